"""Match: the one authority. It holds a State, its chance and its journal, and is the checked door to all of them."""

from __future__ import annotations

import os
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from apogee.core.chance import Draws
from apogee.core.disclosure import tells_anybody, told_by, what_is_read
from apogee.core.errors import (
    ApogeeError,
    BadJournal,
    BadOutcome,
    BadPlayers,
    IllegalAction,
    NoTakeBack,
    UnknownAction,
    quoted,
)
from apogee.core.events import Event
from apogee.core.files import write_text
from apogee.core.journal import (
    CANNOT_BE_WITHDRAWN,
    Entry,
    Header,
    Journal,
    Result,
    add_line,
    can_be_withdrawn,
    lines_in_force,
)
from apogee.core.refusal import Refused
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import CHANCE, EVERYBODY, OMNISCIENT, SPECTATOR

if TYPE_CHECKING:
    from apogee.core.game import Game

One = TypeVar("One")

MARK_LINES: Final = 16  # of the journal, from one mark to the next
MARKS: Final = 8  # the latest that are kept


@dataclass
class _Step:
    """A decision since chance last decided, with what is needed to see whether it may be taken back."""

    before: State
    tells_something_new: bool | None = None  # None until somebody asks


class _Mark(NamedTuple):
    """The position before a line of chance, kept so that going back further need not play from the beginning."""

    line: int
    before: State


@dataclass(frozen=True)
class _Expected:
    """A scripted outcome: it is the next one, or it waits until chance of its kind is due."""

    words: str
    is_by_kind: bool

    def may_come(self, kind: str) -> bool:
        return not self.is_by_kind or _kind(self.words) == kind


class Match:
    """A match of any game.

    The first deal waits until somebody looks at what was dealt, because `expect` may script it. Asking whether the
    match is over, who won or how many points there are does not deal: the answer is worked out on a copy. Asking who
    may answer, and what, is a look: it tells who was drawn to begin.
    """

    def __init__(self, game: Game[Any], state: State, header: Header, draws: Draws) -> None:
        self.game = game
        self.journal = Journal(header, draws.commitment(), [], draws=draws, find_game=lambda _: game)
        self._beginning = state.clone()
        self._state = state
        self._draws = draws
        self._events: list[tuple[int, Event]] = []  # what happened in the lines in force, with the line's number
        self.standing: list[tuple[int, Entry]] = []  # the numbered lines of the journal that are in force
        self._expected: list[_Expected] = []
        self._steps: dict[int, _Step] = {}  # the decisions in force since chance last decided, by line
        self._marks: tuple[_Mark, ...] = ()  # positions on the way here, the oldest first

    # --- Asking

    @property
    def state(self) -> State:
        """The fast position itself, for bots and searches; clone it before you play on it."""
        self._settle()
        return self._state

    def pending(self) -> tuple[int, ...]:
        """The seats that may answer now; none when the match is over."""
        return tuple(self.state.pending())

    def choices(self, seat: int) -> list[str]:
        """The legal actions of a seat, in words."""
        state, words = self.state, self.game.actions
        return [words[action] for action in state.legal_actions(self._seat(seat))]

    def why_not(self, seat: int, words: str) -> tuple[str, str] | None:
        """The rule that bars an action, and the reason, or None where the action is legal."""
        refused = self.refusal(seat, words)
        return (refused.rule, refused.reason) if refused else None

    def refusal(self, seat: int, words: str) -> Refused | None:
        """The same, with the facts that are needed to say it in other languages."""
        state, player = self.state, self._seat(seat)
        return refused_at(self.game, state, player, self.game.action_at(state, player, words))

    def proposals(self, seat: int, words: str) -> list[list[str]]:
        """Lists of ordinary steps that carry an action through, the best first; none where it cannot be.

        They are made for a twin, so that they tell nothing that the seat does not know. Each can be played to its end.
        """
        return proposals_at(self.game, self.state, self._seat(seat), self.game.action(words))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know; None is a spectator."""
        return self.state.observe(self._viewer(seat)).to_json()

    def log(self, seat: int | None, *, after: int = 0) -> list[dict[str, Any]]:
        """What happened, as a seat may know it; None is a spectator. `after` leaves out what lines up to it tell."""
        self._settle()
        viewer = self._viewer(seat)
        return what_is_read(self._events_after(after), viewer, self.game.telling.read_event)

    def numbered_log(self, seat: int | None, *, after: int) -> list[tuple[int, dict[str, Any]]]:
        """The same, each with the number of the line that tells it; the number is not for players' eyes."""
        self._settle()
        viewer = self._viewer(seat)
        first = bisect_right(self._events, after, key=itemgetter(0))
        read = [(line, self.game.telling.read_event(event, viewer)) for line, event in self._events[first:]]
        return [(line, reading) for line, reading in read if reading is not None]

    def open_log(self, *, after: int = 0) -> list[dict[str, Any]]:
        """What happened, with nothing hidden: for replays of matches that are over."""
        self._settle()
        viewers = [SPECTATOR, *range(self.journal.header.players)]
        read = [
            [self.game.telling.read_event(event, viewer) for viewer in viewers] for event in self._events_after(after)
        ]
        return [next(each for each in found if each is not None) for found in read if any(found)]

    def open_view(self) -> dict[str, Any]:
        """The view of one from whom nothing is hidden that any seat sees."""
        return self.state.observe(OMNISCIENT).to_json()

    def position(self) -> dict[str, Any]:
        """The whole position, in the form that match_at takes."""
        return self.state.to_json()

    @property
    def over(self) -> bool:
        return _is_over(self._foresee())

    def scores(self) -> list[int]:
        """Everybody's points; what a seat may see of them is in its view."""
        return self._foresee().scores()

    def winners(self) -> tuple[int, ...]:
        """The seats that won; none while the match runs."""
        state = self._foresee()
        return _winners(self.game, state) if _is_over(state) else ()

    @property
    def end_reason(self) -> str | None:
        state = self._foresee()
        return self.game.end_reason(state) if _is_over(state) else None

    def as_it_is(self) -> Match:
        """A copy of the match as it is now: to answer questions while the match goes on, or to try something."""
        state = self.state.clone()
        twin = alike(self)
        twin._state = state
        twin.journal = alike(self.journal)
        twin.journal.entries = self.journal.entries.copy()
        twin.standing = self.standing.copy()
        twin._events = self._events.copy()
        twin._expected = self._expected.copy()
        twin._steps = self._steps.copy()
        return twin

    # --- Playing

    def play(self, seat: int, words: str) -> None:
        """Carry out an action, and what chance adds to it; an illegal one raises and changes nothing."""
        state, player = self.state, self._seat(seat)
        action = self.game.action_at(state, player, words)
        if refused := refused_at(self.game, state, player, action):
            raise IllegalAction(refused.rule, refused.reason)
        before = state.clone() if self._expected else None
        lines, told = len(self.journal.entries), len(self._events)
        self._apply(Entry(seat=seat, words=words), seat, action)
        try:
            self._settle()
        except BadOutcome:
            assert before is not None
            self._state = before
            del self._events[told:], self._steps[lines + 1]
            self._forget_lines(lines)
            raise

    def expect(self, *outcomes: str, by_kind: bool = False) -> None:
        """Script the next chance outcomes: for tests, or for real cards on a real table.

        They come up one after the other, whatever chance decides next. With `by_kind`, each waits until chance decides
        something of its kind (its first word, such as `success` of `success 3`); everything else follows the seed. An
        outcome that is impossible when its turn comes raises BadOutcome, changes nothing, and ends the script.
        """
        for words in outcomes:
            if self.game.outcome(words) is None:
                raise self.game.unknown_outcome(words)
        self._expected += [_Expected(words, by_kind) for words in outcomes]

    @property
    def expected(self) -> tuple[str, ...]:
        """The scripted outcomes that have not come up yet, in the order in which they were given."""
        return tuple(each.words for each in self._expected)

    def expect_nothing(self) -> None:
        """Leave chance to the seed again: what is still scripted is dropped."""
        self._expected = []

    def take_back(self, line: int) -> None:
        """Return to the position after a line of the journal; 0 is the beginning.

        The table decides whether a seat may do this. The journal keeps what was taken back. When chance decides again,
        it draws anew, because its line has another number.
        """
        self._settle()
        if type(line) is not int or not self.stands(line):
            raise BadJournal(f"line {quoted(line)} is not in force; take back to one of the lines that are, or to 0.")
        self._go_on_from(Entry(back_to=line))

    def stands(self, line: int) -> bool:
        """Whether a line of the journal is in force, as the beginning (0) always is."""
        place = bisect_left(self.standing, line, key=itemgetter(0))
        return line == 0 or (place < len(self.standing) and self.standing[place][0] == line)

    def withdraw(self, line: int) -> None:
        """Take one decision back alone: those of other seats after it stand, if they are legal without it.

        As with take_back, the table decides whether a seat may do this.
        """
        self._settle()
        if type(line) is not int or not can_be_withdrawn(self.standing, line):
            raise BadJournal(f"nobody can withdraw line {quoted(line)}{CANNOT_BE_WITHDRAWN}")
        self._without(line)
        self._go_on_from(Entry(withdrawn=line))

    def skip(self, entry: Entry) -> None:
        """Write a decision that a later line takes back, or that line, without playing any of it.

        The caller must have kept what such decisions told. Until they are taken back, nothing else may be done.
        """
        if entry.back_to is not None and self.standing and entry.back_to < self.standing[-1][0]:
            raise BadJournal(f"line {len(self.journal.entries) + 1} takes back what is still in force.")
        self.journal.entries.append(entry)

    def forget_told(self) -> None:
        """Forget the events before everything that a seat might still take back; the caller has kept them.

        From then on the log begins there.
        """
        first = next(iter(self._steps), len(self.journal.entries) + 1)
        if self._events and self._events[0][0] < first:
            del self._events[: bisect_left(self._events, first, key=itemgetter(0))]

    def own_take_back(self, seat: int) -> int | None:
        """The line that a seat may take back without asking anybody: its own last step in force, or None.

        It may not where chance came after the step, where the step or what others did since told anybody anything new,
        where that would be illegal or read differently without the step, or at the end. Steps of others that the seat
        reads nothing of are no hindrance, or it would learn of them: if they cannot stand, they go too. Whether a step
        told something is computed: in worlds that a viewer could not tell from the real one, it must be possible and
        read the same.
        """
        self._settle()
        self._seat(seat)
        if self.over:
            return None
        line = next((each for each in reversed(self._steps) if self.journal.entries[each - 1].seat == seat), None)
        if line is None or not (self._is_all_the_same_without(line) or self._is_unread_since(line, seat)):
            return None
        return None if any(self._tells_something_new(each) for each in self._steps if each >= line) else line

    def take_back_own(self, seat: int) -> None:
        """Take a seat's last step back, where own_take_back says so; what others did since stands if it can."""
        line = self.own_take_back(seat)
        if line is None:
            raise NoTakeBack(f"seat {seat} has no step that it may take back by itself; play on, or ask the others.")
        standing = [number for number, _ in self.standing]
        if line == standing[-1] or not self._is_all_the_same_without(line):
            before = [number for number in standing if number < line]
            self.take_back(before[-1] if before else 0)
        else:
            self.withdraw(line)

    # --- Keeping

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a private save, with the seed; apogee.load goes on from it. What `expect` scripted is not kept."""
        self._settle()
        write_text(path, self.journal.text(is_private=True), is_private=True)

    def export(self, path: str | os.PathLike[str]) -> None:
        """A journal to hand out: before the end without seed and secrets, afterwards with everything."""
        self._settle()
        write_text(path, self.journal.text(is_private=False), is_private=False)

    # --- Inside

    def _seat(self, seat: int) -> int:
        players = self.journal.header.players
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise BadPlayers(
                f"there is no seat {quoted(seat)} in a match of {players}; seats count from 0 to {players - 1}."
            )
        return seat

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    def _settle(self) -> None:
        """Let chance decide until a player is asked. An impossible scripted outcome only ends the script."""
        if self._state.current() != CHANCE:
            return
        before = (self._state.clone(), len(self.journal.entries), len(self._events)) if self._expected else None
        steps = self._steps
        while self._state.current() == CHANCE:
            odds = self._state.chance_outcomes()
            words = [self.game.outcomes[outcome] for outcome, _ in odds]
            weights = [weight for _, weight in odds]
            kind = _kind(words[0])
            expected = next((each for each in self._expected if each.may_come(kind)), None)
            if expected is not None and expected.words not in words:
                self._expected = []
                assert before is not None
                self._state = before[0]
                del self._events[before[2] :]
                self._steps = steps
                self._forget_lines(before[1])
                # The message names the kind alone: the possible outcomes could tell hidden cards (PR-11.4).
                due = next((pattern for pattern in self.game.chance.meanings if _kind(pattern) == kind), kind)
                raise BadOutcome(
                    f"{expected.words!r} cannot come up now that {due!r} is due; script what lies there, "
                    f"or leave it to the seed."
                )
            if expected is not None:
                self._expected.remove(expected)
                chosen = words.index(expected.words)
            else:
                chosen = self._draws.pick(len(self.journal.entries) + 1, weights)
            odds_in_words = tuple(zip(words, weights, strict=True))
            entry = Entry(words=words[chosen], odds=odds_in_words, is_scripted=expected is not None)
            self._apply(entry, CHANCE, odds[chosen][0])

    def _foresee(self) -> State:
        """The position as it is once chance has decided what is due, while the match itself stays as it is."""
        if self._state.current() != CHANCE:
            return self._state
        ahead = alike(self)
        ahead.journal = replace(self.journal, entries=self.journal.entries.copy())
        ahead._state = self._state.clone()
        ahead._events, ahead.standing = self._events.copy(), self.standing.copy()
        ahead._expected = self._expected.copy()
        ahead._settle()
        return ahead._state

    def _go_on_from(self, entry: Entry) -> None:
        """Write a line that takes something back, and play again what then stands."""
        before, lines = (self._state, self._events, self._steps, self._marks), len(self.journal.entries)
        result = self.journal.result
        self._take_lines_back(entry)
        try:
            self._settle()
        except BadOutcome:
            self._state, self._events, self._steps, self._marks = before
            self.journal.result = result
            self._forget_lines(lines)
            raise

    def _forget_lines(self, after: int) -> None:
        """Leave the journal as it was when it had so many lines."""
        del self.journal.entries[after:]
        self._marks = tuple(mark for mark in self._marks if mark.line <= after)
        self.standing = lines_in_force(self.journal.entries)

    def _events_after(self, line: int) -> list[Event]:
        first = bisect_right(self._events, line, key=itemgetter(0))
        return [event for _, event in self._events[first:]]

    def _apply(self, entry: Entry, player: int, action: int) -> None:
        """Write a line and do what it says."""
        told = self._do(len(self.journal.entries) + 1, player, action)
        self._write(replace(entry, is_public=_is_public(told)))
        self._note_result()

    def _write(self, entry: Entry) -> None:
        """A line more in the journal."""
        self.journal.entries.append(entry)
        add_line(self.standing, len(self.journal.entries), entry)

    def _note_result(self) -> None:
        """Write down how the match ended, if it did."""
        self.journal.result = None
        if _is_over(self._state):
            self.journal.result = Result(
                self.game.end_reason(self._state), tuple(self._state.scores()), _winners(self.game, self._state)
            )

    def _do(self, line: int, player: int, action: int) -> list[Event]:
        """Change the position, and keep what happened."""
        if player == CHANCE:
            self._steps = {}
            if line >= (self._marks[-1].line if self._marks else 0) + MARK_LINES:
                self._marks = (*self._marks[1 - MARKS :], _Mark(line, self._state.clone()))
        else:
            self._steps[line] = _Step(self._state.clone())
        told: list[Event] = []
        self._state.events = told
        self._state.apply(player, action)
        self._state.events = None
        self._events += [(line, event) for event in told]
        return told

    def _take_lines_back(self, entry: Entry) -> None:
        """Write a line that takes others back, and play what then stands, beginning at the first line taken back.

        The position before that line is at hand if no chance came after it; otherwise play starts from the last mark
        before it, or from the beginning.
        """
        if entry.withdrawn is not None:
            same = bisect_left(self.standing, entry.withdrawn, key=itemgetter(0))
        else:
            same = bisect_right(self.standing, entry.back_to or 0, key=itemgetter(0))
        first = self.standing[same][0] if same < len(self.standing) else len(self.journal.entries) + 1
        self._write(entry)
        self._marks = tuple(mark for mark in self._marks if mark.line < first)
        if first in self._steps:
            self._state = self._steps[first].before.clone()
            self._events = self._events[: bisect_right(self._events, first - 1, key=itemgetter(0))]
            self._steps = {line: step for line, step in self._steps.items() if line < first}
        else:
            line, before = self._marks[-1] if self._marks else _Mark(0, self._beginning)
            same, self._state, self._steps = bisect_left(self.standing, line, key=itemgetter(0)), before.clone(), {}
            self._events = self._events[: bisect_left(self._events, line, key=itemgetter(0))]
        for number, standing in self.standing[same:]:
            self._do(number, *self._step(standing))
        self._note_result()

    def _step(self, entry: Entry) -> tuple[int, int]:
        """The seat and the action number of a line, which was checked when it was written."""
        if entry.seat is not None:
            return entry.seat, self.game.action(entry.words)
        outcome = self.game.outcome(entry.words)
        assert outcome is not None
        return CHANCE, outcome

    # --- Inside: what may be taken back

    def _without(self, line: int) -> list[Event]:
        """What happens after a line if it is left out; raises where a later line would be illegal then."""
        state = self._steps[line].before.clone()
        happened: list[Event] = []
        for later in [each for each in self._steps if each > line]:
            seat, action = self._step(self.journal.entries[later - 1])
            if refused := refused_at(self.game, state, seat, action):
                raise BadJournal(f"without line {line}, line {later} is illegal by {refused.rule}: {refused.reason}")
            happened += told_by(state, seat, action)
        return happened

    def _is_all_the_same_without(self, line: int) -> bool:
        """Whether what followed a line is legal without it, and reads the same for everybody."""
        try:
            happened = self._without(line)
        except BadJournal:
            return False
        read_event = self.game.telling.read_event
        return all(
            what_is_read(self._events_after(line), viewer, read_event) == what_is_read(happened, viewer, read_event)
            for viewer in [*range(self.journal.header.players), SPECTATOR]
        )

    def _is_unread_since(self, line: int, seat: int) -> bool:
        """Whether a seat has read nothing of what followed a line."""
        return not what_is_read(self._events_after(line), seat, self.game.telling.read_event)

    def _tells_something_new(self, line: int) -> bool:
        """Whether anybody learned something hidden from a decision; asked often, computed once."""
        step = self._steps[line]
        if step.tells_something_new is None:
            seat, action = self._step(self.journal.entries[line - 1])
            first, last = (bisect_right(self._events, each, key=itemgetter(0)) for each in (line - 1, line))
            told = [event for _, event in self._events[first:last]]
            game, players = self.game, self.journal.header.players
            step.tells_something_new = tells_anybody(
                step.before, seat, action, told, players, line, game.bar, game.telling.read_event
            )
        return step.tells_something_new


def alike(one: One) -> One:
    """Another one with the same fields, as copy.copy makes it, in a tenth of the time."""
    twin = object.__new__(type(one))
    twin.__dict__.update(one.__dict__)
    return twin


def refused_at(game: Game[Any], state: State, player: int, action: int) -> Refused | None:
    """Why a player may not do this now, or None where nothing bars it."""
    rule = game.bar(state, player, action)
    return game.telling.refuse(state, player, action, rule) if rule else None


def proposals_at(game: Game[Any], state: State, player: int, action: int) -> list[list[str]]:
    """The ways, in words, in which a player may carry an action through now."""
    if player not in state.pending():
        return []
    twin = state.determinize(player, Rng(1))
    return [[game.actions[step] for step in steps] for steps in game.extras.proposals(twin, player, action)]


def _is_over(state: State) -> bool:
    """Whether nobody is asked any more."""
    return state.current() != CHANCE and not state.pending()


def _winners(game: Game[Any], state: State) -> tuple[int, ...]:
    """The seats that no other seat beats."""
    return tuple(seat for seat, place in enumerate(game.places(state)) if place == 0)


def _kind(outcome: str) -> str:
    """The first word of an outcome, which says what chance decides."""
    return outcome.partition(" ")[0]


def _is_public(told: list[Event]) -> bool:
    """Whether everybody may read the words of the line that told this."""
    return bool(told) and told[0].seen_by == EVERYBODY


def replay_by(journal: Journal, game: Game[Any]) -> Match:
    """Play a journal again by the rules; whatever does not fit them is refused with its line."""
    match = begin_again(journal, game)
    for _ in stages(journal, match):
        pass
    return match


def stages(journal: Journal, match: Match) -> Iterator[int]:
    """Play a journal's lines one by one on a match that begins alike; yields the numbers after which players act."""
    entries = journal.entries
    for number in range(len(entries) + 1):
        if number > 0:
            _replay_line(match, number, entries[number - 1])
        if number == len(entries) or not entries[number].is_chance:
            yield number
    if match.journal.result != journal.result:
        raise BadJournal("the result in the journal is not the one that its lines lead to.")


@dataclass(frozen=True)
class Passage:
    """A decision and the chance that followed it. The first passage has only the chance before any decision."""

    line: int  # the decision's line; 0 in the first passage
    decision: Entry | None
    last_line: int


def passages(journal: Journal, match: Match) -> Iterator[Passage]:
    """Play a checked journal's lines in force on a match that begins alike; yields whenever players act."""
    standing = lines_in_force(journal.entries)
    passed = Passage(0, None, 0)
    for number, entry in standing:
        if not entry.is_chance:
            yield passed
        told = match._do(number, *match._step(entry))
        if entry.is_chance:
            passed = replace(passed, last_line=number)
        else:
            passed = Passage(number, replace(entry, is_public=_is_public(told)), number)
    yield passed


def lines_played(journal: Journal, match: Match) -> Iterator[tuple[int, Entry, State]]:
    """Play a checked journal's lines in force on a match that begins alike; yields each, and what it is played on."""
    for number, entry in lines_in_force(journal.entries):
        yield number, entry, match._state
        match._do(number, *match._step(entry))


def begin_again(journal: Journal, game: Game[Any]) -> Match:
    """A match that begins as a journal's did, before its first line."""
    header, draws = journal.header, journal.draws
    game = game.at(header.rules_version)
    if not game.plays_by(header.components_hash):
        raise BadJournal(
            f"the journal was played with another component file ({header.components_hash[:12]}) than the present one "
            f"({game.components_hash[:12]}); set APOGEE_COMPONENTS to the file it was played with."
        )
    if draws is None:
        raise BadJournal("the journal was exported before the match ended and keeps its secrets; export it afterwards.")
    try:
        if header.position is None:
            match = game.match(header.players, draws.seed, header.options, salt=draws.salt, entropy=header.entropy)
        else:
            match = game.match_from(header.position, draws.seed, salt=draws.salt, entropy=header.entropy)
    except ApogeeError as error:
        raise BadJournal(f"the journal begins with what cannot be: {error}") from None
    begun = match.journal.header
    options = {**begun.options, **header.options}  # an option that came later has its default
    if begun != replace(header, components_hash=game.components_hash, options=options):
        raise BadJournal("the header of the journal does not fit what it begins with.")
    return match


def _replay_line(match: Match, number: int, entry: Entry) -> None:
    """One line of another match's journal, checked."""
    game, state = match.game, match._state
    if entry.back_to is not None or entry.withdrawn is not None:
        if entry.withdrawn is not None and can_be_withdrawn(match.standing, entry.withdrawn):
            match._without(entry.withdrawn)
        match._take_lines_back(entry)
        return
    if entry.seat is None:
        odds = state.chance_outcomes() if state.current() == CHANCE else []
        words = tuple((game.outcomes[outcome], weight) for outcome, weight in odds)
        outcome = game.outcome(entry.words)
        if outcome is None or entry.words not in [each for each, _ in words]:
            raise BadJournal(f"line {number}: chance cannot bring {entry.words!r} here.")
        if entry.odds and entry.odds != words:
            raise BadJournal(f"line {number}: the outcomes and weights are not those of the rules.")
        match._apply(Entry(None, entry.words, words, entry.is_scripted), CHANCE, outcome)
        return
    if state.current() == CHANCE:
        raise BadJournal(f"line {number}: chance has to decide before seat {entry.seat} can act.")
    if entry.seat >= match.journal.header.players:
        raise BadJournal(f"line {number}: there is no seat {entry.seat}.")
    try:
        action = game.action(entry.words)
    except UnknownAction as error:
        raise BadJournal(f"line {number}: {error}") from None
    if refused := refused_at(game, state, entry.seat, action):
        raise BadJournal(f"line {number}: {entry.words!r} is illegal by {refused.rule}: {refused.reason}")
    match._apply(Entry(entry.seat, entry.words), entry.seat, action)
