"""Every refusal of the table names its rule, gives a reason and leaves the match as it was."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import apogee
from apogee.games.rocket_rescue import words
from tests.conftest import one_in
from tests.rocket_rescue.refusals import REFUSALS, Refusal

CATALOGUE = Path(__file__).parents[2] / "docs" / "rules" / "rocket-rescue.md"
BARS = {words.rule_id(rule) for rule in words.BARS}


@pytest.mark.parametrize("row", one_in(4, REFUSALS), ids=lambda row: row.name)
def test_refused_by_the_expected_rule(row: Refusal) -> None:
    """The action is refused by the expected rule however one asks, and nothing changes."""
    match = apogee.game("rocket-rescue").match_at(row.position, seed=1)
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
    assert refusal.value.reason == reason
    assert match.position() == before


def test_the_table_is_large_enough() -> None:
    """Every rule that can bar an action has its rows, at least two, and the table has 250 and more."""
    assert len(REFUSALS) >= 250
    rows = Counter(row.rule for row in REFUSALS)
    assert set(rows) == BARS
    assert {rule: count for rule, count in rows.items() if count < 2} == {}


def test_every_kind_of_action_is_refused() -> None:
    """Every verb has its rows, and boarding the terminal too."""
    assert {shape(row.words) for row in REFUSALS} == {shape(action) for action in words.ACTIONS}


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
    """No two rows share a name, nor say the same thing."""
    assert len({row.name for row in REFUSALS}) == len(REFUSALS)
    cases = [repr(row[1:]) for row in REFUSALS]
    assert len(set(cases)) == len(cases)


def test_expected_rules_are_in_the_catalogue() -> None:
    """Every expected rule stands in the catalogue as a rule of its own."""
    defined = re.findall(r"^- \*\*(RR-[0-9]+\.[0-9]+)\b", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {row.rule for row in REFUSALS} <= set(defined)
