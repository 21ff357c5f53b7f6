"""RM chapter 3: zones, and who knows what of them."""

from collections import Counter
from copy import deepcopy

import pytest

import apogee
from apogee.core.rng import Rng
from tests.rocketmen.table import (
    MISSIONS,
    TEN_EACH,
    Described,
    at,
    hand,
    of,
    offered,
    play,
    refused,
    seat,
    table,
    told,
    viewers,
    zone,
)

OPEN_ZONES = ("plan", "pad", "depot", "play", "warehouse", "scrapyard", "markers", "discs", "tokens")


def without(*named: str) -> list[str]:
    """The missions that are not named."""
    return [card for card in MISSIONS if card not in named]


def known(match: apogee.Match, player: int, viewer: int | None = None) -> tuple[list[str], int]:
    """What a viewer knows of a hand: the known cards and the number of unknown ones."""
    shown = of(match, player, viewer)
    return sorted(shown["known"]), shown["unknown"]


# --- The zones


def test_rm_3_1_nobody_sees_what_is_in_an_hq_and_which_card_comes() -> None:
    match = at([seat(["mining", "hotel_a"]), seat()], turn=1)
    other = at([seat(["base_a", "station_a"]), seat()], turn=1)
    for viewer in (1, None):
        assert told(match, viewer) == told(other, viewer)
        assert of(match, 0, viewer)["hq"] == 10

    assert of(match, 0, 0)["hq"] == 10
    match = at([seat(["big_data", "mining"])])
    match.play(0, "use big_data")
    odds = [entry.odds for entry in match.journal.entries if entry.odds]
    assert odds[0] == tuple((f"draw {card}", 1) for card in without("mining"))


def test_rm_3_2_a_hand_is_hidden_and_its_limit_counts_at_the_end_of_the_turn_only() -> None:
    match = at([seat([*TEN_EACH, "big_data"]), seat()])
    match.expect("draw base_a", "draw base_b")
    match.play(0, "use big_data")

    assert len(hand(match, 0)) == 7 > of(match, 0)["hand_limit"]
    assert offered(match, 0, "buy")  # the turn goes on
    for viewer in (1, None):
        assert (of(match, 0, viewer)["hand"], of(match, 0, viewer)["unknown"]) == (None, 7)
    match.play(0, "end")
    assert table(match)["asks"] == "surplus"


def test_rm_3_3_the_mission_plan_holds_one_mission_at_most() -> None:
    match = at([seat(["mining", "hotel_a"], plan="satellite_a")])

    assert all(of(match, 0, viewer)["plan"] == "satellite_a" for viewer in viewers(match))
    assert refused(match, 0, "place mining plan") == "RM-8.2"


def test_rm_3_4_and_rm_8_8_any_number_of_cards_lies_on_the_launch_pad() -> None:
    pad = [*without("satellite_a", "base_b", "mining", "spaceship_a", "hotel_a", "hotel_b"), "spacesuit", "depot"]
    pad += ["engine_small"] * 3 + ["engine_medium"] * 3 + ["engine_large"] * 2
    match = at([seat(["engine_large", "mining"], plan="satellite_a", pad=pad)])

    play(match, 0, "place engine_large pad", "pay mining", "done")
    assert len(zone(match, 0, "pad")) == len(pad) + 1 == 17


def test_rm_3_5_the_play_area_goes_to_the_warehouse_at_the_end_of_the_turn_and_not_before() -> None:
    match = at([seat([*TEN_EACH, "big_data"], hq=["base_a"], warehouse=["base_b"])], box="rest")
    play(match, 0, "discard mining hand", "done", "buy engine_small", "pay hotel_a", "pay hotel_b", "pay spaceship_a")
    match.play(0, "done")
    used = ["engine_small", "hotel_a", "hotel_b", "mining", "spaceship_a"]
    assert zone(match, 0, "play") == used

    match.play(0, "use big_data")  # the HQ runs out, and still the play area is not touched
    assert zone(match, 0, "play") == sorted([*used, "big_data"])
    assert hand(match, 0) == ["base_a", "base_b", "satellite_a"]

    match.play(0, "end")
    assert zone(match, 0, "play") == []
    assert len(hand(match, 0)) == 6
    assert of(match, 0)["hq"] == 3  # what was in the play area, less three cards drawn
    assert set(of(match, 0)["unseen"]) >= {*used, "big_data"} - set(hand(match, 0))


def test_rm_3_6_the_warehouse_lies_open() -> None:
    match = at([seat(["mining"], warehouse=["base_a", "depot"])])
    assert all(of(match, 0, viewer)["warehouse"] == {"base_a": 1, "depot": 1} for viewer in viewers(match))

    play(match, 0, "discard mining hand", "done", "end")
    assert all(of(match, 0, viewer)["warehouse"] == {"base_a": 1, "depot": 1, "mining": 1} for viewer in viewers(match))


def test_rm_3_7_achievement_tokens_lie_open() -> None:
    match = at([seat(tokens={"rocket": 3, "hand": 1, "science": 2, "money": 1}, used={"science": 1})])

    for viewer in viewers(match):
        shown = of(match, 0, viewer)
        ready = {"science_ready": 1, "money_ready": 1}
        assert shown["tokens"] == {"rocket": 3, "hand": 1, "science": 2, "money": 1, **ready}
        assert shown["hand_limit"] == 7


def test_rm_3_8_each_player_has_a_scrapyard_whose_cards_never_come_back() -> None:
    scrapped = ["storage_batteries", "mining"]
    match = at([seat(["storage_batteries"], hq=[], warehouse=["mining"], scrapyard=["base_a"]), seat()], box="rest")
    play(match, 0, "use storage_batteries", "scrap mining warehouse")

    assert zone(match, 0, "scrapyard") == ["base_a", "mining"]
    assert zone(match, 1, "scrapyard") == []
    match.play(0, "end")
    assert hand(match, 0) == scrapped[:1]  # the HQ is made of the warehouse alone
    assert of(match, 0)["scrapyard"] == {"base_a": 1, "mining": 1}


def test_rm_3_9_open_cards_are_seen_by_everybody_at_any_time() -> None:
    rich = seat(
        ["hotel_a"],
        plan="satellite_a",
        pad=["depot", "engine_small"],
        depot=["pandemic"],
        play=["base_a"],
        warehouse=["big_data"],
        scrapyard=["mining"],
        markers=["earth.hotel", "moon.hotel"],
        discs=["moon"],
        tokens={"money": 1, "rocket": 1},
    )
    for turn in (0, 1):
        match = at([rich, seat()], turn=turn)
        for name in OPEN_ZONES:
            shown = [of(match, 0, viewer)[name] for viewer in viewers(match)]
            assert shown[0]
            assert shown == [shown[0]] * 3, name
        assert len({str(match.view(viewer)["display"]) for viewer in viewers(match)}) == 1


def test_rm_3_10_scrapyards_and_depots_are_open_and_sizes_are_public() -> None:
    match = at([seat(["mining"]), seat(["base_a", "base_b"], plan="hotel_a", pad=["depot"], depot=["shipyard"])])

    for viewer in viewers(match):
        shown = match.view(viewer)
        assert [each["unknown"] for each in shown["seats"]] == [1, 2]
        assert [each["hq"] for each in shown["seats"]] == [11, 8]
        assert shown["deck"]["size"] == 22
        assert shown["seats"][1]["depot"] == ["shipyard"]


# --- The view is the memory


def test_rm_3_11_hand_and_hq_together_are_known_by_counting() -> None:
    match = at([seat(["mining", "big_data", "pandemic"], hq=["base_a", "depot"])], box="rest")

    for viewer in viewers(match):
        assert of(match, 0, viewer)["unseen"] == {
            "base_a": 1, "mining": 1, "big_data": 1, "depot": 1, "pandemic": 1,
        }  # fmt: skip
        assert known(match, 0, viewer) == ([], 3)


def test_rm_3_11_a_card_that_leaves_the_hand_openly_leaves_what_is_unseen() -> None:
    match = at([seat(["mining", "big_data"])])
    play(match, 0, "discard big_data hand", "done")

    for viewer in viewers(match):
        assert of(match, 0, viewer)["unseen"] == dict.fromkeys(MISSIONS, 1)
        assert known(match, 0, viewer) == ([], 1)


def test_rm_3_11_a_fetched_card_is_known_until_it_leaves_the_hand() -> None:
    match = at([seat(["electric_cars", "mining", "base_a"], warehouse=["big_data", "base_b"])])
    play(match, 0, "use electric_cars", "fetch big_data")

    for viewer in viewers(match):
        assert known(match, 0, viewer) == (["big_data"], 2)
        assert "big_data" not in of(match, 0, viewer)["unseen"]  # which lists what may be in hand or HQ
    match.play(0, "end")
    match.play(1, "end")
    assert known(match, 0)[0] == ["big_data"]  # it stays known over turns

    match.play(0, "use big_data")
    assert known(match, 0)[0] == []
    assert zone(match, 0, "play") == ["big_data"]


def test_rm_3_11_a_salvaged_engine_is_known() -> None:
    pad = ["reusable_rocket_parts", "engine_small", "engine_large"]
    launch = {"destination": "earth", "rocket": 0, "counted": 2, "window": "w5"}
    match = at([seat(["mining"], plan="satellite_a", pad=pad)], launch=launch)
    match.expect("success 0")
    play(match, 0, "draw", "salvage engine_large", "keep")

    for viewer in viewers(match):
        assert known(match, 0, viewer) == (["engine_large"], 5)


def test_rm_3_11_cards_from_the_depot_are_known() -> None:
    match = at([seat(["mining"], plan="satellite_a", pad=["depot"], depot=["pandemic", "base_a"])])
    match.play(0, "unload")

    for viewer in viewers(match):
        assert known(match, 0, viewer) == (["base_a", "pandemic"], 1)
        assert of(match, 0, viewer)["depot"] == []


def test_rm_3_11_the_whole_hand_is_known_while_the_hq_is_empty() -> None:
    match = at([seat(["mining", "quantum_computers"], hq=["base_a", "base_b"], warehouse=["hotel_a"])], box="rest")
    assert known(match, 0) == ([], 2)

    match.expect("draw base_b", "draw base_a", "draw hotel_a")
    match.play(0, "use quantum_computers")
    for viewer in viewers(match):
        assert known(match, 0, viewer) == (["base_a", "base_b", "hotel_a", "mining"], 0)
        assert of(match, 0, viewer)["hq"] == 0


def test_rm_3_11_what_was_known_stays_known_when_the_hq_is_made_anew() -> None:
    match = at(
        [seat(["mining", "quantum_computers"], hq=["base_a"], warehouse=["hotel_a", "hotel_b", "shipyard"])], box="rest"
    )
    match.expect("draw base_a", "draw hotel_a", "draw hotel_b")
    match.play(0, "use quantum_computers")

    assert hand(match, 0) == ["base_a", "hotel_a", "hotel_b", "mining"]
    for viewer in viewers(match):
        assert known(match, 0, viewer) == (["base_a", "mining"], 2)
        assert of(match, 0, viewer)["unseen"] == {"hotel_a": 1, "hotel_b": 1, "shipyard": 1}


def test_rm_3_11_with_an_empty_hq_drawn_cards_are_known_to_the_last() -> None:
    match = at([seat(["big_data"], hq=["base_a", "base_b"])], box="rest")
    match.play(0, "use big_data")

    for viewer in viewers(match):
        assert known(match, 0, viewer) == (["base_a", "base_b"], 0)
        assert of(match, 0, viewer)["unseen"] == {}


def test_rm_3_11_of_two_equal_cards_the_known_one_leaves_first() -> None:
    match = at([seat(["big_data", "big_data", "mining"], known=["big_data"])], players=4)
    play(match, 0, "discard big_data hand", "done")

    for viewer in viewers(match):
        assert known(match, 0, viewer) == ([], 2)
        assert of(match, 0, viewer)["unseen"]["big_data"] == 1


def test_rm_3_11_nothing_further_is_deduced() -> None:
    match = at([seat(["engine_small"], hq=["engine_small"])], box="rest")

    assert known(match, 0) == ([], 1)  # although it can be nothing else
    assert of(match, 0)["unseen"] == {"engine_small": 2}


def test_rm_3_11_only_the_drawing_player_learns_which_card_came() -> None:
    def drawn(card: str) -> apogee.Match:
        match = at([seat(hq=["base_a", "mining", "depot", "shipyard"]), seat()], draws_waiting=1, box="rest")
        match.expect(f"draw {card}")
        match.play(0, "use robotics")
        return match

    one, other = drawn("base_a"), drawn("shipyard")
    for viewer in (1, None):
        assert told(one, viewer) == told(other, viewer)
        assert "base_a" not in str(one.log(viewer))
    assert told(one, 0) != told(other, 0)
    assert "base_a" in str(one.log(0))


def test_rm_3_11_the_cards_left_in_the_asset_deck_are_listed_per_layer() -> None:
    deck = {"teal": {"pandemic": 1}, "pink": {"depot": 1, "pandemic": 1}, "under": ["robotics", "solar_energy"]}
    match = at([seat(["private_investors"])], deck=deck, box="rest")
    shown = {"size": 5, "teal": {"pandemic": 1}, "pink": {"depot": 1, "pandemic": 1}}
    shown["under"] = ["robotics", "solar_energy"]
    for viewer in viewers(match):
        assert match.view(viewer)["deck"] == shown

    space = table(match)["display"].index("designer_drugs")
    play(match, 0, "buy designer_drugs", "pay private_investors", "done")
    assert table(match)["display"][space] == "pandemic"
    assert table(match)["deck"] == {**shown, "size": 4, "teal": {}}


def test_rm_3_11_a_deck_in_a_fixed_order_shows_no_more_than_one_without() -> None:
    cards = ["pandemic", "solar_energy", "depot", "robotics"]
    views = [
        [at(deck=order, box="rest").view(viewer) for viewer in (0, 1, None)]
        for order in (cards, [cards[1], cards[0], cards[3], cards[2]])
    ]
    laid = at(deck={"teal": cards[:2], "pink": cards[2:]}, box="rest")

    assert views[0] == views[1] == [laid.view(viewer) for viewer in (0, 1, None)]


def test_rm_d_2_hands_objectives_and_orders_of_others_are_hidden_from_whoever_decides() -> None:
    one = at(
        [seat([*TEN_EACH]), seat(["base_a", "depot"], hq=["robotics"], objectives=["red_planet", "settlers"])],
        deck=["pandemic", "solar_energy"],
        box="rest",
    )
    other = at(
        [seat([*TEN_EACH]), seat(["robotics", "depot"], hq=["base_a"], objectives=["guardians", "grand_tour"])],
        deck=["solar_energy", "pandemic"],
        box="rest",
    )

    for viewer in (0, None):
        assert told(one, viewer) == told(other, viewer)
    assert told(one, 1) != told(other, 1)


def test_rm_r_58_people_and_bots_remember_the_same() -> None:
    match = at([seat(["mining", "big_data"], known=["big_data"]), seat(["base_a", "depot"], known=["depot"])])
    hands = Counter[str]()
    for seed in range(30):
        twin = match.state.determinize(0, Rng(seed))
        assert twin.observe(0).to_json() == match.view(0)
        position: Described = twin.to_json()
        assert position["seats"][0] == match.position()["seats"][0]
        other = deepcopy(position["seats"][1])
        assert other["known"] == ["depot"]
        hands.update(other["hand"])
    assert hands["depot"] == 30
    assert len(hands) > 8  # the hidden card may be any of the missions


# --- Odd moments


def test_rm_r_20_a_draw_in_mid_turn_shuffles_the_warehouse_and_never_the_play_area() -> None:
    match = at(
        [seat(["quantum_computers", "mining"], hq=["base_a"], warehouse=["base_b"], play=["hotel_a"])], box="rest"
    )
    match.play(0, "use quantum_computers")

    assert hand(match, 0) == ["base_a", "base_b", "mining"]  # three were asked for, two were there
    assert zone(match, 0, "play") == ["hotel_a", "quantum_computers"]
    assert (of(match, 0)["hq"], of(match, 0)["warehouse"]) == (0, {})
    assert match.pending() == (0,)


@pytest.mark.parametrize("card", ["big_data", "quantum_computers"])
def test_rm_r_20_with_hq_and_warehouse_empty_a_draw_brings_nothing(card: str) -> None:
    match = at([seat([card, "mining"], hq=[])], box="rest")
    match.play(0, f"use {card}")

    assert hand(match, 0) == ["mining"]
    assert known(match, 0) == (["mining"], 0)
    play(match, 0, "discard mining hand", "done", "end")
    assert match.pending() == (1,)
    assert hand(match, 0) == sorted([card, "mining"])  # the play area has become warehouse, and that the HQ
    assert known(match, 0) == (sorted([card, "mining"]), 0)


def test_rm_r_20_a_player_without_any_card_to_draw_plays_on() -> None:
    match = at([seat(hq=[]), seat()], box="rest")
    assert match.choices(0) == ["end"]

    match.play(0, "end")
    assert hand(match, 0) == []
    match.play(1, "end")
    assert match.choices(0) == ["end"]
