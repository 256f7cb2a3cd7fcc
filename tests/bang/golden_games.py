"""Complete games that end in every way there is, with their logs, for `golden/<version>/`.

    python -m tests.bang.golden_games [NAME …]

looks for random games that end as wanted and writes them down, by the version that the rules have now. A version that
is no longer played is removed.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import malina
from malina.games.bang import GAME
from malina.games.bang.table import BangTable
from malina.kernel.dice import FastDice
from malina.text import log_text

MOST = 5_000  # games looked at
FOLDER = Path(__file__).with_name("golden") / GAME.version
NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Emma", "Fyodor", "Greta", "Hugo"]
SIX = {"six_player_mode": "hidden_composition"}
SHOW = {"wild_west_show_deck": True}
DODGE_CITY = {"dodge_city_cards": True, "character_sets": ["base", "dodge_city"]}
ALL_SETS = ["base", "dodge_city", "special", "wild_west_show"]
FULL = {**DODGE_CITY, **SHOW, "character_sets": ALL_SETS, "event_decks": "both"}
# every switch on the publisher's side
PUBLISHER = {
    **FULL,
    "event_deck_end": "finale",
    "duplicate_in_play": "forbidden",
    "green_ready": "end_of_turn",
    "pixie_pete_cards": 3,
    "jose_delgado_limit": "2",
    "apache_vs_doc": "both_diamonds",
    "gold_rush_direction": "turns_only",
    "daltons_scope": "blue_only",
    "handcuffs_mode": "declare_suit",
    "ranch_timing": "end_phase_1",
    "dorothy_order": "full_order_first",
}
SERIES = {"tournament_scoring": True, "hiring": True, "experience": True, "bounties": True}


def told(g: BangTable, name: str, **args: Any) -> bool:
    return any(e.name == name and args.items() <= e.args.items() for e in g.log or ())


@dataclass(frozen=True)
class Wanted:
    name: str
    seats: int
    how: str
    options: dict[str, Any] = field(default_factory=dict)
    also: Callable[[BangTable], bool] = lambda g: True


WANTED = [
    Wanted("2-duel", 2, "duel"),
    Wanted("2-duel-with-events", 2, "duel", {**DODGE_CITY, "event_decks": "both"}),
    Wanted("3-deputy", 3, "deputy"),
    Wanted("3-outlaw", 3, "outlaw"),
    Wanted("3-renegade", 3, "renegade"),
    Wanted("3-survivor", 3, "survivor"),
    Wanted("4-law", 4, "law"),
    Wanted("4-outlaws", 4, "outlaws"),
    Wanted("4-renegade", 4, "renegade"),
    Wanted("6-law-declared", 6, "law", SIX, lambda g: told(g, "declared") and not told(g, "fight")),
    Wanted("6-law-after-a-fight", 6, "law", SIX, lambda g: told(g, "declared") and told(g, "fight")),
    Wanted("6-law-two-left", 6, "law", SIX, lambda g: not told(g, "declared") and g.mode == "six"),
    Wanted("6-outlaws-declared", 6, "outlaws", SIX, lambda g: told(g, "declared") and not told(g, "fight")),
    Wanted("6-outlaws-after-a-fight", 6, "outlaws", SIX, lambda g: told(g, "declared") and told(g, "fight")),
    Wanted("6-renegade", 6, "renegade", SIX, lambda g: told(g, "declared")),
    Wanted("8-law", 8, "law"),
    Wanted("8-outlaws", 8, "outlaws", DODGE_CITY),
    Wanted("8-renegade", 8, "renegade"),
    *[Wanted(f"{n}-{how}-base", n, how) for n in (5, 6, 7) for how in ("law", "outlaws", "renegade")],
    Wanted("4-renegade-dodge-city", 4, "renegade", DODGE_CITY),
    Wanted("7-law-dodge-city", 7, "law", DODGE_CITY),
    Wanted("3-survivor-everything", 3, "survivor", FULL),
    Wanted("5-law-everything", 5, "law", FULL),
    Wanted("6-outlaws-everything", 6, "outlaws", FULL),
    Wanted("7-renegade-everything", 7, "renegade", FULL),
    Wanted("5-outlaws-after-the-card", 5, "outlaws", {"win_check": "after_card"}),
    Wanted("6-law-without-mercy", 6, "law", {"no_mercy": "seed"}),
    Wanted("6-law-ruthless", 6, "law", {"no_mercy": "ruthless_law"}),
    Wanted("7-outlaws-with-a-finale", 7, "outlaws", {"event_decks": "both", "event_deck_end": "finale"}),
    Wanted("4-law-by-the-publisher", 4, "law", PUBLISHER),
    Wanted("4-series", 4, "series", SERIES),
    Wanted("5-series-without-hiring", 5, "series", {"tournament_scoring": True}),
]  # fmt: skip


def texts(match: malina.Match) -> dict[str, str]:
    """The log as everybody would read it, and as the first seat would in Russian."""
    return {"en.all": log_text(match, "en", "all"), "ru.seat": log_text(match, "ru", 0)}


def played(wanted: Wanted, number: int) -> malina.Match:
    secret = hashlib.sha256(f"golden {number}".encode()).digest()
    seats = wanted.seats
    match = malina.Match.start(GAME, seats, secret, ["golden"] * seats, wanted.options, NAMES[:seats])
    dice = FastDice(f"golden {number}")
    while not match.table.over:
        match.act(*match.table.random_move(dice))
    return match


def write(wanted: Wanted) -> None:
    for number in range(MOST):
        match = played(wanted, number)
        g = match.table
        assert isinstance(g, BangTable)
        assert g.result is not None
        if g.result.breakdown["how"] == wanted.how and wanted.also(g):
            (FOLDER / f"{wanted.name}.json").write_bytes(match.record.to_json())
            for name, text in texts(match).items():
                (FOLDER / f"{wanted.name}.{name}.txt").write_text(text, encoding="utf-8")
            return
    raise LookupError(f"no game ends like {wanted.name}")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in WANTED:
        if not sys.argv[1:] or wanted.name in sys.argv[1:]:
            write(wanted)
