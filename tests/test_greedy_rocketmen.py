"""The greedy player of Rocketmen: legal everywhere, the same for every twin, sensible, and strong enough."""

from collections.abc import Iterator
from functools import cache, partial
from statistics import median

import pytest

from apogee.bots import random
from apogee.bots import rocketmen as greedy
from apogee.bots.roster import Chooser
from apogee.games.rocketmen import data, game, scoring
from tests import bouts
from tests.conftest import IS_COMPILED, IS_LONG, long_only
from tests.rocketmen.table import at, seat, solo_at

MATCHES = (1000 if IS_LONG else 60) if IS_COMPILED else 4  # against random bots
LENGTHS = (1000 if IS_LONG else 20) if IS_COMPILED else 3  # among greedy players, per number of players and variants
SOLO = (400 if IS_LONG else 80) if IS_COMPILED else 8  # per level

BY_MISSIONS = (data.VICTORY_POINTS, data.DESTINATIONS, data.ALL_MARKERS)  # RM-16.1 to RM-16.3


def options(mode: str = "standard", level: str = "normal", variants: str = "none") -> dict[str, str]:
    return {"mode": mode, "level": level, "variants": variants}


def played(bots: list[Chooser], seed: int, chosen: dict[str, str]) -> game.Rocketmen:
    """A match of bots, to its end."""
    return bouts.played(game.new_state(len(bots), chosen), bots, seed)


def decisions(players: int, seed: int, chosen: dict[str, str]) -> Iterator[tuple[game.Rocketmen, int]]:
    """The decisions of a match in which even seats are greedy and odd ones random; so odd positions come up."""
    return bouts.decisions(game.new_state(players, chosen), seed, greedy.choose)


advice = partial(bouts.advice, greedy.choose)
follow = partial(bouts.follow, greedy.choose)


# --- The contract

MODES = [(2, options()), (3, options(variants="random")), (4, options()), (2, options("battle")), (1, options("solo"))]


@pytest.mark.parametrize(("players", "chosen"), MODES)
def test_its_choice_is_legal_and_the_same_for_every_twin(players: int, chosen: dict[str, str]) -> None:
    seeds = range((10 if IS_LONG else 5) if IS_COMPILED else 1)
    apart = 1 if IS_COMPILED and IS_LONG else 2 if IS_COMPILED else 5
    made = [bouts.expect_twins_to_be_alike(greedy.choose, decisions(players, seed, chosen), apart, 3) for seed in seeds]

    assert sum(made) > ((1000 if IS_LONG else 200) if IS_COMPILED else 30)


@pytest.mark.parametrize(("players", "chosen"), [(3, options(variants="random")), (1, options("solo"))])
def test_it_leaves_the_twin_as_it_was_and_needs_no_chance(players: int, chosen: dict[str, str]) -> None:
    bouts.expect_no_trace(greedy.choose, decisions(players, 5, chosen), 7)


# --- What a reader would do


def test_it_places_what_reaches_orbit_and_launches() -> None:
    done = follow(at([seat(["base_a", "hotel_a", "hotel_b", "engine_small"], plan="satellite_a")]))

    assert {"place base_a pad", "place engine_small pad"} <= set(done)
    assert done[-1] == "launch earth"


def test_a_card_that_is_placed_pays_for_itself_first() -> None:
    done = follow(at([seat(["satellite_a", "mining", "engine_small"])]))

    assert done[:2] == ["place satellite_a plan", "place engine_small pad"]
    assert done[2:5] == ["pay placed:satellite_a", "pay mining", "done"]


def test_it_never_launches_with_too_few_rocket_points() -> None:
    match = at([seat(plan="mining", pad=["spaceship_b", "engine_large"])])

    assert follow(match)[-1] == "end"


def test_it_takes_a_threat_for_free() -> None:
    match = at(
        [seat(["solar_energy"])],
        display=["climate_change", "big_data", "depot", "spacesuit", "robotics", "electric_cars"],
    )

    assert advice(match) == "use solar_energy"


def test_it_draws_more_cards_first() -> None:
    assert advice(at([seat(["quantum_computers", "hotel_a"])])) == "use quantum_computers"


def test_it_stores_an_engine_in_the_depot() -> None:
    match = at([seat(["engine_large"], plan="mining", pad=["depot"])])

    assert advice(match) == "store engine_large"


def test_it_gives_up_a_mission_that_has_nowhere_to_go() -> None:
    match = at([seat(plan="mining", markers=["mars.mining"])])

    assert advice(match) == "discard plan"


# --- How strong, and how long


@cache
def matches_of_greedy_bots(players: int, variants: str) -> list[game.Rocketmen]:
    return [played([greedy.choose] * players, seed, options(variants=variants)) for seed in range(LENGTHS)]


@pytest.mark.parametrize("variants", ["none", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_matches_end_with_missions_and_in_time(players: int, variants: str) -> None:
    matches = matches_of_greedy_bots(players, variants)

    in_time = sum(match.ended in BY_MISSIONS and match.round <= 60 for match in matches)
    assert in_time >= (0.98 if IS_COMPILED else 0.8) * len(matches)
    assert 10 <= median(int(match.round) for match in matches) <= (25 if IS_COMPILED else 30)


def test_it_flies_to_the_moon_and_to_mars() -> None:
    everywhere = 0
    for match in matches_of_greedy_bots(3, "none"):
        for player in match.seats:
            everywhere |= player.markers

    assert all(everywhere & there for there in data.AT_DESTINATION)


def test_the_battle_for_earth_ends_with_four_missions() -> None:
    for players in (2, 3, 4):
        for seed in range(20 if IS_COMPILED else 2):
            assert played([greedy.choose] * players, seed, options("battle")).ended == data.FOUR_MISSIONS


def test_it_beats_random_bots_from_both_seats() -> None:
    seeds = range(MATCHES // 2)
    first = [scoring.places(played([greedy.choose, random.choose], seed, options())) == [0, 1] for seed in seeds]
    second = [scoring.places(played([random.choose, greedy.choose], seed, options())) == [1, 0] for seed in seeds]

    assert sum(first) + sum(second) >= (0.99 if IS_COMPILED else 0.8) * 2 * len(seeds)


def solo_wins(level: str) -> int:
    return sum(scoring.is_solo_won(played([greedy.choose], seed, options("solo", level))) for seed in range(SOLO))


@long_only
def test_it_wins_less_often_against_a_harder_ai() -> None:
    easy, normal, hard = (solo_wins(level) for level in data.LEVEL_IDS)

    assert easy > 0
    if IS_COMPILED:
        assert easy > normal > hard
        assert easy > 0.55 * SOLO


def test_in_solo_the_last_markers_are_for_the_objective() -> None:
    flown = ["earth.satellite", "earth.hotel", "earth.shipyard"]
    hand = ["hotel_a", "spaceship_a", "hotel_b", "satellite_a", "station_a"]
    player = seat(hand, markers=flown, objectives=["lunar_gateway"])
    planned = [words for words in follow(solo_at(player)) if words.endswith(" plan")]

    assert planned in (["place satellite_a plan"], ["place station_a plan"])


def test_rm_20_15_a_search_sees_in_solo_how_far_the_ai_is() -> None:
    ai = {"location": "earth.hotel", "first": "solitaire_149", "second": "solitaire_150", "rocket": 2}
    behind, ahead = (solo_at(seat(["hotel_a"]), ai={**ai, "vp": vp}).state for vp in (2, 20))

    assert greedy.KNOWLEDGE.evaluate(behind, 0) > greedy.KNOWLEDGE.evaluate(ahead, 0) + 0.2
