"""RR-11 and RR-12: the end of a round, the end of the game, scoring and tie-breaks."""

from typing import Any

import pytest

import apogee
from tests.rocket_rescue.pad import at, cubes, each, lines, on, rocket, round_at, seated, standing, table_at
from tests.rocket_rescue.table import Described, asks, play, refused

LAST: Described = {"round": 8, "phase": "build_launch", "end": "last_round"}


def flown(planet: str, rescuer: int, **crew: int) -> Described:
    """A planet that was flown to."""
    return {"planet": planet, "rescuer": rescuer, "crew": crew}


# --- RR-11.1: the order of the end of a round


def test_rr_11_1_after_the_last_die_come_terminal_boarding_then_the_hand_limit_then_the_next_round() -> None:
    match = at(
        [seated(1, cubes=cubes(2), modules=["kestrel", "std-tank"])],
        turn=(0, 2),
        terminal=[0],
        hangars={1: [on("std-crew")]},
    )
    match.play(0, "end")
    assert asks(match) == ("terminal", [0])
    match.play(0, "board 1 2")
    assert asks(match) == ("keep", [0])
    play(match, 0, "keep kestrel", "done")

    assert asks(match) == ("plan", [0, 1, 2])
    assert (match.view(None)["round"], match.view(None)["phase"]) == (2, "plan")
    told = lines(match)
    order = [
        "ended-turn 0", "boarded 0 std-crew", "ready 0", "kept 0 kestrel", "discarded 0 std-tank", "round",
    ]  # fmt: skip
    assert [line for line in told if line in order] == order


@pytest.mark.parametrize("is_last", [True, False])
def test_rr_11_1_and_rr_r_28_in_the_last_round_both_are_skipped(is_last: bool) -> None:
    seats = [seated(5, modules=["kestrel", "std-tank"]), seated(5)]
    match = round_at(seats, round=8 if is_last else 7, terminal=[1], hangars={1: [on("std-crew", 2)]})

    if is_last:
        assert (match.over, match.end_reason, match.pending()) == (True, "last_round", ())
        assert match.view(None)["terminal"] == [1]
        assert each(match, "modules")[0] == ["std-tank", "kestrel"]
        assert each(match, "energy") == [5, 5, 0]
    else:
        assert asks(match) == ("terminal", [1])
        match.play(1, "pass")
        assert asks(match) == ("keep", [0])


def test_rr_r_28_when_everyone_is_rescued_both_are_skipped_too() -> None:
    match = round_at(
        [seated(5, modules=["kestrel", "std-tank"])],
        terminal=[0],
        hangars={1: [on("std-crew", 2)]},
        flown=[flown("mossball", 1, white=5)],
    )
    assert (match.over, match.end_reason) == (True, "all_rescued")
    assert match.view(None)["terminal"] == [0]
    assert each(match, "modules")[0] == ["std-tank", "kestrel"]


# --- RR-11.2 to RR-11.4: terminal boarding


def test_rr_11_2_and_rr_d_19_terminal_crew_board_from_left_to_right_at_the_normal_cost() -> None:
    match = round_at(
        [seated(1), seated(1), seated(1)],
        terminal=[2, 0, 1],
        hangars={1: [on("std-crew", 1, orange=1)], 3: [on("kestrel", 0), on("slim-barrel", 0)]},
    )
    assert asks(match) == ("terminal", [2])
    assert match.choices(2) == ["pass", "board 1 2", "board 3 6"]
    assert refused(match, 0, "board 1 2") == "RR-5.1"
    assert refused(match, 2, "board 3 2") == "RR-8.4"  # no seat
    assert refused(match, 2, "board terminal") == "RR-8.5"
    assert refused(match, 2, "done") == "RR-11.2"
    match.play(2, "board 1 2")  # to white
    assert each(match, "energy") == [1, 2, 0]
    assert asks(match) == ("terminal", [0])
    assert match.choices(0) == ["pass", "board 3 6"]
    match.play(0, "board 3 6")  # the own one: to the bank

    assert each(match, "energy") == [0, 2, 0]
    assert standing(match, 1) == ["2 std-crew 1 orange2"]
    assert standing(match, 3) == ["2 slim-barrel 0", "6 kestrel 0 purple1"]
    assert match.view(None)["terminal"] == [1]  # no seat left
    assert asks(match)[0] == "plan"


def test_rr_11_3_who_passes_cannot_pay_or_finds_no_seat_stays_and_the_next_one_follows() -> None:
    match = round_at(
        [seated(0), seated(1), seated(1)],
        terminal=[0, 1, 2],
        hangars={1: [on("std-crew", 0, purple=1)]},
    )
    assert asks(match) == ("terminal", [1])  # purple cannot pay
    match.play(1, "pass")
    assert asks(match) == ("terminal", [2])
    match.play(2, "board 1 2")

    assert match.view(None)["terminal"] == [0, 1]
    assert each(match, "energy") == [1, 1, 0]


def test_rr_11_2_energy_got_from_the_one_before_pays_the_next() -> None:
    match = round_at([seated(1), seated(0)], terminal=[0, 1], hangars={1: [on("std-crew", 1)]})
    match.play(0, "board 1 2")
    assert asks(match) == ("terminal", [1])
    match.play(1, "board 1 2")
    assert each(match, "energy") == [0, 0, 0]
    assert standing(match, 1) == ["2 std-crew 1 purple1 white1"]


def test_rr_11_4_the_remaining_crew_close_up_to_the_left() -> None:
    match = round_at(
        [seated(1), seated(1), seated(1), seated(1)],
        players=4,
        terminal=[3, 0, 2, 1],
        hangars={1: [on("grand-dormitory", 0)]},
    )
    match.play(3, "board 1 2")
    match.play(0, "pass")
    match.play(2, "board 1 2")
    match.play(1, "pass")
    assert match.view(None)["terminal"] == [0, 1]


# --- RR-11.5: hand limit


def test_rr_11_5_rr_d_20_and_rr_r_29_all_choose_at_once_and_discard_in_influence_order() -> None:
    hands = [["kestrel", "std-tank", "std-tank"], ["slim-barrel"], ["std-crew", "bunk-ring"]]
    match = round_at([seated(modules=hand) for hand in hands], influence=[2, 1, 0])

    assert asks(match) == ("keep", [0, 2])
    assert match.choices(0) == ["keep std-tank", "keep kestrel"]
    assert match.choices(1) == []
    assert match.choices(2) == ["keep std-crew", "keep bunk-ring"]
    assert refused(match, 0, "done") == "RR-11.5"
    assert refused(match, 0, "pass") == "RR-11.5"
    assert refused(match, 0, "keep bunk-ring") == "RR-11.5"
    play(match, 0, "keep kestrel")
    assert match.choices(0) == ["done"]
    assert refused(match, 0, "keep std-tank") == "RR-11.5"
    match.play(0, "done")
    assert match.pending() == (2,)
    assert each(match, "modules") == [["std-tank", "std-tank", "kestrel"], ["slim-barrel"], ["std-crew", "bunk-ring"]]
    play(match, 2, "keep std-crew", "done")

    assert each(match, "modules") == [["kestrel"], ["slim-barrel"], ["std-crew"]]
    assert match.view(None)["discard"] == ["bunk-ring"]
    assert match.view(None)["piles"]["standard"] == {
        "std-cockpit": 4, "std-tank": 4, "std-engine": 4, "std-crew": 3,
    }  # fmt: skip
    told = [line for line in lines(match) if line.split()[0] in ("kept", "discarded")]
    assert told == [
        "kept 2 std-crew", "discarded 2 bunk-ring", "kept 0 kestrel", "discarded 0 std-tank", "discarded 0 std-tank",
    ]  # fmt: skip


def test_rr_d_20_what_is_kept_is_not_shown_before_the_last_one_is_done() -> None:
    def seen(kept: str) -> list[Any]:
        match = round_at([seated(modules=["kestrel", "std-tank"]), seated(modules=["std-crew", "bunk-ring"])])
        play(match, 0, f"keep {kept}", "done")
        return [[match.view(viewer), match.log(viewer)] for viewer in (1, 2, None)] + [match.choices(1)]

    assert seen("kestrel") == seen("std-tank")


def test_rr_r_29_the_order_of_the_choices_changes_nothing() -> None:
    def after(first: int) -> tuple[Any, Any]:
        match = round_at([seated(modules=["kestrel", "std-tank"]), seated(modules=["std-crew", "bunk-ring"])])
        for player in (first, 1 - first):
            play(match, player, ("keep kestrel", "keep bunk-ring")[player], "done")
        return match.position(), [line for line in lines(match) if not line.startswith("ready")]

    assert after(0) == after(1)


def test_rr_11_5_two_alike_are_still_two() -> None:
    match = round_at([seated(modules=["std-tank", "std-tank"])])
    assert match.choices(0) == ["keep std-tank"]
    play(match, 0, "keep std-tank", "done")
    assert each(match, "modules")[0] == ["std-tank"]
    assert match.view(None)["piles"]["standard"]["std-tank"] == 3


# --- RR-12.1: the end


def test_rr_12_1_all_dice_of_the_round_are_still_carried_out() -> None:
    match = at(
        [seated(5), seated(cubes=cubes(2), modules=["std-crew"])],
        turn=(0, 3),
        queue=[(1, 2)],
        hangars={1: [on("evergreen-engine"), on("armoured-brow", 0, purple=1)]},
        flown=[flown("mossball", 1, purple=4)],
        planets=["puddle-prime"],
    )
    match.play(0, "launch 1 puddle-prime")
    assert (match.over, match.view(None)["trigger"]) == (False, True)
    assert asks(match) == ("build_launch", [1])
    match.play(1, "exchange carbon titanium")

    assert (match.over, match.end_reason) == (True, "all_rescued")
    assert refused(match, 1, "end") == "RR-12.1"
    assert match.view(None)["round"] == 1


def test_rr_12_1_otherwise_the_game_ends_after_round_eight() -> None:
    match = at([seated(cubes=cubes(2))], turn=(0, 1), round=7)
    match.play(0, "end")
    assert (match.over, match.view(None)["round"]) == (False, 8)

    match = at([seated(cubes=cubes(2))], turn=(0, 1), round=8)
    match.play(0, "end")
    assert (match.over, match.end_reason) == (True, "last_round")
    assert each(match, "vp") == [0, 0, 0]  # RR-R.49: nobody rescued everyone, nobody gets 3
    assert match.winners() == (0, 1, 2)


def test_rr_r_49_the_end_that_is_triggered_in_round_eight_still_pays() -> None:
    match = at(
        [seated(5)],
        turn=(0, 3),
        round=8,
        hangars={1: [on("evergreen-engine"), on("armoured-brow", 0, white=1)]},
        flown=[flown("mossball", 1, white=4)],
        planets=["puddle-prime"],
    )
    match.play(0, "launch 1 puddle-prime")

    assert (match.over, match.end_reason) == (True, "all_rescued")
    assert each(match, "vp") == [2, 3, 0]
    assert match.scores() == [2, 13, 0]
    assert match.winners() == (1,)


# --- RR-12.3 to RR-12.6: score and tie-breaks


def test_rr_12_3_two_points_for_each_own_crew_on_a_planet_and_the_points_collected() -> None:
    match = table_at(
        [seated(30, vp=4, cubes=cubes(9, 9, 9), modules=["kestrel"]), seated(vp=1), seated(vp=7)],
        **LAST,
        terminal=[2],
        hangars={1: [on("capsule-hotel", 0, purple=2, orange=2)]},
        flown=[flown("mossball", 2, purple=1, white=3), flown("lullaby", 0, purple=1)],
    )
    assert match.scores() == [2 * 2 + 4, 2 * 3 + 1, 7]
    assert each(match, "worth") == [
        {"crew": 4, "vp": 4, "ambassador": 0},
        {"crew": 6, "vp": 1, "ambassador": 0},
        {"crew": 0, "vp": 7, "ambassador": 0},
    ]
    assert match.winners() == (0,)


def test_rr_12_4_equipment_is_worth_nothing_at_the_end() -> None:
    hangars = {1: [on("storm-shelter", 0), on("panorama-dome", 0)]}
    match = table_at([seated(modules=["field-camp"])], **LAST, hangars=hangars)
    assert match.scores() == [0, 0, 0]


@pytest.mark.parametrize("ambassador", [0, 1, 2])
def test_rr_12_5_rr_13_9_and_rr_r_36_the_ambassador_changes_what_crew_are_worth(ambassador: int) -> None:
    seats = [seated(vp=1), seated(vp=1), seated(vp=1)]
    seats[ambassador]["character"] = "ambassador"
    seats[(ambassador + 1) % 3]["character"] = "engineer"
    seats[(ambassador + 2) % 3]["character"] = "miner"
    match = table_at(
        seats,
        **LAST,
        flown=[flown("mossball", 0, purple=1, white=3), flown("lullaby", 1, purple=2, white=1)],
    )
    assert (
        match.scores()
        == {
            # purple rescued four: a point each; white's three are worth 1 each, the others 2
            0: [1 + 3 * 2 + 4, 1 + 3 * 1 + 1 * 2, 1],
            # white rescued three: a point each; purple's two are worth 1 each, the others 2
            1: [1 + 1 * 2 + 2 * 1, 1 + 4 * 2 + 3, 1],
            # orange rescued nobody
            2: [1 + 3 * 2, 1 + 4 * 2, 1],
        }[ambassador]
    )
    assert each(match, "vp") == [1, 1, 1]  # no VP markers


@pytest.mark.parametrize(
    ("rescuers", "energies", "winners"),
    [
        ((2, 1, 2), [0, 0, 0], (2,)),  # rescued: purple 0, white 1, orange 2
        ((0, 1, 2), [3, 1, 2], (0,)),  # all alike: most energy
        ((0, 1, 2), [3, 3, 2], (0, 1)),  # RR-R.32
        ((0, 1, 2), [1, 1, 1], (0, 1, 2)),
        ((1, 1, 2), [9, 0, 0], (1,)),  # crew before energy
    ],
)
def test_rr_12_6_rr_r_31_and_rr_r_32_ties_go_by_crew_rescued_then_energy_then_are_shared(
    rescuers: tuple[int, int, int], energies: list[int], winners: tuple[int, ...]
) -> None:
    planets = ["mossball", "lullaby", "marble-minor"]
    colours = ["purple", "white", "orange"]
    match = table_at(
        [seated(energy) for energy in energies],
        **LAST,
        flown=[
            {"planet": planet, "rescuer": rescuer, "crew": {colour: 1}}
            for planet, rescuer, colour in zip(planets, rescuers, colours, strict=True)
        ],
    )
    assert match.scores() == [2, 2, 2]
    assert match.winners() == winners
    assert match.view(None)["winners"] == list(winners)


def test_rr_12_6_the_highest_score_wins_whatever_the_tie_breaks_say() -> None:
    match = table_at([seated(0, vp=3), seated(99)], **LAST, flown=[flown("mossball", 1, white=1)])
    assert match.scores() == [3, 2, 0]
    assert match.winners() == (0,)


def test_rr_r_31_crew_of_every_colour_count_by_whose_launch_brought_them() -> None:
    match = table_at(
        [seated(vp=6), seated(vp=0)],
        **LAST,
        flown=[flown("mossball", 0, white=2), flown("lullaby", 1, white=1, orange=3)],
    )
    assert match.scores() == [6, 6, 6]
    assert each(match, "rescued") == [2, 4, 0]
    assert match.winners() == (1,)


def test_rr_r_31_the_rescuer_is_who_declared_even_without_a_module_or_crew_in_it() -> None:
    match = at([seated(5), seated()], hangars={1: rocket(0, 1, 1, 1)}, planets=["kite-harbour"])
    match.play(0, "launch 1 kite-harbour")
    assert match.view(None)["flown"][0]["rescuer"] == 0


def test_rr_12_1_after_the_end_nothing_is_asked_any_more() -> None:
    match: apogee.Match = table_at([seated(5)], **LAST, hangars={1: rocket(0)})
    assert (match.pending(), match.choices(0), match.over) == ((), [], True)
    assert refused(match, 0, "launch 1 kite-harbour") == "RR-12.1"
