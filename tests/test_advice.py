"""What refusals advise all along seeded matches, with every option, can be done by the seat that reads it."""

import pytest

from tests import advice
from tests.conftest import IS_COMPILED, IS_LONG
from tests.test_laws import GAMES, options_for

GUIDED = ("pocket-rockets",)  # games whose sentences say what they advise
TABLES = [(name, players) for name in GUIDED for players in GAMES[name].players]
MATCHES = (200 if IS_LONG else 3) if IS_COMPILED else 12 if IS_LONG else 2
EVERY = {"pocket-rockets": 5}  # one in so many words of the vocabulary is asked about at each step
DECISIONS = 400 if IS_LONG else 150


@pytest.mark.parametrize("name", GUIDED)
def test_every_sentence_says_what_it_advises(name: str) -> None:
    assert advice.undeclared(name) == []


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_refusals_advise_can_be_done(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    found = advice.faults_in_match(game, players, options_for(game, players, seed), seed, EVERY[name], DECISIONS)
    assert sorted(set(found)) == []
