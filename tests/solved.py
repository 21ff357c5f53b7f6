"""Small games whose best play is known, as positions: what a search has to get right before anything else."""

from __future__ import annotations

from functools import cache
from typing import Final

from apogee.bots.knowledge import Knowledge
from apogee.core.rng import Rng
from apogee.core.state import State, tell
from apogee.core.types import CHANCE, EVERYBODY, NOBODY, only

SAID: Final = 0  # an event: a seat's action, for whoever may see it
DEALT: Final = 1


class Nim(State):
    """Heaps of matches; an action takes some of one heap, and whoever takes the last match wins."""

    def __init__(self, heaps: list[int], turn: int = 0) -> None:
        super().__init__()
        self.heaps = heaps
        self.turn = turn

    def current(self) -> int:
        return self.turn if any(self.heaps) else NOBODY

    def legal_actions(self, player: int) -> list[int]:
        if player != self.current():
            return []
        return [10 * heap + number for heap, size in enumerate(self.heaps) for number in range(1, size + 1)]

    def act(self, player: int, action: int) -> None:
        self.heaps[action // 10] -= action % 10
        self.turn = 1 - player
        tell(self, SAID, player, EVERYBODY, action)

    def clone(self) -> Nim:
        return Nim(self.heaps.copy(), self.turn)

    def determinize(self, player: int, rng: Rng) -> Nim:  # noqa: ARG002 - nothing is hidden
        return self.clone()

    def scores(self) -> list[int]:
        return [int(self.turn != seat and not any(self.heaps)) for seat in range(2)]


LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToe(State):
    """Nine fields, by number; three in a row win."""

    def __init__(self, fields: str = "." * 9) -> None:
        super().__init__()
        self.fields = fields

    def winner(self) -> int:
        for line in LINES:
            row = "".join(self.fields[place] for place in line)
            if row in ("XXX", "OOO"):
                return int(row == "OOO")
        return NOBODY

    def current(self) -> int:
        if self.winner() != NOBODY or "." not in self.fields:
            return NOBODY
        return int(self.fields.count("X") > self.fields.count("O"))

    def legal_actions(self, player: int) -> list[int]:
        return [place for place, mark in enumerate(self.fields) if mark == "."] if player == self.current() else []

    def act(self, player: int, action: int) -> None:
        self.fields = f"{self.fields[:action]}{'XO'[player]}{self.fields[action + 1 :]}"
        tell(self, SAID, player, EVERYBODY, action)

    def clone(self) -> TicTacToe:
        return TicTacToe(self.fields)

    def determinize(self, player: int, rng: Rng) -> TicTacToe:  # noqa: ARG002 - nothing is hidden
        return self.clone()

    def scores(self) -> list[int]:
        return [int(self.winner() == seat) for seat in range(2)]


@cache
def outcome(fields: str) -> int:
    """Who wins tic-tac-toe with best play: 1 the first player, -1 the second, 0 nobody."""
    state = TicTacToe(fields)
    player = state.current()
    if player == NOBODY:
        first, second = state.scores()
        return first - second
    values = []
    for action in state.legal_actions(player):
        after = state.clone()
        after.apply(player, action)
        values.append(outcome(after.fields))
    return min(values) if player else max(values)


JACK, QUEEN, KING = range(3)
PASS, BET = range(2)


class Kuhn(State):
    """Kuhn's poker: one secret card each of three, an ante of 1, and one bet of 1 that may be called or not."""

    def __init__(self, cards: list[int], said: list[int]) -> None:
        super().__init__()
        self.cards = cards
        self.said = said

    def current(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        is_over = len(self.said) == 3 or self.said in ([PASS, PASS], [BET, BET], [BET, PASS])
        return NOBODY if is_over else len(self.said) % 2

    def legal_actions(self, player: int) -> list[int]:
        return [PASS, BET] if player == self.current() else []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(3) if card not in self.cards]

    def decide(self, outcome: int) -> None:
        self.cards.append(outcome)
        tell(self, DEALT, len(self.cards) - 1, only(len(self.cards) - 1), outcome)

    def act(self, player: int, action: int) -> None:
        self.said.append(action)
        tell(self, SAID, player, EVERYBODY, action)

    def clone(self) -> Kuhn:
        return Kuhn(self.cards.copy(), self.said.copy())

    def determinize(self, player: int, rng: Rng) -> Kuhn:
        others = [card for card in range(3) if card != self.cards[player]]
        cards = self.cards.copy()
        cards[1 - player] = others[rng.below(2)]
        return Kuhn(cards, self.said.copy())

    def scores(self) -> list[int]:
        """What each wins or loses."""
        stake = 1 + (self.said.count(BET) == 2)
        if self.said[-2:] == [BET, PASS]:
            first = 1 if len(self.said) == 2 else -1
        else:
            first = stake if self.cards[0] > self.cards[1] else -stake
        return [first, -first]


class KuhnKnowledge(Knowledge):
    """What counts is money; and a player knows the own card."""

    def evaluate(self, state: State, player: int) -> float:
        return 0.5 + state.scores()[player] / 4

    def secret(self, state: State, player: int) -> int:
        assert isinstance(state, Kuhn)
        return 1 + state.cards[player]


class Pennies(State):
    """Both lay a penny face down, one after the other; the second wins if they match, the first otherwise."""

    def __init__(self, laid: list[int]) -> None:
        super().__init__()
        self.laid = laid

    def current(self) -> int:
        return len(self.laid) if len(self.laid) < 2 else NOBODY

    def legal_actions(self, player: int) -> list[int]:
        return [0, 1] if player == self.current() else []

    def act(self, player: int, action: int) -> None:
        self.laid.append(action)
        tell(self, SAID, player, only(player), action)

    def clone(self) -> Pennies:
        return Pennies(self.laid.copy())

    def determinize(self, player: int, rng: Rng) -> Pennies:
        return Pennies([rng.below(2)] if player == 1 else [])

    def scores(self) -> list[int]:
        is_match = len(self.laid) == 2 and self.laid[0] == self.laid[1]
        return [int(not is_match), int(is_match)]
