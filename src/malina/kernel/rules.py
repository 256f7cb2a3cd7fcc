"""Rules and questions: registries of the module-level functions a game is written in, so that a dumped stack of frames
can name them.

A *rule* `(g, *args)` is one step of the rulebook; it pushes what comes after: `g.then(...)`, `g.ask(...)`.
A *question* generates the legal moves of a seat, carries each of them out, and explains why others are refused.
Legal moves are always derived from the table and never stored in it: so on a guess (determinization), where a hidden
hand holds other cards, they fit that hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Any, TypeVar, Union, get_args

from msgspec import UNSET, UnsetType, defstruct

from .compiled import resolved
from .decision import NOTHING_MORE, About, Moves, Sentences
from .refusal import IllegalMove

Rule = Callable[..., None]
R = TypeVar("R", bound=Rule)
P = TypeVar("P", bound=Callable[..., bool])
A = TypeVar("A", bound=Callable[..., About])
W = TypeVar("W", bound=Callable[..., IllegalMove | None])

TIME = "time"  # the verb of a timeout, which carries out a question's default
RULES: dict[str, Rule] = {}
QUESTIONS: dict[str, Question] = {}


def rule(function: R) -> R:
    """Register a rule under `<game>.<function>`."""
    _register(RULES, function, function)
    return function


class Question:
    """A type of decision that can be asked of a seat. `kind` is the message id of the prompt."""

    __slots__ = ("about", "alone", "answers", "could", "kind", "moves", "name", "names", "own", "reasons", "staying")

    def __init__(self, moves: Callable[..., Sentences]) -> None:
        self.kind = moves.__name__
        self.alone = False  # do no offers stand while it is asked?
        self.moves = moves
        self.own = len(signature(moves).parameters)  # arguments: the table, the seat, then the question's own
        self.answers: dict[str, Callable[..., None]] = {}
        self.names: dict[str, tuple[str, ...]] = {}  # of the blanks: what its answer takes besides
        self.staying: set[str] = set()  # verbs after which it is still asked
        self.reasons: dict[str, Callable[..., IllegalMove | None]] = {}
        self.about: Callable[..., About] = lambda g, seat, *args: NOTHING_MORE
        self.could: Callable[..., bool] = lambda g, seat, *args: True
        self.name = _register(QUESTIONS, moves, self)

    def answer(self, cmd: str, *, stays: bool = False) -> Callable[[R], R]:
        """`(g, seat, *args, *blanks)`: carry out the legal move `cmd`; its last arguments name the blanks. If the
        question stays, it is asked again, worked out anew, when all that comes of the answer is done."""

        def put(function: R) -> R:
            if cmd in self.answers:
                raise ValueError(f"{self.name} has two answers to {cmd}")
            self.answers[cmd] = function
            if stays:
                self.staying.add(cmd)
            self.names[cmd] = tuple(signature(function).parameters)[self.own :]
            return function

        return put

    def default(self, function: R) -> R:
        """`(g, seat, *args)`: what happens on a timeout. No seat can choose it."""
        return self.answer(TIME)(function)

    def asked_of(self, function: P) -> P:
        """`(g, seat, *args) -> bool`: could this seat make use of it, by public knowledge? A reaction window asks only
        those, so that who is asked gives nothing away."""
        self.could = function
        return function

    def carry_out(self, g: Any, seat: int, args: tuple[Any, ...], move: Mapping[str, Any]) -> None:
        cmd = move["cmd"]
        self.answers[cmd](g, seat, *args, *[move.get(name) for name in self.names[cmd]])

    def says(self, g: Any, seat: int, args: tuple[Any, ...]) -> Moves:
        """The legal moves with their blanks by name."""
        return Moves.of(self.moves(g, seat, *args), self.names)

    def refuse(self, cmd: str) -> Callable[[W], W]:
        """`(g, seat, *args, **blanks)`: say why the well-formed move `cmd` is not legal; None: it makes no sense."""

        def put(function: W) -> W:
            self.reasons[cmd] = function
            return function

        return put

    def tells(self, function: A) -> A:
        """`(g, seat, *args) -> About`: what the seat is told with the question; only what it may know."""
        self.about = function
        return function


def question(moves: Callable[..., Sentences]) -> Question:
    """Make a question of the function `(g, seat, *args) -> Sentences` that tells its legal moves."""
    return Question(moves)


def alone(question: Question) -> Question:
    """Marks a question that interrupts an effect: no standing offers can be taken while it is asked."""
    question.alone = True
    return question


def commands_of(game: str) -> Any:
    """The schema of all moves of a game, as a union of msgspec structs: derived from the functions that answer them."""
    fields: dict[str, dict[str, tuple[Any, bool]]] = {}
    for question in QUESTIONS.values():
        for cmd, function in question.answers.items() if question.name.startswith(f"{game}.") else ():
            if cmd == TIME:
                continue
            blanks = question.names[cmd]
            types = resolved(function, blanks)
            shape = {}
            for name in blanks:
                optional = signature(function).parameters[name].default is not Parameter.empty
                kinds = (*get_args(types[name])[:-1], UnsetType) if optional else (types[name],)
                shape[name] = Union[tuple(map(_shape_of, kinds))], optional  # noqa: UP007
            if fields.setdefault(cmd, shape) != shape:
                raise TypeError(f"{game}: {cmd} has two shapes")
    shapes = []
    for cmd, shape in fields.items():
        members = [(name, kind, UNSET) if optional else (name, kind) for name, (kind, optional) in shape.items()]
        shapes.append(defstruct(cmd, members, tag_field="cmd", tag=cmd, forbid_unknown_fields=True, kw_only=True))
    return Union[tuple(shapes)]  # noqa: UP007


def _shape_of(kind: Any) -> Any:
    """The type that validates a blank: of `Annotated[dict[...], Shape]` it is Shape; the answer gets the dict."""
    return next((part for part in getattr(kind, "__metadata__", ()) if isinstance(part, type)), kind)


def rule_name(function: Rule) -> str:
    return f"{_game_of(function.__module__)}.{function.__name__}"


def _register(registry: dict[str, Any], function: Callable[..., Any], thing: Any) -> str:
    name = rule_name(function)
    if name in registry:
        raise ValueError(f"two functions are called {name}")
    registry[name] = thing
    return name


def _game_of(module: str) -> str:
    """`malina.games.bang.characters.dodge_city` belongs to bang; others after their folder or module."""
    parts = module.split(".")
    if "games" in parts[:-1]:
        return parts[parts.index("games") + 1]
    return parts[-2] if len(parts) > 1 else parts[0]
