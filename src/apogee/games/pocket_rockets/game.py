"""Pocket Rockets by the contract: each method is one line from the file that says how."""

from typing import Any

from mypy_extensions import i64

from apogee.core.rng import Rng
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

    def act(self, player: i64, action: i64) -> None:
        effects.act(self, player, action)

    def decide(self, outcome: i64) -> None:
        effects.decide(self, outcome)

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
        return position.POSITION.to_dict(self, self)

    def read(self, described: Any) -> None:
        position.read(described, self)


def new_state(players: int) -> PocketRockets:
    """PR-2: a match about to be set up."""
    state = PocketRockets()
    state.agenda = []
    state.seats = [Seat(NOWHERE, [], [], [], 0, 0) for _ in range(players)]
    effects.set_up(state)
    return state
