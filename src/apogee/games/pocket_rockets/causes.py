"""The causes of refusals: what is missing at the moment, and what there is instead.

Each function reads the facts of one rule's bar in decisions.py. It tells only what the seat may know: its own hand, and
what lies open.
"""

from mypy_extensions import i64

from apogee.core.refusal import Cause, Told
from apogee.games.pocket_rockets import data, decisions, vocabulary
from apogee.games.pocket_rockets.state import Seat, Table


def cause(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """What the rule's own sentence does not tell of this refusal, or None if it tells everything."""
    seat = table.seats[player]
    if rule == decisions.PLACEMENT:
        return Cause("search") if table.agenda[-1].verb == data.TAKE else None
    if rule == decisions.SITE_ACTION:
        return of_site(table, seat, action)
    if rule == decisions.ARROW:
        return Cause(data.DIRECTION_IDS[table.arrow])
    if rule == decisions.FREE_DIRECTION:
        return Cause(data.DIRECTION_IDS[table.bound])
    if rule == decisions.OWN_STACK:
        return to_draw(table, player, "site", {"site": data.SITE_IDS[table.site(seat)]})
    if rule == decisions.EMPTY_STACK:
        return to_draw(table, player, "stack", {})
    if rule == decisions.HAND_LIMIT:
        return Cause("full", {"count": seat.hand_size(), "limit": seat.hand_limit(), "builds": builds(table, player)})
    if rule in (decisions.BUILD_CARD, decisions.SEGMENT_ON_OPEN, decisions.TIP_ON_SEGMENTS):
        return of_build(table, player, vocabulary.FIRST_OF[action], vocabulary.SECOND_OF[action], rule)
    if rule == decisions.RECYCLE_ORDER:
        return of_recycling(table, player, action)
    if rule == decisions.REFUEL_COMPLETE:
        return of_refuelling(table, seat, vocabulary.FIRST_OF[action], vocabulary.SECOND_OF[action])
    return None


# The site action that a verb is.
_OFFERED_AS = {
    vocabulary.REVERSE: data.REVERSE,
    vocabulary.REFUEL: data.REFUEL,
    vocabulary.BUILD: data.BUILD,
    vocabulary.RECYCLE: data.RECYCLE,
}


def of_site(table: Table, seat: Seat, action: i64) -> Cause:
    """PR-4.4: where the pawn stands, and which sites offer the action."""
    if table.agenda[-1].verb == data.TAKE:
        return Cause("search")
    verb = vocabulary.VERB_OF[action]
    wanted = _OFFERED_AS[verb]
    colour = data.COLOUR_OF[vocabulary.FIRST_OF[action]] if verb == vocabulary.BUILD else -1
    sites = [
        data.SITE_IDS[site]
        for site in range(data.RING_SIZE)
        if data.SITE_ACTION[site] == wanted and (colour < 0 or data.SITE_COLOUR[site] == colour)
    ]
    return Cause("site", {"site": data.SITE_IDS[table.site(seat)], "sites": sites})


def to_draw(table: Table, player: int, case: str, told: dict[str, Told]) -> Cause:
    """A cause that sends the seat to where it can draw, or says what has to be done before it can."""
    seat = table.seats[player]
    filled = [data.STACK_IDS[stack] for stack in range(data.STACKS) if table.stacks[stack].size > 0]
    facts: dict[str, Told] = {**told, "sites": filled, "count": seat.hand_size(), "limit": seat.hand_limit()}
    if not filled:
        if seat.hand_size() == 0:
            return Cause(case, facts, "wait")
        return Cause(case, facts, "restock" if recycles(table, player) else "go-restock")
    if seat.hand_size() >= seat.hand_limit():
        if builds(table, player):
            return Cause(case, facts, "build")
        return Cause(case, facts, "swap" if recycles(table, player) else "go-build")
    return Cause(case, facts, "draw" if decisions.bar_to_draw(table, seat) == 0 else "go-draw")


def builds(table: Table, player: int) -> int:
    """Whether the seat can build anything now."""
    return int(vocabulary.ACTIONS.has(decisions.legal_actions(table, player), vocabulary.BUILD))


def recycles(table: Table, player: int) -> int:
    """Whether the seat can recycle anything now."""
    return int(vocabulary.ACTIONS.has(decisions.legal_actions(table, player), vocabulary.RECYCLE))


def of_build(table: Table, player: int, card: i64, target: i64, rule: i64) -> Cause:
    """PR-7.1, PR-7.3, PR-7.4: the card's colour, the hand, and the rockets that the card fits."""
    seat = table.seats[player]
    name = data.CARD_IDS[card]
    if rule == decisions.BUILD_CARD and (
        data.COLOUR_OF[card] != data.SITE_COLOUR[table.site(seat)] or not seat.holds(card)
    ):
        return of_hand(table, player, card)
    fitting = [
        str(number)
        for number in range(1, len(seat.rockets) + 1)
        if decisions.bar_to_build(table, seat, card, number) == 0
    ]
    if rule == decisions.BUILD_CARD:
        if data.PART_OF[card] == data.BASE:
            return Cause("new", {"card": name, "rocket": target})
        facts: dict[str, Told] = {"card": name, "count": len(seat.rockets), "rocket": target}
        return Cause("rocket", {**facts, "rockets": fitting, "fits": len(fitting)})
    if fitting:
        return Cause("rockets", {"card": name, "rockets": fitting})
    colour: i64 = data.COLOUR_OF[card]
    if any(decisions.is_open(rocket, card) for rocket in seat.rockets):
        return Cause("segments", {"card": name, "segments": buildable(table, seat, colour, data.SEGMENT)})
    return Cause("none", {"card": name, "bases": buildable(table, seat, colour, data.BASE)})


def of_hand(table: Table, player: int, card: i64) -> Cause:
    """PR-7.1: a card that is not in the hand, which may be empty, or not of the line's colour."""
    seat = table.seats[player]
    if seat.hand_size() == 0:
        return to_draw(table, player, "empty", {})
    site = table.site(seat)
    facts: dict[str, Told] = {"card": data.CARD_IDS[card], "builds": builds(table, player)}
    if data.COLOUR_OF[card] != data.SITE_COLOUR[site]:
        return Cause("colour", {**facts, "site": data.SITE_IDS[site]})
    return Cause("hand", facts)


def buildable(table: Table, seat: Seat, colour: i64, part: i64) -> int:
    """How many ways there are to build such a part now."""
    cards = [card for card in range(data.KINDS) if data.COLOUR_OF[card] == colour and data.PART_OF[card] == part]
    ways = [(card, target) for card in cards for target in range(len(seat.rockets) + 1)]
    return sum(decisions.bar_to_build(table, seat, card, target) == 0 for card, target in ways)


def of_recycling(table: Table, player: int, action: i64) -> Cause:
    """PR-7.11, PR-7.12: a hand card, and another stack that has cards; none if all four are empty."""
    card = vocabulary.FIRST_OF[action]
    if vocabulary.VERB_OF[action] == vocabulary.TAKE:
        return of_taking(table, player, card)
    seat = table.seats[player]
    if not seat.holds(card):
        if seat.hand_size() == 0:
            return to_draw(table, player, "empty", {})
        return Cause("hand", {"card": data.CARD_IDS[card]})
    discard, search = vocabulary.SECOND_OF[action], vocabulary.THIRD_OF[action]
    filled = decisions.filled_stacks(table)
    sites = [
        data.STACK_IDS[stack] for stack in range(data.STACKS) if decisions.bar_to_search(discard, stack, filled) == 0
    ]
    facts: dict[str, Told] = {"card": data.CARD_IDS[card], "discard": data.STACK_IDS[discard], "sites": sites}
    if not sites:
        return Cause("emptied" if filled == 0 else "only", facts)
    if search == vocabulary.NO_SEARCH:
        return Cause("stacks", facts)
    facts["site"] = data.STACK_IDS[search]
    return Cause("same" if search == discard else "stack", facts)


def of_taking(table: Table, player: int, card: i64) -> Cause:
    """PR-7.11: a card that the searched stack lacks, or no search at all."""
    if table.agenda[-1].verb == data.TAKE:
        return Cause("absent", {"card": data.CARD_IDS[card]})
    return Cause("search", {"recycles": recycles(table, player)})


def of_refuelling(table: Table, seat: Seat, value: i64, rocket: i64) -> Cause:
    """PR-7.14: the token, what the rocket lacks, and the rockets that can take it."""
    waiting = [
        str(number + 1)
        for number in range(len(seat.rockets))
        if any(decisions.bar_to_refuel(table, seat, other, number) == 0 for other in range(len(table.fuel)))
    ]
    if not waiting:
        return Cause("none")
    if table.fuel[value] == 0:
        return Cause("fuel", {"fuel": data.FUEL_VALUES[value]})
    facts: dict[str, Told] = {"rocket": rocket + 1, "rockets": waiting, "count": len(seat.rockets)}
    if rocket >= len(seat.rockets):
        return Cause("missing", facts)
    return Cause("fuelled" if seat.rockets[rocket].is_complete() else "open", facts)
