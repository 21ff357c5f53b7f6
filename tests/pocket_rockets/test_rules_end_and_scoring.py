"""PR sections 9 and 10: the end of the game, scoring."""

from collections.abc import Sequence

import pytest

import apogee
from tests.pocket_rockets.table import (
    CONVEYOR,
    GAME,
    GREY_LINE,
    LAUNCH,
    RECYCLING,
    Described,
    at,
    idle,
    play,
    points,
    refused,
    rocket,
    seat,
    table,
    viewers,
    whole_match,
)


def ended(*owned: Sequence[Described]) -> apogee.Match:
    """A match with these rockets, one list per seat, that has come to its end."""
    match = at([seat(rockets=list(each)) for each in owned], standstill=35)
    idle(match)
    assert match.over
    return match


def standstill(match: apogee.Match) -> int:
    """The public counter."""
    turns: int = table(match)["standstill"]["turns"]
    return turns


# --- 9 End of the game


def test_pr_9_1_the_last_token_ends_the_game_at_once() -> None:
    built = [rocket("grey", 1, "none"), rocket("grey", 2, "plus-one")]
    match = at([seat(LAUNCH, rockets=built)], players=3, fuel={"1": 1, "4": 1})

    play(match, 0, "refuel 4 1")
    assert match.pending() == (0,)
    assert match.winners() == ()
    assert (table(match)["winners"], table(match)["end_reason"]) == ([], None)
    play(match, 0, "refuel 1 2")

    assert match.over
    assert match.end_reason == "fuel_exhausted"
    assert match.pending() == ()
    assert points(match) == 0
    assert [match.choices(player) for player in range(3)] == [[], [], []]
    assert match.scores() == [2 + 4 + 4 + 1 + 1, 0, 0]
    assert match.winners() == (0,)
    for player in range(3):
        assert refused(match, player, "move cw") == "PR-9.1"
    for viewer in viewers(match):
        assert match.view(viewer)["over"] is True
        assert match.view(viewer)["end_reason"] == "fuel_exhausted"
        assert match.view(viewer)["winners"] == [0]


def test_pr_9_1_whole_matches_end_with_the_eighth_token() -> None:
    ends = set()
    for players in GAME.players:
        steps, match = whole_match(players, 1)
        assert all(sum(step.before["fuel"].values()) > 0 for step in steps)
        is_used_up = sum(match.position()["fuel"].values()) == 0
        assert (match.end_reason == "fuel_exhausted") is is_used_up
        ends.add((match.end_reason, steps[-1].verb))
    assert ("fuel_exhausted", "refuel") in ends


def test_pr_9_2_empty_stacks_do_not_end_the_game() -> None:
    match = at([seat(CONVEYOR)], stacks={CONVEYOR: ["base-red"]})

    play(match, 0, "draw")

    assert [each["size"] for each in table(match)["stacks"].values()] == [0, 0, 0, 0]
    assert not match.over
    idle(match, 4)
    assert match.pending() == (0,)


@pytest.mark.parametrize(
    ("site", "words", "is_progress"),
    [
        (GREY_LINE, "build base-grey new", True),
        (GREY_LINE, "build segment-grey 1", True),
        (GREY_LINE, "build tip-grey-none 1", True),
        (LAUNCH, "refuel 1 2", True),
        (LAUNCH, "move cw", False),
        (CONVEYOR, "draw", False),
        (CONVEYOR, "reverse", False),
        (RECYCLING, "recycle base-grey construction-grey conveyor", False),
    ],
)
def test_pr_9_3_laying_a_card_or_placing_fuel_is_progress(site: str, words: str, is_progress: bool) -> None:
    player = seat(
        site,
        hand=["base-grey", "segment-grey", "tip-grey-none"][: 3 if site == GREY_LINE else 2],
        rockets=[rocket("grey", 1), rocket("red", 1, "none")],
    )
    match = at([player], standstill=7, stacks={CONVEYOR: ["base-red"] * 3})

    play(match, 0, words)
    if words.startswith("recycle"):
        play(match, 0, "take base-red")
    idle(match)

    assert match.pending() == (1,)
    assert standstill(match) == (0 if is_progress else 8)


def test_pr_9_4_the_counter_counts_turns_without_progress() -> None:
    match = at([seat(GREY_LINE, hand=["base-grey"])], players=3)

    counted = [standstill(match)]
    for _ in range(3):
        idle(match)
        counted.append(standstill(match))
    assert counted == [0, 1, 2, 3]

    match = at([seat(GREY_LINE, hand=["base-grey"])], standstill=20)
    play(match, 0, "build base-grey new")
    idle(match)
    assert standstill(match) == 0
    idle(match)
    assert standstill(match) == 1


def test_pr_9_4_at_36_the_game_ends_at_the_end_of_the_turn() -> None:
    match = at([seat(LAUNCH, rockets=[rocket("grey", 1, "plus-one", fuel=2)])], standstill=35)

    play(match, 0, "move cw", "move cw", "move cw")
    assert match.pending() == (0,)
    play(match, 0, "move cw")

    assert match.over
    assert match.end_reason == "stalemate"
    assert table(match)["end_reason"] == "stalemate"
    assert match.scores() == [2 + 1 + 2, 0]
    assert match.winners() == (0,)
    assert refused(match, 1, "move cw") == "PR-9.1"


def test_pr_9_4_progress_in_the_last_turn_saves_the_game() -> None:
    match = at([seat(GREY_LINE, hand=["base-grey"])], standstill=35, points=2)

    play(match, 0, "build base-grey new", "move cw")

    assert match.pending() == (1,)
    assert standstill(match) == 0


def test_pr_9_4_a_search_with_the_last_point_is_finished_before_the_end() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-red"])], standstill=35, points=1, stacks={CONVEYOR: ["base-red", "segment-grey"]}
    )

    play(match, 0, "recycle base-red construction-grey conveyor")
    assert not match.over
    play(match, 0, "take segment-grey")

    assert match.end_reason == "stalemate"


def test_pr_9_5_the_counter_is_public_and_from_24_on_counts_down() -> None:
    for turns, left in ((0, None), (23, None), (24, 12), (30, 6), (35, 1)):
        match = at(standstill=turns)
        for viewer in viewers(match):
            shown = match.view(viewer)["standstill"]
            assert (shown["turns"], shown["left"]) == (turns, left)

    match = at(standstill=23)
    idle(match)
    assert table(match)["standstill"]["left"] == 12


# --- 10 Scoring


def test_pr_10_1_open_rockets_and_hand_cards_score_nothing() -> None:
    cards = ["segment-grey", "tip-grey-plus-one", "tip-grey-none"]
    match = at([seat(hand=cards, rockets=[rocket("grey", 5), rocket("red", 1)])])

    assert match.scores() == [0, 0]


@pytest.mark.parametrize("fuel", [None, 3])
def test_pr_10_2_complete_rockets_score_two_points_per_segment(fuel: int | None) -> None:
    for segments in (1, 2, 5):
        match = at([seat(rockets=[rocket("grey", segments, "none", fuel)])])

        assert match.scores() == [2 * segments + (fuel or 0), 0]


def test_pr_10_3_every_plus_one_tip_scores_a_point_and_no_other_tip_does() -> None:
    for tip, extra in (("plus-one", 1), ("none", 0), ("extra-action", 0), ("extra-hand", 0), ("free-direction", 0)):
        assert at([seat(rockets=[rocket("grey", 1, tip)])]).scores() == [2 + extra, 0]

    assert at([seat(rockets=[rocket(colour, 1, "plus-one") for colour in ("grey", "red")])]).scores() == [6, 0]


@pytest.mark.parametrize("fuel", [1, 2, 3, 4])
def test_pr_10_4_a_token_scores_its_value(fuel: int) -> None:
    match = at([seat(LAUNCH, rockets=[rocket("grey", 1, "none")])])

    play(match, 0, f"refuel {fuel} 1")

    assert match.scores() == [2 + fuel, 0]
    assert points(match) == 3


def test_pr_10_5_most_points_win() -> None:
    match = ended([rocket("grey", 3, "none")], [rocket("yellow", 2, "none", fuel=4)])

    assert match.scores() == [6, 8]
    assert match.winners() == (1,)
    assert table(match)["winners"] == [1]


def test_pr_10_5_a_tie_goes_to_the_complete_rocket_with_the_most_segments() -> None:
    match = ended(
        [rocket("grey", 1, "none"), rocket("grey", 2, "plus-one", fuel=2)],
        [rocket("yellow", 4, "plus-one")],
        [rocket("red", 3, "none", fuel=3)],
    )

    assert match.scores() == [9, 9, 9]
    assert match.winners() == (1,)


def test_pr_10_5_still_tied_players_win_together() -> None:
    match = ended(
        [rocket("grey", 2, "none"), rocket("grey", 1, "plus-one")],
        [rocket("yellow", 1, "none")],
        [rocket("red", 2, "plus-one"), rocket("red", 1, "none")],
    )

    assert match.scores() == [7, 2, 7]
    assert match.winners() == (0, 2)


def test_pr_10_6_the_rulebooks_example_scores_17() -> None:
    built = [rocket("grey", 1, "none", fuel=4), rocket("red", 1, "none", fuel=2), rocket("grey", 3, "plus-one")]
    match = at([seat(rockets=built)])

    assert match.scores() == [17, 0]
    assert [each["score"] for each in table(match)["seats"]] == [17, 0]


def test_pr_10_6_everybody_sees_what_each_rocket_would_score_and_from_what() -> None:
    built = [
        rocket("grey", 3, "plus-one", fuel=4),
        rocket("red", 1, "none"),
        rocket("yellow", 2),
    ]
    match = at([seat(LAUNCH, rockets=built), seat()])

    for viewer in viewers(match):
        shown = match.view(viewer)["seats"][0]
        assert [each["points"] for each in shown["rockets"]] == [11, 2, 0]
        assert [each["worth"] for each in shown["rockets"]] == [
            {"segments": 6, "bonus": 1, "fuel": 4},
            {"segments": 2, "bonus": 0, "fuel": 0},
            {"segments": 0, "bonus": 0, "fuel": 0},
        ]
        assert shown["score"] == 13
    assert "points" not in match.position()["seats"][0]["rockets"][0]


def test_pr_10_6_whole_matches_are_scored_like_the_example() -> None:
    for players in GAME.players:
        _, match = whole_match(players, 2)
        totals = []
        for player in match.position()["seats"]:
            complete = [each for each in player["rockets"] if each["tip"]]
            pluses = [each for each in complete if each["tip"].endswith("plus-one")]
            totals.append(sum(2 * each["segments"] + (each["fuel"] or 0) for each in complete) + len(pluses))
        assert match.scores() == totals
        assert [sum(each["points"] for each in player["rockets"]) for player in table(match)["seats"]] == totals
        assert max(totals) > 0
