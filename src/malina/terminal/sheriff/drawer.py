"""All of a table of Sheriff of Nottingham as one viewer sees it, and hints for the moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.sheriff.box import Box
from ...games.sheriff.outlook import outlook
from ...text import Texts

View = Mapping[str, Any]
Card = Mapping[str, Any]
OFFICE, KING, MAN, MUST = "★", "♛", "☘", "!"
OWN = ("hand", "bag", "stack", "choice")  # what the viewer alone sees
OPEN = ("law_choice", "law_row", "orders_open", "seized", "shown", "chest")  # what may lie in the middle


class Drawer:
    def __init__(self, data: Box, texts: Texts, names: Sequence[str]) -> None:
        self.box = data
        self.texts = texts
        self.names = names

    def board(self, view: View) -> RenderableType:
        step = self.texts.say(f"step-{view['step']}") if view["step"] else ""
        head = Text(self.texts.say("board-round", number=view["round"], step=step), "bold")
        return Group(head, self._stalls(view), "", *self._middle(view), *self._deals(view), *self._own(view), "")

    def hint(self, view: View, move: Mapping[str, Any]) -> Text:
        """What a law or a merry man does, what a bag was said to hold."""
        for kind, name in (("law", "law"), ("man", "man"), ("good", "good")):
            id = f"{kind}-{move.get(name)}-text"
            if self.texts.has(id):
                return Text(self.texts.say(id), "dim")
        bag = move.get("bag")
        return Text(self._declared(view, bag), "dim") if isinstance(bag, int) else Text()

    def sheet(self, view: View) -> RenderableType:
        lines = self.texts.result_lines(view["result"], self.names)
        return Group(Text(self.texts.say("score-title"), "bold"), *(Text(line) for line in lines))

    # ---- stalls ----

    def _stalls(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for title in ("", "board-player", "board-gold", *[f"good-{good}" for good in self.box.legal], "board-stack"):
            table.add_column(self.texts.say(title) if title else "")
        table.add_column(self.texts.say("board-bag"))
        kings = {(lead["good"], seat) for lead in outlook(view, self.box)["leads"] for seat in lead["kings"]}
        for seat in range(view["seats"]):
            table.add_row(*self._row(view, seat, kings))
        return table

    def _row(self, view: View, seat: int, kings: set[tuple[str, int]]) -> list[Text]:
        stand = Counter(face for face in faces(view["places"]["stand"][str(seat)]))
        return [
            Text(OFFICE if seat in view["in_office"] else "", "yellow"),
            Text(self.names[seat], "bold").append(f" {MAN}" if view["merry"][seat] else ""),
            Text(str(view["gold"][seat]), justify="right"),
            *[
                Text(f"{stand[good]}{KING if (good, seat) in kings else ''}", "" if stand[good] else "dim")
                for good in self.box.legal
            ],
            Text(str(len(view["places"]["stack"][str(seat)])), justify="right"),
            Text(self._bag(view, seat)),
        ]

    def _bag(self, view: View, seat: int) -> str:
        """How many cards, what they are said to be, and what is to become of it."""
        if not view["bags"] or not view["bags"][seat]:  # none before the first round
            return ""
        said = self._declared(view, seat) or str(view["number"][seat])
        state = "" if view["bags"][seat] == "closed" else f" · {self.texts.say('bag-' + view['bags'][seat])}"
        return f"{said}{state}{MUST if view['bound'][seat] else ''}"

    def _declared(self, view: View, seat: int) -> str:
        good = view["declared"][seat]
        return self.texts.say("some-goods", good=good, count=view["number"][seat]) if good else ""

    # ---- the middle of the table ----

    def _middle(self, view: View) -> Iterator[Text]:
        piles = view["places"]["pile"].values()
        tops = self.texts.enumeration([self._name(pile[-1]["face"]) for pile in piles if pile])
        yield Text(self.texts.say("board-market", deck=len(view["places"]["deck"]), tops=tops or "–"))
        if view["chest"]:
            yield self._line("fact-chest", str(view["chest"]))
        for place in OPEN:
            if shown := self._list(faces(view["places"].get(place, ()))):
                yield self._line(f"place-{place}", shown)
        sets = [pile[-1]["face"] for pile in view["places"].get("black_market", {}).values() if pile]
        if sets:
            yield self._line("place-black_market", self._list(sets))

    def _deals(self, view: View) -> Iterator[Text]:
        """Those that can still be struck, as they were told."""
        for deal in view["deals"]:
            if deal["status"] in ("open", "half"):
                kind = "offered" if deal["proposer"] == deal["payer"] else "demanded"
                bags = {
                    name: [clause["bag"] for clause in deal["clauses"] if clause["outcome"] == outcome]
                    for name, outcome in (("spared", "pass"), ("searched", "inspect"))
                }
                told = {"event": kind, **deal, "deal": deal["id"], "seat": deal["proposer"], **bags}
                yield Text(self.texts.read_by(view["viewer"]).event(told, self.names), "cyan")

    # ---- one's own ----

    def _own(self, view: View) -> Iterator[Text]:
        if view["viewer"] is None:
            return
        for place in OWN:
            if mine := self._list(faces(view["places"].get(place, {}).get(str(view["viewer"]), ()))):
                yield self._line(f"place-{place}", mine)

    def _line(self, title: str, words: str) -> Text:
        return Text(f"{self.texts.say(title)}: ", "bold").append(words, "not bold")

    def _list(self, found: Iterable[str]) -> str:
        many = Counter(found)
        return ", ".join(f"{self._name(face)}{f' × {n}' if n > 1 else ''}" for face, n in many.items())

    def _name(self, face: str) -> str:
        return self.texts.value("face", face)


def faces(cards: Iterable[Card]) -> list[str]:
    """Those that the viewer sees."""
    return [card["face"] for card in cards if "face" in card]
