"""What players and chance can say: every verb with what it takes. Numbers and words follow (core/vocabulary.py).

A place in a rocket is said as a hangar and a number, from the engine on.
"""

from typing import Final

from apogee.core.vocabulary import Kind, Vocabulary, counted
from apogee.games.rocket_rescue import data

SPREADS: Final[list[list[int]]] = [  # RR-13.12: the Mogul's chips by company
    [first, second, third]
    for first in range(data.MOGUL_CHIPS + 1)
    for second in range(data.MOGUL_CHIPS + 1 - first)
    for third in range(data.MOGUL_CHIPS + 1 - first - second)
]

_VALUE: Final = counted("VALUE", range(1, data.FACES + 1), first=1)
_CUBES: Final = counted("CUBES", range(1, data.FACES + 1), first=1)
_ENERGY: Final = counted("ENERGY", range(data.BID_MAX + 1))
_HANGAR: Final = counted("HANGAR", range(1, data.HANGARS + 1))
_NUMBERS: Final = range(1, data.ROCKET_SIZE + 1)
_PLACE: Final = Kind("HANGAR NUMBER", [f"{hangar} {number}" for hangar in _HANGAR.words for number in _NUMBERS])
_FIELD: Final = Kind("PHASE left|right", [f"{phase} {side}" for phase in data.PHASE_IDS for side in data.FIELD_IDS])
_MODULE: Final = Kind("MODULE", data.MODULE_IDS)
_RESOURCE: Final = Kind("RESOURCE", data.RESOURCE_IDS)
_COLOUR: Final = Kind("COLOUR", data.COLOUR_IDS)
_PLANET: Final = Kind("PLANET", data.PLANET_IDS)
_CHARACTER: Final = Kind("CHARACTER", data.CHARACTER_IDS)
_PILE: Final = Kind("|".join(data.COLOURS), data.COLOURS)
_SPREAD: Final = Kind("CHIPS CHIPS CHIPS", [" ".join(map(str, spread)) for spread in SPREADS])
_STAYING: Final = {(place, data.HANGAR_OF[place]) for place in range(data.PLACES)}  # a place and its own hangar
_ALIKE: Final = {(resource, resource) for resource in range(data.RESOURCES)}

ACTIONS: Final = Vocabulary()
PASS: Final[int] = ACTIONS.verb("pass", "do not use what you are asked about, or take nothing with this die (RR-5.4)")
END: Final[int] = ACTIONS.verb("end", "end the turn of your die in Boarding or in Build & Launch (RR-5.4)")
DONE: Final[int] = ACTIONS.verb("done", "your plan, or your choice at the hand limit, is finished (RR-4.5, RR-11.5)")
AGAIN: Final[int] = ACTIONS.verb("reroll", "Mechanic: have the stability roll repeated (RR-13.6)")
CREW: Final[int] = ACTIONS.verb("crew", "put a crew member on what you have just built (RR-9.8)")
BOARD_TERMINAL: Final[int] = ACTIONS.verb(
    "board terminal", "a crew member from your supply goes to the boarding terminal (RR-8.5)"
)
PLAN: Final[int] = ACTIONS.verb(
    "plan", "put a die with this value on a field of your phase board, in secret (RR-4.2)", _FIELD, _VALUE
)
BID: Final[int] = ACTIONS.verb(
    "bid", "set energy aside for the influence track, in secret (RR-4.4); without it the bid is 0", _ENERGY
)
SET: Final[int] = ACTIONS.verb("set", "Engineer: change one of your dice after the reveal (RR-13.4)", _FIELD, _VALUE)
TAKE: Final[int] = ACTIONS.verb("take", "take a module from the display or from a standard pile (RR-6.2)", _MODULE)
BUY: Final[int] = ACTIONS.verb("buy", "take cubes from the market (RR-7.1)", _RESOURCE, _CUBES)
REFILL: Final[int] = ACTIONS.verb("refill", "choose which resource is refilled to capacity (RR-7.4)", _RESOURCE)
BOARD: Final[int] = ACTIONS.verb(
    "board", "a crew member goes to a free seat of the module in that place (RR-8.4, RR-11.2)", _PLACE
)
MOVE: Final[int] = ACTIONS.verb(
    "move", "a crew member of this colour leaves the module in that place (RR-8.3, RR-13.10)", _PLACE, _COLOUR
)
TO: Final[int] = ACTIONS.verb("to", "and goes to a free seat of the module in that place (RR-8.3)", _PLACE)
SHIFT: Final[int] = ACTIONS.verb(
    "shift", "move one of your modules to another hangar (RR-9.2)", _PLACE, _HANGAR, without=_STAYING
)
BUILD: Final[int] = ACTIONS.verb("build", "build a module from your supply in a hangar (RR-9.3)", _MODULE, _HANGAR)
EXCHANGE: Final[int] = ACTIONS.verb(
    "exchange", "give cubes of the first for fewer of the second (RR-9.5)", _RESOURCE, _RESOURCE, without=_ALIKE
)
LAUNCH: Final[int] = ACTIONS.verb(
    "launch", "launch the rocket of a hangar to a planet (RR-10.1, RR-10.2)", _HANGAR, _PLANET
)
EQUIP: Final[int] = ACTIONS.verb("equip", "Pilot: put your special chip on the module in that place (RR-13.19)", _PLACE)
ASSIGN: Final[int] = ACTIONS.verb(
    "assign", "Saboteur: the module in that place gets another owner (RR-13.10)", _PLACE, _COLOUR
)
CHOOSE: Final[int] = ACTIONS.verb("choose", "choose your character (RR-13.1)", _CHARACTER)
KEEP: Final[int] = ACTIONS.verb("keep", "keep this module, the others are discarded (RR-11.5, RR-13.5)", _MODULE)
DRAW: Final[int] = ACTIONS.verb("draw", "Explorer: draw a planet (RR-13.2)", _PILE)
REPLACE: Final[int] = ACTIONS.verb("replace", "Explorer: the drawn planet replaces this one (RR-13.2)", _PLANET)
MARK: Final[int] = ACTIONS.verb("mark", "Explorer: put a chip on a planet (RR-13.3)", _PLANET)
SPREAD: Final[int] = ACTIONS.verb(
    "spread", "Mogul: so many of your chips lie on the three companies then (RR-13.12)", _SPREAD
)
VERB_OF: Final[list[int]] = ACTIONS.verb_of
FIRST_OF: Final[list[int]] = ACTIONS.first_of
SECOND_OF: Final[list[int]] = ACTIONS.second_of

OUTCOMES: Final = Vocabulary()
OUT_ROLL: Final[int] = OUTCOMES.verb("roll", "a roll for the order on the influence track (RR-2.4, RR-4.10)", _VALUE)
OUT_CLOSE: Final[int] = OUTCOMES.verb("close", "a hangar is closed for the whole game (RR-2.7)", _HANGAR)
OUT_CHARACTER: Final[int] = OUTCOMES.verb(
    "character", "the character that the next seat is dealt (RR-13.1)", _CHARACTER
)
OUT_PLANET: Final[int] = OUTCOMES.verb("planet", "the planet that is revealed (RR-2.5, RR-10.10)", _PLANET)
OUT_TOP: Final[int] = OUTCOMES.verb(
    "top",
    "the advanced module that is now on top of its pile, face up (RR-R.4)",
    Kind("MODULE", data.MODULE_IDS[data.STANDARD :], first=data.STANDARD),
)
OUT_STABILITY: Final[int] = OUTCOMES.verb(
    "stability", "the stability die (RR-10.11)", Kind("VALUE", [str(face) for face in data.STABILITY_FACES])
)
DECIDED: Final[list[int]] = OUTCOMES.first_of  # by outcome: the value, hangar, character, planet, module or face
