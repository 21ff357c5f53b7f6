"""Who acts, and which actions are legal.

Legality is written once, as bars: the number of the first rule, in the catalogue's order, that forbids an action, or 0.
The list of legal actions and every refusal ask the same bars: the list looks through what lies there, not through the
whole vocabulary, and offers what nothing bars. The few answers it gives unasked say so; a law compares the list with
the bars of all actions. Rule RM-a.b has the number 100 * a + b, ruling RM-R.n the number RULING + n.
"""

from typing import Final

from mypy_extensions import i64

from apogee.core.pile import distinct, odds_table
from apogee.core.refusal import RULING, Rules
from apogee.core.types import CHANCE, NOBODY
from apogee.games.rocketmen import data, vocabulary
from apogee.games.rocketmen.payments import (
    NEEDS_ANY,
    bill_needs,
    hand_money,
    has_paid,
    in_hand,
    is_covered,
    is_left,
    is_on_bill,
    meets,
    needs_with,
    placement_cost,
    placements,
    price_with,
    reach,
)
from apogee.games.rocketmen.state import (
    BUYING,
    DISCARDING,
    NO_CARD,
    NO_CART,
    NO_LOCATION,
    NO_NUMBERS,
    PLACING,
    REPLACING,
    W3,
    W4,
    W5,
    W6,
    Launch,
    Seat,
    Table,
    how_many,
)
from apogee.games.rocketmen.vocabulary import FIRST_OF, VERB_OF

# Rules that bar an action.
SYMBOLS_OR_ABILITY: Final = 405
ON_THE_PAD: Final = 406
AS_PAYMENT: Final = 407
PERMANENT: Final = 408
NEXT_PLAYER: Final = 501
LAUNCH_LAST: Final = 503
NO_LAUNCH: Final = 504
MEANS: Final = 601
ON_THE_BILL: Final = 610
PURCHASE: Final = 701
ONE_ENGINE: Final = 705
PLACEMENT: Final = 801
PLAN_ONLY_MISSIONS: Final = 802
PAD_NEEDS_MISSION: Final = 803
PAD_SYMBOLS: Final = 804
SAME_NAME: Final = 805
PAYS_ITSELF: Final = 806
DISCARD: Final = 901
PLAN_TAKES_PAD: Final = 902
DISCARD_ABILITY: Final = 903
MAY_LAUNCH: Final = 1000
NO_HAND_CARDS: Final = 1099  # RM-10.0b; RM-10.0a is 1000
LOCATION: Final = 1003
LAUNCH_EFFECTS: Final = 1007
DRAW_CARDS: Final = 1009
WINDOWS: Final = 1012
ABORT_RULE: Final = 1101
FAILURE: Final = 1103
END_OF_TURN: Final = 1201
THREAT_IN_DISPLAY: Final = 1406
ROUND_FINISHED: Final = 1604
VARIANT_CARD: Final = 1802
EARTH_ONLY: Final = 1902
REMOVE_RULE: Final = 2010
DEPOT_RULING: Final[int] = RULING + 9
COPY_RULING: Final[int] = RULING + 11
AI_WITHOUT_MISSION: Final[int] = RULING + 40
BATTERIES: Final[int] = RULING + 54
RULES: Final = Rules("RM", {MAY_LAUNCH: "RM-10.0a", NO_HAND_CARDS: "RM-10.0b"})  # before the first step of a launch


def current(table: Table) -> i64:
    """The player whom the next step asks, or CHANCE, or NOBODY."""
    if not table.agenda:
        return NOBODY
    step = table.agenda[-1]
    if step.verb < data.FIRST_PLAYER:
        return CHANCE
    return step.seat


# --- Bars


def bar(table: Table, player: i64, action: i64) -> i64:
    """The number of the first rule that forbids a player this action now, or 0."""
    if table.ended != 0:
        return ROUND_FINISHED
    if current(table) != player:
        return NEXT_PLAYER
    asked = table.agenda[-1].verb
    seat = table.seats[player]
    if asked == data.ACT:
        return bar_in_cart(table, seat, action) if table.cart != NO_CART else bar_to_act(table, seat, action)
    if asked == data.CYCLE or asked == data.SURPLUS:
        return bar_to_choose_discards(table, seat, action)
    if asked < data.WINDOW:
        return bar_to_answer_ability(table, seat, action)
    return bar_in_launch(table, seat, action)


def bar_to_act(table: Table, seat: Seat, action: i64) -> i64:
    """RM-D.2: bars what may not be done in the action phase while nothing is begun."""
    verb: i64 = VERB_OF[action]
    card: i64 = FIRST_OF[action]
    if verb == vocabulary.BUY:
        return bar_to_buy(table, seat, card, hand_money(seat))
    if verb == vocabulary.PAY:
        return bar_to_pay(table, seat, card)
    if verb in (vocabulary.PLACE_PLAN, vocabulary.PLACE_PAD):
        return bar_to_place(table, seat, card, verb == vocabulary.PLACE_PLAN, hand_money(seat))
    if verb in (vocabulary.FREE_PLAN, vocabulary.FREE_PAD):
        return bar_to_place_free(table, seat, card, verb == vocabulary.FREE_PLAN)
    if verb == vocabulary.REPLACE:
        return bar_to_replace(table, seat, card)
    if verb == vocabulary.DISCARD_HAND:
        return 0 if in_hand(table, seat, card) > 0 else DISCARD
    if verb == vocabulary.DISCARD_PAD:
        return bar_to_discard_pad(seat.pad, card)
    if verb == vocabulary.DISCARD_PLAN:
        return 0 if seat.plan != NO_CARD else DISCARD
    if verb == vocabulary.USE:
        return bar_to_use(table, seat, card)
    if verb == vocabulary.STORE:
        return bar_to_store(table, seat, card)
    if verb == vocabulary.UNLOAD:
        return bar_to_unload(table, seat)
    if verb == vocabulary.REMOVE:
        return bar_to_remove(table, card)
    if verb == vocabulary.LAUNCH:
        return bar_to_launch(table, seat, seat.plan, card)
    if verb == vocabulary.PAY_TOKEN:
        return bar_to_pay_token(table, seat, action == vocabulary.PAY_MONEY)
    if verb == vocabulary.COPY:
        return LAUNCH_EFFECTS if data.COPIER in seat.pad else ON_THE_PAD
    return bar_without_beginning(verb)


def bar_without_beginning(verb: i64) -> i64:
    """RM-D.2: the rule that bars an action which answers a question, while nobody asks one; 0 for ending the turn."""
    if verb == vocabulary.END:
        return 0
    if verb == vocabulary.DONE:
        return NO_LAUNCH  # nothing is begun that could be done
    if verb == vocabulary.DRAW:
        return DRAW_CARDS
    if verb == vocabulary.ABORT:
        return ABORT_RULE
    if verb == vocabulary.KEEP:
        return FAILURE
    if verb == vocabulary.PAY_PLACED:
        return ON_THE_BILL
    return WINDOWS if verb in (vocabulary.PICK, vocabulary.SALVAGE) else DISCARD_ABILITY


def bar_in_cart(table: Table, seat: Seat, action: i64) -> i64:
    """RM-D.3 to RM-D.6: bars everything that does not go on with, pay or finish what is begun."""
    verb: i64 = VERB_OF[action]
    card: i64 = FIRST_OF[action]
    if verb == vocabulary.LAUNCH:
        return LAUNCH_LAST
    if table.cart == DISCARDING:
        return bar_to_choose_discards(table, seat, action)
    rule: i64 = PURCHASE
    if table.cart == PLACING:
        rule = PLACEMENT
    elif table.cart == REPLACING:
        rule = VARIANT_CARD
    if verb == vocabulary.DONE:
        return 0 if is_covered(table) else rule
    if verb == vocabulary.PAY_TOKEN:
        return bar_to_pay_token(table, seat, action == vocabulary.PAY_MONEY)
    if verb == vocabulary.PAY:
        return bar_to_pay(table, seat, card)
    if verb == vocabulary.PAY_PLACED:
        return bar_to_pay_placed(table, seat, card)
    if has_paid(table):
        return rule  # first all is chosen, then all is paid
    if verb == vocabulary.BUY and table.cart == BUYING:
        return bar_to_buy(table, seat, card, hand_money(seat))
    if (verb in (vocabulary.PLACE_PLAN, vocabulary.PLACE_PAD)) and table.cart == PLACING:
        return bar_to_place(table, seat, card, verb == vocabulary.PLACE_PLAN, hand_money(seat))
    return rule


def bar_to_choose_discards(table: Table, seat: Seat, action: i64) -> i64:
    """RM-D.6, RM-D.20, Super Capacitors: bars everything but choosing the cards that go."""
    step = table.agenda[-1]
    verb: i64 = VERB_OF[action]
    card: i64 = FIRST_OF[action]
    if verb == vocabulary.DONE:
        return bar_to_finish_discards(table)
    if verb == vocabulary.DISCARD_HAND:
        return bar_to_choose_hand_card(table, seat, card)
    if step.verb == data.CYCLE:
        return LAUNCH_LAST if verb == vocabulary.LAUNCH else DISCARD_ABILITY
    if step.verb == data.SURPLUS:
        return END_OF_TURN
    if verb == vocabulary.DISCARD_PLAN:
        return bar_to_choose_plan(table, seat)
    return bar_to_choose_pad_card(table, seat, card) if verb == vocabulary.DISCARD_PAD else DISCARD


def bar_to_finish_discards(table: Table) -> i64:
    """RM-12.1: bars finishing while fewer hand cards are chosen than a surplus has to lose."""
    step = table.agenda[-1]
    return 0 if step.verb != data.SURPLUS or len(table.chosen) == step.about else END_OF_TURN


def bar_to_choose_plan(table: Table, seat: Seat) -> i64:
    """RM-9.1, RM-9.2: bars discarding a plan that is empty, or chosen already."""
    if seat.plan == NO_CARD:
        return DISCARD
    return 0 if table.chosen_plan == NO_CARD else PLAN_TAKES_PAD


def bar_to_choose_hand_card(table: Table, seat: Seat, card: i64) -> i64:
    """RM-9.1: bars a hand card that is not there or chosen already, and any while no more may go."""
    rule = bar_to_choose_more(table)
    if rule != 0:
        return rule
    return 0 if in_hand(table, seat, card) > 0 else DISCARD


def bar_to_choose_more(table: Table) -> i64:
    """RM-12.1: bars choosing more hand cards than a surplus has to lose."""
    step = table.agenda[-1]
    return END_OF_TURN if step.verb == data.SURPLUS and len(table.chosen) >= step.about else 0


def bar_to_choose_pad_card(table: Table, seat: Seat, card: i64) -> i64:
    """RM-4.8, RM-9.1, RM-9.2: bars a pad card that is not there, is chosen, or goes with the mission by itself."""
    if how_many(seat.pad, card) <= how_many(table.chosen_pad, card):
        return DISCARD
    if table.chosen_plan != NO_CARD:
        return PERMANENT if is_permanent(card) else PLAN_TAKES_PAD
    return bar_to_discard_pad(seat.pad, card)


def bar_to_answer_ability(table: Table, seat: Seat, action: i64) -> i64:
    """RM-D.7, RM-9.3: bars everything but naming the card that an ability asks for."""
    asked = table.agenda[-1].verb
    verb: i64 = VERB_OF[action]
    card: i64 = FIRST_OF[action]
    if verb == vocabulary.LAUNCH:
        return LAUNCH_LAST
    if verb == vocabulary.DONE:
        return 0 if asked == data.TRIM else DISCARD_ABILITY
    if verb == vocabulary.SCRAP_HAND and asked != data.FETCH:
        if in_hand(table, seat, card) > 0:
            return 0
        return BATTERIES if asked == data.SCRAP else DISCARD_ABILITY
    if verb == vocabulary.SCRAP_WAREHOUSE and asked == data.SCRAP:
        return 0 if card in seat.warehouse else BATTERIES
    if verb == vocabulary.FETCH and asked == data.FETCH:
        return 0 if card in seat.warehouse else DISCARD_ABILITY
    return DISCARD_ABILITY


# --- Bars of single actions


def on_sale(table: Table, card: i64) -> i64:
    """RM-7.1: how many such cards lie in the display or on an engine pile, and not yet in the purchase."""
    there: i64 = 0
    if data.GROUP[card] == data.AN_ENGINE:
        there = table.engines[card - data.FIRST_ENGINE]
    elif card >= data.FIRST_ASSET:
        there = how_many(table.display, card)
    return there - how_many(table.chosen, card) if table.cart == BUYING else there


def bar_to_buy(table: Table, seat: Seat, card: i64, purse: i64) -> i64:
    """RM-7.1, RM-7.5: bars a card that does not lie there, a second engine, and what this purchase cannot pay.

    The purse is all the money that the seat can offer.
    """
    if price_with(table, seat, card) > purse or on_sale(table, card) <= 0:
        return PURCHASE
    is_first = table.cart != BUYING
    if (not is_first or NEEDS_ANY[card]) and not meets(needs_with(table, card), reach(seat)):
        return PURCHASE
    if data.GROUP[card] == data.AN_ENGINE:
        return bar_to_engine(table, NO_NUMBERS if is_first else table.chosen)
    return 0


def bar_to_engine(table: Table, others: list[int]) -> i64:
    """RM-7.5: bars one more engine than a turn allows, counting those among other cards to buy."""
    engines: i64 = table.engines_bought
    for card in others:
        if data.GROUP[card] == data.AN_ENGINE:
            engines += 1
    return 0 if engines < data.ENGINES_PER_TURN else ONE_ENGINE


def bar_to_pay(table: Table, seat: Seat, card: i64) -> i64:
    """RM-6.1, RM-6.10: bars a hand card that offers nothing the bill asks for; while nothing is begun, any."""
    if in_hand(table, seat, card) <= 0:
        return MEANS
    return 0 if table.cart != NO_CART and is_on_bill(table, seat, card) else ON_THE_BILL


def bar_to_pay_placed(table: Table, seat: Seat, card: i64) -> i64:
    """RM-6.10, RM-8.6: bars paying with a card being placed that offers nothing the bill asks for."""
    if not is_on_bill(table, seat, card):
        return ON_THE_BILL
    placed = how_many(table.chosen, card) + (1 if table.chosen_plan == card else 0)
    return 0 if table.cart == PLACING and placed > how_many(table.paid_placed, card) else PAYS_ITSELF


def bar_to_pay_token(table: Table, seat: Seat, is_money: bool) -> i64:
    """RM-6.1, RM-6.10, RM-13.3, RM-13.4: bars a token that is used up, or that the bill does not ask for."""
    if is_money:
        if seat.money_ready() - table.paid_money <= 0:
            return MEANS
        return 0 if table.cart != NO_CART else ON_THE_BILL
    if seat.science_ready() - table.paid_science <= 0:
        return MEANS
    return 0 if sum(bill_needs(table)) > 0 else ON_THE_BILL


def bar_to_place(table: Table, seat: Seat, card: i64, is_plan: bool, purse: i64) -> i64:
    """RM-8.1 to RM-8.5: bars a card that is not in the hand or may not lie there, and more placements than money.

    The purse is all the money that the seat can offer.
    """
    if in_hand(table, seat, card) <= 0 or bar_to_pay_placement(table, purse) != 0:
        return PLACEMENT
    return bar_to_lie(table, seat, card, is_plan)


def bar_to_pay_placement(table: Table, purse: i64) -> i64:
    """RM-8.1: bars one card more than there is money to place."""
    return 0 if placement_cost(placements(table) + 1) <= purse else PLACEMENT


def bar_to_lie(table: Table, seat: Seat, card: i64, is_plan: bool) -> i64:
    """RM-8.2 to RM-8.5: bars a place where a card may not lie, beside what the cart places already."""
    if is_plan:
        return PLAN_ONLY_MISSIONS if card >= data.MISSIONS or has_mission(table, seat) else 0
    if not has_mission(table, seat):
        return PAD_NEEDS_MISSION
    rule = bar_to_join(seat.pad, card)
    return rule if rule != 0 or not table.chosen else bar_to_join(table.chosen, card)


def has_mission(table: Table, seat: Seat) -> bool:
    """Whether a mission lies on the plan, or the cart places one there."""
    return seat.plan != NO_CARD or table.chosen_plan != NO_CARD


def bar_to_join(pad: list[int], card: i64) -> i64:
    """RM-8.4, RM-8.5: bars a card without a symbol, and a second asset of a name that lies on the pad."""
    if not data.IS_FOR_PAD[card]:
        return PAD_SYMBOLS
    return SAME_NAME if data.GROUP[card] == data.AN_ASSET and card in pad else 0


def bar_to_place_free(table: Table, seat: Seat, card: i64, is_plan: bool) -> i64:
    """RM-4.7, RM-R.51: bars with Global Internet what the rules of placement bar, but for the price."""
    if table.free_placements == 0:
        return AS_PAYMENT
    return PLACEMENT if in_hand(table, seat, card) <= 0 else bar_to_lie(table, seat, card, is_plan)


def bar_to_replace(table: Table, seat: Seat, card: i64) -> i64:
    """RM-18.2, Market Research: bars a second use in a turn, one without money or deck, and a card not there."""
    if table.used_research or table.deck.size == 0 or card not in table.display:
        return VARIANT_CARD
    cost = table.variant_number(data.RESEARCH, -1)
    return 0 if 0 <= cost <= hand_money(seat) else VARIANT_CARD


def is_permanent(card: i64) -> bool:
    """RM-4.8, RM-R.8: whether a card never leaves the launch pad."""
    return data.EFFECT[card] == data.A_DEPOT


def losable(pad: list[int]) -> list[int]:
    """RM-4.8: the cards of a pad that a discarded mission, an abort or a failure can take."""
    return [card for card in pad if not is_permanent(card)]


def bar_to_discard_pad(pad: list[int], card: i64) -> i64:
    """RM-4.8, RM-9.1: bars a card that is not on the pad, or is permanent."""
    if card not in pad:
        return DISCARD
    return PERMANENT if is_permanent(card) else 0


def bar_to_use(table: Table, seat: Seat, card: i64) -> i64:
    """RM-4.5 to RM-4.7, RM-9.3, RM-10.7: bars a card that has no ability to use now, in hand or as paid."""
    effect: i64 = data.EFFECT[card]
    if effect == data.NO_EFFECT:
        return SYMBOLS_OR_ABILITY
    if effect == data.DRAW_FOR_PAYMENT:
        return 0 if table.draws_waiting > 0 else AS_PAYMENT
    if effect > data.LAST_PAYMENT_EFFECT:
        if effect == data.A_DEPOT:
            return DEPOT_RULING
        return LAUNCH_EFFECTS if card in seat.pad else ON_THE_PAD
    if effect > data.LAST_DISCARD_EFFECT:
        return AS_PAYMENT
    if in_hand(table, seat, card) <= 0:
        return DISCARD_ABILITY
    if effect == data.TAKE_THREAT:
        return 0 if data.THREAT_TAKEN[card] in table.display else THREAT_IN_DISPLAY
    if effect == data.SCRAP_THEN_DRAW:
        return 0 if seat.hand_size() > 1 or len(seat.warehouse) > 0 else BATTERIES
    if effect == data.FETCH_CARD:
        return 0 if len(seat.warehouse) > 0 else DISCARD_ABILITY
    return 0


def bar_to_store(table: Table, seat: Seat, card: i64) -> i64:
    """RM-R.9: bars storing without a Depot that has room, a second time in a turn, or what is not in the hand."""
    if data.DEPOT not in seat.pad or table.used_depot or len(seat.depot) >= data.DEPOT_CAPACITY:
        return DEPOT_RULING
    return 0 if in_hand(table, seat, card) > 0 else DEPOT_RULING


def bar_to_unload(table: Table, seat: Seat) -> i64:
    """RM-R.9: bars unloading an empty Depot, or a second time in a turn."""
    return 0 if data.DEPOT in seat.pad and not table.used_depot and len(seat.depot) > 0 else DEPOT_RULING


def bar_to_remove(table: Table, card: i64) -> i64:
    """RM-20.10, RM-R.40: bars a second removal in a turn, and any while the AI has no mission."""
    if table.mode != data.SOLO or table.used_removal or card not in table.display:
        return REMOVE_RULE
    return 0 if table.opponent().location >= 0 else AI_WITHOUT_MISSION


def location_for(seat: Seat, mission: i64, destination: i64) -> i64:
    """RM-10.3: where a mission would go, or NO_LOCATION."""
    location: i64 = data.LOCATION_OF[mission][destination]
    if location < 0 or seat.has_marker(location):
        return NO_LOCATION
    return location


def bar_to_launch(table: Table, seat: Seat, mission: i64, destination: i64) -> i64:
    """RM-10.0a, RM-10.3, RM-19.2: bars a launch without a mission or a marker, or to where an own marker lies."""
    if mission == NO_CARD or seat.missions() >= data.MARKERS:
        return MAY_LAUNCH
    if location_for(seat, mission, destination) == NO_LOCATION:
        return LOCATION if leads_anywhere(seat, mission) else MAY_LAUNCH
    if table.mode == data.BATTLE and (destination != data.EARTH or seat.missions() >= data.BATTLE_MISSIONS):
        return EARTH_ONLY
    return 0


def leads_anywhere(seat: Seat, mission: i64) -> bool:
    """RM-10.0a: whether a mission has a location without an own marker."""
    destination: i64 = 0
    while destination < data.DESTINATIONS_COUNT:
        if location_for(seat, mission, destination) != NO_LOCATION:
            return True
        destination += 1
    return False


# --- In a launch


def works_as(launch: Launch, card: i64) -> i64:
    """RM-R.11: what a pad card is in this launch: a copy has the name, symbols and effects of its original."""
    return launch.copied if card == data.COPIER and launch.copied != NO_CARD else card


def effect_of(launch: Launch, card: i64) -> i64:
    """The effect of a pad card in this launch; RM-R.11 (e): a copied copier copies no further, see bar_to_copy."""
    return data.EFFECT[works_as(launch, card)]


def is_usable(launch: Launch, card: i64, window: i64) -> bool:
    """RM-10.12: whether a pad card's effect can be used by the player in this window."""
    effect = effect_of(launch, card)
    if effect == data.BURN:
        return window <= W3 or window in (W5, W6)
    if effect == data.CHOOSE_FIRST:
        return window == W3
    if effect == data.REPLACE_CARD:
        return window == W4
    if effect == data.ZERO_BECOMES:
        return window == W4 and data.SUCCESS_VALUES[launch.value] == 0
    return False


def bar_to_copy(table: Table, player: i64, card: i64, window: i64) -> i64:
    """RM-R.11: bars copying a card that lies on no opponent's launch pad, or while nothing can copy."""
    rule = bar_to_copy_any(table, player, window)
    if rule != 0:
        return rule
    return 0 if card in pads_of_others(table, player) else COPY_RULING


def bar_to_copy_any(table: Table, player: i64, window: i64) -> i64:
    """RM-4.6, RM-10.12, RM-R.11: bars copying without Industrial Espionage, twice in a launch, or in W4 and W6."""
    if data.COPIER not in table.seats[player].pad:
        return ON_THE_PAD
    if window in (W4, W6):
        return WINDOWS
    return 0 if table.flight().copied == NO_CARD else COPY_RULING


def pads_of_others(table: Table, player: i64) -> list[int]:
    """RM-R.11: the cards on all opponents' launch pads."""
    cards: list[int] = []
    other: i64 = 0
    while other < len(table.seats):
        if other != player:
            cards += table.seats[other].pad
        other += 1
    return cards


def has_options(table: Table, player: i64, window: i64) -> bool:
    """Whether a window offers anything but going on: where it does not, everybody knows, and nobody is asked."""
    if bar_to_copy_any(table, player, window) == 0 and pads_of_others(table, player):
        return True
    launch = table.flight()
    return any(is_usable(launch, card, window) for card in table.seats[player].pad)


def bar_in_launch(table: Table, seat: Seat, action: i64) -> i64:
    """RM-10.0b, RM-10.12, RM-11: bars what a window or question of a launch does not offer."""
    step = table.agenda[-1]
    verb: i64 = VERB_OF[action]
    card: i64 = FIRST_OF[action]
    if verb in (vocabulary.END, vocabulary.LAUNCH):
        return LAUNCH_LAST
    if verb == vocabulary.USE:
        return bar_to_use_in_launch(table, seat, card)
    if verb == vocabulary.COPY:
        if step.verb == data.WINDOW:
            return bar_to_copy(table, step.seat, card, step.about)
        return WINDOWS if data.COPIER in seat.pad else ON_THE_PAD
    if verb == vocabulary.DISCARD_PAD:
        if step.verb != data.ABORT:
            return NO_HAND_CARDS
        return bar_to_discard_pad(seat.pad, card) if card in seat.pad else ABORT_RULE
    if verb == vocabulary.SALVAGE:
        is_engine = card in seat.pad and data.GROUP[card] == data.AN_ENGINE
        return 0 if step.verb == data.SALVAGE and is_engine else WINDOWS
    if verb == vocabulary.PICK:
        return 0 if step.verb == data.PICK and card in table.flight().shown else WINDOWS
    if verb in (vocabulary.KEEP, vocabulary.DISCARD_PLAN):
        if step.verb == data.MISSION:
            return 0
        return FAILURE if verb == vocabulary.KEEP else NO_HAND_CARDS
    if verb in (vocabulary.DRAW, vocabulary.ABORT, vocabulary.DONE):
        return bar_to_go_on(step.verb, step.about, verb)
    return NO_HAND_CARDS


def bar_to_go_on(asked: i64, window: i64, verb: i64) -> i64:
    """RM-10.9, RM-10.12, RM-11.1: bars drawing, aborting or going on outside of its window."""
    if verb == vocabulary.DRAW:
        return 0 if asked == data.WINDOW and (window in (W3, W5)) else DRAW_CARDS
    if verb == vocabulary.ABORT:
        return 0 if asked == data.WINDOW and window == W5 else ABORT_RULE
    if asked == data.WINDOW:
        return 0 if window != W3 and window != W5 else WINDOWS
    if asked == data.SALVAGE:
        return 0
    if asked == data.ABORT:
        return ABORT_RULE
    return FAILURE if asked == data.MISSION else WINDOWS


def bar_to_use_in_launch(table: Table, seat: Seat, card: i64) -> i64:
    """RM-4.6, RM-10.0b, RM-10.12: bars a card that is not on the pad, or works in another window or none."""
    step = table.agenda[-1]
    if data.EFFECT[card] <= data.LAST_PAYMENT_EFFECT:
        return WINDOWS if card in seat.pad and in_hand(table, seat, card) == 0 else NO_HAND_CARDS
    if is_permanent(card):
        return WINDOWS
    if card not in seat.pad:
        return ON_THE_PAD
    if step.verb != data.WINDOW:
        return WINDOWS
    return 0 if is_usable(table.flight(), card, step.about) else WINDOWS


# --- The list


def legal_actions(table: Table, player: i64) -> list[int]:
    """RM-D.2 to RM-D.20: what nothing bars, ascending."""
    if not table.agenda:
        return []
    step = table.agenda[-1]
    if step.seat != player or step.verb < data.FIRST_PLAYER:
        return []
    seat = table.seats[player]
    if step.verb == data.ACT:
        if table.cart == NO_CART:
            return acts(table, seat)
        if table.cart == DISCARDING:
            return discards(table, seat)
        return cart_steps(table, seat)
    if step.verb == data.CYCLE or step.verb == data.SURPLUS:
        return discards(table, seat)
    if step.verb < data.WINDOW:
        return ability_answers(table, seat)
    return launch_answers(table, seat, player)


def acts(table: Table, seat: Seat) -> list[int]:
    """RM-D.2: all that can be begun in the action phase: the turn ends, a mission or a hand card goes, unasked."""
    actions = [vocabulary.END]
    if bar_to_unload(table, seat) == 0:
        actions.append(vocabulary.UNLOAD)
    if seat.plan != NO_CARD:
        actions.append(vocabulary.DISCARD_PLAN)
        destination: i64 = 0
        while destination < data.DESTINATIONS_COUNT:
            if bar_to_launch(table, seat, seat.plan, destination) == 0:
                actions.append(vocabulary.LAUNCH + destination)
            destination += 1
    purse = hand_money(seat)
    add_purchases(table, seat, actions, purse)
    hand = distinct(seat.hand())
    add_placements(table, seat, hand, actions, purse)
    if table.free_placements > 0:
        for card in hand:
            if bar_to_place_free(table, seat, card, True) == 0:
                actions.append(vocabulary.FREE_PLAN + card)
        for card in hand:
            if bar_to_place_free(table, seat, card, False) == 0:
                actions.append(vocabulary.FREE_PAD + card)
    if table.variants and table.has_variant(data.RESEARCH):
        for card in sorted_display(table):
            if bar_to_replace(table, seat, card) == 0:
                actions.append(vocabulary.REPLACE + card)
    for card in hand:
        actions.append(vocabulary.DISCARD_HAND + card)
    for card in distinct(seat.pad):
        if bar_to_discard_pad(seat.pad, card) == 0:
            actions.append(vocabulary.DISCARD_PAD + card)
    add_uses(table, seat, hand, actions)
    if data.DEPOT in seat.pad:
        for card in hand:
            if bar_to_store(table, seat, card) == 0:
                actions.append(vocabulary.STORE + card)
    if table.mode == data.SOLO:
        for card in sorted_display(table):
            if bar_to_remove(table, card) == 0:
                actions.append(vocabulary.REMOVE + card)
    return actions


def sorted_display(table: Table) -> list[int]:
    """Each card of the display once, ascending."""
    cards = [card for card in table.display if card != NO_CARD]
    cards.sort()
    return distinct(cards)


def for_sale(table: Table) -> list[int]:
    """RM-7.1: the cards in the display, in its order, and the engines whose piles have any left."""
    cards = [card for card in table.display if card != NO_CARD]
    engine: i64 = 0
    while engine < data.ENGINES:
        if table.engines[engine] > 0:
            cards.append(data.FIRST_ENGINE + engine)
        engine += 1
    return cards


def add_purchases(table: Table, seat: Seat, actions: list[int], purse: i64) -> None:
    """RM-D.3: display cards and engines that the whole purse can still pay."""
    found: list[int] = []
    for card in table.display:
        if card != NO_CARD and bar_to_buy(table, seat, card, purse) == 0 and vocabulary.BUY + card not in found:
            found.append(vocabulary.BUY + card)
    engine: i64 = data.FIRST_ENGINE
    while engine < data.FIRST_THREAT:
        if bar_to_buy(table, seat, engine, purse) == 0:
            found.append(vocabulary.BUY + engine)
        engine += 1
    if len(found) > 1:
        found.sort()
    actions += found


def add_placements(table: Table, seat: Seat, hand: list[int], actions: list[int], purse: i64) -> None:
    """RM-D.5: hand cards that may lie on the plan or the pad, and can still be paid for.

    It asks what bar_to_place asks, but asks once what is the same for all cards: the money, and whether there is a
    mission. Where there is one, cards can only go to the pad; otherwise only to the plan.
    """
    if bar_to_pay_placement(table, purse) != 0:
        return
    is_plan = not has_mission(table, seat)
    verb = vocabulary.PLACE_PLAN if is_plan else vocabulary.PLACE_PAD
    for card in hand:
        if bar_to_lie(table, seat, card, is_plan) == 0 and is_left(table, seat, card):
            actions.append(verb + card)


def add_uses(table: Table, seat: Seat, hand: list[int], actions: list[int]) -> None:
    """RM-9.3 and RM-4.7: abilities of hand cards, and in its place among them a draw that a payment left."""
    is_draw_due = data.DRAWER != NO_CARD and bar_to_use(table, seat, data.DRAWER) == 0
    for card in hand:
        if is_draw_due and card >= data.DRAWER:
            actions.append(vocabulary.USE + data.DRAWER)
            is_draw_due = False
        if card != data.DRAWER and bar_to_use(table, seat, card) == 0:
            actions.append(vocabulary.USE + card)
    if is_draw_due:
        actions.append(vocabulary.USE + data.DRAWER)


def cart_steps(table: Table, seat: Seat) -> list[int]:
    """RM-D.3 to RM-D.5: more of the same, payments, and `done` once the bill is covered."""
    actions: list[int] = []
    if is_covered(table):
        actions.append(vocabulary.DONE)
    if bar_to_pay_token(table, seat, True) == 0:
        actions.append(vocabulary.PAY_MONEY)
    if bar_to_pay_token(table, seat, False) == 0:
        actions.append(vocabulary.PAY_SCIENCE)
    is_choosing = not has_paid(table)
    purse = hand_money(seat)
    if is_choosing and table.cart == BUYING:
        add_purchases(table, seat, actions, purse)
    hand = distinct(seat.hand())
    for card in hand:
        if bar_to_pay(table, seat, card) == 0:
            actions.append(vocabulary.PAY + card)
    if table.cart == PLACING:
        for card in hand:
            if bar_to_pay_placed(table, seat, card) == 0:
                actions.append(vocabulary.PAY_PLACED + card)
        if is_choosing:
            add_placements(table, seat, hand, actions, purse)
    return actions


def discards(table: Table, seat: Seat) -> list[int]:
    """RM-D.6, RM-D.20: more cards to discard, and `done`; plan and pad only in a discard of the player's own.

    What bars any more hand cards is asked once for all; then one is offered as long as one is left.
    """
    is_own = table.agenda[-1].verb == data.ACT
    actions: list[int] = []
    if bar_to_finish_discards(table) == 0:
        actions.append(vocabulary.DONE)
    if is_own and bar_to_choose_plan(table, seat) == 0:
        actions.append(vocabulary.DISCARD_PLAN)
    if bar_to_choose_more(table) == 0:
        for card in distinct(seat.hand()):
            if is_left(table, seat, card):
                actions.append(vocabulary.DISCARD_HAND + card)
    if is_own:
        for card in distinct(seat.pad):
            if bar_to_choose_pad_card(table, seat, card) == 0:
                actions.append(vocabulary.DISCARD_PAD + card)
    return actions


def ability_answers(table: Table, seat: Seat) -> list[int]:
    """RM-D.7: the cards that an ability can be about."""
    hand = distinct(seat.hand())
    warehouse = distinct(seat.warehouse)
    answers = [vocabulary.DONE]
    answers += [vocabulary.SCRAP_HAND + card for card in hand]
    answers += [vocabulary.SCRAP_WAREHOUSE + card for card in warehouse]
    answers += [vocabulary.FETCH + card for card in warehouse]
    return [action for action in answers if bar_to_answer_ability(table, seat, action) == 0]


def launch_answers(table: Table, seat: Seat, player: i64) -> list[int]:
    """RM-D.11 to RM-D.19: what a window or question of a launch offers."""
    asked = table.agenda[-1].verb
    answers: list[int] = []
    if asked == data.WINDOW:
        answers = [vocabulary.DONE, vocabulary.DRAW, vocabulary.ABORT]
        answers += [vocabulary.USE + card for card in distinct(seat.pad)]
        if data.COPIER in seat.pad:
            others = pads_of_others(table, player)
            others.sort()
            answers += [vocabulary.COPY + card for card in distinct(others)]
    elif asked == data.MISSION:
        answers = [vocabulary.KEEP, vocabulary.DISCARD_PLAN]
    elif asked == data.PICK:
        answers = [vocabulary.PICK + value for value in range(data.VALUES)]
    elif asked == data.ABORT:
        answers = [vocabulary.DISCARD_PAD + card for card in distinct(seat.pad)]
    else:
        answers = [vocabulary.DONE] + [vocabulary.SALVAGE + card for card in distinct(seat.pad)]
    return [action for action in answers if bar_in_launch(table, seat, action) == 0]


# --- Chance

REVEAL_ODDS: Final = odds_table(vocabulary.OUT_REVEAL, data.COPIES_OF)
DRAW_ODDS: Final = odds_table(vocabulary.OUT_DRAW, data.COPIES_OF)
SUCCESS_ODDS: Final[list[list[tuple[int, int]]]] = [
    [(vocabulary.OUT_SUCCESS + value, count) for count in range(data.SUCCESS_COUNTS[value] + 1)]
    for value in range(data.VALUES)
]


def chance_outcomes(table: Table) -> list[tuple[int, int]]:
    """What chance may decide now, with weights."""
    step = table.agenda[-1]
    if step.verb == data.DRAW:
        return table.seats[step.seat].hq.odds(DRAW_ODDS)
    if step.verb == data.REFILL:
        return table.layers[table.deck.layers[0].bag].odds(REVEAL_ODDS)
    if step.verb == data.SUCCESS or step.verb == data.PLANNING:
        success = table.flight().success
        return [SUCCESS_ODDS[value][success[value]] for value in range(data.VALUES) if success[value] > 0]
    if step.verb == data.SOLITAIRE:
        deck = table.opponent().deck
        return [(vocabulary.OUT_SOLITAIRE + card, 1) for card in range(data.SOLITAIRES) if (deck >> card) & 1 == 1]
    if step.verb == data.OBJECTIVE:
        return [(vocabulary.OUT_OBJECTIVE + each, 1) for each in range(data.OBJECTIVES) if is_dealable(table, each)]
    if step.verb == data.VARIANT:
        return [(vocabulary.OUT_VARIANT + each, 1) for each in range(data.VARIANTS) if each not in table.variants]
    return [(vocabulary.OUT_FIRST + seat, 1) for seat in range(len(table.seats))]


def is_dealable(table: Table, objective: i64) -> bool:
    """RM-2.9, RM-20.4: an objective that nobody has; in solo one that is fit for it."""
    return table.may_deal(objective) and all(objective not in seat.objectives for seat in table.seats)
