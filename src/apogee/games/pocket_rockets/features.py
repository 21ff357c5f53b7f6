"""Features: a position as a seat knows it, in numbers of about -1 to 1, for values that are learned.

First the own seat, then the mean of all others, of whose hands only what everybody knows is told; then the table. So
the numbers are as many for any number of players. Colours are alike: what a seat has of each is added up, by how far
away the pawn can use it.
"""

from typing import Final

from mypy_extensions import i64

from apogee.core.state import State
from apogee.games.pocket_rockets import data, scoring
from apogee.games.pocket_rockets.state import NO_FUEL, NOWHERE, Seat, Table

POINTS: Final = 20.0  # what scales points: about half of what a winner has
FEW: Final = 3.0
LASTING: Final[list[int]] = [data.EXTRA_ACTION, data.EXTRA_HAND, data.FREE_DIRECTION]
FAR: Final[int] = data.RING_SIZE
BY_DISTANCE: Final = 4  # kinds of deeds that are told by how far away they are
PLAIN: Final = 21
OF_SEAT: Final = PLAIN + 3 * len(LASTING) + BY_DISTANCE * FAR
TOPS: Final = 3  # kinds of open cards, by how far away they are
OF_TABLE: Final = 10 + TOPS * FAR + data.MOST_PLAYERS
SIZE: Final[int] = 2 * OF_SEAT + OF_TABLE

# Deeds by distance, and open cards.
SEGMENTS: Final = 0
FINISH: Final = 1
BASES: Final = 2
FUEL: Final = 3


def features(state: State, player: i64) -> list[float]:
    """What a seat knows of a position, or of any twin of it."""
    assert isinstance(state, Table)
    own = state.seats[player]
    found = of_seat(state, own, own.hand(), state.turn == player)
    players: i64 = len(state.seats)
    mean = [0.0] * OF_SEAT
    best: i64 = -1
    for number in range(players):
        if number != player:
            other = state.seats[number]
            theirs = of_seat(state, other, other.known, state.turn == number)
            place: i64 = 0
            while place < OF_SEAT:
                mean[place] += theirs[place] / float(players - 1)
                place += 1
            best = max(best, scoring.points(other))
    found.extend(mean)
    add_table(found, state, player, scoring.points(own) - best)
    return found


class Stock:
    """What a seat has, over all colours."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.bare: i64 = 0  # open rockets without a segment
        self.rising: i64 = 0  # segments of open rockets
        self.tallest: i64 = 0  # the segments of the tallest open rocket
        self.fitting: i64 = 0  # segments in the hand for an open rocket
        self.early: i64 = 0  # segments in the hand for a base in the hand
        self.ends: i64 = 0  # tips in the hand for a rocket with segments
        self.early_ends: i64 = 0  # tips in the hand for a rocket without
        self.starts: i64 = 0  # bases in the hand for a colour without an open rocket
        self.useless: i64 = 0
        self.finishing: i64 = 0  # points that tips in the hand bring
        self.bonuses: i64 = 0  # that they bring, too
        self.by_distance: list[float] = [0.0] * (BY_DISTANCE * FAR)
        self.now: float = 0.0  # points within reach in this turn

    def add_colour(self, hand: list[int], colour: i64, points: i64) -> None:
        """What there is of a colour, and what could be built of it with so many action points."""
        tallest: i64 = -1
        for rocket in self.seat.rockets:
            if rocket.colour == colour and not rocket.is_complete():
                self.bare += 1 if rocket.segments == 0 else 0
                self.rising += rocket.segments
                tallest = max(tallest, rocket.segments)
        self.tallest = max(self.tallest, tallest)
        bases: i64 = 0
        segments: i64 = 0
        tips: i64 = 0
        bonuses: i64 = 0
        plus: i64 = 0
        for card in hand:
            if data.COLOUR_OF[card] == colour:
                part: i64 = data.PART_OF[card]
                if part == data.BASE:
                    bases += 1
                elif part == data.SEGMENT:
                    segments += 1
                else:
                    tips += 1
                    if data.BONUS_OF[card] == data.PLUS_ONE:
                        plus = 1
                    else:
                        bonuses |= data.BONUS_OF[card]
        away = distance(self.table, self.seat, data.BUILD, colour)
        if tallest >= 0:
            self.fitting += segments
            self.useless += bases
            self.add(SEGMENTS, away, float(segments))
            if tips > 0:
                ends = tallest + segments >= data.SEGMENTS_FOR_TIP
                self.ends += 1 if ends else 0
                self.early_ends += 0 if ends else 1
                self.useless += tips - 1
                if ends:
                    gain = (tallest + segments) * data.POINTS_PER_SEGMENT + plus
                    self.finishing += gain
                    self.bonuses |= bonuses
                    self.add(FINISH, away, float(gain) / POINTS)
                    if away + segments + 1 <= points:
                        self.now += float(gain) / POINTS
        else:
            self.useless += tips
            if bases > 0:
                self.starts += 1
                self.useless += bases - 1
                self.early += segments
                self.add(BASES, away, 1.0)
            else:
                self.useless += segments

    def add(self, deed: i64, away: i64, worth: float) -> None:
        """Something that can be done so far away."""
        if away < FAR:
            self.by_distance[deed * FAR + away] += worth


def of_seat(table: Table, seat: Seat, hand: list[int], is_turn: bool) -> list[float]:
    """One seat: rockets, bonuses, the way to the sites; of its hand these cards."""
    waiting: i64 = 0
    fuelled: i64 = 0
    for rocket in seat.rockets:
        if rocket.is_complete():
            if rocket.fuel == NO_FUEL:
                waiting += 1
            else:
                fuelled += 1
    points: i64 = table.points if is_turn else 0
    stock = Stock(table, seat)
    colour: i64 = 0
    while colour < data.COLOURS:
        stock.add_colour(hand, colour, points)
        colour += 1
    launch = distance(table, seat, data.REFUEL, -1)
    promised = tokens_for(table, waiting)
    if waiting > 0:
        stock.add(FUEL, launch, promised)
    free = seat.hand_limit() - seat.hand_size()
    left = float(table.fuel_left) / float(data.FUEL_TOKENS)
    score = float(scoring.points(seat)) / POINTS
    found = [
        score,
        score * (1.0 - left),
        float(scoring.tallest(seat)) / FEW,
        float(min(waiting, 3)) / FEW,
        float(min(fuelled, 6)) / FEW,
        float(stock.bare) / FEW,
        float(stock.rising) / FEW,
        float(stock.rising) / FEW * left,
        float(stock.tallest) / FEW,
        float(stock.fitting) / FEW,
        float(stock.early) / FEW,
        float(stock.ends) / FEW,
        float(stock.early_ends) / FEW,
        float(stock.starts) / FEW,
        float(stock.useless) / FEW,
        float(stock.finishing) / POINTS,
        promised,
        float(free) / FEW,
        1.0 if free <= 0 else 0.0,
        stock.now,
        promised if launch + 1 <= points else 0.0,
    ]
    for bonus in LASTING:
        has = seat.active & bonus != 0 or seat.laid & bonus != 0
        found.append(1.0 if has else 0.0)
        found.append(left if has else 0.0)
        found.append(left if not has and stock.bonuses & bonus != 0 else 0.0)
    found.extend(stock.by_distance)
    return found


def tokens_for(table: Table, waiting: i64) -> float:
    """What the best tokens left are worth together, for so many rockets."""
    total: i64 = 0
    number: i64 = len(data.FUEL_VALUES) - 1
    while number >= 0:
        taken: i64 = min(waiting, table.fuel[number])
        total += taken * data.FUEL_VALUES[number]
        waiting -= taken
        number -= 1
    return float(total) / POINTS


def distance(table: Table, seat: Seat, action: i64, colour: i64) -> i64:
    """How many moves it is to a site for this action (in this colour, unless it is -1)."""
    if seat.place == NOWHERE:
        return FAR
    is_free = (seat.active | seat.laid) & data.FREE_DIRECTION != 0
    steps: i64 = 0
    while steps < FAR:
        site = table.ring[(seat.place + steps * table.arrow) % data.RING_SIZE]
        if is_site(site, action, colour):
            return steps
        if is_free and is_site(table.ring[(seat.place - steps * table.arrow) % data.RING_SIZE], action, colour):
            return steps
        steps += 1
    return FAR


def is_site(site: i64, action: i64, colour: i64) -> bool:
    """Whether a site is for this action, in this colour if one is given."""
    return site >= 0 and data.SITE_ACTION[site] == action and (colour < 0 or data.SITE_COLOUR[site] == colour)


def add_table(found: list[float], table: Table, player: i64, lead: i64) -> None:
    """What is nobody's: fuel, the turn, the lead as the end comes nearer, the open cards on the way."""
    left = float(table.fuel_left) / float(data.FUEL_TOKENS)
    is_own = table.turn == player
    ahead = 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0
    found.append(left)
    found.append(tokens_for(table, 1))
    found.append(1.0 if table.fuel_left <= 1 else 0.0)
    found.append(ahead if table.fuel_left <= 1 else 0.0)
    found.append(1.0 if is_own else 0.0)
    found.append(float(table.points) / float(data.ACTION_POINTS) if is_own else 0.0)
    found.append(float(table.standstill) / float(data.STALEMATE_TURNS))
    found.append(float(lead) / POINTS)
    found.append(float(lead) / POINTS * (1.0 - left))
    found.append(ahead * (1.0 - left))
    add_tops(found, table, table.seats[player])
    for number in range(data.MOST_PLAYERS):
        found.append(1.0 if number + 1 == len(table.seats) else 0.0)


def add_tops(found: list[float], table: Table, seat: Seat) -> None:
    """The open cards that the seat can use, by how far along the arrow they are."""
    by_distance = [0.0] * (TOPS * FAR)
    steps: i64 = 0
    while steps < FAR and seat.place != NOWHERE and table.stacks:
        stack = data.STACK_AT[table.ring[(seat.place + steps * table.arrow) % data.RING_SIZE]]
        if stack >= 0 and table.stacks[stack].size > 0:
            card = table.stacks[stack].top()
            if card >= 0:
                use = use_of(seat, card)
                if use >= 0:
                    by_distance[use * FAR + steps] = 1.0
        steps += 1
    found.extend(by_distance)


def use_of(seat: Seat, card: i64) -> i64:
    """What an open card could be to a seat: a segment, the end of a rocket, a base; or -1."""
    tallest: i64 = -1
    for rocket in seat.rockets:
        if rocket.colour == data.COLOUR_OF[card] and not rocket.is_complete():
            tallest = max(tallest, rocket.segments)
    part: i64 = data.PART_OF[card]
    if part == data.BASE:
        return BASES if tallest < 0 and not seat.holds(card) else -1
    if part == data.SEGMENT:
        return SEGMENTS if tallest >= 0 else -1
    return FINISH if tallest > 0 else -1
