"""Turns: work is done for a few at a time, in turns, so that a person who asks for much delays nobody else.

Turns are for what is dear. The gate is for everything: with each turn of the event loop it lets in a few.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

CROWD = 2  # more than so many in one line, after the one that is let in: more than people send at once


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
        self._last: deque[asyncio.Future[None]] = deque()  # who come when nobody else waits

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncGenerator[None]:
        """Wait for one's turn, and give it up in the end."""
        await self.take(asker)
        try:
            yield
        finally:
            self.give_up()

    def has_some_of(self, place: str) -> bool:
        """Whether anybody from there waits."""
        return place in self._places

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
            if called.cancelled():
                self._forget(asker, called)
            else:  # it had been called just before
                self.give_up()
            raise
        finally:
            self.waiting -= 1

    async def take_last(self) -> None:
        """Wait for a turn that nobody else wants."""
        if self.free:
            self.free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._last.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._last.remove(called)
            else:  # it had been called just before
                self.give_up()
            raise

    def _forget(self, asker: Asker, called: asyncio.Future[None]) -> None:
        """Take out of the line who waits no more."""
        people = self._places[asker.place]
        people[asker.person].remove(called)
        if not people[asker.person]:
            del people[asker.person]
        if not people:
            del self._places[asker.place]

    def give_up(self) -> None:
        """Let the next one have it."""
        while self._places:
            called = self._next()
            if not called.done():
                called.set_result(None)
                return
        for called in self._last:
            if not called.done():
                self._last.remove(called)
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


class Gate:
    """Lets in one from each place, and so many in all, with each turn of the event loop; the others wait in line.

    So however many come at once, whatever else the loop has to do goes on between any two of one place. Where a crowd
    waits, there is a pause as well: the thread that writes moves needs Python's lock for every statement, and a loop
    that is always busy gives it up late.
    """

    def __init__(self, at_once: int = 8, pause_seconds: float = 0.001) -> None:
        self.at_once = at_once
        self._pause_seconds = pause_seconds
        self._entered: set[str] = set()  # the places that had their turn in this turn of the loop
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # by place, those to come next first

    @property
    def is_open(self) -> bool:
        """Whether nobody came just now, nor waits."""
        return not self._entered and not self._lines

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    async def enter(self, place: str) -> None:
        """Wait for one's turn."""
        if self.is_open:
            asyncio.get_running_loop().call_soon(self._go_on)
        if place not in self._entered and len(self._entered) < self.at_once:
            self._entered.add(place)
            return
        called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(place, deque()).append(called)
        await called

    def _go_on(self) -> None:
        """Let in the next ones. Their places go to the end of the line."""
        self._entered.clear()
        for place in [*self._lines][: self.at_once]:
            line = self._lines.pop(place)
            while line and place not in self._entered:
                called = line.popleft()
                if not called.done():  # otherwise they have gone
                    called.set_result(None)
                    self._entered.add(place)
            if line:
                self._lines[place] = line
        if self.is_open:
            return
        loop = asyncio.get_running_loop()
        if any(len(line) > CROWD for line in self._lines.values()):
            loop.call_later(self._pause_seconds, self._go_on)
        else:
            loop.call_soon(self._go_on)
