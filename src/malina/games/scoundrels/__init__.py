"""3,000 Scoundrels («3000 негодяев», Corey Konieczka): poker cards, half-cards, safes."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import BotInfo, Credits, Game, Replay
from ...kernel.rules import commands_of
from .box import prepare
from .effects import henchmen as henchmen
from .effects import money as money
from .effects import poker as poker
from .effects import safes as safes
from .effects import scoundrels as scoundrels
from .invariants import broken
from .modes import start_with_zero as start_with_zero
from .modes import strategy as strategy
from .modes import wild_saloon as wild_saloon
from .options import PRESETS, ScoundrelsOptions
from .outlook import outlook
from .rules.scoring import ending, standing
from .rules.setup import set_up
from .rules.suspicion import offers
from .table import ScoundrelsTable
from .talk import says
from .words import BACKS, HIDDEN, words

GAME = Game(
    id="scoundrels",
    names={"en": "3,000 Scoundrels", "ru": "3000 негодяев"},
    version="1",
    seats=range(2, 5),
    options_type=ScoundrelsOptions,
    table=ScoundrelsTable,
    commands=commands_of("scoundrels"),
    prepare=prepare,
    set_up=set_up,
    offers=offers,
    outlooks={outlook: ()},
    invariants=broken,
    presets=PRESETS,
    credits=Credits(
        title="3,000 Scoundrels",
        designers=["Corey Konieczka"],
        publisher="Unexpected Games",
    ),
    minutes=90,
    # its policy has a likelihood of its own: past=0
    bots=BotInfo(past=0, ending=ending, says=says, words=words, backs=BACKS),
    replay=Replay(frozenset({"exposed", "stole", "hired", "day_ends"}), "turn", standing),
    hidden=HIDDEN,
    home=Path(__file__).parent,
)
