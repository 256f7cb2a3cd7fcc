"""Uniform sampling of deals under counting constraints: "exactly two of these three are contraband".

Pieces about which the viewer knows the same are interchangeable (a kind), and so are faces that no constraint tells
apart (a suit). How many faces of each suit go to each kind decides whether all counts hold, and how many deals there
are like that; a dynamic program counts and samples them (`Plan`).

Kinds linked by counts form a block. Blocks are dealt one after the other, each uniformly from what is left; the rest
gets what remains. The more an earlier block has taken of what a later one needs, the fewer ways the later one has. So
rejection sampling makes up for it: a block is accepted with probability (its ways) / (an upper bound of them), else all
begin again. Then all deals are equally likely, and no block needs the constraints of the others. Where faces are so
scarce that this would take too long, one of a few deals is taken by importance resampling: each weighted by its ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import comb, perm
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from .dice import FastDice
from .knowledge import Count

if TYPE_CHECKING:
    from .table import Table

Left = tuple[int, ...]  # faces of each suit that have not been dealt yet
Used = tuple[int, ...]  # how far each count has been filled
Bounds = tuple[tuple[int, int], ...]
# suit, kind, how many pieces of each kind have no face yet, how many faces of this suit are gone, counts
State = tuple[int, int, tuple[int, ...], int, Used]
Step = tuple[int, int, State]  # ways the deal can end, faces of a suit that a kind gets, what comes then
Pool = dict[int, dict[str, int]]  # group -> id -> how many faces are left
W = TypeVar("W", bound=tuple[Any, ...])
PLANS = 512  # cached: a search samples thousands of times at one position
TRIES = 60  # of rejection sampling
SOME = 12  # deals to resample from, if those were all rejected
HOPELESS = 2_000  # tries to find these, after which we give up
by_id = attrgetter("id")


class Alike(NamedTuple):
    """A kind of interchangeable pieces: of one group, in the same counts, barred from the same faces."""

    group: int
    counts: frozenset[int]
    barred: frozenset[str]


class Suit(NamedTuple):
    """Faces of one group that no constraint of a block tells apart."""

    group: int
    counts: frozenset[int]
    barred: frozenset[frozenset[str]]  # the limits that rule them out


Dealt = dict[Alike, list[str]]  # the ids of the faces that each kind gets


class Counted:
    """Groups of hidden pieces whose faces are dealt anew so that all these counts hold."""

    def __init__(self, g: Table, groups: Sequence[Sequence[int]], counts: Sequence[Count]) -> None:
        hidden = {piece for group in groups for piece in group}
        rows = [_hidden_part(g, count, hidden) for count in counts]
        self.pieces: dict[Alike, list[int]] = {}
        nothing: frozenset[str] = frozenset()
        for number, group in enumerate(groups):
            for piece in group:
                part_of = frozenset([i for i, count in enumerate(rows) if piece in count.pieces])
                self.pieces.setdefault(Alike(number, part_of, g.barred.get(piece, nothing)), []).append(piece)
        faces = {number: sorted([g.face[piece] for piece in group], key=by_id) for number, group in enumerate(groups)}
        self.dealer = Dealer({kind: len(alike) for kind, alike in self.pieces.items()}, faces, rows)

    def deal(self, g: Table, dice: FastDice) -> None:
        for kind, got in self.dealer.deal(dice).items():
            dice.shuffle(got)
            for piece, face in zip(self.pieces[kind], got, strict=True):
                g.face[piece] = face


def _hidden_part(g: Table, count: Count, hidden: set[int]) -> Count:
    """The count restricted to the pieces whose faces are dealt anew; those of the others are subtracted."""
    known = sum(g.face[piece].id in count.faces for piece in count.pieces - hidden)
    return count._replace(pieces=count.pieces & hidden, low=count.low - known, high=count.high - known)


class Dealer:
    """Deals the faces of each group to so many pieces of each kind."""

    def __init__(self, sizes: Mapping[Alike, int], faces: Mapping[int, Sequence[Any]], rows: Sequence[Count]) -> None:
        self.faces = faces
        self.there = there = {group: Counter([face.id for face in found]) for group, found in faces.items()}

        def ease(kind: Alike) -> int:
            """How easily a kind takes what remains: many pieces with few barred faces do best."""
            return sizes[kind] - 2 * sum(many for id, many in there[kind.group].items() if id in kind.barred)

        # of each group the kind that gets what remains: one of those in no count
        self.rest = {kind.group: kind for kind in sorted(sizes, key=ease) if not kind.counts}
        limited = linked([kind for kind in sizes if kind not in self.rest.values()])
        self.blocks = sorted([Block(kinds, sizes, there, rows) for kinds in limited], key=lambda block: block.chance)
        taken: Counter[int] = Counter()
        for block in self.blocks:
            block.most = block.plan(block.most_left(taken)).ways
            for kind in block.kinds:
                taken[kind.group] += sizes[kind]

    def deal(self, dice: FastDice) -> dict[Alike, list[Any]]:
        """The faces that each kind gets."""
        pool: dict[int, dict[str, list[Any]]] = {group: {} for group in self.faces}
        for group, faces in self.faces.items():
            for face in faces:
                pool[group].setdefault(face.id, []).append(face)
        return {kind: [pool[kind.group][id].pop() for id in ids] for kind, ids in self._ids(dice).items()}

    def _ids(self, dice: FastDice) -> Dealt:
        if all(block.most for block in self.blocks):
            for _ in range(TRIES):
                if found := self._try(dice, fair=True):
                    return found[0]
            some: list[tuple[Dealt, int]] = []
            for _ in range(HOPELESS):
                some += [found] if (found := self._try(dice, fair=False)) else []
                if len(some) == SOME:
                    break
            if some:
                return _one_of([(ways, dealt) for dealt, ways in some], dice)[1]
        raise LookupError("no deal fits what is known")

    def _try(self, dice: FastDice, fair: bool) -> tuple[Dealt, int] | None:
        """A deal and its weight (the product of the ways of its blocks); None, if it is impossible, or rejected to keep
        the sample `fair`."""
        pool: Pool = {group: dict(ids) for group, ids in self.there.items()}
        dealt: Dealt = {}
        whole = 1
        for number, block in enumerate(self.blocks):
            plan = block.plan([sum([pool[suit.group][id] for id in ids]) for suit, ids in block.suits.items()])
            if not plan.ways or (fair and number and dice.below(block.most) >= plan.ways):
                return None
            whole *= plan.ways
            for kind, row in zip(block.kinds, plan.drawn(dice), strict=True):
                suits = zip(block.suits.items(), row, strict=True)
                dealt[kind] = [
                    id for (suit, ids), many in suits if many for id in _drawn(pool[suit.group], ids, many, dice)
                ]
        for group, kind in self.rest.items():
            if any(id in kind.barred and many for id, many in pool[group].items()):
                return None
            dealt[kind] = [id for id, many in pool[group].items() for _ in range(many)]
        return dealt, whole


def linked(kinds: Collection[Alike]) -> list[list[Alike]]:
    """Connected components of the kinds, where kinds that share a count are neighbours."""
    found: list[list[Alike]] = []
    for kind in kinds:
        near = [some for some in found if any(not kind.counts.isdisjoint(other.counts) for other in some)]
        found = [some for some in found if some not in near] + [[kind, *[other for some in near for other in some]]]
    return found


def _drawn(pool: dict[str, int], ids: Sequence[str], many: int, dice: FastDice) -> list[str]:
    """Draw so many faces with these ids from the pool, uniformly and without replacement."""
    found = []
    left = sum([pool[id] for id in ids])
    for n in range(many):
        throw = dice.below(left - n)
        for id in ids:
            if throw < pool[id]:
                pool[id] -= 1
                found.append(id)
                break
            throw -= pool[id]
    return found


class Block:
    """Kinds that are linked by counts, and the suits that their constraints tell apart."""

    def __init__(
        self,
        kinds: Collection[Alike],
        sizes: Mapping[Alike, int],
        there: Mapping[int, Counter[str]],
        rows: Sequence[Count],
    ) -> None:
        self.kinds = list(kinds)
        numbers = sorted({row for kind in kinds for row in kind.counts})
        limits = {kind.barred for kind in kinds}
        self.suits: dict[Suit, list[str]] = {}
        for group in sorted({kind.group for kind in kinds}):
            for id in sorted(there[group]):
                counted = frozenset([n for n, row in enumerate(numbers) if id in rows[row].faces])
                barred = frozenset([limit for limit in limits if id in limit])
                self.suits.setdefault(Suit(group, counted, barred), []).append(id)
        own = [kind._replace(counts=frozenset([numbers.index(row) for row in kind.counts])) for kind in self.kinds]
        self.key = (
            tuple([(kind, sizes[whole]) for kind, whole in zip(own, self.kinds, strict=True)]),
            tuple(self.suits),
            tuple([(rows[row].low, rows[row].high) for row in numbers]),
        )
        self.plans: dict[Left, Plan] = {}  # a cache of its own, as hashing the long key at every try would be slow
        self.at_least = all(rows[row].high >= len(rows[row].pieces) for row in numbers)  # there are no upper limits
        self.whole = {suit: sum(there[suit.group][id] for id in ids) for suit, ids in self.suits.items()}
        free = 1
        for group in {kind.group for kind in kinds}:
            free *= perm(there[group].total(), sum(sizes[kind] for kind in kinds if kind.group == group))
        self.chance = self.plan(list(self.whole.values())).ways / free  # that cards dealt blindly would fit
        self.most = 0  # upper bound of its ways, whatever the blocks before it have taken

    def plan(self, left: Sequence[int]) -> Plan:
        now = tuple(left)
        if now not in self.plans:
            self.plans[now] = _plan(*self.key, now)
        return self.plans[now]

    def most_left(self, taken: Mapping[int, int]) -> list[int]:
        """An upper bound of what is left of each suit, if the blocks before it have taken so many faces of each
        group."""
        left = []
        for suit, many in self.whole.items():
            gone = taken.get(suit.group, 0)
            others = [n for other, n in self.whole.items() if other.group == suit.group and other != suit]
            if self._serves_least(suit):  # at best nothing else was taken
                left.append(max(many - gone, 0))
            else:
                left.append(min(many, many + sum(others) - gone - sum([max(n - gone, 0) for n in others])))
        return left

    def _serves_least(self, suit: Suit) -> bool:
        """Is any other suit of the group at least as useful to this block?"""
        others = [other for other in self.suits if other.group == suit.group]
        return self.at_least and not suit.counts and all(other.barred <= suit.barred for other in others)


class Plan:
    """Dynamic program: in how many ways the kinds of a block can get their faces, suit by suit, and kind by kind within
    a suit. Which faces of a suit are used is counted once the suit is done, so the state needs of the other suits only
    how many pieces of each kind are still without a face."""

    def __init__(
        self, kinds: tuple[tuple[Alike, int], ...], suits: tuple[Suit, ...], bounds: Bounds, left: Left
    ) -> None:
        self.kinds = [kind for kind, _ in kinds]
        self.suits, self.bounds, self.left = suits, bounds, left
        self.start: State = 0, 0, tuple([size for _, size in kinds]), 0, (0,) * len(bounds)
        ends = {row: s for s, suit in enumerate(suits) for row in suit.counts}
        self.ending = [[row for row in ends if ends[row] == s] for s in range(len(suits))]  # suit -> counts that end
        self.known: dict[State, int] = {}
        self.walked: dict[State, list[Step]] = {}  # a cache: one position is dealt again and again
        idle = [row for row in range(len(bounds)) if row not in ends]
        self.ways = 0 if any(bounds[row][0] > 0 for row in idle) else self._ways(self.start)

    def drawn(self, dice: FastDice) -> list[list[int]]:
        """Sample how many faces of each suit each kind gets, uniformly over deals."""
        state = self.start
        found = [[0] * len(self.suits) for _ in self.kinds]
        while state[0] < len(self.suits):
            s, k = state[:2]
            steps = self.walked.get(state)
            if steps is None:
                steps = self.walked[state] = self._steps(state)
            _, found[k][s], state = _one_of(steps, dice)
        return found

    def _steps(self, state: State) -> list[Step]:
        """How many faces of a suit a kind may get, each with the number of deals that follow."""
        s, k, needs, taken, used = state
        kind, suit = self.kinds[k], self.suits[s]
        fits = suit.group == kind.group and kind.barred not in suit.barred
        rows = kind.counts & suit.counts
        found = []
        for many in range((min(needs[k], self.left[s] - taken) if fits else 0) + 1):
            filled = tuple([n + many if row in rows else n for row, n in enumerate(used)]) if rows and many else used
            if any(filled[row] > self.bounds[row][1] for row in rows):
                break
            rest = (*needs[:k], needs[k] - many, *needs[k + 1 :]) if many else needs
            after: State = s, k + 1, rest, taken + many, filled
            ways = comb(needs[k], many)
            if k + 1 == len(self.kinds):
                if any(filled[row] < self.bounds[row][0] for row in self.ending[s]):
                    continue
                ways *= perm(self.left[s], taken + many)
                after = s + 1, 0, rest, 0, self._without(s, filled)
            if ways := ways * self._ways(after):
                found.append((ways, many, after))
        return found

    def _ways(self, state: State) -> int:
        """In how many ways the rest can be dealt (memoized)."""
        if state[0] == len(self.suits):
            return int(not any(state[2]))
        found = self.known.get(state)
        if found is None:
            found = self.known[state] = sum([ways for ways, *_ in self._steps(state)])
        return found

    def _without(self, s: int, used: Used) -> Used:
        """Counts whose last suit is done are set to 0, so that equal states are recognised."""
        ended = self.ending[s]
        return tuple([0 if row in ended else n for row, n in enumerate(used)]) if ended else used


_plan = lru_cache(PLANS)(Plan)


def _one_of(steps: Sequence[W], dice: FastDice) -> W:
    """Weighted choice: each as likely as its number of ways."""
    throw = dice.below(sum([step[0] for step in steps]))
    for step in steps:
        throw -= step[0]
        if throw < 0:
            return step
    raise AssertionError("the dice throw below")
