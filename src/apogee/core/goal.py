"""Goal: what ends a match, who leads, and what a seat is after. A game finds it in a view, so that it tells no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apogee.core.refusal import Told


@dataclass(frozen=True)
class Goal:
    """A part of the line: the message `goal-CASE`, of the game's catalogue or of all games', filled with these facts.

    A fact `seat` is said by who sits there.
    """

    case: str
    facts: Mapping[str, Told] = field(default_factory=dict)
    is_news: bool = False  # whether it is worth a second look: the last round, and the like


def no_goal(view: Mapping[str, Any]) -> list[Goal]:  # noqa: ARG001 - what every game is given
    """The `goal` of games that tell none."""
    return []


def lead(view: Mapping[str, Any], points: Sequence[int]) -> list[Goal]:
    """Who leads, by points that everybody sees; nobody does while all have as many as at the beginning."""
    most, viewer = max(points), view["viewer"]
    leaders = [seat for seat, each in enumerate(points) if each == most]
    if len(points) < 2 or (len(leaders) == len(points) and most == 0):
        return []
    seat, count = leaders[0], len(leaders)
    facts: dict[str, Told] = {"points": most}
    if viewer in leaders:
        return [Goal("lead-own", {**facts, "next": sorted(points)[-2]}) if count == 1 else Goal("lead-shared", facts)]
    if viewer is None:
        facts |= {"next": sorted(points)[-2]}
        return [
            Goal("lead-seat", {**facts, "seat": seat}) if count == 1 else Goal("lead-seats", {**facts, "count": count})
        ]
    facts |= {"own": points[viewer]}
    return [
        Goal("lead-other", {**facts, "seat": seat}) if count == 1 else Goal("lead-others", {**facts, "count": count})
    ]


def won(view: Mapping[str, Any]) -> list[Goal]:
    """Who has won, once a match is over."""
    winners, viewer = view["winners"], view["viewer"]
    if viewer is not None and viewer in winners:
        return [Goal("won-own" if len(winners) == 1 else "won-shared")]
    if len(winners) == 1:
        return [Goal("won-seat", {"seat": winners[0]})]
    return [Goal("won-seats", {"count": len(winners)}) if winners else Goal("won-nobody")]
