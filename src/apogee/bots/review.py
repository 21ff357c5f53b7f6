"""Review: how a finished match went for a seat, by what that seat could know while it was played.

After each step the level's evaluation says how likely the seat was to win, in worlds that it could not tell from the
real one. What chance showed the seat is held against what it might have shown instead: that is luck. The seat's own
decisions are held against the best line one line ahead: that is what they cost. Where most happened, the strongest
level says what it would have played.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from time import thread_time
from typing import Any, Final, Literal, TypeAlias

from apogee.bots import roster
from apogee.bots.advice import AdvisedLine, advise, percent_of
from apogee.bots.ahead import play_on
from apogee.core.game import Game
from apogee.core.journal import Entry, Journal
from apogee.core.match import Match, begin_again, lines_played
from apogee.core.reasons import Deed
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import NOBODY

WORLDS: Final = 3  # by which a position is judged
OUTCOMES: Final = 6  # by which it is judged what chance showed, and what it might have shown
MOST_TURNS: Final = 6
LEAST_TURN: Final = 0.05  # of a win, below which nothing has turned
LEAST_COST: Final = 0.03  # of a win, below which a decision may as well be as good as the best
SECONDS: Final = 5.0  # of processor time
ENOUGH: Final = 2.0  # of it, for one decision

Kind: TypeAlias = Literal["decision", "luck", "others"]


@dataclass
class Choice:
    """A decision of the seat that was worth weighing."""

    twin: State
    deed: Deed
    cost: float = 0.0  # of a win, against the best line


@dataclass
class Moment:
    """A step of the match, as the seat was told it: a decision and the chance that followed it."""

    line: int  # of the journal, after which it stood so
    chance: float  # to win
    events: list[dict[str, Any]]
    luck: float = 0.0
    choice: Choice | None = None


@dataclass(frozen=True)
class Turn:
    """A moment at which much was won or lost."""

    step: int
    before: int  # the chance to win, in percent
    after: int
    kind: Kind
    cost: int  # in percent of a win
    events: list[dict[str, Any]]
    played: Deed | None  # the own decision
    better: AdvisedLine | None  # what the level would have played, where that is something else


@dataclass(frozen=True)
class Review:
    """How a match went for a seat."""

    seat: int
    level: str
    percents: list[int]  # the chance to win after each step
    lines: list[int]  # of the journal, after which these were the chances
    luck: int  # what chance brought, in percent of a win
    cost: int  # what decisions cost
    is_whole: bool  # whether there was time to weigh every decision
    turns: list[Turn]  # as they came


def review(journal: Journal, game: Game[Any], seat: int, seconds: float = SECONDS) -> Review:
    """A finished match as it went for a seat. Equal journals have equal reviews, if the time is enough."""
    begun = thread_time()
    watch = Watch(journal, game, seat, begun + seconds / 3.0)
    moments = list(watch.moments())
    changes = [0.0, *(after.chance - before.chance for before, after in pairwise(moments))]
    is_whole = watch.is_whole
    for step in _largest(changes):
        choice = moments[step].choice
        if choice is not None:
            is_whole = is_whole and thread_time() < begun + 2.0 * seconds / 3.0
            choice.cost = cost_of(watch.game, choice, seat) if is_whole else 0.0
    turns = _turns(watch.game, seat, moments, changes, begun + seconds)
    return Review(
        seat,
        roster.adviser(game.name),
        [percent_of(moment.chance) for moment in moments],
        [moment.line for moment in moments],
        round(100 * sum(moment.luck for moment in moments)),
        round(100 * sum(_cost(moment) for moment in moments)),
        is_whole,
        turns,
    )


class Watch:
    """A match that is watched from a seat, line by line."""

    def __init__(self, journal: Journal, game: Game[Any], seat: int, end: float) -> None:
        self.journal = journal
        self.match: Match = begin_again(journal, game)
        self.game = self.match.game
        self.seat = seat
        self.end = end  # when there is no time left to judge luck
        self.knowledge = roster.knowledge_of(game.name)
        self.told = 0  # up to which line the seat was told what happened
        self.is_whole = True
        self.count = 1  # of moments, from which all generators follow: lines would tell what others did in secret

    def moments(self) -> Iterator[Moment]:
        """The moments that told the seat something. What is dealt before any decision is as it is."""
        moment = Moment(0, 0.0, [])
        seen: object = None
        mover = NOBODY  # of the last decision
        before: State | None = None  # where chance began to decide
        for number, entry, state in lines_played(self.journal, self.match):
            if entry.seat is None:
                before = state.clone() if before is None and mover != NOBODY else before
                continue
            moment.luck += self._luck(before, state, mover)
            before = None
            if self._tell(moment, number - 1, seen):
                yield moment
                self.count += 1
                moment, seen = Moment(0, 0.0, []), self.match.view(self.seat)
            mover = entry.seat
            if entry.seat == self.seat:
                moment.choice = self._choice(state, entry) or moment.choice
        moment.luck += self._luck(before, self.match.state, mover)
        if self._tell(moment, len(self.journal.entries), seen):
            yield moment

    def _tell(self, moment: Moment, line: int, seen: object) -> bool:
        """Whether the seat was told anything since the last moment; if so, how it stands for it."""
        moment.events = self.match.log(self.seat, after=self.told)
        self.told = line
        if seen is not None and not moment.events and self.match.view(self.seat) == seen:
            return False
        moment.line, moment.chance = line, self._chance(self.match.state)
        return True

    def _chance(self, state: State) -> float:
        """The seat's chance to win by what it knows."""
        rng = Rng(self.count)
        worlds = [state.determinize(self.seat, rng) for _ in range(WORLDS)]
        return sum(self.knowledge.evaluate(world, self.seat) for world in worlds) / WORLDS

    def _luck(self, before: State | None, after: State, mover: int) -> float:
        """How much better it stands after what chance showed than after what it might have shown."""
        if before is None or before.observe(self.seat).to_json() == after.observe(self.seat).to_json():
            return 0.0
        self.is_whole = self.is_whole and thread_time() < self.end
        if not self.is_whole:
            return 0.0
        return self._when_over(after, mover) - self._when_over(before, mover)

    def _when_over(self, state: State, mover: int) -> float:
        """The seat's chance to win when the turn is over, played on as advised in worlds that it holds possible."""
        total = 0.0
        for world in range(OUTCOMES):
            rng = Rng(OUTCOMES * self.count + world)
            imagined = state.determinize(self.seat, rng)
            play_on(self.knowledge, imagined, mover, 0, rng)
            total += self.knowledge.evaluate(imagined, self.seat)
        return total / OUTCOMES

    def _choice(self, state: State, entry: Entry) -> Choice | None:
        """An own decision, if it was one worth weighing."""
        if len(state.legal_actions(self.seat)) < 2:
            return None
        twin = state.determinize(self.seat, Rng(self.count))
        if not self.knowledge.is_main(twin, self.seat):
            return None
        view = state.observe(self.seat).to_json()
        return Choice(twin, Deed(view, entry.words, view))


def cost_of(game: Game[Any], choice: Choice, seat: int) -> float:
    """How much worse a decision looks than the best line; nothing where nobody would weigh it."""
    best, values = roster.look_ahead(game.name, choice.twin, seat, 1, ENOUGH)
    played = values.get(game.vocabulary.number_of[choice.deed.words])
    return max(0.0, values[best] - played) if played is not None else 0.0


def _largest(weights: list[float]) -> list[int]:
    """The numbers of the moments, those with the largest weights first."""
    return sorted(range(len(weights)), key=lambda step: (-abs(weights[step]), step))


def _cost(moment: Moment) -> float:
    return moment.choice.cost if moment.choice is not None else 0.0


def _turns(game: Game[Any], seat: int, moments: list[Moment], changes: list[float], end: float) -> list[Turn]:
    """The moments at which most was won or lost, as they came. Of decisions the strongest level has the last word."""
    weights = [max(abs(change), _cost(moment)) for change, moment in zip(changes, moments, strict=True)]
    found: list[Turn] = []
    for step in _largest(weights):
        if len(found) == MOST_TURNS or weights[step] < LEAST_TURN:
            break
        moment = moments[step]
        better: AdvisedLine | None = None
        if moment.choice is not None and moment.choice.cost >= LEAST_COST:
            left = (end - thread_time()) / 2.0  # the rest is for those that come after it
            advised = advise(game, moment.choice.twin, seat, Rng(1), left).lines[0] if left > 0.0 else None
            if advised is None or advised.steps[0].words == moment.choice.deed.words:
                moment.choice.cost = 0.0
            else:
                better = advised
        if max(abs(changes[step]), _cost(moment)) >= LEAST_TURN:
            found.append(_turn(moments, step, changes[step], better))
    return sorted(found, key=lambda turn: turn.step)


def _turn(moments: list[Moment], step: int, change: float, better: AdvisedLine | None) -> Turn:
    """What happened at a moment, and what it was: luck, a decision, or the others' doing."""
    moment = moments[step]
    is_luck = abs(moment.luck) > max(abs(change) / 2.0, _cost(moment))
    return Turn(
        step,
        percent_of(moments[max(0, step - 1)].chance),
        percent_of(moment.chance),
        "luck" if is_luck else "decision" if moment.choice is not None else "others",
        round(100 * _cost(moment)),
        moment.events,
        moment.choice.deed if moment.choice is not None else None,
        better,
    )
