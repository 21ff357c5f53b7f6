"""Guests of a table server, polite or not: each at an address of their own, which a proxy would tell of."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec
from served import Door
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

FRAME_SECONDS = 120.0  # for a frame that has to come
# What it is to be turned away without an answer.
LOST = (OSError, EOFError, TimeoutError, ValueError, ConnectionClosed, InvalidHandshake)


class Guest:
    """Somebody with a cookie, at an address that a proxy tells of."""

    keys = count(1)

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.door = Door(port, address)
        self.cookie = ""
        self.answer = b""

    def key(self) -> str:
        """Another one for each command, also of other processes."""
        return f"rude-{os.getpid()}-{next(self.keys):06}"

    async def ask(self, method: str, path: str, body: object = None) -> int:
        """A request; its status, or 0 where the connection was closed instead."""
        try:
            status, self.answer, cookie = await self.door.ask(method, path, body, self.cookie)
        except LOST:
            self.door.close()
            self.door = Door(self.port, self.address)
            self.answer = b""
            return 0
        self.cookie = cookie or self.cookie
        return status

    async def come(self, name: str) -> int:
        return await self.ask("POST", "/api/guests", {"name": name})

    async def open(self, game: str, players: int, **more: Any) -> str:
        """A new table, or nothing where that is refused."""
        wanted = {"key": self.key(), "game": game, "players": players, **more}
        status = await self.ask("POST", "/api/tables", wanted)
        return str(msgspec.json.decode(self.answer)["table"]) if status == 200 else ""

    async def do(self, table: str, what: str, **facts: Any) -> int:
        """A command by request."""
        return await self.ask("POST", f"/api/tables/{table}/commands", {"do": what, "key": self.key(), **facts})

    async def sit_with_bots(self, game: str, players: int, bot: str | None, **more: Any) -> str:
        """A new table with this guest in its first seat and bots in the others; nothing where that is refused."""
        bots = {str(seat): bot for seat in range(1, players)} if bot else {}
        table = await self.open(game, players, bots=bots, **more)
        return table if table and await self.do(table, "sit", seat=0) == 200 else ""

    @asynccontextmanager
    async def live(self, table: str) -> AsyncGenerator["Line"]:
        """A socket at a table."""
        headers = {"cookie": f"apogee={self.cookie}", "x-forwarded-for": self.address}
        async with connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            additional_headers=headers,
            max_size=2**26,
            open_timeout=FRAME_SECONDS,
            ping_interval=None,  # a slow server is no dead one
        ) as connection:
            yield Line(self, connection)

    def close(self) -> None:
        self.door.close()


class Line:
    """A socket at a table: commands and answers, and what the table showed last."""

    def __init__(self, guest: Guest, connection: ClientConnection) -> None:
        self.guest = guest
        self.connection = connection
        self.state: dict[str, Any] = {}
        self.on_state: Callable[[dict[str, Any]], None] = lambda _: None

    async def next(self) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(FRAME_SECONDS):
            frame: dict[str, Any] = msgspec.json.decode(await self.connection.recv())
        if frame["type"] == "state":
            self.state = frame
            self.on_state(frame)
        return frame

    async def first(self) -> str:
        """What the first frame tells: nothing where all is well, otherwise why not."""
        frame = await self.next()
        return "" if frame["type"] == "state" else str(frame["error"])

    async def do(self, what: str, **facts: Any) -> dict[str, Any]:
        """A command, and its answer, or the trouble there was."""
        command = {"do": what, "key": self.guest.key(), **facts}
        await self.connection.send(msgspec.json.encode(command).decode())
        while (frame := await self.next())["type"] == "state":
            pass
        return frame

    async def turn(self) -> bool:
        """Wait until this seat is to act; whether it ever is."""
        while not self.state or not self.state["choices"]:
            if self.state and self.state["table"]["status"] == "finished":
                return False
            await self.next()
        return True
