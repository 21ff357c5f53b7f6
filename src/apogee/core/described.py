"""Described: reads a dict that a person wrote, key by key, and refuses what does not fit in one sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

from apogee.core.errors import BadPosition, nearest, shown


class Described:
    """A part of a described position. A key whose value is None counts as left out."""

    def __init__(self, value: Any, name: str) -> None:
        if not isinstance(value, Mapping):
            raise BadPosition(f"{name} must be a dict, not {shown(value)}.")
        self.value: Mapping[str, Any] = value
        self.name = name

    def has(self, key: str) -> bool:
        return self.value.get(key) is not None

    def only(self, *known: str) -> None:
        """Refuse keys other than these."""
        for key in self.value:
            if key not in known:
                raise BadPosition(f"{self.name} has an unknown key {shown(key)}{nearest(str(key), known) or '.'}")

    def list(self, key: str, default: "list[Any]") -> "list[Any]":
        value = self.value[key] if self.has(key) else default
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{self.name}: {key} must be a list, not {shown(value)}.")
        return list(value)

    def number(self, key: str, default: int, lowest: int, highest: int) -> int:
        value = self.value[key] if self.has(key) else default
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            raise BadPosition(f"{self.name}: {key} must be a number from {lowest} to {highest}, not {shown(value)}.")
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.value[key] if self.has(key) else default
        if not isinstance(value, bool):
            raise BadPosition(f"{self.name}: {key} must be true or false, not {shown(value)}.")
        return value

    def word(self, key: str, known: Mapping[str, int], default: int) -> int:
        """The number that one of a few words stands for."""
        if not self.has(key):
            return default
        value = self.value[key]
        if not isinstance(value, str) or value not in known:
            raise BadPosition(f"{self.name}: {key} must be {' or '.join(known)}, not {shown(value)}.")
        return known[value]

    def index(self, key: str, value: Any, known: Sequence[str]) -> int:
        """The place of an id among the known ones."""
        if not isinstance(value, str | int | float | None):
            raise BadPosition(f"{self.name}: {key} must name an id, not {shown(value)}.")
        if not isinstance(value, str) or value not in known:
            raise BadPosition(f"{self.name}: {key} names an unknown {shown(value)}{nearest(str(value), known) or '.'}")
        return known.index(value)

    def counts(self, key: str, default: Mapping[str, int], known: Sequence[str], most: int | None) -> dict[str, int]:
        """How many there are of each id: no more than the box holds, since lists are made of them.

        None where whoever asks compares them with what there is first, and knows which rule says so.
        """
        value = self.value[key] if self.has(key) else default
        if not isinstance(value, Mapping):
            raise BadPosition(f"{self.name}: {key} must be a dict of id and count, not {shown(value)}.")
        for name, count in value.items():
            self.index(key, name, known)
            is_count = isinstance(count, int) and not isinstance(count, bool) and count >= 0
            if not is_count or (most is not None and count > most):
                end = "on" if most is None else f"to {most}"
                raise BadPosition(
                    f"{self.name}: {key} must count {name} with a number from 0 {end}, not {shown(count)}."
                )
        return dict(value)
