"""Explanations of cards and rules, from the game's own texts and guide."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.game import Game
from ..kernel.refusal import Refusal
from ..terminal import guide
from ..text import Texts

MOST = 4  # answers to one question


def explain(about: str, game: Game, cards: dict[str, Any], texts: Texts) -> str:
    """Search cards by id or name, and the guide by number, title or text; an empty query lists what there is."""
    about = " ".join(about.lower().split())
    if not about:
        return contents(game, cards, texts)
    found = [card(id, cards[id], texts) for id in named(about, cards, texts)]
    section = guide.find(game.id, texts.lang, about)
    sections = [section] if section else []
    if not found and not sections:
        sections = [each for each in guide.sections(game.id, texts.lang) if about in each.text.lower()]
    found += [f"## {each.title}\n\n{each.text}" for each in sections]
    if not found:
        raise Refusal("mcp-no-rule", about=about)
    return "\n\n".join(found[:MOST])


def contents(game: Game, cards: dict[str, Any], texts: Texts) -> str:
    sections = [f"{i}. {each.title}" for i, each in enumerate(guide.sections(game.id, texts.lang), 1)]
    names = dict.fromkeys(name(id, texts) for id in cards)
    return "\n".join(
        [texts.say("game-about"), "", texts.say("mcp-guide"), *sections, "", texts.say("mcp-cards"), ", ".join(names)]
    )


def named(about: str, cards: dict[str, Any], texts: Texts) -> list[str]:
    """The cards that match: exactly this one, or all with the word in their names. Copies of a card count once."""
    ids = {id.partition(".")[0]: id for id in reversed(cards)}  # the first of its copies
    words = {id: (short, name(short, texts).lower()) for short, id in reversed(ids.items())}
    exact = [id for id, both in words.items() if about in (*both, id)]
    return exact or [id for id, (_, title) in words.items() if about in title]


def name(id: str, texts: Texts) -> str:
    return texts.value("piece", id.partition(".")[0])


def card(id: str, printed: Any, texts: Texts) -> str:
    """Its name, what is printed on it as data, what it says, and what the words on it mean."""
    short = id.partition(".")[0]
    fields: dict[str, Any] = msgspec.to_builtins(printed)
    lines = [f"{name(id, texts)} {msgspec.json.encode(fields).decode()}"]
    ids = [f"{kind}-{short}-text" for kind in texts.pieces]
    ids += [f"{field}-{value}-text" for field, value in fields.items() if isinstance(value, str)]
    return "\n".join([*lines, *(texts.say(each) for each in ids if texts.has(each))])
