"""Replays: makes replays in a process of its own with low priority, so that they do not slow down play.

One replay at a time; who asks meanwhile waits for their turn. A worker that needs too long or too much memory is ended,
and whoever asked is told that the match is too long. It is started when it is needed, and ended when nobody needs it.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager

import msgspec

from apogee.server.faults import fault_facts
from apogee.server.limits import Limits
from apogee.server.refusal import TOO_MUCH, Refusal
from apogee.server.replayer import Job, Why
from apogee.server.turns import NOBODY, Asker, Turns
from apogee.server.workers import ComponentFile, Failed, Gone, Worker, Workers

REPLAYER = "apogee.server.replayer"

Report = Callable[..., None]  # what, and facts for the log


class Replays:
    """The worker, and who waits for it."""

    def __init__(self, limits: Limits, component_file: ComponentFile, report: Report, module: str = REPLAYER) -> None:
        self.limits = limits
        self.component_file = component_file
        self.report = report
        self.turns = Turns(1)
        self.in_line: Counter[str] = Counter()  # replays that are asked for, by where that was
        self._crew = Workers(module)
        self._idle: Worker | None = None
        self._leaving: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Open for jobs."""
        self._crew.is_open = True

    async def stop(self) -> None:
        """End the worker. Requests that still wait get no replay."""
        self._crew.close()
        async with self.turns.turn(NOBODY):
            self._let_go()
            await self._crew.leave()

    def processes(self) -> list[int]:
        """The process id of the worker, while there is one."""
        return self._crew.processes()

    async def replay(self, asker: Asker, job_of: Callable[[], Awaitable[Job]], components: str | None) -> bytes:
        """A replay, ready to be sent. The component file is the server's own, or named by its hash.

        The job is made only when its turn has come, because writing a long journal takes time too.
        """
        with self._in_line(asker.place):
            try:
                async with asyncio.timeout(self.limits.replay_wait_seconds):
                    await self.turns.take(asker)
            except TimeoutError:
                raise self._refusal_for_now() from None
            try:
                return await self._make_replay(await job_of(), components)
            finally:
                self.turns.give_up()

    @contextmanager
    def _in_line(self, place: str) -> Generator[None]:
        own, all_in_line, most = self.in_line[place], self.in_line.total(), self.limits.replays
        is_full = all_in_line >= (most if own else 2 * most)  # who has none in line finds room that others do not
        if is_full or own >= self.limits.replays_per_address:
            raise self._refusal_for_now()
        self.in_line[place] += 1
        try:
            yield
        finally:
            self.in_line[place] -= 1
            if not self.in_line[place]:
                del self.in_line[place]

    def _refusal_for_now(self) -> Refusal:
        return Refusal("quick", wait=self.limits.replay_seconds)

    async def _make_replay(self, job: Job, components: str | None) -> bytes:
        worker = await self._worker_with(msgspec.json.encode(job) + b"\n", components)
        try:
            async with asyncio.timeout(self.limits.replay_seconds):
                replay = await answer_of(worker)
        except Refusal:
            self._keep(worker)
            raise
        except Failed as failed:
            self.report("failed-replay", failure="failed", kind=failed.kind, where=failed.where)
            if failed.kind == "MemoryError":
                self._crew.end(worker)
                raise Refusal("too-large", reason=TOO_MUCH) from None
            self._keep(worker)
            raise Refusal("fault") from None
        except (TimeoutError, Gone) as error:
            self._crew.end(worker)
            if not self._crew.is_open:
                raise Refusal("storage") from None
            facts = error.facts if isinstance(error, Gone) else {}
            self.report("failed-replay", failure="died" if isinstance(error, Gone) else "late", **facts)
            if job.is_review:  # it takes only so much of the processor: the machine has too much to do
                raise self._refusal_for_now() from None
            raise Refusal("too-large", reason=TOO_MUCH) from None
        except BaseException:  # nobody wants to know any more
            self._crew.end(worker)
            raise
        self._keep(worker)
        return replay

    async def _worker_with(self, job: bytes, components: str | None) -> Worker:
        """A worker that has begun the job: the idle one, or a new one if that has died."""
        try:
            async with asyncio.timeout(self.limits.replay_wait_seconds):
                if (idle := self._let_go()) is not None:
                    if idle.components == components and idle.process.returncode is None:
                        try:
                            return await self._give(idle, job)
                        except Gone:  # it died while nobody needed it
                            pass
                    else:
                        self._crew.end(idle)
                arguments = (self.limits.replay_seconds, self.limits.replay_memory_bytes)
                return await self._give(await self._crew.start(components, self.component_file, *arguments), job)
        except (TimeoutError, OSError) as error:  # the machine has too much to do
            self.report("failed-replay", failure="unstarted", **fault_facts(error))
            raise self._refusal_for_now() from None
        except Gone as gone:
            if not self._crew.is_open:
                raise Refusal("storage") from None
            self.report("failed-replay", failure="unstarted", **gone.facts)
            raise Refusal("fault") from None

    async def _give(self, worker: Worker, job: bytes) -> Worker:
        """A worker, with the job that it took."""
        try:
            await worker.take(job)
        except BaseException:
            self._crew.end(worker)
            raise
        return worker

    def _keep(self, worker: Worker) -> None:
        """A worker waits for the next job, for a while."""
        self._idle = worker
        self._leaving = asyncio.get_running_loop().call_later(self.limits.idle_seconds, self._leave)

    def _let_go(self) -> Worker | None:
        """The idle worker, if there is one; it is idle no more."""
        if self._leaving is not None:
            self._leaving.cancel()
        idle, self._idle, self._leaving = self._idle, None, None
        return idle

    def _leave(self) -> None:
        """End the idle worker, after nobody has asked for a while."""
        if (idle := self._let_go()) is not None:
            self._crew.end(idle)


async def answer_of(worker: Worker) -> bytes:
    """The replay that a worker made of the job it took, or the Refusal that it told."""
    verb, rest = await worker.answer()
    if verb == "done" and re.fullmatch("[0-9]{1,9}", rest):
        return await worker.exactly(int(rest))
    try:
        why = msgspec.json.decode(rest if verb == "refused" else "", type=Why)
    except msgspec.DecodeError:
        raise Gone(why="it said something else") from None
    raise Refusal(why.code, reason=why.reason).about(why.facts)
