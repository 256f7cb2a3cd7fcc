"""Where laws and merry men have a say: all moments and modifiers, in the order of a round.

A law's source is its hook and its card: `@on(bag_most, "bag_max") def light(g, law, most): ...`; the numbers are the
card's. A merry man's is his effect and whoever has brought him through.
"""

from __future__ import annotations

from ...kernel.decision import Said
from ...kernel.moments import Modifier, Moment, Source
from ...kernel.moments import on as on
from .faces import Law
from .table import Judges, SheriffTable

Goods = frozenset[str]

# Market
exchange_most: Modifier[int, []] = Modifier("exchange_most")  # cards that a merchant may exchange
exchanged: Moment[[int]] = Moment("exchanged")  # a merchant has exchanged his cards
# Load
bag_most: Modifier[int, []] = Modifier("bag_most")
bag_least: Modifier[int, []] = Modifier("bag_least")
bags_closed: Moment[[]] = Moment("bags_closed")
# Declaration
banned: Modifier[Goods, []] = Modifier("banned")  # legal goods that are contraband at the gate
declaration_made: Moment[[int]] = Moment("declaration_made")  # by a merchant
# Inspection
gate_opens: Moment[[]] = Moment("gate_opens")
bribe_parts: Modifier[Goods, []] = Modifier("bribe_parts")  # gold, goods
openings_least: Modifier[int, []] = Modifier("openings_least")
openings_most: Modifier[int, []] = Modifier("openings_most")
in_line: Modifier[tuple[int, ...], []] = Modifier("in_line")  # closed bags that can be decided on now
may_inform: Modifier[bool, []] = Modifier("may_inform")
# An opened bag
penalty_of: Modifier[int, [str]] = Modifier("penalty_of")  # of a confiscated card, by its face
fine_of: Modifier[int, [str]] = Modifier("fine_of")  # what is paid for it, by its kind
compensation_of: Modifier[int, []] = Modifier("compensation_of")
goods_seized: Moment[[int, Judges]] = Moment("goods_seized")  # owner of the bag, who opened it
bag_opened: Moment[[int, bool]] = Moment("bag_opened")  # owner, was it truthful?
# A passed bag
robber_through: Moment[[Judges, int]] = Moment("robber_through")  # who let him pass, by which deal


def laws(g: SheriffTable) -> list[Source]:
    """What has a say now: the open laws, the first one first."""
    return [(g.face[piece].hook, piece) for piece in g.at[g.data.law_row]]


def law(g: SheriffTable, piece: int) -> Law:
    found: Law = g.face[piece]
    return found


def by_law(name: str) -> Said:
    """Why somebody is asked: this law demands it, or allows it."""
    return Said("law", {"law": name})


def banned_now(g: SheriffTable) -> Goods:
    return banned(g, laws(g), frozenset())
