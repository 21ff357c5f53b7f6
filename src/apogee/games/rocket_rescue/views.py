"""What each key of a Rocket Rescue view is. observation.py and forecast.py fill it in."""

from dataclasses import replace
from typing import Final

from apogee.core.schema import (
    BOXED,
    FLAG,
    FOLDED,
    IF_ANY,
    IF_NOT,
    RULE,
    SEAT,
    SPARSE,
    VIEWER,
    ByKeys,
    BySeat,
    ByWord,
    Choice,
    Counts,
    Field,
    Id,
    Maybe,
    Number,
    Odds,
    Pile,
    Record,
    Row,
)
from apogee.games.rocket_rescue import data
from apogee.games.rocket_rescue.observation import ASKS, DEEDS, OUTCOMES, PHASE_WORDS, STEPS

_MOST_OF_LAUNCH: Final = 20  # points that one launch brings a seat; vectors tell no more apart

MODULE: Final = Id("module", tuple(data.MODULE_IDS), tuple(map(max, *data.MODULE_COPIES)))
STANDARD: Final = Id("module", MODULE.ids[: data.STANDARD], MODULE.copies[: data.STANDARD])
ADVANCED: Final = Id("module", MODULE.ids[data.STANDARD :], MODULE.copies[data.STANDARD :])
PLANET: Final = Id("planet", tuple(data.PLANET_IDS))
RESOURCE: Final = Id("resource", tuple(data.RESOURCE_IDS), tuple(data.CUBES))
COMPANY: Final = Id("company", tuple(data.COMPANY_IDS))
CHARACTER: Final = Id("character", tuple(data.CHARACTER_IDS))
EQUIPMENT: Final = Pile(Id("equipment", tuple(data.EQUIPMENT_IDS), lies=False))
TYPE: Final = Id("module_type", tuple(data.TYPE_IDS), lies=False)
COLOUR: Final = Choice(tuple(data.COLOURS))
PHASE: Final = Choice(tuple(data.PHASE_IDS))
HANGAR: Final = Number(data.HANGARS, 1, "number")
PLACE: Final = Number(data.ROCKET_SIZE, 1, "number")
SPACE: Final = Number(data.PLANET_PLACES, 1, "number")
DIE: Final = Number(data.FACES, of="die")
COUNT: Final = Number(data.FACES, is_capped=True)
STABILITY: Final = Number(max(data.STABILITY_FACES), of="number", is_capped=True)
ENERGY: Final = Number(data.BID_MAX, of="energy", is_capped=True)
SPENT: Final = Number(data.BID_MAX, -data.MOST_ENERGY, "energy", is_capped=True)
CREW: Final = Number(max(data.CREW))
ALL_CREW: Final = Number(max(data.CREW) * data.MOST_PLAYERS)
VP: Final = Number(data.HIGHEST_SCORE, of="points")
OF_LAUNCH: Final = Number(_MOST_OF_LAUNCH, of="points", is_capped=True)
ABOARD: Final = Counts(Id("colour", tuple(data.COLOUR_IDS), is_of_seats=True), max(data.CREW))
ODDS: Final = Odds()
TIES: Final = Row(Pile(SEAT), data.MOST_PLAYERS // 2)
MOST_DICE: Final = 2 * data.MOST_PLAYERS

ABOUT: Final = Record(
    "About",
    {
        "hangar": Field(Maybe(HANGAR), "the hangar of the module that is asked about"),
        "place": Field(Maybe(PLACE), "its place there, from the engine up"),
        "seat": Field(Maybe(SEAT), "whose crew member moves, or who rolls"),
        "tied": Field(Maybe(TIES), "the seats that roll for the same places, those in front first (RR-R.8)"),
        "space": Field(Maybe(SPACE), "the place of the planet that comes; none for the Explorer's"),
        "colour": Field(Maybe(COLOUR), "the pile that it comes from"),
    },
)
QUEUED: Final = Record(
    "QueuedDie",
    {
        "seat": Field(SEAT, "whose die it is"),
        "phase": Field(PHASE, "the phase", follows=True),
        "field": Field(Choice(tuple(data.FIELD_IDS)), "on which field it lies"),
        "value": Field(DIE, "its value"),
    },
)
BUILT: Final = Record(
    "BuiltModule",
    {
        "place": Field(PLACE, "its place, from the engine up"),
        "module": Field(MODULE, "the module"),
        "type": Field(TYPE, "its type", follows=True),
        "owner": Field(SEAT, "whose it is"),
        "crew": Field(ABOARD, "crew on it, by colour"),
        "seats": Field(Number(data.MOST_SEATS), "seats that it has", follows=True),
        "free": Field(Number(data.MOST_SEATS), "those that are free", follows=True),
        "stability": Field(STABILITY, "its stability", follows=True),
        "equipment": Field(EQUIPMENT, "equipment that it shows", follows=True),
        "pilot_chip": Field(FLAG, "whether the Pilot's special chip lies on it (RR-13.16)"),
    },
)
PARTS: Final = Number(data.ROCKET_SIZE)
LACKS: Final = {
    "space": Field(SPACE, "the place of the planet"),
    "tanks": Field(PARTS, "tanks that the rocket lacks"),
    "equipment": Field(EQUIPMENT, "equipment that it lacks"),
    "parts": Field(
        PARTS, "modules that have to be built at least, engine and cockpit among them; with 0 it reaches it"
    ),
}
REACH: Final = Record("Reach", LACKS)
MISSION: Final = Record(
    "Mission",
    {
        "hangar": Field(HANGAR, "the rocket"),
        "planet": Field(PLANET, "the planet"),
        **LACKS,
        "energy": Field(ENERGY, "energy that the viewer lacks for the launch, with the Explorer's fee"),
        "own": Field(FLAG, "whether a module of the rocket is the viewer's (RR-10.1)"),
        "crew": Field(CREW, "crew of the viewer aboard"),
    },
)
PRICE: Final = Record(
    "Price",
    {
        "module": Field(MODULE, "the module"),
        "hangar": Field(HANGAR, "where it would be built"),
        "cost": Field(Counts(RESOURCE), "cubes that it takes there, after the discount (RR-9.4)"),
        "exchanges": Field(
            Maybe(Number(max(data.CUBES))), "exchanges before it is payable; none if it never is (RR-9.5)"
        ),
        "fee": Field(ENERGY, "energy that the Mogul gets (RR-13.13)", plain=(IF_ANY,)),
        "to": Field(Maybe(SEAT), "who that is, if there is a fee"),
        "energy": Field(ENERGY, "energy that building it brings (RR-9.6)"),
        "rule": Field(Maybe(RULE), "what else bars it there: no chip, no place, no energy for the fee"),
        "opens": Field(Pile(PLANET), "planets that the rocket would reach with it, and does not now (RR-10.2)"),
    },
)
FACE: Final = Record(
    "Face",
    {
        "value": Field(DIE, "the value"),
        "energy": Field(SPENT, "energy that it brings; below 0, costs (RR-4.6)"),
        "modules": Field(COUNT, "in Research: modules to take (RR-6.2)"),
        "cubes": Field(COUNT, "in Shopping: cubes to take at most (RR-7.1)"),
        "moves": Field(COUNT, "in Boarding: moves (RR-8.2)"),
        "boardings": Field(COUNT, "in Boarding: boardings (RR-8.2)"),
        "options": Field(
            Row(ByWord(("shifts", "builds", "launches"), COUNT), data.MOST_OPTIONS),
            "in Build & Launch: one of these, in any order and in part (RR-9.1)",
        ),
    },
)
LOWERED: Final = Record(
    "LoweredDie",
    {
        "phase": Field(PHASE, "the phase"),
        "field": Field(Choice(tuple(data.FIELD_IDS)), "on which field it lies"),
        "value": Field(DIE, "its value"),
        "to": Field(DIE, "its value then"),
    },
)
INSTEAD: Final = Record("LowerDie", {**LOWERED.fields, "same": Field(FLAG, "whether it allows as much then")})
SETTLEMENT: Final = Record(
    "Settlement",
    {
        "energy": Field(SPENT, "energy that the dice so far bring; below 0, cost (RR-4.7)"),
        "left": Field(ENERGY, "energy that is left then; the bid is part of it, until the seat in front pays it"),
        "bid": Field(ENERGY, "what is left of the bid (RR-4.8)"),
        "short": Field(ENERGY, "pips that dice have to be lowered by"),
        "lowered": Field(Row(LOWERED, data.DICE), "the dice that would be lowered"),
        "instead": Field(
            Row(INSTEAD, data.DICE), "dice of which one could be put lower instead, those that lose nothing first"
        ),
        "next": Field(Row(ENERGY, data.FACES), "energy that is left with one more die of 1, 2 and so on"),
    },
)
HANGAR_RECORD: Final = Record(
    "HangarView",
    {
        "hangar": Field(HANGAR, "its number", follows=True),
        "company": Field(COMPANY, "its company", follows=True),
        "discount": Field(RESOURCE, "the cube that is cheaper there", follows=True),
        "closed": Field(FLAG, "whether it is closed"),
        "fee": Field(ENERGY, "what building there costs more, for the Mogul's chips", follows=True, plain=(IF_ANY,)),
        "modules": Field(ByKeys(BUILT, ("place",)), "its rocket, engine first (RR-9.9)", plain=(BOXED,)),
        "tanks": Field(Number(data.ROCKET_SIZE), "tanks of the rocket", follows=True),
        "equipment": Field(EQUIPMENT, "equipment of the rocket", follows=True),
        "missing": Field(Pile(TYPE), "types that it cannot fly without", follows=True, unless="closed"),
        "reach": Field(
            ByKeys(REACH, ("space",)),
            "what it lacks for each planet that it can still be made to reach; nothing without a module",
            follows=True,
        ),
    },
)
PLANET_SPACE: Final = Record(
    "PlanetSpace",
    {
        "place": Field(SPACE, "its number", follows=True),
        "planet": Field(Maybe(PLANET), "the planet there (RR-2.5)"),
        "colour": Field(COLOUR, "the colour of planets that lie there", follows=True),
        "fuel": Field(Maybe(Number(max(data.FUEL))), "tanks that it takes", follows=True),
        "equipment": Field(EQUIPMENT, "equipment that it takes", follows=True),
        "cost": Field(Maybe(ENERGY), "energy that a launch there costs", follows=True),
        "launch_reward": Field(Maybe(VP), "VP for who launches", follows=True),
        "build_reward": Field(Maybe(VP), "VP for who built", follows=True),
        "marks": Field(Number(data.START_CHIPS), "the Explorer's chips on it"),
        "fee": Field(ENERGY, "what others pay the Explorer for a launch there", follows=True, plain=(IF_ANY,)),
    },
)
FLOWN: Final = Record(
    "FlownPlanet",
    {
        "planet": Field(PLANET, "the planet"),
        "rescuer": Field(SEAT, "who launched there"),
        "crew": Field(ABOARD, "crew there, by colour"),
        "round": Field(Maybe(Number(data.ROUNDS, 1, "number")), "in which round; none where nobody remembers"),
    },
)
PILES: Final = Record(
    "Piles",
    {
        "blue": Field(Number(data.PLANETS), "blue planets in their pile"),
        "red": Field(Number(data.PLANETS), "red planets in their pile"),
        "advanced": Field(Number(sum(ADVANCED.copies)), "advanced modules in their pile"),
        "top": Field(Maybe(ADVANCED), "the one that lies face up (RR-R.4)"),
        "standard": Field(Counts(STANDARD), "cards left in the standard piles"),
        "unseen": Field(Counts(ADVANCED), "advanced modules below the top, by kind"),
        "planets_unseen": Field(
            ByWord(tuple(data.COLOURS), Pile(PLANET)), "planets that must be in the piles, in no known place"
        ),
        "under": Field(
            ByWord(tuple(data.COLOURS), Row(PLANET, data.PLANETS, singly=0)),
            "planets that the Explorer put under a pile",
        ),
    },
)
LEFT: Final = ByWord(("moves", "boardings", "shifts", "builds", "launches", "pips"), Number(data.FACES, is_capped=True))
TURN: Final = Record(
    "Turn",
    {
        "seat": Field(SEAT, "whose die is carried out"),
        "phase": Field(PHASE, "the phase", follows=True),
        "value": Field(DIE, "its value"),
        "used": Field(Number(data.FACES, is_capped=True), "actions or pips of it that were used"),
        "left": Field(LEFT, "what it still allows (RR-5.5)"),
        "extra_shift": Field(FLAG, "whether the Mechanic may still shift for nothing"),
        "bought": Field(Pile(replace(RESOURCE, lies=False)), "types that the Miner took with it"),
    },
)
ROLL: Final = Number(max(data.STABILITY_FACES), of="number")
DEED: Final = Record(
    "Deed",
    {
        "deed": Field(Choice(tuple(DEEDS.values())), "what was done: pass, move a crew member, or assign a module"),
        "hangar": Field(Maybe(HANGAR), "where the crew member was, or which module it is; these as at that moment"),
        "place": Field(Maybe(PLACE), "its place there, from the engine up"),
        "module": Field(Maybe(MODULE), "that module"),
        "owner": Field(Maybe(SEAT), "who owned it before"),
        "seat": Field(Maybe(SEAT), "whose crew member moved, or who owns the module now"),
        "to_hangar": Field(Maybe(HANGAR), "where the crew member went"),
        "to_place": Field(Maybe(PLACE), "the place there"),
        "to_module": Field(Maybe(MODULE), "the module there"),
    },
)
ASSIGNMENT: Final = Record(
    "Assignment",
    {
        "place": Field(PLACE, "the module's place, from the engine up"),
        "owner": Field(SEAT, "who would own it"),
        "build": Field(BySeat(OF_LAUNCH), "VP for building that each seat would take then"),
        "equipment": Field(BySeat(OF_LAUNCH), "VP for equipment"),
        "points": Field(BySeat(OF_LAUNCH), "all points that each seat would get then"),
    },
)
CHECK: Final = Record(
    "Check",
    {
        "place": Field(PLACE, "where it stood, from the engine up"),
        "module": Field(MODULE, "the module"),
        "owner": Field(SEAT, "whose it is"),
        "stability": Field(STABILITY, "its stability", follows=True),
        "rolls": Field(Row(ROLL, 2), "its stability rolls so far; the second one was demanded (RR-13.6)"),
        "outcome": Field(Maybe(Choice(OUTCOMES)), "whether it holds or breaks; none before that is settled"),
    },
)
LAUNCH: Final = Record(
    "Launch",
    {
        "launcher": Field(SEAT, "who launches"),
        "hangar": Field(HANGAR, "from where"),
        "planet": Field(PLANET, "to where"),
        "step": Field(Choice(STEPS), "how far it is (RR-R.43)", follows=True),
        "roll": Field(Maybe(ROLL), "the stability die that lies there", follows=True),
        "deed": Field(Maybe(DEED), "what the Saboteur did, once it is done (RR-13.10)"),
        "assignments": Field(
            ByKeys(ASSIGNMENT, ("place", "owner")),
            "while the Saboteur is asked: what each other owner of a module of this rocket would change",
            follows=True,
        ),
        "checks": Field(
            Row(CHECK, data.ROCKET_SIZE),
            "the modules of the rocket from top to bottom, with all stability rolls so far",
        ),
    },
)
MODULE_CHANCE: Final = Record(
    "ModuleChance",
    {
        "place": Field(PLACE, "its place, from the engine up"),
        "module": Field(MODULE, "the module"),
        "owner": Field(SEAT, "whose it is"),
        "stability": Field(STABILITY, "its stability"),
        "survives": Field(ODDS, "the chance that it survives without re-rolls"),
        "best": Field(Maybe(ODDS), "the chance with a Mechanic who means well (RR-13.6)"),
        "worst": Field(Maybe(ODDS), "the chance with one who means ill"),
    },
)
SEAT_FORECAST: Final = Record(
    "SeatForecast",
    {
        "seat": Field(SEAT, "the seat", follows=True),
        "vp": Field(OF_LAUNCH, "VP that it would take"),
        "launch": Field(OF_LAUNCH, "of them for launching", follows=True),
        "build": Field(OF_LAUNCH, "of them for building", follows=True),
        "equipment": Field(OF_LAUNCH, "of them for equipment", follows=True),
        "explorer": Field(OF_LAUNCH, "of them for the Explorer's chips", follows=True),
        "pilot": Field(OF_LAUNCH, "of them for the Pilot's crew in the cockpit", follows=True),
        "first": Field(OF_LAUNCH, "of them for being the first", follows=True),
        "crew": Field(CREW, "its crew that would be saved", follows=True),
        "crew_points": Field(OF_LAUNCH, "points for saved crew"),
        "points": Field(OF_LAUNCH, "all points that it would get: VP, and those for saved crew", follows=True),
        "energy": Field(SPENT, "energy that it would gain; below 0, pay", follows=True),
        "completes": Field(FLAG, "whether it would have saved all its crew", follows=True),
    },
)
FORECAST: Final = Record(
    "Forecast",
    {
        "stage": Field(
            Choice(("possible", "declared", "flown")), "whether it is possible, declared or flown", follows=True
        ),
        "launcher": Field(SEAT, "who launches", follows=True),
        "hangar": Field(HANGAR, "from where"),
        "planet": Field(PLANET, "to where", follows=True),
        "space": Field(Maybe(SPACE), "the place of that planet; none once it was flown to"),
        "legal": Field(FLAG, "whether the launch is allowed", plain=(IF_NOT,)),
        "rule": Field(Maybe(RULE), "the rule that bars it", follows=True),
        "affordable": Field(FLAG, "whether the launcher has the energy", follows=True, plain=(IF_NOT,)),
        "cost": Field(ENERGY, "what the planet costs", follows=True),
        "fee": Field(ENERGY, "what the Explorer gets", follows=True, plain=(IF_ANY,)),
        "crew": Field(ABOARD, "crew that would be saved, by colour", follows=True),
        "seats": Field(BySeat(SEAT_FORECAST), "what each seat would get"),
        "modules": Field(
            Row(MODULE_CHANCE, data.ROCKET_SIZE), "the modules to be checked, top to bottom", follows=True
        ),
        "survives": Field(ODDS, "the chance that all survive without re-rolls"),
        "best": Field(Maybe(ODDS), "the chance with a Mechanic who means well"),
        "worst": Field(Maybe(ODDS), "the chance with one who means ill"),
    },
)
DICE: Final = ByWord(tuple(data.PHASE_IDS), Row(DIE, 2, is_full=True))
SEAT_RECORD: Final = Record(
    "SeatView",
    {
        "seat": Field(SEAT, "its number", follows=True),
        "colour": Field(Choice(tuple(data.COLOUR_IDS)), "its colour", follows=True),
        "character": Field(Maybe(CHARACTER), "its character"),
        "energy": Field(ENERGY, "its energy"),
        "cubes": Field(Counts(RESOURCE), "its cubes by type"),
        "vp": Field(VP, "VP taken"),
        "score": Field(VP, "points so far; at the end, all"),
        "crew": Field(CREW, "crew in the supply"),
        "crew_total": Field(CREW, "crew that it began with", follows=True),
        "saved": Field(CREW, "own crew on planets"),
        "rescued": Field(ALL_CREW, "crew of all seats that its launches brought there"),
        "chips": Field(Number(data.START_CHIPS), "chips in the supply"),
        "modules": Field(Pile(MODULE), "modules not yet built"),
        "ready": Field(FLAG, "whether it said done"),
        "dice": Field(
            Maybe(DICE), "the dice on the two fields of each phase, 0 where none lies; its own before the reveal"
        ),
        "bid": Field(Maybe(Number(data.BID_MAX, of="energy")), "its bid, where it is known"),
        "kept": Field(Maybe(MODULE), "in the own view: the module to be kept (RR-11.5)"),
        "pilot_chip": Field(FLAG, "whether the Pilot's special chip is still to be laid"),
        "settlement": Field(
            Maybe(SETTLEMENT),
            "what its dice so far bring or cost: its own while planning, all while the Engineer is asked",
            follows=True,
            plain=(SPARSE,),
        ),
        "worth": Field(
            ByWord(("crew", "vp", "ambassador"), VP), "how its points come about", follows=True, plain=(SPARSE,)
        ),
        "rewards": Field(
            Maybe(ByWord(tuple(data.REWARD_IDS), VP)),
            "at the end: the VP that launches brought, by what they were for (RR-R.43)",
            plain=(SPARSE,),
        ),
    },
)
VIEW: Final = Record(
    "RocketRescueView",
    {
        "game": Field(Choice(("rocket-rescue",)), "the game", follows=True),
        "viewer": Field(VIEWER, "whose view it is; nobody's for a spectator"),
        "edition": Field(Choice(tuple(data.EDITION_IDS)), "the edition"),
        "length": Field(Choice(tuple(data.LENGTH_IDS)), "how long the match is"),
        "characters": Field(Choice(tuple(data.CHARACTERS_IDS)), "whether there are characters, and how they are given"),
        "round": Field(Number(data.ROUNDS, of="number"), "the round"),
        "rounds": Field(Number(data.ROUNDS, of="number"), "the last round", follows=True),
        "phase": Field(Maybe(Choice(tuple(PHASE_WORDS.values()))), "the phase of the round (RR-3.1)"),
        "asks": Field(Maybe(Choice(tuple(ASKS.values()))), "what is asked"),
        "asked": Field(Maybe(SEAT), "who is asked, if it is one seat", follows=True),
        "about": Field(Maybe(ABOUT), "what is asked about, where the question alone does not tell"),
        "waiting": Field(Pile(SEAT), "the seats that may answer now"),
        "influence": Field(Row(SEAT, data.MOST_PLAYERS), "the seats on the influence track, front first"),
        "rolls": Field(BySeat(Maybe(DIE)), "order rolls not yet compared (RR-R.8)"),
        "queue": Field(Row(QUEUED, MOST_DICE), "the dice of this phase to come, the present one first (RR-5.1)"),
        "order": Field(
            ByWord(tuple(data.PHASE_IDS), Row(QUEUED, MOST_DICE)),
            "all dice of each phase in their order, when the first phase has begun (RR-5.1)",
            follows=True,
        ),
        "market": Field(Counts(RESOURCE, max(data.CAPACITY)), "cubes in the market by type"),
        "capacity": Field(Number(max(data.CAPACITY)), "how many of each it can hold", follows=True),
        "bank": Field(Counts(RESOURCE), "cubes in the bank by type"),
        "first_buyer": Field(Maybe(SEAT), "in Shopping: who was the first to receive a cube (RR-7.4)"),
        "hangars": Field(Row(HANGAR_RECORD, data.HANGARS, is_full=True), "the hangars", plain=(SPARSE, BOXED)),
        "planets": Field(
            Row(PLANET_SPACE, data.PLANET_PLACES, is_full=True), "the places for available planets", plain=(SPARSE,)
        ),
        "flown": Field(ByKeys(FLOWN, ("planet",)), "planets that were flown to"),
        "piles": Field(PILES, "the piles"),
        "display": Field(Row(MODULE, data.MODULES, singly=0), "modules that lie open"),
        "discard": Field(Pile(MODULE), "discarded modules"),
        "drawn": Field(Maybe(PLANET), "the planet that the Explorer drew (RR-13.2)"),
        "drawn_modules": Field(Pile(MODULE), "the Mechanic's start cards, while one is chosen (RR-13.5)"),
        "terminal": Field(Row(SEAT, data.TERMINAL_SPACES), "the seats whose crew stand there, left to right"),
        "companies": Field(Counts(COMPANY, max(data.MOGUL_CHIPS, 1)), "the Mogul's chips by company"),
        "turn": Field(Maybe(TURN), "the die that is being carried out", plain=(SPARSE,)),
        "launch": Field(Maybe(LAUNCH), "the launch under way"),
        "forecast": Field(
            ByKeys(FORECAST, ("hangar", "space")),
            "what each possible launch, or the one under way, would bring",
            plain=(SPARSE, FOLDED),
        ),
        "prices": Field(
            ByKeys(PRICE, ("module", "hangar")),
            "what the viewer's modules cost in each open hangar; in the own Research turn also those that can be taken",
            follows=True,
        ),
        "mission": Field(
            Maybe(MISSION),
            "the viewer's nearest launch: of a rocket with an own module, or else of one to join",
            follows=True,
        ),
        "faces": Field(Row(FACE, data.FACES, is_full=True), "what a die of each value brings and allows", follows=True),
        "trigger": Field(FLAG, "whether somebody has rescued everybody (RR-12.1)"),
        "over": Field(FLAG, "whether the match is over", follows=True),
        "end_reason": Field(Maybe(Choice(tuple(data.END_REASON_IDS.values()))), "why it is over"),
        "winners": Field(Pile(SEAT), "who has won"),
        "seats": Field(BySeat(SEAT_RECORD), "the seats"),
    },
    first=("turn", "launch", "forecast", "drawn_modules", "queue", "display", "market", "planets"),
    last=("edition", "length", "characters", "capacity", "discard"),
)
