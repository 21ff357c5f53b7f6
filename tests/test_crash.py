"""Crash: whatever was acknowledged survives kill -9, once, and nothing else is there; everybody goes on as before."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from apogee.server.storage import Storage
from tests import chance
from tests.conftest import IS_LONG
from tests.fickle import Command, Seen, dice, next_command
from tests.history import Heard, Sent, deed_of, faults, kept_in
from tests.limits import PATIENCE_SECONDS
from tests.serving import ROOT, Client

KILLS = 400 if IS_LONG else 3
TABLES = 50
PEOPLE = 20
SECONDS = 7_200 if IS_LONG else 1_800  # for all of it, more than enough
GAMES = ("pocket-rockets", "countdown")
RESCUE = "rocket-rescue"  # everybody plans at once; a few tables, with a bot for the third seat
FINAL = (200, 409)
LIFE_SECONDS = 0.8 if IS_LONG else 1.5  # of a server, at most
AGAIN_SECONDS = 0.03  # before something is tried again


class Nursery:
    """Servers on one database and one port, one after the other."""

    def __init__(self, database: Path) -> None:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))} | chance.for_a_program()
        words = [sys.executable, "-m", "tests.fork_driver", str(database)]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self.mother: subprocess.Popen[str] = subprocess.Popen(words, text=True, cwd=ROOT, env=environment, **pipes)
        self.port = 0
        self.server = 0  # the process id of the one that lives
        self.starting_seconds = 0.0  # of all together

    async def start(self, crash_after: int = 0) -> None:
        assert self.mother.stdin is not None
        self.mother.stdin.write(f"{self.port} {crash_after}\n")
        self.mother.stdin.flush()
        began = time.monotonic()
        self.port, self.server = map(int, (await self._said("ready")).split())
        self.starting_seconds += time.monotonic() - began

    async def end(self, seconds: float | None = None) -> None:
        """Kill the server after so many seconds, or wait until it does so itself."""
        if seconds is not None:
            await asyncio.sleep(seconds)
            os.kill(self.server, signal.SIGKILL)
        assert int(await self._said("ended")) == -signal.SIGKILL
        self.server = 0

    async def _said(self, word: str) -> str:
        assert self.mother.stdout is not None
        async with asyncio.timeout(10 * PATIENCE_SECONDS):
            said = await asyncio.to_thread(self.mother.stdout.readline)
        assert said.startswith(word), said
        return said.removeprefix(word)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.server:
            os.kill(self.server, signal.SIGKILL)
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.close()
        self.mother.wait(PATIENCE_SECONDS)
        self.mother.stdout.close()


class Campaign:
    """What all that play have in common."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.history: list[Sent | Heard] = []
        self.is_over = False
        self.again = 0  # commands that were sent more than once
        self.keys = count(1)
        self.ends = time.monotonic() + SECONDS

    def key(self) -> str:
        return f"key-{next(self.keys):08}"

    async def pause(self) -> None:
        """Something could not be done now, and will be tried again."""
        assert time.monotonic() < self.ends, "this takes too long"
        await asyncio.sleep(AGAIN_SECONDS)


class Watcher:
    """Somebody at a table who remembers all events, and never hears of a gap or of another past."""

    def __init__(self, campaign: Campaign, client: Client) -> None:
        self.campaign = campaign
        self.client = client
        self.name = client.name or ""
        self.table = ""
        self.viewer: int | None = None
        self.events: list[dict[str, Any]] = []
        self.seen: Seen = {}
        self.pasts: list[tuple[str, int | None, list[dict[str, Any]]]] = []  # of tables that were left

    def come_to(self, table: str) -> None:
        if self.table:
            self.pasts.append((self.table, self.viewer, self.events))
        self.table, self.viewer, self.events, self.seen = table, None, [], {}

    def take_in(self, shown: Seen) -> None:
        """Add what is new to what is known."""
        if shown["viewer"] != self.viewer:
            assert shown["since"] == 0 or not self.events
            self.viewer, self.events = shown["viewer"], []
        known = len(self.events)
        assert shown["since"] <= known <= shown["number"], "there is a gap, or something is gone"
        assert shown["number"] == shown["since"] + len(shown["events"])
        assert shown["events"][: known - shown["since"]] == self.events[shown["since"] :], "the past has changed"
        self.events += shown["events"][known - shown["since"] :]
        assert not self.seen or (self.seen["decision"] or 0) <= (shown["decision"] or 0) or self.viewer is None
        self.seen = shown

    async def look(self) -> None:
        """See what is new, by asking."""
        while True:
            with suppress(httpx.TransportError):
                since = len(self.events) if self.viewer is not None else 0
                response = await self.client.http.get(f"/api/tables/{self.table}", params={"since": since})
                if response.status_code == 200:
                    self.take_in(response.json())
                    return
            await self.campaign.pause()

    async def ask(self, command: Command) -> dict[str, Any] | None:
        """Send a command, and hear its final answer if there is one now."""
        with suppress(httpx.TransportError):
            response = await self.client.http.post(f"/api/tables/{self.table}/commands", json=command)
            if response.status_code in FINAL:
                answer: dict[str, Any] = response.json()
                return answer
        return None

    async def leave(self) -> None:
        """Nothing is to be put away."""


class SocketWatcher(Watcher):
    """The same by a socket, which resumes where it broke off."""

    connection: ClientConnection | None = None

    async def look(self) -> None:
        while True:
            try:
                if self.connection is None:
                    await self._connect()
                else:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.1):
                            await self._next()
                return
            except (OSError, EOFError, WebSocketException):
                await self.leave()
                await self.campaign.pause()

    async def ask(self, command: Command) -> dict[str, Any] | None:
        try:
            connection = self.connection or await self._connect()
            await connection.send(json.dumps(command))
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    frame = await self._next()
                    if frame["type"] != "state" and frame["key"] == command["key"]:
                        return frame if frame.pop("type") == "answer" else None
        except (OSError, EOFError, WebSocketException):
            await self.leave()
        return None

    async def leave(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            await connection.close()

    async def _connect(self) -> ClientConnection:
        since = len(self.events) if self.viewer is not None or not self.name else 0
        address = f"ws://127.0.0.1:{self.campaign.port}/api/tables/{self.table}/live?since={since}"
        headers = {"cookie": self.client.cookie} if self.client.cookie else {}
        self.connection = await connect(address, additional_headers=headers, max_size=2**24, close_timeout=1)
        await self._next()
        return self.connection

    async def _next(self) -> dict[str, Any]:
        assert self.connection is not None
        frame: dict[str, Any] = json.loads(await self.connection.recv(decode=False))
        if frame["type"] == "state":
            self.take_in(frame)
        return frame


async def answered(watcher: Watcher, command: Command) -> dict[str, Any]:
    """Keep a command, key and all, until it has its final answer."""
    campaign, table = watcher.campaign, watcher.table
    tries = 0
    while True:
        tries += 1
        campaign.history.append(Sent(table, watcher.name, command["key"], deed_of(command)))
        answer = await watcher.ask(command)
        if answer is not None:
            campaign.history.append(Heard(table, watcher.name, command["key"], answer))
            campaign.again += tries > 1
            return answer
        await campaign.pause()


async def play(watcher: Watcher, seat: int, seed: int, opened: asyncio.Future[str]) -> None:
    """Sit down, play, meet again at another table, until the campaign is over."""
    campaign, rng = watcher.campaign, dice(seed)
    watcher.come_to(await opened)
    await answered(watcher, {"do": "sit", "key": campaign.key(), "seat": seat, "entropy": f"e{seed}"})
    while not campaign.is_over:
        await watcher.look()
        is_playing = watcher.viewer is not None and watcher.seen["decision"] is not None
        command = next_command(watcher.seen, rng, campaign.key()) if is_playing else None
        if command is None:
            await campaign.pause()
        elif command["do"] == "say":
            campaign.history.append(Sent(watcher.table, watcher.name, command["key"], deed_of(command)))
            await watcher.ask(command)  # it may be lost, nobody minds
        else:
            answer = await answered(watcher, command)
            if command["do"] == "rematch":
                await watcher.leave()
                watcher.come_to(answer["table"])
                await answered(watcher, {"do": "sit", "key": campaign.key(), "seat": seat, "entropy": ""})
    await watcher.look()


async def watch(watcher: Watcher, opened: asyncio.Future[str]) -> None:
    watcher.come_to(await opened)
    while not watcher.campaign.is_over:
        await watcher.look()
    await watcher.look()


async def open_table(campaign: Campaign, client: Client, number: int, opened: asyncio.Future[str]) -> None:
    """Ask for one table until there is an answer."""
    wanted: dict[str, Any] = {"key": campaign.key(), "game": GAMES[number % 2], "players": 2}
    if number % 10 == 6:
        wanted["game"] = RESCUE
    if number % 5 == 0 or wanted["game"] == RESCUE:
        wanted |= {"players": 3, "bots": {"2": "random"}}
    while not opened.done():
        with suppress(httpx.TransportError):
            response = await client.http.post("/api/tables", json=wanted)
            if response.status_code == 200:
                opened.set_result(response.json()["table"])
        await campaign.pause()


async def kill_again_and_again(nursery: Nursery, campaign: Campaign) -> int:
    """Let servers die: every third one by itself, between a commit and its answers. How many of these there were."""
    rng, between, before = dice(1), 0, 0
    for number in range(KILLS):
        if number % 3 == 0:
            await nursery.end()
            between += 1
        else:
            await asyncio.sleep(rng.random() * LIFE_SECONDS)
            while len(campaign.history) == before:  # nobody dies who was not asked for anything
                await campaign.pause()
            await nursery.end(0.0)
        before = len(campaign.history)
        is_next_alone = number % 3 == 2 and number + 1 < KILLS  # the last one stays
        await nursery.start(crash_after=rng.randrange(1, 60) if is_next_alone else 0)
    campaign.is_over = True
    return between


async def check_memories(watchers: list[Watcher]) -> None:
    """What everybody was told over time is what they are told now."""
    for watcher in watchers:
        for table, viewer, events in [*watcher.pasts, (watcher.table, watcher.viewer, watcher.events)]:
            seen = await watcher.client.see(table)
            assert seen["viewer"] == viewer
            assert seen["events"][: len(events)] == events
    shown: dict[str, dict[str, Any]] = {}
    for watcher in watchers:
        about = (await watcher.client.see(watcher.table))["table"]
        known = {name: about[name] for name in ("status", "pending", "request", "result", "entropy", "rematch")}
        assert shown.setdefault(watcher.table, known) == known or "bot" in [seat["kind"] for seat in about["seats"]]


async def test_nothing_that_was_acknowledged_is_lost_or_doubled_when_servers_are_killed(tmp_path: Path) -> None:
    with Nursery(tmp_path / "a.db") as nursery:
        await nursery.start()
        campaign = Campaign(nursery.port)
        watchers: list[Watcher] = []
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(Client(nursery.port, f"Person {each}")) for each in range(PEOPLE)
            ]
            nobody = await stack.enter_async_context(Client(nursery.port))
            await nursery.end(0.0)
            await nursery.start(crash_after=30)
            async with asyncio.TaskGroup() as group:
                for number in range(TABLES):
                    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
                    both = [clients[(2 * number + seat) % PEOPLE] for seat in range(2)]
                    group.create_task(open_table(campaign, both[0], number, opened))
                    for seat, client in enumerate(both):
                        kind = SocketWatcher if (number // 2 + seat) % 2 else Watcher
                        watchers.append(kind(campaign, client))
                        group.create_task(play(watchers[-1], seat, 2 * number + seat, opened))
                    if number % 10 == 3:
                        watchers.append(SocketWatcher(campaign, nobody))
                        group.create_task(watch(watchers[-1], opened))
                between = await kill_again_and_again(nursery, campaign)
            for watcher in watchers:
                await watcher.leave()
            await check_memories(watchers)
        await nursery.end(0.0)
    storage = Storage.open(str(tmp_path / "a.db"))
    lines, kept = await kept_in(storage)
    tables = await storage.rows("tables")
    await storage.close()

    assert faults(campaign.history, lines, kept) == []
    first = [row for row in tables if row["rematch_of"] is None]
    again = [row["rematch_of"] for row in tables if row["rematch_of"]]
    assert len(first) == TABLES
    assert {row["game"] for row in first} == {*GAMES, RESCUE}
    assert len(again) == len(set(again))
    assert between >= KILLS / 4
    assert campaign.again > KILLS  # there was always something under way
    print(
        f"{KILLS} kills, {between} of them between commit and answer; {len(lines)} lines by people, {len(again)} "
        f"rematches, {campaign.again} commands sent again; a start took {nursery.starting_seconds / KILLS:.2f} s"
    )
