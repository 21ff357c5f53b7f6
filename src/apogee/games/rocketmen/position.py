"""Positions in the catalogue's words: how a table is written down, set up from a description, and checked.

POSITION describes every key once, for writing and reading. What a description leaves out is as at setup, with cards
taken from where they would be (docs/positions.md). `faults` says what is wrong with a table. A table without faults can
be played to its end; no match need have led to it.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from apogee.core import positions
from apogee.core.agenda import Step
from apogee.core.errors import BadPosition, shown
from apogee.core.pile import UNDECIDED, Layer, bag_of, fixed, is_covered, pile_of, undecided
from apogee.core.positions import REST, WHOLE, At, Field, Kind, Listed, Maybe, Record
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocketmen import data, decisions, effects, scoring, turns, vocabulary
from apogee.games.rocketmen.observation import ASKS, CARTS, USES, asks_word, counted
from apogee.games.rocketmen.state import (
    AI_SEAT,
    BUYING,
    COUNTED,
    DISCARDING,
    LEFT,
    NO_CARD,
    NO_CART,
    NO_LOCATION,
    NO_VALUE,
    PLACING,
    REPLACED,
    REPLACING,
    W1,
    W4,
    W6,
    Ai,
    Drawn,
    Launch,
    Seat,
    Table,
    count_bits,
)

PLAYERS: Final = range(1, data.MOST_PLAYERS + 1)
MISSION_IDS: Final = data.CARD_IDS[: data.MISSIONS]
SHARED_IDS: Final = data.CARD_IDS[data.MISSIONS :]
ENGINE_IDS: Final = data.CARD_IDS[data.FIRST_ENGINE : data.FIRST_THREAT]
DECK_IDS: Final = [card for card in SHARED_IDS if card not in ENGINE_IDS]
TRIGGERS: Final = (
    data.VICTORY_POINTS, data.DESTINATIONS, data.ALL_MARKERS, data.FOUR_MISSIONS, data.CLOSING_MARKET,
)  # fmt: skip

# Steps of the agenda. One is the last thing to happen before the next turn; above it are those that come first.
LAST: Final = (data.FIRST, data.BEGIN_TURN, data.ACT, data.END_TURN, data.NEXT_TURN)
IN_LAUNCH: Final = (
    data.SUCCESS, data.PLANNING, data.WINDOW, data.PICK, data.ABORT, data.SALVAGE, data.MISSION,
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
            raise at.bad(f"must be a dict of location and seats, not {shown(value)}.")
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
    Field("declared", CARDS),
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
    Field("box", BOX, lambda table, _: counted(table.removed) if table.removed else None),
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


def write(table: Table) -> dict[str, Any]:
    """The whole position; what is not going on now is left out."""
    return POSITION.write(table, table)


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
    rest = counted([card for card in missing_missions(seat) if card not in boxed])
    seat.hq = bag_of(given["hq"].get("bag", [0] * data.KINDS) if "hq" in given else rest)
    for card, count in enumerate(scoring.owned_cards(seat)[: data.MISSIONS]):
        if count + boxed.count(card) > 1:
            raise BadPosition(f"seat {number}: each player has one {data.CARD_IDS[card]} (RM-1.6), so name it once.")
        if count + boxed.count(card) == 0 and not takes_rest:
            raise BadPosition(nowhere(f"{data.CARD_IDS[card]} of seat {number}", "one of its places"))
    turns.know_by_counting(seat)
    return seat


def nowhere(what: str, places: str) -> str:
    """What to say of cards without a place."""
    return f'{what} is nowhere: put it in {places} or \'box\' ("box": "rest" takes all that is left over).'


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
            if key == "firsts":
                seat.firsts |= bit
            else:
                seat.discs |= bit
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
    table.removed = [] if box == REST else positions.listed(box)
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
        table.removed = positions.listed(unplaced(table))
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
    launch.declared = given.get("declared")
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


# --- Checks


def where(table: Table) -> str:
    """For whom cards are counted."""
    players = "in solo" if table.mode == data.SOLO else f"with {len(table.seats)} players"
    return players + (" in the Battle for Earth" if table.mode == data.BATTLE else "")


def lost_or_made(table: Table) -> Iterator[str]:
    """RM-2.1: every card is somewhere, and there are no more; a seat's own missions are counted where it is read."""
    there = scoring.census(table)
    for card, count in list(enumerate(supply(table)))[data.MISSIONS :]:
        if there[card] > count:
            name = data.CARD_IDS[card]
            yield f"the game has {count} of {name} {where(table)}, not {there[card]} (RM-2.1, RM-2.3); name no more."
        if there[card] < count:
            yield nowhere(f"{count - there[card]} of {data.CARD_IDS[card]}", "a seat, the display, the deck")


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
    ai = table.ai
    if ai is not None and count_bits(ai.markers) > data.MARKERS:
        yield f"ai: there are only {data.MARKERS} mission markers (RM-1.2, RM-15.5)."
    for location, order in enumerate(table.arrivals):
        usual = present_seats(table, location)
        is_known = any(number != AI_SEAT and was_first(table, number, location) for number in usual)
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
    laid = [card for card in (ai.first, ai.second) if card != NO_CARD]
    places = [ai.deck, ai.discard, *(1 << card for card in laid)]
    for card, word in enumerate(data.SOLITAIRE_IDS):
        if sum(place >> card & 1 for place in places) != 1:
            yield f"ai: {word} is nowhere or named twice: it is one of 'first', 'second', 'deck' or 'discard' (RM-1.5)."
    is_drawing = any(step.verb == data.SOLITAIRE and step.about == 1 for step in table.agenda)
    if (ai.second != NO_CARD and ai.first == NO_CARD) or (len(laid) == 1) != is_drawing:
        yield "ai: a mission is two solitaire cards (RM-20.7): give 'location', 'first' and 'second'."
    there = turns.ai_location(table, ai.first, ai.second) if len(laid) == 2 else NO_LOCATION
    if ai.location != there or (len(laid) == 2 and there == NO_LOCATION):
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
        most = spare + vp_of(seat.markers, seat.markers)
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
    is_face_up = step.verb == data.WINDOW and step.about == W4
    if is_face_up != (launch.value != NO_VALUE):
        yield "launch: a success card is face up in w4, and only there (RM-10.12): give 'value'."
    if launch.shown and step.verb not in (data.PICK, data.PLANNING):
        yield "launch: cards are shown only while Detailed Planning is used (RM-R.10); leave 'shown' out."
    is_flying = step.verb in (data.SUCCESS, data.PLANNING, data.PICK) or (step.verb == data.WINDOW and step.about != W6)
    limit = data.SUCCESS_CARDS[launch.destination]
    if launch.counted > limit or (launch.counted == limit and is_flying):
        yield f"launch: {limit} success cards are drawn at most (RM-10.9); lower 'counted'."
    if any(launch.scrap_on_success.count(card) > seat.play.count(card) for card in launch.scrap_on_success):
        yield "launch: what a success scraps lies in the play area; name it in 'play'."
    yield from wrong_success_deck(table, launch)


def wrong_success_deck(table: Table, launch: Launch) -> Iterator[str]:
    """RM-1.7, RM-10.9: no more success cards than there are, and no fewer than may still be drawn."""
    out = out_of_deck(launch)
    for value, count in enumerate(data.SUCCESS_COUNTS):
        if launch.success[value] + out.count(value) > count:
            yield f"launch: there are {count} success cards of value {data.SUCCESS_VALUES[value]} (RM-1.7)."
    gone = launch.counted + len(out) - sum(card.fate == COUNTED for card in launch.drawn)
    if launch.left > data.SUCCESS_TOTAL - gone:
        yield f"launch: {gone} success cards are out, so 'deck' holds at most {data.SUCCESS_TOTAL - gone} (RM-1.7)."
    needed = data.SUCCESS_CARDS[launch.destination] - launch.counted - (launch.value != NO_VALUE)
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
        return table.display[about] == NO_CARD and (turns.is_refill_due(table) or not is_next)
    if verb == data.DRAW:
        return is_next and table.seats[step.seat].hq.total > 0
    if verb == data.OBJECTIVE:
        return in_all <= table.objectives_dealt() - len(table.seats[step.seat].objectives)
    if verb == data.AI_TURN:
        return ai is not None and first == data.ACT
    if verb == data.SOLITAIRE:
        is_first_card = ai is not None and ai.location == NO_LOCATION and (about == 0) == (ai.first == NO_CARD)
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
    goes_on = turns.can_ai_fly(table) if ai.first == NO_CARD else turns.has_type_for(table, ai.first)
    return ai.deck != 0 and goes_on


def wrong_cart(table: Table) -> Iterator[str]:
    """RM-6 to RM-9: a cart can be put together in small steps: first all is chosen, then all is paid."""
    if table.cart == NO_CART:
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
    if again.cart == NO_CART or CART.write(again, again) != CART.write(table, table):
        yield f"cart: there is nothing in it, or nothing to {CARTS[table.cart]} (RM-6 to RM-9); leave 'cart' out."


def cart_actions(table: Table) -> list[int]:
    """The small steps that put a cart together."""
    is_planned = table.chosen_plan != NO_CARD
    return [
        *([vocabulary.PLACE_PLAN + table.chosen_plan] if is_planned and table.cart == PLACING else []),
        *(vocabulary.DISCARD_PAD + card for card in table.chosen_pad),
        *(CHOICES[table.cart] + card for card in table.chosen),
        *([vocabulary.DISCARD_PLAN] if is_planned and table.cart == DISCARDING else []),
        *(vocabulary.PAY + card for card in table.paid),
        *(vocabulary.PAY_PLACED + card for card in table.paid_placed),
        *([vocabulary.PAY_MONEY] * table.paid_money),
        *([vocabulary.PAY_SCIENCE] * table.paid_science),
    ]


CHOICES: Final = {  # what a cart's cards are for
    BUYING: vocabulary.BUY, PLACING: vocabulary.PLACE_PAD, REPLACING: vocabulary.REPLACE,
    DISCARDING: vocabulary.DISCARD_HAND,
}  # fmt: skip


faults: Final = positions.checked_by(
    lost_or_made, crowded_pads, wrong_markers, wrong_objectives, wrong_ai, wrong_end, too_many_points,
    wrong_agenda, wrong_launch, wrong_cart,
)  # fmt: skip
