"""Draws: a match's own chance. Every draw can be recomputed from the seed by a few lines of any language.

The draw of journal line n is HMAC-SHA-256(key = seed, message = "n.k") as a big-endian number, for k = 0, 1, ... until
it is below the largest multiple of the total weight that fits in 256 bits; its remainder walks along the weights.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SPAN = 2**256


class Draws:
    """The draws that a seed stands for, and the salted commitment to that seed."""

    def __init__(self, seed: str, salt: str) -> None:
        self.seed = seed
        self.salt = salt

    def commitment(self) -> str:
        """What can be shown from the start: it binds the seed, and tells nothing of it.

        The salt's length comes first, so that no other pair of salt and seed reads the same.
        """
        return hashlib.sha256(f"{len(self.salt)}:{self.salt}:{self.seed}".encode()).hexdigest()

    def pick(self, line: int, weights: Sequence[int]) -> int:
        """Which of these weighted outcomes the draw of a journal line chooses."""
        total = sum(weights)
        limit = SPAN - SPAN % total
        attempt = 0
        while (number := self._number(line, attempt)) >= limit:
            attempt += 1
        left = number % total
        for chosen, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return chosen
        raise ValueError("a draw needs an outcome with a weight above 0")

    def _number(self, line: int, attempt: int) -> int:
        message = f"{line}.{attempt}".encode()
        return int.from_bytes(hmac.digest(self.seed.encode(), message, "sha256"), "big")


def fresh_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)
