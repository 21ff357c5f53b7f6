"""What can be told of a match: every event, and how it reads in the catalogue's words.

Effects tell events, and say who may read each.
"""

from typing import Final

from apogee.core.events import Events, Fact, one_of, several_of
from apogee.games.pocket_rockets import data

A_SITE: Final = one_of("site", data.SITE_IDS)
A_CARD: Final = one_of("card", data.CARD_IDS)
A_STACK: Final = one_of("stack", data.STACK_IDS)
A_ROCKET: Final = Fact("rocket")

EVENTS: Final = Events()
SITE_LAID: Final[int] = EVENTS.add("site", Fact("place"), A_SITE)
STARTER_DRAWN: Final[int] = EVENTS.add("start")
BASE_DEALT: Final[int] = EVENTS.add("deal", A_CARD)
PAWN_PLACED: Final[int] = EVENTS.add("place", A_SITE)
STACKS_LAID: Final[int] = EVENTS.add("stacks", several_of("sizes"))
TURN_BEGUN: Final[int] = EVENTS.add("turn", Fact("points"))
MOVED: Final[int] = EVENTS.add("move", one_of("direction", data.DIRECTION_IDS), A_SITE)
DRAWN: Final[int] = EVENTS.add("draw", A_STACK, A_CARD)
BUILT: Final[int] = EVENTS.add("build", A_CARD, A_ROCKET)
REVERSED: Final[int] = EVENTS.add("reverse", one_of("arrow", data.DIRECTION_IDS))
DISCARDED: Final[int] = EVENTS.add("discard", A_CARD, A_STACK)
SEARCHED: Final[int] = EVENTS.add("search", A_STACK)
SEEN: Final[int] = EVENTS.add("seen", A_STACK, several_of("cards", data.CARD_IDS))
TAKEN: Final[int] = EVENTS.add("take", A_STACK)
CARD_TAKEN: Final[int] = EVENTS.add("taken", A_CARD)
TOP_TURNED_UP: Final[int] = EVENTS.add("top", A_STACK, A_CARD)
REFUELLED: Final[int] = EVENTS.add("refuel", Fact("fuel"), A_ROCKET)
ENDED: Final[int] = EVENTS.add("end", one_of("reason", data.END_REASON_IDS), several_of("scores"))
FOUND: Final[int] = EVENTS.add("look", A_CARD)
