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
from apogee.core.rng import Rng
from apogee.locale.texts import Texts
from tests import chance

ROOT = Path(__file__).resolve().parents[1]
TREE = Path(apogee.__file__).resolve().parents[1]  # what these tests run on
PATIENCE_SECONDS = 120.0  # a program that says nothing for so long has failed
ASKED = b"\x1b]2;asked\x07"  # a window's title, which nobody sees: the program waits for a line
# The program, with the toy of apogee.testing among its games: it has no drawing and no catalogue of its own. In a
# terminal it says when it reads a line, after all that it has printed: no output looks like that by chance.
START = f"""
import contextlib, io, os, sys
from apogee import catalog, cli
from tests import chance
chance.settle_as_told()
class Asking(io.TextIOWrapper):
    def readline(self, *size):
        with contextlib.suppress(OSError):
            os.write(1, {ASKED!r})
        return super().readline(*size)
if sys.stdin is not None and sys.stdin.isatty():
    with contextlib.suppress(ImportError):
        import readline
        readline.set_pre_input_hook(lambda: os.write(1, {ASKED!r}))
    encoding, errors = sys.stdin.encoding, sys.stdin.errors
    sys.stdin = Asking(sys.stdin.detach(), encoding, errors)
catalog.GAMES["countdown"] = "apogee.testing.toy"
sys.exit(cli.main())
"""
PROGRAM = ("-c", START)
LINES = 12_000  # as if somebody scrolled back: all that was ever printed is on the screen, and nothing moves up


def environment(**more: str) -> dict[str, str]:
    """An environment without anybody's settings."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.pathsep.join([str(TREE), str(ROOT)]),
        "HOME": os.environ.get("HOME", ""),
        "TERM": "xterm-256color",
        "LANG": "en_GB.UTF-8",
        "PYTHONUTF8": "1",
        **chance.for_a_program(),
        **more,
    }


class Terminal:
    """A program in a terminal window of some width. In which pieces its output comes does not matter."""

    def __init__(
        self,
        *arguments: str,
        folder: Path,
        columns: int = 80,
        most_bytes: int | None = None,
        piece: int = 65536,
        **variables: str,
    ) -> None:
        self.screen = pyte.Screen(columns, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.piece = piece  # bytes, at most, that are read at once
        self.asked = self.answered = 0
        self._came = bytearray()
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

    @property
    def raw(self) -> bytes:
        """All that came, as a person's terminal gets it."""
        return bytes(self._came).replace(ASKED, b"")

    def wait_for(self, *texts: str) -> str:
        """Read until the program asks; one of these texts stands at the cursor then."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.asked == self.answered:
            assert self._read(deadline), f"{texts} did not come; there is:\n{self.text()[-2000:]}"
        for text in texts:
            if self._before_cursor().endswith(text):
                return text
        raise AssertionError(f"{texts} did not come, but a question; there is:\n{self.text()[-2000:]}")

    def type(self, *lines: str, prompt: str = "):") -> None:
        """Type lines, each when a prompt has come."""
        for line in lines:
            self.wait_for(f"{prompt} ")
            self.press(f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Answer the program with a key, or with a line of them."""
        self.answered += 1
        os.write(self.master, key)

    def interrupt(self, *, number: int | None = None) -> None:
        """Press Ctrl-C, or send a signal, once the program sleeps in its read.

        Python notices a signal that comes in the microseconds before that read only with the next line.
        """
        deadline = time.monotonic() + PATIENCE_SECONDS
        while is_awake(self.process.pid):
            assert time.monotonic() < deadline, f"it reads nothing; there is:\n{self.text()[-2000:]}"
            time.sleep(0.001)
        if number is None:
            self.press(b"\x03")
        else:
            self.process.send_signal(number)

    def end(self) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self._read(deadline):
            pass
        return self.process.wait(timeout=PATIENCE_SECONDS)

    def text(self) -> str:
        """All that is on the screen."""
        lines = range(max(self.screen.buffer, default=-1) + 1)
        return "\n".join(self._row(y, self.screen.columns).rstrip() for y in lines).rstrip() + "\n"

    def line(self) -> str:
        """The line of the cursor, with what the prompt began above it."""
        y = self.screen.cursor.y
        above = [self._row(line, self.screen.columns) for line in range(max(0, y - 2), y)]
        return " ".join([*above, self._before_cursor()])

    def _before_cursor(self) -> str:
        return self._row(self.screen.cursor.y, self.screen.cursor.x)

    def _row(self, y: int, columns: int) -> str:
        """The beginning of a line, as far as something is written; drawing all that is empty would take for ever."""
        if y not in self.screen.buffer:
            return ""
        line = self.screen.buffer[y]
        return "".join(line[x].data for x in range(min(columns, max(line, default=-1) + 1)))

    def _read(self, deadline: float) -> bool:
        """Take what has come; False at the end."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.master, self.piece)
        except OSError:  # the other end is closed
            return False
        self._came += data
        self.asked += self._came[-len(data) - len(ASKED) + 1 :].count(ASKED)
        self.stream.feed(data)
        return bool(data)


def is_awake(process: int) -> bool:
    """Whether a process does something just now, where the system tells (Linux)."""
    told = Path(f"/proc/{process}/stat")
    return told.exists() and told.read_text().rpartition(") ")[2][0] != "S"


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


def play_to_the_end(terminal: Terminal, texts: Texts, rng: Rng, most: int) -> None:
    """Type choices by chance, at most so many, until the match is over; its journal is saved as end.journal."""
    goes_on, after_end = (f"{texts(key)[-20:]} " for key in ("play-confirm", "play-after-end"))
    which_way = f"{texts('play-group-prompt', count=1).rpartition(',')[2]} "
    for _ in range(most):
        prompt = terminal.wait_for(" q): ", which_way, goes_on, after_end)
        if prompt == after_end:
            break
        terminal.type("" if prompt == goes_on else str(1 + rng.below(choices_on(terminal.line()))), prompt=":")
    terminal.type("s end.journal", "", prompt=":")


def choices_on(text: str) -> int:
    """How many choices the last list on a screen has."""
    found = re.findall(r"\(1(?:-(\d+))?[;,]", text)
    return int(found[-1] or 1)
