"""What the server keeps: real files, real processes, real kills, disks that are really full."""

import asyncio
import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event

from apogee.server import keeping, migrations, schema, sqlite
from apogee.server.errors import CannotCopy
from apogee.server.storage import (
    BadChange,
    CannotOpen,
    Change,
    Conflict,
    Delete,
    Insert,
    Storage,
    StorageTrouble,
    Update,
)
from tests.limits import PATIENCE_SECONDS
from tests.storage_driver import TABLE, line, table

DRIVER = Path(__file__).with_name("storage_driver.py")
ADA = Insert("people", {"id": "ada", "name": "Ada", "cookie": "c1", "since": 1.5})
BEN = Insert("people", {"id": "ben", "name": "Ben", "cookie": "c2", "since": 2.5})

Story = Callable[[Storage], Awaitable[None]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "apogee.db"


def play(path: Path, story: Story, after_commit: Callable[[], None] | None = None) -> None:
    """Open a storage, let something happen, and close it."""

    async def whole() -> None:
        storage = Storage.open(str(path), after_commit=after_commit)
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(whole())


def keep(path: Path, *changes: Change) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(*changes)

    play(path, story)


def plain(path: Path, sql: str) -> list[Any]:
    """What SQLite itself says about a file."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(sql).fetchall()


def driver(*arguments: object, **options: Any) -> "subprocess.Popen[str]":
    words = [sys.executable, str(DRIVER), *map(str, arguments)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(DRIVER.parent.parent), *sys.path])}
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment, **options)


def said_by_driver(*arguments: object) -> str:
    with driver(*arguments) as process:
        said, _ = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 0
    return said


# --- Reading and writing


async def test_what_is_written_is_on_disk_before_anybody_is_told(tmp_path: Path) -> None:
    """kill -9 cannot show it, since the system's cache survives; so the connection that writes is asked."""
    storage = Storage.open(str(tmp_path / "a.db"))
    with storage._writing.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "journal_mode")
        }
    await storage.close()
    assert found == {"synchronous": 2, "journal_mode": "wal"}  # 2 is FULL


def test_what_is_written_is_read(path: Path) -> None:
    key = {"table_id": "t", "person_id": "ada", "key": "k"}
    answer = {**key, "command": "{}", "body": "ä", "is_refusal": True, "at": 1.5}

    async def story(storage: Storage) -> None:
        await storage.write(ADA, table("t", wake_at=7.25), Insert("answers", answer), line("t", 0, "first"))
        await storage.write(Insert("components", {"hash": "h", "game": "g", "text": b"\0\xff"}))

        assert await storage.one("people", {"id": "ada"}) == ADA.values
        assert await storage.one("tables", {"id": "t"}) == {**TABLE, "id": "t", "wake_at": 7.25}
        assert await storage.one("tables", {"id": "other"}) is None
        assert await storage.rows("answers") == [answer]
        assert (await storage.rows("answers"))[0]["is_refusal"] is True
        assert await storage.rows("components", columns=["text"]) == [{"text": b"\0\xff"}]

    play(path, story)


def test_rows_are_chosen_ordered_and_limited(path: Path) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(table("a"), table("b", rematch_of="a"), *(line("a", number) for number in range(12)))

        numbers = await storage.rows("lines", {"table_id": "a"}, order="-number", limit=3, columns=["number"])
        assert numbers == [{"number": 11}, {"number": 10}, {"number": 9}]
        assert len(await storage.rows("lines", {"table_id": "a", "number": 4})) == 1
        assert [row["id"] for row in await storage.rows("tables", {"rematch_of": None})] == ["a"]

    play(path, story)


def test_rows_are_changed_and_deleted(path: Path) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(table("a"), table("b"), Insert("invitations", {"token": "x", "table_id": "a"}))
        await storage.write(
            Update("tables", {"id": "a", "wake_at": None}, {"wake_at": 4.0, "status": "open"}),
            Update("tables", {"status": "running"}, {"status": "closed"}),
            Delete("invitations", {"token": "x"}),
        )

        rows = await storage.rows("tables", order="id", columns=["id", "wake_at", "status"])
        assert [tuple(row.values()) for row in rows] == [("a", 4.0, "open"), ("b", None, "closed")]
        assert await storage.rows("invitations") == []

    play(path, story)


def test_what_is_written_is_there_when_opened_again(path: Path) -> None:
    keep(path, ADA)

    async def story(storage: Storage) -> None:
        assert len(await storage.rows("people")) == 1

    play(path, story)
    assert not list(path.parent.glob("*-wal"))


def test_due_tables_are_running_and_the_longest_due_come_first(path: Path) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(
            table("late", wake_at=5.0),
            table("later", wake_at=9.0),
            table("latest", wake_at=9.5),
            table("first", wake_at=1.0),
            table("never"),
            table("over", wake_at=1.0, status="finished"),
        )

        assert await storage.tables_due(9.0, 10) == ["first", "late", "later"]
        assert await storage.tables_due(9.0, 2) == ["first", "late"]
        assert await storage.count("running") == 5
        assert await storage.count("closed") == 0

    play(path, story)


def test_lists_of_tables_show_the_newest_changed_and_no_secrets(path: Path) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(
            ADA,
            table("old", changed_at=1.0),
            table("open", changed_at=3.0, status="open"),
            table("new", changed_at=4.0),
            table("private", changed_at=5.0, is_public=False),
            table("over", changed_at=6.0, status="finished"),
            *(Insert("members", {"table_id": each, "person_id": "ada"}) for each in ("old", "over", "private")),
        )

        assert list(await storage.tables_shown(10, 10)) == ["new", "open", "old"]
        assert list(await storage.tables_shown(2, 10)) == ["new", "open"]
        assert list(await storage.tables_shown(10, 1)) == ["new", "open"]  # the newest of each status
        shown = await storage.tables_named(["open", "new", "never"])
        assert [row["id"] for row in shown] == ["open", "new"]
        assert shown[0]["is_public"] is True
        mine = await storage.tables_of("ada", 10)
        assert [row["id"] for row in mine] == ["over", "private", "old"]
        assert [row["id"] for row in await storage.tables_of("ada", 1)] == ["over"]
        assert [row["id"] for row in await storage.tables_of("ada", 10, before=5.0)] == ["old"]
        assert await storage.tables_of("ben", 10) == []
        assert not {"seed", "salt", "position"} & (shown[0].keys() | mine[0].keys())

    play(path, story)


@pytest.mark.parametrize(
    ("sql", "index"),
    [
        (
            "SELECT id FROM tables WHERE status = 'running' AND wake_at <= 1 ORDER BY wake_at",
            "ix_tables_status_wake_at",
        ),
        (
            "SELECT id FROM tables WHERE is_public IS 1 AND status = 'open' ORDER BY changed_at DESC",
            "ix_tables_is_public_status_changed_at",
        ),
        ("SELECT table_id FROM members WHERE person_id = 'ada'", "ix_members_person_id"),
    ],
)
def test_the_questions_have_their_indexes(path: Path, sql: str, index: str) -> None:
    keep(path)

    plan = " ".join(str(row) for row in plain(path, f"EXPLAIN QUERY PLAN {sql}"))

    assert index in plan
    assert "TEMP B-TREE" not in plan


# --- Groups


def test_many_writes_share_a_commit(path: Path) -> None:
    commits: list[str] = []

    async def story(storage: Storage) -> None:
        await storage.write(*(table(f"t{number}") for number in range(100)))
        commits.clear()
        await asyncio.gather(*(storage.write(line(f"t{number}", 0)) for number in range(100)))

        assert len(await storage.rows("lines")) == 100
        assert 1 <= len(commits) < 50

    play(path, story, lambda: commits.append(threading.current_thread().name))
    assert set(commits) == {"apogee-writer"}


def test_a_write_is_answered_after_its_commit(path: Path) -> None:
    seen = []

    def look() -> None:
        seen.append([name for (name,) in plain(path, "SELECT name FROM people")])
        assert is_answered == []

    is_answered: list[bool] = []

    async def story(storage: Storage) -> None:
        await storage.write(ADA)
        is_answered.append(True)

    play(path, story, look)
    assert seen == [["Ada"]]


def test_a_conflict_fails_alone_and_as_a_whole(path: Path) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(ADA, table("t"))
        outcomes = await asyncio.gather(
            storage.write(line("t", 0)),
            storage.write(line("t", 1), Insert("people", {**ADA.values, "cookie": "c9"})),
            storage.write(line("t", 2), Insert("people", {**ADA.values, "id": "eve"})),
            storage.write(line("t", 3)),
            return_exceptions=True,
        )

        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Conflict, type(None)]
        assert str(outcomes[1]) == "This is there already: UNIQUE constraint failed: people.id."
        assert [row["number"] for row in await storage.rows("lines", order="number")] == [0, 3]

    play(path, story)


def test_a_row_that_is_there_may_be_kept(path: Path) -> None:
    async def story(storage: Storage) -> None:
        for text in (b"one", b"two"):
            await storage.write(Insert("components", {"hash": "h", "game": "g", "text": text}, or_keep=True))

        assert await storage.rows("components", columns=["text"]) == [{"text": b"one"}]

    play(path, story)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (Insert("tabels", {"id": "t"}), "The storage has no table 'tabels'; did you mean 'tables'?."),
        (Delete("people", {"nome": "t"}), "The storage's table people has no column 'nome'; did you mean 'name'?."),
        (Insert("people", {"id": "x"}), "The storage does not take this: NOT NULL constraint failed: people.name."),
        (line("nowhere", 0), "The storage does not take this: FOREIGN KEY constraint failed."),
        (line("t", 2**64), "The storage does not take this: Python int too large to convert to SQLite INTEGER."),
        (Update("lines", {"number": 0}, {"body": "other"}), "a line of a journal is never changed"),
        (Delete("lines", {"table_id": "t"}), "a line of a journal is never taken away"),
        (line("t", 1, "\ud800"), "The storage does not take this: 'utf-8' codec can't encode"),
        (Update("people", {"id": "ada"}, {"name": ["a list"]}), "The storage does not take this: "),
    ],
)
def test_what_the_database_does_not_take_fails_alone(path: Path, change: Change, said: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(ADA, table("t"), line("t", 0))
        outcomes = await asyncio.gather(
            storage.write(line("t", 7)),
            storage.write(line("t", 8), change),
            storage.write(line("t", 9)),
            return_exceptions=True,
        )

        assert [type(outcome) for outcome in outcomes] == [type(None), BadChange, type(None)]
        assert said in str(outcomes[1])
        assert [row["number"] for row in await storage.rows("lines", order="number")] == [0, 7, 9]
        assert (await storage.rows("lines", {"number": 0}))[0]["body"] == "{}"

    play(path, story)


@pytest.mark.parametrize("sql", ["UPDATE lines SET body = 'other'", "DELETE FROM lines"])
def test_lines_stay_for_every_program(path: Path, sql: str) -> None:
    keep(path, table("t"), line("t", 0))

    with pytest.raises(sqlite3.IntegrityError, match="a line of a journal is never"):
        plain(path, sql)


def test_a_cancelled_write_disturbs_nobody(path: Path) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(table("t"))
        writes = [asyncio.create_task(storage.write(line("t", number))) for number in range(5)]
        await asyncio.sleep(0)
        writes[2].cancel()
        outcomes = await asyncio.gather(*writes, return_exceptions=True)

        assert [type(each) for each in outcomes].count(type(None)) == 4
        await storage.write(line("t", 5))
        assert len(await storage.rows("lines")) in {5, 6}

    play(path, story)


def test_closing_finishes_what_was_begun(path: Path) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(table("t"))
        writes = [asyncio.create_task(storage.write(line("t", number))) for number in range(700)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*writes)

        for late in (storage.write(ADA), storage.rows("people"), storage.count("open")):
            with pytest.raises(StorageTrouble, match=r"^The storage is closed\.$") as caught:
                await late
            assert caught.value.reason == "closed"

    play(path, story)
    assert plain(path, "SELECT count(*) FROM lines") == [(700,)]


# --- Opening


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("postgresql://host/db", "Apogee does not keep its tables in PostgreSQL yet; give the path of a file."),
        ("mysql://host/db", "'mysql://host/db' is not the path of a file."),
        ("", "'' is not the path of a file."),
        ("FOLDER/none/x.db", "There is no folder FOLDER/none; make it first."),
        ("FOLDER", "FOLDER is not a file; give the path of a file."),
    ],
)
def test_an_address_that_is_none(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(CannotOpen) as caught:
        Storage.open(name.replace("FOLDER", str(tmp_path)))

    assert str(caught.value) == said.replace("FOLDER", str(tmp_path))


def said_at_opening(path: Path) -> str:
    with pytest.raises(CannotOpen) as caught:
        Storage.open(str(path))
    return str(caught.value).replace(str(path), "FILE")


def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_text("What a long text this is, and it is not a database.\n" * 100)

    assert said_at_opening(path) == "FILE is not a database."
    assert path.read_text().startswith("What a long text")


def test_a_database_of_another_program(path: Path) -> None:
    plain(path, "CREATE TABLE alembic_version (version_num TEXT)")

    assert said_at_opening(path) == "FILE is a database of another program."


def test_a_damaged_database(path: Path) -> None:
    keep(path, ADA)
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * 3000 + whole[3100:])

    assert said_at_opening(path) == "FILE is damaged; use a backup that is whole."


def test_a_database_of_a_newer_apogee(path: Path) -> None:
    keep(path)
    plain(path, "UPDATE alembic_version SET version_num = '9999'")

    assert said_at_opening(path) == "FILE was made by a newer Apogee; use that one."


def test_a_database_that_another_process_uses(path: Path) -> None:
    with driver("hold", path, stdin=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        assert said_at_opening(path) == "FILE is in use by another server; stop that one first."
        process.kill()

    keep(path, ADA)


def test_a_folder_and_a_file_that_cannot_be_written_to() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, path = Path(name), Path(name) / "apogee.db"
        keep(path)
        path.chmod(0o444)
        Path(f"{path}.lock").chmod(0o666)
        folder.chmod(0o555)

        said = said_by_driver("open_as_nobody", path)
        assert said == "FOLDER/apogee.db cannot be written to: permission denied.\n"
        said = said_by_driver("open_as_nobody", folder / "new.db")
        assert said == "FOLDER/new.db.lock cannot be written to: permission denied.\n"
        folder.chmod(0o755)


def test_all_files_are_for_their_owner_alone(path: Path) -> None:
    async def story(storage: Storage) -> None:
        await storage.write(ADA)
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
        names = ("apogee.db", "apogee.db-shm", "apogee.db-wal", "apogee.db.lock")
        assert modes == dict.fromkeys(names, 0o600)

    old = os.umask(0)
    try:
        play(path, story)
    finally:
        os.umask(old)


def test_a_path_may_hold_any_characters(tmp_path: Path) -> None:
    path = tmp_path / "50% of? what#it:is &c ü.db"

    keep(path, ADA)
    keeping.back_up(str(path), f"{path}.copy")

    assert path.is_file()
    assert plain(Path(f"{path}.copy"), "SELECT name FROM people") == [("Ada",)]


# --- Migrations


def migrate(path: Path, to: str) -> None:
    path.touch()
    sqlite.migrate(path, to)


@pytest.mark.parametrize("start", ["nothing", "empty file", "empty database", "0001", schema.NEWEST])
def test_every_beginning_comes_up_to_date(path: Path, start: str) -> None:
    if start == "empty file":
        path.touch()
    elif start == "empty database":
        plain(path, "PRAGMA user_version = 1")
    elif start != "nothing":
        migrate(path, start)
        plain(path, "INSERT INTO people VALUES ('ada', 'Ada', 'c1', 1.5)")

    keep(path, BEN, table("t"), line("t", 0))

    assert plain(path, "SELECT version_num FROM alembic_version") == [(schema.NEWEST,)]
    assert plain(path, "SELECT count(*) FROM people") == [(2 if start.isdigit() else 1,)]
    assert len(plain(path, "SELECT name FROM sqlite_schema WHERE type = 'trigger'")) == 2
    assert plain(path, "PRAGMA journal_mode") == [("wal",)]


def test_tables_without_a_clock_are_due_no_more(path: Path) -> None:
    migrate(path, "0002")
    for name, clock in (("quick", "null"), ("slow", '{"unit": "days", "length": 1}')):
        columns = "id, game, rules_version, components_hash, players, options, settings, host, is_public, commitment"
        values = f"'{name}', 'countdown', 1, '', 2, '{{}}', '{{\"clock\": {clock}}}', 'ada', 1, ''"
        more, rest = (
            "digest, seed, salt, status, wake_at, created_at, changed_at",
            "'', '', '', 'running', 0.0, 1.0, 1.0",
        )
        plain(path, f"INSERT INTO tables ({columns}, {more}) VALUES ({values}, {rest})")  # noqa: S608 - all of it is ours

    keep(path)

    assert plain(path, "SELECT id, wake_at FROM tables ORDER BY id") == [("quick", None), ("slow", 0.0)]


def test_the_migrations_make_what_the_schema_says(path: Path) -> None:
    keep(path)

    engine = sqlite.engine_of(path, is_writing=False)
    with engine.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), schema.METADATA) == []
    engine.dispose()
    assert migrations.newest() == schema.NEWEST


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    migrate(path, "0001")
    plain(path, "CREATE TRIGGER lines_no_delete BEFORE DELETE ON lines BEGIN SELECT 1; END")

    assert said_at_opening(path) == "FILE cannot be opened: trigger lines_no_delete already exists."
    assert plain(path, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert plain(path, "SELECT name FROM sqlite_schema WHERE type = 'trigger'") == [("lines_no_delete",)]


def test_an_up_to_date_database_opens_without_alembic(path: Path) -> None:
    keep(path)
    program = (
        "import sys\n"
        "from apogee.server.storage import Storage\n"
        "Storage.open(sys.argv[1])\n"
        "print('alembic' in sys.modules)"
    )

    run = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)

    assert run.stdout == "False\n"


# --- Trouble


def test_nothing_that_was_acknowledged_is_lost_when_killed(path: Path) -> None:
    kept = dict[str, int]()
    for commits, seconds in ((20, 0.0), (0, 0.02), (57, 0.0), (0, 0.3), (0, 0.1)):
        process = driver("write", path, commits)
        assert process.stdout is not None
        if not commits:
            process.stdout.readline()
            time.sleep(seconds)
            process.kill()
        for said in process.stdout:
            if said.endswith("\n"):
                table_id, number = said.split()
                kept[table_id] = int(number)
        process.stdout.close()
        assert process.wait(timeout=PATIENCE_SECONDS) == -signal.SIGKILL

        sql = "SELECT id, count(*), max(number), changed_at FROM tables JOIN lines ON table_id = id GROUP BY id"
        found = {row[0]: row[1:] for row in plain(path, sql)}
        assert plain(path, "PRAGMA integrity_check") == [("ok",)]
        for table_id, acknowledged in kept.items():
            lines, last, changed = found[table_id]
            assert last >= acknowledged
            assert last == lines - 1 == changed  # without gaps, and never half a write
    assert len(kept) == 8


async def fill(storage: Storage) -> tuple[StorageTrouble, int]:
    """Write until there is trouble; how many lines were kept."""
    for number in range(10_000):
        try:
            await storage.write(line("t", number, "x" * 20_000))
        except StorageTrouble as trouble:
            return trouble, number
    raise AssertionError("there was room for everything")


def test_a_full_database_refuses_and_goes_on_when_there_is_room(path: Path) -> None:
    pages = 100

    async def story(storage: Storage) -> None:
        nonlocal pages

        @event.listens_for(storage._writing, "connect")
        def limit(connection: sqlite3.Connection, _: object) -> None:
            connection.execute(f"PRAGMA max_page_count = {pages}")

        await storage.write(table("t"), ADA)
        trouble, kept = await fill(storage)
        assert trouble.reason == "full"
        assert str(trouble) == "There is no room left on the disk."
        together = [storage.write(line("t", kept + number, "x" * 20_000)) for number in range(3)]
        outcomes = await asyncio.gather(*together, return_exceptions=True)
        assert [type(each) for each in outcomes] == [StorageTrouble] * 3
        assert len({id(each) for each in outcomes}) == 3
        assert len(await storage.rows("lines")) == kept
        pages = 10_000
        await storage.write(line("t", kept, "x" * 20_000))
        assert len(await storage.rows("lines")) == kept + 1

    play(path, story)


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(2**20))

    async def story(storage: Storage) -> None:
        await storage.write(table("t"))
        trouble, kept = await fill(storage)
        assert trouble.reason == "full"
        assert len(await storage.rows("lines")) == kept
        ballast.unlink()
        await storage.write(line("t", kept, "x" * 20_000))
        assert len(await storage.rows("lines")) == kept + 1

    play(small_disk / "apogee.db", story)
    assert plain(small_disk / "apogee.db", "PRAGMA integrity_check") == [("ok",)]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of three megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)]
    if sys.platform != "linux" or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_fails_refuses_and_goes_on_when_it_works(path: Path) -> None:
    said = json.loads(said_by_driver("outgrow", path))

    assert said == {"reasons": ["io", "io"], "meanwhile": 1, "after": 2}


def test_a_database_that_cannot_be_read_is_trouble_too(path: Path) -> None:
    async def story(storage: Storage) -> None:
        plain(path, "DROP TABLE components")

        with pytest.raises(StorageTrouble) as caught:
            await storage.rows("components")
        assert str(caught.value) == "The database cannot be read: no such table: components."
        assert caught.value.reason == "io"

    play(path, story)


# --- Backups


def test_a_backup_is_one_moment_of_a_server_that_goes_on(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"
    told: list[tuple[int, int]] = []
    written = 0

    async def story(storage: Storage) -> None:
        await storage.write(table("t"), *(line("t", number, "x" * 20_000) for number in range(300)))
        task = asyncio.create_task(go_on(storage))
        while not written:
            await asyncio.sleep(0.01)
        before = written
        await asyncio.to_thread(keeping.back_up, str(path), str(copy), tell)
        assert written > before + 3
        task.cancel()
        lines = plain(copy, "SELECT count(*), max(number) FROM lines")[0]
        assert 300 + before <= lines[0] <= 300 + written + 1
        assert lines[1] == lines[0] - 1 == plain(copy, "SELECT changed_at FROM tables")[0][0]

    def tell(done: int, pages: int) -> None:
        """Between two steps of the backup, there are always more writes."""
        told.append((done, pages))
        before, end = written, time.monotonic() + PATIENCE_SECONDS
        while written == before and time.monotonic() < end:
            time.sleep(0.001)

    async def go_on(storage: Storage) -> None:
        nonlocal written
        while True:
            number = 300 + written
            changed = Update("tables", {"id": "t"}, {"changed_at": float(number)})
            await storage.write(line("t", number, "x" * 2000), changed)
            written += 1

    play(path, story)
    assert told[-1][0] == told[-1][1] == copy.stat().st_size // 4096
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len(told) > 3
    assert plain(copy, "PRAGMA integrity_check") == [("ok",)]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["apogee.db", "apogee.db.lock", "backup.db"]


def test_a_backup_is_restored(path: Path, tmp_path: Path) -> None:
    keep(path, ADA, table("t"), line("t", 0))
    keeping.back_up(str(path), str(tmp_path / "backup"))
    new = tmp_path / "new.db"
    Path(f"{new}-wal").write_bytes(b"left behind")

    assert keeping.restore(str(tmp_path / "backup"), str(new)) is None

    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    assert not Path(f"{new}-wal").exists()
    keep(new, BEN)
    assert plain(new, "SELECT id FROM people ORDER BY id") == [("ada",), ("ben",)]
    with pytest.raises(sqlite3.IntegrityError):
        plain(new, "DELETE FROM lines")


def test_restoring_keeps_what_was_there(path: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    keep(path, ADA)
    keeping.back_up(str(path), str(backup))
    with driver("write", path, 20) as process:  # it kills itself, and leaves a journal behind
        process.communicate(timeout=PATIENCE_SECONDS)
    assert Path(f"{path}-wal").exists()

    with pytest.raises(CannotCopy, match="already; --replace puts the backup in its place"):
        keeping.restore(str(backup), str(path))
    kept = keeping.restore(str(backup), str(path), replace=True)
    again = keeping.restore(str(backup), str(path), replace=True)

    assert (kept, again) == (tmp_path / "apogee.db.old-1", tmp_path / "apogee.db.old-2")
    assert plain(path, "SELECT count(*) FROM lines") == [(0,)]
    assert plain(tmp_path / "apogee.db.old-1", "SELECT count(*) > 8 FROM lines") == [(1,)]
    assert plain(tmp_path / "apogee.db.old-2", "SELECT id FROM people") == [("ada",)]


def test_a_damaged_database_is_replaced_by_a_backup(path: Path, tmp_path: Path) -> None:
    keep(path, ADA)
    keeping.back_up(str(path), str(tmp_path / "backup"))
    path.write_bytes(b"nothing that SQLite could read" * 100)

    kept = keeping.restore(str(tmp_path / "backup"), str(path), replace=True)

    assert kept is not None
    assert kept.read_bytes().startswith(b"nothing")
    assert plain(path, "SELECT id FROM people") == [("ada",)]


def test_an_older_backup_is_restored_and_brought_up_to_date(path: Path, tmp_path: Path) -> None:
    migrate(tmp_path / "backup", "0001")

    keeping.restore(str(tmp_path / "backup"), str(path))
    keep(path, ADA)

    assert plain(path, "SELECT version_num FROM alembic_version") == [(schema.NEWEST,)]


def said_when_copying(do: Callable[..., object], *addresses: Path, **options: bool) -> str:
    with pytest.raises((CannotOpen, CannotCopy)) as caught:
        do(*map(str, addresses), **options)
    return str(caught.value).replace(str(addresses[0].parent), "FOLDER")


def test_what_cannot_be_backed_up(path: Path, tmp_path: Path) -> None:
    target, empty = tmp_path / "backup", tmp_path / "empty"
    empty.touch()

    assert said_when_copying(keeping.back_up, path, target) == "There is no database FOLDER/apogee.db."
    said = said_when_copying(keeping.back_up, empty, target)
    assert said == "FOLDER/empty is empty; there is nothing to back up."
    keep(path)
    said = said_when_copying(keeping.back_up, path, empty)
    assert said == "There is something at FOLDER/empty already; give another name."
    said = said_when_copying(keeping.back_up, path, tmp_path / "none" / "backup")
    assert said == "There is no folder FOLDER/none; make it first."
    assert not target.exists()


def test_a_backup_that_does_not_fit_leaves_nothing_behind(path: Path, small_disk: Path) -> None:
    keep(path, table("t"), *(line("t", number, "x" * 20_000) for number in range(300)))

    said = said_when_copying(keeping.back_up, path, small_disk / "backup")

    assert said == "FOLDER/apogee.db cannot be copied: database or disk is full."
    assert list(small_disk.iterdir()) == []


def test_what_cannot_be_restored(path: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    assert said_when_copying(keeping.restore, backup, path) == "There is no backup FOLDER/backup."
    backup.touch()
    said = said_when_copying(keeping.restore, backup, path)
    assert said == "FOLDER/backup is empty; there is nothing to restore."
    backup.write_text("no database" * 100)
    assert said_when_copying(keeping.restore, backup, path) == "FOLDER/backup is not a database."
    backup.unlink()
    plain(backup, "CREATE TABLE theirs (id)")
    assert said_when_copying(keeping.restore, backup, path) == "FOLDER/backup is a database of another program."
    backup.unlink()
    keep(backup)
    plain(backup, "UPDATE alembic_version SET version_num = '9999'")
    said = said_when_copying(keeping.restore, backup, path)
    assert said == "FOLDER/backup was made by a newer Apogee; use that one."
    said = said_when_copying(keeping.restore, backup, backup)
    assert said == "FOLDER/backup cannot be restored from itself."
    assert not path.exists()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["apogee.db.lock", "backup", "backup.lock"]


def test_a_damaged_backup_is_not_restored(path: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    keep(path, table("t"), *(line("t", number, "x" * 3000) for number in range(100)))
    keeping.back_up(str(path), str(backup))
    whole = backup.read_bytes()
    backup.write_bytes(whole[: 4096 * 40] + b"\xff" * 4096 + whole[4096 * 41 :])

    said = said_when_copying(keeping.restore, backup, path, replace=True)

    assert said.startswith("FOLDER/backup is damaged: ")
    assert plain(path, "SELECT count(*) FROM lines") == [(100,)]


def test_nothing_is_restored_under_a_running_server(path: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup"

    async def story(storage: Storage) -> None:
        await storage.write(ADA)
        keeping.back_up(str(path), str(backup))
        said = said_when_copying(keeping.restore, backup, path, replace=True)
        assert said == "FOLDER/apogee.db is in use by another server; stop that one first."
        assert len(await storage.rows("people")) == 1

    play(path, story)


def test_writing_goes_on_where_even_giving_up_a_connection_fails(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = 0

    def after_commit() -> None:
        nonlocal commits
        commits += 1
        if commits == 1:
            raise OSError("the disk is on strike")

    def invalidate(_: Connection) -> None:
        raise LookupError

    async def story(storage: Storage) -> None:
        with pytest.raises(StorageTrouble):
            await storage.write(ADA)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await storage.write(BEN)

    monkeypatch.setattr(Connection, "invalidate", invalidate)
    play(path, story, after_commit)
