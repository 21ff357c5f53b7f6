"""Step: one thing still to happen. A position's agenda is a list of steps, the next one last."""

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Step:
    """A verb of the game, whose it is, and what it is about. Never changed once made, so clones share it."""

    __slots__ = ("about", "seat", "verb")

    def __init__(self, verb: i64, seat: i64, about: i64) -> None:
        self.verb: Final[i64] = verb
        self.seat: Final[i64] = seat
        self.about: Final[i64] = about
