"""Who acts, and which actions are legal.

Legality is written once, as bars: the number of the first rule, in the catalogue's order, that forbids an action, or 0.
Refusals ask the bars. The list of legal actions asks them too, or gives what they let pass where that is quicker; such
a list says so, and a law compares it with the bars of all actions. Rule PR-a.b has the number 100 * a + b.
"""

from typing import Final

from mypy_extensions import i64

from apogee.core.pile import odds_table
from apogee.core.refusal import Rules
from apogee.core.types import CHANCE, NOBODY
from apogee.games.pocket_rockets import data, vocabulary
from apogee.games.pocket_rockets.state import COMMON, NO_FUEL, NOWHERE, Rocket, Seat, Table
from apogee.games.pocket_rockets.vocabulary import ACTIONS, FIRST_OF, SECOND_OF, THIRD_OF, VERB_OF

# Rules that bar an action.
SETUP_ORDER: Final = 210
PLACEMENT: Final = 302
SITE_ACTION: Final = 404
STEP_BY_STEP: Final = 405
NEXT_PLAYER: Final = 406
ARROW: Final = 501
OWN_STACK: Final = 601
EMPTY_STACK: Final = 603
HAND_LIMIT: Final = 604
BUILD_CARD: Final = 701
BASE_STARTS: Final = 702
SEGMENT_ON_OPEN: Final = 703
TIP_ON_SEGMENTS: Final = 704
RECYCLE_ORDER: Final = 711
REFUEL_COMPLETE: Final = 714
FREE_DIRECTION: Final = 805
GAME_OVER: Final = 901
RULES: Final = Rules("PR")


def current(table: Table) -> i64:
    """The player whom the next step asks, or CHANCE, or NOBODY."""
    if not table.agenda:
        return NOBODY
    step = table.agenda[-1]
    if step.verb < data.PLACE:
        return CHANCE
    return step.seat


def bar(table: Table, player: i64, action: i64) -> i64:
    """The number of the first rule that forbids a player this action now, or 0."""
    if table.ended != 0:
        return GAME_OVER
    if current(table) != player:
        return NEXT_PLAYER
    asked = table.agenda[-1].verb
    verb: i64 = VERB_OF[action]
    if asked == data.PLACE:
        return 0 if verb == vocabulary.PLACE else SETUP_ORDER
    if verb == vocabulary.PLACE:
        return PLACEMENT
    if asked == data.TAKE:
        return bar_while_searching(table, action)
    seat = table.seats[player]
    first: i64 = FIRST_OF[action]
    if verb == vocabulary.MOVE:
        return bar_to_move(table, seat, data.DIRECTIONS[first])
    if verb == vocabulary.DRAW:
        return bar_to_draw(table, seat)
    if verb == vocabulary.REVERSE:
        return bar_to_site_action(table, seat, data.REVERSE)
    if verb == vocabulary.REFUEL:
        return bar_to_refuel(table, seat, first, SECOND_OF[action])
    if verb == vocabulary.TAKE:
        return RECYCLE_ORDER  # taking is the second half of recycling, and nothing is being searched
    if verb == vocabulary.BUILD:
        return bar_to_build(table, seat, first, SECOND_OF[action])
    return bar_to_recycle(table, seat, first, SECOND_OF[action], THIRD_OF[action])


def bar_while_searching(table: Table, action: i64) -> i64:
    """PR-4.4, PR-4.5, PR-7.11: bars everything but taking a card of the stack that is being searched."""
    verb: i64 = VERB_OF[action]
    if verb == vocabulary.TAKE:
        return 0 if searched_bag(table)[FIRST_OF[action]] > 0 else RECYCLE_ORDER
    if verb in (vocabulary.REVERSE, vocabulary.REFUEL, vocabulary.BUILD):
        return SITE_ACTION  # the pawn stands on the recycling depot, which offers no other action
    return STEP_BY_STEP


def bar_to_site_action(table: Table, seat: Seat, action: i64) -> i64:
    """PR-4.4: bars the site action of any site but the one that the pawn stands on."""
    return 0 if data.SITE_ACTION[table.site(seat)] == action else SITE_ACTION


def bar_to_move(table: Table, seat: Seat, direction: i64) -> i64:
    """PR-5.1, PR-8.5: bars a step against the arrow; with free direction, a step back in the same turn."""
    if seat.active & data.FREE_DIRECTION == 0:
        return 0 if direction == table.arrow else ARROW
    return 0 if table.bound == 0 or table.bound == direction else FREE_DIRECTION


def bar_to_draw(table: Table, seat: Seat) -> i64:
    """PR-6.1, PR-6.3, PR-6.4: bars drawing at a site without a stack, from an empty stack, or into a full hand."""
    stack: i64 = data.STACK_AT[table.site(seat)]
    if stack < 0:
        return OWN_STACK
    if table.stacks[stack].size == 0:
        return EMPTY_STACK
    return 0 if seat.hand_size() < seat.hand_limit() else HAND_LIMIT


def bar_to_build(table: Table, seat: Seat, card: i64, target: i64) -> i64:
    """PR-7.1 to PR-7.4: bars a card not in the hand or not of the line's colour, and a rocket that it does not fit."""
    site = table.site(seat)
    if data.SITE_ACTION[site] != data.BUILD:
        return SITE_ACTION
    if data.COLOUR_OF[card] != data.SITE_COLOUR[site] or not seat.holds(card) or target > len(seat.rockets):
        return BUILD_CARD
    part: i64 = data.PART_OF[card]
    if part == data.BASE:
        return 0 if target == vocabulary.NEW else BASE_STARTS
    if part == data.SEGMENT:
        return 0 if target != vocabulary.NEW and is_open(seat.rockets[target - 1], card) else SEGMENT_ON_OPEN
    if target == vocabulary.NEW or not is_open(seat.rockets[target - 1], card):
        return TIP_ON_SEGMENTS
    return 0 if seat.rockets[target - 1].segments >= data.SEGMENTS_FOR_TIP else TIP_ON_SEGMENTS


def is_open(rocket: Rocket, card: i64) -> bool:
    """Whether a rocket is of the card's colour and has no tip yet."""
    return rocket.colour == data.COLOUR_OF[card] and not rocket.is_complete()


def bar_to_recycle(table: Table, seat: Seat, card: i64, discard: i64, search: i64) -> i64:
    """PR-7.11: bars recycling a card that is not in the hand, or searching a stack that may not be searched."""
    if data.SITE_ACTION[table.site(seat)] != data.RECYCLE:
        return SITE_ACTION
    return bar_to_search(discard, search, filled_stacks(table)) if seat.holds(card) else RECYCLE_ORDER


def bar_to_search(discard: i64, search: i64, filled: i64) -> i64:
    """PR-7.11, PR-7.12: bars searching the same or an empty stack, and searching none while any other has cards."""
    if search == vocabulary.NO_SEARCH:
        return 0 if filled == 0 else RECYCLE_ORDER
    return 0 if search != discard and (filled >> search) & 1 == 1 else RECYCLE_ORDER


def filled_stacks(table: Table) -> i64:
    """The stacks with cards, as bits."""
    filled: i64 = 0
    bit: i64 = 1
    for stack in table.stacks:
        if stack.size > 0:
            filled |= bit
        bit += bit
    return filled


def bar_to_refuel(table: Table, seat: Seat, value: i64, rocket: i64) -> i64:
    """PR-7.14: bars a token that is gone, and a rocket that is not complete or has a token already."""
    if data.SITE_ACTION[table.site(seat)] != data.REFUEL:
        return SITE_ACTION
    if table.fuel[value] == 0 or rocket >= len(seat.rockets):
        return REFUEL_COMPLETE
    return 0 if seat.rockets[rocket].is_complete() and seat.rockets[rocket].fuel == NO_FUEL else REFUEL_COMPLETE


def searched_bag(table: Table) -> list[int]:
    """What the stack that is being searched holds, by kind."""
    return table.bags[1 + table.agenda[-1].about].counts


PLACES: Final[list[int]] = ACTIONS.all_of(vocabulary.PLACE)
BUILDS: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.BUILD)
REFUELLINGS: Final[list[list[int]]] = ACTIONS.by_parts(vocabulary.REFUEL)
# Every way to recycle a card, by the card and the stacks that have cards: the same lists come up again and again.
RECYCLINGS: Final[list[list[list[int]]]] = [
    [
        [
            action
            for action in ACTIONS.all_of(vocabulary.RECYCLE)
            if FIRST_OF[action] == card and bar_to_search(SECOND_OF[action], THIRD_OF[action], filled) == 0
        ]
        for filled in range(2**data.STACKS)
    ]
    for card in range(data.KINDS)
]


def legal_actions(table: Table, player: i64) -> list[int]:
    """PR-D.1 to PR-D.3: what nothing bars, ascending.

    Places, what a searched stack holds, and reversing where the site offers it are given without asking their bars.
    """
    if not table.agenda:
        return []
    step = table.agenda[-1]
    if step.seat != player or step.verb < data.PLACE:
        return []
    if step.verb == data.TAKE:
        return [vocabulary.TAKE + card for card in table.bags[1 + step.about].kinds]
    if step.verb == data.PLACE:
        return PLACES.copy()
    seat = table.seats[player]
    actions: list[int] = []
    if bar_to_move(table, seat, data.CLOCKWISE) == 0:
        actions.append(vocabulary.MOVE_CW)
    if bar_to_move(table, seat, data.COUNTERCLOCKWISE) == 0:
        actions.append(vocabulary.MOVE_CCW)
    if bar_to_draw(table, seat) == 0:
        actions.append(vocabulary.DRAW)
    site_action: i64 = data.SITE_ACTION[table.site(seat)]
    if site_action == data.REVERSE:
        actions.append(vocabulary.REVERSE)
    elif site_action == data.RECYCLE:
        add_recyclings(table, seat, actions)
    elif site_action == data.BUILD:
        add_builds(table, seat, actions)
    else:
        add_refuellings(table, seat, actions)
    return actions


def add_recyclings(table: Table, seat: Seat, actions: list[int]) -> None:
    filled = filled_stacks(table)
    last: i64 = -1
    for card in seat.hand():
        if card != last:
            actions += RECYCLINGS[card][filled]  # cheaper than extend where compiled
            last = card


def add_builds(table: Table, seat: Seat, actions: list[int]) -> None:
    colour: i64 = data.SITE_COLOUR[table.site(seat)]
    last: i64 = -1
    for card in seat.hand():
        if card != last and data.COLOUR_OF[card] == colour:
            target: i64 = 0
            while target <= len(seat.rockets):
                if bar_to_build(table, seat, card, target) == 0:
                    actions.append(BUILDS[card][target])
                target += 1
            last = card


def add_refuellings(table: Table, seat: Seat, actions: list[int]) -> None:
    value: i64 = 0
    while value < len(table.fuel):
        rocket: i64 = 0
        while rocket < len(seat.rockets):
            if bar_to_refuel(table, seat, value, rocket) == 0:
                actions.append(REFUELLINGS[value][rocket])
            rocket += 1
        value += 1


TOP_ODDS: Final = odds_table(vocabulary.TOP, data.COPIES_OF)
LOOK_ODDS: Final = odds_table(vocabulary.LOOK, data.COPIES_OF)


def chance_outcomes(table: Table) -> list[tuple[int, int]]:
    """What chance may decide now, with weights."""
    step = table.agenda[-1]
    if step.verb == data.TOP:
        return table.bags[table.stacks[step.about].layers[0].bag].odds(TOP_ODDS)
    if step.verb == data.LOOK:
        return table.bags[COMMON].odds(LOOK_ODDS)
    if step.verb == data.SITE:
        return [(vocabulary.SITE + site, 1) for site in data.RANDOM_SITES if site not in table.ring]
    if step.verb == data.START:
        return [(vocabulary.START + seat, 1) for seat in range(len(table.seats))]
    bases = table.starting_bases
    return [(vocabulary.DEAL + colour, bases[colour]) for colour in range(data.COLOURS) if bases[colour] > 0]


def next_place(ring: list[int]) -> i64:
    """The first place of the ring that is still empty."""
    return ring.index(NOWHERE)
