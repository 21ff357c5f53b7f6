"""What happens: `act` and `decide` change the table; the agenda says what waits next (turns.py, launch.py)."""

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.pile import bag_of, fixed, pile_of, undecided, with_card, without_card
from apogee.core.state import tell, tell_all
from apogee.core.types import EVERYBODY, NOBODY, only
from apogee.games.rocketmen import data, launch, odds, told, turns, vocabulary
from apogee.games.rocketmen.decisions import losable
from apogee.games.rocketmen.state import (
    BUYING,
    DISCARDING,
    NO_CARD,
    NO_NUMBERS,
    PLACING,
    REPLACING,
    Ai,
    Seat,
    Table,
    merged,
)


def set_up(table: Table, players: i64, mode: i64, level: i64, variants: list[int], is_variant_drawn: bool) -> None:
    """RM-2, RM-19.1, RM-20.1 to RM-20.5: lay out what is fixed, and put on the agenda what chance has to answer."""
    table.mode = mode
    table.level = level
    table.variants = variants
    table.discs = (
        0 if mode != data.STANDARD else sum(1 << each for each in range(data.DESTINATIONS_COUNT) if data.HAS_DISC[each])
    )
    layers = data.LAYERS[mode][players]
    table.layers = [bag_of(layer.copy()) for layer in layers]
    table.deck = pile_of([undecided(bag, table.layers[bag].total) for bag in range(2) if table.layers[bag].total > 0])
    table.display = [NO_CARD] * data.DISPLAY_SIZE
    table.engines = data.ENGINE_COUNTS[players]
    counts = [1 if card < data.MISSIONS else 0 for card in range(data.KINDS)]
    table.seats = [Seat([], [], bag_of(counts.copy()), []) for _ in range(players)]
    table.agenda = []
    if mode == data.SOLO:
        table.ai = Ai()
        table.agenda.append(Step(data.BEGIN_TURN, 0, 0))
    else:
        table.agenda.append(Step(data.FIRST, NOBODY, 0))
    dealt = table.objectives_dealt()
    for seat in reversed(range(players)):
        if dealt > 0:
            table.agenda.append(Step(data.OBJECTIVE, seat, dealt))
    turns.deal_hands(table)
    turns.refill_display(table)
    if is_variant_drawn:
        table.agenda.append(Step(data.VARIANT, NOBODY, data.VARIANTS_DRAWN))
    run(table)


def run(table: Table) -> None:
    """Do automatic steps until one waits for an answer, or nothing is left."""
    while table.agenda:
        step = table.agenda[-1]
        if step.verb >= data.FIRST_CHANCE and (step.verb != data.REFILL or turns.is_refill_due(table)):
            return
        if step.verb == data.REFILL:
            turns.refill_without_chance(table)
            continue
        table.agenda.pop()
        if step.verb == data.DRAW_UP:
            turns.draw_up(table, step.seat, step.about == turns.STARTING_HAND)
        elif step.verb == data.END_TURN:
            turns.finish_turn(table, step.seat)
        elif step.verb == data.NEXT_TURN:
            turns.next_turn(table, step.seat)
        elif step.verb == data.AI_TURN:
            turns.ai_turn(table)
        else:
            turns.begin_turn(table, step.seat)


# --- Chance


def decide(table: Table, outcome: i64) -> None:
    """Chance answers the next step."""
    step = table.agenda[-1]
    decided: i64 = vocabulary.DECIDED[outcome]
    if step.verb == data.DRAW:
        turns.take_drawn(table, step.seat, decided)
    elif step.verb == data.REFILL:
        turns.reveal(table, decided)
    elif step.verb == data.SUCCESS:
        launch.turn_up(table, decided)
    elif step.verb == data.PLANNING:
        launch.show(table, decided)
    elif step.verb == data.SOLITAIRE:
        turns.take_solitaire(table, decided)
    elif step.verb == data.OBJECTIVE:
        deal_objective(table, decided)
    elif step.verb == data.VARIANT:
        reveal_variant(table, decided)
    else:
        table.agenda.pop()
        table.first = decided
        tell(table, told.FIRST, table.first, EVERYBODY)
        turns.begin_turn(table, table.first)
    run(table)


def deal_objective(table: Table, objective: i64) -> None:
    """RM-2.9, RM-20.4: objectives are dealt secretly."""
    step = table.agenda.pop()
    seat = table.seats[step.seat]
    seat.objectives = with_card(seat.objectives, objective)
    tell(table, told.OBJECTIVE_DEALT, step.seat, only(step.seat), objective)
    tell(table, told.DEALT, step.seat, EVERYBODY)
    if step.about > 1:
        table.agenda.append(Step(data.OBJECTIVE, step.seat, step.about - 1))


def reveal_variant(table: Table, variant: i64) -> None:
    """RM-2.12: a variant card is revealed."""
    step = table.agenda.pop()
    table.variants = with_card(table.variants, variant)
    tell(table, told.VARIANT, NOBODY, EVERYBODY, variant)
    if step.about > 1:
        table.agenda.append(Step(data.VARIANT, NOBODY, step.about - 1))


# --- Players


def act(table: Table, player: i64, action: i64) -> None:
    """A player answers the next step."""
    step = table.agenda[-1]
    verb: i64 = vocabulary.VERB_OF[action]
    part: i64 = vocabulary.FIRST_OF[action]
    if vocabulary.NAMES_CARD[action]:
        act_with_card(table, player, verb, part)
    else:
        act_without_card(table, player, verb, part)
    if table.agenda and table.agenda[-1] is not step:
        run(table)


def act_without_card(table: Table, player: i64, verb: i64, part: i64) -> None:
    """The actions that name no card."""
    step = table.agenda[-1]
    if verb == vocabulary.DONE:
        finish_choice(table, player)
    elif verb == vocabulary.PAY_TOKEN:
        pay_token(table, player, part == vocabulary.MONEY)
    elif verb == vocabulary.END:
        table.agenda.pop()
        tell(table, told.ENDED_TURN, player, EVERYBODY)
        turns.end_turn(table, player)
    elif verb == vocabulary.DRAW:
        launch.draw(table, player)
    elif verb == vocabulary.ABORT:
        launch.abort(table, player)
    elif verb == vocabulary.KEEP:
        launch.keep_mission(table, player)
    elif verb == vocabulary.UNLOAD:
        unload(table, player)
    elif verb == vocabulary.DISCARD_PLAN:
        if step.verb == data.MISSION:
            launch.discard_mission(table, player)
        else:
            table.cart = DISCARDING
            table.chosen_plan = table.seats[player].plan
            tell(table, told.DISCARDING, player, only(player), table.chosen_plan, told.PLAN)
    elif verb == vocabulary.LAUNCH:
        tell_launch(table, player, part)
        launch.declare(table, player, part)
    else:
        launch.pick(table, player, part)


def tell_launch(table: Table, player: i64, destination: i64) -> None:
    """Where a launch goes, in which round, and its odds; they are worked out only where somebody listens."""
    if table.events is not None:
        location: i64 = data.LOCATION_OF[table.seats[player].plan][destination]
        good, of = odds.before(table, player, destination)
        tell_all(table, told.LAUNCHED, player, EVERYBODY, [destination, location, table.round, good, of])


def pay_token(table: Table, player: i64, is_money: bool) -> None:
    """RM-6.1: an achievement token pays, too."""
    if is_money:
        table.paid_money += 1
    else:
        table.paid_science += 1
    tell(table, told.PAYING, player, only(player), told.MONEY_TOKEN if is_money else told.SCIENCE_TOKEN)


def act_with_card(table: Table, player: i64, verb: i64, card: i64) -> None:
    """The actions that name a card."""
    if verb == vocabulary.PAY:
        table.paid = with_card(table.paid, card)
        tell(table, told.PAYING, player, only(player), card, told.HAND)
    elif verb == vocabulary.BUY:
        table.cart = BUYING
        table.chosen = with_card(table.chosen, card)
        tell(table, told.BUYING, player, only(player), card)
    elif verb == vocabulary.PLACE_PAD:
        table.cart = PLACING
        table.chosen = with_card(table.chosen, card)
        tell(table, told.PLACING, player, only(player), card, told.PAD)
    elif verb == vocabulary.PLACE_PLAN:
        table.cart = PLACING
        table.chosen_plan = card
        tell(table, told.PLACING, player, only(player), card, told.PLAN)
    elif verb == vocabulary.PAY_PLACED:
        table.paid_placed = with_card(table.paid_placed, card)
        tell(table, told.PAYING, player, only(player), card, told.PLACED_CARD)
    elif verb == vocabulary.DISCARD_HAND:
        table.cart = DISCARDING
        table.chosen = with_card(table.chosen, card)
        tell(table, told.DISCARDING, player, only(player), card, told.HAND)
    elif verb == vocabulary.DISCARD_PAD:
        if table.agenda[-1].verb == data.ABORT:
            launch.discard_for_abort(table, player, card)
        else:
            table.cart = DISCARDING
            table.chosen_pad = with_card(table.chosen_pad, card)
            tell(table, told.DISCARDING, player, only(player), card, told.PAD)
    elif verb == vocabulary.REPLACE:
        table.cart = REPLACING
        table.chosen = with_card(table.chosen, card)
        tell(table, told.REPLACING, player, only(player), card)
    elif verb == vocabulary.FREE_PLAN or verb == vocabulary.FREE_PAD:
        place_free(table, player, card, verb == vocabulary.FREE_PLAN)
    elif verb == vocabulary.USE:
        use(table, player, card)
    elif verb == vocabulary.SCRAP_HAND or verb == vocabulary.SCRAP_WAREHOUSE:
        scrap(table, player, card, verb == vocabulary.SCRAP_HAND)
    elif verb == vocabulary.FETCH:
        fetch(table, player, card)
    elif verb == vocabulary.STORE:
        store(table, player, card)
    elif verb == vocabulary.REMOVE:
        remove_from_display(table, player, card)
    elif verb == vocabulary.COPY:
        launch.copy(table, player, card, table.agenda[-1].about)
    else:
        launch.salvage(table, player, card)


def finish_choice(table: Table, player: i64) -> None:
    """`done`: what was put together happens, or a window passes."""
    step = table.agenda[-1]
    if step.verb == data.WINDOW:
        launch.pass_window(table, player, step.about)
    elif step.verb == data.SALVAGE:
        launch.decline_salvage(table, player)
    elif step.verb == data.TRIM:
        table.agenda.pop()
        tell(table, told.WENT_ON, player, EVERYBODY)
    elif step.verb == data.CYCLE:
        cycle(table, player)
    elif step.verb == data.SURPLUS:
        discard_surplus(table, player)
    elif table.cart == BUYING:
        buy(table, player)
    elif table.cart == PLACING:
        place(table, player)
    elif table.cart == REPLACING:
        replace(table, player)
    else:
        discard(table, player)


# --- Purchases, placements, payments


def buy(table: Table, player: i64) -> None:
    """RM-7.1 to RM-7.3: all is paid at once; bought cards go to the play area; the display is refilled."""
    seat = table.seats[player]
    tell_all(table, told.BOUGHT, player, EVERYBODY, table.chosen)
    pay(table, player, seat)
    for card in table.chosen:
        seat.play.append(card)
        if data.GROUP[card] == data.AN_ENGINE:
            engines = table.engines.copy()
            engines[card - data.FIRST_ENGINE] -= 1
            table.engines = engines
            table.engines_bought += 1
        else:
            turns.leave_display(table, card)
            score_threat_in_solo(table, seat, card)
    table.clear_cart()
    refill(table)


def score_threat_in_solo(table: Table, seat: Seat, card: i64) -> None:
    """RM-20.9, RM-R.43: in solo a threat scores when it comes."""
    if table.mode == data.SOLO and card >= data.FIRST_THREAT:
        seat.vp += data.THREAT_VP


def refill(table: Table) -> None:
    """RM-7.3, RM-20.9: at once, but in solo only at the end of the turn."""
    if table.mode != data.SOLO:
        turns.refill_display(table)


def pay(table: Table, player: i64, seat: Seat) -> None:
    """RM-6.2, RM-6.4, RM-6.8, RM-4.7: paying cards go to the play area, tokens are turned, effects wait."""
    about = [table.paid_money, table.paid_science, len(table.paid)]
    tell_all(table, told.PAID, player, EVERYBODY, about + table.paid + table.paid_placed)
    for card in table.paid:
        seat.leave_hand(card)
        seat.play.append(card)
        note_payment_effect(table, card)
    for card in table.paid_placed:
        note_payment_effect(table, card)
    seat.money_used += table.paid_money
    seat.science_used += table.paid_science


def note_payment_effect(table: Table, card: i64) -> None:
    """RM-4.7, RM-R.52, RM-R.55: each paying card's effect may be used later in the turn."""
    if data.EFFECT[card] == data.FREE_PLACEMENT:
        table.free_placements += data.AMOUNT[card]
    elif data.EFFECT[card] == data.DRAW_FOR_PAYMENT:
        table.draws_waiting += 1


def place(table: Table, player: i64) -> None:
    """RM-8.1 to RM-8.7: cards go to plan and pad; those that pay for themselves go to their place (RM-6.2)."""
    seat = table.seats[player]
    tell_all(table, told.PLACED, player, EVERYBODY, [table.chosen_plan, *table.chosen])
    pay(table, player, seat)
    if table.chosen_plan != NO_CARD:
        seat.leave_hand(table.chosen_plan)
        seat.plan = table.chosen_plan
    for card in table.chosen:
        seat.leave_hand(card)
        seat.pad = with_card(seat.pad, card)
    table.clear_cart()


def place_free(table: Table, player: i64, card: i64, is_plan: bool) -> None:
    """RM-R.51: Global Internet's placement; not a payment."""
    seat = table.seats[player]
    table.free_placements -= 1
    seat.leave_hand(card)
    if is_plan:
        seat.plan = card
    else:
        seat.pad = with_card(seat.pad, card)
    tell(table, told.PLACED_FREE, player, EVERYBODY, card, told.PLAN if is_plan else told.PAD)


def replace(table: Table, player: i64) -> None:
    """Market Research: a display card goes under the deck, and its space is refilled."""
    seat = table.seats[player]
    card = table.chosen[0]
    tell(table, told.REPLACED, player, EVERYBODY, card)
    pay(table, player, seat)
    turns.leave_display(table, card)
    table.deck.put_under(fixed(card, EVERYBODY))
    table.used_research = True
    table.clear_cart()
    refill(table)


# --- Discards and abilities


def discard(table: Table, player: i64) -> None:
    """RM-9.1, RM-9.2: cards from hand and pad go to the play area; the mission takes the whole pad with it."""
    seat = table.seats[player]
    pad = table.chosen_pad
    if table.chosen_plan != NO_CARD:
        pad = losable(seat.pad)
    about = [table.chosen_plan, len(table.chosen)]
    tell_all(table, told.DISCARDED, player, EVERYBODY, about + table.chosen + pad)
    for card in table.chosen:
        seat.leave_hand(card)
        seat.play.append(card)
    for card in pad:
        seat.pad = without_card(seat.pad, card)
        seat.play.append(card)
    if table.chosen_plan != NO_CARD:
        seat.play.append(table.chosen_plan)
        seat.plan = NO_CARD
    table.clear_cart()


def use(table: Table, player: i64, card: i64) -> None:
    """RM-9.3: a DISCARD ability from the hand, a waiting draw, or a pad card in a launch window."""
    step = table.agenda[-1]
    if step.verb == data.WINDOW:
        launch.use(table, player, card, step.about)
        return
    seat = table.seats[player]
    effect: i64 = data.EFFECT[card]
    tell(table, told.USED, player, EVERYBODY, card)
    if effect == data.DRAW_FOR_PAYMENT:
        table.draws_waiting -= 1
        turns.draw_cards(table, player, data.AMOUNT[card])
        return
    seat.leave_hand(card)
    if effect == data.TAKE_THREAT:
        take_threat(table, player, card, data.THREAT_TAKEN[card])
        return
    seat.play.append(card)
    if effect == data.DRAW_CARDS:
        turns.draw_cards(table, player, data.AMOUNT[card])
    elif effect == data.SCRAP_THEN_DRAW:
        table.agenda.append(Step(data.SCRAP, player, data.AMOUNT[card]))
    elif effect == data.CYCLE_HAND:
        table.agenda.append(Step(data.CYCLE, player, data.AMOUNT[card]))
    elif effect == data.SCRAP_FROM_HAND:
        ask_trim(table, player, data.AMOUNT[card])
    else:
        table.agenda.append(Step(data.FETCH, player, 0))


def take_threat(table: Table, player: i64, card: i64, threat: i64) -> None:
    """RM-14.6: the card is scrapped, the threat comes free of charge; the display is refilled (RM-R.13)."""
    seat = table.seats[player]
    seat.scrapyard = with_card(seat.scrapyard, card)
    turns.leave_display(table, threat)
    seat.play.append(threat)
    score_threat_in_solo(table, seat, threat)
    tell(table, told.TOOK_THREAT, player, EVERYBODY, threat)
    refill(table)


def ask_trim(table: Table, player: i64, number: i64) -> None:
    """Nanotechnology: ask only while cards may go and there are any, which everybody knows."""
    if number > 0 and table.seats[player].hand_size() > 0:
        table.agenda.append(Step(data.TRIM, player, number))


def scrap(table: Table, player: i64, card: i64, is_from_hand: bool) -> None:
    """RM-R.54 and Nanotechnology: a card leaves the deck cycle for good, but stays owned."""
    step = table.agenda.pop()
    seat = table.seats[player]
    if is_from_hand:
        seat.leave_hand(card)
    else:
        seat.warehouse = without_card(seat.warehouse, card)
    seat.scrapyard = with_card(seat.scrapyard, card)
    tell(table, told.SCRAPPED, player, EVERYBODY, card, told.HAND if is_from_hand else told.WAREHOUSE)
    if step.verb == data.SCRAP:
        turns.draw_cards(table, player, step.about)
    else:
        ask_trim(table, player, step.about - 1)


def cycle(table: Table, player: i64) -> None:
    """Super Capacitors: as many cards as were discarded with it, and one more."""
    number = table.agenda.pop().about + len(table.chosen)
    discard(table, player)
    turns.draw_cards(table, player, number)


def discard_surplus(table: Table, player: i64) -> None:
    """RM-12.1: above the hand limit, cards of the player's choice go to the warehouse."""
    table.agenda.pop()
    seat = table.seats[player]
    discard(table, player)
    seat.warehouse = merged(seat.warehouse, seat.play)
    seat.play = []


def fetch(table: Table, player: i64, card: i64) -> None:
    """Electric Cars: a warehouse card comes into the hand, in the open."""
    table.agenda.pop()
    seat = table.seats[player]
    seat.warehouse = without_card(seat.warehouse, card)
    seat.take_openly(card)
    tell(table, told.FETCHED, player, EVERYBODY, card)


def store(table: Table, player: i64, card: i64) -> None:
    """RM-R.9: a hand card into the Depot, face up."""
    seat = table.seats[player]
    seat.leave_hand(card)
    seat.depot = with_card(seat.depot, card)
    table.used_depot = True
    tell(table, told.STORED, player, EVERYBODY, card)


def unload(table: Table, player: i64) -> None:
    """RM-R.9: all that the Depot holds comes into the hand, in the open."""
    seat = table.seats[player]
    tell_all(table, told.UNLOADED, player, EVERYBODY, seat.depot)
    for card in seat.depot:
        seat.take_openly(card)
    seat.depot = NO_NUMBERS
    table.used_depot = True


def remove_from_display(table: Table, player: i64, card: i64) -> None:
    """RM-20.10, RM-R.41: a display card goes to the AI, whose rocket moves one space."""
    turns.leave_display(table, card)
    table.removed = with_card(table.removed, card)
    table.used_removal = True
    tell(table, told.REMOVED, player, EVERYBODY, card)
    turns.score_threat_for_ai(table, card)
    turns.advance_ai(table)
