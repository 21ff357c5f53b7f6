"""One line ahead: what each line leads to, judged by what is known of the game. Quick enough to answer at once."""

from typing import Final

from mypy_extensions import i64

from apogee.bots.knowledge import Knowledge
from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY

WORLDS: Final = 3  # in how many ways chance is tried where it has a say
LONGEST: Final = 4000  # steps: nobody is advised for ever


class Lookout:
    """A bot that looks one line ahead, and then plays on as advised for so many lines, as the roster hands it out."""

    def __init__(self, knowledge: Knowledge, horizon: i64) -> None:
        self.knowledge = knowledge
        self.horizon: i64 = horizon

    def choose(self, twin: State, seat: i64, rng: Rng, budget: i64) -> i64:  # noqa: ARG002 - what every bot is given
        """The first step of the best line; what is not worth weighing, as advised."""
        actions = twin.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        if not self.knowledge.is_main(twin, seat):
            return self.knowledge.advise(twin, seat, rng)
        return self.best_line(twin, seat, rng)[0]

    def best_line(self, twin: State, seat: i64, rng: Rng) -> list[int]:
        """The line after which the chance to win is highest; of equals the advised one, or the first."""
        lines = self.knowledge.lines(twin, seat)
        if self.knowledge.has_advice():
            lines = [self.knowledge.advised(twin, seat, rng), *lines]
        chosen = lines[0]
        if len(lines) == 1:
            return chosen
        luck = rng.next32()  # the same for all lines
        highest: float = -1.0
        for line in lines:
            chance = self.chance_after(twin, seat, line, luck)
            if chance > highest:
                highest = chance
                chosen = line
        return chosen

    def chance_after(self, twin: State, seat: i64, line: list[int], luck: i64) -> float:
        """What a line leads to; where chance has a say, the mean of a few ways it may go."""
        total: float = 0.0
        worlds: i64 = 0
        is_sure = False
        while worlds < WORLDS and not is_sure:
            rng = Rng(luck + worlds)
            world = twin.determinize(seat, rng)
            is_sure = follow(world, seat, line, rng)
            is_sure = settle(world, rng) and is_sure
            if self.knowledge.has_advice():
                is_sure = play_on(self.knowledge, world, seat, self.horizon, rng) and is_sure
            total += self.knowledge.evaluate(world, seat)
            worlds += 1
        return total / float(worlds)


def follow(world: State, player: i64, line: list[int], rng: Rng) -> bool:
    """Take the steps of a line as far as they come to pass; whether chance had no say."""
    is_sure = True
    is_first = True
    for action in line:
        if not is_first:
            is_sure = settle(world, rng) and is_sure
            if action not in world.legal_actions(player):
                break
        world.apply(player, action)
        is_first = False
    return is_sure


def play_on(knowledge: Knowledge, world: State, player: i64, horizon: i64, rng: Rng) -> bool:
    """Play on as advised for so many lines, and then until another player is asked; whether chance had no say.

    So positions are judged when a turn is over, not in the midst of it.
    """
    is_sure = True
    last = player  # who acted
    left = horizon
    steps: i64 = 0
    while steps < LONGEST:
        is_sure = settle(world, rng) and is_sure
        asked = world.current()
        if asked == NOBODY or (left <= 0 and asked != last):
            break
        is_sure = follow(world, asked, knowledge.advised(world, asked, rng), rng) and is_sure
        last = asked
        left -= 1
        steps += 1
    return is_sure


def settle(state: State, rng: Rng) -> bool:
    """Let chance decide until a player is asked, or the match is over; whether it had no say."""
    is_sure = True
    while state.current() == CHANCE:
        state.apply(CHANCE, pick(state.chance_outcomes(), rng))
        is_sure = False
    return is_sure
