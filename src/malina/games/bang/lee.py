"""Lee Van Kliff: a BANG! for the same effect once more."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Sentences
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .damage import settle
from .pile import answer_with, tell
from .play import AFTER_PLAY, aims, resolve
from .table import BangTable, Label
from .works import has, is_bang, spare


def lee(g: BangTable, person: int, suit_played: str, name: str) -> None:
    if g.data.kinds[name].color == "brown" and has(g, person, "lee_van_kliff"):
        g.then(offer_repeat, person, suit_played, name)


AFTER_PLAY.append(lee)


@rule
def offer_repeat(g: BangTable, person: int, suit_played: str, name: str) -> None:
    """Asked whenever he could by what everybody knows; costs are not paid again."""
    able = person == g.turn and has(g, person, "lee_van_kliff") and g.hand(person)
    if able and aims(g, person, g.data.kinds[name]):
        ask(g, person, repeat_card, suit_played, name)


@question
def repeat_card(g: BangTable, seat: int, person: int, suit_played: str, name: str) -> Sentences:
    """Which BANG! for it, and new choices."""
    paid = bangs(g, person)
    ways = [("repeat", paid, *blanks) for blanks in aims(g, person, g.data.kinds[name])] if paid else []
    return (*ways, ("no_repeat",))


def bangs(g: BangTable, person: int) -> list[str]:
    """Discarded, not played: neither the limit nor the Sermon matters."""
    return g.ids([p for p in spare(g, person) if is_bang(g, person, p)])


@repeat_card.answer("repeat")
def repeat(
    g: BangTable,
    seat: int,
    person: int,
    suit_played: str,
    name: str,
    card: str,
    target: Label | None = None,
    what: str | None = None,
) -> None:
    """For Miss Susanna it is one more card played; the limit of BANG! cards does not matter."""
    piece = g.named(g.hand(person), card)
    aim = -1 if target is None else g.person(target)
    answer_with(g, person, piece)
    g.played += 1
    tell(g, "repeated", {"card": piece}, seat=person, why=name, **({"victim": aim} if aim >= 0 else {}))
    g.then(resolve, person, name, suit_played, aim, what or "")
    g.then(settle)


@repeat_card.answer("no_repeat")
def no_repeat(g: BangTable, seat: int, person: int, suit_played: str, name: str) -> None:
    """While he was asked somebody may have talked, or drunk as Sid Ketchum."""
    g.then(settle)


@repeat_card.refuse("repeat")
def why_not_repeat(
    g: BangTable, seat: int, person: int, suit_played: str, name: str, card: str, target: Any, what: Any
) -> IllegalMove | None:
    if g.named(g.hand(person), card) < 0:
        return IllegalMove("not-in-hand")
    return IllegalMove("no-bang") if card not in bangs(g, person) else IllegalMove("repeat-impossible")
