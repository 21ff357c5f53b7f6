"""Counts as checksum: how many lines of play there are to some depth, as chess engines count them."""

from apogee.core.state import State
from apogee.core.types import CHANCE


def count_lines(state: State, depth: int) -> int:
    """In how many ways the next `depth` questions, chance's included, can be answered; an earlier end counts one."""
    if depth == 0:
        return 1
    if state.current() == CHANCE:
        answers = [(CHANCE, outcome) for outcome, _ in state.chance_outcomes()]
    else:
        answers = [(seat, action) for seat in state.pending() for action in state.legal_actions(seat)]
    if not answers:
        return 1
    if depth == 1:
        return len(answers)
    total = 0
    for player, action in answers:
        copy = state.clone()
        copy.apply(player, action)
        total += count_lines(copy, depth - 1)
    return total
