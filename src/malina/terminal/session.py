"""A game at one terminal: people take turns at the keyboard, bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..bots import Bot
from ..kernel.dice import Dice
from ..kernel.record import Match
from ..kernel.refusal import Refusal
from ..text import Texts
from .drawer import Drawer
from .questions import Undo, ask
from .screen import Screen
from .words import is_word


class Session:
    def __init__(
        self,
        match: Match,
        texts: Texts,
        names: Sequence[str],
        drawer: Drawer,
        screen: Screen,
        bots: Mapping[int, Bot],
        dice: Dice,
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
        self.told = [0] * match.table.seats  # events each seat has read

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
        if self._last_chance(self.texts.say("play-go-on")):
            return
        table = self.match.table
        move = self.bots[seat].choose(table.view(seat, memory=True), table.decisions(seat)[0], self.dice)
        self.match.act(seat, move)

    def _person(self, seat: int) -> None:
        if self.at_keyboard != seat:
            if self.at_keyboard is not None:
                self.screen.clear(wipe=True)
            if self._last_chance(self.texts.read("play-hand-over", {"seat": seat}, self.names)):
                return
            self.screen.clear(wipe=True)
            self.at_keyboard = seat
        else:
            self.screen.clear()
        view = self.match.table.view(seat)
        self.screen.show(self.drawer.board(view))
        self.tell(seat)
        try:
            ask(self.screen, self.match, seat, view, self.texts, self.names, self.drawer)
        except Undo:
            self._undo(seat)

    def _last_chance(self, prompt: str) -> bool:
        """Before somebody else goes on, the last person may still take the move back. True: it was taken back."""
        last = self.at_keyboard
        undoable = last is not None and self.match.can_undo(last)
        if not undoable and len(self.people) == 1:
            return False
        if undoable:
            prompt = f"{prompt} {self.texts.say('play-or-undo')}"
        elif prompt == self.texts.say("play-go-on"):
            return False
        line = self.screen.read(prompt)
        if last is not None and undoable and is_word("undo", line, self.texts):
            self._undo(last)
            return True
        return False

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except Refusal as refusal:
            self.screen.show(Text(self.texts.refusal(refusal, self.names), "yellow"))
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
        """Everybody may look now."""
        table = self.match.table
        one = len(self.people) == 1
        viewer = self.people[0] if one else None
        self.screen.clear()
        view = table.view(viewer)
        self.screen.show(self.drawer.board(view))
        since = self.told[self.people[0]] if one else min((self.told[seat] for seat in self.people), default=0)
        self._lines(table.events(viewer, since))
        self.screen.show(self.drawer.sheet(view))
