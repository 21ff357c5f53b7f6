"""What a viewer reads of an event, in the catalogue's words. The event itself says who may read it."""

from typing import Any, Final

from mypy_extensions import i64

from apogee.core.events import Event
from apogee.core.types import NOBODY, may_see
from apogee.games.rocket_rescue import data, told

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

WORDS: Final[dict[int, tuple[str, list[tuple[str, int]]]]] = {
    told.PLANNING: ("planning", [("field", FIELD), ("value", NUMBER)]),
    told.BIDDING: ("bidding", [("bid", NUMBER)]),
    told.KEEPING: ("keeping", [("module", MODULE)]),
    told.READY: ("ready", []),
    told.ROLLED: ("rolled", [("value", NUMBER)]),
    told.PLANET: ("planet", [("planet", PLANET), ("space", PLANET_PLACE)]),
    told.TOPPED: ("top", [("module", MODULE)]),
    told.SHUFFLED: ("shuffled", []),
    told.CLOSED: ("closed", [("hangar", HANGAR)]),
    told.CHARACTER: ("character", [("character", CHARACTER)]),
    told.CHOSE: ("chose", [("character", CHARACTER)]),
    told.STARTED: ("started", [("character", CHARACTER)]),
    told.DREW_START: ("drew-start", [("module", MODULE)]),
    told.KEPT_START: ("kept-start", [("module", MODULE)]),
    told.ROUND: ("round", [("round", NUMBER)]),
    told.EXPLORED: ("explored", [("colour", COLOUR)]),
    told.DRAWN: ("drawn", [("planet", PLANET)]),
    told.REPLACED: ("replaced", [("planet", PLANET), ("by", PLANET)]),
    told.MARKED: ("marked", [("planet", PLANET), ("marks", NUMBER)]),
    told.LAID: ("laid", [("module", MODULE)]),
    told.ADJUSTED: ("adjusted", [("field", FIELD), ("value", NUMBER)]),
    told.BALANCE: ("balance", [("paid", BALANCE), ("energy", NUMBER)]),
    told.BID_TAKEN: ("bid-taken", [("taken", NUMBER), ("bid", NUMBER)]),
    told.LOWERED: ("lowered", [("field", FIELD), ("value", NUMBER)]),
    told.PAID_BID: ("paid-bid", [("bid", NUMBER)]),
    told.PHASE: ("phase", [("phase", PHASE)]),
    told.SKIPPED_PHASE: ("skipped-phase", [("phase", PHASE)]),
    told.TURN: ("turn", [("phase", PHASE), ("value", NUMBER)]),
    told.NOTHING_TO_DO: ("nothing-to-do", []),
    told.PASSED: ("passed", []),
    told.ENDED_TURN: ("ended-turn", []),
    told.TOOK: ("took", [("module", MODULE)]),
    told.DISCARDED: ("discarded", [("module", MODULE)]),
    told.BOUGHT: ("bought", [("resource", RESOURCE), ("cubes", NUMBER)]),
    told.REFILLED: ("refilled", [("resource", RESOURCE), ("cubes", NUMBER)]),
    told.BOARDED: ("boarded", [("place", PLACE), ("module", MODULE), ("owner", SEAT), ("cost", NUMBER)]),
    told.BOARDED_TERMINAL: ("boarded-terminal", []),
    told.MOVING: ("moving", [("crew", SEAT), ("place", PLACE), ("module", MODULE)]),
    told.MOVED: ("moved", [("crew", SEAT), ("place", PLACE), ("module", MODULE)]),
    told.SHIFTED: ("shifted", [("module", MODULE), ("from", HANGAR), ("hangar", HANGAR), ("place", NUMBER)]),
    told.BUILT: ("built", [("module", MODULE), ("hangar", HANGAR), ("energy", NUMBER)]),
    told.FEE: ("fee", [("to", SEAT), ("energy", NUMBER)]),
    told.CREW_ABOARD: ("crew-aboard", [("place", PLACE), ("module", MODULE)]),
    told.EXCHANGED: ("exchanged", [("given", RESOURCE), ("taken", RESOURCE)]),
    told.EQUIPPED: ("equipped", [("place", PLACE), ("module", MODULE)]),
    told.LAUNCHED: ("launched", [("hangar", HANGAR), ("planet", PLANET)]),
    told.ASSIGNED: ("assigned", [("place", PLACE), ("module", MODULE), ("from", SEAT), ("to", SEAT)]),
    told.PAID: ("paid", [("energy", NUMBER)]),
    told.LAUNCH_REWARD: ("launch-reward", [("vp", NUMBER)]),
    told.BUILD_REWARD: ("build-reward", [("vp", NUMBER)]),
    told.EQUIPMENT_REWARD: ("equipment-reward", [("vp", NUMBER)]),
    told.EXPLORER_REWARD: ("explorer-reward", [("vp", NUMBER)]),
    told.PILOT_REWARD: ("pilot-reward", [("vp", NUMBER)]),
    told.FIRST: ("first", [("vp", NUMBER)]),
    told.STABILITY: ("stability", [("place", PLACE), ("module", MODULE), ("value", NUMBER)]),
    told.DEMANDED: ("demanded", []),
    told.HELD: ("held", [("place", PLACE), ("module", MODULE)]),
    told.BROKE: ("broke", [("place", PLACE), ("module", MODULE)]),
    told.KEPT: ("kept", [("module", MODULE)]),
}


def read_event(event: Event, viewer: i64) -> dict[str, Any] | None:
    """An event as a viewer reads it, or None if it is not for this viewer's eyes."""
    if not may_see(event.seen_by, viewer):
        return None
    if event.verb not in WORDS:
        return read_list(event)
    word, facts = WORDS[event.verb]
    read: dict[str, Any] = {"event": word}
    if event.seat != NOBODY:
        read["seat"] = event.seat
    for number, (name, kind) in enumerate(facts):
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
    """The events that are about a list."""
    if event.verb == told.INFLUENCE:
        return {"event": "influence", "order": [data.COLOUR_IDS[seat] for seat in event.about]}
    if event.verb == told.PLANNED:
        fields = [str(value) if value > 0 else "-" for value in event.about[1:]]
        dice = {phase: " ".join(fields[2 * each : 2 * each + 2]) for each, phase in enumerate(data.PHASE_IDS)}
        return {"event": "planned", "seat": event.seat, "bid": event.about[0], **dice}
    if event.verb == told.SPREAD:
        first, second, third = event.about
        return {"event": "spread", "seat": event.seat, "first": first, "second": second, "third": third}
    if event.verb == told.RESCUED:
        crew = [data.COLOUR_IDS[each] for each, number in enumerate(event.about) for _ in range(number)]
        return {"event": "rescued", "seat": event.seat, "count": len(crew), "crew": crew}
    return {"event": "ended", "reason": data.END_REASON_IDS[event.about[0]]}
