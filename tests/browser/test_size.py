"""What the pages weigh, and that they can be installed."""

from __future__ import annotations

import gzip
import json
from urllib.parse import urlsplit

import pytest

import apogee
from tests.browser.stage import House

MOST_KB = {"pocket-rockets": 120, "rocketmen": 130, "rocket-rescue": 130}

FIRST_DRAWN = """new MutationObserver((_, watch) => {
  if (!document.querySelector("[data-action]")) return;
  window.firstDrawn = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true });"""
FETCHED_BEFORE = """performance.getEntriesByType("resource")
  .filter((each) => each.startTime <= window.firstDrawn && each.name.split("?")[0].endsWith(".js"))
  .map((each) => each.name)"""


@pytest.mark.parametrize("game", MOST_KB)
def test_the_first_table_needs_little_javascript(house: House, game: str) -> None:
    """All scripts that the browser fetched until a table was drawn, packed."""
    ada = house.person("Ada")
    players = min(apogee.game(game).players)
    table = house.table(game, players, host=ada, bots=dict.fromkeys(range(1, players), "random"))
    house.start()
    (visitor,) = house.seated(table, ada)
    tab = visitor.tab()
    tab.page.add_init_script(FIRST_DRAWN)
    tab.go(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")
    names = {urlsplit(name).path for name in tab.page.evaluate(FETCHED_BEFORE)}
    get = visitor.context.request.get
    scripts = {name: len(gzip.compress(get(f"{visitor.origin}{name}").body())) for name in names}
    assert sum(scripts.values()) <= MOST_KB[game] * 1000, scripts
    assert sum(scripts.values()) > 10_000, "that is not all of it"


def test_it_can_be_installed(house: House) -> None:
    """Chromium finds nothing against it."""
    house.start()
    tab = house.visitor().tab("/")
    session = tab.page.context.new_cdp_session(tab.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["short_name"] == "Apogee"
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")
    errors = {each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}, "every context of a test is one"
    for icon in manifest["icons"]:
        assert tab.page.request.get(f"{house.visitors[0].origin}/{icon['src'].lstrip('/')}").ok
