"""Hooks (event handlers): the points of a game's rules at which cards, characters, events or laws have a say.

A game declares its moments once, in the order of the rulebook, and at each call lists the sources in effect: pairs of
an id and its owner, in the order in which they act. What a card does at a moment is registered beside the card:

    life_lost: Moment[[int, int]] = Moment("life_lost")  # person, points

    @on(life_lost, "bart_cassidy")
    def bart_draws(g, me, person, points): ...

`Modifier` chains functions that change a value: a distance, a hand limit, a price, what may be declared. A rule that
may be replaced asks `Instead` first. What needs more than one function is an object in `Parts`. Effects are switched
off in one place: in the list of sources.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, overload

P = ParamSpec("P")
V = TypeVar("V")
T = TypeVar("T")
S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., Any])
Source = tuple[str, Any]  # an id and its owner: a seat or a person, as the game numbers them; -1: nobody's


class Listened(Hashable, Protocol):
    """A point of the rules at which ids may be registered."""

    hooks: Any

    def __hash__(self) -> int: ...


class Moment(Generic[P]):
    """An event: the handler of every source that has one is called. `(g, owner, *args)`."""

    __slots__ = ("hooks", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.hooks: dict[str, Callable[Concatenate[Any, Any, P], None]] = {}

    if TYPE_CHECKING:  # at runtime no keyword arguments: a dictionary for each call would slow play-outs

        def __call__(self, g: Any, sources: Iterable[Source], *args: P.args, **named: P.kwargs) -> None: ...
    else:

        def __call__(self, g, sources, *args):
            for id, owner in sources:
                if (hook := self.hooks.get(id)) is not None:
                    hook(g, owner, *args)


class Modifier(Generic[V, P]):
    """A chain on a value: every source with a handler may change it. `(g, owner, value, *args) -> value`."""

    __slots__ = ("hooks", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.hooks: dict[str, Callable[Concatenate[Any, Any, V, P], V]] = {}

    if TYPE_CHECKING:

        def __call__(self, g: Any, sources: Iterable[Source], value: V, *args: P.args, **named: P.kwargs) -> V: ...
    else:

        def __call__(self, g, sources, value, *args):
            for id, owner in sources:
                if (hook := self.hooks.get(id)) is not None:
                    value = hook(g, owner, value, *args)
            return value


class Instead(Generic[P]):
    """An override of a rule: handlers are called in turn until one returns True, which means that it has acted instead.
    `(g, owner, *args) -> bool`."""

    __slots__ = ("hooks", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.hooks: dict[str, Callable[Concatenate[Any, Any, P], bool]] = {}

    if TYPE_CHECKING:

        def __call__(self, g: Any, sources: Iterable[Source], *args: P.args, **named: P.kwargs) -> bool: ...
    else:

        def __call__(self, g, sources, *args):
            for id, owner in sources:
                hook = self.hooks.get(id)
                if hook is not None and hook(g, owner, *args):
                    return True
            return False


class Parts(Generic[T]):
    """A registry of strategy objects, for what needs more than one function: one instance per id."""

    __slots__ = ("hooks", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.hooks: dict[str, T] = {}

    def __call__(self, sources: Iterable[Source]) -> list[tuple[str, T]]:
        """The objects of those sources that have one, with their ids."""
        return [(id, self.hooks[id]) for id, _ in sources if id in self.hooks]


def who(moment: Listened, sources: Iterable[Source]) -> str:
    """The id of the first source that has a handler; "": none."""
    return next((id for id, _ in sources if id in moment.hooks), "")


@overload
def on(
    moment: Moment[P], *ids: str
) -> Callable[[Callable[Concatenate[Any, Any, P], None]], Callable[Concatenate[Any, Any, P], None]]: ...
@overload
def on(
    moment: Modifier[V, P], *ids: str
) -> Callable[[Callable[Concatenate[Any, Any, V, P], V]], Callable[Concatenate[Any, Any, V, P], V]]: ...
@overload
def on(
    moment: Instead[P], *ids: str
) -> Callable[[Callable[Concatenate[Any, Any, P], bool]], Callable[Concatenate[Any, Any, P], bool]]: ...
@overload
def on(moment: Parts[T], *ids: str) -> Callable[[type[S]], type[S]]: ...
def on(moment: Any, *ids: str) -> Callable[[F], F]:
    """Decorator: register the handler of these ids at a moment; each id may have one."""

    def put(function: F) -> F:
        for id in ids:
            if id in moment.hooks:
                raise ValueError(f"{id} listens to {moment.name} already")
            moment.hooks[id] = function() if isinstance(moment, Parts) else function
        return function

    return put
