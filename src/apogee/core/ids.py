"""Ids of components, as views and events say them, by the numbers that tables know them by."""

from mypy_extensions import i64


def id_of(ids: list[str], number: i64) -> str | None:
    """A component's id; nothing where the number stands for none, which is below 0."""
    return None if number < 0 else ids[number]


def ids_of(ids: list[str], numbers: list[int]) -> list[str]:
    """Components by their ids."""
    return [ids[number] for number in numbers]


def ids_in(ids: list[str], bits: i64) -> list[str]:
    """The ids in a set."""
    return [word for number, word in enumerate(ids) if (bits >> number) & 1 == 1]


def counts_by_id(ids: list[str], counts: list[int]) -> dict[str, int]:
    """Counts by id, without those of which there is nothing."""
    return {ids[number]: count for number, count in enumerate(counts) if count > 0}
