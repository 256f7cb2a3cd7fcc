"""All of a table of Crooks as one viewer sees it, and hints for the moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...games.crooks.box import Deck
from ...games.crooks.outlook import standing
from ...text import Texts
from ..fitting import Fitting
from .grid import Grid
from .piles import dear, gangs, hideouts, notes
from .sheet import sheet
from .ticket import CROSS, DOWN, EYE, MARKS, Tickets

View = Mapping[str, Any]


class Drawer:
    def __init__(self, data: Deck, texts: Texts, names: Sequence[str]) -> None:
        self.deck = data
        self.texts = texts
        self.names = names
        self.tickets = Tickets(texts, data.gangs)
        self.crooks = data.crooks

    def board(self, view: View) -> RenderableType:
        return Fitting([self._board(view, tight) for tight in range(4)])

    def _board(self, view: View, tight: int) -> RenderableType:
        """The board, more compact the higher `tight` is: first without empty lines, then without legend and long notes,
        then without lines in the grid."""
        now = standing(view, self.deck)
        gap: list[RenderableType] = [] if tight else [""]
        grid = Grid(view, self.deck, self.texts, self.names, now, self.tickets, lines=tight < 3)
        parts: list[RenderableType] = [grid, *(self._legend(view) if tight < 2 else ()), *gap]
        if not view["over"]:
            piles = hideouts(view, self.deck, self.texts, crosses=tight < 2)
            parts += [Columns((piles, gangs(self.texts, self.names, now, self.tickets)), padding=(0, 4))]
            parts += [*self._box(view), *gap]
            known = notes(view, self.deck, self.texts, self.tickets)
            if tight > 1:
                known = known[1:]
                for line in known:
                    line.no_wrap, line.overflow = True, "ellipsis"
            parts += [*known, *gap] if known else []
            parts += [*self._open(view), *self._hand(view), *gap]
        return Group(*parts)

    def hint(self, view: View, move: Mapping[str, Any]) -> Text:
        if move.get("cmd") == "hire":
            return self.tickets.stats(self.crooks[move["crook"]]).append_text(self._action(move["crook"]))
        if set(move) == {"job"}:
            return self._job(view, move["job"])
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
        """The pile before the viewer: those they may not take are only named."""
        letter = view["opened"]
        choosing = [d for d in view["decisions"] if d["kind"] == "choose"]
        if not choosing:
            return []
        hireable = choosing[0]["says"][0]["blanks"]["crook"]
        lines = []
        order = {id: place for place, id in enumerate(hireable)}  # the menu's; those they may not take come last
        pile = view["places"]["hideout"][letter]
        for card in sorted(pile, key=lambda card: order.get(card["face"], len(order))):
            crook = self.crooks[card["face"]]
            line = Text(self.tickets.name(crook), "bold").append(" ").append_text(self.tickets.stats(crook))
            if crook.id not in hireable:
                reason = "board-not-alone" if crook.action == "kingpin" else "board-unplaceable"
                line.append(f" ✗ {self.texts.say(reason)}", "yellow")
            lines.append(line)
            if crook.action:
                lines.append(Text("  ").append_text(self.tickets.action(crook)))
        title = Text(self.texts.say("board-open", hideout=letter))
        return [Panel(Text("\n").join(lines), title=title, title_align="left", border_style="cyan")]

    def _hand(self, view: View) -> list[RenderableType]:
        hand = view["places"]["hand"].get(str(view["viewer"]), [])
        if not hand:
            return []
        crook = self.crooks[hand[0]["face"]]
        title = Text(self.texts.say("board-hand", crook=crook.id))
        return [Panel(self.tickets.details(crook), title=title, title_align="left", border_style="cyan")]

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
        if not view["over"] and any(dear(view, self.deck, pile) for pile in view["places"]["hideout"].values()):
            parts.append(f"{CROSS} {self.texts.say('board-dear')}")
        return [Text("  ".join(parts), "dim")] if parts else []
