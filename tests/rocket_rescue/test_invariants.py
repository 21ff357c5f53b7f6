"""Section 17: the eight invariants hold at every step, in matches from setup and on rich tables; launches recounted."""

from collections import Counter
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.core.types import CHANCE, NOBODY
from apogee.testing import laws
from tests.conftest import IS_COMPILED, IS_LONG
from tests.rocket_rescue import second
from tests.rocket_rescue.rich import rich_position

GAME = apogee.game("rocket-rescue")
OPTIONS = [
    {"edition": edition, "length": length, "characters": characters}
    for edition in ("base", "deluxe")
    for length in ("short", "medium", "long")
    for characters in ("off", "deal", "choose")
]
# In ./test each choice of options comes up once, with some number of players; in the long campaign with all of them.
APART = len(GAME.players)
MATCHES = (len(OPTIONS) * 10 if IS_LONG else len(OPTIONS) // APART) if IS_COMPILED else 2
TABLES = (1600 if IS_LONG else 30) if IS_COMPILED else 16
STEPS = 90


def check_view(state: Any, position: dict[str, Any]) -> None:
    """What a spectator sees adds up to the same."""
    view = state.observe(-1).to_json()
    seats = view["seats"]
    for resource, cubes in second.RESOURCES.items():
        assert view["bank"][resource] + view["market"][resource] + sum(s["cubes"][resource] for s in seats) == cubes
    assert [rocket["closed"] for rocket in view["hangars"]] == [n in position["closed"] for n in range(1, 7)]
    shown = [[module["module"] for module in rocket["modules"]] for rocket in view["hangars"]]
    assert shown == [[built["module"] for built in rocket] for rocket in position["hangars"]]
    assert all(0 <= module["free"] <= module["seats"] for rocket in view["hangars"] for module in rocket["modules"])
    for seat in seats:
        on_modules = sum(m["crew"].get(seat["colour"], 0) for rocket in view["hangars"] for m in rocket["modules"])
        waiting = view["terminal"].count(seat["seat"])
        assert seat["crew"] + waiting + on_modules + seat["saved"] == seat["crew_total"]
    assert [seat["score"] for seat in seats] == second.scores(position)
    assert all(sum(seat["worth"].values()) == seat["score"] for seat in seats)


def walk_checked(state: Any, rng: Rng, steps: int) -> Counter[str]:
    """Play on at random and check every step; what happened."""
    seen: Counter[str] = Counter()
    before: dict[str, Any] | None = None
    for number in range(steps):
        position = state.to_json()
        second.check_invariants(position, before)
        if number % 7 == 0:
            check_view(state, position)
        before = position
        if state.current() == NOBODY:
            seen["end"] += 1
            break
        words = ""
        if state.current() == CHANCE:
            laws.step(GAME, state, rng)
        else:
            seat = state.pending()[rng.below(len(state.pending()))]
            action = laws.choose(GAME, state, seat, rng)
            words = GAME.actions[action]
            state.apply(seat, action)
        if len(state.flown) > len(position["flown"]):
            second.check_flight(position, state.to_json(), words)
            seen["launch"] += 1
            seen["sabotaged"] += 1 if words.partition(" ")[0] in ("to", "assign") else 0
        seen[second.next_step(position)] += 1
    return seen


@pytest.mark.parametrize("players", GAME.players)
def test_the_invariants_hold_from_setup_to_the_end(players: int) -> None:
    for number in range(MATCHES):
        options = OPTIONS[(APART * number + players + number * APART // len(OPTIONS)) % len(OPTIONS)]
        state = GAME.new_state(players, GAME.chosen_options(options, players))
        assert walk_checked(state, Rng(number), GAME.max_steps)["end"] == 1


@pytest.mark.parametrize("players", GAME.players)
def test_the_invariants_hold_where_rockets_fly(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(TABLES):
        seen += walk_checked(GAME.from_json(rich_position(players, seed)), Rng(seed), STEPS)
    assert seen["launch"] > TABLES // 4
    assert seen["sabotaged"] > 0
    assert seen["end"] > 0
    assert seen["terminal"] > 0
    assert not IS_COMPILED or seen["reroll"] > 0
