"""Trouble with the disk, under a running server: moves are refused, reading goes on, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from apogee.server import room
from apogee.server.storage import StorageTrouble
from tests.serving import Client, Process, serving, until
from tests.test_rooms import Slow
from tests.test_server import at, seated

if sys.platform != "linux":
    pytest.skip("disks fail in other ways elsewhere", allow_module_level=True)

GERMAN = {"accept-language": "de"}
IN_GERMAN = (
    "Der Server kann gerade nicht auf seine Platte schreiben. Nichts hat sich geändert; sende es gleich noch einmal."
)
IN_ENGLISH = "The server cannot write to its disk now. Nothing has changed; send it again in a moment."


class Disk:
    """A folder for a database, and how it can go wrong there."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "apogee.db"

    def fail(self, server: Process) -> None:
        """From now on nothing more can be written."""

    def work(self, server: Process) -> None:
        """All is well again."""


class SmallDisk(Disk):
    """One that gets full."""

    def fail(self, server: Process) -> None:  # noqa: ARG002 - what every disk is told
        with open(self.database.with_name("ballast"), "wb", buffering=0) as ballast:
            try:
                for _ in range(10_000):
                    ballast.write(bytes(4096))
            except OSError:
                return
        raise AssertionError("there is room for everything")

    def work(self, server: Process) -> None:  # noqa: ARG002
        self.database.with_name("ballast").unlink()


class BadDisk(Disk):
    """One where files cannot grow: every write fails."""

    def fail(self, server: Process) -> None:
        self._limit(server, os.path.getsize(f"{self.database}-wal"))

    def work(self, server: Process) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Process, size: int) -> None:
        if server.process is not None:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@pytest.fixture(params=["full", "failing"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param == "failing":
        yield BadDisk(tmp_path)
        return
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield SmallDisk(folder)
    subprocess.run(["umount", str(folder)], check=True)


async def whose_turn(people: list[Client], table: str) -> tuple[Client, dict[str, Any]]:
    """Who is to act first, and the command to send, key and all."""
    for person in people:
        seen = await person.see(table)
        if seen["choices"]:
            key = person.key()
            return person, {"do": "play", "key": key, "decision": seen["decision"], "words": seen["choices"][0]}
    raise AssertionError("nobody is to act")


def settled(seen: dict[str, Any]) -> dict[str, Any]:
    """What a viewer knows, but for who is connected."""
    seats = [{**seat, "is_here": None} for seat in seen["table"]["seats"]]
    return {**seen, "table": {**seen["table"], "seats": seats}}


async def refused(send: Callable[[], Any], message: str) -> None:
    response = await send()
    assert (response.status_code, response.json()) == (503, {"error": "storage", "message": message})
    assert response.headers["retry-after"]


@pytest.mark.parametrize("game", ["pocket-rockets", "countdown"])
async def test_moves_are_refused_and_reading_goes_on_while_the_disk_takes_nothing(game: str, disk: Disk) -> None:
    with Process(disk.database) as server:
        server.start()
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob")]
            nobody = await stack.enter_async_context(Client(server.port))
            table = await people[0].open(game)
            for seat, person in enumerate(people):
                await person.must(table, "sit", seat=seat)
            await (await whose_turn(people, table))[0].play(table)
            person, command = await whose_turn(people, table)
            path = f"/api/tables/{table}/commands"
            async with person.live(table) as tab, nobody.live(table) as watching:
                for socket in (tab, watching):
                    await socket.until(lambda frame: frame["table"]["seats"][people.index(person)]["is_here"])
                before = [await each.see(table) for each in (*people, nobody)]
                disk.fail(server)
                for _ in range(2):
                    await refused(lambda: person.http.post(path, json=command), IN_ENGLISH)
                await refused(lambda: person.http.post(path, json=command, headers=GERMAN), IN_GERMAN)
                await tab.connection.send(json.dumps(command))
                said = await tab.until(lambda frame: frame["type"] == "trouble")
                told = {"error": "storage", "message": IN_ENGLISH, "retry_after": 1}
                assert said == {"type": "trouble", "key": command["key"], **told}
                talk = {"do": "say", "key": person.key(), "text": "hello?"}
                await refused(lambda: person.http.post(path, json=talk), IN_ENGLISH)
                wanted = {"key": person.key(), "game": game, "players": 2}
                await refused(lambda: person.http.post("/api/tables", json=wanted), IN_ENGLISH)
                await refused(lambda: nobody.http.post("/api/guests", json={"name": "Eve"}), IN_ENGLISH)

                assert [await each.see(table) for each in (*people, nobody)] == before
                assert (await nobody.http.get(f"/api/tables/{table}/journal")).status_code == 200
                assert (await nobody.http.get("/healthz")).text == "ok\n"
                assert table in (await nobody.http.get("/api/tables")).text
                async with nobody.live(table) as another:
                    assert await another.next() == before[2]
                assert await watching.quiet()

                disk.work(server)
                answer = (await person.http.post(path, json=command)).json()
                assert answer["ok"] is True
                assert (await person.http.post(path, json=command)).json() == answer
                seen = await person.see(table)
                assert seen["decision"] == command["decision"] + 1
                assert seen == await tab.until(lambda frame: frame.get("decision") == seen["decision"]) | {
                    "since": 0,
                    "events": seen["events"],
                }

            acknowledged = [settled(await each.see(table)) for each in (*people, nobody)]
            other, late = await whose_turn(people, table)
            disk.fail(server)
            await refused(lambda: other.http.post(path, json=late), IN_ENGLISH)
            server.kill()
            disk.work(server)
            server.start()
            assert [settled(await each.see(table)) for each in (*people, nobody)] == acknowledged
            assert (await person.http.post(path, json=command)).json() == answer
            assert (await other.http.post(path, json=late)).json()["ok"] is True
            assert (await person.http.post("/api/tables", json=wanted)).status_code == 200


def test_bots_go_on_when_the_trouble_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "STORAGE_RETRY_SECONDS", 0.1)

    async def work() -> None:
        thinking = Slow()
        async with serving(tmp_path / "a.db", thinking=thinking) as server, Client(server.port, "Ada") as ada:
            table = await ada.open("countdown", bots={"1": "random"})
            await ada.must(table, "sit", seat=0)
            storage = server.hall.storage
            write, rows, tried = storage.write, storage.rows, 0

            async def fail(*_: Any, **__: Any) -> Any:
                nonlocal tried
                tried += 1
                raise StorageTrouble("io", "The disk is on strike.")

            monkeypatch.setattr(storage, "write", fail)
            async with ada.live(table) as socket:
                first = await socket.next()
                thinking.go.set()
                await until(lambda: tried >= 3)
                monkeypatch.setattr(storage, "rows", fail)  # now it cannot even be read
                tried = 0
                await until(lambda: tried >= 3)
                assert await socket.quiet()
                monkeypatch.setattr(storage, "write", write)
                monkeypatch.setattr(storage, "rows", rows)
                moved = await socket.until(lambda frame: frame["number"] > first["number"])
                assert moved["view"]["seats"][1]["ready"]

    asyncio.run(work())


async def test_what_was_taken_back_reads_the_same_after_a_restart(tmp_path: Path) -> None:
    with Process(tmp_path / "a.db") as server:
        server.start()
        async with AsyncExitStack() as stack:
            people = await seated(stack, server, game="countdown", players=3)  # type: ignore[arg-type]
            nobody = await stack.enter_async_context(Client(server.port))
            one, two, three = people
            table = at(people)
            await one.play(table, "bet 0")
            await two.play(table, "bet 1")
            await one.play(table, "done")
            await two.play(table, "done")
            decision = (await one.see(table))["decision"]
            await one.must(table, "take-back", decision=decision)  # withdrawn: two was ready since
            await one.must(table, "take-back", decision=decision + 1)
            await one.play(table, "bet 1")
            await one.play(table, "done")
            await three.play(table, "bet 0")
            await three.play(table, "done")
            asked = await three.see(table)
            await three.must(table, "ask-back", decision=asked["decision"])
            await one.must(table, "answer-back", request=1, agree=True)
            await two.must(table, "answer-back", request=1, agree=True)
            everybody = [*people, nobody]
            before = [await each.see(table) for each in everybody]
            assert any(event.get("table") == "take-back" for event in before[3]["events"])
            assert before[0]["view"]["round"] == 1
            server.kill()
            server.start()

            assert [await each.see(table) for each in everybody] == before
            for seen, each in zip(before, everybody, strict=True):
                for since in range(seen["number"] + 1):
                    assert (await each.see(table, since))["events"] == seen["events"][since:]
            await three.play(table, "done")
            assert (await three.see(table))["view"]["round"] == 2
