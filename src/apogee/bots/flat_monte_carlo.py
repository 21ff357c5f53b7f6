"""Flat Monte Carlo: try every action equally often, each time on a fresh twin, and play on at random.

It knows no game. What it counts is the lead in points that its seat has when the playout stops.
"""

from typing import Final

from mypy_extensions import i64

from apogee.bots import random
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import NOBODY

STEP_LIMIT: Final = 200  # random play wanders: what happens later says little about the first action


def choose(twin: State, seat: i64, rng: Rng, budget: i64) -> i64:
    """The action with the best mean lead over `budget` playouts in all; the lowest one if several are equal."""
    actions = twin.legal_actions(seat)
    count: i64 = len(actions)
    if count == 1:
        return actions[0]
    leads = [0] * count
    tries = [0] * count
    candidate = rng.below(count)  # a budget that does not reach all actions is not to favour the first ones
    left = budget
    while left > 0:
        world = twin.determinize(seat, rng)
        world.apply(seat, actions[candidate])
        play_on(world, rng)
        leads[candidate] += lead(world.scores(), seat)
        tries[candidate] += 1
        candidate = (candidate + 1) % count
        left -= 1
    return actions[best(leads, tries)]


def play_on(state: State, rng: Rng) -> None:
    """Play a position on at random, in place, to its end or for STEP_LIMIT steps."""
    steps: i64 = 0
    while steps < STEP_LIMIT and random.step(state, rng) != NOBODY:
        steps += 1


def lead(scores: list[int], seat: i64) -> i64:
    """How many points a seat is ahead of the best other one, negative if it is behind; alone, its points."""
    others = scores[:seat] + scores[seat + 1 :]
    return scores[seat] - max(others) if others else scores[seat]


def best(leads: list[int], tries: list[int]) -> i64:
    """The place of the highest mean among those that were tried; the first one if several are equal."""
    chosen: i64 = 0
    highest: float = 0.0
    for place in range(len(leads)):
        if tries[place] > 0:
            mean: float = leads[place] / tries[place]
            if tries[chosen] == 0 or mean > highest:
                chosen = place
                highest = mean
    return chosen
