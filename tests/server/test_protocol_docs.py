"""docs/protocol.md says what is true: its examples are messages, its client plays, its schema is the present one."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from malina.kernel.blanks import holds, read_fillings
from malina.kernel.decision import About, Decision, Note, Said, read_moves
from malina.server import run, wire
from malina.server.inbound import socket
from malina.server.outbound import connection
from malina.server.tables.room import RECENT

from .server import serving
from .test_rest import references

DECISION = "decision"
DOCS = Path(__file__).parent.parent.parent / "docs"
TEXT = (DOCS / "protocol.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> Iterator[tuple[Any, dict[str, Any]]]:
    """Each JSON object on the page, with the type it is an example of."""
    for language, name, text in BLOCK.findall(TEXT):
        if language != "json" or name == DECISION:
            continue
        decoder, at = json.JSONDecoder(), 0
        while at < len(text):
            value, at = decoder.raw_decode(text, at)
            at = len(text) - len(text[at:].lstrip())
            yield (getattr(wire, name) if name else wire.AnyCommand if "do" in value else wire.AnyTold), value


def test_the_decision_is_one() -> None:
    """It is no message of its own but a part of a view, which the kernel writes."""
    [text] = [text for _, name, text in BLOCK.findall(TEXT) if name == DECISION]
    example = json.loads(text)
    moves = read_moves(example["says"])
    about = About(Said(**example["cause"]), example["args"], [Note("take_hit", Said("life", {"from": 3, "to": 2}))])
    assert Decision(example["seat"], example["kind"], moves, required=True, about=about).to_json() == example


def test_the_blanks_are_filled_as_they_may_be() -> None:
    rows = re.findall(r"^\| `(.*?)` \| .*?: `([^`]+)`", TEXT[TEXT.index("| blank | a filling |") :], re.MULTILINE)
    rows = [row for row in rows if row[0][0] in "[{"]
    assert len(rows) >= 5
    for blank, filling in rows:
        assert holds(read_fillings(json.loads(blank)), json.loads(filling)), blank


def tags(union: Any) -> set[str]:
    return {msgspec.inspect.type_info(each).tag for each in get_args(union)}  # type: ignore[attr-defined]


def test_examples_are_messages() -> None:
    found = list(examples())
    for kind, example in found:
        data = json.dumps(example)
        msgspec.json.decode(data, type=kind)
        if kind is wire.AnyTold:  # nothing in it that the type does not have
            assert unknown(example, kind) == set()
    said = {example["do"] for kind, example in found if kind is wire.AnyCommand}
    told = {example["type"] for kind, example in found if kind is wire.AnyTold}
    assert said == tags(wire.AnyCommand)
    assert told == tags(wire.AnyTold)


def unknown(example: dict[str, Any], kind: Any) -> set[str]:
    [shape] = [each for each in get_args(kind) if msgspec.inspect.type_info(each).tag == example["type"]]  # type: ignore[attr-defined]
    return set(example) - set(shape.__struct_fields__) - {"type"}


def test_everything_has_its_line() -> None:
    [reason] = msgspec.inspect.type_info(wire.Bye).fields  # type: ignore[attr-defined]
    for value in reason.type.values:
        assert f"| `{value}` |" in TEXT
    for code in (socket.MISSING, socket.FORBIDDEN, socket.UNKNOWN):
        assert f"| {code} |" in TEXT
    assert f"{run.LARGEST // 1024} KB" in TEXT
    assert f"more than {connection.MOST_WAITING} messages" in TEXT
    assert f"last {RECENT} commands" in TEXT


def test_the_schema_is_the_present_one() -> None:
    text = (DOCS / "protocol.schema.json").read_text(encoding="utf-8")
    assert text == json.dumps(wire.schema(), indent=1, sort_keys=True) + "\n", "make wire"
    schema = json.loads(text)
    for reference in references(schema):
        assert reference.removeprefix("#/$defs/") in schema["$defs"]


@pytest.mark.anyio
async def test_every_call_is_listed_and_the_client_plays(tmp_path: Path) -> None:
    [program] = [text for language, _, text in BLOCK.findall(TEXT) if language == "python"]
    async with serving(tmp_path) as house:
        schema = await house.browser().get("api/docs/openapi.json")
        for path, item in schema["paths"].items():
            for method in item:
                assert f"`{method.upper()} {path[1:]}`" in TEXT
        program = program.replace("http://localhost:8000/", house.url)
        client = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=PIPE, stderr=PIPE)
        out, err = await asyncio.wait_for(client.communicate(), 60)
        assert re.fullmatch(r"points: \[-?\d+, -?\d+\]\n", out.decode()), err.decode()
