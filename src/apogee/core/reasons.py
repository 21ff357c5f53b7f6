"""Reasons: why a line is good, in facts. A game finds them in what a seat's own steps change of what it sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apogee.core.refusal import Told


@dataclass(frozen=True)
class Deed:
    """A step of a seat in thought, between what the seat sees before it and after it."""

    before: Mapping[str, Any]
    words: str
    after: Mapping[str, Any]


@dataclass(frozen=True)
class Reason:
    """Why a line is good: the message `reason-CASE` of the game's catalogue says it, filled with these facts."""

    case: str
    facts: Mapping[str, Told] = field(default_factory=dict)


def no_reason(deeds: Sequence[Deed], aim: Mapping[str, Told]) -> Reason | None:  # noqa: ARG001 - what every game is given
    """The `reason` of games that tell none."""
    return None
