"""What can be told of a match: every event, and how it reads in the catalogue's words.

Effects tell events, and say who may read each.
"""

from typing import Any, Final

from apogee.core.events import Events, Fact, one_of, several_of
from apogee.core.odds import odds_json, rounded
from apogee.games.rocket_rescue import data

HANGARS: Final = range(1, data.HANGARS + 1)
A_HANGAR: Final = one_of("hangar", HANGARS)
A_MODULE: Final = one_of("module", data.MODULE_IDS)
A_PLANET: Final = one_of("planet", data.PLANET_IDS)
A_RESOURCE: Final = one_of("resource", data.RESOURCE_IDS)
A_CHARACTER: Final = one_of("character", data.CHARACTER_IDS)
A_PHASE: Final = one_of("phase", data.PHASE_IDS)
VP: Final = Fact("vp")
# A field of the phase board: its phase, and left or right.
A_FIELD: Final = Fact(
    "field",
    {
        field: {"phase": data.PHASE_IDS[data.PHASE_OF[field]], "field": data.FIELD_IDS[data.SIDE_OF[field]]}
        for field in range(data.FIELDS)
    },
)
# A place in a rocket: its hangar, and its number there, both counted from 1.
A_PLACE: Final = Fact(
    "place",
    {place: {"hangar": data.HANGAR_OF[place] + 1, "place": data.NUMBER_OF[place] + 1} for place in range(data.PLACES)},
)


def read_balance(about: list[int]) -> dict[str, Any]:
    """RR-4.7: the energy paid for dice, or got, and what the seat has then."""
    return {"paid": max(0, about[0]), "got": max(0, -about[0]), "energy": about[1]}


def read_plan(about: list[int]) -> dict[str, Any]:
    """RR-4.5: a bid, and both dice of each phase."""
    fields = [str(value) if value > 0 else "-" for value in about[1:]]
    dice = {phase: " ".join(fields[2 * each : 2 * each + 2]) for each, phase in enumerate(data.PHASE_IDS)}
    return {"bid": about[0], **dice}


def read_spread(about: list[int]) -> dict[str, Any]:
    """RR-13.12: the companies, and how many of the Mogul's chips lie on each."""
    told: dict[str, Any] = {}
    for place, company, chips in zip(("first", "second", "third"), data.COMPANY_IDS, about, strict=True):
        told |= {place: chips, f"{place}_at": company}
    return told


def read_rescued(about: list[int]) -> dict[str, Any]:
    """RR-10.5: how many crew came to a planet, and of which colours."""
    crew = [data.COLOUR_IDS[each] for each, number in enumerate(about) for _ in range(number)]
    return {"count": len(crew), "crew": crew}


def read_launched(about: list[int]) -> dict[str, Any]:
    """RR-10.3: a launch, and the chance that all its modules survive without re-rolls."""
    hangar, planet, good, of = about
    chance = {"odds": odds_json("chance", good, of), "percent": rounded(good, of, 100)}
    return {"hangar": hangar + 1, "planet": data.PLANET_IDS[planet], **chance}


EVENTS: Final = Events()
# What the planning player alone sees.
PLANNING: Final[int] = EVENTS.add("planning", A_FIELD, Fact("value"))
BIDDING: Final[int] = EVENTS.add("bidding", Fact("bid"))
KEEPING: Final[int] = EVENTS.add("keeping", A_MODULE)
# What everybody sees.
READY: Final[int] = EVENTS.add("ready")
ROLLED: Final[int] = EVENTS.add("rolled", Fact("value"))
INFLUENCE: Final[int] = EVENTS.add("influence", several_of("order", data.COLOUR_IDS))
PLANET: Final[int] = EVENTS.add("planet", A_PLANET, one_of("space", range(1, data.PLANET_PLACES + 1)))
TOPPED: Final[int] = EVENTS.add("top", A_MODULE)
SHUFFLED: Final[int] = EVENTS.add("shuffled")
CLOSED: Final[int] = EVENTS.add("closed", A_HANGAR)
CHARACTER: Final[int] = EVENTS.add("character", A_CHARACTER)
CHOSE: Final[int] = EVENTS.add("chose", A_CHARACTER)
STARTED: Final[int] = EVENTS.add("started", A_CHARACTER)
DREW_START: Final[int] = EVENTS.add("drew-start", A_MODULE)
KEPT_START: Final[int] = EVENTS.add("kept-start", A_MODULE)
ROUND: Final[int] = EVENTS.add("round", Fact("round"))
EXPLORED: Final[int] = EVENTS.add("explored", one_of("colour", data.COLOURS))
DRAWN: Final[int] = EVENTS.add("drawn", A_PLANET)
REPLACED: Final[int] = EVENTS.add("replaced", A_PLANET, one_of("by", data.PLANET_IDS))
MARKED: Final[int] = EVENTS.add("marked", A_PLANET, Fact("marks"))
SPREAD: Final[int] = EVENTS.add("spread", whole=read_spread)
LAID: Final[int] = EVENTS.add("laid", A_MODULE)
PLANNED: Final[int] = EVENTS.add("planned", whole=read_plan)
ADJUSTED: Final[int] = EVENTS.add("adjusted", A_FIELD, Fact("value"))
BALANCE: Final[int] = EVENTS.add("balance", whole=read_balance)
BID_TAKEN: Final[int] = EVENTS.add("bid-taken", Fact("taken"), Fact("bid"))
LOWERED: Final[int] = EVENTS.add("lowered", A_FIELD, Fact("value"))
PAID_BID: Final[int] = EVENTS.add("paid-bid", Fact("bid"))
PHASE: Final[int] = EVENTS.add("phase", A_PHASE)
SKIPPED_PHASE: Final[int] = EVENTS.add("skipped-phase", A_PHASE)
TURN: Final[int] = EVENTS.add("turn", A_PHASE, Fact("value"))
NOTHING_TO_DO: Final[int] = EVENTS.add("nothing-to-do")
PASSED: Final[int] = EVENTS.add("passed")
ENDED_TURN: Final[int] = EVENTS.add("ended-turn")
TOOK: Final[int] = EVENTS.add("took", A_MODULE)
DISCARDED: Final[int] = EVENTS.add("discarded", A_MODULE)
BOUGHT: Final[int] = EVENTS.add("bought", A_RESOURCE, Fact("cubes"))
REFILLED: Final[int] = EVENTS.add("refilled", A_RESOURCE, Fact("cubes"))
BOARDED: Final[int] = EVENTS.add("boarded", A_PLACE, A_MODULE, one_of("owner", data.COLOUR_IDS), Fact("cost"))
BOARDED_TERMINAL: Final[int] = EVENTS.add("boarded-terminal")
MOVING: Final[int] = EVENTS.add("moving", one_of("crew", data.COLOUR_IDS), A_PLACE, A_MODULE)
MOVED: Final[int] = EVENTS.add("moved", one_of("crew", data.COLOUR_IDS), A_PLACE, A_MODULE)
SHIFTED: Final[int] = EVENTS.add("shifted", A_MODULE, one_of("from", HANGARS), A_HANGAR, Fact("place"))
BUILT: Final[int] = EVENTS.add("built", A_MODULE, A_HANGAR, Fact("energy"))
FEE: Final[int] = EVENTS.add("fee", one_of("to", data.COLOUR_IDS), Fact("energy"))
CREW_ABOARD: Final[int] = EVENTS.add("crew-aboard", A_PLACE, A_MODULE)
EXCHANGED: Final[int] = EVENTS.add("exchanged", one_of("given", data.RESOURCE_IDS), one_of("taken", data.RESOURCE_IDS))
EQUIPPED: Final[int] = EVENTS.add("equipped", A_PLACE, A_MODULE)
LAUNCHED: Final[int] = EVENTS.add("launched", whole=read_launched)
ASSIGNED: Final[int] = EVENTS.add(
    "assigned", A_PLACE, A_MODULE, one_of("from", data.COLOUR_IDS), one_of("to", data.COLOUR_IDS)
)
PAID: Final[int] = EVENTS.add("paid", Fact("energy"))
RESCUED: Final[int] = EVENTS.add("rescued", whole=read_rescued)
LAUNCH_REWARD: Final[int] = EVENTS.add("launch-reward", Fact("vp"))
BUILD_REWARD: Final[int] = EVENTS.add("build-reward", Fact("vp"))
EQUIPMENT_REWARD: Final[int] = EVENTS.add("equipment-reward", Fact("vp"))
EXPLORER_REWARD: Final[int] = EVENTS.add("explorer-reward", Fact("vp"))
PILOT_REWARD: Final[int] = EVENTS.add("pilot-reward", Fact("vp"))
FIRST: Final[int] = EVENTS.add("first", Fact("vp"))
STABILITY: Final[int] = EVENTS.add("stability", A_PLACE, A_MODULE, Fact("value"))
DEMANDED: Final[int] = EVENTS.add("demanded")
HELD: Final[int] = EVENTS.add("held", A_PLACE, A_MODULE)
BROKE: Final[int] = EVENTS.add("broke", A_PLACE, A_MODULE)
KEPT: Final[int] = EVENTS.add("kept", A_MODULE)
ENDED: Final[int] = EVENTS.add("ended", one_of("reason", data.END_REASON_IDS))
