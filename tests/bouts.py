"""Matches on the plain State, without a journal: decision by decision, or among bots to the end."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from apogee.bots.roster import Chooser
from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY

S = TypeVar("S", bound=State)


def asked(state: S, chance: Rng) -> Iterator[tuple[S, int]]:
    """A match, each time that a player is asked: whoever goes through it has to apply an answer."""
    while (player := state.current()) != NOBODY:
        if player == CHANCE:
            state.apply(CHANCE, pick(state.chance_outcomes(), chance))
        else:
            yield state, player


def played(state: S, bots: Sequence[Chooser], seed: int) -> S:
    """A match of bots, to its end, each with a generator of its own."""
    generators = [Rng(1_000_000 + 10 * seed + player) for player in range(len(bots))]
    for _, player in asked(state, Rng(seed)):
        state.apply(player, bots[player](state, player, generators[player], 0))
    return state
