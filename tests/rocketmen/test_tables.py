"""Rocketmen at the table server: a table with one seat, and carts that others do not hear of."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any

from apogee.core.journal import read_journal
from apogee.server.room import RETURN_SECONDS
from tests.serving import SECONDS, Client, Server
from tests.serving import serving as serving_games


def serving(database: Path, **settings: Any) -> AbstractAsyncContextManager[Server]:
    """A server of this game alone."""
    return serving_games(database, game_names=lambda: ["rocketmen"], **settings)


async def alone(client: Client, **more: Any) -> str:
    """A table with one seat, which is taken: the match has begun."""
    table = await client.open("rocketmen", 1, **more)
    await client.must(table, "sit", seat=0, entropy="mine")
    return table


async def after_decision(client: Client, table: str, decision: int) -> dict[str, Any]:
    """What is seen when somebody has answered this decision."""
    async with asyncio.timeout(SECONDS):
        while (seen := await client.see(table))["decision"] == decision:
            await asyncio.sleep(0.05)
    return seen


async def test_a_table_for_one_starts_at_once_and_has_hints_and_take_backs(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        table = await ada.open("rocketmen", 1, options={"level": "hard"})
        assert (await ada.see(table))["table"]["status"] == "open"
        await ada.must(table, "sit", seat=0, entropy="mine")
        seen = await ada.see(table)
        assert (seen["table"]["status"], seen["view"]["mode"], seen["view"]["level"]) == ("running", "solo", "hard")
        assert seen["table"]["options"] == {"mode": "solo", "level": "hard", "variants": "none"}

        hint = (await ada.http.get(f"/api/tables/{table}/hint")).json()
        assert hint["words"] in seen["choices"]

        await ada.play(table, next(words for words in seen["choices"] if words.startswith("discard ")))
        filling = await ada.see(table)
        assert filling["view"]["cart"]["kind"] == "discard"
        assert filling["may_take_back"] is True
        await ada.must(table, "take-back", decision=filling["decision"])
        assert (await ada.see(table))["choices"] == seen["choices"]

        await ada.play(table, "end")  # chance decides what is drawn: alone, one agrees with oneself
        later = await ada.see(table)
        assert later["may_take_back"] is False
        await ada.must(table, "ask-back", decision=later["decision"])
        assert (await ada.see(table))["choices"] == seen["choices"]


async def test_a_match_alone_can_be_lost_and_then_nobody_has_won(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        table = await alone(ada)
        async with ada.live(table) as socket:
            seen = await socket.next()
            while seen["table"]["status"] == "running":
                words = "end" if "end" in seen["choices"] else seen["choices"][0]
                await socket.send("play", key=ada.key(), decision=seen["decision"], words=words)
                seen = await socket.until(lambda frame: frame["type"] == "state")
        result = (await ada.see(table))["table"]["result"]
        exported = await ada.http.get(f"/api/tables/{table}/journal")

        assert result["winners"] == []
        assert result["scores"] == [0]
        assert result["end_reason"] in ("destinations", "display_empty", "all_markers", "stalemate")
        assert read_journal(exported.text, "it").header.options["mode"] == "solo"
        await ada.must(table, "rematch")


async def test_at_a_table_for_one_nobody_plays_on_but_the_clock_and_a_bot_after_leaving(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    async with serving(tmp_path / "a.db", now=lambda: now[0]) as server, AsyncExitStack() as stack:
        now[0] += RETURN_SECONDS
        ada = await stack.enter_async_context(Client(server.port, "Ada"))
        quiet = await alone(ada, grace_seconds=5)
        timed = await alone(ada, clock={"unit": "seconds", "length": 20})
        before = await ada.see(quiet)
        decision = (await ada.see(timed))["decision"]
        now[0] += 1_000
        for table in (quiet, timed):
            (await server.hall.room(table)).refresh()

        assert (await after_decision(ada, timed, decision))["decision"] > decision
        assert await ada.see(quiet) == before
        assert before["table"]["seats"][0]["is_kept"] is False

        await ada.must(quiet, "leave")
        left = await ada.see(quiet)
        assert left["table"]["seats"][0]["kind"] == "bot"


async def test_a_bot_keeps_the_seat_of_somebody_away_in_the_middle_of_a_cart(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    async with serving(tmp_path / "a.db", now=lambda: now[0]) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob")]
        table = await people[0].open("rocketmen", 2, grace_seconds=30)
        for seat, person in enumerate(people):
            await person.must(table, "sit", seat=seat, entropy="mine")
        views = [await person.see(table) for person in people]
        seat = next(number for number, seen in enumerate(views) if seen["choices"])
        here = people[1 - seat]
        socket = await stack.enter_async_context(here.live(table))
        before = await socket.next()
        await people[seat].play(table, next(words for words in views[seat]["choices"] if words.startswith("discard ")))
        assert await socket.quiet()  # a cart is nobody else's
        assert (await here.see(table))["view"] == before["view"]
        now[0] += 31
        (await server.hall.room(table)).refresh()
        await socket.until(lambda frame: frame["table"]["seats"][seat]["is_kept"])
        moved = await socket.until(lambda frame: any("event" in event for event in frame["events"]))

        assert moved["events"][0]["seat"] == seat
