"""From a late position: by keyboard alone, the language switched in mid-turn, steps taken back, two tabs."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.browser.matches import SHORT, Script, late, undoable
from tests.browser.stage import House, Tab
from tests.browser.test_match import play
from tests.conftest import IS_LONG, long_only

if TYPE_CHECKING:
    from playwright.sync_api import Route, WebSocketRoute

FOCUSED = "document.activeElement?.dataset.action ?? null"


def focus_by(tab: Tab, key: str, words: str) -> None:
    """Press a key until the element is focused that does something."""
    for _ in range(200):
        if tab.page.evaluate(FOCUSED) == words:
            return
        tab.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {words}")


def test_by_keyboard_alone_to_the_end(house: House) -> None:
    """Tab and arrows lead to every action, Enter does it, and ? tells the keys."""
    ada, bob = house.person("Ada"), house.person("Bob")
    position = late(before_end=14 if IS_LONG else 4)
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    tabs = [visitor.tab(f"/tables/{table}") for visitor in house.seated(table, ada, bob)]
    script = Script("pocket-rockets", 2, SHORT, position=position)
    tabs[0].until_actions(script.choices(0))

    tabs[0].page.keyboard.press("?")
    tabs[0].page.wait_for_selector("dialog[open] kbd")
    assert tabs[0].page.locator("dialog[open] kbd").count() >= 5
    tabs[0].page.keyboard.press("Escape")
    tabs[0].page.wait_for_selector("dialog[open]", state="detached")

    number = 0
    while not script.match.over:
        for seat, tab in enumerate(tabs):
            tab.until_actions(script.choices(seat))
        tab, words = tabs[script.seat], script.chosen()
        focus_by(tab, "Tab" if number < 3 else "ArrowRight", words)
        assert tab.page.evaluate("document.activeElement.matches(':focus-visible')")
        tab.page.keyboard.press("Enter")
        script.play(words)
        number += 1
    for tab in tabs:
        tab.page.wait_for_selector("[data-result]", state="attached")


@long_only
def test_the_language_is_switched_in_mid_turn(house: House) -> None:
    """Every text changes, and nothing of the turn is lost, not even what is chosen but not confirmed."""
    ada, bob = house.person("Ada"), house.person("Bob")
    position = late(before_end=14)
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    visitors = [house.visitor(ada), house.visitor(bob)]
    for seat, visitor in enumerate(visitors):
        visitor.do(table, "sit", seat=seat)
    script = Script("pocket-rockets", 2, SHORT, position=position)
    visitor = visitors[script.seat]
    visitor.keep_settings(confirm=True, language="en")
    tab = visitor.tab(f"/tables/{table}")
    texts = {}
    for language in ("de", "it", "en"):
        before = script.choices(script.seat)
        tab.until_actions(before)
        words = script.chosen()
        tab.press(words)
        tab.page.wait_for_selector("[data-confirm]")
        texts["start"] = tab.text
        tab.locate("select[name=language]").first.select_option(language)
        tab.page.wait_for_selector(f"html[lang={language}]", state="attached")
        tab.until(lambda: tab.text != texts["start"], "another language")
        texts[language] = tab.page.inner_text(".prompt") if tab.page.locator(".prompt").count() else tab.text
        assert set(tab.actions()) == before
        assert tab.page.get_attribute("[data-confirm]", "data-confirm") == words
        tab.page.click("[data-confirm]")
        seat = script.seat
        script.play(words)
        if script.seat != seat:
            break
    assert len(set(texts.values())) >= 3
    tab.until_actions(script.choices(visitors.index(visitor)))
    assert tab.page.evaluate("JSON.parse(localStorage.getItem('apogee-settings')).language") in ("de", "it", "en")


def harmless_and_telling(script: Script) -> tuple[str, str]:
    """An action that may be taken back, and one that turns a card."""
    seat, found = script.seat, {}
    for words in sorted(script.choices(seat)):
        other = Script("pocket-rockets", 2, SHORT, position=script.match.position())
        other.match.play(seat, words)
        found[other.match.own_take_back(seat) is not None] = words
    return found[True], found[False]


@pytest.fixture
def undoing(house: House) -> tuple[Script, list[Tab], int]:
    """Two people at a position where one may both move and draw."""
    position = undoable()
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    tabs = [visitor.tab(f"/tables/{table}") for visitor in house.seated(table, ada, bob)]
    script = Script("pocket-rockets", 2, SHORT, position=position)
    return script, tabs, script.seat


def test_a_harmless_step_is_taken_back(undoing: tuple[Script, list[Tab], int]) -> None:
    script, tabs, seat = undoing
    tab, other = tabs[seat], tabs[1 - seat]
    harmless, _ = harmless_and_telling(script)
    before = script.choices(seat)
    tab.until_actions(before)
    assert tab.locate("[data-table-action=take-back]").count() == 0
    tab.press(harmless)
    tab.page.wait_for_selector("[data-table-action=take-back]")
    assert other.locate("[data-table-action=take-back]").count() == 0
    script.play(harmless)
    tab.until_actions(script.choices(seat))

    tab.page.click("[data-table-action=take-back]")
    script.match.take_back_own(seat)
    tab.until_actions(before)
    assert script.choices(seat) == before
    other.until(lambda: other.frames[-1]["events"][-1].get("table") == "take-back", "news of it")


def test_what_turned_a_card_is_taken_back_by_consent_only(undoing: tuple[Script, list[Tab], int]) -> None:
    script, tabs, seat = undoing
    tab, other = tabs[seat], tabs[1 - seat]
    _, telling = harmless_and_telling(script)
    before = script.choices(seat)
    tab.until_actions(before)
    tab.press(telling)
    script.play(telling)
    after = script.choices(seat)
    tab.until_actions(after)
    assert tab.locate("[data-table-action=take-back]").count() == 0

    tab.page.click("[data-table-action=ask-back]")
    other.page.click("[data-table-action=refuse-back]")
    tab.until(lambda: tab.frames[-1]["table"]["request"] is None, "a refusal")
    tab.until_actions(after)
    tab.page.click("[data-table-action=ask-back]")
    other.page.click("[data-table-action=agree-back]")
    tab.until_actions(before)
    assert other.actions() == []


@long_only
def test_two_tabs_of_one_player_follow(house: House) -> None:
    """A move in one shows in the other; of two at the same moment one is done, and the other refused kindly."""
    ada, bob = house.person("Ada"), house.person("Bob")
    script = Script("pocket-rockets", 2, SHORT)
    table = house.table(host=ada, seed=SHORT)
    house.start()
    visitors = house.seated(table, ada, bob)
    first = visitors[script.seat]
    tabs = [first.tab(f"/tables/{table}"), first.tab(f"/tables/{table}")]
    other = visitors[1 - script.seat].tab(f"/tables/{table}")
    while script.choices(script.seat) <= {words for words in script.choices(script.seat) if words.startswith("place")}:
        seat, words = script.seat, script.chosen()
        (tabs[0] if visitors[seat] is first else other).press(words)
        script.play(words)
    if visitors[script.seat] is not first:
        tabs, other = [visitors[script.seat].tab(f"/tables/{table}"), other], tabs[0]
        first = visitors[script.seat]
    seat = script.seat
    for tab in tabs:
        tab.until_actions(script.choices(seat))

    words = script.chosen()
    tabs[0].press(words)
    script.play(words)
    for tab in tabs:
        tab.until_actions(script.choices(script.seat) if script.seat == seat else set())
    assert script.seat == seat

    first.allow("409")
    both = sorted(script.choices(seat))[:2]
    held: list[Route] = []
    for tab, words in zip(tabs, both, strict=True):
        tab.page.route("**/commands", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
        tab.press(words)
    tabs[0].until(lambda: len(held) == len(tabs), "both moves, on their way")
    before = len(script.match.journal.entries)
    for route in held:
        route.continue_()
    tabs[0].until(lambda: sum(tab.page.locator("[data-notice]").count() for tab in tabs) == 1, "a refusal")
    follower = house.follow(table)
    tabs[0].until(lambda: len(follower.match().journal.entries) > before, "one of the two")
    match = follower.match()
    played = [entry.words for entry in match.journal.entries[before:] if entry.seat == seat]
    assert played in ([both[0]], [both[1]])
    for tab in tabs:
        tab.until_actions(match.choices(seat) if seat in match.pending() else set())
    with closing(sqlite3.connect(house.database)) as connection:
        assert connection.execute("SELECT count(*) FROM answers WHERE is_refusal").fetchone() == (1,)


def test_chat_does_not_open_the_board_while_a_move_is_under_way(house: House) -> None:
    """Whatever else is sent and answered meanwhile: until the move is, there is nothing to press."""
    ada, bob = house.person("Ada"), house.person("Bob")
    position = late(before_end=14)
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    script = Script("pocket-rockets", 2, SHORT, position=position)
    tab = house.seated(table, ada, bob)[script.seat].tab(f"/tables/{table}")
    tab.until_actions(script.choices(script.seat))
    held: list[Route] = []
    answered: list[str] = []

    def hold(route: Route) -> None:
        if '"do":"play"' in (route.request.post_data or ""):
            held.append(route)
        else:
            route.continue_()

    tab.page.route("**/commands", hold)
    tab.page.on("requestfinished", lambda request: answered.append(request.post_data or ""))
    words = script.chosen()
    tab.press(words)
    tab.until(lambda: len(held) == 1, "the move, on its way")
    tab.until_actions([])
    for said in ("one moment", "and another"):
        tab.locate("#chat").fill(said)
        tab.page.keyboard.press("Enter")
        tab.until(lambda said=said: any(said in body for body in answered), "chat")  # type: ignore[misc]
        tab.page.wait_for_selector(f"[data-log] li:has-text('{said}')")
        tab.page.wait_for_timeout(100)  # what would open the board has had its time
        assert tab.actions() == []
        assert tab.locate("[data-table-action=take-back]").count() == 0
    held[0].continue_()
    seat = script.seat
    script.play(words)
    tab.until_actions(script.choices(seat))


@long_only
def test_while_a_take_back_is_under_way_nobody_is_asked_for_one(undoing: tuple[Script, list[Tab], int]) -> None:
    """Nor was anybody before one has done something."""
    script, tabs, seat = undoing
    tab = tabs[seat]
    harmless, _ = harmless_and_telling(script)
    tab.until_actions(script.choices(seat))
    assert tab.locate("[data-table-action=ask-back]").count() == 0
    tab.press(harmless)
    tab.page.wait_for_selector("[data-table-action=take-back]")
    held: list[Route] = []
    tab.page.route("**/commands", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    tab.page.click("[data-table-action=take-back]")
    tab.until(lambda: len(held) == 1, "the take-back, on its way")
    tab.until_actions([])
    tab.page.wait_for_timeout(100)  # what would be offered has had its time
    assert tab.locate("[data-table-action=ask-back], [data-table-action=take-back]").count() == 0
    held[0].continue_()
    tab.until_actions(script.choices(seat))
    assert tab.locate("[data-table-action=ask-back]").count() == 0


@long_only
def test_what_was_taken_back_is_not_offered_while_the_table_is_on_its_way(house: House) -> None:
    """A take-back is answered before the table comes: what is still shown until then cannot be pressed."""
    ada, bob = house.person("Ada"), house.person("Bob")
    script = Script("pocket-rockets", 2, SHORT, position=undoable())
    table = house.table(host=ada, seed=SHORT, position=undoable())
    house.start()
    visitor = house.seated(table, ada, bob)[script.seat]
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_holding = False

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: held.append((socket, frame)) if is_holding else socket.send(frame))

    tab = visitor.tab("/")
    tab.page.route_web_socket("**/live**", pass_on)
    tab.go(f"/tables/{table}")
    tab.until_actions(script.choices(script.seat))
    tab.press("move cw")
    tab.page.wait_for_selector("[data-table-action=take-back]")
    is_holding = True
    with tab.page.expect_response("**/commands"):
        tab.page.click("[data-table-action=take-back]")
    tab.until(lambda: bool(held), "the table as it is again")
    tab.page.wait_for_timeout(100)  # what would open the board has had its time
    assert tab.actions() == []
    assert tab.locate("[data-table-action=take-back]").count() == 0
    is_holding = False
    for socket, frame in held:
        socket.send(frame)
    tab.until_actions(script.choices(script.seat))


TOLD = {  # by language: what somebody reads who sat down and asked, and what of the other, who agreed
    "en": ("You sat down", "You ask to undo the last step", "Bob sat down", "Bob agrees"),
    "de": (
        "Du sitzt jetzt am Tisch",
        "Du bittest darum, den letzten Schritt zurückzunehmen",
        "Bob sitzt jetzt am Tisch",
        "Bob ist einverstanden",
    ),
    "it": ("Ora sei al tavolo", "Chiedi di annullare l'ultimo passo", "Al tavolo: Bob", "Bob è d'accordo"),
}


@long_only
def test_the_log_speaks_to_its_reader(house: House) -> None:
    """What somebody did themselves is told to them, in their language; the others are called by their names."""
    ada, bob = house.person("Ada"), house.person("Bob")
    position = late(before_end=24)
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    visitors = house.seated(table, ada, bob)
    tabs = [visitor.tab(f"/tables/{table}") for visitor in visitors]
    script = Script("pocket-rockets", 2, SHORT, position=position)
    while True:
        mover = script.seat
        play(script, tabs, 1)
        tabs[0].until_actions(script.choices(0))
        seen = visitors[0].ask(f"/api/tables/{table}")
        if mover == 0 and not seen["may_take_back"] and seen["table"]["status"] == "running":
            break
    visitors[0].do(table, "ask-back", decision=seen["decision"])
    visitors[1].do(table, "answer-back", request=1, agree=True)
    tabs[1].page.wait_for_selector("[data-log] li:has-text('You agree')")
    tabs[1].page.wait_for_selector("[data-log] li:has-text('Ada asks to undo the last step')")
    for language, sentences in TOLD.items():
        tabs[0].locate("select[name=language]").first.select_option(language)
        tabs[0].page.wait_for_selector(f"html[lang={language}]", state="attached")
        for sentence in sentences:
            tabs[0].page.wait_for_selector(f"[data-log] li:text-is({json.dumps(sentence, ensure_ascii=False)})")


@long_only
def test_nothing_is_offered_before_what_explains_it_is_there(house: House) -> None:
    """Else a button grows while a finger is on its way to it, and another is where it was."""
    ada = house.person("Ada")
    table = house.table(
        "rocket-rescue", 3, host=ada, seed=SHORT, options={"characters": "choose"}, bots={1: "random", 2: "random"}
    )
    house.start()
    (visitor,) = house.seated(table, ada)
    visitor.keep_settings(plain=True)
    held: list[Route] = []
    tab = visitor.tab()
    tab.page.route("**/api/cards/*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    tab.go(f"/tables/{table}")
    tab.until(lambda: bool(tab.frames) and len(held) == tab.asking == 1, "all but the components")
    tab.page.wait_for_timeout(100)  # what would be offered has had its time
    assert tab.actions() == []
    held[0].continue_()
    tab.page.wait_for_selector("[data-action^=choose]")
    assert all(len(tab.button(words).inner_text()) > 60 for words in tab.actions())  # what each can do

    tab.page.route("**/api/cards/*", lambda route: route.abort())
    visitor.allow("net::ERR_FAILED")
    tab.page.reload()
    tab.page.wait_for_selector("[data-action^=choose]")  # where nothing comes, names are enough
