"""What the component file says, as numbers and lists that the rules read; nothing here is typed in by hand.

A module is its row's number, standard ones first; a planet is its row's number. Cards of a kind are all alike.
"""

from typing import Final

from apogee.core.components import Components, Row, components

RULES: Final = 2  # the newest version of the rules; a table knows the one that it is played by

# Verbs: what can be on the agenda. Automatic ones first, then those of chance, then those that ask a player.
SORT: Final = 0  # RR-R.8: those who rolled are put in order; about: the first place times 8, plus how many they are
CHARACTERS: Final = 1  # RR-R.9: hand the characters out, in influence order
START: Final = 2  # a character's start effect (RR-2.8)
BEGIN_ROUND: Final = 3
LAY: Final = 4  # lay so many advanced modules open in the display (RR-4.1, RR-6.1)
DRAW_START: Final = 5  # RR-13.5: the Mechanic's start cards; about: how many are still to come
SETTLE: Final = 6  # RR-4.7 to RR-4.10: balances, then the influence track
PAY_BID: Final = 7  # RR-4.11
BEGIN_PHASE: Final = 8  # about: which
BEGIN_TURN: Final = 9  # of a die; about: its field
END_PHASE: Final = 10  # about: which
FLY: Final = 11  # RR-10.4 to RR-10.10
LANDED: Final = 12  # the launch is over
END_ROUND: Final = 13
HAND_LIMIT: Final = 14  # RR-11.5: whether anybody has to choose
FIRST_CHANCE: Final = 15
ROLL: Final = 15  # RR-R.8: a seat rolls for its place on the influence track
CLOSE: Final = 16  # RR-2.7: a hangar is closed
DEAL: Final = 17  # RR-R.9: a seat is dealt its character
PLANET: Final = 18  # which planet comes into a place; about: the place, or PLANET_PLACES + the colour that is drawn
TOP: Final = 19  # which advanced module comes to the top of its pile (RR-R.4)
STABILITY: Final = 20  # RR-10.11: the stability die; about: the module's place; seat: who demanded a re-roll
FIRST_PLAYER: Final = 21
CHOOSE: Final = 21  # RR-D.1
KEEP_START: Final = 22  # RR-D.2
EXPLORE: Final = 23  # RR-D.3
REPLACE: Final = 24  # RR-D.4
MARK: Final = 25  # RR-D.5
SPREAD: Final = 26  # RR-D.6
PLAN: Final = 27  # RR-D.7: all at once, in secret
ADJUST: Final = 28  # RR-D.8: the Engineer
RESEARCH_TURN: Final = 29  # RR-D.9; about: the die's field, in these four
SHOPPING_TURN: Final = 30  # RR-D.10
BOARDING_TURN: Final = 31  # RR-D.12, RR-D.13
BUILD_TURN: Final = 32  # RR-D.14 to RR-D.16
REFILL: Final = 33  # RR-D.11
TARGET: Final = 34  # where a crew member moves to; about: the place it comes from, times 8, plus its colour
CREW_ABOARD: Final = 35  # RR-9.8: a crew member on what was built; about: its place
SABOTAGE: Final = 36  # RR-D.17
REROLL: Final = 37  # RR-D.18; about: the place of the module
TERMINAL: Final = 38  # RR-D.19
KEEP: Final = 39  # RR-D.20: all at once, in secret

# Phases with dice (RR-3.1), and their fields: 2 * phase, plus 0 for the left one and 1 for the right one.
RESEARCH: Final = 0
SHOPPING: Final = 1
BOARDING: Final = 2
BUILDING: Final = 3
PHASES: Final = 4
NO_PHASE: Final = -1  # the round begins, and planning
LAST_PHASE: Final = 4  # the end of the round
FIELDS: Final = 8
FIELD_IDS: Final[list[str]] = ["left", "right"]
PHASE_OF: Final[list[int]] = [field // len(FIELD_IDS) for field in range(FIELDS)]  # by field
SIDE_OF: Final[list[int]] = [field % len(FIELD_IDS) for field in range(FIELDS)]  # left or right

# Module types.
COCKPIT: Final = 0
TANK: Final = 1
ENGINE: Final = 2
CREW_MODULE: Final = 3

BOTH: Final = 3  # rover and satellite: equipment is kept as bits

# Characters.
NO_CHARACTER: Final = -1
EXPLORER: Final = 0
ENGINEER: Final = 1
MECHANIC: Final = 2
AMBASSADOR: Final = 3
SABOTEUR: Final = 4
MOGUL: Final = 5
MINER: Final = 6
PILOT: Final = 7

# Ways to have characters.
OFF: Final = 0
DEALT: Final = 1
CHOSEN: Final = 2
CHARACTERS_IDS: Final = ["off", "deal", "choose"]

# What a table plays that chooses nothing (RR-2.8); also a position that leaves it out.
DEFAULT_EDITION: Final = 0
DEFAULT_LENGTH: Final = 1

# Planet colours.
BLUE: Final = 0
RED: Final = 1
COLOURS: Final[list[str]] = ["blue", "red"]

# VP that a launch brings, in the order of RR-R.43.
REWARD_IDS: Final[list[str]] = ["launch", "build", "equipment", "explorer", "pilot", "first"]

# Why the match ended.
ALL_RESCUED: Final = 1
LAST_ROUND: Final = 2

_TYPES: Final = ["cockpit", "tank", "engine", "crew"]
_EQUIPMENT: Final = ["rover", "satellite"]
_PHASES: Final = ["plan", "research", "shopping", "boarding", "build_launch"]
_RESOURCES: Final = ["carbon", "aluminium", "titanium"]
_COMPANIES: Final = ["stellaris-x", "supernova-industries", "project-hyperdrive"]
_CHARACTERS: Final = ["explorer", "engineer", "mechanic", "ambassador", "saboteur", "mogul", "miner", "pilot"]

_ONLY_SHOWN: Final = [  # beside names and provenance
    "meta.published_title", "meta.published_author", "meta.published_by", "action", "phase.order",
    "edition.screens", "edition.phase_boards", "edition.reference_cards", "edition.closed_hangar_cards",
    "edition.stability_dice", "edition.energy_single", "edition.energy_triple", "edition.vp_single", "edition.vp_five",
    "length.minutes", "resource.colour", "module_type.colour",
]  # fmt: skip
FILE: Final[Components] = components("rocket-rescue", _ONLY_SHOWN)
SHIPPED: Final[dict[str, str]] = {  # Edition.shipped
    "69bcb87eaca35fa1fb0f17e90a0bd0127e2125b8d4d564546f1adc30ba67e81d":
        "8e709e3641dfc5be6a04b0aa31d5291122a7ce47465696c80aa4a8ed32a657b3",
}  # fmt: skip

_check = FILE.check
_constant = FILE.constant
_index = FILE.index

_meta = FILE.meta()
TITLE: Final[str] = _meta["published_title"]
FEWEST_PLAYERS: Final[int] = _meta["players_min"]
MOST_PLAYERS: Final[int] = _meta["players_max"]
_check((FEWEST_PLAYERS, MOST_PLAYERS) == (3, 5), "players_min must be 3 and players_max 5: RR-2.3 has no others.")

ROUNDS: Final[int] = _constant("rounds_max")
HAND_KEPT: Final[int] = _constant("hand_limit")
BID_MAX: Final[int] = _constant("bid_max")
START_ENERGY: Final[int] = _constant("start_energy")
START_CHIPS: Final[int] = _constant("start_chips")
DICE: Final[int] = _constant("action_dice")
OPEN_PLANETS: Final[list[int]] = [_constant("blue_planets_open"), _constant("red_planets_open")]  # by colour
ROCKET_SIZE: Final[int] = _constant("rocket_modules_max")
EXCHANGE_GIVE: Final[int] = _constant("exchange_give")
EXCHANGE_GET: Final[int] = _constant("exchange_get")
CREW_VP: Final[int] = _constant("crew_vp")
FIRST_VP: Final[int] = _constant("first_vp")
EQUIPMENT_VP: Final[int] = _constant("equipment_vp")
AMBASSADOR_RESCUE_VP: Final[int] = _constant("ambassador_rescue_vp")
AMBASSADOR_FOREIGN_VP: Final[int] = _constant("ambassador_foreign_crew_vp")
BOARDING_COST: Final[int] = _constant("boarding_cost")
MECHANIC_DRAWS: Final[int] = _constant("mechanic_draws")
MOGUL_ENERGY: Final[int] = _constant("mogul_energy")
MOGUL_ENERGY_PER_CREW: Final[int] = _constant("mogul_energy_per_crew")
MOGUL_CHIPS: Final[int] = _constant("mogul_chips_max")
MINER_CUBES: Final[int] = _constant("miner_cubes")
PILOT_COCKPIT_VP: Final[int] = _constant("pilot_cockpit_vp")
EXPLORER_CHIP_VP: Final[int] = _constant("explorer_chip_vp")
EXPLORER_CHIP_FEE: Final[int] = _constant("explorer_chip_fee")
MOGUL_CHIP_FEE: Final[int] = _constant("mogul_chip_fee")
_check(ROUNDS >= 1, "rounds_max must be at least 1 (RR-3.1).")
_check(HAND_KEPT == 1, "hand_limit must be 1: RR-11.5 keeps exactly one module.")
_check(DICE == 4, "action_dice must be 4: RR-4.2 puts four dice on eight fields.")
_check(BID_MAX <= 999, "bid_max must be at most 999, or the list of actions grows too long (RR-R.13).")
_check(
    2 <= START_CHIPS <= 15,
    "start_chips must be from 2 to 15: in base one is the influence marker, and one lies on the Pilot's card (RR-1.6).",
)
_check(
    min(OPEN_PLANETS) >= 1 and max(OPEN_PLANETS) <= 99,
    "blue_planets_open and red_planets_open must be from 1 to 99: RR-13.2 replaces an open planet of either colour.",
)
_check(
    3 <= ROCKET_SIZE <= 20,
    "rocket_modules_max must be from 3 to 20: an engine, a cockpit and a tank, and a list of actions that is not too "
    "long (RR-9.9).",
)
_check(
    EXCHANGE_GIVE > EXCHANGE_GET >= 1, "exchange_give must be more than exchange_get, or exchanges never end (RR-9.5)."
)
_check(_constant("terminal_per_player") == 1, "terminal_per_player must be 1 (RR-8.5).")
_check(_constant("terminal_spaces") >= MOST_PLAYERS, "terminal_spaces must be at least players_max (RR-R.7).")
_check(_constant("ambassador_terminal_crew") == 1, "ambassador_terminal_crew must be 1 (RR-13.8).")
_check(_constant("pilot_chips") == 1, "pilot_chips must be 1 (RR-13.16).")
_check(MECHANIC_DRAWS >= 1, "mechanic_draws must be at least 1 (RR-13.5).")
_check(MOGUL_CHIP_FEE >= 1, "mogul_chip_fee must be at least 1: the chips return when it is paid (RR-13.13).")
_check(MOGUL_CHIPS <= 9, "mogul_chips_max must be at most 9, or the list of actions grows too long (RR-13.12).")
TERMINAL_SPACES: Final[int] = _constant("terminal_spaces")

# Editions, lengths, numbers of players.
_editions = FILE.rows(
    "edition",
    {
        "id": str, "names": dict, "screens": int, "phase_boards": int, "planets_blue": int, "planets_red": int,
        "modules_standard": int, "modules_advanced": int, "characters": int, "reference_cards": int,
        "closed_hangar_cards": int, "stability_dice": int, "action_dice_per_color": int, "resources_per_type": int,
        "energy_single": int, "energy_triple": int, "vp_single": int, "vp_five": int, "crew_per_color": int,
        "influence_markers_per_color": int, "chips_per_color": int,
    },
)  # fmt: skip
EDITION_IDS: Final[list[str]] = [row["id"] for row in _editions]
_check(EDITION_IDS == ["base", "deluxe"], "the editions must be base and deluxe (RR-1.1).")
MARKER_IS_CHIP: Final[list[bool]] = [row["influence_markers_per_color"] == 0 for row in _editions]  # RR-1.6
CREW_PER_COLOUR: Final[int] = min(row["crew_per_color"] for row in _editions)

_lengths = FILE.rows("length", {"id": str, "names": dict, "crew": int, "minutes": int})
LENGTH_IDS: Final[list[str]] = [row["id"] for row in _lengths]
CREW: Final[list[int]] = [row["crew"] for row in _lengths]  # per seat, by length
_check(LENGTH_IDS == ["short", "medium", "long"], "the lengths must be short, medium and long (RR-2.2).")
_check(min(CREW) >= 1, "crew must be at least 1 (RR-2.2).")
_check(max(CREW) <= CREW_PER_COLOUR, "crew must be at most crew_per_color (RR-1.5).")
_check(max(CREW) <= 15, "crew must be at most 15 (RR-2.2).")

_tables = FILE.rows("table", {"players": int, "market_capacity": int, "closed_hangars": int, "display": int,
                              "market_floor": int})  # fmt: skip
_check(
    [row["players"] for row in _tables] == [3, 4, 5], "there must be a [[table]] row for 3, 4 and 5 players (RR-2.3)."
)


def _by_players(key: str) -> list[int]:
    return [0] * FEWEST_PLAYERS + [row[key] for row in _tables]


CAPACITY: Final[list[int]] = _by_players("market_capacity")
CLOSED: Final[list[int]] = _by_players("closed_hangars")
DISPLAY: Final[list[int]] = _by_players("display")
FLOOR: Final[list[int]] = _by_players("market_floor")
_check(min(row["market_capacity"] for row in _tables) >= 1, "market_capacity must be at least 1 (RR-2.3).")
_check(
    all(floor <= capacity for floor, capacity in zip(FLOOR, CAPACITY, strict=True)),
    "market_floor must be at most market_capacity (RR-7.5).",
)

# Vocabularies.
_colours = FILE.rows("colour", {"id": str, "names": dict})
COLOUR_IDS: Final[list[str]] = [row["id"] for row in _colours]
_check(len(COLOUR_IDS) == MOST_PLAYERS, f"{MOST_PLAYERS} players need {MOST_PLAYERS} colours (RR-1.5).")

_resources = FILE.rows("resource", {"id": str, "names": dict, "colour": str, "cubes": int, "start": int})
RESOURCE_IDS: Final[list[str]] = [row["id"] for row in _resources]
_check(RESOURCE_IDS == _RESOURCES, f"the resources must be {', '.join(_RESOURCES)} (RR-1.7).")
RESOURCES: Final = 3
CUBES: Final[list[int]] = [row["cubes"] for row in _resources]
START_CUBES: Final[list[int]] = [row["start"] for row in _resources]
for _type in range(RESOURCES):
    _check(
        CUBES[_type] >= max(CAPACITY) + MOST_PLAYERS * START_CUBES[_type] + MINER_CUBES,
        f"{RESOURCE_IDS[_type]}: there are too few cubes to set up (RR-2.1, RR-2.3).",
    )
_check(
    all(row["resources_per_type"] == min(CUBES) == max(CUBES) for row in _editions),
    "edition: resources_per_type is not the cubes of each resource (RR-1.7).",
)

TYPE_IDS: Final[list[str]] = [row["id"] for row in FILE.rows("module_type", {"id": str, "names": dict, "colour": str})]
_check(TYPE_IDS == _TYPES, f"the module types must be {', '.join(_TYPES)} (RR-1.10).")
EQUIPMENT_IDS: Final[list[str]] = [row["id"] for row in FILE.rows("equipment", {"id": str, "names": dict})]
_check(EQUIPMENT_IDS == _EQUIPMENT, "the equipment must be rover and satellite (RR-1.10).")
_phases = FILE.rows("phase", {"id": str, "order": int, "dice_fields": int, "names": dict})
_check(
    [row["id"] for row in _phases] == _PHASES and [row["dice_fields"] for row in _phases] == [0, 2, 2, 2, 2],
    f"the phases must be {', '.join(_PHASES)}, the last four with two dice fields each (RR-3.1, RR-4.2).",
)
PHASE_IDS: Final[list[str]] = [row["id"] for row in _phases][1:]  # those with dice

_companies = FILE.rows("company", {"id": str, "names": dict, "discount": str, "amount": int})
COMPANY_IDS: Final[list[str]] = [row["id"] for row in _companies]
COMPANIES: Final[int] = len(COMPANY_IDS)
DISCOUNT: Final[list[int]] = [_index(row, "discount", RESOURCE_IDS) for row in _companies]
DISCOUNT_AMOUNT: Final[list[int]] = [row["amount"] for row in _companies]
_check(COMPANY_IDS == _COMPANIES, f"the companies must be {', '.join(_COMPANIES)} (RR-1.14).")
_hangars = FILE.rows("hangar", {"number": int, "company": str})
HANGARS: Final[int] = len(_hangars)
COMPANY_OF: Final[list[int]] = [_index(row, "company", COMPANY_IDS) for row in _hangars]  # by hangar
_check([row["number"] for row in _hangars] == [1, 2, 3, 4, 5, 6], "there must be hangars 1 to 6, in order (RR-1.2).")
_check(max(CLOSED) < HANGARS, "closed_hangars must leave a hangar open (RR-2.7).")

# Places for modules: ROCKET_SIZE per hangar; the first is the engine's, the last the cockpit's (RR-9.9).
PLACES: Final[int] = HANGARS * ROCKET_SIZE
HANGAR_OF: Final[list[int]] = [place // ROCKET_SIZE for place in range(PLACES)]  # by place
NUMBER_OF: Final[list[int]] = [place % ROCKET_SIZE for place in range(PLACES)]  # within its hangar, the engine's is 0
MIDDLE: Final[int] = ROCKET_SIZE - 2

# Dice.
_dice = FILE.rows("die", {"id": str, "names": dict, "faces": list, "energy": list})
_check(
    [row["id"] for row in _dice] == ["action", "stability"], "the dice must be action and stability (RR-1.5, RR-1.9)."
)
_check(_dice[0]["faces"] == [1, 2, 3, 4, 5, 6], "the action die's faces must be 1 to 6 (RR-4.2).")
FACES: Final = 6
DIE_ENERGY: Final[list[int]] = [0, *_dice[0]["energy"]]  # by value: what it costs, below 0 what it brings (RR-4.6)
_check(
    len(DIE_ENERGY) == FACES + 1 and all(type(each) is int for each in DIE_ENERGY),
    "the action die needs a whole number of energy for each face (RR-4.6).",
)
_check(
    all(DIE_ENERGY[value + 1] - DIE_ENERGY[value] == 1 for value in range(1, FACES)) and DIE_ENERGY[1] <= 0,
    "the energy of the action die must rise by 1 with each pip, from 0 or below: RR-4.8 lowers dice pip by pip.",
)
FILE.numbers(_dice[1], "faces")
STABILITY_FACES: Final[list[int]] = sorted(set(_dice[1]["faces"]))
STABILITY_WEIGHTS: Final[list[int]] = [_dice[1]["faces"].count(face) for face in STABILITY_FACES]
_check(min(STABILITY_FACES, default=0) >= 1, "the stability die needs faces, each of at least 1 (RR-1.9).")

_boarding = FILE.rows("boarding_action", {"value": int, "moves": int, "boardings": int})
_check(
    [row["value"] for row in _boarding] == [1, 2, 3, 4, 5, 6], "boarding_action must list the values 1 to 6 (RR-8.2)."
)
MOVES: Final[list[int]] = [0, *[row["moves"] for row in _boarding]]  # by die value
BOARDINGS: Final[list[int]] = [0, *[row["boardings"] for row in _boarding]]
_check(
    all(not (MOVES[value] and BOARDINGS[value]) for value in range(1, FACES + 1)),
    "a boarding die moves or boards, never both (RR-8.2).",
)
_building = FILE.rows("build_launch_action", {"value": int, "options": list})
_check(
    [row["value"] for row in _building] == [1, 2, 3, 4, 5, 6],
    "build_launch_action must list the values 1 to 6 (RR-9.1).",
)


def _read_options(row: Row) -> list[list[int]]:
    """What a die allows: each option as shifts, builds and launches."""
    options: list[list[int]] = []
    for option in row["options"]:
        _check(
            isinstance(option, dict) and list(option) == ["shift", "build", "launch"],
            f"build_launch_action {row['value']}: an option has shift, build and launch.",
        )
        FILE.numbers({"option": option}, "option")
        options.append([option["shift"], option["build"], option["launch"]])
    return options


ALLOWS: Final[list[list[list[int]]]] = [[], *[_read_options(row) for row in _building]]  # by die value
MOST_ALLOWED: Final[list[int]] = [  # shifts, builds and launches of one die
    max((option[kind] for options in ALLOWS for option in options), default=0) for kind in range(3)
]

MOST_OPTIONS: Final[int] = max(map(len, ALLOWS))

# Modules.
_modules = FILE.rows(
    "module",
    {
        "id": str, "deck": str, "type": str, "names": dict, "copies": dict, "stability": int, "seats": int,
        "energy": int, "cost": dict, "equipment": list,
    },
)  # fmt: skip
MODULE_IDS: Final[list[str]] = [row["id"] for row in _modules]
MODULES: Final[int] = len(MODULE_IDS)
STANDARD: Final[int] = sum(1 for row in _modules if row["deck"] == "standard")  # how many kinds; they come first
_check(
    [_index(row, "deck", ["standard", "advanced"]) for row in _modules] == [0] * STANDARD + [1] * (MODULES - STANDARD),
    "the standard modules must come before the advanced ones.",
)
TYPE: Final[list[int]] = [_index(row, "type", _TYPES) for row in _modules]
_check(sorted(TYPE[:STANDARD]) == [0, 1, 2, 3], "there must be one kind of standard module for each type (RR-1.13).")
STABILITY_OF: Final[list[int]] = [row["stability"] for row in _modules]
SEATS: Final[list[int]] = [row["seats"] for row in _modules]
MODULE_ENERGY: Final[list[int]] = [row["energy"] for row in _modules]


def _read_cost(row: Row) -> list[int]:
    _check(sorted(row["cost"]) == sorted(RESOURCE_IDS), f"{row['id']}: cost must name {', '.join(RESOURCE_IDS)}.")
    FILE.numbers(row, "cost")
    return [row["cost"][each] for each in RESOURCE_IDS]


def _read_equipment(row: Row) -> int:
    bits = 0
    for each in row["equipment"]:
        bits |= 1 << _index({"id": row["id"], "equipment": each}, "equipment", _EQUIPMENT)
    return bits


def _read_copies(row: Row) -> list[int]:
    _check(sorted(row["copies"]) == sorted(EDITION_IDS), f"{row['id']}: copies must name {', '.join(EDITION_IDS)}.")
    FILE.numbers(row, "copies")
    return [row["copies"][each] for each in EDITION_IDS]


COST: Final[list[list[int]]] = [_read_cost(row) for row in _modules]
SHOWS: Final[list[int]] = [_read_equipment(row) for row in _modules]
MODULE_COPIES: Final[list[list[int]]] = [  # by edition and module
    [_read_copies(row)[edition] for row in _modules] for edition in range(len(EDITION_IDS))
]


def _price(module: int, hangar: int) -> list[int]:
    """RR-9.4, RR-R.50: what a module costs in a hangar, less the company's discount, never below 0."""
    company = COMPANY_OF[hangar]
    cost = COST[module].copy()
    cost[DISCOUNT[company]] = max(0, cost[DISCOUNT[company]] - DISCOUNT_AMOUNT[company])
    return cost


PRICE: Final[list[list[list[int]]]] = [  # by module and hangar, cubes of each resource
    [_price(module, hangar) for hangar in range(HANGARS)] for module in range(MODULES)
]
MOST_SEATS: Final[int] = max(SEATS)
_check(MOST_SEATS <= 15, "a module can have at most 15 seats.")

# Planets.
_planets = FILE.rows(
    "planet",
    {
        "id": str, "colour": str, "names": dict, "copies": dict, "fuel": int, "equipment": list, "energy_cost": int,
        "launch_reward": int, "build_reward": int,
    },
)  # fmt: skip
PLANET_IDS: Final[list[str]] = [row["id"] for row in _planets]
PLANETS: Final[int] = len(PLANET_IDS)
PLANET_COLOUR: Final[list[int]] = [_index(row, "colour", COLOURS) for row in _planets]
FUEL: Final[list[int]] = [row["fuel"] for row in _planets]
NEEDS: Final[list[int]] = [_read_equipment(row) for row in _planets]
PLANET_COST: Final[list[int]] = [row["energy_cost"] for row in _planets]
LAUNCH_REWARD: Final[list[int]] = [row["launch_reward"] for row in _planets]
BUILD_REWARD: Final[list[int]] = [row["build_reward"] for row in _planets]
PLANET_COPIES: Final[list[list[int]]] = [
    [_read_copies(row)[edition] for row in _planets] for edition in range(len(EDITION_IDS))
]
_check(
    all(copies <= 1 for edition in PLANET_COPIES for copies in edition),
    "of a planet there is one card at most (RR-1.12).",
)
PLANET_PLACES: Final[int] = sum(OPEN_PLANETS)  # blue ones first
PLACE_COLOUR: Final[list[int]] = [BLUE] * OPEN_PLANETS[BLUE] + [RED] * OPEN_PLANETS[RED]

# Characters.
_characters = FILE.rows("character", {"id": str, "names": dict, "copies": dict, "text": dict})
CHARACTER_IDS: Final[list[str]] = [row["id"] for row in _characters]
_check(CHARACTER_IDS == _CHARACTERS, f"the characters must be {', '.join(_CHARACTERS)} (RR-1.4).")
CHARACTERS_IN: Final[list[list[int]]] = [  # by edition
    [number for number, row in enumerate(_characters) if _read_copies(row)[edition] > 0]
    for edition in range(len(EDITION_IDS))
]
_check(min(map(len, CHARACTERS_IN)) >= MOST_PLAYERS, "each edition needs a character for every player (RR-13.1).")

END_REASON_IDS: Final[dict[int, str]] = FILE.end_reasons("all_rescued", "last_round")
FILE.rows("action", {"id": str, "names": dict})  # what the verbs are called

# The editions' counts hold (RR-1.3 to RR-1.5).
for _edition, _row in enumerate(_editions):
    for _key, _found in (
        ("modules_standard", sum(MODULE_COPIES[_edition][:STANDARD])),
        ("modules_advanced", sum(MODULE_COPIES[_edition][STANDARD:])),
        ("planets_blue", sum(PLANET_COPIES[_edition][each] for each in range(PLANETS) if PLANET_COLOUR[each] == BLUE)),
        ("planets_red", sum(PLANET_COPIES[_edition][each] for each in range(PLANETS) if PLANET_COLOUR[each] == RED)),
        ("characters", len(CHARACTERS_IN[_edition])),
        ("action_dice_per_color", DICE),
        ("chips_per_color", START_CHIPS),
    ):
        _check(_row[_key] == _found, f"edition {_row['id']}: {_key} is {_row[_key]}, but the rows make it {_found}.")

# Bounds.
_best = sorted((LAUNCH_REWARD[each] + BUILD_REWARD[each] for each in range(PLANETS)), reverse=True)
MOST_LAUNCHES: Final[int] = ROUNDS * 2 * MOST_PLAYERS * max(MOST_ALLOWED[2], 1)
HIGHEST_SCORE: Final[int] = (
    sum(_best[:MOST_LAUNCHES])
    + MOST_LAUNCHES * (EQUIPMENT_VP + MOST_SEATS * PILOT_COCKPIT_VP)
    + START_CHIPS * ROUNDS * EXPLORER_CHIP_VP
    + FIRST_VP
    + max(CREW) * max(CREW_VP, AMBASSADOR_FOREIGN_VP)
    + MOST_PLAYERS * max(CREW) * AMBASSADOR_RESCUE_VP
)
# A round has at most 2 dice per phase and player; a turn hardly more steps than cubes to exchange, two builds with
# their crew, a launch with its checks and re-rolls. Order rolls that tie again and again have no bound, but are rare.
_many: Final = max(1, MOST_ALLOWED[0], MOST_ALLOWED[1] - 1, MOST_ALLOWED[2])  # times as much as a printed die allows
MOST_STEPS: Final[int] = (
    200 + PLANET_PLACES + MECHANIC_DRAWS + ROUNDS * MOST_PLAYERS * (12 + 8 * (30 + 6 * ROCKET_SIZE) * _many)
)
# All energy that can come from the bank: at the start, for low dice, and for what is built.
MOST_ENERGY: Final[int] = MOST_PLAYERS * (
    max(START_ENERGY, MOGUL_ENERGY + MOGUL_ENERGY_PER_CREW * max(CREW))
    + ROUNDS * (DICE * -DIE_ENERGY[1] + 2 * MOST_ALLOWED[1] * max(MODULE_ENERGY))
)
FILE.expect_nothing_more()
