"""Schedule: which matches a simulation consists of. Any one can be played alone, anywhere, and comes out the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class Schedule:
    """All that decides the results of a simulation. Every seed is played from all seats before the next one."""

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
    def rotations(self) -> int:
        """In how many different ways the bots can be rotated; 1 if all are the same."""
        return next(by for by in range(1, self.players + 1) if _rotated(self.bots, by) == self.bots)

    def seating(self, match: int) -> tuple[str, ...]:
        """Which bot sits where in a match."""
        return _rotated(self.bots, match % self.rotations)

    def match_seed(self, match: int) -> str:
        """The seed of a match: `game.match(players, seed, options)` opens the same one."""
        return f"{self.seed}-{match // self.rotations}"

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}


def _rotated(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    return bots[by:] + bots[:by]
