"""What an operator and a developer see: health, metrics, OpenAPI."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from malina.games import GAMES
from malina.server import logs

from .played import CROOKS, played
from .server import serving

pytestmark = pytest.mark.anyio


async def test_health_and_numbers_without_names_or_faces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, faults=1) as house:
        [anna], code = await played(house, "Zebulon")
        tab = await anna.look(await anna.lay())
        await tab.do("start")
        await tab.do("move", at=0, move={"cmd": "hire", "crook": "kingpin"})
        text = await anna.get("metrics")
        for number in ("malina_connections 1.0", "malina_moves_total", 'malina_refused_total{reason="'):
            assert number in text
        faces = set(CROOKS.cards())
        secrets = {"Zebulon", code, anna.cookie.split(".")[0], *faces}
        assert [word for word in secrets if word in text] == []
        assert await anna.get("healthz") == "ok"

        async def broken() -> float:
            raise OSError("kingpin")

        monkeypatch.setattr(house.store, "last_alive", broken)
        assert await anna.get("healthz", 500) == {"type": "refused", "reason": "server-fault"}


async def test_the_log_stays_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = logging.getLogger().handlers[:]
    try:
        logs.set_up(console=False)
        handlers = logging.getLogger().handlers[:]
        async with serving(tmp_path):
            assert logging.getLogger().handlers == handlers
    finally:
        logging.getLogger().handlers[:] = before


async def test_the_openapi_schema_is_whole(tmp_path: Path) -> None:
    async with serving(tmp_path, root_path="/den") as house:
        schema = await house.browser().get("api/docs/openapi.json")
        assert schema["openapi"].startswith("3.1")
        assert schema["servers"] == [{"url": "/den"}]
        calls = {f"{method.upper()} {path}" for path, item in schema["paths"].items() for method in item}
        assert calls == {
            "GET /api/me",
            "PUT /api/me",
            "DELETE /api/me",
            "POST /api/me/recovery",
            "POST /api/me/recover",
            "POST /api/me/link",
            "POST /api/me/adopt",
            "GET /api/games",
            "GET /api/games/{id}/cards",
            "POST /api/games/{id}/first",
            "GET /api/lobby",
            "POST /api/tables",
            "GET /api/tables/{id}",
            "POST /api/tables/{id}/programs",
            "GET /api/tables/{id}/cards",
            "GET /api/records/{id}",
            "GET /api/records/{id}/entries",
            "GET /api/records/{id}/overview",
            "GET /api/records/{id}/steps/{number}",
            "GET /api/records/{id}/steps/{number}/beliefs",
            "GET /api/records/{id}/steps/{number}/picture",
            "POST /api/records/{id}/verify",
        }
        parts = schema["components"]["schemas"]
        for reference in references(schema):
            assert reference.rpartition("/")[2] in parts, reference
        for path, item in schema["paths"].items():
            for method, operation in item.items():
                assert operation["summary"], path
                assert operation["responses"]["default"]["content"]["application/json"]["schema"] == {
                    "$ref": "#/components/schemas/Refused"
                }
                assert any(status < "300" for status in operation["responses"]), (method, path)
                given = {
                    parameter["name"] for parameter in operation.get("parameters", ()) if parameter["in"] == "path"
                }
                assert given == {part[1:-1] for part in path.split("/") if part.startswith("{")}
        names = {operation["operationId"] for item in schema["paths"].values() for operation in item.values()}
        assert len(names) == len(calls)
        page = await house.browser().get("api/docs")
        assert all(call.partition(" ")[2] in page for call in calls)
        assert "http://" not in page
        assert "https://" not in page
        assert "<script" not in page


def references(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [found for part in schema for found in references(part)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"]] if isinstance(schema.get("$ref"), str) else []
    return own + [found for part in schema.values() for found in references(part)]


async def test_many_at_once_see_a_whole_lobby(tmp_path: Path) -> None:
    """Tables that are loaded from disk by several callers at once are loaded once."""
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        for _ in range(5):
            await anna.lay(settings={"listed": True})
    async with serving(tmp_path) as house:
        browsers = [house.browser() for _ in range(6)]
        lobbies = await asyncio.gather(*(browser.get("api/lobby") for browser in browsers))
        assert all(len(lobby["open"]) == 5 for lobby in lobbies)
        assert len(house.hub.lives) == 5


async def test_games_say_what_is_on_their_box(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        found = {game["id"]: game for game in await house.browser().get("api/games")}
        for id, game in GAMES.items():
            told = found[id]
            assert told["credits"]["designers"], id
            assert told["credits"]["publisher"], id
            assert told["low"] <= told["usual_seats"] == game.usual_seats <= told["high"]
            assert told["minutes"] == game.minutes > 0
