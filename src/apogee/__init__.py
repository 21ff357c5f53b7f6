"""Apogee: board games about rockets, to play and to study. `apogee.game("pocket-rockets").match()` begins one."""

import os
from typing import Any

from apogee.catalog import game
from apogee.core.errors import (
    ApogeeError,
    BadComponents,
    BadJournal,
    BadOption,
    BadOutcome,
    BadPlayers,
    BadPosition,
    BadSeed,
    IllegalAction,
    NoTakeBack,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    quoted,
)
from apogee.core.files import read_bytes
from apogee.core.game import Game
from apogee.core.journal import Journal, read_journal
from apogee.core.match import Match

__version__ = "0.1.0"
__all__ = [
    "ApogeeError", "BadComponents", "BadJournal", "BadOption", "BadOutcome", "BadPlayers", "BadPosition", "BadSeed",
    "IllegalAction", "Journal", "Match", "NoTakeBack", "UnknownAction", "UnknownBot", "UnknownGame", "game", "journal",
    "load", "replay",
]  # fmt: skip


def journal(path: str | os.PathLike[str]) -> Journal:
    """Read a journal from a file; its chain of hashes must hold."""
    if not isinstance(path, str | os.PathLike):
        raise BadJournal(f"a journal is named by its path, not by {quoted(path)}.")
    name = os.fspath(path)
    try:
        text = read_bytes(path).decode("utf-8").replace("\r\n", "\n")
    except OSError as error:
        raise BadJournal(f"{quoted(name)} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadJournal(f"{quoted(name)} is not an Apogee journal: it is not text.") from None
    except ValueError:
        raise BadJournal(f"{quoted(name)} is no name that a file can have.") from None
    found = read_journal(text, name)
    found.find_game = _game_of_journal
    return found


def replay(source: Journal | str | os.PathLike[str]) -> Match:
    """Play a journal again, line by line; what does not follow the rules is refused."""
    found = source if isinstance(source, Journal) else journal(source)
    return _game_of_journal(found.header.game).replay(found)


def _game_of_journal(name: str) -> Game[Any]:
    try:
        return game(name)
    except UnknownGame as error:
        raise BadJournal(f"the journal is of a game that is not here: {error}") from None


def load(path: str | os.PathLike[str]) -> Match:
    """Go on with a match that Match.save has kept."""
    return replay(path)
