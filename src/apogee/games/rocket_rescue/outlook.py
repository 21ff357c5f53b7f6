"""What lies ahead of a seat: what its modules cost in each hangar, and which rocket is nearest to fly or to join."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from apogee.core.ids import ids_in
from apogee.games.rocket_rescue import data, decisions, rockets
from apogee.games.rocket_rescue.state import NO_MODULE, NO_PLANET, Seat, Table, crew_of

NEVER: Final = -1  # exchanges: no number of them makes it payable


# --- Prices (RR-9.4, RR-9.5, RR-13.13)


def exchanges_for(table: Table, seat: Seat, price: list[int]) -> i64:
    """RR-9.5: how many exchanges a price takes with these cubes, or NEVER."""
    needed: i64 = 0
    spare: i64 = 0
    for resource in range(data.RESOURCES):
        lacking: i64 = price[resource] - seat.cubes[resource]
        if lacking > 0:
            number: i64 = (lacking + data.EXCHANGE_GET - 1) // data.EXCHANGE_GET
            if table.bank[resource] < number * data.EXCHANGE_GET:
                return NEVER
            needed += number
        else:
            spare += decisions.exchanges_of(-lacking)
    return needed if needed <= spare else NEVER


def modules_to_price(table: Table, player: i64) -> list[int]:
    """The own modules; in the own Research turn also those that can be taken."""
    found = set(table.seats[player].modules)
    step = table.agenda[-1]
    if step.verb == data.RESEARCH_TURN and step.seat == player:
        found.update(table.display)
        found.update(module for module in range(data.STANDARD) if table.standard[module] > 0)
    return sorted(found)


def prices_json(table: Table, player: i64) -> list[dict[str, Any]]:
    """What a seat's modules cost in each open hangar; those that it may take now, too."""
    told: list[dict[str, Any]] = []
    if player < 0 or not table.agenda:
        return told
    seat = table.seats[player]
    mogul = table.who_is(data.MOGUL)
    for module in modules_to_price(table, player):
        for hangar in range(data.HANGARS):
            if (table.closed >> hangar) & 1 == 1:
                continue
            price = data.PRICE[module][hangar]
            exchanges = exchanges_for(table, seat, price)
            fee = decisions.build_fee(table, player, hangar)
            rule = decisions.bar_to_build_paid(table, player, module, hangar)
            told.append(
                {
                    "module": data.MODULE_IDS[module],
                    "hangar": hangar + 1,
                    "cost": {data.RESOURCE_IDS[resource]: price[resource] for resource in range(data.RESOURCES)},
                    "exchanges": None if exchanges == NEVER else exchanges,
                    "fee": fee,
                    "to": mogul if fee > 0 else None,
                    "energy": data.MODULE_ENERGY[module],
                    "rule": None if rule == 0 else decisions.RULES.id_of(rule),
                    "opens": [] if rule != 0 else opened_by(table, hangar, module),
                }
            )
    return told


# --- Rockets and planets (RR-9.9, RR-10.1, RR-10.2)


@mypyc_attr(acyclic=True)
class Reach:
    """What a rocket lacks for a planet."""

    __slots__ = ("equipment", "hangar", "parts", "space", "tanks")

    def __init__(self, hangar: i64, space: i64, tanks: i64, equipment: i64, parts: i64) -> None:
        self.hangar: Final[i64] = hangar
        self.space: Final[i64] = space  # the planet's place
        self.tanks: Final[i64] = tanks
        self.equipment: Final[i64] = equipment  # as bits
        self.parts: Final[i64] = parts  # modules that have to be built at least, engine and cockpit among them


def reaches_of(table: Table, hangar: i64, module: i64 = NO_MODULE) -> list[Reach]:
    """What the rocket of a hangar lacks for each planet that it can still be made to reach; none without a module.

    With a module: what it would lack if that were built there.
    """
    first: i64 = hangar * data.ROCKET_SIZE
    kind: i64 = data.TYPE[module] if module != NO_MODULE else NO_MODULE
    ends: i64 = 0  # engine and cockpit that are missing
    if table.built[first].module == NO_MODULE and kind != data.ENGINE:
        ends += 1
    if table.built[first + data.ROCKET_SIZE - 1].module == NO_MODULE and kind != data.COCKPIT:
        ends += 1
    middle = rockets.middle_of(table.built, hangar)
    has_tanks = rockets.tanks_of(table.built, hangar)
    shown = rockets.equipment_of(table.built, hangar)
    if module != NO_MODULE:
        middle += 1 if kind != data.ENGINE and kind != data.COCKPIT else 0
        has_tanks += 1 if kind == data.TANK else 0
        shown |= data.SHOWS[module]
    found: list[Reach] = []
    if ends == 2 and middle == 0:
        return found
    free: i64 = data.MIDDLE - middle
    for space in range(data.PLANET_PLACES):
        planet = table.planets[space]
        if planet == NO_PLANET:
            continue
        tanks: i64 = max(0, data.FUEL[planet] - has_tanks)
        equipment: i64 = data.NEEDS[planet] & ~shown
        parts = ends + tanks
        if tanks > free:
            continue
        if equipment != 0 and parts == 0:
            if free == 0 and not table.has_pilot_chip:
                continue
            parts = 1
        found.append(Reach(hangar, space, tanks, equipment, parts))
    return found


def opened_by(table: Table, hangar: i64, module: i64) -> list[str]:
    """RR-10.2: the planets that a rocket would reach if this module were built there, and does not reach now."""
    now = [reach.space for reach in reaches_of(table, hangar) if reach.parts == 0]
    then = [reach.space for reach in reaches_of(table, hangar, module) if reach.parts == 0]
    return [data.PLANET_IDS[table.planets[space]] for space in then if space not in now]


def reach_json(reach: Reach) -> dict[str, Any]:
    return {
        "space": reach.space + 1,
        "tanks": reach.tanks,
        "equipment": ids_in(data.EQUIPMENT_IDS, reach.equipment),
        "parts": reach.parts,
    }


def energy_lacking(table: Table, player: i64, planet: i64) -> i64:
    """RR-10.4: the energy that a player still lacks for a launch to this planet."""
    return max(0, decisions.launch_cost(table, player, planet) - table.seats[player].energy)


def mission_json(table: Table, player: i64, reaches: list[Reach]) -> dict[str, Any] | None:
    """The nearest launch of a seat: of a rocket with a module of its own, or else of one that it can join.

    The nearest one lacks the fewest parts, then the least energy; among equals, the planet with the highest reward.
    """
    if player < 0 or not table.agenda:
        return None
    best: Reach | None = None
    best_rank = (0, 0, 0, 0)
    for reach in reaches:
        planet = table.planets[reach.space]
        is_own = rockets.owns_part(table.built, reach.hangar, player)
        if not is_own and reach.parts == 0:
            continue  # nothing that a module of this player could add
        rank = (0 if is_own else 1, reach.parts, energy_lacking(table, player, planet), -data.LAUNCH_REWARD[planet])
        if best is None or rank < best_rank:
            best = reach
            best_rank = rank
    return None if best is None else mission_of(table, player, best)


def mission_of(table: Table, player: i64, reach: Reach) -> dict[str, Any]:
    """A launch to work for, and what it lacks."""
    planet = table.planets[reach.space]
    crew: i64 = 0
    for built in rockets.in_hangar(table.built, reach.hangar):
        crew += crew_of(built.crew, player)
    return {
        "hangar": reach.hangar + 1,
        "planet": data.PLANET_IDS[planet],
        **reach_json(reach),
        "energy": energy_lacking(table, player, planet),
        "own": rockets.owns_part(table.built, reach.hangar, player),
        "crew": crew,
    }
