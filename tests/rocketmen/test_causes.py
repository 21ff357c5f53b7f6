"""What stands behind the refusals of Rocketmen: what is missing, and by how much, in exact sentences."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.refusal import Refused
from apogee.core.rng import Rng
from apogee.games.rocketmen.payments import meets, missing
from apogee.locale import LANGUAGES, catalogue
from apogee.locale.sentences import key_of
from apogee.locale.texts import Texts
from tests import causes
from tests.rocketmen.refusals import BILL, MONEY, REFUSALS, RESEARCH, SHOWN, Refusal, at, cart, launching, seat

GAME = apogee.game("rocketmen")

# What the table of refusals leaves open: by how much, with what else is in the purchase, with tokens.
RICH = seat(*MONEY, "private_investors", tokens={"science": 1, "money": 2}, used={"money": 1})
USED = at(seat(tokens={"money": 2, "science": 1}, used={"money": 2, "science": 1}))
PLACING = at(seat("hotel_a", "station_a", "shipyard", plan="satellite_b"), cart=cart("place", "station_a"))
COPIED = launching("w5", counted=2, copied="life_support")


def buying(player: dict[str, Any], *cards: str, **more: Any) -> dict[str, Any]:
    """A purchase that is going on."""
    return at(player, display=SHOWN, cart=cart("buy", *cards, **more))


MORE = [
    Refusal("short-of-both", at(seat("hotel_a", "mining"), display=SHOWN), 0, "buy big_data", "RM-7.1"),
    Refusal("short-with-a-surcharge", at(seat(*MONEY, vp=7), display=SHOWN), 0, "buy pandemic", "RM-7.1"),
    Refusal("nothing-within-reach", at(seat("satellite_a"), display=SHOWN), 0, "buy pandemic", "RM-7.1"),
    Refusal("short-with-tokens", at(seat("hotel_a", tokens={"money": 1}), display=SHOWN), 0, "buy depot", "RM-7.1"),
    Refusal("short-in-a-purchase", buying(RICH, "big_data", "depot"), 0, "buy pandemic", "RM-7.1"),
    Refusal("resources-in-a-purchase", buying(RICH, "big_data"), 0, "buy electric_cars", "RM-7.1"),
    Refusal("resources-unpaid", buying(RICH, "big_data", paid=["private_investors"]), 0, "done", "RM-7.1"),
    Refusal("money-unpaid", {**BILL, "cart": cart("buy", "solar_energy", paid=["hotel_a"])}, 0, "done", "RM-7.1"),
    Refusal("second-placement", PLACING, 0, "place shipyard pad", "RM-8.1"),
    Refusal("tokens-used", USED, 0, "pay token:money", "RM-6.1"),
    Refusal("token-used", USED, 0, "pay token:science", "RM-6.1"),
    Refusal("research-of-an-engine", RESEARCH, 0, "replace engine_large", "RM-18.2"),
    Refusal("a-copied-life-support", COPIED, 0, "use industrial_espionage", "RM-10.12"),
]
ROWS = {row.name: row for row in [*REFUSALS, *MORE]}


def refused(row: Refusal) -> Refused:
    """The refusal of a row."""
    found = GAME.match_at(row.position, seed=1).refused(row.seat, row.words)
    assert found is not None
    assert found.rule == row.rule
    return found


TABLE = causes.sentences(
    Path(__file__).parent / "causes.txt", GAME, {name: partial(refused, row) for name, row in ROWS.items()},
    [row.name for row in MORE],
)  # fmt: skip


@pytest.mark.parametrize(("name", "said"), TABLE, ids=[name for name, _ in TABLE])
def test_a_refusal_says_what_is_missing_and_by_how_much(name: str, said: list[str]) -> None:
    """RM-7.1, RM-8.1, RM-18.2, RM-20.10 and all others that have more to tell than their rule, in three languages."""
    found = refused(ROWS[name])
    assert found.reason == said[0]
    assert [Texts(language, GAME).refusal(found) for language in LANGUAGES] == said


def test_every_sentence_is_in_the_table() -> None:
    said = {key_of(found.rule, found.cause) for found in [refused(ROWS[name]) for name, _ in TABLE]}
    assert said == set(catalogue("en", "rocketmen-causes").messages)


def test_which_rules_say_all_by_themselves() -> None:
    """RM-5.1, RM-16.4 and what depends on nothing else; every other refusal of the table has its cause."""
    without = {row.rule for row in REFUSALS if refused(row).cause is None}
    assert without == {
        "RM-5.1", "RM-5.3", "RM-5.4", "RM-7.5", "RM-8.3", "RM-9.2", "RM-10.0b", "RM-10.7", "RM-10.9", "RM-11.3",
        "RM-16.4", "RM-R.40",
    }  # fmt: skip


def positions() -> list[dict[str, Any]]:
    """The positions of all rows."""
    return list({repr(row.position): row.position for row in ROWS.values()}.values())


@pytest.mark.parametrize("part", range(6))
def test_rm_3_11_no_twin_is_told_by_a_refusal(part: int) -> None:
    causes.expect_no_leak(GAME, positions()[part::6], part)


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {"variants": "market_research+heavy_lift"}), (3, {"mode": "battle"})]
)
def test_every_barred_word_is_said_all_along_a_match(players: int, options: dict[str, str]) -> None:
    causes.expect_whole_sentences(GAME, players, options, 13)


def test_rm_6_7_resources_are_missing_exactly_where_they_do_not_meet_the_bill() -> None:
    rng = Rng(67)
    for _ in range(4000):
        needs, offers = ([max(0, int(rng.below(4)) - 1) for _ in range(4)] for _ in range(2))
        lacking = missing(needs, offers)
        assert (sum(lacking) == 0) == meets(needs, offers)
        assert meets(needs, [offer + more for offer, more in zip(offers, lacking, strict=True)])
        assert all(0 <= short <= need for short, need in zip(lacking, needs, strict=True))
