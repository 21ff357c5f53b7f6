"""Pocket Rockets in words: the vocabulary of actions and outcomes, and the sentence behind every refusal."""

from typing import Final

from apogee.games.pocket_rockets import data, decisions


def _actions() -> list[str]:
    """Every action, in the order of decisions.py."""
    stacks = [data.SITE_IDS[site] for site in data.STACK_SITES]
    targets = ["new", *(str(number + 1) for number in range(data.MOST_ROCKETS))]
    words = [f"place {site}" for site in data.SITE_IDS]
    words += ["move cw", "move ccw", "draw", "reverse"]
    words += [f"refuel {value} {rocket + 1}" for value in data.FUEL_VALUES for rocket in range(data.MOST_ROCKETS)]
    words += [f"take {card}" for card in data.CARD_IDS]
    words += [f"build {card} {target}" for card in data.CARD_IDS for target in targets]
    words += [
        f"recycle {card} {discard} {search}"
        for card in data.CARD_IDS
        for discard in stacks
        for search in [*stacks, "none"]
    ]
    return words


def _outcomes() -> list[str]:
    """Every chance outcome, in the order of decisions.py."""
    words = [f"start {seat}" for seat in range(data.MOST_PLAYERS)]
    words += [f"site {site}" for site in data.SITE_IDS]
    words += [f"deal {data.CARD_IDS[base]}" for base in data.BASE_OF]
    words += [f"top {card}" for card in data.CARD_IDS]
    words += [f"look {card}" for card in data.CARD_IDS]
    return words


ACTIONS: Final = _actions()
OUTCOMES: Final = _outcomes()

# What the verbs mean, for docs/words.md.
ACTION_VERBS: Final = {
    "place SITE": "put your pawn on a site, once, before the first turn (PR-3.2)",
    "move cw|ccw": "go to the neighbouring site (PR-5.1)",
    "draw": "take the top card of your site's stack (PR-6.1)",
    "reverse": "turn the conveyor's arrow round (PR-7.10)",
    "refuel VALUE ROCKET": "put a fuel token on one of your complete rockets (PR-7.14)",
    "take CARD": "take a card from the stack you are searching (PR-7.11)",
    "build CARD new|ROCKET": "start a rocket with a base, or add a segment or tip to that rocket of yours (PR-7.1)",
    "recycle CARD STACK STACK|none": "put a card on one stack and search another; none if all are empty (PR-7.11)",
}
OUTCOME_VERBS: Final = {
    "start SEAT": "the starting player (PR-3.1)",
    "site SITE": "the shipyard card at the next free place of the ring (PR-2.3)",
    "deal CARD": "the starting base of the next seat (PR-2.5)",
    "top CARD": "the card that is now on top of a stack (PR-6.2)",
    "look CARD": "the next card that a searching player finds, seen by that player alone (PR-7.11)",
}

# One sentence per rule that can bar an action: what the rule says, and what to do instead.
REASONS: Final = {
    decisions.SETUP_ORDER: "Before the first turn every player places a pawn; choose a site for yours.",
    decisions.PLACEMENT: "Your pawn was placed before the first turn and now only moves; use move.",
    decisions.SITE_ACTION: "That is not the action of the site your pawn stands on; move to the site that offers it.",
    decisions.STEP_BY_STEP: "Your search is not finished; take a card from the searched stack first.",
    decisions.NEXT_PLAYER: "It is not your turn; wait until you are asked.",
    decisions.ARROW: "Pawns move in the direction of the conveyor's arrow; go that way, or reverse it at the conveyor.",
    decisions.OWN_STACK: "You draw from the stack beside your own site, and this site has none; move to one that has.",
    decisions.EMPTY_STACK: "The stack beside your site is empty; draw elsewhere, or start it again by recycling.",
    decisions.HAND_LIMIT: "Your hand is full; build or recycle a card before you draw another.",
    decisions.BUILD_CARD: (
        "You build a hand card of this line's colour, on a rocket of yours or as a new one; choose such a card."
    ),
    decisions.BASE_STARTS: "A base starts a new rocket; build it as new.",
    decisions.SEGMENT_ON_OPEN: (
        "A segment goes on a rocket of yours, of its colour and without a tip; choose such a rocket."
    ),
    decisions.TIP_ON_SEGMENTS: (
        "A tip goes on a rocket of yours, of its colour, with segments and without a tip; choose one."
    ),
    decisions.RECYCLE_ORDER: (
        "Recycling puts a hand card on one stack and takes one from another that has cards; name those."
    ),
    decisions.REFUEL_COMPLETE: (
        "A token that is left goes on a complete rocket of yours that has none; choose such a pair."
    ),
    decisions.FREE_DIRECTION: "The first move of your turn binds the others; go on that way, or reverse the conveyor.",
    decisions.GAME_OVER: "The match is over; nothing more can be done.",
}


def rule_id(number: int) -> str:
    """PR-a.b for the number 100 * a + b."""
    return f"PR-{number // 100}.{number % 100}"
