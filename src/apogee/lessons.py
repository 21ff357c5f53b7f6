"""Lessons: a guided first match of each game, in chapters that are data beside the game (`games/GAME/lesson.toml`).

A chapter is a described position, what chance will bring, what the others do, and steps for the learner, who has the
first seat. A step has a goal: events that the learner is to be told, whatever leads there. What is said stands in the
game's catalogues (`lesson-CHAPTER-STEP`).

A problem is a chapter of one step that nobody explains beforehand: find what is best. `tools/problems.py` finds them in
matches between bots, with the reason, and writes `games/GAME/problems.json`.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any, Final, TypeAlias

from apogee.core.components import package_of
from apogee.core.errors import ApogeeError
from apogee.core.match import Match
from apogee.core.reasons import Reason

LEARNER: Final = 0
RIVAL: Final = "cadet"  # whose name the others bear, and who plays on after the last chapter
TRIES: Final = 240  # positions that are looked at to see whether a goal can still be reached

Told: TypeAlias = Mapping[str, Any]  # an event as the learner read it
Goal: TypeAlias = Mapping[str, Any]  # facts that an event must have; of a list, one of them


@dataclass(frozen=True)
class Answer:
    """What one of the others does."""

    seat: int
    words: str


@dataclass(frozen=True)
class Step:
    """Something to do."""

    id: str
    goals: tuple[Goal, ...]  # events to be told of, in any order
    line: tuple[str, ...]  # one way there, in words
    point: tuple[str, ...]  # what the sentence speaks of, in actions' words or as `KIND ID`
    then: tuple[Answer, ...]  # what the others do afterwards


@dataclass(frozen=True)
class Found:
    """Why the answer to a problem is best."""

    reason: Reason
    percents: tuple[int, int]  # the chance to win with it, and with the next best


@dataclass(frozen=True)
class Chapter:
    """A part of a lesson, which can be played by itself."""

    id: str
    position: Mapping[str, Any]
    expect: tuple[str, ...]  # what chance brings, each when its kind is due
    first: tuple[Answer, ...]  # what the others do before the learner's first step
    steps: tuple[Step, ...]
    why: Found | None = None  # of a problem

    def done(self, told: Iterable[Told]) -> int:
        """How many steps are done, by what the learner was told; what was done early counts for a later step."""
        left = list(told)
        for number, step in enumerate(self.steps):
            for goal in step.goals:
                met = next((event for event in left if _meets(event, goal)), None)
                if met is None:
                    return number
                left.remove(met)
        return len(self.steps)

    def due(self, done: int, answered: int) -> Answer | None:
        """What the others do next, after so many steps and so many answers of theirs."""
        script = [*self.first, *(answer for step in self.steps[:done] for answer in step.then)]
        return script[answered] if answered < len(script) else None

    def leads_on(self, match: Match, told: Sequence[Told], words: str) -> bool:
        """Whether the chapter can still be finished after an action of the learner's."""
        ahead, before = match.as_it_is(), self.done(told)
        heard = _play(ahead, words)
        if heard is None:
            return False
        return before == len(self.steps) or self._can_finish(before, ahead, [*told, *heard])

    def _can_finish(self, before: int, match: Match, told: list[Told]) -> bool:
        """Whether the steps can be done that are left: the present one in any way, the others as is known."""
        if self._finishes(match, told):
            return True
        tries = 0
        found = [(match, told)] if self.done(told) == before else []
        for _ in self.steps[before].line:
            further = []
            for here, heard in found:
                for words in here.choices(LEARNER):
                    tries += 1
                    if tries > TRIES:
                        return False
                    ahead = here.as_it_is()
                    now = _play(ahead, words)
                    if now is None:
                        continue
                    if self.done([*heard, *now]) == before:
                        further.append((ahead, [*heard, *now]))
                    elif self._finishes(ahead, [*heard, *now]):
                        return True
            found = further
        return False

    def _finishes(self, match: Match, told: Sequence[Told]) -> bool:
        """Whether the known way leads to the end from here; what of it cannot be played is left out."""
        match, heard = match.as_it_is(), list(told)
        while (done := self.done(heard)) < len(self.steps):
            while due := self.due(done, answers_in(match)):
                lines = len(match.journal.entries)
                if due.seat not in match.pending() or match.refusal(due.seat, due.words):
                    return False
                match.play(due.seat, due.words)
                heard += match.log(LEARNER, after=lines)
            ways = [words for step in self.steps[done:] for words in step.line]
            for words in 2 * ways:  # what belongs to a later step may be due first
                heard += _play(match, words) or ()
                if self.done(heard) > done:
                    break
            else:
                return False
        return True


@dataclass(frozen=True)
class Lesson:
    """All chapters of a game."""

    game: str
    hash: str  # of the script: a table that was begun by another one cannot go on
    chapters: tuple[Chapter, ...]
    problems: tuple[Chapter, ...] = ()

    def chapter(self, name: str) -> Chapter | None:
        """A chapter or a problem."""
        return next((each for each in (*self.chapters, *self.problems) if each.id == name), None)

    def beside(self, name: str) -> tuple[Chapter, ...]:
        """All chapters, or all problems, whichever it is one of."""
        return self.problems if any(each.id == name for each in self.problems) else self.chapters

    def after(self, name: str) -> str | None:
        """The next chapter, or the next problem."""
        names = [each.id for each in self.beside(name)]
        return names[names.index(name) + 1] if name in names[:-1] else None


def answers_in(match: Match) -> int:
    """How often the others have answered so far."""
    return sum(entry.seat not in (None, LEARNER) for _, entry in match.standing)


def _meets(event: Told, goal: Goal) -> bool:
    """Whether an event is what a goal asks for. Where it does not name a seat, the learner's is meant."""
    wanted = {"seat": LEARNER, **goal}
    return all(event.get(key) in (fact if isinstance(fact, list) else [fact]) for key, fact in wanted.items())


def _play(match: Match, words: str) -> list[dict[str, Any]] | None:
    """Play an action of the learner's; what the learner is told then, or None where it cannot be played."""
    lines = len(match.journal.entries)
    if LEARNER not in match.pending() or match.refusal(LEARNER, words):
        return None
    try:
        match.play(LEARNER, words)
    except ApogeeError:  # chance cannot bring here what is scripted
        return None
    return match.log(LEARNER, after=lines)


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    folder = resources.files("apogee.games").joinpath(package_of(game))
    file, mined = folder.joinpath("lesson.toml"), folder.joinpath("problems.json")
    if not file.is_file():
        return None
    text, more = file.read_text("utf-8"), mined.read_text("utf-8") if mined.is_file() else '{"problems": []}'
    chapters = tuple(_chapter(each) for each in tomllib.loads(text)["chapters"])
    problems = tuple(problem_of(each) for each in json.loads(more)["problems"])
    return Lesson(game, sha256(f"{text}\n{more}".encode()).hexdigest()[:16], chapters, problems)


def problem_of(described: Mapping[str, Any]) -> Chapter:
    """A problem as `tools/problems.py` writes it."""
    step = Step("find", (described["goal"],), tuple(described["line"]), (), ())
    best, second = described["percents"]
    found = Found(Reason(described["why"]["case"], described["why"]["facts"]), (best, second))
    return Chapter(described["id"], described["position"], (), (), (step,), found)


def _chapter(described: Mapping[str, Any]) -> Chapter:
    return Chapter(
        described["id"],
        described["position"],
        tuple(described.get("expect", ())),
        _answers(described.get("first", ())),
        tuple(_step(each) for each in described["steps"]),
    )


def _step(described: Mapping[str, Any]) -> Step:
    goal = described["goal"]
    return Step(
        described["id"],
        tuple(goal) if isinstance(goal, list) else (goal,),
        tuple(described["line"]),
        tuple(described.get("point", described["line"][:1])),
        _answers(described.get("then", ())),
    )


def _answers(written: Iterable[str]) -> tuple[Answer, ...]:
    """Answers as scripts write them: a seat, and words."""
    found = [each.partition(" ") for each in written]
    return tuple(Answer(int(seat), words) for seat, _, words in found)
