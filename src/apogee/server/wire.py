"""The wire: connections with deadlines for requests and reading, and a bound on the number per address."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import proxy

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from apogee.server.limits import Bucket, Buckets, Limits, Proxies, Rebuffs, place_of
from apogee.server.logbook import CUT_OFF, Logbook, WireCode
from apogee.server.protocol import Trouble
from apogee.server.refusal import Refusal
from apogee.server.saying import Sayer
from apogee.server.unread import Unread

if TYPE_CHECKING:
    from websockets.http11 import Request

FRAME = "apogee.frame"  # in a message to a socket: a text, as it is sent
ANSWERING = "apogee.answering"  # in a request's scope: what is told how long its answer is

INNOCENT: tuple[WireCode, ...] = ("crowded", "hung-up")  # what others, or people who leave a page, may cause
CRUMB_BYTES = 512  # no network has smaller packets, so larger parts of a body need not be counted
PIECE_BYTES = 2048  # what comes in is read in pieces of this size, and counted after each


class Crowd:
    """Who is connected: how many connections each address has."""

    def __init__(self) -> None:
        self.limits = Limits()
        self.unread = Unread(self.limits)
        self.rebuffs = Rebuffs(self.limits, time.monotonic)
        self.logbook = Logbook(time.monotonic)
        self.sayer = Sayer()
        self.by_address: dict[str, int] = {}
        self.frames = Buckets(self.limits.frames_per_second_of_all, self.limits.frames_at_once_of_all)
        self.sockets_from: Counter[str] = Counter()  # by place, a proxy's client's where there is one
        self.asking_from: Counter[str] = Counter()  # requests that are under way, likewise
        self.in_all = 0
        self.proxies = Proxies()  # none, unless people come through another server

    def come(self, address: str) -> bool:
        """Count one more connection. Returns whether there is room for it."""
        self.by_address[address] = self.by_address.get(address, 0) + 1
        self.in_all += 1
        is_proxy = self.proxies.has(address)
        is_too_many = self.by_address[address] > self.limits.connections_per_address or self.rebuffs.is_too_many(
            address
        )
        return (is_proxy or not is_too_many) and self.in_all <= self.limits.connections

    def go(self, address: str) -> None:
        self.in_all -= 1
        self.by_address[address] -= 1
        if self.by_address[address] == 0:
            del self.by_address[address]

    def ask(self, place: str) -> bool:
        """One more request comes from there; whether there is room for it."""
        self.asking_from[place] += 1
        return self.asking_from[place] <= self.limits.connections_per_address

    def end_asking(self, place: str) -> None:
        """It is answered, or nobody waits for it any more."""
        self.asking_from[place] -= 1
        if self.asking_from[place] == 0:
            del self.asking_from[place]

    def has_room_for_socket(self, place: str) -> bool:
        """Whether one more socket may come from there."""
        return self.sockets_from[place] < self.limits.sockets_per_address

    def socket_came(self, place: str) -> None:
        self.sockets_from[place] += 1

    def socket_went(self, place: str) -> None:
        self.sockets_from[place] -= 1
        if self.sockets_from[place] == 0:
            del self.sockets_from[place]


def frame_message(text: bytes) -> Any:
    """The message that sends a text to a socket."""
    return {"type": "websocket.send", FRAME: text}


def head_of_frame(length: int) -> bytes:
    """The bytes before a text of so many bytes that a server sends (RFC 6455, 5.2)."""
    if length < 126:
        return b"\x81%c" % length
    return b"\x81\x7e" + length.to_bytes(2, "big") if length < 65_536 else b"\x81\x7f" + length.to_bytes(8, "big")


CROWD = Crowd()  # uvicorn makes the protocols itself, so what they share is here


def address_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return place_of(str(peer[0])) if peer else ""


class Connection:
    """What requests and sockets share: where they come from, and whether they were refused."""

    transport: asyncio.Transport
    scope: Any = None  # of the request; there is none before the first
    address: str
    is_refused: bool
    made = 0  # bytes of an answer that waits for those before it to be read

    def meet(self, transport: asyncio.BaseTransport) -> None:
        """Note where a connection comes from, when it begins."""
        self.address = address_of(transport)
        self.is_refused = False

    @property
    def place(self) -> str:
        """Where its requests come from: behind a proxy, the proxy's client."""
        client = self.scope["client"] if self.scope else None
        return place_of(client[0]) if client else self.address

    def count_refusal(self, code: WireCode, status: int = CUT_OFF) -> None:
        """Count the connection as refused, once. Whoever is refused very often is not let in for a while."""
        if not self.is_refused:
            self.is_refused = True
            CROWD.logbook.count_refusal(code, status, self.address)
            if code not in INNOCENT:
                CROWD.rebuffs.count(self.place)

    def cut_off(self, code: WireCode) -> None:
        """End it without an answer."""
        self.count_refusal(code)
        self.transport.abort()

    def fall_behind(self) -> None:
        """Count the bytes that the client has not read yet."""
        size = self.transport.get_write_buffer_size() + self.made
        CROWD.unread.hold(self, self.place, size, lambda: self.cut_off("unread"))

    def catch_up(self) -> None:
        """Stop counting unread bytes: the client has read them, or is gone."""
        CROWD.unread.release(self)


class Patience:
    """A deadline that can be renewed and lifted. A client that misses it is cut off."""

    def __init__(self, connection: Connection, code: WireCode) -> None:
        self.connection = connection
        self.code: WireCode = code
        self.timer: asyncio.TimerHandle | None = None
        self.unread = 0  # bytes, when it began

    def begin(self) -> None:
        """Set the deadline so many seconds from now."""
        self.lift()
        self.unread = self.connection.transport.get_write_buffer_size()
        self.timer = asyncio.get_running_loop().call_later(CROWD.limits.header_seconds, self._end)

    def _end(self) -> None:
        """Cut the client off, unless it has read some bytes since; then it gets more time."""
        if self.code == "unread" and self.connection.transport.get_write_buffer_size() < self.unread:
            self.begin()
        else:
            self.connection.cut_off(self.code)

    def lift(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Wire(Connection, HttpToolsProtocol):
    """A connection for requests. Each request has to arrive, and each answer has to be read, in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.meet(transport)
        self.asking = Patience(self, "slow")
        self.reading = Patience(self, "unread")
        self.is_heading = True  # the request line and the headers are not all there
        self.received = 0  # bytes of this request
        self.lines = 0  # of its heading
        self.parts = 0  # crumbs of its body, and lines after that
        self.behind = 0  # bytes of bodies that came before the answers to the requests before them
        self.is_upgraded = False
        if CROWD.come(self.address):
            self.asking.begin()
        else:
            self.cut_off("crowded")

    def data_received(self, data: bytes) -> None:
        """Take data in small pieces, because one piece may hold thousands of requests."""
        for start in range(0, len(data), PIECE_BYTES):
            self._piece_received(data[start : start + PIECE_BYTES])
            if self.transport.is_closing() or self.is_upgraded:
                return

    def _piece_received(self, data: bytes) -> None:
        if self.is_heading and self.asking.timer is None:
            self.asking.begin()
        end = data.find(b"\r\n\r\n")
        heading = self.received + end if self.is_heading else 0
        if self.is_heading:
            self.lines += data.count(b"\n", 0, end if end >= 0 else len(data))
        self.received += len(data)
        has_many = self.lines > CROWD.limits.heading_lines
        if heading <= CROWD.limits.heading_bytes and not has_many:
            super().data_received(data)
        has_many = has_many or self.parts > CROWD.limits.body_parts
        most = CROWD.limits.heading_bytes if self.is_heading else CROWD.limits.request_bytes
        if (has_many or max(heading, self.received) > most) and not self.transport.is_closing():
            self.count_refusal("large-request", 400)
            self.send_400_response("This request is too large.")

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read in the form of every refusal, but in English: it does not tell its language."""
        self.count_refusal("not-http", 400)
        refusal = Refusal("bad-request", reason=msg)
        said = CROWD.sayer.sentence(refusal, "en")
        body = msgspec.json.encode(Trouble(refusal.code, said, refusal.detail))
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        headers += [(b"cache-control", b"no-store"), (b"connection", b"close")]
        lines = [name + b": " + value for name, value in (*self.server_state.default_headers, *headers)]
        self.transport.write(b"\r\n".join([b"HTTP/1.1 400 Bad Request", *lines, b"", body]))
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Ignore a request for another protocol: it is answered as an ordinary one."""

    def on_message_begin(self) -> None:
        self.asking.begin()
        if not self.pipeline:
            self.behind = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.is_heading = False
        scope: Any = self.scope
        super().on_headers_complete()
        cycle: Any = self.cycle  # there is none for a socket
        if cycle is not None:
            scope[ANSWERING] = partial(self.answer, proxy(cycle))  # or each would keep the other
        if len(self.pipeline) > CROWD.limits.pipelined:
            self.cut_off("flood")

    def on_url(self, url: bytes) -> None:
        """A part of the address. One that is too long is not read; the parser then takes it for no HTTP."""
        if len(self.url) + len(url) > CROWD.limits.address_bytes:
            self.count_refusal("large-request", 400)
            raise ValueError
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the heading; those after a body are counted, and nobody reads them."""
        if self.is_heading:
            super().on_header(name, value)
        else:
            self.parts += 1

    def on_body(self, body: bytes) -> None:
        self.parts += len(body) < CRUMB_BYTES
        self.behind += len(body) if self.pipeline else 0
        if self.behind > CROWD.limits.body_bytes:
            self.cut_off("flood")
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.asking.lift()
        self.is_heading, self.received, self.lines, self.parts = True, 0, 0, 0
        super().on_message_complete()

    def answer(self, cycle: Any, number: int) -> None:
        """An answer of so many bytes is made; it counts at once where those before it are not read.

        What was not read of the request is not needed any more. To a connection that was cut off the answer is not
        written: uvloop would take that for a fault of ours.
        """
        cycle.body = bytearray()
        if self.transport.is_closing():
            cycle.disconnected = True
        if self.flow.write_paused:
            self.made = number
            self.fall_behind()

    def pause_writing(self) -> None:
        self.reading.begin()
        super().pause_writing()
        self.fall_behind()

    def resume_writing(self) -> None:
        self.reading.lift()
        self.made = 0
        self.catch_up()
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self.is_upgraded = True
        self._lift()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lift()
        self.catch_up()
        cycle: Any = self.cycle  # there is none before the first request
        if self.received or (cycle is not None and not cycle.response_complete):
            self.count_refusal("hung-up")
        CROWD.go(self.address)
        super().connection_lost(exc)
        for each in (cycle, *(waiting for waiting, _ in self.pipeline)):
            if each is not None:
                each.body = bytearray()  # it would be kept until garbage is collected, which is seldom
        self.scope = self.cycle = None  # type: ignore[assignment]  # likewise what was read of a body
        self.pipeline.clear()

    def _lift(self) -> None:
        self.asking.lift()
        self.reading.lift()


class WireSocket(Connection, WebSocketsSansIOProtocol):
    """A connection that became a socket. Its client has to greet, to read frames and to answer the end in time."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.meet(transport)
        self.greeting = Patience(self, "slow")
        self.reading = Patience(self, "unread")
        limits = CROWD.limits
        self.close_timeout = limits.header_seconds
        self.coming = Bucket(limits.frames_per_second, limits.frames_at_once, self.loop.time())
        self.counted_as: str | None = None  # where a socket comes from that was let in
        self.greeting.begin()

    def data_received(self, data: bytes) -> None:
        """Take data in small pieces, because one piece may hold thousands of frames."""
        if self.handshake_initiated and not self.handshake_complete:
            self.cut_off("bad-frame")  # it does not wait for the answer
            return
        for start in range(0, len(data), PIECE_BYTES):
            now = self.loop.time()
            if self.handshake_complete and CROWD.frames.of(self.place, now).debt_seconds(now) > 0:
                self.cut_off("flood")  # so have others from there, or itself before: no more of it is read
                return
            super().data_received(data[start : start + PIECE_BYTES])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.cut_off("bad-upgrade")  # its headers are more than the library reads
            if self.transport.get_write_buffer_size() > CROWD.limits.unread_bytes:
                self.cut_off("unread")  # it pings and does not read the answers
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Count the frames that were read, which may be more than one has left, before anything is done with them."""
        number = sum(isinstance(event, Frame) for event in self.conn.events)
        now, most = self.loop.time(), CROWD.limits.header_seconds
        if number and self.coming.owe(now, most, number) + CROWD.frames.of(self.place, now).owe(now, most, number):
            self.cut_off("flood")
            return
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        self.greeting.lift()
        if not event.path.isascii():
            self.cut_off("bad-upgrade")  # an older websockets reads such an address, and uvicorn cannot
            return
        super().handle_connect(event)
        if self.response.status_code != 101:
            self.count_refusal("bad-upgrade", self.response.status_code)

    async def send(self, message: Any) -> None:
        if FRAME in message:
            await self._send_frame(message[FRAME])
            return
        if message["type"] == "websocket.accept" and not self.disconnected:
            self.counted_as = self.place
            CROWD.socket_came(self.counted_as)
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.is_refused = True
            self.handshake_complete = True  # or uvicorn takes the refusal for an application that forgot to answer

    async def _send_frame(self, frame: bytes) -> None:
        """Send a text as it is. Uvicorn takes it as str, which needs four bytes for each letter once one is rare.

        The library would spend more time on the few bytes before it than all else takes that sends it.
        """
        await self.writable.wait()
        if self.disconnected or (self.conn.state is not OPEN and not self.close_sent):
            raise ClientDisconnected
        if not self.close_sent:
            self.transport.write(head_of_frame(len(frame)) + frame)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= CROWD.limits.fragments:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
        elif not self.close_sent:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        self.count_refusal("bad-frame")
        super().handle_parser_exception()

    def pause_writing(self) -> None:
        self.reading.begin()
        super().pause_writing()
        self.fall_behind()

    def resume_writing(self) -> None:
        self.reading.lift()
        self.catch_up()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.greeting.lift()
        self.reading.lift()
        self.catch_up()
        if not self.handshake_complete:
            self.count_refusal("hung-up")
        if self.counted_as is not None:
            CROWD.socket_went(self.counted_as)
        CROWD.go(self.address)
        super().connection_lost(exc)
