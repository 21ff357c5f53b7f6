"""The laws of apogee.testing over every game and player count: with Hypothesis, and in bulk where compiled."""

import dataclasses
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apogee import catalog
from apogee.core.components import package_of
from apogee.core.errors import BadOption
from apogee.core.game import Game, Option, no_faults
from apogee.core.rng import Rng
from apogee.core.types import CHANCE, NOBODY, SPECTATOR
from apogee.testing import laws, toy
from apogee.testing.mutation import Mutator, check_changed, check_description
from apogee.testing.playout import play_out_counted
from tests.conftest import IS_COMPILED, IS_LONG, IS_QUICK

GAMES: dict[str, Game[Any]] = {**{name: catalog.game(name) for name in catalog.GAMES}, "countdown": toy.GAME}
# A game counts for itself; tests/<game>/second.py counts once more. The toy keeps its points on the table.
SECOND = {name: import_module(f"tests.{package_of(name)}.second") for name in catalog.GAMES}
SCORERS: dict[str, Callable[[dict[str, Any]], list[int]]] = {name: each.scores for name, each in SECOND.items()}
COUNTS: dict[str, Callable[[dict[str, Any]], bool]] = {name: each.has_everything for name, each in SECOND.items()}
# Where tables are large, fewer steps are looked at, and fewer matches played: one in so many.
SHARE = defaultdict(lambda: 20, {"pocket-rockets": 1, "rocketmen": 8, "countdown": 4})
TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]
APART = defaultdict(lambda: 53, {"pocket-rockets": 60, "rocketmen": 41, "countdown": 3})  # steps between vocabularies
LONGEST_TURN = 64
ALL_TURNS = 1000  # of one player, who is always next

# Many where compiled code runs, in the long campaign; elsewhere a sample keeps the suite short.
STEPS = (20_000 if IS_LONG else 100) if IS_COMPILED else 250 if IS_LONG else 100
MUTATED = (60 if IS_COMPILED else 4) if IS_LONG else 1  # matches of which positions are changed
MATCHES = (5_000 if IS_LONG else 20) if IS_COMPILED else 25 if IS_LONG else 5


def values_of(option: Option) -> list[str]:
    """The choices of an option; where parts may be named, every neighbouring pair of them."""
    parts = [*option.parts, *option.parts][: len(option.parts) + option.number - 1] if option.number else []
    return [*option.choices, *("+".join(parts[at : at + option.number]) for at in range(len(option.parts)))]


def options_for(game: Game[Any], players: int, seed: int) -> dict[str, str]:
    """Each seed tries another choice of every option, as far as they fit together; otherwise one that fits."""
    for turn in range(seed, seed + 100):
        chosen = {name: values_of(option)[turn % len(values_of(option))] for name, option in game.options.items()}
        try:
            return game.chosen_options(chosen, players)
        except BadOption:
            continue
    return game.chosen_options({}, players)


every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@every_table
def test_laws_hold_at_sampled_steps(name: str, players: int) -> None:
    game = GAMES[name]
    wanted = max(50, STEPS // SHARE[name])
    sampled = 0
    seed = 0
    rng = Rng(players)
    followed = 0
    while sampled < wanted:
        options = options_for(game, players, seed)
        census = game.checks.census(game.new_state(players, game.chosen_options(options, players)))
        for number, state in enumerate(laws.walk(game, players, seed, options)):
            if (number + seed) % (11 if IS_QUICK else 5) and state.current() != NOBODY:
                continue
            laws.check_step(game, state, 1000 * seed + number, census, SCORERS.get(name))
            laws.check_turn_is_finite(game, state, rng, LONGEST_TURN if players > 1 else ALL_TURNS)
            laws.check_order_of_commits(game, state, rng)
            if name in COUNTS:
                assert COUNTS[name](state.to_json()), "a second count finds something lost or made"
            sampled += 1
            if sampled % (4 if IS_QUICK else 20) == 0:
                laws.check_twin_is_a_position(game, state, seed)
                laws.check_refusals_change_nothing(game, state, rng)
                laws.check_proposals(game, state, rng)
                viewer = laws.viewers(state)[sampled // 4 % (players + 1)]
                followed += laws.check_history_tells_nothing_more(game, state, viewer, rng, 30)
            if sampled >= wanted:
                break
        seed += 1
    assert followed > 0, "no twin followed the real match at all"


@every_table
def test_matches_end_and_lose_nothing(name: str, players: int) -> None:
    game = GAMES[name]
    rng = Rng(players)
    for seed in range(max(5, MATCHES // 4) if SHARE[name] >= 8 else MATCHES):
        state = game.new_state(players, game.chosen_options(options_for(game, players, seed), players))
        steps = play_out_counted(state, game.checks.census, game.max_steps, rng)
        assert steps > 0
        assert state.current() == NOBODY
        assert 0 in game.places(state) or players == 1  # alone one may lose
        assert game.end_reason(state)


@every_table
def test_whatever_is_accepted_can_be_played_to_its_end(name: str, players: int) -> None:
    """Real positions with something changed: refused in a sentence, or all laws hold until the match is over."""
    game = GAMES[name]
    accepted = 0
    for seed in range(MUTATED):
        walk = enumerate(laws.walk(game, players, seed, options_for(game, players, seed)))
        positions = [state.to_json() for number, state in walk if number < 20 or number % 11 == seed % 11]
        accepted += check_changed(game, positions, seed, 200 if IS_LONG else 30, APART[name] * 5)
    assert accepted > 0, "nothing was accepted at all"


def test_the_law_of_changed_positions_finds_what_is_not_checked() -> None:
    """Without its checks, the same game accepts what it cannot play."""
    game = GAMES["pocket-rockets"]
    unchecked = dataclasses.replace(game, checks=dataclasses.replace(game.checks, faults=no_faults))
    mutator = Mutator(Rng(1))
    positions = [state.to_json() for state in laws.walk(unchecked, 2, 1)]
    for position in positions:
        mutator.show(position)
    broken = 0
    for number in range(200):
        described = mutator.mutate(positions[number % len(positions)])
        try:
            state = check_description(unchecked, described, 1)
            if state is not None:
                laws.check_step(unchecked, state, number, unchecked.checks.census(state))
        except (AssertionError, LookupError, ValueError):
            broken += 1
    assert broken > 10


@every_table
def test_every_secret_is_imagined_differently_in_some_twin(name: str, players: int) -> None:
    game = GAMES[name]
    secrets = laws.SecretsSeen(game)
    rng = Rng(7)
    for seed in range(20 if name == "countdown" else 3):
        for number, state in enumerate(laws.walk(game, players, seed, options_for(game, players, seed))):
            if number % 7 == seed % 7:
                secrets.look(state, rng)
    secrets.check()
    assert len(secrets.fields) >= players, "too few secrets came up to say anything"


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**40), at=st.integers(0, 700), twin=st.integers(0, 2**40))
def test_laws_hold_anywhere(table: tuple[str, int], seed: int, at: int, twin: int) -> None:
    name, players = table
    game = GAMES[name]
    options = options_for(game, players, seed)
    census = game.checks.census(game.new_state(players, game.chosen_options(options, players)))
    state = game.new_state(players, game.chosen_options(options, players))
    for number, here in enumerate(laws.walk(game, players, seed, options)):
        state = here
        if number == at:
            break
    rng = Rng(twin)
    laws.check_step(game, state, twin, census, SCORERS.get(name))
    laws.check_twin_is_a_position(game, state, twin)
    laws.check_turn_is_finite(game, state, rng, LONGEST_TURN if players > 1 else ALL_TURNS)
    laws.check_order_of_commits(game, state, rng)
    for viewer in laws.viewers(state):
        laws.check_history_tells_nothing_more(game, state, viewer, rng, 12)


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 10**6), max_size=80))
def test_a_match_is_its_journal(table: tuple[str, int], seed: int, choices: list[int]) -> None:
    """Whatever is played, in whatever order seats answer: the same seed and decisions give the same match."""
    name, players = table
    game = GAMES[name]
    first = game.match(players, seed, options_for(game, players, seed), salt="salt")
    second_match = game.match(players, seed, options_for(game, players, seed), salt="salt")
    for choice in choices:
        if first.over:
            break
        seat = first.pending()[choice % len(first.pending())]
        words = first.choices(seat)[choice % len(first.choices(seat))]
        first.play(seat, words)
        second_match.play(seat, words)
    text = first.journal.text(is_private=True)
    assert second_match.journal.text(is_private=True) == text
    again = game.replay(first.journal)
    assert again.journal.text(is_private=True) == text
    assert again.position() == first.position()
    assert [again.log(seat) for seat in (None, *range(players))] == [
        first.log(seat) for seat in (None, *range(players))
    ]
    first.journal.verify()


@every_table
def test_every_action_has_facts_for_every_viewer(name: str, players: int) -> None:
    """At first questions, where pawns stand nowhere yet, and all along: for whoever is asked, others, spectators."""
    game = GAMES[name]
    for seed in range(4 if IS_LONG else 1):
        for number, state in enumerate(laws.walk(game, players, seed, options_for(game, players, seed + players))):
            if number < 12 or number % APART[name] == 0 or state.current() == NOBODY:
                laws.check_facts(game, state)


@every_table
def test_twins_are_equal_in_words_too(name: str, players: int) -> None:
    """View, choices and why_not of a whole vocabulary, through the public door, byte for byte."""
    game = GAMES[name]
    compared = 0
    for number, state in enumerate(laws.walk(game, players, 11)):
        if number % APART[name] or state.current() == CHANCE:
            continue
        compared += 1
        spectators_twin = game.match_at(state.determinize(SPECTATOR, Rng(number)).to_json(), seed=1)
        assert laws.text(spectators_twin.view(None)) == laws.text(game.match_at(state.to_json(), seed=1).view(None))
        for viewer in range(players):
            twin = state.determinize(viewer, Rng(number))
            real, other = (game.match_at(each.to_json(), seed=1, salt="s") for each in (state, twin))
            assert laws.text(real.view(viewer)) == laws.text(other.view(viewer))
            assert real.choices(viewer) == other.choices(viewer)
            assert [real.why_not(viewer, words) for words in game.actions] == [
                other.why_not(viewer, words) for words in game.actions
            ]
    assert compared > 1
