"""What stands behind a refusal: what is missing here and now, and what there is instead.

Each function answers for a rule with what that rule's bar in decisions.py looked at. It tells a seat what the seat may
know: its own hand, and what lies open.
"""

from mypy_extensions import i64

from apogee.core.refusal import Cause
from apogee.games.pocket_rockets import data, decisions
from apogee.games.pocket_rockets.state import Seat, Table


def cause(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """What the rule's own sentence cannot tell of this refusal, or None where it says all."""
    seat = table.seats[player]
    if rule == decisions.SITE_ACTION:
        return of_site(table, seat, action)
    if rule == decisions.ARROW:
        return Cause(direction(table.arrow))
    if rule == decisions.FREE_DIRECTION:
        return Cause(direction(table.bound))
    if rule == decisions.OWN_STACK:
        stacks = [data.SITE_IDS[site] for site in data.STACK_SITES]
        return Cause("site", {"site": data.SITE_IDS[table.site(seat)], "sites": stacks})
    if rule == decisions.HAND_LIMIT:
        return Cause("full", {"count": seat.hand_size(), "limit": seat.hand_limit()})
    if rule in (decisions.BUILD_CARD, decisions.SEGMENT_ON_OPEN, decisions.TIP_ON_SEGMENTS):
        number = action - decisions.BUILD
        return of_build(table, seat, number // decisions.TARGETS, number % decisions.TARGETS, rule)
    if rule == decisions.RECYCLE_ORDER:
        return of_recycling(table, seat, action)
    if rule == decisions.REFUEL_COMPLETE:
        return of_refuelling(table, seat, (action - decisions.REFUEL) // data.MOST_ROCKETS)
    return None


def direction(way: i64) -> str:
    """The case of a direction."""
    return "cw" if way == data.CLOCKWISE else "ccw"


def of_site(table: Table, seat: Seat, action: i64) -> Cause:
    """PR-4.4: where the pawn stands, and which sites offer the action."""
    if table.agenda[-1].verb == data.TAKE:
        return Cause("search")
    wanted: i64 = data.RECYCLE
    colour: i64 = -1
    if action == decisions.REVERSE:
        wanted = data.REVERSE
    elif action < decisions.TAKE:
        wanted = data.REFUEL
    elif action < decisions.RECYCLE:
        wanted = data.BUILD
        colour = data.COLOUR_OF[(action - decisions.BUILD) // decisions.TARGETS]
    sites = [
        data.SITE_IDS[site]
        for site in range(data.RING_SIZE)
        if data.SITE_ACTION[site] == wanted and (colour < 0 or data.SITE_COLOUR[site] == colour)
    ]
    return Cause("site", {"site": data.SITE_IDS[table.site(seat)], "sites": sites})


def not_in_hand(seat: Seat, card: i64) -> Cause:
    """A card that is not in the hand, which may be empty."""
    return Cause("hand", {"card": data.CARD_IDS[card]}) if seat.hand_size() > 0 else Cause("empty")


def of_build(table: Table, seat: Seat, card: i64, target: i64, rule: i64) -> Cause:
    """PR-7.1, PR-7.3, PR-7.4: the card's colour, the hand, and the rockets that the card fits."""
    site = table.site(seat)
    name = data.CARD_IDS[card]
    if rule == decisions.BUILD_CARD:
        if seat.hand_size() == 0:
            return Cause("empty")
        if data.COLOUR_OF[card] != data.SITE_COLOUR[site]:
            return Cause("colour", {"card": name, "site": data.SITE_IDS[site]})
        if not seat.holds(card):
            return not_in_hand(seat, card)
        return Cause("rocket", {"count": len(seat.rockets), "rocket": target})
    fitting = [
        str(number)
        for number in range(1, len(seat.rockets) + 1)
        if decisions.bar_to_build(table, seat, card, number) == 0
    ]
    if fitting:
        return Cause("rockets", {"card": name, "rockets": fitting})
    is_open = any(decisions.is_open(rocket, card) for rocket in seat.rockets)
    return Cause("segments" if is_open else "none", {"card": name})


def of_recycling(table: Table, seat: Seat, action: i64) -> Cause:
    """PR-7.11: a hand card, and another stack that has cards."""
    if action < decisions.BUILD:
        is_searching = table.agenda[-1].verb == data.TAKE
        return Cause("absent", {"card": data.CARD_IDS[action - decisions.TAKE]}) if is_searching else Cause("search")
    number = action - decisions.RECYCLE
    card = number // (data.STACKS * decisions.SEARCHES)
    if not seat.holds(card):
        return not_in_hand(seat, card)
    search: i64 = number % decisions.SEARCHES
    if search == decisions.NO_SEARCH:
        return Cause("stacks")
    site = data.SITE_IDS[data.STACK_SITES[search]]
    return Cause("stack" if (decisions.filled_stacks(table) >> search) & 1 == 0 else "same", {"site": site})


def of_refuelling(table: Table, seat: Seat, value: i64) -> Cause:
    """PR-7.14: the token, and the rockets that can take it."""
    if table.fuel[value] == 0:
        return Cause("fuel", {"fuel": data.FUEL_VALUES[value]})
    waiting = [
        str(number + 1)
        for number in range(len(seat.rockets))
        if decisions.bar_to_refuel(table, seat, value, number) == 0
    ]
    return Cause("rockets", {"rockets": waiting}) if waiting else Cause("none")
