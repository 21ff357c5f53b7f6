"""What stands behind the refusals of Pocket Rockets: what is missing, and what there is instead, in exact sentences."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import apogee
from tests import advice, causes
from tests.conftest import some
from tests.pocket_rockets.refusals import (
    CONVEYOR,
    GREY,
    LAUNCH,
    NO_CARDS,
    RECYCLING,
    REFUSALS,
    STACKS,
    only,
    position,
    rocket,
    seat,
)
from tests.refusing import Refusal

GAME = apogee.game("pocket-rockets")

# What the table of refusals leaves open: what else there is to do.
ONE_STACK = position(seat(RECYCLING, "base-grey"), stacks=only(CONVEYOR, "segment-red"))
STARTED = position(seat(GREY, "base-grey", "segment-grey", "tip-grey-none", rockets=[rocket("grey")]))
BARE = position(seat(GREY, "base-grey", "segment-grey", rockets=[rocket("yellow")]))
MORE = [
    Refusal("only-stack-and-another", ONE_STACK, 0, f"recycle base-grey {CONVEYOR} {GREY}", "PR-7.11"),
    Refusal("only-stack-and-none", ONE_STACK, 0, f"recycle base-grey {CONVEYOR} none", "PR-7.11"),
    Refusal("take-at-the-depot", ONE_STACK, 0, "take base-grey", "PR-7.11"),
    Refusal("empty-hand-and-stack", position(seat(GREY), stacks=NO_CARDS), 0, "build base-grey new", "PR-7.1"),
    Refusal("another-colour-and-a-fitting-card", STARTED, 0, "build base-red new", "PR-7.1"),
    Refusal("absent-card-and-nothing-fits", position(seat(GREY, "base-red")), 0, "build base-grey new", "PR-7.1"),
    Refusal("segment-before-its-base", BARE, 0, "build segment-grey 1", "PR-7.3"),
    Refusal("tip-before-its-segment", STARTED, 0, "build tip-grey-none 1", "PR-7.4"),
    Refusal("tip-before-its-base", position(seat(GREY, "base-grey", "tip-grey-none", rockets=[rocket("yellow")])), 0,
            "build tip-grey-none 1", "PR-7.4"),
]  # fmt: skip
# PR-6.1, PR-6.3, PR-6.4: whether there is a card to draw anywhere, and room in the hand for it.
FULL = ["base-grey", "segment-grey", "segment-red"]
GREY_EMPTY = STACKS | {GREY: []}
MORE += [
    Refusal(f"{name}: {words}", position(seat(site, *hand), stacks=stacks), 0, words, rule)
    for name, site, hand, stacks, words, rule in (
        ("stacks-elsewhere", GREY, [], GREY_EMPTY, "draw", "PR-6.3"),
        ("one-stack-elsewhere-without-a-stack", LAUNCH, [], only(CONVEYOR, "segment-red"), "draw", "PR-6.1"),
        ("empty-stacks-and-hand", GREY, [], NO_CARDS, "draw", "PR-6.3"),
        ("empty-stacks-and-hand-without-a-stack", RECYCLING, [], NO_CARDS, "draw", "PR-6.1"),
        ("empty-stacks-and-hand", RECYCLING, [], NO_CARDS, f"recycle base-grey {GREY} none", "PR-7.11"),
        ("empty-hand-and-stack", GREY, [], GREY_EMPTY, "build base-grey new", "PR-7.1"),
        ("empty-stacks", GREY, ["base-red"], NO_CARDS, "draw", "PR-6.3"),
        ("empty-stacks-at-the-depot", RECYCLING, ["base-red"], NO_CARDS, "draw", "PR-6.1"),
        ("empty-stack-and-a-full-hand", GREY, FULL, GREY_EMPTY, "draw", "PR-6.3"),
        ("empty-stack-and-a-full-hand-on-the-conveyor", CONVEYOR, FULL, STACKS | {CONVEYOR: []}, "draw", "PR-6.3"),
        ("full-hand-at-the-launch-site", LAUNCH, FULL, STACKS, "draw", "PR-6.1"),
        ("full-hand-at-the-depot", RECYCLING, FULL, STACKS, "draw", "PR-6.1"),
    )
]
# PR-7.14: why a rocket takes no fuel.
LAUNCHABLE = position(seat(LAUNCH, rockets=[rocket("grey", 1, "none"), rocket("red", 1), rocket("red", 1, "none", 2)]))
MORE += [Refusal(f"refuel-rocket-{number}", LAUNCHABLE, 0, f"refuel 1 {number}", "PR-7.14") for number in (2, 3, 4)]
ROWS = {row.name: row for row in [*REFUSALS, *MORE]}


refused = partial(causes.refused, GAME)
TABLE = causes.sentences(
    Path(__file__).parent / "causes.txt",
    GAME,
    {name: partial(refused, row) for name, row in ROWS.items()},
    [row.name for row in MORE],
)


@pytest.mark.parametrize(("name", "said"), TABLE, ids=[name for name, _ in TABLE])
def test_a_refusal_says_what_is_missing_and_what_there_is_instead(name: str, said: list[str]) -> None:
    causes.expect_said(GAME, ROWS[name], said)


def test_every_sentence_is_in_the_table() -> None:
    causes.expect_all_told(GAME, [ROWS[name] for name, _ in TABLE])


def test_which_rules_say_all_by_themselves() -> None:
    without = {row.rule for row in REFUSALS if refused(row).cause is None}
    assert without == {"PR-2.10", "PR-3.2", "PR-4.5", "PR-4.6", "PR-7.2", "PR-9.1"}


def positions() -> list[dict[str, Any]]:
    """The positions of all rows."""
    return list({repr(row.position): row.position for row in ROWS.values()}.values())


@pytest.mark.parametrize("part", some(range(6), 0, 1))
def test_pr_11_4_no_twin_is_told_by_a_refusal(part: int) -> None:
    causes.expect_no_leak(GAME, positions()[part::6], part)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_barred_word_is_said_all_along_a_match(players: int) -> None:
    causes.expect_whole_sentences(GAME, players, {}, 13)


# --- Advice


def test_every_advice_is_in_the_table_where_it_is_given_and_where_not() -> None:
    assert advice.untold("pocket-rockets", [refused(ROWS[name]) for name, _ in TABLE]) == []


@pytest.mark.parametrize("name", ROWS)
def test_what_a_refusal_advises_can_be_done(name: str) -> None:
    row = ROWS[name]
    assert advice.faults(GAME, GAME.match_at(row.position, seed=1), row.seat, refused(row)) == []


@pytest.mark.parametrize("name", ROWS)
def test_pr_6_4_who_is_sent_to_draw_elsewhere_can_draw_there(name: str) -> None:
    found = refused(ROWS[name])
    if found.cause is None or found.cause.advice != "go-draw":
        return
    view = GAME.match_at(ROWS[name].position, seed=1).view(ROWS[name].seat)
    hand = view["seats"][ROWS[name].seat]["hand"]
    assert found.cause.facts["sites"] == [site for site, each in view["stacks"].items() if each["size"] > 0] != []
    assert len(hand) < view["seats"][ROWS[name].seat]["hand_limit"]


def test_pr_7_11_no_advice_leads_back_to_where_it_began() -> None:
    """Where a single stack has cards, every refusal sends the card to another one, and the search to it."""
    match = GAME.match_at(ONE_STACK, seed=1)
    for search in [*NO_CARDS, "none"]:
        reason = match.why_not(0, f"recycle base-grey {CONVEYOR} {search}")
        assert reason is not None
        assert reason[1].endswith("put your card on another stack, and search this one.")
        assert match.why_not(0, f"recycle base-grey {GREY} {CONVEYOR}") is None
