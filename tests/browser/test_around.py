"""What there is around a match: coming to a table, hints, refusals, chat, being away, playing again, looking back."""

from __future__ import annotations

import re
from itertools import product
from urllib.parse import urlsplit

import pytest

from apogee.catalog import GAMES
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.rulebook import rulebook
from apogee.server.protocol import Clock
from tests.browser.looking import troubles
from tests.browser.matches import SHORT, Script, late, undoable
from tests.browser.stage import PHONE, House, Tab, Visitor
from tests.conftest import long_only, some
from tests.serving import game_named


def pair(house: House, position: dict[str, object], **more: object) -> tuple[str, Script, list[Visitor], list[Tab]]:
    """Two people at a position."""
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table(host=ada, seed=SHORT, position=position, **more)  # type: ignore[arg-type]
    house.start()
    visitors = house.seated(table, ada, bob)
    tabs = [visitor.tab(f"/tables/{table}") for visitor in visitors]
    for tab in tabs:
        tab.until_link("live")
    return table, Script("pocket-rockets", 2, SHORT, position=position), visitors, tabs


@long_only
def test_a_stranger_sits_down_and_the_host_adds_a_bot(house: House) -> None:
    """Whoever has the address can come; a name is asked for there, and nothing else."""
    ada = house.person("Ada")
    table = house.table(host=ada, players=3)
    house.start()
    host = house.visitor(ada).tab(f"/tables/{table}")
    host.locate("[data-seat-open='0']").click()
    guest = house.visitor().tab(f"/tables/{table}")
    guest.page.fill("#name", "Grace")
    guest.locate("[data-seat-open='1']").click()
    host.until(lambda: "Grace" in host.text, "the guest's name")
    host.page.select_option("[data-seat-bot='2']", "random")
    for tab in (host, guest):
        tab.page.wait_for_selector("[data-log]", state="attached")
        tab.page.wait_for_selector("[data-action], .asks")
        assert tab.frames[-1]["table"]["status"] == "running"
    assert host.frames[-1]["viewer"] == 0
    assert guest.frames[-1]["viewer"] == 1
    nobody = house.visitor().tab(f"/tables/{table}")
    nobody.until(lambda: bool(nobody.frames), "a spectator's view")
    assert nobody.actions() == []
    assert nobody.page.locator("[data-seat-open]").count() == 0


def test_who_opens_a_table_may_have_spectators_see_the_chances_of_winning(house: House) -> None:
    """Whoever has a seat does not see them, and knows before it begins that others will."""
    ada, eve = house.person("Ada"), house.person("Eve")
    house.start()
    host, watching = house.visitor(ada).tab("/"), house.visitor(eve, viewport=PHONE)
    host.page.check("#friends [name=chances]")
    host.page.click("#friends .go")
    host.page.wait_for_selector(".lobby")
    assert "Spectators will see how likely each seat is to win" in host.page.inner_text(".lobby")
    host.page.select_option("[data-seat-bot='1']", "random")
    host.page.wait_for_selector("[data-action]", state="attached")

    watcher = watching.tab(urlsplit(host.page.url).path)
    watcher.page.wait_for_selector("[data-chances] li")
    begun = len(watcher.frames[-1]["chances"])
    host.press(host.actions()[0])
    watcher.until(lambda: len(watcher.frames[-1]["chances"]) > begun, "the chances after the next turn")
    assert watcher.page.locator("[data-chances] li").count() == 2
    assert host.page.locator("[data-chances]").count() == 0
    assert all(frame["chances"] is None for frame in host.frames)
    found = troubles(watcher, "chances")
    assert not found, "\n".join(found)


@long_only
def test_an_invitation_leads_to_a_private_table(house: House) -> None:
    """Without it there is nothing here; with it there is a seat."""
    ada = house.person("Ada")
    table = house.table(host=ada, players=2, is_public=False)
    house.start()
    host = house.visitor(ada).tab(f"/tables/{table}")
    host.locate("[data-seat-open='0']").click()
    host.locate("[data-seat-invite='1']").click()
    link = host.page.input_value("[data-invitation]")
    stranger = house.visitor().tab(f"/tables/{table}")
    stranger.page.wait_for_selector("h1")
    stranger.until(lambda: stranger.page.locator("[data-seat-open]").count() == 0, "nothing to be seen")
    guest = house.visitor().tab()
    guest.page.goto(link)
    guest.locate("[data-seat-open='1']").click()
    guest.until(lambda: bool(guest.frames) and guest.frames[-1]["table"]["status"] == "running", "the beginning")
    assert "#" not in guest.page.url


@long_only
def test_whoever_is_invited_to_watch_is_offered_no_seat(house: House) -> None:
    ada, bob = house.person("Ada"), house.person("Bob")
    table = house.table(host=ada, is_public=False)
    house.start()
    host, guest = house.visitor(ada), house.visitor(bob)
    token = host.do(table, "invite", seat=None)["token"]
    tab = guest.tab(f"/tables/{table}#{token}")
    tab.page.wait_for_selector(".lobby .seats")
    assert tab.locate("[data-seat-open]").count() == 0
    shown = host.tab(f"/tables/{table}")
    shown.page.wait_for_selector("[data-seat-open]")
    assert shown.locate("[data-seat-open]").count() == 2


@long_only
def test_the_time_that_is_left_does_not_go_by_the_machines_clock(house: House) -> None:
    """Not the reader's, nor the server's: they may differ, and be put."""
    ada = house.person("Ada")
    table = house.table(host=ada, bots={1: "random"}, clock=Clock("seconds", 600))
    house.start()
    visitor = house.visitor(ada)
    visitor.do(table, "sit", seat=0)
    tab = visitor.tab()
    tab.page.add_init_script("const now = Date.now; Date.now = () => now() + 7_200_000;")
    tab.go(f"/tables/{table}")
    tab.page.wait_for_selector("[role=timer]")
    left = tab.locate("[role=timer]").inner_text()
    assert left == "10:00" or left[0] in "6789", left


def test_a_refusal_leads_to_its_rule(house: House) -> None:
    """What looks playable and is not says why, by which rule, and the rule is a link away."""
    _, script, visitors, tabs = pair(house, undoable())
    tab = tabs[script.seat]
    tab.until_actions(script.choices(script.seat))
    asked = tab.locate("[data-ask]")
    assert asked.count() > 0
    asked.first.click()
    link = tab.page.wait_for_selector("[data-notice] a[href^='/rules/pocket-rockets/']")
    assert link is not None
    rule = (link.get_attribute("href") or "").rsplit("/", 1)[-1]
    assert re.fullmatch(r"PR-\d+\.\d+", rule)
    with tab.page.context.expect_page() as opened:
        link.click()
    page = opened.value
    page.wait_for_selector(f"text={rule}")
    assert page.url.endswith(f"/rules/pocket-rockets/{rule}")
    assert page.locator(f"text={rule}").first.is_visible()
    assert set(tab.actions()) == script.choices(script.seat)
    assert len(visitors[script.seat].tabs) == 2


@pytest.mark.parametrize(
    ("game", "language"),
    some(product(GAMES, LANGUAGES), *((game, LANGUAGES[-at]) for at, game in enumerate(GAMES))),
)
def test_the_rules_are_one_page_over_the_table(house: House, game: str, language: str) -> None:
    """One press opens them, Escape closes them, and the table stays; they print on one sheet of paper."""
    ada = house.person("Ada")
    players = min(game_named(game).players)
    table = house.table(game, players, host=ada, bots=dict.fromkeys(range(1, players), "random"))
    house.start()
    (visitor,) = house.seated(table, ada, viewport=PHONE)
    visitor.keep_settings(language=language)
    tab = visitor.tab(f"/tables/{table}")
    tab.until(lambda: bool(tab.actions()), "something to do")
    texts = Texts(language, game_named(game))
    tab.locate("[data-table-action=rules]").click()
    tab.page.wait_for_selector("[data-rules] [data-sheet]")
    said = tab.page.inner_text("[data-rules]")
    for key in ("sheet-goal", "sheet-end", "sheet-but-1"):
        assert texts(key) in said
    assert re.findall(r"(?:sheet|term|heading)-[a-z]+", said) == []
    found = troubles(tab, f"sheet-{game}-{language}")
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("[data-rules]", state="detached")
    assert tab.page.evaluate("document.activeElement.dataset.tableAction") == "rules"
    assert tab.actions()
    tab.go(f"/rules/{game}")
    tab.page.wait_for_selector("[data-sheet]")
    tab.settle()
    assert texts.section(next(iter(rulebook(game).values())).section) in tab.page.inner_text("main")
    assert not tab.page.locator("details[open] .full").count(), "the catalogue's text is folded"
    paper = tab.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    assert not found, "\n".join(found)


def test_a_hint_marks_an_element(house: House) -> None:
    _, script, _, tabs = pair(house, undoable())
    tab = tabs[script.seat]
    tab.until_actions(script.choices(script.seat))
    tab.locate("[data-table-action=hint]").first.click()
    tab.page.wait_for_selector("[data-notice=hint]")
    marked = tab.page.locator("[data-action].hinted")
    assert marked.count() >= 1
    assert marked.first.get_attribute("data-action") in script.choices(script.seat)
    assert tabs[1 - script.seat].locate("[data-table-action=hint]").count() == 0
    lines = [tab.page.locator(f"[data-notice=hint] [data-hint-line='{place}']") for place in range(3)]
    assert re.fullmatch(r"\S.+\. Chance to win: \d+%", lines[0].inner_text())
    for line in lines[1 : min(3, len(script.choices(script.seat)))]:
        assert re.fullmatch(r"Or: \S.+\. \S.+\. Chance to win: \d+%", line.inner_text())
    tab.page.locator("select[name=language]").first.select_option("de")
    tab.page.wait_for_selector("html[lang=de]")
    tab.locate("[data-table-action=hint]").first.click()
    tab.page.wait_for_selector("[data-notice=hint] >> text=/Gewinnchance: \\d+ %/")


@long_only
def test_chat_and_moves_reach_the_other(house: House) -> None:
    """What is said is in the log; what others did is announced once, when one's own turn comes."""
    _, script, _, tabs = pair(house, undoable())
    tab, other = tabs[script.seat], tabs[1 - script.seat]
    tab.page.fill("[data-table-action=chat]", "May your rockets fly!")
    tab.page.keyboard.press("Enter")
    other.page.wait_for_selector("[data-log] li:has-text('May your rockets fly!')")
    before = other.page.text_content("[data-announce]")
    mover = script.seat
    while script.seat == mover:
        tab.until_actions(script.choices(mover))
        assert other.page.text_content("[data-announce]") == before
        tab.press("move cw")
        script.play("move cw")
    other.until(lambda: other.page.text_content("[data-announce]") != before, "an announcement")
    assert other.page.locator("[data-announce][aria-live]").count() == 1
    assert "Ada" in (other.page.text_content("[data-announce]") or "") or mover == 1


@long_only
def test_an_away_seat_is_kept_by_a_bot(house: House) -> None:
    """It is said; and it is given back."""
    table, script, visitors, tabs = pair(house, undoable(), grace_seconds=1)
    here, away = 1 - script.seat, script.seat
    tabs[away].until_link("live")
    tabs[away].page.close()
    tab = tabs[here]
    tab.until(lambda: tab.frames[-1]["table"]["seats"][away]["is_kept"], "a keeper")
    name = visitors[away].name
    tab.until(lambda: tab.page.locator(f".banner:visible:has-text('{name}')").count() > 0, "that it is said")
    again = visitors[away].tab(f"/tables/{table}")
    again.until_link("live")
    tab.until(lambda: not tab.frames[-1]["table"]["seats"][away]["is_kept"], "that it is given back")
    tab.until(lambda: tab.page.locator(f".banner:visible:has-text('{name}')").count() == 0, "that this is seen")


@long_only
def test_whoever_leaves_is_followed_by_a_bot(house: House) -> None:
    table, script, visitors, tabs = pair(house, undoable())
    tab = tabs[script.seat]
    tab.until_actions(script.choices(script.seat))
    tab.locate("[data-table-action=leave]").click()
    tab.page.locator("dialog[open] button.go").click()
    tab.page.wait_for_url(re.compile(r"/$"))
    other = tabs[1 - script.seat]
    other.until(lambda: other.frames[-1]["table"]["seats"][script.seat]["kind"] == "bot", "a bot")
    assert table in str(visitors[script.seat].ask("/api/tables?mine=true"))


@pytest.fixture
def finished(house: House) -> tuple[str, Script, list[Visitor], list[Tab]]:
    """A match that has just ended."""
    table, script, visitors, tabs = pair(house, late(before_end=8))
    while not script.match.over:
        person, words = visitors[script.seat], script.chosen()
        decision = person.ask(f"/api/tables/{table}")["decision"]
        person.do(table, "play", decision=decision, words=words)
        script.play(words)
    for tab in tabs:
        tab.page.wait_for_selector("[data-result]", state="attached")
    return table, script, visitors, tabs


Finished = tuple[str, Script, list[Visitor], list[Tab]]


@long_only
def test_again_with_the_same_people(finished: Finished) -> None:
    table, _, _, tabs = finished
    tabs[0].page.locator("dialog[open] button", has_text="again").click()
    tabs[0].page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    tabs[1].page.keyboard.press("Escape")
    tabs[1].locate("[data-table-action=again]").click()
    tabs[1].page.wait_for_url(tabs[0].page.url)


@long_only
def test_the_result_says_how_it_came_about(finished: Finished) -> None:
    table, script, visitors, _ = finished
    tab = visitors[0].tab(f"/tables/{table}/result")
    tab.page.wait_for_selector("h1")
    tab.settle()
    for points in script.match.scores():
        assert str(points) in tab.text
    assert tab.page.locator("a[href*='check_shuffle'], a[href$='/journal']").count() > 0
    assert tab.page.locator(f"a[href^='/tables/{table}/replay']").count() > 0


def test_the_result_has_a_review_for_each_seat(finished: Finished) -> None:
    """The chance to win step by step, luck, and what decisions cost; and of the other seat when that is chosen."""
    table, _, visitors, _ = finished
    tab = visitors[0].tab(f"/tables/{table}/result")
    tab.locate("[data-table-action=review]").click()
    tab.page.wait_for_selector("[data-review='0'] polyline")
    said = tab.page.locator("[data-review]").inner_text()
    assert re.search(r"Luck, in percent of a win: -?\d+\s+Lost by decisions, in percent of a win: \d+", said)
    steps = len(visitors[0].ask(f"/api/tables/{table}/replay")["steps"])
    points = tab.page.locator("[data-review] polyline").get_attribute("points") or ""
    assert len(points.split()) == steps
    for row in tab.page.locator("[data-review-turn]").all():
        assert re.match(r"(Luck|Decision|Others), \d+% to \d+%: \S", row.inner_text())
    tab.page.locator("section select").last.select_option("1")
    tab.page.wait_for_selector("[data-review='1'] polyline")


@long_only
def test_a_replay_is_gone_through(finished: Finished) -> None:
    """Slider, steps, autoplay, and an address for every move; nothing can be pressed."""
    table, script, visitors, _ = finished
    tab = visitors[0].tab(f"/tables/{table}/replay?seat=0")
    slider = tab.page.locator("input[type=range]")
    slider.wait_for()
    assert tab.actions() == []
    assert tab.page.locator("[data-ask]").count() == 0
    last = int(slider.get_attribute("max") or 0)
    assert last >= 8
    slider.fill("3")
    tab.until(lambda: "move=3" in tab.page.url, "the address of the move")
    link = tab.page.url
    tab.page.locator("h1").first.focus()
    tab.page.keyboard.press("ArrowRight")
    assert slider.input_value() == "4"
    tab.page.keyboard.press("End")
    assert slider.input_value() == str(last)
    tab.page.keyboard.press("Home")
    assert slider.input_value() == "0"
    tab.page.locator(".speed select").select_option("4")
    tab.page.locator("h1").first.focus()
    tab.page.keyboard.press(" ")
    tab.until(lambda: int(slider.input_value()) >= 2, "autoplay")
    tab.page.keyboard.press(" ")
    at = slider.input_value()
    tab.page.wait_for_timeout(500)
    assert slider.input_value() == at
    again = visitors[1].tab()
    again.page.goto(link)
    again.page.wait_for_selector("input[type=range]")
    assert again.page.locator("input[type=range]").input_value() == "3"
    assert script.match.over


@long_only
def test_a_running_match_is_replayed_with_ones_own_eyes_only(house: House) -> None:
    """Asking for another's is answered with one's own; the frames are checked as always."""
    table, script, visitors, tabs = pair(house, undoable())
    tabs[script.seat].press("move cw")
    tab = visitors[0].tab(f"/tables/{table}/replay?seat=1")
    visitors[0].allow("replay", "status of 4")
    tab.page.wait_for_selector("input[type=range]")
    seen = [each for each in visitors[0].heard if each.address.startswith(f"/api/tables/{table}/replay")]
    assert [each for each in seen if each.status == 200]
    assert all('"viewer":0' in each.text for each in seen if each.status == 200)


@long_only
def test_rules_and_cards_can_be_searched(house: House) -> None:
    house.start()
    tab = house.visitor().tab("/rules/pocket-rockets")
    tab.page.wait_for_selector("text=PR-7.11")
    before = tab.page.locator("main").inner_text()
    tab.page.locator("input[type=search], main input").first.fill("conveyor")
    tab.until(lambda: len(tab.page.locator("main").inner_text()) < len(before), "fewer rules")
    assert "onveyor" in tab.page.locator("main").inner_text()
    tab.go("/cards/pocket-rockets")
    tab.page.wait_for_selector("main h2, main h3")
    before = tab.page.locator("main").inner_text()
    tab.page.locator("input[type=search], main input").first.fill("tip")
    tab.until(lambda: tab.page.locator("main").inner_text() != before, "other cards")


@long_only
def test_settings_are_kept(house: House) -> None:
    """Language and the like, for the next page and the next visit."""
    house.start()
    visitor = house.visitor()
    tab = visitor.tab("/settings")
    tab.page.wait_for_selector("h1")
    tab.page.select_option("select[name=language]", "it")
    tab.page.wait_for_selector("html[lang=it]", state="attached")
    tab.go("/")
    tab.page.wait_for_selector("html[lang=it]", state="attached")
    other = visitor.tab("/rules/pocket-rockets")
    other.page.wait_for_selector("html[lang=it]", state="attached")
