"""The greedy player of Rocketmen: read it to learn the game.

Everything is weighed in victory points. It sets itself a goal, a mission and where to fly it (`best_goal`), knows what
a half-built rocket is worth (`worth_of_rocket`), and lays out its hand: what it buys, what it places, what goes back to
the warehouse. It launches whenever that is free of risk, for after the first success card an abort costs nothing, and
goes on as long as the odds are worth more than another try. It uses nothing but what its seat may know.
"""

from typing import Final

from mypy_extensions import i64

from apogee.bots.ahead import Sight
from apogee.bots.knowledge import Knowledge, chance_of_lead
from apogee.bots.search import Settings
from apogee.core.agenda import Step
from apogee.core.pile import distinct, with_card
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.games.rocketmen import data, decisions, launch, odds, payments, scoring, turns, vocabulary
from apogee.games.rocketmen.game import Rocketmen
from apogee.games.rocketmen.state import (
    BUYING,
    DISCARDING,
    NO_CARD,
    NO_CART,
    NO_LOCATION,
    NO_NUMBERS,
    PLACING,
    W5,
    Launch,
    Seat,
    Table,
    how_many,
)

# What things are worth, in victory points.
DOLLARS_10: Final = 0.3  # $10 in the hand: a threat gives 2 for $50 and more
TURN: Final = 1.1  # a turn's delay of the launch
LOST_CARD: Final = 0.25  # a pad card that has to be drawn and placed again
LASTING: Final = 0.5  # of what a bought card promises until the end: much may come between
MARKER: Final = 1.5  # a mission marker: there are only six
SAVED: Final = 0.5  # of its worth, when money is kept for the next turn
MOST_SAVED: Final = 40  # dollars that can be of use then
MISSION_IN_HAND: Final = 2.0  # the mission card that the goal needs
A_PLAN: Final = 1.5  # a mission card placed this turn and not later
A_DEPOT_ON_PAD: Final = 1.5  # a Depot that can be filled from now on
A_THREAT_SCRAPPED: Final = 0.6  # a threat less to be drawn in vain
THREAT_MAJORITY: Final = 0.7  # a threat more, towards Public Opinion
HOPED_THREAT: Final = 0.5  # a threat that may come into the display
MONEY_TOKEN_USED: Final = 0.3  # a money token that pays: it is ready again next turn
SCIENCE_TOKEN_USED: Final = 0.5  # a science token that pays, and so does not help this turn's launch
SOLO_THREAT: Final = 1.5  # times its points in solo: what is left goes to the AI (RM-20.12)
SOLO_CLOCK: Final = 0.6  # a turn less, in solo
SOLO_TARGET: Final = 10.0  # a target of the solo objective: without all of them the match is lost (RM-20.4)

# What a token brings per turn until the end.
TOKEN_WORTH: Final[list[float]] = [0.12, 0.22, 0.18, 0.33]  # a rocket point, a hand card, science, money

# What a card brings each time it is drawn, beside its money.
SYMBOL_WORTH: Final = 0.4  # a space on the way to one destination
SCIENCE_WORTH: Final = 0.6  # to any destination
POINT_WORTH: Final[list[float]] = [0.4, 0.4, 0.4, 0.35, 0.25, 0.15, 0.1, 0.05]  # a rocket point, by those there are
ABILITY_WORTH: Final[dict[int, float]] = {
    data.DRAW_CARDS: 0.4,  # per card
    data.CYCLE_HAND: 0.3,
    data.SCRAP_THEN_DRAW: 0.1,
    data.FETCH_CARD: 0.1,
    data.FREE_PLACEMENT: 0.3,
    data.DRAW_FOR_PAYMENT: 0.35,
    data.BACKUP: 0.4,
    data.BURN: 0.1,
    data.REPLACE_CARD: 0.4,
    data.ZERO_BECOMES: 0.15,
    data.ROCKET_BONUS: 0.6,
    data.CHOOSE_FIRST: 0.1,
    data.SALVAGE_ENGINE: 0.2,
    data.A_DEPOT: 1.5,
}

# How long things take, in turns.
PATIENCE: Final = 6  # rounds without a new marker (RM-16.6), before a plan that promises nothing is given up
TO_BUY: Final = 2.0  # until an engine is bought and drawn
VP_PER_TURN: Final = 1.3  # the pace of the leader
TURNS_PER_MISSION: Final = 3.0
BEFORE_USE: Final = 1.5  # until a card just bought is drawn
LONG: Final = 100.0  # longer than any match

SPACES: Final[int] = max(data.TARGET) + 1  # where the rocket can be on the mission track
NO_ACTION: Final = -1
NOTHING: Final = 1e-9
NEVER: Final = -100.0
HOPELESS: Final = -50.0  # a goal out of reach


def choose(twin: State, seat: i64, rng: Rng, budget: i64) -> i64:  # noqa: ARG001 - what every bot is given
    """What a careful player does next; needs neither chance nor a budget."""
    assert isinstance(twin, Rocketmen)
    verb = twin.agenda[-1].verb
    mind = Mind(twin, seat)
    if verb == data.ACT:
        if twin.cart == NO_CART:
            return next_deed(mind)[0]
        if twin.cart == DISCARDING:
            return next_discard(mind, useless_cards(mind))
        return next_in_cart(mind)
    if verb == data.CYCLE:
        return next_discard(mind, useless_cards(mind))
    if verb == data.SURPLUS:
        return next_surplus(mind)
    if verb == data.SCRAP or verb == data.TRIM:
        return card_to_scrap(mind, verb == data.TRIM)
    if verb == data.FETCH:
        return vocabulary.FETCH + best_to_fetch(mind)
    if verb == data.ABORT:
        return vocabulary.DISCARD_PAD + least_on_pad(mind)
    if verb == data.SALVAGE:
        return card_to_salvage(mind)
    if verb == data.MISSION:
        return vocabulary.KEEP if mind.location >= 0 else vocabulary.DISCARD_PLAN
    return next_in_launch(mind)


class Mind:
    """Who thinks, and what there is to know before the details."""

    def __init__(self, table: Rocketmen, player: i64) -> None:
        self.table = table
        self.player: i64 = player
        seat = table.seats[player]
        self.seat = seat
        self.hand: list[int] = seat.hand().copy()
        self.is_last: bool = table.trigger != 0  # RM-16.4: the round is finished, this is the last turn
        self.turns_left: float = turns_left(table)
        self.cycle: list[int] = seat.hq.counts.copy()  # the cards that come round, by kind
        for zone in (self.hand, seat.warehouse, seat.play):
            for card in zone:
                self.cycle[card] += 1
        self.size: i64 = max(1, sum(self.cycle))
        limit: float = float(table.hand_limit(seat))
        self.share: float = min(1.0, limit / float(self.size))  # how much of it is seen in a turn
        self.income: float = float(seat.money_tokens * data.MONEY_TOKEN_VALUE)
        self.points_coming: float = 0.0
        wealth: i64 = seat.money_tokens * data.MONEY_TOKEN_VALUE  # what it could save up
        self.money: i64 = payments.hand_money(seat)
        for kind in range(data.KINDS):
            if self.cycle[kind] > 0:
                number = float(self.cycle[kind])
                money: i64 = payments.money_value(seat, kind)
                wealth += self.cycle[kind] * money
                self.income += self.share * number * float(money)
                self.points_coming += number * float(launch.points_of(kind))
        self.scratch: Rocketmen = table.clone()  # for what might be
        self.can_buy_engines: bool = can_buy_engines(table, seat, wealth)
        self.target: i64 = target_on_sale(table, player)
        self.saving: i64 = MOST_SAVED  # how much money is worth keeping
        if self.target != NO_CARD:
            self.saving = max(self.saving, payments.price(seat, self.target))
        self.values: dict[int, float] = {}  # what rockets are worth, by all that matters
        self.growth: list[float] = [symbols_coming(self, destination) for destination in range(data.DESTINATIONS_COUNT)]
        self.mission: i64 = NO_CARD
        self.destination: i64 = 0
        self.location: i64 = -1
        self.win: float = 0.0  # what success is worth
        self.hope: float = NEVER  # what the goal is worth
        self.average: float = DOLLARS_10  # what a card from the HQ is worth
        self.worth: list[float] = []  # what each kind is worth in the hand
        set_goal(self)
        appraise(self)


def turns_left(table: Table) -> float:
    """A guess at how many turns there are still to come."""
    if table.trigger != 0:
        return 0.0
    if table.mode == data.SOLO:
        clock: i64 = table.deck.size + sum(1 for card in table.display if card != NO_CARD)
        return float(clock)
    most = table.most_missions()
    shortest = LONG
    for seat in table.seats:
        left = float(data.END_VP[len(table.seats)] - seat.vp) / VP_PER_TURN
        if table.mode == data.BATTLE:
            left = LONG
        if seat.missions() < most:
            by_missions = TURNS_PER_MISSION * float(most - seat.missions())
            shortest = min(shortest, left, by_missions)
    return max(1.0, shortest) if shortest < LONG else TURNS_PER_MISSION


def target_on_sale(table: Table, player: i64) -> i64:
    """RM-20.4: a threat in the display that the solo objective asks for, or none; there is only one of each."""
    if table.mode != data.SOLO:
        return NO_CARD
    for objective in table.seats[player].objectives:
        for target in data.TARGETS[objective]:
            threat: i64 = data.FIRST_THREAT + target[1]
            is_open = target[0] == data.THREAT_OWNED and not scoring.is_target_met(table, player, target)
            if is_open and threat in table.display:
                return threat
    return NO_CARD


def can_buy_engines(table: Table, seat: Seat, money: i64) -> bool:
    """Whether any engine is left that so much money can pay."""
    for card in decisions.for_sale(table):
        if data.GROUP[card] == data.AN_ENGINE and payments.price(seat, card) <= money:
            return True
    return False


def spaces_of(card: i64, destination: i64) -> i64:
    """RM-10.6: the spaces that a card on the pad moves the rocket to a destination, with Backup Systems."""
    spaces = launch.spaces_of(card, destination)
    if data.EFFECT[card] == data.BACKUP:
        spaces += data.AMOUNT[card]
    return spaces


# --- Goals


def set_goal(mind: Mind) -> None:
    """The mission and destination to build for: that of the plan, or the best in the hand."""
    seat = mind.seat
    best = NEVER
    chosen: i64 = NO_CARD
    missions = [seat.plan] if seat.plan != NO_CARD else distinct(mind.hand)
    for mission in missions:
        if mission >= data.MISSIONS:
            continue
        destination: i64 = 0
        while destination < data.DESTINATIONS_COUNT:
            location = location_of(mind, mission, destination)
            if location >= 0:
                win = worth_of_success(mind, mission, location)
                hope = hope_for(mind, mission, destination, location, win)
                if hope > best:
                    best = hope
                    chosen = mission
                    mind.destination = destination
                    mind.location = location
                    mind.win = win
            destination += 1
    mind.mission = chosen
    mind.hope = best


def location_of(mind: Mind, mission: i64, destination: i64) -> i64:
    """RM-10.3, RM-19.2: where a mission could and should still go, or NO_LOCATION."""
    table = mind.table
    if decisions.bar_to_launch(table, mind.seat, mission, destination) != 0:
        return NO_LOCATION
    location = decisions.location_for(mind.seat, mission, destination)
    return NO_LOCATION if table.mode == data.SOLO and is_reserved(mind, location) else location


def is_reserved(mind: Mind, location: i64) -> bool:
    """RM-20.4: whether the last markers are needed for targets of the solo objective, and this is none."""
    seat = mind.seat
    needed: i64 = 0
    for objective in seat.objectives:
        short = [0, 0, 0]  # missions that a destination lacks
        for target in data.TARGETS[objective]:
            about: i64 = target[1]
            if target[0] == data.AT_LOCATION and not seat.has_marker(about):
                needed += 1
                if about == location:
                    return False
            elif target[0] == data.MISSIONS_AT:
                lacking: i64 = target[2] - seat.missions_at(about)
                short[about] = max(short[about], lacking)
        if short[data.DESTINATION_OF[location]] > 0:
            return False
        needed += sum(short)
    return data.MARKERS - seat.missions() <= needed


def worth_of_success(mind: Mind, mission: i64, location: i64) -> float:
    """What it is worth to complete a mission: its points, its achievement, objectives, tokens and variants."""
    table = mind.table
    seat = mind.seat
    destination: i64 = data.DESTINATION_OF[location]
    worth = float(scoring.location_vp(table, location) + scoring.disc_vp(table.discs, destination))
    kind: i64 = data.ACHIEVEMENT[mission]
    lasting = TOKEN_WORTH[kind] * max(0.0, mind.turns_left - 1.0)
    if kind == data.ROCKET_TOKEN:
        lasting *= float(data.ACHIEVED[mission])
    worth += lasting
    before = extras(mind)
    one: i64 = 1
    markers: i64 = seat.markers
    seat.markers = markers | (one << location)
    worth += extras(mind) - before
    seat.markers = markers
    if table.mode == data.STANDARD and not mind.is_last:
        worth -= MARKER
    return max(0.1, worth)


def extras(mind: Mind) -> float:
    """What objectives and Specialists are worth as things are."""
    table = mind.table
    if table.mode == data.SOLO:
        met: i64 = 0
        for objective in mind.seat.objectives:
            met += sum(scoring.objective_targets(table, mind.player, objective))
        return SOLO_TARGET * float(met)
    total = float(scoring.best_objective(table, mind.player))
    for variant in table.variants:
        if data.VARIANT_KIND[variant] == data.SAME_TYPE:
            total += float(scoring.points_by_variant(table, mind.player, variant))
    return total


def hope_for(mind: Mind, mission: i64, destination: i64, location: i64, win: float) -> float:
    """What a goal is worth with all that could be placed for it now."""
    seat = mind.seat
    pad = seat.pad
    left = payments.affordable_placements(mind.money + int(mind.income))
    if seat.plan == NO_CARD and left > 0:
        left -= 1
    missing = data.POINTS_NEEDED[location] - points_on(seat, pad)
    for card in mind.hand:
        if left == 0 or card == mission or not can_lie(pad, card):
            continue
        if (missing > 0 and launch.points_of(card) > 0) or spaces_of(card, destination) > 0:
            pad = with_card(pad, card)
            missing -= launch.points_of(card)
            left -= 1
    mind.mission = mission
    return worth_of_rocket(mind, pad, destination, location, win)


def can_lie(pad: list[int], card: i64) -> bool:
    """RM-8.4, RM-8.5: whether a card may be added to a pad."""
    return decisions.bar_to_join(pad, card) == 0


# --- What a rocket is worth


def points_on(seat: Seat, pad: list[int]) -> i64:
    """RM-10.4: the rocket points of a pad, with Depot and tokens."""
    total = launch.points_beside_pad(seat)
    for card in pad:
        total += launch.points_of(card)
    return total


def worth_of_rocket(mind: Mind, pad: list[int], destination: i64, location: i64, win: float) -> float:
    """What a pad promises: the chance of the win, less the turns until then."""
    missing: i64 = data.POINTS_NEEDED[location] - points_on(mind.seat, pad)
    growth = mind.growth[destination]
    if missing <= 0:
        return worth_of_try(mind, pad, destination, location, win, 0.0, growth)
    if mind.is_last:
        return 0.0
    coming = mind.points_coming
    rate = max(0.2, mind.share * coming)
    wait = float(missing) / rate
    if float(missing) > coming:
        if not mind.can_buy_engines:
            return HOPELESS
        wait = coming / rate + TO_BUY + float(missing) - coming
    wait += 0.3
    gained = min(3.0, wait) * growth
    return worth_of_try(mind, pad, destination, location, win, gained, growth) - TURN * wait


def symbols_coming(mind: Mind, destination: i64) -> float:
    """How many matching symbols a turn brings."""
    total: i64 = 0
    kind: i64 = 0
    while kind < data.KINDS:
        number: i64 = mind.cycle[kind]
        if number > 0:
            total += number * spaces_of(kind, destination)
        kind += 1
    return min(1.0, 0.5 * mind.share * float(total))


def worth_of_try(
    mind: Mind, pad: list[int], destination: i64, location: i64, win: float, gained: float, growth: float
) -> float:
    """What a rocket with enough points is worth, with some more symbols than lie there, by interpolation."""
    whole: i64 = int(gained)
    low = worth_of_boosted(mind, pad, destination, location, win, whole, growth)
    part = gained - float(whole)
    if part < 0.05:
        return low
    return low + part * (worth_of_boosted(mind, pad, destination, location, win, whole + 1, growth) - low)


def worth_of_boosted(
    mind: Mind, pad: list[int], destination: i64, location: i64, win: float, more: i64, growth: float
) -> float:
    """Try now, and if the first card is bad, abort and try again next turn, perhaps with more symbols."""
    key = (launch_key(mind, pad, destination, more) * 64 + len(pad)) * 64 + mind.mission
    known = mind.values.get(key)
    if known is not None:
        return known
    loss = failure_loss(mind, pad)
    now = after_first_card(mind, pad, destination, location, more)
    later = after_first_card(mind, pad, destination, location, more + 1)
    again = max(0.0, growth * tries(mind, later, win, loss) + (1.0 - growth) * tries(mind, now, win, loss) - TURN)
    worth = one_try(now, win, loss, again)
    mind.values[key] = worth
    return worth


def tries(mind: Mind, chances: list[float], win: float, loss: float) -> float:
    """What it is worth to try every turn until a first card is good enough to go on."""
    if mind.turns_left < 1.0:
        return 0.0
    best = 0.0
    gain = 0.0
    likely = 0.0
    value: i64 = data.VALUES - 1
    while value >= 0:  # go on with this value or a higher one
        gain += FIRST_CARD[value] * (chances[value] * (win + loss) - loss)
        likely += FIRST_CARD[value]
        best = max(best, (gain - (1.0 - likely) * TURN) / likely)
        value -= 1
    return best


def one_try(chances: list[float], win: float, loss: float, again: float) -> float:
    """The first card decides: go on, or abort and keep the pad."""
    total = 0.0
    value: i64 = 0
    while value < data.VALUES:
        chance = chances[value]
        going_on = chance * win - (1.0 - chance) * loss
        total += FIRST_CARD[value] * max(going_on, again)
        value += 1
    return total


FIRST_CARD: Final[list[float]] = [
    data.SUCCESS_COUNTS[value] / data.SUCCESS_TOTAL for value in range(data.VALUES)
]  # how likely each value is to be the first success card


def failure_loss(mind: Mind, pad: list[int]) -> float:
    """RM-11.3: what a failure costs: the pad has to be built again."""
    return 0.0 if mind.turns_left < 1.0 else LOST_CARD * float(len(pad))


CHANCES: Final[dict[int, list[float]]] = {}  # what is known of launches after the first card, by all that matters


def launch_key(mind: Mind, pad: list[int], destination: i64, more: i64) -> i64:
    """All that the chances of a launch depend on, in one number."""
    seat = mind.seat
    rocket = more + seat.science_ready()
    burn: i64 = 0
    suits: i64 = 0
    shields: i64 = 0
    for card in pad:
        rocket += spaces_of(card, destination)
        effect: i64 = data.EFFECT[card]
        if effect == data.BURN:
            burn += data.AMOUNT[card]
        elif effect == data.REPLACE_CARD:
            suits += 1
        elif effect == data.ZERO_BECOMES:
            shields += 1
    rocket = min(rocket, data.TARGET[destination])
    return (((burn * 8 + suits) * 8 + shields) * 4 + destination) * SPACES + rocket


def after_first_card(mind: Mind, pad: list[int], destination: i64, location: i64, more: i64) -> list[float]:
    """The chance of success after each value of the first success card, if the rocket points are there."""
    key = launch_key(mind, pad, destination, more)
    rocket: i64 = key % SPACES
    known = CHANCES.get(key)
    if known is not None:
        return known
    scratch = mind.scratch
    scratch.seats[mind.player].pad = [card for card in pad if card != data.COPIER]
    attempt = Launch(destination, location)
    scratch.launch = attempt
    scratch.turn = mind.player
    scratch.agenda = [Step(data.WINDOW, mind.player, W5)]
    chances: list[float] = []
    value: i64 = 0
    while value < data.VALUES:
        success = data.SUCCESS_COUNTS.copy()
        success[value] -= 1
        attempt.success = success
        attempt.left = data.SUCCESS_TOTAL - 1
        attempt.counted = 1
        attempt.rocket = rocket + data.SUCCESS_VALUES[value]
        numerator, denominator = odds.now(scratch)
        chances.append(numerator / denominator)
        value += 1
    CHANCES[key] = chances
    return chances


# --- What cards are worth


def appraise(mind: Mind) -> None:
    """What each kind of card is worth in the hand, with the goal in mind, and what the average card is worth."""
    mind.worth = [0.0] * data.KINDS
    total = 0.0
    seat = mind.seat
    known: list[bool] = [False] * data.KINDS
    for kind in range(data.KINDS):
        if mind.cycle[kind] > 0:
            mind.worth[kind] = worth_in_hand(mind, kind)
            known[kind] = True
    source = seat.hq.counts if seat.hq.total > 0 else mind.cycle
    number: i64 = 0
    for kind in range(data.KINDS):
        if source[kind] > 0 and known[kind]:
            total += mind.worth[kind] * float(source[kind])
            number += source[kind]
    mind.average = total / float(number) if number > 0 else 0.0
    for card in distinct(mind.hand):
        mind.worth[card] = max(mind.worth[card], worth_of_ability(mind, card))


def worth_in_hand(mind: Mind, card: i64) -> float:
    """What a card is worth this turn or the next: as money, or on the pad."""
    seat = mind.seat
    worth = DOLLARS_10 * float(payments.money_value(seat, card)) / 10.0
    if card == mind.mission and seat.plan == NO_CARD:
        return MISSION_IN_HAND
    if mind.location >= 0 and can_lie(seat.pad, card):
        worth = max(worth, worth_on_pad(mind, seat.pad, card) - DOLLARS_10)
        if data.EFFECT[card] == data.A_DEPOT:
            worth += 1.0
    if seat.plan == NO_CARD and mind.location < 0 and card < data.MISSIONS:
        destination: i64 = 0
        while destination < data.DESTINATIONS_COUNT:
            if location_of(mind, card, destination) >= 0:
                worth = max(worth, 1.0)
            destination += 1
    return worth


def worth_on_pad(mind: Mind, pad: list[int], card: i64) -> float:
    """What a card adds to a rocket."""
    if (
        launch.points_of(card) == 0
        and spaces_of(card, mind.destination) == 0
        and data.EFFECT[card] <= data.LAST_PAYMENT_EFFECT
    ):
        return 0.0
    before = worth_of_rocket(mind, pad, mind.destination, mind.location, mind.win)
    after = worth_of_rocket(mind, with_card(pad, card), mind.destination, mind.location, mind.win)
    worth = max(0.0, after - before)
    if data.EFFECT[card] == data.A_DEPOT:
        worth += A_DEPOT_ON_PAD
    return worth


def worth_of_ability(mind: Mind, card: i64) -> float:
    """What a hand card's ability is worth now, if it can be used."""
    effect: i64 = data.EFFECT[card]
    if effect == data.NO_EFFECT or effect > data.LAST_DISCARD_EFFECT:
        return 0.0
    seat = mind.seat
    if effect == data.TAKE_THREAT:
        return float(data.THREAT_VP) if data.THREAT_TAKEN[card] in mind.table.display else 0.0
    drawable = seat.left_to_draw()
    if effect == data.DRAW_CARDS:
        return mind.average * float(min(data.AMOUNT[card], drawable))
    if effect == data.CYCLE_HAND:
        number: i64 = 1 + how_many_useless(mind, card)
        return mind.average * float(min(number, drawable))
    if effect == data.SCRAP_THEN_DRAW:
        if drawable == 0 or mind.turns_left < 4.0:
            return 0.0
        return mind.average + (A_THREAT_SCRAPPED if has_waste(mind) else 0.0)
    if effect == data.FETCH_CARD and seat.warehouse:
        return mind.worth[best_to_fetch(mind)]
    return 0.0


def how_many_useless(mind: Mind, but: i64) -> i64:
    """How many hand cards would better be other ones."""
    number: i64 = 0
    for card in mind.hand:
        if card != but and mind.worth[card] < mind.average:
            number += 1
    return number


def has_waste(mind: Mind) -> bool:
    """Whether hand or warehouse hold a threat: it scores in the scrapyard too (RM-14.1)."""
    for zone in (mind.hand, mind.seat.warehouse):
        for card in zone:
            if card >= data.FIRST_THREAT:
                return True
    return False


def useless_cards(mind: Mind) -> list[int]:
    """The hand cards that are worth less than what would be drawn instead."""
    if mind.seat.left_to_draw() == 0:
        return []
    useless: list[int] = []
    saved: i64 = 0
    for card in reversed(mind.hand):
        money = payments.money_value(mind.seat, card)
        is_money = money > 0 and mind.worth[card] <= DOLLARS_10 * 0.1 * float(money) + NOTHING
        if mind.worth[card] < max(0.05, mind.average) - NOTHING or (is_money and saved >= mind.saving):
            useless.append(card)
        else:
            saved += money
    return useless


# --- The action phase


def next_deed(mind: Mind) -> list[int]:
    """What comes next, carried through: free things, abilities, purchases, placements, discards, at last the launch."""
    for action in (free_deed(mind), ability(mind), storing(mind)):
        if action != NO_ACTION:
            return [action]
    cards = purchase(mind)
    if cards:
        return line_of_purchase(mind, cards)
    layout = Layout(mind)
    if layout.plan != NO_CARD or layout.pad:
        return line_of_placement(mind, layout, layout.plan, layout.pad)
    useless = useless_cards(mind)
    if useless:
        return line_of_discards(useless)
    action = removal(mind)
    return [action if action != NO_ACTION else launch_or_end(mind)]


def free_deed(mind: Mind) -> i64:
    """What costs nothing: a draw that a payment left, a plan given up, a free placement."""
    if mind.table.draws_waiting > 0 and mind.seat.left_to_draw() > 0:
        return vocabulary.USE + data.DRAWER
    if mind.seat.plan != NO_CARD and is_plan_in_vain(mind):
        return vocabulary.DISCARD_PLAN
    return free_placement(mind) if mind.table.free_placements > 0 else NO_ACTION


def line_of_discards(cards: list[int]) -> list[int]:
    """RM-9.1: these hand cards go together."""
    return [*(vocabulary.DISCARD_HAND + card for card in cards), vocabulary.DONE]


def removal(mind: Mind) -> i64:
    """RM-20.10, RM-20.11: if the threat that the objective asks for is about to leave, another card goes instead."""
    table = mind.table
    if mind.target == NO_CARD or table.display_lost or turns.leftmost(table) != mind.target:
        return NO_ACTION
    for card in table.display:
        is_other = card != NO_CARD and card != mind.target and card < data.FIRST_THREAT
        if is_other and decisions.bar_to_remove(table, card) == 0:
            return vocabulary.REMOVE + card
    return NO_ACTION


def is_plan_in_vain(mind: Mind) -> bool:
    """RM-9.2: whether to give up the mission on the plan, with all that lies on the pad."""
    if mind.location < 0 or mind.hope <= HOPELESS:
        return True
    return mind.hope < 0.0 and mind.table.standstill >= PATIENCE


def free_placement(mind: Mind) -> i64:
    """RM-R.51: Global Internet places the mission, or what helps most."""
    seat = mind.seat
    if mind.location < 0:
        return NO_ACTION
    if seat.plan == NO_CARD:
        return vocabulary.FREE_PLAN + mind.mission
    best: i64 = NO_CARD
    most = 0.05
    for card in distinct(mind.hand):
        if can_lie(seat.pad, card):
            worth = worth_on_pad(mind, seat.pad, card)
            if worth > most:
                most = worth
                best = card
    return vocabulary.FREE_PAD + best if best != NO_CARD else NO_ACTION


def ability(mind: Mind) -> i64:
    """RM-9.3: the first hand card whose ability is worth more than its symbols."""
    for card in distinct(mind.hand):
        effect: i64 = data.EFFECT[card]
        if effect == data.NO_EFFECT or effect > data.LAST_DISCARD_EFFECT:
            continue
        if decisions.bar_to_use(mind.table, mind.seat, card) != 0:
            continue
        if effect == data.TAKE_THREAT and not may_leave_display(mind, data.THREAT_TAKEN[card]):
            continue
        worth = worth_of_ability(mind, card)
        if worth > worth_in_hand(mind, card) + 0.05:
            return vocabulary.USE + card
    return NO_ACTION


def storing(mind: Mind) -> i64:
    """RM-R.9: engines are stored in the Depot, for they count there in every launch."""
    if data.DEPOT not in mind.seat.pad:
        return NO_ACTION
    best: i64 = NO_CARD
    for card in mind.hand:
        if data.ROCKET[card] >= 2 and (best == NO_CARD or data.ROCKET[card] > data.ROCKET[best]):
            best = card
    if best == NO_CARD or decisions.bar_to_store(mind.table, mind.seat, best) != 0:
        return NO_ACTION
    return vocabulary.STORE + best


# --- Placing


class Layout:
    """RM-8: what to place now, the most useful first, as far as the money goes."""

    def __init__(self, mind: Mind) -> None:
        seat = mind.seat
        self.plan: i64 = NO_CARD
        self.pad: list[int] = []
        self.gains: list[float] = []  # what each of these adds
        self.plan_gain: float = 0.0
        if mind.location < 0:
            return
        rest = mind.hand.copy()
        left = payments.affordable_placements(mind.money)
        pad = seat.pad
        if seat.plan == NO_CARD:
            hope = hope_for(mind, mind.mission, mind.destination, mind.location, mind.win)
            if left == 0 or hope < 0.1:
                return
            self.plan = mind.mission
            self.plan_gain = A_PLAN
            rest.remove(mind.mission)
            left -= 1
        package = points_to_place(mind, pad, rest, left)
        if package:
            complete = pad
            for card in package:
                complete = with_card(complete, card)
                rest.remove(card)
            gain = worth_of_rocket(mind, complete, mind.destination, mind.location, mind.win)
            gain -= worth_of_rocket(mind, pad, mind.destination, mind.location, mind.win)
            for card in package:
                self.pad.append(card)
                self.gains.append(gain / float(len(package)))
            left -= len(package)
            pad = complete
        while left > 0:
            best: i64 = NO_CARD
            most = 0.0
            for card in distinct(rest):
                if can_lie(pad, card):
                    worth = worth_on_pad(mind, pad, card)
                    if data.MONEY[card] == 0:
                        worth -= 0.5 * DOLLARS_10
                    if worth > most + 0.02:
                        most = worth
                        best = card
            if best == NO_CARD:
                return
            self.pad.append(best)
            self.gains.append(most)
            rest.remove(best)
            pad = with_card(pad, best)
            left -= 1


def points_to_place(mind: Mind, pad: list[int], hand: list[int], most: i64) -> list[int]:
    """The fewest hand cards that bring all the rocket points the goal lacks, the strongest first; none if too few."""
    missing: i64 = data.POINTS_NEEDED[mind.location] - points_on(mind.seat, pad)
    package: list[int] = []
    while missing > 0:
        best: i64 = NO_CARD
        for card in hand:
            if launch.points_of(card) > 0 and can_lie(pad, card) and how_many(package, card) < how_many(hand, card):
                if data.GROUP[card] == data.AN_ASSET and card in package:
                    continue
                if best == NO_CARD or is_better_lift(launch.points_of(card), launch.points_of(best), missing):
                    best = card
        if best == NO_CARD or len(package) == most:
            return []
        package.append(best)
        missing -= launch.points_of(best)
    return package


def is_better_lift(points: i64, others: i64, missing: i64) -> bool:
    """Whether so many rocket points suit better: the fewest that are enough, or else the most."""
    if points >= missing:
        return others < missing or points < others
    return points > others


# --- Buying


def worth_to_own(mind: Mind, card: i64) -> float:
    """What a card adds to the deck until the end."""
    draws = max(0.0, mind.turns_left - BEFORE_USE) * mind.share
    if card >= data.FIRST_THREAT:
        return worth_of_threat(mind, card) - 0.5 * draws * mind.average
    seat = mind.seat
    each = DOLLARS_10 * float(payments.money_value(seat, card)) / 10.0
    if data.EFFECT[card] == data.MONEY_PER_MISSION:
        each += DOLLARS_10
    resource: i64 = 0
    while resource < data.SCIENCE:
        each += SYMBOL_WORTH * float(data.GIVES[resource][card])
        resource += 1
    each += SCIENCE_WORTH * float(data.GIVES[data.SCIENCE][card])
    points: i64 = launch.points_of(card)
    if points > 0:
        there: i64 = seat.rocket_tokens + int(mind.points_coming)
        for zone in (seat.pad, seat.depot):
            for other in zone:
                there += launch.points_of(other)
        for _ in range(points):
            if there < len(POINT_WORTH):
                each += POINT_WORTH[there]
            there += 1
    effect: i64 = data.EFFECT[card]
    bonus = ABILITY_WORTH.get(effect, 0.0)
    if effect == data.DRAW_CARDS:
        bonus *= float(data.AMOUNT[card])
    worth = LASTING * draws * max(0.0, each + bonus - mind.average) + hope_of_threat(mind, card)
    if points > 0 and mind.location >= 0:
        before = worth_of_rocket(mind, seat.pad, mind.destination, mind.location, mind.win)
        mind.points_coming += float(points)
        after = worth_of_rocket(mind, seat.pad, mind.destination, mind.location, mind.win)
        mind.points_coming -= float(points)
        worth += max(0.0, after - before)
    return worth


def hope_of_threat(mind: Mind, card: i64) -> float:
    """RM-7.3: what it is worth that another card comes into the display, which may be a threat."""
    table = mind.table
    if card >= data.FIRST_ENGINE or table.mode == data.SOLO or not turns.is_refill_due(table):
        return 0.0
    bag = table.layers[table.deck.layers[0].bag]
    threats: i64 = sum(bag.counts[data.FIRST_THREAT :])
    return HOPED_THREAT * float(threats) / float(max(1, bag.total))


def worth_of_threat(mind: Mind, card: i64) -> float:
    """RM-14.1: what it is worth to own one more threat."""
    table = mind.table
    seat = mind.seat
    worth = float(data.THREAT_VP)
    if table.mode == data.SOLO:
        worth *= SOLO_THREAT
    before = extras(mind)
    seat.play.append(card)
    worth += extras(mind) - before
    seat.play.pop()
    if table.has_variant(data.MOST_THREATS):
        worth += THREAT_MAJORITY
    return worth


def purchase(mind: Mind) -> list[int]:
    """RM-7.1: the cards to buy together now, if any: those that gain most beside what is then left to place."""
    table = mind.table
    seat = mind.seat
    offers: list[int] = []
    gains: list[float] = []
    for card in decisions.sorted_display(table):
        consider_offer(mind, card, offers, gains)
    for card in decisions.for_sale(table):
        if data.GROUP[card] == data.AN_ENGINE and decisions.bar_to_engine(table, NO_NUMBERS) == 0:
            consider_offer(mind, card, offers, gains)
    if not offers:
        return []
    layout = Layout(mind)
    best: list[int] = []
    most = rest_worth(mind, layout, [], 0) + 0.05
    first: i64 = 0
    while first < len(offers):
        worth = worth_of_purchase(mind, layout, [offers[first]], gains[first])
        if worth > most:
            most = worth
            best = [offers[first]]
        second: i64 = first + 1
        while second < len(offers):
            pair = [offers[first], offers[second]]
            is_engine = data.GROUP[offers[second]] == data.AN_ENGINE
            is_barred = is_engine and decisions.bar_to_engine(table, [offers[first]]) != 0
            if not is_barred and payments.price_of(seat, pair) <= mind.money:
                gain = gains[first] + gains[second]
                if is_in_display(offers[first]) and is_in_display(offers[second]):
                    gain -= turn_lost(mind, offers[second])
                    if table.deck.size == 1 and table.has_variant(data.CLOSING):
                        gain = NEVER
                worth = worth_of_purchase(mind, layout, pair, gain)
                if worth > most:
                    most = worth
                    best = pair
            second += 1
        first += 1
    return best


def consider_offer(mind: Mind, card: i64, offers: list[int], gains: list[float]) -> None:
    """An offer counts if it can be paid and gains something."""
    if payments.price(mind.seat, card) > mind.money or not may_leave_display(mind, card):
        return
    gain = worth_to_own(mind, card)
    if mind.table.display_lost:
        gain -= turn_lost(mind, card)
    if gain > NOTHING:
        offers.append(card)
        gains.append(gain)


def is_in_display(card: i64) -> bool:
    """Whether a card for sale lies in the display, not on an engine pile."""
    return card < data.FIRST_ENGINE or card >= data.FIRST_THREAT


def may_leave_display(mind: Mind, card: i64) -> bool:
    """Closing Market: it does not buy what would end the match; it means to end it with missions."""
    return not is_in_display(card) or mind.table.deck.size > 0 or not mind.table.has_variant(data.CLOSING)


def turn_lost(mind: Mind, card: i64) -> float:
    """RM-R.44: in solo each turn costs one display card anyway; every further one shortens the match."""
    return SOLO_CLOCK if mind.table.mode == data.SOLO and is_in_display(card) else 0.0


def worth_of_purchase(mind: Mind, layout: Layout, cards: list[int], gain: float) -> float:
    """What a purchase gains, with what is left to place and to keep after the cheapest payment."""
    payment = payment_for(mind, layout, cards)
    if not payment.is_found:
        return NEVER
    paid = [payment.items[number] for number in payment.best if payment.items[number] >= 0]
    tokens: i64 = 0
    for number in payment.best:
        if payment.items[number] == MONEY_TOKEN:
            tokens += 1
    return gain + rest_worth(mind, layout, paid, tokens)


def rest_worth(mind: Mind, layout: Layout, paid: list[int], tokens: i64) -> float:
    """What can still be placed after a payment, and what is left then."""
    seat = mind.seat
    money: i64 = mind.money - tokens * data.MONEY_TOKEN_VALUE
    gone = paid.copy()
    for card in paid:
        money -= payments.money_value(seat, card)
    total = 0.0
    if layout.plan != NO_CARD:
        if layout.plan in gone or money < data.PLACEMENT_COST:
            return worth_of_savings(mind, money)
        total += layout.plan_gain
        money -= data.PLACEMENT_COST
    number: i64 = 0
    while number < len(layout.pad) and money >= data.PLACEMENT_COST:
        card = layout.pad[number]
        if card in gone:
            gone.remove(card)
        else:
            total += layout.gains[number]
            money -= data.PLACEMENT_COST
        number += 1
    return total + worth_of_savings(mind, money)


def worth_of_savings(mind: Mind, money: i64) -> float:
    """What money left in the hand is worth for the next turn."""
    return SAVED * DOLLARS_10 * 0.1 * float(min(money, mind.saving))


# --- Paying

MONEY_TOKEN: Final = -1
SCIENCE_TOKEN: Final = -2


class Payment:
    """RM-6: the set of hand cards and tokens that pays a bill and is missed least."""

    def __init__(self, mind: Mind, layout: Layout) -> None:
        self.seat = mind.seat
        self.layout = layout
        self.items: list[int] = []  # cards, or tokens
        self.costs: list[float] = []
        self.money: list[int] = []
        self.best: list[int] = []  # numbers of items
        self.least: float = 1e9
        self.is_found: bool = False
        self.chosen: list[int] = []

    def add(self, mind: Mind, card: i64, is_kept: bool) -> None:
        """A card that may pay; what is missed if it does: its place on the pad, or its use otherwise."""
        cost = 0.0
        if is_kept:
            cost = 0.05 + mind.worth[card]
            if card == self.layout.plan:
                cost = 2.0 * A_PLAN
            elif card in self.layout.pad:
                cost = 0.3 + self.layout.gains[self.layout.pad.index(card)]
        self.insert(card, cost, payments.money_value(self.seat, card))

    def add_tokens(self, money: i64, science: i64) -> None:
        """Unused tokens: money is lost if it is not used, science helps the launch."""
        for _ in range(money):
            self.insert(MONEY_TOKEN, MONEY_TOKEN_USED, data.MONEY_TOKEN_VALUE)
        for _ in range(science):
            self.insert(SCIENCE_TOKEN, SCIENCE_TOKEN_USED, 0)

    def insert(self, item: i64, cost: float, money: i64) -> None:
        """Cheap items first."""
        place = len(self.items)
        while place > 0 and self.costs[place - 1] > cost:
            place -= 1
        self.items.insert(place, item)
        self.costs.insert(place, cost)
        self.money.insert(place, money)

    def settle(self, bill: i64, needs: list[int]) -> None:
        """Find the cheapest set."""
        money: i64 = sum(self.money)
        self.search(0, bill, needs, [0, 0, 0, 0], 0.0, money)

    def steps(self) -> list[int]:
        """The cheapest set, paid."""
        return [pays(self.items[number]) for number in self.best]

    def search(self, number: i64, bill: i64, needs: list[int], offers: list[int], cost: float, money: i64) -> None:
        """Take an item or leave it, for all from this one on."""
        if cost >= self.least or money < bill:
            return
        if bill <= 0 and payments.meets(needs, offers):
            self.least = cost
            self.best = self.chosen.copy()
            self.is_found = True
            return
        if number == len(self.items):
            return
        item = self.items[number]
        value: i64 = self.money[number]
        more = offers
        is_of_use = bill > 0 and value > 0
        if sum(needs) > 0:
            if item == SCIENCE_TOKEN:
                more = offers.copy()
                more[data.SCIENCE] += 1
                is_of_use = True
            elif item >= 0:
                more = offers.copy()
                resource: i64 = 0
                while resource <= data.SCIENCE:
                    symbols: i64 = data.GIVES[resource][item]
                    if symbols > 0 and payments.is_asked_for(needs, resource):
                        more[resource] += symbols
                        is_of_use = True
                    resource += 1
        if is_of_use:
            self.chosen.append(number)
            self.search(number + 1, bill - value, needs, more, cost + self.costs[number], money - value)
            self.chosen.pop()
        self.search(number + 1, bill, needs, offers, cost, money - value)


def payment_for(mind: Mind, layout: Layout, cards: list[int]) -> Payment:
    """The cheapest payment for cards that are bought together."""
    seat = mind.seat
    payment = Payment(mind, layout)
    for card in mind.hand:
        payment.add(mind, card, True)
    payment.add_tokens(seat.money_ready(), seat.science_ready())
    payment.settle(payments.price_of(seat, cards), payments.needs_of(cards))
    return payment


def line_of_purchase(mind: Mind, cards: list[int]) -> list[int]:
    """RM-7.1: a purchase from its first card to the end: the cards, what pays for them, done."""
    payment = payment_for(mind, Layout(mind), cards)
    return [*(vocabulary.BUY + card for card in cards), *payment.steps(), vocabulary.DONE]


def line_of_placement(mind: Mind, layout: Layout, plan: i64, pad: list[int]) -> list[int]:
    """RM-8.1, RM-8.6: a placement from its first card to the end; cards that are placed pay first."""
    cards = pad.copy()
    steps: list[int] = []
    if plan != NO_CARD:
        steps.append(vocabulary.PLACE_PLAN + plan)
        cards.append(plan)
    steps += [vocabulary.PLACE_PAD + card for card in pad]
    bill: i64 = payments.placement_cost(len(cards))
    rest = mind.hand.copy()
    for card in cards:
        rest.remove(card)
        if bill > 0 and payments.money_value(mind.seat, card) > 0:
            steps.append(vocabulary.PAY_PLACED + card)
            bill -= payments.money_value(mind.seat, card)
    payment = Payment(mind, layout)
    for card in rest:
        payment.add(mind, card, True)
    payment.add_tokens(mind.seat.money_ready(), 0)
    payment.settle(bill, payments.NO_NEEDS)
    return [*steps, *payment.steps(), vocabulary.DONE]


def next_in_cart(mind: Mind) -> i64:
    """Put the rest of what is wanted into the cart, pay for it, and be done."""
    table = mind.table
    if not payments.has_paid(table):
        action = next_choice(mind)
        if action != NO_ACTION:
            return action
    if payments.is_covered(table):
        return vocabulary.DONE
    return next_payment(mind)


def next_choice(mind: Mind) -> i64:
    """What the cart still lacks."""
    table = mind.table
    seat = mind.seat
    if table.cart == BUYING:
        for card in purchase(mind):
            if card not in table.chosen and decisions.bar_to_buy(table, seat, card, mind.money) == 0:
                return vocabulary.BUY + card
    elif table.cart == PLACING:
        layout = Layout(mind)
        if layout.plan != NO_CARD and decisions.bar_to_place(table, seat, layout.plan, True, mind.money) == 0:
            return vocabulary.PLACE_PLAN + layout.plan
        for card in distinct(sorted(layout.pad)):
            is_wanted = how_many(layout.pad, card) > how_many(table.chosen, card)
            if is_wanted and decisions.bar_to_place(table, seat, card, False, mind.money) == 0:
                return vocabulary.PLACE_PAD + card
    return NO_ACTION


def next_payment(mind: Mind) -> i64:
    """The first item of the cheapest way to pay the rest of the bill."""
    table = mind.table
    seat = mind.seat
    offered = payments.offered(table)
    payment = Payment(mind, Layout(mind))
    placed = table.chosen.copy() if table.cart == PLACING else []
    if table.cart == PLACING and table.chosen_plan != NO_CARD:
        placed.append(table.chosen_plan)
    for card in placed:
        if payments.money_value(seat, card) > 0 and how_many(placed, card) > how_many(table.paid_placed, card):
            return vocabulary.PAY_PLACED + card
    for card in distinct(mind.hand):
        if decisions.bar_to_pay(table, seat, card) == 0:
            for _ in range(payments.in_hand(table, seat, card)):
                payment.add(mind, card, True)
    payment.add_tokens(seat.money_ready() - table.paid_money, seat.science_ready() - table.paid_science)
    needs = payments.bill_needs(table)
    payment.search(0, payments.bill_money(table, seat) - offered[0], needs, offered[1:], 0.0, sum(payment.money))
    return payment.steps()[0]


def pays(item: i64) -> i64:
    """The step that pays with a card or token."""
    if item == MONEY_TOKEN:
        return vocabulary.PAY_MONEY
    return vocabulary.PAY_SCIENCE if item == SCIENCE_TOKEN else vocabulary.PAY + item


# --- Discards and abilities


def next_discard(mind: Mind, useless: list[int]) -> i64:
    """One more card of those that go, then done."""
    table = mind.table
    for card in useless:
        if payments.in_hand(table, mind.seat, card) > 0 and how_many(useless, card) > how_many(table.chosen, card):
            return vocabulary.DISCARD_HAND + card
    return vocabulary.DONE


def next_surplus(mind: Mind) -> i64:
    """RM-12.1: the least useful cards go."""
    table = mind.table
    if len(table.chosen) == table.agenda[-1].about:
        return vocabulary.DONE
    best: i64 = NO_CARD
    for card in distinct(mind.hand):
        if payments.in_hand(table, mind.seat, card) > 0 and (best == NO_CARD or mind.worth[card] < mind.worth[best]):
            best = card
    return vocabulary.DISCARD_HAND + best


def worth_in_deck(mind: Mind, card: i64) -> float:
    """How much a card is wanted in the deck."""
    if card >= data.FIRST_THREAT:
        return -1.0
    worth = DOLLARS_10 * float(payments.money_value(mind.seat, card)) / 10.0
    resource: i64 = 0
    while resource < data.SCIENCE:
        worth += SYMBOL_WORTH * float(data.GIVES[resource][card])
        resource += 1
    worth += SCIENCE_WORTH * float(data.GIVES[data.SCIENCE][card])
    worth += 0.4 * float(launch.points_of(card))
    worth += ABILITY_WORTH.get(data.EFFECT[card], 0.0)
    if card < data.MISSIONS:
        destination: i64 = 0
        while destination < data.DESTINATIONS_COUNT:
            location = location_of(mind, card, destination)
            if location >= 0:
                worth += 0.1 * float(data.VP_FIRST[location])
            destination += 1
    return worth


def card_to_scrap(mind: Mind, may_stop: bool) -> i64:
    """Storage Batteries and Nanotechnology: threats first, for they score in the scrapyard too, then the weakest."""
    best: i64 = NO_CARD
    least = 100.0
    is_from_hand = True
    for card in distinct(mind.hand):
        worth = worth_in_deck(mind, card) + 0.01
        if card == mind.mission and mind.seat.plan == NO_CARD:
            worth += MISSION_IN_HAND
        if worth < least:
            least = worth
            best = card
    if not may_stop:
        for card in distinct(mind.seat.warehouse):
            worth = worth_in_deck(mind, card)
            if worth < least:
                least = worth
                best = card
                is_from_hand = False
    elif best == NO_CARD or least > 0.15:
        return vocabulary.DONE
    return (vocabulary.SCRAP_HAND if is_from_hand else vocabulary.SCRAP_WAREHOUSE) + best


def best_to_fetch(mind: Mind) -> i64:
    """Electric Cars: the warehouse card that is worth most in the hand."""
    best: i64 = mind.seat.warehouse[0]
    for card in mind.seat.warehouse:
        if mind.worth[card] > mind.worth[best]:
            best = card
    return best


# --- Launching


def launch_or_end(mind: Mind) -> i64:
    """Launch if that may lead anywhere, for an abort may follow the first card at no cost; otherwise end the turn."""
    seat = mind.seat
    best: i64 = NO_ACTION
    most = 0.0
    destination: i64 = 0
    while destination < data.DESTINATIONS_COUNT and seat.plan != NO_CARD:
        if decisions.bar_to_launch(mind.table, seat, seat.plan, destination) == 0:
            location = decisions.location_for(seat, seat.plan, destination)
            if points_on(seat, seat.pad) >= data.POINTS_NEEDED[location]:
                win = worth_of_success(mind, seat.plan, location)
                worth = gain_of_launch(mind, destination, location, win)
                if worth > most + NOTHING:
                    most = worth
                    best = destination
        destination += 1
    return vocabulary.LAUNCH + best if best != NO_ACTION else vocabulary.END


def gain_of_launch(mind: Mind, destination: i64, location: i64, win: float) -> float:
    """What a launch now promises beyond keeping the rocket for later."""
    seat = mind.seat
    loss = failure_loss(mind, seat.pad)
    chances = after_first_card(mind, seat.pad, destination, location, 0)
    later = worth_of_waiting(mind)
    return one_try(chances, win, loss, later) - later


def worth_of_waiting(mind: Mind) -> float:
    """What the rocket is worth if it stays on the pad for another turn, with the goal it is built for."""
    if mind.turns_left < 1.0 or mind.location < 0:
        return 0.0
    growth = mind.growth[mind.destination]
    return max(0.0, worth_of_try(mind, mind.seat.pad, mind.destination, mind.location, mind.win, growth, growth) - TURN)


def next_in_launch(mind: Mind) -> i64:
    """RM-10.12: in every window what gives the best odds; in W5 also whether to go on."""
    table = mind.table
    step = table.agenda[-1]
    actions = decisions.legal_actions(table, mind.player)
    best: i64 = actions[0]
    most = -1.0
    for action in actions:
        if action == vocabulary.ABORT:
            continue
        chance = chance_after(table, mind.player, action)
        if chance > most + NOTHING:
            most = chance
            best = action
    if step.verb == data.WINDOW and step.about == W5 and is_abort_better(mind, most):
        return vocabulary.ABORT
    return best


def chance_after(table: Rocketmen, player: i64, action: i64) -> float:
    """The chance of success after an action in a launch."""
    after = table.clone()
    before: i64 = after.seats[player].markers
    after.apply(player, action)
    if after.launch is None:
        return 1.0 if after.seats[player].markers != before else 0.0
    numerator, denominator = odds.now(after)
    return numerator / denominator


def is_abort_better(mind: Mind, chance: float) -> bool:
    """RM-11.1: whether to keep most of the rocket for another try."""
    table = mind.table
    going = table.flight()
    mission = mind.seat.plan
    win = worth_of_success(mind, mission, going.location)
    loss = failure_loss(mind, mind.seat.pad)
    going_on = chance * win - (1.0 - chance) * loss
    cost = LOST_CARD * 2.0 * float(launch.abort_cost(table, mind.player))
    return worth_of_waiting(mind) - cost > going_on


def least_on_pad(mind: Mind) -> i64:
    """RM-D.16: the pad card whose loss hurts least."""
    seat = mind.seat
    best: i64 = NO_CARD
    most = 0.0
    for card in distinct(decisions.losable(seat.pad)):
        rest = seat.pad.copy()
        rest.remove(card)
        worth = worth_of_rocket(mind, rest, mind.destination, mind.location, mind.win)
        if best == NO_CARD or worth > most:
            most = worth
            best = card
    return best


def card_to_salvage(mind: Mind) -> i64:
    """Reusable Rocket Parts: the strongest engine comes back."""
    best: i64 = NO_CARD
    for card in mind.seat.pad:
        if data.GROUP[card] == data.AN_ENGINE and (best == NO_CARD or data.ROCKET[card] > data.ROCKET[best]):
            best = card
    return vocabulary.SALVAGE + best if best != NO_CARD else vocabulary.DONE


# --- What a search asks

# What a seat has, in victory points. Fitted to who won 600 matches of greedy players, with a move in twenty at random.
HOPED: Final = 0.95  # of what the goal is worth
CARD_QUALITY: Final = 10.7  # times the worth of an average card that comes round
INCOME: Final = 0.14  # a dollar that a turn brings
SURE: Final = 5.0  # a lead of so many points is worth e to one


def standing(table: Rocketmen, player: i64) -> float:
    """What a seat has, in victory points: those it scored, its goal, and how good its cards are."""
    mind = Mind(table, player)
    worth = float(scoring.points(table, player)) + HOPED * max(0.0, mind.hope) + INCOME * mind.income
    cards = 0.0
    for kind in range(data.KINDS):
        if mind.cycle[kind] > 0:
            cards += float(mind.cycle[kind]) * worth_in_deck(mind, kind)
    return worth + CARD_QUALITY * cards / float(mind.size)


class RocketmenKnowledge(Knowledge):
    """The greedy player as an adviser, and its standing as a chance to win."""

    def places(self, state: State) -> list[int]:
        assert isinstance(state, Rocketmen)
        return scoring.places(state)

    def chance(self, state: State, player: i64) -> float:
        assert isinstance(state, Rocketmen)
        standings = [standing(state, seat) for seat in range(len(state.seats))]
        if state.mode == data.SOLO:  # RM-20.15: against the AI, and only with all targets
            standings = [standings[player] + extras(Mind(state, player)), float(state.opponent().vp)]
        return chance_of_lead(standings, player, SURE)

    def has_advice(self) -> bool:
        return True

    def advise(self, state: State, player: i64, rng: Rng) -> i64:
        return choose(state, player, rng, 0)

    def advise_line(self, state: State, player: i64, rng: Rng) -> list[int]:
        assert isinstance(state, Rocketmen)
        if is_free_to_act(state):
            return next_deed(Mind(state, player))
        return [choose(state, player, rng, 0)]

    def is_main(self, state: State, player: i64) -> bool:  # noqa: ARG002 - what every game is given
        """What to do next in the action phase, and whether a launch goes on; never how something is paid."""
        assert isinstance(state, Rocketmen)
        step = state.agenda[-1]
        return is_free_to_act(state) or (step.verb == data.WINDOW and step.about == W5)

    def lines(self, state: State, player: i64) -> list[list[int]]:
        """What is bought, placed or launched, each carried through."""
        assert isinstance(state, Rocketmen)
        actions = decisions.legal_actions(state, player)
        if not is_free_to_act(state):
            return [[action] for action in actions]
        mind = Mind(state, player)
        found: list[list[int]] = []
        for action in actions:
            verb: i64 = vocabulary.VERB_OF[action]
            card: i64 = vocabulary.FIRST_OF[action]
            if verb == vocabulary.BUY:
                found.append(line_of_purchase(mind, [card]))
            elif verb == vocabulary.PLACE_PLAN:
                found.append(line_of_placement(mind, Layout(mind), card, []))
            elif verb == vocabulary.PLACE_PAD:
                found.append(line_of_placement(mind, Layout(mind), NO_CARD, [card]))
            elif verb == vocabulary.LAUNCH or verb == vocabulary.END:
                found.append([action])
        return found


def is_free_to_act(table: Table) -> bool:
    """RM-D.2: whether a seat may do anything now: nothing is begun."""
    return table.agenda[-1].verb == data.ACT and table.cart == NO_CART


KNOWLEDGE: Final = RocketmenKnowledge()
SIGHT: Final = Sight(horizon=14, worlds=6, doubt=1.0)
PILOT: Final = Sight(horizon=14, worlds=100, doubt=1.5)
COMMANDER: Final = Sight(horizon=14, worlds=500, doubt=1.5)
OFFERED: Final = ()  # of the levels that look ahead, those that were seen to beat the one below
CADET: Final = Settings(horizon=4, curiosity=2.0, is_others_advised=True, slack=0.03)
