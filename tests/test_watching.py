"""What spectators are told of how likely each seat is to win: by what they may know, and nobody else is told."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from apogee.core.rng import Rng
from apogee.core.types import CHANCE, SPECTATOR
from apogee.server import thinker
from apogee.server.thinking import NoAnswer, Thinking, Thought, chances_of
from apogee.server.turns import NOBODY, Asker, Turns
from apogee.testing.laws import walk
from tests.serving import Client, advice_on, game_named, serving, until

if TYPE_CHECKING:
    from apogee.server.room import Room

GAMES = [("pocket-rockets", 2), ("rocketmen", 1), ("rocketmen", 3), ("rocket-rescue", 3)]


class Told(Thinking):
    """Says of each position how many it has thought about so far, and plays the first that a bot may."""

    def __init__(self) -> None:
        super().__init__(1, games=game_named)
        self.thoughts: list[Thought] = []
        self.is_tired = False

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> str:  # noqa: ARG002
        if not thought.is_chances:
            return advice_on(thought.choices[0]) if thought.is_hint else thought.choices[0]
        if self.is_tired:
            raise NoAnswer("failed")
        self.thoughts.append(thought)
        return json.dumps([len(self.thoughts), 0])


async def chances(client: Client, table: str, room: Room) -> Any:
    """What somebody is told, when everything was thought about."""
    await client.see(table)
    await until(lambda: room.watching.is_at_rest)
    return (await client.see(table))["chances"]


async def turns(people: list[Client], table: str, times: int) -> None:
    """So many turns of people, who do the first that they may."""
    for _ in range(times):
        seen = [await each.see(table) for each in people]
        who = next(number for number, each in enumerate(seen) if each["choices"])
        while (await people[who].see(table))["choices"]:
            await people[who].play(table)


async def test_spectators_are_told_after_each_turn_and_whoever_has_a_seat_is_not(tmp_path: Path) -> None:
    thinking = Told()
    async with serving(tmp_path / "a.db", thinking=thinking) as server, AsyncExitStack() as stack:
        ada, bob, eve = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob", "Eve")]
        nobody = await stack.enter_async_context(Client(server.port))
        table = await ada.open(shows_chances=True)
        assert (await eve.see(table))["chances"] is None  # there is no match yet
        for seat, person in enumerate((ada, bob)):
            await person.must(table, "sit", seat=seat)
        room = await server.hall.room(table)
        async with eve.live(table) as live, ada.live(table) as own:
            await turns([ada, bob], table, 3)
            await until(lambda: room.watching.is_at_rest)
            await turns([ada, bob], table, 1)
            await until(lambda: room.watching.is_at_rest)
            told = room.watching.percents
            assert told == [[number + 1, 0] for number in range(len(thinking.thoughts))]
            assert len(told) >= 5  # from the beginning on
            heard = await live.until(lambda frame: frame["chances"] == told)
            assert heard["table"]["shows_chances"] is True
            await own.until(lambda frame: frame["number"] == heard["number"] or not frame["choices"])
            assert all(frame["chances"] is None for frame in map(json.loads, own.frames) if frame["type"] == "state")
        for person in (eve, nobody):
            assert await chances(person, table, room) == told
        for person in (ada, bob):
            assert (await person.see(table))["chances"] is None
        assert len(thinking.thoughts) == len(told)  # nothing is thought about twice


async def test_whoever_comes_late_is_told_the_same_and_nothing_is_thought_about_while_nobody_watches(
    tmp_path: Path,
) -> None:
    thinking = Told()
    async with serving(tmp_path / "a.db", thinking=thinking) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob")]
        tables = [await people[0].open(shows_chances=shows) for shows in (True, False)]
        rooms = [await server.hall.room(table) for table in tables]
        for table in tables:
            for seat, person in enumerate(people):
                await person.must(table, "sit", seat=seat)
            await turns(people, table, 4)
        await asyncio.sleep(0.05)
        assert thinking.thoughts == []

        eve = await stack.enter_async_context(Client(server.port, "Eve"))
        late = await chances(eve, tables[0], rooms[0])
        assert late == rooms[0].watching.percents
        assert len(late) >= 5
        assert (await eve.see(tables[1]))["chances"] is None
        room, seen = rooms[0], [thought.encode() for thought in thinking.thoughts]
        async with eve.live(tables[0]):
            await turns(people, tables[0], 2)
            await until(lambda: room.watching.is_at_rest)
            both = [thought.encode() for thought in thinking.thoughts]
        assert both[: len(seen)] == seen
        assert len(room.watching.percents) == len(both)


async def test_what_is_taken_back_is_no_longer_told(tmp_path: Path) -> None:
    thinking = Told()
    async with serving(tmp_path / "a.db", thinking=thinking) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob")]
        eve = await stack.enter_async_context(Client(server.port, "Eve"))
        table = await people[0].open(shows_chances=True)
        for seat, person in enumerate(people):
            await person.must(table, "sit", seat=seat)
        room = await server.hall.room(table)
        await turns(people, table, 2)
        async with eve.live(table):
            before = await chances(eve, table, room)
            seen = [await each.see(table) for each in people]
            asker = next(number for number, each in enumerate(seen) if each["choices"])
            await people[asker].play(table)
            await turns(people, table, 1)
            after = await chances(eve, table, room)
            assert after[: len(before)] == before
            assert len(after) > len(before)
            while len(await chances(eve, table, room)) > len(before):
                now = await people[asker].see(table)
                way = "take-back" if now["may_take_back"] else "ask-back"
                await people[asker].must(table, way, decision=now["decision"])
                if way == "ask-back":
                    request = (await eve.see(table))["table"]["request"]["number"]
                    await people[1 - asker].must(table, "answer-back", request=request, agree=True)
            assert await chances(eve, table, room) == before
            thinking.is_tired = True  # then there is no more than what is known of a turn that comes again
            await turns(people, table, 2)
            assert await chances(eve, table, room) == after


# --- By what a spectator may know


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_worlds_that_spectators_cannot_tell_apart_have_equal_chances(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the workers are given is the same to the byte; and they have an answer, whoever is asked, early and late."""
    monkeypatch.setattr(thinker, "LEISURE_SECONDS", 1e9)
    game, hidden = game_named(name), 0
    for number, state in enumerate(islice(walk(game, players, 3), 5, 300, 31)):
        if state.current() == CHANCE:
            continue
        twin = state.determinize(SPECTATOR, Rng(number))
        hidden += twin.to_json() != state.to_json()
        job = chances_of(state, game, 7)
        told: list[int] = json.loads(thinker.answer(vars(job), 60))

        assert job.encode() == chances_of(twin, game, 7).encode()
        assert len(told) == players
        assert players == 1 or 100 - players <= sum(told) <= 100 + players
    assert hidden > 0


async def test_bots_come_before_spectators() -> None:
    turns, order = Turns(1), list[str]()
    await turns.take(NOBODY)

    async def wait(name: str) -> None:
        await (turns.take_last() if name.startswith("chances") else turns.take(NOBODY))
        order.append(name)
        turns.give_up()

    names = ["chances 1", "chances 2", "bot 1", "bot 2"]
    tasks = [asyncio.create_task(wait(name)) for name in names]
    await asyncio.sleep(0)
    assert turns.waiting == 2
    gone = asyncio.create_task(turns.take_last())
    await asyncio.sleep(0)
    gone.cancel()
    turns.give_up()
    await asyncio.gather(*tasks)
    assert order == ["bot 1", "bot 2", "chances 1", "chances 2"]
    assert turns.free == 1
