"""Positions in the catalogue's words: writing the whole table down, and setting one up from a description.

What a description leaves out is as at setup, with cards taken from where they would be (docs/positions.md). One that
cannot occur is refused with the reason.
"""

from typing import Any, Final

from apogee.core.agenda import Step
from apogee.core.described import Described
from apogee.core.errors import BadPosition, shown
from apogee.core.pile import UNDECIDED, Bag, Layer, bag_of, fixed, pile_of, undecided
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocketmen import data, decisions, effects, scoring, turns
from apogee.games.rocketmen.observation import (
    ASKS,
    CARTS,
    TOKENS,
    USES,
    asks_word,
    by_kind,
    card_word,
    card_words,
    counted,
    disc_words,
    engine_words,
    is_covered,
    location_words,
    solitaire_word,
    solitaire_words,
    success_words,
    token_counts,
    use_words,
)
from apogee.games.rocketmen.state import (
    BUYING,
    DISCARDING,
    EMPTY_BAG,
    NO_CARD,
    NO_CART,
    NO_LOCATION,
    NO_VALUE,
    PLACING,
    REPLACING,
    W1,
    W2,
    W3,
    W4,
    W5,
    W6,
    Ai,
    Launch,
    Seat,
    Table,
    count_bits,
)

BOX: Final = data.CARDS  # it holds no more of anything
MODES: Final = {word: mode for mode, word in enumerate(data.MODE_IDS)}
LEVELS: Final = {word: level for level, word in enumerate(data.LEVEL_IDS)}
REASONS: Final = {word: reason for reason, word in data.END_REASON_IDS.items()}
CART_KINDS: Final = {word: kind for kind, word in CARTS.items()}
VERBS: Final = {word: verb for verb, word in ASKS.items()}
CHOICES: Final = {  # what a cart's cards are for
    BUYING: ("buy", decisions.BUY),
    PLACING: ("place", decisions.PLACE_PAD),
    REPLACING: ("replace", decisions.REPLACE),
    DISCARDING: ("discard", decisions.DISCARD_HAND),
}
LASTING: Final = (  # steps after which something follows
    data.BEGIN_TURN, data.NEXT_TURN, data.END_TURN, data.FIRST, data.ACT, data.SUCCESS, data.PLANNING, data.WINDOW,
    data.PICK, data.ABORT, data.SALVAGE, data.MISSION,
)  # fmt: skip
WINDOWS: Final = {f"w{window}": window for window in range(W1, W6 + 1)}
SEATED: Final = (  # steps that ask nobody, but are some seat's
    data.BEGIN_TURN, data.DRAW_UP, data.END_TURN, data.NEXT_TURN, data.AI_TURN, data.DRAW, data.OBJECTIVE,
    data.PLANNING,
)  # fmt: skip
CHOSEN_BEFORE: Final = ("players", "mode", "level", "variants", "seats", "first")  # said before the match is set up
VALUES: Final = [str(value) for value in data.SUCCESS_VALUES]
MISSION_IDS: Final = data.CARD_IDS[: data.MISSIONS]
SHARED_IDS: Final = data.CARD_IDS[data.MISSIONS :]
ENGINE_IDS: Final = data.CARD_IDS[data.FIRST_ENGINE : data.FIRST_THREAT]
DECK_IDS: Final = [card for card in SHARED_IDS if card not in ENGINE_IDS]


# --- Writing


def write(table: Table) -> dict[str, Any]:
    """The whole position; what is not going on now is left out."""
    position: dict[str, Any] = {"players": len(table.seats), "mode": data.MODE_IDS[table.mode]}
    if table.mode == data.SOLO:
        position["level"] = data.LEVEL_IDS[table.level]
    if table.variants:
        position["variants"] = [data.VARIANT_IDS[variant] for variant in table.variants]
    position["seats"] = [write_seat(seat) for seat in table.seats]
    position["display"] = [card_word(card) for card in table.display]
    position["deck"] = write_deck(table)
    position["engines"] = engine_words(table.engines)
    box = by_kind(missing_cards(table))
    if box:
        position["box"] = box
    position["first"] = table.first
    position["turn"] = table.turn
    position["round"] = table.round
    position["standstill"] = table.standstill
    if table.placed_in_round:
        position["placed"] = True
    if table.trigger != 0:
        position["trigger"] = data.END_REASON_IDS[table.trigger]
    position |= write_turn(table)
    launch = table.launch
    if launch is not None:
        position["launch"] = write_launch(launch)
    ai = table.ai
    if ai is not None:
        position["ai"] = write_ai(ai)
    if table.ended != 0:
        position["end"] = data.END_REASON_IDS[table.ended]
    else:
        position["agenda"] = [write_step(step) for step in table.agenda]
    return position


def write_seat(seat: Seat) -> dict[str, Any]:
    """One seat's things; empty places are left out where that means the same."""
    written: dict[str, Any] = {
        "hand": card_words(seat.hand()),
        "known": card_words(seat.known),
        "hq": {"bag": by_kind(seat.hq.counts)},
    }
    if seat.plan != NO_CARD:
        written["plan"] = card_word(seat.plan)
    for key, cards in (
        ("pad", seat.pad), ("depot", seat.depot), ("play", seat.play), ("warehouse", seat.warehouse),
        ("scrapyard", seat.scrapyard), ("box", missing_missions(seat)),
    ):  # fmt: skip
        if cards:
            written[key] = card_words(cards)
    written["vp"] = seat.vp
    written["markers"] = location_words(seat.markers)
    written["firsts"] = location_words(seat.firsts)
    written["discs"] = disc_words(seat.discs)
    tokens = token_counts(seat)
    if any(tokens.values()):
        written["tokens"] = tokens
    if seat.science_used > 0 or seat.money_used > 0:
        written["used"] = {"science": seat.science_used, "money": seat.money_used}
    written["objectives"] = [data.OBJECTIVE_IDS[objective] for objective in seat.objectives]
    return written


def write_deck(table: Table) -> Any:
    """The asset deck: a list where all of it is in a fixed order that nobody knows, otherwise by its parts."""
    covered = [data.CARD_IDS[layer.card] for layer in table.deck.layers if is_covered(layer)]
    if covered and len(covered) == table.deck.size:
        return covered
    written: dict[str, Any] = {"top": covered} if covered else {}
    written["teal"] = by_kind(table.layers[data.TEAL].counts)
    written["pink"] = by_kind(table.layers[data.PINK].counts)
    under = [layer.card for layer in table.deck.layers if layer.card != UNDECIDED and not is_covered(layer)]
    if under:
        written["under"] = card_words(under)
    return written


def write_turn(table: Table) -> dict[str, Any]:
    """What has happened in the turn, and the cart."""
    written: dict[str, Any] = {}
    if table.engines_bought > 0:
        written["engines_bought"] = table.engines_bought
    if table.free_placements > 0:
        written["free_placements"] = table.free_placements
    if table.draws_waiting > 0:
        written["draws_waiting"] = table.draws_waiting
    used = use_words(table)
    if used:
        written["used"] = used
    if table.display_lost:
        written["display_lost"] = True
    if table.cart != NO_CART:
        written["cart"] = write_cart(table)
    return written


def write_cart(table: Table) -> dict[str, Any]:
    """What the acting player is putting together."""
    written: dict[str, Any] = {"kind": CARTS[table.cart]}
    if table.chosen_plan != NO_CARD:
        written["plan"] = card_word(table.chosen_plan)
    for key, cards in (
        ("cards", table.chosen), ("pad", table.chosen_pad), ("paid", table.paid), ("placed", table.paid_placed),
    ):  # fmt: skip
        if cards:
            written[key] = card_words(cards)
    if table.paid_money > 0:
        written["money_tokens"] = table.paid_money
    if table.paid_science > 0:
        written["science_tokens"] = table.paid_science
    return written


def write_launch(launch: Launch) -> dict[str, Any]:
    """A launch under way; its window is on the agenda."""
    written: dict[str, Any] = {
        "destination": data.DESTINATION_IDS[launch.destination],
        "location": data.LOCATION_IDS[launch.location],
        "rocket": launch.rocket,
        "counted": launch.counted,
        "deck": success_words(launch.success),
    }
    if launch.value != NO_VALUE:
        written["value"] = data.SUCCESS_VALUES[launch.value]
    if launch.shown:
        written["shown"] = [data.SUCCESS_VALUES[value] for value in launch.shown]
    if launch.copied != NO_CARD:
        written["copied"] = card_word(launch.copied)
    if launch.scrap_on_success:
        written["scrap_on_success"] = card_words(launch.scrap_on_success)
    if launch.succeeded:
        written["succeeded"] = True
    return written


def write_ai(ai: Ai) -> dict[str, Any]:
    """The AI opponent of a solo game."""
    return {
        "vp": ai.vp,
        "markers": location_words(ai.markers),
        "rocket": ai.rocket,
        "location": None if ai.location == NO_LOCATION else data.LOCATION_IDS[ai.location],
        "first": solitaire_word(ai.first),
        "second": solitaire_word(ai.second),
        "deck": solitaire_words(ai.deck),
        "discard": solitaire_words(ai.discard),
    }


def write_step(step: Step) -> str:
    """A step as its word, its seat, and what it is about; what would be empty is left out."""
    about = "" if step.about == 0 or step.verb == data.WINDOW else str(step.about)
    seat = str(step.seat) if step.seat >= 0 else "-" if about else ""
    return " ".join(part for part in (asks_word(step), seat, about) if part)


def missing_cards(table: Table) -> list[int]:
    """How many there are of each card that no seat brings and that is out of the game."""
    missing = supply(table)
    zones = [table.display, [layer.card for layer in table.deck.layers if layer.card != UNDECIDED]]
    for seat in table.seats:
        zones += [seat.known, seat.hidden, seat.pad, seat.depot, seat.play, seat.warehouse, seat.scrapyard]
    for cards in zones:
        for card in cards:
            if card != NO_CARD and card >= data.MISSIONS:
                missing[card] -= 1
    for counts in [seat.hq.counts for seat in table.seats] + [bag.counts for bag in table.layers]:
        for card in range(data.MISSIONS, data.KINDS):
            missing[card] -= counts[card]
    for engine, count in enumerate(table.engines):
        missing[data.FIRST_ENGINE + engine] -= count
    return missing


def missing_missions(seat: Seat) -> list[int]:
    """Mission cards of a seat that are out of the game."""
    there = [*seat.known, *seat.hidden, *seat.pad, *seat.depot, *seat.play, *seat.warehouse, *seat.scrapyard, seat.plan]
    return [card for card in range(data.MISSIONS) if card not in there and seat.hq.counts[card] == 0]


def supply(table: Table) -> list[int]:
    """RM-2.1, RM-2.3: how many there are of each card that no seat brings."""
    players = len(table.seats)
    teal, pink = data.LAYERS[table.mode][players]
    counts = [teal[card] + pink[card] for card in range(data.KINDS)]
    for engine, count in enumerate(data.ENGINE_COUNTS[players]):
        counts[data.FIRST_ENGINE + engine] = count
    return counts


# --- Reading


class Left:
    """The cards that have no place yet: those that no seat brings, and each seat's missions."""

    def __init__(self, table: Table, players: int) -> None:
        self.shared = supply(table)
        self.missions = [[True] * data.MISSIONS for _ in range(players)]
        self.where = "in solo" if table.mode == data.SOLO else f"with {players} players"
        if table.mode == data.BATTLE:
            self.where += " in the Battle for Earth"

    def use(self, card: int, name: str) -> None:
        """A card that no seat brings has found its place."""
        if self.shared[card] == 0:
            raise BadPosition(
                f"{name}: there are not so many of {data.CARD_IDS[card]} {self.where} (RM-2.1, RM-2.3); name each once."
            )
        self.shared[card] -= 1

    def use_own(self, player: int, card: int, name: str) -> None:
        """A card of a seat has found its place."""
        if card >= data.MISSIONS:
            self.use(card, name)
            return
        if not self.missions[player][card]:
            raise BadPosition(f"{name}: each player has one {data.CARD_IDS[card]} (RM-1.6), and it is named twice.")
        self.missions[player][card] = False


def read(described: Any, table: Table) -> None:
    """Set up a table as described."""
    position = Described(described, "the position")
    position.only(
        "players", "mode", "level", "variants", "seats", "display", "deck", "engines", "box", "first", "turn", "round",
        "standstill", "placed", "trigger", "engines_bought", "free_placements", "draws_waiting", "used", "display_lost",
        "cart", "launch", "ai", "end", "agenda",
    )  # fmt: skip
    players = read_mode(position, table)
    seats = [Described(entry, f"seat {number}") for number, entry in enumerate(position.list("seats", [{}] * players))]
    if len(seats) != players:
        raise BadPosition(f"there are {players} players but {len(seats)} seats.")
    if is_about_to_begin(position) and not any(seat.value for seat in seats):
        set_up(position, table, players)
        return
    left = Left(table, players)
    table.seats = [read_seat(seat, player, left) for player, seat in enumerate(seats)]
    read_ai(position, table)
    read_missions(table, seats)
    read_objectives(table, seats)
    read_box(position, left)
    read_cards(position, table, left)
    check_places(position, table, left)
    read_round(position, table)
    read_turn(position, table)
    read_launch(position, table)
    read_agenda(position, table)
    read_cart(position, table)
    check_display(table)
    maybe_deal_hands(position, table)
    check_answers(table)


def maybe_deal_hands(position: Described, table: Table) -> None:
    """RM-2.8: where nothing is said of the seats, their hands are dealt as at setup, before anybody acts."""
    if position.has("seats") or position.has("agenda") or table.ended != 0:
        return
    turns.deal_hands(table)
    effects.run(table)


def is_about_to_begin(position: Described) -> bool:
    """Whether nothing is named that lies anywhere or has happened: then the match is about to be set up."""
    named = [key for key in position.value if position.has(key)]
    is_first = position.has("first") and position.value.get("turn") == position.value["first"]
    return all(key in CHOSEN_BEFORE or (key == "turn" and is_first) for key in named)


def set_up(position: Described, table: Table, players: int) -> None:
    """RM-2: a match about to be set up, perhaps with its first player (RM-2.10)."""
    effects.set_up(table, players, table.mode, table.level, table.variants, False)
    if position.has("first"):
        table.first = position.number("first", 0, 0, players - 1)
        table.turn = table.first
        table.agenda[0] = Step(data.BEGIN_TURN, table.first, 0)


def read_mode(position: Described, table: Table) -> int:
    """RM-D.1: players, mode, level and variant cards; makes the empty seats."""
    players = position.number("players", len(position.list("seats", [])), 0, 99)
    if players not in range(1, data.MOST_PLAYERS + 1):
        raise BadPosition(
            f"{data.TITLE} is for 1 to {data.MOST_PLAYERS} players, not {players} (RM-2.13); give 'players', or one "
            "entry in 'seats' for each."
        )
    table.mode = position.word("mode", MODES, data.SOLO if players == 1 else data.STANDARD)
    if (table.mode == data.SOLO) != (players == 1):
        raise BadPosition("one player plays solo, and only one (RM-19.5, RM-20); change 'players' or 'mode'.")
    if position.has("level") and table.mode != data.SOLO:
        raise BadPosition("only a solo game has a level (RM-20.5); leave 'level' out.")
    table.level = position.word("level", LEVELS, LEVELS["normal"] if table.mode == data.SOLO else 0)
    variants = [position.index("variants", variant, data.VARIANT_IDS) for variant in position.list("variants", [])]
    if variants and table.mode != data.STANDARD:
        raise BadPosition("there are variant cards in the standard game only (RM-18.4, RM-19.5); leave 'variants' out.")
    if len(variants) > data.VARIANTS_DRAWN or len(set(variants)) < len(variants):
        raise BadPosition(f"{data.VARIANTS_DRAWN} different variant cards are in play at most (RM-2.12).")
    table.variants = sorted(variants)
    table.seats = [Seat([], [], EMPTY_BAG, []) for _ in range(players)]
    return players


def read_ids(part: Described, key: str, known: list[str]) -> list[int]:
    """Cards by id, ascending: a list, or a dict of id and count."""
    value: Any = part.value.get(key)
    words: list[Any] = []
    if isinstance(value, dict):
        for word, count in part.counts(key, {}, known, BOX).items():
            words += [word] * count
    else:
        words = part.list(key, [])
    return sorted(data.CARD_IDS.index(known[part.index(key, word, known)]) for word in words)


def read_seat(described: Described, player: int, left: Left) -> Seat:
    """RM-3: what lies in front of a player; the HQ comes later, when it is known what is left for it."""
    described.only(
        "hand", "known", "hq", "plan", "pad", "depot", "play", "warehouse", "scrapyard", "vp", "markers", "firsts",
        "discs", "tokens", "used", "objectives", "box",
    )  # fmt: skip
    name = described.name
    seat = Seat([], read_ids(described, "hand", data.CARD_IDS), EMPTY_BAG, [])
    # The play area keeps the order in which the cards came.
    seat.play = [described.index("play", card, data.CARD_IDS) for card in described.list("play", [])]
    seat.pad = read_ids(described, "pad", data.CARD_IDS)
    seat.depot = read_ids(described, "depot", data.CARD_IDS)
    seat.warehouse = read_ids(described, "warehouse", data.CARD_IDS)
    seat.scrapyard = read_ids(described, "scrapyard", data.CARD_IDS)
    for cards in (seat.hidden, seat.play, seat.pad, seat.depot, seat.warehouse, seat.scrapyard):
        for card in cards:
            left.use_own(player, card, name)
    for card in read_ids(described, "box", MISSION_IDS):
        left.use_own(player, card, name)
    if described.has("plan"):
        seat.plan = described.index("plan", described.value["plan"], MISSION_IDS)
        left.use_own(player, seat.plan, name)
    check_pad(name, seat)
    seat.hq = read_hq(described, player, left)
    for card in read_ids(described, "known", data.CARD_IDS):
        if card not in seat.hidden:
            raise BadPosition(f"{name}: {data.CARD_IDS[card]} is in 'known' but not as often in 'hand' (RM-3.11).")
        seat.hidden.remove(card)
        seat.known.append(card)
    if seat.hq.total == 0:  # RM-3.11: then everybody knows the hand by counting
        seat.known = sorted(seat.known + seat.hidden)
        seat.hidden = []
    read_tokens(described, seat)
    return seat


def read_hq(described: Described, player: int, left: Left) -> Bag:
    """RM-3.1: the HQ, in no order; left out, it is all missions that are nowhere else."""
    if not described.has("hq"):
        counts = [1 if card < data.MISSIONS and left.missions[player][card] else 0 for card in range(data.KINDS)]
        left.missions[player] = [False] * data.MISSIONS
        return bag_of(counts)
    entry: Any = described.value["hq"]
    hq = Described({"bag": entry} if isinstance(entry, list | tuple) else entry, f"{described.name}, hq")
    hq.only("bag")
    cards = read_ids(hq, "bag", data.CARD_IDS)
    for card in cards:
        left.use_own(player, card, hq.name)
    return bag_of(counted(cards))


def check_pad(name: str, seat: Seat) -> None:
    """RM-8.3 to RM-8.5, RM-R.9, RM-R.36: what can lie on a launch pad and in a depot."""
    for card in seat.pad:
        if not data.IS_FOR_PAD[card]:
            raise BadPosition(
                f"{name}: {data.CARD_IDS[card]} has no resource or rocket symbol and cannot lie on the pad (RM-8.4)."
            )
        if data.GROUP[card] == data.AN_ASSET and seat.pad.count(card) > 1:
            raise BadPosition(f"{name}: two {data.CARD_IDS[card]} cannot lie on one pad (RM-8.5).")
        if seat.plan == NO_CARD and card != data.DEPOT:
            raise BadPosition(
                f"{name}: without a mission on the plan, {data.CARD_IDS[card]} cannot lie on the pad (RM-8.3)."
            )
    if seat.depot and data.DEPOT not in seat.pad:
        raise BadPosition(f"{name}: 'depot' is what a depot on the pad holds, and there is none (RM-R.9).")
    if len(seat.depot) > data.DEPOT_CAPACITY:
        raise BadPosition(f"{name}: a depot holds {data.DEPOT_CAPACITY} cards at most (RM-R.9).")


def read_tokens(described: Described, seat: Seat) -> None:
    """RM-13: achievement tokens, and which of them are turned face down."""
    tokens = described.counts("tokens", {}, TOKENS, BOX)
    if max(tokens.values(), default=0) > 2 * data.MISSIONS:
        raise BadPosition(f"{described.name}: {data.MISSIONS} missions do not bring so many tokens (RM-13.5).")
    seat.rocket_tokens = tokens.get("rocket", 0)
    seat.hand_tokens = tokens.get("hand", 0)
    seat.science_tokens = tokens.get("science", 0)
    seat.money_tokens = tokens.get("money", 0)
    used = described.counts("used", {}, ("science", "money"), BOX)
    seat.science_used = used.get("science", 0)
    seat.money_used = used.get("money", 0)
    if seat.science_used > seat.science_tokens or seat.money_used > seat.money_tokens:
        raise BadPosition(f"{described.name}: more tokens are used than there are (RM-6.8); raise 'tokens'.")


def read_locations(part: Described, key: str) -> int:
    """Locations as bits."""
    found = 0
    for word in part.list(key, []):
        bit = 1 << part.index(key, word, data.LOCATION_IDS)
        if found & bit != 0:
            raise BadPosition(f"{part.name}: {key} names {word} twice; there is one marker per location (RM-15.5).")
        found |= bit
    return found


def check_markers(name: str, markers: int) -> None:
    """RM-15.5: no more markers than there are."""
    if count_bits(markers) > data.MARKERS:
        raise BadPosition(f"{name}: there are only {data.MARKERS} mission markers (RM-1.2, RM-15.5).")


def read_missions(table: Table, seats: list[Described]) -> None:
    """RM-11.4 to RM-11.6: markers, who was first, the tokens of Moon and Mars, and VP."""
    for seat, described in zip(table.seats, seats, strict=True):
        seat.markers = read_locations(described, "markers")
        seat.firsts = read_locations(described, "firsts")
        check_markers(described.name, seat.markers)
        if table.mode == data.BATTLE and (
            seat.markers & ~data.AT_DESTINATION[data.EARTH] != 0 or seat.missions() > data.BATTLE_MISSIONS
        ):
            raise BadPosition(
                f"{described.name}: the Battle for Earth has {data.BATTLE_MISSIONS} missions at most, all in Earth "
                "orbit (RM-19.2)."
            )
        if seat.firsts & ~seat.markers != 0:
            raise BadPosition(f"{described.name}: 'firsts' are some of its own 'markers' (RM-11.5).")
    for location in range(data.LOCATIONS):
        read_first(table, seats, location)
    table.discs = 0
    for destination in (data.MOON, data.MARS):
        read_disc(table, seats, destination)
    everywhere = 0
    for seat, described in zip(table.seats, seats, strict=True):
        everywhere |= seat.firsts
        vp = vp_of(seat.markers, seat.firsts)
        if table.mode == data.SOLO:
            vp += data.THREAT_VP * scoring.threats(seat)  # RM-20.9
        seat.vp = described.number("vp", vp, 0, data.HIGHEST_SCORE)
    ai = table.ai
    if ai is not None and ai.vp < 0:
        ai.vp = vp_of(ai.markers, ai.markers & ~everywhere)


def vp_of(markers: int, firsts: int) -> int:
    """RM-11.5: what the missions at these locations score."""
    values = [
        (data.VP_FIRST if (firsts >> location) & 1 == 1 else data.VP_LATER)[location]
        for location in range(data.LOCATIONS)
        if (markers >> location) & 1 == 1
    ]
    return sum(values)


def read_first(table: Table, seats: list[Described], location: int) -> None:
    """RM-11.5: one was first at each location with markers; not said, it is the lowest seat."""
    bit = 1 << location
    there = [player for player, seat in enumerate(table.seats) if seat.markers & bit != 0]
    named = [player for player in there if table.seats[player].firsts & bit != 0]
    open_to = [player for player in there if not seats[player].has("firsts")]
    if len(named) > 1:
        raise BadPosition(f"only one player was first at {data.LOCATION_IDS[location]} (RM-11.5).")
    ai = table.ai
    if there and not named and open_to:
        table.seats[open_to[0]].firsts |= bit
    elif there and not named and (ai is None or ai.markers & bit == 0):
        raise BadPosition(f"somebody was first at {data.LOCATION_IDS[location]} (RM-11.5); say who in 'firsts'.")


def read_disc(table: Table, seats: list[Described], destination: int) -> None:
    """RM-11.6: whose the token of the Moon or of Mars is; not said, it is the lowest seat with a mission there."""
    word = data.DESTINATION_IDS[destination]
    named = [player for player, seat in enumerate(seats) if word in seat.list("discs", [])]
    for seat in seats:
        for disc in seat.list("discs", []):
            if disc not in [data.DESTINATION_IDS[each] for each in (data.MOON, data.MARS)]:
                raise BadPosition(f"{seat.name}: the tokens in 'discs' are moon and mars, not {shown(disc)} (RM-1.3).")
    if table.mode != data.STANDARD:
        if named:
            raise BadPosition(f"there is no {word} token in this mode (RM-19.1, RM-20.3); leave 'discs' out.")
        return
    there = [player for player, seat in enumerate(table.seats) if seat.markers & data.AT_DESTINATION[destination] != 0]
    open_to = [player for player in there if not seats[player].has("discs")]
    if len(named) > 1:
        raise BadPosition(f"there is one {word} token (RM-1.3), and two seats have it.")
    if named and named[0] not in there:
        raise BadPosition(f"{seats[named[0]].name}: the {word} token is for a mission there (RM-11.6); give 'markers'.")
    if not named and there and not open_to:
        raise BadPosition(f"somebody took the {word} token with the first mission there (RM-11.6); say who in 'discs'.")
    if named or open_to:
        table.seats[(named or open_to)[0]].discs |= 1 << destination
    else:
        table.discs |= 1 << destination


def read_objectives(table: Table, seats: list[Described]) -> None:
    """RM-2.9, RM-19.1, RM-20.4: personal objectives; those not named are dealt in the file's order."""
    most = table.objectives_dealt()
    fit = [data.IS_FOR_SOLO[each] or table.mode != data.SOLO for each in range(data.OBJECTIVES)]
    free = fit.copy()
    for seat, described in zip(table.seats, seats, strict=True):
        named = described.list("objectives", [])
        seat.objectives = sorted(described.index("objectives", word, data.OBJECTIVE_IDS) for word in named)
        if len(seat.objectives) > most:
            raise BadPosition(
                f"{described.name}: a player holds {most} objectives at most in this mode (RM-2.9, RM-19.1, RM-20.4)."
            )
        for objective in seat.objectives:
            if not fit[objective]:
                raise BadPosition(f"{described.name}: {data.OBJECTIVE_IDS[objective]} is not for solo (RM-20.4).")
            if not free[objective]:
                raise BadPosition(f"{described.name}: there is one {data.OBJECTIVE_IDS[objective]} (RM-1.5).")
            free[objective] = False
    for seat, described in zip(table.seats, seats, strict=True):
        if not described.has("objectives"):
            seat.objectives = [objective for objective in range(data.OBJECTIVES) if free[objective]][:most]
            for objective in seat.objectives:
                free[objective] = False


def takes_rest(position: Described) -> bool:
    """Whether what has no place goes out of the game."""
    return isinstance(position.value.get("box"), str) and position.value["box"] == "rest"


def read_box(position: Described, left: Left) -> None:
    """Cards out of the game; a seat's missions are in the seat's own box."""
    if takes_rest(position) or not position.has("box"):
        return
    if not isinstance(position.value["box"], dict | list | tuple):
        raise BadPosition(f'the position: box must name cards, or be "rest", not {shown(position.value["box"])}.')
    for card in read_ids(position, "box", SHARED_IDS):
        left.use(card, "box")


def read_cards(position: Described, table: Table, left: Left) -> None:
    """RM-2.2 to RM-2.4: display, asset deck and engine piles; what is left out takes what has no other place."""
    teal, pink = data.LAYERS[table.mode][len(table.seats)]
    named = position.list("display", [])
    if len(named) > data.DISPLAY_SIZE:
        raise BadPosition(f"the display has {data.DISPLAY_SIZE} spaces, not {len(named)} (RM-1.1).")
    display = [NO_CARD if card is None else deck_card(position, "display", card) for card in named]
    for card in display:
        if card != NO_CARD:
            left.use(card, "display")
    entry: Any = position.value["deck"] if position.has("deck") else {}
    is_list = isinstance(entry, list | tuple)
    deck = Described({"top": entry, "teal": {}, "pink": {}} if is_list else entry, "deck")
    deck.only("top", "teal", "pink", "under")
    covered = [deck_card(deck, "top", card) for card in deck.list("top", [])]
    under = [deck_card(deck, "under", card) for card in deck.list("under", [])]
    for card in covered + under:
        left.use(card, "deck")
    layers = [read_layer(deck, "teal", teal, left), read_layer(deck, "pink", pink, left)]
    while len(display) < data.DISPLAY_SIZE:
        display.append(next_free(teal, pink, left))
    for number, key in ((data.PINK, "pink"), (data.TEAL, "teal")):
        if not deck.has(key):
            layers[number] = [min(left.shared[card], count) for card, count in enumerate([teal, pink][number])]
            left.shared = [count - layers[number][card] for card, count in enumerate(left.shared)]
    table.display = display
    table.layers = [bag_of(counts) for counts in layers]
    pile = [Layer(card, 0, data.TEAL if teal[card] > 0 else data.PINK, 1) for card in covered]
    pile += [undecided(number, sum(counts)) for number, counts in enumerate(layers) if sum(counts) > 0]
    pile += [fixed(card, EVERYBODY) for card in under]
    table.deck = pile_of(pile)
    read_engines(position, table, left)


def deck_card(part: Described, key: str, word: Any) -> int:
    """A card that can be in the asset deck."""
    return data.CARD_IDS.index(DECK_IDS[part.index(key, word, DECK_IDS)])


def read_layer(deck: Described, key: str, most: list[int], left: Left) -> list[int]:
    """RM-2.3: the cards of one part of the deck, in no order yet."""
    counts = [0] * data.KINDS
    for card in read_ids(deck, key, DECK_IDS):
        if most[card] == 0:
            raise BadPosition(f"deck: {data.CARD_IDS[card]} is no {key} card {left.where} (RM-2.1, RM-2.3).")
        left.use(card, "deck")
        counts[card] += 1
    return counts


def next_free(teal: list[int], pink: list[int], left: Left) -> int:
    """The first card in the file's order that has no place yet, teal before pink; or none."""
    for layer in (teal, pink):
        for card, count in enumerate(layer):
            if count > 0 and left.shared[card] > 0:
                left.use(card, "display")
                return card
    return NO_CARD


def read_engines(position: Described, table: Table, left: Left) -> None:
    """RM-2.2: the engine piles."""
    piles = left.shared[data.FIRST_ENGINE : data.FIRST_THREAT]
    if position.has("engines"):
        counts = position.counts("engines", {}, ENGINE_IDS, BOX)
        for engine, there in enumerate(piles):
            piles[engine] = counts.get(ENGINE_IDS[engine], 0)
            if piles[engine] > there:
                raise BadPosition(f"engines: there are not so many of {ENGINE_IDS[engine]} {left.where} (RM-2.1).")
    for engine, count in enumerate(piles):
        left.shared[data.FIRST_ENGINE + engine] -= count
    table.engines = piles


def check_places(position: Described, table: Table, left: Left) -> None:
    """Every card is somewhere; what is out of the game is in the box."""
    if not takes_rest(position):
        for card, count in enumerate(left.shared):
            if count > 0:
                raise BadPosition(nowhere(f"{count} of {data.CARD_IDS[card]}", "a seat, the display, the deck"))
        for player, missions in enumerate(left.missions):
            for card, is_left in enumerate(missions):
                if is_left:
                    raise BadPosition(nowhere(f"{data.CARD_IDS[card]} of seat {player}", "one of its places"))
    table.removed = [card for card, count in enumerate(missing_cards(table)) for _ in range(count)]


def nowhere(what: str, places: str) -> str:
    """What to say of cards without a place."""
    return f'{what} is nowhere: put it in {places} or \'box\' ("box": "rest" takes all that is left over).'


def read_ai(position: Described, table: Table) -> None:
    """RM-20: the AI opponent of a solo game."""
    if table.mode != data.SOLO:
        if position.has("ai"):
            raise BadPosition("only a solo game has an AI opponent (RM-20.1); leave 'ai' out.")
        return
    described = Described(position.value["ai"] if position.has("ai") else {}, "ai")
    described.only("vp", "markers", "rocket", "location", "first", "second", "deck", "discard")
    ai = Ai()
    table.ai = ai
    ai.markers = read_locations(described, "markers")
    check_markers("ai", ai.markers)
    ai.vp = -1 if not described.has("vp") else described.number("vp", 0, 0, data.HIGHEST_SCORE)
    ai.rocket = described.number("rocket", 0, 0, max(data.TARGET))
    used = 0
    for key in ("first", "second"):
        if described.has(key):
            card = described.index(key, described.value[key], data.SOLITAIRE_IDS)
            used = add_solitaire(used, card)
            if key == "first":
                ai.first = card
            else:
                ai.second = card
    for word in described.list("discard", []):
        bit = 1 << described.index("discard", word, data.SOLITAIRE_IDS)
        used = add_solitaire(used, bit.bit_length() - 1)
        ai.discard |= bit
    ai.deck &= ~used
    if described.has("deck"):
        ai.deck = 0
        for word in described.list("deck", []):
            used = add_solitaire(used, described.index("deck", word, data.SOLITAIRE_IDS))
            ai.deck |= 1 << data.SOLITAIRE_IDS.index(word)
        if used != (1 << data.SOLITAIRES) - 1:
            raise BadPosition("ai: a solitaire card is nowhere: put it in 'first', 'second', 'deck' or 'discard'.")
    if described.has("location"):
        ai.location = described.index("location", described.value["location"], data.LOCATION_IDS)
        if (ai.markers >> ai.location) & 1 == 1:
            raise BadPosition("ai: its mission leads where it already has a marker (RM-20.7).")
        if ai.rocket >= data.TARGET[data.DESTINATION_OF[ai.location]]:
            raise BadPosition("ai: a rocket at its target has completed its mission (RM-20.6).")
    if ai.location != NO_LOCATION and ai.second != NO_CARD and ai.first != NO_CARD:
        destination = data.SOLITAIRE_DESTINATION[table.level][ai.first]
        if data.LOCATION_AT[destination][data.SOLITAIRE_TYPE[ai.second]] != ai.location:
            raise BadPosition("ai: its two solitaire cards lead to another location (RM-20.7).")
    if (ai.location == NO_LOCATION) != (ai.second == NO_CARD) or (ai.second != NO_CARD and ai.first == NO_CARD):
        raise BadPosition("ai: a mission is two solitaire cards (RM-20.7): give 'location', 'first' and 'second'.")


def add_solitaire(used: int, card: int) -> int:
    """The solitaire cards that have a place, with one more."""
    if (used >> card) & 1 == 1:
        raise BadPosition(f"ai: {data.SOLITAIRE_IDS[card]} is named twice (RM-1.5).")
    return used | 1 << card


def read_round(position: Described, table: Table) -> None:
    """RM-5.1, RM-16: whose turn it is, and how far the match has come."""
    last = len(table.seats) - 1
    table.first = position.number("first", 0, 0, last)
    table.turn = position.number("turn", table.first, 0, last)
    table.round = position.number("round", 1, 0, data.MOST_ROUNDS)
    table.standstill = position.number("standstill", 0, 0, data.STANDSTILL_ROUNDS)
    table.placed_in_round = position.flag("placed", False)
    table.trigger = position.word("trigger", REASONS, due_trigger(table))
    table.ended = position.word("end", REASONS, 0)
    if table.ended != 0 and position.list("agenda", []):
        raise BadPosition("the match is over and asks nobody any more (RM-16.4); leave 'agenda' out.")
    if table.standstill == data.STANDSTILL_ROUNDS and table.ended == 0:
        raise BadPosition(f"a standstill of {data.STANDSTILL_ROUNDS} rounds has ended the match (RM-16.6); give 'end'.")


def due_trigger(table: Table) -> int:
    """RM-16.1 to RM-16.5: what markers and VP have triggered, or 0; in solo the turn's end looks for itself."""
    if table.mode == data.SOLO:
        return 0
    triggers = [scoring.end_trigger(table, player) for player in range(len(table.seats))]
    return next((reason for reason in triggers if reason != 0), 0)


def read_turn(position: Described, table: Table) -> None:
    """RM-5.2: what has happened in the turn."""
    table.engines_bought = position.number("engines_bought", 0, 0, data.ENGINES_PER_TURN)
    table.free_placements = position.number("free_placements", 0, 0, data.CARDS)
    table.draws_waiting = position.number("draws_waiting", 0, 0, data.CARDS)
    used = position.list("used", [])
    for use in used:
        if use not in USES:
            raise BadPosition(f"the position: used names {', '.join(USES)}, not {shown(use)}.")
    table.used_depot = "depot" in used
    table.used_research = "research" in used
    table.used_removal = "removal" in used
    table.display_lost = position.flag("display_lost", False)


def read_value(part: Described, key: str, value: Any) -> int:
    """The number of a success value."""
    if type(value) is not int or value not in data.SUCCESS_VALUES:
        raise BadPosition(f"{part.name}: {key}: there is no success card {shown(value)} (RM-1.7).")
    return data.SUCCESS_VALUES.index(value)


def read_launch(position: Described, table: Table) -> None:
    """RM-10: a launch that is under way."""
    if not position.has("launch"):
        return
    described = Described(position.value["launch"], "launch")
    described.only(
        "destination", "location", "rocket", "counted", "value", "deck", "shown", "copied", "scrap_on_success",
        "succeeded", "window",
    )  # fmt: skip
    seat = table.seats[table.turn]
    destination = described.index("destination", described.value.get("destination"), data.DESTINATION_IDS)
    location = NO_LOCATION if seat.plan == NO_CARD else data.LOCATION_OF[seat.plan][destination]
    if location == NO_LOCATION:
        raise BadPosition(
            f"launch: seat {table.turn} has no mission on its plan that leads to {data.DESTINATION_IDS[destination]} "
            "(RM-10.3); give 'plan'."
        )
    if described.has("location") and described.value["location"] != data.LOCATION_IDS[location]:
        raise BadPosition(
            f"launch: this mission leads to {data.LOCATION_IDS[location]} (RM-10.2); leave 'location' out."
        )
    if (seat.markers >> location) & 1 == 1 or seat.missions() >= table.most_missions():
        raise BadPosition(f"launch: seat {table.turn} has a marker there already, or none left (RM-10.0a, RM-10.3).")
    launch = Launch(destination, location)
    launch.rocket = described.number("rocket", 0, 0, data.CARDS)
    launch.counted = described.number("counted", 0, 0, data.SUCCESS_CARDS[destination])
    if described.has("value"):
        launch.value = read_value(described, "value", described.value["value"])
    launch.shown = [read_value(described, "shown", value) for value in described.list("shown", [])]
    most = data.SUCCESS_COUNTS.copy()
    for value in launch.shown if launch.value == NO_VALUE else [launch.value, *launch.shown]:
        most[value] -= 1
    rest = dict(zip(VALUES, without_counted(most, launch.counted), strict=True))
    counts = described.counts("deck", rest, VALUES, BOX)
    launch.success = [counts.get(value, 0) for value in VALUES]
    launch.left = sum(launch.success)
    if any(count > most[value] for value, count in enumerate(launch.success)) or min(most) < 0:
        raise BadPosition("launch: there are not so many success cards of one value (RM-1.7).")
    if described.has("copied"):
        launch.copied = described.index("copied", described.value["copied"], data.CARD_IDS)
        if data.COPIER not in seat.pad:
            raise BadPosition("launch: only an industrial espionage on the pad copies a card (RM-R.11).")
    launch.scrap_on_success = read_ids(described, "scrap_on_success", data.CARD_IDS)
    for card in launch.scrap_on_success:
        if card not in seat.play:
            raise BadPosition(
                f"launch: {data.CARD_IDS[card]} is not in the play area, from where it would be scrapped."
            )
    launch.succeeded = described.flag("succeeded", False)
    if table.mode == data.BATTLE and destination != data.EARTH:
        raise BadPosition("launch: the Battle for Earth is fought in Earth orbit (RM-19.2).")
    gone = launch.counted + len(launch.shown) + (0 if launch.value == NO_VALUE else 1)
    if launch.left > data.SUCCESS_TOTAL - gone:
        raise BadPosition(f"launch: {gone} success cards are out, so 'deck' holds at most {data.SUCCESS_TOTAL - gone}.")
    if launch.left < data.SUCCESS_CARDS[destination] - launch.counted:
        raise BadPosition("launch: 'deck' holds fewer success cards than may still be drawn (RM-10.9).")
    table.launch = launch


def without_counted(counts: list[int], number: int) -> list[int]:
    """A success deck where nothing is said of the cards drawn so far: always one of those there are most of is gone."""
    left = counts.copy()
    for _ in range(number):
        left[left.index(max(left))] -= 1
    return left


def check_launch(launch: Launch, step: Step, seat: Seat) -> None:
    """RM-10.12: what is asked fits how far the launch has come."""
    limit = data.SUCCESS_CARDS[launch.destination]
    window = step.about if step.verb == data.WINDOW else 0
    if window in (W1, W2, W3) and launch.counted > 0:
        raise BadPosition("launch: before the first draw no success card has counted (RM-10.12).")
    if window == W5 and not 0 < launch.counted < limit:
        raise BadPosition(
            f"launch: in w5 at least 1 success card has counted, and fewer than {limit} (RM-10.9, RM-11.1)."
        )
    if window == W6 and launch.counted != limit:
        raise BadPosition(f"launch: in w6 all {limit} success cards have counted (RM-10.12).")
    if (window == W4) != (launch.value != NO_VALUE):
        raise BadPosition("launch: a success card is face up in w4, and only there: give 'value' (RM-10.12).")
    if launch.shown and step.verb not in (data.PICK, data.PLANNING):
        raise BadPosition("launch: cards are shown only while Detailed Planning is used (RM-R.10).")
    if step.verb == data.PICK and not launch.shown:
        raise BadPosition("launch: one of the cards in 'shown' is picked (RM-R.10).")
    if window > W1 and launch.rocket >= data.TARGET[launch.destination]:
        raise BadPosition("launch: a rocket at its target has arrived (RM-10.13).")
    losable = sum(1 for card in seat.pad if not decisions.is_permanent(card))
    if step.verb == data.ABORT and not 0 < step.about < losable:
        raise BadPosition(
            f"launch: of {losable} pad cards an abort lets choose fewer, and at least 1 (RM-11.1, RM-R.37)."
        )


def read_agenda(position: Described, table: Table) -> None:
    """What is still to happen, the next thing last; left out, the seat in turn acts, or answers in its launch."""
    table.agenda = []
    launch = table.launch
    if table.ended != 0:
        return
    if position.has("agenda"):
        table.agenda = [read_step(entry, len(table.seats)) for entry in position.list("agenda", [])]
    elif launch is not None:
        window = Described(position.value["launch"], "launch").word("window", WINDOWS, W1)
        table.agenda.append(Step(data.WINDOW, table.turn, window))
    else:
        table.agenda.append(Step(data.ACT, table.turn, 0))
    if not table.agenda:
        raise BadPosition("a match that is not over asks somebody: leave 'agenda' out, or give 'end'.")
    if table.agenda[0].verb not in LASTING:
        raise BadPosition(
            f"agenda: after {write_step(table.agenda[0])!r} nothing would follow; begin it with 'act {table.turn}', or "
            f"with 'end_turn {table.turn}'."
        )
    check_deals(table)
    step = table.agenda[-1]
    word = write_step(step)
    if step.verb < data.FIRST_CHANCE:
        raise BadPosition(f"agenda: {word} needs no answer, so it cannot be next.")
    if step.verb >= data.FIRST_PLAYER and step.seat != table.turn:
        raise BadPosition(f"agenda: {word} asks seat {step.seat}, but it is the turn of seat {table.turn} (RM-5.1).")
    is_of_launch = data.WINDOW <= step.verb <= data.MISSION or step.verb in (data.SUCCESS, data.PLANNING)
    if is_of_launch and launch is None:
        raise BadPosition(f"agenda: {word} belongs to a launch (RM-10.12); give 'launch'.")
    if launch is not None and not is_of_launch:
        raise BadPosition(f"agenda: {word} cannot be asked during a launch (RM-10.0b); leave 'launch' out.")
    if launch is not None:
        check_launch(launch, step, table.seats[table.turn])
    if step.verb == data.SOLITAIRE and table.ai is None:
        raise BadPosition("agenda: only the AI of a solo game draws solitaire cards (RM-20.7).")
    if step.verb == data.REFILL and (table.deck.top() != UNDECIDED or table.deck.size == 0):
        raise BadPosition(
            "agenda: chance reveals no card of a deck that is empty, or begins in a fixed order (RM-7.8)."
        )
    if step.verb == data.REFILL and not (step.about < data.DISPLAY_SIZE and table.display[step.about] == NO_CARD):
        raise BadPosition(f"agenda: {word} needs an empty space of the display (RM-7.3).")


def check_deals(table: Table) -> None:
    """RM-2.9, RM-2.12: chance deals no more objectives and variant cards than there are to have."""
    for step in table.agenda:
        if step.verb == data.OBJECTIVE:
            held = step.about + len(table.seats[step.seat].objectives)
            if step.about == 0 or held > table.objectives_dealt():
                raise BadPosition(f"agenda: {write_step(step)!r} does not fit what seat {step.seat} holds (RM-2.9).")
        if step.verb == data.VARIANT and (
            table.mode != data.STANDARD or step.about + len(table.variants) != data.VARIANTS_DRAWN
        ):
            raise BadPosition(f"agenda: {write_step(step)!r} does not fit the variant cards in play (RM-2.12).")


def read_step(entry: Any, players: int) -> Step:
    """A step as its word, its seat, and what it is about."""
    parts = entry.split() if isinstance(entry, str) else []
    if not 1 <= len(parts) <= 3 or (parts[0] not in VERBS and parts[0] not in WINDOWS):
        raise BadPosition(
            f"agenda: a step is a word, a seat and a number, such as 'act 0' or 'draw 1 2', not {shown(entry)}."
        )
    seat = NOBODY
    if len(parts) > 1 and parts[1] != "-":
        if parts[1] not in [str(player) for player in range(players)]:
            raise BadPosition(f"agenda: {entry!r} names no seat of this match.")
        seat = int(parts[1])
    about = int(parts[2]) if len(parts) > 2 and parts[2].isdecimal() and len(parts[2]) < 4 else 0
    if len(parts) > 2 and str(about) != parts[2]:
        raise BadPosition(f"agenda: {entry!r} ends with no number that it could be about.")
    if parts[0] in WINDOWS:
        return Step(data.WINDOW, seat, WINDOWS[parts[0]])
    verb = VERBS[parts[0]]
    if seat == NOBODY and (verb >= data.FIRST_PLAYER or verb in SEATED):
        raise BadPosition(f"agenda: {entry!r} needs a seat.")
    return Step(verb, seat, about)


def read_cart(position: Described, table: Table) -> None:
    """What the acting player is putting together, which nobody else knows of: each part must have been possible."""
    table.clear_cart()
    if not position.has("cart"):
        return
    described = Described(position.value["cart"], "cart")
    described.only("kind", "cards", "plan", "pad", "paid", "placed", "money_tokens", "science_tokens")
    kind = described.word("kind", CART_KINDS, NO_CART)
    verb = table.agenda[-1].verb if table.agenda else -1
    if kind == NO_CART or (verb != data.ACT and not (kind == DISCARDING and verb in (data.CYCLE, data.SURPLUS))):
        raise BadPosition(
            f"cart: it has a kind ({', '.join(CART_KINDS)}), and is filled in the action phase, or with discards at "
            "the end of the turn (RM-5.2, RM-12.1)."
        )
    steps = cart_steps(described, kind)
    if not steps:
        raise BadPosition("cart: there is nothing in it; leave 'cart' out.")
    for words, action in steps:
        if decisions.bar(table, table.turn, action) != 0:
            raise BadPosition(f"cart: seat {table.turn} cannot {words} here (RM-6 to RM-9).")
        effects.act(table, table.turn, action)


def cart_steps(described: Described, kind: int) -> list[tuple[str, int]]:
    """The small steps that put a cart together, in words and as actions: first all is chosen, then all is paid."""
    steps: list[tuple[str, int]] = []
    if described.has("plan") and kind == PLACING:
        plan = described.index("plan", described.value["plan"], MISSION_IDS)
        steps.append((f"place {MISSION_IDS[plan]} on the plan", decisions.PLACE_PLAN + plan))
    for key, verb, block in (
        ("pad", "discard", decisions.DISCARD_PAD), ("cards", *CHOICES[kind]), ("paid", "pay with", decisions.PAY),
        ("placed", "pay with", decisions.PAY_PLACED),
    ):  # fmt: skip
        steps += [(f"{verb} {data.CARD_IDS[card]}", block + card) for card in read_ids(described, key, data.CARD_IDS)]
    if described.has("plan") and kind != PLACING:
        steps.append(("discard the plan", decisions.DISCARD_PLAN))
    most = data.MISSIONS
    steps += [("pay with a money token", decisions.PAY_MONEY)] * described.number("money_tokens", 0, 0, most)
    steps += [("pay with a science token", decisions.PAY_SCIENCE)] * described.number("science_tokens", 0, 0, most)
    return steps


def check_display(table: Table) -> None:
    """RM-7.3, RM-20.9: an empty space is refilled at once, except in solo; and somebody can answer."""
    is_refilled = table.mode != data.SOLO and table.deck.size > 0
    if is_refilled and NO_CARD in table.display and all(step.verb != data.REFILL for step in table.agenda):
        raise BadPosition("an empty space of the display is refilled at once while the deck lasts (RM-7.3).")


def check_answers(table: Table) -> None:
    """Whoever is asked can answer."""
    if table.ended != 0:
        return
    step = table.agenda[-1]
    can_answer = (
        decisions.legal_actions(table, step.seat)
        if step.verb >= data.FIRST_PLAYER
        else decisions.chance_outcomes(table)
    )
    if not can_answer:
        raise BadPosition(f"agenda: nothing could be answered to {write_step(step)!r} here.")
