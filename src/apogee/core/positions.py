"""Positions: one description of their keys, by which they are both written and read.

A kind turns a value of the table into JSON and back. A record is a dict of fields: a key, its kind, and where the table
keeps its value. A value that does not fit its kind is refused in a sentence that says where it stands. The game itself
fills in what a position leaves out, and checks that its parts fit together.

The kinds of schema.py bear the same names and do another thing: they say what the keys of a view mean. Views are
written for people and programs to look at, and never read.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from apogee.core.agenda import Step
from apogee.core.errors import BadPosition, nearest, quoted
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY

WHOLE = "the position"
REST = "rest"  # in the place of counts: all that is left over


class At:
    """A place in a position, such as `seat 0: hand`, and the number of seats."""

    def __init__(self, part: str, key: str, seats: int) -> None:
        self.part = part
        self.key = key
        self.seats = seats

    def bad(self, fault: str) -> BadPosition:
        """The exception that refuses what stands here."""
        return BadPosition(f"{self.part}: {self.key} {fault}")

    def inside(self) -> str:
        """The name of a part that stands here."""
        return self.key if self.part == WHOLE else f"{self.part}, {self.key}"

    def at(self, key: str) -> "At":
        """The same place under another name, for one of several things that stand there."""
        return At(self.part, key, self.seats)


# --- Kinds


class Kind:
    """How a value is written, and read again."""

    def write(self, value: Any, table: Any) -> Any:  # noqa: ARG002 - records ask the table for more
        return value

    def read(self, value: Any, at: At) -> Any:
        raise NotImplementedError


class Number(Kind):
    """A whole number within bounds."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest

    def read(self, value: Any, at: At) -> int:
        if type(value) is not int or not self.lowest <= value <= self.highest:
            raise at.bad(f"must be a number from {self.lowest} to {self.highest}, not {quoted(value)}.")
        return value


class Seat(Kind):
    """A seat of this match."""

    def read(self, value: Any, at: At) -> int:
        return Number(0, at.seats - 1).read(value, at)


class FromOne(Kind):
    """One of so many, which people count from 1 and the table from 0."""

    def __init__(self, number: int) -> None:
        self.number = Number(1, number)

    def write(self, value: Any, table: Any) -> int:  # noqa: ARG002
        return int(value) + 1

    def read(self, value: Any, at: At) -> int:
        return self.number.read(value, at) - 1


class Flag(Kind):
    """True or false."""

    def read(self, value: Any, at: At) -> bool:
        if not isinstance(value, bool):
            raise at.bad(f"must be true or false, not {quoted(value)}.")
        return value


class Word(Kind):
    """One of a few words (or printed numbers), each of which stands for a number in the table."""

    def __init__(self, numbers: Mapping[str, int] | Mapping[int, int], rule: str = "") -> None:
        self.numbers: Mapping[Any, int] = numbers
        self.words = {number: word for word, number in numbers.items()}
        self.rule = rule  # the rule that lists them

    def write(self, value: Any, table: Any) -> Any:  # noqa: ARG002
        return self.words[value]

    def read(self, value: Any, at: At) -> int:
        if type(value) not in (str, int) or value not in self.numbers:
            known = " or ".join(map(str, self.numbers))
            raise at.bad(f"must be {known}{f' ({self.rule})' if self.rule else ''}, not {quoted(value)}.")
        return self.numbers[value]


class Id(Kind):
    """One of many ids, which stands for its place in the list of all; `known` are those allowed here."""

    def __init__(self, ids: Sequence[str], known: Sequence[str] | None = None) -> None:
        self.ids = ids
        self.places = {word: ids.index(word) for word in (ids if known is None else known)}

    def write(self, value: Any, table: Any) -> Any:  # noqa: ARG002
        return self.ids[value]

    def read(self, value: Any, at: At) -> int:
        place = self.places.get(value) if isinstance(value, str) else None
        if place is not None:
            return place
        if not isinstance(value, str | int | float | None):
            raise at.bad(f"must name an id, not {quoted(value)}.")
        raise at.bad(f"names an unknown {quoted(value)}{nearest(str(value), self.places) or '.'}")


class Maybe(Kind):
    """A kind whose value may be missing: null in JSON, a number of its own in the table."""

    def __init__(self, kind: Kind, nothing: Any) -> None:
        self.kind = kind
        self.nothing = nothing

    def write(self, value: Any, table: Any) -> Any:
        return None if value == self.nothing else self.kind.write(value, table)

    def read(self, value: Any, at: At) -> Any:
        return self.nothing if value is None else self.kind.read(value, at)


class Listed(Kind):
    """A list of things of one kind, in order. Where they are parts of the position, they are named and numbered."""

    def __init__(self, kind: Kind, name: str = "", first: int = 0) -> None:
        self.kind = kind
        self.name = name
        self.first = first

    def write(self, value: Any, table: Any) -> list[Any]:
        return [self.kind.write(each, table) for each in value]

    def read(self, value: Any, at: At) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise at.bad(f"must be a list, not {quoted(value)}.")
        if not self.name:
            return [self.kind.read(each, at) for each in value]
        return [self.kind.read(each, at.at(f"{self.name} {number}")) for number, each in enumerate(value, self.first)]


class Counts(Kind):
    """How many there are of each id, by the ids' places; read from a dict of id and count, or a list of ids."""

    def __init__(
        self, ids: Sequence[str], most: int, known: Sequence[str] | None = None, is_full: bool = False
    ) -> None:
        self.id = Id(ids, known)
        self.most = most  # of one id: a huge count must not fill the memory
        self.is_full = is_full  # whether zeros are written too

    def write(self, value: Any, table: Any) -> Any:  # noqa: ARG002
        return {self.id.ids[place]: count for place, count in enumerate(value) if count > 0 or self.is_full}

    def read(self, value: Any, at: At) -> Any:
        counts = [0] * len(self.id.ids)
        if isinstance(value, list | tuple):
            for name in value:
                counts[self.id.read(name, at)] += 1
            return counts
        if not isinstance(value, Mapping):
            raise at.bad(f"must be a list of ids, or a dict of id and count, not {quoted(value)}.")
        for name, count in value.items():
            place = self.id.read(name, at)
            if type(count) is not int or not 0 <= count <= self.most:
                raise at.bad(f"must count {name} with a number from 0 to {self.most}, not {quoted(count)}.")
            counts[place] = count
        return counts


class Cards(Counts):
    """Cards in no order, ascending: they are written as a list of ids, and read as counts are."""

    def write(self, value: Any, table: Any) -> Any:  # noqa: ARG002
        return [self.id.ids[card] for card in value]

    def read(self, value: Any, at: At) -> list[int]:
        if isinstance(value, list | tuple):
            return sorted(self.id.read(name, at) for name in value)
        return cards_of(super().read(value, at))


def cards_of(counts: list[int]) -> list[int]:
    """Each card as often as it is counted, ascending."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


class OrRest(Kind):
    """Counts, or cards; or "rest" for all that have no other place."""

    def __init__(self, kind: Counts) -> None:
        self.kind = kind

    def write(self, value: Any, table: Any) -> Any:
        return self.kind.write(value, table)

    def read(self, value: Any, at: At) -> Any:
        return REST if isinstance(value, str) and value == REST else self.kind.read(value, at)


class Several(Kind):
    """Any of a few words, each once: a set of bits."""

    def __init__(self, bits: Mapping[str, int], rule: str) -> None:
        self.bits = bits
        self.words = list(bits)
        self.listed = Listed(Id(self.words))
        self.rule = rule  # the rule that allows each only once

    def write(self, value: Any, table: Any) -> list[str]:  # noqa: ARG002
        return [word for word, bit in self.bits.items() if value & bit != 0]

    def read(self, value: Any, at: At) -> int:
        found = 0
        for place in self.listed.read(value, at):
            bit = self.bits[self.words[place]]
            if found & bit != 0:
                raise at.bad(f"names {self.words[place]} twice ({self.rule}); name it once.")
            found |= bit
        return found


class StepWords(Kind):
    """A step of the agenda: its word, its seat (`-`: nobody's), and what it is about. What is empty is left out."""

    def __init__(self, steps: Iterable[tuple[str, Step, str]], example: str) -> None:
        self.steps: dict[str, Step] = {}  # by their words; given are the first word, the step, and what it is about
        for word, step, about in steps:
            seat = str(step.seat) if step.seat != NOBODY else "-" if about else ""
            self.steps[" ".join(part for part in (word, seat, about) if part)] = step
        self.words = {(step.verb, step.seat, step.about): words for words, step in self.steps.items()}
        self.example = example

    def write(self, value: Any, table: Any) -> str:  # noqa: ARG002
        return self.of(value)

    def of(self, step: Step) -> str:
        """A step in words."""
        return self.words[step.verb, step.seat, step.about]

    def read(self, value: Any, at: At) -> Step:
        parts = value.split() if isinstance(value, str) else []
        words = " ".join(parts).removesuffix(" - 0")
        if words not in self.steps:  # a seat may be named where a step is nobody's
            words = " ".join([*parts[:1], *(["-", *parts[2:]] if parts[2:] else [])])
        if words not in self.steps:
            words = " ".join(parts)
            near = nearest(words, list(self.steps))
            raise at.bad(
                f"has an unknown step {quoted(value)}"
                + (near or f"; one is a word, a seat and what it is about: {self.example!r}.")
            )
        if self.steps[words].seat >= at.seats:
            raise at.bad(f"names no seat of this match in {words!r}.")
        return self.steps[words]


# --- Records


Get = Callable[[Any, Any], Any]


class Field:
    """A key of a record, and where its value is found: an attribute of a part of the table, or what `get` finds there.

    The key is left out of what is written where its value is None; where a field that is `short` has its default; and
    where one that is written only `if_any` has nothing in it. Reading sets an attribute that has a default.
    """

    def __init__(
        self,
        key: str,
        kind: Kind,
        get: Get | str = "",
        *,
        default: Any = None,
        short: bool = False,
        if_any: bool = False,
        old: str = "",
        is_needed: bool = False,
        is_id: bool = False,
    ) -> None:
        self.key = key
        self.kind = kind
        self.attribute = (get or key) if isinstance(get, str) else ""
        self.get = None if isinstance(get, str) else get
        self.default = default
        self.short = short
        self.if_any = if_any
        self.old = old  # an older name of the key, which is still read
        self.is_needed = is_needed
        self.is_id = is_id  # the key is an id of the component file, not a word of ours

    def is_told(self, found: Any) -> bool:
        """Whether a value is written."""
        is_empty = not any(found) if isinstance(found, list) else not found
        return found is not None and not (self.short and found == self.default) and not (self.if_any and is_empty)

    def put(self, part: Any, given: Mapping[str, Any]) -> None:
        """Set the attribute to what is given, or to the default."""
        if self.attribute and self.default is not None:
            default = self.default.copy() if isinstance(self.default, list) else self.default
            setattr(part, self.attribute, given.get(self.key, default))


def unwritten(_part: Any, _table: Any) -> None:
    """The `get` of a field that is only read: when a position is written, other fields say the same."""


class Record(Kind):
    """A dict of fields. Reading gives a dict without the keys that are left out or null.

    It may be written in another form, as a list or an id: `plain` writes a dict so where it can be, and `whole` makes
    the dict of such a form.
    """

    def __init__(
        self,
        *fields: Field,
        plain: Callable[[dict[str, Any]], Any] | None = None,
        whole: Callable[[Any], dict[str, Any]] | None = None,
    ) -> None:
        self.fields = fields
        self.plain = plain
        self.whole = whole
        self.needed = [field for field in fields if field.is_needed]
        self.keys = {field.key: field for field in fields} | {field.old: field for field in fields if field.old}

    def write(self, value: Any, table: Any) -> Any:
        written = self.to_dict(value, table)
        return written if self.plain is None else self.plain(written)

    def to_dict(self, value: Any, table: Any) -> dict[str, Any]:
        """The same, in no other form."""
        written: dict[str, Any] = {}
        for field in self.fields:
            found = getattr(value, field.attribute) if field.get is None else field.get(value, table)
            if field.is_told(found):
                written[field.key] = field.kind.write(found, table)
        return written

    def read(self, value: Any, at: At) -> dict[str, Any]:
        return self.read_part(value, at.inside(), at.seats)

    def read_part(self, value: Any, name: str, seats: int) -> dict[str, Any]:
        """The same, of a part that has a name of its own."""
        if self.whole is not None and isinstance(value, str | list | tuple):
            value = self.whole(value)
        if not isinstance(value, Mapping):
            raise BadPosition(f"{name} must be a dict, not {quoted(value)}.")
        read: dict[str, Any] = {}
        for key, each in value.items():
            field = self.keys.get(key) if isinstance(key, str) else None
            if field is None:
                known = [field.key for field in self.fields]
                raise BadPosition(f"{name} has an unknown key {quoted(key)}{nearest(str(key), known) or '.'}")
            if field.key in read:
                raise BadPosition(f"{name}: {field.key!r} was once called {field.old!r}; give one of them.")
            if each is not None:
                read[field.key] = field.kind.read(each, At(name, field.key, seats))
        for field in self.needed:
            if field.key not in read:
                raise BadPosition(f"{name} has no {field.key!r}; give it.")
        return read

    def put(self, part: Any, given: Mapping[str, Any]) -> None:
        """Set every attribute that has a default to the value given, or else to the default."""
        for field in self.fields:
            field.put(part, given)

    def values(self, given: Mapping[str, Any], **more: Any) -> dict[str, Any]:
        """Every attribute by its name, as it is given or else by its default, and more: for a part made anew."""
        found = {field.attribute: given.get(field.key, field.default) for field in self.fields if field.attribute}
        return found | more


# --- What games ask


def checked_by(*checks: Callable[[Any], Iterator[str]]) -> Callable[[Any], Iterator[str]]:
    """A game's `faults`, made of these checks: each yields sentences, and may rely on the checks before it."""
    return lambda table: (fault for check in (*checks, unanswerable) for fault in check(table))


def unanswerable(table: State) -> Iterator[str]:
    """The next step asks chance, or players who can all answer."""
    asked = table.pending()
    is_answered = all(table.legal_actions(player) for player in asked)
    if not is_answered or (not asked and table.current() == CHANCE and not table.chance_outcomes()):
        yield "nothing could be answered here: leave 'agenda' out, or describe what it asks for."


def players_in(described: Any, players: range, title: str, rule: str, may_be_fewer: bool = False) -> int:
    """How many seats a position has: 'players', or the length of 'seats'. The game must allow that number.

    Where fewer seats may be listed, those at the end are left out.
    """
    if not isinstance(described, Mapping):
        raise BadPosition(f"{WHOLE} must be a dict, not {quoted(described)}.")
    seats = described.get("seats")
    listed = len(seats) if isinstance(seats, list | tuple) else None
    number = described["players"] if described.get("players") is not None else listed or 0
    if type(number) is not int or number not in players:
        raise BadPosition(
            f"{title} is for {players[0]} to {players[-1]} players, not {quoted(number)} ({rule}); give 'players', or "
            "one entry in 'seats' for each."
        )
    if listed is not None and (listed > number or (listed < number and not may_be_fewer)):
        raise BadPosition(f"there are {number} players but {listed} seats; describe each seat once.")
    return number


def nowhere(what: str, places: str) -> str:
    """What to say of cards without a place."""
    return f'{what} is nowhere: put it in {places} or \'box\' ("box": "rest" takes all that is left over).'


def without_known(hand: list[int], known: list[int], ids: Sequence[str], part: str, rule: str) -> list[int]:
    """The cards of a hand that are not among those that everybody knows."""
    hidden = hand.copy()
    for card in known:
        if card not in hidden:
            raise BadPosition(
                f"{part}: {ids[card]} is in 'known' but not as often in 'hand' ({rule}); name it in both."
            )
        hidden.remove(card)
    return hidden
