"""A whole match on a game's own table, against bots: every action is pressed on its element."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from apogee.core.match import Match
from apogee.core.rng import Rng
from tests.browser.looking import misprints, troubles
from tests.browser.matches import SHORT, advice
from tests.browser.stage import House

Choose = Callable[[Match, int, Rng], str]
LOOKS_EVERY = 40  # presses
FEWEST_PRESSES = 20


def play_whole(
    house: House,
    game: str,
    players: int,
    options: dict[str, str],
    viewport: dict[str, int],
    *,
    most: int,
    secrets: Callable[[int | None, dict[str, Any]], Iterable[str]],
    choose: Choose = advice,
    name: str = "",
) -> None:
    """Play from the first question to the result. `secrets` lists what a viewer's view has of others' secrets. With a
    name, the table is measured now and then, and at the end its result; pictures are called so."""
    tab, table = house.alone_with_bots(
        game, players, bot="greedy", kept={"pace": "none"}, seed=SHORT, options=options, viewport=viewport
    )
    follower, rng = house.follow(table), Rng(5)
    found: list[str] = []
    for number in range(most):
        tab.until(lambda: 0 in follower.match().pending() or follower.match().over, "one's own turn")
        match = follower.match()
        if match.over:
            assert number > FEWEST_PRESSES
            break
        tab.until_actions(match.choices(0))
        if name and number % LOOKS_EVERY == LOOKS_EVERY - 1:
            found += troubles(tab, f"{name}-{number}", with_axe=False) + misprints(tab)
        is_answered = follower.has_answered(0)
        tab.press(choose(match, 0, rng))
        tab.until(is_answered, "an answer")
    tab.page.wait_for_selector("[data-result]", state="attached")
    tab.until(lambda: tab.frames[-1]["table"]["status"] == "finished", "the result")
    assert tab.frames[-1]["table"]["result"]["winners"] == list(follower.match().winners())
    shown = [frame for frame in tab.frames if frame["view"] is not None]
    assert not [secret for frame in shown for secret in secrets(frame["viewer"], frame["view"])]
    if name:
        tab.go(f"/tables/{table}/result")
        tab.page.wait_for_selector("h1")
        tab.settle()
        found += troubles(tab, f"{name}-result")
    assert not found, "\n".join(found)
