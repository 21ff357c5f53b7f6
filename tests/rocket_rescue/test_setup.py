"""RR-1 and RR-2: components and setup; and the rulings on what is a limit and who gets which character."""

from collections import Counter
from typing import Any

import pytest

import apogee
from tests.rocket_rescue.phases import CONSTANTS, STANDARD, chance, cubes, each, events, kinds, odds, phase_at, planning
from tests.rocket_rescue.table import (
    GAME,
    MODULES,
    PLANETS,
    PRINTED,
    asks,
    module,
    of,
    offered,
    refused,
    rocket,
    table,
    turn_at,
    viewers,
)

EDITIONS = {row["id"]: row for row in PRINTED["edition"]}
MARKERS = ("energy_single", "energy_triple", "vp_single", "vp_five")
BOTH = ("explorer", "engineer", "ambassador", "saboteur", "miner", "pilot")
DELUXE = ("mechanic", "mogul")


def new(players: int = 3, seed: int = 1, **options: str) -> apogee.Match:
    """A match from the very beginning, set up by chance."""
    return GAME.match(players=players, seed=seed, options=options)


def in_game(match: apogee.Match) -> Counter[str]:
    """All module and planet cards of a match that has just been set up, wherever they lie."""
    shown = table(match)
    piles = shown["piles"]
    cards = Counter(piles["standard"]) + Counter(piles["unseen"]) + Counter([piles["top"], *shown["display"]])
    cards += Counter(planet["planet"] for planet in shown["planets"])
    return cards + Counter(planet for pile in piles["planets_unseen"].values() for planet in pile)


def of_kind(cards: Counter[str], **facts: str) -> int:
    """How many of these cards have these facts printed on them."""
    rows: dict[str, Any] = {**MODULES, **PLANETS}
    return sum(
        number for card, number in cards.items() if all(rows[card].get(name) == fact for name, fact in facts.items())
    )


# --- 1 Components


def test_rr_1_1_the_editions_differ_in_cards_characters_and_influence_markers_not_in_rules() -> None:
    base, deluxe = new(edition="base"), new(edition="deluxe")

    assert GAME.options["edition"].choices == ("base", "deluxe")
    assert (in_game(base).total(), in_game(deluxe).total()) == (14 + 12 + 16 + 29, 17 + 14 + 16 + 37)
    assert (EDITIONS["base"]["characters"], EDITIONS["deluxe"]["characters"]) == (6, 8)
    assert each(base, "chips") == [9, 9, 9]
    assert each(deluxe, "chips") == [10, 10, 10]
    assert base.choices(0) == deluxe.choices(0)
    for key in ("market", "capacity", "bank", "companies", "rounds", "terminal"):
        assert table(base)[key] == table(deluxe)[key]


def test_rr_1_2_the_board_has_three_market_fields_a_track_six_hangars_and_a_terminal() -> None:
    shown = table(new())

    assert list(shown["market"]) == ["carbon", "aluminium", "titanium"]
    assert sorted(shown["influence"]) == [0, 1, 2]
    assert [hangar["hangar"] for hangar in shown["hangars"]] == [1, 2, 3, 4, 5, 6]
    assert shown["terminal"] == []


@pytest.mark.parametrize(
    ("edition", "blue", "red", "standard", "advanced", "characters"),
    [("base", 14, 12, 16, 29, 6), ("deluxe", 17, 14, 16, 37, 8)],
)
def test_rr_1_3_the_cards_of_each_edition(
    edition: str, blue: int, red: int, standard: int, advanced: int, characters: int
) -> None:
    cards = in_game(new(edition=edition))

    assert of_kind(cards, colour="blue") == EDITIONS[edition]["planets_blue"] == blue
    assert of_kind(cards, colour="red") == EDITIONS[edition]["planets_red"] == red
    assert of_kind(cards, deck="standard") == EDITIONS[edition]["modules_standard"] == standard
    assert of_kind(cards, deck="advanced") == EDITIONS[edition]["modules_advanced"] == advanced
    assert EDITIONS[edition]["characters"] == characters
    assert (EDITIONS[edition]["reference_cards"], EDITIONS[edition]["closed_hangar_cards"]) == (5, 2)
    assert cards == Counter(
        {card: row["copies"][edition] for card, row in {**MODULES, **PLANETS}.items() if row["copies"][edition]}
    )


@pytest.mark.parametrize(("edition", "characters"), [("base", BOTH), ("deluxe", (*BOTH, *DELUXE))])
def test_rr_1_4_the_characters_of_each_edition(edition: str, characters: tuple[str, ...]) -> None:
    match = new(edition=edition, characters="choose")

    assert sorted(match.choices(table(match)["influence"][0])) == sorted(f"choose {each}" for each in characters)


def test_rr_1_5_each_colour_has_four_dice_nine_crew_and_ten_chips() -> None:
    match = new(5, edition="deluxe", length="long")

    assert each(match, "colour") == ["purple", "white", "orange", "green", "red"]
    assert each(match, "crew") == each(match, "crew_total") == [9] * 5
    assert each(match, "chips") == [10] * 5
    assert CONSTANTS["action_dice"] == EDITIONS["deluxe"]["action_dice_per_color"] == 4
    assert PRINTED["die"][0]["faces"] == [1, 2, 3, 4, 5, 6]


def test_rr_1_6_in_base_the_influence_marker_is_one_of_the_ten_chips() -> None:
    assert each(new(4, edition="base"), "chips") == [9] * 4
    assert each(new(4, edition="deluxe"), "chips") == [10] * 4
    with pytest.raises(apogee.BadPosition, match=r"has 1 too many of the chips of seat 0 \(RR-R\.1\)"):
        planning({"chips": 10}, {}, {})
    assert of(planning({"chips": 10}, {}, {}, edition="deluxe"), 0)["chips"] == 10


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rr_1_7_there_are_40_cubes_of_each_resource(players: int) -> None:
    shown = table(new(players))

    for resource in ("carbon", "aluminium", "titanium"):
        held = sum(seat["cubes"][resource] for seat in shown["seats"])
        assert held == 2 * players
        assert shown["bank"][resource] + shown["market"][resource] + held == 40


def test_rr_1_8_and_rr_r_2_energy_and_victory_points_are_no_limit() -> None:
    markers = [[row[key] for key in MARKERS] for row in EDITIONS.values()]
    assert markers == [[54, 23, 20, 15], [50, 18, 20, 15]]
    # more than all markers together: 54 + 3 * 23 = 123 energy, 20 + 5 * 15 = 95 victory points
    rich = {"energy": 500, "vp": 95}
    match = turn_at("build_launch", 0, 3, [rich, {"energy": 500}], hangars={1: rocket(0)}, planets=["mossball"])
    match.expect("planet quiet-cousin", "stability 1", "stability 1", "stability 1")

    match.play(0, "launch 1 mossball")

    assert each(match, "energy") == [495, 500, 4]
    assert each(match, "vp") == [95 + 1 + 2, 0, 0]


def test_rr_1_9_and_rr_r_3_the_stability_die_shows_1_to_6_and_a_module_with_6_never_breaks() -> None:
    parts = [module("evergreen-engine"), module("old-faithful"), module("armoured-brow")]
    match = turn_at("build_launch", 0, 3, [{"energy": 9}], hangars={1: parts}, planets=["mossball"])
    match.expect("planet quiet-cousin", "stability 6", "stability 6", "stability 6")

    match.play(0, "launch 1 mossball")

    assert odds(match, "stability 6") == {f"stability {face}": 1 for face in range(1, 7)}
    assert len(events(match, "held")) == 3
    assert events(match, "broke") == []
    assert all(1 <= row["stability"] <= 6 for row in PRINTED["module"])
    assert PRINTED["die"][1] == {**PRINTED["die"][1], "id": "stability", "faces": [1, 2, 3, 4, 5, 6]}


def test_rr_1_10_a_module_has_type_stability_seats_energy_cost_and_equipment() -> None:
    for name, row in MODULES.items():
        match = planning({}, {}, {}, edition="deluxe", hangars={1: [module(name, 1)]})
        shown = table(match)["hangars"][0]["modules"][0]

        assert shown["module"] == name
        assert (shown["type"], shown["stability"]) == (row["type"], row["stability"])
        assert (shown["seats"], shown["free"]) == (row["seats"], row["seats"])
        assert shown["equipment"] == row["equipment"]
        assert row["energy"] >= 1
        assert set(row["cost"]) == {"carbon", "aluminium", "titanium"}
        assert (row["deck"] == "standard") == name.startswith("std-")
    assert {row["type"] for row in PRINTED["module"]} == {"cockpit", "tank", "engine", "crew"}
    assert {tuple(row["equipment"]) for row in PRINTED["module"]} == {
        (), ("rover",), ("satellite",), ("rover", "satellite"),
    }  # fmt: skip


def test_rr_1_11_cards_lie_blueprint_side_up_and_are_flipped_when_built() -> None:
    builder = {"modules": ["bunk-ring"], "cubes": cubes(2, 1, 0)}
    match = phase_at(
        "build_launch", [2], [2], [], seats=[builder, {"cubes": cubes(2, 0, 0)}, {}], discard=["kestrel"],
        piles={"advanced": ["twin-helm", "scout-eye"]}, closed=[5, 6], box="rest",
    )  # fmt: skip
    for viewer in viewers(match):
        shown = match.view(viewer)
        assert shown["seats"][0]["modules"] == ["bunk-ring"]
        assert shown["piles"]["top"] == "twin-helm"
        assert shown["discard"] == ["kestrel"]

    match.play(0, "build bunk-ring 1")

    assert of(match, 0)["modules"] == []
    assert [each["module"] for each in table(match)["hangars"][0]["modules"]] == ["bunk-ring"]


@pytest.mark.parametrize("colour", ["blue", "red"])
def test_rr_1_12_a_planet_has_colour_fuel_equipment_rewards_and_energy_cost(colour: str) -> None:
    names = [name for name, row in PLANETS.items() if row["colour"] == colour]
    for name in names:
        match = planning({}, {}, {}, edition="deluxe", planets=[name])
        shown = next(planet for planet in table(match)["planets"] if planet["planet"] == name)

        row = PLANETS[name]
        assert (shown["colour"], shown["fuel"], shown["cost"]) == (colour, row["fuel"], row["energy_cost"])
        assert (shown["launch_reward"], shown["build_reward"]) == (row["launch_reward"], row["build_reward"])
        assert shown["equipment"] == row["equipment"]
    assert len(names) == {"blue": 17, "red": 14}[colour]


@pytest.mark.parametrize("edition", ["base", "deluxe"])
def test_rr_1_13_and_rr_r_5_there_are_four_identical_standard_modules_of_each_type(edition: str) -> None:
    assert table(new(edition=edition))["piles"]["standard"] == dict.fromkeys(STANDARD, 4)
    assert sorted(MODULES[name]["type"] for name in STANDARD) == ["cockpit", "crew", "engine", "tank"]


def test_rr_1_14_and_rr_r_6_three_companies_run_two_hangars_each_and_discount_one_resource() -> None:
    hangars = table(new(5))["hangars"]

    assert [(hangar["company"], hangar["discount"]) for hangar in hangars] == [
        *[("stellaris-x", "carbon")] * 2,
        *[("supernova-industries", "aluminium")] * 2,
        *[("project-hyperdrive", "titanium")] * 2,
    ]
    assert [row["amount"] for row in PRINTED["company"]] == [1, 1, 1]


def test_rr_r_6_with_closed_hangars_a_company_can_be_missing_altogether() -> None:
    match = new(3)
    match.expect("roll 3", "roll 2", "roll 1", "planet mossball", "planet lullaby", "planet kite-harbour",
                 "planet iron-dune", "planet ember-crown", "top kestrel", "close 4", "close 3")  # fmt: skip

    assert {hangar["company"] for hangar in table(match)["hangars"] if not hangar["closed"]} == {
        "stellaris-x", "project-hyperdrive",
    }  # fmt: skip


def test_rr_1_15_and_rr_r_7_the_terminal_has_a_space_for_each_of_five_players() -> None:
    match = phase_at("boarding", [3], [3], [3], [3], [3], hangars={1: [module("std-crew")]}, influence=[3, 1, 4, 0, 2])

    for player in (3, 1, 4, 0, 2):
        match.play(player, "board terminal")

    assert table(match)["terminal"] == [3, 1, 4, 0, 2]
    assert CONSTANTS["terminal_spaces"] == 5


# --- 2 Setup


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rr_2_1_everybody_starts_with_two_cubes_of_each_four_energy_and_the_chips(players: int) -> None:
    match = new(players)

    assert each(match, "cubes") == [cubes(2, 2, 2)] * players
    assert each(match, "energy") == [4] * players
    assert each(match, "chips") == [9] * players
    assert each(match, "vp") == each(match, "score") == [0] * players
    assert each(match, "modules") == [[]] * players
    assert each(match, "character") == [None] * players


@pytest.mark.parametrize(("length", "crew"), [("short", 5), ("medium", 7), ("long", 9)])
def test_rr_2_2_the_length_says_how_many_crew_everybody_has(length: str, crew: int) -> None:
    match = new(4, length=length)

    assert each(match, "crew") == each(match, "crew_total") == [crew] * 4


@pytest.mark.parametrize(("players", "capacity"), [(3, 10), (4, 12), (5, 14)])
def test_rr_2_3_the_market_starts_full_from_the_bank(players: int, capacity: int) -> None:
    shown = table(new(players))

    assert shown["capacity"] == capacity
    assert shown["market"] == cubes(capacity, capacity, capacity)
    left = 40 - capacity - 2 * players
    assert shown["bank"] == cubes(left, left, left)


def test_rr_2_3_there_are_three_to_five_players() -> None:
    assert GAME.players == range(3, 6)
    for players in (2, 6):
        with pytest.raises(apogee.ApogeeError):
            new(players)


def test_rr_2_4_the_highest_roll_is_in_front() -> None:
    match = new(4)
    match.expect("roll 2", "roll 6", "roll 1", "roll 4")

    assert table(match)["influence"] == [1, 3, 0, 2]
    assert kinds(match)[:4] == ["rolled"] * 4
    assert odds(match, "roll 2") == {f"roll {value}": 1 for value in range(1, 7)}
    assert events(match, "influence") == [{"order": ["white", "green", "purple", "orange"]}]


def test_rr_2_4_and_rr_r_8_ties_are_rolled_again_between_the_tied_and_all_rolls_are_logged() -> None:
    match = new(5)
    match.expect("roll 5", "roll 3", "roll 5", "roll 3", "roll 5", "roll 2", "roll 6", "roll 2", "roll 1", "roll 4",
                 "roll 3", "roll 1")  # fmt: skip

    # 0, 2, 4 have fives and roll 2, 6, 2; 0 and 4 roll 1, 4; then 1 and 3, who have threes, roll 3, 1
    assert [(roll["seat"], roll["value"]) for roll in events(match, "rolled")] == [
        (0, 5), (1, 3), (2, 5), (3, 3), (4, 5), (0, 2), (2, 6), (4, 2), (0, 1), (4, 4), (1, 3), (3, 1),
    ]  # fmt: skip
    assert table(match)["influence"] == [2, 4, 0, 1, 3]
    assert table(match)["rolls"] == [None] * 5  # compared and done with


@pytest.mark.parametrize("edition", ["base", "deluxe"])
def test_rr_2_5_three_blue_and_two_red_planets_are_available(edition: str) -> None:
    match = new(edition=edition)
    shown = table(match)

    assert [planet["colour"] for planet in shown["planets"]] == ["blue"] * 3 + ["red"] * 2
    assert len({planet["planet"] for planet in shown["planets"]}) == 5
    assert shown["piles"]["blue"] == {"base": 11, "deluxe": 14}[edition]
    assert shown["piles"]["red"] == {"base": 10, "deluxe": 12}[edition]
    first = next(words for words in chance(match) if words.startswith("planet"))
    assert len(odds(match, first)) == {"base": 14, "deluxe": 17}[edition]
    assert set(odds(match, first).values()) == {1}


def test_rr_2_6_standard_modules_lie_in_four_piles_and_advanced_ones_in_one() -> None:
    match = new()
    shown = table(match)

    assert shown["piles"]["standard"] == dict.fromkeys(STANDARD, 4)
    assert shown["piles"]["advanced"] == 29 - 2  # two lie in the display
    first = next(words for words in chance(match) if words.startswith("top"))
    assert odds(match, first) == {f"top {name}": 1 for name, row in MODULES.items()
                                  if row["deck"] == "advanced" and row["copies"]["base"]}  # fmt: skip


def test_rr_r_4_the_top_card_of_the_advanced_pile_is_open_and_the_others_are_not() -> None:
    match = new(seed=9)

    for viewer in viewers(match):
        piles = match.view(viewer)["piles"]
        assert piles["top"] == events(match, "top")[-1]["module"]
        assert sum(piles["unseen"].values()) == 26
    assert [laid["module"] for laid in events(match, "laid")] == [top["module"] for top in events(match, "top")[:2]]


@pytest.mark.parametrize(("players", "number"), [(3, 2), (4, 1), (5, 0)])
def test_rr_2_7_two_hangars_are_closed_with_three_players_one_with_four_none_with_five(
    players: int, number: int
) -> None:
    match = new(players, seed=4)

    closed = [hangar["hangar"] for hangar in table(match)["hangars"] if hangar["closed"]]
    assert len(closed) == number
    assert sorted(entry["hangar"] for entry in events(match, "closed")) == closed
    rolls = [entry.odds for entry in match.journal.entries if entry.words.startswith("close")]
    assert [len(roll) for roll in rolls] == [6, 5][:number]  # the second is another one, each as likely
    assert all(weight == 1 for roll in rolls for _, weight in roll)


def test_rr_2_7_a_closed_hangar_stays_closed_for_shifts_and_builds() -> None:
    builder = {"modules": ["std-crew"], "cubes": cubes(2, 2, 0)}
    match = turn_at("build_launch", 0, 2, [builder], closed=[1, 4])

    assert refused(match, 0, "build std-crew 1") == "RR-9.3"
    assert offered(match, 0, "build") == [f"build std-crew {hangar}" for hangar in (2, 3, 5, 6)]
    shifter = turn_at("build_launch", 0, 1, hangars={2: [module("std-crew")]}, closed=[1, 4])
    assert refused(shifter, 0, "shift 2 2 1") == "RR-9.2"
    assert offered(shifter, 0, "shift") == ["shift 2 2 3", "shift 2 2 5", "shift 2 2 6"]


def test_rr_2_8_a_match_has_edition_length_and_characters_as_options() -> None:
    assert {name: option.choices for name, option in GAME.options.items()} == {
        "edition": ("base", "deluxe"),
        "length": ("short", "medium", "long"),
        "characters": ("off", "deal", "choose"),
    }
    assert GAME.options["characters"].default == "off"
    shown = table(new(4, edition="deluxe", length="long", characters="deal"))
    assert (shown["edition"], shown["length"], shown["characters"]) == ("deluxe", "long", "deal")
    assert refused(new(), 0, "choose miner") == "RR-2.8"


def test_rr_2_8_start_effects_come_after_all_other_setup() -> None:
    match = new(3, edition="deluxe", length="short", characters="deal")
    match.expect("roll 1", "roll 2", "roll 3", "planet mossball", "planet lullaby", "planet kite-harbour",
                 "planet iron-dune", "planet ember-crown", "top kestrel", "close 1", "close 2",
                 "character miner", "character ambassador", "character mogul")  # fmt: skip

    # in influence order: orange, white, purple
    assert [(entry["seat"], entry["character"]) for entry in events(match, "character")] == [
        (2, "miner"), (1, "ambassador"), (0, "mogul"),
    ]  # fmt: skip
    assert [entry["seat"] for entry in events(match, "started")] == [2, 1, 0]
    assert of(match, 2)["cubes"] == cubes(3, 3, 3)
    assert table(match)["bank"]["carbon"] == 40 - 10 - 2 - 2 - 3
    assert table(match)["terminal"] == [1]
    assert each(match, "crew") == [5, 4, 5]
    assert of(match, 0)["energy"] == 2 + 5
    heard = kinds(match)
    assert heard.index("started") > max(heard.index("closed"), heard.index("top"), heard.index("character"))
    assert heard.index("started") < heard.index("round")


# --- Characters


def test_rr_r_9_and_rr_d_1_characters_are_chosen_in_influence_order_without_duplicates() -> None:
    match = new(4, characters="choose")
    match.expect("roll 1", "roll 5", "roll 3", "roll 4")
    assert asks(match) == ("choose", [1])
    assert refused(match, 0, "choose pilot") == "RR-5.1"
    assert refused(match, 1, "choose mogul") == "RR-13.1"  # deluxe only
    assert refused(match, 1, "pass") == "RR-13.1"

    match.play(1, "choose pilot")

    assert asks(match) == ("choose", [3])
    assert refused(match, 3, "choose pilot") == "RR-13.1"
    assert sorted(match.choices(3)) == sorted(f"choose {each}" for each in BOTH if each != "pilot")
    match.play(3, "choose engineer")
    match.play(2, "choose saboteur")
    match.play(0, "choose miner")

    assert each(match, "character") == ["miner", "pilot", "saboteur", "engineer"]
    assert each(match, "chips") == [9, 8, 9, 9]  # the Pilot's lies on the card
    assert asks(match) == ("plan", [0, 1, 2, 3])


def test_rr_r_9_no_start_effect_happens_before_all_have_chosen() -> None:
    match = new(3, characters="choose")
    match.expect("roll 3", "roll 2", "roll 1")
    match.play(0, "choose miner")
    match.play(1, "choose ambassador")

    assert of(match, 0)["cubes"] == cubes(2, 2, 2)
    assert table(match)["terminal"] == []
    match.play(2, "choose pilot")

    assert of(match, 0)["cubes"] == cubes(3, 3, 3)
    assert table(match)["terminal"] == [1]


def test_rr_r_9_characters_are_dealt_one_each_from_those_left() -> None:
    match = new(5, edition="base", characters="deal", seed=8)

    dealt = each(match, "character")
    assert len(set(dealt)) == 5
    assert set(dealt) <= set(BOTH)
    shown = [entry.odds for entry in match.journal.entries if entry.words.startswith("character")]
    assert [len(each) for each in shown] == [6, 5, 4, 3, 2]


def test_rr_d_2_the_mechanic_keeps_one_of_three_cards_and_cannot_pass() -> None:
    match = new(3, edition="deluxe", characters="choose")
    match.expect("roll 3", "roll 2", "roll 1", "planet mossball", "planet lullaby", "planet kite-harbour",
                 "planet iron-dune", "planet ember-crown", "top kestrel", "close 1", "close 2")  # fmt: skip
    match.play(0, "choose mechanic")
    match.play(1, "choose pilot")
    match.expect("top twin-helm", "top bunk-ring", "top scout-eye")
    match.play(2, "choose miner")

    assert asks(match) == ("keep_start", [0])
    assert match.choices(0) == ["keep kestrel", "keep twin-helm", "keep bunk-ring"]
    assert refused(match, 0, "pass") == "RR-13.5"
    assert refused(match, 0, "keep scout-eye") == "RR-13.5"
    assert table(match)["drawn_modules"] == ["kestrel", "twin-helm", "bunk-ring"]

    match.play(0, "keep bunk-ring")

    assert of(match, 0)["modules"] == ["bunk-ring"]
    assert table(match)["discard"] == ["kestrel", "twin-helm"]
    assert table(match)["drawn_modules"] == []
    assert table(match)["display"][0] == "scout-eye"


# --- Limits


NINE = {  # all nine chips of purple in the base edition
    1: [module("std-engine"), module("std-tank"), module("std-crew"), module("std-cockpit")],
    2: [module("std-engine"), module("std-tank"), module("std-crew"), module("std-cockpit")],
    3: [module("std-engine")],
}


def test_rr_r_1_who_has_no_chip_left_cannot_build() -> None:
    builder = {"modules": ["bunk-ring"], "cubes": cubes(9, 9, 9)}
    match = turn_at("build_launch", 0, 5, [builder], hangars=NINE)

    assert of(match, 0)["chips"] == 0
    assert refused(match, 0, "build bunk-ring 3") == "RR-9.7"
    deluxe = turn_at("build_launch", 0, 5, [builder], hangars=NINE, edition="deluxe")
    assert of(deluxe, 0)["chips"] == 1
    deluxe.play(0, "build bunk-ring 3")
    assert of(deluxe, 0)["chips"] == 0


def test_rr_r_1_an_explorer_without_a_chip_marks_nothing() -> None:
    match = planning({"character": "explorer"}, {}, {}, phase="begin", hangars=NINE)
    assert asks(match) == ("explore", [0])

    match.play(0, "pass")

    assert asks(match) == ("plan", [0, 1, 2])


def test_rr_r_1_a_mogul_without_a_chip_only_moves_those_that_lie_there() -> None:
    ten = NINE | {4: [module("std-engine")]}
    empty = planning({"character": "mogul"}, {}, {}, phase="begin", edition="deluxe", hangars=ten)
    assert asks(empty) == ("plan", [0, 1, 2])

    match = planning(
        {"character": "mogul"}, {}, {}, phase="begin", edition="deluxe", hangars=NINE, companies={"stellaris-x": 1}
    )
    assert match.choices(0) == ["pass", "spread 0 0 1", "spread 0 1 0"]
    assert refused(match, 0, "spread 2 0 0") == "RR-13.12"


def test_rr_r_1_who_has_no_chip_left_cannot_become_an_owner() -> None:
    hangars = NINE | {4: rocket(1)}
    match = turn_at("build_launch", 1, 3, [{}, {"energy": 9}, {"character": "saboteur"}], hangars=hangars,
                    planets=["mossball"], closed=[5, 6])  # fmt: skip
    match.play(1, "launch 4 mossball")

    assert asks(match) == ("sabotage", [2])
    assert refused(match, 2, "assign 4 1 purple") == "RR-13.10"
    assert "assign 4 1 orange" in match.choices(2)


def test_rr_r_2_an_exchange_needs_a_cube_in_the_bank() -> None:
    seats = [{"cubes": cubes(*numbers)} for numbers in [(4, 0, 0), (2, 30, 2), (0, 0, 0)]]
    match = turn_at("build_launch", 0, 2, seats, market=cubes(10, 10, 10))

    assert table(match)["bank"] == cubes(24, 0, 28)
    assert refused(match, 0, "exchange carbon aluminium") == "RR-9.5"
    match.play(0, "exchange carbon titanium")
    assert of(match, 0)["cubes"] == cubes(2, 0, 1)
    assert table(match)["bank"] == cubes(26, 0, 27)


def test_rr_r_46_victory_points_come_from_the_bank_never_from_a_supply() -> None:
    hangars = {1: [module("std-engine", 1), module("std-tank", 1), module("std-cockpit", 0)]}
    seats = [{"energy": 9, "vp": 3}, {"vp": 1}, {"vp": 7}]
    match = turn_at("build_launch", 0, 3, seats, hangars=hangars, planets=["mossball"])

    match.play(0, "launch 1 mossball")

    assert each(match, "vp") == [3 + 1, 1 + 2, 7]
    assert sum(each(match, "vp")) == 3 + 1 + 7 + 3
