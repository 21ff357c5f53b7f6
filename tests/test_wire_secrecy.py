"""Secrecy on the wire: in worlds that a viewer cannot tell apart, all that the server sends it is the same."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from apogee.core.types import SPECTATOR
from tests.conftest import IS_LONG, IS_QUICK, some
from tests.secrecy import Record, Tab, Time, difference, played
from tests.serving import Client, game_named, serving
from tests.worlds import Pair, pair_for

STEPS = {"countdown": range(4, 14), "pocket-rockets": range(40, 300), "rocket-rescue": range(20, 200)}
PAIRS_TRIED = {"countdown": 20, "pocket-rockets": 3, "rocket-rescue": 6}
SEEDS = range(1, 6 if IS_LONG or IS_QUICK else 2)
BEATS = 40 if IS_LONG else 12
WHY_EVERY = {
    "countdown": 1,
    "pocket-rockets": 1 if IS_LONG else 40 if IS_QUICK else 10,
    "rocket-rescue": 10 if IS_LONG else 200,
}
COUNTS = {
    "countdown": [2, 3, 4] if IS_LONG else [3],
    "pocket-rockets": [2, 3, 4] if IS_LONG else [2],
    "rocket-rescue": [3, 4, 5] if IS_LONG else [3],
}
TABLES = [(game, players) for game, counts in COUNTS.items() for players in counts]


def pair_of(game: str, players: int, viewer: int, seed: int, *, is_bot: bool = False) -> Pair:
    """A pair of worlds at a table with a bot, or one that a bot joins late."""
    others = [seat for seat in range(players) if seat != viewer]
    bots = {others[0]: 2 * BEATS // 3}
    if players > 2:
        bots[others[-1]] = 0
    if is_bot:
        bots = {viewer: 0}
    number = 100 * seed + 10 * players + viewer
    tries = PAIRS_TRIED[game]
    return pair_for(game_named(game), players, viewer, number, steps=STEPS[game], beats=BEATS, bots=bots, tries=tries)


def check(folder: Path, pairs: list[Pair], why_every: int) -> None:
    """Play both worlds, and compare what was heard of them."""
    one, other = (asyncio.run(played(folder, world, pairs, why_every)) for world in (0, 1))
    found = difference(one, other)
    assert found is None, found
    faults = one.faults + other.faults
    assert not faults, f"the worlds differ from one without what is hidden: {faults}"
    for where, what in one.heard + other.heard:
        for secret in one.secrets:
            assert secret.encode() not in what, f"{where} has a secret: {secret}"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table[1] == 3 or not IS_QUICK])
def test_viewers_cannot_tell_worlds_apart(tmp_path: Path, game: str, players: int, seed: int) -> None:
    viewers = [*range(players), SPECTATOR] if IS_LONG else [1] if IS_QUICK else [players - 1, SPECTATOR]
    pairs = [pair_of(game, players, viewer, seed) for viewer in viewers]

    check(tmp_path, pairs, WHY_EVERY[game])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", some(STEPS, "countdown", "rocket-rescue"))
def test_bots_cannot_tell_worlds_apart(tmp_path: Path, game: str, seed: int) -> None:
    counts = [players for players in COUNTS[game] if players == 3 or (players == 2 and not IS_QUICK)]
    pairs = [pair_of(game, players, 1, seed, is_bot=True) for players in counts]

    check(tmp_path, pairs, WHY_EVERY["pocket-rockets"] * 10)


async def test_a_hidden_step_does_not_tell_who_is_away(tmp_path: Path) -> None:
    """That a seat is kept, or no longer, is shown at once: a hidden step would bring it to light, and so itself."""
    time = Time()
    async with serving(tmp_path / "a.db", now=time) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.port, f"Seat {seat}")) for seat in range(3)]
        table = await people[0].open("countdown", 3, grace_seconds=30)
        for seat, person in enumerate(people):
            await person.must(table, "sit", seat=seat)
        await people[1].play(table, "bet 0")
        await people[1].play(table, "done")
        tabs = [Tab("tab", await stack.enter_async_context(people[seat].live(table)), Record()) for seat in (0, 2)]
        room = await server.hall.room(table)
        await tabs[0].settle()
        assert room.timer is not None  # from when the last tab was not open yet
        room.timer.cancel()
        room._wake()

        time.at += 31
        due = room.timer is not None and room.timer.when() - asyncio.get_running_loop().time() <= 31
        if due:
            room._wake()
        await tabs[0].settle()
        await people[2].play(table, "bet 0")
        heard = await tabs[0].settle()
        assert heard == 0, "the worlds differ: a hidden step told who is away"
        assert tabs[0].seen["table"]["seats"][1]["is_kept"] is True

        await people[1].see(table)
        await tabs[0].settle()
        assert tabs[0].seen["table"]["seats"][1]["is_kept"] is False, "the worlds differ with the next hidden step"


async def test_a_private_table_is_for_members_only(tmp_path: Path) -> None:
    """To others it is as if it were not there; whoever was invited to watch gets what a spectator gets."""

    async def answers(client: Client, table: str) -> list[Any]:
        found: list[Any] = []
        for address in ("", "/journal", "/hint", "/replay", "/replay?seat=all", "/review", "/why?words=done"):
            response = await client.http.get(f"/api/tables/{table}{address}")
            found.append((response.status_code, response.content))
        command = {"do": "say", "key": "key-of-strangers", "text": "hello"}
        response = await client.http.post(f"/api/tables/{table}/commands", json=command)
        found.append((response.status_code, response.content))
        async with client.live(table) as socket:
            found.append(await socket.next())
        return found

    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, bob, eve, ivy = [
            await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob", "Eve", "Ivy")
        ]
        nobody = await stack.enter_async_context(Client(server.port))
        table = await ada.open("countdown", 2, is_public=False)
        seat, watch = [(await ada.must(table, "invite", seat=each))["token"] for each in (1, None)]
        await ada.must(table, "sit", seat=0)
        for client, token in ((bob, seat), (ivy, watch)):
            await client.http.post("/api/invitations", json={"key": client.key(), "token": token})
        await bob.must(table, "sit", seat=1)

        for stranger in (eve, nobody):
            assert await answers(stranger, table) == await answers(stranger, "nosuchtable"), (
                "a private table is for members only"
            )
            assert table not in (await stranger.http.get("/api/tables")).text
            assert (await stranger.http.get("/api/tables?mine=true")).json() == {"tables": []}
        async with ivy.live(table) as socket:
            seen = await socket.next()
        assert (seen["viewer"], seen["choices"], seen["view"]["viewer"]) == (None, [], None)
