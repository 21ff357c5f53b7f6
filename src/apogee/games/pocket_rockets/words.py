"""Pocket Rockets in words: what a label tells of an action."""

from collections.abc import Mapping
from typing import Any, Final

from apogee.games.pocket_rockets import data
from apogee.games.pocket_rockets.vocabulary import ACTIONS


def facts(view: Mapping[str, Any], words: str) -> dict[str, str | int]:
    """What a label tells of an action: its words, what it costs, and what the table shows of what it brings."""
    verb, *rest = ACTIONS.said[words]
    action = _ACTION_IDS.get(verb, verb)
    told: dict[str, str | int] = {"action": action, "cost": data.ACTION_COSTS.get(action, 1)}  # PR-4.2
    seat = view["turn"] if view["viewer"] is None else view["viewer"]
    here = None if seat is None else view["seats"][seat]["site"]
    if verb == "move":
        told |= {"direction": rest[0], "site": _neighbour(view["ring"], here, 1 if rest[0] == "cw" else -1)}
    elif verb == "draw":
        told["card"] = view["stacks"].get(here, {}).get("top") or "nothing"
    elif verb == "reverse":
        told["arrow"] = "ccw" if view["arrow"] == "cw" else "cw"
    elif verb == "refuel":
        told |= {"fuel": int(rest[0]), "rocket": int(rest[1])}
    elif verb == "build":
        told |= {"card": rest[0], "rocket": rest[1], "lies": "hand"}
    elif verb == "recycle":
        search = "nothing" if rest[2] == "none" else rest[2]
        told |= {"card": rest[0], "stack": rest[1], "search": search, "lies": "hand"}
    elif rest:
        told["site" if verb == "place" else "card"] = rest[0]
    return told


def _neighbour(ring: list[str | None], here: str | None, step: int) -> str:
    """PR-3.2: the site beside a pawn, or "nothing" while the pawn or that site is not on the table."""
    return (None if here is None else ring[(ring.index(here) + step) % len(ring)]) or "nothing"


_ACTION_IDS: Final = {"place": "place_pawn", "take": "take_searched"}  # where the component file says more
