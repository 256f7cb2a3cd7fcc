"""Hints: what a shark would do in the place of a player who plays alone, and why.

It is asked as any bot is, by a guess of what that seat knows, and answers nobody else. Nothing is stored."""

from __future__ import annotations

from ...kernel.record import Match
from ...kernel.refusal import Refusal
from ..thinking.queue import Thinker, question_of
from ..wire import Hinted, WeighedMove
from .live_table import LiveTable

LEVEL = "shark"


async def hinted(thinker: Thinker, live: LiveTable, seat: int, id: str) -> Hinted:
    """Only one at a time: a shark takes a processor for more than a second."""
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
