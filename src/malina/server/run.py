"""The server process: a port to listen on, uvicorn on top of it, graceful shutdown."""

from __future__ import annotations

import errno
import gc
import signal
import socket
from collections.abc import Callable
from itertools import islice

import uvicorn
from litestar import Litestar

from ..kernel.refusal import Refusal
from .inbound.http import http_protocol
from .inbound.line import SocketProtocol
from .settings import ServerSettings

PORT = 8000
TRIES = 20  # ports after the first, if nobody asked for a certain one
LARGEST = 16 * 1024  # bytes of a message on a socket
PATIENCE = 10  # seconds for those who are still being answered when the server stops
DEAF = 60_000  # milliseconds that a client may leave what it is sent unread, with no room for more
NOWHERE = ("192.0.2.1", 9)  # an address nobody has; asked which way it lies, the system says who we are


class CannotListen(Refusal):
    """There is no such address here, or another process has the port."""


def listen(host: str, port: int | None) -> socket.socket:
    """On this port, or else on the first free one."""
    ports = range(PORT, PORT + TRIES) if port is None else (port,)
    for number in ports:
        try:
            return _listen(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                problem = errno.errorcode.get(error.errno or 0, "") or str(error)
                raise CannotListen("cannot-listen", host=host, port=str(number), problem=problem) from error
    raise CannotListen("port-taken", port=str(ports[0]))


def _listen(host: str, port: int) -> socket.socket:
    family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, kind, proto)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a restart need not wait for old connections
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # of every connection: one that is not read any more is cut
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF)
        found.bind(address)
        found.listen(2048)
    except OSError:
        found.close()
        raise
    return found


def own_url(listener: socket.socket, root_path: str) -> str:
    """The URL for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    return _url("localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host, port, root_path)


def urls_for_friends(listener: socket.socket, root_path: str) -> list[str]:
    """URLs for other machines in the same network; none if the server listens on the loopback interface only."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return [] if host.startswith("127.") or host == "::1" else [_url(host, port, root_path)]
    return [_url(address, port, root_path) for address in islice(_addresses(), 3)]


def _addresses() -> dict[str, None]:
    """This machine's addresses, that of the default route first. No packet is sent."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
        try:
            towards.connect(NOWHERE)
            found[towards.getsockname()[0]] = None
        except OSError:
            pass  # no network at all
    try:
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM):
            found[str(address[0])] = None
    except OSError:
        pass  # a name that nobody knows
    return {address: None for address in found if not address.startswith(("127.", "0."))}


def _url(host: str, port: int, root_path: str) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{root_path}/"


class Server(uvicorn.Server):
    """`malina serve` without its signals."""

    def __init__(self, app: Litestar, settings: ServerSettings, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=http_protocol(settings.limits and not settings.trust_proxy),
                ws=SocketProtocol,
                ws_max_size=LARGEST,
                ws_per_message_deflate=False,  # costs more than it saves: docs/decisions/server.md
                access_log=False,
                log_config=None,
                server_header=False,
                proxy_headers=settings.trust_proxy,
                forwarded_allow_ips="*",
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._app.state.broken:
            self.should_exit = True
        else:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody is told before uvicorn hangs up on them."""
        for server in self.servers:
            server.close()
        await self._app.state.hub.farewell()
        await super().shutdown(sockets)


def collect_less_garbage() -> None:
    """Tables are large and made of what never refers back: to look through them for cycles again and again took a
    seventh of the time, and full collections a quarter of a second each. What is there at the start stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 10)


def run(
    app: Litestar, listener: socket.socket, settings: ServerSettings, ready: Callable[[], None], *others: socket.socket
) -> None:
    """Until it is stopped, by Ctrl-C or SIGTERM; both let requests that are being answered finish."""
    collect_less_garbage()
    # uvicorn hands a signal on when it has shut down; SIGTERM would end the process there.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        Server(app, settings, ready).run([listener, *others])
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)
        listener.close()
    if app.state.broken:
        raise app.state.broken
