"""Lessons: every chapter can be done as its script says, everything is said, and the server teaches."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.catalog import GAMES
from apogee.core.game import Game
from apogee.core.match import Match
from apogee.lessons import LEARNER, RIVAL, Chapter, Lesson, answers_in, lesson_of
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from tests.conftest import some
from tests.serving import SECONDS, Client, serving
from tests.terminal import run

LESSONS = [lesson for name in GAMES if (lesson := lesson_of(name)) is not None]
CHAPTERS = [(lesson, chapter) for lesson in LESSONS for chapter in (*lesson.chapters, *lesson.problems)]
every_chapter = pytest.mark.parametrize(
    ("lesson", "chapter"), CHAPTERS, ids=lambda each: each.game if isinstance(each, Lesson) else each.id
)


def begin(game: Game[Any], chapter: Chapter, seed: int) -> Match:
    match = game.match_at(dict(chapter.position), seed=seed)
    match.expect(*chapter.expect, by_kind=True)
    others_answer(match, chapter)
    return match


def others_answer(match: Match, chapter: Chapter) -> None:
    while due := chapter.due(chapter.done(match.log(LEARNER)), answers_in(match)):
        match.play(due.seat, due.words)


@every_chapter
def test_a_chapter_is_done_as_its_script_says(lesson: Lesson, chapter: Chapter) -> None:
    """Whatever the seed: what chance brings is scripted, as far as it matters."""
    game = apogee.game(lesson.game)
    for seed in (1, 2):
        match = begin(game, chapter, seed)
        for number, step in enumerate(chapter.steps):
            assert chapter.done(match.log(LEARNER)) == number
            for words in step.line:
                assert chapter.leads_on(match, match.log(LEARNER), words), (step.id, words)
                match.play(LEARNER, words)
                if chapter.done(match.log(LEARNER)) > number:
                    break
            others_answer(match, chapter)
        assert chapter.done(match.log(LEARNER)) == len(chapter.steps)
        assert match.expected == (), "chance was scripted that never came"


@every_chapter
def test_what_leads_away_is_known(lesson: Lesson, chapter: Chapter) -> None:
    """Whatever is let through, the chapter can still be done; and in every chapter something is not let through."""
    match = begin(apogee.game(lesson.game), chapter, 1)
    astray = 0
    for number, step in enumerate(chapter.steps):
        choices = match.choices(LEARNER)
        astray += sum(not chapter.leads_on(match, match.log(LEARNER), words) for words in choices[:40])
        for words in step.line:
            match.play(LEARNER, words)
            if chapter.done(match.log(LEARNER)) > number:
                break
        others_answer(match, chapter)
    assert astray > 0


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(lesson: Lesson, language: str) -> None:
    texts = Texts(language, apogee.game(lesson.game))
    wanted = [f"lesson-{chapter.id}{end}" for chapter in lesson.chapters for end in ("", "-end")]
    wanted += [
        f"lesson-{chapter.id}-{step.id}{end}"
        for chapter in lesson.chapters
        for step in chapter.steps
        for end in ("", "-astray")
    ]
    assert [key for key in wanted if not texts.has(key)] == []
    said = {key for key in texts.catalogue.messages if key.startswith("lesson-")}
    assert {key for key in said - set(wanted) if not key.startswith("lesson-say-")} == set(), "said by no step"


TAUGHT = [lesson.game for lesson in LESSONS]


@pytest.mark.parametrize(("game", "language"), some(product(TAUGHT, LANGUAGES), *zip(TAUGHT, LANGUAGES, strict=False)))
def test_the_terminal_teaches(game: str, language: str, tmp_path: Path) -> None:
    """Each chapter as its script says; then on as a match."""
    lesson, texts = lesson_of(game), Texts(language, apogee.game(game))
    assert lesson is not None
    typed: list[str] = []
    for chapter in lesson.chapters:
        typed += [*(words for step in chapter.steps for words in step.line), ""]
    told = run("learn", game, "--plain", "--lang", language, folder=tmp_path, typed="\n".join([*typed, "q", ""]))
    assert told.returncode == 0, told.stderr
    said = " ".join(told.stdout.split())
    for chapter in lesson.chapters:
        for step in [*(each.id for each in chapter.steps), "end"]:
            assert " ".join(texts(f"lesson-{chapter.id}-{step}").split()) in said


def test_the_terminal_says_kindly_what_leads_away_and_where_to_begin_again(tmp_path: Path) -> None:
    told = run("learn", "pocket-rockets", "--chapter", "belt", "--plain", folder=tmp_path, typed="move cw\nq\n")
    said = " ".join(told.stdout.split())
    assert (told.returncode, "Turn the arrow first." in said) == (0, True)
    assert said.endswith("learn --plain pocket-rockets --chapter belt"), said[-90:]
    wrong = run("learn", "pocket-rockets", "--chapter", "poker", folder=tmp_path)
    assert (wrong.returncode, "build, belt, fuel, bonus" in wrong.stderr) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_the_answer_to_a_problem_is_best_is_said(language: str) -> None:
    for lesson in LESSONS:
        texts = Texts(language, apogee.game(lesson.game))
        for problem in lesson.problems:
            assert problem.why is not None
            assert texts.has(f"reason-{problem.why.reason.case}")
            assert texts.reason(problem.why.reason)
            assert problem.why.percents[0] > problem.why.percents[1]


async def learn(client: Client, game: str, chapter: str) -> str:
    """A chapter that has begun; its table."""
    answer = await client.http.post("/api/lessons", json={"key": client.key(), "game": game, "chapter": chapter})
    table: str = answer.json()["table"]
    await client.must(table, "sit", seat=LEARNER)
    return table


async def test_the_server_teaches(tmp_path: Path) -> None:
    """The others answer by the script, what leads away is refused kindly, and the match goes on from the end."""
    async with (
        serving(tmp_path / "a.db") as server,
        Client(server.port, "Ada") as ada,
        Client(server.port, "Bob") as bob,
    ):
        table = await learn(ada, "pocket-rockets", "build")
        shown = await ada.see(table)
        assert (shown["lesson"]["step"], shown["lesson"]["done"], shown["lesson"]["steps"]) == ("walk", 0, 5)
        assert shown["lesson"]["point"] == ["move cw"]
        assert (await bob.http.get(f"/api/tables/{table}")).status_code == 404
        await ada.play(table, "move cw")
        refused = await ada.refused(table, "play", "astray", decision=2, words="move cw")
        assert refused["message"].startswith("The grey segment lies here")
        early = await ada.http.post(f"/api/tables/{table}/go-on", json={"key": ada.key()})
        assert early.json()["error"] == "not-finished"
        for words in ("draw", "build segment-grey 1", "draw"):
            await ada.play(table, words)
        await shown_at(ada, table, "tip")
        await ada.play(table, "build tip-grey-plus-one 1")
        shown = await ada.see(table)
        assert (shown["lesson"]["step"], shown["lesson"]["done"]) == (None, 5)
        assert (await ada.http.get("/api/tables", params={"mine": True})).json()["tables"] == []
        on = await ada.http.post(f"/api/tables/{table}/go-on", json={"key": ada.key()})
        match = on.json()["table"]
        await ada.must(match, "sit", seat=LEARNER)
        further = await ada.see(match)
        assert further["lesson"] is None
        assert further["view"] == shown["view"]
        assert [seat["name"] for seat in further["table"]["seats"]] == ["Ada", RIVAL]


async def test_a_lesson_goes_on_after_a_restart_and_nobody_else_can_ask_for_chance(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path / "a.db") as server:
            ada = await stack.enter_async_context(Client(server.port, "Ada"))
            table = await learn(ada, "pocket-rockets", "belt")
            await ada.play(table, "reverse")
            scripted = {"key": ada.key(), "game": "pocket-rockets", "players": 2, "expect": ["top base-red"]}
            assert (await ada.http.post("/api/tables", json=scripted)).status_code == 400
            nothing = {"key": ada.key(), "game": "pocket-rockets", "chapter": "poker"}
            assert (await ada.http.post("/api/lessons", json=nothing)).json()["error"] == "no-lesson"
        async with serving(tmp_path / "a.db") as server:
            ada.move(server.port)
            assert (await ada.see(table))["lesson"]["step"] == "back"


async def test_a_plan_is_put_together_in_any_order_and_changed(tmp_path: Path) -> None:
    """What was done early counts for its step; what was taken back counts no more."""
    dice = ["plan build_launch right 5", "plan shopping left 4", "plan research right 2", "plan research left 1"]
    async with (
        serving(tmp_path / "a.db", game_names=lambda: ["rocket-rescue"]) as server,
        Client(server.port, "Ada") as ada,
    ):
        table = await learn(ada, "rocket-rescue", "plan")
        await shown_at(ada, table, "research")
        for words in dice:
            await ada.play(table, words)
        seen = await shown_at(ada, table, "ready")
        changed = {"decision": seen["decision"], "take_back": 2}
        refused = await ada.refused(table, "steps", "astray", **changed, steps=["plan research right 6", dice[3]])
        assert refused["message"].startswith("First two low dice")
        await ada.must(table, "steps", **changed, steps=["plan research right 1", dice[3]])
        await ada.play(table, "done")
        async with asyncio.timeout(SECONDS):
            while (await ada.see(table))["lesson"]["step"] is not None:
                await asyncio.sleep(0.02)


async def shown_at(client: Client, table: str, step: str) -> dict[str, Any]:
    """What is shown once the others have answered and this step is next."""
    async with asyncio.timeout(SECONDS):
        while (seen := await client.see(table))["lesson"]["step"] != step or not seen["choices"]:
            await asyncio.sleep(0.02)
    return seen
