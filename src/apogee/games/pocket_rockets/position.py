"""Positions in the catalogue's words: how a table is written down, and set up from a description.

POSITION describes every key once, for writing and reading. What a description leaves out is as at setup, with cards
taken from where they would be (docs/positions.md). What is wrong with a table then, faults.py says.
"""

from collections.abc import Callable
from typing import Any, Final

from apogee.core import positions
from apogee.core.agenda import Step
from apogee.core.errors import BadPosition
from apogee.core.pile import UNDECIDED, Pile, bag_of, fixed, pile_of, undecided
from apogee.core.positions import REST, WHOLE, Field, Listed, Maybe, Record
from apogee.core.types import NOBODY
from apogee.games.pocket_rockets import data, effects, scoring
from apogee.games.pocket_rockets.state import COMMON, NO_FUEL, NO_TIP, NOWHERE, Rocket, Seat, Table

PLAYERS: Final = range(data.FEWEST_PLAYERS, data.MOST_PLAYERS + 1)
BOXED_IDS: Final = data.CARD_IDS + data.FUEL_IDS
LASTING: Final = (data.EXTRA_ACTION, data.EXTRA_HAND, data.FREE_DIRECTION)
NO_CARDS: Final = [0] * data.KINDS


# --- What a position says


class Known:
    """What is known of a stack: its keys."""

    def __init__(self, table: Table, stack: int) -> None:
        pile, own = table.stacks[stack], table.bags[1 + stack]
        self.top = pile.known_to(NOBODY)  # a viewer without a seat knows what everybody knows
        self.covered = [layer.card for layer in pile.layers[len(self.top) :] if layer.card != UNDECIDED]
        self.bag = own.counts if own.total > 0 else None
        self.common = pile.size - len(self.top) - len(self.covered) - own.total
        self.searched_by = None if table.searcher[stack] == NOBODY else table.searcher[stack]


def verbs(table: Table) -> list[int]:
    """What is still to happen."""
    return [step.verb for step in table.agenda]


def boxed(table: Table, _whole: Table) -> list[int]:
    """Cards and fuel tokens that are out of the game: the tokens are those that are nowhere else."""
    there = table.fuel.copy()
    for rocket in [rocket for seat in table.seats for rocket in seat.rockets if rocket.fuel != NO_FUEL]:
        there[data.FUEL_VALUES.index(rocket.fuel)] += 1
    return table.box + [count - there[number] for number, count in enumerate(data.FUEL_COUNTS)]


SITE: Final = positions.Id(data.SITE_IDS)
CARD: Final = positions.Id(data.CARD_IDS)
CARDS: Final = positions.Cards(data.CARD_IDS, data.CARDS)
BAG: Final = positions.Counts(data.CARD_IDS, data.CARDS)
DIRECTION: Final = positions.Word({word: number for number, word in data.DIRECTION_IDS.items()})
REASON: Final = positions.Word({word: reason for reason, word in data.END_REASON_IDS.items()})
BONUSES: Final = positions.Several({data.BONUS_IDS[bonus]: bonus for bonus in LASTING}, "PR-8.6")

ROCKET: Final = Record(
    Field("colour", positions.Id(data.COLOUR_IDS), is_needed=True),
    Field("segments", positions.Number(0, data.CARDS), default=0),
    Field("tip", Maybe(CARD, NO_TIP), default=NO_TIP),
    Field(
        "fuel", Maybe(positions.Word({value: value for value in data.FUEL_VALUES}, "PR-1.7"), NO_FUEL), default=NO_FUEL
    ),
)
SEAT: Final = Record(
    Field("hand", CARDS, lambda seat, _: seat.hand()),
    Field("known", CARDS),
    Field("bonuses", BONUSES, "active"),
    Field("bonuses_next_turn", BONUSES, "laid"),
    Field("site", SITE, lambda seat, table: None if seat.place == NOWHERE else table.ring[seat.place]),
    Field("rockets", Listed(ROCKET, "rocket", 1), default=[], short=True),
)


def plain_stack(written: dict[str, Any]) -> Any:
    """A stack of which nobody knows more than the top is a list, top first."""
    top, covered = written["top"], written.get("covered", [])
    is_plain = len(top) <= 1 and written.keys() <= {"top", "covered"} and (top or not covered)
    return [*top, *covered] if is_plain else written


STACK: Final = Record(
    Field("top", Listed(CARD)),
    Field("covered", Listed(CARD), default=[], short=True),
    Field("bag", BAG),
    Field("common", positions.Number(0, data.CARDS), default=0, short=True),
    Field("searched_by", positions.Seat()),
    plain=plain_stack,
    whole=lambda cards: {"top": cards[:1], "covered": cards[1:]},
)


def stack_field(number: int) -> Field:
    return Field(data.STACK_IDS[number], STACK, lambda _, table: Known(table, number), is_id=True)


def while_spending(get: Callable[[Table], Any]) -> Callable[[Any, Any], Any]:
    """The `get` of a key that only a turn under way has."""
    return lambda table, _: get(table) if data.SPEND in verbs(table) else None


def once_drawn(get: Callable[[Table], Any]) -> Callable[[Any, Any], Any]:
    """The `get` of a key that is there once the starting player has been drawn."""
    return lambda table, _: None if data.START in verbs(table) else get(table)


def searched(table: Table, _whole: Table) -> int | None:
    """The stack that is being searched."""
    return next((step.about for step in table.agenda if step.verb == data.TAKE), None)


POSITION: Final = Record(
    Field("players", positions.Number(PLAYERS[0], PLAYERS[-1]), positions.unwritten),
    Field("seats", Listed(SEAT, "seat")),
    Field("ring", Listed(Maybe(SITE, NOWHERE))),
    Field("arrow", DIRECTION),
    Field("fuel", positions.Counts([str(value) for value in data.FUEL_VALUES], data.FUEL_TOKENS, is_full=True)),
    Field("standstill", positions.Number(0, data.STALEMATE_TURNS)),
    Field("starter", positions.Seat(), once_drawn(lambda table: table.starter)),
    Field("turn", positions.Seat(), once_drawn(lambda table: table.turn)),
    Field("points", positions.Number(0, data.ACTION_POINTS_WITH_BONUS), while_spending(lambda table: table.points)),
    Field("bound", Maybe(DIRECTION, 0), while_spending(lambda table: table.bound)),
    Field("progress", positions.Flag(), while_spending(lambda table: table.progressed)),
    Field("search", positions.Id(data.STACK_IDS), searched),
    Field("end_reason", REASON, "ended", default=0, short=True, old="end"),
    Field("stacks", Record(*map(stack_field, range(data.STACKS))), default=[], short=True),
    Field("common", BAG, lambda table, _: table.bags[COMMON].counts),
    Field("box", positions.OrRest(positions.Counts(BOXED_IDS, data.CARDS + data.FUEL_TOKENS)), boxed, if_any=True),
)


# --- Setting up


def read(described: Any, table: Table) -> None:
    """Set up a table as described. What is refused here makes no table; `faults` tells of what is wrong with one."""
    players = positions.players_in(described, PLAYERS, data.TITLE, "PR-1.1")
    given = POSITION.read_part(described, WHOLE, players)
    table.agenda = []
    table.ring = ring_of(given)
    table.arrow = given.get("arrow", data.START_DIRECTION)
    table.seats = [seat_of(each, number, table.ring) for number, each in enumerate(given.get("seats", [{}] * players))]
    table.starting_bases = bases_to_deal(table.seats)
    table.fuel = fuel_of(given, table.seats)
    table.fuel_left = sum(table.fuel)
    table.turn = given.get("turn", given.get("starter", 0))
    table.starter = given.get("starter", table.turn)
    table.standstill = given.get("standstill", 0)
    table.ended = given.get("end_reason", data.FUEL_EXHAUSTED if table.fuel_left == 0 else 0)
    refuse_half_a_turn(given, table)
    lay_cards(given, table)
    if table.ended == 0:
        set_agenda(given, table)
    elif not table.stacks:
        effects.lay_stacks(table)


def ring_of(given: dict[str, Any]) -> list[int]:
    """PR-2.1 to PR-2.3: the sites; those with a place of their own lie there, and the last one has no choice."""
    ring: list[int] = given.get("ring", [NOWHERE] * data.RING_SIZE)
    if len(ring) != data.RING_SIZE:
        raise BadPosition(f"the ring has {data.RING_SIZE} places, not {len(ring)} (PR-2.1); use null for an empty one.")
    ring = [data.FIXED_PLACES.get(place, NOWHERE) if site == NOWHERE else site for place, site in enumerate(ring)]
    missing = [site for site in data.RANDOM_SITES if site not in ring]
    return [missing[0] if site == NOWHERE and len(missing) == 1 else site for site in ring]


def seat_of(given: dict[str, Any], number: int, ring: list[int]) -> Seat:
    """One seat's pawn, rockets, bonuses and hand; what its tips give is in force, unless it is to start later."""
    name = f"seat {number}"
    if "site" in given and given["site"] not in ring:
        raise BadPosition(f"{name}: {data.SITE_IDS[given['site']]} has no place yet; describe the whole ring too.")
    rockets = [Rocket(**ROCKET.values(each)) for each in given.get("rockets", [])]
    laid = given.get("bonuses_next_turn", 0)
    tips = 0
    for rocket in rockets:
        tips |= data.BONUS_OF[rocket.tip] if rocket.tip != NO_TIP else 0
    known = given.get("known", [])
    hidden = positions.without_known(given.get("hand", []), known, data.CARD_IDS, name, "PR-11.1")
    active = given.get("bonuses", tips & sum(LASTING) & ~laid)
    return Seat(ring.index(given["site"]) if "site" in given else NOWHERE, known, hidden, rockets, active, laid)


def bases_to_deal(seats: list[Seat]) -> list[int]:
    """PR-2.4, PR-2.5: the starting bases that are left. A seat with a rocket has had one, of its colour if possible."""
    bases = data.STARTING_BASES[len(seats)].copy()
    for seat in seats:
        if seat.rockets:
            colour = seat.rockets[0].colour
            bases[colour if bases[colour] > 0 else next(each for each in range(data.COLOURS) if bases[each] > 0)] -= 1
    return bases


def fuel_of(given: dict[str, Any], seats: list[Seat]) -> list[int]:
    """PR-1.7, PR-2.7: the tokens that are still available; each other one is on a rocket or in the box."""
    box = given.get("box", NO_CARDS + [0] * len(data.FUEL_IDS))
    on_rockets = [rocket.fuel for seat in seats for rocket in seat.rockets]
    free = [count - on_rockets.count(value) for value, count in zip(data.FUEL_VALUES, data.FUEL_COUNTS, strict=True)]
    if box != REST:
        free = [count - box[data.KINDS + number] for number, count in enumerate(free)]
    fuel: list[int] = given.get("fuel", free)
    for number, value in enumerate(data.FUEL_VALUES):
        if not 0 <= fuel[number] <= free[number] or (fuel[number] < free[number] and box != REST):
            raise BadPosition(
                f"there are {data.FUEL_COUNTS[number]} fuel tokens of value {value} (PR-1.7): say where each is, in "
                "'fuel', on a complete rocket or in 'box' (\"box\": \"rest\" takes all that is left over)."
            )
    return fuel


def lay_cards(given: dict[str, Any], table: Table) -> None:
    """PR-2.8: stacks as described; those left out share the cards that have no place yet."""
    box, stacks = given.get("box", NO_CARDS), given.get("stacks", {})
    table.box = NO_CARDS if box == REST else box[: data.KINDS]
    table.searcher = [stacks.get(site, {}).get("searched_by", NOBODY) for site in data.STACK_IDS]
    own = [stacks.get(site, {}).get("bag", NO_CARDS) for site in data.STACK_IDS]
    table.bags = [bag_of(counts.copy()) for counts in (NO_CARDS, *own)]
    piles = [
        pile_as(stacks[site], number) if site in stacks else pile_of([]) for number, site in enumerate(data.STACK_IDS)
    ]
    table.stacks = piles
    wanted = sum(stack.get("common", 0) for stack in stacks.values())
    is_whole = len(stacks) == data.STACKS and wanted == 0
    if "common" in given or (is_whole and box == REST):
        table.bags[COMMON] = bag_of(given.get("common", NO_CARDS).copy())
        if box == REST:
            table.box = unplaced(table)
    else:
        table.bags[COMMON] = bag_of(unplaced(table))
    if not stacks:
        table.stacks = []  # they are laid when their time comes
    elif len(stacks) < data.STACKS:
        open_numbers = [number for number, site in enumerate(data.STACK_IDS) if site not in stacks]
        sizes = effects.even_split(max(0, table.bags[COMMON].total - wanted), len(open_numbers))
        for number, size in zip(open_numbers, sizes, strict=True):
            piles[number] = effects.common_pile(size)


def pile_as(given: dict[str, Any], number: int) -> Pile:
    """A stack as described, top first."""
    layers = [effects.OPEN[card] for card in given.get("top", [])]
    layers += [fixed(card, 0) for card in given.get("covered", [])]
    below = [undecided(1 + number, sum(given.get("bag", NO_CARDS))), undecided(COMMON, given.get("common", 0))]
    return pile_of(layers + [layer for layer in below if layer.count > 0])


def unplaced(table: Table) -> list[int]:
    """The cards that have no place yet."""
    there = scoring.census(table)
    return [max(0, copies - there[card]) for card, copies in enumerate(data.COPIES_OF)]


def refuse_half_a_turn(given: dict[str, Any], table: Table) -> None:
    """PR-4.1: what is said of a turn would be forgotten where none goes on."""
    for key in ("points", "bound", "progress", "search"):
        if given.get(key, False) is False:
            continue
        if table.ended != 0:
            raise BadPosition(f"the match is over and {key!r} means nothing any more (PR-9.1); leave it out.")
        if "points" not in given:
            raise BadPosition(f"{key!r} belongs to a turn that has begun (PR-4.1): give 'points' too.")
        if "turn" not in given and "starter" not in given:
            raise BadPosition("a turn that has begun is somebody's (PR-4.1): give 'turn' too.")


def set_agenda(given: dict[str, Any], table: Table) -> None:
    """PR-2.10: what is still to happen follows from what lies there."""
    setup = [Step(data.DEAL, number, 0) for number, seat in enumerate(table.seats) if not seat.rockets][::-1]
    if "turn" not in given and "starter" not in given:
        setup.append(Step(data.START, NOBODY, 0))
    if NOWHERE in table.ring:
        setup.append(Step(data.SITE, NOBODY, 0))
    if "points" not in given:
        table.agenda = setup
        effects.after_setup_step(table)
        return
    table.points = given["points"]
    table.bound = given.get("bound", 0)
    table.progressed = given.get("progress", False)
    table.agenda = [effects.SPENDS[table.turn]]
    if not table.stacks:
        effects.lay_stacks(table)
    for stack in reversed(range(data.STACKS)):
        if stack != given.get("search"):
            effects.open_top(table, stack)
    if "search" in given:
        resume_search(table, given["search"])
    table.agenda += setup  # what chance has still to lay out comes first


def resume_search(table: Table, stack: int) -> None:
    """PR-D.3: a search goes on; the stack has been taken up, which ended its order."""
    pile, own = table.stacks[stack], table.bags[1 + stack].counts.copy()
    for layer in pile.layers:
        if layer.card != UNDECIDED:
            own[layer.card] += 1
    table.bags[1 + stack] = bag_of(own)
    table.stacks[stack] = pile_of([undecided(1 + stack, pile.size)])
    table.searcher[stack] = table.turn
    table.agenda.append(Step(data.TAKE, table.turn, stack))
    if sum(own) < pile.size:
        table.agenda.append(Step(data.LOOK, table.turn, stack))
