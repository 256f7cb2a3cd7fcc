"""A minimal REST client, one request after another on one connection: not used while anything is measured."""

from __future__ import annotations

import http.client
from collections.abc import Mapping
from http.cookies import SimpleCookie
from typing import Any

import msgspec


class Rest:
    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.origin = f"http://127.0.0.1:{port}"

    def __call__(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[Any, SimpleCookie]:
        """Send a request; gives the answer and its cookies."""
        data = None if body is None else msgspec.json.encode(body)
        given = {"Origin": self.origin, **({"Content-Type": "application/json"} if data else {}), **(headers or {})}
        self.connection.request(method, path, data, given)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise ConnectionError(f"{method} {path}: {answer.status} {text.decode(errors='replace')}")
        cookies = SimpleCookie()
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            cookies.load(cookie)
        return (msgspec.json.decode(text) if text else None), cookies

    def close(self) -> None:
        """Close the connection; the next request opens a new one."""
        self.connection.close()
