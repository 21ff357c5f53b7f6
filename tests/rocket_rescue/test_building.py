"""RR-9: dice in Build & Launch, shifting, building, exchanging, rocket rules."""

import itertools

import pytest

import apogee
from tests.rocket_rescue.pad import at, cubes, each, lines, on, rocket, round_at, seated, standing, table_at
from tests.rocket_rescue.table import Described, asks, offered, play, refused

RICH = cubes(9, 9, 9)
FULL = {"carbon": 10, "aluminium": 10, "titanium": 10}


# --- RR-9.1: what a die allows


def _busy(value: int) -> apogee.Match:
    """Purple could shift, build three times, and launch three times, if the die allowed it."""
    return at(
        [seated(60, cubes=RICH, modules={"std-crew": 3})],
        turn=(0, value),
        hangars={1: rocket(0)},
        planets=["mossball", "lullaby", "kite-harbour"],
    )


MOVES = {
    "s": ["shift 1 3 2", "shift 2 2 3", "shift 3 2 4"],
    "b": ["build std-crew 4"] * 3,
    "l": [f"launch 1 {planet}" for planet in ("mossball", "lullaby", "kite-harbour")],
}


def _can(value: int, path: str) -> bool:
    """Whether a die allows shifts, builds and launches in this order."""
    match = _busy(value)
    for number, kind in enumerate(path):
        words = MOVES[kind][path[:number].count(kind)]
        if match.pending() != (0,) or words not in match.choices(0):
            return False
        match.play(0, words)
        if match.view(None)["asks"] == "crew":
            match.play(0, "pass")
    return True


@pytest.mark.parametrize(
    ("value", "allowed"),
    [
        (1, "s"),
        (2, "b"),
        (3, "b l"),
        (4, "b l bb bl lb"),
        (5, "b l bb bl lb bbl blb lbb"),
        (6, "b l bb bl lb bbl blb lbb"),
    ],
)
def test_rr_9_1_a_die_allows_its_actions_in_any_order_and_in_part(value: int, allowed: str) -> None:
    paths = ["".join(path) for length in (1, 2, 3, 4) for path in itertools.product("sbl", repeat=length)]
    wanted = [path for path in paths if path[:-1] in ["", *allowed.split()]]

    assert [path for path in wanted if _can(value, path)] == [path for path in wanted if path in allowed.split()]


@pytest.mark.parametrize(
    ("value", "words", "rule"),
    [
        (1, "build std-crew 4", "RR-5.5"),
        (1, "launch 1 mossball", "RR-5.5"),
        (2, "shift 1 3 2", "RR-5.5"),
        (2, "launch 1 mossball", "RR-5.5"),
        (3, "shift 1 3 2", "RR-5.5"),
        (6, "shift 1 3 2", "RR-5.5"),
    ],
)
def test_rr_9_1_a_die_of_another_value_would_be_needed(value: int, words: str, rule: str) -> None:
    assert refused(_busy(value), 0, words) == rule


def test_rr_9_1_what_a_die_has_used_up_is_refused_by_the_table_of_values() -> None:
    match = _busy(3)
    play(match, 0, "build std-crew 4", "pass")
    assert refused(match, 0, "launch 1 mossball") == "RR-9.1"
    assert refused(match, 0, "build std-crew 4") == "RR-9.1"

    match = _busy(4)
    play(match, 0, "build std-crew 4", "pass", "build std-crew 4", "pass")
    assert refused(match, 0, "launch 1 mossball") == "RR-9.1"

    match = _busy(4)
    play(match, 0, "launch 1 mossball", "build std-crew 4", "pass")
    assert refused(match, 0, "build std-crew 4") == "RR-9.1"
    assert match.view(None)["turn"]["left"] == {
        "moves": 0, "boardings": 0, "shifts": 0, "builds": 0, "launches": 0, "pips": 0,
    }  # fmt: skip


def test_rr_d_14_all_that_a_die_still_allows_is_offered_with_exchanges_and_the_end_of_the_turn() -> None:
    match = at(
        [seated(5, cubes=cubes(2, 1, 0), modules=["std-crew"])],
        turn=(0, 5),
        hangars={1: [on("evergreen-engine"), on("armoured-brow")]},
        closed=[5, 6],
        planets=["puddle-prime", "mossball"],
    )
    assert match.choices(0) == [
        "end",
        *(f"build std-crew {hangar}" for hangar in (1, 2, 3, 4)),
        "exchange carbon aluminium",
        "exchange carbon titanium",
        "launch 1 puddle-prime",
    ]
    play(match, 0, "build std-crew 3", "crew", "launch 1 puddle-prime")

    assert "nothing-to-do 0" in lines(match)
    assert match.view(None)["round"] == 2


# --- RR-9.2: shifting


def test_rr_9_2_a_module_is_shifted_with_its_chips_and_all_crew() -> None:
    match = at(
        [seated(), seated(character="pilot")],
        turn=(1, 1),
        hangars={
            1: [on("firefly-drive", 0), on("bunk-ring", 1, chip=True, purple=1, orange=1), on("slim-barrel", 0)],
            4: [on("cryo-flask", 2)],
        },
    )
    before = (each(match, "energy"), each(match, "chips"))
    match.play(1, "shift 1 2 4")

    assert standing(match, 1) == ["1 firefly-drive 0", "2 slim-barrel 0"]
    assert standing(match, 4) == ["2 cryo-flask 2", "3 bunk-ring 1 orange1 purple1"]
    assert match.view(None)["hangars"][3]["modules"][1]["pilot_chip"] is True
    assert (each(match, "energy"), each(match, "chips")) == before


def test_rr_9_2_and_rr_r_20_only_own_modules_go_to_another_open_hangar_where_the_rocket_rules_hold() -> None:
    match = at(
        turn=(0, 1),
        hangars={1: rocket(0, 1, 0, 0), 3: [on("firefly-drive", 1)]},
        closed=[2, 6],
    )
    assert refused(match, 0, "shift 1 2 4") == "RR-9.2"  # white's
    assert refused(match, 0, "shift 1 4 4") == "RR-9.2"  # nothing stands there
    assert refused(match, 0, "shift 1 6 2") == "RR-9.2"  # closed
    assert refused(match, 0, "shift 1 1 3") == "RR-9.9"  # a second engine
    assert "shift 1 1 1" not in match.game.actions
    assert offered(match, 0, "shift") == [
        "shift 1 1 4", "shift 1 1 5", "shift 1 3 3", "shift 1 3 4", "shift 1 3 5",
        "shift 1 6 3", "shift 1 6 4", "shift 1 6 5",
    ]  # fmt: skip


def test_rr_r_20_a_shift_may_leave_the_old_rocket_incomplete() -> None:
    match = at([seated(9)], turn=(0, 1), hangars={1: rocket(0)}, planets=["mossball"])
    match.play(0, "shift 1 2 3")

    assert match.view(None)["hangars"][0]["missing"] == ["tank"]
    assert standing(match, 1) == ["1 evergreen-engine 0", "2 storm-shelter 0", "6 armoured-brow 0"]
    assert standing(match, 3) == ["2 old-faithful 0"]


# --- RR-9.3 to RR-9.8: building


def test_rr_9_3_and_rr_d_15_any_module_of_the_supply_in_any_open_hangar_others_may_stand_there() -> None:
    match = at(
        [seated(cubes=RICH, modules=["kestrel", "std-tank"])],
        turn=(0, 5),
        hangars={1: [on("std-engine", 1), on("std-cockpit", 2)]},
        closed=[4, 5],
    )
    assert offered(match, 0, "build") == [
        "build std-tank 1", "build std-tank 2", "build std-tank 3", "build std-tank 6",
        "build kestrel 2", "build kestrel 3", "build kestrel 6",
    ]  # fmt: skip
    assert refused(match, 0, "build kestrel 4") == "RR-9.3"
    assert refused(match, 0, "build std-engine 2") == "RR-9.3"
    assert refused(match, 0, "build kestrel 1") == "RR-9.9"

    match.play(0, "build std-tank 1")

    assert standing(match, 1) == ["1 std-engine 1", "2 std-tank 0", "6 std-cockpit 2"]
    assert each(match, "modules") == [["kestrel"], [], []]
    assert refused(match, 0, "build std-tank 2") == "RR-9.3"


@pytest.mark.parametrize(
    ("hangar", "company", "left"),
    [
        (1, "stellaris-x", (5, 4, 2)),
        (2, "stellaris-x", (5, 4, 2)),
        (3, "supernova-industries", (4, 5, 2)),
        (4, "supernova-industries", (4, 5, 2)),
        (5, "project-hyperdrive", (4, 4, 3)),
        (6, "project-hyperdrive", (4, 4, 3)),
    ],
)
def test_rr_9_4_every_company_takes_a_cube_off(hangar: int, company: str, left: tuple[int, int, int]) -> None:
    match = at([seated(cubes=cubes(5, 5, 5), modules=["plasma-petal"])], players=5, turn=(0, 2))
    bank = match.view(None)["bank"]
    assert match.view(None)["hangars"][hangar - 1]["company"] == company

    match.play(0, f"build plasma-petal {hangar}")

    assert each(match, "cubes")[0] == cubes(*left)
    assert match.view(None)["bank"] == {key: bank[key] + 5 - kept for key, kept in cubes(*left).items()}


@pytest.mark.parametrize(
    ("module", "hangar", "cost"),
    [
        ("slim-barrel", 1, (0, 3, 0)),
        ("slim-barrel", 3, (0, 2, 0)),
        ("slim-barrel", 5, (0, 3, 0)),
        ("std-engine", 4, (1, 0, 2)),
        ("std-engine", 2, (0, 0, 2)),
        ("std-crew", 6, (2, 1, 0)),
        ("titan-keg", 1, (0, 2, 3)),
        ("ion-whisper", 3, (0, 0, 3)),
    ],
)
def test_rr_9_4_and_rr_r_50_without_the_resource_no_discount_and_never_below_nothing(
    module: str, hangar: int, cost: tuple[int, int, int]
) -> None:
    match = at([seated(cubes=cubes(*cost), modules=[module])], players=5, turn=(0, 2), edition="deluxe")
    match.play(0, f"build {module} {hangar}")
    assert each(match, "cubes")[0] == cubes()

    for resource in range(3):
        if cost[resource]:
            short = [cost[each] - (each == resource) for each in range(3)]
            match = at([seated(cubes=cubes(*short), modules=[module])], players=5, turn=(0, 2), edition="deluxe")
            assert f"build {module} {hangar}" not in match.choices(0)


def test_rr_9_4_a_module_that_cannot_be_paid_is_refused() -> None:
    match = at([seated(cubes=cubes(2, 0, 0), modules=["std-crew"])], turn=(0, 2))
    assert refused(match, 0, "build std-crew 1") == "RR-9.4"  # carbon is there, but no aluminium
    assert offered(match, 0, "build") == ["build std-crew 3", "build std-crew 4"]


def test_rr_9_5_and_rr_r_21_exchanges_are_chained_as_often_as_one_likes_and_pay_for_builds() -> None:
    match = at([seated(cubes=cubes(0, 0, 9), modules=["slim-barrel"])], turn=(0, 2))
    play(match, 0, *["exchange titanium carbon"] * 4)
    assert each(match, "cubes")[0] == cubes(4, 0, 1)
    play(match, 0, *["exchange carbon aluminium"] * 2)
    assert each(match, "cubes")[0] == cubes(0, 2, 1)
    match.play(0, "build slim-barrel 3")

    assert each(match, "cubes")[0] == cubes(0, 0, 1)
    assert match.view(None)["bank"] == cubes(30, 30, 21 + 8)
    assert lines(match).count("exchanged 0") == 6


def test_rr_9_5_two_of_one_type_for_one_of_another_while_the_bank_has_one() -> None:
    others = seated(cubes=cubes(0, 30, 0))
    match = at([seated(cubes=cubes(1, 0, 2)), others], turn=(0, 1), market=FULL)
    assert match.view(None)["bank"] == cubes(29, 0, 28)
    assert match.choices(0) == ["end", "exchange titanium carbon"]
    assert refused(match, 0, "exchange titanium aluminium") == "RR-9.5"  # RR-R.2: none in the bank
    assert refused(match, 0, "exchange carbon titanium") == "RR-9.5"

    match.play(0, "exchange titanium carbon")

    assert each(match, "cubes")[0] == cubes(2, 0, 0)
    assert match.view(None)["bank"] == cubes(28, 0, 30)


def test_rr_9_5_only_in_own_build_and_launch_turns() -> None:
    match = at([seated(cubes=RICH), seated(cubes=RICH)], turn=(0, 2), queue=[(1, 1)])
    assert refused(match, 1, "exchange carbon titanium") == "RR-5.1"
    play(match, 0, "exchange carbon titanium", "end")
    play(match, 1, "exchange carbon titanium", "end")
    assert (each(match, "cubes")[0], each(match, "cubes")[1]) == (cubes(7, 9, 10), cubes(7, 9, 10))

    shopping = table_at([seated(cubes=RICH)], phase="shopping", turn={"seat": 0, "value": 3})
    assert refused(shopping, 0, "exchange carbon titanium") == "RR-3.1"


def test_rr_9_6_a_build_brings_the_cards_energy_whoever_else_stands_there() -> None:
    hangars = {1: [on("kestrel", 1)]}
    match = at([seated(1, cubes=RICH, modules=["solar-cistern"]), seated(2)], turn=(0, 2), hangars=hangars)
    match.play(0, "build solar-cistern 1")

    assert each(match, "energy") == [5, 2, 0]
    assert [line for line in lines(match) if line.startswith("built")] == ["built 0 solar-cistern 4"]


@pytest.mark.parametrize(("edition", "chips"), [("base", 9), ("deluxe", 10)])
def test_rr_9_7_without_a_chip_nothing_can_be_built(edition: str, chips: int) -> None:
    modules = [
        "std-engine", "std-tank", "std-tank", "std-tank", "std-cockpit", "std-engine", "slim-barrel", "cryo-flask",
        "std-engine",
    ]  # fmt: skip
    hangars = {1: modules[:5], 2: modules[5:8], 3: modules[8:]}
    if edition == "deluxe":
        hangars[3].append("std-cockpit")
    built = {hangar: [on(module) for module in stack] for hangar, stack in hangars.items()}
    match = at([seated(cubes=RICH, modules=["std-crew"])], turn=(0, 6), hangars=built, edition=edition)
    assert sum(map(len, built.values())) == chips
    assert each(match, "chips")[0] == 0
    assert offered(match, 0, "build") == []
    assert refused(match, 0, "build std-crew 4") == "RR-9.7"

    built[3] = built[3][1:]
    match = at([seated(cubes=RICH, modules=["std-crew", "bunk-ring"])], turn=(0, 6), hangars=built, edition=edition)
    assert each(match, "chips")[0] == 1
    play(match, 0, "build std-crew 4", "pass")
    assert each(match, "chips")[0] == 0
    assert refused(match, 0, "build bunk-ring 4") == "RR-9.7"


def test_rr_9_8_one_crew_member_may_go_on_it_at_once_free_of_charge() -> None:
    match = at([seated(cubes=RICH, modules=["capsule-hotel", "kestrel"])], turn=(0, 6))
    match.play(0, "build capsule-hotel 1")
    assert asks(match) == ("crew", [0])
    assert [words for words in match.choices(0) if not words.startswith("exchange")] == ["pass", "crew"]
    assert refused(match, 0, "build kestrel 1") == "RR-9.8"
    match.play(0, "crew")
    assert standing(match, 1) == ["2 capsule-hotel 0 purple1"]
    assert (each(match, "energy")[0], each(match, "crew")[0]) == (2, 4)
    play(match, 0, "build kestrel 1", "pass")

    assert standing(match, 1) == ["2 capsule-hotel 0 purple1", "6 kestrel 0"]
    assert (each(match, "energy")[0], each(match, "crew")[0]) == (5, 4)


def test_rr_9_8_nobody_is_asked_without_a_seat_or_without_crew_in_the_supply() -> None:
    match = at([seated(cubes=RICH, modules=["slim-barrel"])], turn=(0, 6))
    match.play(0, "build slim-barrel 1")
    assert asks(match) == ("build_launch", [0])

    # The terminal is not the supply (RR-R.19): three on planets, one aboard, one in the terminal.
    flown = [{"planet": "puddle-prime", "rescuer": 0, "crew": {"purple": 3}}]
    match = at(
        [seated(cubes=RICH, modules=["std-crew"])],
        turn=(0, 6),
        flown=flown,
        terminal=[0],
        hangars={2: [on("kestrel", 0, purple=1)]},
    )
    match.play(0, "build std-crew 1")
    assert asks(match) == ("build_launch", [0])
    assert standing(match, 1) == ["2 std-crew 0"]
    assert match.view(None)["terminal"] == [0]


# --- RR-9.9: rocket rules

TANKS = ["slim-barrel", "cryo-flask", "double-shell-tank", "solar-cistern"]
CABINS = ["bunk-ring", "family-cabin", "grand-dormitory"]
KINDS = {"cockpit": (0, 1, 0, 0), "tank": (0, 0, 1, 0), "engine": (1, 0, 0, 0), "crew": (0, 0, 0, 1)}


def _is_rocket(engines: int, cockpits: int, tanks: int, cabins: int) -> bool:
    """The formula of RR-9.9."""
    missing = (engines == 0) + (cockpits == 0) + (tanks == 0)
    return engines <= 1 and cockpits <= 1 and engines + cockpits + tanks + cabins + missing <= 6


ROCKETS = [parts for parts in itertools.product(range(2), range(2), range(5), range(4)) if _is_rocket(*parts)]


@pytest.mark.parametrize("parts", ROCKETS)
def test_rr_9_9_the_formula_says_what_may_be_added(parts: tuple[int, int, int, int]) -> None:
    engines, cockpits, tanks, cabins = parts
    modules = ["firefly-drive"] * engines + ["kestrel"] * cockpits + TANKS[:tanks] + CABINS[:cabins]
    hand = [f"std-{kind}" for kind in KINDS]
    match = at(
        [seated(cubes=RICH, modules=hand)],
        turn=(0, 2),
        hangars={1: [on(module, 1) for module in modules]},
    )

    for kind, more in KINDS.items():
        fits = _is_rocket(*(there + new for there, new in zip(parts, more, strict=True)))
        assert (f"build std-{kind} 1" in match.choices(0)) is fits
        if not fits:
            assert refused(match, 0, f"build std-{kind} 1") == "RR-9.9"


def test_rr_9_9_there_are_fifty_six_rockets_with_three_cabins_and_four_tanks_at_most() -> None:
    assert len(ROCKETS) == 56
    assert max(cabins for *_, cabins in ROCKETS) == 3
    assert max(tanks for _, _, tanks, _ in ROCKETS) == 4


@pytest.mark.parametrize(
    ("modules", "shifted", "is_allowed"),
    [
        (["bunk-ring", "family-cabin"], "2 2 1", True),
        (["bunk-ring", "family-cabin", "grand-dormitory"], "2 2 1", False),  # the place of the tank
        (["bunk-ring", "family-cabin", "grand-dormitory"], "2 3 1", True),  # the tank itself
        (["bunk-ring", "family-cabin", "grand-dormitory", "old-faithful"], "2 3 1", False),
    ],
)
def test_rr_9_9_holds_for_shifts_too(modules: list[str], shifted: str, is_allowed: bool) -> None:
    hangars = {1: [on(module, 1) for module in modules], 2: [on("std-crew"), on("std-tank")]}
    match = at(turn=(0, 1), hangars=hangars)
    assert (f"shift {shifted}" in match.choices(0)) is is_allowed


def test_rr_9_10_middle_modules_stand_as_they_entered_and_close_up_when_one_leaves() -> None:
    match = at(
        [seated(cubes=RICH, modules=["std-engine", "std-cockpit"]), seated()],
        turn=(0, 5),
        queue=[(1, 1)],
        hangars={1: [on("family-cabin", 1), on("slim-barrel", 1), on("bunk-ring", 1)]},
    )
    play(match, 0, "build std-cockpit 1", "pass", "build std-engine 1", "end")
    assert standing(match, 1) == [
        "1 std-engine 0", "2 family-cabin 1", "3 slim-barrel 1", "4 bunk-ring 1", "6 std-cockpit 0",
    ]  # fmt: skip
    match.play(1, "shift 1 2 3")
    assert standing(match, 1) == ["1 std-engine 0", "2 slim-barrel 1", "3 bunk-ring 1", "6 std-cockpit 0"]


# --- Odd moments


def test_rr_9_3_a_module_nobody_can_build_stays_in_the_supply_and_the_turn_ends_by_itself() -> None:
    engines: dict[int, list[Described]] = {
        1: [on("firefly-drive", 1)],
        2: [on("ion-whisper", 1)],
        3: [on("bulldog-booster", 1)],
        4: [on("plasma-petal", 1)],
    }
    match = at(
        [seated(cubes=cubes(1, 1, 1), modules=["evergreen-engine"]), seated(cubes=cubes(2))],
        turn=(1, 6),
        queue=[(0, 6)],
        influence=[1, 0, 2],
        hangars=engines,
    )
    match.play(1, "end")

    assert lines(match).count("nothing-to-do 0") == 1
    assert each(match, "modules")[0] == ["evergreen-engine"]
    assert match.view(None)["round"] == 2

    match = at([seated(cubes=RICH, modules=["evergreen-engine"])], turn=(0, 6), hangars=engines)
    assert offered(match, 0, "build") == []
    assert [refused(match, 0, f"build evergreen-engine {hangar}") for hangar in (1, 2, 3, 4)] == ["RR-9.9"] * 4
    closed = match.view(None)["hangars"]
    assert [hangar["hangar"] for hangar in closed if hangar["closed"]] == [5, 6]
    assert refused(match, 0, "build evergreen-engine 5") == "RR-9.3"


def test_rr_9_3_two_modules_nobody_can_build_are_a_matter_of_the_hand_limit() -> None:
    match = round_at([seated(modules=["evergreen-engine", "std-engine"])], hangars={1: [on("firefly-drive", 1)]})
    assert asks(match) == ("keep", [0])
    assert match.choices(0) == ["keep std-engine", "keep evergreen-engine"]


def test_rr_r_21_exchanges_are_offered_whatever_is_asked_in_the_own_turn() -> None:
    match = at([seated(cubes=RICH, modules=["capsule-hotel", "kestrel"])], turn=(0, 6))
    match.play(0, "build capsule-hotel 1")
    before = each(match, "cubes")[0]
    match.play(0, "exchange carbon titanium")
    after = each(match, "cubes")[0]
    assert (after["carbon"], after["titanium"]) == (before["carbon"] - 2, before["titanium"] + 1)
    assert asks(match) == ("crew", [0])
    match.play(0, "crew")
    assert standing(match, 1) == ["2 capsule-hotel 0 purple1"]


@pytest.mark.parametrize("launcher", [0, 1])
def test_rr_r_21_the_saboteur_exchanges_in_the_own_turn_only(launcher: int) -> None:
    seats = [seated(9, "saboteur", cubes=RICH), seated(9, cubes=RICH)]
    match = at(seats, turn=(launcher, 3), hangars={1: rocket(launcher)}, planets=["mossball"])
    match.play(launcher, "launch 1 mossball")
    assert asks(match) == ("sabotage", [0])
    assert ("exchange carbon titanium" in match.choices(0)) == (launcher == 0)
    if launcher == 0:
        match.play(0, "exchange carbon titanium")
        assert asks(match) == ("sabotage", [0])
    else:
        assert refused(match, 0, "exchange carbon titanium") == "RR-10.3"
    match.play(0, "pass")
    assert each(match, "vp")[launcher] > 0


def test_rr_9_5_exchanges_that_make_a_build_payable_are_proposed() -> None:
    match = at([seated(cubes=cubes(2, 0, 4), modules=["std-crew"])], turn=(0, 2))
    assert refused(match, 0, "build std-crew 1") == "RR-9.4"
    proposals = match.proposals(0, "build std-crew 1")
    assert proposals
    assert all(steps[-1] == "build std-crew 1" for steps in proposals)
    assert all(step.startswith("exchange ") for steps in proposals for step in steps[:-1])
    for steps in proposals:
        play(match.as_it_is(), 0, *steps)
    assert match.proposals(0, "build std-crew 3") == [["build std-crew 3"]]
    poor = at([seated(cubes=cubes(2, 0, 0), modules=["std-crew"])], turn=(0, 2))
    assert poor.proposals(0, "build std-crew 1") == []
