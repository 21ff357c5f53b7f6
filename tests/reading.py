"""How the files of tests are read for the first time.

Then pytest writes every assert of them anew, so that a failure tells what was compared. For all files that takes longer
than everything else until the first test begins.

Where several processes run tests, each would do it, all at the same time: so it is done once, before they start.

Where only some tests are wanted (./test -- -k NAME), a file that names none of the words is read as plain Python. Its
tests may be meant all the same, since the names of some are put together: then pytest starts once more, and reads all
files its own way.
"""

import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

import pytest
from _pytest.assertion import rewrite

ASKED = "APOGEE_READ_NAMED"  # set by ./test, for its own pytest and nobody below


def words_of(expression: str) -> list[str]:
    """The words of a -k expression of which every selected test has one; none if there are no such words."""
    words = re.findall(r"[^\s()]+", expression.lower())
    return [] if "not" in words else [word for word in words if word not in ("and", "or")]


class PlainFinder(MetaPathFinder):
    """Finds those files of tests that name none of some words, before pytest does."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.found: set[str] = set()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.rpartition(".")[2].startswith("test_"):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or self.is_named(Path(spec.origin)):
            return None
        self.found.add(spec.origin)
        return spec

    def is_named(self, file: Path) -> bool:
        """Whether a file has one of the words, in its path or in its text."""
        text = f"{os.path.relpath(file)}\n{file.read_text('utf-8')}".lower()
        return any(word in text for word in self.words)


def write_ahead(config: pytest.Config, files: Iterable[Path]) -> None:
    """Write what pytest makes of these files where every process will look for it."""
    state = config.stash[rewrite.assertstate_key]
    for file in files:
        folder = rewrite.get_cache_dir(file)
        written = folder / f"{file.stem}{rewrite.PYC_TAIL}"
        if rewrite.try_makedirs(folder) and rewrite._read_pyc(file, written) is None:
            source, code = rewrite._rewrite_test(file, config)
            rewrite._write_pyc(state, code, source, written)


def is_shared(config: pytest.Config) -> bool:
    """Whether this process has others run the tests."""
    return not hasattr(config, "workerinput") and bool(getattr(config.option, "numprocesses", 0))


def configure(config: pytest.Config) -> None:
    """Read files plainly that name none of the words, if ./test asks for that."""
    is_asked = os.environ.pop(ASKED, "") == "1"
    words = words_of(config.getoption("keyword"))
    if is_asked and words:
        config.pluginmanager.register(Reader(config, PlainFinder(words)))


class Reader:
    """Puts the finder in place, and starts pytest once more where tests are meant whose file was read plainly."""

    def __init__(self, config: pytest.Config, finder: PlainFinder) -> None:
        self.config = config
        self.finder = finder
        sys.meta_path.insert(0, finder)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        is_plain = any(str(item.path) in self.finder.found for item in session.items)
        if is_plain and not self.config.getoption("collectonly"):
            self.config.pluginmanager.getplugin("capturemanager").suspend_global_capture(in_=True)
            print("Names of tests that are meant are put together: reading all files once more.", flush=True)
            os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - ourselves

    def pytest_unconfigure(self) -> None:
        sys.meta_path.remove(self.finder)
