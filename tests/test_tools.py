"""The tools behind ./test: objects kept by content, checks that run side by side, files of tests read with care."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import conftest, reading

ROOT = Path(__file__).parent.parent
COMPILER = """#!/bin/sh
# A compiler that notes what it compiles: an object is the source with its header.
case "$*" in *--version*) echo "$0 1"; exit ;; esac
while [ $# -gt 0 ]; do case $1 in -c) shift; source=$1 ;; -o) shift; target=$1 ;; esac; shift; done
echo "$(basename "$source")" >>"$(dirname "$0")/compiled"
grep -q broken "$source" && exit 3
cat "$source" "$(dirname "$source")/all.h" >"$target"
"""


class Folder:
    """Two C files with a header, a compiler that counts, and a memory."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sources = path / "sources"
        self.sources.mkdir()
        self.write("one.c", "int one;")
        self.write("two.c", "int number_two;")
        self.write("all.h", "int all;")
        self.compiler = path / "compiler"
        self.compiler.write_text(COMPILER)
        self.compiler.chmod(0o755)

    def write(self, name: str, text: str) -> None:
        (self.sources / name).write_text(text + "\n")

    def compile(self, name: str, *flags: str) -> int:
        """What the compiler answers for a file."""
        line = [str(self.compiler), *flags, "-c", str(self.sources / name), "-o", str(self.path / f"{name}.o")]
        command = [sys.executable, str(ROOT / "tools" / "cc.py"), str(self.path / "objects"), *line]
        return subprocess.run(command, check=False).returncode

    def compiled(self) -> list[str]:
        """The files that were compiled since this was last asked."""
        notes = self.path / "compiled"
        found = sorted(notes.read_text().split()) if notes.exists() else []
        notes.unlink(missing_ok=True)
        return found


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_the_first_file_has_its_neighbours_compiled_and_nothing_is_compiled_twice(folder: Folder) -> None:
    assert folder.compile("one.c") == 0
    assert folder.compiled() == ["one.c", "two.c"]
    assert (folder.path / "one.c.o").read_text() == "int one;\nint all;\n"

    assert folder.compile("two.c") == 0
    assert folder.compile("one.c") == 0
    assert folder.compiled() == []
    assert (folder.path / "two.c.o").read_text() == "int number_two;\nint all;\n"


def test_what_has_changed_is_compiled_again_and_what_comes_back_is_not(folder: Folder) -> None:
    folder.compile("one.c")
    folder.compiled()

    folder.write("one.c", "int another;")
    assert folder.compile("one.c") == 0
    assert folder.compiled() == ["one.c"]
    assert (folder.path / "one.c.o").read_text() == "int another;\nint all;\n"

    folder.write("all.h", "int more;")
    assert folder.compile("one.c") == 0
    assert folder.compiled() == ["one.c", "two.c"]
    assert folder.compile("one.c", "-O1") == 0
    assert folder.compiled() == ["one.c", "two.c"]

    folder.write("one.c", "int one;")
    folder.write("all.h", "int all;")
    assert folder.compile("one.c") == 0
    assert folder.compiled() == []
    assert (folder.path / "one.c.o").read_text() == "int one;\nint all;\n"


def test_a_file_that_does_not_compile_is_no_object_and_no_pass(folder: Folder) -> None:
    folder.write("one.c", "broken")

    assert folder.compile("one.c") != 0
    assert not (folder.path / "one.c.o").exists()
    assert len(list((folder.path / "objects").glob("*.o"))) == 1  # the other one's
    assert folder.compile("one.c") != 0  # and again


CHECKS = """
import sys
sys.path.insert(0, "tools")
from checks import Check, Run
from pathlib import Path
import checks
checks.LOGS = Path(sys.argv[1])
checks.ROOT = Path(sys.argv[1])
say = [sys.executable, "-c", "print('all is well')"]
fail = [sys.executable, "-c", "import sys; print('what is wrong'); sys.exit(5)"]
first, second = Check("first", say), Check("second", fail)
sys.exit(Run([first, second, Check("third", say, ("second",)), Check("last", say, ("first",))]).all())
"""


def test_a_check_that_fails_is_shown_and_what_needs_it_is_not_run(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CHECKS, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()

    assert done.returncode == 1, done.stderr
    assert "what is wrong" in lines
    assert "== second ended with 5" in lines
    assert [line.split()[0] for line in lines if line.endswith(("(first.log)", "(last.log)"))].count("ok") == 2
    assert any(line.startswith("FAILED ") and "second  (second.log)" in line for line in lines)
    assert "NOT RUN          third: it needs second" in lines
    assert lines[-1] == "checks: 2 passed, 2 failed"


ORDERED = """
import sys
sys.path.insert(0, "tools")
from checks import Check, Run
from pathlib import Path
import checks
checks.LOGS = checks.ROOT = Path(sys.argv[1])
Run([Check("it", [sys.executable, "-c", "import os, sys; sys.exit('seed ' + os.environ['PYTHONHASHSEED'])"])]).all()
"""


def test_sets_of_texts_have_one_order_in_every_check(tmp_path: Path) -> None:
    """Python draws it anew for every process, unless it is told."""
    given = {name: value for name, value in os.environ.items() if name != "PYTHONHASHSEED"}
    command = [sys.executable, "-c", ORDERED, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True, check=False)

    assert "seed 0" in done.stdout.splitlines()


@pytest.mark.parametrize("arguments", [["--quick"], ["--long", "nonsense"], ["laws"]])
def test_what_is_not_known_is_refused_with_what_is(arguments: list[str]) -> None:
    command = [sys.executable, "tools/checks.py", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("./test takes --fast, or --long and campaigns: types, modes, laws, ")


# --- Files of tests that name no word of -k


@pytest.mark.parametrize(
    ("expression", "words"),
    [
        ("", []),
        ("rings", ["rings"]),
        ("Rings and (moon or PR-5.1)", ["rings", "moon", "pr-5.1"]),
        ("not rings", []),
        ("moon and not rings", []),
    ],
)
def test_the_words_that_a_name_may_have(expression: str, words: list[str]) -> None:
    assert reading.words_of(expression) == words


def asked(folder: Path, *arguments: str) -> str:
    """What pytest says of a folder of tests, read as ./test reads them."""
    (folder / "conftest.py").write_text("from tests.reading import configure as pytest_configure\n")
    (folder / "test_moon.py").write_text(
        "def test_moon() -> None:\n    here = 1 + 1\n    assert here == 3, chr(33) * 3\n"
    )
    (folder / "test_made.py").write_text(
        'import pytest\n\n\n@pytest.mark.parametrize("word", ["mo" + "on"])\n'
        "def test_word(word: str) -> None:\n    here = 2 + 2\n    assert here == 5\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", reading.ASKED: "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def byte_code(folder: Path) -> set[str]:
    """The files of tests whose asserts were written anew."""
    return {path.name.partition(".")[0] for path in folder.glob("__pycache__/test_*-pytest-*.pyc")}


def test_only_files_that_name_a_word_are_read_with_care(tmp_path: Path) -> None:
    said = asked(tmp_path, "-k", "test_moon and moon.py")

    assert "assert 2 == 3" in said
    assert "1 failed, 1 deselected" in said
    assert byte_code(tmp_path) == {"test_moon"}


def test_a_name_that_is_put_together_is_found_and_its_failure_tells_what_was_compared(tmp_path: Path) -> None:
    said = asked(tmp_path, "-k", "moon")

    assert "once more" in said
    assert "assert 4 == 5" in said
    assert "2 failed" in said
    assert byte_code(tmp_path) == {"test_moon", "test_made"}


def test_without_a_word_all_files_are_read_with_care(tmp_path: Path) -> None:
    said = asked(tmp_path, "-k", "not moon.py")

    assert "assert 4 == 5" in said
    assert "once more" not in said


# --- Tests that were tried again


@pytest.mark.parametrize(
    ("said", "counted"), [([], None), ([list(conftest.CRASHED)], "passed after a crash of Chromium")]
)
def test_what_passed_after_a_crash_is_counted_apart(said: list[object], counted: str | None) -> None:
    """As pytest-xdist sends it, which makes lists of pairs."""
    report = pytest.TestReport("test", ("", 0, ""), {}, "passed", None, "call", user_properties=said)  # type: ignore[arg-type]
    status = conftest.pytest_report_teststatus(report)
    assert (status and status[0]) == counted
