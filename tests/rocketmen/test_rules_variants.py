"""RM-18 and RM-19: the ten variant cards, the Battle for Earth, and which options fit together (RM-D.1)."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

import apogee
from tests.rocketmen.bare import EARTH, bare_at, end_turns, flying, over
from tests.rocketmen.table import GAME, THREATS, Described, hand, of, offered, play, refused, table, zone


def scored(variant: str, *seats: Described) -> list[int]:
    """What a variant card gives each player."""
    shown = table(over(*seats, variants=[variant]))["seats"]
    return [each["worth"]["variants"] for each in shown]


# --- Variant cards that score

MAJORITIES: dict[str, tuple[Described, Described]] = {
    # more, one of it in the scrapyard; then less, with what does not count
    "digital_age": (
        {"scrapyard": ["quantum_computers"], "hand": ["base_a"]},
        {"hand": ["big_data", "detailed_planning", "nanotechnology"], "tokens": {"science": 3}},
    ),
    "material_world": (
        {"scrapyard": ["carbon_nanotubes"]},
        {"hand": ["station_a", "nanotechnology", "fusion_reactor"], "tokens": {"science": 3}},
    ),
    "life_sciences": (
        {"scrapyard": ["genetic_engineering"]},
        {"warehouse": ["spaceship_b", "nanotechnology", "detailed_planning"], "tokens": {"science": 3}},
    ),
    "heavy_lift": (
        {"scrapyard": ["engine_large"]},
        {"play": ["engine_medium"], "tokens": {"rocket": 5}},
    ),
    "public_opinion": (
        {"scrapyard": ["pandemic", "pandemic"]},
        {"hand": ["asteroid_impact"], "markers": ["earth.hotel"]},
    ),
}


@pytest.mark.parametrize("variant", MAJORITIES)
def test_rm_18_2_and_rm_18_3_the_most_on_owned_cards_score_3_vp_the_scrapyard_included(variant: str) -> None:
    more, less = MAJORITIES[variant]

    assert scored(variant, more, less) == [3, 0]
    assert scored(variant, {}, less, more) == [0, 0, 3]
    assert scored(variant, less, {}) == [3, 0]


@pytest.mark.parametrize("variant", MAJORITIES)
def test_rm_18_2_and_rm_r_33_tied_leaders_score_in_full_and_nobody_with_zero(variant: str) -> None:
    _, less = MAJORITIES[variant]
    same = {**less, "markers": []}

    assert scored(variant, same, {}, same, {}) == [3, 0, 3, 0]
    assert scored(variant, {"tokens": {"science": 1, "rocket": 1}}, {"hand": ["private_investors"]}) == [0, 0]


@pytest.mark.parametrize("card", ["base_a", "satellite_b"])
@pytest.mark.parametrize("place", ["hand", "hq", "play", "warehouse", "scrapyard", "plan", "pad", "depot"])
def test_rm_r_31_and_rm_r_33_own_missions_count_wherever_they_lie(card: str, place: str) -> None:
    seat: Described = {place: card if place == "plan" else [card]}
    if place == "pad":
        seat["plan"] = "mining"
    if place == "depot":
        seat["pad"] = ["depot"]

    assert scored("digital_age", {}, seat) == [0, 3]


def test_rm_18_2_specialists_score_for_each_type_at_two_destinations() -> None:
    two = {"markers": ["earth.satellite", "moon.satellite", "moon.base", "mars.base", "earth.hotel", "moon.station"]}
    one = {"markers": ["earth.spaceship", "mars.spaceship"]}

    assert scored("specialists", two, one, {"markers": ["earth.hotel", "moon.base"]}) == [4, 2, 0]


# --- Variant cards that change rules


def test_rm_18_2_two_different_cards_are_revealed_by_chance() -> None:
    match = GAME.match(players=2, seed=1, options={"variants": "random"})
    match.expect("variant heavy_lift", "variant specialists")
    assert table(match)["variants"] == ["heavy_lift", "specialists"]
    assert [each["variant"] for each in match.log(None)[:2]] == ["heavy_lift", "specialists"]

    match = GAME.match(players=2, seed=1, options={"variants": "random"})
    match.expect("variant heavy_lift", "variant heavy_lift")
    with pytest.raises(apogee.BadOutcome):
        match.view(None)


def test_rm_18_1_and_rm_2_12_generous_funding_overrides_the_hand_of_six() -> None:
    match = GAME.match(players=3, seed=1, options={"variants": "random"})
    match.expect("variant generous_funding", "variant heavy_lift")

    assert [len(hand(match, seat)) for seat in range(3)] == [7, 7, 7]
    assert [of(match, seat)["hand_limit"] for seat in range(3)] == [7, 7, 7]

    seat = match.pending()[0]
    play(match, seat, *(f"discard {card} hand" for card in hand(match, seat)[:2]), "done", "end")
    assert len(hand(match, seat)) == 7


def test_rm_18_2_generous_funding_and_hand_limit_tokens_add_up() -> None:
    match = bare_at([{"tokens": {"hand": 2}}], variants=["generous_funding"])

    assert [of(match, seat)["hand_limit"] for seat in (0, 1)] == [9, 7]


@pytest.mark.parametrize(
    ("variants", "pad", "counted", "cost"),
    [
        ([], ["shipyard"], 2, 1),
        (["safety_first"], ["shipyard"], 1, 0),
        (["safety_first"], ["shipyard"], 2, 0),
        (["safety_first"], ["shipyard"], 3, 1),
        (["safety_first"], ["life_support"], 3, 0),
        ([], ["life_support"], 3, 0),
    ],
)
def test_rm_18_2_safety_first_makes_an_abort_cost_one_card_less(
    variants: list[str], pad: list[str], counted: int, cost: int
) -> None:
    seat = {"plan": "satellite_b", "pad": [*pad, "engine_small", "engine_medium", "engine_large"]}
    launch = {"destination": "moon", "counted": counted, "window": "w5"}
    match = bare_at([seat], variants=variants, launch=launch)

    assert table(match)["launch"]["abort_cost"] == cost
    match.play(0, "abort")
    if cost:
        assert refused(match, 0, "done") == "RM-11.1"
        match.play(0, "discard engine_large pad")
    assert match.pending() == (1,)
    assert len(zone(match, 0, "pad")) == 4 - cost


def test_rm_18_2_and_rm_r_27_closing_market_ends_the_game_when_a_space_cannot_be_refilled() -> None:
    forty = {"hand": ["private_investors", "hotel_a"]}
    display = ["backup_systems", *[None] * 5]
    match = bare_at([forty], variants=["closing_market"], display=display)
    play(match, 0, "buy backup_systems", "pay private_investors", "pay hotel_a", "done")
    assert table(match)["trigger"] == "market_closed"
    play(match, 0, "end")
    assert not match.over
    play(match, 1, "end")
    assert match.end_reason == "market_closed"

    match = bare_at([forty], display=display)
    play(match, 0, "buy backup_systems", "pay private_investors", "pay hotel_a", "done")
    end_turns(match, 2)
    assert (table(match)["trigger"], match.over) == (None, False)


def test_rm_18_2_closing_market_waits_while_the_deck_lasts() -> None:
    display = ["backup_systems", "depot", "life_support", "solar_energy", "spacesuit", "robotics"]
    seats = [{"hand": ["private_investors", "hotel_a", "storage_batteries", "super_capacitors"]}]
    match = bare_at(seats, variants=["closing_market"], display=display, deck={"teal": {}, "pink": {"pandemic": 1}})
    play(match, 0, "buy backup_systems", "pay private_investors", "pay hotel_a", "done")
    assert (table(match)["display"][0], table(match)["trigger"]) == ("pandemic", None)

    play(match, 0, "buy spacesuit", "pay storage_batteries", "pay super_capacitors", "done")
    assert (table(match)["display"][4], table(match)["trigger"]) == (None, "market_closed")


RESEARCH: Described = {
    "variants": ["market_research"],
    "display": ["backup_systems", "depot", "life_support", "solar_energy", "spacesuit", "big_data"],
    "deck": {"teal": {"designer_drugs": 1}, "pink": {"pandemic": 1}},
}


def test_rm_18_2_market_research_puts_a_card_under_the_deck_and_refills_its_space() -> None:
    match = bare_at([{"hand": ["hotel_a", "hotel_b", "base_b"]}], **RESEARCH)
    assert refused(match, 0, "replace quantum_computers") == "RM-18.2"
    match.play(0, "replace depot")
    assert refused(match, 0, "done") == "RM-18.2"
    assert refused(match, 0, "pay base_b") == "RM-6.10"
    play(match, 0, "pay hotel_a", "done")

    shown = table(match)
    assert shown["display"] == [
        "backup_systems",
        "designer_drugs",
        "life_support",
        "solar_energy",
        "spacesuit",
        "big_data",
    ]
    assert (shown["deck"]["size"], shown["deck"]["under"]) == (2, ["depot"])
    assert zone(match, 0, "play") == ["hotel_a"]
    assert refused(match, 0, "replace life_support") == "RM-18.2"

    end_turns(match, 2)
    assert offered(match, 0, "replace") != []


def test_rm_18_2_a_card_put_under_the_deck_comes_up_last() -> None:
    match = bare_at([{"hand": ["hotel_a"]}, {"hand": ["hotel_a"]}, {"hand": ["hotel_a"]}], **RESEARCH)
    for seat, card in enumerate(("depot", "life_support", "spacesuit")):
        play(match, seat, f"replace {card}", "pay hotel_a", "done", "end")

    shown = table(match)
    assert shown["display"] == ["backup_systems", "designer_drugs", "pandemic", "solar_energy", "depot", "big_data"]
    assert shown["deck"]["under"] == ["life_support", "spacesuit"]


def test_rm_18_2_market_research_triggers_as_payment_effects_and_takes_tokens() -> None:
    match = bare_at([{"hand": ["robotics"], "tokens": {"money": 1, "science": 1}}], **RESEARCH)
    match.play(0, "replace depot")
    assert refused(match, 0, "pay token:science") == "RM-6.10"
    play(match, 0, "pay robotics", "done")
    assert table(match)["draws_waiting"] == 1

    match = bare_at([{"tokens": {"money": 1}}], **RESEARCH)
    play(match, 0, "replace depot", "pay token:money", "done")
    assert of(match, 0)["tokens"]["money_ready"] == 0


def test_rm_18_2_market_research_needs_money_a_deck_and_the_card_in_play() -> None:
    ten = {"hand": ["hotel_a"]}
    for seats, more in (
        ([{}], RESEARCH),
        ([ten], {**RESEARCH, "deck": {"teal": {}, "pink": {}}}),
        ([ten], {**RESEARCH, "variants": ["safety_first"]}),
    ):
        match = bare_at(seats, **more)
        assert refused(match, 0, "replace depot") == "RM-18.2"
        assert offered(match, 0, "replace") == []


# --- Options


@pytest.mark.parametrize(
    ("players", "options", "rule"),
    [
        (1, {"variants": "random"}, "RM-18.4"),
        (1, {"mode": "solo", "variants": "digital_age+heavy_lift"}, "RM-18.4"),
        (1, {"mode": "battle"}, "RM-19.5"),
        (1, {"mode": "standard"}, "RM-20"),
        (2, {"mode": "solo"}, "RM-20"),
        (4, {"mode": "solo", "level": "hard"}, "RM-20"),
        (2, {"level": "hard"}, "RM-20.5"),
        (3, {"level": "easy", "variants": "random"}, "RM-20.5"),
        (4, {"mode": "battle", "level": "hard"}, "RM-20.5"),
        (2, {"mode": "battle", "variants": "random"}, "RM-19.5"),
        (4, {"mode": "battle", "variants": ["digital_age", "heavy_lift"]}, "RM-19.5"),
    ],
)
def test_rm_18_4_rm_19_5_and_rm_d_1_options_that_do_not_fit_are_refused(
    players: int, options: Mapping[str, Any], rule: str
) -> None:
    with pytest.raises(apogee.BadOption, match=re.escape(f"({rule})")):
        GAME.match(players=players, options=options)


@pytest.mark.parametrize(
    "variants", ["digital_age", "digital_age+digital_age", "digital_age+heavy_lift+specialists", "chess", "", 7, None]
)
def test_rm_2_12_variant_cards_are_two_different_ones(variants: object) -> None:
    with pytest.raises(apogee.BadOption):
        GAME.match(players=2, options={"variants": variants})


ALL_VARIANTS = (
    "digital_age, material_world, life_sciences, heavy_lift, public_opinion, specialists, closing_market, "
    "generous_funding, safety_first, market_research"
)


@pytest.mark.parametrize(
    ("variants", "reason"),
    [
        (["safety_first"], f"2 are to be named, not 1; choose from {ALL_VARIANTS}."),
        ("safety_first", f"2 are to be named, not 1; choose from {ALL_VARIANTS}."),
        ([], f"2 are to be named, not 0; choose from {ALL_VARIANTS}."),
        (
            ["digital_age", "heavy_lift", "specialists"],
            f"2 are to be named, not 3; choose from {ALL_VARIANTS}.",
        ),
        (["safety_first", "safety_first"], "'safety_first' is named twice; name 2 different ones."),
        ("heavy_lift+heavy_lift", "'heavy_lift' is named twice; name 2 different ones."),
        (["safety_first", "heavy_lfit"], "there is no 'heavy_lfit'; did you mean 'heavy_lift'?"),
        ("safety_first+chess", f"there is no 'chess'; choose from {ALL_VARIANTS}."),
        (("random", "heavy_lift"), f"there is no 'random'; choose from {ALL_VARIANTS}."),
        (["heavy_lift", 7], f"there is no 7; choose from {ALL_VARIANTS}."),
    ],
)
def test_rm_2_12_what_is_wrong_with_the_variants_is_said(variants: object, reason: str) -> None:
    with pytest.raises(apogee.BadOption) as refused:
        GAME.match(players=2, options={"variants": variants})
    assert str(refused.value) == f"option 'variants' of Rocketmen: {reason}"


@pytest.mark.parametrize(
    ("players", "options", "mode", "level", "variants"),
    [
        (1, {}, "solo", "normal", []),
        (2, {"mode": "standard", "level": "normal", "variants": "none"}, "standard", None, []),
        (1, {"mode": "solo", "level": "hard"}, "solo", "hard", []),
        (2, {}, "standard", None, []),
        (3, {"mode": "battle"}, "battle", None, []),
        (4, {"variants": "heavy_lift+digital_age"}, "standard", None, ["digital_age", "heavy_lift"]),
        (2, {"variants": ["safety_first", "market_research"]}, "standard", None, ["safety_first", "market_research"]),
    ],
)
def test_rm_d_1_options_that_fit(
    players: int, options: Mapping[str, Any], mode: str, level: str | None, variants: list[str]
) -> None:
    shown = table(GAME.match(players=players, seed=1, options=options))

    assert (shown["mode"], shown["level"], shown["variants"]) == (mode, level, variants)


@pytest.mark.parametrize("more", [{"players": 1}, {"players": 2, "mode": "battle"}])
def test_rm_18_4_and_rm_19_5_positions_have_no_variant_cards_there_either(more: Described) -> None:
    with pytest.raises(apogee.BadPosition, match=r"RM-18\.4"):
        GAME.match_at({**more, "variants": ["heavy_lift", "digital_age"]})


# --- RM-19: the Battle for Earth


@pytest.mark.parametrize(("players", "assets", "engines"), [(2, 12, 3), (3, 17, 4), (4, 23, 5)])
def test_rm_19_1_and_rm_19_4_the_battle_for_earth_is_set_up_with_teal_cards_only(
    players: int, assets: int, engines: int
) -> None:
    match = GAME.match(players=players, seed=3, options={"mode": "battle"})
    shown = table(match)
    cards = [*shown["display"], *(card for card, count in shown["deck"]["teal"].items() for _ in range(count))]

    assert shown["discs"] == []
    assert shown["deck"]["pink"] == {}
    assert sorted(card for card in cards if card in THREATS) == sorted(THREATS)
    assert (len(cards), shown["deck"]["size"]) == (assets + 3, assets + 3 - 6)
    assert [each["objectives_held"] for each in shown["seats"]] == [0] * players
    assert shown["engines"] == {"engine_small": engines, "engine_medium": engines, "engine_large": engines}
    assert [len(hand(match, seat)) for seat in range(players)] == [6] * players


def test_rm_19_1_and_rm_r_47_the_teal_deck_is_shuffled() -> None:
    shown = {
        tuple(GAME.match(players=2, seed=seed, options={"mode": "battle"}).view(None)["display"]) for seed in range(5)
    }

    assert len(shown) > 1


def test_rm_19_2_missions_fly_to_earth_orbit_only() -> None:
    match = bare_at([flying("satellite_b")], mode="battle")

    assert refused(match, 0, "launch moon") == "RM-19.2"
    assert offered(match, 0, "launch") == ["launch earth"]
    assert list(match.view(0)["odds"]) == ["earth"]
    match.play(0, "launch earth")
    assert (of(match, 0)["markers"], of(match, 0)["vp"]) == (["earth.satellite"], 2)


def test_rm_19_2_and_rm_r_47_a_player_with_four_missions_launches_no_more_but_plays_on() -> None:
    match = bare_at([flying("shipyard", markers=EARTH[:4], vp=0)], mode="battle")

    assert refused(match, 0, "launch earth") == "RM-19.2"
    match.play(0, "end")
    assert match.pending() == (1,)


@pytest.mark.parametrize(("turn", "left"), [(0, 2), (1, 1), (2, 0)])
def test_rm_19_3_a_fourth_marker_ends_the_game_with_the_round(turn: int, left: int) -> None:
    seats: list[Described] = [{"markers": EARTH[:3], "vp": 0}, {}, {}]
    seats[turn] = flying("shipyard", markers=EARTH[1:4], vp=0)
    match = bare_at(seats, mode="battle", turn=turn)
    match.play(turn, "launch earth")

    assert table(match)["trigger"] == "four_missions"
    end_turns(match, left)
    assert match.over
    assert match.end_reason == "four_missions"


def test_rm_19_3_a_third_marker_does_not() -> None:
    match = bare_at([flying("shipyard", markers=EARTH[:2])], mode="battle")
    match.play(0, "launch earth")

    assert table(match)["trigger"] is None


@pytest.mark.parametrize(("players", "limit"), [(2, 23), (3, 21), (4, 18)])
def test_rm_19_4_and_rm_r_47_the_vp_trigger_stays_in_force(players: int, limit: int) -> None:
    match = bare_at([flying("shipyard", vp=limit - 4)], mode="battle", players=players)
    match.play(0, "launch earth")
    end_turns(match, players - 1)

    assert match.end_reason == "victory_points"


@pytest.mark.parametrize(("card", "destination"), [("base_a", "moon"), ("base_b", "mars"), ("mining", "mars")])
def test_rm_r_47_missions_without_earth_orbit_can_be_placed_but_not_launched(card: str, destination: str) -> None:
    match = bare_at([{"hand": [card, "hotel_a"], "tokens": {"rocket": 8, "science": 13}}], mode="battle")
    play(match, 0, f"place {card} plan", "pay hotel_a", "done")

    assert of(match, 0)["plan"] == card
    assert offered(match, 0, "launch") == []
    assert refused(match, 0, f"launch {destination}") == "RM-19.2"
    assert refused(match, 0, "launch earth") == "RM-10.3"


def test_rm_19_4_threats_score_in_the_battle_for_earth_as_usual() -> None:
    match = over({"hand": ["pandemic"], "vp": 3}, {"vp": 4}, mode="battle")

    assert match.scores() == [5, 4]
    assert match.winners() == (0,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_19_2_markers_left_count_from_the_missions_that_may_be_completed(players: int) -> None:
    fresh = GAME.match(players=players, seed=1, options={"mode": "battle"})
    assert [each["markers_left"] for each in table(fresh)["seats"]] == [4] * players

    match = bare_at([{"markers": EARTH[:3]}, {"markers": EARTH[:4]}], mode="battle")
    assert [of(match, seat)["markers_left"] for seat in (0, 1)] == [1, 0]
    standard = bare_at([{"markers": EARTH[:3]}, {}])
    assert [of(standard, seat)["markers_left"] for seat in (0, 1)] == [3, 6]


def test_rm_19_2_no_position_launches_a_fifth_mission() -> None:
    with pytest.raises(apogee.BadPosition, match=r"RM-19\.2"):
        bare_at([{"plan": "shipyard", "markers": EARTH[:4]}], mode="battle", launch={"destination": "earth"})
