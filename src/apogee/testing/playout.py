"""Random matches with conservation checked at every step: compiled, so that ten thousand are a matter of seconds."""

from collections.abc import Callable

from mypy_extensions import i64

from apogee.bots import random
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import NOBODY


def play_out_counted(state: State, census: Callable[[State], list[int]], most_steps: i64, rng: Rng) -> i64:
    """Play to the end at random, in place; how many steps it took. Something lost or made raises AssertionError."""
    there_is = census(state)
    steps: i64 = 0
    while random.step(state, rng) != NOBODY:
        steps += 1
        assert census(state) == there_is, "something was lost or made"
        assert steps <= most_steps, "the match goes on beyond max_steps"
    return steps
