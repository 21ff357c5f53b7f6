"""Every refusal of the table names its rule, gives a reason and leaves the match as it was."""

from __future__ import annotations

from collections import Counter

import pytest

import apogee
from apogee.games.rocket_rescue import decisions, vocabulary
from tests import refusing
from tests.conftest import one_in
from tests.refusing import Refusal
from tests.rocket_rescue.refusals import REFUSALS

BARS = {decisions.RULES.id_of(rule) for rule in refusing.bars_of("rocket-rescue")}


@pytest.mark.parametrize("row", one_in(4, REFUSALS), ids=lambda row: row.name)
def test_refused_by_the_expected_rule(row: Refusal) -> None:
    refusing.expect_refused("rocket-rescue", row)


def test_the_table_is_large_enough() -> None:
    """Every rule that can bar an action has its rows, at least two, and the table has 250 and more."""
    assert len(REFUSALS) >= 250
    rows = Counter(row.rule for row in REFUSALS)
    assert set(rows) == BARS
    assert {rule: count for rule, count in rows.items() if count < 2} == {}


def test_every_kind_of_action_is_refused() -> None:
    """Every verb has its rows, and boarding the terminal too."""
    assert {shape(row.words) for row in REFUSALS} == {shape(action) for action in vocabulary.ACTIONS.words}


def shape(action: str) -> str:
    """An action's verb; the terminal is not a place like others."""
    return action if action == "board terminal" else action.partition(" ")[0]


def test_every_question_is_asked() -> None:
    """The rows cover everything that a player can be asked, and the editions, all characters included."""
    asked: set[str] = set()
    editions: set[str] = set()
    characters: set[str | None] = set()
    for position in {repr(row.position): row.position for row in REFUSALS}.values():
        match = apogee.game("rocket-rescue").match_at(position, seed=1)
        view = match.view(None)
        asked.add(str(view["asks"]))
        editions.add(view["edition"])
        characters |= {seat["character"] for seat in view["seats"]}
    assert asked == {
        "None", "choose", "keep_start", "explore", "replace", "mark", "spread", "plan", "adjust", "research",
        "shopping", "refill", "boarding", "target", "build_launch", "crew", "sabotage", "reroll", "terminal", "keep",
    }  # fmt: skip
    assert editions == {"base", "deluxe"}
    assert len(characters) == 9  # and none


def test_names_are_unique() -> None:
    refusing.expect_distinct(REFUSALS)


def test_expected_rules_are_in_the_catalogue() -> None:
    refusing.expect_rules_of_the_catalogue("rocket-rescue", REFUSALS)
