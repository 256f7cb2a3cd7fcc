"""A session (hot seat): people take turns at one terminal, bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from rich.text import Text

from ..bots import AnyBot, Turns, answer
from ..kernel.dice import Dice
from ..kernel.record import Match
from ..text import Texts
from .drawer import Drawer
from .offers import StandingOffer, offered, offers_listed, standing
from .questions import Quit, Turn, Undo, ask
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
        self.turns = Turns()
        self.people = [seat for seat in range(match.table.seats) if seat not in bots]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = [told] * match.table.seats  # number of events each seat has read
        self.left: Any = None  # the offers that people have declined

    def run(self) -> None:
        """The main loop, to the end of the game. Raises Leave when people quit or input ends."""
        while not self.match.table.over:
            if not self._pause() and not self._bots():
                self._person(min(self.match.table.waiting_for))
        self._end()

    def _pause(self) -> bool:
        """Before a bot moves, let people take their standing offers. True if somebody did."""
        table = self.match.table
        reader = self.people[0] if len(self.people) == 1 else None
        offers = standing(table, self.people, reader)
        if not offers or min(table.waiting_for) in self.people:
            return False
        now = table.view(reader)
        if self.left == (now["asked"], now["decisions"]):
            return False
        self.screen.clear(wipe=reader is None)
        if reader is not None:
            self.screen.show(self.drawer.board(now))
            self.tell(reader)
        self.screen.show(offers_listed(offers, reader, self.texts, self.names))
        while line := self.screen.read(self.texts.say("play-offers")):
            if is_word("quit", line, self.texts):
                raise Quit
            offer = offered(line, offers, reader, self.texts)
            if offer is None:
                self._refuse("play-not-understood")
            elif self._offer(offer):
                return True
            self.screen.show(offers_listed(offers, reader, self.texts, self.names))
        self.left = now["asked"], now["decisions"]
        return False

    def _offer(self, offer: StandingOffer) -> bool:
        """Let somebody decide on an offer. True if they took it."""
        seat = offer.seat
        if self.at_keyboard != seat:
            self._hand_over(seat)
            self.screen.show(self.drawer.board(self.match.table.view(seat)))
            self.tell(seat)
        view = self.match.table.view(seat)
        for decision in view["decisions"]:
            if not decision["required"] and decision["kind"] == offer.question.kind:
                try:
                    texts = self.texts.read_by(seat)
                    taken = ask(self.screen, self.match, view, decision, texts, self.names, self.drawer)
                except Undo:
                    self._undo(seat)
                    return True
                if taken:
                    self._moved(seat)
                return taken
        self._refuse("play-nothing-to-offer")
        if is_word("quit", self.screen.read(self.texts.say("play-go-on")), self.texts):
            raise Quit
        return False

    def _bots(self) -> bool:
        """Let a bot move. False if it is a person's turn."""
        table = self.match.table
        with self.screen.thinking(self.texts.waiting(table.view(None)["asked"][0], self.names)):
            found = self.turns.next(table, self.bots, lambda bot, g, decision: answer(bot, g, decision, self.dice))
        if found is None:
            return False
        decision, move = found
        self.match.act(decision.seat, move)
        return True

    def _person(self, seat: int) -> None:
        if self.at_keyboard == seat:
            self.screen.clear()
        else:
            self._hand_over(seat)
        view = self.match.table.view(seat)
        self.screen.show(self.drawer.board(view))
        self.tell(seat)
        decision = next(decision for decision in view["decisions"] if decision["required"])
        offers = standing(self.match.table, self.people, seat)
        try:
            texts = self.texts.read_by(seat)
            ask(self.screen, self.match, view, decision, texts, self.names, self.drawer, offers)
        except Undo:
            self._undo(seat)
        except Turn as turn:
            self._offer(turn.offer)
        else:
            self._moved(seat)

    def _moved(self, seat: int) -> None:
        """After a person's last move in a row: show them what happened and let them undo it, before anybody else
        looks."""
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
            self.told[seat] = before  # the next screen repeats it, with the rest of the round

    def _hand_over(self, seat: int) -> None:
        """Hand over the keyboard: wipe the screen and wait for the next person. From here on there is no undo."""
        self.screen.clear(wipe=True)
        while True:
            line = self.screen.read(self.texts.read("play-hand-over", {"seat": seat}, self.names))
            if is_word("quit", line, self.texts):
                raise Quit
            if not is_word("undo", line, self.texts):
                break
            self._refuse("play-too-late")
        self.screen.clear(wipe=True)
        self.at_keyboard = seat

    def _refuse(self, id: str) -> None:
        self.screen.show(Text(f"✗ {self.texts.say(id)}", "yellow"))

    def _undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.told[seat] = min(self.told[seat], len(self.match.table.log or []))

    def tell(self, seat: int) -> None:
        """Print the events since this seat last looked."""
        events = self.match.table.events(seat, self.told[seat])
        self.told[seat] += len(events)
        self._lines(events, seat)

    def _lines(self, events: Sequence[Mapping[str, Any]], reader: int | None) -> None:
        texts = self.texts.read_by(reader)
        for event in events:
            line = Text("· " + texts.event(event, self.names))
            line.highlight_words(self.names, "bold")
            self.screen.show(line)
        if events:
            self.screen.show("")

    def _end(self) -> None:
        """The end, for everybody to see: the last events, then the table and the score."""
        table = self.match.table
        one = len(self.people) == 1
        viewer = self.people[0] if one else None
        since = self.told[self.people[0]] if one else min((self.told[seat] for seat in self.people), default=0)
        self.screen.clear(wipe=not one)
        self._lines(table.events(viewer, since), viewer)
        if self.people:
            with suppress(Leave):
                self.screen.read(self.texts.say("play-score"))
            self.screen.clear()
        view = table.view(viewer)
        self.screen.show(self.drawer.board(view))
        self.screen.show(self.drawer.sheet(view))
