"""Schedule: which matches a run consists of. Any one can be played alone, anywhere, and comes out the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, ClassVar

from apogee.bots import roster


@dataclass(frozen=True)
class Schedule:
    """All that decides the results of a simulation. Every seed is played from all seats before the next one."""

    FORMAT: ClassVar[str] = "apogee simulation 2"  # of a part file

    game: str
    rules_version: int
    components_hash: str
    apogee_version: str
    options: Mapping[str, str]
    players: int
    bots: tuple[str, ...]  # by seat, in match 0
    seed: str
    matches: int

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """In which ways the bots are seated, one after the other: rotated, as long as that makes a difference."""
        rotations = [rotate(self.bots, by) for by in range(self.players)]
        return list(dict.fromkeys(rotations))

    def seating(self, match: int) -> tuple[str, ...]:
        """Which bot sits where in a match."""
        return self.seatings[match % len(self.seatings)]

    def block(self, match: int) -> int:
        """The matches of a block have the same seed, and so the same deck."""
        return match // len(self.seatings)

    def match_seed(self, match: int) -> str:
        """The seed of a match: `game.match(players, seed, options)` opens the same one."""
        return f"{self.seed}-{self.block(match)}"

    def bot_seed(self, match: int, seat: int) -> int:
        """The seed of the generator of a seat's bot."""
        return roster.seed_of(self.match_seed(match), seat)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}


def rotate(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    return bots[by:] + bots[:by]
