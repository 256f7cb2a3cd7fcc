"""Why a move is worth what the heuristic thinks, in words: `advice-<id>`."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Move, Said
from ..table import NOBODY
from .slots import waking
from .stakes import Mind

Words = Callable[[Mind, Move, float], list[Said]]


def reasons(mind: Mind, move: Move, value: float) -> list[Said]:
    return WORDS.get(move["cmd"], worth)(mind, move, value)


def play(mind: Mind, move: Move, value: float) -> list[Said]:
    """A true card or a bluff, how far it would be believed, and what wakes in the slot."""
    slot = move["slot"]
    cards = {mind.g.face[piece].id: mind.g.face[piece].rank for piece in mind.g.at[mind.sight.box.hand[mind.me]]}
    believed = Said("believed_true", {"percent": percent(mind.hands.if_laid(mind.me, slot))})
    brings = worth(mind, move, waking(mind, slot))
    return [Said("card_true") if cards[move["card"]] == slot else Said("card_bluff"), believed, *brings]


def doubt(mind: Mind, move: Move, value: float) -> list[Said]:
    g = mind.g
    found = [Said("is_true", {"percent": percent(mind.hands.true(g.turn, g.slot))})]
    return [*found, Said("henchmen_left", {"count": g.supply[mind.me]})]


def safe(mind: Mind, move: Move, value: float) -> list[Said]:
    return [Said("safe_worth", {"count": round(mind.vault.worth(move["safe"]))})]


def mark(mind: Mind, move: Move, value: float) -> list[Said]:
    """True or not, as far as we know it."""
    marked = mind.g.scouted if mind.g.scouted != NOBODY else mind.g.uses[-1].marking
    if marked not in mind.vault.values:
        return []
    return [Said("mark_true" if mind.vault.values[marked] == move["number"] else "mark_false")]


def worth(mind: Mind, move: Move, value: float) -> list[Said]:
    points = round(value)
    return [Said("tech_worth", {"count": points}) if points > 0 else Said("small")]


def nothing(mind: Mind, move: Move, value: float) -> list[Said]:
    return []


def percent(chance: float) -> int:
    return round(100 * chance)


WORDS: dict[str, Words] = {
    "play": play,
    "doubt": doubt,
    "pass": doubt,
    "pick_safe": safe,
    "abandon": safe,
    "mark": mark,
    "move_mark": mark,
    "done": nothing,
    "no_mark": nothing,
    "begin": nothing,
    "first": nothing,
    "keep": nothing,
}
