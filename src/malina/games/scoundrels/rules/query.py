"""What everybody can ask of a table, bots among them: abilities and their gates, what is counted, limits, points."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ..faces import Strategy, ability
from ..language import Ability, Effect, GainMoneyIf, ReduceBribe
from ..moments import modules, safe_limit
from ..table import ScoundrelsTable, Use

BRIBE = "bribe"
REQUIRES: dict[str, Callable[[ScoundrelsTable, int], bool]] = {
    "": lambda g, seat: True,
    "money_below_4": lambda g, seat: g.money[seat] < 4,
    "no_own_henchman_in_jail": lambda g, seat: not g.jail[seat],
    "an_opponent_has_more_stolen_safes": lambda g, seat: (
        max(len(g.at[g.data.stolen[other]]) for other in g.after(seat)) > len(g.at[g.data.stolen[seat]])
    ),
    "two_henchmen_in_jail": lambda g, seat: sum(g.jail) >= 2,
    "last_day": lambda g, seat: g.last_day,
}


def ability_of(g: ScoundrelsTable, use: Use) -> Ability:
    if use.kind == "leader":
        return g.data.leader_abilities[use.name]
    if use.kind == "office":
        return office_option(g, use.seat, use.name)
    face = g.face[use.source]
    if type(face) is Strategy:
        return Ability(face.cost, "", face.ops)
    return ability(face, g.job_card(use.job))


def office_option(g: ScoundrelsTable, seat: int, name: str) -> Ability:
    """An option of the sheriff's office, at the price for this player."""
    option = g.data.office[name]
    if name != BRIBE or not (less := discount(g, seat)):
        return option
    return replace(option, cost=tuple([replace(cost, n=cost.n - less) for cost in option.cost]))


def discount(g: ScoundrelsTable, seat: int) -> int:
    """What a bribe costs less, once in a period."""
    card = g.strategy(seat)
    if not card or card[0] in g.stamped:
        return 0
    return sum(op.n for op in card[1].ops if isinstance(op, ReduceBribe))


def op_of(g: ScoundrelsTable) -> Effect:
    """The op that is being done."""
    use = g.uses[-1]
    return ability_of(g, use).ops[use.op]


def others(g: ScoundrelsTable, use: Use) -> list[int]:
    """One's own scoundrels besides the one in use."""
    return [trait for trait in g.own(use.seat) if trait != use.source]


def there(g: ScoundrelsTable, use: Use, area: str) -> list[int]:
    """The scoundrels of which an op speaks."""
    if area == "saloon":
        return g.in_saloon()
    return g.top_of_pile() if area == "discard_top" else others(g, use)


RICH = 6


def gained_if(g: ScoundrelsTable, use: Use, op: GainMoneyIf) -> int:
    return op.then if g.money[use.seat] >= RICH else op.else_


COUNTS: dict[str, Callable[[ScoundrelsTable, int], int]] = {
    "own_stolen_safes": lambda g, seat: len(g.at[g.data.stolen[seat]]),
    "henchmen_in_jail": lambda g, seat: sum(g.jail),
    "own_scoundrels": lambda g, seat: len(g.own(seat)),
    "cards_played_today": lambda g, seat: g.played[seat],
    "bluffs_exposed_today": lambda g, seat: g.exposed[seat],
}


def limit(g: ScoundrelsTable) -> int:
    return safe_limit(g, modules(g), g.day)


def points_of(g: ScoundrelsTable, seat: int) -> dict[str, int]:
    """Where a player's tech comes from."""
    safes = g.at[g.data.stolen[seat]]
    return {
        "safes": sum(g.safe(safe).value for safe in safes),
        "marks": sum(mark.safe in safes and mark.number == g.safe(mark.safe).value for mark in g.marks),
        "reputation": g.reputation[seat],
        "tech": sum(g.trait_card(trait).tech + g.job_card(g.job_of(trait)).tech for trait in g.own(seat)),
    }
