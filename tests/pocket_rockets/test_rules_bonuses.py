"""PR section 8: the bonuses of the tips."""

import pytest

from tests.pocket_rockets.table import (
    CONVEYOR,
    GREY_LINE,
    LAUNCH,
    RECYCLING,
    RED_LINE,
    YELLOW_LINE,
    at,
    hand,
    idle,
    many_steps,
    play,
    points,
    refused,
    rocket,
    rockets,
    seat,
    table,
    viewers,
)

LASTING = ["extra-action", "extra-hand", "free-direction"]


@pytest.mark.parametrize("tip", LASTING)
def test_pr_8_1_a_bonus_belongs_to_who_laid_the_tip_fuelled_or_not(tip: str) -> None:
    match = at([seat(GREY_LINE, hand=[f"tip-grey-{tip}"], rockets=[rocket("grey", 1)])], points=1)

    play(match, 0, f"build tip-grey-{tip} 1")
    idle(match)

    assert rockets(match, 0)[0]["fuel"] is None
    for viewer in viewers(match):
        seats = match.view(viewer)["seats"]
        assert seats[0]["bonuses"] == [tip.replace("-", "_")]
        assert seats[1]["bonuses"] == seats[1]["bonuses_next_turn"] == []


def test_pr_8_1_the_others_gain_nothing() -> None:
    owner = seat(rockets=[rocket("grey", 1, tip) for tip in LASTING])
    match = at([owner, seat(CONVEYOR, hand=["base-red"] * 3)], turn=1, stacks={CONVEYOR: ["base-red"]})

    assert points(match) == 4
    assert refused(match, 1, "draw") == "PR-6.4"
    assert refused(match, 1, "move ccw") == "PR-5.1"


def test_pr_8_2_plus_ones_add_up() -> None:
    built = [rocket("grey", 1, "plus-one"), rocket("red", 2, "plus-one", fuel=1), rocket("yellow", 1, "none")]
    match = at([seat(rockets=built)])

    assert match.scores() == [(2 + 1) + (4 + 1 + 1) + 2, 0]


def test_pr_8_3_extra_action_gives_five_points_from_the_owners_next_turn() -> None:
    player = seat(GREY_LINE, hand=["tip-grey-extra-action"], rockets=[rocket("grey", 1)])
    match = at([player])

    play(match, 0, "build tip-grey-extra-action 1")
    assert points(match) == 3
    idle(match)
    assert (match.pending(), points(match)) == ((1,), 4)
    idle(match)

    for _ in range(3):
        assert (match.pending(), points(match)) == ((0,), 5)
        idle(match, 2)


def test_pr_8_4_extra_hand_allows_four_cards_from_the_owners_next_turn() -> None:
    player = seat(GREY_LINE, hand=["tip-grey-extra-hand", "base-red", "base-red"], rockets=[rocket("grey", 1)])
    match = at([player], points=3, arrow="ccw", stacks={GREY_LINE: ["base-grey"] * 3, RED_LINE: ["base-yellow"] * 3})

    play(match, 0, "build tip-grey-extra-hand 1", "draw")
    assert refused(match, 0, "draw") == "PR-6.4"
    assert table(match)["seats"][0]["hand_limit"] == 3
    idle(match, 2)
    assert [each["hand_limit"] for each in table(match)["seats"]] == [4, 3]
    play(match, 0, "move ccw", "draw")

    assert len(hand(match, 0)) == 4
    assert refused(match, 0, "draw") == "PR-6.4"


def test_pr_8_5_the_first_move_of_a_turn_binds_the_others() -> None:
    match = at([seat(RECYCLING, rockets=[rocket("grey", 1, "free-direction")])], arrow="cw")
    assert match.choices(0) == ["move cw", "move ccw"]

    play(match, 0, "move ccw")
    assert "move ccw" in match.choices(0)
    assert refused(match, 0, "move cw") == "PR-8.5"
    play(match, 0, "move ccw", "move ccw")
    assert refused(match, 0, "move cw") == "PR-8.5"
    play(match, 0, "move ccw")

    assert table(match)["seats"][0]["site"] == "construction-red"
    assert match.choices(1) == ["move cw"]
    idle(match)
    assert match.choices(0) == ["move cw", "move ccw"]


def test_pr_8_5_the_binding_holds_through_other_steps() -> None:
    player = seat(LAUNCH, rockets=[rocket("grey", 1, "free-direction")])
    match = at([player], stacks={GREY_LINE: ["base-red", "base-red"]})

    play(match, 0, "move cw", "draw")

    assert refused(match, 0, "move ccw") == "PR-8.5"


def test_pr_8_5_the_owners_reversal_lifts_the_binding() -> None:
    match = at([seat(GREY_LINE, rockets=[rocket("grey", 1, "free-direction")])])

    play(match, 0, "move cw")
    assert refused(match, 0, "move ccw") == "PR-8.5"
    play(match, 0, "reverse")
    assert match.choices(0) == ["move cw", "move ccw", "reverse"]
    play(match, 0, "move ccw")

    assert table(match)["seats"][0]["site"] == GREY_LINE
    assert refused(match, 0, "move cw") == "PR-8.5"


def test_pr_8_5_free_direction_starts_with_the_owners_next_turn() -> None:
    match = at([seat(GREY_LINE, hand=["tip-grey-free-direction"], rockets=[rocket("grey", 1)])])

    play(match, 0, "build tip-grey-free-direction 1")
    assert refused(match, 0, "move ccw") == "PR-5.1"
    idle(match, 2)

    assert match.choices(0) == ["move cw", "move ccw"]


def test_pr_8_6_copies_of_lasting_bonuses_do_not_add_up() -> None:
    built = [rocket(colour, 1, tip) for tip in LASTING for colour in ("grey", "red")]
    match = at([seat(CONVEYOR, hand=["base-yellow"] * 3, rockets=built)], stacks={CONVEYOR: ["base-grey"] * 2})

    assert points(match) == 5
    play(match, 0, "draw")
    assert refused(match, 0, "draw") == "PR-6.4"
    play(match, 0, "move cw")
    assert refused(match, 0, "move ccw") == "PR-8.5"


def test_pr_8_6_a_second_copy_may_be_built() -> None:
    built = [rocket("grey", 1, "extra-action"), rocket("yellow", 1)]
    match = at([seat(YELLOW_LINE, hand=["tip-yellow-extra-action"], rockets=built)])

    play(match, 0, "build tip-yellow-extra-action 2")
    idle(match, 2)

    assert rockets(match, 0)[1] == rocket("yellow", 1, "extra-action")
    assert points(match) == 5


def test_pr_8_7_different_bonuses_apply_side_by_side() -> None:
    built = [rocket("grey", 1, tip) for tip in (*LASTING, "plus-one")]
    match = at([seat(CONVEYOR, hand=["base-red"] * 3, rockets=built)], stacks={CONVEYOR: ["base-red"]})

    assert points(match) == 5
    assert {"draw", "move cw", "move ccw"} <= set(match.choices(0))
    assert match.scores() == [4 * 2 + 1, 0]


def test_pr_8_7_bonuses_are_never_lost() -> None:
    gained = set()
    for step in many_steps():
        for before, after in zip(step.before["seats"], step.after["seats"], strict=True):
            assert set(before["bonuses"]) <= set(after["bonuses"])
            assert set(before["bonuses_next_turn"]) <= {*after["bonuses"], *after["bonuses_next_turn"]}
            gained |= {*after["bonuses"]}
    assert gained == {"extra_action", "extra_hand", "free_direction"}
