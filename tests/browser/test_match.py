"""Whole matches, decision by decision, each by pressing its element."""

from __future__ import annotations

import re

from apogee.catalog import GAMES
from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.locale.texts import Texts
from apogee.tui import since
from tests.browser.matches import SHORT, Script, advice, late
from tests.browser.stage import DESK, PHONE, House, Tab
from tests.conftest import IS_LONG, some


def play(script: Script, tabs: list[Tab], most: int = 10_000) -> int:
    """Play a script to its end in pages: all may do what the authority says, at every step. How many steps it was."""
    for number in range(most):
        for seat, tab in enumerate(tabs):
            tab.until_actions(script.choices(seat))
        if script.match.over:
            return number
        seat, words = script.seat, script.chosen()
        tabs[seat].press(words)
        script.play(words)
    return most


def what_is_told(tab: Tab) -> tuple[str, str]:
    """The goal, and what the other did since one's own last turn."""
    goal, said = tab.page.locator("[data-goal] > :not(.spoken)"), tab.locate("[data-since] .said")
    return " ".join(goal.all_text_contents()), " ".join(said.all_text_contents())


def told(match: Match, seat: int) -> tuple[str, str]:
    """The same from the engine, as the terminal says it, with the names of the page."""
    texts = Texts("en", match.game)
    parts = [texts.goal(part, seat) for part in match.game.telling.goal(match.view(seat))]
    deeds = since.of(since.since_own(match.log(seat), seat, texts), 1 - seat)
    goal = " ".join(parts).replace(texts.seat(1 - seat, seat), ("Ada", "Bob")[1 - seat])
    return goal, since.said(deeds, texts).replace("; ", " · ")


def test_two_people_play_to_the_end(house: House) -> None:
    """From the beginning, or from the middle; the decisions are scripted; whoever waits has nothing to press."""
    ada, bob = house.person("Ada"), house.person("Bob")
    position = None if IS_LONG else late(before_end=8)
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    tabs = [visitor.tab(f"/tables/{table}") for visitor in house.seated(table, ada, bob)]

    script = Script("pocket-rockets", 2, SHORT, position=position)
    play(script, tabs, 4)
    tabs[1].page.reload()
    for seat, tab in enumerate(tabs):
        tab.until_actions(script.choices(seat))
        assert what_is_told(tab) == told(script.match, seat)
    play(script, tabs)

    for tab in tabs:
        tab.page.wait_for_selector("[data-result]")
        result = tab.frames[-1]["table"]["result"]
        assert result["scores"] == script.match.scores()
        for points in script.match.scores():
            assert str(points) in tab.text


def test_from_home_to_the_first_move_on_a_phone_in_two_taps(house: House) -> None:
    """And then on, by touch, far into the match."""
    house.start()
    visitor = house.visitor(viewport=PHONE)
    tab = visitor.tab("/")
    tab.page.tap("[data-play-now]")
    tab.page.wait_for_url(re.compile(r"/tables/[a-z0-9]+$"))
    table = tab.page.url.rsplit("/", 1)[-1]
    tab.page.wait_for_selector("[data-action]")
    follower, rng = house.follow(table), Rng(3)
    seat = tab.frames[-1]["viewer"]

    decisions = 0
    while decisions < (16 if IS_LONG else 8):
        tab.until(lambda: seat in follower.match().pending() or follower.match().over, "one's own turn")
        match = follower.match()
        if match.over:
            break
        tab.until_actions(match.choices(seat))
        is_answered = follower.has_answered(seat)
        tab.press(advice(match, seat, rng))
        tab.until(is_answered, "an answer")
        decisions += 1
    assert decisions > (10 if IS_LONG else 5)
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_card_of_the_first_page_leads_to_the_first_move_and_is_remembered(house: House) -> None:
    """One press for the table of any game, against whom a beginner can beat; the page begins with it next time."""
    house.start()
    visitor = house.visitor(viewport=DESK)
    tab = visitor.tab("/")
    for game in some(GAMES, "rocket-rescue"):
        tab.page.click(f"[data-play={game}]")
        tab.page.wait_for_url(re.compile(r"/tables/[a-z0-9]+$"))
        tab.page.wait_for_selector("[data-action]", state="attached")
        info = tab.frames[-1]["table"]
        assert info["game"] == game
        assert {each["name"] for each in info["seats"] if each["kind"] == "bot"} == {"cadet"}
        tab.go("/")
        tab.page.wait_for_selector(f"[data-choose={game}][aria-pressed=true]")
    before = tab.page.inner_text("h1")
    tab.page.click("[data-choose=rocketmen]")
    tab.until(lambda: tab.page.inner_text("h1") != before, "the other game's words")
    assert tab.page.input_value(".play select >> nth=0") == "rocketmen"
