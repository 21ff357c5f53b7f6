"""Workers, seen from the server: processes of its own that can be ended, for what may take long or go wrong.

A worker is given jobs as lines, one at a time, and says lines (working.py). It plays by one component file per game.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

KEPT: Final = (  # all that workers get of the environment: what Python itself needs, and which components to play by
    "APOGEE_COMPONENTS", "LD_LIBRARY_PATH", "PATH", "PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "SYSTEMROOT",
)  # fmt: skip
FAULT: Final = re.compile(r"fail (\w{1,80}) ([\w.:<>? ]{0,800})")  # what a worker may say of one: no more is logged

ComponentFile = Callable[[str], bytes]  # the text of a component file by its hash, or LookupError


class Gone(Exception):
    """A worker died, or said what no worker says."""

    def __init__(self, **facts: str | int) -> None:
        super().__init__()
        self.facts = facts  # what may be logged of it


class Failed(Exception):
    """A job failed, not its worker."""

    def __init__(self, kind: str, where: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.where = where


class Worker:
    """A process that works, seen from the server's."""

    def __init__(self, process: Process, components: str | None) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.components = components  # None: those of the server itself
        self.ears = process.stdin
        self.mouth = process.stdout
        # One listener at a time: of two, asyncio forgets the one that comes while the other is being woken.
        self._listening = asyncio.Lock()

    async def expect(self, words: str) -> None:
        """Wait for it to say just this."""
        said = await self._line()
        if said != words:
            raise Gone(why="it said something else")

    async def take(self, job: bytes) -> None:
        """Hand over a job, which is one line, and wait until it has begun."""
        try:
            self.ears.write(job)
            await self.ears.drain()
        except (ConnectionError, RuntimeError):  # uvloop has the second for a pipe that is closed
            raise await self._reap() from None
        await self.expect("taken")

    async def answer(self) -> tuple[str, str]:
        """The worker's answer to its job: a verb, and the rest of the line. Raises Failed if the job failed."""
        said = await self._line()
        if fault := FAULT.fullmatch(said):
            raise Failed(fault[1], fault[2])
        verb, _, rest = said.partition(" ")
        return verb, rest

    async def exactly(self, number: int) -> bytes:
        """So many bytes of what it says."""
        try:
            async with self._listening:
                return await self.mouth.readexactly(number)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise await self._reap() from None

    async def _line(self) -> str:
        """The next thing that it says."""
        try:
            async with self._listening:
                line = (await self.mouth.readline()).decode()
        except ValueError:  # too long, or no text
            raise Gone(why="it said something else") from None
        except ConnectionError:
            raise await self._reap() from None
        if not line.endswith("\n"):
            raise await self._reap()
        return line[:-1]

    async def _reap(self) -> Gone:
        """How it ended: below 0 by a signal."""
        return Gone(status=await self.process.wait())

    def kill(self) -> None:
        """End it at once, in the middle of a job if need be."""
        self.ears.close()
        with suppress(ProcessLookupError):
            self.process.kill()

    async def has_ended(self) -> None:
        """Wait until a killed worker has ended, and its output is read."""
        async with self._listening:
            await self.process.communicate()


class Workers:
    """All workers of one kind: starts them, and ends every one of them at last."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.is_open = False
        self._live: list[Worker] = []
        self._endings: set[asyncio.Task[None]] = set()
        self._folder: Path | None = None  # where other component files lie than the server's own
        self._files: dict[str, Path] = {}  # by hash

    def processes(self) -> list[int]:
        """Their process ids."""
        return [worker.process.pid for worker in self._live if worker.process.returncode is None]

    async def start(self, components: str | None, component_file: ComponentFile, *arguments: object) -> Worker:
        """A new one, ready for a job. Raises LookupError where nobody has its component file."""
        self._expect_open()
        environment = {name: os.environ[name] for name in KEPT if name in os.environ}
        if components is not None:
            environment["APOGEE_COMPONENTS"] = str(self._file(components, component_file))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module, *map(str, arguments)),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,  # what it prints may be a card; a fault is told by the worker, a death by its status
            env=environment,
            start_new_session=True,  # Ctrl-C is for the server, which decides
        )
        worker = Worker(process, components)
        self._live.append(worker)
        try:
            self._expect_open()  # or nobody would end this one
            await worker.expect("ready")
        except BaseException:
            self.end(worker)
            raise
        return worker

    def _expect_open(self) -> None:
        if not self.is_open:
            raise Gone(why="there are none any more")

    def _file(self, components: str, component_file: ComponentFile) -> Path:
        """The path of a copy of this component file, for workers to read."""
        if components not in self._files:
            text = component_file(components)
            if self._folder is None:
                self._folder = Path(tempfile.mkdtemp(prefix="apogee-"))
            path = self._folder / f"{len(self._files)}.toml"
            path.write_bytes(text)
            self._files[components] = path
        return self._files[components]

    def end(self, worker: Worker) -> None:
        """End one, without waiting for it."""
        if worker in self._live:
            self._live.remove(worker)
        worker.kill()
        ending = asyncio.create_task(worker.has_ended())
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)

    def close(self) -> None:
        """End all of them, and start none any more; jobs that they have raise Gone."""
        self.is_open = False
        for worker in self._live.copy():
            self.end(worker)

    async def leave(self) -> None:
        """Wait until all have ended, and remove their files."""
        await asyncio.gather(*self._endings, return_exceptions=True)
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None
            self._files = {}
