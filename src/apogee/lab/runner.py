"""The runner: it plays what is left of a schedule, in all processes, keeps it, and tells what came of it.

The results depend on the schedule alone: not on the number of processes, nor on stops in between.
"""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import signal
import sys
import threading
import time
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

from apogee import __version__
from apogee.arguments import BadArgument, options_of, seed_of, whole_number
from apogee.core.game import Game
from apogee.core.mode import program
from apogee.lab import results
from apogee.lab.figures import Progress, cores, number
from apogee.lab.part import Part
from apogee.lab.pool import spread
from apogee.lab.schedule import Schedule
from apogee.lab.worker import Played
from apogee.locale.texts import Texts

MOST_PROCESSES = 61 if sys.platform == "win32" else 512
INTERRUPTED = 130  # what shells expect of a program that Ctrl-C has ended


# --- What was asked for


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What every command that plays a schedule takes."""
    parser.add_argument("--seed", metavar=texts("help-text"), help=texts("simulate-help-seed"))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help=texts("simulate-help-option")
    )
    parser.add_argument("--out", metavar=texts("help-file"), help=texts("simulate-help-out"))
    parser.add_argument("--processes", metavar="N", help=texts("simulate-help-processes", cores=cores()))
    parser.add_argument("--plain", action="store_true", help=texts("help-plain"))


def common_facts(arguments: argparse.Namespace, game: Game[Any], players: int, texts: Texts) -> dict[str, Any]:
    """What schedules of every kind hold; with a fresh seed where none is given."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "components_hash": game.components_hash,
        "apogee_version": __version__,
        "players": players,
        "seed": seed_of(texts, arguments.seed) or secrets.token_hex(8),
        "options": options_of(texts, game, players, arguments.option),
    }


def check_file(out: Path, texts: Texts) -> None:
    """Refuse a file that results cannot be written to, before hours are spent on them."""
    if out.suffix.lower() not in results.ENDINGS:
        raise BadArgument(texts("simulate-bad-ending", file=str(out), endings=", ".join(results.ENDINGS)))
    check_new(out, texts)
    if out.suffix.lower() == ".parquet":
        try:
            import_module("polars")
        except ImportError:
            raise BadArgument(texts("simulate-no-polars")) from None


def check_new(file: Path, texts: Texts) -> None:
    """Refuse a path where a file is already, or whose folder is missing."""
    if os.path.lexists(file):
        raise BadArgument(texts("simulate-file-exists", file=str(file)))
    if not file.parent.is_dir():
        raise BadArgument(texts("simulate-no-folder", folder=str(file.parent)))


def part_of(out: Path) -> Path:
    return out.with_name(f"{out.name}.part")


def reason(error: OSError) -> str:
    return error.strerror or str(error)


# --- All of it


class Failure(Exception):
    """Why the command cannot go on, in a sentence. What is finished is kept."""


class Doubt(Failure):
    """Why the results cannot be relied on, in a sentence. They are not told."""


class Run:
    """A run of a command. A subclass says what is played, by which command, and what came of it."""

    def __init__(self, schedule: Schedule, texts: Texts, arguments: argparse.Namespace) -> None:
        self.schedule = schedule
        self.texts = texts
        self.arguments = arguments
        self.out = Path(arguments.out) if arguments.out is not None else None
        self.part: Part | None = None
        self.played: list[Played] = []
        self.done_before = 0
        self.processes = whole_number(texts, "--processes", arguments.processes or cores(), 1, MOST_PROCESSES)
        self.new = 0  # matches of this process
        self.seconds = 0.0
        self.title = texts.game.title if texts.game else schedule.game

    # What each command says for itself

    def words(self) -> list[str]:
        """The arguments that describe this run and no other, but for those that every run has."""
        raise NotImplementedError

    def introduction(self) -> str:
        """What is about to be played, in a sentence."""
        raise NotImplementedError

    def summary(self) -> str:
        """What came of the matches."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Before the first match."""

    def check(self) -> None:
        """After the last match: raises Doubt where the results cannot be relied on."""

    def is_enough(self) -> bool:
        """Whether what is played says all that was asked, so that the rest may be left."""
        return len(self.played) == self.schedule.matches

    # What is the same for all

    def run(self) -> int:
        """Play, write, tell; the exit code."""
        if self.out is None:
            return self.play_and_tell()
        check_file(self.out, self.texts)
        try:
            has_seed = self.arguments.seed is not None
            self.part = Part(part_of(self.out), self.schedule, has_seed=has_seed, texts=self.texts)
        except OSError as error:
            raise BadArgument(self.texts("simulate-cannot-write", file=str(self.out), reason=reason(error))) from None
        with closing(self.part):
            self.schedule = self.part.schedule
            self.played = list(self.part.played)
            self.done_before = len(self.played)
            return self.play_and_tell()

    def play_and_tell(self) -> int:
        self.processes = min(self.processes, max(1, self.schedule.matches - self.done_before))
        progress = Progress(self.texts, self.schedule.matches, self.done_before, is_plain=self.arguments.plain)
        self.introduce()
        failure: Failure | None = None
        with interruptions() as interruption:
            try:
                self.prepare()
                self.play(interruption, progress)
                if self.is_enough():
                    self.check()
                    self.write()
            except Failure as found:
                failure = found
            finally:
                progress.line.clear()
        if self.played and (self.is_enough() or self.out is None) and not isinstance(failure, Doubt):
            print(self.summary())
        if failure:
            print(f"apogee: {failure}", file=sys.stderr, flush=True)
        if isinstance(failure, Doubt):
            return 1
        if failure or not self.is_enough():
            self.say_how_to_go_on()
            return 1 if failure else INTERRUPTED
        if self.out is not None:
            rows = len(self.played) * self.schedule.players
            print(self.texts("simulate-written", file=str(self.out), rows=rows))
        return 0

    def introduce(self) -> None:
        """Before it begins: what is played, and by which seed."""
        self.tell(self.introduction())
        if self.done_before and self.part:
            done = number(self.texts, self.done_before)
            self.tell(self.texts("simulate-resumed", done=done, part=str(self.part.path)))

    def play(self, interruption: Interruption, progress: Progress) -> None:
        """Play what is left, until it is enough or stopped, and put all in order."""
        done = {each.match for each in self.played}
        every = range(self.schedule.matches)
        left = [match for match in every if match not in done] if done else every
        begin = time.monotonic()
        try:
            if left and not self.is_enough():
                with closing(spread(self.schedule, left, self.processes, interruption.is_there)) as chunks:
                    for chunk in chunks:
                        self.keep(chunk)
                        progress.tell(len(self.played))
                        if chunk and self.is_enough():
                            break
        except BrokenProcessPool:
            raise Failure(self.texts("simulate-broken")) from None
        except OSError as error:
            raise Failure(self.texts("simulate-no-process", reason=reason(error))) from None
        finally:
            self.seconds = time.monotonic() - begin
            self.played.sort()  # by number, and no two have the same

    def keep(self, chunk: list[Played]) -> None:
        """Keep matches, on disk if there is a file."""
        try:
            if self.part:
                self.part.add(chunk)
        except OSError as error:
            assert self.part is not None
            text = self.texts("simulate-cannot-write", file=str(self.part.path), reason=reason(error))
            raise Failure(text) from None
        self.played += chunk
        self.new += len(chunk)

    def write(self) -> None:
        """Write the file of results, and remove the part file."""
        if self.out is None or self.part is None:
            return
        try:
            results.write(self.out, self.schedule, self.played)
            self.part.path.unlink()
        except OSError as error:
            raise Failure(self.texts("simulate-cannot-write", file=str(self.out), reason=reason(error))) from None

    def say_how_to_go_on(self) -> None:
        facts: dict[str, str | int] = {"done": len(self.played), "total": self.schedule.matches}
        if self.out:
            self.tell(self.texts("simulate-go-on", **facts, command=self.command()))
        else:
            self.tell(self.texts("simulate-not-kept", **facts))

    def command(self) -> str:
        """The command that goes on with this run, or repeats it."""
        schedule = self.schedule
        words = [*program(), *self.words(), f"--players={schedule.players}", f"--seed={schedule.seed}"]
        words += [f"--option={name}={value}" for name, value in schedule.options.items()]
        words += [f"--out={self.out}"]
        components = os.environ.get("APOGEE_COMPONENTS")
        return (f"APOGEE_COMPONENTS={shlex.quote(components)} " if components else "") + shlex.join(words)

    def tell(self, text: str) -> None:
        print(text, file=sys.stderr, flush=True)


class Interruption:
    """Whether Ctrl-C was pressed, or SIGTERM sent."""

    def __init__(self) -> None:
        self.has_come = False

    def is_there(self) -> bool:
        return self.has_come

    def note(self, _number: int, _frame: FrameType | None) -> None:
        self.has_come = True


@contextmanager
def interruptions() -> Generator[Interruption]:
    """Inside this block, Ctrl-C and SIGTERM are only noted; they do not end the program where it stands."""
    interruption = Interruption()
    if threading.current_thread() is not threading.main_thread():
        yield interruption
        return
    before = {each: signal.signal(each, interruption.note) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield interruption
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
