"""What Rocket Rescue refuses, and by which rule: one row per action, read off docs/rules/rocket-rescue.md.

The end (RR-12.1) and the turn (RR-5.1) come first, then what was begun and is not finished: a move (RR-8.3), a crew
member for what was built (RR-9.8), a launch that the Saboteur is asked about (RR-10.3), a stability roll (RR-13.6). The
rest is answered by the first rule in the catalogue's order that the action breaks: RR-3.1 by an action of another
phase, RR-3.3 by one of the start of a round, RR-5.4 by a wrong word for skipping, RR-5.5 by one that the die's value
does not have, RR-9.1 by one more than it allows.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import apogee
from tests.refusing import Refusal

Position: TypeAlias = dict[str, Any]


def barred(name: str, position: Position, *refusals: str, seat: int = 0) -> list[Refusal]:
    """Rows about one position, each "the action: the rule"."""
    rows = []
    for refusal in refusals:
        words, _, rule = refusal.rpartition(": ")
        rows.append(Refusal(f"{name}: {words}, seat {seat}", position, seat, words, f"RR-{rule}"))
    return rows


def at(*seats: Position, players: int = 3, **more: Any) -> Position:
    """Describe a position; seats not given have nothing but what they start with."""
    others: list[Position] = [{} for _ in range(players - len(seats))]
    return {"players": players, "length": "short", "seats": [*seats, *others], "round": 2, **more}


def turn(phase: str, value: int, *seats: Position, **more: Any) -> Position:
    """Describe the turn of a die of seat 0."""
    return at(*seats, phase=phase, turn={"seat": 0, "value": value, **more.pop("done", {})}, **more)


def after(position: Position, *steps: str, chance: tuple[str, ...] = ()) -> Position:
    """A position some steps on, each "seat words"."""
    match = apogee.game("rocket-rescue").match_at(position, seed=1)
    match.expect(*chance)
    for step in steps:
        player, _, words = step.partition(" ")
        match.play(int(player), words)
    return match.position()


def standing(name: str, owner: int = 0, **crew: int) -> Position:
    """Describe a module in a hangar."""
    return {"module": name, "owner": owner, "crew": crew}


def rocket(owner: int = 0, *middle: Position, tanks: int = 1) -> list[Position]:
    """Describe a standard rocket that can fly."""
    parts = [standing("std-engine", owner), *(standing("std-tank", owner) for _ in range(tanks))]
    return [*parts, *middle, standing("std-cockpit", owner)]


def character(name: str, **more: Any) -> Position:
    """Describe a seat by its character and whatever else matters."""
    return {"character": name, **more}


def rich(**more: Any) -> Position:
    """Describe a seat that can pay for everything."""
    return {"energy": 30, "cubes": {"carbon": 6, "aluminium": 6, "titanium": 6}, **more}


# --- Setup


def choosing(edition: str, *steps: str) -> Position:
    """The characters are being chosen: seat 0 first, then 1, then 2."""
    match = apogee.game("rocket-rescue").match(3, seed=1, options={"characters": "choose", "edition": edition})
    order = list(match.view(None)["influence"])
    for step in steps:
        match.play(order.pop(0), step)
    return match.position()


FIRST = choosing("base")
FRONT = FIRST["influence"][0]
SECOND = choosing("base", "choose pilot")
STARTING = choosing("deluxe", "choose mechanic", "choose mogul", "choose miner")
DRAWN = STARTING["drawn_modules"]
NOT_DRAWN = next(each for each in ("kestrel", "bunk-ring", "slim-barrel", "ion-whisper") if each not in DRAWN)
SETUP = [
    *barred(
        "choosing", FIRST,
        "pass: 13.1", "end: 13.1", "done: 13.1", "choose mechanic: 13.1", "choose mogul: 13.1",
        "plan research left 3: 3.1", "bid 1: 3.1", "take kestrel: 3.1", "buy carbon 1: 3.1", "board terminal: 3.1",
        "board 1 1: 3.1", "build std-tank 1: 3.1", "launch 1 mossball: 3.1", "exchange carbon titanium: 3.1",
        "set research left 2: 4.5", "keep kestrel: 6.5", "to 1 1: 8.3", "crew: 9.8", "reroll: 13.6",
        "draw blue: 3.3", "mark mossball: 3.3", "spread 0 0 1: 3.3", "assign 1 1 white: 13.10", "equip 1 1: 13.19",
        seat=FRONT,
    ),
    *barred("choosing-second", SECOND, "choose pilot: 13.1", "pass: 13.1", seat=SECOND["influence"][1]),
    *barred("choosing-second", SECOND, "choose engineer: 5.1", "plan research left 3: 5.1", seat=FRONT),
    *barred(
        "start-cards", STARTING,
        f"keep {NOT_DRAWN}: 13.5", "keep std-tank: 13.5", "pass: 13.5", "done: 13.5", "choose pilot: 2.8",
        f"take {DRAWN[0]}: 3.1", "draw red: 3.3", seat=FRONT,
    ),
    *barred("start-cards", STARTING, f"keep {DRAWN[0]}: 5.1", seat=STARTING["influence"][1]),
]  # fmt: skip

# --- The start of a round

BEGIN = at(
    character("explorer"), character("mogul", modules=["kestrel"]), character("engineer"), edition="deluxe",
    phase="begin", planets=["mossball", "lullaby", "kite-harbour", "iron-dune", "ember-crown"],
    companies={"stellaris-x": 1, "project-hyperdrive": 1},
)  # fmt: skip
DREW = after(BEGIN, "0 draw blue", chance=("planet old-bathtub",))
MARKING = after(BEGIN, "0 pass")
WITHOUT_CHIPS = at(
    character("explorer"), marks={"mossball": 5, "nebelkappe": 4}, agenda=[*MARKING["agenda"][:6], "mark 0"]
)  # fmt: skip
SPREADING = after(MARKING, "0 pass")
EMPTY_BLUE = at(character("explorer"), phase="begin", piles={"blue": []}, box="rest")
ROUND_START = [
    *barred(
        "exploring", BEGIN,
        "end: 13.2", "done: 13.2", "replace mossball: 3.3", "mark mossball: 3.3", "spread 1 1 1: 3.3",
        "plan research left 3: 3.1", "bid 0: 3.1", "choose pilot: 2.8", "set research left 3: 4.5", "keep kestrel: 6.5",
    ),
    *barred("exploring", BEGIN, "spread 1 1 1: 5.1", "pass: 5.1", seat=1),
    *barred("exploring", BEGIN, "plan research left 3: 5.1", seat=2),
    *barred(
        "replacing", DREW,
        "pass: 13.2", "end: 13.2", "replace iron-dune: 13.2", "replace old-bathtub: 13.2", "replace featherstone: 13.2",
        "mark mossball: 3.3", "draw red: 3.3",
    ),
    *barred(
        "marking", MARKING,
        "mark featherstone: 13.3", "mark thunder-anvil: 13.3", "end: 13.3", "done: 13.3", "draw blue: 3.3",
        "replace mossball: 3.3", "launch 1 mossball: 3.1",
    ),
    *barred("marking-without-chips", WITHOUT_CHIPS, "mark mossball: 13.3", "mark nebelkappe: 13.3"),
    *barred(
        "spreading", SPREADING,
        "spread 1 0 1: 13.12", "spread 0 0 0: 13.12", "spread 1 0 0: 13.12", "spread 0 0 1: 13.12", "end: 13.12",
        "mark mossball: 3.3", "draw blue: 3.3", "build kestrel 1: 3.1", seat=1,
    ),
    *barred("spreading", SPREADING, "mark mossball: 5.1", "plan research left 3: 5.1"),
    *barred(
        "spreading-two-more",
        at({}, character("mogul"), edition="deluxe", phase="begin"),
        "spread 1 1 0: 13.12", "spread 2 0 0: 13.12", "spread 1 1 1: 13.12", "spread 0 0 0: 13.12", seat=1,
    ),
    *barred("blue-pile-empty", EMPTY_BLUE, "draw blue: 13.2"),
    *barred("red-pile-empty", {**EMPTY_BLUE, "piles": {"red": []}}, "draw red: 13.2"),
    *barred(
        "mogul-without-chips",
        at(
            {}, character("mogul"), edition="deluxe", phase="begin", companies={"stellaris-x": 1}, closed=[5, 6],
            hangars={1: [*rocket(1), standing("bunk-ring", 1)], 2: rocket(1), 3: [*rocket(1)][:2]},
        ),
        "spread 1 1 0: 13.12", "spread 2 0 0: 13.12", seat=1,
    ),
]  # fmt: skip

# --- Planning

PLANNING = at({"energy": 3}, {"modules": ["kestrel"]}, hangars={1: rocket()})
ONE_DIE = after(PLANNING, "0 plan research left 3", "0 bid 2")
FOUR = [f"0 plan {phase} left 3" for phase in ("research", "shopping", "boarding", "build_launch")]
ALL_DICE = after(PLANNING, *FOUR)
READY = after(ALL_DICE, "0 done")
PLAN = [
    *barred(
        "planning", PLANNING,
        "done: 4.3", "pass: 4.3", "end: 4.3", "bid 4: 4.4", "bid 60: 4.4", "set research left 3: 4.5",
        "take kestrel: 3.1", "take std-tank: 3.1", "buy titanium 2: 3.1", "refill carbon: 3.1", "board 1 6: 3.1",
        "board terminal: 3.1", "move 1 6 purple: 3.1", "shift 1 1 2: 3.1", "build std-tank 1: 3.1",
        "exchange carbon aluminium: 3.1", "launch 1 mossball: 3.1", "draw red: 3.3", "replace mossball: 3.3",
        "mark mossball: 3.3", "spread 3 0 0: 3.3", "keep std-tank: 6.5", "to 1 6: 8.3", "crew: 9.8", "reroll: 13.6",
        "equip 1 1: 13.19", "assign 1 1 white: 13.10", "choose miner: 2.8",
    ),
    *barred("planning", PLANNING, "bid 5: 4.4", "keep kestrel: 6.5", "build kestrel 1: 3.1", seat=1),
    *barred(
        "one-die-and-a-bid", ONE_DIE,
        "plan research left 3: 4.2", "plan research left 6: 4.2", "bid 0: 4.4", "bid 2: 4.4", "bid 3: 4.4", "done: 4.3",
    ),
    *barred("bid-alone", after(PLANNING, "0 bid 2"), "bid 3: 4.4"),
    *barred("die-on-the-left", after(PLANNING, "0 plan shopping left 2"), "plan shopping left 5: 4.2"),
    *barred("two-dice-right", after(PLANNING, "0 plan shopping right 2", "0 plan boarding left 1"),
            "plan shopping right 5: 4.2"),
    *barred("die-on-the-right", after(PLANNING, "0 plan shopping right 2"), "plan shopping right 5: 4.2"),
    *barred(
        "all-dice-placed", ALL_DICE,
        "plan research right 3: 4.2", "plan shopping right 1: 4.2", "plan boarding left 2: 4.2", "bid 4: 4.4",
        "pass: 4.3", "end: 4.3",
    ),
    *barred(
        "ready", READY,
        "done: 5.1", "bid 1: 5.1", "plan research right 3: 5.1", "pass: 5.1", "set research left 4: 5.1",
    ),
]  # fmt: skip
ENGINEER = after(
    at(character("engineer"), character("pilot"), character("miner")),
    *FOUR, "0 done", *(step.replace("0", "1", 1) for step in FOUR), "1 done",
    *(step.replace("0", "2", 1) for step in FOUR), "2 done",
)  # fmt: skip
REVEALED = [
    *barred(
        "engineer", ENGINEER,
        "set research left 3: 13.4", "set research right 4: 13.4", "set boarding left 3: 13.4", "done: 13.4",
        "end: 13.4", "plan research right 2: 4.5", "plan research left 2: 4.5", "bid 1: 4.5", "take std-tank: 3.1",
        "mark mossball: 3.3",
    ),
    *barred("engineer", ENGINEER, "set research left 4: 5.1", "plan research right 2: 5.1", "pass: 5.1", seat=1),
]  # fmt: skip

# --- Research

RESEARCHING = turn(
    "research", 4, {"modules": ["bunk-ring"]}, display=["kestrel", "slim-barrel"],
    standard={"std-cockpit": 0, "std-tank": 1, "std-engine": 4, "std-crew": 4}, box="rest",
)  # fmt: skip
RESEARCH = [
    *barred(
        "researching", RESEARCHING,
        "take std-cockpit: 6.2", "take bunk-ring: 6.2", "take twin-helm: 6.2", "take glass-falcon: 6.2", "end: 5.4",
        "done: 5.4", "plan research right 3: 3.1", "bid 1: 3.1", "set research left 6: 4.5", "buy carbon 1: 3.1",
        "refill carbon: 3.1", "board terminal: 3.1", "board 1 1: 3.1", "move 1 1 purple: 3.1", "to 1 1: 8.3",
        "build bunk-ring 1: 3.1", "shift 1 1 2: 3.1", "exchange carbon titanium: 3.1", "launch 1 mossball: 3.1",
        "keep bunk-ring: 6.5", "crew: 9.8", "reroll: 13.6", "draw blue: 3.3", "replace mossball: 3.3",
        "choose explorer: 2.8", "equip 1 1: 13.19", "assign 1 1 red: 13.10",
    ),
    *barred("researching", RESEARCHING, "take kestrel: 5.1", "pass: 5.1", seat=1),
    *barred("empty-display", turn("research", 2, display=[]), "take kestrel: 6.2", "take family-cabin: 6.2"),
]  # fmt: skip

# --- Shopping

MARKET = {"carbon": 4, "aluminium": 0, "titanium": 2}
SHOPPING = turn("shopping", 5, market=MARKET)
MINER = turn("shopping", 5, character("miner"), market=MARKET)
MINING = after({**MINER, "rules": 1}, "0 buy carbon 3")  # RR-R.52: once each, by the rules of then
REFILLING = after(turn("shopping", 5, market=MARKET), "0 buy carbon 4")
NOBODY_BOUGHT = after(turn("shopping", 5, market=MARKET, influence=[2, 1, 0]), "0 pass")
SHOP = [
    *barred(
        "shopping", SHOPPING,
        "buy carbon 6: 7.1", "buy aluminium 6: 7.1", "buy titanium 6: 7.1", "buy carbon 5: 7.3", "buy aluminium 1: 7.3",
        "buy titanium 3: 7.3", "refill carbon: 7.4", "refill aluminium: 7.4", "end: 5.4", "done: 5.4",
        "take std-tank: 3.1", "exchange carbon titanium: 3.1", "board terminal: 3.1", "launch 1 mossball: 3.1",
        "plan shopping right 1: 3.1", "set shopping left 6: 4.5", "keep kestrel: 6.5", "spread 1 0 0: 3.3",
    ),
    *barred("low-die", turn("shopping", 1), "buy carbon 2: 7.1", "buy titanium 6: 7.1"),
    *barred("miner-goes-on-to-an-emptier-pile", after(MINER, "0 buy carbon 1"), "buy titanium 5: 7.1",
            "buy carbon 5: 7.1"),
    *barred(
        "miner-took-two-types",
        after({**MINER, "market": {**MARKET, "aluminium": 2}, "rules": 1}, "0 buy carbon 3", "0 buy titanium 1"),
        "buy carbon 1: 13.15",
    ),
    *barred(
        "miner-goes-on", MINING,
        "buy carbon 1: 13.15", "buy carbon 3: 7.1", "buy carbon 2: 7.3", "buy titanium 3: 7.1", "buy aluminium 1: 7.3",
        "end: 5.4", "refill titanium: 7.4",
    ),
    *barred(
        "miner-has-titanium", after({**MINER, "rules": 1}, "0 buy titanium 1"),
        "buy titanium 1: 13.15", "buy titanium 2: 7.3", "buy carbon 5: 7.1",
    ),
    *barred(
        "miner-takes-more", after(MINER, "0 buy carbon 3"),
        "buy carbon 3: 7.1", "buy carbon 2: 7.3", "buy titanium 3: 7.1", "buy aluminium 1: 7.3", "end: 5.4",
    ),
    *barred(
        "refilling", REFILLING,
        "pass: 7.4", "end: 7.4", "done: 7.4", "buy titanium 1: 7.4", "buy aluminium 1: 7.4", "take std-tank: 3.1",
        "board terminal: 3.1", "bid 0: 3.1",
    ),
    *barred("refilling", REFILLING, "refill carbon: 5.1", "pass: 5.1", seat=1),
    *barred("nobody-bought", NOBODY_BOUGHT, "refill carbon: 5.1"),
    *barred("nobody-bought", NOBODY_BOUGHT, "pass: 7.4", seat=2),
]  # fmt: skip

# --- Boarding

FULL = [standing("std-cockpit", 1, purple=1), standing("std-crew", 0, purple=1, white=1)]
CABINS = {1: [*FULL, standing("std-tank", 0)], 3: [standing("bunk-ring", 1, white=1)], 6: [standing("kestrel", 2)]}
BOARDING = turn("boarding", 5, {"energy": 2}, {}, hangars=CABINS, closed=[2, 4])
POOR = turn("boarding", 4, {"energy": 0}, hangars=CABINS, terminal=[0])
PILOT = turn("boarding", 3, character("pilot", energy=0), hangars=CABINS)
MOVING = turn("boarding", 2, {}, hangars=CABINS)
TARGET = after(MOVING, "0 move 1 6 purple")
NOBODY_LEFT = turn(
    "boarding", 6, hangars={1: [standing("capsule-hotel", 0, purple=4)], 3: [standing("bunk-ring", 1)]}, terminal=[0]
)
BOARD = [
    *barred(
        "boarding", BOARDING,
        "move 1 6 purple: 5.5", "move 1 2 purple: 5.5", "move 3 2 white: 5.5", "board 1 6: 8.4", "board 1 2: 8.4",
        "board 1 3: 8.4", "board 2 1: 8.4", "board 5 6: 8.4", "to 3 2: 8.3", "pass: 5.4", "done: 5.4",
        "take std-tank: 3.1", "buy carbon 1: 3.1", "build std-tank 1: 3.1", "launch 1 mossball: 3.1",
        "shift 1 1 3: 3.1", "exchange carbon titanium: 3.1", "crew: 9.8", "set boarding left 1: 4.5",
    ),
    *barred("boarding", BOARDING, "board terminal: 5.1", "end: 5.1", seat=1),
    *barred("after-the-terminal", after(BOARDING, "0 board terminal"), "board terminal: 8.5", "move 1 6 purple: 5.5"),
    *barred("no-energy", POOR, "board 3 2: 8.4", "board 6 6: 8.4", "board terminal: 8.5", "board 1 6: 8.4"),
    *barred("no-energy-but-the-terminal", turn("boarding", 4, {"energy": 0}, hangars=CABINS), "board 3 2: 8.4"),
    *barred("pilot-without-energy", PILOT, "board 3 2: 8.4", "board 1 6: 8.4", "board 4 6: 8.4"),
    *barred(
        "nobody-in-the-supply", NOBODY_LEFT, "board 3 2: 8.4", "board terminal: 8.5", "move 1 2 purple: 5.5",
    ),
    *barred(
        "moving", MOVING,
        "board 3 2: 5.5", "board terminal: 5.5", "board 1 1: 5.5", "move 1 2 white: 8.3", "move 3 2 white: 8.3",
        "move 3 2 purple: 8.3", "move 1 3 purple: 8.3", "move 2 1 purple: 8.3", "move 1 6 green: 8.3", "to 3 2: 8.3",
        "pass: 5.4",
    ),
    *barred("no-seat-elsewhere", turn(
        "boarding", 1, {}, hangars={1: [standing("std-crew", 0, purple=1)]}), "move 1 2 purple: 8.3", "board 1 2: 5.5",
    ),
    *barred(
        "where-to", TARGET,
        "to 1 6: 8.3", "to 1 2: 8.3", "to 1 3: 8.3", "to 2 2: 8.3", "end: 8.3", "pass: 8.3", "move 1 2 purple: 8.3",
        "board terminal: 8.3", "launch 1 mossball: 8.3",
    ),
    *barred("where-to", TARGET, "to 3 2: 5.1", seat=1),
]  # fmt: skip

# --- Build & Launch


def building(value: int, *modules: str, **more: Any) -> Position:
    """The turn of a die of a rich seat 0."""
    seat = {**rich(modules=list(modules)), **more.pop("seat", {})}
    hangars = more.pop("hangars", {1: rocket(), 5: rocket(1)})
    return turn("build_launch", value, seat, *more.pop("others", ()), hangars=hangars, **{"closed": [2, 4], **more})


OPEN = ["mossball", "old-bathtub", "tinfoil-moon", "iron-dune", "thunder-anvil"]
SHIFT_DIE, BUILD_DIE = building(1, "std-crew"), building(2, "std-crew", "std-tank")
EITHER, BOTH, TWO = (building(value, "std-crew", "std-tank", "bunk-ring", planets=OPEN) for value in (3, 4, 6))
BUILT = "0 build std-tank 1"
CREWING = after(building(2, "std-crew"), "0 build std-crew 1")
NO_CHIPS = building(
    2, "slim-barrel", closed=[6, 3], hangars={
        1: [*rocket(), standing("bunk-ring"), standing("std-crew")], 2: [*rocket(), standing("family-cabin")],
        4: [standing("std-crew", 1)],
    },
)  # fmt: skip
MOGUL = turn(
    "build_launch", 2, rich(energy=1, modules=["std-tank"]), character("mogul"), edition="deluxe", closed=[2, 4],
    companies={"stellaris-x": 2, "project-hyperdrive": 1},
)  # fmt: skip
FULL_ROCKET = {
    1: [*rocket(tanks=2), standing("bunk-ring"), standing("std-crew")],
    3: [standing("family-cabin"), standing("storm-shelter"), standing("field-camp", 1)],
    5: rocket(1),
}
FITTING = building(
    6, "std-crew", "slim-barrel", "std-engine", "std-cockpit", "std-tank", hangars=FULL_ROCKET, closed=[2, 4]
)
EMPTY_STORE = {"carbon": 0, "aluminium": 0, "titanium": 0}
ALUMINIUM = turn(
    "build_launch", 5, {"modules": ["std-engine"], "cubes": {**EMPTY_STORE, "aluminium": 6, "titanium": 1}},
    hangars={1: [standing("std-engine", 1)]}, closed=[5, 6],
)  # fmt: skip
BUILD = [
    *barred(
        "value-1", SHIFT_DIE,
        "build std-crew 3: 5.5", "build std-tank 3: 5.5", "launch 1 mossball: 5.5", "launch 3 mossball: 5.5",
        "shift 5 1 3: 9.2", "shift 3 1 6: 9.2", "shift 1 1 2: 9.2", "shift 1 1 4: 9.2", "shift 1 1 5: 9.9",
        "shift 1 6 5: 9.9", "pass: 5.4", "done: 5.4", "equip 1 1: 13.19",
    ),
    *barred("value-1-used", after(SHIFT_DIE, "0 shift 1 1 3"), "shift 3 1 6: 9.1", "shift 1 2 3: 9.1",
            "build std-crew 3: 5.5"),
    *barred("value-2", BUILD_DIE, "shift 1 1 3: 5.5", "launch 1 mossball: 5.5", "shift 5 1 3: 5.5"),
    *barred("value-2-used", after(BUILD_DIE, BUILT), "build std-crew 1: 9.1", "build bunk-ring 3: 9.1",
            "launch 1 mossball: 5.5"),
    *barred("value-3", EITHER, "shift 1 1 3: 5.5", "shift 5 1 1: 5.5"),
    *barred("value-3-built", after(EITHER, BUILT), "launch 1 mossball: 9.1", "build std-crew 1: 9.1",
            "shift 1 1 3: 5.5"),
    *barred("value-4-both-used", after(BOTH, BUILT, "0 build std-crew 3", "0 pass"), "launch 1 mossball: 9.1",
            "build bunk-ring 1: 9.1", "shift 1 1 3: 5.5"),
    *barred("value-6-built-twice", after(TWO, BUILT, "0 build std-crew 3", "0 pass"), "build bunk-ring 1: 9.1",
            "shift 1 1 3: 5.5"),
    *barred(
        "building", BUILD_DIE,
        "build bunk-ring 1: 9.3", "build kestrel 3: 9.3", "build std-crew 2: 9.3", "build std-tank 4: 9.3",
        "build bunk-ring 2: 9.3", "refill carbon: 3.1", "take std-tank: 3.1", "buy carbon 1: 3.1",
        "board terminal: 3.1", "board 1 6: 3.1", "move 1 6 purple: 3.1", "to 1 6: 8.3", "crew: 9.8",
        "keep std-crew: 6.5", "plan build_launch right 1: 3.1", "bid 2: 3.1", "set build_launch left 6: 4.5",
        "assign 1 1 white: 13.10", "reroll: 13.6", "draw blue: 3.3", "mark mossball: 3.3", "choose miner: 2.8",
    ),
    *barred("building", BUILD_DIE, "end: 5.1", "build std-crew 1: 5.1", seat=1),
    *barred(
        "paying",
        building(2, "capsule-hotel", "slim-barrel", seat={"cubes": {"carbon": 2, "aluminium": 2, "titanium": 5}}),
        "build capsule-hotel 1: 9.4", "build capsule-hotel 6: 9.4", "build slim-barrel 5: 9.4",
        "build slim-barrel 1: 9.4",
    ),
    *barred(
        "exchange-elsewhere", ALUMINIUM,
        "build std-engine 1: 9.4", "build std-engine 2: 9.4", "build std-engine 5: 9.3", "build kestrel 1: 9.3",
    ),
    *barred(
        "exchange-for-another-place", building(
            2, "std-crew", "std-engine", "std-cockpit",
            seat={"cubes": {"carbon": 1, "aluminium": 6, "titanium": 1}}, hangars=FULL_ROCKET,
        ),
        "build std-crew 1: 9.9", "build std-crew 3: 9.4", "build std-engine 1: 9.4", "build std-cockpit 1: 9.9",
    ),
    *barred(
        "no-chips-and-no-cubes", {**NO_CHIPS, "seats": [{"modules": ["slim-barrel"]}, {}, {}]},
        "build slim-barrel 1: 9.4", "build kestrel 1: 9.3",
    ),
    *barred(
        "mogul-and-no-cubes",
        {**MOGUL, "seats": [{"energy": 1, "modules": ["std-tank"], "cubes": EMPTY_STORE}, character("mogul"), {}]},
        "build std-tank 1: 9.4", "build std-tank 6: 9.4",
    ),
    *barred(
        "mogul-and-cubes-to-exchange",
        {**MOGUL, "seats": [{"energy": 1, "modules": ["std-tank"], "cubes": {**EMPTY_STORE, "titanium": 6}},
                            character("mogul"), {}]},
        "build std-tank 1: 9.4", "build std-tank 5: 9.4",
    ),
    *barred(
        "exchanging",
        building(2, "std-crew", seat={"cubes": {"carbon": 1, "aluminium": 0, "titanium": 2}}),
        "exchange carbon aluminium: 9.5", "exchange carbon titanium: 9.5", "exchange aluminium carbon: 9.5",
    ),
    *barred(
        "bank-empty",
        building(2, "std-crew", seat={"cubes": {"carbon": 26, "aluminium": 2, "titanium": 2}}),
        "exchange aluminium carbon: 9.5", "exchange titanium carbon: 9.5",
    ),
    *barred("no-chips", NO_CHIPS, "build slim-barrel 1: 9.7", "build slim-barrel 5: 9.7", "build slim-barrel 4: 9.7"),
    *barred(
        "no-room", FITTING,
        "build std-crew 1: 9.9", "build slim-barrel 1: 9.9", "build std-engine 1: 9.9", "build std-cockpit 1: 9.9",
        "build std-crew 3: 9.9", "build std-engine 5: 9.9", "build std-cockpit 5: 9.9",
    ),
    *barred("mogul", MOGUL, "build std-tank 1: 13.13", "build std-crew 1: 9.3"),
    *barred(
        "mogul-and-no-energy",
        {**MOGUL, "seats": [rich(energy=0, modules=["std-tank", "std-crew"]), character("mogul"), {}]},
        "build std-tank 1: 13.13", "build std-tank 5: 13.13", "build std-crew 6: 13.13", "build std-crew 2: 9.3",
    ),
    *barred(
        "crew-for-it", CREWING,
        "end: 9.8", "done: 9.8", "board 1 3: 9.8", "board terminal: 9.8", "build std-tank 1: 9.8",
        "take std-tank: 9.8", "launch 1 mossball: 9.8", "reroll: 9.8",
    ),
    *barred("crew-for-it", CREWING, "crew: 5.1", "pass: 5.1", seat=1),
]  # fmt: skip

# --- Launching

FLEET = {
    1: [standing("std-engine"), standing("std-tank"), standing("std-tank", 1), standing("std-cockpit", 1)],
    2: [standing("firefly-drive"), standing("slim-barrel"), standing("bunk-ring")],
    3: [standing("cryo-flask"), standing("kestrel")],
    4: [standing("ion-whisper", 1), standing("solar-cistern", 1), standing("twin-helm", 1)],
}
FUELLED = ["mossball", "lullaby", "kite-harbour", "velvet-abyss", "ember-crown"]  # each needs a tank
LAUNCHING = turn("build_launch", 3, rich(energy=7), hangars=FLEET, planets=OPEN, closed=[5, 6])
EXPLORED = turn(
    "build_launch", 3, character("pilot", energy=6), character("explorer"), hangars={1: rocket(0, tanks=2)},
    planets=["old-bathtub", "featherstone", "mossball", "iron-dune", "ember-crown"],
    marks={"old-bathtub": 2, "featherstone": 1},
)  # fmt: skip
LAUNCH = [
    *barred(
        "launching", LAUNCHING,
        "launch 2 mossball: 10.1", "launch 3 mossball: 10.1", "launch 4 mossball: 10.1", "launch 5 mossball: 10.1",
        "launch 4 puddle-prime: 10.1", "launch 1 puddle-prime: 10.2", "launch 1 lullaby: 10.2",
        "launch 1 tinfoil-moon: 10.2", "launch 1 iron-dune: 10.2", "launch 1 thunder-anvil: 10.2",
        "launch 1 glass-meadow: 10.2",
    ),
    *barred(
        "too-dear", turn("build_launch", 3, rich(energy=4), hangars=FLEET, planets=["mossball", "old-bathtub"]),
        "launch 1 mossball: 10.4", "launch 1 old-bathtub: 10.4",
    ),
    *barred(
        "parts-to-build",
        turn(
            "build_launch", 4, rich(modules=["std-tank", "std-engine"]), closed=[5, 6],
            hangars={1: [standing("std-engine"), standing("std-cockpit")], 2: [standing("std-cockpit")]},
            planets=FUELLED,
        ),
        "launch 1 mossball: 10.2", "launch 1 velvet-abyss: 10.2", "launch 2 mossball: 10.1",
    ),
    *barred(
        "parts-to-build-after-exchanges",
        turn(
            "build_launch", 3, {"energy": 20, "modules": ["std-tank"], "cubes": {**EMPTY_STORE, "titanium": 6}},
            hangars={1: [standing("std-engine"), standing("std-cockpit")]}, planets=FUELLED, closed=[5, 6],
        ),
        "launch 1 mossball: 10.2",
    ),
    *barred(
        "tanks-and-equipment",
        turn("build_launch", 3, rich(), hangars={1: rocket()}, planets=["velvet-abyss"]), "launch 1 velvet-abyss: 10.2",
    ),
    *barred("explorers-fee", EXPLORED, "launch 1 old-bathtub: 10.4", "launch 1 featherstone: 10.4",
            "launch 1 iron-dune: 10.2"),
    *barred(
        "launched-by-4",
        after(
            turn("build_launch", 4, rich(modules=["std-crew"]), hangars={1: rocket(0, tanks=2), 3: rocket()},
                 planets=OPEN),
            "0 launch 1 mossball",
            chance=("planet lullaby", "stability 1", "stability 1", "stability 1", "stability 1"),
        ),
        "launch 3 old-bathtub: 9.1", "launch 1 lullaby: 9.1", "shift 1 1 5: 5.5",
    ),
    *barred(
        "launched-by-3",
        after(
            turn("build_launch", 3, rich(modules=["std-crew"]), hangars={1: rocket(0, tanks=2)}, planets=OPEN),
            "0 launch 1 mossball",
            chance=("planet lullaby", "stability 1", "stability 1", "stability 1", "stability 1"),
        ),
        "build std-crew 1: 9.1", "launch 1 lullaby: 9.1",
    ),
]  # fmt: skip

# --- Characters in Build & Launch

SCENE = {
    1: [standing("std-engine"), standing("std-tank"), standing("std-cockpit", 0, purple=1)],
    3: [standing("bunk-ring", 1, white=1, purple=1), standing("std-engine", 1)],
    5: [standing("kestrel", 2)],
}
SABOTAGE = after(
    turn(
        "build_launch", 3, character("pilot", energy=20), character("saboteur"), character("miner"), hangars=SCENE,
        planets=OPEN, flown=[{"planet": "lullaby", "rescuer": 1, "crew": {"white": 4}}],
    ),
    "0 launch 1 mossball",
)  # fmt: skip
ABDUCTING = after(SABOTAGE, "1 move 1 6 purple")
FULL_HOUSE = after(
    turn(
        "build_launch",
        3,
        character("pilot", energy=20),
        character("saboteur"),
        hangars={1: [standing("std-engine"), standing("std-tank"), standing("std-cockpit", 0, purple=1)]},
        planets=OPEN,
    ),
    "0 launch 1 mossball",
)
POOR_IN_CHIPS = after(
    turn(
        "build_launch", 3, character("miner", energy=20), character("saboteur"), character("engineer"),
        hangars={
            1: [*rocket(), standing("bunk-ring", 2)],
            2: [standing("storm-shelter", 2), standing("field-camp", 2), standing("kestrel", 2)],
            3: [standing("family-cabin", 2), standing("slim-barrel", 2), standing("twin-helm", 2)],
            4: [standing("cryo-flask", 2), standing("ion-whisper", 2)],
        },
        planets=OPEN,
    ),
    "0 launch 1 mossball",
)  # fmt: skip
REROLL = after(
    turn("build_launch", 3, {"energy": 20, "character": "miner"}, character("mechanic"), hangars={1: rocket()},
         planets=OPEN, edition="deluxe"),
    "0 launch 1 mossball", chance=("planet lullaby", "stability 5"),
)  # fmt: skip
SHIFTED = after(
    turn("build_launch", 2, character("mechanic", modules=["std-tank"]), edition="deluxe", hangars={1: rocket()}),
    "0 shift 1 1 3",
)  # fmt: skip
TWICE = after(
    turn("build_launch", 1, character("mechanic"), edition="deluxe", hangars={1: rocket()}, closed=[2, 6]),
    "0 shift 1 1 3", "0 shift 1 2 3",
)  # fmt: skip
EQUIPPING = turn("build_launch", 1, character("pilot"), hangars={1: rocket(), 3: [standing("bunk-ring", 1)]})
CHARACTERS = [
    *barred(
        "saboteur", SABOTAGE,
        "move 3 2 white: 13.10", "move 3 2 orange: 13.10", "move 3 2 green: 13.10", "move 5 6 orange: 13.10",
        "move 2 1 purple: 13.10", "assign 1 1 purple: 13.10", "assign 5 6 orange: 13.10", "assign 1 1 green: 13.10",
        "assign 2 1 white: 13.10", "assign 1 1 red: 13.10", "end: 10.3", "done: 10.3", "launch 1 mossball: 10.3",
        "to 5 6: 10.3", "board 5 6: 10.3", "board terminal: 10.3", "reroll: 10.3", "set research left 1: 10.3", seat=1,
    ),
    *barred("saboteur", SABOTAGE, "pass: 5.1", "end: 5.1", "launch 1 mossball: 5.1"),
    *barred(
        "saboteurs-target", ABDUCTING,
        "to 1 6: 13.10", "to 3 2: 13.10", "to 1 2: 13.10", "to 2 2: 13.10", "pass: 13.10", "assign 1 1 white: 13.10",
        "move 3 2 purple: 13.10", seat=1,
    ),
    *barred("nobody-can-be-moved", FULL_HOUSE, "move 1 6 purple: 13.10", seat=1),
    *barred("new-owner-without-a-chip", POOR_IN_CHIPS, "assign 1 1 orange: 13.10", "assign 2 2 orange: 13.10", seat=1),
    *barred(
        "mechanic", REROLL,
        "end: 13.6", "done: 13.6", "crew: 13.6", "shift 1 1 2: 13.6", "launch 1 mossball: 13.6", seat=1,
    ),
    *barred("mechanic", REROLL, "reroll: 5.1", "pass: 5.1"),
    *barred("mechanic-has-shifted", SHIFTED, "shift 3 1 1: 13.7", "shift 1 2 3: 13.7", "launch 1 mossball: 5.5"),
    *barred("mechanic-has-shifted-twice", TWICE, "shift 3 1 4: 13.7", "shift 1 6 3: 13.7", "build std-tank 1: 5.5"),
    *barred("pilot", EQUIPPING, "equip 3 2: 13.19", "equip 1 5: 13.19", "equip 6 6: 13.19"),
    *barred("pilot-without-chip", after(EQUIPPING, "0 equip 1 1"), "equip 1 1: 13.19", "equip 1 2: 13.19"),
]  # fmt: skip

# --- The end of a round and of the match

WAITING = at(
    {"energy": 0}, {}, {}, phase="end", terminal=[1, 0],
    hangars={1: [standing("bunk-ring", 0, purple=2)], 3: [standing("family-cabin")]},
)  # fmt: skip
PILOT_WAITING = at(
    character("pilot", energy=0), phase="end", terminal=[0],
    hangars={1: [standing("kestrel", 1), standing("bunk-ring", 1)]},
)  # fmt: skip
KEEPING = at({"modules": ["kestrel", "std-tank"]}, {"modules": ["bunk-ring"]}, phase="end")
KEPT = after(KEEPING, "0 keep kestrel")
OVER = at({}, {}, {}, round=8, end="last_round")
RESCUED = at(
    {}, {}, {}, round=4, end="all_rescued", flown=[{"planet": "mossball", "rescuer": 0, "crew": {"purple": 5}}]
)
END = [
    *barred(
        "terminal", WAITING,
        "board 1 2: 8.4", "board 2 1: 8.4", "board 3 3: 8.4", "board terminal: 8.5", "end: 11.2", "done: 11.2",
        "move 1 2 purple: 3.1", "to 3 2: 8.3", "keep kestrel: 6.5", "build std-tank 1: 3.1",
        "plan research left 1: 3.1", "set research left 1: 4.5", seat=1,
    ),
    *barred("terminal", WAITING, "board 3 2: 5.1", "pass: 5.1"),
    *barred("pilot-in-the-terminal", PILOT_WAITING, "board 1 2: 8.4", "end: 11.2", "board 3 6: 8.4"),
    *barred(
        "hand-limit", KEEPING,
        "keep bunk-ring: 11.5", "keep std-crew: 11.5", "done: 11.5", "pass: 11.5", "end: 11.5", "build kestrel 1: 3.1",
        "take std-tank: 3.1", "draw blue: 3.3", "equip 1 1: 13.19",
    ),
    *barred("hand-limit", KEEPING, "keep bunk-ring: 5.1", "done: 5.1", seat=1),
    *barred("kept", KEPT, "keep std-tank: 11.5", "keep kestrel: 11.5", "pass: 11.5"),
    *barred(
        "others-still-choose",
        after(
            at({"modules": ["kestrel", "std-tank"]}, {"modules": ["bunk-ring", "std-tank"]}, phase="end"),
            "0 keep kestrel", "0 done",
        ),
        "done: 5.1", "keep std-tank: 5.1",
    ),
    *barred("over", OVER, "pass: 12.1", "plan research left 3: 12.1", "done: 12.1", "keep kestrel: 12.1"),
    *barred("over", OVER, "launch 1 mossball: 12.1", "end: 12.1", seat=2),
    *barred("all-rescued", RESCUED, "bid 0: 12.1", "board terminal: 12.1", "choose pilot: 12.1", seat=1),
]  # fmt: skip

# --- What there is to do instead, or not

NO_STANDARD = dict.fromkeys(("std-cockpit", "std-tank", "std-engine", "std-crew"), 0)
NO_CUBES = {"cubes": {"carbon": 0, "aluminium": 0, "titanium": 0}}
FEW_CUBES = {"cubes": {"carbon": 0, "aluminium": 1, "titanium": 1}}
ENGINES = {1: [standing("std-engine")], **{hangar: [standing("std-engine", 1)] for hangar in (3, 5, 6)}}
CREWED = {
    1: rocket(1, standing("bunk-ring", 1), standing("family-cabin", 1), tanks=2),
    3: [standing("storm-shelter", 2), standing("field-camp", 2), standing("capsule-hotel", 2)],
    5: [standing("std-crew")],
}
CROWDED = {
    **CREWED,
    3: [standing("std-engine", 2), *CREWED[3]],
    5: [standing("std-engine", 2), *(standing("std-crew", 2) for _ in range(3))],
    6: [
        standing("std-engine"),
        standing("std-tank"),
        standing("std-tank"),
        standing("slim-barrel"),
        standing("cryo-flask"),
    ],
}
GROUNDED = turn(
    "build_launch", 3, {"energy": 0}, hangars={1: rocket(), 2: [standing("bunk-ring")], 3: rocket(1)},
    planets=["mossball", "old-bathtub", "tinfoil-moon", "iron-dune", "velvet-abyss"],
)  # fmt: skip
NO_WAY_OUT = turn("boarding", 1, hangars={1: [standing("std-crew", 0, purple=1)], 3: [standing("std-engine")]})
POOR_IN_TERMINAL = at(
    {"energy": 0}, phase="end", terminal=[0], hangars={1: [standing("bunk-ring")]},
    agenda=["begin_round", "hand_limit", "terminal 0"],
)  # fmt: skip
NO_BANK = building(
    2, seat={"cubes": {"carbon": 0, "aluminium": 2, "titanium": 0}},
    others=[{"cubes": {"carbon": 28, "aluminium": 2, "titanium": 28}}],
)  # fmt: skip
INSTEAD = [
    *barred(
        "nothing-can-fly", GROUNDED,
        "launch 5 mossball: 10.1", "launch 2 mossball: 10.1", "launch 3 mossball: 10.1", "launch 1 puddle-prime: 10.2",
        "launch 1 tinfoil-moon: 10.2", "launch 1 old-bathtub: 10.2", "launch 1 velvet-abyss: 10.2",
        "launch 1 mossball: 10.4",
    ),
    *barred(
        "a-cheaper-planet",
        turn("build_launch", 3, rich(energy=5), hangars={1: rocket()}, planets=["mossball", "second-breakfast"]),
        "launch 1 second-breakfast: 10.4",
    ),
    *barred(
        "explorers-fee-and-nothing-cheaper", {**EXPLORED, "seats": [{"energy": 4}, character("explorer"), {}]},
        "launch 1 old-bathtub: 10.4",
    ),
    *barred(
        "fees-everywhere",
        {**MOGUL, "companies": {"stellaris-x": 1, "supernova-industries": 1, "project-hyperdrive": 1},
         "seats": [rich(energy=0, modules=["std-tank"]), character("mogul"), {}]},
        "build std-tank 1: 13.13",
    ),
    *barred(
        "pilot-without-modules",
        turn("build_launch", 1, character("pilot"), hangars={3: [standing("bunk-ring", 1)]}), "equip 3 2: 13.19",
    ),
    *barred("pilot-researches", turn("research", 3, character("pilot")), "equip 1 1: 13.19"),
    *barred("explorer-researches", turn("research", 3, character("explorer")), "draw blue: 3.3"),
    *barred("engineer-researches", turn("research", 3, character("engineer")), "set research left 6: 4.5"),
    *barred(
        "nobody-can-move", NO_WAY_OUT,
        "move 5 1 purple: 8.3", "move 1 2 white: 8.3", "move 3 1 purple: 8.3", "move 1 2 purple: 8.3",
    ),
    *barred(
        "somebody-else-can-move",
        turn(
            "boarding", 1,
            hangars={1: [standing("std-crew", 0, purple=1)], 3: [standing("bunk-ring", 1, purple=1, white=1)]},
        ),
        "move 1 2 purple: 8.3",
    ),
    *barred("no-seat-but-the-terminal", turn("boarding", 4, {"energy": 1}, hangars={1: FULL}), "board 1 6: 8.4"),
    *barred("no-energy-in-the-terminal", POOR_IN_TERMINAL, "board terminal: 8.5", "board 1 2: 8.4"),
    *barred(
        "no-module-can-be-shifted", turn("build_launch", 1, hangars=ENGINES, closed=[2, 4]),
        "shift 1 1 2: 9.2", "shift 3 1 1: 9.2", "shift 5 2 1: 9.2", "shift 1 1 3: 9.9",
    ),
    *barred("shift-to-a-free-hangar", building(1, hangars=CREWED), "shift 5 2 1: 9.9", "shift 5 2 3: 9.9"),
    *barred(
        "shift-to-no-other-hangar", building(1, hangars={**CREWED, 6: [standing("std-crew", 2) for _ in range(3)]}),
        "shift 5 2 1: 9.9", "shift 5 2 3: 9.9",
    ),
    *barred(
        "room-nowhere", building(2, "std-crew", "ion-whisper", hangars=CROWDED),
        "build ion-whisper 3: 9.9", "build std-crew 1: 9.9", "build std-crew 3: 9.9",
    ),
    *barred("nothing-to-build", building(2), "build kestrel 1: 9.3"),
    *barred(
        "no-cubes", building(2, "std-tank", seat=NO_CUBES),
        "build std-tank 2: 9.3", "build std-tank 1: 9.4", "exchange carbon titanium: 9.5",
    ),
    *barred("cubes-for-another-hangar", building(2, "std-tank", seat=FEW_CUBES), "build std-tank 1: 9.4"),
    *barred("nothing-to-exchange-for", NO_BANK, "exchange aluminium carbon: 9.5"),
    *barred(
        "nothing-to-take",
        turn("research", 3, display=[], standard=NO_STANDARD, box="rest"),
        "take std-tank: 6.2", "take kestrel: 6.2",
    ),
    *barred(
        "empty-market", turn("shopping", 3, market={"carbon": 0, "aluminium": 0, "titanium": 0}),
        "buy carbon 1: 7.3", "buy carbon 4: 7.1", "refill carbon: 7.4",
    ),
    *barred("one-type-left", turn("shopping", 5, market={"aluminium": 0, "carbon": 2, "titanium": 0}),
            "buy carbon 3: 7.3"),
]  # fmt: skip

REFUSALS = [
    *SETUP, *ROUND_START, *PLAN, *REVEALED, *RESEARCH, *SHOP, *BOARD, *BUILD, *LAUNCH, *CHARACTERS, *END,
    *INSTEAD,
]  # fmt: skip
