"""Chapter 7: the special actions, one class each. The Kingpin has none: he is only a restriction on hiring and facing."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from ...kernel.decision import Say
from ...kernel.event import Faces
from ...kernel.pieces import move_all, remember, show
from ...kernel.refusal import IllegalMove
from .table import BOX, CrooksTable

Jobs = tuple[int, ...]
Given = dict[str, Any]
UP = ("up",)


class Action:
    """What an action adds to a placement. `given` is the move's `action`, for instance {"type": "switch", "to": 3}."""

    def says(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Say]:
        """The legal placements with this action; `free` and `own` are the seat's empty and filled jobs."""
        return []

    def before(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        """What happens before the crook lies on the table."""

    def after(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        """What happens after it."""

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        """Why this placement with this action is refused."""
        return None


class Pickpocket(Action):
    """Takes $2 from the bank."""

    def says(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Say]:
        return [Say("place", job=free, face=UP, action=({"type": "pickpocket"},))]

    def after(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        gain = g.data.money.pickpocket_gain
        g.money[seat] += gain
        g.tell("action_used", action="pickpocket", seat=seat, job=job, gain=gain)

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        return IllegalMove("job-occupied") if g.at["slot", seat, job] else None


class Accomplice(Action):
    """Lies down on top of his owner's crooks; the ratings add up."""

    def says(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Say]:
        return [Say("place", job=own, face=UP, action=({"type": "accomplice"},))]

    def after(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        g.tell("action_used", action="accomplice", seat=seat, job=job)

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        return None if g.at["slot", seat, job] else IllegalMove("action-no-effect")


class Switch(Action):
    """Takes the slot of his owner's crooks, who move to a free one as they lie."""

    def says(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Say]:
        return [Say("place", job=own, face=UP, action=tuple({"type": "switch", "to": to} for to in free))]

    def before(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        moved = list(g.at["slot", seat, job])
        move_all(g, ("slot", seat, job), ("slot", seat, given["to"]))
        g.tell("action_used", action="switch", seat=seat, job=job, to=given["to"], pieces=moved)

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        if not g.at["slot", seat, job]:
            return IllegalMove("action-no-effect")
        free = given.to in g.data.jobs and not g.at["slot", seat, given.to]
        return None if free else IllegalMove("action-target")


class Assassin(Action):
    """Kills all crooks of one player on the job he goes to; killing his owner's own makes room for him."""

    def says(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Say]:
        says = [Say("place", job=own, face=UP, action=({"type": "assassin", "victim": seat},))]
        for job in free:
            victims = [v for v in range(g.seats) if g.at["slot", v, job]]
            says.append(Say("place", job=(job,), face=UP, action=tuple({"type": "assassin", "victim": v} for v in victims)))
        return says

    def before(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        victim = given["victim"]
        killed = g.at["slot", victim, job]
        shown = [piece for piece in killed if g.seen[piece] == -1]
        move_all(g, ("slot", victim, job), BOX)
        g.tell(
            "action_used", action="assassin", seat=seat, job=job, victim=victim, count=len(killed), pieces=list(killed),
            crooks=Faces(shown),
        )  # fmt: skip

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        victim = given.victim
        if victim is UNSET or not 0 <= victim < g.seats:
            return IllegalMove("action-target")
        if g.at["slot", seat, job] and victim != seat:
            return IllegalMove("job-occupied")
        return None if g.at["slot", victim, job] else IllegalMove("action-no-effect")


class Spy(Action):
    """Looks at all face-down crooks on one job, or at all crooks in one hideout."""

    def says(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Say]:
        jobs = [{"type": "spy", "job": job} for job in g.data.jobs if face_down(g, job)]
        piles = [{"type": "spy", "hideout": letter} for letter, pile in g.data.hideouts if g.at[pile]]
        return [Say("place", job=free, face=UP, action=(*jobs, *piles))]

    def after(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        used = {"action": "spy", "seat": seat, "job": job}
        if "job" in given:
            found = face_down(g, given["job"])
            show(g, seat, found)
            g.tell("action_used", **used, target=given["job"], pieces=found, found=Faces(found, 1 << seat))
        else:
            place = ("hideout", given["hideout"])
            show(g, seat, g.at[place])
            g.tell("action_used", **used, target=given["hideout"], found=Faces(g.at[place], 1 << seat))
            remember(g, seat, place, g.at[place])

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        if g.at["slot", seat, job]:
            return IllegalMove("job-occupied")
        if (given.job is UNSET) == (given.hideout is UNSET):
            return IllegalMove("action-target")
        if given.hideout is UNSET:
            if given.job not in g.data.jobs:
                return IllegalMove("action-target")
            return None if face_down(g, given.job) else IllegalMove("action-no-effect")
        pile = g.at.get(("hideout", given.hideout))
        if pile is None:
            return IllegalMove("action-target")
        return None if pile else IllegalMove("action-no-effect")


def face_down(g: CrooksTable, job: int) -> list[int]:
    """The crooks lying face down on a job, of all players."""
    return [piece for seat in range(g.seats) for piece in g.at["slot", seat, job] if g.seen[piece] != -1]


NO_ACTION = Action()
ACTIONS: dict[str, Action] = {
    "pickpocket": Pickpocket(),
    "accomplice": Accomplice(),
    "switch": Switch(),
    "assassin": Assassin(),
    "spy": Spy(),
}
