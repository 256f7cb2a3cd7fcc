"""Scheduling of bots: when they are asked, and what becomes of their answers.

Who is asked, and when they answer, must not tell what they hold: both follow from what everybody sees. Standing offers
are decided before what a seat has to answer, as in `bots.Turns`; people need not wait for either."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from secrets import SystemRandom

from ...bots.bot import MOST_OFFERS
from ...kernel.decision import Decision, Move
from ...kernel.record import Match
from ...kernel.refusal import Refusal
from ...kernel.table import Table
from ..logs import log
from ..store import NotStored, Taken
from ..tables.bots import takes_offers
from ..tables.entries import Moved, Spoke
from ..tables.room import Room
from ..thinking.queue import DEPUTY, Thinker, question_of
from .background import Background
from .clock import ServerClock
from .commits import Commits
from .live_table import LiveTable, OffersAsked

PACE = {"human": (1.0, 1.8), "quick": (0.3, 0.5), "instant": (0.0, 0.0)}  # seconds until a bot answers, at least
BARGAIN = {
    "human": 20.0,
    "quick": 10.0,
    "instant": 0.0,
}  # seconds that people have to bargain, after each of their deeds
QUIET = 8  # moves after a phrase of a bot until another bot says something
AGAIN = 2.0  # seconds until a move that could not be stored is tried again


class BotTurns:
    def __init__(self, thinker: Thinker, clock: ServerClock, commits: Commits, background: Background) -> None:
        self.thinker, self.clock, self.commits, self.background = thinker, clock, commits, background

    def ask(self, live: LiveTable) -> None:
        """Bots that are asked something new begin to think."""
        room = live.room
        if any(seat.by_bot for seat in room.seats):
            self.thinker.get_ready()
        self._ask_about_offers(live)
        self._let_talk(live)
        if not any(people_bargain(room, seat) for seat in room.waiting_for):
            live.bargaining = None
        elif live.bargaining is None:
            live.bargaining = self.clock.now()
        for seat in room.waiting_for:
            asked = room.seats[seat].asked_n
            if room.seats[seat].by_bot and live.thinking.get(seat, (-1,))[0] != asked:
                live.thinking[seat] = asked, self.background.spawn(self._answer(live, seat, asked))

    # ---- what has to be decided ----

    async def _answer(self, live: LiveTable, seat: int, asked: int) -> None:
        try:
            while not await self._answered(live, seat, asked):
                await self.clock.until(self.clock.now() + AGAIN)
        finally:  # who thinks for this seat next is not the business of this task
            if live.thinking.get(seat, (-1, None))[1] is asyncio.current_task():
                del live.thinking[seat]

    async def _answered(self, live: LiveTable, seat: int, asked: int) -> bool:
        """Has it been stored, or has the question gone?"""
        room = live.room
        takes = self.thinker.takes(room.seats[seat].level or DEPUTY)
        await self._let_people_bargain(live, seat)
        room = live.room
        due = self._due(room, takes)
        while still_asked(room, seat, asked):
            assert isinstance(room.match, Match)
            decisions = room.match.table.decisions(seat, about=False)
            number = next(i for i, decision in enumerate(decisions) if decision.required)
            move = await self._thought(live, room.match.table, decisions[number], number, due)
            await self.clock.until(due)
            while live.offers is not None and live.deciding():  # what others may offer comes first
                await asyncio.wait({live.offers.decided})
            async with live.lock:
                room = live.room
                # a player may have taken up a standing offer meanwhile: what was possible need not be any more
                if still_asked(room, seat, asked) and same(decisions[number], room) and not live.deciding():
                    try:
                        await self.commits.append(live, Moved(at=self.clock.now(), seat=seat, move=move))
                    except (NotStored, Taken) as error:  # the disk is full, say: try again, the table must go on
                        log.error("bot_not_stored", table=room.id, seat=seat, reason=type(error).__name__)
                        return False
                    return True
            due = self.clock.now() + takes
        return True

    async def _let_people_bargain(self, live: LiveTable, seat: int) -> None:
        """Wait while people may still make offers: a bag that is opened at once leaves no time for a bargain."""
        while live.bargaining is not None and people_bargain(live.room, seat):
            until = live.bargaining + BARGAIN[live.room.settings.pace]
            if until <= self.clock.now():
                return
            await self.clock.until(until)

    # ---- what may be decided ----

    def _ask_about_offers(self, live: LiveTable) -> None:
        """Ask all bots about their standing offers, once for every state of the table, and answer at a time that does
        not depend on their cards. Bots that cannot use an offer are waited for as well, since the others must not learn
        that. A deputy is not asked: optional decisions of its person are left to them."""
        room, moves = live.room, moves_made(live.room)
        if live.offers is not None:
            if live.offers.moves == moves:
                return
            live.offers.thoughts.cancel()
            live.offers = None
        seats = offered(room)
        if not isinstance(room.match, Match) or not seats or (live.taken[0] == moves and live.taken[1] >= MOST_OFFERS):
            return
        table = room.match.table
        due = self._due(room, max(self.thinker.takes(room.seats[seat].level) for seat in seats))
        asked = [
            each for seat in seats for each in enumerate(table.decisions(seat, about=False)) if not each[1].required
        ]
        SystemRandom().shuffle(asked)  # if several want something, chance says who is first
        thoughts = asyncio.gather(*[self._thought(live, table, what, number, due) for number, what in asked])
        decided = self.background.spawn(self._decide(live, moves, due, [what.seat for _, what in asked], thoughts))
        live.offers = OffersAsked(moves, thoughts, decided)

    async def _decide(
        self, live: LiveTable, moves: int, due: float, seats: list[int], thoughts: asyncio.Future[list[Move]]
    ) -> None:
        """Carry out the first offer that is wanted. It changes the table, so all are asked again afterwards."""
        thought = await thoughts
        await self.clock.until(due)
        async with live.lock:
            for seat, move in zip(seats, thought, strict=True):
                if move and moves_made(live.room) == moves:
                    live.taken = moves + 1, 1 + (live.taken[1] if live.taken[0] == moves else 0)
                    with suppress(NotStored, Taken):  # nobody waits for it
                        await self.commits.append(live, Moved(at=self.clock.now(), seat=seat, move=move))

    # ---- what is said ----

    def _let_talk(self, live: LiveTable) -> None:
        """A bot may say a quick phrase about a new public event, if none has spoken lately. It says nothing at instant
        pace, nor about events from before this server was started."""
        room, moves = live.room, moves_made(live.room)
        if not isinstance(room.match, Match) or room.phase != "playing":
            live.heard = None
            return
        table = room.match.table
        events = [] if live.heard is None else table.events(None, live.heard)
        live.heard = len(table.log or ())
        if not room.settings.talk or room.settings.pace == "instant" or 0 <= moves - live.spoke < QUIET:
            return
        for said in filter(None, map(room.game.bots.says, events)):
            if room.seats[said[0]].level:
                live.spoke = moves
                self.background.spawn(self._say(live, *said))
                return

    async def _say(self, live: LiveTable, seat: int, phrase: str) -> None:
        await self.clock.until(self.clock.now() + PACE[live.room.settings.pace][0])
        async with live.lock:
            if live.room.phase == "playing" and live.room.seats[seat].level:
                with suppress(NotStored, Taken, Refusal):  # nobody waits for it
                    await self.commits.append(live, Spoke(at=self.clock.now(), seat=seat, phrase=phrase))

    # ---- thinking ----

    async def _thought(self, live: LiveTable, table: Table, decision: Decision, number: int, due: float) -> Move:
        """The move that a bot chooses for one of its seat's decisions, by its deadline."""
        seat = live.room.seats[decision.seat]
        question = question_of(table, decision.seat, seat.level or DEPUTY, seat.manner, number)
        move, problem = await self.thinker.choose(question, decision, due - self.clock.now())
        if problem:
            log.warning("bot_failed", table=live.room.id, seat=decision.seat, reason=problem)
            live.bots_failed.append(problem)
        return move

    def _due(self, room: Room, takes: float) -> float:
        """When a bot that takes so long to think is to answer."""
        low, high = PACE[room.settings.pace]
        return self.clock.now() + SystemRandom().uniform(low, high) + max(0.0, takes - low)


def moves_made(room: Room) -> int:
    """By this the table of a game in progress is known; -1 where there is none."""
    return len(room.match.record.moves) if room.match is not None and room.phase == "playing" else -1


def offered(room: Room) -> list[int]:
    """Bots for whom an offer stands, by what everybody knows, and who want to hear of it."""
    if not isinstance(room.match, Match) or room.phase != "playing":
        return []
    seats = {seat for seat, _, _, required in room.match.table.asks if not required and room.seats[seat].level}
    return [seat for seat in sorted(seats) if takes_offers(room.game, room.seats[seat].manner)]


def people_bargain(room: Room, seat: int) -> bool:
    """Could people still bargain with this bot about what it is asked?"""
    if not isinstance(room.match, Match) or not room.seats[seat].by_bot or room.phase != "playing":
        return False
    seats = room.game.bots.bargains(room.match.table, seat)
    return any(room.seats[other].person and not room.seats[other].deputy for other in seats)


def still_asked(room: Room, seat: int, asked: int) -> bool:
    """Does a bot still have to answer what this entry asked the seat?"""
    s = room.seats[seat]
    return s.by_bot and s.asked_n == asked and seat in room.waiting_for


def same(decision: Decision, room: Room) -> bool:
    """Is this decision still to be made, with the same moves to choose from?"""
    assert room.match is not None
    return decision.to_json() in map(Decision.to_json, room.match.table.decisions(decision.seat, about=False))
