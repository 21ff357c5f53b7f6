"""apogee learn: a guided first match in the terminal, in chapters."""

from __future__ import annotations

import argparse
from typing import Any

from apogee.arguments import BadArgument, game_of, one_of
from apogee.catalog import GAMES
from apogee.core.chance import fresh_secret
from apogee.core.game import Game
from apogee.lessons import LEARNER, RIVAL, Chapter, Lesson, answers_in, lesson_of
from apogee.locale.texts import Texts
from apogee.tui import screen
from apogee.tui.play import again, until_the_end
from apogee.tui.screen import EndOfInput, Screen
from apogee.tui.session import PERSON, Session


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """GAME, and where to begin."""
    parser.add_argument("game", metavar=texts("help-game"), nargs="?", help=", ".join(taught()))
    parser.add_argument("--chapter", metavar=texts("help-chapter-name"), help=texts("help-chapter"))
    parser.add_argument("--problems", action="store_true", help=texts("help-problems"))
    screen.configure(parser, texts)


def taught() -> list[str]:
    """The games that have a lesson."""
    return [name for name in GAMES if lesson_of(name) is not None]


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Teach chapter after chapter, and then go on as a match."""
    if not arguments.game:
        raise BadArgument(texts("wrong-no-game", known=", ".join(taught())))
    game = game_of(texts, arguments.game)
    lesson = lesson_of(game.name)
    if lesson is None:
        raise BadArgument(texts("wrong-no-lesson", game=game.title, known=", ".join(taught())))
    chapters = lesson.problems if arguments.problems else lesson.chapters
    if not chapters:
        raise BadArgument(texts("wrong-no-problems", game=game.title))
    names = [chapter.id for chapter in chapters]
    first = one_of(texts, "wrong-chapter", arguments.chapter, names) if arguments.chapter else names[0]
    shown, said = screen.of(arguments, texts), texts.of(game)
    called = again(arguments, "learn")
    shown.say(said("learn-begin", game=game.title), "bold bright_green")
    if not arguments.chapter and not arguments.problems:
        said_chapters(lesson, said, shown)
    shown.say(said("learn-keys"), "dim")
    kind = " --problems" if arguments.problems else ""
    for chapter in chapters[names.index(first) :]:
        pupil = Pupil(game, chapter, said, shown, f"{called} {game.name}{kind} --chapter {chapter.id}")
        shown.say("")
        shown.say(pupil.title, "bold bright_green")
        code = until_the_end(pupil, shown)
        if code or not pupil.is_done:
            return code
        is_last = chapter is chapters[-1]
        if is_last and (pupil.match.over or arguments.problems):
            return 0
        try:
            after = "learn-on" if is_last else "learn-next-problem" if arguments.problems else "learn-next"
            answer = shown.ask(said(after))
        except (EndOfInput, KeyboardInterrupt):
            return 0
        if answer.strip().lower() == "q":
            return 0
        if is_last:
            return play_on(pupil, shown, again(arguments, "play"))
    return 0


def said_chapters(lesson: Lesson, texts: Texts, shown: Screen) -> None:
    """What there is to learn, by the names that --chapter takes."""
    shown.show([[(f"  {chapter.id:12}", "bold"), (texts(f"lesson-{chapter.id}"), "")] for chapter in lesson.chapters])


def play_on(pupil: Pupil, shown: Screen, called: str) -> int:
    """A match from where the last chapter ended."""
    game, position = pupil.match.game, pupil.match.position()
    match = game.match_at(position, fresh_secret())
    return until_the_end(Session(match, list(pupil.seats), pupil.texts, shown, None, called), shown)


class Pupil(Session):
    """A chapter at this terminal: the others answer by the script, and what leads away is not played."""

    def __init__(self, game: Game[Any], chapter: Chapter, texts: Texts, shown: Screen, command: str) -> None:
        match = game.match_at(dict(chapter.position), fresh_secret())
        match.expect(*chapter.expect, by_kind=True)
        players = match.journal.header.players
        seats = [PERSON if seat == LEARNER else RIVAL for seat in range(players)]
        super().__init__(match, seats, texts, shown, None, command)
        self.chapter = chapter
        self.said = -1  # the step that was last said

    @property
    def done(self) -> int:
        """How many steps are done."""
        return self.chapter.done(self.match.log(LEARNER))

    @property
    def is_done(self) -> bool:
        return self.done == len(self.chapter.steps)

    def run(self) -> None:
        """All steps, and what is said at the end."""
        while True:
            self.screen.heed_interrupt()
            due = self.chapter.due(self.done, answers_in(self.match))
            if due is not None:
                self.match.play(due.seat, due.words)
            elif self.is_done:
                break
            else:
                self.step()
        self.tell_news(LEARNER)
        self.show_board(LEARNER)
        self.screen.say(self.sentence("end"), "bright_cyan")

    def step(self) -> None:
        """Say what is to be done, and ask."""
        self.tell_news(LEARNER)
        if self.said != self.done:
            self.show_board(LEARNER)
            self.said = self.done
            step = self.chapter.steps[self.done]
            if self.chapter.why is None:
                facts = {"step": self.done + 1, "steps": len(self.chapter.steps)}
                self.screen.say(self.texts("learn-step", **facts), "dim")
            self.screen.say(self.sentence(step.id), "bright_cyan")
        self.decide(LEARNER)

    def play(self, seat: int, words: str) -> None:
        """Play what leads to the goal; what does not is answered by why."""
        if self.chapter.leads_on(self.match, self.match.log(LEARNER), words):
            super().play(seat, words)
            return
        step = self.chapter.steps[self.done]
        self.screen.say(self.sentence(f"{step.id}-astray"), "bright_yellow")

    @property
    def title(self) -> str:
        """What the chapter or the problem is called."""
        if self.chapter.why is None:
            return self.texts(f"lesson-{self.chapter.id}")
        return self.texts("problem-title", number=int(self.chapter.id[1:]))

    def sentence(self, about: str) -> str:
        """What is said of a step, or at the end; of problems what all have in common, and at the end why."""
        why = self.chapter.why
        if why is None:
            return self.texts(f"lesson-{self.chapter.id}-{about}")
        if about != "end":
            return self.texts("problem-astray" if about.endswith("-astray") else "problem-find")
        reason, (percent, second) = self.texts.reason(why.reason), why.percents
        return self.texts("problem-found", reason=reason, percent=percent, second=second)

    def leave(self) -> bool:
        """A lesson is not saved: a chapter is short, and begins again where one likes."""
        self.screen.say(self.texts("learn-leave"))
        self.screen.whole_line(self.command_again)
        return True
