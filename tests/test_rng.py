"""Rng and pick: every number and every outcome as often as it should be."""

from collections import Counter

from apogee.core.rng import Rng, pick


def test_below_is_even_and_stays_below() -> None:
    rng = Rng(5)
    seen = Counter(rng.below(7) for _ in range(14_000))
    assert set(seen) == set(range(7))
    assert all(1_800 < count < 2_200 for count in seen.values())


def test_pick_follows_the_weights() -> None:
    rng = Rng(6)
    seen = Counter(pick([(3, 1), (9, 8), (4, 1)], rng) for _ in range(10_000))
    assert 850 < seen[3] < 1_150
    assert 7_750 < seen[9] < 8_250
    assert 850 < seen[4] < 1_150


def test_equal_seeds_give_equal_numbers_for_ever() -> None:
    rng = Rng(2026)
    assert [int(rng.next32()) for _ in range(3)] == NUMBERS


NUMBERS = [1800430755, 2389501372, 3183406620]
