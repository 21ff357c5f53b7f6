"""What a player may mean by words that a game does not know: the nearest words, whatever their order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches

from apogee.core.vocabulary import Vocabulary

MOST_NAMED = 3
LONGEST = 120  # characters of what was typed that are looked at
MOST_WORDS = 8  # words that are looked at
MOST_UNKNOWN = 4  # unknown words that are compared letter by letter
LEAST_ALIKE = 0.6  # of the letters of two words that are near, the share that both have
TAKE_BACK = ("undo", "cancel", "revert", "back", "take back", "take-back", "takeback")
END = ("pass", "end", "done", "skip", "stop", "finish", "next")
ENDS = ("pass", "end", "done")  # what games call it
FILLERS = ("a", "the", "my", "turn")
NUMBER = re.compile(r"-?[0-9]+")
JOINTS = re.compile(r"[-_:]")  # between the pieces of a name, as in segment-grey


class NearWords:
    """The words of a vocabulary, ready to be compared with others."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        known = vocabulary.words
        self.patterns = list(vocabulary.meanings)
        self.synonyms = {tuple(said.split()): own.split() for said, own in vocabulary.synonyms.items()}
        self.said = vocabulary.said
        self.known = {words: _split(said) for words, said in self.said.items()}
        self.with_name: dict[str, list[int]] = {}  # the numbers of the actions that have it
        for number, (names, _) in enumerate(self.known.values()):
            for name in names:
                self.with_name.setdefault(name, []).append(number)
        self.words = known
        self.names = sorted(self.with_name)
        pieces = [(name, sorted(JOINTS.split(name))) for name in self.names if JOINTS.search(name)]
        together = Counter(tuple(each) for _, each in pieces)
        self.joined = {tuple(each): name for name, each in pieces if together[tuple(each)] == 1}
        pieces_alone = {piece for _, each in pieces for piece in each}
        spellings = sorted({*self.names, *pieces_alone})  # what a word is compared with
        self.letters = {letter: place for place, letter in enumerate(sorted(set("".join(spellings))))}
        self.spellings = {spelling: self._letters_of(spelling) for spelling in spellings}
        self.longest = max(map(len, self.joined), default=1)
        self.ends = [words for words in ENDS if words in known]

    def meaning(self, typed: str) -> str:
        """`take-back` or `end` where the words mean that in everyday language; otherwise nothing."""
        bare = " ".join(word for word in _words(typed) if word not in FILLERS)
        return "take-back" if bare in TAKE_BACK else "end" if bare in END else ""

    def nearest_to(self, typed: str) -> list[str]:
        """The actions that share most words with what was typed, and the nearest numbers; of too many, the patterns."""
        if self.meaning(typed):
            return self.ends if self.meaning(typed) == "end" else []
        words_meant = self._put_together(self._correct(self._in_own_words(_words(typed))))
        if " ".join(words_meant) in self.known:
            return [" ".join(words_meant)]
        meant, numbers = _split(words_meant)
        best, found = (0.5, float("-inf")), list[str]()
        for number in sorted({number for name in meant for number in self.with_name.get(name, ())}):
            words = self.words[number]
            nearness = _nearness(meant, numbers, *self.known[words])
            if self.said[words][0] == words_meant[0]:
                nearness = (0.5 + nearness[0] / 2, nearness[1])  # the verb tells most of what is meant
            if nearness > best:
                best, found = nearness, []
            if nearness == best:
                found.append(words)
        found = _in_order(words_meant, found) or found
        return found if len(found) <= MOST_NAMED else self._patterns_of(found)

    def within(self, typed: str, near: list[str], legal: Iterable[str]) -> list[str]:
        """The legal actions that differ from these in numbers only, and by the least; where there are none, these."""
        numbers = _split(_words(typed))[1]
        if not numbers:
            return near
        alike = [_split(words.split())[0] for words in near]
        found = list[tuple[int, str]]()
        for words in legal:
            its_names, its_numbers = self.known[words]
            if len(its_numbers) == len(numbers) and its_names in alike:
                found.append((_off(numbers, its_numbers), words))
        least = min(found, default=(0, ""))[0]
        return [words for off, words in found if off == least][:MOST_NAMED] or near

    def _in_own_words(self, words: list[str]) -> list[str]:
        """The words with a synonym at their beginning replaced by the game's own word."""
        bare = [word for word in words if word not in FILLERS]
        for said, own in self.synonyms.items():
            if tuple(bare[: len(said)]) == said:
                return own + bare[len(said) :]
        return words

    def _correct(self, words: list[str]) -> list[str]:
        """The words, each replaced by the nearest word of the vocabulary or piece of a name, where one is near."""
        unknown = [word for word in dict.fromkeys(words) if not NUMBER.fullmatch(word) and word not in self.spellings]
        like = {word: self._spellings_like(word) for word in unknown[:MOST_UNKNOWN]}
        return [(like.get(word) or [word])[0] for word in words]

    def _spellings_like(self, word: str) -> list[str]:
        """The spelling nearest to a word, if one is near. Only those that share enough letters are compared."""
        letters = self._letters_of(word)
        shared = {spelling: (letters & its).bit_count() for spelling, its in self.spellings.items()}
        possible = [each for each, both in shared.items() if 2 * both / (len(word) + len(each)) >= LEAST_ALIKE]
        return get_close_matches(word, possible, n=1, cutoff=LEAST_ALIKE)

    def _letters_of(self, word: str) -> int:
        """The letters of a word as bits: its second `e` has another than its first. Letters of no spelling are none."""
        found = 0
        for letter, times in Counter(word).items():
            place = self.letters.get(letter)
            if place is not None:
                for time in range(times):
                    found |= 1 << (place + time * len(self.letters))
        return found

    def _put_together(self, words: list[str]) -> list[str]:
        """Names that were typed in pieces, in whatever order, as this vocabulary writes them: `segment-grey`."""
        found: list[str] = []
        at = 0
        while at < len(words):
            ends = range(min(at + self.longest, len(words)), at + 1, -1)
            end = next((end for end in ends if tuple(sorted(words[at:end])) in self.joined), at + 1)
            found.append(self.joined.get(tuple(sorted(words[at:end])), words[at]))
            at = end
        return found

    def _patterns_of(self, found: list[str]) -> list[str]:
        verbs = {self.said[words][0] for words in found}
        return ([each for each in self.patterns if each.partition(" ")[0] in verbs] or found)[:MOST_NAMED]


def _words(typed: str) -> list[str]:
    return typed[:LONGEST].lower().split()[:MOST_WORDS]


def _in_order(typed: list[str], found: list[str]) -> list[str]:
    """The actions of the verb typed first whose names come in the order in which they were typed."""
    split = [words.split() for words in found]
    return [
        " ".join(words)
        for words in split
        if words[0] == typed[0]
        and [word for word in words if word in typed] == [word for word in typed if word in words]
    ]


def _split(words: list[str]) -> tuple[Counter[str], list[int]]:
    """The names, counted, because their order does not matter, and the numbers in their order."""
    numbers = [word for word in words if NUMBER.fullmatch(word)]
    return Counter(word for word in words if not NUMBER.fullmatch(word)), [int(number) for number in numbers]


def _nearness(
    names: Counter[str], numbers: list[int], its_names: Counter[str], its_numbers: list[int]
) -> tuple[float, float]:
    """The share of names that both have, and how little the numbers differ if both have as many."""
    is_as_long = len(numbers) == len(its_numbers)
    both = sum(min(times, names[name]) for name, times in its_names.items() if name in names)
    shared = both + (len(numbers) if is_as_long else len(set(numbers) & set(its_numbers)))
    off = _off(numbers, its_numbers) if is_as_long else 0
    return 2 * shared / (names.total() + len(numbers) + its_names.total() + len(its_numbers)), -off


def _off(numbers: list[int], others: list[int]) -> int:
    """By how much as many numbers differ."""
    return sum(abs(a - b) for a, b in zip(numbers, others, strict=True))
