"""The table server under load: many tables, a socket for each seat, and moves at a given rate, all on this machine.

The server is a process of its own with a new database; this process is everybody who plays. Each move is made by a seat
that is asked, over its socket, with the number of its decision, any legal action being as likely as another; a table
whose match is over is replaced. With --quiet whoever may pass or end passes, so that at tables where everybody plans at
once nearly all moves are steps of plans, the seats' steps in any order.

Afterwards the server is started again on what is on disk, and whatever the sockets were told has to be what it tells
then: no move lost, none doubled, no event missing.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import uvloop
from served import Door, Served, raise_open_files

DOORS = 8  # connections for what is not done over sockets
SETTLING_SECONDS = 120.0  # for the last answers to come, on any machine
SLOWEST_SECONDS = 0.25  # that 99 of 100 moves may take for a rate to count as held
HELD_SHARE = 0.97  # of the rate that is asked for
STEP = 1.25  # from one rate to the next, where the limit is looked for
MOST_STEPS = 30
QUIET = ("pass", "end")  # what does nothing
DICE = random.Random(1)  # noqa: S311 - for play, not for secrets

Item = TypeVar("Item")


class Frame(msgspec.Struct):
    """What matters here of whatever a socket is sent."""

    type: str
    number: int = 0
    since: int = 0
    events: list[msgspec.Raw] = []
    decision: int | None = None
    choices: list[str] = []
    table: msgspec.Raw = msgspec.Raw()
    view: msgspec.Raw = msgspec.Raw()
    key: str | None = None
    ok: bool = False
    error: str = ""


class Info(msgspec.Struct):
    """What matters here of a table."""

    status: str


frames = msgspec.json.Decoder(Frame)
infos = msgspec.json.Decoder(Info)


class Person:
    """Somebody, and all that they were told at the table where they sit now."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.link: Link | None = None
        self.events: list[bytes] = []
        self.last = Frame("")

    def sit(self) -> None:
        """At another table nothing has been told yet."""
        self.events = []
        self.last = Frame("")


class Seen(msgspec.Struct):
    """A table to look at again: what each seat was told, and the moves that were acknowledged."""

    id: str
    people: list[str]
    events: list[list[bytes]]
    lasts: list[Frame]
    moves: list[tuple[int, str]]


class Place:
    """A table that is played at."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.id = ""
        self.moves: list[tuple[int, str]] = []  # those that were acknowledged
        self.waiting: tuple[str, int, str, float] | None = None  # key, seat and words of a move, and when it was sent
        self.mover = 0

    def seats_to_act(self) -> list[int]:
        """The seats that are to act, by what has arrived; none while there is something to wait for."""
        if self.waiting is not None:
            return []
        newest = self.people[self.mover].last.table
        return [seat for seat, person in enumerate(self.people) if person.last.choices and person.last.table == newest]

    @property
    def is_over(self) -> bool:
        return infos.decode(self.people[self.mover].last.table).status == "finished"

    def record(self) -> Seen:
        people = self.people
        cookies = [person.cookie for person in people]
        return Seen(self.id, cookies, [each.events for each in people], [each.last for each in people], self.moves)


class Link(asyncio.Protocol):
    """A socket of one seat. The framing is written out here, since a library would cost more than the server does."""

    def __init__(self, load: "Load", place: Place, seat: int) -> None:
        self.load = load
        self.place = place
        self.seat = seat
        self.buffer = bytearray()
        self.is_open = False
        self.is_ending = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        head = [
            f"GET /api/tables/{self.place.id}/live HTTP/1.1",
            "host: 127.0.0.1",
            "connection: Upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}",
            f"cookie: apogee={self.place.people[self.seat].cookie}",
        ]
        self.transport.write("\r\n".join([*head, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, _, rest = self.buffer.partition(b"\r\n\r\n")
            if not _:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(SystemExit(f"no socket: {head.decode('latin-1')[:200]}"))
                return
            self.is_open = True
            self.buffer = rest
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self.load.receive(self, payload)
                if not self.opened.done():
                    self.opened.set_result(None)
            elif kind == 9:
                self._send(10, payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_ending:
            self.load.troubles.append(f"a socket ended by itself: {exc}")

    def _next_frame(self) -> tuple[int, bytes] | None:
        """A whole frame that has arrived: its kind and what it holds."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big") if len(buffer) >= start else len(buffer)
        if len(buffer) < start + length:
            return None
        frame = (buffer[0] & 0x0F, bytes(buffer[start : start + length]))
        del buffer[: start + length]
        return frame

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, payload: bytes) -> None:
        """A frame with a mask of zeros, which leaves the payload as it is."""
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + size + bytes(4) + payload)

    def close(self) -> None:
        self.is_ending = True
        self._send(8, b"\x03\xe8")
        self.transport.close()


class Window:
    """What was measured while moves were made at one rate."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.sent = 0
        self.together = 0  # of them, where several seats were to act
        self.tables_opened = 0
        self.waits: list[float] = []  # from a move to its acknowledgement
        self.seconds = 0.0
        self.server_seconds = 0.0
        self.worker_seconds = 0.0
        self.client_seconds = 0.0

    def report(self) -> dict[str, Any]:
        moves = max(1, len(self.waits))
        waits = sorted(self.waits) or [0.0]
        return {
            "rate_asked": self.rate,
            "moves": len(self.waits),
            "moves_while_several_are_asked": self.together,
            "moves_per_second": len(self.waits) / self.seconds,
            "seconds": self.seconds,
            "tables_opened_meanwhile": self.tables_opened,
            "server_ms_per_move": 1000 * self.server_seconds / moves,
            "worker_ms_per_move": 1000 * self.worker_seconds / moves,
            "client_ms_per_move": 1000 * self.client_seconds / moves,
            "p50_ms": 1000 * statistics.median(waits),
            "p99_ms": 1000 * waits[min(len(waits) - 1, int(len(waits) * 0.99))],
            "max_ms": 1000 * waits[-1],
        }

    @property
    def is_held(self) -> bool:
        found = self.report()
        is_quick = found["p99_ms"] <= 1000 * SLOWEST_SECONDS
        return is_quick and bool(found["moves_per_second"] >= HELD_SHARE * self.rate)


class Load:
    """Everybody who plays, against one server."""

    def __init__(self, served: Served, game: str, players: int, *, is_quiet: bool) -> None:
        self.served = served
        self.game = game
        self.players = players
        self.is_quiet = is_quiet
        self.doors = [Door(served.port) for _ in range(DOORS)]
        self.places: list[Place] = []
        self.ready: deque[Place] = deque()
        self.opening: set[asyncio.Task[None]] = set()
        self.window = Window(0)
        self.keys = 0
        self.done: list[Seen] = []  # tables that were played to their end
        self.troubles: list[str] = []

    def key(self) -> str:
        self.keys += 1
        return f"load-{self.keys:08}"

    # --- Coming, and opening tables

    async def in_turns(self, items: Iterable[Item], work: Callable[[Door, Item], Awaitable[None]]) -> None:
        """Do something for each, over a few connections at a time."""
        waiting = deque(items)

        async def through(door: Door) -> None:
            while waiting:
                await work(door, waiting.popleft())

        await asyncio.gather(*(through(door) for door in self.doors))

    async def come(self, tables: int) -> None:
        """People come in, three to a table or however many play."""

        async def one(door: Door, number: int) -> None:
            people = [Person(await door.new_guest(f"Guest {number}.{seat}")) for seat in range(self.players)]
            self.places.append(Place(people))

        await self.in_turns(range(tables), one)

    async def open_all(self) -> None:
        await self.in_turns(self.places, self.open)

    async def open(self, door: Door, place: Place) -> None:
        """A new table, with everybody seated."""
        wanted = {"key": self.key(), "game": self.game, "players": self.players}
        place.id = (await door.must("POST", "/api/tables", wanted, place.people[0].cookie))["table"]
        place.moves = []
        for seat, person in enumerate(place.people):
            person.sit()
            command = {"do": "sit", "key": self.key(), "seat": seat, "entropy": f"entropy-{seat}"}
            await door.must("POST", f"/api/tables/{place.id}/commands", command, person.cookie)

    async def connect_all(self) -> None:
        await self.in_turns(self.places, lambda _, place: self.connect(place))

    async def connect(self, place: Place) -> None:
        """A socket for each seat."""
        loop = asyncio.get_running_loop()
        for seat, person in enumerate(place.people):
            async with asyncio.timeout(SETTLING_SECONDS):
                _, person.link = await loop.create_connection(
                    partial(Link, self, place, seat), "127.0.0.1", self.served.port
                )
                await person.link.opened
        self.ready.append(place)

    async def replace(self, place: Place) -> None:
        """A match is over: its people go on at another table."""
        self.done.append(place.record())
        for person in place.people:
            assert person.link is not None
            person.link.close()
        door = Door(self.served.port)
        await self.open(door, place)
        door.close()
        await self.connect(place)

    # --- Playing

    def receive(self, link: Link, payload: bytes) -> None:
        """A frame has come for a seat."""
        frame, place = frames.decode(payload), link.place
        if link.is_ending:
            return
        if frame.type == "state":
            person = place.people[link.seat]
            if frame.since != len(person.events) or frame.number != frame.since + len(frame.events):
                self.troubles.append(f"events are missing: {frame.since} to {frame.number} after {len(person.events)}")
            person.events += map(bytes, frame.events)
            person.last = frame
            return
        waiting, place.waiting = place.waiting, None
        if waiting is None or frame.key != waiting[0] or not frame.ok:
            self.troubles.append(f"{frame.type} {frame.error} for {frame.key}, where {waiting} was waiting")
            return
        self.window.waits.append(time.perf_counter() - waiting[3])
        place.moves.append((waiting[1], waiting[2]))
        place.mover = waiting[1]
        if place.is_over:
            task = asyncio.create_task(self.replace(place))
            self.opening.add(task)
            task.add_done_callback(self.note_replacement)
        else:
            self.ready.append(place)

    def note_replacement(self, task: asyncio.Task[None]) -> None:
        self.opening.discard(task)
        self.window.tables_opened += 1
        if (error := task.exception()) is not None:
            self.troubles.append(f"no new table: {error!r}")

    def maybe_move(self) -> bool:
        """One move at the table that has waited longest, if anybody anywhere can move."""
        for _ in range(len(self.ready)):
            place = self.ready.popleft()
            seats = place.seats_to_act()
            if not seats:
                self.ready.append(place)
                continue
            seat, key = DICE.choice(seats), self.key()
            person = place.people[seat]
            words = self.choice(person.last.choices)
            self.window.together += len(seats) > 1
            command = {"do": "play", "key": key, "decision": person.last.decision, "words": words}
            place.waiting = (key, seat, words, time.perf_counter())
            assert person.link is not None
            person.link.send(msgspec.json.encode(command))
            return True
        return False

    def choice(self, choices: list[str]) -> str:
        quiet = [words for words in choices if words in QUIET] if self.is_quiet else []
        return DICE.choice(quiet or choices)

    async def play(self, rate: float, seconds: float) -> Window:
        """Make moves at a rate for some time, and wait for the last answers."""
        window = self.window = Window(rate)
        server, worker = self.served.processor_seconds(), self.served.worker_seconds()
        begin, client = time.perf_counter(), time.process_time()
        while (now := time.perf_counter() - begin) < seconds:
            while window.sent < now * rate and self.maybe_move():
                window.sent += 1
            await asyncio.sleep(min(0.005, 1 / rate))
        window.seconds = time.perf_counter() - begin
        await self.settle()
        window.server_seconds = self.served.processor_seconds() - server
        window.worker_seconds = self.served.worker_seconds() - worker
        window.client_seconds = time.process_time() - client
        return window

    async def settle(self) -> None:
        """Wait until every move is answered, every new table is there, and nothing more comes."""
        end = time.perf_counter() + SETTLING_SECONDS
        while time.perf_counter() < end and (self.opening or any(place.waiting for place in self.places)):
            await asyncio.sleep(0.01)
        unanswered = sum(place.waiting is not None for place in self.places)
        if unanswered:
            self.troubles.append(f"{unanswered} moves were not answered in {SETTLING_SECONDS:.0f} s")
        await asyncio.sleep(0.2)

    def leave(self) -> list[Seen]:
        """Everybody goes; what is to be looked at again."""
        seen = self.done + [place.record() for place in self.places]
        for place in self.places:
            for person in place.people:
                if person.link is not None:
                    person.link.close()
        for door in self.doors:
            door.close()
        return seen


# --- Looking again


def moves_on_disk(database: Path) -> dict[str, list[tuple[int, str]]]:
    """All moves that the journals of the tables hold."""
    found: dict[str, list[tuple[int, str]]] = {}
    connection = sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)
    for table, text in connection.execute("SELECT table_id, body FROM lines ORDER BY table_id, number"):
        body = json.loads(text)
        if body["do"] == "play":
            found.setdefault(table, []).append((body["seat"], body["words"]))
    connection.close()
    return found


async def mismatches(served: Served, database: Path, seen: list[Seen]) -> list[str]:
    """Where a server that has only what is on disk tells anything else than was told."""
    troubles: list[str] = []
    on_disk = moves_on_disk(database)
    door = Door(served.port)
    for each in seen:
        if on_disk.pop(each.id, []) != each.moves:
            troubles.append(f"table {each.id}: the moves on disk are not those that were acknowledged")
        public = set()
        for seat, cookie in enumerate(each.people):
            _, answer, _ = await door.ask("GET", f"/api/tables/{each.id}", cookie=cookie)
            found, last = frames.decode(answer), each.lasts[seat]
            public.add(bytes(found.table))
            if [bytes(event) for event in found.events] != each.events[seat]:
                troubles.append(f"table {each.id}: seat {seat} was told other events")
            if (found.view, found.choices, found.decision) != (last.view, last.choices, last.decision):
                troubles.append(f"table {each.id}: seat {seat} was shown something else")
        _, answer, _ = await door.ask("GET", f"/api/tables/{each.id}")
        if public != {bytes(frames.decode(answer).table)}:
            troubles.append(f"table {each.id}: what is public is not the same for all")
    door.close()
    if on_disk:
        troubles.append(f"{len(on_disk)} tables on disk that nobody played at")
    return troubles


# --- The run


async def measure(database: Path, arguments: argparse.Namespace) -> dict[str, Any]:
    """One server, under load and then looked at again."""
    with Served(database) as served:
        load = Load(served, arguments.game, arguments.players, is_quiet=arguments.quiet)
        progress("people come in")
        await load.come(arguments.tables)
        memory = [served.memory_bytes()]
        progress("tables are opened")
        await load.open_all()
        memory.append(served.memory_bytes())
        await load.connect_all()
        memory.append(served.memory_bytes())
        windows = await find_limit(load, arguments) if arguments.limit else [await one_window(load, arguments)]
        memory.append(served.memory_bytes())
        progress("looking again")
        seen = load.leave()
    with Served(database) as again:
        troubles = load.troubles + await mismatches(again, database, seen)
    progress("")
    held = [window.rate for window in windows if window.is_held]
    kilobytes = [(later - memory[0]) / arguments.tables / 1024 for later in memory[1:]]
    return {
        "mode": served.mode,
        "game": arguments.game,
        "tables": arguments.tables,
        "sockets": arguments.tables * arguments.players,
        "windows": [window.report() for window in windows],
        "highest_rate_held": max(held, default=0.0) if arguments.limit else None,
        "server_mb_before": memory[0] / 2**20,
        "server_mb_after": memory[3] / 2**20,
        "kb_per_table": dict(zip(("seated", "with_sockets", "after_play"), kilobytes, strict=True)),
        "tables_looked_at": len(seen),
        "moves_acknowledged": sum(len(each.moves) for each in seen),
        "troubles": troubles,
    }


async def one_window(load: Load, arguments: argparse.Namespace) -> Window:
    progress(f"{arguments.rate:.0f} moves/s for {arguments.seconds:.0f} s")
    return await load.play(arguments.rate, arguments.seconds)


async def find_limit(load: Load, arguments: argparse.Namespace) -> list[Window]:
    """Higher and higher rates, until one is not held."""
    windows: list[Window] = []
    rate = arguments.rate
    while len(windows) < MOST_STEPS and (not windows or windows[-1].is_held):
        progress(f"{rate:.0f} moves/s for {arguments.seconds:.0f} s")
        windows.append(await load.play(rate, arguments.seconds))
        rate *= STEP
    return windows


def progress(text: str) -> None:
    """One line on stderr that is written over."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def show(found: dict[str, Any]) -> None:
    """The table."""
    print(f"{found['game']}, {found['mode']}: {found['tables']} tables, {found['sockets']} sockets")
    print(f"{'moves/s asked':>14} {'reached':>8} {'server':>8} {'workers':>8} {'client':>8}   p50, p99 and slowest")
    for row in found["windows"]:
        print(
            f"{row['rate_asked']:14.0f} {row['moves_per_second']:8.1f} {row['server_ms_per_move']:8.2f} "
            f"{row['worker_ms_per_move']:8.2f} {row['client_ms_per_move']:8.2f}   "
            f"{row['p50_ms']:.1f} / {row['p99_ms']:.1f} / {row['max_ms']:.1f} ms"
        )
    print("server, workers and client: milliseconds of the processor per move")
    together = sum(row["moves_while_several_are_asked"] for row in found["windows"])
    if together:
        print(f"moves while several seats were asked: {together} of {found['moves_acknowledged']}")
    if found["highest_rate_held"] is not None:
        print(
            f"highest rate held: {found['highest_rate_held']:.0f} moves/s (p99 within {1000 * SLOWEST_SECONDS:.0f} ms)"
        )
    each = found["kb_per_table"]
    print(
        f"memory: {found['server_mb_before']:.0f} MB before, {found['server_mb_after']:.0f} MB after; per table "
        f"{each['seated']:.0f} kB, {each['with_sockets']:.0f} kB with sockets, {each['after_play']:.0f} kB after play"
    )
    print(
        f"looked at again: {found['tables_looked_at']} tables, {found['moves_acknowledged']} moves acknowledged, "
        f"{len(found['troubles'])} mismatches"
    )
    for trouble in found["troubles"][:10]:
        print(f"  {trouble}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pocket-rockets", help="which game (default: pocket-rockets)")
    parser.add_argument("--players", type=int, default=3, help="people at each table (default: 3)")
    parser.add_argument("--tables", type=int, default=300, help="tables at a time (default: 300)")
    parser.add_argument(
        "--rate", type=float, default=200.0, help="moves per second, all tables together (default: 200)"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="how long moves are made (default: 60)")
    parser.add_argument("--quiet", action="store_true", help="whoever may pass or end does: most moves are plans")
    parser.add_argument("--limit", action="store_true", help="raise the rate, each for so many seconds, to the limit")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    if min(arguments.players, arguments.tables) < 1 or min(arguments.rate, arguments.seconds) <= 0:
        parser.error("--players, --tables, --rate and --seconds must be above 0")
    raise_open_files()
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(measure(Path(folder) / "load.db", arguments))
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        show(found)
    if found["troubles"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
