"""The hub: every command becomes an entry, is stored, and is then told. Nothing else changes a room."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from secrets import SystemRandom, choice, token_bytes
from typing import Any

from ..kernel.decision import Decision
from ..kernel.refusal import BadOptions, Refusal
from . import wire
from .bots import checked
from .bus import Bus
from .commands import entry_of, seat_of, seated
from .connection import Connection
from .entries import (
    AnyEntry,
    BotSat,
    Cleared,
    Deputised,
    Followed,
    Moved,
    Opened,
    Resumed,
    Sat,
    Started,
    decode,
    encode,
)
from .identity import is_program
from .live import Live
from .logs import log
from .metrics import Metrics
from .room import Room, free_mask
from .store import NotStored, Person, Row, Store
from .telling import considered, publish, refused
from .thinking import DEPUTY, Thinker, question_of
from .time import Time

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # of table codes: no 0 and O, no 1 and I
PACE = {"human": (1.0, 1.8), "quick": (0.3, 0.5), "instant": (0.0, 0.0)}  # seconds until a bot answers, at least
FORGET = 300.0  # seconds after which an unused table leaves the memory
AGAIN = 2.0  # seconds until a move that could not be stored is tried again
BREATH = 5.0  # seconds between two signs of life
AWAY = 3 * BREATH  # seconds without a look at the clock: the server was paused or asleep, or its clock set forward
FAREWELL = 2.0  # seconds that everybody has to hear that the server stops


class Hub:
    def __init__(self, store: Store, bus: Bus, thinker: Thinker, time: Time, metrics: Metrics) -> None:
        self.store, self.bus, self.thinker, self.time, self.metrics = store, bus, thinker, time, metrics
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.looked = time.now()
        bus.listen(self.heard)

    # ---- tables ----

    async def start(self) -> None:
        """After a restart the tables with clocks go on by themselves; what time passed meanwhile is nobody's."""
        last = await self.store.last_alive()
        now = self.now()
        for id in await self.store.ticking():
            try:
                live = await self.live(id)
                async with live.lock:
                    await self._append(live, Resumed(at=now, away=max(0.0, now - (last or now))))
            except Exception:
                log.exception("table_not_resumed", table=id)
        await self.store.alive(now)
        self._spawn(self._breathe())

    def now(self) -> float:
        """The time. What passed while nobody looked is nobody's, as after a restart; somebody looks at every breath."""
        now = self.time.now()
        gap, self.looked = now - self.looked, now
        if gap > AWAY and not self.closing:
            log.warning("was_away", seconds=round(gap))
            for live in self.lives.values():
                live.miss(gap)
            self._spawn(self._resume_all())
        return now

    async def _resume_all(self) -> None:
        for live in list(self.lives.values()):
            try:
                async with live.lock:
                    await self._resume(live)
            except Exception:
                log.exception("table_not_resumed", table=live.room.id)
            self._tell(live)

    async def _resume(self, live: Live) -> None:
        """No clock ran while the server was away. The caller holds the table's lock."""
        missed = live.missed
        if missed and live.room.ticking:
            await self._store(live, Resumed(at=self.now(), away=missed))
        live.missed -= missed

    async def farewell(self) -> None:
        """Everybody is told that the server stops; whoever does not listen is not waited for."""
        self._say_bye()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any(live.connections() for live in self.lives.values()):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Nothing is lost: whatever was acknowledged is on disk."""
        self._say_bye()
        for live in self.lives.values():
            if live.alarm:
                live.alarm.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinker.close()
        await self.store.alive(self.now())

    def _say_bye(self) -> None:
        self.closing = True
        for live in self.lives.values():
            for connection in live.connections():
                connection.bye("closing")

    async def live(self, id: str) -> Live:
        """The table with this code, however somebody has typed it."""
        id = id.upper().replace("-", "")
        if found := self.lives.get(id):
            return found
        async with self.loading.setdefault(id, asyncio.Lock()):
            try:
                if found := self.lives.get(id):
                    return found
                entries = await self.store.entries(id)
                if not entries:
                    raise Refusal("no-such-table")
                first = decode(entries[0])
                assert isinstance(first, Opened)
                room = Room.opened(first)
                for n, data in enumerate(entries[1:], 1):
                    room = room.after(decode(data))
                    if n % 50 == 0:
                        await asyncio.sleep(0)  # a long game must not hold up the others
                return self.lives.get(id) or self._keep(room)  # after a read that failed, another may be quicker
            finally:
                self.loading.pop(id, None)

    async def open(self, person: Person, new: wire.NewTable, again: bool = False) -> Live:
        """A new table; its host has a seat at it."""
        now = self.now()
        entry = Opened(
            at=now,
            by=person.id,
            table="".join(choice(LETTERS) for _ in range(8)),
            game=new.game,
            seats=new.seats,
            options=new.options,
            settings=new.settings,
            secret=token_bytes(32).hex(),
            again=again,
        )
        room = Room.opened(entry)
        entries: list[AnyEntry] = [
            Sat(at=now, by=person.id, seat=0, name=person.name, mask=person.mask, contribution=new.contribution)
        ]
        after = room.after(entries[0])
        for key, name in sorted(new.bots.items()):
            if key not in map(str, range(new.seats)):  # "01" would be seat 1 once more
                raise BadOptions("no-such-seat")
            level, _, character = name.partition("/")
            who = {"level": level, "character": checked(character, room.game), "mask": free_mask(after.seats)}
            entries.append(BotSat(at=now, by=person.id, seat=int(key), **who))
            after = after.after(entries[-1])
        await self.store.append(room.id, 0, encode(entry), row_of(room))
        live = self._keep(room)
        async with live.lock:
            for each in entries:
                await self._append(live, each)
        return live

    def _keep(self, room: Room) -> Live:
        live = self.lives[room.id] = Live(room, self.now())
        self.metrics.tables.set(len(self.lives))
        return live

    # ---- commands ----

    async def obey(self, live: Live, person: Person, command: wire.AnyCommand) -> wire.AnyTold:
        """Carry a command out, or say why not. The answer to a command that came before is its old answer."""
        try:
            if isinstance(command, wire.Ping):
                return wire.Pong(id=command.id)
            if isinstance(command, wire.Consider):
                return considered(live.room, seat_of(live.room, person), command.move, command.id)
            async with live.lock:
                known = live.room.commands.get((person.id, command.id))
                if known is None:
                    if isinstance(command, wire.Rematch):
                        await self._rematch(live, person, command)
                    else:
                        await self._append(live, entry_of(command, live, person, self.now()))
                    known = live.room.n
                    await self._deal_again(live)
            return wire.Ack(id=command.id, n=known)
        except Refusal as error:
            self.metrics.refused.labels(error.reason).inc()
            return refused(error, command.id)

    async def seat_program(self, live: Live, program: Person, seat: int | None) -> int:
        """A program sits down as anybody does, but before it has come: it is gone until it does."""
        async with live.lock:
            now = self.now()
            where = seated(live.room, program, wire.Sit(id="sit", seat=seat))
            await self._append(live, Sat(at=now, by=program.id, **where))
            live.gone[program.id] = now
            return seat_of(live.room, program)

    async def _rematch(self, live: Live, person: Person, command: wire.Rematch) -> None:
        """The same people and bots, each one seat on; whoever asks first is the host."""
        room = live.room
        seat_of(room, person)
        if is_program(person.id):
            raise Refusal("not-for-programs")
        now = self.now()
        room.after(Followed(at=now, table=""))  # refused before anything is made
        new = wire.NewTable(game=room.game.id, seats=len(room.seats), options=room.options, settings=room.settings)
        opened = await self.open(person, new, again=True)
        async with opened.lock:
            seats = [*room.seats[-1:], *room.seats[:-1]]
            await self._append(opened, Cleared(at=now, by=person.id, seat=0))
            for i, seat in enumerate(seats):
                if seat.person:
                    await self._append(opened, Sat(at=now, by=seat.person, seat=i, name=seat.name, mask=seat.mask))
                else:
                    who = {"level": seat.level, "character": seat.character, "mask": seat.mask}
                    await self._append(opened, BotSat(at=now, seat=i, **who))
        await self._append(live, Followed(at=now, by=person.id, command=command.id, table=opened.room.id))

    async def _deal_again(self, live: Live) -> None:
        """A rematch needs nobody who presses the button. The caller holds the table's lock."""
        if live.all_back():
            await self._append(live, Started(at=self.now()))

    # ---- commit, then publish ----

    async def _append(self, live: Live, entry: AnyEntry) -> None:
        """Clocks are put right before anything is counted. The caller holds the table's lock."""
        await self._resume(live)
        await self._store(live, entry)

    async def _store(self, live: Live, entry: AnyEntry) -> None:
        """The next room, on disk, then before everybody's eyes."""
        before = live.room
        after = before.after(entry)
        row = row_of(after) if found_by(after) != found_by(before) else None
        with self.metrics.commit.time():
            await self.store.append(after.id, after.n, encode(entry), row)
        live.room = after
        if isinstance(entry, Moved):
            self.metrics.moves.inc()
        await self.bus.say(after.id, after.n)

    async def heard(self, table: str, n: int) -> None:
        """A table is at a new number."""
        live = self.lives.get(table)
        if live is None:
            return
        now = self.now()
        live.used = now
        live.reseat(now)
        for watcher in live.watchers:
            if not live.may_watch(watcher.person):  # the cards are on the table now
                watcher.bye("gone")
        with self.metrics.publish.time():
            publish(live, now)
        self._watch(live)

    # ---- who is here ----

    async def join(self, live: Live, connection: Connection) -> None:
        now = self.now()
        live.join(connection, now)
        self.metrics.connections.inc()
        publish(live, now, connection)
        self._came_or_went(live, connection)
        if live.all_back():  # he was away while the last one gave his part to the dice
            with suppress(Refusal):
                async with live.lock:
                    await self._deal_again(live)

    def leave(self, live: Live, connection: Connection) -> None:
        now = self.now()
        live.leave(connection, now)
        self.metrics.connections.dec()
        if connection.slow:
            self.metrics.dropped.inc()
        self._came_or_went(live, connection)

    def _came_or_went(self, live: Live, who: Connection) -> None:
        """Onlookers who do so at the same moment are told of once: a crowd must not fill everybody's queue."""
        if who.seat is not None:
            self._tell(live)
        elif not live.stirred:
            live.stirred = True
            asyncio.get_running_loop().call_soon(self._tell, live)

    def _tell(self, live: Live) -> None:
        live.stirred = False
        if not self.closing:
            publish(live, self.now())
            self._watch(live)

    # ---- what happens by itself ----

    def _watch(self, live: Live) -> None:
        """Bots that are asked begin to think; one alarm is set for whoever runs out of time first."""
        if self.closing:
            return
        room = live.room
        if room.phase == "over":
            self.metrics.bots_failed(live.bots_failed)
        if any(seat.by_bot for seat in room.seats):
            self.thinker.get_ready()
        for seat in room.waiting_for:
            asked = room.seats[seat].asked_n
            if room.seats[seat].by_bot and live.thinking.get(seat, (-1,))[0] != asked:
                live.thinking[seat] = asked, self._spawn(self._think(live, seat, asked))
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if late := min(live.late(), default=None):
            live.alarm = self.time.at(late[0], lambda: self._ring(live))

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._spawn(self._take_over(live))

    async def _take_over(self, live: Live) -> None:
        """A bot plays for whoever is out of time, or gone."""
        try:
            async with live.lock:
                now = self.now()
                await self._resume(live)
                for when, seat in sorted(live.late()):
                    if when <= now:
                        await self._append(live, Deputised(at=now, seat=seat, on=True))
        except NotStored:
            await self._until(self.now() + AGAIN)
        self._watch(live)

    async def _think(self, live: Live, seat: int, asked: int) -> None:
        """A bot's answer comes after a time that its cards have no part in."""
        room = live.room
        try:
            assert room.match is not None
            level, character = room.seats[seat].level or DEPUTY, room.seats[seat].character
            low, high = PACE[room.settings.pace]
            takes = self.thinker.takes(level)
            due = self.now() + SystemRandom().uniform(low, high) + max(0.0, takes - low)
            while True:
                table = room.match.table
                decision = next(d for d in table.decisions(seat) if d.required)
                question = question_of(table, seat, level, character)
                move, problem = await self.thinker.choose(question, decision, due - self.now())
                if problem:
                    log.warning("bot_failed", table=room.id, seat=seat, reason=problem)
                    live.bots_failed.append(problem)
                await self._until(due)
                async with live.lock:
                    room = live.room
                    now = room.seats[seat]
                    if not now.by_bot or now.asked_n != asked or seat not in room.waiting_for or room.match is None:
                        return
                    # somebody may have taken up a standing offer meanwhile: what was possible need not be any more
                    if decision.to_json() in map(Decision.to_json, room.match.table.decisions(seat)):
                        await self._append(live, Moved(at=self.now(), seat=seat, move=move))
                        return
                due = self.now() + takes
        except NotStored as error:  # the disk is full, say: try again, the table must go on
            log.error("bot_not_stored", table=room.id, seat=seat, reason=error.reason)
            await self._until(self.now() + AGAIN)
            self._thought(live, seat)
            self._watch(live)
        finally:
            self._thought(live, seat)

    def _thought(self, live: Live, seat: int) -> None:
        """This task has done with its seat; who thinks for it next is not its business."""
        if live.thinking.get(seat, (-1, None))[1] is asyncio.current_task():
            del live.thinking[seat]

    async def _until(self, when: float) -> None:
        if when <= self.now():
            return
        done = asyncio.Event()
        self.time.at(when, done.set)
        await done.wait()

    async def _breathe(self) -> None:
        """Signs of life for the clocks after a crash, and unused tables out of the memory."""
        while True:
            now = self.now()
            await self._until(now + BREATH)
            try:
                await self.store.alive(self.now())
            except Exception:
                log.exception("no_sign_of_life")
            self.forget(self.now())

    def forget(self, now: float) -> None:
        for id, live in list(self.lives.items()):
            if live.idle() and now - live.used > FORGET and not live.lock.locked():
                del self.lives[id]
        self.metrics.tables.set(len(self.lives))

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task_failed", exc_info=error)


def found_by(room: Room) -> tuple[Any, ...]:
    """What the lobby finds a table by: only a change of it is worth a row."""
    return room.phase, room.settings.listed, room.people(), room.ticking


def row_of(room: Room) -> Row:
    return Row(
        id=room.id,
        game=room.game.id,
        phase=room.phase,
        listed=room.settings.listed,
        created=room.created,
        updated=room.updated,
        people=room.people(),
        ticking=room.ticking,
    )
