"""Rocketmen's own table, the long campaign: whole matches, receipts, launches watched, cut off and translated."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.locale import LANGUAGES
from tests.browser.looking import misprints, troubles
from tests.browser.matches import SHORT, Script, advice, hasty
from tests.browser.stage import CUT, DESK, WIDE, House, Tab
from tests.browser.test_late import FOCUSED, focus_by
from tests.browser.test_launch import POSITIONS
from tests.browser.test_plain import not_for
from tests.browser.test_rocketmen import CROWDED, SIZES, in_the_bar
from tests.browser.test_verbs import TURNS
from tests.browser.whole import play_whole
from tests.conftest import long_only, some

pytestmark = long_only
MODES = {  # players, options
    "two": (2, {}),
    "three with variants": (3, {"variants": "public_opinion+market_research"}),
    "four": (4, {"variants": "random"}),
    "battle": (2, {"mode": "battle"}),
    "battle of four": (4, {"mode": "battle"}),
    "solo, easy": (1, {"mode": "solo", "level": "easy"}),
    "solo, normal": (1, {"mode": "solo", "level": "normal"}),
    "solo, hard": (1, {"mode": "solo", "level": "hard"}),
}
MOST_PRESSES = 900
BOTH = {size: SIZES[size] for size in ("1280", "390")}


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_match(house: House, mode: str) -> None:
    """From the first card to the result, as the greedy player plays, at a desk and on a phone in turn; every action is
    pressed on its element. Now and then the table is measured, and at the end its result."""
    players, options = MODES[mode]

    def choose(match: Match, seat: int, rng: Rng) -> str:
        return advice(match, seat, rng) if rng.below(8) else hasty(match, seat, rng)

    name = f"match-{mode.replace(',', '').replace(' ', '-')}"
    play_whole(house, "rocketmen", players, options, BOTH, most=MOST_PRESSES, secrets=not_for, choose=choose, name=name)


# --- Receipts

SHOPPING: dict[str, Any] = {
    "turn": 0,
    "seats": [
        {"hand": ["hotel_a", "hotel_b", "satellite_a", "spaceship_a", "mining", "private_investors", "base_a"]},
        {},
    ],
}


@pytest.mark.parametrize("size", ["1280", "390"])
def test_any_line_of_a_receipt_is_taken_back(house: House, size: str) -> None:
    """RM-7.1: a payment in the middle, the first card of two; what is left of it stays as it was."""
    tab, _ = house.alone_with_bots("rocketmen", 2, seed=SHORT, position=SHOPPING, viewport=SIZES[size])
    script = Script("rocketmen", 2, SHORT, position=SHOPPING)
    for words in ("place mining plan", "place base_a pad", "pay placed:mining", "pay hotel_a"):
        tab.until_actions(script.choices(0))
        tab.press(words)
        script.play(words)
    tab.until_actions(script.choices(0))

    def cart() -> dict[str, Any]:
        return dict(tab.frames[-1]["view"]["cart"] or {})

    def lines() -> list[Any]:
        return [cart().get(key) for key in ("plan", "cards", "placed", "paid")]

    assert lines() == ["mining", ["base_a"], ["mining"], ["hotel_a"]]
    in_the_bar(tab, ".till .back >> nth=2")
    tab.until(lambda: lines() == ["mining", ["base_a"], [], ["hotel_a"]], "a payment in the middle that is gone")
    in_the_bar(tab, ".till .back >> nth=1")
    tab.until(lambda: lines()[:2] == ["mining", []], "a card in the middle that is gone")
    in_the_bar(tab, ".till .back >> nth=0")
    tab.until(lambda: tab.frames[-1]["view"]["cart"] is None, "the first line, and with it all")
    tab.until_actions(Script("rocketmen", 2, SHORT, position=SHOPPING).choices(0))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_receipts_of_long_names_keep_to_their_box(house: House, size: str, language: str) -> None:
    ada = house.person("Wilhelmina-Alexandra")
    bots = {1: "greedy", 2: "random", 3: "greedy"}
    table = house.table("rocketmen", 4, host=ada, seed=SHORT, position=CROWDED, bots=bots)
    house.start()
    visitor = house.visitor(ada, viewport=SIZES[size])
    visitor.keep_settings(language=language)
    visitor.do(table, "sit", seat=0)
    tab, script = visitor.tab(f"/tables/{table}"), Script("rocketmen", 4, SHORT, position=CROWDED)
    for words in ("place mining plan", "place asteroid_laser_ablation pad", "pay placed:mining"):
        if words in script.choices(0):
            tab.until_actions(script.choices(0))
            tab.press(words)
            script.play(words)
    tab.until_actions(script.choices(0))
    tab.settle()
    found = troubles(tab, f"rocketmen-receipt-{size}-{language}", with_axe=language == "en") + misprints(tab)
    assert not found, "\n".join(found)


# --- Launches


def flown(house: House, *, viewport: dict[str, int] = DESK) -> tuple[list[Tab], Script, list[str], str]:
    """A launch to come with every ability: who launches, a rival, somebody who watches; and its steps."""
    people = [house.person(name) for name in ("Ada", "Bob", "Eve")]
    position, steps = TURNS["a launch"]
    table = house.table("rocketmen", 3, host=people[0], seed=SHORT, position=position, bots={2: "random"})
    house.start()
    visitors = [house.visitor(person, viewport=viewport) for person in people]
    for seat in range(2):
        visitors[seat].do(table, "sit", seat=seat, entropy="")
    tabs = [visitor.tab(f"/tables/{table}") for visitor in visitors]
    return tabs, Script("rocketmen", 3, SHORT, position=position), steps, table


@pytest.mark.parametrize("size", ["1280", "390"])
def test_a_launch_is_watched_frame_by_frame(house: House, size: str) -> None:
    """RM-10.12: after each step a rival and a spectator have the view that they may have, and see the odds."""
    tabs, script, steps, _ = flown(house, viewport=SIZES[size])
    for tab in tabs:
        tab.page.wait_for_selector(".rocketmen")
    found = []
    for number, words in enumerate(steps[:-1]):
        tabs[0].until_actions(script.choices(0))
        tabs[0].press(words)
        script.play(words)
        launch = script.match.view(None)["launch"]
        assert launch is not None
        for viewer, tab in ((1, tabs[1]), (None, tabs[2])):
            seen = script.match.view(viewer)
            tab.until(lambda tab=tab, seen=seen: tab.frames[-1]["view"] == seen, f"{words}, seen by {viewer}")  # type: ignore[misc]
            assert tab.actions() == []
            percent = f"{round(100 * launch['odds']['success'])}"
            tab.until(lambda tab=tab, percent=percent: percent in tab.page.inner_text(".launch .odds"), f"{percent} %")  # type: ignore[misc]
            found += troubles(tab, f"watched-{number}-{'rival' if viewer else 'spectator'}-{size}")
    assert not found, "\n".join(found)


def test_the_language_is_switched_in_a_launch(house: House) -> None:
    """Every text changes, and nothing of the launch is lost."""
    tabs, script, steps, _ = flown(house, viewport=WIDE)
    for words in steps[:3]:
        tabs[0].until_actions(script.choices(0))
        tabs[0].press(words)
        script.play(words)
    tab = tabs[0]
    tab.until_actions(script.choices(0))
    said = {"en": tab.page.inner_text(".launch")}
    for language in ("de", "it"):
        tab.locate("select[name=language]").first.select_option(language)
        tab.page.wait_for_selector(f"html[lang={language}]", state="attached")
        tab.until(lambda: tab.page.inner_text(".launch") not in said.values(), "another language")
        said[language] = tab.page.inner_text(".launch")
        assert set(tab.actions()) == script.choices(0)
    tab.press(steps[3])
    script.play(steps[3])
    tab.until_actions(script.choices(0))


@pytest.mark.parametrize("size", ["1280", "390"])
def test_a_wire_is_cut_in_a_launch(house: House, size: str) -> None:
    """Who launches can press nothing until the wire is mended; who watched sees what was missed."""
    people = [house.person(name) for name in ("Ada", "Bob", "Cleo")]
    table = house.table("rocketmen", 3, host=people[0], seed=SHORT, position=POSITIONS["w5"])
    house.start()
    wires = [house.wire(), house.wire()]
    visitors = [
        house.visitor(person, wire=wire, viewport=SIZES[size])
        for person, wire in zip(people, [*wires, None], strict=True)
    ]
    for seat, visitor in enumerate(visitors):
        visitor.do(table, "sit", seat=seat, entropy="")
        visitor.allow(CUT)
    tabs = [visitor.tab(f"/tables/{table}") for visitor in visitors]
    script = Script("rocketmen", 3, SHORT, position=POSITIONS["w5"])
    tabs[0].until_actions(script.choices(0))
    wires[0].cut()
    tabs[0].until_link("lost")
    assert tabs[0].actions() == []
    wires[0].mend()
    tabs[0].until_link("live")
    tabs[0].until_actions(script.choices(0))

    tabs[1].page.wait_for_selector(".launch h2")
    wires[1].cut()
    tabs[1].until_link("lost")
    for words in ("abort", "discard afterburners pad"):
        tabs[0].until_actions(script.choices(0))
        tabs[0].press(words)
        script.play(words)
    wires[1].mend()
    tabs[1].until_link("live")
    seen = script.match.view(1)
    tabs[1].until(lambda: tabs[1].frames[-1]["view"] == seen, "what was missed")
    tabs[0].until_actions(script.choices(0))
    tabs[0].press("discard engine_small pad")
    for tab in tabs:
        tab.page.wait_for_selector(".outcome.abort")


def test_by_keyboard_alone(house: House) -> None:
    """A placement and a launch: Tab and arrows lead to every action, Enter does it."""
    ada = house.person("Ada")
    names = ("a placement, a flight that is aborted", "a launch")
    tables = {
        name: house.table(
            "rocketmen",
            len(TURNS[name].position["seats"]),
            host=ada,
            seed=SHORT,
            position=TURNS[name].position,
            bots=dict.fromkeys(range(1, len(TURNS[name].position["seats"])), "random"),
        )
        for name in names
    }
    house.start()
    (visitor,) = house.seated(tables[names[0]], ada)
    visitor.do(tables[names[1]], "sit", seat=0, entropy="")
    tab = visitor.tab()
    for name in names:
        position, steps = TURNS[name]
        script = Script("rocketmen", len(position["seats"]), SHORT, position=position)
        tab.go(f"/tables/{tables[name]}")
        for number, words in enumerate(steps):
            tab.until_actions(script.choices(0))
            focus_by(tab, "ArrowRight" if number % 2 else "Tab", words)
            assert tab.page.evaluate(FOCUSED) == words
            assert tab.page.evaluate("document.activeElement.matches(':focus-visible')")
            told = tab.frames[-1]["number"]
            tab.page.keyboard.press("Enter")
            script.play(words)
        tab.until(lambda told=told: tab.frames[-1]["number"] > told, "the last answer")  # type: ignore[misc]


# --- States

SHARE_OF_MINE = """(document.querySelector(".bottom > .mine > .mine").clientWidth
  / document.querySelector(".layered").clientWidth)"""
CROWDED_OF_THREE = CROWDED | {"seats": CROWDED["seats"][:3]}


@pytest.mark.parametrize(("size", "language"), some(product(SIZES, LANGUAGES), ("1280", "de")))
def test_who_waits_watches_or_looks_back(house: House, size: str, language: str) -> None:
    """One's own table while a rival decides, a spectator's, the replay: nothing overflows, axe finds nothing."""
    ada, bob, eve = (house.person(name) for name in ("Ada", "Bob", "Eve"))
    table = house.table("rocketmen", 4, host=ada, seed=SHORT, position=CROWDED, bots={2: "random", 3: "random"})
    house.start()
    visitors = [house.visitor(person, viewport=SIZES[size]) for person in (bob, ada, eve)]
    for visitor, seat in zip(visitors, (0, 1), strict=False):
        visitor.do(table, "sit", seat=seat, entropy="")
    found = []
    for name, visitor in (("waiting", visitors[1]), ("watching", visitors[2])):
        visitor.keep_settings(language=language)
        tab = visitor.tab(f"/tables/{table}")
        tab.page.wait_for_selector(".rocketmen .market", state="attached")
        tab.settle()
        assert tab.actions() == []
        found += troubles(tab, f"rocketmen-{name}-{size}-{language}", with_axe=language == "en") + misprints(tab)
    tab = visitors[1].tab(f"/tables/{table}/replay?move=1")
    tab.page.wait_for_selector("input[type=range]")
    tab.settle()
    found += troubles(tab, f"rocketmen-replay-{size}-{language}", with_axe=language == "en") + misprints(tab)
    assert tab.page.evaluate(SHARE_OF_MINE) > 0.9  # what was one's own is not squeezed beside the controls
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_news_leave_the_table_its_room(house: House, size: str, language: str) -> None:
    """Two who are away, whose seats bots keep, and what is said of it."""
    people = [house.person(name) for name in ("Ada", "Bob", "Eve")]
    table = house.table("rocketmen", 3, host=people[0], seed=SHORT, position=CROWDED_OF_THREE, grace_seconds=1)
    house.start()
    visitors = [house.visitor(person, viewport=SIZES[size]) for person in people]
    for seat, visitor in enumerate(visitors):
        visitor.do(table, "sit", seat=seat, entropy="")
    visitors[0].keep_settings(language=language)
    tab = visitors[0].tab(f"/tables/{table}")
    tab.page.wait_for_selector(".rocketmen [data-action]")
    tab.until(lambda: tab.locate("p.banner").count() == 2, "news of two seats")
    tab.settle()
    found = troubles(tab, f"rocketmen-kept-{size}-{language}", with_axe=language == "en") + misprints(tab)
    assert not found, "\n".join(found)


GIVEN_UP: dict[str, Any] = {
    "turn": 0,
    "seats": [
        {
            "hand": ["hotel_b", "shipyard", "spaceship_b", "satellite_b", "station_b"],
            "plan": "spaceship_a",
            "pad": ["base_a", "base_b", "mining", "spacesuit", "engine_small"],
        },
        {},
    ],
}


@pytest.mark.parametrize("size", SIZES)
def test_parts_are_given_up_one_after_another(house: House, size: str) -> None:
    """RM-9.1: each is pressed on the rocket, also on a phone, where the slip lies over its strip."""
    tab, _ = house.alone_with_bots("rocketmen", 2, seed=SHORT, position=GIVEN_UP, viewport=SIZES[size])
    script, found = Script("rocketmen", 2, SHORT, position=GIVEN_UP), list[str]()
    for words in ("discard base_b pad", "discard base_a pad", "discard mining pad"):
        tab.until_actions(script.choices(0))
        tab.settle()
        found += troubles(tab, f"rocketmen-given-up-{size}", with_axe=False) + misprints(tab)
        assert tab.locate(".rest").count() == 0
        tab.press(words)
        script.play(words)
    tab.until_actions(script.choices(0))
    assert not found, "\n".join(found)
