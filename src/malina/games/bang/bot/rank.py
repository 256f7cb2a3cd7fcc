"""How the greedy bot of BANG! puts moves in an order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ....kernel.blanks import Some
from ....kernel.decision import Decision, Move, Say
from ....kernel.policy import Ranking
from .cards import Hand
from .mind import Mind

Answer = Callable[[Mind, Hand, Decision], Ranking]
LATER = 1e-6  # what is as good, but comes later in an order of ours, is worth so much less
NEAR = 2  # so many of the least valuable cards that are chosen may be changed for others


def each(moves: Iterable[Move], worth: Callable[[Move], float]) -> Ranking:
    return [(move, worth(move)) for move in moves]


def with_one(hand: Hand, cmd: str, cards: Iterable[str], worth: Callable[[str], float]) -> Ranking:
    """To give one of these cards: the cheapest of each name."""
    names: dict[str, str] = {}
    for id in hand.cheapest(cards):
        names.setdefault(hand.mind.sight.cards[id].name, id)
    return [({"cmd": cmd, "card": id}, worth(id) - n * LATER) for n, id in enumerate(names.values())]


def with_some(say: Say, worth: Callable[[str], float]) -> Ranking:
    """To choose as few as possible of some cards: the best, and those that differ by one of the last."""
    [(name, some)] = say.blanks.items()
    assert isinstance(some, Some)
    values = {id: worth(id) for id in some.items}
    order = sorted(some.items, key=lambda id: -values[id])
    found: Ranking = []
    for n, chosen in enumerate(nearly(order, some.low)):
        move = {"cmd": say.cmd, name: [id for id in some.items if id in chosen]}
        found.append((move, sum([values[id] for id in chosen]) - n * LATER))
    return found


def nearly(order: list[str], count: int) -> Iterator[set[str]]:
    """The first so many, and what comes of changing one of the last of these for one of the first of the rest."""
    first = order[:count]
    yield set(first)
    for last in reversed(first[-NEAR:]):
        for other in order[count : count + NEAR]:
            yield {*first, other} - {last}


def without_blanks(decision: Decision) -> list[Move]:
    """Whatever takes nothing: to take the hit, to give in, to decline; if there are several, that comes last."""
    return [say[0] for say in decision.moves.says if not say.blanks]


def character_worth(mind: Mind, character: str) -> float:
    known = mind.sight.box.character.get(character)
    return mind.weights.character.get(character, 0.0) + (known.life if known else 0)
