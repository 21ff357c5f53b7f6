"""`apogee simulate GAME`: many matches between bots; a summary, and a file of results."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from apogee import catalog
from apogee.arguments import BadArgument, game_of, one_of, whole_number
from apogee.bots import roster
from apogee.core.game import Game
from apogee.core.mode import mode
from apogee.lab.figures import number
from apogee.lab.report import summary
from apogee.lab.runner import Run, add_arguments, check_new, common_facts, reason
from apogee.lab.schedule import Schedule
from apogee.lab.worker import through_match
from apogee.locale.texts import Texts

MATCHES = 1000
MOST_MATCHES = 10**9


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What the command takes."""
    parser.add_argument(
        "game", metavar=texts("help-game"), help=texts("simulate-help-game", games=", ".join(catalog.GAMES))
    )
    parser.add_argument("--matches", metavar="N", default=MATCHES, help=texts("simulate-help-matches", default=MATCHES))
    parser.add_argument("--players", metavar="N", help=texts("simulate-help-players"))
    parser.add_argument("--bots", metavar="NAME,NAME", help=texts("simulate-help-bots"))
    add_arguments(parser, texts)
    parser.add_argument("--journal", nargs=2, metavar=("N", texts("help-file")), help=texts("simulate-help-journal"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play; the exit code."""
    game = game_of(texts, arguments.game)
    texts = texts.of(game)
    schedule = schedule_of(arguments, game, texts)
    if arguments.journal is not None:
        return export_one(arguments, game, schedule, texts)
    return Simulation(schedule, texts, arguments).run()


def schedule_of(arguments: argparse.Namespace, game: Game[Any], texts: Texts) -> Schedule:
    """The run that the arguments describe."""
    matches = whole_number(texts, "--matches", arguments.matches, 1, MOST_MATCHES)
    names = [roster.best(game.name)] if arguments.bots is None else [name.strip() for name in arguments.bots.split(",")]
    for name in names:
        one_of(texts, "wrong-bot", name, roster.names(game.name))
    if arguments.players is not None:
        players = whole_number(texts, "--players", arguments.players, game.players[0], game.players[-1])
    else:
        players = len(names) if len(names) > 1 else game.players[0]
    game.expect_players(players)
    if len(names) not in (1, players):
        raise BadArgument(texts("simulate-bad-bots", names=len(names), players=players))
    bots = tuple(names * players if len(names) == 1 else names)
    return Schedule(bots=bots, matches=matches, **common_facts(arguments, game, players, texts))


def export_one(arguments: argparse.Namespace, game: Game[Any], schedule: Schedule, texts: Texts) -> int:
    """Play one match of the schedule, and write its journal."""
    if arguments.out is not None:
        raise BadArgument(texts("simulate-journal-or-out"))
    match = whole_number(texts, "--journal", arguments.journal[0], 0, schedule.matches - 1)
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


class Simulation(Run):
    """A run of the command."""

    def words(self) -> list[str]:
        schedule = self.schedule
        return ["simulate", schedule.game, f"--matches={schedule.matches}", f"--bots={','.join(schedule.bots)}"]

    def introduction(self) -> str:
        return self.texts(
            "simulate-begin",
            game=self.title,
            matches=number(self.texts, self.schedule.matches),
            bots=", ".join(self.schedule.bots),
            seed=self.schedule.seed,
            processes=self.processes,
            mode=mode(),
        )

    def summary(self) -> str:
        return summary(self.texts, self.schedule, self.played, self.new, self.seconds)
