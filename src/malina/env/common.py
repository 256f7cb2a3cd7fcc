"""The base class of both environments: spaces, metadata, the view of a seat."""

from __future__ import annotations

from operator import index
from typing import Any

from ..kernel.refusal import BadOptions
from .encoding import Encoding
from .episode import Episode
from .vocabulary import Vocabulary

RENDER_MODES = ["ansi"]


class Common:
    """Vocabulary, encoding, spaces, and the view of a seat."""

    def __init__(self, episode: Episode, max_cycles: int | None, views: bool, render_mode: str | None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadOptions("no-such-render-mode", mode=render_mode, modes=", ".join(RENDER_MODES))
        self.episode = episode
        self.max_cycles = None if max_cycles is None else counted(max_cycles)
        self.views = views
        self.render_mode = render_mode
        self.metadata = {"name": episode.name, "render_modes": RENDER_MODES}
        self.possible_agents = episode.agents
        self.observation_spaces = {agent: episode.observation_space() for agent in episode.agents}
        self.action_spaces = {agent: episode.action_space() for agent in episode.agents}

    @property
    def words(self) -> Vocabulary:
        return self.episode.words

    @property
    def encoding(self) -> Encoding:
        return self.episode.encoding

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def view(self, agent: str) -> dict[str, Any]:
        """The view of this agent's seat, as JSON."""
        return self.episode.view(self.episode.seat[agent])

    def close(self) -> None:
        """There is nothing to close."""


def counted(cycles: int) -> int:
    """Validate `max_cycles`: at least 1; numpy integers are accepted."""
    try:
        number = index(cycles)
    except TypeError:
        number = 0
    if number < 1:
        raise BadOptions("bad-max-cycles", cycles=cycles)
    return number
