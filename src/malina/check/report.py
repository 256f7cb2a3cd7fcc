"""What a check has tried and what it has found."""

from __future__ import annotations

from dataclasses import dataclass, field, fields


@dataclass
class Report:
    games: int = 0
    states: int = 0  # tables tested
    pairs: int = 0  # of a table and a viewer
    twins: int = 0  # pairs for which there was another table the viewer cannot tell from the true one
    strange: int = 0  # fuzzed moves
    well_formed: int = 0  # those of them that the rules had to judge
    leaks: list[str] = field(default_factory=list)
    broken_invariants: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not self.leaks and not self.broken_invariants

    def add(self, other: Report) -> None:
        for part in fields(self):
            setattr(self, part.name, getattr(self, part.name) + getattr(other, part.name))
