"""Results: one row per match and seat, as Parquet, CSV or JSON. A file is written whole or not at all."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from apogee.core.files import whole_file
from apogee.lab.schedule import Schedule
from apogee.lab.tournament import Tournament
from apogee.lab.worker import Played

COLUMNS: dict[str, type] = {
    "match": int, "seat": int, "bot": str, "character": str, "score": int, "place": int, "won": bool, "bots": str,
    "seed": str, "players": int, "options": str, "turns": int, "rounds": int, "decisions": int, "chance_steps": int,
    "end_reason": str, "game": str, "rules_version": int, "components_hash": str, "apogee_version": str,
}  # fmt: skip
ARENA_COLUMNS: dict[str, type] = {
    **COLUMNS, "seeds": str, "block": int, "bot_seed": int, "answers": int, "seconds": float, "course": str,
}  # fmt: skip
ENDINGS = (".parquet", ".csv", ".json")


def columns_of(schedule: Schedule) -> dict[str, type]:
    """What each row holds."""
    return ARENA_COLUMNS if isinstance(schedule, Tournament) else COLUMNS


def rows(schedule: Schedule, played: list[Played]) -> Iterator[list[Any]]:
    """The rows by the order of the columns, match by match."""
    options = json.dumps(schedule.options, separators=(",", ":"), sort_keys=True)
    versions = [schedule.game, schedule.rules_version, schedule.components_hash, schedule.apogee_version]
    for each in played:
        bots, seed = ",".join(each.bots), schedule.match_seed(each.match)
        for seat, bot in enumerate(each.bots):
            place = each.places[seat]
            character = each.characters[seat] if each.characters else None
            yield [
                each.match, seat, bot, character, each.scores[seat], place, place == 1, bots, seed, schedule.players,
                options, each.turns, each.rounds, each.decisions, each.chance_steps, each.end_reason, *versions,
                *more_of(schedule, each, seat),
            ]  # fmt: skip


def more_of(schedule: Schedule, played: Played, seat: int) -> list[Any]:
    """What only the arena's rows hold."""
    if not isinstance(schedule, Tournament):
        return []
    block = schedule.block(played.match)
    return [
        schedule.seeds, block, played.bot_seeds[seat], played.answers[seat], played.seconds[seat], played.course,
    ]  # fmt: skip


def write(path: Path, schedule: Schedule, played: list[Played]) -> None:
    """All rows into a new file, in the format of its ending."""
    with whole_file(path, is_new=True) as file:
        if path.suffix.lower() == ".parquet":
            write_parquet(file, schedule, played)
            return
        text = io.TextIOWrapper(file, encoding="utf-8", newline="\n", write_through=True)
        if path.suffix.lower() == ".csv":
            write_csv(text, schedule, played)
        else:
            write_json(text, schedule, played)
        text.detach()


def write_csv(file: io.TextIOBase, schedule: Schedule, played: list[Played]) -> None:
    writer = csv.writer(file, lineterminator="\n")
    columns = list(columns_of(schedule))
    writer.writerow(columns)
    won = columns.index("won")
    for row in rows(schedule, played):
        row[won] = "true" if row[won] else "false"
        writer.writerow(row)


def write_json(file: io.TextIOBase, schedule: Schedule, played: list[Played]) -> None:
    file.write(f'{{"run": {json.dumps(schedule.to_json())},\n"rows": [')
    separator = "\n"
    for row in rows(schedule, played):
        file.write(separator + json.dumps(dict(zip(columns_of(schedule), row, strict=True))))
        separator = ",\n"
    file.write("\n]}\n")


def write_parquet(file: BinaryIO, schedule: Schedule, played: list[Played]) -> None:
    import polars

    kinds = {int: polars.Int64, str: polars.String, bool: polars.Boolean, float: polars.Float64}
    schema = {name: kinds[kind] for name, kind in columns_of(schedule).items()}
    table = polars.DataFrame(list(rows(schedule, played)), schema=schema, orient="row")
    buffer = io.BytesIO()  # so that what goes wrong with the file is an OSError
    table.write_parquet(buffer)
    file.write(buffer.getbuffer())
