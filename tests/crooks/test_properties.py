"""T62–T67, T69, T71 over many random games: whatever is played, these hold.

The games are compared step by step with `reference.py`, the rules written a second time. Half of them start from a
fresh deal, half from a random position, where rows are full and money is short.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from malina.games.crooks import GAME
from malina.kernel.record import Match, Record, replay, verify
from malina.kernel.refusal import IllegalMove

from .reference import CROOKS, ERRORS, JOBS, Move, Reference
from .scenario import NOBODY, Scenario, contents, reason, scenario
from .test_refusals import MALFORMED

pytestmark = pytest.mark.no_cover
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ID = re.compile(r'"(\w+)"')
Table = Any


# ---- random games ----


def random_position(players: int, rng: random.Random) -> Table:
    """A table in the middle of a game: rows half full or full, some stacks, little money, perhaps somebody out."""
    crooks = list(CROOKS)
    rng.shuffle(crooks)
    joiners = [crook for crook in crooks if CROOKS[crook]["action"] == "accomplice"]
    grid: dict[str, list[str]] = {}
    fullness = rng.choice([0.3, 0.6, 1.0])
    for seat in range(players):
        for job in JOBS:
            if len(crooks) > 8 and rng.random() < (fullness if seat == 0 else 0.4):
                crook = crooks.pop()
                hidden = rng.random() < 0.4 and crook != "kingpin"
                grid[f"{seat}/{job}"] = [f"-{crook}" if hidden else crook]
    for crook in joiners:
        if crook in crooks and grid and rng.random() < 0.4:
            crooks.remove(crook)
            grid[rng.choice(list(grid))].append(crook)
    letters = "ABCDEFGHI"[: {2: 5, 3: 7, 4: 9}[players]]
    hide: dict[str, list[str]] = {}
    for crook in crooks[: rng.randint(1, len(crooks))]:
        hide.setdefault(rng.choice(letters), []).append(crook)
    first = rng.randrange(players)
    out = [seat for seat in range(players) if seat != first and rng.random() < 0.15]
    money = [rng.choice([0, 1, 2, 3, 5, 9, 18]) for _ in range(players)]
    return scenario(
        players,
        hide=" ".join(f"{letter}={','.join(pile)}" for letter, pile in hide.items()),
        grid=" ".join(f"{slot}={','.join(stack)}" for slot, stack in grid.items()),
        money=money,
        passed=out,
        first=first,
    ).table


def start(players: int, seed: int) -> Table:
    rng = random.Random(f"{players} {seed}")
    return random_position(players, rng) if seed % 2 else GAME.deal(players, seed)


def lively(g: Table, rng: random.Random) -> tuple[int, Move]:
    """A random move that seldom passes, likes cheap hideouts and likes actions."""
    [seat] = g.waiting_for
    [decision] = g.decisions(seat)
    if decision.kind == "turn":
        if rng.random() < 0.03:
            return seat, {"cmd": "pass"}
        places = g.view(NOBODY, memory=False)["places"]["hideout"]
        recruits = [move for move in decision.moves if move["cmd"] == "recruit"]
        return seat, min(rng.sample(recruits, min(2, len(recruits))), key=lambda move: len(places[move["hideout"]]))
    if decision.kind == "place" and rng.random() < 0.6:
        acting = [move for move in decision.moves if "action" in move]
        if acting:
            return seat, rng.choice(acting)
    return seat, decision.moves.sample(rng.randrange)


def games(players: int, count: int, offset: int = 0) -> Iterator[tuple[Table, random.Random]]:
    for seed in range(offset, offset + count):
        yield start(players, seed), random.Random(seed)


def mirrored(g: Table) -> Reference:
    """The same position for the reference. A table may begin with forced passes: those are undone for it."""
    forced = [event["seat"] for event in g.events(NOBODY) if event["event"] == "passed"]
    passed = [out and seat not in forced for seat, out in enumerate(g.passed)]
    ref = Reference(contents(g), g.money, passed, g.first)
    assert [seat for seat, _ in ref.forced] == forced
    return ref


def phase_of(g: Table) -> str:
    return "over" if g.over else g.decisions(min(g.waiting_for))[0].kind


def ids_in(thing: Any) -> set[str]:
    return set(ID.findall(json.dumps(thing))) & CROOKS.keys()


def frozen(move: Move) -> str:
    return json.dumps(move, sort_keys=True)


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


# ---- T67: legal moves are accepted, all others refused without any change ----


def pool() -> list[Move]:
    """Well-formed commands of every kind, sensible or not."""
    actions: list[Move | None] = [None, {"type": "dance"}, {"type": "kingpin"}, {"type": ""}]
    actions += [{"type": kind} for kind in ("pickpocket", "accomplice", "switch", "assassin", "spy")]
    actions += [{"type": "switch", "to": to} for to in (*range(1, 11), -3, 10**30)]
    actions += [{"type": "assassin", "victim": victim} for victim in (*range(-1, 6), 10**30)]
    actions += [{"type": "spy", "job": job} for job in (*range(1, 11), 10**30)]
    actions += [{"type": "spy", "hideout": letter} for letter in (*"ABCDEFGHIJ", "", "a", "AB")]
    actions += [{"type": "spy", "job": 5, "hideout": "A"}]
    moves: list[Move] = [{"cmd": "pass"}]
    moves += [{"cmd": "recruit", "hideout": letter} for letter in (*"ABCDEFGHIJ", "", "a", "AB")]
    moves += [{"cmd": "hire", "crook": crook} for crook in (*CROOKS, "nobody", "", "crook")]
    for job in (*range(1, 11), -2, 10**30):
        for face in ("up", "down", "sideways"):
            for action in actions:
                moves.append({"cmd": "place", "job": job, "face": face, **({"action": action} if action else {})})
    return moves


COMMANDS = pool()
BY_VERB = {verb: [move for move in COMMANDS if move["cmd"] == verb] for verb in ("pass", "recruit", "hire", "place")}
VERB = {"turn": "recruit", "choose": "hire", "place": "place", "over": "place"}


def answer(g: Table, seat: int, move: Any) -> str | None:
    """The reason of a refusal, None if the move was accepted."""
    try:
        g.act(seat, move)
    except IllegalMove as refused:
        return refused.reason
    return None


@PLAYERS
def test_crooks_067_exactly_the_legal_moves_are_offered(players: int) -> None:
    for g, rng in games(players, 50, 1300):
        ref = mirrored(g)
        while not g.over:
            [seat] = g.waiting_for
            offered = [frozen(move) for decision in g.decisions(seat) for move in decision.moves]
            assert len(offered) == len(set(offered))
            assert set(offered) == {frozen(move) for move in ref.legal()}
            assert all(g.decisions(other) == [] for other in (*range(players), NOBODY) if other != seat)
            seat, move = lively(g, rng)
            g.act(seat, move)
            ref.do(move)


@PLAYERS
def test_crooks_067_every_offered_move_is_accepted(players: int) -> None:
    for g, rng in games(players, 10, 1500):
        while not g.over:
            [seat] = g.waiting_for
            for move in g.decisions(seat)[0].moves:
                twin = g.copy()
                twin.act(seat, json.loads(json.dumps(move)))
                assert twin.decided == g.decided + 1
            g.act(*lively(g, rng))


@PLAYERS
@pytest.mark.parametrize("part", range(2))
def test_crooks_067_all_other_commands_are_refused_for_the_right_reason(players: int, part: int) -> None:
    """The errors of chapter 11 by the reference, which agrees with itself on what is legal."""
    met: Counter[str | None] = Counter()
    for g, rng in games(players, 20, 1700 + 1000 * part):
        ref = mirrored(g)
        while True:
            legal = {frozen(move) for move in ref.legal()}
            likely = BY_VERB[VERB[ref.phase]]
            before = g.copy()
            for move in [*rng.sample(COMMANDS, 4), *rng.choices(likely, k=10)]:
                seat = ref.current if rng.random() < 0.8 else rng.randrange(players)
                code = ref.error(seat, move)
                met[code] += 1
                if code is None:
                    assert frozen(move) in legal
                    assert answer(g.copy(), seat, move) is None
                else:
                    assert seat != ref.current or frozen(move) not in legal
                    assert answer(g, seat, move) == reason(code), (seat, move)
            for move in rng.sample(MALFORMED, 2):
                assert answer(g, rng.randrange(players), move) == "bad-command", move
            assert g == before
            if g.over:
                break
            seat, move = lively(g, rng)
            g.act(seat, move)
            ref.do(move)
    rare = {"E_KINGPIN_NOT_ALONE", "E_KINGPIN_FACE_DOWN", "E_CROOK_UNPLACEABLE", "E_FACE_DOWN_FEE"}
    assert {code for code in ERRORS if met[code] == 0} <= rare
    assert met[None] > 100


@PLAYERS
def test_crooks_067_a_refusal_leaves_everything_bit_identical(players: int) -> None:
    for g, rng in games(players, 3, 1900):
        while not g.over:
            t = Scenario(g)
            photo = t.photo()
            for move in [*rng.sample(COMMANDS, 5), *rng.sample(MALFORMED, 3)]:
                seat = rng.randrange(players)
                if not any(move in decision.moves for decision in g.decisions(seat)):
                    assert answer(g, seat, move) is not None
            assert t.photo() == photo
            g.act(*lively(g, rng))


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


# ---- T71 is in test_refusals.py; here it runs over whole games ----


@PLAYERS
def test_crooks_071_malformed_commands_are_refused_at_any_time(players: int) -> None:
    for g, rng in games(players, 6, 2300):
        while True:
            before = g.copy()
            for move in rng.sample(MALFORMED, 20):
                for seat in range(players):
                    assert answer(g, seat, move) == "bad-command", move
            assert g == before
            if g.over:
                break
            g.act(*lively(g, rng))
