"""A terminal as a person has one: a real pseudo-terminal, an emulator that draws what comes, keys that are typed."""

import fcntl
import os
import pty
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

import pyte

import apogee

TREE = Path(apogee.__file__).resolve().parents[1]  # what these tests run on
PATIENCE_SECONDS = 60.0  # a program that says nothing for so long has failed
# The program, with the toy of apogee.testing among its games: it has no drawing and no catalogue of its own.
START = """
import sys
from apogee import catalog, cli
catalog.GAMES["countdown"] = "apogee.testing.toy"
sys.exit(cli.main())
"""
PROGRAM = ("-c", START)
LINES = 3000  # as if somebody scrolled back: all that was ever printed is on the screen


def environment(**more: str) -> dict[str, str]:
    """An environment without anybody's settings."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(TREE),
        "HOME": os.environ.get("HOME", ""),
        "TERM": "xterm-256color",
        "LANG": "en_GB.UTF-8",
        "PYTHONUTF8": "1",
        **more,
    }


class Terminal:
    """A program in a terminal window of some width."""

    def __init__(
        self, *arguments: str, folder: Path, columns: int = 80, most_bytes: int | None = None, **variables: str
    ) -> None:
        self.screen = pyte.Screen(columns, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.process: subprocess.Popen[Any] = subprocess.Popen(
            [sys.executable, *PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(**variables),
            start_new_session=True,
            preexec_fn=partial(_begin, most_bytes),  # noqa: PLW1509 - Ctrl-C has to reach it; no threads here
        )
        os.close(slave)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.close()

    def close(self) -> None:
        """Close the window."""
        if self.master >= 0:
            os.close(self.master)
            self.master = -1

    def wait_for(self, *texts: str) -> str:
        """Read until one of these texts stands at the cursor: a prompt is what one waits for."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            for text in texts:
                if self._before_cursor().endswith(text):
                    return text
            assert self._read(deadline), f"{texts} did not come; there is:\n{self.text()[-2000:]}"

    def type(self, *lines: str, prompt: str = "):") -> None:
        """Type lines, each when a prompt has come."""
        for line in lines:
            self.wait_for(f"{prompt} ")
            self.press(f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press keys; back when something came of them."""
        before = len(self.raw)
        os.write(self.master, key)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while len(self.raw) < before + len(key):  # until its echo: the old prompt is answered
            if not self._read(deadline):
                return

    def end(self) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self._read(deadline):
            pass
        return self.process.wait(timeout=PATIENCE_SECONDS)

    def text(self) -> str:
        """All that is on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip() + "\n"

    def line(self) -> str:
        """The line of the cursor, with what the prompt began above it."""
        y = self.screen.cursor.y
        above = [self._row(line, self.screen.columns) for line in range(max(0, y - 2), y)]
        return " ".join([*above, self._before_cursor()])

    def _before_cursor(self) -> str:
        return self._row(self.screen.cursor.y, self.screen.cursor.x)

    def _row(self, y: int, columns: int) -> str:
        """The beginning of a line; drawing the whole screen each time would take for ever."""
        return "".join(self.screen.buffer[y][x].data for x in range(columns))

    def _read(self, deadline: float) -> bool:
        """Take what has come; False at the end."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += data
        self.stream.feed(data)
        return bool(data)


def _begin(most_bytes: int | None) -> None:
    """In the new process: take the terminal, and let files grow only so far, as on a full disk."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    if most_bytes is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))


def run(*arguments: str, folder: Path, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """The program without a terminal: what it prints, and its exit code."""
    return subprocess.run(
        [sys.executable, *PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(**variables),
        timeout=300,
        check=False,
    )


def choices_on(text: str) -> int:
    """How many choices the last list on a screen has."""
    found = re.findall(r"\(1(?:-(\d+))?[;,]", text)
    return int(found[-1] or 1)
