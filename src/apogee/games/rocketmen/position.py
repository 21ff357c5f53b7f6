"""Positions in the catalogue's words: how a table is written down, and set up from a description.

POSITION describes every key once, for writing and reading. What a description leaves out is as at setup, with cards
taken from where they would be (docs/positions.md). What is wrong with a table then, faults.py says.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from apogee.core import positions
from apogee.core.agenda import Step
from apogee.core.errors import BadPosition, quoted
from apogee.core.pile import UNDECIDED, Layer, bag_of, counts_of, fixed, is_covered, pile_of, undecided
from apogee.core.positions import REST, WHOLE, At, Field, Kind, Listed, Maybe, Record
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocketmen import data, decisions, effects, scoring, turns
from apogee.games.rocketmen.observation import ASKS, CARTS, USES, asks_word
from apogee.games.rocketmen.state import (
    AI_SEAT,
    COUNTED,
    LEFT,
    NO_CARD,
    NO_CART,
    NO_LOCATION,
    NO_VALUE,
    REPLACED,
    W1,
    W6,
    Ai,
    Drawn,
    Launch,
    Seat,
    Table,
)

PLAYERS: Final = range(1, data.MOST_PLAYERS + 1)
MISSION_IDS: Final = data.CARD_IDS[: data.MISSIONS]
SHARED_IDS: Final = data.CARD_IDS[data.MISSIONS :]
ENGINE_IDS: Final = data.CARD_IDS[data.FIRST_ENGINE : data.FIRST_THREAT]
DECK_IDS: Final = [card for card in SHARED_IDS if card not in ENGINE_IDS]
TRIGGERS: Final = (
    data.VICTORY_POINTS, data.DESTINATIONS, data.ALL_MARKERS, data.FOUR_MISSIONS, data.CLOSING_MARKET,
)  # fmt: skip

NOBODYS: Final = (data.VARIANT, data.REFILL, data.FIRST, data.SUCCESS, data.SOLITAIRE)
NUMBERS: Final = {  # what a step can be about; the others are about nothing
    data.DRAW_UP: range(2), data.SOLITAIRE: range(2), data.REFILL: range(data.DISPLAY_SIZE),
    data.VARIANT: range(1, data.VARIANTS_DRAWN + 1), data.OBJECTIVE: range(1, data.OBJECTIVES_DEALT + 1),
    data.PLANNING: range(1, data.MOST_REVEALED + 1),
    **dict.fromkeys((data.SCRAP, data.CYCLE, data.TRIM, data.FETCH), range(max(data.AMOUNT) + 1)),
    **dict.fromkeys((data.DRAW, data.ABORT, data.SALVAGE, data.SURPLUS), range(1, data.CARDS + 1)),
}  # fmt: skip


# --- What a position says


class Arrivals(Kind):
    """By location, whose markers lie there, in the order of arrival; -1 is the AI."""

    location: Final = positions.Id(data.LOCATION_IDS)

    def write(self, value: Any, table: Any) -> dict[str, Any]:
        return {self.location.write(location, table): order for location, order in value.items()}

    def read(self, value: Any, at: At) -> dict[int, list[int]]:
        if not isinstance(value, Mapping):
            raise at.bad(f"must be a dict of location and seats, not {quoted(value)}.")
        seats = Listed(positions.Number(AI_SEAT, at.seats - 1))
        return {self.location.read(location, at): seats.read(order, at) for location, order in value.items()}


def every_step() -> Iterator[tuple[str, Step, str]]:
    """All steps with their words: what is asked, whom, and the number that it is about."""
    for verb, word in ASKS.items():
        for seat in [NOBODY] if verb in NOBODYS else range(data.MOST_PLAYERS):
            for number in NUMBERS.get(verb, [0]):
                yield word, Step(verb, seat, number), str(number) if number > 0 else ""
    for seat in range(data.MOST_PLAYERS):
        for window in range(W1, W6 + 1):
            step = Step(data.WINDOW, seat, window)
            yield asks_word(step), step, ""


def missing_missions(seat: Seat, _table: Table | None = None) -> list[int]:
    """Mission cards of a seat that are out of the game."""
    return [card for card, count in enumerate(scoring.owned_cards(seat)[: data.MISSIONS]) if count == 0]


def has_tokens(seat: Seat) -> bool:
    """RM-13: whether a seat has any achievement token."""
    return seat.rocket_tokens + seat.hand_tokens + seat.science_tokens + seat.money_tokens > 0


def present_seats(table: Table, location: int) -> list[int]:
    """Whose markers lie at a location: the one that was first there, then the others in seat order, the AI last."""
    there = [number for number, seat in enumerate(table.seats) if seat.markers >> location & 1]
    if table.ai is not None and table.ai.markers >> location & 1:
        there.append(AI_SEAT)
    first = next((number for number in there if number != AI_SEAT and was_first(table, number, location)), AI_SEAT)
    return sorted(there, key=lambda number: number != first)


def was_first(table: Table, number: int, location: int) -> bool:
    """Whether a seat scored for being the first at a location."""
    return bool(table.seats[number].firsts >> location & 1)


def told_arrivals(table: Table, _whole: Table) -> dict[int, list[int]]:
    """The orders of arrival that do not follow from who was first."""
    return {number: order for number, order in enumerate(table.arrivals) if order != present_seats(table, number)}


def used_in_turn(table: Table, _whole: Table) -> int:
    """What was used in this turn, as bits."""
    return table.used_depot + 2 * table.used_research + 4 * table.used_removal


def open_cards(table: Table, _whole: Table) -> list[int]:
    """The cards that were put under the deck in the open."""
    return [layer.card for layer in table.deck.layers if layer.card != UNDECIDED and not is_covered(layer)]


def covered_cards(table: Table, _whole: Table) -> list[int]:
    """The cards of the deck in a fixed order that nobody knows."""
    return [layer.card for layer in table.deck.layers if is_covered(layer)]


CARD: Final = positions.Id(data.CARD_IDS)
CARDS: Final = positions.Cards(data.CARD_IDS, data.CARDS)
MISSION: Final = positions.Id(data.CARD_IDS, MISSION_IDS)
DECK_CARD: Final = positions.Id(data.CARD_IDS, DECK_IDS)
BAG: Final = positions.Counts(data.CARD_IDS, data.CARDS)
LAYER: Final = positions.Counts(data.CARD_IDS, data.CARDS, DECK_IDS)
MARKERS: Final = positions.Several({word: 1 << number for number, word in enumerate(data.LOCATION_IDS)}, "RM-15.5")
DISCS: Final = positions.Several(
    {word: 1 << number for number, word in enumerate(data.DESTINATION_IDS) if data.HAS_DISC[number]}, "RM-1.3"
)
SUCCESS: Final = positions.Word({value: number for number, value in enumerate(data.SUCCESS_VALUES)}, "RM-1.7")
SOLITAIRE: Final = Maybe(positions.Id(data.SOLITAIRE_IDS), NO_CARD)
SOLITAIRES: Final = positions.Several({word: 1 << number for number, word in enumerate(data.SOLITAIRE_IDS)}, "RM-1.5")
TOKEN: Final = positions.Number(0, 2 * data.MISSIONS)
VP: Final = positions.Number(0, data.HIGHEST_SCORE)
LEVEL: Final = positions.Word({word: level for level, word in enumerate(data.LEVEL_IDS)})
REASON: Final = positions.Word({word: reason for reason, word in data.END_REASON_IDS.items()})
TRIGGER: Final = positions.Word({data.END_REASON_IDS[reason]: reason for reason in TRIGGERS})
CART_KIND: Final = positions.Word({word: kind for kind, word in CARTS.items()})
BOX: Final = positions.OrRest(positions.Counts(data.CARD_IDS, data.CARDS, SHARED_IDS))
SUCCESS_DECK: Final = positions.Counts(list(map(str, data.SUCCESS_VALUES)), data.SUCCESS_TOTAL, is_full=True)
AGENDA_STEP: Final = positions.StepWords(every_step(), "draw 1 2")
words_of: Final = AGENDA_STEP.of
USED_IN_TURN: Final = positions.Several({use: 1 << number for number, use in enumerate(USES)}, "RM-5.2")

TOKENS: Final = Record(
    Field("rocket", TOKEN, "rocket_tokens", default=0),
    Field("hand", TOKEN, "hand_tokens", default=0),
    Field("science", TOKEN, "science_tokens", default=0),
    Field("money", TOKEN, "money_tokens", default=0),
)
USED: Final = Record(Field("science", TOKEN, "science_used", default=0), Field("money", TOKEN, "money_used", default=0))
SEAT: Final = Record(
    Field("hand", CARDS, lambda seat, _: seat.hand()),
    Field("known", CARDS),
    Field("hq", Record(Field("bag", BAG, "counts"), whole=lambda cards: {"bag": cards})),
    Field("plan", MISSION, default=NO_CARD, short=True),
    Field("pad", CARDS, default=[], short=True),
    Field("depot", CARDS, default=[], short=True),
    Field("play", Listed(CARD), default=[], short=True),
    Field("warehouse", CARDS, default=[], short=True),
    Field("scrapyard", CARDS, default=[], short=True),
    Field("box", positions.Cards(data.CARD_IDS, data.CARDS, MISSION_IDS), missing_missions, default=[], short=True),
    Field("vp", VP),
    Field("markers", MARKERS, default=0),
    Field("firsts", MARKERS, default=0),
    Field("discs", DISCS, default=0),
    Field("tokens", TOKENS, lambda seat, _: seat if has_tokens(seat) else None),
    Field("used", USED, lambda seat, _: seat if seat.science_used + seat.money_used > 0 else None),
    Field("objectives", positions.Cards(data.OBJECTIVE_IDS, data.OBJECTIVES)),
)
DECK: Final = Record(
    Field("top", Listed(DECK_CARD), covered_cards, default=[], short=True),
    Field("teal", LAYER, lambda table, _: table.layers[data.TEAL].counts),
    Field("pink", LAYER, lambda table, _: table.layers[data.PINK].counts),
    Field("under", Listed(DECK_CARD), open_cards, default=[], short=True),
    # A list is a deck of which all cards are in a fixed order that nobody knows.
    plain=lambda deck: deck["top"] if [key for key in deck if deck[key]] == ["top"] else deck,
    whole=lambda cards: {"top": cards, "teal": {}, "pink": {}},
)
CART: Final = Record(
    Field("kind", CART_KIND, "cart", default=NO_CART, is_needed=True),
    Field("plan", MISSION, "chosen_plan", default=NO_CARD, short=True),
    Field("cards", CARDS, "chosen", default=[], short=True),
    Field("pad", CARDS, "chosen_pad", default=[], short=True),
    Field("paid", CARDS, default=[], short=True),
    Field("placed", CARDS, "paid_placed", default=[], short=True),
    Field("money_tokens", TOKEN, "paid_money", default=0, short=True),
    Field("science_tokens", TOKEN, "paid_science", default=0, short=True),
)
DRAWN: Final = Record(
    Field("value", SUCCESS, is_needed=True),
    Field("fate", positions.Word({"counted": COUNTED, "replaced": REPLACED, "left": LEFT}), default=COUNTED),
    Field("rocket", positions.Number(0, max(data.TARGET)), is_needed=True),
    Field("pad", CARDS, lambda card, table: None if card.pad == table.seats[table.turn].pad else card.pad),
    Field("copied", CARD, default=NO_CARD, short=True),
)
LAUNCH: Final = Record(
    Field("destination", positions.Id(data.DESTINATION_IDS), is_needed=True),
    Field("location", positions.Id(data.LOCATION_IDS)),
    Field("rocket", positions.Number(0, max(data.TARGET)), default=0),
    Field("counted", positions.Number(0, max(data.SUCCESS_CARDS)), default=0),
    Field("deck", SUCCESS_DECK, "success"),
    Field("value", SUCCESS, default=NO_VALUE, short=True),
    Field("shown", Listed(SUCCESS), default=[], short=True),
    Field("declared_pad", CARDS, "declared", old="declared"),
    Field("drawn", Listed(DRAWN), if_any=True),
    Field("copied", CARD, default=NO_CARD, short=True),
    Field("scrap_on_success", CARDS, default=[], short=True),
    Field("succeeded", positions.Flag(), default=False, short=True),
    Field("window", positions.Word({f"w{window}": window for window in range(W1, W6 + 1)}), positions.unwritten),
)
AI: Final = Record(
    Field("vp", VP),
    Field("markers", MARKERS, default=0),
    Field("rocket", positions.Number(0, max(data.TARGET)), default=0),
    Field("location", Maybe(positions.Id(data.LOCATION_IDS), NO_LOCATION), default=NO_LOCATION),
    Field("first", SOLITAIRE, default=NO_CARD),
    Field("second", SOLITAIRE, default=NO_CARD),
    Field("deck", SOLITAIRES),
    Field("discard", SOLITAIRES, default=0),
)
POSITION: Final = Record(
    Field("players", positions.Number(PLAYERS[0], PLAYERS[-1]), lambda table, _: len(table.seats)),
    Field("mode", positions.Word({word: mode for mode, word in enumerate(data.MODE_IDS)})),
    Field("level", LEVEL, lambda table, _: table.level if table.mode == data.SOLO else None),
    Field("variants", positions.Cards(data.VARIANT_IDS, data.VARIANTS), default=[], short=True),
    Field("seats", Listed(SEAT, "seat")),
    Field("display", Listed(Maybe(DECK_CARD, NO_CARD))),
    Field("deck", DECK, lambda table, _: table),
    Field("engines", positions.Counts(ENGINE_IDS, data.CARDS, is_full=True)),
    Field("box", BOX, lambda table, _: counts_of(table.removed, data.KINDS) if table.removed else None),
    Field("arrivals", Arrivals(), told_arrivals, if_any=True),
    Field("first", positions.Seat(), default=0),
    Field("turn", positions.Seat()),
    Field("round", positions.Number(0, data.MOST_ROUNDS), default=1),
    Field("standstill", positions.Number(0, data.STANDSTILL_ROUNDS), default=0),
    Field("placed", positions.Flag(), "placed_in_round", default=False, short=True),
    Field("trigger", TRIGGER, if_any=True),
    Field("engines_bought", positions.Number(0, data.ENGINES_PER_TURN), default=0, short=True),
    Field("free_placements", positions.Number(0, data.CARDS), default=0, short=True),
    Field("draws_waiting", positions.Number(0, data.CARDS), default=0, short=True),
    Field("used", USED_IN_TURN, used_in_turn, default=0, short=True),
    Field("display_lost", positions.Flag(), default=False, short=True),
    Field("cart", CART, lambda table, _: None if table.cart == NO_CART else table),
    Field("launch", LAUNCH),
    Field("ai", AI),
    Field("end_reason", REASON, "ended", default=0, short=True, old="end"),
    Field("agenda", Listed(AGENDA_STEP), lambda table, _: None if table.ended != 0 else table.agenda),
)


# --- Setting up


def read(described: Any, table: Table) -> None:
    """Set up a table as described. What is refused here makes no table; `faults` tells of what is wrong with one."""
    players = positions.players_in(described, PLAYERS, data.TITLE, "RM-2.13")
    given = POSITION.read_part(described, WHOLE, players)
    set_mode(given, table, players)
    seats = given.get("seats", [{}] * players)
    if is_about_to_begin(given) and not any(seats):
        set_up(given, table, players)
        return
    table.seats = [seat_of(each, number, given.get("box") == REST) for number, each in enumerate(seats)]
    if table.mode == data.SOLO:
        table.ai = ai_of(given.get("ai", {}))
    credit_missions(given, table, seats)
    told = given.get("arrivals", {})
    table.arrivals = [told.get(number, present_seats(table, number)) for number in range(data.LOCATIONS)]
    deal_objectives(table, seats)
    lay_cards(given, table)
    set_turn(given, table)
    if "launch" in given:
        table.launch = launch_of(given["launch"], table.seats[table.turn])
    set_agenda(given, table)
    if not given.keys() & {"seats", "agenda", "launch"} and table.ended == 0:
        turns.deal_hands(table)  # RM-2.8: as at setup, before anybody acts
        effects.run(table)


def set_mode(given: dict[str, Any], table: Table, players: int) -> None:
    """RM-D.1: mode, level and variant cards, as far as they fit together."""
    table.mode = given.get("mode", data.SOLO if players == 1 else data.STANDARD)
    table.level = given.get("level", data.LEVEL_IDS.index("normal") if table.mode == data.SOLO else 0)
    table.variants = given.get("variants", [])
    if (table.mode == data.SOLO) != (players == 1):
        raise BadPosition("one player plays solo, and only one (RM-19.5, RM-20); change 'players' or 'mode'.")
    if "level" in given and table.mode != data.SOLO:
        raise BadPosition("only a solo game has a level (RM-20.5); leave 'level' out.")
    if "ai" in given and table.mode != data.SOLO:
        raise BadPosition("only a solo game has an AI opponent (RM-20.1); leave 'ai' out.")
    if table.variants and table.mode != data.STANDARD:
        raise BadPosition("there are variant cards in the standard game only (RM-18.4, RM-19.5); leave 'variants' out.")
    if len(table.variants) > data.VARIANTS_DRAWN or len(set(table.variants)) < len(table.variants):
        raise BadPosition(f"{data.VARIANTS_DRAWN} different variant cards are in play at most (RM-2.12).")


def is_about_to_begin(given: dict[str, Any]) -> bool:
    """Whether nothing is named that lies anywhere or has happened: then the match is about to be set up."""
    is_first_turn = "first" in given and given.get("turn") == given["first"]
    said = given.keys() - {"players", "mode", "level", "variants", "seats", "first"}
    return not said or (said == {"turn"} and is_first_turn)


def set_up(given: dict[str, Any], table: Table, players: int) -> None:
    """RM-2: a match about to be set up, perhaps with its first player (RM-2.10)."""
    effects.set_up(table, players, table.mode, table.level, table.variants, False)
    if "first" in given:
        table.first = table.turn = given["first"]
        table.agenda[0] = Step(data.BEGIN_TURN, table.first, 0)


def seat_of(given: dict[str, Any], number: int, takes_rest: bool) -> Seat:
    """RM-3: what lies in front of a player; left out, the HQ is all missions that are nowhere else."""
    known = given.get("known", [])
    hidden = positions.without_known(given.get("hand", []), known, data.CARD_IDS, f"seat {number}", "RM-3.11")
    seat = Seat(known, hidden, bag_of([0] * data.KINDS), [])
    SEAT.put(seat, given)
    TOKENS.put(seat, given.get("tokens", {}))
    USED.put(seat, given.get("used", {}))
    boxed = given.get("box", [])
    rest = counts_of([card for card in missing_missions(seat) if card not in boxed], data.KINDS)
    seat.hq = bag_of(given["hq"].get("bag", [0] * data.KINDS) if "hq" in given else rest)
    for card, count in enumerate(scoring.owned_cards(seat)[: data.MISSIONS]):
        if count + boxed.count(card) > 1:
            raise BadPosition(f"seat {number}: each player has one {data.CARD_IDS[card]} (RM-1.6), so name it once.")
        if count + boxed.count(card) == 0 and not takes_rest:
            raise BadPosition(positions.nowhere(f"{data.CARD_IDS[card]} of seat {number}", "one of its places"))
    turns.know_by_counting(seat)
    return seat


def ai_of(given: dict[str, Any]) -> Ai:
    """RM-20: the AI opponent of a solo game; solitaire cards that are nowhere else are in its deck."""
    ai = Ai()
    AI.put(ai, given)
    laid = sum({1 << card for card in (ai.first, ai.second) if card != NO_CARD})
    ai.deck = given.get("deck", ai.deck & ~ai.discard & ~laid)
    return ai


def credit_missions(given: dict[str, Any], table: Table, seats: list[dict[str, Any]]) -> None:
    """RM-11.5, RM-11.6: not said, the lowest seat was first somewhere and has the token; VP are what that scores."""
    for location in range(data.LOCATIONS):
        if not any(seat.firsts >> location & 1 for seat in table.seats):
            credit(table, seats, "firsts", 1 << location, 1 << location)
    table.discs = 0
    for destination in range(data.DESTINATIONS_COUNT) if table.mode == data.STANDARD else ():
        bit = 1 << destination
        if data.HAS_DISC[destination] and not any(seat.discs & bit for seat in table.seats):
            is_taken = credit(table, seats, "discs", bit, data.AT_DESTINATION[destination])
            table.discs |= 0 if is_taken else bit
    for seat, each in zip(table.seats, seats, strict=True):
        threats = data.THREAT_VP * scoring.threats(seat) if table.mode == data.SOLO else 0  # RM-20.9
        seat.vp = each.get("vp", vp_of(seat.markers, seat.firsts) + threats)
    ai = table.ai
    if ai is not None:
        firsts = ai.markers & ~table.seats[0].firsts
        ai.vp = given.get("ai", {}).get("vp", vp_of(ai.markers, firsts))


def credit(table: Table, seats: list[dict[str, Any]], key: str, bit: int, locations: int) -> bool:
    """Give what is due for a marker there to the lowest seat of which nothing is said; whether there is one."""
    for seat, each in zip(table.seats, seats, strict=True):
        if seat.markers & locations != 0 and key not in each:
            setattr(seat, key, getattr(seat, key) | bit)
            return True
    return False


def vp_of(markers: int, firsts: int) -> int:
    """RM-11.5: what the missions at these locations score."""
    there = [location for location in range(data.LOCATIONS) if markers >> location & 1]
    return sum((data.VP_FIRST if firsts >> location & 1 else data.VP_LATER)[location] for location in there)


def deal_objectives(table: Table, seats: list[dict[str, Any]]) -> None:
    """RM-2.9, RM-19.1, RM-20.4: personal objectives; those not named are dealt in the file's order."""
    for seat, each in zip(table.seats, seats, strict=True):
        seat.objectives = each.get("objectives", [])
    for seat, each in zip(table.seats, seats, strict=True):
        if "objectives" not in each:
            free = [objective for objective in range(data.OBJECTIVES) if decisions.is_dealable(table, objective)]
            seat.objectives = free[: table.objectives_dealt()]


def lay_cards(given: dict[str, Any], table: Table) -> None:
    """RM-2.2 to RM-2.4: display, asset deck and engine piles; what is left out takes what has no other place."""
    parts = data.LAYERS[table.mode][len(table.seats)]
    deck = given.get("deck", {})
    named = given.get("display", [])
    if len(named) > data.DISPLAY_SIZE:
        raise BadPosition(f"the display has {data.DISPLAY_SIZE} spaces, not {len(named)} (RM-1.1); name fewer.")
    top = [Layer(card, 0, data.TEAL if parts[data.TEAL][card] > 0 else data.PINK, 1) for card in deck.get("top", [])]
    under = [fixed(card, EVERYBODY) for card in deck.get("under", [])]
    table.display, table.deck = named, pile_of(top + under)
    table.layers = [bag_of(deck.get(key, [0] * data.KINDS)) for key in ("teal", "pink")]
    table.engines = given.get("engines", [0] * data.ENGINES)
    box = given.get("box", [0] * data.KINDS)
    table.removed = [] if box == REST else positions.cards_of(box)
    left = unplaced(table)
    for card in [card for part in parts for card, count in enumerate(part) if count > 0]:
        while left[card] > 0 and len(table.display) < data.DISPLAY_SIZE:
            table.display = [*table.display, card]
            left[card] -= 1
    table.display = table.display + [NO_CARD] * (data.DISPLAY_SIZE - len(table.display))
    for number, key in ((data.PINK, "pink"), (data.TEAL, "teal")):
        if key not in deck:
            table.layers[number] = bag_of([min(left[card], count) for card, count in enumerate(parts[number])])
            left = unplaced(table)
    if "engines" not in given:
        table.engines = left[data.FIRST_ENGINE : data.FIRST_THREAT]
    if box == REST:
        table.removed = positions.cards_of(unplaced(table))
    parted = [undecided(number, bag.total) for number, bag in enumerate(table.layers) if bag.total > 0]
    table.deck = pile_of(top + parted + under)


def supply(table: Table) -> list[int]:
    """RM-2.1, RM-2.3: how many there are of each card that no seat brings."""
    players = len(table.seats)
    teal, pink = data.LAYERS[table.mode][players]
    counts = [teal[card] + pink[card] for card in range(data.KINDS)]
    counts[data.FIRST_ENGINE : data.FIRST_THREAT] = data.ENGINE_COUNTS[players]
    return counts


def unplaced(table: Table) -> list[int]:
    """How many there are of each card that no seat brings and that has no place yet."""
    there = scoring.census(table)
    return [max(0, count - there[card]) for card, count in enumerate(supply(table))]


def set_turn(given: dict[str, Any], table: Table) -> None:
    """RM-5.1, RM-5.2, RM-16: whose turn it is, what has happened in it, and how far the match has come."""
    POSITION.put(table, given)
    CART.put(table, given.get("cart", {}))
    table.turn = given.get("turn", table.first)
    table.trigger = given.get("trigger", due_trigger(table))
    used = given.get("used", 0)
    table.used_depot, table.used_research, table.used_removal = bool(used & 1), bool(used & 2), bool(used & 4)


def due_trigger(table: Table) -> int:
    """RM-16.1 to RM-16.5: what markers and VP have triggered, or 0; in solo the turn's end looks for itself."""
    if table.mode == data.SOLO:
        return 0
    triggers = [scoring.end_trigger(table, player) for player in range(len(table.seats))]
    return next((reason for reason in triggers if reason != 0), 0)


def launch_of(given: dict[str, Any], seat: Seat) -> Launch:
    """RM-10: a launch that is under way; of the success cards that were drawn, those there are most of are gone."""
    destination = given["destination"]
    there = NO_LOCATION if seat.plan == NO_CARD else data.LOCATION_OF[seat.plan][destination]
    launch = Launch(destination, given.get("location", there))
    LAUNCH.put(launch, given)
    launch.declared = given.get("declared_pad")
    launch.drawn = [Drawn(pad=card.get("pad", seat.pad), **DRAWN.values(card)) for card in given.get("drawn", [])]
    rest = data.SUCCESS_COUNTS.copy()
    for value in out_of_deck(launch):
        rest[value] -= 1
    for _ in range(launch.counted - sum(card.fate == COUNTED for card in launch.drawn)):
        rest[rest.index(max(rest))] -= 1
    launch.success = given.get("deck", [max(0, count) for count in rest])
    launch.left = sum(launch.success)
    return launch


def out_of_deck(launch: Launch) -> list[int]:
    """The success cards that lie face up, or that are done with and told of."""
    done = [card.value for card in launch.drawn]
    return [*launch.shown, *done] if launch.value == NO_VALUE else [launch.value, *launch.shown, *done]


def set_agenda(given: dict[str, Any], table: Table) -> None:
    """What is still to happen, the next thing last; left out, the seat in turn acts, or answers in its launch."""
    table.agenda = given.get("agenda", [])
    if table.ended != 0:
        if table.agenda or table.launch is not None:
            raise BadPosition("the match is over and nothing happens any more (RM-16.4); leave 'agenda', 'launch' out.")
    elif "agenda" not in given and "launch" in given:
        table.agenda = [Step(data.WINDOW, table.turn, given["launch"].get("window", W1))]
    elif "agenda" not in given:
        table.agenda = [Step(data.ACT, table.turn, 0)]
