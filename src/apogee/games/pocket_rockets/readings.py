"""What happened, as a viewer reads it: each event in the catalogue's words."""

from typing import Any, Final

from mypy_extensions import i64

from apogee.core.events import Event
from apogee.core.types import NOBODY, may_see
from apogee.games.pocket_rockets import data, told
from apogee.games.pocket_rockets.observation import direction_word, stack_id


def read_event(event: Event, viewer: i64) -> dict[str, Any] | None:
    """An event as a viewer reads it, or None if it is not for this viewer's eyes (PR-11.3)."""
    if not may_see(event.seen_by, viewer):
        return None
    return {"event": WORDS[event.verb], **event_facts(event)}


WORDS: Final = {
    told.SITE_LAID: "site", told.STARTER_DRAWN: "start", told.BASE_DEALT: "deal",
    told.PAWN_PLACED: "place", told.STACKS_LAID: "stacks", told.TURN_BEGUN: "turn", told.MOVED: "move",
    told.DRAWN: "draw", told.BUILT: "build", told.REVERSED: "reverse", told.DISCARDED: "discard",
    told.SEARCHED: "search", told.SEEN: "seen", told.TAKEN: "take", told.CARD_TAKEN: "taken",
    told.TOP_TURNED_UP: "top", told.REFUELLED: "refuel", told.ENDED: "end",
    told.FOUND: "look",
}  # fmt: skip


def event_facts(event: Event) -> dict[str, Any]:
    """The facts of an event in the catalogue's words."""
    verb = event.verb
    about = event.about
    facts: dict[str, Any] = {} if event.seat == NOBODY else {"seat": event.seat}
    if verb == told.SITE_LAID:
        facts["place"] = about[0]
        facts["site"] = data.SITE_IDS[about[1]]
    elif verb == told.PAWN_PLACED:
        facts["site"] = data.SITE_IDS[about[0]]
    elif verb == told.STACKS_LAID:
        facts["sizes"] = about.copy()
    elif verb == told.TURN_BEGUN:
        facts["points"] = about[0]
    elif verb == told.MOVED:
        facts["direction"] = direction_word(about[0])
        facts["site"] = data.SITE_IDS[about[1]]
    elif verb == told.DRAWN or verb == told.TOP_TURNED_UP:
        facts["stack"] = stack_id(about[0])
        facts["card"] = data.CARD_IDS[about[1]]
    elif verb == told.BUILT:
        facts["card"] = data.CARD_IDS[about[0]]
        facts["rocket"] = about[1]
    elif verb == told.REVERSED:
        facts["arrow"] = direction_word(about[0])
    elif verb == told.DISCARDED:
        facts["card"] = data.CARD_IDS[about[0]]
        facts["stack"] = stack_id(about[1])
    elif verb == told.SEARCHED or verb == told.TAKEN:
        facts["stack"] = stack_id(about[0])
    elif verb == told.SEEN:
        facts["stack"] = stack_id(about[0])
        facts["cards"] = [data.CARD_IDS[card] for card in about[1:]]
    elif verb == told.CARD_TAKEN or verb == told.BASE_DEALT or verb == told.FOUND:
        facts["card"] = data.CARD_IDS[about[0]]
    elif verb == told.REFUELLED:
        facts["fuel"] = about[0]
        facts["rocket"] = about[1]
    elif verb == told.ENDED:
        facts["reason"] = data.END_REASON_IDS[about[0]]
        facts["scores"] = about[1:]
    return facts
