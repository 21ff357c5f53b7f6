"""A whole match on a game's own table, against bots: every action is pressed on its element."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from apogee.core.match import Match
from apogee.core.rng import Rng
from tests.browser.looking import misprints, troubles
from tests.browser.matches import SHORT, advice
from tests.browser.stage import House, Tab
from tests.browser.truth import Follower

Choose = Callable[[Match, int, Rng], str]
LOOKS_EVERY = 40  # presses
FEWEST_PRESSES = 20


def play_whole(
    house: House,
    game: str,
    players: int,
    options: dict[str, str],
    sizes: dict[str, dict[str, int]],
    *,
    most: int,
    secrets: Callable[[int | None, dict[str, Any]], Iterable[str]],
    choose: Choose = advice,
    name: str = "",
) -> None:
    """Play from the first question to the result, one seat in a window of each size: all that is legal is in each of
    them at every decision, and they press in turn. `secrets` lists what a viewer's view has of others' secrets. With a
    name, the table is measured now and then, and at the end its result; pictures are called so."""
    ada = house.person("Ada")
    table = house.table(
        game, players, host=ada, seed=SHORT, options=options, bots=dict.fromkeys(range(1, players), "greedy")
    )
    house.start()
    visitors = [house.visitor(ada, viewport=viewport) for viewport in sizes.values()]
    for visitor in visitors:
        visitor.keep_settings(pace="none")
    visitors[0].do(table, "sit", seat=0)
    tabs = {size: visitor.tab(f"/tables/{table}") for size, visitor in zip(sizes, visitors, strict=True)}
    turns = list(tabs.values())
    follower, rng = house.follow(table), Rng(5)
    found: list[str] = []
    for number in range(most):
        tab = turns[number % len(turns)]
        tab.until(lambda: 0 in follower.match().pending() or follower.match().over, "one's own turn")
        match = follower.match()
        if match.over:
            assert number > FEWEST_PRESSES
            break
        for each in turns:
            until_seen(each, follower)
            each.until_actions(match.choices(0))
        if name and number % LOOKS_EVERY == LOOKS_EVERY - 1:
            for size, each in tabs.items():
                found += troubles(each, f"{name}-{size}-{number}", with_axe=False) + misprints(each)
        is_answered = follower.has_answered(0)
        tab.press(choose(match, 0, rng))
        tab.until(is_answered, "an answer")
    for size, tab in tabs.items():
        tab.page.wait_for_selector("[data-result]", state="attached")
        tab.until(lambda tab=tab: tab.frames[-1]["table"]["status"] == "finished", "the result")  # type: ignore[misc]
        assert tab.frames[-1]["table"]["result"]["winners"] == list(follower.match().winners())
        shown = [frame for frame in tab.frames if frame["view"] is not None]
        assert not [secret for frame in shown for secret in secrets(frame["viewer"], frame["view"])]
        if name:
            tab.go(f"/tables/{table}/result")
            tab.page.wait_for_selector("h1")
            tab.settle()
            found += troubles(tab, f"{name}-{size}-result")
    assert not found, "\n".join(found)


def until_seen(tab: Tab, follower: Follower) -> None:
    """Wait until the page of the first seat is at its present view: two positions may have the same actions.

    While all plan at once, others go on meanwhile.
    """
    tab.until(lambda: bool(tab.frames) and tab.frames[-1]["view"] == follower.match().view(0), "the position as it is")
