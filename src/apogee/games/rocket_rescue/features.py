"""Features: a position as a seat knows it, in numbers of about -1 to 1, for values that are learned.

First the own seat, then the best other one, then the mean of all others; then the own plan, and the table. So the
numbers are as many for any number of players. What others plan is secret until the reveal, and is left out.
"""

from typing import Final

from mypy_extensions import i64

from apogee.core.state import State
from apogee.games.rocket_rescue import data, scoring
from apogee.games.rocket_rescue.state import NO_BID, NO_MODULE, Table, count_crew, crew_of

POINTS: Final = 20.0  # what scales points: about half of what a winner has
ENERGY: Final = 10.0
FEW: Final = 3.0
MOST_BID: Final = 9  # a higher one says no more
CUBES: Final[int] = len(data.CUBES)  # types
OF_SEAT: Final = 17 + CUBES
OF_PLAN: Final = data.FIELDS + 2
OF_TABLE: Final = 8 + data.PHASES + 1 + data.MOST_PLAYERS
SIZE: Final[int] = 3 * OF_SEAT + OF_PLAN + OF_TABLE


def features(state: State, player: i64) -> list[float]:
    """What a seat knows of a position, or of any twin of it."""
    assert isinstance(state, Table)
    found = of_seat(state, player)
    players: i64 = len(state.seats)
    mean = [0.0] * OF_SEAT
    best: list[float] = []
    highest: i64 = -1
    for other in range(players):
        if other != player:
            theirs = of_seat(state, other)
            for number in range(OF_SEAT):
                mean[number] += theirs[number] / float(players - 1)
            points = scoring.points(state, other)
            if points > highest:
                highest = points
                best = theirs
    found.extend(best)
    found.extend(mean)
    add_plan(found, state, player)
    add_table(found, state, player, scoring.points(state, player) - highest)
    return found


def of_seat(table: Table, player: i64) -> list[float]:
    """One seat: points, crew, energy, cubes, and what it has in the hangars."""
    seat = table.seats[player]
    each: i64 = max(1, table.crew_each())
    works = Works(table, player)
    found = [
        float(scoring.points(table, player)) / POINTS,
        float(seat.vp) / POINTS,
        float(seat.saved) / float(each),
        float(seat.crew) / float(each),
        float(table.terminal.count(player)) / FEW,
        float(scoring.rescued(table, player)) / float(each),
        float(min(seat.energy, 2 * data.START_ENERGY)) / ENERGY,
        1.0 if float(seat.energy) < FEW else 0.0,
        float(seat.chips) / POINTS,
        float(len(seat.modules)) / FEW,
        float(table.order.index(player)) / float(len(table.seats)) if table.order else 0.5,
        float(works.modules) / POINTS * FEW,
        float(works.crew) / FEW,
        works.crew_by_progress / FEW,
        works.modules_by_progress / FEW,
        float(works.crew_ready) / FEW,
        float(works.modules_ready) / FEW,
    ]
    for kind in range(CUBES):
        found.append(float(min(seat.cubes[kind], 4)) / FEW)
    return found


class Works:
    """What a seat has in the hangars; crew and modules count more the nearer their rocket is to flying."""

    def __init__(self, table: Table, player: i64) -> None:
        self.modules: i64 = 0
        self.crew: i64 = 0
        self.modules_ready: i64 = 0
        self.crew_ready: i64 = 0
        self.modules_by_progress: float = 0.0
        self.crew_by_progress: float = 0.0
        hangar: i64 = 0
        while hangar < data.HANGARS:
            self.look_into(table, player, hangar * data.ROCKET_SIZE)
            hangar += 1

    def look_into(self, table: Table, player: i64, first: i64) -> None:
        """Add a hangar, whose places begin here."""
        own: i64 = 0
        crew: i64 = 0
        there: i64 = 0
        place: i64 = first
        while place < first + data.ROCKET_SIZE:
            built = table.built[place]
            if built.module != NO_MODULE:
                there += 1
                own += 1 if built.owner == player else 0
                crew += crew_of(built.crew, player)
            place += 1
        has_engine = table.built[first].module != NO_MODULE
        has_cockpit = table.built[first + data.ROCKET_SIZE - 1].module != NO_MODULE
        progress = (float(has_engine) + float(has_cockpit) + float(there) / float(data.ROCKET_SIZE)) / 3.0
        self.modules += own
        self.crew += crew
        self.modules_by_progress += progress * float(own)
        self.crew_by_progress += progress * float(crew)
        if has_engine and has_cockpit:
            self.modules_ready += own
            self.crew_ready += crew


def add_plan(found: list[float], table: Table, player: i64) -> None:
    """The own dice, whether or not the others see them, and the own bid."""
    seat = table.seats[player]
    field: i64 = 0
    while field < data.FIELDS:
        found.append(float(seat.die(field)) / 6.0)
        field += 1
    found.append(float(seat.balance()) / ENERGY)
    found.append(float(min(seat.bid, MOST_BID)) / FEW if seat.bid != NO_BID else 0.0)


def add_table(found: list[float], table: Table, player: i64, lead: i64) -> None:
    """What is nobody's: how far the match is, who is ahead, what waits to fly."""
    seats = table.seats
    most: i64 = 0
    for seat in seats:
        most = max(most, seat.saved)
    past = max(float(table.round) / float(data.ROUNDS), float(most) / float(max(1, table.crew_each())))
    aboard: i64 = 0
    free: i64 = 0
    for built in table.built:
        if built.module != NO_MODULE:
            aboard += count_crew(built.crew)
            free += data.SEATS[built.module] - count_crew(built.crew)
    found.append(float(table.round) / float(data.ROUNDS))
    found.append(past)
    found.append(1.0 if table.is_triggered() else 0.0)
    found.append(1.0 if table.current() == player else 0.0)
    found.append(float(lead) / POINTS)
    found.append(float(lead) / POINTS * past)
    found.append(float(aboard) / POINTS)
    found.append(float(free) / POINTS)
    phase: i64 = -1
    while phase < data.PHASES:
        found.append(1.0 if table.phase == phase else 0.0)
        phase += 1
    number: i64 = 1
    while number <= data.MOST_PLAYERS:
        found.append(1.0 if number == len(seats) else 0.0)
        number += 1
