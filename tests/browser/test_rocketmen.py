"""Rocketmen's own table: played to the end by pressing what can be pressed, and measured."""

from __future__ import annotations

from typing import Any

import pytest

from apogee.core.rng import Rng
from apogee.locale import LANGUAGES
from tests.browser.looking import misprints, troubles
from tests.browser.matches import SHORT, Script, nearly_over
from tests.browser.stage import DESK, PHONE, WIDE, House, Tab
from tests.browser.test_plain import not_for, play_at_random
from tests.conftest import some

MIDDLE = {"width": 1440, "height": 900}
SIZES = {"1280": DESK, "1440": MIDDLE, "1760": WIDE, "390": PHONE}
MATCHES = {  # players, mode, variants, how it is looked at
    "two": (2, "standard", "none", DESK),
    "solo": (1, "solo", "none", PHONE),
    "battle": (2, "battle", "none", PHONE),
    "variants": (3, "standard", "public_opinion+market_research", DESK),
}

AT_ITS_END = """(() => {
  const { scrollHeight, clientHeight, scrollTop } = document.querySelector("[data-log]");
  return scrollHeight > clientHeight + 40 && scrollTop + clientHeight > scrollHeight - 4;
})()"""


@pytest.mark.parametrize("name", some(MATCHES, "two"))
def test_a_match_to_its_end(house: House, name: str) -> None:
    """All that is legal is an element of the page, in every position; pressing nothing else ends the match."""
    players, mode, variants, size = MATCHES[name]
    position = nearly_over(players, mode, variants)
    seat = Script("rocketmen", players, SHORT, position=position).seat
    ada = house.person("Ada")
    bots = {number: "random" for number in range(players) if number != seat}
    table = house.table(
        "rocketmen", players, host=ada, seed=SHORT, position=position, options={"mode": mode}, bots=bots
    )
    house.start()
    visitor = house.visitor(ada, viewport=size)
    visitor.do(table, "sit", seat=seat)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector(".rocketmen [data-action]")
    tab.settle()
    found = troubles(tab, f"rocketmen-{name}")

    assert play_at_random(house, table, tab, Rng(3)) > 5

    tab.page.wait_for_selector("[data-result]", state="attached")
    if size is DESK:  # the log is a drawer, which opens at its last line
        tab.page.evaluate("document.querySelector('[aria-controls=pane-side]').click()")
        tab.until(lambda: bool(tab.page.evaluate(AT_ITS_END)), "the last line of the log")
    shown = [frame for frame in tab.frames if frame["view"] is not None]
    found += [secret for frame in shown for secret in not_for(frame["viewer"], frame["view"])]
    assert not found, "\n".join(found)


SHOPPING = {
    "seats": [
        {"hand": ["engine_small", "private_investors", "storage_batteries", "hotel_a", "spaceship_a", "base_a"]},
        {},
    ],
    "turn": 0,
}


def in_the_bar(tab: Tab, selector: str) -> None:
    """Press what is no action of the game: it comes as soon as the server has answered."""
    tab.page.wait_for_selector(selector)
    tab.locate(selector).first.tap() if tab.visitor.has_touch else tab.locate(selector).first.click()


@pytest.mark.parametrize("size", some(SIZES, "390"))
def test_a_purchase_in_three_presses(house: House, size: str) -> None:
    """The card, the rest of the payment, done; before that a line is taken back, all of it, and the only card."""
    ada = house.person("Ada")
    table = house.table("rocketmen", 2, host=ada, seed=SHORT, position=SHOPPING, bots={1: "random"})
    house.start()
    visitor = house.visitor(ada, viewport=SIZES[size])
    visitor.do(table, "sit", seat=0)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action^=buy]", state="attached")
    words = next(each for each in tab.actions() if each.startswith("buy engine_small"))

    def cart() -> dict[str, object] | None:
        found: dict[str, object] | None = tab.frames[-1]["view"]["cart"]
        return found

    tab.press(words)
    in_the_bar(tab, "[data-proposal]")
    tab.until(lambda: bool(cart() and cart()["covered"]), "a bill that is paid")  # type: ignore[index]
    tab.settle()
    found = troubles(tab, f"rocketmen-purchase-{size}", with_axe=False)
    in_the_bar(tab, ".till .back >> nth=-1")
    tab.until(lambda: bool(cart() and not cart()["covered"]), "a line that is taken back")  # type: ignore[index]
    in_the_bar(tab, "[data-cancel]")
    tab.until(lambda: cart() is None, "nothing that is put together")

    tab.until(lambda: words in tab.actions(), "the market again")
    tab.press(words)
    in_the_bar(tab, "[data-proposal]")
    tab.until(lambda: bool(cart() and cart()["covered"]), "a bill that is paid")  # type: ignore[index]
    in_the_bar(tab, ".till .back >> nth=0")
    tab.until(lambda: cart() is None, "the only card gone, and what paid for it")

    tab.until(lambda: words in tab.actions(), "the market once more")
    tab.press(words)
    in_the_bar(tab, "[data-proposal]")
    tab.until(lambda: "done" in tab.actions(), "the last press")
    tab.press("done")
    tab.until(lambda: "engine_small" in tab.frames[-1]["view"]["seats"][0]["play"], "what was bought")
    assert not found, "\n".join(found)
    if size == "390":  # what others did since the log was read is news; one's own turn begins with the worlds
        assert tab.page.locator("[data-unread]").count() == 0
        tab.page.wait_for_selector("#tab-market[aria-selected=true]")
        tab.press("end")
        tab.page.wait_for_selector("#tab-worlds[aria-selected=true]")
        tab.page.wait_for_selector("#tab-side [data-unread]")
        in_the_bar(tab, "#tab-side")
        tab.page.wait_for_selector("[data-unread]", state="detached")


CROWDED: dict[str, Any] = {
    "seats": [
        {
            "hand": [
                "engine_small",
                "life_support",
                "asteroid_laser_ablation",
                "hotel_a",
                "spaceship_a",
                "base_a",
                "mining",
            ]
        },
        {"plan": "mining", "pad": ["spacesuit", "shipyard", "satellite_b"]},
        {"plan": "shipyard", "pad": ["reusable_rocket_parts", "station_a"]},
        {"plan": "hotel_b"},
    ],
    "turn": 0,
}


FULL = CROWDED | {
    "variants": ["heavy_lift", "market_research"],
    "seats": [
        CROWDED["seats"][0]
        | {"plan": "station_b", "pad": ["depot", "radiation_shielding", "backup_systems", "fusion_reactor"]}
        | {"depot": ["engine_medium", "engine_small"]},
        *CROWDED["seats"][1:],
    ],
}
# Names of parts beside the rocket that lie over one another.
OVERLAPS = """[...document.querySelectorAll(".pad .parts :is(.part, .slot, .depot)")]
  .map((each) => [each.innerText, each.getBoundingClientRect()])
  .filter(([text, box], at, all) => at && box.top < all[at - 1][1].bottom - 2).map(([text]) => text)"""


@pytest.mark.parametrize("language", some(LANGUAGES, "de"))
@pytest.mark.parametrize("size", some(SIZES, "1280", "390"))
def test_nothing_is_out_of_its_box(house: House, size: str, language: str) -> None:
    """Long names, four players: no word is clipped, nothing scrolls but the log, nothing is too small to read."""
    ada = house.person("Ada")
    bots = {1: "random", 2: "random", 3: "random"}
    table = house.table("rocketmen", 4, host=ada, seed=SHORT, position=FULL, bots=bots)
    house.start()
    visitor = house.visitor(ada, viewport=SIZES[size])
    visitor.keep_settings(language=language)
    visitor.do(table, "sit", seat=0)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector(".rocketmen [data-action]")
    tab.settle()

    found = troubles(tab, f"rocketmen-crowded-{size}-{language}", with_axe=False)
    found += misprints(tab)
    if size != "390":
        found += [f"over another: {each}" for each in tab.page.evaluate(OVERLAPS)]
        assert tab.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not found, "\n".join(found)
