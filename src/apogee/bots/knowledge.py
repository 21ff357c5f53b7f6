"""What a search knows of a game beside its rules. A game's own knowledge stands in the module of its name."""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from apogee.core.refusal import Told
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import NOBODY

CLOSE: Final = 10.0  # points: a lead of so many is halfway between an even match and a sure win


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Of any game: points are good, and every action may be. Nothing here may look at what the player cannot know."""

    def evaluate(self, state: State, player: i64) -> float:
        """The player's chance to win, from 0 to 1; a shared win counts by its share."""
        if state.current() == NOBODY:
            return share_of_win(self.places(state), player)
        return self.chance(state, player)

    def places(self, state: State) -> list[int]:
        """For each seat, how many seats are better, at the end; alone, whether the game is not beaten."""
        scores = state.scores()
        return [sum([1 for other in scores if other > own]) for own in scores]

    def chance(self, state: State, player: i64) -> float:
        """The player's chance to win before the end."""
        scores = state.scores()
        own = scores[player]
        others = scores[:player] + scores[player + 1 :]
        lead = float(own - max(others)) if others else float(own)
        return 0.5 + 0.5 * lead / (abs(lead) + CLOSE)

    def advise(self, state: State, player: i64, rng: Rng) -> i64:
        """What a sensible player would do, found quickly: playouts go by it, and a search tries it first."""
        actions = state.legal_actions(player)
        return actions[rng.below(len(actions))]

    def advise_line(self, state: State, player: i64, rng: Rng) -> list[int]:
        """The same with the steps that carry it through, where they are found together more quickly."""
        return [self.advise(state, player, rng)]

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

    def imagine(self, state: State, player: i64, action: i64) -> State:
        """The position after an own action, in thought: before chance or anybody else answers it."""
        after = state.clone()
        after.apply(player, action)
        return after

    def aim(self, state: State, player: i64, line: list[int]) -> dict[str, Told]:  # noqa: ARG002 - what every game is given
        """What a line is for, where its own steps do not tell, as facts for the game's reasons."""
        return {}


class Weighed:
    """A line, as whoever weighed it sees it at the end."""

    def __init__(self, line: list[int], value: float, tries: i64) -> None:
        self.line = line
        self.value: float = value  # the chance of winning
        self.tries: i64 = tries


def share_of_win(places: list[int], player: i64) -> float:
    """The whole win, or an equal part of it where several share it."""
    return 1.0 / float(places.count(0)) if places[player] == 0 else 0.0


def chance_of_lead(standings: list[float], player: i64, scale: float) -> float:
    """The chance to win of whoever has these points: a lead of the scale over another one is worth e to one."""
    own = standings[player]
    total = 0.0
    for other in standings:
        total += exp((other - own) / scale)
    return 1.0 / total
