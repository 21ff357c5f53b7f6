"""Clients that mean harm, on real sockets: each gets one clear sentence or an end, and others notice nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import socket
import struct
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from apogee.server import metrics
from apogee.server.app import make_app
from apogee.server.guard import Guard
from apogee.server.limits import Limits
from apogee.server.pages import Pages
from apogee.server.refusal import Refusal
from apogee.server.room import Live
from apogee.server.wire import CROWD, Patience, Wire, WireSocket, head_of_frame
from tests.limits import NO_LIMITS
from tests.serving import SECONDS, Client, Server, figure, serving, until

POST = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
HURRIED = replace(NO_LIMITS, header_seconds=0.5)
OWN_HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy")


def faults() -> float:
    return metrics.REGISTRY.get_sample_value("apogee_reports_total", {"what": "fault"}) or 0.0


@pytest.fixture(autouse=True)
def _no_fault(caplog: pytest.LogCaptureFixture) -> Generator[None]:
    """Nothing of what these tests do is a fault, and no library has a traceback to tell of."""
    before = faults()
    with caplog.at_level(logging.WARNING):
        yield
    assert faults() == before
    said = caplog.get_records("call")  # by now those of the call are no longer `records`
    assert [record.getMessage() for record in said if record.exc_info or record.levelno >= logging.ERROR] == []


class House:
    """A server with a match between two people, and somebody who means harm."""

    def __init__(self, server: Server, people: list[Client], table: str) -> None:
        self.server = server
        self.ada, self.bob, self.eve = people
        self.table = table

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/live"

    async def expect_well(self) -> None:
        """Ada talks, and Bob hears it, whatever else is going on."""
        async with asyncio.timeout(SECONDS), self.bob.live(self.table) as socket:
            await socket.next()
            self.server.hall.say_rate.buckets.clear()
            await self.ada.must(self.table, "say", text="still here")
            await socket.until(lambda frame: "still here" in str(frame.get("events")))

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.server.port)

    async def ask(self, text: bytes) -> bytes:
        """All that comes back for some bytes, until the server closes or has nothing to add to a whole answer."""
        reader, writer = await self.raw()
        try:
            writer.write(text)
            answer = b""
            with suppress(TimeoutError, ConnectionError):
                while True:
                    async with asyncio.timeout(0.5 if is_whole(answer) else SECONDS):
                        more = await reader.read(65_536)
                    if not more:
                        break
                    answer += more
            return answer
        finally:
            writer.close()

    async def handshake(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket of Eve's, for frames made by hand."""
        reader, writer = await self.raw()
        writer.write(upgrade(self.path, self.server.port, cookie=self.eve.cookie))
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def is_whole(answer: bytes) -> bool:
    """Whether an answer is all there."""
    head, has_head, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
    return bool(has_head) and (length is None or len(body) >= int(length[1]))


@asynccontextmanager
async def house(folder: Path, limits: Limits = NO_LIMITS) -> AsyncGenerator[House]:
    async with serving(folder / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob", "Eve")]
        table = await people[0].open()
        for seat in (0, 1):
            await people[seat].must(table, "sit", seat=seat)
        found = House(server, people, table)
        yield found
        await found.expect_well()


def upgrade(path: str, port: int, *, cookie: str = "", version: str = "13", more: str = "") -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: {version}\r\n"
        f"Cookie: {cookie or 'none=1'}\r\n{more}\r\n"
    ).encode()


def frame(payload: bytes, opcode: int = 1, *, fin: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(payload)
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", size)
    return head + b"\0\0\0\0" + payload


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """What still comes before the server closes, which it has to."""
    found = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(SECONDS):
            while more := await reader.read(65_536):
                found = (found + more)[-100_000:]
    return found


# --- Frames that are no commands

GOOD = '"key":"key-00000000"'
NO_COMMANDS = {
    "nothing": "",
    "not JSON": "hello",
    "an array": "[]",
    "a number": "7",
    "null": "null",
    "half": '{"do":"say",',
    "two": '{"do":"leave","key":"key-00000000"}{"do":"leave","key":"key-00000001"}',
    "no do": f"{{{GOOD}}}",
    "unknown do": f'{{"do":"explode",{GOOD}}}',
    "do is a list": f'{{"do":["say"],{GOOD}}}',
    "no key": '{"do":"leave"}',
    "short key": '{"do":"leave","key":"x"}',
    "key with a line's end": '{"do":"leave","key":"key-00000000\\n"}',
    "unknown field": f'{{"do":"leave",{GOOD},"seat":1}}',
    "wrong type": f'{{"do":"sit",{GOOD},"seat":"1"}}',
    "true is no number": f'{{"do":"sit",{GOOD},"seat":true}}',
    "negative": f'{{"do":"sit",{GOOD},"seat":-1}}',
    "huge number": f'{{"do":"play",{GOOD},"decision":{"9" * 5_000},"words":"x"}}',
    "huge exponent": f'{{"do":"play",{GOOD},"decision":1e999,"words":"x"}}',
    "not a number": f'{{"do":"play",{GOOD},"decision":NaN,"words":"x"}}',
    "deep array": "[" * 15_000,
    "deep object": '{"a":' * 3_000,
    "deep in a field": f'{{"do":"say",{GOOD},"text":{"[" * 15_000}',
    "lone surrogate": f'{{"do":"say",{GOOD},"text":"\\ud800"}}',
    "a null in a string": f'{{"do":"play",{GOOD},"decision":1,"words":"\\u0000"}}',
    "long text": f'{{"do":"say",{GOOD},"text":"{"x" * 301}"}}',
}


async def test_what_is_no_command_is_answered_with_one_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.ada.live(home.table) as socket:
        await socket.next()
        before = (await home.ada.see(home.table))["number"]
        for name, text in NO_COMMANDS.items():
            await socket.connection.send(text)
            answer = await socket.next()
            assert answer.get("ok") is not True, name
            assert answer["error"] in ("bad-request", "unknown-action"), (name, answer)
            assert 10 < len(answer["message"]) < 500, (name, answer)
        await socket.connection.send(b"\x00\xff binary")
        assert (await socket.next())["error"] == "bad-request"

        assert (await home.ada.see(home.table))["number"] == before


async def test_the_same_nonsense_is_refused_as_a_request(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        address = f"/api/tables/{home.table}/commands"
        json_kind = {"content-type": "application/json"}
        for name, text in NO_COMMANDS.items():
            response = await home.ada.http.post(address, content=text, headers=json_kind)
            assert response.status_code in (400, 409), (name, response.text)
            assert 10 < len(response.json()["message"]) < 500, (name, response.text)
        for body in (b'"\xff\xfe"', b"\xff" * 100, '{"do":"leave"}'.encode("utf-16")):
            response = await home.ada.http.post(address, content=body, headers=json_kind)
            assert (response.status_code, response.json()["error"]) == (400, "bad-request")
        deep = await home.ada.http.post(address, content="[" * 60_000, headers=json_kind)
        assert (deep.status_code, deep.json()["error"]) == (400, "bad-request")
        twice = '{"do":"explode","do":"mute","seat":1,"on":true,"key":"key-twice-001"}'
        assert (await home.ada.http.post(address, content=twice, headers=json_kind)).status_code in (200, 400)


async def test_spectators_and_strangers_may_not_command_by_socket_either(tmp_path: Path) -> None:
    async with house(tmp_path) as home, Client(home.server.port) as nobody:
        for person, code in ((home.eve, "not-seated"), (nobody, "no-name")):
            async with person.live(home.table) as socket:
                await socket.next()
                for what in ({"do": "leave"}, {"do": "say", "text": "ha"}):
                    await socket.connection.send(json.dumps({**what, "key": home.eve.key()}))
                    assert (await socket.next())["error"] == code


# --- Frames that break the protocol


@pytest.mark.parametrize(
    ("name", "frames", "code"),
    [
        ("invalid UTF-8", frame(b'{"do":"\xff\xfe"}'), 1007),
        ("a frame over the limit", frame(b"x" * 20_000), 1009),
        ("a length of 2 to the 62", b"\x81\xff" + struct.pack("!Q", 2**62) + b"\0\0\0\0", 1009),
        ("an endless message", frame(b"x" * 1_000, fin=False) + frame(b"x" * 1_000, 0, fin=False) * 30, 1009),
        ("an endless message of nothing", frame(b"", fin=False) + frame(b"", 0, fin=False) * 2_000, 1009),
        ("no mask", b"\x81\x02{}", 1002),
        ("an unknown opcode", frame(b"", 5), 1002),
        ("reserved bits", b"\xf1\x80\0\0\0\0", 1002),
        ("a fragment of nothing", frame(b"x", 0), 1002),
        ("a long ping", frame(b"x" * 200, 9), 1002),
        ("a bad close", frame(b"\x00", 8), 1002),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_what_breaks_the_protocol_closes_the_socket(tmp_path: Path, name: str, frames: bytes, code: int) -> None:
    async with house(tmp_path) as home:
        reader, writer = await home.handshake()
        writer.write(frames)
        left = await until_closed(reader)
        writer.close()

        assert struct.pack("!H", code) in left[-130:], (name, left[-130:])
        async with asyncio.timeout(SECONDS):
            while len(home.server.hall.rooms[home.table].lives) > 0:
                await asyncio.sleep(0.01)


async def test_to_a_connection_that_was_cut_off_no_answer_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its earlier requests may still be under way. The log would tell of each as a fault."""
    answers: list[bool] = []
    told = Wire.answer

    def answer(wire: Wire, cycle: Any, number: int) -> None:
        told(wire, cycle, number)
        answers.append(cycle.disconnected)

    monkeypatch.setattr(Wire, "answer", answer)
    async with serving(tmp_path / "a.db", limits=NO_LIMITS) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n" * (NO_LIMITS.pipelined + 2))
        with suppress(OSError):
            await reader.read()
        writer.close()
        await until(lambda: True in answers)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_begin_as_the_library_would_begin_them(length: int) -> None:
    text = b"x" * length
    assert head_of_frame(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_floods_of_pings_and_commands_do_not_keep_the_server_from_others(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests_per_second=50, header_seconds=1.0, unread_bytes=200_000)
    async with house(tmp_path, limits) as home:
        _, pings = await home.handshake()
        _, commands = await home.handshake()
        for _ in range(20):
            pings.write(frame(b"x" * 100, 9) * 500)  # and never reads
            commands.write(frame(b'{"do":"leave","key":"key-00000000"}') * 500)
            await home.expect_well()
            await asyncio.sleep(0.01)
        pings.close()
        commands.close()


async def test_a_socket_that_sends_more_frames_than_anybody_does_is_cut_off(tmp_path: Path) -> None:
    """Whatever they are, and though all of them come in one piece: the rest of it is not even looked at."""
    seen = 0
    really = WireSocket.handle_ping

    def handle_ping(self: WireSocket) -> None:
        nonlocal seen
        seen += 1
        really(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WireSocket, "handle_ping", handle_ping)
        async with house(tmp_path, replace(NO_LIMITS, frames_at_once=50, frames_per_second=0.001)) as home:
            before = figure("apogee_refusals_total", code="flood", status="0")
            for kind in (9, 10):  # pings, and answers to pings that nobody sent
                reader, writer = await home.handshake()
                writer.write(frame(b"", kind) * 20_000)
                with suppress(ConnectionResetError):
                    async with asyncio.timeout(SECONDS):
                        while await reader.read(65_536):
                            pass
                writer.close()
            assert seen < 1_000
            assert figure("apogee_refusals_total", code="flood", status="0") == before + 2
            await home.expect_well()


def has_read_some(patience: Patience) -> bool:
    """Whether a client has read anything since a stretch of time began that it has for reading."""
    return patience.timer is not None and patience.connection.transport.get_write_buffer_size() < patience.unread


@pytest.fixture
def stretches(monkeypatch: pytest.MonkeyPatch) -> list[Patience]:
    """Each stretch of time that a client has for reading, when it begins."""
    found: list[Patience] = []
    begin = Patience.begin

    def noted(self: Patience) -> None:
        if self.code == "unread":
            found.append(self)
        begin(self)

    monkeypatch.setattr(Patience, "begin", noted)
    return found


async def test_who_reads_slowly_but_steadily_has_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stretches: list[Patience]
) -> None:
    """What counts is that something is read in each stretch of time, not that all is."""
    really = Wire.connection_made

    def connection_made(self: Wire, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        really(self, transport)

    monkeypatch.setattr(Wire, "connection_made", connection_made)
    async with house(tmp_path) as home:
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", home.server.port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=4096)
        asked = f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{home.server.port}\r\n".encode()
        writer.write((asked + b"\r\n") * 7 + asked + b"Connection: close\r\n\r\n")
        answer = b""
        async with asyncio.timeout(SECONDS):
            while more := await reader.read(2048):
                answer += more
                if 0 < len(stretches) < 3 and has_read_some(stretches[-1]):
                    stretches[-1]._end()  # its time has passed
        writer.close()
        assert len(stretches) >= 3
        assert answer.count(b"HTTP/1.1 200") == 8
        assert answer.endswith(b"}")


def keep_little_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the server's connections small buffers, so that what is not read waits in the server."""
    really = Wire.connection_made

    def connection_made(self: Wire, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        really(self, transport)

    monkeypatch.setattr(Wire, "connection_made", connection_made)


async def test_answers_that_nobody_reads_take_only_so_much_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of one address, and those of all: whoever waits longest is cut off."""
    keep_little_on_its_way(monkeypatch)
    limits = replace(
        NO_LIMITS, unread_bytes_per_address=1_000_000, unread_bytes_of_all=1_500_000, event_bytes=1_000_000
    )
    async with house(tmp_path, limits) as home:
        unread = home.server.hall.unread
        feed = home.server.hall.rooms[home.table].table.feeds[-1]
        feed.texts += [b'{"table":"say","seat":0,"text":"%b"}' % (b"x" * 300)] * 1_000
        home.server.hall.rooms[home.table].refresh()

        async def ask_and_not_read(address: str) -> asyncio.StreamWriter:
            plain = socket.socket()
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plain.connect(("127.0.0.1", home.server.port))
            _, writer = await asyncio.open_connection(sock=plain, limit=1)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            head = f"GET /api/tables/{home.table} HTTP/1.1\r\nHost: 127.0.0.1:{home.server.port}\r\n"
            writer.write(f"{head}X-Forwarded-For: {address}\r\n\r\n".encode())
            return writer

        def cut() -> float:
            return figure("apogee_refusals_total", code="unread", status="0") - before

        before, writers = figure("apogee_refusals_total", code="unread", status="0"), []
        for number in range(8):  # of 330 kB each
            writers.append(await ask_and_not_read("192.0.2.1"))
            await until(lambda number=number: len(unread.places) + cut() == number + 1)  # type: ignore[misc]
        assert (len(unread.places), cut()) == (3, 5)
        assert 900_000 < unread.in_all <= 1_000_000
        assert unread.bytes_of.keys() == {"192.0.2.1"}
        for number in range(3):
            writers.append(await ask_and_not_read(f"192.0.2.{number + 2}"))
            await until(lambda number=number: len(unread.places) + cut() == number + 9)  # type: ignore[misc]
        assert cut() == 7
        assert unread.in_all <= 1_500_000
        assert len(unread.by_place["192.0.2.1"]) == 1  # those of whoever has most go first
        await home.expect_well()
        for writer in writers:
            writer.transport.abort()
        await until(lambda: not unread.in_all and not unread.places and not unread.by_place)


async def test_an_answer_that_waits_for_another_to_be_read_counts_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made, and held for a client who has not even read the one before."""
    keep_little_on_its_way(monkeypatch)
    async with house(tmp_path, replace(NO_LIMITS, event_bytes=1_000_000)) as home:
        unread = home.server.hall.unread
        feed = home.server.hall.rooms[home.table].table.feeds[-1]
        feed.texts += [b'{"table":"say","seat":0,"text":"%b"}' % (b"x" * 300)] * 1_000
        home.server.hall.rooms[home.table].refresh()
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", home.server.port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=1)
        asked = f"GET /api/tables/{home.table} HTTP/1.1\r\nHost: 127.0.0.1:{home.server.port}\r\n\r\n"
        writer.write(2 * asked.encode())  # of 330 kB each
        await until(lambda: unread.in_all > 500_000)
        for _ in range(2):
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                head += await reader.readexactly(1)
            length = re.search(rb"content-length: (\d+)", head)
            assert length is not None
            await reader.readexactly(int(length[1]))
        await until(lambda: not unread.in_all)
        writer.close()


async def test_frames_that_nobody_reads_are_counted_with_answers(tmp_path: Path) -> None:
    async with house(tmp_path, replace(NO_LIMITS, unread_bytes_per_address=300_000)) as home:
        unread, dropped = home.server.hall.unread, list[int]()
        lives = [Live(None, partial(dropped.append, name), "192.0.2.1", 1_000_000, unread) for name in range(3)]
        for live in lives:
            live.send(b"x" * 140_000)
        assert dropped == [0]  # it waits longest
        lives[1].send(b"x" * 1_000)
        assert unread.bytes_of == {"192.0.2.1": 281_000}
        await lives[1].next_frame()
        lives[1].note_sent()
        assert unread.bytes_of == {"192.0.2.1": 281_000}  # until all of it is read
        await lives[1].next_frame()
        assert unread.bytes_of == {"192.0.2.1": 281_000}  # and not while it is being sent
        lives[1].note_sent()
        lives[2].forget()
        assert (unread.in_all, unread.by_place) == (0, {})


async def test_requests_that_come_before_the_answers_to_others_are_few(tmp_path: Path) -> None:
    """However many come in one piece, they take no memory, and nobody waits for them."""
    async with house(tmp_path, NO_LIMITS) as home:
        one = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{home.server.port}\r\n\r\n".encode()
        answer = await home.ask(one * 9 + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert answer.count(b"HTTP/1.1 200") == 10
        before = figure("apogee_refusals_total", code="flood", status="0")
        reader, writer = await asyncio.open_connection("127.0.0.1", home.server.port)
        writer.write(one * 10_000)
        with suppress(ConnectionResetError):
            async with asyncio.timeout(SECONDS):
                while await reader.read(65_536):
                    pass
        writer.close()
        assert figure("apogee_refusals_total", code="flood", status="0") == before + 1
        await home.expect_well()


async def test_of_a_body_that_nobody_reads_any_more_nothing_is_kept(tmp_path: Path) -> None:
    """Neither while its connection stays, nor until the garbage of one that has gone is collected."""

    def kept() -> int:
        return sum(len(each.body) for each in gc.get_objects() if type(each) is RequestResponseCycle)

    async with house(tmp_path) as home:
        begun = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/plain\r\n"
        body = b"Content-Length: 60000\r\n\r\n" + b"x" * 59_999
        reader, writer = await home.raw()
        writer.write(begun + body)
        assert b" 415 " in await reader.readuntil(b"\r\n\r\n")
        await home.expect_well()
        kept_first = kept()
        writer.close()
        assert kept_first < 1_000
        _, writer = await home.raw()
        asked = begun.replace(b"text/plain", b"application/json") + body
        writer.write(asked.replace(b"60000", b"59999").replace(b"x", b"{", 1) + asked)  # the end never comes
        await home.expect_well()
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            writer.transport.abort()
            connections = CROWD.in_all
            await until(lambda: CROWD.in_all < connections)
            await home.expect_well()
            assert kept() < 1_000
        finally:
            if is_collecting:
                gc.enable()


async def test_bodies_that_come_before_the_answers_to_others_are_small(tmp_path: Path) -> None:
    async with house(tmp_path, replace(NO_LIMITS, body_bytes=10_000)) as home:
        before = figure("apogee_refusals_total", code="flood", status="0")
        one = POST + b"Content-Length: 4000\r\n\r\n" + b'{"name": "Eve"}'.ljust(4_000)
        answer = await home.ask(one * 3)
        assert answer.count(b"HTTP/1.1 200") == 3
        assert figure("apogee_refusals_total", code="flood", status="0") == before
        reader, writer = await home.raw()
        with suppress(ConnectionResetError):
            writer.write(one * 5)
            async with asyncio.timeout(SECONDS):
                while await reader.read(65_536):
                    pass
        writer.close()
        assert figure("apogee_refusals_total", code="flood", status="0") == before + 1


async def test_a_heading_that_comes_whole_may_not_be_larger_either(tmp_path: Path) -> None:
    async with house(tmp_path, replace(NO_LIMITS, heading_bytes=4_000)) as home:
        start = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{home.server.port}\r\nX: ".encode()
        assert (await home.ask(start + b"y" * 3_000 + b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        assert (await home.ask(start + b"y" * 5_000 + b"\r\n\r\n")).startswith(b"HTTP/1.1 400")


async def test_a_client_that_never_reads_is_dropped_and_others_are_served(
    tmp_path: Path, stretches: list[Patience]
) -> None:
    async with house(tmp_path, replace(NO_LIMITS, header_seconds=SECONDS)) as home:
        await home.expect_well()
        connections = CROWD.in_all
        _, writer = await home.handshake()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        room = home.server.hall.rooms[home.table]
        await until(lambda: len(room.lives) == 1)
        while not stretches:
            for live in list(room.lives):
                live.send(b'"' + b"x" * 100_000 + b'"')  # as a long match would
            await home.expect_well()
        assert len(room.lives) == 1  # it has its time

        def is_dropped() -> bool:
            if room.lives:
                stretches[-1]._end()  # its time has passed
            return not room.lives

        await until(is_dropped)
        await home.expect_well()
        await until(lambda: CROWD.in_all <= connections)  # it is let go of, though it never says goodbye
        writer.close()


# --- Connections


async def test_whoever_says_nothing_or_never_ends_is_dropped(tmp_path: Path) -> None:
    async with house(tmp_path, HURRIED) as home:
        port = home.server.port
        beginnings = [
            b"",
            b"\r\n",
            b"GET / HT",
            b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
            POST + b"Content-Length: 50\r\n\r\n{",
            POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n",
            upgrade("/api/tables/\xff/live", port)[:-2] + b"X: " + b"y" * 9_000 + b"\r\n\r\n",
        ]
        open_ones = [await home.raw() for _ in beginnings]
        for (_, writer), beginning in zip(open_ones, beginnings, strict=True):
            writer.write(beginning)
        for reader, writer in open_ones:
            await until_closed(reader)
            writer.close()


async def test_whoever_does_not_answer_that_a_socket_has_ended_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have as long as for reading an answer; until then the socket counts as one of their address."""
    made: list[WireSocket] = []
    really = WireSocket.connection_made
    hurried = replace(NO_LIMITS, header_seconds=0.1)

    def connection_made(self: WireSocket, transport: asyncio.BaseTransport) -> None:
        made.append(self)
        with pytest.MonkeyPatch.context() as patch:  # only what becomes a socket has to hurry
            patch.setattr(CROWD, "limits", hurried)
            really(self, transport)

    monkeypatch.setattr(WireSocket, "connection_made", connection_made)
    async with house(tmp_path) as home:
        reader, writer = await home.raw()
        writer.write(upgrade("/api/tables/aaaaaaaa/live", home.server.port))
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        assert [each.close_timeout for each in made] == [0.1]
        async with asyncio.timeout(SECONDS):
            assert await reader.read() != b""  # the end is told, and then nothing comes any more
        writer.close()
        await until(lambda: not CROWD.sockets_from)


async def test_a_request_cannot_be_endless(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for beginning in (
            b"GET /" + b"x" * 200_000,
            b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000,
            b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 20_000,
            POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: x\r\n" * 300_000,
        ):
            answer = await home.ask(beginning)
            assert answer == b"" or answer.startswith(b"HTTP/1.1 4"), answer[:100]
        body = b"1000\r\n" + b" " * 4_096 + b"\r\n"
        chunked = await home.ask(POST + b"Transfer-Encoding: chunked\r\n\r\n" + body * 20 + b"0\r\n\r\n")
        assert chunked.startswith(b"HTTP/1.1 413"), chunked[:100]
        assert b'"too-large"' in chunked
        announced = await home.ask(POST + b"Content-Length: 99999999\r\n\r\n{")
        assert announced.startswith(b"HTTP/1.1 413"), announced[:100]


async def test_whoever_sends_no_requests_again_and_again_is_not_let_in_for_a_while(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, rebuffs_at_once=5, rebuffs_per_second=0.01)
    async with house(tmp_path, limits) as home:
        answers = []
        for _ in range(9):
            reader, writer = await asyncio.open_connection("127.0.0.1", home.server.port, local_addr=("127.0.0.2", 0))
            with suppress(ConnectionError):
                writer.write(b"nonsense\r\n\r\n")
                answers.append(await reader.read(12))
            writer.close()
        assert [answer for answer in answers if answer] == [b"HTTP/1.1 400"] * 6


async def test_a_body_may_not_come_in_crumbs(tmp_path: Path) -> None:
    """Each takes its time, and a request has room for a hundred thousand of them; so have the lines after a body."""
    async with house(tmp_path) as home:
        heading = POST + b"Transfer-Encoding: chunked\r\n\r\n"
        for number, status in ((500, b"200"), (20_000, b"400")):
            body = b'd\r\n{"name":"Eve"\r\n' + b"1\r\n \r\n" * number + b"1\r\n}\r\n0\r\n"
            assert (await home.ask(heading + body + b"\r\n")).split(b" ")[1] == status
        ended = b'e\r\n{"name":"Eve"}\r\n0\r\n'
        for number, status in ((10, b"200"), (20_000, b"400")):
            answer = await home.ask(heading + ended + b"Cookie: apogee=x\r\n" * number + b"\r\n")
            assert answer.split(b" ")[1] == status


async def test_an_address_has_only_so_many_connections_and_a_person_only_so_many_sockets(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, connections_per_address=30, sockets_per_person=3, header_seconds=SECONDS)
    async with house(tmp_path, limits) as home:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                socket = await stack.enter_async_context(home.eve.live(home.table))
                assert (await socket.next())["type"] == "state"
            async with home.eve.live(home.table) as fourth:
                await fourth.connection.wait_closed()  # why can be read even then
                assert (await fourth.next())["error"] == "too-many"
                with pytest.raises(ConnectionClosed):
                    await fourth.next()
            await home.expect_well()
        connections = CROWD.in_all
        silent = [await home.raw() for _ in range(60)]
        endings = [asyncio.create_task(reader.read(1)) for reader, _ in silent]
        await until(lambda: sum(ending.done() for ending in endings) >= 30)
        assert sum(ending.done() for ending in endings) < 60
        for _, writer in silent:
            writer.close()
        await asyncio.gather(*endings, return_exceptions=True)
        await until(lambda: CROWD.in_all <= connections)


@pytest.mark.parametrize(
    ("heading", "status"),
    [
        (b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n", b"200"),
        (b"GET /api/me HTTP/1.0\r\n\r\n", b"200"),
        (b"GET /api/me HTTP/1.1\r\n\r\n", b"400"),
        (b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: y\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", b"400"),
        (b"GET /api/me HTTP/0.9\r\nHost: localhost\r\n\r\n", b"400"),
        (b"GET /api/me\r\n\r\n", b"400"),
    ],
)
async def test_a_request_says_once_for_which_host_it_is(tmp_path: Path, heading: bytes, status: bytes) -> None:
    async with house(tmp_path, HURRIED) as home:
        answer = await home.ask(heading)
        assert answer.split(b" ")[1:2] == [status], answer[:200]


async def test_sockets_are_counted_before_the_table_is_opened(tmp_path: Path) -> None:
    """They all came while it was read from the disk, and each found that there was room."""
    async with house(tmp_path, replace(NO_LIMITS, sockets_per_person=3)) as home:
        await asyncio.sleep(0)
        home.server.hall.rooms.pop(home.table).end()
        async with AsyncExitStack() as stack:
            sockets = await asyncio.gather(*(stack.enter_async_context(home.eve.live(home.table)) for _ in range(12)))
            firsts = [await socket.next() for socket in sockets]
            assert sorted(first.get("error", "") for first in firsts) == [""] * 3 + ["too-many"] * 9
        async with home.eve.live(home.table) as again:  # those that were refused count no more
            assert (await again.next())["type"] == "state"


async def test_a_handshake_that_is_none_is_answered(tmp_path: Path) -> None:
    async with house(tmp_path, HURRIED) as home:
        port = home.server.port
        for asked, status in (
            (upgrade(home.path, port, version="12"), b"400"),
            (upgrade(home.path, port).replace(b"AAAA==", b"A"), b"400"),
            (upgrade(home.path, port).replace(b"GET", b"POST", 1), b""),
            (upgrade("/api/nothing", port), b"404"),
            (upgrade("/", port), b"404"),
            (upgrade("/api/me", port), b"404"),
            (upgrade(home.path, port, more="Origin: https://evil.example\r\n"), b"403"),
            (upgrade(home.path, port, more="Origin: http://[\r\n"), b"403"),
            (upgrade(home.path, port, more="Sec-Fetch-Site: cross-site\r\n"), b"403"),
            (upgrade("/api/tables/\u00ff/live", port), b""),
            (upgrade(home.path, port, more="X: y\r\n" * 500), b""),
        ):
            answer = await home.ask(asked)
            assert b" 101 " not in answer[:20], asked
            assert not answer or answer.startswith(b"HTTP/1.1 4"), (asked, answer)
            assert not status or answer.startswith(b"HTTP/1.1 " + status), (asked, answer)
            if status in (b"403", b"404"):
                assert b"content-security-policy" in answer.lower()
                assert b'"message"' in answer


async def test_a_socket_of_another_site_is_told_why(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        with pytest.raises(InvalidStatus) as refused:
            async with home.eve.live(home.table, origin="https://evil.example"):
                pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["error"] == "elsewhere"


# --- Requests that are strange


def strange_lines(table: str) -> tuple[str, ...]:
    """First lines of requests that no browser sends."""
    return (
        "GET http://evil.example/api/me HTTP/1.1",
        "GET http://evil.example HTTP/1.1",
        "CONNECT evil.example:443 HTTP/1.1",
        "OPTIONS * HTTP/1.1",
        "BREW /api/me HTTP/1.1",
        "TRACE /api/me HTTP/1.1",
        "PROPFIND / HTTP/1.1",
        "get /api/me HTTP/1.1",
        "GET /api/me HTTP/9.9",
        "GET /api/me",
        "GET  /api/me HTTP/1.1",
        "GET /../../etc/passwd HTTP/1.1",
        "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1",
        "GET //api//me HTTP/1.1",
        "GET /api/tables/%00 HTTP/1.1",
        "GET /api/tables/%ff%fe HTTP/1.1",
        "GET /api/tables/%ed%a0%80 HTTP/1.1",
        "GET /api/tables/%0a%0d HTTP/1.1",
        f"GET /api/tables/{'a' * 5_000} HTTP/1.1",
        "GET /api/tables/%2e%2e%2fme HTTP/1.1",
        "GET /api/tables/..;/me HTTP/1.1",
        f"GET /api/tables/{table}?since=-1 HTTP/1.1",
        f"GET /api/tables/{table}?since={'9' * 400} HTTP/1.1",
        f"GET /api/tables/{table}?since=1&since=2 HTTP/1.1",
        f"GET /api/tables/{table}/why?words=%00%ff HTTP/1.1",
        "GET /api/tables?mine=perhaps HTTP/1.1",
        "GET /api/me? HTTP/1.1",
        "GET /api/me/ HTTP/1.1",
        "HEAD /api/me HTTP/1.1",
    )


async def test_requests_that_could_be_read_in_two_ways_are_no_fault(tmp_path: Path) -> None:
    async with house(tmp_path, HURRIED) as home:
        host = f"Host: 127.0.0.1:{home.server.port}\r\n"
        post = f"POST /api/guests HTTP/1.1\r\n{host}Content-Type: application/json\r\n"
        smuggled = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for asked in (
            f"{post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{smuggled}",
            f"{post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n{smuggled}",
            f"{post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{{}}",
            f"{post}Content-Length: -1\r\n\r\n",
            f"{post}Content-Length: 99999999999999999999999\r\n\r\n",
            f"{post}Transfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n",
            f"{post}Transfer-Encoding: chunked\r\n\r\nxyz\r\n",
            f"{post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        ):
            answer = await home.ask(asked.encode())
            assert answer.count(b"HTTP/1.1 ") <= 1, answer  # nothing is smuggled
            assert not answer or answer.startswith(b"HTTP/1.1 4"), (asked, answer)
        for line in strange_lines(home.table):
            answer = await home.ask(f"{line}\r\n{host}Connection: close\r\n\r\n".encode())
            assert not answer or answer[:10] in (b"HTTP/1.1 2", b"HTTP/1.1 4"), (line, answer)
            assert b"root:" not in answer
        for header in (
            "Cookie: apogee=\xff\xfe",
            "Cookie: apogee=\u0001;;;=",
            "Accept-Language: \xff",
            "Origin: http://[",
        ):
            asked = f"GET /api/me HTTP/1.1\r\n{host}{header}\r\nConnection: close\r\n\r\n"
            answer = await home.ask(asked.encode("latin-1"))
            assert answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 400")), (header, answer)


# --- Other sites


def unsafe() -> list[tuple[str, str]]:
    document = json.loads((Path(__file__).parent.parent / "docs" / "openapi.json").read_text("utf-8"))
    return [
        (method, path) for path, item in document["paths"].items() for method in item if method not in ("get", "head")
    ]


async def test_nothing_is_changed_for_another_site(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        own = f"http://127.0.0.1:{home.server.port}"
        elsewhere = [
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": own + ".evil.example"},
            {"origin": own.replace("127.0.0.1", "127.0.0.2")},
            {"origin": "http://["},
            {"origin": ""},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ]
        forms = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""]
        forms += ["application/jsonx", "text/plain; application/json"]
        paths = [(method, path.replace("{table}", home.table)) for method, path in unsafe()]
        assert len(paths) == 8
        for method, path in paths:
            for headers in elsewhere:
                response = await home.ada.http.request(method, path, json={"name": "Eve"}, headers=headers)
                assert (response.status_code, response.json()["error"]) == (403, "elsewhere"), (path, headers)
            for kind in forms:
                sent = {"content-type": kind} if kind else {}
                response = await home.ada.http.request(method, path, content='{"name":"Eve"}', headers=sent)
                assert (response.status_code, response.json()["error"]) == (415, "not-json"), (path, kind)

        assert (await home.ada.http.get("/api/me")).json() == {"name": "Ada"}


async def test_no_name_of_another_site_leads_to_a_server_of_this_machine(tmp_path: Path) -> None:
    """A page of evil.example can have that name lead to 127.0.0.1, and would then be of the same site to a browser."""
    async with house(tmp_path) as home:
        port = home.server.port
        own = (f"127.0.0.1:{port}", f"localhost:{port}", "localhost", f"[::1]:{port}", f"127.0.0.2:{port}", "LocalHost")
        others = (
            *("evil.example", f"evil.example:{port}", "localhost.evil.example", f"127.0.0.1.evil.example:{port}"),
            *("192.0.2.1", "[::2]", "localhost:x", "[localhost]", "::1"),
        )
        for path in ("/api/me", "/api/tables", f"/api/tables/{home.table}", "/"):
            for hosts, status in ((own, b"200"), (others, b"403")):
                for host in hosts:
                    answer = await home.ask(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                    assert answer.split(b" ")[1] == status, (path, host)
        socket_asked = upgrade(home.path, port).replace(b"Host: 127.0.0.1", b"Host: evil.example")
        assert (await home.ask(socket_asked)).split(b" ")[1] == b"403"
    async with serving(tmp_path / "b.db", origins=("https://rockets.example",)) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: rockets.example\r\n\r\n")
        assert (await reader.readline()).split(b" ")[1] == b"200"
        writer.close()


@pytest.mark.parametrize(
    ("address", "is_own"),
    [
        ("127.0.0.1", True),
        ("127.0.0.2", True),  # all of that network lead to this machine
        ("::1", True),
        ("::ffff:127.0.0.1", True),  # where the server listens at ::, and 127.0.0.1 was asked for
        ("::ffff:192.0.2.1", False),
        ("192.0.2.1", False),
        ("2001:db8::1", False),
        ("", False),
    ],
)
async def test_by_whichever_address_of_this_machine_no_name_of_another_site_leads_here(
    tmp_path: Path, address: str, is_own: bool
) -> None:
    asked = {"type": "http", "server": (address, 8000), "method": "GET", "path": "/api/me"}
    async with serving(tmp_path / "a.db") as server:
        guard = Guard(make_app(server.hall), server.hall, Pages(None))
        for host, is_refused in (("evil.example", is_own), ("localhost", False)):
            refused = pytest.raises(Refusal, match="elsewhere") if is_refused else nullcontext()
            with refused:
                guard._expect_own_name(asked, {b"host": host})


async def test_every_answer_carries_the_policy_and_none_lets_other_sites_read(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table = f"/api/tables/{home.table}"
        asked = [
            *[("GET", path) for path in ("/healthz", "/metrics", "/api/openapi.json", "/api/openapi.json/x", table)],
            *[("GET", path) for path in ("/", "/nothing", "/api", "/api/nothing", f"{table}/live", f"{table}/why")],
            *[(method, "/api/me") for method in ("DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "POST", "PUT")],
            ("POST", f"{table}/commands"),
        ]
        for method, path in asked:
            headers = {"origin": "https://evil.example"} if method in ("GET", "OPTIONS") else {}
            response = await home.ada.http.request(method, path, headers=headers)
            assert all(name in response.headers for name in OWN_HEADERS), (method, path)
            assert "unsafe" not in response.headers["content-security-policy"]
            assert not [name for name in response.headers if name.startswith("access-control")], (method, path)
            assert "server" not in response.headers
            if response.status_code >= 400 and method != "HEAD":
                assert response.json()["message"], (method, path)
        broken = await home.ask(b"nonsense\r\n\r\n")
        assert b"content-security-policy" in broken.lower()
