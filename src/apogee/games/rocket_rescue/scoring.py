"""Points, places, and the count of everything."""

from typing import Any

from mypy_extensions import i64

from apogee.games.rocket_rescue import data
from apogee.games.rocket_rescue.state import ADVANCED, NO_MODULE, NO_PLANET, NO_SEAT, Table, count_crew, crew_of


def rescued(table: Table, player: i64) -> i64:
    """RR-R.31: crew of all colours that this player's launches brought to planets."""
    found: i64 = 0
    for flown in table.flown:
        if flown.rescuer == player:
            found += count_crew(flown.crew)
    return found


def parts(table: Table, player: i64) -> tuple[int, int, int]:
    """RR-12.3, RR-13.9: points for own crew on planets, for VP, and the Ambassador's for those rescued."""
    ambassador: i64 = table.who_is(data.AMBASSADOR)
    crew: i64 = 0
    extra: i64 = 0
    for flown in table.flown:
        crew += crew_points(ambassador, flown.rescuer, flown.crew, player)
        extra += rescue_points(ambassador, flown.rescuer, flown.crew, player)
    return crew, table.seats[player].vp, extra


def crew_points(ambassador: i64, rescuer: i64, crew: i64, player: i64) -> i64:
    """RR-12.3, RR-13.9: what the own among the crew of a launch count for; less where the Ambassador rescued them."""
    is_foreign = rescuer == ambassador and player != ambassador
    return crew_of(crew, player) * (data.AMBASSADOR_FOREIGN_VP if is_foreign else data.CREW_VP)


def rescue_points(ambassador: i64, rescuer: i64, crew: i64, player: i64) -> i64:
    """RR-13.9: what the crew of a launch count for the Ambassador who rescued them, whosever they are."""
    return count_crew(crew) * data.AMBASSADOR_RESCUE_VP if player == ambassador and player == rescuer else 0


def points(table: Table, player: i64) -> i64:
    """RR-12.3: a player's score so far."""
    crew, collected, extra = parts(table, player)
    return crew + collected + extra


def worth(table: Table, player: i64) -> dict[str, Any]:
    """Where a player's points come from."""
    crew, collected, extra = parts(table, player)
    return {"crew": crew, "vp": collected, "ambassador": extra}


def rewards(table: Table, player: i64) -> dict[str, Any]:
    """RR-R.43: the VP that launches brought a player, by what they were for, as far as that is remembered."""
    taken: list[int] = [0] * len(data.REWARD_IDS)
    for flown in table.flown:
        for kind in range(len(flown.rewards)):
            taken[kind] += flown.rewards[kind][player]
    return {data.REWARD_IDS[kind]: taken[kind] for kind in range(len(taken))}


def places(table: Table) -> list[int]:
    """RR-12.6: for each seat, how many are better: by score, then crew rescued by own launches, then energy."""
    ranks = [
        (points(table, player), rescued(table, player), table.seats[player].energy)
        for player in range(len(table.seats))
    ]
    return [sum(1 for other in ranks if other > own) for own in ranks]


def characters(table: Table) -> list[str]:
    """RR-13.1: who the players are, where the match has characters."""
    if table.characters == data.OFF:
        return []
    return [data.CHARACTER_IDS[seat.character] for seat in table.seats]


def census(table: Table) -> list[int]:
    """How many there are of everything, wherever it lies: cubes, crew, chips, modules, planets."""
    cubes = [
        table.bank[each] + table.market[each] + sum(seat.cubes[each] for seat in table.seats)
        for each in range(data.RESOURCES)
    ]
    crew = [seat.crew + table.terminal.count(player) for player, seat in enumerate(table.seats)]
    chips = [seat.chips for seat in table.seats]
    modules = table.standard + [0] * (data.MODULES - data.STANDARD)
    for built in table.built:
        if built.module == NO_MODULE:
            continue
        modules[built.module] += 1
        chips[built.owner] += 1
        if built.has_pilot_chip:
            chips[table.who_is(data.PILOT)] += 1
        for player in range(len(crew)):
            crew[player] += crew_of(built.crew, player)
    planets = [0] * data.PLANETS
    for flown in table.flown:
        planets[flown.planet] += 1
        for player in range(len(crew)):
            crew[player] += crew_of(flown.crew, player)
    count_chips(table, chips)
    for planet in table.planets:
        if planet != NO_PLANET:
            planets[planet] += 1
    if table.drawn != NO_PLANET:
        planets[table.drawn] += 1
    for cards in (table.display, table.discard, table.drawn_modules):
        for module in cards:
            modules[module] += 1
    for seat in table.seats:
        for module in seat.modules:
            modules[module] += 1
    for which in (data.BLUE, data.RED, ADVANCED):
        counts = modules if which == ADVANCED else planets
        for card in table.bags[which].kinds:
            counts[card] += table.bags[which].counts[card]
        for layer in table.piles[which].layers:
            if layer.card >= 0:
                counts[layer.card] += 1
    return cubes + crew + chips + modules + planets


def count_chips(table: Table, chips: list[int]) -> None:
    """The chips of Explorer, Mogul and Pilot that lie neither in a supply nor on a module."""
    explorer = table.who_is(data.EXPLORER)
    if explorer != NO_SEAT:
        chips[explorer] += sum(table.marks)
    mogul = table.who_is(data.MOGUL)
    if mogul != NO_SEAT:
        chips[mogul] += sum(table.companies)
    pilot = table.who_is(data.PILOT)
    if pilot != NO_SEAT and table.has_pilot_chip:
        chips[pilot] += 1
