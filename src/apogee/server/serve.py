"""`apogee serve`: the table server, on one file, until it is told to stop."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Coroutine, Generator, Iterable
from contextlib import contextmanager, suppress
from socketserver import ThreadingMixIn
from threading import Thread
from typing import Any, cast
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import structlog
import uvicorn
from prometheus_client import make_wsgi_app

from apogee.arguments import BadArgument, whole_number
from apogee.locale.texts import Texts
from apogee.server import metrics
from apogee.server.app import make_app, openapi_document
from apogee.server.faults import fault_facts
from apogee.server.guard import HEADERS, Guard, is_this_machine
from apogee.server.hall import Hall
from apogee.server.limits import Limits, Proxies
from apogee.server.logbook import BOUND
from apogee.server.names import reserved_names
from apogee.server.pages import Pages, read_pages
from apogee.server.replays import REPLAYER
from apogee.server.storage import Storage
from apogee.server.thinking import Thinking
from apogee.server.watch import close_books, watch
from apogee.server.wire import CROWD, Wire, WireSocket

DATABASE = "apogee.db"
PORT = 8000
SHUTDOWN_SECONDS = 5
PROXIES = "127.0.0.1,::1"  # who is believed in whose name they come
MOST_SAID = 200  # characters of what a library says
OF_CLIENTS = (
    "Invalid HTTP request received.",
    "socket.send() raised exception.",  # asyncio's: it is written to whoever hung up
)
# With Python's own thresholds a collection of all tables in memory stops everybody for a tenth of a second.
COLLECTING = (50_000, 20, 100)


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `apogee serve`."""
    parser.add_argument("--database", metavar=texts("help-file"), default=DATABASE, help=texts("serve-help-database"))
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help=texts("serve-help-host"))
    parser.add_argument("--port", metavar="N", help=texts("serve-help-port"))
    parser.add_argument("--open", action="store_true", help=texts("serve-help-open"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=texts("serve-help-origin"))
    parser.add_argument("--metrics-port", metavar="N", help=texts("serve-help-metrics"))
    parser.add_argument(
        "--bots", metavar="N", default=str(max(1, (os.cpu_count() or 2) - 1)), help=texts("serve-help-bots")
    )


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Serve until a signal ends it."""
    port = None if arguments.port is None else whole_number(texts, "--port", arguments.port, 0, 65535)
    workers = whole_number(texts, "--bots", arguments.bots, 1, 64)
    origins = tuple(origin.rstrip("/") for origin in arguments.origin)
    for origin in origins:
        if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
            raise BadArgument(texts("serve-bad-origin", given=origin[:80]))
    figures = (
        None
        if arguments.metrics_port is None
        else whole_number(texts, "--metrics-port", arguments.metrics_port, 1, 65535)
    )
    configure_log()
    listener = listen_for_pages(texts, arguments, port)
    try:
        storage = Storage.open(arguments.database)
    except BaseException:
        listener.close()
        raise
    if figures is not None:
        show_figures(texts, figures)
    host, bound = listener.getsockname()[:2]
    address = address_at(host, bound)
    print(texts("serve-ready", address=address, database=arguments.database), flush=True)
    if arguments.open and has_screen():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run_loop(run_server(storage, Thinking(workers), listener, origins))
    print(texts("serve-ended"), flush=True)
    return 0


def show_figures(texts: Texts, port: int) -> int:
    """Figures for the host at a port of their own, for this machine alone; which port it is, as 0 takes any."""
    figures = make_wsgi_app(metrics.REGISTRY)

    def answer(environment: dict[str, Any], start: Any) -> Iterable[bytes]:
        if is_this_machine(environment.get("HTTP_HOST", "")):
            return cast("Iterable[bytes]", figures(environment, start))
        start("404 Not Found", [("content-type", "text/plain")])  # a page of a name that leads here reads nothing
        return [b"not found\n"]

    try:
        server = make_server("127.0.0.1", port, answer, server_class=Figures, handler_class=Silent)
    except OSError as error:
        raise BadArgument(
            texts("serve-no-port", host="127.0.0.1", port=port, why=error.strerror or str(error))
        ) from None
    Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


def address_at(host: str, port: int) -> str:
    """The address of the first page, as browsers take it."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Figures(ThreadingMixIn, WSGIServer):
    """Answers each in a thread of its own: whoever connects and asks nothing keeps nobody else waiting."""

    daemon_threads = True


class Silent(WSGIRequestHandler):
    """Does not log who asked for figures, and waits for a question only so long."""

    timeout = Limits.header_seconds

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """Do something to its end, in an event loop of its own."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(work)


def new_loop() -> asyncio.AbstractEventLoop:
    """uvloop's event loop; asyncio's where there is none, on Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def listen(texts: Texts, host: str, port: int) -> socket.socket:
    """The socket that people connect to."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # The protocol is named because asyncio sends small answers at once (TCP_NODELAY) only where it is.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        raise BadArgument(texts("serve-no-port", host=host[:60], port=port, why=error.strerror or str(error))) from None
    return listener


def listen_for_pages(texts: Texts, arguments: argparse.Namespace, port: int | None) -> socket.socket:
    """Listen at the port asked for, or at the usual one; with --open, any free port will do if that is in use."""
    try:
        return listen(texts, arguments.host, PORT if port is None else port)
    except BadArgument:
        if port is not None or not arguments.open:
            raise
        return listen(texts, arguments.host, 0)


def has_screen() -> bool:
    """Whether a browser would open in a window, and not in this terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


async def run_server(
    storage: Storage,
    thinking: Thinking,
    listener: socket.socket,
    origins: tuple[str, ...],
    limits: Limits | None = None,
    replay_module: str = REPLAYER,
) -> None:
    """All that a server is, in an event loop."""
    hall = Hall(storage, thinking, limits=limits, replay_module=replay_module)
    server = server_of(hall, read_pages(), origins)
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows ends it without ceremony
            asyncio.get_running_loop().add_signal_handler(number, server.end)
    hall.spawn(asyncio.to_thread(make_ready))
    collect_seldom()
    await serve(server, hall, listener)


def collect_seldom() -> None:
    """Have garbage collected seldom."""
    gc.freeze()  # what is there now stays: no collection need look at it again
    gc.set_threshold(*COLLECTING)


def make_ready() -> None:
    """What is made once, before anybody asks for it: they would have everybody wait."""
    openapi_document()
    for whom in ("you", "bot"):
        reserved_names(whom)


class Server(uvicorn.Server):
    """uvicorn's server, ended by a call and not by signals of its own: those belong to whoever runs it."""

    def end(self) -> None:
        """Accept no more requests, finish those under way, and end; a second call ends at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


def server_of(hall: Hall, pages: Pages, origins: tuple[str, ...] = ()) -> Server:
    """A server for a hall, and for the pages that people use it by."""
    limits, believed = hall.limits, os.environ.get("FORWARDED_ALLOW_IPS", PROXIES)
    CROWD.limits, CROWD.logbook = limits, hall.logbook
    CROWD.proxies = Proxies(believed if origins else "")
    CROWD.unread, CROWD.rebuffs, CROWD.frames = hall.unread, hall.rebuffs, hall.frame_rate
    return Server(
        uvicorn.Config(
            Guard(make_app(hall, origins), hall, pages, origins),
            http=Wire,
            ws=WireSocket,
            ws_max_size=limits.frame_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_keep_alive=30,
            forwarded_allow_ips=believed,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            server_header=False,
            headers=[(name.decode(), value.decode()) for name, value in HEADERS],
            access_log=False,
            log_config=None,
            lifespan="off",
        )
    )


async def serve(server: Server, hall: Hall, listener: socket.socket) -> None:
    """Serve on a socket that listens already, to the end; storage and bots end with it."""
    try:
        await hall.start()
        watch(hall)
        await server.serve(sockets=[listener])
    finally:
        listener.close()
        await hall.end()
        close_books(hall)


def configure_log() -> None:
    """One JSON object a line on stderr, so many of a kind a minute; libraries' too, without what they say it about."""
    structlog.configure(
        processors=[
            BOUND,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # whatever that is by then
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Quiet()], force=True)


class Quiet(logging.Handler):
    """Logs what libraries log, without arguments and tracebacks, which may hold secrets.

    Of asyncio's messages only the first line is kept, for the same reason. Clients' mistakes are counted by the wire.
    """

    def emit(self, record: logging.LogRecord) -> None:
        said = str(record.msg).partition("\n")[0][:MOST_SAID]
        if said in OF_CLIENTS:
            return
        facts = {"by": record.name, "said": said}
        if record.exc_info and record.exc_info[1] is not None:
            facts |= fault_facts(record.exc_info[1])
        structlog.get_logger().log(record.levelno, "library", **facts)
