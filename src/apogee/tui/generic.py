"""Any game, told from its view alone: a new game can be played the day its engine exists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apogee.locale.texts import Texts
from apogee.tui.screen import Line, Screen

SKIPPED = ("game", "viewer")


def board(view: Mapping[str, Any], texts: Texts, screen: Screen) -> list[Line]:  # noqa: ARG001 - as every drawing
    """The whole view: a line for each thing, what belongs to a thing under it; seats by what they are called."""
    lines: list[Line] = []
    for key, value in view.items():
        if key == "seats" and isinstance(value, list):
            for seat, things in enumerate(value):
                lines += _entry(texts.seat(seat, view.get("viewer")), things, texts, 0)
        elif key not in SKIPPED:
            lines += _entry(texts.said("view", key), value, texts, 0)
    return lines


def _table(table: Mapping[str, Any], texts: Texts, depth: int) -> list[Line]:
    lines: list[Line] = []
    for key, value in table.items():
        lines += _entry(texts.said("view", key), value, texts, depth)
    return lines


def _entry(key: str, value: Any, texts: Texts, depth: int) -> list[Line]:
    """One thing: on its line if it is short, otherwise with its parts below; of a yes or no, what is so."""
    margin = "  " * depth
    if isinstance(value, bool):
        return [[(f"{margin}{key}", "bold")]] if value else []
    if isinstance(value, Mapping) and value and all(_is_small(each) for each in value.values()) and depth > 0:
        row = ", ".join(
            (name if each is True else f"{name}: {_said(each, texts)}")
            for name, each in ((texts.name(str(name)).replace("_", " "), each) for name, each in value.items())
            if each is not False
        )
        return [[(f"{margin}{key}: ", "bold"), (row, "")]]
    if isinstance(value, Mapping) and value:
        return [[(f"{margin}{key}", "bold")], *_table(value, texts, depth + 1)]
    if isinstance(value, list) and any(isinstance(each, Mapping | list) for each in value):
        lines: list[Line] = []
        for number, each in enumerate(value, 1):
            lines += _entry(f"{key} {number}", each, texts, depth)
        return lines
    return [[(f"{margin}{key}: ", "bold"), (_said(value, texts), "")]]


def _is_small(value: Any) -> bool:
    return not isinstance(value, Mapping) and not (isinstance(value, list) and len(value) > 6)


def _said(value: Any, texts: Texts) -> str:
    if value is None:
        return "?"
    if value in ([], {}):
        return "-"
    if isinstance(value, bool):  # in a list
        return texts("yes") if value else texts("no")
    if isinstance(value, list):
        return ", ".join(_said(each, texts) for each in value)
    return texts.name(str(value))
