"""Draws: a match's own chance. Every draw can be recomputed from the seed by a few lines of any language.

The draw of journal line n is HMAC-SHA-256(key, message = "n.k") as a big-endian number, for k = 0, 1, ... until it is
below the largest multiple of the total weight that fits in 256 bits; its remainder walks along the weights.

The key is the seed. Where the seats added entropy of their own after the seed was committed to, it is the SHA-256, in
hex, of the seed followed by "\\nLENGTH:TEXT" for each seat, LENGTH being the number of characters of the seat's TEXT.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SPAN = 2**256
LONGEST_ENTROPY = 64  # characters that a seat may add


class Draws:
    """The draws that a seed and the seats' entropy stand for, and the salted commitment to that seed."""

    def __init__(self, seed: str, salt: str, entropy: tuple[str, ...] = ()) -> None:
        self.seed = seed
        self.salt = salt
        self.entropy = entropy  # one text per seat, or none at all
        added = "".join(f"\n{len(each)}:{each}" for each in entropy)
        key = hashlib.sha256(f"{seed}{added}".encode()).hexdigest() if entropy else seed
        self._key = key.encode()

    def commitment(self) -> str:
        """A text to publish before anybody adds entropy: it binds the match to its seed without telling the seed.

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
        return int.from_bytes(hmac.digest(self._key, message, "sha256"), "big")


def is_entropy(given: object, players: int) -> bool:
    """Whether a value can be the seats' entropy: one short printable text for each seat."""
    if not isinstance(given, list | tuple) or len(given) != players:
        return False
    return all(isinstance(each, str) and each.isprintable() and len(each) <= LONGEST_ENTROPY for each in given)


def fresh_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)
