"""A WebSocket client without a page, for the other seats of browser tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect

from malina.kernel.decision import Move

from .past import Somebody
from .serving import Serving


class Hand:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = count()

    def move(self, at: int, move: Move) -> int:
        return self.do("move", at=at, move=move)

    def do(self, command: str, **args: Any) -> int:
        """Send a command and wait for the answer; gives the number of its entry."""
        id = f"hand {next(self.ids)}"
        self.socket.send(json.dumps({"do": command, "id": id, **args}))
        while True:
            told = json.loads(self.socket.recv(timeout=20))
            if told.get("id") == id:
                assert told["type"] == "ack", told
                return int(told["n"])


@contextmanager
def hand(server: Serving, table: str, who: Somebody) -> Iterator[Hand]:
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(url, additional_headers={"Cookie": f"malina={who.cookie}"}, proxy=None, max_size=None) as socket:
        yield Hand(socket)
