"""RR-3 and RR-5: the structure of a round, and the order of the dice in a phase."""

import pytest

import apogee
from tests.rocket_rescue.phases import NOBODY, each, events, having, kinds, phase_at, plan_dice, planning, queue
from tests.rocket_rescue.table import GAME, Described, of, play, refused, table

ONE_EACH = "research 3 - shopping 3 - boarding 3 - build_launch 3 -"
KINDS = ("round", "laid", "planned", "balance", "influence", "phase", "skipped-phase", "discarded", "ended")


def idle_round(match: apogee.Match) -> None:
    """Everybody plans so that nobody has anything to do, and says so."""
    for player in match.pending():
        plan_dice(match, player)
    while table(match)["phase"] not in ("plan", None):
        match.play(match.pending()[0], "end")


# --- 3 Round structure


def test_rr_3_1_a_round_is_plan_research_shopping_boarding_build_and_launch_and_its_end() -> None:
    match = having(4, 4, 4, display=["kestrel", "bunk-ring"])

    idle_round(match)

    heard = [entry for entry in match.log(None) if entry["event"] in KINDS]
    assert [entry.get("phase", entry["event"]) for entry in heard] == [
        "planned", "planned", "planned", "balance", "balance", "balance", "influence",
        "research", "discarded", "discarded", "shopping", "boarding", "boarding", "build_launch",
        "round", "laid", "laid",
    ]  # fmt: skip
    assert (table(match)["round"], table(match)["phase"]) == (2, "plan")


def test_rr_3_1_there_are_at_most_8_rounds() -> None:
    match = GAME.match(players=3, seed=5, options={"length": "short"})

    for number in range(1, 9):
        assert (table(match)["round"], table(match)["rounds"], match.over) == (number, 8, False)
        idle_round(match)

    assert match.over
    assert match.end_reason == "last_round"
    assert [entry["round"] for entry in events(match, "round")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert each(match, "energy") == [4 + 8 * 8] * 3
    assert match.pending() == ()


def test_rr_3_2_all_plan_at_once_and_dice_are_carried_out_one_by_one() -> None:
    match = having(4, 4, 4)
    assert match.pending() == (0, 1, 2)
    for player in (1, 0):
        plan_dice(match, player, ONE_EACH)
        assert player not in match.pending()
    plan_dice(match, 2, ONE_EACH)

    for player in range(3):
        assert (table(match)["phase"], match.pending()) == ("research", (player,))
        match.play(player, "pass")
    for player in range(3):
        assert (table(match)["phase"], match.pending()) == ("shopping", (player,))
        match.play(player, "pass")

    assert table(match)["round"] == 2  # no seat to board, no module to build, no market to refill


def test_rr_3_2_the_order_in_which_plans_arrive_changes_nothing() -> None:
    plans = ["research 6 3 shopping 3 3", "research 5 - shopping 4 4 boarding 1 -", ONE_EACH]
    found = []
    for order in [(0, 1, 2), (2, 1, 0), (1, 2, 0)]:
        match = having(9, 9, 9)
        for player in order:
            plan_dice(match, player, plans[player], bid=player)
        found.append((match.position(), [entry for entry in match.log(None) if entry["event"] != "ready"]))

    assert found[0] == found[1] == found[2]
    assert table(match)["influence"] == [2, 1, 0]


def test_rr_3_3_and_rr_r_10_explorer_then_mogul_act_before_the_modules_are_revealed() -> None:
    match = planning(
        {}, {"character": "mogul"}, {"character": "explorer"},
        edition="deluxe", phase="begin", planets=["mossball"],
        piles={"advanced": ["kestrel", "twin-helm", "bunk-ring"]}, box="rest",
    )  # fmt: skip
    assert (table(match)["asks"], match.pending(), table(match)["display"]) == ("explore", (2,), [])

    match.play(2, "pass")
    assert (table(match)["asks"], match.pending(), table(match)["display"]) == ("mark", (2,), [])

    match.play(2, "mark mossball")
    assert (table(match)["asks"], match.pending(), table(match)["display"]) == ("spread", (1,), [])
    assert refused(match, 0, "plan research left 1") == "RR-5.1"
    assert refused(match, 1, "plan research left 1") == "RR-3.1"

    match.play(1, "spread 0 1 0")
    assert (table(match)["asks"], match.pending()) == ("plan", (0, 1, 2))
    assert table(match)["display"] == ["kestrel", "twin-helm"]
    assert kinds(match) == ["passed", "marked", "spread", "laid", "top", "laid", "top"]


def test_rr_3_3_without_explorer_and_mogul_a_round_begins_with_the_modules() -> None:
    match = planning({"character": "miner"}, {"character": "pilot"}, {"character": "saboteur"}, phase="begin")

    assert table(match)["asks"] == "plan"
    assert len(table(match)["display"]) == 2
    assert refused(match, 0, "mark mossball") == "RR-3.3"
    assert refused(match, 0, "draw blue") == "RR-3.3"
    assert refused(match, 0, "spread 1 0 0") == "RR-3.3"


def test_rr_d_3_and_rr_d_4_the_explorer_draws_a_colour_and_replaces_a_planet_of_it() -> None:
    match = planning(
        {"character": "explorer"}, {}, {}, phase="begin",
        planets=["mossball", "lullaby", "kite-harbour", "iron-dune", "ember-crown"],
        piles={"blue": ["old-bathtub", "featherstone"], "red": []}, box="rest",
    )  # fmt: skip
    assert match.choices(0) == ["pass", "draw blue"]
    assert refused(match, 0, "draw red") == "RR-13.2"

    match.play(0, "draw blue")

    assert table(match)["drawn"] == "old-bathtub"
    assert match.choices(0) == ["replace mossball", "replace lullaby", "replace kite-harbour"]
    assert refused(match, 0, "pass") == "RR-13.2"
    assert refused(match, 0, "replace iron-dune") == "RR-13.2"

    match.play(0, "replace lullaby")

    assert [planet["planet"] for planet in table(match)["planets"]][:3] == ["mossball", "old-bathtub", "kite-harbour"]
    assert table(match)["piles"]["under"]["blue"] == ["lullaby"]
    assert table(match)["piles"]["blue"] == 2


def test_rr_d_3_with_both_planet_piles_empty_the_explorer_is_not_asked_to_draw() -> None:
    match = planning(
        {"character": "explorer"}, {}, {}, phase="begin", piles={"blue": [], "red": []}, box="rest",
    )  # fmt: skip

    assert table(match)["asks"] == "mark"
    assert refused(match, 0, "draw blue") == "RR-3.3"


def test_rr_d_5_the_explorer_marks_an_available_planet_or_passes() -> None:
    match = planning(
        {"character": "explorer"}, {}, {}, phase="begin",
        planets=["mossball", "lullaby", None, "iron-dune", None], piles={"blue": [], "red": []}, box="rest",
    )  # fmt: skip
    assert match.choices(0) == ["pass", "mark mossball", "mark lullaby", "mark iron-dune"]
    assert refused(match, 0, "mark kite-harbour") == "RR-13.3"

    match.play(0, "mark iron-dune")

    assert [planet["marks"] for planet in table(match)["planets"]] == [0, 0, 0, 1, 0]
    assert of(match, 0)["chips"] == 8


def test_rr_d_6_the_mogul_spreads_the_chips_there_and_one_more_at_most_three() -> None:
    def spreads(companies: Described) -> list[str]:
        match = planning({"character": "mogul"}, {}, {}, edition="deluxe", phase="begin", companies=companies)
        return [words.removeprefix("spread ") for words in match.choices(0)]

    assert spreads({}) == ["pass", "0 0 1", "0 1 0", "1 0 0"]
    assert spreads({"stellaris-x": 1}) == [
        "pass", "0 0 1", "0 0 2", "0 1 0", "0 1 1", "0 2 0", "1 0 1", "1 1 0", "2 0 0",
    ]  # fmt: skip
    full = spreads({"supernova-industries": 3})
    assert len(full) == 1 + 10 - 1
    assert all(sum(map(int, words.split())) == 3 for words in full[1:])
    assert "0 3 0" not in full


# --- 5 Turn order


def test_rr_5_1_dice_are_carried_out_highest_value_first() -> None:
    match = phase_at("shopping", [1, 5], [6, 2], [4, 3])

    assert queue(match) == [(1, 6), (0, 5), (2, 4), (2, 3), (1, 2), (0, 1)]
    for seat, value in [(1, 6), (0, 5), (2, 4), (2, 3), (1, 2), (0, 1)]:
        assert match.pending() == (seat,)
        assert table(match)["turn"]["value"] == value
        assert refused(match, (seat + 1) % 3, "pass") == "RR-5.1"
        match.play(seat, "pass")

    assert [(turn["seat"], turn["value"]) for turn in events(match, "turn") if turn["phase"] == "shopping"] == [
        (0, 5), (2, 4), (2, 3), (1, 2), (0, 1),
    ]  # fmt: skip


@pytest.mark.parametrize("phase", ["research", "shopping", "boarding", "build_launch"])
def test_rr_5_1_every_phase_has_the_same_order(phase: str) -> None:
    match = phase_at(
        phase, [3, 4], [4], [6, 3],
        seats=[{"cubes": {"carbon": 2}}] * 3, influence=[2, 1, 0], hangars={1: ["grand-dormitory"]},
    )  # fmt: skip

    assert queue(match) == [(2, 6), (1, 4), (0, 4), (2, 3), (0, 3)]


def test_rr_5_2_of_equal_values_the_player_in_front_on_the_track_goes_first() -> None:
    assert queue(phase_at("shopping", [4], [4], [4], influence=[1, 2, 0])) == [(1, 4), (2, 4), (0, 4)]
    assert queue(phase_at("shopping", [4], [4], [4], influence=[2, 0, 1])) == [(2, 4), (0, 4), (1, 4)]


def test_rr_5_2_the_track_counts_as_the_bids_of_this_round_have_left_it() -> None:
    match = having(4, 4, 4, influence=[0, 1, 2])
    for player, bid in [(0, 0), (1, 1), (2, 2)]:
        plan_dice(match, player, ONE_EACH, bid)

    assert queue(match) == [(2, 3), (1, 3), (0, 3)]


def test_rr_5_2_and_rr_r_15_two_equal_dice_of_one_player_come_one_after_the_other() -> None:
    match = phase_at("shopping", [5, 5], [5, 2], [5, 5], influence=[2, 1, 0])

    assert queue(match) == [(2, 5), (2, 5), (1, 5), (0, 5), (0, 5), (1, 2)]
    assert [die["field"] for die in table(match)["queue"]] == ["left", "right", "left", "left", "right", "right"]
    assert match.pending() == (2,)

    match.play(2, "buy carbon 1")
    assert match.pending() == (2,)  # two separate turns, of another type if one likes
    match.play(2, "buy titanium 1")
    assert match.pending() == (1,)


def test_rr_5_2_each_of_two_build_dice_is_a_turn_of_its_own() -> None:
    builder = {"modules": ["std-crew", "std-tank"], "cubes": {"carbon": 2, "aluminium": 3, "titanium": 1}}
    match = phase_at("build_launch", [2, 2], [], [], seats=[builder], closed=[5, 6])
    play(match, 0, "build std-crew 1", "crew")
    assert refused(match, 0, "build std-tank 1") == "RR-9.1"
    play(match, 0, "end", "build std-tank 1")
    assert len(table(match)["hangars"][0]["modules"]) == 2

    shifter = phase_at("build_launch", [1, 1], [], [], hangars={1: ["std-crew"]}, closed=[5, 6])
    play(shifter, 0, "shift 1 2 2", "shift 2 2 3")  # nothing is left of the first die: the second comes at once
    assert len(table(shifter)["hangars"][2]["modules"]) == 1


def test_rr_5_2_the_mechanic_shifts_once_more_with_each_die() -> None:
    match = phase_at(
        "build_launch", [1, 1], [], [], seats=[{"character": "mechanic"}], edition="deluxe",
        hangars={1: ["std-crew"]}, closed=[5, 6], terminal=[],
    )  # fmt: skip

    for source, target in [(1, 2), (2, 3), (3, 4), (4, 1)]:
        match.play(0, f"shift {source} 2 {target}")

    assert table(match)["round"] == 2


def test_rr_r_15_the_right_die_goes_first_when_it_is_higher() -> None:
    match = phase_at("shopping", [2, 6], [], [])

    assert [(die["field"], die["value"]) for die in table(match)["queue"]] == [("right", 6), ("left", 2)]


def test_rr_r_15_the_list_is_fixed_when_the_phase_begins() -> None:
    match = phase_at("research", [4, 1], [4], [4], influence=[1, 2, 0])
    listed = queue(match)

    found = []
    while table(match)["phase"] == "research":
        found.append((match.pending()[0], table(match)["turn"]["value"]))
        match.play(match.pending()[0], "take std-crew" if len(found) < 4 else "pass")

    assert found == listed == [(1, 4), (2, 4), (0, 4), (0, 1)]


def test_rr_5_3_without_a_die_there_is_no_turn() -> None:
    match = phase_at("shopping", NOBODY, [2, 1], NOBODY)

    assert queue(match) == [(1, 2), (1, 1)]
    for _ in range(2):
        assert refused(match, 0, "buy carbon 1") == refused(match, 2, "pass") == "RR-5.1"
        match.play(1, "pass")

    assert [turn["seat"] for turn in events(match, "turn") if turn["phase"] == "shopping"] == [1]
    assert table(match)["phase"] != "shopping"


def test_rr_5_4_an_action_may_be_skipped_or_done_in_part_without_refund() -> None:
    match = phase_at("shopping", [6, 5], [], [], seats=[{"energy": 3}, {}, {}])

    match.play(0, "pass")
    assert events(match, "passed") == [{"seat": 0}]
    match.play(0, "buy aluminium 1")

    assert of(match, 0)["energy"] == 3
    assert of(match, 0)["cubes"] == {"carbon": 0, "aluminium": 1, "titanium": 0}
    assert table(match)["asks"] == "refill"  # the phase is over: nothing of the 5 is left


def test_rr_5_4_a_turn_cannot_be_ended_with_a_word_of_another_phase() -> None:
    match = phase_at("shopping", [6], [], [])

    assert refused(match, 0, "end") == "RR-5.4"
    assert refused(match, 0, "done") == "RR-5.4"


@pytest.mark.parametrize("value", [1, 2])
def test_rr_5_5_a_low_boarding_die_does_not_board(value: int) -> None:
    match = phase_at(
        "boarding", [value], [], [],
        hangars={1: [{"module": "grand-dormitory", "crew": 1}, "std-cockpit"]},
    )  # fmt: skip

    assert refused(match, 0, "board 1 2") == "RR-5.5"
    assert refused(match, 0, "board terminal") == "RR-5.5"
    assert match.choices(0) == ["end", "move 1 2 purple"]


@pytest.mark.parametrize("value", [3, 4, 5, 6])
def test_rr_5_5_a_high_boarding_die_does_not_move(value: int) -> None:
    match = phase_at(
        "boarding", [value], [], [],
        hangars={1: [{"module": "grand-dormitory", "crew": 1}, "std-cockpit"]},
    )  # fmt: skip

    assert refused(match, 0, "move 1 2 purple") == "RR-5.5"
    assert match.choices(0) == ["end", "board terminal", "board 1 2", "board 1 6"]


def test_rr_5_5_a_build_die_allows_only_what_its_own_value_says() -> None:
    builder = {"modules": ["std-crew"], "cubes": {"carbon": 4, "aluminium": 1}}
    match = phase_at("build_launch", [1], [], [], seats=[builder, {}, {}], hangars={2: ["std-engine"]})
    assert refused(match, 0, "build std-crew 2") == "RR-5.5"
    match.play(0, "shift 2 1 3")

    other = phase_at("build_launch", [2], [], [], seats=[builder, {}, {}], hangars={2: ["std-engine"]})
    assert refused(other, 0, "shift 2 1 3") == "RR-5.5"
    other.play(0, "build std-crew 2")


def test_rr_5_5_values_of_two_dice_are_not_added() -> None:
    shopping = phase_at("shopping", [2, 2], [], [])
    assert refused(shopping, 0, "buy carbon 3") == "RR-7.1"

    match = phase_at("boarding", [1, 2], [], [], hangars={1: [{"module": "grand-dormitory", "crew": 1}, "std-cockpit"]})
    assert refused(match, 0, "board 1 2") == "RR-5.5"
    play(match, 0, "end")
    assert table(match)["turn"]["value"] == 1
    assert refused(match, 0, "board 1 2") == "RR-5.5"
