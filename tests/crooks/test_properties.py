"""T62–T66, T69 over many random games: whatever is played, these hold.

The games are compared step by step with `reference.py`, the rules written a second time. Half of them start from a
fresh deal, half from a random position, where rows are full and money is short.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from malina.games.crooks import GAME
from malina.kernel.record import Match, Record, replay, verify

from .random_games import COMMANDS, PLAYERS, Table, answer, games, ids_in, lively, mirrored, phase_of
from .reference import CROOKS
from .scenario import NOBODY, Scenario, contents, scenario

pytestmark = pytest.mark.no_cover

# ---- random games ----


def test_the_random_games_meet_everything_there_is() -> None:
    """The properties below are worth something: the games they look at contain every event of chapter 9."""
    met: Counter[str] = Counter()
    for players in (2, 3, 4):
        for g, rng in games(players, 40):
            while not g.over:
                g.act(*lively(g, rng))
            for event in g.events(NOBODY):
                met[event["event"]] += 1
                met[event.get("action") or event.get("reason") or event.get("face") or ""] += 1
                if event.get("action") == "spy":
                    met["spy on a job" if isinstance(event["target"], int) else "spy on a hideout"] += 1
                if event.get("action") == "assassin":
                    met["assassin of own crooks" if event["victim"] == event["seat"] else "assassin of others"] += 1
    expected = {
        "game_started", "hideout_searched", "crook_hired", "left_empty_handed", "crook_placed", "action_used", "passed",
        "revealed", "game_finished", "pickpocket", "accomplice", "switch", "assassin", "spy", "own_will", "no_money",
        "no_crooks", "up", "down", "spy on a job", "spy on a hideout", "assassin of own crooks", "assassin of others",
    }  # fmt: skip
    assert {name for name in expected if met[name] < 5} == set()


# ---- T62, T63: the table is what the reference says, and everybody sees what he may see ----


@PLAYERS
@pytest.mark.parametrize("part", range(3))
def test_crooks_062_everybody_sees_exactly_what_he_may_see(players: int, part: int) -> None:
    for g, rng in games(players, 15, 1000 * part):
        ref = mirrored(g)
        while True:
            for seat in (*range(players), NOBODY):
                assert ids_in(g.view(seat, memory=False)) == ref.visible(seat)
            if g.over:
                break
            seat, move = lively(g, rng)
            g.act(seat, move)
            ref.do(move)


@PLAYERS
@pytest.mark.parametrize("part", range(3))
def test_crooks_063_every_game_follows_the_rules_to_its_end(players: int, part: int) -> None:
    for g, rng in games(players, 30, 100 + 1000 * part):
        ref = mirrored(g)
        for _ in range(400):
            assert GAME.invariants(g) == []
            assert contents(g) == ref.contents()
            assert (g.money, g.passed, g.turn_no, g.opened) == (ref.money, ref.passed, ref.turn_no, ref.opened)
            assert phase_of(g) == ref.phase
            if g.over:
                break
            assert g.waiting_for == {ref.current} == {g.current}
            seat, move = lively(g, rng)
            g.act(seat, move)
            ref.do(move)
        assert g.over
        assert list(g.result.points) == ref.points()
        assert list(g.result.winners) == ref.winners()
        assert g.result.winners
        assert g.decisions(0) == []
        forced = [(event["seat"], event["reason"]) for event in g.events(NOBODY) if event.get("forced")]
        assert forced == ref.forced


@PLAYERS
def test_crooks_063_a_game_always_ends_with_a_winner(players: int) -> None:
    """Moves that are random through and through; with few decisions, none of them empty."""
    for seed in range(250):
        g = GAME.deal(players, seed)
        rng = random.Random(seed)
        for _ in range(400):
            if g.over:
                break
            [seat] = g.waiting_for
            [decision] = g.decisions(seat)
            assert len(decision.moves) > 0
            assert decision.moves[0] in decision.moves
            g.act(*g.random_move(rng))
        assert g.over
        assert g.waiting_for == frozenset()
        assert 1 <= len(g.result.winners) <= players
        best = max(g.result.points)
        assert all(g.result.points[seat] == best for seat in g.result.winners)


@PLAYERS
def test_crooks_063_every_dollar_and_every_crook_is_accounted_for(players: int) -> None:
    for g, rng in games(players, 80, 300):
        money = list(g.money)
        told = len(g.events(NOBODY))
        while not g.over:
            g.act(*lively(g, rng))
            for event in g.events(NOBODY, told):
                if event["event"] in ("hideout_searched", "crook_placed", "action_used"):
                    money[event["seat"]] += event.get("gain", 0) - event.get("cost", 0) - event.get("fee", 0)
                told += 1
            assert g.money == money
            assert min(money) >= 0
            assert sorted(crook.lstrip("-") for pile in contents(g).values() for crook in pile) == sorted(CROOKS)


class Onlooker:
    """The public table rebuilt from the public events alone, one after the other (chapter 9)."""

    def __init__(self, g: Table) -> None:
        places = g.view(NOBODY)["places"]
        self.sizes = {letter: len(pile) for letter, pile in places["hideout"].items()}
        self.slots = {(int(s), int(j)): handles(slot) for s, row in places["slot"].items() for j, slot in row.items()}
        self.box = handles(places["box"])
        self.passed = list(g.passed)

    def hears(self, event: dict[str, Any]) -> None:
        name, seat, job = event["event"], event.get("seat"), event.get("job")
        if name == "crook_hired":
            self.sizes[event["hideout"]] -= 1
        elif name == "crook_placed":
            self.slots[seat, job].append(event["piece"])
        elif name == "passed":
            self.passed[seat] = True
        elif event.get("action") == "switch":
            assert self.slots[seat, job] == event["pieces"]
            assert self.slots[seat, event["to"]] == []
            self.slots[seat, event["to"]], self.slots[seat, job] = event["pieces"], []
        elif event.get("action") == "assassin":
            assert self.slots[event["victim"], job] == event["pieces"]
            self.box += event["pieces"]
            self.slots[event["victim"], job] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Onlooker) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def handles(pieces: list[dict[str, Any]]) -> list[int]:
    return [piece["piece"] for piece in pieces]


@PLAYERS
def test_crooks_063_the_events_tell_the_whole_public_story(players: int) -> None:
    for g, rng in games(players, 60, 500):
        onlooker = Onlooker(g)
        told = len(g.events(NOBODY))
        while not g.over:
            g.act(*lively(g, rng))
            for event in g.events(NOBODY, told):
                onlooker.hears(event)
                told += 1
            assert onlooker == Onlooker(g)


# ---- T64: two worlds ----


@PLAYERS
def test_crooks_064_unknown_crooks_can_be_exchanged_unnoticed(players: int) -> None:
    """The view, the legal moves and the refusals of a seat do not depend on what it does not know."""
    exchanged = 0
    for g, rng in games(players, 18, 700):
        ref = mirrored(g)
        while not g.over:
            seat = rng.choice([*range(players), NOBODY])
            view, events = json.dumps(g.view(seat)), g.events(seat)
            known = ref.visible(seat)
            if seat is not NOBODY:
                known |= {crook for looks in ref.looks[seat].values() for crook in looks}
            unknown = [piece for piece, face in enumerate(g.face) if face.id not in known]
            if len(unknown) > 1:
                a, b = rng.sample(unknown, 2)
                other = g.copy()
                other.face[a], other.face[b] = other.face[b], other.face[a]
                exchanged += 1
                assert json.dumps(other.view(seat)) == view
                assert other.events(seat) == events
                if seat is not NOBODY:
                    for move in rng.sample(COMMANDS, 5):
                        assert answer(other.copy(), seat, move) == answer(g.copy(), seat, move)
            guess = g.guess(seat, rng.randrange(1000))
            assert json.dumps(guess.view(seat)) == view
            assert guess.events(seat) == events
            mover, move = lively(g, rng)
            g.act(mover, move)
            ref.do(move)
    assert exchanged > 200


# ---- T65: the events ----


@PLAYERS
def test_crooks_065_events_betray_nothing_before_its_time(players: int) -> None:
    """Beyond its views a seat is told only what its Spy found in a hideout, and what an empty-handed search showed."""
    beyond = 0
    for g, rng in games(players, 30, 900):
        ref = mirrored(g)
        told = len(g.events(NOBODY))
        while not g.over:
            seat, move = lively(g, rng)
            seen = {viewer: ref.visible(viewer) for viewer in (*range(players), NOBODY)}
            spied = (move.get("action") or {}).get("hideout")
            pile = ref.hideouts[move.get("hideout") or spied or next(iter(ref.hideouts))].copy()
            g.act(seat, move)
            ref.do(move)
            empty_handed = move["cmd"] == "recruit" and ref.phase != "choose"
            for viewer in (*range(players), NOBODY):
                news = ids_in(g.events(viewer, told))
                allowed = seen[viewer] | ref.visible(viewer)
                if viewer == seat and (spied or empty_handed):
                    beyond += not pile <= allowed
                    assert pile <= news
                    allowed |= pile
                assert news <= allowed
            told = len(g.events(NOBODY))
    assert beyond > 10


# ---- T66: the memory aid ----


def test_crooks_066_memory_aid() -> None:
    def after_seat_0(**options: bool) -> Scenario:
        t = scenario(hide="D=forger,bruiser,sidekick,insider", options=options)
        return t.do("0 recruit D", "0 hire bruiser", "0 place 9 up")

    t = after_seat_0()
    assert t.memory(0) == {"D": (["forger", "insider", "sidekick"], 0)}
    t.do("1 recruit D", "1 hire sidekick", "1 place 2 down")
    assert t.memory(0) == {"D": (["forger", "insider", "sidekick"], 1)}
    assert t.memory(1) == {"D": (["forger", "insider"], 0)}
    t = after_seat_0().do("1 recruit D", "1 hire sidekick", "1 place 2 up")
    assert t.memory(0) == t.memory(1) == {"D": (["forger", "insider"], 0)}
    t = after_seat_0(memory=False)
    assert all("memory" not in t.view(seat) for seat in (0, 1, NOBODY))


@PLAYERS
def test_crooks_066_memory_is_what_the_seat_saw_itself(players: int) -> None:
    for g, rng in games(players, 30, 1100):
        ref = mirrored(g)
        while not g.over:
            mover, move = lively(g, rng)
            g.act(mover, move)
            ref.do(move)
            for seat in range(players):
                notes = {note["place"][1]: (note["seen"], note["missing"]) for note in g.view(seat)["memory"]}
                assert notes == ref.memory(seat), (seat, move)
            assert g.view(NOBODY)["memory"] == []


# ---- T69: the same game again ----


@PLAYERS
def test_crooks_069_a_table_saved_at_every_step_goes_on_the_same(players: int) -> None:
    """Copied, and dumped to JSON and loaded, before every move."""
    for g, rng in games(players, 8, 2100):
        copied, loaded = g.copy(), GAME.load(json.loads(json.dumps(g.dump())))
        while True:
            assert copied == g
            assert loaded == g
            assert json.dumps(loaded.dump()) == json.dumps(g.dump())
            viewer = rng.choice([*range(players), NOBODY])
            view = json.dumps(g.view(viewer))
            assert json.dumps(copied.view(viewer)) == json.dumps(loaded.view(viewer)) == view
            assert loaded.events(viewer) == g.events(viewer)
            if g.over:
                break
            seat, move = lively(g, rng)
            before, photo = copied, json.dumps(copied.dump())
            copied, loaded = copied.copy(), GAME.load(json.loads(json.dumps(loaded.dump())))
            for table in (g, copied, loaded):
                table.act(seat, move)
            assert json.dumps(before.dump()) == photo  # a copy shares nothing that changes


@PLAYERS
def test_crooks_069_a_table_without_a_log_goes_the_same_way(players: int) -> None:
    for seed in range(10):
        quiet, loud = GAME.deal(players, seed, log=False), GAME.deal(players, seed)
        rng = random.Random(seed)
        while not loud.over:
            seat, move = lively(loud, rng)
            quiet.act(seat, move)
            loud.act(seat, move)
            assert quiet.view(seat) == loud.view(seat)
        assert quiet.events(0) == []


@PLAYERS
def test_crooks_069_deal_and_commands_give_the_same_game(players: int) -> None:
    for seed in range(25):
        rng = random.Random(seed)
        g = GAME.deal(players, seed)
        moves, states = [], [g.copy()]
        while not g.over:
            seat, move = lively(g, rng)
            g.act(seat, move)
            moves.append((seat, json.loads(json.dumps(move))))
            states.append(g.copy())
        again = GAME.deal(players, seed)
        assert again == states[0]
        for (seat, move), state in zip(moves, states[1:], strict=True):
            again.act(seat, move)
            assert again == state
        assert [again.view(s) for s in range(players)] == [g.view(s) for s in range(players)]


@PLAYERS
def test_crooks_069_a_record_survives_a_restart(players: int) -> None:
    """In the middle of the game, and after its end."""
    for seed in range(5):
        rng = random.Random(seed)
        secret = rng.randbytes(32)
        match = Match.start(GAME, players, secret, [f"salt {seed}"] * players)
        while not match.table.over:
            match.act(*lively(match.table, rng))
            if rng.random() < 0.1 or match.table.over:
                record = Record.from_json(match.record.to_json())
                again = Match(GAME, record, secret)
                assert again.table == match.table
                for seat in (*range(players), NOBODY):
                    assert json.dumps(again.table.view(seat)) == json.dumps(match.table.view(seat))
                match = again
        record = Record.from_json(match.record.to_json())
        assert verify(GAME, record) == match.table
        assert len(list(replay(GAME, record))) == len(record.moves) + 1
