"""What commands are given, read with care: each complaint is one sentence in the user's language."""

from __future__ import annotations

import argparse
import errno
import math
import os
import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from apogee.catalog import GAMES, game
from apogee.core.components import Components
from apogee.core.errors import ApogeeError, BadOption, quoted
from apogee.core.files import read_bytes
from apogee.core.game import Game
from apogee.locale.texts import Texts


class BadArgument(ApogeeError):
    """An argument of a command cannot be used."""


def game_of(texts: Texts, name: str) -> Game[Any]:
    """The game of this name."""
    return game(one_of(texts, "wrong-game", name, list(GAMES)))


def one_of(texts: Texts, key: str, given: str, known: Sequence[str]) -> str:
    """A word that must be one of these; if it is not, the nearest ones, or all, are named."""
    if given in known:
        return given
    near = get_close_matches(given[:80], known, n=3, cutoff=0.6) or known
    raise BadArgument(texts(key, given=given[:40], known=", ".join(near)))


def options_of(texts: Texts, played: Game[Any], players: int, given: Sequence[str]) -> dict[str, str]:
    """All options of a game for so many players: NAME=VALUE pairs, and the defaults."""
    options: dict[str, str] = {}
    for each in given:
        name, sign, value = (part.strip() for part in each.partition("="))
        if not sign:
            raise BadArgument(texts("wrong-option", given=each[:40]))
        if name in options:
            raise BadArgument(texts("wrong-option-given", option=name[:40], given=options[name][:40], again=value[:40]))
        options[name] = value
    try:
        return played.chosen_options(options, players)
    except BadOption as error:
        raise BadArgument(texts.of(played).complaint(error)) from None


def seed_of(texts: Texts, given: str | None) -> str | None:
    """A seed that a journal can keep."""
    if given is not None and (not given or not given.isprintable() or given != given.strip() or len(given) > 150):
        raise BadArgument(texts("wrong-seed", given=quoted(given)))
    return given


def existing_file(texts: Texts, path: str) -> str:
    """The path of a file that is there."""
    if not os.path.isfile(path):
        why = os.strerror(errno.EISDIR if os.path.isdir(path) else errno.ENOENT)
        raise BadArgument(texts("wrong-file", file=path[:80], why=why))
    return path


def expect_components_of(texts: Texts, chosen: argparse.Namespace, name: str | None) -> None:
    """Refuse a file given with --components that is for another game than the one asked for."""
    if not chosen.components or name not in GAMES:
        return
    try:
        text = read_bytes(chosen.components)
    except OSError as error:
        raise BadArgument(texts("wrong-file", file=chosen.components[:80], why=str(error.strerror))) from None
    given = Components(text, chosen.components, ()).tables.get("game")
    if given != name and given in list(GAMES):
        raise BadArgument(texts("wrong-components", file=chosen.components[:80], given=given, game=name))


def whole_number(texts: Texts, option: str, given: str | int, least: int, most: int) -> int:
    """A whole number within bounds."""
    if re.fullmatch("[0-9]{1,12}", str(given), re.ASCII) and least <= int(given) <= most:
        return int(given)
    raise BadArgument(texts("wrong-whole", option=option, least=least, most=most, given=quoted(given)))


def shares(texts: Texts, option: str, given: str) -> tuple[float, float]:
    """Two shares in per cent, the lower one first: 50,55."""
    found = re.fullmatch(r"([0-9]{1,2}(?:\.[0-9]{1,6})?),([0-9]{1,2}(?:\.[0-9]{1,6})?)", given, re.ASCII)
    low, high = (float(each) / 100 for each in found.groups()) if found else (0.0, 0.0)
    if low >= high:
        raise BadArgument(texts("wrong-shares", option=option, given=quoted(given)))
    return low, high


def seconds(texts: Texts, option: str, given: str | float) -> float:
    """A number of seconds above 0, up to a day."""
    try:
        found = float(given)
    except ValueError:
        found = math.nan
    if not 0 < found <= 86400:
        raise BadArgument(texts("wrong-seconds", option=option, given=quoted(given)))
    return found
