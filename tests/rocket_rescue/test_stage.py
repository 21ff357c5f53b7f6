"""What a view tells of a launch under way: who got what, all rolls in order, what the Saboteur did or would change."""

from fractions import Fraction
from typing import Any

import pytest

import apogee
from apogee.games.rocket_rescue.forecast import what_would_happen
from tests.rocket_rescue.pad import at, each, on, rolls, seated
from tests.rocket_rescue.table import GAME, Described, play, viewers

PLANET = "lantern-reef"
ROCKET = [
    on("std-engine", 0), on("garage-tank", 1), on("slim-barrel", 0), on("storm-shelter", 0, purple=1, white=1),
    on("glass-falcon", 1, orange=1),
]  # fmt: skip
CAST = ("saboteur", "mechanic", "explorer")


def flight(*characters: str | None, **more: Any) -> apogee.Match:
    """Seat 0 has declared a launch of five modules, of seats 0 and 1, with crew of everybody."""
    seats = [seated(12, character) for character in (*characters, None, None, None)[:3]]
    position: Described = {
        "hangars": {1: ROCKET, 3: [on("bunk-ring", 2, purple=1)], 4: [on("std-tank", 2)]},
        "planets": [PLANET],
        "edition": "deluxe",
    }
    return at(seats, turn=(0, 3), **{**position, **more})


def declared(*characters: str | None, **more: Any) -> apogee.Match:
    match = flight(*characters, **more)
    match.play(0, f"launch 1 {PLANET}")
    return match


def launch(match: apogee.Match, viewer: int | None = None) -> Described:
    found: Described = match.view(viewer)["launch"]
    return found


def rolled(match: apogee.Match) -> list[tuple[str, list[int], str | None]]:
    """The checks in short."""
    return [(check["module"], check["rolls"], check["outcome"]) for check in launch(match)["checks"]]


def test_rr_r_43_who_got_what_is_told_until_the_launch_is_over() -> None:
    """Loaded in the middle, a view tells what the forecast promised, and the position keeps it."""
    match = flight("mechanic", "explorer", "pilot", marks={PLANET: 2})
    promised = what_would_happen(match, 0, 1, PLANET)
    before = each(match, "score")
    match.play(0, f"launch 1 {PLANET}")

    while (view := match.view(None))["launch"] is not None:
        (told,) = view["forecast"]
        assert told["stage"] == "flown"
        assert told["seats"] == promised["seats"]
        assert (told["cost"], told["fee"], told["crew"]) == (
            promised["cost"],
            2,
            {"purple": 1, "white": 1, "orange": 1},
        )
        assert [before[n] + seat["points"] for n, seat in enumerate(told["seats"])] == each(match, "score")
        assert GAME.match_at(match.position(), seed=1).view(None) == view
        match.play(0, "reroll")
    assert match.position()["flown"][0]["vp"]["build"] == [seat["build"] for seat in promised["seats"]]


def test_rr_10_11_and_rr_13_6_all_rolls_are_told_in_order() -> None:
    match = flight("mechanic")
    rolls(match, 6, 2, 4, 5)
    match.play(0, f"launch 1 {PLANET}")
    order = ["glass-falcon", "storm-shelter", "slim-barrel", "garage-tank", "std-engine"]
    assert rolled(match) == [(order[0], [6], None), *((module, [], None) for module in order[1:])]
    assert launch(match)["step"] == "stability"
    assert launch(match)["roll"] == 6

    match.play(0, "reroll")
    assert rolled(match)[:3] == [(order[0], [6, 2], "holds"), (order[1], [4], "holds"), (order[2], [5], None)]
    match.play(0, "pass")

    assert rolled(match)[2] == (order[2], [5], "breaks")
    assert [(check["place"], check["owner"]) for check in launch(match)["checks"]] == [
        (6, 1), (4, 0), (3, 0), (2, 1), (1, 0),
    ]  # fmt: skip
    again = GAME.match_at(match.position(), seed=1)
    assert launch(again) == launch(match)


def test_rr_13_6_a_roll_that_is_being_repeated_is_told() -> None:
    match = flight("mechanic")
    rolls(match, 6)
    match.play(0, f"launch 1 {PLANET}")
    state = match.state.clone()
    state.apply(0, GAME.action("reroll"))
    told = state.observe(1).to_json()["launch"]
    assert (told["checks"][0]["rolls"], told["checks"][0]["outcome"], told["roll"]) == ([6], None, None)
    assert GAME.from_json(state.to_json()).observe(1).to_json()["launch"] == told


def test_rr_10_10_the_new_planet_comes_before_the_checks() -> None:
    match = flight(piles={"blue": {"top": []}})
    state = match.state.clone()
    state.apply(0, GAME.action(f"launch 1 {PLANET}"))
    told = state.observe(1).to_json()
    assert (told["asks"], told["launch"]["step"]) == ("planet", "planet")
    assert [check["rolls"] for check in told["launch"]["checks"]] == [[]] * 5


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        (["pass"], {"deed": "pass"}),
        (
            ["move 1 4 white", "to 3 2"],
            {
                "deed": "move", "hangar": 1, "place": 4, "module": "storm-shelter", "owner": 0, "seat": 1,
                "to_hangar": 3, "to_place": 2, "to_module": "bunk-ring",
            },
        ),
        (
            ["assign 1 6 orange"],
            {"deed": "assign", "hangar": 1, "place": 6, "module": "glass-falcon", "owner": 1, "seat": 2},
        ),
    ],
)  # fmt: skip
def test_rr_13_10_everybody_is_told_the_saboteurs_deed(deed: list[str], told: Described) -> None:
    match = declared("mechanic", None, "saboteur")
    assert (launch(match)["step"], launch(match)["deed"]) == ("sabotage", None)
    play(match, 2, *deed[:-1])
    assert (launch(match)["step"], launch(match)["deed"]) == ("sabotage", None)
    rolls(match, 6, 6)
    match.play(2, deed[-1])
    match.play(0, "pass")  # the cockpit breaks

    for viewer in viewers(match):
        found = launch(match, viewer)["deed"]
        assert {key: value for key, value in found.items() if value is not None} == told
    assert launch(GAME.match_at(match.position(), seed=1)) == launch(match)


def test_rr_13_10_what_each_assignment_would_change_is_what_the_launch_then_brings() -> None:
    match = declared(None, None, "saboteur")
    told = launch(match)["assignments"]
    legal = [words for words in match.choices(2) if words.startswith("assign 1 ")]
    colours = ("purple", "white", "orange")
    assert sorted(f"assign 1 {one['place']} {colours[one['owner']]}" for one in told) == sorted(legal)
    assert len({tuple(one["points"]) for one in told}) > 1
    for one in told:
        again = declared(None, None, "saboteur")
        before = each(again, "score")
        again.play(2, f"assign 1 {one['place']} {colours[one['owner']]}")
        after = each(again, "score")
        assert one["points"] == [then - now for then, now in zip(after, before, strict=True)]
        rewards = [
            [
                event["vp"] if event["event"] == f"{kind}-reward" else 0
                for event in again.log(None)
                if event.get("seat") == seat
            ]
            for kind in ("build", "equipment")
            for seat in range(3)
        ]
        assert [*one["build"], *one["equipment"]] == list(map(sum, rewards))


def test_rr_13_10_assignments_are_told_while_the_saboteur_is_asked() -> None:
    match = declared("mechanic", None, "saboteur")
    assert launch(match)["assignments"]
    match.play(2, "move 1 4 white")
    assert launch(match)["assignments"] == []
    match.play(2, "to 3 2")
    assert launch(match)["assignments"] == []


def test_rr_10_3_the_log_has_the_chance_of_a_launch_at_its_declaration() -> None:
    match = flight(*CAST)
    promised = match.view(0)["forecast"][0]["survives"]
    match.play(0, f"launch 1 {PLANET}")
    (event,) = [event for event in match.log(None) if event["event"] == "launched"]
    assert event["odds"] == promised
    assert Fraction(promised["numerator"], promised["denominator"]) == Fraction(2 * 6 * 3 * 3 * 2, 6**5)


def test_rr_10_5_and_rr_r_43_planets_keep_their_round_and_what_they_brought() -> None:
    match = declared("explorer", "pilot", round=4)
    (flown,) = match.position()["flown"]
    assert flown["round"] == 4
    assert match.view(1)["flown"][0]["round"] == 4
    taken = [sum(by_seat) for by_seat in zip(*flown["vp"].values(), strict=True)]
    assert taken == each(match, "vp")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"deed": {"deed": "pass", "seat": 1}}, "'pass' has no other key"),
        ({"deed": {"deed": "assign", "seat": 1}}, "'assign' has hangar, place, module, owner, seat"),
        ({"deed": {"deed": "steal"}}, "pass or move or assign"),
        ({"checks": []}, None),
        ({"checks": [{"place": 6, "module": "glass-falcon", "owner": 1, "over": True}]}, "each with its roll"),
        (
            {"checks": [{"place": 2, "module": "garage-tank", "owner": 1, "roll": 2, "over": True}]},
            "from the cockpit down",
        ),
    ],
)
def test_rr_10_11_and_rr_13_10_positions_that_tell_no_possible_past_are_refused(
    change: Described, fault: str | None
) -> None:
    match = declared("mechanic", None, "saboteur")
    rolls(match, 6)
    match.play(2, "pass")
    position = match.position()
    position["launch"] |= change
    if fault is None:
        assert rolled(GAME.match_at(position, seed=1))[0] == ("glass-falcon", [6], None)
        return
    with pytest.raises(apogee.ApogeeError, match=fault):
        GAME.match_at(position, seed=1)


def test_rr_10_6_what_a_planet_brought_is_told_for_each_seat() -> None:
    match = declared()
    position = match.position()
    position["flown"][0] |= {"vp": {"launch": [1, 0]}}
    with pytest.raises(apogee.ApogeeError, match="a number for each seat"):
        GAME.match_at(position, seed=1)
