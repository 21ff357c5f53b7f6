"""The launch of Rocketmen on its stage: flown by pressing what can be pressed, watched by the others, measured."""

from __future__ import annotations

from typing import Any

import pytest

from apogee.locale import LANGUAGES
from tests.browser.looking import misprints, troubles
from tests.browser.matches import SHORT, Script
from tests.browser.stage import DESK, PHONE, WIDE, House, Tab
from tests.browser.test_plain import not_for
from tests.conftest import long_only

PAD = ["shipyard", "spaceship_b", "backup_systems", "afterburners", "engine_small", "engine_small"]
ABLE = ["shipyard", "spacesuit", "radiation_shielding", "engine_small", "engine_small"]
RIVALS = [
    {"plan": "base_b", "pad": ["station_b", "spacesuit", "depot", "fusion_reactor"], "depot": ["engine_medium"]},
    {"plan": "satellite_a", "pad": ["backup_systems", "radiation_shielding"]},
]
DRAWN = [{"value": value, "rocket": rocket, "fate": "counted"} for value, rocket in ((3, 6), (1, 7), (2, 9))]
LEFT = {"0": 2, "1": 4, "2": 5, "3": 3, "4": 1}
UNDER_THE_LOG = """({
  log: document.querySelector("#pane-side").getBoundingClientRect().bottom,
  prompt: document.querySelector(".launch .prompt").getBoundingClientRect().top,
  wide: document.querySelector(".launch .prompt").getBoundingClientRect().width,
})"""
MIDDLE = {"width": 1440, "height": 900}


def launching(pad: list[str] = PAD, **launch: Any) -> dict[str, Any]:
    """Seat 0 of three flies to Mars with these cards on its launch pad, and is in the midst of it."""
    agenda = launch.pop("agenda", None)
    seats = [{"plan": "spaceship_a", "pad": pad, "markers": ["earth.satellite"]}, *RIVALS]
    found = {"round": 13, "turn": 0, "seats": seats, "launch": {"destination": "mars", "declared": pad, **launch}}
    return found if agenda is None else {**found, "agenda": agenda}


POSITIONS = {  # what is asked, at every place of the stage
    "declared": {
        "round": 13,
        "turn": 0,
        "seats": [{"plan": "spaceship_a", "pad": [*ABLE, "industrial_espionage"]}, *RIVALS],
    },
    "w4": launching(
        ABLE,
        rocket=6,
        counted=1,
        value=0,
        window="w4",
        drawn=DRAWN[:1],
        deck={"0": 1, "1": 5, "2": 6, "3": 3, "4": 1},
    ),
    "w5": launching(rocket=9, counted=3, window="w5", drawn=DRAWN, deck=LEFT),
    "w6": launching(rocket=12, counted=5, window="w6", deck={"1": 4, "2": 5, "3": 3, "4": 1}),
    "pick": launching(ABLE, rocket=3, shown=[3, 1, 0], deck={**LEFT, "0": 1, "2": 6}, agenda=["pick 0"]),
    "abort": launching(rocket=9, counted=3, drawn=DRAWN, deck=LEFT, agenda=["abort 0 2"]),
    "salvage": launching(
        ["reusable_rocket_parts", "engine_small", "engine_medium"],
        rocket=11,
        counted=5,
        succeeded=False,
        agenda=["salvage 0 1"],
    ),
    "mission": launching([], rocket=11, counted=5, succeeded=False, agenda=["mission 0"]),
}


def stage(house: House, position: dict[str, Any], **more: Any) -> tuple[list[Tab], Script]:
    """Three people at such a table, and the authority's match beside them."""
    people = [house.person(name) for name in ("Ada", "Bob", "Cleo")]
    table = house.table("rocketmen", 3, host=people[0], seed=SHORT, position=position)
    house.start()
    tabs = [visitor.tab(f"/tables/{table}") for visitor in house.seated(table, *people, **more)]
    return tabs, Script("rocketmen", 3, SHORT, position=position)


def press(tabs: list[Tab], script: Script, words: str) -> None:
    """Press what somebody may do, once all that they may do is there, and nothing for the others."""
    for seat, tab in enumerate(tabs):
        tab.until_actions(script.choices(seat))
    tabs[script.seat].press(words)
    script.play(words)


def secrets(tabs: list[Tab]) -> list[str]:
    """What came to a page that its seat may not know."""
    frames = [frame for tab in tabs for frame in tab.frames if frame["view"] is not None]
    return [secret for frame in frames for secret in not_for(frame["viewer"], frame["view"])]


def test_a_launch_that_lands_and_is_watched(house: House) -> None:
    """RM-10.12: an ability in the last window lands the rocket; everybody sees it, and who only watches has no keys.
    The green key is the one that lands it: going on would fail."""
    tabs, script = stage(house, POSITIONS["w6"])
    for tab in tabs:
        tab.page.wait_for_selector(".launch h2")
    assert not secrets(tabs)
    tabs[0].until_actions(script.choices(0))
    assert tabs[0].locate(".keys .go").evaluate_all("keys => keys.map((key) => key.dataset.action)") == [
        "use afterburners"
    ]

    press(tabs, script, "use afterburners")

    for tab in tabs:
        tab.page.wait_for_selector(".outcome.success")
        assert tab.locate(".launch").count() == 0
    assert script.match.view(None)["launch"] is None
    assert not secrets(tabs)


@long_only
def test_an_abort(house: House) -> None:
    """RM-11.1: what an abort costs is pressed on the launch pad."""
    tabs, script = stage(house, POSITIONS["abort"], viewport=PHONE, locale="de-DE")
    press(tabs, script, "discard afterburners pad")
    tabs[0].until_actions(script.choices(0))
    found = troubles(tabs[0], "launch-abort", with_axe=False)
    press(tabs, script, "discard engine_small pad")
    assert not found, "\n".join(found)
    for tab in tabs:
        tab.page.wait_for_selector(".outcome.abort")
    assert not secrets(tabs)


@long_only
@pytest.mark.parametrize("name", ["w4", "mission"])
def test_reactions_and_failures_are_pressed_on_the_stage(house: House, name: str) -> None:
    """RM-10.12, RM-11.3: every choice of a window is an element of the page, and nothing of it overflows."""
    tabs, script = stage(house, POSITIONS[name])
    tabs[0].until_actions(script.choices(0))
    found = [line for tab in tabs[:2] for line in troubles(tab, f"launch-{name}")]
    press(tabs, script, "use spacesuit" if name == "w4" else "keep")
    if name == "mission":
        tabs[1].page.wait_for_selector(".outcome.failure")
    else:
        tabs[1].page.wait_for_selector(".success.aside")
    assert not found, "\n".join(found)


@long_only
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, MIDDLE, WIDE, PHONE], ids=["1280", "1440", "1760", "390"])
def test_every_window_at_every_width(house: House, size: dict[str, int], language: str) -> None:
    """All that is legal is there, nothing overflows or is clipped, and axe finds nothing; it sees the same in every
    language. One server and two people see all windows, one after another."""
    people = [house.person(name) for name in ("Ada", "Bob")]
    tables = {
        name: house.table("rocketmen", 3, host=people[0], seed=SHORT, position=position, bots={2: "random"})
        for name, position in POSITIONS.items()
    }
    house.start()
    visitors = [house.visitor(person, viewport=size) for person in people]
    for visitor in visitors:
        visitor.keep_settings(language=language)
    tabs, found = [visitor.tab() for visitor in visitors], list[str]()
    for name, table in tables.items():
        script = Script("rocketmen", 3, SHORT, position=POSITIONS[name])
        for seat, tab in enumerate(tabs):
            tab.visitor.do(table, "sit", seat=seat, entropy="")
            tab.go(f"/tables/{table}")
        if name == "declared":
            press(tabs, script, "launch mars")
        for seat, tab in enumerate(tabs):
            tab.page.wait_for_selector(".launch h2")
            tab.until_actions(script.choices(seat))
            found += troubles(tab, f"launch-{name}-{seat}-{size['width']}-{language}", with_axe=language == "en")
            found += [f"{name}, seat {seat}: {each}" for each in misprints(tab)]
        if size in (MIDDLE, WIDE):  # the log ends above what is asked, and leaves the whole width to it
            under = tabs[0].page.evaluate(UNDER_THE_LOG)
            assert under["prompt"] >= under["log"]
            assert under["wide"] > size["width"] - 60
    assert not found, "\n".join(found)
