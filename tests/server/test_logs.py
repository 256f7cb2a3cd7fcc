"""A line of the log says where and what, and never what is on a card."""

from __future__ import annotations

import ast
import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from malina.kernel.refusal import IllegalMove
from malina.server import logs
from malina.server.metrics import Metrics

SECRET = "kingpin"


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """What was logged since, as objects."""
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in logs.OTHERS}
    logs.set_up()
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()


def deep() -> None:
    raise KeyError(SECRET)


def test_table_and_seat(lines: Any) -> None:
    logs.of("t1", 2).info("moved", n=7, ms=1.5)
    logs.of("t1").warning("slow")
    first, second = lines()
    assert {k: first[k] for k in ("event", "table", "seat", "n", "ms", "level")} == {
        "event": "moved",
        "table": "t1",
        "seat": 2,
        "n": 7,
        "ms": 1.5,
        "level": "info",
    }
    assert first["timestamp"].endswith("Z")
    assert second["level"] == "warning"
    assert "seat" not in second


def test_every_word_that_is_logged_is_known() -> None:
    for path in Path(logs.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("log."):
                assert {word.arg for word in call.keywords} <= logs.ALLOWED | {"exc_info"}, f"{path}:{call.lineno}"


def test_unknown_words_and_things_are_dropped(lines: Any) -> None:
    logs.log.info("moved", table="t1", face=SECRET, move={"crook": SECRET}, reason=[SECRET], n=None)
    logs.log.info("long", path="x" * 5000)
    first, second = lines()
    assert SECRET not in json.dumps(first)
    assert first["dropped"] == "face move reason"
    assert len(second["path"]) == logs.LONGEST


def test_a_person_is_a_number(lines: Any) -> None:
    logs.log.info("joined", person="ann-secret-id")
    logs.log.info("left", person="ann-secret-id")
    first, second = lines()
    assert first["person"] == second["person"]
    assert len(first["person"]) == 8
    assert "ann" not in json.dumps([first, second])


def test_errors_say_where_and_not_what(lines: Any) -> None:
    try:
        deep()
    except KeyError as error:
        logs.log.exception("failed", table="t1")
        logs.log.error("failed", exc_info=error)
    logs.log.error("refused", exc_info=IllegalMove("bad-command", crook=SECRET))
    for line in lines()[:2]:
        assert line["error"] == "KeyError"
        assert line["where"].endswith("deep")
        assert "server/test_logs.py:" in line["where"]
    assert lines()[2]["reason"] == "bad-command"
    assert SECRET not in json.dumps(lines())


def test_others_speak_the_same_way(lines: Any) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.info("Started server process [%d]", 1)
    uvicorn.warning("Invalid HTTP request received.")
    try:
        deep()
    except KeyError as error:
        uvicorn.error("Exception in ASGI application\n", exc_info=error)
        import traceback

        uvicorn.error(traceback.format_exc())

    async def forgotten() -> None:
        asyncio.get_running_loop().create_task(failing())
        await asyncio.sleep(0.01)

    async def failing() -> None:
        deep()

    asyncio.run(forgotten())
    assert SECRET not in json.dumps(lines())
    assert [line["event"] for line in lines()][:2] == [
        "Invalid HTTP request received.",
        "Exception in ASGI application",
    ]
    assert all(line["error"] == "KeyError" for line in lines()[1:])
    assert all(line["where"].endswith("deep") for line in lines()[1:])


def test_people_get_no_json(monkeypatch: pytest.MonkeyPatch, lines: Any) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    logs.set_up(console=True)
    logs.of("t1").info("opened", face=SECRET)
    assert "opened" in stream.getvalue()
    assert "{" not in stream.getvalue()
    assert SECRET not in stream.getvalue()


def test_metrics_are_counted_for_each_server() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    one.refused.labels("stale").inc()
    one.bots_failed(["TimeoutError"])
    with one.commit.time():
        pass
    text = one.text().decode()
    for line in (
        "malina_moves_total 1.0",
        'malina_refused_total{reason="stale"} 1.0',
        'malina_bot_failures_total{problem="TimeoutError"} 1.0',
        "malina_commit_seconds_count 1.0",
    ):
        assert line in text
    assert "malina_moves_total 0.0" in other.text().decode()


def test_a_terminal_obeys_nothing_that_is_logged() -> None:
    kept = logs.only_allowed(None, "", {"event": "junk", "path": "/a\x1b[2J\u202eb\ud800\n"})
    assert kept["path"] == "/a\\x1b[2J\\u202eb\\ud800\\n"
