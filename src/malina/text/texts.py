"""Formats messages of one language, by the convention of arguments that `malina.text` describes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any

from ..kernel.game import Game
from ..kernel.refusal import Refusal
from .bundle import SELECTED_ON, load

# Arguments that are seats in every game; their plurals are lists of seats.
SEATS = frozenset({"seat", "victim", "first", "winner", "leader"})
NAMED_TWICE = re.compile(r"^(.+?): (?=\1 )")  # a cause that acts itself: with two players persons are characters
Args = Mapping[str, Any]
Names = Sequence[str]


class Texts:
    """The texts of a language and a game for one reader. `faces` are the cards of a table, because those of a user's
    own card file have their names with them. `me` is the reader's seat, which becomes "you"."""

    def __init__(
        self, lang: str, game: Game | str | None = None, faces: Iterable[Any] = (), me: int | None = None
    ) -> None:
        self.lang = lang
        self.me = me
        self.game = game.id if isinstance(game, Game) else game
        self.bundle = load(lang, self.game)
        self.pieces = self._listed("pieces")
        self.seats = SEATS.union(self._listed("persons"))
        self.own_names = {face.id: getattr(face, "names", {}).get(lang) or face.id for face in faces}

    def read_by(self, me: int | None) -> Texts:
        """The same texts for another reader."""
        twin = copy(self)
        twin.me = me
        return twin

    def _listed(self, id: str) -> tuple[str, ...]:
        """The words of a message that serves as a list."""
        return tuple(self.bundle.format(id, {}).split()) if id in self.bundle else ()

    # ---- single messages ----

    def has(self, id: str) -> bool:
        return id in self.bundle

    def say(self, id: str, **args: Any) -> str:
        return self.read(id, args)

    def read(self, id: str, args: Args, names: Names = ()) -> str:
        """Format a message for no reader in particular (no "you"), with the players' names for seats."""
        return self.bundle.format(id, self._fill(args, names, None))

    def _tell(self, id: str, args: Args, names: Names, **variables: str) -> str:
        """Format a message for the reader; `variables` are passed to it as they are."""
        return self._begun(self.bundle.format(id, {**self._fill(args, names, self.me), **variables}))

    def _begun(self, sentence: str) -> str:
        """Capitalize a leading "you"; names keep their own case."""
        you = self.bundle.format("you", {}) if self.me is not None else ""
        rest = sentence.removeprefix(you)
        return f"{you.capitalize()}{rest}" if len(rest) < len(sentence) and not rest[:1].isalpha() else sentence

    def refusal(self, error: Refusal, names: Names = ()) -> str:
        """The message of a refusal. The message of its cause, if that is a refusal too, becomes its `problem`."""
        args = dict(error.args_)
        if "problem" in args and isinstance(error.__cause__, Refusal):
            args["problem"] = self.refusal(error.__cause__, names)
        return self.read(f"refuse-{error.reason}", args, names)

    # ---- a game ----

    def event(self, event: Args, names: Names, reader: str = "seat") -> str:
        """A line of the log for a reader who was told this event; `reader` is "all" for one who was told everything.
        `$own_id` is "true" if seat and victim are the same."""
        args = {name: value for name, value in event.items() if name not in ("n", "event")}
        args["reader"] = reader
        args["own"] = "victim" in args and args["victim"] == args.get("seat")
        id = f"event-{event['event']}"
        line = NAMED_TWICE.sub("", self._tell(id, args, names))
        seen = f"{id}-seen"
        if seen in self.bundle and all(v in args or v.endswith(SELECTED_ON) for v in self.bundle.variables(seen)):
            line = f"{line} {self._tell(seen, args, names)}"
        return line.strip()

    def decision(self, decision: Args, names: Names) -> str:
        """The prompt of a decision, for the seat that decides."""
        args = {**decision.get("args", {}), "seat": decision["seat"]}
        return self.read_by(decision["seat"])._tell(f"decision-{decision['kind']}", args, names)

    def cause(self, decision: Args, names: Names) -> str:
        """The explanation why this is asked, a sentence before the prompt; "" if there is none."""
        cause = decision.get("cause")
        return self.read_by(decision["seat"])._tell(f"cause-{cause['id']}", cause["args"], names) if cause else ""

    def notes(self, decision: Args, move: Args, names: Names) -> list[str]:
        """The notes on a move, or a partial one: what it costs or brings."""
        return [
            self.bundle.format(f"note-{note['id']}", self._fill(note["args"], names, decision["seat"]))
            for note in decision.get("notes", ())
            if note["cmd"] == move.get("cmd") and all(move.get(name) == v for name, v in note["where"].items())
        ]

    def reason(self, said: Args, seat: int, names: Names) -> str:
        """A bot's reason for or against a move, for the seat that asked for advice."""
        return self.bundle.format(f"advice-{said['id']}", self._fill(said["args"], names, seat))

    def waiting(self, asked: Args, names: Names) -> str:
        """What all others are told while a seat decides; `asked` is an entry of a view's `asked`."""
        return self.read(f"waiting-{asked['kind']}", {"seat": asked["seat"]}, names)

    def move(self, move: Args, names: Names, asked: str = "") -> str:
        """The label of a move. `$asked_id` is the kind of the decision, if known, on which the label may depend."""
        args = {name: value for name, value in move.items() if name != "cmd"}
        return self._tell(f"move-{move['cmd']}", args, names, asked_id=asked or "none")

    def result_lines(self, result: Args, names: Names) -> list[str]:
        """The score sheet: a line for each entry of each list of the breakdown, and for each of those who have points
        without a seat."""
        lines = [
            self.read(f"score-{part}", row, names)
            for part, rows in result["breakdown"].items()
            if isinstance(rows, list)
            for row in rows
        ]
        others = result.get("others", {})
        return lines + [self.say("score-others", other=other, points=points) for other, points in others.items()]

    def value(self, name: str, value: Any, names: Names = ()) -> str:
        """The label of a blank's value: the message `job-6` for the job 6."""
        if value is None:
            return self.say(f"{name}-none" if self.has(f"{name}-none") else "value-none")
        if type(value) is int and self.has(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        return str(self._fill({name: value}, names, self.me)[name])

    def player(self, seat: Any, names: Names) -> str:
        """A player's name; unnamed players are called after their seat."""
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

    def _fill(self, args: Args, names: Names, me: int | None) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, value in args.items():
            filled[f"{name}_kind"] = kind_of(value)
            filled[f"{name}_id"] = "none"
            if value is None or value == "":
                filled[name] = ""
            elif isinstance(value, Mapping):
                do = f"{name}-{value.get('type')}-do"
                filled[name] = self.bundle.format(do, self._fill(value, names, me)) if "type" in value else ""
                filled[f"{name}_id"] = str(value.get("type", "none"))
            elif isinstance(value, (list, tuple)):
                one = name.removesuffix("s")  # `winners` are each a winner
                filled[f"{name}_count"] = len(value)
                filled[f"{name}_me"] = "you" if one in self.seats and me in value else "other"
                words = [self._item(name, v, names, me) for v in value if not isinstance(v, Mapping)]
                filled[name] = self.enumeration([str(word) for word in words])
            else:
                filled[f"{name}_id"] = str(value).lower() if isinstance(value, bool) else safe(value)
                filled[f"{name}_me"] = "you" if self._is_me(name, value, me) else "other"
                filled[name] = self._word(name, value, names, me)
        return filled

    def _item(self, name: str, value: Any, names: Names, me: int | None) -> Any:
        """An item of a list. Of a pair in `goods` the key is a `good`, and the value one of the `goods`."""
        one = name.removesuffix("s")  # `winners` are each a winner
        if not isinstance(value, (list, tuple)) or len(value) != 2:
            return self._word(one, value, names, me)
        pair = {"key": self._word(one, value[0], names, me), "value": self._word(name, value[1], names, me)}
        return self.bundle.format("pair", pair)

    def _is_me(self, name: str, value: Any, me: int | None) -> bool:
        return me is not None and name in self.seats and type(value) is int and value == me

    def _word(self, name: str, value: Any, names: Names, me: int | None) -> Any:
        if value is None:
            return ""
        if self._is_me(name, value, me):
            return self.bundle.format("you", {})
        if isinstance(value, bool):
            value = str(value).lower()
        if isinstance(value, (int, float)):
            return self.player(value, names) if name in self.seats else safe(value)
        value = safe(str(value))
        for prefix in (name, *self.pieces):
            if f"{prefix}-{value}" in self.bundle:
                return self.bundle.format(f"{prefix}-{value}", {})
        if "." in value and "signed" in self.bundle:
            return self._signed(name, value)
        return safe(self.own_names.get(value, value))

    def _signed(self, name: str, value: str) -> str:
        """A face with rank and suit, `bang.5C.2`: the name, then rank and suit. The number of the copy is not shown."""
        face, sign, *_ = value.split(".")
        rank, suit = sign[:-1], sign[-1:]
        read = {
            "name": self._word(name, face, (), None),
            "rank": self.say(f"rank-{rank}") if self.has(f"rank-{rank}") else rank,
            "suit": self.say(f"suit-{suit}-sign") if self.has(f"suit-{suit}-sign") else suit,
        }
        return self.bundle.format("signed", read)


def safe(value: Any) -> Any:
    """Sanitize user input for a message: no control characters, and limited length."""
    if isinstance(value, int):
        return value if abs(value) < 1 << 53 else safe(hex(value))
    if not isinstance(value, str):
        return value
    text = "".join(c if c.isprintable() or c in NARROW else "\N{REPLACEMENT CHARACTER}" for c in value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


LONGEST = 280
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
