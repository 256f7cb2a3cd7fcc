"""The environment in which one seat acts at a time: PettingZoo's AEC."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from ..bots import AnyBot
from .common import Common
from .episode import Observation
from .render import drawn


class AecTable(Common, AECEnv):  # type: ignore[misc]
    """Selects seats with an offer, then those that the game waits for, the lowest first. A seat stays selected until
    its move is complete, as one action is one token of a move."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.actions = dict.fromkeys(self.agents, 0)  # number each has taken
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.episode.seat[agent]
        legal = self.episode.say(seat, int(action))
        self.infos[agent] = {} if legal else {"illegal": True}
        spelling = self.episode.spelling(seat)
        if spelling and spelling.move is not None:
            self.episode.act(seat, spelling.move, not self.episode.offers())
        self.actions[agent] += 1
        self.truncations[agent] = not self.episode.table.over and self.actions[agent] == self.max_cycles
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.episode.seat[agent])

    def ask(self, bot: AnyBot | str) -> list[int]:
        """The actions (tokens) of the move that a bot would make for the selected seat."""
        return self.episode.answer(self.episode.seat[self.agent_selection], bot)

    def render(self) -> str | None:
        """The view of the selected seat, as text."""
        return drawn(self.episode.table, self.episode.seat[self.agent_selection]) if self.render_mode else None

    def _select(self) -> None:
        """Select the next agent. Truncated seats move at random, so that the others can play on."""
        table = self.episode.table
        playing = {self.episode.seat[agent] for agent in self.agents if not self.truncations[agent]}
        self.episode.go_on_with(playing)
        while playing and not table.over and not self.episode.asked() & playing:
            self.episode.act_randomly()
        if table.over:
            rewards = self.episode.rewards()
            for agent in self.agents:
                if not self.truncations[agent]:
                    self.terminations[agent] = True
                    self.rewards[agent] = rewards[self.episode.seat[agent]]
        elif playing:
            self.agent_selection = self.possible_agents[min(self.episode.asked() & playing)]
        if self.views:
            for agent in self.agents if table.over else (self.agent_selection,):
                self.infos[agent]["view"] = self.view(agent)
