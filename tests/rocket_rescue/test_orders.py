"""Standing orders of Rocket Rescue: where each answers and where it lets its seat be asked; what a clock does."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.chance import Draws
from apogee.core.game import NO_ANSWER
from apogee.core.match import Match
from apogee.games.rocket_rescue import data, orders
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.server.protocol import Clock
from apogee.server.table import Founding
from apogee.testing import laws
from tests.serving import SECONDS, Client, Server, serving

GAME = apogee.game("rocket-rescue")
ALL = list(GAME.extras.orders)
LAUNCHER, SABOTEUR, MECHANIC = 0, 1, 2


def rocket(*owners: int, crew: str | None = None) -> list[dict[str, Any]]:
    """Engine, tank and cockpit in hangar 1, with a crew member in the cockpit."""
    modules = [{"module": word, "owner": owner} for word, owner in zip(MODULES, owners, strict=True)]
    return modules if crew is None else [*modules[:2], {**modules[2], "crew": {crew: 1}}]


MODULES = ("std-engine", "std-tank", "std-cockpit")


def about_to_launch(modules: list[dict[str, Any]], launcher: int = LAUNCHER, **more: Any) -> dict[str, Any]:
    """Somebody is to launch, in a match with a Saboteur and a Mechanic."""
    characters = ["miner", "saboteur", "mechanic"]
    seats: list[dict[str, Any]] = [{"character": character, "energy": 20} for character in characters]
    seats[launcher]["dice"] = {"build_launch": [6, 0]}
    planets = ["mossball", "lullaby", "kite-harbour"]
    table = {"edition": "deluxe", "length": "short", "phase": "build_launch", "hangars": [modules], "planets": planets}
    return {**table, "seats": seats, **more}


def launched(modules: list[dict[str, Any]], launcher: int = LAUNCHER) -> Match:
    """The launch is declared, and the Saboteur is asked."""
    match = GAME.match_at(about_to_launch(modules, launcher), seed=1)
    match.play(launcher, "launch 1 mossball")
    assert match.pending() == (SABOTEUR,)
    return match


def rolled(modules: list[dict[str, Any]], *rolls: int) -> Match:
    """The Saboteur passed, these were rolled, and the Mechanic is asked about the last of them."""
    match = launched(modules)
    match.expect(f"planet {next(word for word in PLANETS if word not in match.view(None)['planets'])}")
    for roll in rolls:
        match.expect(f"stability {roll}")
    match.play(SABOTEUR, "pass")
    for _ in rolls[1:]:
        match.play(MECHANIC, "pass")
    return match


PLANETS = ["puddle-prime", "snow-globe"]


def answering(match: Match) -> list[str]:
    """The orders of the seat that is asked that would answer now."""
    (seat,) = match.pending()
    found = [
        name
        for name in GAME.orders_for(match.state, seat)
        if GAME.extras.orders[name].answer(match.state, seat) != NO_ANSWER
    ]
    for name in found:
        assert GAME.actions[GAME.extras.orders[name].answer(match.state, seat)] == "pass"
    for other in range(len(match.scores())):
        if other != seat:
            assert GAME.obey(match.state, other, ALL) is None
    return found


@pytest.mark.parametrize(
    ("modules", "launcher", "answers"),
    [
        (rocket(0, 0, 0), LAUNCHER, ["sabotage-never", "sabotage-mine"]),
        (rocket(0, 2, 0, crew="purple"), LAUNCHER, ["sabotage-never", "sabotage-mine"]),
        (rocket(0, 0, 0, crew="white"), LAUNCHER, ["sabotage-never"]),
        (rocket(1, 0, 0), LAUNCHER, ["sabotage-never"]),
        (rocket(0, 0, 1), LAUNCHER, ["sabotage-never"]),
        (rocket(1, 1, 1), SABOTEUR, ["sabotage-never"]),
        (rocket(0, 0, 0), SABOTEUR, ["sabotage-never"]),
    ],
)
def test_rr_d_17_orders_of_the_saboteur(modules: list[dict[str, Any]], launcher: int, answers: list[str]) -> None:
    if launcher == SABOTEUR and all(module["owner"] != SABOTEUR for module in modules):
        modules = [*modules[:2], {**modules[2], "owner": SABOTEUR}]
    assert answering(launched(modules, launcher)) == answers


def test_rr_d_17_what_stands_in_another_hangar_does_not_matter() -> None:
    position = about_to_launch(rocket(0, 0, 0))
    position["hangars"].append([{"module": "std-crew", "owner": SABOTEUR, "crew": {"white": 2}}])
    match = GAME.match_at(position, seed=1)
    match.play(LAUNCHER, "launch 1 mossball")

    assert answering(match) == ["sabotage-never", "sabotage-mine"]


@pytest.mark.parametrize(
    ("owner", "roll", "answers"),
    [
        (0, 6, ["reroll-never", "reroll-mine", "reroll-broken"]),
        (0, 1, ["reroll-never", "reroll-mine", "reroll-broken"]),
        (MECHANIC, 1, ["reroll-never", "reroll-broken"]),
        (MECHANIC, 2, ["reroll-never", "reroll-broken"]),  # it holds: its stability is 2
        (MECHANIC, 3, ["reroll-never"]),
    ],
)
def test_rr_d_18_orders_of_the_mechanic(owner: int, roll: int, answers: list[str]) -> None:
    """RR-10.11 checks the cockpit first, RR-13.6 asks after each roll."""
    match = rolled(rocket(0, 0, owner), roll)

    assert match.view(None)["launch"]["roll"] == roll
    assert answering(match) == answers


def test_every_order_answers_somewhere_and_all_of_them_pass() -> None:
    """RR-D.3, RR-D.5, RR-D.6, RR-D.8, RR-D.19: on the way of random matches, and by the law."""
    found: set[str] = set()
    options = {"characters": "deal", "edition": "deluxe", "length": "short"}
    for seed in range(9):
        for state in laws.walk(GAME, 3 + seed % 3, seed, options):
            laws.check_orders(GAME, state, seed)
            for seat in state.pending():
                answers = [name for name in ALL if GAME.extras.orders[name].answer(state, seat) != NO_ANSWER]
                assert all(GAME.extras.orders[name].answer(state, seat) == GAME.action("pass") for name in answers)
                assert set(answers) <= set(GAME.orders_for(state, seat))
                found |= set(answers)

    assert found >= {"adjust-never", "explore-never", "mark-never", "spread-never", "terminal-never"}
    assert found | {"sabotage-never", "sabotage-mine", "reroll-never", "reroll-mine", "reroll-broken"} == set(ALL)


def test_orders_are_those_of_one_s_own_character() -> None:
    match = launched(rocket(0, 0, 0))
    own = [GAME.orders_for(match.state, seat) for seat in range(3)]

    assert own[LAUNCHER] == ["terminal-never"]
    assert own[SABOTEUR] == ["sabotage-never", "sabotage-mine", "terminal-never"]
    assert own[MECHANIC] == ["reroll-never", "reroll-mine", "reroll-broken", "terminal-never"]
    assert GAME.orders_for(GAME.match(players=3, seed=1).state, 0) == ["terminal-never"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_a_sentence(language: str) -> None:
    texts = Texts(language, GAME)
    sentences = [texts.order(name) for name in ALL]

    assert len(set(sentences)) == len(ALL)
    assert all(texts.has(f"order-{name}") for name in ALL)


def test_the_default_is_to_pass_at_an_interruption_and_none_elsewhere() -> None:
    passes: set[int] = set()
    options = {"characters": "deal", "edition": "deluxe", "length": "short"}
    for seed in range(6):
        for state in laws.walk(GAME, 3 + seed % 3, seed, options):
            for seat in state.pending():
                answer = GAME.extras.default(state, seat)
                verb = state.agenda[-1].verb
                assert (answer == GAME.action("pass")) == (verb in orders.INTERRUPTIONS)
                passes |= {verb} if answer != NO_ANSWER else set()
    for match in (launched(rocket(0, 0, 0)), rolled(rocket(0, 0, 0), 4)):
        assert GAME.extras.default(match.state, match.pending()[0]) == GAME.action("pass")
        assert GAME.extras.default(match.state, LAUNCHER) == NO_ANSWER

    assert passes >= {data.ADJUST, data.EXPLORE, data.MARK, data.SPREAD}


# --- On a server


async def seated(stack: AsyncExitStack, server: Server, **more: Any) -> tuple[str, list[Client]]:
    """A table at which somebody is to launch, and three people at it."""
    people = [await stack.enter_async_context(Client(server.port, f"Seat {seat}")) for seat in range(3)]
    host = server.hall.people[next(iter(server.hall.people))]
    position = GAME.from_json(about_to_launch(rocket(0, 0, 2, crew="purple"))).to_json()
    founding = Founding(
        id="aboutlaunch", game=GAME.name, rules_version=GAME.rules_version, components_hash=GAME.components_hash,
        players=3, options={}, host=host.id, host_name=host.name, is_public=True, bots={}, reserved={},
        seed="1", salt="2", commitment=Draws("1", "2").commitment(), position=position,
        **{"grace_seconds": 60, "clock": None, **more},
    )  # fmt: skip
    await server.hall.storage.write(*server.hall.founding_changes(founding))
    for seat, person in enumerate(people):
        await person.must(founding.id, "sit", seat=seat)
    return founding.id, people


async def told(person: Client, table: str, event: str, seat: int) -> None:
    """Wait until everybody was told this of a seat."""
    async with asyncio.timeout(SECONDS):
        while not any(
            (each.get("event"), each.get("seat")) == (event, seat) for each in (await person.see(table))["events"]
        ):
            await asyncio.sleep(0.02)


GAMES: dict[str, Any] = {"game_names": lambda: ["rocket-rescue", "countdown"]}


def test_a_saboteur_and_a_mechanic_pass_by_order_while_they_are_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", **GAMES) as server, AsyncExitStack() as stack:
            table, people = await seated(stack, server)
            assert list((await people[1].see(table))["orders"]) == ["sabotage-never", "sabotage-mine", "terminal-never"]
            await people[0].refused(table, "order", "no-order", order="sabotage-never", on=True)
            await people[1].must(table, "order", order="sabotage-mine", on=True)
            await people[2].must(table, "order", order="reroll-broken", on=True)
            await people[0].play(table, "launch 1 mossball")
            await told(people[0], table, "passed", SABOTEUR)
            async with asyncio.timeout(SECONDS):
                while not is_own_broken(seen := await people[2].see(table)) and seen["view"]["launch"] is not None:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            assert (await people[2].see(table))["decision"] == seen["decision"]

    def is_own_broken(seen: dict[str, Any]) -> bool:
        """Whether the Mechanic's own module, the cockpit, has just broken; it is the first that is checked."""
        launch = seen["view"]["launch"]
        return bool(seen["choices"]) and launch["roll"] > 2 and seen["decision"] == 1

    asyncio.run(work())


class Halted:
    """A real clock that stands still until it is told to go."""

    def __init__(self) -> None:
        self.at = time.time()
        self.goes = False

    def __call__(self) -> float:
        return time.time() if self.goes else self.at


async def test_a_real_clock_passes_for_a_saboteur_and_a_mechanic(tmp_path: Path) -> None:
    """With a clock the default of an interruption is taken in time; it is to pass, whatever a bot would do."""
    now = Halted()
    async with serving(tmp_path / "a.db", now=now, **GAMES) as server, AsyncExitStack() as stack:
        server.hall.started_at = 0.0  # nobody has to come back
        table, people = await seated(stack, server, clock=Clock("seconds", 1))
        await people[0].play(table, "launch 1 mossball")  # the person's, however long it takes
        now.goes = True
        await told(people[0], table, "passed", SABOTEUR)
        await told(people[0], table, "passed", MECHANIC)
        room = await server.hall.room(table)
        assert room.table.match is not None
        for seat in (SABOTEUR, MECHANIC):
            played = [entry.words for entry in room.table.match.journal.entries if entry.seat == seat]
            assert played[0] == "pass"
