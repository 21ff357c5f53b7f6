"""Refused: why an action is not allowed: the rule that bars it, and the facts of the moment behind that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Told: TypeAlias = str | int | list[str]  # a number, a component's id (said by its name), or ids in a row

RULING: Final = 10000  # the number of ruling n is RULING + n


@dataclass(frozen=True)
class Rules:
    """The rules of a game by number: 100 * a + b is RM-a.b, RULING + n is RM-R.n, where `game` is "RM"."""

    game: str
    odd: Mapping[int, str] = field(default_factory=dict)  # rules whose ids no number tells

    def id_of(self, number: int) -> str:
        if number > RULING:
            return f"{self.game}-R.{number - RULING}"
        return self.odd.get(number, f"{self.game}-{number // 100}.{number % 100}")


@dataclass(frozen=True)
class Cause:
    """What a rule's own sentence cannot tell: what is missing, and by how much. It uses only what the seat may know.

    `case` names the sentence that tells it: RM-7.1 in the case "short" is said by the message `rm-7-1-short` of the
    file `rocketmen-causes.ftl`, filled with these facts and the game's constants. What that sentence advises can be
    done at once: where it cannot always, a fact such as `offered` makes the sentence choose (tests/advice.py), or
    `advice` names what fills the sentence's place `{ $do }`: "draw" is the message `do-draw` of the same file.
    """

    case: str
    facts: Mapping[str, Told] = field(default_factory=dict)
    advice: str = ""


@dataclass(frozen=True)
class Refused:
    """A refusal: the rule's id, the reason in English, and the facts that say it in other languages."""

    rule: str
    reason: str
    cause: Cause | None = None
