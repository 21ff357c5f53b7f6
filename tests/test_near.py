"""Words that a game does not know: they lead to what was meant."""

import copy
from difflib import SequenceMatcher

import pytest

import apogee
from apogee.core.near import NearWords
from apogee.testing import toy
from tests.pocket_rockets.refusals import AT_THE_DEPOT
from tests.test_laws import GAMES


def hint(name: str, typed: str) -> str:
    with pytest.raises(apogee.UnknownAction, match="has no action") as caught:
        GAMES[name].action(typed)
    return caught.value.hint


@pytest.mark.parametrize(
    ("name", "typed", "meant"),
    [
        ("rocket-rescue", "launch mossball 1", "launch 1 mossball"),  # another order
        ("rocket-rescue", "plan 3 left research", "plan research left 3"),
        ("rocketmen", "place pad base_a", "place base_a pad"),
        ("rocket-rescue", "bid -1", "bid 0"),  # numbers out of range
        ("rocket-rescue", "bid 1000", "bid 60"),
        ("rocket-rescue", "board 7 1", "board 6 1"),
        ("pocket-rockets", "refuel 5 1", "refuel 4 1"),
        ("rocket-rescue", "spread 1 1 2", "spread 0 1 2, spread 1 0 2, spread 1 1 1"),
        ("pocket-rockets", "build segment-grey rocket 1", "build segment-grey 1"),  # a word too much
        ("pocket-rockets", "draw a card", "draw"),
        ("rocketmen", "discard hotel_a", "discard hotel_a hand, discard hotel_a pad"),  # one too few
        ("rocket-rescue", "research left 3", "plan research left 3, set research left 3"),
        ("rocket-rescue", "launch mossball", "launch HANGAR PLANET"),
        ("rocket-rescue", "launch", "launch HANGAR PLANET"),
        ("pocket-rockets", "recycle", "recycle CARD STACK STACK|none"),
        ("pocket-rockets", "mov cw", "move cw"),  # other letters
        ("pocket-rockets", "DRAW", "draw"),
        ("pocket-rockets", "build base-gray new", "build base-grey new"),
        ("pocket-rockets", "move up", "move cw, move ccw"),
        ("pocket-rockets", "build grey segment 1", "build segment-grey 1"),  # a name in pieces
        ("pocket-rockets", "build segment grey 1", "build segment-grey 1"),
        ("pocket-rockets", "build gray segment 1", "build segment-grey 1"),
        ("pocket-rockets", "build grey base new", "build base-grey new"),
        ("pocket-rockets", "build segment-grey on rocket 1", "build segment-grey 1"),
        ("pocket-rockets", "place construction grey", "place construction-grey"),
        ("pocket-rockets", "take grey tip", "take CARD"),  # there are several
        ("rocketmen", "place base a pad", "place base_a pad"),
        ("rocketmen", "buy detailed planning", "buy detailed_planning"),
        ("rocketmen", "pay money token", "pay token:money"),
        ("pocket-rockets", "recycle base-grey conveyor", "recycle CARD STACK STACK|none"),  # no stack is meant twice,
        (
            "pocket-rockets",
            "recycle grey base conveyor conveyor",
            "recycle base-grey conveyor conveyor",
        ),  # unless named so
        ("pocket-rockets", "recycle red base conveyor construction red", "recycle base-red conveyor construction-red"),
        ("pocket-rockets", "discard base-grey", "recycle CARD STACK STACK|none"),  # what a game calls otherwise
        ("pocket-rockets", "discard base-grey conveyor launch", "recycle CARD STACK STACK|none"),
        ("rocketmen", "take depot", "unload"),
        ("rocketmen", "take from the depot", "unload"),
        ("rocketmen", "empty my depot", "unload"),
        ("rocket-rescue", "exchange 2 carbon for titanium", "exchange carbon titanium"),  # this way, not the other
        ("rocket-rescue", "exchange titanium for carbon", "exchange titanium carbon"),
        ("pocket-rockets", "zzz", "nothing"),
        ("pocket-rockets", "", "nothing"),
        ("rocket-rescue", "1 2", "nothing"),
    ],
)
def test_words_lead_to_what_was_meant(name: str, typed: str, meant: str) -> None:
    assert hint(name, typed) == meant


@pytest.mark.parametrize(
    ("energy", "typed", "meant"),
    [(3, "bid 100", "bid 3"), (3, "bid -1", "bid 0"), (0, "bid 100", "bid 0"), (80, "bid 100", "bid 60")],
)
def test_rr_r_13_a_number_that_no_action_has_leads_to_one_that_is_legal_now(
    energy: int, typed: str, meant: str
) -> None:
    match = GAMES["rocket-rescue"].match_at({"players": 3, "seats": [{"energy": energy}, {}, {}]}, seed=1)
    for ask in (match.play, match.why_not, match.refusal):
        with pytest.raises(apogee.UnknownAction, match=f"did you mean '{meant}'") as caught:
            ask(0, typed)
        assert caught.value.hint == meant
    assert meant in match.choices(0)


def test_rr_4_4_a_number_that_no_action_has_leads_to_the_games_own_where_none_is_legal() -> None:
    """The seat has made its bid: what is legal has nothing like it. Words that ask otherwise are left alone, too."""
    match = GAMES["rocket-rescue"].match(seed=1)
    match.play(0, "bid 1")
    for typed, meant in (("bid 100", "bid 60"), ("launch mossball 1", "launch 1 mossball")):
        with pytest.raises(apogee.UnknownAction) as caught:
            match.why_not(0, typed)
        assert caught.value.hint == meant


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("typed", ["undo", "cancel", "Undo", "take back"])
def test_taking_back_is_the_tables(name: str, typed: str) -> None:
    with pytest.raises(apogee.UnknownAction, match=r"Match\.take_back_own") as caught:
        GAMES[name].match(seed=1).play(0, typed)
    assert caught.value.hint == "take-back"


@pytest.mark.parametrize("typed", ["pass", "end turn", "end my turn", "skip", "finish", "done"])
def test_ending_is_what_each_game_calls_it_or_happens_by_itself(typed: str) -> None:
    assert hint("pocket-rockets", typed) == "no-end"
    for name, ends in {"rocketmen": "end, done", "rocket-rescue": "pass, end, done"}.items():
        if typed not in ends:
            assert hint(name, typed) == ends
    with pytest.raises(apogee.UnknownAction, match="a turn ends by itself when it is used up"):
        GAMES["pocket-rockets"].match(seed=1).why_not(0, typed)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_found_by_its_words_in_any_order(name: str) -> None:
    game = GAMES[name]
    for words in game.actions[::17]:
        verb, *rest = words.split()
        names = [word for word in rest if not word.isdecimal()]
        numbers = [word for word in rest if word.isdecimal()]
        found = game.near_words.nearest_to(" ".join([*numbers, *reversed(names), verb]))
        if words not in ("pass", "end", "done"):
            assert words in found or len(set(names)) < len(names), (words, found)


def test_outcomes_are_found_too() -> None:
    with pytest.raises(apogee.BadOutcome, match="did you mean 'stability 6'"):
        GAMES["rocket-rescue"].match(seed=1).expect("stability 7")
    with pytest.raises(apogee.BadOutcome, match="did you mean 'planet mossball'"):
        GAMES["rocket-rescue"].match(seed=1).expect("mosball planet")


def test_a_hint_is_kept_with_its_error() -> None:
    with pytest.raises(apogee.UnknownAction) as caught:
        toy.GAME.action("undo")
    again = copy.copy(caught.value)  # as pickle does, between processes
    assert (str(again), again.hint) == (str(caught.value), "take-back")


def test_looking_costs_little_whatever_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few comparisons letter by letter, which are the dear ones: of words, never of all actions."""
    game = GAMES["rocket-rescue"]
    vocabulary = NearWords(game.vocabulary)
    compared: list[object] = []
    quick_ratio = SequenceMatcher.quick_ratio

    def counted(matcher: SequenceMatcher[str]) -> float:
        compared.append(matcher)
        return quick_ratio(matcher)

    monkeypatch.setattr(SequenceMatcher, "quick_ratio", counted)
    unlike = "launhc mosball frist kestrl carbn titaniun aluminum hangr"  # as many as are looked at, none of them known
    for typed in (
        unlike,
        "launhc mosball frist",
        "a" * 10**6,
        "kestrl " * 10**5,
        " ".join(game.actions)[:120],
        "9" * 10**5,
    ):
        compared.clear()
        vocabulary.nearest_to(typed)
        assert len(compared) <= 100 < len(game.actions)


def test_pr_7_11_a_stack_that_is_named_twice_is_explained_with_those_to_search() -> None:
    """The words are known, so a refusal answers them: which stacks can be searched instead."""
    match = GAMES["pocket-rockets"].match_at(AT_THE_DEPOT, seed=1)
    answer = match.why_not(0, "recycle base-grey conveyor conveyor")
    assert answer is not None
    assert answer[0] == "PR-7.11"
    assert "search one of these: Grey construction line, Yellow construction line, Red construction line" in answer[1]
