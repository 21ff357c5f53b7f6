"""What stands behind the refusals of Rocketmen: what is missing, and by how much, in exact sentences."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.games.rocketmen.payments import meets, missing
from tests import advice, causes
from tests.conftest import some
from tests.refusing import Refusal
from tests.rocketmen.refusals import BILL, MONEY, REFUSALS, RESEARCH, SHOWN, at, cart, launching, seat

GAME = apogee.game("rocketmen")

# What the table of refusals leaves open: by how much, with what else is in the purchase, with tokens.
RICH = seat(*MONEY, "private_investors", tokens={"science": 1, "money": 2}, used={"money": 1})
USED = at(seat(tokens={"money": 2, "science": 1}, used={"money": 2, "science": 1}))
PLACING = at(seat("hotel_a", "station_a", "shipyard", plan="satellite_b"), cart=cart("place", "station_a"))
COPIED = launching("w5", counted=2, copied="life_support")
COSTLY = ["big_data", "depot", "pandemic", "electric_cars", "spacesuit", "backup_systems"]
POOR = at(seat("base_a"))
ABLE = at(seat("hotel_a", "quantum_computers", "spacesuit", "depot", plan="station_a"))


def buying(player: dict[str, Any], *cards: str, **more: Any) -> dict[str, Any]:
    """A purchase that is going on."""
    return at(player, display=SHOWN, cart=cart("buy", *cards, **more))


TOKEN = buying(seat(*MONEY, tokens={"science": 1}), "big_data", science_tokens=1)  # all but the money is paid
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
    Refusal("science-token-paid", TOKEN, 0, "done", "RM-7.1"),
    Refusal("science-token-pays-already", TOKEN, 0, "pay token:science", "RM-6.1"),
    Refusal("nothing-more-in-a-purchase", buying(seat(*MONEY), "solar_energy"), 0, "buy big_data", "RM-7.1"),
    Refusal("display-with-enough-money", at(RICH, display=SHOWN), 0, "buy robotics", "RM-7.1"),
    Refusal("mission-with-enough-money", at(RICH, display=SHOWN), 0, "buy mining", "RM-7.1"),
    Refusal("short-of-both-beside-another", at(seat("hotel_a", "mining", "satellite_a"), display=SHOWN), 0,
            "buy electric_cars", "RM-7.1"),
    Refusal("chosen-beside-another", buying(RICH, "depot"), 0, "buy depot", "RM-7.1"),
    Refusal("resources-and-nothing-else", at(seat(*MONEY[:3]), display=COSTLY, engines_bought=1), 0,
            "buy big_data", "RM-7.1"),
    Refusal("empty-pile-and-nothing-else", at(seat("base_a"), engines={"engine_small": 0}, box="rest"), 0,
            "buy engine_small", "RM-7.1"),
    Refusal("engine-bought-and-nothing-else", at(seat(*MONEY[:3]), display=COSTLY, engines_bought=1), 0,
            "buy engine_small", "RM-7.5"),
    Refusal("nothing-to-begin", POOR, 0, "pay base_a", "RM-6.10"),
    Refusal("nothing-to-begin-or-to-pay-with", POOR, 0, "pay token:money", "RM-6.1"),
    Refusal("no-mission-to-place", POOR, 0, "launch earth", "RM-10.0a"),
    Refusal("no-mission-for-a-pad", at(seat("engine_small", tokens={"money": 1})), 0, "place engine_small pad",
            "RM-8.3"),
    Refusal("placed-and-no-more", at(seat("hotel_a", "station_a", plan="satellite_b"), cart=cart("place", "station_a")),
            0, "place station_a pad", "RM-8.1"),
    Refusal("symbols-beside-an-ability", ABLE, 0, "use hotel_a", "RM-4.5"),
    Refusal("pad-ability-in-hand", ABLE, 0, "use spacesuit", "RM-4.6"),
    Refusal("absent-ability-beside-another", ABLE, 0, "use electric_cars", "RM-9.3"),
    Refusal("depot-in-hand", ABLE, 0, "store hotel_a", "RM-R.9"),
    Refusal("last-of-a-discard", at(seat("hotel_a"), cart=cart("discard", "hotel_a")), 0, "discard hotel_a hand",
            "RM-9.1"),
    Refusal("another-than-the-last-of-a-discard", at(seat("hotel_a"), cart=cart("discard", "hotel_a")), 0,
            "discard mining hand", "RM-9.1"),
    Refusal("mission-without-a-hand", at(seat(plan="station_a", pad=["engine_small"]),
            cart=cart("discard", plan="station_a")), 0, "discard plan", "RM-9.2"),
    Refusal("pad-with-the-mission-without-a-hand", at(seat(plan="station_a", pad=["engine_small"]),
            cart=cart("discard", plan="station_a")), 0, "discard engine_small pad", "RM-9.2"),
    Refusal("capacitors-without-a-hand", at(seat(play=["super_capacitors"]), agenda=["act 0", "cycle 0 1"]), 0, "end",
            "RM-9.3"),
    *[Refusal(f"empty-depot-without-a-hand: {words}", at(seat(plan="station_a", pad=["depot"])), 0, words, "RM-R.9")
      for words in ("unload", "store hotel_a", "use depot")],
    Refusal("grounded-and-an-effect", at(seat(plan="mining", pad=["afterburners"]), mode="battle", players=3), 0,
            "use afterburners", "RM-10.7"),
    Refusal("nowhere-left-in-the-battle", at(seat(plan="satellite_b", markers=["earth.satellite"]), mode="battle"), 0,
            "launch mars", "RM-10.3"),
    Refusal("abort-before-a-launch", at(seat(plan="station_a")), 0, "abort", "RM-11.1"),
    Refusal("first-draw-without-options", launching("w3", seat(plan="satellite_a", pad=["engine_small"])), 0, "done",
            "RM-10.12"),
    Refusal("last-card-face-up", launching("w4", value=2, counted=2), 0, "abort", "RM-11.1"),
    Refusal("empty-deck-and-enough-money", {**RESEARCH, "seats": [RICH, {}], "deck": [], "box": "rest"}, 0,
            "replace depot", "RM-18.2"),
    Refusal("no-research-but-enough-money", at(RICH, display=SHOWN), 0, "replace depot", "RM-18.2"),
    Refusal("research-without-money-of-an-engine", {**RESEARCH, "seats": [seat("base_a"), {}]}, 0,
            "replace engine_large", "RM-18.2"),
    # What could be placed once the mission on the plan is discarded.
    Refusal("nowhere-left-and-too-little-money", at(seat("base_b", plan="satellite_b")), 0, "launch mars", "RM-10.3"),
    Refusal("nowhere-left-and-another-mission", at(seat("hotel_a", "base_b", plan="satellite_b",
            markers=["earth.satellite", "moon.satellite"])), 0, "launch moon", "RM-10.0a"),
    Refusal("nowhere-left-and-an-empty-hand", at(seat(plan="satellite_b",
            markers=["earth.satellite", "moon.satellite"])), 0, "launch moon", "RM-10.0a"),
    *[Refusal(f"{name}-in-{mode}: {mission} {words}", at(seat(*hand, plan=mission, markers=done), mode=mode), 0,
              words, rule)
      for name, hand in (("instead", ["hotel_a", "base_b"]), ("nothing-instead", []))
      for words, rule, mode, mission, done in (
          ("launch earth", "RM-10.3", "standard", "satellite_a", ["earth.satellite"]),
          ("launch mars", "RM-10.3", "standard", "satellite_a", []),
          ("launch earth", "RM-10.3", "battle", "mining", []),
          ("launch earth", "RM-10.3", "battle", "satellite_b", ["earth.satellite"]),
          ("launch mars", "RM-10.3", "battle", "satellite_b", ["earth.satellite"]),
          ("launch moon", "RM-19.2", "battle", "satellite_b", ["earth.satellite"]),
          ("launch moon", "RM-19.2", "battle", "satellite_a", []),
          ("launch mars", "RM-19.2", "battle", "mining", []),
      )],
    Refusal("batteries-alone-and-nothing-to-pay-for",
            at(seat("storage_batteries"), display=COSTLY, engines_bought=1), 0, "use storage_batteries", "RM-R.54"),
    Refusal("batteries-alone-and-something-to-pay-for",
            at(seat("storage_batteries", tokens={"money": 2}), display=SHOWN), 0, "use storage_batteries", "RM-R.54"),
    Refusal("nanotechnology-with-one-card", at(seat("hotel_a", play=["nanotechnology"]), agenda=["act 0", "trim 0 2"]),
            0, "end", "RM-9.3"),
    Refusal("nanotechnology-once-more", at(seat("hotel_a", play=["nanotechnology"]), agenda=["act 0", "trim 0 1"]), 0,
            "end", "RM-9.3"),
    *[Refusal(f"a-copied-{copied}", launching(window, counted=counted, copied=copied, **shown), 0,
              "use industrial_espionage", "RM-10.12")
      for copied, window, counted, shown in (
          ("depot", "w5", 1, {}),
          ("afterburners", "w4", 1, {"value": 2}),
          ("detailed_planning", "w5", 1, {}),
          ("radiation_shielding", "w4", 1, {"value": 2}),
          ("spacesuit", "w5", 1, {}),
          ("reusable_rocket_parts", "w5", 1, {}),
          ("backup_systems", "w5", 1, {}),
          ("industrial_espionage", "w5", 1, {}),
      )],
    Refusal("no-solo-but-enough-money", at(RICH, display=SHOWN), 0, "remove depot", "RM-20.10"),
]  # fmt: skip
ROWS = {row.name: row for row in [*REFUSALS, *MORE]}


refused = partial(causes.refused, GAME)
TABLE = causes.sentences(
    Path(__file__).parent / "causes.txt", GAME, {name: partial(refused, row) for name, row in ROWS.items()},
    [row.name for row in MORE],
)  # fmt: skip


@pytest.mark.parametrize(("name", "said"), TABLE, ids=[name for name, _ in TABLE])
def test_a_refusal_says_what_is_missing_and_by_how_much(name: str, said: list[str]) -> None:
    """RM-7.1, RM-8.1, RM-18.2, RM-20.10 and all others that have more to tell than their rule, in three languages."""
    causes.expect_said(GAME, ROWS[name], said)


def test_every_sentence_is_in_the_table() -> None:
    causes.expect_all_told(GAME, [ROWS[name] for name, _ in TABLE])


def test_which_rules_say_all_by_themselves() -> None:
    """RM-5.1, RM-16.4 and what depends on nothing else; every other refusal of the table has its cause."""
    without = {row.rule for row in REFUSALS if refused(row).cause is None}
    assert without == {"RM-5.1", "RM-5.3", "RM-5.4", "RM-16.4", "RM-R.40"}


def positions() -> list[dict[str, Any]]:
    """The positions of all rows."""
    return list({repr(row.position): row.position for row in ROWS.values()}.values())


@pytest.mark.parametrize("part", some(range(6), 0, 1))
def test_rm_3_11_no_twin_is_told_by_a_refusal(part: int) -> None:
    causes.expect_no_leak(GAME, positions()[part::6], part)


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {"variants": "market_research+heavy_lift"}), (3, {"mode": "battle"})]
)
def test_every_barred_word_is_said_all_along_a_match(players: int, options: dict[str, str]) -> None:
    causes.expect_whole_sentences(GAME, players, options, 13)


# --- Advice


def test_every_advice_is_in_the_table_where_it_is_given_and_where_not() -> None:
    assert advice.untold("rocketmen", [refused(ROWS[name]) for name, _ in TABLE]) == []


@pytest.mark.parametrize("name", ROWS)
def test_what_a_refusal_advises_can_be_done(name: str) -> None:
    row = ROWS[name]
    assert advice.faults(GAME, GAME.match_at(row.position, seed=1), row.seat, refused(row)) == []


def test_rm_6_7_resources_are_missing_exactly_where_they_do_not_meet_the_bill() -> None:
    rng = Rng(67)
    for _ in range(4000):
        needs, offers = ([max(0, int(rng.below(4)) - 1) for _ in range(4)] for _ in range(2))
        lacking = missing(needs, offers)
        assert (sum(lacking) == 0) == meets(needs, offers)
        assert meets(needs, [offer + more for offer, more in zip(offers, lacking, strict=True)])
        assert all(0 <= short <= need for short, need in zip(lacking, needs, strict=True))
