"""RR-R.43: every two characters in one launch, and some threes and fives, in exact order and with exact numbers."""

import itertools

import pytest

import apogee
from tests.rocket_rescue.pad import RED_NEXT, at, each, lines, marks, on, rolls, seated, standing
from tests.rocket_rescue.table import Described, play

CHARACTERS = ["explorer", "engineer", "mechanic", "ambassador", "saboteur", "mogul", "miner", "pilot"]
QUIET = ["miner", "engineer", "ambassador"]

# Who sits in seats 0 and 1, who launches; then for seats 0 to 2 VP, energy, chips in the supply, and score.
# Worked out from the rules, without the engine, for the launch of `pair_launch`.
PAIRS = [
    "explorer engineer 0: 7 4 0, 5 12 12, 8 9 9, 9 14 2",
    "explorer engineer 1: 2 7 0, 14 3 12, 8 9 9, 4 17 2",
    "explorer engineer 2: 2 4 3, 14 12 3, 8 9 9, 4 14 5",
    "explorer mechanic 0: 7 4 0, 5 12 12, 8 10 8, 9 14 2",
    "explorer mechanic 1: 2 7 0, 14 3 12, 8 10 8, 4 17 2",
    "explorer mechanic 2: 2 4 3, 14 12 3, 8 10 8, 4 14 5",
    "explorer ambassador 0: 7 4 0, 5 12 12, 8 9 9, 9 14 2",
    "explorer ambassador 1: 2 7 0, 14 3 12, 8 9 9, 3 21 1",
    "explorer ambassador 2: 2 4 3, 14 12 3, 8 9 9, 4 14 5",
    "explorer saboteur 0: 5 6 0, 5 12 12, 9 8 9, 7 16 2",
    "explorer saboteur 1: 2 4 0, 14 3 12, 8 9 9, 4 12 2",
    "explorer saboteur 2: 2 4 3, 14 12 3, 8 9 9, 4 14 5",
    "explorer mogul 0: 7 4 0, 5 12 12, 8 8 9, 9 14 2",
    "explorer mogul 1: 2 7 0, 14 3 12, 8 8 9, 4 17 2",
    "explorer mogul 2: 2 4 3, 14 12 3, 8 8 9, 4 14 5",
    "explorer miner 0: 7 4 0, 5 12 12, 8 9 9, 9 14 2",
    "explorer miner 1: 2 7 0, 14 3 12, 8 9 9, 4 17 2",
    "explorer miner 2: 2 4 3, 14 12 3, 8 9 9, 4 14 5",
    "explorer pilot 0: 7 5 0, 5 12 12, 8 8 9, 9 15 2",
    "explorer pilot 1: 2 8 0, 14 3 12, 8 8 9, 4 18 2",
    "explorer pilot 2: 2 5 3, 14 12 3, 8 8 9, 4 15 5",
    "engineer mechanic 0: 5 4 0, 5 12 12, 8 10 8, 7 14 2",
    "engineer mechanic 1: 2 7 0, 12 5 12, 8 10 8, 4 17 2",
    "engineer mechanic 2: 2 4 3, 12 12 5, 8 10 8, 4 14 5",
    "engineer ambassador 0: 5 4 0, 5 12 12, 8 9 9, 7 14 2",
    "engineer ambassador 1: 2 7 0, 12 5 12, 8 9 9, 3 21 1",
    "engineer ambassador 2: 2 4 3, 12 12 5, 8 9 9, 4 14 5",
    "engineer saboteur 0: 3 6 0, 5 12 12, 9 8 9, 5 16 2",
    "engineer saboteur 1: 2 4 0, 12 5 12, 8 9 9, 4 12 2",
    "engineer saboteur 2: 2 4 3, 12 12 5, 8 9 9, 4 14 5",
    "engineer mogul 0: 5 4 0, 5 12 12, 8 8 9, 7 14 2",
    "engineer mogul 1: 2 7 0, 12 5 12, 8 8 9, 4 17 2",
    "engineer mogul 2: 2 4 3, 12 12 5, 8 8 9, 4 14 5",
    "engineer miner 0: 5 4 0, 5 12 12, 8 9 9, 7 11 5",
    "engineer miner 1: 2 7 0, 12 5 12, 8 9 9, 4 14 5",
    "engineer miner 2: 2 4 3, 12 12 5, 8 9 9, 3 9 12",
    "engineer pilot 0: 5 5 0, 5 12 12, 8 8 9, 7 15 2",
    "engineer pilot 1: 2 8 0, 12 5 12, 8 8 9, 4 18 2",
    "engineer pilot 2: 2 5 3, 12 12 5, 8 8 9, 4 15 5",
    "mechanic ambassador 0: 5 4 0, 5 12 12, 8 10 8, 7 14 2",
    "mechanic ambassador 1: 2 7 0, 12 5 12, 8 10 8, 3 21 1",
    "mechanic ambassador 2: 2 4 3, 12 12 5, 8 10 8, 4 14 5",
    "mechanic saboteur 0: 3 6 0, 5 12 12, 9 9 8, 5 16 2",
    "mechanic saboteur 1: 2 4 0, 12 5 12, 8 10 8, 4 12 2",
    "mechanic saboteur 2: 2 4 3, 12 12 5, 8 10 8, 4 14 5",
    "mechanic mogul 0: 5 4 0, 5 12 12, 8 9 8, 7 14 2",
    "mechanic mogul 1: 2 7 0, 12 5 12, 8 9 8, 4 17 2",
    "mechanic mogul 2: 2 4 3, 12 12 5, 8 9 8, 4 14 5",
    "mechanic miner 0: 5 4 0, 5 12 12, 8 10 8, 7 14 2",
    "mechanic miner 1: 2 7 0, 12 5 12, 8 10 8, 4 17 2",
    "mechanic miner 2: 2 4 3, 12 12 5, 8 10 8, 4 14 5",
    "mechanic pilot 0: 5 5 0, 5 12 12, 8 9 8, 7 15 2",
    "mechanic pilot 1: 2 8 0, 12 5 12, 8 9 8, 4 18 2",
    "mechanic pilot 2: 2 5 3, 12 12 5, 8 9 8, 4 15 5",
    "ambassador saboteur 0: 3 6 0, 5 12 12, 9 8 9, 9 14 1",
    "ambassador saboteur 1: 2 4 0, 12 5 12, 8 9 9, 4 12 2",
    "ambassador saboteur 2: 2 4 3, 12 12 5, 8 9 9, 4 14 5",
    "ambassador mogul 0: 5 4 0, 5 12 12, 8 8 9, 11 12 1",
    "ambassador mogul 1: 2 7 0, 12 5 12, 8 8 9, 4 17 2",
    "ambassador mogul 2: 2 4 3, 12 12 5, 8 8 9, 4 14 5",
    "ambassador miner 0: 5 4 0, 5 12 12, 8 9 9, 11 12 1",
    "ambassador miner 1: 2 7 0, 12 5 12, 8 9 9, 4 17 2",
    "ambassador miner 2: 2 4 3, 12 12 5, 8 9 9, 4 14 5",
    "ambassador pilot 0: 5 5 0, 5 12 12, 8 8 9, 11 13 1",
    "ambassador pilot 1: 2 8 0, 12 5 12, 8 8 9, 4 18 2",
    "ambassador pilot 2: 2 5 3, 12 12 5, 8 8 9, 4 15 5",
    "saboteur mogul 0: 3 6 0, 5 12 12, 9 7 9, 5 16 2",
    "saboteur mogul 1: 2 4 0, 12 5 12, 8 8 9, 4 12 2",
    "saboteur mogul 2: 2 4 3, 12 12 5, 8 8 9, 4 14 5",
    "saboteur miner 0: 3 6 0, 5 12 12, 9 8 9, 5 16 2",
    "saboteur miner 1: 2 4 0, 12 5 12, 8 9 9, 4 12 2",
    "saboteur miner 2: 2 4 3, 12 12 5, 8 9 9, 4 14 5",
    "saboteur pilot 0: 3 7 0, 5 12 12, 9 7 9, 5 17 2",
    "saboteur pilot 1: 2 4 0, 12 5 12, 8 8 9, 4 12 2",
    "saboteur pilot 2: 2 5 3, 12 12 5, 8 8 9, 4 15 5",
    "mogul miner 0: 5 4 0, 5 12 12, 7 9 9, 7 14 2",
    "mogul miner 1: 2 7 0, 12 5 12, 7 9 9, 4 17 2",
    "mogul miner 2: 2 4 3, 12 12 5, 7 9 9, 4 14 5",
    "mogul pilot 0: 5 5 0, 5 12 12, 7 8 9, 7 15 2",
    "mogul pilot 1: 2 8 0, 12 5 12, 7 8 9, 4 18 2",
    "mogul pilot 2: 2 5 3, 12 12 5, 7 8 9, 4 15 5",
    "miner pilot 0: 5 5 0, 5 12 12, 8 8 9, 7 15 2",
    "miner pilot 1: 2 8 0, 12 5 12, 8 8 9, 4 18 2",
    "miner pilot 2: 2 5 3, 12 12 5, 8 8 9, 4 15 5",
]


def seats_of(row: str) -> tuple[list[str], int]:
    """The three characters of a row, the third one a quiet one, and the launcher."""
    first, second, launcher = row.partition(":")[0].split()
    return [first, second, next(each for each in QUIET if each not in (first, second))], int(launcher)


def test_rr_r_43_the_table_has_every_pair_with_every_launcher() -> None:
    assert [row.partition(":")[0].rsplit(" ", 1)[0] for row in PAIRS] == [
        f"{first} {second}" for first, second in itertools.combinations(CHARACTERS, 2) for _ in range(3)
    ]
    assert [seats_of(row)[1] for row in PAIRS] == [0, 1, 2] * 28


def pair_launch(characters: list[str], launcher: int) -> apogee.Match:
    """Four modules of three owners, crew of three colours, two Explorer's chips; white's last two are aboard.

    The Saboteur gives a module to white if purple launches, moves a white one out of the cockpit if white launches, and
    passes if orange does. The Mechanic has the first and the third roll repeated.
    """
    extra: Described = {"companies": {"supernova-industries": 1}} if "mogul" in characters else {}
    if "explorer" in characters:
        extra["marks"] = {"dwarf-cockroach": 2}
    match = at(
        [seated(12, character) for character in characters],
        turn=(launcher, 3),
        edition="deluxe",
        hangars={
            1: [on("family-cabin", 2, orange=1)],
            3: [
                on("std-engine", 0),
                on("garage-tank", 1),
                on("bunk-ring", 0, white=1, orange=1),
                on("twin-helm", 2, purple=1, white=1),
            ],
        },
        flown=[{"planet": "lullaby", "rescuer": 2, "crew": {"white": 3}}],
        planets=["dwarf-cockroach"],
        **extra,
    )
    rolls(match, *((6, 5, 4, 3, 6, 2) if "mechanic" in characters else (6, 4, 3, 2)))
    match.play(launcher, "launch 3 dwarf-cockroach")
    if "saboteur" in characters:
        acts = [["assign 3 3 white"], ["move 3 6 white", "to 1 2"], ["pass"]][launcher]
        play(match, characters.index("saboteur"), *acts)
    if "mechanic" in characters:
        play(match, characters.index("mechanic"), "reroll", "pass", "reroll", "pass")
    return match


def in_order(characters: list[str], launcher: int) -> list[str]:
    """RR-R.43: what such a launch tells, step by step."""
    here = {character: seat for seat, character in enumerate(characters)}
    told = [f"launched {launcher} dwarf-cockroach"]
    is_moved = "saboteur" in here and launcher == 1
    if "saboteur" in here:
        saboteur = here["saboteur"]
        told += [
            [f"assigned {saboteur} bunk-ring purple white"],
            [f"moving {saboteur} twin-helm white", f"moved {saboteur} family-cabin white"],
            [f"passed {saboteur}"],
        ][launcher]
    told.append(f"paid {launcher} 7")
    if here.get("explorer", launcher) != launcher:
        told.append(f"fee {launcher} purple 2")
    told += [f"rescued {launcher} {3 if is_moved else 4}", f"launch-reward {launcher} 3"]
    bunk = 1 if "saboteur" in here and launcher == 0 else 0
    told += [f"build-reward {bunk} 2", "equipment-reward 1 1"]
    if here.get("explorer") == launcher:
        told.append(f"explorer-reward {launcher} 2")
    if "pilot" in here and not is_moved:
        told.append(f"pilot-reward {here['pilot']} 1")
    if not is_moved:
        told.append("first 1 3")
    told.append(f"planet {RED_NEXT}")
    if "mechanic" not in here:
        return [
            *told,
            "stability twin-helm 6", "broke 2 twin-helm", "stability bunk-ring 4", f"held {bunk} bunk-ring",
            "stability garage-tank 3", "held 1 garage-tank", "stability std-engine 2", "held 0 std-engine",
        ]  # fmt: skip
    demanded, passed = f"demanded {here['mechanic']}", f"passed {here['mechanic']}"
    return [
        *told,
        "stability twin-helm 6", demanded, "stability twin-helm 5", "held 2 twin-helm",
        "stability bunk-ring 4", passed, f"held {bunk} bunk-ring",
        "stability garage-tank 3", demanded, "stability garage-tank 6", "broke 1 garage-tank",
        "stability std-engine 2", passed, "held 0 std-engine",
    ]  # fmt: skip


@pytest.mark.parametrize("row", PAIRS)
def test_rr_r_43_two_characters_in_one_launch(row: str) -> None:
    characters, launcher = seats_of(row)
    match = pair_launch(characters, launcher)

    vp, energy, chips, scores = ([int(number) for number in part.split()] for part in row.partition(":")[2].split(","))
    assert each(match, "vp") == vp
    assert each(match, "energy") == energy
    assert each(match, "chips") == chips
    assert match.scores() == scores
    told = in_order(characters, launcher)
    start = lines(match).index(told[0])
    assert lines(match)[start : start + len(told)] == told
    assert marks(match) == [0] * 5
    assert match.view(None)["companies"]["supernova-industries"] == ("mogul" in characters)  # a launch is no build
    assert each(match, "pilot_chip") == [character == "pilot" for character in characters]
    assert match.view(None)["trigger"] is ("saboteur" not in characters or launcher != 1)


# --- Threes


def test_rr_r_43_explorer_saboteur_and_mechanic_the_explorer_launches() -> None:
    match = at(
        [seated(8, "explorer"), seated(0, "saboteur"), seated(0, "mechanic")],
        hangars={
            2: [on("std-engine", 2), on("std-tank", 0), on("kestrel", 2, purple=1)],
            4: [on("bunk-ring", 1)],
        },
        planets=["kite-harbour"],
        marks={"kite-harbour": 4},
    )
    rolls(match, 5, 4, 3, 6, 2)
    match.play(0, "launch 2 kite-harbour")
    match.play(1, "assign 2 2 white")  # the explorer's only module
    play(match, 2, "reroll", "reroll", "pass")

    assert lines(match)[:18] == [
        "launched 0 kite-harbour",
        "assigned 1 std-tank purple white",
        "paid 0 4",
        "rescued 0 1",
        "launch-reward 0 1",
        "build-reward 2 1",
        "explorer-reward 0 4",
        "planet buttercup-nine",
        "stability kestrel 5",
        "demanded 2",
        "stability kestrel 4",
        "held 2 kestrel",
        "stability std-tank 3",
        "demanded 2",
        "stability std-tank 6",
        "broke 1 std-tank",
        "stability std-engine 2",
        "passed 2",
    ]
    assert each(match, "vp") == [1 + 4, 0, 1]
    assert each(match, "energy") == [4, 0, 0]
    assert each(match, "chips") == [10, 10 - 1, 10 - 2]  # four came back from the planet, one from the tank
    assert standing(match, 2) == ["1 std-engine 2", "6 kestrel 2"]


def test_rr_r_43_explorer_saboteur_and_mechanic_the_mechanic_launches_and_pays() -> None:
    match = at(
        [seated(1, "explorer"), seated(0, "saboteur"), seated(7, "mechanic")],
        turn=(2, 6),
        hangars={
            2: [on("std-engine", 0), on("std-tank", 2), on("kestrel", 0, orange=1)],
            4: [on("bunk-ring", 1, orange=1)],
        },
        planets=["kite-harbour"],
        marks={"kite-harbour": 3},
    )
    rolls(match, 6, 6, 6, 1, 2)
    match.play(2, "launch 2 kite-harbour")
    play(match, 1, "move 2 6 orange", "to 4 2")
    play(match, 2, "reroll", "reroll", "pass", "shift 2 2 3")

    assert each(match, "vp") == [1, 0, 1]
    assert each(match, "energy") == [4, 0, 0]
    assert each(match, "saved") == [0, 0, 0]
    assert each(match, "chips") == [10 - 1, 10 - 1, 10 - 1]
    assert standing(match, 2) == ["1 std-engine 0"]
    assert standing(match, 3) == ["2 std-tank 2"]
    assert standing(match, 4) == ["2 bunk-ring 1 orange2"]


def test_rr_r_43_saboteur_and_pilot_the_crew_of_the_cockpit_are_noted_after_the_sabotage() -> None:
    seats = [seated(5, "miner"), seated(0, "saboteur"), seated(0, "pilot")]
    hangars = {
        1: [on("evergreen-engine", 0), on("bunk-ring", 0, orange=1), on("twin-helm", 0, orange=1)],
        2: [on("family-cabin", 1)],
    }
    points = {"pass": 1, "move 1 2 orange, to 1 6": 2, "move 1 6 orange, to 2 2": 0, "assign 1 6 orange": 1}
    for acts, point in points.items():
        match = at(seats, hangars=hangars, planets=["puddle-prime"])
        match.play(0, "launch 1 puddle-prime")
        play(match, 1, *acts.split(", "))
        assert each(match, "vp") == [1 + 1, 0, point]


def test_rr_r_43_saboteur_pilot_and_explorer_in_one_launch() -> None:
    match = at(
        [seated(0, "explorer"), seated(12, "saboteur"), seated(0, "pilot")],
        turn=(1, 3),
        hangars={
            1: [on("evergreen-engine", 1), on("old-faithful", 2, chip=True), on("armoured-brow", 0, orange=1)],
        },
        planets=["dwarf-cockroach"],
        marks={"dwarf-cockroach": 5},
    )
    match.play(1, "launch 1 dwarf-cockroach")
    match.play(1, "assign 1 2 white")  # with the Pilot's chip on it

    start = lines(match).index("launched 1 dwarf-cockroach")
    assert lines(match)[start : start + 10] == [
        "launched 1 dwarf-cockroach",
        "assigned 1 old-faithful orange white",
        "paid 1 7",
        "fee 1 purple 5",
        "rescued 1 1",
        "launch-reward 1 3",
        "build-reward 1 2",
        "equipment-reward 1 1",
        "pilot-reward 2 1",
        f"planet {RED_NEXT}",
    ]
    assert each(match, "vp") == [0, 6, 1]
    assert each(match, "energy") == [5, 0, 0]
    assert each(match, "chips") == [9 - 1, 9 - 2, 9 - 1]
    assert match.scores() == [0, 6, 3]


def test_rr_r_43_the_mogul_and_the_explorer_are_both_paid_in_one_turn() -> None:
    match = at(
        [
            seated(0, "explorer"),
            seated(0, "mogul"),
            seated(8, "engineer", cubes={"carbon": 0, "aluminium": 1, "titanium": 1}, modules=["std-tank"]),
        ],
        turn=(2, 4),
        hangars={3: [on("evergreen-engine", 2), on("armoured-brow", 2)]},
        planets=["kite-harbour"],
        marks={"kite-harbour": 3},
        companies={"supernova-industries": 3},
    )
    play(match, 2, "build std-tank 3", "launch 3 kite-harbour")

    assert [line for line in lines(match) if line.split()[0] in ("built", "fee", "paid")] == [
        "built 2 std-tank 2", "fee 2 white 3", "paid 2 4", "fee 2 purple 3",
    ]  # fmt: skip
    assert each(match, "energy") == [3, 3, 8 - 3 + 2 - 4 - 3]
    assert each(match, "chips")[:2] == [10, 10]


# --- All at once


FIVE_IN_ONE_LAUNCH = [
    "launched 4 velvet-abyss",
    "assigned 1 explorer-habitat purple red",
    "paid 4 9",
    "fee 4 purple 2",
    "rescued 4 5",
    "launch-reward 4 5",
    "build-reward 1 2",
    "build-reward 4 2",
    "equipment-reward 4 1",
    "pilot-reward 3 2",
    "first 3 3",
    f"planet {RED_NEXT}",
    "stability command-pearl 5",
    "demanded 2",
    "stability command-pearl 4",
    "held 3 command-pearl",
    "stability cryo-flask 5",
    "passed 2",
    "broke 1 cryo-flask",
    "stability slim-barrel 3",
    "passed 2",
    "held 1 slim-barrel",
    "stability explorer-habitat 1",
    "demanded 2",
    "stability explorer-habitat 6",
    "broke 4 explorer-habitat",
    "stability volcano-ring 6",
    "demanded 2",
    "stability volcano-ring 6",
    "broke 4 volcano-ring",
    "nothing-to-do 4",
    "ended",
]


def test_rr_r_43_five_characters_in_one_launch() -> None:
    characters = ["explorer", "saboteur", "mechanic", "pilot", "ambassador"]
    match = at(
        [seated(11 if character == "ambassador" else 1, character) for character in characters],
        turn=(4, 3),
        hangars={
            6: [
                on("volcano-ring", 4),
                on("explorer-habitat", 0, purple=1, red=1),
                on("slim-barrel", 1),
                on("cryo-flask", 1),
                on("command-pearl", 3, green=2, orange=1),
            ]
        },
        flown=[{"planet": "mossball", "rescuer": 3, "crew": {"green": 3}}],
        planets=["velvet-abyss"],
        marks={"velvet-abyss": 2},
    )
    rolls(match, 5, 4, 5, 3, 1, 6, 6, 6)
    match.play(4, "launch 6 velvet-abyss")
    match.play(1, "assign 6 2 red")
    play(match, 2, "reroll", "pass", "pass", "reroll", "reroll")

    assert lines(match) == FIVE_IN_ONE_LAUNCH
    assert each(match, "vp") == [0, 2, 0, 2 + 3, 5 + 2 + 1]
    assert each(match, "energy") == [1 + 2, 1, 1, 1, 0]
    assert each(match, "chips") == [10, 10 - 1, 10, 10 - 1 - 1, 10]
    assert match.scores() == [1, 2, 1, 3 * 2 + 2 * 1 + 5, 2 + 5 + 8]
    assert match.winners() == (4,)
