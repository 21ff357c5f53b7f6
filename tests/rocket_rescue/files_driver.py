"""A program for test_component_files.py: greedy players play by the file that APOGEE_COMPONENTS names.

Every action they choose is legal, and every view of theirs can be written as a vector.
"""

from __future__ import annotations

import sys

import apogee
from apogee.adapters.tensors import encode, size
from apogee.bots import rocket_rescue as greedy
from apogee.core.rng import Rng
from tests import chance


def play(seed: int) -> None:
    """One match to its end."""
    game = apogee.game("rocket-rescue")
    players = 3 + seed % 3
    match = game.match(players, seed, {"edition": "deluxe", "length": "short", "characters": "deal"})
    number = 0
    while not match.over:
        seat = match.pending()[0]
        action = greedy.choose(match.state.determinize(seat, Rng(seed)), seat, Rng(seed), 0)
        if number % 40 == 0:
            view = match.view(seat)
            assert len(encode(game, players, view)) == size(game, players)
        match.play(seat, game.actions[action])
        number += 1


if __name__ == "__main__":
    chance.settle_as_told()
    for seed in range(int(sys.argv[1])):
        play(seed)
    print("played")
