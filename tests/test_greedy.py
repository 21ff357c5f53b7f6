"""The greedy player of Pocket Rockets: legal everywhere, the same for every twin, sensible, and strong enough."""

from collections.abc import Iterator
from functools import cache, partial
from statistics import median
from typing import Any

import pytest

import apogee
from apogee.bots import pocket_rockets as greedy
from apogee.bots import random
from apogee.bots.roster import Chooser
from apogee.core.events import Event
from apogee.core.rng import Rng
from apogee.games.pocket_rockets import data, game, scoring, told
from tests import bouts
from tests.conftest import IS_COMPILED, IS_LONG
from tests.pocket_rockets.table import (
    CONVEYOR,
    GAME,
    GREY_LINE,
    LAUNCH,
    RECYCLING,
    RED_LINE,
    STACK_SITES,
    YELLOW_LINE,
    at,
    rocket,
    seat,
)

MATCHES = (1000 if IS_LONG else 100) if IS_COMPILED else 40 if IS_LONG else 12  # against random bots
LENGTHS = (
    (400 if IS_LONG else 60) if IS_COMPILED else 40 if IS_LONG else 12
)  # among greedy players, per number of players


class Played:
    """A match of bots, to its end."""

    def __init__(self, bots: list[Chooser], seed: int) -> None:
        self.state = game.new_state(len(bots))
        chance = Rng(seed)
        generators = [Rng(1_000_000 + 10 * seed + player) for player in range(len(bots))]
        events: list[Event] = []
        self.state.events = events
        for _, player in bouts.asked(self.state, chance):
            twin = self.state.determinize(player, generators[player])
            self.state.apply(player, bots[player](twin, player, generators[player], 0))
        self.turns = sum(event.verb == told.TURN_BEGUN for event in events)
        self.places = scoring.places(self.state)


def decisions(players: int, seed: int) -> Iterator[tuple[game.PocketRockets, int]]:
    """The decisions of a match in which even seats are greedy and odd ones random; so odd positions come up."""
    return bouts.decisions(game.new_state(players), seed, greedy.choose)


advice = partial(bouts.advice, greedy.choose)


def follow(match: apogee.Match, steps: int) -> list[str]:
    """Let the greedy player at turn do so many things."""
    done = []
    for _ in range(steps):
        player = match.pending()[0]
        done.append(advice(match, player))
        match.play(player, done[-1])
    return done


# --- The contract


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_choice_is_legal_and_the_same_for_every_twin(players: int) -> None:
    seeds = range((20 if IS_LONG else 4) if IS_COMPILED else 2)
    made = [bouts.expect_twins_to_be_alike(greedy.choose, decisions(players, seed), 1, 4) for seed in seeds]

    assert sum(made) > 400


def test_it_leaves_the_twin_as_it_was_and_needs_no_chance() -> None:
    bouts.expect_no_trace(greedy.choose, decisions(3, 5), 5)


# --- What a reader would do


def test_it_fuels_with_the_best_token() -> None:
    match = at([seat(LAUNCH, rockets=[rocket("grey", 2, "none")])])

    assert advice(match) == "refuel 4 1"


def test_it_walks_to_the_launch_site_when_a_rocket_waits() -> None:
    match = at([seat(YELLOW_LINE, rockets=[rocket("grey", 2, "none")])])

    assert follow(match, 3) == ["move cw", "move cw", "refuel 4 1"]


def test_it_lays_segments_before_the_tip() -> None:
    hand = ["tip-grey-none", "segment-grey", "segment-grey"]
    match = at([seat(GREY_LINE, hand, rockets=[rocket("grey", 1)])])

    assert follow(match, 3) == ["build segment-grey 1", "build segment-grey 1", "build tip-grey-none 1"]


def test_it_completes_a_tall_rocket() -> None:
    match = at([seat(GREY_LINE, ["tip-grey-none"], rockets=[rocket("grey", 3)])])

    assert advice(match) == "build tip-grey-none 1"


def test_a_tip_goes_on_the_taller_rocket() -> None:
    match = at([seat(GREY_LINE, ["tip-grey-none"], rockets=[rocket("grey", 1), rocket("grey", 3)])])

    assert advice(match) == "build tip-grey-none 2"


def test_it_draws_what_it_can_build_here() -> None:
    match = at([seat(GREY_LINE, rockets=[rocket("grey", 1)])], stacks={GREY_LINE: ["segment-grey", "base-red"]})

    assert follow(match, 2) == ["draw", "build segment-grey 1"]


def test_it_draws_on_its_way() -> None:
    hand = ["segment-yellow"]
    stacks = {GREY_LINE: ["tip-yellow-extra-action", "base-red"]}
    match = at([seat(GREY_LINE, hand, rockets=[rocket("yellow", 1)])], stacks=stacks)

    assert follow(match, 1) == ["draw"]


def test_it_reverses_the_conveyor_when_that_way_is_shorter() -> None:
    match = at([seat(CONVEYOR, rockets=[rocket("red", 2, "none")])])

    # Clockwise the launch site is four moves away, the other way two.
    assert follow(match, 4) == ["reverse", "move ccw", "move ccw", "refuel 4 1"]


def test_with_free_direction_it_takes_the_shorter_way() -> None:
    match = at([seat(CONVEYOR, rockets=[rocket("red", 2, "free-direction")])])

    assert follow(match, 3) == ["move ccw", "move ccw", "refuel 4 1"]


def test_it_searches_for_the_tip_it_lacks_in_a_stack_it_knows() -> None:
    stacks = {
        GREY_LINE: {"top": ["base-red"], "bag": {"tip-grey-extra-action": 1}, "searched_by": 0},
        YELLOW_LINE: {"top": ["base-red"], "bag": {"base-yellow": 2}, "searched_by": 0},
    }
    match = at([seat(RECYCLING, ["segment-yellow"], rockets=[rocket("grey", 3)])], stacks=stacks)
    recycling, taking = follow(match, 2)

    assert recycling.startswith("recycle segment-yellow ")
    assert recycling.endswith(f" {GREY_LINE}")
    assert taking == "take tip-grey-extra-action"


def test_it_buries_no_card_that_it_wants() -> None:
    stacks = {site: ["segment-grey", "base-red"] for site in STACK_SITES} | {
        YELLOW_LINE: ["tip-yellow-plus-one"],
        RED_LINE: {"top": ["base-red"], "bag": {"tip-grey-plus-one": 1}, "searched_by": 0},
    }
    match = at([seat(RECYCLING, ["tip-yellow-none"], rockets=[rocket("grey", 3)])], stacks=stacks)

    assert advice(match) == f"recycle tip-yellow-none {YELLOW_LINE} {RED_LINE}"


def test_it_ends_a_match_that_it_wins() -> None:
    match = at(
        [seat(LAUNCH, rockets=[rocket("grey", 2, "none")]), seat(rockets=[rocket("yellow", 1, "none", 1)])],
        fuel={"1": 1, "2": 0, "3": 0, "4": 0},
    )

    assert advice(match) == "refuel 1 1"


@pytest.mark.parametrize("left", [1, 2])
def test_it_does_not_bring_on_the_end_of_a_match_that_it_loses(left: int) -> None:
    seats = [seat(LAUNCH, rockets=[rocket("grey", 1, "none")]), seat(rockets=[rocket("yellow", 5, "none", 4)])]
    fuel = {"1": left, "2": 0, "3": 0, "4": 0}

    assert advice(at(seats, fuel=fuel)).startswith("move ")
    assert advice(at(seats, fuel=fuel, standstill=greedy.PATIENCE)) == "refuel 1 1"  # waiting was in vain


def test_it_places_its_pawn_two_sites_before_its_line() -> None:
    match = GAME.match(players=2, seed=3)
    player = match.pending()[0]
    ring, colour = match.view(player)["ring"], match.view(player)["seats"][player]["rockets"][0]["colour"]

    assert advice(match, player) == f"place {ring[(ring.index(f'construction-{colour}') - 2) % 6]}"


# --- Odd positions

JUNK = ["tip-red-none", "tip-red-plus-one", "base-red"]
ONE_STACK: dict[str, Any] = {CONVEYOR: ["base-red", "segment-red"]}
ODD = {
    "nothing anywhere": at([seat(RED_LINE)]),
    "all stacks empty, junk in the hand": at([seat(RECYCLING, JUNK)]),
    "one stack": at([seat(RECYCLING, JUNK)], stacks=ONE_STACK),
    "one stack of one card": at([seat(RECYCLING, JUNK)], stacks={RED_LINE: ["segment-red"]}),
    "nothing that fits": at([seat(CONVEYOR, JUNK, rockets=[rocket("grey", 1, "none", 4)])], stacks=ONE_STACK),
    "bound": at(
        [seat(CONVEYOR, JUNK, rockets=[rocket("grey", 2, "free-direction")])], points=2, bound="cw", stacks=ONE_STACK
    ),
    "the last point": at([seat(GREY_LINE, ["segment-grey"])], points=1),
    "fuel out of reach": at(
        [seat(LAUNCH), seat(LAUNCH)], fuel={"1": 2, "2": 2, "3": 2, "4": 2}, stacks={GREY_LINE: ["segment-grey"]}
    ),
    "about to stand still": at([seat(CONVEYOR, JUNK)], standstill=35, stacks=ONE_STACK),
    "searching": at(
        [seat(RECYCLING, ["base-red"])],
        points=1,
        search=GREY_LINE,
        stacks={GREY_LINE: {"bag": {"base-red": 1, "segment-red": 1}, "searched_by": 0}, RED_LINE: ["tip-red-none"]},
    ),
}


@pytest.mark.parametrize("name", ODD)
def test_it_plays_on_from_an_odd_position(name: str) -> None:
    match = GAME.match_at(ODD[name].position(), seed=1)
    for _ in range(60):
        if match.over:
            break
        follow(match, 1)

    assert match.over or sum(entry.seat is not None for entry in match.journal.entries) >= 60


# --- How strong, and how long


@cache
def matches_of_greedy_bots(players: int) -> list[Played]:
    return [Played([greedy.choose] * players, seed) for seed in range(LENGTHS)]


def test_it_beats_random_bots_from_both_seats() -> None:
    seeds = range(MATCHES // 2)
    first = [Played([greedy.choose, random.choose], seed).places == [0, 1] for seed in seeds]
    second = [Played([random.choose, greedy.choose], seed).places == [1, 0] for seed in seeds]

    # It won all of 2,000 matches with other seeds.
    assert sum(first) + sum(second) >= (0.99 if IS_COMPILED else 0.9) * 2 * len(seeds)


@pytest.mark.parametrize(("players", "turns"), [(2, 41), (3, 45), (4, 51)])
def test_its_matches_are_as_long_as_the_catalogue_says(players: int, turns: int) -> None:
    played = matches_of_greedy_bots(players)
    tolerance = 0.1 if IS_COMPILED else 0.3

    assert abs(median(match.turns for match in played) - turns) <= tolerance * turns
    assert sum(match.state.ended == data.STALEMATE for match in played) <= 0.01 * len(played)
