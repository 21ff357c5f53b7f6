"""Reads a game's component file and holds it to its schema: the only home of numbers and card texts.

APOGEE_COMPONENTS names a file to be used in place of the shipped one, for the game that the file itself names.
"""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Container, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from importlib import resources
from typing import Any, TypeVar

from apogee.core.errors import BadComponents, near_word, nearest, quoted
from apogee.core.files import read_bytes

T = TypeVar("T")
Row = dict[str, Any]
Schema = Mapping[str, type]  # key -> the type of its value

PROVENANCE = ("source", "fields", "note")  # keys that every row may have; the rules never read them
WORDS = ("names", "text", "short")  # keys for people; the rules never read them
SOURCES = ("rulebook", "public", "reconstructed")


class Components:
    """One component file: its rows, checked when they are read, and two hashes.

    Journals carry `hash`, which covers what the rules read: it leaves out provenance, words, comments and what the
    game lists in `only_shown` (sections, and keys as "section.key"). `text_hash` covers the whole text.
    """

    def __init__(self, text: bytes, origin: str, only_shown: Sequence[str]) -> None:
        self.origin = origin
        self.text = text
        self.only_shown = only_shown
        self.asked: list[str] = []  # the sections that the rules have asked for
        self.asked_constants: list[str] = []  # and the constants
        self.text_hash = hashlib.sha256(text.replace(b"\r\n", b"\n")).hexdigest()
        try:
            self.tables: dict[str, Any] = tomllib.loads(text.decode("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadComponents(f"{origin} is not a readable TOML file: {error}.") from None

    @property
    def hash(self) -> str:
        """The hash of everything that the rules read, in a canonical form."""
        played = {section: self._rows_in_play(section) for section in self.tables if section not in self.only_shown}
        canonical = json.dumps(played, sort_keys=True, separators=(",", ":"), default=str)
        return hashlib.sha256(canonical.encode()).hexdigest()

    def complain(self, what: str) -> BadComponents:
        """The exception for a fault in this file."""
        return BadComponents(f"{self.origin}: {what}")

    def check(self, holds: bool, otherwise: str) -> None:
        """Complain unless something holds."""
        if not holds:
            raise self.complain(otherwise)

    def one_of(self, row: Row, key: str, known: Iterable[str]) -> str:
        """The word at this key, which must be one of a few."""
        value: str = row[key]
        if value not in known:
            raise self.complain(f"{row.get('id', key)}: {key} must be one of {', '.join(known)}, not {value!r}.")
        return value

    def index(self, row: Row, key: str, known: list[str]) -> int:
        """The number of the word at this key among those it must be one of."""
        return known.index(self.one_of(row, key, known))

    def expect_schema(self) -> None:
        """The file is written as this program reads it."""
        version = self.tables.get("schema_version")
        self.check(type(version) is int and version == 1, "schema_version must be 1; this program reads no other.")

    def expect_nothing_more(self) -> None:
        """The rules have asked for every section and every constant of the file: what is left is misspelt."""
        self._expect_keys(self.tables, [*self.asked, "schema_version", "game"], "the file")
        self._expect_keys(self.constants, self.asked_constants, "the constants")

    def rows(self, section: str, schema: Schema, optional: Schema | None = None) -> list[Row]:
        """The rows of an array of tables, each with just the keys of the schema; provenance is dropped."""
        rows = self._section(section)
        if not isinstance(rows, list) or not rows:
            raise self.complain(f"{section} must be a list of [[{section}]] rows.")
        checked = [
            self._row(row, f"{section} {self._name(row, number)}", schema, optional or {})
            for number, row in enumerate(rows, 1)
        ]
        ids = [row["id"] for row in checked if "id" in row]
        for each in ids:
            if not re.fullmatch("[a-z0-9]+([._-][a-z0-9]+)*", each):
                raise self.complain(f"{section} {quoted(each)}: an id is of small letters, digits, dots, - and _ only.")
            if ids.count(each) > 1:
                raise self.complain(f"{section} {each!r} is there twice; give each row an id of its own.")
        return checked

    def list_rows(self) -> dict[str, list[Row]]:
        """The rows that have an id, by section, as they are in the file: what people look up."""
        lists = {section: rows for section, rows in self.tables.items() if isinstance(rows, list)}
        found = {section: [row for row in rows if "id" in row] for section, rows in lists.items()}
        return {section: rows for section, rows in found.items() if rows}

    def meta(self, more: Schema | None = None) -> Row:
        """What the box says of the game: for how many players it is, and who made it."""
        self.expect_schema()
        printed = {"published_title": str, "published_author": str, "published_by": str}
        return self.row("meta", {"players_min": int, "players_max": int, **printed, "names": dict, **(more or {})})

    def end_reasons(self, *known: str) -> dict[int, str]:
        """Why a match can end: these words, which the file must list, by numbers from 1 on."""
        found = [row["id"] for row in self.rows("end_reason", {"id": str, "names": dict})]
        self.check(sorted(found) == sorted(known), f"end_reason must list {', '.join(known)}.")
        return dict(enumerate(known, 1))

    def row(self, section: str, schema: Schema, optional: Schema | None = None) -> Row:
        """One table, checked like a row."""
        return self._row(self._section(section), f"[{section}]", schema, optional or {})

    @cached_property
    def constants(self) -> dict[str, int]:
        """The [[constant]] rows by id."""
        return {row["id"]: row["value"] for row in self.rows("constant", {"id": str, "value": int})}

    def constant(self, name: str) -> int:
        """The value of a constant."""
        self.asked_constants.append(name)
        return self._found(self.constants, name, "the constants")

    def _section(self, name: str) -> Any:
        self.asked.append(name)
        return self._found(self.tables, name, "the file")

    def _found(self, found: Mapping[str, T], key: str, where: str) -> T:
        """What stands at a key; if it is not there, the complaint names one that may be a misspelling of it."""
        if key in found:
            return found[key]
        for near in near_word(key, found):
            raise self.complain(f"{where} has an unknown key {near!r}; did you mean {key!r}?")
        raise self.complain(f"{where} lacks the key {key!r}.")

    def numbers(self, row: Row, key: str) -> None:
        """The list or table at this key holds whole numbers from 0 on, and nothing else."""
        found = row[key].values() if isinstance(row[key], dict) else row[key]
        for value in found:
            if type(value) is not int or value < 0:
                raise self.complain(f"{key} must hold whole numbers from 0 on, not {quoted(value)}.")

    def _rows_in_play(self, section: str) -> Any:
        """What the rules read of a section: its rows, in order, because draws pick a row by its place."""
        rows = self.tables[section]
        own = [key.partition(".")[2] for key in self.only_shown if key.startswith(f"{section}.")]
        left_out = (*PROVENANCE, *WORDS, *own)
        return [_without(row, left_out) for row in rows] if isinstance(rows, list) else _without(rows, left_out)

    @staticmethod
    def _name(row: object, number: int) -> str:
        return repr(row["id"]) if isinstance(row, dict) and "id" in row else f"number {number}"

    def _row(self, row: object, where: str, schema: Schema, optional: Schema) -> Row:
        if not isinstance(row, dict):
            raise self.complain(f"{where} must be a table of keys and values.")
        self._expect_keys(row, [*schema, "source"], where, [*optional, "fields", "note"])
        if row["source"] not in SOURCES:
            raise self.complain(f"{where}: source must be one of {', '.join(SOURCES)}, not {quoted(row['source'])}.")
        types = {**schema, **optional, "fields": dict, "note": str}
        for key, value in row.items():
            wanted = types.get(key, str)
            if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
                raise self.complain(f"{where}: {key} must be {_ARTICLE[wanted]}, not {quoted(value)}.")
            if isinstance(value, int) and value < 0:
                raise self.complain(f"{where}: {key} must not be negative, but is {value}.")
        return {key: value for key, value in row.items() if key not in PROVENANCE}

    def _expect_keys(
        self, found: Mapping[str, Any], needed: Sequence[str], where: str, more: Sequence[str] = ()
    ) -> None:
        for key in found:
            if key not in needed and key not in more:
                raise self.complain(f"{where} has an unknown key {key!r}{nearest(key, [*needed, *more]) or '.'}")
        for key in needed:
            if key not in found:
                raise self.complain(f"{where} lacks the key {key!r}.")


def _without(row: Any, keys: Container[str]) -> Any:
    return {key: value for key, value in row.items() if key not in keys} if isinstance(row, dict) else row


_ARTICLE: dict[type, str] = {
    int: "a whole number",
    str: "a text in quotes",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


_instead: ContextVar[Components | None] = ContextVar("instead", default=None)


@contextmanager
def instead_of_the_file(given: Components) -> Generator[None]:
    """Inside this block, importing the game that these components name uses them (editions.py)."""
    token = _instead.set(given)
    try:
        yield
    finally:
        _instead.reset(token)


def package_of(game: str) -> str:
    """The name of a game's package, which its bot, its drawing and its folder of tests have too."""
    return game.replace("-", "_")


def components(game: str, only_shown: Sequence[str]) -> Components:
    """The component file that a game plays by: the shipped one, or the one APOGEE_COMPONENTS puts in its place."""
    given = _instead.get()
    if given is not None and given.tables.get("game") == game:
        return given
    other = os.environ.get("APOGEE_COMPONENTS", "")
    if other:
        try:
            replacement = Components(read_bytes(other), other, only_shown)
        except OSError as error:
            raise BadComponents(f"APOGEE_COMPONENTS names {other}, which cannot be read: {error.strerror}.") from None
        if replacement.tables.get("game") == game:
            return replacement
        known = sorted(each.name for each in resources.files("apogee.games").iterdir() if each.is_dir())
        if package_of(str(replacement.tables.get("game"))) not in known:
            raise replacement.complain('the file must say which game it is for, as in game = "pocket-rockets".')
    shipped = resources.files(f"apogee.games.{package_of(game)}").joinpath("components.toml")
    return Components(shipped.read_bytes(), f"{game} components.toml", only_shown)
