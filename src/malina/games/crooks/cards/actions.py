"""Chapter 7: the special actions, one class each. The Kingpin has none: he is a restriction on hiring and facing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from ....kernel.decision import Note, Sentence
from ....kernel.knowledge import EVERYONE
from ....kernel.pieces import look, look_away, move_all, show
from ....kernel.refusal import IllegalMove
from ..moments import UP, Action, Given, Jobs, action, on
from ..rules.prices import money, told
from ..table import CrooksTable


@on(action, "pickpocket")
class Pickpocket(Action):
    """Takes $2 from the bank."""

    def ways(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Sentence]:
        return [("place", free, UP, ({"type": "pickpocket"},))]

    def notes(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Note]:
        return [money(g, "place", seat, g.data.money.pickpocket_gain, action={"type": "pickpocket"})]

    def after(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        gain = g.data.money.pickpocket_gain
        g.money[seat] += gain
        g.tell("action_used", action="pickpocket", seat=seat, job=job, gain=gain)

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        return IllegalMove("job-occupied") if g.crooks_at(seat, job) else None


@on(action, "accomplice")
class Accomplice(Action):
    """Lies down on top of his owner's crooks; the ratings add up."""

    def ways(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Sentence]:
        return [("place", own, UP, ({"type": "accomplice"},))]

    def after(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        g.tell("action_used", action="accomplice", seat=seat, job=job)

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        return None if g.crooks_at(seat, job) else IllegalMove("action-no-effect")


@on(action, "switch")
class Switch(Action):
    """Takes the slot of his owner's crooks, who move to a free one as they lie."""

    def ways(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Sentence]:
        return [("place", own, UP, tuple({"type": "switch", "to": to} for to in free))]

    def before(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        moved = list(g.crooks_at(seat, job))
        move_all(g, g.data.slot[seat][job], g.data.slot[seat][given["to"]])
        g.tell("action_used", action="switch", seat=seat, job=job, to=given["to"], pieces=moved)

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        if not g.crooks_at(seat, job):
            return IllegalMove("action-no-effect")
        free = given.to in g.data.jobs and not g.crooks_at(seat, given.to)
        return None if free else IllegalMove("action-target")


@on(action, "assassin")
class Assassin(Action):
    """Kills all crooks of one player on the job he goes to; killing his owner's own makes room for him."""

    def ways(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Sentence]:
        ways: list[Sentence] = [("place", own, UP, ({"type": "assassin", "victim": seat},))]
        for job in free:
            victims = [v for v in range(g.seats) if g.crooks_at(v, job)]
            ways.append(("place", (job,), UP, tuple({"type": "assassin", "victim": v} for v in victims)))
        return ways

    def notes(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Note]:
        found = []
        for _, jobs, _, actions in self.ways(g, seat, free, own):
            for job in jobs:
                for way in actions:
                    victim = way["victim"]
                    where = {"job": job, "action": way}
                    found.append(told("place", "kills", where, victim=victim, count=len(g.crooks_at(victim, job))))
        return found

    def before(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        victim = given["victim"]
        killed = g.crooks_at(victim, job)
        shown = [piece for piece in killed if g.seen[piece] == EVERYONE]
        move_all(g, g.data.slot[victim][job], g.data.box)
        used = {"action": "assassin", "seat": seat, "job": job, "victim": victim}
        g.tell("action_used", {"crooks": shown}, **used, count=len(killed), pieces=list(killed))

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        victim = given.victim
        if victim is UNSET or not 0 <= victim < g.seats:
            return IllegalMove("action-target")
        if g.crooks_at(seat, job) and victim != seat:
            return IllegalMove("job-occupied")
        return None if g.crooks_at(victim, job) else IllegalMove("action-no-effect")


@on(action, "spy")
class Spy(Action):
    """Looks at all face-down crooks on one job, or at all crooks in one hideout."""

    def ways(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Sentence]:
        jobs = [{"type": "spy", "job": job} for job in g.data.jobs if face_down(g, job)]
        piles = [{"type": "spy", "hideout": letter} for letter, pile in g.data.hideout.items() if g.at[pile]]
        return [("place", free, UP, (*jobs, *piles))]

    def notes(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Note]:
        [(_, _, _, actions)] = self.ways(g, seat, free, own)
        return [told("place", "sees", {"action": action}, count=len(self.seen(g, action))) for action in actions]

    def seen(self, g: CrooksTable, given: Given) -> Sequence[int]:
        return face_down(g, given["job"]) if "job" in given else g.at[g.data.hideout[given["hideout"]]]

    def after(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        used = {"action": "spy", "seat": seat, "job": job}
        if "job" in given:
            found = self.seen(g, given)
            show(g, seat, found)
            g.tell("action_used", {"found": found}, 1 << seat, **used, target=given["job"], pieces=found)
        else:
            place = g.data.hideout[given["hideout"]]
            look(g, seat, place)
            g.tell("action_used", {"found": g.at[place]}, 1 << seat, **used, target=given["hideout"])
            look_away(g, seat, place)

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        if g.crooks_at(seat, job):
            return IllegalMove("job-occupied")
        if (given.job is UNSET) == (given.hideout is UNSET):
            return IllegalMove("action-target")
        if given.hideout is UNSET:
            if given.job not in g.data.jobs:
                return IllegalMove("action-target")
            return None if face_down(g, given.job) else IllegalMove("action-no-effect")
        if given.hideout not in g.data.hideout:
            return IllegalMove("action-target")
        return None if g.at[g.data.hideout[given.hideout]] else IllegalMove("action-no-effect")


def face_down(g: CrooksTable, job: int) -> list[int]:
    """The crooks lying face down on a job, of all players."""
    return [piece for seat in range(g.seats) for piece in g.crooks_at(seat, job) if g.seen[piece] != EVERYONE]
