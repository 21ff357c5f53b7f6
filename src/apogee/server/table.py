"""Table: one table as its lines tell it. It does no input or output and has no clock: a room folds lines into it.

A line is a small JSON object that says what was done. When a line is new, the chance that follows it is written into
it; when it is read again, chance is compared with it. A line that takes steps back also says what those steps had told,
so that they need not be played again. Each viewer (a seat or the spectator) has a feed: the events that it may know of,
with numbers of its own.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import count, takewhile
from typing import Any, Literal

import msgspec
from msgspec import Struct

from apogee.bots import roster
from apogee.core.errors import BadJournal, UnknownAction, UnknownBot
from apogee.core.game import NO_ANSWER, Game
from apogee.core.journal import Entry
from apogee.core.match import Match, alike
from apogee.lessons import LEARNER, Chapter, answers_in, lesson_of
from apogee.lessons import Answer as ScriptedAnswer
from apogee.server import protocol
from apogee.server.limits import Limits
from apogee.server.names import likeness
from apogee.server.protocol import encode, plain_line
from apogee.server.refusal import Refusal, as_given

Status = Literal["open", "running", "finished", "closed"]
SECONDS = {"seconds": 1, "days": 86_400}


class Script(Struct, frozen=True):
    """Of a lesson: which chapter it is, and what chance brings."""

    chapter: str
    hash: str  # of the whole lesson
    expect: list[str]


class Founding(Struct, frozen=True, kw_only=True):
    """What a table began with; it never changes."""

    id: str
    game: str
    rules_version: int
    components_hash: str  # of the whole text of its component file
    players: int
    options: dict[str, str]
    host: str  # a person's id
    host_name: str
    name: str = ""  # of the table, where it has one
    is_public: bool
    grace_seconds: int
    clock: protocol.Clock | None
    shows_chances: bool = False  # to spectators; the oldest tables say nothing of it
    bots: dict[int, str]
    reserved: dict[int, str]  # seat -> the person it is kept for
    seed: str
    salt: str
    commitment: str
    position: dict[str, Any] | None = None
    rematch_of: str | None = None
    lesson: Script | None = None


class Seat:
    """A place at the table, and who has it."""

    def __init__(self, bot: str | None, reserved: str | None) -> None:
        self.person: str | None = None
        self.name: str | None = None
        self.bot = bot
        self.reserved = reserved
        self.entropy = ""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def kind(self) -> Literal["open", "reserved", "person", "bot"]:
        if self.bot is not None:
            return "bot"
        if self.person is not None:
            return "person"
        return "open" if self.reserved is None else "reserved"


class Request:
    """A seat asks everybody to go back to a line."""

    def __init__(self, number: int, seat: int, to: int) -> None:
        self.number = number
        self.seat = seat
        self.to = to
        self.agreed = {seat}

    def as_it_is(self) -> Request:
        twin = alike(self)
        twin.agreed = self.agreed.copy()
        return twin


class Feed:
    """What one viewer was told, in order; an event's number is its place, counted from 1."""

    def __init__(self, most_bytes: int = Limits.event_bytes) -> None:
        self.most_bytes = most_bytes  # of the latest events, which are shown
        self.texts: list[bytes] = []
        self.chat: deque[int] = deque()  # the places of chat that may yet be shown
        self.chat_bytes = 0  # of that
        self.lines = array("I")  # of the journal, in force; beside each the number of an event that it told:
        self.numbers = array("I")
        self.late: set[tuple[int, float | None]] = set()  # seats whose time ran out, and since when they had been asked

    def add(self, text: bytes, line: int = 0) -> None:
        self.texts.append(text)
        if line:
            self.lines.append(line)
            self.numbers.append(len(self.texts))

    def add_said(self, text: bytes) -> None:
        """Add a line of chat. Chat is forgotten that will not be shown again, because there is enough after it.

        The line that is added does not count as such: it is not shown before it is on disk.
        """
        self.chat.append(len(self.texts))
        self.texts.append(text)
        self.chat_bytes += len(text) + 1
        while self.chat_bytes - len(text) - 1 - (oldest := len(self.texts[self.chat[0]]) + 1) > self.most_bytes:
            self.texts[self.chat.popleft()] = b""
            self.chat_bytes -= oldest

    def tell_late(self, seat: int, since: float | None) -> None:
        """Tell that time ran out for a seat: once per deadline, however many small steps the clock then decided."""
        if (seat, since) not in self.late:
            self.late.add((seat, since))
            self.add(encode({"table": "clock", "seat": seat}))

    def texts_by_line(self, lines: Sequence[int]) -> list[list[str]]:
        """What each of some lines told that are in force, in their order."""
        texts: dict[int, list[str]] = {line: [] for line in lines}
        first = bisect_left(self.lines, lines[0])
        for line, number in zip(self.lines[first:], self.numbers[first:], strict=True):
            if line in texts:
                texts[line].append(self.texts[number - 1].decode())
        return list(texts.values())

    def undo(self, lines: range) -> list[int]:
        """Remove lines that are no longer in force, and give the numbers of the events that they told."""
        first, last = (bisect_left(self.lines, line) for line in (lines.start, lines.stop))
        undone = self.numbers[first:last].tolist()
        del self.lines[first:last], self.numbers[first:last]
        return undone

    def since_that_fits(self, since: int, number: int, most_bytes: int) -> int:
        """The lowest number from `since` on such that the events after it take no more than so many bytes."""
        left = most_bytes
        for place in range(number - 1, since - 1, -1):
            left -= len(self.texts[place]) + 1
            if left < 0:
                return place + 1
        return since


class Table:
    """Who sits where, the match, what each viewer was told, and what may be done next."""

    def __init__(self, founding: Founding, game: Game[Any], event_bytes: int = Limits.event_bytes) -> None:
        self.founding = founding
        self.game = game
        players = founding.players
        self.seats = [
            Seat(roster.today(founding.bots.get(seat)), founding.reserved.get(seat)) for seat in range(players)
        ]
        self.members = {founding.host, *founding.reserved.values()}
        self.invitations: dict[str, int | None] = {}  # hash of an unused token -> seat, or None to watch
        self.match: Match | None = None
        self.is_closed = False
        self.rematch: str | None = None
        self.request: Request | None = None
        self.requests = 0
        self.said_lines = 0  # of chat
        self.asides = 0  # lines of ASIDES
        self.backs = [0] * players  # how often each seat went back, or asked everybody to
        self.decisions = [1] * players  # per seat, the number of its next decision
        self.asked_at: list[float | None] = [None] * players  # since when a seat is waited for, as everybody can tell
        self.asked_for: dict[int, float] = {}  # the same for a line of the journal, should it be taken back
        self.by_clock: set[int] = set()  # lines of the journal that nobody decided in time
        self.muted: set[tuple[int, int]] = set()  # who hears whom no more
        self.orders: list[set[str]] = [set() for _ in range(players)]  # standing orders, by seat
        self.by_hand: set[int] = set()  # seats that went back, and answer themselves now whatever they ordered
        self.feeds = [Feed(event_bytes) for _ in range(players + 1)]  # the last one is the spectator's
        self.lines = 0
        self.by_people = 0  # commands of somebody, by their last line; not rematches, which are answered more than once
        self.digest = founding.commitment
        self.is_news = False  # whether everybody was told something by the last line
        self.is_checking = True  # whether lines that are read again are held to what they say of themselves

    def as_it_is(self) -> Table:
        """A copy that stays as the table is now, to answer questions while a line is folded into this one.

        It shares its feeds with this table, and they go on growing.
        """
        twin = alike(self)
        twin.seats = [alike(seat) for seat in self.seats]
        twin.members = self.members.copy()
        twin.invitations = self.invitations.copy()
        twin.match = self.match.as_it_is() if self.match is not None else None
        twin.request = self.request.as_it_is() if self.request is not None else None
        twin.backs, twin.decisions, twin.asked_at = self.backs.copy(), self.decisions.copy(), self.asked_at.copy()
        twin.by_clock, twin.by_hand = self.by_clock.copy(), self.by_hand.copy()
        twin.orders = self.orders.copy()
        return twin

    # --- Asking

    @property
    def status(self) -> Status:
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "open"
        return "finished" if self.match.over else "running"

    @property
    def is_listed(self) -> bool:
        """Whether everybody finds it in the list of tables."""
        return self.founding.is_public and self.status in ("open", "running")

    def ending(self) -> str | None:
        """How a finished match ended and who sat where, for lists: `ending_for` reads it."""
        result = self.match.journal.result if self.match is not None else None
        if result is None:
            return None
        seats = [{"bot": seat.bot, "name": seat.name, "person": seat.person} for seat in self.seats]
        return text_of({"seats": seats, "scores": result.scores, "winners": result.winners})

    def seat_of(self, person: str | None) -> int | None:
        """The seat that a person has."""
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    def may_watch(self, person: str | None) -> bool:
        return self.founding.is_public or person in self.members

    def pending(self) -> tuple[int, ...]:
        """The seats that are waited for; a law says that everybody may know it."""
        return self.match.pending() if self.match else ()

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat may take its last step back without asking anybody; what the clock decided stands."""
        line = self.match.own_take_back(seat) if self.match else None
        return line is not None and line not in self.by_clock

    def before_step(self, seat: int) -> int | None:
        """The line before a seat's own last step in force; None where it has done nothing."""
        standing = self.match.standing if self.match else []
        own = [place for place, (_, entry) in enumerate(standing) if entry.seat == seat]
        return ([0] + [line for line, _ in standing])[own[-1]] if own else None

    def has_step(self, seat: int) -> bool:
        """Whether a seat has a step in force. Every frame asks, so the last line answers if nothing was taken back."""
        for entry in reversed(self.match.journal.entries if self.match else []):
            if entry.seat == seat:
                return True
            if entry.back_to is not None or entry.withdrawn is not None:
                return self.before_step(seat) is not None
        return False

    def feed(self, seat: int | None) -> Feed:
        return self.feeds[-1 if seat is None else seat]

    def deadline(self, seat: int) -> float | None:
        """When a pending seat runs out of time, where there is a clock."""
        clock, since = self.founding.clock, self.asked_at[seat]
        return since + clock.length * SECONDS[clock.unit] if clock and since is not None else None

    def own_orders(self, seat: int | None) -> dict[str, bool]:
        """The standing orders that a seat may give, and whether it gave them."""
        match = self.match
        if seat is None or match is None or match.over or not self.game.extras.orders:
            return {}
        return {order: order in self.orders[seat] for order in self.game.orders_for(match.state, seat)}

    def obey(self, seat: int) -> str | None:
        """The action that a seat's standing orders choose, if any. They count only while their person has the seat."""
        if not self.orders[seat] or seat in self.by_hand or self.match is None or seat not in self.pending():
            return None
        return self.game.obey(self.match.state, seat, self.orders[seat])

    def default(self, seat: int) -> str | None:
        """The game's default action for a pending seat whose time ran out, unless a bot has to decide."""
        assert self.match is not None
        action = self.game.extras.default(self.match.state, seat)
        return self.obey(seat) or (None if action == NO_ANSWER else self.game.actions[action])

    def wake_at(self) -> float | None:
        """When the table needs attention though nobody is here: for bots and orders under a clock, or at its end."""
        if self.founding.clock is None:
            return None
        pending = self.pending()
        if any(self.seats[seat].bot or self.obey(seat) for seat in pending):
            return 0.0
        return min((at for seat in pending if (at := self.deadline(seat)) is not None), default=None)

    # --- Lessons

    def chapter(self) -> Chapter | None:
        """The chapter of the lesson that is taught here; None where none is, or where it is another one today."""
        script, lesson = self.founding.lesson, lesson_of(self.game.name)
        if script is None or lesson is None or lesson.hash != script.hash:
            return None
        return lesson.chapter(script.chapter)

    def told_to_learner(self) -> list[dict[str, Any]]:
        """What the learner has been told of the match, without what was taken back."""
        feed = self.feeds[LEARNER]
        return [msgspec.json.decode(feed.texts[number - 1]) for number in feed.numbers]

    def lesson_due(self) -> ScriptedAnswer | None:
        """What somebody else does next, by the lesson's script."""
        chapter = self.chapter()
        if chapter is None or self.match is None:
            return None
        return chapter.due(chapter.done(self.told_to_learner()), answers_in(self.match))

    def lesson_info(self) -> protocol.LessonInfo | None:
        """What the learner is to do."""
        script, lesson, chapter = self.founding.lesson, lesson_of(self.game.name), self.chapter()
        if script is None or self.match is None:
            return None
        chapters = [each.id for each in lesson.beside(script.chapter)] if lesson else []
        if chapter is None:
            return protocol.LessonInfo(script.chapter, chapters, None, 0, 0, [], [], is_changed=True, found=None)
        done = chapter.done(self.told_to_learner())
        step = chapter.steps[done] if done < len(chapter.steps) else None
        point, line = (list(step.point), list(step.line)) if step and not chapter.why else ([], [])
        name = step.id if step else None
        why = chapter.why
        found = None
        if why is not None and step is None:
            reason = protocol.Reason(why.reason.case, dict(why.reason.facts))
            found = protocol.FoundInfo(reason, *why.percents)
        return protocol.LessonInfo(
            chapter.id, chapters, name, done, len(chapter.steps), point, line, is_changed=False, found=found
        )

    def _expect_on_the_way(self, match: Match, told: Sequence[dict[str, Any]], seat: int, words: str) -> None:
        """In a lesson, refuse what leads away from the step's goal."""
        chapter = self.chapter() if seat == LEARNER else None
        if chapter is not None and not chapter.leads_on(match, told, words):
            step = chapter.steps[min(chapter.done(told), len(chapter.steps) - 1)]
            raise Refusal("astray", reason="problem-astray" if chapter.why else f"lesson-{chapter.id}-{step.id}-astray")

    # --- Deciding: what a command comes to as a line, or why it cannot be

    def play_line(self, seat: int, decision: int, words: str, by: str) -> dict[str, Any]:
        """The line of an answer to a decision; a rule of the game bars those after the end."""
        match = self.match_needed()
        self._expect_decision(seat, decision)
        self._expect_legal(match, seat, words)
        if self.founding.lesson is not None and by == "person":
            self._expect_on_the_way(match, self.told_to_learner(), seat, words)
        return {"do": "play", "seat": seat, "words": words, "by": by}

    def _expect_legal(self, match: Match, seat: int, words: str) -> None:
        try:
            refused = match.refusal(seat, words)
        except UnknownAction as error:
            raise Refusal("unknown-action", given=as_given(words), near=error.hint, reason=str(error)) from None
        if refused:
            raise Refusal("illegal", refused=refused)

    def step_lines(self, seat: int, decision: int, steps: Sequence[str], take_back: int) -> list[dict[str, Any]]:
        """The lines of several steps, after so many of the seat's last ones are taken back: all of them can be done.

        What would be taken back and done again at once stays. The rest is tried on a twin. A list ends with the first
        step that tells anybody anything new, chance included: what is refused after it would tell of what is to come.
        """
        ahead = self.match_needed().as_it_is()
        self._expect_decision(seat, decision)
        staying = self._count_staying(seat, steps, take_back)
        take_back, steps = take_back - staying, steps[staying:]
        for _ in range(take_back):
            line = ahead.own_take_back(seat)
            if line is None or line in self.by_clock:
                raise Refusal("no-take-back" if self.has_step(seat) else "no-step")
            ahead.take_back_own(seat)
        for number, words in enumerate(steps, 1):
            try:
                self._expect_legal(ahead, seat, words)
                if self.founding.lesson is not None:
                    self._expect_on_the_way(ahead, ahead.log(seat), seat, words)
            except Refusal as refusal:
                refusal.facts["step"] = staying + number
                raise
            if number < len(steps):
                ahead.play(seat, words)
                if ahead.own_take_back(seat) is None:
                    raise Refusal("step-tells", step=staying + number)
        lines = [{"do": "take-back", "seat": seat} for _ in range(take_back)]
        lines += [{"do": "play", "seat": seat, "words": words, "by": "person"} for words in steps]
        return [*({**line, "more": True} for line in lines[:-1]), lines[-1]]

    def _count_staying(self, seat: int, steps: Sequence[str], take_back: int) -> int:
        """How many of the steps to take back are those that come again first. Something always changes."""
        own = [entry.words for _, entry in self.match_needed().standing if entry.seat == seat]
        if take_back > len(own):
            return 0
        taken = own[len(own) - take_back :]
        same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(taken, steps, strict=False))))
        return same if same < max(take_back, len(steps)) else same - 1

    def take_back_line(self, seat: int, decision: int) -> dict[str, Any]:
        """The line of a take-back that needs nobody's consent."""
        self.match_on()
        self._expect_decision(seat, decision)
        if not self.may_take_back(seat):
            raise Refusal("no-take-back" if self.has_step(seat) else "no-step")
        return {"do": "take-back", "seat": seat}

    def ask_back_line(self, seat: int, decision: int) -> dict[str, Any]:
        """The line of a request to go back to before one's own last step."""
        self.match_on()
        self._expect_decision(seat, decision)
        if self.request:
            raise Refusal("request-open")
        if self.may_take_back(seat):
            raise Refusal("consent-not-needed")
        if self.founding.lesson is not None:  # chance would bring something else then
            raise Refusal("no-take-back")
        before = self.before_step(seat)
        if before is None:
            raise Refusal("no-step")
        return {"do": "ask-back", "seat": seat, "to": before}

    def answer_back_line(self, seat: int, request: int, agree: bool) -> dict[str, Any]:
        """The line of an answer to such a request."""
        self.match_on()
        if self.request is None or self.request.number != request:
            raise Refusal("no-request")
        if agree and seat in self.request.agreed:
            raise Refusal("request-open")
        return {"do": "answer-back", "seat": seat, "agree": agree}

    def sit_line(self, person: str, name: str, seat: int, entropy: str) -> dict[str, Any]:
        """The line of somebody who takes a seat."""
        self._expect_seat(seat)
        self._expect_seat_for(person, seat)
        return {"do": "sit", "seat": seat, "person": person, "name": self._own_name(name), "entropy": entropy}

    def _expect_seat_for(self, person: str | None, seat: int) -> None:
        """The seat is free, and somebody may have it."""
        self._expect_free(person, seat)
        if not self.founding.is_public and self.seats[seat].reserved != person != self.founding.host:
            raise Refusal("not-invited")  # to watch, or to another seat

    def may_sit(self, person: str | None) -> tuple[int, ...]:
        """The seats that somebody may take, with or without a name yet."""
        if self.match is not None:  # there are none any more
            return ()
        found = []
        for seat in range(len(self.seats)):
            with suppress(Refusal):
                self._expect_seat_for(person, seat)
                found.append(seat)
        return tuple(found)

    def _own_name(self, name: str) -> str:
        """A name that nobody else at the table has: the second Ada is Ada 2."""
        taken = {likeness(seat.name) for seat in self.seats if seat.name is not None}
        names = (name if number == 1 else f"{name} {number}" for number in count(1))
        return next(each for each in names if likeness(each) not in taken)

    def accept_line(self, person: str, token: str) -> dict[str, Any]:
        """The line of somebody who comes with an invitation: a seat is kept for them, or they may watch."""
        if token not in self.invitations:
            raise Refusal("no-invitation")
        seat = self.invitations[token]
        if seat is not None:
            self._expect_free(person, seat, token)
        return {"do": "accept", "seat": seat, "person": person, "token": token}

    def leave_line(self, seat: int) -> dict[str, Any]:
        """The line of somebody who gets up; in a match a bot goes on for them."""
        if self.is_closed:
            raise Refusal("closed")
        if self.match is not None and self.match.over:
            raise Refusal("over")
        return {"do": "leave", "seat": seat, "bot": roster.best(self.game.name) if self.match else None}

    def seat_bot_line(self, person: str, seat: int, bot: str | None) -> dict[str, Any]:
        """The line of a host who gives a seat to a bot, or takes it away from one."""
        self._expect_host(person)
        self._expect_open()
        self._expect_seat(seat)
        if self.seats[seat].person is not None:
            raise Refusal("seat-taken")
        if bot is not None:
            try:
                roster.expect_bot(self.game.name, bot)
            except UnknownBot as error:
                raise Refusal("wrong-game", wrong=(self.game, error)) from None
        return {"do": "seat-bot", "seat": seat, "bot": bot}

    def invite_line(self, person: str, seat: int | None, token: str) -> dict[str, Any]:
        """The line of an invitation; it holds only the hash of the token."""
        self._expect_host(person)
        if self.is_closed:
            raise Refusal("closed")
        if seat is not None:
            self._expect_open()
            self._expect_seat(seat)
            if not self.seats[seat].is_open:
                raise Refusal("seat-taken")
        return {"do": "invite", "seat": seat, "token": token}

    def say_line(self, seat: int, text: str) -> dict[str, Any]:
        """The line of a line of chat."""
        return {"do": "say", "seat": seat, "text": plain_line(text, "text")}

    def mute_line(self, seat: int, other: int, on: bool) -> dict[str, Any]:
        """The line of a seat that hears another no more, or again."""
        self._expect_seat(other)
        if other == seat:
            raise Refusal("muted-self")
        return {"do": "mute", "seat": seat, "of": other, "on": on}

    def order_line(self, seat: int, order: str, on: bool) -> dict[str, Any]:
        """The line of a seat that gives a standing order, or revokes it."""
        self.match_on()
        if order not in self.own_orders(seat):
            raise Refusal("no-order", given=as_given(order))
        return {"do": "order", "seat": seat, "order": order, "on": on}

    def rematch_line(self, seat: int, table: str) -> dict[str, Any]:
        """The line that tells of another table for the same people."""
        if self.match is None or not self.match.over:
            raise Refusal("not-finished")
        return {"do": "rematch", "seat": seat, "table": table}

    def close_line(self, person: str) -> dict[str, Any]:
        """The line of a host who gives up."""
        self._expect_host(person)
        self._expect_open()
        return {"do": "close"}

    def seat_needed(self, person: str) -> int:
        """The seat of somebody who must have one."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def match_needed(self) -> Match:
        """The match, which must have begun."""
        if self.is_closed:
            raise Refusal("closed")
        if self.match is None:
            raise Refusal("no-match")
        return self.match

    def match_on(self) -> Match:
        """The match, which must be running."""
        match = self.match_needed()
        if match.over:
            raise Refusal("over")
        return match

    def _expect_decision(self, seat: int, decision: int) -> None:
        if decision != self.decisions[seat]:
            self.match_on()
            raise Refusal("late")

    def _expect_host(self, person: str) -> None:
        if person != self.founding.host:
            raise Refusal("not-host")

    def _expect_open(self) -> None:
        if self.is_closed:
            raise Refusal("closed")
        if self.match is not None:
            raise Refusal("running")

    def _expect_free(self, person: str | None, seat: int, token: str | None = None) -> None:
        """The seat is open, and kept for nobody else."""
        if self.is_closed:
            raise Refusal("closed")
        if self.seat_of(person) is not None:
            raise Refusal("seated")
        place = self.seats[seat]
        if not place.is_open or place.reserved not in (None, person, token):
            raise Refusal("seat-taken")

    def _expect_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-seat", given=seat)

    # --- Folding: what a line changes

    def fold(self, body: dict[str, Any], at: float, later: dict[str, Any] | None = None) -> None:
        """Do what a line says. Chance is written into a new line; with an old line it is compared.

        `later` is given for a line that was taken back since, and for the one that took it back: neither is played.
        """
        told = len(self.feeds[-1].texts)
        if later is None:
            FOLDS[body["do"]](self, body, at)
        elif body["do"] == "play":
            self._play_not(body, later)
        else:
            self._take_back_not(body)
        if self.match is not None:
            self.match.forget_told()
        self.lines += 1
        self.asides += body["do"] in ASIDES
        is_answer = "more" not in body and body["do"] != "rematch"
        self.by_people += is_answer and body.get("by", "person") == "person"
        self.is_news = len(self.feeds[-1].texts) > told

    def _sit(self, body: dict[str, Any], at: float) -> None:
        seat = self.seats[body["seat"]]
        seat.person, seat.name, seat.entropy, seat.reserved = body["person"], body["name"], body["entropy"], None
        self.members.add(body["person"])
        self._forget_invitations(body["seat"])
        self._tell({"table": "sit", "seat": body["seat"], "name": body["name"]})
        self._maybe_start(body, at)

    def _accept(self, body: dict[str, Any], at: float) -> None:  # noqa: ARG002 - what every fold is given
        self.members.add(body["person"])
        del self.invitations[body["token"]]
        if body["seat"] is not None:
            self.seats[body["seat"]].reserved = body["person"]

    def _forget_invitations(self, seat: int) -> None:
        """Drop the invitations to a seat."""
        self.invitations = {token: invited for token, invited in self.invitations.items() if invited != seat}

    def _leave(self, body: dict[str, Any], at: float) -> None:
        seat = self.seats[body["seat"]]
        self._tell({"table": "leave", "seat": body["seat"], "name": seat.name, "bot": roster.today(body["bot"])})
        seat.person, seat.bot, seat.reserved = None, roster.today(body["bot"]), None
        if seat.bot is None:
            seat.name, seat.entropy = None, ""
        self.orders[body["seat"]] = set()
        if self.request:  # one less to ask
            self._maybe_go_back(body, at)

    def _seat_bot(self, body: dict[str, Any], at: float) -> None:
        seat = self.seats[body["seat"]]
        seat.bot, seat.reserved = roster.today(body["bot"]), None
        self._forget_invitations(body["seat"])
        self._tell({"table": "seat-bot", "seat": body["seat"], "bot": seat.bot})
        self._maybe_start(body, at)

    def _invite(self, body: dict[str, Any], at: float) -> None:  # noqa: ARG002
        if body["seat"] is not None:  # the seat is kept for whoever comes with it, and not with an earlier one
            self._forget_invitations(body["seat"])
            self.seats[body["seat"]].reserved = body["token"]
        self.invitations[body["token"]] = body["seat"]

    def _play(self, body: dict[str, Any], at: float) -> None:
        assert self.match is not None
        seat, before = body["seat"], len(self.match.journal.entries)
        heard = len(self.feeds[-1].texts)
        self.match.play(seat, body["words"])
        self._settle(body, before)
        self.by_hand.discard(seat)
        self.decisions[seat] += 1
        self.asked_for[before + 1] = self.asked_at[seat] or at
        if body["by"] == "clock":
            self.by_clock.add(before + 1)
        is_public = len(self.feeds[-1].texts) > heard
        if is_public:
            self.request = None  # what was agreed to is no longer what would be taken back
        self._ask(at, {seat} if is_public else set())

    def _play_not(self, body: dict[str, Any], later: dict[str, Any]) -> None:
        """Fold a step that a later line takes back: it is written and told, but not played."""
        assert self.match is not None
        seat = body["seat"]
        self.match.skip(Entry(seat=seat, words=body["words"], is_public=later["public"]))
        line = len(self.match.journal.entries)
        for group in later["told"]:
            texts = [text.encode() for text in group["texts"]]
            for viewer in group["to"]:
                for text in texts:
                    self.feeds[viewer].add(text, line)
                if viewer == len(self.seats):
                    self.request = None
        self.by_hand.discard(seat)
        self.decisions[seat] += 1

    def _take_back_not(self, body: dict[str, Any]) -> None:
        """Fold the take-back of steps that were not played: only what it told is done."""
        assert self.match is not None
        self.match.skip(Entry(back_to=body["to"]))
        self.by_hand.add(body["seat"])
        self.backs[body["seat"]] += 1
        if self._tell_back(body["seat"], range(body["to"] + 1, len(self.match.journal.entries))):
            self.request = None
        self._renumber(body["changed"])
        self.asked_at = body["asked"].copy()

    def _take_back(self, body: dict[str, Any], at: float) -> None:
        assert self.match is not None
        match, seat = self.match, body["seat"]
        own = next((line for line, entry in reversed(match.standing) if entry.seat == seat), 0)
        sights, standing = self._sights(body), [line for line, _ in match.standing]
        if "to" in body:
            match.take_back(body["to"])
        elif "alone" in body:
            match.withdraw(body["alone"])
        else:
            match.take_back_own(seat)
            entry = match.journal.entries[-1]
            body |= {"to": entry.back_to} if entry.back_to is not None else {"alone": entry.withdrawn}
        if "to" in body:
            self._note_told(body, standing[bisect_right(standing, body["to"]) :])
        alone = body.get("alone")
        undone = range(body["to"] + 1, len(match.journal.entries)) if alone is None else range(alone, alone + 1)
        self.by_hand.add(seat)
        self.backs[seat] += 1
        if self._undo(body, seat, undone, sights):
            self.request = None
            self._ask(at, set(range(len(self.seats))))
            self.asked_at[seat] = self.asked_for[own]  # whoever takes back gains no time by it
        if "skipped" in body:
            self._hold_to(body, "asked", self.asked_at.copy())

    def _note_told(self, body: dict[str, Any], undone: Sequence[int]) -> None:
        """Write into a take-back's line what the steps had told that it takes back, if all of them were decisions."""
        assert self.match is not None
        entries = [self.match.journal.entries[line - 1] for line in undone]
        if self.by_clock.intersection(undone) or any(entry.is_chance for entry in entries):
            return
        told: list[dict[tuple[str, ...], list[int]]] = [{} for _ in undone]  # for each line: texts -> who read them
        for viewer, feed in enumerate(self.feeds):
            for groups, texts in zip(told, feed.texts_by_line(undone), strict=True):
                groups.setdefault(tuple(texts), []).append(viewer)
        skipped = [
            {
                "public": entry.is_public,
                "told": [{"to": viewers, "texts": list(texts)} for texts, viewers in groups.items() if texts],
            }
            for entry, groups in zip(entries, told, strict=True)
        ]
        self._hold_to(body, "skipped", skipped)

    def _hold_to(self, body: dict[str, Any], what: str, found: object) -> None:
        """Write a fact into a new line. An old line that has the fact must have the same."""
        if body.setdefault(what, found) != found:
            raise BadJournal(f"line {self.lines + 1} of table {self.founding.id}: its {what!r} is different now.")

    def _ask_back(self, body: dict[str, Any], at: float) -> None:
        self.requests += 1
        self.backs[body["seat"]] += 1
        self.request = Request(self.requests, body["seat"], body["to"])
        self._tell({"table": "ask-back", "seat": body["seat"], "request": self.requests})
        self._maybe_go_back(body, at)

    def _answer_back(self, body: dict[str, Any], at: float) -> None:
        assert self.request is not None
        self._tell({"table": "answer-back", "seat": body["seat"], "agree": body["agree"]})
        if not body["agree"]:
            self.request = None
            return
        self.request.agreed.add(body["seat"])
        self._maybe_go_back(body, at)

    def _maybe_go_back(self, body: dict[str, Any], at: float) -> None:
        """Go back when every person at the table agrees; bots always do."""
        assert self.match is not None
        assert self.request is not None
        people = {number for number, seat in enumerate(self.seats) if seat.person is not None}
        if people - self.request.agreed:
            return
        request, self.request = self.request, None
        if not self.match.stands(request.to):
            return  # it was taken back otherwise
        sights, before = self._sights(body), len(self.match.journal.entries) + 1
        self.match.take_back(request.to)
        self._undo(body, request.seat, range(request.to + 1, before), sights)
        self.by_hand.add(request.seat)
        self._settle(body, before)
        self._ask(at, set(range(len(self.seats))))

    def _say(self, body: dict[str, Any], at: float) -> None:  # noqa: ARG002
        self.said_lines += 1
        deaf = [hearer for hearer, speaker in self.muted if speaker == body["seat"]]
        text = encode({"table": "say", "seat": body["seat"], "text": body["text"]})
        for viewer, feed in enumerate(self.feeds):
            if viewer not in deaf:
                feed.add_said(text)

    def _mute(self, body: dict[str, Any], at: float) -> None:  # noqa: ARG002
        pair = (body["seat"], body["of"])
        self.muted = self.muted | {pair} if body["on"] else self.muted - {pair}

    def _order(self, body: dict[str, Any], at: float) -> None:  # noqa: ARG002
        own = self.orders[body["seat"]]
        self.orders[body["seat"]] = own | {body["order"]} if body["on"] else own - {body["order"]}

    def _rematch(self, body: dict[str, Any], at: float) -> None:  # noqa: ARG002
        self.rematch = body["table"]
        self._tell({"table": "rematch", "seat": body["seat"]})

    def _close(self, body: dict[str, Any], at: float) -> None:  # noqa: ARG002
        self.is_closed = True
        self.invitations.clear()
        self._tell({"table": "close"})

    def _maybe_start(self, body: dict[str, Any], at: float) -> None:
        """The match begins when no seat is open; what the seats added to the shuffle is fixed by then."""
        if any(seat.is_open for seat in self.seats):
            return
        founding, entropy = self.founding, tuple(seat.entropy for seat in self.seats)
        if founding.position is None:
            self.match = self.game.match(
                founding.players, founding.seed, founding.options, salt=founding.salt, entropy=entropy
            )
        else:
            self.match = self.game.match_from(founding.position, founding.seed, salt=founding.salt, entropy=entropy)
        if founding.lesson is not None:
            self.match.expect(*founding.lesson.expect, by_kind=True)
        self._tell({"table": "start"})
        self.match.pending()  # deals
        self._settle(body, 0)
        self._ask(at, set())

    def _settle(self, body: dict[str, Any], before: int) -> None:
        """Tell what happened after a line of the journal, and compare chance with what the table's line says of it."""
        assert self.match is not None
        self._hold_to(body, "chance", [entry.words for entry in self.match.journal.entries[before:] if entry.is_chance])
        known: dict[bytes, bytes] = {}  # viewers who are told the same share the text of it
        for viewer, feed in enumerate(self.feeds):
            seat = viewer if viewer < len(self.seats) else None
            readings = self.match.numbered_log(seat, after=before)
            if body.get("by") == "clock" and (readings or seat == body["seat"]):
                feed.tell_late(body["seat"], self.asked_at[body["seat"]])
            for line, reading in readings:
                text = encode(reading)
                feed.add(known.setdefault(text, text), line)

    def _tell(self, event: dict[str, Any]) -> None:
        """Tell all viewers of something that is no secret."""
        text = encode(event)
        for feed in self.feeds:
            feed.add(text)

    def _sights(self, body: dict[str, Any]) -> list[tuple[Any, Any]]:
        """What each seat sees and may do; nothing if the line already says for which seats that changes."""
        assert self.match is not None
        if "changed" in body and not self.is_checking:
            return []
        return [(self.match.view(seat), self.match.choices(seat)) for seat in range(len(self.seats))]

    def _undo(self, body: dict[str, Any], seat: int, undone: range, sights: list[tuple[Any, Any]]) -> bool:
        """Tell of a take-back, and renumber the decisions that it changed. Returns whether everybody was told."""
        is_public = self._tell_back(seat, undone)
        if sights:
            pairs = enumerate(zip(sights, self._sights({}), strict=True))
            self._hold_to(body, "changed", [each for each, (saw, sees) in pairs if saw != sees or each == seat])
        self._renumber(body["changed"])
        return is_public

    def _tell_back(self, seat: int, lines: range) -> bool:
        """Tell of a take-back those who were told of what it takes back. Returns whether that was everybody."""
        is_public = False
        for feed in self.feeds:
            undone = feed.undo(lines)
            if undone:
                feed.add(encode({"table": "take-back", "seat": seat, "undone": undone}))
                is_public = is_public or feed is self.feeds[-1]
        return is_public

    def _renumber(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.decisions[seat] += 1

    def _ask(self, at: float, anew: set[int]) -> None:
        """Set since when each seat is waited for; the time starts anew for seats whose last decision everybody saw."""
        pending = self.pending()
        for seat in range(len(self.seats)):
            if seat not in pending:
                self.asked_at[seat] = None
            elif self.asked_at[seat] is None or seat in anew:
                self.asked_at[seat] = at


FOLDS = {
    "sit": Table._sit,
    "accept": Table._accept,
    "leave": Table._leave,
    "seat-bot": Table._seat_bot,
    "invite": Table._invite,
    "play": Table._play,
    "take-back": Table._take_back,
    "ask-back": Table._ask_back,
    "answer-back": Table._answer_back,
    "say": Table._say,
    "mute": Table._mute,
    "order": Table._order,
    "rematch": Table._rematch,
    "close": Table._close,
}


def not_to_be_played(bodies: Sequence[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """The places of lines that need not be played, each with what `fold` is to know of it.

    These are steps that a later line took back and tells of, together with that line, if nothing that depends on them
    came between. In doubt, a line is played.
    """
    found: dict[int, dict[str, Any]] = {}
    standing: list[tuple[int, int]] = []  # the steps in force: their places, and their lines in the journal
    played = 0  # how many of those that stand have to be played
    last, asked = 0, 0  # the journal's last line; where the last request wants to go back to
    for place, body in enumerate(bodies):
        if body["do"] in IDLE:
            continue
        if body["do"] == "play":
            standing.append((place, last + 1))
            last += 1 + len(body["chance"])
            continue
        if body["do"] == "ask-back":
            asked = body["to"]
        is_back = body["do"] == "take-back" or (last > 0 and "chance" in body)
        to, skipped = body.get("to", asked), body.get("skipped")
        undone: list[tuple[int, int]] = []
        while is_back and "alone" not in body and standing and standing[-1][1] > to:
            undone.insert(0, standing.pop())
        if skipped is not None and len(skipped) == len(undone) and len(standing) >= played:
            found[place] = body
            found |= {step: told for (step, _), told in zip(undone, skipped, strict=True)}
        else:
            if "alone" in body:
                standing = [step for step in standing if step[1] != body["alone"]]
            played = len(standing)
        last += len(body.get("chance", ())) + is_back
    return found


# Lines that can be repeated without the match going on. Leaving is not among them: it needs sitting down first.
ASIDES = ("sit", "seat-bot", "invite", "mute", "order")
IDLE = ("say", "mute", "order", "invite", "accept")  # of these lines no step depends, and they on none


def founding_of(row: dict[str, Any]) -> Founding:
    """What a table began with, from its row."""
    settings = msgspec.json.decode(row["settings"])
    position = row["position"]
    return msgspec.convert(
        {
            **{name: row[name] for name in ("id", "game", "rules_version", "components_hash", "players", "host")},
            **{name: row[name] for name in ("seed", "salt", "commitment", "rematch_of")},
            "options": msgspec.json.decode(row["options"]),
            "is_public": bool(row["is_public"]),
            "position": msgspec.json.decode(position) if position else None,
            **settings,
        },
        Founding,
        str_keys=True,
    )


def row_of(founding: Founding, at: float, place: str | None = None) -> dict[str, Any]:
    """The row of a new table, with a hash of where it was opened from."""
    names = ("id", "game", "rules_version", "components_hash", "players", "host", "is_public", "seed", "salt")
    settings = ("host_name", "name", "grace_seconds", "clock", "shows_chances", "bots", "reserved", "lesson")
    return {
        **{name: getattr(founding, name) for name in (*names, "commitment", "rematch_of")},
        "options": text_of(founding.options),
        "settings": text_of(msgspec.to_builtins({name: getattr(founding, name) for name in settings}, str_keys=True)),
        "position": None if founding.position is None else text_of(founding.position),
        "digest": founding.commitment,
        "status": "open",
        "wake_at": None,
        "created_at": at,
        "changed_at": at,
        "place": place,
    }


def text_of(value: object) -> str:
    """JSON for the storage; equal values give equal texts. The keys of dicts are texts."""
    return msgspec.json.encode(value, order="sorted").decode()
