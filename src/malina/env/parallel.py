"""The environment in which all seats act at once: PettingZoo's ParallelEnv."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from ..kernel.policy import NOTHING
from .common import Common
from .episode import Observation
from .render import drawn

Infos = dict[str, dict[str, Any]]


class ParallelTable(Common, ParallelEnv):  # type: ignore[misc]
    """In each step every seat that is asked adds a token to its move; when all their moves are complete, they are made.
    Offers are asked first, all at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.episode.reset(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self._observed(), self._told(set())

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        episode = self.episode
        illegal = {agent for agent in self.agents if not episode.say(episode.seat[agent], int(actions[agent]))}
        self._move()
        self.cycles += 1
        over = episode.table.over
        ended = not over and self.cycles == self.max_cycles
        won = episode.rewards() if over else [0.0] * episode.seats
        agents = self.agents
        result = (
            self._observed(),
            {agent: won[episode.seat[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, ended),
            self._told(illegal),
        )
        if over or ended:
            self.agents = []
        return result

    def _move(self) -> None:
        """Make the complete moves. The first seat that takes an offer changes the table, and all are asked anew. A move
        that an earlier one has made illegal is dropped, and its seat asked again."""
        episode = self.episode
        made = {seat: spelling.move for seat in sorted(episode.asked()) if (spelling := episode.spelling(seat))}
        if any(move is None for move in made.values()):
            return
        moves = {seat: move for seat, move in made.items() if move}
        if episode.offers():
            for seat, move in [*moves.items()][:1] or [(seat, NOTHING) for seat in made]:
                episode.act(seat, move, required=False)
            return
        for seat, move in moves.items():
            decisions = episode.table.decisions(seat, about=False)
            if any(decision.required and move in decision.moves for decision in decisions):
                episode.act(seat, move)

    def render(self) -> str | None:
        """The view of a spectator, as text."""
        return drawn(self.episode.table, None) if self.render_mode else None

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.episode.observe(self.episode.seat[agent]) for agent in self.agents}

    def _told(self, illegal: set[str]) -> Infos:
        infos: Infos = {agent: {"illegal": True} if agent in illegal else {} for agent in self.agents}
        if self.views:
            for agent in self.agents:
                infos[agent]["view"] = self.view(agent)
        return infos
