"""Every verb of Rocket Rescue, each pressed where the table has its place for it: on a field, a tile, a bay, a key."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

from apogee.core.rng import Rng
from tests.browser.looking import misprints, troubles
from tests.browser.matches import SALT, SHORT
from tests.browser.stage import COME_FORWARD, DESK, PHONE, House, Tab
from tests.browser.test_verbs import AIM_AT
from tests.conftest import IS_LONG, some
from tests.rocket_rescue.rich import Maker
from tests.serving import game_named

SIZES = {"1280": DESK, "390": PHONE}
BAR = ".prompt .actions"
# Where a verb is pressed; on a phone some stand in the sheet only.
PLACES = {
    "plan": ".plan .faces",
    "bid": ".plan .balance",
    "done": BAR,
    "set": ".plan .faces",
    "take": BAR,
    "buy": ".market, .takes",
    "refill": ".market, .takes",
    "board": ".bay, .ground, .berths",
    "move": ".bay, .berths, .launch",
    "to": ".bay, .berths, .launch",
    "build": f".bay, {BAR}",
    "crew": BAR,
    "exchange": ".exchange",
    "shift": ".targets",
    "launch": BAR,
    "equip": ".bay, .movers",
    "assign": ".launch",
    "reroll": ".launch .checks, .launch .keys",
    "choose": ".characters",
    "keep": ".hand",
    "draw": ".piles, .sky",
    "replace": ".piles, .sky",
    "mark": ".piles, .sky",
    "spread": BAR,
    "pass": f"{BAR}, .launch .keys, .launch .checks",
    "end": BAR,
}


class Moment(NamedTuple):
    """A position, whose seat is asked, and the words that it presses."""

    position: dict[str, Any]
    seat: int
    words: str


@cache
def moments() -> dict[str, Moment]:
    """For each verb a moment in which it is legal: of rich tables, and of new ones whose characters are chosen."""
    game, found, rng = game_named("rocket-rescue"), dict[str, Moment](), Rng(3)
    new = ({"characters": "choose"}, {"characters": "deal", "edition": "deluxe"})
    begun = [game.match(4, SHORT, game.chosen_options(options, 4), salt=SALT) for options in new]
    rich = (game.match_at(Maker(4, seed).position() | {"round": 6}, SHORT, salt=SALT) for seed in range(1, 60))
    for match in (*begun, *rich):
        for _ in range(60):
            if match.over or len(found) == len(PLACES):
                break
            for seat in match.pending():
                for words in match.choices(seat):
                    verb = words.split()[0]
                    if verb not in found:
                        found[verb] = Moment(match.position(), seat, words)
            seat = match.pending()[0]
            words_of = match.choices(seat)
            match.play(seat, words_of[rng.below(len(words_of))])
    return found


def is_in_sight(tab: Tab, words: str, place: str) -> bool:
    """Whether it can be pressed at its place; what is not comes forward. The table may only just have got the part of
    it that has the place: what came forward before that did so in vain."""
    if tab.page.evaluate(AIM_AT, [place, words]) is not None:
        return True
    if not words.startswith("take"):
        tab.page.evaluate(COME_FORWARD, words)
        return False
    tile = tab.locate(f"[data-tile='{words.split()[1]}']:not(.away *)").first  # not in a pane that lies behind
    tile.scroll_into_view_if_needed()
    if box := tile.bounding_box():
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        tab.page.touchscreen.tap(*at) if tab.visitor.has_touch else tab.page.mouse.click(*at)
    return False


def press_at(tab: Tab, words: str) -> None:
    """Press what does these words at its place; what stands behind comes forward first."""
    place = PLACES[words.split()[0]]
    tab.until(lambda: words in tab.actions(), words)
    tab.until(lambda: is_in_sight(tab, words, place), f"{words} at {place}")
    at = tab.page.evaluate(AIM_AT, [place, words])
    tab.page.touchscreen.tap(*at) if tab.visitor.has_touch else tab.page.mouse.click(*at)
    tab.until(lambda: bool(tab.page.evaluate("window.pressed")), f"{words}, pressed at {place}")
    assert tab.page.evaluate("window.pressed") == words


def last_line(tab: Tab, table: str) -> int:
    """How far a table is told, as the page has heard."""
    return max((frame["number"] for frame in tab.frames if frame["table"]["id"] == table), default=-1)


@pytest.mark.parametrize("size", some(SIZES, "1280"))
def test_every_verb_has_its_place(house: House, size: str) -> None:
    """In each moment the page has what is legal, and no more; each verb does what it says at its place."""
    ada = house.person("Ada")
    others = dict.fromkeys(range(4), "random")
    tables = {}
    for verb, (position, seat, _) in moments().items():
        bots = {number: bot for number, bot in others.items() if number != seat}
        tables[verb] = house.table("rocket-rescue", 4, host=ada, seed=SHORT, position=position, bots=bots)
    house.start()
    visitor = house.visitor(ada, viewport=SIZES[size])
    tab, found, game = visitor.tab("/nowhere"), list[str](), game_named("rocket-rescue")
    visitor.allow(r"404 .*/nowhere\)")
    for verb, (position, seat, words) in moments().items():
        visitor.do(tables[verb], "sit", seat=seat, entropy="")
        tab.frames.clear()
        tab.turn_to(f"/tables/{tables[verb]}")
        tab.until(lambda table=tables[verb]: last_line(tab, table) >= 0, "another table")  # type: ignore[misc]
        tab.until_actions(game.match_at(position, SHORT, salt=SALT).choices(seat))
        if IS_LONG:
            tab.settle()
            found += troubles(tab, f"rescue-verb-{verb}-{size}", with_axe=False) + misprints(tab)
        number = last_line(tab, tables[verb])
        press_at(tab, words)
        tab.until(lambda number=number, table=tables[verb]: last_line(tab, table) > number, words)  # type: ignore[misc]
    assert not found, "\n".join(found)


def test_every_verb_is_pressed() -> None:
    """The table of places, and the moments, know every verb of the vocabulary."""
    actions = game_named("rocket-rescue").actions
    verbs = {actions[number].split()[0] for number in range(len(actions))}
    assert set(PLACES) == verbs
    assert set(moments()) == verbs
