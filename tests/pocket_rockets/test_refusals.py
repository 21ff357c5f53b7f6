"""Every refusal of the table names its rule, gives a reason and leaves the match as it was."""

from __future__ import annotations

import pytest

from tests import refusing
from tests.conftest import one_in
from tests.pocket_rockets.refusals import REFUSALS
from tests.refusing import Refusal


@pytest.mark.parametrize("row", one_in(4, REFUSALS), ids=lambda row: row.name)
def test_refused_by_the_expected_rule(row: Refusal) -> None:
    refusing.expect_refused("pocket-rockets", row)


def test_the_table_is_large_enough() -> None:
    """The table has its 120 rows at least."""
    assert len(REFUSALS) >= 120


def test_names_are_unique() -> None:
    refusing.expect_distinct(REFUSALS)


def test_expected_rules_are_in_the_catalogue() -> None:
    refusing.expect_rules_of_the_catalogue("pocket-rockets", REFUSALS)
