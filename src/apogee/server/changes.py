"""Changes: what a write consists of, and the statements they become."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ClauseElement, ColumnElement, Dialect, Table, bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as insert_or_keep

from apogee.core.errors import nearest, quoted
from apogee.server.errors import BadChange
from apogee.server.schema import METADATA


@dataclass(frozen=True)
class Insert:
    """A new row. With `or_keep`, a row that is there already stays as it is, and there is no conflict."""

    into: str
    values: Mapping[str, object]
    or_keep: bool = False


@dataclass(frozen=True)
class Update:
    """New values for all rows that have the values of `where`; there may be none."""

    of: str
    where: Mapping[str, object]
    values: Mapping[str, object]


@dataclass(frozen=True)
class Delete:
    """All rows that have the values of `where` go; there may be none."""

    of: str
    where: Mapping[str, object]


Change = Insert | Update | Delete
Statement = tuple[str, dict[str, object]]


class Statements:
    """Writes changes as SQL with parameters. The text is made once for all changes of the same shape."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._texts: dict[tuple[object, ...], str] = {}

    def of(self, change: Change) -> Statement:
        """The SQL of a change, and its parameters."""
        shape: tuple[object, ...]
        if isinstance(change, Insert):
            shape = (Insert, change.into, change.or_keep, *change.values)
            parameters = _new_values(change.values)
        elif isinstance(change, Update):
            shape = (Update, change.of, shape_of(change.where), *change.values)
            parameters = values_of(change.where) | _new_values(change.values)
        else:
            shape = (Delete, change.of, shape_of(change.where))
            parameters = values_of(change.where)
        text = self._texts.get(shape)
        if text is None:
            text = self._texts[shape] = str(_expression(change).compile(dialect=self._dialect))
        return text, parameters


Shape = tuple[tuple[str, bool], ...]


def shape_of(where: Mapping[str, object]) -> Shape:
    """The columns that are asked for, and whether each is to be empty."""
    return tuple((name, value is None) for name, value in where.items())


def values_of(where: Mapping[str, object]) -> dict[str, object]:
    """The parameters of `conditions`."""
    return {f"old_{name}": value for name, value in where.items() if value is not None}


def table_named(name: str) -> Table:
    """A table of the schema."""
    if name not in METADATA.tables:
        raise BadChange(f"The storage has no table {quoted(name)}{nearest(name, METADATA.tables)}.")
    return METADATA.tables[name]


def column_named(table: Table, name: str) -> ColumnElement[Any]:
    """A column of a table."""
    if name not in table.c:
        raise BadChange(
            f"The storage's table {table.name} has no column {quoted(name)}{nearest(name, table.c.keys())}."
        )
    return table.c[name]


def conditions(table: Table, shape: Shape) -> list[ColumnElement[bool]]:
    """That a row has the values asked for."""
    return [
        column.is_(None) if is_empty else column == bindparam(f"old_{name}", type_=column.type)
        for name, is_empty in shape
        for column in [column_named(table, name)]
    ]


def _expression(change: Change) -> ClauseElement:
    if isinstance(change, Insert):
        table = table_named(change.into)
        new = _new(table, change.values)
        return (
            insert_or_keep(table).values(new).on_conflict_do_nothing() if change.or_keep else insert(table).values(new)
        )
    table = table_named(change.of)
    found = conditions(table, shape_of(change.where))
    if isinstance(change, Update):
        return update(table).where(*found).values(_new(table, change.values))
    return delete(table).where(*found)


def _new(table: Table, names: Iterable[str]) -> dict[str, Any]:
    return {name: bindparam(f"new_{name}", type_=column_named(table, name).type) for name in names}


def _new_values(values: Mapping[str, object]) -> dict[str, object]:
    return {f"new_{name}": value for name, value in values.items()}
