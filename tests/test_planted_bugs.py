"""Bugs planted into copies of the real files: the test named with each must catch it."""

import atexit
import functools
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from tests.conftest import IS_LONG, long_only

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "apogee"
LAWS = "tests/test_laws.py::test_laws_hold_at_sampled_steps[pocket-rockets-2]"
TOY_LAWS = "tests/test_laws.py::test_laws_hold_at_sampled_steps[countdown-2]"
RULES = "tests/pocket_rockets"
MATCH = "tests/test_match.py"
BAD_INPUT = "tests/test_bad_input.py"
COMPONENTS = "tests/test_components.py"
PR = "games/pocket_rockets"
RM = "games/rocketmen"
RM_LAWS = "tests/test_laws.py::test_laws_hold_at_sampled_steps[rocketmen-2]"
RM_RULES = "tests/rocketmen"
RM_SECRETS = "tests/test_laws.py::test_every_secret_is_imagined_differently_in_some_twin[rocketmen-2]"
RR = "games/rocket_rescue"
RR_LAWS = "tests/test_laws.py::test_laws_hold_at_sampled_steps[rocket-rescue-3]"
RR_SECRETS = "tests/test_laws.py::test_every_secret_is_imagined_differently_in_some_twin[rocket-rescue-3]"
RR_RULES = "tests/rocket_rescue"
RR_RICH = f"{RR_RULES}/test_laws.py::test_laws_hold_on_rich_tables[2-3]"
RR_POSITIONS = f"{RR_RULES}/test_positions.py"
RR_FLIGHTS = f"{RR_RULES}/test_invariants.py::test_the_invariants_hold_where_rockets_fly[3]"
RR_REFUSED = f"{RR_RULES}/test_refusals.py::test_refused_by_the_expected_rule"


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
        "        if looks_as(self.viewer, seat):\n            hand = view.known + view.hidden",
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
        "tell(table, told.FOUND, player, only(player), card)",
        "tell(table, told.FOUND, player, EVERYBODY, card)",
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
        "if looks_as(self.viewer, view.searcher):\n            counts",
        "if looks_as(self.viewer, view.searcher) and False:\n            counts",
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
        "        if gone and first == len(standing):",
        "        if gone and entry.back_to is not None:",
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
        "    tell(table, told.MOVED, player,",
        "    table.points += 1\n    tell(table, told.MOVED, player,",
        LAWS,
    ),
    Bug(
        "a position forgets the standstill",
        f"{PR}/position.py",
        '    Field("standstill", positions.Number(0, data.STALEMATE_TURNS)),\n',
        "",
        LAWS,
    ),
    Bug(
        "a position may have a card twice",
        f"{PR}/faults.py",
        "        if there[card] > copies:",
        "        if there[card] > copies + 1:",
        f"{BAD_INPUT}::test_impossible_position[a card twice]",
    ),
    Bug(
        "a match is kept in other words than it was begun with",
        "core/game.py",
        "        match.journal.header = replace(match.journal.header, position=position)\n",
        "",
        f"{MATCH}::test_a_journal_keeps_the_position_in_the_words_that_it_was_begun_with",
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
        "        if refused := refused_at(self.game, state, player, action):\n",
        "        if (refused := refused_at(self.game, state, player, action)) and not words:\n",
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
        "            if refused := refused_at(self.game, state, seat, action):\n",
        "            if (refused := refused_at(self.game, state, seat, action)) and line < 0:\n",
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
        "a price is left out of the hash that journals carry",
        "core/components.py",
        "        left_out = (*PROVENANCE, *WORDS, *own)",
        '        left_out = (*PROVENANCE, *WORDS, "cost", *own)',
        f"{COMPONENTS}::test_what_is_played_by_changes_the_hash[a price]",
    ),
    Bug(
        "a journal of any file shipped before goes on",
        "core/game.py",
        "        return known in (self.components_hash, self.text_hash)",
        "        return known in (self.components_hash, self.text_hash) or components_hash in self.shipped",
        f"{COMPONENTS}::test_a_file_shipped_before_stays_what_it_was_when_the_game_plays_by_another",
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
        "(vocabulary.DEAL + colour, bases[colour])",
        "(vocabulary.DEAL + colour, 1)",
        f"{RULES}/test_odds.py::test_pr_2_5_starting_bases_are_dealt_by_what_is_left_of_them",
    ),
    # Rocketmen.
    Bug(
        "everybody sees what is in the cart",
        f"{RM}/observation.py",
        "        if looks_as(viewer, table.turn):\n",
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
    # Rocket Rescue.
    Bug(
        "others see the dice while all plan",
        f"{RR}/observation.py",
        "        shown.dice = 0\n",
        "",
        RR_LAWS,
    ),
    Bug(
        "a bid shows in the energy that others see",
        f"{RR}/observation.py",
        "        shown.bid = NO_BID\n",
        "        shown.energy -= max(seat.bid, 0)\n        shown.bid = NO_BID\n",
        RR_LAWS,
    ),
    Bug(
        "others see what is kept at the hand limit",
        f"{RR}/observation.py",
        "    shown.kept = NO_MODULE\n",
        "",
        f"{RR_RULES}/test_end.py::test_rr_d_20_what_is_kept_is_not_shown_before_the_last_one_is_done",
    ),
    Bug(
        "the order of the piles is in the view",
        f"{RR}/observation.py",
        "        hide_order(self.open_table)\n",
        "",
        f"{RR_RULES}/test_worlds.py::test_rr_r_47_the_order_of_the_piles_is_nobodys_business",
    ),
    Bug(
        "every seat is copied as it is for everybody",
        f"{RR}/observation.py",
        "table.seats[player].clone() if looks_as(viewer, player) else",
        "table.seats[player].clone() if True else",
        RR_LAWS,
    ),
    Bug(
        "a twin's ready plan may lack dice",
        f"{RR}/observation.py",
        "data.DICE if seat.is_ready else rng.below(data.DICE + 1)",
        "rng.below(data.DICE + 1)",
        f"{RR_RULES}/test_worlds.py::test_rr_d_7_twins_are_all_plans[True]",
    ),
    Bug(
        "what is kept is never imagined before it is ready",
        f"{RR}/observation.py",
        "rng.below(len(kinds)) if seat.is_ready else rng.below(len(kinds) + 1)",
        "rng.below(len(kinds)) if seat.is_ready else len(kinds)",
        f"{RR_RULES}/test_worlds.py::test_rr_d_20_twins_are_all_choices_at_the_hand_limit[played0]",
    ),
    Bug(
        "twins come from the real seats",
        f"{RR}/game.py",
        "        return twin\n",
        "        twin.seats = [seat.clone() for seat in self.seats]\n        return twin\n",
        RR_SECRETS,
    ),
    Bug(
        "the log tells everybody how dice are planned",
        f"{RR}/effects.py",
        "tell(table, told.PLANNING, player, only(player), field, value)",
        "tell(table, told.PLANNING, player, EVERYBODY, field, value)",
        RR_LAWS,
    ),
    Bug(
        "the log tells everybody the bid",
        f"{RR}/effects.py",
        "tell(table, told.BIDDING, player, only(player), seat.bid)",
        "tell(table, told.BIDDING, player, EVERYBODY, seat.bid)",
        RR_LAWS,
    ),
    Bug(
        "the log tells at once which module is kept",
        f"{RR}/effects.py",
        "tell(table, told.KEEPING, player, only(player), seat.kept)",
        "tell(table, told.KEEPING, player, EVERYBODY, seat.kept)",
        RR_RICH,
    ),
    Bug(
        "plans are revealed when the first is done",
        f"{RR}/effects.py",
        "        if all(each.is_ready for each in table.seats):\n            rounds.reveal(table)",
        "        if True:\n            rounds.reveal(table)",
        f"{RR_RULES}/test_plan.py::test_rr_4_5_and_rr_d_7_all_plans_are_revealed_at_once_when_the_last_is_done",
    ),
    Bug(
        "hangars are counted from 0 in the log",
        f"{RR}/told.py",
        "HANGARS: Final = range(1, data.HANGARS + 1)\n",
        "HANGARS: Final = range(data.HANGARS)\n",
        f"{RR_RULES}/test_log.py::test_a_turn_reads_as_it_was_played",
    ),
    Bug(
        "the order of choices depends on another seat's dice",
        f"{RR}/decisions.py",
        "        return legal_plans(table.seats[player])\n",
        "        return legal_plans(table.seats[player])[:: -1 if table.seats[player - 1].dice % 2 == 1 else 1]\n",
        RR_LAWS,
    ),
    Bug(
        "a fee that one cannot pay is no bar",
        f"{RR}/decisions.py",
        "    return MOGUL_FEE if build_fee(table, player, hangar) > seat.energy else 0\n",
        "    return 0\n",
        f"{RR_REFUSED}[mogul: build std-tank 1, seat 0]",
    ),
    Bug(
        "the Saboteur may move somebody's last crew member",
        f"{RR}/decisions.py",
        "colour >= len(table.seats) or table.crew_each() - table.seats[colour].saved == 1",
        "colour >= len(table.seats)",
        f"{RR_REFUSED}[saboteur: move 3 2 white, seat 1]",
    ),
    Bug(
        "a die allows one build more",
        f"{RR}/decisions.py",
        "builds: i64 = option[1] - table.builds",
        "builds: i64 = option[1] + 1 - table.builds",
        f"{RR_REFUSED}[value-2-used: build std-crew 1, seat 0]",
    ),
    Bug(
        "bids of nothing are rolled for",
        f"{RR}/rounds.py",
        "if table.seats[player].bid > 0]",
        "if table.seats[player].bid >= 0]",
        f"{RR_RULES}/test_plan.py::test_rr_4_10_bids_of_0_are_never_rolled_for",
    ),
    Bug(
        "a shortage spares the bid",
        f"{RR}/rounds.py",
        "bid - from_bid, dice, short)",
        "bid, dice, short)",
        f"{RR_RULES}/test_examples.py::test_rr_e_1_planning_with_too_little_energy",
    ),
    Bug(
        "the last on the track pays the bid",
        f"{RR}/rounds.py",
        "    front = table.order[0]\n",
        "    front = table.order[-1]\n",
        f"{RR_RULES}/test_plan.py::test_rr_4_11_only_the_player_in_front_pays_the_bid",
    ),
    Bug(
        "of equal dice the last on the track comes first",
        f"{RR}/rounds.py",
        "while value <= data.FACES:\n        for player in reversed(table.order):",
        "while value <= data.FACES:\n        for player in table.order:",
        f"{RR_RULES}/test_turn_order.py::test_rr_5_2_of_equal_values_the_player_in_front_on_the_track_goes_first",
    ),
    Bug(
        "who bought first is remembered for ever",
        f"{RR}/rounds.py",
        "    table.phase = phase\n    table.first_buyer = NO_SEAT\n",
        "    table.phase = phase\n",
        f"{RR_RULES}/test_shopping.py::test_rr_7_4_who_bought_first_in_an_earlier_round_does_not_choose_in_this_one",
    ),
    Bug(
        "a twin forgets by which rules it is played",
        f"{RR}/state.py",
        "        other.rules = self.rules\n",
        "",
        f"{RR_RULES}/test_old_rules.py::test_rr_r_52_copies_and_twins_are_of_the_same_version[1]",
    ),
    Bug(
        "the Miner's ruling is for old matches too",
        f"{RR}/decisions.py",
        "return table.rules >= 2 or ",
        "return table.rules >= 1 or ",
        f"{RR_RULES}/test_old_rules.py::test_rr_r_52_a_save_of_the_first_rules_goes_on_by_them[rules-1-running.save-random]",
    ),
    Bug(
        "a header has its rules twice",
        "core/game.py",
        'described.pop("rules", self.rules_version)',
        'described.get("rules", self.rules_version)',
        f"{RR_RULES}/test_old_rules.py::test_rr_r_52_a_header_and_its_position_name_the_same_rules",
    ),
    Bug(
        "the terminal is asked from right to left",
        f"{RR}/rounds.py",
        "    for player in reversed(table.terminal):",
        "    for player in table.terminal:",
        f"{RR_RULES}/test_end.py::test_rr_11_2_and_rr_d_19_terminal_crew_board_from_left_to_right_at_the_normal_cost",
    ),
    Bug(
        "boarding fees go to the bank",
        f"{RR}/turns.py",
        "        if built.owner != player:\n",
        "        if built.owner < 0:\n",
        f"{RR_RULES}/test_examples.py::test_rr_e_3_boarding_with_fees_moves_and_terminal",
    ),
    Bug(
        "who moves is in two places",
        f"{RR}/turns.py",
        "with_crew(table.built[place].crew - crew)",
        "with_crew(table.built[place].crew)",
        RR_RICH,
    ),
    Bug(
        "modules are built without a discount",
        f"{RR}/turns.py",
        "    cost = data.PRICE[module][hangar]\n",
        "    cost = data.COST[module]\n",
        f"{RR_RULES}/test_examples.py::test_rr_e_4_building_with_discount_exchange_and_free_crew",
    ),
    Bug(
        "a destroyed module keeps its chip",
        f"{RR}/launch.py",
        "    table.seats[built.owner].chips += 1\n    if built.has_pilot_chip:",
        "    if built.has_pilot_chip:",
        RR_RICH,
    ),
    Bug(
        "tied builders share what is rounded down",
        f"{RR}/payout.py",
        "    return (reward + tied - 1) // tied\n",
        "    return reward // tied\n",
        f"{RR_RULES}/test_launch.py::test_rr_10_7_three_tie_for_a_reward_of_four",
    ),
    Bug(
        "the Explorer's chips stay on a planet that was flown to",
        f"{RR}/launch.py",
        "        table.marks = with_number(table.marks, place, 0)\n",
        "",
        RR_FLIGHTS,
    ),
    Bug(
        "standard modules go to the discard pile",
        f"{RR}/cards.py",
        "    if module < data.STANDARD:\n",
        "    if module < 0:\n",
        f"{RR_RULES}/test_launch.py::test_rr_10_11_a_standard_card_that_broke_can_be_taken_again",
    ),
    Bug(
        "a shuffled discard pile is still there",
        f"{RR}/cards.py",
        "        table.discard = NO_NUMBERS\n        tell(table, told.SHUFFLED",
        "        tell(table, told.SHUFFLED",
        f"{RR_RULES}/test_plan.py::test_rr_4_1_and_rr_r_11_an_empty_pile_is_made_anew_of_the_discard_pile",
    ),
    Bug(
        "no place is kept for a tank",
        f"{RR}/rockets.py",
        "middle_of(built, hangar) + 1 + kept <= data.MIDDLE",
        "middle_of(built, hangar) + 1 <= data.MIDDLE",
        f"{RR_REFUSED}[no-room: build std-crew 3, seat 0]",
    ),
    Bug(
        "middle modules do not close up",
        f"{RR}/rockets.py",
        "    if 0 < number < data.ROCKET_SIZE - 1:\n",
        "    if number < 0:\n",
        f"{RR_RULES}/test_building.py::test_rr_9_10_middle_modules_stand_as_they_entered_and_close_up_when_one_leaves",
    ),
    Bug(
        "one of two symbols is enough",
        f"{RR}/rockets.py",
        "equipment_of(built, hangar) & needs == needs",
        "(needs == 0 or equipment_of(built, hangar) & needs != 0)",
        f"{RR_RULES}/test_launch.py::test_rr_10_2_every_symbol_is_needed_and_one_module_may_show_both[modules0-False]",
    ),
    Bug(
        "crew lent to the Ambassador are worth as much as others",
        f"{RR}/scoring.py",
        "(data.AMBASSADOR_FOREIGN_VP if is_foreign else data.CREW_VP)",
        "data.CREW_VP",
        f"{RR_RULES}/test_end.py::test_rr_12_5_rr_13_9_and_rr_r_36_the_ambassador_changes_what_crew_are_worth[0]",
    ),
    Bug(
        "energy breaks ties before crew rescued",
        f"{RR}/scoring.py",
        "(points(table, player), rescued(table, player), table.seats[player].energy)",
        "(points(table, player), table.seats[player].energy, rescued(table, player))",
        f"{RR_RULES}/test_end.py::test_rr_12_6_rr_r_31_and_rr_r_32_ties_go_by_crew_rescued_then_energy_then_are_shared[rescuers4-energies4-winners4]",
    ),
    Bug(
        "a clone forgets what is kept",
        f"{RR}/state.py",
        "        copy.kept = self.kept\n",
        "",
        f"{RR_RULES}/test_worlds.py::test_rr_d_20_twins_are_all_choices_at_the_hand_limit[played1]",
    ),
    Bug(
        "a clone forgets order rolls",
        f"{RR}/state.py",
        "        other.rolls = self.rolls\n",
        "",
        RR_LAWS,
    ),
    Bug(
        "a position forgets the order in the terminal",
        f"{RR}/position.py",
        '    Field("terminal", Listed(SEAT_NUMBER)),\n',
        '    Field("terminal", Listed(SEAT_NUMBER), lambda table, _: sorted(table.terminal)),\n',
        RR_RICH,
    ),
    Bug(
        "a position may have a module twice",
        f"{RR}/faults.py",
        "        if left < 0 or (left",
        "        if left < -1 or (left",
        f"{RR_POSITIONS}::test_rr_1_3_a_module_is_in_one_place",
    ),
    Bug(
        "a position may ask in any order",
        f"{RR}/faults.py",
        "        if below.verb not in UNDER.get(step.verb, ()):",
        "        if below.verb not in UNDER.get(step.verb, (below.verb,)):",
        f"{RR_POSITIONS}::test_rr_3_1_steps_come_in_their_order",
    ),
    Bug(
        "the forecast rewards who owns fewer modules",
        f"{RR}/payout.py",
        "    most = max(owned)\n",
        "    most = min(owned)\n",
        f"{RR_RULES}/test_forecast.py::test_tied_builders_share_rounded_up_and_equipment_counts_once",
    ),
    Bug(
        "the forecast forgets the Ambassador",
        f"{RR}/forecast.py",
        "own_crew = scoring.crew_points(ambassador, ",
        "own_crew = scoring.crew_points(NO_SEAT, ",
        f"{RR_RULES}/test_forecast.py::test_it_is_what_the_engine_then_does",
    ),
    Bug(
        "the Mechanic rolls again and again",
        f"{RR}/launch.py",
        "    if step.seat != NOBODY:\n        first = launch.checks[-1]",
        "    if step.seat > len(table.seats):\n        first = launch.checks[-1]",
        f"{RR_RULES}/test_characters.py::test_rr_13_6_a_second_roll_is_not_rolled_again",
    ),
    Bug(
        "what only one seat should hear is told to all",
        "core/state.py",
        "if fact != NO_FACT]\n        state.events.append(Event(verb, seat, about, seen_by))",
        "if fact != NO_FACT]\n        state.events.append(Event(verb, seat, about, -1))",
        RR_LAWS,
    ),
]


@functools.cache
def warm() -> subprocess.Popen[str]:
    """The process that runs are forked from."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_XDIST")}
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.warm"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**outside, "PYTHONPATH": str(ROOT)},
    )
    atexit.register(process.communicate)
    return process


def run(source: Path, *caught_by: str) -> tuple[int, str]:
    """What pytest answers and says of the tests that must catch a bug: on a copy of the sources, in the quick form."""
    output = source.parent / "said.txt"
    order = {
        "arguments": ["-x", "-q", "-p", "no:cacheprovider", *caught_by],
        "environment": {
            "PYTHONPATH": f"{source}{os.pathsep}{ROOT}",
            "APOGEE_QUICK": "1",
            "APOGEE_LONG": "",
            "APOGEE_MODE": "interpreted",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # reading them takes longer than most of these tests
        },
        "path": [str(source)],
        "output": str(output),
    }
    process = warm()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(order) + "\n")
    process.stdin.flush()
    code = int(process.stdout.readline())
    return code, output.read_text("utf-8", "replace")


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


# One of each kind; the others are planted in the long campaign.
ALWAYS = (
    *("others' hidden cards are in the view", "the order of choices depends on a hidden card"),
    *("a twin forgets a searched stack", "a running export tells secret lines", "a hand may hold one card too many"),
    *("a refusal names another rule", "a fuel token is lost", "a move costs nothing, so a turn never ends"),
    *("a position forgets the standstill", "the order of secret commits matters", "a draw is a little unfair"),
    *("an illegal action is acknowledged", "a forged list of outcomes is let through"),
    *("everybody sees what is in the cart", "twins come from the real seats"),
    "tied builders share what is rounded down",
)
PLANTED = [bug for bug in BUGS if IS_LONG or bug.name in ALWAYS]


@pytest.mark.parametrize("bug", PLANTED, ids=lambda bug: bug.name)
def test_planted_bug_is_caught(bug: Bug, tmp_path: Path) -> None:
    code, said = run(plant(tmp_path, bug.file, bug.old, bug.new), bug.caught_by)
    assert code == 1, f"{bug.caught_by} did not notice:\n{said[-2000:]}"
    assert "FAILED" in said or "ERROR" in said


def test_the_bugs_that_are_always_planted_are_there() -> None:
    assert set(ALWAYS) <= {bug.name for bug in BUGS}


def test_there_is_one_place_for_every_bug() -> None:
    """Those of the long campaign, too: what they change still stands in the sources, once."""
    assert [bug.name for bug in BUGS if (SOURCES / bug.file).read_text("utf-8").count(bug.old) != 1] == []


@long_only
def test_without_a_bug_the_same_tests_pass(tmp_path: Path) -> None:
    """The control: what catches bugs is silent where there is none."""
    tests = sorted({bug.caught_by for bug in PLANTED})
    code, said = run(copy_of_sources(tmp_path), *tests)
    assert code == 0, said[-3000:]
    assert re.search(rf"\b{len(tests)} passed", said), said[-3000:]
