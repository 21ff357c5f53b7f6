"""What a move costs two versions of the server: the same matches, move by move, over real sockets on both.

Seeds, ids and entropy are the same on both sides, and the choice of each move is the table's own chance; so where both
play by the same rules, both get the same commands, and the last line says whether they did. One move is under way at a
time, and the next is made when its frames have come.

    python bench/cost.py BEFORE AFTER [--game rocketmen] [--rounds 9]
    python bench/cost.py BEFORE AFTER --instructions

BEFORE and AFTER are folders with a program to run, as build/compiled of two worktrees. Without more words, both servers
run and take turns, some hundred moves each, and the medians of their processor times are told. With --instructions,
each runs under valgrind, and counts what it does itself (the system's share is not in it). What the server does by
the clock and not for a move is left out there, since valgrind makes a second short.
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import fields
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from load import Load, Place
from served import LIMITS, Served, raise_open_files

FRAME_SECONDS = 600.0  # for the frames of a move, also under valgrind
NEVER_SECONDS = 1e7  # before what is done by the clock is done again


class Pending(msgspec.Struct):
    """What matters here of a table."""

    pending: list[int]


class Version(Served):
    """A server of one version."""

    def __init__(self, tree: Path, folder: Path, *, is_counted: bool) -> None:
        self.tree = tree
        self.counts = folder / "counts"
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={self.counts}"]
        command = [__file__, "--serve", str(folder / "cost.db"), *(["--still"] if is_counted else [])]
        with (folder / "log").open("wb") as log:
            super().__init__(folder / "cost.db", command, log=log, under=valgrind if is_counted else [], tree=tree)

    def count(self, word: str) -> None:
        """Begin to count instructions, or end."""
        command = ["callgrind_control", f"--instr={word}", str(self.process.pid)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def counted(self) -> int:
        """The instructions that were counted; it has ended."""
        lines = self.counts.read_text(errors="replace").splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("totals:"))

    def work_seconds(self) -> float:
        """What it has used of the processor, all threads together, to the microsecond."""
        total = 0
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            total += int((thread / "schedstat").read_text().split()[0])
        return total / 1e9

    def asked_of_system(self) -> list[int]:
        """How often its threads have waited, and how often it has written: the work of the system follows those."""
        process = Path(f"/proc/{self.process.pid}")
        texts = [(thread / "status").read_text() for thread in (process / "task").iterdir()]
        waits = [int(each) for text in texts for each in re.findall(r"^voluntary_ctxt_switches:\s+(\d+)", text, re.M)]
        return [sum(waits), *map(int, re.findall(r"^syscw: (\d+)", (process / "io").read_text(), re.M))]


class Players(Load):
    """Everybody who plays, each move after the other."""

    def __init__(self, version: Version, arguments: argparse.Namespace) -> None:
        super().__init__(version, arguments.game, arguments.players, is_quiet=arguments.quiet)
        self.doors = self.doors[:1]  # so that all come and sit down in one order
        self.dice = random.Random(1)  # noqa: S311 - for play, not for secrets
        self.number = 0
        self.digest = sha256()
        self.frames = 0
        self.bytes = 0

    def receive(self, link: Any, payload: bytes) -> None:
        self.frames += 1
        self.bytes += len(payload)
        super().receive(link, payload)

    async def move(self) -> None:
        """One move at the next table, when all that has to come before it has come."""
        place = self.places[self.number % len(self.places)]
        self.number += 1
        async with asyncio.timeout(FRAME_SECONDS):
            while self.opening or not (seats := self.asked(place)):
                await asyncio.sleep(0.0005)
            seat, key = self.dice.choice(seats), self.key()
            person = place.people[seat]
            quiet = [words for words in person.last.choices if words in ("pass", "end")] if self.is_quiet else []
            words = self.dice.choice(quiet or person.last.choices)
            self.digest.update(f"{self.number} {seat} {words}\n".encode())
            place.waiting = (key, seat, words, time.perf_counter())
            command = {"do": "play", "key": key, "decision": person.last.decision, "words": words}
            assert person.link is not None
            person.link.send(msgspec.json.encode(command))
            await self.answered(place)
        if self.troubles:
            raise SystemExit(self.troubles[0])

    async def answered(self, place: Place) -> None:
        while place.waiting or self.opening:
            await asyncio.sleep(0.0005)

    def asked(self, place: Place) -> list[int]:
        """The seats that are to act, once all of them know of it."""
        if place.waiting is not None:
            return []
        newest = place.people[place.mover].last.table
        seats = msgspec.json.decode(newest, type=Pending).pending if newest else []
        lasts = [place.people[seat].last for seat in seats]
        return seats if all(last.choices and last.table == newest for last in lasts) else []

    async def play(self, moves: int) -> None:  # type: ignore[override]
        for _ in range(moves):
            await self.move()

    async def begin(self, tables: int) -> None:
        await self.come(tables)
        await self.open_all()
        await self.connect_all()


async def compared(versions: list[Version], arguments: argparse.Namespace) -> dict[str, Any]:
    """Processor time of both, in turns; which of them comes first changes."""
    players = [Players(version, arguments) for version in versions]
    for each in players:
        await each.begin(arguments.tables)
        await each.play(arguments.moves // 2)
    rounds: list[list[float]] = [[], []]
    system = [version.asked_of_system() for version in versions]
    for number in range(arguments.rounds):
        for which in (0, 1) if number % 2 else (1, 0):
            begun = versions[which].work_seconds()
            await players[which].play(arguments.moves)
            rounds[which].append((versions[which].work_seconds() - begun) / arguments.moves)
    moves = arguments.moves * arguments.rounds
    ends = [version.asked_of_system() for version in versions]
    return {
        "waits_and_writes": [
            [(end - begin) / moves for begin, end in zip(*each, strict=True)] for each in zip(system, ends, strict=True)
        ],
        "unit": "ms of the processor per move",
        "rounds": [[1000 * each for each in side] for side in rounds],
        "medians": [1000 * statistics.median(side) for side in rounds],
        "ratio": statistics.median(after / before for before, after in zip(*rounds, strict=True)),
        **told(players),
    }


async def counted(version: Version, arguments: argparse.Namespace) -> Players:
    """The moves that are counted, after some that are not."""
    players = Players(version, arguments)
    await players.begin(arguments.tables)
    await players.play(arguments.moves // 2)
    players.frames = players.bytes = 0
    version.count("on")
    await players.play(arguments.moves)
    version.count("off")
    return players


def told(players: list[Players]) -> dict[str, Any]:
    return {
        "frames": [each.frames for each in players],
        "kb": [each.bytes / 1024 for each in players],
        "is_same": len({each.digest.hexdigest() for each in players}) == 1,
    }


def measured(folder: Path, arguments: argparse.Namespace) -> dict[str, Any]:
    """Both versions, beside each other or one after the other."""
    folders = [folder / name for name in ("before", "after")]
    for each in folders:
        each.mkdir()
    sides = list(zip((arguments.before, arguments.after), folders, strict=True))
    if not arguments.instructions:
        versions = [Version(tree, place, is_counted=False) for tree, place in sides]
        try:
            return {"modes": [each.mode for each in versions], **uvloop.run(compared(versions, arguments))}
        finally:
            for version in versions:
                version.end()
    players, millions, modes = [], [], []
    for tree, place in sides:
        with Version(tree, place, is_counted=True) as version:
            players.append(uvloop.run(counted(version, arguments)))
        modes.append(version.mode)
        millions.append(version.counted() / arguments.moves / 1e6)
        if arguments.keep:
            version.counts.rename(arguments.keep / f"callgrind.{place.name}")
    return {
        "modes": modes,
        "unit": "million instructions per move",
        "medians": millions,
        "ratio": millions[1] / millions[0],
        **told(players),
    }


# --- The server's process


def serve(database: str, *, is_still: bool) -> None:
    """A server of the version that PYTHONPATH names, without chance of its own."""
    from apogee.core.mode import mode
    from apogee.locale.texts import Texts
    from apogee.server import hall
    from apogee.server.limits import Limits
    from apogee.server.serve import configure_log, listen, run_loop, run_server
    from apogee.server.storage import Storage
    from apogee.server.thinking import Thinking

    numbers = count(1)
    settled: Any = hall.Hall.__init__
    settled.__kwdefaults__ |= {
        "new_id": lambda: f"id{next(numbers):08}",
        "new_seed": lambda: sha256(f"seed {next(numbers)}".encode()).hexdigest(),
        "new_secret": lambda: f"secret-{next(numbers):032}",
    }
    if is_still:
        hall.DUE_SECONDS = NEVER_SECONDS
        try:
            from apogee.server import watch
        except ImportError:  # before issue 15 there was nothing to watch
            pass
        else:
            watch.TICK_SECONDS = watch.COUNTING_SECONDS = NEVER_SECONDS  # type: ignore[misc]
    known = {field.name for field in fields(Limits)}
    limits = Limits(**{name: value for name, value in LIMITS.items() if name in known})
    configure_log()
    listener = listen(Texts("en"), "127.0.0.1", 0)
    storage = Storage.open(database)
    print(json.dumps({"port": listener.getsockname()[1], "mode": mode()}), flush=True)
    run_loop(run_server(storage, Thinking(1), listener, (), limits))


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        raise_open_files()
        serve(sys.argv[2], is_still="--still" in sys.argv)
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="the folder of one program")
    parser.add_argument("after", type=Path, help="and of the other")
    parser.add_argument("--game", default="pocket-rockets", help="which game (default: pocket-rockets)")
    parser.add_argument("--players", type=int, default=3, help="people at each table (default: 3)")
    parser.add_argument("--tables", type=int, default=4, help="tables (default: 4)")
    parser.add_argument("--moves", type=int, default=400, help="moves of each round (default: 400)")
    parser.add_argument("--rounds", type=int, default=9, help="rounds of each version (default: 9)")
    parser.add_argument("--quiet", action="store_true", help="whoever may pass or end does: most moves are plans")
    parser.add_argument("--instructions", action="store_true", help="count instructions, by valgrind")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep callgrind's files there")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    arguments = parser.parse_args()
    if min(arguments.players, arguments.tables, arguments.moves, arguments.rounds) < 1:
        parser.error("--players, --tables, --moves and --rounds must be above 0")
    os.environ["PYTHONHASHSEED"] = "0"
    with tempfile.TemporaryDirectory() as folder:
        found = measured(Path(folder), arguments)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return
    before, after = found["medians"]
    print(f"{arguments.game}, {' and '.join(found['modes'])}: {arguments.tables} tables of {arguments.players}")
    print(f"{found['unit']}: {before:.3f} before, {after:.3f} after, {100 * (found['ratio'] - 1):+.1f} %")
    for name, side in zip(("before", "after"), found.get("rounds", []), strict=False):
        print(f"{name:<7}", *(f"{each:.3f}" for each in side))
    for name, side in zip(("before", "after"), found.get("waits_and_writes", []), strict=False):
        print(f"{name:<7} {side[0]:.2f} times it waited and {side[1]:.2f} it wrote, per move")
    print(f"frames {found['frames']}, kB {[round(each) for each in found['kb']]}")
    print("both were given the same commands" if found["is_same"] else "THE COMMANDS WERE NOT THE SAME")


if __name__ == "__main__":
    main()
