"""The plain table: any game, drawn from its view alone, played to the end by pressing what can be pressed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from apogee.core.rng import Rng
from tests.browser.looking import troubles
from tests.browser.matches import SHORT, Script, last_round, late, nearly_over
from tests.browser.stage import DESK, PHONE, House, Tab
from tests.conftest import long_only, some

SIZES = {"desk": DESK, "phone": PHONE}
MOST_PRESSES = 150
LATE = 12  # presses: then turns are ended
AHEAD = ("refuel", "build", "done", "bet", "draw")
LAUNCHING = ("done", "build", "launch", "crew", "keep", "reroll", "assign")


def press_something(tab: Tab, rng: Rng, is_late: bool, verbs: tuple[str, ...] = AHEAD) -> None:
    """Press an element, mostly one that brings the end nearer."""
    words = sorted(set(tab.actions()))
    ahead = [each for each in words if each.startswith(verbs)]
    ahead += ["end"] if is_late and "end" in words else []
    found = ahead if ahead and rng.below(4) else words
    tab.press(found[rng.below(len(found))])


def play_at_random(house: House, table: str, tab: Tab, rng: Rng, verbs: tuple[str, ...] = AHEAD) -> int:
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
        press_something(tab, rng, number >= LATE, verbs)
        tab.until(is_answered, "an answer")
    raise AssertionError(f"no end after {MOST_PRESSES} presses")


@pytest.mark.parametrize("size", some(SIZES, "desk"))
def test_countdown_from_beginning_to_end(house: House, size: str) -> None:
    """The toy has no table of its own, so this is how a new game begins."""
    ada = house.person("Ada")
    table = house.table("countdown", 3, host=ada, bots={1: "random", 2: "random"})
    house.start()
    (visitor,) = house.seated(table, ada, viewport=SIZES[size])
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")

    presses = play_at_random(house, table, tab, Rng(1))

    assert presses >= 4
    tab.page.wait_for_selector("[data-result]", state="attached")
    scores = house.follow(table).match().scores()
    assert tab.frames[-1]["table"]["result"]["scores"] == scores


@long_only
@pytest.mark.parametrize("size", some(SIZES, "phone"))
def test_pocket_rockets_to_the_end(house: House, size: str) -> None:
    """Whoever likes the plain table has it in every game."""
    position = late(before_end=14)
    seat = Script("pocket-rockets", 2, SHORT, position=position).seat
    ada = house.person("Ada")
    table = house.table(host=ada, seed=SHORT, position=position, bots={1 - seat: "greedy"})
    house.start()
    visitor = house.visitor(ada, viewport=SIZES[size])
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


@long_only
@pytest.mark.parametrize("mode", MODES)
def test_rocketmen_to_the_end(house: House, mode: str) -> None:
    """Every mode, with somebody who watches, until it is over; then how the points came about."""
    players, variants, size = MODES[mode]
    position = nearly_over(players, mode, variants)
    seat = Script("rocketmen", players, SHORT, position=position).seat
    ada, eve = house.person("Ada"), house.person("Eve")
    bots = {number: "random" for number in range(players) if number != seat}
    table = house.table(
        "rocketmen",
        players,
        host=ada,
        seed=SHORT,
        position=position,
        options={"mode": mode},
        bots=bots,
        shows_chances=True,
    )
    house.start()
    visitor, watching = house.visitor(ada, viewport=size), house.visitor(eve)
    for somebody in (visitor, watching):
        somebody.keep_settings(plain=True)
    watcher = watching.tab(f"/tables/{table}")
    visitor.do(table, "sit", seat=seat)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")
    tab.settle()
    found = troubles(tab, f"rocketmen-plain-{mode}")
    said = re.split("[\\n\\t]", tab.page.inner_text(".zones"))  # in lines, or in the cells of a table
    assert said.count("Chances of a launch now, for the player whose turn it is") == 1
    assert "Chance" in said

    presses = play_at_random(house, table, tab, Rng(3))
    assert presses > 10

    tab.page.wait_for_selector("[data-result]", state="attached")
    watcher.until(lambda: len(watcher.frames[-1]["chances"]) > 1, "the chances of winning")
    watcher.page.wait_for_selector("[data-chances] li")
    assert tab.page.locator("[data-chances]").count() == 0
    assert all(frame["chances"] is None for frame in tab.frames)
    match = house.follow(table).match()
    tab.until(lambda: tab.frames[-1]["table"]["status"] == "finished", "the result")
    assert tab.frames[-1]["table"]["result"]["winners"] == list(match.winners())
    tab.go(f"/tables/{table}/result").page.wait_for_selector("#points-title")
    tab.settle()
    found += troubles(tab, f"rocketmen-{mode}-result")
    for score in match.scores():
        assert str(score) in tab.page.inner_text("[aria-labelledby=points-title]")
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
    visitor = house.visitor(viewport=PHONE)
    visitor.keep_settings(plain=True)
    tab = visitor.tab("/")
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


@long_only
def test_what_is_so_is_said_without_a_yes(house: House) -> None:
    """An objective that must be fulfilled, and a bill that is paid: each a statement, as "it is enough"."""
    ada = house.person("Ada")
    table = house.table("rocketmen", 1, host=ada, seed=SHORT, options={"mode": "solo"})
    house.start()
    (visitor,) = house.seated(table, ada, viewport=DESK)
    visitor.keep_settings(plain=True)
    tab = visitor.tab(f"/tables/{table}")
    for verb in ("place", "pay"):
        tab.page.wait_for_selector(f"[data-action^={verb}]")
        tab.press(next(each for each in tab.actions() if each.startswith(verb)))
    tab.until(lambda: tab.frames[-1]["view"]["cart"]["covered"], "a bill that is covered")
    tab.settle()
    cart, mine = tab.page.inner_text(".zones"), tab.page.inner_text(".own")

    assert "Action\nPlace" in cart
    assert "It is enough" in cart
    assert "Must be fulfilled" in mine
    assert "yes" not in (cart + mine).lower().split()


# --- Rocket Rescue


RESCUES = {  # players, edition, length and character of whom we are, where it begins, how it is looked at
    "all of a round": (3, "base", "short", None, "begin", PHONE),
    "an engineer": (4, "base", "medium", "engineer", "begin", DESK),
    "a saboteur": (5, "deluxe", "long", "saboteur", "build_launch", PHONE),
    "a mechanic": (4, "deluxe", "short", "mechanic", "build_launch", DESK),
}


def not_yet_for(viewer: int | None, view: dict[str, Any]) -> list[str]:
    """What a view has of others' plans before the reveal, and of what they keep before all have chosen."""
    hidden = ("dice", "bid", "kept") if view["asks"] == "plan" else ("kept",)
    others = [seat for seat in view["seats"] if seat["seat"] != viewer]
    return [f"{key} of {seat['seat']}" for seat in others for key in hidden if seat[key] is not None]


@long_only
@pytest.mark.parametrize("mode", RESCUES)
def test_rocket_rescue_to_the_end(house: House, mode: str) -> None:
    """From moments of the last round, with somebody who watches, until it is over; then how the points came about."""
    players, edition, length, character, phase, size = RESCUES[mode]
    position = last_round(players, edition, length, character, phase)
    seat = next(number for number, each in enumerate(position["seats"]) if each.get("character") == character)
    ada, eve = house.person("Ada"), house.person("Eve")
    bots = {number: "random" for number in range(players) if number != seat}
    table = house.table("rocket-rescue", players, host=ada, seed=SHORT, position=position, bots=bots)
    house.start()
    visitor, watcher = house.visitor(ada, viewport=size), house.visitor(eve).tab(f"/tables/{table}")
    visitor.keep_settings(plain=True)
    visitor.do(table, "sit", seat=seat)
    tab = visitor.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")
    tab.settle()
    found = troubles(tab, f"rocket-rescue-{phase}-{players}")

    assert play_at_random(house, table, tab, Rng(5), LAUNCHING) > 5

    tab.page.wait_for_selector("[data-result]", state="attached")
    match = house.follow(table).match()
    tab.until(lambda: tab.frames[-1]["table"]["status"] == "finished", "the result")
    assert tab.frames[-1]["table"]["result"]["winners"] == list(match.winners())
    tab.go(f"/tables/{table}/result").page.wait_for_selector("#points-title")
    tab.settle()
    found += troubles(tab, f"rocket-rescue-{phase}-{players}-result", with_axe=False)  # which saw Rocketmen's
    for score in match.scores():
        assert str(score) in tab.page.inner_text("[aria-labelledby=points-title]")
    for each in (tab, watcher):
        shown = [frame for frame in each.frames if frame["view"] is not None]
        assert shown
        found += [secret for frame in shown for secret in not_yet_for(frame["viewer"], frame["view"])]
    assert not found, "\n".join(found)


@long_only  # Rocket Rescue has a table of its own
def test_rocket_rescue_from_the_first_page(house: House) -> None:
    """Options, characters with what they can do, a plan in rows of dice, a die taken back; then the reveal."""
    house.start()
    visitor = house.visitor(viewport=PHONE)
    visitor.keep_settings(plain=True)
    tab = visitor.tab("/")
    tab.page.wait_for_selector(".play select")
    tab.page.select_option(".play select >> nth=0", "rocket-rescue")
    for name, value in (("edition", "deluxe"), ("length", "short"), ("characters", "choose")):
        tab.page.select_option(f".play [data-option={name}]", value)
    tab.page.tap("[data-play-now]")
    tab.page.wait_for_selector("[data-action^=choose]")
    view = tab.frames[-1]["view"]
    assert (view["edition"], view["length"], view["characters"], len(view["seats"])) == ("deluxe", "short", "choose", 3)
    words = next(f"choose {each}" for each in ("ambassador", "miner", "pilot") if f"choose {each}" in tab.actions())
    assert len(tab.button(words).inner_text()) > 60  # what it does
    tab.press(words)
    tab.page.wait_for_selector("[data-action='plan research left 4']")
    assert tab.page.locator(".line [data-action^='plan research left']").count() == 6
    assert tab.button("plan research left 4").get_attribute("aria-label") == "Research, left field: 4 (costs 1 energy)"
    tab.settle()
    found = troubles(tab, "rocket-rescue-planning")

    tab.press("plan research left 4")
    tab.until(lambda: own(tab)["dice"]["research"] == [4, 0], "a die on its field")
    tab.page.tap("[data-table-action=take-back]")
    tab.until(lambda: own(tab)["dice"]["research"] == [0, 0], "a die that is taken back")
    for words in ("plan research right 1", "plan shopping left 3", "plan boarding left 4", "plan build_launch left 6"):
        tab.page.wait_for_selector(f"[data-action='{words}']")
        tab.press(words)
    tab.page.wait_for_selector("[data-action=done]")
    tab.press("bid 1")
    tab.until(lambda: own(tab)["bid"] == 1, "a bid")
    tab.press("done")
    tab.until(lambda: tab.frames[-1]["view"]["asks"] != "plan", "the reveal")
    assert all(seat["dice"] is not None for seat in tab.frames[-1]["view"]["seats"])
    assert not found, "\n".join(found)


def own(tab: Tab) -> dict[str, Any]:
    """One's own seat, as last told."""
    frame = tab.frames[-1]
    seat: dict[str, Any] = frame["view"]["seats"][frame["viewer"]]
    return seat


@long_only
def test_a_finished_plan_is_taken_back_while_others_plan(house: House) -> None:
    """Others learn that a seat is ready, and that it is not again; nothing else."""
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table("rocket-rescue", 3, host=ada, seed=SHORT, bots={2: "random"})
    house.start()
    visitors = house.seated(table, ada, bob)
    for visitor in visitors:
        visitor.keep_settings(plain=True)
    first, other = (visitor.tab(f"/tables/{table}") for visitor in visitors)
    first.page.wait_for_selector("[data-action='plan research left 1']")
    other.page.wait_for_selector("[data-action='plan research left 1']")
    for words in ("plan research left 1", "plan shopping left 3", "plan boarding left 2", "plan boarding right 4"):
        first.press(words)
        first.page.wait_for_selector(f"[data-action='{words}']", state="detached")
    first.page.wait_for_selector("[data-action=done]")
    first.press("done")

    first.until(lambda: own(first)["ready"], "a plan")
    other.page.wait_for_selector(".ready")
    first.until(lambda: first.page.inner_text(".asks") == "Waiting for Bob.", "who is waited for")
    other.until(lambda: other.page.locator(".ready").count() == 2, "two who are ready")  # Ada and the bot
    first.page.click("[data-table-action=take-back]")
    first.until(lambda: not own(first)["ready"], "a plan that goes on")
    other.until(lambda: other.page.locator(".ready").count() == 1, "one that is not ready")
    first.until(lambda: "done" in first.actions(), "the end of the plan again")
    first.press("done")
    for words in ("plan research left 6", "plan shopping left 1", "plan shopping right 1", "plan boarding right 4"):
        other.page.wait_for_selector(f"[data-action='{words}']")
        other.press(words)
    other.page.wait_for_selector("[data-action=done]")
    other.press("done")
    other.until(lambda: other.frames[-1]["view"]["asks"] != "plan", "the reveal")
    secrets = [
        secret
        for tab in (first, other)
        for frame in tab.frames
        if frame["view"] is not None
        for secret in not_yet_for(frame["viewer"], frame["view"])
    ]
    assert secrets == []


# --- Why not


def ask(tab: Tab, component: str) -> tuple[str, str]:
    """Press what cannot be used: the sentence that comes, and its rule."""
    tab.locate(f"button[data-ask='{component}']").first.click()
    link = tab.page.wait_for_selector("[data-notice=why] a")
    assert link is not None
    said = tab.page.inner_text("[data-notice=why]")
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("[data-notice]", state="detached")
    return said, link.get_attribute("href").rsplit("/", 1)[-1]  # type: ignore[union-attr]


@long_only  # Rocketmen has a table of its own
def test_rocketmen_says_why_something_cannot_be_bought(house: House) -> None:
    """Its price and what one has, by mouse, by keyboard, in German; whoever waits reads that it is not their turn."""
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table("rocketmen", 2, host=ada, seed=SHORT)
    house.start()
    visitors = house.seated(table, ada, bob)
    for visitor in visitors:
        visitor.keep_settings(plain=True)
    tabs = [visitor.tab(f"/tables/{table}") for visitor in visitors]
    seat = house.follow(table).match().pending()[0]
    tab, other = tabs[seat], tabs[1 - seat]
    tab.page.wait_for_selector("[data-action]")
    other.page.wait_for_selector("[data-ask]")
    tab.settle()
    view = tab.frames[-1]["view"]
    card = max(view["display"], key=lambda each: view["prices"][each]["money"])
    price = view["prices"][card]["money"]

    said, rule = ask(tab, card)
    assert rule == "RM-7.1"
    assert f"costs ${price}" in said
    button = tab.locate(f"button[data-ask='{card}']").first
    assert (button.get_attribute("aria-label") or "").endswith("not now; press to hear why")
    button.focus()
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_selector("[data-notice=why]")
    assert {each.split()[1] for each in tab.actions() if " " in each}.isdisjoint(asked(tab))
    assert ask(other, card)[1] == "RM-5.1"
    assert other.actions() == []
    assert [each.locate("[data-table-action=ask-back]").count() for each in tabs] == [0, 0]  # nothing is done yet
    found = troubles(tab, "rocketmen-why")

    tab.page.select_option("select[name=language]", "de")
    tab.page.wait_for_selector("html[lang=de]")
    said, rule = ask(tab, card)
    assert rule == "RM-7.1"
    assert f"kostet {price} $" in said or f"kostet ${price}" in said
    assert not found, "\n".join(found)


def asked(tab: Tab) -> set[str]:
    """What one can ask about."""
    found: list[str] = tab.locate("button[data-ask]").evaluate_all("all => all.map((each) => each.dataset.ask)")
    return set(found)


@long_only
def test_rocket_rescue_says_why_something_cannot_be_used(house: House) -> None:
    """Modules, planets and materials while one plans; a spectator has nothing to ask."""
    ada, eve = house.person("Ada"), house.person("Eve")
    table = house.table("rocket-rescue", 3, host=ada, seed=SHORT, bots={1: "random", 2: "random"})
    house.start()
    (visitor,) = house.seated(table, ada, viewport=PHONE)
    spectator = house.visitor(eve)
    for somebody in (visitor, spectator):
        somebody.keep_settings(plain=True)
    tab, watcher = visitor.tab(f"/tables/{table}"), spectator.tab(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")
    tab.page.wait_for_selector("[data-ask]")
    tab.settle()
    view = tab.frames[-1]["view"]

    for component in (view["display"][0], view["planets"][0]["planet"], "carbon"):
        said, rule = ask(tab, component)
        assert (rule, "now it is Plan" in said) == ("RR-3.1", True), component
    watcher.page.wait_for_selector(".zones")
    assert asked(watcher) == set()
    found = troubles(tab, "rocket-rescue-why")
    assert not found, "\n".join(found)
