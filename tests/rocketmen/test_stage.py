"""What a view tells of a launch so far and to come, of a placement's odds, and of who arrived where in which order."""

import random
from fractions import Fraction
from typing import Any

import pytest

import apogee
from apogee.core.types import SPECTATOR
from apogee.locale import LANGUAGES
from tests.rocketmen.launching import after, go, happened, launch, ready
from tests.rocketmen.table import GAME, at, play, seat, solo_at, table

PAD = ["engine_large", "spacesuit", "radiation_shielding", "afterburners", "industrial_espionage", "detailed_planning"]
OTHERS = ["spacesuit", "backup_systems", "radiation_shielding"]


def chance(odds: dict[str, Any]) -> Fraction:
    """A chance as the view tells it."""
    return Fraction(odds["numerator"], odds["denominator"])


def there(match: apogee.Match, location: str) -> list[int]:
    """Whose markers lie at a location."""
    found: list[int] = next(each["markers"] for each in table(match)["locations"] if each["id"] == location)
    return found


def test_rm_15_3_markers_lie_in_the_order_of_arrival() -> None:
    owners = [seat(markers=["earth.satellite"]) for _ in range(4)]
    told = at(owners, arrivals={"earth.satellite": [0, 3, 1, 2]})
    assert there(told, "earth.satellite") == [0, 3, 1, 2]
    assert told.position()["arrivals"] == {"earth.satellite": [0, 3, 1, 2]}
    owners[2] = seat(markers=["earth.satellite"], firsts=["earth.satellite"])
    untold = at(owners)
    assert there(untold, "earth.satellite") == [2, 0, 1, 3]
    assert "arrivals" not in untold.position()


@pytest.mark.parametrize("order", [[0], [0, 0, 1], [1, 0, 2], [1, 0], [0, -1]])
def test_rm_15_3_arrivals_are_those_with_a_marker_the_first_one_first(order: list[int]) -> None:
    owners = [seat(markers=["moon.base"], firsts=["moon.base"]), seat(markers=["moon.base"]), seat()]
    with pytest.raises(apogee.ApogeeError, match=r"arrivals: at moon.base are \[0, 1\].*RM-15\.3"):
        at(owners, arrivals={"moon.base": order})


def test_rm_15_3_the_ai_arrives_like_anybody() -> None:
    solo = solo_at(seat(markers=["earth.hotel"], firsts=[]), ai={"markers": ["earth.hotel"]})
    assert there(solo, "earth.hotel") == [-1, 0]


@pytest.mark.parametrize("number", range(12))
def test_rm_10_9_what_came_before_is_told_as_it_was_then(number: int) -> None:
    """The odds after each card and at the declaration are those that the view told at the time."""
    chooser = random.Random(number)  # noqa: S311
    pad = sorted(chooser.sample(PAD, 4))
    match = ready(pad, others=chooser.sample(OTHERS, 2), own={"tokens": {"rocket": 8, "science": 2}}, seed=number)
    declared = table(match)["odds"]["moon"]["odds"]
    match.play(0, "launch moon")
    told: list[dict[str, Any]] = []
    while (seen := table(match)["launch"]) is not None:
        assert seen["declared"] == declared
        assert seen["drawn"][: len(told)] == told
        if len(seen["drawn"]) > len(told):
            told = seen["drawn"]
            assert told[-1]["odds"] == seen["odds"] or seen["value"] is not None or told[-1]["is_set_aside"]
            assert told[-1]["rocket"] == seen["rocket"]
        again = GAME.match_at(match.position(), seed=1)
        assert table(again)["launch"] == seen
        match.play(0, chooser.choice([words for words in match.choices(0) if words != "abort"]))
    (event,) = happened(match, "launched")
    assert event["odds"] == declared


def test_rm_10_12_a_replaced_card_is_told_as_set_aside() -> None:
    match = ready(["engine_large", "spacesuit"])
    go(match, "launch moon", 0)
    assert (launch(match)["value"], launch(match)["drawn"], launch(match)["next"]) == (0, [], [])
    waiting = after(match.state, 0, "use spacesuit").observe(SPECTATOR).to_json()["launch"]
    go(match, "use spacesuit", 3)
    first, second = launch(match)["drawn"]
    assert (first["value"], first["is_set_aside"], first["rocket"]) == (0, True, 0)
    assert (second["value"], second["is_set_aside"], second["rocket"]) == (3, False, 3)
    assert first["odds"] == waiting["odds"] == waiting["drawn"][0]["odds"]
    assert second["odds"] == launch(match)["odds"]


def test_rm_r_10_what_detailed_planning_leaves_is_told_before_what_was_picked() -> None:
    match = ready(["engine_large", "detailed_planning"])
    go(match, "launch moon")
    go(match, "use detailed_planning", 3, 0, 2)
    match.play(0, "pick 3")
    assert [(card["value"], card["is_set_aside"]) for card in launch(match)["drawn"]] == [
        (0, True), (2, True), (3, False),
    ]  # fmt: skip
    assert (
        len({str(card["odds"]) for card in launch(match)["drawn"]}) == 1
    )  # picked is picked: nothing is left to chance


def test_rm_10_9_what_may_come_next_adds_up_to_the_odds() -> None:
    match = ready(["engine_large", "radiation_shielding"], own={"tokens": {"science": 3}})
    go(match, "launch moon", 1)
    seen = launch(match)
    assert [each["value"] for each in seen["next"]] == [int(value) for value, left in seen["deck"].items() if left]
    assert [each["left"] for each in seen["next"]] == [left for left in seen["deck"].values() if left]
    assert [each["rocket"] for each in seen["next"]] == [
        min(seen["rocket"] + each["value"], 10) for each in seen["next"]
    ]
    cards = sum(seen["deck"].values())
    assert sum(each["left"] * chance(each["odds"]) for each in seen["next"]) / cards == chance(seen["odds"])


def test_rm_8_1_a_placement_tells_the_odds_that_it_would_bring() -> None:
    match = at([seat(["satellite_a", "engine_large", "hotel_a", "hotel_b"])])
    assert table(match)["odds"] == {}
    play(match, 0, "place satellite_a plan", "place engine_large pad", "pay placed:satellite_a")
    told = match.view(0)["cart"]["odds"]
    assert match.view(1)["cart"] is None
    play(match, 0, "pay hotel_a", "done")
    assert told == table(match)["odds"] != {}


def test_rm_1_7_a_launch_has_drawn_no_more_success_cards_than_there_are() -> None:
    drawn = [{"value": 3, "rocket": 2, "fate": "replaced"}] * 9
    with pytest.raises(apogee.ApogeeError, match="success cards of value 3"):
        ready(launch={"destination": "moon", "window": "w5", "rocket": 2, "counted": 1, "drawn": drawn})


def test_every_card_that_does_something_says_so_in_a_short_line() -> None:
    assert GAME.components is not None
    rows = [row for section in ("asset", "variant") for row in GAME.components.list_rows()[section]]
    for row in rows:
        assert ("short" in row) == bool(row.get("effects", True)), row["id"]
        if "short" in row:
            assert set(row["short"]) == set(LANGUAGES)
            assert all(0 < len(line) <= 24 for line in row["short"].values()), row["id"]
