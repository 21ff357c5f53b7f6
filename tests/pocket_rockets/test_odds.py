"""What chance is asked, with exact weights: a shuffle is a draw without putting back."""

import apogee
from apogee.core.types import CHANCE

GAME = apogee.game("pocket-rockets")
RING = ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"]


def odds_in_words(match: apogee.Match, line: int) -> dict[str, int]:
    return dict(match.journal.entries[line - 1].odds)


def test_pr_2_5_starting_bases_are_dealt_by_what_is_left_of_them() -> None:
    match = GAME.match(4, seed=1)
    match.expect("site conveyor", "site construction-red", "site construction-grey", "start 0")
    match.expect("deal base-grey", "deal base-yellow", "deal base-grey", "deal base-yellow")
    assert match.pending() == (0,)
    assert [odds_in_words(match, line) for line in (5, 6, 7, 8)] == [
        {"deal base-grey": 2, "deal base-yellow": 2},
        {"deal base-grey": 1, "deal base-yellow": 2},
        {"deal base-grey": 1, "deal base-yellow": 1},
        {"deal base-yellow": 1},
    ]


def test_pr_2_3_and_pr_3_1_sites_and_starters_are_equally_likely() -> None:
    state = GAME.new_state(3, {})
    weights = []
    while state.current() == CHANCE:
        odds = state.chance_outcomes()
        weights.append([weight for _, weight in odds])
        state.apply(CHANCE, odds[0][0])
    assert weights[:4] == [[1, 1, 1, 1], [1, 1, 1], [1, 1], [1, 1, 1]]


def test_pr_2_8_tops_come_out_of_one_shuffle() -> None:
    match = GAME.match(2, seed=1)
    for _ in range(2):
        match.play(match.pending()[0], "place launch")
    tops = [entry for entry in match.journal.entries if entry.words.startswith("top ")]
    assert [sum(weight for _, weight in entry.odds) for entry in tops] == [52, 51, 50, 49]
    assert dict(tops[0].odds)["top segment-red"] == 8
    assert dict(tops[0].odds)["top base-grey"] == 4  # one of five was dealt


def test_pr_r_4_a_described_table_splits_what_is_left_with_the_larger_stacks_first() -> None:
    rocket = {"colour": "grey", "segments": 0}
    seats = [
        {"site": "launch", "rockets": [rocket], "hand": ["base-red", "base-red"]},
        {"site": "launch", "rockets": [rocket]},
    ]
    view = GAME.match_at({"ring": RING, "turn": 0, "points": 4, "seats": seats}, seed=1).view(None)
    assert [stack["size"] for stack in view["stacks"].values()] == [13, 13, 12, 12]


def test_pr_2_3_what_a_turn_lacks_is_laid_out_by_chance_first() -> None:
    """Ring and rockets may be left out even of a turn that has begun."""
    match = GAME.match_at({"turn": 1, "points": 2, "seats": [{"site": "launch"}, {"site": "recycling"}]}, seed=3)
    match.expect("site conveyor")
    assert match.pending() == (1,)
    assert match.view(1)["points"] == 2
    assert match.view(1)["ring"][1] == "conveyor"
    assert sorted(seat["rockets"][0]["colour"] for seat in match.position()["seats"]) == ["grey", "yellow"]
    again = GAME.match_at(match.position(), seed=4)
    assert again.position() == match.position()
