"""How a match is set up, how rounds and phases begin and end, planning and the influence track."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apogee.core.agenda import Step
from apogee.core.pile import bag_of, pile_of, undecided, without_card
from apogee.core.state import tell, tell_all
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocket_rescue import cards, data, told
from apogee.games.rocket_rescue.state import (
    ADVANCED,
    NO_BID,
    NO_MODULE,
    NO_NUMBERS,
    NO_PLANET,
    NO_ROLL,
    NO_SEAT,
    Seat,
    Table,
    changed,
    die_of,
    pair_of,
    with_number,
)

# Steps come up again and again.
_PHASES: Final[list[Step]] = [Step(data.BEGIN_PHASE, NOBODY, phase) for phase in range(data.PHASES)]
_PHASE_ENDS: Final[list[Step]] = [Step(data.END_PHASE, NOBODY, phase) for phase in range(data.PHASES)]
_TURNS: Final[list[list[Step]]] = [
    [Step(data.BEGIN_TURN, seat, field) for field in range(data.FIELDS)] for seat in range(data.MOST_PLAYERS)
]
_ASKS: Final[list[list[Step]]] = [
    [Step(data.RESEARCH_TURN + data.PHASE_OF[field], seat, field) for field in range(data.FIELDS)]
    for seat in range(data.MOST_PLAYERS)
]
_ROLLS: Final[list[Step]] = [Step(data.ROLL, seat, 0) for seat in range(data.MOST_PLAYERS)]
_BEGIN: Final[Step] = Step(data.BEGIN_ROUND, NOBODY, 0)
_END: Final[Step] = Step(data.END_ROUND, NOBODY, 0)
_PLAN: Final[Step] = Step(data.PLAN, NOBODY, 0)
_SETTLE: Final[Step] = Step(data.SETTLE, NOBODY, 0)
_PAY_BID: Final[Step] = Step(data.PAY_BID, NOBODY, 0)
_HAND_LIMIT: Final[Step] = Step(data.HAND_LIMIT, NOBODY, 0)
_KEEP: Final[Step] = Step(data.KEEP, NOBODY, 0)


# --- Setup


def set_up(table: Table, players: i64, edition: i64, length: i64, characters: i64) -> None:
    """RR-2: lay out what is fixed, and put on the agenda what chance has to answer."""
    table.edition = edition
    table.length = length
    table.characters = characters
    table.seats = [Seat(table.crew_each(), table.chips_each(), data.START_CUBES) for _ in range(players)]
    table.order = list(range(players))
    table.rolls = [NO_ROLL] * players
    table.market = [data.CAPACITY[players]] * data.RESOURCES
    table.bank = [
        data.CUBES[each] - data.CAPACITY[players] - players * data.START_CUBES[each] for each in range(data.RESOURCES)
    ]
    table.planets = [NO_PLANET] * data.PLANET_PLACES
    table.marks = [0] * data.PLANET_PLACES
    table.companies = [0] * data.COMPANIES
    copies = data.MODULE_COPIES[edition]
    table.standard = copies[: data.STANDARD]
    table.bags = [
        bag_of(
            [
                data.PLANET_COPIES[edition][each] if data.PLANET_COLOUR[each] == colour else 0
                for each in range(data.PLANETS)
            ]
        )
        for colour in (data.BLUE, data.RED)
    ]
    table.bags.append(bag_of([0] * data.STANDARD + copies[data.STANDARD :]))
    table.piles = [
        pile_of([undecided(which, table.bags[which].total)] if table.bags[which].total > 0 else [])
        for which in (data.BLUE, data.RED, ADVANCED)
    ]
    table.agenda = [_BEGIN, Step(data.CHARACTERS, NOBODY, 0)]
    for _ in range(data.CLOSED[players]):
        table.agenda.append(Step(data.CLOSE, NOBODY, 0))
    cards.show_top(table)
    for place in range(data.PLANET_PLACES - 1, -1, -1):
        table.agenda.append(Step(data.PLANET, NOBODY, place))
    roll_for_order(table, 0, players)


def close_hangar(table: Table, hangar: i64) -> None:
    """RR-2.7."""
    table.agenda.pop()
    one: i64 = 1
    table.closed |= one << hangar
    tell(table, told.CLOSED, NOBODY, EVERYBODY, hangar)


def hand_out_characters(table: Table) -> None:
    """RR-2.8, RR-R.9: characters and their start effects, in influence order."""
    tell_all(table, told.INFLUENCE, NOBODY, EVERYBODY, table.order)
    if table.characters == data.OFF:
        return
    for player in reversed(table.order):
        table.agenda.append(Step(data.START, player, 0))
    for player in reversed(table.order):
        table.agenda.append(Step(data.DEAL if table.characters == data.DEALT else data.CHOOSE, player, 0))


def take_character(table: Table, character: i64) -> None:
    """RR-13.1: a seat is dealt, or chooses, its character."""
    step = table.agenda.pop()
    table.seats[step.seat].character = character
    tell(table, told.CHOSE if step.verb == data.CHOOSE else told.CHARACTER, step.seat, EVERYBODY, character)


def start_effect(table: Table, player: i64) -> None:
    """RR-13.5, RR-13.8, RR-13.11, RR-13.14, RR-13.16."""
    seat = table.seats[player]
    character = seat.character
    if character == data.MECHANIC:
        if cards.is_anything_to_draw(table):
            table.agenda.append(Step(data.DRAW_START, player, data.MECHANIC_DRAWS))
    elif character == data.AMBASSADOR:
        seat.crew -= 1
        table.terminal = [*table.terminal, player]
        tell(table, told.STARTED, player, EVERYBODY, character)
    elif character == data.MOGUL:
        seat.energy = data.MOGUL_ENERGY + data.MOGUL_ENERGY_PER_CREW * table.crew_each()
        tell(table, told.STARTED, player, EVERYBODY, character)
    elif character == data.MINER:
        seat.cubes = [cubes + data.MINER_CUBES for cubes in seat.cubes]
        table.bank = [cubes - data.MINER_CUBES for cubes in table.bank]
        tell(table, told.STARTED, player, EVERYBODY, character)
    elif character == data.PILOT:
        seat.chips -= 1
        table.has_pilot_chip = True
        tell(table, told.STARTED, player, EVERYBODY, character)


def keep_start_card(table: Table, player: i64, module: i64) -> None:
    """RR-13.5, RR-R.35: one is kept, the others are discarded."""
    table.agenda.pop()
    table.seats[player].modules = [module]
    tell(table, told.KEPT_START, player, EVERYBODY, module)
    discard_others(table, player, table.drawn_modules, module)
    table.drawn_modules = NO_NUMBERS


def discard_others(table: Table, player: i64, modules: list[int], kept: i64) -> None:
    """RR-11.5, RR-13.5: of these modules all but one that is kept are discarded."""
    for module in without_card(modules, kept):
        cards.discard(table, module)
        tell(table, told.DISCARDED, player, EVERYBODY, module)


# --- Order rolls (RR-R.8)


def roll_for_order(table: Table, first: i64, number: i64) -> None:
    """So many seats of the influence track, from this place on, roll for their order."""
    table.agenda.append(Step(data.SORT, NOBODY, pair_of(first, number)))
    place: i64 = first + number - 1
    while place >= first:
        table.agenda.append(_ROLLS[table.order[place]])
        place -= 1


def take_roll(table: Table, value: i64) -> None:
    """A seat's order roll."""
    player = table.agenda.pop().seat
    table.rolls = with_number(table.rolls, player, value)
    tell(table, told.ROLLED, player, EVERYBODY, value)


def sort_by_rolls(table: Table, first: i64, number: i64) -> None:
    """The highest roll goes in front; whoever is still tied rolls again."""
    rolls = table.rolls
    tied = table.order[first : first + number]
    tied.sort(key=lambda player: -rolls[player])
    table.order = table.order[:first] + tied + table.order[first + number :]
    cleared = rolls.copy()
    for player in tied:
        cleared[player] = NO_ROLL
    table.rolls = cleared
    push_ties(table, first, [rolls[player] for player in tied])


def push_ties(table: Table, first: i64, numbers: list[int]) -> None:
    """Whoever has the same number as the neighbour on the track, from this place on, rolls; those in front first."""
    end: i64 = len(numbers)
    while end > 0:
        begin: i64 = end - 1
        while begin > 0 and numbers[begin - 1] == numbers[end - 1]:
            begin -= 1
        if end - begin > 1:
            roll_for_order(table, first + begin, end - begin)
        end = begin


# --- Rounds


def begin_round(table: Table) -> None:
    """RR-3.1, RR-3.3: what a round consists of; Explorer and Mogul begin."""
    table.round += 1
    table.phase = data.NO_PHASE
    for seat in table.seats:
        seat.dice = 0
        seat.bid = NO_BID
        seat.is_ready = False
    tell(table, told.ROUND, NOBODY, EVERYBODY, table.round)
    agenda = table.agenda
    agenda.append(_END)
    for phase in range(data.PHASES - 1, -1, -1):
        agenda.append(_PHASES[phase])
    agenda.append(_PLAN)
    display: i64 = data.DISPLAY[len(table.seats)]
    if display > 0:
        agenda.append(Step(data.LAY, NOBODY, display))
    if table.characters == data.OFF:
        return
    mogul = table.who_is(data.MOGUL)
    if mogul != NO_SEAT:
        agenda.append(Step(data.SPREAD, mogul, 0))
    explorer = table.who_is(data.EXPLORER)
    if explorer != NO_SEAT:
        agenda.append(Step(data.MARK, explorer, 0))
        agenda.append(Step(data.EXPLORE, explorer, 0))


def end_round(table: Table) -> None:
    """RR-11.1, RR-12.1, RR-R.28: the match is over, or terminal boarding and hand limit come before the next round.

    RR-11.4: whoever leaves the terminal leaves no gap in its list.
    """
    table.phase = data.LAST_PHASE
    is_triggered = table.is_triggered()
    if is_triggered or table.round >= data.ROUNDS:
        table.ended = data.ALL_RESCUED if is_triggered else data.LAST_ROUND
        table.agenda = []
        tell(table, told.ENDED, NOBODY, EVERYBODY, table.ended)
        return
    table.agenda.append(_BEGIN)
    table.agenda.append(_HAND_LIMIT)
    for player in reversed(table.terminal):
        table.agenda.append(Step(data.TERMINAL, player, 0))


def ask_hand_limit(table: Table) -> None:
    """RR-11.5, RR-R.29: all who have two or more unbuilt modules choose at the same time."""
    is_asked = False
    for seat in table.seats:
        seat.is_ready = len(seat.modules) <= data.HAND_KEPT
        is_asked = is_asked or not seat.is_ready
    if is_asked:
        table.agenda.append(_KEEP)


def enforce_hand_limit(table: Table) -> None:
    """RR-R.29: all have chosen; modules are discarded in influence order."""
    table.agenda.pop()
    for player in table.order:
        seat = table.seats[player]
        if seat.kept == NO_MODULE:
            continue
        tell(table, told.KEPT, player, EVERYBODY, seat.kept)
        discard_others(table, player, seat.modules, seat.kept)
        seat.modules = [seat.kept]
        seat.kept = NO_MODULE


# --- Planning


def reveal(table: Table) -> None:
    """RR-4.5, RR-R.34: everybody is ready, all screens go; the Engineer is asked before anything is paid."""
    table.agenda.pop()
    for player in range(len(table.seats)):
        seat = table.seats[player]
        if seat.bid == NO_BID:
            seat.bid = 0
        if table.events is not None:
            tell_all(
                table, told.PLANNED, player, EVERYBODY, [seat.bid, *[seat.die(field) for field in range(data.FIELDS)]]
            )
    table.agenda.append(_PAY_BID)
    table.agenda.append(_SETTLE)
    if table.characters != data.OFF:
        engineer = table.who_is(data.ENGINEER)
        if engineer != NO_SEAT:
            table.agenda.append(Step(data.ADJUST, engineer, 0))


def settle(table: Table) -> None:
    """RR-4.7 to RR-4.10: everybody's balance, then the influence track by what is left of the bids."""
    for player in table.order:
        settle_balance(table, player)
    bids = [table.seats[player].bid for player in table.order]
    bidders = [player for player in table.order if table.seats[player].bid > 0]
    if not bidders:
        return
    bidders.sort(key=lambda player: -table.seats[player].bid)
    others = [player for place, player in enumerate(table.order) if bids[place] == 0]
    table.order = bidders + others
    push_ties(table, 0, [table.seats[player].bid for player in bidders])


def short_of(balance: i64, energy: i64, bid: i64) -> i64:
    """RR-4.8: how much energy the dice cost beyond what a seat has left beside its bid; below 0 what is left over."""
    return balance - (energy - bid)


@mypyc_attr(acyclic=True)
class Settlement:
    """RR-4.7, RR-4.8: what becomes of a seat's energy, bid and dice when the dice are paid for."""

    __slots__ = ("balance", "bid", "dice", "energy", "short")

    def __init__(self, balance: i64, energy: i64, bid: i64, dice: i64, short: i64) -> None:
        self.balance: Final[i64] = balance  # what the dice cost as they lie then, below 0 what they bring
        self.energy: Final[i64] = energy  # what is left; the bid is still part of it
        self.bid: Final[i64] = bid  # what is left of it
        self.dice: Final[i64] = dice  # as Seat.dice, with those that were lowered
        self.short: Final[i64] = short  # pips that had to go


def settlement(seat: Seat) -> Settlement:
    """RR-4.8: pay with the energy outside the bid, then from the bid, then by lowering dice from the first field on.

    The dice need not all lie there yet. None is lowered below 1, and each pip saves 1 energy (RR-R.14).
    """
    balance = seat.balance()
    bid: i64 = max(seat.bid, 0)
    from_bid: i64 = min(max(0, short_of(balance, seat.energy, bid)), bid)
    short: i64 = max(0, short_of(balance, seat.energy, 0))  # what not even the bid pays
    dice = seat.dice
    left = short
    field: i64 = 0
    while left > 0:
        value = seat.die(field)
        if value > 1:
            less: i64 = min(left, value - 1)
            dice -= less << (4 * field)
            left -= less
        field += 1
    return Settlement(balance - short, energy_after(seat.energy, balance), bid - from_bid, dice, short)


def energy_after(energy: i64, balance: i64) -> i64:
    """RR-4.7, RR-4.8: the energy that is left after dice of this balance, which take no more than there is."""
    return max(0, -short_of(balance, energy, 0))


def settle_balance(table: Table, player: i64) -> None:
    """RR-4.7, RR-4.8: pay for the dice, if need be from the bid, if need be by lowering dice."""
    seat = table.seats[player]
    found = settlement(seat)
    if found.bid < seat.bid:
        tell(table, told.BID_TAKEN, player, EVERYBODY, seat.bid - found.bid, found.bid)
        seat.bid = found.bid
    for field in range(data.FIELDS):
        lowered = die_of(found.dice, field)
        if lowered < seat.die(field):
            seat.set_die(field, lowered)
            tell(table, told.LOWERED, player, EVERYBODY, field, lowered)
    seat.energy = found.energy
    tell(table, told.BALANCE, player, EVERYBODY, found.balance, seat.energy)


def pay_bid(table: Table) -> None:
    """RR-4.11: only the seat in front pays its bid."""
    tell_all(table, told.INFLUENCE, NOBODY, EVERYBODY, table.order)
    front = table.order[0]
    seat = table.seats[front]
    if seat.bid > 0:
        seat.energy -= seat.bid
        tell(table, told.PAID_BID, front, EVERYBODY, seat.bid)


# --- Phases


def turns_in(table: Table, phase: i64) -> list[Step]:
    """RR-5.1, RR-R.15: the turns of a phase's dice, the last one first: by value, then by influence."""
    found: list[Step] = []
    value: i64 = 1
    left: i64 = 2 * phase
    while value <= data.FACES:
        for player in reversed(table.order):
            seat = table.seats[player]
            if seat.die(left + 1) == value:
                found.append(_TURNS[player][left + 1])
            if seat.die(left) == value:
                found.append(_TURNS[player][left])
        value += 1
    return found


def begin_phase(table: Table, phase: i64) -> None:
    """RR-5.1, RR-5.2: the phase's dice have their turns; the next step is the last of the agenda."""
    table.phase = phase
    table.first_buyer = NO_SEAT
    tell(table, told.PHASE, NOBODY, EVERYBODY, phase)
    table.agenda.append(_PHASE_ENDS[phase])
    if phase == data.BOARDING and not table.is_seat_free():
        tell(table, told.SKIPPED_PHASE, NOBODY, EVERYBODY, phase)
        return
    turns = turns_in(table, phase)
    table.agenda.extend(turns)
    number: i64 = len(turns)
    players: i64 = len(table.seats)
    if phase == data.RESEARCH and number > players:
        table.agenda.append(Step(data.LAY, NOBODY, number - players))


def begin_turn(table: Table, player: i64, field: i64) -> None:
    """RR-5.1: the turn of a die."""
    table.used = 0
    table.bought = 0
    table.shifts = 0
    table.builds = 0
    table.launches = 0
    table.has_shifted = False
    tell(table, told.TURN, player, EVERYBODY, table.phase, table.seats[player].die(field))
    table.agenda.append(_ASKS[player][field])


def end_phase(table: Table, phase: i64) -> None:
    """RR-6.4, RR-7.4, RR-7.6: the display is discarded; somebody chooses what is refilled."""
    if phase == data.RESEARCH:
        cards.clear_display(table)
    elif phase == data.SHOPPING:
        capacity = data.CAPACITY[len(table.seats)]
        if any(cubes < capacity for cubes in table.market):
            chooser = table.first_buyer if table.first_buyer != NO_SEAT else table.order[0]
            table.agenda.append(Step(data.REFILL, chooser, 0))


def refill(table: Table, player: i64, chosen: i64) -> None:
    """RR-7.4, RR-7.5, RR-7.7: the chosen type to its capacity, the others at least to the floor, as the bank allows."""
    table.agenda.pop()
    players: i64 = len(table.seats)
    resource: i64 = 0
    while resource < data.RESOURCES:
        wanted: i64 = data.CAPACITY[players] if resource == chosen else data.FLOOR[players]
        cubes = cubes_to_refill(wanted, table.market[resource], table.bank[resource])
        if cubes > 0:
            table.market = changed(table.market, resource, cubes)
            table.bank = changed(table.bank, resource, -cubes)
        if cubes > 0 or resource == chosen:
            tell(table, told.REFILLED, player, EVERYBODY, resource, max(cubes, 0))
        resource += 1


def cubes_to_refill(wanted: i64, market: i64, bank: i64) -> i64:
    """RR-7.7: how many cubes come to the market where so many are wanted: no more than the bank has."""
    return min(wanted - market, bank)
