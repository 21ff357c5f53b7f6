"""What is on the table. Lists marked "replaced" never change once made, so clones share them; modules and steps too."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apogee.core.agenda import Step
from apogee.core.events import Event
from apogee.core.pile import Bag, Pile
from apogee.core.state import State
from apogee.games.rocket_rescue import data

NO_MODULE: Final = -1
NO_PLANET: Final = -1
NO_BID: Final = -1
NO_ROLL: Final = 0
NO_SEAT: Final = -1
NO_PLACE: Final = -1

NO_NUMBERS: Final[list[int]] = []  # stand-in for lists that are replaced, never changed
NO_REWARDS: Final[list[list[int]]] = []

# Bags of the three piles.
ADVANCED: Final = 2  # the blue and the red planets have their colour's number


@mypyc_attr(acyclic=True)
class Built:
    """A module that stands in a hangar, or no module. Never changed once made, so clones share it."""

    __slots__ = ("crew", "has_pilot_chip", "module", "owner")

    def __init__(self, module: i64, owner: i64, crew: i64, has_pilot_chip: bool) -> None:
        self.module: Final[i64] = module
        self.owner: Final[i64] = owner  # whose chip lies on it
        self.crew: Final[i64] = crew  # how many of each colour, four bits for each
        self.has_pilot_chip: Final[bool] = has_pilot_chip  # RR-13.19

    def aboard(self) -> i64:
        """How many crew are on it."""
        return count_crew(self.crew)

    def is_free(self) -> bool:
        """Whether a seat is free."""
        return self.module != NO_MODULE and count_crew(self.crew) < data.SEATS[self.module]

    def shows(self) -> i64:
        """RR-13.19: the equipment that it shows, as bits."""
        return data.BOTH if self.has_pilot_chip else data.SHOWS[self.module]

    def with_crew(self, crew: i64) -> "Built":
        return Built(self.module, self.owner, crew, self.has_pilot_chip)


EMPTY: Final[Built] = Built(NO_MODULE, NO_SEAT, 0, False)


@mypyc_attr(acyclic=True)
class Flown:
    """A planet that was flown to, with its crew, and what the launch brought. Never changed once made."""

    __slots__ = ("crew", "fee", "planet", "rescuer", "rewards", "round")

    def __init__(
        self, planet: i64, rescuer: i64, crew: i64, round_: i64 = 0, fee: i64 = 0, rewards: list[list[int]] = NO_REWARDS
    ) -> None:
        self.planet: Final[i64] = planet
        self.rescuer: Final[i64] = rescuer  # who declared the launch (RR-10.5)
        self.crew: Final[i64] = crew  # how many of each colour, four bits for each
        self.round: Final[i64] = round_  # in which it was flown to; 0 where nobody remembers
        self.fee: Final[i64] = fee  # what the Explorer got (RR-13.3)
        self.rewards: Final[list[list[int]]] = rewards  # VP by data.REWARD_IDS and seat; empty where nobody remembers


@mypyc_attr(acyclic=True)
class Deed:
    """RR-13.10: what the Saboteur did before a launch. Never changed once made."""

    __slots__ = ("kind", "module", "owner", "place", "seat", "target", "target_module")

    def __init__(
        self, kind: i64, place: i64, module: i64, owner: i64, seat: i64, target: i64, target_module: i64
    ) -> None:
        self.kind: Final[i64] = kind  # LET_FLY, MOVED or ASSIGNED
        self.place: Final[i64] = place  # where the crew member was, or which module changed its owner; then
        self.module: Final[i64] = module
        self.owner: Final[i64] = owner  # of that module, before
        self.seat: Final[i64] = seat  # whose crew member moved, or who owns the module now
        self.target: Final[i64] = target  # where the crew member went
        self.target_module: Final[i64] = target_module


# What the Saboteur did.
LET_FLY: Final = 0
MOVED: Final = 1
ASSIGNED: Final = 2


@mypyc_attr(acyclic=True)
class Check:
    """RR-10.11: a module's stability check in the launch under way. Never changed once made."""

    __slots__ = ("damage", "is_over", "module", "owner", "place", "second")

    def __init__(self, place: i64, module: i64, owner: i64, damage: i64, second: i64, is_over: bool) -> None:
        self.place: Final[i64] = place  # where it stood
        self.module: Final[i64] = module
        self.owner: Final[i64] = owner
        self.damage: Final[i64] = damage  # the first roll
        self.second: Final[i64] = second  # the roll that the Mechanic demanded (RR-13.6), or NO_ROLL
        self.is_over: Final[bool] = is_over  # the last roll counts


NO_CHECKS: Final[list[Check]] = []


@mypyc_attr(acyclic=True)
class Launch:
    """A launch under way: all of it is open to everybody. Never changed once made."""

    __slots__ = ("checks", "deed", "hangar", "launcher", "planet", "roll")

    def __init__(
        self,
        launcher: i64,
        hangar: i64,
        planet: i64,
        roll: i64,
        deed: Deed | None = None,
        checks: list[Check] = NO_CHECKS,
    ) -> None:
        self.launcher: Final[i64] = launcher
        self.hangar: Final[i64] = hangar
        self.planet: Final[i64] = planet  # the planet itself, not its place
        self.roll: Final[i64] = roll  # the stability die, while the Mechanic thinks about it; otherwise NO_ROLL
        self.deed: Final[Deed | None] = deed  # the Saboteur's, once it is done
        self.checks: Final[list[Check]] = checks  # so far, in their order; replaced

    def with_deed(self, deed: Deed) -> "Launch":
        return Launch(self.launcher, self.hangar, self.planet, self.roll, deed, self.checks)

    def with_checks(self, checks: list[Check], roll: i64) -> "Launch":
        return Launch(self.launcher, self.hangar, self.planet, roll, self.deed, checks)


@mypyc_attr(acyclic=True)
class Seat:
    """One player's things."""

    __slots__ = (
        "bid", "character", "chips", "crew", "cubes", "dice", "energy", "is_ready", "kept", "modules", "saved", "vp",
    )  # fmt: skip

    def __init__(self, crew: i64, chips: i64, cubes: list[int]) -> None:
        self.crew: i64 = crew  # in the supply
        self.chips: i64 = chips  # in the supply
        self.cubes = cubes  # in the supply, by type; replaced
        self.energy: i64 = data.START_ENERGY  # the bid is part of it until it is paid
        self.vp: i64 = 0
        self.modules: list[int] = NO_NUMBERS  # not yet built, ascending; replaced
        self.saved: i64 = 0  # own crew on planets
        self.character: i64 = data.NO_CHARACTER
        self.dice: i64 = 0  # secret until the reveal: the value on each field, four bits for each, 0 without a die
        self.bid: i64 = NO_BID  # secret until the reveal
        self.kept: i64 = NO_MODULE  # secret until all have chosen: the module kept at the end of the round (RR-11.5)
        self.is_ready: bool = False  # said `done`

    def clone(self) -> "Seat":
        copy = Seat(self.crew, self.chips, self.cubes)
        copy.energy = self.energy
        copy.vp = self.vp
        copy.modules = self.modules
        copy.saved = self.saved
        copy.character = self.character
        copy.dice = self.dice
        copy.bid = self.bid
        copy.kept = self.kept
        copy.is_ready = self.is_ready
        return copy

    def die(self, field: i64) -> i64:
        """The value of the die on a field, or 0."""
        return die_of(self.dice, field)

    def balance(self) -> i64:
        """RR-4.7: what the dice cost."""
        return dice_cost([self.die(field) for field in range(data.FIELDS)])

    def set_die(self, field: i64, value: i64) -> None:
        fifteen: i64 = 15
        self.dice = (self.dice & ~(fifteen << (4 * field))) | (value << (4 * field))


def die_of(dice: i64, field: i64) -> i64:
    """The value of the die on a field, or 0: four bits for each field."""
    return (dice >> (4 * field)) & 15


def dice_cost(values: list[int]) -> i64:
    """RR-4.7: what dice of these values cost, below 0 what they bring; a field without a die has the value 0."""
    energy: i64 = 0
    for value in values:
        energy += data.DIE_ENERGY[value]
    return energy


NO_SEATS: Final[list[Seat]] = []  # stand-ins in a new table, which its maker replaces; never changed
NO_STEPS: Final[list[Step]] = []
NO_BUILT: Final[list[Built]] = [EMPTY] * data.PLACES
NO_FLOWN: Final[list[Flown]] = []
NO_PILES: Final[list[Pile]] = []
NO_BAGS: Final[list[Bag]] = []


class Table(State):
    """The fields; game.py adds what the contract asks."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None
        self.rules: i64 = data.RULES  # the version that it is played by
        self.edition: i64 = 0
        self.length: i64 = 0
        self.characters: i64 = data.OFF
        self.seats: list[Seat] = NO_SEATS
        self.order: list[int] = NO_NUMBERS  # the influence track, front first; replaced
        self.rolls: list[int] = NO_NUMBERS  # order rolls not yet compared, by seat, or NO_ROLL; replaced
        self.round: i64 = 0  # from 1
        self.phase: i64 = -1  # the phase with dice that is being played, or -1
        self.closed: i64 = 0  # closed hangars, as bits
        self.bank: list[int] = NO_NUMBERS  # cubes by type; replaced
        self.market: list[int] = NO_NUMBERS  # cubes by type; replaced
        self.built: list[Built] = NO_BUILT  # by place: ROCKET_SIZE per hangar, engine first, cockpit last; replaced
        self.terminal: list[int] = NO_NUMBERS  # whose crew stand there, left to right; replaced
        self.planets: list[int] = NO_NUMBERS  # by place, blue ones first, or NO_PLANET; replaced
        self.marks: list[int] = NO_NUMBERS  # the Explorer's chips on them, by place; replaced
        self.drawn: i64 = NO_PLANET  # what the Explorer drew (RR-13.2)
        self.flown: list[Flown] = NO_FLOWN  # replaced
        self.companies: list[int] = NO_NUMBERS  # the Mogul's chips; replaced
        self.has_pilot_chip: bool = False  # the Pilot's chip still lies on the character card
        self.piles: list[Pile] = NO_PILES  # blue planets, red planets, advanced modules; replaced with their contents
        self.bags: list[Bag] = NO_BAGS  # what is in them; known by counting
        self.standard: list[int] = NO_NUMBERS  # cards left in each standard pile; replaced
        self.display: list[int] = NO_NUMBERS  # in the order of arrival; replaced
        self.discard: list[int] = NO_NUMBERS  # advanced modules, ascending; replaced
        self.drawn_modules: list[int] = NO_NUMBERS  # the Mechanic's start cards, while one is chosen; replaced
        # In the phase and in the turn
        self.first_buyer: i64 = NO_SEAT  # RR-7.4: who was the first to receive a cube
        self.used: i64 = 0  # pips of a shopping die, or actions of a boarding die, that were used
        self.bought: i64 = 0  # types that the Miner took with this die, as bits
        self.shifts: i64 = 0
        self.builds: i64 = 0
        self.launches: i64 = 0
        self.has_shifted: bool = False  # the Mechanic's own shift of this die (RR-13.7)
        self.launch: Launch | None = None
        self.ended: i64 = 0  # the end reason, or 0
        self.agenda: list[Step] = NO_STEPS  # the next step last

    def copy_to(self, other: "Table") -> None:
        """Make another table an independent copy of this one; what happened stays with this one's driver."""
        self.copy_open_to(other)
        other.seats = [seat.clone() for seat in self.seats]

    def copy_open_to(self, other: "Table") -> None:
        """Copy all but the seats: views and twins begin with this."""
        other.rules = self.rules
        other.edition = self.edition
        other.length = self.length
        other.characters = self.characters
        other.order = self.order
        other.rolls = self.rolls
        other.round = self.round
        other.phase = self.phase
        other.closed = self.closed
        other.bank = self.bank
        other.market = self.market
        other.built = self.built
        other.terminal = self.terminal
        other.planets = self.planets
        other.marks = self.marks
        other.drawn = self.drawn
        other.flown = self.flown
        other.companies = self.companies
        other.has_pilot_chip = self.has_pilot_chip
        other.piles = [pile.clone() for pile in self.piles]
        for bag in self.bags:
            bag.is_shared = True
        other.bags = self.bags.copy()
        other.standard = self.standard
        other.display = self.display
        other.discard = self.discard
        other.drawn_modules = self.drawn_modules
        other.first_buyer = self.first_buyer
        other.used = self.used
        other.bought = self.bought
        other.shifts = self.shifts
        other.builds = self.builds
        other.launches = self.launches
        other.has_shifted = self.has_shifted
        other.launch = self.launch
        other.ended = self.ended
        other.agenda = self.agenda.copy()

    def crew_each(self) -> i64:
        """RR-2.2: how many crew each player has."""
        return data.CREW[self.length]

    def chips_each(self) -> i64:
        """RR-1.6: how many chips each player has; in an edition without markers one is the influence marker."""
        return data.START_CHIPS - (1 if data.MARKER_IS_CHIP[self.edition] else 0)

    def is_triggered(self) -> bool:
        """RR-12.1: whether somebody has rescued all own crew."""
        each = self.crew_each()
        return any(seat.saved == each for seat in self.seats)

    def who_is(self, character: i64) -> i64:
        """The seat with this character, or NO_SEAT."""
        for player in range(len(self.seats)):
            if self.seats[player].character == character:
                return player
        return NO_SEAT

    def flight(self) -> Launch:
        """The launch that is under way."""
        launch = self.launch
        assert launch is not None
        return launch

    def space_of(self, planet: i64) -> i64:
        """The place of a planet that is available."""
        place: i64 = 0
        while self.planets[place] != planet:
            place += 1
        return place

    def put_built(self, place: i64, built: Built) -> None:
        """Replace what stands in a place."""
        places = self.built.copy()
        places[place] = built
        self.built = places

    def is_seat_free(self) -> bool:
        """RR-8.1: whether any built module has a free seat."""
        return any(built.is_free() for built in self.built)


def count_crew(crew: i64) -> i64:
    """How many crew these are, of all colours."""
    found: i64 = 0
    left: i64 = crew
    while left != 0:
        found += left & 15
        left >>= 4
    return found


def crew_of(crew: i64, colour: i64) -> i64:
    """How many of them have this colour."""
    return (crew >> (4 * colour)) & 15


def one_crew(colour: i64) -> i64:
    """The number that stands for one crew member, to add or subtract."""
    one: i64 = 1
    return one << (4 * colour)


def place_of(hangar: i64, number: i64) -> i64:
    """A place by its hangar and its number there, both from 0."""
    return hangar * data.ROCKET_SIZE + number


PAIR_BASE: Final = 8  # more than there are seats


def pair_of(first: i64, second: i64) -> i64:
    """Two numbers that a step is about, in one; the second is a seat, or a number of seats."""
    return first * PAIR_BASE + second


def first_of_pair(about: i64) -> i64:
    return about // PAIR_BASE


def second_of_pair(about: i64) -> i64:
    return about % PAIR_BASE


def changed(numbers: list[int], place: i64, by: i64) -> list[int]:
    """A new list, with one number changed by so much."""
    copy = numbers.copy()
    copy[place] += by
    return copy


def with_number(numbers: list[int], place: i64, value: i64) -> list[int]:
    """A new list, with one number replaced."""
    copy = numbers.copy()
    copy[place] = value
    return copy
