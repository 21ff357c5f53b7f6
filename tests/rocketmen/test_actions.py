"""RM chapters 5 to 9: the action phase, payments, buying, placing and discarding."""

import pytest

import apogee
from tests.rocketmen.table import (
    ENGINES,
    MISSIONS,
    TEN_EACH,
    THREATS,
    at,
    hand,
    of,
    offered,
    play,
    refused,
    seat,
    solo_at,
    table,
    waiting,
    zone,
)

DISPLAY = ["big_data", "solar_energy", "spacesuit", "pandemic", "global_internet", "fusion_reactor"]


def display(match: apogee.Match) -> list[str | None]:
    """The display."""
    shown: list[str | None] = table(match)["display"]
    return shown


# --- 5 Turn structure


def test_rm_5_1_players_take_turns_clockwise() -> None:
    match = at(players=3, turn=1)
    for player in (1, 2, 0, 1):
        assert match.pending() == (player,)
        assert refused(match, (player + 1) % 3, "end") == "RM-5.1"
        match.play(player, "end")


def test_rm_5_2_any_number_of_actions_in_any_order() -> None:
    match = at([seat([*TEN_EACH, "private_investors"])])
    play(match, 0, "discard mining hand", "done")
    play(match, 0, "buy engine_small", "pay private_investors", "done")
    play(match, 0, "place satellite_a plan", "pay placed:satellite_a", "done")
    play(match, 0, "discard hotel_a hand", "done")
    play(match, 0, "discard plan", "done")

    assert zone(match, 0, "play") == ["engine_small", "hotel_a", "mining", "private_investors", "satellite_a"]
    assert "end" in match.choices(0)


def test_rm_5_2_zero_actions_are_allowed() -> None:
    match = at([seat(["mining"])])
    match.play(0, "end")

    assert match.pending() == (1,)


@pytest.mark.parametrize("is_lifted", [True, False])
def test_rm_5_3_a_launch_comes_last_and_ends_the_turn(is_lifted: bool) -> None:
    match = at([seat(["mining"], plan="satellite_a", pad=["engine_small"] if is_lifted else [])])
    match.expect(*(["success 4", "success 3", "success 3"] if is_lifted else []))
    match.play(0, "launch earth")
    while match.pending() == (0,):
        assert refused(match, 0, "buy big_data") == "RM-10.0b"
        assert refused(match, 0, "launch moon") == "RM-5.3"
        match.play(0, "draw" if "draw" in match.choices(0) else "done")

    assert match.pending() == (1,)
    assert len(hand(match, 0)) == 6


def test_rm_5_3_what_is_begun_is_finished_before_a_launch() -> None:
    match = at([seat(["mining"], plan="satellite_a")])
    match.play(0, "discard mining hand")

    assert refused(match, 0, "launch earth") == "RM-5.3"


def test_rm_5_4_without_a_launch_the_player_ends_the_turn() -> None:
    match = at([seat(["mining"], plan="satellite_a")])
    assert {"end", "launch earth", "launch moon"} <= set(match.choices(0))
    assert refused(match, 0, "done") == "RM-5.4"

    match.play(0, "end")
    assert match.pending() == (1,)
    assert of(match, 0)["plan"] == "satellite_a"


def test_rm_5_5_the_turn_ends_with_the_end_of_turn_procedure() -> None:
    match = at([seat(["mining"], play=["big_data"], tokens={"money": 1}, used={"money": 1})])
    match.play(0, "end")

    assert zone(match, 0, "play") == []
    assert zone(match, 0, "warehouse") == ["big_data"]
    assert len(hand(match, 0)) == 6
    assert of(match, 0)["tokens"]["money_ready"] == 1


def test_rm_d_2_the_action_phase_offers_all_that_can_be_begun() -> None:
    holding = ["hotel_a", "hotel_b", "mining", "big_data", "asteroid_laser_ablation"]
    player = seat(holding, plan="satellite_a", pad=["depot", "spacesuit"], depot=["base_b"])
    match = at(
        [player],
        display=[
            "asteroid_impact",
            "solar_energy",
            "detailed_planning",
            "super_capacitors",
            "robotics",
            "life_support",
        ],
        free_placements=1,
        draws_waiting=1,
        variants=["market_research", "safety_first"],
    )

    assert {words.split()[0] for words in match.choices(0)} == {
        "buy", "place", "discard", "use", "store", "unload", "free", "replace", "launch", "end",
    }  # fmt: skip
    assert offered(match, 0, "use") == ["use asteroid_laser_ablation", "use big_data", "use robotics"]
    solo = solo_at(seat(["hotel_a"]))
    assert "remove" in {words.split()[0] for words in solo.choices(0)}


# --- 6 Payments


def test_rm_6_1_hand_cards_and_unused_tokens_pay_and_nothing_else() -> None:
    player = seat(
        ["hotel_a"],
        plan="hotel_b",
        pad=["big_data", "depot"],
        depot=["satellite_a"],
        play=["spaceship_a"],
        warehouse=["mining"],
        tokens={"money": 2, "science": 1},
        used={"money": 1, "science": 1},
    )
    match = at([player])
    match.play(0, "buy designer_drugs")

    assert match.choices(0) == ["pay token:money", "pay hotel_a"]
    for card in ("hotel_b", "big_data", "satellite_a", "spaceship_a", "mining"):
        assert refused(match, 0, f"pay {card}") == "RM-6.1"
    assert refused(match, 0, "pay token:science") == "RM-6.1"
    match.play(0, "pay token:money")
    assert refused(match, 0, "pay token:money") == "RM-6.1"


def test_rm_6_2_cards_that_pay_go_to_the_play_area_unless_they_are_placed() -> None:
    match = at([seat(["hotel_a", "hotel_b", "base_a"])])
    play(match, 0, "place hotel_a plan", "place base_a pad", "pay placed:hotel_a", "pay hotel_b", "done")

    assert (zone(match, 0, "plan"), zone(match, 0, "pad")) == (["hotel_a"], ["base_a"])
    assert zone(match, 0, "play") == ["hotel_b"]


def test_rm_6_3_all_symbols_of_a_card_pay_together() -> None:
    match = at([seat(["global_internet", "mining", "hotel_a"], tokens={"money": 0})], players=4, display=DISPLAY)
    play(match, 0, "buy global_internet", "pay mining", "pay hotel_a")
    assert refused(match, 0, "done") == "RM-7.1"

    match.play(0, "pay global_internet")  # its $10 and its computer, which pays for the science
    assert match.view(0)["cart"]["offered"] == {"money": 30, "resources": ["computer"]}
    match.play(0, "done")
    assert zone(match, 0, "play") == ["global_internet", "global_internet", "hotel_a", "mining"]


def test_rm_6_4_no_change_is_given() -> None:
    match = at([seat(["private_investors", "base_a"], plan="mining")])
    play(match, 0, "place base_a pad", "pay private_investors", "done")

    assert zone(match, 0, "play") == ["private_investors"]
    assert offered(match, 0, "buy") == []  # the other $20 are lost
    assert hand(match, 0) == []


def test_rm_6_5_the_money_of_one_card_or_token_serves_one_action() -> None:
    match = at([seat(["private_investors", "base_a"], plan="mining", tokens={"money": 1})])
    play(match, 0, "buy designer_drugs", "pay private_investors", "done")
    play(match, 0, "place base_a pad", "pay token:money", "done")

    assert offered(match, 0, "buy") == offered(match, 0, "place") == []
    assert of(match, 0)["tokens"]["money_ready"] == 0


def test_rm_6_6_the_whole_pool_pays_the_whole_bill() -> None:
    match = at([seat(["private_investors", "electric_cars", "hotel_a", "hotel_b"])], display=DISPLAY)
    play(match, 0, "buy solar_energy", "buy spacesuit")
    assert match.view(0)["cart"]["bill"] == {"money": 70, "resources": []}
    play(match, 0, "pay private_investors", "pay electric_cars", "pay hotel_a")
    assert refused(match, 0, "done") == "RM-7.1"
    play(match, 0, "pay hotel_b", "done")

    assert {"solar_energy", "spacesuit"} < set(zone(match, 0, "play"))


@pytest.mark.parametrize("resource", ["computer", "composite", "biotech"])
@pytest.mark.parametrize("payer", ["pay token:science", "pay nanotechnology"])
def test_rm_6_7_science_pays_any_one_resource(resource: str, payer: str) -> None:
    price = {"computer": "quantum_computers", "biotech": "big_data", "composite": "global_internet"}[resource]
    holding = ["private_investors", "electric_cars", "nanotechnology"]
    match = at([seat(holding, tokens={"science": 1})], display=[price, *DISPLAY[1:4], "backup_systems", "robotics"])
    play(match, 0, f"buy {price}", "pay private_investors", "pay electric_cars")
    assert refused(match, 0, "done") == "RM-7.1"

    play(match, 0, payer, "done")
    assert price in zone(match, 0, "play")
    assert of(match, 0)["tokens"]["science_ready"] == (0 if payer == "pay token:science" else 1)


def test_rm_6_8_used_tokens_stay_and_are_ready_again_after_the_own_turn() -> None:
    match = at([seat(["hotel_a", "hotel_b"], tokens={"money": 1, "science": 1}), seat()], display=DISPLAY)
    play(match, 0, "buy big_data", "pay hotel_a", "pay token:money", "pay token:science", "done")
    used = {"science": 1, "science_ready": 0, "money": 1, "money_ready": 0, "hand": 0, "rocket": 0}
    assert of(match, 0)["tokens"] == used

    match.play(0, "end")
    assert of(match, 0)["tokens"] == {**used, "science_ready": 1, "money_ready": 1}


def test_rm_6_9_rocket_points_pay_nothing_and_money_and_resources_do_not_replace_each_other() -> None:
    match = at([seat([*TEN_EACH, "engine_large", "station_b"])], display=DISPLAY)
    assert refused(match, 0, "buy big_data") == "RM-7.1"  # $50, but no biotechnology
    match.play(0, "buy solar_energy")
    for card in ("engine_large", "station_b"):
        assert refused(match, 0, f"pay {card}") == "RM-6.10"

    poor = at([seat(["base_a", "spaceship_b", "station_a", "nanotechnology"], tokens={"science": 2})], display=DISPLAY)
    assert offered(poor, 0, "buy") == []  # many resources, but no money


def test_rm_6_10_every_item_offers_something_that_the_bill_asks_for() -> None:
    holding = [*TEN_EACH, "base_a", "spaceship_b", "nanotechnology", "engine_small"]
    match = at([seat(holding, tokens={"science": 1, "money": 1})], display=DISPLAY)
    match.play(0, "buy solar_energy")  # $30
    money = [f"pay {card}" for card in MISSIONS if card in TEN_EACH]
    assert offered(match, 0, "pay") == ["pay token:money", *money]
    for words in ("pay token:science", "pay base_a", "pay spaceship_b", "pay nanotechnology", "pay engine_small"):
        assert refused(match, 0, words) == "RM-6.10"

    match.play(0, "buy big_data")  # and biotechnology
    assert {"pay token:science", "pay spaceship_b", "pay nanotechnology"} <= set(match.choices(0))
    assert refused(match, 0, "pay base_a") == "RM-6.10"  # a computer


def test_rm_6_10_any_resource_pays_for_science() -> None:
    match = at([seat([*TEN_EACH, "base_a", "spaceship_b", "station_a"])], display=DISPLAY)
    match.play(0, "buy global_internet")

    assert {"pay base_a", "pay spaceship_b", "pay station_a"} <= set(match.choices(0))


def test_rm_r_14_a_card_belongs_to_one_action() -> None:
    holding = ["big_data", "hotel_a", "hotel_b", "mining", "base_a"]
    match = at([seat(holding, plan="satellite_a")], players=4, display=DISPLAY)
    play(match, 0, "buy global_internet", "pay hotel_a", "pay hotel_b", "pay mining", "pay big_data")
    match.play(0, "done")

    assert "big_data" in zone(match, 0, "play")  # its computer has paid; its $10 are gone
    assert offered(match, 0, "place") == []


def test_rm_r_15_more_than_the_bill_may_be_paid() -> None:
    match = at([seat(["private_investors", "hotel_a", "robotics", "big_data"])], players=4, display=DISPLAY)
    play(match, 0, "buy solar_energy", "pay private_investors")
    assert match.view(0)["cart"]["covered"]
    play(match, 0, "pay hotel_a", "pay robotics", "pay big_data", "done")

    assert zone(match, 0, "play") == ["big_data", "hotel_a", "private_investors", "robotics", "solar_energy"]
    assert table(match)["draws_waiting"] == 1


def test_rm_d_4_done_is_asked_even_when_nothing_else_could_be_paid() -> None:
    match = at([seat(["private_investors"])], display=DISPLAY)
    play(match, 0, "buy solar_energy", "pay private_investors")

    assert match.choices(0) == ["done"]  # going on by itself would tell that the hand is spent
    assert "solar_energy" in display(match)


# --- 7 Buying


def test_rm_7_1_display_cards_and_engines_are_bought_together() -> None:
    match = at([seat([*TEN_EACH, "private_investors"])], display=DISPLAY)
    play(match, 0, "buy solar_energy", "buy engine_small", "pay private_investors")
    play(match, 0, "pay hotel_a", "pay hotel_b", "pay mining", "done")

    assert {"solar_energy", "engine_small"} < set(zone(match, 0, "play"))
    assert table(match)["engines"]["engine_small"] == 2


def test_rm_7_1_only_what_lies_there_is_bought() -> None:
    match = at([seat([*TEN_EACH, "private_investors"])], display=DISPLAY)

    for card in ("storage_batteries", "depot", "mining", "asteroid_impact"):
        assert refused(match, 0, f"buy {card}") == "RM-7.1"
    match.play(0, "buy solar_energy")
    assert refused(match, 0, "buy solar_energy") == "RM-7.1"  # there is one
    for words in ("place mining plan", "discard mining hand", "end", "use big_data"):
        assert refused(match, 0, words) == "RM-7.1"  # what is begun is finished first


def test_rm_7_1_two_equal_cards_are_bought_together() -> None:
    laid = ["pandemic", "pandemic", "solar_energy", "spacesuit", "big_data", "global_internet"]
    match = at([seat([*TEN_EACH, "private_investors", "electric_cars"])], display=laid)
    play(match, 0, "buy pandemic", "buy pandemic")

    assert refused(match, 0, "buy pandemic") == "RM-7.1"
    play(match, 0, *(f"pay {card}" for card in [*TEN_EACH, "private_investors", "electric_cars"]), "done")
    assert zone(match, 0, "play").count("pandemic") == 2


def test_rm_7_2_bought_cards_and_those_that_paid_lie_in_the_play_area() -> None:
    match = at([seat(["private_investors", "base_a"])], display=DISPLAY)
    play(match, 0, "buy solar_energy", "pay private_investors", "done")

    assert zone(match, 0, "play") == ["private_investors", "solar_energy"]
    assert hand(match, 0) == ["base_a"]


def test_rm_7_3_bought_cards_are_replaced_at_once_in_display_order() -> None:
    match = at([seat([*TEN_EACH, "private_investors"])], display=DISPLAY)
    play(match, 0, "buy spacesuit", "buy solar_energy", "pay private_investors")
    play(match, 0, "pay hotel_a", "pay hotel_b", "pay mining", "pay satellite_a")
    assert display(match) == DISPLAY  # nothing happens before `done`
    match.expect("reveal storage_batteries", "reveal climate_change")
    match.play(0, "done")

    assert display(match) == ["big_data", "storage_batteries", "climate_change", *DISPLAY[3:]]


def test_rm_7_3_a_replacement_cannot_join_the_purchase() -> None:
    match = at([seat([*TEN_EACH, "private_investors"])], display=DISPLAY)
    match.expect("reveal storage_batteries")
    play(match, 0, "buy solar_energy", "pay private_investors", "done")

    assert match.view(0)["cart"] is None
    play(match, 0, "buy storage_batteries", "pay hotel_a", "pay hotel_b", "pay mining", "done")
    assert {"solar_energy", "storage_batteries"} < set(zone(match, 0, "play"))


def test_rm_7_3_a_bought_engine_takes_nothing_from_the_display() -> None:
    match = at([seat(["private_investors"])], display=DISPLAY)
    play(match, 0, "buy engine_small", "pay private_investors", "done")

    assert display(match) == DISPLAY


def test_rm_7_3_in_solo_the_display_is_not_refilled_in_the_turn() -> None:
    laid = [card for card in DISPLAY if card != "pandemic"]
    match = solo_at(seat(["private_investors"]), display=[*laid, "pandemic"])
    play(match, 0, "buy solar_energy", "pay private_investors", "done")

    assert display(match) == ["big_data", None, *DISPLAY[2:3], *DISPLAY[4:], "pandemic"]


def test_rm_7_4_a_turn_may_have_several_purchases() -> None:
    match = at([seat([*TEN_EACH, "private_investors", "electric_cars"])], display=DISPLAY)
    play(match, 0, "buy solar_energy", "pay private_investors", "done")
    play(match, 0, "buy spacesuit", "pay electric_cars", "pay mining", "pay hotel_a", "done")
    play(match, 0, "buy engine_small", "pay hotel_b", "pay satellite_a", "pay spaceship_a", "done")

    assert {"solar_energy", "spacesuit", "engine_small"} < set(zone(match, 0, "play"))


@pytest.mark.parametrize("first", ENGINES)
def test_rm_7_5_one_engine_is_bought_per_turn_whatever_its_type(first: str) -> None:
    rich = [*TEN_EACH, "private_investors", "electric_cars", "storage_batteries", "super_capacitors"]
    match = at([seat(rich, tokens={"money": 2}, plan="station_a"), seat(rich[:5])], engines=dict.fromkeys(ENGINES, 3))
    match.play(0, f"buy {first}")
    assert refused(match, 0, "buy engine_small") == "RM-7.5"

    play(match, 0, "pay private_investors", "pay electric_cars", "pay storage_batteries", "done")
    for engine in ("engine_small", "engine_medium"):
        assert refused(match, 0, f"buy {engine}") == "RM-7.5"
    match.play(0, "end")
    match.play(1, "buy engine_small")


def test_rm_7_5_the_limit_is_on_buying_not_on_having_or_placing() -> None:
    match = at([seat(["private_investors", "engine_small", "engine_small", "mining", "hotel_a"], plan="station_a")])
    play(match, 0, "buy engine_small", "pay private_investors", "done")
    play(match, 0, "place engine_small pad", "place engine_small pad", "pay mining", "pay hotel_a", "done")

    assert zone(match, 0, "pad") == ["engine_small", "engine_small"]


def test_rm_7_1_a_view_tells_the_money_that_its_own_hand_and_tokens_offer() -> None:
    match = at([seat(["private_investors", "mining", "engine_small"], tokens={"money": 1}), seat(["hotel_a"])])

    assert [match.view(viewer)["raises"] for viewer in (0, 1, None)] == [60, 10, None]


@pytest.mark.parametrize(
    ("vp", "surcharge"), [(0, 0), (4, 0), (5, 10), (9, 10), (10, 20), (14, 20), (15, 30), (19, 30), (20, 40)]
)
@pytest.mark.parametrize("threat", THREATS)
def test_rm_7_6_threats_cost_the_surcharge_too(threat: str, vp: int, surcharge: int) -> None:
    laid = [threat, *(card for card in DISPLAY if card != "pandemic")]
    rich = ["private_investors", "electric_cars", *TEN_EACH[: surcharge // 10]]  # $50, and the surcharge
    match = at([seat(rich, vp=vp), seat()], display=laid)
    assert table(match)["prices"][threat] == {"money": 50 + surcharge, "resources": []}
    assert table(match)["prices"]["solar_energy"]["money"] == 30  # only threats
    play(match, 0, f"buy {threat}", *(f"pay {card}" for card in rich), "done")
    assert threat in zone(match, 0, "play")

    poor = ["private_investors", *TEN_EACH[: surcharge // 10 + 1]]  # $10 too few
    assert refused(at([seat(poor, vp=vp)], display=laid), 0, f"buy {threat}") == "RM-7.1"


def test_rm_7_7_a_bought_card_cannot_be_used_in_the_turn_unless_it_comes_back_to_the_hand() -> None:
    match = at([seat(["private_investors", "electric_cars", "mining"], warehouse=["base_a"])], display=DISPLAY)
    play(match, 0, "buy solar_energy", "pay private_investors", "done")
    assert refused(match, 0, "use solar_energy") == "RM-9.3"
    assert refused(match, 0, "place solar_energy pad") == "RM-8.1"
    assert refused(match, 0, "discard solar_energy hand") == "RM-9.1"
    match.play(0, "use electric_cars")
    assert offered(match, 0, "fetch") == ["fetch base_a"]  # it is no warehouse card before the turn ends


def test_rm_7_8_with_an_empty_deck_spaces_stay_empty_and_the_game_goes_on() -> None:
    match = at([seat(["private_investors", *TEN_EACH])], display=DISPLAY, deck=[], box="rest")
    play(match, 0, "buy solar_energy", "pay private_investors", "done")
    assert display(match) == ["big_data", None, *DISPLAY[2:]]

    play(match, 0, "buy spacesuit", *(f"pay {card}" for card in TEN_EACH[:4]), "done", "end")
    assert display(match) == ["big_data", None, None, *DISPLAY[3:]]
    assert (match.over, match.pending()) == (False, (1,))


def test_rm_r_13_all_is_paid_first_and_spaces_are_refilled_one_after_the_other() -> None:
    deck = {"teal": {"storage_batteries": 1}, "pink": {}}
    match = at([seat([*TEN_EACH, "private_investors"])], display=DISPLAY, deck=deck, box="rest")
    play(match, 0, "buy spacesuit", "buy solar_energy", "pay private_investors")
    play(match, 0, *(f"pay {card}" for card in TEN_EACH), "done")

    assert display(match) == ["big_data", "storage_batteries", None, *DISPLAY[3:]]  # the first space comes first


def test_rm_r_13_a_threat_taken_by_a_card_is_replaced_at_once() -> None:
    match = at([seat(["designer_drugs"])], display=DISPLAY)
    match.expect("reveal climate_change")
    match.play(0, "use designer_drugs")

    assert display(match) == [*DISPLAY[:3], "climate_change", *DISPLAY[4:]]


@pytest.mark.parametrize("engine", ENGINES)
def test_rm_r_27_an_empty_engine_pile_offers_nothing(engine: str) -> None:
    rich = [*TEN_EACH, "private_investors"]
    match = at([seat(rich)], engines={other: 1 for other in ENGINES if other != engine}, box="rest")

    assert refused(match, 0, f"buy {engine}") == "RM-7.1"
    assert [words for words in offered(match, 0, "buy") if "engine" in words] == [
        f"buy {other}" for other in ENGINES if other != engine
    ]
    assert engine not in table(match)["prices"]


def test_rm_r_27_with_all_supplies_empty_the_game_goes_on() -> None:
    match = at([seat(["private_investors"])], display=[None] * 6, deck=[], engines={}, box="rest")

    assert offered(match, 0, "buy") == []
    assert (table(match)["prices"], table(match)["deck"]["size"]) == ({}, 0)
    match.play(0, "end")
    assert not match.over


def test_rm_7_9_the_rulebooks_purchase() -> None:
    holding = ["mining", "satellite_a", "hotel_a", "spaceship_b", "base_a"]
    match = at([seat(holding)], display=DISPLAY)
    match.play(0, "buy big_data")
    assert match.view(0)["cart"]["bill"] == {"money": 30, "resources": ["biotech"]}
    for card, covered in (("mining", False), ("satellite_a", False), ("hotel_a", False), ("spaceship_b", True)):
        match.play(0, f"pay {card}")
        assert match.view(0)["cart"]["covered"] == covered
    match.expect("reveal storage_batteries")
    match.play(0, "done")

    assert zone(match, 0, "play") == ["big_data", "hotel_a", "mining", "satellite_a", "spaceship_b"]
    assert hand(match, 0) == ["base_a"]
    assert display(match) == ["storage_batteries", *DISPLAY[1:]]


def test_rm_d_3_only_purchases_that_the_pool_can_pay_are_offered() -> None:
    match = at([seat(["hotel_a", "hotel_b", "electric_cars", "base_a"], tokens={"money": 1})], display=DISPLAY)

    assert offered(match, 0, "buy") == [  # $60 and a computer
        "buy global_internet", "buy spacesuit", "buy solar_energy", "buy fusion_reactor", "buy engine_small",
        "buy engine_medium", "buy pandemic",
    ]  # fmt: skip
    match.play(0, "buy solar_energy")
    assert offered(match, 0, "buy") == ["buy global_internet", "buy engine_small"]  # $30 are left
    match.play(0, "buy engine_small")
    assert offered(match, 0, "buy") == []


# --- 8 Placing


def test_rm_8_1_each_placement_costs_10() -> None:
    match = at([seat(["base_a", "station_a", "spaceship_b", "hotel_a", "hotel_b"], plan="satellite_a")])
    match.play(0, "place base_a pad")
    assert match.view(0)["cart"]["bill"] == {"money": 10, "resources": []}
    match.play(0, "place station_a pad")
    assert match.view(0)["cart"]["bill"] == {"money": 20, "resources": []}
    assert refused(match, 0, "place spaceship_b pad") == "RM-8.1"  # there is money for two only

    match.play(0, "pay hotel_a")
    assert refused(match, 0, "done") == "RM-8.1"
    play(match, 0, "pay hotel_b", "done")
    assert zone(match, 0, "pad") == ["base_a", "station_a"]


def test_rm_8_1_only_hand_cards_are_placed() -> None:
    match = at([seat(["hotel_a"], plan="satellite_a", play=["base_a"], warehouse=["station_a"])])

    for card in ("base_a", "station_a", "spaceship_b"):
        assert refused(match, 0, f"place {card} pad") == "RM-8.1"


def test_rm_8_2_only_missions_go_on_an_empty_plan() -> None:
    match = at([seat(["hotel_a", "mining", "big_data", "engine_small", "pandemic"])])
    for card in ("big_data", "engine_small", "pandemic"):
        assert refused(match, 0, f"place {card} plan") == "RM-8.2"

    match.play(0, "place hotel_a plan")
    assert refused(match, 0, "place mining plan") == "RM-8.2"
    play(match, 0, "pay placed:hotel_a", "done")
    assert refused(match, 0, "place mining plan") == "RM-8.2"
    assert "destination" not in of(match, 0)


def test_rm_8_3_without_a_mission_nothing_goes_on_the_pad() -> None:
    match = at([seat(["hotel_a", "base_a", "mining"])])
    assert refused(match, 0, "place base_a pad") == "RM-8.3"
    assert refused(match, 0, "place base_b pad") == "RM-8.1"

    play(match, 0, "place hotel_a plan", "place base_a pad", "pay placed:hotel_a", "pay mining", "done")
    assert (zone(match, 0, "plan"), zone(match, 0, "pad")) == (["hotel_a"], ["base_a"])


@pytest.mark.parametrize(
    "card",
    [
        *THREATS, *TEN_EACH, "base_b", "storage_batteries", "super_capacitors", "electric_cars", "private_investors",
        "government_contract",
    ],
)  # fmt: skip
def test_rm_8_4_cards_without_a_resource_or_rocket_symbol_stay_off_the_pad(card: str) -> None:
    match = at([seat([card], plan="satellite_b", tokens={"money": 1})])

    assert refused(match, 0, f"place {card} pad") == "RM-8.4"


@pytest.mark.parametrize("card", ["big_data", "spacesuit", "depot"])
def test_rm_8_5_a_second_asset_of_the_same_name_stays_off_the_pad(card: str) -> None:
    match = at([seat([card, card, "hotel_a", "hotel_b"], plan="satellite_a")], players=4)
    match.play(0, f"place {card} pad")
    assert refused(match, 0, f"place {card} pad") == "RM-8.5"

    play(match, 0, "pay hotel_a", "done")
    assert refused(match, 0, f"place {card} pad") == "RM-8.5"


def test_rm_8_5_engines_may_repeat() -> None:
    match = at([seat(["engine_small", "engine_small", "hotel_a"], plan="satellite_a", pad=["engine_small"])])
    play(match, 0, "place engine_small pad", "pay hotel_a", "done")

    assert zone(match, 0, "pad") == ["engine_small", "engine_small"]


def test_rm_8_5_missions_may_repeat() -> None:
    match = at([seat(["station_b", "hotel_a"], plan="satellite_a", pad=["station_a"])])
    play(match, 0, "place station_b pad", "pay hotel_a", "done")

    assert zone(match, 0, "pad") == ["station_a", "station_b"]  # two space stations


def test_rm_8_6_a_card_pays_for_its_own_placement_once() -> None:
    match = at([seat(["hotel_a", "base_a"])])
    match.play(0, "place hotel_a plan")
    assert refused(match, 0, "pay hotel_a") == "RM-6.1"  # it is being placed
    assert refused(match, 0, "place base_a pad") == "RM-8.1"
    match.play(0, "pay placed:hotel_a")
    assert refused(match, 0, "pay placed:hotel_a") == "RM-8.6"
    match.play(0, "done")

    assert (zone(match, 0, "plan"), zone(match, 0, "play")) == (["hotel_a"], [])


def test_rm_8_6_a_card_pays_for_other_placements_of_the_same_action() -> None:
    match = at([seat(["big_data", "base_a", "hotel_a", "mining"], plan="satellite_a")])
    play(match, 0, "place big_data pad", "place base_a pad", "pay placed:big_data", "pay hotel_a", "done")

    assert zone(match, 0, "pad") == ["base_a", "big_data"]
    assert zone(match, 0, "play") == ["hotel_a"]
    assert hand(match, 0) == ["mining"]


def test_rm_8_6_nothing_that_is_not_placed_pays_as_placed() -> None:
    match = at([seat(["hotel_a", "base_a", "big_data"], plan="satellite_a")])
    assert refused(match, 0, "pay placed:hotel_a") == "RM-6.10"  # there is no bill yet
    match.play(0, "place base_a pad")

    assert refused(match, 0, "pay placed:big_data") == "RM-8.6"
    assert refused(match, 0, "pay placed:base_a") == "RM-6.10"  # it has no money
    match.play(0, "pay hotel_a")
    assert refused(match, 0, "place big_data pad") == "RM-8.1"  # first all is chosen, then all is paid


@pytest.mark.parametrize("payer", ["pay electric_cars", "pay token:money"])
def test_rm_8_7_one_card_or_token_pays_for_several_placements(payer: str) -> None:
    match = at([seat(["base_b", "base_a", "electric_cars"], tokens={"money": 1})])
    play(match, 0, "place base_b plan", "place base_a pad", payer, "done")

    assert (zone(match, 0, "plan"), zone(match, 0, "pad")) == (["base_b"], ["base_a"])


def test_rm_8_9_the_mission_on_the_plan_gives_no_boost_and_no_rocket_points() -> None:
    match = at([seat(plan="shipyard", pad=["engine_small"])])
    assert match.view(0)["odds"]["earth"]["points"] == 2  # not the shipyard's own point

    computers = at([seat(plan="satellite_b", pad=["base_a"])])
    assert computers.view(0)["odds"]["earth"]["boost"] == 1


@pytest.mark.parametrize("card", [card for card in MISSIONS if card not in (*TEN_EACH, "base_b")])
def test_rm_8_10_missions_lie_on_the_pad_as_resources(card: str) -> None:
    plan = "satellite_a"
    match = at([seat([card, "mining"], plan=plan)])
    play(match, 0, f"place {card} pad", "pay mining", "done")

    assert zone(match, 0, "pad") == [card]
    assert of(match, 0)["plan"] == plan


def test_rm_8_11_the_rulebooks_placement() -> None:
    match = at([seat(["satellite_a", "big_data", "base_a", "hotel_a", "mining"])])
    play(match, 0, "place satellite_a plan", "place big_data pad", "place base_a pad")
    assert match.view(0)["cart"]["bill"] == {"money": 30, "resources": []}
    for words, money in (("pay placed:satellite_a", 10), ("pay placed:big_data", 20), ("pay hotel_a", 30)):
        assert "done" not in match.choices(0)
        match.play(0, words)
        assert match.view(0)["cart"]["offered"]["money"] == money
    match.play(0, "done")

    assert (zone(match, 0, "plan"), zone(match, 0, "pad")) == (["satellite_a"], ["base_a", "big_data"])
    assert zone(match, 0, "play") == ["hotel_a"]
    assert hand(match, 0) == ["mining"]


def test_rm_d_5_only_legal_cards_that_can_be_paid_are_offered() -> None:
    match = at([seat(["satellite_a", "big_data", "base_a", "base_b", "pandemic"], tokens={})])
    assert offered(match, 0, "place") == ["place base_a plan", "place base_b plan", "place satellite_a plan"]

    match.play(0, "place base_b plan")
    assert offered(match, 0, "place") == ["place base_a pad", "place big_data pad"]
    match.play(0, "place base_a pad")
    assert offered(match, 0, "place") == []  # $20 are in the hand
    assert offered(match, 0, "pay") == ["pay satellite_a", "pay big_data"]


# --- 9 Discarding


def test_rm_9_1_cards_are_discarded_from_hand_and_pad_together() -> None:
    match = at([seat(["mining", "base_a"], plan="satellite_a", pad=["spacesuit", "engine_small"])])
    play(match, 0, "discard mining hand", "discard spacesuit pad", "done")

    assert zone(match, 0, "play") == ["mining", "spacesuit"]
    assert (hand(match, 0), zone(match, 0, "pad")) == (["base_a"], ["engine_small"])


def test_rm_9_1_nothing_cannot_be_discarded() -> None:
    match = at([seat(["mining"], plan="satellite_a", pad=["spacesuit"])])
    assert refused(match, 0, "done") == "RM-5.4"
    assert refused(match, 0, "discard base_a hand") == "RM-9.1"
    assert refused(match, 0, "discard base_a pad") == "RM-9.1"

    match.play(0, "discard mining hand")
    assert refused(match, 0, "discard mining hand") == "RM-9.1"
    assert refused(match, 0, "buy solar_energy") == "RM-9.1"
    match.play(0, "discard spacesuit pad")
    assert refused(match, 0, "discard spacesuit pad") == "RM-9.1"
    bare = at([seat(["mining"])])
    assert refused(bare, 0, "discard plan") == "RM-9.1"


@pytest.mark.parametrize("first", [[], ["discard spacesuit pad"], ["discard mining hand", "discard engine_small pad"]])
def test_rm_9_2_the_mission_takes_all_pad_cards_with_it_but_permanent_ones(first: list[str]) -> None:
    pad = ["spacesuit", "engine_small", "engine_small", "depot"]
    match = at([seat(["mining"], plan="satellite_a", pad=pad, depot=["base_a"])])
    play(match, 0, *first, "discard plan")
    assert refused(match, 0, "discard plan") == "RM-9.2"
    assert refused(match, 0, "discard engine_small pad") in ("RM-9.1", "RM-9.2")
    match.play(0, "done")

    gone = ["engine_small", "engine_small", "satellite_a", "spacesuit"]
    assert zone(match, 0, "play") == sorted(gone + ["mining"] * ("discard mining hand" in first))
    assert (zone(match, 0, "plan"), zone(match, 0, "pad"), zone(match, 0, "depot")) == ([], ["depot"], ["base_a"])


def test_rm_9_3_an_ability_is_used_by_discarding_the_card_from_the_hand() -> None:
    match = at([seat(["big_data"]), seat(["big_data"])], players=4)
    match.play(0, "use big_data")
    assert (zone(match, 0, "play"), len(hand(match, 0))) == (["big_data"], 2)
    assert refused(match, 0, "use big_data") == "RM-9.3"

    other = at([seat(["mining"], play=["big_data"], warehouse=["quantum_computers"])])
    for card in ("big_data", "quantum_computers"):
        assert refused(other, 0, f"use {card}") == "RM-9.3"


def test_rm_9_4_a_discarded_pad_card_gives_no_payment_and_no_ability() -> None:
    match = at([seat(plan="satellite_a", pad=["big_data", "robotics"])])
    assert refused(match, 0, "use big_data") == "RM-9.3"
    play(match, 0, "discard big_data pad", "discard robotics pad", "done")

    assert (hand(match, 0), of(match, 0)["hq"]) == ([], 11)
    assert waiting(match) == (0, 0)
    assert offered(match, 0, "buy") == []


@pytest.mark.parametrize("threat", THREATS)
def test_rm_9_5_threats_may_be_discarded_and_remain_owned(threat: str) -> None:
    match = at([seat([threat])])
    before = of(match, 0)["score"]
    play(match, 0, f"discard {threat} hand", "done")
    assert zone(match, 0, "play") == [threat]

    match.play(0, "end")
    assert zone(match, 0, "warehouse") == [threat]
    assert of(match, 0)["score"] == before == 2


def test_rm_d_6_any_set_of_hand_and_pad_cards_is_discarded_permanent_ones_excepted() -> None:
    player = seat(["mining", "base_a"], plan="satellite_a", pad=["spacesuit", "depot"])
    match = at([player])
    choices = ["discard plan", "discard base_a hand", "discard mining hand", "discard spacesuit pad"]
    assert offered(match, 0, "discard") == choices
    assert refused(match, 0, "discard depot pad") == "RM-4.8"

    for words in choices[1:]:
        match.play(0, words)
        choices.remove(words)
        assert match.choices(0) == ["done", *choices]
    match.play(0, "discard plan")
    assert match.choices(0) == ["done"]


def test_rm_d_20_the_player_chooses_which_surplus_cards_go() -> None:
    match = at([seat(MISSIONS[:8], play=["big_data"]), seat()])
    match.play(0, "end")
    assert refused(match, 0, "done") == "RM-12.1"
    assert match.choices(0) == [f"discard {card} hand" for card in MISSIONS[:8]]
    play(match, 0, "discard base_a hand")
    assert refused(match, 0, "done") == "RM-12.1"
    match.play(0, "discard base_b hand")
    assert match.choices(0) == ["done"]  # as many as are too many
    assert refused(match, 0, "discard mining hand") == "RM-12.1"
    match.play(0, "done")

    assert zone(match, 0, "warehouse") == ["base_a", "base_b", "big_data"]
    assert hand(match, 0) == sorted(MISSIONS[2:8])


# --- The mission card


def test_rm_r_34_an_aborted_mission_stays_and_can_be_discarded_in_a_later_action_phase() -> None:
    match = at([seat(plan="satellite_a", pad=["engine_small", "spacesuit"]), seat()])
    match.expect("success 0")
    match.play(0, "launch earth")
    while "abort" not in match.choices(0):
        match.play(0, match.choices(0)[0])
    assert refused(match, 0, "discard plan") == "RM-10.0b"
    match.play(0, "abort")
    assert (of(match, 0)["plan"], match.pending()) == ("satellite_a", (1,))

    match.play(1, "end")
    play(match, 0, "discard plan", "done")
    assert of(match, 0)["plan"] is None


def test_rm_r_35_a_mission_is_replaced_only_by_a_discard_that_clears_the_pad() -> None:
    match = at([seat(["hotel_a"], plan="satellite_a", pad=["engine_small", "depot"])])
    assert refused(match, 0, "place hotel_a plan") == "RM-8.2"
    play(match, 0, "discard plan", "done")
    assert zone(match, 0, "pad") == ["depot"]

    play(match, 0, "place hotel_a plan", "pay placed:hotel_a", "done")
    assert of(match, 0)["plan"] == "hotel_a"
