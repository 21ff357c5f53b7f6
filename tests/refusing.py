"""Refusals in tests: the rows of a game's table of refusals, and what holds for each of them."""

import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import apogee

ROOT = Path(__file__).parents[1]
CATALOGUES = ROOT / "docs" / "rules"


class Refusal(NamedTuple):
    """An action that a seat may not take in a position, and the rule that bars it."""

    name: str
    position: dict[str, Any]
    seat: int
    words: str
    rule: str


def bars_of(game: str) -> set[int]:
    """The rules that can bar an action: all that a game's decisions.py names."""
    package = game.replace("-", "_")
    source = (ROOT / "src" / "apogee" / "games" / package / "decisions.py").read_text("utf-8")
    decisions = import_module(f"apogee.games.{package}.decisions")
    return {
        getattr(decisions, name) for name in re.findall(r"^([A-Z_]+): Final.* = (?:RULING|\d)", source, re.MULTILINE)
    }


def refused(match: apogee.Match, player: int, words: str) -> str:
    """The rule that refuses an action, whichever way one asks. The refusal changes nothing."""
    before = (match.position(), match.log(player), match.pending())
    assert words not in match.choices(player), "the action is legal"

    with pytest.raises(apogee.IllegalAction) as refusal:
        match.play(player, words)

    assert (match.position(), match.log(player), match.pending()) == before
    assert refusal.value.reason.strip()
    assert match.why_not(player, words) == (refusal.value.rule, refusal.value.reason)
    return refusal.value.rule


def expect_refused(game: str, row: Refusal) -> None:
    """A row's action is refused by the rule that the row names."""
    assert refused(apogee.game(game).match_at(row.position, seed=1), row.seat, row.words) == row.rule


def expect_distinct(rows: Sequence[Refusal]) -> None:
    """No two rows have the same name, and no two say the same."""
    assert len({row.name for row in rows}) == len(rows)
    assert len({repr(row[1:]) for row in rows}) == len(rows)


def expect_rules_of_the_catalogue(game: str, rows: Sequence[Refusal]) -> None:
    """Every expected rule stands in the game's catalogue as a rule or ruling of its own."""
    text = (CATALOGUES / f"{game}.md").read_text(encoding="utf-8")
    assert {row.rule for row in rows} <= set(re.findall(r"^- \*\*([A-Z]+-[0-9R]+\.[0-9]+[ab]?)\b", text, re.MULTILINE))
