"""What is wrong with a table that somebody described: checks, each of which yields sentences.

A table without faults can be played to its end; no match need have led to it.
"""

from collections.abc import Iterator
from typing import Final

from apogee.core import positions
from apogee.core.agenda import Step
from apogee.games.rocketmen import data, decisions, effects, position, scoring, state, turns, vocabulary
from apogee.games.rocketmen.observation import CARTS
from apogee.games.rocketmen.position import words_of
from apogee.games.rocketmen.state import Launch, Table

# Steps of the agenda. One is the last thing to happen before the next turn; above it are those that come first.
LAST: Final = (data.FIRST, data.BEGIN_TURN, data.ACT, data.END_TURN, data.NEXT_TURN)
IN_LAUNCH: Final = (
    data.SUCCESS, data.PLANNING, data.WINDOW, data.PICK, data.ABORT, data.SALVAGE, data.MISSION,
)  # fmt: skip


def where(table: Table) -> str:
    """For whom cards are counted."""
    players = "in solo" if table.mode == data.SOLO else f"with {len(table.seats)} players"
    return players + (" in the Battle for Earth" if table.mode == data.BATTLE else "")


def lost_or_made(table: Table) -> Iterator[str]:
    """RM-2.1: every card is somewhere, and there are no more; a seat's own missions are counted where it is read."""
    there = scoring.census(table)
    for card, count in list(enumerate(position.supply(table)))[data.MISSIONS :]:
        if there[card] > count:
            name = data.CARD_IDS[card]
            yield f"the game has {count} of {name} {where(table)}, not {there[card]} (RM-2.1, RM-2.3); name no more."
        if there[card] < count:
            yield positions.nowhere(f"{count - there[card]} of {data.CARD_IDS[card]}", "a seat, the display, the deck")


def crowded_pads(table: Table) -> Iterator[str]:
    """RM-8.5: no asset lies on a launch pad twice."""
    for number, seat in enumerate(table.seats):
        for card in seat.pad:
            if data.GROUP[card] == data.AN_ASSET and seat.pad.count(card) > 1:
                yield f"seat {number}: {data.CARD_IDS[card]} cannot lie on one pad twice (RM-8.5)."


def wrong_markers(table: Table) -> Iterator[str]:
    """RM-11.6, RM-15.5, RM-19.2: no more markers than there are, in Earth orbit in its battle; one token of each."""
    for number, seat in enumerate(table.seats):
        if seat.missions() > data.MARKERS:
            yield f"seat {number}: there are only {data.MARKERS} mission markers (RM-1.2, RM-15.5)."
        is_away = seat.markers & ~data.AT_DESTINATION[data.EARTH] != 0
        if table.mode == data.BATTLE and (is_away or seat.missions() > data.BATTLE_MISSIONS):
            most = data.BATTLE_MISSIONS
            yield f"seat {number}: the Battle for Earth has {most} missions at most, all in Earth orbit (RM-19.2)."
        if seat.science_used > seat.science_tokens or seat.money_used > seat.money_tokens:
            yield f"seat {number}: more tokens are used than there are (RM-6.8); raise 'tokens'."
        for location, word in enumerate(data.LOCATION_IDS):
            if seat.firsts & ~seat.markers & 1 << location:
                yield f"seat {number}: whoever was first at {word} has a marker there (RM-11.5); name it in 'markers'."
    ai = table.ai
    if ai is not None and state.count_bits(ai.markers) > data.MARKERS:
        yield f"ai: there are only {data.MARKERS} mission markers (RM-1.2, RM-15.5)."
    for location, order in enumerate(table.arrivals):
        usual = position.present_seats(table, location)
        is_known = any(number != state.AI_SEAT and position.was_first(table, number, location) for number in usual)
        if sorted(order) != sorted(usual) or (is_known and order[0] != usual[0]):
            yield f"arrivals: at {data.LOCATION_IDS[location]} are {usual}; name each once, the first first (RM-15.3)."
    for destination, word in enumerate(data.DESTINATION_IDS):
        holders = [number for number, seat in enumerate(table.seats) if seat.discs >> destination & 1]
        if len(holders) > (1 if table.mode == data.STANDARD else 0):
            yield f"there is one {word} token, and only in the standard game (RM-1.3, RM-19.1, RM-20.3); see 'discs'."


def wrong_objectives(table: Table) -> Iterator[str]:
    """RM-1.5, RM-2.9, RM-20.4: each objective once, and no more than are dealt."""
    held = [objective for seat in table.seats for objective in seat.objectives]
    for objective in held:
        if held.count(objective) > 1:
            yield f"there is one {data.OBJECTIVE_IDS[objective]} (RM-1.5), so name it once."
        if not table.may_deal(objective):
            yield f"{data.OBJECTIVE_IDS[objective]} is not for solo (RM-20.4); name another."
    if max(len(seat.objectives) for seat in table.seats) > table.objectives_dealt():
        most = table.objectives_dealt()
        yield f"a player holds {most} objectives at most in this mode (RM-2.9, RM-19.1, RM-20.4)."


def wrong_ai(table: Table) -> Iterator[str]:
    """RM-20.7: each solitaire card is in one place; two of them are a mission, one alone waits for the other."""
    ai = table.ai
    if ai is None:
        return
    laid = [card for card in (ai.first, ai.second) if card != state.NO_CARD]
    places = [ai.deck, ai.discard, *(1 << card for card in laid)]
    for card, word in enumerate(data.SOLITAIRE_IDS):
        if sum(place >> card & 1 for place in places) != 1:
            yield f"ai: {word} is nowhere or named twice: it is one of 'first', 'second', 'deck' or 'discard' (RM-1.5)."
    is_drawing = any(step.verb == data.SOLITAIRE and step.about == 1 for step in table.agenda)
    if (ai.second != state.NO_CARD and ai.first == state.NO_CARD) or (len(laid) == 1) != is_drawing:
        yield "ai: a mission is two solitaire cards (RM-20.7): give 'location', 'first' and 'second'."
    there = turns.ai_location(table, ai.first, ai.second) if len(laid) == 2 else state.NO_LOCATION
    if ai.location != there or (len(laid) == 2 and there == state.NO_LOCATION):
        yield "ai: its two solitaire cards lead to another location, or to one where it has a marker (RM-20.7)."


def wrong_end(table: Table) -> Iterator[str]:
    """RM-16.4, RM-16.6, RM-20.14: the match runs until something ends it."""
    if table.standstill == data.STANDSTILL_ROUNDS and table.ended == 0:
        rounds = data.STANDSTILL_ROUNDS
        yield f"a standstill of {rounds} rounds has ended the match (RM-16.6); give 'end_reason'."
    if table.trigger != 0 and table.mode == data.SOLO:
        yield "a solo game ends with a turn, not with a round (RM-20.14); leave 'trigger' out."


def too_many_points(table: Table) -> Iterator[str]:
    """RM-11.5: beside what its missions bring, a seat has no more VP than leave all scores within their range."""
    spare = data.HIGHEST_SCORE - sum(sorted(data.VP_FIRST)[-data.MARKERS :])
    if table.mode != data.SOLO:  # there threats score on the track
        spare -= data.THREAT_VP * sum(data.COPIES_OF[data.FIRST_THREAT :])
    for number, seat in enumerate(table.seats):
        most = spare + position.vp_of(seat.markers, seat.markers)
        if seat.vp > most:
            yield f"seat {number}: with its missions it has {most} VP at most (RM-11.5); lower 'vp', or give 'markers'."


def wrong_launch(table: Table) -> Iterator[str]:
    """RM-10: what is launched may be, the step fits how far it has come, and there are success cards to come."""
    launch = table.launch
    if launch is None or table.ended != 0:
        return
    seat, step = table.seats[table.turn], table.agenda[-1]
    rule = decisions.bar_to_launch(table, seat, seat.plan, launch.destination)
    if rule != 0:
        place, why = data.DESTINATION_IDS[launch.destination], decisions.RULES.id_of(rule)
        yield f"launch: seat {table.turn} cannot fly to {place} ({why}); give a 'plan' that leads there."
    elif launch.location != decisions.location_for(seat, seat.plan, launch.destination):
        yield "launch: this mission leads to another location (RM-10.2); leave 'location' out."
    is_face_up = step.verb == data.WINDOW and step.about == state.W4
    if is_face_up != (launch.value != state.NO_VALUE):
        yield "launch: a success card is face up in w4, and only there (RM-10.12): give 'value'."
    if launch.shown and step.verb not in (data.PICK, data.PLANNING):
        yield "launch: cards are shown only while Detailed Planning is used (RM-R.10); leave 'shown' out."
    is_flying = step.verb in (data.SUCCESS, data.PLANNING, data.PICK) or (
        step.verb == data.WINDOW and step.about != state.W6
    )
    limit = data.SUCCESS_CARDS[launch.destination]
    if launch.counted > limit or (launch.counted == limit and is_flying):
        yield f"launch: {limit} success cards are drawn at most (RM-10.9); lower 'counted'."
    if any(launch.scrap_on_success.count(card) > seat.play.count(card) for card in launch.scrap_on_success):
        yield "launch: what a success scraps lies in the play area; name it in 'play'."
    yield from wrong_success_deck(table, launch)


def wrong_success_deck(table: Table, launch: Launch) -> Iterator[str]:
    """RM-1.7, RM-10.9: no more success cards than there are, and no fewer than may still be drawn."""
    out = position.out_of_deck(launch)
    for value, count in enumerate(data.SUCCESS_COUNTS):
        if launch.success[value] + out.count(value) > count:
            yield f"launch: there are {count} success cards of value {data.SUCCESS_VALUES[value]} (RM-1.7)."
    gone = launch.counted + len(out) - sum(card.fate == state.COUNTED for card in launch.drawn)
    if launch.left > data.SUCCESS_TOTAL - gone:
        yield f"launch: {gone} success cards are out, so 'deck' holds at most {data.SUCCESS_TOTAL - gone} (RM-1.7)."
    needed = data.SUCCESS_CARDS[launch.destination] - launch.counted - (launch.value != state.NO_VALUE)
    for card in table.seats[table.turn].pad:
        effect = decisions.effect_of(launch, card)
        needed += effect == data.REPLACE_CARD
        needed += data.MOST_REVEALED if effect in (data.CHOOSE_FIRST, data.COPY) else 0
    for step in table.agenda:
        needed += step.about if step.verb == data.PLANNING else 0
    if launch.left < needed:
        yield f"launch: 'deck' holds fewer success cards than may still be drawn (RM-10.9): leave it {needed}."


def wrong_agenda(table: Table) -> Iterator[str]:
    """Whatever happens next, something follows until the match is over."""
    if table.ended != 0:
        return
    if not table.agenda:
        yield "a match that is not over asks somebody: leave 'agenda' out, or give 'end_reason'."
        return
    first, *above = table.agenda
    if first.verb in IN_LAUNCH and table.launch is None:
        yield f"agenda: {words_of(first)!r} belongs to a launch (RM-10.12); give 'launch'."
    elif first.verb not in (LAST if table.launch is None else IN_LAUNCH):
        yield f"agenda: after {words_of(first)!r} nothing would follow; begin it with 'act {table.turn}' (RM-5.2)."
    for step in above:
        if step.verb in LAST or step.verb in IN_LAUNCH or table.launch is not None:
            yield f"agenda: {words_of(step)!r} cannot come before {words_of(first)!r} (RM-5.2, RM-10.0b)."
    for step in table.agenda:
        if [words_of(other) for other in table.agenda].count(words_of(step)) > 1:
            yield f"agenda: {words_of(step)!r} is there twice; name it once."
        if not fits(table, step):
            rule = RULES.get(step.verb, " (RM-9.3)")
            yield f"agenda: {words_of(step)!r} does not fit what lies there{rule}; leave 'agenda' out."
    if table.agenda[-1].verb < data.FIRST_CHANCE:
        yield f"agenda: {words_of(table.agenda[-1])!r} needs no answer, so it cannot be next."


RULES: Final = {
    data.VARIANT: " (RM-2.12)", data.REFILL: " (RM-7.3, RM-7.8)", data.DRAW: " (RM-12.3)", data.OBJECTIVE: " (RM-2.9)",
    data.AI_TURN: " (RM-20.6)", data.SOLITAIRE: " (RM-20.7)", data.PLANNING: " (RM-R.10)", data.PICK: " (RM-R.10)",
    data.ABORT: " (RM-11.1, RM-R.37)", data.SURPLUS: " (RM-12.1)",
}  # fmt: skip


def fits(table: Table, step: Step) -> bool:
    """Whether a step can be carried out when its turn comes; what asks a player is next."""
    verb, about, first, is_next = step.verb, step.about, table.agenda[0].verb, step is table.agenda[-1]
    ai, launch = table.ai, table.launch
    in_all = sum(each.about for each in table.agenda if (each.verb, each.seat) == (verb, step.seat))
    if verb == data.VARIANT:
        return table.mode == data.STANDARD and in_all <= data.VARIANTS_DRAWN - len(table.variants)
    if verb == data.REFILL:
        return table.display[about] == state.NO_CARD and (turns.is_refill_due(table) or not is_next)
    if verb == data.DRAW:
        return is_next and table.seats[step.seat].hq.total > 0
    if verb == data.OBJECTIVE:
        return in_all <= table.objectives_dealt() - len(table.seats[step.seat].objectives)
    if verb == data.AI_TURN:
        return ai is not None and first == data.ACT
    if verb == data.SOLITAIRE:
        is_first_card = (
            ai is not None and ai.location == state.NO_LOCATION and (about == 0) == (ai.first == state.NO_CARD)
        )
        return is_next and first == data.ACT and is_first_card and can_ai_draw(table)
    if verb in (data.SCRAP, data.CYCLE, data.TRIM, data.FETCH):
        return is_next and first == data.ACT
    if verb == data.SURPLUS:
        return is_next and first == data.END_TURN and about <= table.seats[step.seat].hand_size()
    if verb == data.PLANNING:
        return launch is not None and about <= data.MOST_REVEALED - len(launch.shown)
    if verb == data.PICK:
        return launch is not None and len(launch.shown) > 0
    if verb == data.ABORT:
        return about <= len(decisions.losable(table.seats[step.seat].pad))
    return True


def can_ai_draw(table: Table) -> bool:
    """RM-20.7, RM-R.38: a solitaire card is left, and leads to a mission in the end."""
    ai = table.opponent()
    goes_on = turns.can_ai_fly(table) if ai.first == state.NO_CARD else turns.has_type_for(table, ai.first)
    return ai.deck != 0 and goes_on


def wrong_cart(table: Table) -> Iterator[str]:
    """RM-6 to RM-9: a cart can be put together in small steps: first all is chosen, then all is paid."""
    if table.cart == state.NO_CART:
        return
    again = Table()
    table.copy_to(again)
    again.clear_cart()
    for action in cart_actions(table):
        is_asked = bool(again.agenda) and again.agenda[-1].verb in (data.ACT, data.CYCLE, data.SURPLUS)
        if not is_asked or decisions.bar(again, table.turn, action) != 0:
            yield f"cart: seat {table.turn} cannot {CARTS[table.cart]} and pay all that here (RM-6 to RM-9)."
            return
        effects.act(again, table.turn, action)
    if again.cart == state.NO_CART or position.CART.write(again, again) != position.CART.write(table, table):
        yield f"cart: there is nothing in it, or nothing to {CARTS[table.cart]} (RM-6 to RM-9); leave 'cart' out."


def cart_actions(table: Table) -> list[int]:
    """The small steps that put a cart together."""
    is_planned = table.chosen_plan != state.NO_CARD
    return [
        *([vocabulary.PLACE_PLAN + table.chosen_plan] if is_planned and table.cart == state.PLACING else []),
        *(vocabulary.DISCARD_PAD + card for card in table.chosen_pad),
        *(CHOICES[table.cart] + card for card in table.chosen),
        *([vocabulary.DISCARD_PLAN] if is_planned and table.cart == state.DISCARDING else []),
        *(vocabulary.PAY + card for card in table.paid),
        *(vocabulary.PAY_PLACED + card for card in table.paid_placed),
        *([vocabulary.PAY_MONEY] * table.paid_money),
        *([vocabulary.PAY_SCIENCE] * table.paid_science),
    ]


CHOICES: Final = {  # what a cart's cards are for
    state.BUYING: vocabulary.BUY, state.PLACING: vocabulary.PLACE_PAD, state.REPLACING: vocabulary.REPLACE,
    state.DISCARDING: vocabulary.DISCARD_HAND,
}  # fmt: skip


faults: Final = positions.checked_by(
    lost_or_made, crowded_pads, wrong_markers, wrong_objectives, wrong_ai, wrong_end, too_many_points,
    wrong_agenda, wrong_launch, wrong_cart,
)  # fmt: skip
