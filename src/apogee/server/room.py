"""Room: a table that somebody uses. It takes one command after the other, keeps each, then answers and shows it.

Everything that leaves a room is made here from what the viewer may know: the feed, the view, the choices. The room's
lock is its queue of commands.
"""

from __future__ import annotations

import asyncio
from asyncio import sleep as pause
from collections import Counter, deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from hashlib import sha256
from math import inf
from time import monotonic as passing
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self, TypeVar

import msgspec
from msgspec import UNSET, Struct, structs

from apogee.bots import roster
from apogee.core.errors import UnknownAction
from apogee.core.game import Game
from apogee.core.journal import Journal
from apogee.core.likely import most_likely
from apogee.core.match import refused_at
from apogee.core.refusal import Cause, Refused
from apogee.lessons import LEARNER
from apogee.server import metrics, protocol
from apogee.server.clock import put_off
from apogee.server.limits import Bucket, Limits
from apogee.server.protocol import Answer, AnyCommand, Eyes, encode
from apogee.server.refusal import Refusal, as_given
from apogee.server.replaying import Recording, outcome_of
from apogee.server.storage import Change, Insert, StorageTrouble, Update
from apogee.server.table import ASIDES, Table, text_of
from apogee.server.thinking import NoAnswer, NotThinking, thought_of
from apogee.server.turns import NOBODY, Asker
from apogee.server.unread import MANY_BYTES, Unread
from apogee.server.watching import Watching

if TYPE_CHECKING:
    from apogee.server.hall import Hall

Result = TypeVar("Result")
Body = dict[str, Any]  # of a line
Decision = tuple[Body | None, dict[str, Any]]  # of one line
Decided = tuple[list[Body], dict[str, Any]]  # a line, if anything changes, and what else the answer says

STORAGE_RETRY_SECONDS = 5.0
RETURN_SECONDS = 30.0  # time to reconnect after the server starts, before clocks decide for anybody
READING_SECONDS = 5.0  # how long a view is kept ready after somebody asked for it
PEOPLE_REMEMBERED = 500  # who were at a table
STEPS = (
    protocol.Play,
    protocol.Steps,
    protocol.TakeBack,
)  # commands that move a match; all others, except chat, are asides


class LetGo(Exception):
    """The hall has dropped this room; another room may hold its table by now."""


class Person(Struct, frozen=True):
    """Somebody with a name and a cookie."""

    id: str
    name: str


class StoredAnswer(Struct, frozen=True):
    """An answer that was given, and what it answers."""

    command: str
    answer: Answer
    refusal: StoredRefusal | None
    is_idle: bool  # everything was so already: there is no line


class StoredRefusal(Struct, frozen=True):
    """A refusal as it is stored, without its sentence, which is made for each reader."""

    code: str
    rule: str | None
    reason: str
    facts: dict[str, str | int]
    cause: Cause | None = None

    @classmethod
    def of(cls, refusal: Refusal) -> StoredRefusal:
        refused = refusal.refused
        if refused is None:
            return cls(refusal.code, None, refusal.reason, refusal.facts)
        return cls(refusal.code, refused.rule, refused.reason, refusal.facts, refused.cause)

    def as_refusal(self) -> Refusal:
        refused = Refused(self.rule, self.reason, self.cause) if self.rule else None
        return Refusal(self.code, refused=refused, reason=self.reason, **self.facts)  # type: ignore[arg-type]


class Answers:
    """The keys of a person's commands that have their final answer at a table. The answers are read when needed.

    Commands of one person come one after the other, so that each key is answered once.
    """

    def __init__(self, limits: Limits, now: float) -> None:
        self.turn = asyncio.Lock()
        self.under_way = 0  # commands that have their turn, or wait for it
        self.keys: set[str] | None = None  # None until they are read
        # Answers without a line that may be kept yet: refusals, and that everything was so already.
        self.idle = Bucket(limits.refusals_per_minute / 60, limits.refusals_at_once, now)

    def read(self, rows: Sequence[dict[str, Any]]) -> set[str]:
        """Take over the keys that are on disk."""
        self.keys = {row["key"] for row in rows}
        self.idle.tokens = max(0.0, self.idle.most - sum(bool(row["is_refusal"]) for row in rows))
        return self.keys

    async def add(self, row: Insert, writing: Awaitable[None]) -> None:
        """Add a key once its answer is on disk. If writing fails, the keys are unknown until they are read again."""
        keys, self.keys = self.keys, None
        await writing
        if keys is not None:
            keys.add(str(row.values["key"]))
        self.keys = keys


class Sight(NamedTuple):
    """Everything that decides what a person is shown of a table: people with equal sights are shown the same."""

    seat: int | None
    is_host: bool
    may_sit: tuple[int, ...]  # the seats that they may take


class Presence(NamedTuple):
    """Whether the person who has a seat is connected, and whether a bot keeps it warm."""

    is_here: bool
    is_kept: bool


HERE = Presence(is_here=True, is_kept=False)


class Live:
    """One socket of one viewer. Frames that it has not read yet wait in a queue of bounded size."""

    def __init__(
        self,
        person: Person | None,
        drop: Callable[[], object],
        place: str = "",
        most_bytes: int = Limits.waiting_bytes,
        unread: Unread | None = None,
    ) -> None:
        self.most_bytes = most_bytes  # that it may be behind
        self.unread = unread  # where it counts what it is behind with
        self.is_behind = False  # with so much that it counts
        self.person = person
        self.place = place  # where it comes from
        self.drop = drop  # ends the connection at once
        self.seat: int | None = None  # of whoever looks through it; None watches
        self.number = 0  # of the last event that was sent
        self.state: tuple[bytes, bytes] = (b"", b"")  # what was shown last: of the table, and of its own
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0  # with the frame that is being sent
        self.sending_bytes = 0  # of that frame
        self.is_awaited = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Queue a frame. A client that does not read is dropped, but a single frame may have any size."""
        self.waiting.append(frame)
        self.waiting_bytes += len(frame)
        self.is_awaited.set()
        if self.waiting_bytes > self.most_bytes and len(self.waiting) > 1:
            self.drop()
        if self.waiting_bytes > MANY_BYTES and self.unread is not None:
            self.is_behind = True
            self.unread.hold(self, self.place, self.waiting_bytes, self._cut)

    async def next_frame(self) -> bytes:
        """The next frame to be sent. It counts as waiting until it is."""
        while not self.waiting:
            self.is_awaited.clear()
            await self.is_awaited.wait()
        frame = self.waiting.popleft()
        self.sending_bytes = len(frame)
        return frame

    def note_sent(self) -> None:
        """The frame is on its way."""
        self.waiting_bytes -= self.sending_bytes
        self.sending_bytes = 0
        if self.is_behind and not self.waiting:
            self._release()

    def _cut(self) -> None:
        """End the connection, because too much waits for all clients of its address."""
        self.waiting.clear()
        self.drop()

    def forget(self) -> None:
        """Drop the queue of a connection that has ended."""
        self.waiting.clear()
        self._release()

    def _release(self) -> None:
        self.is_behind = False
        if self.unread is not None:
            self.unread.release(self)


class Room:
    """A table in use: who is connected, which bots think, and the answers that were given."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.answers: dict[str, Answers] = {}  # by person, of those who did something since the room was opened
        self.lock = asyncio.Lock()
        self.lives: set[Live] = set()
        self.connected: Counter[str] = Counter()  # how many of those each person has
        self.opened_at = hall.now()
        self.used_at = self.opened_at
        self.seen_at: dict[str, float] = {}  # when a person was last here
        self.askers: dict[str, Asker] = {}  # people who were here, and where they came from
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat -> decision, and the bot that is at it
        self.timer: asyncio.TimerHandle | None = None
        self.is_waking = False  # somebody waits for the lock to look after the bots
        self.is_stale = False  # memory may be ahead of the disk
        self.has_somebody_gone = False  # somebody with a seat left, and nobody was shown it yet
        self.presence: list[Presence] = []  # by seat, as everybody was told
        self.presence_at = -inf  # when that was, by the loop's clock
        self.is_ended = False
        self.hints: dict[
            int, tuple[bytes, protocol.Advice]
        ] = {}  # by seat, the last one and a hash of what it is about
        self.before: Table | None = None  # as it is on disk, while memory is ahead
        self.table_info: protocol.TableInfo | None = None  # what everybody was shown of the table, and
        self.info = b""  # the same as it is sent
        self.own_parts: dict[Sight, bytes] = {}  # what is shown to such viewers alone
        self.event_counts = [len(feed.texts) for feed in table.feeds]  # by feed: the events that are on disk
        self.read_at: dict[Sight, float] = {}  # when such a viewer last asked for what is shown
        self.watching = Watching(
            table.game,
            table.founding.commitment,  # which spectators know
            hall.thinking.think,
            self._show_chances,
            lambda error: hall.report_fault("bot-trouble", error),
        )

    # --- Commands

    async def do(self, person: Person, command: AnyCommand, place: str = "") -> tuple[Answer, Refusal | None]:
        """The final answer to a command. It is on disk when this returns."""
        asker = Asker(place, person.id)

        def expect_patience() -> None:
            if isinstance(command, STEPS):
                self.hall.expect_patience_for_steps(asker, steps_in(command))
            elif isinstance(command, protocol.Say):
                self.hall.expect_patience_for_chat(asker)
            else:
                self.hall.expect_patience_for_aside(asker)

        async def answer() -> tuple[Answer, Refusal | None]:
            await self._look()
            self._expect_watcher(person)
            self._is_here(asker)
            text = text_of(command)
            return await self._answer_once(
                asker, command.key, text, expect_patience, lambda table: self._decide(table, person, command, place)
            )

        return await to_its_end(answer())

    async def accept(self, person: Person, key: str, token: str, place: str = "") -> tuple[Answer, Refusal | None]:
        """Accept an invitation for somebody."""
        asker = Asker(place, person.id)

        def decide(table: Table) -> Decided:
            return [table.accept_line(person.id, token)], {"table": table.founding.id}

        async def answer() -> tuple[Answer, Refusal | None]:
            await self._look()
            text = text_of({"do": "accept", "token": token})
            return await self._answer_once(asker, key, text, lambda: self.hall.expect_patience_for_aside(asker), decide)

        return await to_its_end(answer())

    async def _do_locked(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do something under the lock and finish it, even if the person who asked has gone."""

        async def do() -> Result:
            async with self._hold_lock():
                return await work()

        return await to_its_end(do())

    @asynccontextmanager
    async def _hold_lock(self) -> AsyncGenerator[None]:
        """Hold the lock, with the table as it is on disk. Raises LetGo if the hall has dropped this room."""
        async with self.lock:
            await self._expect_own()
            yield

    async def _expect_own(self) -> None:
        """Whoever has the lock has the room, as the disk has it."""
        if self.is_ended:
            raise LetGo
        if self.is_stale:
            await self._read_again()

    async def _answer_once(
        self,
        asker: Asker,
        key: str,
        command: str,
        expect_patience: Callable[[], None],
        decide: Callable[[Table], Decided],
    ) -> tuple[Answer, Refusal | None]:
        """The answer that was given before, or a new one, which is kept.

        A command that the table on disk refuses is refused at once: the time it takes must not tell that somebody else
        is acting. Only commands that are allowed wait for their turn.
        """
        person = asker.person
        async with self._turn_of(person) as keys:
            if key in keys:
                kept = stored_answer_of(await self.hall.answer_of(self.table.founding.id, person, key))
                if kept.command != command:
                    return Answer(key=key, ok=False, error="other-command"), Refusal("other-command")
                return kept.answer, kept.refusal.as_refusal() if kept.refusal else None
            try:
                expect_patience()
                table, lines = self.on_disk, self.on_disk.lines
                decision = decide(table)
                async with self.lock:
                    await self._expect_own()
                    if self.table is not table or table.lines != lines:  # it had to wait
                        decision = decide(self.table)
                    return await self._carry_out(person, key, command, *decision), None
            except Refusal as refusal:
                if not refusal.is_final:
                    raise
                step = refusal.facts.get("step", UNSET)
                assert not isinstance(step, str)
                answer = Answer(key=key, ok=False, error=refusal.code, rule=refusal.rule or UNSET, step=step)
                await self._keep_refusal(asker, command, answer, refusal)
                return answer, refusal

    async def _carry_out(
        self, person: str, key: str, command: str, bodies: Sequence[Body], facts: dict[str, Any]
    ) -> Answer:
        """The answer to a command that is done now, and kept, also where everything was so already: sent again later,
        the command must not do something then.
        """
        if not bodies:
            now, answer = self.hall.now(), self._answer(person, key, facts)
            self._expect_room_for_idle(person, now)
            await self._keep_answer(self._answer_row(person, command, answer, None, now, is_idle=True))
            return answer
        more: list[Change] = facts.pop("changes", [])
        kept: Answer = await self._keep(bodies, person, command, lambda: self._answer(person, key, facts), more)
        return kept

    def _answer(self, person: str, key: str, facts: dict[str, Any]) -> Answer:
        seat = self.table.seat_of(person)
        decision = self.table.decisions[seat] if seat is not None and self.table.match else UNSET
        return Answer(key=key, ok=True, decision=decision, **facts)

    def _decide(self, table: Table, person: Person, command: AnyCommand, place: str) -> Decided:
        """The line of a command at a table; a refusal if the table has had too many asides. Nothing changes yet."""
        if isinstance(command, protocol.Steps):
            return self._lines(table, person, command), {}
        body, facts = self._line(table, person, command, place)
        if body is not None and body["do"] in ASIDES and table.asides >= self.hall.limits.asides_per_table:
            raise Refusal("enough-asides", times=table.asides)
        return [] if body is None else [body], facts

    def _lines(self, table: Table, person: Person, command: protocol.Steps) -> list[Body]:
        """The lines of several steps."""
        if not steps_in(command):
            raise Refusal("bad-request", reason="it takes a step, or one to take back", field="steps")
        seat = table.seat_needed(person.id)
        lines = table.step_lines(seat, command.decision, command.steps, command.take_back)
        if backs := sum(line["do"] == "take-back" for line in lines):
            self._expect_take_back(table, seat, backs)
        return lines

    def _line(self, table: Table, person: Person, command: protocol.OneLine, place: str) -> Decision:
        """The line that a command adds, if it changes anything, and what else its answer says."""
        match command:
            case protocol.Play():
                seat = table.seat_needed(person.id)
                return table.play_line(seat, command.decision, command.words, "person"), {}
            case protocol.TakeBack():
                seat = table.seat_needed(person.id)
                body = table.take_back_line(seat, command.decision)
                self._expect_take_back(table, seat)
                return body, {}
            case protocol.AskBack():
                seat = table.seat_needed(person.id)
                body = table.ask_back_line(seat, command.decision)
                self._expect_take_back(table, seat)
                return body, {}
            case protocol.AnswerBack():
                return table.answer_back_line(table.seat_needed(person.id), command.request, command.agree), {}
            case protocol.Sit():
                return table.sit_line(person.id, person.name, command.seat, command.entropy), {}
            case protocol.Leave():
                return table.leave_line(table.seat_needed(person.id)), {}
            case protocol.SeatBot():
                return table.seat_bot_line(person.id, command.seat, command.bot), {}
            case protocol.Invite():
                token = self.hall.new_secret()
                body = table.invite_line(person.id, command.seat, hash_of(token))
                if len(table.invitations) >= self.hall.limits.invitations:
                    raise Refusal("full-list")
                invitation = Insert("invitations", {"token": hash_of(token), "table_id": table.founding.id})
                return body, {"token": token, "changes": [invitation]}
            case protocol.Say():
                seat = table.seat_needed(person.id)
                body = table.say_line(seat, command.text)
                if table.said_lines >= self.hall.limits.says_per_table:
                    raise Refusal("enough-said", times=table.said_lines)
                return body, {}
            case protocol.Mute():
                seat = table.seat_needed(person.id)
                body = table.mute_line(seat, command.seat, command.on)
                return None if ((seat, command.seat) in table.muted) is command.on else body, {}
            case protocol.Order():
                seat = table.seat_needed(person.id)
                body = table.order_line(seat, command.order, command.on)
                return None if (command.order in table.orders[seat]) is command.on else body, {}
            case protocol.Rematch():
                seat = table.seat_needed(person.id)
                if table.rematch is not None:
                    return None, {"table": table.rematch}
                founding = self.hall.founding_again(table, person)
                body = table.rematch_line(seat, founding.id)
                return body, {"table": founding.id, "changes": self.hall.founding_changes(founding, place)}
            case protocol.Close():
                return table.close_line(person.id), {}

    def _expect_take_back(self, table: Table, seat: int, times: int = 1) -> None:
        """Limit a seat's take-backs, by the number of its steps that stand, so that no table grows without end."""
        limits, match = self.hall.limits, table.match_on()
        steps = sum(entry.seat == seat for _, entry in match.standing)
        most = limits.take_backs + limits.take_backs_per_step * steps
        if table.backs[seat] + times > most:
            raise Refusal("enough-back", times=table.backs[seat])

    async def _keep(
        self,
        bodies: Sequence[Body],
        person: str | None,
        command: str,
        answered: Callable[[], Answer] | None,
        more: Sequence[Change] = (),
    ) -> Any:
        """Do what a line says, keep it, and only then show it and answer."""
        table, now = self.table, self.hall.now()
        members = set(table.members)
        self.before = table.as_it_is()
        self.is_stale = True  # from here until it is written, whatever happens
        lines, digest, is_news = [], table.digest, False
        for body in bodies:
            table.fold(body, now)
            text = text_of(body)
            digest = line_digest(digest, table.lines, now, text)
            line = {"table_id": table.founding.id, "number": table.lines, "at": now, "body": text, "digest": digest}
            lines.append(Insert("lines", line))
            is_news = is_news or table.is_news
        table.is_news = is_news
        shown = {"changed_at": now} if table.is_news else {}  # lists of tables show it: secret steps must not
        changes: list[Change] = [
            *lines,
            Update(
                "tables",
                {"id": table.founding.id},
                {
                    "status": table.status,
                    "wake_at": table.wake_at(),
                    "digest": digest,
                    "ending": table.ending(),
                    **shown,
                },
            ),
            *(Insert("members", {"table_id": table.founding.id, "person_id": one}) for one in table.members - members),
            *more,
        ]
        answer = answered() if answered else None
        if person is not None and answer is not None:
            given = self._answer_row(person, command, answer, None, now)
            await self.answers[person].add(given, self._write([*changes, given]))
        else:
            await self._write(changes)
        table.digest = digest
        self.refresh(is_news=table.is_news)
        return answer

    async def _keep_refusal(self, asker: Asker, command: str, answer: Answer, refusal: Refusal) -> None:
        """Store a refusal, which is final too. After too many, the next is not stored, and may be tried again later."""
        now = self.hall.now()
        self._expect_room_for_idle(asker.person, now)
        self.hall.expect_patience(self.hall.aside_rate_of_all, asker.place)
        begun, step = passing(), self.hall.limits.refusal_seconds
        await self._keep_answer(self._answer_row(asker.person, command, answer, StoredRefusal.of(refusal), now))
        if step:  # how long the disk took would tell that somebody else is just doing something
            await pause((begun - passing()) % step)

    def _expect_room_for_idle(self, person: str, now: float) -> None:
        """One more answer of somebody's may be kept that has no line."""
        if wait := self.answers[person].idle.take(now):
            raise Refusal("quick", wait=wait)

    async def _keep_answer(self, row: Insert) -> None:
        """An answer to what changes nothing at the table."""
        with metrics.WRITES.time():
            await self.answers[str(row.values["person_id"])].add(row, self.hall.write(row))

    @asynccontextmanager
    async def _turn_of(self, person: str) -> AsyncGenerator[set[str]]:
        """Wait until a person's earlier commands are done; then give the keys that were answered here."""
        answers = self.answers.get(person)
        if answers is None:
            answers = self.answers[person] = Answers(self.hall.limits, self.hall.now())
        answers.under_way += 1  # who is not forgotten meanwhile
        if len(self.answers) > PEOPLE_REMEMBERED:
            self._forget_strangers(person)
        try:
            async with answers.turn:
                keys = answers.keys
                yield answers.read(await self.hall.answers_of(self.table.founding.id, person)) if keys is None else keys
        finally:
            answers.under_way -= 1

    def _answer_row(
        self,
        person: str,
        command: str,
        answer: Answer,
        refused: StoredRefusal | None,
        now: float,
        *,
        is_idle: bool = False,
    ) -> Insert:
        return Insert(
            "answers",
            {
                "table_id": self.table.founding.id,
                "person_id": person,
                "key": answer.key,
                "command": command,
                "body": text_of({"answer": answer, "refusal": refused, **({"is_idle": True} if is_idle else {})}),
                "is_refusal": refused is not None,
                "at": now,
            },
        )

    async def _write(self, changes: Sequence[Change]) -> None:
        self.is_stale = True
        try:
            with metrics.WRITES.time():
                await self.hall.storage.write(*changes)
        except StorageTrouble as trouble:
            self.hall.report("storage-trouble", reason=trouble.reason)
            self._wake_in(STORAGE_RETRY_SECONDS)
            raise Refusal("storage") from None
        self.is_stale = False

    async def _read_again(self) -> None:
        """Read the table again: memory may be ahead of the disk."""
        try:
            self.table = await self.hall.read_table(self.table.founding.id)
        except StorageTrouble as trouble:
            self.hall.report("storage-trouble", reason=trouble.reason)
            self._wake_in(STORAGE_RETRY_SECONDS)
            raise Refusal("storage") from None
        self.is_stale = False
        self.refresh()

    # --- Showing

    async def showing(self, person: Person | None, since: int, place: str = "") -> bytes:
        """All that somebody may know now, and what they were told after a number."""
        await self._look()
        self._expect_watcher(person)
        if person is not None:
            self._is_here(Asker(place, person.id))
        sight = self._sight(person)
        self.read_at[sight] = self.hall.now()
        self._watch()
        return self._frame(sight, since)

    async def _look(self) -> None:
        """Look at the table without waiting: the time it takes must not tell that somebody else is acting.

        What is shown is on disk. The table is read again first only if memory may differ from the disk.
        """
        if self.is_ended or (self.is_stale and not self.lock.locked()):
            async with self._hold_lock():
                pass

    def _sight(self, person: Person | None) -> Sight:
        who = person.id if person else None
        return Sight(self.on_disk.seat_of(who), self._is_host(person), self.on_disk.may_sit(who))

    @property
    def on_disk(self) -> Table:
        """The table as it is on disk, from which views and choices are made."""
        return self.table if self.before is None else self.before

    async def why_not(self, person: Person | None, words: str, about: str) -> tuple[Refused | None, Game[Any]]:
        """Why a person's seat cannot play an action, or do anything with a component; and the table's game."""
        await self._look()
        self._expect_watcher(person)
        game, seat = self.table.game, self.on_disk.seat_of(person.id if person else None)
        if seat is None:
            raise Refusal("not-seated")
        state = self.on_disk.match_needed().state
        meant = words or most_likely(game, state, seat, about)
        try:
            return None if meant is None else refused_at(game, state, seat, game.action_at(state, seat, meant)), game
        except UnknownAction as error:
            raise Refusal("unknown-action", given=as_given(words), near=error.hint, reason=str(error)) from None

    async def proposals(self, person: Person, words: str) -> protocol.Proposals:
        """Ways for a person to carry an action through now, by what their seat may know."""
        await self._look()
        self._expect_watcher(person)
        table, seat = self.on_disk, self.on_disk.seat_needed(person.id)
        match = table.match_needed()
        try:
            return protocol.Proposals(table.decisions[seat], match.proposals(seat, words))
        except UnknownAction as error:
            raise Refusal("unknown-action", given=as_given(words), near=error.hint, reason=str(error)) from None

    async def hint(self, person: Person, place: str = "") -> protocol.Hint:
        """What the best bot would do for somebody now, and why, by what their seat may know; the last one is known."""
        await self._look()
        self._expect_watcher(person)
        table, seat = self.on_disk, self.on_disk.seat_needed(person.id)
        state = table.match_on().state
        if seat not in state.pending():
            raise Refusal("not-your-turn")
        decision = table.decisions[seat]
        seed = bot_seed(table.founding.commitment, seat, decision)  # of what the seat may know
        with self.hall.one_at_a_time("hint", person.id):
            thought = thought_of(state, table.game, roster.adviser(table.game.name), seat, seed, is_hint=True)
            about = sha256(thought.encode()).digest()
            if seat not in self.hints or self.hints[seat][0] != about:
                try:
                    said = await self.hall.thinking.think(thought, Asker(place, person.id))
                except NotThinking:
                    raise Refusal("storage") from None
                except NoAnswer:  # a guess is no hint
                    raise Refusal("no-hint") from None
                self.hints[seat] = (about, msgspec.json.decode(said, type=protocol.Advice))
            advice = self.hints[seat][1]
        return protocol.Hint(decision, advice.lines[0].steps[0].words, advice.level, advice.lines)

    async def journal(self, person: Person | None) -> Journal:
        """The journal as it is now, for somebody who may watch: its public text is for them."""
        await self._look()
        self._expect_watcher(person)
        return self._journal_now()

    def _journal_now(self) -> Journal:
        """The journal as far as it is on disk; it stays so."""
        journal = self.on_disk.match_needed().journal
        return replace(journal, entries=journal.entries.copy())

    async def learned(self, person: Person) -> tuple[Game[Any], dict[str, Any]]:
        """The game, and the position in which a person's lesson ended."""
        await self._look()
        self._expect_watcher(person)
        table = self.on_disk
        table.seat_needed(person.id)
        info = table.lesson_info()
        if info is None:
            raise Refusal("no-lesson", given="")
        if info.step is not None or info.is_changed or table.match_on().over:
            raise Refusal("not-finished")
        return table.game, table.match_on().position()

    async def recording(self, person: Person | None, seat: Eyes | Literal["own"]) -> tuple[Recording, Eyes]:
        """The match as it is now, and the viewer it may be replayed for: during a match, only the person's own seat."""
        await self._look()
        self._expect_watcher(person)
        table, journal = self.on_disk, self._journal_now()
        own = table.seat_of(person.id if person else None)
        eyes = own if seat == "own" else seat
        if isinstance(eyes, int) and eyes >= len(table.seats):
            raise Refusal("no-seat", given=eyes)
        is_over = journal.result is not None
        if eyes != own and not is_over:
            raise Refusal("still-secret")
        seats = [
            protocol.ReplaySeat("person" if each.bot is None else "bot", each.bot or each.name) for each in table.seats
        ]
        return Recording(journal, table.game, seats, is_open=is_over), eyes

    async def attach(self, live: Live, since: int, seen_as: str | None = None) -> Self:
        """A viewer connects: the first frame, then whatever changes. The hall keeps this room while it stays.

        It waits only for a line that everybody is about to be told. A client says as which viewer it got its events; if
        it is another viewer by now, it gets all events anew.
        """
        await self._look()
        if not self._is_news_coming:
            return self._add_live(live, since, seen_as)
        async with self._hold_lock():
            return self._add_live(live, since, seen_as)

    @property
    def _is_news_coming(self) -> bool:
        """Whether a line is being written that everybody is told of."""
        return self.before is not None and self.table.is_news

    def _add_live(self, live: Live, since: int, seen_as: str | None) -> Self:
        self._expect_watcher(live.person)
        if len(self.lives) >= self.hall.limits.sockets_per_table and not self._is_seated(live.person):
            raise Refusal("too-many")
        self.used_at = self.hall.now()
        is_news = self._is_new_here(live.person)
        self.lives.add(live)
        if live.person is not None:
            self.connected[live.person.id] += 1
            self.askers[live.person.id] = Asker(live.place, live.person.id)
        if is_news:
            self._show_who_is_here(but=live)
        sight = self._sight(live.person)
        live.seat, live.number, live.state = sight.seat, self._number(sight.seat), self._parts(sight)
        is_same = seen_as in (None, encode(sight.seat).decode())
        live.send(self._frame(sight, since if is_same else 0, self._info_now()))
        self.read_at[sight] = self.used_at
        self._watch()
        return self

    def _is_new_here(self, person: Person | None) -> bool:
        """Whether something is new to others when somebody connects: that they are here, or who has gone before."""
        is_expected = person is not None and self._is_seated(person) and not self._is_connected(person.id)
        return is_expected or self.has_somebody_gone or not self._is_attended(self.hall.now())

    def detach(self, live: Live) -> None:
        """A connection has ended."""
        if live in self.lives:
            self.lives.remove(live)
            self.has_somebody_gone |= self._is_seated(live.person)
            self.used_at = self.hall.now()
            if live.person is not None:
                self._count_gone(live.person.id)
                self._remember(Asker(live.place, live.person.id), self.used_at)
            self.read_at[self._sight(live.person)] = self.used_at  # it may come again
            self._wake_in(self._presence_wait())

    def _count_gone(self, person: str) -> None:
        self.connected[person] -= 1
        if not self.connected[person]:
            del self.connected[person]

    def _expect_watcher(self, person: Person | None) -> None:
        if not self.on_disk.may_watch(person.id if person else None):
            raise Refusal("no-table")

    def _is_seated(self, person: Person | None) -> bool:
        return person is not None and self.on_disk.seat_of(person.id) is not None

    def _is_host(self, person: Person | None) -> bool:
        return person is not None and person.id == self.table.founding.host

    def refresh(self, but: Live | None = None, *, is_news: bool = False) -> None:
        """Start the bots that have to decide, and show everybody what is new; memory and disk agree here.

        With `is_news`, everybody is told at once who is here, too.
        """
        self.own_parts.clear()
        self.before = None
        self.event_counts = [len(feed.texts) for feed in self.table.feeds]
        now = self.hall.now()
        self._schedule(now)
        self._note_who_is_here(now, at_once=is_news)
        self._watch()
        self._show_all(self._info(), but)
        self.read_at = {sight: at for sight, at in self.read_at.items() if now - at < READING_SECONDS}
        for sight in self.read_at:  # made ready, so that the time of an answer does not tell what was new to others
            self._own_part(sight)

    def _show_who_is_here(self, but: Live | None = None) -> None:
        """Show soon that somebody has come, even while a hidden line is being written."""
        if self.before is not None:
            if self.table_info is not None and not self.table.is_news:
                self._note_who_is_here(self.hall.now())
                self._show_all(with_presence(self.table_info, self.presence), but)
        elif wait := self._presence_wait():
            self._schedule(self.hall.now())
            self._wake_in(wait)
        else:
            self.refresh(but)

    def _note_who_is_here(self, now: float, *, at_once: bool = False) -> None:
        """Tell everybody who is here; if they were told a moment ago, tell them a little later.

        Only visible changes count, and a hidden line does not cause telling: its moment must stay unknown.
        """
        found = self._presence_at(now)
        if found == self.presence:
            return
        if not at_once and (wait := self._presence_wait()):
            self._wake_in(wait)
        else:
            self.presence, self.presence_at = found, asyncio.get_running_loop().time()

    def _presence_wait(self) -> float:
        """The seconds until everybody may be told again who is here."""
        since = asyncio.get_running_loop().time() - self.presence_at
        return max(0.0, self.hall.limits.presence_seconds - since)

    def _presence_at(self, now: float) -> list[Presence]:
        """By seat, who is here."""
        here = self.connected
        return [
            HERE if seat.person in here else Presence(False, self._is_kept(number, now))
            for number, seat in enumerate(self.on_disk.seats)
        ]

    def _info_now(self) -> bytes:
        """What a newcomer is shown of the table, with who is here now, even if the others are told later."""
        found = self._presence_at(self.hall.now())
        if found == self.presence or self.table_info is None:
            return self.info
        return encode(with_presence(self.table_info, found))

    def _watch(self) -> None:
        """Work out for spectators, once there are some, how likely each seat is to win, where the table shows that.

        Not by an old component file: another worker would have to be started, and bots would wait for theirs.
        """
        table = self.on_disk
        is_own = table.game.components_hash == self.hall.games(table.game.name).components_hash
        if table.match is None or not table.founding.shows_chances or not is_own:
            return
        is_watched = any(live.seat is None for live in self.lives) or any(sight.seat is None for sight in self.read_at)
        if is_watched or self.watching.has_begun:
            self.watching.look(table.match.journal, table.match.state)

    def _show_chances(self) -> None:
        """Show spectators what has become of the chances; nobody else is told anything."""
        self.own_parts = {sight: part for sight, part in self.own_parts.items() if sight.seat is not None}
        frames: dict[tuple[Sight, int], bytes] = {}
        for live in list(self.lives):
            if live.seat is None:
                self._show(live, frames)

    def _show_all(self, info: protocol.TableInfo, but: Live | None) -> None:
        """Show what everybody may know of the table, and to each viewer what else is new to them."""
        self.table_info, self.info, self.has_somebody_gone = info, encode(info), False
        frames: dict[tuple[Sight, int], bytes] = {}  # those who are shown the same share it
        for live in list(self.lives):
            if live is not but:
                self._show(live, frames)

    def _show(self, live: Live, frames: dict[tuple[Sight, int], bytes]) -> None:
        sight = self._sight(live.person)
        if sight.seat != live.seat:  # it took a seat, or left it: another feed
            live.seat, live.number, live.state = sight.seat, 0, (b"", b"")
        number, state = self._number(sight.seat), self._parts(sight)
        if state != live.state or number != live.number:
            key = (sight, live.number)
            if key not in frames:
                frames[key] = self._frame(*key)
            live.send(frames[key])
            live.number, live.state = number, state

    def _number(self, seat: int | None) -> int:
        """The number of the last event that a viewer may know of."""
        return self.event_counts[-1 if seat is None else seat]

    def _frame(self, sight: Sight, since: int, info: bytes = b"") -> bytes:
        """A Showing, joined from parts that viewers share; `info` replaces what is said of the table."""
        number = self._number(sight.seat)
        since = since if 0 <= since <= number else 0
        since = self.table.feed(sight.seat).since_that_fits(since, number, self.hall.limits.event_bytes)
        shared, own = self._parts(sight)
        head = b'{"type":"state","number":%d,"since":%d,"left":%b,"events":[' % (number, since, self._seconds_left())
        events = b",".join(self.table.feed(sight.seat).texts[since:number])
        return b"".join((head, events, b'],"table":', info or shared, b",", own[1:]))

    def _seconds_left(self) -> bytes:
        """The seconds left until the deadline, so that clients need not know the server's time."""
        deadline = self.table_info.deadline if self.table_info is not None else None
        return b"null" if deadline is None else b"%.3f" % max(0.0, deadline - self.hall.now())

    def _parts(self, sight: Sight) -> tuple[bytes, bytes]:
        """All of a Showing but the events: what everybody may know, and what is for this sight alone."""
        return self.info, self._own_part(sight)

    def _own_part(self, sight: Sight) -> bytes:
        """What a seat may know, and may do."""
        if sight not in self.own_parts:
            seat, is_host, may_sit = sight
            table, match = self.on_disk, self.on_disk.match
            view = match.view(seat) if match is not None else None
            choices = match.choices(seat) if match is not None and seat is not None else []
            facts_of = table.game.telling.facts
            self.own_parts[sight] = encode(
                {
                    "viewer": seat,
                    "is_host": is_host,
                    "may_sit": may_sit,
                    "decision": table.decisions[seat] if match is not None and seat is not None else None,
                    "choices": choices,
                    "facts": [facts_of(view, words) for words in choices] if view is not None else [],
                    "may_take_back": seat is not None and table.may_take_back(seat),
                    "has_step": seat is not None and table.has_step(seat),
                    "muted": sorted(other for own, other in table.muted if own == seat),
                    "orders": table.own_orders(seat),
                    "view": view,
                    "chances": self.watching.percents if self._shows_chances_to(seat) else None,
                    "goal": table.game.telling.goal(view) if view is not None else [],
                    "lesson": table.lesson_info() if seat == LEARNER and table.founding.lesson else None,
                }
            )
        return self.own_parts[sight]

    def _shows_chances_to(self, seat: int | None) -> bool:
        """Whether a viewer is told how likely each seat is to win: never somebody who has a seat."""
        return seat is None and self.on_disk.founding.shows_chances and self.on_disk.match is not None

    def _info(self) -> protocol.TableInfo:
        """What everybody at the table may know of it."""
        table, founding, match = self.table, self.table.founding, self.table.match
        request = table.request
        deadlines = [at for seat in table.pending() if (at := self._deadline(seat)) is not None]
        return protocol.TableInfo(
            id=founding.id,
            game=founding.game,
            title=table.game.title,
            name=founding.name,
            rules_version=founding.rules_version,
            components_hash=table.game.components_hash,
            options=founding.options,
            status=table.status,
            is_public=founding.is_public,
            host=founding.host_name,
            seats=[
                protocol.SeatInfo(seat.kind, seat.bot or seat.name, *presence)
                for seat, presence in zip(table.seats, self.presence, strict=True)
            ],
            pending=list(table.pending()),
            commitment=founding.commitment,
            entropy=[seat.entropy for seat in table.seats] if match is not None else [],
            grace_seconds=founding.grace_seconds,
            clock=founding.clock,
            shows_chances=founding.shows_chances,
            deadline=min(deadlines, default=None),
            request=protocol.BackRequest(request.number, request.seat, sorted(request.agreed)) if request else None,
            result=outcome_of(match.journal) if match is not None else None,
            rematch=table.rematch if table.status == "finished" else None,
        )

    # --- Being here, and being away

    def _is_here(self, asker: Asker) -> None:
        """Note that a person is active: a bot that held the seat gives it back, and paused bots go on."""
        now, seat = self.hall.now(), self.on_disk.seat_of(asker.person)
        was_missed = not self._is_attended(now) or (seat is not None and self._is_kept(seat, now))
        self.used_at = now
        self._remember(asker, now)
        if was_missed:
            self._show_who_is_here()

    def _remember(self, asker: Asker, now: float) -> None:
        """Somebody was here just now. Where too many were, strangers are forgotten."""
        self.seen_at.pop(asker.person, None)  # so that the last one is the last who came
        self.seen_at[asker.person] = now
        self.askers[asker.person] = asker
        if len(self.seen_at) > PEOPLE_REMEMBERED:
            self._forget_strangers(asker.person)

    def _forget_strangers(self, but: str) -> None:
        """Forget people who are neither seated nor connected: nothing depends on them."""
        kept = {but} | {seat.person for seat in self.on_disk.seats if seat.person is not None}
        kept |= self.connected.keys()
        self.seen_at = {each: at for each, at in self.seen_at.items() if each in kept}
        self.askers = {each: asker for each, asker in self.askers.items() if each in kept}
        self.answers = {
            each: answers for each, answers in self.answers.items() if each in kept or answers.under_way > 0
        }

    def _is_attended(self, now: float) -> bool:
        """Whether anybody is here, or was just now."""
        idle = self.hall.limits.idle_seconds
        return bool(self.lives) or any(now - at < idle for at in self.seen_at.values())

    @property
    def place(self) -> str | None:
        """The address of somebody who is here and is seated or the host; None if there is nobody."""
        places = [live.place for live in self.lives if self._is_seated(live.person) or self._is_host(live.person)]
        return min(places, default=None)

    def _asker(self) -> Asker:
        """The person that the bots' thinking counts for: seated before watching, present before absent."""
        seated = {seat.person for seat in self.on_disk.seats if seat.person is not None}
        here = [live.person.id for live in self.lives if live.person is not None]
        known = [*here, *reversed(self.seen_at)]
        person = next((each for each in known if each in seated), known[0] if known else None)
        if person is not None:
            return self.askers[person]
        return next((Asker(live.place) for live in self.lives), NOBODY)

    def _is_connected(self, person: str) -> bool:
        return person in self.connected

    def _is_kept(self, number: int, now: float) -> bool:
        """Whether a bot keeps this seat warm: its person is away too long, and somebody else is waiting."""
        at = self._kept_from(number)
        return at is not None and at <= now

    def _kept_from(self, number: int) -> float | None:
        """When a bot will keep this seat warm, if nothing happens."""
        table = self.on_disk
        seat, founding = table.seats[number], table.founding
        if seat.person is None or seat.person in self.connected or table.status != "running":
            return None
        if founding.clock is not None and founding.clock.unit == "days":
            return None  # here people are away as a rule
        is_waited_for = any(
            other.person is not None and other.person != seat.person and other.person in self.connected
            for other in table.seats
        )
        since = self.seen_at.get(seat.person, self.opened_at)  # that they are away
        return since + founding.grace_seconds if is_waited_for else None

    # --- Bots and clocks

    def _schedule(self, now: float) -> None:
        """Start the bots of the seats that have to decide, and set a timer for the next deadline."""
        times = []
        for number in self.table.pending():
            bot, by = self._bot_for(number, now)
            if by:
                self._begin_thinking(number, bot, by)
            deadline = self._deadline(number)
            times += [deadline] if deadline is not None and deadline > now else []
        times += [  # of all seats: that one is kept shows when it is so, not with the next step, which may be hidden
            at for number in range(len(self.table.seats)) if (at := self._kept_from(number)) is not None and at > now
        ]
        if times:
            self._wake_in(min(times) - now)

    def _deadline(self, number: int) -> float | None:
        """When time runs out for a seat. It stood still while the server was down; and everybody may come back."""
        deadline, since = self.table.deadline(number), self.table.asked_at[number]
        if deadline is None or since is None:
            return None
        return max(put_off(deadline, since, self.hall.away), self.hall.started_at + RETURN_SECONDS)

    def put_off_to(self) -> float | None:
        """When the table is due, if that is later than its lines tell."""
        if not self.table.wake_at():
            return None
        deadlines = [at for seat in self.table.pending() if (at := self._deadline(seat)) is not None]
        return min(deadlines, default=None)

    def _bot_for(self, number: int, now: float) -> tuple[str | None, str]:
        """Why a bot or an order decides for a seat now, if one does, and which bot."""
        seat, deadline = self.table.seats[number], self._deadline(number)
        if self.table.founding.clock is None and not self._is_attended(now):
            return None, ""  # it can wait until somebody comes
        if self.table.founding.lesson is not None:
            due = self.table.lesson_due()
            return (seat.bot, "bot") if due is not None and due.seat == number else (None, "")
        if seat.bot is not None:
            return seat.bot, "bot"
        if deadline is not None and deadline <= now:
            return roster.best(self.table.game.name), "clock"
        if self._is_kept(number, now):
            return roster.best(self.table.game.name), "keeper"
        return None, "order" if self.table.obey(number) else ""

    def _begin_thinking(self, number: int, bot: str | None, by: str) -> None:
        decision = self.table.decisions[number]
        if number in self.thinking and self.thinking[number][0] == decision:
            return
        task = asyncio.create_task(self._think(number, decision, bot, by))
        self.thinking[number] = (decision, task)
        task.add_done_callback(lambda done: self._end_thinking(number, done))

    def _end_thinking(self, number: int, task: asyncio.Task[None]) -> None:
        if number in self.thinking and self.thinking[number][1] is task:
            del self.thinking[number]
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.is_ended:
            self.hall.report_fault("bot-trouble", error)
            self._wake_in(STORAGE_RETRY_SECONDS)

    async def _think(self, number: int, decision: int, bot: str | None, by: str) -> None:
        """Let a bot choose by what its seat may know, and play that, unless the seat is no longer its own.

        A standing order of the person comes before the bot that holds the seat, but is played no sooner.
        """
        words = await (self._wait_as_people_do(number) if bot is None else self._choose(number, decision, bot, by))

        async def play() -> None:
            table = self.table
            if table.decisions[number] != decision:
                return
            del self.thinking[number]
            answer = table.obey(number) or words
            if self._bot_for(number, self.hall.now())[1] != by or answer is None:
                self._schedule(self.hall.now())  # the seat is somebody else's now, perhaps another bot's
                return
            try:
                await self._keep([table.play_line(number, decision, answer, by)], None, "", None)
            except Refusal as refusal:
                if refusal.code != "storage":  # which has been reported
                    self.hall.report_fault("bot-trouble", refusal)
                self._wake_in(STORAGE_RETRY_SECONDS)

        await self._do_locked(play)

    async def _choose(self, number: int, decision: int, bot: str, by: str) -> str | None:
        """The bot's choice; after time ran out, the game's default if it has one."""
        async with self._hold_lock():
            table = self.table
            if table.match is None or table.decisions[number] != decision:
                return None
            if table.founding.lesson is not None:
                due = table.lesson_due()
                return due.words if due is not None else None
            default = table.default(number) if by == "clock" else None
            if default is not None:
                return default
            seed = bot_seed(table.founding.seed, number, decision)
            thought = thought_of(table.match.state, table.game, bot, number, seed)
        return await self.hall.thinking.choose(thought, self._asker())

    async def _wait_as_people_do(self, number: int) -> None:
        """Wait as long as a quick person takes, so that nobody can see that a standing order answers."""
        seconds, deadline = self.hall.order_seconds(), self._deadline(number)
        if deadline is not None:
            seconds = min(seconds, (deadline - self.hall.now()) / 2)
        await asyncio.sleep(seconds)

    def _wake_in(self, seconds: float) -> None:
        """Look after the bots again in a while; the earliest time counts."""
        if self.is_ended:
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + max(0.0, seconds) + 0.001
        if self.timer is None or self.timer.when() > at or self.timer.when() <= loop.time():
            if self.timer is not None:
                self.timer.cancel()
            self.timer = loop.call_at(at, self._wake)

    def _wake(self) -> None:
        self.timer = None
        if not self.lock.locked() and not self.is_stale:
            self.refresh()
            return
        if self.before is not None:
            self._show_who_is_here()
        if not self.is_waking:
            self.is_waking = True
            self.hall.spawn(self._refresh_locked())

    async def _refresh_locked(self) -> None:
        """Look after the bots once the lock is free, reading the table again if memory differs from the disk."""

        async def refresh() -> None:
            self.refresh()

        try:
            await self._do_locked(refresh)
        finally:
            self.is_waking = False

    @property
    def is_idle(self) -> bool:
        """Whether the room can be dropped: nobody is here, and the table is on disk."""
        is_waiting = self.timer is not None and self.table.founding.clock is None
        return not (self.lives or self.thinking or is_waiting or self._is_in_use)

    @property
    def can_be_put_off(self) -> bool:
        """Whether the room can be dropped though bots are to go on: nobody is here, and none of them has begun."""
        has_begun = any(task in self.hall.thinking.begun for _, task in self.thinking.values())
        return not (self._is_attended(self.hall.now()) or has_begun or self._is_in_use)

    @property
    def _is_in_use(self) -> bool:
        """Whether a command is under way."""
        return self.lock.locked() or any(answers.under_way > 0 for answers in self.answers.values())

    def end(self) -> None:
        """Stop timers and bots. Callers that wait for this room are told to ask the hall again."""
        self.is_ended = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None  # of one that was cancelled uvloop does not say when it was to be
        for _, task in list(self.thinking.values()):
            task.cancel()
        self.watching.stop()
        for live in list(self.lives):
            live.drop()


async def to_its_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Do something even if whoever asked has gone."""
    return await asyncio.shield(asyncio.create_task(work))


def with_presence(info: protocol.TableInfo, presence: list[Presence]) -> protocol.TableInfo:
    """What is shown of a table, with another list of who is here."""
    seats = [
        structs.replace(shown, is_here=is_here, is_kept=is_kept)
        for shown, (is_here, is_kept) in zip(info.seats, presence, strict=True)
    ]
    return structs.replace(info, seats=seats)


def steps_in(command: AnyCommand) -> int:
    """How many steps and take-backs a command is."""
    return len(command.steps) + command.take_back if isinstance(command, protocol.Steps) else 1


def hash_of(token: str) -> str:
    """What is kept of a secret."""
    return sha256(token.encode()).hexdigest()


def line_digest(before: str, number: int, at: float, text: str) -> str:
    """The hash of a line and of all before it."""
    return sha256(f"{before}\n{number} {at!r} {text}".encode()).hexdigest()


def bot_seed(seed: str, seat: int, decision: int) -> int:
    """63 bits for a bot's own chance, which tell nothing of the match's."""
    digest = sha256(f"bot of seat {seat} at decision {decision}\n{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def stored_answer_of(row: dict[str, Any]) -> StoredAnswer:
    """An answer as it was kept."""
    body = msgspec.json.decode(row["body"], type=_Body)
    return StoredAnswer(row["command"], body.answer, body.refusal, body.is_idle)


class _Body(Struct):
    answer: Answer
    refusal: StoredRefusal | None
    is_idle: bool = False
