"""What stands behind a refusal: what is missing here and now, and by how much.

Each function answers for a rule with what that rule's bar in decisions.py looked at. It tells a seat what the seat may
know: its own cards, tokens and cart, and what lies open.
"""

from mypy_extensions import i64

from apogee.core.refusal import Cause
from apogee.games.rocketmen import data, decisions
from apogee.games.rocketmen.observation import card_words, resource_words
from apogee.games.rocketmen.payments import (
    bill,
    bill_money,
    bill_needs,
    hand_money,
    has_paid,
    in_hand,
    missing,
    needs_of,
    offered,
    placements,
    price,
    reach,
)
from apogee.games.rocketmen.state import (
    BUYING,
    NO_CARD,
    NO_CART,
    REPLACING,
    W4,
    W5,
    W6,
    Seat,
    Table,
    how_many,
)


def cause(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """What the rule's own sentence cannot tell of this refusal, or None where it says all."""
    if rule == decisions.NEXT_PLAYER or rule == decisions.ROUND_FINISHED:
        return None
    seat = table.seats[player]
    if action < decisions.BUY:
        return of_action(table, seat, action, rule)
    card: i64 = (action - decisions.BUY) % data.KINDS
    return of_card(table, seat, action - card, card, rule)


def of_action(table: Table, seat: Seat, action: i64, rule: i64) -> Cause | None:
    """Of an action that names no card."""
    if rule == decisions.PURCHASE or rule == decisions.PLACEMENT or rule == decisions.VARIANT_CARD:
        return unpaid(table) if action == decisions.DONE else unfinished(table)
    if rule == decisions.DISCARD:
        return Cause("plan") if action == decisions.DISCARD_PLAN else Cause("open", {"names": discarded(table)})
    if rule == decisions.LAUNCH_LAST:
        return None if table.launch is None else Cause("flying")
    if rule == decisions.MEANS:
        is_money = action == decisions.PAY_MONEY
        count = seat.money_tokens if is_money else seat.science_tokens
        return Cause("money-token" if is_money else "science-token", {"count": count})
    if rule == decisions.ON_THE_BILL:
        return Cause("nothing") if table.cart == NO_CART else Cause("science-token")
    if rule == decisions.DEPOT_RULING:
        return of_depot(table, seat, NO_CARD)
    if rule == decisions.DISCARD_ABILITY:
        return of_question(table)
    if rule == decisions.END_OF_TURN:
        return of_surplus(table, seat)
    if decisions.LAUNCH <= action < decisions.PICK:
        return of_launch(table, seat, action - decisions.LAUNCH, rule)
    return of_flight(table, action, rule)


def of_card(table: Table, seat: Seat, block: i64, card: i64, rule: i64) -> Cause | None:
    """Of an action that names a card."""
    name = data.CARD_IDS[card]
    if rule == decisions.PURCHASE:
        return of_purchase(table, seat, block, card)
    if rule == decisions.PLACEMENT:
        return of_placement(table, seat, block, card)
    if rule == decisions.VARIANT_CARD:
        return unfinished(table) if table.cart == REPLACING else of_research(table, seat, card)
    if rule == decisions.REMOVE_RULE:
        if table.mode != data.SOLO:
            return Cause("mode")
        return Cause("used") if table.used_removal else Cause("display", {"card": name})
    if rule == decisions.MEANS:
        return not_in_hand(seat, card)
    if rule == decisions.ON_THE_BILL:
        return of_bill(table, card)
    if rule == decisions.PAYS_ITSELF:
        return Cause("paid" if card in table.paid_placed else "absent", {"card": name})
    if rule == decisions.PLAN_ONLY_MISSIONS:
        if card >= data.MISSIONS:
            return Cause("card", {"card": name})
        if seat.plan == NO_CARD:
            return Cause("placing", {"card": data.CARD_IDS[table.chosen_plan]})
        return Cause("full", {"card": data.CARD_IDS[seat.plan]})
    if rule == decisions.DISCARD:
        return of_discard(table, seat, block, card)
    if rule == decisions.DISCARD_ABILITY:
        return of_ability(table, seat, block, card)
    if rule == decisions.BATTERIES:
        return of_batteries(block, name)
    if rule == decisions.AS_PAYMENT:
        return of_payment_effect(block, card)
    if rule == decisions.ON_THE_PAD:
        owner: i64 = data.COPIER if block == decisions.COPY else card
        return None if owner < 0 else Cause("absent", {"card": data.CARD_IDS[owner]})
    if rule == decisions.THREAT_IN_DISPLAY:
        return Cause("absent", {"card": name, "threat": data.CARD_IDS[data.THREAT_TAKEN[card]]})
    if rule == decisions.DEPOT_RULING:
        return Cause("use") if block == decisions.USE else of_depot(table, seat, card)
    if rule == decisions.COPY_RULING:
        copied = table.launching().copied
        return (
            Cause("absent", {"card": name}) if copied == NO_CARD else Cause("copied", {"card": data.CARD_IDS[copied]})
        )
    if rule == decisions.ABORT_RULE:
        return Cause("pad", {"card": name})
    if rule == decisions.END_OF_TURN:
        return of_surplus(table, seat)
    if rule == decisions.WINDOWS:
        return of_window(table, seat, block, card)
    if rule in (decisions.SYMBOLS_OR_ABILITY, decisions.PAD_SYMBOLS, decisions.SAME_NAME, decisions.PERMANENT):
        return Cause("card", {"card": name})
    return None


# --- Bills


def unpaid(table: Table) -> Cause:
    """RM-6.6: what the cart still lacks before it can be finished."""
    bills, paid = bill(table), offered(table)
    lacking = missing(bills[1:], paid[1:])
    facts: dict[str, str | int | list[str]] = {
        "bill": bills[0],
        "needs": resource_words(bills[1:]),
        "money": paid[0],
        "rest": bills[0] - paid[0],
        "missing": resource_words(lacking),
    }
    if sum(lacking) == 0:
        return Cause("unpaid-money", facts)
    return Cause("unpaid-resources" if paid[0] >= bills[0] else "unpaid", facts)


def unfinished(table: Table) -> Cause:
    """What is begun is finished before anything else."""
    return Cause("open", {"names": begun(table)})


def begun(table: Table) -> list[str]:
    """The cards that the cart buys, places or replaces."""
    planned = [] if table.chosen_plan == NO_CARD else [table.chosen_plan]
    return card_words(planned + table.chosen)


def discarded(table: Table) -> list[str]:
    """The cards that the cart discards."""
    return begun(table) + card_words(table.chosen_pad)


def of_bill(table: Table, card: i64) -> Cause:
    """RM-6.10: what the bill asks for, and the card does not offer."""
    if table.cart == NO_CART:
        return Cause("nothing")
    needs = resource_words(bill_needs(table))
    facts: dict[str, str | int | list[str]] = {"card": data.CARD_IDS[card], "bill": bill(table)[0], "needs": needs}
    return Cause("resources" if needs else "money", facts)


def not_in_hand(seat: Seat, card: i64) -> Cause:
    """A card that is not in the hand, or is there but spoken for by the cart."""
    is_held = card in seat.known or card in seat.hidden
    return Cause("chosen" if is_held else "hand", {"card": data.CARD_IDS[card]})


# --- Buying, placing, replacing


def of_purchase(table: Table, seat: Seat, block: i64, card: i64) -> Cause:
    """RM-7.1: what lies there to be bought, and what it costs beside what the seat reaches."""
    is_first = table.cart != BUYING
    if not is_first and (block != decisions.BUY or has_paid(table)):
        return Cause("paying" if block == decisions.BUY else "open", {"names": begun(table)})
    name = data.CARD_IDS[card]
    if decisions.on_sale(table, card) <= 0:
        if card < data.MISSIONS:
            return Cause("mission", {"card": name})
        if not is_first and card in table.chosen:
            return Cause("chosen", {"card": name, "count": how_many(table.chosen, card)})
        return Cause("pile" if data.GROUP[card] == data.AN_ENGINE else "display", {"card": name})
    cost = price(seat, card)
    needs = needs_of([card])
    if not is_first:
        cost += bill_money(table, seat)
        needs = needs_of([*table.chosen, card])
    purse = hand_money(seat)
    lacking = missing(needs, reach(seat))
    within = [each for each in range(data.KINDS) if decisions.on_sale(table, each) > 0]
    within = [each for each in within if decisions.bar_to_buy(table, seat, each, purse) == 0]
    facts: dict[str, str | int | list[str]] = {
        "card": name,
        "within": len(within),
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


def of_placement(table: Table, seat: Seat, block: i64, card: i64) -> Cause:
    """RM-8.1: what is in the hand, and what placements cost beside what the seat reaches."""
    is_placing = block == decisions.PLACE_PLAN or block == decisions.PLACE_PAD
    if table.cart != NO_CART and (not is_placing or has_paid(table)):
        return Cause("paying" if is_placing else "open", {"names": begun(table)})
    if in_hand(table, seat, card) <= 0:
        return not_in_hand(seat, card)
    count = 1 + placements(table)
    cost = count * data.PLACEMENT_COST
    purse = hand_money(seat)
    facts: dict[str, str | int | list[str]] = {
        "card": data.CARD_IDS[card], "count": count, "bill": cost, "money": purse, "rest": cost - purse,
    }  # fmt: skip
    return Cause("money", facts)


def of_research(table: Table, seat: Seat, card: i64) -> Cause:
    """RM-18.2, Market Research: whether it is in play, unused and payable, and what it can be about."""
    cost = table.variant_number(data.RESEARCH, -1)
    if cost < 0:
        return Cause("variant")
    if table.used_research:
        return Cause("used")
    if table.deck.size == 0:
        return Cause("deck")
    if card not in table.display:
        return Cause("display", {"card": data.CARD_IDS[card]})
    return Cause("money", {"bill": cost, "money": hand_money(seat), "rest": cost - hand_money(seat)})


# --- Discards and abilities


def of_discard(table: Table, seat: Seat, block: i64, card: i64) -> Cause:
    """RM-9.1: what is not there to be discarded, or what is begun and not finished."""
    if block == decisions.DISCARD_HAND:
        return not_in_hand(seat, card)
    if block == decisions.DISCARD_PAD:
        return Cause("chosen" if card in seat.pad else "pad", {"card": data.CARD_IDS[card]})
    return Cause("open", {"names": discarded(table)})


def of_ability(table: Table, seat: Seat, block: i64, card: i64) -> Cause:
    """RM-9.3: what an ability needs to be used; what it asks for once it is."""
    name = data.CARD_IDS[card]
    verb = table.agenda[-1].verb
    if verb == data.ACT:
        if block != decisions.USE:
            return Cause("nothing")
        return Cause("warehouse" if in_hand(table, seat, card) > 0 else "hand", {"card": name})
    if verb == data.TRIM and block == decisions.SCRAP_HAND:
        return Cause("trim-hand", {"card": name})
    if verb == data.FETCH and block == decisions.FETCH:
        return Cause("fetch-warehouse", {"card": name})
    return of_question(table)


def of_question(table: Table) -> Cause:
    """RM-9.3: what the ability in use asks for first."""
    step = table.agenda[-1]
    if step.verb == data.SCRAP:
        return Cause("scrap")
    if step.verb == data.CYCLE:
        return Cause("cycle")
    return Cause("trim", {"count": step.about}) if step.verb == data.TRIM else Cause("fetch")


def of_batteries(block: i64, name: str) -> Cause:
    """RM-R.54: a card to scrap that is not there, or none at all."""
    if block == decisions.USE:
        return Cause("alone", {"card": name})
    return Cause("hand" if block == decisions.SCRAP_HAND else "warehouse", {"card": name})


def of_payment_effect(block: i64, card: i64) -> Cause | None:
    """RM-4.7: which card would have to pay first."""
    name = data.CARD_IDS[card]
    effect = data.EFFECT[card]
    if block != decisions.USE:
        giving = [each for each in range(data.KINDS) if data.EFFECT[each] == data.FREE_PLACEMENT]
        return Cause("placement", {"names": card_words(giving)}) if giving else None
    if effect == data.DRAW_FOR_PAYMENT:
        return Cause("draw", {"card": name})
    return Cause("contract" if effect == data.MONEY_PER_MISSION else "free", {"card": name})


def of_depot(table: Table, seat: Seat, card: i64) -> Cause:
    """RM-R.9: why the Depot can neither take this card nor give all back; no card: giving back."""
    if data.DEPOT not in seat.pad:
        return Cause("absent")
    if table.used_depot:
        return Cause("used")
    if card == NO_CARD:
        return Cause("empty")
    if len(seat.depot) >= data.DEPOT_CAPACITY:
        return Cause("full")
    return Cause("hand", {"card": data.CARD_IDS[card]})


def of_surplus(table: Table, seat: Seat) -> Cause:
    """RM-12.1: how many more hand cards have to go."""
    left = table.agenda[-1].about - len(table.chosen)
    return Cause("left" if left > 0 else "enough", {"count": left, "allowed": table.hand_limit(seat)})


# --- Launches


def of_launch(table: Table, seat: Seat, destination: i64, rule: i64) -> Cause | None:
    """RM-10.0a, RM-10.3, RM-19.2: what a launch lacks."""
    if rule == decisions.EARTH_ONLY:
        if seat.missions() >= data.BATTLE_MISSIONS:
            return Cause("missions")
        return grounded(seat) if is_grounded(table, seat) else Cause("earth")
    if seat.plan == NO_CARD:
        return Cause("plan")
    mission = data.CARD_IDS[seat.plan]
    open_to = [each for each in data.LOCATION_OF[seat.plan] if each >= 0]
    if rule == decisions.MAY_LAUNCH:
        if seat.missions() >= data.MARKERS:
            return Cause("markers")
        return Cause("locations", {"card": mission, "locations": [data.LOCATION_IDS[each] for each in open_to]})
    if is_grounded(table, seat):
        return grounded(seat)
    location: i64 = data.LOCATION_OF[seat.plan][destination]
    if location >= 0:
        return Cause("done", {"location": data.LOCATION_IDS[location]})
    listed = [data.DESTINATION_IDS[data.DESTINATION_OF[each]] for each in open_to]
    return Cause("listed", {"card": mission, "destination": data.DESTINATION_IDS[destination], "destinations": listed})


def is_grounded(table: Table, seat: Seat) -> bool:
    """RM-R.47: whether the mission on the plan leads nowhere in the Battle for Earth."""
    is_battle = table.mode == data.BATTLE
    return is_battle and seat.plan != NO_CARD and data.LOCATION_OF[seat.plan][data.EARTH] < 0


def grounded(seat: Seat) -> Cause:
    """The mission that cannot fly."""
    return Cause("grounded", {"card": data.CARD_IDS[seat.plan]})


def of_flight(table: Table, action: i64, rule: i64) -> Cause | None:
    """RM-10.9, RM-10.12, RM-11.1: why a launch does not go on like that."""
    flight = table.launch
    if flight is None:
        if rule == decisions.DRAW_CARDS or rule == decisions.ABORT_RULE:
            return Cause("launch")
        return Cause("pick") if rule == decisions.WINDOWS else None
    step = table.agenda[-1]
    if rule == decisions.ABORT_RULE:
        if step.verb == data.ABORT:
            return Cause("count", {"count": step.about})
        if flight.counted == 0:
            return Cause("first")
        return Cause("last") if step.verb != data.WINDOW or step.about == W6 else None
    if rule == decisions.DRAW_CARDS:
        is_last = step.verb == data.WINDOW and step.about == W6
        return Cause("last", {"count": flight.counted}) if is_last else None
    if rule != decisions.WINDOWS:
        return None
    if step.verb == data.PICK:
        return Cause("shown", {"values": [str(data.SUCCESS_VALUES[value]) for value in flight.shown]})
    if action != decisions.DONE:
        return Cause("pick")
    return Cause("abort-or-draw" if step.about == W5 else "draw")


def of_window(table: Table, seat: Seat, block: i64, card: i64) -> Cause | None:
    """RM-10.12: when a card's effect can be used instead."""
    name = data.CARD_IDS[card]
    step = table.agenda[-1]
    flight = table.launch
    if block == decisions.SALVAGE:
        return Cause("engine", {"card": name}) if step.verb == data.SALVAGE else Cause("salvage")
    if block == decisions.COPY:
        return Cause("copy")
    if flight is None or card not in seat.pad:
        return Cause("plain", {"card": name})
    effect = decisions.effect_of(flight, card)
    if effect == data.BURN:
        return Cause("burn", {"card": name})
    if effect == data.CHOOSE_FIRST:
        return Cause("first", {"card": name})
    if effect == data.ZERO_BECOMES and step.verb == data.WINDOW and step.about == W4:
        return Cause("zero", {"card": name, "value": data.SUCCESS_VALUES[flight.value]})
    if effect == data.REPLACE_CARD or effect == data.ZERO_BECOMES:
        return Cause("reaction", {"card": name})
    if effect == data.SALVAGE_ENGINE:
        return Cause("outcome", {"card": name})
    if effect == data.COPY:
        return Cause("copier", {"card": name})
    if effect in (data.BACKUP, data.ROCKET_BONUS, data.ABORT_DISCOUNT):
        return Cause("automatic", {"card": name})
    return Cause("plain", {"card": name})
