"""What the vectors of every game are held to: what they may leave out, as the schema of views says it."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from apogee.adapters import tensors
from apogee.core import schema
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.schema import Kind
from apogee.core.state import State
from apogee.core.types import NOBODY
from apogee.testing import laws


def positions(game: Game[Any], players: int, options: dict[str, str], seed: int, apart: int) -> Iterator[State]:
    """Positions of a random match: one in so many, and the last."""
    for number, state in enumerate(laws.walk(game, players, seed, game.chosen_options(options, players))):
        if number % apart == 0 or state.current() == NOBODY:
            yield state


def vector(game: Game[Any], state: State, viewer: int) -> tensors.Vector:
    return tensors.encode(game, len(state.scores()), state.observe(viewer).to_json())


def expect_bounds_and_equal_twins(game: Game[Any], found: Iterable[State]) -> None:
    """Vectors have one size and numbers from 0 to 1, and a twin has the same one."""
    for number, state in enumerate(found):
        for viewer in laws.viewers(state):
            own = vector(game, state, viewer)

            assert own.shape == (tensors.size(game, len(state.scores())),)
            assert own.min() >= 0.0
            assert own.max() <= 1.0
            assert np.array_equal(vector(game, state.determinize(viewer, Rng(number)), viewer), own)


def expect_views_told_apart(game: Game[Any], found: Iterable[State], viewers: list[int] | None = None) -> None:
    """Where two vectors are equal, so is what their views tell."""
    seen: dict[bytes, str] = {}
    for state in found:
        for viewer in viewers or laws.viewers(state):
            view = told(state.observe(viewer).to_json(), game.telling.view)

            assert seen.setdefault(vector(game, state, viewer).tobytes(), view) == view


def told(view: Any, kind: Kind) -> str:
    """A view without what its vector leaves out: the order of piles and of what lies deep, and the excess of a number
    over its cap. Keys that follow from others stay, because equal vectors must have equal ones."""
    return json.dumps(_told(view, kind), sort_keys=True)


def _told(value: Any, kind: Kind) -> Any:
    if value is None:
        return None
    if isinstance(kind, schema.Maybe):
        return _told(value, kind.kind)
    if isinstance(kind, schema.Number):
        return min(value, kind.highest)
    if isinstance(kind, schema.Record):
        return {key: _told(each, kind.fields[key].kind) for key, each in value.items()}
    if isinstance(kind, schema.ByWord):
        return {word: _told(each, kind.kind) for word, each in value.items()}
    if isinstance(kind, schema.Row | schema.Pile | schema.BySeat | schema.ByKeys):
        entries = [_told(each, kind.kind) for each in value]
        return entries[: _ordered(kind)] + sorted(entries[_ordered(kind) :], key=json.dumps)
    return value


def _ordered(kind: schema.Row | schema.Pile | schema.BySeat | schema.ByKeys) -> int | None:
    """How many places of a list a vector tells in order; None for all."""
    if isinstance(kind, schema.Pile | schema.ByKeys):
        return 0
    is_counted = isinstance(kind, schema.Row) and isinstance(kind.kind, schema.Id) and kind.kind.copies
    return kind.singly if isinstance(kind, schema.Row) and is_counted else None


class Read(Mapping[str, Any]):
    """A part of a view that records which keys are read, in its parts too; the entries of a list count as one."""

    def __init__(self, view: dict[str, Any], name: str, present: set[str], read: set[str]) -> None:
        self.view, self.name, self.present, self.read = view, name, present, read
        present.update(name + key for key in view)

    def __getitem__(self, key: str) -> Any:
        value = self.view[key]
        self.read.add(self.name + key)
        name = f"{self.name}{key}."
        if isinstance(value, dict):
            return Read(value, name, self.present, self.read)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return [Read(each, name, self.present, self.read) for each in value]
        return value

    def __contains__(self, key: object) -> bool:
        return key in self.view

    def __iter__(self) -> Iterator[str]:
        return iter(self.view)

    def __len__(self) -> int:
        return len(self.view)


def left_out(kind: Kind, name: str = "") -> Iterator[str]:
    """The keys that a vector leaves out, as Read names them: those that follow from others, and fractions of odds."""
    if isinstance(kind, schema.Record):
        for key, field in kind.fields.items():
            path = f"{name}.{key}" if name else key
            yield from [path] if field.follows else left_out(field.kind, path)
    elif isinstance(kind, schema.ByWord):
        for word in kind.words:
            yield from left_out(kind.kind, f"{name}.{word}")
    elif isinstance(kind, schema.Odds):
        yield from (f"{name}.numerator", f"{name}.denominator")
    elif isinstance(kind, schema.Maybe | schema.Row | schema.Pile | schema.BySeat | schema.ByKeys):
        yield from left_out(kind.kind, name)
