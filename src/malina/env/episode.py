"""One game after another at the same table: what both kinds of environment are made of."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete

from ..bots import AnyBot, answer
from ..bots import bot as find_bot
from ..games import GAMES
from ..games import game as find_game
from ..kernel.decision import Move
from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.refusal import BadOptions, IllegalMove
from ..kernel.table import Options, Table, why_not
from .encoding import Array, Encoding
from .rewards import REWARDS
from .spelling import Spelling, spelled
from .vocabulary import WAIT, Vocabulary

HIGHEST = 100.0  # no number of an observation is greater: they are counts of equal faces, and logarithms
Observation = dict[str, npt.NDArray[Any]]


class Episode:
    """The table, the move each seat is making, and what each seat sees."""

    def __init__(
        self, game: Game | str, seats: int | None, options: Mapping[str, Any] | Options | None, reward: str
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
        self.rng = Random()
        self.table: Table = self.game.deal(self.seats, 0, self.options, log=False)
        self.words = Vocabulary(self.game, self.seats, self.table.data)
        self.encoding = Encoding(self.words, self.table)
        self.dice = FastDice(0)
        self.spellings: dict[int, Spelling] = {}
        self.seen: dict[int, Array] = {}  # what has been encoded since the last move

    def reset(self, seed: int | None) -> None:
        """The next game; the same seed gives the same games from here on."""
        if seed is not None:
            try:
                self.rng = Random(index(seed))  # numpy's numbers are as good as any
            except TypeError:
                raise BadOptions("bad-seed", seed=seed) from None
        self.table = self.game.deal(self.seats, self.rng.getrandbits(64), self.options, log=False)
        self.dice = FastDice(self.rng.getrandbits(64))
        self._forget()

    # ---- copies ----

    def __reduce__(self) -> tuple[Any, ...]:
        """The table as its dump, moves in the making as their words: whatever else there is follows from game, seats
        and options. A game that is not one of ours goes along as it is: copies share it, pickle may not know it."""
        game = self.game.id if GAMES.get(self.game.id) is self.game else self.game
        said = {seat: spelling.said for seat, spelling in self.spellings.items()}
        options = msgspec.to_builtins(self.options)
        return Episode, (game, self.seats, options, self.reward), (self.table.dump(), self.rng, self.dice, said)

    def __setstate__(self, state: tuple[dict[str, Any], Random, FastDice, dict[int, list[int]]]) -> None:
        table, self.rng, self.dice, said = state
        self.table = self.game.load(table)
        for seat, words in said.items():
            spelling = self.spelling(seat)
            while spelling and len(spelling.said) < len(words):
                spelling.say(words[len(spelling.said)])

    def _forget(self) -> None:
        self.spellings.clear()
        self.seen.clear()

    # ---- moves ----

    def spelling(self, seat: int) -> Spelling | None:
        """The move this seat is making, if the game waits for it. Offers that stand for it meanwhile are in it too."""
        if seat not in self.spellings and seat in self.table.waiting_for:
            self.spellings[seat] = Spelling(self.words, [d.moves for d in self.table.decisions(seat)])
        return self.spellings.get(seat)

    def say(self, seat: int, word: int) -> bool:
        """The seat says a word of its move; one that cannot follow changes nothing."""
        spelling = self.spelling(seat)
        if spelling is None or not spelling.next:
            return word == WAIT
        if word not in spelling.next:
            return False
        spelling.say(word)
        return True

    def act(self, seat: int, move: Move) -> None:
        self.table.act(seat, move)
        self._forget()

    def act_randomly(self) -> None:
        """Some waiting seat makes some move."""
        self.act(*self.table.random_move(self.dice))

    def asked(self, seat: int, bot: AnyBot | str) -> list[int]:
        """The words a bot would say, if it had this waiting seat; it gets to know what the seat knows, no more."""
        decisions = self.table.decisions(seat)
        required = next((decision for decision in decisions if decision.required), None)
        if required is None:
            raise IllegalMove("game-over" if self.table.over else self.game.not_asked(self.table, seat))
        player = find_bot(bot, self.game) if isinstance(bot, str) else bot
        move = answer(player, self.table, required, self.dice)
        if not any(move in decision.moves for decision in decisions):
            error = why_not(self.table, seat, move)
            error.add_note(f"the bot {bot!r} was asked '{required.kind}' and answered {move!r}")
            raise error
        return spelled(self.words, [decision.moves for decision in decisions], move)

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
        """What each seat gets for the game that is over."""
        assert self.table.result is not None
        return REWARDS[self.reward](self.table.result)

    def observation_space(self) -> Dict:
        shape = (self.encoding.size,)
        mask = Box(0, 1, (len(self.words),), np.int8)
        return Dict({"observation": Box(-HIGHEST, HIGHEST, shape, np.float32), "action_mask": mask})

    def action_space(self) -> Discrete:
        return Discrete(len(self.words))
