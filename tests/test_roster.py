"""The roster: which bots there are for which game, and seeds of their own."""

import pkgutil

import pytest

import apogee.bots
from apogee.bots import flat_monte_carlo, pocket_rockets, random, roster
from apogee.catalog import GAMES
from apogee.core.components import package_of
from apogee.core.rng import Rng
from apogee.testing import toy


def test_the_strongest_comes_first() -> None:
    assert roster.names("pocket-rockets") == ["greedy", "monte-carlo", "random"]
    assert roster.best("pocket-rockets") == "greedy"


def test_a_game_without_a_greedy_bot_has_those_that_know_any_game() -> None:
    assert roster.names(toy.GAME.name) == ["monte-carlo", "random"]
    assert roster.best(toy.GAME.name) == "monte-carlo"


def test_a_name_stands_for_a_bot() -> None:
    found: list[object] = [roster.bot("pocket-rockets", name) for name in ("greedy", "monte-carlo", "random")]

    assert found == [pocket_rockets.choose, flat_monte_carlo.choose, random.choose]


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_of_every_game_chooses_something_legal(name: str) -> None:
    match = apogee.game(name).match(seed=1)
    seat = match.pending()[0]
    for each in roster.names(name):
        rng = Rng(roster.seed_of("1", seat))

        action = roster.bot(name, each)(match.state.determinize(seat, rng), seat, rng, roster.BUDGETS[each])

        assert action in match.state.legal_actions(seat)


def test_a_game_has_a_greedy_bot_where_a_module_of_its_name_is() -> None:
    modules = {module.name for module in pkgutil.iter_modules(apogee.bots.__path__)}

    assert {name for name in GAMES if "greedy" in roster.names(name)} == {
        name for name in GAMES if package_of(name) in modules
    }
    assert modules - {*map(package_of, GAMES)} == {"flat_monte_carlo", "random", "roster"}
    assert "greedy" not in roster.names("random")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy", "there is no bot 'gredy' for Pocket Rockets; there are: {}; did you mean 'greedy'?"),
        ("x", "there is no bot 'x' for Pocket Rockets; there are: {}."),
        (7, "there is no bot 7 for Pocket Rockets; there are: {}."),
    ],
)
def test_an_unknown_name_is_answered_with_the_names_there_are(name: str, message: str) -> None:
    with pytest.raises(apogee.UnknownBot) as error:
        roster.bot("pocket-rockets", name)

    assert str(error.value) == message.format("greedy, monte-carlo, random")


def test_no_greedy_bot_for_a_game_that_has_none() -> None:
    with pytest.raises(apogee.UnknownBot, match="there are: monte-carlo, random"):
        roster.bot(toy.GAME.name, "greedy")


def test_a_seed_of_63_bits_for_each_seat_and_match() -> None:
    seeds = [roster.seed_of(text, seat) for text in ("1", "2", "apogee", "") for seat in range(4)]

    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert any(seed >= 2**62 for seed in seeds)
    assert roster.seed_of("1", 0) == 2957170805716248362  # the same for ever: matches of bots can be played again
