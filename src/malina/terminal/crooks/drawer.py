"""All of a table of Crooks as one viewer sees it, and hints for the moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...games.crooks.cards import Deck
from ...text import Texts
from .grid import Grid
from .piles import gangs, hideouts, notes
from .sheet import sheet
from .standing import faces, standing
from .ticket import DOWN, EYE, MARKS, Tickets

View = Mapping[str, Any]


class Drawer:
    def __init__(self, data: Deck, texts: Texts, names: Sequence[str]) -> None:
        self.deck = data
        self.texts = texts
        self.names = names
        self.tickets = Tickets(texts, data.gangs)
        self.crooks = faces(data)

    def board(self, view: View) -> RenderableType:
        now = standing(view, self.deck)
        grid = Grid(view, self.deck, self.texts, self.names, now, self.tickets)
        parts: list[RenderableType] = [grid, *self._legend(view), ""]
        if not view["over"]:
            below = (hideouts(view, self.deck, self.texts), gangs(self.texts, self.names, now, self.tickets))
            parts += [Columns(below, padding=(0, 4)), *self._box(view), ""]
            known = notes(view, self.deck, self.texts, self.tickets)
            parts += [*known, ""] if known else []
            parts += [*self._open(view), *self._hand(view)]
        return Group(*parts)

    def hint(self, view: View, move: Mapping[str, Any]) -> Text:
        if move.get("cmd") == "recruit":
            size = len(view["places"]["hideout"][move["hideout"]])
            return Text(self.texts.say("board-price", price=size * self.deck.money.recruit_per_card), "bold")
        if move.get("cmd") == "hire":
            return self.tickets.stats(self.crooks[move["crook"]]).append_text(self._action(move["crook"]))
        if set(move) == {"job"}:
            return self._job(view, move["job"])
        if move.get("face") == "down":
            return Text(self.texts.say("board-price", price=self.deck.money.face_down_fee), "bold")
        return Text()

    def sheet(self, view: View) -> RenderableType:
        return sheet(view, self.texts, self.names)

    def _action(self, crook: str) -> Text:
        action = self.crooks[crook].action
        return Text(f"  {self.texts.value('action', action)}", "dim") if action else Text()

    def _job(self, view: View, job: int) -> Text:
        now = standing(view, self.deck).jobs[job]
        args = {"points": now.points, "leaders": now.leaders, "best": now.best, "unknown": now.unknown}
        return Text(self.texts.read("board-hint", args, self.names), "dim")

    def _box(self, view: View) -> list[RenderableType]:
        """The killed, as far as the viewer knows them."""
        dead = view["places"]["box"]
        if not dead:
            return []
        names = [self.tickets.name(self.crooks[card["face"]]) if "face" in card else f"{DOWN}?" for card in dead]
        return [Text(f"† {self.texts.say('board-killed', count=len(dead))} {', '.join(names)}", "dim")]

    def _open(self, view: View) -> list[RenderableType]:
        """The pile before the viewer: those he may not take are only named."""
        letter = view["opened"]
        choosing = [d for d in view["decisions"] if d["kind"] == "choose"]
        if not choosing:
            return []
        hireable = choosing[0]["says"][0]["blanks"]["crook"]
        lines = []
        for card in sorted(view["places"]["hideout"][letter], key=lambda card: -self.crooks[card["face"]].rating):
            crook = self.crooks[card["face"]]
            line = Text(self.tickets.name(crook), "bold").append(" ").append_text(self.tickets.stats(crook))
            if crook.id not in hireable:
                reason = "board-not-alone" if crook.action == "kingpin" else "board-unplaceable"
                line.append(f" ✗ {self.texts.say(reason)}", "yellow")
            lines.append(line)
            if crook.action:
                lines.append(Text("  ").append_text(self.tickets.action(crook)))
        title = self.texts.say("board-open", hideout=letter)
        return [Panel(Text("\n").join(lines), title=title, title_align="left", border_style="cyan"), ""]

    def _hand(self, view: View) -> list[RenderableType]:
        hand = view["places"]["hand"].get(str(view["viewer"]), [])
        if not hand:
            return []
        crook = self.crooks[hand[0]["face"]]
        title = self.texts.say("board-hand", crook=crook.id)
        return [Panel(self.tickets.details(crook), title=title, title_align="left", border_style="cyan"), ""]

    def _legend(self, view: View) -> list[RenderableType]:
        """Only the marks that can be seen now."""
        cards = [card for row in view["places"]["slot"].values() for cards in row.values() for card in cards]
        cards += [card for pile in view["places"]["hideout"].values() for card in pile]
        cards += view["places"]["hand"].get(str(view["viewer"]), [])
        seen = {self.crooks[card["face"]].action for card in cards if "face" in card}
        if not view["over"]:
            seen |= {self.crooks[id].action for note in view.get("memory", ()) for id in note["seen"]}
        parts = [f"{mark} {self.texts.value('action', action)}" for action, mark in MARKS.items() if action in seen]
        lying = [card for row in view["places"]["slot"].values() for cards in row.values() for card in cards]
        if any("face" not in card for card in lying):
            parts.append(f"{DOWN} {self.texts.say('board-legend-down')}")
        if any("face" in card and not card["public"] for card in lying):
            parts.append(f"{EYE} {self.texts.say('board-legend-known')}")
        return [Text("  ".join(parts), "dim")] if parts else []
