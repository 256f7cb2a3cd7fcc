"""Lockup («Взаперти», Stan Kordonskiy): crews of a prison send their people to its rooms, openly or in the dark."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import BotInfo, Credits, Game, Replay
from ...kernel.rules import commands_of
from .box import prepare
from .cards import goals as goals
from .cards import goons as goons
from .cards import signs as signs
from .cards.tomes import cubes as cubes
from .cards.tomes import tokens as tokens
from .invariants import broken
from .modes import expert as expert
from .modes import solo as solo
from .options import PRESET_SEATS, PRESETS, LockupOptions
from .outlook import outlook
from .rules.scoring import ending, tally
from .rules.setup import set_up
from .table import LockupTable
from .words import BACKS, HIDDEN, words


def not_asked(g: LockupTable, seat: int) -> str:
    """Why nobody has asked this seat anything."""
    return "already-passed" if g.step == "roll_call" and g.passed[seat] else "not-your-turn"


GAME = Game(
    id="lockup",
    names={"en": "Lockup", "ru": "Взаперти"},
    version="1",
    seats=range(1, 6),
    options_type=LockupOptions,
    table=LockupTable,
    commands=commands_of("lockup"),
    prepare=prepare,
    set_up=set_up,
    not_asked=not_asked,
    invariants=broken,
    outlooks={outlook: ()},
    presets=PRESETS,
    preset_seats=PRESET_SEATS,
    hidden=HIDDEN,
    credits=Credits(
        title="Lockup: A Roll Player Tale",
        designers=["Stan Kordonskiy"],
        publisher="Thunderworks Games",
        edition={"en": "Hobby World", "ru": "Мир Хобби"},
    ),
    minutes=60,
    bots=BotInfo(ending=ending, words=words, backs=BACKS),
    replay=Replay(
        notable=frozenset({"raid", "superiority", "advance", "crafted"}),
        turn="round",
        standing=lambda g: list(tally(g).points) if g.face else [0] * g.seats,
    ),
    home=Path(__file__).parent,
)
