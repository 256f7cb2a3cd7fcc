"""The documents speak of every command and of every option for hosts; tests/test_docs.py tries what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from malina.cli.app import COMMANDS

from .running import Run

ROOT = Path(__file__).parents[2]
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
OF_ALL = {"--json", "--lang", "--help"}  # not the host's business


@pytest.mark.parametrize("name", [command.__name__ for command in COMMANDS])
def test_every_command_is_in_the_documents(name: str) -> None:
    spoken = re.compile(rf"\bmalina {name}\b")
    assert any(spoken.search(path.read_text(encoding="utf-8")) for path in DOCS)


def test_every_option_of_serve_is_told_to_hosts(malina: Run) -> None:
    there = set(re.findall(r"--[a-z-]+\b", malina("serve", "--help", "--lang", "en").out)) - OF_ALL
    hosting = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    rows = [line for line in hosting.splitlines() if line.startswith("| `--")]
    told = {option for line in rows for option in re.findall(r"--[a-z-]+", line.split("|")[1])}
    assert told == there
