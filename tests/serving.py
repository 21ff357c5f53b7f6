"""What tests of the server share: a server on loopback, and clients that use it as people do."""

from __future__ import annotations

import asyncio
import atexit
import functools
import json
import os
import select
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Generator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import httpx
import structlog
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect

from apogee import catalog
from apogee.core.game import Game
from apogee.server import metrics, sqlite
from apogee.server.hall import Hall
from apogee.server.logbook import COUNTS
from apogee.server.pages import Pages
from apogee.server.serve import serve, server_of
from apogee.server.storage import Storage
from apogee.server.thinking import Thinking
from apogee.testing import toy
from tests import chance
from tests.limits import NO_LIMITS, PATIENCE_SECONDS, PATIENT

if TYPE_CHECKING:
    from structlog.typing import EventDict

SECONDS = PATIENCE_SECONDS
ROOT = Path(__file__).parent.parent
# For clients on loopback, which speak no TLS: to read all authorities takes longer than most requests.
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def game_named(name: str) -> Game[Any]:
    """The games of the catalogue, and the toy."""
    return toy.GAME if name == toy.GAME.name else catalog.game(name)


def listening() -> socket.socket:
    """A socket on loopback, at any port."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # as apogee serve does
    listener.bind(("127.0.0.1", 0))
    listener.listen(512)
    return listener


@contextmanager
def logged() -> Generator[list[EventDict]]:
    """What is logged meanwhile, without what is counted by the minute: when one is over, only the clock knows."""

    def drop_counts(_logger: object, _method: str, line: EventDict) -> EventDict:
        if line["event"] in COUNTS:
            raise structlog.DropEvent
        return line

    with capture_logs() as lines:
        structlog.get_config()["processors"].insert(0, drop_counts)
        yield lines


def figure(name: str, **labels: str) -> float:
    """The present value of a metric."""
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


@functools.cache
def empty_database() -> bytes:
    """A database without rows, as the migrations make it; made once, because they take longer than most tests."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        path.touch()
        sqlite.migrate(path)
        return path.read_bytes()


def make_database(path: Path) -> None:
    """Make an empty database, unless one is there."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(empty_database())


class Server:
    """A server in this process."""

    def __init__(self, hall: Hall, port: int) -> None:
        self.hall = hall
        self.port = port


@asynccontextmanager
async def serving(
    database: Path, *, origins: tuple[str, ...] = (), pages: Pages | None = None, **settings: Any
) -> AsyncGenerator[Server]:
    """A server in this event loop, on a database; settings are the hall's (now, new_id, limits, ...).

    It serves only the pages given, whether or not pages have been built here.
    """
    listener = listening()
    thinking = settings.pop("thinking", None) or Thinking(1, module="tests.thinker_driver", games=game_named, **PATIENT)
    settings.setdefault("limits", NO_LIMITS)
    settings.setdefault("games", game_named)
    settings.setdefault("replay_module", "tests.replayer_driver")
    settings.setdefault("order_seconds", lambda: 0.0)
    settings.setdefault("game_names", lambda: ["pocket-rockets", "countdown"])
    make_database(database)
    hall = Hall(Storage.open(str(database)), thinking, **settings)
    program = server_of(hall, pages or Pages(None), origins)
    task = asyncio.create_task(serve(program, hall, listener))
    server = Server(hall, listener.getsockname()[1])
    try:
        address = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=address, timeout=SECONDS, verify=NO_AUTHORITIES) as client:
            asked = asyncio.create_task(client.get("/healthz"))
            await asyncio.wait([task, asked], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                asked.cancel()
                await task
            await asked
        yield server
    finally:
        program.end()
        await task


@contextmanager
def served(database: Path, **settings: Any) -> Generator[Server]:
    """The same in a thread of its own, for clients that wait in this one."""
    begun: Future[Server] = Future()
    ended = asyncio.Event()

    async def work() -> None:
        async with serving(database, **settings) as server:
            loops.append(asyncio.get_running_loop())
            begun.set_result(server)
            await ended.wait()

    loops: list[asyncio.AbstractEventLoop] = []
    thread = Thread(target=asyncio.run, args=(work(),))
    thread.start()
    try:
        yield begun.result(SECONDS)
    finally:
        for loop in loops:
            loop.call_soon_threadsafe(ended.set)
        thread.join()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


class Served:
    """A process of the nursery."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.handle = os.pidfd_open(pid)

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self.handle, number)

    def wait(self) -> None:
        """Wait for its end."""
        select.select([self.handle], [], [])
        os.close(self.handle)


@functools.cache
def nursery() -> subprocess.Popen[str]:
    """The program that servers are forked from: starting Python for each takes a second and a half."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.nursery"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        env=environment,
    )
    atexit.register(process.communicate)
    return process


class Process:
    """A server in a process of its own, which can be killed and started again at the same port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: Served | None = None

    def start(self, crash_after: int | None = None) -> Self:
        """Start it; with a number of commits, it kills itself after that many, before anybody is told."""
        pipes = nursery()
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        line = [str(self.database), self.port, crash_after or 0, chance.program_seed()]
        print(json.dumps(line), file=pipes.stdin, flush=True)
        said = [""]
        while said[0] != "begun":  # an older one may have ended
            said = pipes.stdout.readline().split()
        self.process = Served(int(said[1]))
        while said[-1] != str(self.process.pid) or said[0] == "begun":
            said = pipes.stdout.readline().split()
        assert said[0] == "ready", said
        self.port = int(said[1])
        return self

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()


def advice_on(words: str) -> str:
    """What a bot says that is asked for a hint, whatever it weighed."""
    line = {"steps": [{"words": words, "facts": {}}], "percent": 50, "reason": {"case": "weighed", "facts": {}}}
    return json.dumps({"level": "cadet", "lines": [line]})


class Client:
    """A user of the server: a guest with a name, or a stranger without a cookie."""

    keys = count(1)

    def __init__(self, port: int, name: str | None = None) -> None:
        self.port = port
        self.name = name
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS, verify=NO_AUTHORITIES)

    async def __aenter__(self) -> Self:
        if self.name is not None:
            response = await self.http.post("/api/guests", json={"name": self.name})
            assert response.status_code == 200, response.text
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"apogee={self.http.cookies['apogee']}" if "apogee" in self.http.cookies else ""

    def key(self) -> str:
        """Another key for each command."""
        return f"key-{next(self.keys):08}"

    async def open(self, game: str = "pocket-rockets", players: int = 2, **more: Any) -> str:
        """A new table."""
        wanted = {"key": self.key(), "game": game, "players": players, **more}
        response = await self.http.post("/api/tables", json=wanted)
        assert response.status_code == 200, response.text
        table: str = response.json()["table"]
        return table

    async def do(self, table: str, what: str, **facts: Any) -> dict[str, Any]:
        """A command and its answer, which has the status of the response too."""
        command = {"do": what, "key": self.key(), **facts}
        response = await self.http.post(f"/api/tables/{table}/commands", json=command)
        return {**response.json(), "status": response.status_code}

    async def must(self, table: str, what: str, **facts: Any) -> dict[str, Any]:
        """A command that is done."""
        answer = await self.do(table, what, **facts)
        assert answer.get("ok") is True, answer
        return answer

    async def refused(self, table: str, what: str, code: str, **facts: Any) -> dict[str, Any]:
        """A command that is refused, for this reason."""
        answer = await self.do(table, what, **facts)
        assert answer.get("error") == code, answer
        return answer

    async def see(self, table: str, since: int = 0) -> dict[str, Any]:
        """All that one may know of a table."""
        response = await self.http.get(f"/api/tables/{table}", params={"since": since})
        assert response.status_code == 200, response.text
        seen: dict[str, Any] = response.json()
        return seen

    async def play(self, table: str, words: str | None = None) -> dict[str, Any]:
        """Play an action, or the first that there is."""
        seen = await self.see(table)
        return await self.must(table, "play", decision=seen["decision"], words=words or seen["choices"][0])

    async def play_some(self, table: str, moves: int) -> None:
        """Make so many decisions of one's own, with those of others in between."""
        for _ in range(moves):
            async with asyncio.timeout(SECONDS):
                while not (await self.see(table))["choices"]:
                    await asyncio.sleep(0.02)
            await self.play(table)

    def move(self, port: int) -> None:
        """Go on at another server, with the same cookie."""
        self.port = port
        self.http.base_url = httpx.URL(f"http://127.0.0.1:{port}")

    @asynccontextmanager
    async def live(self, table: str, since: int | str = 0, **headers: str) -> AsyncGenerator[Socket]:
        """A socket at a table; beside a number, since may say whose it is: `7&viewer=0`."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?since={since}"
        more = ({"cookie": self.cookie} if self.cookie else {}) | headers
        patience: dict[str, Any] = {"open_timeout": SECONDS, "ping_interval": None}  # a slow server is no dead one
        async with connect(address, additional_headers=more, max_size=2**24, **patience) as connection:
            yield Socket(connection)


class Socket:
    """A socket, read frame by frame."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[bytes] = []

    async def next(self) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(SECONDS):
            frame = await self.connection.recv(decode=False)
        self.frames.append(frame)
        found: dict[str, Any] = json.loads(frame)
        return found

    async def until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next frame of this kind."""
        while True:
            frame = await self.next()
            if is_it(frame):
                return frame

    async def send(self, what: str, **facts: Any) -> None:
        await self.connection.send(json.dumps({"do": what, **facts}))

    async def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            async with asyncio.timeout(seconds):
                self.frames.append(await self.connection.recv(decode=False))
        except TimeoutError:
            return True
        return False
