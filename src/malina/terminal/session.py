"""A game at one terminal: people take turns at the keyboard, bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from rich.text import Text

from ..bots import AnyBot, answer, asked
from ..kernel.dice import Dice
from ..kernel.record import Match
from ..text import Texts
from .drawer import Drawer
from .questions import Quit, Undo, ask
from .screen import Leave, Screen
from .words import is_word


class Session:
    def __init__(
        self,
        match: Match,
        texts: Texts,
        names: Sequence[str],
        drawer: Drawer,
        screen: Screen,
        bots: Mapping[int, AnyBot],
        dice: Dice,
        told: int = 0,
    ) -> None:
        self.match = match
        self.texts = texts
        self.names = names
        self.drawer = drawer
        self.screen = screen
        self.bots = bots
        self.dice = dice
        self.people = [seat for seat in range(match.table.seats) if seat not in bots]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = [told] * match.table.seats  # events each seat has read

    def run(self) -> None:
        """To the end of the game. Raises Leave when the last person goes away."""
        while not self.match.table.over:
            seat = min(self.match.table.waiting_for)
            if seat in self.bots:
                self._bot(seat)
            else:
                self._person(seat)
        self._end()

    def _bot(self, seat: int) -> None:
        table = self.match.table
        with self.screen.thinking(self.texts.waiting(table.view(None)["asked"][0], self.names)):
            move = answer(self.bots[seat], table, asked(table), self.dice)
        self.match.act(seat, move)

    def _person(self, seat: int) -> None:
        if self.at_keyboard == seat:
            self.screen.clear()
        else:
            self._hand_over(seat)
        view = self.match.table.view(seat)
        self.screen.show(self.drawer.board(view))
        self.tell(seat)
        try:
            ask(self.screen, self.match, seat, view, self.texts, self.names, self.drawer)
        except Undo:
            self._undo(seat)
        else:
            self._moved(seat)

    def _moved(self, seat: int) -> None:
        """Before somebody else goes on, the mover reads what was done and may still take it back. Only he looks now."""
        table = self.match.table
        undoable = self.match.can_undo(seat)
        if table.over or seat in table.waiting_for or not (undoable or len(self.people) > 1):
            return
        before = self.told[seat]
        self.tell(seat)
        prompt = self.texts.say("play-go-on")
        line = self.screen.read(f"{prompt} {self.texts.say('play-or-undo')}" if undoable else prompt)
        if is_word("quit", line, self.texts):
            raise Quit
        if undoable and is_word("undo", line, self.texts):
            self._undo(seat)
        elif len(self.people) == 1:
            self.told[seat] = before  # the next screen tells the whole round

    def _hand_over(self, seat: int) -> None:
        """Nothing of one person's screen is left when the next one looks. Whoever moved before cannot come back."""
        self.screen.clear(wipe=True)
        while True:
            line = self.screen.read(self.texts.read("play-hand-over", {"seat": seat}, self.names))
            if is_word("quit", line, self.texts):
                raise Quit
            if not is_word("undo", line, self.texts):
                break
            self.screen.show(Text(f"✗ {self.texts.say('play-too-late')}", "yellow"))
        self.screen.clear(wipe=True)
        self.at_keyboard = seat

    def _undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.told[seat] = min(self.told[seat], len(self.match.table.log or []))

    def tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        events = self.match.table.events(seat, self.told[seat])
        self.told[seat] += len(events)
        self._lines(events)

    def _lines(self, events: Sequence[Mapping[str, Any]], reader: str = "seat") -> None:
        for event in events:
            line = Text("· " + self.texts.event(event, self.names, reader))
            line.highlight_words(self.names, "bold")
            self.screen.show(line)
        if events:
            self.screen.show("")

    def _end(self) -> None:
        """Everybody may look now: first what happened, then the table and the score."""
        table = self.match.table
        one = len(self.people) == 1
        viewer = self.people[0] if one else None
        since = self.told[self.people[0]] if one else min((self.told[seat] for seat in self.people), default=0)
        self.screen.clear(wipe=not one)
        self._lines(table.events(viewer, since))
        if self.people:
            with suppress(Leave):
                self.screen.read(self.texts.say("play-score"))
            self.screen.clear()
        view = table.view(viewer)
        self.screen.show(self.drawer.board(view))
        self.screen.show(self.drawer.sheet(view))
