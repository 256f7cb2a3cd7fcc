"""Notifications between nodes over Redis (publish/subscribe). The connection may be lost at any time and is retried
until it is back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from .logs import log
from .news import News, Said

PAUSE = 0.05  # seconds between two messages of a node: what comes meanwhile goes together
AGAIN = 1.0  # seconds until a lost Redis is called again
ALIVE = 5  # seconds of silence after which it is asked whether it is there
PATIENCE = 2.0  # seconds for its answer


_encoder, _decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Said)


class RedisNews(News):
    def __init__(self, url: str, node: str, secret: bytes, hear: Callable[[Said], None]) -> None:
        self._redis = Redis.from_url(
            url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, health_check_interval=ALIVE
        )
        self.node, self.hear = node, hear
        self.channel = f"malina:{sha256(b'news' + secret).hexdigest()[:16]}"  # others may use the same Redis
        self.up = False
        self._next = Said(node)
        self._full = asyncio.Event()

    # ---- what we have to say ----

    def died(self, node: str) -> None:
        self._next.died.add(node)
        self._noted()

    def person(self, id: str) -> None:
        self._next.people.add(id)
        self._noted()

    def table(self, id: str) -> None:
        self._next.tables.add(id)
        self._noted()

    def took(self, limit: str, whose: str, tokens: float) -> None:
        used = self._next.took.setdefault(limit, {})
        used[whose] = used.get(whose, 0.0) + tokens
        self._noted()

    def _noted(self) -> None:
        if self.up:
            self._full.set()
        else:  # nobody will hear it
            self._next = Said(self.node)

    # ---- Redis ----

    async def run(self) -> None:
        """Keep the connection up until cancelled."""
        lost = False
        while True:
            try:
                async with self._redis.pubsub() as ears:
                    await ears.subscribe(self.channel)
                    self.up = True
                    if lost:
                        log.info("redis_back")
                    lost = False
                    await self._talk(ears)
            except (RedisError, OSError, TimeoutError) as error:
                self.up = False
                if not lost:
                    log.warning("redis_lost", reason=type(error).__name__)
                lost = True
                await self._redis.connection_pool.disconnect()
            await asyncio.sleep(AGAIN)

    async def _talk(self, ears: PubSub) -> None:
        """Send and receive until either fails."""
        tasks = {asyncio.create_task(self._send()), asyncio.create_task(self._listen(ears))}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            await self._full.wait()
            await self._publish()
            await asyncio.sleep(PAUSE)

    async def _publish(self) -> None:
        said, self._next = self._next, Said(self.node)
        self._full.clear()
        await self._redis.publish(self.channel, _encoder.encode(said))

    async def _listen(self, ears: PubSub) -> None:
        while True:
            message = await ears.get_message(ignore_subscribe_messages=True, timeout=ALIVE)
            if message is None:
                continue
            try:
                said = _decoder.decode(message["data"])
            except msgspec.DecodeError:
                continue  # of another version
            if said.node != self.node:
                self.hear(said)

    async def close(self) -> None:
        """Send what is still queued, if Redis can be reached."""
        with suppress(RedisError, OSError, TimeoutError):
            if self._full.is_set():
                await self._publish()
        with suppress(RedisError, OSError, TimeoutError):
            await self._redis.aclose()
