"""The pages are true: examples run, generated lists are current, links lead somewhere."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import apogee
from apogee.catalog import GAMES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
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


@pytest.mark.parametrize("name", GAMES)
def test_words_on_the_page_are_exactly_the_vocabulary(name: str) -> None:
    game = apogee.game(name)
    section = (DOCS / "words.md").read_text("utf-8").split(f"## {game.title}\n")[1].split("\n## ")[0]
    listed = [line for block in blocks(section, "text") for line in block.splitlines()]
    assert sorted(listed) == sorted([*game.actions, *game.outcomes])


def test_generated_words_are_current() -> None:
    answer = subprocess.run(
        [sys.executable, ROOT / "tools" / "words.py", "--check"], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
