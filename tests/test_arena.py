"""The arena proves itself: copies are even in every seat, handicaps are found, and planted faults are caught."""

import argparse
import csv
import json
import re
import shlex
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import polars
import pytest

import apogee
from apogee.arguments import BadArgument
from apogee.bots import roster
from apogee.catalog import GAMES
from apogee.core import chance
from apogee.core.errors import ApogeeError
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.lab import arena, audit, results, runner, tournament, worker
from apogee.lab.contender import Contender
from apogee.lab.strength import Sequential, mean_interval, ratings, share_interval
from apogee.lab.tournament import SEEDS, Pair, Tournament, rankings, whole_blocks
from apogee.lab.worker import Played, play
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.testing import toy
from tests.conftest import IS_COMPILED, IS_LONG, long_only, some
from tests.labs import OTHER, Lab

POCKET_ROCKETS = apogee.game("pocket-rockets")
SURE = 0.99
THINKER = next(name for name in roster.names(POCKET_ROCKETS.name) if roster.BUDGETS[name])  # takes a budget
DECKS = 400 if IS_LONG else 60


@pytest.fixture
def lab(tmp_path: Path) -> Lab:
    return Lab(tmp_path)


def tournament_of(
    game: Game[Any], *bots: str, players: int = 2, blocks: int = DECKS, seeds: str = "tune", seed: str = "s"
) -> Tournament:
    def of(matches: int) -> Tournament:
        return Tournament(
            game=game.name,
            rules_version=game.rules_version,
            components_hash=game.components_hash,
            apogee_version=apogee.__version__,
            options=game.chosen_options({}, players),
            players=players,
            bots=arena.number_copies(bots),
            seed=seed,
            matches=matches,
            seeds=seeds,
        )

    return of(blocks * len(of(1).seatings))


def blocks_of(game: Game[Any], schedule: Tournament) -> list[list[Played]]:
    return whole_blocks(schedule, [play(game, schedule, match) for match in range(schedule.matches)])


# --- Blocks


def test_a_block_is_one_deck_from_every_seat() -> None:
    two = tournament_of(POCKET_ROCKETS, "greedy", "random", blocks=2)
    three = tournament_of(POCKET_ROCKETS, "greedy", "random", players=3, blocks=2)

    assert [two.seating(match) for match in range(2)] == [("greedy", "random"), ("random", "greedy")]
    assert [two.match_seed(match) for match in range(4)] == ["tune s-0"] * 2 + ["tune s-1"] * 2
    assert [three.seating(match).index("greedy") for match in range(3)] == [0, 2, 1]
    assert three.matches == 6


@pytest.mark.parametrize(("players", "matches"), [(1, 3), (2, 3 * 2), (3, 6 * 3), (4, 6 * 4)])
def test_of_more_than_two_everybody_meets_everybody_from_every_seat(players: int, matches: int) -> None:
    schedule = tournament_of(apogee.game("rocketmen"), "greedy", "greedy", "random", players=players, blocks=1)
    seats = {bot: Counter[int]() for bot in schedule.bots}
    for match in range(schedule.matches):
        for seat, bot in enumerate(schedule.seating(match)):
            seats[bot][seat] += 1

    assert schedule.bots == ("greedy", "greedy#2", "random")
    assert schedule.matches == matches
    assert all(len(set(found.values())) == 1 and len(found) == players for found in seats.values())
    assert len({found[0] for found in seats.values()}) == 1


def test_decks_and_generators_are_used_once_and_kinds_of_seeds_are_apart() -> None:
    decks, generators = Counter[str](), Counter[int]()
    for seeds in SEEDS:
        schedule = tournament_of(POCKET_ROCKETS, "greedy", "random", players=3, blocks=5, seeds=seeds)
        decks.update({schedule.match_seed(match) for match in range(schedule.matches)})
        generators.update(
            schedule.bot_seed(match, seat) for match in range(schedule.matches) for seat in range(schedule.players)
        )

    assert len(decks) == 3 * 5
    assert max(decks.values()) == max(generators.values()) == 1


# --- It finds what is there, and nothing else

CELLS = [  # a bot that needs no chance would play the same match from both seats, and prove nothing
    (toy.GAME, "random", 2),
    (toy.GAME, "random", 3),
    *((game, bot, max(2, game.players[0])) for game in map(apogee.game, GAMES) for bot in ("random", "greedy~20")),
    *((POCKET_ROCKETS, "greedy~20", players) for players in (3, 4)),
]
SMALL = [(toy.GAME, "random", 2), (toy.GAME, "random", 3), (POCKET_ROCKETS, "random", 2)][: 3 if IS_COMPILED else 2]


def lead_by_seat(tournament: Tournament, blocks: Sequence[Sequence[Played]], one: str, other: str) -> list[list[float]]:
    """For each seat, block by block: how much more one bot wins there than the other does."""
    found: list[list[float]] = [[] for _ in range(tournament.players)]
    for block in blocks:
        mine = [each for each in block if tournament.pairing(each.match) == (one, other)]
        for seat, leads in enumerate(found):
            won = {who: [_won_on(each, seat) for each in mine if each.bots[seat] == who] for who in (one, other)}
            leads.append(fmean(won[one]) - fmean(won[other]))
    return found


def _won_on(played: Played, seat: int) -> float:
    return 1 / played.places.count(1) if played.places[seat] == 1 else 0.0


@pytest.mark.parametrize(
    ("game", "bot", "players"), some(CELLS, *SMALL), ids=lambda value: getattr(value, "name", value)
)
def test_copies_of_a_bot_are_even_in_every_seat(game: Game[Any], bot: str, players: int) -> None:
    schedule = tournament_of(game, bot, bot, players=players, blocks=DECKS if game is toy.GAME else DECKS // 2)
    one, other = schedule.bots
    blocks = blocks_of(game, schedule)
    pair = Pair(schedule, blocks, one, other)
    share = share_interval(pair.shares, pair.matches, SURE)
    rating = ratings(rankings(blocks), other, SURE)[one]

    assert share.low <= 1 / players <= share.high
    assert rating.low <= 0 <= rating.high
    for leads in lead_by_seat(schedule, blocks, one, other):
        found = mean_interval(leads, SURE)
        assert found.low <= 0 <= found.high
        assert found.high - found.low > 0  # copies with generators of their own do not play the same match twice


def test_a_bot_that_gives_points_away_is_found() -> None:
    """A handicap of so many points: the margin is it, and nothing else."""
    gift = 3
    schedule = tournament_of(toy.GAME, "random", "random", blocks=100)
    one, other = schedule.bots
    found = []
    for match in range(schedule.matches):
        played = play(toy.GAME, schedule, match)
        scores = [score - gift * (bot == other) for score, bot in zip(played.scores, played.bots, strict=True)]
        places = [1 + sum(each > score for each in scores) for score in scores]
        found.append(played._replace(scores=scores, places=places))
    pair = Pair(schedule, whole_blocks(schedule, found), one, other)
    margin = mean_interval(pair.margins, SURE)

    assert margin.low <= gift <= margin.high
    assert margin.low > 0
    assert share_interval(pair.shares, pair.matches, SURE).low > 0.5


@pytest.mark.parametrize("slips", some([10, 25, 50], *([25] if IS_COMPILED else [])))
def test_a_bot_that_sometimes_moves_at_random_is_found(slips: int) -> None:
    schedule = tournament_of(POCKET_ROCKETS, "greedy", f"greedy~{slips}", blocks=200 if IS_LONG else 40)
    pair = Pair(schedule, blocks_of(POCKET_ROCKETS, schedule), *schedule.bots)

    assert share_interval(pair.shares, pair.matches, SURE).low > 0.5
    assert mean_interval(pair.margins, SURE).low > 0


def test_slips_are_as_frequent_as_the_label_says() -> None:
    match = toy.GAME.match(2, seed=1)
    bot = Contender(toy.GAME.name, "random~30", 0, 5)
    chosen: list[int] = []

    def choose(twin: State, seat: int, rng: Rng, budget: int) -> int:  # noqa: ARG001
        chosen.append(twin.legal_actions(seat)[0])
        return chosen[-1]

    bot.choose = choose
    for _ in range(1000):
        bot.answer(match.state)

    assert 650 < len(chosen) < 750


# --- Planted faults


class Rememberer:
    """A bot that keeps count of what it was asked: the fault is that it is one object for all seats and matches."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, twin: State, seat: int, rng: Rng, budget: int) -> int:  # noqa: ARG002
        self.asked += 1
        actions = twin.legal_actions(seat)
        return actions[self.asked % len(actions)]


def share_one_object(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = Rememberer()
    monkeypatch.setattr(roster, "bot", lambda *_: shared)


def keep_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat has its own object, but the next match gets the last one's."""
    kept: dict[tuple[str, int], Contender] = {}

    def sitters(game: Game[Any], schedule: Tournament, match: int) -> list[Contender]:
        found = []
        for seat, bot in enumerate(schedule.seating(match)):
            seed = schedule.bot_seed(match, seat)
            mine = kept.setdefault((bot, seat), Contender(game.name, bot, seat, seed))
            mine.seed = seed  # as if its generator were new
            found.append(mine)
        return found

    monkeypatch.setattr(worker, "sitters", sitters)


def keep_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    first: dict[int, list[Contender]] = {}
    sitters = worker.sitters

    def kept(game: Game[Any], schedule: Tournament, match: int) -> list[Contender]:
        return first.setdefault(match % len(schedule.seatings), sitters(game, schedule, match))

    monkeypatch.setattr(worker, "sitters", kept)


def fix_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    sitters = worker.sitters

    def fixed(game: Game[Any], schedule: Tournament, match: int) -> list[Contender]:
        found = sitters(game, schedule, match)
        return [Contender(game.name, bot, seat, found[seat].seed) for seat, bot in enumerate(schedule.seatings[0])]

    monkeypatch.setattr(worker, "sitters", fixed)


def seat_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sitters = worker.sitters

    def alone(game: Game[Any], schedule: Tournament, match: int) -> list[Contender]:
        return [Contender(game.name, schedule.bots[0], bot.seat, bot.seed) for bot in sitters(game, schedule, match)]

    monkeypatch.setattr(worker, "sitters", alone)


def reuse_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tournament, "match_seed", lambda self, match: f"{self.seed}-{self.block(match) // 2}")


def reuse_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = chance.Draws
    monkeypatch.setattr(worker, "Draws", lambda _, salt: draws("always the same", salt))


def reuse_generators(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tournament, "bot_seed", lambda self, match, seat: 100 * self.block(match) + seat)


FAULTS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    share_one_object: "remembers something",
    keep_memory: "played again alone",
    keep_bots: "one generator was used",
    fix_seats: "not equally often",
    seat_only_one: "not equally often",
    reuse_deck: "one deck was played in several blocks",
    reuse_draws: "one deck was played in several blocks",
    reuse_generators: "one generator was used",
}


def in_process(
    schedule: Tournament, matches: Sequence[int], processes: int, is_stopped: Callable[[], bool]
) -> Iterator[list[Played]]:
    """The pool's part, in this process, where faults are planted."""
    assert processes
    game = toy.GAME if schedule.game == toy.GAME.name else POCKET_ROCKETS
    for match in matches:
        if is_stopped():
            return
        yield [play(game, schedule, match)]


def asked(*words: str, language: str = "en") -> int:
    parser = argparse.ArgumentParser()
    texts = Texts(language)
    arena.configure(parser, texts)
    return arena.run(parser.parse_args(words), texts)


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    who = ["pocket-rockets", "greedy", "greedy"] if plant is reuse_draws else ["countdown", "random", "random"]
    run = [*who, "--blocks", "3", "--seed", "faults"]
    monkeypatch.setitem(GAMES, "countdown", "apogee.testing.toy")
    monkeypatch.setattr(runner, "spread", in_process)
    assert asked(*run) == 0  # as long as nothing is planted
    capsys.readouterr()
    plant(monkeypatch)

    assert asked(*run) == 1
    told = capsys.readouterr()
    assert re.search(rf"^apogee: .*{FAULTS[plant]}.*\.$", told.err, re.MULTILINE)
    assert told.out == ""  # no figure


def test_asking_again_leaves_honest_bots_alone() -> None:
    schedule = tournament_of(toy.GAME, OTHER, "random", f"{OTHER}@7ms", "random~50", players=3, blocks=1)

    assert list(audit.faults_of_bots(toy.GAME, schedule)) == []
    assert len(list(audit.ask_bots(toy.GAME, schedule, 0))) > 4


# --- The command


def test_what_cannot_be_asked_for_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    two = ["greedy", "random"]
    wrong = [
        [], ["greedy"], ["random"] * 13, ["greedy", "nobody"], ["greedy", "random@5"], ["greedy@50ms", "random"],
        ["greedy", "random~101"], ["greedy", "random#2"], [f"{THINKER}@0", "random"], [f"{THINKER}@5s", "random"],
        [*two, "--blocks", "1"], [*two, "--blocks", "x"], [*two, "--players", "9"], [*two, "--seeds", "mine"],
        [THINKER, "random", "--budget", "x"], [THINKER, "random", "--budget", "0"],
        [THINKER, "random", "--budget", "50ms~3"], [*two, "--sprt", "55,50"], [*two, "--sprt", "50"],
        [*two, "--sprt", "50,x"], ["greedy", "random", "random", "--sprt", "50,55"], [*two, "--out", "x.xls"],
        [*two, "--option", "x=y"], [*two, "--processes", "0"], [*two, "--seed", ""],
    ]  # fmt: skip
    for language in LANGUAGES:
        for words in wrong:
            with pytest.raises(ApogeeError, match=r"^[^\n]+[.?]$"):
                asked("pocket-rockets", *words, language=language)
    with pytest.raises(BadArgument, match="no game"):
        asked("chess", *two)


def test_budgets_reach_the_bots() -> None:
    texts = Texts("en", POCKET_ROCKETS)

    def budget(bot: str, given: str | None = None) -> int:
        return Contender("pocket-rockets", arena.label_of(texts, POCKET_ROCKETS, bot, given), 0, 1).budget

    assert budget(THINKER) == roster.budget("pocket-rockets", THINKER)
    assert budget(f"{THINKER}@50ms") == -50_000  # microseconds of processor time
    assert budget(f"{THINKER}@300~10") == 300
    assert (budget(THINKER, "40"), budget(f"{THINKER}~5", "40ms"), budget("greedy", "40")) == (40, -40_000, 0)
    assert budget(f"{THINKER}@7", "40") == 7


def columns(path: Path) -> list[dict[str, str]]:
    """The rows of a file, but for how long bots took."""
    with path.open(encoding="utf-8", newline="") as file:
        return [{key: value for key, value in row.items() if key != "seconds"} for row in csv.DictReader(file)]


def test_an_interrupted_run_goes_on_and_comes_out_the_same(lab: Lab) -> None:
    run: list[object] = [
        "arena",
        "countdown",
        "random",
        "random~50",
        "--blocks",
        150,
        "--seed",
        "long",
        "--processes",
        2,
    ]
    straight = lab.run(*run, "--out", "straight.csv")
    process = lab.start(*run, "--out", "all.csv", part="all.csv.part")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    said = re.search(r"^Matches done and kept: \d+ of 300; .*: apogee (.*)$", err, re.MULTILINE)

    assert straight.returncode == 0, straight.stderr
    assert (process.returncode, out) == (130, "")
    assert said is not None, err
    resumed = lab.run(*shlex.split(said[1]))
    assert resumed.returncode == 0, resumed.stderr
    assert "Already in all.csv.part" in resumed.stderr
    assert columns(lab.folder / "all.csv") == columns(lab.folder / "straight.csv")
    assert list(columns(lab.folder / "all.csv")[0]) == [name for name in results.ARENA_COLUMNS if name != "seconds"]
    figures = [
        out.partition("\neven is")[0].rpartition("ms per decision")[0] for out in (straight.stdout, resumed.stdout)
    ]
    assert figures[0] == figures[1]


def test_rows_say_who_played_what_by_which_generators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runner, "spread", in_process)
    for ending in ("parquet", "json"):
        out = str(tmp_path / f"x.{ending}")
        assert asked("pocket-rockets", "random", "random", "--blocks", "2", "--seed", "5", "--out", out) == 0
    frame = polars.read_parquet(tmp_path / "x.parquet")
    found = json.loads((tmp_path / "x.json").read_text("utf-8"))

    assert "8 rows are in" in capsys.readouterr().out
    assert frame.drop("seconds").to_dicts() == [
        {key: value for key, value in row.items() if key != "seconds"} for row in found["rows"]
    ]
    assert found["run"]["seeds"] == "tune"
    assert frame["bot"].to_list() == ["random", "random#2", "random#2", "random"] * 2
    assert frame["block"].to_list() == [0] * 4 + [1] * 4
    assert frame["bot_seed"].n_unique() == 8
    assert frame["course"].n_unique() == 4
    assert frame["answers"].sum() == frame.filter(polars.col("seat") == 0)["decisions"].sum()
    assert all(seconds > 0 for seconds in frame["seconds"].to_list())


def test_the_sequential_test_stops_at_the_same_block_in_any_order() -> None:
    schedule = tournament_of(toy.GAME, "random", "random~1", blocks=60)
    played = [
        play(toy.GAME, schedule, match)._replace(
            places=[1 if bot == "random" else 2 for bot in schedule.seating(match)]
        )
        for match in range(schedule.matches)
    ]
    stops = set()
    for order in (played, played[::-1], played[::2] + played[1::2]):
        words = argparse.Namespace(out=None, processes=None, plain=True, sprt="50,60", seed="s")
        run = arena.Arena(toy.GAME, schedule, Sequential(0.5, 0.6), Texts("en"), words)
        for each in order:
            run.played.append(each)
            if run.is_enough():
                break
        stops.add(len(run.blocks()))

    assert len(stops) == 1
    assert 20 <= stops.pop() < 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_summary_fits_into_80_columns(players: int, language: str) -> None:
    game = apogee.game("rocketmen")
    texts = Texts(language, game)
    schedule = tournament_of(game, "commander@250ms", "greedy", "random", players=players, blocks=30)
    dice = Rng(3)
    played = []
    for match in range(schedule.matches):
        places = [1 + int(dice.below(2)) for _ in range(players)]
        scores = [int(dice.below(120)) for _ in range(players)]
        bots = list(schedule.seating(match))
        played.append(
            Played(match, scores, places, 9, 9, 100, 9, "x", [], bots, [1], "", [50] * players, [0.5] * players)
        )
    run = arena.Arena(
        game, schedule, None, texts, argparse.Namespace(out=None, processes=None, plain=True, sprt=None, seed="s")
    )
    run.played = played
    text = run.summary()

    assert max(map(len, text.splitlines())) <= 80
    assert texts("arena-column-milliseconds") in text
    assert (texts("arena-column-rating") in text) == (players > 1)
    assert re.search(r"\b10[.,]00$", text, re.MULTILINE)


@long_only
@pytest.mark.parametrize("plant", ["memory", "seats", "seeds"])
def test_a_fault_in_the_workers_is_caught(lab: Lab, plant: str) -> None:
    done = lab.run("arena", "countdown", "random", "random", "--blocks", 4, "--seed", 1, PLANT=plant)

    assert done.returncode == 1
    assert done.stdout == ""
    assert "the figures mean nothing." in done.stderr


def test_shared_wins_are_shared_out() -> None:
    played = Played(0, [5, 5, 3], [1, 1, 3], 1, 1, 9, 9, "x", [], ["a", "b", "b"], [1, 2, 3], "", [3] * 3, [0.1] * 3)

    assert tournament.wins(played, "a") == tournament.wins(played, "b") == 0.5
    assert tournament.margin(played, "a") == 1.0
    assert tournament.ranking(played) == (("a", "b"), ("b",))
    alone = played._replace(places=[2], bots=["a"], scores=[7])
    assert (tournament.wins(alone, "a"), tournament.margin(alone, "a")) == (0.0, 7.0)
