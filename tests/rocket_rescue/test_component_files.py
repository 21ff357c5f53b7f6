"""Matches by other component files: positions are read again, and labels, views and forecasts come true."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import apogee
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.editions import game_by
from apogee.locale.texts import Texts
from apogee.tui import drawings
from tests import chance
from tests.conftest import IS_LONG, some
from tests.rocket_rescue.files import PLAYED, REFUSED, cell, file_with, starts

DECISIONS = 260 if IS_LONG else 60  # of each match
LOOK = 4  # at every so many of them all is looked at
TOLD = ("board", "launch", "pass", "done")  # where the log tells more
WANTED = ("launch", "build", "keep", "take", "crew", "board", "buy", "mark", "spread", "draw", "shift")
SCREENS: list[Any] = [SimpleNamespace(is_drawing=is_drawing, is_ascii=False) for is_drawing in (True, False)]
QUICK = [
    "few chips", "three for two", "the Mogul's fee", "much crew", "a market filled from an empty bank", "no display",
    "three builds", "a die that does nothing",
]  # fmt: skip


@pytest.mark.parametrize("name", some(PLAYED, *QUICK))
def test_a_file_is_played_by_as_it_says(name: str) -> None:
    game = game_by("rocket-rescue", file_with(*PLAYED[name]))
    seed = list(PLAYED).index(name)
    players = 3 + seed % 3
    options = {"edition": "deluxe", "length": "short", "characters": ("deal", "choose")[seed % 2]}
    walk(game.match(players, seed, options), Rng(seed))
    for position in starts(game, players, seed):
        walk(game.match_at(position, seed), Rng(seed))


GREEDY = ["three boardings", "no seats"]


@pytest.mark.parametrize("name", some(PLAYED, *GREEDY))
def test_greedy_players_and_vectors_know_another_file(name: str, tmp_path: Path) -> None:
    """Bots and adapters know the file of their process: a program of its own plays by this one."""
    (tmp_path / "components.toml").write_bytes(file_with(*PLAYED[name]))
    named = {"APOGEE_COMPONENTS": str(tmp_path / "components.toml"), **chance.for_a_program()}
    done = subprocess.run(
        [sys.executable, "-m", "tests.rocket_rescue.files_driver", "3" if IS_LONG else "1"],
        env={**os.environ, **named}, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("played\n")


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_played_by_is_refused_with_a_sentence(name: str) -> None:
    says, cells = REFUSED[name]
    with pytest.raises(apogee.BadComponents) as refused:
        game_by("rocket-rescue", file_with(*cells))
    assert says in str(refused.value)
    assert str(refused.value).endswith(".")


def test_companies_are_called_as_the_file_says() -> None:
    renamed = [cell("company", row, "names", f'{{ en = "Firm {row}" }}') for row in range(3)]
    game = game_by("rocket-rescue", file_with(*renamed))
    seats = [{"character": each} for each in ("mogul", "miner", "pilot")]
    match = game.match_at({"players": 3, "edition": "deluxe", "phase": "begin", "seats": seats}, seed=1)
    texts = Texts("en", game)
    assert texts.action(match.view(0), "spread 0 1 0") == "Chips: Firm 0 0, Firm 1 1, Firm 2 0"

    match.play(0, "spread 0 1 0")

    told = next(each for each in match.log(None) if each["event"] == "spread")
    assert texts.event(told, None) == "Player 1: chips on Firm 0 0, Firm 1 1, Firm 2 0"


def walk(match: apogee.Match, rng: Rng) -> None:
    """Play on, looking at everything now and then, and holding every action to what its label says."""
    texts = Texts("en", match.game)
    for number in range(DECISIONS):
        if match.over:
            return
        pending = match.pending()
        seat = pending[rng.below(len(pending))]
        view = match.view(seat)
        choices = match.choices(seat)
        words = chosen(choices, view, rng)
        if number % LOOK == 0:
            look(match, seat, view, texts)
        promises = Promises(match, seat, view, words)
        match.play(seat, words)
        promises.are_kept()


def chosen(choices: list[str], view: Any, rng: Rng) -> str:
    """What builds and launches, most of the time; otherwise anything."""
    if rng.below(4) > 0:
        for verb in WANTED:
            found = [words for words in choices if words.startswith(verb)]
            if found and (verb != "buy" or not view["turn"]["used"]):
                return found[rng.below(len(found))]
    if view["asks"] == "plan" and rng.below(3) == 0:
        high = [words for words in choices if words.startswith(("plan build", "plan boarding")) and words[-1] in "456"]
        if high:
            return high[rng.below(len(high))]
    return choices[rng.below(len(choices))]


def look(match: apogee.Match, seat: int, view: Any, texts: Texts) -> None:
    """The position is read again, the list of actions and the bars agree, and all can be told in words."""
    game: Game[Any] = match.game
    position = match.position()
    assert game.from_json(position).to_json() == position
    barred = game.bars(match.state, seat)
    assert [action for action, rule in enumerate(barred) if rule == 0] == match.state.legal_actions(seat)
    for words in match.choices(seat):
        assert texts.action(view, words)
    assert texts.question(view, match.choices(seat)[0])
    for screen in SCREENS:
        assert drawings.board(view, texts, screen)
    turn = view["turn"]
    if view["asks"] == "build_launch":
        for verb, left in (("shift", "shifts"), ("build", "builds"), ("launch", "launches")):
            first = next(words for words in game.actions if words.startswith(verb))
            answer = match.why_not(seat, first)
            is_used_up = answer is not None and answer[0] in ("RR-5.5", "RR-9.1", "RR-13.7")
            assert is_used_up == (turn["left"][left] == 0 and not (verb == "shift" and turn["extra_shift"]))


class Promises:
    """What labels, views and forecasts say of an action, and whether it comes to pass."""

    def __init__(self, match: apogee.Match, seat: int, view: Any, words: str) -> None:
        self.match = match
        self.seat = seat
        self.view = view
        self.verb = words.partition(" ")[0]
        self.words = words
        self.facts: dict[str, Any] = dict(match.game.telling.facts(view, words))
        self.before = len(match.log(seat)) if self.verb in TOLD else 0
        stages = {"launch": "possible"} if self.verb == "launch" else {"pass": "declared"}
        told = [each for each in view["forecast"] if each["stage"] == stages.get(self.verb)]
        if self.verb == "launch":
            hangar, planet = int(words.split()[1]), words.split()[2]
            told = [each for each in told if (each["hangar"], each["planet"]) == (hangar, planet)]
        self.forecast: Any = told[0] if told else None

    def are_kept(self) -> None:
        after = self.match.view(self.seat)
        events = self.match.log(self.seat)[self.before :] if self.verb in TOLD else []
        own, then = self.view["seats"][self.seat], after["seats"][self.seat]
        energy = then["energy"] - own["energy"]
        cubes = {word: then["cubes"][word] - count for word, count in own["cubes"].items()}
        facts = self.facts
        if self.verb == "board" and facts["place"] != "terminal":
            is_own = facts["owner"] == own["colour"]
            assert energy == -facts["cost"]
            assert events[0]["cost"] == facts["cost"]
            if not is_own and facts["cost"]:
                owner = next(each["seat"] for each in after["seats"] if each["colour"] == facts["owner"])
                assert after["seats"][owner]["energy"] - self.view["seats"][owner]["energy"] == facts["cost"]
        elif self.verb == "build":
            assert energy == facts["gets"] - facts.get("cost", 0)
            assert cubes == {word: -facts[word] for word in cubes}
            if own["character"] != "mogul":
                assert facts.get("cost", 0) == self.view["hangars"][facts["hangar"] - 1]["fee"]
        elif self.verb == "exchange":
            assert (cubes[facts["given"]], cubes[facts["taken"]]) == (-facts["cubes"], facts["gets"])
        elif self.verb == "buy":
            assert cubes[facts["resource"]] == facts["cubes"]
        elif self.verb == "refill":
            assert after["market"][facts["resource"]] == facts["capacity"]
            assert all(0 <= count <= after["capacity"] for count in after["market"].values())
        elif self.words == "pass" and self.view["asks"] == "reroll":
            assert events[1]["event"] == {"holds": "held", "breaks": "broke"}[facts["outcome"]]
        elif self.verb == "done" and facts["finishes"] == "planning":
            short = {each["event"] for each in events if each.get("seat") == self.seat} & {"bid-taken", "lowered"}
            is_settled = any(each["event"] == "balance" for each in events)
            assert not is_settled or own["character"] == "engineer" or bool(short) == (facts["short"] > 0)
        if self.forecast is not None and after["asks"] != "sabotage":
            self.launch_is_kept(after, events)

    def launch_is_kept(self, after: Any, events: Any) -> None:
        """RR-10.4 to RR-10.9: what each seat was to get of a launch."""
        told = self.forecast
        for promised, own, then in zip(told["seats"], self.view["seats"], after["seats"], strict=True):
            assert then["vp"] - own["vp"] == promised["vp"]
            assert then["energy"] - own["energy"] == promised["energy"]
            assert then["saved"] - own["saved"] == promised["crew"]
            assert then["score"] - own["score"] == promised["vp"] + promised["crew_points"]
            assert (then["saved"] == then["crew_total"]) == (promised["completes"] or own["saved"] == own["crew_total"])
        if self.verb == "launch":
            assert self.facts["cost"] == told["cost"] + told["fee"]
            assert self.facts["crew"] == sum(seat["crew"] for seat in told["seats"])
        rolls = [each["module"] for each in events if each["event"] == "stability"]
        assert rolls == [each["module"] for each in told["modules"]][: len(rolls)]
