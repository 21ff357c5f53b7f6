"""Pocket Rockets in words: the vocabulary of actions and outcomes, what a label tells, and the rules that refuse."""

from collections.abc import Mapping
from typing import Any, Final

from apogee.core.refusal import Refused
from apogee.games.pocket_rockets import causes, data, decisions
from apogee.games.pocket_rockets.state import Table
from apogee.locale.sentences import Refusals


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
# What people may call an action: a card is discarded only by recycling.
SYNONYMS: Final = {"discard": "recycle"}

# The rules that can bar an action.
BARS: Final = (
    decisions.SETUP_ORDER, decisions.PLACEMENT, decisions.SITE_ACTION, decisions.STEP_BY_STEP, decisions.NEXT_PLAYER,
    decisions.ARROW, decisions.OWN_STACK, decisions.EMPTY_STACK, decisions.HAND_LIMIT, decisions.BUILD_CARD,
    decisions.BASE_STARTS, decisions.SEGMENT_ON_OPEN, decisions.TIP_ON_SEGMENTS, decisions.RECYCLE_ORDER,
    decisions.REFUEL_COMPLETE, decisions.FREE_DIRECTION, decisions.GAME_OVER,
)  # fmt: skip


def rule_id(number: int) -> str:
    """PR-a.b for the number 100 * a + b."""
    return f"PR-{number // 100}.{number % 100}"


REFUSALS: Final = Refusals("pocket-rockets", data.FILE)


def refused(table: Table, player: int, action: int, rule: int) -> Refused:
    """Why an action cannot be: the rule that bars it, or what is missing here and now."""
    return REFUSALS.refused(rule_id(rule), causes.cause(table, player, action, rule))


def facts(view: Mapping[str, Any], words: str) -> dict[str, str | int]:
    """What a label tells of an action: its words, what it costs, and what the table shows of what it brings."""
    verb, *rest = words.split()
    action = _ACTION_IDS.get(verb, verb)
    told: dict[str, str | int] = {"action": action, "cost": data.ACTION_COSTS[action]}
    seat = view["turn"] if view["viewer"] is None else view["viewer"]
    here = None if seat is None else view["seats"][seat]["site"]
    if verb == "move":
        told |= {"direction": rest[0], "site": _neighbour(view["ring"], here, 1 if rest[0] == "cw" else -1)}
    elif verb == "draw":
        told["card"] = view["stacks"].get(here, {}).get("top") or "nothing"
    elif verb == "reverse":
        told["arrow"] = "ccw" if view["arrow"] == "cw" else "cw"
    elif verb == "refuel":
        told |= {"fuel": int(rest[0]), "rocket": int(rest[1])}
    elif verb == "build":
        told |= {"card": rest[0], "rocket": rest[1], "lies": "hand"}
    elif verb == "recycle":
        search = "nothing" if rest[2] == "none" else rest[2]
        told |= {"card": rest[0], "stack": rest[1], "search": search, "lies": "hand"}
    else:
        told["site" if verb == "place" else "card"] = rest[0]
    return told


def _neighbour(ring: list[str | None], here: str | None, step: int) -> str:
    """The site beside a pawn; nothing before the pawn, or that site, has a place (PR-3.2)."""
    return (None if here is None else ring[(ring.index(here) + step) % len(ring)]) or "nothing"


_ACTION_IDS: Final = {"place": "place_pawn", "take": "take_searched"}  # where the component file says more
