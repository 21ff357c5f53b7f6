"""Rude guests, a few of each kind: what they are refused can be counted, and a person beside them gets all they want.

`bench/rude.py` plays the same attacks at full speed, and measures what the person feels.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from apogee import catalog
from apogee.server import metrics
from apogee.server.limits import Limits
from tests.limits import PATIENCE_SECONDS, WAITING
from tests.serving import ROOT, Server, serving, until
from tests.test_server import Time

MOVES = 4
# What each guest of an attack does so often, how much of it all is accepted, and what the rest is refused as. The
# server's clock stands still, so that its limits can be counted, and nobody's time runs out.
LIMITS = Limits(**WAITING)
COUNTED: dict[str, tuple[int, int, dict[str, int]]] = {
    "sockets": (1, LIMITS.sockets_per_address, {"429": 40}),
    "sockets-ipv6": (1, LIMITS.sockets_per_address, {"429": 40}),
    "unanswered-ends": (1, LIMITS.sockets_per_address, {"429": 40}),
    "socket-race": (1, 3 * LIMITS.sockets_per_person, {"too-many": 3 * 38}),
    "dear-refusals": (3, int(3 * LIMITS.requests_per_second), {"429": 3 * 100 - int(3 * LIMITS.requests_per_second)}),
    "guests": (35, int(LIMITS.guests_per_minute), {"429": 5}),
    "tables": (25, LIMITS.tables_at_once, {"429": 5}),
    "lobby-flood": (5, LIMITS.tables_at_once_of_all, {"429": 30}),
    "chat": (8, 5 * 5, {"quick": 5 * 3}),
    "big-frames": (3, 0, {"closed": 30}),
}


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The programs in bench, which are no package."""
    monkeypatch.syspath_prepend(ROOT / "bench")
    return importlib.import_module("rude")


class House:
    """A server whose clock stands still, a person who plays, and an attack."""

    def __init__(self, bench: Any, server: Server, time: Time, name: str, each: int) -> None:
        self.server = server
        self.time = time
        self.person = bench.Person(server.port, pace=0.0)
        site = importlib.import_module("attacks").Site(
            server.port, os.getpid(), seconds=PATIENCE_SECONDS, each=each, pace=0.0
        )
        self.attack = bench.ATTACKS[name](site)

    async def prepare(self) -> None:
        self.attack.site.begin()
        await self.attack.prepare()
        if self.attack.is_on_sleeping_tables:
            self.time.at += 10 * LIMITS.idle_seconds
            await until(lambda: not self.server.hall.rooms)

    async def play(self) -> None:
        """The person makes some moves, each with a hint, and looks at everything."""
        await self.person.make_moves(lambda: False, MOVES)
        for path in self.person.sights():
            await self.person.look(path)


async def played(bench: Any, database: Path, name: str, each: int) -> tuple[Any, Any]:
    """An attack, and the person before it, beside it and after it: what came of the one, and what the other felt."""
    time = Time()
    settings: dict[str, Any] = {
        "limits": LIMITS,
        "now": time,
        "sleep": lambda _: asyncio.sleep(0.05),  # tables leave memory soon
        "game_names": lambda: list(catalog.GAMES),
    }
    async with serving(database, origins=("http://rude.example",), **settings) as server:
        house = House(bench, server, time, name, each)
        await house.prepare()
        before = sockets()
        await house.person.arrive()
        await house.play()
        await asyncio.gather(house.attack.run(), house.play())
        await until(lambda: sockets() == before)
        time.at += 60
        await house.play()
        house.person.leave()
        return house.attack.tally, house.person.felt


def sockets() -> float | None:
    return metrics.REGISTRY.get_sample_value("apogee_sockets")


@pytest.mark.parametrize("name", COUNTED)
def test_what_rude_guests_are_refused_is_known_and_a_person_beside_them_gets_all(
    bench: Any, tmp_path: Path, name: str
) -> None:
    each, accepted, refused = COUNTED[name]

    tally, felt = asyncio.run(played(bench, tmp_path / "a.db", name, each))

    assert tally.faults == {}
    assert (tally.accepted, tally.refused) == (accepted, refused)
    assert felt.troubles == {}
    assert [len(times) for times in (felt.moves, felt.hints, felt.looks)] == [3 * MOVES, 3 * MOVES, 9]
    assert felt.bots != []


def test_huge_counts_are_refused_or_wait_their_turn(bench: Any, tmp_path: Path) -> None:
    """How many get one depends on how soon the others' journals are read."""
    tally, felt = asyncio.run(played(bench, tmp_path / "a.db", "huge-counts", 4))

    assert (tally.faults, tally.accepted, felt.troubles) == ({}, 0, {})
    assert sum(tally.refused.values()) == 100
    assert set(tally.refused) <= {"400", "429"}
    assert tally.refused["400"] >= LIMITS.replays_per_address


@pytest.mark.parametrize(
    "name", ["foreign-requests", "invalid-requests", "crumbs", "dead-workers", "unread-answers", "invitations"]
)
def test_whatever_else_rude_guests_do_a_person_beside_them_gets_all(bench: Any, tmp_path: Path, name: str) -> None:
    tally, felt = asyncio.run(played(bench, tmp_path / "a.db", name, 1))

    assert tally.faults == {}
    assert (tally.accepted > 0) == (name in ("dead-workers", "unread-answers"))
    assert felt.troubles == {}
    assert len(felt.moves) == 3 * MOVES


def test_every_attack_is_listed_with_a_sentence() -> None:
    command = [sys.executable, str(ROOT / "bench" / "rude.py"), "--list"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()

    assert len(lines) > 25
    assert all(". (" in line or line.endswith(".") for line in lines)
    for finding in (*range(1, 8), 9, 10, 12, 13, 14, 15, 16, 18, 21):
        assert [
            line for line in lines if f"({finding})" in line or f"finding {finding}" in line or f", {finding})" in line
        ]
