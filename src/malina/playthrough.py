"""A random game as text, step by step, for golden files (snapshot tests) that read well as a diff: who is asked,
digests of all views, the legal moves, the move as tokens, and the events with their audience."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

from .env.spelling import spelled
from .env.vocabulary import Vocabulary
from .kernel.decision import Move
from .kernel.dice import FastDice
from .kernel.event import Event
from .kernel.game import Game
from .kernel.table import HOUSE, Options, Table

FIRST = 3  # moves of a decision that are written out
DIGITS = 6  # hexadecimal digits of a digest


@dataclass(frozen=True)
class Step:
    """A move, what was asked before it, and the events after it. A timeout (HOUSE) has no tokens."""

    asked: list[str]
    views: list[str]
    legal: int
    first: list[Move]
    seat: int
    said: str
    move: Move
    events: list[str]


def playthrough(game: Game, seats: int, seed: int | str, options: Mapping[str, Any] | Options | None = None) -> str:
    """The whole game as text. Its head has all that is needed to reproduce it."""
    table = game.deal(seats, seed, options)
    given = {name: value for name, value in options_of(table).items() if value != options_of(game)[name]}
    words = Vocabulary(game, seats, table.data)
    head = [f"game: {game.id}", f"seats: {seats}", f"seed: {seed}", f"options: {_json(given)}", f"words: {len(words)}"]
    parts = [[*head, *(f"- {_event(event, seats)}" for event in table.log or [])]]
    for number, step in enumerate(walk(table, words, seed)):
        more = " …" if step.legal > len(step.first) else ""
        spelled = [f"legal: {step.legal}: {' '.join(map(_json, step.first))}{more}", f"said: {step.said}"]
        parts.append(
            [
                f"# {number}",
                f"asked: {', '.join(step.asked)}",
                f"views: {' '.join(step.views)}",
                *(spelled if step.said else ()),
                f"move: {'house' if step.seat == HOUSE else step.seat} {_json(step.move)}",
                *(f"- {event}" for event in step.events),
            ]
        )
    assert table.result is not None
    result = table.result
    others = [f"others: {_json(result.others)}"] if result.others else []
    parts.append(["# over", f"winners: {_json(result.winners)}", f"points: {_json(result.points)}", *others])
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def walk(table: Table, words: Vocabulary, seed: int | str) -> Iterator[Step]:
    """Play a random game to its end; a step is yielded after each move."""
    dice = FastDice(f"playthrough {seed}")
    while not table.over:
        asked = [
            f"{seat} {question.kind}" if need else f"({seat} {question.kind})" for seat, question, _, need in table.asks
        ]
        views = [_digest(table, seat) for seat in (*range(table.seats), None)]
        seat, move = table.random_move(dice)
        decisions = [] if seat == HOUSE else table.decisions(seat, about=False)
        answered = [decision for decision in decisions if move in decision.moves][:1]
        first = [one for decision in answered for one in decision.moves[:FIRST]]
        said = " ".join(words.read(spelled(words, decision, move)) for decision in answered)
        told = len(table.log or [])
        table.act(seat, move)
        events = [_event(event, table.seats) for event in (table.log or [])[told:]]
        yield Step(asked, views, sum(d.moves.size for d in answered), first, seat, said, move, events)


def options_of(thing: Table | Game) -> dict[str, Any]:
    options = thing.options if isinstance(thing, Table) else thing.options_type()
    found: dict[str, Any] = msgspec.to_builtins(options)
    return found


def _digest(table: Table, seat: int | None) -> str:
    return sha256(_json(table.view(seat)).encode()).hexdigest()[:DIGITS]


def _event(event: Event, seats: int) -> str:
    """An event: its public arguments, then its secret ones with their audience: digits are seats, a dash spectators."""
    parts = [event.name, *(f"{name}={_json(value)}" for name, value in sorted(event.args.items()))]
    for audience, name, value in event.secrets:
        who = "".join(str(seat) for seat in range(seats) if audience >> seat & 1) + "-" * (audience >> seats & 1)
        parts.append(f"{name}[{who}]={_json(value)}")
    return " ".join(parts)


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
