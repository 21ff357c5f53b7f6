"""What dice do in their turns: research, shopping, boarding, shifting and building."""

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.pile import fixed, with_card, without_card
from apogee.core.state import tell
from apogee.core.types import EVERYBODY
from apogee.games.rocket_rescue import data, decisions, launch, rockets, told
from apogee.games.rocket_rescue.state import (
    MOVED,
    NO_PLANET,
    NO_SEAT,
    Built,
    Table,
    changed,
    first_of_pair,
    one_crew,
    pair_of,
    second_of_pair,
)


def take_module(table: Table, player: i64, module: i64) -> None:
    """RR-6.2: from the display, or the top card of a standard pile."""
    table.agenda.pop()
    if module < data.STANDARD:
        table.standard = changed(table.standard, module, -1)
    else:
        table.display = without_card(table.display, module)
    seat = table.seats[player]
    seat.modules = with_card(seat.modules, module)
    tell(table, told.TOOK, player, EVERYBODY, module)


def buy(table: Table, player: i64, resource: i64, cubes: i64) -> None:
    """RR-7.1, RR-13.15: cubes of one type; the Miner may go on until the die is used up."""
    seat = table.seats[player]
    table.market = changed(table.market, resource, -cubes)
    seat.cubes = changed(seat.cubes, resource, cubes)
    tell(table, told.BOUGHT, player, EVERYBODY, resource, cubes)
    if table.first_buyer == NO_SEAT:
        table.first_buyer = player
    if seat.character == data.MINER:
        one: i64 = 1
        table.used += cubes
        table.bought |= one << resource
        if table.used < seat.die(table.agenda[-1].about):
            return
    table.agenda.pop()


# --- Boarding


def board(table: Table, player: i64, place: i64) -> None:
    """RR-8.4, RR-11.2: from the supply, or from the terminal at the end of the round, for a fee."""
    seat = table.seats[player]
    built = table.built[place]
    cost = decisions.boarding_cost(table, player, place)
    if cost > 0:
        seat.energy -= cost
        if built.owner != player:
            table.seats[built.owner].energy += cost
    table.put_built(place, built.with_crew(built.crew + one_crew(player)))
    tell(table, told.BOARDED, player, EVERYBODY, place, built.module, built.owner, cost)
    if table.agenda[-1].verb == data.TERMINAL:
        table.agenda.pop()
        table.terminal = [each for each in table.terminal if each != player]
    else:
        seat.crew -= 1
        use_action(table, player)


def board_terminal(table: Table, player: i64) -> None:
    """RR-8.5: to the leftmost free space."""
    table.seats[player].crew -= 1
    table.terminal = [*table.terminal, player]
    tell(table, told.BOARDED_TERMINAL, player, EVERYBODY)
    use_action(table, player)


def use_action(table: Table, player: i64) -> None:
    """RR-8.2, RR-8.8: one of the die's actions is used; after the last one the turn is over."""
    table.used += 1
    value = table.seats[player].die(table.agenda[-1].about)
    if table.used >= max(data.MOVES[value], data.BOARDINGS[value]):
        table.agenda.pop()


def begin_move(table: Table, player: i64, place: i64, colour: i64) -> None:
    """RR-8.3, RR-13.10: who moves; where to is asked next."""
    table.agenda.append(Step(data.TARGET, player, pair_of(place, colour)))
    tell(table, told.MOVING, player, EVERYBODY, colour, place, table.built[place].module)


def finish_move(table: Table, player: i64, target: i64) -> None:
    """RR-8.3: free of charge, to the seat that was chosen."""
    step = table.agenda.pop()
    place: i64 = first_of_pair(step.about)
    crew = one_crew(second_of_pair(step.about))
    table.put_built(place, table.built[place].with_crew(table.built[place].crew - crew))
    table.put_built(target, table.built[target].with_crew(table.built[target].crew + crew))
    tell(table, told.MOVED, player, EVERYBODY, second_of_pair(step.about), target, table.built[target].module)
    if table.agenda[-1].verb == data.SABOTAGE:
        table.agenda.pop()
        launch.note_deed(table, MOVED, place, table.built[place].owner, second_of_pair(step.about), target)
    else:
        use_action(table, player)


# --- Shifting and building


def shift(table: Table, player: i64, place: i64, hangar: i64) -> None:
    """RR-9.2, RR-13.7: with everything on it; the die's own shift is used before the Mechanic's."""
    if decisions.bar_of_die(table, table.seats[player], 0) == 0:
        table.shifts += 1
    else:
        table.has_shifted = True
    built = table.built[place]
    rockets.remove(table, place)
    rockets.add(table, hangar, built)
    tell(
        table,
        told.SHIFTED,
        player,
        EVERYBODY,
        built.module,
        data.HANGAR_OF[place],
        hangar,
        data.NUMBER_OF[place] + 1,
    )


def build(table: Table, player: i64, module: i64, hangar: i64) -> None:
    """RR-9.3 to RR-9.8: pay, take energy, place it with a chip; then a crew member may go on it."""
    seat = table.seats[player]
    cost = data.PRICE[module][hangar]
    table.builds += 1
    seat.modules = without_card(seat.modules, module)
    seat.cubes = [seat.cubes[0] - cost[0], seat.cubes[1] - cost[1], seat.cubes[2] - cost[2]]
    table.bank = [table.bank[0] + cost[0], table.bank[1] + cost[1], table.bank[2] + cost[2]]
    fee = decisions.build_fee(table, player, hangar)
    seat.energy += data.MODULE_ENERGY[module] - fee
    seat.chips -= 1
    place = rockets.add(table, hangar, Built(module, player, 0, False))
    tell(table, told.BUILT, player, EVERYBODY, module, hangar, data.MODULE_ENERGY[module])
    if fee > 0:
        pay_mogul(table, player, hangar, fee)
    if data.SEATS[module] > 0 and seat.crew > 0:
        table.agenda.append(Step(data.CREW_ABOARD, player, place))


def pay_mogul(table: Table, player: i64, hangar: i64, fee: i64) -> None:
    """RR-13.13: the fee goes to the Mogul, and the chips return."""
    company = data.COMPANY_OF[hangar]
    mogul = table.who_is(data.MOGUL)
    table.seats[mogul].energy += fee
    table.seats[mogul].chips += table.companies[company]
    table.companies = changed(table.companies, company, -table.companies[company])
    tell(table, told.FEE, player, EVERYBODY, mogul, fee)


def crew_aboard(table: Table, player: i64) -> None:
    """RR-9.8: one crew member from the supply, free of charge."""
    place = table.agenda.pop().about
    built = table.built[place]
    table.seats[player].crew -= 1
    table.put_built(place, built.with_crew(built.crew + one_crew(player)))
    tell(table, told.CREW_ABOARD, player, EVERYBODY, place, built.module)


def exchange(table: Table, player: i64, given: i64, taken: i64) -> None:
    """RR-9.5: two of one type for one of another."""
    seat = table.seats[player]
    cubes = changed(seat.cubes, given, -data.EXCHANGE_GIVE)
    cubes[taken] += data.EXCHANGE_GET
    seat.cubes = cubes
    bank = changed(table.bank, given, data.EXCHANGE_GIVE)
    bank[taken] -= data.EXCHANGE_GET
    table.bank = bank
    tell(table, told.EXCHANGED, player, EVERYBODY, given, taken)


def equip(table: Table, player: i64, place: i64) -> None:
    """RR-13.19: the Pilot's chip makes an own module show rover and satellite."""
    built = table.built[place]
    table.has_pilot_chip = False
    table.put_built(place, Built(built.module, built.owner, built.crew, True))
    tell(table, told.EQUIPPED, player, EVERYBODY, place, built.module)


# --- Characters at the start of a round, and the Engineer


def replace_planet(table: Table, player: i64, planet: i64) -> None:
    """RR-13.2, RR-R.33: the drawn planet comes in, the replaced one under its pile; chips on it return."""
    table.agenda.pop()
    place = table.space_of(planet)
    table.piles[data.PLANET_COLOUR[planet]].put_under(fixed(planet, EVERYBODY))
    planets = table.planets.copy()
    planets[place] = table.drawn
    table.planets = planets
    tell(table, told.REPLACED, player, EVERYBODY, planet, table.drawn)
    table.drawn = NO_PLANET
    table.seats[player].chips += table.marks[place]
    table.marks = changed(table.marks, place, -table.marks[place])


def mark_planet(table: Table, player: i64, planet: i64) -> None:
    """RR-13.3."""
    table.agenda.pop()
    place = table.space_of(planet)
    table.seats[player].chips -= 1
    table.marks = changed(table.marks, place, 1)
    tell(table, told.MARKED, player, EVERYBODY, planet, table.marks[place])


def spread_chips(table: Table, player: i64, spread: list[int]) -> None:
    """RR-13.12."""
    table.agenda.pop()
    more = sum(spread) - sum(table.companies)
    table.seats[player].chips -= more
    table.companies = spread
    tell(table, told.SPREAD, player, EVERYBODY, spread[0], spread[1], spread[2])


def set_die(table: Table, player: i64, field: i64, value: i64) -> None:
    """RR-13.4: the Engineer changes one own die."""
    table.agenda.pop()
    table.seats[player].set_die(field, value)
    tell(table, told.ADJUSTED, player, EVERYBODY, field, value)
