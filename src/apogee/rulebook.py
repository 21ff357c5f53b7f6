"""The rules catalogue of a game, to look things up in: every rule, ruling and decision point, with its source."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PLACES = (Path(__file__).parent / "rules", Path(__file__).parents[2] / "docs" / "rules")  # installed, or in the sources


@dataclass(frozen=True)
class Rule:
    """An entry of the catalogue."""

    id: str
    section: str  # the heading it stands under
    text: str  # in the catalogue's words, without its source
    source: str


@cache
def rulebook(game: str) -> dict[str, Rule]:
    """The entries of a game's catalogue by id, in its order; none where the game has no catalogue."""
    page = next((folder / f"{game}.md" for folder in PLACES if (folder / f"{game}.md").is_file()), None)
    if page is None:
        return {}
    section = ""
    found: dict[str, Rule] = {}
    entry: list[str] = []
    for line in [*page.read_text(encoding="utf-8").splitlines(), "---"]:
        if entry and (line.startswith("- **") or not line.startswith("  ")):
            rule = _rule(" ".join(entry), section)
            found[rule.id] = rule
            entry = []
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif re.match(r"- \*\*[A-Z]+-(?:\d+|[RD])\.\d+", line):
            entry = [line[2:]]
        elif entry:
            entry.append(line.strip())
    return found


def _rule(text: str, section: str) -> Rule:
    """`**PR-1.1** text [source]`, or `**PR-R.1 Question?** text`."""
    head = re.match(r"\*\*([A-Z]+-(?:\d+|[RD])\.\d+)\s*(.*?)\*\*\s*(.*)", text)
    assert head is not None, text
    body, source = head[3], ""
    tag = re.search(r"\s*`\[([^`]*)\]`\s*$", body)
    if tag:
        body, source = body[: tag.start()], tag[1]
    return Rule(head[1], section, re.sub(r"\*+", "", f"{head[2]} {body}".strip()), source)


def rules_of(game: str, wanted: str) -> list[Rule]:
    """The rule of an id, or all rules of a section: `PR-7.1`, `7.1`, `7`, `R`; none where there is no such."""
    book = rulebook(game)
    prefix = next(iter(book), "").partition("-")[0]
    key = wanted.strip().upper().removeprefix(f"{prefix}-")
    if f"{prefix}-{key}" in book:
        return [book[f"{prefix}-{key}"]]
    return [rule for rule in book.values() if rule.id.startswith(f"{prefix}-{key}.")]
