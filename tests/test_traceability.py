"""Every rule, ruling, decision point and example of the catalogues is named in a test, or stands in no-behaviour.md."""

import re
from functools import cache
from pathlib import Path

import pytest

from apogee.rulebook import entries, rulebook, rules_of

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs/rules"
NO_BEHAVIOUR = RULES / "no-behaviour.md"

RULE_ID = r"(?:PR|RM|RR)-(?:[A-Z]|\d+)\.\d+[a-z]?"
DEFINITION = re.compile(rf"\*\*({RULE_ID})\b|^\| ({RULE_ID}) \|", re.MULTILINE)
EXEMPTION = re.compile(rf"^\| ({RULE_ID}) \| (\S.*?) \|$", re.MULTILINE)
TEST = re.compile(r"^ *(?:async )?def (test_\w+)\(", re.MULTILINE)
CITATION = re.compile(r"(?<![a-z0-9])(pr|rm|rr)_([a-z]|\d+)_(\d+[a-z]?)(?=_|$)")


def defined_ids(catalogue: str) -> set[str]:
    """The ids that a catalogue defines: in bold, or as the first cell of a table's row."""
    return {bold or cell for bold, cell in DEFINITION.findall(catalogue)}


def cited_ids(name: str) -> set[str]:
    """The ids that a test's name cites."""
    return {
        f"{game.upper()}-{section.upper()}.{number}"
        for game, section, number in CITATION.findall(name.removeprefix("test_"))
    }


@cache
def names_of_tests() -> list[str]:
    """The names of all test functions and methods under tests/."""
    files = sorted(TESTS.rglob("test_*.py"))
    return [name for file in files for name in TEST.findall(file.read_text(encoding="utf-8"))]


@cache
def ids_tested() -> set[str]:
    """The ids that some test cites."""
    return set().union(*map(cited_ids, names_of_tests()))


def exemptions() -> dict[str, str]:
    """The ids without behaviour, each with its reason."""
    return dict(EXEMPTION.findall(NO_BEHAVIOUR.read_text(encoding="utf-8")))


CATALOGUES = [file for file in sorted(RULES.glob("*.md")) if file != NO_BEHAVIOUR]
DEFINED = {file.stem: defined_ids(file.read_text(encoding="utf-8")) for file in CATALOGUES}
ALL_DEFINED = set().union(*DEFINED.values())


@pytest.mark.parametrize("catalogue", DEFINED)
def test_every_id_is_tested_or_states_no_behaviour(catalogue: str) -> None:
    assert sorted(DEFINED[catalogue] - ids_tested() - set(exemptions())) == []


def test_what_states_no_behaviour_exists_and_has_no_test() -> None:
    assert sorted(set(exemptions()) - ALL_DEFINED) == []
    assert sorted(set(exemptions()) & ids_tested()) == []


def test_every_row_of_no_behaviour_is_read() -> None:
    rows = [line for line in NO_BEHAVIOUR.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert len(rows) - 2 == len(exemptions())


def test_tests_cite_only_ids_that_exist() -> None:
    assert sorted(ids_tested() - ALL_DEFINED) == []
    assert [name for name in names_of_tests() if re.match("test_(pr|rm|rr)_", name) and not cited_ids(name)] == []


def test_ids_of_all_shapes_are_found() -> None:
    text = (
        "- **PR-1.1** The\n- **PR-R.1 Who starts?** At\n- **RM-10.0a** A\n- **RR-R.12.** B\n| RR-D.4 | C |\nsee PR-9.9"
    )
    assert defined_ids(text) == {"PR-1.1", "PR-R.1", "RM-10.0a", "RR-R.12", "RR-D.4"}
    assert cited_ids("test_pr_7_13_searched_cards_are_not_shown") == {"PR-7.13"}
    assert cited_ids("test_pr_r_27_and_rm_10_0a_agree") == {"PR-R.27", "RM-10.0a"}
    assert cited_ids("test_repr_7_13_of_a_match") == set()
    assert {"PR-1.1", "PR-11.5", "PR-R.45", "PR-D.3"} <= DEFINED["pocket-rockets"]


# --- Looking rules up


@pytest.mark.parametrize("catalogue", DEFINED)
def test_every_id_can_be_looked_up(catalogue: str) -> None:
    assert sorted(rulebook(catalogue)) == sorted(DEFINED[catalogue])
    for rule in rulebook(catalogue).values():
        assert rule.section
        assert rule.text
        assert rules_of(catalogue, rule.id) == rules_of(catalogue, rule.id.partition("-")[2]) == [rule]
        assert rule.source or re.search(r"-[RD]\.", rule.id), f"{rule.id} names no source"


def test_entries_of_all_shapes_are_read() -> None:
    page = """
## 1 Start
| n | no entry before this table |
|---|---|
| 1 | x |

- **PR-1.1** One
  and more. `[ruling PR-R.1]`
- **RM-1.2 Step 2 - go.** See `end`. `rulebook-002`
- **RM-1.3** Table: `ruling`

| window | what |
|---|---|
| W1 | copy |
| W2 | - |

(Note.)

- **RM-1.0a** Letter. `public`

## Rulings
- **RM-R.2 Why?** **So.** Because.
- **RM-R.1 When?** Then `now`.

| id | when | hidden |
|---|---|---|
| RM-D.1 | setup | - |
| RM-D.2 | end | hand |

**RR-R.1. Who?** **All.** *Reason:* `[[die]]` is data.

**RR-R.2. How?** So.

- **RR-9.9 Rocket** (always): `[rulebook]`
  1. one engine;
  2. modules.

  As a formula: `modules <= 6`.
- **RR-9.10 Order**: top, then bottom. `[ruling RR-R.22]`
- **RR-E.1 Two launches.** See: `[ours]`
  - Purple flies.
  - White waits.
"""

    assert [(rule.id, rule.section, rule.text, rule.source) for rule in entries(page).values()] == [
        ("PR-1.1", "1 Start", "One and more.", "ruling PR-R.1"),
        ("RM-1.2", "1 Start", "Step 2 - go. See `end`.", "rulebook-002"),
        ("RM-1.3", "1 Start", "Table: | window: W1; what: copy | window: W2", "ruling"),
        ("RM-1.0a", "1 Start", "Letter.", "public"),
        ("RM-R.2", "Rulings", "Why? So. Because.", ""),
        ("RM-R.1", "Rulings", "When? Then `now`.", ""),
        ("RM-D.1", "Rulings", "when: setup", ""),
        ("RM-D.2", "Rulings", "when: end; hidden: hand", ""),
        ("RR-R.1", "Rulings", "Who? All. Reason: `[[die]]` is data.", ""),
        ("RR-R.2", "Rulings", "How? So.", ""),
        ("RR-9.9", "Rulings", "Rocket (always): 1. one engine; 2. modules. As a formula: `modules <= 6`.", "rulebook"),
        ("RR-9.10", "Rulings", "Order: top, then bottom.", "ruling RR-R.22"),
        ("RR-E.1", "Rulings", "Two launches. See: - Purple flies. - White waits.", "ours"),
    ]


def test_sections_and_ids_with_a_letter_are_found_however_they_are_written() -> None:
    assert [rule.id for rule in rules_of("rocketmen", "10.0A")] == ["RM-10.0a"]
    assert [rule.id for rule in rules_of("rocketmen", "rm-9")] == [f"RM-9.{number}" for number in range(1, 6)]
    assert [rule.id for rule in rules_of("rocketmen", " d ")] == [f"RM-D.{number}" for number in range(1, 22)]
    assert rules_of("rocketmen", "10.0") == []
