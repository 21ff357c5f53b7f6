"""Every verb of Rocketmen, each pressed where the table has its place for it: on a card, a part, a tile or a key."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.browser.looking import misprints, troubles
from tests.browser.matches import SHORT, Script
from tests.browser.stage import DESK, PHONE, House, Tab
from tests.browser.test_launch import POSITIONS, RIVALS
from tests.conftest import IS_LONG, some

SIZES = {"1280": DESK, "390": PHONE}


class Turn(NamedTuple):
    """A position, and what its seat does there, step by step."""

    position: dict[str, Any]
    steps: list[str]


HAND = [
    *("private_investors", "spaceship_a", "hotel_a", "hotel_b", "satellite_a", "big_data", "storage_batteries"),
    *("electric_cars", "nanotechnology", "engine_small", "base_a", "mining"),
]
FLYING = [
    *("fusion_reactor", "backup_systems", "industrial_espionage", "detailed_planning", "spacesuit"),
    *("radiation_shielding", "afterburners", "reusable_rocket_parts", "engine_small", "life_support"),
]
AI = {"location": "earth.hotel", "first": "solitaire_149", "second": "solitaire_150", "rocket": 2}
TURNS = {
    "a turn": Turn(
        {
            "variants": ["market_research"],
            "turn": 0,
            "free_placements": 2,
            "draws_waiting": 1,
            "seats": [
                {
                    "hand": HAND,
                    "warehouse": ["satellite_b", "shipyard", "station_b"],
                    "tokens": {"money": 1},
                    "markers": ["earth.satellite"],
                },
                {},
            ],
        },
        [
            *("free spaceship_a plan", "free engine_small pad", "use electric_cars", "fetch satellite_b"),
            *("use storage_batteries", "scrap shipyard warehouse", "use nanotechnology", "scrap mining hand", "done"),
            *("replace asteroid_laser_ablation", "pay hotel_a", "done"),
            *("buy engine_small", "pay token:money", "pay hotel_b", "done"),
            *("discard satellite_a hand", "done", "discard engine_small pad", "done"),
            *("use robotics", "use big_data", "discard plan", "done", "end", "discard base_a hand"),
        ],
    ),
    "a placement, a flight that is aborted": Turn(
        {
            "turn": 0,
            "seats": [
                {
                    "hand": ["hotel_b", "hotel_a", "base_a", "spacesuit", "private_investors"],
                    "pad": ["depot", "engine_medium", "big_data"],
                },
                {},
            ],
        },
        [
            *("store base_a", "place hotel_b plan", "place spacesuit pad", "pay placed:hotel_b", "pay hotel_a", "done"),
            *("launch earth", "done", "draw", "done", "abort", "discard engine_medium pad"),
        ],
    ),
    "alone, a flight that fails": Turn(
        {
            "mode": "solo",
            "seats": [
                {
                    "hand": ["hotel_a"],
                    "plan": "satellite_a",
                    "pad": ["depot", "engine_small", "engine_small"],
                    "depot": ["engine_medium"],
                }
            ],
            "ai": AI,
        },
        ["unload", "remove asteroid_laser_ablation", "launch earth", "draw", "draw", "keep"],
    ),
    "a launch": Turn(
        {"round": 13, "turn": 0, "seats": [{"plan": "spaceship_a", "pad": FLYING}, *RIVALS]},
        [
            *("launch mars", "copy radiation_shielding", "use afterburners", "use detailed_planning", "pick 1"),
            *("use spacesuit", "draw", "use radiation_shielding", "draw", "salvage engine_small"),
        ],
    ),
    "an abort that costs two cards": Turn(
        POSITIONS["w5"], ["abort", "discard afterburners pad", "discard engine_small pad"]
    ),
    "a failure": Turn(POSITIONS["mission"], ["keep"]),
    "a mission given up": Turn(POSITIONS["mission"], ["discard plan"]),
}
USUAL = list(TURNS)[:4]  # each verb once

CARD = ".hold .hand [data-card='{card}']"
PART = ".pad .parts [data-card='{card}']"
PAD_CARD = ".launch .bay .cards, .launch .thumbs"
# Where a verb is pressed: by the verb with the kind of what it takes, or what is asked; then by the verb alone.
PLACES = {
    "buy": ".market [data-card='{card}']",
    "pay": CARD,
    "pay token": ".mine .tokens",
    "pay placed": ".till .itself",
    "place": CARD,
    "free": CARD,
    "replace": ".market .slot",
    "remove": ".market .slot",
    "discard hand": CARD,
    "discard pad": PART,
    "discard pad abort": PAD_CARD,
    "discard plan": ".pad .nose",
    "discard plan mission": ".launch .failed, .launch .keys",
    "use": CARD,
    "use robotics": ".prompt .more",
    "use launch": ".launch .bay, .launch .keys, .launch .thumbs",
    "scrap hand": CARD,
    "scrap warehouse": ".hold .fan",
    "fetch": ".hold .fan",
    "store": CARD,
    "unload": ".pad .depot",
    "launch": ".launches .tile",
    "pick": ".launch .reaction",
    "draw": ".launch .draws, .launch .keys",
    "abort": ".launch .keys",
    "copy": ".launch .rival-pads",
    "salvage": PAD_CARD,
    "keep": ".launch .failed, .launch .keys",
    "done": ".prompt .actions, .launch .keys",
    "end": ".prompt .actions",
}
# What is pressed before it, where it stands behind something; on a phone, verbs of a card are in the row of actions.
OPENERS = {CARD: ".hold .hand [data-card='{card}'] > .bare", PART: ".pad .parts [data-card='{card}'] > .bare"}
OPENERS |= {".pad .nose": ".pad .nose .bare"}
RESEARCH = ".variants button"  # Market Research is pressed before the card that it replaces
PHONE_OPENERS = {place: "#tab-market" for place in PLACES.values() if place.startswith(".market")}
PHONE_OPENERS[PLACES["launch"]] = "#tab-worlds"  # beside the market there is no room for it
PHONE_PAD = ".pad .open"  # the parts of the rocket
ROW = ".actions .verb-row.shown"
AIM_AT = """([places, words]) => {
  window.pressed = "";
  const note = (event) => { window.pressed = event.target.closest("[data-action]")?.dataset.action ?? ""; };
  addEventListener("click", note, { capture: true, once: true });
  for (const each of document.querySelectorAll(`[data-action="${CSS.escape(words)}"]`)) {
    if (!each.closest(places) || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const block of ["nearest", "start", "center"]) {
      each.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const { left, top, width, height } = each.getBoundingClientRect();
      for (const [x, y] of [[left + width / 2, top + height / 2], [left + 14, top + height / 2], [left + 14, top + 14]])
        if (each.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return null;
}"""


def place_of(words: str, asks: str) -> str:
    """Where these words are pressed, as a selector."""
    verb, *taken = words.replace(":", " ").split()
    card = taken[-1] if verb == "pay" else taken[0] if taken else ""
    in_launch = "launch" if asks.startswith("w") else ""
    keys = [f"{verb} {taken[-1]} {asks}", f"{verb} {in_launch}"] if taken else []
    keys += [f"{verb} {each}" for each in (taken[-1:] + taken[:1])] + [verb]
    return PLACES[next(key for key in keys if key in PLACES)].format(card=card)


def openers_of(place: str, words: str, has_touch: bool) -> list[str]:
    """What is pressed before, in order."""
    if words.startswith("replace"):
        return [RESEARCH]
    card = words.split()[1] if " " in words else ""
    found = {key.format(card=card): value.format(card=card) for key, value in OPENERS.items()}
    if not has_touch:
        return [found[place]] if place in found else []
    market = {key.format(card=card): value for key, value in PHONE_OPENERS.items()}
    first = [PHONE_PAD] if place.startswith(".pad") else [market[place]] if place in market else []
    return first + ([found[place]] if place in found else [])


def press_at(tab: Tab, words: str, asks: str) -> None:
    """Press what does these words at its place, as a person finds it there: opened by what stands in front."""
    place = place_of(words, asks)
    places = f"{place}, {ROW}" if tab.visitor.has_touch else place
    at = tab.page.evaluate(AIM_AT, [places, words])
    for opener in openers_of(place, words, tab.visitor.has_touch) if at is None else []:
        key = tab.locate(opener).first
        key.tap() if tab.visitor.has_touch else key.click(position={"x": 14, "y": 14})
        tab.page.wait_for_timeout(30)
        at = tab.page.evaluate(AIM_AT, [places, words])
        if at is not None:
            break
    hit = ""
    for _ in range(3):  # what is on its way was not hit
        tab.until(lambda: tab.page.evaluate(AIM_AT, [places, words]) is not None, f"{words} at {place}")
        at = tab.page.evaluate(AIM_AT, [places, words])
        tab.page.touchscreen.tap(*at) if tab.visitor.has_touch else tab.page.mouse.click(*at)
        tab.page.wait_for_timeout(40)
        hit = tab.page.evaluate("window.pressed")
        if hit:
            break
    assert hit == words, f"{words} was pressed at {place}, but {hit!r} was there"


@pytest.mark.parametrize("size", some(SIZES, "1280"))
def test_every_verb_has_its_place(house: House, size: str) -> None:
    """The steps of all turns together are all verbs there are; at each step the page has what is legal, and no more."""
    ada = house.person("Ada")
    tables = {}
    turns = {name: TURNS[name] for name in some(TURNS, *USUAL)}
    for name, (position, _) in turns.items():
        players = len(position["seats"])
        bots = dict.fromkeys(range(1, players), "random")
        mode = {"mode": position["mode"]} if "mode" in position else {}
        tables[name] = house.table(
            "rocketmen", players, host=ada, seed=SHORT, position=position, options=mode, bots=bots
        )
    house.start()
    visitor = house.visitor(ada, viewport=SIZES[size])
    tab, found = visitor.tab(), list[str]()
    for name, (position, steps) in turns.items():
        visitor.do(tables[name], "sit", seat=0, entropy="")
        script = Script("rocketmen", len(position["seats"]), SHORT, position=position)
        tab.frames.clear()
        tab.go(f"/tables/{tables[name]}")
        for words in steps:
            tab.until_actions(script.choices(0))
            if IS_LONG:
                found += troubles(tab, f"verb-{words.replace(' ', '-')}-{size}", with_axe=False) + misprints(tab)
            number = tab.frames[-1]["number"]
            press_at(tab, words, script.match.view(0)["asks"])
            script.play(words)
        tab.until(lambda number=number: tab.frames[-1]["number"] > number, "the last answer")  # type: ignore[misc]
    assert not found, "\n".join(found)


def test_every_verb_is_pressed() -> None:
    """The table of places, and the turns, know every verb of the vocabulary."""
    actions = Script("rocketmen", 2, SHORT).game.actions
    verbs = {actions[number].split()[0] for number in range(len(actions))}
    assert {words.split()[0] for name in USUAL for words in TURNS[name].steps} == verbs
    assert {key.split()[0] for key in PLACES} == verbs
