"""The rules of Crooks once more, written from the specification alone, to be compared with the real ones.

No pieces, no frames, no masks: crooks are names, hideouts are sets, and every card on the table has the set of seats
that know it. Chapter numbers are those of the specification.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import malina.games.crooks

CARDS = tomllib.loads(Path(malina.games.crooks.__file__).with_name("cards.toml").read_text(encoding="utf-8"))
CROOKS: dict[str, dict[str, Any]] = {crook["id"]: crook for crook in CARDS["crook"]}
JOBS = range(2, 10)
BONUS = {2: 5, 3: 4, 4: 3}
PHASE_OF = {"pass": "turn", "recruit": "turn", "hire": "choose", "place": "place"}
ERRORS = (  # of well-formed commands
    "E_GAME_OVER", "E_ALREADY_PASSED", "E_NOT_YOUR_TURN", "E_WRONG_PHASE", "E_UNKNOWN_HIDEOUT", "E_HIDEOUT_EMPTY",
    "E_NOT_ENOUGH_MONEY", "E_CROOK_NOT_THERE", "E_KINGPIN_NOT_ALONE", "E_CROOK_UNPLACEABLE", "E_UNKNOWN_JOB",
    "E_BAD_FACE", "E_KINGPIN_FACE_DOWN", "E_ACTION_FACE_DOWN", "E_FACE_DOWN_FEE", "E_ACTION_MISMATCH",
    "E_JOB_OCCUPIED", "E_ACTION_TARGET", "E_ACTION_NO_EFFECT",
)  # fmt: skip
Move = dict[str, Any]


@dataclass
class Tabled:
    crook: str
    owner: int
    face: str
    known_to: set[int | None] = field(default_factory=set)  # None: the spectators

    def __str__(self) -> str:
        return self.crook if self.face == "up" else f"-{self.crook}"


class Reference:
    """Chapter 4."""

    def __init__(self, places: dict[str, list[str]], money: list[int], passed: list[bool], first: int) -> None:
        """`places` as `scenario.contents` gives them."""
        self.n = len(money)
        self.everyone = {*range(self.n), None}
        self.money = list(money)
        self.passed = list(passed)
        self.first = self.current = first
        self.turn_no = 0
        self.hideouts = {place: set(crooks) for place, crooks in places.items() if len(place) == 1}
        self.unused = set(places["unused"])
        self.box: list[Tabled] = []
        self.slots: dict[tuple[int, int], list[Tabled]] = {}
        for seat in range(self.n):
            for job in JOBS:
                self.slots[seat, job] = [self.tabled(crook, seat) for crook in places[f"{seat}/{job}"]]
        self.hand: str | None = None
        self.looks: dict[int, dict[str, set[str]]] = {seat: {} for seat in range(self.n)}
        self.forced: list[tuple[int, str]] = []
        self.begin_turn()

    def tabled(self, crook: str, owner: int) -> Tabled:
        if crook.startswith("-"):
            return Tabled(crook[1:], owner, "down", {owner})
        return Tabled(crook, owner, "up", set(self.everyone))

    # ---- chapters 5 and 6: the turn ----

    def begin_turn(self) -> None:
        self.turn_no += 1
        self.phase = "turn"
        self.opened: str | None = None
        self.hand = None
        if not any(0 < len(pile) <= self.money[self.current] for pile in self.hideouts.values()):
            self.forced.append((self.current, "no_money" if any(self.hideouts.values()) else "no_crooks"))
            self.drop_out()

    def drop_out(self) -> None:
        self.passed[self.current] = True
        self.next_seat()

    def next_seat(self) -> None:
        if all(self.passed):
            self.phase = "over"
            self.opened = None
            for card in self.cards():
                card.face, card.known_to = "up", set(self.everyone)
            return
        while True:
            self.current = (self.current + 1) % self.n
            if not self.passed[self.current]:
                break
        self.begin_turn()

    def cards(self) -> Iterator[Tabled]:
        for stack in self.slots.values():
            yield from stack
        yield from self.box

    def do(self, move: Move) -> None:
        getattr(self, f"do_{move['cmd']}")(**{name: value for name, value in move.items() if name != "cmd"})

    def do_pass(self) -> None:
        self.drop_out()

    def do_recruit(self, hideout: str) -> None:
        pile = self.hideouts[hideout]
        self.money[self.current] -= len(pile)
        self.looks[self.current][hideout] = set(pile)
        self.opened = hideout
        self.phase = "choose"
        if not self.hireable():
            self.next_seat()

    def do_hire(self, crook: str) -> None:
        assert self.opened
        self.hideouts[self.opened].remove(crook)
        self.hand = crook
        self.phase = "place"

    def do_place(self, job: int, face: str, action: Move | None = None) -> None:
        seat, crook = self.current, self.hand
        assert crook
        slot = self.slots[seat, job]
        if face == "down":
            self.money[seat] -= 1
        kind = action["type"] if action else ""
        if kind == "switch":
            self.slots[seat, action["to"]].extend(slot)
            slot.clear()
        elif kind == "assassin":
            victims = self.slots[action["victim"], job]
            self.box.extend(victims)
            victims.clear()
        slot.append(self.tabled(crook if face == "up" else f"-{crook}", seat))
        if kind == "pickpocket":
            self.money[seat] += 2
        elif kind == "spy" and "job" in action:
            for card in self.hidden_on(action["job"]):
                card.known_to.add(seat)
        elif kind == "spy":
            self.looks[seat][action["hideout"]] = set(self.hideouts[action["hideout"]])
        self.hand = None
        self.next_seat()

    # ---- chapter 5.3: what is legal ----

    def legal(self) -> list[Move]:
        if self.phase == "turn":
            return [
                {"cmd": "pass"},
                *(
                    {"cmd": "recruit", "hideout": letter}
                    for letter, pile in self.hideouts.items()
                    if 0 < len(pile) <= self.money[self.current]
                ),
            ]
        if self.phase == "choose":
            return [{"cmd": "hire", "crook": crook} for crook in self.hireable()]
        if self.phase == "place":
            assert self.hand
            return list(self.placements(self.hand))
        return []

    def hireable(self) -> list[str]:
        assert self.opened
        pile = self.hideouts[self.opened]
        return [
            crook
            for crook in sorted(pile)
            if not (CROOKS[crook]["action"] == "kingpin" and len(pile) > 1)
            and any(True for _ in self.placements(crook))
        ]

    def placements(self, crook: str) -> Iterator[Move]:
        seat, kind = self.current, CROOKS[crook]["action"]
        free = [job for job in JOBS if not self.slots[seat, job]]
        own = [job for job in JOBS if self.slots[seat, job]]

        def up(job: int, /, **target: Any) -> Move:
            return {"cmd": "place", "job": job, "face": "up", "action": {"type": kind, **target}}

        for job in free:
            yield {"cmd": "place", "job": job, "face": "up"}
            if self.money[seat] >= 1 and kind != "kingpin":
                yield {"cmd": "place", "job": job, "face": "down"}
            if kind == "pickpocket":
                yield up(job)
            elif kind == "assassin":
                yield from (up(job, victim=v) for v in range(self.n) if v != seat and self.slots[v, job])
            elif kind == "spy":
                yield from (up(job, job=other) for other in JOBS if self.hidden_on(other))
                yield from (up(job, hideout=letter) for letter, pile in self.hideouts.items() if pile)
        for job in own:
            if kind == "accomplice":
                yield up(job)
            elif kind == "switch":
                yield from (up(job, to=to) for to in free)
            elif kind == "assassin":
                yield up(job, victim=seat)

    def hidden_on(self, job: int) -> list[Tabled]:
        return [card for seat in range(self.n) for card in self.slots[seat, job] if card.face == "down"]

    # ---- chapter 11: why not ----

    def error(self, seat: int, move: Move) -> str | None:
        """For well-formed commands."""
        if self.phase == "over":
            return "E_GAME_OVER"
        if self.passed[seat]:
            return "E_ALREADY_PASSED"
        if seat != self.current:
            return "E_NOT_YOUR_TURN"
        if PHASE_OF[move["cmd"]] != self.phase:
            return "E_WRONG_PHASE"
        if move["cmd"] == "recruit":
            return self.recruit_error(move["hideout"])
        if move["cmd"] == "hire":
            return self.hire_error(move["crook"])
        if move["cmd"] == "place":
            return self.place_error(move["job"], move["face"], move.get("action"))
        return None

    def recruit_error(self, hideout: str) -> str | None:
        if hideout not in self.hideouts:
            return "E_UNKNOWN_HIDEOUT"
        size = len(self.hideouts[hideout])
        if size == 0:
            return "E_HIDEOUT_EMPTY"
        return "E_NOT_ENOUGH_MONEY" if size > self.money[self.current] else None

    def hire_error(self, crook: str) -> str | None:
        assert self.opened
        pile = self.hideouts[self.opened]
        if crook not in pile:
            return "E_CROOK_NOT_THERE"
        if CROOKS[crook]["action"] == "kingpin" and len(pile) > 1:
            return "E_KINGPIN_NOT_ALONE"
        return None if crook in self.hireable() else "E_CROOK_UNPLACEABLE"

    def place_error(self, job: int, face: str, action: Move | None) -> str | None:
        assert self.hand
        carries = CROOKS[self.hand]["action"]
        if job not in JOBS:
            return "E_UNKNOWN_JOB"
        if face not in ("up", "down"):
            return "E_BAD_FACE"
        if face == "down" and carries == "kingpin":
            return "E_KINGPIN_FACE_DOWN"
        if face == "down" and action:
            return "E_ACTION_FACE_DOWN"
        if face == "down" and self.money[self.current] < 1:
            return "E_FACE_DOWN_FEE"
        if action and (action["type"] != carries or carries in ("", "kingpin")):
            return "E_ACTION_MISMATCH"
        if action:
            return self.action_error(job, action)
        return "E_JOB_OCCUPIED" if self.slots[self.current, job] else None

    def action_error(self, job: int, action: Move) -> str | None:
        seat, kind = self.current, action["type"]
        occupied = bool(self.slots[seat, job])
        if kind in ("accomplice", "switch") and not occupied:
            return "E_ACTION_NO_EFFECT"
        if kind in ("pickpocket", "spy") and occupied:
            return "E_JOB_OCCUPIED"
        if kind == "switch":
            to = action.get("to")
            return "E_ACTION_TARGET" if to not in JOBS or self.slots[seat, to] else None
        if kind == "assassin":
            victim = action.get("victim")
            if victim not in range(self.n):
                return "E_ACTION_TARGET"
            if occupied and victim != seat:
                return "E_JOB_OCCUPIED"
            return None if self.slots[victim, job] else "E_ACTION_NO_EFFECT"
        if kind == "spy":
            if ("job" in action) == ("hideout" in action):
                return "E_ACTION_TARGET"
            if "job" in action:
                if action["job"] not in JOBS:
                    return "E_ACTION_TARGET"
                return None if self.hidden_on(action["job"]) else "E_ACTION_NO_EFFECT"
            if action["hideout"] not in self.hideouts:
                return "E_ACTION_TARGET"
            return None if self.hideouts[action["hideout"]] else "E_ACTION_NO_EFFECT"
        return None

    # ---- chapter 10: who knows what ----

    def visible(self, seat: int | None) -> set[str]:
        """T62: every crook a viewer sees now."""
        seen = {card.crook for card in self.cards() if seat in card.known_to}
        if seat == self.current and self.phase == "choose":
            assert self.opened
            seen |= self.hideouts[self.opened]
        if seat == self.current and self.hand:
            seen.add(self.hand)
        return seen

    def memory(self, seat: int) -> dict[str, tuple[list[str], int]]:
        """Chapter 10.1."""
        elsewhere = {card.crook for card in self.cards() if seat in card.known_to}
        if seat == self.current and self.hand:
            elsewhere.add(self.hand)
        notes = {letter: sorted(seen - elsewhere) for letter, seen in self.looks[seat].items()}
        return {letter: (seen, len(seen) - len(self.hideouts[letter])) for letter, seen in notes.items()}

    def contents(self) -> dict[str, list[str]]:
        """As `scenario.contents` gives them."""
        found = {letter: sorted(pile) for letter, pile in self.hideouts.items()}
        found |= {f"{seat}/{job}": [str(card) for card in stack] for (seat, job), stack in self.slots.items()}
        found |= {f"hand {seat}": [] for seat in range(self.n)}
        if self.hand:
            found[f"hand {self.current}"] = [self.hand]
        return found | {"box": [str(card) for card in self.box], "unused": sorted(self.unused)}

    # ---- chapter 8: the count ----

    def points(self) -> list[int]:
        points = [0] * self.n
        for job in JOBS:
            stacks = {seat: self.slots[seat, job] for seat in range(self.n) if self.slots[seat, job]}
            if not stacks:
                continue
            worth = max(0, job + sum(CROOKS[card.crook]["modifier"] for stack in stacks.values() for card in stack))
            totals = {seat: sum(CROOKS[card.crook]["rating"] for card in stack) for seat, stack in stacks.items()}
            winners = [seat for seat in totals if totals[seat] == max(totals.values())]
            for seat in winners:
                points[seat] += worth // len(winners)
        for gang in ("north", "west", "outfit"):
            counts = [0] * self.n
            for (seat, _), stack in self.slots.items():
                counts[seat] += sum(gang in CROOKS[card.crook]["gangs"] for card in stack)
            if counts.count(max(counts)) == 1:
                points[counts.index(max(counts))] += BONUS[self.n]
        return points

    def winners(self) -> list[int]:
        points = self.points()
        first = [seat for seat in range(self.n) if points[seat] == max(points)]
        richest = max(self.money[seat] for seat in first)
        return [seat for seat in first if self.money[seat] == richest]
