"""Event: something that happened, and who may see it. The game's observation.py turns it into what a viewer reads.

The first event of an action or outcome tells what its words say: only if everybody sees it may others read the words.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """A verb, the seat that did it, what it was about, and the viewers who learn of it (types.may_see)."""

    __slots__ = ("about", "seat", "seen_by", "verb")

    def __init__(self, verb: i64, seat: i64, about: list[int], seen_by: i64) -> None:
        self.verb: Final[i64] = verb
        self.seat: Final[i64] = seat
        self.about: Final = about
        self.seen_by: Final[i64] = seen_by
