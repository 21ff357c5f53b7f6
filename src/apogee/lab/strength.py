"""Strength: what matches in blocks say about it. Intervals, ratings, and a test that stops as soon as it knows.

Matches of a block share their deck, so they are no independent trials: blocks are. All intervals are by block.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

LEVEL = 0.95  # of all intervals
ELO = 400 / math.log(10)  # points of a rating in which the odds grow e-fold
ROUNDS = 100  # more than Newton's method ever needs
CLOSE = 1e-9
ERROR = 0.05  # of a sequential test: about how often a change is accepted or rejected wrongly
FIRST = 20  # blocks that a sequential test waits for, to know how much they differ
VIRTUAL = 0.25  # squared difference of one block more, so that blocks that are all alike do not seem to say everything


class Interval(NamedTuple):
    """A figure, and within which bounds it lies."""

    value: float
    low: float
    high: float


def t_quantile(share: float, freedom: int) -> float:
    """Student's quantile: exact for one or two degrees of freedom, within 1 % from three on (Cornish and Fisher)."""
    if freedom == 1:
        return math.tan(math.pi * (share - 0.5))
    if freedom == 2:
        return (2 * share - 1) * math.sqrt(2 / (4 * share * (1 - share)))
    z = NormalDist().inv_cdf(share)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / math.pow(freedom, power) for power, term in enumerate(terms))


def mean_interval(blocks: Sequence[float], level: float = LEVEL) -> Interval:
    """The mean of what blocks came to; from one block alone nothing is known."""
    mean = fmean(blocks)
    if len(blocks) < 2:
        return Interval(mean, -math.inf, math.inf)
    reach = t_quantile((1 + level) / 2, len(blocks) - 1) * math.sqrt(variance(blocks) / len(blocks))
    return Interval(mean, mean - reach, mean + reach)


def share_interval(blocks: Sequence[float], matches: int, level: float = LEVEL) -> Interval:
    """The mean of blocks' shares of wins: Wilson's interval for as many trials as the blocks are worth.

    That is what the spread between blocks says, but never more than there are matches, and as many as there are
    blocks where they show no spread: blocks that are all won are no proof that all will be.
    """
    share = fmean(blocks)
    if len(blocks) < 2:
        return Interval(share, 0.0, 1.0)
    spread = variance(blocks) / len(blocks)
    trials = min(share * (1 - share) / spread, matches) if spread > CLOSE else len(blocks)
    t = t_quantile((1 + level) / 2, len(blocks) - 1)
    whole = 1 + t * t / trials
    centre = (share + t * t / (2 * trials)) / whole
    reach = t * math.sqrt(share * (1 - share) / trials + t * t / (4 * trials * trials)) / whole
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach) if share < 1 else 1.0)


# --- A test that stops as soon as it knows


class Sequential(NamedTuple):
    """Wald's test of two shares of wins, by block: is it the low one, or the high one?"""

    low: float
    high: float

    def verdict(self, blocks: Sequence[float]) -> tuple[str, int]:
        """Whether the high share is "accepted", "rejected" or still "open", and after how many blocks."""
        bound = math.log((1 - ERROR) / ERROR)
        total = squares = 0.0
        for number, block in enumerate(blocks, 1):
            total += block
            squares += block * block
            spread = (squares - total * total / number + VIRTUAL) / number
            evidence = (self.high - self.low) * (total - number * (self.low + self.high) / 2) / spread
            if number >= FIRST and abs(evidence) >= bound:
                return ("accepted" if evidence > 0 else "rejected"), number
        return "open", len(blocks)


# --- Ratings

Ranking = tuple[tuple[str, ...], ...]  # the best first; equal ones together


def ratings(blocks: Sequence[Mapping[Ranking, int]], anchor: str, level: float = LEVEL) -> dict[str, Interval]:
    """Plackett and Luce's ratings of everybody who met, as differences from the anchor's, which is 0, in Elo's points.

    The likeliest ones, by Newton's method; the intervals are by block (the sandwich of Huber and White). Every two who
    met have one more match, half of it won by each, so that those who always win have a rating too.
    """
    names = sorted({name for block in blocks for ranking in block for tied in ranking for name in tied})
    others = [name for name in names if name != anchor]
    place = {name: number for number, name in enumerate(others)}  # the anchor has none: it does not move
    virtual = _virtual(blocks)
    strengths = [0.0] * len(others)
    curvature: list[list[float]] = []
    for _ in range(ROUNDS):
        slope, curvature = _slope_and_curvature([*blocks, virtual], place, strengths)
        step = solve(curvature, slope)
        largest = max(map(abs, step), default=0.0)
        strengths = [old + each / max(1.0, largest) for old, each in zip(strengths, step, strict=True)]
        if largest < CLOSE:
            break
    errors = _errors(blocks, place, strengths, curvature)
    t = t_quantile((1 + level) / 2, max(1, len(blocks) - 1))
    found = {anchor: Interval(0.0, 0.0, 0.0)}
    for name, strength, error in zip(others, strengths, errors, strict=True):
        found[name] = Interval(ELO * strength, ELO * (strength - t * error), ELO * (strength + t * error))
    return found


def _virtual(blocks: Sequence[Mapping[Ranking, int]]) -> dict[Ranking, float]:
    """One match, half won by each, for every two who met."""
    met = {
        (one, other)
        for block in blocks
        for ranking in block
        for one in _members(ranking)
        for other in _members(ranking)
        if one != other
    }
    return {((one,), (other,)): 0.5 for one, other in met}


def _members(ranking: Ranking) -> list[str]:
    return [name for tied in ranking for name in tied]


def _slope_and_curvature(
    blocks: Sequence[Mapping[Ranking, float]], place: Mapping[str, int], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the log likelihood, and the second ones with their sign changed."""
    size = len(strengths)
    slope = [0.0] * size
    curvature = [[0.0] * size for _ in range(size)]
    for block in blocks:
        for ranking, times in block.items():
            for tied, chances in _stages(ranking, place, strengths):
                for name in tied:
                    if name in place:
                        slope[place[name]] += times
                for row, chance in chances.items():
                    slope[row] -= times * len(tied) * chance
                    curvature[row][row] += times * len(tied) * chance
                    for column, other in chances.items():
                        curvature[row][column] -= times * len(tied) * chance * other
    return slope, curvature


def _stages(
    ranking: Ranking, place: Mapping[str, int], strengths: Sequence[float]
) -> list[tuple[tuple[str, ...], dict[int, float]]]:
    """Who comes next, and each one's chance to be that one, among all that are left (Breslow's way with equal ones)."""
    found = []
    for number, tied in enumerate(ranking[:-1]):
        left = _members(ranking[number:])
        weights = [math.exp(strengths[place[name]]) if name in place else 1.0 for name in left]
        chances: dict[int, float] = {}
        for name, weight in zip(left, weights, strict=True):
            if name in place:
                chances[place[name]] = chances.get(place[name], 0.0) + weight / sum(weights)
        found.append((tied, chances))
    return found


def _errors(
    blocks: Sequence[Mapping[Ranking, float]],
    place: Mapping[str, int],
    strengths: Sequence[float],
    curvature: list[list[float]],
) -> list[float]:
    """The standard errors of strengths: as much as blocks pull at them, but never less than for independent matches."""
    size = len(strengths)
    units = [[float(row == column) for column in range(size)] for row in range(size)]
    least = [solve(curvature, unit)[row] for row, unit in enumerate(units)]
    pulls = [solve(curvature, _slope_and_curvature([block], place, strengths)[0]) for block in blocks]
    correction = len(blocks) / max(1, len(blocks) - 1)
    return [math.sqrt(max(correction * sum(pull[row] ** 2 for pull in pulls), least[row])) for row in range(size)]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [each - factor * top for each, top in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]
