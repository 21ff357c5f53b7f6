"""One line ahead: what each line leads to in the same imagined worlds, beside what is advised.

Nothing but the advised line is taken unless it is surely better: there are many lines, and luck favours some of them.
"""

from math import sqrt
from time import thread_time
from typing import Final

from mypy_extensions import i64

from apogee.bots.knowledge import Knowledge, Weighed
from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY

FEWEST: Final = 4  # worlds, before a line is given up
MOST: Final = 1000  # worlds
LONGEST: Final = 4000  # lines: nobody is advised for ever


class Sight:
    """How far a bot looks, and how sure it wants to be."""

    def __init__(self, *, horizon: i64, worlds: i64, doubt: float) -> None:
        self.horizon: i64 = horizon  # lines that are played on as advised, before the turn is over
        self.worlds: i64 = worlds  # the usual budget
        self.doubt: float = doubt  # how many standard errors a line must be better than the advised one


class Line:
    """A line, and how much better it was than the first one."""

    def __init__(self, steps: list[int]) -> None:
        self.steps = steps
        self.chances: float = 0.0  # to win, in all worlds together
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, chance: float, difference: float) -> None:
        self.chances += chance
        self.total += difference
        self.squares += difference * difference

    def bound(self, worlds: i64, errors: float) -> float:
        """The mean difference, and so many standard errors more."""
        count = float(worlds)
        mean = self.total / count
        if worlds < 2:
            return mean
        return mean + errors * sqrt(max(0.0, self.squares / count - mean * mean) / (count - 1.0))


class Lookout:
    """A bot that looks one line ahead; `choose` is what the roster hands out."""

    def __init__(self, knowledge: Knowledge, sight: Sight) -> None:
        self.knowledge = knowledge
        self.sight = sight

    def choose(self, twin: State, seat: i64, rng: Rng, budget: i64) -> i64:
        """The first step of the best line after so many worlds, or below 0 so many microseconds of processor time.

        Without a budget it has its own. What is not worth weighing is done as advised.
        """
        actions = twin.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        if not self.knowledge.is_main(twin, seat):
            return self.knowledge.advise(twin, seat, rng)
        return self.best_line(twin, seat, rng, budget if budget != 0 else self.sight.worlds)[0]

    def best_line(self, twin: State, seat: i64, rng: Rng, budget: i64) -> list[int]:
        """The line that is surely better than the advised one, the best of them; or the advised one."""
        lines = self.lines(twin, seat, rng)
        if len(lines) == 1:
            return lines[0].steps
        luck = rng.next32()
        end = thread_time() - 1e-6 * float(budget)
        worlds: i64 = 0
        is_sure = False
        while not is_sure and len(lines) > 1 and worlds < MOST:
            if worlds > 0 and (worlds >= budget if budget > 0 else thread_time() > end):
                break
            is_sure = self.compare(lines, twin, seat, luck + worlds)
            worlds += 1
            if worlds >= FEWEST and self.knowledge.has_advice():
                lines = [line for line in lines if line is lines[0] or line.bound(worlds, self.sight.doubt) > 0.0]
        best = lines[0]
        errors = -self.sight.doubt if self.knowledge.has_advice() else 0.0
        for line in lines:
            if line.bound(worlds, errors) > best.bound(worlds, errors):
                best = line
        return best.steps

    def weigh(self, twin: State, seat: i64, rng: Rng, worlds: i64, seconds: float) -> list[Weighed]:
        """What each line seems worth after so many worlds, or those that fit into the time, the best first.

        As in choosing, what is unsure about a difference to the advised line counts against it.
        """
        lines = self.lines(twin, seat, rng)
        luck = rng.next32()
        end = thread_time() + seconds
        done: i64 = 0
        while done < worlds and (done == 0 or thread_time() < end):
            self.compare(lines, twin, seat, luck + done)
            done += 1
        errors = -self.sight.doubt if self.knowledge.has_advice() else 0.0
        ranked: list[tuple[float, int]] = []
        for place in range(len(lines)):
            ranked.append((-lines[place].bound(done, errors), place))
        ranked.sort()
        advised = lines[0].chances / float(done)
        return [Weighed(lines[place].steps, min(1.0, max(0.0, advised - less)), done) for less, place in ranked]

    def lines(self, twin: State, seat: i64, rng: Rng) -> list[Line]:
        """The advised line, and all others."""
        found = self.knowledge.lines(twin, seat)
        if not self.knowledge.has_advice():
            return [Line(steps) for steps in found]
        advised = self.knowledge.advise_line(twin, seat, rng)
        return [Line(advised), *[Line(steps) for steps in found if steps != advised]]

    def compare(self, lines: list[Line], twin: State, seat: i64, luck: i64) -> bool:
        """What the lines lead to in one more world, with the same luck; whether chance had no say in any."""
        imagined = twin.determinize(seat, Rng(luck))
        is_sure = True
        first: float = 0.0
        for line in lines:
            rng = Rng(luck)
            world = imagined.clone()
            is_sure = follow(world, seat, line.steps, rng) and is_sure
            is_sure = settle(world, rng) and is_sure
            if self.knowledge.has_advice():
                is_sure = play_on(self.knowledge, world, seat, self.sight.horizon, rng) and is_sure
            chance = self.knowledge.evaluate(world, seat)
            if line is lines[0]:
                first = chance
            line.add(chance, chance - first)
        return is_sure


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
        is_sure = follow(world, asked, knowledge.advise_line(world, asked, rng), rng) and is_sure
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
