"""What all tests share: which mode runs, and how much of the dear checks to do."""

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

import apogee.core.rng
from tests import chance

IS_COMPILED = apogee.core.rng.__file__.endswith((".so", ".pyd"))
IS_LONG = os.environ.get("APOGEE_LONG", "") == "1"
IS_QUICK = os.environ.get("APOGEE_QUICK", "") == "1"  # how planted bugs are looked for
# Planted bugs go into copies of the sources, which run interpreted; texts, pages and screens know no modes, nor do the
# wire and the disk, and Countdown is never compiled: once is enough. So it is for single tests that are marked. The
# compiled program's terminal is played by tools/package.py, its server's bots and replays by tests that run here.
ONCE = [
    *("test_planted_bugs.py", "test_planted_leaks.py", "test_wire_secrecy.py"),
    *("test_locale.py", "test_docs.py", "test_terminal.py", "browser"),
    *("test_contract.py", "test_who_may.py", "test_hostile.py", "test_server.py"),
    *("test_serve_command.py", "test_pages.py", "test_toy.py", "test_traceability.py"),
    *(
        "test_crash.py",
        "test_exactly_once.py",
        "test_history.py",
        "test_rooms.py",
        "test_storage.py",
        "test_trouble.py",
    ),
]
collect_ignore = ONCE if IS_COMPILED else []

settings.register_profile(
    "apogee",
    deadline=None,  # speed is measured in bench/, never by a test
    derandomize=not IS_LONG,
    print_blob=IS_LONG,  # how to see once more what was found by chance
    max_examples=400 if IS_LONG else 15 if IS_QUICK else 60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("apogee")


@pytest.fixture(autouse=True)
def _chance_is_settled(request: pytest.FixtureRequest) -> Generator[None]:
    """What is left to chance follows from a test's name: it is the same alone, in any order and in any process."""
    with chance.settled(chance.name_of(request.node.nodeid)):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
    """So it is in what several tests share, whichever of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with chance.settled(f"{fixturedef.baseid}::{fixturedef.argname}"):
        return (yield)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked is left out where the program is compiled."""
    left_out = [item for item in items if IS_COMPILED and item.get_closest_marker("once")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_report_header() -> str:
    """Say which mode runs."""
    mode = "compiled" if IS_COMPILED else "interpreted"
    return f"apogee: {mode}, from {os.path.relpath(os.path.dirname(apogee.__file__))}"
