"""Rocket Rescue's own table: played to the end by pressing what can be pressed, planned in secret, and measured."""

from __future__ import annotations

from typing import Any

import pytest

from apogee.core.rng import Rng
from apogee.locale import LANGUAGES
from tests.browser.looking import misprints, troubles
from tests.browser.matches import SHORT, last_round
from tests.browser.stage import DESK, PHONE, WIDE, House, Tab
from tests.browser.test_plain import LAUNCHING, not_yet_for, own, play_at_random
from tests.conftest import long_only, some

MIDDLE = {"width": 1440, "height": 900}
SIZES = {"1280": DESK, "1440": MIDDLE, "1760": WIDE, "390": PHONE}
MATCHES = {  # players, edition, length and character of whom we are, where it begins, how it is looked at
    "three": (3, "base", "short", None, "begin", DESK),
    "phone": (3, "deluxe", "medium", None, "begin", PHONE),
    "engineer": (4, "base", "medium", "engineer", "begin", DESK),
    "saboteur": (5, "deluxe", "long", "saboteur", "build_launch", PHONE),
    "mechanic": (4, "deluxe", "short", "mechanic", "build_launch", DESK),
    "pilot": (5, "deluxe", "short", "pilot", "begin", DESK),
}


@pytest.mark.parametrize("name", some(MATCHES, "phone"))
def test_a_match_to_its_end(house: House, name: str) -> None:
    """All that is legal is an element of the page, in every position; pressing nothing else ends the match."""
    players, edition, length, character, phase, size = MATCHES[name]
    position = last_round(players, edition, length, character, phase)
    seat = next(number for number, each in enumerate(position["seats"]) if each.get("character") == character)
    ada = house.person("Ada")
    bots = {number: "random" for number in range(players) if number != seat}
    table = house.table("rocket-rescue", players, host=ada, seed=SHORT, position=position, bots=bots)
    house.start()
    visitor = house.visitor(ada, viewport=size)
    visitor.do(table, "sit", seat=seat)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector(".rocket-rescue [data-action]", state="attached")
    tab.settle()
    found = troubles(tab, f"rocket-rescue-{name}")

    assert play_at_random(house, table, tab, Rng(5), LAUNCHING) > 5

    tab.page.wait_for_selector("[data-result]", state="attached")
    shown = [frame for frame in tab.frames if frame["view"] is not None]
    found += [secret for frame in shown for secret in not_yet_for(frame["viewer"], frame["view"])]
    assert not found, "\n".join(found)


def put(tab: Tab, words: str, dice: dict[str, list[int]]) -> None:
    """Press a face, and wait until the server has it."""
    tab.page.wait_for_selector(f"[data-action='{words}'], [data-change='{words}']", state="attached")
    if tab.page.locator(f"[data-action='{words}']").count():
        tab.press(words)
    else:
        press(tab, f"[data-change='{words}']")
    tab.until(lambda: {phase: values for phase, values in own(tab)["dice"].items() if any(values)} == dice, f"{dice}")


def press(tab: Tab, selector: str) -> None:
    """Press what is no action of the game."""
    found = tab.locate(selector).first
    found.tap() if tab.visitor.has_touch else found.click()


@pytest.mark.parametrize("size", some(SIZES, "1280"))
def test_rr_4_2_a_plan_is_put_down_changed_and_taken_back(house: House, size: str) -> None:
    """A die goes to the server as it is put down; changing it is one command; done is taken back until the last."""
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table("rocket-rescue", 3, host=ada, seed=SHORT, bots={2: "random"})
    house.start()
    visitors = [house.visitor(person, viewport=SIZES[each]) for person, each in ((ada, size), (bob, "390"))]
    for seat, visitor in enumerate(visitors):
        visitor.do(table, "sit", seat=seat, entropy="")
    tab, other = (visitor.tab(f"/tables/{table}") for visitor in visitors)
    press(other, "[data-bubble=dice] button")  # in the hand it lies before what is asked
    dice: dict[str, list[int]] = {"research": [4, 0]}
    put(tab, "plan research left 4", dice)
    press(tab, "[data-field='research left']")
    put(tab, "plan research left 2", {"research": [2, 0]})
    press(tab, "[data-take-off='research left']")
    tab.until(lambda: own(tab)["dice"]["research"] == [0, 0], "a die that is taken off")
    put(tab, "plan research right 1", dice := {"research": [0, 1]})
    put(tab, "plan shopping left 3", dice := dice | {"shopping": [3, 0]})
    put(tab, "plan boarding left 4", dice := dice | {"boarding": [4, 0]})
    put(tab, "plan build_launch left 3", dice := dice | {"build_launch": [3, 0]})
    tab.until(lambda: "done" in tab.actions(), "the end of the plan")
    press(tab, "[data-bid=more]")
    tab.until(lambda: own(tab)["bid"] == 1, "a bid")
    tab.until(lambda: "done" in tab.actions(), "the end of the plan")
    press(tab, "[data-bid=more]")
    tab.until(lambda: own(tab)["bid"] == 2, "another bid")
    tab.settle()
    found = troubles(tab, f"rocket-rescue-plan-{size}", with_axe=False)
    tab.until(lambda: "done" in tab.actions(), "the end of the plan")
    tab.press("done")
    tab.until(lambda: own(tab)["ready"], "a plan")
    press(tab, "[data-table-action=take-back]")
    tab.until(lambda: not own(tab)["ready"], "a plan that goes on")

    frames: list[dict[str, Any]] = [frame for frame in other.frames if frame["view"] is not None]
    found += [secret for frame in frames for secret in not_yet_for(frame["viewer"], frame["view"])]
    assert own(tab)["bid"] == 2
    assert not found, "\n".join(found)


# How many plans were seen in the moment of the reveal, which is short.
WATCH = """() => new MutationObserver(() => {
  window.revealed = document.querySelectorAll(".reveal li").length || window.revealed;
}).observe(document.body, { childList: true, subtree: true })"""
PLANS = [
    ["research left 4", "shopping left 1", "boarding left 2", "build_launch left 6"],
    ["research left 1", "research right 1", "boarding right 5", "build_launch left 3"],
    ["research right 3", "shopping left 2", "shopping right 2", "build_launch right 4"],
    ["research left 2", "shopping left 6", "boarding left 1", "build_launch left 5"],
    ["research left 1", "shopping left 1", "boarding left 1", "build_launch left 1"],
]


@long_only
def test_rr_4_5_five_plan_at_once_and_see_the_reveal_together(house: House) -> None:
    """Each puts dice down in turn, so that all plans grow beside each other; nobody hears of another's before the last
    is done, and then everybody sees all of them."""
    people = [house.person(name) for name in ("Ada", "Bob", "Cleo", "Dora", "Emil")]
    table = house.table("rocket-rescue", 5, host=people[0], seed=SHORT)
    house.start()
    visitors = house.seated(table, *people, reduced_motion="no-preference")
    tabs = [visitor.tab(f"/tables/{table}") for visitor in visitors]
    for tab in tabs:
        tab.page.wait_for_selector(".plan [data-action]", state="attached")
        tab.page.evaluate(WATCH)
    for turn in range(4):
        for tab, plan in zip(tabs, PLANS, strict=True):
            put(tab, f"plan {plan[turn]}", dice_of(plan[: turn + 1]))
    for number, tab in enumerate(tabs):
        tab.until(lambda tab=tab: "done" in tab.actions(), "the end of the plan")  # type: ignore[misc]
        tab.press("done")
        if number < 4:
            tab.until(lambda tab=tab: own(tab)["ready"], "a plan")  # type: ignore[misc]
    for tab in tabs:
        tab.until(lambda tab=tab: tab.page.evaluate("window.revealed") == 5, "all plans, open")  # type: ignore[misc]
        tab.until(lambda tab=tab: tab.frames[-1]["view"]["phase"] == "research", "the first phase")  # type: ignore[misc]
        tab.until(lambda tab=tab: not tab.locate(".reveal, .rest").count(), "each choice in its place")  # type: ignore[misc]
    dice = [seat["dice"] for seat in tabs[0].frames[-1]["view"]["seats"]]
    for tab in tabs:
        assert [seat["dice"] for seat in tab.frames[-1]["view"]["seats"]] == dice
        found = [
            secret for frame in tab.frames if frame["view"] for secret in not_yet_for(frame["viewer"], frame["view"])
        ]
        assert not found


def dice_of(plan: list[str]) -> dict[str, list[int]]:
    """The dice of a plan by phase, as a view has them."""
    found: dict[str, list[int]] = {}
    for each in plan:
        phase, side, value = each.split()
        found.setdefault(phase, [0, 0])[side == "right"] = int(value)
    return found


RICH = {3: ("base", "short", None), 4: ("base", "medium", "engineer"), 5: ("deluxe", "short", "pilot")}


@pytest.mark.parametrize("players", some(RICH, 5))
@pytest.mark.parametrize("size", some(SIZES, "1280", "390"))
def test_nothing_is_out_of_its_box(house: House, size: str, players: int) -> None:
    """A rich table: no word is clipped, nothing scrolls but the log, nothing is too small to read."""
    edition, length, character = RICH[players]
    position = last_round(players, edition, length, character, "begin")
    ada = house.person("Ada")
    bots = dict.fromkeys(range(1, players), "random")
    table = house.table("rocket-rescue", players, host=ada, seed=SHORT, position=position, bots=bots)
    house.start()
    visitor = house.visitor(ada, viewport=SIZES[size])
    first, *others = some(LANGUAGES, "de")
    visitor.keep_settings(language=first)
    visitor.do(table, "sit", seat=0)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector(".rocket-rescue [data-action]", state="attached")
    tab.settle()
    found = []
    for language in (first, *others):
        if language != first:
            tab.speak(language)
        found += troubles(tab, f"rocket-rescue-crowded-{size}-{language}-{players}", with_axe=False) + misprints(tab)
        if size != "390":
            assert tab.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not found, "\n".join(found)
