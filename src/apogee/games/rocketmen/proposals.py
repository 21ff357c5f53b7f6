"""Ways to carry an action through: the payments that a cart still needs, and `done`, as ordinary steps.

What a seat is offered follows from its hand, its tokens and its cart, which it knows. Payments that pay exactly come
first; then those that lose the fewest cards of use, the cheapest overpayment, the fewest steps.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apogee.games.rocketmen import data, decisions, payments, vocabulary
from apogee.games.rocketmen.state import DISCARDING, NO_CARD, NO_CART, PLACING, Seat, Table, how_many

MOST: Final = 5  # that are offered
A_CARD: Final = 1  # what is lost with a card that can only pay; with what lies down or turns up again, nothing
OF_USE: Final = 100  # with a card that can do something else
_MOST_TRIED: Final = 4000  # payments that are looked at; hardly a hand has so many


@mypyc_attr(acyclic=True)
class Means:
    """Things that pay alike: one of them is as good as another."""

    __slots__ = ("actions", "offers", "use")

    def __init__(self, action: i64, offers: list[int], use: i64) -> None:
        self.actions: list[int] = [action]  # that pay with one of them, each
        self.offers = offers  # money, then each resource
        self.use: i64 = use  # what is lost by paying with one


@mypyc_attr(acyclic=True)
class Payment:
    """One way to pay a bill, as far as it is better or worse than others."""

    __slots__ = ("actions", "lost", "over")

    def __init__(self, actions: list[int], over: i64, lost: i64) -> None:
        self.actions = actions
        self.over: i64 = over
        self.lost: i64 = lost

    def rank(self) -> tuple[bool, int, int, int]:
        """The lower, the better."""
        return self.over > 0, self.lost, self.over, len(self.actions)


def proposals(table: Table, player: i64, action: i64) -> list[list[int]]:
    """Lists of actions that begin with this one and carry it through, the best first; none if it cannot be.

    Of `done` they are the payments that are missing before it.
    """
    begun = table.clone()
    assert isinstance(begun, Table)
    first: list[int] = []
    if action != vocabulary.DONE:
        if decisions.bar(table, player, action) != 0:
            return []
        begun.apply(player, action)
        first = [action]
    if begun.cart == NO_CART or decisions.current(begun) != player:
        return [first] if first or decisions.bar(table, player, action) == 0 else []
    if decisions.bar(begun, player, vocabulary.DONE) == 0:
        return [[*first, vocabulary.DONE]]
    if begun.cart == DISCARDING:
        return [first] if first else []
    search = Search(begun, begun.seats[player])
    search.pay(0)
    search.found.sort(key=Payment.rank)
    return [[*first, *payment.actions, vocabulary.DONE] for payment in search.found[:MOST]]


class Search:
    """The ways to pay the rest of a cart's bill in which nothing is paid for nothing."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.means = means_of(table, seat)
        self.bill = payments.bill(table)
        self.offered = payments.offered(table)
        self.chosen: list[int] = []  # how many of each means pay
        self.tried: i64 = 0
        self.found: list[Payment] = []

    def pay(self, place: i64) -> None:
        """Try all numbers of the means from this place on, fewest first."""
        self.tried += 1
        if self.is_paid(self.offered):
            self.keep()
            return
        if place == len(self.means) or self.tried > _MOST_TRIED or not self.can_be_paid(place):
            return
        means = self.means[place]
        before = self.offered
        number: i64 = 0
        while number <= len(means.actions):
            self.chosen.append(number)
            self.pay(place + 1)
            self.chosen.pop()
            if self.is_paid(self.offered):
                break
            self.offered = [self.offered[kind] + means.offers[kind] for kind in range(len(before))]
            number += 1
        self.offered = before

    def is_paid(self, offers: list[int]) -> bool:
        """RM-6.6: whether these offers pay the bill."""
        return offers[0] >= self.bill[0] and payments.meets(self.bill[1:], offers[1:])

    def can_be_paid(self, place: i64) -> bool:
        """Whether all that is left would pay the bill."""
        offers = self.offered.copy()
        for means in self.means[place:]:
            for kind in range(len(offers)):
                offers[kind] += means.offers[kind] * len(means.actions)
        return self.is_paid(offers)

    def keep(self) -> None:
        """Note what is paid now, unless something in it is not needed."""
        actions: list[int] = []
        lost: i64 = 0
        place: i64 = 0
        for number in self.chosen:
            means = self.means[place]
            place += 1
            if number == 0:
                continue
            if self.is_paid([self.offered[kind] - means.offers[kind] for kind in range(len(self.offered))]):
                return
            actions += means.actions[:number]
            lost += means.use * number
        self.found.append(Payment(actions, self.offered[0] - self.bill[0], lost))


def means_of(table: Table, seat: Seat) -> list[Means]:
    """RM-6.1, RM-6.10, RM-8.6: all that may still pay, what is of the least use first."""
    found: list[Means] = []
    for card in range(data.KINDS):
        if not payments.is_on_bill(table, seat, card):
            continue
        placed: i64 = 0
        if table.cart == PLACING:
            placed = how_many(table.chosen, card) - how_many(table.paid_placed, card)
            if table.chosen_plan == card:
                placed += 1
        add(found, vocabulary.PAY_PLACED + card, placed, offers_of(seat, card), 0)
        add(
            found,
            vocabulary.PAY + card,
            payments.in_hand(table, seat, card),
            offers_of(seat, card),
            use_of(table, seat, card),
        )
    add(found, vocabulary.PAY_MONEY, seat.money_ready() - table.paid_money, [data.MONEY_TOKEN_VALUE, 0, 0, 0, 0], 0)
    if sum(payments.bill_needs(table)) > 0:
        science = seat.science_ready() - table.paid_science
        add(found, vocabulary.PAY_SCIENCE, science, [0, 0, 0, 0, 1], 0 if seat.plan == NO_CARD else OF_USE)  # RM-10.6
    found.sort(key=use_first)
    return found


def add(found: list[Means], action: i64, number: i64, offers: list[int], use: i64) -> None:
    """Some more things that pay, with those that pay alike."""
    while number > 0:
        number -= 1
        for means in found:
            if means.use == use and means.offers == offers:
                means.actions.append(action)
                break
        else:
            found.append(Means(action, offers, use))


def use_first(means: Means) -> tuple[int, int]:
    """Means of little use first; of those, what brings the most money."""
    return means.use, -means.offers[0]


def offers_of(seat: Seat, card: i64) -> list[int]:
    """What a card pays: money, then each resource."""
    return [payments.money_value(seat, card), *(data.GIVES[kind][card] for kind in range(data.SCIENCE + 1))]


def use_of(table: Table, seat: Seat, card: i64) -> i64:
    """What is lost with a hand card: much, if it could do more in this turn than pay, on the plan, the pad or alone."""
    effect: i64 = data.EFFECT[card]
    if data.NO_EFFECT < effect <= data.LAST_DISCARD_EFFECT:
        return OF_USE
    if card < data.MISSIONS:
        return OF_USE if seat.plan == NO_CARD and table.chosen_plan == NO_CARD else A_CARD
    does_something = data.ROCKET[card] > 0 or effect > data.LAST_PAYMENT_EFFECT
    return OF_USE if does_something and decisions.bar_to_lie(table, seat, card, False) == 0 else A_CARD
