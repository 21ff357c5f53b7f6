"""Odd moments: empty piles of all kinds, nobody in a phase, nothing left to do anywhere."""

from collections import Counter

import pytest

import apogee
from tests.rocket_rescue.phases import each, events, having, kinds, phase_at, plan_dice
from tests.rocket_rescue.table import GAME, MODULES, PHASES, asks, module, refused, rocket, table, turn_at

NOTHING: dict[str, list[str]] = {"blue": [], "red": [], "advanced": []}
NO_STANDARD = dict.fromkeys(("std-cockpit", "std-tank", "std-engine", "std-crew"), 0)


def modules(match: apogee.Match) -> Counter[str]:
    """All advanced modules of a match, wherever they lie."""
    shown = table(match)
    found = Counter(shown["piles"]["unseen"]) + Counter(shown["display"]) + Counter(shown["discard"])
    found += Counter(module for seat in shown["seats"] for module in seat["modules"])
    found += Counter([] if shown["piles"]["top"] is None else [shown["piles"]["top"]])
    return Counter({name: number for name, number in found.items() if MODULES[name]["deck"] == "advanced"})


def laid_until_shuffled(match: apogee.Match, number: int) -> int:
    """How many modules were laid out before the discard pile was shuffled once more than this number."""
    heard = [kind for kind in kinds(match) if kind in ("laid", "shuffled")]
    places = [place for place, kind in enumerate(heard) if kind == "shuffled"]
    return heard[: places[number]].count("laid")


def test_rr_r_11_five_researchers_use_up_the_advanced_pile_and_it_is_made_anew() -> None:
    match = GAME.match(players=5, seed=6, options={"length": "short"})
    everything = modules(match)
    assert everything.total() == 29

    while not match.over:
        for player in match.pending():
            plan_dice(match, player, "research 3 3 shopping 3 3")
        while asks(match)[0] in ("research", "shopping"):
            player = match.pending()[0]
            wanted = [words for words in match.choices(player) if words.split()[-1] in everything]
            match.play(player, wanted[0] if wanted else "pass")
        for player in match.pending() if asks(match)[0] == "keep" else ():
            match.play(player, match.choices(player)[0])
            match.play(player, "done")
        assert modules(match) == everything

    # 4 cards, and 5 more for ten dice, in each round: 29 are enough for three rounds; then 24 go round, for 5 stay
    assert [laid_until_shuffled(match, number) for number in range(3)] == [29, 29 + 22, 29 + 22 + 18]
    assert len(events(match, "laid")) == 8 * 9
    assert len(events(match, "shuffled")) == 3


def test_rr_2_5_an_empty_planet_pile_leaves_the_place_empty_and_nothing_is_reached_any_more() -> None:
    planets = ["mossball", None, None, None, None]
    match = turn_at(
        "build_launch", 0, 3, [{"energy": 20}], queue=[{"seat": 0, "value": 3}], hangars={1: rocket(0), 2: rocket(0)},
        planets=planets, piles=NOTHING, box="rest",
    )  # fmt: skip
    match.expect("stability 1", "stability 1", "stability 1")

    match.play(0, "launch 1 mossball")
    match.play(0, "end")

    assert table(match)["turn"]["left"]["launches"] == 1
    assert [planet["planet"] for planet in table(match)["planets"]] == [None] * 5
    assert not any(words.startswith("launch") for words in match.choices(0))
    assert refused(match, 0, "launch 2 mossball") == "RR-10.2"
    assert refused(match, 0, "launch 2 lullaby") == "RR-10.2"


def test_rr_3_1_a_round_goes_on_with_no_card_anywhere() -> None:
    match = GAME.match_at(
        {
            "players": 3,
            "phase": "begin",
            "piles": NOTHING,
            "planets": [None] * 5,
            "standard": NO_STANDARD,
            "box": "rest",
        },
        seed=1,
    )
    assert table(match)["display"] == []
    for player in range(3):
        plan_dice(match, player, "research 6 6 boarding 1 1")

    assert [entry["seat"] for entry in events(match, "nothing-to-do")] == [0, 0, 1, 1, 2, 2]
    assert (table(match)["round"], table(match)["phase"]) == (2, "plan")


@pytest.mark.parametrize("empty", PHASES)
def test_rr_r_45_a_round_in_which_nobody_has_a_die_in_a_phase(empty: str) -> None:
    others = [phase for phase in PHASES if phase != empty]
    match = having(9, 9, 9, hangars={1: [module("grand-dormitory", 1)]})
    for player in range(3):
        plan_dice(match, player, f"{others[0]} 3 3 {others[1]} 3 - {others[2]} 3 -")
    while table(match)["round"] == 1:
        player = match.pending()[0]
        match.play(player, "end" if "end" in match.choices(player) else "pass")

    turns = Counter(entry["phase"] for entry in events(match, "turn"))
    assert turns == {others[0]: 6, others[1]: 3, others[2]: 3}
    assert [entry["phase"] for entry in events(match, "phase")] == list(PHASES)
    assert kinds(match).count("discarded") == (2 if empty == "research" else 5)


@pytest.mark.parametrize("phase", PHASES)
def test_rr_r_45_all_dice_of_everybody_may_lie_in_two_phases(phase: str) -> None:
    match = having(9, 9, 9)
    other = "shopping" if phase == "research" else "research"
    for player in range(3):
        plan_dice(match, player, f"{phase} 3 3 {other} 3 3")
    while table(match)["round"] == 1:
        player = match.pending()[0]
        match.play(player, "end" if "end" in match.choices(player) else "pass")

    turns = Counter(entry["phase"] for entry in events(match, "turn"))
    assert turns == ({other: 6} if phase == "boarding" else {phase: 6, other: 6})
    assert each(match, "energy") == [9, 9, 9]


def test_rr_7_7_an_empty_market_and_an_empty_bank_let_the_round_go_on() -> None:
    hoard = {"cubes": {"carbon": 40, "aluminium": 40, "titanium": 40}}
    market = {"carbon": 0, "aluminium": 0, "titanium": 0}
    match = phase_at("shopping", [6], [6], [6], seats=[hoard, {}, {}], market=market, influence=[1, 0, 2])
    assert asks(match) == ("refill", [1])

    match.play(1, "refill titanium")

    assert table(match)["market"] == table(match)["bank"] == market
    assert table(match)["phase"] != "shopping"
