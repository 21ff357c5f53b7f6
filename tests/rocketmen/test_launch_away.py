"""RM-10: somebody leaves in the middle of a launch; a bot goes on with what that seat may know, and no more."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from apogee.core.game import Game
from apogee.server.thinking import Thinking, Thought
from apogee.server.turns import NOBODY, Asker
from tests.rocketmen.table import GAME, seat
from tests.serving import serving
from tests.test_server import Time, at, seated

BEGUN = {
    "seats": [
        seat(["hotel_a", "mining"], plan="satellite_a", pad=["engine_large", "spacesuit", "detailed_planning"]),
        seat(["base_a", "base_b", "shipyard"], plan="hotel_a", pad=["engine_small"]),
    ],
    "launch": {"destination": "moon", "window": "w3", "rocket": 1},
    "turn": 0,
}


def in_a_launch(name: str) -> Game[Any]:
    """The game, whose matches begin in the middle of a launch."""
    assert name == GAME.name
    return replace(GAME, new_state=lambda players, options: GAME.from_json(BEGUN))  # noqa: ARG005


class Draws(Thinking):
    """A bot that draws in a launch and passes otherwise; what it was given is kept."""

    def __init__(self) -> None:
        super().__init__(1, games=in_a_launch)
        self.given: list[Thought] = []

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> str:  # noqa: ARG002
        self.given.append(thought)
        return next(words for words in ("keep", "draw", "done", "end") if words in thought.choices)


async def test_rm_10_9_a_bot_goes_on_in_the_launch_of_somebody_who_is_away(tmp_path: Path) -> None:
    time, bots = Time(), Draws()
    settings: dict[str, Any] = {
        "now": time,
        "thinking": bots,
        "games": in_a_launch,
        "game_names": lambda: [GAME.name],
    }
    async with serving(tmp_path / "a.db", **settings) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game=GAME.name, grace_seconds=30)
        away, here = people
        await away.play(at(people), "draw")  # a success card lies open, and the Spacesuit may react
        seen = await away.see(at(people))
        assert seen["view"]["asks"] == "w4"
        assert not seen["may_take_back"]
        socket = await stack.enter_async_context(here.live(at(people)))
        await socket.next()
        time.at += 31
        (await server.hall.room(at(people))).refresh()
        await socket.until(lambda frame: frame["view"]["launch"] is None)

        first = bots.given[0]
        assert (first.seat, first.choices) == (0, seen["choices"])
        twin = GAME.from_json(first.twin)
        assert twin.observe(0).to_json() == seen["view"]
        assert {thought.seat for thought in bots.given} == {0}
        assert [thought.choices[0] for thought in bots.given[:3]] == ["done", "draw", "done"]
        back = await away.see(at(people))
        assert back["view"]["turn"] == 1
        assert back["view"]["seats"][0]["hand"] is not None


async def test_rm_11_8_a_bot_that_has_the_seat_for_good_ends_the_launch(tmp_path: Path) -> None:
    bots = Draws()
    settings: dict[str, Any] = {"thinking": bots, "games": in_a_launch, "game_names": lambda: [GAME.name]}
    async with serving(tmp_path / "a.db", **settings) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game=GAME.name)
        socket = await stack.enter_async_context(people[1].live(at(people)))
        before = await socket.next()
        assert before["view"]["asks"] == "w3"

        await people[0].must(at(people), "leave")
        after = await socket.until(lambda frame: frame["view"]["launch"] is None)

        assert after["view"]["turn"] == 1
        assert bots.given[0].choices == ["draw", "use detailed_planning"]
        await people[1].play(at(people), "end")
