"""Rng: a fast generator for twins, bots and playouts. It is never part of a State, nor of a match's own chance."""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """Chris Doty-Humphrey's sfc32: four 32-bit words, the same numbers interpreted and compiled."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0
        self.counter: i64 = 1
        warm_up: i64 = 0
        while warm_up < 12:
            self.next32()
            warm_up += 1

    def next32(self) -> i64:
        """The next number from 0 to 2**32 - 1."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        result: i64 = (a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + result) & MASK
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely; limit at most 2**31."""
        product: i64 = self.next32() * limit
        if product & MASK < limit:  # Lemire's test: only now can the draw be biased
            unfair: i64 = (MASK + 1 - limit) % limit
            while product & MASK < unfair:
                product = self.next32() * limit
        return product >> 32


def pick(odds: list[tuple[int, int]], rng: Rng) -> i64:
    """One of these outcomes, each as likely as its weight says."""
    total: i64 = 0
    for _, weight in odds:
        total += weight
    left: i64 = rng.below(total)
    for outcome, weight in odds:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("a chance step needs an outcome with a weight above 0")
