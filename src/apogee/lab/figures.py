"""Figures: numbers, times, tables and a line of progress, as people of a language read them in a terminal."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Sequence

from apogee.locale.texts import Texts

BAR = 20
PLAIN_SECONDS = 10.0  # between two lines of progress where a line cannot be rewritten
LIVE_SECONDS = 0.1


def number(texts: Texts, value: float, digits: int = 0) -> str:
    """A number with thousands apart: 1,234.5 in English, 1.234,5 in German and Italian."""
    text = f"{value:,.{digits}f}"
    return text if texts.language == "en" else text.translate(str.maketrans(",.", ".,"))


def number_with_sign(texts: Texts, value: float, digits: int = 0) -> str:
    """A number with its sign: +12, -3, 0."""
    text = number(texts, value, digits)
    return f"+{text}" if value > 0 and text.strip("0.,") else text


def percent(texts: Texts, share: float) -> str:
    return f"{number(texts, 100 * share, 1)} %"


def duration(seconds: float) -> str:
    """Hours, minutes and seconds: 1:02:03, or 2:03."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def table(rows: Sequence[Sequence[str]]) -> str:
    """Columns two blanks apart: the first one to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([f"{first:{widths[0]}}", *cells]).rstrip())
    return "\n".join(lines)


class Line:
    """A line on stderr that is rewritten in place, or, where it cannot be, one now and then."""

    def __init__(self, *, is_plain: bool) -> None:
        self.is_live = sys.stderr.isatty() and not is_plain
        self.is_shown = False
        self.last = -PLAIN_SECONDS if self.is_live else time.monotonic()

    def is_due(self) -> bool:
        return time.monotonic() - self.last >= (LIVE_SECONDS if self.is_live else PLAIN_SECONDS)

    def show(self, text: str) -> None:
        self.last = time.monotonic()
        if self.is_live:
            room = shutil.get_terminal_size((80, 24)).columns - 1
            print(f"\r\033[K{text[:room]}", end="", file=sys.stderr, flush=True)
            self.is_shown = True
        else:
            print(text, file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.is_shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
            self.is_shown = False


class Progress:
    """How far the matches are, how fast they go, and how long it takes still."""

    def __init__(self, texts: Texts, total: int, done_before: int, *, is_plain: bool) -> None:
        self.texts = texts
        self.total = total
        self.done_before = done_before
        self.begin = time.monotonic()
        self.line = Line(is_plain=is_plain)

    def tell(self, done: int) -> None:
        """Show it, if it is time to."""
        if self.line.is_due():
            self.line.show(self.text(done))

    def text(self, done: int) -> str:
        filled = BAR * done // self.total
        played = done - self.done_before
        rate = played / max(time.monotonic() - self.begin, 1e-6)
        return self.texts(
            "simulate-progress",
            bar=f"[{'#' * filled}{'.' * (BAR - filled)}]",
            percent=f"{100 * done // self.total:3}",
            done=number(self.texts, done),
            total=number(self.texts, self.total),
            rate=number(self.texts, rate, 1),
            left=duration((self.total - done) / rate) if played else "?",
        )


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
