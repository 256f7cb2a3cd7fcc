"""Hints: the move that a shark would make in the place of a player who plays alone, and why. Like any bot it is given a
fair guess of what that seat knows. Only that player gets the answer, and nothing is stored."""

from __future__ import annotations

from ...kernel.record import Match
from ...kernel.refusal import Refusal
from ..thinking.queue import Thinker, question_of
from ..wire import Hinted, WeighedMove
from .live_table import LiveTable

LEVEL = "shark"


async def hinted(thinker: Thinker, live: LiveTable, seat: int, id: str) -> Hinted:
    """The hint for a seat. Only one at a time for each table, as a shark takes more than a second of processor time."""
    room = live.room
    if not room.settings.hints:
        raise Refusal("no-hints")
    if any(not other.level for number, other in enumerate(room.seats) if number != seat):
        raise Refusal("hints-alone")
    if not isinstance(room.match, Match) or room.phase != "playing":
        raise Refusal("not-started")
    decisions = room.match.table.decisions(seat, about=False)
    number = next((i for i, decision in enumerate(decisions) if decision.required), None)
    if number is None or room.seats[seat].by_bot:
        raise Refusal("not-your-turn")
    if live.hinting:
        raise Refusal("too-often")
    live.hinting = True
    try:
        question = question_of(room.match.table, seat, LEVEL, "", number)
        weighed = await thinker.advise(question, thinker.takes(LEVEL))
    finally:
        live.hinting = False
    told = [WeighedMove(move, chance, [said.to_json() for said in why]) for move, chance, why in weighed]
    return Hinted(id=id, move=told[0].move, weighed=told)
