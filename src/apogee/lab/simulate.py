"""`apogee simulate GAME`: many matches between bots, in all processes there are; a summary, and a file of results.

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

from apogee import __version__, catalog
from apogee.arguments import BadArgument, game_of, one_of, options_of, seed_of, whole
from apogee.bots import roster
from apogee.core.game import Game
from apogee.core.mode import mode, program
from apogee.lab import results
from apogee.lab.figures import Progress, cores, number
from apogee.lab.part import Part
from apogee.lab.pool import spread
from apogee.lab.report import summary
from apogee.lab.schedule import Schedule
from apogee.lab.worker import Played, through_match
from apogee.locale.texts import Texts

MATCHES = 1000
MOST_MATCHES = 10**9
MOST_PROCESSES = 61 if sys.platform == "win32" else 512
INTERRUPTED = 130  # what shells expect of a program that Ctrl-C has ended


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What the command takes."""
    parser.add_argument(
        "game", metavar=texts("help-game"), help=texts("simulate-help-game", games=", ".join(catalog.GAMES))
    )
    parser.add_argument("--matches", metavar="N", default=MATCHES, help=texts("simulate-help-matches", default=MATCHES))
    parser.add_argument("--players", metavar="N", help=texts("simulate-help-players"))
    parser.add_argument("--bots", metavar="NAME,NAME", help=texts("simulate-help-bots"))
    parser.add_argument("--seed", metavar=texts("help-text"), help=texts("simulate-help-seed"))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help=texts("simulate-help-option")
    )
    parser.add_argument("--out", metavar=texts("help-file"), help=texts("simulate-help-out"))
    parser.add_argument("--processes", metavar="N", help=texts("simulate-help-processes", cores=cores()))
    parser.add_argument("--plain", action="store_true", help=texts("help-plain"))
    parser.add_argument("--journal", nargs=2, metavar=("N", texts("help-file")), help=texts("simulate-help-journal"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play; the exit code."""
    game = game_of(texts, arguments.game)
    texts = texts.of(game)
    schedule = schedule_of(arguments, game, texts)
    if arguments.journal is not None:
        return export_one(arguments, game, schedule, texts)
    processes = whole(texts, "--processes", arguments.processes or cores(), 1, MOST_PROCESSES)
    if arguments.out is None:
        return Simulation(schedule, texts, processes, is_plain=arguments.plain).run()
    out = Path(arguments.out)
    check_file(out, texts)
    try:
        part = Part(part_of(out), schedule, has_seed=arguments.seed is not None, texts=texts)
    except OSError as error:
        raise BadArgument(texts("simulate-cannot-write", file=str(out), reason=reason(error))) from None
    with closing(part):
        return Simulation(part.schedule, texts, processes, is_plain=arguments.plain, out=out, part=part).run()


# --- What was asked for


def schedule_of(arguments: argparse.Namespace, game: Game[Any], texts: Texts) -> Schedule:
    """The run that the arguments describe; with a fresh seed where they give none."""
    matches = whole(texts, "--matches", arguments.matches, 1, MOST_MATCHES)
    names = [roster.best(game.name)] if arguments.bots is None else [name.strip() for name in arguments.bots.split(",")]
    for name in names:
        one_of(texts, "wrong-bot", name, roster.names(game.name))
    if arguments.players is not None:
        players = whole(texts, "--players", arguments.players, game.players[0], game.players[-1])
    else:
        players = len(names) if len(names) > 1 else game.players[0]
    game.expect_players(players)
    if len(names) not in (1, players):
        raise BadArgument(texts("simulate-bad-bots", names=len(names), players=players))
    seed = seed_of(texts, arguments.seed) or secrets.token_hex(8)
    options = options_of(texts, game, players, arguments.option)
    return Schedule(
        game=game.name,
        rules_version=game.rules_version,
        components_hash=game.components_hash,
        apogee_version=__version__,
        options=options,
        players=players,
        bots=tuple(names * players if len(names) == 1 else names),
        seed=seed,
        matches=matches,
    )


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


def command(schedule: Schedule, out: Path) -> str:
    """The command that goes on with a run, or repeats it."""
    words = [*program(), "simulate", schedule.game, f"--matches={schedule.matches}", f"--players={schedule.players}"]
    words += [f"--bots={','.join(schedule.bots)}", f"--seed={schedule.seed}"]
    words += [f"--option={name}={value}" for name, value in schedule.options.items()]
    words += [f"--out={out}"]
    components = os.environ.get("APOGEE_COMPONENTS")
    return (f"APOGEE_COMPONENTS={shlex.quote(components)} " if components else "") + shlex.join(words)


def reason(error: OSError) -> str:
    return error.strerror or str(error)


# --- One match


def export_one(arguments: argparse.Namespace, game: Game[Any], schedule: Schedule, texts: Texts) -> int:
    """Play one match of the schedule, and write its journal."""
    if arguments.out is not None:
        raise BadArgument(texts("simulate-journal-or-out"))
    match = whole(texts, "--journal", arguments.journal[0], 0, schedule.matches - 1)
    file = Path(arguments.journal[1])
    check_new(file, texts)
    played = through_match(game, schedule, match)
    try:
        played.export(file)
    except OSError as error:
        raise BadArgument(texts("simulate-cannot-write", file=str(file), reason=reason(error))) from None
    bots = ", ".join(schedule.seating(match))
    scores = ", ".join(map(str, played.scores()))
    end = texts.name(played.end_reason or "")
    print(texts("simulate-journal-done", match=match, bots=bots, scores=scores, end=end, file=str(file)))
    print(texts("simulate-seed", seed=schedule.seed))
    return 0


# --- All of them


class Failure(Exception):
    """Why the command cannot go on, in a sentence. What is finished is kept."""


class Simulation:
    """A run of the command: it plays what is left of a schedule, keeps it, and tells what came of it."""

    def __init__(
        self,
        schedule: Schedule,
        texts: Texts,
        processes: int,
        *,
        is_plain: bool,
        out: Path | None = None,
        part: Part | None = None,
    ) -> None:
        self.schedule = schedule
        self.texts = texts
        self.out = out
        self.part = part
        self.played: list[Played] = list(part.played) if part else []
        self.done_before = len(self.played)
        self.processes = min(processes, max(1, schedule.matches - self.done_before))
        self.progress = Progress(texts, schedule.matches, self.done_before, is_plain=is_plain)
        self.seconds = 0.0
        self.title = texts.game.title if texts.game else schedule.game

    def run(self) -> int:
        """Play, write, tell; the exit code."""
        self.introduce()
        failure = ""
        with interruptions() as interruption:
            try:
                self.play(interruption)
                self.write()
            except Failure as found:
                failure = str(found)
            finally:
                self.progress.line.clear()
        is_whole = len(self.played) == self.schedule.matches
        if self.played and (is_whole or self.out is None):
            print(summary(self.texts, self.schedule, self.played, len(self.played) - self.done_before, self.seconds))
        if failure:
            print(f"apogee: {failure}", file=sys.stderr, flush=True)
        if failure or not is_whole:
            self.say_how_to_go_on()
            return 1 if failure else INTERRUPTED
        if self.out is not None:
            print(
                self.texts("simulate-written", file=str(self.out), rows=self.schedule.matches * self.schedule.players)
            )
        return 0

    def introduce(self) -> None:
        """Before it begins: what is played, and by which seed."""
        facts = {"game": self.title, "bots": ", ".join(self.schedule.bots), "seed": self.schedule.seed}
        matches = number(self.texts, self.schedule.matches)
        self.tell("simulate-begin", **facts, matches=matches, processes=self.processes, mode=mode())
        if self.done_before and self.part:
            self.tell("simulate-resumed", done=number(self.texts, self.done_before), part=str(self.part.path))

    def play(self, interruption: Interruption) -> None:
        """Play what is left, until it is done or stopped, and put all in order."""
        done = {each.match for each in self.played}
        every = range(self.schedule.matches)
        left = [match for match in every if match not in done] if done else every
        begin = time.monotonic()
        try:
            if left:
                with closing(spread(self.schedule, left, self.processes, interruption.is_there)) as chunks:
                    for chunk in chunks:
                        self.keep(chunk)
                        self.progress.tell(len(self.played))
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

    def write(self) -> None:
        """Write the file of results when all matches are there, and remove the part file."""
        if self.out is None or self.part is None or len(self.played) < self.schedule.matches:
            return
        try:
            results.write(self.out, self.schedule, self.played)
            self.part.path.unlink()
        except OSError as error:
            raise Failure(self.texts("simulate-cannot-write", file=str(self.out), reason=reason(error))) from None

    def say_how_to_go_on(self) -> None:
        done = len(self.played)
        if self.out:
            line = command(self.schedule, self.out)
            self.tell("simulate-go-on", done=done, total=self.schedule.matches, command=line)
        else:
            self.tell("simulate-not-kept", done=done, total=self.schedule.matches)

    def tell(self, key: str, **facts: str | int) -> None:
        print(self.texts(key, **facts), file=sys.stderr, flush=True)


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
