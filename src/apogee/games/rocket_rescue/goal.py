"""What a match of Rocket Rescue is about now: what ends it, who leads, and what the nearest launch lacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apogee.core.goal import Goal, lead, won
from apogee.core.refusal import Told


def goal(view: Mapping[str, Any]) -> list[Goal]:
    """The goal as the viewer sees it."""
    if view["over"]:
        return won(view)
    own = None if view["viewer"] is None else view["seats"][view["viewer"]]
    scores = [seat["score"] for seat in view["seats"]]
    return [_end(view, own), *lead(view, scores), *([] if own is None else _next(view, own))]


def _end(view: Mapping[str, Any], own: Mapping[str, Any] | None) -> Goal:
    """RR-12.1: the last round, or a whole crew that is rescued."""
    if view["trigger"]:
        return Goal("all-rescued", is_news=True)
    if view["round"] == view["rounds"]:
        return Goal("last-round", is_news=True)
    told: dict[str, Told] = (
        {"own": "nothing", "crew": 0} if own is None else {"own": own["saved"], "crew": own["crew_total"]}
    )
    return Goal("rounds", {**told, "rounds": view["rounds"]})


def _next(view: Mapping[str, Any], own: Mapping[str, Any]) -> list[Goal]:
    """What the nearest launch lacks: modules and their equipment, energy, or own crew aboard."""
    mission = view["mission"]
    if own["saved"] == own["crew_total"]:
        return []
    if mission is None:
        return [Goal("no-rocket")]
    facts: dict[str, Told] = {"hangar": mission["hangar"], "planet": mission["planet"]}
    if mission["parts"] > 0:
        case = "modules" if mission["own"] else "join"
        return [Goal(case, {**facts, "count": mission["parts"]})]
    if mission["crew"] == 0 and own["crew"] > 0:
        return [Goal("aboard", facts)]
    if mission["energy"] > 0:
        return [Goal("energy", {**facts, "energy": mission["energy"]})]
    return [Goal("ready", facts)]
