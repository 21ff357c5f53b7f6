"""Chance in tests: it follows from a seed, and is the real one again afterwards."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.catalog import GAMES
from apogee.core.match import Match
from tests import chance
from tests.serving import ROOT, Client, Process, serving


def played(name: str, steps: int = 60) -> Match:
    """A match that nobody has given a seed, played on by chance."""
    match = apogee.game(name).match()  # unseeded: that is what is looked at
    for _ in range(steps):
        if match.over:
            break
        seat = random.choice(match.pending())  # noqa: S311 - no secret
        match.play(seat, random.choice(match.choices(seat)))  # noqa: S311 - no secret
    return match


def journal(name: str, seed: str) -> str:
    with chance.settled(seed):
        return played(name).journal.text(is_private=True)


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_give_equal_matches_that_nobody_seeded(name: str) -> None:
    first, again, other = (journal(name, seed) for seed in ("one", "one", "two"))

    assert first == again
    assert first != other
    assert played(name).journal.text(is_private=True) != played(name).journal.text(is_private=True)  # they go on


def drawn() -> list[object]:
    return [
        secrets.token_bytes(), secrets.token_bytes(40), secrets.token_hex(), secrets.token_hex(8),
        secrets.token_urlsafe(), secrets.token_urlsafe(32), secrets.choice(range(10**6)), secrets.randbelow(10**6),
        secrets.randbits(70), random.random(),  # noqa: S311 - no secret
    ]  # fmt: skip


def test_every_function_follows_from_the_seed() -> None:
    with chance.settled("one"):
        first, second = drawn(), drawn()
    with chance.settled("one"):
        assert [drawn(), drawn()] == [first, second]
    with chance.settled("two"):
        others = drawn()

    assert all(len({str(each) for each in these}) == 3 for these in zip(first, second, others, strict=True))
    assert [len(str(first[place])) for place in (2, 3, 5)] == [64, 16, 43]
    with pytest.raises(ValueError, match="no number"):
        secrets.randbelow(0)


def test_what_libraries_draw_moves_no_seed_of_a_match() -> None:
    with chance.settled("one"):
        first = [secrets.token_hex(32) for _ in range(2)]
    with chance.settled("one"):
        again = [secrets.token_bytes(4) and secrets.token_hex(32) for _ in range(2)]

    assert first == again


def test_afterwards_chance_is_the_real_one() -> None:
    real = {name: getattr(secrets, name) for name in chance.REPLACED}
    state = random.getstate()
    with chance.settled("one"):
        assert not any(getattr(secrets, name) == real[name] for name in chance.REPLACED)

    assert {name: getattr(secrets, name) for name in chance.REPLACED} == real
    assert random.getstate() == state
    program = "import secrets; from tests import chance; print(secrets.token_hex.__module__)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert said.stdout == "secrets\n"  # where nobody settles it, nothing is replaced


def test_the_name_of_a_test_is_the_same_in_every_process() -> None:
    assert chance.name_of("tests/test_x.py::test_y[a@b]") == "tests/test_x.py::test_y[a@b]"
    assert chance.name_of("tests/test_x.py::test_y[a@b]@group") == "tests/test_x.py::test_y[a@b]"
    assert chance.name_of("tests/test_x.py::test_y@group") == "tests/test_x.py::test_y"


def test_the_program_itself_has_no_such_switch() -> None:
    sources = Path(apogee.__file__).parent.rglob("*.py")

    assert [path.name for path in sources if chance.SEED in path.read_text("utf-8")] == []


def test_programs_that_tests_start_follow_from_the_seed_and_from_how_many_there_were() -> None:
    with chance.settled("one"):
        first = [chance.program_seed(), chance.for_a_program()[chance.SEED]]
    with chance.settled("one"):
        assert [chance.program_seed(), chance.program_seed()] == first
    assert len(set(first)) == 2
    code = "from tests import chance; chance.settle_as_told(); import apogee\n"
    code += "print(apogee.game('pocket-rockets').match(2).journal.text(is_private=True))"

    def said(seed: str) -> str:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), chance.SEED: seed}
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert said("one") == said("one") != said("two")


async def opened(port: int) -> dict[str, Any]:
    """What chance has to do with a table: its id, and the commitment to its seed."""
    async with Client(port, "Ada") as ada:
        table = await ada.open("countdown", 2)
        about = (await ada.see(table))["table"]
        return {"id": table, "commitment": about["commitment"], "cookie": ada.cookie}


def test_servers_hand_out_the_same_once_more_and_never_twice(tmp_path: Path) -> None:
    async def inside(name: str) -> dict[str, Any]:
        async with serving(tmp_path / f"{name}.db") as server:
            return await opened(server.port)

    def outside(name: str) -> list[dict[str, Any]]:
        found = []
        for _ in range(2):  # two, one after the other, on one database
            with Process(tmp_path / f"{name}.db").start() as process:
                found.append(asyncio.run(opened(process.port)))
        return found

    with chance.settled("one"):
        first = [asyncio.run(inside("a")), *outside("b")]
    with chance.settled("one"):
        again = [asyncio.run(inside("c")), *outside("d")]

    assert first == again
    assert all(len({each[what] for each in first}) == 3 for what in first[0])
