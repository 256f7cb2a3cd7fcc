"""A game at one terminal: people take turns at the keyboard, bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..bots import Bot
from ..kernel.dice import Dice
from ..kernel.record import Match
from ..text import Texts
from .drawer import Drawer
from .questions import Quit, Undo, ask
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
        if self._can_undo() and self._taken_back(self.texts.say("play-go-on")):
            return
        table = self.match.table
        with self.screen.thinking(self.texts.waiting(table.view(None)["asked"][0], self.names)):
            move = self.bots[seat].choose(table.view(seat, memory=True), table.decisions(seat)[0], self.dice)
        self.match.act(seat, move)

    def _person(self, seat: int) -> None:
        if self.at_keyboard == seat:
            self.screen.clear()
        elif self._hand_over(seat):
            return
        view = self.match.table.view(seat)
        self.screen.show(self.drawer.board(view))
        self.tell(seat)
        try:
            ask(self.screen, self.match, seat, view, self.texts, self.names, self.drawer)
        except Undo:
            self._undo(seat)

    def _hand_over(self, seat: int) -> bool:
        """Nothing of one person's screen is left when the next one looks. True: instead a move was taken back."""
        self.screen.clear(wipe=True)
        if self._taken_back(self.texts.read("play-hand-over", {"seat": seat}, self.names)):
            return True
        self.screen.clear(wipe=True)
        self.at_keyboard = seat
        return False

    def _can_undo(self) -> bool:
        return self.at_keyboard is not None and self.match.can_undo(self.at_keyboard)

    def _taken_back(self, prompt: str) -> bool:
        """Wait for a key before somebody else goes on; the last person may still take the move back."""
        undoable = self._can_undo()
        line = self.screen.read(f"{prompt} {self.texts.say('play-or-undo')}" if undoable else prompt)
        if is_word("quit", line, self.texts):
            raise Quit
        if not undoable or self.at_keyboard is None or not is_word("undo", line, self.texts):
            return False
        self._undo(self.at_keyboard)
        return True

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
