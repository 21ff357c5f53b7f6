"""Compiled or interpreted, here or in another process: equal seeds and decisions give equal journals, views, twins."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import apogee
from tests.conftest import IS_COMPILED, IS_LONG
from tests.digests import digests

ROOT = Path(__file__).parent.parent
MATCHES = 60 if IS_LONG else 5


def test_journals_are_equal_to_those_of_an_interpreted_process() -> None:
    """Where this process runs compiled code, this compares compiled with interpreted."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "12345"}
    environment.pop("APOGEE_COMPONENTS", None)
    program = "import sys, apogee.core.rng as r; assert r.__file__.endswith('.py'); sys.argv = ['', sys.argv[1]]; "
    program += "import runpy; runpy.run_module('tests.digests', run_name='__main__')"
    other = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, str(MATCHES)],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        check=False,
    )
    assert other.returncode == 0, other.stderr
    assert other.stdout.splitlines() == digests(MATCHES)


def test_the_modules_are_of_the_mode_that_was_asked_for() -> None:
    mode = os.environ.get("APOGEE_MODE")  # ./test sets it
    if mode is None:
        pytest.skip("no mode was asked for")

    assert mode == ("compiled" if IS_COMPILED else "interpreted")
    assert list(Path(apogee.__file__).parent.rglob("*__mypyc.*")) == []
    assert (list(Path(apogee.__file__).parent.rglob("*.so")) != []) == (mode == "compiled")
