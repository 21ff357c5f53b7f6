"""The table server as a process of its own, for benchmarks, on loopback.

Whoever measures starts it with `Served`, whose limits do not get in the way. The engine is the one that PYTHONPATH
names, or else the one in src.
"""

import asyncio
import json
import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, Self

import msgspec

ROOT = Path(__file__).resolve().parents[1]
START_LIMIT_SECONDS = 300
END_LIMIT_SECONDS = 120
ANSWER_LIMIT_SECONDS = 120
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


# Limits that do not get in the way.
LIMITS: dict[str, Any] = {
    "requests_per_second": 1e6,
    "requests_per_second_of_all": 1e6,
    "guests_per_minute": 1e6,
    "tables_at_once": 1_000_000,
    "tables_at_once_of_all": 1_000_000,
    "tables_per_minute": 1e6,
    "steps_at_once": 10_000_000,
    "steps_per_minute_of_all": 1e6,
    "asides_at_once": 1_000_000,
    "asides_per_minute_of_all": 1e6,
    "frames_at_once_of_all": 1_000_000_000,
    "take_backs": 1_000_000,
    "sockets_per_person": 1_000,
    "sockets_per_address": 50_000,
    "connections_per_address": 50_000,
    "connections": 50_000,
    "rooms": 50_000,
    "room_lines": 100_000_000,
}


class Program:
    """A server's process, from outside: what it says first, what it costs, and its end."""

    def __init__(
        self,
        command: list[str],
        database: Path,
        log: BinaryIO | None = None,
        *,
        under: Sequence[str] = (),
        tree: Path | None = None,
    ) -> None:
        """`under` is a program that runs it, `tree` the folder with its modules."""
        environment = {**os.environ}
        environment.setdefault("PYTHONPATH", str(ROOT / "src"))
        if tree is not None:
            environment["PYTHONPATH"] = str(tree)
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a program that is installed has its bytecode
        environment["PYTHONPYCACHEPREFIX"] = str(database.parent / "bytecode")
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [*under, sys.executable, *command], env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
        watchdog = threading.Timer(START_LIMIT_SECONDS, self.process.kill)
        watchdog.start()
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        watchdog.cancel()
        if not self.said:
            raise SystemExit("the server did not start.")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """End it as its host would, or by force where that takes too long."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(END_LIMIT_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def processor_seconds(self) -> float:
        """What the server itself has used of the processor, all its threads together."""
        return processor_seconds(self.process.pid)

    def worker_seconds(self) -> float:
        """What the processes of its bots have used."""
        return sum(processor_seconds(child) for child in children_of(self.process.pid))

    def memory_bytes(self) -> int:
        """What it holds in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE_BYTES


class Served(Program):
    """One with limits that do not get in the way."""

    def __init__(self, database: Path, command: Sequence[str] = (), **more: Any) -> None:
        super().__init__([*(command or (__file__, str(database)))], database, **more)
        found = json.loads(self.said)
        self.port: int = found["port"]
        self.mode: str = found["mode"]


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def processor_seconds(process: int) -> float:
    """The time that a process has used in its own code and in the system's."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS_PER_SECOND


class Door:
    """One connection for requests, as cheap as can be: what is sent and read is written out by hand."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.address = address  # that a proxy would say it comes from
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, bytes, str]:
        """A request: the status and the body of its answer, and the cookie that came with it."""
        async with asyncio.timeout(ANSWER_LIMIT_SECONDS):
            if self.reader is None or self.writer is None or self.reader.at_eof():
                self.close()
                self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
            text = b"" if body is None else msgspec.json.encode(body)
            head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
            head += f"content-length: {len(text)}\r\n" + (f"cookie: apogee={cookie}\r\n" if cookie else "")
            head += (f"x-forwarded-for: {self.address}\r\n" if self.address else "") + "\r\n"
            self.writer.write(head.encode() + text)
            lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
            answer = await self.reader.readexactly(int(headers["content-length"]))
        return int(lines[0].split()[1]), answer, headers.get("set-cookie", "").partition(";")[0].partition("=")[2]

    async def must(self, method: str, path: str, body: object = None, cookie: str = "") -> Any:
        """What a request is answered, which has to be good."""
        status, answer, _ = await self.ask(method, path, body, cookie)
        if status != 200:
            raise SystemExit(f"{method} {path}: {status} {answer.decode()[:200]}")
        return msgspec.json.decode(answer)

    async def new_guest(self, name: str) -> str:
        """Somebody comes in; their cookie."""
        status, answer, cookie = await self.ask("POST", "/api/guests", {"name": name})
        if status != 200 or not cookie:
            raise SystemExit(f"no guest could come in: {status} {answer.decode()[:200]}")
        return cookie

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


def raise_open_files() -> None:
    """A socket is an open file, and the usual limit is for small programs."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if most == resource.RLIM_INFINITY else most
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, 65_536), most))


def serve(database: str) -> None:
    """The server's process."""
    from apogee.core.mode import mode
    from apogee.locale.texts import Texts
    from apogee.server.limits import Limits
    from apogee.server.serve import configure_log, listen, run_loop, run_server
    from apogee.server.storage import Storage
    from apogee.server.thinking import Thinking

    configure_log()
    listener = listen(Texts("en"), "127.0.0.1", 0)
    storage = Storage.open(database)
    print(json.dumps({"port": listener.getsockname()[1], "mode": mode()}), flush=True)
    run_loop(run_server(storage, Thinking(1), listener, (), Limits(**LIMITS)))


if __name__ == "__main__":
    raise_open_files()
    serve(sys.argv[1])
