"""What is wrong with a table that somebody described: checks, each of which yields sentences.

A table without faults can be played to its end; no match need have led to it.
"""

from collections.abc import Iterator
from typing import Final

from apogee.core import positions
from apogee.games.pocket_rockets import data, scoring
from apogee.games.pocket_rockets.position import Known, searched, verbs
from apogee.games.pocket_rockets.state import COMMON, NO_FUEL, NO_TIP, NOWHERE, Table


def lost_or_made(table: Table) -> Iterator[str]:
    """PR-1: every card is somewhere, and there are no more of them than the box holds."""
    there = scoring.census(table)
    for card, copies in enumerate(data.COPIES_OF):
        if there[card] > copies:
            yield f"the game has only {copies} of {data.CARD_IDS[card]}, and the position needs {there[card]}."
        if there[card] < copies:
            yield nowhere(copies - there[card], card)


def nowhere(count: int, card: int) -> str:
    """What to say of cards without a place."""
    return positions.nowhere(f"{count} of {data.CARD_IDS[card]}", "a stack, a hand, a rocket")


def uneven_stacks(table: Table) -> Iterator[str]:
    """PR-2.8: the cards of the common shuffle are as many as the stacks have of them."""
    common = table.bags[COMMON]
    lacking = sum(Known(table, stack).common for stack in range(len(table.stacks))) - common.total
    if table.stacks and lacking > 0:
        yield f"the stacks need {lacking} more common cards than there are; give 'common', or lower theirs."
    if table.stacks and lacking < 0:
        yield nowhere(common.counts[common.kinds[0]], common.kinds[0])


def misplaced_sites(table: Table) -> Iterator[str]:
    """PR-1.6, PR-2.2: each site once, the fixed ones in their places."""
    for place, site in enumerate(table.ring):
        if site != NOWHERE and table.ring.count(site) > 1:
            yield f"{data.SITE_IDS[site]} lies on the ring twice; there is one of each site (PR-1.6)."
        if data.FIXED_PLACES.get(place, site) != site:
            yield f"place {place} of the ring is the {data.SITE_IDS[data.FIXED_PLACES[place]]}'s (PR-2.2)."


def misbuilt_rockets(table: Table) -> Iterator[str]:
    """PR-7.4, PR-7.5, PR-7.14: a tip of the rocket's colour on segments, and fuel only below a tip."""
    for number, seat in enumerate(table.seats):
        for rocket in seat.rockets:
            tip, colour = rocket.tip, data.COLOUR_IDS[rocket.colour]
            if tip != NO_TIP and (data.PART_OF[tip] != data.TIP or data.COLOUR_OF[tip] != rocket.colour):
                yield f"seat {number}: {data.CARD_IDS[tip]} is no {colour} tip (PR-7.5); leave 'tip' out."
            if tip != NO_TIP and rocket.segments < data.SEGMENTS_FOR_TIP:
                yield f"seat {number}: a tip needs at least {data.SEGMENTS_FOR_TIP} segment below it (PR-7.4)."
            if tip == NO_TIP and rocket.fuel != NO_FUEL:
                yield f"seat {number}: only a complete rocket holds fuel (PR-7.14); give it a tip."


def overfull_hands(table: Table) -> Iterator[str]:
    """PR-6.4: nobody holds more than the hand limit."""
    for number, seat in enumerate(table.seats):
        if seat.hand_size() > seat.hand_limit():
            yield f"seat {number} holds {seat.hand_size()} cards, but may hold {seat.hand_limit()} (PR-6.4)."


def forgotten_search(table: Table) -> Iterator[str]:
    """PR-11.2: whoever searched a stack last knows what is in it."""
    for stack in range(len(table.stacks)):
        known = Known(table, stack)
        is_unknown = known.common > 0 or len(known.covered) > 0
        if known.searched_by is not None and is_unknown and stack != searched(table, table):
            site = data.STACK_IDS[stack]
            yield f"{site}: whoever searched it knows its cards (PR-11.2); put them in 'top' and 'bag'."


def wrong_end(table: Table) -> Iterator[str]:
    """PR-9.1, PR-9.4: the match ends for a reason, and has ended where there is one."""
    if (table.ended == data.FUEL_EXHAUSTED) != (table.fuel_left == 0):
        yield "the match ends by fuel when no token is left, and only then (PR-9.1)."
    if (table.ended == data.STALEMATE) != (table.standstill == data.STALEMATE_TURNS):
        yield f"a standstill ends the match at {data.STALEMATE_TURNS} turns, and only then (PR-9.4)."


def wrong_turn(table: Table) -> Iterator[str]:
    """PR-2.10, PR-4.1, PR-4.6: in a turn all pawns stand somewhere, and there is something left to do."""
    if data.SPEND not in verbs(table):
        return
    if any(seat.place == NOWHERE for seat in table.seats):
        yield "no turn begins before all pawns are placed (PR-2.10): give every seat its 'site'."
    most = table.seats[table.turn].action_points()
    if table.points > most:
        yield f"seat {table.turn} has {most} action points in a turn at most (PR-4.1); lower 'points'."
    if table.points == 0 and data.TOP not in verbs(table) and data.TAKE not in verbs(table):
        yield "a turn with no action points left is over (PR-4.6); give it to the next seat."


def wrong_search(table: Table) -> Iterator[str]:
    """PR-4.4, PR-6.2, PR-7.11: who searches stands on the depot, has room for a card, and finds one."""
    stack = searched(table, table)
    if stack is None:
        return
    seat = table.seats[table.turn]
    if data.SITE_ACTION[table.site(seat)] != data.RECYCLE:
        yield "a search needs the pawn on the recycling depot (PR-4.4); change its 'site', or leave 'search' out."
    if table.stacks[stack].size == 0:
        yield f"{data.STACK_IDS[stack]} is empty and cannot be searched (PR-7.11)."
    if seat.hand_size() >= seat.hand_limit():
        yield f"who searches has put a card down and holds {seat.hand_limit() - 1} at most (PR-7.11)."
    if any(verb not in (data.SPEND, data.TAKE, data.LOOK) for verb in verbs(table)):
        yield "while a stack is searched, all else is laid out and the other stacks have their top card open (PR-6.2)."


faults: Final = positions.checked_by(
    lost_or_made, forgotten_search, uneven_stacks, misplaced_sites, misbuilt_rockets, overfull_hands, wrong_end,
    wrong_turn, wrong_search,
)  # fmt: skip
