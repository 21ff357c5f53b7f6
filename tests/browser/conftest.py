"""One Chromium for each process of tests, and a house for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, sync_playwright

from tests.browser.stage import House
from tests.conftest import CRASHED

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # All pages in one process and one thread: a third less work. What somebody may know is kept apart by contexts.
    "--renderer-process-limit=1",
    "--in-process-gpu",
    "--js-flags=--single-threaded",
]


TRIES = 3
CRASHES = ("Page crashed", "Target crashed", "Chromium has lost the cookie")  # the last: its network process did


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Try a test again where Chromium itself crashed, which tells nothing of the pages; a page that always makes it
    crash fails. What passed only so is counted apart at the end. Tests of other folders are left to pytest."""
    if item.path.parent != Path(__file__).parent:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for tried in range(1, TRIES + 1):
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        if tried == TRIES or not any(is_crash(report) for report in reports):
            break
        item._initrequest()  # type: ignore[attr-defined] # its fixtures are made anew
    for report in reports:
        if tried > 1:
            report.user_properties.append(CRASHED)
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def is_crash(report: pytest.TestReport) -> bool:
    """Whether a test failed because Chromium crashed."""
    return report.failed and any(crash in str(report.longrepr) for crash in CRASHES)


@pytest.fixture(scope="package")
def browser() -> Generator[Browser]:
    """Chromium; without it nothing here is known, so that is a failure.

    Playwright's event loop runs in this thread for as long: other packages' tests have loops of their own.
    """
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "there is no Chromium; ./test installs it."
    pages = resources.files("apogee.server").joinpath("static", "index.html")
    assert pages.is_file(), "the pages are not built; python tools/web.py builds them."
    with on_one_processor():
        started = sync_playwright().start()
        browser = started.chromium.launch(executable_path=found, args=ARGUMENTS)
    try:
        yield browser
        browser.close()
    finally:
        started.stop()


@contextmanager
def on_one_processor() -> Generator[None]:
    """Programs that are started meanwhile stay on one processor.

    There are machines whose processors' clocks differ by milliseconds. Chromium crashes when time goes back.
    """
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    process = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    os.sched_setaffinity(0, {sorted(allowed)[process % len(allowed)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Generator[House]:
    """A server of one's own; at the end nobody may have complained or heard too much."""
    house = House(browser, tmp_path)
    try:
        yield house
        if not house.is_leaky:
            house.check()
    finally:
        house.close()
