"""How turns begin and end: draws, the display, the AI's part, the end of rounds and of the game."""

from typing import Final

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.pile import bag_of, counts_of, fixed, insert, undecided, with_card
from apogee.core.state import tell, tell_all
from apogee.core.types import EVERYBODY, NOBODY, only
from apogee.games.rocketmen import data, scoring, told
from apogee.games.rocketmen.state import (
    AI_SEAT,
    NO_CARD,
    NO_LOCATION,
    NO_NUMBERS,
    Seat,
    Table,
    count_bits,
    merged,
)

# Steps come up again and again.
ACTS: Final[list[Step]] = [Step(data.ACT, seat, 0) for seat in range(data.MOST_PLAYERS)]
DRAWS: Final[list[list[Step]]] = [
    [Step(data.DRAW, seat, number) for number in range(data.CARDS + 1)] for seat in range(data.MOST_PLAYERS)
]
DRAW_UPS: Final[list[Step]] = [Step(data.DRAW_UP, seat, 0) for seat in range(data.MOST_PLAYERS)]
END_TURNS: Final[list[Step]] = [Step(data.END_TURN, seat, 0) for seat in range(data.MOST_PLAYERS)]
REFILLS: Final[list[Step]] = [Step(data.REFILL, NOBODY, space) for space in range(data.DISPLAY_SIZE)]
STARTING_HAND: Final = 1  # DRAW_UP's about at setup


# --- Drawing


def draw_cards(table: Table, player: i64, number: i64) -> None:
    """RM-12.3, RM-12.4: draw from the HQ; when it runs out, the warehouse is shuffled; then stop."""
    seat = table.seats[player]
    if number <= 0 or not refresh_hq(table, player, seat):
        return
    table.agenda.append(DRAWS[player][number])


def refresh_hq(table: Table, player: i64, seat: Seat) -> bool:
    """RM-12.3: an empty HQ is made anew of the warehouse; whether there is anything to draw."""
    if seat.hq.total > 0:
        return True
    if not seat.warehouse:
        return False
    seat.hq = bag_of(counts_of(seat.warehouse, data.KINDS))
    seat.warehouse = NO_NUMBERS
    tell(table, told.SHUFFLED, player, EVERYBODY)
    return True


def take_drawn(table: Table, player: i64, card: i64) -> None:
    """RM-3.1, RM-3.11: the drawn card goes to the hand, unseen by others; with an empty HQ all of the hand is known."""
    step = table.agenda.pop()
    seat = table.seats[player]
    seat.hq = seat.hq.without(card)
    insert(seat.hidden, card)
    tell(table, told.CARD_DRAWN, player, only(player), card)
    tell(table, told.DREW, player, EVERYBODY)
    know_by_counting(seat)
    draw_cards(table, player, step.about - 1)


def know_by_counting(seat: Seat) -> None:
    """RM-3.11: while the HQ is empty, everybody knows the whole hand."""
    if seat.hq.total == 0 and seat.hidden:
        seat.known = merged(seat.known, seat.hidden)
        seat.hidden = []


def deal_hands(table: Table) -> None:
    """RM-2.8: everybody is to draw a starting hand, seat 0 first."""
    for seat in reversed(range(len(table.seats))):
        table.agenda.append(Step(data.DRAW_UP, seat, STARTING_HAND))


def draw_up(table: Table, player: i64, is_starting_hand: bool) -> None:
    """RM-2.8, RM-12.1: up to the starting hand, or the hand limit."""
    seat = table.seats[player]
    most = table.hand_limit(seat)
    if is_starting_hand:
        most = table.variant_number(data.HAND_LIMIT, data.STARTING_HAND)
    draw_cards(table, player, most - seat.hand_size())


# --- The display


def leave_display(table: Table, card: i64) -> i64:
    """A card leaves the display; the space that is then empty."""
    display = table.display.copy()
    space: i64 = display.index(card)
    display[space] = NO_CARD
    table.display = display
    table.display_lost = True
    return space


def refill_display(table: Table) -> None:
    """RM-7.3, RM-R.13: empty spaces are refilled one after the other in display order; in solo not before the end."""
    space: i64 = len(table.display) - 1
    while space >= 0:
        if table.display[space] == NO_CARD:
            table.agenda.append(REFILLS[space])
        space -= 1


def is_refill_due(table: Table) -> bool:
    """Whether chance has to say which card comes: not if the deck is empty, or its top card is known."""
    return table.deck.size > 0 and table.deck.top() < 0


def refill_without_chance(table: Table) -> None:
    """RM-7.8: an empty deck leaves the space empty; a card that was put under the deck comes up as it lies."""
    step = table.agenda.pop()
    if table.deck.size == 0:
        if table.has_variant(data.CLOSING):
            trigger(table, data.CLOSING_MARKET)
        return
    lay_in_display(table, step.about, table.deck.take())


def reveal(table: Table, card: i64) -> None:
    """RM-2.4, RM-7.3: the top card of the asset deck comes into the display."""
    step = table.agenda.pop()
    top = table.deck.layers[0]
    table.layers[top.bag] = table.layers[top.bag].without(card)
    table.deck.decide(fixed(card, EVERYBODY), undecided(top.bag, top.count - 1))
    lay_in_display(table, step.about, table.deck.take())


def lay_in_display(table: Table, space: i64, card: i64) -> None:
    display = table.display.copy()
    display[space] = card
    table.display = display
    tell(table, told.REVEALED, NOBODY, EVERYBODY, card, space)


# --- Turns


def begin_turn(table: Table, player: i64) -> None:
    """RM-5.1, RM-5.2: the next player acts; in solo the AI comes first (RM-20.13)."""
    table.turn = player
    table.engines_bought = 0
    table.used_depot = False
    table.used_research = False
    table.used_removal = False
    table.display_lost = False
    if player == table.first:
        table.round += 1
        table.placed_in_round = False
        tell(table, told.ROUND, NOBODY, EVERYBODY, table.round)
    tell(table, told.TURN, player, EVERYBODY)
    table.agenda.append(ACTS[player])
    if table.mode == data.SOLO:
        table.agenda.append(Step(data.AI_TURN, player, 0))


def end_turn(table: Table, player: i64) -> None:
    """RM-12.1, RM-R.16: unused effects lapse, the play area goes to the warehouse, then surplus, draws, tokens."""
    seat = table.seats[player]
    table.free_placements = 0
    table.draws_waiting = 0
    seat.warehouse = merged(seat.warehouse, seat.play)
    seat.play = []
    table.agenda.append(END_TURNS[player])
    table.agenda.append(DRAW_UPS[player])
    surplus = seat.hand_size() - table.hand_limit(seat)
    if surplus > 0:
        table.agenda.append(Step(data.SURPLUS, player, surplus))


def finish_turn(table: Table, player: i64) -> None:
    """RM-12.1: tokens are ready again; in solo the display moves on (RM-20.11)."""
    seat = table.seats[player]
    seat.money_used = 0
    seat.science_used = 0
    table.agenda.append(Step(data.NEXT_TURN, player, 0))
    if table.mode == data.SOLO:
        move_display(table)


def move_display(table: Table) -> None:
    """RM-20.11, RM-R.44: if nothing left the display, the leftmost card does; then slide left and refill."""
    card = leftmost(table)
    if not table.display_lost and card != NO_CARD:
        leave_display(table, card)
        table.removed = with_card(table.removed, card)
        tell(table, told.DISPLAY_LOST, NOBODY, EVERYBODY, card)
        score_threat_for_ai(table, card)
    kept = [card for card in table.display if card != NO_CARD]
    table.display = kept + [NO_CARD] * (data.DISPLAY_SIZE - len(kept))
    refill_display(table)


def leftmost(table: Table) -> i64:
    """RM-20.11: the first card of the display, or NO_CARD."""
    for card in table.display:
        if card != NO_CARD:
            return card
    return NO_CARD


def next_turn(table: Table, player: i64) -> None:
    """RM-16.4: a round is finished before the game ends."""
    if table.mode == data.SOLO:
        reason = scoring.solo_end(table)
        if reason != 0:
            end(table, reason)
            return
    following = (player + 1) % len(table.seats)
    if following == table.first and table.mode != data.SOLO and is_over_after_round(table):
        return
    begin_turn(table, following)


def is_over_after_round(table: Table) -> bool:
    """RM-16.4, RM-16.6: after a round, a trigger or a standstill ends the game."""
    table.standstill = 0 if table.placed_in_round else table.standstill + 1
    if table.trigger != 0:
        end(table, table.trigger)
        return True
    if table.standstill >= data.STANDSTILL_ROUNDS:
        end(table, data.STALEMATE)
        return True
    return False


def trigger(table: Table, reason: i64) -> None:
    """RM-16.5: the first trigger stands; the round is finished."""
    if table.trigger == 0 and table.mode != data.SOLO:
        table.trigger = reason
        tell(table, told.TRIGGERED, NOBODY, EVERYBODY, reason)


def end(table: Table, reason: i64) -> None:
    """RM-17, RM-R.32: nothing more happens; the log ends with the objectives and the score."""
    table.ended = reason
    table.agenda.clear()
    for player in range(len(table.seats)):
        if table.seats[player].objectives:
            tell_all(table, told.OBJECTIVES, player, EVERYBODY, table.seats[player].objectives)
    tell_all(
        table,
        told.ENDED,
        NOBODY,
        EVERYBODY,
        [reason, *(scoring.points(table, seat) for seat in range(len(table.seats)))],
    )


# --- The AI opponent


def ai_turn(table: Table) -> None:
    """RM-20.6, RM-20.7: an active mission advances, otherwise one is drawn."""
    ai = table.opponent()
    if ai.location != NO_LOCATION:
        advance_ai(table)
    elif can_ai_fly(table):
        draw_solitaire(table, 0)
    else:
        tell(table, told.AI_IDLE, NOBODY, EVERYBODY)


def can_ai_fly(table: Table) -> bool:
    """RM-R.38: a marker is left, and some pair of solitaire cards makes a mission that the AI has not flown."""
    if count_bits(table.opponent().markers) >= data.MARKERS:
        return False
    card: i64 = 0
    while card < data.SOLITAIRES:
        if has_type_for(table, card):
            return True
        card += 1
    return False


def has_type_for(table: Table, first: i64) -> bool:
    """Whether some other solitaire card has a type that the AI can still fly to this card's destination."""
    second: i64 = 0
    while second < data.SOLITAIRES:
        if second != first and ai_location(table, first, second) >= 0:
            return True
        second += 1
    return False


def ai_location(table: Table, first: i64, second: i64) -> i64:
    """RM-20.7 (f): the location of two solitaire cards, or -1 if there is none or the AI already has it."""
    destination: i64 = data.SOLITAIRE_DESTINATION[table.level][first]
    location: i64 = data.LOCATION_AT[destination][data.SOLITAIRE_TYPE[second]]
    if location >= 0 and (table.opponent().markers >> location) & 1 == 1:
        return -1
    return location


def draw_solitaire(table: Table, which: i64) -> None:
    """RM-20.7 (h): whenever the deck is empty, the discarded solitaire cards are shuffled."""
    ai = table.opponent()
    if ai.deck == 0:
        ai.deck = ai.discard
        ai.discard = 0
    table.agenda.append(Step(data.SOLITAIRE, NOBODY, which))


def take_solitaire(table: Table, card: i64) -> None:
    """RM-20.7 (a) to (g): the first card gives the destination, the second the type."""
    which = table.agenda.pop().about
    ai = table.opponent()
    one: i64 = 1
    bit = one << card
    ai.deck &= ~bit
    tell(table, told.AI_CARD, NOBODY, EVERYBODY, card, which)
    if which == 0:
        take_destination(table, card, bit)
        return
    location = ai_location(table, ai.first, card)
    if location < 0:
        ai.discard |= bit
        draw_solitaire(table, 1)
        return
    ai.second = card
    ai.location = location
    ai.rocket += data.SOLITAIRE_ADVANCE[card]
    tell(table, told.AI_MISSION, NOBODY, EVERYBODY, location, ai.rocket)
    complete_ai_mission(table)


def take_destination(table: Table, card: i64, bit: i64) -> None:
    """RM-20.7 (b) to (d), RM-R.38: a full destination is passed over; a dead end shuffles everything."""
    ai = table.opponent()
    there: i64 = data.AT_DESTINATION[data.SOLITAIRE_DESTINATION[table.level][card]]
    if ai.markers & there == there:
        ai.discard |= bit
        draw_solitaire(table, 0)
    elif not has_type_for(table, card):
        ai.deck |= ai.discard | bit
        ai.discard = 0
        draw_solitaire(table, 0)
    else:
        ai.first = card
        ai.rocket = data.SOLITAIRE_START[table.level][card]
        draw_solitaire(table, 1)


def advance_ai(table: Table) -> None:
    """RM-20.6, RM-20.10: the AI rocket moves one space."""
    ai = table.opponent()
    ai.rocket += 1
    tell(table, told.AI_MOVED, NOBODY, EVERYBODY, ai.rocket)
    complete_ai_mission(table)


def complete_ai_mission(table: Table) -> None:
    """RM-20.6, RM-R.39, RM-R.45: at the target the AI's marker moves to the location and scores; both cards go."""
    ai = table.opponent()
    if ai.rocket < data.TARGET[data.DESTINATION_OF[ai.location]]:
        return
    location = ai.location
    vp = scoring.location_vp(table, location)
    one: i64 = 1
    ai.markers |= one << location
    table.arrive(AI_SEAT, location)
    ai.vp += vp
    ai.discard |= (one << ai.first) | (one << ai.second)
    ai.first = NO_CARD
    ai.second = NO_CARD
    ai.location = NO_LOCATION
    ai.rocket = 0
    tell(table, told.AI_COMPLETED, NOBODY, EVERYBODY, location, vp)


def score_threat_for_ai(table: Table, card: i64) -> None:
    """RM-20.12, RM-R.41: a threat that is removed from the display gives the AI its VP at once."""
    if card >= data.FIRST_THREAT:
        table.opponent().vp += data.THREAT_VP
