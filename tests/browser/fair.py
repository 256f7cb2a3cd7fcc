"""Fixtures: tables of Sheriff of Nottingham at every kind of decision, and in the middle of a bargain."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import malina
from malina.kernel.decision import Decision, Move
from malina.kernel.dice import FastDice
from malina.kernel.record import Match
from malina.kernel.table import Table

from .past import Game

SHERIFF = malina.game("sheriff")
GAMES = 300  # games searched for decisions
RICH = {4: (28, 12, 91, 33, 54, 43), 6: ()}  # those with rare decisions, searched first
EVERYTHING = SHERIFF.presets["everything"]
LEGAL = ("apple", "cheese", "bread", "chicken")
GOODS = (*LEGAL, "pepper", "mead", "silk", "crossbow")
BOTH = -1  # deputies

OFTEN = ("set_aside", "restock", "lay_out", "exchange", "load", "declare", "inspect", "choose_law", "name_first")
# All kinds of decisions, by number of seats
KINDS = {
    4: (
        *("choose_law", "set_aside", "restock", "lay_out", "load", "declare", "inspect", "fill_order", "sell_set"),
        *(
            "pay_with_goods",
            "pay_with_contraband",
            "fair_discard",
            "show_card",
            "stock_up",
            "take_share",
        ),  # debts and laws
        *("keep_robber", "regain_trust", "hand_out", "favour_whom", "look_into_bag", "look_at_stack", "rob_stand"),
        *("press_whom", "lose_good", "swap_goods", "search_pile", "unpack", "hide_card", "redraw_hand"),
        *("put_up_shown", "pick_card", "bury_cards"),
    ),
    6: ("name_first", "choose_law", "exchange", "inspect", "agree_on_split"),
}


# ---- somebody who plays ----


def trade(table: Table, seat: int, decision: Decision, dice: FastDice) -> Move:
    """A player that mostly sells one good and hides a card beside it, a merry man first; all else at random."""
    places = table.view(seat)["places"]
    move: Move = {}
    if decision.kind == "load":
        hand = [card["face"] for card in places["hand"][str(seat)]]
        best = max(LEGAL, key=hand.count)
        others = sorted((face for face in hand if face != best), key=GOODS.__contains__)
        bag = [best] * min(hand.count(best), 4) + others[: dice.below(3) and 1]
        move = {"cmd": "load", "goods": [[face, bag.count(face)] for face in dict.fromkeys(hand) if face in bag]}
    if decision.kind == "declare":
        bag = [card["face"] for card in places["bag"][str(seat)]]
        move = {"cmd": "declare", "good": max(LEGAL, key=bag.count)}
    return move if move in decision.moves else decision.moves.sample(dice.below)


def offer(to: int, bag: int, **terms: Any) -> Move:
    """The move that offers a deal for letting this bag pass."""
    none: dict[str, Any] = {name: [] for name in ("others", "from_stand", "from_stack", "from_bag")}
    deal = {"cmd": "offer", "to": to, "clauses": [[bag, "pass"]], **none, "gold": 0, "promise": "", "answers": 0}
    return {**deal, **terms}


def squander(match: Match, dice: FastDice) -> bool:
    """A merchant gives away all their gold, if they may: only the poor have to pay with goods."""
    table: Any = match.table
    to = table.in_office[0] if len(table.in_office) == 1 else BOTH
    for bag in table.closed[:1]:  # a law may let them pass in order only
        move = offer(to, bag, gold=table.gold[bag])
        if any(move in one.moves for one in table.decisions(bag)):
            match.act(bag, move)
            for judge in table.in_office:
                match.act(judge, {"cmd": "accept", "deal": table.deals[-1].id, "seq": table.deals[-1].seq})
            return True
    return False


def step(match: Match, dice: FastDice) -> None:
    asked = sorted(match.table.waiting_for)
    seat = asked[dice.below(len(asked))]
    decision = match.table.decisions(seat)[0]
    if not (decision.kind == "inspect" and not dice.below(6) and squander(match, dice)):
        match.act(seat, trade(match.table, seat, decision, dice))


# ---- moments ----


def games(
    name: str, seats: int, options: dict[str, Any], first: Iterable[int] = ()
) -> Iterator[tuple[Match, FastDice]]:
    for number in (*first, *range(GAMES)):
        secret = hashlib.sha256(f"{name} {number}".encode()).digest()
        yield Match.start(SHERIFF, seats, secret, [""] * seats, options), FastDice(f"{name} {number}")


def kept(match: Match) -> Game:
    record = match.record
    return Game(match.secret, record.seats, list(record.moves), SHERIFF.id, dict(record.options))


@cache
def decisions(seats: int) -> dict[str, Game]:
    """For each kind of decision of the first seat a game up to it; a late one where it comes up every round."""
    found: dict[str, Game] = {}
    for match, dice in games("decisions", seats, EVERYTHING, RICH[seats]):
        while not match.table.over and (missing := set(KINDS[seats]) - set(found)):
            table: Any = match.table
            if 0 in table.waiting_for:
                kind = table.decisions(0)[0].kind
                if kind in missing and (table.round > 2 or kind not in OFTEN):
                    found[kind] = kept(match)
            step(match, dice)
        if not missing:
            return found
    raise LookupError(f"nobody was asked {missing}")


def until(name: str, seats: int, when: Callable[[Any], bool], options: dict[str, Any] | None = None) -> Match:
    """The first game that reaches this condition, at that moment."""
    for match, dice in games(name, seats, options or {}):
        while not match.table.over and not when(match.table):
            step(match, dice)
        if when(match.table):
            return match
    raise LookupError(f"no game {name!r} ever came to this")


def bribed(game: Game) -> tuple[Game, int]:
    """The same inspection after the first merchant has offered five coins to both deputies, and that merchant."""
    match = Match.start(SHERIFF, game.seats, game.secret, [""] * game.seats, game.options)
    for seat, move in game.moves:
        match.act(seat, move)
    table: Any = match.table
    bag: int = table.closed[0]
    match.act(bag, offer(BOTH, bag, gold=5))
    return kept(match), bag


def stands(table: Any, seat: int) -> Counter[str]:
    """The goods on the stand of a seat."""
    return Counter(table.face[piece].id for piece in table.at[table.data.stand[seat]])
