"""RM chapter 4 and the cards of the action phase: symbols, DISCARD and AS PAYMENT abilities, the Depot."""

import pytest

import apogee
from tests.rocketmen.table import (
    CARDS,
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
    viewers,
    waiting,
    zone,
)

DISPLAY = ["spacesuit", "asteroid_impact", "climate_change", "pandemic", "life_support", "fusion_reactor"]
SOLVERS = {
    "asteroid_laser_ablation": "asteroid_impact", "designer_drugs": "pandemic", "solar_energy": "climate_change",
}  # fmt: skip
DISCARDED = (
    "asteroid_laser_ablation", "designer_drugs", "solar_energy", "big_data", "storage_batteries", "super_capacitors",
    "quantum_computers", "nanotechnology", "electric_cars",
)  # fmt: skip
PAID = ("global_internet", "government_contract", "robotics")
ON_PAD = (
    "backup_systems", "detailed_planning", "spacesuit", "reusable_rocket_parts", "industrial_espionage", "afterburners",
    "fusion_reactor", "life_support", "radiation_shielding",
)  # fmt: skip
PLAIN = ("genetic_engineering", "carbon_nanotubes", "private_investors")


def ready(card: str, hand_cards: tuple[str, ...] = ("mining",), **more: object) -> apogee.Match:
    """A player about to use a card, with something in the warehouse and every threat on display."""
    player = {"warehouse": ["base_a"], **more}
    return at([seat([card, *hand_cards], **player), seat()], players=4, display=DISPLAY)


# --- 4 Cards and symbols


# Money, rocket points and resources of every card, and what it costs.
SYMBOLS: dict[str, tuple[int, int, list[str]]] = {
    "base_a": (0, 0, ["computer"]), "base_b": (0, 0, []), "mining": (10, 0, []), "shipyard": (0, 1, []),
    "spaceship_a": (10, 0, []), "spaceship_b": (0, 0, ["biotech"]), "station_a": (0, 0, ["composite"]),
    "station_b": (0, 1, []), "hotel_a": (10, 0, []), "hotel_b": (10, 0, []), "satellite_a": (10, 0, []),
    "satellite_b": (0, 0, ["computer"]), "asteroid_laser_ablation": (0, 0, ["computer"]),
    "backup_systems": (0, 0, ["composite"]), "big_data": (10, 0, ["computer"]), "designer_drugs": (0, 0, ["biotech"]),
    "detailed_planning": (0, 0, ["science"]), "global_internet": (10, 0, ["computer"]),
    "government_contract": (0, 0, []), "spacesuit": (0, 0, ["biotech"]), "reusable_rocket_parts": (0, 1, []),
    "solar_energy": (10, 0, ["composite"]), "storage_batteries": (20, 0, []), "super_capacitors": (20, 0, []),
    "industrial_espionage": (0, 0, ["science"]), "afterburners": (0, 1, []),
    "carbon_nanotubes": (0, 0, ["composite", "composite"]), "depot": (0, 0, ["composite"]),
    "electric_cars": (20, 0, []), "fusion_reactor": (0, 0, ["science"]),
    "genetic_engineering": (0, 0, ["biotech", "biotech"]), "life_support": (0, 0, ["biotech"]),
    "nanotechnology": (0, 0, ["science"]), "private_investors": (30, 0, []), "quantum_computers": (0, 0, ["computer"]),
    "radiation_shielding": (0, 0, ["composite"]), "robotics": (10, 0, ["composite"]),
    "engine_small": (0, 2, []), "engine_medium": (0, 3, []), "engine_large": (0, 4, []),
    "asteroid_impact": (0, 0, []), "climate_change": (0, 0, []), "pandemic": (0, 0, []),
}  # fmt: skip


def test_rm_4_1_every_card_shows_its_symbols() -> None:
    assert {card: (row["money"], row["rocket"], row["resources"]) for card, row in CARDS.items()} == SYMBOLS


@pytest.mark.parametrize("card", SYMBOLS)
def test_rm_4_1_symbols_offer_money_and_resources_as_payment(card: str) -> None:
    # The purchase asks for money, and for one of each resource and science.
    money, _, resources = SYMBOLS[card]
    laid = [each for each in ("quantum_computers", "big_data", "nanotechnology", "robotics") if each != card]
    rich = [*TEN_EACH, "private_investors", "electric_cars", "storage_batteries", "super_capacitors"]
    holding = [each for each in rich if each != card] + [card]
    match = at([seat(holding, tokens={"science": 4, "money": 4})], players=4, display=laid)
    for each in laid:
        match.play(0, f"buy {each}")
    if not money and not resources:
        assert refused(match, 0, f"pay {card}") == "RM-6.10"
        return
    match.play(0, f"pay {card}")
    assert match.view(0)["cart"]["offered"] == {"money": money, "resources": resources}


@pytest.mark.parametrize("boosted", ["earth", "moon", "mars"])
def test_rm_4_2_science_stands_for_any_resource_at_each_use(boosted: str) -> None:
    plan = {"earth": "satellite_a", "moon": "satellite_a", "mars": "mining"}[boosted]
    pad = ["detailed_planning", "nanotechnology", "fusion_reactor"]
    match = at([seat(plan=plan, pad=pad, tokens={"science": 2})])

    assert match.view(0)["odds"][boosted]["boost"] == 5


def test_rm_4_3_costs_are_money_and_resources() -> None:
    costs = {card: row["cost"] for card, row in CARDS.items() if row["group"] != "mission"}
    with_resources = {card: cost["resources"] for card, cost in costs.items() if cost["resources"]}

    assert with_resources == {
        "big_data": ["biotech"], "global_internet": ["science"], "electric_cars": ["science"],
        "fusion_reactor": ["science"], "life_support": ["biotech"], "nanotechnology": ["science"],
        "quantum_computers": ["computer"], "robotics": ["computer"],
    }  # fmt: skip
    assert not any("cost" in CARDS[card] for card in MISSIONS)
    match = at(players=4, display=["big_data", "robotics", "solar_energy"])
    prices = table(match)["prices"]
    assert prices["big_data"] == {"money": 30, "resources": ["biotech"]}
    assert prices["robotics"] == {"money": 50, "resources": ["computer"]}
    assert prices["solar_energy"] == {"money": 30, "resources": []}


@pytest.mark.parametrize("resource", ["base_a", "spaceship_b", "station_a", "detailed_planning"])
def test_rm_4_3_a_science_in_a_cost_is_paid_with_any_one_resource(resource: str) -> None:
    holding = ["private_investors", resource]
    match = at([seat(holding)], display=["global_internet", "solar_energy"])
    play(match, 0, "buy global_internet", "pay private_investors", f"pay {resource}", "done")

    assert "global_internet" in zone(match, 0, "play")


def test_rm_4_3_science_is_wild_on_both_sides() -> None:
    laid = ["global_internet", "quantum_computers", "big_data"]  # science, a computer, biotechnology; $110
    money = ["private_investors", "private_investors", "electric_cars", "storage_batteries", "hotel_a"]
    match = at([seat([*money, "nanotechnology", "station_a", "satellite_b"])], players=4, display=laid)
    play(match, 0, *(f"buy {card}" for card in laid), *(f"pay {card}" for card in money))
    play(match, 0, "pay nanotechnology", "pay station_a")
    assert refused(match, 0, "done") == "RM-7.1"  # science for one, composites for the science: one is missing

    play(match, 0, "pay satellite_b", "done")  # biotechnology by science, science by composites, a computer
    assert set(laid) < set(zone(match, 0, "play"))


def test_rm_4_3_too_few_symbols_of_the_right_kind_cannot_buy() -> None:
    laid = ["quantum_computers", "robotics", "big_data"]
    money = ["private_investors", "private_investors", "electric_cars", "storage_batteries", *TEN_EACH]
    match = at([seat([*money, "station_a", "spaceship_b", "base_a"])], players=4, display=laid)

    match.play(0, "buy quantum_computers")
    assert refused(match, 0, "buy robotics") == "RM-7.1"  # one computer is there, and two would be needed
    assert "buy big_data" in match.choices(0)


@pytest.mark.parametrize("card", DISCARDED)
def test_rm_4_5_a_card_is_used_for_its_symbols_or_for_its_ability(card: str) -> None:
    match = ready(card)
    assert f"use {card}" in match.choices(0)
    match.play(0, f"use {card}")
    assert card not in hand(match, 0)

    payers = ("private_investors", "hotel_a", "hotel_b", "satellite_a", "satellite_b")
    payer = ready(card, payers)
    play(payer, 0, "buy fusion_reactor", f"pay {card}", *(f"pay {each}" for each in payers))
    assert refused(payer, 0, f"use {card}") == "RM-7.1"
    payer.play(0, "done")
    assert zone(payer, 0, "play") == sorted([card, *payers, "fusion_reactor"])
    assert (hand(payer, 0), zone(payer, 0, "scrapyard")) == ([], [])
    assert refused(payer, 0, f"use {card}") == "RM-9.3"


@pytest.mark.parametrize("card", [*ON_PAD, "depot"])
def test_rm_4_6_pad_abilities_work_on_the_own_launch_pad_alone(card: str) -> None:
    match = at([seat([card, "mining"], plan="satellite_a", pad=["engine_small"])], players=4)
    assert refused(match, 0, f"use {card}") == ("RM-R.9" if card == "depot" else "RM-4.6")

    if card not in ("depot", "fusion_reactor", "life_support", "backup_systems", "reusable_rocket_parts"):
        launch = {"destination": "earth", "rocket": 0, "window": "w3"}
        flying = at([seat([card], plan="satellite_a", pad=["engine_small"])], players=4, launch=launch)
        words = "copy mining" if card == "industrial_espionage" else f"use {card}"
        assert refused(flying, 0, words) == "RM-4.6"


@pytest.mark.parametrize("card", ["global_internet", "robotics"])
def test_rm_4_7_a_payment_uses_symbols_and_effect_now_or_later(card: str) -> None:
    kind = {"global_internet": "free_placements", "robotics": "draws_waiting"}[card]
    match = at([seat([card, "hotel_a", "hotel_b", "base_a"], plan="satellite_a"), seat()], players=4, display=DISPLAY)
    play(match, 0, "place base_a pad", f"pay {card}", "done")
    assert table(match)[kind] == 1
    play(match, 0, "discard hotel_a hand", "done")
    assert table(match)[kind] == 1  # later in the turn will do

    match.play(0, "end")  # and it is optional
    assert waiting(match) == (0, 0)


@pytest.mark.parametrize("card", PAID)
def test_rm_4_7_without_a_payment_there_is_no_effect(card: str) -> None:
    match = at([seat([card, "base_a"], plan="satellite_a", markers=["earth.hotel"])])
    assert refused(match, 0, f"use {card}") == "RM-4.7"
    assert refused(match, 0, "free base_a pad") == "RM-4.7"

    play(match, 0, f"discard {card} hand", "done")
    assert waiting(match) == (0, 0)


def test_rm_4_8_and_rm_r_8_permanent_cards_never_leave_the_pad() -> None:
    match = at([seat(["mining"], plan="satellite_a", pad=["depot", "engine_small"], depot=["base_a"]), seat()])
    assert refused(match, 0, "discard depot pad") == "RM-4.8"
    match.play(0, "discard plan")
    assert refused(match, 0, "discard depot pad") == "RM-4.8"
    match.play(0, "done")
    assert (zone(match, 0, "pad"), zone(match, 0, "depot")) == (["depot"], ["base_a"])


@pytest.mark.parametrize("values", [("success 4", "success 3", "success 1"), ("success 0", "success 0", "success 1")])
def test_rm_r_8_the_depot_stays_whatever_a_launch_brings(values: tuple[str, ...]) -> None:
    match = at([seat(plan="satellite_a", pad=["depot", "engine_small"], depot=["base_a"]), seat()])
    match.expect(*values)
    match.play(0, "launch earth")
    while match.pending() == (0,):
        match.play(0, next(words for words in ("draw", "keep", "done") if words in match.choices(0)))

    assert (zone(match, 0, "pad"), zone(match, 0, "depot")) == (["depot"], ["base_a"])


@pytest.mark.parametrize("threat", THREATS)
def test_rm_4_9_symbols_on_threats_are_no_resources(threat: str) -> None:
    match = at([seat([threat, *TEN_EACH], plan="satellite_b", tokens={"science": 1})], display=["big_data"])
    assert refused(match, 0, f"place {threat} pad") == "RM-8.4"
    assert refused(match, 0, f"use {threat}") == "RM-4.5"

    match.play(0, "buy big_data")
    assert refused(match, 0, f"pay {threat}") == "RM-6.10"


def test_rm_4_10_a_mission_illustration_means_nothing() -> None:
    fields = {key for card in MISSIONS for key in CARDS[card]} - {"source", "fields", "note", "names", "group"}

    assert fields == {"id", "count", "numbers", "type", "targets", "money", "rocket", "resources", "achievement"}


@pytest.mark.parametrize(("symbol", "boosted"), [("base_a", "earth"), ("station_a", "moon"), ("spaceship_b", "mars")])
def test_rm_4_11_computer_boosts_earth_composites_moon_and_biotechnology_mars(symbol: str, boosted: str) -> None:
    boosts: dict[str, int] = {}
    for plan in ("satellite_a", "spaceship_a"):
        view = at([seat(plan=plan, pad=[symbol])]).view(0)
        boosts |= {place: each["boost"] for place, each in view["odds"].items()}

    assert boosts == {**dict.fromkeys(("earth", "moon", "mars"), 0), boosted: 1}


# --- DISCARD: the three that solve a threat


@pytest.mark.parametrize(("card", "threat"), list(SOLVERS.items()))
def test_rm_r_12_a_solver_takes_its_threat_from_the_display_free_of_charge(card: str, threat: str) -> None:
    match = at([seat([card], vp=20), seat()], players=2, display=DISPLAY)
    space = DISPLAY.index(threat)
    match.expect("reveal storage_batteries")
    match.play(0, f"use {card}")

    assert zone(match, 0, "play") == [threat]
    assert zone(match, 0, "scrapyard") == [card]
    assert (hand(match, 0), of(match, 0)["vp"], of(match, 0)["score"]) == ([], 20, 22)
    assert table(match)["display"][space] == "storage_batteries"
    match.play(0, "end")
    assert zone(match, 0, "warehouse") == [threat]


@pytest.mark.parametrize(("card", "threat"), list(SOLVERS.items()))
def test_rm_r_12_a_solver_needs_its_threat_in_the_display_and_works_from_the_hand_alone(card: str, threat: str) -> None:
    others = [each for each in DISPLAY if each != threat]
    match = at([seat([card], plan="satellite_b")], display=[*others, "storage_batteries"])
    assert refused(match, 0, f"use {card}") == "RM-14.6"

    on_pad = at([seat(plan="satellite_b", pad=[card])], display=DISPLAY)
    assert refused(on_pad, 0, f"use {card}") == "RM-9.3"
    play(on_pad, 0, f"discard {card} pad", "done")
    assert zone(on_pad, 0, "play") == [card]
    assert table(on_pad)["display"] == DISPLAY


@pytest.mark.parametrize(("card", "threat"), list(SOLVERS.items()))
def test_rm_r_12_a_solver_takes_one_of_two_equal_threats(card: str, threat: str) -> None:
    laid = [threat, threat, "spacesuit", "life_support"]
    match = at([seat([card])], display=[*laid, "storage_batteries", "super_capacitors"])
    match.expect("reveal detailed_planning")
    match.play(0, f"use {card}")

    assert table(match)["display"][:2] == ["detailed_planning", threat]


def test_rm_r_12_in_solo_a_solved_threat_scores_at_once_and_is_not_replaced() -> None:
    match = solo_at(seat(["designer_drugs"]), display=DISPLAY)
    match.play(0, "use designer_drugs")

    assert of(match, 0)["vp"] == 2
    assert table(match)["display"] == [*DISPLAY[:3], None, *DISPLAY[4:]]


@pytest.mark.parametrize("card", [card for card in DISCARDED if CARDS[card]["resources"]])
def test_rm_r_12_discard_abilities_do_not_work_from_the_pad(card: str) -> None:
    match = at([seat(["mining"], plan="satellite_b", pad=[card], warehouse=["base_a"])], display=DISPLAY)

    assert refused(match, 0, f"use {card}") == "RM-9.3"


# --- DISCARD: drawing


@pytest.mark.parametrize(("card", "number"), [("big_data", 2), ("quantum_computers", 3)])
def test_rm_9_3_drawing_cards(card: str, number: int) -> None:
    match = at([seat([card, "mining"])])
    drawn = ["base_a", "shipyard", "hotel_a"][:number]
    match.expect(*(f"draw {each}" for each in drawn))
    match.play(0, f"use {card}")

    assert hand(match, 0) == sorted(["mining", *drawn])
    assert zone(match, 0, "play") == [card]
    assert of(match, 0)["hq"] == 11 - number
    assert "end" in match.choices(0)


# --- Storage Batteries


@pytest.mark.parametrize("source", ["hand", "warehouse"])
def test_rm_r_54_storage_batteries_scrap_a_card_first_and_then_draw_one(source: str) -> None:
    match = at([seat(["storage_batteries", "mining"], warehouse=["base_a"])])
    match.play(0, "use storage_batteries")
    assert table(match)["asks"] == "scrap"
    assert match.choices(0) == ["scrap mining hand", "scrap base_a warehouse"]
    assert refused(match, 0, "scrap base_a hand") == "RM-R.54"
    assert refused(match, 0, "scrap storage_batteries hand") == "RM-R.54"  # another card
    assert refused(match, 0, "done") == "RM-9.3"
    assert refused(match, 0, "end") == "RM-9.3"

    card = {"hand": "mining", "warehouse": "base_a"}[source]
    match.expect("draw shipyard")
    match.play(0, f"scrap {card} {source}")
    assert zone(match, 0, "scrapyard") == [card]
    assert zone(match, 0, "play") == ["storage_batteries"]
    assert hand(match, 0) == sorted({"mining", "shipyard"} - {card})


def test_rm_r_54_storage_batteries_need_another_card_in_hand_or_warehouse() -> None:
    match = at([seat(["storage_batteries"], play=["mining"])])
    assert refused(match, 0, "use storage_batteries") == "RM-R.54"

    two = at([seat(["storage_batteries", "storage_batteries"])], players=3)
    two.play(0, "use storage_batteries")
    assert two.choices(0) == ["scrap storage_batteries hand"]


def test_rm_r_54_storage_batteries_cannot_be_drawn_again_in_the_turn() -> None:
    match = at([seat(["storage_batteries"], hq=[], warehouse=["mining", "base_a"], play=["hotel_a"])], box="rest")
    match.play(0, "use storage_batteries")
    assert offered(match, 0, "scrap") == ["scrap base_a warehouse", "scrap mining warehouse"]  # not the play area

    match.play(0, "scrap mining warehouse")
    assert hand(match, 0) == ["base_a"]
    assert zone(match, 0, "play") == ["hotel_a", "storage_batteries"]


def test_rm_r_54_with_everything_drawn_storage_batteries_scrap_and_draw_nothing() -> None:
    match = at([seat(["storage_batteries", "mining"], hq=[])], box="rest")
    play(match, 0, "use storage_batteries", "scrap mining hand")

    assert hand(match, 0) == []
    assert "end" in match.choices(0)


# --- Super Capacitors


@pytest.mark.parametrize("gone", [(), ("mining",), ("mining", "base_a", "pandemic")])
def test_rm_d_7_super_capacitors_draw_what_was_discarded_and_one_more(gone: tuple[str, ...]) -> None:
    match = at([seat(["super_capacitors", "mining", "base_a", "pandemic"])])
    match.play(0, "use super_capacitors")
    assert match.choices(0)[0] == "done"  # none is a number too
    play(match, 0, *(f"discard {card} hand" for card in gone))
    drawn = ["shipyard", "hotel_a", "hotel_b", "satellite_a"][: len(gone) + 1]
    match.expect(*(f"draw {card}" for card in drawn))
    match.play(0, "done")

    assert zone(match, 0, "play") == sorted([*gone, "super_capacitors"])
    assert hand(match, 0) == sorted([*({"mining", "base_a", "pandemic"} - set(gone)), *drawn])


def test_rm_d_7_super_capacitors_take_hand_cards_alone() -> None:
    match = at([seat(["super_capacitors", "mining"], plan="satellite_a", pad=["spacesuit"], warehouse=["base_a"])])
    match.play(0, "use super_capacitors")

    assert match.choices(0) == ["done", "discard mining hand"]
    for words in ("discard spacesuit pad", "discard plan", "end", "buy engine_small"):
        assert refused(match, 0, words) == "RM-9.3"
    assert refused(match, 0, "discard base_a hand") == "RM-9.1"


def test_rm_d_7_discarded_cards_cannot_be_drawn_by_the_same_super_capacitors() -> None:
    match = at([seat(["super_capacitors", "mining", "base_a"], hq=["hotel_a"])], box="rest")
    play(match, 0, "use super_capacitors", "discard mining hand", "discard base_a hand", "done")

    assert hand(match, 0) == ["hotel_a"]  # three to draw, one there; the play area is not shuffled


# --- Nanotechnology


@pytest.mark.parametrize("gone", [(), ("mining",), ("mining", "pandemic")])
def test_rm_d_7_nanotechnology_scraps_up_to_two_hand_cards(gone: tuple[str, ...]) -> None:
    holding = ["mining", "base_a", "pandemic"]
    match = at([seat(["nanotechnology", *holding], warehouse=["base_b"])])
    match.play(0, "use nanotechnology")
    for card in gone:
        assert refused(match, 0, "scrap base_b warehouse") == "RM-9.3"
        match.play(0, f"scrap {card} hand")
    if len(gone) < 2:
        assert table(match)["asks"] == "trim"
        match.play(0, "done")

    assert "end" in match.choices(0)
    assert zone(match, 0, "scrapyard") == sorted(gone)
    assert zone(match, 0, "play") == ["nanotechnology"]
    assert hand(match, 0) == [card for card in ("base_a", "mining", "pandemic") if card not in gone]
    assert of(match, 0)["hq"] == 9  # nothing is drawn


def test_rm_d_7_nanotechnology_without_other_hand_cards_asks_nothing() -> None:
    match = at([seat(["nanotechnology"])])
    match.play(0, "use nanotechnology")

    assert table(match)["asks"] == "act"
    assert zone(match, 0, "play") == ["nanotechnology"]


# --- Electric Cars


def test_rm_d_7_electric_cars_fetch_a_card_from_the_warehouse() -> None:
    match = at([seat(["electric_cars", "mining"], warehouse=["big_data", "base_a"], play=["hotel_a"])])
    match.play(0, "use electric_cars")
    assert match.choices(0) == ["fetch base_a", "fetch big_data"]
    for words in ("fetch hotel_a", "fetch electric_cars", "done", "end"):
        assert refused(match, 0, words) == "RM-9.3"

    match.play(0, "fetch big_data")
    assert hand(match, 0) == ["big_data", "mining"]
    assert (zone(match, 0, "warehouse"), zone(match, 0, "play")) == (["base_a"], ["electric_cars", "hotel_a"])
    match.play(0, "use big_data")  # it can be used at once


def test_rm_d_7_electric_cars_need_a_warehouse_card() -> None:
    match = at([seat(["electric_cars"], play=["hotel_a"])])

    assert refused(match, 0, "use electric_cars") == "RM-9.3"


# --- AS PAYMENT: Global Internet


@pytest.mark.parametrize("bill", ["purchase", "placement", "own placement"])
def test_rm_d_9_global_internet_places_a_further_card_for_free(bill: str) -> None:
    match = at([seat(["global_internet", "base_a", "station_a", "hotel_a", "hotel_b"], plan="satellite_a")])
    if bill == "purchase":
        play(match, 0, "buy engine_small", "pay global_internet", "pay hotel_a", "pay hotel_b", "done")
    elif bill == "placement":
        play(match, 0, "place station_a pad", "pay global_internet", "done")
    else:
        play(match, 0, "place global_internet pad", "pay placed:global_internet", "done")
    assert table(match)["free_placements"] == 1

    assert "free base_a pad" in offered(match, 0, "free")
    match.play(0, "free base_a pad")
    assert "base_a" in zone(match, 0, "pad")
    assert table(match)["free_placements"] == 0
    assert refused(match, 0, "free hotel_a pad") == "RM-4.7"


def test_rm_d_9_a_free_placement_may_be_left_unused() -> None:
    match = at([seat(["base_a"], plan="satellite_a"), seat()], free_placements=1)
    match.play(0, "end")

    assert table(match)["free_placements"] == 0
    assert "base_a" in hand(match, 0)


def test_rm_r_51_a_free_placement_follows_all_rules_but_the_price() -> None:
    holding = ["hotel_a", "base_a", "big_data", "private_investors", "pandemic"]
    match = at([seat(holding)], free_placements=3)
    assert refused(match, 0, "free base_a pad") == "RM-8.3"
    assert refused(match, 0, "free big_data plan") == "RM-8.2"
    assert refused(match, 0, "free shipyard plan") == "RM-8.1"

    match.play(0, "free hotel_a plan")
    assert refused(match, 0, "free base_a plan") == "RM-8.2"
    for card in ("private_investors", "pandemic"):
        assert refused(match, 0, f"free {card} pad") == "RM-8.4"
    match.play(0, "free big_data pad")
    assert hand(match, 0) == ["base_a", "pandemic", "private_investors"]
    assert zone(match, 0, "play") == []  # nothing was paid
    twin = at([seat(["big_data"], plan="hotel_a", pad=["big_data"])], players=4, free_placements=1)
    assert refused(twin, 0, "free big_data pad") == "RM-8.5"


@pytest.mark.parametrize("card", ["global_internet", "robotics"])
def test_rm_r_51_a_free_placement_is_no_payment(card: str) -> None:
    match = at([seat([card], plan="satellite_a")], free_placements=1)
    match.play(0, f"free {card} pad")

    assert waiting(match) == (0, 0)


@pytest.mark.parametrize("card", ["global_internet", "robotics"])
def test_rm_r_52_a_card_that_pays_for_its_own_placement_triggers_its_effect(card: str) -> None:
    match = at([seat([card, "hotel_a"], plan="satellite_a")])
    kind = {"global_internet": "free_placements", "robotics": "draws_waiting"}[card]
    play(match, 0, f"place {card} pad", f"pay placed:{card}", "done")
    assert (zone(match, 0, "pad"), table(match)[kind]) == ([card], 1)

    other = at([seat([card, "hotel_a"], plan="satellite_a")])
    play(other, 0, f"place {card} pad", "pay hotel_a", "done")
    assert table(other)[kind] == 0  # it was placed, but did not pay


@pytest.mark.parametrize("card", ["global_internet", "robotics"])
def test_rm_r_55_several_copies_in_one_payment_trigger_separately(card: str) -> None:
    match = at([seat([card, card, "base_a", "station_a"], plan="satellite_a")], players=4)
    kind = {"global_internet": "free_placements", "robotics": "draws_waiting"}[card]
    play(match, 0, "place base_a pad", f"pay {card}", f"pay {card}", "done")

    assert table(match)[kind] == 2


def test_rm_r_16_payment_effects_lapse_with_a_launch() -> None:
    match = at(
        [seat(["base_a"], plan="satellite_a", pad=["engine_small", "afterburners"]), seat()],
        players=3,
        free_placements=1,
        draws_waiting=1,
    )
    match.play(0, "launch earth")

    assert table(match)["launch"] is not None
    assert waiting(match) == (0, 0)
    for words in ("free base_a pad", "use robotics"):
        assert refused(match, 0, words) == "RM-10.0b"


def test_rm_r_16_payment_effects_lapse_with_the_end_of_the_turn() -> None:
    match = at([seat(["base_a"], plan="satellite_a"), seat()], free_placements=2, draws_waiting=2)
    match.play(0, "end")

    assert waiting(match) == (0, 0)


# --- Robotics


def test_rm_4_7_robotics_draws_one_card_per_payment() -> None:
    match = at([seat(["robotics", "base_a"], plan="satellite_a")])
    assert refused(match, 0, "use robotics") == "RM-4.7"
    play(match, 0, "place base_a pad", "pay robotics", "done")
    match.expect("draw shipyard")
    match.play(0, "use robotics")

    assert hand(match, 0) == ["shipyard"]
    assert refused(match, 0, "use robotics") == "RM-4.7"
    assert zone(match, 0, "play") == ["robotics"]


def test_rm_4_7_robotics_may_be_overpaid_for_its_draw() -> None:
    match = at([seat(["robotics", "hotel_a", "base_a"], plan="satellite_a")])
    play(match, 0, "place base_a pad", "pay hotel_a", "pay robotics", "done")

    assert table(match)["draws_waiting"] == 1
    assert zone(match, 0, "play") == ["hotel_a", "robotics"]


# --- Government Contract


@pytest.mark.parametrize("missions", [1, 2, 4])
def test_rm_r_53_government_contract_is_worth_10_per_completed_mission(missions: int) -> None:
    markers = ["earth.satellite", "earth.hotel", "moon.satellite", "mars.mining"][:missions]
    match = at([seat(["government_contract", *TEN_EACH], markers=markers)], display=DISPLAY)
    play(match, 0, "buy spacesuit", "pay government_contract")

    assert match.view(0)["cart"]["offered"]["money"] == 10 * missions
    assert ("done" in match.choices(0)) == (missions == 4)


def test_rm_r_53_government_contract_without_a_mission_cannot_pay() -> None:
    match = at([seat(["government_contract", *TEN_EACH], plan="satellite_b"), seat(markers=["earth.hotel"])])
    assert refused(match, 0, "place government_contract pad") == "RM-8.4"
    match.play(0, "buy designer_drugs")
    assert refused(match, 0, "pay government_contract") == "RM-6.10"

    alone = at([seat(["government_contract", "base_a"], plan="satellite_b")])
    assert offered(alone, 0, "place") == offered(alone, 0, "buy") == []


def test_rm_r_53_two_government_contracts_pay_separately() -> None:
    markers = ["earth.satellite", "earth.hotel"]
    match = at([seat(["government_contract"] * 2, markers=markers)], players=4, display=DISPLAY)
    play(match, 0, "buy spacesuit", "pay government_contract", "pay government_contract", "done")

    assert zone(match, 0, "play") == ["government_contract", "government_contract", "spacesuit"]


# --- Plain cards


@pytest.mark.parametrize("card", PLAIN)
def test_rm_4_5_plain_cards_have_no_ability(card: str) -> None:
    assert CARDS[card]["effects"] == []
    assert refused(at([seat([card])]), 0, f"use {card}") == "RM-4.5"


@pytest.mark.parametrize(
    ("card", "bought", "boosted"),
    [("genetic_engineering", "big_data", "mars"), ("carbon_nanotubes", "global_internet", "moon")],
)
def test_rm_6_3_two_symbols_of_a_card_pay_twice_and_boost_twice(card: str, bought: str, boosted: str) -> None:
    laid = [bought, "fusion_reactor" if card == "carbon_nanotubes" else "life_support"]
    money = ["private_investors", "electric_cars", *TEN_EACH]
    match = at([seat([*money, card])], display=laid)
    play(match, 0, *(f"buy {each}" for each in laid), *(f"pay {each}" for each in money), f"pay {card}", "done")
    assert set(laid) < set(zone(match, 0, "play"))

    plan = {"moon": "satellite_a", "mars": "spaceship_a"}[boosted]
    on_pad = at([seat(plan=plan, pad=[card])])
    assert on_pad.view(0)["odds"][boosted]["boost"] == 2


def test_rm_6_1_private_investors_pay_30_and_never_lie_on_the_pad() -> None:
    match = at([seat(["private_investors"], plan="satellite_a")], display=DISPLAY)
    assert refused(match, 0, "place private_investors pad") == "RM-8.4"
    play(match, 0, "buy engine_small", "pay private_investors", "done")

    assert zone(match, 0, "play") == ["engine_small", "private_investors"]


# --- The Depot


def depot_at(held: list[str], stored: list[str] | None = None, **more: object) -> apogee.Match:
    """A player with a Depot on the pad."""
    return at([seat(held, pad=["depot"], depot=stored or [], **more), seat()])


@pytest.mark.parametrize("card", ["pandemic", "private_investors", "base_b", "engine_small", "big_data"])
def test_rm_r_9_any_hand_card_may_be_stored_face_up(card: str) -> None:
    match = depot_at([card], plan="satellite_a")
    match.play(0, f"store {card}")

    for viewer in viewers(match):
        assert of(match, 0, viewer)["depot"] == [card]
    assert hand(match, 0) == []
    assert zone(match, 0, "play") == []  # free of charge


def test_rm_r_9_a_depot_holds_three_cards() -> None:
    match = depot_at(["mining"], ["base_a", "base_b", "shipyard"])

    assert refused(match, 0, "store mining") == "RM-R.9"
    assert "unload" in match.choices(0)


@pytest.mark.parametrize("first", ["store mining", "unload"])
def test_rm_d_8_and_rm_r_9_the_depot_is_used_once_per_turn(first: str) -> None:
    match = depot_at(["mining", "hotel_a"], ["base_a"])
    match.play(0, first)
    assert refused(match, 0, "store hotel_a") == "RM-R.9"
    assert refused(match, 0, "unload") == "RM-R.9"
    assert hand(match, 0) == (["hotel_a"] if first == "store mining" else ["base_a", "hotel_a", "mining"])

    match.play(0, "end")
    match.play(1, "end")
    assert "store hotel_a" in match.choices(0)


def test_rm_d_8_one_card_is_stored_or_all_are_taken() -> None:
    assert refused(depot_at(["mining"]), 0, "unload") == "RM-R.9"  # there is nothing inside
    match = depot_at(["mining"], ["base_a"])

    assert [words for words in match.choices(0) if words.split()[0] in ("store", "unload")] == [
        "unload", "store mining",
    ]  # fmt: skip
    assert refused(match, 0, "store base_b") == "RM-R.9"


def test_rm_r_9_the_depot_works_without_a_mission_and_only_on_the_pad() -> None:
    match = depot_at(["mining"], ["base_a"])
    assert of(match, 0)["plan"] is None
    match.play(0, "unload")
    assert hand(match, 0) == ["base_a", "mining"]

    in_hand = at([seat(["depot", "mining"], plan="satellite_a")])
    assert refused(in_hand, 0, "store mining") == "RM-R.9"


def test_rm_r_9_stored_cards_are_not_on_the_pad() -> None:
    stored = ["big_data", "engine_small", "base_a"]
    match = at([seat(["big_data", "mining"], plan="satellite_a", pad=["depot"], depot=stored)], players=4)
    view = match.view(0)["odds"]["earth"]
    assert (view["points"], view["boost"]) == (2, 0)  # rocket points count, resources do not
    assert refused(match, 0, "discard engine_small pad") == "RM-9.1"
    play(match, 0, "place big_data pad", "pay mining", "done")  # no conflict with the name in the Depot
    assert zone(match, 0, "pad") == ["big_data", "depot"]


def test_rm_r_9_placing_a_depot_costs_10_and_needs_a_mission() -> None:
    assert refused(at([seat(["depot", "mining"])]), 0, "place depot pad") == "RM-8.3"
    assert refused(at([seat(["depot"], plan="satellite_a")]), 0, "place depot pad") == "RM-8.1"
    match = at([seat(["depot", "mining", "hotel_a"], plan="satellite_a")])
    play(match, 0, "place depot pad", "pay mining", "done")

    match.play(0, "store hotel_a")  # in the same turn
    assert zone(match, 0, "depot") == ["hotel_a"]


def test_rm_r_9_a_depot_cannot_be_chosen_for_an_abort() -> None:
    launch = {"destination": "earth", "rocket": 0, "counted": 2, "window": "w5"}
    match = at([seat(plan="satellite_a", pad=["depot", "engine_small", "spacesuit"], depot=["base_a"])], launch=launch)
    match.play(0, "abort")

    assert match.choices(0) == ["discard spacesuit pad", "discard engine_small pad"]
    assert refused(match, 0, "discard depot pad") == "RM-4.8"
    assert refused(match, 0, "discard base_a pad") == "RM-11.1"


def test_rm_r_9_the_depot_works_in_the_action_phase_only() -> None:
    launch = {"destination": "earth", "rocket": 0, "window": "w3"}
    match = at([seat(["mining"], plan="satellite_a", pad=["depot"], depot=["base_a"])], launch=launch)

    for words in ("unload", "store mining"):
        assert refused(match, 0, words) == "RM-10.0b"
