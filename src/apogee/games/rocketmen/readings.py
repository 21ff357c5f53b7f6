"""What a viewer reads of an event, in the catalogue's words; who may read it was said when it was told."""

from typing import Any, Final

from mypy_extensions import i64

from apogee.core.events import Event
from apogee.core.schema import percent
from apogee.core.types import NOBODY, may_see
from apogee.games.rocketmen import data, told
from apogee.games.rocketmen.observation import odds_json

WORDS: Final = {
    told.BUYING: "buying", told.PLACING: "placing", told.REPLACING: "replacing", told.DISCARDING: "discarding",
    told.PAYING: "paying", told.VARIANT: "variant", told.REVEALED: "reveal", told.DREW: "drew",
    told.CARD_DRAWN: "draw", told.DEALT: "dealt", told.OBJECTIVE_DEALT: "objective", told.FIRST: "first",
    told.ROUND: "round", told.TURN: "turn", told.BOUGHT: "bought", told.PAID: "paid", told.PLACED: "placed",
    told.PLACED_FREE: "placed-free", told.REPLACED: "replaced", told.DISCARDED: "discarded", told.USED: "used",
    told.TOOK_THREAT: "took-threat", told.SCRAPPED: "scrapped", told.FETCHED: "fetched", told.STORED: "stored",
    told.UNLOADED: "unloaded", told.REMOVED: "removed", told.SHUFFLED: "shuffled", told.LAUNCHED: "launched",
    told.TOO_FEW_POINTS: "too-few-points", told.COUNTED: "counted", told.BOOSTED: "boosted",
    told.ADVANCED: "advanced", told.COPIED: "copied", told.SUCCESS_CARD: "success", told.SHOWN: "shown",
    told.PICKED: "picked", told.SET_ASIDE: "set-aside", told.SHIELDED: "shielded", told.MOVED: "moved",
    told.DRAWING: "drawing", told.ABORTED: "aborted", told.PAD_DISCARDED: "pad-discarded", told.FAILED: "failed",
    told.COMPLETED: "completed", told.DISC_TAKEN: "token-taken", told.ACHIEVED: "achieved",
    told.SALVAGED: "salvaged", told.KEPT: "kept", told.MISSION_DISCARDED: "mission-discarded",
    told.WENT_ON: "went-on", told.ENDED_TURN: "ended-turn", told.AI_CARD: "ai-card", told.AI_MISSION: "ai-mission",
    told.AI_MOVED: "ai-moved", told.AI_COMPLETED: "ai-completed", told.AI_IDLE: "ai-idle",
    told.DISPLAY_LOST: "display-lost", told.TRIGGERED: "triggered",
    told.OBJECTIVES: "objectives", told.ENDED: "ended",
}  # fmt: skip

# What the numbers of an event are, in order.
CARD: Final = 0
NUMBER: Final = 1
SPACE: Final = 2  # of the display, counted from 1
LOCATION: Final = 3
DESTINATION: Final = 4
VALUE: Final = 5  # of a success card
PLACE: Final = 6  # where a card lies
FACTS: Final[dict[int, list[tuple[str, int]]]] = {
    told.BUYING: [("card", CARD)],
    told.PLACING: [("card", CARD), ("place", PLACE)],
    told.REPLACING: [("card", CARD)],
    told.DISCARDING: [("card", CARD), ("place", PLACE)],
    told.REVEALED: [("card", CARD), ("space", SPACE)],
    told.CARD_DRAWN: [("card", CARD)],
    told.ROUND: [("round", NUMBER)],
    told.PLACED_FREE: [("card", CARD), ("place", PLACE)],
    told.REPLACED: [("card", CARD)],
    told.USED: [("card", CARD)],
    told.TOOK_THREAT: [("card", CARD)],
    told.SCRAPPED: [("card", CARD), ("place", PLACE)],
    told.FETCHED: [("card", CARD)],
    told.STORED: [("card", CARD)],
    told.REMOVED: [("card", CARD)],
    told.TOO_FEW_POINTS: [("points", NUMBER), ("needed", NUMBER)],
    told.COUNTED: [("points", NUMBER), ("needed", NUMBER)],
    told.BOOSTED: [("spaces", NUMBER), ("rocket", NUMBER)],
    told.ADVANCED: [("card", CARD), ("rocket", NUMBER)],
    told.COPIED: [("card", CARD)],
    told.SUCCESS_CARD: [("value", VALUE)],
    told.SHOWN: [("value", VALUE)],
    told.PICKED: [("value", VALUE)],
    told.SET_ASIDE: [("value", VALUE)],
    told.SHIELDED: [("value", NUMBER)],
    told.MOVED: [("spaces", NUMBER), ("rocket", NUMBER)],
    told.ABORTED: [("cost", NUMBER)],
    told.PAD_DISCARDED: [("card", CARD)],
    told.COMPLETED: [("location", LOCATION), ("vp", NUMBER)],
    told.DISC_TAKEN: [("destination", DESTINATION)],
    told.SALVAGED: [("card", CARD)],
    told.MISSION_DISCARDED: [("card", CARD)],
    told.AI_MISSION: [("location", LOCATION), ("rocket", NUMBER)],
    told.AI_MOVED: [("rocket", NUMBER)],
    told.AI_COMPLETED: [("location", LOCATION), ("vp", NUMBER)],
    told.DISPLAY_LOST: [("card", CARD)],
}


def read_event(event: Event, viewer: i64) -> dict[str, Any] | None:
    """An event as a viewer reads it, or None if it is not for this viewer's eyes."""
    if not may_see(event.seen_by, viewer):
        return None
    if viewer == event.seat and (event.verb == told.DREW or event.verb == told.DEALT):
        return None  # who drew a card is told which
    facts: dict[str, Any] = {"event": WORDS[event.verb]}
    if event.seat != NOBODY:
        facts["seat"] = event.seat
    if event.verb in FACTS:
        number: i64 = 0
        for name, kind in FACTS[event.verb]:
            facts[name] = fact(kind, event.about[number])
            number += 1
    else:
        add_facts(event, facts)
    return facts


def fact(kind: i64, number: i64) -> Any:
    """A number of an event in the catalogue's words."""
    if kind == CARD:
        return data.CARD_IDS[number]
    if kind == SPACE:
        return number + 1
    if kind == LOCATION:
        return data.LOCATION_IDS[number]
    if kind == PLACE:
        return told.PLACES[number]
    if kind == DESTINATION:
        return data.DESTINATION_IDS[number]
    return data.SUCCESS_VALUES[number] if kind == VALUE else number


def ids(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [data.CARD_IDS[card] for card in cards]


def add_facts(event: Event, facts: dict[str, Any]) -> None:
    """The facts of events that are not a plain row of numbers."""
    verb = event.verb
    about = event.about
    if verb == told.PAYING:
        token = {told.MONEY_TOKEN: "money", told.SCIENCE_TOKEN: "science"}.get(about[0])
        facts["with"] = token or data.CARD_IDS[about[0]]
        facts["from"] = "token" if token else told.PLACES[about[1]]
    elif verb == told.BOUGHT or verb == told.UNLOADED:
        facts["cards"] = ids(about)
    elif verb == told.PAID:
        facts["cards"] = ids(about[3 : 3 + about[2]])
        facts["placed"] = ids(about[3 + about[2] :])
        facts["money_tokens"] = about[0]
        facts["science_tokens"] = about[1]
        facts["things"] = ids(about[3:]) + ["money"] * about[0] + ["science"] * about[1]
    elif verb == told.PLACED:
        facts["plan"] = data.CARD_IDS[about[0]] if about[0] >= 0 else "nothing"
        facts["cards"] = ids(about[1:])
        facts["count"] = len(about) - 1
    elif verb == told.DISCARDED:
        facts["plan"] = data.CARD_IDS[about[0]] if about[0] >= 0 else "nothing"
        facts["cards"] = ids(about[2 : 2 + about[1]])
        facts["pad"] = ids(about[2 + about[1] :])
        facts["things"] = ids(about[:1] if about[0] >= 0 else []) + ids(about[2:])
        facts["count"] = len(facts["things"])
    elif verb == told.LAUNCHED:
        facts["destination"] = data.DESTINATION_IDS[about[0]]
        facts["location"] = data.LOCATION_IDS[about[1]]
        facts["round"] = about[2]
        facts["odds"] = odds_json((about[3], about[4]))
        facts["percent"] = percent(about[3], about[4])
    elif verb == told.VARIANT:
        facts["variant"] = data.VARIANT_IDS[about[0]]
    elif verb == told.OBJECTIVE_DEALT:
        facts["objective"] = data.OBJECTIVE_IDS[about[0]]
    elif verb == told.ACHIEVED:
        facts["token"] = data.TOKEN_IDS[about[0]]
        facts["value"] = about[1]
    elif verb == told.AI_CARD:
        facts["card"] = data.SOLITAIRE_IDS[about[0]]
        facts["which"] = "type" if about[1] == 1 else "destination"
    elif verb == told.OBJECTIVES:
        facts["objectives"] = [data.OBJECTIVE_IDS[objective] for objective in about]
    elif verb == told.TRIGGERED:
        facts["reason"] = data.END_REASON_IDS[about[0]]
    elif verb == told.ENDED:
        facts["reason"] = data.END_REASON_IDS[about[0]]
        facts["scores"] = about[1:]
