"""How much anybody may ask of the server."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

WITH_PORT = re.compile(r"\[(.+)\](?::\d+)?|([\d.]+):\d+")


@dataclass(frozen=True)
class Limits:
    """The limits: generous for people, and tight enough that nobody can take the server from others."""

    body_bytes: int = 65_536
    journal_bytes: int = 1_000_000  # of a body that has a journal in it
    frame_bytes: int = 16_384
    fragments: int = 64  # that a frame may come in
    frames_at_once: int = 200  # frames of any kind that a socket may send
    frames_per_second: float = 40.0  # after those
    frames_at_once_of_all: int = 1_000  # over all sockets of an address
    frames_per_second_of_all: float = 400.0  # after those
    heading_bytes: int = 16_384  # of a request, before its body
    heading_lines: int = 100
    address_bytes: int = 4_096  # of what a request is for
    body_parts: int = 1_000  # of less than 512 bytes that a body may come in, with the lines after it
    pipelined: int = 16  # requests of a connection that wait for the answers to those before them
    request_bytes: int = 1_048_576  # of all of a request; what is more than body_bytes is not looked at
    event_bytes: int = 131_072  # of events in a frame or an answer: the latest
    waiting_bytes: int = 1_000_000  # frames that may wait for one socket to read them
    unread_bytes: int = 4_194_304  # answers that may wait for a client that goes on sending
    unread_bytes_per_address: int = 33_554_432  # the same for all clients of one address
    unread_bytes_of_all: int = 134_217_728  # the same for all clients
    requests_per_second: float = 20.0  # per person, or per address without one; three times as many at once
    requests_per_second_of_all: float = 200.0  # per address, of all who come from there; three times as many at once
    rebuffs_at_once: int = 200  # requests of an address that are turned away before they are looked at
    rebuffs_per_second: float = 20.0  # after those; beyond it, answers are delayed and new connections refused
    files_at_once: int = 2_000  # of pages, per address
    files_per_second: float = 100.0  # after those
    guests_per_minute: float = 30.0  # per address
    tables_at_once: int = 20  # that a person may open
    tables_at_once_of_all: int = 100  # that all who come from one address may
    tables_per_minute: float = 2.0  # per person, after those
    tables_per_minute_of_all: float = 10.0  # per address
    steps_at_once: int = 1_200  # steps and take-backs of a person
    steps_per_minute: float = 60.0  # per person, after those
    steps_per_minute_of_all: float = 600.0  # per address; ten times as many at once
    asides_at_once: int = 100  # commands of a person that are neither steps nor chat
    asides_per_minute: float = 10.0  # per person, after those
    asides_per_minute_of_all: float = 100.0  # per address; ten times as many at once
    asides_per_table: int = 5_000  # lines that somebody sits down, is invited, mutes or orders, or a bot gets a seat
    says_at_once: int = 5  # lines of chat that a person may write; ten times as many for all of one address
    says_per_second: float = 0.5  # after those; ten times as many for all of one address
    says_per_table: int = 2_000
    invitations: int = 100  # to a table that nobody has used
    refusals_at_once: int = 200  # of a person's commands at a table, which are kept, as is that all was so already
    refusals_per_minute: float = 1.0  # after those
    refusal_seconds: float = 0.05  # a refusal that is kept takes a whole number of these
    take_backs: int = 200  # that a seat may always make
    take_backs_per_step: int = 20  # more for each step of the seat that stands
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    handshakes_per_second: float = 10.0  # for sockets, per address; as many at once as it may have sockets
    sockets_per_table: int = 500
    connections_per_address: int = 200  # and requests that are under way, which count behind a proxy too
    connections: int = 4_000
    bot_seconds: float = 5.0  # for a decision of a bot, once it has begun; then any legal action will do
    bots_waiting: int = 10_000  # decisions that wait for a bot; likewise for all that are more
    journals_per_minute: float = 20.0  # that are handed in, per address
    replays: int = 20  # that are asked for at once, by everybody; all but one of them wait
    replays_per_address: int = 5
    replay_wait_seconds: float = 30.0  # in line, and again for the process to start
    replay_seconds: float = 10.0  # for a replay, once it has begun
    replay_bytes: int = 16_777_216  # of a replay, before it is packed
    replay_memory_bytes: int = 268_435_456  # of the process that makes replays
    rooms: int = 1_000  # tables held in memory before idle ones make room at once
    room_lines: int = 60_000  # of all those tables, likewise
    header_seconds: float = 10.0  # for a request to be all there, an answer to be read, a socket's end to be answered
    idle_seconds: float = 60.0  # before an unused table or the replays' process leaves memory, and before bots pause
    presence_seconds: float = 1.0  # from one time that a table is told who came and went to the next
    listed_seconds: float = 1.0  # that a list of tables may be old
    listed_tables: int = 100
    listed_of: int = 5_000  # of the open tables and of the running ones so many, the newest, may come into a list


class Bucket:
    """A bucket of tokens that fills at a rate, up to the number that may be used at once."""

    def __init__(self, per_second: float, most: float, now: float) -> None:
        self.per_second = per_second
        self.most = most
        self.tokens = most
        self.at = now

    def take(self, now: float, number: int = 1) -> float:
        """Use so many, if there are; otherwise the seconds until there will be."""
        self._fill(now)
        if self.tokens < number:
            return (number - self.tokens) / self.per_second
        self.tokens -= number
        return 0.0

    def owe(self, now: float, most_seconds: float, number: int = 1) -> float:
        """Use so many even if there are none. Returns the seconds until the debt will be paid, up to a bound."""
        self._fill(now)
        self.tokens = max(self.tokens - number, -most_seconds * self.per_second)
        return max(0.0, -self.tokens / self.per_second)

    def debt_seconds(self, now: float) -> float:
        """The seconds until the debt will be paid."""
        self._fill(now)
        return max(0.0, -self.tokens / self.per_second)

    def is_full(self, now: float) -> bool:
        """Whether nothing is used or owed any more."""
        self._fill(now)
        return self.tokens >= self.most

    def _fill(self, now: float) -> None:
        if now > self.at:
            self.tokens = min(self.most, self.tokens + (now - self.at) * self.per_second)
        self.at = now


class Buckets:
    """One bucket for each person or address; a bucket that is full again is forgotten."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.buckets: dict[str, Bucket] = {}
        self.many = 10_000  # of which those that are full are looked for

    def take(self, who: str, now: float, number: int = 1) -> float:
        """Use so many of somebody's; otherwise the seconds until there will be."""
        return self.of(who, now).take(now, number)

    def of(self, who: str, now: float) -> Bucket:
        """Somebody's."""
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= self.many:
                self.buckets = {each: bucket for each, bucket in self.buckets.items() if not bucket.is_full(now)}
                self.many = max(10_000, 2 * len(self.buckets))  # not with every newcomer
            bucket = self.buckets[who] = Bucket(self.per_second, self.most, now)
        return bucket


class Rebuffs:
    """Counts how often each address was turned away. Beyond a rate, its refusals are delayed, longer each time."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.now = now
        self.most_seconds = limits.header_seconds
        self.rate = Buckets(limits.rebuffs_per_second, limits.rebuffs_at_once)

    def count(self, place: str) -> float:
        """Count a refusal of an address. Returns the seconds to wait before it is sent."""
        now = self.now()
        return self.rate.of(place, now).owe(now, self.most_seconds)

    def is_too_many(self, place: str) -> bool:
        """Whether somebody from there would still have to wait."""
        now = self.now()
        return place in self.rate.buckets and self.rate.of(place, now).debt_seconds(now) > 0


@lru_cache(maxsize=4_096)
def place_of(address: str) -> str:
    """The place that an address counts for: itself, or with IPv6 the /64 network of its household.

    Some proxies add a port to an address; it is left out. All that are no addresses are one place, or whoever makes
    them up would be somebody else each time.
    """
    try:
        alone = WITH_PORT.fullmatch(address)
        address = (alone[1] or alone[2]) if alone else address
        found = ip_address(address.partition("%")[0].strip())
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
    return str(found)


class Proxies:
    """Where the servers are through which people come: addresses, networks, or `*` for everywhere."""

    def __init__(self, believed: str = "") -> None:
        named = [each.strip() for each in believed.split(",")]
        self.is_everywhere = "*" in named
        self.networks = [found for each in named if (found := network_of(each)) is not None]

    def has(self, place: str) -> bool:
        """Whether a place is one of them."""
        network = network_of(place)
        if self.is_everywhere or network is None:
            return self.is_everywhere
        return any(network.version == each.version and network.subnet_of(each) for each in self.networks)  # type: ignore[arg-type]


@lru_cache(maxsize=4_096)
def network_of(text: str) -> IPv4Network | IPv6Network | None:
    """The network that a place or an address is, or is in; None where it is neither."""
    try:
        return ip_network(text if "/" in text else place_of(text), strict=False)
    except ValueError:
        return None
