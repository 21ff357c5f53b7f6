"""How each event reads, in the catalogue's words. The event itself says who may read it."""

from typing import Any, Final

from apogee.core.events import Fact, Reading, one_of, several_of
from apogee.core.odds import odds_json, rounded
from apogee.games.rocket_rescue import data, told

HANGARS: Final = range(1, data.HANGARS + 1)
HANGAR: Final = one_of("hangar", HANGARS)
MODULE: Final = one_of("module", data.MODULE_IDS)
PLANET: Final = one_of("planet", data.PLANET_IDS)
RESOURCE: Final = one_of("resource", data.RESOURCE_IDS)
CHARACTER: Final = one_of("character", data.CHARACTER_IDS)
PHASE: Final = one_of("phase", data.PHASE_IDS)
VP: Final = Fact("vp")
# A field of the phase board: its phase, and left or right.
FIELD: Final = Fact(
    "field",
    {
        field: {"phase": data.PHASE_IDS[data.PHASE_OF[field]], "field": data.FIELD_IDS[data.SIDE_OF[field]]}
        for field in range(data.FIELDS)
    },
)
# A place in a rocket: its hangar, and its number there, both counted from 1.
PLACE: Final = Fact(
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
    told.PLANNING: Reading("planning", FIELD, Fact("value")),
    told.BIDDING: Reading("bidding", Fact("bid")),
    told.KEEPING: Reading("keeping", MODULE),
    told.READY: Reading("ready"),
    told.ROLLED: Reading("rolled", Fact("value")),
    told.INFLUENCE: Reading("influence", several_of("order", data.COLOUR_IDS)),
    told.PLANET: Reading("planet", PLANET, one_of("space", range(1, data.PLANET_PLACES + 1))),
    told.TOPPED: Reading("top", MODULE),
    told.SHUFFLED: Reading("shuffled"),
    told.CLOSED: Reading("closed", HANGAR),
    told.CHARACTER: Reading("character", CHARACTER),
    told.CHOSE: Reading("chose", CHARACTER),
    told.STARTED: Reading("started", CHARACTER),
    told.DREW_START: Reading("drew-start", MODULE),
    told.KEPT_START: Reading("kept-start", MODULE),
    told.ROUND: Reading("round", Fact("round")),
    told.EXPLORED: Reading("explored", one_of("colour", data.COLOURS)),
    told.DRAWN: Reading("drawn", PLANET),
    told.REPLACED: Reading("replaced", PLANET, one_of("by", data.PLANET_IDS)),
    told.MARKED: Reading("marked", PLANET, Fact("marks")),
    told.SPREAD: Reading("spread", Fact("first"), Fact("second"), Fact("third")),
    told.LAID: Reading("laid", MODULE),
    told.PLANNED: Reading("planned", whole=read_plan),
    told.ADJUSTED: Reading("adjusted", FIELD, Fact("value")),
    told.BALANCE: Reading("balance", whole=read_balance),
    told.BID_TAKEN: Reading("bid-taken", Fact("taken"), Fact("bid")),
    told.LOWERED: Reading("lowered", FIELD, Fact("value")),
    told.PAID_BID: Reading("paid-bid", Fact("bid")),
    told.PHASE: Reading("phase", PHASE),
    told.SKIPPED_PHASE: Reading("skipped-phase", PHASE),
    told.TURN: Reading("turn", PHASE, Fact("value")),
    told.NOTHING_TO_DO: Reading("nothing-to-do"),
    told.PASSED: Reading("passed"),
    told.ENDED_TURN: Reading("ended-turn"),
    told.TOOK: Reading("took", MODULE),
    told.DISCARDED: Reading("discarded", MODULE),
    told.BOUGHT: Reading("bought", RESOURCE, Fact("cubes")),
    told.REFILLED: Reading("refilled", RESOURCE, Fact("cubes")),
    told.BOARDED: Reading("boarded", PLACE, MODULE, one_of("owner", data.COLOUR_IDS), Fact("cost")),
    told.BOARDED_TERMINAL: Reading("boarded-terminal"),
    told.MOVING: Reading("moving", one_of("crew", data.COLOUR_IDS), PLACE, MODULE),
    told.MOVED: Reading("moved", one_of("crew", data.COLOUR_IDS), PLACE, MODULE),
    told.SHIFTED: Reading("shifted", MODULE, one_of("from", HANGARS), HANGAR, Fact("place")),
    told.BUILT: Reading("built", MODULE, HANGAR, Fact("energy")),
    told.FEE: Reading("fee", one_of("to", data.COLOUR_IDS), Fact("energy")),
    told.CREW_ABOARD: Reading("crew-aboard", PLACE, MODULE),
    told.EXCHANGED: Reading("exchanged", one_of("given", data.RESOURCE_IDS), one_of("taken", data.RESOURCE_IDS)),
    told.EQUIPPED: Reading("equipped", PLACE, MODULE),
    told.LAUNCHED: Reading("launched", whole=read_launched),
    told.ASSIGNED: Reading("assigned", PLACE, MODULE, one_of("from", data.COLOUR_IDS), one_of("to", data.COLOUR_IDS)),
    told.PAID: Reading("paid", Fact("energy")),
    told.RESCUED: Reading("rescued", whole=read_rescued),
    told.LAUNCH_REWARD: Reading("launch-reward", Fact("vp")),
    told.BUILD_REWARD: Reading("build-reward", Fact("vp")),
    told.EQUIPMENT_REWARD: Reading("equipment-reward", Fact("vp")),
    told.EXPLORER_REWARD: Reading("explorer-reward", Fact("vp")),
    told.PILOT_REWARD: Reading("pilot-reward", Fact("vp")),
    told.FIRST: Reading("first", Fact("vp")),
    told.STABILITY: Reading("stability", PLACE, MODULE, Fact("value")),
    told.DEMANDED: Reading("demanded"),
    told.HELD: Reading("held", PLACE, MODULE),
    told.BROKE: Reading("broke", PLACE, MODULE),
    told.KEPT: Reading("kept", MODULE),
    told.ENDED: Reading("ended", one_of("reason", data.END_REASON_IDS)),
}
