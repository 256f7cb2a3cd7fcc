"""The view of a table as text for an assistant: what a player would see, in readable lines of few tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from ..games import GAMES
from ..games import game as find_game
from ..kernel.blanks import Text
from ..kernel.decision import Decision
from ..kernel.game import Game
from ..kernel.refusal import Refusal
from ..terminal import drawer_for
from ..text import Texts
from ..text.labels import Labels
from ..text.texts import safe
from .blanks import described
from .line import Line
from .offers import NumberedMove, Shown

WIDTH = 100  # of a drawn table, in characters
SHOWN = 20  # moves of a long list that are shown at once
LATEST = 40  # lines of the log at most
Part = list[str]


class Words:
    """The texts of one table: its game, its cards, the names of those who sit there."""

    def __init__(self, line: Line, lang: str) -> None:
        room = line.room
        self.line = line
        self.game: Game = find_game(room["game"])
        seats, cards = len(room["seats"]), (line.view or {}).get("cards", "")
        self.data = self.game.data(self.game.read_options(room["options"], seats), seats, self.game.old_cards(cards))
        self.texts = Texts(lang, self.game, self.data.faces, me=room["me"])
        self.names = self._names(room["seats"])
        self.drawer = drawer_for(self.game.id, self.data, self.texts, self.names)

    def _names(self, seats: Sequence[Mapping[str, Any]]) -> list[str]:
        """Players' names; equal ones are told apart by their seats."""
        plain = [
            safe(seat["name"]) or self.texts.say("mcp-bot" if seat["kind"] == "bot" else "mcp-empty", number=i)
            for i, seat in enumerate(seats)
        ]
        often = Counter(plain)
        return [f"{name} ({i})" if often[name] > 1 else name for i, name in enumerate(plain)]

    # ---- the parts of a look ----

    def head(self) -> Part:
        """Which table, which phase, who sits where."""
        room, say = self.line.room, self.texts.say
        lines = [say(f"mcp-{room['phase']}", table=room["id"], game=self.texts.say("game-name"))]
        if self.line.view is not None and self.line.view["over"] and room["next"]:
            lines.append(say("mcp-next", table=room["next"]))
        for i, seat in enumerate(room["seats"]):
            about = [] if seat["kind"] == "empty" else [say(f"mcp-kind-{'you' if i == room['me'] else seat['kind']}")]
            about += [say("mcp-host")] if seat["host"] else []
            if seat["deputy"]:
                about.append(say("mcp-deputy"))
            elif about and not seat["online"]:
                about.append(say("mcp-away"))
            lines.append(": ".join([f"{i} {self.names[i]}", ", ".join(about)]) if about else f"{i} {self.names[i]}")
        return lines

    def news(self) -> Part:
        """Events and chat since the last time."""
        events, said = self.line.unread()
        parts: Part = []
        if events:
            told = [f"· {self.texts.event(event, self.names)}" for event in events[-LATEST:]]
            parts += [self.texts.say("mcp-news", left=len(events) - len(told)), *told]
        if said:
            words = [f"{self.names[each['seat']]}: {self._words(each)}" for each in said[-LATEST:]]
            parts += [self.texts.say("mcp-said"), *words]
        return parts

    def _words(self, line: Mapping[str, Any]) -> str:
        """A chat line, quoted and on one line, so that it cannot pass for anything else (prompt injection)."""
        text = " ".join(str(line.get("text") or line.get("phrase")).split())
        return "“" + "".join(c for c in text if c.isprintable()).replace("”", "'") + "”"

    def board(self) -> Part:
        view = self.line.view
        if view is None:
            return []
        parts = [plain(self.drawer.board(view))]
        return [*parts, plain(self.drawer.sheet(view))] if view["over"] else parts

    def question(self, asked: Shown) -> Part:
        """The reader's open decisions, or whom the table waits for."""
        view = self.line.view
        if view is None or view["over"]:
            return []
        parts: Part = []
        number = 1
        for decision, told in zip(asked.decisions, asked.asked, strict=True):
            question = [self.texts.cause(told, self.names), self.texts.decision(told, self.names)]
            question += [] if decision.required else [self.texts.say("mcp-optional")]
            parts.append(" ".join(filter(None, question)))
            size = decision.moves.size if decision in asked.few else 0
            parts += map(self.move, asked.numbered(number, min(size, SHOWN)))
            parts += self._sentences(decision, size, number + size - 1)
            number += size
        waited = [each for each in view["asked"] if each["required"] and each["seat"] != self.line.room["me"]]
        return parts + [self.texts.waiting(each, self.names) for each in waited]

    def _sentences(self, decision: Decision, numbered: int, last: int) -> Part:
        """How to write a move as JSON, where not all moves are listed, or free text may stand in them."""
        blanks = [fillings for say in decision.moves.says for fillings in say.blanks.values()]
        if 0 < numbered <= SHOWN and not any(isinstance(fillings, Text) for fillings in blanks):
            return []
        more = [self.texts.say("mcp-more", shown=SHOWN, count=numbered, most=last)] if numbered > SHOWN else []
        labels = self._labels(decision.kind)
        lines = [line for say in decision.moves.says for line in described(say, labels)]
        return [*more, self.texts.say("mcp-write"), *lines]

    def move(self, offer: NumberedMove) -> str:
        """A numbered move, with what it costs and brings, and what else is worth knowing."""
        number, move, asked = offer
        hint = self.drawer.hint(self.line.view or {}, move).plain
        worth = [*self.texts.notes(asked, move, self.names), hint]
        text = self._labels(asked["kind"]).move(move)
        return f"{number}. {text}" + (f" ({'; '.join(filter(None, worth))})" if any(worth) else "")

    def _labels(self, asked: str) -> Labels:
        return Labels(self.texts, self.names, asked, self.game, self.line.view)


def plain(drawn: RenderableType) -> str:
    """Render as plain text, without spaces at the ends of lines."""
    file = StringIO()
    Console(file=file, width=WIDTH, height=1000, color_system=None).print(drawn, highlight=False)
    return "\n".join(line.rstrip() for line in file.getvalue().strip("\n").splitlines())


def table_line(table: Mapping[str, Any], texts: Texts) -> str:
    """A line for a table in the lobby."""
    free = sum(seat["kind"] == "empty" for seat in table["seats"])
    names = [safe(seat["name"]) for seat in table["seats"] if seat["name"]]
    game = GAMES[table["game"]].name(texts.lang) if table["game"] in GAMES else table["game"]
    title = f"“{safe(table['title'])}”" if table["title"] else ""
    return " ".join(
        part for part in (table["id"], title, texts.say("mcp-table", game=game, free=free, who=names)) if part
    )


def why(error: Refusal, texts: Texts, names: Sequence[str] = ()) -> str:
    """The message of a refusal; its id, if a newer server sends one that is unknown here."""
    return texts.refusal(error, names) if texts.has(f"refuse-{error.reason}") else str(error)
