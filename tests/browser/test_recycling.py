"""Recycling at Pocket Rockets' own table: a card of the hand, the stack to lay it on, the stack to search."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from apogee.locale import LANGUAGES
from tests.browser.looking import troubles
from tests.browser.matches import SHORT, Script
from tests.browser.stage import DESK, PHONE, House, Tab
from tests.browser.test_late import FOCUSED, focus_by
from tests.conftest import long_only, some

SIZES = {"1280": DESK, "390": PHONE}
AT_THE_DEPOT: dict[str, Any] = {
    "seats": [
        {"site": "recycling", "hand": ["segment-grey", "base-yellow", "tip-red-free-direction"]},
        {"site": "launch", "hand": []},
    ],
    "ring": ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"],
    "starter": 1,
    "turn": 0,
    "points": 4,
    "box": "rest",
    "stacks": {
        "construction-grey": ["base-grey", "segment-grey"],
        "construction-yellow": ["segment-yellow", "base-red"],
        "construction-red": [],
        "conveyor": ["segment-red", "base-yellow", "tip-grey-none"],
    },
}


def at_the_depot(house: House, size: str, stacks: dict[str, list[str]], language: str = "en") -> tuple[Tab, Script]:
    """Somebody at the recycling depot, with these stacks, and the authority's match beside them."""
    ada = house.person("Ada")
    position = AT_THE_DEPOT | {"stacks": AT_THE_DEPOT["stacks"] | stacks}
    table = house.table(host=ada, seed=SHORT, position=position, bots={1: "random"})
    house.start()
    (visitor,) = house.seated(table, ada, viewport=SIZES[size])
    visitor.keep_settings(language=language)
    tab = visitor.tab(f"/tables/{table}")
    script = Script("pocket-rockets", 2, SHORT, position=position)
    tab.until_actions(script.choices(0))
    return tab, script


def touch(tab: Tab, selector: str) -> None:
    """Press what is no action of the game."""
    found = tab.locate(selector).first
    found.tap() if tab.visitor.has_touch else found.click()


def why(tab: Tab, words: str) -> str:
    """The rule that answers a press on what is not legal."""
    touch(tab, f"[data-ask='{words}']")
    link = tab.page.wait_for_selector("[data-notice=why] a")
    assert link is not None
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("[data-notice]", state="detached")
    return (link.get_attribute("href") or "").rsplit("/", 1)[-1]


def forward(tab: Tab) -> list[str]:
    """The ways to recycle that can be pressed where they lie."""
    return sorted(
        tab.page.locator(".recycles .way.shown [data-action]").evaluate_all(
            "all => all.map((each) => each.dataset.action)"
        )
    )


@pytest.mark.parametrize(("size", "language"), some(product(SIZES, LANGUAGES), ("390", "de")))
def test_pr_7_11_a_card_is_recycled_in_three_presses(house: House, size: str, language: str) -> None:
    """Every way is an element at all times; one is in front when its card and its stack are chosen."""
    tab, script = at_the_depot(house, size, {}, language)
    found = troubles(tab, f"recycling-0-{size}-{language}")
    assert forward(tab) == []

    touch(tab, "[data-recycle=base-yellow]")
    tab.page.wait_for_selector("[data-lay=conveyor]")
    assert tab.locate("[data-lay]").count() == 4, "also on an empty stack"
    found += troubles(tab, f"recycling-1-{size}-{language}")
    touch(tab, "[data-lay=conveyor]")
    tab.page.wait_for_selector(".recycles .here")
    assert forward(tab) == [f"recycle base-yellow conveyor construction-{colour}" for colour in ("grey", "yellow")]
    assert set(tab.actions()) == script.choices(0)
    found += troubles(tab, f"recycling-2-{size}-{language}")
    assert why(tab, "recycle base-yellow conveyor construction-red") == "PR-7.11"

    touch(tab, ".recycles .here")
    tab.until(lambda: forward(tab) == [], "a card that is taken back")
    touch(tab, "[data-cancel]")
    tab.until(lambda: tab.locate("[data-lay]").count() == 0, "nothing that is chosen")
    touch(tab, "[data-recycle=segment-grey]")
    touch(tab, "[data-lay=construction-red]")
    words = "recycle segment-grey construction-red conveyor"
    tab.until(lambda: words in forward(tab), "the last step")
    tab.press(words)
    script.play(words)
    tab.until_actions(script.choices(0))
    assert not found, "\n".join(found)


@long_only
def test_pr_7_12_the_only_stack_with_cards_is_not_laid_on(house: House) -> None:
    """What is not legal says why; with nothing to search, laying the card down is all of it."""
    empty: dict[str, list[str]] = {f"construction-{colour}": [] for colour in ("grey", "yellow", "red")}
    tab, script = at_the_depot(house, "1280", empty)
    touch(tab, "[data-recycle=segment-grey]")
    tab.page.wait_for_selector("[data-lay=construction-red]")
    assert tab.locate("[data-lay]").count() == 3
    assert why(tab, "recycle segment-grey conveyor construction-grey") == "PR-7.11"
    touch(tab, "[data-lay=construction-red]")
    tab.until(lambda: forward(tab) == ["recycle segment-grey construction-red conveyor"], "the only way on")
    tab.press("recycle segment-grey construction-red conveyor")
    script.play("recycle segment-grey construction-red conveyor")
    tab.until_actions(script.choices(0))


@long_only
def test_pr_7_11_without_cards_in_any_stack_two_presses_do(house: House) -> None:
    tab, script = at_the_depot(house, "390", {site: [] for site in AT_THE_DEPOT["stacks"]})
    touch(tab, "[data-recycle=base-yellow]")
    words = "recycle base-yellow conveyor none"
    tab.until(lambda: words in forward(tab), "the second step")
    tab.press(words)
    script.play(words)
    tab.until_actions(script.choices(0))


@long_only
def test_a_card_is_recycled_by_keyboard(house: House) -> None:
    """Enter leads from the card to the stacks, Escape one step back; arrows reach every way as they always do."""
    tab, script = at_the_depot(house, "1280", {})
    keyboard = tab.page.keyboard
    tab.locate("[data-recycle=base-yellow]").focus()
    keyboard.press("Enter")
    tab.until(lambda: bool(tab.page.evaluate("document.activeElement.dataset.lay")), "a stack to lay it on")
    keyboard.press("Enter")
    tab.until(lambda: str(tab.page.evaluate(FOCUSED)) in forward(tab), "a stack to search")
    keyboard.press("Escape")
    tab.page.wait_for_selector("[data-lay]")
    reached = set()
    for _ in range(2 * len(script.choices(0))):
        keyboard.press("ArrowRight")
        reached.add(tab.page.evaluate(FOCUSED))
    assert {words for words in script.choices(0) if words.startswith("recycle")} <= reached
    words = "recycle segment-grey construction-red conveyor"
    focus_by(tab, "ArrowRight", words)
    assert words in forward(tab)
    keyboard.press("Enter")
    script.play(words)
    tab.until_actions(script.choices(0))
