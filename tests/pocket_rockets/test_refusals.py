"""Every refusal of the table names its rule, gives a reason and leaves the match as it was."""

from __future__ import annotations

from collections import Counter

import pytest

from apogee.games.pocket_rockets import decisions, vocabulary
from tests import refusing
from tests.conftest import one_in
from tests.pocket_rockets.refusals import REFUSALS
from tests.refusing import Refusal

BARS = {decisions.RULES.id_of(rule) for rule in refusing.bars_of("pocket-rockets")}


@pytest.mark.parametrize("row", one_in(4, REFUSALS), ids=lambda row: row.name)
def test_refused_by_the_expected_rule(row: Refusal) -> None:
    refusing.expect_refused("pocket-rockets", row)


def test_the_table_is_large_enough() -> None:
    """Every rule that can bar an action has its rows, at least three, and the table has 260 and more."""
    assert len(REFUSALS) >= 260
    rows = Counter(row.rule for row in REFUSALS)
    assert set(rows) == BARS
    assert {rule: count for rule, count in rows.items() if count < 3} == {}


def test_every_verb_is_refused() -> None:
    assert {verb_of(row.words) for row in REFUSALS} == {verb_of(action) for action in vocabulary.ACTIONS.words}


def verb_of(action: str) -> str:
    return action.partition(" ")[0]


def test_names_are_unique() -> None:
    refusing.expect_distinct(REFUSALS)


def test_expected_rules_are_in_the_catalogue() -> None:
    refusing.expect_rules_of_the_catalogue("pocket-rockets", REFUSALS)
