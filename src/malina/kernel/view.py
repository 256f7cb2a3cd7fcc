"""What one viewer may see, written once for all games: every piece's handle, and its face if he has seen it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import msgspec

from .knowledge import EVERYONE, remembered, viewer_of

if TYPE_CHECKING:
    from .table import Table


def view(g: Table, seat: int | None, memory: bool | None) -> dict[str, Any]:
    viewer = viewer_of(g.seats, seat)
    decisions = g.decisions(seat)
    seen: dict[str, Any] = {
        "game": g.game.id,
        "seats": g.seats,
        "viewer": seat,
        "options": msgspec.to_builtins(g.options),
        "decided": g.decided,
        "asked": [{"seat": s, "kind": q.kind, "required": required} for s, q, _, required in g.asks],
        **{name: plain(getattr(g, name)) for name in public_fields(g)},
        "places": places(g, viewer),
        "decisions": [decision.to_json() for decision in decisions],
        "over": g.over,
        "result": g.result.to_json() if g.result else None,
    }
    if g.game.remembers(g) if memory is None else memory:
        seen["memory"] = memories(g, viewer)
    return seen


def public_fields(g: Table) -> tuple[str, ...]:
    """The fields a game adds to the kernel's: all public, since whatever is hidden is a piece."""
    from .table import Table

    return tuple(f.name for f in fields(g)[len(fields(Table)) :])


def places(g: Table, viewer: int | None) -> dict[str, Any]:
    """`{"slot": {"0": {"6": [piece, …]}}}`: the words of a place's name, one inside the other. None sees all faces."""
    tree: dict[str, Any] = {}
    seen = g.seen
    for place, pieces in zip(g.data.places, g.at, strict=True):
        node = tree
        for word in place[:-1]:
            node = node.setdefault(str(word), {})
        node[str(place[-1])] = [
            {"piece": p, "face": g.face[p].id, "public": seen[p] == EVERYONE}
            if viewer is None or seen[p] >> viewer & 1
            else {"piece": p}
            for p in pieces
        ]
    return tree


def without_news(later: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """A later view with the faces that are known now, and no others."""
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


def memories(g: Table, viewer: int) -> list[dict[str, Any]]:
    """The viewer's own notes: what he last saw in a place, and how many of those have left unseen since."""
    pieces = remembered(g.seen, viewer)
    latest = {place: label for label, (owner, place) in enumerate(g.looks, 1) if owner == viewer and place >= 0}
    notes = []
    for place, label in sorted(latest.items()):
        known = pieces.get(label, ())
        faces = sorted(g.face[p].id for p in known)
        missing = len(set(known) - set(g.at[place]))
        notes.append({"place": list(g.data.places[place]), "seen": faces, "missing": missing})
    return notes


def plain(value: Any) -> Any:
    """A value as JSON has it, sharing nothing with the table."""
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    return {key: plain(v) for key, v in value.items()} if isinstance(value, dict) else value
