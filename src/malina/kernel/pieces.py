"""Operations on pieces: the only functions that move pieces or change who knows their faces.

A piece is an opaque handle, safe to send to anybody. A viewer's knowledge of hidden faces has four forms:
  seen    they see this piece's face now
  memory  they know which faces the pieces with this label have among them, but not which piece has which
  barred  everybody knows that this piece cannot have one of these faces
  count   they, or everybody, know how many of these pieces have one of these faces

The number of dice thrown does not depend on the faces, so counting throws leaks nothing (no side channel).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

from .knowledge import ALONE, EVERYONE, KNOWN_BY, NOWHERE, ONE_LABEL, SIGHT, Count, label_at, labels_held
from .table import Table

NOTHING: frozenset[str] = frozenset()
UNKNOWN = {0}  # no label at all


def add_pieces(g: Table, faces: Iterable[Any], place: int) -> tuple[int, ...]:
    """New pieces with these faces, unseen, on top of a place."""
    first = len(g.face)
    g.face.extend(faces)
    new = tuple(range(first, len(g.face)))
    g.seen.extend([0] * len(new))
    g.at[place] += new
    return new


def move(g: Table, piece: int, source: int, target: int) -> None:
    """One piece goes on top of another place. Who knows its face does not change."""
    if g.watch is not None:
        g.watch.moving(g, (piece,), source, target)
    at = g.at
    pieces = at[source]
    # mostly it is the top card of a deck, which need not be made anew for it
    at[source] = pieces[:-1] if pieces[-1:] == (piece,) else tuple([p for p in pieces if p != piece])
    at[target] += (piece,)


def move_all(g: Table, source: int, target: int) -> None:
    """A whole place goes on top of another, in the same order."""
    if g.watch is not None:
        g.watch.moving(g, g.at[source], source, target)
    g.at[target] += g.at[source]
    g.at[source] = ()


def under(g: Table, pieces: Sequence[int], source: int, target: int) -> None:
    """Pieces go under another place, the first of them lowest. Who knows their faces does not change."""
    if g.watch is not None:
        g.watch.moving(g, pieces, source, target)
    g.at[source] = tuple([p for p in g.at[source] if p not in pieces])
    g.at[target] = (*pieces, *g.at[target])


def refill(g: Table, deck: int, discard: int) -> bool:
    """Reshuffle the discard pile into an empty deck. True if it was."""
    if g.at[deck] or not g.at[discard]:
        return False
    mix(g, g.at[discard])  # before they are moved: faces may lie open in a discard pile, not in a deck
    move_all(g, discard, deck)
    return True


def draw(g: Table, deck: int, target: int, count: int = 1, discard: int | None = None) -> list[int]:
    """Pieces from the top of a deck, which the discard pile refills; fewer if there are no more. Nobody sees them."""
    drawn = []
    for _ in range(count):
        if discard is not None:
            refill(g, deck, discard)
        if not g.at[deck]:
            break
        drawn.append(g.at[deck][-1])
        move(g, drawn[-1], deck, target)
    return drawn


def deal(g: Table, pieces: Sequence[int]) -> None:
    """Shuffle the faces of new pieces, of which nobody knows anything yet: `seen` and the rest are left as they are."""
    if g.watch is not None:
        g.watch.mixing(g, pieces)
    g.final += 1
    if g.past:
        g.past = ()  # history ends here: its pieces have other faces now
    faces = [g.face[p] for p in pieces]
    g.dice.shuffle(faces)
    for piece, face in zip(pieces, faces, strict=True):
        g.face[piece] = face


def mix(g: Table, pieces: Sequence[int]) -> None:
    """Shuffle: the faces are dealt anew among the handles, so nobody knows any more which piece has which face."""
    if len(pieces) > 1:
        known = _known_to_all(g, pieces)
        deal(g, pieces)
        _lose_track(g, pieces, known)


def conceal(g: Table, pieces: Sequence[int]) -> None:
    """Shuffle pieces of which some lie face up, and turn all face down. What all have seen is kept as counts: everybody
    still knows how many of each face are among them."""
    known = _known_to_all(g, pieces)
    for face, many in sorted(Counter(known.values()).items()):
        count(g, pieces, (face,), many, len(pieces))
    if len(pieces) > 1:
        deal(g, pieces)
    if pieces:
        _lose_track(g, pieces, known)


def slip(g: Table, chosen: Collection[int], source: int, target: int) -> tuple[int, ...]:
    """Move chosen pieces secretly on top of another place: the handles in the source are shuffled first, so nobody can
    say which of them had the chosen faces.

    Returns the handles that have left. Whoever may see the faces afterwards, the giver too, has to be shown them."""
    return _slip(g, lambda pieces: chosen, source, target)


def slip_faces(g: Table, ids: Iterable[str], source: int, target: int) -> tuple[int, ...]:
    """`slip` for rules that name faces and not pieces: of pieces with equal faces it does not matter which one goes."""

    def having_them(pieces: Sequence[int]) -> list[int]:
        wanted = Counter(ids)
        found = []
        for piece in pieces:
            if wanted[g.face[piece].id] > 0:
                wanted[g.face[piece].id] -= 1
                found.append(piece)
        return found

    return _slip(g, having_them, source, target)


def _slip(g: Table, choose: Callable[[Sequence[int]], Collection[int]], source: int, target: int) -> tuple[int, ...]:
    pieces = g.at[source]
    known = _known_to_all(g, pieces)
    if g.watch is not None:
        g.watch.mixing(g, pieces, False)
    chosen = choose(pieces)
    leaving = [g.face[p] for p in pieces if p in chosen]
    faces = leaving + [g.face[p] for p in pieces if p not in chosen]
    handles = list(pieces)
    g.final += 1
    g.dice.shuffle(handles)
    if g.past:
        g.past = ()
    for piece, face in zip(handles, faces, strict=True):
        g.face[piece] = face
    if pieces:
        _lose_track(g, pieces, known)
    left = tuple(sorted(handles[: len(leaving)]))
    if g.watch is not None:
        g.watch.moving(g, left, source, target)
    g.at[source] = tuple([p for p in pieces if p not in left])
    g.at[target] += left
    return left


def _known_to_all(g: Table, pieces: Iterable[int]) -> dict[int, str]:
    """Those of these pieces that lie face up, and what they are."""
    return {piece: g.face[piece].id for piece in pieces if g.seen[piece] == EVERYONE}


def _lose_track(g: Table, pieces: Sequence[int], open_ones: Mapping[int, str]) -> None:
    """After a shuffle: knowledge of single pieces becomes knowledge of the whole set, or is lost. `open_ones` lay face
    up before."""
    seen = g.seen
    if g.counts:
        _put_counts(g, [_wider(g, count, pieces, open_ones) for count in g.counts])
    known = [seen[piece] for piece in pieces]
    if known[0] & SIGHT or known.count(known[0]) < len(known):
        _blur(g, pieces)
    if not g.barred.keys().isdisjoint(pieces):
        hidden = [g.barred.get(piece, NOTHING) for piece in pieces if piece not in open_ones]
        common = frozenset.intersection(*hidden) - set(open_ones.values()) if hidden else NOTHING
        for piece in pieces:
            _set_barred(g, piece, common)


def show(g: Table, seat: int, pieces: Collection[int]) -> None:
    """This seat sees these faces from now on."""
    seen = g.seen
    bit = 1 << seat
    forget = ~(ONE_LABEL << label_at(seat))
    for piece in pieces:
        known = seen[piece]
        if not known & bit:
            g.final += 1
        if known != EVERYONE:
            seen[piece] = known & forget | bit
    if g.watch is not None:
        g.watch.shown(g, bit, pieces)


def reveal(g: Table, pieces: Collection[int]) -> None:
    """Everybody sees these faces from now on."""
    for piece in pieces:
        if g.seen[piece] != EVERYONE:
            g.seen[piece] = EVERYONE
            g.barred.pop(piece, None)
            g.final += 1
    if g.watch is not None:
        g.watch.shown(g, EVERYONE, pieces)
    if g.counts:
        _take_off(g, pieces)


def look(g: Table, seat: int, place: int) -> None:
    """This seat looks into a place: it sees the faces until `look_away`, and will remember them as a set."""
    seen = g.seen
    g.looks.append((seat, place))
    shift = label_at(seat)
    forget = ~(ONE_LABEL << shift)
    known = len(g.looks) << shift | 1 << seat
    for piece in g.at[place]:
        if seen[piece] != EVERYONE:
            seen[piece] = seen[piece] & forget | known
            g.final += 1
    if g.watch is not None:
        g.watch.shown(g, 1 << seat, g.at[place])


def look_away(g: Table, seat: int, place: int) -> None:
    """The look ends: the seat remembers which faces lie there, but not which piece has which."""
    hide = ~(1 << seat)
    for piece in g.at[place]:
        if g.seen[piece] != EVERYONE:
            g.seen[piece] &= hide


def bar(g: Table, pieces: Collection[int], faces: frozenset[str]) -> None:
    """Everybody can conclude that none of these pieces has one of these faces."""
    for piece in pieces:
        _set_barred(g, piece, g.barred[piece] | faces if piece in g.barred else faces)
    if g.watch is not None:
        g.watch.concluded(g, EVERYONE, pieces, faces)
    if g.counts:
        _take_off(g, pieces)


def count(
    g: Table, pieces: Iterable[int], faces: Iterable[str], low: int, high: int | None = None, viewers: int = EVERYONE
) -> None:
    """Everybody, or these viewers, can conclude that so many of these pieces have one of these faces: exactly `low`, or
    between the two."""
    high = low if high is None else high
    found = Count(viewers, frozenset(pieces), frozenset(faces), low, high)
    if found not in g.counts:
        g.counts.append(found)
        g.final += 1
        if g.watch is not None:
            g.watch.concluded(g, viewers, found.pieces, found)


def unsee(g: Table, seat: int, pieces: Iterable[int]) -> None:
    """This seat may not look at these pieces any more, but remembers the face of each."""
    shift = label_at(seat)
    for piece in pieces:
        known = g.seen[piece]
        if known != EVERYONE and known >> seat & 1:
            label = _new_label(g, seat, ALONE, labels_held(g.seen, seat).values()) << shift
            g.seen[piece] = known & ~(ONE_LABEL << shift | 1 << seat) | label


def turn_down(g: Table, pieces: Collection[int]) -> None:
    """Turn pieces face down. The seats have seen them and know each of them; spectators, who may come later, do not."""
    for piece in pieces:
        if g.seen[piece] == EVERYONE:
            g.seen[piece] = (1 << g.seats) - 1
    if g.watch is not None:
        g.watch.turned_down(g, pieces)


def _wider(g: Table, count: Count, mixed: Sequence[int], open_ones: Mapping[int, str]) -> Count:
    """Widen a count after a shuffle: it now covers all shuffled pieces. To its bounds comes what everybody knew of the
    pieces that joined, and to the upper one those that may have such a face."""
    new = [p for p in mixed if p not in count.pieces]
    if not new or len(new) == len(mixed):
        return count
    more = sum(open_ones[p] in count.faces for p in new if p in open_ones)
    perhaps = sum(p not in open_ones and not _cannot_have(g, p, count.faces) for p in new)
    return count._replace(pieces=count.pieces.union(new), low=count.low + more, high=count.high + more + perhaps)


def _take_off(g: Table, pieces: Collection[int]) -> None:
    """Remove pieces that everybody knows by now from the counts."""
    counts = []
    for count in g.counts:
        done = [p for p in pieces if p in count.pieces and (g.seen[p] == EVERYONE or _cannot_have(g, p, count.faces))]
        if done:
            found = sum(g.face[p].id in count.faces for p in done if g.seen[p] == EVERYONE)
            count = count._replace(pieces=count.pieces.difference(done), low=count.low - found, high=count.high - found)
        counts.append(count)
    _put_counts(g, counts)


def _put_counts(g: Table, counts: Iterable[Count]) -> None:
    """Normalize and store counts: those of the same pieces and faces are intersected, those that say nothing are
    dropped, and a public one of zero becomes `barred`."""
    found: dict[tuple[int, frozenset[int], frozenset[str]], Count] = {}
    for count in counts:
        same = found.get(count[:3], count)
        high = min(count.high, same.high, len(count.pieces))
        found[count[:3]] = count._replace(low=max(count.low, same.low), high=high)
    g.counts = [c for c in found.values() if c.low > 0 or c.high < len(c.pieces)]
    for count in [c for c in g.counts if c.high <= 0 and c.viewers == EVERYONE]:
        g.counts.remove(count)
        for piece in count.pieces:
            _set_barred(g, piece, g.barred.get(piece, NOTHING) | count.faces)


def _cannot_have(g: Table, piece: int, faces: frozenset[str]) -> bool:
    return piece in g.barred and faces <= g.barred[piece]


def _new_label(g: Table, viewer: int, place: int, held: Collection[int]) -> int:
    """A label for this look: one that no piece has any more is reused; `held` are the labels in use."""
    wanted = viewer, place
    for number, look in enumerate(g.looks, 1):
        if look == wanted and number not in held:
            return number
    g.looks.append(wanted)
    return len(g.looks)


def _set_barred(g: Table, piece: int, faces: frozenset[str]) -> None:
    if faces:
        g.barred[piece] = faces
    else:
        g.barred.pop(piece, None)


def _blur(g: Table, pieces: Sequence[int]) -> None:
    """Per viewer, after a shuffle: whoever knew the faces of all these pieces now knows them as a set (or as a single
    piece); else they know nothing of them."""
    seen = g.seen
    before = [seen[p] for p in pieces]
    for piece in pieces:
        if seen[piece] == EVERYONE:
            seen[piece] = 0
    anything = reduce(or_, before)  # bits of all that anybody knew of any of them
    for viewer in range(g.seats + 1):
        if not anything & KNOWN_BY[viewer]:
            continue
        shift = label_at(viewer)
        labels = {known >> shift & ONE_LABEL for known in before if not known >> viewer & 1}
        if len(labels) == 1 and not any(known >> viewer & 1 for known in before):
            continue
        together = set(pieces)
        held = labels_held(seen, viewer) if labels != UNKNOWN else {}
        if shared := {known for known, label in held.items() if label in labels}:
            together.update([piece for piece, known in enumerate(seen) if known in shared])
        new = 0
        if 0 not in labels:
            new = _new_label(g, viewer, NOWHERE if len(together) > 1 else ALONE, held.values()) << shift
        forget = ~KNOWN_BY[viewer]
        for piece in together:
            seen[piece] = seen[piece] & forget | new
