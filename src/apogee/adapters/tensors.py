"""Views as vectors of fixed size: float32, every number from 0 to 1, laid out in named slices.

Layout and numbers follow from what the game declares of its view (`Telling.view`, docs/views.md): parts.py has them for
each kind. They are always the same for a number of players, whatever the options, and nothing but the view's JSON is
read: what `observe` grants. Left out is what follows from the rest. Seats are counted from the viewer on, in turn
order: seats+0 is the viewer (for a spectator, seat 0).
"""

from array import array
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from apogee.adapters import missing
from apogee.adapters.parts import Part, Slice, part_of
from apogee.core.game import Game

try:
    import numpy as np
    import numpy.typing as npt
except ImportError:
    raise missing("numpy") from None

Vector: TypeAlias = "npt.NDArray[np.float32]"
ViewJson: TypeAlias = Mapping[str, Any]


@cache
def _part(game: Game[Any], players: int) -> Part:
    """The numbers of a game's views."""
    return part_of(game.telling.view, players)


def layout(game: Game[Any], players: int) -> list[Slice]:
    """The named slices of a game's vector, in order."""
    return [each._replace(name=each.name.strip()) for each in _part(game, players).slices]


def size(game: Game[Any], players: int) -> int:
    """The length of a game's vector."""
    return _part(game, players).size


def encode(game: Game[Any], players: int, view: ViewJson) -> Vector:
    """A view, as Match.view or View.to_json gives it, as a vector."""
    part = _part(game, players)
    numbers = array("f", bytes(4 * part.size))
    part.write(numbers, 0, view, view["viewer"] or 0)
    return np.frombuffer(numbers, dtype=np.float32)
