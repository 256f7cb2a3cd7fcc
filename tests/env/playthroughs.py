"""Golden playthroughs (snapshot tests). `python -m tests.env.playthroughs` regenerates them: review the diff."""

from __future__ import annotations

import json
from pathlib import Path

from malina import game
from malina.playthrough import playthrough

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def again(text: str) -> str:
    """Regenerate a playthrough from the head of its text."""
    head = dict(line.split(": ", 1) for line in text.split("\n")[:4])
    return playthrough(game(head["game"]), int(head["seats"]), head["seed"], json.loads(head["options"]))


if __name__ == "__main__":
    for file in FILES:
        file.write_text(again(file.read_text(encoding="utf-8")), encoding="utf-8")
