"""All of a table of BANG! as one viewer sees it, and hints for the moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.bang.box import Box
from ...games.bang.outlook import outlook
from ...text import Texts

View = Mapping[str, Any]
LIFE, LOST, UNKNOWN = "●", "○", "?"
TURN, OUT = "▶", "†"
WAITS = "…"  # after a green card that is not ready


class Drawer:
    def __init__(self, data: Box, texts: Texts, names: Sequence[str]) -> None:
        self.box = data
        self.texts = texts
        self.names = names

    def board(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [self._people(view), "", *self._events(view), self._piles(view)]
        for place, title in (("offer", "board-offer"), ("table", "board-shown"), ("choice", "board-offer")):
            shown = self._cards(view, place)
            if shown:
                parts.append(Text(f"{self.texts.say(title)}: ", "bold").append(shown))
        return Group(*parts, *self._hand(view), "")

    def hint(self, view: View, move: Mapping[str, Any]) -> Text:
        """How far away a target is, what a character can do."""
        if move.get("target") is not None and (far := self._distance(view, self._person(view, move["target"]))):
            return Text(self.texts.say("board-distance", distance=far), "dim")
        for name in ("character", "name"):
            id = f"character-{move.get(name)}-text"
            if self.texts.has(id):
                return Text(self.texts.say(id), "dim")
        return Text()

    def sheet(self, view: View) -> RenderableType:
        lines = self.texts.result_lines(view["result"], self.names)
        return Group(Text(self.texts.say("score-title"), "bold"), *(Text(line) for line in lines))

    # ---- people ----

    def _people(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for title in ("", "board-player", "board-role", "board-character", "board-lives", "board-cards", "board-far"):
            table.add_column(self.texts.say(title) if title else "")
        table.add_column(self.texts.say("board-front"))
        for person in view["circle"]:
            table.add_row(*self._row(view, person), style="dim" if person not in view["ring"] else "")
        return table

    def _row(self, view: View, person: int) -> list[Text]:
        seat = view["owner"][person]
        out = person not in view["ring"]
        turn = view["turn"] == person and view["turn_no"] and not view["over"]
        far = self._distance(view, person)
        return [
            Text(OUT if out else TURN if turn else "", "bold"),
            Text(self.names[seat], "bold"),
            Text(self._role(view, seat)),
            Text(self._character(view, person)),
            Text(LIFE * max(view["life"][person], 0), "red").append(
                LOST * (view["most"][person] - max(view["life"][person], 0))
            ),
            Text(str(len(view["places"]["hand"][str(seat)])), justify="right"),
            Text("" if far is None else str(far), justify="right"),
            Text(", ".join(self._lying(view, card) for card in view["places"]["front"][str(person)])),
        ]

    def _role(self, view: View, seat: int) -> str:
        held = view["places"]["role"][str(seat)]
        return self.texts.value("role", held[0]["face"]) if held and "face" in held[0] else UNKNOWN if held else ""

    def _character(self, view: View, person: int) -> str:
        """With the abilities they have besides their own; with two players a star for the active one."""
        own = view["character"][person]
        more = [name for name in view["abilities"][person] if name != own]
        text = self.texts.value("character", own) if own else ""
        active = len(view["owner"]) > view["seats"] and view["active"][view["owner"][person]] == person
        also = f" ({self.texts.value('characters', more)})" if more else ""
        return f"{text}{' *' if active and own else ''}{also}"

    def _lying(self, view: View, card: Mapping[str, Any]) -> str:
        name = self.texts.value("card", card["face"])
        waits = self.box.kinds[card["face"].split(".")[0]].color == "green" and card["piece"] not in view["ready"]
        return f"{name} {WAITS}" if waits else name

    def _distance(self, view: View, person: int) -> int | None:
        """From the viewer's active character."""
        if view["viewer"] is None or person < 0:
            return None
        far = outlook(view, self.box)["distance"]
        found: int | None = far[view["active"][view["viewer"]]][person] if far else None
        return found

    def _person(self, view: View, label: Any) -> int:
        if isinstance(label, int):
            return label
        return view["character"].index(label) if label in view["character"] else -1

    # ---- the middle of the table ----

    def _events(self, view: View) -> list[Text]:
        lines = []
        for field in ("event", "show"):
            if view[field]:
                text = self.texts.say("board-event", event=view[field])
                lines.append(Text(text, "bold").append(f" {self.texts.say(f'event-{view[field]}-text')}", "not bold"))
        pile = view["places"]["event_pile"]
        if pile and "face" in pile[-1]:
            lines.append(Text(self.texts.say("board-next", event=pile[-1]["face"]), "dim"))
        return lines

    def _piles(self, view: View) -> Text:
        discard = view["places"]["discard"]
        top = discard[-1]["face"] if discard else None
        deck = len(view["places"]["deck"])
        return Text(self.texts.say("board-piles", deck=deck, discard=len(discard), card=top))

    def _cards(self, view: View, place: str) -> str:
        """What lies at a place that is nobody's, or is the viewer's own."""
        there = view["places"][place]
        cards = there.get(str(view["viewer"]), []) if isinstance(there, Mapping) else there
        return ", ".join(self.texts.value("card", card["face"]) for card in cards if "face" in card)

    def _hand(self, view: View) -> list[Text]:
        if view["viewer"] is None:
            return []
        hand = self._cards(view, "hand")
        return [Text(f"{self.texts.say('board-hand')}: ", "bold").append(hand or self.texts.say("value-none"))]
