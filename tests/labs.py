"""A folder, and the commands of the lab run in it as a user would."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from apogee.bots import roster
from apogee.testing import toy
from tests import chance

OTHER = next(name for name in roster.names(toy.GAME.name) if name != "random")
DRIVER = Path(__file__).with_name("lab_driver.py")
HELD = "1000"  # decisions of a process: more than the first matches take, and far fewer than all


class Lab:
    """A folder, and the commands run in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def words(self, *arguments: object) -> list[str]:
        return [sys.executable, "-W", "error", str(DRIVER), *map(str, arguments)]

    def environment(self, **more: str) -> dict[str, str]:
        return {**os.environ, **chance.for_a_program(), **more}

    def run(self, *arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.words(*arguments),
            cwd=self.folder,
            env=self.environment(**environment),
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def countdown(self, *arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("simulate", "countdown", *arguments, **environment)

    def start(self, *arguments: object, part: str) -> "subprocess.Popen[str]":
        """Start a run in a group of its own, and wait until some matches are done; it does not end by itself."""
        process = subprocess.Popen(
            self.words(*arguments),
            cwd=self.folder,
            env=self.environment(HOLD_AFTER=HELD),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        wait_for(lambda: process.poll() is not None or lines_in(self.folder / part) > 3)
        assert process.poll() is None, process.communicate()
        return process


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end, "what was waited for did not come"
        time.sleep(0.02)
