"""Lessons in the browser: each from the page of chapters to a match, by mouse, finger and keyboard."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from apogee.catalog import GAMES
from apogee.lessons import Chapter, Step, lesson_of
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from tests.browser.looking import shoot, troubles
from tests.browser.stage import DESK, PHONE, House, Tab
from tests.conftest import some
from tests.serving import game_named

TAUGHT = [name for name in GAMES if lesson_of(name) is not None]
WAYS = ("mouse", "finger", "keyboard")
ALL = [(game, language, way) for game, language, way in product(TAUGHT, LANGUAGES, WAYS)]
DEALT = [(game, LANGUAGES[at % 3], WAYS[at % 3]) for at, game in enumerate(TAUGHT)]


@pytest.mark.parametrize(("game", "language", "way"), some(ALL, *DEALT))
def test_a_lesson_leads_to_a_match(house: House, game: str, language: str, way: str) -> None:
    house.start()
    learner = house.visitor(viewport=PHONE if way == "finger" else DESK)
    learner.keep_settings(language=language)
    tab = learner.tab(f"/learn/{game}")
    lesson, texts = lesson_of(game), Texts(language, game_named(game))
    assert lesson is not None
    tab.locate(f"[data-chapter={lesson.chapters[0].id}]").click()
    for chapter in lesson.chapters:
        for number, step in enumerate(chapter.steps):
            do(tab, chapter, step, texts, way, is_looked_at=number == 0)
        tab.page.wait_for_selector("[data-lesson=end]")
        assert said(texts, chapter, "end") in tab.page.inner_text("[data-lesson]")
        following = lesson.after(chapter.id)
        if following:
            tab.locate(f"[data-lesson-next={following}]").click()
            tab.page.wait_for_selector(f"[data-lesson={lesson.chapter(following).steps[0].id}]")  # type: ignore[union-attr]
    tab.locate("[data-lesson-on]").click()
    tab.until(lambda: tab.frames[-1]["lesson"] is None, "a match")
    tab.until(lambda: bool(tab.actions()) or not tab.frames[-1]["choices"], "something to do")
    assert not tab.page.locator("[data-lesson]").count()
    tab.go(f"/learn/{game}")
    tab.page.wait_for_selector("li.done")
    assert tab.locate("li.done").count() == len(lesson.chapters)


def do(tab: Tab, chapter: Chapter, step: Step, texts: Texts, way: str, *, is_looked_at: bool) -> None:
    """Do a step, once its sentence stands beside what it speaks of."""
    tab.page.wait_for_selector(f"[data-lesson={step.id}]")
    tab.until(lambda: bool(tab.actions()), f"something to do in {chapter.id} {step.id}")
    assert said(texts, chapter, step.id) in tab.page.inner_text("[data-lesson]")
    tab.page.wait_for_selector(".ring")
    tab.settle()
    shoot(tab.page, f"lesson-{texts.game.name if texts.game else ''}-{chapter.id}-{step.id}-{texts.language}-{way}")
    if is_looked_at:
        assert troubles(tab, f"{chapter.id} {step.id}") == []
    before = doing(tab)
    for words in step.line:
        if doing(tab) != before:
            break  # a shorter way was there
        tab.until(lambda words=words: words in tab.actions(), words)  # type: ignore[misc]
        if way == "keyboard":
            tab.page.locator(f"[data-action={json.dumps(words)}]").first.focus()
            tab.page.keyboard.press("Enter")
        else:
            tab.press(words)
        seen = len(tab.frames)
        tab.until(lambda seen=seen: len(tab.frames) >= seen, "an answer")  # type: ignore[misc]
    tab.until(lambda: doing(tab) != before, f"the end of {chapter.id} {step.id}")


def doing(tab: Tab) -> tuple[Any, ...]:
    shown = tab.frames[-1]["lesson"]
    return (shown["chapter"], shown["done"])


def said(texts: Texts, chapter: Chapter, step: str) -> str:
    return texts(f"lesson-{chapter.id}-{step}")
