"""Apogee: board games about rockets, to play and to study. `apogee.game("pocket-rockets").match()` begins one."""

import os
from pathlib import Path

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
    UnknownAction,
    UnknownGame,
)
from apogee.core.journal import Journal, read_journal
from apogee.core.match import Match

__version__ = "0.1.0"
__all__ = [
    "ApogeeError", "BadComponents", "BadJournal", "BadOption", "BadOutcome", "BadPlayers", "BadPosition", "BadSeed",
    "IllegalAction", "Journal", "Match", "UnknownAction", "UnknownGame", "game", "journal", "load", "replay",
]  # fmt: skip


def journal(path: str | os.PathLike[str]) -> Journal:
    """Read a journal from a file; its chain of hashes must hold."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadJournal(f"{os.fspath(path)} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadJournal(f"{os.fspath(path)} is not an Apogee journal: it is not text.") from None
    found = read_journal(text, os.fspath(path))
    found.find_game = game
    return found


def replay(source: Journal | str | os.PathLike[str]) -> Match:
    """Play a journal again, line by line; what does not follow the rules is refused."""
    found = source if isinstance(source, Journal) else journal(source)
    return game(found.header.game).replay(found)


def load(path: str | os.PathLike[str]) -> Match:
    """Go on with a match that Match.save has kept."""
    return replay(path)
