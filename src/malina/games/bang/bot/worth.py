"""What an open table is worth to everybody: the chance to win, guessed from roles, lives and cards.

In the common game the other camps are weighed against the law. Where everybody fights for himself, and in the special
game for six, the living win by their strength. The weights are a logistic regression over games of greedy bots; what a
life, a card, a Missed! and a Beer count was fitted afterwards."""

from __future__ import annotations

from math import exp, sqrt

from ..modes.series.prizes import prize
from ..table import BangTable, Person
from .cards import lying_worth
from .weights import Strength, Weights

MISSES, BEERS = 3, 2  # more of them tell nothing
Outcome = tuple[float, str, tuple[int, ...]]  # its chance, what it is called, who wins: seats
Side = tuple[str, tuple[int, ...], list[Person]]  # how the game ends if it wins, who wins then, who of them is in play


def worth(g: BangTable, weights: Weights) -> list[float]:
    """Each seat's chance to be among the winners; in a series, to be the richest."""
    if g.result is not None:
        return [float(seat in g.result.winners) for seat in range(g.seats)]
    if g.options.tournament_scoring:
        return richest(g, weights)
    won = [0.0] * g.seats
    for chance, _, winners in outcomes(g, weights):
        for seat in winners:
            won[seat] += chance
    return won


def richest(g: BangTable, weights: Weights) -> list[float]:
    """By what everybody has, and may expect of this game; the more games are to come, the less that says."""
    money = [float(has) for has in g.money]
    played = len(g.games) == g.game_no
    for chance, how, winners in () if played else outcomes(g, weights):
        for person in g.everybody:
            money[person] += chance * prize(g, person, winners, how)
    left = g.seats - g.game_no + (not played)
    return shares([has / (weights.worth.money * sqrt(left)) for has in money])


def outcomes(g: BangTable, weights: Weights) -> list[Outcome]:
    by = weights.worth
    if g.data.mode == "two":
        own = [[p for p in g.ring if g.owner[p] == seat] for seat in range(2)]
        return survivors(g, weights, by.two, [("duel", (seat,), own[seat]) for seat in range(2)])
    fight = g.show == "wild_west_show" or g.mode == "fight"
    if g.show == "wild_west_show" or g.data.mode == "three":
        return survivors(g, weights, by.fight if fight else by.three, [("survivor", (p,), [p]) for p in g.ring])
    camps = camps_of(g)
    if g.data.mode == "six":
        return survivors(g, weights, by.fight if fight else by.six, [side for side in camps if side[2]])
    return against_the_law(g, weights, camps)


def camps_of(g: BangTable) -> list[Side]:
    found: dict[str, list[Person]] = {"law": [], "outlaws": [], "renegade": []}
    for person in g.everybody:
        found[g.data.camp[g.role(person)]].append(person)
    return [(camp, tuple(persons), [p for p in persons if p in g.ring]) for camp, persons in found.items()]


def against_the_law(g: BangTable, weights: Weights, camps: list[Side]) -> list[Outcome]:
    """The common game: law and Outlaws win together, dead or alive; every Renegade for himself, and alive."""
    by = weights.worth
    outlaws, renegade = by.outlaws.always, by.renegade.always
    for person in g.ring:
        role, has = g.role(person), things(g, person, weights)
        outlaws += times(by.outlaws.each[role], has)
        renegade += times(by.renegade.each[role], has)
    (_, law, _), (_, bad, _), (_, _, rest) = camps
    chances = shares([0.0, outlaws, renegade] if rest else [0.0, outlaws])
    found: list[Outcome] = [(chances[0], "law", law), (chances[1], "outlaws", bad)]
    return found + [(chances[2] / len(rest), "renegade", (person,)) for person in rest]


def survivors(g: BangTable, weights: Weights, strength: Strength, sides: list[Side]) -> list[Outcome]:
    """The stronger a side is, the more likely it is to survive."""
    scores = [sum([times(strength, things(g, person, weights)) for person in living]) for _, _, living in sides]
    return [(chance, how, winners) for chance, (how, winners, _) in zip(shares(scores), sides, strict=True)]


def things(g: BangTable, person: Person, weights: Weights) -> Strength:
    """What makes somebody in play strong."""
    by, front = weights.worth, [g.kind(piece) for piece in g.in_front(person)]
    holds = g.active[g.owner[person]] == person  # two characters have one hand
    hand = [g.kind(piece) for piece in g.hand(person)] if holds else []
    misses = sum(["missed" in kind.symbols for kind in hand])
    misses += sum(["missed" in kind.symbols and kind.color == "green" for kind in front])
    beers = sum([kind.id == "beer" for kind in hand]) if len(g.ring) > 2 else 0
    kept = len(hand) if g.turn == person else min(len(hand), g.life[person] + by.over)
    cards = kept + by.missed * min(misses, MISSES) + by.beer * min(beers, BEERS)
    return 1.0, lives(by.life, g.life[person]), cards, sum([lying_worth(weights.front, kind) for kind in front])


def lives(each: tuple[float, ...], life: int) -> float:
    """The lower one is, the more a life is worth."""
    return sum(each[:life]) + each[-1] * max(0, life - len(each))


def times(weights: Strength, has: Strength) -> float:
    return weights[0] * has[0] + weights[1] * has[1] + weights[2] * has[2] + weights[3] * has[3]


def shares(scores: list[float]) -> list[float]:
    """Chances whose logarithms are as far apart as the scores."""
    top = max(scores, default=0.0)
    parts = [exp(score - top) for score in scores]
    return [part / sum(parts) for part in parts]
