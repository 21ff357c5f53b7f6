"""Where bots think: processes of low priority that are given twins only, so that no bot can peek or delay a table.

Jobs wait for their turn (turns.py). A job's time counts from when a worker takes it. A worker that needs longer is
killed, one that dies is replaced; where no worker comes up with an answer, any legal action is one. Every failure is
logged and counted: of which bot, by which rules, and what is known of the fault.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec
import structlog

from apogee import catalog
from apogee.bots import roster
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import SPECTATOR
from apogee.server import metrics
from apogee.server.faults import fault_facts
from apogee.server.limits import Limits
from apogee.server.protocol import Advice, Percent
from apogee.server.turns import NOBODY, Asker, Turns
from apogee.server.workers import ComponentFile, Failed, Gone, Worker, Workers

ATTEMPTS: Final = 2  # how many workers may die of a job before it is given up
TAKING_SECONDS: Final = 5.0  # for a worker to start, if need be, and to take a job
Failure = Literal["failed", "died", "late", "crowded", "unstarted"]

log = structlog.get_logger()


class NotThinking(Exception):
    """The pool was not started, or has been stopped."""


class NoAnswer(Exception):
    """There is no answer to a job, and trying again would not help."""

    def __init__(self, failure: Failure, **facts: str | int) -> None:
        super().__init__(failure)
        self.failure: Failure = failure
        self.facts = facts  # what may be logged of it


@dataclass(frozen=True)
class Thought:
    """A job, with everything that a worker is given."""

    game: str
    rules_version: int
    components: str  # hash of the component file that the twin was made by
    bot: str
    seat: int
    twin: dict[str, Any]
    choices: list[str]  # the seat's legal actions, in words
    seed: int  # of the bot's own generator, 63 bits
    is_hint: bool = False  # whether it is asked what it weighs, and why: then the answer is a protocol.Advice, as JSON

    @property
    def is_chances(self) -> bool:
        """Whether it is for spectators: then the answer is each seat's chance to win in percent, as JSON."""
        return self.seat == SPECTATOR

    def encode(self) -> bytes:
        """One line; equal jobs are equal bytes."""
        return json.dumps(vars(self), sort_keys=True, separators=(",", ":")).encode() + b"\n"


def thought_of(state: State, game: Game[Any], bot: str, seat: int, seed: int, *, is_hint: bool = False) -> Thought:
    """What a bot has to think about. The state itself goes no further than this: a twin takes its place."""
    twin = state.determinize(seat, Rng(roster.seed_of(f"twin {seed}", seat)))
    choices = [game.actions[action] for action in twin.legal_actions(seat)]
    if not choices:
        raise ValueError(f"seat {seat} has nothing to decide.")
    facts = (game.name, game.rules_version, game.components_hash)
    return Thought(*facts, bot, seat, twin.to_json(), choices, seed, is_hint)


def chances_of(state: State, game: Game[Any], seed: int) -> Thought:
    """How likely each seat is to win, by what a spectator may know, and by nothing else."""
    twin = state.determinize(SPECTATOR, Rng(roster.seed_of(f"twin {seed}", SPECTATOR)))
    facts = (game.name, game.rules_version, game.components_hash)
    return Thought(*facts, "chances", SPECTATOR, twin.to_json(), [], seed)


def no_other_file(components: str) -> bytes:
    """The `component_file` of a server without old component files."""
    raise LookupError(f"there is no component file {components[:12]}.")


class Thinking:
    """The pool. It starts workers when they are needed; each plays by one component file per game."""

    def __init__(
        self,
        workers: int | None = None,
        *,
        seconds: float = Limits.bot_seconds,
        taking_seconds: float = TAKING_SECONDS,
        most_waiting: int = Limits.bots_waiting,
        module: str = "apogee.server.thinker",
        games: Callable[[str], Game[Any]] = catalog.game,
        component_file: ComponentFile = no_other_file,
    ) -> None:
        """`component_file` finds the text of a component file by its hash, or raises LookupError."""
        self.workers = max(1, (os.cpu_count() or 1) - 1) if workers is None else workers
        self.seconds = seconds
        self.taking_seconds = taking_seconds
        self.most_waiting = most_waiting  # jobs; any more get no answer
        self.games = games
        self.component_file = component_file
        self.guesses = 0  # decisions that no bot made
        self._crew = Workers(module)
        self.turns = Turns(self.workers)
        self.begun: set[asyncio.Task[Any] | None] = set()  # whose turn it is: each has a worker or is about to get one
        self._idle: list[Worker] = []  # the one that waits longest first

    async def start(self) -> None:
        """Open for jobs."""
        self._crew.is_open = True

    async def stop(self) -> None:
        """End all workers. Jobs that still wait for an answer get none: they raise NotThinking."""
        self._crew.close()
        for _ in range(self.workers):  # each job gives up its turn when it has noticed
            await self.turns.take(NOBODY)
        await self._crew.leave()
        self._idle.clear()
        for _ in range(self.workers):
            self.turns.give_up()

    def processes(self) -> list[int]:
        """The process ids of the workers."""
        return self._crew.processes()

    async def choose(self, thought: Thought, asker: Asker = NOBODY) -> str:
        """An action in words: the bot's, or any legal one where no worker comes up with an answer in time."""
        try:
            return await self.think(thought, asker)
        except NoAnswer:
            return self._guess(thought)

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> str:
        """The bot's action in words, or its advice; or NoAnswer, which has been reported."""
        try:
            await self._take_turn(thought, asker)
            task = asyncio.current_task()
            self.begun.add(task)
            try:
                with metrics.BOT_SECONDS.labels(thought.game, thought.bot).time():
                    return await self._think_out(thought)
            finally:
                self.begun.discard(task)
                self.turns.give_up()
        except NoAnswer as none:
            if not self._crew.is_open:
                raise NotThinking from None
            self._report(thought, none.failure, none.facts)
            raise

    async def _take_turn(self, thought: Thought, asker: Asker) -> None:
        """Wait for a turn. What is for spectators waits until nobody else wants one: it delays no bot."""
        if thought.is_chances:
            await self.turns.take_last()
            return
        is_first = not self.turns.has_some_of(asker.place)  # such find room that others do not
        if self.turns.waiting >= (2 if is_first else 1) * self.most_waiting:
            raise NoAnswer("crowded")
        with metrics.BOTS_WAITING.track_inprogress(), metrics.BOT_WAITS.time():
            await self.turns.take(asker)

    def _report(self, thought: Thought, failure: Failure, facts: dict[str, str | int]) -> None:
        """Log that a bot failed, and count it: never what it was thinking about."""
        metrics.BOT_FAILURES.labels(thought.game, thought.bot, failure).inc()
        job = {"game": thought.game, "rules_version": thought.rules_version, "bot": thought.bot}
        log.warning("bot-failure", failure=failure, **job, **facts)

    def _guess(self, thought: Thought) -> str:
        """Any legal action, each equally likely."""
        self.guesses += 1
        metrics.BOT_GUESSES.labels(thought.game, thought.bot).inc()
        rng = Rng(roster.seed_of(f"guess {thought.seed}", thought.seat))
        return thought.choices[rng.below(len(thought.choices))]

    async def _think_out(self, thought: Thought) -> str:
        """What the bot chooses. The time of a job counts from when it is first taken."""
        is_taken = False
        try:
            async with asyncio.timeout(self.taking_seconds) as limit:
                for attempt in range(ATTEMPTS):
                    try:
                        worker = await self._worker(thought, is_fresh=attempt > 0)
                        with self._use(worker):
                            await worker.take(thought.encode())
                            if not is_taken:
                                limit.reschedule(asyncio.get_running_loop().time() + self.seconds)
                                is_taken = True
                            return await answer_to(thought, worker)
                    except Gone as gone:
                        if attempt + 1 == ATTEMPTS or not self._crew.is_open:
                            raise NoAnswer("died", **gone.facts) from None
                        self._report(thought, "died", gone.facts)
        except TimeoutError:
            raise NoAnswer("late") from None
        except OSError as error:
            raise NoAnswer("unstarted", **fault_facts(error)) from None
        raise AssertionError("the last attempt answers or fails")

    @contextmanager
    def _use(self, worker: Worker) -> Generator[None]:
        """Use a worker: afterwards it is idle, or ended if something went wrong or the job was cancelled."""
        try:
            yield
        except NoAnswer:  # the bot failed, not its worker
            self._idle.append(worker)
            raise
        except BaseException:
            self._end(worker)
            raise
        self._idle.append(worker)

    async def _worker(self, thought: Thought, *, is_fresh: bool) -> Worker:
        """A living worker that plays by the component file of the job: an idle one, or a new one."""
        is_own = thought.components == self.games(thought.game).components_hash
        components = None if is_own else thought.components
        for worker in [each for each in self._idle if each.process.returncode is not None]:
            self._end(worker)  # it died while nobody needed it
        fitting = [worker for worker in self._idle if worker.components == components]
        if fitting and not is_fresh:
            self._idle.remove(fitting[-1])
            return fitting[-1]
        while len(self._idle) + len(self.begun) > self.workers:
            self._end(self._idle[0])
        try:
            return await self._crew.start(components, self.component_file, self.seconds)
        except LookupError:
            raise NoAnswer("unstarted", why="its component file is not known") from None

    def _end(self, worker: Worker) -> None:
        """End a worker, without waiting for it."""
        if worker in self._idle:
            self._idle.remove(worker)
        self._crew.end(worker)


async def answer_to(thought: Thought, worker: Worker) -> str:
    """What a worker says of the job it took: an action, or advice. NoAnswer: the bot failed."""
    try:
        verb, said = await worker.answer()
    except Failed as failed:
        raise NoAnswer("failed", kind=failed.kind, where=failed.where) from None
    is_answer = is_chances if thought.is_chances else is_advice if thought.is_hint else is_choice
    if verb != "do" or not is_answer(thought, said):
        raise Gone(why="it said something else")
    return said


def is_choice(thought: Thought, said: str) -> bool:
    """Whether this is something that the seat may do."""
    return said in thought.choices


def is_chances(_thought: Thought, said: str) -> bool:
    """Whether this tells chances."""
    try:
        return bool(msgspec.json.decode(said, type=list[Percent]))
    except msgspec.DecodeError:
        return False


def is_advice(thought: Thought, said: str) -> bool:
    """Whether this is advice on a decision."""
    try:
        lines = msgspec.json.decode(said, type=Advice).lines
    except msgspec.DecodeError:
        return False
    return bool(lines) and all(line.steps and line.steps[0].words in thought.choices for line in lines)
