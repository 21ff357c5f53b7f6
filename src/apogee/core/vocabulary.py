"""Vocabulary: what can be said in a game, as a table of verbs, what each takes, and what it means.

A game has two, for actions and for chance outcomes. Numbers, words and the lookups from a number to its parts follow
from the table; nobody else knows how numbers are made.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

NO_PART: Final = -1  # in place of a part that the verb does not take


@dataclass(frozen=True)
class Kind:
    """What a verb may take: how documents write it, and the words of each. A part is the place of its word."""

    name: str
    words: Sequence[str]
    first: int = 0  # the part of the first word; the others count on from there


def counted(name: str, numbers: Iterable[int], first: int = 0) -> Kind:
    """Numbers, as people write them; in the rules the lowest is `first`."""
    return Kind(name, [str(number) for number in numbers], first)


class Vocabulary:
    """All actions, or all chance outcomes, of a game. A verb's first number, such as BUILD, stands for the verb.

    Synonyms are what people may begin with in place of the game's own words, such as `discard` for `recycle`.
    """

    def __init__(self, synonyms: Mapping[str, str] | None = None) -> None:
        self.synonyms = synonyms or {}
        self.words: list[str] = []  # by number,
        self.number_of: dict[str, int] = {}  # and the other way round
        self.said: dict[str, list[str]] = {}  # by words, one by one: the verb, and each thing that it takes
        self.verb_of: list[int] = []  # by number its verb,
        self.first_of: list[int] = []  # and its parts
        self.second_of: list[int] = []
        self.third_of: list[int] = []
        self.meanings: dict[str, str] = {}  # a verb and what it takes, as documents write them -> what it means
        self._numbers: dict[tuple[int, ...], int] = {}

    def verb(
        self, name: str, meaning: str, *takes: Kind, slowest: int = 0, without: Container[tuple[int, ...]] = ()
    ) -> int:
        """Add a verb with every way to fill in what it takes, but for parts that never go together; its first number.

        Numbers run through the words of the last kind first, and through those of the `slowest` last.
        """
        verb = len(self.words)
        self.meanings[" ".join([name, *(kind.name for kind in takes)])] = meaning
        for parts in _fillings(takes, slowest):
            if parts not in without:
                words = [kind.words[part - kind.first] for kind, part in zip(takes, parts, strict=True)]
                self._add(verb, " ".join([name, *words]), parts)
        return verb

    def _add(self, verb: int, words: str, parts: tuple[int, ...]) -> None:
        self.said[words] = words.split()
        self._numbers[verb, *parts] = len(self.words)
        self.number_of[words] = len(self.words)
        self.words.append(words)
        self.verb_of.append(verb)
        for lookup, part in zip((self.first_of, self.second_of, self.third_of), _three(parts), strict=True):
            lookup.append(part)

    def number(self, verb: int, *parts: int) -> int:
        """The number of a verb with these parts. With one part that counts from 0, it is the sum of both."""
        return self._numbers[verb, *parts]

    def by_parts(self, verb: int) -> list[list[int]]:
        """All numbers of a verb that takes two parts, by the first and the second: for code that has to be quick."""
        numbers = self.all_of(verb)
        firsts = range(1 + max(self.first_of[number] for number in numbers))
        seconds = range(1 + max(self.second_of[number] for number in numbers))
        return [[self._numbers.get((verb, first, second), NO_PART) for second in seconds] for first in firsts]

    def all_of(self, verb: int) -> list[int]:
        """All numbers of a verb."""
        return [number for number, its_verb in enumerate(self.verb_of) if its_verb == verb]

    def components_in(self, words: str) -> list[str]:
        """The ids of components that an action names."""
        return [word for word in self.said[words][1:] if not word.isdecimal()]

    def has(self, numbers: Iterable[int], *verbs: int) -> bool:
        """Whether any of these numbers is of one of these verbs."""
        return any(self.verb_of[number] in verbs for number in numbers)


def _fillings(takes: Sequence[Kind], slowest: int) -> Iterator[tuple[int, ...]]:
    """Every choice of one part of each kind, in the order of their numbers."""
    places = list(range(len(takes)))
    order = places[slowest : slowest + 1] + places[:slowest] + places[slowest + 1 :]
    parts_of = [range(takes[place].first, takes[place].first + len(takes[place].words)) for place in order]
    for parts in product(*parts_of):
        by_place = dict(zip(order, parts, strict=True))
        yield tuple(by_place[place] for place in places)


def _three(parts: tuple[int, ...]) -> list[int]:
    return [*parts, *[NO_PART] * (3 - len(parts))]
