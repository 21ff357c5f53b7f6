"""Strength: intervals hold what they promise where the truth is known, ratings find it, and the test stops rightly."""

import math
import random
from collections import Counter
from statistics import fmean

import pytest

from apogee.lab import strength
from apogee.lab.strength import ELO, Ranking, Sequential, mean_interval, ratings, share_interval, t_quantile
from tests.conftest import IS_LONG

RUNS = 2000 if IS_LONG else 300


def blocks_of(chance: random.Random, number: int, share: float, *, alike: float) -> list[float]:
    """Blocks of two matches; as often as `alike` says, the second goes like the first, below 0 the other way."""
    found = []
    for _ in range(number):
        first = chance.random() < share
        second = chance.random() < share
        if chance.random() < abs(alike):
            second = first if alike > 0 else not first
        found.append((first + second) / 2)
    return found


@pytest.mark.parametrize(
    ("share", "freedom", "found"),
    [
        (0.975, 1, 12.706),
        (0.975, 2, 4.303),
        (0.975, 4, 2.776),
        (0.975, 10, 2.228),
        (0.975, 99, 1.984),
        (0.995, 20, 2.845),
    ],
)
def test_students_quantiles(share: float, freedom: int, found: float) -> None:
    assert t_quantile(share, freedom) == pytest.approx(found, rel=0.01)


@pytest.mark.parametrize("alike", [0.0, 0.8, -0.5])
def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says(alike: float) -> None:
    """Matches of a block that go alike are no independent trials, and an interval by match is wrong."""
    chance = random.Random(5)  # noqa: S311 - no secret
    share = 0.7 if alike >= 0 else 0.5
    held = by_match = 0
    for _ in range(RUNS):
        blocks = blocks_of(chance, 60, share, alike=alike)
        found = share_interval(blocks, 120)
        held += found.low <= share <= found.high
        reach = 1.96 * math.sqrt(found.value * (1 - found.value) / 120)
        by_match += abs(found.value - share) <= reach

    assert held / RUNS >= 0.93 if alike >= 0 else held / RUNS >= 0.95
    assert held / RUNS <= 0.975 or alike < 0
    assert alike <= 0 or by_match / RUNS < 0.89  # the test can tell


def test_where_all_blocks_are_alike_the_interval_knows_only_their_number() -> None:
    won = share_interval([1.0] * 50, 100)
    even = share_interval([0.5] * 50, 100)

    assert won.high == 1.0
    assert 0.9 < won.low < 0.95
    assert 0.35 < even.low < 0.4
    assert share_interval([1.0], 2) == (1.0, 0.0, 1.0)
    assert mean_interval([3.0]) == (3.0, -math.inf, math.inf)


def test_the_interval_of_a_mean_holds_the_truth_as_often_as_it_says() -> None:
    chance = random.Random(6)  # noqa: S311 - no secret
    held = 0
    for _ in range(RUNS):
        found = mean_interval([chance.gauss(3, 8) for _ in range(12)])
        held += found.low <= 3 <= found.high

    assert 0.925 <= held / RUNS <= 0.975


# --- Ratings


def met(chance: random.Random, strengths: dict[str, float], table: list[str]) -> Ranking:
    """A match as Plackett and Luce have it: who comes next is drawn by strength from all that are left."""
    left, ranking = list(table), []
    while left:
        (name,) = chance.choices(left, [strengths[each] for each in left])
        ranking.append((name,))
        left.remove(name)
    return tuple(ranking)


def test_ratings_are_found_again() -> None:
    chance = random.Random(7)  # noqa: S311 - no secret
    strengths = {"random": 1.0, "cadet": 3.0, "pilot": 12.0}
    tables = [["cadet", "random", "random"], ["pilot", "cadet", "cadet"], ["random", "pilot", "pilot"]]
    held = Counter[str]()
    runs = 60 if IS_LONG else 20
    for _ in range(runs):
        blocks = [Counter(met(chance, strengths, table) for table in tables) for _ in range(100)]
        found = ratings(blocks, "random")
        assert found["random"] == (0.0, 0.0, 0.0)
        for name in ("cadet", "pilot"):
            held[name] += found[name].low <= ELO * math.log(strengths[name]) <= found[name].high

    assert min(held["cadet"], held["pilot"]) >= 0.85 * runs


def test_a_rating_says_the_odds_of_a_match() -> None:
    won: Ranking = (("a",), ("b",))
    lost: Ranking = (("b",), ("a",))
    found = ratings([{won: 10}] * 75 + [{lost: 10}] * 25, "b")["a"]

    assert 1 / (1 + 10 ** (-found.value / 400)) == pytest.approx(0.75, abs=0.001)
    low, high = (1 / (1 + 10 ** (-each / 400)) for each in found[1:])
    assert (low, high) == pytest.approx((0.655, 0.826), abs=0.01)  # as of 100 trials, not of 1,000


def test_who_always_wins_has_a_rating_and_equal_ones_are_equal() -> None:
    found = ratings([{(("a",), ("b",)): 2}] * 50, "b")
    shared = ratings([{(("a", "b"),): 2}] * 50, "b")

    assert 700 < found["a"].value < 1000
    assert shared["a"].value == pytest.approx(0.0, abs=1e-6)


# --- The sequential test


def test_the_sequential_test_errs_as_seldom_as_it_says_and_stops_early() -> None:
    chance = random.Random(8)  # noqa: S311 - no secret
    test = Sequential(0.5, 0.6)
    runs = 1000 if IS_LONG else 100
    for share, right in ((0.5, "rejected"), (0.6, "accepted")):
        verdicts = [test.verdict(blocks_of(chance, 600, share, alike=0.3)) for _ in range(runs)]

        assert sum(verdict == right for verdict, _ in verdicts) >= (0.92 if IS_LONG else 0.88) * runs
        assert fmean(number for _, number in verdicts) < 200
    assert test.verdict([1.0, 0.0] * 8) == ("open", 16)
    assert test.verdict([1.0] * 40)[0] == "accepted"
    assert test.verdict([0.0] * 40)[0] == "rejected"


def test_equations_are_solved() -> None:
    assert strength.solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])
    assert strength.solve([], []) == []
