"""Advice: what the strongest level would do in a seat's place, why, and what else it weighed. It is given a twin."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from apogee.bots import roster
from apogee.bots.knowledge import Knowledge, Weighed
from apogee.core.game import Game
from apogee.core.reasons import Deed, Reason
from apogee.core.rng import Rng
from apogee.core.state import State

MOST_LINES: Final = 3
MOST_DEEDS: Final = 12  # how far a line is thought through to find its reason
SECONDS: Final = 1.0  # of processor time


@dataclass(frozen=True)
class AdvisedLine:
    """Something that a seat may do, what comes of it, and why it is good."""

    steps: list[Deed]  # as far as the seat alone decides them
    percent: int  # the chance to win
    reason: Reason


@dataclass(frozen=True)
class Advice:
    """What a level would do, and the next best lines."""

    level: str
    lines: list[AdvisedLine]  # the best first


def advise(game: Game[Any], twin: State, seat: int, rng: Rng, seconds: float = SECONDS) -> Advice:
    """The best lines, with their reasons. Equal twins and generators have equal advice, if the time is enough."""
    found: list[AdvisedLine] = []
    for weighed in roster.weigh(game.name, twin, seat, rng, seconds):
        line = advised_line(game, twin, seat, weighed)
        if not any(is_the_same(line, other) for other in found):
            found.append(line)
        if len(found) == MOST_LINES:
            break
    return Advice(roster.adviser(game.name), found)


def advised_line(game: Game[Any], twin: State, seat: int, weighed: Weighed) -> AdvisedLine:
    """A line as it is told: why it is good, or else in how many imagined worlds it was tried."""
    knowledge = roster.knowledge_of(game.name)
    deeds = list(course(game, knowledge, twin, seat, weighed.line))
    aim = knowledge.aim(twin, seat, weighed.line)
    reason = game.telling.reason(deeds, aim) or Reason("weighed", {"worlds": int(weighed.tries)})
    return AdvisedLine(deeds[: len(weighed.line)], percent_of(weighed.value), reason)


def percent_of(chance: float) -> int:
    """A chance in percent; what is not certain is never 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def is_the_same(line: AdvisedLine, other: AdvisedLine) -> bool:
    """Whether two lines are the same to their reader: one begins the other, or they begin alike for one reason."""
    words, others = [deed.words for deed in line.steps], [deed.words for deed in other.steps]
    shorter = min(len(words), len(others))
    return words[:shorter] == others[:shorter] or (words[0] == others[0] and line.reason == other.reason)


def course(game: Game[Any], knowledge: Knowledge, twin: State, seat: int, line: list[int]) -> Iterator[Deed]:
    """What a line leads to by own steps alone: the line's, and then those advised, until chance or somebody decides."""
    state, steps, rng = twin, list(line), Rng(0)
    view = twin.observe(seat).to_json()
    for _ in range(MOST_DEEDS):
        if seat not in state.pending():
            return
        steps = steps or list(knowledge.advise_line(state, seat, rng))
        action = steps.pop(0)
        if action not in state.legal_actions(seat):
            return
        state = knowledge.imagine(state, seat, action)
        before, view = view, state.observe(seat).to_json()
        yield Deed(before, game.actions[action], view)
