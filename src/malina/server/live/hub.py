"""The hub: every command becomes an entry, is stored, and is then broadcast. Nothing else changes a room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ...games import game as find_game
from ...kernel.refusal import Refusal
from .. import wire
from ..inbound.identity import is_program
from ..logs import log
from ..metrics import Metrics
from ..news import News, Said
from ..outbound.broadcast import broadcast, considered, refused
from ..outbound.connection import Connection
from ..store import Lease, NotStored, Person, Store, Taken
from ..store.leases import LEASE
from ..tables.archive import Archive, found_by
from ..tables.commands import digest_of, entry_of, first_opening, one_seat_on, opening, seat_of, seated, signed
from ..tables.entries import AnyEntry, Followed, Opened, Sat
from ..tables.room import Room, started
from ..thinking.queue import Thinker
from ..time import Time
from .background import Background
from .bot_turns import BotTurns
from .clock import ServerClock
from .commits import Commits
from .heartbeat import HEARTBEAT, Heartbeat
from .hints import hinted
from .live_table import LiveTable
from .registry import Elsewhere, Registry, table_code
from .retention import Retention
from .timeouts import Timeouts

PULSE = 1.0  # seconds between two signs of life of a node
ADOPTED = 20  # orphans at a time, so that every node has its share of them
LOOKED = 5.0  # seconds for which the lobby believes what it has read of another node's table
TRIES = 3  # of a command whose number another has taken
FAREWELL = 2.0  # seconds that everybody has to hear that the server stops


class Hub:
    def __init__(self, store: Store, thinker: Thinker, time: Time, metrics: Metrics) -> None:
        self.store, self.metrics = store, metrics
        self.background = Background()
        self.clock = ServerClock(time, self._paused)
        self.archive = Archive(store)
        self.heartbeat = Heartbeat(store)
        self.commits = Commits(self.archive, self.clock, self.heartbeat, metrics, self._publish, self.drop)
        self.registry = Registry(self.archive, self.clock, self.heartbeat, metrics, self.commits.resume)
        self.lives = self.registry.lives
        self.bot_turns = BotTurns(thinker, self.clock, self.commits, self.background)
        self.timeouts = Timeouts(time, self.clock, self.commits, self.background, self._changed)
        self.retention = Retention(self.registry, self.clock)
        self.closing = False
        self.address = ""  # where other nodes call us
        self.news = News()
        self._woken = asyncio.Event()
        self.refresh: Callable[[], None] = lambda: None  # what others may have changed
        self._looked: dict[str, tuple[float, LiveTable]] = {}

    # ---- start and stop ----

    async def start(self) -> None:
        """Load what is needed, and resume tables with running clocks in the background, or as soon as a client asks for
        them. Downtime is not counted against anybody's clock."""
        await self.archive.open()
        self.background.spawn(self.retention.run())
        if self.store.node:
            await self.store.pulse(self.address)
            self.background.spawn(self._hold_on())
            self.background.spawn(self._live_on())
            self.background.spawn(self.archive.tidy_up(self.registry.keep))
            return
        await self.heartbeat.begin(self.clock.now())
        self.background.spawn(self._resume_stopped())
        self.background.spawn(self._live_on())

    async def _resume_stopped(self) -> None:
        for id in list(self.heartbeat.stopped):
            try:
                self._act(await self.live(id))
            except Refusal:
                pass  # it is in the lobby as such, and its clock stands still as long as it is
            except Exception:
                log.exception("table_not_resumed", table=id)
        await self.archive.tidy_up(self.registry.keep)

    async def _live_on(self) -> None:
        """The main loop of a single server: write heartbeats, by which clocks are put right after a crash, and evict
        idle tables from memory."""
        while True:
            await self.clock.until(self.clock.now() + HEARTBEAT)
            if not self.store.node:
                await self.heartbeat.beat(self.clock.now())
            await self.registry.evict_idle(self.clock.now())

    # ---- several nodes ----

    async def _hold_on(self) -> None:
        """The main loop of one node among several: renew its liveness, drop tables that other nodes have taken over,
        and adopt tables with running clocks whose node is dead."""
        heard = self.clock.now()  # when we were last known to be alive
        while True:
            await self._next_pulse()
            self.refresh()
            now, ours = self.clock.now(), list(self.lives.items())
            try:
                async with asyncio.timeout(LEASE - PULSE):
                    held = await self.store.pulse(self.address)
                heard, self.heartbeat.ill = now, None
                for id, live in ours:
                    if held.get(id) != live.epoch and self.lives.get(id) is live:
                        log.warning("table_lost", table=id)
                        self.drop(live)
                for id in await self.store.orphans(ADOPTED):
                    with suppress(Refusal):
                        self._act(await self.live(id))
            except Exception as error:
                known = isinstance(error, Refusal | TimeoutError)
                log.warning("no_sign_of_life", reason=type(error).__name__, exc_info=None if known else error)
                self.heartbeat.ill = NotStored("not-stored")
            if self.clock.now() - heard > LEASE:  # others may have our tables, and we would not know
                for live in list(self.lives.values()):
                    self.drop(live)

    async def _next_pulse(self) -> None:
        """Wait for the next pulse; it comes early when another node has died."""
        alarm = self.clock.time.at(self.clock.now() + PULSE, self._woken.set)
        await self._woken.wait()
        self._woken.clear()
        alarm.cancel()

    def hear(self, said: Said) -> None:
        """Invalidate what another node says has changed."""
        if said.died:
            self._woken.set()
        for id in said.tables:
            self._looked.pop(id, None)

    def drop(self, live: LiveTable) -> None:
        """Another node owns this table now: its clients are disconnected and are relayed there when they reconnect."""
        live.lost = True
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]
        self.timeouts.cancel(live)
        for _, task in live.thinking.values():
            task.cancel()
        if live.offers is not None:
            live.offers.thoughts.cancel()
        for connection in live.connections():
            connection.bye("closing")

    async def where(self, code: str, dead: str = "") -> Lease | None:
        """The lease of the other node that owns this table; None if we own it or nobody does. `dead` is a node that
        refused a connection."""
        id = table_code(code)
        if not self.store.node or id in self.lives:
            return None
        try:
            await self.registry.own(id, dead)
        except Elsewhere as other:
            return other.lease
        except Refusal as error:
            if error.reason != "no-such-table":
                raise
        return None

    async def look(self, id: str) -> LiveTable:
        """A table to be read, whichever node owns it."""
        if not self.store.node or id in self.lives:
            return await self.live(id)
        now = self.clock.now()
        until, live = self._looked.get(id, (0.0, None))
        if live is None or until < now:
            if len(self._looked) > 1000:
                self._looked.clear()
            room, _ = await self.archive.read(id)
            live = LiveTable(room, now)
            self._looked[id] = now + LOOKED, live
        return live

    def _paused(self, seconds: float) -> None:
        """The process was suspended for so long. Clocks are put right as after a restart."""
        if not self.closing:
            since = self.clock.time.now() - seconds
            for id, live in self.lives.items():
                live.miss(seconds)
                if live.room.ticking:
                    self.heartbeat.stopped.setdefault(id, since)
            self.background.spawn(self._resume_all())

    async def _resume_all(self) -> None:
        for live in list(self.lives.values()):
            try:
                async with live.lock:
                    await self.commits.resume(live)
            except Exception:
                log.exception("table_not_resumed", table=live.room.id)
            self._changed(live)

    async def farewell(self) -> None:
        """Graceful shutdown: tell all clients that the server stops, and wait a little until they have read it."""
        self._say_bye()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any(live.connections() for live in self.lives.values()):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop everything. Nothing is lost, as whatever was acknowledged is on disk."""
        self._say_bye()
        for live in self.lives.values():
            self.timeouts.cancel(live)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):  # what is being written is written before anybody is interrupted
                while any(live.lock.locked() for live in self.lives.values()):
                    await asyncio.sleep(0.01)
        await self.background.cancel()
        self.bot_turns.thinker.close()
        kept = (self.archive.keep(live.room, live.unsaved, live.epoch) for live in self.lives.values())
        await asyncio.gather(*kept, return_exceptions=True)  # the next version may have other rules
        if self.store.node:
            with suppress(NotStored):
                await self.store.pulse("")
            self.news.died(self.store.node)
        else:
            await self.heartbeat.beat(self.clock.now())

    def _say_bye(self) -> None:
        self.closing = True
        for live in self.lives.values():
            for connection in live.connections():
                connection.bye("closing")

    # ---- tables ----

    async def live(self, code: str) -> LiveTable:
        """The table with this code."""
        return await self.registry.get(code)

    async def open(self, person: Person, new: wire.NewTable) -> LiveTable:
        """A new table; its host has a seat at it."""
        return await self._open(opening(person, new, self.clock.now()))

    async def open_first(self, person: Person, game: str) -> LiveTable:
        """The guided first game of this game, dealt."""
        return await self._open(first_opening(person, find_game(game), self.clock.now()))

    async def _open(self, laid: tuple[Room, Opened, list[AnyEntry]]) -> LiveTable:
        room, unsaved, whole = self.archive.laid(*laid)
        await self.store.lay(whole)
        live = self.registry.put(room, unsaved)
        self._act(live)
        return live

    # ---- commands ----

    async def execute(self, live: LiveTable, person: Person, command: wire.AnyCommand) -> wire.AnyTold:
        """Carry a command out, or say why not. It is idempotent: a command that came before gets its old answer."""
        try:
            if isinstance(command, wire.Ping):
                return wire.Pong(id=command.id)
            if isinstance(command, wire.Consider):
                return considered(live.room, seat_of(live.room, person), command.move, command.id)
            if isinstance(command, wire.Hint):
                return await hinted(self.bot_turns.thinker, live, seat_of(live.room, person), command.id)
            for _ in range(TRIES):
                with suppress(Taken):
                    return wire.Ack(id=command.id, n=await self._carry_out(live, person, command))
            raise NotStored("not-stored")
        except Refusal as error:
            self.metrics.refused.labels(error.reason).inc()
            return refused(error, command.id)

    async def _carry_out(self, live: LiveTable, person: Person, command: wire.AnyCommand) -> int:
        """The number of the entry that the command has become."""
        async with live.lock:
            known = live.room.done(person.id, command.id, digest_of(command))
            if known is None:
                if isinstance(command, wire.Rematch):
                    await self._rematch(live, person, command)
                else:
                    await self.commits.append(live, entry_of(command, live, person, self.clock.now()))
                known = live.room.n
                if live.bargaining is not None:
                    live.bargaining = self.clock.now()
                await self._deal_again(live)
            return known

    async def seat_program(self, live: LiveTable, program: Person, seat: int | None) -> int:
        """Reserve a seat for a program. It counts as disconnected until it connects."""
        async with live.lock:
            now = self.clock.now()
            where = seated(live.room, program, wire.Sit(id="sit", seat=seat))
            await self.commits.append(live, Sat(at=now, by=program.id, **where))
            live.gone[program.id] = now
            return seat_of(live.room, program)

    async def _rematch(self, live: LiveTable, person: Person, command: wire.Rematch) -> None:
        """The same people and bots, each one seat on; the player who asks first is the host."""
        room = live.room
        seat_of(room, person)
        if is_program(person.id):
            raise Refusal("not-for-programs")
        now = self.clock.now()
        room.after(Followed(at=now, table=""))  # refused before anything is made
        new = wire.NewTable(game=room.game.id, seats=len(room.seats), options=room.options, settings=room.settings)
        opened, entry, entries = opening(person, new, now, again=True)
        after, unsaved, whole = self.archive.laid(opened, entry, [*entries, *one_seat_on(room, person, now)])
        followed = Followed(**signed(command, person, now), table=after.id)
        await self.commits.append(live, followed, whole)
        self.registry.put(after, unsaved)

    async def _deal_again(self, live: LiveTable) -> None:
        """A rematch is dealt without anybody pressing a button. The caller holds the table's lock."""
        if live.all_back():
            await self.commits.append(live, started(live.room, at=self.clock.now()))

    # ---- presence ----

    async def join(self, live: LiveTable, connection: Connection) -> None:
        now = self.clock.now()
        live.join(connection, now)
        if live.lost:
            connection.bye("closing")
        self.metrics.connections.inc()
        broadcast(live, now, connection)
        self._came_or_went(live, connection)
        if live.all_back():  # they were away while the last one gave their part to the dice
            with suppress(Refusal):
                async with live.lock:
                    await self._deal_again(live)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        live.leave(connection, self.clock.now())
        self.metrics.connections.dec()
        if connection.slow:
            self.metrics.dropped.inc()
        self._came_or_went(live, connection)

    def _came_or_went(self, live: LiveTable, who: Connection) -> None:
        """Broadcast a change of presence. Spectators who come or go in the same tick are broadcast once: a crowd must
        not fill everybody's queue."""
        if who.seat is not None:
            self._changed(live)
        elif not live.stirred:
            live.stirred = True
            asyncio.get_running_loop().call_soon(self._changed, live)

    # ---- what follows from a change ----

    def _publish(self, live: LiveTable) -> None:
        """Broadcast a room that has just been stored, and set what follows from it going."""
        now = self.clock.now()
        live.used = now
        live.reseat(now)
        if live.shown != (shown := found_by(live.room)) or live.room.phase == "gathering":
            live.shown = shown
            self.news.table(live.room.id)
        for watcher in live.watchers:
            if not live.may_watch(watcher.person):  # the cards are on the table now
                watcher.bye("gone")
        with self.metrics.publish.time():
            broadcast(live, now)
        self._act(live)

    def _changed(self, live: LiveTable) -> None:
        """Broadcast a change of presence or time."""
        live.stirred = False
        if not self.closing:
            broadcast(live, self.clock.now())
            self._act(live)

    def _act(self, live: LiveTable) -> None:
        """Ask the bots whose turn it is, and set the next timeout."""
        if self.closing or live.lost:
            return
        if live.room.phase == "over":
            self.metrics.bots_failed(live.bots_failed)
        self.bot_turns.ask(live)
        self.timeouts.set(live)
