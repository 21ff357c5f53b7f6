"""Positions in the catalogue's words: how a table is written down, and set up from a description.

POSITION describes every key once, for writing and reading. What a description leaves out is as at setup, with cards
taken from where they would be (docs/positions.md). What is wrong with a table then, faults.py says.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from apogee.core import positions
from apogee.core.agenda import Step
from apogee.core.errors import BadPosition, quoted
from apogee.core.pile import UNDECIDED, bag_of, fixed, is_covered, pile_of, undecided
from apogee.core.positions import REST, WHOLE, At, Field, Kind, Listed, Maybe, Number, Record
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocket_rescue import data, decisions, effects, rockets, rounds, scoring
from apogee.games.rocket_rescue.forecast import crew_words, is_second_roll
from apogee.games.rocket_rescue.observation import ASKS, DEEDS, PHASE_WORDS, first_buyer, next_verb, turn_step
from apogee.games.rocket_rescue.state import (
    ADVANCED,
    EMPTY,
    LET_FLY,
    MOVED,
    NO_BID,
    NO_MODULE,
    NO_PLACE,
    NO_PLANET,
    NO_REWARDS,
    NO_ROLL,
    NO_SEAT,
    Built,
    Check,
    Deed,
    Flown,
    Launch,
    Seat,
    Table,
    crew_of,
    pair_of,
    place_of,
)  # fmt: skip

PLAYERS: Final = range(data.FEWEST_PLAYERS, data.MOST_PLAYERS + 1)
BEGIN: Final = -2  # a shortcut: the round is about to begin
PHASES: Final = {"begin": BEGIN, **{word: phase for phase, word in PHASE_WORDS.items()}}
TURNS: Final = [data.RESEARCH_TURN, data.SHOPPING_TURN, data.BOARDING_TURN, data.BUILD_TURN]  # by phase
PILES: Final = [*data.COLOURS, "advanced"]
PILE_IDS: Final = [data.PLANET_IDS, data.PLANET_IDS, data.MODULE_IDS]
STANDARD_IDS: Final = data.MODULE_IDS[: data.STANDARD]
BOXED_IDS: Final = data.MODULE_IDS + data.PLANET_IDS
CARDS_OF: Final = [  # by pile, in the file's order
    *([card for card in range(data.PLANETS) if data.PLANET_COLOUR[card] == colour] for colour in (data.BLUE, data.RED)),
    list(range(data.STANDARD, data.MODULES)),
]
HANGAR_NUMBERS: Final = [str(hangar + 1) for hangar in range(data.HANGARS)]
MOST: Final = max(*map(sum, data.MODULE_COPIES), *data.CUBES, *data.CREW, data.START_CHIPS)  # no more of anything
MOST_CREW: Final = 15  # of one colour, as a module counts them
MOST_ENERGY: Final = max(999, data.MOST_ENERGY)  # there is no limit (RR-R.2), but no more can come together
MOST_VP: Final = data.HIGHEST_SCORE // 2  # the rest may still come
CLOSED_FIRST: Final = (5, 3, 1, 4, 2, 0)  # which hangars are closed, where a position does not say
# Characters that nobody names, the quietest first.
QUIET: Final = (
    data.MINER, data.AMBASSADOR, data.ENGINEER, data.PILOT, data.EXPLORER, data.SABOTEUR, data.MECHANIC, data.MOGUL,
)  # fmt: skip
SPARE_VALUE: Final = 3  # of a die that nobody names and that was carried out already
IDLE_VALUE: Final = 1  # of one that is still to come: it moves crew, or shifts a module
SEATED: Final = (data.BEGIN_TURN, data.START, data.DRAW_START, data.ROLL, data.DEAL)  # ask nobody, but are some seat's
OPTIONS: Final = {"rules", "players", "edition", "length", "characters", "seats"}


# --- Steps of the agenda, in words


def numbers(about: Iterable[int]) -> dict[str, int]:
    """Numbers by their words; 0 is left out."""
    return {str(number) if number > 0 else "": number for number in about}


PHASE_NAMES: Final = {word: phase for phase, word in enumerate(data.PHASE_IDS)}
PLACES: Final = {f"{data.HANGAR_OF[place] + 1} {data.NUMBER_OF[place] + 1}": place for place in range(data.PLACES)}
ABOUT: Final[dict[int, dict[str, int]]] = {  # all that a step can be about, in words; the others are about nothing
    data.BEGIN_PHASE: PHASE_NAMES, data.END_PHASE: PHASE_NAMES,
    data.BEGIN_TURN: {f"{word} {side}": 2 * phase + field for word, phase in PHASE_NAMES.items()
                      for field, side in enumerate(data.FIELD_IDS)},
    **{verb: {side: 2 * phase + field for field, side in enumerate(data.FIELD_IDS)}
       for phase, verb in enumerate(TURNS)},
    data.STABILITY: PLACES, data.CREW_ABOARD: PLACES, data.REROLL: PLACES,
    data.TARGET: {f"{words} {colour}": pair_of(place, number) for words, place in PLACES.items()
                  for number, colour in enumerate(data.COLOUR_IDS)},
    data.PLANET: numbers(range(data.PLANET_PLACES + len(data.COLOURS))),
    data.LAY: numbers(range(1, max(*data.DISPLAY, data.MOST_PLAYERS) + 1)),
    data.DRAW_START: numbers(range(1, data.MECHANIC_DRAWS + 1)),
    data.SORT: numbers(pair_of(first, count) for count in range(2, data.MOST_PLAYERS + 1)
                       for first in range(data.MOST_PLAYERS + 1 - count)),
}  # fmt: skip


def every_step() -> Iterator[tuple[str, Step, str]]:
    """All steps with their words: what is asked, whom, and what it is about."""
    for verb, word in ASKS.items():
        is_seated = (verb >= data.FIRST_PLAYER or verb in SEATED) and verb not in (data.PLAN, data.KEEP)
        seats = list(range(data.MOST_PLAYERS)) if is_seated or verb == data.STABILITY else []
        for seat in seats if is_seated else [NOBODY, *seats]:  # a re-roll is somebody's
            for about, number in ABOUT.get(verb, {"": 0}).items():
                yield word, Step(verb, seat, number), about


AGENDA_STEP: Final = positions.StepWords(every_step(), "build_launch 0 left")
STEPS: Final = AGENDA_STEP.steps
words_of: Final = AGENDA_STEP.of


# --- What a position says


class Some(positions.Counts):
    """Counts by id, None where one is left out; a number alone means so many of each."""

    def read(self, value: Any, at: At) -> list[int | None]:
        if type(value) is int:
            value = dict.fromkeys(self.id.places, value)
        counts: list[int] = super().read(value, at)
        return [count if name in value else None for name, count in zip(self.id.ids, counts, strict=True)]


class Row(positions.Cards):
    """Cards in an order: a list of ids, or a dict of id and count."""

    def read(self, value: Any, at: At) -> list[int]:
        return Listed(self.id).read(value, at) if isinstance(value, list | tuple) else super().read(value, at)


class Crew(Kind):
    """Crew by colour; a number alone means the owner's own. They are counted in four bits for each colour."""

    def write(self, value: Any, table: Any) -> dict[str, int]:  # noqa: ARG002
        return crew_words(value)

    def read(self, value: Any, at: At) -> Any:
        if type(value) is int:
            return Number(0, MOST_CREW).read(value, at)
        return positions.Counts(data.COLOUR_IDS, MOST_CREW, data.COLOUR_IDS[: at.seats]).read(value, at)


def packed(crew: Any, owner: int) -> int:
    """Crew as a table counts them."""
    counts = crew if isinstance(crew, list) else [0] * owner + [crew]
    return sum(count << (4 * colour) for colour, count in enumerate(counts))


class Hangars(Listed):
    """What stands in each hangar: lists from hangar 1 on, or a dict by number."""

    def read(self, value: Any, at: At) -> list[Any]:
        if not isinstance(value, list | tuple | Mapping):
            raise at.bad(f"must be a list, or a dict by number, not {quoted(value)}.")
        entries = list(value.items()) if isinstance(value, Mapping) else list(enumerate(value, 1))
        numbers = [str(number) for number, _ in entries]
        found: list[Any] = [[] for _ in range(data.HANGARS)]
        for number, rocket in entries:
            if str(number) not in HANGAR_NUMBERS or numbers.count(str(number)) > 1:
                raise at.bad(f"are 1 to {data.HANGARS}, each once (RR-1.2), not {quoted(number)}.")
            found[int(number) - 1] = self.kind.read([] if rocket is None else rocket, at.at(f"hangar {number}"))
        return found


class Marks(Kind):
    """The Explorer's chips on planets: a list by place, or a dict by planet."""

    def read(self, value: Any, at: At) -> Any:
        if isinstance(value, Mapping):
            return dict(enumerate(positions.Counts(data.PLANET_IDS, data.START_CHIPS).read(value, at)))
        return Listed(Number(0, data.START_CHIPS)).read(value, at)


class Parts:
    """A pile by its parts: cards in a fixed order that nobody knows (the first advanced one is face up), cards in no
    order, and those that lie under it in the open.
    """

    def __init__(self, table: Table, number: int) -> None:
        layers = [layer for layer in table.piles[number].layers if layer.card != UNDECIDED]
        self.top = [layer.card for layer in layers if number == ADVANCED or is_covered(layer)]
        self.under = [layer.card for layer in layers if number != ADVANCED and not is_covered(layer)]
        self.bag = table.bags[number].counts


def pile_field(number: int) -> Field:
    ids, known = PILE_IDS[number], [PILE_IDS[number][card] for card in CARDS_OF[number]]
    parts = [Field("top", Row(ids, MOST, known)), Field("bag", positions.Counts(ids, MOST, known))]
    if number != ADVANCED:
        parts.append(Field("under", Row(ids, MOST, known), default=[], short=True))
    # A list is a pile of which all cards are in a fixed order.
    pile = Record(
        *parts,
        plain=lambda written: written if written["bag"] or "under" in written else written["top"],
        whole=lambda cards: {"top": cards, "bag": {}},
    )
    return Field(PILES[number], pile, lambda _, table: Parts(table, number))


def dice_field(phase: int) -> Field:
    dice = Listed(Number(0, data.FACES))
    return Field(
        data.PHASE_IDS[phase], dice, lambda seat, _: [seat.die(2 * phase), seat.die(2 * phase + 1)], is_id=True
    )


def reward_field(kind: int) -> Field:
    """VP of one kind by seat."""
    return Field(data.REWARD_IDS[kind], Listed(Number(0, MOST_VP)), lambda by_kind, _: by_kind[kind], if_any=True)


class Numbered(positions.FromOne):
    """The hangar of a place, or its number there, counted from 1."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(max(numbers) + 1)
        self.numbers = numbers

    def write(self, value: int, table: Any) -> int:  # noqa: ARG002
        return self.numbers[value] + 1


def place_fields(prefix: str, name: str) -> list[Field]:
    """A place in a rocket by its hangar and its number there, both left out where there is none."""
    kinds = {"hangar": Numbered(data.HANGAR_OF), "place": Numbered(data.NUMBER_OF)}
    return [Field(f"{prefix}{word}", kind, name, default=NO_PLACE, short=True) for word, kind in kinds.items()]


def pilot_chip(seat: Seat, table: Table) -> bool | None:
    """RR-13.16: whether the special chip lies on the Pilot's card."""
    return table.has_pilot_chip if seat.character == data.PILOT else None


def hangars(table: Table, _whole: Table) -> list[list[Built]]:
    """The modules of each hangar, engine first, cockpit last."""
    by_hangar = [rockets.in_hangar(table.built, hangar) for hangar in range(data.HANGARS)]
    return [[built for built in each if built.module != NO_MODULE] for each in by_hangar]


def closed(table: Table, _whole: Table) -> list[int]:
    return [hangar for hangar in range(data.HANGARS) if (table.closed >> hangar) & 1 == 1]


def turn(table: Table, _whole: Table) -> Table | None:
    """Where a die is being carried out and something was done with it."""
    done = table.used, table.bought, table.shifts, table.builds, table.launches, table.has_shifted
    return table if turn_step(table) is not None and any(done) else None


def first_card(table: Table) -> int:
    """Where the cards begin in a census: after cubes, crew and chips."""
    return data.RESOURCES + 2 * len(table.seats)


def missing(table: Table) -> list[int]:
    """How much of everything lies nowhere, in the order of the census; below 0 what there is too much of."""
    players = len(table.seats)
    there_is = [
        *data.CUBES, *[table.crew_each()] * players, *[table.chips_each()] * players,
        *data.MODULE_COPIES[table.edition], *data.PLANET_COPIES[table.edition],
    ]  # fmt: skip
    return [number - there for number, there in zip(there_is, scoring.census(table), strict=True)]


def boxed(table: Table, _whole: Table) -> list[int]:
    """The cards that are out of the game: those that are nowhere else."""
    return missing(table)[first_card(table) :]


def words(ids: Iterable[str]) -> positions.Word:
    return positions.Word({word: number for number, word in enumerate(ids)})


PLANET: Final = positions.Id(data.PLANET_IDS)
MODULE: Final = positions.Id(data.MODULE_IDS)
CREW: Final = Crew()
SEAT_NUMBER: Final = positions.Seat()
CUBES: Final = Some(data.RESOURCE_IDS, MOST, is_full=True)
COMPANIES: Final = positions.Counts(data.COMPANY_IDS, MOST, is_full=True)
ADVANCED_ROW: Final = Row(data.MODULE_IDS, MOST, data.MODULE_IDS[data.STANDARD :])
DIE: Final = [
    Field("seat", SEAT_NUMBER, positions.unwritten),
    Field("value", Number(1, data.FACES), positions.unwritten),
    Field("field", words(data.FIELD_IDS), positions.unwritten),
]
BOUGHT: Final = {word: 1 << resource for resource, word in enumerate(data.RESOURCE_IDS)}
REASONS: Final = {word: reason for reason, word in data.END_REASON_IDS.items()}

BUILT: Final = Record(
    Field("module", MODULE, is_needed=True),
    Field("owner", SEAT_NUMBER),
    Field("crew", CREW, default=0, short=True),
    Field("pilot_chip", positions.Flag(), "has_pilot_chip", default=False, short=True),
    whole=lambda module: {"module": module},
)
FLOWN: Final = Record(
    Field("planet", PLANET, is_needed=True),
    Field("rescuer", SEAT_NUMBER),
    Field("crew", CREW),
    Field("round", Number(1, data.ROUNDS), default=0, short=True),
    Field("fee", Number(0, MOST_ENERGY), default=0, short=True),
    Field("vp", Record(*map(reward_field, range(len(data.REWARD_IDS)))), "rewards", if_any=True),
)
SEAT: Final = Record(
    Field("character", positions.Id(data.CHARACTER_IDS), default=data.NO_CHARACTER, short=True),
    Field("pilot_chip", positions.Flag(), pilot_chip),
    Field("energy", Number(0, MOST_ENERGY)),
    Field("cubes", CUBES),
    Field("vp", Number(0, MOST_VP), default=0),
    Field("crew", Number(0, MOST_CREW)),
    Field("chips", Number(0, data.START_CHIPS)),
    Field("modules", positions.Cards(data.MODULE_IDS, MOST), default=[]),
    Field("dice", Record(*map(dice_field, range(data.PHASES))), lambda seat, _: seat),
    Field("bid", Number(0, data.BID_MAX), default=NO_BID, short=True),
    Field("ready", positions.Flag(), "is_ready"),
    Field("kept", MODULE, default=NO_MODULE, short=True),
)
TURN: Final = Record(
    *DIE,
    Field("used", Number(0, max(data.FACES, *data.MOVES, *data.BOARDINGS)), default=0, short=True),
    Field("bought", positions.Several(BOUGHT, "RR-13.15"), default=0, short=True),
    Field("shifts", Number(0, data.MOST_ALLOWED[0]), default=0, short=True),
    Field("builds", Number(0, data.MOST_ALLOWED[1]), default=0, short=True),
    Field("launches", Number(0, data.MOST_ALLOWED[2]), default=0, short=True),
    Field("extra_shifted", positions.Flag(), "has_shifted", default=False, short=True, old="extra_shift"),
)
STABILITY_ROLL: Final = positions.Word({face: face for face in data.STABILITY_FACES}, "RR-1.9")
DEED: Final = Record(
    Field("deed", positions.Word({word: kind for kind, word in DEEDS.items()}, "RR-13.10"), "kind", is_needed=True),
    *place_fields("", "place"),
    Field("module", MODULE, default=NO_MODULE, short=True),
    Field("owner", SEAT_NUMBER, default=NO_SEAT, short=True),
    Field("seat", SEAT_NUMBER, default=NO_SEAT, short=True),
    *place_fields("to_", "target"),
    Field("to_module", MODULE, "target_module", default=NO_MODULE, short=True),
)
CHECK: Final = Record(
    Field("place", Numbered(data.NUMBER_OF), is_needed=True),
    Field("module", MODULE, is_needed=True),
    Field("owner", SEAT_NUMBER, is_needed=True),
    Field("roll", STABILITY_ROLL, "damage", default=NO_ROLL, short=True),
    Field("second", STABILITY_ROLL, default=NO_ROLL, short=True),
    Field("over", positions.Flag(), "is_over", default=False, short=True),
)
LAUNCH: Final = Record(
    Field("launcher", SEAT_NUMBER, is_needed=True),
    Field("hangar", positions.FromOne(data.HANGARS), is_needed=True),
    Field("planet", PLANET, is_needed=True),
    Field("roll", STABILITY_ROLL, default=NO_ROLL, short=True),
    Field("deed", DEED),
    Field("checks", Listed(CHECK, "check", 1), if_any=True),
)
POSITION: Final = Record(
    Field("rules", Number(1, data.RULES)),
    Field("players", Number(PLAYERS[0], PLAYERS[-1]), lambda table, _: len(table.seats)),
    Field("edition", words(data.EDITION_IDS), default=data.DEFAULT_EDITION),
    Field("length", words(data.LENGTH_IDS), default=data.DEFAULT_LENGTH),
    Field("characters", words(data.CHARACTERS_IDS)),
    Field("round", Number(0, data.ROUNDS), default=1),
    Field("phase", positions.Word(PHASES)),
    Field("influence", Listed(SEAT_NUMBER), "order"),
    Field("rolls", Listed(Maybe(Number(1, data.FACES), NO_ROLL)), if_any=True),
    Field("market", CUBES),
    Field("bank", CUBES),
    Field("hangars", Hangars(Listed(BUILT)), hangars),
    Field("closed", Listed(positions.FromOne(data.HANGARS)), closed),
    Field("terminal", Listed(SEAT_NUMBER)),
    Field("planets", Listed(Maybe(PLANET, NO_PLANET))),
    Field("marks", Marks(), if_any=True),
    Field("drawn", PLANET, default=NO_PLANET, short=True),
    Field("companies", COMPANIES, default=[0] * data.COMPANIES, short=True),
    Field("flown", Listed(FLOWN, "flown", 1)),
    Field("piles", Record(*map(pile_field, range(len(PILES))))),
    Field("standard", Some(STANDARD_IDS, MOST, is_full=True)),
    Field("display", ADVANCED_ROW, default=[]),
    Field("discard", positions.OrRest(positions.Cards(data.MODULE_IDS, MOST, data.MODULE_IDS[data.STANDARD :]))),
    Field("drawn_modules", ADVANCED_ROW, default=[], short=True),
    Field("box", positions.OrRest(positions.Counts(BOXED_IDS, MOST)), boxed, if_any=True),
    Field("seats", Listed(SEAT, "seat")),
    Field("first_buyer", SEAT_NUMBER, lambda table, _: first_buyer(table)),
    Field("turn", TURN, turn),
    Field("queue", Listed(Record(*DIE), "die", 1), positions.unwritten),
    Field("launch", LAUNCH),
    Field("trigger", positions.Flag(), lambda table, _: table.is_triggered(), if_any=True),
    Field("end_reason", positions.Word(REASONS), "ended", default=0, short=True, old="end"),
    Field("agenda", Listed(AGENDA_STEP), lambda table, _: None if table.ended != 0 else table.agenda),
)


# --- Setting up


def read(described: Any, table: Table, rules: int) -> None:
    """Set up a table as described, by the rules that it names, or by these, which are the newest that it may name.

    What is refused here makes no table; `faults` tells of what is wrong with one.
    """
    players = positions.players_in(described, PLAYERS, data.TITLE, "RR-2.3", may_be_fewer=True)
    given = POSITION.read_part(described, WHOLE, players)
    seats = given.get("seats", [])
    seats += [{} for _ in range(players - len(seats))]
    POSITION.put(table, given)
    table.rules = Number(1, rules).read(given.get("rules", rules), At(WHOLE, "rules", players))
    table.characters = given.get("characters", data.DEALT if any("character" in seat for seat in seats) else data.OFF)
    if not given.keys() - OPTIONS and not any(seats):
        table.round = 0
        effects.set_up(table, players, table.edition, table.length, table.characters)
        return
    refuse_what_is_forgotten(given)
    set_round(given, table, players)
    name_characters(seats, table)
    table.seats = [seat_of(seat) for seat in seats]
    start(table, seats)
    lay_rockets(given, table)
    set_agenda(given, table)
    set_dice(given, table, seats)
    lay_cards(given, table)
    lay_chips(given, table, seats)
    fill_supplies(given, table, seats)
    set_turn(given, table)
    if given.get("trigger", table.is_triggered()) != table.is_triggered():
        raise BadPosition("the end is triggered when somebody has all crew on planets, and only then (RR-12.1).")
    begin(given, table)


def refuse_what_is_forgotten(given: dict[str, Any]) -> None:
    """Refuse keys that have no meaning here and would be lost when the position is written again."""
    is_turn = "seat" in given.get("turn", {})
    is_queue = is_turn or "queue" in given
    lost = [key for key in ("agenda", "queue", "turn", "launch", "first_buyer") if key in given]
    if "end_reason" in given and lost:
        raise BadPosition(f"the match is over and {lost[0]!r} means nothing any more (RR-12.1); leave it out.")
    if "agenda" in given and is_queue:
        raise BadPosition("'agenda' tells whose turn it is; leave 'queue' and the seat in 'turn' out.")
    if "launch" in given and "agenda" not in given:
        raise BadPosition("launch: 'agenda' tells how far it is (RR-10.3); or describe the turn, and play 'launch'.")
    if is_queue and not 0 <= given.get("phase", data.NO_PHASE) < data.PHASES:
        raise BadPosition(f"dice have turns in the phases {', '.join(data.PHASE_IDS)} (RR-3.1); give 'phase'.")
    if "first_buyer" in given and given.get("phase") != data.SHOPPING:
        raise BadPosition("'first_buyer' means something in Shopping only (RR-7.4); leave it out.")


def set_round(given: dict[str, Any], table: Table, players: int) -> None:
    """RR-3.1, RR-2.4: round, phase and influence track, and whether the match is over."""
    table.phase = max(given.get("phase", data.LAST_PHASE if table.ended != 0 else data.NO_PHASE), data.NO_PHASE)
    table.order = given.get("influence", list(range(players)))
    table.rolls = given.get("rolls", [NO_ROLL] * players)
    if sorted(table.order) != list(range(players)):
        raise BadPosition("influence: each seat has one marker on the track (RR-2.4); name every seat once.")
    if len(table.rolls) != players:
        raise BadPosition("rolls: there is one entry for each seat, null for who has not rolled (RR-R.8).")


def name_characters(seats: list[dict[str, Any]], table: Table) -> None:
    """RR-13.1: the characters that are not named are the quietest that are left."""
    named = [seat.get("character") for seat in seats]
    free = [each for each in QUIET if each in data.CHARACTERS_IN[table.edition] and each not in named]
    for seat in seats if table.characters != data.OFF and table.round > 0 else []:
        if "character" not in seat:
            seat["character"] = free.pop(0)


def seat_of(given: dict[str, Any]) -> Seat:
    """RR-2.1: a player's supply; what the character starts with, crew and chips come later."""
    seat = Seat(0, 0, data.START_CUBES)
    SEAT.put(seat, given)
    return seat


def start(table: Table, seats: list[dict[str, Any]]) -> None:
    """RR-2.8: what characters start with, unless the position says otherwise; the Mechanic's card need not be there."""
    table.bank = [0] * data.RESOURCES
    for player, (seat, described) in enumerate(zip(table.seats, seats, strict=True)):
        if table.round > 0 and seat.character != data.MECHANIC:
            rounds.start_effect(table, player)
            seat.crew = seat.chips = 0
        seat.cubes = filled(described.get("cubes"), seat.cubes)
        seat.energy = described.get("energy", seat.energy)


def filled(some: list[int | None] | None, otherwise: list[int]) -> list[int]:
    """Counts of which some, or all, are left out."""
    named = some or [None] * len(otherwise)
    return [more if count is None else count for count, more in zip(named, otherwise, strict=True)]


def lay_rockets(given: dict[str, Any], table: Table) -> None:
    """RR-2.7, RR-8.5, RR-9.9, RR-10.5: hangars, terminal, and planets that were flown to."""
    table.built = [EMPTY] * data.PLACES
    described = given.get("hangars", [[]] * data.HANGARS)
    for hangar, rocket in enumerate(described):
        lay_rocket(table, hangar, rocket)
    free = [hangar for hangar in CLOSED_FIRST if not described[hangar]]
    closed_at_setup = free[: data.CLOSED[len(table.seats)]] if table.round > 0 else []
    table.closed = sum({1 << hangar for hangar in given.get("closed", closed_at_setup)})
    table.terminal = given.get("terminal", table.terminal)
    table.flown = [flown_of(each, len(table.seats)) for each in given.get("flown", [])]
    for player, seat in enumerate(table.seats):
        seat.saved = sum(crew_of(flown.crew, player) for flown in table.flown)


def lay_rocket(table: Table, hangar: int, rocket: list[dict[str, Any]]) -> None:
    """RR-9.9: the modules of one hangar, in any order; the middle ones stand in the order given."""
    for given in rocket:
        module, owner = given["module"], given.get("owner", 0)
        is_middle = data.TYPE[module] not in (data.ENGINE, data.COCKPIT)
        is_full = rockets.middle_of(table.built, hangar) == data.MIDDLE
        if is_full if is_middle else not rockets.fits(table.built, hangar, data.TYPE[module]):
            raise BadPosition(
                f"hangar {hangar + 1}: a rocket has {data.ROCKET_SIZE} modules at most: one engine, one cockpit and "
                f"{data.MIDDLE} between them (RR-9.9)."
            )
        crew, has_chip = packed(given.get("crew", 0), owner), given.get("pilot_chip", False)
        rockets.add(table, hangar, Built(module, owner, crew, has_chip))


# --- Agenda and dice


def set_agenda(given: dict[str, Any], table: Table) -> None:
    """What is still to happen, the next thing last; left out, everybody plans, or `phase` tells."""
    table.agenda = given.get("agenda", [])
    if "agenda" not in given and table.ended == 0 and given.get("phase", data.NO_PHASE) == data.NO_PHASE:
        table.agenda = [*rest_of_round(data.NO_PHASE), STEPS["plan"]]


def rest_of_round(phase: int) -> list[Step]:
    """RR-3.1: what follows a phase, the next thing last."""
    return [STEPS["end_round"], *(STEPS[f"begin_phase - {word}"] for word in reversed(data.PHASE_IDS[phase + 1 :]))]


def verbs(table: Table) -> list[int]:
    """What is still to happen."""
    return [step.verb for step in table.agenda]


def is_revealed(table: Table) -> bool:
    """RR-4.5: whether the plans of this round lie open."""
    return table.phase >= 0 or data.PAY_BID in verbs(table)


def set_dice(given: dict[str, Any], table: Table, seats: list[dict[str, Any]]) -> None:
    """RR-4.2: dice on the phase boards; those of `turn` and `queue` need not be named again."""
    for number, (seat, described) in enumerate(zip(table.seats, seats, strict=True)):
        for phase, word in enumerate(data.PHASE_IDS):
            values = described.get("dice", {}).get(word, [])
            if len(values) > 2:
                raise BadPosition(f"seat {number}, dice: {word} has two fields (RR-4.2).")
            for side, value in enumerate(values):
                seat.set_die(2 * phase + side, value)
    if "agenda" not in given:
        set_queue(given, table)
    for seat, described in zip(table.seats, seats, strict=True):
        is_ready = len(seat.modules) <= data.HAND_KEPT if data.KEEP in verbs(table) else is_revealed(table)
        seat.is_ready = described.get("ready", is_ready)
        if is_revealed(table) and table.ended == 0:
            seat.bid = max(seat.bid, 0)
            fill_dice(table, seat, described.get("dice", {}))


def fill_dice(table: Table, seat: Seat, named: dict[str, Any]) -> None:
    """Dice that the position does not name count as used; if too many are left, they wait in the last phases."""
    begun = table.phase if table.agenda else table.phase - 1  # the last phase that has begun
    spare = [(field, SPARE_VALUE) for field in range(data.FIELDS) if data.PHASE_OF[field] <= begun]
    idle = [
        (field, IDLE_VALUE) for field in range(2 * data.BOARDING, data.FIELDS) if data.PHASE_OF[field] > table.phase
    ]
    for field, value in spare + idle:
        is_free = seat.die(field) == 0 and data.PHASE_IDS[data.PHASE_OF[field]] not in named
        if is_free and decisions.count_dice(seat.dice) < data.DICE:
            seat.set_die(field, value)


def set_queue(given: dict[str, Any], table: Table) -> None:
    """RR-5.1, RR-5.2: the shortcut for a die's turn, and for those after it."""
    is_turn = "seat" in given.get("turn", {})
    if not is_turn and "queue" not in given:
        return
    taken: list[tuple[int, int]] = []
    for die in [*([given["turn"]] if is_turn else []), *given.get("queue", [])]:
        taken.append(find_die(die, table, taken))
    waiting = taken[1:] if is_turn else taken
    steps = [step for step in rounds.turns_in(table, table.phase) if (step.seat, step.about) in waiting]
    if is_turn:
        steps.append(Step(TURNS[table.phase], *taken[0]))
    table.agenda = [*rest_of_round(table.phase), Step(data.END_PHASE, NOBODY, table.phase), *steps]


def find_die(die: dict[str, Any], table: Table, taken: list[tuple[int, int]]) -> tuple[int, int]:
    """A die in the phase that is played: it lies on a field already, or on the first that is free."""
    if "seat" not in die:
        raise BadPosition("queue: a die has its 'seat' and its 'value' (RR-5.1).")
    player, seat = die["seat"], table.seats[die["seat"]]
    sides = [die["field"]] if "field" in die else [0, 1]
    free = [2 * table.phase + side for side in sides if (player, 2 * table.phase + side) not in taken]
    lying = [field for field in free if seat.die(field) == die.get("value", seat.die(field)) != 0]
    found = lying or [field for field in free if seat.die(field) == 0 and "value" in die]
    if not found:
        raise BadPosition(
            f"seat {player} has no such die in {data.PHASE_IDS[table.phase]}, which has two fields (RR-4.2); give its "
            "'value', or put it into 'dice'."
        )
    if not lying:
        seat.set_die(found[0], die["value"])
    return player, found[0]


def set_turn(given: dict[str, Any], table: Table) -> None:
    """RR-5.5, RR-7.4, RR-10: what was done in the phase and with the die, and a launch that is under way."""
    table.first_buyer = given.get("first_buyer", NO_SEAT)
    done = given.get("turn", {})
    if done and turn_step(table) is None:
        raise BadPosition("turn: no die is being carried out (RR-5.1); give its 'seat' and 'value', or leave it out.")
    TURN.put(table, done)
    if "launch" in given:
        launch = given["launch"]
        deed = deed_of(launch["deed"]) if "deed" in launch else None
        table.launch = Launch(**LAUNCH.values(launch, deed=deed, checks=checks_of(launch, table)))


def flown_of(given: dict[str, Any], players: int) -> Flown:
    """RR-10.5: a planet that was flown to, and what the launch brought, where that is given."""
    rescuer = given.get("rescuer", 0)
    vp = given.get("vp", {})
    rewards = [vp.get(word, [0] * players) for word in data.REWARD_IDS] if vp else NO_REWARDS
    if any(len(by_seat) != players for by_seat in rewards):
        raise BadPosition("flown: 'vp' has a number for each seat (RR-10.6).")
    crew = packed(given.get("crew", 0), rescuer)
    return Flown(given["planet"], rescuer, crew, given.get("round", 0), given.get("fee", 0), rewards)


def deed_of(given: dict[str, Any]) -> Deed:
    """RR-13.10: what the Saboteur did before the launch under way."""
    needed = [] if given["deed"] == LET_FLY else ["hangar", "place", "module", "owner", "seat"]
    if given["deed"] == MOVED:
        needed += ["to_hangar", "to_place", "to_module"]
    if given.keys() != {"deed", *needed}:
        keys = ", ".join(needed) or "no other key"
        raise BadPosition(f"launch, deed: {DEEDS[given['deed']]!r} has {keys} (RR-13.10).")
    return Deed(**DEED.values(given, place=place_in(given, ""), target=place_in(given, "to_")))


def place_in(given: dict[str, Any], prefix: str) -> int:
    """The place that two keys name, or NO_PLACE."""
    is_given = f"{prefix}place" in given
    return place_of(given[f"{prefix}hangar"], given[f"{prefix}place"]) if is_given else NO_PLACE


def checks_of(given: dict[str, Any], table: Table) -> list[Check]:
    """RR-10.11: the checks so far; one that the Mechanic is or was asked about need not be named."""
    found = [
        Check(**CHECK.values(each, place=place_of(given["hangar"], each["place"]))) for each in given.get("checks", [])
    ]
    place = place_in_doubt(table)
    if place != NO_PLACE and (not found or found[-1].is_over):
        built = table.built[place]
        found.append(Check(place, built.module, built.owner, given.get("roll", NO_ROLL), NO_ROLL, False))
    return found


def place_in_doubt(table: Table) -> int:
    """RR-13.6: the module whose roll the Mechanic is asked about, or is being repeated; or NO_PLACE."""
    if not table.agenda:
        return NO_PLACE
    step = table.agenda[-1]
    return step.about if step.verb == data.REROLL or is_second_roll(table) else NO_PLACE


def begin(given: dict[str, Any], table: Table) -> None:
    """The agenda if neither agenda nor turn is given: a die's turn, a phase or a round begins, or a round ends."""
    if table.ended != 0 or "agenda" in given or next_verb(table) not in (-1, data.BEGIN_TURN):
        return
    if given["phase"] == BEGIN or table.phase > data.RESEARCH:
        for fault in crowded_display(table, 0):
            raise BadPosition(fault)  # before the rounds that follow lay their own beside it
    if given["phase"] == BEGIN:
        table.round -= 1
        table.agenda = [STEPS["begin_round"]]
    elif table.phase == data.LAST_PHASE:
        table.agenda = [STEPS["end_round"]]
    elif not table.agenda:
        begin_phase(table)
    effects.run(table)


def crowded_display(table: Table, room: int) -> Iterator[str]:
    """RR-4.1, RR-6.1, RR-6.4: no more modules lie open than there is room for."""
    number = len(table.display)
    if number > room:
        yield f"display: at most {room} modules lie there now, not {number} (RR-4.1, RR-6.1, RR-6.4); name fewer."


def begin_phase(table: Table) -> None:
    """RR-6.1: of the modules that many research dice bring, those that are named lie in the display already."""
    table.agenda = rest_of_round(table.phase)
    rounds.begin_phase(table, table.phase)
    laid = len(table.display) - data.DISPLAY[len(table.seats)]
    if laid > 0 and next_verb(table) == data.LAY:
        step = table.agenda.pop()
        if step.about > laid:
            table.agenda.append(Step(data.LAY, NOBODY, step.about - laid))


# --- Cards, chips and supplies


def lay_cards(given: dict[str, Any], table: Table) -> None:
    """RR-2.5, RR-2.6: planets, piles, display and discard pile; what is left out takes what has no other place."""
    described = [given.get("piles", {}).get(word, {}) for word in PILES]
    tops = [pile.get("top", []) for pile in described]
    bags = [pile.get("bag", [0] * len(ids)) for pile, ids in zip(described, PILE_IDS, strict=True)]
    unders = [pile.get("under", []) for pile in described]
    box = given.get("box", [0] * len(BOXED_IDS))
    takes_rest = given.get("discard") == REST
    table.discard = [] if takes_rest else given.get("discard", [])
    named = open_planets(given)
    table.planets = [NO_PLANET if planet is None else planet for planet in named]
    table.standard = filled(given.get("standard"), [0] * data.STANDARD)
    table.market = table.bank = [0] * data.RESOURCES
    table.marks = [0] * data.PLANET_PLACES
    set_piles(table, tops, bags, unders)

    left = missing(table)[first_card(table) :]
    left = [count - (0 if box == REST else box[card]) for card, count in enumerate(left)]
    modules, planets = left[: data.MODULES], left[data.MODULES :]
    if "display" not in given and (table.agenda or table.phase == data.RESEARCH):
        table.display = take(modules, ADVANCED, max(0, min(data.DISPLAY[len(table.seats)], display_room(table))))
    table.planets = [
        next(iter(take(planets, data.PLACE_COLOUR[place], 1)), NO_PLANET) if planet is None else planet
        for place, planet in enumerate(named)
    ]
    if "top" not in described[ADVANCED] and data.TOP not in verbs(table):
        tops[ADVANCED] = take(bags[ADVANCED] if "bag" in described[ADVANCED] else modules, ADVANCED, 1)
    for number, pile in enumerate(described):
        if "bag" not in pile:
            for card in take(modules if number == ADVANCED else planets, number, MOST):
                bags[number][card] += 1
    if takes_rest:
        table.discard = take(modules, ADVANCED, MOST)
    table.standard = filled(given.get("standard"), [max(0, count) for count in modules[: data.STANDARD]])
    set_piles(table, tops, bags, unders)
    if box != REST:
        refuse_nowhere([count - box[card] for card, count in enumerate(missing(table)[first_card(table) :])], box)


def take(counts: list[int], pile: int, number: int) -> list[int]:
    """So many cards of a pile's kind, in the file's order, or as many as there are; they leave the counts."""
    cards = [card for card in CARDS_OF[pile] for _ in range(counts[card])][:number]
    for card in cards:
        counts[card] -= 1
    return cards


def set_piles(table: Table, tops: list[list[int]], bags: list[list[int]], unders: list[list[int]]) -> None:
    """RR-2.5, RR-R.4: of the advanced pile the first card is face up; a planet under its pile lies there openly."""
    table.bags = [bag_of(counts.copy()) for counts in bags]
    table.piles = []
    for number, top in enumerate(tops):
        layers = [fixed(card, EVERYBODY if number == ADVANCED and place == 0 else 0) for place, card in enumerate(top)]
        if table.bags[number].total > 0:
            layers.append(undecided(number, table.bags[number].total))
        table.piles.append(pile_of(layers + [fixed(card, EVERYBODY) for card in unders[number]]))


def open_planets(given: dict[str, Any]) -> list[int | None]:
    """RR-2.5: the available planets: all places in order, or some, in places of their colour; None is to be filled."""
    planets: list[int] = given.get("planets", [])
    if len(planets) == data.PLANET_PLACES:
        return list(planets)
    named: list[int | None] = [None] * data.PLANET_PLACES
    for planet in planets:
        free = [place for place, colour in enumerate(data.PLACE_COLOUR)
                if planet != NO_PLANET and colour == data.PLANET_COLOUR[planet] and named[place] is None]  # fmt: skip
        if not free:
            raise BadPosition(
                f"planets: {data.OPEN_PLANETS[data.BLUE]} blue ones are available, then {data.OPEN_PLANETS[data.RED]} "
                "red ones (RR-2.5); name one for each place, null for an empty one, or fewer."
            )
        named[free[0]] = planet
    return named


def display_room(table: Table) -> int:
    """RR-4.1, RR-6.1, RR-6.4: how many modules can lie open now, beside those that are still to be laid."""
    if table.round == 0 or table.phase not in (data.NO_PHASE, data.RESEARCH):
        return 0
    dice = sum(seat.die(2 * data.RESEARCH + side) != 0 for seat in table.seats for side in (0, 1))
    more = max(0, dice - len(table.seats)) if table.phase == data.RESEARCH else 0
    return data.DISPLAY[len(table.seats)] + more - sum(step.about for step in table.agenda if step.verb == data.LAY)


def refuse_nowhere(left: list[int], box: list[int]) -> None:
    """Every card is in one place: what is out of the game is in the box."""
    for card, count in enumerate(left):
        if count > 0:
            raise BadPosition(positions.nowhere(BOXED_IDS[card], "a pile, a supply, 'discard'"))
        if count < 0 < box[card]:
            raise BadPosition(f"box: there are not so many of {BOXED_IDS[card]} (RR-1.3); each card is in one place.")


def lay_chips(given: dict[str, Any], table: Table, seats: list[dict[str, Any]]) -> None:
    """RR-13.3, RR-13.12, RR-13.19: the chips on planets, companies and the Pilot's card."""
    marks = given.get("marks", table.marks)
    if isinstance(marks, dict):
        lying = {planet: count for planet, count in marks.items() if count > 0}
        marks = [lying.pop(planet, 0) for planet in table.planets]
        if lying:
            raise BadPosition("marks: the Explorer's chips lie on available planets (RR-13.3).")
    if len(marks) != data.PLANET_PLACES:
        raise BadPosition(f"marks: there are {data.PLANET_PLACES} planets (RR-2.5); or name them in a dict.")
    table.marks = marks
    pilot = table.who_is(data.PILOT)
    for number, described in enumerate(seats):
        if described.get("pilot_chip", False) and number != pilot:
            raise BadPosition(f"seat {number}: only the Pilot has a special chip (RR-13.19).")
    is_on_card = table.has_pilot_chip and not any(built.has_pilot_chip for built in table.built)
    table.has_pilot_chip = seats[pilot].get("pilot_chip", is_on_card) if pilot >= 0 else False


def fill_supplies(given: dict[str, Any], table: Table, seats: list[dict[str, Any]]) -> None:
    """RR-1.6, RR-1.7, RR-2.2: cubes of the bank, crew and chips are those that are nowhere else."""
    players = len(seats)
    table.market = filled(given.get("market"), [data.CAPACITY[players]] * data.RESOURCES)
    left = [max(0, count) for count in missing(table)]
    table.bank = filled(given.get("bank"), left[: data.RESOURCES])
    for number, (seat, described) in enumerate(zip(table.seats, seats, strict=True)):
        seat.crew = described.get("crew", left[data.RESOURCES + number])
        seat.chips = described.get("chips", left[data.RESOURCES + players + number])
