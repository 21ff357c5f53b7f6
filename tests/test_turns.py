"""Turns: what is dear is done in turns of places, and there of people, so that nobody can keep others from it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from apogee.server.thinking import Thinking, Thought
from apogee.server.turns import NOBODY, Asker, Gate, Turns
from tests.serving import Client, advice_on, game_named, serving, until
from tests.test_server import Time

if TYPE_CHECKING:
    import pytest


async def test_places_have_turns_and_there_people(tmp_path: Path) -> None:  # noqa: ARG001
    turns, order = Turns(1), list[str]()
    await turns.take(NOBODY)

    async def one(name: str, asker: Asker) -> None:
        async with turns.turn(asker):
            order.append(name)

    names = [(f"a{number}", Asker("here", "Eve")) for number in range(4)]
    names += [(f"b{number}", Asker("here", "Mallory")) for number in range(2)]
    names += [("c0", Asker("there", "Ada")), ("c1", Asker("there", "Ada"))]
    tasks = [asyncio.create_task(one(*each)) for each in names]
    await asyncio.sleep(0)
    assert turns.waiting == 8
    turns.give_up()
    await asyncio.gather(*tasks)
    assert order == ["a0", "c0", "b0", "c1", "a1", "b1", "a2", "a3"]
    assert (turns.free, turns.waiting) == (1, 0)


async def test_who_goes_away_loses_no_turn_for_others() -> None:
    """Neither while waiting, nor just when called."""
    turns = Turns(1)
    await turns.take(NOBODY)
    first, second, third = (asyncio.create_task(turns.take(Asker("here", name))) for name in "abc")
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    turns.give_up()  # the second is called
    second.cancel()
    await third
    assert (turns.free, turns.waiting) == (0, 0)
    turns.give_up()
    assert turns.free == 1


async def test_of_who_goes_away_nothing_is_kept() -> None:
    turns = Turns(1)
    await turns.take(NOBODY)
    waiting = [asyncio.create_task(turns.take(Asker("here", name))) for name in "aab"]
    await asyncio.sleep(0)
    for task in waiting:
        assert turns.has_some_of("here")
        task.cancel()
        await asyncio.sleep(0)
    assert not turns.has_some_of("here")


async def test_of_a_crowd_one_is_let_in_with_each_turn_of_the_loop_and_whoever_comes_from_elsewhere_at_once() -> None:
    gate, order = Gate(), list[str]()

    async def one(name: str, place: str) -> None:
        await gate.enter(place)
        order.append(name)

    tasks = [asyncio.create_task(one(f"a{number}", "here")) for number in range(4)]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(one(f"b{number}", "there")) for number in range(2)]
    await asyncio.sleep(0)
    assert order in (["a0", "b0"], ["a0", "a1", "b0"])
    tasks[2].cancel()  # who goes away holds nobody up
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [name for name in order if name[0] == "a"] == ["a0", "a1", "a3"]
    await asyncio.sleep(0)
    assert (gate.is_open, gate.waiting) == (True, 0)
    await one("c", "here")
    assert order[-2:] in (["a3", "c"], ["b1", "c"])


async def test_so_many_are_let_in_at_once_however_many_places_they_come_from() -> None:
    gate, entered = Gate(at_once=3), list[str]()

    async def one(place: str) -> None:
        await gate.enter(place)
        entered.append(place)

    tasks = [asyncio.create_task(one(f"place {number % 10}")) for number in range(20)]
    await asyncio.sleep(0)
    assert entered == ["place 0", "place 1", "place 2"]
    await asyncio.gather(*tasks)
    assert sorted(entered[:10]) == sorted({*entered}), "a place had its second turn before another its first"


async def test_a_crowd_is_let_in_with_pauses() -> None:
    """Else the thread that writes waits for Python's lock as long as anybody is let in."""

    async def entered(people: int) -> int:
        gate = Gate(pause_seconds=3_600.0)
        tasks = [asyncio.create_task(gate.enter("here")) for _ in range(people)]
        for _ in range(3 * people):
            await asyncio.sleep(0)
        await gate.enter("there")  # they wait for nobody
        number = sum(task.done() for task in tasks)
        for task in tasks:
            task.cancel()
        return number

    assert await entered(4) == 4
    assert await entered(20) == 2


async def test_every_request_and_every_command_of_a_socket_passes_the_gate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        table = await ada.open("countdown")
        await ada.must(table, "sit", seat=0)
        gate, entered = server.hall.gate, list[str]()
        enter = gate.enter

        async def noted(place: str) -> None:
            entered.append(place)
            await enter(place)

        monkeypatch.setattr(gate, "enter", noted)
        await ada.see(table)
        async with ada.live(table) as line:
            await line.next()
            await line.send("say", key=ada.key(), text="hello")
            await line.until(lambda frame: frame["type"] == "answer")
        assert entered == ["127.0.0.1"] * 3  # the request, the socket, and what it asked for


class Noted(Thinking):
    """Bots that answer at once, and who asked them."""

    def __init__(self) -> None:
        super().__init__(1, games=game_named)
        self.askers: list[Asker] = []

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> str:
        self.askers.append(asker)
        return advice_on(thought.choices[0]) if thought.is_hint else thought.choices[0]


async def test_bots_think_for_whoever_is_at_their_table(tmp_path: Path) -> None:
    thinking = Noted()
    async with (
        serving(tmp_path / "a.db", thinking=thinking, origins=("http://rockets.example",)) as server,
        Client(server.port) as ada,
    ):
        ada.http.headers["x-forwarded-for"] = "2001:db8::7"
        assert (await ada.http.post("/api/guests", json={"name": "Ada"})).status_code == 200
        table = await ada.open("countdown", bots={"1": "random"})
        await ada.must(table, "sit", seat=0)
        await until(lambda: bool(thinking.askers))
        (person,) = [row["id"] for row in await server.hall.storage.rows("people")]
        assert set(thinking.askers) == {Asker("2001:db8::/64", person)}
        assert (await ada.http.get(f"/api/tables/{table}/hint")).status_code == 200
        assert thinking.askers[-1] == Asker("2001:db8::/64", person)


def test_bots_pause_where_nobody_is_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    """Also after a restart, where no clock runs."""

    async def work() -> None:
        time, database = Time(), tmp_path / "a.db"

        def lines(server: Any) -> Any:
            return server.hall.storage.rows("lines", columns=["number"])

        thinking = Noted()
        async with serving(database, now=time, thinking=thinking) as server, Client(server.port, "Ada") as ada:
            table = await ada.open("countdown", 3, bots={"1": "random", "2": "random"})
            await ada.must(table, "sit", seat=0)
            room = server.hall.rooms[table]
            await until(lambda: not room.thinking)
            await ada.must(table, "leave")  # from here on there are bots only
            time.at += server.hall.limits.idle_seconds
            asked, written = len(thinking.askers), len(await lines(server))
            room.refresh()
            assert not room.thinking
            assert await server.hall.storage.tables_due(time.at, 10) == []
            await ada.see(table)
            await until(lambda: room.table.status == "finished")
            assert len(thinking.askers) > asked
            assert len(await lines(server)) > written

            table = await ada.open("countdown", 3, bots={"1": "random", "2": "random"})
            thinking.choose = never  # type: ignore[method-assign]
            await ada.must(table, "sit", seat=0)
            await ada.must(table, "leave")
        thinking = Noted()
        async with serving(database, now=time, thinking=thinking) as server:
            ada.move(server.port)
            async with Client(server.port) as nobody:
                await nobody.see(table)  # who does not say who it is does not count
            await server.hall.rooms[table]._refresh_locked()
            assert not thinking.askers
            async with nobody.live(table) as socket:  # unless it stays
                await socket.until(lambda frame: frame["table"]["status"] == "finished")

    async def never(thought: Thought, asker: Asker = NOBODY) -> str:  # noqa: ARG001
        await asyncio.Event().wait()
        raise AssertionError

    asyncio.run(work())
