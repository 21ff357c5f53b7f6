"""Positions of Rocket Rescue: what may be left out, what is refused, and what a view keeps to itself."""

import json
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.core.types import CHANCE, NOBODY, SPECTATOR
from apogee.games.rocket_rescue import GAME
from apogee.testing import laws
from tests.rocket_rescue.table import Described, asks, at, module, rocket, turn_at

THREE: Described = {"players": 3, "length": "short", "round": 1}
FOUR_DICE: Described = {"research": [1, 2], "shopping": [3, 0], "boarding": [0, 0], "build_launch": [0, 6]}


def written(**position: Any) -> Described:
    """What the game writes down of a position."""
    return GAME.from_json({**THREE, **position}).to_json()


def placed(seat: Described) -> list[int]:
    """The values of the dice that a seat has placed."""
    return [value for phase in seat["dice"].values() for value in phase if value]


# --- What may be left out


def test_what_is_left_out_is_as_at_setup() -> None:
    """RR-2: round 1 is being planned, with the display laid."""
    position = written()
    assert position["market"] == {"carbon": 10, "aluminium": 10, "titanium": 10}
    assert position["bank"] == {"carbon": 24, "aluminium": 24, "titanium": 24}
    assert position["closed"] == [4, 6]
    assert position["influence"] == [0, 1, 2]
    assert position["display"] == ["kestrel", "panorama-dome"]
    assert position["piles"]["advanced"]["top"] == ["captains-balcony"]
    assert len(position["piles"]["advanced"]["bag"]) == 29 - 3
    assert position["planets"] == ["puddle-prime", "mossball", "lullaby", "nebelkappe", "dwarf-cockroach"]
    assert [len(position["piles"][colour]["bag"]) for colour in ("blue", "red")] == [14 - 3, 12 - 2]
    assert position["standard"] == dict.fromkeys(("std-cockpit", "std-tank", "std-engine", "std-crew"), 4)
    assert position["agenda"][-1] == "plan"
    for seat in position["seats"]:
        assert (seat["energy"], seat["vp"], seat["crew"], seat["chips"]) == (4, 0, 5, 9)
        assert seat["cubes"] == {"carbon": 2, "aluminium": 2, "titanium": 2}
    assert "box" not in position


@pytest.mark.parametrize(
    ("players", "edition", "length", "closed", "capacity", "crew", "chips"),
    [(3, "base", "short", 2, 10, 5, 9), (4, "base", "medium", 1, 12, 7, 9), (5, "deluxe", "long", 0, 14, 9, 10)],
)
def test_what_depends_on_players_edition_and_length(
    players: int, edition: str, length: str, closed: int, capacity: int, crew: int, chips: int
) -> None:
    """RR-2.2, RR-2.3, RR-2.7, RR-1.6."""
    position = written(players=players, edition=edition, length=length)
    assert len(position["closed"]) == closed
    assert position["market"]["carbon"] == capacity
    assert {(seat["crew"], seat["chips"]) for seat in position["seats"]} == {(crew, chips)}
    assert len(position["display"]) == players - 1


def test_nothing_named_is_a_match_about_to_be_set_up() -> None:
    """RR-2.4: the first thing is an order roll."""
    position = GAME.from_json({"players": 4, "edition": "deluxe", "characters": "choose"}).to_json()
    assert position["round"] == 0
    assert position["agenda"][-1] == "roll 0"
    assert position["planets"] == [None] * 5


def test_characters_bring_what_they_start_with() -> None:
    """RR-13.8, RR-13.11, RR-13.14, RR-13.16."""
    characters = ["mogul", "miner", "ambassador", "pilot"]
    position = written(players=4, edition="deluxe", seats=[{"character": each} for each in characters])
    mogul, miner, ambassador, pilot = position["seats"]
    assert position["characters"] == "deal"
    assert mogul["energy"] == 7
    assert miner["cubes"] == {"carbon": 3, "aluminium": 3, "titanium": 3}
    assert (ambassador["crew"], position["terminal"]) == (4, [2])
    assert (pilot["chips"], pilot["pilot_chip"]) == (9, True)


def test_seats_without_a_named_character_get_a_quiet_one() -> None:
    """RR-13.1."""
    position = written(seats=[{}, {"character": "miner"}, {}])
    assert [seat["character"] for seat in position["seats"]] == ["ambassador", "miner", "engineer"]


def test_cubes_and_chips_and_crew_are_what_is_nowhere_else() -> None:
    """Section 17: 40 cubes per type, all crew, all chips."""
    position = written(
        hangars=[rocket(1, module("std-crew", 2, crew={"purple": 2}), white=1)],
        flown=[{"planet": "mossball", "rescuer": 1, "crew": {"purple": 1, "white": 2}}],
        terminal=[2],
        market={"carbon": 3},
        seats=[{"cubes": 6}, {"cubes": {"titanium": 5}}],
    )
    assert [seat["crew"] for seat in position["seats"]] == [2, 2, 4]
    assert [seat["chips"] for seat in position["seats"]] == [9, 6, 8]
    assert position["market"] == {"carbon": 3, "aluminium": 10, "titanium": 10}
    assert position["bank"] == {"carbon": 27, "aluminium": 20, "titanium": 17}
    assert position["seats"][1]["cubes"] == {"carbon": 2, "aluminium": 2, "titanium": 5}
    assert "mossball" not in position["planets"]


def test_a_rocket_is_named_in_any_order() -> None:
    """RR-9.10: engine first, cockpit last, the middle modules in the order given."""
    named = ["std-cockpit", "std-crew", module("std-tank", 1, crew={}), "std-engine"]
    as_list = written(hangars=[[], named])["hangars"]
    assert [each["module"] for each in as_list[1]] == ["std-engine", "std-crew", "std-tank", "std-cockpit"]
    assert [each["owner"] for each in as_list[1]] == [0, 0, 1, 0]
    assert written(hangars={"2": named})["hangars"] == as_list
    assert written(hangars=[[module("std-crew", 1, crew=2)]])["hangars"][0][0]["crew"] == {"white": 2}


def test_hangars_with_modules_are_not_closed() -> None:
    """RR-2.7: not said, the closed ones are the last empty ones of their companies."""
    assert written(hangars={6: ["std-tank"]})["closed"] == [2, 4]


def test_some_planets_can_be_named() -> None:
    """RR-2.5: they lie in the places of their colour; the others are filled."""
    position = written(
        planets=["widows-lamp", "pocket-ocean"], marks={"widows-lamp": 2}, seats=[{"character": "explorer"}]
    )
    assert position["planets"] == ["pocket-ocean", "puddle-prime", "mossball", "widows-lamp", "nebelkappe"]
    assert position["marks"] == [0, 0, 0, 2, 0]
    assert position["seats"][0]["chips"] == 7


def test_a_turn_is_asked_with_nothing_after_it() -> None:
    match = turn_at("build_launch", 0, 5, round=2)
    assert asks(match) == ("build_launch", [0])
    assert match.view(0)["queue"] == [{"seat": 0, "phase": "build_launch", "field": "left", "value": 5}]
    assert match.view(1)["seats"][0]["dice"]["build_launch"] == [5, 0]
    for seat in match.view(1)["seats"]:
        assert len(placed(seat)) == 4

    match.play(0, "end")

    assert (match.view(0)["round"], match.view(0)["phase"]) == (3, "plan")


@pytest.mark.parametrize("phase", ["research", "shopping", "boarding", "build_launch"])
def test_dice_wait_in_their_order(phase: str) -> None:
    """RR-5.1, RR-5.2: the highest first, then by influence."""
    queue = [{"seat": 1, "value": 2}, {"seat": 0, "value": 3}, {"seat": 2, "value": 3}, {"seat": 1, "value": 5}]
    match = at(phase=phase, queue=queue, hangars=[["std-crew"]], influence=[2, 1, 0])
    assert asks(match) == (phase, [1])
    assert [(die["seat"], die["value"]) for die in match.view(0)["queue"]] == [(1, 5), (2, 3), (0, 3), (1, 2)]


def test_a_turn_takes_a_die_that_lies_there() -> None:
    dice = {"build_launch": [3, 6]}
    match = turn_at("build_launch", 1, 3, [{}, {"dice": dice}])
    assert match.position()["agenda"][-1] == "build_launch 1 left"
    match = at([{}, {"dice": dice}], phase="build_launch", turn={"seat": 1, "field": "right"}, queue=[{"seat": 1}])
    assert match.position()["agenda"][-2:] == ["begin_turn 1 build_launch left", "build_launch 1 right"]


def test_a_phase_begins_with_the_dice_that_lie_there() -> None:
    """RR-5.1; without dice it is over at once (RR-R.45)."""
    seats = [{"dice": {"shopping": [2, 0]}}, {"dice": {"shopping": [4, 4]}}]
    match = at(seats, phase="shopping")
    assert [(die["seat"], die["value"]) for die in match.view(0)["queue"]] == [(1, 4), (1, 4), (0, 2)]
    assert asks(at(phase="shopping", market={"carbon": 2}, influence=[2, 0, 1])) == ("refill", [2])


def test_a_round_begins_and_ends() -> None:
    """RR-3.3, RR-11.1."""
    begun = at([{}, {"character": "explorer"}], phase="begin", round=4)
    assert (begun.view(0)["round"], asks(begun), begun.view(0)["display"]) == (4, ("explore", [1]), [])
    boarding = at(phase="end", terminal=[2], hangars=[["std-crew"]])
    assert asks(boarding) == ("terminal", [2])
    limited = at([{"modules": ["std-crew", "kestrel"]}, {"modules": ["std-tank"]}], phase="end")
    assert asks(limited) == ("keep", [0])
    assert at(phase="end", round=8).over
    assert at(end="last_round", round=8).winners() == (0, 1, 2)


def test_what_was_done_in_a_turn() -> None:
    assert at(phase="build_launch", turn={"seat": 0, "value": 5, "builds": 2}).view(0)["turn"]["left"]["builds"] == 0
    for rules in (1, 2):
        turn = {"used": 2, "bought": ["carbon"]}
        miner = turn_at("shopping", 0, 5, [{"character": "miner"}], turn=turn, rules=rules)
        assert ("buy carbon 1" in miner.choices(0)) == (rules == 2)
        assert "buy titanium 3" in miner.choices(0)
        assert "buy titanium 4" not in miner.choices(0)


def test_rr_13_7_the_mechanic_s_shift_is_read_by_its_old_name_too() -> None:
    told = [
        written(phase="build_launch", turn={"seat": 0, "value": 5, key: True})
        for key in ("extra_shifted", "extra_shift")
    ]
    assert told[0] == told[1]
    assert told[0]["turn"] == {"extra_shifted": True}


def test_piles_are_lists_or_dicts() -> None:
    """RR-R.4: of the advanced pile the first card is face up."""
    names = ["kestrel", "twin-helm", "scout-eye"]
    position = written(piles={"advanced": names, "red": ["iron-dune", "ember-crown"]}, discard="rest", box="rest")
    assert position["piles"]["advanced"] == names
    assert position["piles"]["red"] == ["iron-dune", "ember-crown"]
    assert len(position["discard"]) == 29 - 3 - 2
    assert set(position["box"]) == {
        "rust-cathedral", "thirsty-giant", "widows-lamp", "broken-compass", "hungry-magpie", "last-orchard",
        "thunder-anvil", "velvet-abyss",
    }  # fmt: skip
    top = written(piles={"advanced": {"top": names}})["piles"]["advanced"]
    assert top["top"] == names
    assert len(top["bag"]) == 29 - 3 - 2


def test_what_no_option_says_is_as_in_a_match() -> None:
    """RR-2.8: a position that names neither edition nor length nor characters is of the match that names none."""
    match = GAME.match(3, seed=1)
    position = GAME.match_at({"players": 3, "round": 1}, seed=1).position()
    for option in ("edition", "length", "characters"):
        assert position[option] == match.view(None)[option] == GAME.options[option].default
    assert [seat["crew"] for seat in position["seats"]] == [7, 7, 7]


def test_standard_piles_that_are_not_named_are_as_at_setup() -> None:
    """RR-2.6: what a dict leaves out has what has no other place."""
    some = written(standard={"std-tank": 1}, seats=[{"modules": ["std-crew"]}], box={"std-tank": 3})
    assert some["standard"] == {"std-cockpit": 4, "std-tank": 1, "std-engine": 4, "std-crew": 3}
    assert written(standard={"std-tank": 4}) == written(standard={}) == written()


def test_a_display_lies_from_the_plan_phase_to_the_end_of_research() -> None:
    """RR-4.1, RR-6.4: also while it is being laid; and it is gone in the next round."""
    assert written(display=["kestrel"])["display"] == ["kestrel"]
    match = turn_at("research", 0, 3, round=2, display=["kestrel", "twin-helm"])
    match.play(0, "take twin-helm")
    assert match.view(0)["display"] != ["kestrel"]
    assert "kestrel" in match.view(0)["discard"]
    agenda = [*REST, *PHASES, "plan", "lay - 1", "top"]
    laid = written(agenda=agenda, display=["kestrel"], piles={"advanced": {"top": []}})
    assert written(agenda=agenda, display=["kestrel"]) == laid
    assert GAME.match_at({**THREE, "agenda": agenda}, seed=1).view(0)["display"][:1] == ["kestrel"]
    assert laid["display"] == ["kestrel"]


def test_rr_6_1_more_dice_in_research_bring_more_modules_into_the_display() -> None:
    """RR-4.1: one fewer than players, or than dice where there are more of these."""
    assert len(written(**FOUR_RESEARCH_DICE, display=FIVE_MODULES[:3])["display"]) == 3
    assert len(written(players=5, display=FIVE_MODULES[:4])["display"]) == 4


@pytest.mark.parametrize(("named", "lying"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_rr_6_1_modules_that_many_dice_bring_can_be_named_where_research_begins(named: int, lying: int) -> None:
    """With four dice of three players a third module is laid, unless it is named: then it lies there already."""
    match = at(**RESEARCH_BEGINS, display=FIVE_MODULES[:named])
    assert match.view(0)["display"][:named] == FIVE_MODULES[:named]
    assert len(match.view(0)["display"]) == lying


def test_the_round_in_which_somebody_rescued_everybody_is_completed() -> None:
    """RR-12.1: dice that are left have their turns; then the match is over."""
    match = turn_at("build_launch", 1, 3, round=3, flown=ALL_SAVED)
    assert not match.over
    match.play(1, "end")
    assert match.end_reason == "all_rescued"
    assert at(phase="end", round=3, flown=ALL_SAVED).end_reason == "all_rescued"
    assert at(end="all_rescued", round=3, flown=ALL_SAVED).over


def test_setup_goes_on_from_a_position() -> None:
    """RR-13.5, RR-R.11: with two modules in the pile, the Mechanic chooses between two."""
    match = GAME.match_at(
        {
            "players": 3, "edition": "deluxe", "characters": "choose", "round": 0, "closed": [1, 2],
            "seats": [{"character": each} for each in ("mechanic", "pilot", "ambassador")],
            "agenda": ["begin_round", "start 2", "start 1", "draw_start 0 3", "top"],
            "piles": {"advanced": {"top": [], "bag": {"kestrel": 1, "twin-helm": 1}}}, "box": "rest",
        },
        seed=1,
    )  # fmt: skip
    assert sorted(match.choices(0)) == ["keep kestrel", "keep twin-helm"]
    match.play(0, "keep twin-helm")
    assert match.view(0)["terminal"] == [2]
    assert match.view(0)["seats"][1]["pilot_chip"]
    assert match.view(0)["display"] == ["kestrel"]


# --- What is refused

RED_ONES = ["nebelkappe", "rust-cathedral", "ember-crown"]
CHIPPED = module("std-engine", pilot_chip=True)
PILOT: Described = {"seats": [{"character": "pilot"}]}
TURN: Described = {"phase": "build_launch", "turn": {"seat": 0, "value": 3}}
REST = ["end_round"]
PHASES = [f"begin_phase - {phase}" for phase in ("build_launch", "boarding", "shopping", "research")]
EXPLORING = [*REST, *PHASES, "plan", "lay - 2", "mark 0", "explore 0"]
FLYING: Described = {
    "phase": "build_launch",
    "hangars": [rocket()],
    "seats": [{"dice": FOUR_DICE}],
    "turn": {"launches": 1},
}
SABOTEUR: Described = {"character": "saboteur", "dice": FOUR_DICE}
LAUNCH: Described = {
    "launch": {"launcher": 0, "hangar": 1, "planet": "mossball"},
    "flown": [{"planet": "mossball"}],
}
SETUP: Described = {"round": 0, "characters": "deal"}
ALL_SAVED = [{"planet": "mossball", "crew": 5}]
TWO_MODULES: Described = {"seats": [{"modules": ["std-tank", "std-crew"]}]}
EXPLORER: Described = {"seats": [{"character": "explorer"}]}
DIE = [{"seat": 0, "value": 3}]
LAST = [*REST, "end_phase - build_launch", "build_launch 0 right"]
FIVE_MODULES = ["kestrel", "twin-helm", "slim-barrel", "bunk-ring", "family-cabin"]
FOUR_RESEARCH_DICE: Described = {
    "phase": "research", "turn": {"seat": 0, "value": 3}, "queue": [{"seat": 1, "value": 2}, {"seat": 1, "value": 1}],
    "seats": [{"dice": {"research": [5, 3]}}, {}, {"dice": {"research": []}}],
}  # fmt: skip
RESEARCH_BEGINS: Described = {
    "phase": "research", "seats": [{"dice": {"research": [5, 3]}}, {"dice": {"research": [2, 1]}}, {}],
}  # fmt: skip
IMPOSSIBLE: list[tuple[str, Described]] = [
    ("RR-2.3", {"players": 2}),
    ("RR-2.3", {"players": 6}),
    ("but 4 seats", {"seats": [{}, {}, {}, {}]}),
    ("RR-13.1", {"characters": "off", "seats": [{"character": "pilot"}]}),
    ("RR-13.1", {"seats": [{"character": "pilot"}, {"character": "pilot"}]}),
    ("RR-1.4", {"seats": [{"character": "mogul"}]}),
    ("round must be a number from 0 to 8", {"round": 9}),
    ("RR-3.1", {"round": 0, "closed": [1, 2], "display": []}),
    ("RR-2.4", {"influence": [0, 1, 1]}),
    ("RR-2.4", {"influence": [0, 1]}),
    ("influence must be a number from 0 to 2", {"influence": [0, 2, "1"]}),
    ("influence must be a number from 0 to 2", {"influence": ["0", "1", "2"]}),
    ("influence must be a number from 0 to 2", {"influence": [0, True, 2]}),
    ("influence must be a number from 0 to 2", {"influence": [0, 1.0, 2]}),
    ("influence must be a number from 0 to 2", {"influence": [0, None, 2]}),
    ("influence must be a number from 0 to 2", {"influence": [0, [1], 2]}),
    ("rolls must be a number from 1 to 6", {"rolls": [7, None, None]}),
    ("RR-R.8", {"rolls": [None]}),
    ("RR-1.7", {"seats": [{"cubes": 20}, {"cubes": 20}]}),
    ("RR-1.7", {"bank": {"carbon": 5}}),
    ("RR-2.3", {"market": {"carbon": 11}}),
    ("RR-1.3", {"seats": [{"modules": ["kestrel"]}, {"modules": ["kestrel"]}]}),
    ("RR-1.3", {"seats": [{"modules": ["titan-keg"]}]}),
    ("RR-1.3", {"display": ["kestrel", "kestrel"]}),
    ("RR-1.3", {"hangars": [["std-tank"] * 4, ["std-tank"]]}),
    ("RR-1.3", {"planets": ["mossball"], "flown": [{"planet": "mossball"}]}),
    ("RR-1.3", {"standard": {"std-tank": 5}}),
    ("is nowhere", {"piles": {"advanced": []}}),
    ("is nowhere", {"piles": {"blue": []}}),
    ("RR-1.2", {"hangars": {"7": []}}),
    ("each once (RR-1.2)", {"hangars": {1: ["kestrel"], "1": ["std-engine"]}}),
    ("RR-9.9", {"hangars": [["std-engine", "std-engine"]]}),
    ("RR-9.9", {"hangars": [["std-cockpit", "kestrel"]]}),
    ("RR-9.9", {"hangars": [["std-tank"] * 4 + ["slim-barrel"]]}),
    ("RR-9.9", {"hangars": [["std-crew"] * 4]}),
    ("RR-9.9", {"hangars": [["std-engine", "std-cockpit", "std-tank", *["std-crew"] * 4]]}),
    ("RR-1.10", {"hangars": [[module("std-crew", crew={"white": 3})]]}),
    ("RR-1.10", {"hangars": [[module("std-engine", crew=1)]]}),
    ("RR-13.19", {"hangars": [[CHIPPED]]}),
    ("RR-13.19", {"hangars": [[CHIPPED]], "seats": [{"character": "pilot", "pilot_chip": True}]}),
    ("RR-13.16", {**PILOT, "hangars": [[CHIPPED, module("std-tank", pilot_chip=True)]]}),
    ("RR-2.2", {"flown": [{"planet": "mossball", "crew": {"purple": 5}}], "terminal": [0]}),
    ("RR-2.2", {"flown": [{"planet": "mossball", "crew": {"purple": 6}}]}),
    ("RR-2.2", {"seats": [{"crew": 4}]}),
    ("unknown 'green'", {"flown": [{"planet": "mossball", "crew": {"green": 1}}]}),
    ("RR-8.5", {"terminal": [0, 0]}),
    ("terminal must be a number from 0 to 2", {"terminal": [3]}),
    ("terminal must be a number from 0 to 2", {"terminal": ["0"]}),
    ("terminal must be a number from 0 to 2", {"terminal": [True]}),
    ("first_buyer must be a number", {"phase": "shopping", "first_buyer": "0"}),
    ("rescuer must be a number", {"flown": [{"planet": "mossball", "rescuer": "0"}]}),
    ("owner must be a number", {"hangars": [[module("std-engine") | {"owner": "0"}]]}),
    ("seat must be a number", {"phase": "build_launch", "turn": {"seat": "0", "value": 3}}),
    ("RR-R.1", {"seats": [{"chips": 8}]}),
    ("RR-R.1", {"seats": [{"character": "explorer"}], "marks": [10, 0, 0, 0, 0]}),
    ("RR-13.3", {"marks": [1, 0, 0, 0, 0]}),
    ("RR-13.3", {"seats": [{"character": "explorer"}], "marks": {"old-bathtub": 1}}),
    ("RR-13.12", {"companies": {"stellaris-x": 1}}),
    ("RR-13.12", {"edition": "deluxe", "seats": [{"character": "mogul"}], "companies": {"stellaris-x": 4}}),
    ("RR-2.5", {"planets": RED_ONES}),
    ("RR-13.2", {"drawn": "mossball"}),
    ("RR-13.5", {"drawn_modules": ["kestrel"]}),
    ("RR-11.5", {"seats": [{"modules": ["std-tank", "std-crew"]}]}),
    ("research must be a number from 0 to 6", {"seats": [{"dice": {"research": [7, 0]}}]}),
    ("RR-4.2", {"seats": [{"dice": {"research": [1, 2, 3]}}]}),
    ("RR-4.2", {"seats": [{"dice": {"research": [1, 2], "shopping": [3, 4], "boarding": [5, 0]}}]}),
    ("RR-4.4", {"seats": [{"bid": 5}]}),
    ("RR-4.5", {"seats": [{"dice": FOUR_DICE, "ready": True}] * 3}),
    ("RR-11.5", {"seats": [{"kept": "std-tank"}]}),
    ("RR-3.1", {"turn": {"seat": 0, "value": 3}}),
    ("RR-3.1", {"phase": "end", "queue": [{"seat": 0, "value": 3}]}),
    ("give its 'value'", {"phase": "research", "turn": {"seat": 0}}),
    ("value must be a number from 1 to 6", {"phase": "research", "turn": {"seat": 0, "value": 0}}),
    ("'seat'", {"phase": "research", "queue": [{"value": 3}]}),
    ("no die is being carried out", {"turn": {"builds": 1}}),
    ("leave it out", {"first_buyer": 0}),
    ("means nothing any more", {"end": "last_round", "round": 8, "launch": LAUNCH["launch"]}),
    ("RR-4.2", {**TURN, "queue": [{"seat": 0, "value": 2}, {"seat": 0, "value": 1}]}),
    ("RR-4.2", {**TURN, "seats": [{"dice": {"build_launch": [4, 4]}}]}),
    ("RR-8.2", {"phase": "boarding", "hangars": [["std-crew"]], "turn": {"seat": 0, "value": 3, "used": 1}}),
    ("RR-7.1", {"phase": "shopping", "turn": {"seat": 0, "value": 3, "used": 3}}),
    ("RR-10.3", {**TURN, "launch": {"launcher": 0, "hangar": 1, "planet": "mossball"}}),
    ("RR-12.1", {"trigger": True}),
    ("RR-12.1", {"trigger": False, "flown": [{"planet": "mossball", "crew": 5}]}),
    ("RR-12.1", {"end": "all_rescued"}),
    ("RR-12.1", {"end": "last_round", "round": 7}),
    ("RR-12.1", {"end": "last_round", "round": 8, "agenda": ["plan"]}),
    ("RR-12.1", {"phase": "begin", "round": 3, "flown": ALL_SAVED}),
    ("RR-12.1", {"round": 3, "flown": ALL_SAVED}),
    ("RR-12.1", {"phase": "shopping", "turn": {"seat": 0, "value": 3}, "flown": ALL_SAVED}),
    ("RR-12.1", {"phase": "end", "agenda": ["begin_round", "keep"], **TWO_MODULES, "flown": ALL_SAVED}),
    ("RR-R.28", {"phase": "end", "round": 8, "agenda": ["begin_round", "keep"], **TWO_MODULES}),
    ("RR-R.28", {"phase": "end", "round": 8, "terminal": [0], "agenda": ["begin_round", "hand_limit", "terminal 0"]}),
    ("RR-6.4", {"phase": "shopping", "turn": {"seat": 0, "value": 3}, "display": ["kestrel"]}),
    ("RR-6.4", {"phase": "boarding", "hangars": [["std-crew"]], "queue": DIE, "display": ["kestrel"]}),
    ("RR-6.4", {**TURN, "display": ["kestrel"]}),
    ("display: at most 0 modules lie there now, not 1 (RR-4.1, RR-6.1, RR-6.4); name fewer.",
     {"phase": "shopping", "display": ["kestrel"]}),
    ("RR-6.4", {"phase": "end", **TWO_MODULES, "display": ["kestrel"]}),
    ("RR-6.4", {"phase": "end", "round": 8, "display": ["kestrel"]}),
    ("RR-6.4", {"end": "last_round", "round": 8, "display": ["kestrel"]}),
    ("RR-6.4", {"phase": "begin", "display": ["kestrel"]}),
    ("RR-4.1", {"phase": "begin", **EXPLORER, "display": ["kestrel"]}),
    ("RR-4.1", {"agenda": EXPLORING, **EXPLORER, "display": ["kestrel"]}),
    ("display: at most 2 modules lie there now, not 5 (RR-4.1, RR-6.1, RR-6.4); name fewer.",
     {"display": FIVE_MODULES}),
    ("at most 3 modules lie there now, not 5 (RR-4.1", {"players": 4, "display": FIVE_MODULES}),
    ("RR-4.1", {"agenda": [*REST, *PHASES, "plan", "lay - 2"], "display": ["kestrel"]}),
    ("at most 3 modules lie there now, not 5 (RR-4.1, RR-6.1", {**FOUR_RESEARCH_DICE, "display": FIVE_MODULES}),
    ("at most 3 modules lie there now, not 4 (RR-4.1, RR-6.1", {**RESEARCH_BEGINS, "display": FIVE_MODULES[:4]}),
    ("or leave it out", {"agenda": []}),
    ("leave 'queue'", {"agenda": ["plan"], "queue": []}),
    ("unknown step 'soar 0'", {"agenda": ["soar 0"]}),
    ("a word, a seat and what it is about", {"agenda": [7]}),
    ("no seat of this match", {"agenda": ["choose 3"]}),
    ("did you mean 'choose", {"agenda": ["choose"]}),
    ("did you mean 'build_launch 0 left'", {"agenda": ["build_launch 0 middle"]}),
    ("RR-3.1", {"agenda": ["plan"]}),
    ("RR-3.1", {"phase": "build_launch", "agenda": [*REST, "plan"]}),
    ("needs no answer", {"phase": "build_launch", "agenda": [*REST, "end_phase - build_launch"]}),
    ("RR-11.2", {"phase": "end", "agenda": ["begin_round", "hand_limit", "terminal 0"]}),
    ("RR-R.29", {"phase": "end", "agenda": ["begin_round", "keep"]}),
    ("RR-10.3", {**FLYING, "agenda": [*LAST, "fly", "sabotage 0"], "seats": [SABOTEUR]}),
    ("RR-10.5", {**FLYING, **LAUNCH, "flown": [], "agenda": [*LAST, "landed", "stability - 1 1"]}),
    ("RR-10.5", {**FLYING, **LAUNCH, "hangars": [rocket(purple=1)], "agenda": [*LAST, "landed", "stability - 1 1"]}),
    ("RR-1.9", {**FLYING, "launch": {**LAUNCH["launch"], "roll": "6"}, "agenda": [*LAST, "landed", "reroll 0 1 1"]}),
    ("RR-10.2", {**FLYING, **LAUNCH, "agenda": [*LAST, "fly", "sabotage 1"], "seats": [{"dice": FOUR_DICE}, SABOTEUR]}),
    ("RR-10.11", {**FLYING, **LAUNCH, "agenda": [*LAST, "landed", "stability - 1 3"]}),
    ("RR-R.22", {**FLYING, **LAUNCH, "agenda": [*LAST, "landed", "stability - 1 2", "stability - 1 1"]}),
    ("asks the mechanic", {**FLYING, **LAUNCH, "agenda": [*LAST, "landed", "stability 0 1 1"]}),
    ("RR-9.8", {**FLYING, "agenda": [*LAST, "crew 0 1 6"], "hangars": [rocket(purple=1)]}),
    ("RR-13.1", {**SETUP, "agenda": ["begin_round", "start 0", "deal 0"], "closed": [1, 2]}),
    ("RR-13.1",
     {**SETUP, "agenda": ["begin_round", "start 0", *["choose 0", "choose 1", "choose 2"]], "closed": [1, 2]}),
    ("RR-2.8",  # nobody is left for the Ambassador's start
     {"round": 0, "characters": "choose", "edition": "deluxe", "agenda": ["begin_round", "start 0", "keep_start 1"],
      "seats": [{"character": "ambassador"}, {"character": "mechanic"}, {"character": "pilot"}],
      "drawn_modules": ["kestrel"], "hangars": {
          1: [{"module": "std-crew", "owner": 1, "crew": {"purple": 2}}] * 2 + [{"module": "std-tank", "owner": 1}],
          2: [{"module": "std-crew", "owner": 1, "crew": {"purple": 1}}]}}),
    ("RR-2.8",
     {**SETUP, "agenda": ["begin_round", "start 0", "deal 2", "deal 1", "deal 0"], "closed": [1, 2], "terminal": [0]}),
    ("RR-R.8",
     {**SETUP, "agenda": ["begin_round", "characters", "sort - 3", "roll 0", "sort - 2", "roll 0"], "closed": [1, 2]}),
    ("'roll 0' does not come before 'characters' (RR-3.1)",
     {**SETUP, "agenda": ["begin_round", "characters", "roll 0"], "closed": [1, 2]}),
    ("does not come before 'build_launch 0 right'",
     {**FLYING, "agenda": [*LAST, "target 0 1 6 purple"], "hangars": [rocket(purple=1)]}),
    ("does not come before 'build_launch 0 right'", {**FLYING, "agenda": [*LAST, "stability - 1 1"]}),
    ("unknown key", {"seat": []}),
    ("unknown key", {"seats": [{"energie": 3}]}),
    ("unknown", {"seats": [{"modules": ["big rocket"]}]}),
    ("planets must name an id, not a list.", {"planets": [["mossball"]]}),
    ("planets must name an id, not a dict.", {"planets": [{"planet": "mossball"}]}),
    ("planets names an unknown 5.", {"planets": [5]}),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "position"), IMPOSSIBLE)
def test_impossible_positions_are_refused_with_the_reason(reason: str, position: Described) -> None:
    with pytest.raises(apogee.BadPosition) as refused:
        GAME.match_at({**THREE, **position})
    assert reason in str(refused.value)
    assert str(refused.value).endswith((".", "?"))


def test_rr_1_3_a_module_is_in_one_place() -> None:
    with pytest.raises(apogee.BadPosition, match=r"has 1 too many of kestrel \(RR-1\.3\)"):
        GAME.match_at({**THREE, "seats": [{"modules": ["kestrel"]}, {"modules": ["kestrel"]}]})


def test_rr_3_1_steps_come_in_their_order() -> None:
    """The trusted way, which bots and twins come, asks nothing."""
    position = {**THREE, "agenda": [*REST, *PHASES, "plan", "refill 0"]}
    assert GAME.from_json(position).to_json()["agenda"][-1] == "refill 0"
    with pytest.raises(apogee.BadPosition, match=r"'refill 0' does not come before 'plan' \(RR-3\.1\)"):
        GAME.match_at(position)


MANY = 10**20
CROWDED: list[tuple[str, Described]] = [
    ("piles, blue", {"piles": {"blue": {"bag": {"mossball": MANY}}}}),
    ("piles, blue", {"piles": {"blue": {"top": {"mossball": MANY}}}}),
    ("piles, red", {"piles": {"red": {"under": {"iron-dune": MANY}}}}),
    ("piles, advanced", {"piles": {"advanced": {"bag": {"kestrel": MANY}}}}),
    ("piles, advanced", {"piles": {"advanced": {"top": {"kestrel": MANY}}}}),
    ("seat 1", {"seats": [{}, {"modules": {"std-tank": MANY}}]}),
    ("the position", {"display": {"kestrel": MANY}}),
    ("the position", {"discard": {"kestrel": MANY}}),
    ("the position", {"drawn_modules": {"kestrel": MANY}}),
    ("the position", {"box": {"std-tank": MANY}}),
    ("the position", {"box": {"mossball": MANY}}),
]


@pytest.mark.parametrize(("name", "position"), CROWDED)
def test_more_cards_than_there_are_are_refused_at_once(name: str, position: Described) -> None:
    """However many are named, nothing is counted out before."""
    with pytest.raises(apogee.BadPosition) as refused:
        GAME.match_at({**THREE, "round": 2, **position})
    assert str(refused.value).startswith(f"{name}: ")
    assert " with a number from 0 to " in str(refused.value)


def test_cards_that_are_counted_are_taken_from_what_there_is() -> None:
    """RR-1.3: as many as there are, but no more than other places left."""
    tanks: Described = {"hangars": [["std-tank"]], "box": {"std-tank": 3}}
    assert written(**tanks)["box"] == {"std-tank": 3}
    with pytest.raises(apogee.BadPosition, match=r"box: .*RR-1\.3"):
        written(**tanks | {"box": {"std-tank": 4}})


# --- Round trips


def options(seed: int) -> tuple[int, dict[str, str]]:
    """Players and options, different ones for each seed."""
    return 3 + seed % 3, {
        "edition": ("base", "deluxe")[seed % 2],
        "length": ("short", "medium", "long")[seed // 2 % 3],
        "characters": ("choose", "off", "deal")[seed % 3],
    }


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_match_survives_json(seed: int) -> None:
    """In the middle of rolls, of planning, of a turn."""
    players, chosen = options(seed)
    state = GAME.new_state(players, chosen)
    rng = Rng(seed)
    while state.current() != NOBODY:
        if rng.below(5) == 0:
            laws.check_json(GAME, state)
        laws.step(GAME, state, rng)
    laws.check_json(GAME, state)


CREWS = [
    ("saboteur", "mechanic", "pilot"), ("mogul", "explorer", "saboteur"), ("mechanic", "ambassador", "explorer"),
    ("pilot", "engineer", "miner"),
]  # fmt: skip


def ready_to_fly(characters: tuple[str, ...]) -> Described:
    """Two rockets that can fly, and everybody rich, in Build & Launch."""
    second = [
        module("firefly-drive", 1),
        module("kestrel", 2),
        module("slim-barrel", 2),
        module("bunk-ring", 1, crew=2),
    ]
    return {
        **THREE,
        "edition": "deluxe",
        "phase": "build_launch",
        "hangars": [rocket(0, module("std-crew", 1, crew={"purple": 1, "orange": 1}), purple=1), second],
        "seats": [{"character": each, "energy": 40, "modules": ["std-crew"]} for each in characters],
        "turn": {"seat": 0, "value": 5},
        "queue": [{"seat": 1, "value": 4}, {"seat": 2, "value": 4}, {"seat": 1, "value": 3}],
    }


@pytest.mark.parametrize("characters", CREWS)
def test_launches_survive_json(characters: tuple[str, ...]) -> None:
    """In the middle of a launch, of the Saboteur's move, of stability checks and re-rolls; twins do too."""
    asked: set[int] = set()
    for seed in range(2):
        state = GAME.from_json(ready_to_fly(characters))
        census = GAME.checks.census(state)
        rng = Rng(seed)
        for _ in range(70):
            if state.current() == NOBODY:
                break
            asked.add(state.agenda[-1].verb)
            laws.check_json(GAME, state)
            if rng.below(8) == 0:
                laws.check_twins(GAME, state, seed)
            if state.current() == CHANCE:
                laws.step(GAME, state, rng)
                continue
            seat = state.pending()[0]
            actions = state.legal_actions(seat)
            launches = [action for action in actions if GAME.actions[action].startswith(("launch", "done"))]
            chosen = launches or [action for action in actions if not GAME.actions[action].startswith("exchange")]
            state.apply(seat, chosen[rng.below(len(chosen))])
        assert GAME.checks.census(state) == census
    assert len(asked) >= 12


# --- What stays secret

SECRET_PLAN: Described = {"dice": FOUR_DICE, "bid": 3, "ready": True}


def test_a_plan_is_seen_by_its_owner_only() -> None:
    """RR-4.2, RR-4.4: others see that somebody is ready, and nothing else; not even how far a plan is."""
    planned = GAME.from_json({**THREE, "seats": [SECRET_PLAN, {"dice": {"research": [4, 0]}, "bid": 1}]})
    before = GAME.from_json({**THREE, "seats": [{"dice": {**FOUR_DICE, "research": [6, 6]}, "ready": True}]})
    assert planned.observe(0).to_json()["seats"][0]["dice"] == FOUR_DICE
    assert planned.observe(0).to_json()["seats"][0]["bid"] == 3
    for viewer in (2, SPECTATOR):
        assert planned.observe(viewer).to_json() == before.observe(viewer).to_json()
        assert planned.observe(viewer).to_json()["seats"][0]["dice"] is None
        assert planned.observe(viewer).to_json()["seats"][0]["ready"]


def test_a_kept_module_is_seen_by_its_owner_only() -> None:
    """RR-R.29."""
    modules = {"modules": ["kestrel", "std-tank"]}
    agenda = ["begin_round", "keep"]
    seats = [{**modules, "kept": "kestrel", "ready": True}, {"modules": ["std-tank", "std-crew"], "kept": "std-crew"}]
    state = GAME.from_json({**THREE, "phase": "end", "agenda": agenda, "seats": seats})
    assert state.observe(0).to_json()["seats"][0]["kept"] == "kestrel"
    assert state.observe(1).to_json()["seats"][0]["kept"] is None
    kept = {
        json.dumps([seat.get("kept") for seat in state.determinize(2, Rng(seed)).to_json()["seats"]])
        for seed in range(60)
    }
    assert len(kept) == 2 * 3


def test_plans_are_open_after_the_reveal() -> None:
    """RR-4.5."""
    match = turn_at("shopping", 0, 4, [{"bid": 2}])
    assert match.view(None)["seats"][0]["dice"]["shopping"] == [4, 3]
    assert match.view(None)["seats"][0]["bid"] == 2


def test_twins_imagine_any_plan() -> None:
    """RR-4.2, RR-4.4: of who is ready a whole one, of who is not any part of one; the bid is one that can be paid."""
    state = GAME.from_json({**THREE, "seats": [{**SECRET_PLAN, "energy": 3}, {}, {"dice": {"boarding": [2, 0]}}]})
    bids: set[int | None] = set()
    numbers: set[int] = set()
    for seed in range(300):
        seats = state.determinize(2, Rng(seed)).to_json()["seats"]
        assert len(placed(seats[0])) == 4
        assert all(1 <= value <= 6 for value in placed(seats[0]))
        bids.add(seats[0].get("bid"))
        numbers.add(len(placed(seats[1])))
        assert seats[2] == state.to_json()["seats"][2]
    assert bids == {None, 0, 1, 2, 3}
    assert numbers == {0, 1, 2, 3, 4}


COVERED = ["kestrel", "twin-helm", "scout-eye", "slim-barrel"]


def test_piles_in_a_fixed_order_are_known_to_nobody() -> None:
    """RR-R.4, RR-R.47: a view counts what is below the top; a twin has it in no order, and the laws hold."""
    state = GAME.from_json(
        {**THREE, "piles": {"advanced": COVERED, "blue": ["old-bathtub", "kite-harbour"]}, "box": "rest"}
    )
    for viewer in (0, SPECTATOR):
        piles = state.observe(viewer).to_json()["piles"]
        assert (piles["top"], piles["advanced"], piles["blue"]) == ("kestrel", 4, 2)
        assert piles["unseen"] == {"twin-helm": 1, "scout-eye": 1, "slim-barrel": 1}
        assert piles["planets_unseen"]["blue"] == ["old-bathtub", "kite-harbour"]
        twin = state.determinize(viewer, Rng(1)).to_json()["piles"]
        assert twin["advanced"] == {"top": ["kestrel"], "bag": {"twin-helm": 1, "scout-eye": 1, "slim-barrel": 1}}
        assert twin["blue"]["top"] == []
    laws.check_step(GAME, state, 1, GAME.checks.census(state))


def test_a_fixed_order_is_followed() -> None:
    """RR-2.6, RR-10.10, RR-13.2: nothing is left to chance."""
    match = at(
        [{"character": "explorer"}],
        phase="begin",
        piles={"advanced": COVERED, "red": {"top": ["iron-dune"]}},
        box="rest",
    )
    match.play(0, "draw red")
    assert match.view(1)["drawn"] == "iron-dune"
    match.play(0, "replace nebelkappe")
    assert match.view(1)["piles"]["under"] == {"blue": [], "red": ["nebelkappe"]}
    match.play(0, "pass")
    assert match.view(1)["display"] == ["kestrel", "twin-helm"]
    assert match.view(1)["piles"]["top"] == "scout-eye"


def test_every_secret_is_imagined_anew() -> None:
    """A secret that is shown and never dealt anew would differ in no twin."""
    seen = laws.SecretsSeen(GAME)
    piles = {"advanced": COVERED, "blue": ["old-bathtub", "kite-harbour"], "red": ["iron-dune", "ember-crown"]}
    planning = [SECRET_PLAN, {**SECRET_PLAN, "bid": 1}, {"dice": {"boarding": [2, 0]}, "bid": 2}]
    keeping = [{"modules": ["std-tank", "std-crew"], "kept": "std-crew"}] * 3
    positions: list[Described] = [
        {"seats": planning, "piles": piles, "box": "rest"},
        {"seats": keeping, "phase": "end", "agenda": ["begin_round", "keep"]},
    ]
    for position in positions:
        for seed in range(10):
            seen.look(GAME.from_json({**THREE, **position}), Rng(seed))
    seen.check()
    assert len(seen.fields) == 3 + 3 * 3
