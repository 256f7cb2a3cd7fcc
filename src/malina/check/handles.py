"""Tracking attack on handles: notes of which face each viewer saw under which handle, and what that would tell them.

A handle that moves elsewhere must be shuffled with others on its way, or whoever saw its face recognises it though the
table says that they do not know it. Shuffles must really be random: how often a handle keeps its face is counted over
all games and compared with chance. A handle that was never shuffled has its face by the order of the card file, which
is public. And where a game declares what is hidden, nobody else may see it; where it declares a pool, nobody may learn
who put what in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from ..kernel.guess import hidden_groups
from ..kernel.secrecy import intruders
from ..kernel.table import Table

TOO_LUCKY = 5.0  # standard deviations above chance
ENOUGH_TO_TELL = 4.0  # variance below which nothing is concluded
Places = dict[int, int]  # piece -> place


class Handles:
    """The observer (`kernel.watch`) of one game after another; its statistics are over all of them."""

    def __init__(self) -> None:
        self.surplus = 0.0
        self.variance = 0.0
        self.begin()

    def begin(self) -> None:
        """Reset the notes for a new game."""
        self.notes: dict[int, Places] = {}  # viewer -> where they last saw each piece that was not mixed since
        self.trespassing: dict[tuple[int, int], int] = {}  # viewer and piece: shown in this move, where it is hidden
        self.shuffled: set[int] = set()  # pieces that have been mixed, ever
        self.mixes = 0
        self.origin: dict[int, int] = {}  # piece -> the place it came from; negative: those that were mixed together
        self.found: list[str] = []
        self.mixed: tuple[int, str, float] | None = None  # a piece, its face, and the chance that it has it again

    @property
    def sigmas(self) -> float:
        """By how many standard deviations handles keep their face more often than by chance; 0 with too few samples."""
        return self.surplus / self.variance**0.5 if self.variance > ENOUGH_TO_TELL else 0.0

    # ---- inside a move ----

    def shown(self, g: Table, viewers: int, pieces: Collection[int]) -> None:
        place_of = places(g)
        for viewer in range(g.seats + 1):
            if viewers >> viewer & 1:
                self.notes.setdefault(viewer, {}).update((piece, place_of[piece]) for piece in pieces)
        for piece in pieces:
            place = place_of[piece]
            self.trespassing.update({(viewer, piece): place for viewer in intruders(g, place, piece)})
            self.watch_pool(g, piece, place, "is seen in")

    def concluded(self, g: Table, viewers: int, pieces: Collection[int], what: Any) -> None:
        """Not tracked: conclusions are no sightings of faces."""

    def turned_down(self, g: Table, pieces: Collection[int]) -> None:
        noted = self.notes.get(g.seats, {})
        for piece in pieces:
            noted.pop(piece, None)

    def moving(self, g: Table, pieces: Sequence[int], source: int, target: int) -> None:
        for piece in pieces:
            self.watch_pool(g, piece, source, "leaves")
        self.origin.update(dict.fromkeys(pieces, source))

    def watch_pool(self, g: Table, piece: int, place: int, what: str) -> None:
        """A pool must have been shuffled before anything leaves it or is seen in it."""
        if g.data.places[place][0] in g.game.pools and len({self.origin.get(p) for p in g.at[place]}) > 1:
            self.found.append(f"piece {piece} {what} {name(g, place)}, which was not mixed: all learn whence it came")

    def mixing(self, g: Table, pieces: Sequence[int], freely: bool = True) -> None:
        self.count(g)
        if not pieces:
            return
        self.mixes += 1
        self.origin.update(dict.fromkeys(pieces, -self.mixes))
        ids = [g.face[piece].id for piece in pieces]
        self.mixed = pieces[-1], ids[-1], ids.count(ids[-1]) / len(ids)
        self.shuffled.update(pieces)
        for noted in self.notes.values():
            for piece in pieces:
                noted.pop(piece, None)
        if self.trespassing:
            place_of = places(g)
            for piece in pieces:
                for viewer in intruders(g, place_of[piece], piece):
                    if (viewer, piece) in self.trespassing:
                        self.found.append(seen_where_hidden(g, viewer, piece, place_of))

    def count(self, g: Table) -> None:
        """Update the statistics: has the last shuffled piece the same face as before?"""
        if self.mixed:
            piece, face, chance = self.mixed
            self.surplus += (g.face[piece].id == face) - chance
            self.variance += chance * (1 - chance)
            self.mixed = None

    # ---- between moves ----

    def look(self, g: Table) -> Iterator[str]:
        """After each move: findings about who sees what, then the new notes."""
        self.count(g)
        place_of = places(g)
        yield from self.found
        if not g.over:
            for piece, place in place_of.items():
                for viewer in intruders(g, place, piece):
                    yield seen_where_hidden(g, viewer, piece, place_of)
            for (viewer, piece), place in self.trespassing.items():
                if place_of[piece] == place and not g.seen[piece] >> viewer & 1:  # it was taken from sight
                    yield seen_where_hidden(g, viewer, piece, place_of)
            yield from self.unshuffled(g, place_of)
        for viewer, noted in self.notes.items():
            gone = {p for p, place in noted.items() if place_of[p] != place and not g.seen[p] >> viewer & 1}
            for group in hidden_groups(g, viewer) if gone else ():
                for piece in gone.intersection(group):
                    if any(place_of[p] != place_of[piece] and g.face[p].id != g.face[piece].id for p in group):
                        yield (
                            f"{named(g, viewer)}: recognises piece {piece}, which they saw in {name(g, noted[piece])}: "
                            f"it is in {name(g, place_of[piece])} now and was never mixed"
                        )
        for viewer in range(g.seats + 1):
            seen = {piece: place for piece, place in place_of.items() if g.seen[piece] >> viewer & 1}
            self.notes.setdefault(viewer, {}).update(seen)
        self.trespassing.clear()
        self.found.clear()
        if self.sigmas > TOO_LUCKY:
            yield f"a handle is recognised after it was mixed ({self.sigmas:.1f} sigma)"

    def unshuffled(self, g: Table, place_of: Places) -> Iterator[str]:
        """Hidden faces that were never shuffled, so that they follow from the order of the card file."""
        if len(self.shuffled) == len(place_of):
            return
        for viewer in range(g.seats + 1):
            for group in hidden_groups(g, viewer):
                known = [piece for piece in group if piece not in self.shuffled]
                if known and len({g.face[piece].id for piece in group}) > 1:
                    where = name(g, place_of[known[0]])
                    yield f"{named(g, viewer)}: piece {known[0]} in {where} was never shuffled; it is as in the box"


def places(g: Table) -> Places:
    return {piece: place for place, pieces in enumerate(g.at) for piece in pieces}


def seen_where_hidden(g: Table, viewer: int, piece: int, place_of: Places) -> str:
    return f"{named(g, viewer)}: sees piece {piece} in {name(g, place_of[piece])}, which is hidden from them"


def named(g: Table, viewer: int) -> str:
    return "a spectator" if viewer == g.seats else f"viewer {viewer}"


def name(g: Table, place: int) -> str:
    return " ".join(map(str, g.data.places[place]))
