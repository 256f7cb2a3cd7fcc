"""Authentication and authorisation: who is calling (session cookie or bearer token), from which origin, and whether
they may watch a table. There are no accounts and no passwords; identity.py signs the ids."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from ...kernel.refusal import Refusal
from ..live.live_table import LiveTable
from ..news import News
from ..settings import ServerSettings
from ..store import Person, Store
from ..time import Time
from .identity import Identity, is_program

COOKIE = "malina"
MOST_CACHED = 10_000  # people
Caller = ASGIConnection[Any, Any, Any, Any]


class Auth:
    def __init__(self, settings: ServerSettings, store: Store, identity: Identity, time: Time) -> None:
        self.settings, self.store, self.identity, self.time = settings, store, identity, time
        self.people: dict[str, Person] = {}  # a cache of those who called lately
        self.news = News()

    # ---- authentication ----

    async def person(self, caller: Caller) -> Person:
        """The person of the session cookie, or of a program's bearer token. Without a cookie it is a person without an
        id, who may only watch. Authorization schemes other than Bearer belong to a proxy in front of us."""
        scheme, _, token = caller.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return await self.known(self.identity.read(caller.cookies.get(COOKIE, "")) or "")
        id = self.identity.read_token(token.strip())
        if id is None:
            raise Refusal("bad-token")
        return await self.known(id)

    async def somebody(self, caller: Caller) -> Person:
        """A person with a session; everybody else is refused. A program has a seat and none of a person's other
        rights."""
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
            if len(self.people) > MOST_CACHED:
                self.people.clear()
            self.people[id] = await self.store.person(id) or Person(id)
        return self.people[id]

    async def save(self, person: Person) -> None:
        await self.store.save_person(person)
        self.people[person.id] = person
        self.news.person(person.id)

    def cookie(self, caller: Caller, id: str) -> dict[str, Any]:
        """Arguments of the session cookie that makes a browser this person."""
        return {
            "key": COOKIE,
            "value": self.identity.issue(id),
            "max_age": self.identity.max_age,
            "path": self.settings.root_path or "/",
            "secure": self._scheme(caller) in ("https", "wss"),
            "httponly": True,
            "samesite": "lax",
        }

    def _scheme(self, caller: Caller) -> str:
        forwarded = caller.headers.get("x-forwarded-proto", "") if self.settings.trust_proxy else ""
        return forwarded.split(",")[0].strip() or str(caller.scope["scheme"])

    # ---- authorisation ----

    def own_origin(self, caller: Caller) -> bool:
        """CSRF protection: a page of another host must not act for a person. Programs that are no browser send no
        origin."""
        origin = caller.headers.get("origin")
        if origin is None:
            return True
        if origin in self.settings.origins:
            return True
        hosts = {caller.headers.get("host", "")}
        if self.settings.trust_proxy:
            hosts.add(caller.headers.get("x-forwarded-host", ""))
        return origin.partition("://")[2] in hosts - {""}  # urlsplit fails on "http://["

    def may_watch(self, live: LiveTable, person: Person) -> None:
        if not live.may_watch(person.id):
            raise Refusal("bad-token" if is_program(person.id) else "no-spectators")
