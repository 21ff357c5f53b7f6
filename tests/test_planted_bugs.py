"""Bugs planted into copies of the real files: the test named with each must catch it."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from tests.conftest import IS_LONG

ROOT = Path(__file__).parent.parent
LAWS = "tests/test_laws.py::test_laws_hold_at_sampled_steps[pocket-rockets-2]"
TOY_LAWS = "tests/test_laws.py::test_laws_hold_at_sampled_steps[countdown-2]"
RULES = "tests/pocket_rockets"
MATCH = "tests/test_match.py"
BAD_INPUT = "tests/test_bad_input.py"
PR = "games/pocket_rockets"
RM = "games/rocketmen"
RM_LAWS = "tests/test_laws.py::test_laws_hold_at_sampled_steps[rocketmen-2]"
RM_RULES = "tests/rocketmen"
RM_SECRETS = "tests/test_laws.py::test_every_secret_is_imagined_differently_in_some_twin[rocketmen-2]"


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
        f"{RULES}/test_rules_information.py::test_pr_11_1_hands_are_hidden_but_cards_from_an_open_top_are_known",
    ),
    Bug(
        "a hidden hand is copied for everybody and never dealt anew",
        f"{PR}/observation.py",
        "seat.hidden.copy() if is_own else CONTENT_UNKNOWN",
        "seat.hidden.copy()",
        "tests/test_laws.py::test_every_secret_is_imagined_differently_in_some_twin[pocket-rockets-2]",
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
        f"{RULES}/test_rules_information.py::test_pr_11_2_recycled_cards_stay_known_when_covered_until_a_search",
    ),
    Bug(
        "the view forgets an own search",
        f"{PR}/observation.py",
        "if view.searcher == self.viewer:\n            counts",
        "if view.searcher == self.viewer and False:\n            counts",
        f"{RULES}/test_rules_information.py::test_pr_11_2_the_last_searcher_remembers_the_stack_as_it_changes",
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
        f"{MATCH}::test_export_of_a_running_match_keeps_seed_and_secrets",
    ),
    Bug(
        "a running export tells secret lines",
        "core/match.py",
        "return bool(told) and told[0].seen_by == EVERYBODY",
        "return bool(told)",
        f"{MATCH}::test_a_running_export_tells_only_of_withdrawals_that_everybody_saw",
    ),
    Bug(
        "a running export tells whether something secret came before a withdrawal",
        "core/journal.py",
        "        if len(left) < len(standing) and left == standing[: len(left)]:",
        "        if len(left) < len(standing) and entry.back_to is not None:",
        f"{MATCH}::test_a_running_export_does_not_tell_whether_a_secret_step_came_between[True]",
    ),
    # Rules.
    Bug(
        "a hand may hold one card too many",
        f"{PR}/decisions.py",
        "return 0 if seat.hand_size() < seat.hand_limit() else HAND_LIMIT",
        "return 0 if seat.hand_size() <= seat.hand_limit() else HAND_LIMIT",
        f"{RULES}/test_counts.py::test_number_of_lines[depot]",
    ),
    Bug(
        "the standstill comes a turn late",
        f"{PR}/effects.py",
        "if table.standstill >= data.STALEMATE_TURNS:",
        "if table.standstill > data.STALEMATE_TURNS:",
        f"{RULES}/test_rules_end_and_scoring.py::test_pr_9_4_at_36_the_game_ends_at_the_end_of_the_turn",
    ),
    Bug(
        "a bonus counts at once",
        f"{PR}/effects.py",
        "seat.laid |= bonus & ~seat.active",
        "seat.active |= bonus",
        f"{RULES}/test_rules_bonuses.py::test_pr_8_4_extra_hand_allows_four_cards_from_the_owners_next_turn",
    ),
    Bug(
        "an own reversal does not lift the binding",
        f"{PR}/effects.py",
        "    table.arrow = -table.arrow\n    table.bound = 0\n",
        "    table.arrow = -table.arrow\n",
        f"{RULES}/test_counts.py::test_number_of_lines[line]",
    ),
    Bug(
        "a refusal names another rule",
        f"{PR}/decisions.py",
        "    if table.stacks[stack].size == 0:\n        return EMPTY_STACK",
        "    if table.stacks[stack].size == 0:\n        return OWN_STACK",
        f"{RULES}/test_refusals.py::test_refused_by_the_expected_rule[draw-from-the-empty-grey-stack]",
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
        TOY_LAWS,
    ),
    Bug(
        "how far a secret plan is can be seen",
        "testing/toy.py",
        "self.hand_sizes = [len(seat.hand) for seat",
        "self.hand_sizes = [len(seat.hand) - len(seat.loaded) for seat",
        TOY_LAWS,
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
        f"{MATCH}::test_an_impossible_outcome_raises_changes_nothing_and_ends_the_script",
    ),
    Bug(
        "a draw is a little unfair",
        "core/chance.py",
        "            left -= weight\n            if left < 0:",
        "            left -= weight\n            if left <= 0:",
        f"{MATCH}::test_a_draw_is_reduced_by_rejection",
    ),
    Bug(
        "what the seats add is left out of the draws",
        "core/chance.py",
        ".hexdigest() if entropy else seed",
        ".hexdigest() if not seed else seed",
        f"{MATCH}::test_entropy_changes_the_draws_and_not_the_commitment",
    ),
    Bug(
        "a withdrawal leaves others' steps illegal",
        "core/match.py",
        "            rule = self.game.bar(state, seat, action)\n            if rule:\n",
        "            rule = self.game.bar(state, seat, action)\n            if rule < 0:\n",
        f"{MATCH}::test_in_turns_only_the_last_line_may_be_taken_back",
    ),
    Bug(
        "an unknown key of a component file is let through",
        "core/components.py",
        "            if key not in needed and key not in more:",
        "            if key not in needed and key not in more and key == '':",
        f"{BAD_INPUT}::test_bad_component_file[an extra key]",
    ),
    Bug(
        "a forged list of outcomes is let through",
        "core/match.py",
        "        if entry.odds and entry.odds != words:",
        "        if entry.odds and entry.odds != words and number < 0:",
        f"{BAD_INPUT}::test_odds_of_a_scripted_line_must_be_those_of_the_rules",
    ),
    Bug(
        "draws after a take-back are not checked",
        "core/journal.py",
        "            if entry.is_chance and not entry.is_scripted:\n",
        "            if entry.back_to is not None:\n                break\n"
        "            if entry.seat is None and not entry.is_scripted:\n",
        f"{BAD_INPUT}::test_a_draw_after_a_take_back_is_checked_too",
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
        f"{RULES}/test_odds.py::test_pr_2_5_starting_bases_are_dealt_by_what_is_left_of_them",
    ),
    # Rocketmen.
    Bug(
        "everybody sees what is in the cart",
        f"{RM}/observation.py",
        "        if viewer == table.turn:\n",
        "        if True:\n",
        RM_SECRETS,
    ),
    Bug(
        "hidden cards are known to everybody",
        f"{RM}/observation.py",
        "hidden = seat.hidden.copy() if is_own else []",
        "hidden = seat.hidden.copy()",
        RM_LAWS,
    ),
    Bug(
        "the log tells everybody which card was drawn",
        f"{RM}/turns.py",
        "tell(table, told.CARD_DRAWN, player, only(player), card)",
        "tell(table, told.CARD_DRAWN, player, EVERYBODY, card)",
        RM_LAWS,
    ),
    Bug(
        "each player has a mission less",
        f"{RM}/effects.py",
        "1 if card < data.MISSIONS else 0",
        "1 if card < data.MISSIONS - 1 else 0",
        RM_LAWS,
    ),
    Bug(
        "a card that pays is lost",
        f"{RM}/effects.py",
        "        seat.play.append(card)\n        note_payment_effect",
        "        note_payment_effect",
        RM_LAWS,
    ),
    Bug(
        "threats in the scrapyard do not score",
        f"{RM}/scoring.py",
        "    total: i64 = seat.hq.counts[card] + (1 if seat.plan == card else 0)\n",
        "    total: i64 = seat.hq.counts[card] - seat.scrapyard.count(card)\n",
        f"{RM_RULES}/test_rules_end_and_scoring.py::test_rm_14_1_and_rm_r_31_threats_in_all_zones_add_up",
    ),
    Bug(
        "the AI's rocket moves on after its mission",
        f"{RM}/turns.py",
        "    ai.location = NO_LOCATION\n",
        "",
        f"{RM_RULES}/test_rules_solo.py::test_rm_20_6_and_rm_r_45_at_the_target_the_ai_scores_and_draws_no_mission",
    ),
]


def run(source: Path, *caught_by: str) -> subprocess.CompletedProcess[str]:
    """The tests that must catch a bug, against a copy of the sources, in the quick form."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{source}{os.pathsep}{ROOT}",
        "APOGEE_QUICK": "1",
        "APOGEE_MODE": "interpreted",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # reading them takes longer than most of these tests
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *caught_by]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)


def copy_of_sources(folder: Path) -> Path:
    """The real files, to be changed at will."""
    leave_out = shutil.ignore_patterns("*.so", "*.pyc.*", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave_out)
    return folder / "src"


def plant(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of the sources in which one place is changed."""
    source = copy_of_sources(folder)
    file = source / "apogee" / name
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"the place for this is there {text.count(old)} times; mend the patch"
    file.write_text(text.replace(old, new), "utf-8")
    Path(cache_from_source(str(file))).unlink(missing_ok=True)
    return source


PLANTED = BUGS if IS_LONG else BUGS[::2]  # every second one: each is a process of its own


@pytest.mark.parametrize("bug", PLANTED, ids=lambda bug: bug.name)
def test_planted_bug_is_caught(bug: Bug, tmp_path: Path) -> None:
    answer = run(plant(tmp_path, bug.file, bug.old, bug.new), bug.caught_by)
    assert answer.returncode == 1, f"{bug.caught_by} did not notice:\n{answer.stdout[-2000:]}"
    assert "FAILED" in answer.stdout or "ERROR" in answer.stdout


def test_without_a_bug_the_same_tests_pass(tmp_path: Path) -> None:
    """The control: what catches bugs is silent where there is none."""
    tests = sorted({bug.caught_by for bug in BUGS})
    answer = run(copy_of_sources(tmp_path), *tests)
    assert answer.returncode == 0, answer.stdout[-3000:]
    assert f"{len(tests)} passed" in answer.stdout
