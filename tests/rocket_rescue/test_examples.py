"""The worked examples of the catalogue (RR-E.1 to RR-E.5), played with its numbers."""

from typing import Any

import apogee
from tests.rocket_rescue.table import PHASES, at, of, plan, play, refused, standing, table

PURPLE, WHITE, ORANGE, GREEN, RED = range(5)


def energies(match: apogee.Match) -> list[int]:
    """Everybody's energy."""
    return [seat["energy"] for seat in table(match)["seats"]]


def values(match: apogee.Match, player: int) -> list[int]:
    """The dice that a player has, from the first phase to the last."""
    return [value for phase in of(match, player)["dice"].values() for value in phase if value]


def crew_aboard(match: apogee.Match) -> dict[str, dict[str, int]]:
    """Who is on which module, by the module's name."""
    return {
        module["module"]: module["crew"]
        for hangar in table(match)["hangars"]
        for module in hangar["modules"]
        if module["seats"]
    }


def cubes(carbon: int, aluminium: int, titanium: int) -> dict[str, int]:
    """Cubes by type."""
    return {"carbon": carbon, "aluminium": aluminium, "titanium": titanium}


def dice(**phases: list[int]) -> dict[str, Any]:
    """Dice by phase; all four phases are named, so that nothing is filled in."""
    return {"dice": {phase: phases.get(phase, []) for phase in PHASES}}


# --- RR-E.1


def test_rr_e_1_planning_with_too_little_energy() -> None:
    match = at(
        [{"energy": 3}, {"energy": 5}, {"energy": 4}, {"energy": 6}, {"energy": 4}],
        round=2, influence=[PURPLE, RED, WHITE, ORANGE, GREEN],
    )  # fmt: skip
    match.expect("roll 4", "roll 6", "roll 4", "roll 2", "roll 5")

    plan(match, PURPLE, "research left 4", "shopping left 6", "build_launch left 6", "build_launch right 5", bid=2)
    plan(match, WHITE, "research left 3", "shopping left 3", "boarding left 3", "build_launch left 5", bid=3)
    plan(match, ORANGE, "research left 2", "shopping left 4", "boarding left 3", "build_launch left 3", bid=3)
    plan(match, GREEN, "research left 6", "shopping left 3", "boarding left 3", "build_launch left 3", bid=4)
    assert energies(match) == [3, 5, 4, 6, 4]
    plan(match, RED, "research left 1", "shopping left 2", "boarding left 3", "build_launch left 2", bid=0)

    assert values(match, PURPLE) == [1, 3, 6, 5]
    assert [values(match, player) for player in (WHITE, ORANGE, GREEN, RED)] == [
        [3, 3, 3, 5], [2, 4, 3, 3], [6, 3, 3, 3], [1, 2, 3, 2],
    ]  # fmt: skip
    assert [of(match, player)["bid"] for player in range(5)] == [0, 3, 3, 3, 0]
    assert table(match)["influence"] == [ORANGE, GREEN, WHITE, PURPLE, RED]
    assert energies(match) == [0, 3, 1, 3, 8]


# --- RR-E.2


def test_rr_e_2_shopping_and_refill() -> None:
    match = at(
        [dice(research=[3], shopping=[5, 1], build_launch=[1]), dice(research=[3, 3], shopping=[5], build_launch=[1]),
         dice(research=[3, 3], shopping=[6, 2])],
        round=2, phase="shopping", influence=[ORANGE, WHITE, PURPLE], market=cubes(4, 1, 6),
    )  # fmt: skip
    before = table(match)["bank"]

    play(match, ORANGE, "pass")
    assert match.pending() == (WHITE,)
    assert refused(match, WHITE, "buy carbon 5") == "RR-7.3"
    play(match, WHITE, "buy carbon 4")
    assert refused(match, PURPLE, "buy titanium 6") == "RR-7.1"
    play(match, PURPLE, "buy titanium 4")
    assert match.pending() == (ORANGE,)
    play(match, ORANGE, "buy aluminium 1")
    play(match, PURPLE, "buy titanium 1")
    assert table(match)["market"] == cubes(0, 0, 1)

    assert match.pending() == (WHITE,)
    assert match.choices(WHITE) == ["refill carbon", "refill aluminium", "refill titanium"]
    play(match, WHITE, "refill titanium")

    assert table(match)["market"] == cubes(3, 3, 10)
    assert table(match)["bank"] == {resource: before[resource] - more for resource, more in cubes(3, 3, 9).items()}
    assert [of(match, player)["cubes"] for player in range(3)] == [cubes(2, 2, 7), cubes(6, 2, 2), cubes(2, 3, 2)]


# --- RR-E.3


def test_rr_e_3_boarding_with_fees_moves_and_terminal() -> None:
    match = at(
        [{"energy": 0, **dice(research=[3, 3], boarding=[4, 3])},
         {"energy": 3, **dice(research=[3, 3], boarding=[6, 2])},
         {"energy": 2, **dice(research=[3, 3], boarding=[3, 1])}],
        round=2, phase="boarding", influence=[ORANGE, PURPLE, WHITE],
        hangars={
            1: [{"module": "std-engine", "owner": PURPLE}, {"module": "std-crew", "owner": WHITE},
                {"module": "kestrel", "owner": PURPLE}],
            4: [{"module": "family-cabin", "owner": ORANGE, "crew": {"orange": 1}}],
        },
    )  # fmt: skip

    play(match, WHITE, "board 1 6", "board 1 2")
    assert energies(match) == [1, 1, 2]
    play(match, PURPLE, "board 1 2")
    assert energies(match) == [0, 2, 2]
    play(match, ORANGE, "board terminal")
    assert refused(match, PURPLE, "board 4 2") == "RR-8.4"
    assert match.choices(PURPLE) == ["end", "board terminal"]
    play(match, PURPLE, "board terminal")
    assert table(match)["terminal"] == [ORANGE, PURPLE]
    play(match, WHITE, "move 1 2 white", "to 4 2", "end")
    play(match, ORANGE, "move 4 2 orange", "to 1 2")

    assert crew_aboard(match) == {
        "kestrel": {"white": 1}, "std-crew": {"purple": 1, "orange": 1}, "family-cabin": {"white": 1},
    }  # fmt: skip
    assert energies(match) == [0, 2, 2]
    assert match.pending() == (ORANGE,)
    play(match, ORANGE, "board 4 2")

    assert crew_aboard(match)["family-cabin"] == {"white": 1, "orange": 1}
    assert table(match)["terminal"] == [PURPLE]
    assert energies(match) == [0, 2, 1]
    assert (table(match)["round"], table(match)["phase"]) == (3, "plan")


# --- RR-E.4


def owned(match: apogee.Match, player: int) -> tuple[dict[str, int], int, int, int]:
    """A player's cubes, energy, chips and crew in the supply."""
    seat = of(match, player)
    return seat["cubes"], seat["energy"], seat["chips"], seat["crew"]


def test_rr_e_4_building_with_discount_exchange_and_free_crew() -> None:
    match = at(
        [{"energy": 1, "modules": ["capsule-hotel", "slim-barrel"], "cubes": cubes(2, 2, 5),
          **dice(research=[3, 3], build_launch=[5, 1])}],
        players=3, round=2, phase="build_launch", closed=[2, 6],
    )  # fmt: skip

    assert owned(match, PURPLE) == (cubes(2, 2, 5), 1, 9, 5)
    assert refused(match, PURPLE, "build capsule-hotel 1") == "RR-9.4"
    play(match, PURPLE, "exchange titanium carbon", "build capsule-hotel 1", "crew")
    assert owned(match, PURPLE) == (cubes(0, 1, 2), 3, 8, 4)
    play(match, PURPLE, "exchange titanium aluminium")
    assert refused(match, PURPLE, "build slim-barrel 5") == "RR-9.4"
    play(match, PURPLE, "build slim-barrel 3")
    assert owned(match, PURPLE) == (cubes(0, 0, 0), 5, 7, 4)

    assert table(match)["turn"]["value"] == 1
    play(match, PURPLE, "shift 1 2 3")

    assert owned(match, PURPLE) == (cubes(0, 0, 0), 5, 7, 4)
    assert standing(match, 1) == []
    assert standing(match, 3) == ["slim-barrel", "capsule-hotel"]
    assert crew_aboard(match) == {"capsule-hotel": {"purple": 1}}


# --- RR-E.5


def test_rr_e_5_two_launches() -> None:
    match = at(
        [{"energy": 12, **dice(research=[3, 3], shopping=[3], build_launch=[4])},
         {"energy": 8, **dice(research=[3, 3], shopping=[3], build_launch=[3])},
         {"vp": 2, **dice(research=[3, 3], shopping=[3, 3])}],
        round=5, phase="build_launch", length="short", planets=["nebelkappe", "dwarf-cockroach"],
        piles={"red": {"top": ["ember-crown", "rust-cathedral"]}},
        flown=[{"planet": "puddle-prime", "rescuer": ORANGE, "crew": {"orange": 3}}],
        hangars={
            2: [{"module": "std-engine", "owner": PURPLE}, {"module": "cryo-flask", "owner": WHITE},
                {"module": "bunk-ring", "owner": WHITE, "crew": {"white": 1, "orange": 1}},
                {"module": "kestrel", "owner": PURPLE, "crew": {"purple": 1}}],
            5: [{"module": "evergreen-engine", "owner": WHITE}, {"module": "garage-tank", "owner": ORANGE},
                {"module": "field-camp", "owner": WHITE, "crew": {"white": 1, "orange": 1}},
                {"module": "twin-helm", "owner": PURPLE, "crew": {"purple": 1}}],
        },
    )  # fmt: skip
    discard = table(match)["discard"]
    engines = table(match)["piles"]["standard"]["std-engine"]
    chips = [seat["chips"] for seat in table(match)["seats"]]
    match.expect(*(f"stability {roll}" for roll in (4, 6, 1, 3, 5, 4, 3, 6)))

    play(match, PURPLE, "launch 2 nebelkappe")
    match.pending()
    seen = table(match)
    assert [seat["energy"] for seat in seen["seats"]][:2] == [2, 8]
    assert [seat["vp"] for seat in seen["seats"]] == [5, 2, 2]
    assert [seat["saved"] for seat in seen["seats"]] == [1, 1, 4]
    assert of(match, PURPLE)["rescued"] == 3
    assert [place["planet"] for place in seen["planets"]][3:] == ["ember-crown", "dwarf-cockroach"]
    assert standing(match, 2) == ["cryo-flask", "kestrel"]
    assert crew_aboard(match)["kestrel"] == {}
    assert seen["discard"] == [*discard, "bunk-ring"]
    assert seen["piles"]["standard"]["std-engine"] == engines + 1
    assert [seat["chips"] for seat in seen["seats"]] == [chips[0] + 1, chips[1] + 1, chips[2]]

    play(match, PURPLE, "end")
    play(match, WHITE, "launch 5 dwarf-cockroach")
    match.pending()
    seen = table(match)
    assert [seat["energy"] for seat in seen["seats"]][:2] == [2, 1]
    assert [seat["vp"] for seat in seen["seats"]] == [5, 8, 6]
    assert [seat["saved"] for seat in seen["seats"]] == [2, 2, 5]
    assert of(match, WHITE)["rescued"] == 3
    assert standing(match, 5) == ["evergreen-engine", "garage-tank", "twin-helm"]
    assert seen["trigger"]
    play(match, WHITE, "end")

    assert match.over
    assert match.end_reason == "all_rescued"
    assert match.scores() == [9, 12, 16]
    assert match.winners() == (ORANGE,)
