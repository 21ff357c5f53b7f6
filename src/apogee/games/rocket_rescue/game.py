"""Rocket Rescue by the contract: each method is one line from the file that says how."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from apogee.core.rng import Rng
from apogee.games.rocket_rescue import data, decisions, effects, observation, position, scoring
from apogee.games.rocket_rescue.state import Table


class RocketRescue(Table):
    """A position of Rocket Rescue."""

    def current(self) -> i64:
        return decisions.current(self)

    def pending(self) -> list[int]:
        return decisions.pending(self)

    def legal_actions(self, player: i64) -> list[int]:
        return decisions.legal_actions(self, player)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return decisions.chance_outcomes(self)

    def act(self, player: i64, action: i64) -> None:
        effects.act(self, player, action)

    def decide(self, outcome: i64) -> None:
        effects.decide(self, outcome)

    def clone(self) -> "RocketRescue":
        copy = RocketRescue()
        self.copy_to(copy)
        return copy

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(len(self.seats))]

    def observe(self, player: i64) -> observation.RocketRescueView:
        return observation.RocketRescueView(self, player)

    def determinize(self, player: i64, rng: Rng) -> "RocketRescue":
        twin = RocketRescue()
        observation.redeal(observation.RocketRescueView(self, player), twin, rng)
        return twin

    def to_json(self) -> dict[str, Any]:
        return position.POSITION.to_dict(self, self)

    def read(self, described: Any) -> None:
        position.read(described, self, data.RULES)


def new_state(players: int, options: Mapping[str, str], rules: int = data.RULES) -> RocketRescue:
    """RR-2: a match about to be set up, by this version of the rules."""
    state = RocketRescue()
    state.rules = rules
    effects.set_up(
        state,
        players,
        data.EDITION_IDS.index(options["edition"]),
        data.LENGTH_IDS.index(options["length"]),
        data.CHARACTERS_IDS.index(options["characters"]),
    )
    return state


def from_json(described: Any, rules: int = data.RULES) -> RocketRescue:
    """A described position, by these rules where it names none; the inverse of to_json."""
    state = RocketRescue()
    position.read(described, state, rules)
    return state
