"""RR-7: shopping and the refill of the market."""

from typing import Any

import pytest

import apogee
from tests.rocket_rescue.phases import NOBODY, RESOURCES, cubes, each, events, phase_at, queue
from tests.rocket_rescue.table import of, play, refused, table


def shopping(*dice: list[int] | tuple[int, ...], market: tuple[int, int, int], **more: Any) -> apogee.Match:
    """Shopping begins with so many cubes in the market."""
    return phase_at("shopping", *dice, market=cubes(*market), **more)


def market(match: apogee.Match) -> list[int]:
    """Carbon, aluminium and titanium in the market."""
    return list(table(match)["market"].values())


def bank(match: apogee.Match) -> list[int]:
    """Carbon, aluminium and titanium in the bank."""
    return list(table(match)["bank"].values())


def holding(*numbers: int) -> dict[str, object]:
    """A seat with so many cubes of each type."""
    return {"cubes": cubes(*numbers)}


def draining(*left: int) -> list[dict[str, object]]:
    """Three seats that hold so many cubes that the bank has just these left beside a market of 0, 0, 0."""
    return [{"cubes": cubes(*(40 - number for number in left))}, {}, {}]


# --- 7.1 to 7.3 A turn


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_rr_7_1_and_rr_d_10_a_die_takes_up_to_its_value_of_one_type_or_nothing(value: int) -> None:
    match = shopping([value], [], [], market=(10, 3, 0))

    assert match.choices(0) == [
        "pass",
        *(f"buy carbon {number}" for number in range(1, value + 1)),
        *(f"buy aluminium {number}" for number in range(1, min(value, 3) + 1)),
    ]
    if value < 6:
        assert refused(match, 0, f"buy carbon {value + 1}") == "RR-7.1"

    match.play(0, f"buy carbon {value}")

    assert market(match) == [10 - value, 3, 0]
    assert of(match, 0)["cubes"] == cubes(value, 0, 0)
    assert events(match, "bought") == [{"seat": 0, "resource": "carbon", "cubes": value}]


def test_rr_7_1_cubes_are_free_of_charge() -> None:
    match = shopping([6], [], [], market=(10, 10, 10), seats=[{"energy": 0}, {}, {}])

    match.play(0, "buy titanium 6")

    assert each(match, "energy") == [0, 4, 4]


def test_rr_7_2_one_die_takes_one_type_and_a_second_die_may_take_another() -> None:
    match = shopping([5, 4], [3], [], market=(10, 10, 10))

    match.play(0, "buy carbon 2")

    assert (match.pending(), table(match)["turn"]["value"]) == ((0,), 4)  # the rest of the 5 is gone
    assert refused(match, 0, "buy titanium 5") == "RR-7.1"

    match.play(0, "buy titanium 4")

    assert match.pending() == (1,)
    assert of(match, 0)["cubes"] == cubes(2, 0, 4)


def test_rr_7_2_a_second_die_may_take_the_same_type() -> None:
    match = shopping([5, 4], [], [], market=(10, 10, 10))

    play(match, 0, "buy carbon 5", "buy carbon 4")

    assert market(match) == [1, 10, 10]


def test_rr_7_3_of_too_few_cubes_those_are_taken_and_the_bank_adds_none() -> None:
    match = shopping([6, 1], [5], [], market=(2, 0, 10))
    before = bank(match)

    assert refused(match, 0, "buy carbon 3") == "RR-7.3"
    assert refused(match, 0, "buy aluminium 1") == "RR-7.3"
    assert refused(match, 0, "buy carbon 6") == "RR-7.3"

    match.play(0, "buy carbon 2")

    assert match.pending() == (1,)
    assert market(match) == [0, 0, 10]
    assert bank(match) == before
    assert refused(match, 1, "buy carbon 1") == "RR-7.3"


def test_rr_7_3_with_an_empty_market_nobody_is_asked() -> None:
    match = shopping([6], [5], [4], market=(2, 0, 0))

    match.play(0, "buy carbon 2")

    assert events(match, "nothing-to-do")[:2] == [{"seat": 1}, {"seat": 2}]
    assert (table(match)["asks"], match.pending()) == ("refill", (0,))


def test_rr_7_3_a_market_that_is_empty_from_the_beginning_leaves_only_the_refill() -> None:
    match = shopping([6], [5], [4], market=(0, 0, 0), influence=[2, 1, 0])

    assert (table(match)["asks"], match.pending()) == ("refill", (2,))


def test_rr_r_44_taking_no_cube_is_not_offered_but_passing_is() -> None:
    match = shopping([6], [], [], market=(10, 0, 0))

    assert match.choices(0) == ["pass", *(f"buy carbon {number}" for number in range(1, 7))]
    with pytest.raises(apogee.UnknownAction):
        match.play(0, "buy carbon 0")


# --- 7.4 to 7.7 Refill


def test_rr_7_4_and_rr_d_11_the_first_to_receive_a_cube_chooses_one_type_that_is_filled() -> None:
    match = shopping([6], [5], [4], market=(4, 5, 6))
    match.play(0, "pass")
    match.play(1, "buy carbon 1")
    match.play(2, "buy carbon 3")

    assert (table(match)["asks"], match.pending()) == ("refill", (1,))
    assert table(match)["first_buyer"] == 1
    assert match.choices(1) == ["refill carbon", "refill aluminium", "refill titanium"]
    assert refused(match, 1, "pass") == "RR-7.4"
    assert refused(match, 2, "refill carbon") == "RR-5.1"

    match.play(1, "refill aluminium")

    assert market(match) == [3, 10, 6]
    assert events(match, "refilled") == [
        {"seat": 1, "resource": "carbon", "cubes": 3},
        {"seat": 1, "resource": "aluminium", "cubes": 5},
    ]
    assert bank(match) == [40 - 3 - 4, 40 - 10, 40 - 6]


@pytest.mark.parametrize(("players", "capacity"), [(3, 10), (4, 12), (5, 14)])
def test_rr_7_4_and_rr_7_5_the_chosen_type_goes_to_capacity_the_others_to_the_number_of_players(
    players: int, capacity: int
) -> None:
    match = shopping([1], *[NOBODY] * (players - 1), market=(players - 1, players + 1, 1))
    match.play(0, "buy titanium 1")

    match.play(0, "refill titanium")

    assert market(match) == [players, players + 1, capacity]


def test_rr_7_4_even_a_full_type_may_be_chosen() -> None:
    match = shopping([6], [], [], market=(10, 10, 7))
    match.play(0, "buy titanium 6")

    match.play(0, "refill carbon")

    assert market(match) == [10, 10, 3]
    assert events(match, "refilled") == [
        {"seat": 0, "resource": "carbon", "cubes": 0},
        {"seat": 0, "resource": "titanium", "cubes": 2},
    ]


def test_rr_7_5_a_type_with_as_many_cubes_as_players_is_left_alone() -> None:
    match = shopping([1], [], [], [], market=(4, 3, 5))
    match.play(0, "buy titanium 1")

    match.play(0, "refill titanium")

    assert market(match) == [4, 4, 12]


def test_rr_r_17_a_turn_that_was_skipped_does_not_count() -> None:
    match = shopping([6], [6, 5], [1], market=(10, 10, 10), influence=[0, 1, 2])
    match.play(0, "pass")
    play(match, 1, "pass", "pass")
    match.play(2, "buy carbon 1")

    assert (table(match)["asks"], match.pending()) == ("refill", (2,))


def test_rr_7_6_and_rr_r_17_if_nobody_received_a_cube_the_player_in_front_chooses() -> None:
    match = shopping([6], [], [1], market=(10, 10, 9), influence=[1, 2, 0])
    match.play(0, "pass")
    match.play(2, "pass")

    assert (table(match)["asks"], match.pending()) == ("refill", (1,))

    match.play(1, "refill titanium")

    assert market(match) == [10, 10, 10]


def test_rr_7_6_and_rr_r_45_if_nobody_shops_the_player_in_front_chooses() -> None:
    match = shopping(NOBODY, NOBODY, NOBODY, market=(0, 1, 9), influence=[2, 0, 1])

    assert queue(match) == []
    assert (table(match)["phase"], table(match)["asks"], match.pending()) == ("shopping", "refill", (2,))

    match.play(2, "refill carbon")

    assert market(match) == [10, 3, 9]


def test_rr_r_17_the_question_is_left_out_only_if_all_three_fields_are_full() -> None:
    full = shopping([6], [], [], market=(10, 10, 10))
    full.play(0, "pass")
    assert table(full)["phase"] != "shopping"
    assert events(full, "refilled") == []

    empty = shopping(NOBODY, NOBODY, NOBODY, market=(10, 10, 10))
    assert table(empty)["phase"] != "shopping"

    for lacking in range(3):
        there = [10, 10, 10]
        there[lacking] = 9
        match = shopping([6], [], [], market=(there[0], there[1], there[2]))
        match.play(0, "pass")
        assert match.choices(0) == [f"refill {resource}" for resource in RESOURCES]


def test_rr_r_17_the_question_is_asked_though_the_bank_is_empty() -> None:
    match = shopping(NOBODY, NOBODY, NOBODY, market=(0, 0, 0), seats=draining(0, 0, 0))
    assert table(match)["asks"] == "refill"

    match.play(0, "refill carbon")

    assert market(match) == bank(match) == [0, 0, 0]
    assert events(match, "refilled") == [{"seat": 0, "resource": "carbon", "cubes": 0}]


def test_rr_7_7_and_rr_r_2_if_the_bank_lacks_cubes_as_many_as_there_are_are_placed() -> None:
    match = shopping(NOBODY, NOBODY, NOBODY, market=(0, 0, 0), seats=draining(7, 2, 3))

    match.play(0, "refill carbon")

    assert market(match) == [7, 2, 3]
    assert bank(match) == [0, 0, 0]
    assert events(match, "refilled") == [
        {"seat": 0, "resource": "carbon", "cubes": 7},
        {"seat": 0, "resource": "aluminium", "cubes": 2},
        {"seat": 0, "resource": "titanium", "cubes": 3},
    ]


def test_rr_r_2_cubes_are_limited_to_40_of_a_type() -> None:
    match = shopping([6], [], [], market=(6, 6, 6), seats=[holding(30, 30, 34), {}, {}])
    assert bank(match) == [4, 4, 0]
    match.play(0, "buy carbon 6")

    match.play(0, "refill carbon")

    assert market(match) == [4, 6, 6]
    assert bank(match) == [0, 4, 0]
    assert of(match, 0)["cubes"]["carbon"] + market(match)[0] + bank(match)[0] == 40


def test_rr_7_4_who_bought_first_in_an_earlier_round_does_not_choose_in_this_one() -> None:
    match = shopping([1], [], [], market=(10, 10, 10), influence=[2, 1, 0])
    match.play(0, "buy carbon 1")
    match.play(0, "refill aluminium")
    assert (table(match)["round"], market(match)) == (2, [9, 10, 10])
    for player in range(3):
        play(match, player, "plan boarding left 1", "plan boarding right 1", "plan build_launch left 1",
             "plan build_launch right 1", "done")  # fmt: skip

    assert (table(match)["asks"], match.pending()) == ("refill", (2,))


# --- The Miner


def mining(value: int, there: tuple[int, int, int], **more: Any) -> apogee.Match:
    """The Miner, seat 0, shops with one die."""
    return shopping([value], [1], [], market=there, seats=[{"character": "miner"}, {}, {}], **more)


def test_rr_d_10_the_miner_splits_a_value_over_the_types() -> None:
    match = mining(6, (10, 10, 10))

    match.play(0, "buy carbon 1")
    assert match.choices(0) == [
        "pass",
        *(f"buy carbon {number}" for number in range(1, 6)),
        *(f"buy aluminium {number}" for number in range(1, 6)),
        *(f"buy titanium {number}" for number in range(1, 6)),
    ]
    assert table(match)["turn"]["left"]["pips"] == 5
    assert refused(match, 0, "buy aluminium 6") == "RR-7.1"

    match.play(0, "buy titanium 2")
    assert [words for words in match.choices(0) if words.endswith("3")] == [
        "buy carbon 3", "buy aluminium 3", "buy titanium 3",
    ]  # fmt: skip
    assert refused(match, 0, "buy carbon 4") == "RR-7.1"

    match.play(0, "buy carbon 1")
    match.play(0, "buy aluminium 2")
    assert match.pending() == (1,)
    assert of(match, 0)["cubes"] == cubes(2, 2, 2)
    assert market(match) == [8, 8, 8]
    assert events(match, "nothing-to-do") == []  # the value is used up


def test_rr_d_10_by_the_first_rules_the_miner_names_each_type_once() -> None:
    match = mining(6, (10, 10, 10), rules=1)

    match.play(0, "buy carbon 1")
    assert match.choices(0) == [
        "pass",
        *(f"buy aluminium {number}" for number in range(1, 6)),
        *(f"buy titanium {number}" for number in range(1, 6)),
    ]
    assert refused(match, 0, "buy aluminium 6") == "RR-7.1"
    assert refused(match, 0, "buy carbon 1") == "RR-13.15"  # it could have been more at once

    match.play(0, "buy titanium 2")
    assert match.choices(0) == ["pass", "buy aluminium 1", "buy aluminium 2", "buy aluminium 3"]

    match.play(0, "buy aluminium 3")
    assert match.pending() == (1,)
    assert of(match, 0)["cubes"] == cubes(1, 3, 2)
    assert market(match) == [9, 7, 8]


def test_rr_d_10_the_miner_may_stop_in_the_middle_of_a_split() -> None:
    match = mining(6, (10, 10, 10))

    play(match, 0, "buy carbon 4", "pass")

    assert match.pending() == (1,)
    assert of(match, 0)["cubes"] == cubes(4, 0, 0)


def test_rr_d_10_the_miner_is_limited_by_the_market() -> None:
    match = mining(6, (2, 1, 0))

    assert refused(match, 0, "buy carbon 3") == "RR-7.3"
    match.play(0, "buy carbon 1")
    assert refused(match, 0, "buy carbon 2") == "RR-7.3"
    play(match, 0, "buy carbon 1", "buy aluminium 1")

    assert events(match, "nothing-to-do") == [{"seat": 0}, {"seat": 1}]  # 3 pips are left, but no cube
    assert (table(match)["asks"], match.pending()) == ("refill", (0,))


def test_rr_7_2_nobody_but_the_miner_splits_a_die() -> None:
    match = shopping([6], [6], [], market=(10, 10, 10), seats=[{"character": "pilot"}, {"character": "miner"}, {}])

    match.play(0, "buy carbon 1")

    assert match.pending() == (1,)


def test_rr_r_17_the_miner_who_splits_first_chooses_the_refill() -> None:
    match = shopping([2], [6], [], market=(1, 1, 1), seats=[{"character": "miner"}, {}, {}])
    match.play(1, "pass")
    play(match, 0, "buy titanium 1", "buy carbon 1")

    assert (table(match)["asks"], match.pending()) == ("refill", (0,))
