"""A tiny load on real servers: figures come out. How fast anything is, no test asks."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import pytest

from malina.bench import peers_npm, server
from malina.bench.server import OURS, PEERS, Load, Server, measure

from ..server.services import postgres

TINY = Load(tables=2, idle=3, seconds=0.5, rate=20)
SOME_TABLES = Load(tables=8, idle=3, seconds=0.5, rate=20)  # a file store loses a move now and then, and a table stands
SOME = ("moves_per_s", "p50_ms", "p99_ms", "even_moves_per_s", "even_p50_ms", "even_p99_ms", "client_core")


def check(row: server.Row) -> None:
    assert all(row[figure] > 0 for figure in SOME), row
    assert row["p50_ms"] <= row["p99_ms"]
    assert row["even_moves_per_s"] <= 25
    assert row["refused"] == 0


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "malina" / "bench"


def test_our_server(cache: Path) -> None:
    steps: list[tuple[int, int]] = []
    rows, absent = measure(TINY, 1, False, lambda *step: steps.append(step))
    assert [row["name"] for row in rows] == [OURS.name]
    assert absent == {}
    assert steps == [(1, 1)]
    check(rows[0])
    assert list(cache.iterdir()) == []  # nothing stays behind


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
def test_our_server_with_several_nodes(cache: Path, kind: str) -> None:
    with postgres() if kind == "PostgreSQL" else nullcontext() as database:
        rows, _ = measure(TINY, 1, False, nodes=[1, 2], database=database.new() if database else None)
    assert [row["name"] for row in rows] == [OURS.name, *(f"malina crooks, {kind}, nodes: {n}" for n in (1, 2))]
    for row in rows:
        check(row)
        assert row["cpu_us_per_move"] is None or row["cpu_us_per_move"] > 0  # those of all nodes


def test_boardgameio() -> None:
    try:
        installed = list(peers_npm.cache().glob("boardgameio-*/node_modules/.ready"))
    except OSError:
        installed = []
    if not installed:
        pytest.skip("`malina bench server` has not installed it yet")
    for peer in PEERS:
        check(server.row(peer.name, [server.put_on(peer, SOME_TABLES)]))


def test_without_node_it_is_left_out(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(cache))
    monkeypatch.setattr(server, "OURS", PEERS[0])
    rows, absent = measure(TINY, 2, True)
    assert rows == []
    assert {name: why.program for name, why in absent.items()} == {peer.name: "node" for peer in PEERS}


def test_a_server_that_does_not_start_says_why(cache: Path) -> None:
    broken = Server("broken", "malina", lambda folder: ("python3", "-c", "raise SystemExit('no luck')"))
    with pytest.raises(RuntimeError, match="no luck"):
        server.put_on(broken, TINY)
