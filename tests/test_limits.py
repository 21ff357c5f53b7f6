"""Limits: how much anybody may ask of the server, by person and by where they come from."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import AsyncGenerator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from litestar import Request
from litestar.utils.scope.state import ScopeState
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidStatus

from apogee import catalog
from apogee.core.rng import Rng
from apogee.server import hall, room
from apogee.server.guard import own_cookie
from apogee.server.limits import Buckets, Limits, Proxies, place_of
from apogee.server.pages import Pages, read_pages
from apogee.server.protocol import MOST_STEPS, Line, Name, NewTable
from apogee.server.replaying import MOST_LINES
from apogee.server.serve import server_of
from apogee.server.storage import Change, Insert, Storage, Update
from apogee.server.table import Feed
from apogee.server.thinking import Thinking, Thought
from apogee.server.turns import NOBODY, Asker
from apogee.server.wire import CROWD
from tests.limits import NO_LIMITS, WAITING
from tests.serving import ROOT, SECONDS, Client, Server, Socket, figure, game_named, serving, until
from tests.test_hostile import frame, upgrade
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
        ("192.0.2.7:50123", "192.0.2.7"),
        ("[2001:db8:1:2::1]:50123", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::1]", "2001:db8:1:2::/64"),
        ("192.0.2.7%1", "192.0.2.7"),
        ("", ""),
        ("unix:", ""),
        ("unknown", ""),
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


async def test_behind_a_proxy_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    """However many guests it sends; by IPv6 it may not even use its other addresses."""
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
                try:
                    socket = await stack.enter_async_context(guest.live(table, 0, **{"x-forwarded-for": address}))
                    firsts.append((await socket.next())["type"])
                except InvalidStatus as refused:
                    firsts.append(msgspec.json.decode(refused.response.body or b"")["error"])
        other = await come(stack, server, "2001:db8:0:1::1", "Ada")
        socket = await stack.enter_async_context(other.live(table, 0, **{"x-forwarded-for": "2001:db8:0:1::1"}))

        assert firsts == ["state"] * 6 + ["too-many"] * 6
        assert (await socket.next())["type"] == "state"


async def test_a_socket_counts_until_it_is_gone_also_one_that_was_refused(tmp_path: Path) -> None:
    """Whoever is told that there is no such table need not answer that: so long the connection is there."""
    limits = replace(NO_LIMITS, sockets_per_address=6)
    async with serving(tmp_path / "a.db", limits=limits) as server:
        heading = upgrade("/api/tables/aaaaaaaa/live", server.port, more="X-Forwarded-For: 192.0.2.1\r\n")

        async def knock() -> tuple[bytes, asyncio.StreamWriter]:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(heading)
            status = (await reader.readuntil(b"\r\n\r\n")).split(b" ")[1]
            if status == b"101":
                await reader.readuntil(b"no-table")
            return status, writer

        found = [await knock() for _ in range(9)]
        assert [status for status, _ in found] == [b"101"] * 6 + [b"429"] * 3
        for _, writer in found:
            writer.close()
        await until(lambda: not CROWD.sockets_from)
        status, writer = await knock()
        assert status == b"101"
        writer.close()


async def test_all_of_an_address_together_may_ask_only_so_much(tmp_path: Path) -> None:
    """Guests are free, so a limit for each of them alone is none."""
    limits = replace(NO_LIMITS, requests_per_second_of_all=2.0)
    async with serving(tmp_path / "a.db", limits=limits, now=Time()) as server, AsyncExitStack() as stack:
        guests = [await come(stack, server, "192.0.2.1", f"Eve {number}") for number in range(3)]
        answers = [(await guest.http.get("/api/me")).status_code for guest in guests * 2]
        other = await come(stack, server, "192.0.2.2", "Ada")

        assert answers == [200] * 3 + [429] * 3  # six at once, three of them to come in
        assert (await other.http.get("/api/me")).status_code == 200


async def test_whoever_goes_on_though_they_are_refused_waits_for_the_answers_and_is_not_let_in_anew(
    tmp_path: Path,
) -> None:
    limits = replace(NO_LIMITS, requests_per_second=1.0, rebuffs_at_once=2, rebuffs_per_second=100.0)
    time = Time()
    async with serving(tmp_path / "a.db", limits=limits, now=time) as server, Client(server.port) as eve:
        time.at += 10
        answers = [await eve.http.get("/api/me") for _ in range(6)]
        assert [each.status_code for each in answers] == [200] * 3 + [429] * 3
        assert ["connection" in each.headers for each in answers] == [False] * 5 + [True]
        elsewhere = {"x-forwarded-for": "192.0.2.1"}
        with pytest.raises(httpx.TransportError):  # not even that it comes for somebody else is looked at
            await eve.http.get("/api/me", headers=elsewhere)
        time.at += 10
        assert (await eve.http.get("/api/me")).status_code == 200


async def test_behind_a_proxy_only_whoever_was_refused_waits(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests_per_second=1.0, rebuffs_at_once=1, rebuffs_per_second=100.0)
    origins = ("http://example.org",)
    async with (
        serving(tmp_path / "a.db", origins=origins, limits=limits, now=Time()) as server,
        Client(server.port) as eve,
        Client(server.port) as ada,
    ):
        eve.http.headers["x-forwarded-for"], ada.http.headers["x-forwarded-for"] = "192.0.2.1", "192.0.2.2"
        answers = [await eve.http.get("/api/me") for _ in range(5)]
        assert [each.status_code for each in answers] == [200] * 3 + [429] * 2
        answers = [answers[-1], await ada.http.get("/api/me")]
        assert [each.headers.get("connection") for each in answers] == ["close", None]


@pytest.mark.parametrize(
    ("header", "cookie"),
    [
        (b"apogee=x-Y_1", "x-Y_1"),
        (b"a=b; apogee=x; c=d", "x"),
        (b"a=b;apogee=x;c=d", "x"),
        (b"a=b; " * 1_000 + b"apogee=x", "x"),
        (b"notapogee=x", None),
        (b"a=apogee=x", None),
        (b"", None),
        (b"apogee=", None),
        (b"apogee=x; apogee=y", "x"),
        (b"apogee=" + b"x" * 200, "x" * 200),
        (b"apogee=" + b"x" * 201, None),
        (b'apogee="x"', None),
        (b'apogee="' + b'\\"' * 7_000 + b'"', None),  # Python's reader of cookies takes a fiftieth of a second for it
    ],
)
def test_only_the_servers_own_cookie_is_read(header: bytes, cookie: str | None) -> None:
    scope = {"headers": [(b"cookie", header), (b"host", b"x")]}
    assert own_cookie(scope) == cookie
    assert [value for name, value in scope["headers"] if name == b"cookie"] == [
        f"apogee={each}".encode() for each in (cookie,) if each is not None
    ]


async def test_a_request_has_only_so_many_lines(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as eve:
        for number, status in ((80, 200), (100, 400), (2_000, 400)):
            response = await eve.http.get("/api/me", headers=[(f"x{each}", "y") for each in range(number)])
            assert response.status_code == status


async def test_an_address_has_only_so_many_bytes(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as eve:
        before = figure("apogee_refusals_total", code="large-request", status="400")
        for number, status in ((3_900, 200), (4_100, 400), (15_000, 400)):
            response = await eve.http.get(f"/api/me?{'x' * number}")
            assert response.status_code == status
            assert response.headers["content-type"] == "application/json"
        assert response.json()["error"] == "bad-request"  # as everything is refused, though nothing of it was read
        assert figure("apogee_refusals_total", code="large-request", status="400") == before + 2


@pytest.mark.parametrize("path", ["/api/me", "//api/me", "/api/me/", "/api//me", "/healthz", "/nowhere"])
async def test_no_answer_is_kept_by_anybody_between(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        response = await ada.http.send(
            ada.http.build_request("GET", ada.http.base_url.copy_with(raw_path=path.encode()))
        )
        assert response.headers["cache-control"] == "no-store"


async def test_whoever_is_refused_is_told_when_to_come_again(tmp_path: Path) -> None:
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


async def test_tables_are_opened_only_so_often_by_a_person_and_by_an_address(tmp_path: Path) -> None:
    time = Time()
    limits = replace(Limits(), tables_at_once=2, tables_at_once_of_all=3)
    async with serving(tmp_path / "a.db", limits=limits, now=time) as server, AsyncExitStack() as stack:
        eve, mallory = [await come(stack, server, "192.0.2.1", name) for name in ("Eve", "Mallory")]
        ada = await come(stack, server, "192.0.2.2", "Ada")

        async def opened(person: Client) -> tuple[int, str | None]:
            wanted = {"key": person.key(), "game": "countdown", "players": 2}
            response = await person.http.post("/api/tables", json=wanted)
            return response.status_code, response.headers.get("retry-after")

        assert [await opened(eve) for _ in range(3)] == [(200, None), (200, None), (429, "30")]
        assert [await opened(mallory) for _ in range(2)] == [(200, None), (429, "6")]
        assert await opened(ada) == (200, None)
        time.at += 30
        assert await opened(eve) == (200, None)


async def test_what_is_no_step_of_a_match_is_written_only_so_often(tmp_path: Path) -> None:
    """Whoever mutes and unmutes all day fills no disk, and those who play are not kept from it."""
    time = Time()
    limits = replace(NO_LIMITS, asides_at_once=5, asides_per_minute_of_all=0.8)
    async with serving(tmp_path / "a.db", limits=limits, now=time) as server, AsyncExitStack() as stack:
        eve = await come(stack, server, "192.0.2.1", "Eve")
        table = await eve.open("countdown", bots={"1": "random"})
        done = [(await eve.do(table, "sit", seat=0))["status"]]
        for number in range(5):
            done.append((await eve.do(table, "mute", seat=1, on=number % 2 == 0))["status"])
        assert done == [200] * 5 + [429]
        assert (await eve.http.put("/api/me", json={"name": "Mallory"})).status_code == 429
        await eve.play(table)
        mallory = await come(stack, server, "192.0.2.1", "Mallory")
        other = await mallory.open("countdown")
        done = [(await mallory.do(other, what, **facts))["status"] for what, facts in (SIT, LEAVE) * 2]
        assert done == [200] * 3 + [429]  # eight in all for the address
        time.at += 76  # one more for it
        assert [(await mallory.do(other, what, **facts))["status"] for what, facts in (LEAVE, SIT)] == [200, 429]


SO_ALREADY = (("mute", {"seat": 1}), ("order", {"order": "finish"}))


async def two_at_a_table(stack: AsyncExitStack, server: Server) -> tuple[Client, str]:
    """One of two who play, and their table."""
    ada, ben = [await come(stack, server, "192.0.2.1", name) for name in ("Ada", "Ben")]
    table = await ada.open("countdown")
    for seat, person in enumerate((ada, ben)):
        await person.must(table, "sit", seat=seat)
    return ada, table


@pytest.mark.parametrize(("what", "facts"), SO_ALREADY)
async def test_what_is_so_already_is_answered_and_has_no_line(
    tmp_path: Path, what: str, facts: dict[str, object]
) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, table = await two_at_a_table(stack, server)
        for is_on, number in ((False, 0), (True, 1), (True, 0), (False, 1), (False, 0)):
            lines, answers = await rows_of(server, table)
            answer = await ada.must(table, what, **facts, on=is_on)
            assert answer["decision"] == 1
            assert await rows_of(server, table) == [lines + number, answers + 1]


@pytest.mark.parametrize(("what", "facts"), SO_ALREADY)
async def test_what_was_so_already_does_nothing_when_it_comes_again(
    tmp_path: Path, what: str, facts: dict[str, object]
) -> None:
    """A command that was late on its way must not give an order that was revoked since."""
    limits = replace(NO_LIMITS, refusals_at_once=2)
    async with serving(tmp_path / "a.db", limits=limits, now=Time()) as server, AsyncExitStack() as stack:
        ada, table = await two_at_a_table(stack, server)
        await ada.must(table, what, **facts, on=True)
        again = {"key": "was-so-already", **facts}
        first = await ada.must(table, what, **again, on=True)
        await ada.must(table, what, **facts, on=False)
        await ada.play(table)
        before = await rows_of(server, table)
        assert await ada.must(table, what, **again, on=True) == first
        await ada.refused(table, what, "other-command", **again, on=False)
        assert await rows_of(server, table) == before
        seen = await ada.see(table)
        assert (seen["muted"], seen["orders"]["finish"]) == ([], False)
        done = [(await ada.do(table, what, **facts, on=False))["status"] for _ in range(3)]
        assert done == [200, 429, 429]  # what is kept without a line is as little as refusals


async def rows_of(server: Server, table: str) -> list[int]:
    """How many lines and answers of a table are on disk."""
    return [len(await server.hall.storage.rows(each, {"table_id": table})) for each in ("lines", "answers")]


async def test_a_table_keeps_only_so_many_asides_and_the_match_goes_on(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, asides_per_table=4)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        eve = await come(stack, server, "192.0.2.1", "Eve")
        table = await eve.open("countdown", bots={"1": "random"})
        await eve.must(table, "sit", seat=0)
        for number in range(3):
            await eve.must(table, "mute", seat=1, on=number % 2 == 0)
        await eve.refused(table, "mute", "enough-asides", seat=1, on=False)
        await eve.refused(table, "invite", "enough-asides", seat=None)
        await eve.play(table)
        await eve.must(table, "say", text="hello")
        await eve.must(table, "leave")


SIT: tuple[str, dict[str, int]] = ("sit", {"seat": 0})
LEAVE: tuple[str, dict[str, int]] = ("leave", {})


async def test_a_seat_takes_back_only_so_often_for_each_step_that_stands(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, take_backs=2, take_backs_per_step=3)
    async with (
        serving(tmp_path / "a.db", limits=limits) as server,
        Client(server.port, "Ada") as ada,
        Client(server.port, "Ben") as ben,
    ):
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        await ben.must(table, "sit", seat=1)

        async def back() -> dict[str, Any]:
            await ada.play(table)
            return await ada.do(table, "take-back", decision=(await ada.see(table))["decision"])

        answers = [await back() for _ in range(6)]
        assert [answer.get("error") for answer in answers] == [None] * 5 + ["enough-back"]
        assert answers[-1]["message"].startswith("You have gone back 5 times at this table")
        answers = [await back() for _ in range(4)]  # two steps stand now
        assert [answer.get("error") for answer in answers] == [None] * 3 + ["enough-back"]


async def test_a_refusal_stays_what_it_was_however_many_there_are(tmp_path: Path) -> None:
    """The same key has the same final answer; where no more can be kept, the next one is not final."""
    time, limits = Time(), replace(NO_LIMITS, refusals_at_once=20)
    async with serving(tmp_path / "a.db", limits=limits, now=time) as server, Client(server.port, "Ada") as ada:
        table = await ada.open("countdown", bots={"1": "random"})
        await ada.must(table, "sit", seat=0)
        seen = await ada.see(table)

        async def play(key: str) -> tuple[int, str]:
            wanted = {"do": "play", "key": key, "decision": seen["decision"] + 1, "words": seen["choices"][0]}
            response = await ada.http.post(f"/api/tables/{table}/commands", json=wanted)
            return response.status_code, response.json().get("error", "")

        answers = [await play(f"refused-{number}") for number in range(25)]
        assert answers == [(409, "late")] * 20 + [(429, "quick")] * 5
        await ada.play(table)  # now it would fit
        assert await play("refused-0") == (409, "late")
        server.hall.rooms.pop(table).end()  # and when the table is opened again
        assert await play("refused-0") == (409, "late")
        seen["decision"] += 100
        assert await play("refused-25") == (429, "quick")
        time.at += 60
        assert await play("refused-25") == (409, "late")


async def test_whoever_opens_many_tables_does_not_hide_those_of_others(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, listed_tables=6)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        own = await ada.open("countdown")
        eves = [await come(stack, server, "192.0.2.1", f"Eve {number}") for number in range(3)]
        theirs = [await eve.open("countdown") for _ in range(4) for eve in eves]

        async def listed() -> list[str]:
            return [each["id"] for each in (await ada.http.get("/api/tables")).json()["tables"]]

        assert own in (await listed())[:2]
        more = [await come(stack, server, "192.0.2.1", f"Eve {number}") for number in range(10)]
        theirs += [await eve.open("countdown") for eve in more]
        assert own in (await listed())[:2]  # guests are free, but they come from one place
        for table in [own, *theirs]:  # as an older Apogee left them: where they came from is not known
            await server.hall.storage.write(Update("tables", {"id": table}, {"place": None}))
        assert own not in await listed()  # but she is there, and they are not
        await (await stack.enter_async_context(ada.live(own, 0, **{"x-forwarded-for": "192.0.2.2"}))).next()
        assert (await listed())[0] == own
        for eve, table in zip(eves * 2, theirs, strict=False):
            await (await stack.enter_async_context(eve.live(table, 0, **{"x-forwarded-for": "192.0.2.1"}))).next()
        assert own in (await listed())[:2]


def new_table(number: int) -> NewTable:
    return NewTable(key=f"key-of-table-{number}", game="countdown", players=2)


async def test_a_start_of_the_server_does_not_help_whoever_opens_many_tables(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, listed_tables=6)
    async with serving(tmp_path / "a.db", limits=limits) as server:
        ada, _ = await server.hall.new_guest("Ada")
        own = [(await server.hall.create(ada, new_table(0), "192.0.2.2")).table]
        for number in range(20):
            eve, _ = await server.hall.new_guest(f"Eve {number}")
            await server.hall.create(eve, new_table(number), "192.0.2.1")
        assert own == [each.id for each in await server.hall.tables_shown() if each.host == "Ada"]
    async with serving(tmp_path / "a.db", limits=limits) as server:
        assert own == [each.id for each in await server.hall.tables_shown() if each.host == "Ada"]


async def test_a_rematch_is_in_the_list_among_those_of_its_place(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        table = await ada.open("countdown", bots={"1": "random"})
        await ada.must(table, "sit", seat=0)
        async with asyncio.timeout(SECONDS):
            while (seen := await ada.see(table))["table"]["status"] == "running":
                if seen["choices"]:
                    await ada.play(table)
        again = (await ada.must(table, "rematch"))["table"]
        first, second = [await server.hall.storage.one("tables", {"id": each}) for each in (table, again)]
        assert first is not None
        assert second is not None
        assert first["place"] == second["place"]
        assert "192.0.2.2" not in first["place"]


async def test_a_table_where_somebody_is_comes_first_however_many_are_newer(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, listed_tables=2)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        own = await ada.open("countdown")
        await (await stack.enter_async_context(ada.live(own))).next()
        for number in range(25):
            eve, _ = await server.hall.new_guest(f"Eve {number}")
            await server.hall.create(eve, new_table(number), f"10.0.0.{number}")
        assert (await server.hall.tables_shown())[0].id == own
        await ada.must(own, "close")
        assert own not in [each.id for each in await server.hall.tables_shown()]


async def test_journals_are_refused_before_they_are_read(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, journals_per_minute=2.0)
    async with serving(tmp_path / "a.db", limits=limits, now=Time()) as server, AsyncExitStack() as stack:
        eves = [await come(stack, server, "192.0.2.1", f"Eve {number}") for number in range(3)]
        ada = await come(stack, server, "192.0.2.2", "Ada")
        said = [await each.http.post("/api/replays", json={"journal": "none"}) for each in (*eves, ada)]
        assert [each.status_code for each in said] == [400, 400, 429, 400]
        assert said[2].headers["retry-after"] == "30"
        kind = {"content-type": "application/json"}
        for path in ("/api/replays", "/api/replays/", "/api//replays", "/api/%72eplays"):  # all lead there
            late = await eves[0].http.post(path, content=b"{" * 900_000, headers=kind)  # it is not even looked at
            assert late.status_code == 429, path


async def test_a_journal_leaves_memory_with_the_answer(tmp_path: Path) -> None:
    """Garbage is collected so seldom that journals of many addresses had taken hundreds of megabytes until then."""

    def kept() -> int:
        return sum(type(each) in (Request, RequestResponseCycle, ScopeState) for each in gc.get_objects())

    async with serving(tmp_path / "a.db", limits=Limits(**WAITING)) as server, Client(server.port) as eve:
        good = catalog.game("pocket-rockets").match(2, seed=1).journal.text(is_private=True)
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            gc.collect()
            assert (await eve.http.get("/api/me")).status_code == 200
            before = kept()  # a connection keeps what it was asked last
            for journal, seat, status in (("none", "all", 400), (good, 7, 409), (good, "all", 200), ("none", 0, 400)):
                found = await eve.http.post("/api/replays", json={"journal": journal, "seat": seat})
                assert found.status_code == status
                assert kept() <= before, status
            await eve.http.aclose()
            await until(lambda: CROWD.in_all == 0)
            assert kept() < before
        finally:
            if is_collecting:
                gc.enable()


async def test_a_table_has_only_so_many_invitations_that_nobody_has_used(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, invitations=2)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada, eve = [await come(stack, server, "192.0.2.2", name) for name in ("Ada", "Eve")]
        table = await ada.open("countdown", is_public=False)
        token, _ = [(await ada.must(table, "invite", seat=None))["token"] for _ in range(2)]
        await ada.refused(table, "invite", "full-list", seat=None)
        used = await eve.http.post("/api/invitations", json={"key": eve.key(), "token": token})
        assert used.status_code == 200
        await ada.must(table, "invite", seat=None)


async def test_strangers_who_look_on_do_not_decide_where_a_table_is_in_the_list(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, listed_tables=4)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        own = await ada.open("countdown")
        private = [await ada.open("countdown", is_public=False) for _ in range(3)]
        there = {"x-forwarded-for": "192.0.2.2"}
        for table in (own, *private):  # private ones take nobody's place
            await (await stack.enter_async_context(ada.live(table, 0, **there))).next()
        eve = await come(stack, server, "10.0.0.1", "Eve")
        theirs = [await eve.open("countdown") for _ in range(8)]
        for table in (own, *theirs[:6]):
            await (await stack.enter_async_context(eve.live(table, 0, **{"x-forwarded-for": "10.0.0.1"}))).next()
        assert server.hall.rooms[own].place == "192.0.2.2"
        assert own in [each["id"] for each in (await ada.http.get("/api/tables")).json()["tables"]][:2]


async def test_whoever_asked_first_for_a_table_does_not_keep_others_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One who asks for many tables, and then for yours, has you wait for one of them at most."""
    opened: list[str] = []
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        tables = [await ada.open("countdown") for _ in range(12)]
        really = server.hall.read_table

        async def read_table(name: str, **more: Any) -> Any:
            opened.append(name)
            return await really(name, **more)

        monkeypatch.setattr(server.hall, "read_table", read_table)
        rude = [asyncio.create_task(server.hall.room(table, Asker("there", "Eve"))) for table in tables]
        await asyncio.sleep(0)
        await server.hall.room(tables[-1], Asker("here", "Ada"))
        assert opened.index(tables[-1]) <= 2
        await asyncio.gather(*rude)
        assert sorted(opened) == sorted(tables)


async def test_tables_in_memory_do_not_hide_others_that_are_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "DUE_AT_ONCE", 2)
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        tables = [await ada.open("countdown") for _ in range(6)]
        for table in tables:
            await server.hall.storage.write(
                Update("tables", {"id": table}, {"status": "running", "wake_at": float(tables.index(table))})
            )
        for table in tables[:4]:
            await ada.see(table)
        await server.hall._wake_due()
        assert set(server.hall.rooms) == set(tables)


class Held(Thinking):
    """Bots that wait for a turn that never comes, until it does."""

    def __init__(self) -> None:
        super().__init__(1, games=game_named)
        self.may_begin = asyncio.Event()

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> str:  # noqa: ARG002
        await self.may_begin.wait()
        return thought.choices[0]


async def test_tables_under_clocks_where_nobody_is_make_room_and_go_on_when_there_is_some(tmp_path: Path) -> None:
    """However many there are, those in memory are few, and each comes to its end."""
    time, thinking, limits = Time(), Held(), replace(NO_LIMITS, rooms=3)
    settings: dict[str, Any] = {"limits": limits, "now": time, "thinking": thinking}
    settings["sleep"] = lambda _: asyncio.Event().wait()  # the test itself looks after the tables
    async with serving(tmp_path / "a.db", **settings) as server, Client(server.port, "Ada") as ada:
        for _ in range(8):
            clock = {"unit": "days", "length": 1}
            table = await ada.open("countdown", 3, bots={"1": "random", "2": "random"}, clock=clock)
            await ada.must(table, "sit", seat=0)
            await ada.must(table, "leave")
        assert len(server.hall.rooms) == 8
        time.at += limits.idle_seconds
        await server.hall._tidy()
        assert len(server.hall.rooms) == 3
        await server.hall._wake_due()
        assert len(server.hall.rooms) == 3
        thinking.may_begin.set()

        while await server.hall.storage.count("finished") < 8:
            await server.hall._tidy()
            await server.hall._wake_due()
            assert len(server.hall.rooms) <= 3
            time.at += limits.idle_seconds
            await asyncio.sleep(0.02)


async def test_chat_does_not_use_up_what_a_match_needs_and_ends_somewhere(tmp_path: Path) -> None:
    time, limits = Time(), replace(Limits(), says_per_table=8)
    async with serving(tmp_path / "a.db", limits=limits, now=time) as server, Client(server.port, "Ada") as ada:
        table = await ada.open("countdown", bots={"1": "random"})
        await ada.must(table, "sit", seat=0)
        said = [await ada.do(table, "say", text="hello") for _ in range(6)]
        assert [each.get("error") for each in said] == [None] * 5 + ["quick"]
        assert server.hall.aside_rate.buckets[server.hall.rooms[table].table.seats[0].person or ""].tokens == 99
        time.at += 10
        said = [await ada.do(table, "say", text="hello") for _ in range(4)]
        assert [each.get("error") for each in said] == [None] * 3 + ["enough-said"]
        assert said[-1]["message"] == "8 lines of chat are all that a table keeps; talk on at another one."
        await ada.play(table)


async def test_steps_are_taken_only_so_often(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, steps_at_once=3)
    async with (
        serving(tmp_path / "a.db", limits=limits, now=Time()) as server,
        Client(server.port, "Ada") as ada,
        Client(server.port, "Ben") as ben,
    ):
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        await ben.must(table, "sit", seat=1)
        done = []
        for what in ("play", "take-back", "play", "take-back"):
            seen = await ada.see(table)
            words = {"words": seen["choices"][0]} if what == "play" else {}
            done.append((await ada.do(table, what, decision=seen["decision"], **words))["status"])
        assert done == [200, 200, 200, 429]
        await ben.play(table)


async def test_whoever_is_refused_over_a_socket_is_told_when_to_come_again(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, asides_at_once=1, asides_per_minute=2.0)
    async with serving(tmp_path / "a.db", limits=limits, now=Time()) as server, Client(server.port, "Ada") as ada:
        table = await ada.open("countdown")
        async with ada.live(table) as socket:
            await socket.send("sit", key=ada.key(), seat=0, entropy="")
            await socket.until(lambda frame: frame["type"] == "answer")
            await socket.send("leave", key=ada.key())
            assert (await socket.until(lambda frame: frame["type"] == "trouble"))["retry_after"] == 30


async def test_somebody_whom_the_server_forgot_is_not_counted_with_those_who_have_no_name(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests_per_second=2.0)
    async with serving(tmp_path / "a.db", limits=limits, now=Time()) as server, Client(server.port, "Ada") as ada:
        async with Client(server.port) as nobody:
            for _ in range(10):
                last = await nobody.http.get("/api/me")
        assert last.status_code == 429
        server.hall.people.clear()  # as after a start
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"


async def test_a_list_of_tables_is_made_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, time, really = 0, Time(), Storage.tables_shown

    async def tables_shown(self: Storage, *arguments: Any) -> list[str]:
        nonlocal made
        made += 1
        return await really(self, *arguments)

    monkeypatch.setattr(Storage, "tables_shown", tables_shown)
    limits = replace(NO_LIMITS, listed_seconds=1.0)
    async with serving(tmp_path / "a.db", limits=limits, now=time) as server, Client(server.port, "Ada") as ada:
        await asyncio.gather(*(ada.http.get("/api/tables") for _ in range(20)))
        table = await ada.open("countdown")
        assert made == 1
        time.at += 1
        assert [each["id"] for each in (await ada.http.get("/api/tables")).json()["tables"]] == [table]
        assert made == 2


async def test_a_table_that_is_not_for_somebody_is_looked_for_as_one_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by a moment sooner or later: it is asked for alike, and not opened, whether or not it is in use."""
    asked: list[str] = []
    really = Storage._read_now

    def read(self: Storage, statement: Any, values: Any) -> list[dict[str, Any]]:
        if "wake_at" not in str(statement):  # the server looks for tables whose clock runs out, whenever it is time
            asked.append(str(statement))
        return really(self, statement, values)

    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, eve = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Eve")]
        used, unused = [await ada.open("countdown", is_public=False) for _ in range(2)]
        await ada.see(used)
        monkeypatch.setattr(Storage, "_read_now", read)
        found = []
        for table in ("absent2222", used, unused):
            for address in ("", "/why?words=pass", "/hint", "/journal", "/replay", "/review"):
                asked.clear()
                response = await eve.http.get(f"/api/tables/{table}{address}")
                found.append((address, response.status_code, response.content, tuple(asked)))
            asked.clear()
            answer = await eve.do(table, "leave")
            found.append(("", answer["status"], b"", tuple(asked)))
        assert found[:7] == found[7:14] == found[14:]
        assert all(status == 404 and len(statements) == 1 for _, status, _, statements in found)
        assert set(server.hall.rooms) == {used}


@asynccontextmanager
async def planning(folder: Path) -> AsyncGenerator[tuple[Server, list[Client], str]]:
    """A table of Rocket Rescue at which three people plan; Zoe only watches."""
    async with serving(folder / "a.db", game_names=lambda: ["rocket-rescue"]) as server, AsyncExitStack() as stack:
        names = ("Ada", "Ben", "Eve", "Zoe")
        people = [await stack.enter_async_context(Client(server.port, name)) for name in names]
        table = await people[0].open("rocket-rescue", 3)
        for seat, person in enumerate(people[:3]):
            await person.must(table, "sit", seat=seat)
        yield server, people, table


@asynccontextmanager
async def being_written(server: Server, work: Coroutine[Any, Any, Any]) -> AsyncGenerator[asyncio.Task[Any]]:
    """While a line of what somebody does is on its way to the disk, and does not get there."""
    begun, go_on, really = asyncio.Event(), asyncio.Event(), server.hall.storage.write

    async def write(*changes: Change) -> None:
        if any(isinstance(change, Insert) and change.into == "lines" for change in changes):
            begun.set()
            await go_on.wait()
        await really(*changes)

    server.hall.storage.write = write  # type: ignore[method-assign]
    working = asyncio.create_task(work)
    await begun.wait()
    try:
        async with asyncio.timeout(SECONDS):
            yield working
    finally:
        go_on.set()
        await working
        server.hall.storage.write = really  # type: ignore[method-assign]


async def test_looking_at_a_table_waits_for_nobody_and_shows_nothing_that_is_not_kept(tmp_path: Path) -> None:
    """Or whoever looks often enough would learn when somebody plans something in secret."""
    async with planning(tmp_path) as (server, people, table):
        await people[2].see(table)
        before = [await person.http.get(f"/api/tables/{table}") for person in (people[0], people[2])]
        sooner = [await people[2].http.get(f"/api/tables/{table}/{what}") for what in ("journal", "replay")]
        async with being_written(server, people[0].play(table)):
            meanwhile = [await person.http.get(f"/api/tables/{table}") for person in (people[0], people[2])]
            later = [await people[2].http.get(f"/api/tables/{table}/{what}") for what in ("journal", "replay")]

        assert [each.content for each in meanwhile] == [each.content for each in before]
        assert [each.content for each in later] == [each.content for each in sooner]
        assert (await people[0].http.get(f"/api/tables/{table}")).content != before[0].content


async def test_nobody_is_shown_as_sitting_or_gone_before_it_is_kept(tmp_path: Path) -> None:
    """Who leaves is no spectator of the table as it was, nor is a seat offered that is still somebody's."""
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, ben = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Ben")]
        table = await ada.open("countdown", 3)
        await ada.must(table, "sit", seat=0)
        await ben.see(table)
        async with being_written(server, ada.must(table, "leave")):
            for person, viewer, offered in ((ada, 0, []), (ben, None, [1, 2])):
                seen = await person.see(table)
                assert seen["events"][-1]["table"] == "sit"
                assert (seen["viewer"], seen["may_sit"]) == (viewer, offered)
        for person in (ada, ben):
            seen = await person.see(table)
            assert seen["events"][-1]["table"] == "leave"
            assert (seen["viewer"], seen["may_sit"]) == (None, [0, 1, 2])


async def test_asking_and_connecting_wait_for_nobody_and_show_nothing_that_is_not_kept(tmp_path: Path) -> None:
    async with planning(tmp_path) as (server, (ada, _, eve, zoe), table):

        async def asked() -> list[bytes]:
            """Why not, a hint, and the first frame of a socket, for a seat and for a stranger."""
            words = {"words": "done"}
            found = [
                (await ada.http.get(f"/api/tables/{table}/why", params=words)).content,
                (await eve.http.get(f"/api/tables/{table}/why", params={"about": "asteroid"})).content,
                (await eve.http.get(f"/api/tables/{table}/hint")).content,
            ]
            for person in (eve, zoe):
                async with person.live(table) as line:
                    await line.next()
                    found.append(line.frames[0])
                await until(lambda: not server.hall.rooms[table].lives)
            return found

        before = await asked()
        async with being_written(server, ada.play(table)):
            assert await asked() == before
        assert (await ada.see(table))["decision"] == 2
        assert (await asked())[3:] == before[3:]


async def test_what_is_refused_anyway_waits_for_nobody(tmp_path: Path) -> None:
    """Or whoever is refused often enough would learn when somebody plans something in secret."""
    async with planning(tmp_path) as (server, (ada, ben, _, zoe), table):
        async with being_written(server, ada.play(table)):
            await zoe.refused(table, "play", "not-seated", decision=1, words="done")
            await zoe.refused(table, "leave", "not-seated")
            await zoe.refused(table, "say", "not-seated", text="hello")
            await zoe.refused(table, "invite", "not-host", seat=None)
            await zoe.refused(table, "sit", "seat-taken", seat=0)
            await ben.refused(table, "play", "late", decision=99, words="done", key="key-of-ben")
            await ben.refused(table, "play", "late", decision=99, words="done", key="key-of-ben")
            await ben.refused(table, "play", "unknown-action", decision=1, words="nothing like it")
            await ben.refused(table, "take-back", "no-step", decision=1)
            await ben.refused(table, "mute", "muted-self", seat=1, on=True)
        await ben.refused(table, "play", "late", decision=99, words="done", key="key-of-ben")


async def test_nobody_is_shown_or_let_in_by_what_is_not_kept_yet(tmp_path: Path) -> None:
    """Who has accepted, has left or has closed the table has not, until it is on disk."""
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, ben, eve = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Ben", "Eve")]

        async def looked(table: str) -> list[Any]:
            """What everybody gets of a table."""
            found = []
            for person in (ada, ben, eve):
                for what in ("", "/journal", "/why?words=done", "/hint"):
                    response = await person.http.get(f"/api/tables/{table}{what}")
                    found.append((response.status_code, response.content))
            return found

        private = await ada.open("countdown", 3, is_public=False)
        token = (await ada.must(private, "invite", seat=1))["token"]
        accepted = ben.http.post("/api/invitations", json={"key": ben.key(), "token": token})
        public = await ada.open("countdown", 3)
        await ada.must(public, "sit", seat=0)
        await ben.must(public, "sit", seat=1)
        for table, work in (
            (private, accepted),
            (public, ben.must(public, "leave")),
            (public, ada.must(public, "close")),
        ):
            before = await looked(table)
            async with being_written(server, work):
                assert await looked(table) == before
            assert await looked(table) != before


async def before_an_answer(line: Socket) -> list[dict[str, Any]]:
    """The frames that were on their way to somebody before the answer to what is no command."""
    await line.connection.send("?")
    frames: list[dict[str, Any]] = []
    while "error" not in (frame := await line.next()):
        frames.append(frame)
    return frames


async def test_whoever_connects_while_a_hidden_step_is_written_is_seen_at_once(tmp_path: Path) -> None:
    """By those who are there already: or they could tell that somebody plans something."""
    async with (
        serving(tmp_path / "a.db", game_names=lambda: ["rocket-rescue"]) as server,
        AsyncExitStack() as stack,
    ):
        people = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Ben", "Eve")]
        ada, ben, eve = people
        table = await ada.open("rocket-rescue", 3)
        for seat, person in enumerate(people):
            await person.must(table, "sit", seat=seat)
        async with eve.live(table) as line:  # so that what she may know is ready
            await line.next()
        watching = await stack.enter_async_context(ben.live(table))
        await watching.until(lambda frame: [seat["is_here"] for seat in frame["table"]["seats"]] == [0, 1, 0])
        async with being_written(server, ada.play(table)):
            other = await stack.enter_async_context(eve.live(table))
            is_here = [seat["is_here"] for seat in (await other.next())["table"]["seats"]]
            assert is_here == [False, True, True]
            told = [frame["table"]["seats"] for frame in await before_an_answer(watching)]
            assert [[seat["is_here"] for seat in seats] for seats in told] == [is_here], "nobody is told who came"
            async with ada.live(table) as line:
                await line.next()
                await watching.until(lambda frame: bool(frame["table"]["seats"][0]["is_here"]))
            await watching.until(lambda frame: not frame["table"]["seats"][0]["is_here"])  # who goes, too
            frames = [await other.next(), await other.next()]
            assert [frame["table"]["seats"][0]["is_here"] for frame in frames] == [True, False]
        assert await other.quiet()  # the step is hers alone who made it


async def test_who_comes_and_goes_is_told_only_so_often(tmp_path: Path) -> None:
    """Nor do hidden steps tell it; what everybody is told does."""
    limits = replace(NO_LIMITS, presence_seconds=1e6)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada, bob, eve = [await come(stack, server, "192.0.2.1", name) for name in ("Ada", "Bob", "Eve")]
        table = await ada.open("countdown")
        for seat, person in enumerate((ada, bob)):
            await person.must(table, "sit", seat=seat)
        lives = server.hall.rooms[table].lives
        async with eve.live(table) as watching:
            frames = [await watching.next()]
            for _ in range(5):
                async with ada.live(table) as socket:
                    assert (await socket.next())["table"]["seats"][0]["is_here"] is True
                await until(lambda: len(lives) == 1)
            async with ada.live(table) as socket:
                await socket.next()
                await ada.play(table)  # in secret
                await ada.must(table, "say", text="hello")
                while not frames[-1]["events"] or frames[-1]["events"][-1].get("text") != "hello":
                    frames.append(await watching.next())
        assert [frame["table"]["seats"][0]["is_here"] for frame in frames] == [False, True]


async def test_looking_at_a_table_does_not_wait_for_what_is_read_for_others(tmp_path: Path) -> None:
    """What somebody was answered before is read with their first command, while nobody else can do anything."""
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, eve = [await come(stack, server, "192.0.2.1", name) for name in ("Ada", "Eve")]
        table = await ada.open("countdown")
        await eve.see(table)
        begun, go_on, really = asyncio.Event(), asyncio.Event(), server.hall.answers_of

        async def answers_of(table: str, person: str) -> Any:
            begun.set()
            await go_on.wait()
            return await really(table, person)

        server.hall.answers_of = answers_of  # type: ignore[method-assign]
        sitting = asyncio.create_task(ada.must(table, "sit", seat=0))
        await begun.wait()
        try:
            async with asyncio.timeout(SECONDS):
                assert (await eve.see(table))["table"]["seats"][0]["kind"] == "open"
        finally:
            go_on.set()
            await sitting


async def test_of_very_many_events_only_the_latest_are_shown(tmp_path: Path) -> None:
    """A frame says up to which number they are left out; nothing else is different."""
    limits = replace(NO_LIMITS, event_bytes=10_000, says_at_once=1_000)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada, eve = [await come(stack, server, "192.0.2.1", name) for name in ("Ada", "Eve")]
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        for number in range(99):
            await ada.must(table, "say", text=f"{number} {'x' * 200}")
        seen = await eve.see(table)
        assert (seen["number"], seen["since"], len(seen["events"])) == (100, 58, 42)
        assert seen["events"][-1]["text"].startswith("98 x")
        async with eve.live(table, since=3) as line:
            assert (await line.next())["events"] == seen["events"]
            await ada.must(table, "say", text="and so on")
            assert [each["text"] for each in (await line.next())["events"]] == ["and so on"]
        assert (await eve.see(table, since=90))["since"] == 90


async def test_requests_use_no_thread_of_those_that_open_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are few of them, and waiting for one takes longer than most requests."""
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.1", "Ada")
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        loop, used = asyncio.get_running_loop(), list[object]()
        run_in_executor = loop.run_in_executor

        def noted(executor: Any, function: Any, *facts: Any) -> Any:
            used.append(function)
            return run_in_executor(executor, function, *facts)

        monkeypatch.setattr(loop, "run_in_executor", noted)
        await ada.see(table)
        await ada.must(table, "say", text="hello")
        assert used == []


async def test_chat_that_is_too_long_ago_to_be_shown_leaves_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket keeps a table in memory, and an address may have 200 of them: so a table's chat is bounded.

    What is shown stays the same, also while a line of chat is being written.
    """
    limits = replace(NO_LIMITS, event_bytes=4_000, says_at_once=1_000)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.1", "Ada")
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        write, frames = server.hall.storage.write, list[dict[str, Any]]()

        async def watched_write(*changes: Change) -> None:
            frames.append(msgspec.json.decode(await server.hall.rooms[table].showing(None, 0)))
            await write(*changes)

        monkeypatch.setattr(server.hall.storage, "write", watched_write)
        for number in range(60):
            await ada.must(table, "say", text=f"{number} {'x' * 200}")
        feed = server.hall.rooms[table].table.feeds[-1]
        assert sum(map(len, feed.texts)) < 5_000
        assert len(feed.texts) == 61
        shown = [[event.get("text", "")[:2] for event in frame["events"]] for frame in frames]
        assert shown[-1] == [f"{number}" for number in range(43, 59)]
        assert all(texts for texts in shown)
        last = await ada.see(table)
        monkeypatch.undo()
        server.hall.rooms.pop(table).end()
        assert {**await ada.see(table), "left": None} == {**last, "left": None}


def test_a_few_long_events_are_counted_as_exactly_as_many_short_ones() -> None:
    feed = Feed()
    for _ in range(80):
        feed.add(b"x" * 1_845)  # 300 letters, each written as six
    most = Limits().event_bytes
    since = feed.since_that_fits(0, 80, most)
    assert len(b",".join(feed.texts[since:])) <= most < len(b",".join(feed.texts[since - 1 :]))


async def test_a_table_does_not_remember_everybody_who_ever_looked_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PEOPLE_REMEMBERED", 5)
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        for number in range(12):
            eve = await come(stack, server, "192.0.2.1", f"Eve {number}")
            await eve.refused(table, "leave", "not-seated")
        used = server.hall.rooms[table]
        assert used.table.seats[0].person in used.seen_at
        assert max(len(used.seen_at), len(used.askers), len(used.answers)) <= 6


async def test_sockets_alone_do_not_have_a_table_or_the_server_remember_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PEOPLE_REMEMBERED", 5)
    monkeypatch.setattr(hall, "PEOPLE_REMEMBERED", 5)
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        for number in range(12):
            eve = await come(stack, server, "192.0.2.1", f"Eve {number}")
            async with eve.live(table) as line:
                await line.next()
            await until(lambda: not server.hall.rooms[table].lives)
            assert len(server.hall.people) <= 5
        used = server.hall.rooms[table]
        assert used.table.seats[0].person in used.seen_at
        assert max(len(used.seen_at), len(used.askers)) <= 6


async def test_whoever_is_forgotten_while_their_command_is_written_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many look at the table just then; everybody sees what was written."""
    monkeypatch.setattr(room, "PEOPLE_REMEMBERED", 2)
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        names = ("Ada", "Ben", "Eve", "Zoe", "Max")
        ada, ben, *others = [await stack.enter_async_context(Client(server.port, name)) for name in names]
        table = await ada.open("countdown", 3)
        await ben.must(table, "sit", seat=1)
        leaving = ben.do(table, "leave", key="key-of-ben")
        async with being_written(server, leaving) as written:
            for other in others:
                assert (await other.see(table))["table"]["seats"][1]["kind"] == "person"
        answer = await written
        assert answer.get("ok") is True, answer
        assert await ben.do(table, "leave", key="key-of-ben") == answer
        for person in (ada, *others):
            assert (await person.see(table))["table"]["seats"][1]["kind"] == "open"


async def test_a_table_has_only_so_many_sockets_but_always_one_for_who_has_a_seat(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, sockets_per_table=2)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada, eve = [await come(stack, server, "192.0.2.1", name) for name in ("Ada", "Eve")]
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        sockets = [await stack.enter_async_context(each.live(table)) for each in (eve, eve, eve, ada)]
        assert [(await each.next()).get("error") for each in sockets] == [None, None, "too-many", None]


async def test_all_of_an_address_together_may_send_only_so_much_over_sockets(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests_per_second_of_all=4.0)
    async with serving(tmp_path / "a.db", limits=limits, now=Time()) as server, AsyncExitStack() as stack:
        eves = [await come(stack, server, "192.0.2.1", f"Eve {number}") for number in range(3)]
        table = await eves[0].open("countdown")
        there = {"x-forwarded-for": "192.0.2.1"}
        sockets = [await stack.enter_async_context(eve.live(table, 0, **there)) for eve in eves]
        answers = []
        for socket in [*sockets, *sockets]:
            await socket.send("leave", key=eves[0].key())
            answers.append((await socket.until(lambda frame: "error" in frame))["error"])
        assert answers == ["not-seated"] * 5 + ["quick"]  # twelve at once, seven of them to come and to open


def test_whoever_owes_something_is_not_forgotten_however_many_others_come() -> None:
    buckets = Buckets(1.0, 10.0)
    buckets.of("eve", 0.0).owe(0.0, 60.0, 40)
    buckets.take("ada", 0.0)
    for number in range(20_000):
        buckets.take(f"bob {number}", 12.0)
    assert buckets.of("eve", 12.0).debt_seconds(12.0) == 18.0
    assert "ada" not in buckets.buckets


def test_those_who_are_counted_are_not_all_looked_at_with_every_newcomer() -> None:
    """Networks of IPv6 are many, and each is counted by itself."""
    buckets = Buckets(1.0, 10.0)
    for number in range(30_000):
        buckets.take(f"2001:db8:{number:x}::/64", 0.0)
    assert (len(buckets.buckets), buckets.many) == (30_000, 40_000)
    for number in range(10_001):
        buckets.take(f"2001:db9:{number:x}::/64", 100.0)
    assert len(buckets.buckets) == 10_001


def test_the_limits_are_such_that_five_people_behind_one_address_never_meet_them() -> None:
    limits = Limits()
    assert 5 * limits.requests_per_second <= limits.requests_per_second_of_all
    assert 5 * limits.sockets_per_person <= limits.sockets_per_address <= limits.connections_per_address
    assert 5 <= limits.replays_per_address < limits.replays
    assert 5 * limits.steps_at_once <= 10 * limits.steps_per_minute_of_all
    assert (
        5 * 2 * len(read_pages().files) <= limits.files_at_once
    )  # each comes with two browsers that have kept nothing


class Player:
    """Somebody behind an address that others have, too: a guest, a seat, and a socket that is read."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.plan: list[str] = []  # steps of one's own that nobody was told of
        self.refusals: list[Any] = []

    async def get(self, path: str) -> Any:
        response = await self.client.http.get(path)
        if response.status_code != 200:
            self.refusals.append((path, response.status_code, response.text))
        return response.json()

    async def listen(self, socket: Socket) -> None:
        while True:
            await socket.next()

    async def do(self, table: str, what: str, **facts: Any) -> None:
        answer = await self.client.do(table, what, **facts)
        if not answer.get("ok"):
            self.refusals.append((what, facts, answer))

    async def press(self, table: str, seen: dict[str, Any], dice: Rng) -> None:
        """Do something, or change the plan, as pages do: whatever changes, all of it is sent again."""
        before = self.plan = self.plan if seen["may_take_back"] else []
        words = seen["choices"][dice.below(len(seen["choices"]))]
        await self.get(f"/api/tables/{table}/proposals?action={words}")
        is_changing = len(before) > 3 and dice.below(4) > 0
        self.plan = before[:-2] if is_changing else [*before, words]
        facts = {"take_back": len(before)} if before else {}
        await self.do(table, "steps", decision=seen["decision"], steps=self.plan, **facts)


FIRST_LOOK = (
    *("/api/me", "/api/games", "/api/tables", "/api/tables?mine=true", "/api/texts/en"),
    *(f"/api/{what}/rocket-rescue" for what in ("texts/en", "cards", "rules")),
)
QUICK_SECONDS = 0.5  # from one click of a quick person to the next
PRESSES = 300


async def test_five_quick_people_behind_one_address_never_meet_a_limit(tmp_path: Path) -> None:
    """They come at the same moment, plan and play without a pause to think, ask why not and for hints, and talk."""
    time, address, dice = Time(), "192.0.2.1", Rng(1)
    async with (
        serving(tmp_path / "a.db", limits=Limits(), now=time, game_names=lambda: list(catalog.GAMES)) as server,
        AsyncExitStack() as stack,
    ):
        people = [Player(await come(stack, server, address, name)) for name in ("Ada", "Bob", "Cy", "Dot", "Eve")]
        table = await people[0].client.open("rocket-rescue", 5)
        listening = []
        for seat, person in enumerate(people):
            for path in FIRST_LOOK:
                await person.get(path)
            await person.client.must(table, "sit", seat=seat)
            live = person.client.live(table, 0, **{"x-forwarded-for": address})
            listening.append(asyncio.create_task(person.listen(await stack.enter_async_context(live))))
        presses = hints = ticks = 0
        pending = list(range(5))
        while presses < PRESSES:
            time.at += QUICK_SECONDS
            ticks += 1
            for seat, person in enumerate(people):
                if seat not in pending and ticks % 5 != seat:  # whoever is not asked still looks now and then
                    continue
                seen = await person.get(f"/api/tables/{table}")
                pending = seen["table"]["pending"]
                assert seen["table"]["status"] == "running"
                if ticks % 10 == seat:
                    await person.do(table, "say", text="Hurry up!")
                if not seen["choices"]:
                    continue
                await person.get(f"/api/tables/{table}/why?about=engine")
                if ticks % 5 == seat:
                    await person.get(f"/api/tables/{table}/hint")
                    hints += 1
                await person.press(table, seen, dice)
                presses += 1
        for task in listening:
            task.cancel()

        assert [person.refusals for person in people] == [[]] * 5
        assert hints > 20


def test_the_guide_lists_every_limit() -> None:
    page = (ROOT / "docs" / "guide" / "server.md").read_text("utf-8")
    listed = {
        name: float(figure.replace(",", "")) for name, figure in re.findall(r"^\| `(\w+)` \| ([\d,.]+) \|", page, re.M)
    }
    assert listed == asdict(Limits())
    held = {"steps": MOST_STEPS, "characters in a line": longest(Line), "in a name": longest(Name), "lines": MOST_LINES}
    for what, most in held.items():
        assert f"{most:,} {what}" in " ".join(page.split())


def longest(kind: Any) -> int:
    """How many characters a text of a kind may have."""
    return int(get_args(kind)[1].max_length)


# --- What an address may hold and send, whoever comes from there


async def knock(server: Server, asked: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection of its own for a request that is written by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(asked)
    return reader, writer


async def test_behind_a_proxy_requests_that_wait_take_only_so_many_connections(tmp_path: Path) -> None:
    """Bodies that never come had taken all connections that there are: a proxy's were not counted."""
    limits = replace(NO_LIMITS, connections_per_address=3, connections=8)
    origins = ("http://example.org",)
    async with (
        serving(tmp_path / "a.db", origins=origins, limits=limits) as server,
        AsyncExitStack() as stack,
    ):
        heading = "POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        asked = f"{heading}X-Forwarded-For: 192.0.2.1\r\nContent-Length: 14\r\n\r\n".encode()
        answers: list[bytes] = []
        for _ in range(12):
            reader, writer = await knock(server, asked)
            stack.callback(writer.close)
            await until(lambda: CROWD.asking_from["192.0.2.1"] == min(3, len(answers) + 1))
            if len(answers) >= 3:
                async with asyncio.timeout(SECONDS):
                    answers.append(await reader.read())  # to its end
            else:
                answers.append(b"waits")
        assert [answer.split(b"\r\n")[0] for answer in answers] == [b"waits"] * 3 + [
            b"HTTP/1.1 429 Too Many Requests"
        ] * 9
        other = await come(stack, server, "192.0.2.2", "Ada")
        assert (await other.http.get("/api/me")).status_code == 200
    await until(lambda: not CROWD.asking_from)


async def test_a_socket_does_not_count_as_a_request_that_waits(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, connections_per_address=3)
    origins = ("http://example.org",)
    async with (
        serving(tmp_path / "a.db", origins=origins, limits=limits) as server,
        AsyncExitStack() as stack,
    ):
        ada = await come(stack, server, "192.0.2.1", "Ada")
        table = await ada.open("countdown")
        there = {"x-forwarded-for": "192.0.2.1"}
        sockets = [await stack.enter_async_context(ada.live(table, 0, **there)) for _ in range(5)]
        assert [(await each.next())["type"] for each in sockets] == ["state"] * 5
        await ada.see(table)


async def test_whoever_hangs_up_counts_until_what_they_asked_for_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or they could ask again and again for what is dear."""
    limits, origins = replace(NO_LIMITS, connections_per_address=3), ("http://example.org",)
    go_on = asyncio.Event()
    async with serving(tmp_path / "a.db", limits=limits, origins=origins) as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        table = await ada.open("countdown")

        async def read_table(*_: Any, **__: Any) -> Any:
            await go_on.wait()

        monkeypatch.setattr(server.hall, "read_table", read_table)
        asked = f"GET /api/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n".encode()
        writers = [(await knock(server, asked))[1] for _ in range(3)]
        await until(lambda: CROWD.asking_from["192.0.2.1"] == 3)
        for writer in writers:
            writer.close()
        await asyncio.sleep(0.05)
        reader, writer = await knock(server, asked)
        assert b" 429 " in await reader.readuntil(b"\r\n")
        writer.close()
        go_on.set()


async def test_files_of_pages_are_handed_out_only_so_often(tmp_path: Path) -> None:
    """A person's page has many of them at once, but nobody needs them without end."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><p>hello", "utf-8")
    time, limits = Time(), replace(NO_LIMITS, files_at_once=4, files_per_second=0.5)
    settings: dict[str, Any] = {"pages": Pages(folder), "limits": limits, "now": time}
    async with serving(tmp_path / "a.db", **settings) as server, AsyncExitStack() as stack:
        eve, ada = [await stack.enter_async_context(Client(server.port)) for _ in range(2)]
        eve.http.headers["x-forwarded-for"] = "192.0.2.1"
        answers = [await eve.http.get(path) for path in ("/", "/", "/rules", "/cards", "/", "/settings")]
        assert [each.status_code for each in answers] == [200] * 4 + [429] * 2
        assert answers[-1].headers["retry-after"] == "2"
        assert (await ada.http.get("/")).status_code == 200
        time.at += 2
        assert (await eve.http.get("/")).status_code == 200


async def test_all_sockets_of_an_address_together_may_send_only_so_many_frames(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one after the other: a new socket may send some at once, and new ones had had no end."""
    limits = replace(NO_LIMITS, frames_at_once=20, frames_at_once_of_all=50, frames_per_second_of_all=0.001)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        table = await ada.open("countdown")
        pongs = []
        for _ in range(4):
            more = "X-Forwarded-For: 192.0.2.1\r\n"
            reader, writer = await knock(server, upgrade(f"/api/tables/{table}/live", server.port, more=more))
            await reader.readuntil(b"\r\n\r\n")
            with suppress(OSError):
                writer.write(frame(b"", 9) * 15 + frame(b"", 8))
                async with asyncio.timeout(SECONDS):
                    pongs.append((await reader.read()).count(b"\x8a\x00"))
            writer.close()
        assert pongs[:3] == [15] * 3
        assert pongs[3:] in ([], [0])
        reader, writer = await knock(server, upgrade(f"/api/tables/{table}/live", server.port, more=more))
        await reader.readuntil(b"\r\n\r\n")
        with monkeypatch.context() as patched:
            read: list[bytes] = []
            patched.setattr(WebSocketsSansIOProtocol, "data_received", lambda _, data: read.append(data))
            writer.write(frame(b"", 9))
            with suppress(OSError):
                await reader.read()
            assert read == []  # what comes from there is not even looked at
        writer.close()
        async with ada.live(table, 0, **{"x-forwarded-for": "192.0.2.2"}) as socket:
            await socket.next()
            await socket.connection.ping()


async def test_whoever_does_not_wait_for_the_answer_to_a_handshake_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then nobody knows whose frames they are, behind a proxy."""
    async with serving(tmp_path / "a.db", limits=NO_LIMITS) as server:
        goes_on, before = asyncio.Event(), figure("apogee_refusals_total", code="bad-frame", status="0")
        monkeypatch.setattr(server.hall.gate, "enter", lambda _: goes_on.wait())
        reader, writer = await knock(server, upgrade("/api/tables/aaaaaaaa/live", server.port))
        await until(lambda: CROWD.asking_from["127.0.0.1"] == 1)
        writer.write(frame(b"", 9))
        with suppress(OSError):
            assert await reader.read() == b""
        assert figure("apogee_refusals_total", code="bad-frame", status="0") == before + 1
        goes_on.set()
        writer.close()


async def test_sockets_of_an_address_come_only_so_often_however_soon_they_go(tmp_path: Path) -> None:
    time, limits = Time(), replace(NO_LIMITS, sockets_per_address=3, handshakes_per_second=0.5)
    async with serving(tmp_path / "a.db", limits=limits, now=time) as server:

        async def came(address: str = "192.0.2.1") -> tuple[bytes, bytes]:
            more = f"X-Forwarded-For: {address}\r\n"
            reader, writer = await knock(server, upgrade("/api/tables/aaaaaaaa/live", server.port, more=more))
            head = await reader.readuntil(b"\r\n\r\n")
            writer.close()
            await until(lambda: not CROWD.sockets_from)
            wait = re.search(rb"(?i)retry-after: (\d+)", head)
            return head.split(b" ")[1], wait[1] if wait else b""

        assert [await came() for _ in range(4)] == [(b"101", b"")] * 3 + [(b"429", b"2")]
        assert await came("192.0.2.2") == (b"101", b"")
        time.at += 2
        assert [await came() for _ in range(2)] == [(b"101", b""), (b"429", b"2")]


# --- What one person's work costs others


async def test_whoever_opens_tables_waits_for_nobody_elses_to_be_written(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        eve, ada = [await come(stack, server, "192.0.2.1", name) for name in ("Eve", "Ada")]
        go_on, really = asyncio.Event(), server.hall.storage.write

        async def write(*changes: Change) -> None:
            if any(isinstance(change, Insert) and change.values.get("host") == eves for change in changes):
                await go_on.wait()
            await really(*changes)

        eves = next(person.id for person in server.hall.people.values() if person.name == "Eve")
        server.hall.storage.write = write  # type: ignore[method-assign]
        wanted = {"key": "key-of-eve", "game": "countdown", "players": 2}
        opening = [asyncio.create_task(eve.http.post("/api/tables", json=wanted)) for _ in range(3)]
        await asyncio.sleep(0)
        await ada.open("countdown")
        go_on.set()
        answers = [(await each).json()["table"] for each in opening]
        assert len(set(answers)) == 1  # the same key is the same table
        assert server.hall.turns_of == {}


async def test_the_tables_of_one_who_has_very_many_are_listed_in_turns(tmp_path: Path) -> None:
    """One of the threads that read is left for others, and of those who wait each address has its turn."""
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        eve, ada = [await come(stack, server, f"192.0.2.{place}", "Ada") for place in (1, 2)]
        eves, adas = server.hall.marks
        order: list[str] = []
        go_on, really = asyncio.Event(), server.hall.storage.tables_of

        async def tables_of(person: str, limit: int, before: float | None) -> list[dict[str, Any]]:
            order.append(person)
            await go_on.wait()
            return await really(person, limit, before)

        server.hall.storage.tables_of = tables_of  # type: ignore[assignment,method-assign]
        mine, turns = "/api/tables?mine=true", server.hall.list_turns
        asking = [asyncio.create_task(eve.http.get(mine)) for _ in range(5)]
        await until(lambda: turns.waiting == 4)
        asking.append(asyncio.create_task(ada.http.get(mine)))
        await until(lambda: turns.waiting == 5)
        assert order == [eves]
        go_on.set()
        assert [each.status_code for each in await asyncio.gather(*asking)] == [200] * 6
        assert order == [eves, eves, adas, eves, eves, eves]


async def test_a_name_is_changed_without_looking_through_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, eve = [await come(stack, server, "192.0.2.1", name) for name in ("Ada", "Eve")]
        people = server.hall.people
        await ada.http.put("/api/me", json={"name": "Adele"})
        assert server.hall.people is people
        assert [(await each.http.get("/api/me")).json()["name"] for each in (ada, eve)] == ["Adele", "Eve"]


async def test_somebody_whose_old_name_is_just_being_read_has_the_new_one(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.1", "Ada")
        (mark,) = server.hall.people
        cookie = ada.http.cookies["apogee"]
        person = server.hall.people[mark]
        server.hall.people.clear()
        is_read, go_on, really = asyncio.Event(), asyncio.Event(), server.hall.storage.one

        async def one(of: str, where: dict[str, object]) -> dict[str, Any] | None:
            found = await really(of, where)
            is_read.set()
            await go_on.wait()
            return found

        server.hall.storage.one = one  # type: ignore[assignment,method-assign]
        reading = asyncio.create_task(server.hall.person_of(cookie))
        await is_read.wait()
        server.hall._remember(mark, person)
        await server.hall.rename(person, "Adele")
        go_on.set()
        found = await reading
        assert found is not None
        assert (found.name, server.hall.people[mark].name) == ("Adele", "Adele")


async def test_a_table_does_not_remember_everybody_who_came_with_an_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PEOPLE_REMEMBERED", 5)
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        table = await ada.open("countdown")
        token = (await ada.must(table, "invite", seat=None))["token"]
        for number in range(12):
            eve = await come(stack, server, "192.0.2.1", f"Eve {number}")
            await eve.http.post("/api/invitations", json={"key": eve.key(), "token": token})
        assert len(server.hall.rooms[table].answers) <= 7


async def test_how_long_a_refusal_takes_does_not_tell_that_something_else_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is on disk before it is told, which the whole server shares; so it is told at even times only."""
    limits = replace(NO_LIMITS, refusal_seconds=0.5)
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        ada = await come(stack, server, "192.0.2.2", "Ada")
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        waits: list[float] = []

        async def sleep(seconds: float) -> None:
            waits.append(seconds)

        passed = iter([10.0, 10.02, 20.0, 20.47, 30.0, 30.6])
        monkeypatch.setattr(room, "pause", sleep)
        monkeypatch.setattr(room, "passing", lambda: next(passed))
        for _ in range(3):
            await ada.refused(table, "mute", "muted-self", seat=0, on=True)
        assert waits == pytest.approx([0.48, 0.03, 0.4])


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1"])
async def test_a_proxy_on_this_machine_is_believed_by_either_address(tmp_path: Path, proxy: str) -> None:
    """By IPv6 it had not been: everybody behind it had been one."""
    async with serving(tmp_path / "a.db") as server:
        config = server_of(server.hall, Pages(None)).config
        config.load()
        found: list[str] = []

        async def app(scope: Any, *_: Any) -> None:
            found.append(scope["client"][0])

        config.loaded_app.app = app
        scope = {"type": "http", "client": (proxy, 1), "headers": [(b"x-forwarded-for", b"192.0.2.1")]}
        await config.loaded_app(scope, None, None)
        assert found == ["192.0.2.1"]


@pytest.mark.parametrize(
    ("believed", "address", "is_proxy"),
    [
        ("127.0.0.1,::1", "127.0.0.1", True),
        ("127.0.0.1,::1", "::1", True),
        ("127.0.0.1,::1", "192.0.2.7", False),
        ("172.16.0.0/12, 2001:db8:1::/48", "172.20.0.3", True),
        ("172.16.0.0/12, 2001:db8:1::/48", "2001:db8:1:9::4", True),
        ("172.16.0.0/12, 2001:db8:1::/48", "2001:db8:2:9::4", False),
        ("172.16.0.0/12", "172.15.0.3", False),
        ("*", "192.0.2.7", True),
        ("unix:, nonsense", "192.0.2.7", False),
        ("", "192.0.2.7", False),
        ("", "", False),
    ],
)
def test_proxies_are_addresses_networks_or_everywhere(believed: str, address: str, is_proxy: bool) -> None:
    """As whoever reads their headers takes it."""
    assert Proxies(believed).has(place_of(address)) is is_proxy


async def test_a_proxy_on_another_machine_may_have_more_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the host says that it is one; without that it is a client like others."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.2, 2001:db8::7")
    limits = replace(NO_LIMITS, connections_per_address=3)
    async with serving(tmp_path / "a.db", limits=limits, origins=("http://rockets.example",)) as server:
        for address, number in (("127.0.0.2", 6), ("127.0.0.3", 3)):
            ends = [await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0)) for _ in range(6)]
            for each, (_, writer) in enumerate(ends):
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n" % each)
            answers = await asyncio.gather(*(reader.read(12) for reader, _ in ends), return_exceptions=True)
            assert sum(answer == b"HTTP/1.1 200" for answer in answers) == number, address
            for _, writer in ends:
                writer.close()
