"""All of a table of 3,000 Scoundrels as one viewer sees it, and hints for the moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.scoundrels.box import SLOTS, Box
from ...games.scoundrels.faces import Job, Trait
from ...games.scoundrels.outlook import outlook, pile_top, scoundrels, sheet
from ...text import Texts

View = Mapping[str, Any]
Piece = Mapping[str, Any]
TURN, HIDDEN, FREE, UNKNOWN, DOUBT = "▶", "■", "·", "?", "!"
COLUMNS = ("money", "reputation", "supply", "jail")


class Drawer:
    def __init__(self, data: Box, texts: Texts, names: Sequence[str]) -> None:
        self.box = data
        self.texts = texts
        self.names = names
        self.values = {safe.id: safe.value for safe in data.safes}

    def board(self, view: View) -> RenderableType:
        return Group(
            self._people(view),
            *self._gangs(view),
            "",
            *self._saloon(view),
            "",
            self._safes(view),
            *self._hand(view),
            "",
        )

    def hint(self, view: View, move: Mapping[str, Any]) -> Text:
        """What a scoundrel does, in a sentence."""
        for name in ("scoundrel", "ability", "other"):
            for trait, job in self._all(view):
                if trait.id == move.get(name):
                    return Text(self._sentence(trait, job), "dim")
        return Text()

    def sheet(self, view: View) -> RenderableType:
        lines = self.texts.result_lines(view["result"], self.names)
        return Group(Text(self.texts.say("score-title"), "bold"), *(Text(line) for line in lines))

    # ---- people ----

    def _people(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        titles = [self.texts.say(f"fact-{field}") for field in COLUMNS]
        for title in ("", "", *titles):
            table.add_column(title)
        table.add_column(" ".join(SLOTS), no_wrap=True)
        table.add_column(self.texts.say("place-stolen"))
        for seat in range(view["seats"]):
            turn = view["turn"] == seat and not view["over"]
            table.add_row(TURN if turn else "", Text(self.names[seat], "bold"), *self._row(view, seat))
        return table

    def _row(self, view: View, seat: int) -> list[str]:
        facts = [str(view[field][seat]) for field in COLUMNS]
        stolen = view["places"]["stolen"][str(seat)]
        slots = view["places"]["slot"][str(seat)]
        played = " ".join(self._played(view, seat, slot, slots[slot]) for slot in SLOTS)
        return [
            *facts,
            played,
            " ".join(self._safe(view, piece) for piece in stolen) or FREE,
        ]

    def _played(self, view: View, seat: int, slot: str, pieces: Sequence[Piece]) -> str:
        """The rank, if it is known, and a sign for every henchman on it."""
        if not pieces:
            return FREE
        doubts = sum((one["victim"], one["slot"]) == (seat, slot) for one in view["suspicions"])
        face = pieces[0].get("face", "")
        return (face.removeprefix("poker.")[:1] or HIDDEN) + DOUBT * doubts

    def _gangs(self, view: View) -> list[Text]:
        lines = []
        for seat in range(view["seats"]):
            gang = [self._name(*two) for two in sheet(view, self.box, seat).values()]
            if gang:
                lines.append(Text(f"{self.names[seat]}: ", "bold").append(", ".join(gang), "not bold"))
        return lines

    # ---- the town ----

    def _saloon(self, view: View) -> list[Text]:
        """From left to right: the rightmost leaves when somebody visits the sheriff."""
        prices = outlook(view, self.box)["prices"]
        lines = [Text(self.texts.say("place-saloon"), "bold")]
        for trait, job in self._in_saloon(view):
            price = self.texts.say("note-price", money=prices[trait.id])
            lines.append(Text(f"  {self._name(trait, job)}, {price}. ").append(self._sentence(trait, job), "dim"))
        return lines

    def _safes(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1), show_header=False)
        for location, cells in view["places"]["safe"].items():
            row = [self._safe(view, cell[0]) if cell else FREE for cell in cells.values()]
            values = " ".join(map(str, self.box.locations[location].values))
            table.add_row(Text(self.texts.value("location", location), "bold"), *row, Text(values, "dim"))
        return table

    def _safe(self, view: View, piece: Piece) -> str:
        """What is in it, if that is known, and what the marks say."""
        marks = ",".join(str(mark["number"]) for mark in view["marks"] if mark["safe"] == piece["piece"])
        inside = str(self.values[piece["face"]]) if "face" in piece else UNKNOWN
        return f"{inside}({marks})" if marks else inside

    def _hand(self, view: View) -> list[Text]:
        if view["viewer"] is None:
            return []
        held = view["places"]["hand"][str(view["viewer"])]
        faces = sorted((card["face"] for card in held if "face" in card), key=lambda face: "0A23456".index(face[6]))
        cards = ", ".join(self.texts.value("card", face) for face in faces) or self.texts.say("value-none")
        return [Text(f"{self.texts.say('place-hand')}: ", "bold").append(cards, "not bold")]

    # ---- scoundrels ----

    def _in_saloon(self, view: View) -> list[tuple[Trait, Job]]:
        return [two for pieces in view["places"]["saloon"].values() for two in scoundrels(self.box, pieces)]

    def _all(self, view: View) -> Iterable[tuple[Trait, Job]]:
        for seat in range(view["seats"]):
            yield from sheet(view, self.box, seat).values()
        yield from self._in_saloon(view)
        yield from pile_top(view, self.box)

    def _name(self, trait: Trait, job: Job) -> str:
        return f"{self.texts.value('trait', trait.id)} {self.texts.value('job', job.id)}"

    def _sentence(self, trait: Trait, job: Job) -> str:
        when, does = f"when-{trait.id}", f"does-{job.id}"
        return ": ".join(self.texts.say(id) for id in (when, does) if self.texts.has(id))
