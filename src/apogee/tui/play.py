"""apogee play: a match in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

import argparse
import os
import shlex
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any

import apogee
from apogee.arguments import BadArgument, existing_file, expect_components_of, game_of, one_of, options_of, seed_of
from apogee.bots import roster
from apogee.catalog import GAMES
from apogee.core.game import Game
from apogee.core.match import Match
from apogee.core.mode import program
from apogee.locale.texts import Texts
from apogee.tui import screen
from apogee.tui.screen import EndOfInput
from apogee.tui.session import PERSON, Leave, Session


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """GAME, who plays, and how it begins."""
    parser.add_argument("game", metavar=texts("help-game"), nargs="?", help=", ".join(GAMES))
    parser.add_argument("--players", metavar="N", type=int, help=texts("help-players"))
    parser.add_argument("--seats", metavar="A,B,...", help=texts("help-seats"))
    parser.add_argument("--bot", metavar=texts("help-bot-name"), help=texts("help-bot"))
    parser.add_argument("--seed", metavar=texts("help-text"), help=texts("help-seed"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=texts("help-option"))
    parser.add_argument("--resume", metavar=texts("help-file"), help=texts("help-resume"))
    screen.configure(parser, texts)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Set the table and play."""
    match, file = _match(arguments, texts)
    seats = _seats(arguments, match.journal.header.players, match.game, texts)
    shown = screen.of(arguments, texts)
    session = Session(match, seats, texts.of(match.game), shown, file, again(arguments, "play"))
    who = ", ".join(session.texts.seat(seat, session.at_the_screen) for seat in range(len(seats)))
    shown.say(session.texts("play-begin", game=match.game.title, seats=who), "bold bright_green")
    if not shown.is_plain and not shown.is_drawing:
        shown.say(session.texts("play-narrow", width=shown.width, wanted=screen.NARROWEST_DRAWING))
    session.tell_goal()
    return until_the_end(session, shown)


def until_the_end(session: Session, shown: screen.Screen) -> int:
    """Play on. When a player leaves, the match is saved; if it cannot be saved, the player is asked once more.

    A fault of the program is shown with its traceback, and the match is saved as well.
    """
    warned_at = -1  # how long the journal was when it could not be kept
    with shown.hold_interrupts():
        while True:
            try:
                session.run()
            except EndOfInput:
                return 0 if session.leave() else 1
            except (Leave, KeyboardInterrupt) as why:
                if session.leave():
                    return 0 if isinstance(why, Leave) else 130
                if warned_at == len(session.match.journal.entries):
                    return 1
                warned_at = len(session.match.journal.entries)
                shown.say(session.texts("play-leave-unsaved"), "bright_yellow")
            except Exception:
                with suppress(OSError, ValueError):  # nobody reads it: the match is kept all the same
                    traceback.print_exc()
                session.rescue()
                return 1
            else:
                return 0


def _match(arguments: argparse.Namespace, texts: Texts) -> tuple[Match, Path | None]:
    """A new match, or one that was kept."""
    if arguments.resume:
        wrong = [name for name in ("players", "seed") if getattr(arguments, name) is not None]
        if wrong or arguments.option:
            raise BadArgument(
                texts("wrong-with-resume", what=", ".join([f"--{name}" for name in wrong] or ["--option"]))
            )
        journal = apogee.journal(existing_file(texts, arguments.resume))
        expect_components_of(texts, arguments, journal.header.game)
        match = apogee.replay(journal)
        if arguments.game and arguments.game != match.game.name:
            raise BadArgument(texts("wrong-game-in-file", file=arguments.resume, game=match.game.name))
        if match.over:
            raise BadArgument(texts("wrong-is-over", file=arguments.resume))
        return match, Path(os.fspath(arguments.resume))
    if not arguments.game:
        raise BadArgument(texts("wrong-no-game", known=", ".join(GAMES)))
    game = game_of(texts, arguments.game)
    players = _players(arguments, game, texts)
    options = options_of(texts, game, players, arguments.option)
    return game.match(players, seed_of(texts, arguments.seed), options), None


def _players(arguments: argparse.Namespace, game: Game[Any], texts: Texts) -> int:
    """As many as were asked for, or as there are seats."""
    named = len(arguments.seats.split(",")) if arguments.seats is not None else None
    if arguments.players is not None and named not in (None, arguments.players):
        raise BadArgument(texts("wrong-seats", seats=named, players=arguments.players))
    players = arguments.players if arguments.players is not None else named or game.players[0]
    game.expect_players(players)
    return players


def _seats(arguments: argparse.Namespace, players: int, game: Game[Any], texts: Texts) -> list[str]:
    """Who sits where: by default one person and bots. A saved match does not say it."""
    usual = [PERSON] + [arguments.bot or roster.best(game.name)] * (players - 1)
    if arguments.resume and arguments.seats is None:
        raise BadArgument(texts("wrong-resume-seats", example=",".join(usual)))
    seats = usual if arguments.seats is None else [seat.strip() for seat in arguments.seats.split(",")]
    if len(seats) != players:
        raise BadArgument(texts("wrong-seats", seats=len(seats), players=players))
    for seat in seats:
        one_of(texts, "wrong-seat", seat, [PERSON, *roster.names(game.name)])
    return seats


def again(arguments: argparse.Namespace, command: str) -> str:
    """How to call this program again, to go on as before."""
    called = os.environ.get("APOGEE_PLAY", "")  # ./play says so itself
    words = [called, "terminal"] if called and command == "play" else [*program(), command]
    words += ["--plain"] if arguments.plain else []
    for name in ("lang", "components"):
        if getattr(arguments, name):
            words += [f"--{name}", getattr(arguments, name)]
    return shlex.join(words)
