"""Positions in the catalogue's words: writing the whole table down, and setting one up from a description.

What a description leaves out is as at setup, with cards taken from where they would be (docs/positions.md). One that
cannot occur is refused with the reason.
"""

import re
from itertools import pairwise
from typing import Any, Final

from apogee.core.agenda import Step
from apogee.core.described import Described
from apogee.core.errors import BadPosition, shown
from apogee.core.pile import UNDECIDED, Layer, bag_of, fixed, pile_of, undecided
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocket_rescue import data, decisions, effects, rockets
from apogee.games.rocket_rescue.observation import (
    ASKS,
    PHASE_WORDS,
    by_company,
    by_resource,
    character_word,
    crew_words,
    dice_json,
    first_buyer,
    is_covered,
    launch_json,
    module_word,
    module_words,
    planet_word,
    turn_step,
)
from apogee.games.rocket_rescue.state import (
    ADVANCED,
    EMPTY,
    NO_BID,
    NO_MODULE,
    NO_PLANET,
    NO_ROLL,
    NO_SEAT,
    Built,
    Flown,
    Launch,
    Seat,
    Table,
    count_crew,
    crew_of,
)

EDITIONS: Final = {word: edition for edition, word in enumerate(data.EDITION_IDS)}
LENGTHS: Final = {word: length for length, word in enumerate(data.LENGTH_IDS)}
WAYS: Final = {word: way for way, word in enumerate(data.CHARACTERS_IDS)}
REASONS: Final = {word: reason for reason, word in data.END_REASON_IDS.items()}
VERBS: Final = {word: verb for verb, word in ASKS.items()}
BEGIN: Final = -2  # a shortcut: the round is about to begin
PHASES: Final = {"begin": BEGIN, **{word: phase for phase, word in PHASE_WORDS.items()}}
SIDES: Final = {word: side for side, word in enumerate(data.FIELD_IDS)}
TURN_OF: Final = [data.RESEARCH_TURN, data.SHOPPING_TURN, data.BOARDING_TURN, data.BUILD_TURN]  # by phase
PILES: Final = [*data.COLOURS, "advanced"]
STANDARD_IDS: Final = data.MODULE_IDS[: data.STANDARD]
ADVANCED_IDS: Final = data.MODULE_IDS[data.STANDARD :]
PLANETS_OF: Final = [  # by colour
    [word for planet, word in enumerate(data.PLANET_IDS) if data.PLANET_COLOUR[planet] == colour]
    for colour in range(len(data.COLOURS))
]
BOX: Final = max(*map(sum, data.MODULE_COPIES), *data.CUBES, *data.CREW, data.START_CHIPS)  # no more of anything
MOST_ENERGY: Final = max(999, data.MOST_ENERGY)  # there is no limit (RR-R.2), but no more can come together
CLOSED_FIRST: Final = (5, 3, 1, 4, 2, 0)  # which hangars are closed, where a position does not say
# Characters that nobody names, the quietest first.
QUIET: Final = (
    data.MINER, data.AMBASSADOR, data.ENGINEER, data.PILOT, data.EXPLORER, data.SABOTEUR, data.MECHANIC, data.MOGUL,
)  # fmt: skip
SPARE_VALUE: Final = 3  # of a die that nobody names and that was carried out already
IDLE_VALUE: Final = 1  # of one that is still to come: it moves crew, or shifts a module

# What a step is about, apart from its seat.
ABOUT_PHASE: Final = (data.BEGIN_PHASE, data.END_PHASE)
ABOUT_FIELD: Final = (data.BEGIN_TURN, *TURN_OF)
ABOUT_PLACE: Final = (data.STABILITY, data.CREW_ABOARD, data.REROLL)
SEATED: Final = (data.BEGIN_TURN, data.START, data.ROLL, data.DEAL)  # steps that ask nobody, but are some seat's
OF_LAUNCH: Final = (data.SABOTAGE, data.FLY, data.STABILITY, data.REROLL, data.LANDED)
TOGETHER: Final = (data.PLAN, data.KEEP)  # steps that ask everybody at once


# --- Writing


def write(table: Table) -> dict[str, Any]:
    """The whole position; what is not going on now is left out."""
    position: dict[str, Any] = {
        "rules": table.rules,
        "players": len(table.seats),
        "edition": data.EDITION_IDS[table.edition],
        "length": data.LENGTH_IDS[table.length],
        "characters": data.CHARACTERS_IDS[table.characters],
        "round": table.round,
        "phase": PHASE_WORDS[table.phase],
        "influence": table.order.copy(),
    }
    if any(table.rolls):
        position["rolls"] = [None if roll == NO_ROLL else roll for roll in table.rolls]
    position |= {
        "market": by_resource(table.market),
        "bank": by_resource(table.bank),
        "hangars": [write_rocket(table, hangar) for hangar in range(data.HANGARS)],
        "closed": [hangar + 1 for hangar in range(data.HANGARS) if (table.closed >> hangar) & 1 == 1],
        "terminal": table.terminal.copy(),
        "planets": [planet_word(planet) for planet in table.planets],
    }
    if any(table.marks):
        position["marks"] = table.marks.copy()
    if table.drawn != NO_PLANET:
        position["drawn"] = planet_word(table.drawn)
    if any(table.companies):
        position["companies"] = by_company(table.companies)
    position["flown"] = [
        {"planet": data.PLANET_IDS[each.planet], "rescuer": each.rescuer, "crew": crew_words(each.crew)}
        for each in table.flown
    ]
    position["piles"] = {word: write_pile(table, number) for number, word in enumerate(PILES)}
    position["standard"] = {STANDARD_IDS[module]: count for module, count in enumerate(table.standard)}
    position["display"] = module_words(table.display)
    position["discard"] = module_words(table.discard)
    if table.drawn_modules:
        position["drawn_modules"] = module_words(table.drawn_modules)
    box = write_box(table)
    if box:
        position["box"] = box
    position["seats"] = [write_seat(table, seat) for seat in table.seats]
    if first_buyer(table) is not None:
        position["first_buyer"] = first_buyer(table)
    turn = {} if turn_step(table) is None else write_turn(table)
    if turn:
        position["turn"] = turn
    launch = table.launch
    if launch is not None:
        position["launch"] = {key: value for key, value in launch_json(launch).items() if value is not None}
    if table.trigger:
        position["trigger"] = True
    if table.ended != 0:
        position["end"] = data.END_REASON_IDS[table.ended]
    else:
        position["agenda"] = [write_step(step) for step in table.agenda]
    return position


def write_rocket(table: Table, hangar: int) -> list[dict[str, Any]]:
    """The modules of a hangar, engine first, cockpit last."""
    first = hangar * data.ROCKET_SIZE
    return [write_built(built) for built in table.built[first : first + data.ROCKET_SIZE] if built.module != NO_MODULE]


def write_built(built: Built) -> dict[str, Any]:
    """A module that stands in a hangar."""
    written: dict[str, Any] = {"module": data.MODULE_IDS[built.module], "owner": built.owner}
    if built.crew != 0:
        written["crew"] = crew_words(built.crew)
    if built.has_pilot_chip:
        written["pilot_chip"] = True
    return written


def write_pile(table: Table, number: int) -> Any:
    """A pile: a list where all of it is in a fixed order, otherwise by its parts."""
    names = data.MODULE_IDS if number == ADVANCED else data.PLANET_IDS
    layers = table.piles[number].layers
    undecided_cards = table.bags[number].counts
    if number == ADVANCED:  # the first is face up
        top = [names[layer.card] for layer in layers if layer.card != UNDECIDED]
        under: list[str] = []
    else:
        top = [names[layer.card] for layer in layers if is_covered(layer)]
        under = [names[layer.card] for layer in layers if layer.card != UNDECIDED and not is_covered(layer)]
    bag = {names[card]: count for card, count in enumerate(undecided_cards) if count > 0}
    if not bag and not under:
        return top
    written: dict[str, Any] = {"top": top, "bag": bag}
    if under:
        written["under"] = under
    return written


def write_box(table: Table) -> dict[str, int]:
    """Cards that are out of the game."""
    missing = {word: count for word, count in zip(data.MODULE_IDS, missing_modules(table), strict=True) if count > 0}
    return missing | {word: count for word, count in zip(data.PLANET_IDS, missing_planets(table), strict=True) if count}


def missing_modules(table: Table) -> list[int]:
    """How many there are of each module that lies nowhere."""
    missing = data.MODULE_COPIES[table.edition].copy()
    zones = [table.display, table.discard, table.drawn_modules, [layer.card for layer in table.piles[ADVANCED].layers]]
    zones += [seat.modules for seat in table.seats]
    zones.append([built.module for built in table.built])
    for modules in zones:
        for module in modules:
            if module >= 0:
                missing[module] -= 1
    for module, count in enumerate(table.bags[ADVANCED].counts):
        missing[module] -= count
    for module, count in enumerate(table.standard):
        missing[module] -= count
    return missing


def missing_planets(table: Table) -> list[int]:
    """How many there are of each planet that lies nowhere."""
    missing = data.PLANET_COPIES[table.edition].copy()
    zones = [table.planets, [table.drawn], [each.planet for each in table.flown]]
    zones += [[layer.card for layer in table.piles[colour].layers] for colour in range(len(data.COLOURS))]
    for planets in zones:
        for planet in planets:
            if planet >= 0:
                missing[planet] -= 1
    for colour in range(len(data.COLOURS)):
        for planet, count in enumerate(table.bags[colour].counts):
            missing[planet] -= count
    return missing


def write_seat(table: Table, seat: Seat) -> dict[str, Any]:
    """One seat's things."""
    written: dict[str, Any] = {}
    if seat.character != data.NO_CHARACTER:
        written["character"] = character_word(seat.character)
    if seat.character == data.PILOT:
        written["pilot_chip"] = table.has_pilot_chip
    written |= {
        "energy": seat.energy,
        "cubes": by_resource(seat.cubes),
        "vp": seat.vp,
        "crew": seat.crew,
        "chips": seat.chips,
        "modules": module_words(seat.modules),
        "dice": dice_json(seat),
    }
    if seat.bid != NO_BID:
        written["bid"] = seat.bid
    written["ready"] = seat.is_ready
    if seat.kept != NO_MODULE:
        written["kept"] = module_word(seat.kept)
    return written


def write_turn(table: Table) -> dict[str, Any]:
    """What was done with the die that is being carried out, without what is nothing."""
    bought = [word for resource, word in enumerate(data.RESOURCE_IDS) if (table.bought >> resource) & 1 == 1]
    written: dict[str, Any] = {
        "used": table.used,
        "bought": bought,
        "shifts": table.shifts,
        "builds": table.builds,
        "launches": table.launches,
        "extra_shift": table.has_shifted,
    }
    return {key: value for key, value in written.items() if value}


def write_step(step: Step) -> str:
    """A step as its word, its seat, and what it is about; what would be empty is left out."""
    about = about_words(step)
    seat = str(step.seat) if step.seat >= 0 else "-" if about else ""
    return " ".join(part for part in (ASKS[step.verb], seat, about) if part)


def about_words(step: Step) -> str:
    """What a step is about, in words."""
    about = step.about
    if step.verb in ABOUT_PHASE:
        return data.PHASE_IDS[about]
    if step.verb in ABOUT_FIELD:
        side = data.FIELD_IDS[about % 2]
        return f"{data.PHASE_IDS[about // 2]} {side}" if step.verb == data.BEGIN_TURN else side
    if step.verb in ABOUT_PLACE:
        return place_words(about)
    if step.verb == data.TARGET:
        return f"{place_words(about // 8)} {data.COLOUR_IDS[about % 8]}"
    return "" if about == 0 else str(about)


def place_words(place: int) -> str:
    """A module's place: its hangar and its number there, from 1."""
    return f"{place // data.ROCKET_SIZE + 1} {place % data.ROCKET_SIZE + 1}"


# --- Reading


class Left:
    """The cards that have no place yet."""

    def __init__(self, edition: int) -> None:
        self.modules = data.MODULE_COPIES[edition].copy()
        self.planets = data.PLANET_COPIES[edition].copy()
        self.edition = data.EDITION_IDS[edition]

    def use(self, word: str, count: int, name: str) -> None:
        """So many of a card have found their place."""
        if word in data.MODULE_IDS:
            self.use_module(data.MODULE_IDS.index(word), name, count)
        else:
            self.use_planet(data.PLANET_IDS.index(word), name, count)

    def use_module(self, module: int, name: str, count: int = 1) -> None:
        """So many of a module have found their place."""
        if self.modules[module] < count:
            raise BadPosition(
                f"{name}: there are not so many of {data.MODULE_IDS[module]} in the {self.edition} edition (RR-1.3); "
                "each card is in one place."
            )
        self.modules[module] -= count

    def use_planet(self, planet: int, name: str, count: int = 1) -> None:
        """So many of a planet have found their place."""
        if self.planets[planet] < count:
            raise BadPosition(
                f"{name}: the {self.edition} edition has no second {data.PLANET_IDS[planet]}, or none at all (RR-1.3); "
                "each card is in one place."
            )
        self.planets[planet] -= count

    def next_module(self) -> int:
        """The first advanced module in the file's order that has no place yet, which it finds now; or none."""
        for module in range(data.STANDARD, data.MODULES):
            if self.modules[module] > 0:
                self.modules[module] -= 1
                return module
        return NO_MODULE

    def next_planet(self, colour: int) -> int:
        """The first planet of a colour in the file's order that has no place yet, which it finds now; or none."""
        for planet in range(data.PLANETS):
            if self.planets[planet] > 0 and data.PLANET_COLOUR[planet] == colour:
                self.planets[planet] -= 1
                return planet
        return NO_PLANET


def read(described: Any, table: Table, rules: int) -> None:
    """Set up a table as described: by the rules that it names, or by these, which are the newest that it may name."""
    position = Described(described, "the position")
    position.only(
        "rules", "players", "edition", "length", "characters", "round", "phase", "influence", "rolls", "market", "bank",
        "hangars", "closed", "terminal", "planets", "marks", "drawn", "companies", "flown", "piles", "standard",
        "display", "discard", "drawn_modules", "box", "seats", "first_buyer", "turn", "queue", "launch", "trigger",
        "end", "agenda",
    )  # fmt: skip
    table.rules = position.number("rules", rules, 1, rules)
    seats = read_options(position, table)
    if is_about_to_begin(position, seats):
        effects.set_up(table, len(seats), table.edition, table.length, table.characters)
        return
    read_round(position, table)
    read_characters(table, seats)
    left = Left(table.edition)
    read_hangars(position, table, left)
    read_terminal(position, table)
    read_flown(position, table, left)
    for player, seat in enumerate(seats):
        read_seat(seat, table, player, left)
    read_cubes(position, table, seats)
    read_agenda(position, table)
    read_dice(position, table, seats)
    read_cards(position, table, left)
    read_chips(position, table, seats)
    read_counters(position, table)
    read_launch(position, table)
    read_end(position, table)
    begin(position, table)
    check_agenda(table)


def read_options(position: Described, table: Table) -> list[Described]:
    """RR-2.8: players, edition, length and characters; what is described of each seat."""
    players = position.number("players", len(position.list("seats", [])), 0, 99)
    if players not in range(data.FEWEST_PLAYERS, data.MOST_PLAYERS + 1):
        raise BadPosition(
            f"{data.TITLE} is for {data.FEWEST_PLAYERS} to {data.MOST_PLAYERS} players, not {players} (RR-2.3); give "
            "'players', or one entry in 'seats' for each."
        )
    entries = position.list("seats", [])
    if len(entries) > players:
        raise BadPosition(f"there are {players} players but {len(entries)} seats.")
    entries += [{}] * (players - len(entries))
    seats = [Described(entry, f"seat {number}") for number, entry in enumerate(entries)]
    table.edition = position.word("edition", EDITIONS, data.DEFAULT_EDITION)
    table.length = position.word("length", LENGTHS, data.DEFAULT_LENGTH)
    is_named = any(seat.has("character") for seat in seats)
    table.characters = position.word("characters", WAYS, data.DEALT if is_named else data.OFF)
    if is_named and table.characters == data.OFF:
        raise BadPosition("this match is played without characters (RR-13.1); leave 'characters' or 'character' out.")
    return seats


def is_about_to_begin(position: Described, seats: list[Described]) -> bool:
    """Whether nothing is named that lies anywhere: then the match is about to be set up."""
    options = ("players", "edition", "length", "characters", "seats")
    named = [key for key in position.value if position.has(key) and key not in options]
    return not named and not any(seat.value for seat in seats)


def read_round(position: Described, table: Table) -> None:
    """RR-3.1, RR-2.4: round, phase and influence track."""
    lowest = 0 if position.has("agenda") else 1
    table.round = position.number("round", 1, lowest, data.ROUNDS)
    table.phase = max(phase_of(position), data.NO_PHASE)
    players = list(range(position.number("players", len(position.list("seats", [])), 0, 99)))
    order = position.list("influence", players)
    if any(type(seat) is not int for seat in order) or sorted(order) != players:
        raise BadPosition(
            "influence: each seat has one marker on the track (RR-2.4); name every seat once, by its number."
        )
    table.order = order
    rolls = position.list("rolls", [None] * len(players))
    if len(rolls) != len(players):
        raise BadPosition("rolls: there is one entry for each seat, null for who has not rolled (RR-R.8).")
    for roll in rolls:
        if roll is not None and (type(roll) is not int or not 1 <= roll <= data.FACES):
            raise BadPosition(f"rolls: a roll is a number from 1 to {data.FACES}, not {shown(roll)} (RR-R.8).")
    table.rolls = [NO_ROLL if roll is None else roll for roll in rolls]


def phase_of(position: Described) -> int:
    """The phase that is named, or BEGIN; left out, everybody plans, or the match is over."""
    return position.word("phase", PHASES, data.LAST_PHASE if position.has("end") else data.NO_PHASE)


def read_characters(table: Table, seats: list[Described]) -> None:
    """RR-13.1: each player has another character; those not named are the quietest that are left."""
    table.seats = [Seat(0, 0, data.START_CUBES) for _ in seats]
    for seat, described in zip(table.seats, seats, strict=True):
        if described.has("character"):
            seat.character = described.index("character", described.value["character"], data.CHARACTER_IDS)
            word = data.CHARACTER_IDS[seat.character]
            if seat.character not in data.CHARACTERS_IN[table.edition]:
                edition = data.EDITION_IDS[table.edition]
                raise BadPosition(f"{described.name}: the {edition} edition has no {word} (RR-1.4).")
            if [other.character for other in table.seats].count(seat.character) > 1:
                raise BadPosition(f"{described.name}: somebody else is the {word} (RR-13.1).")
    if table.characters == data.OFF or table.round == 0:
        return
    taken = [seat.character for seat in table.seats]
    free = [each for each in QUIET if each in data.CHARACTERS_IN[table.edition] and each not in taken]
    for seat in table.seats:
        if seat.character == data.NO_CHARACTER:
            seat.character = free.pop(0)


def read_seat_number(part: Described, key: str, players: int) -> int:
    """A seat of this match."""
    return part.number(key, -1, 0, players - 1)


def read_crew(part: Described, table: Table, owner: int) -> int:
    """Crew by colour; a number alone means the owner's own."""
    value = part.value.get("crew")
    if type(value) is int:
        value = {data.COLOUR_IDS[owner]: value}
    colours = data.COLOUR_IDS[: len(table.seats)]
    crew = 0
    for word, count in Described({"crew": value}, part.name).counts("crew", {}, colours, BOX).items():
        if count > data.CREW[table.length]:
            raise BadPosition(f"{part.name}: there are {data.CREW[table.length]} crew of each colour (RR-2.2).")
        crew += count << (4 * colours.index(word))
    return crew


# --- Hangars


def read_hangars(position: Described, table: Table, left: Left) -> None:
    """RR-9.9: the rockets; and RR-2.7: the closed hangars."""
    table.built = [EMPTY] * data.PLACES
    described = read_rockets(position)
    for hangar, rocket in enumerate(described):
        read_rocket(table, hangar, rocket, left)
    if sum(1 for built in table.built if built.has_pilot_chip) > 1:
        raise BadPosition("hangars: there is one special chip of the Pilot (RR-13.16).")
    closed = position.list("closed", [])
    for number in closed:
        if type(number) is not int or not 1 <= number <= data.HANGARS or closed.count(number) > 1:
            raise BadPosition(f"closed: name different hangars from 1 to {data.HANGARS}, not {shown(number)} (RR-2.7).")
    number = data.CLOSED[len(table.seats)]
    if not position.has("closed"):
        closed = [hangar + 1 for hangar in CLOSED_FIRST if not described[hangar]][: number if table.round > 0 else 0]
    table.closed = sum(1 << (hangar - 1) for hangar in closed)
    if len(closed) != number and table.round > 0:
        raise BadPosition(f"with {len(table.seats)} players {number} hangars are closed, not {len(closed)} (RR-2.7).")
    for hangar, rocket in enumerate(described):
        if rocket and (table.closed >> hangar) & 1 == 1:
            raise BadPosition(f"hangar {hangar + 1} is closed, so nothing stands there (RR-2.7, RR-9.3).")


def read_rockets(position: Described) -> list[list[Any]]:
    """What is described of each hangar: a list from hangar 1 on, or a dict by number."""
    value: Any = position.value.get("hangars")
    found: list[list[Any]] = [[] for _ in range(data.HANGARS)]
    if isinstance(value, dict):
        entries = list(value.items())
    else:
        entries = [(number, rocket) for number, rocket in enumerate(position.list("hangars", []), 1)]
    numbers = [str(number) for number in range(1, data.HANGARS + 1)]
    for number, rocket in entries:
        if str(number) not in numbers:
            raise BadPosition(f"hangars: there are hangars 1 to {data.HANGARS}, not {shown(number)} (RR-1.2).")
        if [str(other) for other, _ in entries].count(str(number)) > 1:
            raise BadPosition(f"hangars: there is one hangar {number} (RR-1.2); name it once.")
        found[int(number) - 1] = Described({"modules": rocket}, f"hangar {number}").list("modules", [])
    return found


def read_rocket(table: Table, hangar: int, rocket: list[Any], left: Left) -> None:
    """RR-9.9: the modules of one hangar, in any order; the middle ones stand in the order given."""
    first = hangar * data.ROCKET_SIZE
    name = f"hangar {hangar + 1}"
    kinds: list[int] = []
    for entry in rocket:
        built = read_built({"module": entry} if isinstance(entry, str) else entry, name, table, left)
        kind = data.TYPE[built.module]
        kinds.append(kind)
        if kinds.count(data.ENGINE) > 1 or kinds.count(data.COCKPIT) > 1:
            raise BadPosition(f"{name}: a rocket has one {data.TYPE_IDS[kind]} at most (RR-9.9).")
        reserved = sum(1 for each in (data.COCKPIT, data.ENGINE, data.TANK) if each not in kinds)
        if len(kinds) + reserved > data.ROCKET_SIZE and len(kinds) == len(rocket):
            raise BadPosition(
                f"{name}: a rocket has {data.ROCKET_SIZE} modules at most, with places kept for an engine, a cockpit "
                "and a tank (RR-9.9)."
            )
        place = first if kind == data.ENGINE else first + data.ROCKET_SIZE - 1
        if kind not in (data.ENGINE, data.COCKPIT):
            place = first + sum(1 for each in kinds if each not in (data.ENGINE, data.COCKPIT))
            if place >= first + data.ROCKET_SIZE - 1:
                raise BadPosition(f"{name}: a rocket has {data.MIDDLE} middle modules at most (RR-9.9).")
        table.built[place] = built


def read_built(entry: Any, name: str, table: Table, left: Left) -> Built:
    """A module with its owner's chip, its crew and perhaps the Pilot's special chip."""
    described = Described(entry, name)
    described.only("module", "owner", "crew", "pilot_chip")
    module = described.index("module", described.value.get("module"), data.MODULE_IDS)
    left.use_module(module, name)
    owner = described.number("owner", 0, 0, len(table.seats) - 1)
    crew = read_crew(described, table, owner)
    if count_crew(crew) > data.SEATS[module]:
        raise BadPosition(f"{name}: {data.MODULE_IDS[module]} has {data.SEATS[module]} seats (RR-1.10).")
    has_chip = described.flag("pilot_chip", False)
    if has_chip and all(seat.character != data.PILOT for seat in table.seats):
        raise BadPosition(f"{name}: only the Pilot has a special chip (RR-13.19).")
    return Built(module, owner, crew, has_chip)


def read_terminal(position: Described, table: Table) -> None:
    """RR-8.5, RR-13.8: whose crew stand in the terminal; left out, as at setup the Ambassador's."""
    players = len(table.seats)
    ambassadors = [player for player in range(players) if table.seats[player].character == data.AMBASSADOR]
    terminal = position.list("terminal", ambassadors if table.round > 0 else [])
    for seat in terminal:
        if type(seat) is not int or not 0 <= seat < players or terminal.count(seat) > 1:
            raise BadPosition(f"terminal: name seats of this match, each once at most, not {shown(seat)} (RR-8.5).")
    table.terminal = terminal


def read_flown(position: Described, table: Table, left: Left) -> None:
    """RR-10.5: planets that were flown to, with their crew."""
    flown: list[Flown] = []
    for entry in position.list("flown", []):
        described = Described(entry, "flown")
        described.only("planet", "rescuer", "crew")
        planet = described.index("planet", described.value.get("planet"), data.PLANET_IDS)
        left.use_planet(planet, "flown")
        rescuer = described.number("rescuer", 0, 0, len(table.seats) - 1)
        flown.append(Flown(planet, rescuer, read_crew(described, table, rescuer)))
    table.flown = flown


# --- Seats


def read_seat(described: Described, table: Table, player: int, left: Left) -> None:
    """RR-2.1, RR-2.2: a player's supply."""
    described.only(
        "character", "pilot_chip", "energy", "cubes", "vp", "crew", "chips", "modules", "dice", "bid", "ready", "kept"
    )
    name = described.name
    seat = table.seats[player]
    crew = data.CREW[table.length]
    is_mogul = seat.character == data.MOGUL and table.round > 0
    start = data.MOGUL_ENERGY + data.MOGUL_ENERGY_PER_CREW * crew if is_mogul else data.START_ENERGY
    seat.energy = described.number("energy", start, 0, MOST_ENERGY)
    seat.vp = described.number("vp", 0, 0, data.HIGHEST_SCORE)
    seat.modules = sorted(read_ids(described, "modules", data.MODULE_IDS, left))
    seat.saved = sum(crew_of(each.crew, player) for each in table.flown)
    away = seat.saved + table.terminal.count(player) + sum(crew_of(built.crew, player) for built in table.built)
    if away > crew:
        raise BadPosition(
            f"{name}: {away} crew are on modules, on planets and in the terminal, but there are {crew} (RR-2.2)."
        )
    seat.crew = described.number("crew", crew - away, 0, crew)
    if seat.crew + away != crew:
        raise BadPosition(f"{name}: {seat.crew} crew in the supply and {away} elsewhere are not {crew} (RR-2.2).")
    if described.has("bid"):
        seat.bid = described.number("bid", 0, 0, data.BID_MAX)
    if described.has("kept"):
        seat.kept = described.index("kept", described.value["kept"], data.MODULE_IDS)


def read_ids(part: Described, key: str, known: list[str], left: Left) -> list[int]:
    """Cards by id, which find their place: a list, or a dict of id and count."""
    if isinstance(part.value.get(key), dict):
        cards = list(part.counts(key, {}, known, None).items())
    else:
        cards = [(known[part.index(key, word, known)], 1) for word in part.list(key, [])]
    for word, count in cards:
        left.use(word, count, key if part.name == "the position" else part.name)
    return [known.index(word) for word, count in cards for _ in range(count)]


def read_cubes(position: Described, table: Table, seats: list[Described]) -> None:
    """RR-2.1, RR-2.3, RR-1.7: cubes in supplies, market and bank."""
    capacity = data.CAPACITY[len(seats)]
    for seat, described in zip(table.seats, seats, strict=True):
        more = data.MINER_CUBES if seat.character == data.MINER and table.round > 0 else 0
        seat.cubes = cubes_of(described, "cubes", [cubes + more for cubes in data.START_CUBES])
    table.market = cubes_of(position, "market", [capacity] * data.RESOURCES)
    bank: list[int] = []
    for resource, word in enumerate(data.RESOURCE_IDS):
        if table.market[resource] > capacity:
            raise BadPosition(f"market: it holds {capacity} {word} at most with {len(seats)} players (RR-2.3).")
        bank.append(data.CUBES[resource] - table.market[resource] - sum(seat.cubes[resource] for seat in table.seats))
        if bank[resource] < 0:
            raise BadPosition(f"there are only {data.CUBES[resource]} cubes of {word} (RR-1.7).")
    if cubes_of(position, "bank", bank) != bank:
        raise BadPosition(
            f"bank: of {data.CUBES[0]} cubes per type (RR-1.7) it has what is nowhere else, {by_resource(bank)}; leave "
            "'bank' out."
        )
    table.bank = bank


def cubes_of(part: Described, key: str, at_setup: list[int]) -> list[int]:
    """Cubes by type; a number alone means so many of each."""
    value: Any = part.value.get(key)
    if type(value) is int and value >= 0:
        return [value] * data.RESOURCES
    counts = part.counts(key, {}, data.RESOURCE_IDS, BOX)
    return [counts.get(word, cubes) for word, cubes in zip(data.RESOURCE_IDS, at_setup, strict=True)]


# --- Dice


def read_dice(position: Described, table: Table, seats: list[Described]) -> None:
    """RR-4.2: dice on the phase boards; those of 'turn' and 'queue' need not be named again."""
    for seat, described in zip(table.seats, seats, strict=True):
        dice = Described(described.value.get("dice") or {}, f"{described.name}, dice")
        dice.only(*data.PHASE_IDS)
        for phase, word in enumerate(data.PHASE_IDS):
            values = dice.list(word, [])
            if len(values) > 2:
                raise BadPosition(f"{dice.name}: {word} has two fields (RR-4.2).")
            for side, value in enumerate(values):
                if type(value) is not int or not 0 <= value <= data.FACES:
                    raise BadPosition(f"{dice.name}: a die shows 1 to {data.FACES}, not {shown(value)} (RR-4.2).")
                seat.set_die(2 * phase + side, value)
        if decisions.count_dice(seat.dice) > data.DICE:
            raise BadPosition(f"{dice.name}: there are {data.DICE} dice (RR-4.2).")
    read_queue(position, table)
    is_planned = table.phase >= 0 or any(step.verb in AFTER_REVEAL for step in table.agenda)
    is_keeping = any(step.verb == data.KEEP for step in table.agenda)
    for seat, described in zip(table.seats, seats, strict=True):
        is_ready = len(seat.modules) <= data.HAND_KEPT if is_keeping else is_planned
        seat.is_ready = described.flag("ready", is_ready)
        if is_planned and seat.bid == NO_BID:
            seat.bid = 0
        if is_planned and not position.has("end"):
            named = Described(described.value.get("dice") or {}, described.name)
            fill_dice(table, seat, [named.has(word) for word in data.PHASE_IDS])
            if decisions.count_dice(seat.dice) != data.DICE:
                raise BadPosition(f"{described.name}: all {data.DICE} dice are placed after the reveal (RR-4.3).")
        check_plan(table, seat, described.name)


def check_plan(table: Table, seat: Seat, name: str) -> None:
    """RR-4.3, RR-4.4, RR-11.5: what can be chosen in secret; nothing of it lies there at other times."""
    verb = table.agenda[-1].verb if table.agenda else -1
    is_before = verb != data.PLAN and (table.round == 0 or any(step.verb == data.PLAN for step in table.agenda))
    if is_before and (seat.dice != 0 or seat.bid != NO_BID or seat.is_ready):
        raise BadPosition(f"{name}: before the round is planned, nobody has placed dice or is ready (RR-3.3, RR-4.2).")
    if verb == data.PLAN and seat.is_ready and decisions.count_dice(seat.dice) != data.DICE:
        raise BadPosition(f"{name}: who is ready has placed all {data.DICE} dice (RR-4.3).")
    is_bidding = verb == data.PLAN or any(step.verb == data.PAY_BID for step in table.agenda)
    if is_bidding and seat.bid > seat.energy:
        raise BadPosition(f"{name}: a bid is at most the energy held (RR-4.4).")
    if seat.kept != NO_MODULE and (verb != data.KEEP or seat.kept not in seat.modules):
        raise BadPosition(f"{name}: 'kept' is one of its modules, at the end of a round (RR-11.5).")
    must_keep = len(seat.modules) > data.HAND_KEPT
    if verb == data.KEEP and (
        seat.is_ready if must_keep and seat.kept == NO_MODULE else not (seat.is_ready or must_keep)
    ):
        raise BadPosition(f"{name}: ready is who has chosen a module to keep, or has no choice (RR-11.5).")
    if table.phase == data.NO_PHASE and len(seat.modules) > data.HAND_KEPT:
        raise BadPosition(f"{name}: when a round begins, nobody has more than one module (RR-11.5).")


AT_ROUND_START: Final = (data.EXPLORE, data.REPLACE, data.MARK, data.SPREAD)
AFTER_REVEAL: Final = (data.ADJUST, data.SETTLE, data.PAY_BID)


def fill_dice(table: Table, seat: Seat, is_named: list[bool]) -> None:
    """Dice that nobody names were carried out already; too many wait in the last phases, where they do the least."""
    begun = table.phase if table.agenda else table.phase - 1  # the last phase that has begun
    for field in range(data.FIELDS):
        is_free = seat.die(field) == 0 and not is_named[field // 2]
        if is_free and field // 2 <= begun and decisions.count_dice(seat.dice) < data.DICE:
            seat.set_die(field, SPARE_VALUE)
    for field in range(2 * data.BOARDING, data.FIELDS):
        is_free = seat.die(field) == 0 and not is_named[field // 2]
        if is_free and field // 2 > table.phase and decisions.count_dice(seat.dice) < data.DICE:
            seat.set_die(field, IDLE_VALUE)


class Die:
    """A die that a position names: whose it is, and where it lies."""

    def __init__(self, seat: int, field: int, value: int, rank: int) -> None:
        self.seat = seat
        self.field = field
        self.value = value
        self.rank = rank  # the seat's place on the influence track


def read_queue(position: Described, table: Table) -> None:
    """RR-5.1, RR-5.2: the shortcut for a die's turn, and for those after it."""
    has_turn = position.has("turn") and Described(position.value["turn"], "turn").has("seat")
    if position.has("agenda"):
        if position.has("queue") or has_turn:
            raise BadPosition("'agenda' tells whose turn it is; leave 'queue' and the seat in 'turn' out.")
        return
    if not has_turn and not position.has("queue"):
        return
    if not 0 <= table.phase < data.PHASES:
        raise BadPosition(f"dice have turns in the phases {', '.join(data.PHASE_IDS)} (RR-3.1); give 'phase'.")
    taken: list[int] = []
    dice: list[Die] = []
    if has_turn:
        dice.append(read_die(Described(position.value["turn"], "turn"), table, taken))
    queue = [read_die(Described(entry, "queue"), table, taken) for entry in position.list("queue", [])]
    queue.sort(key=by_order)
    if dice and queue and by_order(queue[0]) < by_order(dice[0]):
        raise BadPosition("queue: higher dice, and equal ones of who is in front, come before the turn's (RR-5.1).")
    steps = [Step(data.BEGIN_TURN, die.seat, die.field) for die in queue]
    if has_turn:
        steps.insert(0, Step(TURN_OF[table.phase], dice[0].seat, dice[0].field))
    table.agenda = [*rest_of_round(table.phase), Step(data.END_PHASE, NOBODY, table.phase), *reversed(steps)]


def by_order(die: Die) -> tuple[int, int, int]:
    """RR-5.2: the highest die first, then the one of the player in front."""
    return -die.value, die.rank, die.field


def rest_of_round(phase: int) -> list[Step]:
    """RR-3.1: what follows a phase, the next thing last."""
    later = range(data.PHASES - 1, phase, -1)
    return [Step(data.END_ROUND, NOBODY, 0), *(Step(data.BEGIN_PHASE, NOBODY, each) for each in later)]


def read_die(described: Described, table: Table, taken: list[int]) -> Die:
    """A die in the phase that is played: it lies on a field already, or on the first that is free."""
    described.only("seat", "value", "field", "used", "bought", "shifts", "builds", "launches", "extra_shift")
    player = read_seat_number(described, "seat", len(table.seats))
    seat = table.seats[player]
    fields = [2 * table.phase, 2 * table.phase + 1]
    if described.has("field"):
        fields = [fields[described.word("field", SIDES, 0)]]
    fields = [field for field in fields if player * data.FIELDS + field not in taken]
    placed = [field for field in fields if seat.die(field) != 0]
    value = described.number("value", seat.die(placed[0]) if placed else 0, 1, data.FACES)
    found = [field for field in placed if seat.die(field) == value] or [
        field for field in fields if seat.die(field) == 0
    ]
    if not found:
        raise BadPosition(
            f"{described.name}: seat {player} has no such die in {data.PHASE_IDS[table.phase]}, which has two fields "
            "(RR-4.2)."
        )
    seat.set_die(found[0], value)
    taken.append(player * data.FIELDS + found[0])
    return Die(player, found[0], value, table.order.index(player))


# --- Cards


def read_cards(position: Described, table: Table, left: Left) -> None:
    """RR-2.5, RR-2.6: planets, piles, display and discard pile; what is left out takes what has no other place."""
    table.display = advanced_modules(position, "display", left)
    has_display = table.phase == data.RESEARCH or is_laid(table)
    if table.display and not has_display:
        raise BadPosition("display: modules lie there from the plan phase to the end of Research (RR-4.1, RR-6.4).")
    check_display(table)
    takes_rest = position.value.get("discard") == "rest"
    table.discard = [] if takes_rest else sorted(advanced_modules(position, "discard", left))
    table.drawn_modules = advanced_modules(position, "drawn_modules", left)
    table.drawn = NO_PLANET
    if position.has("drawn"):
        table.drawn = position.index("drawn", position.value["drawn"], data.PLANET_IDS)
        left.use_planet(table.drawn, "drawn")
    piles = Described(position.value["piles"] if position.has("piles") else {}, "piles")
    piles.only(*PILES)
    described = [Described(pile_entry(piles, word), f"piles, {word}") for word in PILES]
    layers = [read_layers(pile, number, left) for number, pile in enumerate(described)]
    bags = [read_bag(pile, number, left) for number, pile in enumerate(described)]
    named = read_open_planets(position, left)
    read_box(position, left)
    if not position.has("display") and has_display:
        table.display = [left.next_module() for _ in range(data.DISPLAY[len(table.seats)])]
        table.display = [module for module in table.display if module != NO_MODULE]
    table.planets = [
        left.next_planet(data.PLACE_COLOUR[place]) if planet == MISSING else planet
        for place, planet in enumerate(named)
    ]
    if not described[ADVANCED].has("top"):
        top = left.next_module() if not described[ADVANCED].has("bag") else first_of(bags[ADVANCED])
        layers[ADVANCED] = [] if top == NO_MODULE else [fixed(top, EVERYBODY)]
    for number, pile in enumerate(described):
        if not pile.has("bag"):
            take_rest(bags[number], number, left)
    if takes_rest:
        rest = [0] * data.MODULES
        take_rest(rest, ADVANCED, left)
        table.discard = [module for module, count in enumerate(rest) for _ in range(count)]
    read_standard(position, table, left)
    check_places(position, left)
    table.bags = [bag_of(counts) for counts in bags]
    table.piles = []
    for number, counts in enumerate(bags):
        known = [layer for layer in layers[number] if number != ADVANCED and layer.known_by == EVERYBODY]
        covered = [layer for layer in layers[number] if layer not in known]
        middle = [undecided(number, sum(counts))] if sum(counts) > 0 else []
        table.piles.append(pile_of([*covered, *middle, *known]))


def check_display(table: Table) -> None:
    """RR-4.1, RR-6.1: no more modules lie open, or are about to, than players and research dice bring."""
    most = data.DISPLAY[len(table.seats)]
    rule = "RR-4.1"
    if table.phase == data.RESEARCH:
        dice = sum(1 for seat in table.seats for field in (0, 1) if seat.die(2 * data.RESEARCH + field) != 0)
        most += max(0, dice - len(table.seats))
        rule = "RR-6.1"
    number = len(table.display) + sum(step.about for step in table.agenda if step.verb == data.LAY)
    if number > most:
        raise BadPosition(f"display: at most {most} modules lie there now, not {number} ({rule}); name fewer.")


MISSING: Final = -2  # a planet that a position leaves out


def is_laid(table: Table) -> bool:
    """RR-4.1: whether the display lies open for this round, or is being laid, before the first phase with dice."""
    is_begun = all(step.verb not in AT_ROUND_START for step in table.agenda)
    return is_begun and any(step.verb == data.PLAN or step.verb in AFTER_REVEAL for step in table.agenda)


def pile_entry(piles: Described, word: str) -> Any:
    """What is described of a pile: a list is its whole order."""
    entry = piles.value.get(word)
    if isinstance(entry, list | tuple):
        return {"top": entry, "bag": {}}
    return {} if entry is None else entry


def advanced_modules(part: Described, key: str, left: Left) -> list[int]:
    """Advanced modules by id, which find their place."""
    return [data.STANDARD + module for module in read_ids(part, key, ADVANCED_IDS, left)]


def colour_planets(part: Described, key: str, colour: int, left: Left) -> list[int]:
    """Planets of one colour by id, which find their place."""
    known = PLANETS_OF[colour]
    return [data.PLANET_IDS.index(known[planet]) for planet in read_ids(part, key, known, left)]


def read_layers(pile: Described, number: int, left: Left) -> list[Layer]:
    """The cards of a pile in a fixed order, which nobody knows beyond what is face up or was laid under it openly."""
    if number == ADVANCED:
        pile.only("top", "bag")
        modules = advanced_modules(pile, "top", left)
        return [Layer(card, 0 if place > 0 else EVERYBODY, number, 1) for place, card in enumerate(modules)]
    pile.only("top", "bag", "under")
    layers = [Layer(card, 0, number, 1) for card in colour_planets(pile, "top", number, left)]
    return layers + [fixed(card, EVERYBODY) for card in colour_planets(pile, "under", number, left)]


def read_bag(pile: Described, number: int, left: Left) -> list[int]:
    """The cards of a pile in no order yet."""
    counts = [0] * (data.MODULES if number == ADVANCED else data.PLANETS)
    cards = advanced_modules(pile, "bag", left) if number == ADVANCED else colour_planets(pile, "bag", number, left)
    for card in cards:
        counts[card] += 1
    return counts


def first_of(counts: list[int]) -> int:
    """Take the first card out of these, in the file's order; or none."""
    for card, count in enumerate(counts):
        if count > 0:
            counts[card] -= 1
            return card
    return NO_MODULE


def take_rest(counts: list[int], number: int, left: Left) -> None:
    """A pile, or the discard pile, takes all cards of its kind that have no place."""
    rest = left.modules if number == ADVANCED else left.planets
    for card in range(data.STANDARD if number == ADVANCED else 0, len(rest)):
        if number == ADVANCED or data.PLANET_COLOUR[card] == number:
            counts[card] += rest[card]
            rest[card] = 0


def read_open_planets(position: Described, left: Left) -> list[int]:
    """RR-2.5: the available planets: all places in order, null where none lies; or some, the others are filled."""
    named: list[int] = [MISSING] * data.PLANET_PLACES
    entries = position.list("planets", [])
    is_whole = len(entries) == data.PLANET_PLACES
    for number, entry in enumerate(entries):
        if entry is None and is_whole:
            named[number] = NO_PLANET
            continue
        planet = position.index("planets", entry, data.PLANET_IDS)
        left.use_planet(planet, "planets")
        colour = data.PLANET_COLOUR[planet]
        if is_whole:
            places = [number] if data.PLACE_COLOUR[number] == colour else []
        else:
            places = [each for each in range(data.PLANET_PLACES) if data.PLACE_COLOUR[each] == colour]
            places = [each for each in places if named[each] == MISSING]
        if not places:
            raise BadPosition(
                f"planets: {data.OPEN_PLANETS[data.BLUE]} blue ones are available, then {data.OPEN_PLANETS[data.RED]} "
                f"red ones (RR-2.5); there is no place for {data.PLANET_IDS[planet]}."
            )
        named[places[0]] = planet
    return named


def read_box(position: Described, left: Left) -> None:
    """Cards out of the game."""
    if position.value.get("box") != "rest":
        read_ids(position, "box", [*data.MODULE_IDS, *data.PLANET_IDS], left)


def read_standard(position: Described, table: Table, left: Left) -> None:
    """RR-2.6: the four standard piles."""
    piles = left.modules[: data.STANDARD]
    if position.has("standard"):
        counts = position.counts("standard", {}, STANDARD_IDS, BOX)
        for module, there in enumerate(piles):
            piles[module] = counts.get(STANDARD_IDS[module], there)
            if piles[module] > there:
                raise BadPosition(f"standard: there are not so many of {STANDARD_IDS[module]} (RR-1.13).")
    for module, count in enumerate(piles):
        left.modules[module] -= count
    table.standard = piles


def check_places(position: Described, left: Left) -> None:
    """Every card is somewhere; what is out of the game is in the box."""
    if position.value.get("box") == "rest":
        return
    words = [word for word, count in zip(data.MODULE_IDS, left.modules, strict=True) if count > 0]
    words += [word for word, count in zip(data.PLANET_IDS, left.planets, strict=True) if count > 0]
    if words:
        raise BadPosition(
            f"{words[0]} is nowhere: put it in a pile, a supply, 'discard' or 'box' "
            '("box": "rest" takes all that is left over).'
        )


# --- Chips, turn, launch, end


def read_chips(position: Described, table: Table, seats: list[Described]) -> None:
    """RR-1.6, RR-13: the chips on planets, companies and the Pilot's card; and what is left in the supplies."""
    table.marks = read_marks(position, table)
    counts = position.counts("companies", {}, data.COMPANY_IDS, BOX)
    table.companies = [counts.get(word, 0) for word in data.COMPANY_IDS]
    if sum(table.companies) > (data.MOGUL_CHIPS if table.who_is(data.MOGUL) >= 0 else 0):
        raise BadPosition(f"companies: only a Mogul has chips there, {data.MOGUL_CHIPS} at most (RR-13.12).")
    is_on_module = any(built.has_pilot_chip for built in table.built)
    table.has_pilot_chip = False
    total = data.START_CHIPS - (1 if data.MARKER_IS_CHIP[table.edition] else 0)
    for player, described in enumerate(seats):
        seat = table.seats[player]
        is_pilot = seat.character == data.PILOT
        on_card = described.flag("pilot_chip", is_pilot and not is_on_module and table.round > 0)
        if on_card and (not is_pilot or is_on_module):
            raise BadPosition(f"{described.name}: the Pilot's special chip lies on the card or on a module (RR-13.19).")
        away = sum(1 for built in table.built if built.owner == player)
        if is_pilot:
            table.has_pilot_chip = on_card
            away += 1 if on_card or is_on_module else 0
        if seat.character == data.EXPLORER:
            away += sum(table.marks)
        if seat.character == data.MOGUL:
            away += sum(table.companies)
        if away > total:
            raise BadPosition(f"{described.name}: {away} chips lie on the table, but there are {total} (RR-R.1).")
        seat.chips = described.number("chips", total - away, 0, total)
        if seat.chips + away != total:
            raise BadPosition(
                f"{described.name}: {seat.chips} chips in the supply and {away} elsewhere are not {total} (RR-R.1); "
                "leave 'chips' out."
            )


def read_marks(position: Described, table: Table) -> list[int]:
    """RR-13.3: the Explorer's chips: by place, or by planet."""
    value: Any = position.value.get("marks")
    if isinstance(value, dict):
        by_planet = position.counts("marks", {}, data.PLANET_IDS, BOX)
        value = [by_planet.pop(planet_word(planet) or "", 0) for planet in table.planets]
        if any(by_planet.values()):
            raise BadPosition("marks: the Explorer's chips lie on available planets (RR-13.3).")
    marks = Described({"marks": value}, "the position").list("marks", [0] * data.PLANET_PLACES)
    for mark in marks:
        if type(mark) is not int or not 0 <= mark <= data.START_CHIPS:
            raise BadPosition(f"marks: name a number of chips for each planet, not {shown(mark)} (RR-13.3).")
    if len(marks) != data.PLANET_PLACES:
        raise BadPosition(f"marks: there are {data.PLANET_PLACES} planets (RR-2.5), or name them in a dict.")
    if any(marks) and table.who_is(data.EXPLORER) < 0:
        raise BadPosition("marks: only an Explorer has chips on planets (RR-13.3).")
    if any(mark and planet == NO_PLANET for mark, planet in zip(marks, table.planets, strict=True)):
        raise BadPosition("marks: the Explorer's chips lie on available planets (RR-13.3).")
    return marks


def read_counters(position: Described, table: Table) -> None:
    """What was done in the phase and with the die."""
    players = len(table.seats)
    table.first_buyer = read_seat_number(position, "first_buyer", players) if position.has("first_buyer") else NO_SEAT
    turn = Described(position.value["turn"] if position.has("turn") else {}, "turn")
    turn.only("seat", "value", "field", "used", "bought", "shifts", "builds", "launches", "extra_shift")
    table.used = turn.number("used", 0, 0, max(data.FACES, *data.MOVES, *data.BOARDINGS))
    table.bought = 0
    for word in turn.list("bought", []):
        table.bought |= 1 << turn.index("bought", word, data.RESOURCE_IDS)
    table.shifts = turn.number("shifts", 0, 0, data.MOST_ALLOWED[0])
    table.builds = turn.number("builds", 0, 0, data.MOST_ALLOWED[1])
    table.launches = turn.number("launches", 0, 0, data.MOST_ALLOWED[2])
    table.has_shifted = turn.flag("extra_shift", False)


def read_launch(position: Described, table: Table) -> None:
    """RR-10: a launch that is under way."""
    table.launch = None
    if not position.has("launch"):
        return
    if not position.has("agenda"):
        raise BadPosition("launch: 'agenda' tells how far it is (RR-10.3); or describe the turn, and play 'launch'.")
    described = Described(position.value["launch"], "launch")
    described.only("launcher", "hangar", "planet", "roll")
    launcher = read_seat_number(described, "launcher", len(table.seats))
    hangar = described.number("hangar", 0, 1, data.HANGARS) - 1
    planet = described.index("planet", described.value.get("planet"), data.PLANET_IDS)
    roll: Any = NO_ROLL
    if described.has("roll"):
        roll = described.value["roll"]
        if type(roll) is not int or roll not in data.STABILITY_FACES:
            raise BadPosition(f"launch: the stability die has no {shown(roll)} (RR-1.9).")
    table.launch = Launch(launcher, hangar, planet, roll)
    is_declared = any(step.verb == data.FLY for step in table.agenda)
    if is_declared and planet not in table.planets:
        raise BadPosition("launch: before it is carried out, its planet is available (RR-10.2).")
    if not is_declared and (planet, launcher) not in [(each.planet, each.rescuer) for each in table.flown]:
        raise BadPosition("launch: after it was carried out, its planet is in 'flown' (RR-10.5).")


def read_end(position: Described, table: Table) -> None:
    """RR-12.1: whether the end was triggered, and whether it has come."""
    everybody = any(seat.saved == table.crew_each() for seat in table.seats)
    table.trigger = position.flag("trigger", everybody)
    if table.trigger != everybody:
        raise BadPosition("the end is triggered when somebody has all crew on planets, and only then (RR-12.1).")
    table.ended = position.word("end", REASONS, 0)
    if table.ended == data.ALL_RESCUED and not table.trigger:
        raise BadPosition("end: nobody has all crew on planets (RR-12.1).")
    if table.ended == data.LAST_ROUND and table.round != data.ROUNDS:
        raise BadPosition(f"end: the last round is round {data.ROUNDS} (RR-12.1).")
    if table.ended != 0 and position.has("agenda"):
        raise BadPosition("the match is over and asks nobody any more (RR-12.1); leave 'agenda' out.")
    is_ending = table.phase == data.LAST_PHASE and position.has("agenda")
    if table.trigger and table.ended == 0 and (is_ending or table.phase < data.BUILDING):
        raise BadPosition("somebody has rescued everybody, so the match ends with that round (RR-12.1); give 'end'.")
    if is_ending and table.round == data.ROUNDS:
        raise BadPosition("after the last round the match is over, and nothing else is asked (RR-R.28); give 'end'.")


def read_agenda(position: Described, table: Table) -> None:
    """What is still to happen, the next thing last; left out, everybody plans, or 'turn' and 'queue' tell."""
    table.agenda = []
    if position.has("end"):
        return
    if position.has("agenda"):
        table.agenda = [read_step(entry, len(table.seats)) for entry in position.list("agenda", [])]
        if not table.agenda:
            raise BadPosition("a match that is not over asks somebody: leave 'agenda' out, or give 'end'.")
    elif phase_of(position) == data.NO_PHASE:
        table.agenda = [*rest_of_round(data.NO_PHASE), Step(data.PLAN, NOBODY, 0)]


def begin(position: Described, table: Table) -> None:
    """Where neither agenda nor turn is given: a die's turn, a phase or a round is about to begin, or a round to end."""
    if table.ended != 0 or position.has("agenda"):
        return
    phase = phase_of(position)
    if table.agenda and table.agenda[-1].verb != data.BEGIN_TURN:
        return
    if phase == BEGIN:
        table.round -= 1
        table.agenda = [Step(data.BEGIN_ROUND, NOBODY, 0)]
    elif phase == data.LAST_PHASE:
        table.agenda = [Step(data.END_ROUND, NOBODY, 0)]
    elif not table.agenda:
        table.agenda = rest_of_round(phase - 1)
    effects.run(table)


def read_step(entry: Any, players: int) -> Step:
    """A step as its word, its seat, and what it is about."""
    parts = entry.split() if isinstance(entry, str) else []
    if not parts or parts[0] not in VERBS:
        raise BadPosition(
            f"agenda: a step is a word, a seat and what it is about, such as 'build_launch 0 left', not {shown(entry)}."
        )
    verb = VERBS[parts[0]]
    seat = NOBODY
    if len(parts) > 1 and parts[1] != "-":
        if parts[1] not in [str(player) for player in range(players)]:
            raise BadPosition(f"agenda: {entry!r} names no seat of this match.")
        seat = int(parts[1])
    is_seated = (verb >= data.FIRST_PLAYER and verb not in TOGETHER) or verb in SEATED
    if seat == NOBODY and is_seated:
        raise BadPosition(f"agenda: {entry!r} needs a seat.")
    about = read_about(verb, parts[2:], players)
    if about < 0:
        raise BadPosition(f"agenda: {entry!r} does not end with what it is about; docs/positions.md has examples.")
    return Step(verb, seat, about)


def read_about(verb: int, parts: list[str], players: int) -> int:
    """What a step is about; below 0 if that cannot be."""
    if verb in ABOUT_PHASE:
        return data.PHASE_IDS.index(parts[0]) if len(parts) == 1 and parts[0] in data.PHASE_IDS else -1
    if verb in TURN_OF:
        parts = [data.PHASE_IDS[TURN_OF.index(verb)], *parts]
    if verb in ABOUT_FIELD:
        is_field = len(parts) == 2 and parts[0] in data.PHASE_IDS and parts[1] in SIDES
        return 2 * data.PHASE_IDS.index(parts[0]) + SIDES[parts[1]] if is_field else -1
    if verb in ABOUT_PLACE:
        return read_place(parts)
    if verb == data.TARGET:
        place = read_place(parts[:2])
        is_colour = len(parts) == 3 and parts[2] in data.COLOUR_IDS[:players]
        return 8 * place + data.COLOUR_IDS.index(parts[2]) if is_colour else -1
    if not parts:
        return 0
    return int(parts[0]) if len(parts) == 1 and parts[0].isdecimal() and len(parts[0]) < 9 else -1


def read_place(parts: list[str]) -> int:
    """A module's place by its hangar and its number there; below 0 if there is none."""
    if len(parts) != 2 or not all(part.isdecimal() and len(part) < 3 for part in parts):
        return -1
    hangar, number = int(parts[0]) - 1, int(parts[1]) - 1
    if not (0 <= hangar < data.HANGARS and 0 <= number < data.ROCKET_SIZE):
        return -1
    return hangar * data.ROCKET_SIZE + number


# --- Checking what is asked

SHAPES: Final[dict[int, tuple[str, ...]]] = {  # what can follow the rest of the round, by phase
    data.NO_PHASE: (
        "plan( lay)?( top)?",
        "plan( lay)?( spread)?( mark)?( explore| replace( planet)?)?",
        "pay_bid settle adjust",
        "pay_bid( sort( roll)+)+",
    ),
    data.RESEARCH: ("end_phase( begin_turn)*( research)?", "end_phase( begin_turn)*( lay)? top"),
    data.SHOPPING: ("end_phase( begin_turn)*( shopping)?", "refill"),
    data.BOARDING: ("end_phase( begin_turn)*( boarding( target)?)?",),
    data.BUILDING: (
        "end_phase( begin_turn)*( build_launch( crew| fly sabotage( target)?)?)?",
        "end_phase( begin_turn)* build_launch landed( stability)*( stability| planet| reroll)",
    ),
    data.LAST_PHASE: ("begin_round keep", "begin_round hand_limit( terminal)+"),
}
SETTING_UP: Final = (  # before the first round
    "begin_round characters( close)*( top)?( planet)*( sort( roll)+)*",
    "begin_round( start)*( deal| choose)+",
    "begin_round( start)*( draw_start| keep_start)( top)?",
)


def check_agenda(table: Table) -> None:
    """What is asked fits what lies there, and somebody can answer."""
    if table.ended != 0:
        return
    check_shape(table)
    if table.round == 0:
        check_setup(table)
    top = table.agenda[-1]
    if top.verb < data.FIRST_CHANCE:
        raise BadPosition(f"agenda: {write_step(top)!r} needs no answer, so it cannot be next.")
    for number, step in enumerate(table.agenda):
        check_step(table, step, number)
    if any(table.rolls) and all(step.verb != data.SORT for step in table.agenda):
        raise BadPosition("rolls: nobody is rolling for the order (RR-R.8).")
    check_dice_order(table)
    check_turn(table)
    check_launch(table)
    check_chance(table)
    check_planets(table)
    if top.verb in TOGETHER and not decisions.pending(table):
        raise BadPosition(f"agenda: everybody is ready, so {write_step(top)!r} is over (RR-4.5, RR-R.29).")
    answers = decisions.legal_actions(table, decisions.current(table)) if top.verb >= data.FIRST_PLAYER else [0]
    if not answers:
        raise BadPosition(f"agenda: nothing could be answered to {write_step(top)!r} here.")


def check_shape(table: Table) -> None:
    """RR-3.1, RR-11.1: what is still to happen is in the order of a round."""
    steps = table.agenda
    shapes: tuple[str, ...] = SETTING_UP
    if table.round > 0:
        shapes = SHAPES[table.phase]
        rest = rest_of_round(table.phase) if table.phase < data.PHASES else []
        if [write_step(step) for step in steps[: len(rest)]] != [write_step(step) for step in rest]:
            words = ", ".join(repr(write_step(step)) for step in rest)
            raise BadPosition(
                f"agenda: in {PHASE_WORDS[table.phase]} it begins with {words} (RR-3.1); or leave it out."
            )
        steps = steps[len(rest) :]
    words = " ".join(ASKS[step.verb] for step in steps)
    if not any(re.fullmatch(shape, words) for shape in shapes):
        when = f"in {PHASE_WORDS[table.phase]}" if table.round > 0 else "before the first round"
        raise BadPosition(f"agenda: {words or 'nothing'!r} is no order in which things happen {when} (RR-3.1).")


def check_setup(table: Table) -> None:
    """RR-2.8: before the first round nothing is built, and characters come before their start effects."""
    if table.display or table.flown or any(built.module != NO_MODULE for built in table.built):
        raise BadPosition("before the first round nothing is built, flown to or in the display (RR-2.8).")
    is_dealt = all(step.verb != data.CHARACTERS for step in table.agenda)
    verb = data.CHOOSE if table.characters == data.CHOSEN else data.DEAL
    for player, seat in enumerate(table.seats):
        verbs = [step.verb for step in table.agenda if step.seat == player]
        is_wanted = is_dealt and table.characters != data.OFF and seat.character == data.NO_CHARACTER
        if verbs.count(data.DEAL) + verbs.count(data.CHOOSE) != int(is_wanted) or (is_wanted and verb not in verbs):
            raise BadPosition(f"seat {player}: each player is dealt, or chooses, one character (RR-13.1).")
        is_done = seat.character != data.NO_CHARACTER and not any(each != data.ROLL for each in verbs)
        is_pilot = seat.character == data.PILOT and table.has_pilot_chip
        if not is_done and (seat.modules or player in table.terminal or is_pilot):
            raise BadPosition(f"seat {player}: its start effect is still to come, or there is none (RR-2.8).")


def check_step(table: Table, step: Step, number: int) -> None:
    """A step's seat and what it is about are possible."""
    verb = step.verb
    word = write_step(step)
    if verb in CHARACTER_OF and (step.seat < 0 or table.seats[step.seat].character != CHARACTER_OF[verb]):
        raise BadPosition(f"agenda: {word!r} asks the {data.CHARACTER_IDS[CHARACTER_OF[verb]]} (RR-13).")
    if verb == data.REPLACE and (table.drawn == NO_PLANET) != (table.agenda[-1].verb == data.PLANET):
        raise BadPosition("agenda: the Explorer has drawn a planet before one is replaced: give 'drawn' (RR-13.2).")
    if verb == data.DRAW_START and not 1 <= step.about <= data.MECHANIC_DRAWS:
        raise BadPosition(f"agenda: the Mechanic draws {data.MECHANIC_DRAWS} modules (RR-13.5).")
    if verb == data.CLOSE and table.agenda[number - 1].verb != data.CLOSE:
        closing = sum(1 for each in table.agenda if each.verb == data.CLOSE)
        if bin(table.closed).count("1") + closing != data.CLOSED[len(table.seats)]:
            raise BadPosition("agenda: not so many hangars are closed (RR-2.7).")
    if verb == data.SORT:
        check_rolls(table, number)
    if verb == data.LAY and not 1 <= step.about <= max(data.DISPLAY[len(table.seats)], len(table.seats)):
        raise BadPosition(f"agenda: {word!r} lays no such number of modules (RR-4.1, RR-6.1).")
    if verb == data.REFILL:
        chooser = table.order[0] if table.first_buyer == NO_SEAT else table.first_buyer
        if step.seat != chooser or min(table.market) == data.CAPACITY[len(table.seats)]:
            raise BadPosition(f"agenda: seat {chooser} refills a market that is not full (RR-7.4, RR-R.17).")
    if verb == data.TERMINAL and step.seat not in table.terminal:
        raise BadPosition(f"agenda: {word!r}: nobody of seat {step.seat} is in the terminal (RR-11.2).")
    if verb == data.CREW_ABOARD:
        built = table.built[step.about]
        if built.owner != step.seat or not built.is_free() or table.seats[step.seat].crew == 0:
            raise BadPosition(f"agenda: {word!r} needs a free seat there, and crew in the supply (RR-9.8).")
    if verb == data.TARGET and crew_of(table.built[step.about // 8].crew, step.about % 8) == 0:
        raise BadPosition(f"agenda: {word!r}: nobody of this colour is there (RR-8.3).")
    if verb in (data.TARGET, data.CREW_ABOARD) and step.seat != table.agenda[number - 1].seat:
        raise BadPosition(f"agenda: {word!r} asks somebody else than the step before it.")


CHARACTER_OF: Final = {  # whom a step asks
    data.EXPLORE: data.EXPLORER,
    data.REPLACE: data.EXPLORER,
    data.MARK: data.EXPLORER,
    data.SPREAD: data.MOGUL,
    data.ADJUST: data.ENGINEER,
    data.SABOTAGE: data.SABOTEUR,
    data.REROLL: data.MECHANIC,
    data.DRAW_START: data.MECHANIC,
    data.KEEP_START: data.MECHANIC,
}


def check_rolls(table: Table, number: int) -> None:
    """RR-R.8: the seats that roll for some places of the track are those that stand there."""
    first, count = table.agenda[number].about // 8, table.agenda[number].about % 8
    tied = table.order[first : first + count]
    rolling: list[int] = []
    for step in table.agenda[number + 1 :]:
        if step.verb != data.ROLL:
            break
        rolling.insert(0, step.seat)
    is_top = number + len(rolling) == len(table.agenda) - 1
    rolled = [player for player in tied if table.rolls[player] != NO_ROLL]
    if len(tied) != count or count < 2 or rolled + rolling != tied or (rolled and not is_top):
        raise BadPosition("agenda: those who roll stand in the places that they roll for, front first (RR-R.8).")


def check_dice_order(table: Table) -> None:
    """RR-5.1, RR-5.2: the dice that have their turns lie there, and come in their order."""
    dice: list[Die] = []
    for step in reversed(table.agenda):
        if step.verb == data.BEGIN_TURN or step.verb in TURN_OF:
            value = table.seats[step.seat].die(step.about)
            if value == 0 or step.about // 2 != table.phase:
                raise BadPosition(f"agenda: {write_step(step)!r}: no die of seat {step.seat} lies there (RR-4.2).")
            dice.append(Die(step.seat, step.about, value, table.order.index(step.seat)))
    for before, after in pairwise(dice):
        if by_order(before) >= by_order(after):
            raise BadPosition("agenda: the highest die comes first, of equal ones that of who is in front (RR-5.1).")
    if table.phase == data.BOARDING and dice and not any(data.SEATS[b.module] for b in table.built if b.module >= 0):
        raise BadPosition("without a seat on any built module, Boarding is skipped (RR-8.1).")


def check_turn(table: Table) -> None:
    """RR-5.5: no more was done than the die allows."""
    step = turn_step(table)
    if step is None:
        table.used = table.bought = table.shifts = table.builds = table.launches = 0
        table.has_shifted = False
        return
    seat = table.seats[step.seat]
    value = seat.die(step.about)
    is_miner = table.phase == data.SHOPPING and seat.character == data.MINER
    most = value if is_miner else max(data.MOVES[value], data.BOARDINGS[value]) if table.phase == data.BOARDING else 1
    if table.used >= most or (table.bought != 0) != (is_miner and table.used > 0):
        raise BadPosition("turn: a die with nothing left to use is done (RR-7.1, RR-8.2, RR-13.15).")
    done = (table.shifts, table.builds, table.launches)
    allowed = data.ALLOWS[value] if table.phase == data.BUILDING else []
    if any(done) and not any(all(map(int.__le__, done, option)) for option in allowed):
        raise BadPosition(f"turn: a die of {value} does not allow so much (RR-9.1).")
    if table.has_shifted and (table.phase != data.BUILDING or seat.character != data.MECHANIC):
        raise BadPosition("turn: only the Mechanic has an extra shift, in Build & Launch (RR-13.7).")


def check_launch(table: Table) -> None:
    """RR-10: the steps of a launch fit the launch."""
    launch = table.launch
    steps = [step for step in table.agenda if step.verb in OF_LAUNCH]
    if launch is None:
        if steps:
            raise BadPosition(f"agenda: {write_step(steps[0])!r} belongs to a launch (RR-10.3); give 'launch'.")
        return
    turn = turn_step(table)
    if not steps or turn is None or launch.launcher != turn.seat or table.launches == 0:
        raise BadPosition("launch: it is under way in the launcher's turn, of which it is a launch (RR-10.3).")
    if (launch.roll != NO_ROLL) != (steps[-1].verb == data.REROLL):
        raise BadPosition("launch: 'roll' is what the Mechanic is asked about (RR-13.6).")
    places = [step.about for step in steps if step.verb in (data.STABILITY, data.REROLL)]
    for place in places:
        if place // data.ROCKET_SIZE != launch.hangar or table.built[place].module == NO_MODULE:
            raise BadPosition("launch: the modules of its rocket are checked (RR-10.11).")
    if places != sorted(set(places)):
        raise BadPosition("launch: modules are checked from the cockpit down to the engine (RR-R.22).")
    for step in steps:
        is_again = step.verb == data.STABILITY and step.seat >= 0
        if is_again and (table.seats[step.seat].character != data.MECHANIC or step is not steps[-1]):
            raise BadPosition("agenda: only the Mechanic demands a re-roll (RR-13.6).")
    check_declared(table, launch, steps)
    is_flown = any(step.verb == data.LANDED for step in steps)
    crew = sum(built.crew for built in table.built[launch.hangar * data.ROCKET_SIZE :][: data.ROCKET_SIZE])
    if is_flown and crew != 0:
        raise BadPosition("launch: all crew of the rocket have gone to the planet (RR-10.5).")


def check_declared(table: Table, launch: Launch, steps: list[Step]) -> None:
    """RR-10.1, RR-10.2, RR-10.4: a launch that was declared could be, whatever the Saboteur did since."""
    if all(step.verb != data.FLY for step in steps):
        return
    first = launch.hangar * data.ROCKET_SIZE
    is_whole = EMPTY.module not in (table.built[first].module, table.built[first + data.ROCKET_SIZE - 1].module)
    if not is_whole or not rockets.meets(table.built, launch.hangar, launch.planet):
        raise BadPosition("launch: its rocket cannot reach its planet (RR-10.1, RR-10.2).")
    if decisions.launch_cost(table, launch.launcher, launch.planet) > table.seats[launch.launcher].energy:
        raise BadPosition("launch: whoever launches holds the energy for it (RR-10.4).")


def check_chance(table: Table) -> None:
    """RR-R.4, RR-2.5: chance decides what no order fixes, and the top of the advanced pile is face up."""
    is_asked = any(step.verb == data.TOP for step in table.agenda)
    pile = table.piles[ADVANCED]
    if is_asked != (pile.size > 0 and pile.top() == UNDECIDED):
        raise BadPosition("piles, advanced: its top card lies face up (RR-R.4); leave 'top' out.")
    step = table.agenda[-1]
    if step.verb == data.PLANET:
        colour = PLACE_COLOURS[step.about] if step.about < len(PLACE_COLOURS) else -1
        if colour < 0 or table.piles[colour].size == 0 or table.piles[colour].top() != UNDECIDED:
            raise BadPosition("agenda: chance reveals no planet of a pile that is empty, or begins in a fixed order.")
    drawing = any(step.verb in (data.DRAW_START, data.KEEP_START) for step in table.agenda)
    if bool(table.drawn_modules) and not drawing:
        raise BadPosition("drawn_modules: the Mechanic draws them at setup (RR-13.5).")
    if table.drawn != NO_PLANET and all(step.verb != data.REPLACE for step in table.agenda):
        raise BadPosition("drawn: the Explorer replaces a planet at once by the one drawn (RR-13.2).")


PLACE_COLOURS: Final = [*data.PLACE_COLOUR, data.BLUE, data.RED]  # beyond the places: the Explorer's draw


def check_planets(table: Table) -> None:
    """RR-R.27: a place is empty only if its pile is, or while the next planet is being revealed."""
    coming = [step.about for step in table.agenda if step.verb == data.PLANET]
    if len(set(coming)) < len(coming) or max(coming, default=0) >= len(PLACE_COLOURS):
        raise BadPosition("agenda: a planet comes into a place of its own (RR-2.5).")
    for place, planet in enumerate(table.planets):
        if place in coming and planet != NO_PLANET:
            raise BadPosition(f"agenda: the place {place + 1} of the planets is not empty (RR-2.5).")
        if planet == NO_PLANET and place not in coming and table.piles[data.PLACE_COLOUR[place]].size > 0:
            raise BadPosition("planets: a place is empty only if the pile of its colour is (RR-R.27).")
    is_drawing = any(place >= data.PLANET_PLACES for place in coming)
    if is_drawing and all(step.verb != data.REPLACE for step in table.agenda):
        raise BadPosition("agenda: only the Explorer draws a planet (RR-13.2).")
