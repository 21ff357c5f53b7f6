"""Texts: all that the program says about a game, in one language: names, labels, log lines, rules.

What a game's own catalogue lacks is said in the engine's words, so that a new game can be played before it is
translated.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from apogee.core.errors import ApogeeError
from apogee.core.game import Game
from apogee.core.goal import Goal
from apogee.core.odds import rounded
from apogee.core.reasons import Reason
from apogee.core.refusal import Refused
from apogee.locale import LANGUAGES, Catalogue, Fact, catalogue
from apogee.locale.sentences import constants_of, facts_of, fill, key_of, names_of

PROGRAM = ("apogee", "lab", "server", "web")  # the files that belong to no game
BROWSER = ("apogee", "web")  # those of them that the browser reads


def files_of(game: str) -> tuple[str, ...]:
    """The files that belong to a game."""
    return game, f"{game}-lesson", f"{game}-rules", f"{game}-sheet"


class Texts:
    """The program's text in a language, for a game or for none. Called with a key, it is the message."""

    def __init__(self, language: str, game: Game[Any] | None = None, *, is_ascii: bool = False) -> None:
        self.language = language
        self.game = game
        self.is_ascii = is_ascii  # whether the reader's terminal has only ASCII letters
        self.bots: dict[int, str] = {}  # the seats that bots have, and which
        files = (*files_of(game.name), f"{game.name}-causes") if game else ()
        self.catalogue: Catalogue = catalogue(language, *PROGRAM, *files)
        components = game.components if game else None
        self.names = names_of(components, language)
        self.card_texts = names_of(components, language, "text")
        self.constants = constants_of(components)

    def of(self, game: Game[Any]) -> Texts:
        """The same language, with the texts of a game."""
        return Texts(self.language, game, is_ascii=self.is_ascii)

    def __call__(self, key: str, **facts: Fact) -> str:
        """A message; the numbers of the component file are among its facts."""
        return self.show(self.catalogue.text(key, **{**self.constants, **facts}))

    def show(self, text: str) -> str:
        """Any text in letters that the reader's terminal has."""
        return to_ascii(text) if self.is_ascii else text

    def has(self, key: str) -> bool:
        return key in self.catalogue.messages

    def name(self, word: str) -> str:
        """What a component is called: its name in the component file, or its id where it has none."""
        return self.show(self.names.get(word, word))

    def word(self, word: str) -> str:
        """A word of the component file: the name of the component it stands for, or its own message."""
        key = f"word-{word.replace('_', '-')}"
        return self(key) if word not in self.names and self.has(key) else self.name(word)

    def title(self, row: Mapping[str, Any]) -> str:
        """What a row of the component file is called: by its name, or by its own message."""
        key = f"called-{row['id'].replace('_', '-')}"
        return self(key) if "names" not in row and self.has(key) else self.name(row["id"])

    def seat(self, seat: int, you: int | None) -> str:
        """How a seat is spoken of; people count from 1."""
        if seat == you:
            return self("seat-you")
        if seat in self.bots:
            return self("seat-bot", number=seat + 1, bot=self.bots[seat])
        return self("seat-other", number=seat + 1)

    def odds(self, odds: Mapping[str, Any]) -> str:
        """A chance in percent; what is not certain is never shown as 0 or 100."""
        tenths = rounded(odds["numerator"], odds["denominator"], 1000)
        return self("odds-percent", whole=tenths // 10, tenth=tenths % 10)

    def rule(self, rule_id: str) -> str:
        """A rule's one sentence."""
        key = key_of(rule_id)
        return self(key) if self.has(key) else ""

    def section(self, heading: str) -> str:
        """The heading of a section of the rules; the catalogue's English one where nothing else says it."""
        key = f"heading-{'-'.join(re.findall('[a-z]+', heading.lower()))}"
        return self(key) if self.has(key) else heading

    def refusal(self, refused: Refused) -> str:
        """Why something is refused; the engine's own sentence where there is no translation."""
        key = key_of(refused.rule, refused.cause)
        if not self.has(key):
            return refused.reason
        return self(key, **facts_of(refused.cause, self.catalogue.text, self.name))

    def reason(self, reason: Reason) -> str:
        """Why a line is good."""
        facts = self._fill(reason.facts)
        said = self(f"reason-{reason.case}", **facts)
        steps = facts.get("steps", 0)
        return self("reason-after", reason=said, steps=steps) if steps else said

    def goal(self, goal: Goal, you: int | None) -> str:
        """A part of what a match is about."""
        facts = self._fill(goal.facts)
        if "seat" in facts:
            facts["seat"] = self.seat(int(facts["seat"]), you)
        return self(f"goal-{goal.case}", **facts)

    def complaint(self, error: ApogeeError) -> str:
        """What is wrong with what we were given; the error's own English where there is no translation."""
        return self(error.key, **error.facts) if self.has(error.key) else self.show(str(error))

    def action(self, view: Mapping[str, Any], words: str) -> str:
        """What an action is called on a button or in a list."""
        assert self.game is not None
        key = f"action-{self.game.vocabulary.said[words][0]}"
        return self(key, **self._fill(self.game.telling.facts(view, words))) if self.has(key) else words

    def more(self, view: Mapping[str, Any], words: str) -> str:
        """The text of the component that an action names, if its game wants it shown with the action."""
        assert self.game is not None
        verb, _, named = words.partition(" ")
        if not self.has(f"more-{verb}") or named not in self.card_texts:
            return ""
        return self(f"more-{verb}", **self._fill(self.game.telling.facts(view, words)), text=self.card_texts[named])

    def question(self, view: Mapping[str, Any], words: str) -> str:
        """What is asked: with the words and numbers of the view, and with what the first choice tells."""
        assert self.game is not None
        key = f"asks-{view.get('asks')}"
        if not self.has(key):
            return ""
        facts: dict[str, Any] = {name: value for name, value in view.items() if isinstance(value, str | int)}
        facts |= self.game.telling.facts(view, words)
        if "seat" in facts:
            facts["seat"] = self.seat(facts["seat"], view.get("viewer"))
        return self(key, **self._fill(facts))

    def order(self, order: str) -> str:
        """What a standing order says."""
        key = f"order-{order}"
        return self(key) if self.has(key) else order.replace("-", " ")

    def event(self, reading: Mapping[str, Any], you: int | None) -> str:
        """A line of the log."""
        key = f"event-{reading['event']}"
        facts: dict[str, Any] = {name: value for name, value in reading.items() if name != "event"}
        if "seat" in facts:
            facts["seat"] = self.seat(facts["seat"], you)
        said = self._fill(facts)
        if self.has(key):
            return self(key, **said)
        who = f"{said.pop('seat')}: " if "seat" in said else ""
        return who + ", ".join([reading["event"], *(f"{name} {fact}" for name, fact in said.items() if fact != "")])

    def deed(self, reading: Mapping[str, Any]) -> str:
        """What somebody did, in short words."""
        facts = {name: value for name, value in reading.items() if name not in ("event", "seat")}
        return self(f"deed-{reading['event']}", **self._fill(facts))

    def heading(self, kind: str, word: str) -> str:
        """What a section or a field of the component file is called; its own word where nothing says so."""
        key = f"{kind}-{word.replace('_', '-')}"
        return self(key) if self.has(key) else word.replace("_", " ")

    def verb(self, view: Mapping[str, Any], words: str) -> str:
        """What the kind of an action is called."""
        assert self.game is not None
        return self.name(str(self.game.telling.facts(view, words).get("action", self.game.vocabulary.said[words][0])))

    def cost(self, view: Mapping[str, Any], words: str) -> str:
        """What an action costs, where the game says so."""
        assert self.game is not None
        cost = self.game.telling.facts(view, words).get("cost")
        return self("cost", cost=cost) if isinstance(cost, str | int) and self.has("cost") else ""

    def _fill(self, facts: Mapping[str, Any]) -> dict[str, Fact]:
        """Facts as a sentence can take them: names for ids, lists in a row."""
        return fill(facts, self.name)


def language_of(asked: str | None) -> str:
    """The language asked for, or the environment's, or English."""
    if asked:
        return asked
    for wanted in os.environ.get("LANGUAGE", "").split(":"):
        if wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"
    return "en"


DRAWN = "äßèò„«\u2013→↓─│╔╠█▶·●▲■◆"  # letters and signs that texts and drawings need
LETTERS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
    | {"\u00d7": "x", "\u2013": "-", "±": "+/-"}
    | dict.fromkeys("„“”«»", '"')
)  # fmt: skip


def can_show(text: str, encoding: str | None) -> bool:
    """Whether an encoding has all these letters."""
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def to_ascii(text: str) -> str:
    """A text in plain letters, for terminals that have no others."""
    plain = unicodedata.normalize("NFKD", text.translate(LETTERS))
    return "".join(letter if letter.isascii() else "?" for letter in plain if not unicodedata.combining(letter))
