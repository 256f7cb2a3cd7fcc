"""Episode: the state machine behind both kinds of environment. One episode is one game."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete

from ..bots import AnyBot, answer, takes_offers
from ..bots import bot as find_bot
from ..bots.bot import MOST_OFFERS, offered
from ..games import GAMES
from ..games import game as find_game
from ..kernel.decision import Decision, Move
from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.policy import NOTHING
from ..kernel.refusal import BadOptions, IllegalMove, why_not
from ..kernel.table import HOUSE, TIME_UP, Options, Table
from .encoding import Array, Encoding
from .rewards import REWARDS
from .spelling import Spelling, spelled
from .vocabulary import WAIT, Vocabulary

FINE = 1 << 30  # resolution of a probability
HIGHEST = 100.0  # no number of an observation is greater: they are counts of equal faces, and logarithms
Observation = dict[str, npt.NDArray[Any]]


class Episode:
    """The table, the unfinished move of each seat, and the observations."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None,
        options: Mapping[str, Any] | Options | None,
        reward: str,
        time_up: float = 0.0,
    ) -> None:
        if reward not in REWARDS:
            raise BadOptions("no-such-reward", reward=reward, rewards=", ".join(REWARDS))
        self.game = game if isinstance(game, Game) else find_game(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.read_options(options, self.seats)
        self.name = f"malina_{self.game.id}_v{self.game.version}"
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.agents)}
        self.reward = reward
        self.time_up = chance(time_up)
        self.rng = Random()
        self.dice = FastDice(0)
        self.table: Table = self.game.deal(self.seats, 0, self.options, log=False)
        self.words = Vocabulary(self.game, self.seats, self.table.data)
        self.encoding = Encoding(self.words, self.table)
        self.spellings: dict[int, Spelling] = {}
        self.seen: dict[int, Array] = {}  # cache: observations since the last move
        self.left: dict[int, int] = {}  # offers that a seat has declined since the last move
        self.in_a_row = 0  # offers taken in a row
        self.playing = set(range(self.seats))
        self._offers: dict[int, list[Decision]] | None = None

    def reset(self, seed: int | None) -> None:
        """Start the next game; with the same seed the same games follow."""
        if seed is not None:
            try:
                self.rng = Random(index(seed))  # numpy's numbers are as good as any
            except TypeError:
                raise BadOptions("bad-seed", seed=seed) from None
        self.table = self.game.deal(self.seats, self.rng.getrandbits(64), self.options, log=False)
        self.dice = FastDice(self.rng.getrandbits(64))
        self.playing = set(range(self.seats))
        self.in_a_row = 0
        self._changed()

    # ---- copies ----

    def __reduce__(self) -> tuple[Any, ...]:
        """For copy and pickle: the table as its dump, unfinished moves as their tokens; all else is derived from game,
        seats and options. A game that is not ours is passed as an object: copies share it, but it may not pickle."""
        game = self.game.id if GAMES.get(self.game.id) is self.game else self.game
        said = {seat: spelling.said for seat, spelling in self.spellings.items()}
        options = msgspec.to_builtins(self.options)
        turns = self.left, self.in_a_row, self.playing
        state = self.table.dump(), self.rng, self.dice, turns, said
        return Episode, (game, self.seats, options, self.reward, self.time_up), state

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        table, self.rng, self.dice, (self.left, self.in_a_row, self.playing), said = state
        self.table = self.game.load(table)
        for seat, words in said.items():
            spelling = self.spelling(seat)
            while spelling and len(spelling.said) < len(words):
                spelling.say(words[len(spelling.said)])

    # ---- who is asked what ----

    def asked(self) -> frozenset[int]:
        """The seats to act now: those with an offer, and when all have declined theirs, those the game waits for."""
        return frozenset(self.offers()) or self.table.waiting_for

    def decision(self, seat: int) -> Decision | None:
        """The decision that this seat is to make now."""
        if offers := self.offers():
            return offers.get(seat)
        return next((decision for decision in self.table.decisions(seat, about=False) if decision.required), None)

    def offers(self) -> dict[int, Decision]:
        """The next offer of each seat that has not declined all of its own since the last move."""
        if self._offers is None:
            self._offers = {}
            for decision in offered(self.table) if self.in_a_row < MOST_OFFERS else ():
                self._offers.setdefault(decision.seat, []).append(decision)
        rest = {seat: offers[self.left.get(seat, 0) :] for seat, offers in self._offers.items()}
        return {seat: offers[0] for seat, offers in rest.items() if offers and seat in self.playing}

    # ---- moves ----

    def spelling(self, seat: int) -> Spelling | None:
        """The unfinished move of this seat, if it is asked something."""
        if seat not in self.spellings and (decision := self.decision(seat)):
            self.spellings[seat] = Spelling(self.words, decision)
        return self.spellings.get(seat)

    def say(self, seat: int, word: int) -> bool:
        """Take one action: the next token of the seat's move. An illegal token changes nothing and gives False."""
        spelling = self.spelling(seat)
        if spelling is None or not spelling.next:
            return word == WAIT
        if word not in spelling.next:
            return False
        spelling.say(word)
        return True

    def act(self, seat: int, move: Move, required: bool = True) -> None:
        """Make a complete move, or decline an offer (NOTHING)."""
        if move == NOTHING:
            self.left[seat] = self.left.get(seat, 0) + 1
            del self.spellings[seat]
            return
        self.in_a_row = 0 if required else self.in_a_row + 1
        self.table.act(seat, move)
        self._changed()

    def act_randomly(self) -> None:
        """The first seat that the game waits for makes a random move."""
        seat = min(self.table.waiting_for)
        decision = self.decision(seat)
        assert decision is not None
        self.act(seat, decision.moves.sample(self.dice.below))

    def go_on_with(self, seats: set[int]) -> None:
        """Only these seats act from now on. Unfinished moves of the others are dropped, and their offers not asked."""
        for seat in self.playing - seats:
            self.spellings.pop(seat, None)
        self.playing = seats

    def _changed(self) -> None:
        """After a change of the table: timeouts with probability `time_up`, then clear unfinished moves, observations
        and offers."""
        while self.time_up and self.table.clock and self.dice.below(FINE) < self.time_up * FINE:
            self.table.act(HOUSE, TIME_UP)
        self.spellings.clear()
        self.seen.clear()
        self.left.clear()
        self._offers = None

    def answer(self, seat: int, bot: AnyBot | str) -> list[int]:
        """The tokens of the move that a bot would make for this seat; it is given what the seat knows and no more."""
        decision = self.decision(seat)
        if decision is None:
            raise IllegalMove("game-over" if self.table.over else self.game.not_asked(self.table, seat))
        player = find_bot(bot, self.game) if isinstance(bot, str) else bot
        wanted = decision.required or takes_offers(player)
        move = answer(player, self.table, decision, self.dice) if wanted else NOTHING
        if move not in decision.moves and (decision.required or move != NOTHING):
            error = why_not(self.table, seat, move)
            error.add_note(f"the bot {bot!r} was asked '{decision.kind}' and answered {move!r}")
            raise error
        return spelled(self.words, decision, move)

    # ---- what a seat sees ----

    def observe(self, seat: int) -> Observation:
        spelling = self.spelling(seat)
        mask = np.zeros(len(self.words), np.int8)
        mask[list(spelling.next) if spelling and spelling.next else WAIT] = 1
        if seat not in self.seen:
            self.seen[seat] = self.encoding.encode(self.table, seat)
        seen = self.seen[seat]
        return {
            "observation": self.encoding.with_words(seen, spelling) if spelling else seen.copy(),
            "action_mask": mask,
        }

    def view(self, seat: int) -> dict[str, Any]:
        return self.table.view(seat)

    def rewards(self) -> list[float]:
        """The rewards of the finished game."""
        assert self.table.result is not None
        return REWARDS[self.reward](self.table.result)

    def observation_space(self) -> Dict:
        shape = (self.encoding.size,)
        mask = Box(0, 1, (len(self.words),), np.int8)
        return Dict({"observation": Box(-HIGHEST, HIGHEST, shape, np.float32), "action_mask": mask})

    def action_space(self) -> Discrete:
        return Discrete(len(self.words))


def chance(given: float) -> float:
    """Validate a probability from 0 to 1; numpy numbers are accepted."""
    try:
        number = float(given)
    except (TypeError, ValueError):
        number = -1.0
    if not 0 <= number <= 1:
        raise BadOptions("bad-time-up", chance=given)
    return number
