"""Rocket Rescue as a vector."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from apogee.adapters.sheets import Sheet, ViewJson, offset_of, one_hot
from apogee.games.rocket_rescue import data as rr
from apogee.games.rocket_rescue import observation as rr_observation

_QUESTIONS: Final = list(rr_observation.ASKS.values())
_PHASES: Final = list(rr_observation.PHASE_WORDS.values())
_REASONS: Final = list(rr.END_REASON_IDS.values())
_MODULES: Final = dict(zip(rr.MODULE_IDS, map(max, *rr.MODULE_COPIES), strict=True))  # how many cards of each
_ADVANCED: Final = dict(list(_MODULES.items())[rr.STANDARD :])
_STANDARD: Final = dict(list(_MODULES.items())[: rr.STANDARD])
_CUBES: Final = dict(zip(rr.RESOURCE_IDS, rr.CUBES, strict=True))
_MARKET: Final = dict.fromkeys(rr.RESOURCE_IDS, max(rr.CAPACITY))
_COMPANIES: Final = dict.fromkeys(rr.COMPANY_IDS, max(rr.MOGUL_CHIPS, 1))
_CREW: Final = max(rr.CREW)
_ALL_CREW: Final = _CREW * rr.MOST_PLAYERS
_BLUE: Final = sum(colour == rr.BLUE for colour in rr.PLANET_COLOUR)
_PILES: Final = {"blue": _BLUE, "red": rr.PLANETS - _BLUE, "advanced": sum(_ADVANCED.values())}
_LEFT: Final = {
    "moves": max(rr.MOVES), "boardings": max(rr.BOARDINGS),
    **{
        name: max(option[place] for options in rr.ALLOWS for option in options)
        for place, name in enumerate(["shifts", "builds", "launches"])
    },
    "pips": rr.FACES,
}  # fmt: skip
_ENERGY: Final = rr.BID_MAX
_POINTS: Final = 20  # what one launch brings a seat


def rocket_rescue(sheet: Sheet, players: int, view: ViewJson) -> None:
    """Rocket Rescue: everything in the view but what follows from the rest, and the order of display and of launches.

    What follows: what is printed on modules, planets and hangars, what a rocket lacks, a seat's share of its points,
    and of a forecast what is neither VP, points for crew nor the chance that the whole rocket holds.
    """
    viewer = view["viewer"]
    first = 0 if viewer is None else viewer
    offsets = range(players)
    sheet.one_of("viewer", "which seat looks on, counted from seat 0; none for a spectator", viewer, offsets)
    sheet.one_of("edition", ", ".join(rr.EDITION_IDS), view["edition"], rr.EDITION_IDS)
    sheet.one_of("length", ", ".join(rr.LENGTH_IDS), view["length"], rr.LENGTH_IDS)
    sheet.one_of("characters", ", ".join(rr.CHARACTERS_IDS), view["characters"], rr.CHARACTERS_IDS)
    sheet.share("round", "rounds begun", view["round"], rr.ROUNDS)
    sheet.one_of("phase", ", ".join(_PHASES), view["phase"], _PHASES)
    sheet.one_of("asks", "what is asked: " + ", ".join(_QUESTIONS), view["asks"], _QUESTIONS)
    waiting = [offset_of(seat, first, players) for seat in view["waiting"]]
    sheet.flags("waiting", "which seats may answer now", waiting, offsets)
    _put_about(sheet, players, first, view["about"] or dict.fromkeys(rr_observation.ABOUT))
    _put_seats(sheet, "influence", "who stands in each place, front first", view["influence"], players, first, players)
    rolls = [(view["rolls"] or [None] * players)[(first + offset) % players] or 0 for offset in offsets]
    sheet.put("rolls", "order rolls that are not yet compared", [roll / rr.FACES for roll in rolls])
    sheet.put("trigger", "whether somebody has rescued everybody", [float(view["trigger"])])
    sheet.one_of("end", "why the match is over", view["end_reason"], _REASONS)
    _put_board(sheet, players, first, view)
    _put_rockets(sheet, players, first, view["hangars"])
    _put_planets(sheet, players, first, view)
    _put_turn(sheet, players, first, view)
    _put_forecast(sheet, players, first, view)
    for offset in offsets:
        seat = (first + offset) % players
        _put_seat(sheet, f"seat+{offset}", view["seats"][seat], seat in view["winners"])


def _put_about(sheet: Sheet, players: int, first: int, about: ViewJson) -> None:
    """What is asked about, where the question alone does not tell; all 0 at any other question."""
    place = (about["hangar"], about["place"]) if about["hangar"] is not None else None
    meaning = "target, crew, stability, reroll: the module, by hangar and place"
    sheet.put("about module", meaning, one_hot(place, _PLACES), (rr.HANGARS, rr.ROCKET_SIZE))
    mover, roller = (about["seat"], None) if place is not None else (None, about["seat"])
    sheet.one_of("about mover", "target: whose crew member moves", offset_of(mover, first, players), range(players))
    sheet.one_of("about roller", "roll: who rolls", offset_of(roller, first, players), range(players))
    rivals = [0.0] * players**2
    for tied in about["tied"] or []:
        for one, other in permutations([(seat - first) % players for seat in tied], 2):
            rivals[one * players + other] = 1.0
    meaning = "roll: for each seat, against whom it rolls now or later"
    sheet.put("about rivals", meaning, rivals, (players, players))
    sheet.one_of(
        "about space", "planet: its place; none for the Explorer's", about["space"], range(1, rr.PLANET_PLACES + 1)
    )
    sheet.one_of("about pile", "planet: from which pile, " + ", ".join(rr.COLOURS), about["colour"], rr.COLOURS)


_PLACES: Final = [(hangar, place) for hangar in range(1, rr.HANGARS + 1) for place in range(1, rr.ROCKET_SIZE + 1)]


def _put_board(sheet: Sheet, players: int, first: int, view: ViewJson) -> None:
    sheet.counts("market", "cubes by type", view["market"], _MARKET)
    sheet.counts("bank", "cubes by type", view["bank"], _CUBES)
    buyer = offset_of(view["first_buyer"], first, players)
    sheet.one_of("first buyer", "who was the first to receive a cube in this phase", buyer, range(players))
    closed = [float(hangar["closed"]) for hangar in view["hangars"]]
    sheet.put("closed", "hangars that are closed", closed)
    sheet.counts("companies", "the Mogul's chips: " + ", ".join(rr.COMPANY_IDS), view["companies"], _COMPANIES)
    _put_seats(sheet, "terminal", "whose crew stand there", view["terminal"], rr.TERMINAL_SPACES, first, players)
    piles = view["piles"]
    sheet.counts("piles", "cards in: " + ", ".join(_PILES), {name: piles[name] for name in _PILES}, _PILES)
    sheet.one_of("top", "the advanced module that is face up on its pile", piles["top"], rr.MODULE_IDS)
    sheet.counts("standard", "cards left in the standard piles", piles["standard"], _STANDARD)
    sheet.counts("unseen", "advanced modules below the top, by kind", piles["unseen"], _ADVANCED)
    sheet.counts("display", "modules in the display, by kind", Counter(view["display"]), _MODULES)
    sheet.counts("discard", "modules in the discard, by kind", Counter(view["discard"]), _MODULES)
    sheet.counts("drawn modules", "the Mechanic's start cards, by kind", Counter(view["drawn_modules"]), _MODULES)


def _put_rockets(sheet: Sheet, players: int, first: int, hangars: Sequence[ViewJson]) -> None:
    """What stands in each place of each hangar, engines first."""
    kinds: list[float] = []
    owners: list[float] = []
    crew: list[float] = []
    chips: list[float] = []
    for hangar in hangars:
        there = {module["place"]: module for module in hangar["modules"]}
        for place in range(1, rr.ROCKET_SIZE + 1):
            module = there.get(place, _NO_MODULE)
            kinds += one_hot(module["module"], rr.MODULE_IDS)
            owners += one_hot(offset_of(module["owner"], first, players), range(players))
            crew += _by_seat(module["crew"], rr.MOST_SEATS, first, players)
            chips.append(float(module["pilot_chip"]))
    shape = (rr.HANGARS, rr.ROCKET_SIZE)
    sheet.put("modules", "the module in each place of each hangar, by kind", kinds, (*shape, rr.MODULES))
    sheet.put("owners", "whose it is", owners, (*shape, players))
    sheet.put("crew", "who is on it, by seat", crew, (*shape, players))
    sheet.put("pilot chips", "whether the Pilot's chip lies on it", chips, shape)


_NO_MODULE: Final[ViewJson] = {"module": None, "owner": None, "crew": {}, "pilot_chip": False}


def _put_planets(sheet: Sheet, players: int, first: int, view: ViewJson) -> None:
    shown = [number for planet in view["planets"] for number in one_hot(planet["planet"], rr.PLANET_IDS)]
    sheet.put("planets", "the planet in each place, blue ones first", shown, (rr.PLANET_PLACES, rr.PLANETS))
    marks = [planet["marks"] / rr.START_CHIPS for planet in view["planets"]]
    sheet.put("marks", "the Explorer's chips on them", marks)
    sheet.one_of("drawn", "the planet that the Explorer drew", view["drawn"], rr.PLANET_IDS)
    piles = view["piles"]
    unseen = [planet for colour in rr.COLOURS for planet in piles["planets_unseen"][colour]]
    sheet.flags("planets unseen", "planets in the piles, in no known place", unseen, rr.PLANET_IDS)
    depths = {planet: depth for colour in rr.COLOURS for depth, planet in enumerate(piles["under"][colour], 1)}
    under = [depths.get(planet, 0) / rr.PLANETS for planet in rr.PLANET_IDS]
    sheet.put("planets under", "those that were put under a pile, the first of them lowest; 0 for others", under)
    flown = {each["planet"]: each for each in view["flown"]}
    rows: list[float] = []
    for planet in rr.PLANET_IDS:
        flight = flown.get(planet, _NO_FLIGHT)
        rows += one_hot(offset_of(flight["rescuer"], first, players), range(players))
        rows += _by_seat(flight["crew"], _CREW, first, players)
    sheet.put("flown", "for each planet who launched there, and the crew there by seat", rows, (rr.PLANETS, 2, players))


_NO_FLIGHT: Final[ViewJson] = {"rescuer": None, "crew": {}}


def _put_turn(sheet: Sheet, players: int, first: int, view: ViewJson) -> None:
    """RR-5.1: the dice of this phase still to come, and what the present one still allows."""
    rows: list[float] = []
    for die in view["queue"]:
        rows += one_hot(offset_of(die["seat"], first, players), range(players))
        rows += [*one_hot(die["field"], rr.FIELD_IDS), die["value"] / rr.FACES]
    most, width = 2 * players, players + 3
    rows += [0.0] * (most * width - len(rows))
    sheet.put("queue", "the dice to come, the present one first: whose, left or right, value", rows, (most, width))
    turn = view["turn"] or _NO_TURN
    whose = offset_of(turn["seat"], first, players)
    sheet.one_of("turn", "whose die is carried out", whose, range(players))
    sheet.share("turn value", "its value", turn["value"], rr.FACES)
    used = min(turn["used"], rr.FACES)
    sheet.share("turn used", f"actions or pips of it that were used; {rr.FACES} and more are alike", used, rr.FACES)
    sheet.counts("turn left", "what it still allows: " + ", ".join(_LEFT), turn["left"], _LEFT)
    sheet.put("turn extra shift", "whether the Mechanic may still shift for nothing", [float(turn["extra_shift"])])
    sheet.flags("turn bought", "types that the Miner took with it", turn["bought"], rr.RESOURCE_IDS)
    launch = view["launch"] or _NO_LAUNCH
    whose = offset_of(launch["launcher"], first, players)
    sheet.one_of("launch", "whose launch is under way", whose, range(players))
    sheet.one_of("launch hangar", "from where", launch["hangar"], range(1, rr.HANGARS + 1))
    sheet.one_of("launch planet", "to where", launch["planet"], rr.PLANET_IDS)
    sheet.share("launch roll", "the stability die", launch["roll"] or 0, max(rr.STABILITY_FACES))


_NO_TURN: Final[ViewJson] = {
    "seat": None, "value": 0, "used": 0, "left": {}, "extra_shift": False, "bought": [],
}  # fmt: skip
_NO_LAUNCH: Final[ViewJson] = {"launcher": None, "hangar": None, "planet": None, "roll": None}


def _put_forecast(sheet: Sheet, players: int, first: int, view: ViewJson) -> None:
    """What each launch that is possible, or the one under way, would bring."""
    places = {planet["planet"]: number for number, planet in enumerate(view["planets"])}
    found: dict[tuple[int, int], ViewJson] = {}
    holds: dict[int, ViewJson] = {}
    for told in view["forecast"]:
        holds[told["hangar"]] = told
        if told["planet"] in places:  # the planet of a launch that has landed is in no place
            found[told["hangar"], places[told["planet"]]] = told
    rows: list[float] = []
    for hangar in range(1, rr.HANGARS + 1):
        for place in range(rr.PLANET_PLACES):
            rows += _forecast(found.get((hangar, place)), players, first)
    shape = (rr.HANGARS, rr.PLANET_PLACES, 2 + 2 * players)
    meaning = f"for each launch: told, legal; by seat VP, then points for crew; {_POINTS} and more are alike"
    sheet.put("forecast", meaning, rows, shape)
    chances: list[float] = []
    for hangar in range(1, rr.HANGARS + 1):
        told = holds.get(hangar, _NOTHING_TOLD)
        chances += [told[each]["chance"] if told[each] else 0.0 for each in _CHANCES]
    meaning = "the chance that the rocket holds: without re-rolls, with a Mechanic who means well, who means ill"
    sheet.put("holds", meaning, chances, (rr.HANGARS, len(_CHANCES)))


_CHANCES: Final = ["survives", "best", "worst"]
_NOTHING_TOLD: Final[ViewJson] = dict.fromkeys(_CHANCES)


def _forecast(told: ViewJson | None, players: int, first: int) -> list[float]:
    if told is None:
        return [0.0] * (2 + 2 * players)
    seats = [told["seats"][(first + offset) % players] for offset in range(players)]
    points = [min(seat[each], _POINTS) / _POINTS for each in ("vp", "crew_points") for seat in seats]
    return [1.0, float(told["legal"]), *points]


def _put_seat(sheet: Sheet, name: str, seat: ViewJson, is_winner: bool) -> None:
    sheet.one_of(f"{name} character", "who the seat is, if anybody", seat["character"], rr.CHARACTER_IDS)
    energy = min(seat["energy"], _ENERGY)
    sheet.share(f"{name} energy", f"energy; {_ENERGY} and more are alike", energy, _ENERGY)
    sheet.counts(f"{name} cubes", "cubes by type", seat["cubes"], _CUBES)
    sheet.share(f"{name} vp", "victory points taken", seat["vp"], rr.HIGHEST_SCORE)
    sheet.share(f"{name} score", "points so far; at the end, all", seat["score"], rr.HIGHEST_SCORE)
    sheet.put(f"{name} winner", "whether the seat has won", [float(is_winner)])
    sheet.share(f"{name} crew", "crew in the supply", seat["crew"], _CREW)
    sheet.share(f"{name} saved", "own crew on planets", seat["saved"], _CREW)
    sheet.share(f"{name} rescued", "crew of all colours that own launches brought there", seat["rescued"], _ALL_CREW)
    sheet.share(f"{name} chips", "chips in the supply", seat["chips"], rr.START_CHIPS)
    sheet.counts(f"{name} modules", "modules not yet built, by kind", Counter(seat["modules"]), _MODULES)
    sheet.put(f"{name} ready", "whether the seat said done", [float(seat["ready"])])
    dice = seat["dice"] or {}
    faces = range(1, rr.FACES + 1)
    fields = [value or None for phase in rr.PHASE_IDS for value in dice.get(phase, [0, 0])]
    numbers = [number for value in fields for number in one_hot(value, faces)]
    meaning = "the die on each field, by value; nothing while the viewer may not know"
    sheet.put(f"{name} dice", meaning, numbers, (rr.FIELDS, rr.FACES))
    bid = seat["bid"]
    sheet.put(f"{name} has bid", "whether a bid is known to the viewer", [float(bid is not None)])
    sheet.share(f"{name} bid", "the bid, where it is known", bid or 0, rr.BID_MAX)
    if name == "seat+0":
        sheet.one_of(f"{name} kept", "the module that the viewer will keep", seat["kept"], rr.MODULE_IDS)
    sheet.put(f"{name} pilot chip", "whether the Pilot still has the chip", [float(seat["pilot_chip"])])


def _put_seats(
    sheet: Sheet, name: str, meaning: str, seats: Sequence[int], places: int, first: int, players: int
) -> None:
    """The seat in each of so many places."""
    filled: list[Any] = [offset_of(seat, first, players) for seat in seats] + [None] * (places - len(seats))
    numbers = [number for offset in filled for number in one_hot(offset, range(players))]
    sheet.put(name, meaning, numbers, (places, players))


def _by_seat(crew: Mapping[str, int], most: int, first: int, players: int) -> list[float]:
    """Crew by colour, as shares of the most there can be of one, from the viewer on."""
    return [crew.get(rr.COLOUR_IDS[(first + offset) % players], 0) / max(most, 1) for offset in range(players)]
