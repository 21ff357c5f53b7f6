"""Pocket Rockets by the contract: ten methods, each one line from the file that says how."""

from typing import Any

from mypy_extensions import i64

from apogee.core.rng import Rng
from apogee.core.types import CHANCE
from apogee.games.pocket_rockets import decisions, effects, observation, position, scoring
from apogee.games.pocket_rockets.state import NOWHERE, Seat, Table


class PocketRockets(Table):
    """A position of Pocket Rockets."""

    def current(self) -> i64:
        return decisions.current(self)

    def legal_actions(self, player: i64) -> list[int]:
        return decisions.legal_actions(self, player)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return decisions.chance_outcomes(self)

    def apply(self, player: i64, action: i64) -> None:
        if player == CHANCE:
            effects.decide(self, action)
        else:
            effects.act(self, player, action)

    def clone(self) -> "PocketRockets":
        copy = PocketRockets()
        self.copy_to(copy)
        return copy

    def scores(self) -> list[int]:
        return [scoring.points(seat) for seat in self.seats]

    def observe(self, player: i64) -> observation.PocketRocketsView:
        return observation.PocketRocketsView(self, player)

    def determinize(self, player: i64, rng: Rng) -> "PocketRockets":
        twin = PocketRockets()
        observation.redeal(observation.PocketRocketsView(self, player), twin, rng)
        return twin

    def to_json(self) -> dict[str, Any]:
        return position.write(self)

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:
        return from_json, (position.write(self),)


def new_state(players: int) -> PocketRockets:
    """PR-2: a match about to be set up."""
    state = PocketRockets()
    state.agenda = []
    state.seats = [Seat(NOWHERE, [], [], [], 0, 0) for _ in range(players)]
    effects.set_up(state)
    return state


def from_json(described: Any) -> PocketRockets:
    """A described position; the inverse of to_json."""
    state = PocketRockets()
    position.read(described, state)
    return state
