"""Launches, in the order of RR-R.43: declare, Saboteur, pay, crew, rewards, new planet, stability checks."""

from typing import Final

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.state import tell, tell_all
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocket_rescue import cards, data, forecast, rockets, told
from apogee.games.rocket_rescue.payout import Payout, payout
from apogee.games.rocket_rescue.state import (
    ASSIGNED,
    NO_MODULE,
    NO_PLACE,
    NO_PLANET,
    NO_ROLL,
    NO_SEAT,
    Built,
    Check,
    Deed,
    Flown,
    Launch,
    Table,
    crew_of,
    with_number,
)

_FLY: Final[Step] = Step(data.FLY, NOBODY, 0)
_LANDED: Final[Step] = Step(data.LANDED, NOBODY, 0)
_STABILITY: Final[list[Step]] = [Step(data.STABILITY, NOBODY, place) for place in range(data.PLACES)]
_LOWEST: Final[int] = data.STABILITY_FACES[0]
_HIGHEST: Final[int] = data.STABILITY_FACES[-1]


def declare(table: Table, player: i64, hangar: i64, planet: i64) -> None:
    """RR-10.3: the launch is declared; the Saboteur may act."""
    table.launches += 1
    table.launch = Launch(player, hangar, planet, NO_ROLL)
    tell_declared(table, player, hangar, planet)
    table.agenda.append(_FLY)
    if table.characters != data.OFF:
        saboteur = table.who_is(data.SABOTEUR)
        if saboteur != NO_SEAT:
            table.agenda.append(Step(data.SABOTAGE, saboteur, 0))


def tell_declared(table: Table, player: i64, hangar: i64, planet: i64) -> None:
    """RR-10.3: the log has the chance that all modules survive without re-rolls, worked out if somebody listens."""
    if table.events is not None:
        good, of = forecast.survival(table, forecast.rocket_places(table, hangar))
        tell_all(table, told.LAUNCHED, player, EVERYBODY, [hangar, planet, good, of])


def note_deed(table: Table, kind: i64, place: i64, owner: i64, seat: i64, target: i64) -> None:
    """RR-13.10: remember what the Saboteur did, while the launch goes on."""
    module = table.built[place].module if place != NO_PLACE else NO_MODULE
    target_module = table.built[target].module if target != NO_PLACE else NO_MODULE
    table.launch = table.flight().with_deed(Deed(kind, place, module, owner, seat, target, target_module))


def assign(table: Table, player: i64, place: i64, owner: i64) -> None:
    """RR-13.10 (b): the module's chip is replaced by another player's."""
    table.agenda.pop()
    built = table.built[place]
    table.seats[built.owner].chips += 1
    table.seats[owner].chips -= 1
    note_deed(table, ASSIGNED, place, built.owner, owner, NO_PLACE)
    table.put_built(place, Built(built.module, owner, built.crew, built.has_pilot_chip))
    tell(table, told.ASSIGNED, player, EVERYBODY, place, built.module, built.owner, owner)


def fly(table: Table) -> None:
    """RR-10.4 to RR-10.10: the launch is carried out, whoever owns the rocket by now (RR-R.24)."""
    launch = table.flight()
    found = payout(table, launch.launcher, launch.hangar, launch.planet)
    pay(table, found)
    crew_leaves(table, found)
    take_rewards(table, found)
    place = table.space_of(launch.planet)
    marks: i64 = table.marks[place]
    if marks > 0:
        table.seats[table.who_is(data.EXPLORER)].chips += marks
        table.marks = with_number(table.marks, place, 0)
    table.planets = with_number(table.planets, place, NO_PLANET)
    table.agenda.append(_LANDED)
    for check in reversed(forecast.rocket_places(table, launch.hangar)):
        table.agenda.append(_STABILITY[check])
    table.agenda.append(Step(data.PLANET, NOBODY, place))


def pay(table: Table, found: Payout) -> None:
    """RR-10.4, RR-13.3: to the bank, then to the Explorer."""
    for player in range(len(table.seats)):
        table.seats[player].energy += found.energy[player]
    tell(table, told.PAID, found.launcher, EVERYBODY, found.cost)
    if found.fee > 0:
        tell(table, told.FEE, found.launcher, EVERYBODY, table.who_is(data.EXPLORER), found.fee)


def crew_leaves(table: Table, found: Payout) -> None:
    """RR-10.5: all crew of the rocket are rescued."""
    built = table.built.copy()
    place: i64 = found.hangar * data.ROCKET_SIZE
    after: i64 = place + data.ROCKET_SIZE
    while place < after:
        if built[place].crew != 0:
            built[place] = built[place].with_crew(0)
        place += 1
    table.built = built
    table.flown = [
        *table.flown,
        Flown(found.planet, found.launcher, found.crew, table.round, found.fee, found.rewards()),
    ]
    aboard: list[int] = []
    for player in range(len(table.seats)):
        number = crew_of(found.crew, player)
        table.seats[player].saved += number
        aboard.append(number)
    tell_all(table, told.RESCUED, found.launcher, EVERYBODY, aboard)


def take_rewards(table: Table, found: Payout) -> None:
    """RR-10.6 to RR-10.8, RR-13.3, RR-13.18, RR-12.2: in this order, and each in the order of seats."""
    reward(table, told.LAUNCH_REWARD, found.launch)
    reward(table, told.BUILD_REWARD, found.build)
    reward(table, told.EQUIPMENT_REWARD, found.equipment)
    reward(table, told.EXPLORER_REWARD, found.explorer)
    reward(table, told.PILOT_REWARD, found.pilot)
    reward(table, told.FIRST, found.first)


def reward(table: Table, verb: i64, points: list[int]) -> None:
    """Players take VP."""
    for player in range(len(points)):
        if points[player] > 0:
            table.seats[player].vp += points[player]
            tell(table, verb, player, EVERYBODY, points[player])


# --- Stability checks


def take_stability(table: Table, value: i64) -> None:
    """RR-10.11, RR-13.6: the damage; the Mechanic may have it rolled once more, where that can matter."""
    step = table.agenda.pop()
    place = step.about
    built = table.built[place]
    tell(table, told.STABILITY, NOBODY, EVERYBODY, place, built.module, value)
    launch = table.flight()
    if step.seat != NOBODY:
        first = launch.checks[-1]
        note_check(
            table, launch.checks[:-1], Check(place, built.module, built.owner, first.damage, value, True), NO_ROLL
        )
    elif is_mechanic_asked(table, built.module):
        note_check(table, launch.checks, Check(place, built.module, built.owner, value, NO_ROLL, False), value)
        table.agenda.append(Step(data.REROLL, table.who_is(data.MECHANIC), place))
        return
    else:
        note_check(table, launch.checks, Check(place, built.module, built.owner, value, NO_ROLL, True), NO_ROLL)
    check(table, place, value)


def is_mechanic_asked(table: Table, module: i64) -> bool:
    """RR-13.6: whether there is a Mechanic, and another roll can matter."""
    if table.characters == data.OFF or table.who_is(data.MECHANIC) == NO_SEAT:
        return False
    return rockets.holds(module, _LOWEST) and not rockets.holds(module, _HIGHEST)


def note_check(table: Table, before: list[Check], last: Check, roll: i64) -> None:
    """Remember the rolls of a module, while the launch goes on."""
    table.launch = table.flight().with_checks([*before, last], roll)


def answer_reroll(table: Table, player: i64, is_demanded: bool) -> None:
    """RR-13.6: the second result counts, or the first stands."""
    place = table.agenda.pop().about
    launch = table.flight()
    last = launch.checks[-1]
    if is_demanded:
        tell(table, told.DEMANDED, player, EVERYBODY)
        table.launch = launch.with_checks(launch.checks, NO_ROLL)
        table.agenda.append(Step(data.STABILITY, player, place))
    else:
        tell(table, told.PASSED, player, EVERYBODY)
        stands = Check(last.place, last.module, last.owner, last.damage, NO_ROLL, True)
        note_check(table, launch.checks[:-1], stands, NO_ROLL)
        check(table, place, launch.roll)


def check(table: Table, place: i64, damage: i64) -> None:
    """RR-10.11: the module holds, or is destroyed: chips go back, the card to the discard pile or to its pile."""
    built = table.built[place]
    if rockets.holds(built.module, damage):
        tell(table, told.HELD, built.owner, EVERYBODY, place, built.module)
        return
    rockets.remove(table, place)
    table.seats[built.owner].chips += 1
    if built.has_pilot_chip:
        table.seats[table.who_is(data.PILOT)].chips += 1
    cards.discard(table, built.module)
    tell(table, told.BROKE, built.owner, EVERYBODY, place, built.module)
