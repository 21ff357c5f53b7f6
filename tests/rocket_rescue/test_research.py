"""RR-6: research."""

from typing import Any

import pytest

import apogee
from tests.rocket_rescue.phases import NOBODY, STANDARD, events, kinds, phase_at, queue
from tests.rocket_rescue.table import Described, of, play, refused, table

PILE = ["twin-helm", "scout-eye", "cryo-flask", "ion-whisper", "bunk-ring", "family-cabin", "old-faithful"]
NO_STANDARD = dict.fromkeys(STANDARD, 0)


def researching(*dice: tuple[int, ...] | list[int], **more: Any) -> apogee.Match:
    """Research begins with two cards in the display; the pile is as given, and other cards are out of the game."""
    described: Described = {"display": ["kestrel", "slim-barrel"], "piles": {"advanced": PILE}, "box": "rest", **more}
    return phase_at("research", *dice, **described)


def display(match: apogee.Match) -> list[str]:
    """The modules that lie open."""
    shown: list[str] = table(match)["display"]
    return shown


# --- 6.1 More dice than players


@pytest.mark.parametrize(
    ("dice", "more"),
    [
        ([[4], [4], []], 0),
        ([[4], [4], [4]], 0),
        ([[4, 1], [4], [4]], 1),
        ([[4, 1], [4, 1], [4]], 2),
        ([[4, 1], [4, 1], [4, 1]], 3),
    ],
)
def test_rr_6_1_with_more_dice_than_players_the_display_grows_by_the_difference(
    dice: list[list[int]], more: int
) -> None:
    match = researching(*dice)

    number = sum(map(len, dice))
    assert display(match) == ["kestrel", "slim-barrel", *PILE[:more]]
    assert len(display(match)) == max(3, number) - 1
    assert table(match)["piles"]["advanced"] == 7 - more
    assert table(match)["piles"]["top"] == PILE[more]


def test_rr_6_1_counts_the_dice_of_all_players_against_their_number() -> None:
    laid = ["kestrel", "slim-barrel", "solar-cistern", "garage-tank"]
    match = researching([6, 6], [6, 6], [6, 6], [], [], display=laid)

    assert display(match) == [*laid, "twin-helm"]
    assert len(queue(match)) == 6


def test_rr_6_1_and_rr_r_11_the_discard_pile_is_shuffled_when_the_pile_runs_out_meanwhile() -> None:
    match = researching(
        [4, 1], [4, 1], [4, 1], piles={"advanced": ["twin-helm"]}, discard=["garage-tank", "storm-shelter"]
    )
    match.expect("top storm-shelter", "top garage-tank")

    assert display(match) == ["kestrel", "slim-barrel", "twin-helm", "storm-shelter", "garage-tank"]
    assert table(match)["discard"] == []
    assert (table(match)["piles"]["advanced"], table(match)["piles"]["top"]) == (0, None)


def test_rr_r_11_with_fewer_cards_than_needed_fewer_are_added() -> None:
    match = researching([4, 1], [4, 1], [4, 1], piles={"advanced": ["twin-helm"]})

    assert display(match) == ["kestrel", "slim-barrel", "twin-helm"]
    assert len(queue(match)) == 6


# --- 6.2 A turn


def test_rr_6_2_and_rr_d_9_a_turn_takes_a_card_of_the_display_or_of_a_standard_pile_or_passes() -> None:
    match = researching([4], [2], [1])

    assert match.choices(0) == [
        "pass", "take std-cockpit", "take std-tank", "take std-engine", "take std-crew", "take kestrel",
        "take slim-barrel",
    ]  # fmt: skip
    assert refused(match, 0, "take twin-helm") == "RR-6.2"  # it lies face up on the pile, not in the display

    match.play(0, "take kestrel")

    assert of(match, 0)["modules"] == ["kestrel"]
    assert display(match) == ["slim-barrel"]
    assert match.pending() == (1,)
    assert refused(match, 1, "take kestrel") == "RR-6.2"

    match.play(1, "take std-engine")

    assert of(match, 1)["modules"] == ["std-engine"]
    assert table(match)["piles"]["standard"]["std-engine"] == 3
    assert table(match)["piles"]["standard"]["std-tank"] == 4
    assert events(match, "took") == [{"seat": 0, "module": "kestrel"}, {"seat": 1, "module": "std-engine"}]


def test_rr_6_2_an_empty_standard_pile_gives_nothing() -> None:
    match = researching([4], [3], [], standard={"std-cockpit": 0, "std-tank": 1, "std-engine": 0, "std-crew": 0})

    assert refused(match, 0, "take std-cockpit") == "RR-6.2"
    assert match.choices(0) == ["pass", "take std-tank", "take kestrel", "take slim-barrel"]

    match.play(0, "take std-tank")

    assert refused(match, 1, "take std-tank") == "RR-6.2"
    assert match.choices(1) == ["pass", "take kestrel", "take slim-barrel"]


def test_rr_6_2_nothing_else_can_be_done_with_a_research_die() -> None:
    match = researching([6], [], [], seats=[{"cubes": {"carbon": 4}, "modules": ["std-crew"]}, {}, {}])

    assert refused(match, 0, "buy carbon 1") == "RR-3.1"
    assert refused(match, 0, "build std-crew 1") == "RR-3.1"
    assert refused(match, 0, "board terminal") == "RR-3.1"


# --- 6.3 Not refilled


def test_rr_6_3_the_display_is_not_refilled_during_the_phase() -> None:
    match = researching([4], [3], [2])

    match.play(0, "take kestrel")
    match.play(1, "take slim-barrel")

    assert display(match) == []
    assert table(match)["piles"]["advanced"] == 7
    assert match.choices(2) == ["pass", "take std-cockpit", "take std-tank", "take std-engine", "take std-crew"]


def test_rr_6_3_a_turn_without_any_card_has_no_effect() -> None:
    match = researching([4], [3, 2], [1], standard=NO_STANDARD, display=["kestrel", "slim-barrel"])

    # four dice lay one more; then there is none for the last
    match.play(0, "take kestrel")
    play(match, 1, "take slim-barrel", "take twin-helm")

    assert table(match)["phase"] != "research"
    assert events(match, "nothing-to-do")[0] == {"seat": 2}
    assert of(match, 2)["modules"] == []


def test_rr_r_11_with_no_card_anywhere_nobody_is_asked() -> None:
    match = researching([4, 3], [3, 2], [1, 1], standard=NO_STANDARD, display=[], piles={"advanced": []})

    assert table(match)["phase"] == "plan"
    assert table(match)["round"] == 2
    assert table(match)["display"] == []
    assert [seat["modules"] for seat in table(match)["seats"]] == [[], [], []]


# --- 6.4 What is left


def test_rr_6_4_after_the_last_die_what_is_left_is_discarded() -> None:
    match = researching([4], [], [], discard=["garage-tank"])

    match.play(0, "take slim-barrel")

    assert display(match) == PILE[:2]  # of the next round already
    assert events(match, "discarded") == [{"module": "kestrel"}]
    assert sorted(table(match)["discard"]) == ["garage-tank", "kestrel"]


def test_rr_6_4_a_card_laid_for_many_dice_is_discarded_too() -> None:
    match = researching([4, 1], [4], [4])

    for player in (0, 1, 2, 0):
        match.play(player, "pass")

    assert [entry["module"] for entry in events(match, "discarded")] == ["kestrel", "slim-barrel", "twin-helm"]


def test_rr_6_4_and_rr_r_16_nobody_researches_and_the_display_is_discarded_all_the_same() -> None:
    match = researching(NOBODY, NOBODY, NOBODY)

    assert table(match)["discard"] == ["kestrel", "slim-barrel"]
    assert table(match)["round"] == 2
    assert display(match) == ["twin-helm", "scout-eye"]


def test_rr_r_45_and_rr_r_16_a_phase_without_dice_is_passed_over_but_for_its_upkeep() -> None:
    match = researching(
        NOBODY, NOBODY, NOBODY, market={"carbon": 1, "aluminium": 10, "titanium": 2}, influence=[1, 0, 2],
        hangars={1: ["grand-dormitory"]}, seats=[{"cubes": {}}] * 3,
    )  # fmt: skip

    assert table(match)["discard"] == ["kestrel", "slim-barrel"]
    assert (table(match)["phase"], table(match)["asks"], match.pending()) == ("shopping", "refill", (1,))

    match.play(1, "refill titanium")

    assert table(match)["market"] == {"carbon": 3, "aluminium": 10, "titanium": 10}
    assert "skipped-phase" not in kinds(match)  # a seat is free: the dice of value 1 had nobody to move
    assert events(match, "phase") == [{"phase": "boarding"}, {"phase": "build_launch"}]


# --- 6.5 No hand limit yet


def test_rr_6_5_there_is_no_hand_limit_before_the_end_of_the_round() -> None:
    match = researching([6, 5], [], [], seats=[{"modules": ["family-cabin"]}, {}, {}], piles={"advanced": PILE[:5]})

    play(match, 0, "take kestrel", "take std-crew")

    assert of(match, 0)["modules"] == ["std-crew", "kestrel", "family-cabin"]
    assert match.pending() == (0,)
    assert table(match)["asks"] == "keep"  # the end of the round: nobody had anything else to do


def test_rr_6_5_no_module_has_to_be_kept_while_dice_are_carried_out() -> None:
    match = researching([6, 5], [], [], seats=[{"modules": ["family-cabin"]}, {}, {}], piles={"advanced": PILE[:5]})
    match.play(0, "take kestrel")

    assert refused(match, 0, "keep kestrel") == "RR-6.5"


def test_rr_6_5_a_module_may_be_built_in_the_round_in_which_it_was_taken() -> None:
    dice = {"research": [4, 0], "shopping": [0, 0], "boarding": [1, 1], "build_launch": [2, 0]}
    match = researching(
        [4], [], [], seats=[{"dice": dice, "cubes": {"carbon": 2, "aluminium": 1}}, {}, {}], closed=[5, 6],
    )  # fmt: skip

    play(match, 0, "take std-crew", "build std-crew 1")

    assert table(match)["hangars"][0]["modules"][0]["module"] == "std-crew"
    assert of(match, 0)["cubes"]["carbon"] == 1  # Stellaris X takes 1 off
