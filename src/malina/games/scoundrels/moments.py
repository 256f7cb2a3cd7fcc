"""Where cards and modules have a say: what happens to a player, for event traits and strategy cards; and the places of
the rules that modules change, in the order of the rulebook."""

from __future__ import annotations

from ...kernel.moments import Modifier, Moment, Source
from ...kernel.moments import on as on
from .language import StrategyTiming, Timing
from .table import NOBODY, ScoundrelsTable, Waiting

hands_dealt: Moment[[]] = Moment("hands_dealt")  # the seven cards of each player lie in the decks
game_begins: Moment[[]] = Moment("game_begins")  # before the first day
job_deck: Modifier[int, []] = Modifier("job_deck")  # from which the next scoundrel gets its job
safe_limit: Modifier[int, []] = Modifier("safe_limit")  # how many stolen safes one may keep


def modules(g: ScoundrelsTable) -> list[Source]:
    """The modules of this game."""
    names = ("start_with_zero", "strategy_cards", "wild_saloon")
    return [(name, NOBODY) for name in names if getattr(g.options, name)]


def happened(g: ScoundrelsTable, seat: int, what: Timing | StrategyTiming, by: int = NOBODY) -> None:
    """Whatever this seat has that may be used after such an event waits until the ability in progress is finished: only
    what is there now, and not the scoundrel that has caused it."""
    sources = [trait for trait in g.own(seat) if trait != by and g.trait_card(trait).timing == what]
    if (card := g.strategy(seat)) and card[1].timing == what:
        sources.append(card[0])
    for source in sources:
        wait(g, seat, source)


def wait(g: ScoundrelsTable, seat: int, source: int) -> None:
    if (entry := Waiting(seat, source)) not in g.waiting:
        g.waiting.append(entry)
