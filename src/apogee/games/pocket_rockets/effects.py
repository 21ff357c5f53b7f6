"""What happens: one function per rule. `act` and `decide` change the table; the agenda says what waits next."""

from typing import Final

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.pile import UNDECIDED, Layer, Pile, bag_of, fixed, insert, remove, undecided
from apogee.core.state import tell, tell_all
from apogee.core.types import EVERYBODY, NOBODY, only
from apogee.games.pocket_rockets import data, decisions, scoring, told, vocabulary
from apogee.games.pocket_rockets.state import COMMON, NO_FUEL, NO_TIP, NOWHERE, Rocket, Seat, Table

# Steps come up again and again; so do cards that lie open.
TOPS: Final[list[Step]] = [Step(data.TOP, NOBODY, stack) for stack in range(data.STACKS)]
TAKES: Final[list[list[Step]]] = [
    [Step(data.TAKE, seat, stack) for stack in range(data.STACKS)] for seat in range(data.MOST_PLAYERS)
]
OPEN: Final[list[Layer]] = [fixed(card, EVERYBODY) for card in range(data.KINDS)]
COVERED: Final[list[list[Layer]]] = [
    [undecided(bag, count) for count in range(data.CARDS + 1)] for bag in range(1 + data.STACKS)
]


def set_up(table: Table) -> None:
    """PR-2.10: lay out what is fixed, and put on the agenda what chance and players have to answer."""
    table.ring = [data.FIXED_PLACES.get(place, NOWHERE) for place in range(data.RING_SIZE)]
    table.fuel = data.FUEL_COUNTS.copy()
    table.fuel_left = data.FUEL_TOKENS
    table.box = [0] * data.KINDS
    table.searcher = [NOBODY] * data.STACKS
    table.starting_bases = data.STARTING_BASES[len(table.seats)]
    counts = data.COPIES_OF.copy()
    for colour in range(data.COLOURS):
        counts[data.BASE_OF[colour]] -= table.starting_bases[colour]
    table.bags = [bag_of(counts)] + [bag_of([0] * data.KINDS) for _ in range(data.STACKS)]
    for seat in reversed(range(len(table.seats))):
        table.agenda.append(Step(data.DEAL, seat, 0))
    table.agenda.append(Step(data.START, NOBODY, 0))
    table.agenda.append(Step(data.SITE, NOBODY, 0))


# --- Chance


def decide(table: Table, outcome: i64) -> None:
    """Chance answers the next step."""
    step = table.agenda[-1]
    decided: i64 = vocabulary.DECIDED[outcome]
    if step.verb == data.TOP:
        turn_up(table, step.about, decided)
    elif step.verb == data.LOOK:
        find(table, step.seat, step.about, decided)
    elif step.verb == data.SITE:
        lay_site(table, decided)
    elif step.verb == data.START:
        draw_starter(table, decided)
    else:
        deal_base(table, step.seat, decided)


def lay_site(table: Table, site: i64) -> None:
    """PR-2.3: the other cards go at random to the free places; the last one has no choice."""
    ring = table.ring.copy()
    place = decisions.next_place(ring)
    ring[place] = site
    tell(table, told.SITE_LAID, NOBODY, EVERYBODY, place, site)
    left = [other for other in data.RANDOM_SITES if other not in ring]
    if len(left) == 1:
        place = decisions.next_place(ring)
        ring[place] = left[0]
        tell(table, told.SITE_LAID, NOBODY, EVERYBODY, place, left[0])
    table.ring = ring
    if len(left) <= 1:
        table.agenda.pop()
        after_setup_step(table)


def draw_starter(table: Table, seat: i64) -> None:
    """PR-3.1: the starting player is drawn at random."""
    table.agenda.pop()
    table.starter = seat
    table.turn = seat
    tell(table, told.STARTER_DRAWN, seat, EVERYBODY)
    after_setup_step(table)


def deal_base(table: Table, seat: i64, colour: i64) -> None:
    """PR-2.5: starting bases are dealt at random over the seats."""
    table.agenda.pop()
    bases = table.starting_bases.copy()
    bases[colour] -= 1
    table.starting_bases = bases
    table.seats[seat].rockets.append(Rocket(colour, 0, NO_TIP, NO_FUEL))
    tell(table, told.BASE_DEALT, seat, EVERYBODY, data.BASE_OF[colour])
    after_setup_step(table)


def after_setup_step(table: Table) -> None:
    """PR-3.2, PR-2.8: when nothing else is left to set up, pawns are placed in turn order; then the stacks are laid."""
    if table.agenda:
        return
    for offset in range(len(table.seats)):
        seat = (table.starter + offset) % len(table.seats)
        if table.seats[seat].place == NOWHERE:
            table.agenda.append(Step(data.PLACE, seat, 0))
            return
    if not table.stacks:
        lay_stacks(table)
    turn_up_tops(table)
    after_step(table)


def lay_stacks(table: Table) -> None:
    """PR-2.8: the remaining cards are shuffled together and split; no card is decided before it is seen."""
    sizes = data.STACK_SIZES[len(table.seats)]
    if sum(sizes) != table.bags[COMMON].total:  # a described position in which some cards lie elsewhere
        sizes = even_split(table.bags[COMMON].total, data.STACKS)
    table.stacks = [common_pile(size) for size in sizes]
    tell_all(table, told.STACKS_LAID, NOBODY, EVERYBODY, sizes.copy())


def even_split(cards: i64, piles: i64) -> list[int]:
    """PR-R.4: sizes that differ by at most one, the larger ones first."""
    return [cards // piles + (1 if number < cards % piles else 0) for number in range(piles)]


def common_pile(size: i64) -> Pile:
    """A stack cut from the first shuffle."""
    return Pile([undecided(COMMON, size)] if size > 0 else [], size)


def turn_up_tops(table: Table) -> None:
    """PR-6.2: the top card of every stack lies open; the first stack's is turned up first."""
    for stack in reversed(range(data.STACKS)):
        open_top(table, stack)


def open_top(table: Table, stack: i64) -> None:
    """PR-6.2: the next card is visible at once; where it is not decided yet, chance is asked."""
    pile = table.stacks[stack]
    if pile.size == 0:
        return
    card = pile.top()
    if card == UNDECIDED:
        table.agenda.append(TOPS[stack])
    elif pile.layers[0].known_by != EVERYBODY:
        pile.layers[0] = OPEN[card]
        tell(table, told.TOP_TURNED_UP, NOBODY, EVERYBODY, stack, card)


def turn_up(table: Table, stack: i64, card: i64) -> None:
    """PR-6.2: the stack's new top card is decided, and everybody sees it."""
    table.agenda.pop()
    pile = table.stacks[stack]
    bag = pile.layers[0].bag
    table.bags[bag] = table.bags[bag].without(card)
    pile.decide(OPEN[card], COVERED[bag][pile.layers[0].count - 1])
    tell(table, told.TOP_TURNED_UP, NOBODY, EVERYBODY, stack, card)
    after_step(table)


# --- Players


def act(table: Table, player: i64, action: i64) -> None:
    """A player answers the next step. PR-D.1, PR-D.3: to place the pawn and to take a card cost no action point."""
    verb: i64 = vocabulary.VERB_OF[action]
    first: i64 = vocabulary.FIRST_OF[action]
    if verb == vocabulary.PLACE:
        place_pawn(table, player, first)
        return
    if verb == vocabulary.TAKE:
        take(table, player, table.agenda[-1].about, first)
    else:
        table.points -= 1
        if verb == vocabulary.RECYCLE:
            recycle(table, player, first, vocabulary.SECOND_OF[action], vocabulary.THIRD_OF[action])
        elif verb == vocabulary.MOVE:
            move(table, player, data.DIRECTIONS[first])
        elif verb == vocabulary.DRAW:
            draw(table, player)
        elif verb == vocabulary.BUILD:
            build(table, player, first, vocabulary.SECOND_OF[action])
        elif verb == vocabulary.REFUEL:
            refuel(table, player, first, vocabulary.SECOND_OF[action])
        else:
            reverse(table, player)
    after_step(table)


def place_pawn(table: Table, player: i64, site: i64) -> None:
    """PR-3.2: the pawn goes on any site; PR-3.3: others may stand there."""
    table.agenda.pop()
    table.seats[player].place = table.ring.index(site)
    tell(table, told.PAWN_PLACED, player, EVERYBODY, site)
    after_setup_step(table)


def move(table: Table, player: i64, direction: i64) -> None:
    """PR-5.1: to the neighbouring site; PR-8.5: a free direction binds for this turn."""
    seat = table.seats[player]
    seat.place = (seat.place + direction) % data.RING_SIZE
    if seat.active & data.FREE_DIRECTION != 0:
        table.bound = direction
    tell(table, told.MOVED, player, EVERYBODY, direction, table.site(seat))


def draw(table: Table, player: i64) -> None:
    """PR-6.1: the top card of the site's stack goes to the hand; everybody saw it (PR-11.2)."""
    seat = table.seats[player]
    stack: i64 = data.STACK_AT[table.site(seat)]
    card = table.stacks[stack].take()
    insert(seat.known, card)
    tell(table, told.DRAWN, player, EVERYBODY, stack, card)
    open_top(table, stack)


def build(table: Table, player: i64, card: i64, target: i64) -> None:
    """PR-7.1 to PR-7.4: a card goes from the hand to a rocket, or starts one."""
    seat = table.seats[player]
    leave_hand(seat, card)
    if target == vocabulary.NEW:
        seat.rockets.append(Rocket(data.COLOUR_OF[card], 0, NO_TIP, NO_FUEL))
    else:
        rocket = seat.rockets[target - 1]
        if data.PART_OF[card] == data.SEGMENT:
            seat.rockets[target - 1] = Rocket(rocket.colour, rocket.segments + 1, NO_TIP, NO_FUEL)
        else:
            seat.rockets[target - 1] = Rocket(rocket.colour, rocket.segments, card, NO_FUEL)
            lay_bonus(seat, data.BONUS_OF[card])
    table.progressed = True
    tell(table, told.BUILT, player, EVERYBODY, card, target if target != vocabulary.NEW else len(seat.rockets))


def lay_bonus(seat: Seat, bonus: i64) -> None:
    """PR-R.22: a lasting bonus starts with the owner's next turn; PR-8.6: a second copy adds nothing."""
    if bonus != data.PLUS_ONE:
        seat.laid |= bonus & ~seat.active


def reverse(table: Table, player: i64) -> None:
    """PR-7.10: the arrow turns round at once and for all; PR-8.5: this lifts the binding."""
    table.arrow = -table.arrow
    table.bound = 0
    tell(table, told.REVERSED, player, EVERYBODY, table.arrow)


def recycle(table: Table, player: i64, card: i64, discard: i64, search: i64) -> None:
    """PR-7.11: a hand card goes openly on one stack; then another one is looked through."""
    leave_hand(table.seats[player], card)
    table.stacks[discard].put(OPEN[card])
    tell(table, told.DISCARDED, player, EVERYBODY, card, discard)
    if search == vocabulary.NO_SEARCH:
        return
    gather(table, search)
    if table.searcher[search] != player:
        table.searcher = table.searcher.copy()
        table.searcher[search] = player
    tell(table, told.SEARCHED, player, EVERYBODY, search)
    table.agenda.append(TAKES[player][search])
    if table.bags[1 + search].total < table.stacks[search].size:
        table.agenda.append(Step(data.LOOK, player, search))
    else:
        see(table, player, search)


def gather(table: Table, stack: i64) -> None:
    """PR-7.11: the stack is taken up to be looked through, which ends its order; it now has a bag of its own."""
    pile = table.stacks[stack]
    bag = table.bags[1 + stack]
    for layer in pile.layers:
        if layer.card != UNDECIDED:
            bag = bag.plus(layer.card)
    table.bags[1 + stack] = bag
    pile.layers = [COVERED[1 + stack][pile.size]]


def find(table: Table, player: i64, stack: i64, card: i64) -> None:
    """PR-D.3: a card of the searched stack is decided, now that somebody sees it."""
    table.bags[COMMON] = table.bags[COMMON].without(card)
    table.bags[1 + stack] = table.bags[1 + stack].plus(card)
    tell(table, told.FOUND, player, only(player), card)
    if table.bags[1 + stack].total == table.stacks[stack].size:
        table.agenda.pop()
        see(table, player, stack)


def see(table: Table, player: i64, stack: i64) -> None:
    """PR-11.3: the searching player alone learns which cards there are."""
    if table.events is not None:
        cards = [card for card in range(data.KINDS) for _ in range(table.bags[1 + stack].counts[card])]
        tell_all(table, told.SEEN, player, only(player), [stack, *cards])


def take(table: Table, player: i64, stack: i64, card: i64) -> None:
    """PR-7.11, PR-7.13: a card goes to the hand, secretly, and the rest is shuffled; PR-R.27: an only card is known."""
    pile = table.stacks[stack]
    only_card = pile.size == 1
    tell(table, told.CARD_TAKEN, player, EVERYBODY if only_card else only(player), card)
    tell(table, told.TAKEN, player, EVERYBODY, stack)
    insert(table.seats[player].known if only_card else table.seats[player].hidden, card)
    table.bags[1 + stack] = table.bags[1 + stack].without(card)
    pile.size -= 1
    if only_card:
        pile.layers.clear()
        table.agenda.pop()
    else:
        pile.layers[0] = COVERED[1 + stack][pile.size]
        table.agenda[-1] = TOPS[stack]


def refuel(table: Table, player: i64, value: i64, target: i64) -> None:
    """PR-7.14: a token goes on a complete rocket; PR-9.1: with the last one the game ends at once."""
    rockets = table.seats[player].rockets
    rocket = rockets[target]
    rockets[target] = Rocket(rocket.colour, rocket.segments, rocket.tip, data.FUEL_VALUES[value])
    table.fuel[value] -= 1
    table.fuel_left -= 1
    table.progressed = True
    tell(table, told.REFUELLED, player, EVERYBODY, data.FUEL_VALUES[value], target + 1)
    if table.fuel_left == 0:
        end(table, data.FUEL_EXHAUSTED)


def leave_hand(seat: Seat, card: i64) -> None:
    """PR-11.2: a card leaves the hand openly; a known one first."""
    if seat.known and card in seat.known:
        remove(seat.known, card)
    else:
        remove(seat.hidden, card)


# --- Turns


def after_step(table: Table) -> None:
    """PR-4.6: when the last action point is spent and its step is resolved, the next player's turn begins."""
    if table.points != 0 or table.ended != 0:
        return
    if not table.agenda:  # PR-2.10: all is set up
        begin_turn(table, table.turn)
    elif table.agenda[-1].verb == data.SPEND:
        end_turn(table)


def end_turn(table: Table) -> None:
    """PR-9.4: a turn without progress brings the standstill nearer."""
    table.standstill = 0 if table.progressed else table.standstill + 1
    if table.standstill >= data.STALEMATE_TURNS:
        end(table, data.STALEMATE)
        return
    table.agenda.pop()
    begin_turn(table, (table.turn + 1) % len(table.seats))


def begin_turn(table: Table, player: i64) -> None:
    """PR-4.1, PR-R.22: bonuses laid before start now, and the turn has its action points."""
    seat = table.seats[player]
    seat.active |= seat.laid
    seat.laid = 0
    table.turn = player
    table.points = seat.action_points()
    table.bound = 0
    table.progressed = False
    table.agenda.append(SPENDS[player])
    tell(table, told.TURN_BEGUN, player, EVERYBODY, table.points)


SPENDS: Final[list[Step]] = [Step(data.SPEND, seat, 0) for seat in range(data.MOST_PLAYERS)]


def end(table: Table, reason: i64) -> None:
    """PR-9.1, PR-9.4: nothing more happens, unspent action points lapse; PR-11.3: the log ends with the score."""
    table.ended = reason
    table.points = 0
    table.bound = 0
    table.progressed = False
    table.agenda.clear()
    tell_all(table, told.ENDED, NOBODY, EVERYBODY, [reason, *(scoring.points(seat) for seat in table.seats)])
