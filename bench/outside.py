"""An outside opponent: OpenSpiel's own information-set search against a level of ours, on mirrored decks.

Both judge positions by the same function of ours, OpenSpiel's after a few steps of the Engineer's shape, so what is
compared is the search. OpenSpiel's is given as many times the processor time of ours as `--times` says: before each of
its decisions, what it may still use is worked out from what ours has used so far, and that is so many simulations.
What both really used is printed beside the result. A block is one deck, played from both seats, by seeds to test with.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from apogee import catalog
from apogee.bots import roster
from apogee.bots.roster import Sitter, seed_of
from apogee.core.mode import mode
from apogee.core.rng import Rng
from apogee.core.types import CHANCE, NOBODY
from apogee.lab.strength import share_interval

FIRST_SECONDS = 0.05  # for a decision, as long as ours has not decided anything
FEWEST = 4  # simulations


@dataclass
class Used:
    """What a player has used of the processor."""

    seconds: float = 0.0
    decisions: int = 0

    def note(self, begun: float) -> None:
        self.seconds += time.process_time() - begun
        self.decisions += 1

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else FIRST_SECONDS


@dataclass
class Outcome:
    """What blocks came to."""

    shares: list[float] = field(default_factory=list)  # of the wins, for ours, by block
    ours: Used = field(default_factory=Used)
    theirs: Used = field(default_factory=Used)
    simulations: int = 0


class Evaluator:
    """What OpenSpiel's search asks: it plays a few steps on, as the Engineer would, and judges as our search does."""

    def __init__(self, game_name: str, steps: int, rng: Rng) -> None:
        self.knowledge = roster.knowledge_of(game_name)
        self.steps = steps
        self.rng = rng

    def evaluate(self, state: Any) -> list[float]:
        """For each seat a number from -1 to 1."""
        position = state.position.state.clone()
        for _ in range(self.steps):
            player = position.current()
            if player == NOBODY:
                break
            if player == CHANCE:
                position.apply(player, drawn(position.chance_outcomes(), self.rng))
            else:
                position.apply(player, self.knowledge.advise(position, player, self.rng))
        seats = len(position.scores())
        chances = [self.knowledge.evaluate(position, seat) for seat in range(seats)]
        total = sum(chances) or 1.0
        return [(chance / total * seats - 1.0) / max(1, seats - 1) for chance in chances]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every action alike."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def drawn(odds: list[tuple[int, int]], rng: Rng) -> int:
    """What comes up."""
    at = rng.below(sum(weight for _, weight in odds))
    for outcome, weight in odds:
        at -= weight
        if at < 0:
            return int(outcome)
    raise AssertionError(odds)


class Match:
    """One match: ours on a seat, OpenSpiel's on the others."""

    def __init__(self, arguments: argparse.Namespace, deck: str, seat: int, outcome: Outcome) -> None:
        import numpy as np
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
        from open_spiel.python.algorithms import ismcts  # type: ignore[import-untyped]

        self.arguments = arguments
        self.outcome = outcome
        self.seat = seat
        spiel = pyspiel.load_game(f"apogee_{arguments.game.replace('-', '_')}(players={arguments.players})")
        self.state = spiel.new_initial_state()
        self.chance = Rng(seed_of(f"{deck} deck", 0))
        self.ours = Sitter(arguments.game, arguments.bot, seat, Rng(seed_of(f"{deck} ours", seat)))
        if arguments.iterations:
            self.ours.budget = arguments.iterations
        theirs = seed_of(f"{deck} theirs", seat)
        self.search = ismcts.ISMCTSBot(
            spiel,
            Evaluator(arguments.game, arguments.steps, Rng(theirs)),
            uct_c=arguments.curiosity,
            max_simulations=FEWEST,
            random_state=np.random.RandomState(theirs % 2**32),
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )

    def play(self) -> float:
        """What ours has of the win."""
        while not self.state.is_terminal():
            player = self.state.current_player()
            if self.state.is_chance_node():
                action = drawn(self.state.position.state.chance_outcomes(), self.chance)
            else:
                action = self.answer() if player == self.seat else self.their_answer()
            self.state.apply_action(action)
        places = catalog.game(self.arguments.game).places(self.state.position.state)
        winners = [seat for seat, place in enumerate(places) if place == min(places)]
        return 1.0 / len(winners) if self.seat in winners else 0.0

    def answer(self) -> int:
        begun = time.process_time()
        action = self.ours.answer(self.state.position.state)
        self.outcome.ours.note(begun)
        return int(action)

    def their_answer(self) -> int:
        actions = self.state.legal_actions()
        if len(actions) == 1:
            return int(actions[0])
        begun = time.process_time()
        theirs, done = self.outcome.theirs, self.outcome.simulations
        owed = self.arguments.times * self.outcome.ours.mean * (theirs.decisions + 1) - theirs.seconds
        one = theirs.seconds / done if done else FIRST_SECONDS / 10
        simulations = max(FEWEST, round(owed / one))
        self.search._max_simulations = simulations  # it is given no other way
        action = self.search.step(self.state)
        self.outcome.simulations += simulations
        theirs.note(begun)
        return int(action)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("--game", default="pocket-rockets", choices=catalog.GAMES)
    found.add_argument("--bot", default="pilot", help="the level of ours")
    found.add_argument("--iterations", type=int, default=0, help="what it is given; its own where none are named")
    found.add_argument("--players", type=int, default=2)
    found.add_argument("--times", type=float, default=1.0, help="of our processor time, for OpenSpiel's search")
    found.add_argument("--steps", type=int, default=30, help="that OpenSpiel's evaluator plays on")
    found.add_argument("--curiosity", type=float, default=0.7, help="of OpenSpiel's search (uct_c)")
    found.add_argument("--blocks", type=int, default=20)
    found.add_argument("--seeds", default="test", choices=("tune", "test"))
    found.add_argument("--seed", default="1")
    return found


def main() -> int:
    """Play, and print what came of it."""
    arguments = parser().parse_args()
    from apogee.adapters import openspiel

    openspiel.register()
    if arguments.bot not in roster.candidates(arguments.game):
        roster.expect_bot(arguments.game, arguments.bot)
    outcome = Outcome()
    for block in range(arguments.blocks):
        deck = f"{arguments.seeds} {arguments.seed}-{block}"
        won = [Match(arguments, deck, seat, outcome).play() for seat in range(arguments.players)]
        outcome.shares.append(sum(won) / len(won))
        if sys.stderr.isatty() or block + 1 == arguments.blocks:
            print(f"{block + 1} of {arguments.blocks} decks", file=sys.stderr, flush=True)
    print(told(arguments, outcome))
    return 0


def told(arguments: argparse.Namespace, outcome: Outcome) -> str:
    """The result in two lines."""
    matches = len(outcome.shares) * arguments.players
    found = share_interval(outcome.shares, matches)
    ours, theirs = outcome.ours, outcome.theirs
    per_second = outcome.simulations / theirs.seconds if theirs.seconds else 0.0
    return (
        f"{arguments.bot} of {arguments.game} ({mode()}) won {found.value:.3f} [{found.low:.3f}, {found.high:.3f}] of"
        f" {matches} matches against OpenSpiel's search; even is {1 / arguments.players:.3f}\n"
        f"ms a decision: ours {1000 * ours.mean:.1f}, OpenSpiel's {1000 * theirs.mean:.1f};"
        f" its simulations a second: {per_second:.0f}, in all {outcome.simulations}"
    )


if __name__ == "__main__":
    sys.exit(main())
