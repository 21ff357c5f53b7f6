"""What would happen: who gets what if a rocket flew to a planet now, and the chance that its modules survive, exactly.

All of it follows from what lies open. `what_would_happen(match, seat, hangar, planet)` is the handle for people;
`launches_json` is what a view tells. Who gets what is worked out in payout.py, which the launch itself asks too. What
the Saboteur may still do is not foreseen (RR-13.10).
"""

from typing import Any, Final

from mypy_extensions import i64

from apogee.core.errors import BadOption, BadPlayers, UnknownGame, nearest, quoted
from apogee.core.odds import odds_json
from apogee.core.types import NOBODY
from apogee.games.rocket_rescue import data, decisions, rockets, scoring
from apogee.games.rocket_rescue.payout import Payout, payout, payout_of
from apogee.games.rocket_rescue.state import (
    NO_MODULE,
    NO_PLANET,
    NO_ROLL,
    NO_SEAT,
    Flown,
    Table,
    crew_of,
    place_of,
)

# The stability die: of so many faces, on how many a module holds (RR-10.11).
DIE: Final[int] = sum(data.STABILITY_WEIGHTS)
HOLDS: Final[list[int]] = [
    sum(
        weight
        for face, weight in zip(data.STABILITY_FACES, data.STABILITY_WEIGHTS, strict=True)
        if rockets.holds(module, face)
    )
    for module in range(data.MODULES)
]


# --- Stability


def checks_to_come(table: Table) -> list[int]:
    """The places still to be checked in the launch under way, top to bottom (RR-R.22)."""
    places = [step.about for step in table.agenda if step.verb == data.STABILITY or step.verb == data.REROLL]
    places.reverse()
    return places


def rocket_places(table: Table, hangar: i64) -> list[int]:
    """Where modules stand in a hangar, top to bottom (RR-9.10)."""
    places: list[int] = []
    place = place_of(hangar, data.ROCKET_SIZE - 1)
    while place >= place_of(hangar, 0):
        if table.built[place].module != NO_MODULE:
            places.append(place)
        place -= 1
    return places


def survival(table: Table, places: list[int]) -> tuple[int, int]:
    """RR-10.11: the chance that the modules in these places all survive without re-rolls: so many cases of so many."""
    good: int = 1
    of: int = 1
    for place in places:
        good *= HOLDS[table.built[place].module]
        of *= DIE
    return good, of


# --- In words


def is_second_roll(table: Table) -> bool:
    """RR-13.6: whether the next roll of the launch under way repeats one."""
    step = table.agenda[-1]
    return step.verb == data.STABILITY and step.seat != NOBODY


def survival_json(table: Table, places: list[int], roll: i64, is_second: bool) -> dict[str, Any]:
    """The chance of each module, and of all of them, to survive: without re-rolls, and what a Mechanic can make of it.

    Best: every roll that breaks a module is repeated; worst: every roll under which it holds (RR-13.6). A roll that
    lies there is that of the first place; if the next one is a second roll, that is not repeated again.
    """
    has_mechanic = table.who_is(data.MECHANIC) != NO_SEAT
    modules: list[dict[str, Any]] = []
    whole: int = 1
    whole_best: int = 1
    whole_worst: int = 1
    of: int = 1
    for place in places:
        built = table.built[place]
        again: int = HOLDS[built.module]
        good: int = again
        if roll != NO_ROLL and not modules:
            good = DIE if rockets.holds(built.module, roll) else 0
        best: int = good * DIE + (DIE - good) * again
        worst: int = good * again
        if is_second and not modules:
            best = worst = good * DIE
        whole *= good * DIE
        whole_best *= best
        whole_worst *= worst
        of *= DIE * DIE
        modules.append(
            {
                "place": data.NUMBER_OF[place] + 1,
                "module": data.MODULE_IDS[built.module],
                "owner": built.owner,
                "stability": data.STABILITY_OF[built.module],
                "survives": odds_json("chance", good, DIE),
                "best": odds_json("chance", best, DIE * DIE) if has_mechanic else None,
                "worst": odds_json("chance", worst, DIE * DIE) if has_mechanic else None,
            }
        )
    return {
        "modules": modules,
        "survives": odds_json("chance", whole, of),
        "best": odds_json("chance", whole_best, of) if has_mechanic else None,
        "worst": odds_json("chance", whole_worst, of) if has_mechanic else None,
    }


def crew_points_of(table: Table, found: Payout, seat: i64) -> i64:
    """RR-12.3, RR-13.9: what the crew of a launch would count for a seat."""
    ambassador = table.who_is(data.AMBASSADOR)
    own_crew = scoring.crew_points(ambassador, found.launcher, found.crew, seat)
    return own_crew + scoring.rescue_points(ambassador, found.launcher, found.crew, seat)


def points_of(table: Table, found: Payout, seat: i64) -> i64:
    """RR-12.3: all points that a launch would bring a seat."""
    return found.vp(seat) + crew_points_of(table, found, seat)


def seat_json(table: Table, found: Payout, seat: i64) -> dict[str, Any]:
    """What a seat would get."""
    return {
        "seat": seat,
        "vp": found.vp(seat),
        "launch": found.launch[seat],
        "build": found.build[seat],
        "equipment": found.equipment[seat],
        "explorer": found.explorer[seat],
        "pilot": found.pilot[seat],
        "first": found.first[seat],
        "crew": crew_of(found.crew, seat),
        "crew_points": crew_points_of(table, found, seat),
        "points": points_of(table, found, seat),
        "energy": found.energy[seat],
        "completes": (found.completed >> seat) & 1 == 1,
    }


def crew_words(crew: i64) -> dict[str, int]:
    """Crew by colour, without the colours that are not there."""
    counts = [crew_of(crew, colour) for colour in range(data.MOST_PLAYERS)]
    return {data.COLOUR_IDS[colour]: count for colour, count in enumerate(counts) if count > 0}


def forecast_json(table: Table, found: Payout, stage: str, places: list[int], roll: i64) -> dict[str, Any]:
    """A forecast in the catalogue's words; a launch that was declared is not asked again whether it may (RR-R.24)."""
    is_open = stage == "possible"
    bar = decisions.bar_to_launch(table, found.launcher, found.hangar, found.planet) if is_open else 0
    told: dict[str, Any] = {
        "stage": stage,
        "launcher": found.launcher,
        "hangar": found.hangar + 1,
        "planet": data.PLANET_IDS[found.planet],
        "space": table.planets.index(found.planet) + 1 if found.planet in table.planets else None,
        "legal": bar == 0,
        "rule": decisions.RULES.id_of(bar) if bar != 0 else None,
        "affordable": not is_open or decisions.bar_to_pay(table, found.launcher, found.cost + found.fee) == 0,
        "cost": found.cost,
        "fee": found.fee,
        "crew": crew_words(found.crew),
        "seats": [seat_json(table, found, seat) for seat in range(len(table.seats))],
    }
    told.update(survival_json(table, places, roll, stage == "flown" and is_second_roll(table)))
    return told


def launches_json(table: Table) -> list[dict[str, Any]]:
    """For a view: the launch under way; or, in a build turn, each rocket of the seat and each planet that it reaches.

    Stages: "possible" (affordable or not), "declared" (the Saboteur is asked), "flown" (rewards are taken, and the
    seats tell who got what; the modules are those not yet checked).
    """
    if not table.agenda:
        return []
    flight = table.launch
    if flight is not None:
        for step in table.agenda:
            if step.verb == data.FLY:
                found = payout(table, flight.launcher, flight.hangar, flight.planet)
                return [forecast_json(table, found, "declared", rocket_places(table, flight.hangar), NO_ROLL)]
        over = payout_of(table, flight, arrival(table, flight.planet))
        return [forecast_json(table, over, "flown", checks_to_come(table), flight.roll)]
    step = table.agenda[-1]
    if step.verb != data.BUILD_TURN:
        return []
    told: list[dict[str, Any]] = []
    for hangar in range(data.HANGARS):
        if rockets.can_fly(table.built, hangar, step.seat):
            for planet in table.planets:
                if planet != NO_PLANET and rockets.meets(table.built, hangar, planet):
                    found = payout(table, step.seat, hangar, planet)
                    told.append(forecast_json(table, found, "possible", rocket_places(table, hangar), NO_ROLL))
    return told


def arrival(table: Table, planet: i64) -> Flown:
    """The planet that the launch under way has flown to, with its crew."""
    place: i64 = len(table.flown) - 1
    while table.flown[place].planet != planet:
        place -= 1
    return table.flown[place]


def what_would_happen(match: Any, seat: Any, hangar: Any, planet: Any) -> dict[str, Any]:
    """Who would get what, and what would survive, if this seat launched the rocket in this hangar to this planet now.

    Hangars count from 1, planets are named by their ids. Nothing changes in the match, and whose turn it is does not
    matter. The answer has the form of an entry of view["forecast"]; `rule` is the first that bars the launch itself.

        from apogee.games.rocket_rescue.forecast import what_would_happen
        told = what_would_happen(match, seat=0, hangar=2, planet="mossball")
        told["seats"][0]["vp"], told["modules"][0]["survives"]["chance"]
    """
    table = match.state  # whatever is given is refused here in a sentence, compiled too, so nothing has a type above
    if not isinstance(table, Table):
        raise UnknownGame("forecasts of launches are for matches of Rocket Rescue; give one of those.")
    if type(seat) is not int or not 0 <= seat < len(table.seats):
        raise BadPlayers(f"there is no seat {quoted(seat)}; seats count from 0 to {len(table.seats) - 1}.")
    if type(hangar) is not int or not 1 <= hangar <= data.HANGARS:
        raise BadOption(f"there is no hangar {quoted(hangar)}; hangars count from 1 to {data.HANGARS}.")
    if planet not in data.PLANET_IDS:
        raise BadOption(
            f"there is no planet {quoted(planet)}"
            f"{nearest(str(planet), data.PLANET_IDS) or '; apogee cards rocket-rescue lists them all.'}"
        )
    found = payout(table, seat, hangar - 1, data.PLANET_IDS.index(planet))
    return forecast_json(table, found, "possible", rocket_places(table, hangar - 1), NO_ROLL)
