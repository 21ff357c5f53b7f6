"""A server's storage as a program of its own, so that it can be killed, held, and short of room."""

import asyncio
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from apogee.server.storage import CannotOpen, Insert, Storage, StorageTrouble, Update

WRITERS = 8

TABLE: dict[str, object] = {
    "game": "countdown",
    "rules_version": 1,
    "components_hash": "c0",
    "players": 2,
    "options": "{}",
    "settings": "{}",
    "host": "ada",
    "is_public": True,
    "commitment": "sealed",
    "digest": "sealed",
    "seed": "a seed",
    "salt": "a salt",
    "position": None,
    "rematch_of": None,
    "place": None,
    "ending": None,
    "status": "running",
    "wake_at": None,
    "created_at": 1.0,
    "changed_at": 1.0,
}


def table(table_id: str, **values: object) -> Insert:
    """A new table, ordinary but for these values."""
    return Insert("tables", {**TABLE, "id": table_id, **values})


def line(table_id: str, number: int, body: str = "{}") -> Insert:
    return Insert("lines", {"table_id": table_id, "number": number, "at": 2.0, "body": body, "digest": "d"})


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def go_on(storage: Storage, table_id: str) -> None:
    """Add lines to a table for ever, and say the number of each that is kept."""
    await storage.write(Insert("tables", {**TABLE, "id": table_id}, or_keep=True))
    last = await storage.rows("lines", {"table_id": table_id}, order="-number", limit=1)
    number = last[0]["number"] if last else -1
    while True:
        number += 1
        changed = Update("tables", {"id": table_id}, {"changed_at": float(number)})
        await storage.write(line(table_id, number, "x" * 300), changed)
        say(table_id, number)


async def write(path: str, commits: str) -> None:
    """Write until killed; by itself, between a commit and its answers, after so many commits, if that is not 0."""
    left = int(commits)

    def count() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    storage = Storage.open(path, after_commit=count)
    await asyncio.gather(*(go_on(storage, f"t{number}") for number in range(WRITERS)))


async def hold(path: str) -> None:
    """Keep a database open until the input ends."""
    storage = Storage.open(path)
    say("open")
    sys.stdin.read()
    await storage.close()


async def outgrow(path: str) -> None:
    """Write with files that may not grow, and again when they may."""
    storage = Storage.open(path)
    await storage.write(table("t"), line("t", 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (os.path.getsize(f"{path}-wal") + 5000, resource.RLIM_INFINITY))
    reasons = []
    for number in (1, 2):
        try:
            await storage.write(line("t", number, "x" * 50_000))
        except StorageTrouble as trouble:
            reasons.append(trouble.reason)
    meanwhile = len(await storage.rows("lines"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await storage.write(line("t", 1, "x" * 50_000))
    say(json.dumps({"reasons": reasons, "meanwhile": meanwhile, "after": len(await storage.rows("lines"))}))
    await storage.close()


async def open_as_nobody(path: str) -> None:
    """Open a database as somebody who may write nothing."""
    if os.getuid() == 0:
        os.setresuid(65534, 65534, 65534)
    try:
        Storage.open(path)
    except CannotOpen as error:
        say(str(error).replace(str(Path(path).parent), "FOLDER"))


if __name__ == "__main__":
    stories: dict[str, Callable[..., Coroutine[None, None, None]]] = {
        "write": write,
        "hold": hold,
        "outgrow": outgrow,
        "open_as_nobody": open_as_nobody,
    }
    asyncio.run(stories[sys.argv[1]](*sys.argv[2:]))
