"""Numbers from outside: whatever stands in a position, nothing is made of it before it is known to fit."""

from collections.abc import Iterator
from typing import Any

import pytest

import apogee
from apogee.core.errors import BadPosition
from apogee.testing import toy
from tests.conftest import some
from tests.rocket_rescue.rich import Maker
from tests.rocketmen.rich import rich_position

ABSURD = (
    -(2**70),
    -(2**63),
    -1,
    10**6,
    2**31,
    2**40,
    2**63,
    2**70,
    10**400,
)  # a list of 2**40 is a MemoryError at once


def played(name: str, players: int, decisions: int) -> dict[str, Any]:
    """A position from the middle of a match."""
    game = toy.GAME if name == "countdown" else apogee.game(name)
    match = game.match(players, seed=7)
    for number in range(decisions):
        seat = match.pending()[0]
        choices = match.choices(seat)
        match.play(seat, choices[number % len(choices)])
    return match.position()


POSITIONS: dict[str, list[dict[str, Any]]] = {
    "countdown": [played("countdown", 3, 3)],
    "pocket-rockets": [played("pocket-rockets", 2, 25), played("pocket-rockets", 4, 60)],
    "rocketmen": [played("rocketmen", 2, 25), *(rich_position(players, 4) for players in (2, 3, 4))],
    "rocket-rescue": [played("rocket-rescue", 3, 25), *(Maker(players, 4).position() for players in (3, 4, 5))],
}


def absurd(value: Any, number: int) -> Iterator[Any]:
    """The same with this number in one place, for each place: instead of another, or to count what is listed."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from ({**value, key: changed} for changed in absurd(each, number))
    elif isinstance(value, list):
        for place, each in enumerate(value):
            yield from ([*value[:place], changed, *value[place + 1 :]] for changed in absurd(each, number))
        if value and isinstance(value[0], str):
            yield {value[0]: number}
    elif isinstance(value, int) and not isinstance(value, bool):
        yield number


@pytest.mark.parametrize("number", some(ABSURD, -(2**70), 2**40, 2**70))
@pytest.mark.parametrize("name", POSITIONS)
def test_a_number_that_no_box_holds_is_refused_at_once(name: str, number: int) -> None:
    """A position is taken or refused in a sentence: nothing overflows, and no list is made as long as somebody says."""
    game = toy.GAME if name == "countdown" else apogee.game(name)
    for position in POSITIONS[name]:
        game.match_at(position, seed=1)
        for changed in absurd(position, number):
            with pytest.raises(BadPosition) as refused:
                game.match_at(changed, seed=1)
            assert len(str(refused.value)) < 400, changed


def test_the_position_of_580_bytes_that_took_all_memory() -> None:
    """It was sent to a server as the beginning of a journal."""
    position = {"players": 2, "deck": {"teal": {"pandemic": 20_000_000}}}
    with pytest.raises(BadPosition, match="must count pandemic with a number from 0 to"):
        apogee.game("rocketmen").match_at(position, seed=1)
