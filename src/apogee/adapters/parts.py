"""Kinds as numbers: how many each takes, what they are called, and how a value is written.

A part is made once for a kind and a number of players. Numbers that are not written stay 0, so that writing costs
what there is to tell, not the vector's length. Every number is from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, NamedTuple, TypeAlias

from apogee.core import schema
from apogee.core.schema import AI_SEAT, Kind

Numbers: TypeAlias = "Any"  # array("f"), or anything else that takes numbers by their place
Writer: TypeAlias = Callable[[Numbers, int, Any, int], None]  # numbers, where to begin, the value, the viewer's seat

THERE: Final = " there"
DEEPER: Final = " deeper"
OF_FIELD: Final = ("", THERE, DEEPER)  # slices that have their meaning from the field itself, not from one inside


class Slice(NamedTuple):
    """A named part of the vector: where it begins, its shape, and what its numbers say."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


@dataclass(frozen=True)
class Part:
    """A kind's numbers. The slices' names go on from that of whatever the kind is part of."""

    size: int
    write: Writer
    slices: tuple[Slice, ...]
    is_seen: bool = False  # whether no value is all 0, so that its presence needs no number of its own

    @property
    def is_whole(self) -> bool:
        """Whether it is one slice without a name of its own."""
        return len(self.slices) == 1 and not self.slices[0].name

    @property
    def shape(self) -> tuple[int, ...]:
        return self.slices[0].shape if self.is_whole else (self.size,)

    @property
    def note(self) -> str:
        """What its numbers say, in one line."""
        if self.is_whole:
            return self.slices[0].meaning
        told = [f"{each.name.strip()} ({' x '.join(map(str, each.shape))}), {each.meaning}" for each in self.slices]
        return f"each [{'; '.join(told)}]"


def part_of(kind: Kind, players: int) -> Part:
    """The numbers of a kind at a table of so many."""
    return MAKERS[type(kind)](kind, players)


def _whole(shape: tuple[int, ...], note: str, write: Writer, *, is_seen: bool = False) -> Part:
    """A part of one slice."""
    return Part(prod(shape), write, (Slice("", 0, shape, note),), is_seen)


# --- What has no parts


def _flag(_kind: schema.Flag, _players: int) -> Part:
    def write(numbers: Numbers, at: int, value: bool, _first: int) -> None:
        numbers[at] = value

    return _whole((1,), "1 for yes", write)


def _number(kind: schema.Number, _players: int) -> Part:
    lowest, highest = kind.lowest, kind.highest
    most = max(highest - lowest, 1)

    def write(numbers: Numbers, at: int, value: int, _first: int) -> None:
        numbers[at] = (value - lowest) / most if value < highest else 1.0

    end = " and more" if kind.is_capped else ""
    return _whole((1,), f"from {lowest} to {highest}{end}", write)


def _one_of(places: dict[Any, int], note: str) -> Part:
    """A 1 at the value's place."""

    def write(numbers: Numbers, at: int, value: str, _first: int) -> None:
        numbers[at + places[value]] = 1.0

    return _whole((len(places),), note, write, is_seen=True)


def _choice(kind: schema.Choice, _players: int) -> Part:
    return _one_of(_places(kind.words), ", ".join(kind.words))


def _id(kind: schema.Id, _players: int) -> Part:
    return _one_of(_places(kind.ids), f"one of {kind.section}: {', '.join(kind.ids)}")


def _seat(kind: schema.Seat, players: int) -> Part:
    if kind.is_viewer:
        return _one_of(_places(range(players)), "counted from seat 0")

    def write(numbers: Numbers, at: int, value: int, first: int) -> None:
        numbers[at + (players if value == AI_SEAT else (value - first) % players)] = 1.0

    return _whole((players + kind.has_ai,), _seats(kind.has_ai), write, is_seen=True)


def _odds(kind: schema.Odds, _players: int) -> Part:
    share = kind.share

    def write(numbers: Numbers, at: int, value: Any, _first: int) -> None:
        numbers[at] = value[share]

    return _whole((1,), "a chance", write)


def _rule(_kind: schema.Rule, _players: int) -> Part:
    raise ValueError("a rule has no numbers; its field has to follow from others.")


# --- What holds another kind


def _maybe(kind: schema.Maybe, players: int) -> Part:
    """All 0 for None. If a value could be all 0 too, a number before the others says that there is one."""
    inner = part_of(kind.kind, players)
    skipped = 0 if inner.is_seen else 1
    write_inner = inner.write

    def write(numbers: Numbers, at: int, value: Any, first: int) -> None:
        if value is not None:
            if skipped:
                numbers[at] = 1.0
            write_inner(numbers, at + skipped, value, first)

    if not skipped:
        return Part(inner.size, write, inner.slices)
    if inner.is_whole:
        return _whole((1 + inner.size,), f"whether there is any; then {inner.note}", write)
    there = Slice(THERE, 0, (1,), "whether there is any")
    return Part(1 + inner.size, write, (there, *_moved(inner, "", 1)))


def _row(kind: schema.Row, players: int) -> Part:
    each = part_of(kind.kind if kind.is_full else schema.Maybe(kind.kind), players)
    told = kind.most if kind.singly is None else kind.singly
    size, write_each = each.size, each.write

    def write(numbers: Numbers, at: int, value: Sequence[Any], first: int) -> None:
        for entry in value:
            write_each(numbers, at, entry, first)
            at += size

    row = _whole((told, *each.shape), f"place by place; {each.note}", write, is_seen=kind.is_full and each.is_seen)
    return row if told == kind.most else _long_row(kind, told, row)


def _long_row(kind: schema.Row, told: int, row: Part) -> Part:
    """A row: its first places one by one; of the rest, by id, how deep its one copy lies or how many copies do."""
    assert isinstance(kind.kind, schema.Id)
    places, copies, most = _places(kind.kind.ids), kind.kind.copies, kind.most - told
    pile = _ids(kind.kind)
    start = row.size

    def write(numbers: Numbers, at: int, value: Sequence[Any], first: int) -> None:
        row.write(numbers, at, value[:told], first)
        if copies:
            pile.write(numbers, at + start, value[told:], first)
        else:
            for depth, entry in enumerate(value[told:], 1):
                numbers[at + start + places[entry]] = depth / most

    note = pile.note if copies else f"for each how far down it lies: {', '.join(places)}"
    if told == 0:
        return _whole((pile.size,), note, write)
    deeper = Slice(DEEPER, start, (pile.size,), f"those after the first {told}: {note}")
    return Part(start + pile.size, write, (*row.slices, deeper))


def _pile(kind: schema.Pile, players: int) -> Part:
    """Each as a 1 at its place; of ids, the share of their copies."""
    if isinstance(kind.kind, schema.Id):
        return _ids(kind.kind)
    each = part_of(kind.kind, players)
    assert isinstance(kind.kind, schema.Seat | schema.Choice), "a pile is of ids, seats or words"
    write_each = each.write

    def write(numbers: Numbers, at: int, value: Sequence[Any], first: int) -> None:
        for entry in value:
            write_each(numbers, at, entry, first)

    return _whole(each.shape, f"any of: {each.note}", write)


def _ids(kind: schema.Id) -> Part:
    """How many there are of each id, as a share of its copies."""
    places = _places(kind.ids)
    copies = kind.copies or (1,) * len(kind.ids)

    def write(numbers: Numbers, at: int, value: Sequence[str], _first: int) -> None:
        found: dict[str, int] = {}
        for entry in value:
            found[entry] = count = found.get(entry, 0) + 1
            place = places[entry]
            numbers[at + place] = count / copies[place]

    return _whole((len(places),), f"how many of each {kind.section}: {', '.join(kind.ids)}", write)


def _counts(kind: schema.Counts, players: int) -> Part:
    places = _places(kind.id.ids)
    most = [max(schema.most_of(kind, number), 1) for number in range(len(places))]
    of_seats = kind.id.is_of_seats

    def write(numbers: Numbers, at: int, value: dict[str, int], first: int) -> None:
        for entry, count in value.items():
            place = places[entry]
            numbers[at + ((place - first) % players if of_seats else place)] = count / most[place]

    if of_seats:
        return _whole((players,), f"how many, by {_seats(has_ai=False)}", write)
    return _whole((len(places),), f"how many of each {kind.id.section}: {', '.join(places)}", write)


def _by_seat(kind: schema.BySeat, players: int) -> Part:
    each = part_of(kind.kind, players)
    size, write_each = each.size, each.write

    def write(numbers: Numbers, at: int, value: Sequence[Any], first: int) -> None:
        for seat in (*range(first, players), *range(first)):
            write_each(numbers, at, value[seat], first)
            at += size

    if each.is_whole:
        return _whole((players, *each.shape), f"by {_seats(has_ai=False)}; {each.note}", write, is_seen=each.is_seen)
    slices = [moved for offset in range(players) for moved in _moved(each, f"+{offset}", offset * size)]
    return Part(players * size, write, tuple(slices), each.is_seen)


def _by_word(kind: schema.ByWord, players: int) -> Part:
    each = part_of(kind.kind if kind.is_full else schema.Maybe(kind.kind), players)
    size, write_each = each.size, each.write
    starts = {word: place * size for word, place in _places(kind.words).items()}

    def write(numbers: Numbers, at: int, value: dict[str, Any], first: int) -> None:
        for word in value:
            write_each(numbers, at + starts[word], value[word], first)

    is_seen = kind.is_full and each.is_seen
    if each.is_whole:
        words = ", ".join(kind.words)
        return _whole((len(starts), *each.shape), f"for each of {words}; {each.note}", write, is_seen=is_seen)
    slices = [moved for word, start in starts.items() for moved in _moved(each, f" {word}", start)]
    return Part(len(starts) * size, write, tuple(slices), is_seen)


def _record(kind: schema.Record, players: int) -> Part:
    """Its fields in order, without those that follow from others."""
    fields: list[tuple[str, int, Writer]] = []
    slices: list[Slice] = []
    at = 0
    is_seen = False
    for key, field in kind.fields.items():
        if field.follows:
            continue
        part = part_of(field.kind, players)
        fields.append((key, at, part.write))
        own = [each.name in OF_FIELD for each in part.slices]
        for each, is_own in zip(_moved(part, " " + key.replace("_", " "), at), own, strict=True):
            slices.append(each._replace(meaning=f"{field.meaning}: {each.meaning}") if is_own else each)
        at += part.size
        is_seen = is_seen or part.is_seen

    def write(numbers: Numbers, at: int, value: Any, first: int) -> None:
        for key, start, write_field in fields:
            write_field(numbers, at + start, value[key], first)

    return Part(at, write, tuple(slices), is_seen)


def _by_keys(kind: schema.ByKeys, players: int) -> Part:
    """The records by what their keys say: the numbers of the first key's first value, and so on."""
    rest = {key: field for key, field in kind.kind.fields.items() if key not in kind.keys}
    each = part_of(schema.Maybe(schema.Record(kind.kind.name, rest)), players)
    write_each = each.write
    keys: list[tuple[str, dict[Any, int], bool]] = []
    for key in kind.keys:
        of = kind.kind.fields[key].kind
        keys.append((key, *_key_places(of, players)))
    lengths = tuple(len(places) for _, places, _ in keys)

    def write(numbers: Numbers, at: int, value: Sequence[Any], first: int) -> None:
        for entry in value:
            place = 0
            for key, places, is_seat in keys:
                found = places[entry[key]]
                place = place * len(places) + ((found - first) % players if is_seat else found)
            write_each(numbers, at + place * each.size, entry, first)

    return _whole((*lengths, each.size), f"by {' and '.join(kind.keys)}; {each.note}", write)


def _key_places(kind: Kind, players: int) -> tuple[dict[Any, int], bool]:
    """The place of each value that a key can have, with None last; and whether the values are seats."""
    if isinstance(kind, schema.Maybe):
        places, is_seat = _key_places(kind.kind, players)
        assert not is_seat, "whether there is a seat does not depend on who looks"
        return {**places, None: len(places)}, is_seat
    if isinstance(kind, schema.Number):
        return _places(range(kind.lowest, kind.highest + 1)), False
    if isinstance(kind, schema.Id):
        return _places(kind.ids), False
    assert isinstance(kind, schema.Seat), "a key is a number, an id or a seat"
    return _places(range(players)), True


def _places(values: Sequence[Any]) -> dict[Any, int]:
    return {value: place for place, value in enumerate(values)}


def _seats(has_ai: bool) -> str:
    """How seats are counted."""
    return "seat, from the viewer on" + (", the AI last" if has_ai else "")


def _moved(part: Part, name: str, start: int) -> list[Slice]:
    """A part's slices under a name, moved to where they begin in the whole."""
    return [each._replace(name=name + each.name, start=start + each.start) for each in part.slices]


MAKERS: Final[dict[type, Callable[[Any, int], Part]]] = {
    schema.Flag: _flag, schema.Number: _number, schema.Choice: _choice, schema.Id: _id, schema.Seat: _seat,
    schema.Rule: _rule, schema.Odds: _odds, schema.Maybe: _maybe, schema.Row: _row, schema.Pile: _pile,
    schema.Counts: _counts, schema.BySeat: _by_seat, schema.ByWord: _by_word, schema.ByKeys: _by_keys,
    schema.Record: _record,
}  # fmt: skip
