"""Exactly once: commands that come twice, late, crossed and from two tabs are done once, and answered alike."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter, defaultdict, deque
from contextlib import AsyncExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

from tests.conftest import IS_LONG, IS_QUICK
from tests.fickle import Command, dice, next_command
from tests.history import Heard, Sent, deed_of, faults, kept_in
from tests.limits import PATIENCE_SECONDS
from tests.serving import Client, Socket, serving

COMMANDS = 24_000 if IS_LONG else 500 if IS_QUICK else 400  # at least
TABLES = 20  # at a time
SECONDS = 1_800  # more than enough for all of it
ANSWER_SECONDS = PATIENCE_SECONDS
FINAL = (200, 409)
GAMES = ("pocket-rockets", "countdown", "rocket-rescue")
# Which commands cross depends on the machine: people go on until each of these was done, and each refusal was heard.
DEEDS = {"answer-back", "ask-back", "play", "say", "sit", "steps", "take-back"}  # they write lines
CODES = {"late", "illegal", "no-take-back", "no-request", "step-tells", "unknown-action"}


class Record:
    """What everybody sent and heard, in order."""

    def __init__(self) -> None:
        self.history: list[Sent | Heard] = []
        self.commands = 0
        self.ways: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.done: set[str] = set()  # kinds of commands
        self.too_many: list[str] = []  # answers that nobody waited for
        self.ends = time.monotonic() + SECONDS

    @property
    def is_full(self) -> bool:
        assert time.monotonic() < self.ends, "this takes too long"
        has_all = self.answers.keys() >= CODES and self.done >= {*DEEDS, "rematch"}
        return has_all and self.commands >= COMMANDS


class Tab:
    """A socket, and what was sent there that has no answer yet."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.waiting: dict[str, deque[asyncio.Future[dict[str, Any]]]] = defaultdict(deque)

    async def ask(self, command: Command) -> dict[str, Any]:
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.waiting[command["key"]].append(answer)
        await self.socket.connection.send(json.dumps(command))
        return await answer


class Fickle:
    """A person with two tabs, and a program that uses the same cookie."""

    def __init__(self, client: Client, record: Record, rng: random.Random) -> None:
        self.client = client
        self.record = record
        self.rng = rng
        self.name = client.name or ""
        self.table = ""
        self.seen: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.tabs: list[Tab] = []
        self.past: list[Command] = []
        self.sending: set[asyncio.Task[None]] = set()
        self.keys = count(1)

    async def stay(self, table: str, seat: int) -> str:
        """Play at a table until there is another one, or enough was sent; the table to go on at."""
        self.table, self.seen, self.past = table, {}, []
        async with AsyncExitStack() as stack:
            self.tabs = [Tab(await stack.enter_async_context(self.client.live(table))) for _ in range(2)]
            reading = [asyncio.create_task(self.read(tab)) for tab in self.tabs]
            self.say({"do": "sit", "key": self.key(), "seat": seat, "entropy": ""})
            while not self.record.is_full and not (self.seen and self.seen["table"]["rematch"]):
                await self.act()
            async with asyncio.timeout(ANSWER_SECONDS):
                await asyncio.gather(*self.sending)
            for task in reading:
                task.cancel()
        again: str = self.seen["table"]["rematch"] or table
        return again

    async def act(self) -> None:
        """Do the next thing, and wait for its first answer or not; sometimes do an old thing again."""
        is_playing = bool(self.seen) and self.seen["decision"] is not None
        command = next_command(self.seen, self.rng, self.key()) if is_playing else None
        if self.rng.random() < 0.05:
            self.send(self.rng.choice(self.past))
        if command is None:
            self.changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await self.changed.wait()
            return
        sent = self.say(command)
        if self.rng.random() < 0.8:
            await asyncio.wait(sent, return_when=asyncio.FIRST_COMPLETED, timeout=ANSWER_SECONDS)

    def key(self) -> str:
        return f"{self.name}-{next(self.keys):06}"

    def say(self, command: Command) -> list[asyncio.Task[None]]:
        """A new command, sent once or several times."""
        self.record.commands += 1
        self.past.append(command)
        return [self.send(command) for _ in range(self.rng.choice([1, 1, 2, 3]))]

    def send(self, command: Command) -> asyncio.Task[None]:
        task = asyncio.create_task(self.sent(command))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)
        return task

    async def sent(self, command: Command) -> None:
        """Send a command in any way, at once or in a while; wait for its answer."""
        if self.rng.random() < 0.5:
            await asyncio.sleep(self.rng.random() * 0.03)
        way = self.rng.choice(["program", "tab", "tab", "other tab", "other tab"])
        self.record.ways[way] += 1
        self.record.history.append(Sent(self.table, self.name, command["key"], deed_of(command)))
        if way == "program":
            response = await self.client.http.post(f"/api/tables/{self.table}/commands", json=command)
            answer, is_final = response.json(), response.status_code in FINAL
        else:
            answer = await self.tabs[way == "tab"].ask(command)
            is_final = answer.pop("type") == "answer"
        self.record.answers[answer.get("error", "done")] += 1
        if "error" not in answer and not command.get("take_back"):  # what comes again as it was may write no steps
            self.record.done.add(command["do"])
        if is_final:
            self.record.history.append(Heard(self.table, self.name, command["key"], answer))

    async def read(self, tab: Tab) -> None:
        """What a tab is shown and answered, until it is closed."""
        while True:
            frame = json.loads(await tab.socket.connection.recv(decode=False))
            if frame["type"] == "state":
                self.seen = frame
                self.changed.set()
            elif tab.waiting[frame["key"]]:
                tab.waiting[frame["key"]].popleft().set_result(frame)
            else:
                self.record.too_many.append(frame["key"])


async def play_together(people: list[Fickle], table: str) -> None:
    while not people[0].record.is_full:
        both = await asyncio.gather(*(person.stay(table, seat) for seat, person in enumerate(people)))
        if not people[0].record.is_full:
            (table,) = set(both)


async def test_every_command_is_done_once_or_refused_once(tmp_path: Path) -> None:
    record, rng = Record(), dice(2)
    async with serving(tmp_path / "a.db", game_names=lambda: [*GAMES]) as server, AsyncExitStack() as stack:
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                players = 2 + number % 4 // 3
                names = [f"person-{number}-{seat}" for seat in range(players)]
                clients = [await stack.enter_async_context(Client(server.port, name)) for name in names]
                people = [Fickle(client, record, dice(rng.random())) for client in clients]
                game = GAMES[2] if number == 3 else GAMES[number % 3 > 0]
                table = await clients[0].open(game, players)
                group.create_task(play_together(people, table))
        lines, kept = await kept_in(server.hall.storage)
        tables = await server.hall.storage.rows("tables")

    assert faults(record.history, lines, kept) == []
    assert record.too_many == []
    assert record.answers["fault"] == 0, record.answers
    again = [row["rematch_of"] for row in tables if row["rematch_of"]]
    assert len(again) == len(set(again)) > 0
    games, deeds = {row["game"] for row in tables}, {line.deed.split()[0] for line in lines}
    assert games == set(GAMES)
    assert deeds == DEEDS
    assert sum(record.ways.values()) > 1.5 * record.commands >= 1.5 * COMMANDS
    assert record.answers.keys() >= CODES
