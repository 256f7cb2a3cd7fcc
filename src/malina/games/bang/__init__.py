"""BANG! (Emiliano Sciarra): hidden roles, a Sheriff everybody knows, and whoever is left standing."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import BotInfo, Credits, Game, Replay, Talk
from ...kernel.rules import commands_of
from .box import prepare
from .cards import base as base_cards
from .cards import dodge_city as dodge_city_cards
from .characters import base, dodge_city, special, vulture_sam
from .characters import wild_west_show as show_characters
from .events import dorothy_rage, fistful, fistful_shots, high_noon, wild_west_show
from .invariants import broken
from .modes import no_mercy, six, three, two
from .modes.series import games, hiring, money
from .options import PRESETS, BangOptions
from .outlook import FIELDS, outlook, standing
from .rules import gains, why_not, will
from .rules.ask import offers
from .rules.owing import first_due
from .rules.setup import set_up
from .rules.victory import eliminated, gone, side
from .table import BangTable
from .words import BACKS, HIDDEN, words

# Modules that say what happens at the moments of the rules: they need only be there
PARTS = (
    *(gains, why_not, will),
    *(base_cards, dodge_city_cards),
    *(base, vulture_sam, dodge_city, special, show_characters),
    *(high_noon, fistful, fistful_shots, wild_west_show, dorothy_rage),
    *(two, three, six, no_mercy, games, hiring, money),
)

GAME = Game(
    id="bang",
    names={"en": "BANG!", "ru": "Бэнг!"},
    version="2",
    seats=range(2, 9),
    options_type=BangOptions,
    table=BangTable,
    commands=commands_of("bang"),
    prepare=prepare,
    set_up=set_up,
    offers=offers,
    first_due=first_due,
    possible=six.possible,
    invariants=broken,
    outlooks={
        outlook: (*FIELDS, "places.front"),
    },
    presets=PRESETS,
    hidden=HIDDEN,
    credits=Credits(title="BANG!", designers=["Emiliano Sciarra"], publisher="dV Giochi"),
    minutes=40,
    usual_seats=5,
    # its policy has a likelihood of its own: past=0
    bots=BotInfo(past=0, side=side, ending=lambda g: str(g.result.breakdown["how"]), words=words, backs=BACKS),
    replay=Replay(frozenset({"eliminated", "event", "exploded", "wounded"}), turn="turn", standing=standing),
    talk=Talk("talk", out=eliminated),
    gone=gone,
    home=Path(__file__).parent,
)
