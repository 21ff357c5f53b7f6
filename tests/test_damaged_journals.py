"""Journals that nobody's Apogee wrote, with hashes that hold: whatever is in them, they are refused in a sentence."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apogee import catalog
from apogee.core.game import Game
from apogee.core.journal import _chained
from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.server.refusal import Refusal
from apogee.server.replaying import replay_of_stranger

GAMES = [catalog.game(name) for name in catalog.GAMES]
MOST_BYTES = 10**8

NUMBERS = st.one_of(
    st.integers(-(2**70), 2**70),
    st.sampled_from([2**31, 2**63, 2**64, -1, 10**8, 999_999_999, 10**30, 10**4000]),
    st.floats(allow_nan=True, allow_infinity=True),
)
ANYTHING = st.one_of(
    NUMBERS,
    st.none(),
    st.booleans(),
    st.text(max_size=5),
    st.sampled_from([[], {}, [[]], "x" * 10_000, [0] * 10_000, {"": {}}]),
)
WORDS = st.one_of(
    NUMBERS.map(str),
    st.sampled_from(["", " ", "*", "<", "-", "!", "|", " x0", " x999999999", ", ", "#", "null", "hidden", "\u2028"]),
    st.sampled_from(["9" * 5_000, "x" * 100_000, "\x85", "\r", "\x1c", "\U0001f680", "٣", "²", "1_000", "1e9"]),
    st.text(max_size=5),
)


def played(game: Game[Any], seed: int, steps: int) -> Match:
    """A match that has come so far, or to its end."""
    match, rng = game.match(game.players[-1], seed), Rng(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.pending()[rng.below(len(match.pending()))]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    return match


def written(journal: str) -> list[str]:
    """The lines of a journal, without their hashes."""
    return [line.rpartition(" #")[0] for line in journal.splitlines()]


BEGUN = {game.name: written(played(game, 1, 25).journal.text(is_private=True)) for game in GAMES}
HANDED_OUT = {game.name: written(played(game, 1, 25).journal.text(is_private=False)) for game in GAMES}
DESCRIBED = {
    game.name: written(game.match_at(played(game, 1, 60).position(), seed=1).journal.text(is_private=True))
    for game in GAMES
}


def dumped(value: object) -> str:
    """As journals write it."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"), sort_keys=True)


def replaced(value: Any, number: int, new: Any) -> tuple[Any, int]:
    """A copy in which the numbered place, in the order of reading, holds something else; and how many are left."""
    if number == 0:
        return new, -1
    number -= 1
    if isinstance(value, dict):
        copy: dict[str, Any] = {}
        for key, each in value.items():
            copy[key], number = replaced(each, number, new) if number >= 0 else (each, number)
        return copy, number
    if isinstance(value, list):
        found = []
        for each in value:
            put, number = replaced(each, number, new) if number >= 0 else (each, number)
            found.append(put)
        return found, number
    return value, number


def places(value: Any) -> int:
    """How many places there are in it, itself included."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + sum(map(places, inner))


def check(lines: list[str], game: str) -> None:
    """It is replayed, or refused in a sentence: no other exception comes out."""
    with suppress(Refusal):
        replay_of_stranger(_chained(lines), [game], "all", MOST_BYTES)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_what_is_damaged_here_is_sound_before(game: str) -> None:
    for lines in (BEGUN[game], DESCRIBED[game]):
        assert b'"steps":[' in replay_of_stranger(_chained(lines), [game], "all", MOST_BYTES)


@pytest.mark.parametrize("game", catalog.GAMES)
@given(data=st.data())
def test_a_position_that_cannot_be_is_refused_whatever_it_holds(game: str, data: st.DataObject) -> None:
    lines = DESCRIBED[game].copy()
    (at,) = (number for number, line in enumerate(lines) if line.startswith("position "))
    position = json.loads(lines[at].removeprefix("position "))
    for _ in range(data.draw(st.integers(1, 3))):
        position, _ = replaced(position, data.draw(st.integers(0, places(position) - 1)), data.draw(ANYTHING))
    lines[at] = f"position {dumped(position)}"
    check(lines, game)


@pytest.mark.parametrize("game", catalog.GAMES)
@given(data=st.data())
def test_a_line_that_cannot_be_is_refused_whatever_it_holds(game: str, data: st.DataObject) -> None:
    """One word of a header, a line of play or the end is another, or there is one more."""
    lines = data.draw(st.sampled_from([BEGUN, DESCRIBED, HANDED_OUT]))[game].copy()
    at = data.draw(st.integers(1, len(lines) - 1))
    words = re.split(r"(?<=[ ,:{}\[\]\"])", lines[at])
    place = data.draw(st.integers(0, len(words) - 1))
    new = data.draw(WORDS)
    words[place : place + data.draw(st.integers(0, 1))] = [new]
    lines[at] = "".join(words)
    check(lines, game)


@pytest.mark.parametrize("depth", [51, 100, 500, 1_000, 100_000])
@pytest.mark.parametrize("line", ["options", "position"])
def test_what_is_nested_deeply_is_refused(line: str, depth: int) -> None:
    """Also where it can still be read, but perhaps not written again."""
    lines = DESCRIBED["pocket-rockets"].copy()
    (at,) = (number for number, each in enumerate(lines) if each.startswith(line))
    lines[at] = line + " " + '{"x":' * depth + "1" + "}" * depth
    with pytest.raises(Refusal, match="bad-journal") as refused:
        replay_of_stranger(_chained(lines), ["pocket-rockets"], "all", MOST_BYTES)
    assert "a header that cannot be read" in refused.value.reason


def test_nothing_is_made_for_each_of_a_thousand_million_players() -> None:
    """Of a journal without a seed only the chain is checked before it is replayed."""
    lines = [line.replace("players 4", "players 999999999") for line in HANDED_OUT["pocket-rockets"]]
    with pytest.raises(Refusal, match="bad-journal") as refused:
        replay_of_stranger(_chained(lines), ["pocket-rockets"], "all", MOST_BYTES)
    assert "exported before the match ended" in refused.value.reason
