"""What refusals advise all along seeded matches, with every option, can be done by the seat that reads it."""

from collections import defaultdict
from importlib import import_module
from typing import Any

import pytest

from apogee.bots import roster
from apogee.core.components import package_of
from apogee.core.rng import Rng
from apogee.core.state import State
from tests import advice
from tests.conftest import IS_COMPILED, IS_LONG
from tests.test_laws import GAMES, options_for

# Bots that come far in a match, and positions that seldom come up; those of Rocket Rescue are made in
# rocket_rescue/test_laws.py.
BOTS = {name: roster.bot(name, "greedy") for name in GAMES if "greedy" in roster.names(name)}
REFUSALS: dict[str, Any] = {
    name: import_module(f"tests.{package_of(name)}.refusals").REFUSALS for name in BOTS if name != "rocket-rescue"
}
TABLES = [(name, players) for name in BOTS for players in GAMES[name].players]
MATCHES = (60 if IS_LONG else 2) if IS_COMPILED else 6 if IS_LONG else 2
# One in so many words of the vocabulary is asked about at each step.
EVERY = defaultdict(lambda: 47, {"pocket-rockets": 11, "rocketmen": 37})
DECISIONS = 2_000 if IS_LONG else 150
GOING_ON = 8 if IS_LONG else 3  # decisions from each described position
PARTS = 8


@pytest.mark.parametrize("name", BOTS)
def test_every_sentence_says_what_it_advises(name: str) -> None:
    assert advice.undeclared(name) == []


@pytest.mark.parametrize(("hand", "is_sound"), [(["base_b"], False), (["base_b", "hotel_a"], True)])
def test_steps_that_are_advised_one_after_the_other_are_all_tried(
    monkeypatch: pytest.MonkeyPatch, hand: list[str], is_sound: bool
) -> None:
    """RM-8.1: a mission can be discarded for another only where the placement can be paid."""
    entry = "discard plan then done then place * plan"
    monkeypatch.setattr(advice, "declared", lambda _: {"rm-10-3-listed": [entry]})
    match = GAMES["rocketmen"].match_at({"seats": [{"plan": "satellite_b", "hand": hand}, {}]}, seed=1)
    refused = match.refusal(0, "launch mars")
    assert refused is not None
    assert (advice.faults(GAMES["rocketmen"], match, 0, refused) == []) == is_sound


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_refusals_advise_can_be_done(name: str, players: int, seed: int) -> None:
    game = GAMES[name]

    def bot(state: State, player: int, rng: Rng) -> int:
        return BOTS[name](state.determinize(player, rng), player, rng, 0)

    options = options_for(game, players, seed)
    found = advice.faults_in_match(game, players, options, seed, EVERY[name], DECISIONS, bot)
    assert sorted(set(found)) == []


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", REFUSALS)
def test_what_refusals_advise_can_be_done_where_matches_seldom_come(name: str, part: int) -> None:
    game = GAMES[name]
    positions = list({repr(row.position): row.position for row in REFUSALS[name]}.values())[part::PARTS]
    for number, position in enumerate(positions):
        found = advice.faults_along(game, game.match_at(position, seed=number), number, EVERY[name] // 5, GOING_ON)
        assert sorted(set(found)) == []
