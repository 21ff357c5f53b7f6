"""The plain table: any game, drawn from its view alone, played to the end by pressing what can be pressed."""

from __future__ import annotations

from typing import Any

import pytest

from apogee.core.rng import Rng
from tests.browser.looking import troubles
from tests.browser.matches import SHORT, Script, late, nearly_over
from tests.browser.stage import DESK, PHONE, House, Tab

MOST_PRESSES = 150
LATE = 12  # presses: then turns are ended


def press_something(tab: Tab, rng: Rng, is_late: bool) -> None:
    """Press an element, mostly one that brings the end nearer."""
    words = sorted(set(tab.actions()))
    ahead = [each for each in words if each.startswith(("refuel", "build", "done", "bet", "draw"))]
    ahead += ["end"] if is_late and "end" in words else []
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
        press_something(tab, rng, number >= LATE)
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


MODES = {
    "solo": (1, "none", PHONE),
    "battle": (2, "none", DESK),
    "standard": (3, "public_opinion+market_research", PHONE),
}


def not_for(viewer: int | None, view: dict[str, Any]) -> list[str]:
    """What a view has of others' secrets."""
    others = [] if view["over"] else [seat for seat in view["seats"] if seat["seat"] != viewer]
    found = [f"{key} of {seat['seat']}" for seat in others for key in ("hand", "objectives") if seat[key] is not None]
    found += [f"objective of {seat['seat']}" for seat in others if "objective" in seat["worth"]]
    return found + ([] if view["turn"] == viewer or view["cart"] is None else ["the cart"])


@pytest.mark.parametrize("mode", MODES)
def test_rocketmen_to_the_end(house: House, mode: str) -> None:
    """Every mode, with somebody who watches, until it is over; then how the points came about."""
    players, variants, size = MODES[mode]
    position = nearly_over(players, mode, variants)
    seat = Script("rocketmen", players, SHORT, position=position).seat
    ada, eve = house.person("Ada"), house.person("Eve")
    bots = {number: "random" for number in range(players) if number != seat}
    table = house.table(
        "rocketmen", players, host=ada, seed=SHORT, position=position, options={"mode": mode}, bots=bots
    )
    house.start()
    visitor, watcher = house.visitor(ada, viewport=size), house.visitor(eve).tab(f"/tables/{table}")
    visitor.do(table, "sit", seat=seat)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")
    tab.settle()
    found = troubles(tab, f"rocketmen-{mode}")

    presses = play_at_random(house, table, tab, Rng(3))
    assert presses > 10

    tab.page.wait_for_selector("[data-result]", state="attached")
    match = house.follow(table).match()
    tab.until(lambda: tab.frames[-1]["table"]["status"] == "finished", "the result")
    assert tab.frames[-1]["table"]["result"]["winners"] == list(match.winners())
    tab.go(f"/tables/{table}/result").page.wait_for_selector("#points-title")
    tab.settle()
    found += troubles(tab, f"rocketmen-{mode}-result")
    for score in match.scores():
        assert str(score) in tab.page.inner_text(".sum")
    if not match.winners():
        assert tab.page.inner_text("#result-headline") == "The AI wins"
    for each in (tab, watcher):
        shown = [frame for frame in each.frames if frame["view"] is not None]
        assert shown
        found += [secret for frame in shown for secret in not_for(frame["viewer"], frame["view"])]
    assert not found, "\n".join(found)


def test_rocketmen_alone_from_the_first_page(house: House) -> None:
    """One player needs no bots, what does not go together is not offered, and all about a card stands together."""
    house.start()
    tab = house.visitor(viewport=PHONE).tab("/")
    tab.page.wait_for_selector(".play select")
    tab.page.select_option(".play select >> nth=0", "rocketmen")
    offered = {
        name: tab.page.locator(f".play [data-option={name}] option").evaluate_all(
            "all => all.map((each) => each.value)"
        )
        for name in ("mode", "level", "variants")
    }
    assert offered == {"mode": ["standard", "battle"], "level": [], "variants": ["none", "random", "+"]}
    tab.page.select_option(".play [data-option=variants]", "+")
    assert tab.page.is_disabled("[data-play-now]")
    for place in (0, 3):
        tab.page.locator(".play .part").nth(place).tap()
    assert tab.page.is_enabled("[data-play-now]")
    tab.page.select_option(".play [data-option=mode]", "battle")
    assert tab.page.locator(".play [data-option=variants]").count() == 0
    tab.page.check(".play [name=play-now][value='1']")
    assert tab.page.locator(".play [data-option=mode], .play [data-option=variants]").count() == 0
    tab.page.select_option(".play [data-option=level]", "hard")
    tab.page.tap("[data-play-now]")
    tab.page.wait_for_selector("[data-action]")
    view = tab.frames[-1]["view"]
    assert (view["mode"], view["level"], len(view["seats"])) == ("solo", "hard", 1)

    card = tab.page.locator(".hand button[aria-pressed=false]").first
    name = card.locator(".name").inner_text()
    card.tap()
    tab.page.wait_for_selector(".picked")
    assert tab.page.inner_text(".picked h3") == name
    assert tab.page.locator(".picked [data-action]").count() > 1
    assert set(tab.actions()) == set(tab.frames[-1]["choices"])
    tab.press("end")
    tab.until(lambda: tab.frames[-1]["view"]["round"] == 2, "the next round")
