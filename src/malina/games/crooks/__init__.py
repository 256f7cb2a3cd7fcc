"""Crooks («Аферисты», Neil Crowley): hire crooks from hidden piles, send them to jobs, bluff face down."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import BotInfo, Credits, Game, Replay
from ...kernel.rules import commands_of
from ...kernel.secrecy import nobody, owner
from .box import prepare
from .cards import actions as actions
from .invariants import broken
from .moments import action
from .options import CrooksOptions
from .outlook import points, prices, told
from .rules.heist import UP_OR_DOWN
from .rules.scoring import ending
from .rules.setup import set_up
from .table import CrooksTable


def not_asked(g: CrooksTable, seat: int) -> str:
    return "already-passed" if g.passed[seat] else "not-your-turn"


GAME = Game(
    id="crooks",
    names={"en": "Crooks", "ru": "Аферисты"},
    version="1",
    seats=range(2, 5),
    options_type=CrooksOptions,
    table=CrooksTable,
    commands=commands_of("crooks"),
    prepare=prepare,
    set_up=set_up,
    not_asked=not_asked,
    remembers=lambda g: g.options.memory,
    invariants=broken,
    outlooks={told: ("places.slot",), prices: ("places.hideout",)},
    credits=Credits(
        title="Crooks",
        designers=["Neil Crowley"],
        artists=["Dennis Lohausen"],
        publisher="White Goblin Games",
        edition={"en": "Igroved", "ru": "Игровед"},
    ),
    minutes=20,
    # its policy has a likelihood of its own: past=0
    bots=BotInfo(past=0, ending=ending, words=lambda deck: (*UP_OR_DOWN, *action.hooks)),
    replay=Replay(frozenset({"action_used"}), standing=points),
    hidden={"hideout": nobody, "unused": nobody, "hand": owner},
    home=Path(__file__).parent,
)
