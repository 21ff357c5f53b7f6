"""One line ahead: it sees what wins at once, and does as advised unless another line is surely better."""

from __future__ import annotations

from apogee.bots.ahead import Lookout, Sight
from apogee.bots.knowledge import Knowledge
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY
from tests.solved import Nim, TicTacToe


def test_it_takes_what_wins_at_once() -> None:
    lookout = Lookout(Knowledge(), Sight(horizon=0, worlds=1, doubt=0.0))

    assert lookout.choose(TicTacToe("XX.OO...."), 0, Rng(1), 0) == 2
    assert lookout.choose(Nim([0, 0, 3]), 0, Rng(1), 0) == 23


class Wheel(State):
    """One player chooses a wheel, and it turns: each has its own chance in ten to win."""

    def __init__(self, chances: list[int], chosen: int = -1, won: int = -1) -> None:
        super().__init__()
        self.chances, self.chosen, self.won = chances, chosen, won

    def current(self) -> int:
        return 0 if self.chosen < 0 else CHANCE if self.won < 0 else NOBODY

    def legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.chances))) if player == self.current() else []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(each, 1) for each in range(10)]

    def act(self, player: int, action: int) -> None:  # noqa: ARG002 - there is one
        self.chosen = action

    def decide(self, outcome: int) -> None:
        self.won = int((outcome + 3 * self.chosen) % 10 < self.chances[self.chosen])

    def clone(self) -> Wheel:
        return Wheel(self.chances, self.chosen, self.won)

    def determinize(self, player: int, rng: Rng) -> Wheel:  # noqa: ARG002 - nothing is hidden
        return self.clone()

    def scores(self) -> list[int]:
        return [max(0, self.won), int(self.won == 0)]


class FirstWheel(Knowledge):
    def has_advice(self) -> bool:
        return True

    def advise(self, state: State, player: int, rng: Rng) -> int:  # noqa: ARG002 - always the first
        return 0


def share_of_first(chances: list[int], doubt: float, worlds: int) -> float:
    """How often the advised wheel is chosen."""
    lookout = Lookout(FirstWheel(), Sight(horizon=0, worlds=worlds, doubt=doubt))
    return sum(lookout.choose(Wheel(chances), 0, Rng(seed), 0) == 0 for seed in range(40)) / 40


def test_of_lines_that_are_as_good_the_advised_one_is_taken() -> None:
    even = [5] * 5

    assert share_of_first(even, 3.0, 20) > 0.85
    assert share_of_first(even, 0.0, 20) < 0.7  # luck alone favours some line


def test_a_line_that_is_surely_better_is_taken() -> None:
    assert share_of_first([2, 2, 8], 2.0, 20) < 0.05
    assert share_of_first([8, 2, 2], 2.0, 20) == 1.0


def test_what_is_given_decides_how_many_worlds_it_looks_at() -> None:
    lookout = Lookout(FirstWheel(), Sight(horizon=0, worlds=1, doubt=2.0))
    found = [[lookout.choose(Wheel([4, 6]), 0, Rng(seed), budget) for seed in range(20)] for budget in (4, 100)]

    assert sum(found[1]) > sum(found[0])
    assert lookout.choose(Wheel([4, 6]), 0, Rng(1), -1) in (0, 1)  # a microsecond is a world
