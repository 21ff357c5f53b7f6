"""What a search knows of a game beside its rules. A game's own knowledge stands in the module of its name."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import NOBODY

CLOSE: Final = 10.0  # points: a lead of so many is halfway between an even match and a sure win


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Of any game: points are good, and every action may be. Nothing here may look at what the player cannot know."""

    def evaluate(self, state: State, player: i64) -> float:
        """The player's chance to win, from 0 to 1; a shared win counts by its share."""
        scores = state.scores()
        own = scores[player]
        if state.current() == NOBODY:
            return 1.0 / float(scores.count(own)) if own == max(scores) else 0.0
        others = scores[:player] + scores[player + 1 :]
        lead = float(own - max(others)) if others else float(own)
        return 0.5 + 0.5 * lead / (abs(lead) + CLOSE)

    def advise(self, state: State, player: i64, rng: Rng) -> i64:
        """What a sensible player would do, found quickly: playouts go by it, and a search tries it first."""
        actions = state.legal_actions(player)
        return actions[rng.below(len(actions))]

    def has_advice(self) -> bool:
        """Whether `advise` is better than chance, so that a search leans on it."""
        return False

    def is_main(self, state: State, player: i64) -> bool:  # noqa: ARG002 - what every game is given
        """Whether a decision is worth a search; for the others `advise` is good enough."""
        return True

    def lines(self, state: State, player: i64) -> list[list[int]]:
        """What a search weighs, the most promising first: single actions, or several that are carried through at once.

        A step that has become illegal ends a line. The player's own choice is the first step only.
        """
        return [[action] for action in state.legal_actions(player)]

    def secret(self, state: State, player: i64) -> i64:  # noqa: ARG002 - what every game is given
        """A number for what the player alone knows at the start of a search: where it differs, choices may."""
        return 0
