"""Domains of move parameters ("fillings" of the "blanks" of a sentence). One value of several: a tuple or list. An
integer: a range. Combinatorial domains have a class: they have too many values to list, so they are counted, indexed,
sampled and tested for membership without listing them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import comb, factorial
from typing import Any, Protocol

Below = Callable[[int], int]  # `Dice.below`, `random.Random().randrange` or the like
JOINER = "\u200d"  # holds the parts of an emoji together; no other invisible letter is let in


class Fillings(Protocol):
    """The domain of a blank: a finite sequence of values."""

    def __len__(self) -> int: ...
    def __getitem__(self, i: int, /) -> Any: ...
    def __contains__(self, value: Any, /) -> bool: ...


class Blank(ABC):
    """A combinatorial domain."""

    __slots__ = ()

    @property
    @abstractmethod
    def size(self) -> int:
        """How many fillings there are; `len` cannot return 2**63 or more."""

    @abstractmethod
    def __getitem__(self, i: int) -> Any: ...
    @abstractmethod
    def __contains__(self, value: Any) -> bool: ...
    @abstractmethod
    def to_json(self) -> dict[str, Any]: ...

    def sample(self, below: Below) -> Any:
        return self[below(self.size)]

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(self.size))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Blank) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]


class Some(Blank):
    """Subsets of these items with `low` to `high` elements; a filling is a list in the order given here."""

    __slots__ = ("high", "items", "low")

    def __init__(self, items: Sequence[Any], low: int, high: int) -> None:
        self.items = tuple(items)
        self.low = max(low, 0)
        self.high = min(high, len(self.items))

    @property
    def size(self) -> int:
        return sum(comb(len(self.items), k) for k in range(self.low, self.high + 1))

    def __getitem__(self, i: int) -> list[Any]:
        """The i-th subset (unranking): smaller ones first, then in the order of the items."""
        if i < 0:
            raise IndexError(i)
        size = self.low
        while size <= self.high and i >= comb(len(self.items), size):
            i -= comb(len(self.items), size)
            size += 1
        if size > self.high:
            raise IndexError(i)
        chosen: list[Any] = []
        for place, item in enumerate(self.items):
            without = comb(len(self.items) - place - 1, size - len(chosen) - 1) if size > len(chosen) else 0
            if i < without:
                chosen.append(item)
            else:
                i -= without
        return chosen

    def __contains__(self, value: Any) -> bool:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            return False
        rest = iter(self.items)
        return all(any(same(thing, item) for item in rest) for thing in value)

    def to_json(self) -> dict[str, Any]:
        return {"some": list(self.items), "low": self.low, "high": self.high}


class Order(Blank):
    """Permutations of these items, which are all different."""

    __slots__ = ("items",)

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = tuple(items)

    @property
    def size(self) -> int:
        return factorial(len(self.items))

    def __getitem__(self, i: int) -> list[Any]:
        """The i-th permutation (unranking); number 0 is the order given here."""
        if not 0 <= i < self.size:
            raise IndexError(i)
        rest = list(self.items)
        chosen = []
        while rest:
            k, i = divmod(i, factorial(len(rest) - 1))
            chosen.append(rest.pop(k))
        return chosen

    def __contains__(self, value: Any) -> bool:
        if not isinstance(value, list) or len(value) != len(self.items):
            return False
        return all(any(same(thing, item) for thing in value) for item in self.items)

    def to_json(self) -> dict[str, Any]:
        return {"order": list(self.items)}


class Text(Blank):
    """Free text of at most so many characters. It is not enumerated: the only value that sampling gives is the empty
    text."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    @property
    def size(self) -> int:
        return 1

    def __getitem__(self, i: int) -> str:
        if i:
            raise IndexError(i)
        return ""

    def __contains__(self, value: Any) -> bool:
        return type(value) is str and len(value) <= self.most and value.replace(JOINER, "").isprintable()

    def to_json(self) -> dict[str, Any]:
        return {"text": self.most}


State = tuple[int, tuple[int, ...], int]  # keys filled so far, how often each capped value was used, the sum
Ways = dict[tuple[int, State], int]  # number of the next key, state -> in how many ways the rest can be filled
SHAPES = 512  # whose ways are kept: the same few are counted again and again


class Each(Blank):
    """Partial maps, a value for some of these keys: tokens face up or down, a clause for each sack, how many of which
    goods.

    At least `low` and at most `high` keys are filled, at most `caps[value]` of them with that value, and the values, if
    they are numbers, add up to something within `total`. A filling is a list of [key, value] in the order of the keys.
    """

    __slots__ = ("_ways", "caps", "high", "keys", "low", "total", "values")

    def __init__(
        self,
        values: Mapping[Any, Fillings],
        low: int = 0,
        high: int | None = None,
        *,
        caps: Mapping[Any, int] | None = None,
        total: tuple[int, int] | None = None,
    ) -> None:
        values = {key: fillings for key, fillings in values.items() if size(fillings)}
        self.keys = tuple(values)
        self.values = tuple(values.values())
        self.low = max(low, 0)
        self.high = len(self.keys) if high is None else min(high, len(self.keys))
        self.caps = dict(caps or {})
        self.total = total
        self._ways = _ways(self)

    @property
    def size(self) -> int:
        return self._count(0, self._start)

    def __getitem__(self, i: int) -> list[list[Any]]:
        if not 0 <= i < self.size:
            raise IndexError(i)
        chosen = []
        state = self._start
        for number, key in enumerate(self.keys):
            for step, (value, after) in enumerate(self._steps(number, state)):
                ways = self._count(number + 1, after)
                if i < ways:
                    if step:
                        chosen.append([key, value])
                    state = after
                    break
                i -= ways
        return chosen

    def __contains__(self, value: Any) -> bool:
        if not isinstance(value, list):
            return False
        state, used = self._start, 0
        for number, key in enumerate(self.keys):
            pair = value[used] if used < len(value) else None
            if not isinstance(pair, list | tuple) or len(pair) != 2 or not same(pair[0], key):
                continue
            if not holds(self.values[number], pair[1]):
                return False
            after = self._after(state, pair[1])
            if after is None:
                return False
            state, used = after, used + 1
        return used == len(value) and self._ends(state)

    def following(self, chosen: Sequence[Sequence[Any]]) -> dict[Any, list[Any]]:
        """The next keys after this prefix of pairs, each with the values it can get so that the filling can still be
        completed. Whether the prefix is complete itself, `in` tells."""
        number, state = 0, self._start
        for key, value in chosen:
            number = self.keys.index(key, number) + 1
            after = self._after(state, value)
            assert after is not None
            state = after
        found = {}
        for later in range(number, len(self.keys)):
            _, *steps = self._steps(later, state)
            if values := [value for value, after in steps if self._count(later + 1, after)]:
                found[self.keys[later]] = values
        return found

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "each": [[key, fillings_json(values)] for key, values in zip(self.keys, self.values, strict=True)],
            "low": self.low,
            "high": self.high,
        }
        if self.caps:
            found["caps"] = [[value, most] for value, most in self.caps.items()]
        if self.total is not None:
            found["total"] = list(self.total)
        return found

    @property
    def _start(self) -> State:
        return 0, (0,) * len(self.caps), 0

    def _steps(self, number: int, state: State) -> Iterator[tuple[Any, State]]:
        """The choices for this key: to leave it out, which comes first, or one of its values."""
        yield None, state
        values = self.values[number]
        for i in range(len(values)):
            value = values[i]
            if (after := self._after(state, value)) is not None:
                yield value, after

    def _after(self, state: State | None, value: Any) -> State | None:
        """The state with one more key filled; None: a limit is exceeded."""
        if state is None or state[0] == self.high:
            return None
        filled, used, total = state
        if value in self.caps:
            place = list(self.caps).index(value)
            if used[place] == self.caps[value]:
                return None
            used = (*used[:place], used[place] + 1, *used[place + 1 :])
        return filled + 1, used, total + value if self.total is not None else 0

    def _ends(self, state: State) -> bool:
        return state[0] >= self.low and (self.total is None or self.total[0] <= state[2] <= self.total[1])

    def _count(self, number: int, state: State) -> int:
        """In how many ways the keys from this one on can be filled (dynamic program)."""
        if number == len(self.keys):
            return int(self._ends(state))
        known = self._ways.get((number, state))
        if known is None:
            known = sum(self._count(number + 1, after) for _, after in self._steps(number, state))
            self._ways[number, state] = known
        return known


def _ways(each: Each) -> Ways:
    """What has been counted already for the same values, limits and caps, whatever the keys are."""
    values = tuple([tuple(values) if type(values) is list else values for values in each.values])
    try:
        return _counted(values, each.low, each.high, tuple(each.caps.items()), each.total)
    except TypeError:  # values that cannot be hashed
        return {}


@lru_cache(SHAPES)
def _counted(*_shape: Any) -> Ways:
    return {}


PLAIN = frozenset({tuple, list, range})  # most fillings; `type(…) in PLAIN` is the fast path of play-outs


def size(fillings: Fillings) -> int:
    if type(fillings) in PLAIN:
        return len(fillings)
    return fillings.size if isinstance(fillings, Blank) else len(fillings)


def holds(fillings: Fillings, value: Any) -> bool:
    kind = type(value)
    if isinstance(fillings, range):
        return kind is int and value in fillings
    if kind is str and type(fillings) in PLAIN:
        return value in fillings
    if isinstance(fillings, Blank):
        return value in fillings
    for i in range(len(fillings)):
        filling = fillings[i]
        if kind is type(filling) and (value == filling if kind is int else same(value, filling)):
            return True
    return False


def same(a: Any, b: Any) -> bool:
    """Equal and of the same types all the way down: 6.0 and True are not 6 and 1."""
    if type(a) is not type(b):
        return False
    if type(a) is dict:
        return bool(a.keys() == b.keys()) and all(same(a[key], b[key]) for key in a)
    if type(a) is list:
        return len(a) == len(b) and all(map(same, a, b))
    return bool(a == b)


def fillings_json(fillings: Fillings) -> Any:
    if isinstance(fillings, Blank):
        return fillings.to_json()
    if isinstance(fillings, range) and fillings.step == 1 and fillings:
        return {"low": fillings[0], "high": fillings[-1]}
    return [fillings[i] for i in range(len(fillings))]


def read_fillings(data: Any) -> Fillings:
    """Deserialize what `fillings_json` wrote."""
    if isinstance(data, list):
        return tuple(data)
    if "some" in data:
        return Some(data["some"], data["low"], data["high"])
    if "order" in data:
        return Order(data["order"])
    if "text" in data:
        return Text(data["text"])
    if "each" in data:
        values = {key: read_fillings(fillings) for key, fillings in data["each"]}
        total = data.get("total")
        caps = dict(map(tuple, data.get("caps", ())))
        return Each(values, data["low"], data["high"], caps=caps, total=(total[0], total[1]) if total else None)
    return range(data["low"], data["high"] + 1)
