"""The vocabulary's table: numbers, words and parts follow from it."""

import re
from pathlib import Path

import pytest

import apogee
from apogee.core.vocabulary import NO_PART, Kind, Vocabulary, counted

CARD = Kind("CARD", ["base", "tip"])
PLACE = Kind("plan|pad", ["plan", "pad"])
# Division of an action's number, of one of its parts, or of what a step is about.
TAKEN_APART = re.compile(
    r"(?:\b(?:action|outcome|about)|\b(?:VERB|FIRST|SECOND|THIRD)_OF\[[^]]*\]"
    r"|\.(?:verb|first|second|third)_of\[[^]]*\]) (?://|%) "
    r"|\b(?:action|outcome) (?:-|<=?|>=?) (?:\w+\.)*[A-Z_]{2,}\b"
)


def test_a_verb_is_said_with_every_filling_and_known_by_its_first_number() -> None:
    spoken = Vocabulary()
    end = spoken.verb("end", "end the turn")
    build = spoken.verb("build", "build a card on a rocket", CARD, counted("ROCKET", range(1, 4)))

    assert spoken.words[build:] == [f"build {card} {rocket}" for card in ("base", "tip") for rocket in (1, 2, 3)]
    assert (end, build) == (0, 1)
    assert spoken.verb_of == [end, *[build] * 6]
    assert spoken.first_of == [NO_PART, 0, 0, 0, 1, 1, 1]
    assert spoken.second_of == [NO_PART, 0, 1, 2, 0, 1, 2]
    assert spoken.third_of == [NO_PART] * 7
    assert spoken.meanings == {"end": "end the turn", "build CARD ROCKET": "build a card on a rocket"}


def test_a_number_is_found_by_its_parts() -> None:
    spoken = Vocabulary()
    spoken.verb("end", "end the turn")
    build = spoken.verb("build", "build a card on a rocket", CARD, counted("ROCKET", range(1, 4)))

    assert spoken.words[spoken.number(build, 1, 2)] == "build tip 3"
    assert spoken.by_parts(build) == [[1, 2, 3], [4, 5, 6]]
    assert spoken.all_of(build) == [1, 2, 3, 4, 5, 6]
    assert spoken.has([0, 4], build)
    assert not spoken.has([0], build)


def test_numbers_run_through_the_slowest_kind_last_and_leave_out_what_never_goes_together() -> None:
    spoken = Vocabulary()
    place = spoken.verb("place", "place a card", CARD, PLACE, slowest=1)
    swap = spoken.verb("swap", "swap two cards", CARD, CARD, without={(0, 0), (1, 1)})

    assert spoken.words[place:swap] == ["place base plan", "place tip plan", "place base pad", "place tip pad"]
    assert spoken.words[swap:] == ["swap base tip", "swap tip base"]
    assert (spoken.first_of[place + 1], spoken.second_of[place + 1]) == (1, 0)
    assert spoken.by_parts(swap) == [[NO_PART, swap], [swap + 1, NO_PART]]


def test_parts_count_from_where_their_kind_says() -> None:
    spoken = Vocabulary()
    buy = spoken.verb("buy", "buy cubes", CARD, counted("CUBES", range(1, 3), first=1))

    assert spoken.words == ["buy base 1", "buy base 2", "buy tip 1", "buy tip 2"]
    assert spoken.second_of == [1, 2, 1, 2]
    assert spoken.words[spoken.number(buy, 1, 2)] == "buy tip 2"
    assert spoken.by_parts(buy) == [[NO_PART, 0, 1], [NO_PART, 2, 3]]


def test_numbers_are_taken_apart_by_tables_alone() -> None:
    package = Path(apogee.__file__).parent
    allowed = {package / "games/rocket_rescue/state.py"}  # the home of pairs: first_of_pair, second_of_pair
    texts = {path: path.read_text("utf-8") for path in package.rglob("*.py") if path not in allowed}

    assert [f"{path.name}: {found[0]}" for path, text in texts.items() for found in TAKEN_APART.finditer(text)] == []


@pytest.mark.parametrize(
    "line",
    [
        "FIRST_OF[action] // data.SIZE", "table.agenda[-1].about % 8", "(action // 3)", "BETS[action - BET]",
        "action < vocabulary.DONE",
    ],
)  # fmt: skip
def test_numbers_that_are_taken_apart_are_found(line: str) -> None:
    assert TAKEN_APART.search(line)
