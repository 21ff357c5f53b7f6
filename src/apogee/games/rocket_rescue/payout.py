"""Payout: who gets what by a launch. The forecast shows it, and `fly` in launch.py carries it out."""

from mypy_extensions import i64, mypyc_attr

from apogee.games.rocket_rescue import data, decisions
from apogee.games.rocket_rescue.state import NO_MODULE, NO_SEAT, Built, Flown, Launch, Table, crew_of, place_of


@mypyc_attr(acyclic=True)
class Payout:
    """What a launch costs and brings each seat."""

    __slots__ = (
        "build", "completed", "cost", "crew", "energy", "equipment", "explorer", "fee", "first", "hangar", "launch",
        "launcher", "pilot", "planet",
    )  # fmt: skip

    def __init__(self, launcher: i64, hangar: i64, planet: i64, seats: i64) -> None:
        nothing: list[int] = [0] * seats
        self.launcher: i64 = launcher
        self.hangar: i64 = hangar
        self.planet: i64 = planet
        self.cost: i64 = 0  # to the bank (RR-10.4)
        self.fee: i64 = 0  # to the Explorer (RR-13.3)
        self.crew: i64 = 0  # who is rescued, four bits for each colour (RR-10.5)
        self.completed: i64 = 0  # seats that have then rescued everybody, as bits
        self.energy: list[int] = nothing  # by seat, below 0 what it pays: cost and fee
        self.launch: list[int] = nothing  # VP by seat: RR-10.6
        self.build: list[int] = nothing  # RR-10.7
        self.equipment: list[int] = nothing  # RR-10.8
        self.explorer: list[int] = nothing  # RR-13.3
        self.pilot: list[int] = nothing  # RR-13.18
        self.first: list[int] = nothing  # RR-12.2

    def rewards(self) -> list[list[int]]:
        """All VP by data.REWARD_IDS and seat."""
        return [self.launch, self.build, self.equipment, self.explorer, self.pilot, self.first]

    def vp(self, seat: i64) -> i64:
        """All VP that a seat takes at once."""
        return (
            self.launch[seat]
            + self.build[seat]
            + self.equipment[seat]
            + self.explorer[seat]
            + self.pilot[seat]
            + self.first[seat]
        )


def payout(table: Table, launcher: i64, hangar: i64, planet: i64) -> Payout:
    """RR-10.4 to RR-10.8: what a launch brings, with the rocket and the planets as they are now."""
    return payout_by(table, table.built, launcher, hangar, planet)


def payout_by(table: Table, places: list[Built], launcher: i64, hangar: i64, planet: i64) -> Payout:
    """RR-10.4 to RR-10.8: the same, with these modules in their places."""
    seats: i64 = len(table.seats)
    found = Payout(launcher, hangar, planet, seats)
    owned: list[int] = [0] * seats  # modules of the rocket, by owner
    shown: list[int] = [0] * seats  # the equipment that they show, by owner, as bits
    place = place_of(hangar, 0)
    after = place + data.ROCKET_SIZE
    while place < after:
        built = places[place]
        if built.module != NO_MODULE:
            owned[built.owner] += 1
            shown[built.owner] |= built.shows()
            found.crew += built.crew
        place += 1
    found.cost = data.PLANET_COST[planet]
    found.launch = one_seat(seats, launcher, data.LAUNCH_REWARD[planet])
    found.build = build_rewards(owned, data.BUILD_REWARD[planet])
    needs: i64 = data.NEEDS[planet]
    if needs != 0:
        found.equipment = [data.EQUIPMENT_VP if each & needs != 0 else 0 for each in shown]
    complete(table, found)
    if table.characters != data.OFF:
        pay_characters(table, found)
    found.energy = energy_of(table, found)
    return found


def payout_with_owner(table: Table, launch: Launch, place: i64, owner: i64) -> Payout:
    """RR-13.10 (b): what the launch under way would bring if the module in this place had another owner."""
    places = table.built.copy()
    built = places[place]
    places[place] = Built(built.module, owner, built.crew, built.has_pilot_chip)
    return payout_by(table, places, launch.launcher, launch.hangar, launch.planet)


def payout_of(table: Table, launch: Launch, flown: Flown) -> Payout:
    """What the launch under way brought, as the table remembers it; VP and fee are 0 where it does not."""
    seats: i64 = len(table.seats)
    found = Payout(launch.launcher, launch.hangar, launch.planet, seats)
    found.cost = data.PLANET_COST[flown.planet]
    found.fee = flown.fee
    found.crew = flown.crew
    found.energy = energy_of(table, found)
    if flown.rewards:
        found.launch, found.build, found.equipment, found.explorer, found.pilot, found.first = flown.rewards
    one: i64 = 1
    for seat in range(len(table.seats)):
        if crew_of(flown.crew, seat) > 0 and table.seats[seat].saved == table.crew_each():
            found.completed |= one << seat
    return found


def energy_of(table: Table, found: Payout) -> list[int]:
    """RR-10.4, RR-13.3: the launcher pays cost and fee, and the Explorer gets the fee."""
    energy = one_seat(len(table.seats), found.launcher, -found.cost - found.fee)
    if found.fee > 0:
        energy[table.who_is(data.EXPLORER)] += found.fee
    return energy


def complete(table: Table, found: Payout) -> None:
    """RR-12.2: who is then the first to have all crew on planets; several only by the same launch."""
    one: i64 = 1
    for seat in range(len(table.seats)):
        rescued = crew_of(found.crew, seat)
        if rescued > 0 and table.seats[seat].saved + rescued == table.crew_each():
            found.completed |= one << seat
    if found.completed != 0 and not table.is_triggered():
        found.first = [data.FIRST_VP if (found.completed >> seat) & 1 == 1 else 0 for seat in range(len(table.seats))]


def pay_characters(table: Table, found: Payout) -> None:
    """RR-13.3, RR-13.18: the Explorer's chips on the planet, and the Pilot's crew in the cockpit."""
    seats: i64 = len(table.seats)
    if found.planet in table.planets:
        found.fee = decisions.launch_fee(table, found.launcher, found.planet)
        if table.seats[found.launcher].character == data.EXPLORER:
            found.explorer = one_seat(seats, found.launcher, explorer_vp(table, found.planet))
    pilot = table.who_is(data.PILOT)
    if pilot != NO_SEAT:
        cockpit = table.built[place_of(found.hangar, data.ROCKET_SIZE - 1)]
        found.pilot = one_seat(seats, pilot, crew_of(cockpit.crew, pilot) * data.PILOT_COCKPIT_VP)


def one_seat(seats: i64, seat: i64, value: i64) -> list[int]:
    """A value for one seat, nothing for the others."""
    values: list[int] = [0] * seats
    values[seat] = value
    return values


def build_rewards(owned: list[int], reward: i64) -> list[int]:
    """RR-10.7: for the most modules; who tie, take the share each."""
    most = max(owned)
    share = build_share(reward, owned.count(most)) if most > 0 else 0
    return [share if each == most else 0 for each in owned]


def build_share(reward: i64, tied: i64) -> i64:
    """RR-10.7: what each takes of so many who tie: the share, rounded up."""
    return (reward + tied - 1) // tied


def explorer_vp(table: Table, planet: i64) -> i64:
    """RR-13.3: what the Explorer takes for a launch to this planet."""
    return decisions.marks_on(table, planet) * data.EXPLORER_CHIP_VP
