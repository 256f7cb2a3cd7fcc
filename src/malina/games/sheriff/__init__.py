"""Sheriff of Nottingham («Шериф Ноттингема», Sérgio Halaban and André Zatz): smuggle, declare, bribe, inspect."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import BotInfo, Credits, Game, Replay
from ...kernel.rules import commands_of
from ...kernel.table import Offer
from .box import prepare
from .invariants import broken
from .modules.chest import split_offers
from .modules.laws import bags as bags
from .modules.laws import bribes as bribes
from .modules.laws import fines as fines
from .modules.laws import gate as gate
from .modules.laws import goods as goods
from .modules.laws import informers as informers
from .modules.laws import market as market
from .modules.merry_men import deck as deck
from .modules.merry_men import gold as gold
from .modules.merry_men import hands as hands
from .modules.merry_men import looks as looks
from .modules.merry_men import stands as stands
from .options import PRESETS, SheriffOptions
from .outlook import outlook
from .rules.clock import clock
from .rules.inspect import bargains
from .rules.inspect import offers as deals
from .rules.scoring import ending, tally
from .rules.setup import set_up
from .table import SheriffTable
from .talk import says
from .words import BACKS, HIDDEN, words


def offers(g: SheriffTable) -> list[Offer]:
    return deals(g) or split_offers(g)


def not_asked(g: SheriffTable, seat: int) -> str:
    """Why nobody has asked this seat anything."""
    if g.step == "load" and g.bags[seat]:
        return "bag-closed"
    return "first-things-first" if g.step == "inspection" and g.closed else "not-your-turn"


GAME = Game(
    id="sheriff",
    names={"en": "Sheriff of Nottingham", "ru": "Шериф Ноттингема"},
    version="1",
    seats=range(3, 7),
    options_type=SheriffOptions,
    table=SheriffTable,
    commands=commands_of("sheriff"),
    prepare=prepare,
    set_up=set_up,
    offers=offers,
    clock=clock,
    not_asked=not_asked,
    outlooks={outlook: ()},
    presets=PRESETS,
    hidden=HIDDEN,
    invariants=broken,
    credits=Credits(
        title="Sheriff of Nottingham",
        designers=["Sérgio Halaban", "André Zatz"],
        publisher="Arcane Wonders",
    ),
    minutes=60,
    usual_seats=4,
    bots=BotInfo(ending=ending, bargains=bargains, says=says, words=words, backs=BACKS),
    replay=Replay(
        notable=frozenset({"opened", "struck", "robber_through", "sold", "order_filled", "laws_kept"}),
        turn="round_began",
        standing=lambda g: list(tally(g).points),
    ),
    home=Path(__file__).parent,
)
