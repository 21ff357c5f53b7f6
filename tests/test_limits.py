"""Limits: how much anybody may ask of the server, by person and by where they come from."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from apogee.server.limits import Limits, place_of
from tests.limits import NO_LIMITS
from tests.serving import ROOT, Client, Server, serving
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
    assert 5 <= limits.replays_per_address < limits.replays


def test_the_guide_lists_every_limit() -> None:
    page = (ROOT / "docs" / "guide" / "server.md").read_text("utf-8")
    listed = {
        name: float(figure.replace(",", "")) for name, figure in re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", page, re.M)
    }
    assert listed == asdict(Limits())
