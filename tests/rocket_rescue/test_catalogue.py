"""Every module, planet, character and company of the component file: its values, its copies, and it in play."""

from typing import Any

import pytest

import apogee
from apogee.locale import LANGUAGES
from tests.rocket_rescue.table import GAME, MODULES, PLANETS, PRINTED, Described, at, of, play, refused, table

CHARACTERS: dict[str, Described] = {row["id"]: row for row in PRINTED["character"]}
COMPANIES: dict[str, Described] = {row["id"]: row for row in PRINTED["company"]}
RESOURCES = [row["id"] for row in PRINTED["resource"]]
EDITIONS = ("base", "deluxe")
FIRST_HANGAR = {"stellaris-x": 1, "supernova-industries": 3, "project-hyperdrive": 5}
SHOWING = {"rover": "field-camp", "satellite": "observatory-lounge"}  # crew modules with one symbol each

PURPLE, WHITE, ORANGE = range(3)


def edition_of(*cards: Described) -> str:
    """The smallest edition that has all these cards."""
    return "base" if all(card["copies"]["base"] for card in cards) else "deluxe"


def builder(die: int, **more: Any) -> Described:
    """A player with one die in Build & Launch; the others lie where they were carried out."""
    return {"dice": {"research": [3, 3], "shopping": [3], "boarding": [], "build_launch": [die]}, **more}


def idle() -> Described:
    """A player whose dice are all carried out."""
    return {"dice": {"research": [3, 3], "shopping": [3, 3], "boarding": [], "build_launch": []}}


def modules_in(match: apogee.Match, hangar: int) -> dict[str, Described]:
    """The modules in a hangar by id, as everybody sees them."""
    return {module["module"]: module for module in table(match)["hangars"][hangar - 1]["modules"]}


# --- Copies


COUNTS = {
    "planets_blue": (14, 17), "planets_red": (12, 14), "modules_standard": (16, 16), "modules_advanced": (29, 37),
    "characters": (6, 8), "reference_cards": (5, 5), "closed_hangar_cards": (2, 2),
}  # fmt: skip


def copies(rows: dict[str, Described], edition: str, **wanted: str) -> int:
    """How many cards an edition has of the rows with these values."""
    return sum(
        row["copies"][edition] for row in rows.values() if all(row[key] == value for key, value in wanted.items())
    )


@pytest.mark.parametrize("number", [0, 1])
def test_rr_1_3_each_edition_has_its_number_of_cards(number: int) -> None:
    edition = EDITIONS[number]
    stated = next(row for row in PRINTED["edition"] if row["id"] == edition)
    found = {
        "planets_blue": copies(PLANETS, edition, colour="blue"),
        "planets_red": copies(PLANETS, edition, colour="red"),
        "modules_standard": copies(MODULES, edition, deck="standard"),
        "modules_advanced": copies(MODULES, edition, deck="advanced"),
        "characters": copies(CHARACTERS, edition),
    }

    assert {key: stated[key] for key in COUNTS} == {key: counts[number] for key, counts in COUNTS.items()}
    assert found == {key: stated[key] for key in found}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rr_1_3_all_cards_of_the_edition_are_on_the_table(players: int, edition: str) -> None:
    match = GAME.match(players, seed=1, options={"edition": edition})
    shown = table(match)
    piles = shown["piles"]
    opened = [planet["planet"] for planet in shown["planets"]]
    modules = {**piles["unseen"], piles["top"]: piles["unseen"].get(piles["top"], 0) + 1}
    for module in shown["display"]:
        modules[module] = modules.get(module, 0) + 1

    for colour in ("blue", "red"):
        mine = {planet for planet, row in PLANETS.items() if row["colour"] == colour and row["copies"][edition]}
        there = [planet for planet in opened if PLANETS[planet]["colour"] == colour]
        assert sorted(there + piles["planets_unseen"][colour]) == sorted(mine)
        assert piles[colour] == len(piles["planets_unseen"][colour])
    assert modules == {
        module: row["copies"][edition]
        for module, row in MODULES.items()
        if row["deck"] == "advanced" and row["copies"][edition]
    }
    assert piles["standard"] == {module: 4 for module, row in MODULES.items() if row["deck"] == "standard"}


def test_rr_1_4_and_rr_r_51_mechanic_and_mogul_are_deluxe_only() -> None:
    assert {each for each, row in CHARACTERS.items() if row["copies"]["base"]} == {
        "explorer", "engineer", "ambassador", "saboteur", "miner", "pilot",
    }  # fmt: skip
    assert {each for each, row in CHARACTERS.items() if not row["copies"]["base"]} == {"mechanic", "mogul"}
    assert all(row["copies"]["deluxe"] == 1 for row in CHARACTERS.values())


def test_rr_1_13_and_rr_r_5_four_equal_standard_modules_of_each_type() -> None:
    standard = [row for row in MODULES.values() if row["deck"] == "standard"]

    assert sorted(row["type"] for row in standard) == ["cockpit", "crew", "engine", "tank"]
    assert all(row["copies"] == {"base": 4, "deluxe": 4} for row in standard)


def test_rr_1_14_and_rr_r_6_each_company_has_two_hangars_and_discounts_one_resource() -> None:
    shown = table(at(round=2))["hangars"]

    assert [hangar["company"] for hangar in shown] == [company for company in COMPANIES for _ in range(2)]
    assert [hangar["discount"] for hangar in shown] == [resource for resource in RESOURCES for _ in range(2)]
    assert [COMPANIES[company]["discount"] for company in COMPANIES] == RESOURCES
    assert all(company["amount"] == 1 for company in COMPANIES.values())
    assert [hangar["hangar"] for hangar in shown[::2]] == list(FIRST_HANGAR.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rr_1_10_and_rr_1_12_every_card_has_a_name_of_its_own(language: str) -> None:
    for rows in (MODULES, PLANETS, CHARACTERS):
        names = [row["names"][language] for row in rows.values()]
        assert len(set(names)) == len(names)
        assert all(names)


# --- Modules


def test_rr_1_10_values_of_modules_are_within_bounds() -> None:
    for row in MODULES.values():
        assert row["type"] in ("cockpit", "tank", "engine", "crew")
        assert 1 <= row["stability"] <= 6
        assert row["seats"] >= (1 if row["type"] in ("cockpit", "crew") else 0)
        assert row["energy"] >= 0
        assert sum(row["cost"].values()) > 0
        assert set(row["equipment"]) <= {"rover", "satellite"}


@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("module", MODULES)
def test_rr_9_4_every_module_costs_its_price_less_the_discount_at_every_company(module: str, company: str) -> None:
    row = MODULES[module]
    hangar = FIRST_HANGAR[company]
    discounted = COMPANIES[company]["discount"]
    price = {each: max(row["cost"][each] - (1 if each == discounted else 0), 0) for each in RESOURCES}
    more: Described = {"round": 2, "phase": "build_launch", "closed": [2, 4], "edition": edition_of(row)}

    for resource in RESOURCES:
        if price[resource]:  # one cube too few; there is a rocket that could fly, so that something is asked
            short = builder(3, modules=[module], cubes={**price, resource: price[resource] - 1}, energy=5)
            rocket = {6: ["std-engine", "std-cockpit"]}
            match = at([short, idle(), idle()], planets=["puddle-prime"], hangars=rocket, **more)
            assert refused(match, PURPLE, f"build {module} {hangar}") == "RR-9.4"

    match = at([builder(2, modules=[module], cubes=price, energy=0), idle(), idle()], **more)
    bank = table(match)["bank"]
    chips = of(match, PURPLE)["chips"]
    play(match, PURPLE, f"build {module} {hangar}")
    if row["seats"]:  # RR-9.8
        assert match.choices(PURPLE) == ["pass", "crew"]
        play(match, PURPLE, "crew")

    assert of(match, PURPLE)["cubes"] == dict.fromkeys(RESOURCES, 0)
    assert table(match)["bank"] == {each: bank[each] + price[each] for each in RESOURCES}
    assert of(match, PURPLE)["energy"] == row["energy"]  # RR-9.6
    assert of(match, PURPLE)["chips"] == chips - 1  # RR-9.7
    assert of(match, PURPLE)["modules"] == []
    built = modules_in(match, hangar)[module]
    assert {key: built[key] for key in ("type", "seats", "stability", "equipment", "owner")} == {
        **{key: row[key] for key in ("type", "seats", "stability", "equipment")},
        "owner": PURPLE,
    }
    assert built["crew"] == ({"purple": 1} if row["seats"] else {})
    assert built["free"] == row["seats"] - sum(built["crew"].values())
    assert built["place"] == {"engine": 1, "cockpit": 6}.get(row["type"], 2)
    assert table(match)["round"] == 3  # that was all that the die allowed


def flight(module: str, roll: int) -> apogee.Match:
    """A rocket with this module has flown to a planet without needs; the module's stability roll was this."""
    kinds = {"cockpit": "std-cockpit", "engine": "std-engine"} | {MODULES[module]["type"]: module}
    rocket = [{"module": each, "owner": PURPLE} for each in kinds.values()]
    order = [kinds["cockpit"], *(each for kind, each in kinds.items() if kind in ("tank", "crew")), kinds["engine"]]
    match = at(
        [builder(3, energy=20, cubes={}), idle(), idle()],
        round=2, phase="build_launch", edition=edition_of(MODULES[module]), planets=["puddle-prime"],
        hangars={2: rocket}, piles={"blue": {"top": ["mossball"]}},
    )  # fmt: skip
    match.expect(*(f"stability {roll if each == module else 1}" for each in order))
    play(match, PURPLE, "launch 2 puddle-prime")
    match.pending()
    return match


@pytest.mark.parametrize("module", MODULES)
def test_rr_10_11_every_module_survives_rolls_up_to_its_stability(module: str) -> None:
    row = MODULES[module]
    stays = flight(module, row["stability"])

    assert module in modules_in(stays, 2)
    if row["stability"] == 6:
        return
    breaks = flight(module, row["stability"] + 1)
    assert module not in modules_in(breaks, 2)
    assert of(breaks, PURPLE)["chips"] == of(stays, PURPLE)["chips"] + 1
    if row["deck"] == "standard":
        assert table(breaks)["piles"]["standard"][module] == 4
        assert table(stays)["piles"]["standard"][module] == 3
    else:
        assert table(breaks)["discard"] == [module]
        assert table(stays)["discard"] == []


# --- Planets


def test_rr_1_12_the_planets_of_the_rulebooks_example_are_as_it_says() -> None:
    nebelkappe, cockroach = PLANETS["nebelkappe"], PLANETS["dwarf-cockroach"]

    assert (nebelkappe["energy_cost"], nebelkappe["launch_reward"], nebelkappe["build_reward"]) == (10, 3, 3)
    assert nebelkappe["equipment"] == []
    assert cockroach["equipment"] == ["rover"]


@pytest.mark.parametrize("planet", PLANETS)
def test_rr_1_12_every_planet_shows_its_values(planet: str) -> None:
    row = PLANETS[planet]
    match = at(round=2, planets=[planet], edition=edition_of(row))
    shown = next(each for each in table(match)["planets"] if each["planet"] == planet)

    assert {key: shown[key] for key in ("colour", "fuel", "equipment", "cost", "launch_reward", "build_reward")} == {
        **{key: row[key] for key in ("colour", "fuel", "equipment", "launch_reward", "build_reward")},
        "cost": row["energy_cost"],
    }
    assert shown["place"] in ((1, 2, 3) if row["colour"] == "blue" else (4, 5))
    assert row["energy_cost"] > 0
    assert row["launch_reward"] > 0
    assert row["build_reward"] > 0


def about_to_fly(planet: str, energy: int, *, tanks: int, symbols: list[str]) -> apogee.Match:
    """Purple with a rocket of so many tanks, and white's crew modules with these symbols in it."""
    rocket = [{"module": "std-engine", "owner": PURPLE}, {"module": "std-cockpit", "owner": PURPLE}]
    rocket += [{"module": "std-tank", "owner": PURPLE}] * tanks
    rocket += [{"module": SHOWING[symbol], "owner": WHITE} for symbol in symbols]
    return at(
        [builder(3, energy=energy, cubes={"carbon": 2}), idle(), idle()],
        round=2, phase="build_launch", edition=edition_of(PLANETS[planet]), planets=[planet], hangars={3: rocket},
    )  # fmt: skip


@pytest.mark.parametrize("planet", PLANETS)
def test_rr_10_2_every_planet_needs_its_tanks_and_equipment(planet: str) -> None:
    row = PLANETS[planet]
    symbols = row["equipment"]
    if row["fuel"]:
        match = about_to_fly(planet, row["energy_cost"], tanks=row["fuel"] - 1, symbols=symbols)
        assert refused(match, PURPLE, f"launch 3 {planet}") == "RR-10.2"
    for missing in symbols:
        others = [symbol for symbol in symbols if symbol != missing]
        match = about_to_fly(planet, row["energy_cost"], tanks=row["fuel"], symbols=others)
        assert refused(match, PURPLE, f"launch 3 {planet}") == "RR-10.2"

    match = about_to_fly(planet, row["energy_cost"] - 1, tanks=row["fuel"], symbols=symbols)
    assert refused(match, PURPLE, f"launch 3 {planet}") == "RR-10.4"


@pytest.mark.parametrize("planet", PLANETS)
def test_rr_10_6_to_10_every_planet_is_flown_to_for_its_cost_and_its_rewards(planet: str) -> None:
    row = PLANETS[planet]
    match = about_to_fly(planet, row["energy_cost"], tanks=row["fuel"], symbols=row["equipment"])
    places = [each["planet"] for each in table(match)["planets"]]

    play(match, PURPLE, f"launch 3 {planet}")
    match.pending()

    shown = table(match)
    assert of(match, PURPLE)["energy"] == 0
    assert of(match, PURPLE)["vp"] == row["launch_reward"] + row["build_reward"]
    assert of(match, WHITE)["vp"] == (1 if row["equipment"] else 0)  # RR-10.8
    assert of(match, ORANGE)["vp"] == 0
    assert [each["planet"] for each in shown["flown"]] == [planet]
    replaced = places.index(planet)
    assert [each["planet"] for each in shown["planets"] if each["place"] != replaced + 1] == [
        each for each in places if each != planet
    ]
    new = shown["planets"][replaced]["planet"]
    assert new not in places
    assert PLANETS[new]["colour"] == row["colour"]


# --- Characters


# What each character starts with: energy, cubes of each type, chips and crew in the supply, in the short deluxe game.
STARTS = {
    "explorer": (4, 2, 10, 5), "engineer": (4, 2, 10, 5), "mechanic": (4, 2, 10, 5), "ambassador": (4, 2, 10, 4),
    "saboteur": (4, 2, 10, 5), "mogul": (7, 2, 10, 5), "miner": (4, 3, 10, 5), "pilot": (4, 2, 9, 5),
}  # fmt: skip


@pytest.mark.parametrize("character", CHARACTERS)
def test_rr_13_1_every_character_can_be_chosen_and_starts_as_it_says(character: str) -> None:
    match = GAME.match(3, seed=1, options={"edition": "deluxe", "length": "short", "characters": "choose"})
    first = match.pending()[0]
    assert match.choices(first) == [f"choose {each}" for each in CHARACTERS]
    play(match, first, f"choose {character}")
    for quiet in ("engineer", "saboteur", "miner"):
        if quiet != character and table(match)["asks"] == "choose":
            play(match, match.pending()[0], f"choose {quiet}")

    seat = of(match, first)
    energy, cubes, chips, crew = STARTS[character]
    assert seat["character"] == character
    assert (seat["energy"], seat["cubes"], seat["chips"], seat["crew"]) == (
        energy, dict.fromkeys(RESOURCES, cubes), chips, crew,
    )  # fmt: skip
    assert table(match)["terminal"] == ([first] if character == "ambassador" else [])  # RR-13.8
    assert seat["pilot_chip"] == (character == "pilot")  # RR-13.16
    assert table(match)["asks"] == {"mechanic": "keep_start", "explorer": "explore", "mogul": "spread"}.get(
        character, "plan"
    )


@pytest.mark.parametrize("character", ["mechanic", "mogul"])
def test_rr_1_4_base_does_not_offer_deluxe_characters(character: str) -> None:
    match = GAME.match(3, seed=1, options={"edition": "base", "characters": "choose"})

    assert refused(match, match.pending()[0], f"choose {character}") == "RR-13.1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_rr_13_1_every_character_tells_what_it_does(character: str, language: str) -> None:
    text = CHARACTERS[character]["text"][language]

    assert text.endswith(".")
    assert len(text) > 40
