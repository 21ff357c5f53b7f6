"""What a host sees: figures, and a log that tells of everything and that nobody can flood."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import struct
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import structlog
from litestar.exceptions import InternalServerException
from structlog.testing import capture_logs

from apogee.locale.texts import Texts
from apogee.server import metrics
from apogee.server.app import HANDLERS
from apogee.server.limits import Limits
from apogee.server.logbook import MOST_KINDS, MOST_LINES, MOST_PLACES, Bound, Logbook, WireCode
from apogee.server.pages import Pages
from apogee.server.refusal import CODES, STATUS
from apogee.server.serve import MOST_SAID, Quiet, show_figures
from apogee.server.thinking import Thinking
from apogee.server.turns import NOBODY
from apogee.server.watch import TICK_SECONDS
from apogee.server.wire import Wire
from tests.limits import NO_LIMITS, PATIENT
from tests.serving import NO_AUTHORITIES, ROOT, SECONDS, Client, Server, figure, game_named, serving, until
from tests.test_hostile import HURRIED, POST, frame, upgrade
from tests.test_serve_command import served
from tests.test_server import Time

Line = dict[str, Any]


# --- Refusals by the minute


def told(lines: list[Any]) -> list[tuple[str, int, int, int]]:
    assert {line["event"] for line in lines} <= {"refusals"}
    assert {line["log_level"] for line in lines} <= {"info"}
    return [(line["code"], line["status"], line["count"], line["addresses"]) for line in lines]


def test_each_kind_of_refusal_has_one_line_a_minute() -> None:
    clock = Time()
    book = Logbook(clock)
    with capture_logs() as lines:
        for number in range(5_000):
            book.count_refusal("quick", 429, f"192.0.2.{number % 3}")
            book.turn()
        book.count_refusal("no-name", 401, "192.0.2.1")
        assert lines == []
        clock.at += 60
        book.turn()
        assert told(lines) == [("no-name", 401, 1, 1), ("quick", 429, 5_000, 3)]
        clock.at += 60
        book.turn()
        assert len(lines) == 2  # nothing happened
        book.count_refusal("elsewhere", 403, "192.0.2.1")
        clock.at += 60
        book.count_refusal("elsewhere", 403, "192.0.2.1")  # this one is of another minute, whoever looks first
        clock.at += 60
        book.turn()
        assert told(lines)[2:] == [("elsewhere", 403, 1, 1)] * 2


def test_of_addresses_a_line_has_their_number_alone() -> None:
    book = Logbook(Time())
    with capture_logs() as lines:
        for number in range(300):
            book.count_refusal("no-page", 404, f"2001:db8:1:2::{number:x}")  # one household
            book.count_refusal("no-table", 404, "")  # who has gone already
        for number in range(3 * MOST_PLACES):
            book.count_refusal("quick", 429, f"10.0.{number // 256}.{number % 256}")
        assert all(len(tally.places) <= MOST_PLACES for tally in book.tallies.values())
        book.write()
    assert told(lines) == [
        ("no-page", 404, 300, 1),
        ("no-table", 404, 300, 0),
        ("quick", 429, 3 * MOST_PLACES, MOST_PLACES),
    ]
    assert not re.search(r"2001|10\.0", str(lines))


def test_a_games_refusals_and_our_own_faults_are_counted_and_have_no_line_here() -> None:
    book = Logbook(Time())
    labels = [{"code": "late", "status": "409"}, {"code": "fault", "status": "500"}]
    before = [figure("apogee_refusals_total", **each) for each in labels]
    with capture_logs() as lines:
        book.count_refusal("late", 409, "192.0.2.1")
        book.count_refusal("fault", 500, "192.0.2.1")
        book.write()
    assert lines == []
    assert [figure("apogee_refusals_total", **each) for each in labels] == [each + 1 for each in before]


# --- The log's bounds


def passes(bound: Bound, event: str, **facts: str | int) -> bool:
    """Whether a line is written."""
    try:
        bound(None, "warning", {"event": event, **facts})
    except structlog.DropEvent:
        return False
    return True


def test_of_a_kind_of_line_the_first_of_a_minute_are_written_and_the_rest_counted() -> None:
    clock = Time()
    bound = Bound(clock)
    with capture_logs() as lines:
        written = [passes(bound, "fault", kind="KeyError", where="a:b:1", number=number) for number in range(5_000)]
        assert written == [True] * MOST_LINES + [False] * (5_000 - MOST_LINES)
        assert passes(bound, "fault", kind="KeyError", where="a:b:2")  # another place is another kind
        assert passes(bound, "library", by="uvicorn.error", said="so")
        assert all(passes(bound, "refusals", code="quick") for _ in range(2 * MOST_LINES))
        bound.turn()
        assert lines == []
        clock.at += 60
        bound.turn()
        assert lines == [
            {
                "event": "suppressed",
                "of": "fault",
                "kind": "KeyError",
                "where": "a:b:1",
                "count": 5_000 - MOST_LINES,
                "log_level": "warning",
            }
        ]
        assert passes(bound, "fault", kind="KeyError", where="a:b:1")
        clock.at += 60
        bound.turn()
        assert len(lines) == 1


def test_there_are_only_so_many_kinds_of_lines_a_minute() -> None:
    bound = Bound(Time())
    with capture_logs() as lines:
        written = sum(passes(bound, "library", said=f"about {number}") for number in range(5_000))
        assert written == MOST_KINDS + MOST_LINES
        bound.write()
    assert [(line["of"], line["count"]) for line in lines] == [("other", 5_000 - written)]


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (
            "Task exception was never retrieved\nfuture: <Task exception=KeyError('a card')>",
            "Task exception was never retrieved",
        ),
        ("a line that does not end " * 100, ("a line that does not end " * 100)[:MOST_SAID]),
        ("%s was dealt", "%s was dealt"),
    ],
)
def test_of_what_libraries_say_the_log_has_one_short_line_without_its_facts(message: str, said: str) -> None:
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, message, ("a card",), None)
    with capture_logs() as lines:
        Quiet().emit(record)
    assert lines == [{"event": "library", "by": "asyncio", "said": said, "log_level": "error"}]


def test_nobody_floods_the_log(tmp_path: Path) -> None:
    """4,800 invalid requests a second were 63 GB a day. These are answered, however quick the machine is."""
    many = Limits().rebuffs_at_once // 2
    with served(tmp_path) as (process, port):
        for _ in range(many):
            with socket.create_connection(("127.0.0.1", port)) as client:
                client.sendall(b"garbage\r\n\r\n" + b"\r\n" * 20)
                while client.recv(65_536):
                    pass
        for path in (b"/api/nothing", b"/api/tables/abcd2345"):
            with socket.create_connection(("127.0.0.1", port)) as client:
                client.sendall(b"GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" % path)
                while client.recv(65_536):
                    pass
        process.terminate()
        _, logged = process.communicate(timeout=SECONDS)
    lines = [json.loads(line) for line in logged.splitlines()]
    counts: dict[tuple[str, int], int] = {}
    for line in lines:
        assert (line["event"], line["level"], line["addresses"]) == ("refusals", "info", 1)
        assert "127.0.0.1" not in str(line)
        counts[line["code"], line["status"]] = counts.get((line["code"], line["status"]), 0) + line["count"]
    assert counts == {("not-http", 400): many, ("no-page", 404): 1, ("no-table", 404): 1}
    assert len(lines) <= 2 * len(counts)  # it may have begun in another minute


# --- What clients do wrong, on real sockets


@asynccontextmanager
async def watched(
    folder: Path, limits: Limits = NO_LIMITS, **settings: Any
) -> AsyncGenerator[tuple[Server, list[Any]]]:
    """A server whose log is all there at its end, with what libraries say."""
    handler = Quiet()
    logging.getLogger().addHandler(handler)
    try:
        with capture_logs() as lines:
            async with serving(folder / "a.db", limits=limits, now=Time(), **settings) as server:
                yield server, lines
    finally:
        logging.getLogger().removeHandler(handler)


NO_TABLE = b"\x88\x02" + (4404).to_bytes(2)  # the frame that ends a socket, which waits for an answer to it


async def sent(port: int, data: bytes, *, is_read: bool = True, is_reset: bool = False) -> bytes:
    """What comes back for some bytes, until the server closes; or what is left unread."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    await writer.drain()
    answer = b""
    if is_read:
        async with asyncio.timeout(SECONDS):
            while not answer.endswith(NO_TABLE) and (more := await reader.read(65_536)):
                answer += more
    else:
        await asyncio.sleep(0.05)
    if is_reset:
        end = writer.get_extra_info("socket")
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.close()
    return answer


def ask(path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{more}\r\n".encode()


LIVE = "/api/tables/abcd2345/live"
TABLE = b'{"key": "key-00000001", "game": "countdown", "players": 2}'
OPEN = POST.replace(b"guests", b"tables") + b"Connection: close\r\nContent-Length: %d\r\n\r\n"
RUDE: dict[str, tuple[bytes, str, int]] = {
    "garbage": (b"\x16\x03\x01garbage\r\n\r\n", "not-http", 400),
    "a chunk that is none": (POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n", "not-http", 400),
    "a heading that is too large": (b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000, "large-request", 400),
    "an old handshake": (upgrade(LIVE, 1, version="12"), "bad-upgrade", 400),
    "a handshake by POST": (upgrade(LIVE, 1).replace(b"GET", b"POST", 1), "bad-upgrade", 405),
    "a handshake without end": (upgrade(LIVE, 1, more="X: y\r\n" * 500), "large-request", 400),
    "a handshake with an endless line": (upgrade(LIVE, 1, more=f"X: {'y' * 9_000}\r\n"), "bad-upgrade", 0),
    "a socket to nowhere": (upgrade("/nothing", 1), "no-page", 404),
    "a socket of another site": (upgrade(LIVE, 1, more="Origin: https://evil.example\r\n"), "elsewhere", 403),
    "a socket to no table": (upgrade(LIVE, 1), "no-table", 404),
    "a page that is not there": (ask("/nothing"), "no-page", 404),
    "a page that a browser shows": (ask("/nothing", "Accept: text/html\r\n"), "no-page", 404),
    "two hosts": (ask("/", "Host: y\r\n"), "bad-request", 400),
    "a method that is none": (ask("/api/me").replace(b"GET", b"PURGE"), "no-method", 405),
    "nobody in particular": (OPEN % len(TABLE) + TABLE, "no-name", 401),
}  # fmt: skip


@pytest.mark.parametrize("name", RUDE)
async def test_what_clients_do_wrong_is_a_refusal_and_no_trouble_of_ours(tmp_path: Path, name: str) -> None:
    data, code, status = RUDE[name]
    (tmp_path / "index.html").write_text("a page")

    before = figure("apogee_refusals_total", code=code, status=str(status))
    async with watched(tmp_path, pages=Pages(tmp_path)) as (server, lines):
        for _ in range(2):
            await sent(server.port, data)
    assert told(lines) == [(code, status, 2, 1)]
    assert figure("apogee_refusals_total", code=code, status=str(status)) == before + 2


@pytest.mark.parametrize("is_reset", [False, True])
@pytest.mark.parametrize(
    "data",
    [
        b"GET / HT",
        ask("/api/cards/pocket-rockets")[:-2],
        POST + b"Content-Length: 100\r\n\r\n{",
        POST + b"Expect: 100-continue\r\nContent-Length: 100\r\n\r\n",
    ],
    ids=["line", "headers", "body", "expecting"],
)
async def test_whoever_hangs_up_midway_is_counted(tmp_path: Path, data: bytes, is_reset: bool) -> None:
    async with watched(tmp_path) as (server, lines):
        await sent(server.port, data, is_read=False, is_reset=is_reset)
        tallies = server.hall.logbook.tallies
        await until(lambda: ("hung-up", 0) in tallies)
    assert [line[:3] for line in told(lines)] == [("hung-up", 0, 1)]


async def test_whoever_hangs_up_while_a_table_is_opened_is_no_fault(tmp_path: Path) -> None:
    """The answer to the handshake finds nobody."""
    async with watched(tmp_path) as (server, lines), Client(server.port) as nobody:
        for is_reset in (False, True):
            for path in ("/nothing", LIVE):
                for _ in range(5):
                    _reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                    writer.write(upgrade(path, server.port))
                    if is_reset:
                        end = writer.get_extra_info("socket")
                        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    writer.close()
        assert (await nobody.http.get("/healthz")).status_code == 200
    assert {line["event"] for line in lines} <= {"refusals"}, lines
    assert {line["code"] for line in lines} <= {"no-page", "no-table", "hung-up"}


async def test_whoever_is_slow_breaks_the_protocol_or_comes_too_often_is_counted(tmp_path: Path) -> None:
    async with (
        watched(tmp_path, replace(HURRIED, connections_per_address=5)) as (server, lines),
        Client(server.port, "Ada") as ada,
    ):
        table = await ada.open()
        await sent(server.port, b"GET / HT")
        for wrong in (b"\x81\x05hello", frame(b"\xff")):  # no mask, and no text
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(upgrade(f"/api/tables/{table}/live", server.port))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(wrong)
            async with asyncio.timeout(SECONDS):
                await reader.read()
            writer.close()
        many = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(8)]
        tallies = server.hall.logbook.tallies
        await until(lambda: tallies.keys() >= {("slow", 0), ("crowded", 0), ("bad-frame", 0)})
        for _, writer in many:
            writer.close()
    counts = {code: count for code, _, count, _ in told(lines)}
    assert counts["bad-frame"] == 2
    assert counts.keys() == {"slow", "crowded", "bad-frame"}


async def test_whoever_does_not_read_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really = Wire.connection_made

    def connection_made(self: Wire, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        really(self, transport)

    monkeypatch.setattr(Wire, "connection_made", connection_made)  # little is on its way
    async with watched(tmp_path, HURRIED) as (server, lines):
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", server.port))
        _reader, writer = await asyncio.open_connection(sock=plain, limit=1)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(ask("/api/openapi.json").replace(b"Connection: close\r\n", b"") * 15)
        tallies = server.hall.logbook.tallies
        await until(lambda: ("unread", 0) in tallies)
        writer.transport.abort()
    assert [line[:3] for line in told(lines)] == [("unread", 0, 1)]


async def test_whoever_asks_too_often_is_counted_by_request_and_by_socket(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests_per_second=4.0)
    async with watched(tmp_path, limits) as (server, lines), Client(server.port, "Ada") as ada:
        table = await ada.open()
        answers = [(await ada.http.get("/api/me")).status_code for _ in range(20)]
        server.hall.asking_rate.buckets.clear()
        async with ada.live(table) as socket:
            await socket.next()
            for _ in range(20):
                await socket.send("leave", key=ada.key())
            frames = [await socket.next() for _ in range(20)]
    refused = answers.count(429) + sum(each.get("error") == "quick" for each in frames)
    assert answers.count(429) > 0
    assert refused > answers.count(429)
    assert ("quick", 429, refused, 1) in told(lines)


async def test_where_the_framework_fails_the_host_hears_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(tmp_path) as (server, lines), Client(server.port) as nobody:

        async def fail() -> list[Any]:
            raise InternalServerException("a card")

        monkeypatch.setattr(server.hall, "tables_shown", fail)
        answer = await nobody.http.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (500, "fault")
    assert [(line["event"], line["kind"]) for line in lines] == [("fault", "InternalServerException")]
    assert "card" not in f"{answer.text} {lines}"


# --- Figures


def test_the_guide_lists_every_figure() -> None:
    page = (ROOT / "docs" / "guide" / "server.md").read_text("utf-8")
    listed = re.findall(r"^\| `(apogee_\w+)` \|", page, re.M)
    there = [each.name for each in metrics.REGISTRY.collect() if each.name.startswith("apogee_")]
    assert sorted(listed) == sorted(there)


def test_the_guide_lists_what_is_refused_on_the_wire() -> None:
    page = (ROOT / "docs" / "guide" / "server.md").read_text("utf-8")
    listed = re.findall(r"^\| `([a-z-]+)` \| .* \| (?:0|4\d\d)", page, re.M)
    assert sorted(listed) == sorted(get_args(WireCode))
    assert not {*listed} & {*CODES}


def labels_of(name: str) -> set[tuple[str, ...]]:
    found = next(each for each in metrics.REGISTRY.collect() if each.name == name)
    return {tuple(value for label, value in sorted(sample.labels.items()) if label != "le") for sample in found.samples}


def test_what_clients_make_up_is_no_label(tmp_path: Path) -> None:
    async def work() -> None:
        async with watched(tmp_path) as (server, _), Client(server.port, "Ada") as ada:
            table = await ada.open()
            for number in range(20):
                await ada.http.request(f"MADEUP{number}", f"/made/up{number}")
                await ada.http.request(f"MADEUP{number}", "/api/me")
                await ada.http.get(f"/api/tables/madeup{number}")
                await ada.http.get(f"/api/texts/made-up-{number}/made-up")
                await ada.do(table, f"made-up-{number}")
            await ada.see(table)

    asyncio.run(work())
    templates = {path for handler in HANDLERS for path in handler.paths}
    addresses = {re.sub(r"{(\w+):str}", r"{\1}", path) for path in templates} | {"elsewhere"}
    assert {address for address, _ in labels_of("apogee_request_seconds")} <= addresses
    assert ("/api/tables/{table}", "GET") in labels_of("apogee_request_seconds")
    assert {method for _, method in labels_of("apogee_request_seconds")} <= {"", "GET", "POST", "PUT", "OPTIONS"}
    statuses = {str(status) for status in (0, 409, *STATUS.values())}
    assert {code for code, _ in labels_of("apogee_refusals")} <= {*CODES, *get_args(WireCode)}
    assert {status for _, status in labels_of("apogee_refusals")} <= statuses


async def test_how_late_the_event_loop_is_can_be_seen(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db"):
        before = figure("apogee_lag_seconds_count")
        await until(lambda: figure("apogee_lag_seconds_count") > before)
        time.sleep(2 * TICK_SECONDS)
        await until(lambda: figure("apogee_lag_most_seconds") >= 0.9 * TICK_SECONDS)


async def test_tables_connections_and_the_database_can_be_seen(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        for _ in range(3):
            table = await ada.open()
        await ada.must(table, "close")
        async with ada.live(table):
            await until(lambda: figure("apogee_sockets") == 1)
            assert figure("apogee_connections") >= 2
    database = tmp_path / "a.db"
    async with serving(database) as server, Client(server.port) as nobody:
        await until(lambda: figure("apogee_tables", status="closed") == 1)
        assert figure("apogee_tables", status="open") == 2
        assert figure("apogee_tables", status="running") == figure("apogee_tables", status="finished") == 0
        wal = database.with_name("a.db-wal")
        assert figure("apogee_database_bytes") == database.stat().st_size + wal.stat().st_size

        before = figure("apogee_opening_seconds_count"), figure("apogee_opening_lines_sum")
        assert (await nobody.http.get("/api/tables/nosuchtable")).status_code == 404
        await server.hall.room(table)
        assert figure("apogee_opening_seconds_count") == before[0] + 1
        assert figure("apogee_opening_lines_sum") == before[1] + server.hall.rooms[table].table.lines


async def test_how_long_bots_and_commands_take_can_be_seen(tmp_path: Path) -> None:
    of_bot = {"game": "pocket-rockets", "bot": "random"}
    counts: tuple[tuple[str, dict[str, str]], ...] = (
        ("apogee_bot_wait_seconds_count", {}),
        ("apogee_bot_seconds_count", of_bot),
        ("apogee_command_seconds_count", {"kind": "play"}),
        ("apogee_request_seconds_count", {"method": "POST", "address": "/api/tables/{table}/commands"}),
        ("apogee_long_work_seconds_count", {"what": "hint"}),
    )
    before = [figure(name, **labels) for name, labels in counts]
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        table = await ada.open(bots={"1": "random"})
        await ada.must(table, "sit", seat=0)
        await ada.play_some(table, 2)
        async with asyncio.timeout(SECONDS):
            while not (await ada.see(table))["choices"]:
                await asyncio.sleep(0.02)
        assert (await ada.http.get(f"/api/tables/{table}/hint")).status_code == 200
    assert all(figure(name, **labels) > old for (name, labels), old in zip(counts, before, strict=True))
    assert figure("apogee_bots_waiting") == 0


async def test_bots_that_wait_can_be_seen(tmp_path: Path) -> None:
    thinking = Thinking(1, module="tests.thinker_driver", games=game_named, **PATIENT)
    async with serving(tmp_path / "a.db", thinking=thinking) as server, Client(server.port, "Ada") as ada:
        await thinking.turns.take(NOBODY)  # somebody thinks
        table = await ada.open(bots={"1": "random"})
        await ada.must(table, "sit", seat=0)
        await ada.play_some(table, 1) if (await ada.see(table))["choices"] else None
        await until(lambda: figure("apogee_bots_waiting") == 1)
        thinking.turns.give_up()
        await until(lambda: figure("apogee_bots_waiting") == 0)


def test_figures_at_a_port_of_their_own_are_not_read_by_another_name() -> None:
    """A page of a name that leads to this machine is not the host; and who connects and is silent keeps nobody out."""
    port = show_figures(Texts("en"), 0)
    with socket.create_connection(("127.0.0.1", port)):  # as browsers do ahead of time
        for host, status in ((f"127.0.0.1:{port}", 200), ("localhost", 200), (f"evil.example:{port}", 404), ("", 404)):
            response = httpx.get(f"http://127.0.0.1:{port}/metrics", headers={"host": host}, verify=NO_AUTHORITIES)
            assert response.status_code == status, host
            assert (b"apogee_rooms" in response.content) == (status == 200)
