"""Bridges to research libraries: they translate, and never decide. The libraries are imported only here.

`from apogee.adapters import openspiel, pettingzoo`; both need `pip install apogee[rl]`. tensors.py has the layouts.
Without a number of players there are two, or as few as the game is for.
"""

from collections.abc import Sequence


def utilities(places: Sequence[int]) -> list[float]:
    """Places as payoffs from -1 to 1 that add up to 0: the share of the others left behind, less the share ahead.

    A single player wins or loses against the game: 1 or -1, and there is no opponent for the sum to be 0.
    """
    if len(places) == 1:
        return [1.0 if places[0] == 0 else -1.0]
    others = len(places) - 1
    return [(sum(other > own for other in places) - sum(other < own for other in places)) / others for own in places]


def missing(library: str) -> ImportError:
    """What to raise where a library is not installed."""
    return ImportError(f"{library} is needed here and not installed; `pip install apogee[rl]` brings it.", name=library)
