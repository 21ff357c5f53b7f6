"""What would happen: against what the engine then really does, and against every roll of the die."""

import random
from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

import apogee
from apogee.core.agenda import Step
from apogee.core.errors import BadOption, BadPlayers, UnknownGame
from apogee.core.types import CHANCE
from apogee.games.rocket_rescue import data, decisions, forecast, game, scoring, vocabulary
from apogee.games.rocket_rescue.forecast import what_would_happen
from apogee.games.rocket_rescue.game import RocketRescue
from apogee.games.rocket_rescue.payout import Payout, payout
from apogee.games.rocket_rescue.state import NO_PLANET, Built, Flown, crew_of, one_crew, place_of
from tests.fickle import dice

LEFT = 2 * data.BUILDING  # the field of the die whose turn it is
FACES = [face for face, weight in zip(data.STABILITY_FACES, data.STABILITY_WEIGHTS, strict=True) for _ in range(weight)]
COCKPITS, TANKS, ENGINES, CABINS = (
    [module for module in range(data.MODULES) if data.TYPE[module] == kind]
    for kind in (data.COCKPIT, data.TANK, data.ENGINE, data.CREW_MODULE)
)
REWARDS = ("launch", "build", "equipment", "explorer", "pilot", "first")


def begun(players: int, *characters: int, length: str = "short") -> RocketRescue:
    """A table in round 1 where seat 0 has the turn of a die with 6 in Build & Launch."""
    options = {"edition": "deluxe", "length": length, "characters": "off"}
    state = game.new_state(players, options)
    rng = dice(players)
    while state.current() == CHANCE:
        state.apply(CHANCE, rng.choice(state.chance_outcomes())[0])
    state.closed = 0
    state.phase = data.BUILDING
    state.agenda = [*state.agenda[:1], Step(data.BUILD_TURN, 0, LEFT)]
    for seat in state.seats:
        seat.set_die(LEFT, 6)
        seat.bid = 0
    if characters:
        state.characters = data.DEALT
        for seat, character in zip(state.seats, characters, strict=False):
            seat.character = character
    return state


def put(state: RocketRescue, hangar: int, modules: list[int], owners: list[int], crews: list[int]) -> None:
    """A rocket, engine first, cockpit last; all counted from 0."""
    places = [0, *range(1, len(modules) - 1), data.ROCKET_SIZE - 1]
    for number, module, owner, crew in zip(places, modules, owners, crews, strict=True):
        state.put_built(place_of(hangar, number), Built(module, owner, crew, False))


def random_table(rng: random.Random) -> RocketRescue:
    """Rockets of several owners with crews, marked planets, random characters, some who have almost rescued all."""
    players = rng.randint(3, 5)
    characters = rng.sample(range(len(data.CHARACTER_IDS)), players) if rng.random() < 0.8 else []
    state = begun(players, *characters)
    left = [state.crew_each()] * players
    for seat, number in enumerate(left):
        saved = rng.randint(0, number)
        state.seats[seat].saved = saved
        state.seats[seat].vp = rng.randint(0, 9)
        state.seats[seat].energy = rng.randint(0, 16)
        left[seat] -= saved
        if saved:
            state.flown = [*state.flown, Flown(data.PLANETS - 1 - seat, rng.randrange(players), saved * one_crew(seat))]
    for hangar in range(data.HANGARS):
        middle = [rng.choice(TANKS), *rng.choices(TANKS + CABINS, k=rng.randint(0, 3))]
        modules = [rng.choice(ENGINES), *rng.sample(middle, len(middle)), rng.choice(COCKPITS)]
        crews = [random_crew(rng, data.SEATS[module], left) for module in modules]
        put(state, hangar, modules, [rng.randrange(players) for _ in modules], crews)
    for seat, number in enumerate(left):
        state.seats[seat].crew = number
    if data.EXPLORER in characters:
        state.marks = [rng.randint(0, 2) for _ in state.planets]
    if data.PILOT in characters and rng.random() < 0.5:
        place = place_of(rng.randrange(data.HANGARS), rng.choice([0, 1, data.ROCKET_SIZE - 1]))
        built = state.built[place]
        state.put_built(place, Built(built.module, built.owner, built.crew, True))
    return state


def random_crew(rng: random.Random, seats: int, left: list[int]) -> int:
    """Crew for a module, from those who are left."""
    crew = 0
    for _ in range(rng.randint(0, seats)):
        colours = [colour for colour, number in enumerate(left) if number]
        if colours:
            colour = rng.choice(colours)
            left[colour] -= 1
            crew += one_crew(colour)
    return crew


def flown(state: RocketRescue, player: int, hangar: int, planet: int, rng: random.Random) -> RocketRescue:
    """The same table after the launch: Saboteur and Mechanic pass, chance does what it likes."""
    after = state.clone()
    action = vocabulary.ACTIONS.number(vocabulary.LAUNCH, hangar, planet)
    assert action in after.legal_actions(player)
    after.apply(player, action)
    while after.launch is not None:
        actor = after.current()
        outcomes = after.chance_outcomes() if actor == CHANCE else [(vocabulary.PASS, 1)]
        after.apply(actor, rng.choice(outcomes)[0])
    return after


# --- Who gets what


def test_it_is_what_the_engine_then_does() -> None:
    """VP of every seat, energy, crew, who completes: in many tables, with all characters, every legal launch."""
    rng = dice(7)
    seen: dict[str, int] = dict.fromkeys([*REWARDS, "fee", "completed", "barred"], 0)
    for _ in range(150):
        state = random_table(rng)
        told = forecast.launches_json(state)
        for hangar in range(data.HANGARS):
            for planet in state.planets:
                found = payout(state, 0, hangar, planet)
                bar = decisions.bar_to_launch(state, 0, hangar, planet)
                action = vocabulary.ACTIONS.number(vocabulary.LAUNCH, hangar, planet)
                assert bar == decisions.bar(state, 0, action)
                if bar:
                    seen["barred"] += 1
                    continue
                json = next(
                    each for each in told if (each["hangar"], each["planet"]) == (hangar + 1, data.PLANET_IDS[planet])
                )
                after = flown(state, 0, hangar, planet, rng)
                check(state, found, json, after)
                for reward in REWARDS:
                    seen[reward] += any(getattr(found, reward))
                seen["fee"] += found.fee > 0
                seen["completed"] += found.completed != 0
    assert min(seen.values()) >= 20, seen


def check(state: RocketRescue, found: Payout, told: dict[str, Any], after: RocketRescue) -> None:
    """A forecast, in numbers and in words, against what came of it."""
    for player, seat in enumerate(state.seats):
        words = told["seats"][player]
        then = after.seats[player]
        rescued = crew_of(found.crew, player)
        assert then.vp - seat.vp == found.vp(player) == words["vp"] == sum(words[each] for each in REWARDS)
        assert then.energy - seat.energy == words["energy"]
        assert then.saved - seat.saved == rescued == words["crew"] == told["crew"].get(data.COLOUR_IDS[player], 0)
        completes = seat.saved < then.saved == after.crew_each()
        assert completes == ((found.completed >> player) & 1 == 1) == words["completes"]
        gained = scoring.points(after, player) - scoring.points(state, player)
        assert gained == words["vp"] + words["crew_points"]
    assert state.seats[0].energy - after.seats[0].energy == found.cost + found.fee == told["cost"] + told["fee"]
    assert (told["legal"], told["rule"], told["affordable"], told["stage"]) == (True, None, True, "possible")


def test_a_match_goes_as_the_view_said() -> None:
    """Matches with scripted dice: the view's forecast, then the launch, then the view again."""
    launches = 0
    for seed in range(12):
        rng = dice(seed)
        match = apogee.game("rocket-rescue").match(
            3 + seed % 3, seed=seed, options={"edition": "deluxe", "length": "short", "characters": "deal"}
        )
        while not match.over:
            seat = match.pending()[0]
            choices = match.choices(seat)
            ready = [words for words in choices if words.startswith("launch")]
            if ready:
                launches += launch_and_compare(match, seat, rng.choice(ready), rng)
            else:
                match.play(seat, max(choices, key=lambda words: busy(words) + rng.random()))
    assert launches >= 10


def busy(words: str) -> float:
    """How gladly a seat of such a match does something."""
    verb = words.split()[0]
    if verb == "plan":
        return 1 if words.endswith(("1", "2", "3")) or "build" in words else 0
    return {"build": 5, "crew": 5, "take": 3, "buy": 3, "board": 3, "done": 4, "bid": -1, "exchange": -1}.get(verb, 0)


def launch_and_compare(match: apogee.Match, seat: int, words: str, rng: random.Random) -> int:
    before = match.view(seat)
    told = next(
        each for each in before["forecast"] if f"launch {each['hangar']} {each['planet']}" == words and each["legal"]
    )
    assert told == what_would_happen(match, seat, told["hangar"], told["planet"])
    rolls = [rng.choice(FACES) for _ in told["modules"]]
    place = next(each for each in before["planets"] if each["planet"] == told["planet"])
    unseen = before["piles"]["planets_unseen"][place["colour"]]
    if unseen and not before["piles"]["under"][place["colour"]]:
        match.expect(f"planet {unseen[0]}")
        match.expect(*(f"stability {roll}" for roll in rolls))
    match.play(seat, words)
    while match.view(seat)["launch"] is not None:
        asked = match.view(seat)
        assert asked["forecast"][0]["stage"] == ("declared" if asked["asks"] in ("sabotage", "target") else "flown")
        if asked["asks"] == "sabotage":
            assert {**asked["forecast"][0], "stage": "possible"} == told
        match.play(match.pending()[0], "pass")
    after = match.view(seat)
    for then, now, expected in zip(after["seats"], before["seats"], told["seats"], strict=True):
        assert then["vp"] - now["vp"] == expected["vp"]
        assert then["energy"] - now["energy"] == expected["energy"]
        assert then["saved"] - now["saved"] == expected["crew"]
        assert then["score"] - now["score"] == expected["vp"] + expected["crew_points"]
    return 1


def test_tied_builders_share_rounded_up_and_equipment_counts_once() -> None:
    """RR-10.7, RR-10.8 by hand: three modules, a reward of 2; two of them show what is needed."""
    state = begun(3)
    planet = next(
        each
        for each in range(data.PLANETS)
        if data.FUEL[each] == 1 and data.NEEDS[each] and data.BUILD_REWARD[each] == 2
    )
    needs = data.NEEDS[planet]
    state.planets = [planet, *state.planets[1:]]
    cockpit = next(each for each in COCKPITS if data.SHOWS[each] & needs)
    engine = next(each for each in ENGINES if data.SHOWS[each] & needs)
    put(state, 1, [engine, TANKS[0], cockpit], [2, 1, 2], [0, 0, one_crew(1)])
    found = payout(state, 2, 1, planet)

    assert found.build == [0, 0, 2]
    assert found.equipment == [0, 0, data.EQUIPMENT_VP]
    put(state, 1, [engine, TANKS[0], cockpit], [0, 1, 2], [0, 0, one_crew(1)])
    found = payout(state, 2, 1, planet)
    assert found.build == [1, 1, 1]
    assert found.equipment == [data.EQUIPMENT_VP, 0, data.EQUIPMENT_VP]
    assert found.launch == [0, 0, data.LAUNCH_REWARD[planet]]


def test_an_empty_hangar_brings_nobody_a_build_reward() -> None:
    state = begun(3)
    found = payout(state, 0, 0, state.planets[0])

    assert decisions.bar_to_launch(state, 0, 0, state.planets[0]) == decisions.WHICH_ROCKET
    assert found.build == [0, 0, 0]
    assert found.vp(1) == 0


def test_a_launch_that_cannot_be_says_by_which_rule() -> None:
    """RR-10.1, RR-10.2, RR-10.4, in the catalogue's order."""
    state = begun(3)
    near = next(each for each in range(data.PLANETS) if data.FUEL[each] == 1 and not data.NEEDS[each])
    far = next(each for each in range(data.PLANETS) if data.FUEL[each] > 1)
    state.planets = [near, far, NO_PLANET, NO_PLANET, NO_PLANET]
    put(state, 0, [ENGINES[0], TANKS[0], COCKPITS[0]], [0, 1, 1], [0, 0, 0])
    state.seats[0].energy = state.seats[2].energy = data.PLANET_COST[near]
    state.seats[1].energy = 0

    assert [decisions.bar_to_launch(state, seat, 0, near) for seat in range(3)] == [
        0, decisions.PLANET_COST, decisions.WHICH_ROCKET,
    ]  # fmt: skip
    assert decisions.bar_to_launch(state, 0, 0, far) == decisions.WHICH_PLANET
    closed = next(each for each in range(data.PLANETS) if each not in state.planets and data.FUEL[each] == 1)
    assert decisions.bar_to_launch(state, 0, 0, closed) == decisions.WHICH_PLANET


# --- What survives


def fraction(told: dict[str, Any]) -> Fraction:
    assert told["chance"] == round(told["numerator"] / told["denominator"], 6)
    return Fraction(told["numerator"], told["denominator"])


@pytest.mark.parametrize("module", range(data.MODULES))
def test_a_module_survives_as_often_as_the_die_says(module: int) -> None:
    """RR-10.11: against every face of the die."""
    holds = sum(data.STABILITY_OF[module] >= face for face in FACES)

    assert forecast.HOLDS[module] == holds
    assert len(FACES) == forecast.DIE


def test_a_rocket_survives_as_often_as_the_engine_says() -> None:
    """All rolls of three modules, played through the engine: each module, and all of them together."""
    state = begun(3)
    planet = next(each for each in range(data.PLANETS) if data.FUEL[each] == 1 and not data.NEEDS[each])
    state.planets = [planet, *state.planets[1:]]
    state.seats[0].energy = 20
    modules = [ENGINES[0], TANKS[1], COCKPITS[1]]
    put(state, 2, modules, [0, 1, 2], [0, 0, 0])
    told = next(each for each in forecast.launches_json(state) if each["planet"] == data.PLANET_IDS[planet])
    declared = state.clone()
    declared.apply(0, vocabulary.ACTIONS.number(vocabulary.LAUNCH, 2, planet))
    declared.apply(CHANCE, declared.chance_outcomes()[0][0])
    survived = dict.fromkeys(modules, 0)
    all_survived = 0
    for rolls in product(FACES, repeat=len(modules)):
        after = declared.clone()
        for roll in rolls:
            after.apply(CHANCE, vocabulary.OUT_STABILITY + data.STABILITY_FACES.index(roll))
        left = [built.module for built in after.built[place_of(2, 0) : place_of(3, 0)]]
        for module in modules:
            survived[module] += module in left
        all_survived += all(module in left for module in modules)
    total = len(FACES) ** len(modules)

    assert [each["module"] for each in told["modules"]] == [data.MODULE_IDS[module] for module in reversed(modules)]
    assert [each["place"] for each in told["modules"]] == [6, 2, 1]
    assert [fraction(each["survives"]) for each in told["modules"]] == [
        Fraction(survived[module], total) for module in reversed(modules)
    ]
    assert fraction(told["survives"]) == Fraction(all_survived, total)
    assert (told["best"], told["worst"]) == (None, None)


def policy_value(state: RocketRescue, hangar: int, modules: int, saves: bool) -> Fraction:
    """The chance that so many modules are left, if the Mechanic re-rolls what breaks, or what holds."""
    if state.launch is None:
        there = sum(built.module >= 0 for built in state.built[place_of(hangar, 0) : place_of(hangar + 1, 0)])
        return Fraction(there == modules)
    actor = state.current()
    if actor == CHANCE:
        outcomes = state.chance_outcomes()
        if state.agenda[-1].verb == data.PLANET:
            outcomes = outcomes[:1]
        total = sum(weight for _, weight in outcomes)
        value = Fraction(0)
        for outcome, weight in outcomes:
            after = state.clone()
            after.apply(CHANCE, outcome)
            value += Fraction(weight, total) * policy_value(after, hangar, modules, saves)
        return value
    module = state.built[state.agenda[-1].about].module
    holds = data.STABILITY_OF[module] >= state.flight().roll
    check_roll(state, module, holds)
    state.apply(actor, vocabulary.PASS if holds == saves else vocabulary.AGAIN)
    return policy_value(state, hangar, modules, saves)


def check_roll(state: RocketRescue, module: int, holds: bool) -> None:
    """While the Mechanic thinks: the roll that lies there, and what a second one could make of it."""
    told = forecast.launches_json(state)[0]["modules"][0]
    again = Fraction(forecast.HOLDS[module], forecast.DIE)
    assert told["module"] == data.MODULE_IDS[module]
    assert fraction(told["survives"]) == holds
    assert fraction(told["best"]) == (1 if holds else again)
    assert fraction(told["worst"]) == (again if holds else 0)


def test_the_best_and_the_worst_that_a_mechanic_makes_of_it() -> None:
    """RR-13.6: against all rolls and re-rolls, played through the engine."""
    state = begun(3, data.MECHANIC, data.PILOT, data.MINER)
    planet = next(each for each in range(data.PLANETS) if data.FUEL[each] == 1 and not data.NEEDS[each])
    state.planets = [planet, *state.planets[1:]]
    state.seats[0].energy = 20
    put(state, 4, [ENGINES[0], TANKS[1], COCKPITS[1]], [0, 1, 2], [0, 0, 0])
    told = next(each for each in forecast.launches_json(state) if each["planet"] == data.PLANET_IDS[planet])
    state.apply(0, vocabulary.ACTIONS.number(vocabulary.LAUNCH, 4, planet))

    assert fraction(told["best"]) == policy_value(state.clone(), 4, 3, True)
    assert fraction(told["worst"]) == policy_value(state.clone(), 4, 3, False)
    for each in told["modules"]:
        chance = fraction(each["survives"])
        assert fraction(each["best"]) == 1 - (1 - chance) ** 2
        assert fraction(each["worst"]) == chance**2


def test_after_the_launch_what_is_still_to_be_checked_is_told_with_what_it_brought() -> None:
    """Top to bottom (RR-R.22); a second roll is not repeated again (RR-13.6)."""
    state = begun(3, data.MECHANIC, data.PILOT, data.MINER)
    planet = next(each for each in range(data.PLANETS) if data.FUEL[each] == 1 and not data.NEEDS[each])
    state.planets = [planet, *state.planets[1:]]
    state.seats[0].energy = 20
    module = next(
        each for each in range(data.MODULES) if data.STABILITY_OF[each] == 3 and data.TYPE[each] == data.COCKPIT
    )
    put(state, 0, [ENGINES[0], TANKS[1], module], [0, 1, 2], [0, 0, one_crew(2)])
    promised = payout(state, 0, 0, planet)
    state.apply(0, vocabulary.ACTIONS.number(vocabulary.LAUNCH, 0, planet))
    state.apply(CHANCE, state.chance_outcomes()[0][0])
    told = forecast.launches_json(state)[0]

    assert (told["stage"], told["launcher"], told["planet"]) == ("flown", 0, data.PLANET_IDS[planet])
    assert [seat["vp"] for seat in told["seats"]] == [promised.vp(seat) for seat in range(3)]
    assert (told["cost"], told["crew"]) == (promised.cost, {data.COLOUR_IDS[2]: 1})
    assert [each["place"] for each in told["modules"]] == [6, 2, 1]
    state.apply(CHANCE, vocabulary.OUT_STABILITY + data.STABILITY_FACES.index(6))
    assert fraction(forecast.launches_json(state)[0]["modules"][0]["survives"]) == 0
    state.apply(0, vocabulary.AGAIN)
    second = forecast.launches_json(state)[0]["modules"][0]
    assert second["survives"] == second["best"] == second["worst"]
    assert fraction(second["survives"]) == Fraction(1, 2)
    state.apply(CHANCE, vocabulary.OUT_STABILITY + data.STABILITY_FACES.index(1))
    assert [each["place"] for each in forecast.launches_json(state)[0]["modules"]] == [2, 1]


# --- Asking


def test_outside_build_turns_and_launches_there_is_no_forecast() -> None:
    match = apogee.game("rocket-rescue").match(3, seed=1)

    assert match.view(0)["asks"] == "plan"
    assert match.view(0)["forecast"] == []


def test_what_would_happen_can_be_asked_at_any_time_and_changes_nothing() -> None:
    match = apogee.game("rocket-rescue").match(3, seed=1)
    planet = match.view(0)["planets"][0]["planet"]
    before = match.position()
    told = what_would_happen(match, 1, 6, planet)

    assert (told["launcher"], told["hangar"], told["planet"], told["modules"]) == (1, 6, planet, [])
    assert (told["legal"], told["rule"]) == (False, "RR-10.1")
    assert told["affordable"] == (told["cost"] <= 4)
    assert match.position() == before


@pytest.mark.parametrize("reason", ["last_round", "all_rescued"])
def test_what_would_happen_can_be_asked_when_the_match_is_over(reason: str) -> None:
    """RR-12.1: nobody is asked any more, and a rocket still stands there."""
    flown_to = [{"planet": "lullaby", "crew": 5}] if reason == "all_rescued" else []
    match = apogee.game("rocket-rescue").match_at(
        {
            "players": 3, "edition": "deluxe", "length": "short", "round": 8, "end": reason, "flown": flown_to,
            "hangars": [["std-engine", "std-tank", "std-cockpit"]], "seats": [{"character": "mechanic"}],
        },
        seed=1,
    )  # fmt: skip
    told = what_would_happen(match, 0, 1, "mossball")

    assert match.over
    assert [each["place"] for each in told["modules"]] == [6, 2, 1]
    for each in told["modules"]:
        assert fraction(each["best"]) == 1 - (1 - fraction(each["survives"])) ** 2


def test_a_second_roll_counts_in_the_launch_under_way_only() -> None:
    """RR-13.6: another rocket, or another launch of the same one, has all its rolls and re-rolls still to come."""
    rocket = ["std-engine", "std-tank", "std-cockpit"]
    plan = {"research": [1, 2], "shopping": [3, 0], "build_launch": [0, 6]}
    state = game.from_json(
        {
            "players": 3, "edition": "deluxe", "length": "short", "round": 2, "phase": "build_launch",
            "hangars": [rocket, rocket],
            "seats": [{"character": "mechanic", "dice": plan}], "turn": {"launches": 1},
            "flown": [{"planet": "mossball"}], "launch": {"launcher": 0, "hangar": 1, "planet": "mossball"},
            "agenda": [
                "end_round", "end_phase - build_launch", "build_launch 0 right", "landed", "stability - 1 1",
                "stability - 1 2", "stability 0 1 6",
            ],
        }
    )  # fmt: skip
    second = forecast.launches_json(state)[0]["modules"][0]

    assert second["survives"] == second["best"] == second["worst"]
    for hangar in (1, 2):
        first = what_would_happen(SimpleNamespace(state=state), 0, hangar, "lullaby")["modules"][0]
        chance = fraction(first["survives"])
        assert 0 < chance < 1
        assert fraction(first["best"]) == 1 - (1 - chance) ** 2
        assert fraction(first["worst"]) == chance**2


@pytest.mark.parametrize(
    ("seat", "hangar", "planet", "error"),
    [
        (3, 1, "mossball", BadPlayers),
        (True, 1, "mossball", BadPlayers),
        (0, 0, "mossball", BadOption),
        (0, 7, "mossball", BadOption),
        (0, "1", "mossball", BadOption),
        (0, 1, "mosball", BadOption),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(seat: Any, hangar: Any, planet: Any, error: type[Exception]) -> None:
    match = apogee.game("rocket-rescue").match(3, seed=1)

    with pytest.raises(error):
        what_would_happen(match, seat, hangar, planet)


def test_another_games_match_is_refused() -> None:
    with pytest.raises(UnknownGame):
        what_would_happen(apogee.game("rocketmen").match(2, seed=1), 0, 1, "mossball")
