"""Names of guests: printable, in one script, and not to be mistaken for "you" or for a bot."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from apogee.locale import LANGUAGES, catalogue
from apogee.server.protocol import plain_line
from apogee.server.refusal import Refusal

YOU = ("seat-you", "web-friends-you")  # what pages call their reader
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")  # whose letters look alike


def guest_name(text: str) -> str:
    """The name as a guest may have it, or a refusal."""
    name = plain_line(text, "name")
    alike = re.sub(r" [0-9]+$", "", likeness(name))  # the second Ada at a table is Ada 2
    if alike in reserved_names("you"):
        raise Refusal("bad-name", why="you")
    if alike in reserved_names("bot"):
        raise Refusal("bad-name", why="bot")
    if len(scripts_of(name)) > 1:
        raise Refusal("bad-name", why="scripts")
    return name


def likeness(name: str) -> str:
    """A name in a form in which names that look alike are equal."""
    return unicodedata.normalize("NFKC", name).casefold()


@cache
def reserved_names(whom: str) -> frozenset[str]:
    """What pages call their reader and bots, in every language."""
    found = set()
    for language in LANGUAGES:
        texts = catalogue(language, "apogee", "web")
        keys = YOU if whom == "you" else [key for key in texts.messages if key.startswith("bot-")]
        found |= {likeness(texts.text(key)) for key in keys}
    return frozenset(found)


def scripts_of(name: str) -> set[str]:
    """The scripts of a name's letters, among those whose letters look alike."""
    letters = unicodedata.normalize("NFKC", name)
    begun = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters if letter.isalpha()}
    return begun.intersection(SCRIPTS)
