"""The ASGI application: routes, dependencies of the handlers, headers, and errors as refusals."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.refusal import Refusal
from .inbound import openapi
from .inbound.auth import Auth
from .inbound.identity import Identity
from .inbound.rate_limit import RateLimits
from .inbound.relay import Relay
from .inbound.rest import CONTROLLERS
from .inbound.socket import TableSockets
from .inbound.static import Page, page_file
from .live.hub import Hub
from .logs import log
from .metrics import Metrics
from .news import Said
from .outbound.broadcast import refused
from .settings import ServerSettings
from .store import BadDatabase, NotRead, Store
from .store.engine import broken
from .thinking.queue import Thinker, Workers
from .time import RealTime, Time
from .wire import Refused

STATUS = {
    "no-such-table": 404,
    "no-such-step": 404,
    "readable": 404,
    "beliefs-gone": 404,
    "unreadable": 410,
    "unreadable-version": 410,
    "not-over": 404,
    "no-bot-there": 404,
    "no-cookie": 401,
    "bad-token": 401,
    "not-for-programs": 403,
    "no-spectators": 403,
    "no-beliefs": 403,
    "foreign": 403,
    "too-often": 429,
    "not-stored": 503,
    "not-read": 503,
    "elsewhere": 503,
}
CSP = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",  # unless a route says otherwise: answers are one person's, now
}


def make_app(
    settings: ServerSettings,
    store: Store,
    *,
    thinker: Thinker | None = None,
    time: Time | None = None,
) -> Litestar:
    """The ASGI application for these settings. Tests pass in a clock of their own and a thinker that answers at
    once."""
    clock = time or RealTime()
    metrics = Metrics()
    auth = Auth(settings, store, Identity(store.secret, clock.now), clock)
    limits = RateLimits(settings, clock)
    page = Page(settings.root_path, settings.address)

    hub = Hub(store, thinker or Workers(), clock, metrics)
    hub.address, hub.refresh = settings.node, auth.people.clear
    hub.retention.finished, hub.retention.unused = settings.keep_finished, settings.keep_unused

    def hear(said: Said) -> None:
        hub.hear(said)
        for id in said.people:
            auth.people.pop(id, None)
        for name, used in said.took.items():
            for whose, tokens in used.items():
                limits.owe(name, whose, tokens)

    @asynccontextmanager
    async def telling() -> AsyncIterator[None]:
        """Notify other nodes of changes through Redis while the application runs; without Redis each node polls the
        database."""
        if not settings.redis or not store.node:
            yield
            return
        from .redis_news import RedisNews

        news = RedisNews(settings.redis, store.node, store.secret, hear)
        hub.news = auth.news = limits.news = news
        calling = asyncio.create_task(news.run())
        try:
            yield
        finally:
            await news.close()
            calling.cancel()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await hub.start()
        except NotRead as error:
            app.state.broken = broken(error.__cause__)
            yield
            await store.close()
            return
        async with telling():
            try:
                yield
            finally:
                await hub.close()
                await store.close()

    @get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
    async def healthz() -> str:
        if hub.heartbeat.ill:  # a server that cannot write is not well
            raise hub.heartbeat.ill
        await store.last_alive()  # nor is one that cannot read
        return "ok"

    @get("/metrics", include_in_schema=False, media_type=Metrics.content_type)
    async def numbers() -> bytes:
        return metrics.text()

    given = {"hub": hub, "auth": auth, "limits": limits, "page": page}
    app = Litestar(
        route_handlers=[*CONTROLLERS, healthz, numbers, page_file],
        dependencies={name: provided(value) for name, value in given.items()},
        lifespan=[lifespan],
        before_request=at_the_door(auth, limits),
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http_error,
            RecursionError: on_junk,
            UnicodeDecodeError: on_junk,
            Exception: on_fault,
        },
        openapi_config=openapi.config(settings.root_path),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        before_send=[with_headers],
        request_max_body_size=256 * 1024,
        logging_config=None,  # Litestar would put a log of its own in the place of ours
    )
    app.asgi_handler = TableSockets(hub, auth, limits, app.asgi_handler)
    if store.node:
        app.asgi_handler = Relay(hub, store.secret, app.asgi_handler)
    app.asgi_handler = without_prefix(settings.root_path, app.asgi_handler)  # Litestar's middleware comes after routing
    app.state.broken = cast(BadDatabase | None, None)  # why the server cannot start
    app.state.hub, app.state.auth, app.state.limits = hub, auth, limits
    return app


def provided(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def at_the_door(auth: Auth, limits: RateLimits) -> Any:
    """Middleware before every request: checks the origin (CSRF) and the rate limit."""

    async def check(request: Request[Any, Any, Any]) -> Response[Refused] | None:
        if request.method not in ("GET", "HEAD") and not auth.own_origin(request):
            return answer(Refusal("foreign"))
        if request.scope["path"].startswith("/api/") and not limits.may_call(request):
            return answer(Refusal("too-often"))
        return None

    return check


async def with_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, error responses of Litestar included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def without_prefix(prefix: str, app: ASGIApp) -> ASGIApp:
    """Strip the sub-path from the URL path: a reverse proxy may pass it on or remove it."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if prefix and f"{scope['path']}/".startswith(f"{prefix}/"):
            scope["path"] = scope["path"][len(prefix) :] or "/"
        await app(scope, receive, send)

    return call


def answer(error: Refusal) -> Response[Refused]:
    return Response(refused(error), status_code=STATUS.get(error.reason, 400), media_type=MediaType.JSON)


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Refused]:
    return answer(error)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """Errors of routing and validation, as our own `Refused` body."""
    reason = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}.get(error.status_code, "bad-message")
    return Response(Refused(reason=reason), status_code=error.status_code, media_type=MediaType.JSON)


def on_junk(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A malformed body that Litestar does not report as such: nested too deeply, or not UTF-8. It is logged, as it may
    be our fault."""
    log.warning("junk", path=request.scope["path"], exc_info=error)
    return Response(Refused(reason="bad-message"), status_code=400, media_type=MediaType.JSON)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    log.error("request_failed", path=request.scope["path"], exc_info=error)
    return Response(Refused(reason="server-fault"), status_code=500, media_type=MediaType.JSON)
