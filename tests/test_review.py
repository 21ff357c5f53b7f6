"""Reviews: how a finished match went for a seat, by what that seat could know while it was played."""

from __future__ import annotations

from functools import cache

import pytest

import apogee
from apogee.bots import pocket_rockets, roster
from apogee.bots.review import LEAST_TURN, MOST_TURNS, Review, review
from apogee.bots.roster import Sitter
from apogee.bots.search import Settings
from apogee.core.match import Match
from apogee.core.rng import Rng
from tests.worlds import World, pair_for

FOREVER = 1e9  # seconds: so that equal questions have equal answers on any machine
TABLES = [("pocket-rockets", 2), ("rocket-rescue", 3)]


@cache
def played(name: str, players: int) -> Match:
    """A match of an Engineer against Tumblers and Cadets."""
    game = apogee.game(name)
    match = game.match(players=players, seed=3)
    bots = [Sitter(name, ("greedy", "cadet", "random")[seat], seat, Rng(seat)) for seat in range(players)]
    while not match.over:
        player = match.pending()[0]
        match.play(player, game.actions[bots[player].answer(match.state)])
    return match


def reviewed(match: Match, seat: int) -> Review:
    return review(match.journal, match.game, seat, FOREVER)


@cache
def known(name: str, players: int, seat: int) -> Review:
    """The review of a match for a seat, made once."""
    return reviewed(played(name, players), seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_review_tells_how_the_chance_went_and_where_it_turned(name: str, players: int) -> None:
    match = played(name, players)
    found = known(name, players, 0)

    assert found.level == roster.adviser(name)
    assert found.is_whole
    assert found.percents[-1] == (100 // len(match.winners()) if 0 in match.winners() else 0)
    assert len(found.percents) == len(found.lines)
    assert found.lines == sorted(found.lines)
    assert found.lines[-1] == len(match.journal.entries)
    assert 1 <= len(found.turns) <= MOST_TURNS
    assert [turn.step for turn in found.turns] == sorted({turn.step for turn in found.turns})
    for turn in found.turns:
        assert (turn.before, turn.after) == (found.percents[max(0, turn.step - 1)], found.percents[turn.step])
        assert max(abs(turn.after - turn.before), turn.cost) >= 100 * LEAST_TURN - 1
        assert (turn.better is not None) == (turn.cost > 0)
        if turn.better is not None:
            assert turn.played is not None
            assert turn.better.steps[0].words != turn.played.words


def test_a_review_is_by_the_strongest_level_that_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what that level would have played, in the time that there is."""
    monkeypatch.setattr(pocket_rockets, "OFFERED", ("commander", "pilot"))
    monkeypatch.setattr(pocket_rockets, "COMMANDER", Settings(horizon=1, iterations=30))
    found = reviewed(played("pocket-rockets", 2), 1)

    assert found.level == "commander"
    assert any(turn.better is not None for turn in found.turns)


def test_a_worse_player_pays_more_for_decisions() -> None:
    assert known("pocket-rockets", 2, 0).cost < known("pocket-rockets", 2, 1).cost


def test_equal_journals_have_equal_reviews() -> None:
    assert reviewed(played("pocket-rockets", 2), 1) == known("pocket-rockets", 2, 1)


def test_without_time_there_are_chances_and_no_more() -> None:
    match = played("pocket-rockets", 2)
    found = review(match.journal, match.game, 1, 0.0)

    assert not found.is_whole
    assert (found.luck, found.cost) == (0, 0)
    assert found.percents == known("pocket-rockets", 2, 1).percents


@pytest.mark.parametrize(
    ("name", "players", "steps"), [("rocketmen", 2, range(60, 90)), ("rocket-rescue", 3, range(20, 60))]
)
def test_worlds_that_a_seat_cannot_tell_apart_have_equal_reviews(name: str, players: int, steps: range) -> None:
    """Nothing in a review depends on what was hidden from its seat: neither what others held nor what they did."""
    game = apogee.game(name)
    for viewer in range(2):
        pair = pair_for(game, players, viewer, 7 + viewer, steps=steps, beats=12, bots={}, tries=3)
        worlds = [World(game, position, viewer) for position in pair.positions]
        for beat in pair.beats:
            for world, moves in zip(worlds, beat.moves, strict=True):
                for move in moves:
                    world.do(beat.seat, move)
        one, other = (reviewed(world.match, viewer) for world in worlds)

        assert pair.beats
        assert worlds[0].match.state.to_json() != worlds[1].match.state.to_json()
        assert (one.percents, one.luck, one.cost) == (other.percents, other.luck, other.cost)
        assert one.turns == other.turns
