"""Match, the public door: asking, playing, scripting, taking back, saving, exporting, replaying."""

import dataclasses
import os
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import apogee
from apogee.catalog import GAMES
from apogee.core.game import Game
from apogee.core.journal import Entry, _chained, lines_in_force, public_entries, read_journal
from apogee.core.types import OMNISCIENT
from apogee.testing import laws, toy

GAME = apogee.game("pocket-rockets")
RING = ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"]
BASE = {"colour": "grey", "segments": 0}


def at_conveyor(**changes: Any) -> apogee.Match:
    """Seat 0 at the conveyor with four cards in its stack, whose order only chance knows."""
    position = {
        "ring": RING,
        "turn": 0,
        "points": 4,
        "box": "rest",
        "seats": [{"site": "conveyor", "rockets": [BASE]}, {"site": "launch", "rockets": [BASE]}],
        "stacks": {
            "construction-grey": ["base-red"],
            "construction-yellow": ["base-red"],
            "construction-red": ["base-red"],
            "conveyor": {"top": ["segment-red"], "bag": {"segment-grey": 2, "tip-red-none": 1}},
        },
        **changes,
    }
    return GAME.match_at(position, seed=5)


def play_some(match: apogee.Match, decisions: int, pick: int = 0) -> None:
    """Play on, always by the same rule."""
    for number in range(decisions):
        if match.over:
            return
        seat = match.pending()[0]
        choices = match.choices(seat)
        match.play(seat, choices[(pick + 7 * number) % len(choices)])


def finished() -> apogee.Match:
    match = GAME.match(2, seed=1, salt="s")
    play_some(match, 5000)
    assert match.over
    return match


def test_facts_and_bounds() -> None:
    assert (GAME.name, GAME.title, GAME.players) == ("pocket-rockets", "Pocket Rockets", range(2, 5))
    assert GAME.options == {}
    assert GAME.rules_version == 1
    assert len(GAME.components_hash) == 64
    assert GAME.action_count == len(GAME.actions) == len(set(GAME.actions))
    assert GAME.max_chance == len(GAME.outcomes) == len(set(GAME.outcomes))
    assert GAME.score_range == (0, 71)
    assert GAME.max_steps > 36 * 60 * 5


def test_pending_choices_and_views_before_and_after_the_end() -> None:
    match = finished()
    assert match.pending() == ()
    assert match.choices(0) == match.choices(1) == []
    assert match.winners()
    assert match.end_reason in ("fuel_exhausted", "stalemate")
    fresh = GAME.match(3, seed=1)
    assert len(fresh.pending()) == 1
    assert fresh.winners() == ()
    assert fresh.end_reason is None
    assert not fresh.over


def test_equal_seeds_give_equal_matches_and_other_seeds_others() -> None:
    first, second, other = (GAME.match(4, seed=seed, salt="s") for seed in (3, 3, 4))
    for match in (first, second, other):
        play_some(match, 200)
    assert first.journal.text(is_private=True) == second.journal.text(is_private=True)
    assert first.position() != other.position()
    assert GAME.match(2).position() != GAME.match(2).position() or GAME.match(2).position() != GAME.match(2).position()


def test_play_and_why_not_agree_and_an_illegal_action_changes_nothing() -> None:
    match = at_conveyor()
    before = match.position()
    assert match.why_not(0, "draw") is None
    with pytest.raises(apogee.IllegalAction) as caught:
        match.play(0, "move ccw")
    assert (caught.value.rule, caught.value.reason) == match.why_not(0, "move ccw")
    assert caught.value.rule == "PR-5.1"
    assert match.position() == before


def test_unknown_words_name_the_nearest() -> None:
    with pytest.raises(apogee.UnknownAction, match="move cw"):
        at_conveyor().play(0, "mov cw")
    with pytest.raises(apogee.UnknownAction, match="build base-grey new"):
        at_conveyor().why_not(0, "build base-gray new")


def test_expect_scripts_the_next_outcomes() -> None:
    match = at_conveyor()
    match.expect("top tip-red-none", "top segment-grey")
    match.play(0, "draw")
    assert match.view(1)["stacks"]["conveyor"]["top"] == "tip-red-none"
    match.play(0, "draw")
    assert match.view(1)["stacks"]["conveyor"]["top"] == "segment-grey"
    assert [entry.is_scripted for entry in match.journal.entries if entry.seat is None] == [True, True]


def test_an_impossible_outcome_raises_changes_nothing_and_ends_the_script() -> None:
    match = at_conveyor()
    match.play(0, "reverse")
    before, log = match.position(), match.log(0)
    match.expect("top base-yellow")
    with pytest.raises(apogee.BadOutcome, match="cannot come up now") as error:
        match.play(0, "draw")
    assert "segment-grey" not in str(error.value)  # what is covered stays so (PR-11.4)
    assert match.position() == before
    assert match.log(0) == log
    assert len(match.journal.entries) == 1
    match.expect("top segment-grey")
    match.play(0, "draw")
    assert match.view(0)["stacks"]["conveyor"]["top"] == "segment-grey"


def test_an_impossible_second_outcome_undoes_the_first_as_well() -> None:
    match = GAME.match(2, seed=1)
    match.expect("site conveyor", "site conveyor")
    with pytest.raises(apogee.BadOutcome):
        match.pending()
    assert match.journal.entries == []
    match.expect("site construction-red")
    assert match.view(None)["ring"][1] == "construction-red"


def test_what_was_told_may_be_forgotten_but_for_what_may_be_taken_back() -> None:
    match, other = (GAME.match(2, seed=1) for _ in range(2))
    for _ in range(200):
        if match.over:
            break
        seat = match.pending()[0]
        words = match.choices(seat)[-1]
        match.play(seat, words)
        other.play(seat, words)
        match.forget_told()
        line = len(match.journal.entries)
        assert [match.own_take_back(each) for each in range(2)] == [other.own_take_back(each) for each in range(2)]
        if match.own_take_back(seat) is not None and line % 3 == 0:
            match.take_back_own(seat)
            other.take_back_own(seat)
    assert match.position() == other.position()
    assert len(match.log(None)) < len(other.log(None))
    match.take_back(0)
    other.take_back(0)
    assert (match.position(), match.log(None)) == (other.position(), other.log(None))


def test_unknown_outcomes_are_refused_when_they_are_named() -> None:
    with pytest.raises(apogee.BadOutcome, match="top base-grey"):
        at_conveyor().expect("top base-gray")


def test_an_impossible_outcome_says_which_kind_is_due() -> None:
    match = at_conveyor()
    match.expect("start 1")
    with pytest.raises(apogee.BadOutcome, match=r"'start 1' cannot come up now.* 'top CARD' is due"):
        match.play(0, "draw")
    setup = GAME.match(2, seed=1)
    setup.expect("top base-grey")
    with pytest.raises(apogee.BadOutcome, match="'site SITE' is due"):
        setup.pending()


def test_what_is_left_of_the_script_can_be_read_and_cleared() -> None:
    match = at_conveyor()
    assert list(match.expected) == []
    match.expect("top tip-red-none", "top segment-grey")
    match.expect("top base-red", by_kind=True)
    assert list(match.expected) == ["top tip-red-none", "top segment-grey", "top base-red"]
    match.play(0, "draw")
    assert list(match.expected) == ["top segment-grey", "top base-red"]
    match.expect_nothing()
    assert list(match.expected) == []
    match.play(0, "draw")
    assert [entry.is_scripted for entry in match.journal.entries if entry.is_chance] == [True, False]


def test_outcomes_by_kind_wait_until_their_kind_is_due() -> None:
    seeded, match = GAME.match(2, seed=1), GAME.match(2, seed=1)
    match.expect("start 0", "deal base-yellow", "deal base-grey", by_kind=True)
    assert (seeded.pending(), match.pending()) == ((1,), (0,))

    drawn, scripted = ([entry.words for entry in each.journal.entries] for each in (seeded, match))
    assert [words.split()[0] for words in drawn] == [words.split()[0] for words in scripted]
    assert [words for words in drawn if words.startswith("site")] == [each for each in scripted if "site" in each]
    assert [words for words in scripted if words.startswith("deal")] == ["deal base-yellow", "deal base-grey"]
    assert {entry.words for entry in match.journal.entries if entry.is_scripted} == {
        "start 0", "deal base-yellow", "deal base-grey",
    }  # fmt: skip
    assert match.expected == ()


def test_outcomes_by_kind_stand_in_one_queue_with_those_in_order() -> None:
    """What waits lets others pass; of what is in order nothing does."""
    match = GAME.match(2, seed=1)
    match.expect("start 0", by_kind=True)
    match.expect("site conveyor", "site construction-red")
    assert match.view(None)["ring"][1:3] == ["conveyor", "construction-red"]
    assert match.pending() == (0,)

    match = GAME.match(2, seed=1)
    match.expect("start 1")
    match.expect("site conveyor", by_kind=True)
    with pytest.raises(apogee.BadOutcome, match="'start 1' cannot come up"):
        match.pending()
    assert match.expected == ()


def test_an_outcome_by_kind_that_cannot_be_is_refused_when_its_kind_is_due() -> None:
    match = at_conveyor()
    match.expect("top base-yellow", by_kind=True)
    match.play(0, "reverse")
    with pytest.raises(apogee.BadOutcome, match=r"'top base-yellow' cannot come up now.* 'top CARD' is due"):
        match.play(0, "draw")
    assert match.expected == ()
    assert match.view(0)["points"] == 3


def test_a_match_can_be_scripted_from_its_setup() -> None:
    match = GAME.match(2, seed=1)
    match.expect("site conveyor", "site construction-red", "site construction-grey", "start 1")
    assert match.view(0)["ring"] == [
        "launch", "conveyor", "construction-red", "recycling", "construction-grey", "construction-yellow",
    ]  # fmt: skip
    assert match.pending() == (1,)


def test_log_tells_each_viewer_only_what_it_may_know() -> None:
    match = at_conveyor(seats=[
        {"site": "recycling", "hand": ["base-yellow"], "rockets": [BASE]},
        {"site": "launch", "rockets": [BASE]},
    ])  # fmt: skip
    match.play(0, "recycle base-yellow construction-red conveyor")
    match.play(0, "take tip-red-none")
    own = [event["event"] for event in match.log(0)]
    assert own == ["discard", "search", "seen", "taken", "take", "top"]
    for viewer in (1, None):
        assert [event["event"] for event in match.log(viewer)] == ["discard", "search", "take", "top"]
        assert all("tip-red-none" not in str(event) for event in match.log(viewer) if event["event"] != "top")


def test_take_back_returns_to_a_line_and_stays_in_the_journal() -> None:
    match = at_conveyor()
    match.play(0, "reverse")
    after_first = match.position()
    match.play(0, "move ccw")
    match.play(0, "move ccw")
    match.take_back(1)
    assert match.position() == after_first
    assert [event["event"] for event in match.log(None)] == ["reverse"]
    match.play(0, "draw")
    assert match.journal.entries[3].back_to == 1
    again = GAME.replay(match.journal)
    assert again.position() == match.position()
    assert again.journal.text(is_private=True) == match.journal.text(is_private=True)
    match.take_back(0)
    assert match.position() == at_conveyor().position()


def test_take_back_to_a_line_that_is_not_in_force_is_refused() -> None:
    match = at_conveyor()
    match.play(0, "reverse")
    match.play(0, "reverse")
    match.take_back(1)
    for line in (2, 3, 9, -1):
        with pytest.raises(apogee.BadJournal, match="in force"):
            match.take_back(line)


def test_take_back_of_a_finished_match_lets_it_go_on() -> None:
    match = finished()
    match.take_back(len(match.journal.entries) - 1)
    assert not match.over
    assert match.journal.result is None


def test_an_impossible_script_in_a_take_back_changes_nothing() -> None:
    match = GAME.match(2, seed=1)
    assert match.pending()
    before, lines = match.position(), len(match.journal.entries)
    match.expect("top base-red")
    with pytest.raises(apogee.BadOutcome):
        match.take_back(1)
    assert match.position() == before
    assert len(match.journal.entries) == lines


# --- PR-R.40: what a seat may take back by itself is computed from what the seats saw


def test_a_step_that_tells_nothing_may_be_taken_back_by_its_seat() -> None:
    match = at_conveyor()
    assert match.own_take_back(0) is None  # nothing was done yet
    match.play(0, "reverse")
    match.play(0, "move ccw")
    assert match.own_take_back(1) is None
    assert match.own_take_back(0) == 2
    match.take_back_own(0)
    assert match.journal.entries[-1].back_to == 1
    assert match.own_take_back(0) == 1
    match.take_back_own(0)
    assert match.position() == at_conveyor().position()
    for seat in (0, 1):
        with pytest.raises(apogee.NoTakeBack, match=r"^seat . has no step .*\.$"):
            match.take_back_own(seat)


def test_a_draw_that_turns_up_a_card_may_not_be_taken_back() -> None:
    match = at_conveyor()
    match.play(0, "draw")
    assert match.own_take_back(0) is None


def test_a_draw_of_the_last_card_tells_nothing() -> None:
    match = at_conveyor(seats=[{"site": "construction-red", "rockets": [BASE]}, {"site": "launch", "rockets": [BASE]}])
    match.play(0, "draw")
    assert match.own_take_back(0) is not None


@pytest.mark.parametrize(("known", "is_free"), [(["segment-grey"], True), ([], False)])
def test_building_a_card_that_nobody_knew_discloses_it(known: list[str], is_free: bool) -> None:
    seat = {"site": "construction-grey", "rockets": [BASE], "hand": ["segment-grey"], "known": known}
    match = at_conveyor(seats=[seat, {"site": "launch", "rockets": [BASE]}])
    match.play(0, "build segment-grey 1")
    assert (match.own_take_back(0) is not None) == is_free


def test_in_turns_only_the_last_line_may_be_taken_back() -> None:
    match = GAME.match(3, seed=2, salt="s")
    asked = 0
    for number in range(250):
        seat = match.pending()[0]
        choices = match.choices(seat)
        match.play(seat, choices[7 * number % len(choices)])
        last = len(match.journal.entries)
        found = [match.own_take_back(each) for each in range(3)]
        assert [line for line in found if line not in (None, last)] == []
        assert all(line is None or each == seat for each, line in enumerate(found))
        asked += sum(line is not None for line in found)
    assert asked > 20


# --- Planning in secret: one seat's step goes back, the others' stand


def planning(players: int = 3) -> apogee.Match:
    """Everybody plans, with a spark and a burn in hand and two chips."""
    hand = {"hand": ["spark", "burn"]}
    return toy.GAME.match_at({"players": players, "deals": [], "seats": [hand] * players}, seed=1, salt="s")


def test_a_step_of_a_plan_is_taken_back_alone() -> None:
    match = planning()
    match.play(0, "load spark")  # line 1
    match.play(1, "load burn")
    match.play(0, "bet 1")
    match.play(1, "bet 2")
    before = [match.view(1), match.log(1), match.view(None), match.log(None)]
    assert [match.own_take_back(seat) for seat in range(3)] == [3, 4, None]
    match.take_back_own(0)
    assert match.journal.entries[-1].withdrawn == 3
    assert match.own_take_back(0) == 1
    match.take_back_own(0)
    assert [match.view(1), match.log(1), match.view(None), match.log(None)] == before
    assert match.log(0) == []
    assert match.choices(0) == planning().choices(0)
    match.play(0, "load burn")
    assert match.journal.text(is_private=True).count(" - ") == 2
    again = toy.GAME.replay(read_journal(match.journal.text(is_private=True), "it"))
    assert again.position() == match.position()
    assert again.journal.text(is_private=True) == match.journal.text(is_private=True)
    assert [again.own_take_back(seat) for seat in range(3)] == [match.own_take_back(seat) for seat in range(3)]


def test_done_may_be_taken_back_until_the_last_one() -> None:
    match = planning()
    for seat in range(2):
        match.play(seat, "bet 1")
        match.play(seat, "done")
    match.play(2, "bet 0")
    assert [match.own_take_back(seat) for seat in range(3)] == [2, 4, 5]
    match.take_back_own(0)
    assert match.pending() == (0, 2)
    assert match.log(2) == [{"event": "done", "seat": 1}, {"event": "bet", "seat": 2, "chips": 0}]
    match.play(2, "done")
    assert match.own_take_back(2) == 7
    match.play(0, "done")  # plans are open, and the die rolls
    assert [match.own_take_back(seat) for seat in range(3)] == [None, None, None]


def test_a_revealed_plan_stays_even_before_the_die() -> None:
    match = planning(2)
    for seat in range(2):
        match.play(seat, "bet 1")
    match.play(0, "done")
    before = match.state.clone()
    assert match.own_take_back(0) == 3
    told = toy.GAME.match_at(before.to_json(), seed=1)
    assert told.own_take_back(1) is None
    told.play(1, "done")
    assert told.own_take_back(1) is None


def two_placed() -> apogee.Match:
    """Two of three seats were placed, one after the other, with no chance between."""
    match = GAME.match(3, seed=1)
    for _ in range(2):
        match.play(match.pending()[0], "place launch")
    assert [entry.seat is None for entry in match.journal.entries[-2:]] == [False, False]
    return match


def test_a_withdrawal_needs_a_decision_that_others_alone_followed() -> None:
    match = planning()
    match.play(0, "load spark")
    match.play(1, "load burn")
    match.play(0, "bet 1")
    before = (match.position(), match.journal.text(is_private=True))
    for line in (1, 0, 4, -1, True, "2", None):
        with pytest.raises(apogee.BadJournal, match="nobody can withdraw line"):
            match.withdraw(line)  # type: ignore[arg-type]
    dealt = toy.GAME.match(2, seed=1)
    assert dealt.pending()
    with pytest.raises(apogee.BadJournal, match="nobody can withdraw line 4"):
        dealt.withdraw(4)
    turns = two_placed()
    last = len(turns.journal.entries)
    with pytest.raises(apogee.BadJournal, match=f"without line {last - 1}, line {last} is illegal by PR-"):
        turns.withdraw(last - 1)
    assert len(turns.journal.entries) == last
    assert (match.position(), match.journal.text(is_private=True)) == before
    match.withdraw(2)
    assert match.log(1) == []


@pytest.mark.parametrize("forged", ["4 - 1", "4 - 4", "4 - 0", "4 - x", "4 -", "4 - 9"])
def test_a_forged_withdrawal_is_refused(forged: str) -> None:
    match = planning()
    match.play(0, "load spark")
    match.play(1, "load burn")
    match.play(0, "bet 1")
    match.withdraw(2)
    lines = [line.rpartition(" #")[0] for line in match.journal.text(is_private=True).splitlines()]
    lines[lines.index("4 - 2")] = forged
    with pytest.raises(apogee.BadJournal):
        toy.GAME.replay(read_journal(_chained(lines), "it"))


@pytest.mark.parametrize(("options", "is_played"), [("{}", True), ('{"rounds":"9"}', False), ('{"hours":"2"}', False)])
def test_a_journal_from_before_an_option_is_played_by_its_default(options: str, is_played: bool) -> None:
    match = toy.GAME.match(2, seed=1)
    match.pending()
    lines = [line.rpartition(" #")[0] for line in match.journal.text(is_private=True).splitlines()]
    place = next(place for place, line in enumerate(lines) if line.startswith("options "))
    assert lines[place] == 'options {"rounds":"2"}'
    lines[place] = f"options {options}"
    journal = read_journal(_chained(lines), "it")
    if is_played:
        assert toy.GAME.replay(journal).position() == match.position()
    else:
        with pytest.raises(apogee.BadJournal):
            toy.GAME.replay(journal)


def test_a_forged_withdrawal_that_makes_others_illegal_is_refused() -> None:
    match = two_placed()
    last = len(match.journal.entries)
    lines = [line.rpartition(" #")[0] for line in match.journal.text(is_private=True).splitlines()]
    lines.insert(-3, f"{last + 1} - {last - 1}")
    with pytest.raises(apogee.BadJournal, match=f"without line {last - 1}, line {last} is illegal"):
        GAME.replay(read_journal(_chained(lines), "it"))


def test_an_impossible_script_leaves_what_may_be_taken_back() -> None:
    match = planning(2)
    match.play(0, "bet 1")
    match.play(1, "bet 1")
    match.play(0, "done")
    match.expect("deal spark")
    with pytest.raises(apogee.BadOutcome):
        match.play(1, "done")
    assert [match.own_take_back(seat) for seat in range(2)] == [3, 2]
    match.take_back_own(1)
    assert match.choices(1) == planning(2).choices(1)


def shown_lines(match: apogee.Match) -> list[str]:
    """The lines of play in a running export, which can be read back."""
    text = match.journal.text(is_private=False)
    assert read_journal(text, "it").text(is_private=False) == text
    return [line.rpartition(" #")[0] for line in text.splitlines() if line[0].isdigit()]


def test_a_running_export_tells_only_of_withdrawals_that_everybody_saw() -> None:
    match = planning()
    match.play(0, "bet 1")
    match.play(1, "bet 1")
    match.take_back_own(0)
    assert shown_lines(match) == []
    match.play(0, "bet 2")
    match.play(0, "done")
    match.play(1, "done")
    match.take_back_own(0)
    assert shown_lines(match) == ["1 0 done", "2 1 done", "3 - 1"]
    match.play(0, "done")
    assert shown_lines(match)[3:] == ["4 0 done"]


@pytest.mark.parametrize("is_followed", [True, False])
def test_a_running_export_does_not_tell_whether_a_secret_step_came_between(is_followed: bool) -> None:
    match = planning()
    match.play(0, "bet 1")
    match.play(0, "done")
    if is_followed:
        match.play(1, "bet 2")
    match.take_back_own(0)
    assert (match.journal.entries[-1].withdrawn is not None) == is_followed
    assert shown_lines(match) == ["1 0 done", "2 < 0"]


@given(st.data())
def test_take_backs_of_planners_never_touch_the_others(data: st.DataObject) -> None:
    """The match is the one that was played without the withdrawn steps; nobody else's view or log changes."""
    match = toy.GAME.match(data.draw(st.integers(2, 4)), seed=data.draw(st.integers(0, 99)), salt="s")
    players = match.journal.header.players
    for _ in range(data.draw(st.integers(1, 40))):
        if match.over:
            break
        free = [seat for seat in range(players) if match.own_take_back(seat) is not None]
        if free and data.draw(st.integers(0, 2)) == 0:
            seat = data.draw(st.sampled_from(free))
            line = match.own_take_back(seat)
            assert line is not None
            viewers = [each for each in (*range(players), None) if each != seat]
            views = [match.view(viewer) for viewer in viewers]
            logs = [match.log(viewer, after=line) for viewer in viewers]
            is_secret = match.journal.entries[line - 1].words != "done"
            match.take_back_own(seat)
            assert [match.log(viewer, after=line) for viewer in viewers] == logs
            if is_secret:
                assert [match.view(viewer) for viewer in viewers] == views
        else:
            seat = data.draw(st.sampled_from(match.pending()))
            match.play(seat, data.draw(st.sampled_from(match.choices(seat))))
        shown_lines(match)
    text = match.journal.text(is_private=True)
    again = toy.GAME.replay(read_journal(text, "it"))
    assert again.journal.text(is_private=True) == text
    straight = toy.GAME.match(players, seed=1)
    straight.expect(*(entry.words for _, entry in lines_in_force(match.journal.entries) if entry.is_chance))
    for _, entry in lines_in_force(match.journal.entries):
        if entry.seat is not None:
            straight.play(entry.seat, entry.words)
    for other in (again, straight):
        assert other.position() == match.position()
        assert [other.log(viewer) for viewer in (*range(players), None)] == [
            match.log(viewer) for viewer in (*range(players), None)
        ]
        assert [other.own_take_back(seat) is None for seat in range(players)] == [
            match.own_take_back(seat) is None for seat in range(players)
        ]


def test_the_last_step_of_a_match_stays() -> None:
    match = finished()
    for seat in range(2):
        assert match.own_take_back(seat) is None


@pytest.mark.parametrize("line", [True, 1.0, "1", None])
def test_take_back_takes_whole_numbers_only(line: Any) -> None:
    match = at_conveyor()
    match.play(0, "reverse")
    with pytest.raises(apogee.BadJournal, match="in force"):
        match.take_back(line)


def test_what_a_log_hands_out_is_the_readers_own() -> None:
    match = GAME.match(2, seed=1)
    for seat in match.pending() * 2:
        match.play(match.pending()[0], "place launch")
        assert seat in (0, 1)
    for event in match.log(None):
        for value in event.values():
            if isinstance(value, list):
                value.clear()
    other = GAME.match(2, seed=1)
    for _ in range(2):
        other.play(other.pending()[0], "place launch")
    assert [stack["size"] for stack in other.view(None)["stacks"].values()] == [13, 13, 13, 13]


def test_equal_seeds_have_different_commitments_unless_the_salt_is_given() -> None:
    assert GAME.match(2, seed=1).journal.commitment != GAME.match(2, seed=1).journal.commitment
    assert GAME.match(2, seed=1, salt="s").journal.commitment == GAME.match(2, seed=1, salt="s").journal.commitment


def test_a_commitment_binds_one_seed() -> None:
    from apogee.core.chance import Draws

    assert Draws("AAA:BBB", "S").commitment() != Draws("BBB", "S:AAA").commitment()


def test_entropy_changes_the_draws_and_not_the_commitment() -> None:
    plain, first, second, swapped = (
        GAME.match(2, seed=1, salt="s", entropy=entropy) for entropy in ((), ("a", "b"), ("a", "c"), ("b", "a"))
    )
    for match in (plain, first, second, swapped):
        play_some(match, 100)
    assert len({match.journal.commitment for match in (plain, first, second, swapped)}) == 1
    drawn = [[e.words for e in match.journal.entries if e.seat is None] for match in (plain, first, second, swapped)]
    assert len({str(words) for words in drawn}) == 4


def test_the_key_of_the_draws_is_made_of_seed_and_entropy() -> None:
    import hashlib

    from apogee.core.chance import Draws

    key = hashlib.sha256(b"seed\n1:a\n0:\n4:b\xc3\xa4:1").hexdigest()
    for line in range(1, 20):
        assert Draws("seed", "s", ("a", "", "b\u00e4:1")).pick(line, [1] * 9) == Draws(key, "s").pick(line, [1] * 9)


def test_entropy_is_in_the_journal_and_no_secret(tmp_path: Path) -> None:
    match = toy.GAME.match(3, seed=1, salt="s", entropy=["left", "", 'r\u00e9 "#1'])
    assert match.pending()
    public, private = (match.journal.text(is_private=is_private) for is_private in (False, True))
    line = 'entropy ["left","","r\\u00e9 \\"#1"]'
    for text in (public, private):
        bare = [each.rpartition(" #")[0] for each in text.splitlines()]
        assert bare.index(line) == bare.index(f"commitment {match.journal.commitment}") + 1
        assert read_journal(text, "it").header.entropy == ("left", "", 'r\u00e9 "#1')
    again = toy.GAME.replay(read_journal(private, "it"))
    assert again.journal.text(is_private=True) == private
    assert again.position() == match.position()

    match = GAME.match_at(at_conveyor().position(), seed=5, entropy=("a", "b"))
    match.play(0, "draw")
    match.save(tmp_path / "j")
    assert apogee.load(tmp_path / "j").position() == match.position()
    assert apogee.journal(tmp_path / "j").verify()[:3] == ("chain", "commitment", "draws")


def test_a_journal_keeps_the_position_in_the_words_that_it_was_begun_with(tmp_path: Path) -> None:
    """A key that has another name by now is still read, and the file goes on byte for byte."""
    over = at_conveyor(points=None, standstill=36, end_reason="stalemate")
    lines = [each.rpartition(" #")[0] for each in over.journal.text(is_private=True).splitlines()]
    (at,) = (number for number, line in enumerate(lines) if line.startswith("position "))
    lines[at] = lines[at].replace('"end_reason":', '"end":')
    (tmp_path / "old").write_text(_chained(lines))

    again = apogee.load(tmp_path / "old")
    again.save(tmp_path / "saved")

    assert again.position() == over.position()
    assert (tmp_path / "saved").read_bytes() == (tmp_path / "old").read_bytes()
    assert apogee.journal(tmp_path / "old").verify()[:2] == ("chain", "commitment")


@pytest.mark.parametrize("entropy", [("a",), ("a", "b", "c"), ("a", 1), ("a", "b" * 65), ("a", "\n"), "ab", 7, None])
def test_entropy_is_a_short_text_for_each_seat(entropy: Any) -> None:
    with pytest.raises(apogee.BadSeed, match=r"^entropy is one printable text .* for each of the 2 seats.*\.$"):
        GAME.match(2, seed=1, entropy=entropy)
    with pytest.raises(apogee.BadSeed):
        GAME.match_at(at_conveyor().position(), entropy=entropy)


@pytest.mark.parametrize(
    "line", ["[]", '["a"]', '["a",1]', '["a","\\n"]', '{"a":1}', "[", '["a", "b"]', '["a","\\ud800"]']
)
def test_bad_entropy_in_a_journal_is_refused(line: str) -> None:
    text = GAME.match(2, seed=1, salt="s", entropy=("a", "b")).journal.text(is_private=True)
    lines = [each.rpartition(" #")[0].replace('["a","b"]', line) for each in text.splitlines()]
    with pytest.raises(apogee.BadJournal):
        read_journal(_chained(lines), "it")


def test_a_draw_is_reduced_by_rejection(monkeypatch: pytest.MonkeyPatch) -> None:
    from apogee.core import chance

    numbers = {0: 9, 1: 8, 2: 5}  # with a span of 10 and four tickets, 8 and 9 would be one chance too many
    monkeypatch.setattr(chance, "SPAN", 10)
    monkeypatch.setattr(chance.Draws, "_number", lambda _self, _line, attempt: numbers[attempt])
    assert chance.Draws("seed", "salt").pick(1, [1, 1, 2]) == 1


def test_positions_can_be_pickled_and_copied() -> None:
    import copy
    import pickle

    match = GAME.match(3, seed=4)
    play_some(match, 90)
    for other in (copy.deepcopy(match.state), pickle.loads(pickle.dumps(match.state))):  # noqa: S301 - our own
        assert other.to_json() == match.position()
    assert {GAME: 1}[GAME] == 1


def test_a_public_export_numbers_its_own_lines(tmp_path: Path) -> None:
    """Take-backs name the lines that are shown; those of secret lines are not shown at all."""
    match = at_conveyor(
        seats=[{"site": "recycling", "hand": ["base-yellow"], "rockets": [BASE]}, {"site": "launch", "rockets": [BASE]}]
    )
    match.play(0, "recycle base-yellow construction-red conveyor")  # line 1
    match.play(0, "take tip-red-none")  # line 2, secret; line 3 turns up the top
    match.play(0, "move cw")  # line 4
    match.play(0, "move cw")  # line 5
    match.take_back(4)  # line 6
    match.export(tmp_path / "j")
    shown = [line.rpartition(" #")[0] for line in (tmp_path / "j").read_text().splitlines()]
    play = [line for line in shown if line[0].isdigit()]
    assert [line.split(" ")[0] for line in play] == ["1", "2", "3", "4", "5"]
    assert play[3:] == ["4 0 move cw", "5 < 3"]

    plan = toy.GAME.match(2, seed=4, salt="s")
    plan.export(tmp_path / "before")
    secret = next(words for words in plan.choices(1) if words != "done")
    lines = len(plan.journal.entries)
    plan.play(1, secret)
    plan.take_back(lines)
    plan.export(tmp_path / "after")
    assert (tmp_path / "after").read_text() == (tmp_path / "before").read_text()


def test_save_and_load(tmp_path: Path) -> None:
    match = GAME.match(3, seed=9)
    match.expect("site conveyor")
    play_some(match, 150)
    match.take_back(40)
    play_some(match, 60, pick=1)
    match.save(tmp_path / "match.journal")
    again = apogee.load(tmp_path / "match.journal")
    assert again.journal.text(is_private=True) == (tmp_path / "match.journal").read_text()
    assert again.position() == match.position()
    assert again.pending() == match.pending()
    play_some(match, 80)
    play_some(again, 80)
    assert again.position() == match.position()  # the chance to come is the same too
    assert os.listdir(tmp_path) == ["match.journal"]


def test_export_of_a_running_match_keeps_seed_and_secrets(tmp_path: Path) -> None:
    match = at_conveyor(seats=[
        {"site": "recycling", "hand": ["base-yellow"], "rockets": [BASE]},
        {"site": "launch", "hand": ["tip-yellow-none"], "rockets": [BASE]},
    ])  # fmt: skip
    match.play(0, "recycle base-yellow construction-red conveyor")
    match.play(0, "take tip-red-none")
    match.export(tmp_path / "running.journal")
    text = (tmp_path / "running.journal").read_text()
    assert "tip-red-none" not in text
    assert "tip-yellow-none" not in text
    assert "\nseed" not in text
    assert "\nsalt" not in text
    assert "commitment" in text
    assert "take" not in text
    assert "recycle base-yellow construction-red conveyor" in text
    assert apogee.journal(tmp_path / "running.journal").verify() == ("chain",)
    with pytest.raises(apogee.BadJournal, match="export it afterwards"):
        apogee.replay(tmp_path / "running.journal")


def test_export_of_a_running_plan_does_not_tell_how_far_it_is(tmp_path: Path) -> None:
    """Secret small decisions leave no trace, not even a line number."""
    texts = set()
    for steps in (0, 1):
        match = toy.GAME.match(2, seed=4, salt="s")
        assert match.pending() == (0, 1)
        for _ in range(steps):
            secret = next(words for words in match.choices(1) if words != "done")
            match.play(1, secret)
        match.export(tmp_path / "plan.journal")
        texts.add((tmp_path / "plan.journal").read_text())
    assert len(texts) == 1


def test_export_of_a_finished_match_can_be_checked_and_replayed(tmp_path: Path) -> None:
    match = finished()
    match.export(tmp_path / "finished.journal")
    journal = apogee.journal(tmp_path / "finished.journal")
    assert journal.verify() == ("chain", "commitment", "draws", "rules", "result")
    again = apogee.replay(journal)
    assert again.scores() == match.scores()
    assert again.winners() == match.winners()
    assert all(entry.odds for entry in journal.entries if entry.seat is None and entry.back_to is None)


def test_draws_can_be_rechecked_without_any_rules(tmp_path: Path) -> None:
    """As a stranger would do it: with hmac and hashlib, from the exported text alone."""
    import hashlib
    import hmac

    finished().export(tmp_path / "finished.journal")
    lines = [line.rpartition(" #")[0] for line in (tmp_path / "finished.journal").read_text().splitlines()]
    values = {line.split(" ", 1)[0]: line.split(" ", 1)[1] for line in lines}
    salted = f"{len(values['salt'])}:{values['salt']}:{values['seed']}"
    assert hashlib.sha256(salted.encode()).hexdigest() == values["commitment"]
    checked = 0
    for line in lines:
        number, _, rest = line.partition(" ")
        if not rest.startswith("* ") or " ! " in rest:
            continue
        words, _, odds = rest.removeprefix("* ").partition(" | ")
        pairs = [pair.rsplit(" x", 1) for pair in odds.split(", ")]
        total = sum(int(weight) for _, weight in pairs)
        attempt = 0
        while True:
            digest = hmac.new(values["seed"].encode(), f"{number}.{attempt}".encode(), "sha256").digest()
            value = int.from_bytes(digest, "big")
            if value < 2**256 - 2**256 % total:
                break
            attempt += 1
        tickets = [outcome for outcome, weight in pairs for _ in range(int(weight))]
        assert tickets[value % total] == words
        checked += 1
    assert checked > 50


# --- A rules update


def countdown_two() -> Game[Any]:
    """Countdown as it might be one day: nobody bets nothing any more; matches begun before go on as they began."""

    def bar(table: toy.Countdown, player: int, action: int) -> int:
        return toy.bar(table, player, action) or (toy.BETTING if action == toy.BET else 0)

    return dataclasses.replace(toy.GAME, rules_version=2, bar=bar, older={1: toy.GAME})


def test_a_running_match_survives_a_rules_update() -> None:
    match = toy.GAME.match(2, seed=1, salt="s")
    match.play(0, "bet 0")
    text = match.journal.text(is_private=True)
    game = countdown_two()
    again = game.replay(read_journal(text, "it"))
    assert again.journal.text(is_private=True) == text
    assert again.game is game.at(1) is toy.GAME
    again.play(1, "bet 0")  # by the rules it began with
    assert again.journal.header.rules_version == 1
    assert game.replay(again.journal).position() == again.position()
    fresh = game.match(2, seed=1)
    assert fresh.journal.header.rules_version == 2
    with pytest.raises(apogee.IllegalAction, match=r"CD-3\.4"):
        fresh.play(1, "bet 0")
    fresh.play(1, "bet 1")
    assert game.replay(fresh.journal).position() == fresh.position()


def test_rules_that_the_program_does_not_know_are_refused() -> None:
    game = countdown_two()
    assert game.at(2) is game
    with pytest.raises(
        apogee.BadJournal, match="rules version 3 of Countdown, but this program knows only 1, 2; update"
    ):
        game.at(3)
    with pytest.raises(apogee.BadJournal, match="knows only 1; update Apogee"):
        toy.GAME.replay(game.match(2, seed=1).journal)
    with pytest.raises(apogee.BadJournal, match="knows only 2; update Apogee"):
        dataclasses.replace(game, older={}).replay(toy.GAME.match(2, seed=1).journal)


def test_views_are_ready_for_json_and_words_are_ascii() -> None:
    import json

    match = GAME.match(4, seed=2)
    play_some(match, 60)
    for seat in (None, 0, 1, 2, 3):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
    assert all(words.isascii() for words in (*GAME.actions, *GAME.outcomes))


def test_what_came_before_a_step_is_not_played_again_to_take_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what others decided after it is; all of a match would be, each time, however long it was."""
    match = GAME.match(2, seed=3)
    done: list[int] = []
    do = apogee.Match._do

    def noted(match: apogee.Match, line: int, player: int, action: int) -> object:
        done.append(line)
        return do(match, line, player, action)

    monkeypatch.setattr(apogee.Match, "_do", noted)
    while len(match.standing) < 80 or match.own_take_back(seat := match.pending()[0]) is None:
        seat = match.pending()[0]
        match.play(seat, match.choices(seat)[0])
    before, lines = match.position(), len(match.standing)
    for _ in range(5):
        done.clear()
        match.take_back_own(seat)
        assert done == []
        assert len(match.standing) == lines - 1
        match.play(seat, match.journal.entries[-2].words)
        assert match.position() == before
    assert match.standing == lines_in_force(match.journal.entries)


LINES = st.lists(
    st.one_of(
        st.builds(Entry, seat=st.integers(0, 2), words=st.just("bet 0"), is_public=st.booleans()),
        st.builds(Entry, words=st.just("draw"), odds=st.just((("draw", 1),)), is_public=st.booleans()),
        st.builds(Entry, back_to=st.integers(0, 30)),
        st.builds(Entry, withdrawn=st.integers(1, 30)),
    ),
    max_size=40,
)


def shown_by_definition(entries: list[Entry]) -> list[Entry]:
    """What everybody saw, found by looking at everything again after each line."""
    shown: list[Entry] = []
    standing: dict[int, int] = {}  # shown lines in force: number in the journal -> number among the shown
    for number, entry in enumerate(entries, 1):
        if entry.withdrawn is not None:
            left = {line: among for line, among in standing.items() if line != entry.withdrawn}
        elif entry.back_to is not None:
            left = {line: among for line, among in standing.items() if line <= entry.back_to}
        else:
            left = standing
            if entry.is_public:
                shown.append(dataclasses.replace(entry, odds=()))
                standing[number] = len(shown)
        if len(left) < len(standing):
            is_end = list(left) == list(standing)[: len(left)]
            lost = standing.keys() - left.keys()
            back_to = max(left.values(), default=0)
            shown.append(Entry(back_to=back_to) if is_end else Entry(withdrawn=standing[min(lost)]))
        standing = left
    return shown


@given(LINES)
def test_what_is_handed_out_of_a_running_match_is_what_everybody_saw(entries: list[Entry]) -> None:
    before = list(entries)

    assert public_entries(entries) == shown_by_definition(entries)
    assert entries == before


# --- Questions change nothing


@pytest.mark.parametrize("name", GAMES)
def test_whether_it_is_over_who_won_and_the_points_deal_nothing(name: str) -> None:
    match = apogee.game(name).match(seed=5)

    assert (match.over, match.winners(), match.end_reason) == (False, (), None)
    assert match.scores() == [0] * match.journal.header.players
    assert match.journal.entries == []


def test_what_is_foreseen_is_what_comes() -> None:
    launch = {"destination": "earth", "rocket": 7, "window": "w3"}
    last = {"markers": ["earth.hotel", "earth.station", "moon.base", "moon.hotel", "mars.base"], "plan": "satellite_a"}
    for seed in range(3):
        match = apogee.game("rocketmen").match_at(
            {"seats": [last, {}], "round": 9, "first": 1, "turn": 0, "launch": launch, "agenda": ["success 0"]},
            seed=seed,
        )
        foreseen = match.over, match.scores(), match.winners(), match.end_reason
        assert foreseen[0]  # the last card of the launch ends the match
        assert match.journal.entries == []
        match.pending()
        assert match.journal.entries != []
        assert (match.over, match.scores(), match.winners(), match.end_reason) == foreseen


def test_what_is_scripted_can_be_scripted_after_a_question() -> None:
    match = apogee.game("pocket-rockets").match(players=2, seed=3)
    assert not match.over
    match.expect("start 1", by_kind=True)
    assert match.scores() == [0, 0]
    assert list(match.expected) == ["start 1"]

    assert match.pending() == (1,)
    assert list(match.expected) == []


def test_the_open_view_has_all_that_every_seat_sees() -> None:
    for name in GAMES:
        game = apogee.game(name)
        for state in islice(laws.walk(game, game.players[-1], seed=4), 0, 400, 7):
            opened = state.observe(OMNISCIENT).to_json()
            assert opened["viewer"] is None
            for seat in range(len(state.scores())):
                assert opened["seats"][seat] == state.observe(seat).to_json()["seats"][seat]
