"""What is on the table. Rockets, layers and steps never change once made, so clones share them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apogee.core.agenda import Step
from apogee.core.events import Event
from apogee.core.pile import Bag, Pile
from apogee.core.state import State
from apogee.games.pocket_rockets import data

NOWHERE: Final = -1  # the place of a pawn that is not on the ring yet; a ring place that is still empty
NO_TIP: Final = -1
NO_FUEL: Final = 0
COMMON: Final = 0  # the bag that stacks cut from the first shuffle share; a searched stack has bag 1 + stack


@mypyc_attr(acyclic=True)
class Rocket:
    """A rocket in front of a player: a base, some segments, perhaps a tip, perhaps fuel."""

    __slots__ = ("colour", "fuel", "segments", "tip")

    def __init__(self, colour: i64, segments: i64, tip: i64, fuel: i64) -> None:
        self.colour: Final[i64] = colour
        self.segments: Final[i64] = segments
        self.tip: Final[i64] = tip  # the card, or NO_TIP
        self.fuel: Final[i64] = fuel  # the token's value, or NO_FUEL

    def is_complete(self) -> bool:
        return self.tip != NO_TIP


@mypyc_attr(acyclic=True)
class Seat:
    """One player's things."""

    __slots__ = ("active", "hidden", "known", "laid", "place", "rockets")

    def __init__(
        self, place: i64, known: list[int], hidden: list[int], rockets: list[Rocket], active: i64, laid: i64
    ) -> None:
        self.place: i64 = place  # the pawn's place on the ring
        self.known = known  # hand cards that everybody knows (PR-11.2), ascending
        self.hidden = hidden  # secret: the other hand cards, ascending
        self.rockets = rockets  # in the order they were started
        self.active: i64 = active  # lasting bonuses in force
        self.laid: i64 = laid  # lasting bonuses that start with the owner's next turn (PR-R.22)

    def clone(self) -> "Seat":
        return Seat(self.place, self.known.copy(), self.hidden.copy(), self.rockets.copy(), self.active, self.laid)

    def hand_size(self) -> i64:
        return len(self.known) + len(self.hidden)

    def hand_limit(self) -> i64:
        """PR-6.4, PR-8.4: what the hand may hold now."""
        return data.HAND_LIMIT_WITH_BONUS if self.active & data.EXTRA_HAND != 0 else data.HAND_LIMIT

    def action_points(self) -> i64:
        """PR-4.1, PR-8.3: what a turn that begins now gives."""
        return data.ACTION_POINTS_WITH_BONUS if self.active & data.EXTRA_ACTION != 0 else data.ACTION_POINTS

    def holds(self, card: i64) -> bool:
        return card in self.known or card in self.hidden

    def hand(self) -> list[int]:
        """The hand's cards, ascending."""
        if not self.hidden:
            return self.known
        if not self.known:
            return self.hidden
        cards = self.known + self.hidden
        cards.sort()
        return cards


NO_NUMBERS: Final[list[int]] = []  # stand-ins in a new table, which its maker replaces; never changed
NO_SEATS: Final[list[Seat]] = []
NO_STACKS: Final[list[Pile]] = []
NO_BAGS: Final[list[Bag]] = []
NO_STEPS: Final[list[Step]] = []


class Table(State):
    """The fields; game.py adds what the contract asks."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None
        self.ring: list[int] = NO_NUMBERS  # per place its site; replaced, never changed
        self.arrow: i64 = data.START_DIRECTION
        self.seats: list[Seat] = NO_SEATS
        self.stacks: list[Pile] = NO_STACKS  # none before PR-2.8
        self.bags: list[Bag] = NO_BAGS  # secret: COMMON, then one per searched stack
        self.searcher: list[int] = NO_NUMBERS  # per stack who searched it last, or NOBODY; replaced, never changed
        self.starting_bases: list[int] = NO_NUMBERS  # per colour, still to be dealt; replaced, never changed
        self.box: list[int] = NO_NUMBERS  # cards out of the game: none but in described positions; never changed
        self.fuel: list[int] = NO_NUMBERS  # tokens left, by the value's number
        self.fuel_left: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = 0  # whose turn it is
        self.points: i64 = 0  # action points left
        self.bound: i64 = 0  # PR-8.5: the direction that binds this turn's moves, or 0
        self.progressed: bool = False  # PR-9.3, in this turn
        self.standstill: i64 = 0
        self.ended: i64 = 0  # the end reason, or 0
        self.agenda: list[Step] = NO_STEPS  # the next step last

    def copy_to(self, other: "Table") -> None:
        """Make another table an independent copy of this one; what happened stays with this one's driver."""
        self.copy_open_to(other)
        other.seats = [seat.clone() for seat in self.seats]
        other.stacks = [stack.clone() for stack in self.stacks]
        for bag in self.bags:
            bag.is_shared = True
        other.bags = self.bags.copy()

    def copy_open_to(self, other: "Table") -> None:
        """Copy what lies open for everybody (PR-11), and nothing else: views and twins begin with this."""
        other.ring = self.ring
        other.arrow = self.arrow
        other.searcher = self.searcher
        other.starting_bases = self.starting_bases
        other.box = self.box
        other.fuel = self.fuel.copy()
        other.fuel_left = self.fuel_left
        other.starter = self.starter
        other.turn = self.turn
        other.points = self.points
        other.bound = self.bound
        other.progressed = self.progressed
        other.standstill = self.standstill
        other.ended = self.ended
        other.agenda = self.agenda.copy()

    def site(self, seat: Seat) -> i64:
        """The shipyard card that a seat's pawn stands on."""
        return self.ring[seat.place]


def count_rockets(counts: list[int], rockets: list[Rocket], by: i64) -> None:
    """Count the cards that rockets are made of: each adds so much to the count of its kind."""
    for rocket in rockets:
        counts[data.BASE_OF[rocket.colour]] += by
        counts[data.SEGMENT_OF[rocket.colour]] += rocket.segments * by
        if rocket.tip != NO_TIP:
            counts[rocket.tip] += by


def has_tip(rocket: Rocket, bonus: i64) -> bool:
    """Whether a rocket's tip carries this bonus."""
    return rocket.tip != NO_TIP and data.BONUS_OF[rocket.tip] == bonus
