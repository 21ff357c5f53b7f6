"""RR-8: boarding."""

from typing import Any

import pytest

import apogee
from tests.rocket_rescue.phases import NOBODY, each, events, kinds, phase_at, plan_dice
from tests.rocket_rescue.table import GAME, PRINTED, Described, asks, module, of, play, refused, table

CABIN = module("family-cabin", 1)  # three seats, white's
DORMITORY = module("grand-dormitory", 0)  # four seats, purple's


def boarding(*dice: list[int] | tuple[int, ...], energy: tuple[int, ...] = (), **more: Any) -> apogee.Match:
    """Boarding begins; unless told otherwise purple's dormitory stands in hangar 1, white's cabin in hangar 2."""
    seats = [{"energy": number} for number in (*energy, *[4] * (len(dice) - len(energy)))]
    described: Described = {"seats": seats, "hangars": {1: [DORMITORY], 2: [CABIN]}, "closed": [5, 6], **more}
    return phase_at("boarding", *dice, **described)


def crew(match: apogee.Match, hangar: int, place: int) -> dict[str, int]:
    """The crew on a module."""
    found = [each for each in table(match)["hangars"][hangar - 1]["modules"] if each["place"] == place]
    aboard: dict[str, int] = found[0]["crew"]
    return aboard


# --- 8.1 No seat


def test_rr_8_1_in_round_1_there_is_no_seat_and_the_phase_is_skipped() -> None:
    match = GAME.match(players=3, seed=2, options={"length": "short"})
    for player in range(3):
        plan_dice(match, player, "shopping 3 3 boarding 6 5")
    for _ in range(6):
        assert table(match)["phase"] == "shopping"
        match.play(match.pending()[0], "pass")

    assert events(match, "skipped-phase") == [{"phase": "boarding"}]
    assert table(match)["round"] == 2
    assert table(match)["terminal"] == []
    assert each(match, "crew") == [5, 5, 5]
    assert [turn for turn in events(match, "turn") if turn["phase"] == "boarding"] == []


@pytest.mark.parametrize(
    "hangars",
    [
        {},
        {1: [module("std-engine"), module("std-tank", 1)]},  # modules without seats
        {1: [module("std-crew", 0, crew={"purple": 1, "orange": 1})], 3: [module("std-cockpit", 1, crew=1)]},
    ],
)
def test_rr_8_1_and_rr_r_18_without_a_free_seat_when_the_phase_begins_not_even_the_terminal_is_used(
    hangars: Described,
) -> None:
    match = boarding([6, 1], [4], [3], hangars=hangars)

    assert (table(match)["round"], table(match)["phase"]) == (2, "plan")
    assert table(match)["terminal"] == []
    assert refused(match, 0, "board terminal") == "RR-3.1"


def test_rr_8_1_one_free_seat_is_enough() -> None:
    match = boarding([3], [], [], hangars={1: [module("std-crew", 1, crew=1), module("std-engine")]})

    assert table(match)["phase"] == "boarding"
    assert match.choices(0) == ["end", "board terminal", "board 1 2"]


def test_rr_r_18_seats_that_run_out_do_not_end_the_phase() -> None:
    match = boarding([6], [4], [3], hangars={2: [module("std-cockpit", 1)]})

    match.play(0, "board 2 6")

    assert match.choices(0) == ["end", "board terminal"]
    match.play(0, "board terminal")
    assert match.choices(1) == ["end", "board terminal"]
    match.play(1, "end")
    match.play(2, "board terminal")

    assert table(match)["terminal"] == [0, 2]
    assert events(match, "skipped-phase") == []


# --- 8.2 Values

CREWED = {1: [module("grand-dormitory", 0, crew=2), module("std-cockpit", 0)], 2: [CABIN]}


@pytest.mark.parametrize("value", [1, 2])
def test_rr_8_2_values_1_and_2_are_so_many_moves(value: int) -> None:
    match = boarding([value], [], [], hangars=CREWED)
    assert PRINTED["boarding_action"][value - 1]["moves"] == value

    for _ in range(value):
        assert asks(match) == ("boarding", [0])
        play(match, 0, "move 1 2 purple", "to 2 2")

    assert table(match)["phase"] != "boarding"
    assert crew(match, 2, 2) == {"purple": value}


@pytest.mark.parametrize(("value", "number"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_rr_8_2_values_3_and_4_are_one_boarding_5_and_6_are_two(value: int, number: int) -> None:
    match = boarding([value], [], [], hangars=CREWED)

    for _ in range(number):
        assert asks(match) == ("boarding", [0])
        match.play(0, "board 2 2")

    assert table(match)["phase"] != "boarding"
    assert crew(match, 2, 2) == {"purple": number}
    assert of(match, 0)["crew"] == 3 - number


# --- 8.3 Moves


def test_rr_8_3_and_rr_d_12_an_own_crew_member_moves_free_of_charge_to_another_module() -> None:
    hangars = {
        1: [module("grand-dormitory", 0, crew={"purple": 1, "white": 1}), module("kestrel", 1)],
        2: [CABIN],
        3: [module("std-engine", 2), module("std-cockpit", 2, crew={"purple": 1})],
    }
    match = boarding([1], [], [], energy=(0, 0, 0), hangars=hangars)

    assert match.choices(0) == ["end", "move 1 2 purple", "move 3 6 purple"]
    assert refused(match, 0, "move 1 2 white") == "RR-8.3"
    assert refused(match, 0, "move 2 2 purple") == "RR-8.3"
    assert refused(match, 0, "move 4 1 purple") == "RR-8.3"

    match.play(0, "move 1 2 purple")

    assert asks(match) == ("target", [0])
    assert match.choices(0) == ["to 1 6", "to 2 2"]  # the cockpit in hangar 3 is taken
    assert refused(match, 0, "to 1 2") == "RR-8.3"
    assert refused(match, 0, "to 3 6") == "RR-8.3"
    assert refused(match, 0, "end") == "RR-8.3"

    match.play(0, "to 2 2")

    assert crew(match, 1, 2) == {"white": 1}
    assert crew(match, 2, 2) == {"purple": 1}
    assert each(match, "energy") == [0, 0, 0]
    assert of(match, 0)["crew"] == 3
    assert events(match, "moving") == [
        {"seat": 0, "crew": "purple", "hangar": 1, "place": 2, "module": "grand-dormitory"}
    ]
    assert events(match, "moved") == [{"seat": 0, "crew": "purple", "hangar": 2, "place": 2, "module": "family-cabin"}]


def test_rr_8_3_a_move_may_end_in_the_same_rocket() -> None:
    match = boarding([1], [], [], hangars={1: [module("std-crew", 0, crew=1), module("kestrel", 1)]})

    match.play(0, "move 1 2 purple")
    assert match.choices(0) == ["to 1 6"]
    match.play(0, "to 1 6")

    assert crew(match, 1, 6) == {"purple": 1}
    assert crew(match, 1, 2) == {}


def test_rr_8_3_who_has_nobody_on_a_module_cannot_move() -> None:
    match = boarding([2], [1], [], hangars={1: [module("grand-dormitory", 0, crew={"white": 1})], 2: [CABIN]})

    assert match.pending() == (1,)  # purple has nobody to move, and is not asked
    assert match.choices(1) == ["end", "move 1 2 white"]


def test_rr_r_44_a_move_to_the_own_module_is_not_offered() -> None:
    # three seats of the dormitory are free, but on the same module; the cabin is full
    hangars = {1: [module("grand-dormitory", 0, crew=1)], 2: [module("family-cabin", 1, crew=3)]}
    match = boarding([2], [1], [], hangars=hangars)

    assert match.pending() == (1,)
    assert match.choices(1) == ["end", "move 2 2 white"]
    match.play(1, "move 2 2 white")
    assert match.choices(1) == ["to 1 2"]


def test_rr_8_3_crew_in_the_terminal_do_not_move() -> None:
    match = boarding([2], [4], [], terminal=[0])

    assert match.pending() == (1,)


# --- 8.4 Boarding a module


def test_rr_8_4_and_rr_d_13_boarding_costs_1_energy_to_the_owner() -> None:
    match = boarding([3], [], [], energy=(2, 0, 0))
    assert match.choices(0) == ["end", "board terminal", "board 1 2", "board 2 2"]

    match.play(0, "board 2 2")

    assert each(match, "energy") == [1, 1, 0]
    assert crew(match, 2, 2) == {"purple": 1}
    assert each(match, "crew") == [4, 5, 5]
    assert events(match, "boarded") == [
        {"seat": 0, "hangar": 2, "place": 2, "module": "family-cabin", "owner": "white", "cost": 1}
    ]


def test_rr_8_4_boarding_an_own_module_costs_1_energy_to_the_bank() -> None:
    match = boarding([3], [], [], energy=(2, 0, 0))

    match.play(0, "board 1 2")

    assert each(match, "energy") == [1, 0, 0]
    assert crew(match, 1, 2) == {"purple": 1}


def test_rr_8_4_without_energy_no_module_is_boarded_not_even_an_own_one() -> None:
    match = boarding([6], [], [], energy=(0, 9, 9))

    assert match.choices(0) == ["end", "board terminal"]
    assert refused(match, 0, "board 1 2") == "RR-8.4"
    assert refused(match, 0, "board 2 2") == "RR-8.4"


def test_rr_8_4_the_last_energy_pays_for_one_of_two_boardings() -> None:
    match = boarding([6], [], [], energy=(1, 0, 0))

    match.play(0, "board 2 2")

    assert match.choices(0) == ["end", "board terminal"]
    assert refused(match, 0, "board 2 2") == "RR-8.4"
    assert each(match, "energy") == [0, 1, 0]


def test_rr_8_4_energy_just_received_can_be_paid_on() -> None:
    match = boarding([4], [3], [], energy=(1, 0, 0))

    match.play(0, "board 2 2")
    assert match.choices(1) == ["end", "board terminal", "board 1 2", "board 2 2"]
    match.play(1, "board 1 2")

    assert each(match, "energy") == [1, 0, 0]


def test_rr_8_4_a_full_module_an_empty_place_and_one_without_seats_are_not_boarded() -> None:
    hangars = {1: [module("std-crew", 1, crew=2), module("std-engine", 1), module("std-tank", 1)], 2: [CABIN]}
    match = boarding([6], [], [], hangars=hangars)

    assert refused(match, 0, "board 1 2") == "RR-8.4"
    assert refused(match, 0, "board 1 1") == "RR-8.4"
    assert refused(match, 0, "board 1 3") == "RR-8.4"
    assert refused(match, 0, "board 4 6") == "RR-8.4"
    assert match.choices(0) == ["end", "board terminal", "board 2 2"]


def test_rr_8_4_no_consent_is_needed_and_the_owner_is_not_asked() -> None:
    match = boarding([6], [3], [], energy=(4, 4, 4), hangars={2: [module("std-crew", 1)]})

    play(match, 0, "board 2 2", "board 2 2")

    assert crew(match, 2, 2) == {"purple": 2}
    assert each(match, "energy") == [2, 6, 4]
    assert match.choices(1) == ["end", "board terminal"]  # white's own module is full of others


# --- Pilot


def flying(energy: int) -> apogee.Match:
    """Purple, the Pilot, may board white's cockpit and cabin."""
    seats = [{"character": "pilot", "energy": energy}, {"energy": 0}, {"energy": 0}]
    return boarding([5], [3], [], seats=seats, hangars={1: [module("twin-helm", 1)], 2: [CABIN]}, terminal=[])


def test_rr_d_13_the_pilot_boards_a_cockpit_without_energy_and_its_owner_gets_nothing() -> None:
    match = flying(0)
    assert match.choices(0) == ["end", "board terminal", "board 1 6"]
    assert refused(match, 0, "board 2 2") == "RR-8.4"

    play(match, 0, "board 1 6", "board 1 6")

    assert crew(match, 1, 6) == {"purple": 2}
    assert each(match, "energy") == [0, 0, 0]
    assert [boarded["cost"] for boarded in events(match, "boarded")] == [0, 0]


def test_rr_d_13_the_pilot_pays_for_other_modules_and_keeps_the_energy_at_a_cockpit() -> None:
    match = flying(2)

    play(match, 0, "board 1 6", "board 2 2")

    assert each(match, "energy") == [1, 1, 0]


# --- 8.5 The terminal


def test_rr_8_5_the_terminal_is_free_of_charge_though_seats_are_free() -> None:
    match = boarding([4], [3], [], energy=(2, 0, 4), terminal=[2])

    match.play(0, "board terminal")
    match.play(1, "board terminal")

    assert table(match)["terminal"] == [2, 0, 1]  # the leftmost free space
    assert each(match, "energy") == [2, 0, 4]
    assert each(match, "crew") == [4, 4, 4]
    assert events(match, "boarded-terminal") == [{"seat": 0}, {"seat": 1}]


def test_rr_8_5_nobody_has_two_crew_in_the_terminal() -> None:
    match = boarding([6], [3], [], terminal=[1])
    match.play(0, "board terminal")

    assert refused(match, 0, "board terminal") == "RR-8.5"
    assert match.choices(0) == ["end", "board 1 2", "board 2 2"]
    match.play(0, "end")
    assert refused(match, 1, "board terminal") == "RR-8.5"


# --- 8.6 to 8.8


def test_rr_8_6_if_neither_is_possible_the_action_is_lost() -> None:
    match = boarding([6], [4], [3], energy=(0, 0, 1))

    match.play(0, "board terminal")

    # the second action of the 6: no energy, and one crew member stands in the terminal
    assert match.pending() == (1,)
    assert events(match, "nothing-to-do") == [{"seat": 0}]
    assert of(match, 0)["crew"] == 4


def test_rr_8_6_who_cannot_do_anything_from_the_beginning_is_not_asked() -> None:
    match = boarding([6], [4], [], energy=(0, 2, 0), terminal=[0])

    assert match.pending() == (1,)


def test_rr_8_7_and_rr_r_19_boarding_takes_crew_from_the_supply_only() -> None:
    everybody = {"planet": "mossball", "rescuer": 0, "crew": {"purple": 4}}
    match = boarding([6], [4], [], energy=(9, 9, 9), terminal=[0], flown=[everybody])

    assert of(match, 0)["crew"] == 0
    assert match.pending() == (1,)  # purple's last one stands in the terminal and waits for the end of the round
    assert table(match)["terminal"] == [0]


def test_rr_8_7_without_crew_in_the_supply_nobody_boards() -> None:
    flown = {"planet": "mossball", "rescuer": 0, "crew": {"purple": 4}}
    match = boarding([6], [4], [], energy=(9, 9, 9), flown=[flown])

    match.play(0, "board 2 2")  # the last one

    assert match.pending() == (1,)
    assert events(match, "nothing-to-do") == [{"seat": 0}]
    assert crew(match, 2, 2) == {"purple": 1}


def test_rr_8_7_crew_never_go_back_to_the_supply() -> None:
    match = boarding([2], [], [], hangars={1: [module("grand-dormitory", 0, crew=2)], 2: [CABIN]})
    before = of(match, 0)["crew"]

    play(match, 0, "move 1 2 purple", "to 2 2", "move 1 2 purple", "to 2 2")

    assert of(match, 0)["crew"] == before == 3


def test_rr_r_19_the_free_crew_member_of_a_build_comes_from_the_supply_and_the_terminal_empties_at_the_end() -> None:
    builder = {"modules": ["std-crew"], "cubes": {"carbon": 2, "aluminium": 1}, "energy": 3}
    flown = {"planet": "mossball", "rescuer": 0, "crew": {"purple": 4}}
    match = phase_at("build_launch", [2], [], [], seats=[builder], terminal=[0], flown=[flown], closed=[5, 6])

    match.play(0, "build std-crew 1")

    # nobody is asked for a crew member: the supply is empty; the terminal's own step comes next
    assert asks(match) == ("terminal", [0])
    assert crew(match, 1, 2) == {}
    match.play(0, "board 1 2")
    assert crew(match, 1, 2) == {"purple": 1}
    assert table(match)["terminal"] == []
    assert (table(match)["round"], asks(match)) == (2, ("plan", [0, 1, 2]))


def test_rr_8_8_two_actions_follow_one_another_and_the_second_is_chosen_after_the_first() -> None:
    hangars = {1: [module("std-cockpit", 1)], 2: [module("std-crew", 2)]}
    match = boarding([5, 3], [6], [], hangars=hangars, energy=(3, 0, 0))
    match.play(1, "end")

    match.play(0, "board 1 6")

    assert table(match)["turn"] | {"left": None} == table(match)["turn"] | {"left": None, "used": 1, "value": 5}
    assert table(match)["turn"]["left"]["boardings"] == 1
    assert match.choices(0) == ["end", "board terminal", "board 2 2"]
    match.play(0, "board 2 2")

    assert table(match)["turn"]["value"] == 3
    assert each(match, "energy") == [1, 1, 1]


def test_rr_8_8_a_second_move_may_use_the_seat_that_the_first_left() -> None:
    hangars = {1: [module("std-cockpit", 0, crew=1)], 2: [module("std-crew", 1, crew={"purple": 1})]}
    match = boarding([2], [], [], hangars=hangars)

    play(match, 0, "move 1 6 purple", "to 2 2")
    assert match.choices(0) == ["end", "move 2 2 purple"]
    play(match, 0, "move 2 2 purple", "to 1 6")

    assert (crew(match, 1, 6), crew(match, 2, 2)) == ({"purple": 1}, {"purple": 1})


def test_rr_8_8_the_second_action_may_be_left_out() -> None:
    match = boarding([6], [], [], energy=(5, 0, 0))

    play(match, 0, "board 2 2", "end")

    assert each(match, "energy") == [4, 1, 0]
    assert table(match)["phase"] != "boarding"
    assert "ended-turn" in kinds(match)


def test_rr_r_45_boarding_without_dice_is_passed_over() -> None:
    match = boarding(NOBODY, NOBODY, NOBODY)

    assert table(match)["round"] == 2
    assert table(match)["phase"] == "plan"
