"""Writes docs/views.md, what each key of a view is, and the same as types for the pages. `--check` only compares."""

import sys

from generated import keep

import apogee
from apogee.catalog import GAMES
from apogee.core import schema
from apogee.core.schema import Kind, Record

HEAD = """# Views

What `match.view(seat)` holds: all that this seat may know, or a spectator (`match.view(None)`). This page is written by
`tools/views.py` from the games' own declarations (`views.py`), to which a law holds every view; pages, vectors and the
terminal read the same. A key is always there; where there is nothing, or nothing that the viewer may know, it is
`null`. Cards and the like are named by their ids (`apogee cards GAME`). Positions ([positions.md](positions.md)) use
the same names for the same things.
"""
TYPES_HEAD = "/** The views of {title}. Written by tools/views.py from the game's own declaration. */\n"
TYPES = "../web/src/lib/views/{name}.ts"


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for name in GAMES:
        game = apogee.game(name)
        lines += [f"## {game.title}", ""]
        for record in records_in(game.telling.view):
            lines += [f"### {record.name}", "", "| key | is | meaning |", "|---|---|---|"]
            for key, field in record.fields.items():
                lines.append(f"| `{key}` | {in_words(field.kind)} | {field.meaning} |")
            lines.append("")
    return "\n".join(lines)


def records_in(kind: Kind) -> list[Record]:
    """A kind's records, each once; two records of one name would be one type."""
    found: dict[str, Record] = {}
    for record in schema.records(kind):
        if found.setdefault(record.name, record) != record:
            raise ValueError(f"two records are named {record.name}")
    return list(found.values())


def in_words(kind: Kind) -> str:
    """A kind, for readers of the page."""
    if isinstance(kind, schema.Maybe):
        return f"{in_words(kind.kind)}, or null"
    if isinstance(kind, schema.Record):
        return kind.name
    if isinstance(kind, schema.Row):
        many = str(kind.most) if kind.is_full else f"at most {kind.most}"
        return f"list of {many}, in order: {in_words(kind.kind)}"
    if isinstance(kind, schema.Pile):
        return f"list: {in_words(kind.kind)}"
    if isinstance(kind, schema.BySeat):
        return f"list by seat: {in_words(kind.kind)}"
    if isinstance(kind, schema.ByKeys):
        return f"list by {' and '.join(f'`{key}`' for key in kind.keys)}: {in_words(kind.kind)}"
    if isinstance(kind, schema.Counts):
        return f"counts by {kind.id.section} id"
    if isinstance(kind, schema.ByWord):
        return f"dict: {in_words(kind.kind)}"
    return alone_in_words(kind)


def alone_in_words(kind: Kind) -> str:
    """A kind without parts, for readers of the page."""
    if isinstance(kind, schema.Choice):
        return "one of " + ", ".join(f"`{word}`" for word in kind.words)
    if isinstance(kind, schema.Id):
        return f"{kind.section} id"
    if isinstance(kind, schema.Number):
        end = "on" if kind.is_capped else f"to {kind.highest}"
        return f"{kind.of}, from {kind.lowest} {end}"
    if isinstance(kind, schema.Odds):
        return f"odds: `{kind.share}`, `numerator`, `denominator`"
    if isinstance(kind, schema.Seat):
        return "seat, or -1" if kind.has_ai else "seat"
    return {schema.Flag: "true or false", schema.Rule: "rule id"}[type(kind)]


def types(name: str) -> str:
    """A game's views as TypeScript."""
    game = apogee.game(name)
    lines = [TYPES_HEAD.format(title=game.title)]
    for record in reversed(records_in(game.telling.view)):
        lines.append(f"export interface {record.name} {{")
        for key, field in record.fields.items():
            lines += [f"  /** {field.meaning[0].upper()}{field.meaning[1:]}. */", f"  {key}: {type_of(field.kind)};"]
        lines += ["}", ""]
    if game.extras.orders:
        lines += [
            "/** The question that each standing order answers. */",
            "export const ORDERS: Record<string, string> = {",
        ]
        lines += [f'  "{name}": "{order.asks}",' for name, order in game.extras.orders.items()] + ["};", ""]
    return "\n".join(lines)


def type_of(kind: Kind) -> str:
    """A kind in TypeScript."""
    if isinstance(kind, schema.Maybe):
        return f"{type_of(kind.kind)} | null"
    if isinstance(kind, schema.Record):
        return kind.name
    if isinstance(kind, schema.Row | schema.Pile | schema.BySeat | schema.ByKeys):
        inner = type_of(kind.kind)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, schema.Counts):
        return "Record<string, number>"
    if isinstance(kind, schema.ByWord):
        return by_word(kind)
    if isinstance(kind, schema.Choice):
        return " | ".join(f'"{word}"' for word in kind.words)
    if isinstance(kind, schema.Odds):
        return f"{{ {kind.share}: number; numerator: number; denominator: number }}"
    return {schema.Flag: "boolean", schema.Number: "number", schema.Seat: "number"}.get(type(kind), "string")


def by_word(kind: schema.ByWord) -> str:
    """A dict by words: with its keys where they are always there, otherwise by any."""
    inner = type_of(kind.kind)
    if not kind.is_full:
        return f"Record<string, {inner}>"
    words = " | ".join(f'"{word}"' for word in kind.words)
    return f"Record<{words}, {inner}>"


if __name__ == "__main__":
    missed = keep("views.md", page)
    for each in GAMES:
        missed |= keep(TYPES.format(name=each), lambda each=each: types(each))  # type: ignore[misc]
    sys.exit(missed)
