"""Views as vectors of fixed size: float32, every number from 0 to 1, laid out in named slices.

A game's layout is one function in the file of its name, entered in ENCODERS: it puts slice after slice on a sheet,
always the same ones for a number of players, whatever the options. `layout` and `encode` both run it, so they cannot
disagree. It reads nothing but the view's JSON: what `observe` grants. Seats are counted from the viewer on, in turn
order: seat+0 is the viewer (for a spectator, seat 0).
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from apogee.adapters import missing
from apogee.adapters.pocket_rockets import pocket_rockets
from apogee.adapters.rocket_rescue import rocket_rescue
from apogee.adapters.rocketmen import rocketmen
from apogee.adapters.sheets import Ruler, Sheet, Slice, ViewJson
from apogee.core.game import Game
from apogee.core.types import SPECTATOR

try:
    import numpy as np
    import numpy.typing as npt
except ImportError:
    raise missing("numpy") from None

Vector: TypeAlias = "npt.NDArray[np.float32]"
ENCODERS: Final[dict[str, Callable[[Sheet, int, ViewJson], None]]] = {
    "pocket-rockets": pocket_rockets,
    "rocketmen": rocketmen,
    "rocket-rescue": rocket_rescue,
}


def layout(game: Game[Any], players: int) -> list[Slice]:
    """The named slices of a game's vector, in order."""
    state = game.new_state(players, game.chosen_options({}, players))
    ruler = Ruler()
    ENCODERS[game.name](ruler, players, state.observe(SPECTATOR).to_json())
    return ruler.slices


def size(game: Game[Any], players: int) -> int:
    """The length of a game's vector."""
    return layout(game, players)[-1].stop


def encode(game: Game[Any], players: int, view: ViewJson) -> Vector:
    """A view, as Match.view or View.to_json gives it, as a vector."""
    sheet = Sheet()
    ENCODERS[game.name](sheet, players, view)
    return np.array(sheet.values, dtype=np.float32)
