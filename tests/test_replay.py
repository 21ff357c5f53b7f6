"""Replays by the server: each viewer's own, everything after the end, and of journals that people hand in."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from apogee.core.journal import _chained, lines_in_force
from apogee.core.match import Match
from apogee.server.turns import NOBODY
from apogee.testing import toy
from tests.serving import Client, Server, game_named, serving
from tests.test_server import at, seated, turn

Replay = dict[str, Any]


async def replay(client: Client, table: str, seat: str = "") -> Replay:
    response = await client.http.get(f"/api/tables/{table}/replay", params={"seat": seat})
    assert response.status_code == 200, response.text
    found: Replay = response.json()
    return found


async def refusal(client: Client, table: str, seat: str = "") -> tuple[int, str]:
    response = await client.http.get(f"/api/tables/{table}/replay", params={"seat": seat})
    return response.status_code, response.json()["error"]


async def hand_in(client: Client, text: str, seat: int | str | None = None) -> Any:
    return await client.http.post("/api/replays", json={"journal": text, "seat": seat})


async def finished(stack: AsyncExitStack, server: Server, game: str) -> tuple[list[Client], Match]:
    """A match that people have played, with some steps taken back."""
    people = await seated(stack, server, game=game, players=3, options={}, bots={})
    number = 0
    while (await people[0].see(at(people)))["table"]["status"] == "running":
        person, seen = await turn(people)
        if seen["may_take_back"] and number % 5 == 0:
            await person.must(at(people), "take-back", decision=seen["decision"])
        else:
            words = seen["choices"][number % len(seen["choices"])]
            await person.must(at(people), "play", decision=seen["decision"], words=words)
        number += 1
    match = (await server.hall.room(at(people))).table.match
    assert match is not None
    return people, match.game.replay(match.journal)  # with all that was told, of which a table keeps its own account


def played(game: str, players: int, seed: int) -> Match:
    """A whole match, with take-backs."""
    match = game_named(game).match(players, seed)
    for number in range(100_000):
        if match.over:
            break
        seat = match.pending()[number % len(match.pending())]
        choices = match.choices(seat)
        match.play(seat, choices[number * 7 % len(choices)])
        if number % 11 == 3 and match.own_take_back(seat) is not None:
            match.take_back_own(seat)
    return match


def check(found: Replay, match: Match, viewer: int | None) -> None:
    """A replay tells a viewer what the match told it, and ends with what it shows."""
    steps = found["steps"]
    assert [reading for step in steps for reading in step["events"]] == match.log(viewer)
    assert steps[-1]["view"] == match.view(viewer)
    assert [step["number"] for step in steps] == list(range(len(steps)))
    assert (steps[0]["seat"], steps[0]["words"]) == (None, None)
    for before, after in pairwise(steps):
        assert after["events"] or after["view"] != before["view"]
    public = {entry.words for entry in match.journal.entries if entry.is_public}
    own = {entry.words for entry in match.journal.entries if entry.seat == viewer is not None}
    words = {step["words"] for step in steps if step["words"] is not None}
    assert words <= public | own, "a replay has words of others that were hidden"


async def test_a_review_is_made_once_after_the_end_for_the_seat_that_is_asked_about(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown", players=3, options={}, bots={})
        early = await people[0].http.get(f"/api/tables/{at(people)}/review")
        assert (early.status_code, early.json()["error"]) == (409, "still-secret")
        people, match = await finished(stack, server, "countdown")
        nobody = await stack.enter_async_context(Client(server.port))
        address = f"/api/tables/{at(people)}/review"
        found = (await people[1].http.get(address)).json()
        started = server.hall.replays.processes()

        assert (found["game"], found["seat"], found["level"], found["is_whole"]) == ("countdown", 1, "cadet", True)
        assert len(found["percents"]) == len((await replay(people[1], at(people)))["steps"])
        assert all(0 <= percent <= 100 for percent in found["percents"])
        told = match.log(1)
        assert all(event in told for turn in found["turns"] for event in turn["events"])
        assert (await nobody.http.get(address)).json()["seat"] == 0
        for process in started:
            os.kill(process, signal.SIGKILL)  # whoever made it is not needed any more
        assert (await nobody.http.get(address, params={"seat": 1})).json() == found
        missing = await nobody.http.get(address, params={"seat": 3})
        assert (missing.status_code, missing.json()["error"]) == (409, "no-seat")


async def test_a_finished_match_is_replayed_from_every_seat_and_with_everything_open(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people, match = await finished(stack, server, "countdown")
        nobody = await stack.enter_async_context(Client(server.port))
        seen = await nobody.see(at(people))
        check(await replay(nobody, at(people)), match, None)
        for viewer in range(3):
            check(await replay(nobody, at(people), str(viewer)), match, viewer)
            assert await replay(people[viewer], at(people)) == await replay(nobody, at(people), str(viewer))
        everything = await replay(nobody, at(people), "all")
        steps = everything.pop("steps")

        assert everything == {
            "game": "countdown",
            "title": "Countdown",
            "rules_version": seen["table"]["rules_version"],
            "components_hash": seen["table"]["components_hash"],
            "options": seen["table"]["options"],
            "players": 3,
            "seats": [{"kind": "person", "name": f"Person {seat}"} for seat in range(3)],
            "viewer": "all",
            "is_over": True,
            "commitment": seen["table"]["commitment"],
            "result": seen["table"]["result"],
        }
        assert [reading for step in steps for reading in step["events"]] == match.open_log()
        assert steps[-1]["view"] == match.open_view()
        decisions = [(line, entry) for line, entry in lines_in_force(match.journal.entries) if entry.seat is not None]
        assert [step["line"] for step in steps[1:]] == [line for line, _ in decisions]
        assert [(step["seat"], step["words"]) for step in steps[1:]] == [
            (entry.seat, entry.words) for _, entry in decisions
        ]
        assert len(decisions) < sum(entry.seat is not None for entry in match.journal.entries)  # some taken back
        assert await refusal(nobody, at(people), "3") == (409, "no-seat")
        assert await refusal(nobody, at(people), "x") == (400, "bad-request")
        assert await refusal(nobody, "nosuchtable") == (404, "no-table")


async def test_a_running_match_is_replayed_from_ones_own_place_alone(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown", players=2)
        nobody = await stack.enter_async_context(Client(server.port))
        table = at(people)
        for client in (*people, nobody):
            for seat in ("0", "1", "all"):
                if seat == "all" or client is not people[int(seat)]:
                    assert await refusal(client, table, seat) == (409, "still-secret")
        before = [await replay(client, table) for client in (*people, nobody)]
        await people[0].play(table, "bet 0")  # in secret
        after = [await replay(client, table) for client in (*people, nobody)]
        kept = (await server.hall.room(table)).table.match
        assert kept is not None
        match = kept.game.replay(kept.journal)
        own = after[0]["steps"][-1]

        assert [each["viewer"] for each in after] == [0, 1, None]
        assert after[1:] == before[1:]  # nobody else can count it
        assert len(after[0]["steps"]) == len(before[0]["steps"]) + 1
        assert (own["seat"], own["words"], own["line"]) == (0, "bet 0", None)
        assert (after[0]["is_over"], after[0]["result"]) == (False, None)
        for viewer, found in zip((0, 1, None), after, strict=True):
            check(found, match, viewer)
        await people[0].must(table, "take-back", decision=2)
        assert await replay(people[0], table) == before[0]
        empty = await people[0].open()
        assert await refusal(people[0], empty) == (409, "no-match")


@pytest.mark.parametrize(("game", "players"), [("countdown", 3), ("pocket-rockets", 2)])
async def test_a_journal_that_is_handed_in_is_replayed_from_any_place(tmp_path: Path, game: str, players: int) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        match = played(game, players, seed=5)
        text = match.journal.text(is_private=False)
        for seat in (None, 0, 1):
            response = await hand_in(nobody, text, seat)
            assert response.status_code == 200, response.text
            found = response.json()
            check(found, match, seat)
            assert found["viewer"] == seat
            assert found["seats"] == [{"kind": "unknown", "name": None}] * players
            assert found["result"]["seed"] == "5"
        everything = (await hand_in(nobody, text.replace("\n", "\r\n"), "all")).json()
        readings = [reading for step in everything["steps"] for reading in step["events"]]
        assert readings == match.open_log()
        assert (await nobody.http.get("/api/tables")).json() == {"tables": []}


async def test_a_journal_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        match = played("countdown", 2, seed=7)
        text = match.journal.text(is_private=False)
        lines = [line.rpartition(" #")[0] for line in text.splitlines()]
        other = [line.replace("game countdown", "game chess") for line in lines]
        newer = [line.replace("rules 1", "rules 99") for line in lines]
        strange = [line.replace(toy.GAME.components_hash, "f" * 64) for line in lines]
        running = toy.GAME.match(2, seed=7)
        running.play(running.pending()[0], "bet 0")
        for journal, status, code, said in (
            ("<script>alert(1)</script>", 400, "bad-journal", "it is not an Apogee journal"),
            (text.replace("bet 0", "bet 1", 1), 400, "bad-journal", "edited"),
            (text[: text.rindex("\n", 0, -1) + 1], 400, "bad-journal", "cut off"),
            (_chained(other), 404, "no-game", "chess"),
            (_chained(newer), 400, "bad-journal", "rules version 99"),
            (_chained(strange), 400, "bad-journal", "component file"),
            (_chained([line.replace("seed 7", "seed 8") for line in lines]), 400, "bad-journal", "commitment"),
            (running.journal.text(is_private=False), 400, "bad-journal", "before the match ended"),
            ("\n" * 30_000, 400, "bad-journal", "too many lines"),
        ):
            response = await hand_in(nobody, journal)
            trouble = response.json()
            assert (response.status_code, trouble["error"]) == (status, code), journal[:40]
            assert said in trouble["message"]
            assert "<" not in response.text
        assert (await hand_in(nobody, text, 2)).json()["error"] == "no-seat"
        assert (await hand_in(nobody, text, "al")).json()["error"] == "bad-request"
        assert (await hand_in(nobody, "x" * 1_000_001)).json()["error"] == "too-large"
        nobody.http.headers["accept-language"] = "de"
        assert (await hand_in(nobody, "once")).json()["message"].startswith("Dieses Protokoll")
        own = (await hand_in(nobody, running.journal.text(is_private=True), "all")).json()
        assert (own["is_over"], own["steps"][-1]["words"]) == (False, "bet 0")


async def test_a_journal_may_take_back_as_much_as_a_table_does(tmp_path: Path) -> None:
    """How long that takes is bounded where it is replayed."""
    match = toy.GAME.match(2, seed=7)
    for _ in range(700):
        match.play(0, "bet 0")
        match.take_back_own(0)

    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        found = (await hand_in(nobody, match.journal.text(is_private=True), "all")).json()
        assert len(found["steps"]) == 1


async def test_replays_are_packed_for_those_who_take_it_and_one_at_a_time(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people, _ = await finished(stack, server, "countdown")
        address = f"/api/tables/{at(people)}/replay"
        request = people[0].http.build_request("GET", address, headers={"accept-encoding": "gzip"})
        response = await people[0].http.send(request, stream=True)
        packed = b"".join([part async for part in response.aiter_raw()])
        plain = await people[0].http.get(address, headers={"accept-encoding": "identity"})

        assert response.headers["content-encoding"] == "gzip"
        assert response.headers["cache-control"] == "no-store"
        assert json.loads(gzip.decompress(packed)) == plain.json()
        assert len(packed) < len(plain.content) / 4
        assert "content-encoding" not in plain.headers
        await server.hall.replays.turns.take(NOBODY)
        first = asyncio.create_task(people[0].http.get(address))
        while not server.hall.busy:
            await asyncio.sleep(0.01)
        second = await people[0].http.get(address)
        assert (second.status_code, second.json()["error"]) == (429, "quick")
        server.hall.replays.turns.give_up()
        assert (await first).status_code == 200
        assert (await people[0].http.get(address)).status_code == 200
