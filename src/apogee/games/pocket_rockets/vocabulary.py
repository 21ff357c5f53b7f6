"""What players and chance can say: every verb with what it takes. Numbers and words follow (core/vocabulary.py)."""

from typing import Final

from apogee.core.vocabulary import Kind, Vocabulary, counted
from apogee.games.pocket_rockets import data

_CARD: Final = Kind("CARD", data.CARD_IDS)
_SITE: Final = Kind("SITE", data.SITE_IDS)
_STACK: Final = Kind("STACK", data.STACK_IDS)
_SEARCHED: Final = Kind("STACK|none", [*_STACK.words, "none"])
_DIRECTION: Final = Kind("cw|ccw", [data.DIRECTION_IDS[each] for each in data.DIRECTIONS])
_FUEL: Final = Kind("VALUE", [str(value) for value in data.FUEL_VALUES])
_ROCKET: Final = counted("ROCKET", range(1, data.MOST_ROCKETS + 1))
_TARGET: Final = Kind("new|ROCKET", ["new", *_ROCKET.words])

# What people may call an action: a card is discarded only by recycling.
ACTIONS: Final = Vocabulary(synonyms={"discard": "recycle"})
PLACE: Final[int] = ACTIONS.verb("place", "put your pawn on a site, once, before the first turn (PR-3.2)", _SITE)
MOVE: Final[int] = ACTIONS.verb("move", "go to the neighbouring site (PR-5.1)", _DIRECTION)
DRAW: Final[int] = ACTIONS.verb("draw", "take the top card of your site's stack (PR-6.1)")
REVERSE: Final[int] = ACTIONS.verb("reverse", "turn the conveyor's arrow round (PR-7.10)")
REFUEL: Final[int] = ACTIONS.verb(
    "refuel", "put a fuel token on one of your complete rockets (PR-7.14)", _FUEL, _ROCKET
)
TAKE: Final[int] = ACTIONS.verb("take", "take a card from the stack you are searching (PR-7.11)", _CARD)
BUILD: Final[int] = ACTIONS.verb(
    "build", "start a rocket with a base, or add a segment or tip to that rocket of yours (PR-7.1)", _CARD, _TARGET
)
RECYCLE: Final[int] = ACTIONS.verb(
    "recycle",
    "put a card on one stack and search another; none if all are empty (PR-7.11)",
    _CARD, _STACK, _SEARCHED,
)  # fmt: skip
VERB_OF: Final[list[int]] = ACTIONS.verb_of
FIRST_OF: Final[list[int]] = ACTIONS.first_of
SECOND_OF: Final[list[int]] = ACTIONS.second_of
THIRD_OF: Final[list[int]] = ACTIONS.third_of
MOVE_CW: Final[int] = MOVE
MOVE_CCW: Final[int] = MOVE + 1
NEW: Final = 0  # the target of a build that starts a rocket; the others are the rockets' numbers from 1
NO_SEARCH: Final[int] = data.STACKS  # the stack to be searched where all are empty

OUTCOMES: Final = Vocabulary()
START: Final[int] = OUTCOMES.verb("start", "the starting player (PR-3.1)", counted("SEAT", range(data.MOST_PLAYERS)))
SITE: Final[int] = OUTCOMES.verb("site", "the shipyard card at the next free place of the ring (PR-2.3)", _SITE)
DEAL: Final[int] = OUTCOMES.verb(
    "deal", "the starting base of the next seat (PR-2.5)", Kind("CARD", [data.CARD_IDS[base] for base in data.BASE_OF])
)
TOP: Final[int] = OUTCOMES.verb("top", "the card that is now on top of a stack (PR-6.2)", _CARD)
LOOK: Final[int] = OUTCOMES.verb(
    "look", "the next card that a searching player finds, seen by that player alone (PR-7.11)", _CARD
)
DECIDED: Final[list[int]] = OUTCOMES.first_of  # by outcome: the card, site, seat or colour
