"""The REST client: lists games and tables, and asks for a seat."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx

from ..kernel.refusal import Refusal
from .message import encoded

PATIENCE = 10.0  # request timeout, in seconds
JSON = {"Content-Type": "application/json"}
CODE = re.compile(r"[0-9A-Z]{4,16}")
TOKEN = re.compile(r"[0-9A-Za-z._-]*")


class Door:
    def __init__(self, url: str) -> None:
        """`url` is the address of the server's page."""
        self.url = address(url)
        self._http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

    def socket(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}api/tables/{table}/socket"

    async def games(self) -> list[dict[str, Any]]:
        games: list[dict[str, Any]] = await self._call("GET", "api/games")
        return games

    async def open_tables(self) -> list[dict[str, Any]]:
        tables: list[dict[str, Any]] = (await self._call("GET", "api/lobby"))["open"]
        return tables

    async def sit(self, table: str, name: str) -> str:
        """Ask for a seat at a table; gives its token."""
        seat = await self._call("POST", f"api/tables/{table}/programs", {"name": name})
        return str(seat["token"])

    async def close(self) -> None:
        await self._http.aclose()

    async def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        content = None if body is None else encoded(body)
        try:
            answer = await self._http.request(method, path, content=content, headers=JSON)
            said = answer.json()
        except (httpx.HTTPError, ValueError) as error:
            raise Refusal("mcp-no-server", server=self.url) from error
        if answer.is_success:
            return said
        raise (
            refusal_of(said)
            if isinstance(said, Mapping) and "reason" in said
            else Refusal("mcp-no-server", server=self.url)
        )


def address(url: str) -> str:
    """Normalize the URL of the server's page, with a slash at its end."""
    with suppress(ValueError, httpx.InvalidURL):
        parts = urlsplit(url)
        whole = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"
        if parts.scheme in ("http", "https") and httpx.URL(whole).host and parts.port != 0:  # no port is too great
            return whole
    raise Refusal("cli-bad-server", server=url)


def refusal_of(refused: Mapping[str, Any]) -> Refusal:
    """Deserialize a refusal of the server. Its message for malformed requests is written for the page, so it is
    replaced by one for assistants."""
    args = dict(refused.get("args", {}))
    reason = str(refused["reason"])
    error = Refusal("mcp-bad-message" if reason == "bad-message" else reason, **args)
    problem = args.get("problem")
    if isinstance(problem, Mapping) and "reason" in problem:
        error.__cause__ = refusal_of(problem)
    return error


def read_link(link: str) -> tuple[str, str]:
    """Parse a link or a code as people copy and type them: code of the table, token of the seat ("" for none). The host
    is ignored: the assistant plays at one server only, which may have several names."""
    where, _, token = link.strip().partition("#")
    code = re.split(r"[?&]", where)[0].rstrip("/").rpartition("/")[2].upper().replace("-", "")
    if not CODE.fullmatch(code):
        raise Refusal("mcp-no-link", link=link)
    token = token.strip()
    if not TOKEN.fullmatch(token):
        raise Refusal("bad-token")
    return code, token
