"""Environments for researchers: every game for PettingZoo. See docs/research.md; needs `malina[research]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from ..kernel.table import Options

if TYPE_CHECKING:
    from .episode import Episode
    from .parallel import ParallelTable

__all__ = ["env", "parallel_env"]


def env(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, Any] | Options | None = None,
    *,
    reward: str = "win",
    max_cycles: int | None = None,
    views: bool = False,
    render_mode: str | None = None,
) -> Any:
    """One seat acts at a time (AEC). By default the fewest seats the game allows."""
    episode = _episode(game, seats, options, reward)
    from pettingzoo.utils import OrderEnforcingWrapper

    from .aec import AecTable

    return OrderEnforcingWrapper(AecTable(episode, max_cycles, views, render_mode))


def parallel_env(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, Any] | Options | None = None,
    *,
    reward: str = "win",
    max_cycles: int | None = None,
    views: bool = False,
    render_mode: str | None = None,
) -> ParallelTable:
    """All seats act at once; whoever the game does not wait for has nothing to do but wait."""
    episode = _episode(game, seats, options, reward)
    from .parallel import ParallelTable

    return ParallelTable(episode, max_cycles, views, render_mode)


def _episode(game: Game | str, seats: int | None, options: Mapping[str, Any] | Options | None, reward: str) -> Episode:
    try:
        import pettingzoo as pettingzoo

        from .episode import Episode
    except ModuleNotFoundError as error:
        raise BadOptions("no-research", package=error.name, extra="malina[research]") from error
    return Episode(game, seats, options, reward)
