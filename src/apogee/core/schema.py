"""Schema: what each key of a view is.

A game declares it once, in views.py. From it follow the plain table and the terminal's plain telling, the vectors of
the adapters, docs/views.md and the types of the browser. A law holds every view to it.

A kind says what a value is; a field is a kind with a sentence that says what it means. Nothing here knows a game, or
reads a value: the kinds of positions, which do, are those of positions.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias


@dataclass(frozen=True)
class Flag:
    """True or false."""


@dataclass(frozen=True)
class Number:
    """A whole number. What it counts decides how it is shown; the bounds, how it is scaled.

    Numbers above `highest` occur where the rules set no bound; a vector does not tell them apart.
    """

    highest: int
    lowest: int = 0
    of: str = "count"  # count, points, money, energy, die (0: none), number (a round, a place: not to be added up)
    is_capped: bool = False  # whether higher ones occur


@dataclass(frozen=True)
class Choice:
    """One of a few words of the rules: a phase, a mode, a question."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Id:
    """A component, by its id. The section of the component file tells what it is: a card, a location, a planet."""

    section: str
    ids: tuple[str, ...]
    copies: tuple[int, ...] = ()  # of each id, where there can be more than one
    is_of_seats: bool = False  # whether the ids are the seats' own, in seat order: their colours
    lies: bool = True  # whether a piece of this id lies there; otherwise the id describes something else


@dataclass(frozen=True)
class Seat:
    """A seat's number."""

    has_ai: bool = False  # whether it can be AI_SEAT, which means AI, the opponent without a seat
    is_viewer: bool = False  # whether this is the viewer's own seat, from which vectors count the others


AI_SEAT: Final = -1


@dataclass(frozen=True)
class Rule:
    """A rule's id."""


@dataclass(frozen=True)
class Odds:
    """A chance, as a share and as a reduced fraction: {chance, numerator, denominator}."""

    share: str = "chance"  # the key that has the share


@dataclass(frozen=True)
class Maybe:
    """The kind; or None, where nothing is there or this viewer may not know it."""

    kind: Kind


@dataclass(frozen=True)
class Row:
    """A list in an order that matters: spaces, places, a queue, cards top first. At most so many.

    Of a long row of ids, vectors tell the first places one by one, and what comes after them by id.
    """

    kind: Kind
    most: int
    is_full: bool = False  # whether it always has that many
    singly: int | None = None  # how many places vectors tell one by one; None: all


@dataclass(frozen=True)
class Pile:
    """A list whose order tells nothing: cards in hand, on the pad; seats that rest."""

    kind: Kind


@dataclass(frozen=True)
class Counts:
    """How many there are of each id; what is not there is left out."""

    id: Id
    most: int = 0  # how many of each there can be; 0 for the number of copies


@dataclass(frozen=True)
class BySeat:
    """A list with one entry for each seat, in seat order."""

    kind: Kind


@dataclass(frozen=True)
class ByWord:
    """A dict from words of the rules to values of one kind; some may be left out."""

    words: tuple[str, ...]
    kind: Kind
    is_full: bool = True


@dataclass(frozen=True)
class ByKeys:
    """A list of records in no order; these keys of a record tell it from the others: modules by place.

    A key is a number, an id or a seat, or may be None.
    """

    kind: Record
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """A dict with these keys, always all of them."""

    name: str  # of its type in the browser
    fields: Mapping[str, Field]
    first: tuple[str, ...] = ()  # what a plain table shows before all else: what is going on
    last: tuple[str, ...] = ()  # and what it shows after all else: what was chosen before the match, or is past


# How a plain table shows a key, where the kind does not tell.
IF_ANY: Final = "if_any"  # not where it is 0
IF_NOT: Final = "if_not"  # only where it is not so
SPARSE: Final = "sparse"  # inside of it no 0 is worth a word
BOXED: Final = "boxed"  # things that are alike, with too much in each for a row of a table
FOLDED: Final = "folded"  # things with a lot inside: each opens when it is wanted


@dataclass(frozen=True)
class Field:
    """A key of a record."""

    kind: Kind
    meaning: str  # for docs/views.md: one sentence without a full stop
    follows: bool = False  # from other keys of the view: vectors leave it out
    plain: tuple[str, ...] = ()  # how a plain table shows it: the words above
    unless: str = ""  # a key beside it that says as much, where it is true or a list: a plain table leaves this one out


Kind: TypeAlias = (
    Flag | Number | Choice | Id | Seat | Rule | Odds | Maybe | Row | Pile | Counts | BySeat | ByWord | ByKeys | Record
)
FLAG: Final = Flag()
SEAT: Final = Seat()
VIEWER: Final = Maybe(Seat(is_viewer=True))
RULE: Final = Rule()


def fault(kind: Kind, value: Any, players: int, where: str = "the view") -> str | None:
    """Why a value is not of a kind, as a sentence; None if it is."""
    return next(_faults(kind, value, players, where), None)


def _faults(kind: Kind, value: Any, players: int, where: str) -> Iterator[str]:
    if isinstance(kind, Maybe):
        if value is not None:
            yield from _faults(kind.kind, value, players, where)
    elif isinstance(kind, Record):
        yield from _faults_of_record(kind, value, players, where)
    elif isinstance(kind, Row | Pile | BySeat | ByKeys):
        yield from _faults_of_list(kind, value, players, where)
    elif isinstance(kind, ByWord | Counts):
        yield from _faults_of_dict(kind, value, players, where)
    elif not _is_of(kind, value, players):
        yield f"{where} is no {type(kind).__name__.lower()} of those declared: {value!r}"


def _is_of(kind: Kind, value: Any, players: int) -> bool:
    """Whether a value that has no parts is of a kind."""
    if isinstance(kind, Flag):
        return isinstance(value, bool)
    if isinstance(kind, Choice):
        return value in kind.words
    if isinstance(kind, Id):
        return value in kind.ids
    if isinstance(kind, Odds):
        keys = [kind.share, "numerator", "denominator"]
        return isinstance(value, dict) and list(value) == keys and 0 <= value[kind.share] <= 1
    if isinstance(kind, Rule):
        return isinstance(value, str) and "-" in value
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    if isinstance(kind, Seat):
        return 0 <= value < players or (kind.has_ai and value == AI_SEAT)
    assert isinstance(kind, Number)
    return kind.lowest <= value and (kind.is_capped or value <= kind.highest)


def _faults_of_record(kind: Record, value: Any, players: int, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is no record: {value!r}"
        return
    if list(value) != list(kind.fields):
        odd = set(value).symmetric_difference(kind.fields)
        yield f"{where} has other keys than declared, or in another order: {sorted(odd) or list(value)}"
        return
    for key, field in kind.fields.items():
        yield from _faults(field.kind, value[key], players, f"{where}, {key}")


def _faults_of_list(kind: Row | Pile | BySeat | ByKeys, value: Any, players: int, where: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{where} is no list: {value!r}"
        return
    if isinstance(kind, BySeat) and len(value) != players:
        yield f"{where} has {len(value)} entries for {players} seats"
    if isinstance(kind, Row) and (len(value) > kind.most or (kind.is_full and len(value) < kind.most)):
        yield f"{where} has {len(value)} entries; declared are {kind.most}"
    for number, each in enumerate(value):
        yield from _faults(kind.kind, each, players, f"{where}, entry {number}")
    if isinstance(kind, ByKeys):
        told = [tuple(each.get(key) for key in kind.keys) for each in value if isinstance(each, dict)]
        if len(set(told)) < len(told):
            yield f"{where} has two entries for the same {' and '.join(kind.keys)}"


def _faults_of_dict(kind: ByWord | Counts, value: Any, players: int, where: str) -> Iterator[str]:
    words: Sequence[str] = kind.id.ids if isinstance(kind, Counts) else kind.words
    if not isinstance(value, dict):
        yield f"{where} is no dict: {value!r}"
        return
    if isinstance(kind, ByWord) and kind.is_full and list(value) != list(words):
        yield f"{where} has other keys than declared: {list(value)}"
        return
    for word, each in value.items():
        if word not in words:
            yield f"{where} has a key that is not declared: {word!r}"
        elif isinstance(kind, ByWord):
            yield from _faults(kind.kind, each, players, f"{where}, {word}")
        elif not isinstance(each, int) or not 0 <= each <= most_of(kind, words.index(word)):
            yield f"{where} counts {word} as {each!r}"


def most_of(kind: Counts, number: int) -> int:
    """How many there can be of an id."""
    return kind.most or (kind.id.copies[number] if kind.id.copies else 1)


def records(kind: Kind) -> Iterator[Record]:
    """A kind's records, each before its parts; one that occurs in several places comes each time."""
    if isinstance(kind, Record):
        yield kind
        for field in kind.fields.values():
            yield from records(field.kind)
    elif isinstance(kind, Maybe | Row | Pile | BySeat | ByWord | ByKeys):
        yield from records(kind.kind)


def named_in(kind: Kind, value: Any) -> set[str]:
    """The ids and words of the rules that a value names, without those of which there is nothing."""
    if not value:
        return set()
    if isinstance(kind, Maybe):
        return named_in(kind.kind, value)
    if isinstance(kind, Id | Choice):
        return {value}
    if isinstance(kind, Counts):
        return {each for each, count in value.items() if count}
    if isinstance(kind, ByWord):
        there = {word: each for word, each in value.items() if each}
        return set(there).union(*(named_in(kind.kind, each) for each in there.values()))
    if isinstance(kind, Record):
        return set().union(*(named_in(field.kind, value[key]) for key, field in kind.fields.items()))
    if isinstance(kind, Row | Pile | BySeat | ByKeys):
        return set().union(*(named_in(kind.kind, each) for each in value))
    return set()


def described(kind: Kind) -> dict[str, Any]:
    """A kind as JSON, for pages that know no game. A `ByKeys` is a pile there."""
    told: dict[str, Any] = {"is": "pile" if isinstance(kind, ByKeys) else type(kind).__name__.lower()}
    if isinstance(kind, Record):
        told["fields"] = {key: _described_field(field) for key, field in kind.fields.items()}
        told |= {key: list(said) for key, said in (("first", kind.first), ("last", kind.last)) if said}
    elif isinstance(kind, Maybe | Row | Pile | BySeat | ByWord | ByKeys):
        told["kind"] = described(kind.kind)
    elif isinstance(kind, Counts):
        told["section"] = kind.id.section
    elif isinstance(kind, Id):
        told |= {"section": kind.section, "lies": kind.lies}
    elif isinstance(kind, Number):
        told["of"] = kind.of
    return told


def _described_field(field: Field) -> dict[str, Any]:
    told = described(field.kind)
    if field.plain:
        told["plain"] = list(field.plain)
    if field.unless:
        told["unless"] = field.unless
    return told
