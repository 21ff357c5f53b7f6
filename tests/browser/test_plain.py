"""The plain table: any game, drawn from its view alone, played to the end by pressing what can be pressed."""

from __future__ import annotations

import pytest

from apogee.core.rng import Rng
from tests.browser.matches import SHORT, Script, late
from tests.browser.stage import DESK, PHONE, House, Tab

MOST_PRESSES = 150


def press_something(tab: Tab, rng: Rng) -> None:
    """Press an element, mostly one that brings the end nearer."""
    words = sorted(set(tab.actions()))
    ahead = [each for each in words if each.startswith(("refuel", "build", "done", "bet"))]
    found = ahead if ahead and rng.below(4) else words
    tab.press(found[rng.below(len(found))])


def play_at_random(house: House, table: str, tab: Tab, rng: Rng) -> int:
    """Press elements until the match is over; how often that was."""
    follower = house.follow(table)
    seat = tab.frames[-1]["viewer"]
    for number in range(MOST_PRESSES):
        tab.until(lambda: seat in follower.match().pending() or follower.match().over, "one's own turn")
        match = follower.match()
        if match.over:
            return number
        tab.until_actions(match.choices(seat))
        is_answered = follower.has_answered(seat)
        press_something(tab, rng)
        tab.until(is_answered, "an answer")
    raise AssertionError(f"no end after {MOST_PRESSES} presses")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_countdown_from_beginning_to_end(house: House, size: dict[str, int]) -> None:
    """The toy has no table of its own, so this is how a new game begins."""
    ada = house.person("Ada")
    table = house.table("countdown", 3, host=ada, bots={1: "random", 2: "random"})
    house.start()
    (visitor,) = house.seated(table, ada, viewport=size)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")

    presses = play_at_random(house, table, tab, Rng(1))

    assert presses >= 4
    tab.page.wait_for_selector("[data-result]", state="attached")
    scores = house.follow(table).match().scores()
    assert tab.frames[-1]["table"]["result"]["scores"] == scores


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pocket_rockets_to_the_end(house: House, size: dict[str, int]) -> None:
    """Whoever likes the plain table has it in every game."""
    position = late(before_end=14)
    seat = Script("pocket-rockets", 2, SHORT, position=position).seat
    ada = house.person("Ada")
    table = house.table(host=ada, seed=SHORT, position=position, bots={1 - seat: "greedy"})
    house.start()
    visitor = house.visitor(ada, viewport=size)
    visitor.keep_settings(plain=True)
    visitor.do(table, "sit", seat=seat)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")

    play_at_random(house, table, tab, Rng(2))

    tab.page.wait_for_selector("[data-result]", state="attached")
