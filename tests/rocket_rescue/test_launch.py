"""RR-10: launches: what is needed, who pays, who is rewarded, what comes after."""

import pytest

import apogee
from tests.rocket_rescue.pad import (
    BLUE_NEXT,
    RED_NEXT,
    at,
    cubes,
    each,
    lines,
    on,
    open_planets,
    rocket,
    rolls,
    seated,
    standing,
)
from tests.rocket_rescue.table import Described, asks, offered, play, refused


def since_launch(match: apogee.Match) -> list[str]:
    """What was told from the first launch on."""
    told = lines(match)
    return told[next(number for number, line in enumerate(told) if line.startswith("launched")) :]


# --- RR-10.1, RR-10.2: what is needed


def test_rr_10_1_a_launch_needs_an_own_module_an_engine_and_a_cockpit() -> None:
    match = at(
        [seated(20, cubes=cubes(2)), seated(20, cubes=cubes(2)), seated(20, cubes=cubes(2))],
        turn=(0, 3),
        queue=[(1, 3), (2, 3)],
        hangars={
            1: [on("std-engine", 0), on("std-cockpit", 1)],
            2: [on("firefly-drive", 0), on("old-faithful", 0)],
            3: [on("slim-barrel", 0), on("kestrel", 0)],
        },
        planets=["puddle-prime"],
    )
    assert offered(match, 0, "launch") == ["launch 1 puddle-prime"]
    assert refused(match, 0, "launch 2 puddle-prime") == "RR-10.1"  # no cockpit
    assert refused(match, 0, "launch 3 puddle-prime") == "RR-10.1"  # no engine
    assert refused(match, 0, "launch 4 puddle-prime") == "RR-10.1"  # nothing
    match.play(0, "end")
    assert offered(match, 1, "launch") == ["launch 1 puddle-prime"]
    match.play(1, "end")
    assert offered(match, 2, "launch") == []
    assert refused(match, 2, "launch 1 puddle-prime") == "RR-10.1"  # owns nothing of it


def test_rr_10_1_and_rr_r_23_an_empty_rocket_may_fly() -> None:
    match = at([seated(5)], hangars={1: rocket(0)}, planets=["kite-harbour"])
    match.play(0, "launch 1 kite-harbour")

    assert "rescued 0 0" in lines(match)
    assert each(match, "vp") == [2, 0, 0]
    assert match.view(None)["flown"] == [{"planet": "kite-harbour", "rescuer": 0, "crew": {}, "round": 1}]
    assert each(match, "rescued") == [0, 0, 0]


@pytest.mark.parametrize(
    ("modules", "reached"),
    [
        ([], ["puddle-prime"]),
        (["slim-barrel"], ["puddle-prime", "mossball"]),
        (["slim-barrel", "cryo-flask"], ["puddle-prime", "mossball", "ember-crown"]),
        (["slim-barrel", "cryo-flask", "old-faithful"], ["puddle-prime", "mossball", "ember-crown", "thirsty-giant"]),
        (["observatory-lounge"], ["puddle-prime", "tinfoil-moon"]),
        (["storm-shelter"], ["puddle-prime"]),
        (["slim-barrel", "bunk-ring"], ["puddle-prime", "mossball"]),
    ],
)
def test_rr_10_2_a_planet_needs_tanks_and_equipment(modules: list[str], reached: list[str]) -> None:
    match = at(
        [seated(60, cubes=cubes(2))],
        turn=(0, 3),
        hangars={1: [on("std-engine"), on("std-cockpit"), *map(on, modules)]},
        planets=["puddle-prime", "mossball", "tinfoil-moon", "ember-crown", "thirsty-giant"],
    )
    assert sorted(offered(match, 0, "launch")) == sorted(f"launch 1 {planet}" for planet in reached)
    for planet in {"puddle-prime", "mossball", "tinfoil-moon", "ember-crown", "thirsty-giant"} - set(reached):
        assert refused(match, 0, f"launch 1 {planet}") == "RR-10.2"
    assert refused(match, 0, "launch 1 lullaby") == "RR-10.2"  # not available


@pytest.mark.parametrize(
    ("modules", "is_enough"),
    [
        (["field-camp"], False),
        (["panorama-dome"], False),
        (["field-camp", "panorama-dome"], True),
        (["explorer-habitat"], True),
        (["tracked-tail", "probe-carrier-tank"], True),
    ],
)
def test_rr_10_2_every_symbol_is_needed_and_one_module_may_show_both(modules: list[str], is_enough: bool) -> None:
    types = {"panorama-dome": "std-cockpit", "tracked-tail": "std-engine"}
    rest = [each for each in ("std-engine", "std-cockpit") if each not in [types.get(module) for module in modules]]
    match = at(
        [seated(60, cubes=cubes(2))],
        turn=(0, 3),
        edition="deluxe",
        hangars={1: [on(module) for module in (*rest, *modules, "slim-barrel", "old-faithful")]},
        planets=["velvet-abyss"],
    )
    assert ("launch 1 velvet-abyss" in match.choices(0)) is is_enough


def test_rr_d_16_the_launcher_chooses_among_all_rockets_and_all_planets() -> None:
    match = at(
        [seated(6)],
        turn=(0, 3),
        hangars={1: rocket(0), 4: [on("std-engine", 2), on("std-cockpit", 0)]},
        planets=["puddle-prime", "mossball", "marble-minor"],  # 5, 5, 7 energy
    )
    assert match.choices(0) == ["end", "launch 1 puddle-prime", "launch 1 mossball", "launch 4 puddle-prime"]


# --- RR-10.3, RR-10.4: declaring and paying


def test_rr_10_3_without_a_saboteur_a_declared_launch_is_carried_out_at_once() -> None:
    match = at([seated(5), seated(5, "pilot")], hangars={1: rocket(0)}, planets=["kite-harbour"])
    match.play(0, "launch 1 kite-harbour")
    assert since_launch(match)[:2] == ["launched 0 kite-harbour", "paid 0 4"]


def test_rr_10_4_the_launcher_alone_pays_and_must_hold_all_of_it() -> None:
    hangars = {1: rocket(0, 1, 1, 1)}
    match = at([seated(3, cubes=cubes(2)), seated(50)], hangars=hangars, planets=["kite-harbour"])
    assert refused(match, 0, "launch 1 kite-harbour") == "RR-10.4"

    match = at([seated(4), seated(50)], hangars=hangars, planets=["kite-harbour"])
    match.play(0, "launch 1 kite-harbour")
    assert each(match, "energy") == [0, 50, 0]


# --- RR-10.5 to RR-10.8: crew and rewards


def test_rr_10_5_all_crew_of_the_rocket_are_rescued_by_the_launcher() -> None:
    match = at(
        [seated(5)],
        players=4,
        hangars={
            1: [
                on("evergreen-engine"), on("armoured-brow", 0, white=1), on("grand-dormitory", 1, purple=1, orange=3),
            ],
            2: [on("bunk-ring", 0, purple=2)],
        },
        planets=["puddle-prime"],
    )  # fmt: skip
    rolls(match, 1, 1, 1)
    match.play(0, "launch 1 puddle-prime")

    assert match.view(None)["flown"] == [
        {"planet": "puddle-prime", "rescuer": 0, "crew": {"purple": 1, "white": 1, "orange": 3}, "round": 1}
    ]
    assert each(match, "saved") == [1, 1, 3, 0]
    assert each(match, "rescued") == [5, 0, 0, 0]
    assert standing(match, 1) == ["1 evergreen-engine 0", "2 grand-dormitory 1", "6 armoured-brow 0"]
    assert standing(match, 2) == ["2 bunk-ring 0 purple2"]  # another rocket
    assert each(match, "vp") == [1 + 1, 0, 0, 0]  # two of three modules are purple's
    assert each(match, "score") == [2 + 2, 2, 6, 0]


def test_rr_10_6_the_launch_reward_goes_to_the_launcher_alone() -> None:
    match = at([seated(), seated(7)], turn=(1, 3), hangars={1: rocket(0, 0, 0, 1)}, planets=["marble-minor"])
    match.play(1, "launch 1 marble-minor")

    assert "launch-reward 1 3" in lines(match)
    assert each(match, "vp") == [1, 3, 0]  # the build reward of 1 for three modules


@pytest.mark.parametrize(
    ("owners", "planet", "shares"),
    [
        ((0, 0, 1, 2), "hungry-magpie", [3, 0, 0, 0]),  # 3 for the most
        ((0, 1, 1, 0), "hungry-magpie", [2, 2, 0, 0]),  # 3 / 2, rounded up
        ((0, 1, 2, 3), "hungry-magpie", [1, 1, 1, 1]),  # 3 / 4, rounded up
        ((0, 1, 1, 1), "hungry-magpie", [0, 3, 0, 0]),  # the launcher has fewer
        ((0, 1, 2, 2), "hungry-magpie", [0, 0, 3, 0]),
        ((0, 1, 2, 3), "last-orchard", [1, 1, 1, 1]),  # 4 / 4
        ((0, 0, 3, 3), "last-orchard", [2, 0, 0, 2]),  # 4 / 2
    ],
)
def test_rr_10_7_the_build_reward_is_shared_by_who_has_most_modules_and_rounded_up(
    owners: tuple[int, int, int, int], planet: str, shares: list[int]
) -> None:
    modules = ["evergreen-engine", "old-faithful", "double-shell-tank", "armoured-brow"]
    launch = {"hungry-magpie": 4, "last-orchard": 2}[planet]
    match = at(
        [seated(9)],
        players=4,
        hangars={1: [on(module, owner) for module, owner in zip(modules, owners, strict=True)]},
        planets=[planet],
    )
    match.play(0, f"launch 1 {planet}")

    assert each(match, "vp") == [shares[0] + launch, *shares[1:]]
    told = [f"build-reward {seat} {share}" for seat, share in enumerate(shares) if share]
    assert [line for line in lines(match) if line.startswith("build-reward")] == told


def test_rr_10_7_three_tie_for_a_reward_of_four() -> None:
    modules = ["evergreen-engine", "old-faithful", "double-shell-tank", "storm-shelter", "bunk-ring", "armoured-brow"]
    owners = [0, 1, 2, 2, 1, 0]
    match = at(
        [seated(8)],
        hangars={1: [on(module, owner) for module, owner in zip(modules, owners, strict=True)]},
        planets=["last-orchard"],
    )
    match.play(0, "launch 1 last-orchard")
    assert each(match, "vp") == [2 + 2, 2, 2]  # 4 / 3, rounded up


@pytest.mark.parametrize(
    ("planet", "owners", "points"),
    [
        ("iron-dune", {"storm-shelter": 0, "tracked-tail": 1, "panorama-dome": 2}, [1, 1, 0]),
        ("iron-dune", {"storm-shelter": 1, "tracked-tail": 1, "panorama-dome": 0}, [0, 1, 0]),  # never more than 1
        ("broken-compass", {"storm-shelter": 0, "tracked-tail": 1, "panorama-dome": 2}, [0, 0, 1]),
        ("velvet-abyss", {"storm-shelter": 0, "tracked-tail": 1, "panorama-dome": 2}, [1, 1, 1]),
        ("velvet-abyss", {"storm-shelter": 2, "tracked-tail": 0, "panorama-dome": 2}, [1, 0, 1]),  # both symbols: 1
        ("ember-crown", {"storm-shelter": 0, "tracked-tail": 1, "panorama-dome": 2}, [0, 0, 0]),  # needs none
    ],
)
def test_rr_10_8_and_rr_r_26_a_point_for_each_player_with_a_symbol_that_is_needed(
    planet: str, owners: dict[str, int], points: list[int]
) -> None:
    match = at(
        [seated(9)],
        hangars={
            1: [on("slim-barrel", 0), on("old-faithful", 0), *(on(module, owner) for module, owner in owners.items())]
        },
        planets=[planet],
    )
    match.play(0, f"launch 1 {planet}")

    told = [f"equipment-reward {seat} 1" for seat, point in enumerate(points) if point]
    assert [line for line in lines(match) if line.startswith("equipment")] == told
    launch, build = {
        "iron-dune": (3, 4), "broken-compass": (4, 3), "velvet-abyss": (5, 4), "ember-crown": (3, 3),
    }[planet]  # fmt: skip
    number = [2 + list(owners.values()).count(0), *(list(owners.values()).count(seat) for seat in (1, 2))]
    assert number[0] > max(number[1:])
    assert each(match, "vp") == [launch + build + points[0], *points[1:]]


# --- RR-10.9 and RR-12.2: the first to rescue all


def _almost(**crew: int) -> list[Described]:
    """Crew that are on planets already: all but so many of each colour, of five."""
    planets = ["mossball", "lullaby", "second-breakfast"]
    return [
        {"planet": planet, "rescuer": 2, "crew": {colour: 5 - left}}
        for planet, (colour, left) in zip(planets, crew.items(), strict=False)
    ]


def test_rr_10_9_and_rr_12_2_the_first_with_all_crew_on_planets_takes_three_points_at_once() -> None:
    match = at(
        [seated(5), seated(5)],
        turn=(0, 3),
        queue=[(1, 3)],
        flown=_almost(white=1),
        hangars={1: [on("evergreen-engine"), on("armoured-brow", 0, white=1)]},
        planets=["puddle-prime"],
    )
    match.play(0, "launch 1 puddle-prime")

    assert each(match, "vp") == [2, 3, 0]
    assert "first 1 3" in lines(match)
    assert match.view(None)["trigger"] is True
    told = since_launch(match)
    assert told.index("build-reward 0 1") < told.index("first 1 3") < told.index(f"planet {BLUE_NEXT}")


def test_rr_12_2_and_rr_r_30_several_players_completed_by_one_launch_take_three_each() -> None:
    match = at(
        [seated(9)],
        turn=(0, 3),
        flown=_almost(purple=1, white=2, orange=1),
        hangars={
            1: [on("evergreen-engine", 0), on("storm-shelter", 2, purple=1, white=1), on("armoured-brow", 0, white=1)],
        },
        planets=["puddle-prime"],
    )
    match.play(0, "launch 1 puddle-prime")
    assert [line for line in lines(match) if line.startswith("first")] == ["first 0 3", "first 1 3"]
    assert each(match, "vp") == [1 + 1 + 3, 3, 0]
    assert each(match, "saved") == [5, 5, 4]


def test_rr_12_2_a_later_launch_of_the_same_round_completes_without_points() -> None:
    match = at(
        [seated(9), seated(9), seated()],
        turn=(0, 3),
        queue=[(1, 3)],
        flown=_almost(purple=1, orange=1),
        hangars={
            1: [on("evergreen-engine", 0), on("armoured-brow", 0, purple=1)],
            2: [on("bulldog-booster", 1), on("twin-helm", 1, orange=1)],
        },
        planets=["puddle-prime", "tinfoil-moon", "glass-meadow"],
        edition="deluxe",
    )
    match.play(0, "launch 1 puddle-prime")
    assert each(match, "vp") == [1 + 1 + 3, 0, 0]
    match.play(1, "launch 2 glass-meadow")

    assert each(match, "saved") == [5, 0, 5]
    assert each(match, "vp") == [5, 1 + 2, 0]
    assert (match.over, match.end_reason) == (True, "all_rescued")


def test_rr_r_42_who_has_rescued_everyone_plays_on_until_the_end_of_the_round() -> None:
    match = at(
        [seated(20, cubes=cubes(3, 3, 3), modules=["std-crew"])],
        turn=(0, 5),
        queue=[(0, 3)],
        flown=_almost(purple=1),
        hangars={1: [on("evergreen-engine", 0), on("armoured-brow", 0, purple=1)]},
        planets=["puddle-prime", "glass-meadow"],
        edition="deluxe",
    )
    play(match, 0, "launch 1 puddle-prime", "build std-crew 1")
    assert asks(match) == ("build_launch", [0])  # nobody left to go aboard
    play(match, 0, "end", "launch 1 glass-meadow", "end")

    assert match.over
    assert each(match, "vp") == [(1 + 1 + 3) + (1 + 2), 0, 0]


# --- RR-10.10: the next planet


@pytest.mark.parametrize(
    ("planet", "after"),
    [
        ("mossball", ["puddle-prime", BLUE_NEXT, "lullaby", "nebelkappe", "rust-cathedral"]),
        ("nebelkappe", ["puddle-prime", "mossball", "lullaby", RED_NEXT, "rust-cathedral"]),
    ],
)
def test_rr_10_10_a_new_planet_of_the_same_colour_comes_in_its_place(planet: str, after: list[str]) -> None:
    planets = ["puddle-prime", "mossball", "lullaby", "nebelkappe", "rust-cathedral"]
    match = at([seated(10)], hangars={1: rocket(0)}, planets=planets)
    match.play(0, f"launch 1 {planet}")

    assert open_planets(match) == after
    assert [flown["planet"] for flown in match.view(None)["flown"]] == [planet]


def test_rr_10_10_the_new_planet_is_available_at_once() -> None:
    match = at(
        [seated(20), seated(20)],
        turn=(0, 3),
        queue=[(1, 3)],
        hangars={1: rocket(0, 1, 1, 0)},
        planets=["kite-harbour"],
        piles={"blue": ["second-breakfast"], "red": []},
        box="rest",
    )
    match.play(0, "launch 1 kite-harbour")
    match.play(1, "launch 1 second-breakfast")
    assert [flown["planet"] for flown in match.view(None)["flown"]] == ["kite-harbour", "second-breakfast"]


def test_rr_r_27_an_empty_pile_leaves_the_place_empty_and_planets_are_never_shuffled_again() -> None:
    match = at(
        [seated(30, cubes=cubes(2)), seated(30)],
        turn=(0, 4),
        queue=[(1, 3), (0, 3)],
        hangars={1: rocket(0, 1, 1, 0)},
        planets=["kite-harbour", None, None, None, "nebelkappe"],
        piles={"blue": [], "red": []},
        box="rest",
        influence=[1, 0, 2],
    )
    match.play(0, "launch 1 kite-harbour")
    assert open_planets(match) == [None, None, None, None, "nebelkappe"]
    match.play(0, "end")
    match.play(1, "launch 1 nebelkappe")
    assert open_planets(match) == [None] * 5
    assert asks(match) == ("build_launch", [0])
    assert offered(match, 0, "launch") == []
    assert refused(match, 0, "launch 1 kite-harbour") == "RR-10.2"
    assert match.view(None)["piles"]["blue"] == match.view(None)["piles"]["red"] == 0


# --- RR-10.11, RR-10.12: stability


@pytest.mark.parametrize(
    ("module", "stability"),
    [("std-cockpit", 2), ("scout-eye", 3), ("kestrel", 4), ("twin-helm", 5), ("armoured-brow", 6)],
)
@pytest.mark.parametrize("damage", range(1, 7))
def test_rr_10_11_a_module_holds_up_to_its_stability(module: str, stability: int, damage: int) -> None:
    hangars = {1: [on("evergreen-engine"), on(module, 1, white=1)]}
    match = at([seated(5)], hangars=hangars, planets=["puddle-prime"])
    rolls(match, damage, 1)
    match.play(0, "launch 1 puddle-prime")

    holds = damage <= stability
    assert standing(match, 1) == ["1 evergreen-engine 0", *([f"6 {module} 1"] if holds else [])]
    assert each(match, "chips") == [8, 8 if holds else 9, 9]
    assert f"{'held' if holds else 'broke'} 1 {module}" in lines(match)
    is_discarded = module in match.view(None)["discard"]
    assert is_discarded is (not holds and module != "std-cockpit")
    assert match.view(None)["piles"]["standard"]["std-cockpit"] == 4 - (module == "std-cockpit" and holds)


def test_rr_10_11_rr_9_10_and_rr_r_22_checks_go_from_the_cockpit_down_to_the_engine() -> None:
    match = at(
        [seated(9)],
        hangars={
            2: [
                on("std-cockpit", 1), on("std-crew", 0), on("slim-barrel", 2), on("bunk-ring", 0), on("std-tank", 2),
                on("std-engine", 1),
            ]
        },
        planets=["hungry-magpie"],
    )  # fmt: skip
    rolls(match, 3, 2, 5, 3, 2, 6)
    match.play(0, "launch 2 hungry-magpie")

    told = [line for line in lines(match) if line.split()[0] in ("stability", "held", "broke")]
    assert told == [
        "stability std-cockpit 3", "broke 1 std-cockpit",
        "stability std-tank 2", "held 2 std-tank",
        "stability bunk-ring 5", "broke 0 bunk-ring",
        "stability slim-barrel 3", "held 2 slim-barrel",
        "stability std-crew 2", "held 0 std-crew",
        "stability std-engine 6", "broke 1 std-engine",
    ]  # fmt: skip
    assert standing(match, 2) == ["2 std-crew 0", "3 slim-barrel 2", "4 std-tank 2"]
    assert each(match, "chips") == [8, 9, 7]
    assert match.view(None)["discard"] == ["bunk-ring"]
    assert match.view(None)["piles"]["standard"] == {
        "std-cockpit": 4, "std-tank": 3, "std-engine": 4, "std-crew": 3,
    }  # fmt: skip


def test_rr_10_11_a_standard_card_that_broke_can_be_taken_again() -> None:
    match = at([seated(5)], hangars={1: [on("std-engine"), on("std-cockpit")]}, planets=["puddle-prime"])
    rolls(match, 6, 6)
    match.play(0, "launch 1 puddle-prime")
    assert match.view(None)["piles"]["standard"] == dict.fromkeys(
        ("std-cockpit", "std-tank", "std-engine", "std-crew"), 4
    )
    assert standing(match, 1) == []


def test_rr_10_12_and_rr_r_41_survivors_fly_again_in_the_same_phase_with_two_dice_of_one_player() -> None:
    match = at(
        [seated(10)],
        turn=(0, 4),
        queue=[(0, 3)],
        hangars={1: [on("evergreen-engine"), on("old-faithful"), on("armoured-brow", 0, purple=1)]},
        planets=["kite-harbour", "mossball"],
    )
    match.play(0, "launch 1 kite-harbour")
    assert standing(match, 1) == ["1 evergreen-engine 0", "2 old-faithful 0", "6 armoured-brow 0"]
    match.play(0, "launch 1 mossball")

    assert each(match, "vp") == [(1 + 1) + (1 + 2), 0, 0]
    assert each(match, "energy") == [1, 0, 0]
    assert [flown["crew"] for flown in match.view(None)["flown"]] == [{"purple": 1}, {}]


def test_rr_10_12_another_player_flies_what_is_left_in_the_same_phase() -> None:
    match = at(
        [seated(6), seated(6)],
        turn=(0, 3),
        queue=[(1, 3)],
        hangars={1: [on("evergreen-engine", 1), on("std-crew", 0, purple=1), on("armoured-brow", 1)]},
        planets=["puddle-prime", "glass-meadow"],
        edition="deluxe",
    )
    rolls(match, 1, 6, 1)
    match.play(0, "launch 1 puddle-prime")
    assert each(match, "vp") == [1, 1, 0]
    match.play(1, "launch 1 glass-meadow")

    assert each(match, "vp") == [1, 1 + (1 + 2), 0]
    assert each(match, "energy") == [1, 0, 0]


def test_rr_10_11_and_rr_13_19_a_destroyed_module_returns_the_pilots_chip_too() -> None:
    match = at(
        [seated(5), seated(0, "pilot")],
        hangars={1: [on("evergreen-engine"), on("std-cockpit", 1, chip=True)]},
        planets=["puddle-prime"],
    )
    assert each(match, "chips") == [8, 7, 9]
    rolls(match, 6, 1)
    match.play(0, "launch 1 puddle-prime")
    assert each(match, "chips") == [8, 9, 9]
    assert each(match, "pilot_chip") == [False, False, False]


# --- RR-R.43: the whole order


def test_rr_r_43_a_launch_without_characters_in_its_whole_order() -> None:
    match = at(
        [seated(8), seated()],
        hangars={
            3: [on("std-engine", 0), on("garage-tank", 1), on("cryo-flask", 0), on("kestrel", 1, purple=1)],
        },
        flown=_almost(purple=1),
        planets=["iron-dune"],
    )
    rolls(match, 5, 4, 3, 2)
    match.play(0, "launch 3 iron-dune")

    assert since_launch(match)[:16] == [
        "launched 0 iron-dune",
        "paid 0 8",
        "rescued 0 1",
        "launch-reward 0 3",
        "build-reward 0 2",
        "build-reward 1 2",
        "equipment-reward 1 1",
        "first 0 3",
        f"planet {RED_NEXT}",
        "stability kestrel 5",
        "broke 1 kestrel",
        "stability cryo-flask 4",
        "held 0 cryo-flask",
        "stability garage-tank 3",
        "held 1 garage-tank",
        "stability std-engine 2",
    ]
    assert each(match, "vp") == [8, 3, 0]
    assert each(match, "score") == [10 + 8, 3, 0]
