"""Fixtures and page object for Lockup: tables at the moment a test needs, and a player."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Protocol

from playwright.sync_api import Locator, expect

import malina
from malina.kernel.decision import Move
from malina.kernel.table import Table

from .past import Game, Past, Somebody
from .player import Player
from .serving import Serving
from .truth import truth
from .window import DESK, PHONE, SMALL

LOCKUP = malina.game("lockup")
TABLET = (768, 1024)
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small": SMALL}
MOST = 600  # taps till the end of a game
SOON = 2000  # timeout in milliseconds for something that still moves and may go away
BUSY = 2  # rounds in which tokens are sent; later everybody passes


@dataclass(frozen=True)
class Prison:
    serving: Serving
    anna: Somebody
    boris: Somebody
    vera: Somebody


def code(name: str) -> str:
    return f"{name.upper().replace('O', 'Q').replace('I', 'J'):2<8}"


@contextmanager
def opened(folder: Path, games: Mapping[str, Game], people: int = 2, hints: Collection[str] = ()) -> Iterator[Prison]:
    """A server with these games stored: so many people at each table, and bots."""
    past = Past(folder / "data")
    anna, boris, vera = past.somebody("Anna", "raccoon"), past.somebody("Борис", "fox"), past.somebody("Вера", "owl")
    for name, game in games.items():
        who: list[Somebody | str | None] = [*[anna, boris, vera][:people], *["novice"] * 4]
        past.table(code(name), who[: game.seats], game, grace=86400, pace="instant", hints=name in hints)
    past.close()
    serving = Serving(folder / "data").start()
    try:
        yield Prison(serving, anna, boris, vera)
    finally:
        serving.stop()


def moves(prison: Prison, table: str) -> list[tuple[int, Move]]:
    match = truth(prison.serving.data, code(table)).match
    assert match is not None
    return match.record.moves


class Inmate:
    """A player who uses the page: sends tokens in the first rounds, then passes; takes what there is."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.chance = Random(1)

    def one(self, *handles: str) -> Locator | None:
        for handle in handles:
            found = self.page.locator(f'[data-handle^="{handle}"]:not([aria-disabled="true"])').filter(visible=True)
            if found.count():
                return found.first
        return None

    def one_lit(self, *blanks: str) -> Locator | None:
        found = (self.player.lit(blank).and_(self.page.locator(".can")).filter(visible=True) for blank in blanks)
        return next((lit.first for lit in found if lit.count()), None)

    def tap(self, busy: bool) -> bool:
        """Make the next tap if it is their turn; animations are skipped. Was there one?"""
        self.player.idle()
        shown = self.one("show-skip", "show-next")
        if shown:
            if self.player.keys:
                self.page.keyboard.press("Space")
            else:
                shown.evaluate_all("(buttons) => buttons.forEach((one) => one.click())")  # it may have ended by itself
            return True
        if not self.page.locator(".decide.mine").count():
            return False
        lit = self.page.locator("[data-blank].can").filter(visible=True)
        doing = self.one("do-")
        open_blanks = self.player.open_blanks()
        if doing:
            way = doing
        elif not busy and (idle := self.one("verb-pass")):
            way = idle
        elif open_blanks and self.player.lit(open_blanks[0]).count():
            # Not always the first: what is given and what is taken in exchange may exclude each other.
            lit = self.player.lit(open_blanks[0])
            way = lit.nth(self.chance.randrange(lit.count())) if open_blanks[0] in ("cubes", "gains") else lit.first
        elif more := self.one_lit("cubes", "gains"):  # begun, and not enough yet
            way = more
        elif take := self.one("verb-take"):
            way = take
        elif lit.count():
            way = lit.first
        elif begin := self.one("verb-pass", "verb-decline", "verb-"):
            way = begin
        else:
            return False
        try:
            self.player.press(way, within=SOON)
        except Exception:
            if way.count():
                raise
        return True


class Hands(Protocol):
    player: Player

    def tap(self, busy: bool) -> bool: ...


def play(data: Path, table: str, people: Sequence[Hands], busy: int = BUSY) -> Table:
    for _ in range(MOST):
        match = truth(data, table).match
        assert match is not None
        if match.table.over:
            return match.table
        sends = match.table.view(None)["round"] <= busy
        tapped = [one.tap(sends) for one in people]
        if not any(tapped):
            people[0].player.page.wait_for_timeout(50)
    raise AssertionError(f"no end: {[one.player.bar.inner_text() for one in people]}")


def end(player: Player) -> None:
    """Skip the animation of the last raid, if it is still shown, and wait for the end."""
    show = player.handle("show-over")
    expect(player.over.or_(player.score).or_(show).first).to_be_visible()
    if show.is_visible():
        player.press(show)
    expect(player.over.or_(player.score).first).to_be_visible()
    if player.over.is_visible():
        player.press(player.over)
    expect(player.score).to_be_visible()
    expect(player.role("heading", "finished-lockup-origin")).to_be_visible()
