"""What can be told of a match: every event, and how it reads in the catalogue's words.

Effects tell events, and say who may read each.
"""

from typing import Final

from apogee.core.events import Fact, Reading, one_of, several_of
from apogee.games.pocket_rockets import data

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

A_SITE: Final = one_of("site", data.SITE_IDS)
A_CARD: Final = one_of("card", data.CARD_IDS)
A_STACK: Final = one_of("stack", data.STACK_IDS)
A_ROCKET: Final = Fact("rocket")

READINGS: Final = {
    SITE_LAID: Reading("site", Fact("place"), A_SITE),
    STARTER_DRAWN: Reading("start"),
    BASE_DEALT: Reading("deal", A_CARD),
    PAWN_PLACED: Reading("place", A_SITE),
    STACKS_LAID: Reading("stacks", several_of("sizes")),
    TURN_BEGUN: Reading("turn", Fact("points")),
    MOVED: Reading("move", one_of("direction", data.DIRECTION_IDS), A_SITE),
    DRAWN: Reading("draw", A_STACK, A_CARD),
    BUILT: Reading("build", A_CARD, A_ROCKET),
    REVERSED: Reading("reverse", one_of("arrow", data.DIRECTION_IDS)),
    DISCARDED: Reading("discard", A_CARD, A_STACK),
    SEARCHED: Reading("search", A_STACK),
    SEEN: Reading("seen", A_STACK, several_of("cards", data.CARD_IDS)),
    TAKEN: Reading("take", A_STACK),
    CARD_TAKEN: Reading("taken", A_CARD),
    TOP_TURNED_UP: Reading("top", A_STACK, A_CARD),
    REFUELLED: Reading("refuel", Fact("fuel"), A_ROCKET),
    ENDED: Reading("end", one_of("reason", data.END_REASON_IDS), several_of("scores")),
    FOUND: Reading("look", A_CARD),
}
