"""apogee cards: look up a component, with what is known of it, and from where."""

from __future__ import annotations

import argparse
import re
from typing import Any, TypeAlias

from apogee.arguments import BadArgument, game_of
from apogee.catalog import GAMES
from apogee.core.components import SOURCES
from apogee.locale.texts import Texts
from apogee.tui import drawings, screen
from apogee.tui.screen import Line

HIDDEN = ("id", "names", "source", "fields", "note")  # shown in places of their own
MOST_NAMED = 8  # where a name fits several
FOR_THE_RULES = ("effect", "effects")  # what a card's text says, as the rules read it

_Row: TypeAlias = tuple[str, dict[str, Any]]  # a section, and what stands in it


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """GAME [ID]."""
    parser.add_argument("game", metavar=texts("help-game"), help=", ".join(GAMES))
    parser.add_argument("id", metavar="ID", nargs="?", help=texts("help-card-id"))
    screen.configure(parser, texts)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Print the components asked for."""
    screen.of(arguments, texts).show(cards(texts.of(game_of(texts, arguments.game)), arguments.id))
    return 0


def cards(texts: Texts, wanted: str | None) -> list[Line]:
    """All components, or one with everything that is known of it and where that comes from."""
    assert texts.game is not None
    sections = _sections(texts)
    if wanted:
        rows = called(wanted, texts)
        if not rows:
            raise BadArgument(texts("cards-unknown", given=wanted[:40], game=texts.game.name))
        return [line for section, row in rows for line in _whole_row(section, row, texts)]
    if not sections:
        raise BadArgument(texts("cards-none", game=texts.game.title))
    lines: list[Line] = []
    for section, found in sections.items():
        lines += [[("", "")], [(texts.heading("section", section), "bold")]]
        width = max(len(row["id"]) for row in found)
        for row in found:
            source = texts(f"source-{row['source']}")
            lines.append(
                [(f"{row['id']:{width}}  ", "bright_cyan"), (_row_text(row, texts), ""), (f"  [{source}]", "dim")]
            )
    return [*lines, [("", "")], [(texts("cards-more"), "dim")]]


def _sections(texts: Texts) -> dict[str, list[dict[str, Any]]]:
    assert texts.game is not None
    return texts.game.components.list_rows() if texts.game.components else {}


def called(wanted: str, texts: Texts) -> list[_Row]:
    """The components of an id or a name; a part of a name is enough where it fits one alone."""
    typed = _plain(wanted)
    rows = [(section, row) for section, found in _sections(texts).items() for row in found]
    names = [{_plain(row["id"]), _plain(texts.title(row))} for _, row in rows]
    found = [row for row, own in zip(rows, names, strict=True) if typed in own]
    if found or not typed:
        return found
    found = [row for row, own in zip(rows, names, strict=True) if any(typed in name for name in own)]
    if len({row["id"] for _, row in found}) > 1:
        known = ", ".join(texts.title(row) for _, row in found[:MOST_NAMED])
        raise BadArgument(texts("cards-several", given=wanted[:40], known=known))
    return found


def _plain(name: str) -> str:
    """A name as people type it: without capitals, and whatever stands between its words."""
    return " ".join(re.findall(r"\w+", name.casefold().replace("_", " ")))


def _row_text(row: dict[str, Any], texts: Texts) -> str:
    """A row's name, and how many there are or what its value is."""
    number = (
        f"{row['count']} x" if "count" in row else f"{row['value']} " if "value" in row and "names" not in row else ""
    )
    return " ".join(filter(None, [number, texts.title(row)]))


def _whole_row(section: str, row: dict[str, Any], texts: Texts) -> list[Line]:
    lines: list[Line] = [[(texts.title(row), "bold"), (f"  ({texts.heading('section', section)}: {row['id']})", "dim")]]
    for key, value in row.items():
        if key not in HIDDEN and not (key in FOR_THE_RULES and "text" in row):
            lines.append([(f"  {texts.heading('field', key)}: ", "dim"), (_value(key, value, texts), "")])
    lines.append([("  " + texts("source") + " ", "dim"), (texts(f"source-{row['source']}"), "")])
    for source in SOURCES:
        fields = [texts.heading("field", field) for field, each in row.get("fields", {}).items() if each == source]
        if fields:
            lines.append([(f"    {texts(f'source-{source}')}: ", "dim"), (", ".join(fields), "")])
    if "note" in row:
        lines.append([("  " + texts("note") + " ", "dim"), (texts.show(row["note"]), "")])
    return lines


def _value(key: str, value: Any, texts: Texts) -> str:
    """A value in words: the game's own, yes or no, the reader's language, or the name of the component it names."""
    said = drawings.field(key, value, texts)
    if said is not None:
        return said
    if isinstance(value, bool):
        return texts("yes") if value else texts("no")
    if isinstance(value, list):
        return ", ".join(texts.word(str(each)) for each in value) or "-"
    if isinstance(value, dict) and "en" in value:
        return texts.show(str(value.get(texts.language, value["en"])))
    return texts.word(str(value))
