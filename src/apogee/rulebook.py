"""The rules catalogue of a game, to look things up in: rules, rulings, decision points, examples, with their source."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PLACES = (Path(__file__).parent / "rules", Path(__file__).parents[2] / "docs" / "rules")  # installed, or in the sources
ID = r"[A-Z]+-(?:\d+|[RDE])\.\d+[a-z]?"
TAG = r"rulebooks?(?:-\d+)?|public|ruling"  # how catalogues without brackets name a source


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
    return {} if page is None else entries(page.read_text(encoding="utf-8"))


def entries(page: str) -> dict[str, Rule]:
    """The entries of a catalogue: items and paragraphs that begin with an id in bold, rows that begin with an id."""
    section = ""
    found: dict[str, Rule] = {}
    entry: list[str] = []
    latest = ""  # the entry that a table would belong to
    header: list[str] = []  # of the table that is being read
    for line in [*page.splitlines(), "---"]:
        if entry and line and not line.startswith("  "):
            rule = _rule(entry, section)
            found[rule.id] = rule
            latest = rule.id
            entry = []
        cells = [cell.strip() for cell in line.strip()[1:-1].split("|")] if line.startswith("|") else []
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif re.match(rf"(- )?\*\*{ID}", line):
            entry = [line.removeprefix("- ")]
        elif entry:  # what is indented belongs to it, even after an empty line
            entry += [line.strip()] if line else []
        elif cells and not header:
            header = cells
        elif cells and re.fullmatch(ID, cells[0]):
            found[cells[0]] = Rule(cells[0], section, _row(header[1:], cells[1:]), "")
        elif cells and latest and not re.fullmatch(r"[|:\- ]+", line):
            rule = found[latest]
            found[latest] = Rule(rule.id, rule.section, f"{rule.text} | {_row(header, cells)}", rule.source)
        if not cells:
            header = []
            latest = latest if not line else ""
    return found


def _rule(lines: list[str], section: str) -> Rule:
    """`**PR-1.1** text [source]`, `**RM-1.1** text source` or `**PR-R.1 Question?** text`; the source in backticks.

    The source ends a line: the last one, or the one before the parts that the rule lists.
    """
    head = re.match(rf"\*\*({ID})\.?\s*(.*?)\*\*(.*)", "\n".join(lines), re.DOTALL)
    assert head is not None, lines
    body, source = head[3], ""
    tag = re.search(rf"\s*`(?:\[([^`]*)\]|({TAG}))`\s*$", body, re.MULTILINE)
    if tag:
        body, source = body[: tag.start()] + " " + body[tag.end() :], tag[1] or tag[2]
    return Rule(head[1], section, re.sub(r"\*+", "", " ".join(f"{head[2]}{body}".split())), source)


def _row(header: list[str], cells: list[str]) -> str:
    """A table's row as a text; cells with nothing in them are left out."""
    return "; ".join(f"{name}: {cell}" for name, cell in zip(header, cells, strict=True) if cell not in ("", "-"))


def rules_of(game: str, wanted: str) -> list[Rule]:
    """The rule of an id, or all rules of a section: `PR-7.1`, `7.1`, `7`, `R`; none where there is no such."""
    book = rulebook(game)
    prefix = next(iter(book), "").partition("-")[0]
    key = wanted.strip().upper().removeprefix(f"{prefix}-")
    named = [rule for rule in book.values() if rule.id.upper() == f"{prefix}-{key}"]
    if named:
        return named
    return [rule for rule in book.values() if rule.id.startswith(f"{prefix}-{key}.")]
