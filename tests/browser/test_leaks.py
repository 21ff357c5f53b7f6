"""Whether the tests here would notice: leaks and complaints, planted one by one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.matches import SHORT, Script
from tests.browser.stage import House, Visitor
from tests.browser.test_match import play
from tests.browser.truth import Heard, Truth
from tests.conftest import IS_LONG, some


def other_hand(frame: dict[str, Any], script: Script) -> None:
    other = 1 - frame["viewer"]
    frame["view"]["seats"][other]["hand"] = script.match.view(other)["seats"][other]["hand"]


def other_choices(frame: dict[str, Any], script: Script) -> None:
    frame["choices"] = script.match.choices(script.seat)


def another_event(frame: dict[str, Any], _: Script) -> None:
    frame["events"].append({"event": "taken", "seat": 1, "card": "base-red"})


def another_field(frame: dict[str, Any], _: Script) -> None:
    frame["position"] = {}


def the_seed(frame: dict[str, Any], _: Script) -> None:
    frame["table"]["commitment"] = SHORT


def the_future(frame: dict[str, Any], _: Script) -> None:
    frame["number"] += 1


def another_seat(frame: dict[str, Any], script: Script) -> None:
    """All that somebody else may know."""
    other = 1 - frame["viewer"]
    frame |= {"viewer": other, "view": script.match.view(other), "choices": script.match.choices(other)}


LEAKS = [other_hand, other_choices, another_event, another_field, the_seed, the_future, another_seat]


def test_every_planted_leak_is_seen(house: House) -> None:
    """Frames with more than the seat may know, each made from one that is as it should be."""
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table(host=ada, seed=SHORT)
    house.start()
    visitors = house.seated(table, ada, bob)
    tabs = [visitor.tab(f"/tables/{table}") for visitor in visitors]
    script = Script("pocket-rockets", 2, SHORT)
    play(script, tabs, 14 if IS_LONG else 6)
    for seat, tab in enumerate(tabs):
        tab.until_actions(script.choices(seat))
    waiting = visitors[1 - script.seat]
    tab = waiting.tabs[0]
    tab.until(lambda: tab.frames[-1]["table"]["pending"] == [script.seat], "the last frame")
    good = json.dumps(waiting.tabs[0].frames[-1])
    truth = Truth(house.database)
    cookie = waiting.cookie_now()

    assert truth.faults(cookie, [Heard(f"/api/tables/{table}/live", good)]) == []
    unseen = []
    for leak in LEAKS:
        frame = json.loads(good)
        leak(frame, script)
        if not truth.faults(cookie, [Heard(f"/api/tables/{table}/live", json.dumps(frame))]):
            unseen.append(leak.__name__)
    assert unseen == []

    own = json.dumps(visitors[script.seat].tabs[0].frames[-1])
    assert truth.faults(cookie, [Heard(f"/api/tables/{table}/live", own)]), "another's whole frame"
    journal = script.match.journal.text(is_private=True)
    assert truth.faults(cookie, [Heard(f"/api/tables/{table}/journal", journal)]), "a private journal"
    assert truth.faults(cookie, [Heard("/api/me", json.dumps({"name": bob}))]), "a person's id"
    assert truth.faults(cookie, [Heard("/api/tables", json.dumps({"tables": [SHORT]}))]), "a seed in a list"


INLINE = "document.head.append(Object.assign(document.createElement('script'), { textContent: '1' }))"
COMPLAINTS: dict[str, Callable[[Visitor], object]] = {
    "warning": lambda ada: ada.tab("/").page.evaluate("console.warn('so what')"),
    "error": lambda ada: ada.tab("/").page.evaluate("void setTimeout(() => { throw new Error('planted') })"),
    "policy": lambda ada: ada.tab("/").page.evaluate(INLINE),
    "request": lambda ada: ada.tab("/").page.evaluate("fetch('/api/tables/nosuchtable')"),
}


@pytest.mark.parametrize("complaint", some(COMPLAINTS, "error"))
def test_every_complaint_of_a_page_is_seen(house: House, complaint: str) -> None:
    """Warnings, errors, what the content policy bars, requests that fail."""
    house.start()
    nobody = house.visitor()
    house.is_leaky = True
    COMPLAINTS[complaint](nobody)
    nobody.tabs[0].until(lambda: bool(nobody.complaints), "a complaint")

    with pytest.raises(AssertionError, match="Nobody: "):
        house.check()


def test_a_browser_that_forgets_who_it_is_is_told_from_a_leak(house: House) -> None:
    """Chromium does when its network process crashes: what it hears then is a stranger's, and no secret."""
    ada = house.person("Ada")
    house.start()
    visitor = house.visitor(ada)
    visitor.tab("/").settle()
    house.check()
    house.is_leaky = True
    visitor.context.clear_cookies()

    with pytest.raises(AssertionError, match="Ada: Chromium has lost the cookie"):
        house.check()


def test_what_a_page_hears_is_kept(house: House) -> None:
    """Frames and answers both: otherwise there would be nothing to check."""
    ada = house.person("Ada")
    table = house.table(host=ada, bots={1: "random"})
    house.start()
    (visitor,) = house.seated(table, ada)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")
    tab.press(tab.actions()[0])
    expected = {"live", "commands", "pocket-rockets"}
    tab.until(
        lambda: expected <= {urlsplit(each.address).path.rsplit("/", 1)[-1] for each in visitor.heard}, "all of it"
    )
    assert len(tab.frames) > 1
