"""Where matches are replayed: a real process that is ended when it takes too long or too much, and who waits for it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from apogee.core.journal import Journal
from apogee.server import replaying, working
from apogee.server.limits import Limits
from apogee.server.refusal import Refusal
from apogee.server.replayer import Job
from apogee.server.turns import NOBODY
from tests.limits import NO_LIMITS
from tests.serving import ROOT, Client, Server, logged, serving, until
from tests.test_replay import hand_in, played
from tests.test_server import at, seated, turn
from tests.test_thinking import is_running

if TYPE_CHECKING:
    import httpx

JOURNAL = played("countdown", 2, seed=7).journal.text(is_private=False)
MARKED = played("countdown", 2, seed=13).journal.text(is_private=False)
PLANTED = """
import os, signal, sys, time
from apogee.server import replayer
from tests import replayer_driver

real = replayer.replay_bytes

def replay_bytes(job):
    if "\\nseed 13 #" in job.journal:
        {marked}
    return real(job)

replayer.replay_bytes = replay_bytes
replayer.main()
"""


@pytest.fixture(autouse=True)
def _workers_find_what_this_process_finds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))


@asynccontextmanager
async def planted(folder: Path, marked: str, limits: Limits = NO_LIMITS) -> AsyncGenerator[tuple[Server, Client]]:
    """A server whose worker does this when it gets the marked journal, and somebody without a name."""
    (folder / "planted.py").write_text(PLANTED.format(marked=marked))
    async with (
        serving(folder / "a.db", replay_module="planted", limits=limits) as server,
        Client(server.port) as nobody,
    ):
        yield server, nobody


async def is_replayed(client: Client, text: str = JOURNAL) -> bool:
    return told(await hand_in(client, text)) == (200, "")


def told(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json().get("error", "")


TOO_LONG = {
    "en": "This match is too long to be replayed here",
    "de": "Diese Partie ist zu lang, um sie hier nachzuspielen",
    "it": "Questa partita è troppo lunga per rivederla qui",
}


async def expect_too_long(client: Client, text: str = MARKED) -> None:
    response = await hand_in(client, text)
    assert told(response) == (413, "too-large")
    assert response.json()["message"].startswith(TOO_LONG["en"])


# --- Elsewhere


async def test_nothing_is_replayed_in_the_servers_own_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("this takes long, and others want to play meanwhile")

    for name in ("replay_of", "replay_of_stranger", "read", "begin_again"):
        monkeypatch.setattr(replaying, name, never)

    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown", players=2)
        assert (await people[0].http.get(f"/api/tables/{at(people)}/replay")).status_code == 200
        assert await is_replayed(people[0])


async def test_the_worker_is_niced_bounded_and_knows_little_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APOGEE_PASSWORD", "open sesame")

    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        assert server.hall.replays.processes() == []  # it is started when it is needed
        assert await is_replayed(nobody)
        (process,) = server.hall.replays.processes()
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + working.NICENESS)
        about = Path(f"/proc/{process}")
        assert not about.exists() or b"sesame" not in (about / "environ").read_bytes()
        bound = str(NO_LIMITS.replay_memory_bytes)
        assert not about.exists() or f"Max address space {bound}" in " ".join((about / "limits").read_text().split())
        assert await is_replayed(nobody)
        assert server.hall.replays.processes() == [process]  # it is kept for the next
    assert not is_running(process)


async def test_a_worker_that_nobody_needs_ends(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, idle_seconds=0.2)
    async with serving(tmp_path / "a.db", limits=limits) as server, Client(server.port) as nobody:
        for _ in range(2):
            assert await is_replayed(nobody)
            await until(lambda: not server.hall.replays.processes())


# --- Too much


async def test_a_journal_that_takes_too_long_is_refused_in_a_sentence_and_its_worker_ended(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, replay_seconds=0.5)
    async with planted(tmp_path, "time.sleep(3600)", limits) as (server, nobody):
        for language, said in TOO_LONG.items():
            nobody.http.headers["accept-language"] = language
            with logged() as lines:
                response = await hand_in(nobody, MARKED)
            assert told(response) == (413, "too-large")
            assert response.json()["message"].startswith(said)
            assert [(line["event"], line["failure"]) for line in lines] == [("failed-replay", "late")]
            await until(lambda: not server.hall.replays.processes())


async def test_a_review_that_is_not_made_in_time_may_be_asked_for_again(tmp_path: Path) -> None:
    """It takes only so much of the processor, however long the match was: the machine had other things to do."""
    job = Job(MARKED, 0, is_packed=False, most_bytes=10**6, seats=[], is_review=True)

    async def job_of() -> Job:
        return job

    async with planted(tmp_path, "time.sleep(3600)", replace(NO_LIMITS, replay_seconds=0.5)) as (server, _):
        with pytest.raises(Refusal, match="quick"):
            await server.hall.replays.replay(NOBODY, job_of, None)


async def test_whoever_asks_next_has_a_new_worker(tmp_path: Path) -> None:
    async with planted(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)") as (_, nobody):
        for _ in range(2):
            with logged() as lines:
                await expect_too_long(nobody)
            assert [(line["failure"], line["status"]) for line in lines] == [("died", -signal.SIGKILL)]
            assert await is_replayed(nobody)


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="the system holds no process to a memory")
async def test_a_journal_that_takes_too_much_memory_is_refused_and_its_worker_ended(tmp_path: Path) -> None:
    marked = f"bytearray({NO_LIMITS.replay_memory_bytes})"
    async with planted(tmp_path, marked) as (server, nobody):
        assert await is_replayed(nobody)
        (before,) = server.hall.replays.processes()
        with logged() as lines:
            await expect_too_long(nobody)
        assert [(line["failure"], line["kind"]) for line in lines] == [("failed", "MemoryError")]
        assert await is_replayed(nobody)
        assert server.hall.replays.processes() != [before]


async def test_a_replay_that_is_too_large_is_refused_and_its_worker_lives_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        response = await hand_in(nobody, JOURNAL)
        before = server.hall.replays.processes()
        steps = [len(json.dumps(each, separators=(",", ":"))) for each in response.json()["steps"]]
        for most, status in ((sum(steps), 200), (sum(steps) - 1, 413)):
            server.hall.limits = replace(NO_LIMITS, replay_bytes=most)
            assert (await hand_in(nobody, JOURNAL)).status_code == status
        await expect_too_long(nobody, JOURNAL)
        assert server.hall.replays.processes() == before


def test_a_worker_whose_server_is_gone_ends_by_itself(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(PLANTED.format(marked="time.sleep(3600)"))
    job = {"journal": MARKED, "eyes": None, "is_packed": False, "most_bytes": 1, "games": ["countdown"]}
    command = [sys.executable, "-m", "planted", "0.1", str(NO_LIMITS.replay_memory_bytes)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as worker:
        said, _ = worker.communicate(json.dumps(job).encode() + b"\n")
    assert (said, worker.returncode) == (b"ready\ntaken\n", -signal.SIGALRM)


# --- Faults


@pytest.mark.parametrize(
    ("marked", "facts"),
    [
        ("raise LookupError('a card: ' + job.journal)", {"failure": "failed", "kind": "LookupError"}),
        ("sys.exit('a card: ' + job.journal)", {"failure": "failed", "kind": "SystemExit"}),
    ],
    ids=["a fault", "leaving"],
)
async def test_a_fault_of_ours_is_logged_without_what_it_was_about(
    tmp_path: Path, marked: str, facts: dict[str, str]
) -> None:
    async with planted(tmp_path, marked) as (_, nobody):
        with logged() as lines:
            response = await hand_in(nobody, MARKED)
        assert told(response) == (500, "fault")
        assert "card" not in response.text
        (line,) = lines
        assert line.pop("where").endswith(" __main__:replay_bytes:10")
        assert line == {"event": "failed-replay", "log_level": "warning", **facts}
        assert await is_replayed(nobody)


@pytest.mark.parametrize(
    "said",
    [
        "b'\\xff\\xfe\\n'",
        "b'done x\\n'",
        "b'done 99999999999999\\n'",
        "b'refused {}\\n'",
        'b\'refused {"code":"x","reason":"","facts":{}}\\n\'',
        "b'x' * 200_000",
    ],
)
async def test_a_worker_that_writes_garbage_is_replaced(tmp_path: Path, said: str) -> None:
    async with planted(tmp_path, f"os.write(1, {said})") as (_, nobody):
        await expect_too_long(nobody)
        assert await is_replayed(nobody)


def test_a_worker_that_dies_while_idle_costs_nobody_a_replay(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
            for is_noticed in (True, False):
                assert await is_replayed(nobody)
                (process,) = server.hall.replays.processes()
                os.kill(process, signal.SIGKILL)
                if is_noticed:
                    await until(lambda: not server.hall.replays.processes())
                assert await is_replayed(nobody)

    with logged() as lines:
        asyncio.run(work())
    assert lines == []


async def test_a_worker_that_cannot_start_is_a_fault(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "a.db", replay_module="tests.no_such_module") as server,
        Client(server.port) as nobody,
    ):
        with logged() as lines:
            assert told(await hand_in(nobody, JOURNAL)) == (500, "fault")
        assert [(line["event"], line["failure"]) for line in lines] == [("failed-replay", "unstarted")]


# --- In line


async def waiting(stack: AsyncExitStack, server: Server, number: int) -> list[asyncio.Task[Any]]:
    """Guests who ask for replays, one after the other."""
    tasks: list[asyncio.Task[Any]] = []
    for _ in range(number):
        guest = await stack.enter_async_context(Client(server.port, "Eve"))
        is_in_line = len(server.hall.busy)
        task = asyncio.create_task(hand_in(guest, JOURNAL))
        tasks.append(task)
        while len(server.hall.busy) == is_in_line and not task.done():
            await asyncio.sleep(0.01)
    return tasks


@pytest.mark.parametrize("limit", ["replays", "replays_per_address"])
async def test_the_line_is_not_endless(tmp_path: Path, limit: str) -> None:
    """However many guests somebody is: they are told to come again when one replay has been made."""
    limits = replace(NO_LIMITS, replay_seconds=37.0, **{limit: 2})
    async with serving(tmp_path / "a.db", limits=limits) as server, AsyncExitStack() as stack:
        await server.hall.replays.turns.take(NOBODY)
        first, second, third = await waiting(stack, server, 3)
        response = await third
        assert (*told(response), response.headers["retry-after"]) == (429, "quick", "37")
        server.hall.replays.turns.give_up()
        assert [(await each).status_code for each in (first, second)] == [200, 200]
        assert not server.hall.replays.in_line
        assert [(await each).status_code for each in await waiting(stack, server, 1)] == [200]


async def test_whoever_waits_too_long_is_told_to_come_again(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, replay_wait_seconds=0.1, replay_seconds=37.0)
    async with serving(tmp_path / "a.db", limits=limits) as server, Client(server.port) as nobody:
        async with server.hall.replays.turns.turn(NOBODY):
            response = await hand_in(nobody, JOURNAL)
        assert (*told(response), response.headers["retry-after"]) == (429, "quick", "37")
        server.hall.replays.limits = NO_LIMITS
        assert await is_replayed(nobody)


async def test_the_end_of_the_server_ends_the_worker_and_all_who_wait(tmp_path: Path) -> None:
    notice = tmp_path / "notice"
    marked = f"open({str(notice)!r}, 'w').close(), time.sleep(3600)"

    async with planted(tmp_path, marked) as (server, nobody):
        first = asyncio.create_task(hand_in(nobody, MARKED))
        await until(notice.exists)
        (process,) = server.hall.replays.processes()
        async with AsyncExitStack() as stack:
            (second,) = await waiting(stack, server, 1)
            with logged() as lines:
                await server.hall.replays.stop()
            assert [told(await each) for each in (first, second)] == [(503, "storage")] * 2
        assert lines == []
        assert not is_running(process)


# --- Journals


async def test_journals_are_written_one_after_the_other_and_for_replays_in_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever still waits, or is refused, has cost no time yet."""
    written, text = list[bool](), Journal.text

    def noted(self: Journal, *, is_private: bool) -> str:
        written.append(is_private)
        return text(self, is_private=is_private)

    async with (
        serving(tmp_path / "a.db", limits=replace(NO_LIMITS, replays=1)) as server,
        AsyncExitStack() as stack,
    ):
        people = await seated(stack, server)
        monkeypatch.setattr(Journal, "text", noted)
        hall = server.hall
        for what, turns in (("journal", hall.journal_turns), ("replay", hall.replays.turns)):
            await turns.take(NOBODY)
            asked = asyncio.create_task(people[0].http.get(f"/api/tables/{at(people)}/{what}"))
            await until(lambda turns=turns: turns.waiting == 1)  # type: ignore[misc]
            if what == "replay":
                assert told(await people[1].http.get(f"/api/tables/{at(people)}/replay")) == (429, "quick")
            assert written == []
            turns.give_up()
            assert (await asked).status_code == 200
            assert written == [what == "replay"]
            written.clear()


def test_the_text_of_a_journal_keeps_nobody_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made of the journal as it was when it was asked for, while others go on."""
    may_go_on, text = Event(), Journal.text

    def slow(self: Journal, *, is_private: bool) -> str:
        may_go_on.wait()
        return text(self, is_private=is_private)

    async def work() -> None:
        async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
            people = await seated(stack, server)
            address = f"/api/tables/{at(people)}/journal"
            before = (await people[0].http.get(address)).text
            monkeypatch.setattr(Journal, "text", slow)
            asked = asyncio.create_task(people[0].http.get(address))
            await until(lambda: bool(server.hall.busy))
            assert told(await people[0].http.get(address)) == (429, "quick")
            await (await turn(people))[0].play(at(people))
            may_go_on.set()
            assert (await asked).text == before
            assert (await people[0].http.get(address)).text != before

    try:
        asyncio.run(work())
    finally:
        may_go_on.set()
