"""What holds for all 3,000 scoundrels, and for random games with all options."""

from __future__ import annotations

import json
import os
import random
from functools import lru_cache
from itertools import product
from typing import Any

import pytest

from malina.games.scoundrels import GAME
from malina.games.scoundrels.faces import Job, Trait, price
from malina.games.scoundrels.rules.abilities import use_source
from malina.games.scoundrels.rules.legality import usable
from malina.games.scoundrels.table import ScoundrelsTable
from malina.kernel.refusal import BadOptions
from malina.text import LANGUAGES, Texts

from .scenario import scenario

DATA: Any = GAME.deal(2).data
TRAITS: tuple[Trait, ...] = DATA.traits
JOBS: tuple[Job, ...] = DATA.jobs
GAMES = int(os.environ.get("MALINA_RANDOM_GAMES", "2200"))  # of which `make long-test` asks for more
SLICES = 6
LONGEST = 3000  # decisions
FLAGS = ("strategy_cards", "more_scoundrels", "wild_saloon", "start_with_zero")


@lru_cache(maxsize=1)
def tables() -> dict[str, ScoundrelsTable]:
    """A table on which nearly everything is possible, for each job."""
    found = {}
    for job in JOBS:
        near = [other.id for other in JOBS if (other is not job and other.ops == JOBS[0].ops) or other.id == "farmer"]
        near = [id for id in near if id != job.id][:1] or ["banker"]
        t = scenario(
            sheets={0: f"top_mid=tired.{job.id} bottom_left=young.{near[0]}"},
            saloon="gloomy.tycoon dirty.spy lucky.mayor",
            pile="" if job.id == "calf" else "hungry.calf",
            slots={0: "2=3", 1: "3=4 5=5"},
            stolen={0: "light_coil", 1: "power_brick"},
            money={0: 7, 1: 5, 2: 5},
            marks="0:2@breeze_box",
            day=2,
            round=3,
        )
        found[job.id] = t.do("0 play A slot=6").table
    return found


@pytest.mark.parametrize("trait", TRAITS, ids=lambda trait: trait.id)
def test_every_pair_composes_prices_reads_and_works(trait: Trait) -> None:
    texts = [Texts(lang, "scoundrels") for lang in LANGUAGES]
    used = 0
    for job in JOBS:
        assert 0 <= price(trait, job) <= 10
        args = {"trait": trait.id, "job": job.id, "when": trait.id, "does": job.id}
        for text in texts:
            line = text.say("note-scoundrel", **args)
            assert line.count(":") >= 1
            assert not {"_", "{", "  "} & set(line.split(" "))
            assert trait.id not in line.split() or trait.id == line.split()[0].lower()
        used += works(trait, job)
    assert used >= 40  # the rest has nothing to do there, or lies elsewhere on that table


def works(trait: Trait, job: Job) -> bool:
    """Put this trait under the job, use it by its own timing and through another one: no fault, nothing left over."""
    g = tables()[job.id].copy()
    mine = next(piece for piece in g.own(0) if g.face[piece].id == "tired")
    other = next(piece for piece, face in enumerate(g.face) if face is trait)
    g.face[mine], g.face[other] = g.face[other], g.face[mine]
    g.seen[mine], g.seen[other] = g.seen[mine], g.seen[other]
    worked = False
    for via in (False, True):
        twin = g.copy()
        if not usable(twin, 0, mine, via=via):
            continue
        worked = True
        base = len(twin.frames)
        use_source(twin, 0, mine, via=via)
        twin.run(base)
        rng = random.Random(f"{trait.id} {job.id}")
        for _ in range(60):
            if not twin.uses:
                break
            twin.act(*twin.random_move(rng))
        assert twin.uses == []
        assert GAME.invariants(twin) == []
    return worked


def combinations() -> list[tuple[int, dict[str, Any]]]:
    """All seats with all allowed modules."""
    found: list[tuple[int, dict[str, Any]]] = []
    for seats, length, *flags in product(GAME.seats, ("short", "long"), *[(False, True)] * len(FLAGS)):
        options = {"length": length, **dict(zip(FLAGS, flags, strict=True))}
        try:
            GAME.read_options(options, seats)
        except BadOptions:
            assert length == "short"
        else:
            found.append((seats, options))
    return found


@pytest.mark.parametrize("part", range(SLICES))
def test_random_games_with_every_combination_of_modules(part: int) -> None:
    """One for each, looked at closely."""
    for number, (seats, options) in list(enumerate(combinations()))[part::SLICES]:
        g = GAME.deal(seats, number, options)
        rng = random.Random(number)
        moves = 0
        while not g.over:
            g.act(*g.random_move(rng))
            moves += 1
            assert moves < LONGEST
            if moves % 7 == 0:
                assert GAME.invariants(g) == []
            if moves % 61 == 0:
                again = GAME.load(json.loads(json.dumps(g.dump())))
                assert again == g
                assert g.copy() == g
        assert g.result is not None
        assert len(g.result.winners) == 1


@pytest.mark.no_cover
@pytest.mark.parametrize("part", range(SLICES))
def test_random_games_by_the_thousand(part: int) -> None:
    every = combinations()
    for number in range(part, GAMES, SLICES):
        seats, options = every[number % len(every)]
        g = GAME.deal(seats, f"thousand {number}", options, log=False)
        dice = random.Random(number).random
        while g.result is None:
            g.act_randomly(dice)
            assert g.decided < LONGEST, (seats, options, number)
            if g.decided % 40 == 0:
                assert GAME.invariants(g) == [], (seats, options, number, g.decided)
        assert GAME.invariants(g) == [], (seats, options, number)
        assert len(g.result.winners) == 1


def test_there_are_combinations_of_all() -> None:
    assert len(combinations()) == 3 * (2 + 16)
