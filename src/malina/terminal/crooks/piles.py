"""Below the grid: the hideouts with their prices, what the viewer has noted about them, and how the gangs stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...games.crooks.box import Deck
from ...games.crooks.outlook import Standing
from ...text import Texts
from .ticket import CROSS, DOWN, EYE, Tickets


def dear(view: Mapping[str, Any], deck: Deck, pile: Sequence[Any]) -> bool:
    """Can the viewer not pay for it?"""
    price = len(pile) * deck.money.recruit_per_card
    return view["viewer"] is not None and price > view["money"][view["viewer"]]


def hideouts(view: Mapping[str, Any], deck: Deck, texts: Texts, *, crosses: bool = True) -> RenderableType:
    """What the viewer cannot pay is dim, with a cross where the legend explains it."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    sizes, prices = [], []
    for letter, pile in view["places"]["hideout"].items():
        price = len(pile) * deck.money.recruit_per_card
        table.add_column(Text(letter, "bold"), justify="center", min_width=5)
        sizes.append(Text(DOWN * len(pile)))
        if not pile:
            prices.append(Text(texts.say("board-empty"), "dim"))
        else:
            far = dear(view, deck, pile)
            cross = f"{CROSS} " if far and crosses else ""
            prices.append(Text(cross + texts.say("board-price", price=price), "dim" if far else ""))
    table.add_row(*sizes)
    table.add_row(*prices)
    return table


def notes(view: Mapping[str, Any], deck: Deck, texts: Texts, tickets: Tickets) -> list[Text]:
    """What the notebook says about piles that still hold somebody and do not lie open before the viewer."""
    crooks = deck.crooks
    lines: list[Text] = []
    for note in view.get("memory", ()):
        letter = str(note["place"][-1])
        pile = view["places"]["hideout"].get(letter, ())
        if not note["seen"] or not pile or "face" in pile[0]:
            continue
        line = Text(f"{EYE} {letter}: ")
        line.append_text(Text(", ").join(tickets.line(crooks[id]) for id in note["seen"]))
        if note["missing"] > 0:
            line.append(f" · {texts.say('board-missing', count=note['missing'])}", "dim")
        lines.append(line)
    if lines:
        lines.insert(0, Text(texts.say("board-notes"), "dim"))
    return lines


def gangs(texts: Texts, names: Sequence[str], now: Standing, tickets: Tickets) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for score in now.gangs:
        counts = " · ".join(f"{names[seat]} {count}" for seat, count in enumerate(score["counts"]) if count)
        winner = score["winner"]
        prize = f"→ {names[winner]} +{score['bonus']}" if winner is not None else ""
        name = tickets.letter(score["gang"]).append(f" {texts.value('gang', score['gang'])}", "default")
        table.add_row(name, Text(counts or "·", "default" if counts else "dim"), Text(prize, "bold"))
    return table
