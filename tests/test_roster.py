"""The roster: which bots there are for which game, and seeds of their own."""

import pkgutil

import pytest

import apogee.bots
from apogee.bots import pocket_rockets, random, roster
from apogee.catalog import GAMES
from apogee.core.components import package_of
from apogee.core.mode import mode
from apogee.core.rng import Rng
from apogee.testing import toy


def test_the_strongest_comes_first() -> None:
    assert roster.names("pocket-rockets") == ["pilot", "greedy", "cadet", "random"]


def test_a_level_is_offered_where_its_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others can be measured; and whoever had one goes on with it."""
    assert roster.candidates("pocket-rockets") == ["commander", "pilot", "greedy", "cadet", "random"]
    with pytest.raises(apogee.UnknownBot):
        roster.expect_bot("pocket-rockets", "commander")
    monkeypatch.setattr(pocket_rockets, "OFFERED", ("commander",))

    assert roster.names("pocket-rockets") == ["commander", "greedy", "cadet", "random"]
    assert roster.adviser("pocket-rockets") == "commander"
    roster.expect_bot("pocket-rockets", "commander")


def test_the_commander_thinks_longer_where_people_play() -> None:
    measured, met = [
        roster.Sitter("pocket-rockets", "commander", 0, Rng(1), is_with_people=is_met).budget
        for is_met in (False, True)
    ]

    assert measured >= 4 * roster.budget("pocket-rockets", "pilot")
    assert met == (4 * measured if mode() == "compiled" else measured)


def test_who_goes_on_for_somebody_answers_at_once() -> None:
    assert roster.best("pocket-rockets") == "greedy"
    assert roster.budget("pocket-rockets", "greedy") == 0


def test_a_game_without_a_greedy_bot_has_those_that_know_any_game() -> None:
    assert roster.names(toy.GAME.name) == ["cadet", "random"]
    assert roster.best(toy.GAME.name) == "cadet"


def test_a_name_stands_for_a_bot() -> None:
    found: list[object] = [roster.bot("pocket-rockets", name) for name in ("greedy", "random")]

    assert found == [pocket_rockets.choose, random.choose]


def test_a_table_of_old_goes_on_with_what_its_bots_are_called_today() -> None:
    assert [roster.today(name) for name in ("monte-carlo", "greedy", None)] == ["cadet", "greedy", None]
    with pytest.raises(apogee.UnknownBot):
        roster.expect_bot("pocket-rockets", "monte-carlo")


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_of_every_game_chooses_something_legal(name: str) -> None:
    match = apogee.game(name).match(seed=1)
    seat = match.pending()[0]
    for each in roster.candidates(name):
        rng, budget = Rng(roster.seed_of("1", seat)), min(20, roster.budget(name, each))

        action = roster.bot(name, each)(match.state.determinize(seat, rng), seat, rng, budget)

        assert action in match.state.legal_actions(seat)


def test_a_game_has_a_greedy_bot_where_a_module_of_its_name_is() -> None:
    modules = {module.name for module in pkgutil.iter_modules(apogee.bots.__path__)}

    assert {name for name in GAMES if "greedy" in roster.names(name)} == {
        name for name in GAMES if package_of(name) in modules
    }
    assert modules - {*map(package_of, GAMES)} == {*roster.FOR_ANY_GAME}
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

    assert str(error.value) == message.format("pilot, greedy, cadet, random")


def test_no_greedy_bot_for_a_game_that_has_none() -> None:
    with pytest.raises(apogee.UnknownBot, match="there are: cadet, random"):
        roster.bot(toy.GAME.name, "greedy")


def test_a_seed_of_63_bits_for_each_seat_and_match() -> None:
    seeds = [roster.seed_of(text, seat) for text in ("1", "2", "apogee", "") for seat in range(4)]

    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert any(seed >= 2**62 for seed in seeds)
    assert roster.seed_of("1", 0) == 2957170805716248362  # the same for ever: matches of bots can be played again
