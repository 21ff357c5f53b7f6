"""The overview of `?`: of each kind of action that is not possible, the rule that bars what the player means."""

from typing import Any

import pytest

import apogee
from apogee.core.likely import most_likely, seat_kind
from apogee.core.rng import Rng
from apogee.core.schema import named_in
from apogee.core.types import CHANCE
from apogee.testing import laws, toy
from apogee.tui.session import has_direction, refusals_by_kind
from tests.test_laws import APART, GAMES, options_for

RING = ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"]


def likeliest(match: apogee.Match, seat: int, component: str) -> str | None:
    """What a seat means by a component now."""
    return most_likely(match.game, match.state, seat, component)


def at(site: str, hand: list[str], *rockets: dict[str, Any]) -> apogee.Match:
    """Pocket Rockets, with an astronaut somewhere who has something in hand."""
    seats: list[dict[str, Any]] = [{"site": site, "hand": hand}, {"site": "launch"}]
    if rockets:
        seats[0]["rockets"] = list(rockets)
    position = {"seats": seats, "ring": RING, "turn": 0, "points": 4, "box": "rest"}
    return apogee.game("pocket-rockets").match_at(position, seed=1)


def overview(match: apogee.Match, seat: int) -> dict[str, tuple[str, str]]:
    """By kind: the action that is spoken of, and the rule."""
    return {words.partition(" ")[0]: (words, refused.rule) for words, refused in refusals_by_kind(match, seat)}


def test_the_rule_is_that_of_the_card_in_hand() -> None:
    match = at("construction-grey", ["segment-grey", "base-red"], {"colour": "yellow", "segments": 1})

    words, rule = overview(match, 0)["build"]
    assert (words.partition(" new")[0], rule) == ("build segment-grey", "PR-7.3")
    assert match.why_not(0, words) == (rule, dict(refusals_by_kind(match, 0))[words].reason)


@pytest.mark.parametrize(
    ("hand", "rocket", "rule"),
    [
        (["tip-grey-none", "base-red"], {"colour": "grey", "segments": 0}, "PR-7.4"),  # too early for the tip
        (["segment-grey", "tip-grey-none"], {"colour": "red", "segments": 0}, "PR-7.4"),  # nothing of the colour
        (["base-red", "segment-yellow"], {"colour": "grey", "segments": 1}, "PR-7.1"),  # cards of other colours only
    ],
)
def test_the_rule_is_the_one_that_bars_what_comes_closest(hand: list[str], rocket: dict[str, Any], rule: str) -> None:
    assert overview(at("construction-grey", hand, rocket), 0)["build"][1] == rule


@pytest.mark.parametrize(("site", "verb", "rule"), [("recycling", "recycle", "7.11"), ("conveyor", "build", "4.4")])
def test_an_empty_hand_is_said_to_be_empty_where_a_card_is_wanted(site: str, verb: str, rule: str) -> None:
    refused = {words.split()[0]: refused for words, refused in refusals_by_kind(at(site, []), 0)}[verb]

    assert refused.rule == f"PR-{rule}"
    assert ("hand is empty" in refused.reason) == (verb == "recycle")


def test_an_empty_hand_at_a_construction_line() -> None:
    match = at("construction-red", [])

    assert "Your hand is empty" in dict(refusals_by_kind(match, 0))[overview(match, 0)["build"][0]].reason
    assert "hand is empty" not in (at("recycling", ["base-red"]).why_not(0, "take base-red") or ("", ""))[1]


def test_what_is_bought_lies_in_the_display_and_not_in_the_hand() -> None:
    game = apogee.game("rocketmen")
    match = game.match(2, seed=3)
    spoken_of = 0
    for number in range(100):
        seat = match.pending()[0]
        view = match.view(seat)
        found = overview(match, seat)
        if "buy" in found and view["display"]:
            on_offer = [named_in(game.telling.view.fields[key].kind, view[key]) for key in ("display", "engines")]
            assert found["buy"][0].split()[1] in set().union(*on_offer)
            spoken_of += 1
        if "use" in found and "depot" not in named_in(seat_kind(game.telling.view), view["seats"][seat]):
            assert found["use"][1] != "RM-R.9"
        match.play(seat, match.choices(seat)[(number * 7) % len(match.choices(seat))])
    assert spoken_of > 10


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_that_is_not_possible_is_spoken_of_once(name: str) -> None:
    """In sampled positions of all games: with the rule that why_not names, and never of what is possible."""
    game = GAMES[name]
    rng = Rng(1)
    for players in game.players:
        for number, state in enumerate(laws.walk(game, players, players, options_for(game, players, players))):
            if (number > 4 and number % APART[name]) or state.current() == CHANCE:
                continue
            match = game.match_at(state.to_json(), seed=1)
            seat = int(rng.below(players))
            possible = {words.partition(" ")[0] for words in match.choices(seat)}
            found = refusals_by_kind(match, seat)
            kinds = [words if has_direction(words) else words.partition(" ")[0] for words, _ in found]
            assert len(set(kinds)) == len(kinds)
            assert {words.partition(" ")[0] for words in game.actions} == possible | {kind.split()[0] for kind in kinds}
            for words, refused in found:
                assert match.why_not(seat, words) == (refused.rule, refused.reason)


def test_a_game_without_cards_has_an_overview_too() -> None:
    match = toy.GAME.match(2, seed=1)
    assert refusals_by_kind(match, match.pending()[0])


# --- Of one component


def test_a_card_in_hand_is_meant_to_be_built() -> None:
    words = likeliest(at("launch", ["segment-grey"]), 0, "segment-grey")
    assert words is not None
    assert words.startswith("build segment-grey")


def test_what_lies_in_the_display_is_meant_to_be_bought() -> None:
    match = apogee.game("rocketmen").match(2, seed=3)
    seat = match.pending()[0]
    assert "climate_change" in match.view(seat)["display"]
    words = likeliest(match, seat, "climate_change")

    assert words == "buy climate_change"
    assert (match.why_not(seat, words) or ("", ""))[0] == "RM-7.1"
    assert likeliest(match, 1 - seat, "climate_change") == "buy climate_change"  # RM-5: not yet


@pytest.mark.parametrize("component", ["", "1", "left", "nonsense", "buy", "buy climate_change"])
def test_of_what_no_action_names_nothing_is_meant(component: str) -> None:
    match = apogee.game("rocketmen").match(2, seed=3)
    assert likeliest(match, match.pending()[0], component) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_component_is_spoken_of_where_nothing_can_be_done_with_it(name: str) -> None:
    """In sampled positions of all games: the same in every world that the seat could take for this one."""
    game = GAMES[name]
    rng = Rng(2)
    ids = sorted({word for words in game.actions for word in words.split()[1:] if not word.isdecimal()})
    for number, state in enumerate(laws.walk(game, game.players[-1], 7, options_for(game, game.players[-1], 7))):
        if number % (4 * APART[name]) or state.current() == CHANCE:
            continue
        seat = int(rng.below(game.players[-1]))
        match = game.match_at(state.to_json(), seed=1)
        twin = game.match_at(state.determinize(seat, rng).to_json(), seed=1)
        possible = {word for words in match.choices(seat) for word in words.split()[1:]}
        for component in {ids[rng.below(len(ids))] for _ in range(6)} if ids else ():
            words = likeliest(match, seat, component)
            assert (words is None) == (component in possible)
            assert words == likeliest(twin, seat, component)
            assert words is None or (component in words.split() and match.why_not(seat, words) is not None)
