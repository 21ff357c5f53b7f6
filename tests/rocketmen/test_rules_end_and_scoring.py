"""RM-12 and RM-14 to RM-17: the end of a turn, threats, locations, the end of the game, final scoring."""

import itertools

import pytest

import apogee
from tests.rocketmen.bare import EARTH, MARS, MOON, SIX, bare_at, end_turns, flying, over
from tests.rocketmen.table import GAME, THREATS, Described, hand, of, play, refused, table, zone

FIVE = ["hotel_a", "hotel_b", "mining", "satellite_a", "spaceship_a"]  # $10 each


# --- RM-12: end of turn


def test_rm_12_1_a_turn_ends_with_warehouse_surplus_draws_and_tokens_in_this_order() -> None:
    spent = {"tokens": {"science": 1, "money": 1}, "used": {"science": 1, "money": 1}}
    match = bare_at([{"hand": [*FIVE, "shipyard", "station_b"], "play": ["engine_small"], **spent}])
    match.play(0, "end")

    assert table(match)["asks"] == "surplus"
    assert (zone(match, 0, "play"), zone(match, 0, "warehouse")) == ([], ["engine_small"])
    assert of(match, 0)["tokens"]["science_ready"] == of(match, 0)["tokens"]["money_ready"] == 0

    play(match, 0, "discard mining hand", "done")

    assert zone(match, 0, "warehouse") == ["engine_small", "mining"]
    assert of(match, 0)["tokens"]["science_ready"] == of(match, 0)["tokens"]["money_ready"] == 1
    assert match.pending() == (1,)


def test_rm_12_1_and_rm_d_20_exactly_the_surplus_is_discarded_of_the_players_choice() -> None:
    match = bare_at([{"hand": [*FIVE, "shipyard", "station_b", "base_b"]}])
    match.play(0, "end")

    assert match.choices(0) == [
        f"discard {card} hand" for card in sorted([*FIVE, "shipyard", "station_b", "base_b"], key=_order)
    ]
    assert refused(match, 0, "done") == "RM-12.1"
    match.play(0, "discard base_b hand")
    assert refused(match, 0, "done") == "RM-12.1"
    match.play(0, "discard shipyard hand")
    assert match.choices(0) == ["done"]
    assert refused(match, 0, "discard station_b hand") == "RM-12.1"
    assert refused(match, 0, "discard plan") == "RM-12.1"

    match.play(0, "done")

    assert hand(match, 0) == sorted([*FIVE, "station_b"])
    assert zone(match, 0, "warehouse") == ["base_b", "shipyard"]


def _order(card: str) -> int:
    return GAME.actions.index(f"discard {card} hand")


def test_rm_12_1_and_rm_3_2_the_limit_is_enforced_at_the_end_of_the_turn_only() -> None:
    eight = [*FIVE, "shipyard", "station_b", "base_b"]
    match = bare_at([{"hand": eight}, {"hand": eight}])

    assert "end" in match.choices(0)
    play(match, 0, "discard base_b hand", "discard mining hand", "done", "end")

    assert match.pending() == (1,)
    assert len(hand(match, 1)) == 8


def test_rm_12_1_and_rm_12_3_the_play_area_is_warehouse_before_the_hq_is_made_anew() -> None:
    match = bare_at([{"hand": FIVE[:4], "hq": ["base_a"], "play": ["engine_small"]}])
    match.expect("draw base_a", "draw engine_small")
    match.play(0, "end")

    assert hand(match, 0) == sorted([*FIVE[:4], "base_a", "engine_small"])
    assert [each["event"] for each in match.log(0) if each["event"] in ("draw", "shuffled")] == [
        "draw", "shuffled", "draw",
    ]  # fmt: skip


def test_rm_12_2_cards_kept_in_hand_stay() -> None:
    match = bare_at([{"hand": [*FIVE, "shipyard"], "hq": ["base_a"]}])
    match.play(0, "end")

    assert hand(match, 0) == sorted([*FIVE, "shipyard"])
    assert (of(match, 0)["hq"], zone(match, 0, "warehouse")) == (1, [])


def test_rm_12_3_an_hq_that_runs_out_is_made_of_the_warehouse_and_if_that_is_not_enough_drawing_stops() -> None:
    match = bare_at([{"hand": ["base_b"], "hq": ["base_a"], "warehouse": ["mining", "shipyard"]}])
    match.expect("draw base_a", "draw shipyard", "draw mining")
    match.play(0, "end")

    assert hand(match, 0) == ["base_a", "base_b", "mining", "shipyard"]
    assert (of(match, 0)["hq"], zone(match, 0, "warehouse")) == (0, [])
    assert match.pending() == (1,)


def test_rm_12_3_the_warehouse_is_not_touched_while_the_hq_lasts() -> None:
    match = bare_at([{"hand": FIVE, "hq": ["base_a"], "warehouse": ["shipyard"]}])
    match.play(0, "end")

    assert hand(match, 0) == sorted([*FIVE, "base_a"])
    assert zone(match, 0, "warehouse") == ["shipyard"]


def test_rm_12_4_and_rm_r_20_draws_in_the_turn_take_from_the_warehouse_but_not_from_the_play_area() -> None:
    match = bare_at([{"hand": ["big_data"], "play": ["engine_small"], "warehouse": ["shipyard"]}])
    match.expect("draw shipyard")
    match.play(0, "use big_data")

    assert hand(match, 0) == ["shipyard"]
    assert zone(match, 0, "play") == ["big_data", "engine_small"]


def test_rm_12_5_a_hand_limit_token_of_this_turns_launch_already_counts() -> None:
    match = bare_at([flying("spaceship_b", hand=FIVE, hq=["base_a", "base_b", "shipyard"])])
    match.expect("draw base_a", "draw base_b")
    match.play(0, "launch earth")

    assert hand(match, 0) == sorted([*FIVE, "base_a", "base_b"])
    assert (of(match, 0)["hand_limit"], of(match, 0)["hq"]) == (7, 1)


# --- RM-14: threats


@pytest.mark.parametrize("threat", THREATS)
@pytest.mark.parametrize("place", ["hand", "hq", "play", "warehouse", "scrapyard"])
def test_rm_14_1_and_rm_r_31_an_owned_threat_is_worth_2_vp_wherever_it_lies(threat: str, place: str) -> None:
    match = over({place: [threat]}, {})

    assert match.scores() == [2, 0]
    assert of(match, 0)["worth"]["threats"] == 2


def test_rm_14_1_and_rm_r_31_threats_in_all_zones_add_up() -> None:
    seat = {"pad": ["depot"], "depot": ["pandemic"], "hand": ["pandemic"], "scrapyard": ["asteroid_impact"]}

    assert over(seat, {}).scores() == [6, 0]


@pytest.mark.parametrize(
    ("vp", "surcharge"),
    [(0, 0), (4, 0), (5, 10), (7, 10), (9, 10), (10, 20), (14, 20), (15, 30), (19, 30), (20, 40), (22, 40)],
)
def test_rm_14_2_rm_14_4_and_rm_r_25_the_surcharge_is_the_highest_step_reached(vp: int, surcharge: int) -> None:
    match = bare_at([{"vp": vp}, {"vp": 20 - vp if vp <= 20 else 0}], display=["pandemic", *SIX[:5]])

    assert of(match, 0)["surcharge"] == surcharge
    assert table(match)["prices"]["pandemic"] == {"money": 50 + surcharge, "resources": []}
    assert table(match)["prices"]["depot"]["money"] == 50


def test_rm_14_2_the_surcharge_is_individual() -> None:
    match = bare_at([{"vp": 12}, {"vp": 4}], display=["pandemic", None, None, None, None, None])

    assert [of(match, seat)["surcharge"] for seat in (0, 1)] == [20, 0]
    assert table(match)["prices"]["pandemic"]["money"] == 70
    match.play(0, "end")
    assert table(match)["prices"]["pandemic"]["money"] == 50


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_rm_7_6_a_seat_is_told_its_own_prices_whoever_is_in_turn(turn: int) -> None:
    """A spectator, who buys nothing, reads what the seat in turn would pay."""
    match = bare_at([{"vp": 12}, {"vp": 4}, {"vp": 20}], turn=turn, display=["pandemic", None, None, None, None, None])

    told = [match.view(viewer)["prices"]["pandemic"]["money"] for viewer in (0, 1, 2)]
    assert told == [70, 50, 90]
    assert match.view(None)["prices"] == match.view(turn)["prices"]
    assert [match.view(viewer)["prices"]["engine_small"] for viewer in (0, 1, 2)] == [
        {"money": 30, "resources": []}
    ] * 3


def test_rm_14_3_a_player_with_7_vp_pays_10_more_for_a_threat() -> None:
    sixty = ["private_investors", "private_investors"]
    seats = [{"vp": 7, "hand": sixty}]
    match = bare_at(seats, players=3, display=["pandemic", None, None, None, None, None])

    play(match, 0, "buy pandemic", "pay private_investors")
    assert refused(match, 0, "done") == "RM-7.1"
    play(match, 0, "pay private_investors", "done")
    assert zone(match, 0, "play") == ["pandemic", *sixty]

    seats[0]["vp"] = 10
    match = bare_at(seats, players=3, display=["pandemic", None, None, None, None, None])
    assert refused(match, 0, "buy pandemic") == "RM-7.1"


@pytest.mark.parametrize("threat", THREATS)
def test_rm_14_5_threats_pay_nothing_and_cannot_be_placed(threat: str) -> None:
    match = bare_at([{"hand": [threat, "shipyard", "hotel_a"], "plan": "base_a"}])

    assert refused(match, 0, f"place {threat} pad") == "RM-8.4"
    match.play(0, "place shipyard pad")
    assert refused(match, 0, f"pay {threat}") == "RM-6.10"

    match = bare_at([{"hand": [threat, "satellite_a"]}])
    assert refused(match, 0, f"place {threat} plan") == "RM-8.2"


@pytest.mark.parametrize(
    ("card", "threat"),
    [
        ("asteroid_laser_ablation", "asteroid_impact"),
        ("designer_drugs", "pandemic"),
        ("solar_energy", "climate_change"),
    ],
)
def test_rm_14_6_three_cards_take_a_matching_threat_for_free(card: str, threat: str) -> None:
    others = [each for each in THREATS if each != threat]
    match = bare_at([{"hand": [card], "vp": 22}], display=[*others, threat, threat, None, None])
    match.play(0, f"use {card}")

    assert zone(match, 0, "scrapyard") == [card]
    assert zone(match, 0, "play") == [threat]
    assert table(match)["display"] == [*others, None, threat, None, None]
    assert (match.scores()[0], of(match, 0)["vp"]) == (22 + 2, 22)

    match = bare_at([{"hand": [card]}], display=[*others, None, None, None, None])
    assert refused(match, 0, f"use {card}") == "RM-14.6"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_r_26_there_are_three_threats_per_player_and_three_of_them_teal(players: int) -> None:
    position = GAME.match(players=players, seed=1).position()
    teal, pink = position["deck"]["teal"], position["deck"]["pink"]

    assert [pink[threat] for threat in THREATS] == [players - 1] * 3
    assert [teal.get(threat, 0) + position["display"].count(threat) for threat in THREATS] == [1, 1, 1]


# --- RM-15: locations

LOCATIONS = {
    "earth.satellite": (2, 2, 1), "earth.spaceship": (3, 3, 2), "earth.hotel": (3, 3, 2), "earth.station": (4, 3, 2),
    "earth.shipyard": (4, 4, 3), "moon.satellite": (3, 3, 2), "moon.hotel": (5, 4, 3), "moon.station": (5, 4, 3),
    "moon.base": (6, 5, 4), "mars.spaceship": (5, 6, 4), "mars.mining": (7, 7, 5), "mars.base": (8, 8, 6),
}  # fmt: skip
CARD_FOR = {
    "satellite": "satellite_a", "spaceship": "spaceship_a", "hotel": "hotel_a", "station": "station_a",
    "shipyard": "shipyard", "base": "base_a", "mining": "mining",
}  # fmt: skip


def test_rm_15_1_rm_15_2_and_rm_15_3_the_twelve_locations() -> None:
    shown = table(bare_at())["locations"]

    assert {each["id"]: (each["rocket_points"], each["vp_first"], each["vp_later"]) for each in shown} == LOCATIONS
    assert [f"{each['destination']}.{each['type']}" for each in shown] == [*EARTH, *MOON, *MARS]
    assert len({each["type"] for each in shown}) == 7


@pytest.mark.parametrize("location", LOCATIONS)
def test_rm_15_3_rm_11_5_and_rm_r_24_every_location_needs_its_points_and_scores_its_vp(location: str) -> None:
    destination, kind = location.split(".")
    points, first, later = LOCATIONS[location]
    plan = CARD_FOR[kind]
    enough = {"rocket": points, "science": 13}
    match = bare_at([{"plan": plan, "tokens": enough}, {"plan": plan, "tokens": enough}])
    play(match, 0, f"launch {destination}")
    play(match, 1, f"launch {destination}")

    assert [of(match, seat)["vp"] for seat in (0, 1)] == [first, later]
    assert [of(match, seat)["markers"] for seat in (0, 1)] == [[location]] * 2

    match = bare_at([{"plan": plan, "tokens": {"rocket": points - 1, "science": 13}}])
    play(match, 0, f"launch {destination}")
    assert (of(match, 0)["markers"], of(match, 0)["vp"]) == ([], 0)


def test_rm_15_4_a_satellite_needs_2_points_to_earth_orbit_and_3_to_the_moon() -> None:
    match = bare_at([{"plan": "satellite_a", "tokens": {"rocket": 2}}])
    odds = match.view(0)["odds"]

    assert {where: (each["points"], each["points_needed"]) for where, each in odds.items()} == {
        "earth": (2, 2), "moon": (2, 3),
    }  # fmt: skip


def test_rm_15_5_one_marker_per_location_and_several_players_may_share_one() -> None:
    match = bare_at([flying("satellite_b", markers=["earth.satellite"]), flying("satellite_b")])

    assert refused(match, 0, "launch earth") == "RM-10.3"
    play(match, 0, "launch moon")
    play(match, 1, "launch earth")

    there = {each["id"]: each["markers"] for each in table(match)["locations"]}
    assert (there["earth.satellite"], there["moon.satellite"]) == ([0, 1], [0])


def test_rm_15_5_and_rm_r_29_with_six_markers_a_player_plays_on_but_launches_no_more() -> None:
    match = bare_at([flying("base_a", markers=[*EARTH, "moon.satellite"], vp=0, hand=["mining", "hotel_a"])])

    assert of(match, 0)["markers_left"] == 0
    assert refused(match, 0, "launch moon") == refused(match, 0, "launch mars") == "RM-10.0a"
    play(match, 0, "discard mining hand", "done", "end")
    match.play(1, "end")
    assert match.pending() == (0,)


# --- RM-16: the end of the game


def triggered(match_log: list[Described]) -> list[str]:
    """The triggers that were told, in order."""
    return [each["reason"] for each in match_log if each["event"] == "triggered"]


@pytest.mark.parametrize(("players", "limit"), [(2, 23), (3, 21), (4, 18)])
def test_rm_16_1_and_rm_r_49_so_many_vp_on_the_track_end_the_game(players: int, limit: int) -> None:
    for vp, is_over in ((limit - 3, False), (limit - 2, True), (limit + 1, True)):
        match = bare_at([flying("satellite_b", vp=vp)], players=players)
        match.play(0, "launch earth")
        assert table(match)["trigger"] == ("victory_points" if is_over else None)

        end_turns(match, players - 1)
        assert (match.over, match.end_reason) == (is_over, "victory_points" if is_over else None)


def test_rm_16_1_and_rm_r_28_only_the_vp_track_counts() -> None:
    wealth = {"scrapyard": ["pandemic", "pandemic", "asteroid_impact"], "objectives": ["guardians", "home_orbit"]}
    match = bare_at([flying("hotel_a", vp=19, markers=["moon.base"], **wealth)])
    match.play(0, "launch earth")

    assert (of(match, 0)["vp"], match.scores()[0]) == (22, 22 + 6 + 1 + 2)
    assert table(match)["trigger"] is None


@pytest.mark.parametrize(("first", "turn", "left"), [(0, 0, 2), (0, 2, 0), (1, 0, 0), (1, 1, 2), (2, 0, 1)])
def test_rm_16_4_the_round_is_finished(first: int, turn: int, left: int) -> None:
    seats: list[Described] = [{}, {}, {}]
    seats[turn] = flying("satellite_b", vp=19)
    match = bare_at(seats, first=first, turn=turn)
    match.play(turn, "launch earth")

    for number in range(left):
        assert match.pending() == ((turn + 1 + number) % 3,)
        end_turns(match, 1)
    assert match.over
    assert match.end_reason == "victory_points"
    assert refused(match, 0, "end") == "RM-16.4"


def test_rm_16_2_six_markers_and_every_destination_reached() -> None:
    match = bare_at([flying("base_a", markers=EARTH, vp=0), {"markers": ["mars.base"]}])
    match.play(0, "launch moon")

    assert table(match)["trigger"] == "destinations"
    match.play(1, "end")
    assert match.end_reason == "destinations"


def test_rm_16_2_a_destination_without_a_marker_keeps_the_game_going() -> None:
    match = bare_at([flying("base_a", markers=EARTH, vp=0), {"markers": ["moon.base"]}])
    match.play(0, "launch moon")
    assert table(match)["trigger"] is None

    match = bare_at([flying("base_a", markers=EARTH[:4], vp=0), {"markers": ["mars.base"]}])
    match.play(0, "launch moon")
    assert table(match)["trigger"] is None


def test_rm_16_2_and_rm_r_28_another_players_marker_completes_the_trigger() -> None:
    match = bare_at([{"markers": [*EARTH, "moon.base"], "vp": 0}, flying("mining")], turn=1)
    match.play(1, "launch mars")

    assert match.over
    assert match.end_reason == "destinations"


@pytest.mark.parametrize("players", [2, 3])
def test_rm_16_3_all_players_have_placed_all_markers(players: int) -> None:
    done = [{"markers": [*EARTH, "moon.satellite"], "vp": 0} for _ in range(players - 1)]
    match = bare_at([*done, flying("base_a", markers=EARTH, vp=0)], turn=players - 1)
    match.play(players - 1, "launch moon")

    assert match.over
    assert match.end_reason == "all_markers"


def test_rm_16_5_the_first_trigger_stands() -> None:
    seats = [flying("satellite_b", vp=20), flying("mining", markers=[*EARTH], vp=20), {"markers": ["moon.base"]}]
    match = bare_at(seats)
    match.play(0, "launch earth")
    match.play(1, "launch mars")

    assert table(match)["trigger"] == "victory_points"
    match.play(2, "end")
    assert match.end_reason == "victory_points"
    assert triggered(match.log(None)) == ["victory_points"]


@pytest.mark.parametrize("mode", ["standard", "battle"])
def test_rm_16_6_and_rm_r_57_twenty_rounds_without_a_marker_end_the_game(mode: str) -> None:
    match = bare_at([{"scrapyard": ["pandemic"]}], mode=mode, standstill=18)
    match.play(0, "end")
    assert table(match)["standstill"]["rounds"] == 18
    match.play(1, "end")
    assert (table(match)["standstill"]["rounds"], match.over) == (19, False)

    end_turns(match, 2)

    assert (match.over, match.end_reason, match.scores()) == (True, "stalemate", [2, 0])
    assert match.winners() == (0,)


@pytest.mark.parametrize("turn", [0, 1])
def test_rm_16_6_a_marker_in_the_round_sets_the_counter_to_0(turn: int) -> None:
    seats: list[Described] = [{}, {}]
    seats[turn] = flying("satellite_b")
    match = bare_at(seats, standstill=19)
    for seat in (0, 1):
        match.play(seat, "launch earth" if seat == turn else "end")

    assert (table(match)["standstill"]["rounds"], match.over) == (0, False)
    end_turns(match, 2)
    assert table(match)["standstill"]["rounds"] == 1


def test_rm_16_6_a_launch_that_fails_is_no_marker() -> None:
    match = bare_at([{"plan": "satellite_b"}], standstill=5)
    match.play(0, "launch earth")
    match.play(1, "end")

    assert table(match)["standstill"]["rounds"] == 6


@pytest.mark.parametrize(("rounds", "left"), [(0, None), (13, None), (14, 6), (19, 1)])
def test_rm_16_6_from_14_on_the_rounds_left_are_announced(rounds: int, left: int | None) -> None:
    shown = table(bare_at(standstill=rounds))["standstill"]

    assert shown == {"rounds": rounds, "limit": 20, "left": left}


def test_rm_r_57_a_match_in_which_everybody_passes_ends() -> None:
    match = GAME.match(players=2, seed=1)
    end_turns(match, 39)
    assert not match.over
    end_turns(match, 1)

    assert match.end_reason == "stalemate"


# --- RM-17: final scoring


def test_rm_17_1_track_threats_tokens_one_objective_and_variants_add_up() -> None:
    match = over(
        {
            "markers": ["moon.base", "mars.base", "earth.hotel"],
            "scrapyard": ["climate_change"],
            "objectives": ["settlers", "space_tourism"],
        },
        {},
        variants=["public_opinion", "safety_first"],
    )

    assert of(match, 0)["worth"] == {"track": 5 + 8 + 3, "threats": 2, "tokens": 2, "variants": 3, "objective": 2}
    assert of(match, 0)["score"] == match.scores()[0] == 16 + 2 + 2 + 3 + 2


def test_rm_17_1_moon_and_mars_token_are_1_vp_each() -> None:
    seats = [{"markers": ["moon.base"]}, {"markers": ["moon.base", "mars.base"], "discs": ["mars"]}]

    assert [each["worth"]["tokens"] for each in table(over(*seats))["seats"]] == [1, 1]


def test_rm_17_2_the_highest_total_wins() -> None:
    match = over({"vp": 10}, {"vp": 9, "hand": ["pandemic"]}, {"vp": 10}, {"vp": 2})

    assert match.scores() == [10, 11, 10, 2]
    assert match.winners() == (1,)
    assert table(match)["winners"] == [1]


def tied(*markers: list[str]) -> apogee.Match:
    """A match that ends with equal scores, whatever the missions."""
    seats: list[Described] = [{"markers": each, "objectives": []} for each in markers]
    for seat, shown in zip(seats, table(over(*seats))["seats"], strict=True):
        seat["vp"] = 9 - shown["worth"]["tokens"]
    match = over(*seats)
    assert match.scores() == [9] * len(seats)
    return match


FARTHEST = [
    "mars.base", "mars.mining", "mars.spaceship", "moon.base", "moon.hotel", "moon.satellite", "earth.shipyard",
    "earth.hotel", "earth.satellite",
]  # fmt: skip


@pytest.mark.parametrize(("far", "near"), list(itertools.pairwise(FARTHEST)))
def test_rm_17_3_the_farthest_mission_breaks_a_tie(far: str, near: str) -> None:
    more = ["earth.satellite"] if near != "earth.satellite" else []
    match = tied([near, *more], [far])

    assert match.winners() == (1,)


@pytest.mark.parametrize(
    ("markers", "winners"),
    [
        ((["moon.hotel"], ["moon.station"]), (0, 1)),
        ((["moon.hotel", "moon.station"], ["moon.station"]), (0,)),
        ((["earth.hotel"], ["earth.spaceship", "earth.satellite"]), (1,)),
        ((["earth.hotel", "earth.satellite"], ["earth.station", "earth.spaceship"]), (0, 1)),
        (([], ["earth.satellite"]), (1,)),
        (([], []), (0, 1)),
    ],
)
def test_rm_17_4_and_rm_r_30_equal_farthest_missions_pass_to_the_number_of_missions(
    markers: tuple[list[str], list[str]], winners: tuple[int, ...]
) -> None:
    match = tied(*markers)

    assert match.winners() == winners


def test_rm_17_4_a_shared_victory_is_shared_by_the_tied_only() -> None:
    match = over({"vp": 3}, {"vp": 4}, {"vp": 4})

    assert match.winners() == (1, 2)


# --- Objectives: where each target is met, what the second and the third add

AT_LOCATIONS = {
    "orbital_network": ["earth.satellite", "moon.satellite", "earth.station"],
    "space_tourism": ["earth.hotel", "moon.hotel", "earth.spaceship"],
    "lunar_gateway": ["moon.satellite", "moon.station", "moon.base"],
    "red_planet": ["earth.spaceship", "mars.spaceship", "mars.base"],
    "prospectors": ["earth.shipyard", "mars.spaceship", "mars.mining"],
    "shipwrights": ["earth.spaceship", "earth.station", "earth.shipyard"],
    "settlers": ["moon.hotel", "moon.base", "mars.base"],
}


def objective_of(seat: Described, objective: str, *others: Described) -> tuple[list[bool], int]:
    """Which targets of an objective a player has met, and what it scores."""
    match = over({**seat, "objectives": [objective]}, *(others or [{}]))
    (shown,) = of(match, 0)["objectives"]
    assert shown["vp"] == of(match, 0)["worth"]["objective"]
    return shown["targets"], shown["vp"]


@pytest.mark.parametrize("objective", AT_LOCATIONS)
def test_rm_17_5_objectives_about_locations(objective: str) -> None:
    places = AT_LOCATIONS[objective]
    elsewhere = [location for location in LOCATIONS if location not in places]

    assert objective_of({"markers": elsewhere[:6]}, objective, {"markers": places}) == ([False] * 3, 0)
    for number, place in enumerate(places):
        assert objective_of({"markers": [place]}, objective) == ([each == number for each in range(3)], 1)
    assert objective_of({"markers": places[:2]}, objective) == ([True, True, False], 2)
    assert objective_of({"markers": places}, objective) == ([True] * 3, 5)


@pytest.mark.parametrize(
    ("markers", "targets", "vp"),
    [
        ([EARTH[0], MOON[0]], [False, False, False], 0),
        ([*EARTH[:2], MOON[0]], [True, False, False], 1),
        ([EARTH[0], *MOON[1:3]], [False, True, False], 1),
        ([*EARTH[:2], MARS[2]], [True, False, True], 2),
        ([*EARTH[3:], *MOON[:2], MARS[1]], [True, True, True], 5),
    ],
)
def test_rm_17_5_grand_tour_is_two_in_orbit_two_on_the_moon_and_one_on_mars(
    markers: list[str], targets: list[bool], vp: int
) -> None:
    assert objective_of({"markers": markers}, "grand_tour") == (targets, vp)


@pytest.mark.parametrize(("missions", "vp"), [(1, 0), (2, 1), (3, 2), (4, 5), (5, 5)])
def test_rm_17_5_home_orbit_is_two_three_and_four_missions_in_orbit(missions: int, vp: int) -> None:
    shown = objective_of({"markers": [*EARTH[:missions], "moon.base"]}, "home_orbit")

    assert shown == ([missions >= 2, missions >= 3, missions >= 4], vp)


@pytest.mark.parametrize(
    ("threats", "vp"),
    [([], 0), (["pandemic", "pandemic"], 1), (["pandemic", "asteroid_impact"], 2), ([*THREATS], 5)],
)
def test_rm_17_5_guardians_own_each_type_of_threat(threats: list[str], vp: int) -> None:
    shown = objective_of({"scrapyard": threats[:1], "hand": threats[1:]}, "guardians")

    assert shown == ([threat in threats for threat in THREATS], vp)


def test_rm_17_5_trailblazers_have_both_tokens_and_were_first_twice() -> None:
    here, there = "moon.satellite", "mars.base"
    both = {"markers": [here, there], "firsts": [here, there], "discs": ["moon", "mars"]}

    assert objective_of(both, "trailblazers") == ([True] * 3, 5)
    assert objective_of({**both, "discs": ["mars"]}, "trailblazers", {"markers": [MOON[1]], "discs": ["moon"]}) == (
        [False, True, True],
        2,
    )
    assert objective_of({**both, "firsts": [there]}, "trailblazers", {"markers": [here]}) == ([True, True, False], 2)
    assert objective_of({}, "trailblazers", both) == ([False] * 3, 0)


def test_rm_17_5_market_leaders_have_as_many_missions_as_anybody_at_each_destination() -> None:
    mine = {"markers": [*EARTH[:2], MOON[0]]}

    assert objective_of(mine, "market_leaders") == ([True, True, False], 2)
    assert objective_of(mine, "market_leaders", {"markers": EARTH[:3]}, {"markers": MOON[:1]}) == (
        [False, True, False],
        1,
    )
    assert objective_of({"markers": [EARTH[0], MOON[0], MARS[0]]}, "market_leaders", {"markers": EARTH[1:2]}) == (
        [True] * 3,
        5,
    )
    assert objective_of({}, "market_leaders") == ([False] * 3, 0)


@pytest.mark.parametrize("order", [["guardians", "settlers"], ["settlers", "guardians"]])
def test_rm_d_21_and_rm_r_32_the_better_objective_counts_by_itself_and_both_are_revealed(order: list[str]) -> None:
    seat = {"markers": ["moon.base"], "scrapyard": ["pandemic", "climate_change"], "objectives": order}
    match = bare_at([seat], standstill=19)
    assert table(match)["seats"][0]["objectives"] is None
    end_turns(match, 2)

    assert match.over
    assert of(match, 0)["worth"]["objective"] == 2
    assert {each["id"]: each["vp"] for each in of(match, 0)["objectives"]} == {"guardians": 2, "settlers": 1}
