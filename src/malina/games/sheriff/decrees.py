"""What each law in sight changes for a viewer now, by what he knows: a few numbers under its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

from .box import Box
from .faces import Law
from .moments import compensation_of, fine_of, laws, penalty_of
from .table import SheriffTable

View = Mapping[str, Any]
Fact = dict[str, Any]  # `what` names its words
Faces = Sequence[str]


def posting(box: Box, row: Faces) -> SheriffTable:
    """As much of a table as laws look at: the row of open laws."""
    by_id = {law.id: law for law in box.laws}
    found = SimpleNamespace(
        data=box,
        face={number: by_id[law] for number, law in enumerate(row)},
        at={box.law_row: tuple(range(len(row)))},
    )
    return cast(SheriffTable, found)


def posted(view: View) -> list[str]:
    return known(view["places"]["law_row"])


def known(pieces: Sequence[Mapping[str, Any]]) -> list[str]:
    """The faces that the viewer knows there."""
    return [card["face"] for card in pieces if "face" in card]


def consequences(view: View, box: Box, fates: Callable[[SheriffTable], Mapping[str, Any] | None]) -> dict[str, Any]:
    """For every open law, and for those that somebody is to choose from."""
    row = posted(view)
    found = {}
    for law in box.laws:
        if law.id in (*row, *known(view["places"]["law_choice"])):
            others = [id for id in row if id != law.id]
            tables = posting(box, others), posting(box, [law.id, *others])
            told = [fact for tell in TELLS.get(law.hook, ()) for fact in tell(view, box, law)]
            found[law.id] = [*told, *changes(box, *[{**prices(box, table), **fate(fates(table))} for table in tables])]
    return found


# ---- what comes out otherwise by it ----


def prices(box: Box, table: SheriffTable) -> dict[str, int]:
    [good, *_] = box.legal
    dear = [card for card in box.goods.values() if card.kind == "contraband"]
    fines = [
        fine_of(table, laws(table), penalty_of(table, laws(table), card.penalty, card.id), card.kind) for card in dear
    ]
    return {"honest": compensation_of(table, laws(table), box.goods[good].penalty), "wrong": max(fines)}


def fate(fates: Mapping[str, Any] | None) -> dict[str, int]:
    """Of one's own bag, if it is opened, once it is declared."""
    opened = [one["points"] for one in fates["opened"].values()] if fates else []
    return {"fate": opened[0]} if len(opened) == 1 else {}


def changes(box: Box, before: dict[str, int], after: dict[str, int]) -> Iterator[Fact]:
    for what in before.keys() & after.keys():
        if before[what] != after[what]:
            yield {"what": what, "before": before[what], "after": after[what]}


# ---- what it will matter for ----


def held(view: View) -> Counter[str]:
    """One's own cards that can still go through the gate."""
    places, viewer = view["places"], str(view["viewer"])
    return Counter(face for place in ("hand", "bag") for face in known(places[place].get(viewer, ())))


def cards_of_it(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if view["viewer"] is not None:
        yield {"what": "held", "count": held(view)[law.good]}


def who_has_most(view: View, box: Box, law: Law) -> Iterator[Fact]:
    stands = {seat: known(view["places"]["stand"][str(seat)]).count(law.good) for seat in range(view["seats"])}
    most = max(stands.values())
    if most:
        yield {"what": "most", "count": most, "seats": [seat for seat, count in stands.items() if count == most]}


def largest_set(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if view["viewer"] is not None:
        yield {"what": "same", "count": max(held(view)[good] for good in box.legal)}


def purse(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if view["viewer"] in view["merchants"]:
        yield {"what": "gold", "count": view["gold"][view["viewer"]]}


def wares(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if view["viewer"] in view["merchants"]:
        yield {"what": "wares", "count": len(view["places"]["stand"][str(view["viewer"])])}


def toll(view: View, box: Box, law: Law) -> Iterator[Fact]:
    paid = [min(law.gold, view["gold"][seat]) for seat in view["merchants"]]
    if paid and view["step"] != "inspection":
        yield {"what": "toll", "count": sum(paid)}


def closed_bags(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if closed := [seat for seat in view["merchants"] if view["bags"][seat] == "closed"]:
        yield {"what": "closed", "count": len(closed)}


def head_of_the_line(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if closed := [seat for seat in view["merchants"] if view["bags"][seat] == "closed"]:
        yield {"what": "head", "seats": closed[:1]}


Tell = Callable[[View, Box, Law], Iterator[Fact]]
TELLS: dict[str, tuple[Tell, ...]] = {
    "ban_good": (cards_of_it, who_has_most),
    "declare_tax": (cards_of_it, who_has_most),
    "market_max": (largest_set,),
    "market_extra": (largest_set,),
    "bag_max": (largest_set,),
    "bag_min": (largest_set,),
    "sheriff_stock": (largest_set,),
    "bribe_no_gold": (wares,),
    "bribe_gold_only": (purse,),
    "toll": (toll,),
    "inspect_min": (closed_bags,),
    "inspect_max": (closed_bags,),
    "informers": (closed_bags,),
    "fixed_order": (head_of_the_line,),
}
