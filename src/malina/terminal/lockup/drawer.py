"""All of a table of Lockup as one viewer sees it, and hints for the moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.lockup.box import Box
from ...games.lockup.faces import RESOURCES
from ...games.lockup.outlook import outlook
from ...text import Texts

View = Mapping[str, Any]
TURN, MARKER, UNKNOWN, PASSED = "▶", "⚑", "?", "–"
STAR = "★"
NUMBERS = ("reputation", "power", "suspicion", *RESOURCES)
CARDS = ("items", "goons", "tomes", "cell")


class Drawer:
    def __init__(self, data: Box, texts: Texts, names: Sequence[str]) -> None:
        self.box = data
        self.texts = texts
        self.names = names

    def board(self, view: View) -> RenderableType:
        seen = outlook(view, self.box)
        parts: list[RenderableType] = [self._phase(view), self._crews(view), "", self._rooms(view, seen), ""]
        return Group(*parts, *self._offers(view, seen), *self._own(view), "")

    def hint(self, view: View, move: Mapping[str, Any]) -> Text:
        """What a card does, or what a tome, a trait or a goal says."""
        for kind in ("tome", "trait", "goal"):
            id = f"{kind}-{move.get(kind)}-text"
            if self.texts.has(id):
                return Text(self.texts.say(id), "dim")
        if (item := move.get("item")) is not None:
            return Text(self._item(str(item)), "dim")
        if (goon := move.get("goon")) is not None:
            return Text(self.texts.say(f"type-{self._card(str(goon)).type}-text"), "dim")
        return Text()

    def sheet(self, view: View) -> RenderableType:
        lines = self.texts.result_lines(view["result"], self.names)
        return Group(Text(self.texts.say("score-title"), "bold"), *(Text(line) for line in lines))

    # ---- crews ----

    def _phase(self, view: View) -> Text:
        now = [self.texts.say(f"step-{view['step']}")] if view["step"] else []
        if view["location"]:
            now.append(self.texts.say(f"location-{view['location']}"))
        return Text(f"{self.texts.say('fact-round')} {view['round']}. {', '.join(now)}", "bold")

    def _crews(self, view: View) -> Table:
        """Narrow enough for 80 columns: headings shorter than the names of the fields and places."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column("")
        for column in (*NUMBERS, *CARDS):
            table.add_column(self.texts.say(f"column-{column}"), justify="right")
        for party in range(len(view["reputation"])):
            there = [view["places"][place].get(str(party)) for place in CARDS]
            many = ["" if pieces is None else str(len(pieces)) for pieces in there]
            numbers = [str(view[field][party]) for field in NUMBERS]
            table.add_row(self._sign(view, party), Text(self._name(view, party), "bold"), *numbers, *many)
        return table

    def _sign(self, view: View, party: int) -> str:
        turn = view["step"] == "roll_call" and view["current"] == party
        passed = view["step"] == "roll_call" and view["passed"] and view["passed"][party]
        return (TURN if turn else PASSED if passed else "") + (MARKER if view["marker"] == party else "")

    def _name(self, view: View, party: int) -> str:
        return self.names[party] if party < view["seats"] else self.texts.say("seat-guards")

    # ---- rooms ----

    def _rooms(self, view: View, seen: Mapping[str, Any]) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for title in ("", "place-room", "place-goon_space", "fact-suspicion", "fact-bandits_at", "fact-visited"):
            table.add_column(self.texts.say(title) if title else "")
        for number, one in enumerate(seen["rooms"]):
            goons = view["places"]["goon_space"].get(one["room"], [])
            table.add_row(
                str(number + 1),
                Text(self.texts.say(f"location-{one['room']}"), "bold" if view["location"] == one["room"] else ""),
                ", ".join(self.texts.value("goon", goon["face"]) for goon in goons),
                str(view["suspicion_at"][number] or ""),
                ", ".join(self.texts.say(f"cube-{kind}") for kind in view["bandits_at"][number]),
                "; ".join(filter(None, (self._there(view, one["room"], p) for p in range(len(view["reputation"]))))),
            )
        return table

    def _there(self, view: View, room: str, party: int) -> str:
        """Whose tokens: those the viewer knows by what they are, the others as question marks."""
        tokens = view["places"]["room"].get(str(party), {}).get(room, [])
        if not tokens:
            return ""
        return f"{self._name(view, party)} {' '.join(self._token(piece) for piece in tokens)}"

    def _token(self, piece: Mapping[str, Any]) -> str:
        if "face" not in piece:
            return UNKNOWN
        card = self._card(piece["face"])
        sign = {"power": "P", "zero": "0"}.get(card.rule, str(card.strength))
        return sign if piece["public"] else f"({sign})"

    # ---- what is to be had ----

    def _offers(self, view: View, seen: Mapping[str, Any]) -> list[Text]:
        items = [self._item(piece["face"]) for slot in view["places"]["slot"].values() for piece in slot]
        goals = [self._goal(view, one) for one in seen["goals"]]
        lines = [(self.texts.say("place-slot"), items), (self.texts.say("place-goals"), goals)]
        return [Text(f"{title}: ", "bold").append("; ".join(found), "not bold") for title, found in lines if found]

    def _item(self, id: str) -> str:
        card = self._card(id)
        cost = ", ".join(
            f"{self.texts.say('ignored-any' if kind == 'any' else f'cube-{kind}')} {count}"
            for kind, count in card.price.items()
        )
        return f"{self.texts.value('item', id)} {card.value}{STAR} ({cost})"

    def _goal(self, view: View, one: Mapping[str, Any]) -> str:
        owner = f" – {self._name(view, one['owner'])}" if one["owner"] >= 0 else ""
        return f"{self.texts.value('goal', one['goal'])} {'/'.join(map(str, one['amounts']))}{owner}"

    def _own(self, view: View) -> list[Text]:
        if view["viewer"] is None:
            return []
        found = []
        for place, kind in (("cell", "token"), ("tomes", "tome"), ("reserved", "item")):
            faces = [piece["face"] for piece in view["places"][place][str(view["viewer"])] if "face" in piece]
            faces.sort(key=lambda face: self.box.rank.get(face, 0))
            if faces:
                names = ", ".join(self.texts.value(kind, face) for face in faces)
                found.append(Text(f"{self.texts.say(f'place-{place}')}: ", "bold").append(names, "not bold"))
        return found

    def _card(self, id: str) -> Any:
        return next(face for face in self.box.faces if face.id == id)
