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
from tests import causes
from tests.pocket_rockets.refusals import REFUSALS, Refusal

GAME = apogee.game("pocket-rockets")
ROWS = {row.name: row for row in REFUSALS}


def refused(row: Refusal) -> Refused:
    """The refusal of a row."""
    found = GAME.match_at(row.position, seed=1).refused(row.seat, row.words)
    assert found is not None
    assert found.rule == row.rule
    return found


TABLE = causes.sentences(
    Path(__file__).parent / "causes.txt", GAME, {name: partial(refused, row) for name, row in ROWS.items()}, []
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
    return list({repr(row.position): row.position for row in REFUSALS}.values())


@pytest.mark.parametrize("part", range(6))
def test_pr_11_4_no_twin_is_told_by_a_refusal(part: int) -> None:
    causes.expect_no_leak(GAME, positions()[part::6], part)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_barred_word_is_said_all_along_a_match(players: int) -> None:
    causes.expect_whole_sentences(GAME, players, {}, 13)
