"""Every refusal of the table names its rule, gives a reason and leaves the match as it was."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import apogee
from apogee.games.rocketmen import words
from tests.conftest import one_in
from tests.rocketmen.refusals import REFUSALS, Refusal

CATALOGUE = Path(__file__).parents[2] / "docs" / "rules" / "rocketmen.md"
BARS = {words.rule_id(rule) for rule in words.BARS}


@pytest.mark.parametrize("row", one_in(4, REFUSALS), ids=lambda row: row.name)
def test_refused_by_the_expected_rule(row: Refusal) -> None:
    """The action is refused by the expected rule however one asks, and nothing changes."""
    match = apogee.game("rocketmen").match_at(row.position, seed=1)
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
    """Every rule that can bar an action has its rows, at least three, and the table has 170 and more."""
    assert len(REFUSALS) >= 170
    rows = Counter(row.rule for row in REFUSALS)
    assert set(rows) == BARS
    assert {rule: count for rule, count in rows.items() if count < 3} == {}


def test_every_kind_of_action_is_refused() -> None:
    """Every verb, and every place that a verb names, has its rows."""
    assert {shape(row.words) for row in REFUSALS} == {shape(action) for action in words.ACTIONS}


def shape(action: str) -> str:
    """An action without its card, destination or number."""
    verb, _, rest = action.partition(" ")
    place = rest.partition(" ")[2] or (rest if rest == "plan" else rest.rpartition(":")[0])
    return f"{verb} {place}"


def test_every_question_is_asked() -> None:
    """The rows cover everything that a player can be asked, and all modes."""
    asked: set[str] = set()
    modes: set[tuple[str, str | None, int]] = set()
    for position in {repr(row.position): row.position for row in REFUSALS}.values():
        match = apogee.game("rocketmen").match_at(position, seed=1)
        asked.update(str(match.view(seat)["asks"]) for seat in match.pending())
        view = match.view(None)
        modes.add((view["mode"], view["level"], len(view["seats"])))
    assert asked == {
        "act", "buy", "place", "replace", "discard", "scrap", "cycle", "trim", "fetch", "w1", "w2", "w3", "w4", "w5",
        "w6", "pick", "abort", "salvage", "mission", "surplus",
    }  # fmt: skip
    assert {mode for mode, _, _ in modes} == {"standard", "battle", "solo"}
    assert {level for _, level, _ in modes} == {None, "easy", "normal", "hard"}
    assert {players for _, _, players in modes} == {1, 2, 3, 4}


def test_names_are_unique() -> None:
    """No two rows share a name, nor say the same thing."""
    assert len({row.name for row in REFUSALS}) == len(REFUSALS)
    cases = [repr(row[1:]) for row in REFUSALS]
    assert len(set(cases)) == len(cases)


def test_expected_rules_are_in_the_catalogue() -> None:
    """Every expected rule stands in the catalogue as a rule or ruling of its own."""
    defined = re.findall(r"^- \*\*(RM-[0-9R]+\.[0-9]+[ab]?)\b", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {row.rule for row in REFUSALS} <= set(defined)
