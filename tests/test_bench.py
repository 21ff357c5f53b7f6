"""The benchmarks run and their tables come out. How fast anything is, no test asks."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import apogee
from apogee.catalog import GAMES
from apogee.core.mode import mode
from apogee.locale.texts import Texts
from tests import chance
from tests.conftest import IS_COMPILED, long_only

ROOT = Path(__file__).resolve().parents[1]
TREE = Path(apogee.__file__).resolve().parents[1]  # what these tests run on
OPERATIONS = {
    "clone", "twin", "view", "view_json", "legal_actions", "position_to_json", "position_from_json",
    "search_iteration",
}  # fmt: skip
RATES = {"steps", "decisions", "matches", "clones"}


def run(script: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | chance.for_a_program()
    command = [sys.executable, str(ROOT / script), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=environment)


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run("tests/lab_driver.py", "bench", *arguments)


def test_the_engine_is_measured_and_its_mode_told() -> None:
    done = bench("pocket-rockets", "--seconds", "0.2", "--matches", "1")

    assert done.returncode == 0, done.stderr
    assert "\r" not in done.stderr  # a line is rewritten on terminals only
    assert done.stdout.startswith(f"Apogee {apogee.__version__}, {mode()}, Python 3.")
    assert "\nPocket Rockets, 4 players, one position from the middle of random matches\n" in done.stdout
    for name in OPERATIONS | RATES:
        text = Texts("en")(f"bench-{name.replace('_', '-')}")
        assert done.stdout.count(f"\n{text}  ") == 1
    assert max(map(len, done.stdout.splitlines())) <= 80


@long_only
def test_all_games_are_measured_when_none_is_named() -> None:
    done = bench("--seconds", "0.2", "--matches", "2", "--players", "3", "--json")
    found = json.loads(done.stdout)

    assert (found["mode"], found["apogee_version"]) == (mode(), apogee.__version__)
    assert [each["game"] for each in found["games"]] == [*GAMES, "countdown"]
    for each in found["games"]:
        rates = each["per_second"]
        assert (each["players"], each["positions"]) == (3, 2)
        assert set(each["microseconds"]) == OPERATIONS
        assert all(cost > 0 for cost in each["microseconds"].values())
        assert set(rates) == RATES
        assert rates["steps"] > rates["decisions"] > rates["matches"] > 0
        assert rates["clones"] == 1e6 / each["microseconds"]["clone"]


def test_what_cannot_be_measured_is_refused() -> None:
    wrong = ["--seconds 0", "--seconds x", "--seconds nan", "--seconds inf", "--matches 0", "--players 9", "chess"]
    for arguments in wrong:
        done = bench(*arguments.split())

        assert done.returncode == 2
        assert done.stdout == ""
        assert re.fullmatch(r"apogee: [^\n]+[.?]\n", done.stderr)


@long_only
def test_peers_take_turns_and_come_out_with_rates_and_ratios(tmp_path: Path) -> None:
    done = run("bench/peers.py", "--seconds", "0.5", "--rounds", "2", "--compiled", TREE if IS_COMPILED else tmp_path)
    modes = ["interpreted", "compiled"] if IS_COMPILED else ["interpreted"]
    theirs = ["RLCard uno, 2 players"]
    theirs += [f"OpenSpiel crazy_eights, {how}, {n} players" for how in ("Python loop", "all C++") for n in (2, 4)]
    hows = ["playout, 2", "playout, 4", "loop with views, 2", "Rocketmen playout, 2", "Rocketmen playout, 4"]
    hows += ["Rocket Rescue playout, 3", "Rocket Rescue playout, 5"]
    ours = [f"ours, {mode}, {how}" for mode in modes for how in hows]

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("rates, median of 2 rounds")
    for name in theirs:
        assert done.stdout.count(f"\n{name} ") == 1
    for name in ours:
        assert done.stdout.count(f"\n{name} players ") == 2  # a rate and a ratio
    for title in ("Rocketmen", "Rocket Rescue"):
        assert f"\n{title}, {modes[-1]} " in done.stdout
    assert done.stdout.count("at least 12") == 4
    assert done.stdout.count(", middle of random matches, µs") == 2
    assert "510 random pads" in done.stdout
    assert "round 2 of 2: ours" in done.stderr
    assert ("interpreted only" in done.stderr) != IS_COMPILED


@long_only
def test_peers_print_json_with_the_counts_of_both_kinds(tmp_path: Path) -> None:
    done = run("bench/peers.py", "--seconds", "0.3", "--rounds", "1", "--compiled", tmp_path, "--json")
    rows = {row["name"]: row for row in json.loads(done.stdout)["rows"]}

    for name, row in rows.items():
        is_openspiel_or_ours = "RLCard" not in name
        assert (row["steps_per_second"] > row["decisions_per_second"] > 0) == is_openspiel_or_ours
        assert ("decisions_by_rlcard" in row) == name.startswith("ours")


@long_only
def test_peers_refuse_a_tree_that_is_not_compiled() -> None:
    done = run("bench/peers.py", "--seconds", "0.1", "--rounds", "1", "--compiled", ROOT / "src")

    assert done.returncode != 0
    assert "is not compiled" in done.stderr
    assert done.stdout == ""
    assert run("bench/peers.py", "--rounds", "0").returncode == 2


@long_only
@pytest.mark.parametrize("game", GAMES)
def test_the_server_is_measured_under_load_and_nothing_is_lost(game: str) -> None:
    done = run("bench/load.py", "--game", game, "--tables", "4", "--rate", "40", "--seconds", "2", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)

    assert (found["mode"], found["tables"], found["sockets"]) == (mode(), 4, 12)
    assert found["troubles"] == []
    (window,) = found["windows"]
    assert 0 < window["moves"] == found["moves_acknowledged"] <= 81
    assert 0 < window["p50_ms"] <= window["p99_ms"] <= window["max_ms"]
    assert window["server_ms_per_move"] > 0
    assert found["tables_looked_at"] >= 4


@long_only
def test_most_moves_of_quiet_tables_are_plans() -> None:
    words = ["--game", "rocket-rescue", "--players", "5", "--tables", "2", "--rate", "60", "--seconds", "2", "--quiet"]
    done = run("bench/load.py", *words, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    (window,) = found["windows"]

    assert found["troubles"] == []
    assert found["sockets"] == 10
    assert window["moves_while_several_are_asked"] > window["moves"] / 2


@long_only
def test_the_limit_of_the_server_is_looked_for_step_by_step() -> None:
    done = run("bench/load.py", "--tables", "2", "--players", "2", "--rate", "5000", "--seconds", "0.5", "--limit")

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"pocket-rockets, {mode()}: 2 tables, 4 sockets\n")
    assert "\nhighest rate held: 0 moves/s" in done.stdout
    assert done.stdout.endswith(" moves acknowledged, 0 mismatches\n")
    assert run("bench/load.py", "--tables", "0").returncode == 2


@long_only
def test_the_start_of_the_server_is_measured() -> None:
    done = run("bench/start.py", "--stored", "60", "--rounds", "1", "--moves", "40", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)

    assert (found["mode"], found["tables"]) == (mode(), 60)
    assert found["lines"] > 60
    assert found["ready_processor_seconds"][0] > 0
    assert 0 < found["ready_seconds"][0] < found["shown_seconds"][0]


@long_only
def test_what_a_person_feels_beside_rude_guests_is_told(tmp_path: Path) -> None:
    """Whether it is little enough is for the machine to say that runs nothing else."""
    file = tmp_path / "rude.json"
    done = run("bench/rude.py", "--only", "guests", "socket-race", "--seconds", "2", "--json", file)
    rows = json.loads(file.read_text())

    assert [row["attack"] for row in rows] == ["guests", "socket-race"]
    assert [line.split()[0] for line in done.stdout.splitlines()] == [
        *("attack", "guests", "socket-race"),
        *("times", "held"),
    ]
    assert done.returncode == any(row["not_held"] for row in rows)
    for row in rows:
        assert (row["troubles"], row["after_troubles"], row["faults"], row["changed"]) == ({}, {}, {}, [])
        assert min(row["moves"], row["looks"], row["bot_moves"], row["after_moves"]) > 0
        assert row["accepted"] > 0
    assert rows[1]["refused"] == {"too-many": 114}
    assert run("bench/rude.py", "--seconds", "0").returncode == 2


@long_only
def test_the_cost_of_a_move_is_compared_by_the_same_commands() -> None:
    words = ["--game", "rocket-rescue", "--tables", "1", "--moves", "20", "--rounds", "2", "--quiet", "--json"]
    done = run("bench/cost.py", TREE, TREE, *words)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)

    assert (found["modes"], found["is_same"]) == ([mode()] * 2, True)
    assert [len(side) for side in found["rounds"]] == [2, 2]
    assert found["frames"][0] == found["frames"][1] > 40
    assert min(found["medians"]) > 0
    assert run("bench/cost.py", TREE, TREE, "--moves", "0").returncode == 2


@long_only
def test_an_outside_opponent_is_played_on_decks_that_both_have() -> None:
    words = ["--bot", "cadet", "--iterations", "2", "--blocks", "1", "--seeds", "tune", "--steps", "4"]
    done = run("bench/outside.py", *words)
    assert done.returncode == 0, done.stderr

    result, cost = done.stdout.splitlines()
    assert result.startswith(f"cadet of pocket-rockets ({mode()}) won ")
    assert " of 2 matches against OpenSpiel's search; even is 0.500" in result
    assert int(cost.rpartition(" ")[2]) > 100  # simulations
