"""What is on the table. Lists marked "replaced" never change once made, so clones share them; steps and layers too."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apogee.core.agenda import Step
from apogee.core.events import Event
from apogee.core.pile import Bag, Pile, bag_of, insert, remove
from apogee.core.state import State
from apogee.games.rocketmen import data

NO_CARD: Final = -1
NO_LOCATION: Final = -1
NO_VALUE: Final = -1  # no success card is face up
AI_SEAT: Final = -1  # where a seat is meant: the AI of a solo game

# What the acting player is putting together; nobody else knows of it before `done`.
NO_CART: Final = 0
BUYING: Final = 1
PLACING: Final = 2
REPLACING: Final = 3  # Market Research
DISCARDING: Final = 4  # also Super Capacitors and the surplus at the end of a turn

# Timing windows of a launch (RM-10.12).
W1: Final = 1
W2: Final = 2
W3: Final = 3
W4: Final = 4
W5: Final = 5
W6: Final = 6
W7: Final = 7

# What became of a success card that came up (RM-10.9, RM-R.10).
COUNTED: Final = 0
REPLACED: Final = 1  # a spacesuit set it aside
LEFT: Final = 2  # Detailed Planning revealed it, and another one was picked

NO_NUMBERS: Final[list[int]] = []  # stand-in for lists that are replaced, never changed
EMPTY_BAG: Final[Bag] = bag_of([0] * data.KINDS)
EMPTY_BAG.is_shared = True


@mypyc_attr(acyclic=True)
class Seat:
    """One player's things (RM-3)."""

    __slots__ = (
        "depot", "discs", "firsts", "hand_tokens", "hidden", "hq", "known", "markers", "money_tokens", "money_used",
        "objectives", "pad", "plan", "play", "rocket_tokens", "science_tokens", "science_used", "scrapyard", "vp",
        "warehouse",
    )  # fmt: skip

    def __init__(self, known: list[int], hidden: list[int], hq: Bag, play: list[int]) -> None:
        self.known = known  # hand cards that everybody knows (RM-3.11), ascending
        self.hidden = hidden  # secret: the other hand cards, ascending
        self.hq: Bag = hq  # secret: what is in it; hidden cards and HQ together are known to all
        self.plan: i64 = NO_CARD  # the mission card on the mission plan
        self.pad: list[int] = NO_NUMBERS  # ascending; replaced
        self.depot: list[int] = NO_NUMBERS  # what the Depot holds, ascending; replaced
        self.play = play  # the play area, in the order of arrival
        self.warehouse: list[int] = NO_NUMBERS  # ascending; replaced
        self.scrapyard: list[int] = NO_NUMBERS  # ascending; replaced
        self.objectives: list[int] = NO_NUMBERS  # secret; replaced
        self.vp: i64 = 0  # on the VP track
        self.markers: i64 = 0  # locations with an own marker, as bits
        self.firsts: i64 = 0  # those of them where vp_first was scored
        self.discs: i64 = 0  # destinations whose Moon or Mars token is here, as bits
        self.rocket_tokens: i64 = 0  # rocket points on tokens
        self.hand_tokens: i64 = 0
        self.science_tokens: i64 = 0
        self.science_used: i64 = 0
        self.money_tokens: i64 = 0
        self.money_used: i64 = 0

    def clone(self) -> "Seat":
        self.hq.is_shared = True
        copy = Seat(self.known.copy(), self.hidden.copy(), self.hq, self.play.copy())
        self.copy_open_to(copy)
        copy.objectives = self.objectives
        return copy

    def copy_open_to(self, other: "Seat") -> None:
        """Copy what lies open and is replaced, never changed; not the hand, the HQ, the play area, the objectives."""
        other.plan = self.plan
        other.pad = self.pad
        other.depot = self.depot
        other.warehouse = self.warehouse
        other.scrapyard = self.scrapyard
        other.vp = self.vp
        other.markers = self.markers
        other.firsts = self.firsts
        other.discs = self.discs
        other.rocket_tokens = self.rocket_tokens
        other.hand_tokens = self.hand_tokens
        other.science_tokens = self.science_tokens
        other.science_used = self.science_used
        other.money_tokens = self.money_tokens
        other.money_used = self.money_used

    def hand_size(self) -> i64:
        return len(self.known) + len(self.hidden)

    def hand(self) -> list[int]:
        """The hand's cards, ascending; not to be changed."""
        if not self.known:
            return self.hidden
        if not self.hidden:
            return self.known
        cards = self.known + self.hidden
        cards.sort()
        return cards

    def missions(self) -> i64:
        """Completed missions: markers on locations."""
        return count_bits(self.markers)

    def has_marker(self, location: i64) -> bool:
        """Whether an own marker lies on a location."""
        return (self.markers >> location) & 1 == 1

    def missions_at(self, destination: i64) -> i64:
        """Completed missions at a destination."""
        return count_bits(self.markers & data.AT_DESTINATION[destination])

    def money_ready(self) -> i64:
        """RM-13.4: money tokens that can still pay in this turn."""
        return self.money_tokens - self.money_used

    def science_ready(self) -> i64:
        """RM-13.3: science tokens that can still pay, or boost a launch, in this turn."""
        return self.science_tokens - self.science_used

    def left_to_draw(self) -> i64:
        """RM-12.3: how many cards can be drawn: those of the HQ, then of the warehouse."""
        return self.hq.total + len(self.warehouse)

    def leave_hand(self, card: i64) -> None:
        """RM-3.11: a card leaves the hand openly; a known one first."""
        if card in self.known:
            remove(self.known, card)
        else:
            remove(self.hidden, card)

    def take_openly(self, card: i64) -> None:
        """RM-3.11: a card that everybody saw comes into the hand."""
        insert(self.known, card)


@mypyc_attr(acyclic=True)
class Drawn:
    """A success card that is done with, and what the odds after it follow from. It never changes once made."""

    __slots__ = ("copied", "fate", "pad", "rocket", "value")

    def __init__(self, value: i64, fate: i64, rocket: i64, pad: list[int], copied: i64) -> None:
        self.value: i64 = value  # as its value's number
        self.fate: i64 = fate
        self.rocket: i64 = rocket  # the rocket's space then
        self.pad = pad  # the launch pad then
        self.copied: i64 = copied  # what Industrial Espionage was then


NO_CARDS_DRAWN: Final[list[Drawn]] = []  # never changed


@mypyc_attr(acyclic=True)
class Launch:
    """A launch under way (RM-10): all of it is open to everybody."""

    __slots__ = (
        "copied", "counted", "declared", "destination", "drawn", "left", "location", "rocket", "scrap_on_success",
        "shown", "succeeded", "success", "value",
    )  # fmt: skip

    def __init__(self, destination: i64, location: i64) -> None:
        self.destination: i64 = destination
        self.location: i64 = location
        self.rocket: i64 = 0  # the rocket marker's space on the mission track
        self.counted: i64 = 0  # success cards that were resolved (RM-R.6)
        self.value: i64 = NO_VALUE  # the success card that is face up, as its value's number
        self.success: list[int] = data.SUCCESS_COUNTS  # the cards still in the success deck, by value; replaced
        self.left: i64 = data.SUCCESS_TOTAL  # how many these are
        self.shown: list[int] = NO_NUMBERS  # what Detailed Planning revealed, in that order; replaced
        self.drawn: list[Drawn] = NO_CARDS_DRAWN  # the success cards that are done with, in order; replaced
        self.declared: list[int] | None = None  # the launch pad when it was declared; replaced; None: nobody knows
        self.copied: i64 = NO_CARD  # what Industrial Espionage has become (RM-R.11)
        self.scrap_on_success: list[int] = NO_NUMBERS  # cards in the play area that a success scraps; replaced
        self.succeeded: bool = False  # in W7: how it came out

    def clone(self) -> "Launch":
        copy = Launch(self.destination, self.location)
        copy.rocket = self.rocket
        copy.counted = self.counted
        copy.value = self.value
        copy.success = self.success
        copy.left = self.left
        copy.shown = self.shown
        copy.drawn = self.drawn
        copy.declared = self.declared
        copy.copied = self.copied
        copy.scrap_on_success = self.scrap_on_success
        copy.succeeded = self.succeeded
        return copy


@mypyc_attr(acyclic=True)
class Ai:
    """The AI opponent of a solo game (RM-20)."""

    __slots__ = ("deck", "discard", "first", "location", "markers", "rocket", "second", "vp")

    def __init__(self) -> None:
        self.vp: i64 = 0
        self.markers: i64 = 0  # as bits
        self.rocket: i64 = 0  # the AI rocket's space on the mission track
        self.location: i64 = NO_LOCATION  # its active mission, or none
        self.first: i64 = NO_CARD  # the solitaire card laid left: the destination
        self.second: i64 = NO_CARD  # the one laid right: the type
        self.deck: i64 = (1 << data.SOLITAIRES) - 1  # solitaire cards in the deck, as bits
        self.discard: i64 = 0

    def clone(self) -> "Ai":
        copy = Ai()
        copy.vp = self.vp
        copy.markers = self.markers
        copy.rocket = self.rocket
        copy.location = self.location
        copy.first = self.first
        copy.second = self.second
        copy.deck = self.deck
        copy.discard = self.discard
        return copy


NO_ARRIVALS: Final[list[list[int]]] = [NO_NUMBERS] * data.LOCATIONS  # nobody anywhere; never changed
NO_SEATS: Final[list[Seat]] = []  # stand-ins in a new table, which its maker replaces; never changed
NO_STEPS: Final[list[Step]] = []
NO_PILE: Final[Pile] = Pile([], 0)


class Table(State):
    """The fields; game.py adds what the contract asks."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None
        self.mode: i64 = data.STANDARD
        self.level: i64 = 0
        self.variants: list[int] = NO_NUMBERS  # the variant cards in play, ascending; replaced
        self.seats: list[Seat] = NO_SEATS
        self.deck: Pile = NO_PILE  # the asset deck: TEAL over PINK, then cards put under it
        self.layers: list[Bag] = []  # TEAL and PINK; what is in them is known by counting (RM-3.11)
        self.display: list[int] = NO_NUMBERS  # per space its card, or NO_CARD; replaced
        self.engines: list[int] = NO_NUMBERS  # cards left in each engine pile; replaced
        self.removed: list[int] = NO_NUMBERS  # cards out of the game: what the AI took in solo, and the box; replaced
        self.discs: i64 = 0  # destinations whose token is still on the board, as bits
        self.arrivals: list[list[int]] = NO_ARRIVALS  # per location: who came, first first; -1 is the AI; replaced
        self.first: i64 = 0  # the first player
        self.turn: i64 = 0
        self.round: i64 = 0  # from 1
        self.standstill: i64 = 0
        self.placed_in_round: bool = False  # a mission marker came on a location in this round
        self.trigger: i64 = 0  # the end reason that the round is finished for, or 0
        self.ended: i64 = 0  # the end reason, or 0
        # In the turn
        self.engines_bought: i64 = 0
        self.free_placements: i64 = 0  # AS PAYMENT effects that wait (RM-4.7)
        self.draws_waiting: i64 = 0
        self.used_depot: bool = False
        self.used_research: bool = False
        self.used_removal: bool = False  # solo: RM-20.10
        self.display_lost: bool = False  # solo: a card left the display this turn (RM-20.11)
        # The cart: known to the acting player alone
        self.cart: i64 = NO_CART  # secret
        self.chosen: list[int] = (
            NO_NUMBERS  # secret: cards to buy, to place on the pad, to replace, to discard; replaced
        )
        self.chosen_pad: list[int] = NO_NUMBERS  # secret: pad cards to discard; replaced
        self.chosen_plan: i64 = NO_CARD  # secret: the mission to place on the plan, or to discard from it
        self.paid: list[int] = NO_NUMBERS  # secret: hand cards that pay; replaced
        self.paid_placed: list[int] = NO_NUMBERS  # secret: cards being placed that pay; replaced
        self.paid_money: i64 = 0  # secret: money tokens
        self.paid_science: i64 = 0  # secret: science tokens
        self.launch: Launch | None = None
        self.ai: Ai | None = None
        self.agenda: list[Step] = NO_STEPS  # the next step last

    def copy_to(self, other: "Table") -> None:
        """Make another table an independent copy of this one; what happened stays with this one's driver."""
        self.copy_open_to(other)
        other.seats = [seat.clone() for seat in self.seats]
        self.copy_cart_to(other)

    def copy_open_to(self, other: "Table") -> None:
        """Copy what lies open for everybody, seats and cart excepted: views and twins begin with this."""
        other.mode = self.mode
        other.level = self.level
        other.variants = self.variants
        other.deck = self.deck.clone()
        for bag in self.layers:
            bag.is_shared = True
        other.layers = self.layers.copy()
        other.display = self.display
        other.engines = self.engines
        other.removed = self.removed
        other.discs = self.discs
        other.arrivals = self.arrivals
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.standstill = self.standstill
        other.placed_in_round = self.placed_in_round
        other.trigger = self.trigger
        other.ended = self.ended
        other.engines_bought = self.engines_bought
        other.free_placements = self.free_placements
        other.draws_waiting = self.draws_waiting
        other.used_depot = self.used_depot
        other.used_research = self.used_research
        other.used_removal = self.used_removal
        other.display_lost = self.display_lost
        launch = self.launch
        if launch is not None:
            other.launch = launch.clone()
        ai = self.ai
        if ai is not None:
            other.ai = ai.clone()
        other.agenda = self.agenda.copy()

    def copy_cart_to(self, other: "Table") -> None:
        """Copy what only the acting player knows."""
        other.cart = self.cart
        other.chosen = self.chosen
        other.chosen_pad = self.chosen_pad
        other.chosen_plan = self.chosen_plan
        other.paid = self.paid
        other.paid_placed = self.paid_placed
        other.paid_money = self.paid_money
        other.paid_science = self.paid_science

    def clear_cart(self) -> None:
        """The cart is empty again."""
        self.cart = NO_CART
        self.chosen = NO_NUMBERS
        self.chosen_pad = NO_NUMBERS
        self.chosen_plan = NO_CARD
        self.paid = NO_NUMBERS
        self.paid_placed = NO_NUMBERS
        self.paid_money = 0
        self.paid_science = 0

    def has_variant(self, kind: i64) -> bool:
        """Whether a variant card of this kind is in play."""
        return any(data.VARIANT_KIND[variant] == kind for variant in self.variants)

    def variant_number(self, kind: i64, otherwise: i64) -> i64:
        """The number on the variant card of this kind, if it is in play."""
        return variant_number(self.variants, kind, otherwise)

    def hand_limit(self, seat: Seat) -> i64:
        """RM-3.2, RM-13.2, and the variant Generous Funding."""
        return self.variant_number(data.HAND_LIMIT, data.HAND_LIMIT_START) + seat.hand_tokens

    def most_missions(self) -> i64:
        """RM-15.5, RM-19.2: how many missions each player may complete, one mission marker for each."""
        return min(data.BATTLE_MISSIONS, data.MARKERS) if self.mode == data.BATTLE else data.MARKERS

    def objectives_dealt(self) -> i64:
        """RM-2.9, RM-19.1, RM-20.4: how many objectives each player is dealt."""
        return 0 if self.mode == data.BATTLE else 1 if self.mode == data.SOLO else data.OBJECTIVES_DEALT

    def may_deal(self, objective: i64) -> bool:
        """RM-20.4: whether an objective is fit for this mode."""
        return self.mode != data.SOLO or data.IS_FOR_SOLO[objective]

    def flight(self) -> Launch:
        """The launch that is under way."""
        launch = self.launch
        assert launch is not None
        return launch

    def arrive(self, player: i64, location: i64) -> None:
        """RM-15.3: a marker comes on a location, after those that lie there."""
        arrivals = self.arrivals.copy()
        arrivals[location] = [*arrivals[location], player]
        self.arrivals = arrivals

    def opponent(self) -> Ai:
        """The AI of a solo game."""
        ai = self.ai
        assert ai is not None
        return ai


def variant_number(variants: list[int], kind: i64, otherwise: i64) -> i64:
    """The number on the card of this kind among variant cards, if it is there."""
    for variant in variants:
        if data.VARIANT_KIND[variant] == kind:
            return data.VARIANT_NUMBER[variant]
    return otherwise


def count_bits(bits: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    left: i64 = bits
    while left != 0:
        left &= left - 1
        found += 1
    return found


def merged(some: list[int], others: list[int]) -> list[int]:
    """A new list of both, ascending."""
    cards = some + others
    cards.sort()
    return cards


def how_many(cards: list[int], card: i64) -> i64:
    """How often a card is in a list."""
    found: i64 = 0
    for each in cards:
        if each == card:
            found += 1
    return found
