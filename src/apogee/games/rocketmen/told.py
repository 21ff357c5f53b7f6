"""What can be told of a match: every event, and how it reads in the catalogue's words.

Effects tell events, and say who may read each.
"""

from typing import Any, Final

from apogee.core.events import Events, Fact, one_of, several_of
from apogee.core.ids import ids_of
from apogee.core.odds import odds_json, rounded
from apogee.games.rocketmen import data

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


def read_paying(about: list[int]) -> dict[str, Any]:
    """RM-6.1: what pays, a card or a token, and where it lies."""
    if about[0] in TOKENS:
        return {"with": TOKENS[about[0]], "from": "token"}
    return {"with": data.CARD_IDS[about[0]], "from": PLACES[about[1]]}


def read_paid(about: list[int]) -> dict[str, Any]:
    """RM-6.1: all that was paid."""
    return {
        "cards": ids_of(data.CARD_IDS, about[3 : 3 + about[2]]),
        "placed": ids_of(data.CARD_IDS, about[3 + about[2] :]),
        "money_tokens": about[0],
        "science_tokens": about[1],
        "things": ids_of(data.CARD_IDS, about[3:]) + ["money"] * about[0] + ["science"] * about[1],
    }


def read_placed(about: list[int]) -> dict[str, Any]:
    """RM-8.1: the mission that became the plan, and the cards that went onto the launch pad."""
    plan = data.CARD_IDS[about[0]] if about[0] >= 0 else "nothing"
    return {"plan": plan, "cards": ids_of(data.CARD_IDS, about[1:]), "count": len(about) - 1}


def read_discarded(about: list[int]) -> dict[str, Any]:
    """RM-9.1: what was discarded: the plan, hand cards, and cards of the launch pad."""
    plan = ids_of(data.CARD_IDS, about[:1] if about[0] >= 0 else [])
    things = plan + ids_of(data.CARD_IDS, about[2:])
    return {
        "plan": plan[0] if plan else "nothing",
        "cards": ids_of(data.CARD_IDS, about[2 : 2 + about[1]]),
        "pad": ids_of(data.CARD_IDS, about[2 + about[1] :]),
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


EVENTS: Final = Events()
# What the acting player alone sees before `done`.
BUYING: Final[int] = EVENTS.add("buying", A_CARD)
PLACING: Final[int] = EVENTS.add("placing", A_CARD, A_PLACE)
REPLACING: Final[int] = EVENTS.add("replacing", A_CARD)
DISCARDING: Final[int] = EVENTS.add("discarding", A_CARD, A_PLACE)
PAYING: Final[int] = EVENTS.add("paying", whole=read_paying)
# What everybody sees.
VARIANT: Final[int] = EVENTS.add("variant", one_of("variant", data.VARIANT_IDS))
REVEALED: Final[int] = EVENTS.add("reveal", A_CARD, A_SPACE)
DREW: Final[int] = EVENTS.add("drew", is_for_others=True)
CARD_DRAWN: Final[int] = EVENTS.add("draw", A_CARD)  # the drawing player only
DEALT: Final[int] = EVENTS.add("dealt", is_for_others=True)
OBJECTIVE_DEALT: Final[int] = EVENTS.add("objective", one_of("objective", data.OBJECTIVE_IDS))  # its owner only
FIRST: Final[int] = EVENTS.add("first")
ROUND: Final[int] = EVENTS.add("round", Fact("round"))
TURN: Final[int] = EVENTS.add("turn")
BOUGHT: Final[int] = EVENTS.add("bought", CARDS)
PAID: Final[int] = EVENTS.add("paid", whole=read_paid)
PLACED: Final[int] = EVENTS.add("placed", whole=read_placed)
PLACED_FREE: Final[int] = EVENTS.add("placed-free", A_CARD, A_PLACE)
REPLACED: Final[int] = EVENTS.add("replaced", A_CARD)
DISCARDED: Final[int] = EVENTS.add("discarded", whole=read_discarded)
USED: Final[int] = EVENTS.add("used", A_CARD)
TOOK_THREAT: Final[int] = EVENTS.add("took-threat", A_CARD)
SCRAPPED: Final[int] = EVENTS.add("scrapped", A_CARD, A_PLACE)
FETCHED: Final[int] = EVENTS.add("fetched", A_CARD)
STORED: Final[int] = EVENTS.add("stored", A_CARD)
UNLOADED: Final[int] = EVENTS.add("unloaded", CARDS)
REMOVED: Final[int] = EVENTS.add("removed", A_CARD)
SHUFFLED: Final[int] = EVENTS.add("shuffled")
LAUNCHED: Final[int] = EVENTS.add("launched", whole=read_launched)
TOO_FEW_POINTS: Final[int] = EVENTS.add("too-few-points", POINTS, NEEDED)
COUNTED: Final[int] = EVENTS.add("counted", POINTS, NEEDED)
BOOSTED: Final[int] = EVENTS.add("boosted", Fact("spaces"), A_ROCKET)
ADVANCED: Final[int] = EVENTS.add("advanced", A_CARD, A_ROCKET)
COPIED: Final[int] = EVENTS.add("copied", A_CARD)
SUCCESS_CARD: Final[int] = EVENTS.add("success", A_VALUE)
SHOWN: Final[int] = EVENTS.add("shown", A_VALUE)
PICKED: Final[int] = EVENTS.add("picked", A_VALUE)
SET_ASIDE: Final[int] = EVENTS.add("set-aside", A_VALUE)
SHIELDED: Final[int] = EVENTS.add("shielded", Fact("value"))
MOVED: Final[int] = EVENTS.add("moved", Fact("spaces"), A_ROCKET)
DRAWING: Final[int] = EVENTS.add("drawing")
ABORTED: Final[int] = EVENTS.add("aborted", Fact("cost"))
PAD_DISCARDED: Final[int] = EVENTS.add("pad-discarded", A_CARD)
FAILED: Final[int] = EVENTS.add("failed")
COMPLETED: Final[int] = EVENTS.add("completed", A_LOCATION, VP)
DISC_TAKEN: Final[int] = EVENTS.add("token-taken", A_DESTINATION)
ACHIEVED: Final[int] = EVENTS.add("achieved", whole=read_achieved)
SALVAGED: Final[int] = EVENTS.add("salvaged", A_CARD)
KEPT: Final[int] = EVENTS.add("kept")
MISSION_DISCARDED: Final[int] = EVENTS.add("mission-discarded", A_CARD)
WENT_ON: Final[int] = EVENTS.add("went-on")
ENDED_TURN: Final[int] = EVENTS.add("ended-turn")
AI_CARD: Final[int] = EVENTS.add(
    "ai-card", one_of("card", data.SOLITAIRE_IDS), one_of("which", ["destination", "type"])
)
AI_MISSION: Final[int] = EVENTS.add("ai-mission", A_LOCATION, A_ROCKET)
AI_MOVED: Final[int] = EVENTS.add("ai-moved", A_ROCKET)
AI_COMPLETED: Final[int] = EVENTS.add("ai-completed", A_LOCATION, VP)
AI_IDLE: Final[int] = EVENTS.add("ai-idle")
DISPLAY_LOST: Final[int] = EVENTS.add("display-lost", A_CARD)
TRIGGERED: Final[int] = EVENTS.add("triggered", A_REASON)
OBJECTIVES: Final[int] = EVENTS.add("objectives", several_of("objectives", data.OBJECTIVE_IDS))  # at the end
ENDED: Final[int] = EVENTS.add("ended", A_REASON, several_of("scores"))
