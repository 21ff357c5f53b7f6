"""The greedy player of Rocket Rescue: legal everywhere, the same for every twin, sensible, and strong enough."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, partial
from statistics import median
from typing import Any

import pytest

import apogee
from apogee.bots import random
from apogee.bots import rocket_rescue as greedy
from apogee.bots.roster import Chooser
from apogee.core.rng import Rng
from apogee.games.rocket_rescue import data, game, scoring
from tests import bouts
from tests.conftest import IS_COMPILED, IS_LONG
from tests.rocket_rescue.pad import at, cubes, on, rolls, round_at, seated, table_at
from tests.rocket_rescue.table import GAME, Described

MATCHES = (600 if IS_LONG else 30) if IS_COMPILED else 3  # against random bots, per number of players
LENGTHS = (300 if IS_LONG else 6) if IS_COMPILED else 1  # among greedy players, per number of players and options
DEALT = 2000  # with characters


def options(edition: str = "base", length: str = "short", characters: str = "off") -> dict[str, str]:
    return {"edition": edition, "length": length, "characters": characters}


def played(bots: list[Chooser], seed: int, chosen: dict[str, str]) -> game.RocketRescue:
    """A match of bots, to its end."""
    return bouts.played(game.new_state(len(bots), chosen), bots, seed)


def decisions(players: int, seed: int, chosen: dict[str, str]) -> Iterator[tuple[game.RocketRescue, int]]:
    """The decisions of a match in which every seat is now greedy, now random; so odd positions come up."""
    return bouts.decisions(game.new_state(players, chosen), seed, greedy.choose, lambda _, rng: rng.below(3) == 0)


advice = partial(bouts.advice, greedy.choose)
follow = partial(bouts.follow, greedy.choose, most=12)


def planned(match: apogee.Match, player: int = 0) -> list[str]:
    """The whole plan of the greedy player, in words."""
    done: list[str] = []
    while not done or done[-1] != "done":
        done.append(advice(match, player))
        match.play(player, done[-1])
    return done


# --- The contract

SETTINGS = [
    (3, options()),
    (4, options("deluxe", "medium", "deal")),
    (5, options("base", "long", "deal")),
    (5, options("deluxe", "short", "choose")),
]


@pytest.mark.parametrize(("players", "chosen"), SETTINGS)
def test_its_choice_is_legal_and_the_same_for_every_twin(players: int, chosen: dict[str, str]) -> None:
    seeds = range((10 if IS_LONG else 5) if IS_COMPILED else 1)
    apart = 1 if IS_COMPILED and IS_LONG else 2 if IS_COMPILED else 5
    made = [bouts.expect_twins_to_be_alike(greedy.choose, decisions(players, seed, chosen), apart, 3) for seed in seeds]

    assert sum(made) > ((1000 if IS_LONG else 200) if IS_COMPILED else 30)


def test_its_plan_is_the_same_whatever_others_have_planned() -> None:
    quiet, busy = (GAME.match(players=4, seed=3, options=options("deluxe", "medium")) for _ in range(2))
    for player in (1, 2, 3):
        for words in ("plan boarding left 6", "plan boarding right 6", "plan research left 6"):
            busy.play(player, words)
    busy.play(1, "bid 4")

    assert planned(quiet) == planned(busy)


@pytest.mark.parametrize(("players", "chosen"), SETTINGS[:2])
def test_it_leaves_the_twin_as_it_was_and_needs_no_chance(players: int, chosen: dict[str, str]) -> None:
    bouts.expect_no_trace(greedy.choose, decisions(players, 5, chosen), 7)


def test_it_goes_on_with_any_plan_that_somebody_began() -> None:
    match = GAME.match(players=3, seed=8)
    for words in ("plan boarding left 6", "plan boarding right 6", "plan shopping right 2", "bid 1"):
        match.play(0, words)

    assert planned(match)[-1] == "done"


def test_rr_4_4_it_bids_no_energy_that_its_dice_have_yet_to_bring() -> None:
    match = GAME.match_at({"phase": "plan", "seats": [{"energy": 0}, {}, {}]}, seed=1)
    for words in ("plan research left 1", "plan research right 1", "plan shopping left 1", "plan boarding right 1"):
        match.play(0, words)

    assert advice(match) == "done"


# --- What a reader would do


def ready(owner: int = 0, **crew: int) -> list[Described]:
    """A rocket that reaches planets with one tank."""
    return [
        on("evergreen-engine", owner), on("old-faithful", owner), on("storm-shelter", owner, chip=False, **crew),
        on("armoured-brow", owner),
    ]  # fmt: skip


def test_it_launches_a_full_rocket_to_where_it_brings_most() -> None:
    hangars = {1: ready(0, purple=2)}
    match = at([seated(6)], hangars=hangars, planets=["kite-harbour", "sleepy-hedgehog", "featherstone"])

    assert advice(match) == "launch 1 sleepy-hedgehog"


def test_it_builds_what_the_rocket_lacks_and_flies() -> None:
    seats = [seated(9, modules=["std-engine"], cubes=cubes(carbon=1, titanium=2))]
    match = at(seats, turn=(0, 4), hangars={1: ready(0, purple=2)[1:]}, planets=["sleepy-hedgehog"])

    done = follow(match)
    assert done[0] == "build std-engine 1"
    assert done[1].startswith("launch 1 ")


def test_it_exchanges_cubes_for_what_a_module_lacks() -> None:
    seats = [seated(9, modules=["std-engine"], cubes=cubes(aluminium=2, titanium=1))]
    match = at(seats, turn=(0, 4), hangars={1: ready(0, purple=2)[1:]}, planets=["sleepy-hedgehog"])

    assert follow(match)[:2] == ["exchange aluminium titanium", "build std-engine 1"]


def test_it_researches_what_its_rocket_lacks() -> None:
    match = table_at(
        [seated(9, cubes=cubes(3, 3, 3), dice={"research": [1, 0], "build_launch": [5, 0]})],
        phase="research", turn={"seat": 0, "value": 1}, hangars={1: ready(0, purple=2)[:3]},
        display=["slim-barrel", "kestrel"], planets=["sleepy-hedgehog"],
    )  # fmt: skip

    assert advice(match) in ("take kestrel", "take std-cockpit")


def test_it_buys_what_it_lacks() -> None:
    match = table_at(
        [seated(9, modules=["firefly-drive"], dice={"shopping": [3, 0], "build_launch": [5, 0]})],
        phase="shopping", turn={"seat": 0, "value": 3}, hangars={1: ready(0, purple=2)[1:]},
        planets=["sleepy-hedgehog"],
    )  # fmt: skip

    assert advice(match) == "buy titanium 3"


def test_it_boards_the_rocket_of_another_that_is_about_to_fly() -> None:
    seats = [seated(3, dice={"boarding": [3, 0]}), seated(20, dice={"build_launch": [5, 0]}), seated()]
    match = table_at(
        seats, phase="boarding", turn={"seat": 0, "value": 3}, planets=["sleepy-hedgehog"],
        hangars={1: ready(1), 2: [on("std-crew", 2)]},
    )  # fmt: skip

    assert advice(match) in ("board 1 3", "board 1 6")


def test_it_leaves_the_terminal_for_a_rocket_that_can_fly() -> None:
    match = round_at([seated(3)], terminal=[0], hangars={1: ready(0)}, round=2)

    assert advice(match).startswith("board 1 ")


def test_it_plans_a_launch_for_a_rocket_that_is_ready() -> None:
    match = table_at([seated(12)], hangars={1: ready(0, purple=2)}, planets=["sleepy-hedgehog"], round=3)
    dice = [words.split() for words in planned(match) if words.startswith("plan ")]

    assert any(words[1] == "build_launch" and int(words[3]) >= 3 for words in dice)


def test_it_plans_no_more_than_it_can_pay() -> None:
    for chosen in (options(), options("deluxe", "long", "deal")):
        for state, player in decisions(3, 11, chosen):
            seat = state.seats[player]
            if state.agenda[-1].verb == data.PLAN and seat.dice == 0 and seat.bid < 0:
                twin = state.clone()
                while not twin.seats[player].is_ready and twin.agenda[-1].verb == data.PLAN:
                    twin.apply(player, greedy.choose(twin, player, Rng(1), 0))
                    if sum(1 for field in range(data.FIELDS) if twin.seats[player].die(field)) == data.DICE:
                        break
                dice = [twin.seats[player].die(field) for field in range(data.FIELDS)]
                assert sum(data.DIE_ENERGY[value] for value in dice) <= seat.energy


# --- Characters


def test_the_pilot_uses_the_chip_for_equipment_that_the_planet_needs() -> None:
    modules = [on("std-engine"), on("old-faithful"), on("bunk-ring", purple=2), on("std-cockpit", purple=1)]
    seats = [seated(9, "pilot"), seated(0, "miner"), seated(0, "engineer")]
    match = at(seats, hangars={1: modules}, planets=["lantern-reef"])

    assert follow(match)[0] == "equip 1 2"


def test_the_mechanic_saves_own_modules_and_breaks_others() -> None:
    for owner, value, expected in ((2, 6, "reroll"), (2, 1, "pass"), (0, 1, "reroll"), (0, 6, "pass")):
        modules = [on("evergreen-engine", 0), on("old-faithful", 0), on("twin-helm", owner)]
        if owner != 2:
            modules[0] = on("evergreen-engine", 1)
        match = at(
            [seated(9), seated(0, "miner"), seated(0, "mechanic")], turn=(0, 3), hangars={1: modules},
            planets=["sleepy-hedgehog"],
        )  # fmt: skip
        rolls(match, value)
        match.play(0, "launch 1 sleepy-hedgehog")

        assert advice(match, 2) == expected


def test_the_saboteur_puts_own_crew_aboard() -> None:
    seats = [seated(9), seated(), seated(0, "saboteur")]
    hangars = {1: ready(0, purple=1), 2: [on("bunk-ring", 2, orange=1)]}
    match = at(seats, turn=(0, 3), hangars=hangars, planets=["sleepy-hedgehog"])
    match.play(0, "launch 1 sleepy-hedgehog")

    assert advice(match, 2) == "move 2 2 orange"
    match.play(2, "move 2 2 orange")
    assert advice(match, 2).startswith("to 1 ")


def test_the_miner_splits_a_die() -> None:
    match = table_at(
        [seated(9, "miner", modules=["std-cockpit"], dice={"shopping": [3, 0], "build_launch": [2, 0]})],
        phase="shopping", turn={"seat": 0, "value": 3},
    )  # fmt: skip
    bought = {words.split()[1] for words in follow(match, most=3) if words.startswith("buy ")}

    assert len(bought) > 1


def round_start(character: str) -> apogee.Match:
    """A new match in which seat 0 chose a character; it is in front."""
    match = GAME.match_at({"players": 3, "edition": "deluxe", "characters": "choose"}, seed=5)
    match.expect("roll 6", "roll 5", "roll 4")
    match.play(0, f"choose {character}")
    match.play(1, "choose miner")
    match.play(2, "choose engineer")
    return match


def test_the_explorer_changes_and_marks_planets() -> None:
    done = [words.split()[0] for words in follow(round_start("explorer"), most=3)]

    assert done == ["draw", "replace", "mark"]


def test_the_mogul_spreads_chips() -> None:
    assert advice(round_start("mogul")).startswith("spread ")


def test_the_engineer_corrects_a_die() -> None:
    seats = [seated(12, "engineer"), seated(0, "miner"), seated(0, "pilot")]
    match = table_at(seats, hangars={1: ready(0, purple=2)}, planets=["sleepy-hedgehog"], round=3)
    idle = ("shopping left 3", "shopping right 3", "research left 3")
    for player in range(3):
        last = "build_launch left 1" if player == 0 else "research right 3"
        for words in (*idle, last):
            match.play(player, f"plan {words}")
        match.play(player, "done")

    assert advice(match) in [f"set build_launch left {value}" for value in (3, 4, 5)]


# --- How strong, and how long


@cache
def matches_of_greedy_bots(players: int, edition: str, length: str) -> list[game.RocketRescue]:
    chosen = options(edition, length)
    return [played([greedy.choose] * players, seed, chosen) for seed in range(LENGTHS)]


@pytest.mark.parametrize("length", ["short", "medium", "long"])
@pytest.mark.parametrize("edition", ["base", "deluxe"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_its_matches_end_with_everybody_of_somebody_rescued(players: int, edition: str, length: str) -> None:
    matches = matches_of_greedy_bots(players, edition, length)

    finished = sum(match.ended == data.ALL_RESCUED for match in matches)
    if IS_COMPILED:
        assert finished >= 0.5 * len(matches)
        assert 3 <= median(int(match.round) for match in matches) <= data.ROUNDS
    assert all(match.flown for match in matches)


def test_it_rescues_with_others_too() -> None:
    shared = 0
    for match in matches_of_greedy_bots(4, "base", "medium"):
        for flown in match.flown:
            shared += sum(1 for player in range(4) if (flown.crew >> (4 * player)) & 15) > 1

    assert shared > 0


@pytest.mark.parametrize(("players", "share"), [(3, 0.95), (4, 0.9), (5, 0.9)])
def test_it_beats_random_bots_from_every_seat(players: int, share: float) -> None:
    won = 0
    for seed in range(MATCHES):
        bots: list[Chooser] = [random.choose] * players
        bots[seed % players] = greedy.choose
        chosen: dict[str, Any] = options(["base", "deluxe"][seed % 2], ["short", "medium", "long"][seed // 2 % 3])
        places = scoring.places(played(bots, seed, chosen))
        won += places[seed % players] == 0 and places.count(0) == 1

    assert won >= share * MATCHES


@pytest.mark.skipif(not (IS_COMPILED and IS_LONG), reason="a long campaign, and only where compiled")
@pytest.mark.parametrize("edition", ["base", "deluxe"])
def test_no_character_but_the_saboteur_wins_more_than_twice_its_share(edition: str) -> None:
    wins: dict[int, float] = defaultdict(float)
    fair: dict[int, float] = defaultdict(float)
    for seed in range(DEALT):
        players = 3 + seed % 3
        length = ["short", "medium", "long"][seed // 3 % 3]
        match = played([greedy.choose] * players, seed, options(edition, length, "deal"))
        places = scoring.places(match)
        for player in range(players):
            fair[match.seats[player].character] += 1 / players
            wins[match.seats[player].character] += (places[player] == 0) / places.count(0)

    assert len(fair) == len(data.CHARACTERS_IN[data.EDITION_IDS.index(edition)])
    for character, share in fair.items():
        if character != data.SABOTEUR:  # each launch of anybody brings it something: about three times its share
            assert wins[character] <= 2 * share
