"""The pages are true: examples run, generated lists are current, links lead somewhere."""

import json
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import apogee
from apogee.catalog import GAMES
from apogee.core import positions
from apogee.core.components import package_of
from tests.conftest import IS_LONG
from tests.terminal import run

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
DEAR = ("opponents.md", "performance.md", "terminal.md")  # pages whose commands are run in the long campaign alone
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("name", GAMES)
def test_positions_on_the_page_round_trip(name: str) -> None:
    """docs/positions.md has a full example per game: set up and written down again, it is the same."""
    game = apogee.game(name)
    section = (DOCS / "positions.md").read_text("utf-8").split(f"## {game.title}\n")[1].split("\n## ")[0]
    for example in blocks(section, "json"):
        position = json.loads(example)
        match = game.match_at(position, seed=1)
        assert match.position() == position
        assert match.pending()
    assert blocks(section, "json")


def keys_in(kind: positions.Kind) -> set[str]:
    """Every key that a description has, also in what is nested; ids are none."""
    if isinstance(kind, positions.Listed | positions.Maybe):
        return keys_in(kind.kind)
    if not isinstance(kind, positions.Record):
        return set()
    inside = set[str]().union(*(keys_in(field.kind) for field in kind.fields))
    return inside | {field.key for field in kind.fields if not field.is_id}


@pytest.mark.parametrize("name", GAMES)
def test_keys_on_the_page_are_exactly_those_that_are_read(name: str) -> None:
    """docs/positions.md explains every key of a position, and no other."""
    section = (DOCS / "positions.md").read_text("utf-8").split(f"## {apogee.game(name).title}\n")[1].split("\n## ")[0]
    described = keys_in(import_module(f"apogee.games.{package_of(name)}.position").POSITION)
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    assert {key for row in rows for key in re.findall(r"`(\w+)`", row)} <= described
    assert described <= set(re.findall(r"`(\w+)`", section))


@pytest.mark.parametrize("name", GAMES)
def test_words_on_the_page_are_exactly_the_vocabulary(name: str) -> None:
    game = apogee.game(name)
    section = (DOCS / "words.md").read_text("utf-8").split(f"## {game.title}\n")[1].split("\n## ")[0]
    listed = [line for block in blocks(section, "text") for line in block.splitlines()]
    assert sorted(listed) == sorted([*game.actions, *game.outcomes])


@pytest.mark.parametrize("tool", ["words.py", "views.py", "protocol.py"])
def test_generated_pages_and_types_are_current(tool: str) -> None:
    answer = subprocess.run(
        [sys.executable, ROOT / "tools" / tool, "--check"], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr


# --- Commands

# Commands that are too dear or too strange to be run here, and the check of ./test that runs them.
ELSEWHERE = {
    "./play": 'tool("fresh")',
    "pip install .": 'tool("package", "--check")',
    "pip install '.[tui]'": 'tool("package", "--check")',
    "pip install '.[sim]'": 'tool("package", "--check")',
    "pip install '.[rl]'": 'tool("package", "--check")',
    "pip install '.[server]'": 'tool("package", "--check")',
    "apogee bench": 'tool("package", "--check")',
    "apogee serve": "pytest",  # tests/test_serve_command.py
    "apogee serve --origin https://rockets.example": "pytest",
    "apogee doctor": "pytest",
    "./play -- --help": 'tool("fresh")',
    "./play terminal": 'tool("fresh")',
    "./play --compile": "./play --compile",
    "python check_shuffle.py match.journal": "pytest",  # tests/test_check_shuffle.py
    "./test": "basedpyright",  # it is what runs this
    "./test --fast": "--fast",
    "./test --long": "--long",
    "./test --long arena": "--long",
    "./test --long browser": "--long",
    "./test --long laws crash": "--long",
}


# Spoken of, not shown: they want something more.
NAMES = {f"apogee {name}" for name in ("play", "rules", "cards", "replay", "simulate", "arena", "train")}


def commands(page: Path) -> list[str]:
    """What a page tells its reader to type: lines of sh blocks, and whole apogee commands in its sentences."""
    text = page.read_text("utf-8")
    lines = [line for block in blocks(text, "sh") for line in block.splitlines()]
    typed = [line.partition("  #")[0].strip() for line in lines if line.strip()]
    sentences = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    whole = re.findall(r"`((?:apogee \S|\./play|\./test)[^`]*)`", sentences)
    whole = [each for each in whole if each not in NAMES and not re.search(r"\b[A-Z]{2,}\b| -k ", each)]
    # They run; for how long is no matter.
    shorter = [re.sub(r"--seconds \d+", "--seconds 0.2", each) for each in typed + whole]
    shorter = [re.sub(r"--matches \d+", "--matches 4", each) for each in shorter]
    shorter = [re.sub(r"--blocks \d+", "--blocks 2", each) for each in shorter]
    return [re.sub(r"\bpilot\b", "pilot@2", each) for each in shorter]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if IS_LONG or page.name not in DEAR], ids=lambda page: page.name
)
def test_every_command_shown_is_run(page: Path, tmp_path: Path) -> None:
    components = (Path(apogee.__file__).parent / "games/pocket_rockets/components.toml").read_text("utf-8")
    (tmp_path / "my.toml").write_text(
        components.replace('id = "hand_limit"\nvalue = 3', 'id = "hand_limit"\nvalue = 4')
    )
    checks = (ROOT / "test").read_text("utf-8") + (ROOT / "tools" / "checks.py").read_text("utf-8")
    for command in commands(page):
        if not command.startswith("apogee ") or command in ELSEWHERE:
            assert ELSEWHERE[command] in checks, f"nothing runs {command}"
            continue
        done = run(*shlex.split(command)[1:], folder=tmp_path, typed="q\n" * 3)
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stdout, command


def test_commands_are_found() -> None:
    assert "./play" in commands(ROOT / "README.md")
    assert len(commands(DOCS / "guide" / "terminal.md")) >= 12


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
