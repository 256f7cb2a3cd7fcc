"""Tables to try the kernel on: a bare one with a few pieces, and random games of Toy and Crooks step by step."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

import malina
from malina.kernel.decision import Moves
from malina.kernel.dice import FastDice
from malina.kernel.game import Game
from malina.kernel.pieces import add_pieces, look, look_away
from malina.kernel.table import Options, Place, Table

from . import toy

TOY = toy.GAME
CROOKS = malina.game("crooks")
SPECTATOR = None
PILE, LEFT, RIGHT = range(3)  # the places of a bare table


@dataclass(frozen=True)
class BareData:
    faces: tuple[Any, ...] = ()
    places: tuple[Place, ...] = (("pile",), ("left",), ("right", "hand", 0))


class Nothing(msgspec.Struct, tag_field="cmd", tag="nothing", forbid_unknown_fields=True):
    pass


def bare_game(**changes: Any) -> Game:
    """A game without rules."""
    return Game(
        **{
            "id": "bare",
            "version": "1",
            "seats": range(1, 9),
            "options_type": Options,
            "table": Table,
            "commands": Nothing,
            "prepare": lambda options, seats: BareData(),
            "set_up": lambda g: None,
            **changes,
        }
    )


BARE = bare_game()


def bare(faces: str | Sequence[Any] = "", seats: int = 2, seed: int | str = 0, game: Game = BARE) -> Any:
    """A table with these faces on the pile, a letter each, unseen; piece i has face i."""
    g = game.deal(seats, seed)
    add_pieces(g, [toy.Card(face) if isinstance(face, str) else face for face in faces], PILE)
    return g


def looked(g: Table, seat: int, *pieces: int) -> None:
    """The seat has looked at these pieces, which were laid aside for it, and the look has ended."""
    lying, g.at[RIGHT] = g.at[RIGHT], pieces
    look(g, seat, RIGHT)
    look_away(g, seat, RIGHT)
    g.at[RIGHT] = lying


def viewers(g: Table) -> list[int | None]:
    return [*range(g.seats), SPECTATOR]


def faces_seen(g: Table, viewer: int | None) -> dict[int, str]:
    """Piece -> face, of all pieces whose face this viewer sees."""
    return {entry["piece"]: entry["face"] for entry in entries(g.view(viewer)["places"]) if "face" in entry}


def entries(tree: Any) -> list[dict[str, Any]]:
    """All pieces in the places of a view."""
    return [entry for node in tree.values() for entry in entries(node)] if isinstance(tree, dict) else tree


def possible(g: Table, viewer: int | None, tries: int = 60) -> list[str]:
    """For each piece the faces it has in guesses of this viewer, as a word of letters."""
    guesses = [g.guess(viewer, seed) for seed in range(tries)]
    return ["".join(sorted({guess.face[piece].id for guess in guesses})) for piece in range(len(g.face))]


def photo(g: Table) -> str:
    """A snapshot of a table as text: its dump, all views and all events."""
    things = [g.dump(), *[[g.view(v), g.events(v)] for v in viewers(g)], sorted(g.waiting_for), g.over]
    return json.dumps(things, ensure_ascii=False)


def options(g: Table) -> list[tuple[int, Moves]]:
    """The open decisions, standing offers included, with their legal moves."""
    return [(seat, decision.moves) for seat in range(g.seats) for decision in g.decisions(seat)]


def steps(game: Game, seats: int, seed: int | str, **kwargs: Any) -> Iterator[tuple[Any, int, dict[str, Any]]]:
    """A random game with standing offers taken too: the table, and the move that will be made next."""
    g = game.deal(seats, seed, **kwargs)
    dice = FastDice(f"player {seed}")
    while not g.over:
        open_now = options(g)
        seat, moves = open_now[dice.below(len(open_now))]
        move = moves.sample(dice.below)
        yield g, seat, move
        g.act(seat, move)
    yield g, -1, {}


def tables(game: Game, seats: int, seed: int | str, **kwargs: Any) -> Iterator[Any]:
    for g, _, _ in steps(game, seats, seed, **kwargs):
        yield g


def chi_square(counts: Counter[Any], kinds: int) -> float:
    """How far counts of equally likely things are from even, in standard deviations of the chi-square statistic."""
    expected = counts.total() / kinds
    missing = kinds - len(counts)
    statistic = sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected
    return (statistic - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5


def assert_even(counts: Counter[Any], kinds: int) -> None:
    """All kinds came up, none more often than chance allows: four standard deviations, with fixed seeds."""
    assert len(counts) == kinds
    assert counts.total() >= 20 * kinds
    assert chi_square(counts, kinds) < 4, counts


def copied(data: Any) -> Any:
    """The data after a round trip through JSON."""
    return json.loads(json.dumps(data))


def faces(g: Any) -> str:
    return "".join(face.id for face in g.face)
