"""The front desk: who is calling, from which page, how often, and what he may look at."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from ..kernel.refusal import Refusal
from .connection import Connection
from .identity import Identity, is_program
from .limits import Buckets
from .live import Live
from .settings import ServerSettings
from .store import Person, Store
from .time import Time

COOKIE = "malina"
Caller = ASGIConnection[Any, Any, Any, Any]


class Desk:
    """Rates are per second, with what may come at once."""

    def __init__(self, settings: ServerSettings, store: Store, identity: Identity, time: Time) -> None:
        self.settings, self.store, self.identity, self.time = settings, store, identity, time
        self.calls = Buckets(rate=20, burst=120)  # by address
        self.tables = Buckets(rate=0.05, burst=20)  # new tables, by address
        self.codes = Buckets(rate=0.05, burst=10)  # guesses of recovery codes, by address
        self.words = Buckets(rate=10, burst=40)  # commands, by person and table
        self.people: dict[str, Person] = {}  # of those who are connected

    # ---- who ----

    async def person(self, caller: Caller) -> Person:
        """Whoever holds the cookie; somebody without one is nobody, who may look but not touch. A program says its
        token. Other words than Bearer are for a proxy in front of us."""
        scheme, _, token = caller.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return await self.known(self.identity.read(caller.cookies.get(COOKIE, "")) or "")
        id = self.identity.read_token(token.strip())
        if id is None:
            raise Refusal("bad-token")
        return await self.known(id)

    async def somebody(self, caller: Caller) -> Person:
        """A person. A program has a seat, and nothing that a person has besides."""
        person = await self.person(caller)
        if not person.id:
            raise Refusal("no-cookie")
        if is_program(person.id):
            raise Refusal("not-for-programs")
        return person

    async def known(self, id: str) -> Person:
        if not id:
            return Person("")
        if id not in self.people:
            if len(self.people) > 10_000:
                self.people.clear()
            self.people[id] = await self.store.person(id) or Person(id)
        return self.people[id]

    async def save(self, person: Person) -> None:
        await self.store.save_person(person)
        self.people[person.id] = person

    def cookie(self, caller: Caller, id: str) -> dict[str, Any]:
        """Arguments of the cookie that makes a browser this person."""
        return {
            "key": COOKIE,
            "value": self.identity.issue(id),
            "max_age": self.identity.max_age,
            "path": self.settings.root_path or "/",
            "secure": self.scheme(caller) in ("https", "wss"),
            "httponly": True,
            "samesite": "lax",
        }

    # ---- from where ----

    def scheme(self, caller: Caller) -> str:
        forwarded = caller.headers.get("x-forwarded-proto", "") if self.settings.trust_proxy else ""
        return forwarded.split(",")[0].strip() or str(caller.scope["scheme"])

    def address(self, caller: Caller) -> str:
        lines = caller.headers.getall("x-forwarded-for", [""]) if self.settings.trust_proxy else [""]
        if forwarded := lines[-1].split(",")[-1].strip():  # what our own proxy wrote, some on a line of its own
            return forwarded
        return caller.client.host if caller.client else ""

    def own_origin(self, caller: Caller) -> bool:
        """A page of another host must not act for a person; programs that are no browser send no origin."""
        origin = caller.headers.get("origin")
        if origin is None:
            return True
        if origin in self.settings.origins:
            return True
        hosts = {caller.headers.get("host", "")}
        if self.settings.trust_proxy:
            hosts.add(caller.headers.get("x-forwarded-host", ""))
        return origin.partition("://")[2] in hosts - {""}  # urlsplit fails on "http://["

    # ---- how often ----

    def may_call(self, caller: Caller) -> bool:
        return not self.settings.limits or self.calls.take(self.address(caller), self.time.now())

    def must_not_flood(self, buckets: Buckets, caller: Caller) -> None:
        if self.settings.limits and not buckets.take(self.address(caller), self.time.now()):
            raise Refusal("too-often")

    def may_speak(self, connection: Connection) -> bool:
        key = connection.person or str(id(connection))
        return not self.settings.limits or self.words.take(key, self.time.now())

    # ---- what ----

    def may_watch(self, live: Live, person: Person) -> None:
        if not live.may_watch(person.id):
            raise Refusal("bad-token" if is_program(person.id) else "no-spectators")
