"""RR-D.7, RR-D.20 on a real server: five people plan at once, and none learns of another's plan but that it is ready.

A play of the plan phase is a list of deeds. What everybody sees of it, who says `done` and who takes it back, is its
skeleton; between them each seat puts its plan together, and changes its mind, in its own way. In plays with the same
skeleton and the same deeds of one's own, all that a viewer gets is the same to the byte, up to the reveal.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from apogee.core.chance import Draws
from apogee.core.rng import Rng
from apogee.server.protocol import Clock
from apogee.server.room import Room
from apogee.server.table import Founding
from apogee.server.thinking import Thinking, Thought
from apogee.server.turns import NOBODY, Asker
from tests.conftest import IS_LONG
from tests.rocket_rescue.table import GAME, PHASES
from tests.secrecy import Record, Tab, Time
from tests.serving import SECONDS, Client, Server, serving

PLAYERS = 5
WATCHER = PLAYERS  # somebody without a seat
BACK = "take-back"
Deed = tuple[int, str]  # a seat and its words, or BACK
# Who is ready, and who is not again: everybody sees it. The last `done` of seat 2 reveals.
SKELETON: list[Deed] = [
    (3, "done"),
    (1, "done"),
    (1, BACK),
    (0, "done"),
    (1, "done"),
    (3, BACK),
    (4, "done"),
    (3, "done"),
]
REVEAL: Deed = (2, "done")
SEED = "ab" * 32


def run(work: Awaitable[None]) -> None:
    async def timed() -> None:
        async with asyncio.timeout(10 * SECONDS):
            await work

    asyncio.run(timed())


# --- Plays


class Planner:
    """One seat that puts a plan together as its generator has it."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.rng = Rng(1000 * seed + seat)
        self.steps: list[str] = []

    def dice(self) -> int:
        return sum(words.startswith("plan") for words in self.steps)

    def step(self) -> Deed:
        """Another die, or the bid."""
        if not any(words.startswith("bid") for words in self.steps) and (self.dice() == 4 or self.rng.below(4) == 0):
            return self._does(f"bid {self.rng.below(5)}")
        taken = {words.rpartition(" ")[0] for words in self.steps}
        fields = [f"plan {phase} {side}" for phase in PHASES for side in ("left", "right")]
        free = [field for field in fields if field not in taken]
        return self._does(f"{free[self.rng.below(len(free))]} {1 + self.rng.below(6)}")

    def _does(self, words: str) -> Deed:
        self.steps.append(words)
        return self.seat, words

    def fumbles(self) -> list[Deed]:
        """Some steps, forwards and back."""
        found: list[Deed] = []
        for _ in range(self.rng.below(4)):
            if self.steps and self.rng.below(3) == 0:
                self.steps.pop()
                found.append((self.seat, BACK))
            elif self.dice() < 4:
                found.append(self.step())
        return found

    def finishes(self) -> list[Deed]:
        """What is missing, up to `done`."""
        found: list[Deed] = []
        while self.dice() < 4:
            found.append(self.step())
        return found


def play_of(seeds: list[int], skeleton: list[Deed], shuffle: int) -> list[Deed]:
    """The deeds of all: the skeleton, and between its parts what each seat does by its seed, interleaved at random."""
    planners = [Planner(seat, seed) for seat, seed in enumerate(seeds)]
    order = Rng(shuffle)
    ready: set[int] = set()
    deeds: list[Deed] = []
    for seat, words in [*skeleton, REVEAL]:
        queues = [planner.fumbles() for planner in planners if planner.seat not in ready]
        if words == "done":
            queues[[planner.seat for planner in planners if planner.seat not in ready].index(seat)] += planners[
                seat
            ].finishes()
        while any(queues):
            queue = [each for each in queues if each]
            deeds.append(queue[order.below(len(queue))].pop(0))
        ready = ready | {seat} if words == "done" else ready - {seat}
        deeds.append((seat, words))
    return deeds


# --- Playing them


class World:
    """A table of Rocket Rescue on a server of its own, five people with sockets, and somebody who watches."""

    def __init__(self, server: Server, table: str, people: list[Client], tabs: list[Tab]) -> None:
        self.server = server
        self.table = table
        self.people = people
        self.tabs = tabs  # by seat, the watcher's last

    async def do(self, deeds: list[Deed]) -> None:
        """Do all this, one after the other."""
        for seat, words in deeds:
            await self.deed(seat, words)

    async def deed(self, seat: int, words: str) -> None:
        room = await self.server.hall.room(self.table)
        decision = room.table.decisions[seat]  # nothing is asked that would itself be heard
        if words == BACK:
            await self.people[seat].must(self.table, "take-back", decision=decision)
        else:
            await self.people[seat].must(self.table, "play", decision=decision, words=words)

    async def heard(self) -> list[list[bytes]]:
        """All frames so far, by viewer."""
        for tab in self.tabs:
            await tab.settle()
        return [[what for _, what in tab.record.heard if b'"type":"state"' in what[:20]] for tab in self.tabs]

    async def room(self) -> Room:
        return await self.server.hall.room(self.table)


@asynccontextmanager
async def world(database: Path, *, present: int = PLAYERS, **settings: Any) -> AsyncGenerator[World]:
    """Five people at a table; of some there is no socket. Founding facts may be given, and the hall's settings."""
    ids, secrets = count(1), count(1)
    hall: dict[str, Any] = {
        "now": settings.pop("now", None) or Time(),
        "new_id": lambda: f"id{next(ids):08}",
        "new_secret": lambda: f"secret-{next(secrets):033}",
        "game_names": lambda: ["rocket-rescue"],
        "thinking": settings.pop("thinking", None),
    }
    async with serving(database, **hall) as server, AsyncExitStack() as stack:
        server.hall.started_at = 0.0  # nobody has to come back
        people = [await stack.enter_async_context(Client(server.port, f"Seat {seat}")) for seat in range(PLAYERS)]
        host = next(iter(server.hall.people.values()))
        options = GAME.chosen_options({"length": "short"}, PLAYERS)
        founding = Founding(
            **{
                "id": "planning23", "game": GAME.name, "rules_version": GAME.rules_version,
                "components_hash": GAME.components_hash, "players": PLAYERS, "options": options, "host": host.id,
                "host_name": host.name, "is_public": True,
                "grace_seconds": 30, "clock": None, "bots": {}, "reserved": {}, "seed": SEED, "salt": SEED,
                "commitment": Draws(SEED, SEED).commitment(), **settings,
            }
        )  # fmt: skip
        await server.hall.storage.write(*server.hall.founding_changes(founding))
        for seat, person in enumerate(people):
            await person.must(founding.id, "sit", seat=seat)
        watcher = await stack.enter_async_context(Client(server.port, "Watcher"))
        tabs = []
        for person in [*people[:present], watcher]:
            tabs.append(Tab("tab", await stack.enter_async_context(person.live(founding.id)), Record()))
        for tab in tabs:
            await tab.settle()
            tab.record.heard.clear()
        yield World(server, founding.id, people, tabs)


async def frames_of(database: Path, deeds: list[Deed]) -> list[list[bytes]]:
    """What each viewer is sent while these deeds are done."""
    async with world(database) as table:
        await table.do(deeds)
        return await table.heard()


def events(frames: list[bytes], event: str) -> int:
    return sum(frame.count(f'"event":"{event}"'.encode()) for frame in frames)


# --- Secrecy


# How each seat plans; in the first world all by their first mind, in the others some by another.
MINDS = [[1, 1, 1, 1, 1], [1, 1, 2, 2, 2], [2, 3, 1, 1, 1]]
if IS_LONG:
    MINDS += [[4 if seat != viewer else 1 for seat in range(PLAYERS)] for viewer in range(PLAYERS)]


def test_rr_d_7_a_seat_hears_the_same_whatever_the_others_plan(tmp_path: Path) -> None:
    """Steps, take-backs, `done` and taking it back, in other numbers and another order: counted, and to the byte."""

    async def work() -> None:
        worlds = []
        for number, minds in enumerate(MINDS):
            deeds = play_of(minds, SKELETON, shuffle=number)[:-1]
            worlds.append((minds, deeds, await frames_of(tmp_path / f"{number}.db", deeds)))
        _, first, expected = worlds[0]
        compared = set()
        for minds, deeds, frames in worlds:
            assert len(frames[WATCHER]) == len(SKELETON)
            assert frames[WATCHER] == expected[WATCHER], "who watches can tell what is planned"
            for viewer in range(PLAYERS):
                own = [words for seat, words in deeds if seat == viewer]
                public = [deed for deed in SKELETON if deed[0] != viewer]
                assert len(frames[viewer]) == len(own) + len(public)  # none for what is hidden
                assert events(frames[viewer], "planned") == 0
                if minds[viewer] == 1 and deeds != first:
                    compared.add(viewer)
                    assert own == [words for seat, words in first if seat == viewer]
                    assert frames[viewer] == expected[viewer], "a seat can tell what others plan"
        assert compared == set(range(PLAYERS))
        assert len({len(deeds) for _, deeds, _ in worlds}) > 1, "these worlds are too much alike"

    run(work())


def test_rr_d_7_the_order_of_hidden_steps_changes_nothing_for_anybody(tmp_path: Path) -> None:
    """The same deeds of each, in several orders: the same for all, beyond the reveal, which happens once."""

    async def work() -> None:
        found = []
        seeds = [1, 2, 3, 4, 5]
        for number in range(4 if IS_LONG else 2):
            deeds = play_of(seeds, SKELETON, shuffle=number)
            found.append((deeds, await frames_of(tmp_path / f"{number}.db", deeds)))
        assert len({str(deeds) for deeds, _ in found}) == len(found), "these orders are the same"
        for _, frames in found:
            assert [events(each, "planned") for each in frames] == [PLAYERS] * (PLAYERS + 1)
            assert frames == found[0][1]

    run(work())


def test_rr_d_7_five_at_the_same_time(tmp_path: Path) -> None:
    """All send at once, as fast as they can, and each is answered; the plans are revealed once."""

    async def work() -> None:
        async with world(tmp_path / "a.db") as table:
            scripts = [plans_of(seat) for seat in range(PLAYERS)]
            await asyncio.gather(*(table.do(script) for script in scripts))
            frames = await table.heard()

            assert [events(each, "planned") for each in frames] == [PLAYERS] * (PLAYERS + 1)
            assert [events(each, "ready") for each in frames] == [PLAYERS] * (PLAYERS + 1)
            assert [events(frames[seat], "planning") for seat in range(PLAYERS)] == [4] * PLAYERS
            assert (await table.people[0].see(table.table))["view"]["phase"] != "plan"

    run(work())


def test_rr_d_20_what_is_kept_is_hidden_until_the_last_done(tmp_path: Path) -> None:
    """The other decision that all take at once: whatever two others keep, and change, the rest hears the same."""
    hands = ["std-tank", "std-engine", "std-crew"]
    position = {"players": PLAYERS, "phase": "end", "round": 2, "seats": [{"modules": hands[:2]}] * 3 + [{}, {}]}
    described = GAME.from_json(position).to_json()
    plays: list[list[Deed]] = [
        [(1, "keep std-tank"), (0, "keep std-tank"), (1, "done")],
        [(1, "keep std-engine"), (1, BACK), (0, "keep std-engine"), (0, BACK), (1, "keep std-engine"), (1, "done")],
    ]

    async def work() -> None:
        found = []
        for number, deeds in enumerate(plays):
            async with world(tmp_path / f"{number}.db", position=described) as table:
                assert (await table.people[2].see(table.table))["view"]["asks"] == "keep"
                await table.do([*deeds, (2, "keep std-tank")])
                found.append(await table.heard())
                if not any(words == "keep std-tank" and seat == 0 for seat, words in deeds):
                    await table.deed(0, "keep std-tank")
                await table.deed(0, "done")
                assert (await table.people[0].see(table.table))["view"]["asks"] == "keep"
                await table.deed(2, "done")
                assert (await table.people[0].see(table.table))["view"]["asks"] != "keep"
        for viewer in (2, 3, 4, WATCHER):
            assert found[0][viewer] == found[1][viewer]
            assert len(found[0][viewer]) == (2 if viewer == 2 else 1)

    run(work())


# --- Somebody is missing


async def until_revealed(table: World) -> list[str]:
    """Wait for the reveal; all that the last seat did until then."""
    async with asyncio.timeout(SECONDS):
        while (await table.people[0].see(table.table))["view"]["phase"] == "plan":
            await asyncio.sleep(0.02)
    match = (await table.room()).table.match
    assert match is not None
    return [str(entry.words) for entry in match.journal.entries if entry.seat == PLAYERS - 1]


def plans_of(*seats: int) -> list[Deed]:
    """Whole plans of these seats."""
    return [deed for seat in seats for deed in [*Planner(seat, 7).finishes(), (seat, "done")]]


def test_a_bot_plans_for_a_seat_that_is_missing(tmp_path: Path) -> None:
    async def work() -> None:
        moment = Time()
        async with world(tmp_path / "a.db", present=PLAYERS - 1, now=moment) as table:
            await table.do(plans_of(0, 1, 2, 3))
            await asyncio.sleep(0.2)
            assert (await table.people[0].see(table.table))["view"]["phase"] == "plan"  # it may come back
            moment.at += 31
            (await table.room()).refresh()
            played = await until_revealed(table)

            assert played.count("done") == 1
            assert sum(words.startswith("plan") for words in played) == 4
            frames = await table.heard()
            assert [events(each, "planned") for each in frames] == [PLAYERS] * len(frames)

    run(work())


@pytest.mark.parametrize("steps", [0, 2, 5], ids=["nothing", "half a plan", "a plan that is ready"])
def test_a_person_leaves_between_planning_and_reveal(tmp_path: Path, steps: int) -> None:
    """What was planned stands; a bot does the rest, and may not change it."""

    async def work() -> None:
        async with world(tmp_path / "a.db") as table:
            own = plans_of(PLAYERS - 1)[:steps]
            await table.do(own)
            await table.do(plans_of(0, 1, 2))
            await table.people[-1].must(table.table, "leave")
            await asyncio.sleep(0.1)
            assert (await table.people[0].see(table.table))["view"]["phase"] == "plan"
            await table.do(plans_of(3))
            played = await until_revealed(table)

            assert played[: len(own)] == [words for _, words in own]
            assert played.count("done") == 1
            assert sum(words.startswith("plan") for words in played) == 4
            frames = await table.heard()
            assert [events(frames[viewer], "planned") for viewer in (0, 1, 2, 3, WATCHER)] == [PLAYERS] * 5

    run(work())


class Quick(Thinking):
    """A bot that does not think: the clock is what matters."""

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> str:  # noqa: ARG002
        return "done" if "done" in thought.choices else thought.choices[0]


def test_a_clock_ends_the_planning(tmp_path: Path) -> None:
    """The time is for the whole plan: steps and take-backs do not lengthen it; then bots finish every plan."""

    async def work() -> None:
        moment = Time()
        async with world(tmp_path / "a.db", now=moment, clock=Clock("seconds", 60), thinking=Quick(1)) as table:
            deadline = (await table.people[0].see(table.table))["table"]["deadline"]
            await table.do([*plans_of(0), (1, "plan research left 1")])
            for _ in range(3):
                moment.at += 15
                await table.do([(1, BACK), (1, "plan research left 1")])
                seen = await table.people[1].see(table.table)
                assert seen["table"]["deadline"] == deadline
            await asyncio.sleep(0.1)
            assert (await table.people[1].see(table.table))["view"]["phase"] == "plan"
            moment.at = deadline
            (await table.room()).refresh()
            played = await until_revealed(table)

            assert played.count("done") == 1
            own = [deed for _, deed in plans_of(0)]
            match = (await table.room()).table.match
            assert match is not None
            entries = match.journal.entries
            assert [entry.words for entry in entries if entry.seat == 0][: len(own)] == own
            assert [str(entry.words) for entry in entries if entry.seat == 1].count("done") == 1
            frames = await table.heard()
            assert [events(each, "planned") for each in frames] == [PLAYERS] * len(frames)

    run(work())
