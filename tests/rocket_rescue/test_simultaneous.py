"""The order of arrival changes nothing: small secret plans in all the orders in which their steps can come.

After each prefix of each order, what a viewer sees and may do depends on nothing but its own steps and on who is ready;
at the end the position is one and the same, and so is all that is read from the reveal on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from apogee.core.disclosure import told_by, what_is_read
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import CHANCE
from apogee.testing import laws, toy
from tests.conftest import IS_LONG
from tests.rocket_rescue.table import GAME

Scripts = list[list[str]]  # the steps of each seat, in its own order; the last is `done`


def orders(left: list[int]) -> Iterator[list[int]]:
    """All orders in which so many steps of each seat can come."""
    if not any(left):
        yield []
    for seat, steps in enumerate(left):
        if steps:
            left[seat] -= 1
            for rest in orders(left):
                yield [seat, *rest]
            left[seat] += 1


class Checker:
    """Goes through all orders, and remembers what was seen where."""

    def __init__(self, game: Game[Any], state: State, scripts: Scripts, revealed: str) -> None:
        self.game = game
        self.scripts = [[game.action(words) for words in script] for script in scripts]
        self.beginning = state
        self.revealed = revealed
        self.seen: dict[tuple[Any, ...], Any] = {}
        self.looked: list[list[int]] = []
        self.ends: set[bytes] = set()
        self.number = 0

    def check(self) -> int:
        """How many orders there are; all of them come to the same."""
        self._go(self.beginning, [0] * len(self.scripts), {viewer: [] for viewer in laws.viewers(self.beginning)})
        assert len(self.ends) == 1, "the order of arrival changed the position"
        return self.number

    def _go(self, state: State, done: list[int], read: dict[int, list[str]]) -> None:
        ready = tuple(count == len(script) for count, script in zip(done, self.scripts, strict=True))
        whole = laws.exact(state.to_json())
        if self.seen.setdefault(tuple(done), whole) != whole:
            raise AssertionError("the order of arrival changed the position")
        if done not in self.looked:  # equal positions look alike: that is a law of its own
            self.looked.append(done)
            self._look(state, done, ready)
        if all(ready):
            self._end(state, read)
            return
        assert state.pending() == [seat for seat, is_ready in enumerate(ready) if not is_ready]
        for seat in state.pending():
            twin = state.clone()
            told = told_by(twin, seat, self.scripts[seat][done[seat]])
            more = {
                viewer: [laws.text(reading) for reading in what_is_read(told, viewer, self.game.telling.read_event)]
                for viewer in read
            }
            is_last = done[seat] + 1 == len(self.scripts[seat])
            for viewer, found in more.items():
                assert viewer == seat or is_last or not found, "a step of a plan told somebody something"
            further = [count + (number == seat) for number, count in enumerate(done)]
            self._go(twin, further, {viewer: read[viewer] + more[viewer] for viewer in read})

    def _look(self, state: State, done: list[int], ready: tuple[bool, ...]) -> None:
        """What a viewer sees is a matter of its own steps and of who is ready."""
        for viewer in laws.viewers(state):
            own = done[viewer] if viewer >= 0 else 0
            sight = laws.exact([state.observe(viewer).to_json(), state.legal_actions(viewer) if viewer >= 0 else []])
            assert self.seen.setdefault((viewer, own, ready), sight) == sight, "a plan of others can be seen"

    def _end(self, state: State, read: dict[int, list[str]]) -> None:
        """The end is the same, what was read before it is the same but for its order, what is read from the reveal on
        is the same in its order too; and all is revealed once."""
        self.number += 1
        self.ends.add(laws.exact(state.to_json()))
        for viewer, texts in read.items():
            at = [place for place, each in enumerate(texts) if f'"event": "{self.revealed}"' in each]
            assert len(at) <= len(self.scripts), "plans were revealed more than once"
            before, after = (texts[: at[0]], texts[at[0] :]) if at else (texts, [])
            kept = self.seen.setdefault((viewer, "read"), (Counter(before), after))
            assert kept == (Counter(before), after), "the order of arrival changed what is told"


def settled(game: Game[Any], state: State, seed: int) -> State:
    """After chance, by a generator."""
    rng = Rng(seed)
    while state.current() == CHANCE:
        laws.step(game, state, rng)
    return state


COUNTDOWN: list[tuple[Scripts, int]] = [
    ([["load spark", "bet 1", "done"], ["bet 2", "done"]], 10),
    ([["load spark", "load burn", "bet 1", "done"], ["load burn", "load blaze", "bet 2", "done"]], 70),
    ([["bet 0", "done"], ["load burn", "bet 2", "done"], ["bet 1", "done"]], 210),
    ([["bet 0", "done"], ["bet 2", "done"], ["bet 1", "done"], ["bet 1", "done"]], 2520),
]


@pytest.mark.parametrize(("scripts", "number"), COUNTDOWN)
def test_countdown_in_all_orders(scripts: Scripts, number: int) -> None:
    hands = [["spark", "burn"], ["burn", "blaze"], ["spark", "spark"], ["burn", "burn"]]
    state = toy.from_json({"seats": [{"hand": hand} for hand in hands[: len(scripts)]], "deals": []})

    assert Checker(toy.GAME, state, scripts, "plan").check() == number
    assert number == sum(1 for _ in orders([len(script) for script in scripts]))


DICE = {"research": [1, 0], "shopping": [0, 4], "boarding": [0, 2]}
LAST = "plan build_launch left 3"
ROCKET_RESCUE: dict[str, tuple[int, Scripts, int]] = {
    "a die and done": (3, [[LAST, "done"], ["plan research right 6", "done"], [LAST, "done"]], 90),
    "a die, a bid and done": (3, [[LAST, "bid 2", "done"], ["bid 1", LAST, "done"], ["bid 2", LAST, "done"]], 1680),
    "four seats": (4, [["bid 1", LAST, "done"], [LAST, "done"], [LAST, "done"], [LAST, "done"]], 7560),
}
if not IS_LONG:
    del ROCKET_RESCUE["four seats"]


def planning(players: int, dice: dict[str, list[int]]) -> State:
    """Everybody has placed these dice and plans on."""
    state: State = GAME.from_json(
        {"players": players, "phase": "plan", "round": 3, "seats": [{"dice": dice}] * players}
    )
    return state


@pytest.mark.parametrize("name", ROCKET_RESCUE)
def test_rr_d_7_plans_in_all_orders(name: str) -> None:
    players, scripts, number = ROCKET_RESCUE[name]

    assert Checker(GAME, planning(players, DICE), scripts, "planned").check() == number


def test_rr_d_7_five_who_only_say_done() -> None:
    state = planning(5, {**DICE, "build_launch": [5, 0]})

    assert Checker(GAME, state, [["done"]] * 5, "planned").check() == 120


def test_rr_4_9_equal_bids_in_all_orders() -> None:
    """The same bid by all: who came first does not matter, the order on the influence track does."""
    state = planning(3, {**DICE, "build_launch": [5, 0]})

    assert Checker(GAME, state, [["bid 2", "done"]] * 3, "planned").check() == 90


def test_rr_d_20_what_is_kept_in_all_orders() -> None:
    hand = ["std-tank", "std-engine"]
    position = {"players": 3, "phase": "end", "round": 2, "seats": [{"modules": hand}] * 3}
    state = settled(GAME, GAME.from_json(position), 1)
    scripts = [["keep std-tank", "done"], ["keep std-engine", "done"], ["keep std-tank", "done"]]

    assert state.pending() == [0, 1, 2]
    assert Checker(GAME, state, scripts, "kept").check() == 90


def test_take_backs_in_between_change_nothing() -> None:
    """RR-D.7: each seat takes any of its steps back, and plans it again or otherwise; what stands is what counts."""
    for seed in range(6):
        match, plain = (GAME.match(players=3, seed=seed, options={"length": "short"}) for _ in range(2))
        rng, plans = (
            Rng(seed),
            [[LAST, "plan research left 1", "bid 1", "plan boarding left 6", "plan shopping right 2"]] * 3,
        )
        taken = [0, 0, 0]
        for _ in range(40):
            seat = rng.below(3)
            if taken[seat] and rng.below(2) == 0:
                match.take_back_own(seat)
                taken[seat] -= 1
            elif taken[seat] < 5:
                match.play(seat, plans[seat][taken[seat]])
                taken[seat] += 1
        for seat in range(3):
            for words in plans[seat][taken[seat] :]:
                match.play(seat, words)
            for words in plans[seat]:
                plain.play(seat, words)

        assert match.position() == plain.position()
        for viewer in (0, 1, 2, None):
            assert laws.text(match.view(viewer)) == laws.text(plain.view(viewer))
            assert match.log(viewer) == plain.log(viewer)
