"""Countdown, the toy of apogee.testing: its rules by id, and what a game in turns cannot show of the core."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product
from pathlib import Path
from typing import Any

import pytest

from apogee.core.errors import BadOption, BadOutcome, BadPlayers, BadPosition, IllegalAction
from apogee.core.match import Match
from apogee.core.rng import Rng, pick
from apogee.core.types import CHANCE, NOBODY, SPECTATOR
from apogee.testing import laws
from apogee.testing.toy import CARDS, DECKS, GAME, Countdown, census, from_json

SETUP = ["deal spark", "deal burn", "deal blaze", "deal spark"]  # seat 0: spark, blaze; seat 1: spark, burn


def dealt(options: dict[str, str] | None = None) -> Match:
    """A match of two whose setup is scripted."""
    match = GAME.match(2, seed=1, options=options)
    match.expect(*SETUP)
    assert match.pending() == (0, 1)
    return match


def at(*seats: dict[str, Any], **position: Any) -> Match:
    """A match of which only what matters is described."""
    return GAME.match_at({"seats": list(seats), **position}, seed=1)


def play(match: Match, seat: int, *words: str) -> None:
    for step in words:
        match.play(seat, step)


def refusal(match: Match, seat: int, words: str) -> str | None:
    """The rule that bars an action; playing it names the same one and changes nothing."""
    found = match.why_not(seat, words)
    assert (found is None) == (words in match.choices(seat))
    if found is not None:
        before = match.position()
        with pytest.raises(IllegalAction) as caught:
            match.play(seat, words)
        assert (caught.value.rule, caught.value.reason) == found
        assert match.position() == before
    return found[0] if found else None


# --- The table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cd_1_1_two_to_four_players_and_a_pile(players: int) -> None:
    state = GAME.new_state(players, {"rounds": "2"})

    assert GAME.players == range(2, 5)
    assert census(state) == [*DECKS[players], 2 * players]
    assert state.observe(SPECTATOR).to_json()["pile"] == sum(DECKS[players])
    with pytest.raises(BadPlayers):
        GAME.match(5)


def test_cd_1_1_the_option_is_two_or_three_rounds() -> None:
    assert GAME.match(2, seed=1).view(None)["rounds"] == 2
    assert GAME.match(2, seed=1, options={"rounds": "3"}).view(None)["rounds"] == 3
    with pytest.raises(BadOption, match="one of '2', '3'"):
        GAME.match(2, options={"rounds": "4"})
    with pytest.raises(BadOption, match="did you mean 'rounds'"):
        GAME.match(2, options={"round": "2"})


def test_cd_2_1_each_seat_gets_two_cards_that_it_alone_sees() -> None:
    match = dealt()

    assert match.view(0)["seats"][0]["hand"] == ["spark", "blaze"]
    assert match.view(1)["seats"][1]["hand"] == ["spark", "burn"]
    for viewer, other in ((0, 1), (1, 0), (None, 0), (None, 1)):
        seat = match.view(viewer)["seats"][other]
        assert (seat["hand"], seat["hand_size"], seat["chips"]) == ([], 2, 2)
    assert [entry["card"] for entry in match.log(0) if entry["event"] == "deal"] == ["spark", "blaze"]
    assert not [entry for entry in match.log(None) if entry["event"] == "deal"]


def test_cd_2_2_a_later_round_deals_one_more_while_the_pile_lasts() -> None:
    match = GAME.match(4, seed=1, options={"rounds": "3"})
    for left, sizes in ((5, [2, 2, 2, 2]), (1, [3, 3, 3, 3]), (0, [4, 3, 3, 3])):
        assert match.view(None)["pile"] == left
        assert [seat["hand_size"] for seat in match.view(None)["seats"]] == sizes
        for seat in range(4):
            play(match, seat, "bet 0", "done")
    assert match.over


# --- Planning


def test_cd_3_1_all_plan_at_once() -> None:
    match = dealt()

    assert match.pending() == (0, 1)
    assert match.state.current() == 0
    play(match, 1, "load spark")
    play(match, 0, "bet 1")
    play(match, 1, "bet 1", "done")
    assert match.pending() == (0,)
    assert match.choices(0) == ["done"]


def test_cd_3_1_cards_then_one_bet_then_done() -> None:
    match = dealt()

    assert refusal(match, 0, "done") == "CD-3.1"
    match.play(0, "bet 1")
    assert [refusal(match, 0, words) for words in GAME.actions] == ["CD-3.1"] * 6 + [None]


def test_cd_3_2_up_to_two_cards_of_the_hand() -> None:
    match = at({"hand": ["burn", "burn", "blaze"]}, {"hand": []}, round=2)

    assert refusal(match, 0, "load spark") == "CD-3.2"
    play(match, 0, "load burn", "load burn")
    assert refusal(match, 0, "load blaze") == "CD-3.2"
    assert refusal(match, 1, "load burn") == "CD-3.2"


def test_cd_3_2_a_card_is_loaded_once() -> None:
    match = at({"hand": ["spark", "burn"]}, {})
    match.play(0, "load burn")

    assert refusal(match, 0, "load burn") == "CD-3.2"


def test_cd_3_3_the_second_card_is_not_weaker() -> None:
    match = at({"hand": ["spark", "blaze"]}, {})
    match.play(0, "load blaze")

    assert refusal(match, 0, "load spark") == "CD-3.3"


def test_cd_3_4_you_bet_chips_that_you_have() -> None:
    match = at({"hand": [], "chips": 1}, {"hand": [], "chips": 2}, round=2)

    assert [refusal(match, 0, f"bet {chips}") for chips in (0, 1, 2)] == [None, None, "CD-3.4"]
    assert [refusal(match, 1, f"bet {chips}") for chips in (0, 1, 2)] == [None, None, None]


def test_cd_3_5_a_loaded_card_needs_a_chip() -> None:
    match = at({"hand": ["burn"], "chips": 0}, {"hand": ["spark"]}, round=2)

    assert refusal(match, 0, "load burn") == "CD-3.5"
    match.play(1, "load spark")
    assert refusal(match, 1, "bet 0") == "CD-3.5"


def test_cd_3_6_others_learn_that_a_seat_is_ready_and_nothing_else() -> None:
    match = dealt()
    views, logs = [match.view(1), match.view(None)], [match.log(1), match.log(None)]

    for step in ("load spark", "load blaze", "bet 2"):
        match.play(0, step)
        assert [match.view(1), match.view(None)] == views
        assert [match.log(1), match.log(None)] == logs
    match.play(0, "done")

    for view in views:
        view["seats"][0]["ready"] = True
    assert [match.view(1), match.view(None)] == views
    assert match.log(1)[-1] == {"event": "done", "seat": 0}
    own = match.view(0)["seats"][0]
    assert (own["hand"], own["loaded"], own["bet"]) == (["spark", "blaze"], ["spark", "blaze"], 2)


def test_cd_3_6_a_public_journal_does_not_tell_how_far_a_plan_is(tmp_path: Path) -> None:
    texts = []
    for steps in ((), ("load spark", "load blaze", "bet 2")):
        match = GAME.match(2, seed=1, salt="salt")
        match.expect(*SETUP)
        play(match, 0, *steps)
        match.export(tmp_path / "match")
        texts.append((tmp_path / "match").read_text())

    assert texts[0] == texts[1]
    assert "spark" not in texts[0]


# --- Launching


def test_cd_4_1_a_seat_that_is_ready_waits() -> None:
    match = dealt()
    play(match, 0, "bet 0", "done")

    assert {refusal(match, 0, words) for words in GAME.actions} == {"CD-4.1"}
    assert match.choices(0) == []


@pytest.mark.parametrize("position", [{"players": 2}, {"seats": [{"hand": [], "bet": 0, "ready": True}] * 2}])
def test_cd_4_1_nobody_acts_while_chance_does(position: dict[str, Any]) -> None:
    state = from_json(position)

    assert state.current() == CHANCE
    assert state.pending() == []
    assert set(GAME.bars(state, 0)) == {401}


def test_cd_4_2_the_last_done_reveals_all_plans() -> None:
    state = from_json({"seats": [{"hand": ["burn", "blaze"], "loaded": ["blaze"], "bet": 2, "ready": True}] * 2})
    seen = state.observe(SPECTATOR).to_json()

    assert state.current() == CHANCE
    assert state.chance_outcomes() == [(3, 1), (4, 2), (5, 1)]
    for seat in seen["seats"]:
        assert (seat["hand"], seat["hand_size"], seat["loaded"], seat["bet"]) == (["blaze"], 2, ["blaze"], 2)


def test_cd_4_2_the_reveal_is_told_to_everybody() -> None:
    match = dealt()
    play(match, 1, "load burn", "bet 1", "done")
    play(match, 0, "bet 0", "done")

    assert [entry for entry in match.log(None) if entry["event"] == "plan"] == [
        {"event": "plan", "seat": 0, "bet": 0, "loaded": []},
        {"event": "plan", "seat": 1, "bet": 1, "loaded": ["burn"]},
    ]


@pytest.mark.parametrize(("number", "scores"), [(1, [4, 2]), (2, [4, 0]), (3, [4, 0])])
def test_cd_4_3_enough_thrust_scores_bet_and_cards(number: int, scores: list[int]) -> None:
    match = dealt()
    match.expect(f"thrust {number}")
    play(match, 0, "load spark", "load blaze", "bet 2", "done")  # thrust 4, needed: number + 1
    play(match, 1, "load burn", "bet 1", "done")  # thrust 2

    assert match.scores() == scores


def test_cd_4_3_a_later_round_needs_more() -> None:
    match = at({"hand": ["blaze"]}, {"hand": ["burn"]}, round=2)
    match.expect("thrust 1")
    play(match, 0, "load blaze", "bet 1", "done")
    play(match, 1, "load burn", "bet 1", "done")

    assert match.scores() == [2, 0]


def test_cd_4_4_otherwise_the_bet_is_lost() -> None:
    match = dealt()
    match.expect("thrust 3")
    play(match, 0, "load spark", "load blaze", "bet 2", "done")
    play(match, 1, "load spark", "bet 1", "done")

    view = match.view(None)
    assert [seat["chips"] for seat in view["seats"]] == [2, 1]
    assert view["bank"] == 1
    assert view["seats"][1]["score"] == 0


def test_cd_4_5_loaded_cards_are_discarded() -> None:
    match = dealt()
    match.expect("thrust 2", "deal burn", "deal burn")
    play(match, 0, "load blaze", "bet 2", "done")
    play(match, 1, "load spark", "load burn", "bet 1", "done")

    assert match.view(None)["discard"] == {"spark": 1, "burn": 1, "blaze": 1}
    assert match.view(0)["seats"][0]["hand"] == ["spark", "burn"]
    assert match.view(1)["seats"][1]["hand"] == ["burn"]


# --- The end


def test_cd_5_1_a_whole_match() -> None:
    match = dealt()
    match.expect("thrust 2", "deal burn", "deal blaze", "thrust 1")
    play(match, 0, "load spark")
    play(match, 1, "load burn", "bet 1", "done")
    play(match, 0, "load blaze", "bet 2", "done")  # 4 points with thrust 4 against 3; 2 was not enough
    play(match, 0, "load burn", "bet 1", "done")
    assert match.winners() == ()
    play(match, 1, "load spark", "load blaze", "bet 1", "done")  # 3 points with 4 against 3; 2 was not enough

    assert match.over
    assert match.pending() == ()
    assert match.end_reason == "finished"
    assert match.scores() == [4, 3]
    assert match.winners() == (0,)
    assert match.view(1)["winners"] == [0]
    assert match.position()["bank"] == 2
    assert {refusal(match, 1, words) for words in GAME.actions} == {"CD-5.1"}


def test_cd_5_2_ties_share_the_win() -> None:
    state = from_json({"seats": [{"score": 4}, {"score": 7}, {"score": 7}], "over": True})

    assert GAME.places(state) == [2, 0, 0]
    assert state.observe(0).to_json()["winners"] == [1, 2]


# --- What is known


def plans(hand: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    """Every plan with two chips, whole or broken off, as a described seat: written a second time, from the rules."""
    names = [CARDS[card] for card in hand]
    for loaded in ([], [names[0]], [names[1]], names):
        yield {"hand": names, "loaded": loaded}
        for bet in (1, 2) if loaded else (0, 1, 2):
            yield {"hand": names, "loaded": loaded, "bet": bet}
            yield {"hand": names, "loaded": loaded, "bet": bet, "ready": True}


@pytest.mark.parametrize("is_ready", [False, True])
def test_cd_6_1_twins_are_all_worlds_that_a_seat_cannot_tell_apart(is_ready: bool) -> None:
    own = {"hand": ["spark", "blaze"], "loaded": ["spark"]}
    other = {"hand": ["burn", "blaze"], "loaded": ["blaze"], "bet": 2, "ready": is_ready}
    worlds = []
    for hand in combinations_with_replacement(range(3), 2):
        if hand != (2, 2):  # seat 0 holds one of the two blazes
            worlds += [from_json({"seats": [own, plan]}) for plan in plans(hand)]

    laws.check_all_worlds(from_json({"seats": [own, other]}), 0, worlds, draws=6000)


def test_cd_6_1_twins_before_and_after_the_secret_plans() -> None:
    """While cards are dealt nobody has planned; after the reveal only the rest of a hand is imagined."""
    dealing = from_json({"seats": [{"hand": ["spark"]}, {"hand": ["blaze"]}], "deals": [0, 1]})
    laws.check_all_worlds(
        dealing,
        0,
        [from_json({"seats": [{"hand": ["spark"]}, {"hand": [card]}], "deals": [0, 1]}) for card in CARDS],
        draws=200,
    )
    own = {"hand": ["spark", "blaze"], "bet": 0, "ready": True}
    rest = {"loaded": ["blaze"], "bet": 1, "ready": True}
    worlds = [from_json({"seats": [own, {"hand": [card, "blaze"], **rest}]}) for card in ("spark", "burn")]
    laws.check_all_worlds(worlds[0], 0, worlds, draws=200)


def test_cd_6_1_a_hand_known_by_counting_is_known() -> None:
    """With all other cards in sight, every twin is the real world but for the plan."""
    seats = [{"hand": ["spark", "spark", "burn"]}, {"hand": ["blaze", "blaze"]}]
    state = from_json({"seats": seats, "round": 2, "discard": {"spark": 2, "burn": 2}})

    assert {laws.text(state.determinize(0, Rng(seed)).seats[1].hand) for seed in range(50)} == {"[2, 2]"}


# --- The core, with several seats pending


def test_order_of_commits_changes_nothing() -> None:
    """All 70 ways to mix two plans of four steps, and all orders of three seats' last steps."""
    plan = {0: ["load spark", "load blaze", "bet 1", "done"], 1: ["load spark", "load burn", "bet 2", "done"]}
    found = set()
    for order in set(permutations([0, 0, 0, 0, 1, 1, 1, 1])):
        match = dealt()
        match.expect("thrust 2", "deal spark", "deal burn")
        left = {seat: iter(steps) for seat, steps in plan.items()}
        for seat in order:
            match.play(seat, next(left[seat]))
        found.add(laws.text([match.position(), match.view(0), match.view(1), match.view(None)]))
    assert len(found) == 1
    ends = set()
    for order in permutations(range(3)):
        state = from_json({"seats": [{"hand": [], "bet": bet} for bet in (0, 1, 2)]})
        for seat in order:
            state.apply(seat, GAME.action("done"))
        ends.add(laws.text(state.to_json()))
    assert len(ends) == 1


def test_every_plan_ends_in_done() -> None:
    """From any hand and any chips a pending seat can act, and at most four steps make a plan."""
    for hand, chips in product(combinations_with_replacement(CARDS, 3), (0, 1, 2)):
        if "blaze" in hand[:-2]:
            continue  # there are two of them
        start = from_json({"seats": [{"hand": list(hand), "chips": chips}, {"hand": []}], "round": 2})
        states = [start]
        for _ in range(4):
            after: list[Countdown] = []
            for state in states:
                assert state.legal_actions(0)
                for action in state.legal_actions(0):
                    after.append(state.clone())
                    after[-1].apply(0, action)
            states = [state for state in after if not state.seats[0].is_ready]
        assert not states


def test_an_impossible_outcome_changes_nothing() -> None:
    match = at({"hand": ["blaze", "blaze"]}, {"hand": ["spark", "spark"]})
    play(match, 0, "load blaze", "bet 1", "done")
    play(match, 1, "bet 0")
    before, log = match.position(), match.log(None)
    match.expect("thrust 1", "deal blaze")

    with pytest.raises(BadOutcome, match="cannot come up now"):
        match.play(1, "done")
    assert (match.position(), match.log(None)) == (before, log)


def test_taking_back_returns_to_an_unfinished_plan() -> None:
    match = dealt()
    play(match, 0, "load spark", "bet 1")
    line, before = len(match.journal.entries), match.position()
    play(match, 1, "bet 0", "done")
    play(match, 0, "done")

    match.take_back(line)

    assert match.position() == before
    assert match.pending() == (0, 1)


def test_a_match_is_its_journal() -> None:
    match = dealt({"rounds": "3"})
    rng = Rng(5)
    while not match.over:
        seat = match.pending()[rng.below(len(match.pending()))]
        match.play(seat, match.choices(seat)[rng.below(len(match.choices(seat)))])

    again = GAME.replay(match.journal)
    assert again.position() == match.position()
    assert again.log(1) == match.log(1)


# --- Positions


def test_positions_round_trip_at_every_step() -> None:
    for seed in range(30):
        for state in laws.walk(GAME, 2 + seed % 3, seed, {"rounds": str(2 + seed % 2)}):
            laws.check_json(GAME, state)


def test_what_a_position_leaves_out_is_as_at_setup() -> None:
    assert from_json({"players": 3}).to_json() == GAME.new_state(3, {"rounds": "2"}).to_json()
    partial = from_json({"seats": [{"hand": ["blaze", "blaze"]}, {}]})
    assert partial.deals == [1, 1]
    assert partial.to_json()["pile"] == {"spark": 4, "burn": 3, "blaze": 0}
    while partial.current() != NOBODY:
        player = partial.current()
        odds = partial.chance_outcomes() if player == CHANCE else []
        partial.apply(player, pick(odds, Rng(1)) if odds else partial.legal_actions(player)[0])
    assert census(partial) == [4, 3, 2, 4]


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (7, "must be a dict"),
        ({}, "is for 2 to 4 players, not 0 .CD-1.1."),
        ({"players": 3, "seats": [{}, {}]}, "3 players but 2 seats"),
        ({"players": 2, "pille": {}}, "did you mean 'pile'"),
        ({"players": 2, "rounds": 4}, "rounds must be a number from 2 to 3"),
        ({"players": 2, "round": 3}, "round must be a number from 1 to 2"),
        ({"players": 2, "round": 1, "over": True}, "CD-5.1"),
        ({"players": 2, "over": True, "deals": [0]}, "CD-5.1"),
        ({"players": 2, "discard": {"blaze": 3}}, "fewer of 'blaze'"),
        ({"players": 2, "pile": {"spark": 1}}, "CD-1.1"),
        ({"players": 2, "deals": [0, True]}, "deals must be a number from 0 to 1, not True"),
        ({"players": 2, "deals": [2]}, "deals must be a number from 0 to 1, not 2"),
        ({"players": 2, "deals": [0, 0, 0]}, "more cards than were dealt"),
        ({"players": 2, "discard": {"spark": 4, "burn": 3}}, "4 cards to deal, but 2"),
        ({"players": 2, "bank": 1}, "CD-4.4"),
        ({"seats": [{"hand": ["flame"]}, {}]}, "unknown 'flame'"),
        ({"seats": [{"hand": ["spark", "spark", "spark"]}, {}]}, "more cards than were dealt"),
        ({"seats": [{"chips": 3}, {}]}, "chips must be a number from 0 to 2"),
        ({"seats": [{"score": 1}, {}]}, "score must be a number from 0 to 0"),
        ({"seats": [{"hand": []}, {"bet": 1}]}, "CD-4.1"),
        ({"seats": [{"hand": ["burn"], "loaded": ["spark"]}, {"hand": []}]}, "CD-3.2"),
        ({"seats": [{"hand": ["spark", "burn"], "loaded": ["burn", "spark"]}, {"hand": []}]}, "CD-3.3"),
        ({"seats": [{"hand": [], "chips": 1, "bet": 2}, {"hand": []}]}, "CD-3.4"),
        ({"seats": [{"hand": ["burn"], "loaded": ["burn"], "bet": 0}, {"hand": []}]}, "CD-3.5"),
        ({"seats": [{"hand": [], "ready": True}, {"hand": []}]}, "CD-3.1"),
        ({"seats": [{"hand": [], "bet": 1}, {"hand": []}], "over": True}, "CD-5.1"),
    ],
)
def test_impossible_positions_are_refused(position: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        from_json(position)
