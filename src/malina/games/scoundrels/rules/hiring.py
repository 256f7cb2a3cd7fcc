"""Hiring (5.1): pay, use it or give it a cell, rearrange, refill the saloon."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.blanks import Each
from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.pieces import move
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..faces import price
from ..moments import happened
from ..table import ScoundrelsTable, Use
from .abilities import use_source
from .legality import usable
from .saloon import carry, discard, refill
from .told import readings

GONE = "gone"  # the new one was discarded instead of an old one
Arrangement = list[tuple[FaceId, str]]


def price_of(g: ScoundrelsTable, trait: int) -> int:
    return price(g.trait_card(trait), g.job_card(g.job_of(trait)))


def affordable(g: ScoundrelsTable, seat: int, traits: list[int]) -> list[int]:
    return [trait for trait in traits if price_of(g, trait) <= g.money[seat]]


def hire(g: ScoundrelsTable, seat: int, trait: int) -> None:
    """No ability hires for free."""
    cost = price_of(g, trait)
    g.tell("hired", {"trait": trait, "job": g.job_of(trait)}, seat=seat, money=cost)
    g.money[seat] -= cost
    g.uses.append(Use(seat=seat, kind="hire", source=trait, area=g.area(trait)))
    if g.trait_card(trait).timing == "when_hired":
        if usable(g, seat, trait):
            g.ask(seat, when_hired)
        g.then(send_away)
    else:
        g.then(make_room)
    g.then(rearrange)
    g.then(hired)


# ---- when hired ----


@question
def when_hired(g: ScoundrelsTable, seat: int) -> Sentences:
    return ("use_it",), ("decline",)


@when_hired.answer("use_it")
def use_it(g: ScoundrelsTable, seat: int) -> None:
    use_source(g, seat, g.uses[-1].source)


@when_hired.answer("decline")
def do_not_use_it(g: ScoundrelsTable, seat: int) -> None:
    """It is discarded all the same."""


@rule
def send_away(g: ScoundrelsTable) -> None:
    """It is never placed."""
    use = g.uses[-1]
    if use.area == "saloon":
        discard(g, use.source)
    g.uses[-1] = replace(use, name=GONE)


# ---- a cell for it ----


@rule
def make_room(g: ScoundrelsTable) -> None:
    seat = g.uses[-1].seat
    if not g.free_cells(seat):
        g.ask(seat, discard_one)


@question
def discard_one(g: ScoundrelsTable, seat: int) -> Sentences:
    return (("discard", g.ids([*g.own(seat), g.uses[-1].source])),)


@discard_one.answer("discard")
def discard_for_it(g: ScoundrelsTable, seat: int, scoundrel: FaceId) -> None:
    use = g.uses[-1]
    trait = g.named(scoundrel, [*g.own(seat), use.source])
    if trait == use.source:
        g.uses[-1] = replace(use, name=GONE)
    discard(g, trait)


@discard_one.refuse("discard")
def why_not_discard(g: ScoundrelsTable, seat: int, scoundrel: str) -> IllegalMove:
    return IllegalMove("not-this-scoundrel")


@rule
def rearrange(g: ScoundrelsTable) -> None:
    """With every hire, and at no other time."""
    seat = g.uses[-1].seat
    if comes(g) or g.own(seat):
        g.ask(seat, arrange)


def comes(g: ScoundrelsTable) -> bool:
    """Does the new one still need a cell?"""
    return g.uses[-1].name != GONE and g.area(g.uses[-1].source) != "cell"


def to_place(g: ScoundrelsTable, seat: int) -> list[int]:
    return [*g.own(seat), *([g.uses[-1].source] if comes(g) else [])]


@question
def arrange(g: ScoundrelsTable, seat: int) -> Sentences:
    """Put the new one into a free cell, or all of them wherever one likes."""
    names = g.ids(to_place(g, seat))
    cells = g.data.cells
    all_of_them = Each(dict.fromkeys(names, cells), len(names), caps=dict.fromkeys(cells, 1))
    simple: tuple[object, ...] = ("put", g.free_cells(seat)) if comes(g) else ("keep",)
    return simple, ("arrange", all_of_them)


@arrange.answer("put")
def put(g: ScoundrelsTable, seat: int, cell: str) -> None:
    carry(g, g.uses[-1].source, g.data.cell[seat][cell])
    g.tell("placed", {"trait": g.uses[-1].source}, seat=seat, cell=cell)


@arrange.answer("keep")
def keep(g: ScoundrelsTable, seat: int) -> None:
    """All stay where they are."""


@arrange.answer("arrange")
def put_all(g: ScoundrelsTable, seat: int, cells: Arrangement) -> None:
    """Through the box: two may change cells."""
    traits = {g.face[trait].id: trait for trait in to_place(g, seat)}
    moving: dict[int, tuple[int, int]] = {}
    for id, cell in cells:
        trait, target = traits[id], g.data.cell[seat][cell]
        if g.place_of(trait) != target:
            halves = (trait, g.job_of(trait))
            for piece in halves:
                move(g, piece, g.place_of(piece), g.data.box)
            moving[target] = halves
    for target, halves in moving.items():
        for piece in halves:
            move(g, piece, g.data.box, target)
    g.tell("arranged", seat=seat)


@arrange.refuse("put")
def why_not_put(g: ScoundrelsTable, seat: int, cell: str) -> IllegalMove | None:
    return IllegalMove("cell-taken") if cell in g.data.cells and comes(g) else None


@arrange.refuse("keep")
def why_not_keep(g: ScoundrelsTable, seat: int) -> IllegalMove:
    return IllegalMove("needs-a-cell")


@arrange.refuse("arrange")
def why_not_arrange(g: ScoundrelsTable, seat: int, cells: Arrangement) -> IllegalMove:
    return IllegalMove("one-cell-each")


@rule
def hired(g: ScoundrelsTable) -> None:
    use = g.uses.pop()
    if use.area == "saloon":
        refill(g)
    happened(g, use.seat, "after_hire", by=use.source)


@when_hired.tells
@discard_one.tells
@arrange.tells
def who_is_hired(g: ScoundrelsTable, seat: int) -> About:
    trait = g.uses[-1].source
    return About(Said("hired", {"trait": g.face[trait].id, "job": g.face[g.job_of(trait)].id}))


def prices(g: ScoundrelsTable, cmd: str, traits: list[int]) -> list[Note]:
    """What each of them costs, and what it is."""
    costs = [Note(cmd, Said("price", {"money": price_of(g, t)}), {"scoundrel": g.face[t].id}) for t in traits]
    return [*readings(g, cmd, "scoundrel", traits), *costs]
