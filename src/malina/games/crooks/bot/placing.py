"""What a crook is worth: on each job, face up or face down, with each special action."""

from __future__ import annotations

from functools import cached_property
from math import inf, log
from typing import Any, NamedTuple
from zlib import crc32

from ..faces import Crook
from .contest import Contest
from .outlook import Outlook
from .sight import Lying

Action = dict[str, Any]  # the `action` of a move


class Opening(NamedTuple):
    """A free job, and what filling it is worth to us whatever comes of it: what our other free jobs gain, and taste."""

    filling: float
    contest: Contest


class Placing:
    """Hints 4 to 8: what a placement is worth, compared with placing nobody. Jobs are counted from 0."""

    def __init__(self, outlook: Outlook) -> None:
        sight = outlook.sight
        self.outlook = outlook
        self.sight = sight
        self.me = sight.me
        self.jobs = {job: j for j, job in enumerate(sight.deck.jobs)}
        self.own = [j for j, lies in enumerate(sight.lying[sight.me]) if lies]
        tastes = outlook.weights.fight or outlook.weights.dread
        self.openings = {
            j: Opening(filling + self._taste(j) if tastes else filling, outlook.contest(j))
            for j, filling in outlook.filling.items()
        }
        self.can_hide = sight.money[sight.me] >= sight.deck.money.face_down_fee
        self.fee = sight.deck.money.face_down_fee * outlook.dollar + outlook.weights.scruple
        self.pickpocketing = sight.deck.money.pickpocket_gain * outlook.dollar
        self._entered: dict[tuple[int, int, bool], float] = {}
        self._moved: dict[int, float] = {}

    def _taste(self, j: int) -> float:
        weights, there = self.outlook.weights, [self.sight.lying[seat][j] for seat in self.sight.opponents]
        unknown = sum([lies.unknown > 0 for lies in there if lies])
        return (weights.fight * max(0, self.outlook.points[j]) if any(there) else 0.0) - weights.dread * unknown

    # ---- the best a crook can do ----

    def best(self, crook: Crook) -> float | None:
        """What he is worth in his best place; None: there is no place for him."""
        action = crook.action
        if not action:
            return (
                self._best_entry(crook, self.can_hide) + self.outlook.gangs.joined(crook.gangs)
                if self.openings
                else None
            )
        values = []
        if self.openings:
            values.append(self._best_entry(crook, self.can_hide and action != "kingpin"))
            if action == "pickpocket":
                values.append(self._best_entry(crook, False) + self.pickpocketing)
            elif action == "spy" and self.targets:
                values.append(self._best_entry(crook, False) + self.best_look)
        if action == "accomplice":
            values += [self._joining(crook, j) for j in self.own]
        elif action == "switch" and self.openings:
            values += [self._replacing(crook, j) + self._best_move(j) for j in self.own]
        elif action == "assassin":
            values += [self._killing(crook, j, self.me) for j in self.own]
            for seat in self.sight.opponents:
                there = self.sight.lying[seat]
                values += [self._killing(crook, j, seat) for j in self.openings if there[j]]
        return max(values) + self.outlook.gangs.joined(crook.gangs) if values else None

    def _best_entry(self, crook: Crook, can_hide: bool) -> float:
        """The best free job without special action; crooks alike but for their gangs have it in common."""
        rating, modifier = crook.rating, crook.modifier
        best = self._entered.get((rating, modifier, can_hide))
        if best is not None:
            return best
        weights = self.outlook.weights
        contested, fee = weights.contested, self.fee
        deceit = weights.deceit * max(0, -modifier)
        best = -inf
        for value, (points, wins, worth, _, comes) in self.openings.values():
            secrecy = deceit
            points += modifier
            if points > 0:
                value += points * worth[rating]
                win = wins[rating]
                secrecy += contested * points * win * (1 - win)
            if can_hide and comes * secrecy > fee:
                value += comes * secrecy - fee
            if value > best:
                best = value
        self._entered[rating, modifier, can_hide] = best
        return best

    # ---- one placement ----

    def value(self, crook: Crook, job: int, face: str, action: Action | None) -> float:
        j = self.jobs[job]
        kind = action["type"] if action else ""
        if not action:
            value = self._entering(crook, j) + (self.secrecy(crook, j) if face == "down" else 0.0)
        elif kind == "pickpocket":
            value = self._entering(crook, j) + self.pickpocketing
        elif kind == "spy":
            value = self._entering(crook, j) + self.spying(action)
        elif kind == "accomplice":
            value = self._joining(crook, j)
        elif kind == "switch":
            value = self._replacing(crook, j) + self._moving(j, self.jobs[action["to"]])
        else:
            value = self._killing(crook, j, action["victim"])
        return value + self.outlook.gangs.joined(crook.gangs)

    def _entering(self, crook: Crook, j: int) -> float:
        filling, contest = self.openings[j]
        return filling + max(0, contest.points + crook.modifier) * contest.worth[crook.rating]

    def secrecy(self, crook: Crook, j: int) -> float:
        """Hint 8: those who may still come do not know what must be beaten, nor that the job has lost its points.
        What this is worth, less the fee."""
        weights, contest = self.outlook.weights, self.openings[j].contest
        win = contest.wins[crook.rating]
        at_stake = max(0, contest.points + crook.modifier) * win * (1 - win)
        worth = weights.contested * at_stake + weights.deceit * max(0, -crook.modifier)
        if not crook.action:  # which would be wasted
            worth += self.caprice(j)
        return contest.comes * worth - self.fee

    def caprice(self, j: int) -> float:
        """Who hides only where it pays can be read: some chance for every job, made of what only we know."""
        share = (crc32(str(j).encode(), self.secret) + 0.5) / (1 << 32)
        return self.outlook.weights.caprice[self.sight.seats] * log(share / (1 - share))

    @cached_property
    def secret(self) -> int:
        """Our crook, and those that we have seen in hideouts."""
        sight = self.sight
        seen = [crook.id for pile in sight.piles.values() if pile.among is not sight.unseen for crook in pile.among]
        return crc32(" ".join(sorted([*seen, sight.hand.id if sight.hand else ""])).encode())

    def _joining(self, crook: Crook, j: int) -> float:
        """An Accomplice on top of our own."""
        outlook, own = self.outlook, self._lies(self.me, j)
        points = max(0, outlook.points[j] + crook.modifier)
        return points * outlook.worth_of(j, own.strength + crook.rating) - outlook.standing(j)

    def _replacing(self, crook: Crook, j: int) -> float:
        """In the place of our own, who are gone."""
        outlook, own = self.outlook, self._lies(self.me, j)
        points = max(0, outlook.points[j] + crook.modifier - own.modifiers)
        return points * outlook.worth_of(j, crook.rating) - outlook.standing(j)

    def _moving(self, j: int, to: int) -> float:
        """Our own, where a Switch has sent them; they take their modifiers along."""
        own, (filling, contest) = self._lies(self.me, j), self.openings[to]
        return filling + max(0, contest.points + own.modifiers) * self.outlook.worth_of(to, own.strength)

    def _best_move(self, j: int) -> float:
        best = self._moved.get(j)
        if best is None:
            best = self._moved[j] = max([self._moving(j, to) for to in self.openings])
        return best

    def _killing(self, crook: Crook, j: int, victim: int) -> float:
        """An Assassin in the place of our own, or beside a victim's dead."""
        outlook, killed = self.outlook, self._lies(victim, j)
        if victim == self.me:
            value = self._replacing(crook, j)
        else:
            points = max(0, outlook.points[j] + crook.modifier - killed.modifiers)
            value = self.openings[j].filling + points * outlook.worth_of(j, crook.rating, victim)
        dead = [gang for one in self.sight.rows[victim][j] if one for gang in one.gangs]
        return value + outlook.gangs.lost(victim, dead, crook.gangs) if dead else value

    def _lies(self, seat: int, j: int) -> Lying:
        lies = self.sight.lying[seat][j]
        assert lies is not None
        return lies

    # ---- the spy ----

    @cached_property
    def targets(self) -> list[Action]:
        """Jobs with crooks we do not know, and all hideouts with anybody in them."""
        sight = self.sight
        jobs = [job for job, j in self.jobs.items() if any(None in row[j] for row in sight.rows)]
        piles = [letter for letter, pile in sight.piles.items() if pile.size]
        return [
            *({"type": "spy", "job": job} for job in jobs),
            *({"type": "spy", "hideout": letter} for letter in piles),
        ]

    @cached_property
    def best_look(self) -> float:
        return max(map(self.spying, self.targets))

    def spying(self, action: Action) -> float:
        """Bonus of 16.2 for using a spy, and hint 2. He looks where it matters: at unknown crooks on a job worth
        fighting for, or in a hideout we may buy from. Nothing is gained without a crook still to place."""
        weights, sight = self.outlook.weights, self.sight
        later = min(1.0, self.outlook.to_come[self.me])
        if "job" in action:
            j = self.jobs[action["job"]]
            unknown = sum([None in row[j] for row in sight.rows])
            return later * unknown * (weights.look + weights.look_job * max(0, self.outlook.points[j]))
        pile = sight.piles[action["hideout"]]
        price = pile.size * sight.deck.money.recruit_per_card
        if len(pile.among) == pile.size or price > sight.money[self.me]:
            return 0.0
        return later * (weights.look + weights.look_pile * pile.size)
