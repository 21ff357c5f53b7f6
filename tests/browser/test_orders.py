"""Standing orders in the browser: a switch for each, by mouse and by keyboard, in three languages, for nobody else."""

from __future__ import annotations

from itertools import product

import pytest

import apogee
from apogee.locale.texts import Texts
from tests.browser.looking import troubles
from tests.browser.stage import DESK, PHONE, House, Tab
from tests.conftest import long_only, some

TITLES = {"en": "Standing orders", "de": "Anweisungen", "it": "Ordini"}
SIZES = {"desk": DESK, "phone": PHONE}
OPEN = "[data-table-action=orders]"


def last(tab: Tab) -> dict[str, bool]:
    """One's orders, as the server last told them."""
    return dict(tab.frames[-1]["orders"])


@long_only
@pytest.mark.parametrize(("size", "language"), list(product(SIZES, TITLES)))
def test_orders_are_switched_on_and_off(house: House, size: str, language: str) -> None:
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table("countdown", 2, host=ada)
    house.start()
    first, second = house.seated(table, ada, bob, viewport=SIZES[size])
    first.keep_settings(language=language)
    tab, other = first.tab(f"/tables/{table}"), second.tab(f"/tables/{table}")
    for each in (tab, other):
        each.page.wait_for_selector("[data-action]")
    if size == "phone":
        tab.locate("button.menu").click()
    button = tab.locate(OPEN)
    assert button.inner_text() == TITLES[language]
    button.focus()
    tab.page.keyboard.press("Enter")
    dialog = tab.locate("dialog[open]")
    assert dialog.get_by_role("heading").inner_text() == TITLES[language]
    assert troubles(tab, f"orders-{language}") == []
    finish, sit_out = (dialog.get_by_role("switch", name=name) for name in ("finish", "sit out"))
    finish.focus()
    tab.page.keyboard.press("Space")
    tab.until(lambda: last(tab) == {"sit-out": False, "finish": True}, "an order that is given")
    assert finish.is_checked()
    tab.page.keyboard.press("Space")
    tab.until(lambda: last(tab) == {"sit-out": False, "finish": False}, "an order that is revoked")
    assert not finish.is_checked()

    sit_out.click()
    tab.until(lambda: tab.frames[-1]["choices"] == ["done"], "the order's answer")
    assert sit_out.is_checked()
    tab.page.keyboard.press("Escape")
    tab.until(lambda: tab.locate("dialog[open]").count() == 0, "the end of the dialog")
    tab.until_actions(["done"])
    assert not any(last(other).values())
    assert other.frames[-1]["number"] == other.frames[0]["number"]


@long_only
@pytest.mark.parametrize("language", some(TITLES, "it"))
def test_a_saboteur_passes_by_order(house: House, language: str) -> None:
    """Rocket Rescue: the orders of one's own character, in words; a launch is not held up."""
    game = apogee.game("rocket-rescue")
    modules = [{"module": word, "owner": 0} for word in ("std-engine", "std-tank", "std-cockpit")]
    seats = [{"character": "miner", "energy": 20, "dice": {"build_launch": [6, 0]}}, {"character": "saboteur"}, {}]
    position = {"phase": "build_launch", "seats": seats, "hangars": [modules], "planets": ["mossball"]}
    ada, bob = house.person("Ada"), house.person("Bob")
    described = game.from_json(position).to_json()
    table = house.table("rocket-rescue", 3, host=ada, position=described, bots={2: "random"})
    house.start()
    first, second = house.seated(table, ada, bob)
    second.keep_settings(language=language)
    launcher, saboteur = first.tab(f"/tables/{table}"), second.tab(f"/tables/{table}")
    launcher.page.wait_for_selector("[data-action='launch 1 mossball']")
    saboteur.locate(OPEN).click()
    dialog = saboteur.locate("dialog[open]")
    texts = Texts(language, game)
    labels = dialog.get_by_role("switch").evaluate_all(
        "(found) => found.map((each) => each.labels[0].innerText.trim())"
    )
    assert labels == [texts.order(order) for order in last(saboteur)]
    dialog.get_by_role("switch", name=texts.order("sabotage-mine")).click()
    saboteur.until(lambda: last(saboteur)["sabotage-mine"], "an order that is given")
    dialog.get_by_role("button").click()

    launcher.press("launch 1 mossball")

    told = {"event": "passed", "seat": 1}
    launcher.until(lambda: any(told in frame["events"] for frame in launcher.frames), "the Saboteur's answer")
    assert list(last(launcher)) == ["terminal-never"]


@long_only
def test_games_without_orders_have_no_switch_for_them(house: House) -> None:
    ada = house.person("Ada")
    table = house.table(host=ada, bots={1: "random"})
    house.start()
    (visitor,) = house.seated(table, ada)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")

    assert tab.page.locator(OPEN).count() == 0
