"""Hall: all tables of a server, and the people who come to them. Rooms are opened when somebody asks for a table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator, Iterable, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import zip_longest
from math import inf
from time import perf_counter
from typing import Any, Literal, TypeVar

import msgspec
import structlog

from apogee import catalog
from apogee.bots import roster
from apogee.core.chance import Draws, fresh_secret
from apogee.core.errors import ApogeeError, BadComponents, quoted
from apogee.core.game import Game
from apogee.editions import file_of, game_by
from apogee.lessons import LEARNER, RIVAL, lesson_of
from apogee.server import metrics, protocol
from apogee.server.clock import SteadyClock
from apogee.server.errors import BadTable
from apogee.server.faults import fault_facts
from apogee.server.limits import Buckets, Limits, Rebuffs
from apogee.server.logbook import Logbook
from apogee.server.names import guest_name
from apogee.server.protocol import Answer, Ending, Eyes, NewTable, ReplaySeat, TableLine, plain_line
from apogee.server.refusal import Refusal, as_given
from apogee.server.replayer import Job
from apogee.server.replaying import claims_of
from apogee.server.replays import REPLAYER, Replays
from apogee.server.room import LetGo, Person, Room, hash_of, line_digest, stored_answer_of
from apogee.server.storage import Change, Conflict, Insert, Storage, StorageTrouble, Update
from apogee.server.table import Founding, Script, Table, founding_of, not_to_be_played, row_of, text_of
from apogee.server.thinking import Thinking
from apogee.server.turns import NOBODY, Asker, Gate, Turns
from apogee.server.unread import Unread

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without letters that look like others
PEOPLE_REMEMBERED = 20_000
DUE_SECONDS = 2.0  # pause between two searches for unused tables where something is due
DUE_AT_ONCE = 500  # tables that are opened because something is due
NOTED_SECONDS = 30.0  # from one time that it is kept that the server runs to the next
MOST_SECONDS = 60.0  # longest pause before something that failed is tried again
LINE = ("number", "at", "body", "digest")  # what is read of a line
ATTENDED_OF_PLACE = 5  # tables that come first in a list because somebody is there
ANSWERED = ("key", "is_refusal")  # what is read of answers, before somebody asks again for one
REVIEWS_KEPT = 64  # of finished matches
ORDER_SECONDS = (1, 3)  # at least, and at most so many more

log = structlog.get_logger()

Result = TypeVar("Result")


def new_id() -> str:
    """An id that is easy to read aloud. It is an address, not a secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Hall:
    """The rooms in use, over a storage and a pool of bots."""

    def __init__(
        self,
        storage: Storage,
        thinking: Thinking,
        *,
        games: Callable[[str], Game[Any]] = catalog.game,
        game_names: Callable[[], list[str]] = lambda: list(catalog.GAMES),
        limits: Limits | None = None,
        now: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        new_id: Callable[[], str] = new_id,
        new_secret: Callable[[], str] = lambda: secrets.token_urlsafe(32),
        new_seed: Callable[[], str] = fresh_secret,
        order_seconds: Callable[[], float] = lambda: (
            ORDER_SECONDS[0] + secrets.randbelow(ORDER_SECONDS[1] * 1000) / 1000
        ),
        replay_module: str = REPLAYER,
    ) -> None:
        self.storage = storage
        self.thinking = thinking
        self.games = games
        self.game_names = game_names
        self.limits = limits or Limits()
        self.now = now or SteadyClock()
        self.logbook = Logbook(self.now)
        self.unread = Unread(self.limits)
        self.rebuffs = Rebuffs(self.limits, self.now)
        self.sleep = sleep  # between two looks at what is due
        self.new_id = new_id
        self.new_secret = new_secret
        self.new_seed = new_seed
        self.order_seconds = order_seconds  # a person's time to answer, which standing orders imitate
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.unopened: set[str] = set()  # tables that could not be opened; they are not tried again before a restart
        self.people: dict[str, Person] = {}  # by the hash of their cookie
        self.marks: dict[str, str] = {}  # those hashes, by person
        self.tasks: set[asyncio.Task[Any]] = set()
        self.set_rates(self.limits)
        self.gate = Gate()  # for all requests and commands
        self.opening_turns = Turns(1)  # one table is opened after the other, so that those in use go on
        self.salt = fresh_secret()  # for hashes of addresses, so that nobody can find the address
        self.journal_turns = Turns(1)  # likewise for writing journals, which uses the same threads as opening
        self.list_turns = Turns(1)  # likewise for reading people's own lists: a person may have very many tables
        self.listed: list[TableLine] = []
        self.listed_at: float | None = None
        self.listing: asyncio.Task[list[TableLine]] | None = None
        self.component_texts: dict[str, bytes] = {}  # old component files, by components hash and by text hash
        self.played_by: dict[str, str] = {}  # text hash of a stored component file -> its components hash
        thinking.component_file = self.component_texts.__getitem__
        self.turns_of: dict[str, Turns] = {}  # people who are opening tables: each one after the other
        self.reviews: dict[tuple[str, int, int, bool], bytes] = {}  # by table, lines, seat, and whether it is packed
        self.replays = Replays(self.limits, self.component_texts.__getitem__, self.report, replay_module)
        self.busy: set[tuple[str, str]] = set()  # (what, person): dear requests under way, one of each kind per person
        self.started_at = self.now()
        self.noted_at = -inf  # when it was kept that the server runs
        self.runs = 0  # of the server on this database, with this one
        self.away: list[tuple[float, float]] = []  # from when to when it was down, the first time first
        self.put_off: dict[str, float] = {}  # tables that would be due by now, had it not been down
        self.is_ended = False

    def set_rates(self, most: Limits) -> None:
        """How often one person, and all together, may ask for each kind of thing."""
        self.asking_rate = Buckets(most.requests_per_second, 3 * most.requests_per_second)
        self.asking_rate_of_all = Buckets(most.requests_per_second_of_all, 3 * most.requests_per_second_of_all)
        self.file_rate = Buckets(most.files_per_second, most.files_at_once)
        self.handshake_rate = Buckets(most.handshakes_per_second, most.sockets_per_address)
        self.frame_rate = Buckets(most.frames_per_second_of_all, most.frames_at_once_of_all)
        self.guest_rate = Buckets(most.guests_per_minute / 60, most.guests_per_minute)
        self.table_rate = Buckets(most.tables_per_minute / 60, most.tables_at_once)
        self.table_rate_of_all = Buckets(most.tables_per_minute_of_all / 60, most.tables_at_once_of_all)
        self.step_rate = Buckets(most.steps_per_minute / 60, most.steps_at_once)
        self.step_rate_of_all = Buckets(most.steps_per_minute_of_all / 60, 10 * most.steps_per_minute_of_all)
        self.say_rate = Buckets(most.says_per_second, most.says_at_once)
        self.say_rate_of_all = Buckets(10 * most.says_per_second, 10 * most.says_at_once)
        self.aside_rate = Buckets(most.asides_per_minute / 60, most.asides_at_once)
        self.aside_rate_of_all = Buckets(most.asides_per_minute_of_all / 60, 10 * most.asides_per_minute_of_all)
        self.journal_rate = Buckets(most.journals_per_minute / 60, most.journals_per_minute)

    # --- Running

    async def start(self) -> None:
        """Keep the component files in use, and go on where bots or clocks are due."""
        runs = await self.storage.rows("runs", order="number")
        if isinstance(self.now, SteadyClock):
            self.now.begin_at(max(await self.storage.last_at(), runs[-1]["last_at"] if runs else 0.0))
        self.started_at = self.now()
        self.runs = len(runs) + 1
        begun = [*(run["began_at"] for run in runs[1:]), self.started_at]
        self.away = [(run["last_at"], back) for run, back in zip(runs, begun, strict=False)]
        await self.thinking.start()
        self.replays.start()
        for name in self.game_names():
            game = self.games(name)
            if game.components is not None and not await self.storage.one("components", {"hash": game.text_hash}):
                row = {"hash": game.text_hash, "game": name, "text": game.components.text}
                with suppress(Conflict):
                    await self.storage.write(Insert("components", row))
        self.spawn(self._again_and_again(self._wake_due))
        self.spawn(self._again_and_again(self._tidy))
        self.spawn(self._again_and_again(self._note_run))

    async def end(self) -> None:
        """Stop, storage and bots included; all that was answered is on disk."""
        self.is_ended = True
        for task in list(self.tasks):
            task.cancel()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.end()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.rooms.clear()
        await self.thinking.stop()
        await self.replays.stop()
        self.noted_at = -inf
        with suppress(StorageTrouble):
            await self._note_run()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a task in the background, and report what goes wrong."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refusal, LetGo)):
            self.report_fault("task-trouble", error)

    def report(self, what: str, **facts: str | int | float) -> None:
        """A line in the log: never with cards, words of play, names or secrets."""
        metrics.REPORTS.labels(what).inc()
        log.warning(what, **facts)

    def report_fault(self, what: str, error: BaseException) -> None:
        """A fault of ours."""
        self.report(what, **fault_facts(error))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat something while the hall is open. After each failure in a row the pause is longer."""
        pause = DUE_SECONDS
        while True:
            try:
                await work()
                pause = DUE_SECONDS
            except StorageTrouble as trouble:
                self.report("storage-trouble", reason=trouble.reason)
            except Exception as error:
                self.report_fault("task-trouble", error)
                pause = min(2 * pause, MOST_SECONDS)
            await self.sleep(pause)

    async def _note_run(self) -> None:
        """Keep that the server runs, now and then."""
        now = self.now()
        if self.runs and now - self.noted_at >= NOTED_SECONDS:
            run = {"number": self.runs, "began_at": self.started_at, "last_at": now}
            await self.storage.write(
                Insert("runs", run, or_keep=True), Update("runs", {"number": self.runs}, {"last_at": now})
            )
            self.noted_at = now

    async def _wake_due(self) -> None:
        """Open tables where something is due, while few where nobody is are in memory: they can wait."""
        if not self._has_room():
            return
        now = self.now()
        self.put_off = {table: at for table, at in self.put_off.items() if at > now}
        known = len(self.rooms) + len(self.unopened) + len(self.put_off)  # those may all be due, and are looked after
        for table in await self.storage.tables_due(now, DUE_AT_ONCE + known):
            if table not in self.rooms and table not in self.unopened and table not in self.put_off:
                await self._wake(table)
                if not self._has_room():
                    break

    def _has_room(self) -> bool:
        """Whether one more table may come into memory though nobody asks for it."""
        rooms, lines = self._alone()
        return rooms < self.limits.rooms and lines < self.limits.room_lines

    def _alone(self) -> tuple[int, int]:
        """How many tables in memory nobody is connected to, and how many lines they have."""
        lines = [room.table.lines for room in self.rooms.values() if not room.lives]
        return len(lines), sum(lines)

    async def _wake(self, table: str) -> None:
        """Open a table where something is due. A failure is reported, and does not stop the others."""
        try:
            room = await self.room(table)
            if (at := room.put_off_to()) is not None:
                self.put_off[table] = at
        except Exception as error:
            if not isinstance(error, Refusal) or error.code != "storage":
                self.unopened.add(table)  # it is no better in two seconds, and has been reported
            self.report_fault("table-trouble", error)

    async def _tidy(self) -> None:
        """Drop rooms that have been idle for a while; if there are too many, idle rooms at once, the oldest first.

        Where nobody is and bots wait for their turn, too many go as well; they are opened again when there is room.
        """
        now, limits = self.now(), self.limits
        lines, (alone, lines_alone) = sum(room.table.lines for room in self.rooms.values()), self._alone()
        for name, room in sorted(self.rooms.items(), key=lambda each: each[1].used_at):
            is_crowded = len(self.rooms) > limits.rooms or lines > limits.room_lines
            is_unused = (is_crowded or now - room.used_at > limits.idle_seconds) and room.is_idle
            are_many_alone = alone > limits.rooms or lines_alone > limits.room_lines
            if is_unused or (are_many_alone and room.can_be_put_off):
                room.end()
                del self.rooms[name]
                lines -= room.table.lines
                alone, lines_alone = alone - 1, lines_alone - room.table.lines  # nobody was there

    # --- People

    async def person_of(self, cookie: str | None) -> Person | None:
        """Who somebody is, by their cookie."""
        if not cookie or len(cookie) > 200:
            return None
        mark = hash_of(cookie)
        if mark not in self.people:
            row = await self._read(self.storage.one("people", {"cookie": mark}))
            if row is None:
                return None
            return self.people.get(mark) or self._remember(mark, Person(row["id"], row["name"]))
        return self.people[mark]

    def _remember(self, mark: str, person: Person) -> Person:
        """Keep a person in memory by the hash of the cookie. When there are too many, all others are forgotten."""
        if len(self.people) >= PEOPLE_REMEMBERED:
            self.people.clear()
            self.marks.clear()
        self.people[mark] = person
        self.marks[person.id] = mark
        return person

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A guest, and the secret that its cookie holds."""
        cookie = self.new_secret()
        person = Person(self.new_id(), guest_name(name))
        row = {"id": person.id, "name": person.name, "cookie": hash_of(cookie), "since": self.now()}
        await self.write(Insert("people", row))
        return self._remember(hash_of(cookie), person), cookie

    async def rename(self, person: Person, name: str, place: str = "") -> Person:
        """Give a person another name. Tables where they sit keep the old one."""
        self.expect_patience_for_aside(Asker(place, person.id))
        renamed = Person(person.id, guest_name(name))
        await self.write(Update("people", {"id": person.id}, {"name": renamed.name}))
        if mark := self.marks.get(person.id):
            self.people[mark] = renamed
        return renamed

    def expect_patience(self, rate: Buckets, who: str, times: int = 1) -> None:
        """Somebody may do this once more now, or so many times."""
        if wait := rate.take(who, self.now(), times):
            raise Refusal("quick", wait=wait)

    def expect_patience_to_ask(self, who: str, place: str) -> None:
        """Take a token of the rates of questions: the person's own, and the address's."""
        now = self.now()
        # The person's own first, or one person would use up what is for all.
        if wait := self.asking_rate.take(who, now) or self.asking_rate_of_all.take(place, now):
            raise Refusal("quick", wait=wait)

    def expect_patience_for_steps(self, asker: Asker, steps: int) -> None:
        """Somebody may go on in a match by so many steps."""
        now = self.now()
        if wait := self.step_rate.take(asker.person, now, steps) or self.step_rate_of_all.take(asker.place, now, steps):
            raise Refusal("quick", wait=wait)

    def expect_patience_for_chat(self, asker: Asker) -> None:
        """Take a token of the rates of chat."""
        self.expect_patience(self.say_rate, asker.person)
        self.expect_patience(self.say_rate_of_all, asker.place)

    def expect_patience_for_aside(self, asker: Asker) -> None:
        """Take a token of the rates of asides, which are neither steps nor chat."""
        self.expect_patience(self.aside_rate, asker.person)
        self.expect_patience(self.aside_rate_of_all, asker.place)

    @contextmanager
    def one_at_a_time(self, what: str, who: str) -> Generator[None]:
        """A block for something dear: the same person may not enter it again before it is done."""
        if (what, who) in self.busy:
            raise Refusal("quick")
        self.busy.add((what, who))
        try:
            with metrics.LONG_WORK.labels(what).time():
                yield
        finally:
            self.busy.remove((what, who))

    @asynccontextmanager
    async def turn_of(self, person: str) -> AsyncGenerator[None]:
        """When what somebody asked for before is done; others do not wait for it."""
        turns = self.turns_of.setdefault(person, Turns(1))
        try:
            async with turns.turn(NOBODY):
                yield
        finally:
            if turns.free:  # nobody waits
                self.turns_of.pop(person, None)

    # --- Tables

    def game(self, name: str) -> Game[Any]:
        """A game that can be played here."""
        if name not in self.game_names():
            raise Refusal("no-game", given=name)
        return self.games(name)

    async def room(self, table: str, asker: Asker = NOBODY) -> Room:
        """The room of a table, which is opened if it is not in memory."""
        if self.is_ended:
            raise Refusal("storage")
        if table not in self.rooms and table not in self.opening:
            async with self.opening_turns.turn(asker):  # the asker's own turn: others who wait for it may have many
                return await self._open_once(table)
        return await self._open_once(table)

    async def _open_once(self, table: str) -> Room:
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self.opening[table])

    async def _open(self, name: str) -> Room:
        try:
            begun = perf_counter()
            table = await self.read_table(name)
            metrics.OPENINGS.observe(perf_counter() - begun)
            metrics.OPENED_LINES.observe(table.lines)
            room = Room(self, table)
            self.rooms[name] = room
            room.refresh()
        except StorageTrouble as trouble:
            self.report("storage-trouble", reason=trouble.reason)
            raise Refusal("storage") from None
        except ApogeeError as error:
            self.report_fault("damaged-table", error)
            raise Refusal("damaged") from None
        finally:
            del self.opening[name]
        return room

    async def at(
        self, table: str, asker: Asker, work: Callable[[Room], Awaitable[Result]], *, is_invited: bool = False
    ) -> Result:
        """Do something in the room of a table, again if the hall drops the room meanwhile.

        To somebody who may not know of the table, the answer and its time are those of a table that does not exist.
        """
        while True:
            room = self.rooms.get(table)
            is_known = is_invited or (room is not None and room.on_disk.may_watch(asker.person or None))
            if not is_known and not await self._read(self.storage.may_watch(table, asker.person)):
                raise Refusal("no-table")
            with suppress(LetGo):
                return await work(await self.room(table, asker))

    async def read_table(self, name: str, *, is_checking: bool = False) -> Table:
        """A table read from the storage: a thread folds its lines while other tables go on.

        With `is_checking`, everything is played and compared with what the lines say; otherwise steps that were taken
        back are skipped.
        """
        row = await self.storage.one("tables", {"id": name})
        if row is None:
            raise Refusal("no-table")
        founding = founding_of(row)
        game = await self.game_of(founding.game, founding.components_hash, founding.rules_version)
        lines = await self.storage.rows("lines", {"table_id": name}, order="number", columns=LINE)
        return await asyncio.to_thread(
            fold_lines, Table(founding, game, self.limits.event_bytes), lines, is_checking=is_checking
        )

    async def answer_of(self, table: str, person: str, key: str) -> dict[str, Any]:
        """What somebody was answered at a table."""
        where = {"table_id": table, "person_id": person, "key": key}
        found: dict[str, Any] = await self._read(self.storage.one("answers", where))
        return found

    async def answers_of(self, table: str, person: str) -> list[dict[str, Any]]:
        """Which commands somebody was answered at a table."""
        where = {"table_id": table, "person_id": person}
        found: list[dict[str, Any]] = await self._read(self.storage.rows("answers", where, columns=ANSWERED))
        return found

    async def game_of(self, name: str, components: str, rules_version: int) -> Game[Any]:
        """The game as it was when a match began: with its rules version and its component file.

        A table names the hash of the file's whole text, a journal the hash of what the rules read. The present file is
        used if the rules read the same from it, otherwise the stored one.
        """
        game = self.games(name)
        if not game.plays_by(components):
            played = await self._find_components(game, components)
            if played != game.components_hash:
                game = await asyncio.to_thread(game_by, game.name, self.component_texts[components])
        return game.at(rules_version)

    async def _find_components(self, game: Game[Any], components: str) -> str:
        """Find a stored component file by its text hash or its components hash, and return its components hash."""
        for row in await self.storage.rows("components", {"game": game.name}):
            if row["hash"] not in self.played_by:
                try:
                    file = await asyncio.to_thread(file_of, game, row["text"])
                    self.played_by[row["hash"]] = file.hash
                except BadComponents:  # a damaged one concerns its own tables only
                    self.played_by[row["hash"]] = ""
            played = self.played_by[row["hash"]]
            if components in (row["hash"], played):
                self.component_texts[played] = self.component_texts[components] = row["text"]
                return played
        raise ApogeeError(f"the component file {components[:12]} is not in the database.")

    # --- Journals and replays

    async def journal(self, who: str, asker: Asker, person: Person | None, table: str) -> str:
        """The journal to hand out. It is written in a thread, so that only the person who asked waits."""
        with self.one_at_a_time("journal", who):
            journal = await self.at(table, asker, lambda room: room.journal(person))
            async with self.journal_turns.turn(asker):
                return await asyncio.to_thread(journal.text, is_private=False)

    async def replay(
        self, who: str, asker: Asker, person: Person | None, table: str, seat: Eyes | Literal["own"], *, is_packed: bool
    ) -> bytes:
        """The match of a table, step by step."""
        with self.one_at_a_time("replay", who):
            recording, eyes = await self.at(table, asker, lambda room: room.recording(person, seat))
            game, most = recording.game, self.limits.replay_bytes

            async def job() -> Job:
                text = await asyncio.to_thread(recording.journal.text, is_private=True)
                return Job(text, eyes, is_packed, most, seats=recording.seats, is_open=recording.is_open)

            is_own = game.components_hash == self.games(game.name).components_hash
            return await self.replays.replay(asker, job, None if is_own else game.components_hash)

    async def review(
        self, who: str, asker: Asker, person: Person | None, table: str, seat: int | Literal["own"], *, is_packed: bool
    ) -> bytes:
        """How a finished match went for a seat; a spectator is told of the first one. It is kept for a while."""
        with self.one_at_a_time("review", who):
            recording, eyes = await self.at(table, asker, lambda room: room.recording(person, seat))
            journal, game = recording.journal, recording.game
            if journal.result is None:
                raise Refusal("still-secret")
            about = (table, len(journal.entries), eyes if isinstance(eyes, int) else 0, is_packed)
            if (known := self.reviews.get(about)) is not None:
                return known

            async def job() -> Job:
                text = await asyncio.to_thread(journal.text, is_private=True)
                most = self.limits.replay_bytes
                return Job(text, about[2], is_packed, most, seats=recording.seats, is_review=True)

            is_own = game.components_hash == self.games(game.name).components_hash
            found = await self.replays.replay(asker, job, None if is_own else game.components_hash)
            self.reviews[about] = found
            if len(self.reviews) > REVIEWS_KEPT:
                del self.reviews[next(iter(self.reviews))]
            return found

    async def replay_of_stranger(self, who: str, asker: Asker, text: str, eyes: Eyes, *, is_packed: bool) -> bytes:
        """The match in a journal that somebody hands in; nothing is kept of it."""
        with self.one_at_a_time("replay", who):
            names, file = self.game_names(), None
            name, components = claims_of(text)
            if name in names and not self.games(name).plays_by(components):
                with suppress(ApogeeError):  # reading the whole journal will say what is wrong
                    await self._find_components(self.games(name), components)
                    file = components

            async def job() -> Job:
                return Job(text, eyes, is_packed, self.limits.replay_bytes, names)

            return await self.replays.replay(asker, job, file)

    # --- New tables, and lists of them

    async def create(self, person: Person, wanted: NewTable, place: str = "") -> Answer:
        """A new table, once per key."""
        return await self._create(person, wanted.key, text_of(wanted), place, lambda: self._founding(person, wanted))

    async def begin_lesson(self, person: Person, wanted: protocol.NewLesson, place: str = "") -> Answer:
        """A table for a chapter of a lesson, once per key."""

        def found() -> Founding:
            game, lesson = self.game(wanted.game), lesson_of(wanted.game)
            chapter = lesson.chapter(wanted.chapter) if lesson else None
            if lesson is None or chapter is None:
                raise Refusal("no-lesson", given=as_given(wanted.chapter))
            script = Script(chapter.id, lesson.hash, list(chapter.expect))
            return self._founding_at(person, game, dict(chapter.position), script)

        return await self._create(person, wanted.key, text_of(wanted), place, found)

    async def go_on(self, person: Person, table: str, wanted: protocol.GoOn, asker: Asker) -> Answer:
        """A match from where a chapter ended, once per key."""
        game, position = await self.at(table, asker, lambda room: room.learned(person))
        command = text_of({"do": "go-on", "table": table})
        return await self._create(
            person, wanted.key, command, asker.place, lambda: self._founding_at(person, game, position)
        )

    async def _create(
        self, person: Person, key: str, command: str, place: str, found: Callable[[], Founding]
    ) -> Answer:
        """A new table, once per key."""
        async with self.turn_of(person.id):
            where = {"table_id": "", "person_id": person.id, "key": key}
            known = await self._read(self.storage.one("answers", where))
            if known is not None:
                if known["command"] != command:
                    raise Refusal("other-command")
                return stored_answer_of(known).answer
            self.expect_patience(self.table_rate, person.id)
            self.expect_patience(self.table_rate_of_all, place)
            founding = found()
            answer = Answer(key=key, ok=True, table=founding.id)
            row = {
                "table_id": "",
                "person_id": person.id,
                "key": key,
                "command": command,
                "body": text_of({"answer": answer, "refusal": None}),
                "is_refusal": False,
                "at": self.now(),
            }
            await self.write(*self.founding_changes(founding, place), Insert("answers", row))
        return answer

    def _founding(self, person: Person, wanted: NewTable) -> Founding:
        game = self.game(wanted.game)
        try:
            game.expect_players(wanted.players)
            options = game.chosen_options(wanted.options, wanted.players)
            bots = _bots(game, wanted)
        except ApogeeError as error:
            raise Refusal("wrong-game", wrong=(game, error)) from None
        seed, salt = self.new_seed(), self.new_seed()
        return Founding(
            id=self.new_id(),
            game=game.name,
            rules_version=game.rules_version,
            components_hash=game.text_hash,
            players=wanted.players,
            options=options,
            host=person.id,
            host_name=person.name,
            name=plain_line(wanted.name, "name") if wanted.name else "",
            is_public=wanted.is_public,
            grace_seconds=wanted.grace_seconds,
            clock=wanted.clock,
            shows_chances=wanted.shows_chances,
            bots=bots,
            reserved={},
            seed=seed,
            salt=salt,
            commitment=Draws(seed, salt).commitment(),
        )

    def _founding_at(
        self, person: Person, game: Game[Any], position: dict[str, Any], lesson: Script | None = None
    ) -> Founding:
        """A table for one person and bots, at a described position."""
        seed, salt = self.new_seed(), self.new_seed()
        players = game.match_at(position, seed).journal.header.players
        options = game.chosen_options({name: position[name] for name in game.options if name in position}, players)
        return Founding(
            id=self.new_id(),
            game=game.name,
            rules_version=game.rules_version,
            components_hash=game.text_hash,
            players=players,
            options=options,
            host=person.id,
            host_name=person.name,
            is_public=False,
            grace_seconds=protocol.GRACE_SECONDS,
            clock=None,
            bots=dict.fromkeys(range(LEARNER + 1, players), RIVAL),
            reserved={LEARNER: person.id},
            seed=seed,
            salt=salt,
            commitment=Draws(seed, salt).commitment(),
            position=position,
            lesson=lesson,
        )

    def founding_again(self, table: Table, person: Person) -> Founding:
        """Another table like this one, for the same people, by the rules of today."""
        founding, game = table.founding, self.games(table.founding.game)
        seed, salt = self.new_seed(), self.new_seed()
        return msgspec.structs.replace(
            founding,
            id=self.new_id(),
            rules_version=game.rules_version,
            components_hash=game.text_hash,
            host=person.id,
            host_name=person.name,
            bots={number: seat.bot for number, seat in enumerate(table.seats) if seat.bot is not None},
            reserved={number: seat.person for number, seat in enumerate(table.seats) if seat.person is not None},
            seed=seed,
            salt=salt,
            commitment=Draws(seed, salt).commitment(),
            position=None,
            lesson=None,
            rematch_of=founding.id,
        )

    def founding_changes(self, founding: Founding, place: str = "") -> list[Change]:
        """The changes that store a new table, with a hash of the address it was opened from, which keeps lists fair."""
        members = {founding.host, *founding.reserved.values()}
        return [
            Insert("tables", row_of(founding, self.now(), hash_of(f"{self.salt} {place}"))),
            *(Insert("members", {"table_id": founding.id, "person_id": one}) for one in sorted(members)),
        ]

    async def tables_shown(self) -> list[TableLine]:
        """Public tables that are open or running: first some where people are, then others, in turns by where they
        come from, each host's newest before their others."""
        is_old = self.listed_at is None or self.now() - self.listed_at >= self.limits.listed_seconds
        if is_old and self.listing is None:
            self.listing = asyncio.create_task(self._list())
        return self.listed if self.listing is None else await asyncio.shield(self.listing)

    async def _list(self) -> list[TableLine]:
        try:
            most = self.limits.listed_tables
            first = self._attended_tables()[: most // 2]
            found: list[str] = await self._read(self.storage.tables_shown(most + len(first), self.limits.listed_of))
            others = [table for table in found if table not in first]
            rows = await self._read(self.storage.tables_named([*first, *others][:most]))
            self.listed, self.listed_at = [line_of(row) for row in rows], self.now()
            return self.listed
        finally:
            self.listing = None

    def _attended_tables(self) -> list[str]:
        """Listed tables whose host, or somebody with a seat, is connected, taking turns between their addresses."""
        by_place: dict[str, list[str]] = {}
        for table in reversed(self.rooms):
            place = self.rooms[table].place
            if place is not None and self.rooms[table].on_disk.is_listed:
                by_place.setdefault(place, []).append(table)
        return in_turns([tables[:ATTENDED_OF_PLACE] for tables in by_place.values()])

    async def tables_of(self, asker: Asker, before: float | None = None) -> list[TableLine]:
        """The tables that somebody has to do with, the newest, or those before a time."""
        async with self.list_turns.turn(asker):
            rows = await self._read(self.storage.tables_of(asker.person, self.limits.listed_tables, before))
        return [line_of(row, asker.person) for row in rows]

    async def accept(self, person: Person, key: str, token: str, place: str = "") -> tuple[Answer, Refusal | None]:
        """Accept an invitation, whichever table it is for."""
        row = await self._read(self.storage.one("invitations", {"token": hash_of(token)}))
        if row is None:
            raise Refusal("no-invitation")
        return await self.at(
            row["table_id"],
            Asker(place, person.id),
            lambda room: room.accept(person, key, hash_of(token), place),
            is_invited=True,
        )

    async def write(self, *changes: Change) -> None:
        """Make these changes, all or none. Raises Refusal where the storage cannot take them now."""
        try:
            await self.storage.write(*changes)
        except StorageTrouble as trouble:
            self.report("storage-trouble", reason=trouble.reason)
            raise Refusal("storage") from None

    async def _read(self, reading: Coroutine[Any, Any, Any]) -> Any:
        try:
            return await reading
        except StorageTrouble as trouble:
            self.report("storage-trouble", reason=trouble.reason)
            raise Refusal("storage") from None


def in_turns(lists: Iterable[list[str]]) -> list[str]:
    """The first item of each list, then the second of each, and so on."""
    return [each for some in zip_longest(*lists) for each in some if each is not None]


def line_of(row: dict[str, Any], person: str = "") -> TableLine:
    """A table in a list, for everybody or for one of its members."""
    settings = msgspec.json.decode(row["settings"])
    return TableLine(
        id=row["id"],
        game=row["game"],
        name=settings.get("name", ""),  # the oldest tables have none
        host=settings["host_name"],
        players=row["players"],
        options=msgspec.json.decode(row["options"]),
        status=row["status"],
        is_public=bool(row["is_public"]),
        changed_at=row["changed_at"],
        ending=ending_for(person, row["ending"]) if person and row["ending"] else None,
    )


def ending_for(person: str, text: str) -> Ending:
    """How a match ended, for somebody who was there."""
    kept = msgspec.json.decode(text)
    return Ending(
        seats=[
            ReplaySeat("person" if seat["bot"] is None else "bot", seat["bot"] or seat["name"])
            for seat in kept["seats"]
        ],
        viewer=next((number for number, seat in enumerate(kept["seats"]) if seat["person"] == person), None),
        scores=kept["scores"],
        winners=kept["winners"],
    )


def _bots(game: Game[Any], wanted: NewTable) -> dict[int, str]:
    """The bots of a new table, by seat; at least one seat must be left for a person."""
    seats = [str(seat) for seat in range(wanted.players)]
    for seat, bot in wanted.bots.items():
        if seat not in seats:
            facts: dict[str, str | int] = {"given": quoted(seat), "last": wanted.players - 1}
            message = f"there is no seat {facts['given']} for a bot; seats are 0 to {facts['last']}."
            raise BadTable(message, "wrong-bot-seat", facts)
        roster.expect_bot(game.name, bot)
    if len(wanted.bots) == wanted.players:
        raise BadTable("bots have all seats; leave one for somebody.", "wrong-all-bots")
    return {int(seat): bot for seat, bot in wanted.bots.items()}


def fold_lines(table: Table, lines: Sequence[dict[str, Any]], *, is_checking: bool = False) -> Table:
    """A table after all of its lines."""
    digest, bodies = table.digest, []
    for number, line in enumerate(lines, 1):
        digest = check_chain(table, digest, number, line)
        bodies.append(msgspec.json.decode(line["body"]))
    later = {} if is_checking else not_to_be_played(bodies)
    table.is_checking = is_checking
    for place, (line, body) in enumerate(zip(lines, bodies, strict=True)):
        table.fold(body, line["at"], later.get(place))
    table.is_checking = True
    table.digest = digest
    return table


def check_chain(table: Table, before: str, number: int, line: dict[str, Any]) -> str:
    """The digest of a line, after checking that the line is the next one and unchanged."""
    digest = line_digest(before, line["number"], line["at"], line["body"])
    if line["number"] != number or line["digest"] != digest:
        raise ApogeeError(f"line {line['number']} of table {table.founding.id} was changed after it was written.")
    return digest
