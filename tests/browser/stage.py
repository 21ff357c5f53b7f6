"""A server, its tables, and people with browsers: what every test in Chromium begins with.

Tables are written into the database before the server starts, so that their seeds and positions are the test's. All
that reaches a page is kept; when the test is over, it is held to what that person may know, and whatever a page
complained of is a failure, unless the test named it.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Response, WebSocket

from apogee.core.chance import Draws
from apogee.server.protocol import Clock
from apogee.server.room import hash_of
from apogee.server.storage import Change, Insert, Storage
from apogee.server.table import Founding, row_of
from tests.browser.matches import SALT
from tests.browser.truth import Follower, Heard, Truth
from tests.browser.wire import Wire
from tests.limits import PATIENCE_SECONDS
from tests.serving import Process, game_named, make_database

SECONDS = PATIENCE_SECONDS
FRAME_MS = 17  # what moves has moved on after that
CLICK_SECONDS = 5  # in which a tap becomes a click, if it does; what comes of it does not depend on it
DESK = {"width": 1280, "height": 800}
WIDE = {"width": 1760, "height": 1080}
PHONE = {"width": 390, "height": 844}
# Chromium says nothing of a violated policy to a page that does not listen; the console is where we listen.
LISTEN = """
addEventListener("securitypolicyviolation", (event) =>
  console.error("the content policy bars " + event.violatedDirective + " " + event.blockedURI + " " + event.sample));
"""
WORDS = "[...document.querySelectorAll('[data-action]')].map((each) => each.dataset.action)"
AIM = """(words) => {
  window.pressed = null;
  const note = (event) => { window.pressed = event.target.closest("[data-action]")?.dataset.action ?? ""; };
  addEventListener("click", note, { capture: true, once: true });
  for (const each of document.querySelectorAll(`[data-action="${CSS.escape(words)}"]`)) {
    if (!each.checkVisibility({ visibilityProperty: true })) continue;
    each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (each.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
# What stands behind a card's verbs, in a fan or in another pane comes forward when it has the focus. The same words may
# stand on a board that a stage hides, too.
COME_FORWARD = """(words) => {
  const all = [...document.querySelectorAll(`[data-action="${CSS.escape(words)}"]`)];
  const found = all.find((each) => each.checkVisibility({ visibilityProperty: true })) ?? all[0];
  if (document.activeElement === found) found?.blur();
  found?.focus({ preventScroll: true });
  return found !== undefined;
}"""
CUT = r"WebSocket connection to .* failed|Failed to load resource: net::|: net::ERR_"  # what a cut wire looks like


class Tab:
    """A page of somebody."""

    def __init__(self, visitor: Visitor, page: Page) -> None:
        self.visitor = visitor
        self.page = page
        self.frames: list[dict[str, Any]] = []  # of its sockets, the states
        self.asking = 0  # requests without an answer

    def go(self, path: str) -> Tab:
        """Open an address."""
        self.page.goto(f"{self.visitor.origin}{path}")
        return self

    def turn_to(self, path: str) -> Tab:
        """Go to an address from a page that is there, as a link of it does: nothing is fetched and read anew."""
        self.page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
        )
        return self

    def locate(self, selector: str) -> Locator:
        """What can be seen of this."""
        return self.page.locator(selector).locator("visible=true")

    def actions(self) -> list[str]:
        """The words of all that can be done now, sorted, as often as they are there."""
        found: list[str] = self.page.evaluate(WORDS)
        return sorted(found)

    def button(self, words: str) -> Locator:
        """The element that does something."""
        return self.locate(f"[data-action={json.dumps(words)}]").first

    def press(self, words: str) -> None:
        """Press the element that does something, as a mouse or a finger does: at a place where nothing covers it."""
        at = self.aim(words)
        if at is None and self.page.evaluate(COME_FORWARD, words):
            self.page.wait_for_timeout(30)
            at = self.aim(words)
        if at is not None:
            self.page.touchscreen.tap(*at) if self.visitor.has_touch else self.page.mouse.click(*at)
            hit = self.what_was_hit()
            if hit == words:
                return
            assert not hit, f"{words} was pressed, but {hit} was there"
        button = self.button(words)  # it was on its way, or is covered: Playwright waits, and knows what to say
        button.tap(timeout=SECONDS * 1000) if self.visitor.has_touch else button.click(timeout=SECONDS * 1000)

    def aim(self, words: str) -> list[float] | None:
        """Where to press for it, once it stands still; None where it cannot be seen or is covered."""
        end = time.monotonic() + SECONDS
        at: list[float] | None = self.page.evaluate(AIM, words)
        while at is not None and time.monotonic() < end:
            self.page.wait_for_timeout(FRAME_MS)
            before, at = at, self.page.evaluate(AIM, words)
            if at == before:
                break
        return at

    def what_was_hit(self) -> str:
        """What a press did: a tap becomes a click a little later. Nothing, where what was there is gone."""
        end = time.monotonic() + CLICK_SECONDS
        while (hit := self.page.evaluate("window.pressed")) is None and time.monotonic() < end:
            self.page.wait_for_timeout(10)
        return str(hit or "")

    def until(self, is_so: Callable[[], bool], what: str, seconds: float = SECONDS) -> None:
        """Wait for something, while the page goes on."""
        end = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < end, f"{self.visitor.name} waits in vain: {what}"
            self.page.wait_for_timeout(40)

    def until_actions(self, words: Iterable[str]) -> None:
        """Wait until just this can be done."""
        expected = set(words)
        try:
            self.until(lambda: set(self.actions()) == expected, "")
        except AssertionError:
            found = set(self.actions())
            raise AssertionError(
                f"{self.visitor.name}: missing {sorted(expected - found)}, too many {sorted(found - expected)}; "
                f"{self.page.url} says {self.page.inner_text('body')[:600]!r}"
            ) from None

    def stop_time(self) -> None:
        """From now on the page's own clock and timers stand still."""
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def let_pass(self, milliseconds: int) -> bool:
        """Let so much of the page's time pass, after `stop_time`."""
        self.page.clock.run_for(milliseconds)
        return True

    def count(self, more: int) -> None:
        self.asking += more

    def settle(self) -> None:
        """Wait until all that was asked for has come and is drawn."""
        for _ in range(2):
            self.until(lambda: self.asking <= 0, "answers")
            self.page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 40)))")

    def speak(self, language: str) -> None:
        """Change the page's language by its own menu."""
        choice, menu = self.locate("select[name=language]"), self.locate(".bar button.menu")
        is_folded = not choice.count()
        if is_folded:
            menu.click()
        choice.select_option(language)
        self.page.wait_for_selector(f"html[lang={language}]", state="attached")
        if is_folded:
            menu.click()
        self.settle()

    def until_link(self, link: Literal["live", "connecting", "lost", "restarting"]) -> None:
        """Wait for the connection to be so."""
        self.page.wait_for_selector(f"[data-link={link}]", state="attached", timeout=SECONDS * 1000)

    @property
    def text(self) -> str:
        """All that can be read."""
        return self.page.inner_text("body")


# What pages leave to chance follows from who uses them: a guest's name, a seat's share in the shuffle. Keys of commands
# are no two alike in all pages of a person, so they stay as they are.
SETTLE = """
{
  let state = %d;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  const really = crypto.getRandomValues.bind(crypto);
  Math.random = () => next() / 4294967296;
  const settled = (array) => array.map((_, place) => (array[place] = next() >>> 24));
  crypto.getRandomValues = (array) => (array.length === 16 ? settled(array) : really(array));
}
"""


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, house: House, context: BrowserContext, name: str, cookie: str | None, origin: str) -> None:
        self.house = house
        self.context = context
        self.name = name
        self.cookie = cookie
        self.origin = origin
        self.has_touch = False
        self.heard: list[Heard] = []
        self.complaints: list[str] = []
        self.allowed: list[str] = []
        self.tabs: list[Tab] = []
        context.add_init_script(LISTEN)
        context.add_init_script(SETTLE % (len(house.visitors) + 1))
        context.on("page", self._watch)

    # --- Doing

    def tab(self, path: str | None = None) -> Tab:
        """Another page, at an address."""
        page = self.context.new_page()
        tab = next(each for each in self.tabs if each.page is page)
        return tab if path is None else tab.go(path)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request with this person's cookie, beside the pages."""
        address = f"{self.origin}{path}"
        answer = self.context.request.get(address) if body is None else self.context.request.post(address, data=body)
        assert answer.ok, f"{path} {body}: {answer.status} {answer.text()}"
        return answer.json()

    def do(self, table: str, what: str, **facts: Any) -> Any:
        """A command by request."""
        return self.ask(f"/api/tables/{table}/commands", {"do": what, "key": self.house.key(), **facts})

    def keep_settings(self, **settings: Any) -> None:
        """What this person likes, from the next page on."""
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('apogee-settings'))"
            f" localStorage.setItem('apogee-settings', {text})"
        )

    def allow(self, *patterns: str) -> None:
        """What pages may complain of, since the test brings it about."""
        self.allowed += patterns

    # --- Watching

    def _watch(self, page: Page) -> None:
        tab = Tab(self, page)
        self.tabs.append(tab)
        page.set_default_timeout(SECONDS * 1000)
        page.on("console", lambda message: self._said(message.type, message.text, message.location.get("url", "")))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", lambda _: tab.count(1))
        page.on("requestfinished", lambda _: tab.count(-1))
        page.on("requestfailed", lambda request: self._failed(tab, request.url, request.failure or ""))
        page.on("response", self._answered)
        page.on("websocket", lambda socket: self._connected(tab, socket))

    def _said(self, kind: str, text: str, where: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text} ({where})")

    def _failed(self, tab: Tab, address: str, why: str) -> None:
        tab.count(-1)
        if address.startswith(self.origin) and why != "net::ERR_ABORTED":  # a page that is left needs no answers
            self.complaints.append(f"failed: {address}: {why}")

    def _answered(self, response: Response) -> None:
        parts = urlsplit(response.url)
        if not parts.path.startswith("/api/"):
            return
        address = f"{parts.path}?{parts.query}" if parts.query else parts.path
        with suppress(Error):  # the page may have gone to another one meanwhile
            self.heard.append(Heard(address, response.text(), status=response.status))

    def _connected(self, tab: Tab, socket: WebSocket) -> None:
        path = urlsplit(socket.url).path

        def receive(frame: bytes | str) -> None:
            text = frame if isinstance(frame, str) else frame.decode()
            self.heard.append(Heard(path, text, is_frame=True))
            said = json.loads(text)
            if said.get("type") == "state":
                tab.frames.append(said)

        socket.on("framereceived", receive)

    def cookie_now(self) -> str | None:
        """What the browser says who this is; a guest has it from a page."""
        return next((each["value"] for each in self.context.cookies() if each["name"] == "apogee"), None)

    def faults(self, truth: Truth, heard: list[Heard]) -> list[str]:
        """What pages complained of, and what was heard that should not have been."""
        found = [each for each in self.complaints if not any(re.search(one, each) for one in self.allowed)]
        cookie = self.cookie_now()
        if self.cookie is not None and cookie is None:  # a part of it has crashed, and others took it for a stranger
            found.append("Chromium has lost the cookie, so it was somebody else from then on")
        else:
            found += truth.faults(cookie, heard)
        return [f"{self.name}: {each}" for each in found]


class House:
    """A server with a database of its own, and all who come to it."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser = browser
        self.database = folder / "apogee.db"
        self.server = Process(self.database)
        self.wires: list[Wire] = []
        self.visitors: list[Visitor] = []
        self.stack = ExitStack()
        self.rows: list[Change] = []
        self.cookies: dict[str, str] = {}
        self.tables = 0
        self.keys = 0
        self.is_leaky = False  # a test that plants a leak looks for it itself

    # --- Before the server starts

    def person(self, name: str) -> str:
        """Somebody with a name; their id."""
        person = f"person-of-{len(self.cookies)}-{name.lower()}"
        self.cookies[person] = f"cookie-{len(self.cookies)}-of-{hash_of(name)[:24]}"
        row = {"id": person, "name": name, "cookie": hash_of(self.cookies[person]), "since": time.time()}
        self.rows.append(Insert("people", row))
        return person

    def table(
        self,
        game: str = "pocket-rockets",
        players: int = 2,
        *,
        host: str,
        seed: str = "5eed" * 16,
        position: dict[str, Any] | None = None,
        options: dict[str, str] | None = None,
        bots: dict[int, str] | None = None,
        grace_seconds: int = 120,
        clock: Clock | None = None,
        **more: Any,
    ) -> str:
        """A table with a seed that is known."""
        self.tables += 1
        found = game_named(game)
        founding = Founding(
            id=f"table{self.tables}",
            game=game,
            rules_version=found.rules_version,
            components_hash=found.components_hash,
            players=players,
            options=found.chosen_options(options or {}, players),
            host=host,
            host_name=host.split("-")[-1].title(),
            is_public=more.pop("is_public", True),
            grace_seconds=grace_seconds,
            clock=clock,
            bots=bots or {},
            reserved={},
            seed=seed,
            salt=SALT,
            commitment=Draws(seed, SALT).commitment(),
            position=position,
            **more,
        )
        self.rows.append(Insert("tables", row_of(founding, time.time())))
        self.rows.append(Insert("members", {"table_id": founding.id, "person_id": host}))
        return founding.id

    def start(self) -> House:
        """Write it all down, and serve it."""

        async def write() -> None:
            make_database(self.database)
            storage = Storage.open(str(self.database))
            if self.rows:
                await storage.write(*self.rows)
            await storage.close()

        in_thread = Thread(target=asyncio.run, args=(write(),))  # Playwright's own loop runs in this one
        in_thread.start()
        in_thread.join()
        self.server.start()
        return self

    # --- Then

    def key(self) -> str:
        """Another key for each command."""
        self.keys += 1
        return f"key-of-test-{self.keys:06}"

    def wire(self) -> Wire:
        """A wire to the server that can be cut."""
        wire = Wire(self.server.port)
        self.stack.enter_context(wire)
        return wire

    def visitor(self, person: str | None = None, *, wire: Wire | None = None, **more: Any) -> Visitor:
        """Somebody comes with a browser: a person of the database, or nobody in particular."""
        port = wire.port if wire else self.server.port
        size = more.pop("viewport", DESK)
        options: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": size, **more}
        if size["width"] < 500:
            options = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2, **options}
        context = self.browser.new_context(**options)
        cookie = self.cookies[person] if person else None
        if cookie:
            context.add_cookies(
                [{"name": "apogee", "value": cookie, "domain": "127.0.0.1", "path": "/", "httpOnly": True}]
            )
        name = person.split("-")[-1].title() if person else "Nobody"
        visitor = Visitor(self, context, name, cookie, f"http://127.0.0.1:{port}")
        visitor.has_touch = bool(options.get("has_touch"))
        self.visitors.append(visitor)
        return visitor

    def seated(self, table: str, *people: str, **more: Any) -> list[Visitor]:
        """These people come, and take the seats of a table in order."""
        visitors = [self.visitor(person, **more) for person in people]
        for seat, visitor in enumerate(visitors):
            visitor.do(table, "sit", seat=seat, entropy="")
        return visitors

    def alone_with_bots(
        self, game: str, players: int, *, bot: str = "random", kept: dict[str, str] | None = None, **more: Any
    ) -> tuple[Tab, str]:
        """Ada, with these settings, has the first seat of a new table, and bots the others: her tab, and its id."""
        ada, viewport = self.person("Ada"), more.pop("viewport", DESK)
        table = self.table(game, players, host=ada, bots=dict.fromkeys(range(1, players), bot), **more)
        self.start()
        visitor = self.visitor(ada, viewport=viewport)
        visitor.keep_settings(**(kept or {}))
        visitor.do(table, "sit", seat=0)
        return visitor.tab(f"/tables/{table}"), table

    def follow(self, table: str) -> Follower:
        """The authority's match at a table, as it goes on."""
        follower = Follower(self.database, table)
        self.stack.callback(follower.close)
        return follower

    def check(self) -> None:
        """Nobody complained, and nobody heard what they may not know."""
        heard = [list(visitor.heard) for visitor in self.visitors]  # what is heard is on disk already
        truth = Truth(self.database)
        faults = [
            fault
            for visitor, all_of_it in zip(self.visitors, heard, strict=True)
            for fault in visitor.faults(truth, all_of_it)
        ]
        assert not faults, "\n".join([*faults[:6], f"{len(faults)} in all"])

    def close(self) -> None:
        """Everybody goes, and the server ends."""
        for visitor in self.visitors:
            visitor.context.close()
        self.stack.close()
        self.server.__exit__()
