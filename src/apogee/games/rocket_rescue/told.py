"""What can be told of a match: every event, and how it reads in the catalogue's words.

Effects tell events, and say who may read each.
"""

from typing import Any, Final

from apogee.core.events import Fact, Reading, one_of, several_of
from apogee.core.odds import odds_json, rounded
from apogee.games.rocket_rescue import data

# What the planning player alone sees.
PLANNING: Final = 0
BIDDING: Final = 1
KEEPING: Final = 2
# What everybody sees.
READY: Final = 3
ROLLED: Final = 4
INFLUENCE: Final = 5
PLANET: Final = 6
TOPPED: Final = 7
SHUFFLED: Final = 8
CLOSED: Final = 9
CHARACTER: Final = 10
CHOSE: Final = 11
STARTED: Final = 12
DREW_START: Final = 13
KEPT_START: Final = 14
ROUND: Final = 15
EXPLORED: Final = 16
DRAWN: Final = 17
REPLACED: Final = 18
MARKED: Final = 19
SPREAD: Final = 20
LAID: Final = 21
PLANNED: Final = 22
ADJUSTED: Final = 23
BALANCE: Final = 24
BID_TAKEN: Final = 25
LOWERED: Final = 26
PAID_BID: Final = 27
PHASE: Final = 28
SKIPPED_PHASE: Final = 29
TURN: Final = 30
NOTHING_TO_DO: Final = 31
PASSED: Final = 32
ENDED_TURN: Final = 33
TOOK: Final = 34
DISCARDED: Final = 35
BOUGHT: Final = 36
REFILLED: Final = 37
BOARDED: Final = 38
BOARDED_TERMINAL: Final = 39
MOVING: Final = 40
MOVED: Final = 41
SHIFTED: Final = 42
BUILT: Final = 43
FEE: Final = 44
CREW_ABOARD: Final = 45
EXCHANGED: Final = 46
EQUIPPED: Final = 47
LAUNCHED: Final = 48
ASSIGNED: Final = 49
PAID: Final = 50
RESCUED: Final = 51
LAUNCH_REWARD: Final = 52
BUILD_REWARD: Final = 53
EQUIPMENT_REWARD: Final = 54
EXPLORER_REWARD: Final = 55
PILOT_REWARD: Final = 56
FIRST: Final = 57
STABILITY: Final = 58
DEMANDED: Final = 59
HELD: Final = 60
BROKE: Final = 61
KEPT: Final = 62
ENDED: Final = 63

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


READINGS: Final = {
    PLANNING: Reading("planning", A_FIELD, Fact("value")),
    BIDDING: Reading("bidding", Fact("bid")),
    KEEPING: Reading("keeping", A_MODULE),
    READY: Reading("ready"),
    ROLLED: Reading("rolled", Fact("value")),
    INFLUENCE: Reading("influence", several_of("order", data.COLOUR_IDS)),
    PLANET: Reading("planet", A_PLANET, one_of("space", range(1, data.PLANET_PLACES + 1))),
    TOPPED: Reading("top", A_MODULE),
    SHUFFLED: Reading("shuffled"),
    CLOSED: Reading("closed", A_HANGAR),
    CHARACTER: Reading("character", A_CHARACTER),
    CHOSE: Reading("chose", A_CHARACTER),
    STARTED: Reading("started", A_CHARACTER),
    DREW_START: Reading("drew-start", A_MODULE),
    KEPT_START: Reading("kept-start", A_MODULE),
    ROUND: Reading("round", Fact("round")),
    EXPLORED: Reading("explored", one_of("colour", data.COLOURS)),
    DRAWN: Reading("drawn", A_PLANET),
    REPLACED: Reading("replaced", A_PLANET, one_of("by", data.PLANET_IDS)),
    MARKED: Reading("marked", A_PLANET, Fact("marks")),
    SPREAD: Reading("spread", whole=read_spread),
    LAID: Reading("laid", A_MODULE),
    PLANNED: Reading("planned", whole=read_plan),
    ADJUSTED: Reading("adjusted", A_FIELD, Fact("value")),
    BALANCE: Reading("balance", whole=read_balance),
    BID_TAKEN: Reading("bid-taken", Fact("taken"), Fact("bid")),
    LOWERED: Reading("lowered", A_FIELD, Fact("value")),
    PAID_BID: Reading("paid-bid", Fact("bid")),
    PHASE: Reading("phase", A_PHASE),
    SKIPPED_PHASE: Reading("skipped-phase", A_PHASE),
    TURN: Reading("turn", A_PHASE, Fact("value")),
    NOTHING_TO_DO: Reading("nothing-to-do"),
    PASSED: Reading("passed"),
    ENDED_TURN: Reading("ended-turn"),
    TOOK: Reading("took", A_MODULE),
    DISCARDED: Reading("discarded", A_MODULE),
    BOUGHT: Reading("bought", A_RESOURCE, Fact("cubes")),
    REFILLED: Reading("refilled", A_RESOURCE, Fact("cubes")),
    BOARDED: Reading("boarded", A_PLACE, A_MODULE, one_of("owner", data.COLOUR_IDS), Fact("cost")),
    BOARDED_TERMINAL: Reading("boarded-terminal"),
    MOVING: Reading("moving", one_of("crew", data.COLOUR_IDS), A_PLACE, A_MODULE),
    MOVED: Reading("moved", one_of("crew", data.COLOUR_IDS), A_PLACE, A_MODULE),
    SHIFTED: Reading("shifted", A_MODULE, one_of("from", HANGARS), A_HANGAR, Fact("place")),
    BUILT: Reading("built", A_MODULE, A_HANGAR, Fact("energy")),
    FEE: Reading("fee", one_of("to", data.COLOUR_IDS), Fact("energy")),
    CREW_ABOARD: Reading("crew-aboard", A_PLACE, A_MODULE),
    EXCHANGED: Reading("exchanged", one_of("given", data.RESOURCE_IDS), one_of("taken", data.RESOURCE_IDS)),
    EQUIPPED: Reading("equipped", A_PLACE, A_MODULE),
    LAUNCHED: Reading("launched", whole=read_launched),
    ASSIGNED: Reading("assigned", A_PLACE, A_MODULE, one_of("from", data.COLOUR_IDS), one_of("to", data.COLOUR_IDS)),
    PAID: Reading("paid", Fact("energy")),
    RESCUED: Reading("rescued", whole=read_rescued),
    LAUNCH_REWARD: Reading("launch-reward", Fact("vp")),
    BUILD_REWARD: Reading("build-reward", Fact("vp")),
    EQUIPMENT_REWARD: Reading("equipment-reward", Fact("vp")),
    EXPLORER_REWARD: Reading("explorer-reward", Fact("vp")),
    PILOT_REWARD: Reading("pilot-reward", Fact("vp")),
    FIRST: Reading("first", Fact("vp")),
    STABILITY: Reading("stability", A_PLACE, A_MODULE, Fact("value")),
    DEMANDED: Reading("demanded"),
    HELD: Reading("held", A_PLACE, A_MODULE),
    BROKE: Reading("broke", A_PLACE, A_MODULE),
    KEPT: Reading("kept", A_MODULE),
    ENDED: Reading("ended", one_of("reason", data.END_REASON_IDS)),
}
