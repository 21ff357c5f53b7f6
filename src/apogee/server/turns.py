"""Turns: dear work is done for a few at a time, in turns, so that a person who asks for much delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Asker(NamedTuple):
    """For whom something is done."""

    place: str = ""  # where they come from
    person: str = ""


NOBODY = Asker()  # for work that has to be done though nobody asked for it


class Turns:
    """So many turns at once. The next goes to the place that had none for longest, and there to such a person."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.waiting = 0
        self._places: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}  # those to come next first

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncGenerator[None]:
        """Wait for one's turn, and give it up in the end."""
        await self.take(asker)
        try:
            yield
        finally:
            self.give_up()

    async def take(self, asker: Asker) -> None:
        """Wait for one's turn."""
        if self.free:
            self.free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._places.setdefault(asker.place, {}).setdefault(asker.person, deque()).append(called)
        self.waiting += 1
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it had been called just before
                self.give_up()
            raise
        finally:
            self.waiting -= 1

    def give_up(self) -> None:
        """Let the next one have it."""
        while self._places:
            called = self._next()
            if not called.done():
                called.set_result(None)
                return
        self.free += 1

    def _next(self) -> asyncio.Future[None]:
        """The next to be called. Their place, and they within it, go to the end of the line."""
        place = next(iter(self._places))
        people = self._places.pop(place)
        person = next(iter(people))
        calls = people.pop(person)
        called = calls.popleft()
        if calls:
            people[person] = calls
        if people:
            self._places[place] = people
        return called
