"""Rocket Rescue's own table, the long campaign: whole matches, plans by keyboard, translated, timed and cut off."""

from __future__ import annotations

import pytest

from apogee.locale import LANGUAGES
from apogee.server.protocol import Clock
from tests.browser.looking import misprints, troubles
from tests.browser.matches import SHORT, last_round
from tests.browser.stage import CUT, DESK, House
from tests.browser.test_plain import not_yet_for, own
from tests.browser.test_rocket_rescue import SIZES, press
from tests.browser.test_rocket_rescue_launch import MECHANIC, SABOTEUR, at, sit
from tests.browser.whole import play_whole
from tests.conftest import long_only

pytestmark = long_only
WHOLE = {  # players, options
    "three": (3, {"edition": "base", "length": "short"}),
    "three with characters": (3, {"edition": "deluxe", "length": "short", "characters": "deal"}),
    "five": (5, {"edition": "base", "length": "short"}),
    "five with characters": (5, {"edition": "deluxe", "length": "short", "characters": "deal"}),
}
MOST_PRESSES = 400
LONG_NAMES = [
    "Wilhelmina-Alexandra",
    "Maximilian der Grosse",
    "Bartholomaeus Quentin",
    "Anna-Katharina Sophia",
    "Ferdinand Magellan",
]


@pytest.mark.parametrize("mode", WHOLE)
def test_a_whole_match(house: House, mode: str) -> None:
    """From the first die to the result, as the greedy player plays, at a desk and on a phone in turn; every action is
    pressed on its element."""
    players, options = WHOLE[mode]
    sizes = {size: SIZES[size] for size in ("1280", "390")}
    play_whole(house, "rocket-rescue", players, options, sizes, most=MOST_PRESSES, secrets=not_yet_for)


def test_a_plan_by_keyboard_alone(house: House) -> None:
    """Digits put dice, arrows go between fields and faces, 0 takes one off, Shift and Enter are the green button."""
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table("rocket-rescue", 3, host=ada, seed=SHORT, bots={2: "random"})
    house.start()
    visitors = house.seated(table, ada, bob)
    tab = visitors[0].tab(f"/tables/{table}")
    tab.page.wait_for_selector(".plan [data-action]", state="attached")

    def key(name: str) -> None:
        tab.until(lambda: bool(tab.actions()), "something to do")
        tab.page.keyboard.press(name)

    key("4")
    tab.until(lambda: own(tab)["dice"]["research"] == [4, 0], "a die on the first field")
    key("3")
    tab.until(lambda: own(tab)["dice"]["shopping"] == [3, 0], "a die on the next phase")
    for name in ("ArrowRight", "ArrowDown", "ArrowRight", "Enter"):
        key(name)
    tab.until(lambda: own(tab)["dice"]["boarding"] == [0, 2], "a face by arrows, on the field beside")
    key("5")
    tab.until(lambda: own(tab)["dice"]["build_launch"] == [5, 0], "a fourth die")
    key("0")
    tab.until(lambda: own(tab)["dice"]["build_launch"] == [0, 0], "a die that is off again")
    key("1")
    tab.until(lambda: own(tab)["dice"]["build_launch"] == [1, 0], "another die")
    tab.until(lambda: "done" in tab.actions(), "the end of the plan")
    key("Shift+Enter")
    tab.until(lambda: own(tab)["ready"], "a plan")


@pytest.mark.parametrize("size", ["1280", "390"])
def test_the_language_is_switched_in_a_plan(house: House, size: str) -> None:
    """Every text changes, and nothing of the plan is lost."""
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table("rocket-rescue", 3, host=ada, seed=SHORT, bots={2: "random"})
    house.start()
    visitors = house.seated(table, ada, bob, viewport=SIZES[size])
    tab = visitors[0].tab(f"/tables/{table}")
    tab.page.wait_for_selector(".plan [data-action]", state="attached")
    tab.press("plan research left 4")
    tab.until(lambda: own(tab)["dice"]["research"] == [4, 0], "a die")
    said = {tab.page.inner_text(".plan")}
    for language in ("de", "it"):
        tab.speak(language)
        tab.until(lambda: tab.page.inner_text(".plan") not in said, "another language")
        said.add(tab.page.inner_text(".plan"))
        assert own(tab)["dice"]["research"] == [4, 0]
        assert tab.locate("[data-field='research left'].set").count() == 1


def test_a_clock_runs_out_in_a_plan(house: House) -> None:
    """A bot goes on from the dice that lie there; the match goes on, and nothing on the page complains."""
    ada = house.person("Ada")
    clock = Clock(unit="seconds", length=8)
    table = house.table("rocket-rescue", 3, host=ada, seed=SHORT, bots={1: "random", 2: "random"}, clock=clock)
    house.start()
    (visitor,) = house.seated(table, ada)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector(".plan [data-action]", state="attached")
    tab.press("plan research left 4")
    tab.until(
        lambda: any(frame["view"]["phase"] != "plan" for frame in tab.frames if frame["view"]), "a reveal by the clock"
    )
    tab.page.wait_for_selector(".strip .now")


def test_a_wire_is_cut_in_a_launch(house: House) -> None:
    """Whoever comes back sees the launch as it is, with all rolls."""
    position, script = at("reroll")
    people = {seat: house.person(name) for seat, name in ((MECHANIC, "Bob"), (SABOTEUR, "Dora"))}
    table = house.table(
        "rocket-rescue", 4, host=people[MECHANIC], seed=SHORT, position=position, bots={0: "random", 2: "random"}
    )
    house.start()
    wire = house.wire()
    visitors = {seat: house.visitor(person, wire=wire if seat == SABOTEUR else None) for seat, person in people.items()}
    for seat, visitor in visitors.items():
        visitor.do(table, "sit", seat=seat, entropy="")
        visitor.allow(CUT)
    mechanic, watcher = (visitors[seat].tab(f"/tables/{table}") for seat in (MECHANIC, SABOTEUR))
    mechanic.until_actions(script.choices(MECHANIC))
    watcher.page.wait_for_selector("[data-launch=flown]")
    wire.cut()
    watcher.until_link("lost")
    mechanic.press("reroll")
    script.play("reroll")
    mechanic.until(lambda: mechanic.frames[-1]["view"] == script.match.view(MECHANIC), "the roll")
    wire.mend()
    watcher.until_link("live")
    watcher.until(lambda: watcher.frames[-1]["view"] == script.match.view(SABOTEUR), "what was missed")
    rolls = sum(len(each["rolls"]) for each in script.match.view(None)["launch"]["checks"])
    watcher.until(lambda: watcher.locate(".checks .die").count() == rolls, "all rolls")


def test_an_order_answers_each_question(house: House) -> None:
    """RR-D.17: with the Mechanic's order nobody is asked, and others do not learn why."""
    position, script = at("sabotage")
    tabs = sit(house, position, MECHANIC, SABOTEUR)
    tabs[0].page.wait_for_selector("[data-launch=declared]")
    tabs[0].locate("[data-order=reroll-never]").check()
    tabs[0].until(lambda: tabs[0].frames[-1]["orders"]["reroll-never"] is True, "the order")
    tabs[1].until_actions(script.choices(SABOTEUR))
    tabs[1].press("pass")
    for tab in tabs:
        tab.page.wait_for_selector(".outcome")
    assert not any("order" in str(frame["events"]) for frame in tabs[1].frames)


@pytest.mark.parametrize("size", SIZES)
def test_five_long_names_keep_to_their_box(house: House, size: str) -> None:
    """One's own table while another decides, the reveal once more, a spectator's, in three languages."""
    position = last_round(5, "deluxe", "short", "pilot", "research")
    people = [house.person(name) for name in LONG_NAMES]
    eve = house.person("Eve")
    table = house.table("rocket-rescue", 5, host=people[0], seed=SHORT, position=position)
    house.start()
    visitors = house.seated(table, *people, viewport=SIZES[size])
    visitors.append(house.visitor(eve, viewport=SIZES[size]))
    found = []
    for name, visitor in (("asked", visitors[0]), ("waiting", visitors[1]), ("watching", visitors[5])):
        tab = visitor.tab(f"/tables/{table}")
        tab.page.wait_for_selector(".rocket-rescue .depots", state="attached")
        for language in LANGUAGES:
            tab.speak(language)
            with_axe = language == "en"  # axe does not tell languages apart
            found += troubles(tab, f"rescue-{name}-{size}-{language}", with_axe=with_axe) + misprints(tab)
            if size != "390" and name == "waiting":
                tab.locate(".strip button.phase").first.click()
                tab.page.wait_for_selector(".reveal")
                found += troubles(tab, f"rescue-reveal-{size}-{language}", with_axe=with_axe) + misprints(tab)
                tab.locate(".strip button.phase").first.click()
                tab.page.wait_for_selector(".reveal", state="detached")
    assert not found, "\n".join(found)


def test_a_press_leads_to_the_present(house: House) -> None:
    """While bots' dice are shown one by one. How long that takes is held in web/src/lib/pace.test.ts."""
    position = last_round(3, "base", "short", None, "research")
    ada = house.person("Ada")
    table = house.table("rocket-rescue", 3, host=ada, seed=SHORT, position=position, bots={1: "greedy", 2: "greedy"})
    house.start()
    visitor = house.visitor(ada, viewport=DESK, reduced_motion="no-preference")
    visitor.do(table, "sit", seat=0)
    tab = visitor.tab(f"/tables/{table}")
    follower = house.follow(table)
    tab.until(lambda: 0 in follower.match().pending(), "one's own die")
    tab.page.keyboard.press("Escape")
    tab.until_actions(follower.match().choices(0))


def test_rr_4_8_a_shortage_is_mended_by_one_press(house: House) -> None:
    """The plan says which die a shortage hits, and offers a lower die that keeps it."""
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table("rocket-rescue", 3, host=ada, seed=SHORT, bots={2: "random"})
    house.start()
    visitors = house.seated(table, ada, bob)
    tab = visitors[0].tab(f"/tables/{table}")
    for phase, value in {"research": 4, "shopping": 3, "boarding": 4, "build_launch": 6}.items():
        words = f"plan {phase} left {value}"
        tab.until(lambda words=words: words in tab.actions(), words)  # type: ignore[misc]
        tab.press(words)
        tab.until(lambda phase=phase, value=value: own(tab)["dice"][phase] == [value, 0], words)  # type: ignore[misc]
    settlement = own(tab)["settlement"]
    assert settlement["short"] == 1
    other = settlement["instead"][0]
    tab.page.wait_for_selector(".short [role=alert]")
    key = tab.locate("[data-instead]")
    assert key.get_attribute("data-instead") == f"{other['phase']} {other['field']} {other['to']}"
    key.click()
    tab.until(lambda: own(tab)["dice"][other["phase"]] == [other["to"], 0], "a lower die")
    assert (other["same"], own(tab)["settlement"]["short"]) == (True, 0)


@pytest.mark.parametrize("size", ["1280", "390"])
def test_what_is_only_looked_at(house: House, size: str) -> None:
    """A card held is shown large and does nothing; open plans are seen once more; the piles are looked through; who
    watches sees all seats."""
    position = last_round(4, "deluxe", "short", "mechanic", "build_launch")
    ada, eve = house.person("Ada"), house.person("Eve")
    bots = dict.fromkeys(range(1, 4), "random")
    table = house.table("rocket-rescue", 4, host=ada, seed=SHORT, position=position, bots=bots)
    house.start()
    visitor, watcher = house.visitor(ada, viewport=SIZES[size]), house.visitor(eve, viewport=SIZES[size])
    visitor.do(table, "sit", seat=0, entropy="")
    tab, other = (each.tab(f"/tables/{table}") for each in (visitor, watcher))
    tab.page.wait_for_selector(".rocket-rescue dialog", state="attached")
    planet = tab.locate(".sky [data-card]").first
    box = planet.bounding_box()
    assert box
    tab.page.mouse.move(box["x"] + 20, box["y"] + 20)
    tab.page.mouse.down()
    tab.page.wait_for_selector("dialog[open] .planet")
    tab.page.mouse.up()
    tab.settle()
    found = troubles(tab, f"rescue-large-{size}") + misprints(tab)
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("dialog[open]", state="detached")
    press(tab, ".strip button.phase[aria-pressed]")
    tab.until(lambda: tab.locate(".reveal li").count() == 4, "all plans, open once more")
    found += troubles(tab, f"rescue-plans-{size}") + misprints(tab)
    press(tab, "[data-to-board]")
    if size == "390":
        tab.locate("#tab-depot").tap()
    tab.locate("[data-piles]").first.click()
    tab.page.wait_for_selector("dialog[open] .tiles")
    view = tab.frames[-1]["view"]
    lying = view["piles"]["advanced"] + len(view["discard"])
    tab.until(lambda: tab.locate("dialog[open] .tile").count() == lying, "all modules that are out of sight")
    found += troubles(tab, f"rescue-piles-{size}") + misprints(tab)
    other.page.wait_for_selector(".rocket-rescue .halls")
    if size != "390":
        other.page.wait_for_selector(".watching")
        assert other.locate(".watching .seat").count() == 4
    found += troubles(other, f"rescue-watched-{size}") + misprints(other)
    assert not found, "\n".join(found)
