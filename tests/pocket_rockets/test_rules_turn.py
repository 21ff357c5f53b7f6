"""PR sections 4 to 6: the turn, moving, drawing."""

import pytest

import apogee
from tests.pocket_rockets.table import (
    CONVEYOR,
    GAME,
    GREY_LINE,
    LAUNCH,
    RECYCLING,
    RED_LINE,
    SITES,
    STACK_SITES,
    YELLOW_LINE,
    at,
    hand,
    idle,
    many_steps,
    offered,
    play,
    points,
    refused,
    rocket,
    rockets,
    seat,
    stack,
    table,
    told,
    viewers,
)

# --- 4 The turn


def test_pr_4_1_a_turn_has_four_action_points_or_five_with_the_bonus() -> None:
    match = at([seat(), seat(rockets=[rocket("yellow", 1, "extra-action")])])

    assert points(match) == 4
    play(match, 0, "move cw", "move cw", "move cw")
    assert match.pending() == (0,)
    play(match, 0, "move cw")

    assert match.pending() == (1,)
    assert points(match) == 5
    play(match, 1, "move cw", "move cw", "move cw", "move cw")
    assert match.pending() == (1,)
    play(match, 1, "move cw")
    assert match.pending() == (0,)


@pytest.mark.parametrize(
    ("site", "words"),
    [
        (LAUNCH, "move cw"),
        (CONVEYOR, "draw"),
        (GREY_LINE, "build segment-grey 2"),
        (CONVEYOR, "reverse"),
        (LAUNCH, "refuel 3 1"),
    ],
)
def test_pr_4_2_each_step_costs_one_action_point(site: str, words: str) -> None:
    built = [rocket("grey", 1, "none"), rocket("grey")]
    match = at([seat(site, hand=["segment-grey"], rockets=built)], stacks={CONVEYOR: ["base-red"]})

    play(match, 0, words)

    assert points(match) == 3


def test_pr_4_2_a_whole_recycling_costs_one_action_point() -> None:
    match = at([seat(RECYCLING, hand=["segment-grey"])], stacks={CONVEYOR: ["base-red", "base-grey"]})

    play(match, 0, "recycle segment-grey construction-red conveyor", "take base-grey")

    assert points(match) == 3


def test_pr_4_2_steps_mix_in_any_order_and_repeat() -> None:
    stacks = {GREY_LINE: ["segment-grey", "segment-grey", "base-red"]}
    match = at([seat(GREY_LINE)], stacks=stacks)

    play(match, 0, "draw", "build segment-grey 1", "draw", "build segment-grey 1")

    assert rockets(match, 0) == [rocket("grey", 2)]
    assert match.pending() == (1,)


@pytest.mark.parametrize("words", ["pass", "end", "done", "end turn", "wait"])
def test_pr_4_3_there_is_no_pass_and_no_early_end(words: str) -> None:
    match = at(points=1)

    with pytest.raises(apogee.UnknownAction):
        match.play(0, words)

    assert match.choices(0) == ["move cw"]
    assert points(match) == 1


def test_pr_4_3_a_move_is_always_possible() -> None:
    spending = [step for step in many_steps() if step.verb not in ("place", "take")]

    assert len(spending) > 1000
    assert all(any(words.startswith("move ") for words in step.choices) for step in spending)


def test_pr_4_3_a_turn_ends_only_when_all_points_are_spent() -> None:
    for step in many_steps():
        if step.verb == "take":
            assert step.after["points"] == step.before["points"] or step.before["points"] == 0
        elif step.verb != "place" and step.before["points"] > 1 and "end_reason" not in step.after:
            assert (step.after["turn"], step.after["points"]) == (step.player, step.before["points"] - 1)


@pytest.mark.parametrize(
    ("site", "action"),
    [
        (GREY_LINE, "build base-grey new"),
        (YELLOW_LINE, "build base-yellow new"),
        (CONVEYOR, "reverse"),
        (RECYCLING, "recycle base-grey conveyor construction-red"),
        (LAUNCH, "refuel 4 2"),
    ],
)
def test_pr_4_4_a_site_action_is_that_of_the_pawns_site(site: str, action: str) -> None:
    built = [rocket("grey"), rocket("grey", 1, "none")]
    stacks = {RED_LINE: ["base-red"]}

    for other in SITES:
        match = at([seat(other, hand=["base-grey", "base-yellow"], rockets=built)], stacks=stacks)
        if other == site:
            assert action in match.choices(0)
        else:
            assert refused(match, 0, action) in ("PR-4.4", "PR-7.1")
            assert set(offered(match, 0, action.split()[0])).isdisjoint({action})


def test_pr_4_4_the_site_counts_at_that_moment() -> None:
    match = at([seat(GREY_LINE)])
    assert refused(match, 0, "reverse") == "PR-4.4"

    play(match, 0, "move cw", "reverse", "move ccw")

    assert refused(match, 0, "reverse") == "PR-4.4"


def test_pr_4_5_results_are_visible_before_the_next_step() -> None:
    match = at([seat(CONVEYOR)], stacks={CONVEYOR: ["base-red", "tip-grey-none"]})

    play(match, 0, "draw")
    assert all(stack(match, CONVEYOR, viewer)["top"] == "tip-grey-none" for viewer in viewers(match))
    play(match, 0, "reverse")
    assert all(match.view(viewer)["arrow"] == "ccw" for viewer in viewers(match))


def test_pr_4_5_a_search_is_finished_before_anything_else() -> None:
    match = at([seat(RECYCLING, hand=["base-red", "base-grey"])], stacks={CONVEYOR: ["base-red", "segment-grey"]})

    play(match, 0, "recycle base-red construction-grey conveyor")

    assert match.choices(0) == ["take segment-grey", "take base-red"]
    assert refused(match, 0, "move cw") == "PR-4.5"
    assert refused(match, 0, "recycle base-grey construction-red conveyor") == "PR-4.5"
    play(match, 0, "take segment-grey")
    assert "move cw" in match.choices(0)


def test_pr_4_6_after_the_last_point_the_next_player_is_on() -> None:
    match = at(players=3, turn=2, points=1)
    assert [match.choices(player) for player in (0, 1)] == [[], []]
    assert refused(match, 0, "move cw") == "PR-4.6"

    play(match, 2, "move cw")

    assert match.pending() == (0,)
    assert points(match) == 4
    assert refused(match, 2, "move cw") == "PR-4.6"


def test_pr_4_6_a_search_with_the_last_point_is_finished_in_the_same_turn() -> None:
    match = at([seat(RECYCLING, hand=["base-red"])], points=1, stacks={CONVEYOR: ["base-red", "segment-grey"]})

    play(match, 0, "recycle base-red construction-grey conveyor")
    assert match.pending() == (0,)
    play(match, 0, "take segment-grey")

    assert match.pending() == (1,)


def test_pr_4_6_no_turn_begins_after_the_end() -> None:
    match = at([seat(LAUNCH, rockets=[rocket("grey", 1, "none")])], points=1, fuel={"2": 1})

    play(match, 0, "refuel 2 1")

    assert match.pending() == ()


# --- 5 Moving


@pytest.mark.parametrize(("arrow", "other", "goal"), [("cw", "ccw", YELLOW_LINE), ("ccw", "cw", CONVEYOR)])
def test_pr_5_1_a_move_follows_the_arrow(arrow: str, other: str, goal: str) -> None:
    match = at([seat(RECYCLING)], arrow=arrow)
    assert refused(match, 0, f"move {other}") == "PR-5.1"

    play(match, 0, f"move {arrow}")

    assert table(match)["seats"][0]["site"] == goal


def test_pr_5_2_one_point_moves_one_site_and_touches_nothing_on_the_way() -> None:
    stacks = {site: ["segment-grey", "base-red"] for site in STACK_SITES}
    match = at([seat(LAUNCH, hand=["base-grey"])], stacks=stacks)
    before = match.position()

    play(match, 0, "move cw", "move cw", "move cw")

    after = match.position()
    assert points(match) == 1
    assert after["seats"][0].pop("site") == RECYCLING
    assert before["seats"][0].pop("site") == LAUNCH
    assert after == before | {"points": 1}


def test_pr_5_3_free_direction_ignores_the_arrow() -> None:
    for arrow in ("cw", "ccw"):
        for direction, goal in (("cw", YELLOW_LINE), ("ccw", CONVEYOR)):
            match = at([seat(RECYCLING, rockets=[rocket("grey", 1, "free-direction")])], arrow=arrow)

            play(match, 0, f"move {direction}")

            assert table(match)["seats"][0]["site"] == goal


# --- 6 Drawing, stacks, hands


def test_pr_6_1_drawing_takes_the_top_card_of_the_pawns_own_stack() -> None:
    stacks = {GREY_LINE: ["tip-red-none", "base-red"], CONVEYOR: ["base-grey"], YELLOW_LINE: ["segment-red"]}
    match = at([seat(GREY_LINE)], stacks=stacks)

    play(match, 0, "draw")

    assert hand(match, 0) == ["tip-red-none"]
    assert stack(match, GREY_LINE)["top"] == "base-red"
    assert [stack(match, site)["size"] for site in STACK_SITES] == [1, 1, 0, 1]
    assert points(match) == 3


@pytest.mark.parametrize("site", [LAUNCH, RECYCLING])
def test_pr_6_1_there_is_nothing_to_draw_where_no_stack_lies(site: str) -> None:
    match = at([seat(site)], stacks={each: ["base-red"] for each in STACK_SITES})

    assert refused(match, 0, "draw") == "PR-6.1"


def test_pr_6_2_everybody_sees_the_tops_and_nobody_what_lies_below() -> None:
    orders = (["base-red", "segment-grey", "tip-red-plus-one"], ["base-red", "tip-red-plus-one", "segment-grey"])
    one, other = (at([seat(CONVEYOR)], stacks={CONVEYOR: order}) for order in orders)

    for viewer in viewers(one):
        assert stack(one, CONVEYOR, viewer)["top"] == "base-red"
        assert stack(one, CONVEYOR, viewer)["size"] == 3
        assert told(one, viewer) == told(other, viewer)

    play(one, 0, "draw")
    play(other, 0, "draw")
    for viewer in viewers(one):
        assert stack(one, CONVEYOR, viewer)["top"] == "segment-grey"
        assert stack(other, CONVEYOR, viewer)["top"] == "tip-red-plus-one"


def test_pr_6_3_an_empty_stack_cannot_be_drawn_from_and_play_goes_on() -> None:
    match = at([seat(CONVEYOR)], stacks={CONVEYOR: ["base-red"], YELLOW_LINE: ["base-grey"]})

    play(match, 0, "draw")

    assert stack(match, CONVEYOR)["size"] == 0
    assert refused(match, 0, "draw") == "PR-6.3"
    play(match, 0, "move cw", "move cw", "draw")
    assert hand(match, 0) == ["base-grey", "base-red"]


def test_pr_6_3_recycling_starts_an_empty_stack_again() -> None:
    match = at([seat(RECYCLING, hand=["base-red"])], stacks={CONVEYOR: ["base-grey"]})

    play(match, 0, "recycle base-red construction-yellow conveyor", "take base-grey", "move cw", "draw")

    assert hand(match, 0) == ["base-grey", "base-red"]


def test_pr_6_3_any_card_may_lie_in_any_stack() -> None:
    for card in ("base-red", "segment-yellow", "tip-grey-none"):
        match = at([seat(GREY_LINE)], stacks={GREY_LINE: [card]})

        play(match, 0, "draw")

        assert hand(match, 0) == [card]


def test_pr_6_4_drawing_stops_at_three_cards() -> None:
    match = at([seat(CONVEYOR, hand=["base-red", "base-red"])], stacks={CONVEYOR: ["base-grey", "segment-red"]})

    play(match, 0, "draw")

    assert len(hand(match, 0)) == 3
    assert refused(match, 0, "draw") == "PR-6.4"


def test_pr_6_4_drawing_stops_at_four_cards_with_the_bonus() -> None:
    player = seat(CONVEYOR, hand=["base-red"] * 3, rockets=[rocket("grey", 1, "extra-hand")])
    match = at([player], stacks={CONVEYOR: ["base-grey", "segment-red"]})

    play(match, 0, "draw")

    assert len(hand(match, 0)) == 4
    assert refused(match, 0, "draw") == "PR-6.4"


def test_pr_6_4_no_hand_ever_exceeds_its_limit() -> None:
    for step in many_steps():
        for player in step.after["seats"]:
            assert len(player["hand"]) <= (4 if "extra_hand" in player["bonuses"] else 3)


def test_pr_6_5_cards_leave_the_hand_only_by_building_and_recycling() -> None:
    left = set()
    for step in many_steps():
        for player, before in enumerate(step.before["seats"]):
            if len(step.after["seats"][player]["hand"]) < len(before["hand"]):
                assert player == step.player
                left.add(step.verb)
    assert left == {"build", "recycle"}

    match = at([seat(CONVEYOR, hand=["base-red"] * 3)], stacks={CONVEYOR: ["base-grey"]})
    assert match.choices(0) == ["move cw", "reverse"]
    for words in ("discard base-red", "drop base-red"):
        with pytest.raises(apogee.UnknownAction):
            match.play(0, words)
    idle(match, GAME.players[0])
    assert hand(match, 0) == ["base-red"] * 3
