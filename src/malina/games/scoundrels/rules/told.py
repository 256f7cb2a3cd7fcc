"""What is told with questions: the ability in progress, what scoundrels do, what services cost, where safes lie."""

from __future__ import annotations

from ....kernel.decision import About, Note, Said
from ..faces import Strategy
from ..language import PayMoney
from ..table import NOBODY, ScoundrelsTable
from .query import office_option, op_of


def what_is_used(g: ScoundrelsTable, seat: int) -> About:
    traits = [piece for trait in (g.own(seat), g.in_saloon(), g.top_of_pile()) for piece in trait]
    notes = [
        *readings(g, "pick_scoundrel", "scoundrel", traits),
        *whereabouts(g, seat),
        *fees(g, seat, "pick_option"),
    ]
    return About(Said("using", used_now(g)), {"op": type(op_of(g)).__struct_config__.tag}, notes)


def used_now(g: ScoundrelsTable) -> dict[str, str]:
    """The ability in progress, for words."""
    use = g.uses[-1]
    source = use.name if use.source == NOBODY else g.face[use.source].id
    return {"kind": use.kind, "source": source, "job": "" if use.job == NOBODY else g.face[use.job].id}


def readings(g: ScoundrelsTable, cmd: str, blank: str, sources: list[int]) -> list[Note]:
    """What each of these is and does, in a sentence."""
    notes = []
    for source in sources:
        id = g.face[source].id
        if type(g.face[source]) is Strategy:
            notes.append(Note(cmd, Said("strategy", {"does": id}), {blank: id}))
        else:
            job = g.face[g.job_of(source)].id
            said = Said("scoundrel", {"trait": id, "job": job, "when": id, "does": job})
            notes.append(Note(cmd, said, {blank: id}))
    return notes


def fees(g: ScoundrelsTable, seat: int, cmd: str) -> list[Note]:
    """What the services of the office cost this player."""
    paid = {
        name: cost.n
        for name in g.data.office
        for cost in office_option(g, seat, name).cost
        if isinstance(cost, PayMoney)
    }
    return [Note(cmd, Said("price", {"money": money}), {"service": name}) for name, money in paid.items()]


def whereabouts(g: ScoundrelsTable, seat: int) -> list[Note]:
    """Where each safe lies, and what this seat knows of it."""
    notes = []
    for location, cells in g.data.safe.items():
        for number, cell in enumerate(cells, 1):
            for safe in g.at[cell]:
                value = g.safe(safe).value if g.seen[safe] >> seat & 1 else 0
                said = Said("safe", {"location": location, "number": number, "value": value})
                notes.append(Note("pick_safe", said, {"safe": safe}))
    return notes
