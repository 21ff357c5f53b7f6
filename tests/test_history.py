"""The history checker finds what is planted, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.history import Heard, Key, Line, Sent, deed_of, faults


def sent(key: str, deed: str | None) -> Sent:
    return Sent("t", "Ada", key, deed)


def heard(key: str, decision: int | None = None, error: str | None = None) -> Heard:
    answer: dict[str, Any] = {"key": key, "ok": error is None}
    answer |= {} if decision is None else {"decision": decision}
    return Heard("t", "Ada", key, answer | ({} if error is None else {"error": error, "message": "No."}))


def line(deed: str, decision: int) -> Line:
    return Line("t", "Ada", deed, decision)


def kept(*answers: Heard) -> dict[Key, dict[str, Any]]:
    plain = [{name: value for name, value in each.answer.items() if name != "message"} for each in answers]
    return {("t", "Ada", each.key): answer for each, answer in zip(answers, plain, strict=True)}


DONE = [heard("a", 2), heard("b", error="late"), heard("c", 3)]
HISTORY: list[Sent | Heard] = [
    sent("a", "play 1 up"),
    sent("b", "play 1 down"),
    sent("a", "play 1 up"),
    DONE[1],
    DONE[0],
    DONE[0],
    sent("c", "play 2 up"),
    DONE[2],
    sent("d", "say d"),
    sent("e", None),
]
LINES = [line("play 1 up", 2), line("play 2 up", 3)]


def test_nothing_is_found_where_all_is_well() -> None:
    assert faults(HISTORY, LINES, kept(*DONE)) == []


def test_a_command_that_was_never_answered_is_done_once_or_not_at_all() -> None:
    answered = kept(*DONE, heard("d", 3))
    assert faults(HISTORY, [*LINES, line("say d", 3)], answered) == []
    assert found(lines=[*LINES, line("say d", 3), line("say d", 3)]) == ["doubled"]


def test_a_step_that_comes_again_stays_and_its_command_is_known_by_the_rest() -> None:
    longer = "steps 3 1 ['up', 'down']"
    history = [*HISTORY, sent("f", longer), heard("f", 4)]
    shorter = Line("t", "Ada", "play 3 down", 4, longer)
    answers = kept(*DONE, heard("f", 4))

    assert faults(history, [*LINES, shorter], answers) == []
    assert faults(history, [*LINES, line("play 3 down", 4)], answers) != []
    assert faults(history, [*LINES, shorter, shorter], answers) != []


def test_equal_deeds_of_different_commands_are_counted() -> None:
    history: list[Sent | Heard] = [sent("a", "ask-back 1"), heard("a", 1), sent("b", "ask-back 1"), heard("b", 1)]
    lines = [line("ask-back 1", 1)] * 2
    answers = kept(heard("a", 1), heard("b", 1))

    assert faults(history, lines, answers) == []
    assert found(history, lines[:1], answers) == ["lost"]
    assert found(history, [*lines, lines[0]], answers) == ["doubled"]


def found(
    history: list[Sent | Heard] | None = None,
    lines: list[Line] | None = None,
    answers: dict[Key, dict[str, Any]] | None = None,
) -> list[str]:
    """What kinds of faults there are where something differs."""
    found = faults(
        HISTORY if history is None else history,
        LINES if lines is None else lines,
        kept(*DONE) if answers is None else answers,
    )
    return [each.partition(":")[0] for each in found]


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (LINES[:1], "lost"),
        ([*LINES, LINES[1]], "doubled"),
        ([*LINES, line("play 1 down", 4)], "invented"),  # it was refused
        ([*LINES, line("play 3 up", 4)], "invented"),
        ([*LINES, Line("t", "Eve", "play 1 up", 2)], "invented"),
        ([line("play 1 up", 3), line("play 2 up", 3)], "another decision was told"),
    ],
)
def test_lines_that_do_not_fit_are_found(lines: list[Line], fault: str) -> None:
    assert found(lines=lines) == [fault]


def test_an_order_that_contradicts_the_answers_is_found() -> None:
    assert "out of order" in found(lines=LINES[::-1])
    assert "decisions go back" in found(lines=LINES[::-1])
    crossed = [HISTORY[0], HISTORY[6], *HISTORY[1:6], HISTORY[7]]  # both were under way: either order will do
    assert "out of order" not in found([*crossed], LINES[::-1])


def test_answers_that_do_not_fit_are_found() -> None:
    assert found([*HISTORY, heard("a", 3)]) == ["two answers"]
    assert found([*HISTORY, heard("b", 3)]) == ["two answers"]
    assert found([*HISTORY, heard("x", 3)]) == ["answered without having been sent"]
    assert found(answers=kept(*DONE[:2])) == ["answer lost"]
    assert found(answers=kept(*DONE[:2], heard("c", 4))) == ["answer changed"]
    assert found(answers=kept(*DONE, heard("x", 4))) == ["answer invented"]


def test_a_deed_names_what_only_this_command_would_come_to() -> None:
    assert deed_of({"do": "play", "key": "k", "decision": 3, "words": "load spark"}) == "play 3 load spark"
    assert deed_of({"do": "answer-back", "key": "k", "request": 2, "agree": True}) == "answer-back 2 True"
    assert deed_of({"do": "rematch", "key": "k"}) is None
