"""What a match of Rocketmen is about now: what ends it, who leads, and what the own mission lacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from apogee.core.goal import Goal, lead, won
from apogee.core.odds import rounded
from apogee.core.refusal import Told
from apogee.games.rocketmen import data
from apogee.games.rocketmen.launch import points_of


def goal(view: Mapping[str, Any]) -> list[Goal]:
    """The goal as the viewer sees it."""
    if view["over"]:
        return _lost_or_won(view)
    own = [] if view["viewer"] is None else _next(view, view["seats"][view["viewer"]])
    return [_end(view), *_lead(view), *own]


def _lost_or_won(view: Mapping[str, Any]) -> list[Goal]:
    """RM-20.15: alone, nobody but the AI can have won instead."""
    return [Goal("lost")] if view["ai"] and not view["winners"] else won(view)


def _end(view: Mapping[str, Any]) -> Goal:
    """RM-16, RM-19.3, RM-20.14: the last round, or what brings it."""
    still = view["standstill"]
    if view["trigger"] is not None:
        return Goal("last-round", {"reason": view["trigger"]}, is_news=True)
    if still is not None and still["left"] is not None:
        return Goal("standstill", {"count": still["left"]}, is_news=True)
    if view["mode"] == "solo":
        cards = view["deck"]["size"] + sum(card is not None for card in view["display"])
        return Goal("display", {"count": cards}, is_news=cards <= data.DISPLAY_SIZE)
    if view["mode"] == "battle":
        own = None if view["viewer"] is None else view["seats"][view["viewer"]]
        return Goal("missions", {"end": data.BATTLE_MISSIONS, "own": len(own["markers"]) if own else "nothing"})
    return Goal("points", {"end": data.END_VP[len(view["seats"])]})


def _lead(view: Mapping[str, Any]) -> list[Goal]:
    """Who leads on the VP track; RM-20.15: in solo the AI wins ties."""
    points = [seat["vp"] for seat in view["seats"]]
    if not view["ai"]:
        return lead(view, points)
    facts: dict[str, Told] = {"own": points[0], "ai": view["ai"]["vp"], "seat": 0}
    return [Goal("ai" if view["viewer"] is not None else "ai-seat", facts)]


def _next(view: Mapping[str, Any], own: Mapping[str, Any]) -> list[Goal]:
    """What the own mission lacks, and in solo the objective (RM-20.4)."""
    solo = [each for each in own["objectives"] or () if each["is_compulsory"]]
    found = [
        Goal("objective", {"met": sum(each["targets"]), "count": len(each["targets"])})
        for each in solo
        if not all(each["targets"])
    ]
    if own["markers_left"] == 0:
        return [Goal("no-marker"), *found]
    if own["plan"] is None:
        return [Goal("no-mission"), *found]
    ways = list(_ways(view, own))
    if not ways:
        return [Goal("no-way", {"card": own["plan"]}), *found]
    lacking, location = min(ways, key=lambda way: (way[0], -_percent(view, way[1])))  # of equal ones the nearest
    facts: dict[str, Told] = {"location": location["id"], "points": _worth(location)}
    if lacking:
        return [Goal("rocket-points", {**facts, "count": lacking}), *found]
    percent = _percent(view, location)
    return [Goal("ready", facts) if percent < 0 else Goal("chance", {**facts, "percent": percent}), *found]


def _ways(view: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """RM-10.3: where the mission can go, and how many rocket points are missing for that (RM-10.4)."""
    points = own["tokens"]["rocket"] + sum(points_of(data.CARD_IDS.index(card)) for card in own["pad"])
    points += sum(data.ROCKET[data.CARD_IDS.index(card)] for card in own["depot"])
    for destination, number in enumerate(data.LOCATION_OF[data.CARD_IDS.index(own["plan"])]):
        if number < 0 or data.LOCATION_IDS[number] in own["markers"]:
            continue
        if view["mode"] != "battle" or destination == data.EARTH:
            location = view["locations"][number]
            yield max(0, location["rocket_points"] - points), location


def _worth(location: Mapping[str, Any]) -> int:
    """RM-11.5: the VP for the next marker."""
    return int(location["vp_later"] if location["markers"] else location["vp_first"])


def _percent(view: Mapping[str, Any], location: Mapping[str, Any]) -> int:
    """RM-10.1: the chance of a launch that the viewer could begin now, or -1."""
    offer = view["odds"].get(location["destination"]) if view["turn"] == view["viewer"] else None
    if offer is None or offer["location"] != location["id"]:
        return -1
    return rounded(offer["odds"]["numerator"], offer["odds"]["denominator"], 100)
