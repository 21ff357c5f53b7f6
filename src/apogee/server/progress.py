"""Progress: shows how far a long task has come, in one line that is overwritten; silent without a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

from apogee.locale.texts import Texts

EVERY_SECONDS = 0.1


class Progress:
    """Called with how much is done, and how much there is."""

    def __init__(self, texts: Texts, key: str) -> None:
        self.texts = texts
        self.key = key
        self.is_shown = sys.stderr.isatty()
        self.next_at = 0.0

    def __call__(self, done: int, all_of_it: int) -> None:
        now = time.monotonic()
        if self.is_shown and now >= self.next_at:
            self.next_at = now + EVERY_SECONDS
            line = self.texts(self.key, done=done, all=all_of_it)
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self.is_shown and self.next_at:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
