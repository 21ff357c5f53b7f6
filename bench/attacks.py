"""What rude guests do to a server: each attack of the findings, bounded in number and time, on loopback alone.

    python bench/attacks.py NAME PORT SERVER SECONDS

It is a program of its own, so that what an attack costs whoever makes it does not count: `bench/rude.py` starts it,
reads "prepared", starts the server again where the attack is on tables that are not in memory, says "go", and is
answered what came of it. SERVER is the server's process. Tests play the same attacks against a server of their own.

An attacker obeys nothing: it asks again while it is refused, as fast as the answers come, from one address (that a
proxy tells of) with as many guests as that address is given.
"""

import asyncio
import json
import os
import random
import re
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import quote

from guests import LOST, Guest
from served import children_of, raise_open_files
from websockets.exceptions import InvalidStatus

from apogee.catalog import GAMES

RUDE = "203.0.113.7"  # where the attacker comes from
OTHER = "203.0.113.99"  # where somebody else does
PREPARING_SECONDS = 60.0  # at most, before an attack
ENDING_SECONDS = 30.0  # at most, after its time
BREATH_SECONDS = 0.01  # after a refusal
LATE_SECONDS = 0.5  # after an attack's time, for the last answers
GUESTS = 25  # of one address: a few less than it may send in a minute
HUGE = (20_000_000, 10**9, 2**63, 2**70, -(2**70))
LONG_JOURNAL_BYTES = 870_000


class Tally:
    """What came of an attack."""

    def __init__(self) -> None:
        self.accepted = 0
        self.refused: Counter[str] = Counter()  # by status, or by what was said in place of one
        self.faults: Counter[str] = Counter()  # what must not be
        self.notes: list[str] = []

    def count(self, status: int, what: str) -> None:
        """An answer: what goes wrong in the server is a fault, and no answer at all a refusal."""
        if status >= 500:
            self.faults[f"{status} of {what}"] += 1
        elif status >= 400:
            self.refused[str(status)] += 1
        elif status >= 200:
            self.accepted += 1
        else:
            self.refused["closed"] += 1

    def count_answer(self, answer: dict[str, Any]) -> None:
        """The same over a socket."""
        if answer.get("ok"):
            self.accepted += 1
        else:
            self.refused[answer["error"]] += 1

    def report(self) -> dict[str, Any]:
        return {
            "accepted": self.accepted,
            "refused": dict(self.refused),
            "faults": dict(self.faults),
            "notes": self.notes,
        }


class Site:
    """Where an attack goes, and what bounds it: its time, and how much each guest asks for."""

    def __init__(self, port: int, server: int, *, seconds: float, each: int = 100_000, pace: float = 1.0) -> None:
        self.port = port
        self.server = server  # its process
        self.seconds = seconds
        self.each = each
        self.pace = pace  # of pauses
        self.ends_at = 0.0

    def begin(self) -> None:
        """The attack's time counts from now."""
        self.ends_at = time.monotonic() + self.seconds

    @property
    def is_over(self) -> bool:
        return time.monotonic() > self.ends_at

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds * self.pace)

    async def until_over(self, *work: Awaitable[None]) -> None:
        """Do all this, to its end or a little longer than the attack lasts: refusals may be answered late."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self.ends_at - time.monotonic()) + LATE_SECONDS):
                await asyncio.gather(*work)

    async def rest(self) -> None:
        """Wait for the end; where nobody watches, nobody waits."""
        await asyncio.sleep(max(0.0, self.ends_at - time.monotonic()) * self.pace)


class Attack:
    """One rude thing to do. Its first sentence is what is said of it."""

    name: ClassVar = ""
    finding: ClassVar = ""
    is_on_sleeping_tables: ClassVar = False  # the server is started again before it, so that no table is in memory
    is_direct: ClassVar = False  # there is no proxy: connections are counted by where they come from
    game: ClassVar = "pocket-rockets"  # that the person beside it plays

    def __init__(self, site: Site) -> None:
        self.site = site
        self.tally = Tally()
        self.dice = random.Random(1)  # noqa: S311 - for play, not for secrets

    async def prepare(self) -> None:
        """What is done before, as nobody notices yet."""

    async def run(self) -> None:
        """The attack."""
        raise NotImplementedError

    async def crowd(self, number: int, address: Callable[[int], str] | str = RUDE) -> list[Guest]:
        """As many guests as are let in."""
        guests = []
        for each in range(number):
            guest = Guest(self.site.port, address if isinstance(address, str) else address(each))
            if await guest.come(f"Rude {each}") == 200:
                guests.append(guest)
        return guests

    async def hammer(
        self,
        guests: Iterable[Guest],
        request: Callable[[Guest, int], Awaitable[int]],
        what: str,
        each: int | None = None,
    ) -> None:
        """All at once, again and again."""

        async def one(guest: Guest) -> None:
            for number in range(each or self.site.each):
                if self.site.is_over:
                    break
                status = await request(guest, number)
                self.tally.count(status, what)
                if status not in range(200, 300):
                    await self.site.sleep(BREATH_SECONDS)
            guest.close()

        await self.site.until_over(*map(one, guests))

    async def hammer_paths(self, guests: Iterable[Guest], paths: list[str]) -> None:
        """Requests for these, one after the other."""
        await self.hammer(guests, lambda guest, number: guest.ask("GET", paths[number % len(paths)]), "GET")

    async def hold(self, stack: AsyncExitStack, guest: Guest, table: str) -> None:
        """One more socket, kept to the end."""
        try:
            line = await stack.enter_async_context(guest.live(table))
            why = await line.first()
        except InvalidStatus as refused:
            why = str(refused.response.status_code)
        except LOST:
            why = "closed"
        if why:
            self.tally.refused[why] += 1
        else:
            self.tally.accepted += 1

    async def others_come_in(self, table: str) -> None:
        """Somebody from elsewhere, meanwhile."""
        other = Guest(self.site.port, OTHER)
        try:
            if await other.come("Other") != 200:
                self.tally.faults["another could not come in"] += 1
            async with other.live(table) as line:
                if await line.first():
                    self.tally.faults["another got no socket"] += 1
        except LOST:
            self.tally.faults["another got no socket"] += 1
        other.close()


class Nobody(Attack):
    """Nobody is rude: what the person feels anyway."""

    name = "nobody"

    async def run(self) -> None:
        await self.site.rest()


# --- What is dear to read


class HugeCounts(Attack):
    """Journals that begin with impossibly many cards, and with numbers up to 2^70 in every place."""

    name, finding = "huge-counts", "1"

    async def run(self) -> None:
        journals = huge_journals()
        guests = await self.crowd(GUESTS)
        places = {guest: number for number, guest in enumerate(guests)}

        async def hand_in(guest: Guest, number: int) -> int:
            text = journals[(number * len(guests) + places[guest]) % len(journals)]
            return await guest.ask("POST", "/api/replays", {"journal": text, "seat": "all"})

        await self.hammer(guests, hand_in, "POST /api/replays")


class LongJournals(Attack):
    """Good journals of nearly a megabyte, handed in by everybody at once."""

    name, finding = "long-journals", "6"

    async def prepare(self) -> None:
        long_journal()

    async def run(self) -> None:
        body = {"journal": long_journal(), "seat": "all"}
        guests = await self.crowd(GUESTS)
        await self.hammer(guests, lambda guest, _: guest.ask("POST", "/api/replays", body), "POST /api/replays")


def journal_of(game_name: str, position: dict[str, Any]) -> str:
    """A journal whose chain holds, of a match that begins from any position at all."""
    from apogee.catalog import game

    journal = game(game_name).match(game(game_name).players[1], seed=1).journal
    header = replace(journal.header, position=position, options={})
    return replace(journal, header=header, entries=[]).text(is_private=True)


@cache
def huge_journals() -> list[str]:
    """The finding's, and the middle of a match of each game with one number of it made huge."""
    from apogee.catalog import game

    found = [journal_of("rocketmen", {"players": 2, "deck": {"teal": {"pandemic": huge}}}) for huge in HUGE]
    dice = random.Random(1)  # noqa: S311
    for name in GAMES:
        match = game(name).match(game(name).players[1], seed=1)
        for _ in range(40):
            seat = dice.choice(match.pending())
            match.play(seat, dice.choice(match.choices(seat)))
        position = match.position()
        for number, place in enumerate(numbers_in(position)):
            position_again = json.loads(json.dumps(position))
            part = position_again
            for key in place[:-1]:
                part = part[key]
            part[place[-1]] = HUGE[number % len(HUGE)]
            found.append(journal_of(name, position_again))
    return found


def numbers_in(value: Any, *place: str | int) -> list[tuple[str | int, ...]]:
    """Where there are numbers."""
    if isinstance(value, bool) or not isinstance(value, int | dict | list):
        return []
    if isinstance(value, int):
        return [place]
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    return [found for key, part in parts for found in numbers_in(part, *place, key)]


@cache
def long_journal() -> str:
    """A journal as long as one may be: matches of Rocketmen, each taken back when it is nearly over."""
    from apogee.catalog import game

    match = game("rocketmen").match(4, seed=1)
    dice = random.Random(1)  # noqa: S311
    while True:
        for _ in range(500):
            if match.over:
                break
            seat = match.pending()[0]
            match.play(seat, dice.choice(match.choices(seat)))
        if len(text := match.journal.text(is_private=True)) > LONG_JOURNAL_BYTES:
            return text
        match.take_back(0)


class Whys(Attack):
    """Why not? and what to do? asked of words that are nearly those of the game."""

    name, finding = "why", "6"

    async def run(self) -> None:
        words = ["buy explosve-bolts with 2 stael", "launch mun with all teh boosters and a probe and", "x" * 120]
        guests = await self.crowd(GUESTS)
        tables = {guest: await guest.sit_with_bots("rocketmen", 1, None) for guest in guests}

        async def why(guest: Guest, number: int) -> int:
            asked = ("why?words", "proposals?action", "why?about")[number // len(words) % 3]
            path = f"/api/tables/{tables[guest]}/{asked}={quote(words[number % len(words)])}"
            return await guest.ask("GET", path)

        await self.hammer(guests, why, "GET why")


class Proposals(Attack):
    """Ways to do something, and why not, asked of any action of the game in the middle of a match."""

    name, finding = "proposals", "6"
    MOVES = 60

    async def prepare(self) -> None:
        self.guests = await self.crowd(10)
        self.tables = {guest: await guest.sit_with_bots("rocketmen", 1, None) for guest in self.guests}
        await asyncio.gather(*map(self.begin, self.guests))

    async def begin(self, guest: Guest) -> None:
        """Some moves."""
        async with guest.live(self.tables[guest]) as line:
            for _ in range(min(self.MOVES, self.site.each)):
                if not await line.turn():
                    break
                await line.do("play", decision=line.state["decision"], words=self.dice.choice(line.state["choices"]))

    async def run(self) -> None:
        from apogee.catalog import game

        words = sorted(game("rocketmen").vocabulary.words)

        async def ask(guest: Guest, number: int) -> int:
            asked = ("proposals?action", "why?words")[number % 2]
            path = f"/api/tables/{self.tables[guest]}/{asked}={quote(self.dice.choice(words))}"
            return await guest.ask("GET", path)

        await self.hammer(self.guests, ask, "GET proposals")


class Lists(Attack):
    """The list of tables, when it is full."""

    name, finding = "lists", "6"

    async def run(self) -> None:
        guests = await self.crowd(GUESTS)
        for guest in guests[:6]:
            for _ in range(20):
                await guest.open("pocket-rockets", 4)
        await self.hammer_paths(guests, ["/api/tables", "/api/tables?mine=true"])


class Texts(Attack):
    """All that is the same for everybody: games, cards, rules, texts, documents."""

    name, finding = "texts", "6"

    async def run(self) -> None:
        paths = ["/api/games", "/api/openapi.json", "/check_shuffle.py"]
        paths += [f"/api/{what}/{game}" for game in GAMES for what in ("cards", "rules", "texts/de")]
        await self.hammer_paths(await self.crowd(GUESTS), paths)


class LongTable(Attack):
    """The journal and the replay of a long match."""

    name, finding = "long-table", "6"

    async def prepare(self) -> None:
        (host,) = await self.crowd(1, OTHER)
        self.table = await host.sit_with_bots("rocketmen", 1, None)
        async with host.live(self.table) as line:
            for _ in range(min(self.site.each, 400)):
                if self.site.is_over or not await line.turn():
                    break
                choice = self.dice.choice(line.state["choices"])
                await line.do("play", decision=line.state["decision"], words=choice)
        host.close()

    async def run(self) -> None:
        at = f"/api/tables/{self.table}"
        await self.hammer_paths(await self.crowd(GUESTS), [f"{at}/replay", f"{at}/journal", f"{at}/replay?seat=all"])


class DearTables(Attack):
    """Tables with hundreds of take-backs: they are opened from the disk by strangers, and gone on with."""

    name, finding, is_on_sleeping_tables = "dear-tables", "2", True
    TABLES = 10
    FIRST = 40  # decisions that stay, so that there is much to play again

    async def prepare(self) -> None:
        self.hosts = await self.crowd(self.TABLES)
        kinds = [("rocketmen", 1, None), ("pocket-rockets", 2, "random")]
        self.tables = [await host.sit_with_bots(*kinds[number % 2]) for number, host in enumerate(self.hosts)]
        await self.spoil_all()
        self.tally.notes.append(f"{self.tally.accepted} lines before")

    async def spoil_all(self) -> None:
        await asyncio.gather(*(self.spoil(*each) for each in zip(self.hosts, self.tables, strict=True)))

    async def spoil(self, host: Guest, table: str) -> None:
        """Play and take back, over a socket."""
        with suppress(*LOST):
            async with host.live(table) as line:
                for number in range(self.site.each):
                    if self.site.is_over or not await line.turn():
                        return
                    decision = line.state["decision"]
                    if number > self.FIRST and line.state["may_take_back"]:
                        answer = await line.do("take-back", decision=decision)
                    elif number > self.FIRST and number % 2 and line.state["has_step"]:
                        answer = await line.do("ask-back", decision=decision)
                    else:
                        words = self.dice.choice(line.state["choices"])
                        answer = await line.do("play", decision=decision, words=words)
                    self.tally.count_answer(answer)

    async def run(self) -> None:
        guests = await self.crowd(5)
        paths = [f"/api/tables/{table}{more}" for table in self.tables for more in ("", "/journal", "/replay")]
        await asyncio.gather(self.spoil_all(), self.hammer_paths(guests, paths))


# --- What takes places


class Sockets(Attack):
    """Sockets from one address, until there are no more."""

    name, finding = "sockets", "3"

    def address(self, _: int) -> str:
        return RUDE

    async def run(self) -> None:
        guests = await self.crowd(12, self.address)
        table = await guests[0].open("pocket-rockets", 2)
        async with AsyncExitStack() as stack:
            for guest in guests:
                for _ in range(20):
                    await self.hold(stack, guest, table)
            await self.others_come_in(table)
            await self.site.rest()
        for guest in guests:
            guest.close()


class SocketsOfANetwork(Sockets):
    """The same from the addresses of one IPv6 network."""

    name = "sockets-ipv6"

    def address(self, number: int) -> str:
        return f"2001:db8:7:7::{number + 1:x}"


class SocketRace(Attack):
    """More sockets than one may have, all at once, at tables that are not in memory."""

    name, finding, is_on_sleeping_tables = "socket-race", "10", True
    AT_ONCE = 58
    ALLOWED = 20

    async def prepare(self) -> None:
        self.guests = await self.crowd(3, OTHER)
        self.tables = [await guest.sit_with_bots("rocketmen", 1, None) for guest in self.guests]

    async def run(self) -> None:
        for guest, table in zip(self.guests, self.tables, strict=True):
            await guest.ask("GET", "/api/me")  # or the handshakes count as those of somebody unknown
            async with AsyncExitStack() as stack:
                before = self.tally.accepted
                await asyncio.gather(*(self.hold(stack, guest, table) for _ in range(self.AT_ONCE)))
                if self.tally.accepted - before > self.ALLOWED:
                    self.tally.faults["more sockets than one may have"] += 1
            guest.close()
        await self.site.rest()


class LobbyFlood(Attack):
    """Public tables of one address, many times as many as the list shows."""

    name, finding = "lobby-flood", "7"

    async def run(self) -> None:
        guests = await self.crowd(26)

        async def open_one(guest: Guest, _: int) -> int:
            wanted = {"key": guest.key(), "game": "pocket-rockets", "players": 4, "name": "Me first"}
            return await guest.ask("POST", "/api/tables", wanted)

        await self.hammer(guests, open_one, "POST /api/tables")


class GuestFlood(Attack):
    """Guests, one after the other, from one address."""

    name = "guests"

    async def run(self) -> None:
        async def come(guest: Guest, number: int) -> int:
            guest.cookie = ""
            return await guest.come(f"Rude {number}")

        await self.hammer([Guest(self.site.port, RUDE)], come, "POST /api/guests")


class TableFlood(Attack):
    """Tables that one guest opens, of the game that is the dearest to set up."""

    name = "tables"

    async def run(self) -> None:
        async def open_one(guest: Guest, _: int) -> int:
            return await guest.ask("POST", "/api/tables", {"key": guest.key(), "game": "rocket-rescue", "players": 5})

        await self.hammer(await self.crowd(1), open_one, "POST /api/tables")


class Invited(Attack):
    """Somebody who is invited to watch a private table takes a seat, and somebody with one seat takes another."""

    name, finding = "invitations", "16"

    async def run(self) -> None:
        (host,) = await self.crowd(1, OTHER)
        table = await host.open("pocket-rockets", 3, is_public=False)
        guests = [await self.invited(host, table, seat) for seat in (None, 1)]

        async def take(guest: Guest, number: int) -> int:
            status = await guest.do(table, "sit", seat=(0, 2)[number % 2])
            if status == 200:
                self.tally.faults["a seat was taken that was not theirs"] += 1
            return status

        await self.hammer(guests, take, "POST commands")
        host.close()

    async def invited(self, host: Guest, table: str, seat: int | None) -> Guest:
        """Somebody with an invitation to this seat, or to watch."""
        (guest,) = await self.crowd(1)
        await host.do(table, "invite", seat=seat)
        token = json.loads(host.answer).get("token", "")
        if await guest.ask("POST", "/api/invitations", {"key": guest.key(), "token": token}) != 200:
            self.tally.faults["an invitation was refused"] += 1
        return guest


# --- Bots


class BotFlood(Attack):
    """Tables full of the slowest bots: opened, begun and left."""

    name, finding, game = "bot-flood", "5", "rocket-rescue"
    GUESTS = 10
    TABLES = 20
    BOT: ClassVar = "pilot"
    CLOCK: ClassVar[dict[str, Any] | None] = None

    async def run(self) -> None:
        async with AsyncExitStack() as stack:
            guests = await self.crowd(self.GUESTS)
            await asyncio.gather(*(self.flood(stack, guest) for guest in guests))
            await self.site.rest()
            for guest in guests:
                guest.close()

    async def flood(self, stack: AsyncExitStack, guest: Guest) -> None:
        for _ in range(min(self.TABLES, self.site.each)):
            table = await guest.sit_with_bots("rocket-rescue", 5, self.BOT, clock=self.CLOCK)
            if table:
                self.tally.accepted += 1
                await self.go_on(stack, guest, table)
            else:
                self.tally.refused["429"] += 1

    async def go_on(self, stack: AsyncExitStack, guest: Guest, table: str) -> None:  # noqa: ARG002 - the other form
        await guest.do(table, "leave")


class BotFloodWithCompany(BotFlood):
    """The same, but those who opened the tables stay, each with a socket."""

    name = "bot-flood-staying"

    async def go_on(self, stack: AsyncExitStack, guest: Guest, table: str) -> None:
        with suppress(*LOST):
            await stack.enter_async_context(guest.live(table))


class QuickBots(BotFlood):
    """Tables full of the quickest bots, under clocks, so that they play on: opened, begun and left."""

    name, game = "quick-bots", "pocket-rockets"
    BOT, CLOCK = "random", {"unit": "seconds", "length": 86_400}


class Hints(Attack):
    """Hints, asked for by all guests of an address, the next as soon as one came."""

    name, finding = "hints", "5"

    async def run(self) -> None:
        guests = await self.crowd(GUESTS)
        tables = {guest: await guest.sit_with_bots("rocket-rescue", 5, "random") for guest in guests}
        await self.hammer(guests, lambda guest, _: guest.ask("GET", f"/api/tables/{tables[guest]}/hint"), "GET hint")


class Reviews(Attack):
    """Reviews of finished matches, of all seats, by all guests of an address."""

    name, finding = "reviews", "6"

    async def prepare(self) -> None:
        hosts = await self.crowd(3, OTHER)
        self.tables = [await host.sit_with_bots("rocketmen", 2, "random") for host in hosts]
        await asyncio.gather(*map(self.finish, hosts, self.tables))
        for host in hosts:
            host.close()

    async def finish(self, host: Guest, table: str) -> None:
        """Play a match to its end."""
        async with host.live(table) as line:
            while await line.turn():
                answer = await line.do(
                    "play", decision=line.state["decision"], words=self.dice.choice(line.state["choices"])
                )
                if not answer.get("ok"):
                    await self.site.sleep(BREATH_SECONDS)

    async def run(self) -> None:
        paths = [f"/api/tables/{table}/review?seat={seat}" for table in self.tables for seat in (0, 1)]
        await self.hammer_paths(await self.crowd(GUESTS), paths)


class DeadWorkers(Attack):
    """The processes that bots think in are killed, again and again, also while they have nothing to do."""

    name, finding = "dead-workers", "9"
    PAUSE_SECONDS = 4.0

    async def run(self) -> None:
        for _ in range(self.site.each):
            if self.site.is_over:
                break
            for process in thinkers(self.site.server):
                os.kill(process, signal.SIGKILL)
                self.tally.accepted += 1
            await self.site.sleep(self.PAUSE_SECONDS)


def thinkers(server: int) -> list[int]:
    """The processes that a server's bots think in."""
    found = []
    for process in children_of(server):
        with suppress(OSError):
            if b"thinker" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
    return found


# --- What is written


class SmallLines(Attack):
    """Mute and unmute, orders, invitations and names, as fast as may be: what it writes is what matters."""

    name, finding = "small-lines", "12"

    async def run(self) -> None:
        guests = await self.crowd(10)
        await asyncio.gather(*map(self.scribble, guests))

    async def scribble(self, guest: Guest) -> None:
        table = await guest.sit_with_bots("rocket-rescue", 3, "random")
        async with guest.live(table) as line:
            await line.first()
            orders = sorted(line.state["orders"])
            for number in range(self.site.each):
                if self.site.is_over:
                    break
                is_on = number % 4 < 2
                if number % 2 and orders:
                    answer = await line.do("order", order=orders[0], on=is_on)
                else:
                    answer = await line.do("mute", seat=1, on=is_on)
                self.tally.count_answer(answer)
                if number % 20 == 0:
                    self.tally.count(await guest.ask("PUT", "/api/me", {"name": f"Rude {number}"}), "PUT /api/me")
        guest.close()


class Plans(Attack):
    """Plans that are taken back whole and put down anew, as fast as may be, at many tables."""

    name = "plans"
    DICE = ("research left 6", "shopping left 4", "boarding right 3", "build_launch left 5")

    async def run(self) -> None:
        await asyncio.gather(*map(self.plan_anew, await self.crowd(10)))

    async def plan_anew(self, guest: Guest) -> None:
        table = await guest.sit_with_bots("rocket-rescue", 3, "random")
        steps = [f"plan {die}" for die in self.DICE]
        with suppress(*LOST):
            async with guest.live(table) as line:
                await line.turn()
                for number in range(self.site.each):
                    if self.site.is_over:
                        break
                    again = [f"bid {1 + number % 2}", *steps]  # nothing stays
                    facts = {"take_back": len(again)} if number else {}
                    answer = await line.do("steps", decision=line.state["decision"], steps=again, **facts)
                    self.tally.count_answer(answer)
                    if not answer.get("ok"):
                        await self.site.sleep(BREATH_SECONDS)
        guest.close()


class Chat(Attack):
    """Five who talk all the time at one table."""

    name = "chat"

    async def run(self) -> None:
        guests = await self.crowd(5)
        table = await guests[0].open("rocket-rescue", 5)
        for seat, guest in enumerate(guests):
            await guest.do(table, "sit", seat=seat)
        await asyncio.gather(*(self.talk(guest, table) for guest in guests))

    async def talk(self, guest: Guest, table: str) -> None:
        async with guest.live(table) as line:
            await line.first()
            for _ in range(self.site.each):
                if self.site.is_over:
                    break
                self.tally.count_answer(await line.do("say", text="ha " * 99))
        guest.close()


class Refusals(Attack):
    """Hundreds of refused commands, then the first one again: its answer was final."""

    name, finding = "refusals", "13"
    REFUSALS = 260

    async def run(self) -> None:
        (guest,) = await self.crowd(1)
        table = await guest.sit_with_bots("rocketmen", 1, None)
        path = f"/api/tables/{table}/commands"
        first = {"do": "play", "key": guest.key(), "decision": 2, "words": "nothing"}
        before = await guest.ask("POST", path, first), guest.answer
        self.tally.count(before[0], "POST commands")
        for _ in range(self.REFUSALS):
            self.tally.count(await guest.do(table, "play", decision=9, words="nothing"), "POST commands")
            await self.site.sleep(0.05)
        async with guest.live(table) as line:  # now there is a second decision, and a word for it
            await line.turn()
            await line.do("play", decision=1, words=line.state["choices"][0])
        if (await guest.ask("POST", path, first), guest.answer) != before:
            self.tally.faults["a final answer became another"] += 1
        guest.close()


# --- What is learned by time


class PrivateTables(Attack):
    """A private table and one that does not exist, told apart by words or by time."""

    name, finding = "private-tables", "14"

    async def run(self) -> None:
        (host,) = await self.crowd(1, OTHER)
        table = await host.open("pocket-rockets", 2, is_public=False)
        spies = await self.crowd(10)
        times: dict[str, list[float]] = {table: [], "aaaaaaaaaa": []}
        answers: dict[str, set[tuple[int, bytes]]] = {name: set() for name in times}

        async def look(guest: Guest, _: int) -> int:
            name = self.dice.choice([*times])
            begin = time.perf_counter()
            status = await guest.ask("GET", f"/api/tables/{name}")
            if status != 429:
                times[name].append(time.perf_counter() - begin)
                answers[name].add((status, guest.answer))
            return status

        for spy in spies:  # one at a time: their own crowd would hide it from them
            if not self.site.is_over:
                await self.hammer([spy], look, "GET table", each=60)
        if len({frozenset(each) for each in answers.values()}) > 1:
            self.tally.faults["forbidden is answered otherwise than absent"] += 1
        self.tally.notes.append(f"forbidden against absent: AUC {separation(*times.values()):.2f}")
        host.close()
        await self.site.rest()


class HiddenPlans(Attack):
    """Steps that somebody plans in secret, noticed by how long it takes to look at the table."""

    name, finding = "hidden-plans", "14"

    async def run(self) -> None:
        planner, other = await self.crowd(2, OTHER)
        table = await planner.open("rocket-rescue", 3, bots={"2": "random"})
        for seat, guest in enumerate((planner, other)):
            await guest.do(table, "sit", seat=seat)
        spies = await self.crowd(10)
        steps: list[tuple[float, float]] = []
        looks: list[tuple[float, float]] = []

        async def look(guest: Guest, _: int) -> int:
            begin = time.perf_counter()
            status = await guest.ask("GET", f"/api/tables/{table}")
            if status != 429:
                looks.append((begin, time.perf_counter()))
            return status

        planning = asyncio.create_task(self.plan(planner, table, steps))
        await self.hammer(spies, look, "GET table")
        planning.cancel()
        with suppress(asyncio.CancelledError):
            await planning
        times: tuple[list[float], list[float]] = ([], [])
        for begin, end in looks:
            is_beside = any(sent < end and begin < answered for sent, answered in steps)
            times[is_beside].append(end - begin)
        self.tally.notes.append(
            f"looks beside a hidden step against others: AUC {separation(*times):.2f} of {len(times[1])}"
        )
        planner.close()
        other.close()

    async def plan(self, planner: Guest, table: str, steps: list[tuple[float, float]]) -> None:
        """Plan and take back, at any time; the other person never does, so nothing is ever shown."""
        async with planner.live(table) as line:
            while await line.turn():
                await asyncio.sleep(self.dice.uniform(0.1, 0.4))
                begin, decision = time.perf_counter(), line.state["decision"]
                if line.state["may_take_back"]:
                    await line.do("take-back", decision=decision)
                else:
                    await line.do("play", decision=decision, words=self.dice.choice(line.state["choices"]))
                steps.append((begin, time.perf_counter()))


def separation(ones: list[float], others: list[float]) -> float:
    """How well two kinds are told apart by a number: 0.5 not at all, 1 always."""
    if not ones or not others:
        return 0.5
    ranked = sorted([(value, 0) for value in ones] + [(value, 1) for value in others])
    ranks = sum(rank for rank, (_, kind) in enumerate(ranked, 1) if kind)
    share = (ranks - len(others) * (len(others) + 1) / 2) / (len(ones) * len(others))
    return max(share, 1 - share)


# --- What is no good HTTP


def raw(line: str, *headers: str, body: str = "") -> bytes:
    """A request as it is written, whatever it is."""
    return "\r\n".join([line, f"X-Forwarded-For: {RUDE}", *headers, "", body]).encode("latin-1")


JSON = ("Content-Type: application/json", "Content-Length: 14")
UPGRADE = (
    *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)
PING, CLOSE, PONG = b"\x89\x80" + bytes(4), b"\x88\x80" + bytes(4), b"\x8a\x00"
LENGTH = re.compile(rb"(?i)\r\ncontent-length: (\d+)")
STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")
NAMED = '{"name":"Eve"}'
FOREIGN = {  # what nobody may be answered well
    "no Host": raw("GET /api/me HTTP/1.1"),
    "two Hosts": raw("GET /api/me HTTP/1.1", "Host: a.example", "Host: b.example"),
    "HTTP/0.9": b"GET /api/me\r\n\r\n",
    "HTTP/2.0": raw("GET /api/me HTTP/2.0", "Host: a.example"),
    "figures": raw("GET /metrics HTTP/1.1", "Host: 127.0.0.1"),
    "figures by another name": raw("GET /metrics HTTP/1.1", "Host: evil.example"),
    "a page of another name": raw(
        "POST /api/guests HTTP/1.1", "Host: evil.example", "Origin: http://evil.example", *JSON, body=NAMED
    ),
    "a page of another site": raw(
        "POST /api/guests HTTP/1.1", "Host: 127.0.0.1", "Origin: http://evil.example", *JSON, body=NAMED
    ),
    "a form": raw("POST /api/guests HTTP/1.1", "Host: 127.0.0.1", "Content-Type: text/plain", JSON[1], body=NAMED),
    "a socket of another name": raw(
        "GET /api/tables/aaaaaaaaaa/live HTTP/1.1", "Host: evil.example", "Origin: http://evil.example", *UPGRADE
    ),
    "a long header": raw("GET /api/me HTTP/1.1", "Host: 127.0.0.1", "X: " + "x" * 400_000),
    "two lengths": raw("POST /api/guests HTTP/1.1", "Host: 127.0.0.1", *JSON, "Content-Length: 4", body=NAMED),
    "a length below 0": raw("POST /api/guests HTTP/1.1", "Host: 127.0.0.1", JSON[0], "Content-Length: -1", body=NAMED),
    "a NUL": raw("GET /api/me HTTP/1.1", "Host: 127.0.0.1", "X: a\0b"),
    "a space in a name": raw("GET /api/me HTTP/1.1", "Host: 127.0.0.1", "X Y: z"),
    "no chunk": raw(
        "POST /api/guests HTTP/1.1", "Host: 127.0.0.1", JSON[0], "Transfer-Encoding: chunked", body="zz\r\nno\r\n"
    ),
}
INVALID = [
    raw("GET /nowhere HTTP/1.1", "Host: 127.0.0.1"),
    raw("GET /api/tables/!? HTTP/1.1", "Host: 127.0.0.1"),
    raw("POST /api/guests HTTP/1.1", "Host: 127.0.0.1", *JSON, body="{" * 14),
    raw("POST /api/tables HTTP/1.1", "Host: 127.0.0.1", "Cookie: apogee=stolen", *JSON, body=NAMED),
    raw("GET /api/tables/aaaaaaaaaa/live HTTP/1.1", "Host: 127.0.0.1", *UPGRADE[:2], "Sec-WebSocket-Version: 7"),
    b"\x16\x03\x01 this is no HTTP at all\r\n\r\n",
]


class ForeignRequests(Attack):
    """Requests without a Host, with two, for another name, in other versions, or broken."""

    name, finding = "foreign-requests", "15, 21"

    async def run(self) -> None:
        for number in range(self.site.each):
            if self.site.is_over:
                break
            for what, text in FOREIGN.items():
                statuses = await self.answers(text, 1)
                self.tally.count(statuses[0] if statuses else 0, what)
                if statuses and statuses[0] < 400:
                    self.tally.faults[f"{what} was answered"] += 1
                if number:
                    await self.site.sleep(BREATH_SECONDS)

    async def answers(self, text: bytes, number: int) -> list[int]:
        """The statuses of some answers, as far as there are any before the connection ends."""
        found = b""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port)
        except OSError:
            return []
        with suppress(*LOST):
            async with asyncio.timeout(2.0):
                writer.write(text * number)
                while len(STATUS.findall(found)) < number and (more := await reader.read(65_536)):
                    found += more
        writer.close()
        return [int(status) for status in STATUS.findall(found)]


class InvalidRequests(ForeignRequests):
    """Invalid requests as fast as they can be sent: what the log says of them is what matters."""

    name, finding = "invalid-requests", "18"
    AT_ONCE = 25

    async def run(self) -> None:
        await asyncio.gather(*map(self.repeat, INVALID))

    async def repeat(self, text: bytes) -> None:
        for _ in range(self.site.each):
            if self.site.is_over:
                break
            statuses = await self.answers(text, self.AT_ONCE)
            for status in statuses or [0]:
                self.tally.count(status, "invalid")


class Crumbs(ForeignRequests):
    """Bodies that come in as many parts as a request has room for, and lines after them that nobody needs."""

    name = "crumbs"
    CONNECTIONS = 10
    BODIES = (b"1\r\n \r\n" * 60_000 + b"0\r\n\r\n", b"1\r\n{\r\n0\r\n" + b"a: b\r\n" * 60_000 + b"\r\n")

    async def run(self) -> None:
        await asyncio.gather(*map(self.press, range(self.CONNECTIONS)))

    async def press(self, number: int) -> None:
        for turn in range(self.site.each):
            if self.site.is_over:
                return
            cookie = f"Cookie: apogee=nobody-{number}-{turn}"
            heading = raw("POST /api/guests HTTP/1.1", "Host: 127.0.0.1", cookie, JSON[0], "Transfer-Encoding: chunked")
            statuses = await self.answers(heading + self.BODIES[turn % 2], 1)
            self.tally.count(statuses[0] if statuses else 0, "POST /api/guests")


class PipelinedRequests(Attack):
    """Thousands of requests in one piece on each of ten connections, before any of them is answered."""

    name = "pipelined-requests"
    REQUESTS = 10_000

    async def run(self) -> None:
        await asyncio.gather(*(self.press() for _ in range(10)))

    async def press(self) -> None:
        asked = raw("GET /api/me HTTP/1.1", "Host: 127.0.0.1") * self.REQUESTS
        for _ in range(self.site.each):
            if self.site.is_over:
                return
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port)
                writer.write(asked)
                async with asyncio.timeout(5.0):
                    while await reader.read(65_536):
                        self.tally.accepted += 1  # pieces of answers
                self.tally.refused["closed"] += 1
            except LOST:
                self.tally.refused["closed"] += 1
            writer.close()
            await self.site.sleep(0.05)


class PipelinedBodies(Attack):
    """A request that is answered late, and bodies of as many others behind it, on two hundred connections."""

    name = "pipelined-bodies"
    CONNECTIONS = 200
    BEHIND = 15

    async def run(self) -> None:
        await self.site.until_over(*(self.press(each) for each in range(self.CONNECTIONS)))

    async def press(self, each: int) -> None:
        cookie = f"Cookie: apogee=nobody-{each}"
        first = raw("GET /api/me HTTP/1.1", "Host: 127.0.0.1", cookie)
        heading = ("POST /api/guests HTTP/1.1", "Host: 127.0.0.1", cookie, JSON[0], "Content-Length: 64000")
        asked = first + raw(*heading, body=" " * 64_000) * self.BEHIND
        for _ in range(self.site.each):
            if self.site.is_over:
                return
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port)
                with closing(writer):
                    writer.write(asked)
                    while more := await reader.read(65_536):
                        for status in STATUS.findall(more):
                            self.tally.count(int(status), "a body")
            except LOST:
                pass
            self.tally.refused["closed"] += 1
            await self.site.sleep(0.05)


class DearRefusals(Attack):
    """Requests on a hundred connections that are refused, one after the other, with all the headers one may send."""

    name = "dear-refusals"
    CONNECTIONS = 100

    async def run(self) -> None:
        cookies, lines = "Cookie: " + "a=b; " * 790, (f"a{number}: b" for number in range(90))
        asked = raw("GET /api/me HTTP/1.1", "Host: 127.0.0.1", cookies, *lines)
        await self.site.until_over(*(self.press(asked) for _ in range(self.CONNECTIONS)))

    async def press(self, asked: bytes) -> None:
        left = self.site.each
        while left > 0 and not self.site.is_over:
            with suppress(*LOST):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port)
                with closing(writer):
                    head = b""
                    while left > 0 and not self.site.is_over and b"connection: close" not in head:
                        left -= 1
                        writer.write(asked)
                        head = await reader.readuntil(b"\r\n\r\n")
                        await reader.readexactly(int(LENGTH.findall(head)[0]))
                        self.tally.count(int(STATUS.findall(head)[0]), "GET")


class DearHeaders(DearRefusals):
    """The first page, and who one is, asked for with headers that are long and hard to read."""

    name = "dear-headers"

    async def run(self) -> None:
        hard = ("Accept-Encoding: gzip;q=0." + "1" * 15_000 + "x", "If-None-Match: " + "," * 15_000)
        asked = [raw("GET / HTTP/1.1", "Host: 127.0.0.1", each) for each in hard]
        asked.append(raw("GET /api/me HTTP/1.1", "Host: 127.0.0.1", 'Cookie: apogee="' + '\\"' * 7_500))
        await self.site.until_over(*(self.press(asked[number % 3]) for number in range(self.CONNECTIONS)))


class PageFiles(Attack):
    """The largest file of the pages, asked for on two hundred connections as fast as it comes."""

    name = "page-files"
    CONNECTIONS = 200

    async def run(self) -> None:
        first = Guest(self.site.port, RUDE)
        await first.ask("GET", "/")
        files = sorted(set(re.findall(rb"/assets/[\w./-]+", first.answer)), key=len)
        path = files[0].decode() if files else "/"
        guests = [Guest(self.site.port, RUDE) for _ in range(self.CONNECTIONS)]
        await self.hammer(guests, lambda guest, _: guest.ask("GET", path), "GET a page")


class HeldRequests(Attack):
    """Requests of one address behind a proxy, each on a connection of its own that waits for its body or its answer."""

    name, finding = "held-requests", "3"
    CONNECTIONS = 4_500

    async def run(self) -> None:
        (host,) = await self.crowd(1)
        table = await host.open("pocket-rockets", 2)
        gate = asyncio.Semaphore(500)
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(self.hold_one(stack, gate, number) for number in range(self.CONNECTIONS)))
            await self.others_come_in(table)
            await self.site.rest()
        host.close()

    async def hold_one(self, stack: AsyncExitStack, gate: asyncio.Semaphore, number: int) -> None:
        asked = raw("GET /api/me HTTP/1.1", "Host: 127.0.0.1", f"Cookie: apogee=nobody-{number}")
        if number % 2:
            asked = raw("POST /api/guests HTTP/1.1", "Host: 127.0.0.1", f"Cookie: apogee=nobody-{number}", *JSON)
        async with gate:
            with suppress(*LOST):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port)
                stack.callback(writer.close)
                writer.write(asked)
                async with asyncio.timeout(0.2):
                    status = STATUS.search(await reader.readuntil(b"\r\n"))
                    self.tally.count(int(status[1]) if status else 0, "GET")
                    return
            self.tally.refused["waits"] += 1


class SlowRequests(Attack):
    """Connections that say what they want one letter at a time."""

    name, is_direct = "slow-requests", True
    CONNECTIONS = 250

    async def run(self) -> None:
        await asyncio.gather(*(self.dribble() for _ in range(self.CONNECTIONS)))

    async def dribble(self) -> None:
        with suppress(*LOST):
            # From another address than the person has: there is no proxy to tell one.
            reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port, local_addr=("127.0.0.2", 0))
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            try:
                async with asyncio.timeout(1.0 * self.site.pace + 0.5):
                    await reader.read(1)
                self.tally.refused["closed"] += 1
            except TimeoutError:
                self.tally.accepted += 1
                while not self.site.is_over and not reader.at_eof():
                    writer.write(b"x")
                    await writer.drain()
                    await self.site.sleep(0.5)
            except OSError:
                self.tally.refused["closed"] += 1
            writer.close()


# --- Sockets that are no good


class UnreadSockets(Attack):
    """Sockets that ping as fast as they can, and read no answer."""

    name = "unread-sockets"

    async def run(self) -> None:
        (guest,) = await self.crowd(1)
        table = await guest.sit_with_bots("rocketmen", 1, None)
        await asyncio.gather(*(self.ask_and_ask(guest, table) for _ in range(20)))
        guest.close()

    async def ask_and_ask(self, guest: Guest, table: str) -> None:
        """Pings, whose answers are as long, and frames that are no commands; nothing is read after the handshake."""
        upgrade = raw(
            f"GET /api/tables/{table}/live HTTP/1.1", "Host: 127.0.0.1", f"Cookie: apogee={guest.cookie}", *UPGRADE
        )
        frames = (b"\x89\xfd" + bytes(4) + b"p" * 125) * 100 + b"\x81\x81" + bytes(4) + b"x"
        for _ in range(self.site.each):
            if self.site.is_over:
                return
            with suppress(*LOST):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port, limit=1024)
                writer.write(upgrade)
                await reader.readuntil(b"\r\n\r\n")
                self.tally.accepted += 1
                try:
                    while not self.site.is_over:
                        writer.write(frames)
                        async with asyncio.timeout(5.0):
                            await writer.drain()
                except LOST:
                    self.tally.refused["closed"] += 1
                writer.close()
            await self.site.sleep(0.2)


class Pings(Attack):
    """All sockets that an address may have, which ping as often as one may, and read the answers."""

    name = "pings"
    SOCKETS = 20  # of each guest
    PER_SECOND = 39

    async def run(self) -> None:
        guests = await self.crowd(10)
        table = await guests[0].open("pocket-rockets", 2)
        await asyncio.gather(*(self.ping(guest, table) for guest in guests for _ in range(self.SOCKETS)))
        for guest in guests:
            guest.close()

    async def ping(self, guest: Guest, table: str) -> None:
        for _ in range(self.site.each):
            if self.site.is_over:
                return
            with suppress(*LOST):
                await self.ping_on(await socket_of(self.site.port, table, guest.cookie))
            self.tally.refused["closed"] += 1
            await self.site.sleep(0.5)

    async def ping_on(self, streams: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        reader, writer = streams
        with closing(writer):
            while not self.site.is_over and not reader.at_eof():
                writer.write(PING * 4)
                self.tally.accepted += 4
                with suppress(TimeoutError):
                    async with asyncio.timeout(4 / self.PER_SECOND):
                        while await reader.read(65_536):
                            pass


class NewPings(Pings):
    """Sockets of nobody that ping as often as one may at once, end, and come again."""

    name = "new-pings"
    AT_ONCE = 190

    async def run(self) -> None:
        (host,) = await self.crowd(1)
        table = await host.open("pocket-rockets", 2)
        host.close()
        await self.site.until_over(*(self.come_again(table, each) for each in range(50)))

    async def come_again(self, table: str, each: int) -> None:
        for number in range(self.site.each):
            if self.site.is_over:
                return
            try:
                reader, writer = await socket_of(self.site.port, table, f"nobody-{each}-{number}")
                with closing(writer):
                    writer.write(PING * self.AT_ONCE + CLOSE)
                    async with asyncio.timeout(5.0):
                        pongs = (await reader.read()).count(PONG)
                    self.tally.accepted += pongs
                    self.tally.refused["closed"] += self.AT_ONCE - pongs
            except LOST:
                self.tally.refused["closed"] += 1
                await self.site.sleep(0.05)


class WatchedTable(Attack):
    """Nearly two hundred sockets at a table whose only player plays as fast as one may."""

    name = "watched-table"

    async def run(self) -> None:
        guests = await self.crowd(10)
        table = await guests[0].sit_with_bots("rocketmen", 1, None)
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(self.watch(stack, guest, table) for guest in guests for _ in range(19)))
            async with guests[0].live(table) as line:
                await line.first()
                for _ in range(self.site.each):
                    if self.site.is_over or not await line.turn():
                        break
                    words = self.dice.choice(line.state["choices"])
                    answer = await line.do("play", decision=line.state["decision"], words=words)
                    self.tally.count_answer(answer)
                    if not answer.get("ok"):
                        await self.site.sleep(0.05)
        for guest in guests:
            guest.close()

    async def watch(self, stack: AsyncExitStack, guest: Guest, table: str) -> None:
        with suppress(*LOST):
            reader, writer = await socket_of(self.site.port, table, guest.cookie)
            stack.callback(writer.close)
            reading = asyncio.create_task(self.read(reader))
            stack.callback(reading.cancel)

    async def read(self, reader: asyncio.StreamReader) -> None:
        with suppress(*LOST):
            while await reader.read(65_536):
                pass


async def socket_of(port: int, table: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket at a table, by hand: as cheap as can be."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    cookie = f"Cookie: apogee={cookie}"
    writer.write(raw(f"GET /api/tables/{table}/live HTTP/1.1", "Host: 127.0.0.1", cookie, *UPGRADE))
    if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
        writer.close()
        raise ConnectionRefusedError
    return reader, writer


class UnreadAnswers(Attack):
    """A table full of chat, asked for again and again by two hundred requests and sockets at once, and never read."""

    name = "unread-answers"
    CONNECTIONS = 200
    TALKERS = 400  # from as many addresses: each says as much as one may at once, and leaves
    SAYS = 5

    async def prepare(self) -> None:
        (host,) = await self.crowd(1, OTHER)
        self.table = await host.open("rocket-rescue", 5)
        host.close()
        talkers = min(self.TALKERS, self.site.each)
        await asyncio.gather(*(self.talk(seat, range(seat, talkers, 3)) for seat in range(3)))

    async def talk(self, seat: int, talkers: range) -> None:
        for number in talkers:
            (guest,) = await self.crowd(1, f"198.18.{number // 250}.{number % 250}")
            await guest.do(self.table, "sit", seat=seat)
            for _ in range(self.SAYS):
                await guest.do(self.table, "say", text="\N{ROCKET}" * 300)
            await guest.do(self.table, "leave")
            guest.close()

    async def run(self) -> None:
        guests = await self.crowd(GUESTS)
        number = min(self.CONNECTIONS, self.site.each)
        await asyncio.gather(*(self.ask(guests[each % len(guests)], each) for each in range(number)))
        for guest in guests:
            guest.close()

    async def ask(self, guest: Guest, number: int) -> None:
        """One answer after the other, or first frame, of which only the status is read."""
        cookie, path = f"Cookie: apogee={guest.cookie}", f"/api/tables/{self.table}"
        asked = raw(f"GET {path}?since={number % 50} HTTP/1.1", "Host: 127.0.0.1", cookie)
        if number % 2:
            asked = raw(f"GET {path}/live?since={number % 50} HTTP/1.1", "Host: 127.0.0.1", cookie, *UPGRADE)
        while not self.site.is_over:
            with suppress(*LOST):
                plain = socket.socket()
                plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                plain.setblocking(False)
                await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", self.site.port))
                reader, writer = await asyncio.open_connection(sock=plain, limit=1024)
                writer.write(asked)
                status = STATUS.search(await reader.readuntil(b"\r\n"))
                found = int(status[1]) if status else 0
                self.tally.count(200 if found == 101 else found, "GET table")
                await self.leave_unread(reader, writer)
                writer.close()
            await self.site.sleep(0.2)
            if not self.site.pace:
                return

    async def leave_unread(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until the server has had enough of it: what is written to a connection that was cut off is refused."""
        while not self.site.is_over and self.site.pace and not reader.at_eof() and reader.exception() is None:
            await self.site.sleep(0.2)
            writer.write(b"\r\n")


class UnansweredEnds(Attack):
    """Sockets at a table that is not there: that they are ended is never answered, and they stay."""

    name = "unanswered-ends"
    CONNECTIONS = 240

    async def run(self) -> None:
        async with AsyncExitStack() as stack:
            for number in range(self.CONNECTIONS):
                with suppress(*LOST):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port)
                    stack.callback(writer.close)
                    cookie = f"Cookie: apogee=nobody-{number}"
                    writer.write(raw("GET /api/tables/aaaaaaaa/live HTTP/1.1", "Host: 127.0.0.1", cookie, *UPGRADE))
                    status = STATUS.search(await reader.readuntil(b"\r\n\r\n"))
                    found = int(status[1]) if status else 0
                    self.tally.count(200 if found == 101 else found, "a socket")
            await self.site.rest()


class BigFrames(Attack):
    """Frames that are too large, or come in too many parts."""

    name = "big-frames"

    async def run(self) -> None:
        guests = await self.crowd(10)
        table = await guests[0].open("pocket-rockets", 2)
        frames: list[str | list[str]] = ["x" * 20_000, "x" * 1_000_000, ["x"] * 200]

        async def send(guest: Guest, number: int) -> int:
            try:
                async with guest.live(table) as line:
                    if why := await line.first():
                        self.tally.refused[why] += 1
                        return 429
                    await line.connection.send(frames[number % len(frames)])
                    while True:
                        await line.next()
            except LOST:
                return 0

        await self.hammer(guests, send, "a frame")


ATTACKS: dict[str, type[Attack]] = {
    attack.name: attack
    for attack in (
        *(Nobody, HugeCounts, DearTables, Sockets, SocketsOfANetwork, BotFlood, BotFloodWithCompany, Whys, Lists),
        *(LongJournals, Texts, LongTable, LobbyFlood, DeadWorkers, SocketRace, SmallLines, Refusals, PrivateTables),
        *(Invited, PipelinedBodies, QuickBots, Hints, Reviews, Proposals),
        *(
            HiddenPlans,
            ForeignRequests,
            InvalidRequests,
            Crumbs,
            PipelinedRequests,
            DearRefusals,
            DearHeaders,
            SlowRequests,
            UnreadSockets,
            UnreadAnswers,
            UnansweredEnds,
            BigFrames,
            Plans,
            Chat,
            GuestFlood,
            PageFiles,
            HeldRequests,
            Pings,
            NewPings,
            WatchedTable,
        ),
        TableFlood,
    )
}
NOT_FROM_OUTSIDE = "clock (4): nobody can put the server's clock from outside; tests/test_clock.py does it."


async def play(attack: Attack) -> None:
    """Prepare, wait for the word, attack, and say what came of it."""
    attack.site.begin()
    async with asyncio.timeout(attack.site.seconds + PREPARING_SECONDS):
        await attack.prepare()
    print("prepared", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    attack.site.begin()
    try:
        async with asyncio.timeout(attack.site.seconds + ENDING_SECONDS):
            await attack.run()
    except TimeoutError:
        attack.tally.faults["it did not come to an end"] += 1
    print(json.dumps(attack.tally.report()), flush=True)


def main() -> None:
    name, port, server, seconds = sys.argv[1:]
    raise_open_files()
    asyncio.run(play(ATTACKS[name](Site(int(port), int(server), seconds=float(seconds)))))


if __name__ == "__main__":
    main()
