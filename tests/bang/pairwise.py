"""Options of BANG! in few combinations, such that any two values that go together are together in one of them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from malina.games.bang import GAME
from malina.games.bang.options import BangOptions
from malina.kernel.refusal import BadOptions

Row = dict[str, Any]
SETS = (
    ("base",),
    ("base", "dodge_city"),
    ("base", "wild_west_show", "special"),
    ("base", "dodge_city", "special", "wild_west_show"),
)
CANDIDATES = 30  # tried for each row


@lru_cache(maxsize=1)
def values() -> dict[str, tuple[Any, ...]]:
    """Every option with all its values, and the number of seats."""
    found: dict[str, tuple[Any, ...]] = {"seats": tuple(GAME.seats)}
    for name, kind in get_type_hints(BangOptions).items():
        if name == "character_sets":
            found[name] = SETS
        elif kind is bool:
            found[name] = (False, True)
        elif get_origin(kind) is Literal:
            found[name] = get_args(kind)
    return found


def possible(row: Row) -> bool:
    try:
        GAME.read_options({k: v for k, v in row.items() if k != "seats"}, row["seats"])
    except BadOptions:
        return False
    return True


@lru_cache(maxsize=1)
def rows() -> list[Row]:
    """Each row adds as many new pairs as a few random tries can find. The same ones in every run."""
    rng = Random(7)
    space = values()
    missing = dict.fromkeys(
        (a, x, b, y) for a, b in combinations(sorted(space), 2) for x in space[a] for y in space[b] if fit(a, x, b, y)
    )
    found: list[Row] = []
    while missing:
        best: Row = {}
        most = 0
        wanted = list(missing)
        for _ in range(CANDIDATES):
            a, x, b, y = rng.choice(wanted)
            row = filled(space, {a: x, b: y}, rng)
            gained = sum(pair in missing for pair in pairs(row)) if row else 0
            if gained > most:
                best, most = row, gained
        for pair in pairs(best):
            missing.pop(pair, None)
        found.append(best)
    return found


def pairs(row: Row) -> set[tuple[str, Any, str, Any]]:
    return {(a, row[a], b, row[b]) for a, b in combinations(sorted(row), 2)}


NEEDS: dict[str, Row] = {
    "experience": {"tournament_scoring": True},
    "hiring": {"tournament_scoring": True, "character_choice": 1},
    "bounties": {"tournament_scoring": True},
}


def filled(space: dict[str, tuple[Any, ...]], given: Row, rng: Random) -> Row:
    """A possible row with these values; empty if none was found."""
    for _ in range(200):
        row = {**{name: rng.choice(values) for name, values in space.items()}, **given}
        for name, needed in NEEDS.items():
            if row[name]:
                row.update({k: v for k, v in needed.items() if k not in given})
        if row["tournament_scoring"] and row["seats"] < 4 and "seats" not in given:
            row["seats"] = rng.choice((4, 5, 7, 8))
        if row["six_player_mode"] != "standard" and "seats" not in given:
            row["seats"] = 6
        if possible(row):
            return row
    return {}


def fit(a: str, x: Any, b: str, y: Any) -> bool:
    """Can these two go together at all?"""
    return bool(filled(values(), {a: x, b: y}, Random(1)))
