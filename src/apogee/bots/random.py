"""The random bot, and random playouts: the yardstick for speed and for every other bot.

Random means that each legal action is equally likely, not each kind of action: where a game offers many ways to do one
thing, that is what it mostly does. In Pocket Rockets there are a dozen ways to recycle each card, so a random pawn
often sits at the recycling depot, and most matches of random bots among themselves end by standstill.
"""

from mypy_extensions import i64

from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY


def choose(twin: State, seat: i64, rng: Rng, budget: i64) -> i64:  # noqa: ARG001 - what every bot is given
    """Any legal action, each equally likely; needs no budget."""
    actions = twin.legal_actions(seat)
    return actions[rng.below(len(actions))]


def step(state: State, rng: Rng) -> i64:
    """One random step, in place, by whoever is asked next: a player, CHANCE, or at the end NOBODY."""
    player = state.current()
    if player >= 0:
        actions = state.legal_actions(player)
        state.apply(player, actions[rng.below(len(actions))])
    elif player == CHANCE:
        state.apply(CHANCE, pick(state.chance_outcomes(), rng))
    return player


class Tally:
    """How much a playout did."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.chance_steps: i64 = 0


def play_out(state: State, rng: Rng, tally: Tally) -> None:
    """Play a position to its end at random, in place."""
    decisions: i64 = 0
    chance_steps: i64 = 0
    player = step(state, rng)
    while player != NOBODY:
        if player == CHANCE:
            chance_steps += 1
        else:
            decisions += 1
        player = step(state, rng)
    tally.decisions += decisions
    tally.chance_steps += chance_steps
