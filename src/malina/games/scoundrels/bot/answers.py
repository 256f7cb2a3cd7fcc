"""What each answer is worth, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.decision import Decision, Move, Say
from ....kernel.policy import Ranking
from ..faces import Strategy
from ..language import (
    Ability,
    FreeHenchman,
    OneOpponentChooses,
    OpponentLosesReputation,
    PlaceFreedHenchman,
    ReturnOwnPlayedCard,
    ScoutSafe,
    StealMoney,
    StealSafe,
    SwapScoutedUnusedWithOwnStolen,
)
from ..rules.query import op_of, there
from ..table import NOBODY
from .crew import keeping, strategy
from .doubts import caprice, doubting, waiting
from .gains import EFFECTS, burnt, gain, least, of_scoundrel, services, suffering
from .hiring import best_seating, hiring, seating
from .slots import plans
from .stakes import Mind

Answer = Callable[[Mind, Decision], Ranking]


def rank(mind: Mind, decision: Decision) -> Ranking:
    return ANSWERS[decision.kind](mind, decision)


# ---- the turn ----


def plan(mind: Mind, decision: Decision) -> Ranking:
    cards, openly = plans(mind)
    ranks = {mind.g.face[piece].id: mind.g.face[piece].rank for piece in mind.g.at[mind.sight.box.hand[mind.me]]}
    return [
        (move, openly if move["cmd"] == "play_open" else cards[ranks[move["card"]], move["slot"]])
        for move in decision.moves
    ]


def use_ability(mind: Mind, decision: Decision) -> Ranking:
    """Whatever is good; the best first, but money before what costs money."""
    ranking: Ranking = []
    for move in decision.moves:
        if move["cmd"] == "done":
            ranking.append((move, 0.0))
        elif move["cmd"] == "leader":
            ranking.append((move, gain(mind, mind.sight.box.leader_abilities[mind.g.slot])))
        else:
            ranking.append((move, of_source(mind, move["ability"])))
    return ranking


def of_source(mind: Mind, id: str) -> float:
    """A scoundrel of ours, or the strategy card."""
    card = mind.g.strategy(mind.me)
    if card and card[1].id == id:
        return of_strategy(mind, card[1])
    return next(of_scoundrel(mind, trait, job) for trait, job in mind.sight.crew(mind.me) if trait.id == id)


def of_strategy(mind: Mind, card: Strategy) -> float:
    return gain(mind, Ability(card.cost, "", card.ops))


def hire_or_office(mind: Mind, decision: Decision) -> Ranking:
    pairs = {trait.id: (trait, job) for trait, job in mind.sight.pairs(mind.g.in_saloon())}
    return [
        (
            move,
            max(value for _, value in services(mind))
            if move["cmd"] == "office"
            else hiring(mind, *pairs[move["scoundrel"]]),
        )
        for move in decision.moves
    ]


def office(mind: Mind, decision: Decision) -> Ranking:
    values = dict(services(mind))
    return [(move, values.get(move["service"], 0.0)) for move in decision.moves]


def when_hired(mind: Mind, decision: Decision) -> Ranking:
    pair = mind.sight.pairs([mind.g.uses[-1].source])[0]
    return [(move, of_scoundrel(mind, *pair) if move["cmd"] == "use_it" else 0.0) for move in decision.moves]


def discard(mind: Mind, decision: Decision) -> Ranking:
    pairs = {trait.id: (trait, job) for trait, job in mind.sight.pairs([*mind.g.own(mind.me), mind.g.uses[-1].source])}
    return [(move, -keeping(mind, *pairs[move["scoundrel"]])) for move in decision.moves]


def arrange(mind: Mind, decision: Decision) -> Ranking:
    """Arrows should point at somebody; if there are none, nobody moves."""
    g, cells = mind.g, mind.sight.box.cell[mind.me]
    now = {cell: mind.sight.pairs([g.trait(place)])[0] for cell, place in cells.items() if g.at[place]}
    new = mind.sight.pairs([g.uses[-1].source])[0]
    ranking: Ranking = []
    for say in decision.moves.says:
        if say.cmd == "put":
            for cell in values_of(say, "cell"):
                ranking.append(({"cmd": "put", "cell": cell}, seating(mind, {**now, cell: new})))
        elif say.cmd == "keep":
            ranking.append(({"cmd": "keep"}, seating(mind, now)))
    all_of_them = [*now.values(), *([new] if ranking[0][0]["cmd"] == "put" else [])]
    if any(trait.arrows for trait, _ in all_of_them) and len(all_of_them) > 1:
        best = best_seating(mind, all_of_them)
        at = {trait.id: cell for cell, (trait, _) in best.items()}
        names = [g.face[piece].id for piece in g.own(mind.me)]
        order = [*names, *(id for id in at if id not in names)]
        move = {"cmd": "arrange", "cells": [[id, at[id]] for id in order]}
        ranking.append((move, seating(mind, best) - 0.01))
    return ranking


def values_of(say: Say, blank: str) -> Sequence[Any]:
    fillings: Any = say.blanks[blank]
    return [fillings[i] for i in range(len(fillings))]


def again(mind: Mind, decision: Decision) -> Ranking:
    trait, job = mind.sight.pairs([mind.g.uses[-1].source])[0]
    worth = of_scoundrel(mind, trait, job, via=True)
    return [(move, worth if move["cmd"] == "again" else 0.0) for move in decision.moves]


# ---- choosing for an op ----


def choose(mind: Mind, decision: Decision) -> Ranking:
    op = op_of(mind.g)
    return [
        (move, 0.0 if move["cmd"] == "decline" else CHOICES[move["cmd"]](mind, op, move)) for move in decision.moves
    ]


def do_it(mind: Mind, op: Any, move: Move) -> float:
    use = mind.g.uses[-1]
    if type(op).__name__ == "PlaceOwnHenchman":
        return doubting(mind, mind.me, use.victim, mind.hands.true(use.victim, use.slot))
    return EFFECTS[type(op)](mind, op, 0)


def pick_safe(mind: Mind, op: Any, move: Move) -> float:
    vault, safe = mind.vault, move["safe"]
    if isinstance(op, StealSafe):
        return vault.gain(vault.worth(safe)) - op.pay * mind.dollar
    if isinstance(op, ScoutSafe):
        return vault.look(safe)
    if isinstance(op, SwapScoutedUnusedWithOwnStolen):
        return vault.worth(mind.g.uses[-1].safes[-1]) - vault.worth(safe)
    return max([vault.mark(safe, number) for number in numbers(mind)], default=0.0)


def numbers(mind: Mind) -> list[int]:
    left = mind.g.marks_left(mind.me)
    return [number for number in mind.sight.box.numbers if left[mind.sight.box.token[number]]]


def pick_unused(mind: Mind, op: Any, move: Move) -> float:
    place = mind.sight.box.unused[move["location"]]
    return mind.vault.unused(place)


def remark(mind: Mind, op: Any, move: Move) -> float:
    return mind.vault.mark(move["safe"], move["number"]) - mind.vault.mark(move["safe"], move["old"])


def pick_opponent(mind: Mind, op: Any, move: Move) -> float:
    seat = move["opponent"]
    if isinstance(op, StealMoney):
        return min(op.n, mind.g.money[seat]) * mind.dollar * (1 + mind.rival)
    if isinstance(op, OneOpponentChooses):
        return least(mind, seat, op.options) * mind.rival
    if isinstance(op, OpponentLosesReputation):
        return (1 + 0.1 * mind.g.reputation[seat]) * mind.rival
    return mind.henchman(seat) * mind.rival


def pick_henchman(mind: Mind, op: Any, move: Move) -> float:
    owner = move["owner"]
    if owner == mind.me:
        return mind.henchman(owner)
    assert isinstance(op, FreeHenchman)
    return mind.reputation(mind.me, op.if_opponents_gain_reputation) - mind.henchman(owner) * mind.rival


def pick_card(mind: Mind, op: Any, move: Move) -> float:
    victim, slot = move["victim"], move["slot"]
    if isinstance(op, ReturnOwnPlayedCard):
        return burnt(mind, slot)
    true = mind.hands.true(victim, slot)
    if isinstance(op, PlaceFreedHenchman):
        mine = mind.g.uses[-1].freed == mind.me
        return (1 - true) * (1 + mind.rival) - 0.4 if mine else (1 - true) * 0.2 - 0.3
    return 0.1 + true * (1 - true)


def pick_scoundrel(mind: Mind, op: Any, move: Move) -> float:
    use = mind.g.uses[-1]
    trait = mind.g.named(move["scoundrel"], there(mind.g, use, op.from_))
    pair = mind.sight.pairs([trait])[0]
    if type(op).__name__ == "Hire":
        return hiring(mind, *pair)
    return of_scoundrel(mind, *pair, via=True, depth=1)


def swap(mind: Mind, op: Any, move: Move) -> float:
    """Jobs or traits change places: what our own gain by it."""
    g = mind.g
    pieces = [*g.own(mind.me), *g.in_saloon(), g.uses[-1].source]
    one, two = g.named(move["scoundrel"], pieces), g.named(move["other"], pieces)
    own = g.own(mind.me)
    (a, x), (b, y) = mind.sight.pairs([one, two])
    after = [(a, y), (b, x)] if type(op).__name__ == "SwapJob" else [(b, x), (a, y)]
    worth = 0.0
    for piece, before, then in ((one, (a, x), after[0]), (two, (b, y), after[1])):
        if piece in own:
            worth += keeping(mind, *then) - keeping(mind, *before)
    return worth


def pick_option(mind: Mind, op: Any, move: Move) -> float:
    return dict(services(mind)).get(move["service"], 0.0)


def pick_ability(mind: Mind, op: Any, move: Move) -> float:
    return gain(mind, mind.sight.box.leader_abilities[move["slot"]], 1)


CHOICES: dict[str, Callable[[Mind, Any, Move], float]] = {
    "do_it": do_it,
    "pick_safe": pick_safe,
    "pick_unused": pick_unused,
    "remark": remark,
    "pick_opponent": pick_opponent,
    "pick_henchman": pick_henchman,
    "pick_card": pick_card,
    "pick_scoundrel": pick_scoundrel,
    "swap": swap,
    "pick_option": pick_option,
    "pick_ability": pick_ability,
}


# ---- safes ----


def mark(mind: Mind, decision: Decision) -> Ranking:
    """The safe that has just been scouted, or chosen to be marked."""
    safe = mind.g.scouted if mind.g.scouted != NOBODY else mind.g.uses[-1].marking
    ranking: Ranking = []
    for move in decision.moves:
        if move["cmd"] == "mark":
            # Mixed: otherwise whoever knows this bot reads the safe from the number.
            by_chance = caprice(mind, f"{safe} {move['number']}", mind.weights.vault.noise)
            ranking.append((move, mind.vault.mark(safe, move["number"]) + by_chance))
        elif move["cmd"] == "move_mark":
            lost = mind.vault.mark(move["source"], move["token"])
            ranking.append((move, mind.vault.mark(safe, move["number"]) - max(0.0, lost) - 0.1))
        else:
            ranking.append((move, 0.0))
    return ranking


def abandon(mind: Mind, decision: Decision) -> Ranking:
    return [(move, -mind.vault.worth(move["safe"])) for move in decision.moves]


# ---- what others make us do ----


def suffer(mind: Mind, decision: Decision) -> Ranking:
    return [(move, -(suffering(mind, mind.me, move["what"]) or 0.0)) for move in decision.moves]


def doubt(mind: Mind, decision: Decision) -> Ranking:
    g = mind.g
    true = mind.hands.true(g.turn, g.slot)
    worth = doubting(mind, mind.me, g.turn, true) + mind.weights.doubts.suspicion
    if mind.sight.days_after or waiting(mind, mind.me):  # otherwise there is nothing to lose
        worth += caprice(mind, "doubt", mind.weights.doubts.noise)
    return [(move, worth if move["cmd"] == "doubt" else 0.0) for move in decision.moves]


def doubt_before_jail(mind: Mind, decision: Decision) -> Ranking:
    """It is lost if it stays: nothing to wait for."""
    g = mind.g
    true = mind.hands.true(g.turn, g.slot)
    worth = (1 - true) * (1 + mind.rival) - 0.2 * true
    return [(move, worth if move["cmd"] == "doubt" else 0.3) for move in decision.moves]


# ---- days ----


def who_begins(mind: Mind, decision: Decision) -> Ranking:
    """Whoever comes last can still answer what the others have done; ties are theirs too."""
    last = (mind.me + 1) % mind.g.seats
    return [(move, float(move["player"] == last)) for move in decision.moves]


def who_is_first(mind: Mind, decision: Decision) -> Ranking:
    return [(move, float(move["player"] == mind.me)) for move in decision.moves]


def choose_strategy(mind: Mind, decision: Decision) -> Ranking:
    cards = {face.id: face for face in mind.sight.box.strategies}
    return [(move, strategy(mind, cards[move["strategy"]])) for move in decision.moves]


ANSWERS: dict[str, Answer] = {
    "plan": plan,
    "use_ability": use_ability,
    "hire_or_office": hire_or_office,
    "office": office,
    "when_hired": when_hired,
    "discard_one": discard,
    "give_up": discard,
    "arrange": arrange,
    "again": again,
    "choose": choose,
    "mark": mark,
    "abandon": abandon,
    "suffer": suffer,
    "last_doubt": doubt,
    "before_it_is_jailed": doubt_before_jail,
    "who_begins": who_begins,
    "who_is_first": who_is_first,
    "choose_strategy": choose_strategy,
}
