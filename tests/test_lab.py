"""The lab: real processes, real signals, real files. What it finds depends on the schedule alone."""

import argparse
import csv
import fcntl
import json
import os
import pty
import re
import shlex
import signal
import subprocess
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any

import polars
import pytest

import apogee
from apogee import catalog
from apogee.arguments import BadArgument
from apogee.bots import roster
from apogee.core.errors import ApogeeError, IllegalAction
from apogee.core.game import DECISION_SECONDS, Game
from apogee.core.match import Match
from apogee.core.mode import mode
from apogee.lab import report, results, simulate, speed
from apogee.lab.figures import duration, number, table
from apogee.lab.schedule import Schedule
from apogee.lab.worker import Played, play, sitters, through_match
from apogee.locale import LANGUAGES, catalogue, variables
from apogee.locale.texts import Texts
from apogee.testing import toy
from tests.conftest import IS_COMPILED, IS_LONG, long_only, some
from tests.labs import OTHER, Lab, lines_in, wait_for

POCKET_ROCKETS = apogee.game("pocket-rockets")
ROCKET_RESCUE = apogee.game("rocket-rescue")
LONG = 1500  # matches of Countdown
UNTOLD: tuple[list[str], list[int], str, list[int], list[float]] = ([], [], "", [], [])  # what no summary looks at


def schedule_of(
    game: Game[Any], bots: tuple[str, ...], *, seed: str = "s", matches: int = 8, options: dict[str, str] | None = None
) -> Schedule:
    return Schedule(
        game=game.name,
        rules_version=game.rules_version,
        components_hash=game.components_hash,
        apogee_version=apogee.__version__,
        options=game.chosen_options(options or {}, len(bots)),
        players=len(bots),
        bots=bots,
        seed=seed,
        matches=matches,
    )


@pytest.fixture
def lab(tmp_path: Path) -> Lab:
    return Lab(tmp_path)


def is_gone(group: int) -> bool:
    """Whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def read_csv(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


# --- The schedule


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [("a", 1), ("aa", 1), ("aaaa", 1), ("ab", 2), ("abab", 2), ("aab", 3), ("abc", 3), ("aabb", 4), ("abba", 4)],
)
def test_rotations_are_the_different_ones(bots: str, rotations: int) -> None:
    schedule = schedule_of(POCKET_ROCKETS, tuple(bots))

    assert len(schedule.seatings) == rotations
    assert len({schedule.seating(match) for match in range(20)}) == rotations


def test_every_seed_is_played_from_all_seats() -> None:
    schedule = schedule_of(POCKET_ROCKETS, ("a", "b", "c"), seed="x")

    assert [schedule.match_seed(match) for match in range(7)] == ["x-0"] * 3 + ["x-1"] * 3 + ["x-2"]
    assert [schedule.seating(match) for match in range(3)] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


# --- A match


def told(match: Match, schedule: Schedule, place: int) -> Played:
    """What a finished Match says of itself, in a worker's words; it does not know how long bots took."""
    entries = match.journal.entries
    numbers = (match.game.outcomes, match.game.actions)
    steps = [numbers[entry.seat is not None].index(entry.words) for entry in entries]
    chance_steps = sum(entry.seat is None for entry in entries)
    words = Counter(reading["event"] for reading in match.log(None))
    places = [better + 1 for better in match.game.places(match.state)]
    assert tuple(seat for seat, place in enumerate(places) if place == 1) == match.winners()
    decisions = len(entries) - chance_steps
    characters = [seat["character"] for seat in match.view(None)["seats"] if seat.get("character")]
    return Played(
        match=place,
        scores=match.scores(),
        places=places,
        turns=words["turn"] or None,
        rounds=words["round"] or None,
        decisions=decisions,
        chance_steps=chance_steps,
        end_reason=match.end_reason or "",
        characters=characters,
        bots=list(schedule.seating(place)),
        bot_seeds=[roster.seed_of(schedule.match_seed(place), seat) for seat in range(schedule.players)],
        course=sha256(",".join(map(str, steps)).encode()).hexdigest()[:16],
        answers=[sum(entry.seat == seat for entry in entries) for seat in range(schedule.players)],
        seconds=[0.0] * schedule.players,
    )


MATCHES = [
    *((POCKET_ROCKETS, ("random",) * players, {}) for players in (2, 3, 4)),
    *((toy.GAME, bots, {"rounds": "3"}) for bots in (("random", OTHER), (OTHER, "random", "random"))),
    (toy.GAME, ("random",) * 4, {"rounds": "2"}),
    (ROCKET_RESCUE, ("random",) * 3, {"length": "short"}),
    (ROCKET_RESCUE, ("random",) * 5, {"edition": "deluxe", "characters": "deal"}),
]


@pytest.mark.parametrize(("game", "bots", "options"), MATCHES, ids=lambda value: getattr(value, "name", None))
def test_a_worker_plays_the_match_that_a_match_is(
    game: Game[Any], bots: tuple[str, ...], options: dict[str, str], tmp_path: Path
) -> None:
    schedule = schedule_of(game, bots, options=options)
    for place in range(3 if IS_LONG else 2):
        played = play(game, schedule, place)
        match = through_match(game, schedule, place)

        assert told(match, schedule, place) == played._replace(seconds=[0.0] * len(bots))
        assert all(seconds > 0 for seconds in played.seconds)
        assert (played.turns is None) == (game is toy.GAME)
        assert len(played.characters) == (len(bots) if "characters" in options else 0)
        assert match.journal.verify() == ("chain", "commitment", "draws", "rules", "result")
        match.export(tmp_path / f"{place}.journal")
        if game is POCKET_ROCKETS:
            assert apogee.replay(tmp_path / f"{place}.journal").scores() == played.scores


def test_a_bot_that_breaks_the_rules_is_somebodys_bug() -> None:
    bots = sitters(toy.GAME, schedule_of(toy.GAME, ("random", "random")), 0)
    bots[0].choose = lambda *_: toy.GAME.action_count
    match = toy.GAME.match(2, seed=1)

    with pytest.raises(IllegalAction, match="'random' chose"):
        bots[0].answer(match.state)


# --- The same, however it is played


def test_one_process_or_two_make_the_same_file(lab: Lab) -> None:
    run = ["--matches", 8, "--bots", f"random,{OTHER},random", "--option", "rounds=3", "--seed", 'a b,"ü']
    for processes in (1, 2):
        done = lab.countdown(*run, "--processes", processes, "--out", f"{processes}.csv")
        assert done.returncode == 0, done.stderr

    first, second = ((lab.folder / f"{processes}.csv").read_bytes() for processes in (1, 2))
    assert first == second
    rows = read_csv(lab.folder / "1.csv")
    assert [(int(row["match"]), int(row["seat"])) for row in rows] == [(m, s) for m in range(8) for s in range(3)]
    assert list(rows[0]) == list(results.COLUMNS)
    assert rows[4]["seed"] == 'a b,"ü-0'
    assert rows[4]["bots"] == f"{OTHER},random,random"
    assert rows[4]["options"] == '{"rounds":"3"}'
    assert {row["turns"] for row in rows} == {""}
    assert sorted(os.listdir(lab.folder)) == ["1.csv", "2.csv"]


def long_run(seed: str = "long") -> list[object]:
    return ["--matches", LONG, "--bots", "random", "--seed", seed, "--processes", 2]


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file that a run gives which nobody interrupts."""
    lab = Lab(tmp_path_factory.mktemp("straight"))
    done = lab.countdown(*long_run(), "--out", "all.csv")
    assert done.returncode == 0, done.stderr
    return (lab.folder / "all.csv").read_bytes()


@pytest.mark.parametrize("sent", some(["SIGINT to all", "SIGTERM to all", "SIGTERM"], "SIGINT to all"))
def test_an_interrupted_run_goes_on_with_the_command_it_names(lab: Lab, straight: bytes, sent: str) -> None:
    kind = signal.Signals[sent.removesuffix(" to all")]
    process = lab.start("simulate", "countdown", *long_run(), "--out", "all.csv", part="all.csv.part")
    (os.killpg if sent.endswith("all") else os.kill)(process.pid, kind)  # Ctrl-C in a terminal reaches all
    out, err = process.communicate(timeout=120)

    assert process.returncode == 130, err
    wait_for(lambda: is_gone(process.pid))
    assert "Traceback" not in err
    assert out == ""
    assert not (lab.folder / "all.csv").exists()
    done = lines_in(lab.folder / "all.csv.part") - 1
    said = re.search(rf"^Matches done and kept: {done} of {LONG}; .*: apogee (.*)$", err, re.MULTILINE)
    assert said is not None, err

    resumed = lab.run(*shlex.split(said[1]))

    assert resumed.returncode == 0, resumed.stderr
    assert f"Already in all.csv.part: {number_text(done)};" in resumed.stderr
    assert (lab.folder / "all.csv").read_bytes() == straight
    assert not (lab.folder / "all.csv.part").exists()


def number_text(value: int) -> str:
    return number(Texts("en"), value)


@long_only
def test_a_killed_run_leaves_no_processes_and_goes_on(lab: Lab, straight: bytes) -> None:
    process = lab.start("simulate", "countdown", *long_run(), "--out", "all.csv", part="all.csv.part")
    process.kill()
    process.communicate(timeout=120)
    wait_for(lambda: is_gone(process.pid))
    part = lab.folder / "all.csv.part"
    kept = lines_in(part)
    with part.open("ab") as file:
        file.write(b"[17,[1,")  # a line that was not written to its end

    without_seed = [each for each in long_run() if each not in ("--seed", "long")]
    resumed = lab.countdown(*without_seed, "--out", "all.csv")

    assert resumed.returncode == 0, resumed.stderr
    assert f": {number_text(kept - 1)};" in resumed.stderr
    assert "\nseed long\n" in resumed.stdout
    assert (lab.folder / "all.csv").read_bytes() == straight


def children(process: int) -> list[int]:
    """The workers of a run."""
    found = [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return [each for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@long_only
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system does not list children")
def test_a_worker_that_is_killed_ends_the_run_with_a_sentence(lab: Lab, straight: bytes) -> None:
    process = lab.start("simulate", "countdown", *long_run(), "--out", "all.csv", part="all.csv.part")
    os.kill(children(process.pid)[0], signal.SIGKILL)
    _, err = process.communicate(timeout=120)

    assert process.returncode == 1, err
    assert "\napogee: a process of the simulation was killed" in err
    assert "Traceback" not in err
    wait_for(lambda: is_gone(process.pid))
    assert lab.countdown(*long_run(), "--out", "all.csv").returncode == 0
    assert (lab.folder / "all.csv").read_bytes() == straight


@long_only
@pytest.mark.parametrize("room", [16, 400])  # KB: not enough for the part, then for the part but not for the file
def test_where_the_disk_is_full_what_is_done_is_kept(lab: Lab, straight: bytes, room: int) -> None:
    limited = ["bash", "-c", f'ulimit -f {room}; exec "$@"', "-", *lab.words("simulate", "countdown", *long_run())]
    done = subprocess.run(
        [*limited, "--out", "all.csv"],
        cwd=lab.folder,
        env=lab.environment(),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )

    assert done.returncode == 1, done.stderr
    complaint = next(line for line in done.stderr.splitlines() if line.startswith("apogee: "))
    assert complaint == f"apogee: all.csv{'.part' if room == 16 else ''} cannot be written: File too large."
    assert sorted(os.listdir(lab.folder)) == ["all.csv.part"]
    assert lab.countdown(*long_run(), "--out", "all.csv").returncode == 0
    assert (lab.folder / "all.csv").read_bytes() == straight


@long_only
def test_interrupted_without_a_file_it_still_tells_what_was_found(lab: Lab) -> None:
    process = subprocess.Popen(
        lab.words("simulate", "countdown", "--bots", "random", "--matches", 10**6, "--seed", "long"),
        cwd=lab.folder,
        env=lab.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert "seed long" in process.stderr.readline()  # it has begun
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)

    assert process.returncode == 130
    assert re.search(r"^Matches done: \d+ of 1000000; with --out", err, re.MULTILINE)
    assert out == "" or out.startswith("Countdown, 2 players, ")


# --- Files


def test_the_three_formats_hold_the_same_rows(lab: Lab) -> None:
    for ending in ("csv", "json", "parquet"):
        done = lab.countdown("--matches", 4, "--bots", f"random,{OTHER}", "--seed", 5, "--out", f"x.{ending}")
        assert done.returncode == 0, done.stderr
        assert done.stdout.endswith(f"\n8 rows are in x.{ending}\n")
    frame = polars.read_parquet(lab.folder / "x.parquet")
    found = json.loads((lab.folder / "x.json").read_text("utf-8"))
    kinds = {int: polars.Int64, str: polars.String, bool: polars.Boolean}

    assert dict(frame.schema) == {name: kinds[kind] for name, kind in results.COLUMNS.items()}
    assert found["rows"] == frame.to_dicts()
    assert frame["won"].to_list() == [place == 1 for place in frame["place"]]
    schema = {name: kinds[kind] for name, kind in results.COLUMNS.items()}
    assert polars.read_csv(lab.folder / "x.csv", schema=schema).equals(frame)
    assert found["run"]["bots"] == ["random", OTHER]
    assert (found["run"]["seed"], found["run"]["matches"]) == ("5", 4)
    assert frame.row(0, named=True)["components_hash"] == toy.GAME.components_hash


def test_without_polars_parquet_is_refused_and_csv_is_not(lab: Lab) -> None:
    refused = lab.countdown("--matches", 2, "--out", "x.parquet", WITHOUT_POLARS="1")
    written = lab.countdown("--matches", 2, "--bots", "random", "--out", "x.csv", WITHOUT_POLARS="1")

    assert refused.returncode == 2
    assert refused.stderr == (
        "apogee: Parquet needs the package polars; install 'apogee[sim]', or choose a .csv or .json file.\n"
    )
    assert not (lab.folder / "x.parquet.part").exists()
    assert written.returncode == 0, written.stderr


@long_only
def test_a_part_of_another_run_stays_and_is_named(lab: Lab) -> None:
    process = lab.start("simulate", "countdown", *long_run(), "--out", "all.csv", part="all.csv.part")
    busy = lab.countdown(*long_run(), "--out", "all.csv")
    os.kill(process.pid, signal.SIGINT)
    process.communicate(timeout=120)
    part = lab.folder / "all.csv.part"
    before = part.read_bytes()
    other = lab.countdown("--matches", 7, "--bots", OTHER, "--seed", "mine", "--out", "all.csv")

    assert (busy.returncode, busy.stdout) == (2, "")
    assert busy.stderr == ("apogee: another run is just writing all.csv.part; wait for it, or choose another --out.\n")
    assert (other.returncode, other.stdout) == (2, "")
    assert other.stderr == (
        f"apogee: all.csv.part is the beginning of another run (bots random,random, seed long, matches {LONG}); "
        "repeat that one, move the file away, or choose another --out.\n"
    )
    assert part.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"my notes", b"my\nnotes\n", b"{}\n", b"[1]\n", b'{"format": "apogee 9"}\n', b"\n"]
)
def test_a_file_that_is_no_part_stays(lab: Lab, content: bytes) -> None:
    part = lab.folder / "x.csv.part"
    part.write_bytes(content)
    done = lab.countdown("--matches", 2, "--bots", "random", "--out", "x.csv")

    assert done.returncode == 2
    assert done.stderr.startswith("apogee: x.csv.part is in the way, and is not the beginning of a simulation; ")
    assert part.read_bytes() == content


# --- Arguments, in this process


def asked(*words: str, language: str = "en", command: Any = simulate) -> int:
    parser = argparse.ArgumentParser()
    texts = Texts(language)
    command.configure(parser, texts)
    found: int = command.run(parser.parse_args(words), texts)
    return found


def test_what_cannot_be_asked_for_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.csv").write_text("mine")
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "loose.csv").symlink_to("nowhere")
    wrong = [
        ["--matches", "0"], ["--matches", "x"], ["--matches", "-1"], ["--matches", "1.5"], ["--matches", "²"],
        ["--matches", "9" * 5000], ["--players", "9"], ["--players", "x"], ["--bots", "nobody"], ["--bots", ""],
        ["--bots", "random,"], ["--bots", "random,random,random,random,random"], ["--seed", ""], ["--seed", "a\nb"],
        ["--players", "3", "--bots", "random,random"], ["--seed", "x" * 300], ["--option", "x"], ["--option", "x=y"],
        ["--processes", "0"], ["--processes", "99999"], ["--out", "x.xls"], ["--out", "x"], ["--out", "there.csv"],
        ["--out", "folder.csv"], ["--out", "loose.csv"], ["--out", "no/where.csv"], ["--out", "there.csv/x.csv"],
        ["--out", "x" * 300 + ".csv"], ["--journal", "x", "j"], ["--journal", "1000", "j"], ["--journal", "-1", "j"],
        ["--journal", "1", "there.csv"], ["--journal", "1", "no/where"], ["--journal", "1", "j", "--out", "x.csv"],
    ]  # fmt: skip
    for language in LANGUAGES:
        for words in wrong:
            with pytest.raises(ApogeeError, match=r"^[^\n]+[.?]$"):
                asked("pocket-rockets", *words, language=language)
    with pytest.raises(BadArgument, match="no game"):
        asked("chess")

    assert (tmp_path / "there.csv").read_text() == "mine"
    assert sorted(os.listdir(tmp_path)) == ["folder.csv", "loose.csv", "there.csv"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder in which nobody can write")
def test_a_folder_in_which_nothing_can_be_written_is_refused() -> None:
    with pytest.raises(BadArgument, match=r"^/proc/x\.csv cannot be written: "):
        asked("pocket-rockets", "--out", "/proc/x.csv")


def test_a_part_that_another_program_holds_is_refused(tmp_path: Path) -> None:
    with (tmp_path / "x.csv.part").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(BadArgument, match="another run"):
            asked("pocket-rockets", "--out", str(tmp_path / "x.csv"))


def test_players_follow_from_the_bots() -> None:
    def found(*words: str) -> Schedule:
        parser = argparse.ArgumentParser()
        simulate.configure(parser, Texts("en"))
        return simulate.schedule_of(parser.parse_args(["pocket-rockets", *words]), POCKET_ROCKETS, Texts("en"))

    assert found().bots == (roster.best(POCKET_ROCKETS.name),) * 2
    assert found("--bots", "random").players == 2
    assert found("--bots", "random, random,random").players == 3
    assert found("--bots", "random", "--players", "4").bots == ("random",) * 4
    assert (found().matches, len({found().seed for _ in range(5)})) == (1000, 5)


# --- One match again


def test_any_row_can_be_replayed(lab: Lab) -> None:
    run = ["simulate", "pocket-rockets", "--bots", "random", "--players", 3, "--seed", "rows"]
    assert lab.run(*run, "--matches", 5, "--out", "x.csv").returncode == 0
    done = lab.run(*run, "--journal", 3, "third.journal")
    rows = [row for row in read_csv(lab.folder / "x.csv") if row["match"] == "3"]
    journal = apogee.journal(lab.folder / "third.journal")
    match = apogee.replay(journal)

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Match 3 (random, random, random): ")
    assert done.stdout.endswith("third.journal\nseed rows\n")
    assert journal.verify() == ("chain", "commitment", "draws", "rules", "result")
    assert [row["score"] for row in rows] == [str(score) for score in match.scores()]
    assert [seat for seat, row in enumerate(rows) if row["won"] == "true"] == list(match.winners())
    assert {row["turns"] for row in rows} == {str(sum(each["event"] == "turn" for each in match.log(None)))}
    assert {row["end_reason"] for row in rows} == {match.end_reason}
    assert journal.draws is not None
    assert {row["seed"] for row in rows} == {journal.draws.seed}


# --- The summary


def test_wilsons_interval() -> None:
    for wins, of, low, high in [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)]:
        assert report.wilson(wins, of) == pytest.approx((low, high), abs=1e-4)
    assert report.wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_quantiles_are_values_that_occurred() -> None:
    hundred = list(range(1, 101))

    assert [report.quantile(hundred, share) for share in report.QUANTILES] == [50, 5, 95, 99, 100]
    assert [report.quantile([7], share) for share in report.QUANTILES] == [7] * 5
    assert [report.quantile([1, 2, 3], share) for share in report.QUANTILES] == [2, 1, 3, 3, 3]


@long_only
def test_the_summary_says_what_the_rows_say(lab: Lab) -> None:
    done = lab.countdown("--matches", 20, "--bots", f"random,{OTHER},random", "--seed", 1, "--out", "x.parquet")
    frame = polars.read_parquet(lab.folder / "x.parquet")
    lines = [re.split(r"\s{2,}", line) for line in done.stdout.splitlines()]

    assert done.returncode == 0, done.stderr
    assert lines[0] == ["Countdown, 3 players, 20 matches"]
    for bot, rows in frame.group_by("bot"):
        low, high = report.wilson(int(rows["won"].sum()), rows.height)
        share = f"{100 * rows['won'].sum() / rows.height:.1f} %"
        interval = f"{100 * low:.1f} to {100 * high:.1f} %"
        mean = f"{rows['score'].sum() / rows.height:.2f}"
        assert [bot[0], str(rows.height), str(rows["won"].sum()), share, interval, mean] in lines
    for seat, rows in frame.group_by("seat"):
        share = f"{100 * rows['won'].sum() / 20:.1f} %"
        mean = f"{rows['score'].sum() / 20:.2f}"
        assert [f"Player {int(str(seat[0])) + 1}", str(rows["won"].sum()), share, mean] in lines
    matches = frame.filter(polars.col("seat") == 0)
    for name, column in (("decisions", "decisions"), ("chance steps", "chance_steps")):
        ascending = sorted(matches[column])
        assert [name, *(str(ascending[place - 1]) for place in (10, 1, 19, 20, 20))] in lines
    assert ["finished", "20", "100.0 %"] in lines
    shared = sum(count > 1 for count in Counter(frame.filter("won")["match"]).values())
    assert [f"matches with several winners: {shared}; each of them has a win"] in lines
    assert ["options rounds=2"] in lines
    assert done.stdout.splitlines()[-2:] == ["seed 1", "60 rows are in x.parquet"]
    assert re.search(rf"^20 matches in 0:\d\d, [\d.,]+ per second, {mode()}$", done.stdout, re.MULTILINE)
    assert f"rules version 1, components {toy.GAME.components_hash[:12]}" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_fits_into_80_columns(language: str) -> None:
    texts = Texts(language, POCKET_ROCKETS)
    schedule = schedule_of(POCKET_ROCKETS, ("monte-carlo-long", "greedy"), seed="f" * 16, matches=2)
    played = [
        Played(n, [30, 40], [2, 1], 1234, None, 123456, 12345, "fuel_exhausted", [], *UNTOLD) for n in range(2)
    ] * 50_000
    text = report.summary(texts, schedule, played, 100_000, 4000.0)

    assert max(map(len, text.splitlines())) <= 80
    assert ("100.000" if language != "en" else "100,000") in text
    assert POCKET_ROCKETS.components is not None
    assert texts.name("fuel_exhausted") in text
    assert texts.name("fuel_exhausted") != "fuel_exhausted"


def test_alone_a_win_is_one_against_the_game() -> None:
    game = apogee.game("rocketmen")
    schedule = schedule_of(game, ("random",), matches=4, options={"level": "hard"})
    played = [Played(n, [20 + n], [1 if n else 2], 30, 9, 200, 150, "destinations", [], *UNTOLD) for n in range(4)]
    for language in LANGUAGES:
        texts = Texts(language, game)
        text = report.summary(texts, schedule, played, 4, 1.0)

        assert max(map(len, text.splitlines())) <= 80
        assert f"\n{texts('simulate-alone')}\n" in text
        assert texts("simulate-column-seat") not in text
        assert text.count("mode=solo, level=hard") == 1
    assert re.search(
        r"^random +4 +3 +75.0 %", report.summary(Texts("en", game), schedule, played, 4, 1.0), re.MULTILINE
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_wins_of_characters_are_told_where_there_are_any(language: str) -> None:
    texts = Texts(language, ROCKET_RESCUE)
    schedule = schedule_of(ROCKET_RESCUE, ("random",) * 3, matches=3, options={"characters": "deal"})
    seated = [["pilot", "mogul", "saboteur"], ["mogul", "pilot", "miner"], ["saboteur", "mogul", "pilot"]]
    played = [Played(n, [9, 5, 4], [1, 2, 3], 60, 7 + n, 150, 40, "last_round", seated[n], *UNTOLD) for n in range(3)]
    text = report.summary(texts, schedule, played, 3, 1.0)
    lines = [re.split(r"\s{2,}", line) for line in text.splitlines()]
    first = next(number for number, line in enumerate(lines) if line[0] == texts("simulate-column-character"))
    found = [(line[0], *line[1:3]) for line in lines[first + 1 : first + 5]]

    assert max(map(len, text.splitlines())) <= 80
    assert found == [
        (texts.name("saboteur"), "2", "1"),
        (texts.name("mogul"), "3", "1"),
        (texts.name("pilot"), "3", "1"),
        (texts.name("miner"), "1", "0"),
    ]
    assert [texts("simulate-length-rounds"), "8", "7", "9", "9", "9"] in lines
    characters = list(results.COLUMNS).index("character")
    played = [each._replace(bots=["random"] * 3) for each in played]
    assert [row[characters] for row in results.rows(schedule, played)] == [each for names in seated for each in names]
    alone = schedule_of(POCKET_ROCKETS, ("random",) * 2, matches=1)
    last = Played(0, [1, 2], [2, 1], 9, None, 20, 20, "standstill", [], *UNTOLD)._replace(bots=["random"] * 2)
    (row, _) = results.rows(alone, [last])
    assert row[characters] is None


def test_a_simulation_with_options_is_the_same_whoever_plays_it() -> None:
    schedule = schedule_of(apogee.game("rocketmen"), ("random", "random"), options={"variants": "random"})
    match = through_match(apogee.game("rocketmen"), schedule, 1)

    assert match.over
    assert len(match.view(None)["variants"]) == 2
    assert match.journal.header.options["variants"] == "random"


def test_figures() -> None:
    assert [duration(seconds) for seconds in (0, 59.6, 61, 3600, 36061)] == [
        "0:00",
        "1:00",
        "1:01",
        "1:00:00",
        "10:01:01",
    ]
    assert [number(Texts(language), 1234567.891, 2) for language in ("en", "de", "it")] == [
        "1,234,567.89", "1.234.567,89", "1.234.567,89",
    ]  # fmt: skip
    assert table([["a", "bb"], ["cccc", "d"]]) == "a     bb\ncccc   d"


# --- Progress


@long_only
def test_progress_is_rewritten_on_a_terminal_and_told_in_lines_elsewhere(lab: Lab) -> None:
    piped = lab.countdown("--matches", 200, "--bots", "random", "--seed", 1)
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        lab.words("simulate", "countdown", "--matches", 200, "--bots", "random", "--seed", 1),
        cwd=lab.folder,
        env=lab.environment(),
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
    )
    os.close(theirs)
    seen = b""
    while True:
        try:
            new = os.read(ours, 4096)
        except OSError:  # the other end is closed
            break
        if not new:
            break
        seen += new
    os.close(ours)
    out, _ = process.communicate(timeout=120)

    assert "\r" not in piped.stderr
    assert piped.stderr.startswith("Countdown: 200 matches between random, random; seed 1; ")
    assert process.returncode == 0
    assert re.search(rb"\r\x1b\[K\[[#.]{20}\] +\d+ %  \d+ of 200, [\d.]+/s, [\d:?]+ left", seen)
    assert seen.endswith(b"\r\x1b[K")
    assert out.partition("\n\n40 ")[0].splitlines()[:8] == piped.stdout.splitlines()[:8]


# --- Text


def test_the_three_catalogues_say_the_same_things() -> None:
    english = catalogue("en", "lab").messages

    assert all(key.startswith(("simulate-", "arena-", "train-", "bench-")) for key in english)
    for language in LANGUAGES:
        other = catalogue(language, "lab").messages
        assert list(other) == list(english)
        assert {key: variables(parts) for key, parts in other.items()} == {
            key: variables(parts) for key, parts in english.items()
        }


@pytest.mark.parametrize("command", [simulate, speed])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there(command: Any, language: str) -> None:
    parser = argparse.ArgumentParser()
    command.configure(parser, Texts(language))

    assert "--matches N" in parser.format_help()


def test_the_mode_is_told() -> None:
    assert mode() == ("compiled" if IS_COMPILED else "interpreted")


@pytest.mark.parametrize(
    ("name", "players"),
    some(
        [(name, players) for name in catalog.GAMES for players in apogee.game(name).extras.decisions],
        ("rocket-rescue", 3),
    ),
)
def test_matches_are_as_long_as_the_game_says(name: str, players: int) -> None:
    """The median that the first page's minutes come from; few matches tell it to a fifth."""
    game = apogee.game(name)
    schedule = schedule_of(game, ("greedy",) * players, seed="length")
    found = median(play(game, schedule, number).decisions for number in range(60 if IS_COMPILED else 12))
    said = game.extras.decisions[players]

    assert abs(found - said) <= 0.2 * said
    assert game.minutes(players) == 5 * round(said * DECISION_SECONDS / 300)
    assert set(game.extras.decisions) == set(game.players)
