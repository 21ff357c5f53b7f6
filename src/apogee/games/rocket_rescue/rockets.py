"""Rockets: what stands in a hangar, what fits there, what it can reach."""

from mypy_extensions import i64

from apogee.games.rocket_rescue import data
from apogee.games.rocket_rescue.state import EMPTY, NO_MODULE, Built, Table, place_of


def fits(built: list[Built], hangar: i64, kind: i64) -> bool:
    """RR-9.9: whether a module of this type may be added, with the places kept for engine, cockpit and a tank."""
    first: i64 = hangar * data.ROCKET_SIZE
    last: i64 = first + data.ROCKET_SIZE - 1
    if kind == data.ENGINE:
        if built[first].module != NO_MODULE:
            return False
    elif kind == data.COCKPIT:
        if built[last].module != NO_MODULE:
            return False
    else:
        kept: i64 = 0 if kind == data.TANK or tanks_of(built, hangar) > 0 else 1
        return middle_of(built, hangar) + 1 + kept <= data.MIDDLE
    return True


def in_hangar(built: list[Built], hangar: i64) -> list[Built]:
    """What stands in the places of a hangar, engine first."""
    return built[place_of(hangar, 0) : place_of(hangar, data.ROCKET_SIZE)]


def middle_of(built: list[Built], hangar: i64) -> i64:
    """How many modules a rocket has between engine and cockpit; they stand from below without gaps."""
    place: i64 = hangar * data.ROCKET_SIZE + 1
    last: i64 = place + data.MIDDLE
    found: i64 = 0
    while place < last and built[place].module != NO_MODULE:
        found += 1
        place += 1
    return found


def tanks_of(built: list[Built], hangar: i64) -> i64:
    """How many tanks a rocket has."""
    place: i64 = hangar * data.ROCKET_SIZE + 1
    last: i64 = place + data.MIDDLE
    found: i64 = 0
    while place < last and built[place].module != NO_MODULE:
        if data.TYPE[built[place].module] == data.TANK:
            found += 1
        place += 1
    return found


def equipment_of(built: list[Built], hangar: i64) -> i64:
    """The equipment that a rocket shows, as bits."""
    place: i64 = hangar * data.ROCKET_SIZE
    after: i64 = place + data.ROCKET_SIZE
    shown: i64 = 0
    while place < after:
        if built[place].module != NO_MODULE:
            shown |= built[place].shows()
        place += 1
    return shown


def add(table: Table, hangar: i64, module: Built) -> i64:
    """Put a module into a hangar where it fits; its place."""
    place: i64 = hangar * data.ROCKET_SIZE
    kind = data.TYPE[module.module]
    if kind == data.COCKPIT:
        place += data.ROCKET_SIZE - 1
    elif kind != data.ENGINE:
        place += 1
        while table.built[place].module != NO_MODULE:
            place += 1
    table.put_built(place, module)
    return place


def remove(table: Table, place: i64) -> None:
    """RR-9.10: take a module away; the middle ones above it close up."""
    built = table.built.copy()
    number: i64 = data.NUMBER_OF[place]
    built[place] = EMPTY
    if 0 < number < data.ROCKET_SIZE - 1:
        last: i64 = place - number + data.ROCKET_SIZE - 2
        while place < last:
            built[place] = built[place + 1]
            place += 1
        built[last] = EMPTY
    table.built = built


def can_fly(built: list[Built], hangar: i64, player: i64) -> bool:
    """RR-10.1: an engine, a cockpit, and a module of this player."""
    first: i64 = hangar * data.ROCKET_SIZE
    last: i64 = first + data.ROCKET_SIZE - 1
    if built[first].module == NO_MODULE or built[last].module == NO_MODULE:
        return False
    return owns_part(built, hangar, player)


def owns_part(built: list[Built], hangar: i64, player: i64) -> bool:
    """RR-10.1 (a): whether a module of this rocket is the player's."""
    place: i64 = hangar * data.ROCKET_SIZE
    after: i64 = place + data.ROCKET_SIZE
    while place < after:
        if built[place].owner == player:
            return True
        place += 1
    return False


def meets(built: list[Built], hangar: i64, planet: i64) -> bool:
    """RR-10.2: enough tanks, and the equipment that the planet needs."""
    needs: i64 = data.NEEDS[planet]
    return tanks_of(built, hangar) >= data.FUEL[planet] and equipment_of(built, hangar) & needs == needs


def holds(module: i64, damage: i64) -> bool:
    """RR-10.11: whether a module withstands this damage."""
    return data.STABILITY_OF[module] >= damage


def colour_of_place(place: i64) -> i64:
    """The colour of a planet's place; beyond the places, that of the Explorer's draw."""
    if place >= data.PLANET_PLACES:
        return place - data.PLANET_PLACES
    return data.PLACE_COLOUR[place]
