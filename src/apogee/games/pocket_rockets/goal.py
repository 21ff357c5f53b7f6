"""What a match of Pocket Rockets is about now: what ends it, who leads, and which rocket is nearest to scoring more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apogee.core.goal import Goal, lead, won
from apogee.games.pocket_rockets import data


def goal(view: Mapping[str, Any]) -> list[Goal]:
    """The goal as the viewer sees it."""
    if view["over"]:
        return won(view)
    own = [] if view["viewer"] is None else [_next(view, view["seats"][view["viewer"]])]
    return [_end(view), *lead(view, [seat["score"] for seat in view["seats"]]), *own]


def _end(view: Mapping[str, Any]) -> Goal:
    """PR-9: the last fuel, or a standstill, which nothing else can be where the fuel cannot all be used."""
    still, fuel = view["standstill"], sum(view["fuel"].values())
    if still["left"] is not None:
        return Goal("standstill", {"count": still["left"]}, is_news=True)
    if view["fuel_out_of_reach"]:
        return Goal("no-fuel", {"turns": still["turns"], "limit": still["limit"]}, is_news=True)
    return Goal("fuel-left", {"count": fuel}, is_news=fuel == 1)


def _next(view: Mapping[str, Any], own: Mapping[str, Any]) -> Goal:
    """The rocket that lacks least: fuel, then a tip, then segments; or the base of a new one."""
    rockets = list(enumerate(own["rockets"], 1))
    for number, rocket in rockets:
        if rocket["tip"] is not None and rocket["fuel"] is None:
            return Goal(
                "fuel", {"rocket": number, "points": max(int(value) for value, left in view["fuel"].items() if left)}
            )
    by_segments = sorted((-int(rocket["segments"]), number) for number, rocket in rockets)
    for number in [number for _, number in by_segments]:
        rocket = own["rockets"][number - 1]
        if rocket["tip"] is None:
            lacking = data.SEGMENTS_FOR_TIP - rocket["segments"]
            facts = {"rocket": number, "colour": rocket["colour"]}
            return Goal("segments", {**facts, "count": lacking}) if lacking > 0 else Goal("tip", facts)
    return Goal("base")
