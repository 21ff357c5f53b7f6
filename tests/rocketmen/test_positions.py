"""Positions of Rocketmen: what may be left out, what is refused, and what a view keeps to itself."""

import json
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.core.types import SPECTATOR
from apogee.games.rocketmen import GAME
from apogee.testing import laws

PAD = ["engine_medium", "big_data"]
COVERED = ["pandemic", "spacesuit", "depot", "robotics"]


def at(*seats: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """What the game writes down of a position."""
    return GAME.from_json({"seats": list(seats), **rest}).to_json()


def test_the_pad_that_a_launch_was_declared_with_is_read_by_its_old_name_too() -> None:
    told = [
        at({"plan": "satellite_a", "pad": PAD}, {}, launch={"destination": "earth", key: PAD[:1]})
        for key in ("declared_pad", "declared")
    ]
    assert told[0] == told[1]
    assert told[0]["launch"]["declared_pad"] == PAD[:1]


def test_what_is_left_out_is_where_it_would_be() -> None:
    """RM-2: named cards leave HQ, deck and engine piles; the seat at turn acts."""
    position = at({"plan": "satellite_a", "pad": PAD, "hand": ["depot", "pandemic", "base_a"]}, {})
    seat, other = position["seats"]
    assert "satellite_a" not in seat["hq"]["bag"]
    assert "base_a" not in seat["hq"]["bag"]
    assert len(seat["hq"]["bag"]) == 10
    assert len(other["hq"]["bag"]) == 12
    assert position["engines"] == {"engine_small": 3, "engine_medium": 2, "engine_large": 3}
    assert position["deck"]["teal"].get("pandemic", 0) == 0
    assert position["deck"]["pink"]["pandemic"] == 1
    assert "depot" not in position["deck"]["pink"]
    assert None not in position["display"]
    assert position["agenda"] == ["act 0"]
    assert "box" not in position
    assert [len(each["objectives"]) for each in position["seats"]] == [2, 2]


def test_display_is_as_named_and_filled_up_in_order() -> None:
    assert at({}, {"hand": ["depot"]}, display=["pandemic"])["display"][0] == "pandemic"
    empty = at({"vp": 3}, {}, display=[None] * 6, deck=[], box="rest")
    assert empty["display"] == [None] * 6
    assert sum(empty["box"].values()) == 29


def test_missions_bring_vp_firsts_and_tokens() -> None:
    """RM-11.5, RM-11.6: not said, the lowest seat was first and holds the token."""
    position = at({"markers": ["moon.base"]}, {"markers": ["moon.base", "earth.hotel"]})
    assert [seat["vp"] for seat in position["seats"]] == [5, 4 + 3]
    assert [seat["discs"] for seat in position["seats"]] == [["moon"], []]
    later = at({"markers": ["moon.base"], "firsts": [], "discs": []}, {"markers": ["moon.base"]})
    assert [seat["vp"] for seat in later["seats"]] == [4, 5]
    assert [seat["discs"] for seat in later["seats"]] == [[], ["moon"]]


def test_a_hand_is_known_while_the_hq_is_empty() -> None:
    """RM-3.11."""
    assert at({"hand": ["base_a", "base_b"], "hq": []}, {}, box="rest")["seats"][0]["known"] == ["base_a", "base_b"]


def test_nothing_named_is_a_match_about_to_be_set_up() -> None:
    assert GAME.from_json({"players": 3}).to_json()["agenda"][-1] == "reveal"
    assert GAME.from_json({"players": 1, "level": "hard"}).to_json()["mode"] == "solo"


@pytest.mark.parametrize(
    "position",
    [
        {"players": 2, "first": 1},
        {"players": 4, "first": 3, "variants": ["heavy_lift", "safety_first"]},
        {"players": 3, "mode": "battle", "first": 2, "seats": [{}, {}, {}]},
        {"players": 2, "first": 1, "turn": 1},
    ],
)
def test_rm_2_10_a_match_about_to_be_set_up_may_have_its_first_player(position: dict[str, Any]) -> None:
    """All else is as at setup: chance reveals the display and deals hands and objectives, and then that seat begins."""
    for seed in range(5):
        match = GAME.match_at(position, seed=seed)
        first = position["first"]
        assert match.pending() == (first,)
        view = match.view(first)
        assert (view["first"], view["turn"], view["round"]) == (first, first, 1)
        assert view["variants"] == position.get("variants", [])
        assert [len(each["known"]) + each["unknown"] for each in view["seats"]] == [6] * position["players"]
        dealt = 0 if position.get("mode") == "battle" else 2
        assert [each["objectives_held"] for each in view["seats"]] == [dealt] * position["players"]
    assert len({tuple(GAME.match_at(position, seed=seed).view(None)["display"]) for seed in range(5)}) > 1


def test_rm_2_12_variants_are_in_play_before_the_hands_are_dealt() -> None:
    match = GAME.match_at({"players": 2, "variants": ["generous_funding", "safety_first"]}, seed=1)
    assert [len(each["known"]) + each["unknown"] for each in match.view(None)["seats"]] == [7, 7]


@pytest.mark.parametrize(
    "position",
    [
        {"players": 2, "turn": 1},
        {"players": 2, "turn": 1, "first": 0},
        {"players": 3, "round": 4, "standstill": 2},
        {"players": 2, "display": ["pandemic"]},
        {"players": 2, "deck": COVERED, "box": "rest"},
        {"players": 4, "engines": {"engine_small": 5}, "box": "rest"},
        {"players": 1, "ai": {"markers": ["earth.hotel"]}},
        {"players": 2, "engines_bought": 1, "variants": ["heavy_lift"]},
        {"players": 3, "trigger": "all_markers"},
    ],
)
def test_rm_2_8_hands_are_dealt_where_nothing_is_said_of_the_seats(position: dict[str, Any]) -> None:
    """What a position leaves out is as at setup: so are all hands, unless the seats are described."""
    players = position["players"]
    hands = set()
    for seed in range(4):
        match = GAME.match_at(position, seed=seed)
        turn = position.get("turn", position.get("first", 0))
        assert match.pending() == (turn,)
        view = match.view(turn)
        assert view["asks"] == "act"
        assert [len(each["known"]) + each["unknown"] for each in view["seats"]] == [6] * players
        assert [each["hq"] for each in view["seats"]] == [6] * players
        hands.add(json.dumps(view["seats"][turn]["hand"]))
        again = GAME.match_at(match.position(), seed=seed)
        assert again.position() == match.position()
    assert len(hands) > 1


EARTH = ["earth.satellite", "earth.spaceship", "earth.hotel", "earth.station", "earth.shipyard"]


@pytest.mark.parametrize(
    ("reason", "position"),
    [
        ("victory_points", {"seats": [{}, {"vp": 23}]}),
        ("victory_points", {"seats": [{"vp": 18}, {}, {}, {}], "turn": 2}),
        ("destinations", {"seats": [{"markers": [*EARTH, "moon.base"], "vp": 0}, {"markers": ["mars.base"]}]}),
        ("all_markers", {"seats": [{"markers": [*EARTH, "moon.base"], "vp": 0}] * 2}),
        ("four_missions", {"mode": "battle", "seats": [{}, {"markers": EARTH[:4]}]}),
    ],
)
def test_rm_16_4_an_end_that_is_triggered_comes_with_the_round(reason: str, position: dict[str, Any]) -> None:
    """RM-16.1 to RM-16.3, RM-19.3, RM-16.5: nobody need say so, and no trigger is undone."""
    match = GAME.match_at(position, seed=1)
    assert match.view(None)["trigger"] == reason
    for seat in range(position.get("turn", 0), len(position["seats"])):
        assert match.pending() == (seat,)
        match.play(seat, "end")
    assert match.end_reason == reason


def test_rm_16_5_the_trigger_that_a_position_names_stands() -> None:
    named = {"seats": [{"vp": 23}, {}], "trigger": "all_markers"}
    assert GAME.match_at(named, seed=1).view(None)["trigger"] == "all_markers"


def test_a_described_seat_without_a_hand_has_none() -> None:
    """As docs/positions.md has it: a puzzle names what matters, and nothing is dealt on top."""
    for position in ({"seats": [{"plan": "satellite_a"}, {}]}, {"seats": [{}, {}], "round": 3}):
        match = GAME.match_at(position, seed=1)
        assert [len(each["known"]) + each["unknown"] for each in match.view(None)["seats"]] == [0, 0]
        assert match.view(0)["asks"] == "act"


SEVENTEEN = {"0": 2, "1": 5, "2": 6, "3": 4}
FLIGHT: dict[str, Any] = {"seats": [{"plan": "hotel_a", "pad": ["engine_large"]}, {}]}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("RM-2.13", {"players": 5}),
    ("RM-20", {"players": 2, "mode": "solo"}),
    ("RM-20.5", {"players": 2, "level": "easy"}),
    ("RM-18.4", {"players": 2, "mode": "battle", "variants": ["heavy_lift"]}),
    ("RM-2.12", {"players": 2, "variants": ["heavy_lift", "heavy_lift"]}),
    ("RM-1.6", {"seats": [{"hand": ["base_a", "base_a"]}, {}]}),
    ("RM-2.1", {"seats": [{"hand": ["afterburners"]}, {}]}),
    ("RM-2.1", {"seats": [{"hand": ["big_data"]}, {"hand": ["big_data"]}]}),
    ("RM-8.5", {"seats": [{"plan": "base_a", "pad": ["depot", "depot"]}, {}, {}, {}]}),
    ("RM-15.5", {"seats": [{"markers": ["earth.hotel", "earth.hotel"]}, {}]}),
    (
        "RM-15.5",
        {
            "seats": [
                {"markers": [f"earth.{each}" for each in ("satellite", "spaceship", "hotel", "station", "shipyard")]
                 + ["moon.base", "mars.base"]},
                {},
            ]
        },
    ),
    ("RM-19.2", {"mode": "battle", "seats": [{"markers": ["moon.base"]}, {}]}),
    ("RM-1.3", {"seats": [{"discs": ["mars"]}, {"discs": ["mars"]}]}),
    ("RM-3.11", {"seats": [{"hand": ["base_a"], "known": ["base_b"]}, {}]}),
    ("RM-11.5", {"seats": [{"firsts": ["moon.base"]}, {}]}),
    ("RM-6.8", {"seats": [{"tokens": {"science": 1}, "used": {"science": 2}}, {}]}),
    ("RM-1.5", {"seats": [{"objectives": ["red_planet"]}, {"objectives": ["red_planet"]}]}),
    ("RM-19.1", {"mode": "battle", "seats": [{"objectives": ["red_planet"]}, {}]}),
    ("RM-20.4", {"seats": [{"objectives": ["trailblazers"]}]}),
    ("RM-1.1", {"players": 2, "display": ["depot"] * 7}),
    ("is nowhere", {"players": 2, "deck": []}),
    ("is nowhere", {"seats": [{"hq": []}, {}]}),
    ("RM-20.1", {"players": 2, "ai": {}}),
    ("RM-16.6", {"players": 2, "standstill": 20}),
    ("RM-16.4", {"players": 2, "end_reason": "stalemate", "agenda": ["act 0"]}),
    ("RM-10.12", {"players": 2, "agenda": ["w3 0"]}),
    ("RM-10.0a", {"players": 2, "launch": {"destination": "moon"}}),
    ("RM-10.3", {"seats": [{"plan": "mining"}, {}], "launch": {"destination": "moon"}}),
    ("RM-1.7", {"seats": [{"plan": "mining"}, {}], "launch": {"destination": "mars", "value": 7}}),
    ("RM-10.12", {**FLIGHT, "launch": {"destination": "earth", "window": "w4"}}),
    ("RM-10.12", {**FLIGHT, "launch": {"destination": "earth", "window": "w2", "value": 2}}),
    ("RM-10.9", {**FLIGHT, "launch": {"destination": "earth", "window": "w5", "counted": 3}}),
    ("RM-R.10", {**FLIGHT, "launch": {"destination": "earth", "window": "w3", "shown": [3, 3, 3]}}),
    ("RM-R.10", {**FLIGHT, "launch": {"destination": "earth"}, "agenda": ["pick 0"]}),
    ("RM-10.9", {**FLIGHT, "launch": {"destination": "earth", "window": "w5", "counted": 1, "deck": {"4": 1}}}),
    ("2 success cards are out", {**FLIGHT, "launch": {"destination": "earth", "counted": 2, "deck": SEVENTEEN}}),
    ("RM-R.37", {**FLIGHT, "launch": {"destination": "earth", "counted": 2}, "agenda": ["abort 0 5"]}),
    ("RM-19.2", {**FLIGHT, "mode": "battle", "launch": {"destination": "moon"}}),
    ("RM-20.7", {"players": 1, "ai": {"first": "solitaire_149", "second": "solitaire_153", "location": "earth.hotel"}}),
    ("RM-7.8", {"players": 2, "deck": [], "display": [None], "box": "rest", "agenda": ["act 0", "reveal"]}),
    ("nothing would follow", {"players": 2, "agenda": ["draw 0 2"]}),
    ("cannot buy", {"players": 2, "cart": {"kind": "buy", "cards": ["engine_large"]}}),
    ("nothing in it", {"players": 2, "cart": {"kind": "buy"}}),
    ("named twice", {"players": 1, "ai": {"first": "solitaire_149", "second": "solitaire_149"}}),
    ("RM-20.7", {"players": 1, "ai": {"location": "moon.base"}}),
    ("unknown key", {"players": 2, "seat": []}),
    ("unknown", {"seats": [{"hand": ["big data"]}, {}]}),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "position"), IMPOSSIBLE)
def test_impossible_positions_are_refused_with_the_reason(reason: str, position: dict[str, Any]) -> None:
    with pytest.raises(apogee.BadPosition) as refused:
        GAME.match_at(position)
    assert reason in str(refused.value)
    assert str(refused.value).endswith((".", "?"))


def test_rm_15_3_the_ai_may_have_come_second() -> None:
    """Where nobody scored for being first, any order of arrival is one."""
    there = ["mars.base"]
    position = {
        "seats": [{"markers": there, "firsts": []}],
        "ai": {"markers": there},
        "arrivals": {"mars.base": [0, -1]},
    }
    assert GAME.match_at(position, seed=1).position()["arrivals"] == {"mars.base": [0, -1]}


def test_a_deck_in_a_fixed_order_is_known_to_nobody() -> None:
    """RM-3.11: a view counts its cards by part; a twin has them in no order, and the laws hold."""
    state = GAME.from_json({"players": 2, "deck": COVERED, "box": "rest"})
    assert state.to_json()["deck"] == COVERED
    for viewer in (0, 1, SPECTATOR):
        deck = state.observe(viewer).to_json()["deck"]
        assert deck == {
            "size": 4,
            "teal": {"spacesuit": 1, "pandemic": 1},
            "pink": {"depot": 1, "robotics": 1},
            "under": [],
        }
        assert state.determinize(viewer, Rng(1)).to_json()["deck"].keys() == {"teal", "pink"}
    laws.check_step(GAME, state, 1, GAME.checks.census(state))


def test_a_cart_is_seen_by_its_owner_only() -> None:
    """What is put together before `done` reaches nobody else, not even as another question."""
    position = {"seats": [{"hand": ["hotel_a", "base_a"]}, {}], "cart": {"kind": "place", "plan": "hotel_a"}}
    state = GAME.from_json(position)
    before = GAME.from_json({**position, "cart": None})
    assert state.observe(0).to_json()["asks"] == "place"
    assert state.observe(0).to_json()["cart"]["bill"] == {"money": 10, "resources": []}
    for viewer in (1, SPECTATOR):
        assert state.observe(viewer).to_json() == before.observe(viewer).to_json()
        assert "cart" not in state.determinize(viewer, Rng(1)).to_json()


def test_twins_deal_hands_and_objectives_anew() -> None:
    """RM-3.11: every hand that fits the counts comes up, with objectives that the viewer does not hold."""
    state = GAME.from_json({"seats": [{"hand": ["base_a"]}, {"hand": ["base_a", "depot"], "known": ["depot"]}]})
    own = state.to_json()["seats"][0]
    hands, dealt = set(), set()
    for seed in range(400):
        seats = state.determinize(0, Rng(seed)).to_json()["seats"]
        assert seats[0] == own
        hands.add(json.dumps(seats[1]["hand"]))
        dealt |= set(seats[1]["objectives"])
    assert len(hands) == 12
    assert len(dealt) == 10
    assert not dealt & set(own["objectives"])
