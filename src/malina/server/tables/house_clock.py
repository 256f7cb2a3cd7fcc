"""The time limits of a game's own rules (the house's clock): so many seconds in the whole game for all questions under
one name.

It is part of the rules and not of the table's settings, so it runs whether or not people have clocks of their own."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.table import Clock


class HouseTime(Struct, frozen=True):
    """The time used so far, by name. It is a part of the room, so it is a fold of the entries too."""

    clock: Clock | None = None  # that runs, if any does
    since: float = 0.0
    used: dict[str, float] = {}  # seconds up to then, by the clock's name

    def of(self, clock: Clock | None, at: float) -> HouseTime:
        """With this clock running. A name that comes again goes on where it stopped."""
        if clock == self.clock:
            return self
        used = self.used
        if self.clock is not None:
            name = self.clock.name
            used = {**used, name: used.get(name, 0.0) + max(0.0, at - self.since)}
        return HouseTime(clock, at, used)

    def after_pause(self, seconds: float) -> HouseTime:
        return HouseTime(self.clock, self.since + seconds, self.used)

    @property
    def deadline(self) -> float | None:
        """When the time is up."""
        return None if self.clock is None else self.since + self.clock.seconds - self.used.get(self.clock.name, 0.0)


def used_up(left: float, seconds: float) -> float:
    """The time left after so many seconds; never more than before, as the machine's clock may be set back."""
    return max(0.0, left - max(0.0, seconds))
