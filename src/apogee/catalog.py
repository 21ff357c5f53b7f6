"""The games there are: an explicit list. A game's package is read when the game is first asked for."""

from functools import cache
from importlib import import_module
from typing import Any

from apogee.core.errors import UnknownGame, nearest, quoted
from apogee.core.game import Game

GAMES = {
    "pocket-rockets": "apogee.games.pocket_rockets",
    "rocketmen": "apogee.games.rocketmen",
    "rocket-rescue": "apogee.games.rocket_rescue",
}


def game(name: str) -> Game[Any]:
    """The game of this name."""
    if not isinstance(name, str) or name not in GAMES:
        hint = nearest(str(name), GAMES)
        raise UnknownGame(f"there is no game {quoted(name)}; there are: {', '.join(GAMES)}{hint or '.'}")
    return _read(name)


@cache
def _read(name: str) -> Game[Any]:
    found: Game[Any] = import_module(GAMES[name]).GAME
    return found
