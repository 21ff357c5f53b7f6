"""The causes of refusals: what is missing at the moment, and by how much.

Each function reads the facts of one rule's bar in decisions.py. It tells only what the seat may know: its own cards,
tokens and cart, and what lies open. Before a sentence advises an action, the list of legal actions is asked.
"""

from mypy_extensions import i64

from apogee.core.ids import ids_of
from apogee.core.refusal import Cause, Told
from apogee.games.rocketmen import data, decisions, effects, vocabulary
from apogee.games.rocketmen.observation import resource_words
from apogee.games.rocketmen.payments import (
    bill,
    bill_needs,
    hand_money,
    has_paid,
    in_hand,
    missing,
    needs_with,
    offered,
    placement_cost,
    placements,
    price_with,
    reach,
)
from apogee.games.rocketmen.state import (
    BUYING,
    NO_CARD,
    NO_CART,
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
from apogee.games.rocketmen.vocabulary import ACTIONS, FIRST_OF, VERB_OF


def cause(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """What the rule's own sentence does not tell of this refusal, or None if it tells everything."""
    if rule == decisions.NEXT_PLAYER or rule == decisions.ROUND_FINISHED:
        return None
    seat = table.seats[player]
    if not vocabulary.NAMES_CARD[action]:
        return of_action(table, seat, action, rule)
    return of_card(table, seat, VERB_OF[action], FIRST_OF[action], rule)


def can(table: Table, *verbs: int) -> int:
    """Whether the seat that is asked can take any action of these verbs: 1 or 0."""
    return int(ACTIONS.has(decisions.legal_actions(table, table.agenda[-1].seat), *verbs))


def can_do(table: Table, action: int) -> int:
    """Whether the seat that is asked can take this action: 1 or 0."""
    return int(action in decisions.legal_actions(table, table.agenda[-1].seat))


def after_acts(table: Table, actions: list[int]) -> Table:
    """The table as it would be once the seat that is asked had done this."""
    after = Table()
    table.copy_to(after)
    for action in actions:
        effects.act(after, table.agenda[-1].seat, action)
    return after


def of_action(table: Table, seat: Seat, action: i64, rule: i64) -> Cause | None:
    """The cause for an action that names no card."""
    if rule == decisions.PURCHASE or rule == decisions.PLACEMENT or rule == decisions.VARIANT_CARD:
        return unpaid(table) if action == vocabulary.DONE else unfinished(table)
    if rule == decisions.DISCARD:
        if action == vocabulary.DISCARD_PLAN:
            return Cause("plan", {"discards": discards(table)})
        return Cause("open", {"names": discarded(table)})
    if rule == decisions.PLAN_TAKES_PAD:
        return Cause("plan", {"card": data.CARD_IDS[table.chosen_plan], "hands": can(table, vocabulary.DISCARD_HAND)})
    if rule == decisions.LAUNCH_LAST:
        return None if table.launch is None else Cause("flying")
    if rule == decisions.NO_HAND_CARDS:
        return Cause("launch", advice=asked(table))
    if rule == decisions.FAILURE:
        return Cause("mission" if action == vocabulary.DONE else "keep", advice=asked(table))
    if rule == decisions.MEANS:
        is_money = action == vocabulary.PAY_MONEY
        count = seat.money_tokens if is_money else seat.science_tokens
        paying = table.paid_money if is_money else table.paid_science
        case = "money-token" if is_money else "science-token"
        return Cause(case, {"count": count, "paying": paying}, payment(table))
    if rule == decisions.ON_THE_BILL:
        return nothing_begun(table) if table.cart == NO_CART else Cause("science-token", advice=payment(table))
    if rule == decisions.DEPOT_RULING:
        return of_depot(table, seat, NO_CARD)
    if rule == decisions.DISCARD_ABILITY:
        return of_question(table)
    if rule == decisions.END_OF_TURN:
        return of_surplus(table, seat)
    if VERB_OF[action] == vocabulary.LAUNCH:
        return of_launch(table, seat, FIRST_OF[action], rule)
    return of_flight(table, action, rule)


def of_card(table: Table, seat: Seat, verb: i64, card: i64, rule: i64) -> Cause | None:
    """The cause for an action that names a card; here for what is bought, placed, removed or paid with."""
    name = data.CARD_IDS[card]
    if rule == decisions.PURCHASE:
        return of_purchase(table, seat, verb, card)
    if rule == decisions.ONE_ENGINE:
        return Cause("limit", {"within": can(table, vocabulary.BUY)})
    if rule == decisions.PLACEMENT:
        return of_placement(table, seat, verb, card)
    if rule == decisions.VARIANT_CARD:
        return unfinished(table) if table.cart == REPLACING else of_research(table, seat, card)
    if rule == decisions.REMOVE_RULE:
        return of_removal(table, card)
    if rule == decisions.MEANS:
        return Cause("chosen" if is_held(seat, card) else "hand", {"card": name}, payment(table))
    if rule == decisions.ON_THE_BILL:
        return of_bill(table, card)
    if rule == decisions.PAYS_ITSELF:
        return Cause("paid" if card in table.paid_placed else "absent", {"card": name}, payment(table))
    return of_card_put_down(table, seat, verb, card, rule)


def of_card_put_down(table: Table, seat: Seat, verb: i64, card: i64, rule: i64) -> Cause | None:
    """The cause for a card that is planned, put on the pad, or discarded."""
    name = data.CARD_IDS[card]
    if rule == decisions.PLAN_ONLY_MISSIONS:
        return of_plan(table, seat, card)
    if rule == decisions.PAD_NEEDS_MISSION:
        return Cause("plan", {"missions": missions(table)})
    if rule == decisions.PAD_SYMBOLS or rule == decisions.SAME_NAME:
        return Cause("card", {"card": name, "pads": pads(table)})
    if rule == decisions.PERMANENT:
        return Cause("card", {"card": name, "discards": discards(table)})
    if rule == decisions.DISCARD:
        return of_discard(table, seat, verb, card)
    if rule == decisions.PLAN_TAKES_PAD:
        return Cause("pad", {"hands": can(table, vocabulary.DISCARD_HAND)})
    if rule == decisions.END_OF_TURN:
        return of_surplus(table, seat)
    return of_card_used(table, seat, verb, card, rule)


def of_card_used(table: Table, seat: Seat, verb: i64, card: i64, rule: i64) -> Cause | None:
    """The cause for a card's ability, in a turn or in a launch."""
    name = data.CARD_IDS[card]
    if rule == decisions.DISCARD_ABILITY:
        return of_ability(table, seat, verb, card)
    if rule == decisions.BATTERIES:
        return of_batteries(table, verb, card)
    if rule == decisions.AS_PAYMENT:
        return of_payment_effect(table, verb, card)
    if rule == decisions.SYMBOLS_OR_ABILITY:
        return Cause("card", {"card": name, "uses": uses(table)})
    if rule == decisions.ON_THE_PAD:
        owner: i64 = data.COPIER if verb == vocabulary.COPY else card
        return None if owner < 0 else of_absent(table, owner)
    if rule == decisions.LAUNCH_EFFECTS:
        return Cause("launch", {"launches": launches(table)})
    if rule == decisions.NO_HAND_CARDS:
        return Cause("launch", advice=asked(table))
    if rule == decisions.THREAT_IN_DISPLAY:
        return Cause("absent", {"card": name, "threat": data.CARD_IDS[data.THREAT_TAKEN[card]]})
    if rule == decisions.DEPOT_RULING:
        return of_depot_use(table, seat) if verb == vocabulary.USE else of_depot(table, seat, card)
    if rule == decisions.COPY_RULING:
        copied = table.flight().copied
        if copied == NO_CARD:
            return Cause("absent", {"card": name}, asked(table))
        return Cause("copied", {"card": data.CARD_IDS[copied]}, asked(table))
    if rule == decisions.ABORT_RULE:
        return Cause("pad", {"card": name})
    if rule == decisions.WINDOWS:
        return of_window(table, seat, verb, card)
    return None


# --- What can be done instead


def payment(table: Table) -> str:
    """What to do about a bill: pay with something else, finish once nothing more can pay, or begin something."""
    if table.cart == NO_CART:
        return "begin" if begins(table) else "begin-nothing"
    return "pay" if can(table, vocabulary.PAY_TOKEN, vocabulary.PAY, vocabulary.PAY_PLACED) else "finish"


def pays_for_something(table: Table, card: i64) -> int:
    """Whether there is something to buy or place now that a card could pay for."""
    beginnings = [
        action
        for action in decisions.legal_actions(table, table.agenda[-1].seat)
        if VERB_OF[action] in (vocabulary.BUY, vocabulary.PLACE_PLAN, vocabulary.PLACE_PAD)
    ]
    return max([can_do(after_acts(table, [action]), vocabulary.PAY + card) for action in beginnings], default=0)


def begins(table: Table) -> int:
    """Whether a purchase or a placement can be begun or enlarged."""
    return can(table, vocabulary.BUY, vocabulary.PLACE_PLAN, vocabulary.PLACE_PAD)


def missions(table: Table) -> int:
    """Whether a mission can be placed on the plan."""
    return can(table, vocabulary.PLACE_PLAN, vocabulary.FREE_PLAN)


def missions_instead(table: Table) -> int:
    """Whether a mission can be placed on the plan once the one that lies there is discarded."""
    return missions(after_acts(table, [vocabulary.DISCARD_PLAN, vocabulary.DONE]))


def pads(table: Table) -> int:
    """Whether a card can be placed on the launch pad."""
    return can(table, vocabulary.PLACE_PAD, vocabulary.FREE_PAD)


def discards(table: Table) -> int:
    """Whether anything can be discarded."""
    return can(table, vocabulary.DISCARD_PLAN, vocabulary.DISCARD_HAND, vocabulary.DISCARD_PAD)


def uses(table: Table) -> int:
    """Whether a card's ability can be used."""
    return can(table, vocabulary.USE)


def launches(table: Table) -> int:
    """Whether a launch can be declared."""
    return can(table, vocabulary.LAUNCH)


def asked(table: Table) -> str:
    """RM-10.12: how a launch goes on, by what its window or question asks now."""
    if table.launch is None:
        return "anything"
    step = table.agenda[-1]
    if step.verb == data.PICK:
        return "pick"
    if step.verb == data.ABORT:
        return "discard"
    if step.verb == data.SALVAGE:
        return "salvage"
    if step.verb == data.MISSION:
        return "mission"
    if step.about != W3 and step.about != W5:
        return "use-or-go-on"  # nobody is asked where there is nothing to use
    if uses(table) or can(table, vocabulary.COPY):
        return "use-or-draw" if step.about == W3 else "use-or-decide"
    return "draw" if step.about == W3 else "decide"


def is_settled(table: Table) -> bool:
    """Whether the launch has come out, by success, failure or abort, and only its end is still asked about."""
    return table.agenda[-1].verb in (data.ABORT, data.SALVAGE, data.MISSION)


# --- Bills


def unpaid(table: Table) -> Cause:
    """RM-6.6: what the cart still lacks before it can be finished."""
    bills, paid = bill(table), offered(table)
    lacking = missing(bills[1:], paid[1:])
    facts: dict[str, Told] = {
        "bill": bills[0],
        "needs": resource_words(bills[1:]),
        "money": paid[0],
        "rest": bills[0] - paid[0],
        "missing": resource_words(lacking),
    }
    if sum(lacking) == 0:
        return Cause("unpaid-money" if sum(bills[1:]) == 0 else "unpaid-rest", facts)
    return Cause("unpaid-resources" if paid[0] >= bills[0] else "unpaid", facts)


def unfinished(table: Table) -> Cause:
    """What is begun is finished before anything else."""
    return Cause("open", {"names": begun(table)})


def begun(table: Table) -> list[str]:
    """The cards that the cart buys, places or replaces."""
    planned = [] if table.chosen_plan == NO_CARD else [table.chosen_plan]
    return ids_of(data.CARD_IDS, planned + table.chosen)


def discarded(table: Table) -> list[str]:
    """The cards that the cart discards."""
    return begun(table) + ids_of(data.CARD_IDS, table.chosen_pad)


def of_bill(table: Table, card: i64) -> Cause:
    """RM-6.10: what the bill asks for, and the card does not offer."""
    if table.cart == NO_CART:
        return nothing_begun(table)
    needs = resource_words(bill_needs(table))
    facts: dict[str, Told] = {"card": data.CARD_IDS[card], "bill": bill(table)[0], "needs": needs}
    return Cause("resources" if needs else "money", facts, payment(table))


def nothing_begun(table: Table) -> Cause:
    """RM-6.10: no bill at all."""
    return Cause("nothing", {"begins": begins(table)})


def is_held(seat: Seat, card: i64) -> bool:
    """Whether a card is in the hand, be it spoken for by the cart or not."""
    return card in seat.known or card in seat.hidden


# --- Buying, placing, replacing


def of_purchase(table: Table, seat: Seat, verb: i64, card: i64) -> Cause:
    """RM-7.1: the card does not lie there, or it costs more than the seat can pay."""
    is_first = table.cart != BUYING
    if not is_first and (verb != vocabulary.BUY or has_paid(table)):
        return Cause("paying" if verb == vocabulary.BUY else "open", {"names": begun(table)})
    name = data.CARD_IDS[card]
    within = can(table, vocabulary.BUY)
    if decisions.on_sale(table, card) <= 0:
        if card < data.MISSIONS:
            return Cause("mission", {"card": name, "within": within})
        if not is_first and card in table.chosen:
            return Cause("chosen", {"card": name, "count": how_many(table.chosen, card), "within": within})
        case = "pile" if data.GROUP[card] == data.AN_ENGINE else "display"
        return Cause(case, {"card": name, "within": within})
    cost = price_with(table, seat, card)
    needs = needs_with(table, card)
    purse = hand_money(seat)
    lacking = missing(needs, reach(seat))
    facts: dict[str, Told] = {
        "card": name,
        "within": within,
        "wanted": sum(needs),
        "others": 0 if is_first else len(table.chosen),
        "bill": cost,
        "needs": resource_words(needs),
        "money": purse,
        "rest": cost - purse,
        "missing": resource_words(lacking),
    }
    if sum(lacking) == 0:
        return Cause("money", facts)
    return Cause("resources" if purse >= cost else "short", facts)


def of_placement(table: Table, seat: Seat, verb: i64, card: i64) -> Cause:
    """RM-8.1: the card is not in the hand, or placements cost more than the seat can pay."""
    is_placing = verb == vocabulary.PLACE_PLAN or verb == vocabulary.PLACE_PAD
    if table.cart != NO_CART and (not is_placing or has_paid(table)):
        return Cause("paying" if is_placing else "open", {"names": begun(table)})
    if in_hand(table, seat, card) <= 0:
        places = max(missions(table), pads(table))
        return Cause("chosen" if is_held(seat, card) else "hand", {"card": data.CARD_IDS[card], "places": places})
    count = 1 + placements(table)
    cost = placement_cost(count)
    purse = hand_money(seat)
    facts: dict[str, Told] = {
        "card": data.CARD_IDS[card], "count": count, "bill": cost, "money": purse, "rest": cost - purse,
    }  # fmt: skip
    return Cause("money", facts)


def of_plan(table: Table, seat: Seat, card: i64) -> Cause:
    """RM-8.2: a card that is no mission, or a plan that has one."""
    if card >= data.MISSIONS:
        return Cause("card", {"card": data.CARD_IDS[card], "missions": missions(table)})
    if seat.plan == NO_CARD:
        return Cause("placing", {"card": data.CARD_IDS[table.chosen_plan]})
    clears = can(table, vocabulary.DISCARD_PLAN)
    return Cause("full", {"card": data.CARD_IDS[seat.plan], "clears": clears})


def of_research(table: Table, seat: Seat, card: i64) -> Cause:
    """RM-18.2, Market Research: whether it is in play, unused and payable, and what it can be about."""
    cost = table.variant_number(data.RESEARCH, -1)
    name = data.CARD_IDS[card]
    if cost < 0:
        return Cause("variant", {"card": name, "buys": buys(table, card)})
    if table.used_research:
        return Cause("used")
    if table.deck.size == 0:
        return Cause("deck", {"card": name, "buys": buys(table, card)})
    if card not in table.display:
        return Cause("display", {"card": name, "replaces": can(table, vocabulary.REPLACE)})
    return Cause("money", {"bill": cost, "money": hand_money(seat), "rest": cost - hand_money(seat)})


def of_removal(table: Table, card: i64) -> Cause:
    """RM-20.10: whether it is solo, whether a card was removed already, and which ones lie there."""
    name = data.CARD_IDS[card]
    if table.mode != data.SOLO:
        return Cause("mode", {"card": name, "buys": buys(table, card)})
    if table.used_removal:
        return Cause("used")
    return Cause("display", {"card": name, "removes": can(table, vocabulary.REMOVE)})


def buys(table: Table, card: i64) -> int:
    """Whether a card can be bought."""
    return can_do(table, vocabulary.BUY + card)


# --- Discards and abilities


def of_discard(table: Table, seat: Seat, verb: i64, card: i64) -> Cause:
    """RM-9.1: what is not there to be discarded, or what is begun and not finished."""
    name = data.CARD_IDS[card]
    if verb != vocabulary.DISCARD_HAND and verb != vocabulary.DISCARD_PAD:
        return Cause("open", {"names": discarded(table)})
    is_hand = verb == vocabulary.DISCARD_HAND
    if is_held(seat, card) if is_hand else card in seat.pad:
        closes = can(table, vocabulary.DONE)
        return Cause("chosen", {"card": name, "discards": discards(table), "closes": closes})
    if is_hand:
        return Cause("hand", {"card": name, "hands": can(table, vocabulary.DISCARD_HAND)})
    return Cause("pad", {"card": name, "pads": can(table, vocabulary.DISCARD_PAD)})


def of_ability(table: Table, seat: Seat, verb: i64, card: i64) -> Cause:
    """RM-9.3: what an ability needs to be used; what it asks for once it is."""
    name = data.CARD_IDS[card]
    question = table.agenda[-1].verb
    if question == data.ACT:
        if verb != vocabulary.USE:
            return Cause("nothing")
        if in_hand(table, seat, card) > 0:
            return Cause("warehouse", {"card": name})
        return Cause("hand", {"card": name, "uses": uses(table)})
    if question == data.TRIM and verb == vocabulary.SCRAP_HAND:
        return Cause("trim-hand", {"card": name})
    if question == data.FETCH and verb == vocabulary.FETCH:
        return Cause("fetch-warehouse", {"card": name})
    return of_question(table)


def of_question(table: Table) -> Cause:
    """RM-9.3: what the ability in use asks for first."""
    step = table.agenda[-1]
    if step.verb == data.SCRAP:
        return Cause("scrap")
    if step.verb == data.CYCLE:
        return Cause("cycle", {"hands": can(table, vocabulary.DISCARD_HAND)})
    return Cause("trim", {"count": step.about}) if step.verb == data.TRIM else Cause("fetch")


def of_batteries(table: Table, verb: i64, card: i64) -> Cause:
    """RM-R.54: a card to scrap that is not there, or none at all."""
    name = data.CARD_IDS[card]
    if verb == vocabulary.USE:
        return Cause("alone", {"card": name, "pays": pays_for_something(table, card)})
    return Cause("hand" if verb == vocabulary.SCRAP_HAND else "warehouse", {"card": name})


def of_payment_effect(table: Table, verb: i64, card: i64) -> Cause | None:
    """RM-4.7: which card would have to pay first."""
    name = data.CARD_IDS[card]
    effect = data.EFFECT[card]
    if verb != vocabulary.USE:
        giving = [each for each in range(data.KINDS) if data.EFFECT[each] == data.FREE_PLACEMENT]
        is_plan = verb == vocabulary.FREE_PLAN
        paid_for: i64 = card + (vocabulary.PLACE_PLAN if is_plan else vocabulary.PLACE_PAD)
        facts: dict[str, Told] = {
            "card": name, "place": "plan" if is_plan else "pad", "places": can_do(table, paid_for),
        }  # fmt: skip
        return Cause("placement", {**facts, "names": ids_of(data.CARD_IDS, giving)}) if giving else None
    if effect == data.DRAW_FOR_PAYMENT:
        return Cause("draw", {"card": name})
    if effect == data.MONEY_PER_MISSION:
        return Cause("contract", {"card": name})
    return Cause("free", {"card": name, "frees": can(table, vocabulary.FREE_PLAN, vocabulary.FREE_PAD)})


def of_absent(table: Table, owner: i64) -> Cause:
    """RM-4.6: a card that does not lie on the launch pad."""
    name = data.CARD_IDS[owner]
    if table.launch is not None:
        return Cause("flying", {"card": name}, asked(table))
    places = max(
        can_do(table, vocabulary.PLACE_PAD + owner),
        can_do(table, vocabulary.FREE_PAD + owner),
    )
    return Cause("absent", {"card": name, "places": places})


def of_depot_use(table: Table, seat: Seat) -> Cause:
    """RM-R.9: a Depot is not used by itself."""
    if data.DEPOT not in seat.pad or table.used_depot:
        return of_depot(table, seat, NO_CARD)
    return Cause("use", {"stores": stores(table), "unloads": can(table, vocabulary.UNLOAD)})


def stores(table: Table) -> int:
    """Whether the Depot can take a hand card."""
    return can(table, vocabulary.STORE)


def of_depot(table: Table, seat: Seat, card: i64) -> Cause:
    """RM-R.9: why the Depot cannot take this card, or, without a card, cannot give all back."""
    if data.DEPOT not in seat.pad:
        return of_absent(table, data.DEPOT)
    if table.used_depot:
        return Cause("used")
    if card == NO_CARD:
        return Cause("empty", {"stores": stores(table)})
    if len(seat.depot) >= data.DEPOT_CAPACITY:
        return Cause("full")
    return Cause("hand", {"card": data.CARD_IDS[card], "stores": stores(table)})


def of_surplus(table: Table, seat: Seat) -> Cause:
    """RM-12.1: how many more hand cards have to go."""
    left = table.agenda[-1].about - len(table.chosen)
    return Cause("left" if left > 0 else "enough", {"count": left, "allowed": table.hand_limit(seat)})


# --- Launches


def of_launch(table: Table, seat: Seat, destination: i64, rule: i64) -> Cause | None:
    """RM-10.0a, RM-10.3, RM-19.2: what a launch lacks."""
    if rule != decisions.MAY_LAUNCH and table.mode == data.BATTLE:
        if seat.missions() >= data.BATTLE_MISSIONS:
            return Cause("missions")
        if seat.plan != NO_CARD and data.LOCATION_OF[seat.plan][data.EARTH] < 0:  # RM-R.47
            return Cause("grounded", {"card": data.CARD_IDS[seat.plan], "places": missions_instead(table)})
    if seat.plan == NO_CARD:
        return Cause("plan", {"missions": missions(table)})
    name = data.CARD_IDS[seat.plan]
    if rule == decisions.MAY_LAUNCH:
        if seat.missions() >= data.MARKERS:
            return Cause("markers")
        leads_to = [data.LOCATION_IDS[each] for each in data.LOCATION_OF[seat.plan] if each >= 0]
        return Cause("locations", {"card": name, "locations": leads_to, "places": missions_instead(table)})
    reached = range(data.DESTINATIONS_COUNT)
    within = [each for each in reached if decisions.bar_to_launch(table, seat, seat.plan, each) == 0]
    facts: dict[str, Told] = {
        "card": name, "within": [data.DESTINATION_IDS[each] for each in within], "launches": len(within),
        "places": missions_instead(table),
    }  # fmt: skip
    if rule == decisions.EARTH_ONLY:
        return Cause("earth", facts)
    location: i64 = data.LOCATION_OF[seat.plan][destination]
    if location >= 0:
        return Cause("done", {**facts, "location": data.LOCATION_IDS[location]})
    return Cause("listed", {**facts, "destination": data.DESTINATION_IDS[destination]})


def of_flight(table: Table, action: i64, rule: i64) -> Cause | None:
    """RM-10.9, RM-10.12, RM-11.1: why a launch does not go on like that."""
    flight = table.launch
    if flight is None:
        if rule == decisions.DRAW_CARDS or rule == decisions.ABORT_RULE:
            return Cause("launch", {"launches": launches(table)})
        return Cause("pick", advice=asked(table)) if rule == decisions.WINDOWS else None
    if rule == decisions.ABORT_RULE:
        return of_abort(table, flight)
    if rule == decisions.DRAW_CARDS:
        return of_draw(table, flight)
    if rule != decisions.WINDOWS:
        return None
    if table.agenda[-1].verb == data.PICK:
        return Cause("shown", {"values": [str(data.SUCCESS_VALUES[value]) for value in flight.shown]})
    return Cause("finish" if action == vocabulary.DONE else "pick", advice=asked(table))


def of_draw(table: Table, flight: Launch) -> Cause:
    """RM-10.9: why no success card is drawn at this moment of a launch."""
    step = table.agenda[-1]
    if is_settled(table):
        return Cause("settled", advice=asked(table))
    if step.verb == data.PICK:
        return Cause("pick", advice=asked(table))
    if step.about == W6:
        return Cause("last", {"count": flight.counted}, asked(table))
    return Cause("shown" if step.about == W4 else "early", advice=asked(table))


def of_abort(table: Table, flight: Launch) -> Cause:
    """RM-11.1, RM-R.5: why a launch is not aborted at this moment."""
    step = table.agenda[-1]
    if step.verb == data.ABORT:
        return Cause("count", {"count": step.about})
    if is_settled(table):
        return Cause("settled", advice=asked(table))
    if step.verb == data.WINDOW and step.about == W6:
        return Cause("last", advice=asked(table))
    if step.verb == data.WINDOW and step.about == W4:
        is_last = flight.counted + 1 >= data.SUCCESS_CARDS[flight.destination]
        return Cause("last-shown" if is_last else "shown", advice=asked(table))
    return Cause("first", advice=asked(table))


def of_window(table: Table, seat: Seat, verb: i64, card: i64) -> Cause | None:
    """RM-10.12: when a card's effect can be used instead, or, of Industrial Espionage, the effect that it copies."""
    name = data.CARD_IDS[card]
    step = table.agenda[-1]
    flight = table.launch
    way = asked(table)
    if verb == vocabulary.SALVAGE:
        if step.verb == data.SALVAGE:
            return Cause("engine", {"card": name}, way)
        return Cause("cleared" if step.verb == data.MISSION else "salvage", advice=way)
    if verb == vocabulary.COPY:
        return Cause("copy", advice=way)
    if flight is None or card not in seat.pad:
        return Cause("plain", {"card": name, "copies": 0, "copied": []}, way)
    copied = ids_of(data.CARD_IDS, [flight.copied]) if card == data.COPIER and flight.copied != NO_CARD else []
    facts: dict[str, Told] = {"card": name, "copies": len(copied), "copied": copied}
    case = case_of_effect(table, flight, card)
    if case == "zero":
        facts["value"] = data.SUCCESS_VALUES[flight.value]
    return Cause(case, facts, way)


def case_of_effect(table: Table, flight: Launch, card: i64) -> str:
    """RM-10.12: the sentence that tells when a pad card's effect works."""
    effect = decisions.effect_of(flight, card)
    step = table.agenda[-1]
    if effect in (data.BACKUP, data.ROCKET_BONUS, data.ABORT_DISCOUNT):
        return "automatic"
    if effect not in (
        data.BURN, data.CHOOSE_FIRST, data.ZERO_BECOMES, data.REPLACE_CARD, data.SALVAGE_ENGINE, data.COPY,
    ):  # fmt: skip
        return "plain"
    if is_settled(table) and not (effect == data.SALVAGE_ENGINE and step.verb == data.SALVAGE):
        return "settled"
    if effect == data.BURN:
        return "burn"
    if effect == data.CHOOSE_FIRST:
        return "first"
    if effect == data.ZERO_BECOMES and step.verb == data.WINDOW and step.about == W4:
        return "zero"
    if effect == data.REPLACE_CARD or effect == data.ZERO_BECOMES:
        return "reaction"
    return "outcome" if effect == data.SALVAGE_ENGINE else "copier"
