"""The tips of the guided first games: data of the page, told when the game asks or tells something."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from malina import GAMES
from malina.bots import answer, asked, bot
from malina.kernel.dice import FastDice
from malina.kernel.record import Match
from malina.kernel.table import Table
from malina.text import LANGUAGES
from malina.text.bundle import Bundle, load

PLAYS = 2
WEB = Path(__file__).parents[2] / "web" / "src"


def tips(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((WEB / "games" / game / "tips.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_there_are_five_to_nine_and_each_is_said_in_one_sentence(game: str) -> None:
    ids = [tip["id"] for tip in tips(game)]
    assert 5 <= len(ids) <= 9
    assert len(set(ids)) == len(ids)
    for lang in LANGUAGES:
        words = Bundle(lang, (WEB / "text" / lang / f"{game}.ftl",))
        said = {f"{game}-tip-{id}{part}" for id in ids for part in ("", "-text")}
        assert {id for id in words.ids() if id.startswith(f"{game}-tip-")} == said
        for id in ids:
            sentence = words.format(f"{game}-tip-{id}-text", {})
            assert sentence.endswith("."), sentence
            assert len(sentence) <= 130, sentence


@pytest.mark.parametrize("game", GAMES)
def test_each_waits_for_something_that_happens_in_its_game(game: str) -> None:
    texts = load("en", game).ids()
    for tip in tips(game):
        moments = [*(f"decision-{asked}" for asked in tip.get("asked", []))]
        moments += [f"move-{tip['verb']}"] if "verb" in tip else []
        moments += [f"event-{happens(tip)['event']}"] if "event" in tip else []
        assert moments, tip
        assert [moment for moment in moments if moment not in texts] == [], tip
        assert set(tip) <= {"id", "at", "asked", "verb", "event"}


def happens(tip: dict[str, Any]) -> dict[str, Any]:
    """What has to have happened: an event of that name, or one with all these arguments."""
    event: str | dict[str, Any] = tip.get("event", {})
    return {"event": event} if isinstance(event, str) else event


def due(tip: dict[str, Any], table: Table) -> bool:
    """The newcomer may do what it waits for, and it has happened."""
    mine = table.decisions(0, about=False)
    kinds, verbs = {one.kind for one in mine}, {say.cmd for one in mine for say in one.moves.says}
    return (
        not kinds.isdisjoint(tip.get("asked", kinds))
        and tip.get("verb", *list(verbs)[:1]) in verbs
        and any(happens(tip).items() <= told.items() for told in table.events(0))
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_moment_of_each_comes_in_the_first_game(game: str) -> None:
    """Played a few times by a greedy newcomer."""
    first = GAMES[game].first
    assert first is not None
    waiting = {tip["id"]: tip for tip in tips(game)}
    for play in range(PLAYS):
        match = Match.start(GAMES[game], first.seats, bytes.fromhex(first.secret), [""] * first.seats, first.options)
        table = match.table
        bots = [bot(level, GAMES[game]) for level in ("greedy", *first.bots)]
        dice = FastDice(f"{game} {play}")
        while not table.over:
            waiting = {id: tip for id, tip in waiting.items() if not due(tip, table)}
            decision = asked(table)
            match.act(decision.seat, answer(bots[decision.seat], table, decision, dice))
    assert not waiting
