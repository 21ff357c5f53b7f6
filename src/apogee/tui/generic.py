"""Tells any game from its view and the view's schema, so that a new game can be played as soon as its engine exists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from apogee.core import schema
from apogee.core.schema import AI_SEAT, Kind
from apogee.locale.texts import Texts
from apogee.tui.screen import Line

UNKNOWN: Final = "?"
EMPTY: Final = "-"
AMOUNTS: Final = {"points": "amount-points", "money": "amount-money", "energy": "amount-energy"}


def tell(view: Mapping[str, Any], texts: Texts) -> list[Line]:
    """The whole view: a line for each thing, its parts below it, and seats by their names."""
    assert texts.game is not None
    return Teller(texts, view["viewer"]).fields(texts.game.telling.view, view, 0)


@dataclass(frozen=True)
class Teller:
    """Says to a viewer, in lines, what a view has."""

    texts: Texts
    viewer: int | None

    def fields(self, kind: schema.Record, value: Mapping[str, Any], depth: int) -> list[Line]:
        """A record's fields below each other, without the game's name and the viewer, which everybody knows."""
        lines: list[Line] = []
        for key, field in kind.fields.items():
            if not _is_known(field.kind):
                lines += self.entry(self.texts.heading("view", key), field.kind, value[key], depth)
        return lines

    def entry(self, name: str, kind: Kind, value: Any, depth: int) -> list[Line]:
        """One thing: on one line if it is short, otherwise with its parts below. A flag is shown only if it is true."""
        if isinstance(kind, schema.Maybe):
            return self.entry(name, kind.kind, value, depth) if value is not None else self.line(name, UNKNOWN, depth)
        if isinstance(kind, schema.Flag):
            return [[(_margin(depth) + name, "bold")]] if value else []
        if isinstance(kind, schema.Record):
            return self.record(name, kind, value, depth)
        if isinstance(kind, schema.BySeat | schema.ByWord) and not _is_short(kind.kind):
            return self.by_name(name, kind, value, depth)
        if isinstance(kind, schema.Row | schema.Pile | schema.ByKeys) and not _is_short(kind.kind) and value:
            entries = enumerate(value, 1)
            return [line for number, each in entries for line in self.entry(f"{name} {number}", kind.kind, each, depth)]
        return self.line(name, self.text_of(kind, value), depth)

    def record(self, name: str, kind: schema.Record, value: Mapping[str, Any], depth: int) -> list[Line]:
        """A record in a row, if all its fields are short and it is part of something; or else below its name."""
        if depth == 0 or not all(_is_short(field.kind) for field in kind.fields.values()):
            return [[(_margin(depth) + name, "bold")], *self.fields(kind, value, depth + 1)]
        parts: list[str] = []
        for key, field in kind.fields.items():
            called = self.texts.heading("view", key)
            if not isinstance(field.kind, schema.Flag):
                parts.append(f"{called}: {self.text_of(field.kind, value[key])}")
            elif value[key]:
                parts.append(called)
        return self.line(name, ", ".join(parts) or EMPTY, depth)

    def by_name(self, name: str, kind: schema.BySeat | schema.ByWord, value: Any, depth: int) -> list[Line]:
        """The entry of each seat under the seat's name, and of each word under that word."""
        if isinstance(kind, schema.BySeat):
            entries = [(self.texts.seat(seat, self.viewer), each) for seat, each in enumerate(value)]
            return [line for called, each in entries for line in self.entry(called, kind.kind, each, depth)]
        if not value:
            return self.line(name, EMPTY, depth)
        lines: list[Line] = [[(_margin(depth) + name, "bold")]]
        for word, each in value.items():
            lines += self.entry(self.word(word), kind.kind, each, depth + 1)
        return lines

    def line(self, name: str, text: str, depth: int) -> list[Line]:
        return [[(f"{_margin(depth)}{name}: ", "bold"), (text, "")]]

    def text_of(self, kind: Kind, value: Any) -> str:
        """A value in a few words."""
        return UNKNOWN if value is None else SAYINGS[type(kind)](self, kind, value) or EMPTY

    def word(self, word: str) -> str:
        """A word of the rules."""
        return self.texts.word(word).replace("_", " ")

    def seat(self, seat: int) -> str:
        return self.texts.heading("view", "ai") if seat == AI_SEAT else self.texts.seat(seat, self.viewer)

    def number(self, kind: schema.Number, value: int) -> str:
        """A number, with its unit if that has a name."""
        return self.texts(AMOUNTS[kind.of], number=value) if kind.of in AMOUNTS else str(value)

    def tell_all(self, kind: Kind, value: list[Any]) -> str:
        return ", ".join(self.text_of(kind, each) for each in value)

    def tell_named(self, named: list[tuple[str, str]]) -> str:
        return ", ".join(f"{name}: {text}" for name, text in named)


SAYINGS: Final[dict[type, Callable[[Teller, Any, Any], str]]] = {
    schema.Flag: lambda telling, _, value: telling.texts("yes") if value else telling.texts("no"),
    schema.Number: Teller.number,
    schema.Choice: lambda telling, _, value: telling.word(value),
    schema.Id: lambda telling, _, value: telling.texts.name(value),
    schema.Seat: lambda telling, _, value: telling.seat(value),
    schema.Rule: lambda _, __, value: str(value),
    schema.Odds: lambda telling, _, value: telling.texts.odds(value),
    schema.Maybe: lambda telling, kind, value: telling.text_of(kind.kind, value),
    schema.Row: lambda telling, kind, value: telling.tell_all(kind.kind, value),
    schema.Pile: lambda telling, kind, value: telling.tell_all(kind.kind, value),
    schema.ByKeys: lambda telling, kind, value: telling.tell_all(kind.kind, value),
    schema.Counts: lambda telling, _, value: telling.tell_named(
        [(telling.texts.name(each), str(count)) for each, count in value.items()]
    ),
    schema.BySeat: lambda telling, kind, value: telling.tell_named(
        [(telling.seat(seat), telling.text_of(kind.kind, each)) for seat, each in enumerate(value)]
    ),
    schema.ByWord: lambda telling, kind, value: telling.tell_named(
        [(telling.word(word), telling.text_of(kind.kind, each)) for word, each in value.items()]
    ),
}


def _is_known(kind: Kind) -> bool:
    """Whether a field tells nothing: it can only be one word, or it is the viewer."""
    if isinstance(kind, schema.Maybe):
        return _is_known(kind.kind)
    return (isinstance(kind, schema.Choice) and len(kind.words) == 1) or (
        isinstance(kind, schema.Seat) and kind.is_viewer
    )


def _is_short(kind: Kind) -> bool:
    """Whether a thing is said in a word or a number."""
    if isinstance(kind, schema.Maybe):
        return _is_short(kind.kind)
    return isinstance(
        kind, schema.Flag | schema.Number | schema.Choice | schema.Id | schema.Seat | schema.Rule | schema.Odds
    )


def _margin(depth: int) -> str:
    return "  " * depth
