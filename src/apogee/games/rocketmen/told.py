"""What can be told of a match: every event, and how it reads in the catalogue's words.

Effects tell events, and say who may read each.
"""

from typing import Any, Final

from apogee.core.events import Fact, Reading, one_of, several_of
from apogee.core.odds import odds_json, rounded
from apogee.games.rocketmen import data

# What the acting player alone sees before `done`.
BUYING: Final = 0
PLACING: Final = 1
REPLACING: Final = 2
DISCARDING: Final = 3
PAYING: Final = 4
# What everybody sees.
VARIANT: Final = 5
REVEALED: Final = 6
DREW: Final = 7
CARD_DRAWN: Final = 8  # the drawing player only
DEALT: Final = 9
OBJECTIVE_DEALT: Final = 10  # its owner only
FIRST: Final = 11
ROUND: Final = 12
TURN: Final = 13
BOUGHT: Final = 14
PAID: Final = 15
PLACED: Final = 16
PLACED_FREE: Final = 17
REPLACED: Final = 18
DISCARDED: Final = 19
USED: Final = 20
TOOK_THREAT: Final = 21
SCRAPPED: Final = 22
FETCHED: Final = 23
STORED: Final = 24
UNLOADED: Final = 25
REMOVED: Final = 26
SHUFFLED: Final = 27
LAUNCHED: Final = 28
TOO_FEW_POINTS: Final = 29
COUNTED: Final = 30
BOOSTED: Final = 31
ADVANCED: Final = 32
COPIED: Final = 33
SUCCESS_CARD: Final = 34
SHOWN: Final = 35
PICKED: Final = 36
SET_ASIDE: Final = 37
SHIELDED: Final = 38
MOVED: Final = 39
DRAWING: Final = 40
ABORTED: Final = 41
PAD_DISCARDED: Final = 42
FAILED: Final = 43
COMPLETED: Final = 44
DISC_TAKEN: Final = 45
ACHIEVED: Final = 46
SALVAGED: Final = 47
KEPT: Final = 48
MISSION_DISCARDED: Final = 49
WENT_ON: Final = 50
ENDED_TURN: Final = 51
AI_CARD: Final = 52
AI_MISSION: Final = 53
AI_MOVED: Final = 54
AI_COMPLETED: Final = 55
AI_IDLE: Final = 56
DISPLAY_LOST: Final = 57
TRIGGERED: Final = 58
OBJECTIVES: Final = 59  # at the end
ENDED: Final = 60

# Where a card lies that an event is about, and what pays in place of a card.
PLACES: Final = ("hand", "pad", "plan", "warehouse", "play", "placed")
HAND: Final = 0
PAD: Final = 1
PLAN: Final = 2
WAREHOUSE: Final = 3
PLAY: Final = 4
PLACED_CARD: Final = 5
MONEY_TOKEN: Final = -1
SCIENCE_TOKEN: Final = -2

A_CARD: Final = one_of("card", data.CARD_IDS)
CARDS: Final = several_of("cards", data.CARD_IDS)
A_SPACE: Final = one_of("space", range(1, data.DISPLAY_SIZE + 1))  # of the display
A_LOCATION: Final = one_of("location", data.LOCATION_IDS)
A_DESTINATION: Final = one_of("destination", data.DESTINATION_IDS)
A_PLACE: Final = one_of("place", PLACES)  # where a card lies
A_VALUE: Final = one_of("value", data.SUCCESS_VALUES)  # of a success card
A_REASON: Final = one_of("reason", data.END_REASON_IDS)
POINTS: Final = Fact("points")
NEEDED: Final = Fact("needed")
A_ROCKET: Final = Fact("rocket")
VP: Final = Fact("vp")
TOKENS: Final = {MONEY_TOKEN: "money", SCIENCE_TOKEN: "science"}


def ids(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [data.CARD_IDS[card] for card in cards]


def read_paying(about: list[int]) -> dict[str, Any]:
    """RM-6.1: what pays, a card or a token, and where it lies."""
    if about[0] in TOKENS:
        return {"with": TOKENS[about[0]], "from": "token"}
    return {"with": data.CARD_IDS[about[0]], "from": PLACES[about[1]]}


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


def read_achieved(about: list[int]) -> dict[str, Any]:
    """RM-13.5: a token, its value, and what it shows beside its name: rocket tokens alone differ in that."""
    token, value = about
    shown = value if token == data.ROCKET_TOKEN else 0
    return {"token": data.TOKEN_IDS[token], "value": value, "shown": shown}


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
    BUYING: Reading("buying", A_CARD),
    PLACING: Reading("placing", A_CARD, A_PLACE),
    REPLACING: Reading("replacing", A_CARD),
    DISCARDING: Reading("discarding", A_CARD, A_PLACE),
    PAYING: Reading("paying", whole=read_paying),
    VARIANT: Reading("variant", one_of("variant", data.VARIANT_IDS)),
    REVEALED: Reading("reveal", A_CARD, A_SPACE),
    DREW: Reading("drew", is_for_others=True),
    CARD_DRAWN: Reading("draw", A_CARD),
    DEALT: Reading("dealt", is_for_others=True),
    OBJECTIVE_DEALT: Reading("objective", one_of("objective", data.OBJECTIVE_IDS)),
    FIRST: Reading("first"),
    ROUND: Reading("round", Fact("round")),
    TURN: Reading("turn"),
    BOUGHT: Reading("bought", CARDS),
    PAID: Reading("paid", whole=read_paid),
    PLACED: Reading("placed", whole=read_placed),
    PLACED_FREE: Reading("placed-free", A_CARD, A_PLACE),
    REPLACED: Reading("replaced", A_CARD),
    DISCARDED: Reading("discarded", whole=read_discarded),
    USED: Reading("used", A_CARD),
    TOOK_THREAT: Reading("took-threat", A_CARD),
    SCRAPPED: Reading("scrapped", A_CARD, A_PLACE),
    FETCHED: Reading("fetched", A_CARD),
    STORED: Reading("stored", A_CARD),
    UNLOADED: Reading("unloaded", CARDS),
    REMOVED: Reading("removed", A_CARD),
    SHUFFLED: Reading("shuffled"),
    LAUNCHED: Reading("launched", whole=read_launched),
    TOO_FEW_POINTS: Reading("too-few-points", POINTS, NEEDED),
    COUNTED: Reading("counted", POINTS, NEEDED),
    BOOSTED: Reading("boosted", Fact("spaces"), A_ROCKET),
    ADVANCED: Reading("advanced", A_CARD, A_ROCKET),
    COPIED: Reading("copied", A_CARD),
    SUCCESS_CARD: Reading("success", A_VALUE),
    SHOWN: Reading("shown", A_VALUE),
    PICKED: Reading("picked", A_VALUE),
    SET_ASIDE: Reading("set-aside", A_VALUE),
    SHIELDED: Reading("shielded", Fact("value")),
    MOVED: Reading("moved", Fact("spaces"), A_ROCKET),
    DRAWING: Reading("drawing"),
    ABORTED: Reading("aborted", Fact("cost")),
    PAD_DISCARDED: Reading("pad-discarded", A_CARD),
    FAILED: Reading("failed"),
    COMPLETED: Reading("completed", A_LOCATION, VP),
    DISC_TAKEN: Reading("token-taken", A_DESTINATION),
    ACHIEVED: Reading("achieved", whole=read_achieved),
    SALVAGED: Reading("salvaged", A_CARD),
    KEPT: Reading("kept"),
    MISSION_DISCARDED: Reading("mission-discarded", A_CARD),
    WENT_ON: Reading("went-on"),
    ENDED_TURN: Reading("ended-turn"),
    AI_CARD: Reading("ai-card", one_of("card", data.SOLITAIRE_IDS), one_of("which", ["destination", "type"])),
    AI_MISSION: Reading("ai-mission", A_LOCATION, A_ROCKET),
    AI_MOVED: Reading("ai-moved", A_ROCKET),
    AI_COMPLETED: Reading("ai-completed", A_LOCATION, VP),
    AI_IDLE: Reading("ai-idle"),
    DISPLAY_LOST: Reading("display-lost", A_CARD),
    TRIGGERED: Reading("triggered", A_REASON),
    OBJECTIVES: Reading("objectives", several_of("objectives", data.OBJECTIVE_IDS)),
    ENDED: Reading("ended", A_REASON, several_of("scores")),
}
