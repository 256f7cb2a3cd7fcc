"""What a bot thought in a finished game: its beliefs after every move, which moves led to them, and what it weighed.

Nobody wrote it down: it follows from what its seat saw, by today's bot."""

from __future__ import annotations

from ...kernel.film import Ended
from ...kernel.refusal import BadRecord, Refusal
from ...kernel.table import Table
from ..wire import Beliefs, Leaning
from . import bots
from .bots import Chances

DEEDS = 2  # moves that are named for each thing
FAR = 400  # moves back beyond which none is looked for
LITTLE = 0.05  # a move that makes something likelier by less made nobody believe it


class Mind:
    """Of one seat, kept as long as its film is looked at."""

    def __init__(self, ended: Ended, seat: int, manner: str) -> None:
        self.ended, self.seat, self.manner = ended, seat, manner
        self._chances: dict[int, Chances] = {}

    def at(self, number: int) -> Beliefs:
        table = self._table(number)
        chances = self._believed(number)
        weighed: list[Leaning] = []
        made: int | None = None
        if number + 1 < self.ended.film.length:
            seat, move = self.ended.film.made(number + 1)
            if seat == self.seat and move is not None:
                weighed, made = bots.weighed(table, seat, self.manner, move)
        return Beliefs(
            step=number,
            seat=self.seat,
            chances=chances,
            truth=bots.truth(table, chances, self.manner),
            why={group: {thing: self._why(number, group, thing) for thing in chances[group]} for group in chances},
            weighed=weighed,
            made=made,
        )

    def _table(self, number: int) -> Table:
        ended = self.ended
        try:
            return ended.game.load(ended.film.dump(ended.head, number, ended.file), kept=True)
        except BadRecord as error:
            raise Refusal("beliefs-gone") from error

    def _believed(self, number: int) -> Chances:
        if number not in self._chances:
            self._chances[number] = bots.beliefs(self._table(number), self.seat, self.manner)
        return self._chances[number]

    def _why(self, number: int, group: str, thing: str) -> list[int]:
        """The moves after which it thought much more of what it now takes for likeliest, in their order."""
        odds = self._believed(number)[group][thing]
        likeliest = max(odds, key=lambda label: odds[label], default="")
        gains: list[tuple[float, int]] = []
        for step in range(max(1, number - FAR), number + 1):
            before, after = (self._believed(n).get(group, {}).get(thing) for n in (step - 1, step))
            if before is not None and after is not None:
                gains.append((after.get(likeliest, 0.0) - before.get(likeliest, 0.0), step))
        return sorted(step for gain, step in sorted(gains, reverse=True)[:DEEDS] if gain >= LITTLE)
