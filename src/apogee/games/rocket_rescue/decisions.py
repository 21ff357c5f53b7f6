"""Who acts, which actions are legal, how actions and outcomes are numbered.

Legality is written once, as bars: the number of the first rule, in the catalogue's order, that forbids an action, or 0.
The list of legal actions and every refusal ask the same bars. Rule RR-a.b has the number 100 * a + b.
"""

from typing import Final

from mypy_extensions import i64

from apogee.core.pile import Odds, odds_table
from apogee.core.types import CHANCE, NOBODY
from apogee.games.rocket_rescue import data, rockets
from apogee.games.rocket_rescue.state import ADVANCED, NO_BID, NO_MODULE, Seat, Table, crew_of

# Actions. Blocks of many begin at these numbers.
PASS: Final = 0
END: Final = 1
DONE: Final = 2
AGAIN: Final = 3  # the Mechanic's re-roll
CREW: Final = 4
BOARD_TERMINAL: Final = 5
PLAN: Final = 6  # + field * FACES + value - 1
BID: Final[int] = PLAN + data.FIELDS * data.FACES  # + energy
SET: Final[int] = BID + data.BID_MAX + 1  # + field * FACES + value - 1
TAKE: Final[int] = SET + data.FIELDS * data.FACES  # + module
BUY: Final[int] = TAKE + data.MODULES  # + type * FACES + cubes - 1
REFILL: Final[int] = BUY + data.RESOURCES * data.FACES  # + type
BOARD: Final[int] = REFILL + data.RESOURCES  # + place
MOVE: Final[int] = BOARD + data.PLACES  # + place * MOST_PLAYERS + colour
TO: Final[int] = MOVE + data.PLACES * data.MOST_PLAYERS  # + place
SHIFT: Final[int] = TO + data.PLACES  # + place * (HANGARS - 1) + which of the other hangars
BUILD: Final[int] = SHIFT + data.PLACES * (data.HANGARS - 1)  # + module * HANGARS + hangar
EXCHANGE: Final[int] = BUILD + data.MODULES * data.HANGARS  # + type given * 2 + which of the other types
LAUNCH: Final[int] = EXCHANGE + data.RESOURCES * (data.RESOURCES - 1)  # + hangar * PLANETS + planet
EQUIP: Final[int] = LAUNCH + data.HANGARS * data.PLANETS  # + place
ASSIGN: Final[int] = EQUIP + data.PLACES  # + place * MOST_PLAYERS + colour
CHOOSE: Final[int] = ASSIGN + data.PLACES * data.MOST_PLAYERS  # + character
KEEP: Final[int] = CHOOSE + len(data.CHARACTER_IDS)  # + module
DRAW: Final[int] = KEEP + data.MODULES  # + colour
REPLACE: Final[int] = DRAW + len(data.COLOURS)  # + planet
MARK: Final[int] = REPLACE + data.PLANETS  # + planet
SPREAD: Final[int] = MARK + data.PLANETS  # + number of the spread
SPREADS: Final[list[list[int]]] = [  # RR-13.12: the Mogul's chips by company
    [first, second, third]
    for first in range(data.MOGUL_CHIPS + 1)
    for second in range(data.MOGUL_CHIPS + 1 - first)
    for third in range(data.MOGUL_CHIPS + 1 - first - second)
]
ACTIONS: Final[int] = SPREAD + len(SPREADS)

# Chance outcomes.
OUT_ROLL: Final = 0  # + value - 1
OUT_CLOSE: Final[int] = OUT_ROLL + data.FACES  # + hangar
OUT_CHARACTER: Final[int] = OUT_CLOSE + data.HANGARS
OUT_PLANET: Final[int] = OUT_CHARACTER + len(data.CHARACTER_IDS)
OUT_TOP: Final[int] = OUT_PLANET + data.PLANETS  # + advanced module, counted from the first of them
OUT_STABILITY: Final[int] = OUT_TOP + data.MODULES - data.STANDARD  # + number of the face
OUTCOMES: Final[int] = OUT_STABILITY + len(data.STABILITY_FACES)

# Rules that bar an action.
CHARACTERS_OPTION: Final = 208
PHASE_ORDER: Final = 301
ROUND_START: Final = 303
PLACE_DICE: Final = 402
ALL_DICE: Final = 403
BIDDING: Final = 404
FIXED: Final = 405
TURN_ORDER: Final = 501
SKIPPING: Final = 504
OWN_VALUE: Final = 505
TAKE_ONE: Final = 602
NO_LIMIT_YET: Final = 605
ONE_TYPE: Final = 701
MARKET_HOLDS: Final = 703
REFILL_ONE: Final = 704
MOVING: Final = 803
BOARDING: Final = 804
AT_TERMINAL: Final = 805
BUILD_VALUES: Final = 901
SHIFTING: Final = 902
BUILDING: Final = 903
PAYING: Final = 904
EXCHANGING: Final = 905
OWN_CHIP: Final = 907
CREW_ON_IT: Final = 908
ROCKET_RULES: Final = 909
WHICH_ROCKET: Final = 1001
WHICH_PLANET: Final = 1002
DECLARED: Final = 1003
PLANET_COST: Final = 1004
TERMINAL_BOARDING: Final = 1102
HAND_LIMIT: Final = 1105
GAME_OVER: Final = 1201
ONE_CHARACTER: Final = 1301
EXPLORER_DRAWS: Final = 1302
EXPLORER_MARKS: Final = 1303
ENGINEER_SETS: Final = 1304
MECHANIC_STARTS: Final = 1305
MECHANIC_ROLLS: Final = 1306
MECHANIC_SHIFTS: Final = 1307
SABOTEUR_ACTS: Final = 1310
MOGUL_SPREADS: Final = 1312
MOGUL_FEE: Final = 1313
MINER_SPLITS: Final = 1315
PILOT_CHIP: Final = 1319


def current(table: Table) -> i64:
    """The player whom the next step asks, or CHANCE, or NOBODY."""
    if not table.agenda:
        return NOBODY
    step = table.agenda[-1]
    if step.verb < data.FIRST_PLAYER:
        return CHANCE
    if step.verb != data.PLAN and step.verb != data.KEEP:
        return step.seat
    player: i64 = 0
    while table.seats[player].is_ready:
        player += 1
    return player


def is_pending(table: Table, player: i64) -> bool:
    """Whether a player may answer now."""
    if not table.agenda or player < 0:
        return False
    step = table.agenda[-1]
    if step.verb == data.PLAN or step.verb == data.KEEP:
        return not table.seats[player].is_ready
    return step.verb >= data.FIRST_PLAYER and step.seat == player


def pending(table: Table) -> list[int]:
    """RR-D.7, RR-D.20: everybody who is not ready; otherwise the one who is asked."""
    return [player for player in range(len(table.seats)) if is_pending(table, player)]


# --- Bars


def bar(table: Table, player: i64, action: i64) -> i64:
    """The number of the first rule that forbids a player this action now, or 0."""
    if table.ended != 0:
        return GAME_OVER
    if not is_pending(table, player):
        return TURN_ORDER
    verb = table.agenda[-1].verb
    if verb == data.PLAN:
        return bar_to_plan(table.seats[player], action)
    if verb == data.RESEARCH_TURN:
        return bar_to_research(table, action)
    if verb == data.SHOPPING_TURN:
        return bar_to_shop(table, player, action)
    if verb == data.BOARDING_TURN:
        return bar_to_board(table, player, action)
    if verb == data.BUILD_TURN:
        return bar_to_build_turn(table, player, action)
    if EXCHANGE <= action < LAUNCH and is_build_turn_of(table, player):
        return bar_to_exchange(table, table.seats[player], (action - EXCHANGE) // 2, exchange_target(action))
    if verb == data.TARGET:
        return bar_to_target(table, action)
    if verb == data.CREW_ABOARD:
        return 0 if action in (CREW, PASS) else CREW_ON_IT
    if verb == data.SABOTAGE:
        return bar_to_sabotage(table, action)
    if verb == data.REROLL:
        return 0 if action in (AGAIN, PASS) else MECHANIC_ROLLS
    if verb == data.REFILL:
        if BUY <= action < REFILL:
            return REFILL_ONE
        return 0 if REFILL <= action < BOARD else bar_elsewhere(action, REFILL_ONE)
    if verb == data.TERMINAL:
        return bar_at_terminal(table, player, action)
    if verb == data.KEEP:
        return bar_to_keep(table.seats[player], action)
    return bar_of_character(table, verb, action)


def bars(table: Table, player: i64) -> list[int]:
    """The bar to every action of the vocabulary, in order."""
    return [bar(table, player, action) for action in range(ACTIONS)]


def bar_elsewhere(action: i64, asked: i64) -> i64:
    """The bar to an action that is not among those asked for; without a moment of its own, what is asked bars it."""
    if action in (PASS, END, DONE):
        return asked
    if action == AGAIN:
        return MECHANIC_ROLLS
    if action == CREW:
        return CREW_ON_IT
    if SET <= action < TAKE:
        return FIXED
    if TO <= action < SHIFT:
        return MOVING
    if EQUIP <= action < ASSIGN:
        return PILOT_CHIP
    if ASSIGN <= action < CHOOSE:
        return SABOTEUR_ACTS
    if CHOOSE <= action < KEEP:
        return CHARACTERS_OPTION
    if KEEP <= action < DRAW:
        return NO_LIMIT_YET
    return PHASE_ORDER if action < CHOOSE else ROUND_START


def bar_to_plan(seat: Seat, action: i64) -> i64:
    """RR-4.2 to RR-4.4: four dice, each on a field of its own, and one bid that the seat can pay."""
    if PLAN <= action < BID:
        if count_dice(seat.dice) == data.DICE or seat.die((action - PLAN) // data.FACES) != 0:
            return PLACE_DICE
        return 0
    if BID <= action < SET:
        return 0 if seat.bid == NO_BID and action - BID <= seat.energy else BIDDING
    if action == DONE:
        return 0 if count_dice(seat.dice) == data.DICE else ALL_DICE
    return bar_elsewhere(action, ALL_DICE)


def bar_to_research(table: Table, action: i64) -> i64:
    """RR-6.2, RR-6.3."""
    if TAKE <= action < BUY:
        module: i64 = action - TAKE
        if module < data.STANDARD:
            return 0 if table.standard[module] > 0 else TAKE_ONE
        return 0 if module in table.display else TAKE_ONE
    return 0 if action == PASS else bar_elsewhere(action, SKIPPING)


def bar_to_shop(table: Table, player: i64, action: i64) -> i64:
    """RR-7.1 to RR-7.3, RR-13.15."""
    if BUY <= action < REFILL:
        resource: i64 = (action - BUY) // data.FACES
        cubes: i64 = (action - BUY) % data.FACES + 1
        value = table.seats[player].die(table.agenda[-1].about)
        if cubes > value - table.used:
            return ONE_TYPE
        if cubes > table.market[resource]:
            return MARKET_HOLDS
        return 0 if can_name(table, resource) else MINER_SPLITS
    if REFILL <= action < BOARD:
        return REFILL_ONE
    return 0 if action == PASS else bar_elsewhere(action, SKIPPING)


def can_name(table: Table, resource: i64) -> bool:
    """RR-R.52: the Miner may name a type again with the same die; by rules version 1, each type once."""
    return table.rules >= 2 or (table.bought >> resource) & 1 == 0


def bar_to_board(table: Table, player: i64, action: i64) -> i64:
    """RR-8.2 to RR-8.5: moves with a low die, boardings with a high one."""
    if action == END:
        return 0
    value = table.seats[player].die(table.agenda[-1].about)
    if MOVE <= action < TO:
        if data.MOVES[value] == 0:
            return OWN_VALUE
        colour: i64 = (action - MOVE) % data.MOST_PLAYERS
        return bar_to_move(table, (action - MOVE) // data.MOST_PLAYERS, colour) if colour == player else MOVING
    if action == BOARD_TERMINAL or BOARD <= action < MOVE:
        if data.BOARDINGS[value] == 0:
            return OWN_VALUE
        if action == BOARD_TERMINAL:
            return 0 if table.seats[player].crew > 0 and player not in table.terminal else AT_TERMINAL
        if table.seats[player].crew == 0:
            return BOARDING
        return bar_to_seat(table, player, action - BOARD)
    return bar_elsewhere(action, SKIPPING)


def bar_to_move(table: Table, place: i64, colour: i64) -> i64:
    """RR-8.3: somebody of this colour is there, and a seat is free on another module."""
    if crew_of(table.built[place].crew, colour) == 0:
        return MOVING
    for other in range(data.PLACES):
        if other != place and table.built[other].is_free():
            return 0
    return MOVING


def bar_to_seat(table: Table, player: i64, place: i64) -> i64:
    """RR-8.4, RR-13.17: a free seat, and energy for it."""
    built = table.built[place]
    if not built.is_free():
        return BOARDING
    return 0 if table.seats[player].energy >= boarding_cost(table, player, place) else BOARDING


def boarding_cost(table: Table, player: i64, place: i64) -> i64:
    """RR-8.4, RR-13.17: what a seat in this place costs a player."""
    return seat_cost(table.seats[player].character, table.built[place].module)


def seat_cost(character: i64, module: i64) -> i64:
    """RR-13.17: the Pilot boards cockpits free of charge."""
    return 0 if character == data.PILOT and data.TYPE[module] == data.COCKPIT else data.BOARDING_COST


def bar_to_target(table: Table, action: i64) -> i64:
    """RR-8.3, RR-13.10: to a free seat on another module, before anything else."""
    if TO <= action < SHIFT:
        place: i64 = action - TO
        if place != table.agenda[-1].about // 8 and table.built[place].is_free():
            return 0
    return SABOTEUR_ACTS if table.agenda[-2].verb == data.SABOTAGE else MOVING


def bar_at_terminal(table: Table, player: i64, action: i64) -> i64:
    """RR-11.2: the crew member in the terminal boards as usual, or stays."""
    if action == PASS:
        return 0
    if BOARD <= action < MOVE:
        return bar_to_seat(table, player, action - BOARD)
    if action == BOARD_TERMINAL:
        return AT_TERMINAL
    return bar_elsewhere(action, TERMINAL_BOARDING)


def bar_to_keep(seat: Seat, action: i64) -> i64:
    """RR-11.5: one module is kept, no more and no less."""
    if KEEP <= action < DRAW:
        return 0 if seat.kept == NO_MODULE and (action - KEEP) in seat.modules else HAND_LIMIT
    if action == DONE:
        return 0 if seat.kept != NO_MODULE else HAND_LIMIT
    return bar_elsewhere(action, HAND_LIMIT)


# --- Bars of Build & Launch


def bar_to_build_turn(table: Table, player: i64, action: i64) -> i64:
    """RR-9.1: what the die still allows, in any order; and what is always allowed."""
    if action == END:
        return 0
    seat = table.seats[player]
    if SHIFT <= action < BUILD:
        place: i64 = (action - SHIFT) // (data.HANGARS - 1)
        rule = bar_to_shift_at_all(table, player)
        return rule if rule != 0 else bar_to_shift(table, player, place, shift_target(action))
    if BUILD <= action < EXCHANGE:
        rule = bar_of_die(table, seat, 1)
        if rule != 0:
            return rule
        return bar_to_build(table, player, (action - BUILD) // data.HANGARS, (action - BUILD) % data.HANGARS)
    if EXCHANGE <= action < LAUNCH:
        return bar_to_exchange(table, seat, (action - EXCHANGE) // 2, exchange_target(action))
    if LAUNCH <= action < EQUIP:
        rule = bar_of_die(table, seat, 2)
        if rule != 0:
            return rule
        return bar_to_launch(table, player, (action - LAUNCH) // data.PLANETS, (action - LAUNCH) % data.PLANETS)
    if EQUIP <= action < ASSIGN:
        return bar_to_equip(table, player, action - EQUIP)
    return bar_elsewhere(action, SKIPPING)


def shift_target(action: i64) -> i64:
    """The hangar that a shift goes to."""
    place: i64 = (action - SHIFT) // (data.HANGARS - 1)
    other: i64 = (action - SHIFT) % (data.HANGARS - 1)
    return other if other < place // data.ROCKET_SIZE else other + 1


def exchange_target(action: i64) -> i64:
    """The type that an exchange takes."""
    given: i64 = (action - EXCHANGE) // 2
    other: i64 = (action - EXCHANGE) % 2
    return other if other < given else other + 1


def bar_of_die(table: Table, seat: Seat, kind: i64) -> i64:
    """RR-5.5, RR-9.1: whether the die allows one more shift (0), build (1) or launch (2), with what was done by it."""
    is_known = False
    for option in data.ALLOWS[seat.die(table.agenda[-1].about)]:
        if option[kind] == 0:
            continue
        is_known = True
        shifts: i64 = table.shifts + (1 if kind == 0 else 0)
        builds: i64 = table.builds + (1 if kind == 1 else 0)
        launches: i64 = table.launches + (1 if kind == 2 else 0)
        if option[0] >= shifts and option[1] >= builds and option[2] >= launches:
            return 0
    return BUILD_VALUES if is_known else OWN_VALUE


def bar_to_shift_at_all(table: Table, player: i64) -> i64:
    """RR-9.1, RR-13.7: the die's own shift, or the Mechanic's."""
    seat = table.seats[player]
    rule = bar_of_die(table, seat, 0)
    if rule == 0 or seat.character != data.MECHANIC:
        return rule
    return MECHANIC_SHIFTS if table.has_shifted else 0


def bar_to_shift(table: Table, player: i64, place: i64, hangar: i64) -> i64:
    """RR-9.2: an own module, to an open hangar where it fits."""
    built = table.built[place]
    if built.module == NO_MODULE or built.owner != player or (table.closed >> hangar) & 1 == 1:
        return SHIFTING
    return 0 if rockets.fits(table.built, hangar, data.TYPE[built.module]) else ROCKET_RULES


def bar_to_build(table: Table, player: i64, module: i64, hangar: i64) -> i64:
    """RR-9.3, RR-9.4, RR-9.7, RR-9.9, RR-13.13."""
    seat = table.seats[player]
    if module not in seat.modules or (table.closed >> hangar) & 1 == 1:
        return BUILDING
    cost = data.PRICE[module * data.HANGARS + hangar]
    cubes = seat.cubes
    if cubes[0] < cost[0] or cubes[1] < cost[1] or cubes[2] < cost[2]:
        return PAYING
    return bar_to_build_paid(table, player, module, hangar)


def bar_to_build_paid(table: Table, player: i64, module: i64, hangar: i64) -> i64:
    """RR-9.7, RR-9.9, RR-13.13: for who has the module and its cubes, in an open hangar."""
    seat = table.seats[player]
    if seat.chips == 0:
        return OWN_CHIP
    if not rockets.fits(table.built, hangar, data.TYPE[module]):
        return ROCKET_RULES
    return MOGUL_FEE if build_fee(table, player, hangar) > seat.energy else 0


def build_fee(table: Table, player: i64, hangar: i64) -> i64:
    """RR-13.13: what a player pays to the Mogul for a build in this hangar."""
    return fee_for(table.companies[data.COMPANY_OF[hangar]], table.seats[player].character)


def fee_for(chips: i64, character: i64) -> i64:
    """RR-13.13: what so many chips cost who builds there; the Mogul pays nothing."""
    return 0 if character == data.MOGUL else chips * data.MOGUL_CHIP_FEE


def is_build_turn_of(table: Table, player: i64) -> bool:
    """RR-R.21: whether a player is in the own Build & Launch turn, whatever is asked in it."""
    for step in reversed(table.agenda):
        if step.verb == data.BUILD_TURN:
            return step.seat == player
    return False


def bar_to_exchange(table: Table, seat: Seat, given: i64, taken: i64) -> i64:
    """RR-9.5, RR-R.2."""
    return 0 if seat.cubes[given] >= data.EXCHANGE_GIVE and table.bank[taken] >= data.EXCHANGE_GET else EXCHANGING


def bar_to_launch(table: Table, player: i64, hangar: i64, planet: i64) -> i64:
    """RR-10.1, RR-10.2, RR-10.4."""
    if not rockets.can_fly(table.built, hangar, player):
        return WHICH_ROCKET
    if planet not in table.planets or not rockets.meets(table.built, hangar, planet):
        return WHICH_PLANET
    return 0 if launch_cost(table, player, planet) <= table.seats[player].energy else PLANET_COST


def launch_cost(table: Table, player: i64, planet: i64) -> i64:
    """RR-10.4, RR-13.3: the planet's cost, and the Explorer's fee."""
    return data.PLANET_COST[planet] + launch_fee(table, player, planet)


def launch_fee(table: Table, player: i64, planet: i64) -> i64:
    """RR-13.3: what others than the Explorer pay to the Explorer."""
    if table.seats[player].character == data.EXPLORER:
        return 0
    place: i64 = 0
    while table.planets[place] != planet:
        place += 1
    return table.marks[place] * data.EXPLORER_CHIP_FEE


def bar_to_equip(table: Table, player: i64, place: i64) -> i64:
    """RR-13.19: the Pilot's chip, once, on an own module."""
    if table.seats[player].character != data.PILOT or not table.has_pilot_chip:
        return PILOT_CHIP
    return 0 if table.built[place].owner == player else PILOT_CHIP


# --- Bars of characters


def bar_to_sabotage(table: Table, action: i64) -> i64:
    """RR-13.10."""
    if action == PASS:
        return 0
    if MOVE <= action < TO:
        return bar_to_abduct(table, (action - MOVE) // data.MOST_PLAYERS, (action - MOVE) % data.MOST_PLAYERS)
    if ASSIGN <= action < CHOOSE:
        return bar_to_assign(table, (action - ASSIGN) // data.MOST_PLAYERS, (action - ASSIGN) % data.MOST_PLAYERS)
    return DECLARED


def bar_to_abduct(table: Table, place: i64, colour: i64) -> i64:
    """RR-13.10 (a): not a crew member that is its owner's last one not on a planet."""
    if colour >= len(table.seats) or table.crew_each() - table.seats[colour].saved == 1:
        return SABOTEUR_ACTS
    return 0 if bar_to_move(table, place, colour) == 0 else SABOTEUR_ACTS


def bar_to_assign(table: Table, place: i64, colour: i64) -> i64:
    """RR-13.10 (b), RR-R.1: another player in the game, who has a chip left."""
    built = table.built[place]
    if built.module == NO_MODULE or colour >= len(table.seats) or built.owner == colour:
        return SABOTEUR_ACTS
    return 0 if table.seats[colour].chips > 0 else SABOTEUR_ACTS


def bar_of_character(table: Table, verb: i64, action: i64) -> i64:
    """RR-D.1 to RR-D.6, RR-D.8: setup, round start and the Engineer."""
    if verb == data.ADJUST:
        if SET <= action < TAKE:
            die = table.seats[table.agenda[-1].seat].die((action - SET) // data.FACES)
            return 0 if die != 0 and die != (action - SET) % data.FACES + 1 else ENGINEER_SETS
        if PLAN <= action < SET:
            return FIXED
        return 0 if action == PASS else bar_elsewhere(action, ENGINEER_SETS)
    if verb == data.EXPLORE:
        if DRAW <= action < REPLACE:
            return 0 if table.piles[action - DRAW].size > 0 else EXPLORER_DRAWS
        return 0 if action == PASS else bar_elsewhere(action, EXPLORER_DRAWS)
    if verb == data.REPLACE:
        if REPLACE <= action < MARK:
            planet: i64 = action - REPLACE
            is_open = planet in table.planets and data.PLANET_COLOUR[planet] == data.PLANET_COLOUR[table.drawn]
            return 0 if is_open else EXPLORER_DRAWS
        return bar_elsewhere(action, EXPLORER_DRAWS)
    if verb == data.MARK:
        if MARK <= action < SPREAD:
            return 0 if action - MARK in table.planets else EXPLORER_MARKS
        return 0 if action == PASS else bar_elsewhere(action, EXPLORER_MARKS)
    if verb == data.SPREAD:
        if action >= SPREAD:
            return bar_to_spread(table, table.seats[table.agenda[-1].seat], SPREADS[action - SPREAD])
        return 0 if action == PASS else bar_elsewhere(action, MOGUL_SPREADS)
    if verb == data.CHOOSE:
        if CHOOSE <= action < KEEP:
            return 0 if (action - CHOOSE) in characters_left(table) else ONE_CHARACTER
        return bar_elsewhere(action, ONE_CHARACTER)
    if KEEP <= action < DRAW:
        return 0 if (action - KEEP) in table.drawn_modules else MECHANIC_STARTS
    return bar_elsewhere(action, MECHANIC_STARTS)


def bar_to_spread(table: Table, seat: Seat, spread: list[int]) -> i64:
    """RR-13.12: all chips that lie there, and at most one more from the supply; not all as it is."""
    there: i64 = table.companies[0] + table.companies[1] + table.companies[2]
    more: i64 = spread[0] + spread[1] + spread[2] - there
    if spread == table.companies or more < 0 or more > 1 or more > seat.chips:
        return MOGUL_SPREADS
    return 0


def characters_left(table: Table) -> list[int]:
    """RR-13.1: the characters of the edition that nobody has."""
    return [each for each in data.CHARACTERS_IN[table.edition] if table.who_is(each) < 0]


# --- Lists


def count_dice(dice: i64) -> i64:
    """How many fields have a die."""
    found: i64 = 0
    left: i64 = dice
    while left != 0:
        if left & 15 != 0:
            found += 1
        left >>= 4
    return found


def _plans() -> list[list[int]]:
    """For each set of fields that have dice, the dice that may be placed."""
    lists: list[list[int]] = []
    for fields in range(1 << data.FIELDS):
        free = [field for field in range(data.FIELDS) if (fields >> field) & 1 == 0]
        room = len(free) > data.FIELDS - data.DICE
        lists.append(
            [PLAN + field * data.FACES + value for field in free for value in range(data.FACES)] if room else []
        )
    return lists


_PLANS: Final[list[list[int]]] = _plans()
_BIDS: Final[list[int]] = list(range(BID, SET))


def fields_with_dice(dice: i64) -> i64:
    """The fields that have a die, as bits."""
    fields: i64 = 0
    field: i64 = 0
    left: i64 = dice
    one: i64 = 1
    while left != 0:
        if left & 15 != 0:
            fields |= one << field
        left >>= 4
        field += 1
    return fields


def legal_actions(table: Table, player: i64) -> list[int]:
    """All that a player may do now, ascending."""
    if not is_pending(table, player):
        return []
    verb = table.agenda[-1].verb
    if verb == data.PLAN:
        return legal_plans(table.seats[player])
    if verb == data.BUILD_TURN:
        return legal_builds(table, player)
    if verb == data.RESEARCH_TURN:
        return legal_research(table)
    if verb == data.SHOPPING_TURN:
        return legal_shopping(table, player)
    if verb == data.BOARDING_TURN:
        return legal_boarding(table, player)
    if verb == data.TARGET:
        return with_exchanges(table, player, legal_among(table, player, [], TO, SHIFT))
    if verb == data.CREW_ABOARD:
        return with_exchanges(table, player, [PASS, CREW])
    if verb == data.REROLL:
        return with_exchanges(table, player, [PASS, AGAIN])
    if verb == data.REFILL:
        return [REFILL, REFILL + 1, REFILL + 2]
    if verb == data.SABOTAGE:
        return with_exchanges(table, player, legal_sabotage(table))
    if verb == data.TERMINAL:
        return legal_among(table, player, [PASS], BOARD, MOVE)
    if verb == data.KEEP:
        return legal_keeps(table.seats[player])
    return legal_of_character(table, player, verb)


def legal_among(table: Table, player: i64, actions: list[int], first: i64, after: i64) -> list[int]:
    """These actions, and those of a block that nothing bars."""
    action: i64 = first
    while action < after:
        if bar(table, player, action) == 0:
            actions.append(action)
        action += 1
    return actions


def legal_plans(seat: Seat) -> list[int]:
    """RR-D.7."""
    plans = _PLANS[fields_with_dice(seat.dice)]
    bids: list[int] = []
    if seat.bid == NO_BID:
        bids = _BIDS[: min(seat.energy, data.BID_MAX) + 1]
    if plans:
        return plans + bids
    return [DONE, *bids]


def legal_keeps(seat: Seat) -> list[int]:
    """RR-D.20."""
    if seat.kept != NO_MODULE:
        return [DONE]
    actions: list[int] = []
    for module in seat.modules:
        if not actions or actions[-1] != KEEP + module:
            actions.append(KEEP + module)
    return actions


def legal_research(table: Table) -> list[int]:
    """RR-D.9."""
    actions = [PASS]
    for module in range(data.STANDARD):
        if table.standard[module] > 0:
            actions.append(TAKE + module)
    modules = [TAKE + module for module in table.display]
    modules.sort()
    return actions + modules


def legal_shopping(table: Table, player: i64) -> list[int]:
    """RR-D.10."""
    actions = [PASS]
    left = table.seats[player].die(table.agenda[-1].about) - table.used
    resource: i64 = 0
    while resource < data.RESOURCES:
        if can_name(table, resource):
            most: i64 = min(left, table.market[resource])
            cubes: i64 = 1
            while cubes <= most:
                actions.append(BUY + resource * data.FACES + cubes - 1)
                cubes += 1
        resource += 1
    return actions


def legal_boarding(table: Table, player: i64) -> list[int]:
    """RR-D.12, RR-D.13."""
    seat = table.seats[player]
    actions = [END]
    free: list[int] = []
    place: i64 = 0
    while place < data.PLACES:
        if table.built[place].is_free():
            free.append(place)
        place += 1
    value = seat.die(table.agenda[-1].about)
    if data.MOVES[value] > 0:
        for place in range(data.PLACES):
            if crew_of(table.built[place].crew, player) > 0 and (len(free) > 1 or (free and free[0] != place)):
                actions.append(MOVE + place * data.MOST_PLAYERS + player)
        return actions
    if data.BOARDINGS[value] > 0 and seat.crew > 0:
        if player not in table.terminal:
            actions.append(BOARD_TERMINAL)
        for place in free:
            if seat.energy >= boarding_cost(table, player, place):
                actions.append(BOARD + place)
    return actions


def legal_builds(table: Table, player: i64) -> list[int]:
    """RR-D.14 to RR-D.16."""
    seat = table.seats[player]
    actions = [END]
    hangar: i64 = 0
    if bar_to_shift_at_all(table, player) == 0:
        for place in range(data.PLACES):
            if table.built[place].owner != player:
                continue
            other: i64 = 0
            while other < data.HANGARS - 1:
                action: i64 = SHIFT + place * (data.HANGARS - 1) + other
                if bar_to_shift(table, player, place, shift_target(action)) == 0:
                    actions.append(action)
                other += 1
    if seat.modules and seat.chips > 0 and bar_of_die(table, seat, 1) == 0:
        last: i64 = NO_MODULE
        for module in seat.modules:
            if module == last:
                continue
            last = module
            hangar = 0
            while hangar < data.HANGARS:
                if bar_to_build(table, player, module, hangar) == 0:
                    actions.append(BUILD + module * data.HANGARS + hangar)
                hangar += 1
    add_exchanges(table, seat, actions)
    if bar_of_die(table, seat, 2) == 0:
        add_launches(table, player, actions)
    if seat.character == data.PILOT and table.has_pilot_chip:
        for place in range(data.PLACES):
            if table.built[place].owner == player:
                actions.append(EQUIP + place)
    return actions


def add_exchanges(table: Table, seat: Seat, actions: list[int]) -> None:
    """RR-9.5: the exchanges that a player may make."""
    exchange: i64 = EXCHANGE
    while exchange < LAUNCH:
        if bar_to_exchange(table, seat, (exchange - EXCHANGE) // 2, exchange_target(exchange)) == 0:
            actions.append(exchange)
        exchange += 1


def with_exchanges(table: Table, player: i64, actions: list[int]) -> list[int]:
    """RR-R.21: these actions, and in the own Build & Launch turn the exchanges too, ascending."""
    if is_build_turn_of(table, player):
        add_exchanges(table, table.seats[player], actions)
        actions.sort()
    return actions


def add_launches(table: Table, player: i64, actions: list[int]) -> None:
    """RR-D.16: the launches that a player may declare."""
    hangar: i64 = 0
    while hangar < data.HANGARS:
        if rockets.can_fly(table.built, hangar, player):
            found: list[int] = []
            for planet in table.planets:
                if planet >= 0 and bar_to_launch(table, player, hangar, planet) == 0:
                    found.append(LAUNCH + hangar * data.PLANETS + planet)
            found.sort()
            actions += found
        hangar += 1


def legal_sabotage(table: Table) -> list[int]:
    """RR-D.17."""
    actions = [PASS]
    players: i64 = len(table.seats)
    free: i64 = 0
    only_free: i64 = -1
    place: i64 = 0
    while place < data.PLACES:
        if table.built[place].is_free():
            free += 1
            only_free = place
        place += 1
    place = 0
    while place < data.PLACES:
        crew = table.built[place].crew
        if crew != 0 and (free > 1 or (free == 1 and only_free != place)):
            colour: i64 = 0
            while colour < players:
                if crew_of(crew, colour) > 0 and table.crew_each() - table.seats[colour].saved > 1:
                    actions.append(MOVE + place * data.MOST_PLAYERS + colour)
                colour += 1
        place += 1
    place = 0
    while place < data.PLACES:
        owner = table.built[place].owner
        if owner >= 0:
            colour = 0
            while colour < players:
                if colour != owner and table.seats[colour].chips > 0:
                    actions.append(ASSIGN + place * data.MOST_PLAYERS + colour)
                colour += 1
        place += 1
    return actions


def legal_of_character(table: Table, player: i64, verb: i64) -> list[int]:
    """RR-D.1 to RR-D.6, RR-D.8."""
    if verb == data.ADJUST:
        return legal_among(table, player, [PASS], SET, TAKE)
    if verb == data.EXPLORE:
        return legal_among(table, player, [PASS], DRAW, REPLACE)
    if verb == data.REPLACE:
        return legal_among(table, player, [], REPLACE, MARK)
    if verb == data.MARK:
        return legal_among(table, player, [PASS], MARK, SPREAD)
    if verb == data.SPREAD:
        return legal_among(table, player, [PASS], SPREAD, ACTIONS)
    if verb == data.CHOOSE:
        return legal_among(table, player, [], CHOOSE, KEEP)
    return legal_among(table, player, [], KEEP, DRAW)


def is_worth_asking(table: Table) -> bool:
    """Whether the next step, which asks a player, has more answers than to pass or to end."""
    step = table.agenda[-1]
    verb = step.verb
    if verb == data.RESEARCH_TURN:
        return bool(table.display) or any(left > 0 for left in table.standard)
    if verb == data.SHOPPING_TURN:
        return table.market[0] + table.market[1] + table.market[2] > 0 and len(legal_shopping(table, step.seat)) > 1
    if verb == data.BUILD_TURN:
        cubes = table.seats[step.seat].cubes
        is_quick = max(cubes[0], cubes[1], cubes[2]) >= data.EXCHANGE_GIVE and min(table.bank) >= data.EXCHANGE_GET
        return is_quick or len(legal_builds(table, step.seat)) > 1
    if verb == data.MARK:
        return table.seats[step.seat].chips > 0 and any(planet >= 0 for planet in table.planets)
    if verb == data.SABOTAGE:
        return len(legal_sabotage(table)) > 1
    if verb in (data.EXPLORE, data.SPREAD, data.BOARDING_TURN, data.TERMINAL):
        return len(legal_actions(table, step.seat)) > 1
    return True


# --- Chance

_PLANET_ODDS: Final = odds_table(OUT_PLANET, [1] * data.PLANETS)
_TOP_ODDS: Final = odds_table(OUT_TOP - data.STANDARD, [max(each) for each in zip(*data.MODULE_COPIES, strict=True)])
_ROLL_ODDS: Final[Odds] = [(OUT_ROLL + value, 1) for value in range(data.FACES)]
_STABILITY_ODDS: Final[Odds] = [(OUT_STABILITY + face, weight) for face, weight in enumerate(data.STABILITY_WEIGHTS)]


def chance_outcomes(table: Table) -> Odds:
    """What can come up, with weights."""
    step = table.agenda[-1]
    if step.verb == data.TOP:
        return table.bags[ADVANCED].odds(_TOP_ODDS)
    if step.verb == data.PLANET:
        return table.bags[rockets.colour_of_place(step.about)].odds(_PLANET_ODDS)
    if step.verb == data.STABILITY:
        return _STABILITY_ODDS
    if step.verb == data.ROLL:
        return _ROLL_ODDS
    if step.verb == data.CLOSE:
        return [(OUT_CLOSE + hangar, 1) for hangar in range(data.HANGARS) if (table.closed >> hangar) & 1 == 0]
    return [(OUT_CHARACTER + character, 1) for character in characters_left(table)]
