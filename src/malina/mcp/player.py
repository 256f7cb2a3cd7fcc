"""The session of an assistant: what its tools do. It holds one seat; every answer is text, and the same as data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from secrets import token_hex
from typing import Any

import msgspec

from ..games import GAMES
from ..games import game as find_game
from ..kernel.refusal import Refusal
from ..text import Texts
from . import rules
from .door import Door, read_link
from .line import VOID, Line
from .offers import Shown, offers
from .words import Words, table_line, why

LONGEST_WAIT = 300.0  # seconds
Answer = tuple[str, dict[str, Any]]


class Player:
    def __init__(self, door: Door, lang: str) -> None:
        self.door, self.lang = door, lang
        self.texts = Texts(lang)
        self.line: Line | None = None
        self.tokens: dict[str, str] = {}  # by table, to return to a seat
        self.shown = Shown(0, ())  # the moves as they were numbered last
        self.left: Any = None  # the offers that were shown last, so that `wait` does not return for them again
        self._seating = asyncio.Lock()  # join, leave and return exclude each other
        self._asking: asyncio.Task[None] | None = None  # the request for a seat

    # ---- before the table ----

    async def games(self) -> Answer:
        games = [
            {
                "id": each["id"],
                "name": each["names"].get(self.lang, each["id"]),
                "low": each["low"],
                "high": each["high"],
            }
            for each in await self.door.games()
        ]
        seats = [self.texts.say("games-seats", low=each["low"], high=each["high"]) for each in games]
        about = [f"{each['id']}: {each['name']}, {many}" for each, many in zip(games, seats, strict=True)]
        return "\n".join(about), {"games": games}

    async def tables(self) -> Answer:
        tables = await self.door.open_tables()
        lines = [table_line(table, self.texts) for table in tables] or [self.texts.say("mcp-no-tables")]
        ids = [{"table": table["id"], "game": table["game"]} for table in tables]
        return "\n".join(lines), {"tables": ids}

    async def join(self, link: str, name: str) -> Answer:
        """Take a seat, or return to one. If it fails nothing changes: connection and tokens are kept."""
        table, token = read_link(link)
        async with self._seating:
            if not self._sits(table, token):
                token = token or self.tokens.get(table) or await self._seat(table, name)
                line = await self._call(table, token)
                self.tokens[table] = token
                await self._change(line)
        return await self.look()

    async def leave(self) -> Answer:
        """Leave the table: before the deal the seat is free again, during the game a bot plays on, and when it is over
        nothing is sent."""
        async with self._seating:
            line = self.at_table()
            phase = line.room["phase"]
            if phase == "gathering":
                try:
                    await line.tell("stand")
                except Refusal as error:  # the server may close the connection before it answers
                    if error.reason not in VOID:
                        raise
                del self.tokens[line.room["id"]]
            elif phase == "playing" and not self._deputy(line):
                await line.tell("deputise")
            await self._change(None)
        return self.texts.say("mcp-left"), {"left": line.room["id"]}

    async def close(self) -> None:
        if self._asking:
            self._asking.cancel()
        await self._change(None)
        await self.door.close()

    # ---- sitting down ----

    def _sits(self, table: str, token: str) -> bool:
        """Are we at this table already? A game at another one must be over; then we have a seat at its rematch."""
        if self.line is None:
            return False
        room = self.line.room
        if self.line.ended:
            self._forget_void(room["id"], self.line)
            return False
        if room["id"] == table and token in ("", self.tokens[table]):
            return True
        if room["phase"] != "over":
            raise Refusal("mcp-seated", table=room["id"])
        if room["next"] == table:
            self.tokens[table] = self.tokens[room["id"]]
        return False

    async def _seat(self, table: str, name: str) -> str:
        """Ask for a seat. The request goes on even if the caller is cancelled, and its token is kept: who asks again
        gets that seat, not another one."""

        async def ask() -> None:
            self.tokens[table] = await self.door.sit(table, name)

        if self._asking:  # the request of a cancelled call
            await asyncio.wait({self._asking})
        if table not in self.tokens:
            self._asking = asyncio.create_task(ask())
            await asyncio.shield(self._asking)
        return self.tokens[table]

    async def _call(self, table: str, token: str) -> Line:
        line = Line(self.door.socket(table), token)
        try:
            await line.come()
            Words(line, self.lang)  # refuses a game that is not known here, before the table counts on us
            if line.room["phase"] == "gathering":  # our contribution to the key of the dice
                await line.tell("sit", contribution=token_hex(16))
        except BaseException:
            self._forget_void(table, line)
            await line.close()
            raise
        return line

    def _forget_void(self, table: str, line: Line) -> None:
        """Forget a token, but only if the server has said that it is invalid."""
        if line.ended in VOID and self.tokens.get(table) == line.token:
            del self.tokens[table]

    async def _change(self, line: Line | None) -> None:
        """Replace the connection, and close the old one."""
        old, self.line, self.shown = self.line, line, Shown(0, ())
        if old:
            await old.close()

    # ---- at the table ----

    def at_table(self) -> Line:
        if self.line is None:
            raise Refusal("mcp-no-seat")
        if self.line.ended:
            raise Refusal(self.line.ended)
        return self.line

    async def look(self) -> Answer:
        line = await self._here()
        text, data = self._tell(line, lambda words: [words.head(), words.news(), words.board()])
        return text, {**data, "view": msgspec.to_builtins(line.view)}

    async def legal_moves(self, offset: int, limit: int) -> Answer:
        """Another page of the moves that were shown last."""
        line = self.at_table()
        words = Words(line, self.lang)
        page = list(self.shown.numbered(max(0, offset) + 1, max(0, limit)))
        lines = [words.move(each) for each in page] or [self.texts.say("mcp-no-moves", count=self.shown.count)]
        return "\n".join(lines), {
            "count": self.shown.count,
            "moves": [{"number": each.number, "move": each.move} for each in page],
        }

    async def play(self, move: Any) -> Answer:
        line = await self._here()
        chosen = self.shown.pick(move)
        await line.tell("move", at=self.shown.n, move=chosen)
        return self._tell(line, lambda words: [words.news()])

    async def wait(self, seconds: float) -> Answer:
        line = await self._here()
        await line.until(lambda: self._asked(line), min(max(0.0, seconds), LONGEST_WAIT))
        return await self.look()

    async def say(self, text: str) -> Answer:
        line = self.at_table()
        await line.tell("chat", text=text)
        return self._tell(line, lambda words: [words.news()])

    async def explain(self, about: str, game: str) -> Answer:
        """Explain a card or a rule: of the table one sits at, or of any game."""
        if game or self.line is None:
            if not game:
                raise Refusal("mcp-which-game", games=list(GAMES))
            found, options, seats = find_game(game), None, None
        else:
            room = self.line.room
            found, options, seats = find_game(room["game"]), room["options"], len(room["seats"])
        cards = found.cards(options, seats)
        text = rules.explain(about, found, cards, Texts(self.lang, found, cards.values()))
        return text, {"game": found.id, "about": about}

    def why(self, error: Refusal) -> str:
        if self.line and self.line.room:
            words = Words(self.line, self.lang)
            return why(error, words.texts, words.names)
        return why(error, self.texts)

    # ---- how ----

    def _deputy(self, line: Line) -> bool:
        return bool(line.room["seats"][line.room["me"]]["deputy"])

    def _asked(self, line: Line) -> bool:
        """Is there a decision to make, or an offer that was not shown yet?"""
        view = line.view
        if view is None or view["over"]:
            return view is not None
        asked = any(each["required"] for each in view["decisions"]) or self._offered(line) not in (None, self.left)
        return not self._deputy(line) and asked

    def _offered(self, line: Line) -> Any:
        """The standing offers, with what is asked meanwhile; None if there are none. Those to talk do not count."""
        view, talk = line.view or {}, find_game(line.room["game"]).talk.move
        offers = [each for each in view.get("decisions", ()) if not each["required"]]
        offers = [each for each in offers if any(say["cmd"] != talk for say in each["says"])]
        return deepcopy((view["asked"], offers)) if offers else None

    async def _here(self) -> Line:
        """The connection, for tools that act: a call shows presence, so the seat is taken back from the bot that played
        for it, unless its clock has run out."""
        async with self._seating:
            line = self.at_table()
            if line.room["phase"] == "playing" and self._deputy(line):
                try:
                    await line.tell("return")
                except Refusal as error:
                    if not error.reason.endswith("clock-out"):
                        raise
            return line

    def _tell(self, line: Line, parts: Callable[[Words], list[list[str]]]) -> Answer:
        """Compose an answer: these parts, then the open decisions; their moves are numbered anew."""
        words = Words(line, self.lang)
        self.shown = offers(line.n, (line.view or {}).get("decisions", ()))
        self.left = self._offered(line)
        told = [*parts(words), words.question(self.shown)]
        text = "\n\n".join("\n".join(part) for part in told if part)
        room = line.room
        data = {"table": room["id"], "phase": room["phase"], "seat": room["me"], "n": line.n, "moves": self.shown.count}
        return text, {**data, "seats": words.names}
