"""BANG! (Emiliano Sciarra): hidden roles, a Sheriff everybody knows, and whoever is left standing."""

from __future__ import annotations

from ...kernel.game import Game
from ...kernel.rules import commands_of
from . import base_cards as base_cards
from . import characters as characters
from . import dodge_cards as dodge_cards
from . import fistful as fistful
from . import gains as gains
from . import high_noon as high_noon
from . import hiring as hiring
from . import lee as lee
from . import series as series
from . import show as show
from . import six as six
from . import two as two
from .cards import PRESETS, BangOptions, prepare
from .invariants import broken
from .outlook import outlook, standing
from .setup import set_up
from .table import BangTable
from .victory import eliminated, side
from .words import BACKS, words

GAME = Game(
    id="bang",
    names={"en": "BANG!", "ru": "Бэнг!"},
    version="1",
    seats=range(2, 9),
    options_type=BangOptions,
    table=BangTable,
    commands=commands_of("bang"),
    prepare=prepare,
    set_up=set_up,
    possible=six.possible,
    invariants=broken,
    past=0,  # its policy has a likelihood of its own
    outlook=outlook,
    standing=standing,
    side=side,
    ending=lambda g: str(g.result.breakdown["how"]),
    notable=frozenset({"eliminated", "event", "exploded", "wounded"}),
    turn="turn",
    presets=PRESETS,
    words=words,
    backs=BACKS,
    talk="talk",
    out=eliminated,
)
