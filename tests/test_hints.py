"""Hints: what the best level would do, why, and the next best; from what the seat may know alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import apogee
from apogee.bots import roster
from apogee.bots.advice import Advice, advise, advised_line
from apogee.bots.knowledge import Weighed
from apogee.bots.roster import Sitter
from apogee.core.game import Game
from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.testing import toy
from tests.conftest import IS_LONG
from tests.pocket_rockets.table import GREY_LINE, LAUNCH, at, rocket, seat

FOREVER = 1e9  # seconds: so that equal questions have equal answers on any machine
TABLES = [
    ("pocket-rockets", 2, 31),
    ("rocketmen", 2, 61),
    ("rocket-rescue", 3, 47),
]  # and every which decision is asked
SOLO = ("rocketmen", 1, 223)


def asked(game: Game[Any], players: int, seed: int, every: int) -> Iterator[tuple[State, int, int]]:
    """Decisions of a match between Engineers: the position, the seat, and a number."""
    match = game.match(players=players, seed=seed)
    bots = [Sitter(game.name, "greedy", number, Rng(number)) for number in range(players)]
    number = 0
    while not match.over:
        player = match.pending()[0]
        if number % (3 if IS_LONG else every) == 0:
            yield match.state, player, number
        number += 1
        match.play(player, game.actions[bots[player].answer(match.state)])


def hint(state: State, game: Game[Any], player: int, seed: int = 7) -> Advice:
    """A hint as the server gives it: of a twin."""
    return advise(game, state.determinize(player, Rng(seed)), player, Rng(seed), FOREVER)


def lines_of(advice: Advice) -> list[Any]:
    return [([deed.words for deed in line.steps], line.percent, line.reason) for line in advice.lines]


@pytest.mark.parametrize(("name", "players", "every"), [*TABLES, SOLO])
def test_a_hint_has_lines_that_can_be_taken_each_with_a_reason_in_every_language(
    name: str, players: int, every: int
) -> None:
    game = apogee.game(name)
    texts = [Texts(language, game) for language in LANGUAGES]
    told: Counter[str] = Counter()
    most = 0
    for state, player, _ in asked(game, players, seed=5, every=every):
        advice = hint(state, game, player)
        legal = [game.actions[action] for action in state.legal_actions(player)]

        assert advice.level == roster.adviser(name)
        assert 1 <= len(advice.lines) <= min(3, max(len(legal), 3))
        assert {line.steps[0].words for line in advice.lines} <= set(legal)
        assert len({str(line) for line in lines_of(advice)}) == len(advice.lines)
        for line in advice.lines:
            told[line.reason.case] += 1
            assert 0 <= line.percent <= 100
            for each in texts:
                said = each.reason(line.reason)
                assert said
                assert not re.search(r"[{}]|[a-z]_[a-z]|token:", said), said
        most = max(most, len(advice.lines))

    assert most == 3
    assert told["weighed"] <= sum(told.values()) // 3  # what has no better reason than that it looked good


@pytest.mark.parametrize(("name", "players", "every"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_have_equal_hints(name: str, players: int, every: int) -> None:
    """And what a line is said to bring does not depend on the world that was imagined for it."""
    game = apogee.game(name)
    differ = 0
    for state, player, number in asked(game, players, seed=11, every=every):
        worlds = [state.determinize(player, Rng(1000 * number + place)) for place in (1, 2)]
        differ += worlds[0].to_json() != worlds[1].to_json()

        one, other = (hint(world, game, player) for world in worlds)
        assert lines_of(one) == lines_of(other)

        lines = roster.knowledge_of(name).lines(worlds[0], player)
        for line in lines[:4]:
            told = [advised_line(game, world, player, Weighed(list(line), 0.5, 1)) for world in worlds]
            assert [deed.words for deed in told[0].steps] == [deed.words for deed in told[1].steps]
            assert told[0].reason == told[1].reason

    assert differ


def test_a_game_that_nobody_knows_has_hints_too() -> None:
    """They say no more than that they looked good."""
    match = toy.GAME.match(players=2, seed=1)
    player = match.pending()[0]
    advice = hint(match.state, toy.GAME, player)

    assert advice.level == "cadet"
    assert {line.reason.case for line in advice.lines} == {"weighed"}
    assert Texts("en", toy.GAME).reason(advice.lines[0].reason).startswith("Looks good in ")


# --- What the reasons say


def reasons(match: Match, *lines: str) -> list[str]:
    """Why each of these lines is good, in words; steps are separated by commas."""
    game, player = match.game, match.pending()[0]
    twin = match.state.determinize(player, Rng(1))
    texts = Texts("en", game)
    told = []
    for line in lines:
        steps = [game.vocabulary.number_of[words] for words in line.split(", ")]
        told.append(texts.reason(advised_line(game, twin, player, Weighed(steps, 0.5, 1)).reason))
    return told


def test_pocket_rockets_tells_what_completes_grows_and_fuels_a_rocket() -> None:
    rockets = [rocket("grey", 2), rocket("yellow", 1, "none")]
    builder = at([seat(GREY_LINE, ["tip-grey-plus-one", "segment-grey"], rockets=rockets)], points=4)
    fueller = at([seat(LAUNCH, rockets=rockets)], points=4)

    assert reasons(builder, "build tip-grey-plus-one 1", "build segment-grey 1") == [
        "Completes rocket 1: +5",
        "Rocket 1 has 3 segments then; when it is complete: +2",
    ]
    assert reasons(fueller, "refuel 4 2", "refuel 1 2") == ["Fuel for rocket 2: +4", "Fuel for rocket 2: +1"]


def test_pocket_rockets_tells_what_a_walk_leads_to() -> None:
    rockets = [rocket("grey", 2), rocket("yellow", 1, "none")]
    match = at([seat("construction-red", rockets=rockets)], points=4)

    assert reasons(match, "move cw") == ["Fuel for rocket 2: +4 (1 step from here)"]


def test_rocketmen_tells_what_a_launch_and_a_rocket_part_promise() -> None:
    pad = ["engine_medium", "engine_small", "big_data", "spacesuit"]
    match = apogee.game("rocketmen").match_at({"seats": [{"plan": "satellite_b", "pad": pad}, {}]}, seed=9)
    percent = apogee.game("rocketmen").telling.facts(match.view(0), "launch earth")["percent"]

    assert reasons(match, "launch earth") == [f"Chance {percent}%, and then +2: Satellite (Earth orbit)"]


def test_rocketmen_names_the_card_that_pays_while_it_is_placed() -> None:
    hand = ["satellite_a", "mining", "engine_small"]
    match = apogee.game("rocketmen").match_at({"seats": [{"hand": hand}, {}]}, seed=9)
    for words in ("place satellite_a plan", "place engine_small pad"):
        match.play(0, words)

    assert reasons(match, "pay placed:satellite_a", "pay mining") == [
        "Goes towards the bill: Satellite A",
        "Goes towards the bill: Asteroid Mining",
    ]


def test_rocket_rescue_tells_what_a_plan_is_for() -> None:
    game = apogee.game("rocket-rescue")
    match = game.match(players=3, seed=3)
    player = match.pending()[0]
    advice = hint(match.state, game, player)

    assert {line.reason.case for line in advice.lines} <= {"plan-build", "plan-launch", "save"}
    for line in advice.lines:
        assert [deed.words.split()[0] for deed in line.steps] == ["plan"] * len(line.steps)
        own = line.steps[-1].after["seats"][player]
        assert line.reason.facts["energy"] == own["settlement"]["left"]
