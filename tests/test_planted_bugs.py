"""Bugs planted into copies of the real files: the laws or tests named with each must catch it."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAWS = "tests/test_laws.py"
RULES = "tests/pocket_rockets"
MATCH = "tests/test_match.py"
BAD_INPUT = "tests/test_bad_input.py"
PR = "games/pocket_rockets"


@dataclass(frozen=True)
class Bug:
    """One edit of one file, and where it must be noticed."""

    name: str
    file: str
    old: str
    new: str
    caught_by: str


BUGS = [
    # What a viewer may know.
    Bug(
        "others' hidden cards are in the view",
        f"{PR}/observation.py",
        "        if seat == self.viewer:\n            hand = view.known + view.hidden",
        "        if True:\n            hand = view.known + view.hidden",
        RULES,
    ),
    Bug(
        "a hidden hand is copied for everybody and never dealt anew",
        f"{PR}/observation.py",
        "seat.hidden.copy() if is_own else CONTENT_UNKNOWN",
        "seat.hidden.copy()",
        LAWS,
    ),
    Bug(
        "a hidden card is in the view",
        f"{PR}/observation.py",
        "self.unknown: i64 = len(seat.hidden)",
        "self.unknown: i64 = len(seat.hidden) + 10 * sum(seat.hidden)",
        LAWS,
    ),
    Bug(
        "an id by which a covered card can be recognised",
        f"{PR}/observation.py",
        "        self.searcher: i64 = table.searcher[stack]\n",
        "        self.searcher: i64 = table.searcher[stack]\n"
        "        self.size += 1000 * sum(n * k for k, n in enumerate(table.bags[1 + stack].counts))\n",
        LAWS,
    ),
    Bug(
        "the log tells everybody which card was taken",
        f"{PR}/effects.py",
        "EVERYBODY if only_card else only(player), card)",
        "EVERYBODY, card)",
        LAWS,
    ),
    Bug(
        "the log tells everybody which cards a search found",
        f"{PR}/effects.py",
        "tell(table, FOUND, player, only(player), card)",
        "tell(table, FOUND, player, EVERYBODY, card)",
        LAWS,
    ),
    Bug(
        "the order of choices depends on a hidden card",
        f"{PR}/decisions.py",
        "    site_action: i64 = data.SITE_ACTION[table.site(seat)]\n    if site_action == data.REVERSE:\n",
        "    site_action: i64 = data.SITE_ACTION[table.site(seat)]\n"
        "    if sum(table.seats[player - 1].hidden) % 2 == 1:\n        actions.reverse()\n"
        "    if site_action == data.REVERSE:\n",
        LAWS,
    ),
    Bug(
        "a refusal depends on a hidden card",
        f"{PR}/decisions.py",
        "        return 0 if direction == table.arrow else ARROW\n",
        "        return 0 if direction == table.arrow else ARROW + sum(table.seats[0].hidden) % 2\n",
        LAWS,
    ),
    Bug(
        "a twin forgets a searched stack",
        f"{PR}/observation.py",
        "    if len(stack.covered) > 0:\n        return bag_of(stack.covered.copy())\n",
        "",
        LAWS,
    ),
    Bug(
        "a twin forgets a buried public card",
        f"{PR}/observation.py",
        "layers = [effects.OPEN[card] for card in stack.order]\n    covered = stack.size - len(stack.order)",
        "layers = [effects.OPEN[card] for card in stack.order[:1]]\n    covered = stack.size - len(stack.order[:1])",
        LAWS,
    ),
    Bug(
        "the view forgets buried public cards",
        "core/pile.py",
        "            cards.append(layer.card)\n",
        "            cards.append(layer.card)\n            break\n",
        RULES,
    ),
    Bug(
        "the view forgets an own search",
        f"{PR}/observation.py",
        "if view.searcher == self.viewer:\n            counts",
        "if view.searcher == self.viewer and False:\n            counts",
        RULES,
    ),
    Bug(
        "a search does not end the known order",
        f"{PR}/effects.py",
        "    pile.layers = [COVERED[1 + stack][pile.size]]\n",
        "    if bag.total < pile.size:\n        pile.layers = [COVERED[1 + stack][pile.size]]\n",
        LAWS,
    ),
    Bug(
        "twins come from the real table",
        f"{PR}/game.py",
        "        return twin\n",
        "        twin.bags = self.bags.copy()\n        return twin\n",
        LAWS,
    ),
    Bug(
        "a running export tells the seed",
        "core/journal.py",
        "        if is_open and self.draws is not None:",
        "        if self.draws is not None:",
        MATCH,
    ),
    Bug(
        "a running export tells secret lines",
        "core/match.py",
        "return bool(told) and told[0].seen_by == EVERYBODY",
        "return bool(told)",
        MATCH,
    ),
    Bug(
        "a running export tells whether something secret came before a withdrawal",
        "core/journal.py",
        "        if len(left) < len(standing) and left == standing[: len(left)]:",
        "        if len(left) < len(standing) and entry.back_to is not None:",
        MATCH,
    ),
    # Rules.
    Bug(
        "a hand may hold one card too many",
        f"{PR}/decisions.py",
        "return 0 if seat.hand_size() < seat.hand_limit() else HAND_LIMIT",
        "return 0 if seat.hand_size() <= seat.hand_limit() else HAND_LIMIT",
        RULES,
    ),
    Bug(
        "the standstill comes a turn late",
        f"{PR}/effects.py",
        "if table.standstill >= data.STALEMATE_TURNS:",
        "if table.standstill > data.STALEMATE_TURNS:",
        RULES,
    ),
    Bug(
        "a bonus counts at once", f"{PR}/effects.py", "seat.laid |= bonus & ~seat.active", "seat.active |= bonus", RULES
    ),
    Bug(
        "an own reversal does not lift the binding",
        f"{PR}/effects.py",
        "    table.arrow = -table.arrow\n    table.bound = 0\n",
        "    table.arrow = -table.arrow\n",
        RULES,
    ),
    Bug(
        "a refusal names another rule",
        f"{PR}/decisions.py",
        "    if table.stacks[stack].size == 0:\n        return EMPTY_STACK",
        "    if table.stacks[stack].size == 0:\n        return OWN_STACK",
        RULES,
    ),
    Bug(
        "an open rocket scores",
        f"{PR}/scoring.py",
        "        if rocket.is_complete():\n            total +=",
        "        if rocket.segments > 0:\n            total +=",
        LAWS,
    ),
    Bug(
        "only the first rocket is offered for fuel",
        f"{PR}/decisions.py",
        "        while rocket < len(seat.rockets):",
        "        while rocket < min(1, len(seat.rockets)):",
        LAWS,
    ),
    # Conservation, clones, turns.
    Bug(
        "a fuel token is lost", f"{PR}/effects.py", "    table.fuel[value] -= 1\n", "    table.fuel[value] = 0\n", LAWS
    ),
    Bug("a recycled card is lost", f"{PR}/effects.py", "    table.stacks[discard].put(OPEN[card])\n", "", LAWS),
    Bug("clones share a list", f"{PR}/state.py", "other.fuel = self.fuel.copy()", "other.fuel = self.fuel", LAWS),
    Bug(
        "clones share a bag that is changed",
        f"{PR}/state.py",
        "            bag.is_shared = True\n",
        "            bag.is_shared = False\n",
        LAWS,
    ),
    Bug(
        "a move costs nothing, so a turn never ends",
        f"{PR}/effects.py",
        "    tell(table, MOVED, player,",
        "    table.points += 1\n    tell(table, MOVED, player,",
        LAWS,
    ),
    Bug(
        "a position forgets the standstill", f"{PR}/position.py", '        "standstill": table.standstill,\n', "", LAWS
    ),
    Bug(
        "the order of secret commits matters",
        "testing/toy.py",
        '        if table.asks() == "thrust":\n            for each',
        '        if table.asks() == "thrust":\n            table.seats[player].score += 1\n            for each',
        LAWS,
    ),
    Bug(
        "how far a secret plan is can be seen",
        "testing/toy.py",
        "self.hand_sizes = [len(seat.hand) for seat",
        "self.hand_sizes = [len(seat.hand) - len(seat.loaded) for seat",
        LAWS,
    ),
    # The door, the draws, the files.
    Bug(
        "an illegal action is acknowledged",
        "core/match.py",
        "        if rule:\n            raise IllegalAction",
        "        if rule and not words:\n            raise IllegalAction",
        LAWS,
    ),
    Bug(
        "an impossible script changes the match",
        "core/match.py",
        "            self._state = before\n            del",
        "            del",
        MATCH,
    ),
    Bug(
        "a draw is a little unfair",
        "core/chance.py",
        "            left -= weight\n            if left < 0:",
        "            left -= weight\n            if left <= 0:",
        MATCH,
    ),
    Bug(
        "what the seats add is left out of the draws",
        "core/chance.py",
        ".hexdigest() if entropy else seed",
        ".hexdigest() if not seed else seed",
        MATCH,
    ),
    Bug(
        "a withdrawal leaves others' steps illegal",
        "core/match.py",
        "            rule = self.game.bar(state, seat, action)\n            if rule:\n",
        "            rule = self.game.bar(state, seat, action)\n            if rule < 0:\n",
        MATCH,
    ),
    Bug(
        "an unknown key of a component file is let through",
        "core/components.py",
        "            if key not in needed and key not in more:",
        "            if key not in needed and key not in more and key == '':",
        BAD_INPUT,
    ),
    Bug(
        "a forged list of outcomes is let through",
        "core/match.py",
        "        if entry.odds and entry.odds != words:",
        "        if entry.odds and entry.odds != words and number < 0:",
        BAD_INPUT,
    ),
    Bug(
        "draws after a take-back are not checked",
        "core/journal.py",
        "            if entry.is_chance and not entry.is_scripted:\n",
        "            if entry.back_to is not None:\n                break\n"
        "            if entry.seat is None and not entry.is_scripted:\n",
        BAD_INPUT,
    ),
    Bug(
        "a clone tells its original's driver",
        f"{PR}/state.py",
        "        self.copy_open_to(other)\n",
        "        self.copy_open_to(other)\n        other.events = self.events\n",
        LAWS,
    ),
    Bug(
        "a view changes with the table",
        f"{PR}/observation.py",
        "        self.known = seat.known.copy()\n",
        "        self.known = seat.known\n",
        LAWS,
    ),
    Bug(
        "starting bases are dealt with wrong odds",
        f"{PR}/decisions.py",
        "(DEAL + colour, bases[colour])",
        "(DEAL + colour, 1)",
        RULES,
    ),
]


def run(source: Path, caught_by: str) -> subprocess.CompletedProcess[str]:
    """The tests that must catch a bug, against a copy of the sources, in the quick form."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{source}{os.pathsep}{ROOT}",
        "APOGEE_QUICK": "1",
        "APOGEE_MODE": "interpreted",
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", caught_by]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)


def copy_of_sources(folder: Path) -> Path:
    """The real files, to be changed at will."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return folder / "src"


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_planted_bug_is_caught(bug: Bug, tmp_path: Path) -> None:
    source = copy_of_sources(tmp_path)
    file = source / "apogee" / bug.file
    text = file.read_text("utf-8")
    assert text.count(bug.old) == 1, f"the place for this bug is there {text.count(bug.old)} times; mend the patch"
    file.write_text(text.replace(bug.old, bug.new), "utf-8")
    answer = run(source, bug.caught_by)
    assert answer.returncode == 1, f"{bug.caught_by} did not notice:\n{answer.stdout[-2000:]}"
    assert "FAILED" in answer.stdout or "ERROR" in answer.stdout


@pytest.mark.parametrize("tests", sorted({bug.caught_by for bug in BUGS}))
def test_without_a_bug_the_same_tests_pass(tests: str, tmp_path: Path) -> None:
    """The control: what catches bugs is silent where there is none."""
    answer = run(copy_of_sources(tmp_path), tests)
    assert answer.returncode == 0, answer.stdout[-3000:]
