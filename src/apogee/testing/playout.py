"""Random matches with conservation checked at every step: compiled, so that ten thousand are a matter of seconds."""

from collections.abc import Callable

from mypy_extensions import i64

from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY


def play_out_counted(state: State, census: Callable[[State], list[int]], most_steps: i64, rng: Rng) -> i64:
    """Play to the end at random, in place; how many steps it took. Something lost or made raises AssertionError."""
    there_is = census(state)
    steps: i64 = 0
    while True:
        player = state.current()
        if player == NOBODY:
            return steps
        if player == CHANCE:
            state.apply(CHANCE, pick(state.chance_outcomes(), rng))
        else:
            actions = state.legal_actions(player)
            state.apply(player, actions[rng.below(len(actions))])
        steps += 1
        assert census(state) == there_is, "something was lost or made"
        assert steps <= most_steps, "the match goes on beyond max_steps"
