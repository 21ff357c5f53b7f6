"""Words that everything else uses: who may act, and who may look."""

from typing import Final

from mypy_extensions import i64

CHANCE: Final = -1  # the player who decides dice, shuffles and draws
NOBODY: Final = -2  # the player to ask when the match is over
SPECTATOR: Final = -3  # a viewer without a seat
OMNISCIENT: Final = -4  # a viewer who sees everything, for matches that are over

EVERYBODY: Final = -1  # a set of viewers: all bits, so all seats and the spectator


def only(viewer: i64) -> i64:
    """The set of just one seat."""
    one: i64 = 1
    return one << viewer


def may_see(viewers: i64, viewer: i64) -> bool:
    """Whether a viewer is in a set of viewers; a spectator only sees what everybody does."""
    return viewers == EVERYBODY or viewer == OMNISCIENT or (viewer >= 0 and (viewers >> viewer) & 1 == 1)


def looks_as(viewer: i64, seat: i64) -> bool:
    """Whether a viewer sees all that a seat does."""
    return viewer == seat or (viewer == OMNISCIENT and seat >= 0)
