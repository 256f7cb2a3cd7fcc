"""Adapter: a policy trained in an environment plays wherever bots play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.table import Table
from .episode import Observation
from .spelling import Spelling


class Trained:
    """A bot around a trained policy: `act` maps an observation, as `env` gives it, to an action (one token of a move).

    Bots are given a guess (determinization); observations are encoded from that, and what the seat does not know does
    not change them.
    """

    takes_offers = True

    def __init__(self, env: Any, act: Callable[[Observation], int]) -> None:
        self.game, self.seats, self.options = env.episode.game, env.episode.seats, env.episode.options
        self.words = env.words
        self.encoding = env.encoding
        self.act = act

    def look_ahead(self, guess: Table, decision: Decision, dice: Dice) -> Move:
        if (guess.game, guess.seats, guess.options) != (self.game, self.seats, self.options):
            raise ValueError(
                f"trained for {self.game.id} with {self.seats} seats and other options than this table has"
            )
        seen = self.encoding.encode(guess, decision.seat)
        spelling = Spelling(self.words, decision)
        while spelling.move is None:
            mask = np.zeros(len(self.words), np.int8)
            mask[list(spelling.next)] = 1
            action = int(self.act({"observation": self.encoding.with_words(seen, spelling), "action_mask": mask}))
            if action not in spelling.next:
                raise ValueError(f"the action {action} is not in the mask")
            spelling.say(action)
        return spelling.move
