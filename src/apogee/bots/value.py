"""Value: the chance of winning, learned: what a seat knows of a position, weighed, and pressed between 0 and 1.

Compiled, and plain: whoever plays by a value needs no library.
"""

from collections.abc import Callable
from math import exp
from typing import Final, TypeAlias

from mypy_extensions import i64

from apogee.bots.ahead import Lookout, follow, settle
from apogee.bots.knowledge import Knowledge, share_of_win
from apogee.core.refusal import Told
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import NOBODY

Features: TypeAlias = Callable[[State, int], list[float]]  # a position, a seat -> numbers of about -1 to 1

FAR: Final = 30.0  # beyond this, the logistic function is as good as 0 or 1
SPREAD: Final = 0.2  # of the weights that a layer begins with


class Value:
    """A net of one layer, and beside it a weight for each feature.

    The weights are one list: of each feature, and one for all positions; then for each unit of the layer its weights
    of the features, one for all positions, and what the unit counts for. A unit counts only while it is above 0.
    """

    def __init__(self, features: Features, size: i64, weights: list[float]) -> None:
        self.features = features
        self.size: i64 = size  # of features
        self.weights = weights
        # Of the features that were weighed last: which are not 0, what they are, and what the units gave.
        self.there: list[int] = []
        self.given: list[float] = []
        self.units: list[float] = []

    def of(self, state: State, player: i64) -> float:
        """The chance that a seat wins, before the end."""
        return self.chance(self.features(state, player))

    def chance(self, features: list[float]) -> float:
        """The chance of winning that these features stand for."""
        self.there = []
        self.given = []
        number: i64 = 0
        while number < self.size:
            feature: float = features[number]
            if feature != 0.0:
                self.there.append(number)
                self.given.append(feature)
            number += 1
        self.units = []
        total: float = self.weighted_sum(0)
        start: i64 = self.size + 1
        while start < len(self.weights):
            unit = max(0.0, self.weighted_sum(start))
            self.units.append(unit)
            total += unit * self.weights[start + self.size + 1]
            start += self.size + 2
        if total > FAR or total < -FAR:
            return 1.0 if total > 0.0 else 0.0
        return 1.0 / (1.0 + exp(-total))

    def weighted_sum(self, start: i64) -> float:
        """The features by the weights that begin here."""
        weights = self.weights
        there = self.there
        given = self.given
        total: float = weights[start + self.size]
        number: i64 = len(there)
        while number > 0:
            number -= 1
            total += weights[start + there[number]] * given[number]
        return total

    def learn(self, features: list[float], target: float, rate: float) -> None:
        """Move a little towards what came of a position."""
        step: float = rate * (target - self.chance(features))
        self.move(0, step)
        start: i64 = self.size + 1
        for unit in self.units:
            if unit > 0.0:
                counts = self.weights[start + self.size + 1]
                self.weights[start + self.size + 1] = counts + step * unit
                self.move(start, step * counts)
            start += self.size + 2

    def move(self, start: i64, step: float) -> None:
        """Change the weights that begin here, each by its feature."""
        weights = self.weights
        weights[start + self.size] += step
        place: i64 = 0
        for number in self.there:
            weights[start + number] += step * self.given[place]
            place += 1


def new_weights(size: i64, units: i64, rng: Rng) -> list[float]:
    """Weights that know nothing: 0, but for the units' own, which chance makes different."""
    weights = [0.0] * (size + 1)
    for _ in range(units):
        for _ in range(size):
            weights.append(SPREAD * (float(rng.below(2001)) / 1000.0 - 1.0))
        weights.append(0.0)
        weights.append(SPREAD * (float(rng.below(2001)) / 1000.0 - 1.0))
    return weights


class Learned(Knowledge):
    """What is known of a game, but for the chance to win: that is learned."""

    def __init__(self, knowledge: Knowledge, value: Value) -> None:
        self.knowledge = knowledge
        self.value = value

    def chance(self, state: State, player: i64) -> float:
        return self.value.of(state, player)

    def places(self, state: State) -> list[int]:
        return self.knowledge.places(state)

    def advise(self, state: State, player: i64, rng: Rng) -> i64:
        return self.knowledge.advise(state, player, rng)

    def advise_line(self, state: State, player: i64, rng: Rng) -> list[int]:
        return self.knowledge.advise_line(state, player, rng)

    def has_advice(self) -> bool:
        return self.knowledge.has_advice()

    def is_main(self, state: State, player: i64) -> bool:
        return self.knowledge.is_main(state, player)

    def lines(self, state: State, player: i64) -> list[list[int]]:
        return self.knowledge.lines(state, player)

    def secret(self, state: State, player: i64) -> i64:
        return self.knowledge.secret(state, player)

    def imagine(self, state: State, player: i64, action: i64) -> State:
        return self.knowledge.imagine(state, player, action)

    def aim(self, state: State, player: i64, line: list[int]) -> dict[str, Told]:
        return self.knowledge.aim(state, player, line)


# --- Learning from play against oneself


class Lesson:
    """How a value learns: what it sees of a match is drawn towards what comes next, and at last to the result."""

    def __init__(self, rate: float, trace: float, explore: float, is_advised: bool) -> None:
        self.rate: float = rate
        self.trace: float = trace  # the lambda of TD(lambda): 1 looks at the result alone, 0 at the next position alone
        self.explore: float = explore  # the share of lines that are taken at random
        self.is_advised: bool = is_advised  # the match is played as advised, not by the value


def study(state: State, lookout: Lookout, value: Value, lesson: Lesson, chance: Rng, minds: Rng) -> i64:
    """Play a match, and let a value learn from what each seat has seen at the end of each turn; how many there were."""
    knowledge = lookout.knowledge
    players: i64 = len(knowledge.places(state))
    seen: list[list[list[float]]] = [[] for _ in range(players)]
    settle(state, chance)
    player = state.current()
    while player != NOBODY:
        play_line(state, player, lookout, lesson, chance, minds)
        settle(state, chance)
        asked = state.current()
        if asked != NOBODY and (asked != player or not knowledge.has_advice()):
            for seat in range(players):
                seen[seat].append(value.features(state, seat))
        player = asked
    places = knowledge.places(state)
    for seat in range(players):
        recall(value, lesson, seen[seat], share_of_win(places, seat))
    return len(seen[0])


def play_line(state: State, player: i64, lookout: Lookout, lesson: Lesson, chance: Rng, minds: Rng) -> None:
    """One line of a match that a value learns from."""
    knowledge = lookout.knowledge
    twin = state.determinize(player, minds)
    is_main = knowledge.is_main(twin, player)
    if is_main and minds.below(1000) < int(1000.0 * lesson.explore):
        lines = knowledge.lines(twin, player)
        follow(state, player, lines[minds.below(len(lines))], chance)
    elif is_main and not lesson.is_advised:
        follow(state, player, lookout.best_line(twin, player, minds, lookout.sight.worlds), chance)
    else:
        follow(state, player, knowledge.advise_line(twin, player, minds), chance)


def recall(value: Value, lesson: Lesson, seen: list[list[float]], result: float) -> None:
    """Learn from a match backwards: the target is a mixture of the next position's value and its own target."""
    target: float = result
    number: i64 = len(seen) - 1
    while number >= 0:
        features = seen[number]
        now = value.chance(features)
        value.learn(features, target, lesson.rate)
        target = lesson.trace * target + (1.0 - lesson.trace) * now
        number -= 1
