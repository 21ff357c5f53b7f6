"""Plays a pair of worlds on real servers, and keeps all that a viewer gets: frames, answers, exports, jobs, the log."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from structlog.testing import capture_logs

from apogee.core.chance import Draws
from apogee.server.protocol import Clock
from apogee.server.room import Room
from apogee.server.table import Founding
from apogee.server.thinking import Thinking, Thought
from apogee.server.turns import NOBODY, Asker
from tests.serving import SECONDS, Client, Server, Socket, advice_on, serving
from tests.worlds import GO_BACK, SALT, SEED, TAKE_BACK, Beat, Move, Pair

if TYPE_CHECKING:
    import httpx

MARKER = '{"do":"nothing"}'  # no command: its answer tells that all frames before it have come
BEGINNING = 1_800_000_000.0
MOST_WAITS = 5_000


class Time:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.at = BEGINNING

    def __call__(self) -> float:
        return self.at


class Prompter(Thinking):
    """Stands in for the bots: it records their jobs, and answers what the test says."""

    def __init__(self) -> None:
        super().__init__(1)
        self.table = ""
        self.jobs: list[tuple[str, int, bytes]] = []
        self.asked: dict[tuple[str, int], asyncio.Future[str]] = {}
        self.hinting: int | None = None  # the seat of somebody who asks for a hint: any answer will do
        self.hints: list[bytes] = []
        self.all: list[asyncio.Future[str]] = []

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> str:  # noqa: ARG002
        if thought.is_chances:  # whatever differs in what it is given shows
            return str([byte % 101 for byte in sha256(thought.encode()).digest()])
        if thought.seat == self.hinting:
            self.hints.append(thought.encode())
            return advice_on(thought.choices[0]) if thought.is_hint else thought.choices[0]
        self.jobs.append((self.table, thought.seat, thought.encode()))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.asked[self.table, thought.seat] = answer
        self.all.append(answer)
        return await answer

    async def stop(self) -> None:
        for answer in self.all:
            answer.cancel()


@dataclass
class Record:
    """Everything that was heard of a world."""

    heard: list[tuple[str, bytes]] = field(default_factory=list)  # by the viewers, in order: where, and what
    logged: list[object] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)  # what none of it may contain
    faults: list[str] = field(default_factory=list)  # what is wrong in one world alone

    def hear(self, where: str, what: bytes) -> None:
        self.heard.append((where, what))

    def answer(self, where: str, response: httpx.Response) -> None:
        """An answer with its headers, except the date."""
        headers = sorted(f"{name}: {value}" for name, value in response.headers.items() if name != "date")
        self.hear(where, f"{response.status_code} {headers} {response.text}".encode())


def difference(one: Record, other: Record) -> str | None:
    """Where two worlds first differ, in words."""
    for number, (left, right) in enumerate(zip(one.heard, other.heard, strict=False)):
        if left != right:
            return f"the worlds differ at {number}, {left[0]}:\n{around(left, right)}\n{around(right, left)}"
    if len(one.heard) != len(other.heard):
        return f"the worlds differ: {len(one.heard)} and {len(other.heard)} things were heard"
    if one.logged != other.logged:
        return f"the worlds differ in the log:\n{one.logged[:20]}\n{other.logged[:20]}"
    return None


def around(this: tuple[str, bytes], other: tuple[str, bytes]) -> str:
    """The part of a text that differs from another, with a little before it."""
    place = next((n for n, (a, b) in enumerate(zip(this[1], other[1], strict=False)) if a != b), 0)
    return f"{this[0]}: ...{this[1][max(0, place - 80) : place + 120]!r}"


class Tab:
    """A socket of a viewer, of which everything is kept."""

    def __init__(self, name: str, socket: Socket, record: Record) -> None:
        self.name = name
        self.socket = socket
        self.record = record
        self.seen: dict[str, Any] = {}  # the last state
        self.number: int | None = None

    async def settle(self) -> int:
        """Hear all that has been sent; how much that was."""
        await self.socket.connection.send(MARKER)
        for heard in range(MOST_WAITS):
            frame = await self._next()
            if frame["type"] == "trouble":
                return heard
        raise AssertionError("frames without end")

    async def attached(self) -> None:
        """Hear the first frame."""
        await self._next()

    async def command(self, **facts: Any) -> None:
        """Send a command, and hear up to its answer."""
        await self.socket.connection.send(json.dumps(facts))
        for _ in range(MOST_WAITS):
            if (await self._next())["type"] != "state":
                return
        raise AssertionError("no answer")

    async def _next(self) -> dict[str, Any]:
        frame = await self.socket.next()
        self.record.hear(self.name, self.socket.frames[-1])
        if frame["type"] == "state":
            if frame["number"] != frame["since"] + len(frame["events"]):
                self.record.faults.append(f"{self.name}: events are missing")
            if self.number not in (None, frame["since"]) and frame["since"] != 0:
                self.record.faults.append(f"{self.name}: the numbers jump")
            self.seen, self.number = frame, frame["number"]
        return frame


class Stage:
    """One table of one world, and everybody at it."""

    def __init__(
        self, server: Server, time: Time, prompter: Prompter, record: Record, pair: Pair, world: int, name: str
    ) -> None:
        self.server = server
        self.time = time
        self.prompter = prompter
        self.record = record
        self.pair = pair
        self.world = world
        self.table = name
        self.people: dict[int, Client] = {}
        self.bots = {seat for seat, beat in pair.bots.items() if beat == 0}
        self.tabs: list[Tab] = []
        self.stack = AsyncExitStack()
        self.room: Room

    async def guest(self, name: str | None) -> Client:
        client = Client(self.server.port, name)
        client.keys = count(1)
        return await self.stack.enter_async_context(client)

    async def open(self, *, is_public: bool = True) -> None:
        """Everybody comes in, and takes a seat."""
        self.prompter.table = self.table
        pair = self.pair
        for seat in range(pair.players):
            if seat not in self.bots:
                self.people[seat] = await self.guest(f"Seat {seat}")
        self.eve = await self.guest("Eve")
        self.nobody = await self.guest(None)
        hall = self.server.hall
        host = [person for person in hall.people.values() if person.name.startswith("Seat")][-1]
        founding = Founding(
            id=self.table,
            game=pair.game.name,
            rules_version=pair.game.rules_version,
            components_hash=pair.game.components_hash,
            players=pair.players,
            options={},
            host=host.id,
            host_name=host.name,
            is_public=is_public,
            grace_seconds=86_400,
            clock=Clock("seconds", 5_000),
            shows_chances=pair.seat is None,
            bots=dict.fromkeys(sorted(self.bots), "random"),
            reserved={},
            seed=SEED,
            salt=SALT,
            commitment=Draws(SEED, SALT).commitment(),
            position=pair.positions[self.world],
        )
        await hall.storage.write(*hall.founding_changes(founding))
        for seat, person in self.people.items():
            await person.must(self.table, "sit", seat=seat, entropy=f"entropy-{seat}")
        self.room = await hall.room(self.table)
        self.viewer = self.people.get(pair.viewer, self.eve)
        await self.tab("first tab", self.viewer)
        await self.tab("second tab", self.viewer)
        await self.tab("nobody's tab", self.nobody)

    async def tab(self, name: str, client: Client, since: int = 0) -> Tab:
        """Open a socket."""
        socket = await self.stack.enter_async_context(client.live(self.table, since))
        tab = Tab(name, socket, self.record)
        self.tabs.append(tab)
        await tab.attached()
        await self.rest()
        await tab.settle()
        return tab

    async def rest(self) -> None:
        """Wait until spectators are told all chances: that takes its time."""
        await until(lambda: self.room.watching.is_at_rest)

    async def settle(self) -> int:
        """All tabs hear what has been sent; how much that was."""
        await self.rest()
        return sum([await tab.settle() for tab in self.tabs])

    # --- What happens by the pair

    async def play(self, beat: Beat, number: int) -> None:
        """One beat; of a hidden one the viewers hear nothing."""
        self.time.at += 1
        for move in beat.moves[self.world]:
            if beat.seat in self.bots:
                await self._bot_moves(beat.seat, move)
            elif move.words == GO_BACK:
                await self._go_back(beat.seat)
            else:
                await self._move(beat.seat, move, number)
        heard = await self.settle()
        if beat.is_hidden and heard:
            self.record.faults.append(f"beat {number}: a hidden step is heard of")
        if beat.is_hidden:
            await self.get("/api/tables", self.nobody)
            await self.get(f"/api/tables/{self.table}/replay")

    async def _move(self, seat: int, move: Move, number: int) -> None:
        match = self.room.table.match
        assert match is not None
        match.expect(*move.chance)
        decision = self.room.table.decisions[seat]
        facts: dict[str, Any] = {"do": "play", "decision": decision, "words": move.words}
        if move.words == TAKE_BACK:
            facts = {"do": "take-back", "decision": decision}
        if seat == self.pair.viewer and number % 2 == 0:
            await self.tabs[0].command(key=self.viewer.key(), **facts)
        else:
            await self.ask(seat, **facts)

    async def ask(self, seat: int, /, **facts: Any) -> dict[str, Any]:
        """A command by REST that must be done; the viewer keeps the answer."""
        person = self.people[seat]
        command = {"key": person.key(), **facts}
        response = await person.http.post(f"/api/tables/{self.table}/commands", json=command)
        if seat == self.pair.viewer:
            self.record.answer(f"answer to {facts['do']}", response)
        answer: dict[str, Any] = response.json()
        assert answer.get("ok"), f"{facts} was refused: {answer}"
        return answer

    async def _go_back(self, seat: int) -> None:
        """Ask to go back: somebody refuses, then everybody agrees."""
        others = [other for other in self.people if other != seat and other not in self.bots]
        for agree in (False, True) if others else (True,):
            await self.ask(seat, do="ask-back", decision=self.room.table.decisions[seat])
            for other in others:
                if self.room.table.request is not None:
                    number = self.room.table.request.number
                    await self.ask(other, do="answer-back", request=number, agree=agree)

    async def _bot_moves(self, seat: int, move: Move) -> None:
        match = self.room.table.match
        assert match is not None
        decision = self.room.table.decisions[seat]
        await until(lambda: (self.table, seat) in self.prompter.asked)
        match.expect(*move.chance)
        self.prompter.asked.pop((self.table, seat)).set_result(move.words)
        await until(lambda: self.room.table.decisions[seat] != decision and not self.room.lock.locked())

    async def leave(self, seat: int) -> None:
        """Somebody gets up; a bot goes on."""
        await self.ask(seat, do="leave")
        self.bots.add(seat)
        await self.settle()

    # --- What else happens

    async def get(self, address: str, client: Client | None = None, **more: Any) -> None:
        """The viewer asks for something."""
        await self.rest()
        response = await (client or self.viewer).http.get(address, **more)
        self.record.answer(address, response)

    async def look_around(self) -> None:
        """Everything that can be asked for, by the viewer and by nobody in particular."""
        number = self.tabs[0].number or 0
        for since in (0, max(0, number - 1), number, number + 1, number + 1_000_000):
            await self.get(f"/api/tables/{self.table}", params={"since": since})
        for client in (self.viewer, self.nobody):
            await self.get(f"/api/tables/{self.table}/journal", client)
            for seat in ("", "0", "1", "all"):
                await self.get(f"/api/tables/{self.table}/replay", client, params={"seat": seat})
            await self.get(f"/api/tables/{self.table}", client)
            await self.get("/api/tables", client)
            await self.get("/api/tables?mine=true", client)
            await self.get("/metrics", client, headers={"x-forwarded-for": "192.0.2.1"})
            self.record.answer("hint", await self.hint(client))
            self.record.heard += [("job of a hint", job) for job in self.prompter.hints[-1:]]
            self.prompter.hints.clear()
        await self.get("/api/me")

    async def hint(self, client: Client) -> httpx.Response:
        """Somebody asks what a bot would do; what that bot is given is the last of the hints."""
        self.prompter.hinting = next((seat for seat, person in self.people.items() if person is client), None)
        response = await client.http.get(f"/api/tables/{self.table}/hint")
        self.prompter.hinting = None
        return response

    async def ask_why(self, every: int) -> None:
        """Why not: for the vocabulary, or a part of it."""
        for words in [*self.pair.game.actions[::every], "fly to the moon"]:
            await self.get(f"/api/tables/{self.table}/why", params={"words": words})
        components = sorted({word for words in self.pair.game.actions for word in words.split()[1:]})
        for component in components[::every]:
            await self.get(f"/api/tables/{self.table}/why", params={"about": component})
        await self.get(f"/api/tables/{self.table}/why", self.nobody, params={"words": self.pair.game.actions[0]})

    async def be_refused(self) -> None:
        """What cannot be, in every way: on the socket and by requests, in two languages."""
        seen = self.tabs[0].seen
        decision, choices = seen["decision"] or 1, seen["choices"]
        barred = next(words for words in self.pair.game.actions if words not in choices)
        commands: list[dict[str, Any]] = [
            {"do": "play", "decision": decision, "words": barred},
            {"do": "play", "decision": decision, "words": "fly to the moon"},
            {"do": "play", "decision": decision + 7, "words": barred},
            {"do": "take-back", "decision": decision + 7},
            {"do": "answer-back", "request": 99, "agree": True},
            {"do": "sit", "seat": 0},
            {"do": "mute", "seat": self.pair.seat or 0, "on": True},
            {"do": "rematch"},
            {"do": "close"},
            {"do": "seat-bot", "seat": 0, "bot": None},
            {"do": "invite", "seat": 0},
        ]
        if not seen["may_take_back"]:
            commands.append({"do": "take-back", "decision": decision})
        for number, facts in enumerate(commands):
            command = {"key": f"refused-{self.viewer.key()}", **facts}
            await self.tabs[0].command(**command)
            if number % 3 == 0:  # the same key again, read in another language
                headers = {"accept-language": "de"}
                address = f"/api/tables/{self.table}/commands"
                self.record.answer("refusal", await self.viewer.http.post(address, json=command, headers=headers))
        await self.tabs[-1].settle()

    async def say(self, seat: int, text: str) -> None:
        """A line of chat."""
        if seat in self.people and seat not in self.bots:
            await self.ask(seat, do="say", text=text)
        await self.settle()

    async def do_in_secret(self, seat: int) -> None:
        """Do in one of the worlds what nobody else may notice: be refused, look, mute."""
        person = self.people[seat]
        decision = self.room.table.decisions[seat]
        self.time.at += 1
        if self.world == 0:
            await person.do(self.table, "play", decision=decision, words="fly to the moon")
            await person.do(self.table, "play", decision=decision + 1, words=self.pair.game.actions[0])
            await person.do(self.table, "mute", seat=(seat + 1) % self.pair.players, on=True)
            await person.see(self.table)
            await self.hint(person)
            self.prompter.hints.clear()
            await person.http.get(f"/api/tables/{self.table}/why", params={"words": self.pair.game.actions[0]})
        if await self.settle() > 0:
            self.record.faults.append("what one does in secret is heard of")

    async def reconnect(self) -> None:
        """The second tab goes and comes back, with what it knows; another one comes with a number from nowhere."""
        old = self.tabs[1]
        await old.socket.connection.close()
        await until(lambda: len(self.room.lives) == len(self.tabs) - 1)
        self.tabs.remove(old)
        await self.tab("back again", self.viewer, since=old.number or 0)
        lost = await self.tab("from nowhere", self.viewer, since=999_999)
        self.tabs.remove(lost)
        await lost.socket.connection.close()
        await self.settle()

    async def close(self) -> None:
        await self.stack.aclose()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.001)


async def perform(stage: Stage, *, why_every: int, is_public: bool = True) -> None:
    """A table from its beginning to where the worlds must part, with all that happens around it."""
    pair = stage.pair
    others = [seat for seat in range(pair.players) if seat != pair.viewer and pair.bots.get(seat) != 0]
    await stage.open(is_public=is_public)
    for number, beat in enumerate(pair.beats):
        for seat, at in pair.bots.items():
            if at == number > 0:
                await stage.leave(seat)
        await stage.play(beat, number)
        if number == 1:
            await stage.do_in_secret(others[0])
        if number == 2:
            await stage.say(pair.viewer, "good luck")
            await stage.say(others[0], "have <fun>")
        if number == 3 and pair.viewer in stage.people:
            await stage.ask(pair.viewer, do="mute", seat=others[0], on=True)
            await stage.say(others[0], "can you hear me?")
        if number == 4 or number == len(pair.beats) - 1:
            await stage.be_refused()
        if number == 6:
            await stage.reconnect()
        if number % 8 == 5:
            await stage.look_around()
    await stage.ask_why(why_every)
    await stage.look_around()
    stage.record.heard += [
        (f"job {number}", job)
        for number, (table, seat, job) in enumerate(stage.prompter.jobs)
        if (table, seat) == (stage.table, pair.viewer)
    ]


class Warnings(logging.Handler):
    """Keeps what libraries warn of."""

    def __init__(self, kept: list[object]) -> None:
        super().__init__(logging.WARNING)
        self.kept = kept

    def emit(self, record: logging.LogRecord) -> None:
        self.kept.append((record.name, record.getMessage()))


@asynccontextmanager
async def theatre(folder: Path, world: int) -> AsyncGenerator[tuple[Server, Time, Prompter, Record]]:
    """A server for one of the worlds: its clock, ids and secrets are the other's."""
    time, prompter, record = Time(), Prompter(), Record()
    ids, secrets = count(1), count(1)

    def new_secret() -> str:
        record.secrets.append(f"secret-{next(secrets):033}")
        return record.secrets[-1]

    handler = Warnings(record.logged)
    logging.getLogger().addHandler(handler)
    try:
        with capture_logs() as lines:
            async with serving(
                folder / f"world-{world}.db",
                now=time,
                thinking=prompter,
                new_id=lambda: f"id{next(ids):08}",
                new_secret=new_secret,
                new_seed=lambda: "ab" * 32,
            ) as server:
                yield server, time, prompter, record
        record.logged += [tuple(sorted(line.items())) for line in lines]
    finally:
        logging.getLogger().removeHandler(handler)


async def played(folder: Path, world: int, pairs: list[Pair], why_every: int) -> Record:
    """All tables of one world, one after the other on one server."""
    async with theatre(folder, world) as (server, time, prompter, record):
        for number, pair in enumerate(pairs):
            stage = Stage(server, time, prompter, record, pair, world, f"table{number}")
            try:
                await perform(stage, why_every=why_every)
            finally:
                await stage.close()
        people = list(server.hall.people)
        record.secrets += [SEED, SALT, *people, *(person.id for person in server.hall.people.values())]
    return record
