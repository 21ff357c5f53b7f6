"""Who acts, and which actions are legal.

Legality is written once, as bars: the number of the first rule, in the catalogue's order, that forbids an action, or 0.
Refusals ask the bars. The list of legal actions asks them too, or counts what they let pass where that is quicker;
such a list says so, and a law compares it with the bars of all actions. Rule RR-a.b has the number 100 * a + b.
"""

from typing import Final

from mypy_extensions import i64

from apogee.core.pile import Odds, distinct, odds_table
from apogee.core.refusal import Rules
from apogee.core.types import CHANCE, NOBODY
from apogee.core.vocabulary import NO_PART
from apogee.games.rocket_rescue import data, rockets, vocabulary
from apogee.games.rocket_rescue.state import ADVANCED, NO_BID, NO_MODULE, Seat, Table, crew_of, first_of_pair
from apogee.games.rocket_rescue.vocabulary import ACTIONS, FIRST_OF, OUTCOMES, SECOND_OF, VERB_OF

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
RULES: Final = Rules("RR")


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
    asked = table.agenda[-1].verb
    verb: i64 = VERB_OF[action]
    if asked == data.PLAN:
        return bar_to_plan(table.seats[player], action)
    if asked == data.RESEARCH_TURN:
        return bar_to_research(table, action)
    if asked == data.SHOPPING_TURN:
        return bar_to_shop(table, player, action)
    if asked == data.BOARDING_TURN:
        return bar_to_board(table, player, action)
    if asked == data.BUILD_TURN:
        return bar_to_build_turn(table, player, action)
    if verb == vocabulary.EXCHANGE and is_build_turn_of(table, player):
        return bar_to_exchange(table, table.seats[player], FIRST_OF[action], SECOND_OF[action])
    if asked == data.TARGET:
        return bar_to_target(table, action)
    if asked == data.CREW_ABOARD:
        return 0 if action in (vocabulary.CREW, vocabulary.PASS) else CREW_ON_IT
    if asked == data.SABOTAGE:
        return bar_to_sabotage(table, action)
    if asked == data.REROLL:
        return 0 if action in (vocabulary.AGAIN, vocabulary.PASS) else MECHANIC_ROLLS
    if asked == data.REFILL:
        if verb == vocabulary.BUY:
            return REFILL_ONE
        return 0 if verb == vocabulary.REFILL else bar_elsewhere(action, REFILL_ONE)
    if asked == data.TERMINAL:
        return bar_at_terminal(table, player, action)
    if asked == data.KEEP:
        return bar_to_keep(table.seats[player], action)
    return bar_of_character(table, asked, action)


def bar_elsewhere(action: i64, asked: i64) -> i64:
    """The rule that bars an action at any moment but its own; without such a rule, what is asked bars the action."""
    verb: i64 = VERB_OF[action]
    if verb in (vocabulary.PASS, vocabulary.END, vocabulary.DONE):
        return asked
    if verb == vocabulary.AGAIN:
        return MECHANIC_ROLLS
    if verb == vocabulary.CREW:
        return CREW_ON_IT
    if verb == vocabulary.SET:
        return FIXED
    if verb == vocabulary.TO:
        return MOVING
    if verb == vocabulary.EQUIP:
        return PILOT_CHIP
    if verb == vocabulary.ASSIGN:
        return SABOTEUR_ACTS
    if verb == vocabulary.CHOOSE:
        return CHARACTERS_OPTION
    if verb == vocabulary.KEEP:
        return NO_LIMIT_YET
    return (
        ROUND_START
        if verb in (vocabulary.DRAW, vocabulary.REPLACE, vocabulary.MARK, vocabulary.SPREAD)
        else PHASE_ORDER
    )


def bar_to_plan(seat: Seat, action: i64) -> i64:
    """RR-4.2 to RR-4.4: bars a fifth die, a second die on one field, a second bid, and one that the seat cannot pay."""
    verb: i64 = VERB_OF[action]
    if verb == vocabulary.PLAN:
        if count_dice(seat.dice) == data.DICE or seat.die(FIRST_OF[action]) != 0:
            return PLACE_DICE
        return 0
    if verb == vocabulary.BID:
        return 0 if seat.bid == NO_BID and FIRST_OF[action] <= seat.energy else BIDDING
    if verb == vocabulary.DONE:
        return 0 if count_dice(seat.dice) == data.DICE else ALL_DICE
    return bar_elsewhere(action, ALL_DICE)


def bar_to_research(table: Table, action: i64) -> i64:
    """RR-6.2, RR-6.3: bars what is neither taking a module that lies open nor passing."""
    if VERB_OF[action] == vocabulary.TAKE:
        return bar_to_take(table, FIRST_OF[action])
    return 0 if action == vocabulary.PASS else bar_elsewhere(action, SKIPPING)


def bar_to_take(table: Table, module: i64) -> i64:
    """RR-6.2: bars a module that lies neither in the display nor on a standard pile."""
    if module < data.STANDARD:
        return 0 if table.standard[module] > 0 else TAKE_ONE
    return 0 if module in table.display else TAKE_ONE


def bar_to_shop(table: Table, player: i64, action: i64) -> i64:
    """RR-7.4: bars what is neither refilling a resource, when asked to, nor allowed in a Shopping turn."""
    verb: i64 = VERB_OF[action]
    if verb == vocabulary.BUY:
        return bar_to_buy(table, player, FIRST_OF[action], SECOND_OF[action])
    if verb == vocabulary.REFILL:
        return REFILL_ONE
    return 0 if action == vocabulary.PASS else bar_elsewhere(action, SKIPPING)


def bar_to_buy(table: Table, player: i64, resource: i64, cubes: i64) -> i64:
    """RR-7.1 to RR-7.3, RR-13.15: bars more cubes than the die has left or the market holds."""
    if cubes > table.seats[player].die(table.agenda[-1].about) - table.used:
        return ONE_TYPE
    if cubes > table.market[resource]:
        return MARKET_HOLDS
    return 0 if can_name(table, resource) else MINER_SPLITS


def can_name(table: Table, resource: i64) -> bool:
    """RR-R.52: the Miner may name a type again with the same die; by rules version 1, each type once."""
    return table.rules >= 2 or (table.bought >> resource) & 1 == 0


def bar_to_board(table: Table, player: i64, action: i64) -> i64:
    """RR-8.2 to RR-8.5: bars boarding with a low die, and moving with a high one."""
    if action == vocabulary.END:
        return 0
    value = table.seats[player].die(table.agenda[-1].about)
    verb: i64 = VERB_OF[action]
    first: i64 = FIRST_OF[action]
    if verb == vocabulary.MOVE:
        if data.MOVES[value] == 0:
            return OWN_VALUE
        return bar_to_move(table, first, player) if SECOND_OF[action] == player else MOVING
    if verb in (vocabulary.BOARD_TERMINAL, vocabulary.BOARD):
        if data.BOARDINGS[value] == 0:
            return OWN_VALUE
        if verb == vocabulary.BOARD_TERMINAL:
            return bar_to_wait(table, player)
        return bar_to_seat(table, player, first) if table.seats[player].crew > 0 else BOARDING
    return bar_elsewhere(action, SKIPPING)


def bar_to_wait(table: Table, player: i64) -> i64:
    """RR-8.5: bars the terminal to a seat without crew in its supply, or with somebody there already."""
    return 0 if table.seats[player].crew > 0 and player not in table.terminal else AT_TERMINAL


def bar_to_move(table: Table, place: i64, colour: i64) -> i64:
    """RR-8.3: bars moving a colour that is not there, or while no seat is free on another module."""
    if crew_of(table.built[place].crew, colour) == 0:
        return MOVING
    for other in range(data.PLACES):
        if other != place and table.built[other].is_free():
            return 0
    return MOVING


def bar_to_seat(table: Table, player: i64, place: i64) -> i64:
    """RR-8.4, RR-13.17: bars a module without a free seat, and a seat that the player cannot pay."""
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
    """RR-8.3, RR-13.10: bars everything but a free seat on another module, while somebody is being moved."""
    if VERB_OF[action] == vocabulary.TO:
        place: i64 = FIRST_OF[action]
        if place != first_of_pair(table.agenda[-1].about) and table.built[place].is_free():
            return 0
    return SABOTEUR_ACTS if table.agenda[-2].verb == data.SABOTAGE else MOVING


def bar_at_terminal(table: Table, player: i64, action: i64) -> i64:
    """RR-11.2: bars what is neither boarding from the terminal, as usual, nor staying there."""
    verb: i64 = VERB_OF[action]
    if verb == vocabulary.PASS:
        return 0
    if verb == vocabulary.BOARD:
        return bar_to_seat(table, player, FIRST_OF[action])
    if verb == vocabulary.BOARD_TERMINAL:
        return AT_TERMINAL
    return bar_elsewhere(action, TERMINAL_BOARDING)


def bar_to_keep(seat: Seat, action: i64) -> i64:
    """RR-11.5: bars keeping a second module, one that the seat does not have, and being done without one."""
    if VERB_OF[action] == vocabulary.KEEP:
        return 0 if seat.kept == NO_MODULE and FIRST_OF[action] in seat.modules else HAND_LIMIT
    if action == vocabulary.DONE:
        return 0 if seat.kept != NO_MODULE else HAND_LIMIT
    return bar_elsewhere(action, HAND_LIMIT)


# --- Bars of Build & Launch


def bar_to_build_turn(table: Table, player: i64, action: i64) -> i64:
    """RR-9.1: bars what the die does not allow any more, and asks the bar of what it does allow."""
    if action == vocabulary.END:
        return 0
    seat = table.seats[player]
    verb: i64 = VERB_OF[action]
    first: i64 = FIRST_OF[action]
    second: i64 = SECOND_OF[action]
    if verb == vocabulary.SHIFT:
        rule = bar_to_shift_at_all(table, player)
        return rule if rule != 0 else bar_to_shift(table, player, first, second)
    if verb == vocabulary.BUILD:
        rule = bar_of_die(table, seat, 1)
        return rule if rule != 0 else bar_to_build(table, player, first, second)
    if verb == vocabulary.EXCHANGE:
        return bar_to_exchange(table, seat, first, second)
    if verb == vocabulary.LAUNCH:
        rule = bar_of_die(table, seat, 2)
        return rule if rule != 0 else bar_to_launch(table, player, first, second)
    if verb == vocabulary.EQUIP:
        return bar_to_equip(table, player, first)
    return bar_elsewhere(action, SKIPPING)


def bar_of_die(table: Table, seat: Seat, kind: i64) -> i64:
    """RR-5.5, RR-9.1: whether the die allows one more shift (0), build (1) or launch (2), with what was done by it."""
    is_known = False
    for option in data.ALLOWS[seat.die(table.agenda[-1].about)]:
        if option[kind] > 0:
            if left_by_option(table, option, kind) > 0:
                return 0
            is_known = True
    return BUILD_VALUES if is_known else OWN_VALUE


def left_by_die(table: Table, value: i64, kind: i64) -> i64:
    """RR-9.1: the most shifts (0), builds (1) or launches (2) that a die still allows, with what was done by it."""
    most: i64 = 0
    for option in data.ALLOWS[value]:
        most = max(most, left_by_option(table, option, kind))
    return most


def left_by_option(table: Table, option: list[int], kind: i64) -> i64:
    """RR-9.1: how many more shifts (0), builds (1) or launches (2) one option of a die allows after what was done."""
    shifts: i64 = option[0] - table.shifts
    builds: i64 = option[1] - table.builds
    launches: i64 = option[2] - table.launches
    if shifts < 0 or builds < 0 or launches < 0:
        return 0
    return shifts if kind == 0 else builds if kind == 1 else launches


def bar_to_shift_at_all(table: Table, player: i64) -> i64:
    """RR-9.1, RR-13.7: bars a shift that neither the die nor the Mechanic has left."""
    seat = table.seats[player]
    rule = bar_of_die(table, seat, 0)
    if rule == 0 or seat.character != data.MECHANIC:
        return rule
    return MECHANIC_SHIFTS if table.has_shifted else 0


def bar_to_shift(table: Table, player: i64, place: i64, hangar: i64) -> i64:
    """RR-9.2: bars shifting another player's module, and a hangar that is closed or where it does not fit."""
    built = table.built[place]
    if built.module == NO_MODULE or built.owner != player or (table.closed >> hangar) & 1 == 1:
        return SHIFTING
    return 0 if rockets.fits(table.built, hangar, data.TYPE[built.module]) else ROCKET_RULES


def bar_to_build(table: Table, player: i64, module: i64, hangar: i64) -> i64:
    """RR-9.3, RR-9.4, RR-9.7, RR-9.9, RR-13.13: bars a module that the seat does not have, or cannot build there."""
    if module not in table.seats[player].modules:
        return BUILDING
    return bar_to_build_own(table, player, module, hangar)


def bar_to_build_own(table: Table, player: i64, module: i64, hangar: i64) -> i64:
    """RR-9.3, RR-9.4, RR-9.7, RR-9.9, RR-13.13: the same, for a module that the seat has."""
    if (table.closed >> hangar) & 1 == 1:
        return BUILDING
    cost = data.PRICE[module][hangar]
    cubes = table.seats[player].cubes
    if cubes[0] < cost[0] or cubes[1] < cost[1] or cubes[2] < cost[2]:
        return PAYING
    return bar_to_build_paid(table, player, module, hangar)


def bar_to_build_paid(table: Table, player: i64, module: i64, hangar: i64) -> i64:
    """RR-9.7, RR-9.9, RR-13.13: the same, once the module and its cubes are there and the hangar is open."""
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
    """RR-9.5, RR-R.2: bars an exchange that brings nothing, or that seat or bank cannot pay."""
    return 0 if seat.cubes[given] >= data.EXCHANGE_GIVE and table.bank[taken] >= data.EXCHANGE_GET else EXCHANGING


def exchanges_of(cubes: i64) -> i64:
    """RR-9.5: for how many exchanges so many cubes of a type do."""
    return max(0, cubes) // data.EXCHANGE_GIVE


def is_spare(cubes: i64, price: i64) -> bool:
    """RR-9.4, RR-9.5: whether an exchange of this type leaves the cubes that a price takes."""
    return exchanges_of(cubes - price) > 0


def bar_to_launch(table: Table, player: i64, hangar: i64, planet: i64) -> i64:
    """RR-10.1, RR-10.2, RR-10.4: bars launching a rocket that cannot fly, or to a planet that it cannot reach."""
    if not rockets.can_fly(table.built, hangar, player):
        return WHICH_ROCKET
    return bar_to_fly_to(table, player, hangar, planet) if planet in table.planets else WHICH_PLANET


def bar_to_fly_to(table: Table, player: i64, hangar: i64, planet: i64) -> i64:
    """RR-10.2, RR-10.4: the same, for a rocket that can fly and an available planet."""
    if not rockets.meets(table.built, hangar, planet):
        return WHICH_PLANET
    return bar_to_pay(table, player, launch_cost(table, player, planet))


def bar_to_pay(table: Table, player: i64, cost: i64) -> i64:
    """RR-10.4: bars a launch that costs more energy than the seat has."""
    return 0 if cost <= table.seats[player].energy else PLANET_COST


def launch_cost(table: Table, player: i64, planet: i64) -> i64:
    """RR-10.4, RR-13.3: the planet's cost, and the Explorer's fee."""
    return data.PLANET_COST[planet] + launch_fee(table, player, planet)


def launch_fee(table: Table, player: i64, planet: i64) -> i64:
    """RR-13.3: what others than the Explorer pay to the Explorer."""
    return fee_for_marks(table.seats[player].character, marks_on(table, planet))


def fee_for_marks(character: i64, marks: i64) -> i64:
    """RR-13.3: what a character pays for a planet with so many of the Explorer's chips."""
    return 0 if character == data.EXPLORER else marks * data.EXPLORER_CHIP_FEE


def marks_on(table: Table, planet: i64) -> i64:
    """RR-13.3: the Explorer's chips on an available planet."""
    return table.marks[table.space_of(planet)]


def bar_to_equip(table: Table, player: i64, place: i64) -> i64:
    """RR-13.19: bars the special chip to anybody but the Pilot, a second time, and on another player's module."""
    if table.seats[player].character != data.PILOT or not table.has_pilot_chip:
        return PILOT_CHIP
    return 0 if table.built[place].owner == player else PILOT_CHIP


# --- Bars of characters


def bar_to_sabotage(table: Table, action: i64) -> i64:
    """RR-13.10: bars what is neither one of the Saboteur's two deeds nor passing."""
    verb: i64 = VERB_OF[action]
    if verb == vocabulary.PASS:
        return 0
    if verb == vocabulary.MOVE:
        return bar_to_abduct(table, FIRST_OF[action], SECOND_OF[action])
    if verb == vocabulary.ASSIGN:
        return bar_to_assign(table, FIRST_OF[action], SECOND_OF[action])
    return DECLARED


def bar_to_abduct(table: Table, place: i64, colour: i64) -> i64:
    """RR-13.10 (a): bars moving a crew member who is the last one that its owner has outside of planets."""
    if colour >= len(table.seats) or table.crew_each() - table.seats[colour].saved == 1:
        return SABOTEUR_ACTS
    return 0 if bar_to_move(table, place, colour) == 0 else SABOTEUR_ACTS


def bar_to_assign(table: Table, place: i64, colour: i64) -> i64:
    """RR-13.10 (b), RR-R.1: bars giving a module to its owner, to nobody in the game, or to who has no chip left."""
    built = table.built[place]
    if built.module == NO_MODULE or colour >= len(table.seats) or built.owner == colour:
        return SABOTEUR_ACTS
    return 0 if table.seats[colour].chips > 0 else SABOTEUR_ACTS


def bar_of_character(table: Table, asked: i64, action: i64) -> i64:
    """RR-D.1 to RR-D.6, RR-D.8: bars what setup, the start of a round or the Engineer do not ask for."""
    verb: i64 = VERB_OF[action]
    first: i64 = FIRST_OF[action]
    if asked == data.ADJUST:
        if verb == vocabulary.SET:
            die = table.seats[table.agenda[-1].seat].die(first)
            return 0 if die != 0 and die != SECOND_OF[action] else ENGINEER_SETS
        if verb in (vocabulary.PLAN, vocabulary.BID):
            return FIXED
        return 0 if verb == vocabulary.PASS else bar_elsewhere(action, ENGINEER_SETS)
    if asked == data.EXPLORE:
        if verb == vocabulary.DRAW:
            return 0 if table.piles[first].size > 0 else EXPLORER_DRAWS
        return 0 if verb == vocabulary.PASS else bar_elsewhere(action, EXPLORER_DRAWS)
    if asked == data.REPLACE:
        if verb == vocabulary.REPLACE:
            is_open = first in table.planets and data.PLANET_COLOUR[first] == data.PLANET_COLOUR[table.drawn]
            return 0 if is_open else EXPLORER_DRAWS
        return bar_elsewhere(action, EXPLORER_DRAWS)
    if asked == data.MARK:
        if verb == vocabulary.MARK:
            has_chip = table.seats[table.agenda[-1].seat].chips > 0
            return 0 if has_chip and first in table.planets else EXPLORER_MARKS
        return 0 if verb == vocabulary.PASS else bar_elsewhere(action, EXPLORER_MARKS)
    if asked == data.SPREAD:
        if verb == vocabulary.SPREAD:
            return bar_to_spread(table, table.seats[table.agenda[-1].seat], vocabulary.SPREADS[first])
        return 0 if verb == vocabulary.PASS else bar_elsewhere(action, MOGUL_SPREADS)
    if asked == data.CHOOSE:
        if verb == vocabulary.CHOOSE:
            return 0 if first in characters_left(table) else ONE_CHARACTER
        return bar_elsewhere(action, ONE_CHARACTER)
    if verb == vocabulary.KEEP:
        return 0 if first in table.drawn_modules else MECHANIC_STARTS
    return bar_elsewhere(action, MECHANIC_STARTS)


def bar_to_spread(table: Table, seat: Seat, spread: list[int]) -> i64:
    """RR-13.12: bars fewer chips than lie there, more than one added from the supply, and leaving all as it is."""
    there: i64 = table.companies[0] + table.companies[1] + table.companies[2]
    more: i64 = spread[0] + spread[1] + spread[2] - there
    if spread == table.companies or more < 0 or more > 1 or more > seat.chips:
        return MOGUL_SPREADS
    return 0


def characters_left(table: Table) -> list[int]:
    """RR-13.1: the characters of the edition that nobody has."""
    return [each for each in data.CHARACTERS_IN[table.edition] if table.who_is(each) < 0]


# --- Lists: what the bars above let pass. Those that are asked for most often ask the bars only of what can pass;
# where even that takes long, they count what is left themselves. A law holds every list to the bars of all actions.

_BUYS: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.BUY)
_MOVES: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.MOVE)
_SHIFTS: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.SHIFT)
_BUILDS: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.BUILD)
_EXCHANGES: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.EXCHANGE)
_LAUNCHES: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.LAUNCH)
_ASSIGNMENTS: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.ASSIGN)
_BIDS: Final[list[int]] = ACTIONS.all_of(vocabulary.BID)
_REFILLS: Final[list[int]] = ACTIONS.all_of(vocabulary.REFILL)


def count_dice(dice: i64) -> i64:
    """How many fields have a die."""
    found: i64 = 0
    left: i64 = dice
    while left != 0:
        if left & 15 != 0:
            found += 1
        left >>= 4
    return found


# For each set of fields that have dice, the dice that may still be placed.
_PLANS: Final[list[list[int]]] = [
    [action for action in ACTIONS.all_of(vocabulary.PLAN) if (fields >> FIRST_OF[action]) & 1 == 0]
    if fields.bit_count() < data.DICE
    else []
    for fields in range(1 << data.FIELDS)
]


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
    asked = table.agenda[-1].verb
    if asked == data.PLAN:
        return legal_plans(table.seats[player])
    if asked == data.BUILD_TURN:
        return legal_builds(table, player)
    if asked == data.RESEARCH_TURN:
        return legal_research(table)
    if asked == data.SHOPPING_TURN:
        return legal_shopping(table, player)
    if asked == data.BOARDING_TURN:
        return legal_boarding(table, player)
    if asked == data.TARGET:
        return with_exchanges(table, player, legal_targets(table))
    if asked == data.CREW_ABOARD:  # nothing bars either answer, here and below, while it is asked for
        return with_exchanges(table, player, [vocabulary.PASS, vocabulary.CREW])
    if asked == data.REROLL:
        return with_exchanges(table, player, [vocabulary.PASS, vocabulary.AGAIN])
    if asked == data.REFILL:
        return _REFILLS.copy()
    if asked == data.SABOTAGE:
        return with_exchanges(table, player, legal_sabotage(table))
    if asked == data.TERMINAL:
        return legal_terminal(table, player)
    if asked == data.KEEP:
        return legal_keeps(table.seats[player])
    return legal_of_character(table, player, asked)


def legal_among(table: Table, player: i64, actions: list[int], verb: i64) -> list[int]:
    """These actions, and those of a verb that nothing bars."""
    action = verb
    while action < len(VERB_OF) and VERB_OF[action] == verb:
        if bar(table, player, action) == 0:
            actions.append(action)
        action += 1
    return actions


def legal_plans(seat: Seat) -> list[int]:
    """RR-D.7: what bar_to_plan lets pass, from lists made beforehand."""
    plans = _PLANS[fields_with_dice(seat.dice)]
    bids: list[int] = []
    if seat.bid == NO_BID:
        bids = _BIDS[: min(seat.energy, data.BID_MAX) + 1]
    if plans:
        return plans + bids
    return [vocabulary.DONE, *bids]


def legal_keeps(seat: Seat) -> list[int]:
    """RR-D.20."""
    if bar_to_keep(seat, vocabulary.DONE) == 0:
        return [vocabulary.DONE]
    keeps = [vocabulary.KEEP + module for module in distinct(seat.modules)]
    return [action for action in keeps if bar_to_keep(seat, action) == 0]


def legal_research(table: Table) -> list[int]:
    """RR-D.9: what bar_to_take lets pass, counted from what lies there."""
    actions = [vocabulary.PASS]
    for module in range(data.STANDARD):
        if table.standard[module] > 0:
            actions.append(vocabulary.TAKE + module)
    modules = [vocabulary.TAKE + module for module in table.display]
    modules.sort()
    return actions + modules


def legal_shopping(table: Table, player: i64) -> list[int]:
    """RR-D.10: of each type what bar_to_buy lets pass: as many cubes as the die has left and the market holds."""
    actions = [vocabulary.PASS]
    left = table.seats[player].die(table.agenda[-1].about) - table.used
    resource: i64 = 0
    while resource < data.RESOURCES:
        if can_name(table, resource):
            buys = _BUYS[resource]
            most: i64 = min(left, table.market[resource])
            cubes: i64 = 1
            while cubes <= most:
                actions.append(buys[cubes])
                cubes += 1
        resource += 1
    return actions


def legal_boarding(table: Table, player: i64) -> list[int]:
    """RR-D.12, RR-D.13."""
    actions = [vocabulary.END]
    value = table.seats[player].die(table.agenda[-1].about)
    if data.BOARDINGS[value] > 0 and table.seats[player].crew > 0:
        if bar_to_wait(table, player) == 0:
            actions.append(vocabulary.BOARD_TERMINAL)
        add_seats(table, player, actions)
    if data.MOVES[value] > 0:
        place: i64 = 0
        while place < data.PLACES:
            if bar_to_move(table, place, player) == 0:
                actions.append(_MOVES[place][player])
            place += 1
    return actions


def add_seats(table: Table, player: i64, actions: list[int]) -> None:
    """RR-8.4, RR-11.2: the seats that a player may board."""
    place: i64 = 0
    while place < data.PLACES:
        if bar_to_seat(table, player, place) == 0:
            actions.append(vocabulary.BOARD + place)
        place += 1


def legal_terminal(table: Table, player: i64) -> list[int]:
    """RR-D.19."""
    actions = [vocabulary.PASS]
    add_seats(table, player, actions)
    return actions


def legal_targets(table: Table) -> list[int]:
    """RR-8.3, RR-13.10: where who moves may go."""
    actions: list[int] = []
    place: i64 = 0
    while place < data.PLACES:
        if bar_to_target(table, vocabulary.TO + place) == 0:
            actions.append(vocabulary.TO + place)
        place += 1
    return actions


def legal_builds(table: Table, player: i64) -> list[int]:
    """RR-D.14 to RR-D.16."""
    seat = table.seats[player]
    actions = [vocabulary.END]
    if bar_to_shift_at_all(table, player) == 0:
        for place in range(data.PLACES):
            if table.built[place].owner == player:
                add_shifts(table, player, place, actions)
    if seat.modules and seat.chips > 0 and bar_of_die(table, seat, 1) == 0:
        for module in distinct(seat.modules):
            hangar: i64 = 0
            while hangar < data.HANGARS:
                if bar_to_build_own(table, player, module, hangar) == 0:
                    actions.append(_BUILDS[module][hangar])
                hangar += 1
    add_exchanges(table, seat, actions)
    if bar_of_die(table, seat, 2) == 0:
        add_launches(table, player, actions)
    if seat.character == data.PILOT:
        for place in range(data.PLACES):
            if bar_to_equip(table, player, place) == 0:
                actions.append(vocabulary.EQUIP + place)
    return actions


def add_shifts(table: Table, player: i64, place: i64, actions: list[int]) -> None:
    """RR-9.2: the shifts that a player may make of what stands in a place."""
    hangar: i64 = 0
    for action in _SHIFTS[place]:
        if action != NO_PART and bar_to_shift(table, player, place, hangar) == 0:
            actions.append(action)
        hangar += 1


def add_exchanges(table: Table, seat: Seat, actions: list[int]) -> None:
    """RR-9.5: the exchanges that a player may make."""
    given: i64 = 0
    while given < data.RESOURCES:
        taken: i64 = 0
        while taken < data.RESOURCES:
            if given != taken and bar_to_exchange(table, seat, given, taken) == 0:
                actions.append(_EXCHANGES[given][taken])
            taken += 1
        given += 1


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
                if planet >= 0 and bar_to_fly_to(table, player, hangar, planet) == 0:
                    found.append(_LAUNCHES[hangar][planet])
            found.sort()
            actions += found
        hangar += 1


def legal_sabotage(table: Table) -> list[int]:
    """RR-D.17."""
    actions = [vocabulary.PASS]
    players: i64 = len(table.seats)
    for place in range(data.PLACES):
        if table.built[place].crew != 0:
            colour: i64 = 0
            while colour < players:
                if bar_to_abduct(table, place, colour) == 0:
                    actions.append(_MOVES[place][colour])
                colour += 1
    for place in range(data.PLACES):
        if table.built[place].owner >= 0:
            colour = 0
            while colour < players:
                if bar_to_assign(table, place, colour) == 0:
                    actions.append(_ASSIGNMENTS[place][colour])
                colour += 1
    return actions


def legal_of_character(table: Table, player: i64, asked: i64) -> list[int]:
    """RR-D.1 to RR-D.6, RR-D.8."""
    if asked == data.ADJUST:
        return legal_among(table, player, [vocabulary.PASS], vocabulary.SET)
    if asked == data.EXPLORE:
        return legal_among(table, player, [vocabulary.PASS], vocabulary.DRAW)
    if asked == data.REPLACE:
        return legal_among(table, player, [], vocabulary.REPLACE)
    if asked == data.MARK:
        return legal_among(table, player, [vocabulary.PASS], vocabulary.MARK)
    if asked == data.SPREAD:
        return legal_among(table, player, [vocabulary.PASS], vocabulary.SPREAD)
    if asked == data.CHOOSE:
        return legal_among(table, player, [], vocabulary.CHOOSE)
    return legal_among(table, player, [], vocabulary.KEEP)


def is_worth_asking(table: Table) -> bool:
    """Whether the next step, which asks a player, has more answers than to pass or to end.

    Where that is quicker than a look at the list, it counts what the bars let pass; a test compares both.
    """
    step = table.agenda[-1]
    verb = step.verb
    if verb == data.RESEARCH_TURN:
        return bool(table.display) or any(left > 0 for left in table.standard)
    if verb == data.SHOPPING_TURN:
        return any(bar_to_buy(table, step.seat, resource, 1) == 0 for resource in range(data.RESOURCES))
    if verb == data.BUILD_TURN:
        exchanges: list[int] = []
        add_exchanges(table, table.seats[step.seat], exchanges)
        return bool(exchanges) or len(legal_builds(table, step.seat)) > 1
    if verb == data.SABOTAGE:
        return len(legal_sabotage(table)) > 1  # exchanges, which the list of all has too, are no reason to ask
    if verb in (data.EXPLORE, data.MARK, data.SPREAD, data.BOARDING_TURN, data.TERMINAL):
        return len(legal_actions(table, step.seat)) > 1
    return True


# --- Chance

_PLANET_ODDS: Final = odds_table(vocabulary.OUT_PLANET, [1] * data.PLANETS)
_TOP_ODDS: Final = odds_table(
    vocabulary.OUT_TOP - data.STANDARD, [max(each) for each in zip(*data.MODULE_COPIES, strict=True)]
)
_ROLL_ODDS: Final[Odds] = [(roll, 1) for roll in OUTCOMES.all_of(vocabulary.OUT_ROLL)]
_STABILITY_ODDS: Final[Odds] = [
    (vocabulary.OUT_STABILITY + face, weight) for face, weight in enumerate(data.STABILITY_WEIGHTS)
]


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
        return [
            (vocabulary.OUT_CLOSE + hangar, 1) for hangar in range(data.HANGARS) if (table.closed >> hangar) & 1 == 0
        ]
    return [(vocabulary.OUT_CHARACTER + character, 1) for character in characters_left(table)]
