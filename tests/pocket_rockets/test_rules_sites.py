"""PR section 7: the actions of the sites."""

from collections import Counter

import pytest

import apogee
from tests.pocket_rockets.table import (
    ALL_FUEL,
    CONVEYOR,
    GREY_LINE,
    LAUNCH,
    RECYCLING,
    RED_LINE,
    STACK_SITES,
    YELLOW_LINE,
    at,
    hand,
    idle,
    known,
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

# --- Construction lines


@pytest.mark.parametrize(("line", "colour"), [(GREY_LINE, "grey"), (YELLOW_LINE, "yellow"), (RED_LINE, "red")])
def test_pr_7_1_a_line_builds_one_card_of_its_colour_from_hand(line: str, colour: str) -> None:
    bases = ["base-grey", "base-yellow", "base-red"]
    match = at([seat(line, hand=bases)])
    assert offered(match, 0, "build") == [f"build base-{colour} new"]
    for other in bases:
        if other != f"base-{colour}":
            assert refused(match, 0, f"build {other} new") == "PR-7.1"

    play(match, 0, f"build base-{colour} new")

    assert rockets(match, 0) == [rocket("grey"), rocket(colour)]
    assert hand(match, 0) == sorted({*bases} - {f"base-{colour}"})
    assert points(match) == 3


def test_pr_7_1_what_is_not_in_hand_cannot_be_built() -> None:
    match = at([seat(GREY_LINE, hand=["segment-grey"]), seat(hand=["base-grey"])])

    assert refused(match, 0, "build base-grey new") == "PR-7.1"


def test_pr_7_1_building_goes_to_ones_own_rockets() -> None:
    match = at([seat(GREY_LINE, hand=["segment-grey"]), seat(rockets=[rocket("yellow"), rocket("grey")])])

    assert offered(match, 0, "build") == ["build segment-grey 1"]
    assert refused(match, 0, "build segment-grey 2") == "PR-7.1"


def test_pr_7_2_a_base_starts_a_new_open_rocket_at_the_line_of_its_colour() -> None:
    match = at([seat(GREY_LINE, hand=["base-grey", "base-red"])])
    assert refused(match, 0, "build base-grey 1") == "PR-7.2"
    assert refused(match, 0, "build base-red new") == "PR-7.1"

    play(match, 0, "build base-grey new")

    assert rockets(match, 0) == [rocket("grey"), rocket("grey")]


def test_pr_7_3_a_segment_goes_on_an_open_rocket_of_its_colour() -> None:
    built = [rocket("grey", 1, "none"), rocket("red"), rocket("grey")]
    match = at([seat(GREY_LINE, hand=["segment-grey"], rockets=built)])
    assert offered(match, 0, "build") == ["build segment-grey 3"]
    for target in ("1", "2", "new"):
        assert refused(match, 0, f"build segment-grey {target}") == "PR-7.3"

    play(match, 0, "build segment-grey 3")

    assert rockets(match, 0) == [*built[:2], rocket("grey", 1)]


def test_pr_7_3_segments_have_no_upper_limit() -> None:
    match = at([seat(GREY_LINE, hand=["segment-grey"] * 2, rockets=[rocket("grey", 6)])])

    play(match, 0, "build segment-grey 1", "build segment-grey 1")

    assert rockets(match, 0) == [rocket("grey", 8)]


def test_pr_7_4_a_tip_completes_an_open_rocket_with_a_segment() -> None:
    built = [rocket("grey"), rocket("grey", 1), rocket("grey", 2, "plus-one"), rocket("red", 1)]
    match = at([seat(GREY_LINE, hand=["tip-grey-none"], rockets=built)])
    assert offered(match, 0, "build") == ["build tip-grey-none 2"]
    for target in ("1", "3", "4", "new"):
        assert refused(match, 0, f"build tip-grey-none {target}") == "PR-7.4"

    play(match, 0, "build tip-grey-none 2")

    assert rockets(match, 0)[1] == rocket("grey", 1, "none")
    assert match.scores()[0] == 2 + 5


def test_pr_7_5_a_rocket_has_one_colour_and_is_built_upwards() -> None:
    cards = ["segment-grey", "tip-grey-none", "base-grey"]
    match = at([seat(GREY_LINE, hand=cards, rockets=[rocket("yellow", 1), rocket("red", 1)])])
    assert offered(match, 0, "build") == ["build base-grey new"]

    play(match, 0, "build base-grey new")
    assert offered(match, 0, "build") == ["build segment-grey 3"]
    play(match, 0, "build segment-grey 3")
    assert offered(match, 0, "build") == ["build tip-grey-none 3"]
    play(match, 0, "build tip-grey-none 3")

    assert rockets(match, 0) == [rocket("yellow", 1), rocket("red", 1), rocket("grey", 1, "none")]


def test_pr_7_6_a_complete_rocket_is_closed() -> None:
    for fuel in (None, 3):
        built = [rocket("grey", 1, "none", fuel)]
        match = at([seat(GREY_LINE, hand=["segment-grey", "tip-grey-plus-one"], rockets=built)])

        assert offered(match, 0, "build") == []
        refused(match, 0, "build segment-grey 1")
        refused(match, 0, "build tip-grey-plus-one 1")


def test_pr_7_7_rockets_are_unlimited_and_the_builder_chooses_the_target() -> None:
    built = [rocket("grey"), rocket("grey", 1), rocket("grey", 2, "none"), rocket("grey", 1)]
    match = at([seat(GREY_LINE, hand=["base-grey", "segment-grey", "tip-grey-plus-one"], rockets=built)])
    assert sorted(offered(match, 0, "build")) == [
        "build base-grey new",
        "build segment-grey 1",
        "build segment-grey 2",
        "build segment-grey 4",
        "build tip-grey-plus-one 2",
        "build tip-grey-plus-one 4",
    ]

    play(match, 0, "build segment-grey 2", "build tip-grey-plus-one 4", "build base-grey new")

    assert rockets(match, 0) == [
        rocket("grey"),
        rocket("grey", 2),
        rocket("grey", 2, "none"),
        rocket("grey", 1, "plus-one"),
        rocket("grey"),
    ]


def test_pr_7_8_built_cards_stay_and_only_the_builders_rockets_grow() -> None:
    builds = 0
    for step in many_steps():
        for player, before in enumerate(step.before["seats"]):
            after = step.after["seats"][player]
            if player != step.player or step.verb not in ("build", "refuel"):
                assert after["rockets"] == before["rockets"]
                continue
            grown = 0
            for old, new in zip(before["rockets"], after["rockets"], strict=False):
                assert new["colour"] == old["colour"]
                assert old["tip"] in (None, new["tip"])
                grown += new["segments"] - old["segments"] + (new["tip"] != old["tip"])
            grown += len(after["rockets"]) - len(before["rockets"])
            assert grown == (1 if step.verb == "build" else 0)
            builds += grown
    assert builds > 100


def test_pr_7_9_without_a_playable_card_there_is_nothing_to_build() -> None:
    for cards in ([], ["base-red"], ["tip-grey-none"]):
        match = at([seat(GREY_LINE, hand=cards)])

        assert offered(match, 0, "build") == []
        refused(match, 0, "build tip-grey-none 1")


# --- Conveyor


def test_pr_7_10_reversing_turns_the_arrow_for_everybody_until_reversed_again() -> None:
    match = at([seat(CONVEYOR), seat(CONVEYOR), seat(GREY_LINE)], points=2)

    play(match, 0, "reverse")
    assert match.choices(0) == ["move ccw", "reverse"]
    play(match, 0, "move ccw")
    assert table(match)["seats"][0]["site"] == GREY_LINE

    play(match, 1, "move ccw")
    assert refused(match, 1, "move cw") == "PR-5.1"
    idle(match)
    play(match, 2, "move ccw")
    assert table(match)["seats"][2]["site"] == LAUNCH


def test_pr_7_10_reversing_is_always_available_on_the_conveyor() -> None:
    for arrow, after in (("cw", "ccw"), ("ccw", "cw")):
        match = at([seat(CONVEYOR, hand=["base-red"] * 3)], arrow=arrow)

        play(match, 0, "reverse")

        assert table(match)["arrow"] == after
        assert points(match) == 3
        play(match, 0, "reverse")
        assert table(match)["arrow"] == arrow


# --- Recycling depot


def test_pr_7_11_recycling_lays_a_card_on_one_stack_and_takes_one_from_another() -> None:
    stacks = {RED_LINE: ["base-yellow"], CONVEYOR: ["base-red", "segment-grey", "tip-red-none"]}
    match = at([seat(RECYCLING, hand=["base-grey"])], stacks=stacks)

    play(match, 0, "recycle base-grey construction-red conveyor")
    assert stack(match, RED_LINE)["top"] == "base-grey"
    assert stack(match, RED_LINE)["size"] == 2
    assert hand(match, 0) == []
    assert sorted(match.choices(0)) == ["take base-red", "take segment-grey", "take tip-red-none"]
    assert refused(match, 0, "take base-grey") == "PR-7.11"
    play(match, 0, "take segment-grey")

    assert hand(match, 0) == ["segment-grey"]
    assert stack(match, CONVEYOR)["size"] == 2
    assert stack(match, CONVEYOR)["top"] in ("base-red", "tip-red-none")
    assert points(match) == 3


def test_pr_7_11_the_searched_stack_is_shuffled() -> None:
    tops: Counter[str] = Counter()
    for seed in range(200):
        match = at(
            [seat(RECYCLING, hand=["base-grey"])],
            stacks={CONVEYOR: ["base-red", "segment-grey", "segment-grey", "tip-red-none"]},
            seed=seed,
        )
        play(match, 0, "recycle base-grey construction-red conveyor", "take base-red")
        tops[stack(match, CONVEYOR)["top"]] += 1

    assert set(tops) == {"segment-grey", "tip-red-none"}
    assert 110 < tops["segment-grey"] < 157  # two of three cards


def test_pr_7_11_the_search_needs_a_different_stack_with_cards() -> None:
    stacks = {RED_LINE: ["base-yellow"], CONVEYOR: ["base-red"]}
    match = at([seat(RECYCLING, hand=["base-grey"])], stacks=stacks)

    for site in STACK_SITES:
        assert refused(match, 0, f"recycle base-grey {site} {site}") == "PR-7.11"
    assert refused(match, 0, "recycle base-grey conveyor construction-grey") == "PR-7.11"
    assert refused(match, 0, "recycle base-red conveyor construction-red") == "PR-7.11"
    assert refused(match, 0, "recycle base-grey conveyor none") == "PR-7.11"


def test_pr_7_11_cards_of_the_common_shuffle_are_found_one_by_one() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey"])],
        stacks={
            RED_LINE: {"top": ["base-yellow"], "common": 2},
            CONVEYOR: {"top": ["base-red"], "common": 2},
        },
        common={"segment-grey": 2, "tip-red-none": 1, "segment-red": 1},
    )

    match.expect("look segment-red", "look segment-grey")
    play(match, 0, "recycle base-grey construction-red conveyor")
    assert sorted(match.choices(0)) == ["take base-red", "take segment-grey", "take segment-red"]
    match.expect("top base-red")
    play(match, 0, "take segment-grey")
    assert stack(match, CONVEYOR)["top"] == "base-red"

    match.expect("look segment-red")  # but that was found in the other stack
    with pytest.raises(apogee.BadOutcome):
        play(match, 0, "recycle segment-grey conveyor construction-red")


def test_pr_7_12_recycling_needs_a_card_in_hand() -> None:
    match = at([seat(RECYCLING)], stacks={CONVEYOR: ["base-red"], RED_LINE: ["base-red"]})

    assert match.choices(0) == ["move cw"]
    assert refused(match, 0, "recycle base-red construction-grey conveyor") == "PR-7.11"


def test_pr_7_12_recycling_needs_another_stack_with_cards() -> None:
    match = at([seat(RECYCLING, hand=["base-grey"])], stacks={CONVEYOR: ["base-red"]})

    assert sorted(offered(match, 0, "recycle")) == [
        f"recycle base-grey {site} conveyor" for site in sorted((GREY_LINE, YELLOW_LINE, RED_LINE))
    ]
    for search in (*STACK_SITES, "none"):
        refused(match, 0, f"recycle base-grey conveyor {search}")


def test_pr_7_12_with_all_stacks_empty_recycling_only_discards() -> None:
    match = at([seat(RECYCLING, hand=["base-grey"])])
    assert sorted(offered(match, 0, "recycle")) == sorted(f"recycle base-grey {site} none" for site in STACK_SITES)

    play(match, 0, "recycle base-grey construction-red none")

    assert hand(match, 0) == []
    assert stack(match, RED_LINE)["top"] == "base-grey"
    assert points(match) == 3
    assert match.choices(0) == ["move cw"]


def test_pr_7_13_searched_cards_are_not_shown() -> None:
    searched = (
        ["base-red", "segment-grey", "tip-red-plus-one", "segment-red"],
        ["base-red", "segment-yellow", "tip-yellow-none", "segment-red"],
    )
    spare = (searched[1][1:3], searched[0][1:3])  # so that all in all the same cards are in the game
    one, other = (
        at(
            [seat(RECYCLING, hand=["base-grey"])],
            stacks={CONVEYOR: cards, GREY_LINE: ["base-yellow", *rest]},
        )
        for cards, rest in zip(searched, spare, strict=True)
    )

    for match in (one, other):
        play(match, 0, "recycle base-grey construction-red conveyor")
    for viewer in (1, None):
        assert told(one, viewer) == told(other, viewer)
        assert stack(one, CONVEYOR, viewer)["content"] is None
    assert sorted(one.choices(0)) == sorted(f"take {card}" for card in searched[0])
    assert one.choices(1) == []

    for match, card in ((one, "segment-grey"), (other, "segment-yellow")):
        match.expect("top segment-red")
        play(match, 0, f"take {card}")
    for viewer in (1, None):
        assert told(one, viewer) == told(other, viewer)
        assert known(one, 0, viewer) == ([], 1)
    assert hand(one, 0) == ["segment-grey"]


def test_pr_7_13_the_stack_that_received_the_card_is_not_shuffled() -> None:
    order = ["base-yellow", "segment-red", "tip-red-none", "segment-grey"]
    for seed in range(20):
        match = at(
            [seat(RECYCLING, hand=["base-grey"]), seat(RED_LINE, rockets=[rocket("yellow", 1, "extra-hand")])],
            stacks={RED_LINE: order, CONVEYOR: ["base-red"]},
            seed=seed,
            points=1,
        )
        play(match, 0, "recycle base-grey construction-red conveyor", "take base-red")

        drawn = []
        for _ in range(4):
            drawn.append(stack(match, RED_LINE)["top"])
            play(match, 1, "draw")

        assert drawn == ["base-grey", *order[:3]]


# --- Launch site


def test_pr_7_14_refuelling_puts_any_available_token_on_a_complete_rocket_without_one() -> None:
    built = [rocket("grey", 1, "none", fuel=4), rocket("grey", 1), rocket("grey", 2, "plus-one")]
    match = at(
        [seat(LAUNCH, rockets=built), seat(rockets=[rocket("yellow", 1, "none")])],
        fuel={"1": 1, "2": 0, "3": 2, "4": 1},
    )
    assert offered(match, 0, "refuel") == ["refuel 1 3", "refuel 3 3", "refuel 4 3"]
    for words in ("refuel 2 3", "refuel 3 1", "refuel 3 2", "refuel 3 4"):
        assert refused(match, 0, words) == "PR-7.14"

    play(match, 0, "refuel 3 3")

    assert rockets(match, 0)[2] == rocket("grey", 2, "plus-one", fuel=3)
    assert table(match)["fuel"] == {"1": 1, "2": 0, "3": 1, "4": 1}
    assert points(match) == 3
    assert refused(match, 0, "refuel 1 3") == "PR-7.14"


def test_pr_7_15_a_token_stays_where_it_is() -> None:
    placed = 0
    for step in many_steps():
        for player, before in enumerate(step.before["seats"]):
            for old, new in zip(before["rockets"], step.after["seats"][player]["rockets"], strict=False):
                assert old["fuel"] in (None, new["fuel"])
                placed += old["fuel"] != new["fuel"]
        tokens: Counter[str] = Counter(step.after["fuel"])
        tokens.update(str(each["fuel"]) for player in step.after["seats"] for each in player["rockets"] if each["fuel"])
        assert tokens == ALL_FUEL
    assert placed > 40


def test_pr_7_16_without_a_complete_unfuelled_rocket_there_is_no_refuelling() -> None:
    for built in ([rocket("grey")], [rocket("grey", 3)], [rocket("grey", 3, "none", fuel=1)]):
        match = at([seat(LAUNCH, rockets=built), seat(rockets=[rocket("yellow", 1, "none")])])

        assert match.choices(0) == ["move cw"]
        assert refused(match, 0, "refuel 4 1") == "PR-7.14"


def test_pr_7_14_everybody_sees_the_token_move() -> None:
    match = at([seat(LAUNCH, rockets=[rocket("grey", 1, "none")])])

    play(match, 0, "refuel 4 1")

    for viewer in viewers(match):
        assert match.view(viewer)["fuel"] == ALL_FUEL | {"4": 1}
        assert rockets(match, 0, viewer) == [rocket("grey", 1, "none", fuel=4)]
