"""What all tests share: which mode runs, and how much of the dear checks to do."""

import asyncio
import gc
import inspect
import os
import sys
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

import apogee.core.rng
from apogee import catalog
from apogee.core.components import package_of
from tests import chance, reading

# In processes that pytest-xdist or a test starts, sets of texts have one order. ./test has it so in this one, too.
os.environ.setdefault("PYTHONHASHSEED", "0")

T = TypeVar("T")
GAMES = tuple(package_of(name) for name in catalog.GAMES)  # each has its folder of tests
IS_COMPILED = apogee.core.rng.__file__.endswith((".so", ".pyd"))
IS_LONG = os.environ.get("APOGEE_LONG", "") == "1"
IS_QUICK = os.environ.get("APOGEE_QUICK", "") == "1"  # how planted bugs are looked for
# ./test runs the suite in two parts, each in one mode: what states the rules runs interpreted, what uses the engine
# runs compiled, and what could tell the modes apart runs in both. Laws run compiled there, and interpreted in
# ./test --fast, which has no other part. By hand, and in long campaigns, all of it runs.
PART = os.environ.get("APOGEE_PART", "")
BOTH = (
    *("test_golden.py", "test_match.py", "test_modes.py", "test_rng.py"),
    *(f"{game}/test_{name}.py" for game in GAMES for name in ("counts", "refusals", "odds")),
    *("rocketmen/test_launch_lockstep.py", "rocket_rescue/test_payout.py"),
)
LAWS = (
    *("test_laws.py", "test_advice.py", "rocket_rescue/test_invariants.py"),
    *(f"{game}/test_{name}.py" for game in GAMES for name in ("laws", "worlds")),
)
RULES = (
    *(f"{game}/" for game in GAMES),
    *("test_planted_bugs.py", "test_planted_leaks.py"),  # they go into copies of the sources, which run interpreted
    *(
        "test_toy.py",
        "test_locale.py",
        "test_project.py",
        "test_traceability.py",
        "test_bad_input.py",
        "test_components.py",
        "test_editions.py",
        "test_tools.py",
    ),
)
SLOW = (
    *("test_planted_", "test_laws", "test_contract", "test_exactly_once", "test_crash", "test_wire_secrecy"),
    *("test_who_may", "test_docs", "test_lab", "test_arena", "test_bots", "test_replay"),
)
USES = ("terminal", "adapters", "orders", "tables", "planning_server")  # of a game, in its folder
settings.register_profile(
    "apogee",
    deadline=None,  # speed is measured in bench/, never by a test
    derandomize=not IS_LONG,
    print_blob=IS_LONG,  # how to see once more what was found by chance
    max_examples=400 if IS_LONG else 15 if IS_QUICK else 25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("apogee")
CRASHED = ("Chromium", "crashed")  # what the report of a test says that had to be tried again
long_only = pytest.mark.skipif(not IS_LONG, reason="a long campaign")


def some(whole: Iterable[T], *kept: T) -> list[T]:
    """All of `whole` in the long campaigns, otherwise only the ones in `kept`."""
    found = list(whole)
    assert set(kept) <= set(found), f"not all of {kept} are there"
    return found if IS_LONG else list(kept)


def one_in(number: int, whole: Iterable[T]) -> list[T]:
    """All of them in the long campaigns and interpreted; compiled, where they run once more, one in so many."""
    return list(whole)[:: number if IS_COMPILED and not IS_LONG else 1]


def parts_of(file: str) -> tuple[str, ...]:
    """The parts of ./test and ./test --fast that a file of tests belongs to."""
    if file in BOTH:
        return ("fast", "interpreted", "compiled")
    if file in LAWS:
        return ("fast", "compiled")
    is_use = any(file.endswith(f"/test_{name}.py") for name in USES)
    return ("fast", "interpreted") if file.startswith(RULES) and not is_use else ("compiled",)


def pytest_configure(config: pytest.Config) -> None:
    reading.configure(config)
    if PART and reading.is_shared(config) and not sys.dont_write_bytecode:
        reading.write_ahead(config, filter(is_of_part, sorted(Path(__file__).parent.rglob("test_*.py"))))


def is_of_part(file: Path) -> bool:
    """Whether a file of tests belongs to the part asked for."""
    return not PART or PART in parts_of(file.relative_to(Path(__file__).parent).as_posix())


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Skip files that do not belong to the part asked for, without reading them."""
    is_file_of_tests = collection_path.suffix == ".py" and collection_path.name.startswith("test_")
    return True if is_file_of_tests and not is_of_part(collection_path) else None


@pytest.fixture(autouse=True)
def _chance_is_settled(request: pytest.FixtureRequest) -> Generator[None]:
    """Everything random in a test follows from its name, so it is the same alone, in any order and in any process."""
    with chance.settled(chance.name_of(request.node.nodeid)):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, object, object]:
    """The same for what a file does when it is read."""
    with chance.settled(f"{collector.nodeid} is read"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
    """The same for a fixture that several tests share, whichever comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with chance.settled(f"{fixturedef.baseid}::{fixturedef.argname}"):
        return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(pyfuncitem.obj(**given))
    return True


def pytest_collection_finish() -> None:
    """Exclude what was collected from garbage collection, because searching thousands of tests again takes time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the slow tests over all processes and begin with them, so that none runs alone at the end.

    With `worksteal`, pytest-xdist gives each process an equal part of the list; one that is done takes from others.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if is_slow(item.path)]
    quick = [item for item in items if not is_slow(item.path)]
    number, items[:] = len(items), []
    for process in range(processes):
        part = (number - len(items)) // (processes - process)
        share = slow[process::processes]
        more = max(0, part - len(share))
        items += [*share, *quick[:more]]
        quick = quick[more:]
    items += quick


def is_slow(path: Path) -> bool:
    return path.name.startswith(SLOW) or path.parent.name == "browser"


def pytest_report_teststatus(report: pytest.CollectReport | pytest.TestReport) -> tuple[str, str, str] | None:
    """Count apart, also in the last line, what passed only when it was tried again (tests/browser/conftest.py)."""
    if report.when != "call" or not report.passed or CRASHED not in map(tuple, report.user_properties):
        return None
    return "passed after a crash of Chromium", "R", "PASSED AFTER A CRASH"


def pytest_report_header() -> str:
    """Say which mode runs."""
    mode = "compiled" if IS_COMPILED else "interpreted"
    return f"apogee: {mode}, from {os.path.relpath(os.path.dirname(apogee.__file__))}"
