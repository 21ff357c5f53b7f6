"""What comes between browser and server: a cut wire, a server that is killed, one that is restarted."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from tests.browser.matches import SHORT, Script, late
from tests.browser.stage import CUT, House
from tests.browser.test_match import play
from tests.conftest import IS_LONG, long_only

if TYPE_CHECKING:
    from playwright.sync_api import Route


@long_only
def test_a_wire_is_cut_and_mended(house: House) -> None:
    """Meanwhile nothing can be pressed, and it is said; then all is there that others did."""
    ada, bob = house.person("Ada"), house.person("Bob")
    position = late(before_end=24)
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    wire = house.wire()
    visitors = [house.visitor(ada, wire=wire), house.visitor(bob)]
    for seat, visitor in enumerate(visitors):
        visitor.do(table, "sit", seat=seat)
    near, far = (visitor.tab(f"/tables/{table}") for visitor in visitors)
    visitors[0].allow(CUT)
    script = Script("pocket-rockets", 2, SHORT, position=position)
    while script.seat != 0:
        play(script, [near, far], 1)

    near.until_actions(script.choices(0))
    wire.cut()
    near.until_link("lost")
    assert near.actions() == []
    assert near.locate("[data-table-action=take-back]").count() == 0
    assert near.page.get_by_role("alert").first.is_visible()
    wire.mend()
    near.until_link("live")
    near.until_actions(script.choices(0))

    while script.seat == 0:
        play(script, [near, far], 1)
    far.until_actions(script.choices(1))  # the last move has arrived
    wire.cut()
    near.until_link("lost")
    decisions = 0
    while script.seat == 1:
        words = script.chosen()
        far.until_actions(script.choices(1))
        far.press(words)
        script.play(words)
        decisions += 1
        assert near.actions() == []
    wire.mend()
    near.until_link("live")
    near.until_actions(script.choices(0))
    assert decisions > 1
    assert len(near.frames[-1]["events"]) >= decisions
    assert near.page.locator("[data-log] li").count() == near.frames[-1]["number"]
    play(script, [near, far], 3)


def test_an_answer_that_is_lost_on_the_way_is_asked_for_again(house: House) -> None:
    """The move was made when the wire broke; it is not made twice, and the page goes on."""
    ada, bob = house.person("Ada"), house.person("Bob")
    position = late(before_end=24)
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    script = Script("pocket-rockets", 2, SHORT, position=position)
    wire = house.wire()
    people = [ada, bob]
    visitors = [house.visitor(person, wire=wire if seat == script.seat else None) for seat, person in enumerate(people)]
    for seat, visitor in enumerate(visitors):
        visitor.do(table, "sit", seat=seat)
    tab = visitors[script.seat].tab(f"/tables/{table}")
    visitors[script.seat].allow(CUT)
    words = script.chosen()
    tab.until_actions(script.choices(script.seat))
    sent: list[str] = []
    tab.page.on("request", lambda request: sent.append(request.url))
    wire.cuts_after = b'"do":"play"'
    tab.press(words)
    tab.until_link("lost")
    tab.page.wait_for_timeout(300)
    wire.mend()
    tab.until_link("live")
    seat = script.seat
    script.play(words)
    follower = house.follow(table)
    tab.until(lambda: len(follower.match().journal.entries) == len(script.match.journal.entries), "the move, once")
    tab.until_actions(script.choices(seat))
    tab.until(lambda: len([url for url in sent if url.endswith("/commands")]) > 1, "the command, sent again")


def test_a_killed_server_comes_back_and_the_match_goes_on(house: House) -> None:
    """What was answered is still there, and it goes on to the end."""
    ada, bob = house.person("Ada"), house.person("Bob")
    position = late(before_end=12 if IS_LONG else 5)
    table = house.table(host=ada, seed=SHORT, position=position)
    house.start()
    visitors = house.seated(table, ada, bob)
    tabs = [visitor.tab(f"/tables/{table}") for visitor in visitors]
    script = Script("pocket-rockets", 2, SHORT, position=position)
    play(script, tabs, 3)
    for seat, tab in enumerate(tabs):
        tab.until_actions(script.choices(seat))

    for visitor in visitors:
        visitor.allow(CUT)
    house.server.kill()
    for tab in tabs:
        tab.until_link("lost")
        assert tab.actions() == []
    house.server.start()
    for tab in tabs:
        tab.until_link("live")
    play(script, tabs)
    assert script.match.over
    for tab in tabs:
        tab.page.wait_for_selector("[data-result]", state="attached")
        assert tab.frames[-1]["table"]["result"]["scores"] == script.match.scores()


@long_only
def test_a_server_that_restarts_says_so(house: House) -> None:
    """One that ends as it should tells that it will be back."""
    ada = house.person("Ada")
    table = house.table(host=ada, bots={1: "random"})
    house.start()
    (visitor,) = house.seated(table, ada)
    visitor.allow(CUT)
    tab = visitor.tab(f"/tables/{table}")
    tab.until_link("live")
    assert house.server.process is not None
    house.server.process.send_signal(signal.SIGTERM)
    tab.until_link("restarting")
    assert tab.actions() == []
    house.server.kill()
    house.server.start()
    tab.until_link("live")


def test_styles_that_are_late_hold_up_nothing_for_ever(house: House) -> None:
    """What comes meanwhile does not take the link away that its part waits for; a link that fails is tried again."""
    tab, table = house.alone_with_bots("rocket-rescue", 3, seed=SHORT)
    held: list[Route] = []
    tab.go("/")
    tab.page.route("**/assets/Launch-*.css", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    with tab.page.expect_response("**/assets/emblems-*.js"):
        tab.turn_to(f"/tables/{table}")
    tab.until(lambda: len(held) == 1, "the styles of the launch are asked for")
    tab.page.wait_for_timeout(200)  # the pictures are drawn, and nothing else is waited for
    tab.page.route("**/assets/Legend-*.css", lambda route: route.abort(), times=1)
    tab.visitor.allow("net::ERR_FAILED", "Unable to preload CSS")
    held[0].continue_()
    tab.page.get_by_role("button", name="Icons").wait_for()
