"""Sheets: what a layout writes its named slices on."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

ViewJson: TypeAlias = Mapping[str, Any]


class Slice(NamedTuple):
    """A named part of the vector: where it begins, its shape, and what its numbers say."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def stop(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return self.start + size


class Sheet:
    """A vector in the making, filled from front to back."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def put(self, name: str, meaning: str, values: Sequence[float], shape: tuple[int, ...] | None = None) -> None:  # noqa: ARG002
        """A slice of these numbers; a Ruler also keeps what they are called."""
        self.values += values

    def share(self, name: str, meaning: str, value: int, most: int) -> None:
        """One number, as a share of the most it can be."""
        self.put(name, meaning, [value / max(most, 1)])

    def counts(self, name: str, meaning: str, found: Mapping[str, int], most: Mapping[str, int]) -> None:
        """How many there are of each id, as a share of how many there can be."""
        shares = dict.fromkeys(most, 0.0)
        for each, count in found.items():
            if count:
                shares[each] = count / most[each]
        self.put(name, meaning, list(shares.values()))

    def one_of(self, name: str, meaning: str, value: object, known: Sequence[object]) -> None:
        """A 1 at the value's place among the known ones; all 0 for None."""
        self.put(name, meaning, one_hot(value, known))

    def flags(self, name: str, meaning: str, present: Collection[object], known: Sequence[object]) -> None:
        """A 1 for each of the known ones that is present."""
        self.put(name, meaning, [float(each in present) for each in known])


class Ruler(Sheet):
    """A sheet that remembers its slices."""

    def __init__(self) -> None:
        super().__init__()
        self.slices: list[Slice] = []

    def put(self, name: str, meaning: str, values: Sequence[float], shape: tuple[int, ...] | None = None) -> None:
        self.slices.append(Slice(name, len(self.values), shape or (len(values),), meaning))
        super().put(name, meaning, values, shape)


def one_hot(value: object, known: Sequence[object]) -> list[float]:
    """A 1 at the value's place among the known ones; all 0 for None."""
    numbers = [0.0] * len(known)
    if value is not None:
        numbers[known.index(value)] = 1.0
    return numbers


def offset_of(seat: int | None, first: int, players: int) -> int | None:
    """How many places a seat comes after the first."""
    return None if seat is None else (seat - first) % players
