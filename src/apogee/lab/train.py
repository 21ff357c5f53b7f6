"""`apogee train GAME`: a value of positions, learned from nothing by watching the greedy bot, then by playing itself.

What is learned depends on the seed and the numbers of the command alone. Every tenth of the way it is measured against
the greedy bot, for the learning curve; after a stop the same command goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

from apogee import __version__, catalog
from apogee.arguments import BadArgument, game_of, options_of, seed_of, whole_number
from apogee.bots import roster, values
from apogee.bots.ahead import Lookout
from apogee.bots.value import Learned, Lesson, study
from apogee.core.files import whole_file
from apogee.core.game import Game
from apogee.core.mode import mode, program
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.lab.contender import Contender
from apogee.lab.curve import Point, draw
from apogee.lab.figures import Progress, duration, number, percent
from apogee.lab.runner import INTERRUPTED, Interruption, check_new, interruptions, part_of, reason
from apogee.lab.strength import share_interval
from apogee.lab.tournament import Tournament, whole_blocks, wins
from apogee.lab.worker import play
from apogee.locale.texts import Texts

MATCHES = 5000
MOST_MATCHES = 10**7
POINTS = 10  # of the learning curve
BLOCKS = 20  # decks that each of them is measured by
RATE, LAST_RATE = 0.02, 0.002  # how quickly it learns at first, and at last
TRACE = 0.95
EXPLORE = 0.08
WATCHED = 0.95  # of the matches, how many are played as advised before the value plays itself
LEARNED = "learned"  # what the value's player is called in the measurements
RIVAL = "greedy"


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What the command takes."""
    games = ", ".join(catalog.GAMES)
    parser.add_argument("game", metavar=texts("help-game"), help=texts("simulate-help-game", games=games))
    parser.add_argument("--matches", metavar="N", default=MATCHES, help=texts("train-help-matches", default=MATCHES))
    parser.add_argument("--seed", metavar=texts("help-text"), default="1", help=texts("train-help-seed"))
    parser.add_argument("--blocks", metavar="N", default=BLOCKS, help=texts("train-help-blocks", default=BLOCKS))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help=texts("simulate-help-option")
    )
    parser.add_argument("--out", metavar=texts("help-file"), required=True, help=texts("train-help-out"))
    parser.add_argument("--plain", action="store_true", help=texts("help-plain"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Learn; the exit code."""
    game = game_of(texts, arguments.game)
    texts = texts.of(game)
    if not values.has_features(game.name):
        raise BadArgument(texts("train-no-features", game=game.title))
    out = Path(arguments.out)
    check_new(out, texts)
    course = Course(
        game=game.name,
        rules_version=game.rules_version,
        components_hash=game.components_hash,
        apogee_version=__version__,
        options=dict(pair.split("=", 1) for pair in arguments.option if "=" in pair),
        seed=seed_of(texts, arguments.seed) or "1",
        matches=whole_number(texts, "--matches", arguments.matches, 1, MOST_MATCHES),
        blocks=whole_number(texts, "--blocks", arguments.blocks, 2, MOST_MATCHES),
    )
    for players in game.players:
        options_of(texts, game, players, arguments.option)
    return Training(game, course, out, texts, is_plain=arguments.plain).run()


@dataclass(frozen=True)
class Course:
    """All that decides what is learned."""

    game: str
    rules_version: int
    components_hash: str
    apogee_version: str
    options: dict[str, str]
    seed: str
    matches: int
    blocks: int

    def command(self, out: Path) -> str:
        words = [*program(), "train", self.game, f"--matches={self.matches}", f"--seed={self.seed}"]
        words += [f"--blocks={self.blocks}", *(f"--option={name}={value}" for name, value in self.options.items())]
        return shlex.join([*words, f"--out={out}"])


@dataclass
class Stage:
    """How far it is: the weights after so many matches, and how strong they were on the way."""

    matches: int
    weights: list[float]
    curve: list[Point] = field(default_factory=list)


class Training:
    """A run of the command."""

    def __init__(self, game: Game[Any], course: Course, out: Path, texts: Texts, *, is_plain: bool) -> None:
        self.game = game
        self.course = course
        self.out = out
        self.part = part_of(out)
        self.texts = texts
        self.value = values.new(game.name)
        self.lookout = Lookout(Learned(roster.knowledge_of(game.name), self.value), roster.sight(game.name))
        self.stage = Stage(0, self.value.weights)
        self.is_plain = is_plain

    def run(self) -> int:
        """Learn, measure, write; the exit code."""
        self.take_up()
        begin, before = time.process_time(), self.stage.matches
        progress = Progress(self.texts, self.course.matches, before, is_plain=self.is_plain)
        self.tell("train-begin", matches=number(self.texts, self.course.matches), seed=self.course.seed, mode=mode())
        with interruptions() as interruption:
            try:
                self.learn(interruption, progress)
            finally:
                progress.line.clear()
        spent = duration(time.process_time() - begin)
        if len(self.stage.curve) < POINTS:
            command = self.course.command(self.out)
            self.tell("simulate-go-on", done=self.stage.matches, total=self.course.matches, command=command)
            return INTERRUPTED
        self.write()
        last = self.stage.curve[-1]
        print(
            self.texts(
                "train-done",
                game=self.game.title,
                bot=RIVAL,
                share=percent(self.texts, last.share),
                low=number(self.texts, 100 * last.low, 1),
                high=number(self.texts, 100 * last.high, 1),
                time=spent,
                file=str(self.out),
                curve=str(curve_of(self.out)),
            )
        )
        return 0

    def learn(self, interruption: Interruption, progress: Progress) -> None:
        """Play on, a tenth at a time."""
        for point in range(1, POINTS + 1):
            end = self.course.matches * point // POINTS
            while self.stage.matches < end and not interruption.is_there():
                self.study_one(self.stage.matches)
                self.stage.matches += 1
                progress.tell(self.stage.matches)
            if len(self.stage.curve) < point and not interruption.is_there():
                self.stage.curve += self.measure(interruption)
            self.keep()
            if interruption.is_there():
                return

    def study_one(self, match: int) -> None:
        """One match against itself; the number of players changes from match to match."""
        done = match / self.course.matches
        lesson = Lesson(RATE * (LAST_RATE / RATE) ** done, TRACE, EXPLORE, is_advised=done < WATCHED)
        players = self.game.players[match % len(self.game.players)]
        state: State = self.game.new_state(players, self.game.chosen_options(self.course.options, players))
        deck, minds = (Rng(roster.seed_of(f"train {self.course.seed}-{match}", part)) for part in range(2))
        study(state, self.lookout, self.value, lesson, deck, minds)

    def measure(self, interruption: Interruption) -> list[Point]:
        """How strong it is against the greedy bot, with few players, on decks to tune with; nothing if stopped."""
        players = max(2, self.game.players[0])
        tournament = Tournament(
            game=self.game.name,
            rules_version=self.game.rules_version,
            components_hash=self.game.components_hash,
            apogee_version=__version__,
            options=self.game.chosen_options(self.course.options, players),
            players=players,
            bots=(LEARNED, RIVAL),
            seed=self.course.seed,
            matches=self.course.blocks * players,
            seeds="tune",
        )
        played = []
        for match in range(tournament.matches):
            if interruption.is_there():
                return []
            played.append(play(self.game, tournament, match, seat_bots(self.game, tournament, match, self.lookout)))
        blocks = [fmean(wins(each, LEARNED) for each in block) for block in whole_blocks(tournament, played)]
        return [Point(self.stage.matches, *share_interval(blocks, len(played)))]

    # --- Files

    def take_up(self) -> None:
        """Go on from what is there, if it is this course's."""
        if not self.part.is_file():
            return
        other = BadArgument(self.texts("train-part-other", part=str(self.part)))
        try:
            there = json.loads(self.part.read_text("utf-8"))
            is_ours = there["course"] == asdict(self.course)
            curve = [Point(*each) for each in there["curve"]]
            weights = [float(weight) for weight in there["weights"]]
            matches = int(there["matches"])
        except (OSError, ValueError, KeyError, TypeError):
            raise other from None
        if not is_ours or len(weights) != len(self.value.weights):
            raise other
        self.value.weights = weights
        self.stage = Stage(matches, weights, curve)
        done = number(self.texts, self.stage.matches)
        self.tell("simulate-resumed", done=done, part=str(self.part))

    def keep(self) -> None:
        """Write down how far it is; the file is whole at any time."""
        text = json.dumps({"course": asdict(self.course), **asdict(self.stage), "weights": self.value.weights})
        temporary = self.part.with_name(f"{self.part.name}.new")
        try:
            temporary.write_text(text, "utf-8")
            os.replace(temporary, self.part)
        except OSError as error:
            raise BadArgument(self.texts("simulate-cannot-write", file=str(self.part), reason=reason(error))) from None

    def write(self) -> None:
        """The weights, and beside them the learning curve."""
        about = {**asdict(self.course), "command": self.course.command(self.out), "curve": self.stage.curve}
        about.pop("game")
        text = values.written(self.game.name, self.value.weights, about)
        with whole_file(self.out, is_new=True) as file:
            file.write(text.encode())
        title = self.texts("train-curve", game=self.game.title, bot=RIVAL, seed=self.course.seed)
        curve_of(self.out).write_text(draw(self.stage.curve, title, self.texts), "utf-8")
        self.part.unlink(missing_ok=True)

    def tell(self, key: str, **facts: str | int) -> None:
        print(self.texts(key, game=self.game.title, **facts), file=sys.stderr, flush=True)


def curve_of(out: Path) -> Path:
    return out.with_suffix(".svg")


class Student(Contender):
    """Who plays by a value that is being learned."""

    def __init__(self, game_name: str, seat: int, seed: int, lookout: Lookout) -> None:
        super().__init__(game_name, RIVAL, seat, seed)
        self.label = LEARNED
        self.choose = lookout.choose


def seat_bots(game: Game[Any], tournament: Tournament, match: int, lookout: Lookout) -> list[Contender]:
    """The bots of a measurement."""
    found: list[Contender] = []
    for seat, bot in enumerate(tournament.seating(match)):
        seed = tournament.bot_seed(match, seat)
        is_student = bot == LEARNED
        found.append(Student(game.name, seat, seed, lookout) if is_student else Contender(game.name, bot, seat, seed))
    return found
