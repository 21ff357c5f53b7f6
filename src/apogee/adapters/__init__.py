"""Bridges to research libraries: they translate, and never decide. The libraries are imported only here.

`from apogee.adapters import openspiel, pettingzoo`; both need `pip install apogee[rl]`. tensors.py has the layouts.
"""

from collections.abc import Sequence


def utilities(places: Sequence[int]) -> list[float]:
    """Places as payoffs from -1 to 1 that add up to 0: the share of the others left behind, less the share ahead."""
    others = max(len(places) - 1, 1)
    return [(sum(other > own for other in places) - sum(other < own for other in places)) / others for own in places]


def missing(library: str) -> ImportError:
    """What to raise where a library is not installed."""
    return ImportError(f"{library} is needed here and not installed; `pip install apogee[rl]` brings it.", name=library)
