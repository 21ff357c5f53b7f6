"""The pool in which bots think: real processes that hang, die and lie, and tables that never notice."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import uvloop
from structlog.testing import capture_logs

from apogee import catalog
from apogee.bots import random, roster
from apogee.core.errors import BadJournal, IllegalAction
from apogee.core.game import Game
from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import NOBODY
from apogee.editions import file_of
from apogee.server import metrics, thinker, working
from apogee.server.thinking import NoAnswer, NotThinking, Thinking, Thought, thought_of
from apogee.server.turns import Asker
from apogee.server.workers import Worker, Workers
from apogee.testing import toy
from tests.limits import PATIENCE_SECONDS, PATIENT

POCKET_ROCKETS = catalog.game("pocket-rockets")
MARKED = 13  # the seed of the jobs with which planted workers do what they should not
DRIVER = "tests.thinker_driver"


@pytest.fixture(autouse=True)
def _workers_find_what_this_process_finds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))


def game_named(name: str) -> Game[Any]:
    """The games of the catalogue, and the toy."""
    return toy.GAME if name == toy.GAME.name else catalog.game(name)


@asynccontextmanager
async def pool(workers: int, module: str = DRIVER, **options: Any) -> AsyncGenerator[Thinking]:
    """A pool that is open for jobs, and leaves no process behind."""
    thinking = Thinking(workers, module=module, games=game_named, **{**PATIENT, **options})
    await thinking.start()
    try:
        yield thinking
    finally:
        before = thinking.processes()
        await thinking.stop()
    assert [process for process in before if is_running(process)] == []
    assert thinking.processes() == []


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        os.kill(process, 0)
        stat = Path(f"/proc/{process}/stat")  # where there is such a file, it knows the dead that nobody has asked for
        return not Path("/proc/self/stat").exists() or stat.read_text().rpartition(") ")[2][0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def job(seed: int = 1, bot: str = "greedy") -> Thought:
    """Somebody's first decision in a match of Pocket Rockets."""
    state = POCKET_ROCKETS.match(2, 5).state
    return thought_of(state, POCKET_ROCKETS, bot, state.pending()[0], seed)


PLANTED = """
import os, signal, sys, time
from apogee.server import thinker

real = thinker.answer

def answer(job, seconds):
    if job["seed"] == {seed}:
        {marked}
    return real(job, seconds)

thinker.answer = answer
thinker.main()
"""


def plant(folder: Path, marked: str) -> str:
    """A module with a worker that does this when it gets a marked job."""
    (folder / "planted.py").write_text(PLANTED.format(marked=marked, seed=MARKED))
    return "planted"


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something, but not for ever."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


# --- Bots at work


async def played(thinking: Thinking, match: Match, bots: list[str]) -> None:
    """Let bots play a match to its end; those who are asked at once think at once."""
    while not match.over:
        lines = len(match.journal.entries)
        seats = match.pending()
        jobs = [thought_of(match.state, match.game, bots[seat], seat, lines) for seat in seats]
        for seat, action in zip(seats, await asyncio.gather(*map(thinking.choose, jobs)), strict=True):
            match.play(seat, action)
    assert thinking.guesses == 0


async def test_bots_play_a_match_of_pocket_rockets() -> None:
    async with pool(1, "apogee.server.thinker") as thinking:
        await played(thinking, POCKET_ROCKETS.match(3, 1), ["greedy", "random", "greedy"])


async def test_bots_plan_a_match_of_countdown_at_once() -> None:
    async with pool(2) as thinking:
        await played(thinking, toy.GAME.match(3, 1), ["cadet", "random", "cadet"])
        assert len(thinking.processes()) == 2


@pytest.mark.parametrize(
    ("sample_seconds", "fits"),
    [(0.0, 200), (1e-320, 200), (0.01, 200), (1.0, 100), (5.0, 20), (1000.0, thinker.SAMPLE)],
)
def test_a_budget_fits_into_the_time_also_by_a_clock_that_ticks_slowly(sample_seconds: float, fits: int) -> None:
    assert thinker.share_of_budget(200, sample_seconds, 10.0) == fits


async def test_equal_jobs_have_equal_answers() -> None:
    async with pool(2) as thinking:
        for bot in ("pilot", "greedy", "cadet", "random"):
            answers = await asyncio.gather(*(thinking.choose(job(7, bot)) for _ in range(4)))
            alone = thinker.answer(vars(job(7, bot)), 60)
            assert answers == [alone] * 4
        assert thinking.guesses == 0


def test_a_bot_without_the_time_for_all_its_playouts_does_fewer() -> None:
    def slow(_twin: State, _seat: int, _rng: Rng, budget: int) -> int:
        time.sleep(0.001 * budget)
        return 0

    state = toy.GAME.match(2, 1).state

    assert thinker.budget_for(slow, state, 0, 200, 0.05) in range(thinker.SAMPLE, 51)
    assert thinker.budget_for(slow, state, 0, 200, 60) == 200
    assert thinker.budget_for(slow, state, 0, 0, 0.05) == 0


# --- Nobody peeks

Maker = Callable[[State, Game[Any], str, int, int], Thought]


def peeks(make: Maker, game: Game[Any]) -> bool:
    """Whether jobs tell two worlds apart that the seat which is asked cannot."""
    for seed in range(3):
        rng = Rng(seed)
        state: State = game.new_state(2, game.chosen_options({}, 2))
        for step in range(60):
            for seat in state.pending():
                twin = state.determinize(seat, rng)
                jobs = {make(world, game, "random", seat, step).encode() for world in (state, twin)}
                if len(jobs) > 1:
                    return True
            if random.step(state, rng) == NOBODY:
                break
    return False


def thought_of_the_real_state(state: State, game: Game[Any], bot: str, seat: int, seed: int) -> Thought:
    """What must not be: a job with the true position in it."""
    return replace(thought_of(state, game, bot, seat, seed), twin=state.to_json())


@pytest.mark.parametrize("game", [POCKET_ROCKETS, toy.GAME], ids=lambda game: game.name)
def test_a_job_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(game: Game[Any]) -> None:
    assert not peeks(thought_of, game)
    assert peeks(thought_of_the_real_state, game)


def test_a_seat_that_is_not_asked_has_nothing_to_think_about() -> None:
    match = POCKET_ROCKETS.match(2, 5)
    (asked,) = match.pending()

    with pytest.raises(ValueError, match=f"seat {1 - asked} has nothing to decide"):
        thought_of(match.state, POCKET_ROCKETS, "greedy", 1 - asked, 1)


# --- Workers that fail


async def test_workers_are_niced_and_know_little_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APOGEE_PASSWORD", "open sesame")

    async with pool(1) as thinking:
        await thinking.choose(job())
        (process,) = thinking.processes()
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + working.NICENESS)
        environment = Path(f"/proc/{process}/environ")
        assert not environment.exists() or b"sesame" not in environment.read_bytes()
        group = Path(f"/proc/{process}/autogroup")  # where Linux groups by sessions, their niceness is what counts
        if group.exists():
            assert group.read_text().split()[-1] == str(working.GROUP_NICENESS)


async def test_a_job_whose_worker_is_killed_is_answered_all_the_same(tmp_path: Path) -> None:
    notice = tmp_path / "notice"
    module = plant(tmp_path, f"os.path.exists({str(notice)!r}) or (open({str(notice)!r}, 'w').close(), time.sleep(60))")

    async with pool(1, module) as thinking:
        answer = asyncio.create_task(thinking.choose(job(MARKED)))
        await until(notice.exists)
        (process,) = thinking.processes()
        os.kill(process, signal.SIGKILL)

        assert await answer == thinker.answer(vars(job(MARKED)), 60)
        assert thinking.guesses == 0


async def test_a_job_of_which_every_worker_dies_is_answered_by_a_guess(tmp_path: Path) -> None:
    module = plant(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")

    async with pool(2, module) as thinking:
        marked = job(MARKED)
        guesses = {await thinking.choose(marked) for _ in range(2)}
        assert guesses < set(marked.choices)
        assert len(guesses) == 1
        assert thinking.guesses == 2
        assert await thinking.choose(job()) == thinker.answer(vars(job()), 60)


async def test_a_worker_that_hangs_delays_nobody_else(tmp_path: Path) -> None:
    notice = tmp_path / "notice"
    module = plant(tmp_path, f"open({str(notice)!r}, 'w').close(), time.sleep(3600)")

    async with pool(2, module) as thinking:
        hanging = asyncio.create_task(thinking.choose(job(MARKED)))
        await until(notice.exists)
        for seed in range(5):
            assert await thinking.choose(job(seed)) == thinker.answer(vars(job(seed)), 60)
        assert not hanging.done()
        assert thinking.guesses == 0
        hanging.cancel()


async def test_a_worker_that_hangs_is_killed_in_time(tmp_path: Path) -> None:
    module = plant(tmp_path, "time.sleep(3600)")

    async with pool(2, module) as thinking:
        await asyncio.gather(*(thinking.choose(job()) for _ in range(2)))
        before = thinking.processes()
        thinking.seconds = 0.5
        start = time.monotonic()
        assert await thinking.choose(job(MARKED)) in job().choices
        assert time.monotonic() - start >= 0.5
        assert thinking.guesses == 1
        assert len(set(before) & set(thinking.processes())) == 1
        await until(lambda: sum(map(is_running, before)) == 1)


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The moments at which something would have been given up, in the order in which they were set."""
    found: list[float] = []
    reschedule = asyncio.Timeout.reschedule

    def noted(self: asyncio.Timeout, when: float | None) -> None:
        found.append(when or 0.0)
        reschedule(self, when)

    monkeypatch.setattr(asyncio.Timeout, "reschedule", noted)
    return found


async def test_a_worker_that_dies_late_leaves_its_successor_only_what_is_left_of_the_time(
    tmp_path: Path, limits: list[float]
) -> None:
    notice = tmp_path / "notice"
    dies = f"os.path.exists({str(notice)!r}) and time.sleep(3600)"
    module = plant(tmp_path, f"{dies}; open({str(notice)!r}, 'w').close(); os.kill(os.getpid(), signal.SIGKILL)")

    async with pool(1, module) as thinking:
        await thinking.choose(job())
        thinking.seconds = 2.0
        limits.clear()
        assert await thinking.choose(job(MARKED)) in job().choices
        assert notice.exists()
        assert thinking.guesses == 1
        _, limit = limits  # to be taken, and then to be answered: by whomever
        assert asyncio.get_running_loop().time() >= limit


async def test_the_time_of_a_job_counts_from_when_it_is_taken(tmp_path: Path, limits: list[float]) -> None:
    module = plant(tmp_path, "time.sleep(0.1)")

    async with pool(1, module) as thinking:
        await asyncio.gather(*(thinking.choose(job(MARKED)) for _ in range(8)))
        assert thinking.guesses == 0
        assert len(limits) == 16  # to be taken, and then to be answered
        assert limits[-1] - limits[1] >= 7 * 0.1


async def test_jobs_are_answered_in_the_order_in_which_they_came() -> None:
    answered: list[int] = []

    async def ask(number: int) -> None:
        await thinking.choose(job(number))
        answered.append(number)

    async with pool(1) as thinking:
        await asyncio.gather(*map(ask, range(20)))
    assert answered == list(range(20))


@pytest.mark.parametrize(
    "said",
    ["b'\\xff\\xfe\\n'", "b'x' * 200_000", "b'do nothing\\n'", "b'taken\\n'", "b'do'", "b'\\n' * 100_000"],
    ids=["no text", "no end", "an illegal action", "the wrong word", "half a word", "too much"],
)
async def test_a_worker_that_writes_garbage_is_replaced(tmp_path: Path, said: str) -> None:
    module = plant(tmp_path, f"os.write(1, {said})")

    async with pool(1, module) as thinking:
        assert await thinking.choose(job(MARKED)) in job().choices
        assert thinking.guesses == 1
        assert await thinking.choose(job()) == thinker.answer(vars(job()), 60)
        assert thinking.guesses == 1


async def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    module = plant(tmp_path, "print('do nothing')")

    async with pool(1, module) as thinking:
        assert await thinking.choose(job(MARKED)) == thinker.answer(vars(job(MARKED)), 60)
        assert thinking.guesses == 0


# --- Failures that can be seen


def counted(name: str, **labels: str) -> float:
    """How much a figure of the host stands at."""
    return metrics.REGISTRY.get_sample_value(f"{name}_total", labels) or 0.0


OF_THE_JOB = {"game": POCKET_ROCKETS.name, "bot": "greedy"}


@pytest.mark.parametrize(
    ("marked", "failure", "said"),
    [
        ("raise LookupError('a card: ' + str(job['twin']))", "failed", {"kind": "LookupError"}),
        ("sys.exit('a card: ' + str(job['twin']))", "failed", {"kind": "SystemExit"}),
        ("os.kill(os.getpid(), signal.SIGKILL)", "died", {"status": -signal.SIGKILL}),
        ("os._exit(7)", "died", {"status": 7}),
        ("os.write(1, b'fail LookupError the hand: booster, tank\\n')", "died", {"why": "it said something else"}),
    ],
    ids=["a fault", "leaving", "a signal", "an end", "garbage"],
)
async def test_a_bot_that_fails_is_logged_and_counted_without_what_it_thought_about(
    tmp_path: Path, marked: str, failure: str, said: dict[str, Any]
) -> None:
    module = plant(tmp_path, marked)
    figures = {**OF_THE_JOB, "failure": failure}

    async with pool(1, module) as thinking:
        before = counted("apogee_bot_failures", **figures), counted("apogee_bot_guesses", **OF_THE_JOB)
        with capture_logs() as lines:
            assert await thinking.choose(job(MARKED)) in job().choices
            assert await thinking.choose(job()) == thinker.answer(vars(job()), 60)
        times = 2 if failure == "died" else 1  # another worker is tried
        assert counted("apogee_bot_failures", **figures) == before[0] + times
        assert counted("apogee_bot_guesses", **OF_THE_JOB) == before[1] + 1
        assert len(lines) == times
        for line in lines:
            place = line.pop("where", "")
            about = {**figures, "rules_version": POCKET_ROCKETS.rules_version, **said}
            assert line == {"event": "bot-failure", "log_level": "warning", **about}
            assert place.endswith(" __main__:answer:9") is (failure == "failed"), place


def test_a_bot_that_chooses_what_it_may_not_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its worker says so as of any fault; and it is the bot that failed, not the worker that died."""
    barred = next(number for number, words in enumerate(POCKET_ROCKETS.actions) if words not in job().choices)
    monkeypatch.setattr(roster, "bot", lambda *_: lambda *_: barred)

    with pytest.raises(IllegalAction):
        thinker.answer(vars(job()), 60)


async def test_a_bot_that_is_late_is_logged_and_counted(tmp_path: Path) -> None:
    module = plant(tmp_path, "time.sleep(3600)")

    async with pool(1, module) as thinking:
        await thinking.choose(job())
        thinking.seconds = 0.2
        before = counted("apogee_bot_failures", **OF_THE_JOB, failure="late")
        with capture_logs() as lines:
            await thinking.choose(job(MARKED))
        assert [(line["event"], line["failure"]) for line in lines] == [("bot-failure", "late")]
        assert counted("apogee_bot_failures", **OF_THE_JOB, failure="late") == before + 1


async def test_a_worker_survives_a_bot_that_fails(tmp_path: Path) -> None:
    module = plant(tmp_path, "1 // 0")

    async with pool(1, module) as thinking:
        await thinking.choose(job())
        before = thinking.processes()
        await thinking.choose(job(MARKED))
        with pytest.raises(NoAnswer):
            await thinking.think(job(MARKED))
        assert thinking.processes() == before
        assert thinking.guesses == 1


def test_a_bot_plays_by_the_rules_version_of_its_table() -> None:
    known = thinker.answer(vars(job()), 60)

    assert known == thinker.answer({**vars(job()), "rules_version": POCKET_ROCKETS.rules_version}, 60)
    with pytest.raises(BadJournal, match="rules version 99"):
        thinker.answer({**vars(job()), "rules_version": 99}, 60)


async def test_all_workers_dead_at_once_are_replaced() -> None:
    async with pool(2) as thinking:
        await asyncio.gather(*(thinking.choose(job()) for _ in range(2)))
        dead = thinking.processes()
        assert len(dead) == 2
        for process in dead:
            os.kill(process, signal.SIGKILL)
        answers = [await thinking.choose(job()) for _ in range(3)]
        assert answers == [thinker.answer(vars(job()), 60)] * 3
        assert thinking.guesses == 0
        assert set(thinking.processes()).isdisjoint(dead)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_worker_that_dies_while_idle_costs_nobody_an_answer(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """Whoever asks next has a new one, without waiting: also where writing to the dead is no ConnectionError."""

    async def work() -> None:
        async with pool(1) as thinking:
            for seed in (1, 2, 3):
                assert await thinking.think(job(seed)) in job(seed).choices
                (process,) = thinking.processes()
                os.kill(process, signal.SIGKILL)
                while thinking.processes():
                    await asyncio.sleep(0.01)
            assert (thinking.guesses, await thinking.think(job()) in job().choices) == (0, True)

    with asyncio.Runner(loop_factory=loop) as runner, capture_logs() as lines:
        runner.run(work())
    assert lines == []  # nothing failed


async def test_beyond_a_bound_jobs_do_not_wait(tmp_path: Path) -> None:
    module = plant(tmp_path, "time.sleep(0.5)")

    async with pool(1, module, most_waiting=2) as thinking:
        jobs = [asyncio.create_task(thinking.choose(job(MARKED))) for _ in range(4)]
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        assert [each.done() for each in jobs] == [False, False, False, True]
        await asyncio.gather(*jobs)
        assert thinking.guesses == 1


async def test_whoever_has_no_job_waiting_finds_room_that_others_do_not(tmp_path: Path) -> None:
    """Or one address could fill the line, and all bots would guess."""
    module = plant(tmp_path, "time.sleep(0.5)")

    async with pool(1, module, most_waiting=2) as thinking:
        rude = [asyncio.create_task(thinking.choose(job(MARKED), Asker("here"))) for _ in range(4)]
        await asyncio.wait(rude, return_when=asyncio.FIRST_COMPLETED)
        assert thinking.guesses == 1
        assert await thinking.choose(job(), Asker("there")) == thinker.answer(vars(job()), 60)
        assert not all(each.done() for each in rude)  # and has their turn before them
        await asyncio.gather(*rude)
        assert thinking.guesses == 1


@pytest.mark.parametrize("module", ["tests.no_such_module", "this"])
async def test_a_pool_whose_workers_do_not_start_guesses(module: str) -> None:
    async with pool(1, module) as thinking:
        assert await thinking.choose(job()) in job().choices
        assert thinking.guesses == 1


async def test_jobs_that_nobody_waits_for_do_no_harm(tmp_path: Path) -> None:
    module = plant(tmp_path, "time.sleep(60)")

    async with pool(1, module) as thinking:
        taken = asyncio.create_task(thinking.choose(job(MARKED)))
        await until(lambda: bool(thinking.processes()))
        waiting = [asyncio.create_task(thinking.choose(job(seed))) for seed in (1, MARKED, 2)]
        await asyncio.sleep(0.3)
        waiting[1].cancel()
        taken.cancel()
        for cancelled in (taken, waiting[1]):
            with pytest.raises(asyncio.CancelledError):
                await cancelled
        assert await waiting[0] == thinker.answer(vars(job(1)), 60)
        assert await waiting[2] == thinker.answer(vars(job(2)), 60)
        assert thinking.guesses == 0


# --- Other component files

SHIPPED = resources.files("apogee.games.pocket_rockets").joinpath("components.toml").read_bytes()
OTHER = SHIPPED.replace(b'id = "points_per_segment"\nvalue = 2', b'id = "points_per_segment"\nvalue = 3')
OTHERS_HASH = file_of(POCKET_ROCKETS, OTHER).hash


def test_a_job_by_another_component_file_gets_a_worker_of_that_file() -> None:
    asked: list[str] = []

    def component_file(components: str) -> bytes:
        asked.append(components)
        return {OTHERS_HASH: OTHER}[components]

    async def run() -> None:
        async with pool(1, component_file=component_file) as thinking:
            seen = set[int]()
            for components in (
                POCKET_ROCKETS.components_hash,
                OTHERS_HASH,
                OTHERS_HASH,
                POCKET_ROCKETS.components_hash,
            ):
                assert await thinking.choose(replace(job(), components=components)) in job().choices
                assert len(thinking.processes()) == 1
                seen |= set(thinking.processes())
            assert thinking.guesses == 0  # a worker refuses what is not by its own file
            assert len(seen) == 3
            await thinking.choose(replace(job(), components="unheard of"))
            assert thinking.guesses == 1
        assert asked == [OTHERS_HASH, "unheard of"]

    assert OTHER != SHIPPED
    asyncio.run(run())


@pytest.mark.parametrize("text", [SHIPPED, b"no component file"], ids=["another", "none"])
async def test_a_worker_refuses_a_job_that_is_not_by_its_component_file(text: bytes) -> None:
    async with pool(1, component_file=lambda _: text) as thinking:
        assert await thinking.choose(replace(job(), components=OTHERS_HASH)) in job().choices
        assert thinking.guesses == 1
        assert len(thinking.processes()) == 1  # it lives on, for it did nothing wrong


# --- The end


async def test_stopping_ends_jobs_without_an_answer_and_leaves_no_process(tmp_path: Path) -> None:
    module = plant(tmp_path, "time.sleep(60)")

    async with pool(2, module) as thinking:
        await asyncio.gather(*(thinking.choose(job()) for _ in range(2)))
        jobs = [asyncio.create_task(thinking.choose(job(MARKED))) for _ in range(4)]
        await asyncio.sleep(0.1)
        processes = thinking.processes()
        assert len(processes) == 2

        await thinking.stop()

        assert not any(map(is_running, processes))
        assert [type(each) for each in await asyncio.gather(*jobs, return_exceptions=True)] == [NotThinking] * 4
        with pytest.raises(NotThinking):
            await thinking.choose(job())


PARENT = """
import asyncio
from tests import test_thinking as tests

async def main():
    thinking = tests.Thinking(2, seconds=2.0, taking_seconds=tests.PATIENCE_SECONDS, module="planted")
    await thinking.start()
    while len(thinking.processes()) < 2:
        await asyncio.gather(*(thinking.choose(tests.job()) for _ in range(2)))
    asyncio.create_task(thinking.choose(tests.job(tests.MARKED)))
    await asyncio.sleep(0.2)
    print(*thinking.processes(), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_a_worker_that_is_ended_while_it_answers_is_waited_for() -> None:
    """Of two who wait for a stream, asyncio forgets the second if the first is just being woken."""
    asleep = [sys.executable, "-c", "import time; time.sleep(600)"]
    process = await asyncio.create_subprocess_exec(*asleep, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    worker, crew = Worker(process, None), Workers("unused")
    listener = asyncio.create_task(worker.expect("taken"))
    await asyncio.sleep(0)
    crew.end(worker)
    await asyncio.sleep(0)
    worker.mouth.feed_data(b"taken\n")
    await asyncio.wait_for(crew.leave(), PATIENCE_SECONDS)
    await listener
    assert process.returncode == -signal.SIGKILL


def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    plant(tmp_path, "time.sleep(60)")
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        processes = [int(each) for each in parent.stdout.readline().split()]
        parent.kill()
    assert len(processes) == 2
    try:
        asyncio.run(until(lambda: not any(map(is_running, processes))))
    finally:
        for process in filter(is_running, processes):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
