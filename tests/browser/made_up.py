"""A mock on the WebSocket: gives the page decisions that no game has yet, and records its answers."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from malina.kernel.blanks import read_fillings
from malina.kernel.decision import Move, Say


class MadeUp:
    """Install it before the page opens the table. `seconds`: time left on the clock of the rules."""

    def __init__(self, page: Page, *decisions: dict[str, Any], seconds: float | None = None) -> None:
        self.decisions = decisions
        self.seconds = seconds
        self.moves: list[Move] = []
        page.route_web_socket("**/socket*", self._connected)

    def _connected(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(self._told(json.loads(text))))
        page.on_message(lambda text: self._asked(json.loads(text), page, server))
        self.n = 0

    def _told(self, told: dict[str, Any]) -> str:
        self.n = told.get("n", self.n)
        if told.get("view"):
            told["view"]["decisions"] = self.decisions
            told["view"]["asked"] = [{key: one[key] for key in ("seat", "kind", "required")} for one in self.decisions]
            told["view"]["clock"] = self.seconds and {"name": "made up", "seconds": 2 * self.seconds}
        if told.get("room") and self.seconds:
            told["room"]["house"] = {"name": "made up", "left": self.seconds}
        return json.dumps(told)

    def _asked(self, told: dict[str, Any], page: WebSocketRoute, server: WebSocketRoute) -> None:
        if told["do"] == "move":
            self.moves.append(told["move"])
            page.send(json.dumps({"type": "ack", "id": told["id"], "n": self.n}))
        elif told["do"] == "consider":
            page.send(json.dumps({"type": "considered", "id": told["id"], "refused": None}))
        else:
            server.send(json.dumps(told))

    def legal(self, move: Move) -> bool:
        """Is this a legal move, as the table would judge it?"""
        says = [
            Say(say["cmd"], **{name: read_fillings(fillings) for name, fillings in say["blanks"].items()})
            for one in self.decisions
            for say in one["says"]
        ]
        return any(move in say for say in says)


def decision(
    kind: str, args: dict[str, Any] | None = None, /, *, required: bool = True, **says: dict[str, Any]
) -> dict[str, Any]:
    """A decision of seat 0 with a verb and its blanks for each sentence; `args` are arguments of its prompt."""
    sentences = [{"cmd": cmd, "blanks": blanks} for cmd, blanks in says.items()]
    return {"seat": 0, "kind": kind, "required": required, "says": sentences, "args": args or {}}
