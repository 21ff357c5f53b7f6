"""Part: what a run has finished so far, beside the file it is to become, so that it can go on after a stop.

JSON lines: the first describes the run, each other one is a match. A last line that was not written whole is dropped,
and its match played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from apogee.arguments import BadArgument
from apogee.core.files import locked
from apogee.lab.schedule import Schedule
from apogee.lab.worker import Played
from apogee.locale.texts import Texts


class Part:
    """An open part file, and the matches in it. Nobody else can open it meanwhile."""

    def __init__(self, path: Path, schedule: Schedule, *, has_seed: bool, texts: Texts) -> None:
        """Go on with the run in the file, which must be the one asked for, or begin it. No seed means the file's."""
        self.path = path
        self.schedule = schedule
        self.played: list[Played] = []
        self._fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o644)
        try:
            if not locked(self._fd):
                raise BadArgument(texts("simulate-part-busy", part=str(path)))
            first, *lines = path.read_bytes().split(b"\n")
            if not first and not lines:
                self._describe()
            else:
                self._take_up(first, has_seed, texts)
                self._take_over(len(first) + 1, lines)
        except BaseException:
            os.close(self._fd)
            raise

    def add(self, played: Iterable[Played]) -> None:
        """Keep matches: they are on disk when this returns."""
        new = list(played)
        if new:
            self._write("".join(json.dumps(each, separators=(",", ":")) + "\n" for each in new))
            self.played += new

    def close(self) -> None:
        os.close(self._fd)

    def _describe(self) -> None:
        """Write the first line. If there is no room for it, remove the file."""
        try:
            self._write(json.dumps({"format": self.schedule.FORMAT, **self.schedule.to_json()}) + "\n")
        except OSError:
            self.path.unlink()
            raise

    def _take_up(self, first: bytes, has_seed: bool, texts: Texts) -> None:
        """Check that the file describes the run that is asked for."""
        there: Any = None
        try:
            there = json.loads(first)
            is_ours = there.pop("format") == self.schedule.FORMAT and there.keys() == self.schedule.to_json().keys()
        except (ValueError, AttributeError, KeyError, TypeError):
            is_ours = False
        if not is_ours:
            raise BadArgument(texts("simulate-part-foreign", part=str(self.path)))
        if not has_seed:
            self.schedule = replace(self.schedule, seed=str(there["seed"]))
        asked = self.schedule.to_json()
        other = [f"{key} {_text_of(there[key])}" for key in asked if there[key] != asked[key]]
        if other:
            raise BadArgument(texts("simulate-part-other", part=str(self.path), other=", ".join(other)))

    def _take_over(self, good: int, lines: list[bytes]) -> None:
        """The matches in the file, up to the first line that is not whole."""
        seen: set[int] = set()
        for line in lines[:-1]:  # what follows the last line end is no line
            played = _read(line, self.schedule)
            if played is None:
                break
            good += len(line) + 1
            if played.match not in seen:
                seen.add(played.match)
                self.played.append(played)
        os.ftruncate(self._fd, good)

    def _write(self, text: str) -> None:
        left = memoryview(text.encode())
        while left:
            left = left[os.write(self._fd, left) :]
        os.fsync(self._fd)


def _read(line: bytes, schedule: Schedule) -> Played | None:
    """A match as `add` has written it, or None."""
    try:
        played = Played(*json.loads(line))
        is_whole = (
            0 <= played.match < schedule.matches
            and len(played.scores) == len(played.places) == schedule.players
            and len(played.characters) in (0, schedule.players)
            and json.dumps(played, separators=(",", ":")).encode() == line
        )
    except (ValueError, TypeError):
        return None
    return played if is_whole else None


def _text_of(value: object) -> str:
    text = ",".join(map(str, value)) if isinstance(value, list) else json.dumps(value).strip('"')
    return text if len(text) <= 40 else f"{text[:36]} ..."
