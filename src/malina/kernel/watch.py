"""An observer of knowledge: it is notified, in the middle of a move, whenever somebody learns something about faces.
The leak test (malina.check) has one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol


class Watch(Protocol):
    """Callbacks, called in the middle of a move."""

    def shown(self, g: Any, viewers: int, pieces: Collection[int]) -> None:
        """These viewers (a bit set) have just been shown these faces."""

    def concluded(self, g: Any, viewers: int, pieces: Collection[int], what: Any) -> None:
        """These viewers can now rule out, or tell, `what` about these pieces."""

    def turned_down(self, g: Any, pieces: Collection[int]) -> None:
        """These pieces lie face down again. The seats know them; spectators, who may come later, do not."""

    def mixing(self, g: Any, pieces: Sequence[int], freely: bool = True) -> None:
        """These pieces are about to be shuffled. Not `freely`: only to hide which of them leave the place (`slip`)."""

    def moving(self, g: Any, pieces: Sequence[int], source: int, target: int) -> None:
        """These pieces are about to go from one place to another."""
