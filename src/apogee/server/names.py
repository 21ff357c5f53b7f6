"""Names of guests: plain, not taken for oneself or for a bot, and in one script."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from apogee.locale import LANGUAGES, catalogue
from apogee.server.protocol import plain_line
from apogee.server.refusal import Refusal

YOU = ("seat-you", "web-friends-you")  # what whoever reads is called
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")  # whose letters look alike


def guest_name(text: str) -> str:
    """A name as a guest may have it."""
    name = plain_line(text, "name")
    alike = re.sub(r" [0-9]+$", "", likeness(name))  # the second Ada at a table is Ada 2
    if alike in called("you"):
        raise Refusal("bad-name", why="you")
    if alike in called("bot"):
        raise Refusal("bad-name", why="bot")
    if len(scripts_of(name)) > 1:
        raise Refusal("bad-name", why="scripts")
    return name


def likeness(name: str) -> str:
    """What of a name the eye goes by."""
    return unicodedata.normalize("NFKC", name).casefold()


@cache
def called(whom: str) -> frozenset[str]:
    """What our pages call whoever reads them, or bots, in any language."""
    found = set()
    for language in LANGUAGES:
        texts = catalogue(language, "apogee", "web")
        keys = YOU if whom == "you" else [key for key in texts.messages if key.startswith("bot-")]
        found |= {likeness(texts.text(key)) for key in keys}
    return frozenset(found)


def scripts_of(name: str) -> set[str]:
    """The scripts of its letters, as far as they can be mistaken for each other."""
    letters = unicodedata.normalize("NFKC", name)
    begun = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters if letter.isalpha()}
    return begun.intersection(SCRIPTS)
