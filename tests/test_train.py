"""Training: features hold what a seat may know, a value learns what is there, and a run can be stopped and repeated."""

import argparse
import json
import signal
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.arguments import BadArgument
from apogee.bots import roster, values
from apogee.bots.ahead import Lookout, Sight
from apogee.bots.knowledge import Knowledge
from apogee.bots.value import Learned, Lesson, Value, new_weights, recall, study
from apogee.catalog import GAMES
from apogee.core.components import package_of
from apogee.core.errors import ApogeeError
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.lab import train
from apogee.lab.curve import Point, draw
from apogee.lab.strength import share_interval
from apogee.lab.tournament import SEEDS
from apogee.lab.train import Course, Training
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.testing import toy
from tests import bouts
from tests.conftest import IS_LONG

LEARNERS = [name for name in GAMES if values.has_features(name)]
POCKET_ROCKETS = apogee.game("pocket-rockets")
CELLS = [(name, players) for name in LEARNERS for players in apogee.game(name).players]


# --- Features


@pytest.mark.parametrize(("name", "players"), CELLS)
def test_features_are_what_a_seat_may_know(name: str, players: int) -> None:
    """Of every twin they are the same, of most views different, and as many for any number of players."""
    game = apogee.game(name)
    features, size = values.features_of(name)
    chooser = roster.bot(name, "greedy")
    views = set()
    different = set()
    for seed in range(4 if IS_LONG else 1):
        state: State = game.new_state(players, game.chosen_options({}, players))
        rng = Rng(seed)
        for number, (position, player) in enumerate(bouts.asked(state, rng)):
            bot = chooser if player % 2 == 0 else roster.bot(name, "random")
            if number % (1 if IS_LONG else 7) == 0:
                for seat in range(players):
                    mine = features(position, seat)
                    different.add(tuple(mine))
                    views.add(json.dumps(position.observe(seat).to_json()))
                    assert len(mine) == size
                    assert all(-3.0 <= each <= 3.0 for each in mine)
                    for twin in range(3):
                        assert features(position.determinize(seat, Rng(100 * number + twin)), seat) == mine
            position.apply(player, bot(position.determinize(player, rng), player, rng, 0))

    assert len(different) > len(views) / 2  # most of what a seat sees differ in a feature


# --- Values


def plain(weights: list[float]) -> Value:
    return Value(lambda *_: [], 3, weights)


def test_a_value_learns_what_there_is_to_learn() -> None:
    """Two features decide, one does not; chances are found, not only who is ahead."""
    rng = Rng(4)
    value = plain([0.0] * 4)
    truth = plain([2.0, -1.0, 0.0, 0.5])
    for number in range(20_000):
        seen = [float(rng.below(2001)) / 1000 - 1 for _ in range(3)]
        won = float(rng.below(1_000_000)) / 1_000_000 < truth.chance(seen)
        value.learn(seen, 1.0 if won else 0.0, 0.2 / (1 + number / 1000))

    assert value.weights == pytest.approx(truth.weights, abs=0.15)


def test_a_layer_learns_what_no_sum_of_features_tells() -> None:
    """Whoever has one of two things wins, and not with both or none."""
    cases = [([first, second, 1.0], float(first != second)) for first in (0.0, 1.0) for second in (0.0, 1.0)]
    with_layer, without = plain(new_weights(3, 4, Rng(1))), plain([0.0] * 4)
    for value in (with_layer, without):
        for _ in range(4000):
            for seen, result in cases:
                value.learn(seen, result, 0.1)

    assert all(abs(with_layer.chance(seen) - result) < 0.1 for seen, result in cases)
    assert all(abs(without.chance(seen) - result) > 0.4 for seen, result in cases)


def test_td_lambda_draws_each_position_towards_the_next_and_the_result() -> None:
    def learned(trace: float) -> list[float]:
        value = plain([0.0, 2.0, 0.0, 0.0])
        recall(value, Lesson(0.1, trace, 0.0, False), [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], 0.0)
        return value.weights

    later = plain([0.0, 2.0, 0.0, 0.0]).chance([0.0, 1.0, 0.0])
    bias = -0.1 * later  # what the last position has moved, when the first one's turn comes
    first = plain([0.0, 2.0, 0.0, bias]).chance([1.0, 0.0, 0.0])

    assert learned(0.0)[0] == pytest.approx(0.1 * (later - first))  # by the next position alone, which looked well
    assert learned(1.0)[0] == pytest.approx(0.1 * (0.0 - first))  # by the result alone, which was a defeat
    assert learned(0.5)[0] == pytest.approx(0.1 * (0.5 * later - first))


def countdown_features(state: State, player: int) -> list[float]:
    assert isinstance(state, toy.Countdown)
    own, others = state.seats[player], [seat for number, seat in enumerate(state.seats) if number != player]
    thrust = sum(toy.THRUST[card] for card in own.loaded)
    return [
        (own.score - max(seat.score for seat in others)) / 4,
        own.chips / 2,
        thrust / 6,
        (own.bet or 0) / 2,
        float(bool(own.loaded) and thrust >= 2 + state.round),
        len(own.loaded) / 2,
    ]


class CountdownKnowledge(Knowledge):
    def places(self, state: State) -> list[int]:
        assert isinstance(state, toy.Countdown)
        return toy.GAME.places(state)


def test_play_against_oneself_makes_a_player() -> None:
    value = Value(countdown_features, 6, [0.0] * 7)
    lookout = Lookout(Learned(CountdownKnowledge(), value), Sight(horizon=0, worlds=3, doubt=0.0))
    for number in range(600):
        state = toy.GAME.new_state(2, {"rounds": "3"})
        study(state, lookout, value, Lesson(0.05, 0.8, 0.1, number < 200), Rng(number), Rng(10_000 + number))
    blocks = []
    for seed in range(150):
        won = []
        for own in range(2):
            state, minds = toy.GAME.new_state(2, {"rounds": "3"}), Rng(90_000 + 2 * seed + own)
            for position, player in bouts.asked(state, Rng(50_000 + seed)):
                twin = position.determinize(player, minds)
                chooser = lookout.choose if player == own else roster.bot(toy.GAME.name, "random")
                position.apply(player, chooser(twin, player, minds, 0))
            places = toy.GAME.places(state)
            won.append(1 / places.count(0) if places[own] == 0 else 0.0)
        blocks.append(sum(won) / 2)

    assert share_interval(blocks, 300, 0.99).low > 0.5


# --- The command


def asked(*words: str, language: str = "en") -> int:
    parser = argparse.ArgumentParser()
    texts = Texts(language)
    train.configure(parser, texts)
    return train.run(parser.parse_args(words), texts)


SMALL = ("pocket-rockets", "--matches", "8", "--blocks", "2", "--seed", "small")


def test_the_same_seed_gives_the_same_weights_also_after_a_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(train, "POINTS", 2)
    assert asked(*SMALL, "--out", "straight.json") == 0
    told = capsys.readouterr().out
    study_one = Training.study_one

    def stopped(self: Training, match: int) -> None:
        study_one(self, match)
        if match == 4:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Training, "study_one", stopped)
    assert asked(*SMALL, "--out", "weights.json") == 130
    err = capsys.readouterr().err
    assert "Matches done and kept: 5 of 8; " in err
    assert not (tmp_path / "weights.json").exists()
    monkeypatch.setattr(Training, "study_one", study_one)
    part = tmp_path / "weights.json.part"
    kept = part.read_text()
    part.write_text(json.dumps({key: each for key, each in json.loads(kept).items() if key != "matches"}))
    with pytest.raises(BadArgument, match=r"weights\.json\.part"):
        asked(*SMALL, "--out", "weights.json")
    part.write_text(kept)
    assert asked(*SMALL, "--out", "weights.json") == 0
    straight, weights = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("straight", "weights"))

    assert "straight.svg" in told
    assert straight.pop("command").replace("straight", "weights") == weights.pop("command")
    assert straight == weights
    assert weights["hash"] == values.hash_of(weights["weights"])
    assert (weights["seed"], weights["matches"], len(weights["curve"])) == ("small", 8, train.POINTS)
    assert any(weights["weights"])
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "straight.json", "straight.svg", "weights.json", "weights.svg",
    ]  # fmt: skip
    read = values.read("pocket-rockets", (tmp_path / "weights.json").read_text())
    assert read is not None
    assert read.weights == weights["weights"]
    assert values.read("pocket-rockets", json.dumps({**weights, "weights": [1.0]})) is None
    assert values.read("pocket-rockets", json.dumps({**weights, "game": "rocketmen"})) is None


def test_what_cannot_be_asked_for_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.json").write_text("mine")
    (tmp_path / "other.json.part").write_text("mine")
    wrong: list[list[str]] = [
        ["--matches", "0"], ["--matches", "x"], ["--blocks", "1"], ["--seed", ""], ["--option", "x=y"],
        ["--option", "x"], ["--out", "there.json"], ["--out", "no/where.json"], ["--out", "other.json"],
    ]  # fmt: skip
    for language in LANGUAGES:
        for words in wrong:
            out = [] if "--out" in words else ["--out", "new.json"]
            with pytest.raises(ApogeeError, match=r"^[^\n]+[.?]$"):
                asked("pocket-rockets", *words, *out, language=language)
    with pytest.raises(BadArgument, match="no game"):
        asked("chess", "--out", "x.json")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.json.part", "there.json"]


def test_it_learns_from_decks_that_nothing_is_measured_by(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seeds: list[str] = []
    seed_of = roster.seed_of
    monkeypatch.setattr(roster, "seed_of", lambda text, part: seeds.append(text) or seed_of(text, part))  # type: ignore[func-returns-value]
    game: Any = POCKET_ROCKETS
    course = Course(game.name, 1, "", "", {}, "s", 10, 2)
    Training(game, course, tmp_path / "x.json", Texts("en", game), is_plain=True).study_one(3)

    assert SEEDS[0] == "train"
    assert set(seeds) == {"train s-3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curve_is_drawn(language: str) -> None:
    texts = Texts(language)
    text = draw([Point(500, 0.1, 0.0, 0.3), Point(1000, 0.5, 0.4, 0.6)], "A <b> & c", texts)

    assert text.startswith("<svg ")
    assert "A &lt;b&gt; &amp; c" in text
    assert 'points="340.0,284.0 620.0,180.0"' in text
    assert texts("train-curve-matches") in text


# --- What ships


def troubles(file: Path) -> list[str]:
    """What is wrong with weights that a file brings: they say from which run they come, and are read as they are."""
    described = json.loads(file.read_text("utf-8"))
    name = described["game"]
    read = values.read(name, file.read_text("utf-8"))
    found = {
        "the file is called otherwise": file.stem != package_of(name),
        "they do not fit the features": read is None or read.weights != described["weights"],
        "they are not those that were written": described["hash"] != values.hash_of(described["weights"]),
        "another command": f"train {name} --matches={described['matches']}" not in described["command"],
        "another seed": f"--seed={described['seed']}" not in described["command"],
        "other rules": described["rules_version"] != apogee.game(name).rules_version,
    }
    return [trouble for trouble, is_so in found.items() if is_so]


def test_shipped_weights_say_where_they_come_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that the package brings, if it brings any; and what is asked of them is tried on weights of our own."""
    monkeypatch.setattr(train, "POINTS", 1)
    own = tmp_path / "pocket_rockets.json"
    assert asked("pocket-rockets", "--matches", "2", "--blocks", "2", "--seed", "own", "--out", str(own)) == 0
    assert troubles(own) == []
    learned = json.loads(own.read_text("utf-8"))
    own.write_text(json.dumps({**learned, "weights": [1.0, *learned["weights"][1:]], "seed": "other"}), "utf-8")
    assert troubles(own) == ["they are not those that were written", "another seed"]

    shipped = sorted(values.FOLDER.glob("*.json"))
    assert {file.stem for file in shipped} <= {package_of(name) for name in LEARNERS}
    assert {file.name: troubles(file) for file in shipped} == {file.name: [] for file in shipped}
    assert sum(file.stat().st_size for file in shipped) < 2_000_000
