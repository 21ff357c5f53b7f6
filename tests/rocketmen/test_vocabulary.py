"""Every action is legal somewhere and barred elsewhere by a rule with a sentence, or can never be legal."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from apogee.core.types import CHANCE
from apogee.games.rocketmen import GAME, decisions
from apogee.games.rocketmen.game import Rocketmen
from apogee.testing import laws
from tests.refusing import bars_of
from tests.rocketmen.table import CARDS, ENGINES, MISSIONS, THREATS, Described

IN_TURN = {decisions.NEXT_PLAYER, decisions.ROUND_FINISHED}  # rules that say nothing of the action itself

# --- What can never be legal


def effect(card: str) -> str:
    """What a card's ability does, or nothing."""
    effects = CARDS[card].get("effects", [])
    return str(effects[0]["kind"]) if effects else ""


def can_pay(card: str) -> bool:
    """RM-6.9: money or a resource; rocket points never pay."""
    return CARDS[card]["money"] > 0 or bool(CARDS[card]["resources"]) or effect(card) == "money_per_mission"


def can_lie_on_the_pad(card: str) -> bool:
    """RM-8.4: a resource or rocket symbol."""
    return CARDS[card]["rocket"] > 0 or bool(CARDS[card]["resources"])


def is_mission(card: str) -> bool:
    return card in MISSIONS


def is_on_sale(card: str) -> bool:
    """RM-7.1: what comes into the display or lies on an engine pile."""
    return card not in MISSIONS


def is_for_the_display(card: str) -> bool:
    """RM-2.3, RM-R.46: assets and threats."""
    return card not in MISSIONS and card not in ENGINES


def is_for_a_solo_display(card: str) -> bool:
    """RM-20.2: not the cards for three and four players."""
    return is_for_the_display(card) and min(CARDS[card]["icons"]) < 3


def can_pay_while_placed(card: str) -> bool:
    """RM-6.10, RM-8.6: money, on a card that can be placed."""
    return CARDS[card]["money"] > 0 and (is_mission(card) or can_lie_on_the_pad(card))


def can_be_discarded_from_the_pad(card: str) -> bool:
    """RM-4.8, RM-8.4: permanent cards never are."""
    return can_lie_on_the_pad(card) and effect(card) != "depot"


def can_be_used(card: str) -> bool:
    """RM-4.5 to RM-4.7, RM-10.12: other abilities work by themselves, or have words of their own."""
    return effect(card) not in (
        "", "rocket_bonus", "abort_discount", "salvage_engine", "depot", "free_placement", "money_per_mission",
    ) and not (effect(card) == "advance" and CARDS[card]["effects"][0]["self"] == "stay")  # fmt: skip


def can_be_copied(card: str) -> bool:
    """RM-8.4, RM-R.11: what can lie on an opponent's pad; of the copier itself there is only one."""
    return can_lie_on_the_pad(card) and effect(card) != "copy_pad_card"


def is_engine(card: str) -> bool:
    return card in ENGINES


POSSIBLE: dict[str, Callable[[str], bool]] = {
    "buy {}": is_on_sale,
    "pay {}": can_pay,
    "pay placed:{}": can_pay_while_placed,
    "place {} plan": is_mission,
    "place {} pad": can_lie_on_the_pad,
    "free {} plan": is_mission,
    "free {} pad": can_lie_on_the_pad,
    "replace {}": is_for_the_display,
    "remove {}": is_for_a_solo_display,
    "discard {} pad": can_be_discarded_from_the_pad,
    "use {}": can_be_used,
    "copy {}": can_be_copied,
    "salvage {}": is_engine,
}
NEVER = {pattern.format(card) for pattern, is_possible in POSSIBLE.items() for card in CARDS if not is_possible(card)}

# --- Positions in which a lot can be done

EVERYTHING = list(CARDS)
DECK = [card for card in CARDS if is_for_the_display(card)]
SHELVES = [DECK[start : start + 6] for start in range(0, len(DECK), 6)]
PAD = [card for card in CARDS if can_lie_on_the_pad(card) and not is_mission(card)]
TOKENS = {"rocket": 1, "hand": 1, "science": 1, "money": 1}


def acting(hand: list[str], **more: Any) -> Described:
    """Seat 0 of four acts with a hand of almost everything."""
    turn: Described = {
        key: more.pop(key) for key in ("display", "free_placements", "draws_waiting", "variants") if key in more
    }
    player = {"hand": hand, "hq": [], "markers": ["earth.satellite"], "tokens": TOKENS, **more}
    return {"seats": [player, {}, {}, {}], "box": "rest", **turn}


def flying(plan: str, destination: str, step: str, pad: list[str], **launch: Any) -> Described:
    """Seat 0 of four launches; the opponents' pads hold all that is left for a pad."""
    missions = [card for card in MISSIONS if can_lie_on_the_pad(card)]
    others = [card for card in PAD if card not in pad or CARDS[card]["count"] > 1]
    opponents = [{"plan": "mining", "pad": missions}, {"plan": "mining", "pad": others}]
    return {
        "seats": [{"plan": plan, "pad": pad}, *opponents, {}],
        "launch": {"destination": destination, "rocket": 1, **launch},
        "agenda": [step],
    }


def described() -> Iterator[Described]:
    """The positions; what follows an action in them counts too."""
    for shelf in SHELVES:
        without = [card for card in EVERYTHING if card not in shelf]
        yield acting(without, display=shelf, variants=["market_research"])
        solo = [card for card in shelf if is_for_a_solo_display(card)]
        ai = {"location": "earth.hotel", "first": "solitaire_149", "second": "solitaire_150"}
        yield {"seats": [{"hand": ["hotel_a"]}], "mode": "solo", "display": solo, "ai": ai}
    for plan in ("mining", "base_a"):
        others = [card for card in EVERYTHING if card != plan]
        yield acting(others, plan=plan, pad=["depot"], depot=["engine_small"], free_placements=1, draws_waiting=1)
        yield acting([], plan=plan, pad=[c for c in EVERYTHING if can_lie_on_the_pad(c) and c != plan])
        yield acting(others, plan=plan, free_placements=1)
    yield acting([card for card in EVERYTHING if card not in THREATS], display=list(THREATS), free_placements=1)
    yield acting(["storage_batteries", "electric_cars"], warehouse=EVERYTHING)
    yield flying("satellite_a", "earth", "w1 0", ["industrial_espionage", "engine_small"])
    for window in ("w1", "w2", "w3", "w5", "w6"):
        yield flying("satellite_a", "moon", f"{window} 0", PAD, counted={"w5": 1, "w6": 4}.get(window, 0))
    yield flying("mining", "mars", "w4 0", PAD, value=0)
    yield flying("shipyard", "earth", "w3 0", ["industrial_espionage"], copied="afterburners")
    yield flying("hotel_a", "earth", "pick 0", ["depot"], shown=[0, 1, 2])
    yield flying("hotel_a", "earth", "pick 0", ["depot"], shown=[2, 3, 4])
    yield flying("hotel_a", "earth", "abort 0 2", PAD, counted=2)
    yield flying("hotel_a", "earth", "salvage 0 1", PAD, counted=3)
    yield flying("hotel_a", "earth", "mission 0", ["depot"], counted=3)
    yield {**acting(EVERYTHING[:9]), "agenda": ["end_turn 0", "draw_up 0", "surplus 0 2"]}
    yield {"seats": [{"plan": "mining"}, {}], "mode": "battle"}
    yield {"seats": [{"hand": ["storage_batteries", "asteroid_laser_ablation"]}, {}], "display": SHELVES[-1]}
    yield {"seats": [{}], "mode": "solo", "ai": {"markers": ["earth.hotel"], "vp": 3}}
    yield {"seats": [{}, {}], "end": "victory_points"}


@cache
def positions() -> list[Rocketmen]:
    """All positions that are described."""
    return [GAME.from_json(each) for each in described()]


@cache
def following() -> list[Rocketmen]:
    """What each action leads to from there, with the first thing that chance can bring."""
    found = []
    for state in positions():
        for action in [] if state.current() < 0 else state.legal_actions(state.current()):
            after = state.clone()
            after.apply(state.current(), action)
            while after.current() == CHANCE:
                after.apply(CHANCE, after.chance_outcomes()[0][0])
            found.append(after)
    return found


# --- Tests


def test_every_action_that_can_be_is_legal_somewhere_and_no_other() -> None:
    """RM-D.2 to RM-D.20: the whole vocabulary can be used, except what the cards themselves make impossible."""
    legal = {
        GAME.actions[action]
        for state in [*positions(), *following()]
        if state.current() >= 0
        for action in state.legal_actions(state.current())
    }
    assert sorted(set(GAME.actions) - NEVER - legal) == []
    assert sorted(legal & NEVER) == []
    assert len(legal) + len(NEVER) == len(GAME.actions)


def test_every_action_is_barred_somewhere_by_a_rule_about_it() -> None:
    """Whoever is asked gets 0 or a rule with a sentence for every action, and every rule that can bar one does."""
    found: dict[int, set[str]] = {rule: set() for rule in bars_of("rocketmen")}
    for state in [*positions(), *following()[::4]]:
        for rule, action in zip(GAME.bars(state, 0), GAME.actions, strict=True):
            if rule != 0:
                found[rule].add(action)
    assert [decisions.RULES.id_of(rule) for rule, actions in found.items() if not actions and rule not in IN_TURN] == []
    about_it = set().union(*(actions for rule, actions in found.items() if rule not in IN_TURN))
    assert sorted(set(GAME.actions) - about_it) == []


@pytest.mark.parametrize("number", range(len(list(described()))))
def test_the_laws_hold_where_a_lot_can_be_done(number: int) -> None:
    """Legal is what nothing bars, nothing is lost, and all the rest, in positions that random matches never come to."""
    state = positions()[number]
    laws.check_step(GAME, state, number, GAME.checks.census(state))
