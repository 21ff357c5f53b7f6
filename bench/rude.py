"""What people at tables feel while others are rude: every attack of `bench/attacks.py`, one after the other.

For each attack there is a new server, `apogee serve` with a new database and its own limits, behind what looks like a
proxy: everybody has an address of their own. Some people come as guests. Each plays against a bot over a socket with
small pauses, looks at the table and the lists, and asks for a hint now and then; a table of theirs waits in the lobby
for others. Meanwhile the attack goes on, as a process of its own. Afterwards all has to be as before.

One person makes about eight moves a second, and of fewer than a hundred the slowest alone decides what 99 of 100 took:
so there are several, and the table tells how many moves they made.

The exit code is 1 where a figure is not held: 99 of 100 moves within 100 ms and requests within 150 ms, every hint
within 2 s and bot's move within 3 s, at most 150 MB more of memory, no stall of the event loop above 200 ms, nothing
that the person is refused, nothing that must not be. The stall is what the server's figures tell of its loop, or, if
they do not, the longest time that a small request took. On a machine that has other things to do nothing is held, not
even beside nobody: `work` then tells what the server itself was at, in processor time.

An attack alone is `--only NAME`. Each takes ten to fifteen seconds more than it goes on, and at most five minutes more.
"""

import argparse
import asyncio
import json
import os
import random
import re
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import uvloop
from attacks import ATTACKS, ENDING_SECONDS, NOT_FROM_OUTSIDE, PREPARING_SECONDS, Attack
from guests import LOST, Guest, Line
from served import PAGE_BYTES, ROOT, Program, children_of, raise_open_files

from apogee.catalog import GAMES, game

MOVE_SECONDS = 0.1  # that 99 of 100 moves may take
LOOK_SECONDS = 0.15  # and requests for the table and the lists
HINT_SECONDS = 2.0  # that any hint may take
BOT_SECONDS = 3.0  # and any move of a bot
STALL_SECONDS = 0.2  # that the event loop may be at one thing
MEMORY_BYTES = 150 * 2**20  # that all processes of the server may take more than before
PEOPLE = 4
POLITE = tuple(f"198.51.100.{number}" for number in range(1, 1 + PEOPLE))  # where they come from
PROBES = tuple(f"198.51.100.{number}" for number in range(10, 16))  # and those who look whether the loop goes on
BEFORE_SECONDS = 3.0  # of play before an attack, and after it; at most half as long as the attack
SETTLING_SECONDS = 2.0  # between an attack's end and the play after it, likewise
PATIENCE_SECONDS = 60.0  # for the person's move or the bot's, before they give up
HINT_EVERY_SECONDS = 3.0
ROW_SECONDS = 300.0  # for all of an attack, besides its own time twice; ordinarily it takes a tenth of that
NICENESS = 10  # of the attacker's process: it stands for another machine
ORIGIN = "http://rude.example"
LAG = re.compile(r"^apogee_lag_most_seconds ([\d.e+-]+)", re.M)
SOCKETS = re.compile(r"^apogee_sockets ([\d.e+-]+)", re.M)


# --- The person


class Felt:
    """What a person felt for a while, in seconds."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.looks: list[float] = []
        self.hints: list[float] = []
        self.bots: list[float] = []
        self.troubles: Counter[str] = Counter()  # what a person must not meet

    def add(self, other: "Felt") -> None:
        """What somebody else felt meanwhile."""
        self.moves += other.moves
        self.looks += other.looks
        self.hints += other.hints
        self.bots += other.bots
        self.troubles += other.troubles

    @contextmanager
    def time_into(self, times: list[float]) -> Generator[None]:
        begin = time.perf_counter()
        yield
        times.append(time.perf_counter() - begin)


class Person(Guest):
    """Somebody who plays, looks around, and asks for a hint now and then."""

    def __init__(
        self,
        port: int,
        game: str = "pocket-rockets",
        bot: str = "greedy",
        pace: float = 1.0,
        *,
        address: str = POLITE[0],
    ) -> None:
        super().__init__(port, address)
        self.game = game
        self.bot = bot
        self.pace = pace  # of the pauses
        self.felt = Felt()
        self.dice = random.Random(address)  # noqa: S311 - for play, not for secrets
        self.table = ""
        self.waiting = ""  # a table in the lobby, for others to find
        self.onlooker = Guest(port, address)  # the same person's other connections
        self.asker = Guest(port, address)
        self.bot_since: float | None = None
        self.number = 0  # of the last event seen
        self.has_moved = False  # since then

    async def arrive(self) -> None:
        """Come in, put a table into the lobby and sit down at another."""
        if await self.come("Ada") != 200:
            self.felt.troubles["could not come in"] += 1
        self.onlooker.cookie = self.asker.cookie = self.cookie
        self.waiting = await self.open("pocket-rockets", 4, name="Ada's table")
        await self.sit_down()

    async def sit_down(self) -> None:
        self.table = await self.sit_with_bots(self.game, max(2, game(self.game).players[0]), self.bot)
        if not self.table or not self.waiting:
            self.felt.troubles["could not open a table"] += 1

    async def play(self, is_over: Callable[[], bool]) -> None:
        """Play and look around until it is over."""
        done = asyncio.Event()

        async def all_moves() -> None:
            try:
                await self.make_moves(is_over)
            except LOST as error:
                self.felt.troubles[f"the game ended: {type(error).__name__}"] += 1
                if self.bot_since is not None:  # it has not come to an end, but lasted so long
                    self.felt.bots.append(time.perf_counter() - self.bot_since)
            finally:
                done.set()

        await asyncio.gather(all_moves(), self.look_around(done))

    async def make_moves(self, is_over: Callable[[], bool], moves: int = 1_000_000) -> None:
        """Moves, with a hint before some of them, until it is over or so many are made."""
        made, hint_at = 0, time.perf_counter() + HINT_EVERY_SECONDS * self.pace
        while not is_over() and made < moves:
            self.bot_since = None
            async with self.live(self.table) as line:
                line.on_state = self.see
                while not is_over() and made < moves:
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        if not await line.turn():
                            await self.sit_down()
                            break
                    if self.pace == 0 or time.perf_counter() >= hint_at:
                        await self.ask_for_hint()
                        hint_at = time.perf_counter() + HINT_EVERY_SECONDS * self.pace
                    await asyncio.sleep(self.dice.uniform(0.05, 0.15) * self.pace)
                    await self.move(line)
                    made += 1

    async def move(self, line: Line) -> None:
        words = self.dice.choice(line.state["choices"])
        self.has_moved = True
        async with asyncio.timeout(PATIENCE_SECONDS):
            with self.felt.time_into(self.felt.moves):
                answer = await line.do("play", decision=line.state["decision"], words=words)
        if not answer.get("ok"):
            self.felt.troubles[f"move refused: {answer['error']}"] += 1

    def see(self, state: dict[str, Any]) -> None:
        """A frame has come: a bot that is to move has moved when it is no longer asked, or when it did something."""
        now, bots = time.perf_counter(), [seat for seat in state["table"]["pending"] if seat != state["viewer"]]
        is_news = state["number"] > self.number and not self.has_moved
        if self.bot_since is not None and (is_news or not bots):
            self.felt.bots.append(now - self.bot_since)
            self.bot_since = None
        if bots and self.bot_since is None:
            self.bot_since = now
        self.number, self.has_moved = state["number"], False

    async def ask_for_hint(self) -> None:
        with self.felt.time_into(self.felt.hints):
            status = await self.asker.ask("GET", f"/api/tables/{self.table}/hint")
        if status != 200:
            self.felt.troubles[f"no hint: {status}"] += 1

    async def look_around(self, done: asyncio.Event) -> None:
        """The table and both lists, again and again."""
        while not done.is_set():
            for path in self.sights():
                await self.look(path)
                with suppress(TimeoutError):
                    await asyncio.wait_for(done.wait(), 0.25)

    def sights(self) -> tuple[str, ...]:
        return f"/api/tables/{self.table}", "/api/tables", "/api/tables?mine=true"

    async def look(self, path: str) -> None:
        with self.felt.time_into(self.felt.looks):
            status = await self.onlooker.ask("GET", path)
        if status != 200:
            self.felt.troubles[f"GET {path.partition('?')[0][:11]}: {status}"] += 1
        elif path == "/api/tables" and self.waiting.encode() not in self.onlooker.answer:
            self.felt.troubles["the own table is not in the list"] += 1

    def leave(self) -> None:
        for guest in (self, self.onlooker, self.asker):
            guest.close()


# --- The server, and who watches it


class Host(Program):
    """`apogee serve`, with its own limits."""

    def __init__(self, folder: Path, port: int, figures: int, *, is_direct: bool) -> None:
        self.database = folder / "rude.db"
        self.log = folder / "log"
        self.figures = figures
        words = ["serve", "--database", str(self.database), "--port", str(port), "--metrics-port", str(figures)]
        with self.log.open("ab") as log:
            origin = [] if is_direct else ["--origin", ORIGIN]
            super().__init__(["-m", "apogee", "--lang", "en", *words, *origin], self.database, log)

    def tree(self) -> list[int]:
        """Its process and those it has started."""
        found = [self.process.pid]
        for process in found:
            with suppress(OSError):
                found += children_of(process)
        return found

    def memory_of_all(self) -> int:
        """What all of them hold in memory."""
        total = 0
        for process in self.tree():
            with suppress(OSError, IndexError):
                total += int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE_BYTES
        return total

    def work_seconds(self) -> float:
        """What its own process has used of the processor, to the microsecond: other programs do not count."""
        total = 0
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            with suppress(OSError):  # it may have ended meanwhile
                total += int((thread / "schedstat").read_text().split()[0])
        return total / 1e9

    def disk_bytes(self) -> int:
        """What its database holds, also what is still in the log of writes."""
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as connection:
            (pages,), (size,) = (connection.execute(f"PRAGMA {of}").fetchone() for of in ("page_count", "page_size"))
        return int(pages) * int(size)

    def figure(self, pattern: re.Pattern[str]) -> float | None:
        """What its figures say."""
        with urlopen(f"http://127.0.0.1:{self.figures}/metrics", timeout=PATIENCE_SECONDS) as page:
            found = pattern.search(page.read().decode())
        return float(found[1]) if found else None


class Watch:
    """Looks at a server for a while: its memory, and whether its event loop goes on."""

    def __init__(self, host: Host, port: int) -> None:
        self.host = host
        self.doors = [Guest(port, address) for address in PROBES]
        self.memory = 0
        self.slowest = 0.0  # of small requests
        self.work = 0.0  # most that the server was at, by its own processor time, while one of them waited
        self.lag: float | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Watch":
        self.tasks = [asyncio.create_task(work()) for work in (self.probe, self.weigh, self.ask_for_lag)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for door in self.doors:
            door.close()

    async def probe(self) -> None:
        """A small request every 20 ms, in turn from several addresses, so that none asks too often."""
        while True:
            for door in self.doors:
                begin, used = time.perf_counter(), self.host.work_seconds()
                await door.ask("GET", "/api/me")
                self.slowest = max(self.slowest, time.perf_counter() - begin)
                self.work = max(self.work, self.host.work_seconds() - used)
                await asyncio.sleep(0.02)

    async def weigh(self) -> None:
        while True:
            self.memory = max(self.memory, self.host.memory_of_all())
            await asyncio.sleep(0.1)

    async def ask_for_lag(self) -> None:
        while True:
            lag = await asyncio.to_thread(self.host.figure, LAG)
            if lag is not None:
                self.lag = max(self.lag or 0.0, lag)
            await asyncio.sleep(1.0)

    @property
    def stall(self) -> float:
        return self.slowest if self.lag is None else self.lag


# --- One attack


async def measure_in_time(attack: type[Attack], folder: Path, arguments: argparse.Namespace) -> dict[str, Any]:
    """All about one attack, or that it took too long."""
    try:
        async with asyncio.timeout(2 * arguments.seconds + ROW_SECONDS):
            return await measure(attack, folder, arguments)
    except TimeoutError:
        return {"attack": attack.name, "not_held": ["it did not come to an end"]}


async def measure(attack: type[Attack], folder: Path, arguments: argparse.Namespace) -> dict[str, Any]:
    """All about one attack."""
    port, figures = free_port(), free_port()
    pause, settling = (min(most, arguments.seconds / 2) for most in (BEFORE_SECONDS, SETTLING_SECONDS))
    say(f"{attack.name}: is prepared")
    host = Host(folder, port, figures, is_direct=attack.is_direct)
    rude = None
    try:
        rude = await begin(attack, port, host.process.pid, arguments.seconds)
        await next_line(rude, arguments.seconds + PREPARING_SECONDS)
        if attack.is_on_sleeping_tables:
            host.end()
            host = Host(folder, port, figures, is_direct=attack.is_direct)
        people = [Person(port, arguments.game or attack.game, arguments.bot, address=each) for each in POLITE]
        for person in people:
            await person.arrive()
        await play_beside(people, pause)
        memory, disk, log, sockets = host.memory_of_all(), host.disk_bytes(), host.log.stat().st_size, sockets_of(host)
        say(f"{attack.name}: {arguments.seconds:.0f} s")
        async with Watch(host, port) as watch:
            found = asyncio.create_task(begin_attack(rude, arguments.seconds + ENDING_SECONDS + PATIENCE_SECONDS))
            begun, used = time.perf_counter(), host.processor_seconds()
            during = await play_beside(people, 10 * PATIENCE_SECONDS, found)
            seconds, used = time.perf_counter() - begun, host.processor_seconds() - used
        tally = await found
        disk, log = host.disk_bytes() - disk, host.log.stat().st_size - log
        say(f"{attack.name}: afterwards")
        await asyncio.sleep(settling)
        after = await play_beside(people, pause)
        changed = await changes_left(host, port, sockets)
        for person in people:
            person.leave()
    finally:
        if rude is not None and rude.returncode is None:
            rude.kill()
            await rude.wait()
        host.end()
    row = {
        "attack": attack.name,
        "finding": attack.finding,
        "about": attack.__doc__,
        "seconds": seconds,
        **tally,
        **shown_of(during, ""),
        **shown_of(after, "after_"),
        "memory_mb_more": (watch.memory - memory) / 2**20,
        "stall_ms": 1000 * watch.stall,
        "work_ms": 1000 * watch.work,
        "stall_by": "figures" if watch.lag is not None else "requests",
        "slowest_small_request_ms": 1000 * watch.slowest,
        "server_busy_percent": 100 * used / seconds,
        "disk_kb_per_second": disk / 1024 / seconds,
        "log_kb_per_second": log / 1024 / seconds,
        "changed": changed,
    }
    row["not_held"] = not_held(row)
    return row


async def begin(attack: type[Attack], port: int, server: int, seconds: float) -> asyncio.subprocess.Process:
    """The attacker's process."""
    environment = {**os.environ}
    environment.setdefault("PYTHONPATH", str(ROOT / "src"))
    words = [str(ROOT / "bench" / "attacks.py"), attack.name, str(port), str(server), str(seconds)]
    return await asyncio.create_subprocess_exec(
        *("nice", "-n", str(NICENESS), sys.executable, *words),
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**20,
    )


async def next_line(rude: asyncio.subprocess.Process, seconds: float) -> bytes:
    """The next thing that the attacker says."""
    assert rude.stdout is not None
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            return await rude.stdout.readline()
    return b""


async def begin_attack(rude: asyncio.subprocess.Process, seconds: float) -> dict[str, Any]:
    """The word to begin, and what came of it."""
    assert rude.stdin is not None
    rude.stdin.write(b"go\n")
    line = await next_line(rude, seconds)
    nothing = {"accepted": 0, "refused": {}, "faults": {"the attacker fell silent": 1}, "notes": []}
    found: dict[str, Any] = json.loads(line) if line else nothing
    return found


async def play_beside(people: list[Person], seconds: float, task: "asyncio.Task[Any] | None" = None) -> Felt:
    """What people feel for some time, or until something is done."""
    end, felt = time.monotonic() + seconds, Felt()
    for person in people:
        person.felt = Felt()
    await asyncio.gather(
        *(person.play(lambda: time.monotonic() > end or (task is not None and task.done())) for person in people)
    )
    for person in people:
        felt.add(person.felt)
    return felt


def sockets_of(host: Host) -> float:
    return host.figure(SOCKETS) or 0.0


async def changes_left(host: Host, port: int, sockets: float) -> list[str]:
    """What is not as it was before: somebody new can come, open a table and see it; no socket is left."""
    changed = []
    new = Guest(port, "198.51.100.99")
    if await new.come("Bob") != 200 or not (table := await new.open("pocket-rockets", 2)):
        changed.append("nobody new can open a table")
    elif await new.ask("GET", f"/api/tables/{table}") != 200:
        changed.append("a new table is not shown")
    new.close()
    if (left := sockets_of(host)) > sockets:
        changed.append(f"{left - sockets:.0f} sockets are left")
    return changed


def shown_of(felt: Felt, prefix: str) -> dict[str, Any]:
    found = {
        "moves": len(felt.moves),
        "moves_p50_ms": 1000 * share(felt.moves, 0.5),
        "moves_p99_ms": 1000 * share(felt.moves, 0.99),
        "looks": len(felt.looks),
        "looks_p99_ms": 1000 * share(felt.looks, 0.99),
        "hints": len(felt.hints),
        "hint_slowest_ms": 1000 * max(felt.hints, default=0.0),
        "bot_moves": len(felt.bots),
        "bot_slowest_ms": 1000 * max(felt.bots, default=0.0),
        "troubles": dict(felt.troubles),
    }
    return {prefix + name: value for name, value in found.items()}


def share(times: list[float], part: float) -> float:
    """The time within which this part of them was done."""
    ordered = sorted(times) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def not_held(row: dict[str, Any]) -> list[str]:
    """The figures that were not held, and whatever must not be."""
    found = []
    for when in ("", "after_"):
        bounds = {
            "moves_p99_ms": MOVE_SECONDS,
            "looks_p99_ms": LOOK_SECONDS,
            "hint_slowest_ms": HINT_SECONDS,
            "bot_slowest_ms": BOT_SECONDS,
        }
        found += [f"{when}{name}" for name, most in bounds.items() if row[when + name] > 1000 * most]
        found += [f"{when.replace('_', ': ')}{trouble}" for trouble in row[f"{when}troubles"]]
        found += [] if row[f"{when}moves"] else [f"{when}no move was made"]
    found += ["stall"] if row["stall_ms"] > 1000 * STALL_SECONDS else []
    found += ["memory"] if row["memory_mb_more"] > MEMORY_BYTES / 2**20 else []
    return [*found, *row["faults"], *row["changed"]]


# --- The program


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def say(text: str) -> None:
    """Progress, on stderr."""
    print(text, file=sys.stderr, flush=True)


HEAD = (
    f"{'attack':<18} {'accepted':>8} {'refused':>8}  {'moves':>5} {'p50':>6} {'p99':>6} {'looks p99':>9} {'hint':>6} "
    f"{'bot':>6} {'MB more':>7} {'stall':>6} {'work':>6} {'busy':>5} {'disk kB/s':>9} {'log kB/s':>8}  held"
)


def line_of(row: dict[str, Any]) -> str:
    """One line of the table; times are in milliseconds."""
    held = "ok" if not row["not_held"] else "NOT: " + ", ".join(row["not_held"])
    if "accepted" not in row:
        return f"{row['attack']:<18} {held}"
    notes = f"  ({'; '.join(row['notes'])})" if row["notes"] else ""
    return (
        f"{row['attack']:<18} {row['accepted']:8} {sum(row['refused'].values()):8}  {row['moves']:5} "
        f"{row['moves_p50_ms']:6.1f} {row['moves_p99_ms']:6.0f} "
        f"{row['looks_p99_ms']:9.0f} {row['hint_slowest_ms']:6.0f} "
        f"{row['bot_slowest_ms']:6.0f} {row['memory_mb_more']:7.0f} {row['stall_ms']:6.0f} {row['work_ms']:6.0f} "
        f"{row['server_busy_percent']:4.0f}% {row['disk_kb_per_second']:9.0f} {row['log_kb_per_second']:8.1f}  "
        f"{held}{notes}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=ATTACKS, metavar="NAME", help="only these attacks")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each attack goes on (default: 15)")
    parser.add_argument("--game", choices=GAMES, help="what the person plays (default: pocket-rockets, mostly)")
    parser.add_argument("--bot", default="greedy", help="the bot that the person plays against (default: greedy)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures into a file")
    parser.add_argument("--list", action="store_true", help="list the attacks")
    arguments = parser.parse_args()
    if arguments.seconds <= 0:
        parser.error("--seconds must be above 0")
    if arguments.list:
        for name, attack in ATTACKS.items():
            print(f"{name:<18} {attack.__doc__}" + (f" (finding {attack.finding})" if attack.finding else ""))
        print(NOT_FROM_OUTSIDE)
        return
    raise_open_files()
    rows = []
    print(HEAD, flush=True)
    for name in arguments.only or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            rows.append(uvloop.run(measure_in_time(ATTACKS[name], Path(folder), arguments)))
        print(line_of(rows[-1]), flush=True)
        if arguments.json:
            arguments.json.write_text(json.dumps(rows, indent=1) + "\n")
    held = sum(not row["not_held"] for row in rows)
    print("times in milliseconds; work: what the server itself was at while a small request waited; busy: all in all")
    print(f"held beside {held} of {len(rows)}")
    if held < len(rows):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
