"""What can be told of a match: the events, as effects append them. readings.py says how each reads."""

from typing import Final

SITE_LAID: Final = 0
STARTER_DRAWN: Final = 1
BASE_DEALT: Final = 2
PAWN_PLACED: Final = 3
STACKS_LAID: Final = 4
TURN_BEGUN: Final = 5
MOVED: Final = 6
DRAWN: Final = 7
BUILT: Final = 8
REVERSED: Final = 9
DISCARDED: Final = 10
SEARCHED: Final = 11
SEEN: Final = 12
TAKEN: Final = 13
CARD_TAKEN: Final = 14
TOP_TURNED_UP: Final = 15
REFUELLED: Final = 16
ENDED: Final = 17
FOUND: Final = 18
