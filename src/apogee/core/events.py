"""Event: something that happened, and who may see it. The game's told.py says how each event reads.

The first event of an action or outcome tells what its words say: only if everybody sees it may others read the words.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from apogee.core.types import NOBODY, may_see


@mypyc_attr(acyclic=True)
class Event:
    """A verb, the seat that did it, what it was about, and the viewers who learn of it (types.may_see)."""

    __slots__ = ("about", "seat", "seen_by", "verb")

    def __init__(self, verb: i64, seat: i64, about: list[int], seen_by: i64) -> None:
        self.verb: Final[i64] = verb
        self.seat: Final[i64] = seat
        self.about: Final = about
        self.seen_by: Final[i64] = seen_by


class Fact:
    """A number that an event is about, and what is read of it: under this name, or the row of facts with this number.

    `has_rest` says that it stands for all numbers that are left, and a list of them is read.
    """

    def __init__(self, name: str, rows: Mapping[int, Mapping[str, Any]] | None = None, has_rest: bool = False) -> None:
        self.name: Final = name
        self.rows: Final = rows or {}
        self.has_rest: Final = has_rest

    def read(self, number: int) -> Mapping[str, Any]:
        return self.rows[number] if self.rows else {self.name: number}

    def read_all(self, numbers: list[int]) -> Mapping[str, Any]:
        return {self.name: [self.read(number)[self.name] for number in numbers]}


Words: TypeAlias = Sequence[str] | Sequence[int] | Mapping[int, str]


def one_of(name: str, words: Words) -> Fact:
    """A fact that is read as one of these words, by its number."""
    return Fact(name, _rows(name, words))


def several_of(name: str, words: Words = ()) -> Fact:
    """The rest of an event's numbers, each read as one of these words, or as it is."""
    return Fact(name, _rows(name, words), has_rest=True)


def _rows(name: str, words: Words) -> dict[int, Mapping[str, Any]]:
    numbered = words.items() if isinstance(words, Mapping) else enumerate(words)
    return {number: {name: word} for number, word in numbered}


class Reading:
    """How an event reads: its word and its facts in order, or `whole`, which makes them of all its numbers at once.

    Where it is for others, the seat itself reads nothing: another event tells it more.
    """

    def __init__(
        self,
        word: str,
        *facts: Fact,
        whole: Callable[[list[int]], dict[str, Any]] | None = None,
        is_for_others: bool = False,
    ) -> None:
        self.word: Final = word
        self.facts: Final = facts
        self.whole: Final = whole
        self.is_for_others: Final = is_for_others


class Events:
    """All that can be told of a game: how each event reads, by the event's number."""

    def __init__(self) -> None:
        self.readings: list[Reading] = []

    def add(
        self,
        word: str,
        *facts: Fact,
        whole: Callable[[list[int]], dict[str, Any]] | None = None,
        is_for_others: bool = False,
    ) -> int:
        """Add an event that reads so; its number."""
        self.readings.append(Reading(word, *facts, whole=whole, is_for_others=is_for_others))
        return len(self.readings) - 1


def read_event(readings: Sequence[Reading], event: Event, viewer: i64) -> dict[str, Any] | None:
    """An event as a viewer reads it, or None if it is not for this viewer's eyes."""
    reading = readings[event.verb]
    if not may_see(event.seen_by, viewer) or (reading.is_for_others and viewer == event.seat):
        return None
    read: dict[str, Any] = {"event": reading.word}
    if event.seat != NOBODY:
        read["seat"] = event.seat
    if reading.whole is not None:
        read.update(reading.whole(event.about))
    for place, fact in enumerate(reading.facts):
        read.update(fact.read_all(event.about[place:]) if fact.has_rest else fact.read(event.about[place]))
    return read
