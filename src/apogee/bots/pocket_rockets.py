"""The greedy player of Pocket Rockets: read it to learn the game.

It says in points what its things are worth (`standing`), walks every sensible route in thought (`look_ahead`), and
takes the first step of the one that gains most per action point. In its thoughts the others stand still and covered
cards stay covered: it uses nothing but what its seat may know.
"""

from typing import Final

from mypy_extensions import i64

from apogee.bots.ahead import Sight
from apogee.bots.knowledge import Knowledge, chance_of_lead
from apogee.bots.search import Settings
from apogee.core.pile import UNDECIDED
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.games.pocket_rockets import data, decisions, effects, scoring, vocabulary
from apogee.games.pocket_rockets.game import PocketRockets
from apogee.games.pocket_rockets.state import NO_FUEL, Seat, Table, count_rockets

# How many action points a route may take: a turn's, and only if that leads nowhere two turns'.
HORIZONS: Final[list[int]] = [data.ACTION_POINTS, 2 * data.ACTION_POINTS]

# What is not finished is worth a part of what it may become.
IN_HAND: Final = 0.5  # a base or segment in the hand, of what it is worth when it is built
TIP_IN_HAND: Final = 0.25  # likewise a tip: it comes last, and keeps its place in the hand that long
EARLY: Final = 0.3  # of that, while its rocket has no segment
RISING: Final = 0.8  # a segment of a rocket without a tip, of its points
READY: Final = 0.5  # a complete rocket without fuel, of the best token's points

# What an open rocket is worth at first, in points: a place for segments and for a tip.
OPEN_ROCKET: Final = 2.0
SPARE_ROCKET: Final = 0.2  # while there are enough others
ENOUGH_ROCKETS: Final = 2

# What lasting bonuses gain in a whole match, in points.
LASTING: Final[dict[int, float]] = {data.EXTRA_ACTION: 4.0, data.FREE_DIRECTION: 3.0, data.EXTRA_HAND: 1.5}

# The fuel tokens' numbers, the best first.
TOKENS: Final[list[int]] = sorted(range(len(data.FUEL_VALUES)), key=data.FUEL_VALUES.__getitem__, reverse=True)

# Who is behind neither ends the match nor leaves so few tokens that others end it, unless waiting is in vain.
LAST_TOKENS: Final = 1
PATIENCE: Final = 8  # turns without progress (PR-9.4)

WON: Final = 1000.0  # more than anything else is worth
NOTHING: Final = 1e-9  # gains below this are none
NO_ACTION: Final = -1


def choose(twin: State, seat: i64, rng: Rng, budget: i64) -> i64:  # noqa: ARG001 - what every bot is given
    """The first step of the best route; needs neither chance nor a budget."""
    assert isinstance(twin, PocketRockets)
    return best_route(twin, seat)[0]


def best_route(table: PocketRockets, player: i64) -> list[int]:
    """The steps of the best route, of which there is at least one."""
    verb = table.agenda[-1].verb
    if verb == data.PLACE:
        return [placement(table, player)]
    mind = Mind(table, player)
    if verb == data.TAKE:
        return [best_card_to_take(table, mind)]
    for horizon in HORIZONS:
        if not mind.best:
            mind.horizon = horizon
            look_ahead(table, mind, False)
    return mind.best if mind.best else [way_on(table, player)]


class Mind:
    """Who thinks, what is known at the start, and the best route so far."""

    def __init__(self, table: PocketRockets, player: i64) -> None:
        self.player: i64 = player
        self.time_left: float = time_left(table)
        self.unseen = unseen_cards(table, player)
        self.horizon: i64 = 0
        self.route: list[int] = []  # as far as it is thought of
        self.best: list[int] = []
        self.gain_per_point: float = 0.0
        self.gives_in: bool = table.standstill >= PATIENCE
        self.standing: float = standing(table, self)

    def consider(self, standing: float) -> None:
        """Keep the route if it gains more per action point than the best one so far."""
        gain = (standing - self.standing) / float(len(self.route))
        if gain > self.gain_per_point + NOTHING:
            self.gain_per_point = gain
            self.best = self.route.copy()


def time_left(table: Table) -> float:
    """How much of the match is left, from 1 to 0: fuel is the clock (PR-9.1)."""
    return float(table.fuel_left) / float(data.FUEL_TOKENS)


# --- Placing the pawn


def placement(table: Table, player: i64) -> i64:
    """PR-D.1: two sites before the own line: its cards are found on the way, and nothing else is known yet."""
    line = data.SITE_COLOUR.index(table.seats[player].rockets[0].colour)
    place: i64 = (table.ring.index(line) - 2 * table.arrow) % data.RING_SIZE
    return vocabulary.PLACE + table.ring[place]


# --- Routes


def look_ahead(table: PocketRockets, mind: Mind, has_reversed: bool) -> None:
    """Go on in thought, one action point at a time, and keep the best route."""
    seat = table.seats[mind.player]
    if data.SITE_ACTION[table.site(seat)] == data.RECYCLE and seat.hand_size() > 0:
        consider_recycling(table, mind)
    for action in sensible_actions(table, mind, has_reversed):
        after = imagine(table, mind.player, action)
        mind.route.append(action)
        mind.consider(standing(after, mind))
        if len(mind.route) < mind.horizon and after.ended == 0:
            look_ahead(after, mind, has_reversed or action == vocabulary.REVERSE)
        mind.route.pop()


def imagine(table: PocketRockets, player: i64, action: i64) -> PocketRockets:
    """The table after an own action, in thought: covered cards stay covered, and nobody else has a turn."""
    after = PocketRockets()
    table.copy_open_to(after)
    after.seats = table.seats.copy()
    after.seats[player] = table.seats[player].clone()
    after.stacks = table.stacks.copy()
    after.bags = table.bags
    if action == vocabulary.DRAW:
        drawn_from: i64 = data.STACK_AT[table.site(table.seats[player])]
        after.stacks[drawn_from] = table.stacks[drawn_from].clone()
    is_last = after.points == 1
    if is_last:
        after.points = 2  # so that the rules do not pass the turn on
    effects.act(after, player, action)
    if after.ended != 0:
        return after
    if after.agenda[-1].verb == data.TOP:
        after.agenda.pop()
    if is_last:
        after.agenda.pop()
        effects.begin_turn(after, player)
    return after


def way_on(table: Table, player: i64) -> i64:
    """Nothing seems worth doing: walk on along the arrow, or whichever way is allowed."""
    seat = table.seats[player]
    if decisions.bar_to_move(table, seat, data.CLOCKWISE) != 0:
        return vocabulary.MOVE_CCW
    if decisions.bar_to_move(table, seat, data.COUNTERCLOCKWISE) != 0:
        return vocabulary.MOVE_CW
    return vocabulary.MOVE_CW if table.arrow == data.CLOCKWISE else vocabulary.MOVE_CCW


# --- What is sensible at a site


def sensible_actions(table: PocketRockets, mind: Mind, has_reversed: bool) -> list[int]:
    """What a route may do next. Whatever can be built or refuelled here comes first: it needs no walking."""
    seat = table.seats[mind.player]
    site_action: i64 = data.SITE_ACTION[table.site(seat)]
    deeds: list[int] = []
    if site_action == data.BUILD:
        decisions.add_builds(table, seat, deeds)
    elif site_action == data.REFUEL:
        decisions.add_refuellings(table, seat, deeds)
    if deeds:
        best = best_deed(table, mind, deeds)
        if best != NO_ACTION:
            return [best]
    actions: list[int] = []
    if decisions.bar_to_draw(table, seat) == 0 and is_card_to_draw(table, mind):
        actions.append(vocabulary.DRAW)
    if decisions.bar_to_move(table, seat, data.CLOCKWISE) == 0:
        actions.append(vocabulary.MOVE_CW)
    if decisions.bar_to_move(table, seat, data.COUNTERCLOCKWISE) == 0:
        actions.append(vocabulary.MOVE_CCW)
    if site_action == data.REVERSE and not has_reversed:
        actions.append(vocabulary.REVERSE)
    return actions


def best_deed(table: PocketRockets, mind: Mind, deeds: list[int]) -> i64:
    """Of these builds or refuellings the one that is worth most, if any is worth something.

    A tip waits for the segments in the hand, for it closes its rocket (PR-7.6). Fuel waits while the seat would lose.
    """
    seat = table.seats[mind.player]
    best: i64 = NO_ACTION
    most: float = standing(table, mind) + NOTHING
    for action in deeds:
        is_build = vocabulary.VERB_OF[action] == vocabulary.BUILD
        if is_build:
            card: i64 = vocabulary.FIRST_OF[action]
            if data.PART_OF[card] == data.TIP and seat.holds(data.SEGMENT_OF[data.COLOUR_OF[card]]):
                continue
        after = imagine(table, mind.player, action)
        if not is_build and is_too_early(after, mind):
            continue
        worth = standing(after, mind)
        if worth > most:
            best = action
            most = worth
    return best


def is_too_early(table: Table, mind: Mind) -> bool:
    """PR-9.1: whether a token just placed brings the end near while the seat is behind."""
    return table.fuel_left <= LAST_TOKENS and not mind.gives_in and not would_win(table, mind.player)


def would_win(table: Table, player: i64) -> bool:
    """PR-10.5: whether a seat is alone at the top."""
    places = scoring.places(table)
    return places[player] == 0 and places.count(0) == 1


def is_card_to_draw(table: PocketRockets, mind: Mind) -> bool:
    """PR-6.1: the open card, if the seat wants it, or if the hand is empty: then it is something to recycle."""
    seat = table.seats[mind.player]
    card = table.stacks[data.STACK_AT[table.site(seat)]].top()
    if card == UNDECIDED:
        return False
    if seat.hand_size() == 0:
        return True
    return worth_with(table, mind, card) > standing(table, mind) + NOTHING


# --- Recycling


def consider_recycling(table: PocketRockets, mind: Mind) -> None:
    """PR-7.11: give the card that is worth least, and search the stack that promises most."""
    action, worth = best_recycling(table, mind)
    mind.route.append(action)
    mind.consider(worth)
    mind.route.pop()


def best_recycling(table: PocketRockets, mind: Mind) -> tuple[int, float]:
    """The best way to recycle, and the standing that it promises."""
    seat = table.seats[mind.player].clone()
    card = least_card(table, mind)
    effects.leave_hand(seat, card)
    rest = PocketRockets()
    table.copy_open_to(rest)
    rest.seats = table.seats.copy()
    rest.seats[mind.player] = seat
    before = standing(rest, mind)
    gains = [worth_with(rest, mind, kind) - before for kind in range(data.KINDS)]
    search: i64 = vocabulary.NO_SEARCH
    most: float = 0.0
    stack: i64 = 0
    while stack < data.STACKS:
        if table.stacks[stack].size > 0:
            hope = hope_of(table, mind, stack, gains)
            if search == vocabulary.NO_SEARCH or hope > most:
                search = stack
                most = hope
        stack += 1
    discard = stack_to_bury(table, search, gains)
    return vocabulary.ACTIONS.number(vocabulary.RECYCLE, card, discard, search), before + most


def least_card(table: PocketRockets, mind: Mind) -> i64:
    """The hand card whose loss hurts least."""
    seat = table.seats[mind.player]
    kept = seat.clone()
    least: i64 = NO_ACTION
    most: float = 0.0
    for card in seat.hand():
        effects.leave_hand(kept, card)
        table.seats[mind.player] = kept
        worth = standing(table, mind)
        if least == NO_ACTION or worth > most:
            least = card
            most = worth
        kept = seat.clone()
    table.seats[mind.player] = seat
    return least


def stack_to_bury(table: Table, search: i64, gains: list[float]) -> i64:
    """PR-R.25: the discarded card covers the top that is wanted least."""
    best: i64 = NO_ACTION
    least: float = 0.0
    stack: i64 = 0
    while stack < data.STACKS:
        if stack != search:
            card = table.stacks[stack].top()
            wanted = gains[card] if card != UNDECIDED else 0.0
            if best == NO_ACTION or wanted < least:
                best = stack
                least = wanted
        stack += 1
    return best


def hope_of(table: Table, mind: Mind, stack: i64, gains: list[float]) -> float:
    """What the best card in a stack can be expected to gain."""
    pile = table.stacks[stack]
    order = pile.known_to(mind.player)
    covered: i64 = pile.size - len(order)
    is_searched = table.searcher[stack] == mind.player
    total: i64 = sum(mind.unseen)
    wanted = [(-gains[kind], kind) for kind in range(data.KINDS) if gains[kind] > NOTHING]
    wanted.sort()
    hope = 0.0
    missed = 1.0  # the chance that nothing better lies there
    for _, kind in wanted:
        there = 0.0
        if kind in order or (is_searched and table.bags[1 + stack].counts[kind] > 0):
            there = 1.0
        elif not is_searched:
            there = chance_of_any(mind.unseen[kind], total, covered)
        hope += missed * there * gains[kind]
        missed *= 1.0 - there
    return hope


def chance_of_any(copies: i64, total: i64, covered: i64) -> float:
    """The chance that at least one of so many copies is among the covered cards."""
    none = 1.0
    copy: i64 = 0
    while copy < copies:
        none *= max(0.0, float(total - covered - copy) / float(total - copy))
        copy += 1
    return 1.0 - none


def unseen_cards(table: Table, player: i64) -> list[int]:
    """PR-11: how many cards of each kind lie where the seat cannot know them."""
    counts = [data.COPIES_OF[kind] - table.box[kind] for kind in range(data.KINDS)]
    for number in range(len(table.seats)):
        seat = table.seats[number]
        for card in seat.known:
            counts[card] -= 1
        if number == player:
            for card in seat.hidden:
                counts[card] -= 1
        count_rockets(counts, seat.rockets, -1)
    for stack in range(len(table.stacks)):
        for card in table.stacks[stack].known_to(player):
            counts[card] -= 1
        if table.searcher[stack] == player:
            own = table.bags[1 + stack].counts
            for kind in range(data.KINDS):
                counts[kind] -= own[kind]
    return counts


def best_card_to_take(table: PocketRockets, mind: Mind) -> i64:
    """PR-D.3: of the searched stack, the card that is worth most."""
    best: i64 = NO_ACTION
    most: float = 0.0
    for action in decisions.legal_actions(table, mind.player):
        worth = worth_with(table, mind, vocabulary.FIRST_OF[action])
        if best == NO_ACTION or worth > most:
            best = action
            most = worth
    return best


# --- What things are worth


def worth_with(table: PocketRockets, mind: Mind, card: i64) -> float:
    """The standing when a card has come to the hand."""
    seat = table.seats[mind.player]
    seat.hidden.append(card)
    worth = standing(table, mind)
    seat.hidden.pop()
    return worth


def standing(table: PocketRockets, mind: Mind) -> float:
    """What the seat's things are worth, in points; most of all that it has won."""
    if table.ended != 0 and would_win(table, mind.player):
        return WON
    return worth_of_seat(table, mind.player, mind.time_left)


def worth_of_seat(table: Table, player: i64, time_left: float) -> float:
    """What a seat's things are worth, in points: those it has, and a part of those it may get."""
    seat = table.seats[player]
    hand = seat.hand()
    bonuses = seat.active | seat.laid
    promised, token = fuel_hopes(table, waiting_for_fuel(seat))
    total = float(scoring.points(seat)) + time_left * lasting_worth(bonuses) + promised
    colours = [Parts(seat, hand, colour) for colour in range(data.COLOURS)]
    unfinished: i64 = 0
    for parts in colours:
        unfinished += max(0, len(parts.rockets) - len(parts.tips))
    new_rocket = OPEN_ROCKET if unfinished < ENOUGH_ROCKETS else SPARE_ROCKET
    for parts in colours:
        total += parts.worth(time_left, new_rocket)
        for tip in parts.tips:
            if parts.rockets:
                hopes = token + time_left * lasting_worth(data.BONUS_OF[tip] & ~bonuses)
                total += TIP_IN_HAND * parts.worth_of_tip(tip, hopes)
                bonuses |= data.BONUS_OF[tip]  # PR-8.6: a second copy adds nothing
    return total


def fuel_hopes(table: Table, waiting: i64) -> tuple[float, float]:
    """What the best tokens left promise: to the rockets that wait for fuel together, and to the next one."""
    promised = 0.0
    for number in TOKENS:
        left: i64 = table.fuel[number]
        value = READY * data.FUEL_VALUES[number]
        if waiting < left:
            return promised + value * float(waiting), value
        promised += value * float(left)
        waiting -= left
    return promised, 0.0


class Parts:
    """The parts of a colour: on open rockets, and in the hand."""

    def __init__(self, seat: Seat, hand: list[int], colour: i64) -> None:
        self.rockets: list[int] = []  # the segments of each open one
        self.bases: i64 = 0
        self.segments: i64 = 0
        self.tips: list[int] = []
        for rocket in seat.rockets:
            if rocket.colour == colour and not rocket.is_complete():
                self.rockets.append(rocket.segments)
        for card in hand:
            if data.COLOUR_OF[card] == colour:
                if data.PART_OF[card] == data.BASE:
                    self.bases += 1
                elif data.PART_OF[card] == data.SEGMENT:
                    self.segments += 1
                else:
                    self.tips.append(card)

    def worth(self, time_left: float, new_rocket: float) -> float:
        """What they are worth without the tips."""
        total = 0.0
        for segments in self.rockets:
            total += RISING * data.POINTS_PER_SEGMENT * segments
        if self.rockets:
            total += time_left * (OPEN_ROCKET + SPARE_ROCKET * (len(self.rockets) - 1))
            total += IN_HAND * RISING * data.POINTS_PER_SEGMENT * float(self.segments)
            if self.bases > 0:
                total += IN_HAND * time_left * SPARE_ROCKET
        elif self.bases > 0:
            total += IN_HAND * time_left * new_rocket
            total += IN_HAND * IN_HAND * RISING * data.POINTS_PER_SEGMENT * float(self.segments)
        return total

    def worth_of_tip(self, tip: i64, hopes: float) -> float:
        """What a tip is worth on the tallest open rocket, which then has none any more."""
        tallest = max(self.rockets)
        self.rockets.remove(tallest)
        if tallest < data.SEGMENTS_FOR_TIP:
            if self.segments == 0:
                return EARLY * hopes
            self.segments -= 1
        if data.BONUS_OF[tip] == data.PLUS_ONE:
            hopes += data.POINTS_PLUS_ONE
        return hopes + (1.0 - RISING) * data.POINTS_PER_SEGMENT * tallest


def lasting_worth(bonuses: i64) -> float:
    """What lasting bonuses gain in a whole match."""
    total = 0.0
    for bonus, worth in LASTING.items():
        if bonuses & bonus != 0:
            total += worth
    return total


def waiting_for_fuel(seat: Seat) -> i64:
    """How many complete rockets have no fuel."""
    count: i64 = 0
    for rocket in seat.rockets:
        if rocket.is_complete() and rocket.fuel == NO_FUEL:
            count += 1
    return count


# --- What a search asks

# A lead of so many points in standing is three chances in four, at the end of a match and in addition at its start.
SURE_LATE: Final = 1.5
SURE_EARLY: Final = 4.0


class PocketRocketsKnowledge(Knowledge):
    """The greedy player as an adviser, and its standing as a chance to win."""

    def places(self, state: State) -> list[int]:
        assert isinstance(state, PocketRockets)
        return scoring.places(state)

    def chance(self, state: State, player: i64) -> float:
        assert isinstance(state, PocketRockets)
        left = time_left(state)
        standings = [worth_of_seat(state, seat, left) for seat in range(len(state.seats))]
        return chance_of_lead(standings, player, SURE_LATE + SURE_EARLY * left)

    def has_advice(self) -> bool:
        return True

    def advise(self, state: State, player: i64, rng: Rng) -> i64:
        return choose(state, player, rng, 0)

    def advise_line(self, state: State, player: i64, rng: Rng) -> list[int]:  # noqa: ARG002 - what every game is given
        """The whole route: what is met on the way would seldom change it."""
        assert isinstance(state, PocketRockets)
        return best_route(state, player)

    def imagine(self, state: State, player: i64, action: i64) -> State:
        """As on a route: covered cards stay covered, and nobody else has a turn."""
        assert isinstance(state, PocketRockets)
        is_on_the_way = state.agenda[-1].verb == data.SPEND and vocabulary.VERB_OF[action] != vocabulary.RECYCLE
        return imagine(state, player, action) if is_on_the_way else super().imagine(state, player, action)

    def lines(self, state: State, player: i64) -> list[list[int]]:
        """All actions, but of the ways to recycle only the best one."""
        assert isinstance(state, PocketRockets)
        found: list[list[int]] = []
        is_recycling = False
        for action in decisions.legal_actions(state, player):
            if vocabulary.VERB_OF[action] == vocabulary.RECYCLE:
                is_recycling = True
            else:
                found.append([action])
        if is_recycling:
            found.append([best_recycling(state, Mind(state, player))[0]])
        return found


KNOWLEDGE: Final = PocketRocketsKnowledge()
SIGHT: Final = Sight(horizon=0, worlds=4, doubt=1.0)
PILOT: Final = Settings(horizon=12, curiosity=0.5, width=1.5, iterations=75)
COMMANDER: Final = Settings(horizon=12, curiosity=0.5, width=1.5, iterations=375)
OFFERED: Final = ("pilot",)  # of the levels that look ahead, those that were seen to beat the one below
CADET: Final = Settings(horizon=2, curiosity=2.0, is_others_advised=True, slack=0.12)
