"""Proposals: payments that carry a purchase, a placement or a replacement through."""

import apogee
from apogee.core.rng import Rng
from apogee.testing import laws
from tests.rocketmen.table import GAME, at, play, seat


def ways(match: apogee.Match, words: str) -> list[str]:
    """What is paid in each proposal, without what begins and ends it."""
    return [", ".join(step.removeprefix("pay ") for step in steps[1:-1]) for steps in match.proposals(0, words)]


def test_rm_6_6_exact_payments_come_first_then_those_that_lose_little_of_use() -> None:
    held = ["private_investors", "hotel_a", "mining", "satellite_a", "big_data"]
    match = at([seat(held, plan="base_a")], display=["solar_energy", "backup_systems"])
    price = match.view(0)["prices"]["backup_systems"]
    assert price == {"money": 40, "resources": []}
    first, *others = ways(match, "buy backup_systems")
    assert first == "private_investors, mining"  # exactly, with a mission that cannot be placed now
    assert "private_investors, big_data" in others  # exactly, too, but it could draw cards
    assert all(steps[-1] == "done" for steps in match.proposals(0, "buy backup_systems"))
    assert len(match.proposals(0, "buy backup_systems")) <= 5


def test_rm_8_6_a_card_pays_for_its_own_placement_first() -> None:
    match = at([seat(["satellite_a", "mining"])])
    assert match.proposals(0, "place satellite_a plan")[0] == [
        "place satellite_a plan", "pay placed:satellite_a", "done",
    ]  # fmt: skip


def test_rm_6_6_of_an_open_cart_what_is_missing_is_proposed() -> None:
    match = at([seat(["private_investors", "hotel_a", "mining"])], display=["backup_systems"])
    play(match, 0, "buy backup_systems", "pay mining")
    assert match.proposals(0, "done") == [["pay private_investors", "done"]]
    assert match.proposals(0, "pay private_investors") == [["pay private_investors", "done"]]
    play(match, 0, "pay private_investors")
    assert match.proposals(0, "done") == [["done"]]


def test_what_cannot_be_is_proposed_nothing_and_what_needs_nothing_itself() -> None:
    match = at([seat(["hotel_a"], pad=["engine_small"], plan="satellite_a")], display=["backup_systems"])
    assert match.proposals(0, "buy backup_systems") == []
    assert match.proposals(0, "done") == []
    assert match.proposals(1, "end") == []
    assert match.proposals(0, "end") == [["end"]]
    assert match.proposals(0, "launch moon") == [["launch moon"]]
    assert match.proposals(0, "discard hotel_a hand") == [["discard hotel_a hand", "done"]]


def test_rm_6_10_a_large_hand_has_its_proposals_at_once() -> None:
    cards = [words.removeprefix("pay ") for words in GAME.actions if words.startswith("pay ") and ":" not in words]
    match = at([seat(cards[:30])], players=4)
    price = match.view(0)["prices"]
    dearest = max(price, key=lambda card: (len(price[card]["resources"]), price[card]["money"]))
    assert len(match.proposals(0, f"buy {dearest}")) == 5
    assert laws.check_proposals(GAME, match.state, Rng(1)) > 0
