"""Refusals tell what is missing and by how much, in three languages, and nothing that the seat does not know."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import apogee
from apogee.core.refusal import Refused
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.games.rocket_rescue import GAME
from apogee.locale import LANGUAGES, catalogue
from apogee.locale.sentences import key_of
from apogee.locale.texts import Texts
from tests import advice
from tests.conftest import some
from tests.refusing import Refusal
from tests.rocket_rescue.refusals import REFUSALS
from tests.rocket_rescue.table import turn_at

TABLE = Path(__file__).parent / "causes.txt"  # each case: its key, a row of refusals.py, and what is said
CAUSES = "rocket-rescue-causes"
ROWS = {row.name: row for row in REFUSALS}
# Rules that a player who is refused cannot follow without more than their own sentence.
TOLD = (
    "RR-3.1", "RR-3.3", "RR-4.2", "RR-4.3", "RR-4.4", "RR-4.5", "RR-5.1", "RR-5.4", "RR-5.5", "RR-6.2", "RR-7.1",
    "RR-7.3", "RR-7.4", "RR-8.3", "RR-8.4", "RR-8.5", "RR-9.1", "RR-9.2", "RR-9.3", "RR-9.4", "RR-9.5", "RR-9.7",
    "RR-9.8", "RR-9.9", "RR-10.1", "RR-10.2", "RR-10.4", "RR-11.2", "RR-11.5", "RR-13.2", "RR-13.5", "RR-13.10",
    "RR-13.13", "RR-13.15", "RR-13.19",
)  # fmt: skip


def refused(row: Refusal) -> Refused:
    """How a row is refused."""
    found = GAME.match_at(row.position, seed=1).refusal(row.seat, row.words)
    assert found is not None
    return found


def said(row: Refusal) -> list[str]:
    """The key of a refusal, its row, and its sentence in each language."""
    found = refused(row)
    sentences = [f"  {language} {Texts(language, GAME).refusal(found)}" for language in LANGUAGES]
    return [key_of(found.rule, found.cause), f"  {row.name}", *sentences]


def cases() -> list[list[str]]:
    """The table: each case with each advice it gives; APOGEE_WRITE_CAUSES=1 writes it anew: read the difference."""
    if os.environ.get("APOGEE_WRITE_CAUSES"):
        first: dict[str, Refusal] = {}
        for row in REFUSALS:
            found = refused(row)
            if found.cause is not None:
                first.setdefault(" ".join([key_of(found.rule, found.cause), *advice.given(GAME.name, found)]), row)
        TABLE.write_text("\n".join("\n".join(said(row)) for row in first.values()) + "\n", encoding="utf-8")
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    return [lines[number : number + 2 + len(LANGUAGES)] for number in range(0, len(lines), 2 + len(LANGUAGES))]


CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]}, {case[1].strip()}" for case in CASES])
def test_a_refusal_says_what_is_missing(case: list[str]) -> None:
    row = ROWS[case[1].strip()]
    assert said(row) == case
    answer = GAME.match_at(row.position, seed=1).why_not(row.seat, row.words)
    assert answer == (row.rule, case[2].removeprefix("  en "))


def test_every_sentence_of_the_catalogue_has_its_case() -> None:
    told = {key for key in catalogue("en", CAUSES).messages if not key.startswith("do-")}
    assert sorted({case[0] for case in CASES}) == sorted(told)


@pytest.mark.parametrize("rule", TOLD)
def test_what_a_rule_alone_cannot_tell_is_told(rule: str) -> None:
    """RR-5.1 while others choose, RR-8.4, RR-8.5, RR-10.2, RR-10.4 and others: there is always a cause."""
    rows = [row for row in REFUSALS if row.rule == rule]
    assert rows
    for row in rows:
        assert refused(row).cause is not None, row.name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("one-die-and-a-bid", "bid 0"),
        ("one-die-and-a-bid", "plan research left 3"),
        ("all-dice-placed", "plan research right 3"),
        ("ready", "done"),
        ("kept", "keep std-tank"),
        ("others-still-choose", "done"),
        ("miner-goes-on", "buy carbon 1"),
        ("where-to", "end"),
    ],
)
def test_what_can_be_taken_back_says_so(name: str, words: str) -> None:
    """RR-4.2, RR-4.4, RR-5.1, RR-8.3, RR-11.5, RR-13.15."""
    row = ROWS[f"{name}: {words}, seat 0"]
    sentence = refused(row).reason
    assert "take that step back" in sentence or "take a step back" in sentence or "take your steps back" in sentence


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (("plan shopping left 2", "bid 1"), "plan shopping left 5"),
        (("plan shopping right 2", "plan boarding left 1"), "plan shopping right 5"),
        (("bid 1", "plan boarding left 1"), "bid 2"),
    ],
)
def test_rr_4_2_and_rr_4_4_a_step_that_others_followed_is_not_the_one_that_is_taken_back(
    steps: tuple[str, ...], words: str
) -> None:
    match = GAME.match(3, seed=1)
    match.play(0, steps[0])
    answer = match.why_not(0, words)
    assert answer is not None
    assert "take that step back" in answer[1]
    match.play(0, steps[1])
    answer = match.why_not(0, words)
    assert answer is not None
    assert "take your steps back as far as that one" in answer[1]
    match.take_back_own(0)
    match.take_back_own(0)
    assert match.why_not(0, words) is None


# --- Advice


def test_every_advice_is_in_the_table_where_it_is_given_and_where_not() -> None:
    assert advice.untold(GAME.name, [refused(ROWS[case[1].strip()]) for case in CASES]) == []


@pytest.mark.parametrize("name", ROWS)
def test_what_a_refusal_advises_can_be_done(name: str) -> None:
    """RR-3.3, RR-8.4, RR-9.4, RR-9.8, RR-13.6, RR-13.10 and all others."""
    row = ROWS[name]
    assert advice.faults(GAME, GAME.match_at(row.position, seed=1), row.seat, refused(row)) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("planning", "crew"),
        ("planning", "reroll"),
        ("planning", "assign 1 1 white"),
        ("saboteurs-target", "to 2 2"),
    ],
)
def test_rr_9_8_rr_13_6_and_rr_13_10_nobody_is_told_to_pass_where_that_is_barred(name: str, words: str) -> None:
    row = next(each for each in REFUSALS if each.name.startswith(f"{name}: {words}, "))
    match = GAME.match_at(row.position, seed=1)
    assert match.why_not(row.seat, "pass") is not None
    assert "pass" not in refused(row).reason


@pytest.mark.parametrize(
    ("name", "advised"),
    [("exploring: mark mossball", "draw"), ("replacing: mark mossball", "replaces"), ("marking: draw blue", "mark")],
)
def test_rr_3_3_the_explorer_need_not_wait_for_the_own_moment(name: str, advised: str) -> None:
    reason = refused(ROWS[f"{name}, seat 0"]).reason
    assert "wait" not in reason
    assert advised in reason


def test_rr_7_3_another_type_is_advised_where_there_is_one() -> None:
    assert "another type" in refused(ROWS["shopping: buy carbon 5, seat 0"]).reason
    assert "another type" not in refused(ROWS["one-type-left: buy carbon 3, seat 0"]).reason


def test_rr_9_4_nobody_without_cubes_is_told_to_exchange_them() -> None:
    for cubes, is_told in ((0, False), (2, False), (6, True)):
        match = turn_at(
            "build_launch",
            0,
            2,
            [{"cubes": {"carbon": cubes, "aluminium": 0, "titanium": 0}, "modules": ["std-tank"]}],
            round=2,
        )
        reason = match.why_not(0, "build std-tank 1")
        assert reason is not None
        assert reason[0] == "RR-9.4"
        assert ("exchange cubes" in reason[1]) == is_told


def test_rr_9_3_and_rr_9_4_what_exchanges_make_possible_is_advised() -> None:
    """Engine in hand, one Titanium short; hangar 1 has its engine, hangar 5 is closed."""
    row = ROWS["exchange-elsewhere: build std-engine 1, seat 0"]
    match = GAME.match_at(row.position, seed=1)
    for build in ("build std-engine 1", "build std-engine 5", "build kestrel 1"):
        answer = match.why_not(0, build)
        assert answer is not None
        assert "first exchange cubes, then build" in answer[1], build
        assert "end the turn" not in answer[1], build
    assert "no room" in refused(row).reason
    match.play(0, "exchange aluminium titanium")
    assert match.why_not(0, "build std-engine 2") is None
    answer = match.why_not(0, "build std-engine 1")
    assert answer is not None
    assert answer[0] == "RR-9.9"


def test_rr_7_1_what_the_market_holds_is_said_where_it_is_less_than_the_die() -> None:
    market = {"carbon": 4, "aluminium": 3, "titanium": 6}
    match = turn_at("shopping", 0, 5, [{"character": "miner"}], round=2, market=market)
    answer = match.why_not(0, "buy aluminium 6")
    assert answer is not None
    assert "the market holds 3 of Aluminium" in answer[1]
    match.play(0, "buy carbon 1")
    answer = match.why_not(0, "buy aluminium 5")
    assert answer is not None
    assert "the market holds 3 of Aluminium" in answer[1]


def test_rr_10_2_a_tank_that_can_be_built_is_advised() -> None:
    reason = refused(ROWS["parts-to-build: launch 1 mossball, seat 0"]).reason
    assert "build a part that it lacks, such as Standard Fuel Tank" in reason


SPLITS = [
    (carbon, aluminium, titanium)
    for carbon in range(7)
    for aluminium in range(7)
    for titanium in range(7)
    if 0 < carbon + aluminium + titanium <= 6
]
MARKET = {"carbon": 4, "aluminium": 1, "titanium": 6}


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("value", [1, 2, 3, 5, 6])
def test_rr_r_52_and_rr_13_15_every_split_of_a_die_can_be_reached(value: int, rules: int) -> None:
    """In any order, also by naming each type once; what is over the value or the market is refused."""
    match = turn_at("shopping", 0, value, [{"character": "miner"}], round=2, market=MARKET, rules=rules)
    start = GAME.from_json(match.position())
    before = seat_cubes(start)
    for number, split in enumerate(SPLITS):
        wanted = dict(zip(MARKET, split, strict=True))
        named = [GAME.action(f"buy {word} {count}") for word, count in wanted.items() if count]
        is_possible = sum(split) <= value and all(wanted[word] <= MARKET[word] for word in MARKET)
        state = start.clone()
        is_reached = True
        for action in named if number % 2 else named[::-1]:
            is_reached = is_reached and GAME.bar(state, 0, action) == 0
            if is_reached:
                state.apply(0, action)
        assert is_reached == is_possible, split
        if is_reached:
            assert {word: seat_cubes(state)[word] - before[word] for word in MARKET} == wanted


def seat_cubes(state: State) -> dict[str, int]:
    """The cubes of seat 0."""
    found: dict[str, int] = state.to_json()["seats"][0]["cubes"]
    return found


def test_rr_r_52_by_the_first_rules_a_type_named_twice_is_refused_with_the_way_to_get_there() -> None:
    match = turn_at("shopping", 0, 5, [{"character": "miner"}], round=2, market=MARKET, rules=1)
    match.play(0, "buy carbon 1")
    answer = match.why_not(0, "buy carbon 2")
    assert answer is not None
    assert answer[0] == "RR-13.15"
    assert "take that step back and take the larger amount at once" in answer[1]
    match.take_back(0)
    match.play(0, "buy carbon 3")
    assert match.why_not(0, "buy titanium 2") is None


# --- Secrecy

POSITIONS = list({repr(row.position): row.position for row in REFUSALS}.values())


@pytest.mark.parametrize("number", some(range(len(POSITIONS)), *range(0, len(POSITIONS), 4)))
def test_a_twin_refuses_every_action_alike(number: int) -> None:
    """RR-R.47: what a refusal says follows from what the seat may know."""
    state = GAME.from_json(POSITIONS[number])
    is_secret = state.observe(0).to_json()["asks"] in ("plan", "keep")
    for seat in range(len(state.scores())):
        for seed in range(3 if is_secret else 1):
            twin = state.determinize(seat, Rng(seed))
            for action, rule in enumerate(GAME.bars(state, seat)):
                if rule:
                    known = GAME.telling.refuse(state, seat, action, rule)
                    assert GAME.telling.refuse(twin, seat, action, rule) == known, GAME.actions[action]
                    assert known.reason.endswith(".")


def test_rr_5_1_nobody_learns_how_far_others_have_planned() -> None:
    """RR-4.5: who is ready reads the same, whatever the others have done behind their screens."""
    match = apogee.game("rocket-rescue").match_at(ROWS["ready: done, seat 0"].position, seed=1)
    before = match.why_not(0, "done")
    match.play(1, "plan research left 6")
    match.play(1, "bid 3")
    assert match.why_not(0, "done") == before
