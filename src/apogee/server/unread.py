"""Unread: bounds the bytes that wait for clients to read them, for each place and in all."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from apogee.server.limits import Limits

MANY_BYTES = 65_536  # a client with less than this unread does not count


class Held(NamedTuple):
    """What waits for one client."""

    bytes: int
    cut: Callable[[], object]  # ends the connection


class Unread:
    """The clients that are behind with reading. Beyond a bound, the one that is behind for longest is cut off."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.by_place: dict[str, dict[object, Held]] = {}  # those who wait longest first
        self.places: dict[object, str] = {}  # of those who are behind
        self.bytes_of: dict[str, int] = {}  # by place
        self.in_all = 0

    def hold(self, client: object, place: str, number: int, cut: Callable[[], object]) -> None:
        """So many bytes wait for a client now."""
        if client in self.places:
            place = self.places[client]
        behind = self.by_place.setdefault(place, {})
        more = number - (behind[client].bytes if client in behind else 0)
        behind[client] = Held(number, cut)  # it keeps the place in the order that it has
        self.places[client] = place
        self._count(place, more)
        while self.bytes_of.get(place, 0) > self.limits.unread_bytes_per_address:
            self._cut_one(place)
        while self.in_all > self.limits.unread_bytes_of_all:
            self._cut_one(max(self.bytes_of, key=self.bytes_of.__getitem__))

    def release(self, client: object) -> None:
        """Nothing waits for a client any more."""
        place = self.places.pop(client, None)
        if place is not None:
            held = self.by_place[place].pop(client)
            self._count(place, -held.bytes)

    def _count(self, place: str, more: int) -> None:
        self.in_all += more
        self.bytes_of[place] = self.bytes_of.get(place, 0) + more
        if not self.by_place[place]:
            del self.by_place[place], self.bytes_of[place]

    def _cut_one(self, place: str) -> None:
        client, held = next(iter(self.by_place[place].items()))
        self.release(client)
        held.cut()
