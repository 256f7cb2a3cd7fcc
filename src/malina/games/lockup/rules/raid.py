"""Chapter 9: a raid. Whoever is most suspected loses stars."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.rules import rule
from ..moments import keep_suspicion, modes
from ..table import LockupTable
from .tomes import open_window


@rule
def raid(g: LockupTable) -> None:
    """It takes place whatever is played now."""
    g.tell("raid_begins")
    open_window(g, g.seats_in_order, "raid")
    g.then(search)


def losses(g: LockupTable) -> list[int]:
    """What each party loses. Several that are suspected most lose alike, and nobody is second then; nobody loses
    anything for no cubes. Of two parties only one that has more loses."""
    constants, cubes = g.data.cards.constants, g.suspicion
    most = max(cubes)
    first = [party for party in g.parties if cubes[party] == most > 0]
    if g.data.pair:
        return [constants.raid_first_loss_2p if [party] == first else 0 for party in g.parties]
    second = max([count for count in cubes if count < most], default=0) if len(first) == 1 else 0
    return [
        constants.raid_first_loss if party in first else constants.raid_second_loss if cubes[party] == second > 0 else 0
        for party in g.parties
    ]


@rule
def search(g: LockupTable) -> None:
    lost = losses(g)
    kept = keep_suspicion(g, modes(g), frozenset())
    for party in g.parties:
        g.reputation[party] = max(g.reputation[party] - lost[party], 0)
    g.tell("raid", ranks=[[g.name(party), lost[party]] for party in g.parties if lost[party]], counts=[*g.suspicion])
    back = sum(g.suspicion_at) + sum(g.suspicion[party] for party in g.parties if party not in kept)
    g.suspicion = [g.suspicion[party] if party in kept else 0 for party in g.parties]
    g.suspicion_at = [0] * len(g.suspicion_at)
    g.supply = replace(g.supply, suspicion=g.supply.suspicion + back)
