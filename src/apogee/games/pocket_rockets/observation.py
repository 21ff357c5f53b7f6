"""What a viewer may know (PR-11), built up from nothing; and redeal, which imagines the rest from that alone.

What is not copied into the view stays secret: forgetting a field hides it, never leaks it.
"""

from typing import Any, Final

from mypy_extensions import i64

from apogee.core.ids import counts_by_id, id_of, ids_of
from apogee.core.pile import Bag, Pile, bag_of, counts_of, undecided
from apogee.core.rng import Rng
from apogee.core.state import View
from apogee.core.types import NOBODY, looks_as
from apogee.games.pocket_rockets import data, effects, scoring
from apogee.games.pocket_rockets.state import COMMON, NO_FUEL, NOWHERE, Rocket, Seat, Table, count_rockets

CONTENT_UNKNOWN: Final[list[int]] = []


class SeatView:
    """What a viewer knows of a seat."""

    def __init__(self, seat: Seat, is_own: bool) -> None:
        self.place: i64 = seat.place
        self.known = seat.known.copy()
        self.unknown: i64 = len(seat.hidden)
        self.hidden = seat.hidden.copy() if is_own else CONTENT_UNKNOWN
        self.rockets = seat.rockets.copy()
        self.active: i64 = seat.active
        self.laid: i64 = seat.laid
        self.hand_limit: i64 = seat.hand_limit()
        self.points: i64 = scoring.points(seat)


class StackView:
    """What a viewer knows of a stack: its size, the cards at the top in order, and what an own search showed."""

    def __init__(self, table: Table, stack: i64, viewer: i64) -> None:
        pile = table.stacks[stack]
        self.size: i64 = pile.size
        self.order = pile.known_to(viewer)
        self.searcher: i64 = table.searcher[stack]
        # PR-11.2: the covered cards by kind, for whoever searched the stack last.
        self.covered = table.bags[1 + stack].counts.copy() if looks_as(viewer, self.searcher) else CONTENT_UNKNOWN


class PocketRocketsView(View):
    """All that a seat, or a spectator, may know."""

    def __init__(self, table: Table, viewer: i64) -> None:
        self.viewer: i64 = viewer
        self.open_table = Table()
        table.copy_open_to(self.open_table)
        self.seats = [SeatView(table.seats[seat], looks_as(viewer, seat)) for seat in range(len(table.seats))]
        self.stacks = [StackView(table, stack, viewer) for stack in range(len(table.stacks))]
        self.places = scoring.places(table) if table.ended != 0 else CONTENT_UNKNOWN
        self.is_fuel_out_of_reach: bool = scoring.is_fuel_out_of_reach(table)
        self.still_to_find: i64 = still_to_find(table)

    def to_json(self) -> dict[str, Any]:
        """The view in the catalogue's words."""
        table = self.open_table
        next_verb: i64 = table.agenda[-1].verb if table.agenda else -1
        is_started = all(step.verb != data.START for step in table.agenda)
        searched: i64 = table.agenda[-1].about if next_verb in (data.LOOK, data.TAKE) else -1
        return {
            "game": "pocket-rockets",
            "viewer": self.viewer if self.viewer >= 0 else None,
            "ring": [id_of(data.SITE_IDS, site) for site in table.ring],
            "arrow": data.DIRECTION_IDS.get(table.arrow),
            "starter": table.starter if is_started else None,
            "turn": table.turn if is_started else None,
            "asks": ASKS[next_verb] if table.agenda else None,
            "asked": table.agenda[-1].seat if next_verb >= data.PLACE else None,
            "points": table.points,
            "bound": data.DIRECTION_IDS.get(table.bound),
            "progress": table.progressed,
            "standstill": {
                "turns": table.standstill,
                "limit": data.STALEMATE_TURNS,
                # PR-9.5: from two thirds of the limit on, the turns left are announced.
                "left": data.STALEMATE_TURNS - table.standstill
                if 3 * table.standstill >= 2 * data.STALEMATE_TURNS
                else None,
            },
            "fuel": {str(value): table.fuel[number] for number, value in enumerate(data.FUEL_VALUES)},
            "fuel_out_of_reach": self.is_fuel_out_of_reach,
            "stacks": {
                data.STACK_IDS[stack]: self._stack(stack, stack == searched) for stack in range(len(self.stacks))
            },
            "seats": [self._seat(seat) for seat in range(len(self.seats))],
            "box": counts_by_id(data.CARD_IDS, table.box),
            "over": table.ended != 0,
            "end_reason": data.END_REASON_IDS[table.ended] if table.ended != 0 else None,
            "winners": [seat for seat, place in enumerate(self.places) if place == 0],
            "starting_bases": {colour: table.starting_bases[number] for number, colour in enumerate(data.COLOUR_IDS)},
        }

    def _stack(self, stack: i64, is_searched: bool) -> dict[str, Any]:
        view = self.stacks[stack]
        content: dict[str, int] | None = None
        if looks_as(self.viewer, view.searcher):
            counts = view.covered.copy()
            for card in view.order:
                counts[card] += 1
            content = counts_by_id(data.CARD_IDS, counts)
        return {
            "size": view.size,
            "top": data.CARD_IDS[view.order[0]] if view.order else None,
            "under": ids_of(data.CARD_IDS, view.order[1:]),
            "searched_by": None if view.searcher == NOBODY else view.searcher,
            "is_searched_now": is_searched,
            "still_to_find": self.still_to_find if is_searched else 0,
            "content": content,
        }

    def _seat(self, seat: i64) -> dict[str, Any]:
        view = self.seats[seat]
        hand: list[int] | None = None
        if looks_as(self.viewer, seat):
            hand = view.known + view.hidden
            hand.sort()
        return {
            "seat": seat,
            "site": None if view.place == NOWHERE else data.SITE_IDS[self.open_table.ring[view.place]],
            "hand": None if hand is None else ids_of(data.CARD_IDS, hand),
            "known": ids_of(data.CARD_IDS, view.known),
            "unknown": view.unknown,
            "hand_limit": view.hand_limit,
            "rockets": [rocket_json(rocket) | score_json(rocket) for rocket in view.rockets],
            "bonuses": bonus_words(view.active),
            "bonuses_next_turn": bonus_words(view.laid),
            "score": view.points,
        }


ASKS: Final = {
    data.SITE: "site", data.START: "start", data.DEAL: "deal", data.TOP: "top", data.LOOK: "look",
    data.PLACE: "place", data.SPEND: "spend", data.TAKE: "take",
}  # fmt: skip


def still_to_find(table: Table) -> i64:
    """While a search goes on: how many of the stack's cards chance has still to decide."""
    if not table.agenda or table.agenda[-1].verb != data.LOOK:
        return 0
    stack = table.agenda[-1].about
    return table.stacks[stack].size - table.bags[1 + stack].total


def bonus_words(bonuses: i64) -> list[str]:
    """The bonuses in a set."""
    return [word for bit, word in data.BONUS_IDS.items() if bonuses & bit != 0]


def rocket_json(rocket: Rocket) -> dict[str, Any]:
    """A rocket in the catalogue's words."""
    return {
        "colour": data.COLOUR_IDS[rocket.colour],
        "segments": rocket.segments,
        "tip": id_of(data.CARD_IDS, rocket.tip),
        "fuel": None if rocket.fuel == NO_FUEL else rocket.fuel,
    }


def score_json(rocket: Rocket) -> dict[str, Any]:
    """PR-10: what a rocket would score if the match ended now, and from what; an open one nothing."""
    worth = {"segments": 0, "bonus": 0, "fuel": 0}
    if rocket.is_complete():
        worth = {"segments": scoring.segment_points(rocket), "bonus": scoring.bonus_points(rocket), "fuel": rocket.fuel}
    return {"points": sum(worth.values()), "worth": worth}


# --- Twins


def redeal(view: PocketRocketsView, twin: Table, rng: Rng) -> None:
    """Make the twin a table that this viewer cannot tell from the real one, from the view and the generator alone."""
    view.open_table.copy_open_to(twin)
    unseen = unseen_cards(view)
    twin.seats = [redealt_seat(view, seat, unseen, rng) for seat in range(len(view.seats))]
    twin.stacks = []
    bags: list[Bag] = []
    for stack in range(len(view.stacks)):
        bags.append(redealt_stack(view, stack, twin, unseen, rng))
    while len(bags) < data.STACKS:
        bags.append(bag_of([0] * data.KINDS))
    twin.bags = [unseen.rest(), *bags]


class Unseen:
    """The cards whose place a viewer does not know, to be dealt to the places that hold them."""

    def __init__(self, counts: list[int]) -> None:
        self.cards: list[int] = []
        card: i64 = 0
        for count in counts:
            left: i64 = count
            while left > 0:
                self.cards.append(card)
                left -= 1
            card += 1

    def deal(self, rng: Rng) -> i64:
        """One card, each equally likely."""
        chosen = rng.below(len(self.cards))
        card = self.cards[chosen]
        last = self.cards.pop()
        if chosen < len(self.cards):
            self.cards[chosen] = last
        return card

    def rest(self) -> Bag:
        """All that is left, as a bag."""
        return bag_of(counts_of(self.cards, data.KINDS))


def unseen_cards(view: PocketRocketsView) -> Unseen:
    """All cards less those whose place the viewer knows."""
    counts = data.COPIES_OF.copy()
    card: i64 = 0
    for count in view.open_table.box:
        counts[card] -= count
        card += 1
    for colour in range(data.COLOURS):
        counts[data.BASE_OF[colour]] -= view.open_table.starting_bases[colour]
    for seat in view.seats:
        for held in seat.known:
            counts[held] -= 1
        for held in seat.hidden:
            counts[held] -= 1
        count_rockets(counts, seat.rockets, -1)
    for stack in view.stacks:
        for held in stack.order:
            counts[held] -= 1
        card = 0
        for count in stack.covered:
            counts[card] -= count
            card += 1
    return Unseen(counts)


def redealt_seat(view: PocketRocketsView, player: i64, unseen: Unseen, rng: Rng) -> Seat:
    """A seat whose hidden cards are imagined, unless they are the viewer's own."""
    seat = view.seats[player]
    hidden = seat.hidden.copy()
    while len(hidden) < seat.unknown:
        hidden.append(unseen.deal(rng))
    hidden.sort()
    return Seat(seat.place, seat.known.copy(), hidden, seat.rockets.copy(), seat.active, seat.laid)


def redealt_stack(view: PocketRocketsView, number: i64, twin: Table, unseen: Unseen, rng: Rng) -> Bag:
    """Lay a stack: the cards in known order on top, the others covered; the result is the stack's own bag.

    Somebody else's search decided the covered cards, so they are imagined now. Cards that nobody has searched come
    out of the common bag when they are needed.
    """
    stack = view.stacks[number]
    layers = [effects.OPEN[card] for card in stack.order]
    covered = stack.size - len(stack.order)
    if stack.searcher == NOBODY:
        if covered > 0:
            layers.append(undecided(COMMON, covered))
        twin.stacks.append(Pile(layers, stack.size))
        return bag_of([0] * data.KINDS)
    if covered > 0:
        layers.append(undecided(1 + number, covered))
    twin.stacks.append(Pile(layers, stack.size))
    agenda = view.open_table.agenda
    is_searched_now = len(agenda) > 0 and agenda[-1].verb == data.LOOK and agenda[-1].about == number
    decided = covered - view.still_to_find if is_searched_now else covered
    if len(stack.covered) > 0:
        return bag_of(stack.covered.copy())
    counts = [0] * data.KINDS
    for _ in range(decided):
        counts[unseen.deal(rng)] += 1
    return bag_of(counts)


def secrets(table: Table) -> dict[str, list[int]]:
    """The secret fields by name, as they are now: what the laws look for in twins."""
    found: dict[str, list[int]] = {"the common bag": table.bags[COMMON].counts.copy()}
    for stack in range(len(table.stacks)):
        found[f"the covered cards of {data.STACK_IDS[stack]}"] = table.bags[1 + stack].counts.copy()
    for player in range(len(table.seats)):
        found[f"the hidden cards of seat {player}"] = table.seats[player].hidden.copy()
    return found
