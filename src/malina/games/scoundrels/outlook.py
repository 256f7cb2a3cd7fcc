"""What a viewer can tell from what he sees: prices, what a slot would wake and who would react to it, where arrows
point, what the sheriff's office takes, and how much tech everybody has as far as he knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any, cast

from .box import SLOTS, Box
from .faces import Job, Strategy, Trait, ability, price
from .language import (
    Ability,
    FreeHenchman,
    GainMoney,
    GainMoneyIf,
    GainMoneyPer,
    GainReputation,
    Hire,
    LoseReputation,
    Op,
    PayMoney,
    ReduceBribe,
    RevealOwnDeckTop,
    ScoutSafe,
    StealMoney,
    StealSafe,
)
from .rules.query import limit
from .table import ScoundrelsTable

View = Mapping[str, Any]
MONEY = (GainMoney, GainMoneyIf, GainMoneyPer, StealMoney, RevealOwnDeckTop)
CAUSES: dict[str, tuple[type[Op], ...]] = {  # what a trait waits for -> what brings it about
    "after_scout": (ScoutSafe,),
    "after_steal_safe": (StealSafe,),
    "after_hire": (Hire,),
    "after_gain_reputation": (GainReputation,),
    "after_lose_reputation": (LoseReputation,),
    "after_own_henchman_freed": (FreeHenchman,),
    "after_gain_money_by_other_scoundrel": MONEY,
}


def outlook(view: View, box: Box) -> dict[str, Any]:
    seats, viewer = range(view["seats"]), view["viewer"]
    own = {} if viewer is None else sheet(view, box, viewer)
    saloon = [two for cell in view["places"]["saloon"].values() for two in scoundrels(box, cell)]
    setup = box.setup
    return {
        "days": box.days,
        "limit": limit(as_table(view, box, view["day"])),
        "next_limit": limit(as_table(view, box, view["day"] + 1)),
        "track": [setup.reputation_least, setup.reputation_most],
        "prices": {trait.id: price(trait, job) for trait, job in [*saloon, *pile_top(view, box)]},
        "locations": {name: list(location.values) for name, location in box.locations.items()},
        "arrows": {
            trait: arrows for seat in seats for trait, arrows in links(box, sheet(view, box, seat)).items() if arrows
        },
        "slots": wakes(box, own),
        "follows": follows(box, own),
        "true_in": true_in(view, viewer),
        "tokens": tokens(view, box, viewer),
        "office": [] if viewer is None else office(view, box, viewer),
        "points": [points(view, box, seat) for seat in seats],
        "money": list(view["money"]),
    }


# ---- what lies where ----


def as_table(view: View, box: Box, day: int) -> ScoundrelsTable:
    """As much of a table as modules look at, on that day."""
    return cast(ScoundrelsTable, SimpleNamespace(data=box, day=day, options=SimpleNamespace(**view["options"])))


def scoundrels(box: Box, pieces: Iterable[Mapping[str, Any]]) -> list[tuple[Trait, Job]]:
    """The scoundrel of a cell, if there is one. Whoever comes after a move that is only considered is not known yet."""
    ids = {piece["face"] for piece in pieces if "face" in piece}
    return [(trait, job) for trait in box.traits if trait.id in ids for job in box.jobs if job.id in ids]


def pile_top(view: View, box: Box) -> list[tuple[Trait, Job]]:
    return scoundrels(box, view["places"]["pile"][-2:])


def sheet(view: View, box: Box, seat: int) -> dict[str, tuple[Trait, Job]]:
    """A player's scoundrels by cell."""
    cells = view["places"]["cell"][str(seat)]
    return {cell: two for cell, pieces in cells.items() for two in scoundrels(box, pieces)}


# ---- what wakes whom ----


def wakes(box: Box, own: Mapping[str, tuple[Trait, Job]]) -> dict[str, Any]:
    return {
        slot: {
            "leader": slot in box.leader_abilities,
            "traits": [trait.id for trait, _ in own.values() if slot in trait.slots],
        }
        for slot in SLOTS
    }


def links(box: Box, own: Mapping[str, tuple[Trait, Job]]) -> dict[str, list[tuple[str, str]]]:
    """For each arrow the scoundrel at which it points, or nobody."""
    found: dict[str, list[tuple[str, str]]] = {}
    for cell, (trait, _) in own.items():
        targets = [(way, own.get(box.pointed.get((cell, way), ""))) for way in trait.arrows]
        found[trait.id] = [(way, target[0].id if target else "") for way, target in targets]
    return found


def follows(box: Box, own: Mapping[str, tuple[Trait, Job]]) -> dict[str, list[str]]:
    """Who may react when a scoundrel, or the leader's ability of a slot, has been used."""
    pointing = links(box, own)
    found = {}
    for trait, job in own.values():
        by_arrow = [other for other, arrows in pointing.items() if any(target == trait.id for _, target in arrows)]
        found[trait.id] = [*by_arrow, *by_event(own, ability(trait, job), trait)]
    for slot, given in box.leader_abilities.items():
        found[slot] = by_event(own, given, None)
    return found


def by_event(own: Mapping[str, tuple[Trait, Job]], given: Ability, user: Trait | None) -> list[str]:
    done = (*given.cost, *given.ops)
    return [
        trait.id
        for trait, _ in own.values()
        if trait is not user
        and any(isinstance(op, CAUSES.get(trait.timing, ())) for op in done)
        and (user is not None or trait.timing != "after_gain_money_by_other_scoundrel")
    ]


# ---- one's own cards, marks and errands ----


def true_in(view: View, viewer: int | None) -> dict[str, str]:
    """In which slot a card of one's hand would be no bluff; the 0 is one everywhere."""
    hand = [] if viewer is None else view["places"]["hand"][str(viewer)]
    ranks = {card["face"]: card["face"].removeprefix("poker.")[0] for card in hand if "face" in card}
    return {face: rank for face, rank in ranks.items() if rank in SLOTS}


def tokens(view: View, box: Box, viewer: int | None) -> list[dict[str, Any]]:
    """The marks that are left."""
    used = [box.token[mark["number"]] for mark in view["marks"] if mark["owner"] == viewer]
    return [{"faces": list(kind.faces), "left": kind.count - used.count(i)} for i, kind in enumerate(box.marks)]


def office(view: View, box: Box, seat: int) -> list[dict[str, Any]]:
    """What each service costs, and why it is not to be had."""
    return [service(view, box, seat, name) for name in box.office]


def service(view: View, box: Box, seat: int, name: str) -> dict[str, Any]:
    given = box.office[name]
    fee = sum(cost.n for cost in given.cost if isinstance(cost, PayMoney))
    if given.requires == "last_day":
        fee -= discount(view, box, seat)
    short = max(0, fee - view["money"][seat])
    needed = sum(op.n for op in given.ops if isinstance(op, FreeHenchman))
    closed = "money" if short else ""
    if sum(view["jail"]) < needed:
        closed = "jail"
    if given.requires == "last_day" and view["day"] < box.days:
        closed = "later"
    gain = sum(op.n for op in given.ops if isinstance(op, GainMoney))
    return {"id": name, "price": fee, "gain": gain, "short": short, "closed": closed}


def discount(view: View, box: Box, seat: int) -> int:
    """What a strategy card takes off the bribe, once in a period."""
    own = [card for card in view["places"]["strategy"][str(seat)] if card["piece"] not in view["stamped"]]
    by_id: dict[str, Strategy] = {card.id: card for card in box.strategies}
    ops = [op for card in own if len(own) == 1 for op in by_id[card["face"]].ops]
    return sum(op.n for op in ops if isinstance(op, ReduceBribe))


# ---- tech ----


def points(view: View, box: Box, seat: int) -> dict[str, int]:
    """Of a seat's safes only those whose insides the viewer knows."""
    values = {safe.id: safe.value for safe in box.safes}
    stolen = view["places"]["stolen"][str(seat)]
    inside = {card["piece"]: values[card["face"]] for card in stolen if "face" in card}
    found = {
        "safes": sum(inside.values()),
        "marks": sum(inside.get(mark["safe"]) == mark["number"] for mark in view["marks"]),
        "reputation": view["reputation"][seat],
        "tech": sum(trait.tech + job.tech for trait, job in sheet(view, box, seat).values()),
    }
    return {**found, "total": sum(found.values()), "unknown": len(stolen) - len(inside)}
