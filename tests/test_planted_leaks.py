"""Leaks planted into copies of the real files, from the engine to the wire: the tests of secrecy must catch each."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tests.conftest import IS_LONG, long_only
from tests.test_planted_bugs import BUGS, ROOT, SOURCES, copy_of_sources, plant, run

VIEWERS = "tests/test_wire_secrecy.py::test_viewers_cannot_tell_worlds_apart[countdown-3-1]"
HINTED = "tests/test_wire_secrecy.py::test_viewers_cannot_tell_worlds_apart[countdown-3-2]"  # where hints differ
RESCUE = "tests/test_wire_secrecy.py::test_viewers_cannot_tell_worlds_apart[rocket-rescue-3-4]"
BOTS = "tests/test_wire_secrecy.py::test_bots_cannot_tell_worlds_apart[countdown-1]"
MEMBERS = "tests/test_wire_secrecy.py::test_a_private_table_is_for_members_only"
AWAY = "tests/test_wire_secrecy.py::test_a_hidden_step_does_not_tell_who_is_away"
HANDED_IN = "tests/test_replay.py::test_a_journal_that_is_handed_in_is_replayed_from_any_place[pocket-rockets-2]"
ORDERS = "tests/test_orders.py::test_an_order_tells_nobody_anything_when_it_is_given"
ANSWERED = "tests/test_orders.py::test_what_others_get_is_the_same_with_and_without_orders"
WATCHING = "tests/test_watching.py::test_spectators_are_told_after_each_turn_and_whoever_has_a_seat_is_not"
CLOCK = "tests/test_server.py::test_of_small_steps_that_are_hidden_only_their_seat_reads_that_time_ran_out"
LIMITS = "tests/test_limits.py"
DIFFER = "the worlds differ"


@dataclass(frozen=True)
class Leak:
    """One edit of one file, where it must be noticed, and as what."""

    name: str
    file: str
    old: str
    new: str
    caught_by: str = VIEWERS
    said: str = DIFFER


LEAKS = [
    Leak(
        "a list of steps is tried beyond what its seat knows",
        "server/table.py",
        "                if ahead.own_take_back(seat) is None:",
        "                if ahead.over:",
        "tests/test_steps.py::test_a_refused_step_in_the_middle_changes_nothing",
        "step-tells",
    ),
    Leak(
        "undo buffer: everybody hears of every take-back",
        "server/table.py",
        "            if undone:\n                feed.add(",
        "            if True:\n                feed.add(",
    ),
    Leak(
        "first frame: it is the first seat's",
        "server/room.py",
        "        live.send(self._frame(sight, since if is_same else 0, self._info_now()))",
        "        live.send(self._frame(sight._replace(seat=0), since if is_same else 0, self._info_now()))",
    ),
    Leak(
        "spectators see what the first seat sees",
        "server/room.py",
        "view = match.view(seat) if match is not None else None",
        "view = match.view(seat or 0) if match is not None else None",
    ),
    Leak(
        "an error quotes the choices of all who plan",
        "server/table.py",
        'raise Refusal("unknown-action", given=as_given(words), near=error.hint, reason=str(error)) from None',
        'raise Refusal("unknown-action", given=str([match.choices(each) for each in match.pending()])) from error',
    ),
    Leak(
        "an error counts the table's lines",
        "server/table.py",
        'raise Refusal("late")',
        'raise Refusal("no-seat", given=self.lines)',
    ),
    Leak(
        "the order of choices follows the table's lines",
        "server/room.py",
        "choices = match.choices(seat) if",
        "choices = match.choices(seat)[:: 1 if table.lines % 2 else -1] if",
    ),
    Leak(
        "a running match is handed out whole",
        "server/hall.py",
        "return await asyncio.to_thread(journal.text, is_private=False)",
        "return await asyncio.to_thread(journal.text, is_private=True)",
    ),
    Leak(
        "the journal of a running match has the secret steps",
        "core/journal.py",
        "        elif entry.is_public:\n            public.append",
        "        elif entry.is_public or entry.seat is not None:\n            public.append",
    ),
    Leak(
        "bots are given the true state",
        "server/thinking.py",
        'twin = state.determinize(seat, Rng(roster.seed_of(f"twin {seed}", seat)))',
        "twin = state.clone()",
        BOTS,
    ),
    Leak(
        "what spectators are told rests on the true state",
        "server/thinking.py",
        'twin = state.determinize(SPECTATOR, Rng(roster.seed_of(f"twin {seed}", SPECTATOR)))',
        "twin = state.clone()",
        "tests/test_watching.py::test_worlds_that_spectators_cannot_tell_apart_have_equal_chances[pocket-rockets-2]",
        "job.encode()",
    ),
    Leak(
        "whoever has a seat is told the chances, too",
        "server/room.py",
        "return seat is None and self.on_disk.founding.shows_chances",
        "return self.on_disk.founding.shows_chances",
        WATCHING,
        "chances",
    ),
    Leak(
        "a bot's seed follows the table's lines",
        "server/room.py",
        "seed = bot_seed(table.founding.seed, number, decision)",
        "seed = bot_seed(table.founding.seed, number, table.lines)",
        BOTS,
    ),
    Leak(
        "a hint's seed follows the table's lines",
        "server/room.py",
        "seed = bot_seed(table.founding.commitment, seat, decision)",
        "seed = bot_seed(table.founding.commitment, seat, table.lines)",
        HINTED,
    ),
    Leak(
        "a replay has a step for each that is hidden",
        "server/replaying.py",
        "        if steps and not events and view == seen:",
        "        if steps and not events and view != seen:",
    ),
    Leak(
        "a replay numbers the lines of a running match",
        "server/replaying.py",
        "line=passage.line if recording.is_open else None",
        "line=passage.line",
    ),
    Leak(
        "a replay has the words of hidden steps",
        "server/replaying.py",
        'is_known = decision is not None and (decision.is_public or eyes in ("all", decision.seat))',
        "is_known = decision is not None",
        HANDED_IN,
        "words of others",
    ),
    Leak(
        "a running match is replayed from any seat",
        "server/room.py",
        "        if eyes != own and not is_over:",
        "        if eyes != own and is_over:",
    ),
    Leak(
        "decisions are numbered by the table's lines",
        "server/room.py",
        '"decision": table.decisions[seat] if match',
        '"decision": table.lines if match',
    ),
    Leak(
        "an answer's decision is numbered by the table's lines",
        "server/room.py",
        "decision = self.table.decisions[seat] if seat is not None and self.table.match else UNSET",
        "decision = self.table.lines if seat is not None and self.table.match else UNSET",
    ),
    Leak(
        "a hidden take-back gives everybody another decision",
        "server/table.py",
        "if saw != sees or each == seat])",
        "if saw != sees or each >= 0])",
    ),
    Leak(
        "a hidden step moves the deadline",
        "server/table.py",
        "self._ask(at, {seat} if is_public else set())",
        "self._ask(at, set(range(len(self.seats))))",
    ),
    Leak(
        "whether one may take back follows the table's lines",
        "server/room.py",
        "seat is not None and table.may_take_back(seat),",
        "seat is not None and (table.may_take_back(seat) or table.lines % 2 == 0),",
    ),
    Leak(
        "a take-back tells its line",
        "server/table.py",
        'feed.add(encode({"table": "take-back", "seat": seat, "undone": undone}))',
        'feed.add(encode({"table": "take-back", "seat": seat, "undone": undone, "line": self.lines}))',
    ),
    Leak(
        "a number from nowhere is answered with the table's",
        "server/room.py",
        "since = since if 0 <= since <= number else 0",
        "since = since if 0 <= since <= number else self.table.lines",
    ),
    Leak(
        "a frame at every step, new or not",
        "server/room.py",
        "        if state != live.state or number != live.number:",
        "        if state != live.state or live.number >= 0:",
    ),
    Leak(
        "lists of tables tell of hidden steps",
        "server/room.py",
        'shown = {"changed_at": now} if table.is_news else {}',
        'shown = {"changed_at": now}',
    ),
    Leak(
        "the log has a line for each step",
        "server/room.py",
        "        self.refresh(is_news=table.is_news)\n",
        '        self.refresh(is_news=table.is_news)\n        self.hall.report("step", line=table.lines)\n',
    ),
    Leak(
        "everybody hears of a mute",
        "server/table.py",
        '        pair = (body["seat"], body["of"])\n',
        '        pair = (body["seat"], body["of"])\n        self._tell({"table": "mute", "seat": pair[0]})\n',
    ),
    Leak(
        "everybody hears of an order",
        "server/table.py",
        '        own = self.orders[body["seat"]]\n',
        '        own = self.orders[body["seat"]]\n        self._tell({"table": "order", "seat": body["seat"]})\n',
        ORDERS,
        "False",
    ),
    Leak(
        "everybody sees the first seat's orders",
        "server/table.py",
        "return {order: order in self.orders[seat] for order",
        "return {order: order in self.orders[0] for order",
        ORDERS,
        "False",
    ),
    Leak(
        "everybody hears by whom a decision was taken",
        "server/table.py",
        '        if body["by"] == "clock":',
        '        self._tell({"table": body["by"]})\n        if body["by"] == "clock":',
        ANSWERED,
    ),
    Leak(
        "everybody hears what a clock does in secret",
        "server/table.py",
        'if body.get("by") == "clock" and (readings or seat == body["seat"]):',
        'if body.get("by") == "clock":',
        CLOCK,
    ),
    Leak(
        "whoever does something is here for a moment",
        "server/room.py",
        "HERE if seat.person in here else",
        "HERE if seat.person and self.seen_at.get(seat.person) == now else",
    ),
    Leak(
        "figures are open to all",
        "server/app.py",
        "not is_loopback(address_of(request))\n"
        '        or not is_this_machine(request.headers.get("host", ""))\n'
        '        or "x-forwarded-for" in request.headers',
        "False",
    ),
    Leak(
        "the seed is shown before the end",
        "server/room.py",
        "            commitment=founding.commitment,\n",
        "            commitment=founding.seed,\n",
        said="has a secret",
    ),
    Leak(
        "a person's id is shown",
        "server/room.py",
        "            host=founding.host_name,\n",
        "            host=founding.host,\n",
        said="has a secret",
    ),
    Leak(
        "private tables can be watched by everybody",
        "server/table.py",
        "return self.founding.is_public or person in self.members",
        "return True or person in self.members",
        MEMBERS,
        "is for members only",
    ),
    Leak(
        "a hidden step tells who is away",
        "server/room.py",
        "for number in range(len(self.table.seats)) if (at := self._kept_from(number))",
        "for number in self.table.pending() if (at := self._kept_from(number))",
        AWAY,
    ),
    Leak(
        "a hidden step tells who is back",
        "server/room.py",
        "        if was_missed:\n            self._show_who_is_here()\n",
        "",
        AWAY,
    ),
    Leak(
        "a look shows what is not on disk yet",
        "server/room.py",
        "        return self.event_counts[-1 if seat is None else seat]",
        "        return len(self.table.feed(seat).texts)",
        f"{LIMITS}::test_looking_at_a_table_waits_for_nobody_and_shows_nothing_that_is_not_kept",
        "AssertionError",
    ),
    Leak(
        "why not is answered by what is not on disk yet",
        "server/room.py",
        "        state = self.on_disk.match_needed().state\n",
        "        state = self.table.match_needed().state\n",
        f"{LIMITS}::test_asking_and_connecting_wait_for_nobody_and_show_nothing_that_is_not_kept",
        "AssertionError",
    ),
    Leak(
        "whoever connects while a hidden step is written is seen later than otherwise",
        "server/room.py",
        "            if self.table_info is not None and not self.table.is_news:",
        "            if self.table_info is not None and self.table.is_news:",
        f"{LIMITS}::test_whoever_connects_while_a_hidden_step_is_written_is_seen_at_once",
        "AssertionError: nobody is told who came",
    ),
    Leak(
        "a private table that is in use is answered sooner than one that is not there",
        "server/hall.py",
        "            is_known = is_invited or (room is not None and room.on_disk.may_watch(asker.person or None))",
        "            is_known = is_invited or room is not None",
        f"{LIMITS}::test_a_table_that_is_not_for_somebody_is_looked_for_as_one_that_is_not_there",
        "AssertionError",
    ),
]


# One of each kind; the others are planted in the long campaign.
ALWAYS = (
    *("undo buffer: everybody hears of every take-back", "first frame: it is the first seat's"),
    *("an error quotes the choices of all who plan", "bots are given the true state"),
    *("the journal of a running match has the secret steps", "a replay has a step for each that is hidden"),
    "private tables can be watched by everybody",
)
# Some again where plans are longer, in the long campaign.
AGAIN = (
    *("undo buffer: everybody hears of every take-back", "spectators see what the first seat sees"),
    *("decisions are numbered by the table's lines", "a frame at every step, new or not"),
)
if IS_LONG:
    LEAKS += [replace(leak, name=f"{leak.name} (again)", caught_by=RESCUE) for leak in LEAKS if leak.name in AGAIN]
PLANTED = [leak for leak in LEAKS if IS_LONG or leak.name in ALWAYS]


@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.name)
def test_planted_leak_is_caught(leak: Leak, tmp_path: Path) -> None:
    code, said = run(plant(tmp_path, leak.file, leak.old, leak.new), leak.caught_by)
    assert code == 1, f"{leak.caught_by} did not notice:\n{said[-2000:]}"
    assert leak.said in said, f"it was noticed as something else:\n{said[-3000:]}"


def test_the_leaks_that_are_always_planted_are_there() -> None:
    assert set(ALWAYS) <= {leak.name for leak in LEAKS}


def test_there_is_one_place_for_every_leak() -> None:
    """Those of the long campaign, too: what they change still stands in the sources, once."""
    assert [leak.name for leak in LEAKS if (SOURCES / leak.file).read_text("utf-8").count(leak.old) != 1] == []


def test_what_has_to_catch_bugs_and_leaks_is_there() -> None:
    """Also what is run in the long campaign only: each name is that of one test, in one form."""
    tests = sorted({leak.caught_by for leak in LEAKS} | {bug.caught_by for bug in BUGS})
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "_hypothesis_pytestplugin", "--collect-only", "-q", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "APOGEE_MODE": "interpreted"}
        | {"APOGEE_QUICK": "1", "APOGEE_PART": "", "APOGEE_LONG": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-2000:] + found.stderr[-2000:]
    assert sorted(line for line in found.stdout.splitlines() if "::" in line) == tests


@long_only
def test_without_a_leak_the_same_tests_pass(tmp_path: Path) -> None:
    """The control: what catches leaks is silent where there is none."""
    tests = sorted({leak.caught_by for leak in PLANTED})
    code, said = run(copy_of_sources(tmp_path), *tests)
    assert code == 0, said[-3000:]
    assert re.search(rf"\b{len(tests)} passed", said), said[-3000:]
