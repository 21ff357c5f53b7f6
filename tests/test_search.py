"""The search: right on games whose best play is known, and nobody in its tree knows what is hidden from them."""

from __future__ import annotations

from functools import reduce
from itertools import product
from operator import xor
from typing import Any

import pytest
from open_spiel.python import policy  # type: ignore[import-untyped]
from open_spiel.python.algorithms import best_response  # type: ignore[import-untyped]

from apogee.adapters import openspiel
from apogee.bots.knowledge import Knowledge
from apogee.bots.search import Search, Settings
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY
from apogee.testing import toy
from tests.pocket_rockets.table import GAME, GREY_LINE, LAUNCH, at, rocket, seat
from tests.solved import BET, JACK, KING, PASS, QUEEN, Kuhn, KuhnKnowledge, Nim, Pennies, TicTacToe, outcome

TO_THE_END = Settings(horizon=1000)


def searched(state: State, player: int, iterations: int, knowledge: Knowledge | None = None, seed: int = 1) -> Search:
    search = Search(knowledge or Knowledge(), TO_THE_END, state, player, Rng(seed))
    search.run(iterations)
    return search


# --- Nothing hidden, no chance

HEAPS = [list(heaps) for heaps in product(range(4), repeat=3) if list(heaps) == sorted(heaps) and reduce(xor, heaps)]


@pytest.mark.parametrize("heaps", HEAPS, ids=str)
def test_it_plays_nim_as_bouton_does(heaps: list[int]) -> None:
    after = Nim(heaps)

    after.apply(0, searched(after, 0, 1500).best())

    assert reduce(xor, after.heaps) == 0  # Bouton: whoever leaves this wins


def test_it_sees_that_a_game_of_nim_is_won_and_that_the_answer_loses() -> None:
    won = searched(Nim([1, 2, 4]), 0, 2500).ranking()[0]
    after = Nim([1, 2, 4])
    after.apply(0, won.line[0])

    assert won.value > 0.85
    assert searched(after, 1, 2500).ranking()[0].value < 0.25


@pytest.mark.parametrize(
    "fields",
    [
        ".........",
        "X........",
        "....X....",
        "X...O....",
        "XO..X....",
        "X...O...X",
        "XOX.O....",
        "XX.OO....",
        "OX.OX....",
    ],
)
def test_it_gives_nothing_away_in_tic_tac_toe(fields: str) -> None:
    state = TicTacToe(fields)
    player = state.current()
    best = outcome(state.fields)

    state.apply(player, searched(state, player, 1500).best())

    assert outcome(state.fields) == best


# --- Hidden cards


@pytest.mark.parametrize(
    ("cards", "said", "best"),
    [
        ([QUEEN, JACK], [], PASS),  # a bet is called by the King alone
        ([JACK, KING], [PASS, BET], PASS),
        ([KING, QUEEN], [PASS, BET], BET),
        ([QUEEN, JACK], [BET], PASS),
        ([QUEEN, KING], [BET], BET),
        ([JACK, QUEEN], [PASS], PASS),
        ([JACK, KING], [PASS], BET),
    ],
)
def test_it_makes_no_dominated_choice_in_kuhns_poker(cards: list[int], said: list[int], best: int) -> None:
    state = Kuhn(cards, said)

    assert searched(state, state.current(), 3000, KuhnKnowledge()).best() == best


def test_a_secret_choice_is_not_answered() -> None:
    """Whoever lays the first penny has an even chance: the second cannot follow what lies face down."""
    for seed in range(5):
        root = searched(Pennies([]), 0, 400, seed=seed).root

        assert root is not None
        assert 0.4 < root.total / float(root.visits) < 0.6


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_plans_with_others_at_once_searches_the_own_plan(seat: int) -> None:
    match = toy.GAME.match(3, seed=1)
    assert match.pending() == (0, 1, 2)

    search = searched(match.state, seat, 30)

    assert search.root is not None
    assert search.root.player == seat
    assert {each.line[0] for each in search.ranking()} == set(match.state.legal_actions(seat))


# --- A reduced Pocket Rockets, against OpenSpiel


class Reduced(State):
    """Pocket Rockets from a described position, that ends after so many decisions; what counts is the lead."""

    def __init__(self, inner: State, left: int) -> None:
        super().__init__()
        self.inner = inner
        self.left = left

    def current(self) -> int:
        player = self.inner.current()
        return NOBODY if self.left == 0 and player != CHANCE else player

    def legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player) if player == self.current() else []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return self.inner.chance_outcomes()

    def apply(self, player: int, action: int) -> None:
        self.inner.events = self.events
        self.inner.apply(player, action)
        self.inner.events = None
        if player != CHANCE:
            self.left -= 1

    def clone(self) -> Reduced:
        return Reduced(self.inner.clone(), self.left)

    def determinize(self, player: int, rng: Rng) -> Reduced:
        return Reduced(self.inner.determinize(player, rng), self.left)

    def scores(self) -> list[int]:
        return self.inner.scores()


def habit(state: State) -> int:
    """What the other seat always does: the action with the highest number."""
    return state.legal_actions(1)[-1]


class ByTheLead(Knowledge):
    """The other seat has its habit; what counts is the lead in points."""

    def evaluate(self, state: State, player: int) -> float:
        own, other = state.scores()[player], state.scores()[1 - player]
        return 0.5 + (own - other) / 12

    def advise(self, state: State, player: int, rng: Rng) -> int:
        return habit(state) if player == 1 else super().advise(state, player, rng)


def reduced(hand: list[str], rockets: list[dict[str, Any]]) -> Reduced:
    """Half of the own turn, the other's, half of the next own one; what is drawn is chance."""
    bag = {"segment-grey": 2, "base-red": 1, "tip-grey-plus-one": 1}
    stacks = {GREY_LINE: {"top": ["segment-grey"], "bag": bag}}
    other = seat(LAUNCH, rockets=[rocket("yellow", 1, "none")])
    return Reduced(at([seat(GREY_LINE, hand, rockets=rockets), other], stacks=stacks, points=2).state, 8)


class ReducedForSpiel(openspiel.SpielState):
    """The same for OpenSpiel. The view is the memory, so it stands for the information state."""

    def __init__(self, game: ReducedGame) -> None:
        super().__init__(game)
        self.position = openspiel.Position(game.rules, game.begin.clone())

    def information_state_string(self, player: int) -> str:
        state: Any = self.position.state
        return f"{state.left} {state.inner.observe(player).to_json()}"

    def _apply_action(self, action: int) -> None:
        self.position.state.apply(self.position.state.current(), action)

    def returns(self) -> list[float]:
        first, second = self.position.state.scores()
        return [float(first - second), float(second - first)]


class ReducedGame(openspiel.SpielGame):
    """A game of OpenSpiel that begins at a described position."""

    rules = GAME

    def __init__(self, begin: Reduced) -> None:
        super().__init__({"players": 2})
        self.begin = begin

    def new_initial_state(self) -> ReducedForSpiel:
        return ReducedForSpiel(self)


class Habit(policy.Policy):  # type: ignore[misc]
    """The other seat's habit, for OpenSpiel."""

    def action_probabilities(self, state: ReducedForSpiel, player_id: int | None = None) -> dict[int, float]:
        assert player_id != 0
        return {habit(state.position.state): 1.0}


@pytest.mark.parametrize(
    ("hand", "rockets"),
    [
        (["tip-grey-none"], [rocket("grey", 1)]),
        (["segment-grey", "tip-grey-none"], [rocket("grey", 1)]),
        ([], [rocket("grey", 3)]),
        (["tip-grey-none", "tip-grey-extra-hand"], [rocket("grey", 2)]),
    ],
)
def test_it_finds_the_best_response_that_openspiel_finds(hand: list[str], rockets: list[dict[str, Any]]) -> None:
    begin = reduced(hand, rockets)
    game = ReducedGame(begin)
    response = best_response.BestResponsePolicy(game, 0, Habit(game, [1]))
    root = game.new_initial_state()
    values = {action: response.q_value(root, action) for action in begin.legal_actions(0)}
    search = Search(ByTheLead(), Settings(horizon=1000, is_others_advised=True), begin, 0, Rng(1))

    search.run(3000)

    found = search.ranking()[0]
    assert max(values.values()) - min(values.values()) >= 1.0
    assert values[found.line[0]] == pytest.approx(max(values.values()))
