"""Money and resources: what cards offer and cost, and whether a pool pays a bill (RM-4, RM-6)."""

from typing import Final

from mypy_extensions import i64

from apogee.games.rocketmen import data
from apogee.games.rocketmen.state import (
    BUYING,
    DISCARDING,
    NO_CARD,
    NO_CART,
    PLACING,
    REPLACING,
    Seat,
    Table,
    how_many,
)


def surcharge(seat: Seat) -> i64:
    """RM-14.2: the highest step that the VP marker has reached."""
    money: i64 = 0
    step: i64 = 0
    while step < len(data.SURCHARGE_FROM) and seat.vp >= data.SURCHARGE_FROM[step]:
        money = data.SURCHARGE_MONEY[step]
        step += 1
    return money


def price(seat: Seat, card: i64) -> i64:
    """RM-4.3, RM-7.6: what a card costs this buyer, in money."""
    if card >= data.FIRST_THREAT:
        return data.COST[card] + surcharge(seat)
    return data.COST[card]


def money_value(seat: Seat, card: i64) -> i64:
    """The money that a card offers its owner."""
    return MONEY_AFTER[seat.missions()][card]


def money_after(missions: i64, card: i64) -> i64:
    """The money that a card offers after so many missions; RM-R.53: Government Contract counts them."""
    if data.EFFECT[card] == data.MONEY_PER_MISSION:
        return data.AMOUNT[card] * missions
    return data.MONEY[card]


MONEY_AFTER: Final[list[list[int]]] = [  # by missions and card: money is counted again and again
    [money_after(missions, card) for card in range(data.KINDS)] for missions in range(data.LOCATIONS + 1)
]


def hand_money(seat: Seat) -> i64:
    """All the money that hand and unused tokens offer."""
    total: i64 = seat.money_ready() * data.MONEY_TOKEN_VALUE
    offers = MONEY_AFTER[seat.missions()]
    for card in seat.known:
        total += offers[card]
    for card in seat.hidden:
        total += offers[card]
    return total


def hand_resource(seat: Seat, resource: i64) -> i64:
    """How many symbols of a resource the hand offers."""
    gives = data.GIVES[resource]
    total: i64 = 0
    for card in seat.known:
        total += gives[card]
    for card in seat.hidden:
        total += gives[card]
    return total


def reach(seat: Seat) -> list[int]:
    """All the resources that hand and unused tokens offer, per resource."""
    offers = [0, 0, 0, seat.science_ready()]
    resource: i64 = 0
    while resource <= data.SCIENCE:
        offers[resource] += hand_resource(seat, resource)
        resource += 1
    return offers


def meets(needs: list[int], offers: list[int]) -> bool:
    """RM-4.2, RM-4.3, RM-6.7: whether resources pay for resources; both are per resource, science last.

    Science among the needs is any one resource, science among the offers stands for any.
    """
    wild: i64 = offers[data.SCIENCE]
    spare: i64 = 0
    resource: i64 = 0
    while resource < data.SCIENCE:
        left: i64 = offers[resource] - needs[resource]
        if left < 0:
            wild += left
        else:
            spare += left
        resource += 1
    return wild >= 0 and spare + wild >= needs[data.SCIENCE]


def missing(needs: list[int], offers: list[int]) -> list[int]:
    """RM-6.7: the resources that are still to be paid, per resource; none exactly where offers meet the needs."""
    lacking = [0, 0, 0, 0]
    wild: i64 = offers[data.SCIENCE]
    spare: i64 = 0
    resource: i64 = 0
    while resource < data.SCIENCE:
        short: i64 = needs[resource] - offers[resource]
        if short > 0:
            lacking[resource] = short - min(wild, short)
            wild -= min(wild, short)
        else:
            spare -= short
        resource += 1
    lacking[data.SCIENCE] = max(0, needs[data.SCIENCE] - spare - wild)
    return lacking


NO_NEEDS: Final[list[int]] = [0, 0, 0, 0]


def needs_of(cards: list[int]) -> list[int]:
    """The resources that these cards cost together, per resource."""
    needs = [0, 0, 0, 0]
    for card in cards:
        resource: i64 = 0
        while resource <= data.SCIENCE:
            needs[resource] += data.NEEDS[resource][card]
            resource += 1
    return needs


def price_of(seat: Seat, cards: list[int]) -> i64:
    """RM-7.1: what cards cost this buyer together, in money."""
    total: i64 = 0
    for card in cards:
        total += price(seat, card)
    return total


def price_with(table: Table, seat: Seat, card: i64) -> i64:
    """RM-7.1: the money that the purchase would cost with one more card, be it the first."""
    return price(seat, card) + price_of(seat, table.chosen) if table.cart == BUYING else price(seat, card)


def needs_with(table: Table, card: i64) -> list[int]:
    """RM-7.1: the resources that the purchase would cost with one more card, be it the first."""
    return needs_of([*table.chosen, card] if table.cart == BUYING else [card])


def placement_cost(cards: i64) -> i64:
    """RM-8.1: what it costs to place so many cards."""
    return cards * data.PLACEMENT_COST


def affordable_placements(money: i64) -> i64:
    """RM-8.1: how many cards so much money can place."""
    return money // data.PLACEMENT_COST


def bill_money(table: Table, seat: Seat) -> i64:
    """The money that the cart costs."""
    if table.cart == BUYING:
        return price_of(seat, table.chosen)
    if table.cart == PLACING:
        return placement_cost(placements(table))
    if table.cart == REPLACING:
        return table.variant_number(data.RESEARCH, 0)
    return 0


def placements(table: Table) -> i64:
    """RM-8.1: how many cards the cart places so far."""
    if table.cart != PLACING:
        return 0
    return len(table.chosen) + (1 if table.chosen_plan != NO_CARD else 0)


def bill_needs(table: Table) -> list[int]:
    """The resources that the cart costs; only purchases cost any."""
    return needs_of(table.chosen) if table.cart == BUYING else NO_NEEDS


def bill(table: Table) -> list[int]:
    """The cart's bill: money, then each resource."""
    return [bill_money(table, table.seats[table.turn]), *bill_needs(table)]


def offered(table: Table) -> list[int]:
    """What the cart has been paid with so far: money, then each resource."""
    seat = table.seats[table.turn]
    money: i64 = table.paid_money * data.MONEY_TOKEN_VALUE
    offers = [0, 0, 0, 0, table.paid_science]
    for card in table.paid + table.paid_placed:
        money += money_value(seat, card)
        resource: i64 = 0
        while resource <= data.SCIENCE:
            offers[1 + resource] += data.GIVES[resource][card]
            resource += 1
    offers[0] = money
    return offers


def is_covered(table: Table) -> bool:
    """Whether the whole pool pays the whole bill (RM-6.6)."""
    offers = offered(table)
    return offers[0] >= bill_money(table, table.seats[table.turn]) and meets(bill_needs(table), offers[1:])


def has_paid(table: Table) -> bool:
    """Whether the cart has got any payment yet."""
    return len(table.paid) + len(table.paid_placed) + table.paid_money + table.paid_science > 0


def in_hand(table: Table, seat: Seat, card: i64) -> i64:
    """How many such hand cards the cart has not yet spoken for."""
    held = held_cards(seat, card)
    return held if table.cart == NO_CART or held == 0 else held - spoken_for(table, card)


def is_left(table: Table, seat: Seat, card: i64) -> bool:
    """Whether the cart has left one such card of those in the hand, where there is one."""
    spoken = spoken_for(table, card)
    return spoken == 0 or held_cards(seat, card) > spoken


def held_cards(seat: Seat, card: i64) -> i64:
    """How many such cards are in the hand."""
    held = how_many(seat.hidden, card)
    return held + how_many(seat.known, card) if seat.known else held


def spoken_for(table: Table, card: i64) -> i64:
    """How many such hand cards the cart places, discards or pays with."""
    spoken: i64 = 0
    if table.cart == NO_CART:
        return spoken
    if table.cart == PLACING or table.cart == DISCARDING:
        spoken = how_many(table.chosen, card)
        if table.cart == PLACING and table.chosen_plan == card:
            spoken += 1
    return spoken + how_many(table.paid, card) if table.paid else spoken


def is_on_bill(table: Table, seat: Seat, card: i64) -> bool:
    """RM-6.10: whether a card offers money, or a resource that the bill has; every bill has money."""
    if money_value(seat, card) > 0:
        return True
    if table.cart != BUYING:
        return False
    needs = bill_needs(table)
    resource: i64 = 0
    while resource <= data.SCIENCE:
        if data.GIVES[resource][card] > 0 and is_asked_for(needs, resource):
            return True
        resource += 1
    return False


def is_asked_for(needs: list[int], resource: i64) -> bool:
    """RM-6.10, RM-4.2: whether needs have this resource; science stands for any, and any stands for science."""
    if resource == data.SCIENCE:
        return sum(needs) > 0
    return needs[resource] + needs[data.SCIENCE] > 0


NEEDS_ANY: Final[list[bool]] = [sum(needs_of([card])) > 0 for card in range(data.KINDS)]
