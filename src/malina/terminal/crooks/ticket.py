"""One crook in a few letters: rating, modifier, gang letters, mark of the action."""

from __future__ import annotations

from rich.text import Text

from ...games.crooks.faces import Crook
from ...text import Texts

MARKS = {"pickpocket": "$", "accomplice": "&", "switch": "⇄", "assassin": "†", "kingpin": "★", "spy": "¿"}
GANG_STYLES = ("red", "bright_blue", "yellow")
COLORS = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}
DOWN = "▒"
EYE = "◉"
CROSS = "✗"


class Tickets:
    """Renders crooks as text. Colours only repeat what letters say (accessibility)."""

    def __init__(self, texts: Texts, gangs: tuple[str, ...]) -> None:
        self.texts = texts
        self.gangs = gangs

    def name(self, crook: Crook) -> str:
        return self.texts.value("crook", crook.id)

    def short(self, crook: Crook, width: int) -> str:
        """The crook's name, or the short one where the name is too long for a column."""
        name = self.name(crook).removeprefix("The ")
        id = f"crook-{crook.id}-short"
        return cut(self.texts.say(id) if len(name) > width and self.texts.has(id) else name, width)

    def letter(self, gang: str) -> Text:
        id = f"gang-{gang}-letter"
        word = self.texts.say(id) if self.texts.has(id) else gang[:1].upper()
        return Text(word, GANG_STYLES[self.gangs.index(gang) % len(GANG_STYLES)])

    def stats(self, crook: Crook) -> Text:
        """7 +2 СЗ ¿"""
        text = Text(str(crook.rating), "bold")
        if crook.modifier:
            text.append(f" {signed(crook.modifier)}", "green" if crook.modifier > 0 else "red")
        if crook.gangs:
            text.append(" ")
            for gang in crook.gangs:
                text.append_text(self.letter(gang))
        if crook.action:
            text.append(f" {MARKS[crook.action]}", "magenta")
        return text

    def line(self, crook: Crook) -> Text:
        """Барыга 7 +2"""
        return Text(f"{self.name(crook)} ").append_text(self.stats(crook))

    def details(self, crook: Crook) -> Text:
        """Everything, in words."""
        parts = [self.texts.say("board-rating", rating=crook.rating)]
        if crook.modifier:
            parts.append(self.texts.say("board-modifier", modifier=signed(crook.modifier)))
        parts.extend(self.texts.value("gang", gang) for gang in crook.gangs)
        text = Text(" · ".join(parts))
        return text.append("\n").append_text(self.action(crook)) if crook.action else text

    def action(self, crook: Crook) -> Text:
        """What the crook's action does."""
        text = Text(f"{MARKS[crook.action]} {self.texts.value('action', crook.action)}. ", "magenta")
        return text.append(self.texts.say(f"action-{crook.action}-text"), "default")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"
