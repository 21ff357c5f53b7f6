"""Every refusal of the table names its rule, gives a reason and leaves the match as it was."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import apogee
from tests.conftest import one_in
from tests.pocket_rockets.refusals import REFUSALS, Refusal

CATALOGUE = Path(__file__).parents[2] / "docs" / "rules" / "pocket-rockets.md"


@pytest.mark.parametrize("row", one_in(4, REFUSALS), ids=lambda row: row.name)
def test_refused_by_the_expected_rule(row: Refusal) -> None:
    """The action is refused by the expected rule however one asks, and nothing changes."""
    match = apogee.game("pocket-rockets").match_at(row.position, seed=1)
    before = match.position()

    answer = match.why_not(row.seat, row.words)
    assert answer is not None, "the action is legal"
    rule, reason = answer
    assert rule == row.rule
    assert reason.strip()
    assert row.words not in match.choices(row.seat)
    with pytest.raises(apogee.IllegalAction) as refusal:
        match.play(row.seat, row.words)
    assert refusal.value.rule == row.rule
    assert refusal.value.reason.strip()
    assert match.position() == before


def test_the_table_is_large_enough() -> None:
    """The table has its 120 rows at least."""
    assert len(REFUSALS) >= 120


def test_names_are_unique() -> None:
    """No two rows share a name, nor say the same thing."""
    names = [row.name for row in REFUSALS]
    assert len(set(names)) == len(names)
    cases = [repr(row[1:]) for row in REFUSALS]
    assert len(set(cases)) == len(cases)


def test_expected_rules_are_in_the_catalogue() -> None:
    """Every expected rule stands in the catalogue as a rule or ruling of its own."""
    defined = set(re.findall(r"^- \*\*(PR-[0-9R]+\.[0-9]+)\b", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))
    assert {row.rule for row in REFUSALS} <= defined
