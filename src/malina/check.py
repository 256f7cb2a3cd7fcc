"""The leak test and the invariants, on random games of any game. It needs no knowledge of the game.

For a table and a viewer, another table is made that he cannot tell from the true one: the faces of two pieces he knows
nothing of (or remembers from the same look) change places. Whatever he can get from the server must be the same on
both, byte for byte: the view, the events, the legal moves with their order, the answers to refused moves, who is
asked, and the guesses made for him; now, and after the next move if that shows him neither of the two. A guess must
moreover look to him exactly like the true table. And who writes down the handle of every card he sees must not
recognise it after it was shuffled: that is counted over all games and compared with chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from .kernel.dice import FastDice
from .kernel.game import Game
from .kernel.guess import hidden_groups
from .kernel.refusal import IllegalMove
from .kernel.table import Table

Progress = Callable[[int, int], None]
Turn = tuple[int, dict[str, Any]]
TRIES = 6  # strange moves tried on each table
OFFERS_TAKEN = 8  # one in so many times
ENOUGH = 200  # moves of a decision that are compared one by one
TOO_LUCKY = 5.0  # standard deviations above chance
ENOUGH_TO_TELL = 4.0  # variance below which nothing is concluded


@dataclass
class Report:
    """What a check has tried and what it has found."""

    games: int = 0
    states: int = 0
    pairs: int = 0
    leaks: list[str] = field(default_factory=list)
    broken_invariants: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not self.leaks and not self.broken_invariants

    def add(self, other: Report) -> None:
        self.games += other.games
        self.states += other.states
        self.pairs += other.pairs
        self.leaks += other.leaks
        self.broken_invariants += other.broken_invariants


def check(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    progress: Progress | None = None,
    options: dict[str, Any] | None = None,
    every: int = 1,
) -> Report:
    """Play random games and try every table with every viewer, until the first that is not clean; of long games one
    pair in `every` is enough."""
    report = Report()
    marks = Marks()
    for number in range(games):
        report.games += 1
        dice = FastDice(f"check {seed} {number}")
        g = game.deal(seats, seed=f"{seed} {number}", options=options)
        told = 0
        marks.new_game()
        while True:
            name = f"{game.id}, {seats} seats, seed {seed}, game {number}, move {g.decided}"
            report.states += 1
            if every == 1 or not dice.below(every):
                report.broken_invariants += [f"{name}: {wrong}" for wrong in broken(g)]
            move = None if g.over else some_move(g, dice)
            marks.look(g)
            for viewer in (*range(seats), None):
                if every > 1 and dice.below(every):
                    continue
                report.pairs += 1
                if found := next(leaks(g, viewer, dice, told, move), None):
                    report.leaks.append(f"{name}: viewer {viewer}: {found}")
            if move is None or not report.clean:
                break
            told = len(g.log or ())
            g.act(*move)
        if progress:
            progress(number + 1, games)
        if marks.sigmas > TOO_LUCKY:
            report.leaks.append(f"{name}: a handle is recognised after a shuffle ({marks.sigmas:.1f} sigma)")
        if not report.clean:
            break
    return report


def some_move(g: Table, dice: FastDice) -> Turn:
    """A random move; now and then somebody takes a standing offer, though nobody waits for him."""
    offers = [(seat, d.moves) for seat in range(g.seats) for d in g.decisions(seat) if not d.required]
    if offers and not dice.below(OFFERS_TAKEN):
        seat, moves = offers[dice.below(len(offers))]
        return seat, moves.sample(dice.below)
    return g.random_move(dice)


def broken(g: Table) -> list[str]:
    """What every table must keep, and what this game says besides."""
    wrong = g.game.invariants(g)
    if not g.over and not g.waiting_for:
        wrong.append("nobody is asked, and the game is not over")
    for seat in g.waiting_for:
        if not g.decisions(seat):
            wrong.append(f"seat {seat} is asked and has no legal move")
    if g.over and g.asks:
        wrong.append("somebody is asked after the end")
    if not g.game.possible(g):
        wrong.append("the table is not possible, and yet it is there")
    if g.result and not g.result.winners:
        wrong.append("nobody has won")
    copy = g.copy()
    if copy != g or g.game.load(msgspec.json.decode(msgspec.json.encode(g.dump()))) != g:
        wrong.append("a copy or a loaded dump is another table")
    return wrong


def leaks(g: Table, viewer: int | None, dice: FastDice, told: int, move: Turn | None) -> Iterator[str]:
    """What this viewer could learn that he may not know, from the event numbered `told` on. Lazy: one is enough."""
    tries = strange_moves(g, dice)
    truth = everything(g, viewer, told, tries)
    seed = dice.below(1 << 30)
    guess = g.guess(viewer, seed)
    yield from differences(truth, everything(guess, viewer, told, tries), "a guess looks different")
    pair = exchangeable(g, viewer, dice)
    if pair is None:
        return
    twin = exchanged(g, viewer, *pair)
    if not g.game.possible(twin):
        return
    yield from differences(truth, everything(twin, viewer, told, tries), "an exchange he cannot know of is seen")
    if twin.guess(viewer, seed) != guess:
        yield "a guess depends on what he does not know"
    if g.guess(viewer, seed + 1).guess(viewer, seed) != guess:
        yield "a guess of a guess is another one"
    if move is not None:
        yield from leaks_of_a_move(g, twin, viewer, move, {g.face[p].id: twin.face[p].id for p in pair})


def leaks_of_a_move(g: Table, twin: Table, viewer: int | None, move: Turn, names: dict[str, str]) -> Iterator[str]:
    """The same move on both tables (who names one of the exchanged faces now names the other). If what differs is still
    hidden from the viewer, he must be told the same; where dice were thrown only if it is hidden on both, because they
    may have drawn one of the two on the other table."""
    seat, words = move
    dice = g.dice
    g = g.copy()
    told = len(g.log or ())
    g.act(seat, words)
    try:
        twin.act(seat, {key: names.get(word, word) if isinstance(word, str) else word for key, word in words.items()})
    except IllegalMove:
        return  # somebody else's move, possible only with the cards he really has
    different = {piece for piece, face in enumerate(g.face) if face.id != twin.face[piece].id}
    index = g.seats if viewer is None else viewer
    tables = (g,) if g.dice == dice else (g, twin)
    if all(any(different <= set(group) for group in hidden_groups(table, index)) for table in tables):
        yield from differences(
            everything(g, viewer, told, []), everything(twin, viewer, told, []), "a move tells too much"
        )
        if g.guess(viewer, told) != twin.guess(viewer, told):
            yield "a move leaves behind what he must not know"


def everything(g: Table, viewer: int | None, told: int, tries: list[Any]) -> dict[str, Any]:
    """All that reaches a viewer."""
    parts: dict[str, Any] = {
        "view": g.view(viewer, memory=True),
        "events": g.events(viewer, told),
        "waiting": sorted(g.waiting_for),
        "moves": [list(decision.moves[:ENOUGH]) for decision in g.decisions(viewer)],
    }
    if viewer is not None:
        parts["refusals"] = [answer(g, viewer, move) for move in tries]
    return {name: msgspec.json.encode(part) for name, part in parts.items()}


def answer(g: Table, seat: int, move: Any) -> Any:
    """What the table says to a move that is not legal."""
    if any(move in decision.moves for decision in g.decisions(seat)):
        return "legal"
    try:
        g.act(seat, move)
    except IllegalMove as refusal:
        return refusal.to_json()
    raise AssertionError("a move outside all decisions was accepted")


def strange_moves(g: Table, dice: FastDice, count: int = TRIES) -> list[Any]:
    """Moves in the game's shapes, with any face, number or word in their blanks."""
    shapes = shapes_of(g.game.commands)
    words = [
        *(face.id for face in g.data.faces),
        *range(12),
        *(str(place[-1]) for place in g.data.places),
        "up",
        "down",
    ]

    def word(kind: Any) -> Any:
        several = isinstance(kind, msgspec.inspect.ListType)
        return [word(None) for _ in range(2)] if several else words[dice.below(len(words))]

    moves = []
    for _ in range(count):
        shape = shapes[dice.below(len(shapes))]
        blanks = {f.encode_name: word(f.type) for f in shape.fields if f.required or dice.below(2)}
        moves.append({shape.tag_field: shape.tag, **blanks})
    return moves


@cache
def shapes_of(commands: Any) -> tuple[Any, ...]:
    """The shapes of a game's moves; msgspec takes milliseconds to tell them."""
    told = msgspec.inspect.type_info(commands)
    return told.types if isinstance(told, msgspec.inspect.UnionType) else (told,)


def differences(a: dict[str, Any], b: dict[str, Any], what: str) -> Iterator[str]:
    for name, part in a.items():
        if part != b[name]:
            yield f"{what}: {name}"


def exchangeable(g: Table, viewer: int | None, dice: FastDice) -> tuple[int, int] | None:
    """Two pieces with different faces that this viewer cannot tell apart; None if none were found."""
    groups = [group for group in hidden_groups(g, g.seats if viewer is None else viewer) if len(group) > 1]
    for _ in range(20 if groups else 0):
        group = groups[dice.below(len(groups))]
        p, q = group[dice.below(len(group))], group[dice.below(len(group))]
        a, b = g.face[p].id, g.face[q].id
        if a != b and b not in g.barred.get(p, ()) and a not in g.barred.get(q, ()):
            return p, q
    return None


def exchanged(g: Table, viewer: int | None, p: int, q: int) -> Table:
    """The other world: the faces of two pieces have changed places, and what others were told is gone."""
    twin = g.copy()
    twin.face[p], twin.face[q] = twin.face[q], twin.face[p]
    if g.log is not None:
        twin.log = [event.for_viewer(g.seats if viewer is None else viewer) for event in g.log]
    return twin


class Marks:
    """What viewers write down: the face each saw under a handle. A handle that has moved on unseen must not keep it."""

    def __init__(self) -> None:
        self.surplus = 0.0
        self.variance = 0.0
        self.new_game()

    def new_game(self) -> None:
        self.notes: dict[tuple[int, int], tuple[str, int, int]] = {}  # viewer, piece -> its face, place, cards there
        self.counted: set[tuple[int, str]] = set()  # what many have seen is one throw of the dice, not many

    def look(self, g: Table) -> None:
        place_of = {piece: place for place, pieces in enumerate(g.at) for piece in pieces}
        for index in range(g.seats + 1):
            self.look_of(g, index, place_of)

    def look_of(self, g: Table, index: int, place_of: dict[int, int]) -> None:
        for group in hidden_groups(g, index):
            for piece in group:
                note = self.notes.get((index, piece))
                if note is None:
                    continue
                face, place, there = note
                if place == place_of[piece]:
                    self.notes[index, piece] = face, place, len(g.at[place])
                elif (piece, face) not in self.counted:
                    self.counted.add((piece, face))
                    # it left the place where he saw it, mixed with what was there: one of those it must be
                    chance = max(sum(g.face[p].id == face for p in group) / len(group), 1 / max(there, 2))
                    self.surplus += (g.face[piece].id == face) - chance
                    self.variance += chance * (1 - chance)
        for piece, known in enumerate(g.seen):
            if known >> index & 1:
                place = place_of[piece]
                self.notes[index, piece] = g.face[piece].id, place, len(g.at[place])

    @property
    def sigmas(self) -> float:
        """How far above chance; a handful of lucky cards is no evidence."""
        return self.surplus / self.variance**0.5 if self.variance > ENOUGH_TO_TELL else 0.0
