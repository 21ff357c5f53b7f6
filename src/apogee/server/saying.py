"""Sentences of the server, in the reader's language."""

from __future__ import annotations

import re
from typing import Any

from apogee.core.game import Game
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.server.refusal import Refusal


class Sayer:
    """The catalogues, read once per language and game. A table's game has the numbers of the file it plays by."""

    def __init__(self) -> None:
        self.read: dict[tuple[str, str], Texts] = {}

    def sentence(self, refusal: Refusal, language: str, game: Game[Any] | None = None) -> str:
        """The sentence of a refusal: the rule's own, or else the server's."""
        texts = self.texts_of(language, game)
        if refusal.refused is not None:
            return texts.refusal(refusal.refused)
        reason = refusal.reason
        if refusal.code == "astray" and texts.has(reason):
            return texts(reason)
        if refusal.wrong is not None:
            refusing, error = refusal.wrong
            reason = self.texts_of(language, refusing).complaint(error)
        facts = {"given": "", "near": "nothing", "field": "nothing", "reason": reason, **refusal.facts}
        return texts(f"table-{refusal.code}", **facts)

    def text(self, key: str, language: str) -> str:
        """A sentence that is no refusal."""
        return self.texts_of(language)(key)

    def texts_of(self, language: str, game: Game[Any] | None = None) -> Texts:
        """All texts in a language, for a game that has some, or for none."""
        told = game if game is not None and game.components is not None else None
        key = (language, told.text_hash if told else "")
        if key not in self.read:
            self.read[key] = Texts(language, told)
        return self.read[key]


def language_asked(header: str) -> str:
    """The first of our languages that a browser asks for."""
    asked: list[str] = re.findall(r"[A-Za-z]{2}(?=[-,;\s]|$)", header[:200].lower())
    return next((word for word in asked if word in LANGUAGES), "en")
