"""What can be told of a match: the events, as effects append them. readings.py says how each reads."""

from typing import Final

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
