"""What people may call themselves and say, as somebody would who means harm: nothing of it runs, all of it is text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Dialog

from apogee.server.protocol import plain_line
from apogee.server.table import Founding
from tests.browser.matches import SALT, SHORT, Script
from tests.browser.stage import House, Tab, Visitor
from tests.conftest import long_only

NAMES = [
    "<script>ran()</script>",
    "<img src=x onerror=ran()>",
    "</title><svg onload=ran()>",
    "javascript:ran()",
    "{{ran()}} ${ran()} {ran()}",
    "\"onfocus='ran()' autofocus",
    "\u202eevil\u2066 \u200f<b>bold",
    "%3Cscript%3Eran()%3C/script%3E",
]
LINES = [
    *NAMES,
    "<a href=javascript:ran()>click</a>",
    "<iframe srcdoc='<script>parent.ran()</script>'></iframe>",
    "<style>*{display:none}</style>",
    "</li></ol></aside><form action=javascript:ran()><button>",
    '{ $seat } { -brand } {"x"}',
    "\\u003cscript\\u003eran()\\u003c/script\\u003e",
]
ENTROPY = "<img/src=x/onerror=ran()>"
WATCH = "window.hasRun = 0; window.ran = () => { window.hasRun += 1; };"


def comes(house: House, person: str | None) -> Visitor:
    """Somebody whose pages tell if a payload runs."""
    visitor = house.visitor(person)
    visitor.context.add_init_script(WATCH)
    return visitor


def expect_harmless(tab: Tab, *shown: str) -> None:
    """Nothing ran, nothing became an element, and all of this can be read."""
    tab.page.evaluate("new Promise((done) => setTimeout(done, 60))")
    assert tab.page.evaluate("window.hasRun") == 0, tab.page.url
    strange = (
        "img[src=x]",
        "iframe",
        "[onerror]",
        "[onload]",
        "[onfocus]",
        "[href^=javascript]",
        "form[action]",
        "main style",
    )
    for selector in (*strange, "b:text('bold')"):
        assert tab.page.locator(selector).count() == 0, (selector, tab.page.url)
    everything: str = tab.page.evaluate("document.title + document.body.textContent")
    for text in shown:
        assert text in everything, (text, tab.page.url)


def named(house: House, name: str) -> str:
    """A person with any name at all, as if nobody had checked it."""
    person = house.person(f"p{len(house.cookies)}")
    row: Any = house.rows[-1]
    row.values["name"] = name
    return person


def test_names_and_chat(house: House) -> None:
    """At tables, in lists, in the log, and in the title."""
    people = [named(house, name) for name in NAMES]
    more: dict[str, Any] = {"name": NAMES[2]} if "name" in Founding.__struct_fields__ else {}
    table = house.table(host=people[0], players=4, **more)
    other = house.table(host=people[4], players=4)
    house.start()
    visitors = [comes(house, person) for person in people]
    tab = visitors[0].tab(f"/tables/{table}")
    for seat, visitor in enumerate(visitors[:4]):
        visitor.do(table, "sit", seat=seat, entropy=ENTROPY)
        if seat == 2:
            tab.page.wait_for_selector("[data-seat-open], [data-link=live]")
            tab.until(lambda: NAMES[2] in tab.text, "the third name")
            expect_harmless(tab, *NAMES[1:3])
    for seat, visitor in enumerate(visitors[4:]):
        visitor.do(other, "sit", seat=seat)
    tab.page.wait_for_selector("[data-log]")
    for number, line in enumerate(LINES):
        visitors[number % 4].do(table, "say", text=line)
    tab.until(lambda: LINES[-1] in tab.page.text_content("[data-log]"), "the last line")  # type: ignore[operator]
    expect_harmless(tab, *(plain_line(line, "text") for line in LINES), *NAMES[1:4])
    tab.go(f"/tables/{other}")
    tab.page.wait_for_selector("[data-link=live]")
    tab.until(lambda: NAMES[5] in (tab.page.text_content("body") or ""), "others' names")
    expect_harmless(tab, *NAMES[4:])
    home = comes(house, None).tab("/")
    home.page.wait_for_selector("[data-play-now]")
    home.settle()
    expect_harmless(home)
    for path in (f"/tables/{table}/replay", f"/tables/{table}/result"):
        tab.go(path)
        tab.settle()
        expect_harmless(tab)


@long_only
def test_journals_and_addresses(house: House, tmp_path: Path) -> None:
    """A journal that somebody brings along, whole or broken, and addresses that somebody made up."""
    house.start()
    visitor = comes(house, None)
    visitor.allow("status of 4")
    tab = visitor.tab("/replay")
    script = Script("countdown", 2, SHORT, entropy=(ENTROPY, ENTROPY))
    while not script.match.over:
        script.play(script.chosen())
    journal = script.match.journal.text(is_private=False)
    assert ENTROPY in journal
    assert SALT in journal
    broken = [
        journal.replace("countdown", "<script>ran()</script>"),
        journal.replace(" done", " <img src=x onerror=ran()>"),
        "<script>ran()</script>",
        "apogee journal </title><svg onload=ran()>\n",
    ]
    for number, text in enumerate([*broken, journal]):
        file = tmp_path / f"<img src=x onerror=ran()> {number}.journal"
        file.write_text(text, "utf-8")
        tab.page.wait_for_selector("input[type=file]", state="attached")
        tab.page.set_input_files("input[type=file]", file)
        tab.page.wait_for_selector("input[type=range]" if text == journal else "[role=alert]")
        tab.settle()
        expect_harmless(tab)
    for path in (
        "/rules/pocket-rockets/%3Cimg%20src=x%20onerror=ran()%3E",
        "/rules/%3Cscript%3Eran()%3C%2Fscript%3E",
        "/cards/javascript:ran()",
        "/cards/pocket-rockets#<img src=x onerror=ran()>",
        "/tables/%3Cscript%3E?seat=<script>ran()</script>&move=<script>ran()</script>",
        "/%3Cscript%3Eran()%3C%2Fscript%3E",
        "//evil.example/%2e%2e",
        "/replay?move=javascript:ran()",
        "/settings?language=<script>ran()</script>#<svg onload=ran()>",
    ):
        tab.go(path)
        tab.page.wait_for_selector("h1")
        tab.settle()
        expect_harmless(tab)


def test_the_check_would_notice(house: House) -> None:
    """A page that let something run would be noticed."""
    house.start()
    visitor = comes(house, None)
    tab = visitor.tab("/")
    tab.page.on("dialog", Dialog.dismiss)
    tab.page.evaluate("ran()")
    try:
        expect_harmless(tab)
    except AssertionError:
        return
    raise AssertionError("it ran, and nobody noticed")
