"""The launch of Rocket Rescue on its stage, watched by all; its cards and its result in the same pictures."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from apogee.locale import LANGUAGES
from tests.browser.looking import troubles
from tests.browser.matches import SHORT, Script, last_round
from tests.browser.stage import DESK, PHONE, WIDE, House, Tab
from tests.conftest import long_only
from tests.rocket_rescue.rich import Maker
from tests.serving import game_named

MIDDLE = {"width": 1440, "height": 900}
SIZES = {"1280": DESK, "1440": MIDDLE, "1760": WIDE, "390": PHONE}
PEOPLE = ("Ada", "Bob", "Cleo", "Dora")
MECHANIC, SABOTEUR = 1, 3
LAUNCH = "launch 1 puddle-prime"  # by the Saboteur, with crew of two seats; of four modules three may break


@cache
def declarable() -> dict[str, Any]:
    """Explorer, Mechanic, Mogul and Saboteur, who is to build and launch."""
    maker = Maker(4, 1)
    assert maker.characters == ["explorer", "mechanic", "mogul", "saboteur"]
    maker.phase = "build_launch"
    found: dict[str, Any] = game_named("rocket-rescue").from_json(maker.position() | {"round": 6}).to_json()
    return found


def at(stop: str) -> tuple[dict[str, Any], Script]:
    """A position of that launch: where it can be declared, where the Saboteur chooses or moves somebody, or a roll of
    the Mechanic."""
    script = Script("rocket-rescue", 4, SHORT, position=declarable())
    steps = {
        "possible": [],
        "sabotage": [LAUNCH],
        "target": [LAUNCH, "move 1 3 orange"],
        "reroll": [LAUNCH, "assign 1 1 green"],
        "second": [LAUNCH, "pass", "reroll"],
    }
    for words in steps[stop]:
        script.play(words)
    position = script.match.position()
    return position, Script("rocket-rescue", 4, SHORT, position=position)


def sit(house: House, position: dict[str, Any], *seats: int, **more: Any) -> list[Tab]:
    """Somebody on these seats, bots on the others."""
    people = {seat: house.person(PEOPLE[seat]) for seat in seats}
    bots = {seat: "random" for seat in range(4) if seat not in seats}
    table = house.table("rocket-rescue", 4, host=people[seats[0]], seed=SHORT, position=position, bots=bots)
    house.start()
    visitors = []
    for seat in seats:
        visitor = house.visitor(people[seat], **more)
        visitor.do(table, "sit", seat=seat, entropy="")
        visitors.append(visitor)
    return [visitor.tab(f"/tables/{table}") for visitor in visitors]


@long_only
def test_a_launch_with_all_its_interruptions(house: House) -> None:
    """RR-10.3, RR-13.10, RR-13.6: declared on the board; the Saboteur and the Mechanic are asked where it is shown, a
    standing order answers the rest, and whoever comes late sees what has happened so far."""
    position, script = at("possible")
    mechanic, saboteur = tabs = sit(house, position, MECHANIC, SABOTEUR)
    saboteur.until_actions(script.choices(SABOTEUR))
    saboteur.press(LAUNCH)
    script.play(LAUNCH)
    for tab in tabs:
        tab.page.wait_for_selector("[data-launch=declared]")
    saboteur.until_actions(script.choices(SABOTEUR))
    assert mechanic.actions() == []
    found = troubles(saboteur, "launch-sabotage") + troubles(mechanic, "launch-declared", with_axe=False)

    saboteur.press("assign 1 1 green")
    script.play("assign 1 1 green")
    mechanic.page.wait_for_selector("[data-launch=flown]")
    mechanic.until_actions(script.choices(MECHANIC))
    assert "now: Dora" in mechanic.locate(".steps").inner_text()
    found += troubles(mechanic, "launch-reroll")
    mechanic.press("reroll")
    script.play("reroll")
    checks = script.match.view(None)["launch"]["checks"]
    rolls = sum(len(each["rolls"]) for each in checks)
    for tab in tabs:
        tab.until(lambda tab=tab: tab.locate(".checks .die").count() == rolls, "all rolls so far")  # type: ignore[misc]
    saboteur.page.reload()
    saboteur.page.wait_for_selector("[data-launch=flown]")
    saboteur.until(lambda: saboteur.locate(".checks .die").count() == rolls, "all rolls, to whoever comes late")

    mechanic.locate("[data-order=reroll-never]").check()
    for tab in tabs:
        tab.page.wait_for_selector(".outcome")
        assert tab.locate(".launch").count() == 0
    assert not found, "\n".join(found)


def test_a_crew_member_moves_at_the_last_moment(house: House) -> None:
    """RR-13.10 (a): on a phone, in German: from one rocket to another, on the stage."""
    position, script = at("target")
    (saboteur,) = sit(house, position, SABOTEUR, viewport=PHONE, locale="de-DE")
    saboteur.page.wait_for_selector("[data-launch=declared]")
    saboteur.until_actions(script.choices(SABOTEUR))
    found = troubles(saboteur, "launch-target", with_axe=False)
    saboteur.press("to 2 3")
    saboteur.until(lambda: saboteur.frames[-1]["view"]["asks"] != "target", "somebody who moved")
    assert not found, "\n".join(found)


@long_only
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stop", ["possible", "sabotage", "target", "reroll", "second"])
def test_every_question_at_every_width(house: House, stop: str, size: str) -> None:
    """In three languages all that is legal is there, nothing overflows or is clipped; axe, which does not tell
    languages apart, finds nothing in one of them."""
    position, script = at(stop)
    tabs = sit(house, position, MECHANIC, SABOTEUR, viewport=SIZES[size])
    asked, found = tabs[(MECHANIC, SABOTEUR).index(script.seat)], []
    for language in LANGUAGES:
        for tab in tabs:
            tab.until(lambda tab=tab: tab.locate(".rocket-rescue").count() > 0, "the table")  # type: ignore[misc]
            tab.speak(language)
        asked.until_actions(script.choices(script.seat))
        for tab in tabs:
            found += troubles(tab, f"launch-{stop}-{size}-{language}", with_axe=language == "en")
    assert not found, "\n".join(found)


@long_only
@pytest.mark.parametrize("order", ["sabotage-never", "sabotage-mine", "reroll-never", "reroll-mine", "reroll-broken"])
def test_every_order_answers_where_it_is_given(house: House, order: str) -> None:
    """RR-D.17, RR-D.18: the switch stands where the question is asked."""
    is_sabotage = order.startswith("sabotage")
    position, script = at("sabotage" if is_sabotage else "reroll")
    (tab,) = sit(house, position, SABOTEUR if is_sabotage else MECHANIC)
    tab.until_actions(script.choices(script.seat))
    tab.locate(f"[data-order={order}]").check()
    tab.until(lambda: tab.frames[-1]["orders"][order] is True, "the order")


@long_only
@pytest.mark.parametrize("is_skipped", [True, False])
def test_the_launch_moves_and_can_be_skipped(house: House, is_skipped: bool) -> None:
    """Where things move, the film runs by itself, and one press brings the present. The page's time stands still but
    for what the test lets pass: how quick the machine is changes nothing."""
    position, script = at("sabotage")
    (saboteur,) = sit(house, position, SABOTEUR, reduced_motion="no-preference")
    saboteur.until_actions(script.choices(SABOTEUR))
    saboteur.settle()  # a stage that comes later shows no film
    saboteur.stop_time()
    saboteur.press("pass")
    saboteur.until(lambda: saboteur.frames[-1]["view"]["launch"] is None, "the end of the launch")
    film, outcome = saboteur.locate("[data-launch=over]"), saboteur.locate(".outcome")
    saboteur.until(lambda: saboteur.let_pass(100) and film.count() > 0, "all that was told")
    assert outcome.count() == 0
    if is_skipped:
        saboteur.locate("[data-skip]").click()
    else:
        saboteur.until(lambda: saboteur.let_pass(100) and film.count() == 0, "the film's end")
    outcome.wait_for()


# --- Cards and result


@long_only
def test_cards_have_their_faces(house: House) -> None:
    """Modules, planets and characters as they are on the table, at a desk and on a phone."""
    house.start()
    for size, name in ((MIDDLE, "desk"), (PHONE, "phone")):
        tab = house.visitor(viewport=size).tab("/cards/rocket-rescue")
        tab.page.wait_for_selector("#section-module")
        tab.settle()
        assert tab.page.locator("#kestrel .hull, #thirsty-giant .globe, #saboteur .face").count() >= 3
        found = troubles(tab, f"rocket-rescue-cards-{name}", with_axe=False)
        assert not found, "\n".join(found)


@long_only
def test_the_result_tells_how_it_came_about(house: House) -> None:
    """RR-12.3: points by crew and by what launches brought; where the crew went, the course, what decided it."""
    position = last_round(3, "base", "short", None, "build_launch")
    people = [house.person(name) for name in PEOPLE[:3]]
    table = house.table("rocket-rescue", 3, host=people[0], seed=SHORT, position=position)
    house.start()
    visitors = house.seated(table, *people)
    script = Script("rocket-rescue", 3, SHORT, position=position)
    while not script.match.over:
        words, visitor = script.chosen(), visitors[script.seat]
        decision = visitor.ask(f"/api/tables/{table}")["decision"]
        visitor.do(table, "play", decision=decision, words=words)
        script.play(words)
    tab = visitors[0].tab(f"/tables/{table}/result")
    tab.page.wait_for_selector(".bars .total")
    tab.settle()
    shown = [int(each) for each in tab.locate(".bars .total").all_inner_texts()]
    assert sorted(shown) == sorted(script.match.scores())
    assert tab.locate(".worlds > li").count() == len(script.match.view(None)["flown"])
    found = troubles(tab, "rocket-rescue-result")
    tab.page.set_viewport_size({"width": 390, "height": 844})
    found += troubles(tab, "rocket-rescue-result-phone", with_axe=False)
    assert not found, "\n".join(found)
