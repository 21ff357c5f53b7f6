"""What a viewer reads of an event, in the catalogue's words. The event itself says who may read it."""

from typing import Any, Final

from mypy_extensions import i64

from apogee.core.events import Event
from apogee.core.schema import percent
from apogee.core.types import NOBODY, may_see
from apogee.games.rocket_rescue import data, told
from apogee.games.rocket_rescue.forecast import chance_json

# What the numbers of an event are, in order.
NUMBER: Final = 0
MODULE: Final = 1
PLANET: Final = 2
FIELD: Final = 3  # a field of the phase board: its phase, and left or right
HANGAR: Final = 4  # counted from 1
PLACE: Final = 5  # a place in a rocket: its hangar, and its number there, both counted from 1
RESOURCE: Final = 6
SEAT: Final = 7  # another seat than the event's own, by its colour
CHARACTER: Final = 8
PHASE: Final = 9
COLOUR: Final = 10  # of planets
PLANET_PLACE: Final = 11  # counted from 1
BALANCE: Final = 12  # energy paid, or got if it is below 0

WORDS: Final = {
    told.PLANNING: "planning", told.BIDDING: "bidding", told.KEEPING: "keeping", told.READY: "ready",
    told.ROLLED: "rolled", told.PLANET: "planet", told.TOPPED: "top", told.SHUFFLED: "shuffled",
    told.CLOSED: "closed", told.CHARACTER: "character", told.CHOSE: "chose", told.STARTED: "started",
    told.DREW_START: "drew-start", told.KEPT_START: "kept-start", told.ROUND: "round", told.EXPLORED: "explored",
    told.DRAWN: "drawn", told.REPLACED: "replaced", told.MARKED: "marked", told.LAID: "laid",
    told.ADJUSTED: "adjusted", told.BALANCE: "balance", told.BID_TAKEN: "bid-taken", told.LOWERED: "lowered",
    told.PAID_BID: "paid-bid", told.PHASE: "phase", told.SKIPPED_PHASE: "skipped-phase", told.TURN: "turn",
    told.NOTHING_TO_DO: "nothing-to-do", told.PASSED: "passed", told.ENDED_TURN: "ended-turn", told.TOOK: "took",
    told.DISCARDED: "discarded", told.BOUGHT: "bought", told.REFILLED: "refilled", told.BOARDED: "boarded",
    told.BOARDED_TERMINAL: "boarded-terminal", told.MOVING: "moving", told.MOVED: "moved", told.SHIFTED: "shifted",
    told.BUILT: "built", told.FEE: "fee", told.CREW_ABOARD: "crew-aboard", told.EXCHANGED: "exchanged",
    told.EQUIPPED: "equipped", told.LAUNCHED: "launched", told.ASSIGNED: "assigned", told.PAID: "paid",
    told.LAUNCH_REWARD: "launch-reward", told.BUILD_REWARD: "build-reward", told.EQUIPMENT_REWARD: "equipment-reward",
    told.EXPLORER_REWARD: "explorer-reward", told.PILOT_REWARD: "pilot-reward", told.FIRST: "first",
    told.STABILITY: "stability", told.DEMANDED: "demanded", told.HELD: "held", told.BROKE: "broke", told.KEPT: "kept",
    told.INFLUENCE: "influence", told.PLANNED: "planned", told.SPREAD: "spread", told.RESCUED: "rescued",
    told.ENDED: "ended",
}  # fmt: skip
# The facts of an event, in order; what is about a list has its own reading.
FACTS: Final[dict[int, list[tuple[str, int]]]] = {
    told.PLANNING: [("field", FIELD), ("value", NUMBER)],
    told.BIDDING: [("bid", NUMBER)],
    told.KEEPING: [("module", MODULE)],
    told.READY: [],
    told.ROLLED: [("value", NUMBER)],
    told.PLANET: [("planet", PLANET), ("space", PLANET_PLACE)],
    told.TOPPED: [("module", MODULE)],
    told.SHUFFLED: [],
    told.CLOSED: [("hangar", HANGAR)],
    told.CHARACTER: [("character", CHARACTER)],
    told.CHOSE: [("character", CHARACTER)],
    told.STARTED: [("character", CHARACTER)],
    told.DREW_START: [("module", MODULE)],
    told.KEPT_START: [("module", MODULE)],
    told.ROUND: [("round", NUMBER)],
    told.EXPLORED: [("colour", COLOUR)],
    told.DRAWN: [("planet", PLANET)],
    told.REPLACED: [("planet", PLANET), ("by", PLANET)],
    told.MARKED: [("planet", PLANET), ("marks", NUMBER)],
    told.LAID: [("module", MODULE)],
    told.ADJUSTED: [("field", FIELD), ("value", NUMBER)],
    told.BALANCE: [("paid", BALANCE), ("energy", NUMBER)],
    told.BID_TAKEN: [("taken", NUMBER), ("bid", NUMBER)],
    told.LOWERED: [("field", FIELD), ("value", NUMBER)],
    told.PAID_BID: [("bid", NUMBER)],
    told.PHASE: [("phase", PHASE)],
    told.SKIPPED_PHASE: [("phase", PHASE)],
    told.TURN: [("phase", PHASE), ("value", NUMBER)],
    told.NOTHING_TO_DO: [],
    told.PASSED: [],
    told.ENDED_TURN: [],
    told.TOOK: [("module", MODULE)],
    told.DISCARDED: [("module", MODULE)],
    told.BOUGHT: [("resource", RESOURCE), ("cubes", NUMBER)],
    told.REFILLED: [("resource", RESOURCE), ("cubes", NUMBER)],
    told.BOARDED: [("place", PLACE), ("module", MODULE), ("owner", SEAT), ("cost", NUMBER)],
    told.BOARDED_TERMINAL: [],
    told.MOVING: [("crew", SEAT), ("place", PLACE), ("module", MODULE)],
    told.MOVED: [("crew", SEAT), ("place", PLACE), ("module", MODULE)],
    told.SHIFTED: [("module", MODULE), ("from", HANGAR), ("hangar", HANGAR), ("place", NUMBER)],
    told.BUILT: [("module", MODULE), ("hangar", HANGAR), ("energy", NUMBER)],
    told.FEE: [("to", SEAT), ("energy", NUMBER)],
    told.CREW_ABOARD: [("place", PLACE), ("module", MODULE)],
    told.EXCHANGED: [("given", RESOURCE), ("taken", RESOURCE)],
    told.EQUIPPED: [("place", PLACE), ("module", MODULE)],
    told.ASSIGNED: [("place", PLACE), ("module", MODULE), ("from", SEAT), ("to", SEAT)],
    told.PAID: [("energy", NUMBER)],
    told.LAUNCH_REWARD: [("vp", NUMBER)],
    told.BUILD_REWARD: [("vp", NUMBER)],
    told.EQUIPMENT_REWARD: [("vp", NUMBER)],
    told.EXPLORER_REWARD: [("vp", NUMBER)],
    told.PILOT_REWARD: [("vp", NUMBER)],
    told.FIRST: [("vp", NUMBER)],
    told.STABILITY: [("place", PLACE), ("module", MODULE), ("value", NUMBER)],
    told.DEMANDED: [],
    told.HELD: [("place", PLACE), ("module", MODULE)],
    told.BROKE: [("place", PLACE), ("module", MODULE)],
    told.KEPT: [("module", MODULE)],
}


def read_event(event: Event, viewer: i64) -> dict[str, Any] | None:
    """An event as a viewer reads it, or None if it is not for this viewer's eyes."""
    if not may_see(event.seen_by, viewer):
        return None
    read: dict[str, Any] = {"event": WORDS[event.verb]}
    if event.verb not in FACTS:
        return read | read_list(event)
    if event.seat != NOBODY:
        read["seat"] = event.seat
    for number, (name, kind) in enumerate(FACTS[event.verb]):
        read |= read_fact(name, kind, event.about[number])
    return read


def read_fact(name: str, kind: int, value: int) -> dict[str, Any]:
    """A number of an event by what it is."""
    if kind == MODULE:
        return {name: data.MODULE_IDS[value]}
    if kind == PLANET:
        return {name: data.PLANET_IDS[value]}
    if kind == FIELD:
        return {"phase": data.PHASE_IDS[data.PHASE_OF[value]], "field": data.FIELD_IDS[data.SIDE_OF[value]]}
    if kind in (HANGAR, PLANET_PLACE):
        return {name: value + 1}
    if kind == PLACE:
        return {"hangar": data.HANGAR_OF[value] + 1, "place": data.NUMBER_OF[value] + 1}
    if kind == RESOURCE:
        return {name: data.RESOURCE_IDS[value]}
    if kind == SEAT:
        return {name: data.COLOUR_IDS[value]}
    if kind == BALANCE:
        return {"paid": max(0, value), "got": max(0, -value)}
    if kind == CHARACTER:
        return {name: data.CHARACTER_IDS[value]}
    if kind == PHASE:
        return {name: data.PHASE_IDS[value]}
    return {name: data.COLOURS[value]} if kind == COLOUR else {name: value}


def read_list(event: Event) -> dict[str, Any]:
    """What is told of an event that is about a list."""
    if event.verb == told.INFLUENCE:
        return {"order": [data.COLOUR_IDS[seat] for seat in event.about]}
    if event.verb == told.PLANNED:
        fields = [str(value) if value > 0 else "-" for value in event.about[1:]]
        dice = {phase: " ".join(fields[2 * each : 2 * each + 2]) for each, phase in enumerate(data.PHASE_IDS)}
        return {"seat": event.seat, "bid": event.about[0], **dice}
    if event.verb == told.SPREAD:
        first, second, third = event.about
        return {"seat": event.seat, "first": first, "second": second, "third": third}
    if event.verb == told.RESCUED:
        crew = [data.COLOUR_IDS[each] for each, number in enumerate(event.about) for _ in range(number)]
        return {"seat": event.seat, "count": len(crew), "crew": crew}
    if event.verb == told.LAUNCHED:
        hangar, planet, good, of = event.about
        read = {"seat": event.seat, "hangar": hangar + 1, "planet": data.PLANET_IDS[planet]}
        return read | {"odds": chance_json(good, of), "percent": percent(good, of)}
    return {"reason": data.END_REASON_IDS[event.about[0]]}
