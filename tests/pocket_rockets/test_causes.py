"""What stands behind the refusals of Pocket Rockets: what is missing, and what there is instead, in exact sentences."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.refusal import Refused
from apogee.locale import LANGUAGES, catalogue
from apogee.locale.sentences import key_of
from apogee.locale.texts import Texts
from tests import advice, causes
from tests.pocket_rockets.refusals import (
    CONVEYOR,
    GREY,
    NO_CARDS,
    RECYCLING,
    REFUSALS,
    Refusal,
    only,
    position,
    rocket,
    seat,
)

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
ROWS = {row.name: row for row in [*REFUSALS, *MORE]}


def refused(row: Refusal) -> Refused:
    """The refusal of a row."""
    found = GAME.match_at(row.position, seed=1).refused(row.seat, row.words)
    assert found is not None
    assert found.rule == row.rule
    return found


TABLE = causes.sentences(
    Path(__file__).parent / "causes.txt",
    GAME,
    {name: partial(refused, row) for name, row in ROWS.items()},
    [row.name for row in MORE],
)


@pytest.mark.parametrize(("name", "said"), TABLE, ids=[name for name, _ in TABLE])
def test_a_refusal_says_what_is_missing_and_what_there_is_instead(name: str, said: list[str]) -> None:
    found = refused(ROWS[name])
    assert found.reason == said[0]
    assert [Texts(language, GAME).refusal(found) for language in LANGUAGES] == said


def test_every_sentence_is_in_the_table() -> None:
    said = {key_of(found.rule, found.cause) for found in [refused(ROWS[name]) for name, _ in TABLE]}
    assert said == set(catalogue("en", "pocket-rockets-causes").messages)


def test_which_rules_say_all_by_themselves() -> None:
    without = {row.rule for row in REFUSALS if refused(row).cause is None}
    assert without == {"PR-2.10", "PR-3.2", "PR-4.5", "PR-4.6", "PR-6.3", "PR-7.2", "PR-9.1"}


def positions() -> list[dict[str, Any]]:
    """The positions of all rows."""
    return list({repr(row.position): row.position for row in ROWS.values()}.values())


@pytest.mark.parametrize("part", range(6))
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


def test_pr_7_11_no_advice_leads_back_to_where_it_began() -> None:
    """Where a single stack has cards, every refusal sends the card to another one, and the search to it."""
    match = GAME.match_at(ONE_STACK, seed=1)
    for search in [*NO_CARDS, "none"]:
        reason = match.why_not(0, f"recycle base-grey {CONVEYOR} {search}")
        assert reason is not None
        assert reason[1].endswith("put your card on another stack, and search this one.")
        assert match.why_not(0, f"recycle base-grey {GREY} {CONVEYOR}") is None
