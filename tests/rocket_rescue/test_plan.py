"""RR-4: revealing modules, placing dice, bids, the balance and the influence track."""

from typing import Any

import pytest

import apogee
from tests.rocket_rescue.phases import (
    CONSTANTS,
    IDLE,
    chance,
    each,
    events,
    having,
    kinds,
    odds,
    phase_at,
    place_dice,
    plan_dice,
    planning,
)
from tests.rocket_rescue.table import GAME, PRINTED, Described, of, play, refused, table, told

EVEN = "research 3 3 shopping 3 3"  # costs nothing and brings nothing


def settled(energy: int, fields: str, bid: int) -> apogee.Match:
    """A round of three in which seat 0 has planned this, and seat 1 bids more than anybody; so seat 0 pays no bid."""
    match = having(energy, 50, 0)
    plan_dice(match, 0, fields, bid)
    plan_dice(match, 1, EVEN, 50)
    plan_dice(match, 2, EVEN)
    return match


def dice(match: apogee.Match, player: int = 0) -> list[int]:
    """A player's dice by field, as everybody sees them; 0 where there is none."""
    return [value for fields in of(match, player)["dice"].values() for value in fields]


def bidding(*bids: int, energy: int = 10, rolls: tuple[int, ...] = (), **more: Any) -> apogee.Match:
    """A round in which everybody plans without cost and bids so much."""
    match = having(*[energy] * len(bids), **more)
    match.expect(*(f"roll {value}" for value in rolls))
    for player, bid in enumerate(bids):
        plan_dice(match, player, EVEN, bid)
    return match


# --- 4.1 Reveal modules


@pytest.mark.parametrize(("players", "laid"), [(3, 2), (4, 3), (5, 4)])
def test_rr_4_1_one_module_fewer_than_players_is_laid_out_from_the_top(players: int, laid: int) -> None:
    pile = ["kestrel", "slim-barrel", "firefly-drive", "bunk-ring", "family-cabin", "twin-helm"]
    match = GAME.match_at({"players": players, "phase": "begin", "piles": {"advanced": pile}, "box": "rest"}, seed=1)

    assert table(match)["display"] == pile[:laid]
    assert table(match)["piles"]["top"] == pile[laid]
    assert table(match)["piles"]["advanced"] == 6 - laid


def test_rr_4_1_the_display_is_laid_out_before_anybody_plans() -> None:
    match = GAME.match(players=4, seed=3)

    heard = kinds(match)
    assert heard[heard.index("round") :] == ["round", "laid", "top", "laid", "top", "laid", "top"]
    assert [laid["module"] for laid in events(match, "laid")] == table(match)["display"]
    assert table(match)["asks"] == "plan"


def test_rr_4_1_and_rr_r_11_an_empty_pile_is_made_anew_of_the_discard_pile() -> None:
    match = GAME.match_at(
        {
            "players": 5,
            "phase": "begin",
            "piles": {"advanced": ["kestrel", "slim-barrel"]},
            "discard": ["firefly-drive", "bunk-ring", "family-cabin"],
            "box": "rest",
        },
        seed=1,
    )
    match.expect("top family-cabin", "top bunk-ring", "top firefly-drive")

    assert table(match)["display"] == ["kestrel", "slim-barrel", "family-cabin", "bunk-ring"]
    assert table(match)["piles"]["top"] == "firefly-drive"
    assert table(match)["piles"]["advanced"] == 1
    assert table(match)["discard"] == []
    assert chance(match) == ["top family-cabin", "top bunk-ring", "top firefly-drive"]
    assert odds(match, "top family-cabin") == {"top firefly-drive": 1, "top bunk-ring": 1, "top family-cabin": 1}


def test_rr_r_11_the_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    pile, discard = ["kestrel", "slim-barrel"], ["firefly-drive"]
    match = GAME.match_at(
        {"players": 3, "phase": "begin", "piles": {"advanced": pile}, "discard": discard, "box": "rest"}, seed=1
    )

    assert table(match)["display"] == pile
    assert table(match)["discard"] == discard
    assert (table(match)["piles"]["advanced"], table(match)["piles"]["top"]) == (0, None)
    assert chance(match) == []


def test_rr_r_11_with_pile_and_discard_pile_empty_fewer_cards_are_laid_out() -> None:
    match = GAME.match_at(
        {"players": 5, "phase": "begin", "piles": {"advanced": ["kestrel"]}, "discard": ["bunk-ring"], "box": "rest"},
        seed=1,
    )

    assert table(match)["display"] == ["kestrel", "bunk-ring"]
    assert table(match)["piles"]["advanced"] == 0
    assert match.pending() == (0, 1, 2, 3, 4)


def test_rr_r_11_with_no_advanced_module_anywhere_the_display_stays_empty() -> None:
    match = GAME.match_at({"players": 3, "phase": "begin", "piles": {"advanced": []}, "box": "rest"}, seed=1)

    assert table(match)["display"] == []
    assert events(match, "laid") == []
    assert match.pending() == (0, 1, 2)


def test_rr_r_11_modules_in_supplies_and_hangars_are_not_recovered() -> None:
    match = GAME.match_at(
        {
            "phase": "begin",
            "piles": {"advanced": []},
            "discard": ["slim-barrel", "bunk-ring", "family-cabin"],
            "hangars": {1: ["kestrel"]},
            "seats": [{"modules": ["twin-helm"]}, {}, {}],
            "box": "rest",
        },
        seed=1,
    )

    shown = table(match)
    drawn = {*shown["display"], shown["piles"]["top"], *shown["piles"]["unseen"]}
    assert drawn == {"slim-barrel", "bunk-ring", "family-cabin"}


# --- 4.2 to 4.5 Placing and bidding


def test_rr_4_2_and_rr_d_7_a_plan_puts_four_dice_on_eight_fields_at_any_value() -> None:
    match = having(4, 4, 4)
    fields = [f"{phase} {side}" for phase in ("research", "shopping", "boarding", "build_launch")
              for side in ("left", "right")]  # fmt: skip

    assert match.choices(0) == [
        *(f"plan {field} {value}" for field in fields for value in range(1, 7)),
        *(f"bid {energy}" for energy in range(5)),
    ]

    play(match, 0, "plan boarding right 6", "bid 2")

    assert match.choices(0) == [
        f"plan {field} {value}" for field in fields if field != "boarding right" for value in range(1, 7)
    ]

    play(match, 0, "plan boarding left 6", "plan research left 1", "plan build_launch right 2")

    assert match.choices(0) == ["done"]
    assert of(match, 0, 0)["dice"] == {
        "research": [1, 0], "shopping": [0, 0], "boarding": [6, 6], "build_launch": [0, 2],
    }  # fmt: skip


def test_rr_4_2_a_field_takes_one_die_and_there_are_four() -> None:
    match = having(4, 4, 4)
    match.play(0, "plan research left 4")

    assert refused(match, 0, "plan research left 4") == "RR-4.2"
    assert refused(match, 0, "plan research left 2") == "RR-4.2"

    play(match, 0, "plan research right 4", "plan shopping left 1", "plan shopping right 1")

    assert refused(match, 0, "plan boarding left 1") == "RR-4.2"


@pytest.mark.parametrize("placed", [0, 1, 2, 3])
def test_rr_4_3_not_one_die_may_be_left_out(placed: int) -> None:
    match = having(4, 4, 4)
    fields = ["research left", "research right", "shopping left", "shopping right"]
    play(match, 0, "bid 1", *(f"plan {field} 3" for field in fields[:placed]))

    assert refused(match, 0, "done") == "RR-4.3"
    assert refused(match, 0, "pass") == "RR-4.3"

    play(match, 0, *(f"plan {field} 3" for field in fields[placed:]), "done")

    assert match.pending() == (1, 2)


def test_rr_4_3_and_rr_r_12_values_that_cannot_be_paid_for_may_be_placed() -> None:
    match = having(0, 0, 0)

    place_dice(match, 0, "research 6 6 build_launch 6 6")

    assert of(match, 0, 0)["dice"]["research"] == [6, 6]
    assert match.choices(0) == ["done", "bid 0"]


def test_rr_4_4_and_rr_r_13_a_bid_is_at_most_the_energy_held_before_the_balance() -> None:
    match = having(2, 0, 0)
    place_dice(match, 0, IDLE)  # will bring 8 energy, but not yet

    assert match.choices(0) == ["done", "bid 0", "bid 1", "bid 2"]
    assert refused(match, 0, "bid 3") == "RR-4.4"
    assert refused(match, 1, "bid 1") == "RR-4.4"

    match.play(0, "bid 2")

    assert refused(match, 0, "bid 2") == "RR-4.4"
    assert refused(match, 0, "bid 0") == "RR-4.4"
    assert match.choices(0) == ["done"]


def test_rr_r_13_a_bid_is_at_most_60() -> None:
    match = having(100, 100, 60)

    assert CONSTANTS["bid_max"] == 60
    assert [words for words in match.choices(0) if words.startswith("bid")] == [f"bid {n}" for n in range(61)]
    with pytest.raises(apogee.UnknownAction):
        match.play(0, "bid 61")

    plan_dice(match, 0, EVEN, 60)
    plan_dice(match, 1, EVEN, 59)
    plan_dice(match, 2, EVEN, 58)

    assert each(match, "energy") == [40, 100, 60]


def test_rr_4_4_whoever_says_nothing_bids_nothing() -> None:
    match = bidding(0, 1, 0)
    silent = having(10, 10, 10)
    plan_dice(silent, 0, EVEN)
    plan_dice(silent, 1, EVEN, 1)
    plan_dice(silent, 2, EVEN)

    assert each(match, "bid") == each(silent, "bid") == [0, 1, 0]
    assert table(match)["influence"] == table(silent)["influence"] == [1, 0, 2]
    assert each(match, "energy") == each(silent, "energy") == [10, 9, 10]


def test_rr_4_4_everybody_plans_and_bids_anew_in_each_round() -> None:
    match = having(4, 4, 4)
    for player in range(3):
        plan_dice(match, player, IDLE, player)
    assert (table(match)["round"], each(match, "energy")) == (2, [12, 12, 10])
    assert each(match, "ready") == [False] * 3
    assert of(match, 2, 2)["bid"] is None
    assert of(match, 2, 2)["dice"] == {"research": [0, 0], "shopping": [0, 0], "boarding": [0, 0],
                                       "build_launch": [0, 0]}  # fmt: skip

    for player in range(3):
        plan_dice(match, player, IDLE, 3 - player)

    assert [entry["bid"] for entry in events(match, "planned")] == [0, 1, 2, 3, 2, 1]
    assert (table(match)["influence"], each(match, "energy")) == ([0, 1, 2], [17, 20, 18])


def test_rr_4_5_and_rr_d_7_all_plans_are_revealed_at_once_when_the_last_is_done() -> None:
    match = having(10, 10, 10)
    plan_dice(match, 2, "research 4 - shopping 2 3 boarding - 3", 2)
    plan_dice(match, 0, EVEN, 1)
    place_dice(match, 1, EVEN, 3)

    assert match.pending() == (1,)
    assert each(match, "ready") == [True, False, True]
    assert each(match, "dice") == [None, None, None]
    assert each(match, "bid") == [None, None, None]
    assert kinds(match) == ["ready", "ready"]

    match.play(1, "done")

    even = {"research": "3 3", "shopping": "3 3", "boarding": "- -", "build_launch": "- -"}
    assert events(match, "planned") == [
        {"seat": 0, "bid": 1, **even},
        {"seat": 1, "bid": 3, **even},
        {"seat": 2, "bid": 2, "research": "4 -", "shopping": "2 3", "boarding": "- 3", "build_launch": "- -"},
    ]
    assert dice(match, 2) == [4, 0, 2, 3, 0, 3, 0, 0]
    assert each(match, "bid") == [1, 3, 2]


def test_rr_4_5_after_done_and_after_the_reveal_dice_and_bids_are_fixed() -> None:
    match = having(10, 10, 10)
    plan_dice(match, 0, EVEN)

    assert refused(match, 0, "bid 1") == "RR-5.1"
    assert refused(match, 0, "plan boarding left 3") == "RR-5.1"

    plan_dice(match, 1, EVEN)
    plan_dice(match, 2, EVEN)

    assert table(match)["phase"] == "research"
    assert refused(match, 0, "plan boarding left 3") == "RR-3.1"
    assert refused(match, 0, "bid 1") == "RR-3.1"
    assert refused(match, 0, "set research left 4") == "RR-4.5"
    assert refused(match, 1, "bid 1") == "RR-5.1"


def test_rr_4_5_and_rr_d_8_the_engineer_changes_one_own_die_before_balances_are_computed() -> None:
    match = planning({"character": "engineer", "energy": 0}, {"energy": 0}, {"energy": 0})
    for player in range(3):
        plan_dice(match, player, EVEN, 0)

    assert table(match)["asks"] == "adjust"
    assert match.pending() == (0,)
    assert events(match, "balance") == []
    assert match.choices(0) == [
        "pass",
        *(f"set {phase} {side} {value}" for phase in ("research", "shopping") for side in ("left", "right")
          for value in (1, 2, 4, 5, 6)),
    ]  # fmt: skip
    assert refused(match, 0, "set research left 3") == "RR-13.4"
    assert refused(match, 0, "set boarding left 4") == "RR-13.4"
    assert refused(match, 1, "set research left 4") == "RR-5.1"

    match.play(0, "set shopping right 1")

    assert events(match, "balance")[0] == {"seat": 0, "paid": 0, "got": 2, "energy": 2}
    assert dice(match) == [3, 3, 3, 1, 0, 0, 0, 0]


def test_rr_d_8_the_engineer_may_pass() -> None:
    match = planning({}, {"character": "engineer", "energy": 0}, {})
    for player in range(3):
        plan_dice(match, player, EVEN, 0)

    match.play(1, "pass")

    assert dice(match, 1) == [3, 3, 3, 3, 0, 0, 0, 0]
    assert table(match)["phase"] == "research"
    assert refused(match, 0, "set research left 4") == "RR-4.5"


# --- 4.6, 4.7 The balance


@pytest.mark.parametrize(("value", "cost"), [(1, -2), (2, -1), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_rr_4_6_a_die_costs_its_value_less_three(value: int, cost: int) -> None:
    match = settled(10, f"research {value} 3 shopping 3 3", 0)

    assert of(match, 0)["energy"] == 10 - cost
    assert PRINTED["die"][0]["energy"][value - 1] == cost == value - 3


@pytest.mark.parametrize(
    ("fields", "balance"),
    [
        ("research 6 6 shopping 6 6", 12),
        ("research 1 6 shopping 3 4", 2),
        ("research 1 6 boarding 2 3", 0),
        ("shopping 1 6 build_launch 2 2", -1),
        ("research 1 1 build_launch 1 1", -8),
    ],
)
def test_rr_4_7_all_four_dice_count_together(fields: str, balance: int) -> None:
    match = settled(20, fields, 0)

    assert of(match, 0)["energy"] == 20 - balance
    assert events(match, "balance")[0] == {
        "seat": 0, "paid": max(balance, 0), "got": max(-balance, 0), "energy": 20 - balance,
    }  # fmt: skip
    assert events(match, "lowered") == events(match, "bid-taken") == []


def test_rr_4_7_a_die_that_brings_energy_pays_for_one_that_costs() -> None:
    match = settled(0, "research 6 - shopping 1 - build_launch 2 3", 0)

    assert dice(match) == [6, 0, 1, 0, 0, 0, 2, 3]
    assert of(match, 0)["energy"] == 0


# --- 4.8, 4.9 Shortage


SHORTAGES = [  # energy, plan, bid; then the bid, the dice and the energy that are left
    # (a) what is outside the bid is enough
    (5, "research 5 3 shopping 3 3", 3, 3, [5, 3, 3, 3], 3),
    # (b) some of the bid, all of it, just as much as needed
    (5, "research 6 3 shopping 3 3", 3, 2, [6, 3, 3, 3], 2),
    (5, "research 6 5 shopping 3 3", 3, 0, [6, 5, 3, 3], 0),
    (5, "research 6 5 shopping 3 3", 5, 0, [6, 5, 3, 3], 0),
    (5, "research 4 3 shopping 3 3", 5, 4, [4, 3, 3, 3], 4),
    # (c) one pip, a whole die, several dice
    (5, "research 6 6 shopping 3 3", 3, 0, [5, 6, 3, 3], 0),
    (0, "research 6 5 shopping 3 3", 0, 0, [1, 5, 3, 3], 0),
    (0, "research 6 6 shopping 3 3", 0, 0, [1, 5, 3, 3], 0),
    (0, "research 6 6 shopping 6 3", 0, 0, [1, 2, 6, 3], 0),
    (0, "research 6 6 shopping 6 6", 0, 0, [1, 1, 4, 6], 0),
    (2, "research 6 6 shopping 6 6", 1, 0, [1, 1, 6, 6], 0),
    (11, "research 6 6 shopping 6 6", 11, 0, [5, 6, 6, 6], 0),
    (1, "research 4 6 shopping 6 6", 0, 0, [1, 1, 5, 6], 0),
    # a die that shows 1 is passed over
    (0, "research 1 6 shopping 6 4", 0, 0, [1, 1, 6, 4], 0),
    (0, "research 2 6 shopping 4 4", 0, 0, [1, 3, 4, 4], 0),
]


@pytest.mark.parametrize(("energy", "fields", "bid", "left", "values", "rest"), SHORTAGES)
def test_rr_4_8_a_shortage_takes_free_energy_then_the_bid_then_pips(
    energy: int, fields: str, bid: int, left: int, values: list[int], rest: int
) -> None:
    match = settled(energy, fields, bid)

    assert of(match, 0)["bid"] == left
    assert dice(match) == [*values, 0, 0, 0, 0]
    assert of(match, 0)["energy"] == rest
    assert events(match, "balance")[0] == {"seat": 0, "paid": energy - rest, "got": 0, "energy": rest}
    assert events(match, "bid-taken") == ([{"seat": 0, "taken": bid - left, "bid": left}] if left < bid else [])
    placed = [int(word) for word in fields.split() if word.isdecimal()]
    lowered = [(entry["phase"], entry["field"], entry["value"]) for entry in events(match, "lowered")]
    assert lowered == [
        (("research", "shopping")[field // 2], ("left", "right")[field % 2], value)
        for field, value in enumerate(values)
        if value < placed[field]
    ]


def test_rr_4_8_dice_are_lowered_from_the_first_phase_to_the_last_and_the_left_field_first() -> None:
    match = settled(0, "research - 4 shopping 4 - boarding - 6 build_launch 6 -", 0)

    # 8 short: Research right saves 3, Shopping left 3, Boarding right 2
    assert dice(match) == [0, 1, 1, 0, 0, 4, 6, 0]
    assert events(match, "lowered") == [
        {"seat": 0, "phase": "research", "field": "right", "value": 1},
        {"seat": 0, "phase": "shopping", "field": "left", "value": 1},
        {"seat": 0, "phase": "boarding", "field": "right", "value": 4},
    ]


def test_rr_r_14_the_order_in_which_dice_were_placed_does_not_matter() -> None:
    match = having(0, 0, 0)
    play(match, 0, "plan build_launch right 6", "plan build_launch left 6", "plan boarding right 3",
         "plan boarding left 3", "done")  # fmt: skip
    for other in (1, 2):
        plan_dice(match, other, EVEN)

    assert dice(match) == [0, 0, 0, 0, 1, 1, 4, 6]


def test_rr_4_8_the_last_field_is_lowered_last() -> None:
    match = settled(0, "boarding 2 2 build_launch 6 6", 0)

    assert dice(match) == [0, 0, 0, 0, 1, 1, 4, 6]


def test_rr_4_9_lowered_dice_count_with_their_new_value() -> None:
    match = having(0, 0, 8, influence=[1, 2, 0])
    plan_dice(match, 0, "research 6 - shopping 4 - boarding 3 - build_launch 3 -")  # 4 short: research goes to 2
    plan_dice(match, 1, "research 3 3 shopping 3 3")
    plan_dice(match, 2, "research 6 3 shopping 3 3")

    assert table(match)["phase"] == "research"
    assert [(die["seat"], die["value"]) for die in table(match)["queue"]] == [
        (2, 6), (1, 3), (1, 3), (2, 3), (0, 2),
    ]  # fmt: skip


def test_rr_4_9_a_lowered_shopping_die_buys_with_its_new_value() -> None:
    match = having(1, 0, 0, market={"carbon": 10, "aluminium": 10, "titanium": 10})
    plan_dice(match, 0, "shopping 6 - boarding 3 3 build_launch 3 -")  # 2 short
    for other in (1, 2):
        plan_dice(match, other, IDLE)

    assert table(match)["turn"]["value"] == 4
    assert refused(match, 0, "buy carbon 5") == "RR-7.1"

    match.play(0, "buy carbon 4")

    assert of(match, 0)["cubes"]["carbon"] == 4


# --- 4.10, 4.11 Influence


def test_rr_4_10_the_highest_bid_goes_in_front() -> None:
    match = bidding(1, 3, 2, 4, influence=[0, 1, 2, 3])

    assert table(match)["influence"] == [3, 1, 2, 0]
    assert events(match, "influence") == [{"order": ["green", "white", "orange", "purple"]}]
    assert events(match, "rolled") == []


def test_rr_4_10_whoever_bid_nothing_stays_behind_in_the_old_order() -> None:
    match = bidding(0, 1, 0, 0, 2, influence=[3, 2, 1, 0, 4])

    assert table(match)["influence"] == [4, 1, 3, 2, 0]


def test_rr_4_10_equal_bids_are_rolled_for_and_ties_rolled_again_among_the_tied() -> None:
    match = bidding(3, 2, 3, 2, 3, influence=[1, 0, 3, 2, 4], rolls=(4, 4, 6, 1, 5, 2, 2, 3, 6))

    # bid 3: seats 0, 2, 4 roll 4, 4, 6, then 0 and 2 roll 1, 5; bid 2: seats 1 and 3 roll 2, 2, then 3, 6
    assert table(match)["influence"] == [4, 2, 0, 3, 1]
    assert events(match, "rolled") == [
        {"seat": seat, "value": value}
        for seat, value in [(0, 4), (2, 4), (4, 6), (0, 1), (2, 5), (1, 2), (3, 2), (1, 3), (3, 6)]
    ]
    assert each(match, "energy") == [10, 10, 10, 10, 7]


def test_rr_4_10_bids_of_0_are_never_rolled_for() -> None:
    match = bidding(0, 0, 0, influence=[2, 0, 1])

    assert table(match)["influence"] == [2, 0, 1]
    assert events(match, "rolled") == events(match, "paid-bid") == []
    assert each(match, "energy") == [10, 10, 10]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rr_4_10_and_rr_r_8_the_same_bid_by_all_is_rolled_for_by_all(players: int) -> None:
    rolls = (6, 6, 2, 1, 5)[:players]
    match = bidding(*[2] * players, rolls=(*rolls, 3, 4))

    assert events(match, "rolled")[:players] == [{"seat": seat, "value": rolls[seat]} for seat in range(players)]
    assert events(match, "rolled")[players:] == [{"seat": 0, "value": 3}, {"seat": 1, "value": 4}]
    assert table(match)["influence"] == {3: [1, 0, 2], 4: [1, 0, 2, 3], 5: [1, 0, 4, 2, 3]}[players]
    assert each(match, "energy") == [10, 8, *[10] * (players - 2)]


def test_rr_r_8_two_pairs_of_tied_rolls_are_rolled_again_each_among_themselves() -> None:
    match = bidding(1, 1, 1, 1, rolls=(2, 5, 2, 5, 6, 6, 4, 3, 1, 2))

    # 1 and 3 have fives: 6, 6, then 4, 3; then 0 and 2, who have twos: 1, 2
    assert [(roll["seat"], roll["value"]) for roll in events(match, "rolled")] == [
        (0, 2), (1, 5), (2, 2), (3, 5), (1, 6), (3, 6), (1, 4), (3, 3), (0, 1), (2, 2),
    ]  # fmt: skip
    assert table(match)["influence"] == [1, 3, 2, 0]


def test_rr_4_10_the_bid_that_is_left_after_a_shortage_counts() -> None:
    match = having(5, 5, 5, influence=[0, 1, 2])
    plan_dice(match, 0, "research 6 3 shopping 3 3", 5)  # pays 3 out of the bid
    plan_dice(match, 1, EVEN, 3)
    plan_dice(match, 2, EVEN, 0)

    assert each(match, "bid") == [2, 3, 0]
    assert table(match)["influence"] == [1, 0, 2]
    assert each(match, "energy") == [2, 2, 5]


def test_rr_4_10_a_bid_that_a_shortage_used_up_counts_as_none() -> None:
    match = having(2, 5, 5, influence=[2, 1, 0])
    plan_dice(match, 0, "research 6 3 shopping 3 3", 2)
    plan_dice(match, 1, EVEN, 0)
    plan_dice(match, 2, EVEN, 0)

    assert table(match)["influence"] == [2, 1, 0]
    assert events(match, "paid-bid") == []
    assert each(match, "energy") == [0, 5, 5]


def test_rr_4_11_only_the_player_in_front_pays_the_bid() -> None:
    match = bidding(4, 2, 3)

    assert events(match, "paid-bid") == [{"seat": 0, "bid": 4}]
    assert each(match, "energy") == [6, 10, 10]
    assert each(match, "bid") == [4, 2, 3]


def test_rr_4_11_income_of_the_round_comes_before_the_bid_is_paid() -> None:
    match = having(3, 3, 3)
    plan_dice(match, 0, IDLE, 3)
    plan_dice(match, 1, IDLE, 2)
    plan_dice(match, 2, IDLE)

    assert each(match, "energy") == [8, 11, 11]
    heard = kinds(match)
    assert heard.index("paid-bid") > max(number for number, kind in enumerate(heard[:20]) if kind == "balance")


def test_rr_4_11_who_leads_with_the_same_bid_pays_after_the_roll() -> None:
    match = bidding(2, 2, 1, rolls=(1, 2))

    assert events(match, "paid-bid") == [{"seat": 1, "bid": 2}]
    assert each(match, "energy") == [10, 8, 10]


# --- 16 Open and hidden


def test_rr_r_47_nothing_of_a_plan_is_seen_by_others_before_the_reveal() -> None:
    viewers = (0, 2, None)
    first, second = having(10, 10, 10), having(10, 10, 10)
    beginning = [told(first, viewer) for viewer in viewers]

    place_dice(first, 1, "research 6 6 build_launch 6 6", 10)
    place_dice(second, 1, "shopping 1 -")

    assert [told(first, viewer) for viewer in viewers] == [told(second, viewer) for viewer in viewers] == beginning
    assert of(first, 1)["energy"] == of(first, 1, 0)["energy"] == 10
    assert of(first, 1, 1)["dice"]["research"] == [6, 6]
    assert of(first, 1, 1)["bid"] == 10

    first.play(1, "done")
    place_dice(second, 1, "boarding - 4 build_launch 2 2", 3)
    second.play(1, "done")

    assert [told(first, viewer) for viewer in viewers] == [told(second, viewer) for viewer in viewers]
    assert each(first, "ready") == [False, True, False]
    assert each(first, "energy") == [10, 10, 10]


def test_rr_r_47_supplies_market_track_planets_and_piles_are_open_to_all() -> None:
    match = planning(
        {"energy": 7, "cubes": {"carbon": 1}, "vp": 3, "modules": ["kestrel"]},
        {"energy": 0, "modules": ["std-tank"]},
        {},
        hangars={1: [{"module": "family-cabin", "owner": 2, "crew": {"purple": 1, "orange": 2}}]},
        terminal=[1],
        discard=["bunk-ring"],
        flown=[{"planet": "mossball", "rescuer": 0, "crew": {"white": 2}}],
    )
    views = [match.view(viewer) for viewer in (0, 1, 2, None)]
    for view in views:
        for own in ("viewer", "prices", "mission"):  # what the open table means to this viewer
            view.pop(own)
        for shown in view["seats"]:
            for own in ("dice", "settlement"):  # what differs: an own phase board, still empty
                shown.pop(own)

    assert views[0] == views[1] == views[2] == views[3]
    shown = views[3]
    assert [(seat["energy"], seat["cubes"]["carbon"], seat["vp"], seat["modules"]) for seat in shown["seats"]] == [
        (7, 1, 3, ["kestrel"]), (0, 0, 0, ["std-tank"]), (4, 0, 0, []),
    ]  # fmt: skip
    assert [(seat["crew"], seat["saved"], seat["chips"]) for seat in shown["seats"]] == [
        (4, 0, 9),
        (2, 2, 9),
        (3, 0, 8),
    ]
    assert shown["hangars"][0]["modules"][0]["crew"] == {"purple": 1, "orange": 2}
    assert shown["terminal"] == [1]
    assert shown["discard"] == ["bunk-ring"]
    assert shown["flown"] == [{"planet": "mossball", "rescuer": 0, "crew": {"white": 2}, "round": None}]


def test_rr_r_47_the_order_of_the_piles_is_hidden_below_the_top_card() -> None:
    def described(*piles: list[str]) -> Described:
        names = ("advanced", "blue", "red")
        return {"players": 3, "phase": "plan", "round": 2, "piles": dict(zip(names, piles, strict=True)), "box": "rest"}

    up = GAME.match_at(described(["kestrel", "bunk-ring", "twin-helm"], ["lullaby", "mossball"], ["iron-dune"]), seed=1)
    down = GAME.match_at(
        described(["kestrel", "twin-helm", "bunk-ring"], ["mossball", "lullaby"], ["iron-dune"]), seed=1
    )

    assert [told(up, viewer) for viewer in (0, 1, 2, None)] == [told(down, viewer) for viewer in (0, 1, 2, None)]
    assert table(up)["piles"]["top"] == "kestrel"
    assert table(up)["piles"]["unseen"] == {"twin-helm": 1, "bunk-ring": 1}
    assert sorted(table(up)["piles"]["planets_unseen"]["blue"]) == ["lullaby", "mossball"]


def test_rr_r_48_nothing_can_be_given_lent_or_traded() -> None:
    verbs = {words.split()[0] for words in GAME.actions}

    assert verbs == {
        "pass", "end", "done", "reroll", "crew", "board", "plan", "bid", "set", "take", "buy", "refill", "move",
        "to", "shift", "build", "exchange", "launch", "equip", "assign", "choose", "keep", "draw", "replace", "mark",
        "spread",
    }  # fmt: skip
    match = phase_at("shopping", [6], [], [], seats=[{"energy": 5, "cubes": {"carbon": 5}}, {"energy": 5}, {}])

    match.play(0, "buy carbon 6")

    assert each(match, "energy") == [5, 5, 4]
    assert of(match, 0)["cubes"]["carbon"] == 11
    assert refused(match, 0, "exchange carbon titanium") == "RR-3.1"  # with the bank, and only in one's own build turn
