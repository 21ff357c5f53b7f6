"""Chance that comes out the same each time: what tests, and the programs that they start, have instead of the real one.

The program itself has no such switch: here the functions of `secrets` are replaced, for as long as a test runs or for
the whole life of a driver.
"""

from __future__ import annotations

import base64
import hashlib
import os
import random
import re
import secrets
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, TypeVar

SEED = "APOGEE_TESTS_CHANCE"  # the variable in which a program that a test starts finds its seed
BYTES = 32  # of a token, where nobody says how many

T = TypeVar("T")


class Chance:
    """What `secrets` gives, drawn from a seed by SHA-256.

    Every function counts its own draws for each of its arguments. So masks and keys of sockets, which libraries draw
    whenever they have something to send, move no match's seed and nobody's id.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.programs = 0  # that were given a seed of their own
        self._drawn = Counter[str]()
        self._lock = Lock()

    def _bytes(self, kind: str, size: int) -> bytes:
        with self._lock:
            number = self._drawn[kind]
            self._drawn[kind] += 1
        blocks = (f"{self.seed}\n{kind}\n{number}\n{block}" for block in range(-(-size // 32)))
        return b"".join(hashlib.sha256(block.encode()).digest() for block in blocks)[:size]

    def _below(self, kind: str, limit: int) -> int:
        if limit <= 0:
            raise ValueError("there is no number below that")
        size = limit.bit_length() // 8 + 16  # so many more that no number is likelier than others to speak of
        return int.from_bytes(self._bytes(kind, size), "big") % limit

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        size = BYTES if nbytes is None else nbytes
        return self._bytes(f"bytes {size}", size)

    def token_hex(self, nbytes: int | None = None) -> str:
        size = BYTES if nbytes is None else nbytes
        return self._bytes(f"hex {size}", size).hex()

    def token_urlsafe(self, nbytes: int | None = None) -> str:
        size = BYTES if nbytes is None else nbytes
        return base64.urlsafe_b64encode(self._bytes(f"text {size}", size)).rstrip(b"=").decode()

    def randbits(self, k: int) -> int:
        return self._below(f"bits {k}", 1 << k)

    def randbelow(self, exclusive_upper_bound: int) -> int:
        return self._below(f"below {exclusive_upper_bound}", exclusive_upper_bound)

    def choice(self, seq: Sequence[T]) -> T:
        return seq[self._below(f"one of {len(seq)}", len(seq))]

    def program_seed(self) -> str:
        """The seed of a program that is started now: another for each, so that two hand out no equal ids."""
        with self._lock:
            self.programs += 1
            return f"{self.seed} / program {self.programs}"


REPLACED = ("token_bytes", "token_hex", "token_urlsafe", "randbits", "randbelow", "choice")
_now: list[Chance] = []  # the last one holds


def settle(seed: str) -> Callable[[], None]:
    """From now on everything random follows from this seed. Call the function that is returned to end that."""
    chance = Chance(seed)
    before: dict[str, Any] = {name: getattr(secrets, name) for name in REPLACED}
    state = random.getstate()
    for name in REPLACED:
        setattr(secrets, name, getattr(chance, name))
    random.seed(seed)
    _now.append(chance)

    def restore() -> None:
        _now.remove(chance)
        random.setstate(state)
        for name in REPLACED:
            setattr(secrets, name, before[name])

    return restore


@contextmanager
def settled(seed: str) -> Generator[None]:
    """The same, for the time of a block."""
    restore = settle(seed)
    try:
        yield
    finally:
        restore()


def name_of(node: str) -> str:
    """The name of a test, without the group that a process of pytest-xdist adds."""
    return node.rpartition("@")[0] if re.search(r"@[^\]/:]+$", node) else node


def program_seed() -> str:
    """The seed of a program that a test starts now."""
    return _now[-1].program_seed()


def for_a_program() -> dict[str, str]:
    """The same, as the environment of that program."""
    return {SEED: program_seed()}


def settle_as_told() -> None:
    """In a program that a test has started: settle chance by the seed that the test gave."""
    settle(os.environ[SEED])
