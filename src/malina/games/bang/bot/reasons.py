"""Why a move is worth what the heuristic thinks, in words: `advice-<id>`."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Move, Said
from ..faces import Card, Kind
from ..table import NOBODY, Person
from .mind import Mind
from .play import order_of

IN_CARDS = ("act", "draw_how", "pick", "keep_some", "which_loot", "repeat_card", "heal_up")  # so is their worth


def reasons(mind: Mind, kind: str, move: Move, value: float) -> list[Said]:
    """Who is aimed at and what may come of it, or what it does for us; and how much that is in cards."""
    told = WORDS.get(move.get("cmd", ""), others)(mind, move)
    if kind not in IN_CARDS or move.get("cmd") == "end":
        return told
    cards = round(value - early(mind, move) if value > 0 else value)
    return [*told, Said("cards_worth", {"count": cards}) if cards > 0 else Said("no_gain" if cards < 0 else "little")]


def early(mind: Mind, move: Move) -> float:
    """What the value of a card has only for a good order."""
    card = mind.sight.cards.get(move.get("card", ""))
    return order_of(mind, mind.sight.box.kinds[move.get("like", card.name)]) if card else 0.0


def others(mind: Mind, move: Move) -> list[Said]:
    return []


def act(mind: Mind, move: Move) -> list[Said]:
    """A card of ours, or an ability."""
    sight = mind.sight
    target = sight.person(move["target"]) if "target" in move else NOBODY
    found = aimed(mind, target) if target in sight.others else []
    card = sight.cards.get(move.get("card", ""))
    if card is None:
        return found
    kind = sight.box.kinds[move.get("like", card.name)]
    if target in sight.others and "bang" in kind.symbols:
        found += shot(mind, target, card, kind)
    elif "bang_all_others" in kind.symbols:
        found.append(Said("all_hit", {"count": round(sum([mind.hits(p) for p in sight.others]))}))
    if "heal" in kind.symbols or kind.id == "beer":
        found.append(Said("heals", {"life": sight.life[sight.me], "most": sight.most[sight.me]}))
    if "draw" in kind.symbols:
        found.append(Said("draws", {"count": kind.symbols.count("draw")}))
    if kind.range:
        found.append(reach(mind, kind))
    return found


def aimed(mind: Mind, target: Person) -> list[Said]:
    """Who he may be, if we do not know it."""
    chances = mind.chances[target]
    if mind.sight.role[target] or not chances:
        return []
    role = max(chances, key=lambda role: chances[role])
    return [Said("believed", {"victim": mind.sight.owner[target], "role": role, "percent": percent(chances[role])})]


def shot(mind: Mind, target: Person, card: Card, kind: Kind) -> list[Said]:
    if mind.sight.immune(target, card):
        return []
    hits = mind.hits(target)
    found = [Said("hits", {"percent": percent(hits)}) if hits else Said("forces_missed")]
    return [*found, Said("last_life")] if mind.sight.life[target] == 1 else found


def reach(mind: Mind, kind: Kind) -> Said:
    near = [p for p, (way, _) in mind.sight.distances.items() if way <= kind.range and mind.wish[p] > 0]
    return Said("reaches", {"count": len(near)})


def saves(mind: Mind, move: Move) -> list[Said]:
    """An answer that costs a card, or a Barrel that costs none."""
    return [Said("saves_life", {"life": mind.sight.life[mind.sight.me]})]


def takes(mind: Mind, move: Move) -> list[Said]:
    return [Said("can_spare", {"life": mind.sight.life[mind.sight.me]})]


def ends(mind: Mind, move: Move) -> list[Said]:
    return [Said("keeps", {"count": len(mind.sight.hand)})]


def throws(mind: Mind, move: Move) -> list[Said]:
    return [Said("least_wanted")]


def character(mind: Mind, move: Move) -> list[Said]:
    return [Said("stronger")]


def percent(chance: float) -> int:
    """Only what is certain is 100 %."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


WORDS: dict[str, Callable[[Mind, Move], list[Said]]] = {
    "play": act,
    "use": act,
    "ability": act,
    "end": ends,
    "miss": saves,
    "barrel": saves,
    "discard": saves,
    "drink": saves,
    "discard_two": saves,
    "take_hit": takes,
    "give_in": takes,
    "throw_away": throws,
    "choose": character,
    "arrange": character,
    "activate": character,
    "copy": character,
}
