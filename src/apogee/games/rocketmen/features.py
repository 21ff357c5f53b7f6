"""Features: a position as a seat knows it, in numbers of about -1 to 1, for values that are learned.

First the own seat, then the best other one, then the mean of all others; then the own hand and cart, the launch, and
the table. So the numbers are as many for any number of players; alone, the AI is the other one.
"""

from typing import Final

from mypy_extensions import i64

from apogee.core.state import State
from apogee.games.rocketmen import data, decisions, launch, odds, scoring
from apogee.games.rocketmen.state import NO_CARD, Seat, Table, count_bits

POINTS: Final = 15.0  # what scales points: about half of what a winner has
CARDS: Final = 20.0
FEW: Final = 5.0
MONEY: Final = 80.0
RESOURCES: Final = 4
OF_GOAL: Final = 8
OF_SEAT: Final = 18 + OF_GOAL + data.DESTINATIONS_COUNT + 2 * RESOURCES
OF_HAND: Final = 9 + RESOURCES
OF_LAUNCH: Final = 4
OF_TABLE: Final = 7 + data.MOST_PLAYERS
SIZE: Final[int] = 3 * OF_SEAT + OF_HAND + OF_LAUNCH + OF_TABLE


def features(state: State, player: i64) -> list[float]:
    """What a seat knows of a position, or of any twin of it."""
    assert isinstance(state, Table)
    found = of_seat(state, player)
    others: i64 = len(state.seats) - 1
    mean = [0.0] * OF_SEAT
    best = mean
    highest: i64 = -1
    for other in range(len(state.seats)):
        if other != player:
            theirs = of_seat(state, other)
            for number in range(OF_SEAT):
                mean[number] += theirs[number] / float(others)
            points = scoring.public_points(state, other)
            if points > highest:
                highest = points
                best = theirs
    ai = state.ai
    if ai is not None:
        mean[0] = float(ai.vp) / POINTS
        mean[1] = float(ai.vp) / POINTS
        mean[2] = float(count_bits(ai.markers)) / FEW
        highest = ai.vp
    found.extend(best)
    found.extend(mean)
    add_hand(found, state, player)
    add_launch(found, state, player)
    add_table(found, state, player, scoring.public_points(state, player) - highest)
    return found


def of_seat(table: Table, player: i64) -> list[float]:
    """One seat, as everybody sees it: points, missions, tokens, launch pad, and all cards that it owns."""
    seat = table.seats[player]
    rocket = launch.rocket_points(table, player)
    owned = scoring.owned_cards(seat)
    size = float(max(1, sum(owned) - len(seat.scrapyard)))
    money = sum_of(owned, data.MONEY)
    income = float(data.MONEY_TOKEN_VALUE * seat.money_tokens) + money * float(table.hand_limit(seat)) / size
    found = [
        float(seat.vp) / POINTS,
        float(scoring.public_points(table, player)) / POINTS,
        float(seat.missions()) / FEW,
        float(count_bits(seat.discs)),
        float(rocket) / POINTS,
        float(len(seat.pad)) / FEW,
        float(seat.rocket_tokens) / FEW,
        float(seat.hand_tokens) / FEW,
        float(seat.science_tokens) / FEW,
        float(seat.money_tokens) / FEW,
        size / CARDS,
        income / MONEY,
        money / size / FEW,
        sum_of(owned, data.ROCKET) / CARDS,
        sum_of(owned, data.ROCKET) / size,
        float(scoring.threats(seat)) / FEW,
        float(len(seat.depot)) / FEW,
        float(seat.hand_size()) / FEW,
    ]
    found.extend(of_goal(table, seat, rocket))
    for destination in range(data.DESTINATIONS_COUNT):
        found.append(float(seat.missions_at(destination)) / FEW)
    for resource in range(RESOURCES):
        gives = data.GIVES[resource]
        on_pad: i64 = 0
        for card in seat.pad:
            on_pad += gives[card]
        found.append(float(on_pad) / FEW)
        found.append(sum_of(owned, gives) / CARDS)
    return found


def sum_of(counts: list[int], printed: list[int]) -> float:
    """The sum of what so many cards of each kind show."""
    total: i64 = 0
    for card in range(data.KINDS):
        if counts[card] > 0:
            total += counts[card] * printed[card]
    return float(total)


def of_goal(table: Table, seat: Seat, rocket: i64) -> list[float]:
    """The planned mission: whether it can go anywhere, and for the best location what it lacks and what it is worth."""
    if seat.plan == NO_CARD:
        return [0.0] * OF_GOAL
    best = -1.0
    found = [1.0] + [0.0] * (OF_GOAL - 1)  # a mission that leads nowhere
    destination: i64 = 0
    while destination < data.DESTINATIONS_COUNT:
        if decisions.bar_to_launch(table, seat, seat.plan, destination) == 0:
            location = decisions.location_for(seat, seat.plan, destination)
            missing = float(max(0, data.POINTS_NEEDED[location] - rocket)) / FEW
            spaces: i64 = seat.science_tokens
            for card in seat.pad:
                spaces += launch.spaces_of(card, destination)
            way = min(1.0, float(spaces) / float(data.TARGET[destination]))
            worth = float(scoring.location_vp(table, location)) / POINTS
            promise = worth * (0.5 + way) / (1.0 + missing)
            if promise > best:
                best = promise
                is_ready = 1.0 if missing == 0.0 else 0.0
                found = [0.0, 1.0, missing, is_ready, way, way * is_ready, worth, promise]
        destination += 1
    return found


def add_hand(found: list[float], table: Table, player: i64) -> None:
    """What only the seat itself sees: its hand, its better objective, and while it is at turn its cart."""
    seat = table.seats[player]
    money: i64 = 0
    rocket: i64 = 0
    resources = [0] * RESOURCES
    for card in seat.hand():
        money += data.MONEY[card]
        rocket += data.ROCKET[card]
        for resource in range(RESOURCES):
            resources[resource] += data.GIVES[resource][card]
    found.append(float(seat.hand_size()) / FEW)
    found.append(float(money + data.MONEY_TOKEN_VALUE * seat.money_ready()) / MONEY)
    found.append(float(rocket) / POINTS)
    for resource in range(RESOURCES):
        found.append(float(resources[resource]) / FEW)
    found.append(float(scoring.best_objective(table, player)) / POINTS)
    is_own = table.turn == player
    chosen: i64 = 0
    for card in table.chosen:
        chosen += data.COST[card] + data.ROCKET[card]
    paid: i64 = table.paid_money
    for card in table.paid:
        paid += data.MONEY[card]
    found.append(min(2.0, float(chosen) / MONEY) if is_own else 0.0)
    found.append(float(len(table.chosen)) / FEW if is_own else 0.0)
    found.append(float(paid) / MONEY if is_own else 0.0)
    found.append(1.0 if is_own and table.chosen_plan != NO_CARD else 0.0)
    found.append(1.0 if is_own and table.cart != 0 else 0.0)


def add_launch(found: list[float], table: Table, player: i64) -> None:
    """A launch under way: how likely it is to succeed, and for whom."""
    flight = table.launch
    if flight is None:
        found.extend([0.0] * OF_LAUNCH)
        return
    good, all_orders = odds.now(table)
    chance = float(good) / float(max(1, all_orders))
    worth = float(scoring.location_vp(table, flight.location)) / POINTS
    is_own = table.turn == player
    found.append(chance if is_own else 0.0)
    found.append(chance * worth if is_own else 0.0)
    found.append(0.0 if is_own else chance * worth)
    found.append(1.0 if is_own else 0.0)


def add_table(found: list[float], table: Table, player: i64, lead: i64) -> None:
    """What is nobody's: how far the match is, who is ahead, whose turn it is."""
    most: i64 = 0
    for seat in table.seats:
        most = max(most, seat.vp)
    past = min(1.0, float(most) / POINTS)
    found.append(float(table.round) / CARDS)
    found.append(past)
    found.append(1.0 if table.trigger != 0 else 0.0)
    found.append(1.0 if table.turn == player else 0.0)
    found.append(float(table.standstill) / float(max(1, data.STANDSTILL_ROUNDS)))
    found.append(float(lead) / POINTS)
    found.append(float(lead) / POINTS * past)
    for number in range(data.MOST_PLAYERS):
        found.append(1.0 if number + 1 == len(table.seats) else 0.0)
