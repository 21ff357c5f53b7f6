"""How soon the table server is ready where many tables are stored.

A few tables are really played: one is open, one is in the middle of a match, one is finished. Then the database is
filled with copies of them under other ids, which is all that a stored table is: nearly half of them open, half
running, and one in twenty finished. Each round starts the server as a
process on that file, and measures from the start of the process until it says that it works, and until it has shown a
table in the middle of a match, for which it plays the journal again.
"""

import argparse
import json
import random
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from served import Door, Served, raise_open_files

DICE = random.Random(1)  # noqa: S311 - for play, not for secrets
COPIED = ("tables", "members", "lines", "answers")
ROWS = {
    "until it says that it works": "ready_seconds",
    "the same, of the processor": "ready_processor_seconds",
    "until a running table is shown": "shown_seconds",
}


async def play_table(port: int, game: str, players: int, most_moves: int) -> tuple[str, int]:
    """A table at which somebody plays any legal action for so many moves, or to the end; its id and the moves."""
    door = Door(port)
    people = [await door.new_guest(f"Guest {seat}") for seat in range(players)]
    wanted = {"key": "table-00000001", "game": game, "players": players}
    table = (await door.must("POST", "/api/tables", wanted, people[0]))["table"]
    address, moves = f"/api/tables/{table}", 0
    for seat, cookie in enumerate(people if most_moves else people[:1]):
        command = {"do": "sit", "key": f"sit-{seat:08}", "seat": seat}
        await door.must("POST", f"{address}/commands", command, cookie)
    while moves < most_moves:
        seen = await door.must("GET", f"{address}?since=1000000")
        if not seen["table"]["pending"]:
            break
        cookie = people[seen["table"]["pending"][0]]
        own = await door.must("GET", f"{address}?since=1000000", cookie=cookie)
        words = DICE.choice(own["choices"])
        command = {"do": "play", "key": f"play-{moves:08}", "decision": own["decision"], "words": words}
        await door.must("POST", f"{address}/commands", command, cookie)
        moves += 1
    door.close()
    return table, moves


def fill(database: Path, templates: list[str], tables: int) -> int:
    """Copies of tables until there are so many; how many lines they all have."""
    connection = sqlite3.connect(database)
    connection.execute("CREATE TEMP TABLE copies (id TEXT, of TEXT)")
    mix = [templates[0]] * 9 + [templates[1]] * 10 + [templates[2]]
    copies = [(f"copy{number:08}", mix[number % len(mix)]) for number in range(tables - len(templates))]
    connection.executemany("INSERT INTO copies VALUES (?, ?)", copies)
    for name in COPIED:
        columns = [column[1] for column in connection.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id"
        wanted = ", ".join("copies.id" if column == key else f"{name}.{column}" for column in columns)
        connection.execute(
            f"INSERT INTO {name} ({', '.join(columns)}) SELECT {wanted} FROM copies JOIN {name} "  # noqa: S608 - our own names
            f"ON {name}.{key} = copies.of"
        )
    connection.commit()
    (lines,) = connection.execute("SELECT count(*) FROM lines").fetchone()
    connection.close()
    return int(lines)


async def until_ready(served: Served, table: str) -> tuple[float, float, float]:
    """Seconds from the start of the process to the first answer, those of the processor, and to the first table."""
    door = Door(served.port)
    await door.ask("GET", "/healthz")
    ready, spent = time.perf_counter() - served.began, served.processor_seconds()
    await door.must("GET", f"/api/tables/{table}")
    shown = time.perf_counter() - served.began
    door.close()
    return ready, spent, shown


async def measure(folder: Path, arguments: argparse.Namespace) -> dict[str, Any]:
    database = folder / "start.db"
    with Served(database) as served:
        tables = [
            await play_table(served.port, arguments.game, arguments.players, most) for most in (0, 30, arguments.moves)
        ]
    templates = [table for table, _ in tables]
    lines = fill(database, templates, arguments.stored)
    found = []
    for number in range(arguments.rounds):
        with Served(database) as served:
            found.append(await until_ready(served, f"copy{9 + number % 10:08}"))  # a running one
            memory = served.memory_bytes()
    return {
        "mode": served.mode,
        "game": arguments.game,
        "tables": arguments.stored,
        "lines": lines,
        "moves_of_the_finished_one": tables[-1][1],
        "database_mb": database.stat().st_size / 2**20,
        "server_mb": memory / 2**20,
        "ready_seconds": [ready for ready, _, _ in found],
        "ready_processor_seconds": [spent for _, spent, _ in found],
        "shown_seconds": [shown for _, _, shown in found],
    }


def show(found: dict[str, Any]) -> None:
    """The table."""
    print(f"{found['game']}, {found['mode']}: {found['tables']:,} tables, {found['lines']:,} lines, ", end="")
    print(f"{found['database_mb']:.0f} MB; the server has {found['server_mb']:.0f} MB")
    print(f"{'seconds from the start of the process':40} {'median':>8} {'slowest':>8}")
    for name, key in ROWS.items():
        print(f"{name:40} {statistics.median(found[key]):8.2f} {max(found[key]):8.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pocket-rockets", help="which game (default: pocket-rockets)")
    parser.add_argument("--players", type=int, default=3, help="people at each table (default: 3)")
    parser.add_argument("--stored", type=int, default=10_000, help="tables in the database (default: 10000)")
    parser.add_argument("--rounds", type=int, default=5, help="how often the server is started (default: 5)")
    parser.add_argument("--moves", type=int, default=5_000, help="at most, of a finished match (default: 5000)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    if min(arguments.players, arguments.rounds, arguments.moves) < 1 or arguments.stored < 25:
        parser.error("--players, --rounds and --moves must be above 0, and --stored at least 25")
    raise_open_files()
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(measure(Path(folder), arguments))
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        show(found)


if __name__ == "__main__":
    main()
