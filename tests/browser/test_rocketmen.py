"""Rocketmen's own table: played to the end by pressing what can be pressed, and measured."""

from __future__ import annotations

import pytest

from apogee.core.rng import Rng
from tests.browser.looking import troubles
from tests.browser.matches import SHORT, Script, nearly_over
from tests.browser.stage import DESK, PHONE, WIDE, House
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


@pytest.mark.parametrize("name", some(MATCHES, "two", "solo"))
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
    shown = [frame for frame in tab.frames if frame["view"] is not None]
    found += [secret for frame in shown for secret in not_for(frame["viewer"], frame["view"])]
    assert not found, "\n".join(found)
