"""Positions in the catalogue's words: writing the whole table down, and setting one up from a description.

What a description leaves out is as at setup, with cards taken from where they would be (docs/positions.md). One that
cannot occur is refused with the reason.
"""

from typing import Any, Final

from apogee.core.agenda import Step
from apogee.core.described import Described
from apogee.core.errors import BadPosition, shown
from apogee.core.pile import UNDECIDED, Layer, Pile, bag_of, fixed, pile_of, undecided
from apogee.core.types import NOBODY
from apogee.games.pocket_rockets import data, effects
from apogee.games.pocket_rockets.observation import bonus_words, by_kind, direction_word, rocket_json, stack_id
from apogee.games.pocket_rockets.state import COMMON, NO_FUEL, NO_TIP, NOWHERE, Rocket, Seat, Table

BONUS_BITS: Final = {
    data.BONUS_IDS[bonus]: bonus for bonus in (data.EXTRA_ACTION, data.EXTRA_HAND, data.FREE_DIRECTION)
}
BOX: Final = data.CARDS + data.FUEL_TOKENS  # it holds no more of anything
DIRECTIONS: Final = {"cw": data.CLOCKWISE, "ccw": data.COUNTERCLOCKWISE}
REASONS: Final = {word: reason for reason, word in data.END_REASON_IDS.items()}


# --- Writing


def write(table: Table) -> dict[str, Any]:
    """The whole position."""
    verbs = [step.verb for step in table.agenda]
    position: dict[str, Any] = {
        "seats": [write_seat(table, seat) for seat in table.seats],
        "ring": [None if site == NOWHERE else data.SITE_IDS[site] for site in table.ring],
        "arrow": direction_word(table.arrow),
        "fuel": {str(value): table.fuel[number] for number, value in enumerate(data.FUEL_VALUES)},
        "standstill": table.standstill,
    }
    if data.START not in verbs:
        position["starter"] = table.starter
        position["turn"] = table.turn
    if data.SPEND in verbs:
        position["points"] = table.points
        position["bound"] = direction_word(table.bound)
        position["progress"] = table.progressed
    if data.TAKE in verbs:
        position["search"] = stack_id(table.agenda[verbs.index(data.TAKE)].about)
    if table.ended != 0:
        position["end"] = data.END_REASON_IDS[table.ended]
    if table.stacks:
        position["stacks"] = {stack_id(number): write_stack(table, number) for number in range(data.STACKS)}
    position["common"] = by_kind(table.bags[COMMON].counts)
    box = {**by_kind(table.box), **fuel_in_box(table)}
    if box:
        position["box"] = box
    return position


def write_seat(table: Table, seat: Seat) -> dict[str, Any]:
    """One seat's things; what the setup has still to give is left out."""
    written: dict[str, Any] = {
        "hand": [data.CARD_IDS[card] for card in seat.hand()],
        "known": [data.CARD_IDS[card] for card in seat.known],
        "bonuses": bonus_words(seat.active),
        "bonuses_next_turn": bonus_words(seat.laid),
    }
    if seat.place != NOWHERE:
        written["site"] = data.SITE_IDS[table.ring[seat.place]]
    if seat.rockets:
        written["rockets"] = [rocket_json(rocket) for rocket in seat.rockets]
    return written


def write_stack(table: Table, number: int) -> Any:
    """A stack: a list where the order is fixed and only the top is known, otherwise what is known of it."""
    pile = table.stacks[number]
    is_searched = table.searcher[number] != NOBODY
    order = pile.known_to(NOBODY)  # a viewer without a seat knows what everybody knows
    below = pile.layers[len(order) :]
    covered = [data.CARD_IDS[layer.card] for layer in below if layer.card != UNDECIDED]
    if len(covered) == len(below) and len(order) <= 1 and not is_searched:
        return [*(data.CARD_IDS[card] for card in order), *covered]
    written: dict[str, Any] = {"top": [data.CARD_IDS[card] for card in order]}
    if covered:
        written["covered"] = covered
    own = table.bags[1 + number]
    if own.total > 0:
        written["bag"] = by_kind(own.counts)
    if pile.size > len(order) + len(covered) + own.total:
        written["common"] = pile.size - len(order) - len(covered) - own.total
    if is_searched:
        written["searched_by"] = table.searcher[number]
    return written


def fuel_in_box(table: Table) -> dict[str, int]:
    """Fuel tokens that are neither available nor on a rocket."""
    missing: dict[str, int] = {}
    for number, value in enumerate(data.FUEL_VALUES):
        placed = sum(1 for seat in table.seats for rocket in seat.rockets if rocket.fuel == value)
        if data.FUEL_COUNTS[number] > table.fuel[number] + placed:
            missing[data.FUEL_IDS[number]] = data.FUEL_COUNTS[number] - table.fuel[number] - placed
    return missing


# --- Reading


def read(described: Any, table: Table) -> None:
    """Set up a table as described."""
    position = Described(described, "the position")
    table.seats = []
    table.agenda = []
    position.only(
        "players", "seats", "ring", "arrow", "starter", "turn", "points", "bound", "progress", "standstill", "fuel",
        "stacks", "common", "search", "end", "box",
    )  # fmt: skip
    left = data.COPIES_OF.copy()  # cards that have no place yet
    read_ring(position, table)
    read_seats(position, table, left)
    read_fuel(position, table)
    read_stacks(position, table, left)
    read_turn(position, table)
    set_agenda(position, table)


def read_ring(position: Described, table: Table) -> None:
    """PR-2.1 to PR-2.3."""
    laid = position.list("ring", [None] * data.RING_SIZE)
    if len(laid) != data.RING_SIZE:
        raise BadPosition(f"the ring has {data.RING_SIZE} places, not {len(laid)} (PR-2.1).")
    table.ring = [NOWHERE if site is None else position.index("ring", site, data.SITE_IDS) for site in laid]
    for place, site in data.FIXED_PLACES.items():
        if table.ring[place] not in (NOWHERE, site):
            raise BadPosition(f"place {place} of the ring is the {data.SITE_IDS[site]}'s (PR-2.2).")
        table.ring[place] = site
    for site in table.ring:
        if site != NOWHERE and table.ring.count(site) > 1:
            raise BadPosition(f"{data.SITE_IDS[site]} lies on the ring twice; there is one of each site (PR-1.6).")
    if table.ring.count(NOWHERE) == 1:
        missing = next(site for site in data.RANDOM_SITES if site not in table.ring)
        table.ring[table.ring.index(NOWHERE)] = missing
    table.arrow = position.word("arrow", DIRECTIONS, data.START_DIRECTION)


def read_seats(position: Described, table: Table, left: list[int]) -> None:
    """PR-1.1, PR-2.4, PR-2.5: what lies in front of the players."""
    players = position.number("players", len(position.list("seats", [])), 0, 99)
    if players not in range(data.FEWEST_PLAYERS, data.MOST_PLAYERS + 1):
        raise BadPosition(
            f"{data.TITLE} is for {data.FEWEST_PLAYERS} to {data.MOST_PLAYERS} players, not {players} (PR-1.1); "
            "give one entry in 'seats' for each."
        )
    described = position.list("seats", [{} for _ in range(players)])
    if len(described) != players:
        raise BadPosition(f"there are {players} players but {len(described)} seats.")
    bases = data.STARTING_BASES[players].copy()
    for number, entry in enumerate(described):
        seat = Described(entry, f"seat {number}")
        seat.only("site", "hand", "known", "rockets", "bonuses", "bonuses_next_turn")
        table.seats.append(read_seat(seat, table, left))
        if table.seats[-1].rockets:  # this seat has had its starting base
            colour = table.seats[-1].rockets[0].colour
            colour = colour if bases[colour] > 0 else next(other for other in range(data.COLOURS) if bases[other] > 0)
            bases[colour] -= 1
    for colour, count in enumerate(bases):
        use(left, data.BASE_OF[colour], count)
    table.starting_bases = bases


def read_seat(seat: Described, table: Table, left: list[int]) -> Seat:
    """One seat's pawn, rockets, bonuses and hand."""
    place = NOWHERE
    if seat.has("site"):
        site = seat.index("site", seat.value["site"], data.SITE_IDS)
        if site not in table.ring:
            raise BadPosition(f"{seat.name}: {data.SITE_IDS[site]} has no place yet; describe the whole ring too.")
        place = table.ring.index(site)
    rockets = [
        read_rocket(entry, f"{seat.name}, rocket {n}", left) for n, entry in enumerate(seat.list("rockets", []), 1)
    ]
    if seat.has("rockets") and not rockets:
        raise BadPosition(
            f"{seat.name}: every player has at least the starting base (PR-2.4); leave 'rockets' out to be dealt one."
        )
    owned = 0
    for rocket in rockets:
        if rocket.is_complete() and data.BONUS_OF[rocket.tip] != data.PLUS_ONE:
            owned |= data.BONUS_OF[rocket.tip]
    laid = read_bonuses(seat, "bonuses_next_turn", 0)
    active = read_bonuses(seat, "bonuses", owned & ~laid)
    if active | laid != owned or active & laid != 0:
        raise BadPosition(
            f"{seat.name}: the tips of its rockets give {bonus_words(owned) or 'no lasting bonus'}; each is either in "
            "'bonuses' or in 'bonuses_next_turn' (PR-8.7)."
        )
    result = Seat(place, [], [], rockets, active, laid)
    hand = [seat.index("hand", card, data.CARD_IDS) for card in seat.list("hand", [])]
    if len(hand) > result.hand_limit():
        raise BadPosition(f"{seat.name} holds {len(hand)} cards, but may hold {result.hand_limit()} (PR-6.4).")
    for card in hand:
        use(left, card, 1)
    result.known = sorted(seat.index("known", card, data.CARD_IDS) for card in seat.list("known", []))
    for card in result.known:
        if card not in hand:
            raise BadPosition(f"{seat.name}: {data.CARD_IDS[card]} is in 'known' but not as often in 'hand' (PR-11.1).")
        hand.remove(card)
    result.hidden = sorted(hand)
    return result


def read_bonuses(seat: Described, key: str, default: int) -> int:
    """A set of lasting bonuses."""
    if not seat.has(key):
        return default
    bonuses = 0
    for word in seat.list(key, []):
        if not isinstance(word, str) or word not in BONUS_BITS:
            raise BadPosition(f"{seat.name}: {key} may name {', '.join(BONUS_BITS)}, not {word!r} (PR-8).")
        if bonuses & BONUS_BITS[word] != 0:
            raise BadPosition(f"{seat.name}: {key} names {word} twice; copies do not add up (PR-8.6).")
        bonuses |= BONUS_BITS[word]
    return bonuses


def read_rocket(entry: Any, name: str, left: list[int]) -> Rocket:
    """PR-7.2 to PR-7.5, PR-7.14: a rocket that can have been built."""
    rocket = Described(entry, name)
    rocket.only("colour", "segments", "tip", "fuel")
    colour = rocket.index("colour", rocket.value.get("colour"), data.COLOUR_IDS)
    segments = rocket.number("segments", 0, 0, data.CARDS)
    tip = NO_TIP
    if rocket.has("tip"):
        tip = rocket.index("tip", rocket.value["tip"], data.CARD_IDS)
        if data.PART_OF[tip] != data.TIP or data.COLOUR_OF[tip] != colour:
            raise BadPosition(f"{name}: {data.CARD_IDS[tip]} is no {data.COLOUR_IDS[colour]} tip (PR-7.5).")
        if segments < data.SEGMENTS_FOR_TIP:
            raise BadPosition(f"{name}: a tip needs at least {data.SEGMENTS_FOR_TIP} segment below it (PR-7.4).")
        use(left, tip, 1)
    fuel = NO_FUEL
    if rocket.has("fuel"):
        token: Any = rocket.value["fuel"]
        if type(token) is not int or token not in data.FUEL_VALUES:
            raise BadPosition(f"{name}: there is no fuel token of value {shown(token)} (PR-1.7).")
        fuel = token
        if tip == NO_TIP:
            raise BadPosition(f"{name}: only a complete rocket holds fuel (PR-7.14).")
    use(left, data.BASE_OF[colour], 1)
    use(left, data.SEGMENT_OF[colour], segments)
    return Rocket(colour, segments, tip, fuel)


def use(left: list[int], card: int, count: int) -> None:
    """Cards have found their place."""
    if count > left[card]:
        copies = data.COPIES_OF[card]
        raise BadPosition(f"there are only {copies} of {data.CARD_IDS[card]}, and the position needs more.")
    left[card] -= count


def read_fuel(position: Described, table: Table) -> None:
    """PR-1.7, PR-2.7: the tokens that are still available."""
    free = data.FUEL_COUNTS.copy()
    for seat in table.seats:
        for rocket in seat.rockets:
            if rocket.fuel != NO_FUEL:
                free[data.FUEL_VALUES.index(rocket.fuel)] -= 1
    takes_rest = position.value.get("box") == "rest"
    boxed = {} if takes_rest else position.counts("box", {}, data.CARD_IDS + data.FUEL_IDS, BOX)
    for number, value in enumerate(data.FUEL_VALUES):
        free[number] -= boxed.get(data.FUEL_IDS[number], 0)
        if free[number] < 0:
            raise BadPosition(f"there are only {data.FUEL_COUNTS[number]} fuel tokens of value {value} (PR-1.7).")
    default = {str(value): free[number] for number, value in enumerate(data.FUEL_VALUES)}
    fuel = position.counts("fuel", default, list(default), BOX)
    table.fuel = [fuel.get(str(value), 0) for value in data.FUEL_VALUES]
    for number, value in enumerate(data.FUEL_VALUES):
        if table.fuel[number] > free[number]:
            raise BadPosition(f"there are only {data.FUEL_COUNTS[number]} fuel tokens of value {value} (PR-1.7).")
        if table.fuel[number] < free[number] and position.value.get("box") != "rest":
            raise BadPosition(
                f"a fuel token of value {value} is nowhere: put it in 'fuel', on a complete rocket or in 'box' "
                '("box": "rest" takes all that is left over).'
            )
    table.fuel_left = sum(table.fuel)


def read_stacks(position: Described, table: Table, left: list[int]) -> None:
    """PR-2.8: stacks as described; those left out share the cards that have no place yet."""
    table.searcher = [NOBODY] * data.STACKS
    table.bags = [bag_of([0] * data.KINDS) for _ in range(1 + data.STACKS)]
    takes_rest = position.value.get("box") == "rest"
    boxed = {} if takes_rest else position.counts("box", {}, data.CARD_IDS + data.FUEL_IDS, BOX)
    table.box = [boxed.get(card, 0) for card in data.CARD_IDS]
    for card, count in enumerate(table.box):
        use(left, card, count)
    described = Described(position.value["stacks"] if position.has("stacks") else {}, "stacks")
    ids = [stack_id(number) for number in range(data.STACKS)]
    described.only(*ids)
    piles: list[Pile | None] = [None] * data.STACKS
    for number, site in enumerate(ids):
        if described.has(site):
            is_searched_now = position.value.get("search") == site
            piles[number] = read_stack(described.value[site], number, table, left, is_searched_now)
    wanted = sum(layer.count for pile in piles if pile is not None for layer in pile.layers if is_common(layer))
    if position.has("common"):
        common = position.counts("common", {}, data.CARD_IDS, BOX)
        for name, count in common.items():
            use(left, data.CARD_IDS.index(name), count)
        counts = [common.get(card, 0) for card in data.CARD_IDS]
        if sum(left) > 0 and takes_rest:
            table.box, left[:] = left.copy(), [0] * data.KINDS
    elif None not in piles and takes_rest and wanted == 0:
        counts, table.box = [0] * data.KINDS, left.copy()
        left[:] = [0] * data.KINDS
    else:
        counts, left[:] = left.copy(), [0] * data.KINDS
    table.bags[COMMON] = bag_of(counts)
    share_common(table, piles, table.bags[COMMON].total - wanted)
    if sum(left) > 0:
        card = next(card for card, count in enumerate(left) if count > 0)
        raise BadPosition(nowhere(left[card], card))


def is_common(layer: Layer) -> bool:
    """Whether a layer's cards come out of the common bag."""
    return layer.card == UNDECIDED and layer.bag == COMMON


def nowhere(count: int, card: int) -> str:
    """What to say of cards without a place."""
    return (
        f"{count} of {data.CARD_IDS[card]} {'is' if count == 1 else 'are'} nowhere: put them in a stack, a hand, a "
        'rocket or "box" ("box": "rest" takes all that is left over).'
    )


def share_common(table: Table, piles: list[Pile | None], spare: int) -> None:
    """The stacks that are left out share the common cards that no described stack needs."""
    if spare < 0:
        raise BadPosition(f"the stacks need {-spare} more common cards than there are.")
    open_numbers = [number for number, pile in enumerate(piles) if pile is None]
    if len(open_numbers) == data.STACKS:
        return  # all stacks are as at setup: they are laid when their time comes
    if spare > 0 and not open_numbers:
        counts = table.bags[COMMON].counts
        card = next(card for card, count in enumerate(counts) if count > 0)
        raise BadPosition(nowhere(counts[card], card))
    sizes = effects.even_split(spare, len(open_numbers)) if open_numbers else []
    for number, size in zip(open_numbers, sizes, strict=True):
        piles[number] = effects.common_pile(size)
    table.stacks = [pile for pile in piles if pile is not None]


def read_stack(entry: Any, number: int, table: Table, left: list[int], is_searched_now: bool) -> Pile:
    """A list, top first, of which only the top is known; or what is known of the stack."""
    name = f"stack {stack_id(number)}"
    is_list = isinstance(entry, list | tuple)
    stack = Described({"covered": entry} if is_list else entry, name)
    stack.only("top", "covered", "bag", "common", "searched_by")
    layers = [effects.OPEN[stack.index("top", card, data.CARD_IDS)] for card in stack.list("top", [])]
    for card in stack.list("covered", []):
        layers.append(fixed(stack.index("covered", card, data.CARD_IDS), 0))
    if is_list and layers:
        layers[0] = effects.OPEN[layers[0].card]
    for layer in layers:
        use(left, layer.card, 1)
    bag = stack.counts("bag", {}, data.CARD_IDS, BOX)
    counts = [bag.get(card, 0) for card in data.CARD_IDS]
    for card, count in enumerate(counts):
        use(left, card, count)
    table.bags[1 + number] = bag_of(counts)
    if sum(counts) > 0:
        layers.append(undecided(1 + number, sum(counts)))
    common = stack.number("common", 0, 0, data.CARDS)
    if common > 0:
        layers.append(undecided(COMMON, common))
    if stack.has("searched_by"):
        table.searcher[number] = stack.number("searched_by", 0, 0, len(table.seats) - 1)
        if (common > 0 and not is_searched_now) or stack.list("covered", []):
            raise BadPosition(f"{name}: whoever searched it knows its cards; put them in 'top' and 'bag' (PR-11.2).")
    return pile_of(layers)


def read_turn(position: Described, table: Table) -> None:
    """PR-3.1, PR-4.1, PR-9.3: whose turn it is and what is left of it."""
    last = len(table.seats) - 1
    table.turn = position.number("turn", position.number("starter", 0, 0, last), 0, last)
    table.starter = position.number("starter", table.turn, 0, last)
    seat = table.seats[table.turn]
    most = seat.action_points()
    table.points = position.number("points", 0, 0, most)
    table.bound = position.word("bound", DIRECTIONS, 0)
    if table.bound != 0 and seat.active & data.FREE_DIRECTION == 0:
        raise BadPosition("only an active free direction binds moves (PR-8.5); leave 'bound' out.")
    table.progressed = position.flag("progress", False)
    if table.points == most and (table.bound != 0 or table.progressed or position.has("search")):
        raise BadPosition("'bound', 'progress' and 'search' need an action point to have been spent (PR-4.2).")
    if position.has("points") and seat.laid != 0 and not table.progressed:
        raise BadPosition("a bonus laid in this turn is progress (PR-9.3); say so, or leave 'points' out.")
    table.standstill = position.number("standstill", 0, 0, data.STALEMATE_TURNS)
    for other in table.seats:
        if other.laid != 0 and other is not seat and table.standstill >= len(table.seats):
            raise BadPosition("a tip whose bonus has still to start was progress within the last round (PR-9.4).")
    read_end(position, table)


def read_end(position: Described, table: Table) -> None:
    """PR-9.1, PR-9.4: whether and why the match is over."""
    table.ended = position.word("end", REASONS, 0)
    if table.fuel_left == 0 and table.ended == 0:
        table.ended = data.FUEL_EXHAUSTED
    if (table.ended == data.FUEL_EXHAUSTED) != (table.fuel_left == 0):
        raise BadPosition("the match ends by fuel when no token is left, and only then (PR-9.1).")
    if (table.ended == data.STALEMATE) != (table.standstill == data.STALEMATE_TURNS):
        raise BadPosition(f"a standstill ends the match at {data.STALEMATE_TURNS} turns, and only then (PR-9.4).")
    for key in ("points", "search", "bound", "progress"):
        if table.ended != 0 and position.has(key) and position.value[key] is not False:
            raise BadPosition(f"the match is over and {key!r} means nothing any more (PR-9.1); leave it out.")


def set_agenda(position: Described, table: Table) -> None:
    """PR-2.10: what is still to happen follows from what lies there."""
    if table.ended != 0:
        require_set_up(table)
        return
    if any(seat.place == NOWHERE for seat in table.seats):
        require_nothing_played(position, table)
    for number in reversed(range(len(table.seats))):
        if not table.seats[number].rockets:
            table.agenda.append(Step(data.DEAL, number, 0))
    if not position.has("turn") and not position.has("starter"):
        table.agenda.append(Step(data.START, NOBODY, 0))
    if NOWHERE in table.ring:
        table.agenda.append(Step(data.SITE, NOBODY, 0))
    if not position.has("points"):
        for key in ("bound", "progress", "search"):
            if position.has(key) and position.value[key] is not False:
                raise BadPosition(f"{key!r} belongs to a turn that has begun: give 'points' too (PR-4.1).")
        effects.after_setup_step(table)
        return
    setup, table.agenda = table.agenda, [effects.SPENDS[table.turn]]
    require_turn(position, table)
    if position.has("search"):
        resume_search(position, table)
    else:
        effects.turn_up_tops(table)
        if table.points == 0 and len(table.agenda) == 1:
            raise BadPosition("a turn with no action points left is over (PR-4.6); give it to the next seat.")
    table.agenda += setup  # what chance has still to lay out comes first


def require_nothing_played(position: Described, table: Table) -> None:
    """PR-2.10: while a pawn is still to be placed, nothing has been drawn, built or turned round."""
    is_fresh = table.arrow == data.START_DIRECTION and table.standstill == 0 and not position.has("stacks")
    for seat in table.seats:
        bare = all(rocket.segments == 0 and rocket.tip == NO_TIP for rocket in seat.rockets)
        is_fresh = is_fresh and seat.hand_size() == 0 and len(seat.rockets) <= 1 and bare
    if not is_fresh:
        raise BadPosition("a seat without 'site' has still to place its pawn, and nothing is played before (PR-2.10).")
    if table.turn != table.starter:
        raise BadPosition("the starting player has the first turn (PR-3.1); leave 'turn' out while pawns are placed.")
    order = [(table.starter + offset) % len(table.seats) for offset in range(len(table.seats))]
    placed = [table.seats[number].place != NOWHERE for number in order]
    if any(placed) and (
        placed != sorted(placed, reverse=True) or not (position.has("starter") or position.has("turn"))
    ):
        raise BadPosition("pawns are placed in turn order from the starting player on (PR-3.2); give 'starter' too.")


def require_turn(position: Described, table: Table) -> None:
    """A turn that has begun needs its player, and pawns and stacks; ring and rockets chance can still lay out."""
    if not position.has("turn") and not position.has("starter"):
        raise BadPosition("a turn that has begun is somebody's: give 'turn' too (PR-4.1).")
    if any(seat.place == NOWHERE for seat in table.seats):
        raise BadPosition("no turn begins before all pawns are placed (PR-2.10): give every seat its 'site'.")
    if not table.stacks:
        effects.lay_stacks(table)


def require_set_up(table: Table) -> None:
    """A match that is over was set up and played."""
    if NOWHERE in table.ring or any(not seat.rockets or seat.place == NOWHERE for seat in table.seats):
        raise BadPosition("a match that is over has a whole ring, and rockets and a site for every seat (PR-2.10).")
    if not table.stacks:
        effects.lay_stacks(table)


def resume_search(position: Described, table: Table) -> None:
    """PR-D.3: a search that is going on."""
    number = position.index("search", position.value["search"], [stack_id(n) for n in range(data.STACKS)])
    pile = table.stacks[number]
    if pile.size == 0:
        raise BadPosition(f"{stack_id(number)} is empty and cannot be searched (PR-7.11).")
    seat = table.seats[table.turn]
    if data.SITE_ACTION[table.site(seat)] != data.RECYCLE:
        raise BadPosition("a search needs the pawn on the recycling depot (PR-4.4).")
    if seat.hand_size() >= seat.hand_limit():
        raise BadPosition(f"who searches has put a card down and holds {seat.hand_limit() - 1} at most (PR-7.11).")
    if all(table.stacks[other].size == 0 for other in range(data.STACKS) if other != number):
        raise BadPosition("the card put down before the search lies on another stack (PR-7.11), but those are empty.")
    for other in reversed(range(data.STACKS)):
        if other != number:
            effects.open_top(table, other)
    if len(table.agenda) > 1:
        raise BadPosition("while one stack is searched, the others lie with their top card open (PR-6.2).")
    effects.gather(table, number)
    table.searcher[number] = table.turn
    table.agenda.append(Step(data.TAKE, table.turn, number))
    if table.bags[1 + number].total < pile.size:
        table.agenda.append(Step(data.LOOK, table.turn, number))
