"""Every refusal of the table names its rule, gives a reason and leaves the match as it was."""

from __future__ import annotations

from collections import Counter

import pytest

import apogee
from apogee.games.rocketmen import decisions, vocabulary
from tests import refusing
from tests.conftest import one_in
from tests.refusing import Refusal
from tests.rocketmen.refusals import REFUSALS

BARS = {decisions.RULES.id_of(rule) for rule in refusing.bars_of("rocketmen")}


@pytest.mark.parametrize("row", one_in(4, REFUSALS), ids=lambda row: row.name)
def test_refused_by_the_expected_rule(row: Refusal) -> None:
    refusing.expect_refused("rocketmen", row)


def test_the_table_is_large_enough() -> None:
    """Every rule that can bar an action has its rows, at least three, and the table has 170 and more."""
    assert len(REFUSALS) >= 170
    rows = Counter(row.rule for row in REFUSALS)
    assert set(rows) == BARS
    assert {rule: count for rule, count in rows.items() if count < 3} == {}


def test_every_kind_of_action_is_refused() -> None:
    """Every verb, and every place that a verb names, has its rows."""
    assert {shape(row.words) for row in REFUSALS} == {shape(action) for action in vocabulary.ACTIONS.words}


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
    refusing.expect_distinct(REFUSALS)


def test_expected_rules_are_in_the_catalogue() -> None:
    refusing.expect_rules_of_the_catalogue("rocketmen", REFUSALS)
