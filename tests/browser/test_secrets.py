"""No page knows more than its reader: what is in the document is compared with what the table may tell them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import WebSocket, expect

from malina.games.crooks import GAME
from malina.kernel.decision import Decision, Move
from malina.kernel.dice import FastDice
from malina.kernel.table import Table
from malina.text import Texts

from .city import City
from .hand import Hand, hand
from .past import as_bots_do
from .player import Player
from .serving import Serving
from .truth import truth
from .words import LANGUAGES, WEB

FACES = tuple(GAME.cards())
ICONS = json.loads((WEB / "src/games/crooks/icons.json").read_text(encoding="utf-8"))
OTHERS = {
    icon for kind, icons in ICONS.items() if kind != "crook" and isinstance(icons, dict) for icon in icons.values()
}


def signs(face: str) -> re.Pattern[str]:
    """Whatever would give a face away: its id, its name in any language, its picture."""
    words = [face, *(Texts(lang, GAME).say(f"crook-{face}") for lang in LANGUAGES)]
    icon = ICONS["crook"][face]
    picture = "" if icon in OTHERS else rf'|#{re.escape(icon)}"'
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w){picture}")


SIGNS = {face: signs(face) for face in FACES}


def faces_in(html: str) -> set[str]:
    return {face for face, sign in SIGNS.items() if sign.search(html)}


def known(table: Table, viewer: int | None, faces: Iterable[str] = FACES) -> set[str]:
    """The faces in everything the table has told or shows this viewer."""
    told = json.dumps([table.view(viewer), table.events(viewer)])
    return {face for face in faces if f'"{face}"' in told}


def on_jobs(view: dict[str, Any]) -> dict[int, str | None]:
    """The face of every card on a job, as far as it can be seen."""
    slots = view["places"]["slot"].values()
    return {card["piece"]: card.get("face") for row in slots for pile in row.values() for card in pile}


def hidden(table: Table) -> set[str]:
    """Who lies face down on a job."""
    true, seen = on_jobs(table.open_view()), on_jobs(table.view(None))
    return {str(face) for piece, face in true.items() if seen[piece] is None}


def test_nobody_sees_a_secret(window: Callable[..., Player], server: Serving, city: City) -> None:
    table = city.to_play["watched"]
    opponent, spectator = window("en", who=city.boris), window("ru")
    sockets = {}
    for who in (opponent, spectator):
        who.page.once("websocket", lambda socket, who=who: sockets.setdefault(who, socket))
        who.go(f"t/{table}")
    spectator.press(spectator.button("room-watch"))
    expect(spectator.bar).to_be_visible()
    seated = ((0, city.anna), (2, city.vera))
    with ExitStack() as later:
        hands = {seat: later.enter_context(hand(server, table, who)) for seat, who in seated}
        secret = watched(server, table, hands, {1: opponent, None: spectator}, sockets)
    assert secret > 20  # there was something to hide


def watched(
    server: Serving,
    table: str,
    hands: dict[int, Hand],
    pages: dict[int | None, Player],
    sockets: dict[Player, WebSocket],
) -> int:
    """Anna and Vera play to the end; the other pages are read after every move. How many secrets there were."""
    dice, secret = FastDice("watched"), 0
    while (room := truth(server.data, table)).phase == "playing":
        assert room.match is not None
        now = room.match.table
        for viewer, page in pages.items():
            page.settle()
            found, may = faces_in(page.page.content()), known(now, viewer)
            assert found <= may, f"move {room.n}: the page of {viewer} shows {found - may}"
            secret += len(hidden(now) - may)
        [seat] = now.waiting_for
        move = on_the_quiet(as_bots_do(now, seat, now.decisions(seat)[0], dice), now.decisions(seat)[0])
        with ExitStack() as heard:
            for page in pages.values():
                heard.enter_context(sockets[page].expect_event("framereceived", after(room.n)))
            hands[seat].move(room.n, move)
    return secret


def on_the_quiet(move: Move, decision: Decision) -> Move:
    """The same, but face down, where that is possible."""
    quiet = {"cmd": "place", "job": move.get("job"), "face": "down"}
    return quiet if quiet in decision.moves else move


def after(n: int) -> Callable[[Any], bool]:
    def so(frame: Any) -> bool:
        told = json.loads(frame)
        return told["type"] == "state" and told["n"] > n

    return so


def test_the_search_finds_what_there_is(window: Callable[..., Player], server: Serving, city: City) -> None:
    """Where all cards lie open, their faces are in the document: a leak would be seen."""
    reader = window("ru")
    room = truth(server.data, city.over)
    assert room.match is not None
    reader.go(f"r/{city.over}?step={len(room.match.record.moves)}&as=all")
    there = {str(face) for face in on_jobs(room.match.table.open_view()).values()}
    assert len(there) > 15
    cards = reader.page.locator('[data-place^="slot/"] [data-piece]')
    expect(cards).to_have_count(len(there))
    assert there <= faces_in(reader.page.content())
