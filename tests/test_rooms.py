"""Rooms: what may cross while a table is opened, used and let go of."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from apogee.server import app, metrics
from apogee.server.refusal import Refusal
from apogee.server.room import LetGo, Live, Room
from apogee.server.storage import Storage
from apogee.server.thinking import Thinking
from apogee.server.turns import NOBODY, Asker
from tests.limits import NO_LIMITS
from tests.serving import SECONDS, Client, game_named, logged, serving, until
from tests.test_server import Time, at, seated, turn

CLOCK = {"unit": "days", "length": 1}  # where one runs, bots go on though nobody is there


class Slow(Thinking):
    """Bots that think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__(1, games=game_named)
        self.go = asyncio.Event()
        self.asked = 0

    async def think(self, thought: Any, asker: Asker = NOBODY) -> str:  # noqa: ARG002
        self.asked += 1
        await self.go.wait()
        answer: str = thought.choices[0]
        return answer


async def test_a_room_that_was_let_go_of_answers_nobody_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        hall, table = server.hall, at(people)
        old = await hall.room(table)
        old.end()
        del hall.rooms[table]
        await (await turn(people))[0].play(table)  # in another room
        with pytest.raises(LetGo):
            await old.showing(None, 0)
        assert (await people[0].see(table))["number"] > len(old.table.feed(0).texts)

        tries: list[Room] = []

        async def crossed(room: Room) -> bytes:
            """The room is let go of between the hall and its use, once."""
            tries.append(room)
            if len(tries) == 1:
                room.end()
                del hall.rooms[table]
            return await room.showing(None, 0)

        assert b'"running"' in await hall.at(table, NOBODY, crossed)
        assert len(tries) == 2


async def test_whoever_goes_after_a_room_has_ended_wakes_nobody(tmp_path: Path) -> None:
    """At the end of the server all sockets go, after the rooms."""
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        used = await server.hall.room(await ada.open("countdown"))
        live = Live(None, lambda: None)
        await used.attach(live, 0)
        used._wake_in(SECONDS)
        used.end()
        assert used.timer is None
        used.detach(live)
        assert used.timer is None


async def test_rooms_are_let_go_of_under_way_and_nobody_notices(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, players=3)
        is_over, opened = asyncio.Event(), set[int]()

        async def tidy() -> None:
            while not is_over.is_set():
                for name, room in list(server.hall.rooms.items()):
                    opened.add(id(room))
                    if room.is_idle:
                        room.end()
                        del server.hall.rooms[name]
                await asyncio.sleep(0.004)

        tidying = asyncio.create_task(tidy())
        watching = [asyncio.create_task(each.see(at(people))) for _ in range(20) for each in people]
        for _ in range(15):
            person, seen = await turn(people)
            facts = {"decision": seen["decision"], "words": seen["choices"][0]}
            done = await asyncio.gather(*(person.do(at(people), "play", **facts) for _ in range(3)))
            assert sorted(str(each.get("error")) for each in done) == ["None", "late", "late"]
        await asyncio.gather(*watching)
        is_over.set()
        await tidying
        assert len(opened) > 1


async def test_a_hall_that_has_ended_opens_no_room(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        table = await ada.open()
        hall = server.hall
    with pytest.raises(Refusal):
        await hall.at(table, NOBODY, lambda room: room.showing(None, 0))


async def test_one_table_that_cannot_be_opened_does_not_keep_bots_from_others(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path / "a.db", thinking=Slow()) as server:
            ada = await stack.enter_async_context(Client(server.port, "Ada"))
            tables = [await ada.open("countdown", bots={"1": "random"}, clock=CLOCK) for _ in range(2)]
            for table in tables:
                await ada.must(table, "sit", seat=0)
        with closing(sqlite3.connect(tmp_path / "a.db")) as connection, connection:
            (trigger,) = connection.execute("SELECT name FROM sqlite_schema WHERE name = 'lines_no_update'").fetchone()
            connection.execute(f"DROP TRIGGER {trigger}")
            connection.execute("UPDATE lines SET digest = 'wrong' WHERE table_id = ?", [min(tables)])
        async with serving(tmp_path / "a.db") as server:
            ada.http.base_url = f"http://127.0.0.1:{server.port}"
            async with asyncio.timeout(SECONDS):
                while len(await server.hall.storage.rows("lines", {"table_id": max(tables)})) < 2:
                    await asyncio.sleep(0.05)

            assert (await ada.http.get(f"/api/tables/{min(tables)}")).status_code == 503
            looking = [task for task in server.hall.tasks if "_again_and_again" in repr(task)]
            assert len(looking) == 3  # it looks on


async def test_a_bot_goes_on_for_somebody_who_leaves_while_it_thinks_for_them(tmp_path: Path) -> None:
    time, thinking = Time(), Slow()
    async with serving(tmp_path / "a.db", now=time, thinking=thinking) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, grace_seconds=90)
        away, seen = await turn(people)
        here = next(each for each in people if each is not away)
        socket = await stack.enter_async_context(here.live(at(people)))
        time.at += 100
        (await server.hall.room(at(people))).refresh()
        await socket.until(lambda frame: frame["table"]["seats"][people.index(away)]["is_kept"])
        await until(lambda: thinking.asked == 1)
        await away.must(at(people), "leave")  # from keeping the seat warm, the bot comes to have it
        thinking.go.set()
        moved = await socket.until(lambda frame: any("table" not in each for each in frame["events"]))
        assert moved["number"] > seen["number"]


async def test_a_bot_that_is_late_does_not_move_for_somebody_who_is_back(tmp_path: Path) -> None:
    time, thinking = Time(), Slow()
    async with serving(tmp_path / "a.db", now=time, thinking=thinking) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, grace_seconds=90)
        away, seen = await turn(people)
        here = next(each for each in people if each is not away)
        await (await stack.enter_async_context(here.live(at(people)))).next()  # now it is known who is here
        time.at += 100
        (await server.hall.room(at(people))).refresh()
        await until(lambda: thinking.asked == 1)
        back = await stack.enter_async_context(away.live(at(people)))
        assert (await back.next())["number"] == seen["number"]
        thinking.go.set()
        assert await back.quiet()
        await away.must(at(people), "play", decision=seen["decision"], words=seen["choices"][0])


async def test_the_same_table_is_opened_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        wanted = {"key": ada.key(), "game": "countdown", "players": 2}
        answers = await asyncio.gather(*(ada.http.post("/api/tables", json=wanted) for _ in range(9)))
        (table,) = {answer.json()["table"] for answer in answers}
        assert [row["id"] for row in await server.hall.storage.rows("tables")] == [table]
        rooms = await asyncio.gather(*(server.hall.room(table) for _ in range(9)))
        assert len({id(room) for room in rooms}) == 1
        other = await ada.http.post("/api/tables", json={**wanted, "players": 3})
        assert (other.status_code, other.json()["error"]) == (409, "other-command")


async def test_an_invitation_that_two_accept_at_once_is_for_one_of_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, bob, eve = [await stack.enter_async_context(Client(server.port, each)) for each in ("Ada", "Bob", "Eve")]
        table = await ada.open(is_public=False)
        token = (await ada.must(table, "invite", seat=1))["token"]
        both = [(person, {"key": person.key(), "token": token}) for person in (bob, eve)]
        answers = await asyncio.gather(*(person.http.post("/api/invitations", json=body) for person, body in both))
        assert sorted(answer.status_code for answer in answers) == [200, 404]
        again = [await person.http.post("/api/invitations", json=body) for person, body in both]
        assert [each.content for each in again] == [each.content for each in answers]


async def test_a_rematch_that_both_ask_for_at_once_is_one_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown")
        while (await people[0].see(at(people)))["table"]["status"] == "running":
            await (await turn(people))[0].play(at(people))
        path = f"/api/tables/{at(people)}/commands"
        bodies = [(person, {"do": "rematch", "key": person.key()}) for person in people for _ in range(2)]
        answers = await asyncio.gather(*(person.http.post(path, json=body) for person, body in bodies))
        assert len({answer.json()["table"] for answer in answers}) == 1
        assert len(await server.hall.storage.rows("tables")) == 2
        kept = {row["key"] for row in await server.hall.storage.rows("answers", {"table_id": at(people)})}
        assert kept >= {body["key"] for _, body in bodies}


async def test_a_command_goes_through_though_its_sender_has_gone(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        person, seen = await turn(people)
        room = await server.hall.room(at(people))
        held = asyncio.Event()
        written = server.hall.storage.write

        async def slow(*changes: Any) -> None:
            held.set()
            await asyncio.sleep(0.05)
            await written(*changes)

        server.hall.storage.write = slow  # type: ignore[method-assign]
        facts = {"decision": seen["decision"], "words": seen["choices"][0]}
        gone = asyncio.create_task(person.do(at(people), "play", **facts))
        await held.wait()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert (await person.do(at(people), "play", **facts))["error"] == "late"
        assert not room.is_stale


# --- What goes on for ever


def reported(what: str) -> float:
    """How often the log told of this."""
    return metrics.REGISTRY.get_sample_value("apogee_reports_total", {"what": what}) or 0.0


class Pauses:
    """The pauses between two looks, which take no time here."""

    def __init__(self) -> None:
        self.all: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.all.append(seconds)
        await asyncio.sleep(0.001)


async def test_looking_for_what_is_due_goes_on_after_an_unforeseen_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "a.db", thinking=Slow()) as server, Client(server.port, "Ada") as ada:
        table = await ada.open("countdown", bots={"1": "random"}, clock=CLOCK)
        await ada.must(table, "sit", seat=0)
    real, failures = Storage.tables_due, 7

    async def tables_due(self: Storage, *arguments: Any) -> list[str]:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise LookupError("a secret of the table")
        return await real(self, *arguments)

    monkeypatch.setattr(Storage, "tables_due", tables_due)
    before, pauses, thinking = reported("task-trouble"), Pauses(), Slow()
    with logged() as lines:
        async with serving(tmp_path / "a.db", thinking=thinking, sleep=pauses):
            await until(lambda: thinking.asked > 0)  # the table was woken, and its bot is asked
    assert sorted(set(pauses.all)) == [2.0, 4.0, 8.0, 16.0, 32.0, 60.0]
    assert reported("task-trouble") == before + 7
    assert {(line["event"], line["kind"]) for line in lines} == {("task-trouble", "LookupError")}
    assert all("apogee.server.hall:_wake_due:" in line["where"] for line in lines)
    assert "secret" not in str(lines)


async def test_tidying_goes_on_after_an_unforeseen_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, failures = Room.is_idle.fget, 3  # type: ignore[attr-defined]

    def is_idle(self: Room) -> bool:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise LookupError
        return bool(real(self))

    limits = replace(NO_LIMITS, rooms=0)
    async with serving(tmp_path / "a.db", sleep=Pauses(), limits=limits) as server, Client(server.port, "A") as ada:
        monkeypatch.setattr(Room, "is_idle", property(is_idle))
        await ada.see(await ada.open())
        await until(lambda: failures < 0 and not server.hall.rooms)


async def test_long_tables_make_room_sooner_the_oldest_first(tmp_path: Path) -> None:
    time, limits = Time(), replace(NO_LIMITS, room_lines=5, says_at_once=100)
    async with serving(tmp_path / "a.db", now=time, limits=limits) as server, Client(server.port, "Ada") as ada:
        tables = [await ada.open("countdown") for _ in range(3)]
        for table in tables:
            await ada.must(table, "sit", seat=0)
            await ada.must(table, "say", text="hello")
            time.at += 1
        await ada.see(tables[0])
        await server.hall._tidy()
        assert server.hall.rooms.keys() == {tables[0], tables[2]}
        async with ada.live(tables[2]) as line:
            await line.next()
            for _ in range(2):
                await ada.must(tables[2], "say", text="and so on")
            await server.hall._tidy()
            assert server.hall.rooms.keys() == {tables[2]}  # it is in use


async def test_a_room_in_use_is_not_asked_again_and_again_whether_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        room = await server.hall.room(at(people))
        wakes: list[float] = []
        refreshed = 0
        refresh = room.refresh

        def count(*_: Any, **__: Any) -> None:
            nonlocal refreshed
            refreshed += 1
            refresh()

        monkeypatch.setattr(room, "_wake_in", wakes.append)
        monkeypatch.setattr(room, "refresh", count)
        tasks = len(server.hall.tasks)
        async with room.lock:
            for _ in range(3):
                room._wake()
            assert len(server.hall.tasks) == tasks + 1  # one waits for the room, however often it is woken
            await asyncio.sleep(0.05)
            assert wakes == []
            assert refreshed == 0
        await until(lambda: refreshed == 1 and not room.is_waking)
        room._wake()
        assert refreshed == 2


async def test_a_socket_to_which_nothing_can_be_sent_is_dropped_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = app.send_frames
    before = reported("task-trouble")

    async def failing(*_: Any) -> None:
        monkeypatch.setattr(app, "send_frames", real)
        raise LookupError

    monkeypatch.setattr(app, "send_frames", failing)
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        table = await ada.open()
        async with ada.live(table) as deaf:
            with pytest.raises(ConnectionClosed):
                await deaf.next()
        assert reported("task-trouble") == before + 1
        async with ada.live(table) as socket:
            assert (await socket.next())["type"] == "state"
