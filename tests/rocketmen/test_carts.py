"""Carts: purchases, placements and discards put together in small steps, freely and in secret (RM-D.3 to RM-D.6)."""

import random
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from tests.rocketmen.table import (
    CARDS,
    ENGINES,
    MISSIONS,
    TEN_EACH,
    THREATS,
    at,
    hand,
    of,
    play,
    refused,
    seat,
    table,
    told,
    viewers,
    waiting,
    zone,
)

DISPLAY = ["big_data", "solar_energy", "spacesuit", "pandemic", "global_internet", "fusion_reactor"]
RICH = [*TEN_EACH, "private_investors", "base_a", "spaceship_b"]
FOR_PAD = [card for card, row in CARDS.items() if row["rocket"] or row["resources"]]
LOCATIONS = ("earth.satellite", "earth.hotel", "moon.satellite", "mars.mining")
SURCHARGES = ((20, 40), (15, 30), (10, 20), (5, 10), (0, 0))


# --- Every subset of payments, by brute force


@dataclass(frozen=True)
class Item:
    """Something that may pay: the words, the money, the resources."""

    words: str
    money: int
    resources: tuple[str, ...]


@dataclass
class Purse:
    """The player whose choices are counted out here, from the rules alone."""

    cards: Counter[str]
    tokens: dict[str, int]
    missions: int
    vp: int
    plan: str | None
    pad: list[str]
    offers: Counter[str]
    buying: list[str] = field(default_factory=list)
    placing: list[str] = field(default_factory=list)
    planning: str | None = None
    paid: list[str] = field(default_factory=list)

    def item(self, card: str, words: str) -> Item:
        """RM-R.53: a Government Contract is worth what the missions bring."""
        money = 10 * self.missions if card == "government_contract" else CARDS[card]["money"]
        return Item(words, money, tuple(CARDS[card]["resources"]))

    def items(self) -> list[Item]:
        """RM-6.1, RM-8.6: all that may pay, the cards that are being placed included."""
        placed = Counter([*self.placing, *([self.planning] if self.planning else [])])
        found = [self.item(card, f"pay {card}") for card in (self.cards - placed).elements()]
        found += [self.item(card, f"pay placed:{card}") for card in placed.elements()]
        found += [Item("pay token:money", 20, ())] * self.tokens["money"]
        return found + [Item("pay token:science", 0, ("science",))] * self.tokens["science"]

    def cost(self, card: str) -> int:
        """RM-7.6: the printed money, for threats with the surcharge."""
        surcharge = next(money for vp, money in SURCHARGES if self.vp >= vp) if card in THREATS else 0
        money: int = CARDS[card]["cost"]["money"]
        return money + surcharge

    def bill(self) -> tuple[int, tuple[str, ...]]:
        """RM-7.1, RM-8.1: what is to be paid."""
        if self.buying:
            needs = [need for card in self.buying for need in CARDS[card]["cost"]["resources"]]
            return sum(map(self.cost, self.buying)), tuple(sorted(needs))
        return 10 * (len(self.placing) + (self.planning is not None)), ()

    def can_be_completed(self) -> bool:
        """Whether some set of fitting items, those that have paid among them, pays the bill."""
        money, needs = self.bill()
        paid = Counter(self.paid)
        fitting, fixed = [], []
        for item in self.items():
            if paid[item.words] > 0:
                paid[item.words] -= 1
                fixed.append(item)
            elif fits(item, money, needs):
                fitting.append(item)
        assert not +paid
        if not all(fits(item, money, needs) for item in fixed):
            return False
        for chosen in range(1 << len(fitting)):
            pool = fixed + [item for place, item in enumerate(fitting) if chosen >> place & 1]
            if sum(item.money for item in pool) >= money and (not needs or matched(needs, offers_of(pool))):
                return True
        return False

    def is_covered(self) -> bool:
        money, needs = self.bill()
        left = {item.words: item for item in self.items()}
        pool = [left[words] for words in self.paid]
        return sum(item.money for item in pool) >= money and matched(needs, offers_of(pool))

    def steps(self) -> set[str]:
        """All steps that lead to a cart that can be completed."""
        found = {"done"} if (self.buying or self.placing or self.planning) and self.is_covered() else set()
        candidates = set()
        if self.buying or self.placing or self.planning:
            unpaid = Counter(item.words for item in self.items()) - Counter(self.paid)
            candidates |= set(unpaid)
        if not self.paid and not self.placing and not self.planning:
            candidates |= {f"buy {card}" for card in self.offers - Counter(self.buying) if self.may_buy(card)}
        if not self.paid and not self.buying:
            held = self.cards - Counter([*self.placing, *([self.planning] if self.planning else [])])
            candidates |= {f"place {card} plan" for card in held if self.may_plan(card)}
            candidates |= {f"place {card} pad" for card in held if self.may_place(card)}
        for words in candidates:
            self.do(words)
            if self.can_be_completed():
                found.add(words)
            self.undo(words)
        return found

    def may_buy(self, card: str) -> bool:
        """RM-7.5: one engine at most."""
        return card not in ENGINES or not set(ENGINES) & set(self.buying)

    def may_plan(self, card: str) -> bool:
        """RM-8.2."""
        return card in MISSIONS and self.plan is None and self.planning is None

    def may_place(self, card: str) -> bool:
        """RM-8.3 to RM-8.5."""
        is_twin = CARDS[card]["group"] == "asset" and card in [*self.pad, *self.placing]
        return (self.plan is not None or self.planning is not None) and card in FOR_PAD and not is_twin

    def do(self, words: str) -> None:
        verb, card, *place = words.split()
        if verb == "buy":
            self.buying.append(card)
        elif verb == "pay":
            self.paid.append(words)
        elif place == ["plan"]:
            self.planning = card
        else:
            self.placing.append(card)

    def undo(self, words: str) -> None:
        verb, _, *place = words.split()
        if verb == "buy":
            self.buying.pop()
        elif verb == "pay":
            self.paid.pop()
        elif place == ["plan"]:
            self.planning = None
        else:
            self.placing.pop()


def fits(item: Item, money: int, needs: tuple[str, ...]) -> bool:
    """RM-6.10: an item offers something that the bill asks for."""
    return (item.money > 0 and money > 0) or any(matched((need,), item.resources) for need in needs)


def offers_of(pool: list[Item]) -> tuple[str, ...]:
    """The resources that some items offer together."""
    return tuple(sorted(resource for item in pool for resource in item.resources))


@cache
def matched(needs: tuple[str, ...], offers: tuple[str, ...]) -> bool:
    """RM-4.2, RM-4.3: whether each need gets an offer of its own; science is any resource on both sides."""
    if not needs:
        return True
    return any(
        (offer == needs[0] or "science" in (offer, needs[0]))
        and matched(needs[1:], offers[:place] + offers[place + 1 :])
        for place, offer in enumerate(offers)
    )


def random_table(chooser: random.Random) -> tuple[apogee.Match, Purse]:
    """A player with a random hand, plan, pad, tokens and missions in front of a random display."""
    deck = [card for card, row in CARDS.items() if row["group"] in ("asset", "threat") for _ in range(row["count"])]
    chooser.shuffle(deck)
    laid = [deck.pop() for _ in range(6)]
    own = [*MISSIONS, *deck[:14], "engine_small", "engine_medium"]
    chooser.shuffle(own)
    held = [own.pop() for _ in range(chooser.randint(3, 7))]
    plan = next((card for card in own if card in MISSIONS), None) if chooser.random() < 0.5 else None
    pad = list({card for card in own if card in FOR_PAD and card != plan})[:2] if plan else []
    tokens = {"money": chooser.randint(0, 1), "science": chooser.randint(0, 2)}
    markers = LOCATIONS[: chooser.randint(0, 3)]
    vp = chooser.choice((0, 5, 11))
    player = seat(held, tokens=tokens, markers=markers, vp=vp, **({"plan": plan, "pad": pad} if plan else {}))
    match = at([player], players=4, display=laid)
    return match, Purse(Counter(held), tokens, len(markers), vp, plan, pad, Counter([*laid, *ENGINES]))


@pytest.mark.parametrize("seed", range(10))
def test_rm_d_3_rm_d_4_rm_d_5_exactly_the_steps_that_can_be_completed_are_offered(seed: int) -> None:
    chooser = random.Random(seed)  # noqa: S311
    finished = 0
    for _ in range(20):
        match, purse = random_table(chooser)
        words = ""
        while words != "done":
            steps = purse.steps()
            assert {each for each in match.choices(0) if each.split()[0] in ("buy", "place", "pay", "done")} == steps
            if not steps:
                break
            words = chooser.choice(sorted(steps))
            match.play(0, words)
            if words != "done":
                purse.do(words)
        finished += words == "done"
    assert finished > 8


def test_rm_d_4_a_pool_is_checked_as_the_rules_say() -> None:
    assert matched(("biotech", "science"), ("computer", "science"))
    assert matched(("biotech", "science"), ("biotech", "composite"))
    assert not matched(("biotech", "science"), ("computer", "composite"))
    assert not matched(("biotech",), ())


# --- Freedom


def test_rm_6_6_several_cards_are_bought_from_one_pool() -> None:
    match = at([seat(RICH)], display=DISPLAY)
    play(match, 0, "buy solar_energy", "buy big_data", "pay private_investors", "pay spaceship_b")
    play(match, 0, "pay mining", "pay hotel_a", "pay hotel_b")
    assert match.view(0)["cart"] == {
        "kind": "buy", "cards": ["big_data", "solar_energy"], "plan": None, "pad": [],
        "paid": ["mining", "spaceship_b", "hotel_a", "hotel_b", "private_investors"], "placed": [],
        "money_tokens": 0, "science_tokens": 0,
        "bill": {"money": 60, "resources": ["biotech"]}, "offered": {"money": 60, "resources": ["biotech"]},
        "covered": True, "odds": {},
    }  # fmt: skip
    match.play(0, "done")
    assert match.view(0)["cart"] is None


def test_rm_r_15_a_payment_effect_may_be_triggered_by_overpaying() -> None:
    holding = ["private_investors", "global_internet", "robotics", "base_a"]
    match = at([seat(holding, plan="satellite_a")], display=["solar_energy"])
    play(match, 0, "buy solar_energy", "pay private_investors", "pay global_internet", "pay robotics", "done")

    assert waiting(match) == (1, 1)


def test_rm_8_6_one_card_pays_for_itself_and_for_others_being_placed() -> None:
    # No placeable card shows more than $10, but Big Data, Robotics and Global Internet pay for cards without money.
    holding = ["global_internet", "robotics", "base_a", "engine_small", "hotel_a", "hotel_b"]
    match = at([seat(holding)])
    play(match, 0, "place hotel_a plan", "place global_internet pad", "place robotics pad", "place engine_small pad")
    play(match, 0, "pay placed:hotel_a", "pay placed:global_internet", "pay placed:robotics", "pay hotel_b", "done")

    assert zone(match, 0, "pad") == ["engine_small", "global_internet", "robotics"]
    assert zone(match, 0, "play") == ["hotel_b"]
    assert waiting(match) == (1, 1)


def test_rm_d_4_done_is_never_said_for_the_player() -> None:
    for words in (["buy solar_energy", "pay private_investors"], ["place hotel_a plan", "pay placed:hotel_a"]):
        match = at([seat(["private_investors", "hotel_a"][: 1 + ("hotel_a" in words[0])])], display=DISPLAY)
        play(match, 0, *words)
        assert "done" in match.choices(0)
        assert (match.pending(), zone(match, 0, "play")) == ((0,), [])
    discard = at([seat(["mining"])])
    discard.play(0, "discard mining hand")
    assert discard.choices(0) == ["done"]


# --- Secrecy

CARTS: dict[str, tuple[list[str], list[str]]] = {  # what comes openly before, and the steps before `done`
    "purchase": ([], ["buy big_data", "buy engine_small", "pay private_investors", "pay spaceship_b", "pay mining"]),
    "placement": ([], ["place spaceship_b pad", "place base_a pad", "pay hotel_a", "pay token:money"]),
    "discard": ([], ["discard mining hand", "discard spacesuit pad", "discard plan"]),
    "market research": ([], ["replace pandemic", "pay token:money"]),
    "super capacitors": (["use super_capacitors"], ["discard mining hand", "discard base_a hand"]),
    "surplus": (["end"], ["discard mining hand", "discard base_a hand", "discard hotel_a hand"]),
}


def cart_at(seed: int = 1) -> apogee.Match:
    """A player who can fill any cart, and a rival."""
    player = seat(
        [*(card for card in RICH if card != "satellite_a"), "super_capacitors", "nanotechnology"],
        plan="satellite_a",
        pad=["spacesuit", "depot"],
        tokens={"money": 1, "science": 1},
    )
    laid = ["big_data", "solar_energy", "life_support", "pandemic", "global_internet", "fusion_reactor"]
    return at([player, seat(["mining"])], display=laid, variants=["market_research", "safety_first"], seed=seed)


@pytest.mark.parametrize("cart", CARTS)
def test_rm_d_2_nothing_of_a_cart_reaches_others_before_done(cart: str) -> None:
    match = cart_at()
    before, steps = CARTS[cart]
    play(match, 0, *before)
    others = [viewer for viewer in viewers(match) if viewer != 0]
    shown = {viewer: told(match, viewer) for viewer in others}
    own = told(match, 0)
    pending = match.pending()
    for words in steps:
        match.play(0, words)
        assert {viewer: told(match, viewer) for viewer in others} == shown
        assert match.pending() == pending
        assert told(match, 0) != own
        own = told(match, 0)
        twin: dict[str, Any] = match.state.determinize(1, Rng(5)).to_json()
        assert "cart" not in twin
    assert match.view(0)["cart"] is not None
    while "done" not in match.choices(0):
        match.play(0, match.choices(0)[0])
    match.play(0, "done")
    assert {viewer: told(match, viewer) for viewer in others} != shown


def test_rm_d_4_the_order_and_number_of_steps_is_never_told() -> None:
    straight, winding = cart_at(), cart_at()
    straight.expect("reveal asteroid_impact")
    winding.expect("reveal asteroid_impact")
    play(straight, 0, "buy big_data", "pay private_investors", "pay spaceship_b", "done")
    play(winding, 0, "place base_a pad", "pay mining")
    winding.take_back_own(0)
    winding.take_back_own(0)
    play(winding, 0, "buy big_data", "pay spaceship_b", "pay hotel_a")
    winding.take_back_own(0)
    play(winding, 0, "pay private_investors", "done")

    for viewer in viewers(straight):
        if viewer != 0:
            assert told(straight, viewer) == told(winding, viewer)
    assert straight.position() == winding.position()


@pytest.mark.parametrize("cart", CARTS)
def test_rm_d_2_a_journal_handed_out_holds_nothing_of_a_cart(cart: str, tmp_path: Path) -> None:
    match = cart_at()
    before, steps = CARTS[cart]
    play(match, 0, *before)
    match.export(tmp_path / "before")
    play(match, 0, *steps)
    match.export(tmp_path / "during")

    assert (tmp_path / "before").read_bytes() == (tmp_path / "during").read_bytes()


def test_rm_3_2_a_finished_cart_tells_what_was_played_and_no_more() -> None:
    match = cart_at()
    play(match, 0, "place base_a pad", "pay mining", "done")

    log = str(match.log(1))
    assert "base_a" in log
    assert "mining" in log
    assert not [card for card in ("hotel_a", "hotel_b", "spaceship_b", "private_investors") if card in log]
    assert of(match, 0, 1)["unknown"] == len(hand(match, 0))


# --- Take-back


@pytest.mark.parametrize("cart", ["purchase", "placement", "discard", "market research"])
def test_rm_d_4_every_step_of_a_cart_can_be_taken_back(cart: str) -> None:
    match = cart_at()
    positions = [match.position()]
    for words in CARTS[cart][1]:
        match.play(0, words)
        positions.append(match.position())
    seen = told(match, 1)
    while len(positions) > 1:
        assert match.position() == positions.pop()
        assert match.own_take_back(0) is not None
        assert match.own_take_back(1) is None
        match.take_back_own(0)
        assert told(match, 1) == seen
    assert match.position() == positions[0]
    assert match.own_take_back(0) is None
    with pytest.raises(apogee.NoTakeBack):
        match.take_back_own(0)


@pytest.mark.parametrize("cart", CARTS)
def test_rm_d_4_nothing_is_taken_back_after_done(cart: str) -> None:
    match = cart_at()
    before, steps = CARTS[cart]
    play(match, 0, *before, *steps)
    while "done" not in match.choices(0):
        match.play(0, match.choices(0)[0])
    match.play(0, "done")

    assert match.own_take_back(0) is None
    with pytest.raises(apogee.NoTakeBack):
        match.take_back_own(0)


@pytest.mark.parametrize("words", ["use super_capacitors", "use nanotechnology", "store mining"])
def test_rm_d_2_what_everybody_saw_cannot_be_taken_back(words: str) -> None:
    match = cart_at()
    match.play(0, words)

    assert match.own_take_back(0) is None


def test_rm_7_3_a_purchase_that_revealed_a_card_cannot_be_taken_back_but_the_next_cart_can() -> None:
    match = cart_at()
    play(match, 0, "buy solar_energy", "pay private_investors", "done")
    shown = table(match)["display"]
    match.play(0, "discard mining hand")
    match.take_back_own(0)

    assert match.own_take_back(0) is None
    assert table(match)["display"] == shown
    assert "mining" in hand(match, 0)


def test_rm_d_7_super_capacitors_and_surplus_discards_can_be_taken_back_before_done() -> None:
    for cart in ("super capacitors", "surplus"):
        match = cart_at()
        before, steps = CARTS[cart]
        play(match, 0, *before)
        asked = match.position()
        match.play(0, steps[0])
        match.take_back_own(0)
        assert match.position() == asked
        is_open = match.own_take_back(0) is None
        assert is_open == (cart == "super capacitors")  # which everybody saw in the hand; `end` tells nothing


# --- Odd moments


def test_rm_r_27_a_purchase_of_the_last_cards_leaves_an_empty_market() -> None:
    deck: dict[str, dict[str, int]] = {"teal": {}, "pink": {}}
    laid = ["solar_energy", None, None, None, None, None]
    match = at(
        [seat(["private_investors", "electric_cars", "hotel_a"])], display=laid, deck=deck, engines={}, box="rest"
    )
    play(match, 0, "buy solar_energy", "pay private_investors", "done")

    assert table(match)["display"] == [None] * 6
    assert refused(match, 0, "buy solar_energy") == "RM-7.1"
    match.play(0, "end")
    assert match.pending() == (1,)


def test_rm_r_27_the_last_engine_of_a_pile_is_bought() -> None:
    match = at([seat(["private_investors"])], engines={"engine_small": 1}, box="rest")
    play(match, 0, "buy engine_small", "pay private_investors", "done")

    assert table(match)["engines"] == dict.fromkeys(ENGINES, 0)
    assert "engine_small" not in table(match)["prices"]


def test_rm_12_1_an_ended_turn_can_be_taken_back_whatever_the_next_player_has_begun_unseen() -> None:
    """What a seat may take back does not tell it that somebody fills a cart; the cart goes if the turn comes back."""
    match = at([seat(MISSIONS[:6]), seat(["hotel_a", "satellite_a"])])
    match.play(0, "end")
    before = match.own_take_back(0)
    seen = (match.view(0), match.log(0))
    match.play(1, "place hotel_a plan")

    assert before is not None
    assert match.own_take_back(0) == before
    assert (match.view(0), match.log(0)) == seen
    match.take_back_own(0)
    assert match.pending() == (0,)
    assert match.view(1)["cart"] is None
