"""PR-R and PR-D: the rulings, one by one, and the decision points."""

import json
import os
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import apogee
from tests.pocket_rockets.table import (
    COLOURS,
    CONVEYOR,
    GAME,
    GREY_LINE,
    LAUNCH,
    RECYCLING,
    RED_LINE,
    RING,
    SITES,
    STACK_SITES,
    YELLOW_LINE,
    Described,
    at,
    cards_in,
    hand,
    idle,
    known,
    many_steps,
    offered,
    placed,
    play,
    points,
    refused,
    rocket,
    rockets,
    seat,
    stack,
    stack_size,
    table,
    told,
    viewers,
    whole_match,
)

COMPONENTS = Path(__file__).parents[2] / "src/apogee/games/pocket_rockets/components.toml"


# --- Setup


def test_pr_r_1_the_starter_is_drawn_and_places_first() -> None:
    starters = set()
    for seed in range(60):
        match = GAME.match(players=4, seed=seed)
        starters.add(table(match)["starter"])
        assert match.pending() == (table(match)["starter"],)
    assert starters == {0, 1, 2, 3}


def test_pr_r_2_the_arrow_always_starts_clockwise() -> None:
    for seed in range(60):
        match = placed(2, seed)
        assert table(match)["arrow"] == "cw"
        assert offered(match, match.pending()[0], "move") == ["move cw"]


def test_pr_r_3_any_seat_may_get_any_starting_base() -> None:
    deals = {
        tuple(each["rockets"][0]["colour"] for each in table(GAME.match(players=3, seed=seed))["seats"])
        for seed in range(100)
    }

    assert len(deals) == 6
    for deal in deals:
        assert sorted(deal) == sorted(COLOURS)


def test_pr_r_3_the_deal_does_not_depend_on_the_starter() -> None:
    seen = set()
    for seed in range(100):
        view = table(GAME.match(players=2, seed=seed))
        seen.add((view["starter"], view["seats"][0]["rockets"][0]["colour"]))

    assert seen == {(starter, colour) for starter in (0, 1) for colour in ("grey", "yellow")}


def test_pr_r_4_stack_sizes_differ_by_at_most_one_larger_ones_first() -> None:
    for players in GAME.players:
        sizes = [stack(placed(players), site)["size"] for site in STACK_SITES]

        assert sum(sizes) == 54 - players
        assert sizes == sorted(sizes, reverse=True)
        assert max(sizes) - min(sizes) <= 1


def test_pr_r_5_ring_arrow_bases_and_earlier_pawns_are_known_at_placement() -> None:
    match = GAME.match(players=3, seed=1)
    first = match.pending()[0]
    play(match, first, "place conveyor")

    for viewer in viewers(match):
        view = match.view(viewer)
        assert sorted(view["ring"]) == sorted(SITES)
        assert view["arrow"] == "cw"
        assert sorted(each["rockets"][0]["colour"] for each in view["seats"]) == sorted(COLOURS)
        assert [each["site"] for each in view["seats"]].count(CONVEYOR) == 1
        assert view["stacks"] == {}


def test_pr_r_6_pawns_share_a_site_during_play() -> None:
    match = at([seat(GREY_LINE), seat(CONVEYOR), seat(CONVEYOR), seat(CONVEYOR)], stacks={CONVEYOR: ["base-red"] * 2})

    play(match, 0, "move cw", "draw", "reverse", "move ccw")
    play(match, 1, "draw")

    assert hand(match, 0) == hand(match, 1) == ["base-red"]


def test_pr_r_7_only_the_top_card_and_the_size_of_a_stack_can_be_read() -> None:
    match = at(stacks={CONVEYOR: ["base-red", "tip-red-plus-one", "tip-grey-none"]})

    for viewer in viewers(match):
        seen = stack(match, CONVEYOR, viewer)
        assert (seen["top"], seen["size"], seen["under"], seen["content"]) == ("base-red", 3, [], None)
        assert "tip-red-plus-one" not in told(match, viewer)
        assert "tip-grey-none" not in told(match, viewer)


# --- The turn


def test_pr_r_8_even_useless_points_must_be_spent() -> None:
    match = at([seat(RECYCLING)], points=2)

    assert match.choices(0) == ["move cw"]
    assert match.pending() == (0,)
    play(match, 0, "move cw")
    assert match.pending() == (0,)
    play(match, 0, "move cw")
    assert match.pending() == (1,)


def test_pr_r_9_the_next_round_of_a_bonus_is_the_owners_next_turn() -> None:
    player = seat(GREY_LINE, hand=["tip-grey-extra-action"], rockets=[rocket("grey", 1)])
    match = at([seat(), player, seat()], turn=1, starter=0, points=1)

    play(match, 1, "build tip-grey-extra-action 1")

    had = []
    for _ in range(3):
        had.append((match.pending()[0], points(match)))
        idle(match)
    assert had == [(2, 4), (0, 4), (1, 5)]


def test_pr_r_10_pointless_actions_are_legal() -> None:
    reverser = at([seat(CONVEYOR)])
    play(reverser, 0, "reverse", "reverse", "reverse", "reverse")
    assert table(reverser)["arrow"] == "cw"

    recycler = at([seat(RECYCLING, hand=["base-red"])], stacks={CONVEYOR: ["base-red", "base-red"]})
    play(recycler, 0, "recycle base-red construction-red conveyor", "take base-red")
    assert hand(recycler, 0) == ["base-red"]

    walker = at([seat(LAUNCH, rockets=[rocket("grey", 1, "extra-action")])])
    idle(walker, 4)
    assert table(walker)["seats"][0]["site"] == RING[10 % 6]


def test_pr_r_11_only_the_top_card_beside_the_pawn_may_be_drawn() -> None:
    for site in STACK_SITES:
        stacks = {each: [f"tip-{colour}-none"] for each, colour in zip(STACK_SITES[:3], COLOURS, strict=True)}
        match = at([seat(site)], stacks={**stacks, CONVEYOR: ["base-red"]})
        top = stack(match, site)["top"]

        play(match, 0, "draw")

        assert hand(match, 0) == [top]
        assert [each["size"] for each in table(match)["stacks"].values()] == [
            0 if each == site else 1 for each in STACK_SITES
        ]


def test_pr_r_12_drawing_up_to_the_limit_is_legal_and_beyond_it_is_not() -> None:
    match = at([seat(GREY_LINE, hand=["base-grey"])], stacks={GREY_LINE: ["base-red"] * 4})

    play(match, 0, "draw", "draw")
    assert refused(match, 0, "draw") == "PR-6.4"
    play(match, 0, "build base-grey new", "draw")

    assert hand(match, 0) == ["base-red"] * 3


def test_pr_r_13_only_recycling_removes_unwanted_cards() -> None:
    for site in SITES:
        match = at([seat(site, hand=["tip-red-none"])], stacks={CONVEYOR: ["base-red"]})
        ways = {words.split()[0] for words in match.choices(0) if "tip-red-none" in words}
        assert ways == ({"recycle"} if site == RECYCLING else set())


# --- Building


def test_pr_r_14_a_base_needs_the_line_of_its_colour_and_a_point() -> None:
    match = at([seat(YELLOW_LINE, hand=["base-red"])])
    assert refused(match, 0, "build base-red new") == "PR-7.1"

    play(match, 0, "move cw", "build base-red new")

    assert rockets(match, 0) == [rocket("grey"), rocket("red")]
    assert points(match) == 2


def test_pr_r_15_with_several_open_rockets_of_a_colour_the_player_names_one() -> None:
    match = at([seat(GREY_LINE, hand=["segment-grey", "tip-grey-none"], rockets=[rocket("grey", 1)] * 3)])
    assert offered(match, 0, "build") == [
        *(f"build segment-grey {target}" for target in (1, 2, 3)),
        *(f"build tip-grey-none {target}" for target in (1, 2, 3)),
    ]

    play(match, 0, "build segment-grey 3", "build tip-grey-none 2")

    assert rockets(match, 0) == [rocket("grey", 1), rocket("grey", 1, "none"), rocket("grey", 2)]


def test_pr_r_16_base_segment_and_tip_may_be_laid_in_one_turn() -> None:
    match = at([seat(RED_LINE, hand=["base-red", "segment-red", "tip-red-none"])])

    play(match, 0, "build base-red new", "build segment-red 2", "build tip-red-none 2")

    assert rockets(match, 0)[1] == rocket("red", 1, "none")
    assert points(match) == 1


def test_pr_r_17_a_complete_rocket_takes_no_more_segments() -> None:
    match = at([seat(GREY_LINE, hand=["segment-grey", "tip-grey-none"], rockets=[rocket("grey", 1)])])

    play(match, 0, "build tip-grey-none 1")

    assert offered(match, 0, "build") == []
    refused(match, 0, "build segment-grey 1")


def test_pr_r_18_no_tip_directly_on_a_base() -> None:
    for colour, line in (("grey", GREY_LINE), ("red", RED_LINE)):
        match = at([seat(line, hand=[f"tip-{colour}-none"], rockets=[rocket(colour)])])

        assert refused(match, 0, f"build tip-{colour}-none 1") == "PR-7.4"


def test_pr_r_19_there_is_no_rebuilding_and_no_helping() -> None:
    match = at([seat(GREY_LINE, hand=["segment-grey"], rockets=[rocket("red")]), seat(rockets=[rocket("grey")])])

    assert match.choices(0) == ["move cw"]
    refused(match, 0, "build segment-grey 1")
    refused(match, 0, "build segment-grey 2")
    for words in ("swap 1 2", "unbuild segment-grey 1", "give segment-grey 1"):
        with pytest.raises(apogee.UnknownAction):
            match.play(0, words)


# --- Conveyor and bonuses


def test_pr_r_20_a_reversal_takes_effect_at_once_for_all() -> None:
    match = at([seat(GREY_LINE), seat(GREY_LINE)], points=3)

    play(match, 0, "move cw", "reverse", "move ccw")

    assert table(match)["seats"][0]["site"] == GREY_LINE
    assert match.choices(1) == ["move ccw"]


def test_pr_r_21_turning_round_costs_a_reversal_with_and_without_the_bonus() -> None:
    for built in ([rocket("grey")], [rocket("grey", 1, "free-direction")]):
        match = at([seat(GREY_LINE, rockets=built)])

        play(match, 0, "move cw")
        refused(match, 0, "move ccw")
        play(match, 0, "reverse", "move ccw")

        assert table(match)["seats"][0]["site"] == GREY_LINE
        refused(match, 0, "move cw")


def test_pr_r_21_the_binding_begins_with_the_first_move_and_ends_with_the_turn() -> None:
    match = at([seat(CONVEYOR, rockets=[rocket("grey", 1, "free-direction")])], stacks={CONVEYOR: ["base-red"] * 2})

    play(match, 0, "draw")
    assert offered(match, 0, "move") == ["move cw", "move ccw"]
    play(match, 0, "move ccw", "move ccw", "move ccw")
    idle(match)

    assert offered(match, 0, "move") == ["move cw", "move ccw"]


@pytest.mark.parametrize("tip", ["extra-action", "extra-hand", "free-direction"])
def test_pr_r_22_a_lasting_bonus_waits_for_the_owners_next_turn(tip: str) -> None:
    player = seat(GREY_LINE, hand=[f"tip-grey-{tip}", "base-red", "base-red"], rockets=[rocket("grey", 1)])
    match = at([player], stacks={GREY_LINE: ["base-red"] * 2})
    bonus = tip.replace("-", "_")

    play(match, 0, f"build tip-grey-{tip} 1", "draw")

    assert points(match) == 2
    refused(match, 0, "draw")
    refused(match, 0, "move ccw")
    for viewer in viewers(match):
        assert match.view(viewer)["seats"][0]["bonuses"] == []
        assert match.view(viewer)["seats"][0]["bonuses_next_turn"] == [bonus]
    idle(match)
    assert table(match)["seats"][0]["bonuses"] == []
    idle(match)
    assert table(match)["seats"][0]["bonuses"] == [bonus]
    assert table(match)["seats"][0]["bonuses_next_turn"] == []


def test_pr_r_22_plus_one_counts_at_once() -> None:
    match = at([seat(GREY_LINE, hand=["tip-grey-plus-one"], rockets=[rocket("grey", 2)])])

    play(match, 0, "build tip-grey-plus-one 1")

    assert match.scores() == [5, 0]
    assert table(match)["seats"][0]["bonuses_next_turn"] == []


def test_pr_r_23_a_bonus_needs_no_fuel() -> None:
    for fuel in (None, 2):
        assert points(at([seat(rockets=[rocket("grey", 1, "extra-action", fuel)])])) == 5
        assert at([seat(rockets=[rocket("grey", 1, "plus-one", fuel)])]).scores() == [3 + (fuel or 0), 0]


# --- Recycling


def test_pr_r_24_no_recycling_with_an_empty_hand() -> None:
    for stacks in ({CONVEYOR: ["base-red"] * 2}, {}):
        match = at([seat(RECYCLING)], stacks=stacks)

        assert offered(match, 0, "recycle") == []
        refused(match, 0, "recycle base-red construction-grey conveyor")
        refused(match, 0, "recycle base-red construction-grey none")


def test_pr_r_25_the_recycled_card_lies_on_top_for_all_to_see() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey"]), seat(RED_LINE)],
        points=1,
        stacks={RED_LINE: ["tip-red-none", "segment-red"], CONVEYOR: ["base-red"]},
    )

    play(match, 0, "recycle base-grey construction-red conveyor", "take base-red")

    assert [stack(match, RED_LINE, viewer)["top"] for viewer in viewers(match)] == ["base-grey"] * 3
    play(match, 1, "draw", "draw")
    assert hand(match, 1) == ["base-grey", "tip-red-none"]
    assert stack(match, RED_LINE)["top"] == "segment-red"


def test_pr_r_26_one_other_stack_is_named_before_anything_is_seen() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey"])],
        stacks={RED_LINE: ["base-yellow", "tip-red-none"], CONVEYOR: ["base-red", "segment-grey"]},
    )
    assert all(len(words.split()) == 4 for words in offered(match, 0, "recycle"))
    assert all(words.split()[2] != words.split()[3] for words in offered(match, 0, "recycle"))

    play(match, 0, "recycle base-grey construction-grey conveyor")

    assert points(match) == 3
    assert sorted(match.choices(0)) == ["take base-red", "take segment-grey"]
    assert "tip-red-none" not in told(match, 0)
    play(match, 0, "take base-red")
    assert points(match) == 3
    refused(match, 0, "take segment-grey")


def test_pr_r_27_only_the_searcher_sees_the_card_taken() -> None:
    match = at([seat(RECYCLING, hand=["base-grey"])], stacks={CONVEYOR: ["tip-red-none", "segment-red"]})

    play(match, 0, "recycle base-grey construction-red conveyor", "take tip-red-none")

    for viewer in viewers(match):
        assert known(match, 0, viewer) == ([], 1)
    for viewer in (1, None):
        assert "tip-red-none" not in told(match, viewer)
    assert hand(match, 0) == ["tip-red-none"]


def test_pr_r_27_the_only_card_of_a_stack_counts_as_known() -> None:
    match = at([seat(RECYCLING, hand=["base-grey"])], stacks={CONVEYOR: ["tip-red-none"]})

    play(match, 0, "recycle base-grey construction-red conveyor", "take tip-red-none")

    for viewer in viewers(match):
        assert known(match, 0, viewer) == (["tip-red-none"], 0)


def test_pr_r_28_any_stack_may_receive_but_one_must_be_left_to_search() -> None:
    some = at([seat(RECYCLING, hand=["base-grey"])], stacks={CONVEYOR: ["base-red"], RED_LINE: ["base-red"]})
    assert sorted(offered(some, 0, "recycle")) == sorted(
        f"recycle base-grey {received} {searched}"
        for received in STACK_SITES
        for searched in (CONVEYOR, RED_LINE)
        if received != searched
    )

    only_one = at([seat(RECYCLING, hand=["base-grey"])], stacks={CONVEYOR: ["base-red"]})
    assert {words.split()[2] for words in offered(only_one, 0, "recycle")} == {GREY_LINE, YELLOW_LINE, RED_LINE}


def test_pr_r_28_with_all_stacks_empty_the_card_is_just_put_down() -> None:
    match = at([seat(RECYCLING, hand=["base-grey", "base-red"])])

    play(match, 0, "recycle base-grey conveyor none")

    assert hand(match, 0) == ["base-red"]
    assert (stack(match, CONVEYOR)["top"], stack(match, CONVEYOR)["size"]) == ("base-grey", 1)
    assert {words.split()[3] for words in offered(match, 0, "recycle")} == {CONVEYOR}


# --- Fuel, end and scoring


def test_pr_r_29_several_rockets_may_be_refuelled_in_a_turn_with_tokens_of_choice() -> None:
    match = at([seat(LAUNCH, rockets=[rocket("grey", 1, tip) for tip in ("none", "plus-one", "extra-hand")])])

    play(match, 0, "refuel 4 2", "refuel 1 1", "refuel 4 3")

    assert [each["fuel"] for each in rockets(match, 0)] == [1, 4, 4]
    assert table(match)["fuel"] == {"1": 1, "2": 2, "3": 2, "4": 0}
    assert points(match) == 1
    assert offered(match, 0, "refuel") == []


@pytest.mark.parametrize(("players", "rounds"), [(2, 18), (3, 12), (4, 9)])
def test_pr_r_30_36_turns_without_progress_end_the_game_after_whole_rounds(players: int, rounds: int) -> None:
    match = at(players=players, turn=players - 1)

    idle(match, 35)
    assert match.pending() == ((players - 2) % players,)
    idle(match)

    assert match.over
    assert match.end_reason == "stalemate"
    turns = Counter(event["seat"] for event in match.log(None) if event["event"] == "move")
    assert turns == dict.fromkeys(range(players), 4 * rounds)


def test_pr_r_30_fuel_out_of_reach_does_not_end_the_game_early() -> None:
    match = at([seat(GREY_LINE, hand=["segment-grey"])], fuel={"4": 1})
    assert table(match)["fuel_out_of_reach"] is True

    play(match, 0, "build segment-grey 1")

    assert match.pending() == (0,)


def test_pr_r_31_the_end_comes_in_mid_turn_and_without_a_last_round() -> None:
    match = at([seat(), seat(LAUNCH, rockets=[rocket("yellow", 1, "none")]), seat()], turn=1, starter=0, fuel={"4": 1})
    assert points(match) == 4

    play(match, 1, "refuel 4 1")

    assert match.over
    assert match.pending() == ()
    assert refused(match, 1, "move cw") == refused(match, 2, "move cw") == "PR-9.1"


def test_pr_r_32_an_unfuelled_rocket_scores_its_segments_and_its_plus_one() -> None:
    assert at([seat(rockets=[rocket("grey", 3, "plus-one")])]).scores() == [7, 0]
    assert at([seat(rockets=[rocket("grey", 3, "plus-one", fuel=4)])]).scores() == [11, 0]


def places(*owned: list[Described]) -> list[int]:
    """For each seat, how many are better, once a match with these rockets is over."""
    match = at([seat(rockets=each) for each in owned], standstill=35)
    idle(match)
    found: list[int] = GAME.places(match.state)
    assert match.winners() == tuple(player for player, place in enumerate(found) if place == 0)
    return found


def test_pr_r_33_the_tie_break_is_the_longest_single_complete_rocket() -> None:
    longest = [rocket("grey", 3, "none")]
    more_in_all = [rocket("yellow", 1, "none"), rocket("yellow", 2, "plus-one")]  # 7 points
    assert places([rocket("grey", 3, "plus-one")], more_in_all) == [0, 1]

    with_open_rocket = [rocket("yellow", 2, "none", fuel=2), rocket("red", 6)]
    assert places(longest, with_open_rocket) == [0, 1]


def test_pr_r_33_only_the_tied_players_are_compared() -> None:
    long_but_behind = [rocket("red", 4, "none")]  # 8 points
    assert places(
        [rocket("grey", 2, "plus-one", fuel=4)],  # 9
        [rocket("yellow", 3, "none", fuel=3)],  # 9
        long_but_behind,
    ) == [1, 0, 2]


def test_pr_r_33_without_complete_rockets_all_win() -> None:
    assert places([rocket("grey", 5)], [rocket("yellow")]) == [0, 0]


def test_pr_r_33_lower_places_are_ranked_the_same_way() -> None:
    assert places(
        [rocket("grey", 1, "none"), rocket("grey", 2, "plus-one")],  # 7
        [rocket("yellow", 4, "none", fuel=4)],  # 12
        [rocket("red", 3, "plus-one")],  # 7
    ) == [2, 0, 1]


def test_pr_r_34_a_segment_is_worth_two_points() -> None:
    scores = [at([seat(rockets=[rocket("grey", segments, "none")])]).scores()[0] for segments in (1, 2, 3, 8)]

    assert scores == [2, 4, 6, 16]


def test_pr_r_35_the_three_lines_and_the_conveyor_have_stacks() -> None:
    for players in GAME.players:
        assert list(table(placed(players))["stacks"]) == list(STACK_SITES)
    for site in SITES:
        match = placed(2, site=site)
        assert ("draw" in match.choices(match.pending()[0])) == (site in STACK_SITES)


# --- Components


def test_pr_r_36_equal_colours_and_an_even_spread_of_bonuses() -> None:
    rows = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))["rocket_card"]
    spread = Counter({(row["colour"], row["bonus"]): row["count"] for row in rows if row["kind"] == "tip"})

    assert len(spread) == 15
    assert set(spread.values()) == {1}
    assert len({sum(row["count"] for row in rows if row["colour"] == colour) for colour in COLOURS}) == 1


def test_pr_r_36_the_spread_can_be_corrected_in_the_component_file(tmp_path: Path) -> None:
    corrected = tmp_path / "components.toml"
    head, *rows = COMPONENTS.read_text(encoding="utf-8").split("[[rocket_card]]")
    dropped = [row for row in rows if 'id = "tip-grey-plus-one"' not in row]
    doubled = [row.replace("count = 1", "count = 2") if 'id = "tip-grey-none"' in row else row for row in dropped]
    corrected.write_text("[[rocket_card]]".join([head, *doubled]), encoding="utf-8")
    program = (
        "import apogee, json\n"
        "match = apogee.game('pocket-rockets').match_at({'players': 2}, seed=1)\n"
        "print(json.dumps(match.position()['common']))\n"
    )

    run = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "APOGEE_COMPONENTS": str(corrected), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.stderr == ""
    cards = json.loads(run.stdout)
    assert cards["tip-grey-none"] == 2
    assert "tip-grey-plus-one" not in cards
    assert cards["tip-red-plus-one"] == 1


def test_pr_r_37_the_first_colour_is_grey() -> None:
    assert {card.split("-")[1] for card in cards_in(placed(3).position())} == {"grey", "yellow", "red"}
    assert tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))["colour"][0]["id"] == "grey"


def test_pr_r_38_there_are_no_extra_cards_and_no_variants() -> None:
    assert GAME.options == {}
    with pytest.raises(apogee.BadOption):
        GAME.match(players=2, options={"variant": "short"})
    assert cards_in(placed().position()).total() == 54


# --- Information


def test_pr_r_39_what_could_be_remembered_is_shown_to_everybody_alike() -> None:
    match = at([seat(CONVEYOR)], players=3, points=1, stacks={CONVEYOR: ["base-red", "base-grey"]})

    play(match, 0, "draw")
    idle(match, 2)

    for viewer in viewers(match):
        assert known(match, 0, viewer) == (["base-red"], 0)
        assert match.log(viewer) == match.log(None)
        assert {"event": "draw", "seat": 0, "stack": CONVEYOR, "card": "base-red"} in match.log(viewer)


def test_pr_r_40_the_game_knows_no_undo_but_a_table_can_take_back() -> None:
    match = at([seat(CONVEYOR)])
    before = match.position()
    for words in ("undo", "take-back", "back"):
        with pytest.raises(apogee.UnknownAction):
            match.play(0, words)

    play(match, 0, "reverse", "move ccw")
    match.take_back(1)
    assert table(match)["arrow"] == "ccw"
    assert (table(match)["seats"][0]["site"], points(match)) == (CONVEYOR, 3)
    match.take_back(0)

    assert match.position() == before
    assert match.log(0) == []


def test_pr_r_41_equal_cards_and_tokens_are_named_once_but_rockets_each() -> None:
    recycler = at([seat(RECYCLING, hand=["base-red"] * 3)], stacks={CONVEYOR: ["segment-red"] * 3})
    assert len(offered(recycler, 0, "recycle")) == 3
    play(recycler, 0, "recycle base-red construction-red conveyor")
    assert recycler.choices(0) == ["take segment-red"]

    builder = at([seat(GREY_LINE, hand=["segment-grey"] * 3, rockets=[rocket("grey", 1)] * 2)])
    assert offered(builder, 0, "build") == ["build segment-grey 1", "build segment-grey 2"]

    twins = [rocket("grey", 1, "none"), rocket("grey", 1, "plus-one")]
    launcher = at([seat(LAUNCH, rockets=twins)])
    assert Counter(offered(launcher, 0, "refuel")) == Counter(
        f"refuel {value} {target}" for value in (1, 2, 3, 4) for target in (1, 2)
    )


def reachable(position: Described) -> int:
    """PR-R.42: how many rockets can still become available for fuel."""
    built = [each for player in position["seats"] for each in player["rockets"]]
    unbuilt = cards_in({**position, "seats": [{**player, "rockets": []} for player in position["seats"]], "box": {}})
    total = sum(1 for each in built if each["tip"] and each["fuel"] is None)
    for colour in COLOURS:
        tips = sum(count for card, count in unbuilt.items() if card.startswith(f"tip-{colour}"))
        bare = sum(1 for each in built if each["colour"] == colour and not each["tip"] and each["segments"] == 0)
        begun = sum(1 for each in built if each["colour"] == colour and not each["tip"] and each["segments"] > 0)
        total += min(tips, begun + min(unbuilt[f"segment-{colour}"], bare + unbuilt[f"base-{colour}"]))
    return total


def test_pr_r_42_the_hint_is_on_when_too_few_rockets_can_come() -> None:
    for step in many_steps():
        if step.verb != "place":
            assert step.seen["fuel_out_of_reach"] is (reachable(step.before) < sum(step.before["fuel"].values()))


@pytest.mark.parametrize(
    ("built", "cards", "reach"),
    [
        ([rocket("grey", 1, "none")], [], 1),
        ([rocket("grey", 1, "none", fuel=4)], [], 0),
        ([rocket("grey", 1)], ["tip-grey-none"], 1),
        ([rocket("grey", 1)], ["tip-red-none"], 0),
        ([rocket("grey")], ["tip-grey-none"], 0),
        ([rocket("grey")], ["segment-grey", "tip-grey-none"], 1),
        ([rocket("grey", 1), rocket("grey", 2)], ["tip-grey-none"], 1),
        ([rocket("grey", 1), rocket("grey", 2)], ["tip-grey-none", "tip-grey-plus-one"], 2),
        ([rocket("grey")], ["base-grey", "segment-grey", "segment-grey", "tip-grey-none", "tip-grey-plus-one"], 2),
        ([rocket("grey")], ["base-grey", "segment-grey", "tip-grey-none", "tip-grey-plus-one"], 1),
        ([rocket("grey")], ["base-red", "segment-red", "tip-red-none"], 1),
        ([rocket("grey", 1, "none"), rocket("red", 1)], ["tip-red-none"], 2),
        ([rocket("grey")], ["segment-grey", "segment-grey", "tip-grey-none", "tip-grey-plus-one"], 1),
        ([rocket("grey", 2, "none", fuel=4), rocket("grey")], ["tip-grey-plus-one"], 0),
        ([rocket("grey", 2, "none", fuel=4), rocket("grey", 1)], [], 0),
        ([rocket("grey", 1)], ["tip-grey-none", "tip-grey-plus-one"], 1),
    ],
)
def test_pr_r_42_what_can_still_be_fuelled(built: list[Described], cards: list[str], reach: int) -> None:
    tokens = [{"1": 1}, {"1": 2}, {"1": 2, "2": 1}]
    for split in (0, len(cards)):  # all in a stack, or as many as possible in a hand
        held = cards[: min(split, 3)]
        stacks = {CONVEYOR: cards[len(held) :]}
        for number, fuel in enumerate(tokens, 1):
            match = at([seat(hand=held, rockets=built)], stacks=stacks, fuel=fuel)

            for viewer in viewers(match):
                assert match.view(viewer)["fuel_out_of_reach"] is (reach < number)
            idle(match, 4)
            assert match.pending() == (0,)


def test_pr_r_43_there_is_no_resigning() -> None:
    match = at()

    for words in ("resign", "leave", "concede"):
        with pytest.raises(apogee.UnknownAction):
            match.play(0, words)


def test_pr_r_44_hands_start_empty() -> None:
    for players in GAME.players:
        assert [each["hand"] for each in placed(players).position()["seats"]] == [[]] * players


def test_pr_r_45_the_view_remembers_the_last_own_search_and_deduces_nothing() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey"]), seat(RECYCLING, hand=["base-red"]), seat(CONVEYOR)],
        points=1,
        stacks={CONVEYOR: ["segment-red", "tip-red-none", "segment-grey"]},
    )
    play(match, 0, "recycle base-grey construction-red conveyor", "take tip-red-none")
    play(match, 1, "recycle base-red construction-red conveyor", "take segment-red")
    idle(match)

    assert stack(match, CONVEYOR, 0)["content"] is None  # though seat 0 saw what is left, and can see the rest
    assert stack(match, CONVEYOR, 1)["content"] == {"segment-grey": 1}
    assert stack(match, CONVEYOR, 2)["content"] is None
    assert known(match, 1, 0) == ([], 1)
    assert known(match, 0, 1) == ([], 1)


def test_pr_r_45_cards_never_laid_down_openly_are_not_listed() -> None:
    match = at([seat(CONVEYOR)], stacks={CONVEYOR: ["base-red", "base-grey", "segment-red"]})

    play(match, 0, "draw")

    for viewer in viewers(match):
        assert stack(match, CONVEYOR, viewer)["under"] == []
        assert stack(match, CONVEYOR, viewer)["content"] is None


# --- Decision points


def options_by_the_catalogue(position: Described) -> set[str]:
    """PR-D.1 to PR-D.3 read as they stand: every legal option of the player to decide."""
    player = position["seats"][position["turn"]]
    if "points" not in position:
        return {f"place {site}" for site in SITES}
    if position.get("search"):
        return {
            f"take {card}" for card in cards_in({"seats": [], "stacks": {"": position["stacks"][position["search"]]}})
        }
    site, held = player["site"], set(player["hand"])
    sizes = {each: stack_size(pile) for each, pile in position["stacks"].items()}
    bonuses = player["bonuses"]

    directions = [position["bound"]] if position["bound"] else ["cw", "ccw"]
    words = {f"move {way}" for way in (directions if "free_direction" in bonuses else [position["arrow"]])}
    if sizes.get(site) and len(player["hand"]) < (4 if "extra_hand" in bonuses else 3):
        words.add("draw")
    if site == CONVEYOR:
        words.add("reverse")
    if site.startswith("construction-"):
        colour = site.removeprefix("construction-")
        for card in held:
            kind = card.split("-")[0]
            if card.split("-")[1] != colour:
                continue
            if kind == "base":
                words.add(f"build {card} new")
                continue
            for number, target in enumerate(player["rockets"], 1):
                is_open = target["colour"] == colour and target["tip"] is None
                if is_open and (kind == "segment" or target["segments"] >= 1):
                    words.add(f"build {card} {number}")
    if site == RECYCLING:
        searched = [each for each in STACK_SITES if sizes[each]]
        for card in held:
            for received in STACK_SITES:
                words |= {f"recycle {card} {received} {other}" for other in searched if other != received}
                words |= set() if searched else {f"recycle {card} {received} none"}
    if site == LAUNCH:
        for number, target in enumerate(player["rockets"], 1):
            if target["tip"] and target["fuel"] is None:
                words |= {f"refuel {value} {number}" for value, left in position["fuel"].items() if left}
    return words


def test_pr_d_1_each_player_places_once_in_turn_order_on_any_site() -> None:
    for players in GAME.players:
        placing = whole_match(players, 1)[0][:players]
        starter = placing[0].before["starter"]

        assert [step.player for step in placing] == [(starter + place) % players for place in range(players)]
        for step in placing:
            assert sorted(step.choices) == sorted(f"place {site}" for site in SITES)
        assert not any(step.verb == "place" for step in whole_match(players, 1)[0][players:])


def test_pr_d_2_the_options_are_exactly_those_of_the_catalogue() -> None:
    for step in many_steps():
        assert set(step.choices) == options_by_the_catalogue(step.before)
        assert len(set(step.choices)) == len(step.choices)

    assert {step.verb for step in many_steps()} == {
        *("place", "move", "draw", "build", "reverse", "recycle", "take", "refuel")
    }


def test_pr_d_2_everything_else_is_refused_without_a_change() -> None:
    match = at(
        [seat(GREY_LINE, hand=["segment-grey", "tip-grey-none"])],
        stacks={GREY_LINE: ["base-red"], CONVEYOR: ["base-red"]},
    )
    legal = match.choices(0)
    before = match.position()

    for words in GAME.actions:
        if words not in legal:
            with pytest.raises(apogee.IllegalAction):
                match.play(0, words)
        with pytest.raises(apogee.IllegalAction):
            match.play(1, words)

    assert match.position() == before
    assert legal == ["move cw", "draw", "build segment-grey 1"]


def test_pr_d_2_nobody_decides_in_another_players_turn() -> None:
    for step in many_steps():
        if step.verb != "place":
            assert step.player == step.before["turn"]


def test_pr_d_3_taking_is_compulsory_and_open_to_the_searcher_alone() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey", "base-red"])],
        stacks={CONVEYOR: ["segment-red", "segment-red", "tip-red-none"], RED_LINE: ["base-red"]},
    )

    play(match, 0, "recycle base-grey construction-grey conveyor")

    assert match.pending() == (0,)
    assert sorted(match.choices(0)) == ["take segment-red", "take tip-red-none"]
    assert match.choices(1) == []
    assert points(match) == 3
    for viewer in viewers(match):
        assert match.view(viewer)["asked"] == 0
        assert stack(match, CONVEYOR, viewer)["is_searched_now"] is True
    for words in GAME.actions:
        if words not in match.choices(0):
            with pytest.raises(apogee.IllegalAction):
                match.play(0, words)
    for viewer in (1, None):
        assert stack(match, CONVEYOR, viewer)["content"] is None
        assert "tip-red-none" not in told(match, viewer)
    play(match, 0, "take segment-red")
    assert points(match) == 3
    assert stack(match, CONVEYOR)["is_searched_now"] is False
