"""Value: the chance of winning, learned: what a seat knows of a position, weighed, and pressed between 0 and 1.

Compiled, and plain: whoever plays by a value needs no library. `choose_by` looks one step ahead with it.
"""

from collections.abc import Callable
from math import exp
from typing import Final, TypeAlias

from mypy_extensions import i64

from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY

Features: TypeAlias = Callable[[State, int], list[float]]  # a position, a seat -> numbers of about -1 to 1
Places: TypeAlias = Callable[[State], list[int]]  # of a game: for each seat, how many seats are better

WORLDS: Final = 3  # in how many ways chance is tried where an action calls for it
FAR: Final = 30.0  # beyond this, the logistic function is as good as 0 or 1


class Value:
    """A weight for each feature, and one for all positions."""

    def __init__(self, features: Features, places: Places, weights: list[float]) -> None:
        self.features = features
        self.places = places
        self.weights = weights  # the last one is added everywhere

    def of(self, state: State, player: i64) -> float:
        """The chance that a seat wins; at the end, its share of the win."""
        if state.current() == NOBODY:
            return share_of_win(self.places(state), player)
        return self.weighed(self.features(state, player))

    def weighed(self, features: list[float]) -> float:
        """The chance of winning that these features stand for."""
        weights = self.weights
        size: i64 = len(features)
        total: float = weights[size]
        number: i64 = 0
        while number < size:
            total += weights[number] * features[number]
            number += 1
        if total > FAR or total < -FAR:
            return 1.0 if total > 0.0 else 0.0
        return 1.0 / (1.0 + exp(-total))

    def learn(self, features: list[float], target: float, rate: float) -> None:
        """Move a little towards what came of a position."""
        step: float = rate * (target - self.weighed(features))
        weights = self.weights
        size: i64 = len(features)
        number: i64 = 0
        while number < size:
            feature: float = features[number]
            if feature != 0.0:
                weights[number] += step * feature
            number += 1
        weights[size] += step


def share_of_win(places: list[int], player: i64) -> float:
    """The whole win, or an equal part of it where several share it; alone, whether the game is beaten."""
    return 1.0 / float(places.count(0)) if places[player] == 0 else 0.0


def choose_by(value: Value, twin: State, seat: i64, rng: Rng) -> i64:
    """The action after which the value is highest; any of them if several are equal."""
    actions = twin.legal_actions(seat)
    chosen: i64 = actions[0]
    if len(actions) == 1:
        return chosen
    highest: float = -1.0
    equal: i64 = 1
    for action in actions:
        after = value_after(value, twin, seat, action, rng)
        if after > highest:
            highest = after
            chosen = action
            equal = 1
        elif after == highest:
            equal += 1
            if rng.below(equal) == 0:
                chosen = action
    return chosen


def value_after(value: Value, twin: State, seat: i64, action: i64, rng: Rng) -> float:
    """What an action leads to; where chance has a say, the mean of a few ways it may go."""
    after = twin.clone()
    after.apply(seat, action)
    if after.current() != CHANCE:
        return value.of(after, seat)
    total: float = 0.0
    for _ in range(WORLDS):
        world = after.clone()
        settle(world, rng)
        total += value.of(world, seat)
    return total / float(WORLDS)


def settle(state: State, rng: Rng) -> None:
    """Let chance decide until a player is asked, or the match is over."""
    while state.current() == CHANCE:
        state.apply(CHANCE, pick(state.chance_outcomes(), rng))


# --- Learning from play against oneself


class Lesson:
    """How a value learns: what it sees of a match is drawn towards what comes next, and at last to the result."""

    def __init__(self, rate: float, trace: float, explore: float) -> None:
        self.rate: float = rate
        self.trace: float = trace  # the lambda of TD(lambda): 1 looks at the result alone, 0 at the next position alone
        self.explore: float = explore  # the share of actions that are taken at random


def study(state: State, value: Value, lesson: Lesson, chance: Rng, minds: Rng) -> i64:
    """Play a match by a value on all seats, and let it learn from what each seat has seen; the number of decisions."""
    seen: list[list[list[float]]] = [[] for _ in value.places(state)]
    thousandths: i64 = int(1000.0 * lesson.explore)
    decisions: i64 = 0
    settle(state, chance)
    player = state.current()
    while player != NOBODY:
        actions = state.legal_actions(player)
        if minds.below(1000) < thousandths:
            action: i64 = actions[minds.below(len(actions))]
        elif len(actions) == 1:
            action = actions[0]
        else:
            action = choose_by(value, state.determinize(player, minds), player, minds)
        state.apply(player, action)
        settle(state, chance)
        decisions += 1
        if len(actions) > 1:
            seen[player].append(value.features(state, player))
        player = state.current()
    places = value.places(state)
    for seat in range(len(places)):
        recall(value, lesson, seen[seat], share_of_win(places, seat))
    return decisions


def recall(value: Value, lesson: Lesson, seen: list[list[float]], result: float) -> None:
    """Learn from a match backwards: the target is a mixture of the next position's value and its own target."""
    target: float = result
    number: i64 = len(seen) - 1
    while number >= 0:
        features = seen[number]
        now = value.weighed(features)
        value.learn(features, target, lesson.rate)
        target = lesson.trace * target + (1.0 - lesson.trace) * now
        number -= 1
