"""What each law in sight changes for a viewer now, by what he knows: a few numbers under its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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


def load(view: View, box: Box, law: Law) -> Iterator[Fact]:
    """Those who load ask what they have to load, all others what is usual."""
    if view["viewer"] in view["merchants"]:
        yield from largest_set(view, box, law)
    elif view["history"]:
        yield {"what": "loads", **least_and_most(past["number"] for past in view["history"])}


def purse(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if view["viewer"] in view["merchants"]:
        yield {"what": "gold", "count": view["gold"][view["viewer"]]}
    elif view["merchants"]:
        yield {"what": "purses", **least_and_most(view["gold"][seat] for seat in view["merchants"])}


def wares(view: View, box: Box, law: Law) -> Iterator[Fact]:
    stands = {seat: len(view["places"]["stand"][str(seat)]) for seat in view["merchants"]}
    if view["viewer"] in stands:
        yield {"what": "wares", "count": stands[view["viewer"]]}
    elif stands:
        yield {"what": "stands", **least_and_most(stands.values())}


def least_and_most(numbers: Iterable[int]) -> Fact:
    found = list(numbers)
    return {"low": min(found), "high": max(found)}


def toll(view: View, box: Box, law: Law) -> Iterator[Fact]:
    paid = [min(law.gold, view["gold"][seat]) for seat in view["merchants"]]
    if paid and view["step"] != "inspection":
        yield {"what": "toll", "count": sum(paid)}


def line(view: View) -> list[int]:
    """Whose bags are or will be at the gate."""
    return [seat for seat in view["merchants"] if view["bags"][seat] in ("", "closed")]


def bags_to_come(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if bags := line(view):
        yield {"what": "bags", "count": len(bags)}


def head_of_the_line(view: View, box: Box, law: Law) -> Iterator[Fact]:
    if bags := line(view):
        yield {"what": "head", "seats": bags[:1]}


Tell = Callable[[View, Box, Law], Iterator[Fact]]
TELLS: dict[str, tuple[Tell, ...]] = {
    "ban_good": (cards_of_it, who_has_most),
    "declare_tax": (cards_of_it, who_has_most),
    "market_max": (load,),
    "market_extra": (load,),
    "bag_max": (load,),
    "bag_min": (load,),
    "sheriff_stock": (largest_set,),
    "bribe_no_gold": (wares,),
    "bribe_gold_only": (purse,),
    "toll": (toll,),
    "inspect_min": (bags_to_come,),
    "inspect_max": (bags_to_come,),
    "informers": (bags_to_come,),
    "confiscate_keep": (bags_to_come,),
    "fixed_order": (head_of_the_line,),
}
