"""`apogee serve`, `backup`, `restore` and `doctor`, as a host uses them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from apogee.cli import main
from apogee.core.game import Game
from apogee.core.journal import _chained
from apogee.editions import game_by
from apogee.server.serve import address_at
from apogee.testing import toy
from tests import chance
from tests.serving import SECONDS, Client, game_named, serving


@contextmanager
def served(folder: Path, *arguments: str) -> Generator[tuple[subprocess.Popen[str], int]]:
    """`apogee serve` on a database in a folder, at any port."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, filter(None, sys.path)))}
    environment |= chance.for_a_program()
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli_driver", "serve", "--port", "0", "--lang", "en", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, said
        yield process, int(found[1])
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


async def played(port: int, moves: int) -> str:
    """A table with some moves against a bot, and somebody who watches while the server ends."""
    async with Client(port, "Ada") as ada:
        table = await ada.open(players=2, bots={"1": "greedy"})
        await ada.must(table, "sit", seat=0)
        await ada.must(table, "mute", seat=1, on=False)  # as it is already: an answer without a line
        async with ada.live(table) as socket:
            for _ in range(moves):
                seen = await socket.until(lambda frame: frame["type"] == "state" and frame["choices"] != [])
                await socket.send("play", key=ada.key(), decision=seen["decision"], words=seen["choices"][0])
            await socket.until(lambda frame: frame["type"] == "answer" and frame["decision"] > seen["decision"])
    return table


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_well(tmp_path: Path, number: int) -> None:
    with served(tmp_path) as (process, port):
        asyncio.run(played(port, 3))
        process.send_signal(number)
        said, logged = process.communicate(timeout=SECONDS)

    assert process.returncode == 0
    assert "all that was answered is kept" in said
    assert logged == ""
    assert not (tmp_path / "apogee.db-wal").exists()


def test_a_backup_of_a_running_server_is_restored_and_found_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, other = tmp_path / "copy.db", tmp_path / "other.db"
    with served(tmp_path) as (_, port):
        table = asyncio.run(played(port, 4))
        assert main(["backup", str(backup), "--database", str(tmp_path / "apogee.db")]) == 0
        assert main(["doctor", "--database", str(tmp_path / "apogee.db")]) == 0
    assert main(["restore", str(backup), "--database", str(other)]) == 0
    assert main(["restore", str(backup), "--database", str(other)]) == 2
    assert main(["restore", str(backup), "--database", str(other), "--replace"]) == 0
    assert main(["doctor", "--database", str(other)]) == 0
    said = capsys.readouterr()

    assert said.out.count("One table with") == 2
    assert "all is well" in said.out
    assert (tmp_path / "other.db.old-1").exists()

    async def goes_on() -> None:
        async with serving(other) as server, Client(server.port) as nobody:
            assert (await nobody.see(table))["table"]["status"] == "running"

    asyncio.run(goes_on())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a table that was played a little."""
    database = tmp_path_factory.mktemp("doctor") / "whole.db"

    async def work() -> None:
        async with serving(database) as server:
            await played(server.port, 4)

    asyncio.run(work())
    return database


DAMAGES = {
    "a word of play": "UPDATE lines SET body = replace(body, '\"seat\":', '\"seat\": ') WHERE number = 3",
    "a line is gone": "DELETE FROM lines WHERE number = 3",
    "the last line is gone": "DELETE FROM lines WHERE number = (SELECT max(number) FROM lines)",
    "another seed": "UPDATE tables SET seed = 'other'",
    "another commitment": "UPDATE tables SET commitment = salt",
    "a wrong status": "UPDATE tables SET status = 'finished'",
    "a member too few": "DELETE FROM members",
    "another component file": "UPDATE tables SET components_hash = 'none'",
    "a rules version that is not known": "UPDATE tables SET rules_version = 99",
    "answers are gone": "DELETE FROM answers WHERE table_id <> ''",
    "an answer that cannot be read": "UPDATE answers SET body = 'nothing' WHERE table_id <> ''",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_doctor_finds(whole: Path, tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(whole.read_bytes())
    with closing(sqlite3.connect(broken)) as connection:
        for trigger in ("lines_no_update", "lines_no_delete"):
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute(DAMAGES[damage])
        connection.commit()
    code = main(["doctor", "--database", str(broken)])
    said = capsys.readouterr().out

    assert code == 1
    assert said.startswith("Table ")
    assert "wrong, as said above" in said


def test_the_doctor_finds_damaged_pages(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages = bytearray(whole.read_bytes())
    pages[4096 * 3 + 8 : 4096 * 4] = b"\xff" * (4096 - 8)
    broken = tmp_path / "broken.db"
    broken.write_bytes(pages)

    assert main(["doctor", "--database", str(broken)]) in (1, 2)
    said = capsys.readouterr()
    assert "damaged" in said.out + said.err or "malformed" in said.out + said.err


def test_a_table_keeps_the_component_file_it_began_with(tmp_path: Path) -> None:
    """People and bots at it go on by the old file, beside new tables by the new one."""
    shipped = resources.files("apogee.games.pocket_rockets").joinpath("components.toml").read_text("utf-8")
    changed = re.sub(r'(id = "hand_limit"\s+value = )3', r"\g<1>4", shipped)
    assert changed != shipped
    (tmp_path / "changed.toml").write_text(changed, "utf-8")

    async def limits(client: Client, table: str) -> set[int]:
        return {seat["hand_limit"] for seat in (await client.see(table))["view"]["seats"]}

    async def before(port: int) -> tuple[Client, str]:
        client = await Client(port, "Ada").__aenter__()
        table = await client.open(players=2, bots={"1": "greedy"})
        await client.must(table, "sit", seat=0)
        assert await limits(client, table) == {4}
        await client.play_some(table, 3)
        return client, table

    async def after(client: Client, port: int, table: str) -> None:
        client.move(port)
        assert await limits(client, table) == {4}
        await client.play_some(table, 6)
        new = await client.open(players=2, bots={"1": "greedy"})
        await client.must(new, "sit", seat=0)
        assert await limits(client, new) == {3}
        assert await limits(client, table) == {4}
        old, fresh = (await client.see(table))["table"], (await client.see(new))["table"]
        assert old["components_hash"] != fresh["components_hash"]
        await client.http.aclose()

    async def work() -> None:
        with served(tmp_path, "--components", "changed.toml") as (_, port):
            client, table = await before(port)
        with served(tmp_path) as (process, port):
            await after(client, port, table)
            process.terminate()
            assert process.communicate(timeout=SECONDS)[1] == ""  # no bot had to guess

    asyncio.run(work())
    assert main(["doctor", "--database", str(tmp_path / "apogee.db")]) == 0


@pytest.mark.parametrize("is_stored", [True, False])
def test_a_table_begun_with_a_file_shipped_before_goes_on(tmp_path: Path, is_stored: bool) -> None:
    """Its row names the whole text of that file, which plays as the present one does; the stored copy may be gone."""
    text = (Path(__file__).parent / "golden/pocket_rockets/shipped-1.toml").read_bytes()
    before, now = game_by("pocket-rockets", text), game_named("pocket-rockets")

    async def work() -> None:
        async with serving(tmp_path / "a.db", games=lambda name: before if name == before.name else toy.GAME) as server:
            client = await Client(server.port, "Ada").__aenter__()
            table = await client.open(players=2, bots={"1": "greedy"})
            await client.must(table, "sit", seat=0)
            await client.play_some(table, 3)
        with closing(sqlite3.connect(tmp_path / "a.db")) as database:
            assert list(database.execute("SELECT components_hash FROM tables")) == [(before.text_hash,)]
            assert (before.text_hash,) in list(database.execute("SELECT hash FROM components"))
            if not is_stored:
                database.execute("DELETE FROM components")
            database.commit()
        async with serving(tmp_path / "a.db") as server:
            client.move(server.port)
            await client.play_some(table, 3)
            assert server.hall.rooms[table].table.game is now
            assert (await client.see(table))["table"]["components_hash"] == now.components_hash
            await client.http.aclose()

    asyncio.run(work())
    assert main(["doctor", "--database", str(tmp_path / "a.db")]) == 0


async def test_what_is_shown_comes_from_the_file_at_hand_and_what_is_played_from_the_table_s(tmp_path: Path) -> None:
    """Tables by three files: the server's own, one with other words, one by which the play is another."""
    shipped = resources.files("apogee.games.pocket_rockets").joinpath("components.toml").read_bytes()
    other = re.sub(rb'(id = "hand_limit"\s+value = )3', rb"\g<1>4", shipped)
    texts = [
        shipped,
        shipped.replace(b'en = "Conveyor"', b'en = "Belt"'),
        other,
        other.replace(b'"Conveyor"', b'"Belt"'),
    ]
    games = [game_by("pocket-rockets", text) for text in texts]
    assert len({game.text_hash for game in games}) == 4
    assert len({game.components_hash for game in games}) == 2

    tables: list[str] = []
    async with serving(tmp_path / "a.db") as server:
        client = await Client(server.port, "Ada").__aenter__()
    for game in games:
        by_name = {"pocket-rockets": game, "countdown": toy.GAME}
        async with serving(tmp_path / "a.db", games=by_name.__getitem__) as server:
            client.move(server.port)
            tables.append(await client.open(players=2, bots={"1": "greedy"}))
    journal = begun(games[3])
    async with serving(tmp_path / "a.db") as server:
        client.move(server.port)
        for table in tables:
            await client.must(table, "sit", seat=0)
            await client.play_some(table, 2)
        played_by = [server.hall.rooms[table].table.game for table in tables]
        assert played_by == [games[0], games[0], games[2], games[3]]
        response = await client.http.post("/api/replays", json={"journal": journal, "seat": None})
        assert response.status_code == 200, response.text
        assert response.json()["components_hash"] == games[3].components_hash
        for table, game in zip(tables, played_by, strict=True):
            response = await client.http.get(f"/api/tables/{table}/replay")
            assert response.status_code == 200, response.text
            assert response.json()["components_hash"] == game.components_hash
        for game in games[2:]:  # as journals once named their files
            lines = [line.rpartition(" #")[0] for line in journal.splitlines()]
            named = _chained([line.replace(game.components_hash, game.text_hash) for line in lines])
            response = await client.http.post("/api/replays", json={"journal": named, "seat": None})
            assert response.status_code == 200, response.text
        assert len(server.hall.replays.processes()) == 1
        await client.http.aclose()
    with closing(sqlite3.connect(tmp_path / "a.db")) as database:
        stored = {text for (text,) in database.execute("SELECT text FROM components")}
        assert stored == set(texts)


def begun(game: Game[Any]) -> str:
    """The journal of a whole match."""
    match = game.match(2, seed=3)
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, match.choices(seat)[-1])
    return match.journal.text(is_private=False)


async def test_a_table_keeps_the_rules_version_it_began_with(tmp_path: Path) -> None:
    """An update of the rules concerns new tables only."""
    last_wins = replace(toy.GAME, rules_version=2, older={1: toy.GAME}, places=lambda table: toy.places(table)[::-1])

    def updated(name: str) -> Any:
        return last_wins if name == "countdown" else game_named(name)

    async with serving(tmp_path / "a.db") as server:
        client = await Client(server.port, "Ada").__aenter__()
        old = await client.open("countdown", 2, bots={"1": "random"})
        await client.must(old, "sit", seat=0)
    async with serving(tmp_path / "a.db", games=updated) as server:
        client.move(server.port)
        await client.play_some(old, 1)
        new = await client.open("countdown", 2, bots={"1": "random"})
        await client.must(new, "sit", seat=0)

        assert (await client.see(old))["table"]["rules_version"] == 1
        assert (await client.see(new))["table"]["rules_version"] == 2
        assert server.hall.rooms[old].table.game is toy.GAME
        assert server.hall.rooms[new].table.game is last_wins
        await client.http.aclose()


def test_bad_arguments_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refused(*arguments: str) -> str:
        assert main(list(arguments)) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err

    (tmp_path / "text.db").write_text("no database")
    assert "65535" in refused("serve", "--port", "99999", "--lang", "en")
    assert "ohne Pfad" in refused("serve", "--origin", "https://example.org/path", "--lang", "de")
    assert "is not a database" in refused("serve", "--port", "0", "--database", str(tmp_path / "text.db"))
    assert "no folder" in refused("serve", "--port", "0", "--database", str(tmp_path / "none" / "a.db"))
    assert "PostgreSQL" in refused("serve", "--port", "0", "--database", "postgresql://localhost/apogee")
    assert "There is no database" in refused("doctor", "--database", str(tmp_path / "none.db"))
    assert "There is no backup" in refused("restore", str(tmp_path / "none.db"), "--database", str(tmp_path / "a.db"))


def test_the_address_that_is_told_leads_to_the_first_page() -> None:
    assert address_at("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address_at("::1", 8000) == "http://[::1]:8000/"


def test_two_servers_do_not_share_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path):
        assert main(["serve", "--port", "0", "--database", str(tmp_path / "apogee.db")]) == 2
    assert "in use by another server" in capsys.readouterr().err


def test_without_its_libraries_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    modules: dict[str, Any] = sys.modules
    for name in [name for name in modules if name.startswith("apogee.server")]:
        monkeypatch.delitem(modules, name)
    monkeypatch.setitem(modules, "uvicorn", None)

    assert main(["serve", "--lang", "en"]) == 2
    assert "apogee[server]" in capsys.readouterr().err
