"""Messages of one language, said with the convention of arguments that `malina.text` describes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..kernel.game import Game
from ..kernel.refusal import Refusal
from .bundle import SELECTED_ON, load

# Arguments that are seats in every game; their plurals are lists of seats.
SEATS = frozenset({"seat", "victim", "first", "winner", "leader"})
Args = Mapping[str, Any]
Names = Sequence[str]


class Texts:
    """`faces` are the cards of a table: those of a host's own file bring their names along."""

    def __init__(self, lang: str, game: Game | str | None = None, faces: Iterable[Any] = ()) -> None:
        self.lang = lang
        self.game = game.id if isinstance(game, Game) else game
        self.bundle = load(lang, self.game)
        self.pieces = self._listed("pieces")
        self.seats = SEATS.union(self._listed("persons"))
        self.own_names = {face.id: getattr(face, f"name_{lang}", "") or face.id for face in faces}

    def _listed(self, id: str) -> tuple[str, ...]:
        """The words of a message that is no text but a list."""
        return tuple(self.bundle.format(id, {}).split()) if id in self.bundle else ()

    # ---- single messages ----

    def has(self, id: str) -> bool:
        return id in self.bundle

    def say(self, id: str, **args: Any) -> str:
        return self.read(id, args)

    def read(self, id: str, args: Args, names: Names = ()) -> str:
        """A message with its arguments, and the players' names for the seats among them."""
        return self.bundle.format(id, self._fill(args, names))

    def refusal(self, error: Refusal, names: Names = ()) -> str:
        """Why not. A refusal that was caused by another one gives that one's reason as its problem."""
        args = dict(error.args_)
        if "problem" in args and isinstance(error.__cause__, Refusal):
            args["problem"] = self.refusal(error.__cause__, names)
        return self.read(f"refuse-{error.reason}", args, names)

    # ---- a game ----

    def event(self, event: Args, names: Names, reader: str = "seat") -> str:
        """A line of the log for whoever was told this event; `reader` is "all" for one who was told everything.
        `$own_id` is "true" for whoever is his own victim."""
        args = {name: value for name, value in event.items() if name not in ("n", "event")}
        args["reader"] = reader
        args["own"] = "victim" in args and args["victim"] == args.get("seat")
        id = f"event-{event['event']}"
        line = self.read(id, args, names)
        seen = f"{id}-seen"
        if seen in self.bundle and all(v in args or v.endswith(SELECTED_ON) for v in self.bundle.variables(seen)):
            line = f"{line} {self.read(seen, args, names)}"
        return line.strip()

    def decision(self, decision: Args, names: Names) -> str:
        """The question of a decision, to the one who decides."""
        return self.read(f"decision-{decision['kind']}", {"seat": decision["seat"]}, names)

    def waiting(self, asked: Args, names: Names) -> str:
        """The same to all others; `asked` is an entry of a view's `asked`."""
        return self.read(f"waiting-{asked['kind']}", {"seat": asked["seat"]}, names)

    def move(self, move: Args, names: Names) -> str:
        return self.read(f"move-{move['cmd']}", {name: value for name, value in move.items() if name != "cmd"}, names)

    def result_lines(self, result: Args, names: Names) -> list[str]:
        """Where the points came from: a line for each entry of each list of the breakdown."""
        return [
            self.read(f"score-{part}", row, names)
            for part, rows in result["breakdown"].items()
            if isinstance(rows, list)
            for row in rows
        ]

    def value(self, name: str, value: Any, names: Names = ()) -> str:
        """What may be filled into a blank of a decision, on its own: `job-6` for the job 6."""
        if value is None:
            return self.say(f"{name}-none" if self.has(f"{name}-none") else "value-none")
        if type(value) is int and self.has(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        return str(self._fill({name: value}, names)[name])

    def player(self, seat: Any, names: Names) -> str:
        """A player's name; without one he is called after his seat."""
        if type(seat) is int and 0 <= seat < len(names):
            return str(safe(names[seat]))
        return self.bundle.format("player", {"number": safe(seat + 1) if type(seat) is int else safe(str(seat))})

    def enumeration(self, words: Sequence[str]) -> str:
        """A, B and C."""
        if not words:
            return ""
        text, *rest = words
        for i, word in enumerate(rest, 1):
            text = self.bundle.format("list-last" if i == len(rest) else "list-more", {"list": text, "item": word})
        return text

    # ---- the convention ----

    def _fill(self, args: Args, names: Names) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, value in args.items():
            filled[f"{name}_kind"] = kind_of(value)
            filled[f"{name}_id"] = "none"
            if value is None or value == "":
                filled[name] = ""
            elif isinstance(value, Mapping):
                filled[name] = self.read(f"{name}-{value['type']}-do", value, names) if "type" in value else ""
                filled[f"{name}_id"] = str(value.get("type", "none"))
            elif isinstance(value, (list, tuple)):
                filled[f"{name}_count"] = len(value)
                words = [self._one(name, v, names) for v in value if not isinstance(v, Mapping)]
                filled[name] = self.enumeration(words)
            else:
                filled[f"{name}_id"] = str(value).lower() if isinstance(value, bool) else safe(value)
                filled[name] = self._word(name, value, names)
        return filled

    def _one(self, name: str, value: Any, names: Names) -> str:
        """One of a list: `winners` are each a winner."""
        return "" if value is None else str(self._word(name.removesuffix("s"), value, names))

    def _word(self, name: str, value: Any, names: Names) -> Any:
        if isinstance(value, bool):
            value = str(value).lower()
        if isinstance(value, (int, float)):
            return self.player(value, names) if name in self.seats else safe(value)
        value = safe(str(value))
        for prefix in (name, *self.pieces):
            if f"{prefix}-{value}" in self.bundle:
                return self.bundle.format(f"{prefix}-{value}", {})
        if "." in value and "signed" in self.bundle:
            return self._signed(name, value, names)
        return safe(self.own_names.get(value, value))

    def _signed(self, name: str, value: str, names: Names) -> str:
        """`bang.5C.2`: the name before the first dot, then rank and suit; which of two alike it is nobody reads."""
        face, sign, *_ = value.split(".")
        rank, suit = sign[:-1], sign[-1:]
        read = {
            "name": self._word(name, face, names),
            "rank": self.say(f"rank-{rank}") if self.has(f"rank-{rank}") else rank,
            "suit": self.say(f"suit-{suit}-sign") if self.has(f"suit-{suit}-sign") else suit,
        }
        return self.bundle.format("signed", read)


def safe(value: Any) -> Any:
    """What comes from outside, as a sentence can hold it: no control characters, and not without end."""
    if isinstance(value, int):
        return value if abs(value) < 1 << 53 else safe(hex(value))
    if not isinstance(value, str):
        return value
    text = "".join(c if c.isprintable() or c in NARROW else "\N{REPLACEMENT CHARACTER}" for c in value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


LONGEST = 200
NARROW = "\u00a0\u202f"  # spaces that must not break a line


def kind_of(value: Any) -> str:
    if value is None or value == "":
        return "none"
    for kind, name in KINDS:
        if isinstance(value, kind):
            return name
    return "text"


KINDS: tuple[tuple[Any, str], ...] = (
    (bool, "bool"),
    ((int, float), "number"),
    ((list, tuple), "list"),
    (Mapping, "object"),
)
