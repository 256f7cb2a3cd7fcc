"""Reinforcement learning environments: every game for PettingZoo. See docs/research.md; needs `malina[research]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from ..kernel.table import Options

if TYPE_CHECKING:
    from .episode import Episode
    from .parallel import ParallelTable

__all__ = ["env", "parallel_env"]


class Settings(TypedDict, total=False):
    """Keyword arguments of both kinds of environment, besides the game, its seats and its options."""

    reward: str  # "win" (default) or another name of rewards.py
    time_up: float  # probability of a timeout before a decision that has a time limit; 0.0
    max_cycles: int | None  # so many actions, then the episode is truncated; None: never
    views: bool  # put what a seat sees, as JSON, into its info; False
    render_mode: str | None  # "ansi" or None


def env(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, Any] | Options | None = None,
    **settings: Unpack[Settings],
) -> Any:
    """One seat acts at a time (AEC). By default the fewest seats the game allows."""
    told = _told(game, seats, options, settings)
    from pettingzoo.utils import OrderEnforcingWrapper

    from .aec import AecTable

    return OrderEnforcingWrapper(AecTable(*told))


def parallel_env(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, Any] | Options | None = None,
    **settings: Unpack[Settings],
) -> ParallelTable:
    """All seats act at once (Parallel API); a seat that is asked nothing can only take the action WAIT."""
    told = _told(game, seats, options, settings)
    from .parallel import ParallelTable

    return ParallelTable(*told)


def _told(
    game: Game | str, seats: int | None, options: Mapping[str, Any] | Options | None, given: Settings
) -> tuple[Episode, int | None, bool, str | None]:
    """Check the arguments, and that PettingZoo is installed."""
    if unknown := given.keys() - Settings.__annotations__.keys():
        raise TypeError(f"unexpected keyword argument {min(unknown)!r}")
    try:
        import pettingzoo as pettingzoo

        from .episode import Episode
    except ModuleNotFoundError as error:
        raise BadOptions("no-research", package=error.name, extra="malina[research]") from error
    episode = Episode(game, seats, options, given.get("reward", "win"), given.get("time_up", 0.0))
    return episode, given.get("max_cycles"), given.get("views", False), given.get("render_mode")
