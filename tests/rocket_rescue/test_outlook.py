"""What a view tells of what lies ahead: energy after a plan, what faces allow, prices by hangar, the nearest launch."""

from typing import Any

import pytest

import apogee
from tests.rocket_rescue import rich
from tests.rocket_rescue.pad import at as building_at
from tests.rocket_rescue.pad import cubes, on, rocket, seated
from tests.rocket_rescue.table import GAME, Described, at, of, offered, plan, play, turn_at, viewers

DICE = ["research left 6", "shopping left 6", "boarding left 3", "build_launch left 6"]
TABLES = [(players, seed) for players in (3, 4, 5) for seed in (0, 1, 2, 9, 10, 18)]


def rich_turn(players: int, seed: int) -> apogee.Match:
    """A die of 6 in Build & Launch, with rockets, crew and hands of all kinds."""
    described = rich.Maker(players, seed).position()
    turn = {"seat": seed % players, "value": 6}
    dropped = ("turn", "queue", "agenda", "first_buyer")
    for seat in described["seats"]:
        seat.pop("dice", None)
    kept = {key: value for key, value in described.items() if key not in dropped}
    return GAME.match_at({**kept, "phase": "build_launch", "turn": turn}, seed=seed)


def settled(match: apogee.Match, player: int, viewer: int | None) -> Any:
    return of(match, player, viewer)["settlement"]


# --- The plan


def test_rr_4_7_and_rr_4_8_a_plan_tells_what_it_costs_and_which_die_a_shortage_hits() -> None:
    match = at([{"energy": 8}])
    assert settled(match, 0, 0) == {
        "energy": 0, "left": 8, "bid": 0, "short": 0, "lowered": [], "instead": [], "next": [10, 9, 8, 7, 6, 5],
    }  # fmt: skip
    play(match, 0, *(f"plan {die}" for die in DICE[:3]), "bid 2")
    assert settled(match, 0, 0) == {
        "energy": -6, "left": 2, "bid": 2, "short": 0, "lowered": [], "instead": [], "next": [4, 3, 2, 1, 0, 0],
    }  # fmt: skip
    match.play(0, f"plan {DICE[3]}")
    lowered = {"phase": "research", "field": "left", "value": 6, "to": 5}
    told = settled(match, 0, 0)
    assert {**told, "instead": []} == {
        "energy": -9, "left": 0, "bid": 0, "short": 1, "lowered": [lowered], "instead": [], "next": [],
    }  # fmt: skip
    assert [(each["phase"], each["to"], each["same"]) for each in told["instead"]] == [
        ("build_launch", 5, True), ("shopping", 5, False), ("boarding", 2, False),
    ]  # fmt: skip


@pytest.mark.parametrize("energy", range(4))
@pytest.mark.parametrize("values", [(6, 6, 6, 6), (3, 4, 5, 6), (1, 6, 1, 5), (2, 2, 6, 6)])
def test_rr_4_8_a_die_that_is_put_lower_instead_covers_the_shortage(energy: int, values: tuple[int, ...]) -> None:
    fields = ("research left", "boarding right", "shopping right", "build_launch left")
    steps = {field: f"plan {field} {value}" for field, value in zip(fields, values, strict=True)}
    match = at([{"energy": energy}])
    play(match, 0, *steps.values())
    for other in settled(match, 0, 0)["instead"]:
        field = f"{other['phase']} {other['field']}"
        again = at([{"energy": energy}])
        play(again, 0, *{**steps, field: f"plan {field} {other['to']}"}.values())
        found = settled(again, 0, 0)
        assert (found["short"], found["lowered"], found["left"]) == (0, [], 0)


def test_rr_4_5_nobody_is_told_what_another_plan_costs() -> None:
    match = at([{"energy": 8}])
    play(match, 0, *(f"plan {die}" for die in DICE), "done")
    assert [settled(match, 0, viewer) is None for viewer in viewers(match)] == [False, True, True, True]


def test_rr_13_4_while_the_engineer_is_asked_everybody_is_told_what_all_plans_cost() -> None:
    match = at([{"energy": 8}, {"character": "engineer"}, {"character": "miner"}], characters="choose")
    for player in range(3):
        plan(match, player, *DICE)
    assert match.view(None)["asks"] == "adjust"
    told = [settled(match, player, None) for player in range(3)]
    assert [each["short"] for each in told] == [1, 5, 5]
    match.play(1, "pass")
    assert [settled(match, player, None) for player in range(3)] == [None] * 3
    assert [of(match, player)["dice"]["research"][0] for player in range(3)] == [5, 1, 1]
    assert [of(match, player)["energy"] for player in range(3)] == [each["left"] for each in told]


@pytest.mark.parametrize("energy", range(0, 12, 2))
@pytest.mark.parametrize("bid", [None, 1, 4])
@pytest.mark.parametrize("values", [(6, 6, 6, 6), (1, 1, 6, 6), (3, 4, 5, 6), (1, 2, 1, 1), (2, 6, 1, 5)])
def test_rr_4_8_what_the_plan_foretells_is_what_the_reveal_does(
    energy: int, bid: int | None, values: tuple[int, ...]
) -> None:
    fields = ("research left", "research right", "shopping right", "build_launch left")
    match = at([{"energy": energy}])
    play(match, 0, *(f"plan {field} {value}" for field, value in zip(fields, values, strict=True)))
    if bid is not None and bid <= energy:
        match.play(0, f"bid {bid}")
    told = settled(match, 0, 0)
    match.play(0, "done")
    for player in (1, 2):
        plan(match, player, "research left 3", "research right 3", "boarding left 3", "boarding right 3")
    revealed = of(match, 0)
    assert revealed["bid"] == told["bid"]
    assert revealed["energy"] == told["left"] - told["bid"]  # nobody else bids, so it is paid (RR-4.11)
    for die in told["lowered"]:
        assert revealed["dice"][die["phase"]][("left", "right").index(die["field"])] == die["to"] < die["value"]
    lowered = sum(die["value"] - die["to"] for die in told["lowered"])
    assert lowered == told["short"] == sum(values) - sum(map(sum, revealed["dice"].values()))


def test_rr_4_6_rr_8_2_and_rr_9_1_faces_tell_what_a_die_brings_and_allows() -> None:
    faces = at().view(None)["faces"]
    assert [face["energy"] for face in faces] == [2, 1, 0, -1, -2, -3]
    assert [(face["moves"], face["boardings"]) for face in faces] == [(1, 0), (2, 0), (0, 1), (0, 1), (0, 2), (0, 2)]
    assert [[tuple(option.values()) for option in face["options"]] for face in faces] == [
        [(1, 0, 0)], [(0, 1, 0)], [(0, 1, 0), (0, 0, 1)], [(0, 1, 1), (0, 2, 0)], [(0, 2, 1)], [(0, 2, 1)],
    ]  # fmt: skip
    assert [(face["modules"], face["cubes"]) for face in faces] == [(1, value) for value in range(1, 7)]


# --- Prices


def price(match: apogee.Match, module: str, hangar: int, viewer: int = 0) -> Described:
    (found,) = [each for each in match.view(viewer)["prices"] if (each["module"], each["hangar"]) == (module, hangar)]
    told: Described = found
    return told


def test_rr_9_4_and_rr_9_5_prices_by_hangar_after_discount_and_exchanges() -> None:
    match = building_at([seated(0, modules=["slim-barrel"], cubes=cubes(4, 2, 0))], hangars={1: rocket(0)})
    told = price(match, "slim-barrel", 3)
    assert told == {
        "module": "slim-barrel", "hangar": 3, "cost": cubes(0, 2, 0), "exchanges": 0, "fee": 0, "to": None, "energy": 2,
        "rule": None, "opens": [],
    }  # fmt: skip
    assert (price(match, "slim-barrel", 1)["cost"], price(match, "slim-barrel", 1)["exchanges"]) == (cubes(0, 3, 0), 1)
    assert {each["hangar"] for each in match.view(0)["prices"]} == {1, 2, 3, 4}
    assert match.view(1)["prices"] == match.view(None)["prices"] == []
    poor = building_at([seated(0, modules=["slim-barrel"], cubes=cubes(1, 2, 1))])
    assert price(poor, "slim-barrel", 1)["exchanges"] is None


def test_rr_13_13_prices_have_the_moguls_fee_and_tell_who_gets_it() -> None:
    seats = [seated(1, "miner", modules=["slim-barrel"]), seated(0, "mogul", modules=["std-tank"])]
    match = building_at(seats, companies={"supernova-industries": 2})
    told = price(match, "slim-barrel", 3)
    assert (told["fee"], told["to"], told["rule"]) == (2, 1, "RR-13.13")
    assert (price(match, "slim-barrel", 1)["fee"], price(match, "slim-barrel", 1)["to"]) == (0, None)
    assert price(match, "std-tank", 3, viewer=1)["fee"] == 0


def test_rr_9_9_and_rr_9_7_prices_tell_where_a_module_cannot_stand() -> None:
    match = building_at([seated(0, modules=["std-engine"], cubes=cubes(4, 4, 4))], hangars={1: rocket(0)})
    assert [each["rule"] for each in match.view(0)["prices"]] == ["RR-9.9", None, None, None]


def test_rr_6_2_in_research_the_modules_to_be_taken_have_prices_too() -> None:
    match = turn_at("research", 0, 3, display=["slim-barrel", "kestrel"], queue=[{"seat": 1, "value": 2}])
    told = {each["module"] for each in match.view(0)["prices"]}
    assert told == {"slim-barrel", "kestrel", "std-cockpit", "std-tank", "std-engine", "std-crew"}
    assert match.view(1)["prices"] == []


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_rr_9_5_a_price_tells_the_exchanges_that_a_proposal_has(players: int, seed: int) -> None:
    """The law of prices: they agree with the proposals, and proposals with what is legal."""
    match = rich_turn(players, seed)
    (seat,) = match.pending()
    view = match.view(seat)
    for told in view["prices"]:
        words = f"build {told['module']} {told['hangar']}"
        lists = match.proposals(seat, words)
        if told["rule"] is not None or told["exchanges"] is None:
            assert lists == []
        else:
            assert {len(steps) for steps in lists} == {told["exchanges"] + 1}
        assert (words in match.choices(seat)) == (told["rule"] is None and told["exchanges"] == 0)


# --- The nearest launch


def reach(match: apogee.Match, hangar: int) -> dict[str, Any]:
    """What a rocket lacks, by planet."""
    view = match.view(None)
    names = {space["place"]: space["planet"] for space in view["planets"]}
    return {
        names[each["space"]]: (each["tanks"], each["equipment"], each["parts"])
        for each in view["hangars"][hangar - 1]["reach"]
    }


def test_rr_10_1_and_rr_10_2_a_rocket_tells_what_it_lacks_for_each_planet() -> None:
    planets = ["puddle-prime", "mossball", "lantern-reef", "thirsty-giant", "iron-dune"]
    half = [on("std-engine", 1), on("std-crew", 1)]
    full = [on("std-engine", 0), on("std-tank", 0), *[on("std-crew", 0)] * 3, on("std-cockpit", 0)]
    match = building_at([seated(9)], hangars={1: half, 2: full}, planets=planets)
    assert reach(match, 1) == {
        "puddle-prime": (0, [], 1),
        "mossball": (1, [], 2),
        "lantern-reef": (1, ["rover"], 2),
        "thirsty-giant": (3, [], 4),
        "iron-dune": (2, ["rover"], 3),
    }
    assert reach(match, 2) == {"puddle-prime": (0, [], 0), "mossball": (0, [], 0)}
    assert reach(match, 3) == {}


def test_rr_13_19_the_pilots_chip_can_be_the_equipment_of_a_full_rocket() -> None:
    full = [on("std-engine", 0), on("std-tank", 0), on("std-tank", 0), *[on("std-crew", 0)] * 2, on("std-cockpit", 0)]
    planets = ["lantern-reef"]
    for pilot, found in (("pilot", True), ("miner", False)):
        match = building_at([seated(9, pilot)], hangars={1: full}, planets=planets)
        assert ("lantern-reef" in reach(match, 1)) == found


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_rr_10_1_what_lacks_nothing_can_be_launched_and_nothing_else(players: int, seed: int) -> None:
    """The law of reach: no parts and no energy lacking means that the own rocket flies there."""
    match = rich_turn(players, seed)
    (seat,) = match.pending()
    view = match.view(seat)
    found = set()
    for hangar in view["hangars"]:
        if any(module["owner"] == seat for module in hangar["modules"]):
            for each in hangar["reach"]:
                planet = view["planets"][each["space"] - 1]
                fee = 0 if view["seats"][seat]["character"] == "explorer" else planet["fee"]
                if each["parts"] == 0 and planet["cost"] + fee <= view["seats"][seat]["energy"]:
                    found.add(f"launch {hangar['hangar']} {planet['planet']}")
    assert found == set(offered(match, seat, "launch"))
    mission = view["mission"]
    assert not found or (mission["own"], mission["parts"], mission["energy"]) == (True, 0, 0)
    if found:
        assert f"launch {mission['hangar']} {mission['planet']}" in found


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_rr_10_2_a_price_tells_the_planets_that_building_brings_into_reach(players: int, seed: int) -> None:
    match = rich_turn(players, seed)
    (seat,) = match.pending()
    view = match.view(seat)
    prices = {f"build {each['module']} {each['hangar']}": each for each in view["prices"]}
    for words in offered(match, seat, "build"):
        number = int(words.split()[-1])
        before = {planet for planet, (_, _, parts) in reach(match, number).items() if parts == 0}
        after = GAME.match_at(match.position(), seed=seed)
        after.play(seat, words)
        then = {planet for planet, (_, _, parts) in reach(after, number).items() if parts == 0}
        assert set(prices[words]["opens"]) == then - before


def test_rr_5_1_all_dice_of_each_phase_are_told_in_their_order_when_the_first_phase_has_begun() -> None:
    match = at([{"energy": 8}] * 3)
    assert set(map(len, match.view(None)["order"].values())) == {0}
    for player, value in enumerate((2, 5, 5)):
        plan(match, player, f"research left {value}", "shopping left 1", "shopping right 4", "boarding left 2")
    view = match.view(None)
    order = {phase: [(die["seat"], die["value"]) for die in dice] for phase, dice in view["order"].items()}
    assert view["order"]["research"] == view["queue"]
    front = view["influence"]
    assert order["shopping"] == [(seat, value) for value in (4, 1) for seat in front]
    assert order["build_launch"] == []


def test_rr_10_1_the_nearest_launch_is_of_an_own_rocket_or_of_one_to_join() -> None:
    near, far = (
        [on("std-engine", 1), on("std-cockpit", 1)],
        [on("std-engine", 0, purple=0), on("std-crew", 0, purple=1)],
    )
    match = building_at(
        [seated(2), seated(9)], hangars={1: near, 3: far}, planets=["mossball", "kite-harbour", "puddle-prime"]
    )
    own = match.view(0)["mission"]
    assert (own["hangar"], own["planet"], own["parts"], own["own"], own["crew"]) == (3, "puddle-prime", 1, True, 1)
    assert (
        own["energy"] == next(each["cost"] for each in match.view(0)["planets"] if each["planet"] == own["planet"]) - 2
    )
    guest = match.view(2)["mission"]
    assert (guest["hangar"], guest["own"], guest["parts"]) == (1, False, 1)
    assert match.view(None)["mission"] is None
    assert building_at([seated()]).view(0)["mission"] is None


# --- The result


def test_rr_r_43_and_rr_12_2_seats_tell_what_their_vp_were_for() -> None:
    match = building_at(
        [seated(30, "explorer"), seated(0, "pilot")],
        hangars={1: [on("std-engine", 0), on("garage-tank", 1), on("slim-barrel", 1), on("kestrel", 1, white=1)]},
        planets=["lantern-reef"],
        marks={"lantern-reef": 1},
        round=8,
    )
    assert {seat["rewards"] for seat in match.view(None)["seats"]} == {None}
    match.play(0, "launch 1 lantern-reef")
    seats = match.view(None)["seats"]
    assert [sum(seat["rewards"].values()) for seat in seats] == [seat["vp"] for seat in seats]
    assert (seats[0]["rewards"]["launch"], seats[0]["rewards"]["explorer"]) == (2, 1)
    assert (seats[1]["rewards"]["equipment"], seats[1]["rewards"]["pilot"]) == (1, 1)
