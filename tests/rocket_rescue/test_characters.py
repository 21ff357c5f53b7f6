"""RR-13: the eight characters, each with its exact timing."""

from typing import Any

import pytest

import apogee
from tests.rocket_rescue.pad import (
    BLUE_NEXT,
    at,
    cubes,
    each,
    lines,
    marks,
    on,
    open_planets,
    rocket,
    rolls,
    round_at,
    seated,
    standing,
    table_at,
)
from tests.rocket_rescue.table import GAME, Described, asks, offered, plan, play, refused

BASE = ["explorer", "engineer", "ambassador", "saboteur", "miner", "pilot"]
DELUXE = ["explorer", "engineer", "mechanic", "ambassador", "saboteur", "mogul", "miner", "pilot"]
IDLE = ("shopping left 3", "shopping right 3", "research left 3", "research right 3")


def dealt(*characters: str, length: str = "short", edition: str = "deluxe") -> apogee.Match:
    """A new match of seats with these characters, in influence order; nothing else is scripted."""
    options = {"edition": edition, "length": length, "characters": "choose"}
    match = GAME.match_at({"players": len(characters), **options}, seed=5)
    match.expect(*(f"roll {6 - seat}" for seat in range(len(characters))))
    for seat, character in enumerate(characters):
        assert match.pending() == (seat,)
        match.play(seat, f"choose {character}")
    return match


def since(match: apogee.Match, start: str) -> list[str]:
    """What was told from a line on."""
    told = lines(match)
    return told[next(number for number, line in enumerate(told) if line.startswith(start)) :]


# --- RR-13.1: who is who


@pytest.mark.parametrize(("edition", "characters"), [("base", BASE), ("deluxe", DELUXE)])
def test_rr_13_1_and_rr_r_51_each_chooses_another_of_the_edition_in_influence_order(
    edition: str, characters: list[str]
) -> None:
    match = GAME.match_at({"players": 3, "edition": edition, "characters": "choose"}, seed=5)
    match.expect("roll 2", "roll 6", "roll 4")
    assert match.pending() == (1,)
    assert match.choices(1) == [f"choose {character}" for character in characters]
    if edition == "base":
        assert refused(match, 1, "choose mogul") == "RR-13.1"
        assert refused(match, 1, "choose mechanic") == "RR-13.1"
    match.play(1, "choose engineer")
    assert match.pending() == (2,)
    assert match.choices(2) == [f"choose {character}" for character in characters if character != "engineer"]
    assert refused(match, 2, "choose engineer") == "RR-13.1"
    match.play(2, "choose miner")
    match.play(0, "choose saboteur")
    assert each(match, "character") == ["saboteur", "engineer", "miner"]


def test_rr_13_1_dealt_characters_are_all_different_and_public() -> None:
    for seed in range(12):
        match = GAME.match(players=5, seed=seed, options={"edition": "base", "characters": "deal"})
        dealt_to = [seat["character"] for seat in match.view(2)["seats"]]
        assert len(set(dealt_to)) == 5
        assert set(dealt_to) <= set(BASE)
        assert dealt_to == [seat["character"] for seat in match.view(None)["seats"]]


def test_rr_13_1_without_characters_all_are_alike() -> None:
    match = GAME.match(players=4, seed=1)
    assert each(match, "character") == [None] * 4
    assert each(match, "energy") == [4] * 4
    assert each(match, "cubes") == [cubes(2, 2, 2)] * 4
    assert match.view(None)["terminal"] == []


# --- RR-13.2, RR-13.3: the Explorer


def exploring(*seats: Described, **more: Any) -> apogee.Match:
    """The start of a round with an Explorer in seat 0."""
    filled = seats or (seated(0, "explorer"),)
    planets = ["puddle-prime", "mossball", "lullaby", "nebelkappe", "rust-cathedral"]
    return table_at(filled, **{"phase": "begin", "round": 2, "planets": planets, **more})


def test_rr_13_2_and_rr_d_3_the_explorer_may_draw_a_planet_at_the_start_of_a_round() -> None:
    match = exploring()
    assert asks(match) == ("explore", [0])
    assert match.choices(0) == ["pass", "draw blue", "draw red"]
    assert match.view(None)["display"] == []  # RR-R.10: before the modules are revealed
    match.play(0, "draw blue")
    assert asks(match) == ("replace", [0])
    assert match.view(1)["drawn"] == BLUE_NEXT
    assert match.choices(0) == ["replace puddle-prime", "replace mossball", "replace lullaby"]
    assert refused(match, 0, "pass") == "RR-13.2"  # RR-R.33: once drawn it must replace one
    assert refused(match, 0, "replace nebelkappe") == "RR-13.2"
    match.play(0, "replace mossball")

    assert open_planets(match) == ["puddle-prime", BLUE_NEXT, "lullaby", "nebelkappe", "rust-cathedral"]
    assert match.view(None)["piles"]["under"]["blue"] == ["mossball"]
    assert match.view(None)["piles"]["blue"] == 14 - 3
    assert asks(match) == ("mark", [0])


def test_rr_r_33_the_replaced_planet_goes_to_the_bottom_and_its_chips_return() -> None:
    match = exploring(marks={"mossball": 2, "lullaby": 1}, piles={"blue": ["marble-minor"], "red": []}, box="rest")
    assert each(match, "chips")[0] == 9 - 3
    assert match.choices(0) == ["pass", "draw blue"]
    assert refused(match, 0, "draw red") == "RR-13.2"  # that pile is empty
    play(match, 0, "draw blue", "replace mossball")

    assert each(match, "chips")[0] == 9 - 1
    assert marks(match) == [0, 0, 1, 0, 0]
    play(match, 0, "pass")
    assert match.view(None)["piles"]["under"]["blue"] == ["mossball"]
    assert match.view(None)["piles"]["blue"] == 1


def test_rr_r_33_a_planet_that_was_put_under_comes_back_when_the_pile_is_through() -> None:
    match = exploring(
        seated(20, "explorer"),
        piles={"blue": ["marble-minor"], "red": []},
        box="rest",
        round=3,
        hangars={1: rocket(0)},
    )
    play(match, 0, "draw blue", "replace mossball", "pass")
    for player in range(3):
        dice = ("build_launch left 3", *IDLE[:3]) if player == 0 else IDLE
        plan(match, player, *dice)
    _idle_until(match, "build_launch")
    match.play(0, "launch 1 lullaby")
    assert open_planets(match)[:3] == ["puddle-prime", "marble-minor", "mossball"]


def _idle_until(match: apogee.Match, question: str) -> None:
    """Everybody passes until something is asked."""
    while match.view(None)["asks"] != question:
        player = match.pending()[0]
        choices = match.choices(player)
        match.play(player, "pass" if "pass" in choices else "end" if "end" in choices else choices[0])


def test_rr_13_2_with_both_piles_empty_only_marking_is_asked() -> None:
    match = exploring(piles={"blue": [], "red": []}, box="rest")
    assert asks(match) == ("mark", [0])


def test_rr_13_3_and_rr_d_5_the_explorer_may_put_a_chip_on_any_available_planet_and_they_add_up() -> None:
    match = exploring(marks={"mossball": 2})
    match.play(0, "pass")
    assert match.choices(0) == [
        "pass", "mark puddle-prime", "mark mossball", "mark lullaby", "mark nebelkappe", "mark rust-cathedral",
    ]  # fmt: skip
    assert refused(match, 0, "mark marble-minor") == "RR-13.3"
    match.play(0, "mark mossball")

    assert marks(match) == [0, 3, 0, 0, 0]
    assert each(match, "chips")[0] == 9 - 3
    assert asks(match)[0] == "plan"  # one chip a round
    assert len(match.view(None)["display"]) == 2


def test_rr_13_3_without_a_chip_in_the_supply_nothing_is_marked() -> None:
    match = exploring(marks={"mossball": 5, "nebelkappe": 4})
    assert each(match, "chips")[0] == 0
    match.play(0, "pass")
    assert asks(match)[0] == "plan"


def test_rr_13_3_a_described_explorer_who_is_asked_without_a_chip_can_only_pass() -> None:
    rest = exploring(marks={"mossball": 2}).position()
    rest["marks"], rest["agenda"] = [0, 5, 0, 4, 0], [step for step in rest["agenda"] if step != "explore 0"]
    rest["seats"][0]["chips"] = 0
    match = GAME.match_at(rest, seed=1)

    assert asks(match) == ("mark", [0])
    assert match.choices(0) == ["pass"]
    assert refused(match, 0, "mark mossball") == "RR-13.3"


def test_rr_13_3_the_explorer_takes_a_point_for_each_chip_and_pays_no_fee() -> None:
    match = at([seated(4, "explorer")], hangars={1: rocket(0)}, planets=["kite-harbour"], marks={"kite-harbour": 3})
    assert each(match, "chips")[0] == 9 - 4 - 3
    match.play(0, "launch 1 kite-harbour")

    assert each(match, "vp") == [1 + 1 + 3, 0, 0]
    assert each(match, "energy") == [0, 0, 0]
    assert each(match, "chips")[0] == 9 - 4
    assert marks(match) == [0, 0, 0, 0, 0]
    assert since(match, "launch-reward")[:4] == [
        "launch-reward 0 1", "build-reward 0 1", "explorer-reward 0 3", f"planet {BLUE_NEXT}",
    ]  # fmt: skip


def test_rr_13_3_another_launcher_pays_the_explorer_and_the_chips_return() -> None:
    match = at(
        [seated(1, "explorer"), seated(7)],
        turn=(1, 3),
        hangars={1: rocket(1)},
        planets=["kite-harbour", "mossball"],
        marks={"kite-harbour": 3, "mossball": 1},
    )
    match.play(1, "launch 1 kite-harbour")

    assert each(match, "energy") == [4, 0, 0]
    assert each(match, "vp") == [0, 2, 0]
    assert each(match, "chips") == [9 - 1, 9 - 4, 9]
    assert since(match, "launched")[:4] == ["launched 1 kite-harbour", "paid 1 4", "fee 1 purple 3", "rescued 1 0"]
    assert marks(match) == [0, 1, 0, 0, 0]


def test_rr_13_3_and_rr_r_25_a_fee_that_one_cannot_pay_bars_the_launch() -> None:
    match = at(
        [seated(0, "explorer"), seated(6)],
        turn=(1, 3),
        hangars={1: rocket(1)},
        planets=["kite-harbour", "mossball", "old-bathtub"],
        marks={"kite-harbour": 3, "mossball": 1},
    )
    assert offered(match, 1, "launch") == ["launch 1 mossball"]  # 5 + 1
    assert refused(match, 1, "launch 1 kite-harbour") == "RR-10.4"  # 4 + 3


def test_rr_13_3_the_label_of_a_launch_that_no_rocket_reaches_tells_the_fee_too() -> None:
    seats = [seated(9, "explorer"), seated(9)]
    marked = {"kite-harbour": 3}
    costs = []
    for seat in (0, 1):
        match = at(seats, turn=(seat, 3), hangars={1: rocket(seat)}, planets=[*marked], marks=marked)
        for hangar in (1, 2):  # no rocket stands in the second
            facts = match.game.telling.facts(match.view(seat), f"launch {hangar} kite-harbour")
            costs.append(facts["cost"])

    assert costs == [4, 4, 4 + 3, 4 + 3]


# --- RR-13.4: the Engineer


def planned(*seats: Described) -> apogee.Match:
    """Everybody is about to plan, with an Engineer in seat 0."""
    return table_at(seats, phase="plan", round=2)


def test_rr_13_4_rr_d_8_and_rr_r_34_the_engineer_sees_all_plans_and_changes_one_die_before_anything_is_paid() -> None:
    match = planned(seated(4, "engineer"), seated(9), seated(9))
    plan(match, 0, "research left 3", "shopping left 3", "boarding left 3", "build_launch left 3", bid=2)
    plan(match, 1, *IDLE, bid=1)
    plan(match, 2, *IDLE)

    assert asks(match) == ("adjust", [0])
    assert each(match, "energy") == [4, 9, 9]
    assert each(match, "bid") == [2, 1, 0]
    assert len(match.choices(0)) == 1 + 4 * 5
    assert refused(match, 0, "set research left 3") == "RR-13.4"  # the same value
    assert refused(match, 0, "set research right 4") == "RR-13.4"  # no die there
    assert refused(match, 0, "bid 3") == "RR-4.5"
    match.expect("roll 1", "roll 6")
    match.play(0, "set build_launch left 6")

    assert each(match, "dice")[0]["build_launch"] == [6, 0]
    # 3 to pay, 1 of them from the bid; that ties at 1 with white, who rolls higher and pays.
    assert each(match, "energy") == [1, 8, 9]
    assert asks(match)[0] != "adjust"


def test_rr_13_4_a_lower_die_brings_energy_and_passing_changes_nothing() -> None:
    match = planned(seated(0, "engineer"), seated(9), seated(9))
    plan(match, 0, *IDLE)
    plan(match, 1, *IDLE)
    plan(match, 2, *IDLE)
    match.play(0, "set research right 1")
    assert each(match, "energy") == [2, 9, 9]
    assert each(match, "dice")[0]["research"] == [3, 1]

    match = planned(seated(0, "engineer"), seated(9), seated(9))
    for player in range(3):
        plan(match, player, *IDLE)
    match.play(0, "pass")
    assert each(match, "energy") == [0, 9, 9]
    assert each(match, "dice")[0] == {
        "research": [3, 3], "shopping": [3, 3], "boarding": [0, 0], "build_launch": [0, 0],
    }  # fmt: skip


# --- RR-13.5 to RR-13.7: the Mechanic


def test_rr_13_5_rr_d_2_and_rr_r_35_the_mechanic_keeps_one_of_three_open_cards() -> None:
    match = dealt("mechanic", "engineer", "miner")
    assert asks(match) == ("keep_start", [0])
    drawn = match.view(2)["drawn_modules"]
    assert len(drawn) == 3
    assert sorted(match.choices(0)) == sorted(f"keep {module}" for module in drawn)
    assert refused(match, 0, "pass") == "RR-13.5"
    before = match.view(None)["piles"]["advanced"]
    assert before == 37 - 3
    match.play(0, f"keep {drawn[1]}")

    assert each(match, "modules")[0] == [drawn[1]]
    assert sorted(match.view(None)["discard"]) == sorted([drawn[0], drawn[2]])


def mechanic_launch(*values: int, launcher: int = 0) -> apogee.Match:
    """A launch of cockpit 2, engine 6, crew 4, tank 2 with a Mechanic in seat 1; the rolls are scripted."""
    match = at(
        [seated(9), seated(9, "mechanic")],
        turn=(launcher, 3),
        hangars={
            1: [on("evergreen-engine", 0), on("std-tank", 0), on("bunk-ring", 1), on("std-cockpit", 1)],
        },
        planets=["kite-harbour"],
    )
    rolls(match, *values)
    match.play(launcher, "launch 1 kite-harbour")
    return match


@pytest.mark.parametrize("launcher", [0, 1])
def test_rr_13_6_and_rr_d_18_after_each_roll_whoever_launched_one_re_roll_may_be_demanded(launcher: int) -> None:
    match = mechanic_launch(6, 2, 1, 5, 2, 3, launcher=launcher)
    assert asks(match) == ("reroll", [1])
    assert match.choices(1) == ["pass", "reroll"]
    assert match.view(None)["launch"]["roll"] == 6
    assert refused(match, 0, "pass") == "RR-5.1"
    assert refused(match, 1, "end") == "RR-13.6"
    match.play(1, "reroll")  # the cockpit: 6, then 2
    assert match.view(None)["launch"]["roll"] == 1
    match.play(1, "reroll")  # the bunk ring: 1, then 5: the second result counts
    match.play(1, "pass")  # the tank: 2

    told = [line for line in lines(match) if line.split()[0] in ("stability", "held", "broke", "demanded", "passed")]
    assert told == [
        "stability std-cockpit 6", "demanded 1", "stability std-cockpit 2", "held 1 std-cockpit",
        "stability bunk-ring 1", "demanded 1", "stability bunk-ring 5", "broke 1 bunk-ring",
        "stability std-tank 2", "passed 1", "held 0 std-tank",
        "stability evergreen-engine 3", "held 0 evergreen-engine",  # never breaks, so nothing is asked
    ]  # fmt: skip
    assert standing(match, 1) == ["1 evergreen-engine 0", "2 std-tank 0", "6 std-cockpit 1"]


def test_rr_13_6_a_second_roll_is_not_rolled_again() -> None:
    match = mechanic_launch(6, 6)
    match.play(1, "reroll")
    assert asks(match) == ("reroll", [1])
    assert match.view(None)["hangars"][0]["missing"] == ["cockpit"]


@pytest.mark.parametrize(("value", "number"), [(1, 2), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_rr_13_7_and_rr_r_35_each_own_die_gives_one_more_shift(value: int, number: int) -> None:
    match = at([seated(0, "mechanic")], turn=(0, value), hangars={1: rocket(0)})
    done = 0
    for words in ("shift 1 6 2", "shift 2 6 3", "shift 3 6 4"):
        if match.pending() == (0,) and words in match.choices(0):
            match.play(0, words)
            done += 1
    assert done == number


def test_rr_13_7_before_between_or_after_the_other_actions_but_once() -> None:
    seats = [seated(0, "mechanic", cubes=cubes(9, 9, 9), modules={"std-tank": 2})]
    for place in range(3):
        match = at(seats, turn=(0, 4), hangars={1: rocket(0)}, players=3)
        actions = ["build std-tank 2", "build std-tank 3"]
        actions.insert(place, "shift 1 6 4")
        play(match, 0, *actions)
        assert standing(match, 4) == ["6 armoured-brow 0"]
        assert refused(match, 0, "shift 4 6 1") == "RR-13.7"


def test_rr_13_7_two_dice_give_a_shift_each_and_others_have_none() -> None:
    match = at(
        [seated(0, "mechanic", cubes=cubes(2)), seated(0, "miner", cubes=cubes(2))],
        turn=(0, 3),
        queue=[(0, 2), (1, 2)],
        hangars={1: rocket(0), 2: [on("slim-barrel", 1)]},
    )
    match.play(0, "shift 1 6 3")
    assert refused(match, 0, "shift 3 6 1") == "RR-13.7"
    play(match, 0, "end", "shift 3 6 1", "end")
    assert standing(match, 1)[-1] == "6 armoured-brow 0"
    assert refused(match, 1, "shift 2 2 3") == "RR-5.5"


# --- RR-13.8, RR-13.9: the Ambassador


@pytest.mark.parametrize(("length", "crew"), [("short", 5), ("medium", 7), ("long", 9)])
def test_rr_13_8_one_of_the_ambassadors_crew_begins_in_the_terminal(length: str, crew: int) -> None:
    match = dealt("miner", "ambassador", "engineer", length=length)
    assert match.view(None)["terminal"] == [1]
    assert each(match, "crew") == [crew, crew - 1, crew]
    assert each(match, "crew_total") == [crew] * 3


@pytest.mark.parametrize(
    ("launcher", "scores"),
    [
        (0, [2 * 2 + 2, 2 * 2, 2]),  # not the Ambassador's launch
        (1, [2 * 1, 2 * 2 + 2 + 5, 1]),
    ],
)
def test_rr_13_9_and_rr_r_36_crew_rescued_by_the_ambassadors_launch(launcher: int, scores: list[int]) -> None:
    match = at(
        [seated(9), seated(9, "ambassador"), seated(0, "miner")],
        turn=(launcher, 3),
        hangars={
            1: [
                on("evergreen-engine", launcher),
                on("capsule-hotel", launcher, purple=2, white=2),
                on("armoured-brow", launcher, orange=1),
            ]
        },
        planets=["puddle-prime"],
    )
    match.play(launcher, "launch 1 puddle-prime")
    assert match.scores() == scores
    assert each(match, "vp")[launcher] == 2


# --- RR-13.10: the Saboteur


def sabotaged(launcher: int = 0, **more: Any) -> apogee.Match:
    """A launch has been declared; the Saboteur in seat 2 is asked."""
    position: Described = {
        "hangars": {
            1: [
                on("evergreen-engine", 0), on("old-faithful", 1), on("storm-shelter", 0, purple=1, white=1),
                on("armoured-brow", 1, orange=1),
            ],
            3: [on("bunk-ring", 2, purple=1)],
            4: [on("slim-barrel", 0)],
        },
        "planets": ["lantern-reef"],
    }  # fmt: skip
    match = at(
        [seated(9), seated(9), seated(9, "saboteur")],
        turn=(launcher, 3),
        **{**position, **more},
    )
    match.play(launcher, "launch 1 lantern-reef")
    return match


def test_rr_13_10_rr_10_3_and_rr_d_17_the_saboteur_is_asked_after_the_declaration_and_before_payment() -> None:
    match = sabotaged()
    assert asks(match) == ("sabotage", [2])
    assert each(match, "energy") == [9, 9, 9]
    assert each(match, "saved") == [0, 0, 0]
    launch = match.view(None)["launch"]
    assert (launch["launcher"], launch["hangar"], launch["planet"], launch["step"]) == (
        0,
        1,
        "lantern-reef",
        "sabotage",
    )
    # Purple in the bunk ring stays: the only free seat is on the bunk ring itself.
    assert offered(match, 2, "move") == ["move 1 3 purple", "move 1 3 white", "move 1 6 orange"]
    owners = {"1 1": 0, "1 2": 1, "1 3": 0, "1 6": 1, "3 2": 2, "4 2": 0}
    colours = ["purple", "white", "orange"]
    assert offered(match, 2, "assign") == [
        f"assign {place} {colour}" for place, owner in owners.items() for colour in colours if colour != colours[owner]
    ]
    assert refused(match, 0, "pass") == "RR-5.1"
    assert refused(match, 2, "end") == "RR-10.3"
    match.play(2, "pass")
    assert each(match, "energy") == [4, 9, 9]
    assert since(match, "launched")[:3] == ["launched 0 lantern-reef", "passed 2", "paid 0 5"]


def test_rr_13_10_a_crew_of_any_colour_moves_to_a_free_seat_anywhere() -> None:
    match = sabotaged()
    match.play(2, "move 1 3 white")
    assert asks(match) == ("target", [2])
    assert match.choices(2) == ["to 3 2"]  # all other seats are taken; not its own one
    match.play(2, "to 3 2")

    assert standing(match, 3) == ["2 bunk-ring 2 purple1 white1"]
    assert each(match, "saved") == [1, 0, 1]
    assert match.view(None)["flown"] == [
        {"planet": "lantern-reef", "rescuer": 0, "crew": {"purple": 1, "orange": 1}, "round": 1}
    ]


def test_rr_13_10_crew_may_be_moved_into_the_rocket_that_is_about_to_fly() -> None:
    match = sabotaged(
        hangars={
            1: [on("evergreen-engine", 0), on("old-faithful", 1), on("storm-shelter", 0), on("armoured-brow", 1)],
            3: [on("bunk-ring", 2, white=1)],
        }
    )
    play(match, 2, "move 3 2 white", "to 1 6")
    assert each(match, "saved") == [0, 1, 0]


def test_rr_13_10_not_the_owners_last_one_that_is_not_on_a_planet() -> None:
    match = sabotaged(
        flown=[
            {"planet": "mossball", "rescuer": 0, "crew": {"white": 4}},
            {"planet": "lullaby", "rescuer": 0, "crew": {"orange": 3}},
        ]
    )
    assert "move 1 3 white" not in match.choices(2)
    assert refused(match, 2, "move 1 3 white") == "RR-13.10"
    assert "move 1 6 orange" in match.choices(2)  # another one is still in the supply


def test_rr_13_10_the_last_but_one_may_be_moved_though_the_supply_is_empty_or_the_other_waits_in_the_terminal() -> None:
    match = sabotaged(
        flown=[
            {"planet": "mossball", "rescuer": 0, "crew": {"white": 4}},
            {"planet": "lullaby", "rescuer": 0, "crew": {"orange": 3}},
            {"planet": "marble-minor", "rescuer": 0, "crew": {"purple": 3}},
        ],
        terminal=[2],
    )
    assert each(match, "crew") == [0, 0, 0]
    # Purple's two stand in two hangars, orange's other one in the terminal; white has one left.
    assert offered(match, 2, "move") == ["move 1 3 purple", "move 1 6 orange"]
    assert refused(match, 2, "move 1 3 white") == "RR-13.10"
    play(match, 2, "move 1 3 purple", "to 3 2")
    assert each(match, "saved") == [3, 5, 4]
    assert [line for line in lines(match) if line.startswith("first")] == ["first 1 3"]


def test_rr_13_10_a_move_needs_a_free_seat_on_another_module() -> None:
    match = sabotaged(
        hangars={
            1: [
                on("evergreen-engine", 0), on("old-faithful", 1), on("storm-shelter", 0, white=1),
                on("armoured-brow", 1, orange=1),
            ],
        }
    )  # fmt: skip
    assert offered(match, 2, "move") == ["move 1 6 orange"]  # the only free seat is on the storm shelter
    assert refused(match, 2, "move 1 3 white") == "RR-13.10"


def test_rr_13_10_b_a_new_owner_needs_a_chip_and_the_old_chip_returns() -> None:
    match = sabotaged()
    assert each(match, "chips") == [9 - 3, 9 - 2, 9 - 1]
    match.play(2, "assign 1 3 white")
    assert each(match, "chips") == [9 - 2, 9 - 3, 9 - 1]
    assert [line.split()[:3] for line in standing(match, 1)] == [
        ["1", "evergreen-engine", "0"], ["2", "old-faithful", "1"], ["3", "storm-shelter", "1"],
        ["6", "armoured-brow", "1"],
    ]  # fmt: skip
    # lantern-reef: 2 for launching, 2 for the most modules, 1 for the rover, all after the change (RR-R.24)
    assert each(match, "vp") == [2, 2 + 1, 0]


def test_rr_13_10_b_who_has_no_chip_left_cannot_be_made_the_owner() -> None:
    stacks = {
        1: rocket(0),
        3: [on(module, 1) for module in ("std-engine", "std-tank", "std-tank", "std-tank", "std-cockpit")],
        4: [on(module, 1) for module in ("std-engine", "slim-barrel", "cryo-flask", "kestrel")],
    }
    match = sabotaged(hangars=stacks)
    assert each(match, "chips") == [5, 0, 9]
    assert [words for words in offered(match, 2, "assign") if words.endswith("white")] == []
    assert refused(match, 2, "assign 1 1 white") == "RR-13.10"
    assert refused(match, 2, "assign 1 1 purple") == "RR-13.10"  # the owner already
    assert refused(match, 2, "assign 1 1 green") == "RR-13.10"  # not in the game
    assert refused(match, 2, "assign 2 1 white") == "RR-13.10"  # nothing stands there
    match.play(2, "assign 3 1 orange")
    assert each(match, "chips") == [5, 1, 8]


def test_rr_r_24_a_launch_that_the_saboteur_empties_flies_all_the_same() -> None:
    match = sabotaged(
        hangars={
            1: [
                on("evergreen-engine", 0), on("old-faithful", 1), on("storm-shelter", 0, purple=1),
                on("armoured-brow", 1),
            ],
            3: [on("bunk-ring", 2)],
        }
    )  # fmt: skip
    play(match, 2, "move 1 3 purple", "to 3 2")

    assert match.view(None)["flown"] == [{"planet": "lantern-reef", "rescuer": 0, "crew": {}, "round": 1}]
    assert each(match, "saved") == [0, 0, 0]
    assert each(match, "energy") == [4, 9, 9]
    assert each(match, "vp") == [2 + 1 + 1, 1, 0]  # build reward 2 shared by two; the rover is purple's
    assert standing(match, 3) == ["2 bunk-ring 2 purple1"]


def test_rr_r_24_a_launch_goes_on_though_the_launcher_owns_no_module_of_it_any_more() -> None:
    match = sabotaged(
        hangars={
            1: [on("evergreen-engine", 0), on("old-faithful", 1), on("storm-shelter", 1), on("armoured-brow", 1)],
            3: [on("bunk-ring", 2, purple=1)],
        }
    )
    match.play(2, "assign 1 1 orange")

    assert [flown["rescuer"] for flown in match.view(None)["flown"]] == [0]
    assert each(match, "energy") == [4, 9, 9]
    assert each(match, "vp") == [2, 2 + 1, 0]
    assert standing(match, 1)[0] == "1 evergreen-engine 2"
    assert match.view(None)["round"] == 2  # the change is permanent


def test_rr_13_10_the_saboteurs_own_launch_counts_too_and_each_launch_anew() -> None:
    match = at(
        [seated(20, "saboteur"), seated(20)],
        turn=(0, 4),
        queue=[(1, 3)],
        hangars={1: rocket(0, 1, 1, 0)},
        planets=["kite-harbour", "mossball"],
    )
    match.play(0, "launch 1 kite-harbour")
    assert asks(match) == ("sabotage", [0])
    match.play(0, "assign 1 2 purple")
    assert each(match, "vp") == [1 + 1, 0, 0]
    match.play(1, "launch 1 mossball")
    assert asks(match) == ("sabotage", [0])
    match.play(0, "assign 1 3 purple")
    assert each(match, "vp") == [2 + 2, 1, 0]
    assert [built.split()[2] for built in standing(match, 1)] == ["0", "0", "0", "0"]


def test_rr_r_40_fees_go_to_the_present_owner() -> None:
    match = round_at(
        [seated(1), seated(0), seated(0, "saboteur")],
        terminal=[0],
        hangars={1: [on("bunk-ring", 1)]},
    )
    match.play(0, "board 1 2")
    assert each(match, "energy") == [0, 1, 0]

    match = at(
        [seated(6), seated(0), seated(0, "saboteur")],
        turn=(0, 3),
        terminal=[0],
        hangars={1: [on("evergreen-engine", 0), on("armoured-brow", 1)]},
        planets=["puddle-prime"],
    )
    match.play(0, "launch 1 puddle-prime")
    match.play(2, "assign 1 6 orange")
    assert asks(match) == ("terminal", [0])
    match.play(0, "board 1 6")
    assert each(match, "energy") == [0, 0, 1]


# --- RR-13.11 to RR-13.13: the Mogul


@pytest.mark.parametrize(("length", "energy"), [("short", 7), ("medium", 9), ("long", 11)])
def test_rr_13_11_and_rr_r_37_the_mogul_begins_with_other_energy(length: str, energy: int) -> None:
    match = dealt("miner", "mogul", "engineer", length=length)
    assert each(match, "energy") == [4, energy, 4]


def moguling(**more: Any) -> apogee.Match:
    """The start of a round with a Mogul in seat 0."""
    return table_at([seated(0, "mogul")], **{"phase": "begin", "round": 2, **more})


def test_rr_13_12_and_rr_d_6_one_new_chip_and_any_others_may_be_moved() -> None:
    match = moguling()
    assert asks(match) == ("spread", [0])
    assert match.choices(0) == ["pass", "spread 0 0 1", "spread 0 1 0", "spread 1 0 0"]
    assert refused(match, 0, "spread 1 1 0") == "RR-13.12"
    assert refused(match, 0, "spread 0 0 0") == "RR-13.12"
    match.play(0, "spread 0 1 0")
    assert match.view(None)["companies"] == {"stellaris-x": 0, "supernova-industries": 1, "project-hyperdrive": 0}
    assert each(match, "chips")[0] == 9
    assert asks(match)[0] == "plan"
    assert [hangar["fee"] for hangar in match.view(None)["hangars"]] == [0, 0, 1, 1, 0, 0]


def test_rr_13_12_at_most_three_in_all_and_none_are_taken_back() -> None:
    match = moguling(companies={"stellaris-x": 2})
    assert match.choices(0) == [
        "pass",
        "spread 0 0 2", "spread 0 0 3", "spread 0 1 1", "spread 0 1 2", "spread 0 2 0", "spread 0 2 1", "spread 0 3 0",
        "spread 1 0 1", "spread 1 0 2", "spread 1 1 0", "spread 1 1 1", "spread 1 2 0",
        "spread 2 0 1", "spread 2 1 0", "spread 3 0 0",
    ]  # fmt: skip
    match.play(0, "spread 1 1 1")
    assert each(match, "chips")[0] == 7

    match = moguling(companies={"stellaris-x": 3})
    assert len(match.choices(0)) == 1 + 10 - 1  # three chips on three companies, other than now
    assert all(sum(map(int, words.split()[1:])) == 3 for words in offered(match, 0, "spread"))


def test_rr_13_12_without_a_chip_in_the_supply_only_those_that_lie_there_move() -> None:
    modules = ["std-engine", "std-tank", "std-tank", "std-tank", "std-cockpit"]
    more = ["std-engine", "slim-barrel", "cryo-flask", "kestrel"]
    match = moguling(
        companies={"stellaris-x": 1}, hangars={1: [on(name) for name in modules], 2: [on(name) for name in more]}
    )
    assert each(match, "chips")[0] == 0
    assert match.choices(0) == ["pass", "spread 0 0 1", "spread 0 1 0"]


def test_rr_13_13_who_builds_there_pays_the_mogul_and_the_chips_return() -> None:
    match = at(
        [seated(1, "mogul"), seated(2, cubes=cubes(9, 9, 9), modules=["std-tank", "std-crew"])],
        turn=(1, 4),
        companies={"stellaris-x": 2, "supernova-industries": 1},
    )
    assert each(match, "chips")[0] == 7
    match.play(1, "build std-tank 2")

    assert each(match, "energy") == [3, 2, 0]  # a fee of 2, then an income of 2
    assert each(match, "chips")[0] == 9
    assert match.view(None)["companies"] == {"stellaris-x": 0, "supernova-industries": 1, "project-hyperdrive": 0}
    assert [line for line in lines(match) if line.startswith("fee")] == ["fee 1 purple 2"]
    play(match, 1, "build std-crew 1", "pass")  # no chips there any more
    assert each(match, "energy") == [3, 3, 0]


def test_rr_13_13_and_rr_r_25_a_fee_that_one_cannot_pay_before_the_income_bars_the_build() -> None:
    match = at(
        [seated(0, "mogul"), seated(1, cubes=cubes(9, 9, 9), modules=["solar-cistern"])],
        turn=(1, 2),
        companies={"stellaris-x": 2, "supernova-industries": 1},
    )
    assert refused(match, 1, "build solar-cistern 1") == "RR-13.13"
    assert refused(match, 1, "build solar-cistern 2") == "RR-13.13"
    assert offered(match, 1, "build") == ["build solar-cistern 3", "build solar-cistern 4"]
    match.play(1, "build solar-cistern 4")
    assert each(match, "energy") == [1, 1 - 1 + 4, 0]


def test_rr_13_13_the_moguls_own_builds_and_all_shifts_are_free() -> None:
    match = at(
        [seated(0, "mogul", cubes=cubes(9, 9, 9), modules=["std-tank"]), seated(0)],
        turn=(0, 2),
        queue=[(1, 1)],
        hangars={3: [on("slim-barrel", 1)]},
        companies={"stellaris-x": 3},
    )
    play(match, 0, "build std-tank 1", "end")
    assert match.view(None)["companies"]["stellaris-x"] == 3
    assert each(match, "energy") == [2, 0, 0]
    match.play(1, "shift 3 2 2")
    assert match.view(None)["companies"]["stellaris-x"] == 3
    assert each(match, "energy") == [2, 0, 0]
    assert each(match, "chips")[0] == 10 - 3 - 1


# --- RR-13.14, RR-13.15: the Miner


def test_rr_13_14_the_miner_begins_with_a_cube_more_of_each_type() -> None:
    match = dealt("engineer", "miner", "pilot", edition="base")
    assert each(match, "cubes") == [cubes(2, 2, 2), cubes(3, 3, 3), cubes(2, 2, 2)]
    assert match.view(None)["bank"] == cubes(*[40 - 10 - 7] * 3)


def test_rr_13_15_the_miner_splits_a_die_over_the_types() -> None:
    match = table_at(
        [seated(0, "miner")],
        phase="shopping",
        turn={"seat": 0, "value": 5},
        market=cubes(1, 2, 9),
    )
    assert refused(match, 0, "buy carbon 2") == "RR-7.3"
    play(match, 0, "buy carbon 1", "buy aluminium 2")
    assert refused(match, 0, "buy titanium 3") == "RR-7.1"  # 2 of 5 are left
    assert match.choices(0) == ["pass", "buy titanium 1", "buy titanium 2"]
    play(match, 0, "buy titanium 1", "buy titanium 1")
    assert each(match, "cubes")[0] == cubes(1, 2, 2)
    assert asks(match) == ("refill", [0])  # the die is used up


def test_rr_13_15_by_the_first_rules_a_split_ends_when_each_type_was_named() -> None:
    match = table_at(
        [seated(0, "miner")], phase="shopping", turn={"seat": 0, "value": 5}, market=cubes(1, 2, 9), rules=1
    )
    play(match, 0, "buy carbon 1", "buy aluminium 2", "buy titanium 1")
    assert each(match, "cubes")[0] == cubes(1, 2, 1)
    assert asks(match) == ("refill", [0])  # nothing is left that could be taken


def test_rr_13_15_others_take_one_type() -> None:
    match = table_at([seated(0, "engineer")], phase="shopping", turn={"seat": 0, "value": 5}, market=cubes(3, 9, 9))
    match.play(0, "buy carbon 3")
    assert asks(match) == ("refill", [0])


# --- RR-13.16 to RR-13.19: the Pilot


def test_rr_13_16_a_chip_of_the_pilot_lies_on_the_card() -> None:
    match = dealt("engineer", "pilot", "miner", edition="base")
    assert each(match, "pilot_chip") == [False, True, False]
    assert each(match, "chips") == [9, 8, 9]
    assert dealt("engineer", "pilot", "miner").view(None)["seats"][1]["chips"] == 9


def test_rr_13_17_cockpits_cost_the_pilot_nothing_in_boarding() -> None:
    match = table_at(
        [seated(0, "pilot"), seated(1), seated(1)],
        phase="boarding",
        turn={"seat": 0, "value": 5},
        hangars={1: [on("std-cockpit", 1), on("std-crew", 2)]},
    )
    assert match.choices(0) == ["end", "board terminal", "board 1 6"]
    assert refused(match, 0, "board 1 2") == "RR-8.4"
    match.play(0, "board 1 6")
    assert each(match, "energy") == [0, 1, 1]


def test_rr_13_17_and_in_terminal_boarding_while_others_pay() -> None:
    match = round_at(
        [seated(0, "pilot"), seated(1), seated(1)],
        terminal=[0, 1],
        hangars={1: [on("twin-helm", 2)]},
    )
    match.play(0, "board 1 6")
    assert each(match, "energy") == [0, 1, 1]
    match.play(1, "board 1 6")
    assert each(match, "energy") == [0, 0, 2]


def test_rr_r_38_the_pilots_other_modules_cost_as_usual_and_a_builds_crew_is_free_anyway() -> None:
    match = round_at([seated(1, "pilot"), seated(0)], terminal=[0], hangars={1: [on("std-crew", 1)]})
    match.play(0, "board 1 2")
    assert each(match, "energy") == [0, 1, 0]

    match = at([seated(0, "pilot", cubes=cubes(9, 9, 9), modules=["kestrel"])], turn=(0, 2))
    play(match, 0, "build kestrel 1", "crew")
    assert each(match, "energy") == [3, 0, 0]


@pytest.mark.parametrize(
    ("launcher", "pilots", "others", "points"),
    [(0, 1, 0, 1), (0, 2, 1, 2), (0, 3, 0, 3), (0, 0, 2, 0), (1, 2, 1, 2)],
)
def test_rr_13_18_a_point_for_each_own_crew_member_in_the_cockpit_whoever_launches(
    launcher: int, pilots: int, others: int, points: int
) -> None:
    match = at(
        [seated(9), seated(9, "pilot")],
        turn=(launcher, 3),
        edition="deluxe",
        hangars={
            1: [
                on("evergreen-engine", 0), on("bunk-ring", 0, white=1), on("storm-shelter", 1),
                on("command-pearl", 0, white=pilots, purple=others),
            ]
        },
        planets=["puddle-prime"],
    )  # fmt: skip
    match.play(launcher, "launch 1 puddle-prime")

    own = [1, 0]
    own[launcher] += 1
    assert each(match, "vp") == [own[0], own[1] + points, 0]
    assert [line for line in lines(match) if line.startswith("pilot-reward")] == [f"pilot-reward 1 {points}"] * (
        points > 0
    )


@pytest.mark.parametrize("value", [1, 2, 3, 6])
def test_rr_13_19_and_rr_r_39_once_in_an_own_turn_the_chip_makes_a_module_show_both_symbols(value: int) -> None:
    match = at(
        [seated(9, "pilot", cubes=cubes(2)), seated(9)],
        turn=(0, value),
        hangars={1: [on("evergreen-engine", 0), on("old-faithful", 1), on("cryo-flask", 1), on("armoured-brow", 0)]},
        planets=["velvet-abyss"],
    )
    assert offered(match, 0, "equip") == ["equip 1 1", "equip 1 6"]
    assert refused(match, 0, "equip 1 2") == "RR-13.19"  # white's
    assert refused(match, 0, "equip 2 1") == "RR-13.19"  # nothing
    assert "launch 1 velvet-abyss" not in match.choices(0)
    match.play(0, "equip 1 6")
    assert ("launch 1 velvet-abyss" in match.choices(0)) is (value >= 3)
    assert refused(match, 0, "equip 1 1") == "RR-13.19"
    assert each(match, "pilot_chip") == [False] * 3
    assert match.view(None)["hangars"][0]["equipment"] == ["rover", "satellite"]
    assert each(match, "chips")[0] == 9 - 2 - 1


def test_rr_13_19_only_the_pilot_and_only_in_own_turns() -> None:
    match = at([seated(9, "miner", cubes=cubes(2)), seated(9, "pilot")], turn=(0, 3), hangars={1: rocket(0, 1, 1, 1)})
    assert refused(match, 0, "equip 1 1") == "RR-13.19"
    assert refused(match, 1, "equip 1 2") == "RR-5.1"


def test_rr_r_39_the_point_goes_to_the_modules_owner_and_the_chip_is_no_second_module() -> None:
    match = at(
        [seated(9), seated(0, "pilot"), seated(0, "saboteur")],
        hangars={
            1: [
                on("evergreen-engine", 0),
                on("old-faithful", 1, chip=True),
                on("cryo-flask", 0),
                on("armoured-brow", 1),
            ]
        },
        planets=["velvet-abyss"],
    )
    match.play(0, "launch 1 velvet-abyss")
    match.play(2, "assign 1 2 orange")
    # 5 for launching; 4 for the most modules to purple alone, with two of four; the equipment point to orange
    assert each(match, "vp") == [5 + 4, 0, 1]
    assert match.view(None)["hangars"][0]["modules"][1]["pilot_chip"] is True


def test_rr_r_39_the_chip_stays_after_shifts_and_goes_to_the_supply_when_the_module_breaks() -> None:
    match = at(
        [seated(9, "pilot")],
        turn=(0, 3),
        queue=[(0, 1)],
        hangars={1: [on("evergreen-engine"), on("std-tank", 0, chip=True), on("armoured-brow")]},
        planets=["dwarf-cockroach"],
    )
    assert each(match, "chips")[0] == 9 - 3 - 1
    rolls(match, 1, 6, 1)
    match.play(0, "launch 1 dwarf-cockroach")
    assert each(match, "vp") == [3 + 2 + 1, 0, 0]
    assert each(match, "chips")[0] == 9 - 2
    assert offered(match, 0, "equip") == []  # it cannot be used again


# --- RR-R.41: each launch is complete


def test_rr_r_41_two_launches_in_a_round_each_with_all_its_effects() -> None:
    match = at(
        [seated(30), seated(0, "saboteur"), seated(0, "mechanic")],
        turn=(0, 4),
        queue=[(0, 3)],
        hangars={1: [on("evergreen-engine", 0), on("old-faithful", 0), on("twin-helm", 0)]},
        planets=["kite-harbour", "mossball"],
        piles={"blue": {"top": ["lullaby", "quiet-cousin"]}},
    )
    for planet in ("kite-harbour", "mossball"):
        rolls(match, 5)
        match.play(0, f"launch 1 {planet}")
        match.play(1, "pass")
        match.play(2, "pass")
    assert [line for line in lines(match) if line.split()[0] in ("launched", "passed", "paid")] == [
        "launched 0 kite-harbour", "passed 1", "paid 0 4", "passed 2",
        "launched 0 mossball", "passed 1", "paid 0 5", "passed 2",
    ]  # fmt: skip
