"""The benchmarks run and their tables come out. How fast anything is, no test asks."""

import json
import subprocess
import sys
from pathlib import Path

import apogee
from tests.conftest import IS_COMPILED

ROOT = Path(__file__).resolve().parents[1]
TREE = Path(apogee.__file__).resolve().parents[1]  # what these tests run on
OPERATIONS = {
    "clone", "twin", "view", "view as JSON", "legal actions", "position to JSON", "position from JSON",
    "flat Monte Carlo playout",
}  # fmt: skip


def run(script: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bench" / script), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_engine_prints_its_tables() -> None:
    done = run("engine.py", "--seconds", "0.2", "--matches", "1")

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"pocket-rockets, {'compiled' if IS_COMPILED else 'interpreted'}, 4 players, 1 pos")
    for row in OPERATIONS | {"matches", "decisions", "steps"}:
        assert f"\n{row} " in done.stdout
    assert "position 1 of 1: twin" in done.stderr


def test_engine_prints_json() -> None:
    done = run("engine.py", "--seconds", "0.2", "--matches", "2", "--players", "2", "--json")
    result = json.loads(done.stdout)

    assert result["mode"] == ("compiled" if IS_COMPILED else "interpreted")
    assert (result["players"], result["positions"]) == (2, 2)
    assert set(result["microseconds"]) == OPERATIONS
    assert all(cost > 0 for cost in result["microseconds"].values())
    assert result["per_second"]["steps"] > result["per_second"]["decisions"] > result["per_second"]["matches"] > 0


def test_engine_refuses_what_cannot_be_measured() -> None:
    for arguments in (["--seconds", "0"], ["--matches", "0"], ["--players", "9"], ["--game", "chess"]):
        done = run("engine.py", *arguments)

        assert done.returncode == 2
        assert done.stdout == ""


def test_peers_take_turns_and_come_out_with_rates_and_ratios(tmp_path: Path) -> None:
    done = run("peers.py", "--seconds", "0.5", "--rounds", "2", "--compiled", TREE if IS_COMPILED else tmp_path)
    modes = ["interpreted", "compiled"] if IS_COMPILED else ["interpreted"]
    theirs = ["RLCard uno, 2 players"]
    theirs += [f"OpenSpiel crazy_eights, {how}, {n} players" for how in ("Python loop", "all C++") for n in (2, 4)]
    ours = [f"ours, {mode}, {how}" for mode in modes for how in ("playout, 2", "playout, 4", "loop with views, 2")]

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("rates, median of 2 rounds")
    for name in theirs:
        assert done.stdout.count(f"\n{name} ") == 1
    for name in ours:
        assert done.stdout.count(f"\n{name} players ") == 2  # a rate and a ratio
    assert "round 2 of 2: ours" in done.stderr
    assert ("interpreted only" in done.stderr) != IS_COMPILED


def test_peers_print_json_with_the_counts_of_both_kinds(tmp_path: Path) -> None:
    done = run("peers.py", "--seconds", "0.3", "--rounds", "1", "--compiled", tmp_path, "--json")
    rows = {row["name"]: row for row in json.loads(done.stdout)["rows"]}

    for name, row in rows.items():
        is_openspiel_or_ours = "RLCard" not in name
        assert (row["steps_per_second"] > row["decisions_per_second"] > 0) == is_openspiel_or_ours
        assert ("decisions_by_rlcard" in row) == name.startswith("ours")


def test_peers_refuse_a_tree_that_is_not_compiled() -> None:
    done = run("peers.py", "--seconds", "0.1", "--rounds", "1", "--compiled", ROOT / "src")

    assert done.returncode != 0
    assert "is not compiled" in done.stderr
    assert done.stdout == ""
    assert run("peers.py", "--rounds", "0").returncode == 2
