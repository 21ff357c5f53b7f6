"""Every key of a view has a name on the plain table, in every language: otherwise its English id is read there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import apogee
from apogee.catalog import GAMES
from apogee.core.schema import BySeat, ByWord, Kind, Maybe, Pile, Record, Row
from apogee.locale import LANGUAGES, source
from apogee.locale.texts import BROWSER, files_of

# What the plain table says elsewhere, or never: who looks, what is asked, the seats with their signs and points.
SAID_ELSEWHERE = {"game", "viewer", "asks", "asked", "waiting", "seats", "over"}
SAID_OF_SEATS = {"seat", "colour", "ready", "score"}
# What titles and cards say, and what one sentence says as a whole.
IN_TITLES = {"locations.id", "locations.type", "seats.objectives.id", "hangars.company", "planets.place"}
IN_TITLES |= {f"{within}.modules.{key}" for within in ("hangars", "forecast") for key in ("place", "module")}
IN_SENTENCES = {"prices", "prices.resources", "cart.bill.resources", "cart.offered.resources"}
IN_SENTENCES |= {"forecast.legal", "forecast.affordable"}  # said where it is not so


def keys_of(kind: Kind, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths of all keys of a kind."""
    if isinstance(kind, Maybe | Row | Pile | BySeat | ByWord):
        yield from keys_of(kind.kind, path)
    elif isinstance(kind, Record):
        for key, field in kind.fields.items():
            yield (*path, key)
            yield from keys_of(field.kind, (*path, key))


def names_of(path: tuple[str, ...]) -> set[str]:
    """The messages that may name a key, as the page looks for them: with the keys around it, or without."""
    around, within, own = [key.replace("_", "-") for key in ("", "", *path)[-3:]]
    return {f"view-{around}-{within}-{own}", f"view-{within}-{own}", f"view-{own}", f"word-{own}"}


def is_said_elsewhere(path: tuple[str, ...]) -> bool:
    """Whether no key is read there."""
    if path[0] == "seats" and len(path) == 2:
        return path[1] in SAID_OF_SEATS
    return (path[0] in SAID_ELSEWHERE and len(path) == 1) or ".".join(path) in IN_TITLES | IN_SENTENCES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_a_view_has_a_name(name: str, language: str) -> None:
    text = source(language, *BROWSER) + source(language, *files_of(name))
    there = {line.split(" =")[0] for line in text.splitlines() if " =" in line or line.endswith("=")}
    missing = [
        ".".join(path)
        for path in keys_of(apogee.game(name).telling.view)
        if not is_said_elsewhere(path) and not there.intersection(names_of(path))
    ]
    assert missing == []
