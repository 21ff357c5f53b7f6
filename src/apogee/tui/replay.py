"""apogee replay: step through a journal, as one seat saw it, or after the end with everything open."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any, Final

import apogee
from apogee.arguments import BadArgument, existing_file, expect_components_of
from apogee.bots.review import Review, Turn, review
from apogee.core.journal import Journal
from apogee.core.match import begin_again, stages
from apogee.locale.texts import Texts
from apogee.tui import drawings, screen
from apogee.tui.screen import EndOfInput

CHART_LINES: Final = 12
CHART_WIDTH: Final = 30


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """FILE, whose eyes, and where to begin."""
    parser.add_argument("file", metavar=texts("help-file"), help=texts("help-journal"))
    parser.add_argument("--verify", action="store_true", help=texts("help-verify"))
    parser.add_argument("--seat", metavar="N", type=int, help=texts("help-replay-seat"))
    parser.add_argument("--everything", action="store_true", help=texts("help-everything"))
    parser.add_argument("--review", metavar="N", type=int, help=texts("help-review"))
    parser.add_argument("--at", metavar="N", type=int, help=texts("help-at"))
    screen.configure(parser, texts)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Verify, show one place, or step through."""
    journal = apogee.journal(existing_file(texts, arguments.file))
    expect_components_of(texts, arguments, journal.header.game)
    shown = screen.of(arguments, texts)
    if arguments.verify:
        checked = ", ".join(texts(f"verified-{_key(each)}", count=_count(each)) for each in journal.verify())
        shown.say(texts("replay-verified", file=arguments.file, checked=checked), "bright_green")
        return 0
    if arguments.review is not None:
        tell_review(journal, arguments.review, texts, shown)
        return 0
    replay = Replay(journal, texts, shown)
    replay.look(arguments.seat, arguments.everything)
    if arguments.at is not None:
        replay.jump(arguments.at)
        replay.show()
        return 0
    try:
        with shown.hold_interrupts():
            replay.walk()
    except (EndOfInput, KeyboardInterrupt):
        pass
    return 0


def tell_review(journal: Journal, seat: int, texts: Texts, shown: screen.Screen) -> None:
    """How a finished match went for a seat (people count from 1): its chances, luck, decisions and turning points."""
    players = journal.header.players
    if journal.result is None:
        raise BadArgument(texts("replay-not-over"))
    if not 1 <= seat <= players:
        raise BadArgument(texts("replay-no-seat", given=seat, players=players))
    game = apogee.replay(journal).game
    found, own = review(journal, game, seat - 1), texts.of(game)
    shown.say(own("review-title", seat=own.seat(seat - 1, None)), "bold")
    shown.say(own("review-judge", bot=found.level), "dim")
    last = len(found.percents) - 1
    for step in sorted({part * last // (CHART_LINES - 1) for part in range(CHART_LINES)}):
        line = own("replay-line", line=found.lines[step], last=found.lines[-1])
        bar = "#" * (found.percents[step] * CHART_WIDTH // 100)
        shown.say(f"{line:<22} {found.percents[step]:3}% {bar}", indent="  ")
    shown.say(own("review-luck", luck=found.luck))
    shown.say(own("review-cost", cost=found.cost))
    if not found.is_whole:
        shown.say(own("review-partly"), "dim")
    shown.say(own("review-turns" if found.turns else "review-none"), "bold")
    for turn in found.turns:
        tell_turn(found, turn, own, shown)


def tell_turn(found: Review, turn: Turn, texts: Texts, shown: screen.Screen) -> None:
    """Where much was won or lost: by what, and what would have been better."""
    what = "; ".join(texts.event(reading, found.seat) for reading in turn.events)
    if turn.played is not None and turn.kind == "decision":
        what = texts.action(turn.played.before, turn.played.words)
    said = texts("review-turn", kind=turn.kind, before=turn.before, after=turn.after, what=what)
    line = texts("replay-line", line=found.lines[turn.step], last=found.lines[-1])
    shown.say(f"{line}: {said}", indent="  ")
    if turn.better is not None:
        first = turn.better.steps[0]
        action, reason = texts.action(first.before, first.words), texts.reason(turn.better.reason)
        told = texts("review-better", bot=found.level, action=action, reason=reason, cost=turn.cost)
        shown.say(told, "dim", indent="    ")


def _key(checked: str) -> str:
    """What verify says, as a part of a key: `12 scripted` counts."""
    return "scripted" if checked.endswith(" scripted") else checked.replace(" ", "-")


def _count(checked: str) -> int:
    return int(checked.split()[0]) if checked.endswith(" scripted") else 0


@dataclass(frozen=True)
class Stage:
    """A place in a journal at which somebody is asked: what is seen there, and read since the last one."""

    line: int
    view: dict[str, Any]
    news: list[dict[str, Any]]


class Replay:
    """A journal, a place in it, and whose eyes see it."""

    def __init__(self, journal: Journal, texts: Texts, shown: screen.Screen) -> None:
        self.journal = journal
        self.match = apogee.replay(journal)
        self.texts = texts.of(self.match.game)
        self.shown = shown
        self.place = 0
        self.viewer: int | None = None
        self.stages: list[Stage] = []

    @property
    def last(self) -> int:
        return len(self.journal.entries)

    def look(self, seat: int | None, is_open: bool) -> None:
        """Choose whose eyes: a seat's (people count from 1), a spectator's, or after the end everybody's at once."""
        players = self.journal.header.players
        if is_open and self.journal.result is None:
            raise BadArgument(self.texts("replay-not-over"))
        if seat is not None and not 1 <= seat <= players:
            raise BadArgument(self.texts("replay-no-seat", given=seat, players=players))
        self.viewer = None if seat is None or is_open else seat - 1
        match = begin_again(self.journal, self.match.game)
        self.stages = []
        told = 0
        for line in stages(self.journal, match):
            news = match.open_log(after=told) if is_open else match.log(self.viewer, after=told)
            view = match.open_view() if is_open else match.view(self.viewer)
            self.stages.append(Stage(line, view, news))
            told = line

    def jump(self, line: int) -> None:
        """Go to a line, or to the first place after it where somebody is asked."""
        if not 0 <= line <= self.last:
            raise BadArgument(self.texts("replay-no-line", given=line, last=self.last))
        self.place = next(place for place, stage in enumerate(self.stages) if stage.line >= line)

    def step(self, by: int) -> None:
        """Forward or back to the next place that shows these eyes something new."""
        place = self.place
        while 0 <= place + by < len(self.stages):
            place += by
            if self.stages[place].news or self.stages[place].view != self.stages[self.place].view:
                self.place = place
                return
        raise BadArgument(self.texts("replay-at-the-end" if by > 0 else "replay-at-the-beginning"))

    def show(self) -> None:
        """The place: its line, what happened just before it, and the table."""
        stage = self.stages[self.place]
        self.shown.say(self.texts("replay-line", line=stage.line, last=self.last), "bold")
        entry = self.journal.entries[stage.line - 1] if stage.line else None
        if entry is not None and entry.back_to is not None:
            self.shown.say(self.texts("replay-taken-back", line=entry.back_to), indent="  ")
        if entry is not None and entry.withdrawn is not None:
            self.shown.say(self.texts("replay-withdrawn", line=entry.withdrawn), indent="  ")
        for reading in stage.news:
            self.shown.say(self.texts.event(reading, self.viewer), indent="  ")
        self.shown.show(drawings.board(stage.view, self.texts, self.shown))
        if stage.line == self.last and self.match.over:
            self.shown.show(drawings.result(self.match, self.viewer, self.texts))

    def walk(self) -> None:
        """Step by step, until somebody has seen enough."""
        self.show()
        while True:
            line = self.stages[self.place].line
            answer = self.shown.ask(self.texts("replay-prompt", line=line, last=self.last)).lower()
            if answer == "q":
                return
            try:
                self.obey(answer)
            except BadArgument as wrong:
                self.shown.say(str(wrong), "bright_yellow")

    def obey(self, answer: str) -> None:
        """One key: on, back, to a line, or other eyes."""
        line = self.stages[self.place].line
        key, _, rest = answer.partition(" ")
        if answer in ("", "n"):
            self.step(1)
        elif answer == "b":
            self.step(-1)
        elif answer.isdecimal():
            self.jump(int(answer[:9]))
        elif key == "v" and (rest.isdecimal() or not rest):
            self.look(int(rest[:9]) if rest else None, is_open=False)
            self.jump(line)
        elif answer == "e":
            self.look(None, is_open=True)
            self.jump(line)
        else:
            raise BadArgument(self.texts("replay-keys"))
        self.show()
