"""Limits: how much anybody may ask of the server, by person and by where they come from."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from apogee import catalog
from apogee.core.rng import Rng
from apogee.server.limits import Limits, place_of
from tests.limits import NO_LIMITS
from tests.serving import ROOT, SECONDS, Client, Server, Socket, serving
from tests.test_server import Time


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_whoever_has_a_network_of_ipv6_comes_from_one_place(address: str, place: str) -> None:
    assert place_of(address) == place


async def come(stack: AsyncExitStack, server: Server, address: str, name: str) -> Client:
    """Somebody comes through a proxy."""
    client = Client(server.port)
    await stack.enter_async_context(client)
    client.http.headers["x-forwarded-for"] = address
    response = await client.http.post("/api/guests", json={"name": name})
    assert response.status_code == 200, response.text
    return client


def test_behind_a_proxy_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    """However many guests it sends; by IPv6 it may not even use its other addresses."""

    async def work() -> None:
        async with (
            serving(tmp_path / "a.db", limits=replace(NO_LIMITS, sockets_per_address=6)) as server,
            AsyncExitStack() as stack,
        ):
            addresses = [f"2001:db8::{number}" for number in range(4)]
            guests = [await come(stack, server, address, "Eve") for address in addresses]
            table = await guests[0].open()
            firsts = []
            for address, guest in zip(addresses, guests, strict=True):
                for _ in range(3):
                    socket = await stack.enter_async_context(guest.live(table, 0, **{"x-forwarded-for": address}))
                    firsts.append((await socket.next()).get("error", ""))
            other = await come(stack, server, "2001:db8:0:1::1", "Ada")
            socket = await stack.enter_async_context(other.live(table, 0, **{"x-forwarded-for": "2001:db8:0:1::1"}))

            assert firsts == [""] * 6 + ["too-many"] * 6
            assert (await socket.next())["type"] == "state"

    asyncio.run(work())


def test_all_of_an_address_together_may_ask_only_so_much(tmp_path: Path) -> None:
    """Guests are free, so a limit for each of them alone is none."""

    async def work() -> None:
        limits = replace(NO_LIMITS, requests_per_second_of_all=2.0)
        async with serving(tmp_path / "a.db", limits=limits, now=Time()) as server, AsyncExitStack() as stack:
            guests = [await come(stack, server, "192.0.2.1", f"Eve {number}") for number in range(3)]
            answers = [(await guest.http.get("/api/me")).status_code for guest in guests * 2]
            other = await come(stack, server, "192.0.2.2", "Ada")

            assert answers == [200] * 3 + [429] * 3  # six at once, three of them to come in
            assert (await other.http.get("/api/me")).status_code == 200

    asyncio.run(work())


def test_whoever_is_refused_is_told_when_to_come_again(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        limits = replace(NO_LIMITS, guests_per_minute=3.0)
        async with serving(tmp_path / "a.db", limits=limits, now=time) as server, AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client(server.port)) for _ in range(5)]

            async def guest(person: Client) -> tuple[int, str | None]:
                response = await person.http.post("/api/guests", json={"name": "Eve"})
                return response.status_code, response.headers.get("retry-after")

            assert [await guest(person) for person in people[:4]] == [(200, None)] * 3 + [(429, "20")]
            time.at += 15
            assert await guest(people[3]) == (429, "5")
            time.at += 6
            assert await guest(people[3]) == (200, None)

    asyncio.run(work())


def test_the_limits_are_such_that_five_people_behind_one_address_never_meet_them() -> None:
    limits = Limits()
    assert 5 * limits.requests_per_second <= limits.requests_per_second_of_all
    assert 5 * limits.sockets_per_person <= limits.sockets_per_address <= limits.connections_per_address


class Player:
    """Somebody behind an address that others have, too: a guest, a seat, and a socket that is read."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.refusals: list[Any] = []

    async def get(self, path: str) -> Any:
        response = await self.client.http.get(path)
        if response.status_code != 200:
            self.refusals.append((path, response.status_code, response.text))
        return response.json()

    async def listen(self, socket: Socket) -> None:
        while True:
            frame = await socket.next()
            if frame["type"] != "state":
                self.answers.put_nowait(frame)

    async def do(self, socket: Socket, what: str, **facts: Any) -> None:
        await socket.send(what, key=self.client.key(), **facts)
        async with asyncio.timeout(SECONDS):
            answer = await self.answers.get()
        if not answer.get("ok"):
            self.refusals.append((what, answer))


FIRST_LOOK = (
    *("/api/me", "/api/games", "/api/tables", "/api/tables?mine=true", "/api/texts/en"),
    *(f"/api/{what}/rocket-rescue" for what in ("texts/en", "cards", "rules")),
)
QUICK_SECONDS = 0.5  # from one click of a quick person to the next
MOVES = 200


def test_five_quick_people_behind_one_address_never_meet_a_limit(tmp_path: Path) -> None:
    """They come at the same moment, plan and play without a pause to think, ask why not and for hints, and talk."""

    async def work() -> None:
        time, address, dice = Time(), "192.0.2.1", Rng(1)
        async with (
            serving(tmp_path / "a.db", limits=Limits(), now=time, game_names=lambda: list(catalog.GAMES)) as server,
            AsyncExitStack() as stack,
        ):
            people = [Player(await come(stack, server, address, name)) for name in ("Ada", "Bob", "Cy", "Dot", "Eve")]
            table = await people[0].client.open("rocket-rescue", 5)
            sockets, listening = [], []
            for seat, person in enumerate(people):
                for path in FIRST_LOOK:
                    await person.get(path)
                await person.client.must(table, "sit", seat=seat)
                sockets.append(
                    await stack.enter_async_context(person.client.live(table, 0, **{"x-forwarded-for": address}))
                )
                listening.append(asyncio.create_task(person.listen(sockets[-1])))
            moves = hints = ticks = 0
            pending = list(range(5))
            while moves < MOVES:
                time.at += QUICK_SECONDS
                ticks += 1
                for seat, (person, socket) in enumerate(zip(people, sockets, strict=True)):
                    if seat not in pending and ticks % 5 != seat:  # whoever is not asked still looks now and then
                        continue
                    seen = await person.get(f"/api/tables/{table}")
                    pending = seen["table"]["pending"]
                    assert seen["table"]["status"] == "running"
                    if ticks % 10 == seat:
                        await person.do(socket, "say", text="Hurry up!")
                    if not seen["choices"]:
                        continue
                    await person.get(f"/api/tables/{table}/why?about=engine")
                    if ticks % 5 == seat:
                        await person.get(f"/api/tables/{table}/hint")
                        hints += 1
                    if seen["may_take_back"] and dice.below(4) == 0:
                        await person.do(socket, "take-back", decision=seen["decision"])
                        continue
                    words = seen["choices"][dice.below(len(seen["choices"]))]
                    await person.do(socket, "play", decision=seen["decision"], words=words)
                    moves += 1
            for task in listening:
                task.cancel()

            assert [person.refusals for person in people] == [[]] * 5
            assert hints > 20

    asyncio.run(work())


def test_the_guide_lists_every_limit() -> None:
    page = (ROOT / "docs" / "guide" / "server.md").read_text("utf-8")
    listed = {
        name: float(figure.replace(",", "")) for name, figure in re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", page, re.M)
    }
    assert listed == asdict(Limits())
