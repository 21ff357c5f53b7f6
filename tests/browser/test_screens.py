"""Every page and every state at two widths: pictures of them in a folder, and what can be measured of them."""

from __future__ import annotations

import signal
from collections.abc import Callable
from itertools import product

import pytest

from apogee.locale import LANGUAGES
from apogee.server.protocol import Clock
from tests.browser.looking import troubles
from tests.browser.matches import SHORT, Script, late, undoable
from tests.browser.stage import CUT, PHONE, WIDE, House, Tab, Visitor
from tests.conftest import long_only, some

SIZES = {"wide": WIDE, "phone": PHONE}
PAGES = {
    "home": "/",
    "settings": "/settings",
    "matches": "/matches",
    "rules": "/rules/pocket-rockets",
    "rule": "/rules/pocket-rockets/PR-7.11",
    "cards": "/cards/pocket-rockets",
    "import": "/replay",
    "not-found": "/nowhere",
    "no-table": "/tables/nosuchtable",
}
LOOKED_AT = ("home", "settings", "rule", "cards", "not-found")  # where time is short
READY = "h1:visible, [data-link=live]"


@pytest.mark.parametrize(
    ("language", "size"),
    some(product(LANGUAGES, SIZES), ("en", "wide")),
)
def test_pages(house: House, size: str, language: str) -> None:
    """Pages without a match, in every language; what axe looks at is the same in each, and with one rule marked."""
    ada = house.person("Ada")
    house.table(host=ada, players=3, bots={1: "greedy"})
    house.table("countdown", host=ada)
    house.start()
    visitor = house.visitor(ada, viewport=SIZES[size])
    visitor.keep_settings(language=language)
    visitor.allow(rf"404 .*{PAGES['not-found']}\)")  # Chromium tells of it
    tab, found = visitor.tab(), list[str]()
    for name, path in some(PAGES.items(), *((name, PAGES[name]) for name in LOOKED_AT)):
        tab.go(path)
        tab.page.wait_for_selector(f"html[lang={language}]")
        tab.page.wait_for_selector("h1")
        tab.settle()
        found += troubles(tab, f"{name}-{language}-{size}", with_axe=language == "en" and name != "rule")
    assert not found, "\n".join(found)


def position(decisions: int, players: int = 2) -> Script:
    """A scripted match after so many decisions."""
    script = Script("pocket-rockets", players, SHORT)
    script.play_some(decisions)
    return script


class Gallery:
    """One server with a table for each state, and somebody who goes from one to the next."""

    def __init__(self, house: House, size: str) -> None:
        self.house = house
        self.size = size
        self.found: list[str] = []
        self.ada, self.bob = house.person("Ada"), house.person("Bob")
        self.visits: list[Callable[[], None]] = []

    def begin(self) -> None:
        self.house.start()
        self.wire = self.house.wire()
        self.me = self.house.visitor(self.ada, viewport=SIZES[self.size], wire=self.wire)
        self.other = self.house.visitor(self.bob)
        self.tab = self.me.tab()

    def table(
        self,
        script: Script | None,
        players: int = 2,
        *,
        bots: bool = True,
        game: str = "pocket-rockets",
        **more: object,
    ) -> tuple[str, int]:
        """A table at a position, and the seat that is to decide."""
        seat = script.seat if script else 0
        others = [each for each in range(players) if each != seat]
        table = self.house.table(
            game,
            players,
            host=self.ada,
            seed=SHORT,
            position=script.match.position() if script else None,
            bots=dict.fromkeys(others, "random") if bots else {},
            **more,  # type: ignore[arg-type]
        )
        return table, seat

    def sit(self, table: str, seat: int, other: int | None = None) -> None:
        self.me.do(table, "sit", seat=seat)
        if other is not None:
            self.other.do(table, "sit", seat=other)

    def look(self, name: str, path: str | None = None, until: str = READY) -> None:
        """Go to a state, wait for it, and measure it."""
        if path is not None:
            self.tab.go(path)
        self.tab.page.wait_for_selector(until)
        self.tab.settle()
        self.found += troubles(self.tab, f"{name}-{self.size}")


@long_only
@pytest.mark.parametrize("size", SIZES)
def test_tables_before_and_during_a_match(house: House, size: str) -> None:
    gallery = Gallery(house, size)
    lobby = house.table(host=gallery.ada, players=4)
    closed = house.table(host=gallery.ada)
    early, early_seat = gallery.table(None)
    middle, middle_seat = gallery.table(position(60))
    four, four_seat = gallery.table(position(150, 4), 4)
    search = position(40)
    while not any(words.startswith("take ") for words in search.choices(search.seat)):
        search.play_some(1)
    searching, searching_seat = gallery.table(search)
    recycle = position(40)
    while not any(words.startswith("recycle ") for words in recycle.choices(recycle.seat)):
        recycle.play_some(1)
    recycling, recycling_seat = gallery.table(recycle)
    clocked, clocked_seat = gallery.table(position(70), clock=Clock("seconds", 600))
    toy = house.table("countdown", 3, host=gallery.ada, bots={1: "random", 2: "random"})
    gallery.begin()
    me, tab = gallery.me, gallery.tab
    me.do(closed, "close")
    gallery.look("lobby-host", f"/tables/{lobby}", "[data-seat-open]")
    gallery.look("closed", f"/tables/{closed}")
    turns = {
        "turn-first": (early, early_seat),
        "turn": (middle, middle_seat),
        "turn-of-four": (four, four_seat),
        "turn-searching": (searching, searching_seat),
        "turn-recycling": (recycling, recycling_seat),
        "turn-with-clock": (clocked, clocked_seat),
        "turn-plain": (toy, 0),
    }
    for name in some(turns, "turn", "turn-of-four", "turn-searching", "turn-plain"):
        table, seat = turns[name]
        gallery.sit(table, seat)
        gallery.look(name, f"/tables/{table}", "[data-action]")
    tab.go(f"/tables/{middle}")
    tab.page.wait_for_selector("[data-action]")
    asked = tab.locate("[data-ask]").first
    asked.click()
    gallery.look("why-not", None, "[data-notice=why]")
    tab.page.keyboard.press("?")
    gallery.look("keys", None, "dialog[open] kbd")
    tab.page.keyboard.press("Escape")
    tab.locate("[data-table-action=hint]").first.click()
    gallery.look("hint", None, "[data-notice=hint]")
    if size == "phone":
        for pane in ("others", "side"):
            tab.page.tap(f"#tab-{pane}")
            gallery.look(f"pane-{pane}", None)
    tab.page.evaluate("localStorage.setItem('apogee-settings', JSON.stringify({confirm: true}))")
    tab.go(f"/tables/{four}")
    tab.press(tab_first(tab))
    gallery.look("confirm", None, "[data-confirm]")
    tab.page.evaluate("localStorage.setItem('apogee-settings', JSON.stringify({plain: true}))")
    gallery.look("turn-plain-rockets", f"/tables/{middle}", "[data-action]")
    assert not gallery.found, "\n".join(gallery.found)


def tab_first(tab: Tab) -> str:
    """Something that can be done."""
    tab.page.wait_for_selector("[data-action]")
    return tab.actions()[0]


@long_only
@pytest.mark.parametrize("size", SIZES)
def test_tables_with_others_and_without_connection(house: House, size: str) -> None:
    gallery = Gallery(house, size)
    shared_script = Script("pocket-rockets", 2, SHORT, position=undoable())
    shared, seat = gallery.table(shared_script, bots=False)
    kept, kept_seat = gallery.table(position(62), bots=False, grace_seconds=0)
    strange = house.table(host=gallery.bob, seed=SHORT, position=position(64).match.position(), shows_chances=True)
    open_for_all = house.table(host=gallery.bob)
    gallery.begin()
    me, other, tab = gallery.me, gallery.other, gallery.tab
    gallery.look("lobby", f"/tables/{open_for_all}", "[data-seat-open]")
    gallery.sit(shared, seat, 1 - seat)
    gallery.sit(kept, kept_seat, 1 - kept_seat)
    carl = house.visitor(house_guest(house, "Carl"))
    other.do(strange, "sit", seat=0)
    carl.do(strange, "sit", seat=1)
    gallery.look("watching", f"/tables/{strange}", "[data-chances]:not([data-chances='0']) svg")
    gallery.look("kept", f"/tables/{kept}")

    there = other.tab(f"/tables/{shared}")
    there.until_link("live")
    tab.go(f"/tables/{shared}")
    other.do(shared, "say", text="Good luck! And may the conveyor run your way.")
    me.do(shared, "say", text="Thanks, you too.")
    tab.press("move cw")
    gallery.look("take-back", None, "[data-table-action=take-back]")
    tab.page.click("[data-table-action=take-back]")
    tab.page.wait_for_selector("[data-table-action=take-back]", state="detached")
    tab.press("draw")
    tab.until(lambda: any(told.get("event") == "draw" for frame in tab.frames for told in frame["events"]), "a card")
    number = me.ask(f"/api/tables/{shared}")["decision"]
    me.do(shared, "ask-back", decision=number)
    gallery.look("request", None, "[data-table-action=refuse-back]")
    me.allow(CUT)
    gallery.wire.cut()
    gallery.look("lost", None, "[data-link=lost]")
    gallery.wire.mend()
    tab.until_link("live")
    assert house.server.process is not None
    other.allow(CUT)
    house.server.process.send_signal(signal.SIGTERM)
    gallery.look("restarting", None, "[data-link=restarting]")
    house.server.kill()
    house.server.start()
    tab.until_link("live")
    tab.page.route("**/api/texts/**", lambda _: None)
    tab.page.goto(f"{me.origin}/tables/{shared}", wait_until="commit")
    tab.page.wait_for_selector("main[aria-busy=true]")
    gallery.found += troubles(tab, f"loading-{size}")
    tab.page.unroute_all(behavior="ignoreErrors")
    tab.page.route("**/api/texts/**", lambda route: route.abort())
    me.allow("net::ERR_FAILED")
    gallery.look("unreachable", f"/tables/{shared}", "main:not([aria-busy=true])")
    assert not gallery.found, "\n".join(gallery.found)


def house_guest(house: House, name: str) -> str:
    """Somebody who comes when the server runs already."""
    visitor = house.visitor()
    visitor.ask("/api/guests", {"name": name})
    person = f"person-of-late-{name.lower()}"
    house.cookies[person] = visitor.cookie_now() or ""
    return person


@long_only
@pytest.mark.parametrize("size", SIZES)
def test_after_the_match(house: House, size: str) -> None:
    gallery = Gallery(house, size)
    script = Script("pocket-rockets", 2, SHORT, position=late(before_end=6))
    table, seat = gallery.table(script, bots=False)
    gallery.begin()
    me, other, tab = gallery.me, gallery.other, gallery.tab
    gallery.sit(table, seat, 1 - seat)
    tab.go(f"/tables/{table}")
    tab.page.wait_for_selector("[data-action]")
    people: dict[int, Visitor] = {seat: me, 1 - seat: other}
    while not script.match.over:
        person, words = people[script.seat], script.chosen()
        decision = person.ask(f"/api/tables/{table}")["decision"]
        person.do(table, "play", decision=decision, words=words)
        script.play(words)
    gallery.look("end", None, "dialog[open]")
    gallery.look("finished", f"/tables/{table}", "[data-result]")
    gallery.look("result", f"/tables/{table}/result", "h1")
    gallery.look("replay", f"/tables/{table}/replay?move=3", "input[type=range]")
    gallery.look("replay-open", f"/tables/{table}/replay?move=5&seat=all", "input[type=range]")
    gallery.look("home-with-tables", "/", "[data-play-now]")
    assert not gallery.found, "\n".join(gallery.found)
