"""Texts: all that the program says about a game, in one language: names, labels, log lines, rules.

What a game's own catalogue lacks is said in the engine's words, so that a new game can be played before it is
translated.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from typing import Any

from apogee.core.game import Game
from apogee.locale import LANGUAGES, Catalogue, Fact, catalogue

PROGRAM = ("apogee", "lab")  # the files that belong to no game


class Texts:
    """The program's text in a language, for a game or for none. Called with a key, it is the message."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        self.language = language
        self.game = game
        files = [game.name, f"{game.name}-rules"] if game else []
        self.catalogue: Catalogue = catalogue(language, *PROGRAM, *files)
        self.names = _names(game, language)
        self.constants = _constants(game)

    def __call__(self, key: str, **facts: Fact) -> str:
        return self.catalogue.text(key, **facts)

    def has(self, key: str) -> bool:
        return key in self.catalogue.messages

    def name(self, word: str) -> str:
        """What a component is called: its name in the component file, or its id where it has none."""
        return self.names.get(word, word)

    def seat(self, seat: int, you: int | None) -> str:
        """How a seat is spoken of; people count from 1."""
        return self("seat-you", number=seat + 1) if seat == you else self("seat-other", number=seat + 1)

    def rule(self, rule_id: str) -> str:
        """A rule's one sentence."""
        key = rule_id.lower().replace(".", "-")
        return self(key, **self.constants) if self.has(key) else ""

    def reason(self, rule_id: str, english: str) -> str:
        """Why something is refused; the engine's own sentence where there is no translation."""
        return self.rule(rule_id) or english

    def action(self, view: Mapping[str, Any], words: str) -> str:
        """What an action is called on a button or in a list."""
        assert self.game is not None
        key = f"action-{words.partition(' ')[0]}"
        return self(key, **self._said(self.game.facts(view, words))) if self.has(key) else words

    def event(self, reading: Mapping[str, Any], you: int | None) -> str:
        """A line of the log."""
        key = f"event-{reading['event']}"
        if not self.has(key):
            return " ".join([reading["event"], *(f"{k} {v}" for k, v in reading.items() if k != "event")])
        facts: dict[str, Any] = {name: value for name, value in reading.items() if name != "event"}
        if "seat" in facts:
            facts["seat"] = self.seat(facts["seat"], you)
        return self(key, **self._said(facts))

    def _said(self, facts: Mapping[str, Any]) -> dict[str, Fact]:
        """Facts as a sentence can take them: names for ids, lists in a row."""
        said: dict[str, Fact] = {}
        for name, value in facts.items():
            if isinstance(value, list):
                said[name] = ", ".join(self.name(str(each)) for each in value)
            else:
                said[name] = value if isinstance(value, int) else self.name(str(value))
        return said


def _names(game: Game[Any] | None, language: str) -> dict[str, str]:
    """Component ids and what they are called."""
    tables = game.components.tables if game and game.components else {}
    rows = [row for table in tables.values() if isinstance(table, list) for row in table]
    return {row["id"]: row["names"].get(language, row["names"]["en"]) for row in rows if "id" in row and "names" in row}


def _constants(game: Game[Any] | None) -> dict[str, Fact]:
    """The numbers that rules speak of."""
    tables = game.components.tables if game and game.components else {}
    return {row["id"]: row["value"] for row in tables.get("constant", [])}


def language_of(asked: str | None) -> str:
    """The language asked for, or the environment's, or English."""
    if asked:
        return asked
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "").partition(":")[0]
        if wanted:
            found = (locale.normalize(wanted)[:2] if wanted not in ("C", "POSIX") else "en").lower()
            return found if found in LANGUAGES else "en"
    return "en"
