"""Two bots by simple rules, against which the heuristic of BANG! is measured:

malina arena bang --bots greedy,tests/bang/yardsticks.py:Karma --seats 5 --by-side --games 120

Karma plays its cards in one order for everybody, at whoever has been worst to its side. Lists has an order of cards and
one of targets for every role, and forgives nobody. They read the table as the heuristic does, and share no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from malina.games.bang.bot.sight import Sight, in_view
from malina.games.bang.table import Person
from malina.kernel.blanks import Some
from malina.kernel.decision import Decision, Move
from malina.kernel.dice import Dice
from malina.kernel.policy import View

DRAWS = ["stagecoach", "wells_fargo", "general_store"]
WEAPONS = ["winchester", "rev_carabine", "remington", "schofield", "volcanic"]
LAID = ["barrel", "mustang", "scope"]
KEEP = ["missed", "beer", "bang", "barrel", "mustang", *WEAPONS, "panic", "cat_balou", "gatling", "duel", "indians"]
LAW = ("sheriff", "deputy")


class Rules:
    """What is common: the first card of a list that may be played, at the first target of a list."""

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move:
        sight = in_view(view)
        moves = decision.moves
        if decision.kind == "act":
            return self.act(sight, list(moves))
        if any(isinstance(blank, Some) for say in moves.says for blank in say.blanks.values()):
            return worst(sight, decision)
        for wanted in ("barrel", "miss", "drink", "pick"):
            found = [move for move in moves if move["cmd"] == wanted]
            if found:
                return min(found, key=lambda move: value(sight, move.get("card", "")))
        if decision.kind in ("discard_bang", "duel_answer"):
            return moves[0]  # a BANG!, if there is one
        return moves.sample(dice.below)

    def act(self, sight: Sight, moves: list[Move]) -> Move:
        cards, targets = self.cards(sight), self.targets(sight)
        best, made = len(cards), next(move for move in moves if move["cmd"] == "end")
        for move in moves:
            name = sight.cards[move["card"]].name if move["cmd"] == "play" else ""
            if name not in cards or not self.sensible(sight, name, move, targets):
                continue
            place = cards.index(name)
            if place < best or (place == best and rank(move, targets) < rank(made, targets)):
                best, made = place, move
        return made

    def sensible(self, sight: Sight, name: str, move: Move, targets: list[Person]) -> bool:
        mine = [card.name for card in sight.front[sight.me]]
        if name == "beer":
            return sight.life[sight.me] < sight.most[sight.me]
        if name in WEAPONS:
            return not any(old in WEAPONS and WEAPONS.index(old) <= WEAPONS.index(name) for old in mine)
        if name in ("gatling", "indians"):
            return 2 * len(targets) >= len(sight.others)
        if name == "duel" and sum(card.name == "bang" for card in sight.hand) < 2:
            return False
        return "target" not in move or move["target"] in targets

    def cards(self, sight: Sight) -> list[str]:
        raise NotImplementedError

    def targets(self, sight: Sight) -> list[Person]:
        """Whom it attacks, the worst first."""
        raise NotImplementedError


class Karma(Rules):
    def cards(self, sight: Sight) -> list[str]:
        return ["beer", *DRAWS, *LAID, *WEAPONS, "panic", "cat_balou", "bang", "gatling", "indians", "duel", "jail"]

    def targets(self, sight: Sight) -> list[Person]:
        karma = karma_of(sight)
        mine = sight.role[sight.me]
        sheriff = [p for p in sight.others if sight.role[p] == "sheriff"]
        rest = sorted([p for p in sight.others if p not in sheriff], key=lambda p: karma[p])
        if mine == "outlaw":
            return sheriff + [p for p in reversed(rest) if karma[p] > 0]
        bad = [p for p in rest if karma[p] < 0]
        if mine == "renegade":
            return (bad or rest) if rest else sheriff
        return bad or [p for p in rest if karma[p] == 0 and mine == "sheriff" and len(rest) < 4]


CARDS = {
    "sheriff": [*LAID, *WEAPONS, *DRAWS, "beer", "jail", "cat_balou", "panic", "bang", "indians", "gatling"],
    "deputy": [*DRAWS, *WEAPONS, "bang", "jail", "duel", "cat_balou", "panic", "beer", *LAID],
    "outlaw": [*WEAPONS, *DRAWS, "panic", "cat_balou", "bang", "gatling", "indians", "duel", "beer", *LAID],
    "renegade": [*LAID, *DRAWS, "beer", *WEAPONS, "panic", "cat_balou", "bang", "duel", "jail"],
}


class Lists(Rules):
    def cards(self, sight: Sight) -> list[str]:
        return CARDS[sight.role[sight.me]]

    def targets(self, sight: Sight) -> list[Person]:
        mine = sight.role[sight.me]
        sheriff = next(p for p in sight.g.ring if sight.role[p] == "sheriff")
        hostile = [p for p in sight.others if hits(sight, p, sheriff)]
        others = [p for p in sight.others if p != sheriff]
        if mine == "outlaw":
            return [sheriff, *[p for p in others if p not in hostile and hits(sight, p, sight.me)]]
        if mine == "renegade":
            return sorted(others, key=lambda p: (p not in hostile, sight.life[p])) or [sheriff]
        return hostile or ([p for p in others if hits(sight, p, sight.me)] if mine == "deputy" else [])


def rank(move: Move, targets: Sequence[Person]) -> int:
    return targets.index(move["target"]) if move.get("target") in targets else len(targets)


def hits(sight: Sight, by: Person, at: Person) -> int:
    return sum([sight.deeds.get(f"{deed} {by} {at}", 0) for deed in ("attack", "rob")])


def karma_of(sight: Sight) -> dict[Person, float]:
    """Good is whoever spares the Sheriff and attacks those who do not."""
    sheriff = next((p for p, role in enumerate(sight.role) if role == "sheriff"), -1)
    karma: dict[Person, float] = {p: -2.0 * hits(sight, p, Person(sheriff)) for p in sight.others}
    bad = [p for p in karma if karma[p] < 0]
    for person in karma:
        karma[person] += sum([hits(sight, person, other) for other in bad if other != person])
    return karma


def value(sight: Sight, card: str) -> int:
    """The less, the rather it is kept."""
    name = sight.cards[card].name if card in sight.cards else ""
    return KEEP.index(name) if name in KEEP else len(KEEP)


def worst(sight: Sight, decision: Decision) -> Move:
    """Of the first sentence with several cards the fewest, those that one would keep least."""
    say = next(say for say in decision.moves.says if any(isinstance(blank, Some) for blank in say.blanks.values()))
    move: dict[str, Any] = {"cmd": say.cmd}
    for name, blank in say.blanks.items():
        if isinstance(blank, Some):
            chosen = sorted(blank.items, key=lambda id: -value(sight, id))[: blank.low]
            move[name] = [id for id in blank.items if id in chosen]
        else:
            move[name] = next(iter(blank))  # type: ignore[call-overload]
    return move
