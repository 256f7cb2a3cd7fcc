"""Views (observations): what one viewer may see, written once for all games. Every piece's handle, and its face if they
see it; and deltas between views (`Difference`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import msgspec

from .knowledge import ALONE, EVERYONE, LABEL, ONE_LABEL, VIEWERS, counts_of, remembered, viewer_of
from .rules import QUESTIONS
from .versions import own_file

if TYPE_CHECKING:
    from .table import Table


def view(g: Table, seat: int | None, memory: bool | None, about: bool = True) -> dict[str, Any]:
    viewer = viewer_of(g.seats, seat)
    seen: dict[str, Any] = {
        "game": g.game.id,
        "seats": g.seats,
        "viewer": seat,
        "options": msgspec.to_builtins(g.options),
        "decided": g.decided,
        "asked": asked(g),
        "clock": clock(g),
        **{name: shown(g, name) for name in public_fields(type(g))},
        "places": places(g, viewer),
        "sealed": sealed_by(g, seat),
        "decisions": decided_by(g, seat, about),
        "over": g.over,
        "result": result(g),
    }
    if file := own_file(g):
        seen["cards"] = file.digest
    if g.game.remembers(g) if memory is None else memory:
        seen.update(notes(g, viewer))
    return seen


class Difference:
    """The delta between two tables of the same game: what all viewers share is worked out once."""

    def __init__(self, before: Table, after: Table) -> None:
        self.before, self.after = before, after
        self.was, self.now = asked(before), asked(after)
        self.parts = list(self._parts())  # public changes: path of one word, new value
        faces = zip(before.face, after.face, before.seen, after.seen, strict=False)
        turned = {p for p, (a, b, c, d) in enumerate(faces) if a is not b or c != d}
        moved = [
            number
            for number, (old, new) in enumerate(zip(before.at, after.at, strict=True))
            if old != new or not turned.isdisjoint(new)
        ]
        self.places = [(["places", *map(str, after.data.places[number])], after.at[number]) for number in moved]
        self.deciders = {ask["seat"] for ask in (*self.was, *self.now)}
        self.rememberers = self._rememberers(turned, set(moved))

    def _parts(self) -> Iterator[tuple[list[str], Any]]:
        """The public changes, which are the same for all viewers."""
        before, after = self.before, self.after
        if before.decided != after.decided:
            yield ["decided"], after.decided
        for name in public_fields(type(after)):
            if getattr(before, name) != getattr(after, name):
                yield [name], shown(after, name)
        if self.was != self.now:
            yield ["asked"], self.now
        if clock(before) != (now := clock(after)):
            yield ["clock"], now
        if before.over != after.over:
            yield ["over"], after.over
            yield ["result"], result(after)

    def all_open(self) -> list[tuple[list[str], Any]]:
        """The changes to an open view (all faces), without the public ones (`parts`)."""
        return [(path, cards(self.after, pieces, None)) for path, pieces in self.places]

    def _rememberers(self, turned: set[int], there: set[int]) -> Collection[int]:
        """The viewers whose memory aid may have changed. It depends on their labels, on what lies where they have
        looked, and on what they can conclude."""
        before, after = self.before, self.after
        if not after.game.remembers(after):
            return ()
        if (
            not after.game.remembers(before)
            or before.counts != after.counts
            or any(before.face[p] is not after.face[p] for p in turned)
        ):
            return range(after.seats + 1)
        looked = {
            look[0] for old, new in zip_longest(before.looks, after.looks) if old != new for look in (old, new) if look
        }
        labels = 0
        for piece in turned:
            labels |= (max(0, before.seen[piece]) ^ max(0, after.seen[piece])) >> VIEWERS  # EVERYONE has no labels
        looked.update(viewer for viewer, place in after.looks if place in there)
        looked.update(viewer for viewer in range(after.seats + 1) if labels >> LABEL * viewer & ONE_LABEL)
        return looked

    def seen_by(self, seat: int | None) -> list[tuple[list[str], Any]]:
        """All changes to this seat's view: paths and new values."""
        return [*self.parts, *self.seen_otherwise(seat, view(self.before, seat, None))]

    def seen_otherwise(self, seat: int | None, known: dict[str, Any]) -> list[tuple[list[str], Any]]:
        """The changes that not all share, given the view `known` of the earlier table."""
        after = self.after
        viewer = viewer_of(after.seats, seat)
        found: list[tuple[list[str], Any]] = []
        if seat in self.deciders:
            found.append((["decisions"], decided_by(after, seat)))
        for path, pieces in self.places:
            # no empty change: that others have learnt a face must not show
            if (now := cards(after, pieces, viewer)) != within(known, path):
                found.append((path, now))
        if (mine := sealed_by(after, seat)) != known["sealed"]:
            found.append((["sealed"], mine))
        if viewer in self.rememberers:
            found += [([name], note) for name, note in notes(after, viewer).items() if note != known.get(name)]
        return found


def asked(g: Table) -> list[dict[str, Any]]:
    return [{"seat": s, "kind": q.kind, "required": required} for s, q, _, required in g.asks]


def clock(g: Table) -> dict[str, Any] | None:
    found = g.clock
    return {"name": found.name, "seconds": found.seconds} if found else None


def counts(g: Table, viewer: int) -> list[dict[str, Any]]:
    """What this viewer can conclude about how many of some pieces have certain faces."""
    return [
        {"pieces": sorted(c.pieces), "faces": sorted(c.faces), "low": c.low, "high": c.high}
        for c in counts_of(g, viewer)
    ]


def sealed_by(g: Table, seat: int | None) -> list[dict[str, Any]]:
    """This seat's own answers to simultaneous decisions, hidden from the others till all have answered."""
    return [{"kind": QUESTIONS[name].kind, "move": plain(move)} for whose, name, _, move in g.sealed if whose == seat]


def decided_by(g: Table, seat: int | None, about: bool = True) -> list[dict[str, Any]]:
    return [decision.to_json() for decision in g.decisions(seat, about=about)]


def result(g: Table) -> dict[str, Any] | None:
    return g.result.to_json() if g.result else None


def public_fields(kind: type[Table]) -> tuple[str, ...]:
    """The fields a game adds to the kernel's: all public, since whatever is hidden is a piece."""
    from .table import Table

    return kind.field_names()[len(Table.field_names()) :]


def places(g: Table, viewer: int | None) -> dict[str, Any]:
    """`{"slot": {"0": {"6": [piece, …]}}}`: a tree by the words of the places' names. None as viewer sees all faces."""
    tree: dict[str, Any] = {}
    for place, pieces in zip(g.data.places, g.at, strict=True):
        node = tree
        for word in place[:-1]:
            node = node.setdefault(str(word), {})
        node[str(place[-1])] = cards(g, pieces, viewer) if pieces else []
    return tree


def cards(g: Table, pieces: tuple[int, ...], viewer: int | None) -> list[dict[str, Any]]:
    seen, face = g.seen, g.face
    bit = 0 if viewer is None else 1 << viewer
    return [
        {"piece": p, "face": face[p].id, "public": seen[p] == EVERYONE}
        if viewer is None or seen[p] & bit
        else {"piece": p}
        for p in pieces
    ]


def within(tree: Any, path: Iterable[str]) -> Any:
    """The value at a path of a view."""
    for word in path:
        tree = tree[word]
    return tree


def without_news(later: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Redact a later view: faces that are not known now are removed."""
    known = {card["piece"] for card in cards_in(now["places"]) if "face" in card}
    for card in cards_in(later["places"]):
        if card["piece"] not in known:
            card.pop("face", None)
            card.pop("public", None)
    return later


def cards_in(tree: Any) -> Iterator[dict[str, Any]]:
    """Every piece of a view's places."""
    for node in tree.values() if isinstance(tree, dict) else tree:
        if isinstance(node, dict) and "piece" in node:
            yield node
        else:
            yield from cards_in(node)


def notes(g: Table, viewer: int) -> dict[str, Any]:
    """The memory aid: notes that an attentive viewer could have taken, and nothing else."""
    return {"memory": memories(g, viewer), "known": certainties(g, viewer), "counts": counts(g, viewer)}


def memories(g: Table, viewer: int) -> list[dict[str, Any]]:
    """What the viewer last saw in each place they looked into, and how many of those pieces have left since."""
    latest = {place: label for label, (owner, place) in enumerate(g.looks, 1) if owner == viewer and place >= 0}
    if not latest:
        return []
    pieces = remembered(g.seen, viewer)
    found = []
    for place, label in sorted(latest.items()):
        known = pieces.get(label, ())
        faces = sorted(g.face[p].id for p in known)
        missing = len(set(known) - set(g.at[place]))
        found.append({"place": list(g.data.places[place]), "pieces": sorted(known), "seen": faces, "missing": missing})
    return found


def certainties(g: Table, viewer: int) -> list[dict[str, Any]]:
    """Pieces that the viewer knows for certain though they may not look at them any more."""
    alone = {label for label, look in enumerate(g.looks, 1) if look == (viewer, ALONE)}
    known = remembered(g.seen, viewer) if alone else {}
    return [{"piece": piece, "face": g.face[piece].id} for label in sorted(alone) for piece in known.get(label, ())]


def shown(g: Table, name: str) -> Any:
    """A public field."""
    try:
        return plain(getattr(g, name))
    except TypeError as error:
        raise TypeError(f"the field {name!r} of {type(g).__name__} cannot be shown: {error}") from error


ATOMS = frozenset({str, int, bool, float, type(None)})


def plain(value: Any) -> Any:
    """A deep copy of a value as JSON types."""
    if isinstance(value, (list, tuple)):
        return [v if type(v) in ATOMS else plain(v) for v in value]
    if isinstance(value, dict):
        return {key: v if type(v) in ATOMS else plain(v) for key, v in value.items()}
    if type(value) in ATOMS:
        return value
    if isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value)
    raise TypeError(f"{type(value).__name__} is no plain data")
