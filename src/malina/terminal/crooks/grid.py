"""The grid: a row for each player, a column for each job, and at the foot what each job is worth and who leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from ...games.crooks.box import Deck
from ...games.crooks.outlook import Standing
from ...text import Texts
from .ticket import COLORS, DOWN, EYE, Tickets, cut

NARROW, WIDE = 7, 13  # letters in a column


class Grid:
    def __init__(
        self,
        view: Mapping[str, Any],
        deck: Deck,
        texts: Texts,
        names: Sequence[str],
        standing: Standing,
        tickets: Tickets,
        lines: bool = True,
    ) -> None:
        self.view = view
        self.deck = deck
        self.texts = texts
        self.names = names
        self.standing = standing
        self.tickets = tickets
        self.crooks = deck.crooks
        self.lines = lines  # between the players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = len(self.deck.jobs)
        head = 14 if options.max_width < 100 else 16
        width = min(WIDE, max(NARROW, (options.max_width - head - columns - 2) // columns))
        table = Table(
            box=box.ROUNDED, show_lines=self.lines, padding=0, pad_edge=False, show_footer=True, border_style="dim"
        )
        turn = Text(f"{self.texts.say('board-turn', number=self.view['turn_no'])}\n", "dim")
        turn.append(f"  {self.texts.say('board-purse')}")
        foot = Text(f"{self.texts.say('board-worth')}\n{self.texts.say('board-leads')}", "dim")
        table.add_column(turn, foot, width=head, no_wrap=True)
        for job in self.deck.jobs:
            table.add_column(
                self._head(job, width), self._foot(job, width), width=width, justify="center", no_wrap=True
            )
        for seat in range(self.view["seats"]):
            table.add_row(self._player(seat, head), *(self._slot(seat, job, width) for job in self.deck.jobs))
        yield table

    def _head(self, job: int, width: int) -> Text:
        id = f"job-{job}-short"
        text = Text(str(job), "bold")
        if self.texts.has(id):
            text.append(f"\n{cut(self.texts.say(id), width)}", "not bold dim")
        return text

    def _foot(self, job: int, width: int) -> Text:
        now = self.standing.jobs[job]
        worth = str(job) if now.points == job else f"{job}→{now.points}"
        text = Text(worth + (" ?" if now.unknown else ""), "bold")
        if now.best is None:
            return text.append("\n·", "not bold dim")
        if not now.leaders:
            return text.append("\n?", "not bold dim")
        room = width - len(str(now.best)) - 1
        if len(now.leaders) > 1:
            return text.append(f"\n{cut(self.texts.say('board-tie'), room)} {now.best}", "not bold")
        leader = now.leaders[0]
        return text.append(f"\n{cut(self.names[leader], room)} {now.best}", f"not bold {self._color(leader)}")

    def _player(self, seat: int, width: int) -> Text:
        current = not self.view["over"] and seat == self.view["current"]
        text = Text("▶ " if current else "  ", "bold")
        you = f" ({self.texts.say('board-you')})" if seat == self.view["viewer"] else ""
        text.append(cut(self.names[seat], width - 2 - len(you)), f"bold {self._color(seat)}").append(you, "dim")
        money = self.texts.say("board-money", money=self.view["money"][seat])
        text.append(f"\n  {money} · {self.standing.points[seat]}")
        if self.view["passed"][seat]:
            text.append(f"\n  {self.texts.say('board-passed')}", "dim")
        return text

    def _slot(self, seat: int, job: int, width: int) -> Text:
        cards = self.view["places"]["slot"][str(seat)][str(job)]
        if not cards:
            return Text("\n·", "dim")
        lines = [self._card(card, width) for card in reversed(cards)]
        return Text("\n").join(lines)

    def _card(self, card: Mapping[str, Any], width: int) -> Text:
        if "face" not in card:
            side = DOWN * ((width - 3) // 2)
            return Text(f"{DOWN * (2 * len(side) + 3)}\n{side} ? {side}", "dim")
        crook = self.crooks[card["face"]]
        name = self.tickets.short(crook, width)
        if card["public"]:
            return Text(name).append("\n").append_text(self.tickets.stats(crook))
        known = Text(f"{name}\n{EYE}").append_text(self.tickets.stats(crook))
        known.stylize("dim italic")
        return known

    def _color(self, seat: int) -> str:
        return COLORS[self.view["colors"][seat]]
