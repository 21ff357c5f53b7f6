"""Features: a position as a seat knows it, in numbers of about -1 to 1, for values that are learned.

First the own seat, then the next one, then the mean of all others, of whose hands only what everybody knows is told;
then the table. So the numbers are as many for any number of players.
"""

from typing import Final

from mypy_extensions import i64

from apogee.core.state import State
from apogee.games.pocket_rockets import data, scoring
from apogee.games.pocket_rockets.state import NO_FUEL, NOWHERE, Seat, Table

POINTS: Final = 20.0  # what scales points: about half of what a winner has
ROCKETS: Final = 3.0
LASTING: Final[list[int]] = [data.EXTRA_ACTION, data.EXTRA_HAND, data.FREE_DIRECTION]
ACTIONS: Final = 4  # of sites
OF_COLOUR: Final = 8  # numbers
OF_SEAT: Final = 6 + OF_COLOUR * data.COLOURS + 2 * len(LASTING) + ACTIONS + 3
OF_TABLE: Final = 9 + data.RING_SIZE + data.MOST_PLAYERS
SIZE: Final[int] = 3 * OF_SEAT + OF_TABLE


def features(state: State, player: i64) -> list[float]:
    """What a seat knows of a position, or of any twin of it."""
    assert isinstance(state, Table)
    own = state.seats[player]
    found = of_seat(state, own, own.hand())
    players: i64 = len(state.seats)
    mean = [0.0] * OF_SEAT
    best: i64 = 0
    distance: i64 = 1
    while distance < players:
        other = state.seats[(player + distance) % players]
        theirs = of_seat(state, other, other.known)
        if distance == 1:
            found.extend(theirs)
        for number in range(OF_SEAT):
            mean[number] += theirs[number] / float(players - 1)
        best = max(best, scoring.points(other))
        distance += 1
    found.extend(mean)
    add_table(found, state, player, scoring.points(own) - best)
    return found


def of_seat(table: Table, seat: Seat, hand: list[int]) -> list[float]:
    """One seat: rockets, bonuses, the way to the sites; of its hand these cards."""
    waiting: i64 = 0
    fuelled: i64 = 0
    for rocket in seat.rockets:
        if rocket.is_complete():
            if rocket.fuel == NO_FUEL:
                waiting += 1
            else:
                fuelled += 1
    found = [
        float(scoring.points(seat)) / POINTS,
        float(scoring.tallest(seat)) / ROCKETS,
        float(waiting) / ROCKETS,
        float(fuelled) / ROCKETS,
        float(len(seat.rockets)) / ROCKETS,
        float(seat.hand_size()) / float(data.HAND_LIMIT),
    ]
    colour: i64 = 0
    while colour < data.COLOURS:
        add_colour(found, table, seat, hand, colour)
        colour += 1
    for bonus in LASTING:
        found.append(1.0 if seat.active & bonus != 0 else 0.0)
        found.append(1.0 if seat.laid & bonus != 0 else 0.0)
    launch = 0.0
    kind: i64 = 0
    while kind < ACTIONS:
        near = nearness(table, seat, kind, -1)
        found.append(near)
        if kind == data.REFUEL:
            launch = near
        kind += 1
    found.append(launch if waiting > 0 else 0.0)
    found.append(1.0 if waiting > 1 else 0.0)
    found.append(launch * float(min(waiting, table.fuel_left)) / ROCKETS)
    return found


def add_colour(found: list[float], table: Table, seat: Seat, hand: list[int], colour: i64) -> None:
    """What a seat has of a colour, and what it could build of it."""
    tallest: i64 = -1
    unfinished: i64 = 0
    for rocket in seat.rockets:
        if rocket.colour == colour and not rocket.is_complete():
            unfinished += 1
            tallest = max(tallest, rocket.segments)
    held = [0, 0, 0]
    bonuses: i64 = 0
    for card in hand:
        if data.COLOUR_OF[card] == colour:
            held[data.PART_OF[card]] += 1
            bonuses |= data.BONUS_OF[card]
    near = nearness(table, seat, data.BUILD, colour)
    can_build = tallest >= 0 and held[data.SEGMENT] > 0
    can_finish = held[data.TIP] > 0 and tallest + held[data.SEGMENT] >= data.SEGMENTS_FOR_TIP
    found.append(float(unfinished) / ROCKETS)
    found.append(float(tallest + 1) / ROCKETS)
    found.append(float(held[data.BASE]))
    found.append(float(held[data.SEGMENT]) if tallest >= 0 else 0.0)
    found.append(float(held[data.TIP]) if tallest >= 0 else 0.0)
    found.append(1.0 if bonuses & ~(seat.active | seat.laid) != 0 else 0.0)
    found.append(near if can_build else 0.0)
    found.append(near * float(tallest + 1) / ROCKETS if can_finish else 0.0)


def nearness(table: Table, seat: Seat, action: i64, colour: i64) -> float:
    """From 1, at a site for this action (in this colour, unless it is -1), to 0, as far away as can be."""
    if seat.place == NOWHERE:
        return 0.0
    steps: i64 = 0
    while steps < data.RING_SIZE:
        site = table.ring[(seat.place + steps * table.arrow) % data.RING_SIZE]
        if data.SITE_ACTION[site] == action and (colour < 0 or data.SITE_COLOUR[site] == colour):
            return 1.0 - float(steps) / float(data.RING_SIZE)
        steps += 1
    return 0.0


def add_table(found: list[float], table: Table, player: i64, lead: i64) -> None:
    """What is nobody's: fuel, the turn, the lead as the end comes nearer, the open cards on the way."""
    left = float(table.fuel_left) / float(data.FUEL_TOKENS)
    is_own = table.turn == player
    best: i64 = 0
    for number in range(len(table.fuel)):
        if table.fuel[number] > 0:
            best = max(best, data.FUEL_VALUES[number])
    found.append(left)
    found.append(float(best) / float(max(data.FUEL_VALUES)))
    found.append(1.0 if table.fuel_left <= 1 else 0.0)
    found.append(1.0 if is_own else 0.0)
    found.append(float(table.points) / float(data.ACTION_POINTS) if is_own else 0.0)
    found.append(float(table.standstill) / float(data.STALEMATE_TURNS))
    found.append(float(lead) / POINTS)
    found.append(float(lead) / POINTS * (1.0 - left))
    found.append((1.0 if lead > 0 else -1.0 if lead < 0 else 0.0) * (1.0 - left))
    seat = table.seats[player]
    steps: i64 = 0
    while steps < data.RING_SIZE:
        found.append(use_of_top(table, seat, (seat.place + steps * table.arrow) % data.RING_SIZE))
        steps += 1
    for number in range(data.MOST_PLAYERS):
        found.append(1.0 if number + 1 == len(table.seats) else 0.0)


def use_of_top(table: Table, seat: Seat, place: i64) -> float:
    """Whether the open card at a place is one that the seat can build with: 1 for a tip or segment, half for a base."""
    if seat.place == NOWHERE or not table.stacks:
        return 0.0
    stack = data.STACK_AT[table.ring[place]]
    if stack < 0 or table.stacks[stack].size == 0:
        return 0.0
    card = table.stacks[stack].top()
    if card < 0:
        return 0.0
    if data.PART_OF[card] == data.BASE:
        return 0.5
    for rocket in seat.rockets:
        if rocket.colour == data.COLOUR_OF[card] and not rocket.is_complete():
            return 1.0
    return 0.0
