"""Several steps as one command: done whole or not at all, answered once, told as if they had come one by one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from apogee.server.doctor import troubles_of
from tests.limits import NO_LIMITS
from tests.serving import Client, Server, serving
from tests.test_server import at, seated, turn

Seen = dict[str, Any]


@asynccontextmanager
async def begun(
    path: Path, game: str = "rocketmen", players: int = 2, **more: Any
) -> AsyncGenerator[tuple[Server, list[Client], Client, Seen]]:
    """A match, and who is to act with what they see; at the end the doctor finds nothing."""
    async with serving(path / "a.db", game_names=lambda: [game], **more) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game=game, players=players)
        person, seen = await turn(people)
        yield server, people, person, seen
        (row,) = await server.hall.storage.rows("tables")
        assert [trouble async for trouble in troubles_of(server.hall, row)] == []


async def lines_of(server: Server) -> list[Seen]:
    return await server.hall.storage.rows("lines", order="number")


async def proposed(person: Client, table: str, action: str) -> list[list[str]]:
    response = await person.http.get(f"/api/tables/{table}/proposals", params={"action": action})
    assert response.status_code == 200, response.text
    found: list[list[str]] = response.json()["proposals"]
    return found


def placing(seen: Seen) -> str:
    """A mission to place."""
    choices: list[str] = seen["choices"]
    return next(words for words in choices if words.endswith(" plan"))


async def test_a_proposal_is_one_command_and_ordinary_lines(tmp_path: Path) -> None:
    async with begun(tmp_path) as (server, people, person, seen):
        table, action = at(people), placing(seen)
        other = next(each for each in people if each is not person)
        heard, before = (await other.see(table))["number"], len(await lines_of(server))
        steps = (await proposed(person, table, action))[0]
        assert (steps[0], steps[-1]) == (action, "done")
        command = {"key": "one-command", "decision": seen["decision"], "steps": steps}

        answers = [await person.do(table, "steps", **command) for _ in range(2)]

        assert answers[0] == answers[1]
        assert answers[0]["decision"] == seen["decision"] + len(steps)
        lines = await lines_of(server)
        assert [line["number"] for line in lines[before:]] == [before + 1 + each for each in range(len(steps))]
        told = [event["event"] for event in (await other.see(table, heard))["events"]]
        assert told == ["placed", "paid"] or told == ["paid", "placed"]
        own = [event["event"] for event in (await person.see(table, seen["number"]))["events"]]
        assert own[: len(steps) - 1] == ["placing", *["paying"] * (len(steps) - 2)]
        await person.refused(table, "steps", "other-command", **{**command, "steps": ["end"]})
        await person.refused(table, "steps", "late", decision=seen["decision"], steps=["end"])


async def test_a_refused_step_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    async with begun(tmp_path) as (server, people, person, seen):
        table, action, before = at(people), placing(seen), await lines_of(server)
        paying = (await proposed(person, table, action))[0]
        for number, (steps, code, step) in enumerate(
            (
                ([action, "end", "done"], "illegal", 2),
                ([action, "fly me", "done"], "unknown-action", 2),
                ([*paying, "end"], "step-tells", len(paying)),  # others see the cards that pay
                (["end", "end"], "illegal", 2),
                (["launch mars"], "illegal", 1),
            )
        ):
            command = {"key": f"key-of-list-{number}", "decision": seen["decision"], "steps": steps}
            answers = [await person.do(table, "steps", **command) for _ in range(2)]
            assert answers[0] == answers[1]
            assert (answers[0]["error"], answers[0]["step"]) == (code, step)
            assert answers[0]["message"] != ""
            assert ("rule" in answers[0]) == (code == "illegal")
        await person.refused(table, "steps", "bad-request", decision=seen["decision"], steps=[])
        assert await lines_of(server) == before
        now = await person.see(table)
        assert (now["decision"], now["choices"], now["view"]) == (seen["decision"], seen["choices"], seen["view"])


async def test_a_line_of_a_receipt_goes_and_the_others_stay(tmp_path: Path) -> None:
    async with begun(tmp_path) as (_, people, person, seen):
        table, action = at(people), placing(seen)
        steps = (await proposed(person, table, action))[-1]
        await person.must(table, "steps", decision=seen["decision"], steps=steps[:-1])
        placed = await person.see(table)
        too_far: Seen = {"decision": placed["decision"], "take_back": len(steps), "steps": []}
        await person.refused(table, "steps", "no-take-back", **too_far)
        assert (await person.see(table))["view"] == placed["view"]

        await person.must(table, "steps", decision=placed["decision"], take_back=len(steps) - 1, steps=[action])

        cart = (await person.see(table))["view"]["cart"]
        assert (cart["plan"], cart["paid"], cart["placed"]) == (action.split()[1], [], [])
        missing = await proposed(person, table, "done")
        assert all(words[-1] == "done" for words in missing)
        now = await person.see(table)
        await person.must(table, "steps", decision=now["decision"], take_back=1, steps=[])
        assert (await person.see(table))["view"] == seen["view"]


async def test_rr_4_2_a_die_of_a_plan_is_changed_by_one_command_and_nobody_learns_of_it(tmp_path: Path) -> None:
    """All steps of the plan are taken back, and the plan with the changed die is sent again; after `done`, too."""
    async with begun(tmp_path, "rocket-rescue", 3) as (_, people, person, seen):
        table, other = at(people), people[-1]
        dice = ["plan research left 6", "plan shopping left 4", "plan boarding right 3"]
        last = ["plan build_launch left 6", "plan build_launch left 5"]
        await person.must(table, "steps", decision=seen["decision"], steps=["bid 1", *dice, last[0]])
        before, now = await other.see(table), await person.see(table)
        assert now["view"]["seats"][0]["settlement"]["short"] == 3

        await person.must(table, "steps", decision=now["decision"], take_back=5, steps=["bid 2", *dice, last[1]])

        now = await person.see(table)
        own = now["view"]["seats"][0]
        assert (own["bid"], own["dice"]["build_launch"], own["settlement"]["short"]) == (2, [5, 0], 2)
        after = await other.see(table)
        assert (after["number"], after["view"], after["events"]) == (
            before["number"],
            before["view"],
            before["events"],
        )
        await person.must(table, "steps", decision=now["decision"], steps=["done"])
        now = await person.see(table)
        await person.must(table, "steps", decision=now["decision"], take_back=2, steps=[last[0], "done"])
        own = (await person.see(table))["view"]["seats"][0]
        assert (own["ready"], own["dice"]["build_launch"]) == (True, [6, 0])


async def test_what_would_be_taken_back_and_done_again_stays(tmp_path: Path) -> None:
    """A page sends a plan whole, however little of it changes: only that is written, and counts as taken back."""
    async with begun(tmp_path, "rocket-rescue", 3) as (server, people, person, seen):
        table = at(people)
        dice = ["bid 1", "plan research left 6", "plan shopping left 4", "plan boarding right 3"]
        await person.must(table, "steps", decision=seen["decision"], steps=dice)
        for steps, written in (
            ([*dice[:2], "plan shopping left 5", dice[3]], 4),
            ([*dice[:3], dice[3]], 4),
            (dice, 2),  # the same again: something is done, so that the sender notices
            ([*dice, "plan boarding left 2"], 1),
            (dice[:2], 3),
            (["bid 2", dice[1]], 4),
        ):
            before, now = await lines_of(server), await person.see(table)
            own = sum(bool(die) for dice in now["view"]["seats"][0]["dice"].values() for die in dice) + 1
            await person.must(table, "steps", decision=now["decision"], steps=steps, take_back=own)
            assert len(await lines_of(server)) - len(before) == written, steps
            assert (await person.see(table))["decision"] > now["decision"]
        before, now = await lines_of(server), await person.see(table)
        wrong = {"decision": now["decision"], "take_back": 2, "steps": ["bid 2", dice[1], dice[2], "bid 9999"]}
        assert (await person.do(table, "steps", **wrong))["step"] == 4
        assert await lines_of(server) == before


async def test_where_the_disk_fails_under_a_list_nothing_of_it_is_there(tmp_path: Path) -> None:
    async with begun(tmp_path) as (server, people, person, seen):
        table, before = at(people), await lines_of(server)
        steps = (await proposed(person, table, placing(seen)))[0]
        command = {"key": "once-and-whole", "decision": seen["decision"], "steps": steps}
        with closing(sqlite3.connect(tmp_path / "a.db")) as disk, disk:
            third = f"BEFORE INSERT ON lines WHEN NEW.number = {len(before) + 3}"
            disk.execute(f"CREATE TRIGGER full {third} BEGIN SELECT RAISE(ABORT, 'full'); END")
        await person.refused(table, "steps", "fault", **command)
        assert await lines_of(server) == before
        with closing(sqlite3.connect(tmp_path / "a.db")) as disk, disk:
            disk.execute("DROP TRIGGER full")
        assert (await person.see(table))["view"] == seen["view"]

        await person.must(table, "steps", **command)

        assert len(await lines_of(server)) == len(before) + len(steps)


async def test_each_step_of_a_list_counts(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, steps_at_once=2, steps_per_minute=0.001, take_backs=0, take_backs_per_step=1)
    async with begun(tmp_path, limits=limits) as (_, people, person, seen):
        table, steps = at(people), (await proposed(person, at(people), placing(seen)))[0]
        assert len(steps) > 2
        await person.refused(table, "steps", "quick", decision=seen["decision"], steps=steps)
        await person.must(table, "steps", decision=seen["decision"], steps=steps[:2])
        await person.refused(table, "steps", "quick", decision=seen["decision"] + 2, steps=["done"])


async def test_proposals_are_for_who_has_a_seat(tmp_path: Path) -> None:
    async with begun(tmp_path) as (server, people, person, seen):
        table, action = at(people), placing(seen)
        other = next(each for each in people if each is not person)
        assert await proposed(other, table, action) == []
        async with Client(server.port, "Eve") as eve, Client(server.port) as nobody:
            address = f"/api/tables/{table}/proposals"
            assert (await eve.http.get(address, params={"action": action})).status_code == 403
            assert (await nobody.http.get(address, params={"action": action})).status_code == 401
        unknown = await person.http.get(f"/api/tables/{table}/proposals", params={"action": "fly me"})
        assert (unknown.status_code, unknown.json()["error"]) == (409, "unknown-action")
