"""Rocketmen by the contract: each method is one line from the file that says how."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from apogee.core.rng import Rng
from apogee.games.rocketmen import data, decisions, effects, observation, position, scoring
from apogee.games.rocketmen.state import Table
from apogee.locale.sentences import unfit


class Rocketmen(Table):
    """A position of Rocketmen."""

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

    def clone(self) -> "Rocketmen":
        copy = Rocketmen()
        self.copy_to(copy)
        return copy

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(len(self.seats))]

    def observe(self, player: i64) -> observation.RocketmenView:
        return observation.RocketmenView(self, player)

    def determinize(self, player: i64, rng: Rng) -> "Rocketmen":
        twin = Rocketmen()
        observation.redeal(observation.RocketmenView(self, player), twin, rng)
        return twin

    def to_json(self) -> dict[str, Any]:
        return position.POSITION.to_dict(self, self)

    def read(self, described: Any) -> None:
        position.read(described, self)


def new_state(players: int, options: Mapping[str, str]) -> Rocketmen:
    """RM-2: a match about to be set up."""
    state = Rocketmen()
    chosen = options["variants"]
    variants = [data.VARIANT_IDS.index(each) for each in chosen.split("+") if each in data.VARIANT_IDS]
    variants.sort()
    effects.set_up(
        state,
        players,
        data.MODE_IDS.index(options["mode"]),
        data.LEVEL_IDS.index(options["level"]),
        variants,
        chosen == "random",
    )
    return state


def fitting(players: int, chosen: dict[str, str]) -> dict[str, str]:
    """RM-18.4, RM-19.5, RM-20: one player plays solo, more do not and have no level; variant cards are for standard."""
    mode = chosen["mode"]
    if players == 1 and mode == "battle":
        raise unfit("rocketmen", "unfit-battle", {})
    if players == 1 and mode == "standard":
        raise unfit("rocketmen", "unfit-standard", {})
    if players > 1 and mode == "solo":
        raise unfit("rocketmen", "unfit-solo", {"players": players})
    if mode != "standard" and chosen["variants"] != "none":
        raise unfit("rocketmen", "unfit-variants-solo" if mode == "solo" else "unfit-variants-battle", {})
    if mode != "solo" and chosen["level"] != "normal":
        raise unfit("rocketmen", "unfit-level", {})
    return chosen
