"""How each event reads, in the catalogue's words. The event itself says who may read it."""

from typing import Any, Final

from apogee.core.events import Fact, Reading, one_of, several_of
from apogee.core.odds import odds_json, rounded
from apogee.games.rocketmen import data, told

CARD: Final = one_of("card", data.CARD_IDS)
CARDS: Final = several_of("cards", data.CARD_IDS)
SPACE: Final = one_of("space", range(1, data.DISPLAY_SIZE + 1))  # of the display
LOCATION: Final = one_of("location", data.LOCATION_IDS)
DESTINATION: Final = one_of("destination", data.DESTINATION_IDS)
PLACE: Final = one_of("place", told.PLACES)  # where a card lies
VALUE: Final = one_of("value", data.SUCCESS_VALUES)  # of a success card
REASON: Final = one_of("reason", data.END_REASON_IDS)
POINTS: Final = Fact("points")
NEEDED: Final = Fact("needed")
ROCKET: Final = Fact("rocket")
VP: Final = Fact("vp")
TOKENS: Final = {told.MONEY_TOKEN: "money", told.SCIENCE_TOKEN: "science"}


def ids(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [data.CARD_IDS[card] for card in cards]


def read_paying(about: list[int]) -> dict[str, Any]:
    """RM-6.1: what pays, a card or a token, and where it lies."""
    if about[0] in TOKENS:
        return {"with": TOKENS[about[0]], "from": "token"}
    return {"with": data.CARD_IDS[about[0]], "from": told.PLACES[about[1]]}


def read_paid(about: list[int]) -> dict[str, Any]:
    """RM-6.1: all that was paid."""
    return {
        "cards": ids(about[3 : 3 + about[2]]),
        "placed": ids(about[3 + about[2] :]),
        "money_tokens": about[0],
        "science_tokens": about[1],
        "things": ids(about[3:]) + ["money"] * about[0] + ["science"] * about[1],
    }


def read_placed(about: list[int]) -> dict[str, Any]:
    """RM-8.1: the mission that became the plan, and the cards that went onto the launch pad."""
    plan = data.CARD_IDS[about[0]] if about[0] >= 0 else "nothing"
    return {"plan": plan, "cards": ids(about[1:]), "count": len(about) - 1}


def read_discarded(about: list[int]) -> dict[str, Any]:
    """RM-9.1: what was discarded: the plan, hand cards, and cards of the launch pad."""
    plan = ids(about[:1] if about[0] >= 0 else [])
    things = plan + ids(about[2:])
    return {
        "plan": plan[0] if plan else "nothing",
        "cards": ids(about[2 : 2 + about[1]]),
        "pad": ids(about[2 + about[1] :]),
        "things": things,
        "count": len(things),
    }


def read_launched(about: list[int]) -> dict[str, Any]:
    """RM-10.1: where a launch goes, and its chance."""
    return {
        "destination": data.DESTINATION_IDS[about[0]],
        "location": data.LOCATION_IDS[about[1]],
        "round": about[2],
        "odds": odds_json("success", about[3], about[4]),
        "percent": rounded(about[3], about[4], 100),
    }


READINGS: Final = {
    told.BUYING: Reading("buying", CARD),
    told.PLACING: Reading("placing", CARD, PLACE),
    told.REPLACING: Reading("replacing", CARD),
    told.DISCARDING: Reading("discarding", CARD, PLACE),
    told.PAYING: Reading("paying", whole=read_paying),
    told.VARIANT: Reading("variant", one_of("variant", data.VARIANT_IDS)),
    told.REVEALED: Reading("reveal", CARD, SPACE),
    told.DREW: Reading("drew", is_for_others=True),
    told.CARD_DRAWN: Reading("draw", CARD),
    told.DEALT: Reading("dealt", is_for_others=True),
    told.OBJECTIVE_DEALT: Reading("objective", one_of("objective", data.OBJECTIVE_IDS)),
    told.FIRST: Reading("first"),
    told.ROUND: Reading("round", Fact("round")),
    told.TURN: Reading("turn"),
    told.BOUGHT: Reading("bought", CARDS),
    told.PAID: Reading("paid", whole=read_paid),
    told.PLACED: Reading("placed", whole=read_placed),
    told.PLACED_FREE: Reading("placed-free", CARD, PLACE),
    told.REPLACED: Reading("replaced", CARD),
    told.DISCARDED: Reading("discarded", whole=read_discarded),
    told.USED: Reading("used", CARD),
    told.TOOK_THREAT: Reading("took-threat", CARD),
    told.SCRAPPED: Reading("scrapped", CARD, PLACE),
    told.FETCHED: Reading("fetched", CARD),
    told.STORED: Reading("stored", CARD),
    told.UNLOADED: Reading("unloaded", CARDS),
    told.REMOVED: Reading("removed", CARD),
    told.SHUFFLED: Reading("shuffled"),
    told.LAUNCHED: Reading("launched", whole=read_launched),
    told.TOO_FEW_POINTS: Reading("too-few-points", POINTS, NEEDED),
    told.COUNTED: Reading("counted", POINTS, NEEDED),
    told.BOOSTED: Reading("boosted", Fact("spaces"), ROCKET),
    told.ADVANCED: Reading("advanced", CARD, ROCKET),
    told.COPIED: Reading("copied", CARD),
    told.SUCCESS_CARD: Reading("success", VALUE),
    told.SHOWN: Reading("shown", VALUE),
    told.PICKED: Reading("picked", VALUE),
    told.SET_ASIDE: Reading("set-aside", VALUE),
    told.SHIELDED: Reading("shielded", Fact("value")),
    told.MOVED: Reading("moved", Fact("spaces"), ROCKET),
    told.DRAWING: Reading("drawing"),
    told.ABORTED: Reading("aborted", Fact("cost")),
    told.PAD_DISCARDED: Reading("pad-discarded", CARD),
    told.FAILED: Reading("failed"),
    told.COMPLETED: Reading("completed", LOCATION, VP),
    told.DISC_TAKEN: Reading("token-taken", DESTINATION),
    told.ACHIEVED: Reading("achieved", one_of("token", data.TOKEN_IDS), Fact("value")),
    told.SALVAGED: Reading("salvaged", CARD),
    told.KEPT: Reading("kept"),
    told.MISSION_DISCARDED: Reading("mission-discarded", CARD),
    told.WENT_ON: Reading("went-on"),
    told.ENDED_TURN: Reading("ended-turn"),
    told.AI_CARD: Reading("ai-card", one_of("card", data.SOLITAIRE_IDS), one_of("which", ["destination", "type"])),
    told.AI_MISSION: Reading("ai-mission", LOCATION, ROCKET),
    told.AI_MOVED: Reading("ai-moved", ROCKET),
    told.AI_COMPLETED: Reading("ai-completed", LOCATION, VP),
    told.AI_IDLE: Reading("ai-idle"),
    told.DISPLAY_LOST: Reading("display-lost", CARD),
    told.TRIGGERED: Reading("triggered", REASON),
    told.OBJECTIVES: Reading("objectives", several_of("objectives", data.OBJECTIVE_IDS)),
    told.ENDED: Reading("ended", REASON, several_of("scores")),
}
