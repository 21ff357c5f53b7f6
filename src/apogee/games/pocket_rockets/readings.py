"""How each event reads, in the catalogue's words. The event itself says who may read it (PR-11.3)."""

from typing import Final

from apogee.core.events import Fact, Reading, one_of, several_of
from apogee.games.pocket_rockets import data, told

SITE: Final = one_of("site", data.SITE_IDS)
CARD: Final = one_of("card", data.CARD_IDS)
STACK: Final = one_of("stack", data.STACK_IDS)
ROCKET: Final = Fact("rocket")

READINGS: Final = {
    told.SITE_LAID: Reading("site", Fact("place"), SITE),
    told.STARTER_DRAWN: Reading("start"),
    told.BASE_DEALT: Reading("deal", CARD),
    told.PAWN_PLACED: Reading("place", SITE),
    told.STACKS_LAID: Reading("stacks", several_of("sizes")),
    told.TURN_BEGUN: Reading("turn", Fact("points")),
    told.MOVED: Reading("move", one_of("direction", data.DIRECTION_IDS), SITE),
    told.DRAWN: Reading("draw", STACK, CARD),
    told.BUILT: Reading("build", CARD, ROCKET),
    told.REVERSED: Reading("reverse", one_of("arrow", data.DIRECTION_IDS)),
    told.DISCARDED: Reading("discard", CARD, STACK),
    told.SEARCHED: Reading("search", STACK),
    told.SEEN: Reading("seen", STACK, several_of("cards", data.CARD_IDS)),
    told.TAKEN: Reading("take", STACK),
    told.CARD_TAKEN: Reading("taken", CARD),
    told.TOP_TURNED_UP: Reading("top", STACK, CARD),
    told.REFUELLED: Reading("refuel", Fact("fuel"), ROCKET),
    told.ENDED: Reading("end", one_of("reason", data.END_REASON_IDS), several_of("scores")),
    told.FOUND: Reading("look", CARD),
}
