"""Rockets: what stands in a hangar, what fits there, what it can reach."""

from mypy_extensions import i64

from apogee.games.rocket_rescue import data
from apogee.games.rocket_rescue.state import EMPTY, NO_MODULE, Built, Table


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
        middle: i64 = 1
        has_tank = kind == data.TANK
        place: i64 = first + 1
        while place < last:
            module = built[place].module
            if module == NO_MODULE:
                break
            middle += 1
            if data.TYPE[module] == data.TANK:
                has_tank = True
            place += 1
        return middle + (0 if has_tank else 1) <= data.MIDDLE
    return True


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
    number: i64 = place % data.ROCKET_SIZE
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
    place: i64 = first
    while place <= last:
        if built[place].owner == player:
            return True
        place += 1
    return False


def meets(built: list[Built], hangar: i64, planet: i64) -> bool:
    """RR-10.2: enough tanks, and the equipment that the planet needs."""
    tanks: i64 = 0
    shown: i64 = 0
    place: i64 = hangar * data.ROCKET_SIZE
    after: i64 = place + data.ROCKET_SIZE
    while place < after:
        module = built[place].module
        if module != NO_MODULE:
            shown |= built[place].shows()
            if data.TYPE[module] == data.TANK:
                tanks += 1
        place += 1
    needs: i64 = data.NEEDS[planet]
    return tanks >= data.FUEL[planet] and shown & needs == needs


def colour_of_place(place: i64) -> i64:
    """The colour of a planet's place; beyond the places, that of the Explorer's draw."""
    if place >= data.PLANET_PLACES:
        return place - data.PLANET_PLACES
    return data.PLACE_COLOUR[place]
