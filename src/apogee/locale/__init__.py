"""The catalogues of text, one folder per language, and the reader of them.

They are Fluent files; the browser reads the same ones. What is used of Fluent here is little: messages of one or
several lines, `{ $name }`, and choices `{ $name -> [one] ... *[other] ... }`, which may be nested. So the engine reads
its own sentences without needing a library; a test holds this reader to fluent.runtime, message by message.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TypeAlias

_FOLDERS = (folder.name for folder in resources.files(__name__).iterdir() if folder.joinpath("apogee.ftl").is_file())
LANGUAGES = ("en", *sorted(name for name in _FOLDERS if name != "en"))  # each has a folder here; English is first

Fact: TypeAlias = str | int
Part: TypeAlias = "str | Variable | Choice"


class BadCatalogue(ValueError):
    """A catalogue cannot be read, or lacks what it is asked for: a fault of the program, not of its user."""


class Variable:
    """A place that a fact fills."""

    def __init__(self, name: str) -> None:
        self.name = name


class Choice:
    """Variants, one of which a fact chooses: by its own text or number, by its plural form, or else the default."""

    def __init__(self, name: str, variants: dict[str, list[Part]], default: str) -> None:
        self.name = name
        self.variants = variants
        self.default = default

    def choose(self, facts: dict[str, Fact], language: str) -> list[Part]:
        fact = _fact(facts, self.name)
        own, form = (str(fact), plural(language, fact)) if isinstance(fact, int) else (fact, "")
        if isinstance(fact, str) and fact.isdecimal():  # a text is no number, whatever it looks like
            own = ""
        return self.variants.get(own) or self.variants.get(form) or self.variants[self.default]


class Catalogue:
    """The messages of some files in one language."""

    def __init__(self, language: str, messages: dict[str, list[Part]]) -> None:
        self.language = language
        self.messages = messages

    def text(self, key: str, **facts: Fact) -> str:
        """A message with its places filled."""
        if key not in self.messages:
            raise BadCatalogue(f"there is no message {key!r} in {self.language!r}.")
        return _fill(self.messages[key], facts, self.language)


def plural(language: str, count: int) -> str:
    """The plural form of a whole number by the Unicode CLDR, where the browser has it from as well (Intl)."""
    if abs(count) == 1:
        return "one"
    return "many" if language == "it" and count != 0 and count % 1_000_000 == 0 else "other"


@cache
def catalogue(language: str, *names: str) -> Catalogue:
    """The messages of these files, in one language; a file that is not there has none."""
    messages: dict[str, list[Part]] = {}
    for name in names:
        messages |= read(source(language, name))
    return Catalogue(language, messages)


@cache
def source(language: str, *names: str) -> str:
    """The text of these files, in one language, one after the other; a file that is not there has none."""
    files = [resources.files(__name__).joinpath(language, f"{name}.ftl") for name in names]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def read(source: str) -> dict[str, list[Part]]:
    """The messages of a file by their keys."""
    messages: dict[str, list[Part]] = {}
    for block in re.split(r"\n(?=[^\s}\[*])", "\n" + source):
        if not block.strip() or block.startswith(("#", "\n#")):
            continue
        found = re.fullmatch(r"\s*([a-z][a-z0-9_-]*) =(.*)", block.rstrip(), re.DOTALL)
        if found is None or found[1] in messages:
            raise BadCatalogue(f"no message, or one that is there twice: {block.strip()[:60]!r}.")
        if re.search(r"\n\s+\.[a-z-]+ =", found[2]):
            raise BadCatalogue(f"message {found[1]!r} has an attribute, which this reader does not know.")
        parts, rest = _pattern(_dedent(found[2]))
        if rest:
            raise BadCatalogue(f"message {found[1]!r} has a brace too many.")
        messages[found[1]] = parts
    return messages


def _dedent(text: str) -> str:
    """A value of several lines without the blanks before them."""
    first, *others = text.split("\n")
    indents = [len(line) - len(line.lstrip()) for line in others if line.strip() and line.strip()[0] not in "[*}"]
    margin = min(indents, default=0)
    lines = [first.strip(), *(line[margin:].rstrip() for line in others)]
    return "\n".join(lines).strip("\n")


def _pattern(text: str) -> tuple[list[Part], str]:
    """Text and places up to a closing brace or the next variant; and what comes after."""
    parts: list[Part] = []
    while text and not re.match(r"\n\s*\*?\[", text):
        found = re.match(r"[^{}]+?(?=\n\s*\*?\[|[{}]|\Z)", text)
        if found:
            parts.append(found[0])
            text = text[found.end() :]
        elif text.startswith("{"):
            part, text = _placeable(text[1:])
            parts.append(part)
        else:
            break
    return parts, text


def _placeable(text: str) -> tuple[Part, str]:
    """What is between braces."""
    found = re.match(r"\s*\$([A-Za-z][A-Za-z0-9_-]*)\s*(\}|->)", text)
    if found is None:
        raise BadCatalogue(f"between braces there is a $name, or a choice: {text[:40]!r}.")
    if found[2] == "}":
        return Variable(found[1]), text[found.end() :]
    text = text[found.end() :]
    variants: dict[str, list[Part]] = {}
    default = ""
    while variant := re.match(r"\s*(\*?)\[\s*([\w.-]+)\s*\] *", text):
        parts, text = _pattern(text[variant.end() :])
        variants[variant[2]] = _trim(parts)
        default = variant[2] if variant[1] else default
    end = re.match(r"\s*\}", text)
    if end is None or not default:
        raise BadCatalogue(f"a choice has variants, one of them with a *, and a closing brace: {text[:40]!r}.")
    return Choice(found[1], variants, default), text[end.end() :]


def _trim(parts: list[Part]) -> list[Part]:
    """A variant without the blanks at its end."""
    if parts and isinstance(parts[-1], str):
        return [*parts[:-1], parts[-1].rstrip()]
    return parts


def _fill(parts: list[Part], facts: dict[str, Fact], language: str) -> str:
    filled = ""
    for part in parts:
        if isinstance(part, str):
            filled += part
        elif isinstance(part, Variable):
            filled += str(_fact(facts, part.name))
        else:
            filled += _fill(part.choose(facts, language), facts, language)
    return filled


def _fact(facts: dict[str, Fact], name: str) -> Fact:
    if name not in facts:
        raise BadCatalogue(f"a message needs ${name}, but was given {', '.join(facts) or 'nothing'}.")
    return facts[name]


def variables(parts: list[Part]) -> set[str]:
    """The names of the facts that a message needs."""
    found: set[str] = set()
    for part in parts:
        if isinstance(part, Variable):
            found.add(part.name)
        elif isinstance(part, Choice):
            found.add(part.name)
            for variant in part.variants.values():
                found |= variables(variant)
    return found
