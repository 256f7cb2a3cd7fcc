"""The cards, the money and the layout of the table, read from a card file and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

import msgspec

from ...kernel.catalogue import CardFile, Catalogue, shipped_with
from ...kernel.refusal import BadOptions
from ...kernel.table import Place
from .faces import Crook, Gang, Job, Money, Setup
from .options import CrooksOptions

PLACED_ON_CROOKS = ("accomplice", "assassin")  # a Switch needs a free slot all the same
MOST = 500  # cards, and gangs, of a card file: every look at a table costs as much as there are


@dataclass(frozen=True, eq=False)
class Deck:
    """One card file laid out for a number of players: the cards, the prices, and the numbers of the places."""

    file: CardFile
    faces: tuple[Crook, ...]
    crooks: dict[str, Crook]  # by id
    gangs: tuple[str, ...]
    jobs: tuple[int, ...]
    money: Money
    setup: Setup
    places: tuple[Place, ...]
    hideout: dict[str, int]  # letter -> place
    hand: tuple[int, ...]  # seat -> place
    slot: tuple[dict[int, int], ...]  # seat -> job -> place
    piles: slice  # the places of all hideouts
    row: tuple[slice, ...]  # seat -> the places of all its slots
    box: int
    unused: int
    kingpins: frozenset[str]
    no_kingpins: frozenset[str]
    for_full_rows: frozenset[str]  # crooks whose action can place them where there is no free slot
    not_for_full_rows: frozenset[str]


shipped = partial(shipped_with, __file__)


@lru_cache(maxsize=64)
def prepare(options: CrooksOptions, seats: int, file: CardFile | None = None) -> Deck:
    """Of the host's card file, of the one that a stored game was dealt from, or of the one that ships."""
    if isinstance(options.first, int) and options.first >= seats:
        raise BadOptions("first-no-seat", seat=options.first + 1, seats=seats)
    if options.colors is not None and len(options.colors) != seats:
        raise BadOptions("colors-not-one-each", seats=seats)
    if options.colors is not None and len(set(options.colors)) != seats:
        raise BadOptions("color-taken")
    file = options.cards or file or shipped()
    catalogue = Catalogue(file)
    crooks = catalogue.cards("crook", Crook)
    gangs = tuple(gang.id for gang in catalogue.cards("gang", Gang))
    jobs = tuple(sorted(job.value for job in catalogue.cards("job", Job, key="value")))
    if len(gangs) > MOST or sum(crook.count for crook in crooks) > MOST:
        raise catalogue.error("card-unknown-value", "crook", "count", got=f"> {MOST}")
    for crook in crooks:
        for gang in crook.gangs:
            if gang not in gangs:
                raise catalogue.error("card-unknown-value", f"crook {crook.id}", "gangs", got=gang)
        if len(set(crook.gangs)) != len(crook.gangs):
            raise catalogue.error("card-unknown-value", f"crook {crook.id}", "gangs", got=", ".join(crook.gangs))
    setup = _layout(catalogue, options.layout, seats)
    faces = tuple(copy for crook in crooks for copy in copies(crook))
    for face in faces:
        if sum(face.id == other.id for other in faces) > 1:
            raise catalogue.error("card-twice", f"crook {face.id}", "id")
    if sum(setup.stacks) > len(faces):
        raise catalogue.error("cards-too-few", f"setup {seats}", "stacks", needed=sum(setup.stacks), there=len(faces))
    places: list[Place] = [
        *(("hideout", letter) for letter in setup.hideouts),
        *(("hand", seat) for seat in range(seats)),
        *(("slot", seat, job) for seat in range(seats) for job in jobs),
        ("box",),
        ("unused",),
    ]
    number = {place: i for i, place in enumerate(places)}
    hideout = {letter: number["hideout", letter] for letter in setup.hideouts}
    slot = tuple({job: number["slot", seat, job] for job in jobs} for seat in range(seats))
    return Deck(
        file=file,
        faces=faces,
        crooks={face.id: face for face in faces},
        gangs=gangs,
        jobs=jobs,
        money=catalogue.one("money", Money),
        setup=setup,
        places=tuple(places),
        hideout=hideout,
        hand=tuple(number["hand", seat] for seat in range(seats)),
        slot=slot,
        piles=slice(0, len(hideout)),
        row=tuple(slice(row[jobs[0]], row[jobs[-1]] + 1) for row in slot),
        box=number["box",],
        unused=number["unused",],
        kingpins=frozenset(crook.id for crook in faces if crook.action == "kingpin"),
        no_kingpins=frozenset(crook.id for crook in faces if crook.action != "kingpin"),
        for_full_rows=frozenset(crook.id for crook in faces if crook.action in PLACED_ON_CROOKS),
        not_for_full_rows=frozenset(crook.id for crook in faces if crook.action not in PLACED_ON_CROOKS),
    )


def copies(crook: Crook) -> list[Crook]:
    """Each card is somebody of his own: who takes one of two alike says which, so that no handle has to be chosen."""
    return [crook, *(msgspec.structs.replace(crook, id=f"{crook.id}_{n}") for n in range(2, crook.count + 1))]


def _layout(catalogue: Catalogue, layout: str, seats: int) -> Setup:
    section = "setup" if layout == "rulebook" else "setup_variant"
    for setup in catalogue.cards(section, Setup, key="players"):
        if setup.players == seats and setup.id == layout:
            if (
                not setup.hideouts
                or len(setup.hideouts) != len(setup.stacks)
                or len(set(setup.hideouts)) != len(setup.hideouts)
            ):
                raise catalogue.error("card-unknown-value", f"{section} {seats}", "hideouts", got=len(setup.hideouts))
            return setup
    raise BadOptions("layout-not-for-seats", seats=seats)
