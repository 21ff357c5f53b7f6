"""What Pocket Rockets refuses, and by which rule: one row per action, read off docs/rules/pocket-rockets.md."""

from __future__ import annotations

from typing import Any, TypeAlias

from tests.refusing import Refusal

Position: TypeAlias = dict[str, Any]

GREY, YELLOW, RED = "construction-grey", "construction-yellow", "construction-red"
CONVEYOR, LAUNCH, RECYCLING = "conveyor", "launch", "recycling"
RING = [LAUNCH, GREY, CONVEYOR, RECYCLING, YELLOW, RED]

STACKS = {
    GREY: ["segment-yellow", "base-red"],
    YELLOW: ["segment-red", "segment-grey"],
    RED: ["base-yellow", "segment-grey"],
    CONVEYOR: ["segment-grey", "segment-red"],
}
NO_CARDS: dict[str, list[str]] = {site: [] for site in STACKS}
NO_FUEL = {"1": 0, "2": 0, "3": 0, "4": 0}
STARTING_BASES = {2: ["grey", "yellow"], 3: ["grey", "yellow", "red"], 4: ["grey", "yellow", "yellow", "grey"]}


def rocket(colour: str, segments: int = 0, tip: str | None = None, fuel: int | None = None) -> dict[str, Any]:
    """Describe a rocket; the tip is given by its bonus alone."""
    return {
        "colour": colour,
        "segments": segments,
        "tip": None if tip is None else f"tip-{colour}-{tip}",
        "fuel": fuel,
    }


def seat(site: str, *hand: str, **changes: Any) -> dict[str, Any]:
    """Describe a seat by its pawn's site, the cards in hand and whatever else matters."""
    return {"site": site, "hand": list(hand), **changes}


def position(*seats: dict[str, Any], players: int = 2, **changes: Any) -> Position:
    """Describe a turn of seat 0 on a full table; seats not given stand on the launch site with their starting base."""
    given = [*seats, *(seat(LAUNCH) for _ in range(players - len(seats)))]
    bases = STARTING_BASES[len(given)]
    filled = [{"rockets": [rocket(colour)], **each} for colour, each in zip(bases, given, strict=True)]
    return {"seats": filled, "ring": RING, "starter": 0, "turn": 0, "stacks": STACKS, "box": "rest", **changes}


def placing(*sites: str | None, starter: int = 0) -> Position:
    """Describe the placement of pawns: one site per seat, None where the pawn is still to be placed."""
    seats = [{} if site is None else {"site": site} for site in sites]
    return {"seats": seats, "ring": RING, "starter": starter}


def searching(stack: str, *hand: str, points: int = 3, **changes: Any) -> Position:
    """Describe an unfinished search by seat 0 of the stack at a site."""
    return position(seat(RECYCLING, *hand), search=stack, points=points, **changes)


def stacks(**changes: list[str]) -> dict[str, list[str]]:
    """Give the usual stacks with those of some lines, or of the conveyor, replaced."""
    return STACKS | {site if site == CONVEYOR else f"construction-{site}": cards for site, cards in changes.items()}


def only(site: str, *cards: str) -> dict[str, list[str]]:
    """Give four stacks of which a single one has cards."""
    return NO_CARDS | {site: list(cards)}


def pending(bonus: str) -> dict[str, list[str]]:
    """Give the part of a seat that says that its bonus starts with its next turn only."""
    return {"bonuses": [], "bonuses_next_turn": [bonus]}


SPENT_ROCKETS = [
    [
        rocket("grey", 2, "none", 1),
        rocket("grey", 1, "plus-one", 2),
        rocket("yellow", 1, "none", 3),
        rocket("red", 1, "none", 4),
    ],
    [rocket("grey", 1, "extra-hand", 1), rocket("yellow", 2, "plus-one", 2), rocket("red", 1, "plus-one", 3)],
]
FUEL_GONE = position(
    seat(LAUNCH, "base-grey", rockets=SPENT_ROCKETS[0]),
    seat(GREY, "segment-red", rockets=[*SPENT_ROCKETS[1], rocket("yellow", 1, "extra-hand", 4), rocket("yellow")]),
    end="fuel_exhausted",
)
FUEL_GONE_MIDWAY = position(seat(CONVEYOR), seat(RECYCLING, "base-grey"), seat(LAUNCH), turn=2, fuel=NO_FUEL)
STANDSTILL = position(seat(GREY, "base-grey"), seat(CONVEYOR), end="stalemate", standstill=36)
STANDSTILL_OF_FOUR = position(
    seat(LAUNCH, rockets=[rocket("red", 1, "none")]), seat(RED), players=4, turn=3, end="stalemate", standstill=36
)

FREE = rocket("grey", 1, "free-direction")
HAND = rocket("grey", 1, "extra-hand")
ACTION = rocket("grey", 1, "extra-action")
THREE_CARDS = ("base-red", "segment-yellow", "segment-red")
FOUR_CARDS = (*THREE_CARDS, "base-yellow")


PLACING = [
    Refusal("starter-moves-instead-of-placing", placing(None, None), 0, "move cw", "PR-2.10"),
    Refusal("starter-moves-against-the-arrow-instead-of-placing", placing(None, None), 0, "move ccw", "PR-2.10"),
    Refusal("starter-draws-instead-of-placing", placing(None, None), 0, "draw", "PR-2.10"),
    Refusal("starter-reverses-instead-of-placing", placing(None, None), 0, "reverse", "PR-2.10"),
    Refusal("starter-builds-instead-of-placing", placing(None, None), 0, "build base-grey new", "PR-2.10"),
    Refusal("starter-takes-instead-of-placing", placing(None, None), 0, "take base-grey", "PR-2.10"),
    Refusal("starter-refuels-instead-of-placing", placing(None, None), 0, "refuel 4 1", "PR-2.10"),
    Refusal(
        "starter-recycles-instead-of-placing",
        placing(None, None),
        0,
        "recycle base-grey conveyor construction-red",
        "PR-2.10",
    ),
    Refusal(
        "starter-discards-instead-of-placing", placing(None, None), 0, "recycle base-grey conveyor none", "PR-2.10"
    ),
    Refusal("second-of-two-moves-instead-of-placing", placing(LAUNCH, None), 1, "move cw", "PR-2.10"),
    Refusal("seat-0-last-of-two-draws-instead-of-placing", placing(None, GREY, starter=1), 0, "draw", "PR-2.10"),
    Refusal("second-of-three-moves-instead-of-placing", placing(None, GREY, None, starter=1), 2, "move cw", "PR-2.10"),
    Refusal(
        "second-of-three-builds-instead-of-placing",
        placing(None, GREY, None, starter=1),
        2,
        "build segment-red 1",
        "PR-2.10",
    ),
    Refusal(
        "last-of-three-refuels-instead-of-placing", placing(None, LAUNCH, RED, starter=1), 0, "refuel 1 1", "PR-2.10"
    ),
    Refusal("starter-of-four-reverses-instead-of-placing", placing(*[None] * 4, starter=3), 3, "reverse", "PR-2.10"),
    Refusal("last-of-four-draws-instead-of-placing", placing(GREY, None, RED, RED, starter=2), 1, "draw", "PR-2.10"),
    Refusal(
        "last-of-four-takes-instead-of-placing",
        placing(GREY, None, RED, RED, starter=2),
        1,
        "take tip-red-none",
        "PR-2.10",
    ),
    Refusal("place-before-the-starter", placing(None, None), 1, "place launch", "PR-4.6"),
    Refusal("place-before-the-starter-seat-1", placing(None, None, starter=1), 0, "place conveyor", "PR-4.6"),
    Refusal("place-a-second-time", placing(LAUNCH, None), 0, "place recycling", "PR-4.6"),
    Refusal("place-a-second-time-on-the-same-site", placing(LAUNCH, None), 0, "place launch", "PR-4.6"),
    Refusal("place-in-the-wrong-order-of-three", placing(None, GREY, None, starter=1), 0, "place launch", "PR-4.6"),
    Refusal("place-before-the-last-of-three", placing(None, GREY, RED, starter=1), 2, "place launch", "PR-4.6"),
    Refusal("place-in-the-wrong-order-of-four", placing(None, None, RED, None, starter=2), 1, "place launch", "PR-4.6"),
    Refusal("move-while-others-place", placing(LAUNCH, None), 0, "move cw", "PR-4.6"),
    Refusal("draw-while-others-place", placing(GREY, None, None), 0, "draw", "PR-4.6"),
    Refusal("reverse-while-others-place", placing(CONVEYOR, None, None, None), 0, "reverse", "PR-4.6"),
    Refusal("build-before-being-asked-to-place", placing(None, None), 1, "build segment-yellow 1", "PR-4.6"),
    Refusal("take-before-being-asked-to-place", placing(None, None, None), 2, "take base-red", "PR-4.6"),
    Refusal("refuel-while-the-last-of-four-places", placing(RED, LAUNCH, RED, None), 1, "refuel 2 1", "PR-4.6"),
]

OUT_OF_TURN = [
    Refusal("move-out-of-turn", position(seat(GREY)), 1, "move cw", "PR-4.6"),
    Refusal("move-against-the-arrow-out-of-turn", position(seat(GREY)), 1, "move ccw", "PR-4.6"),
    Refusal("place-out-of-turn", position(seat(GREY)), 1, "place launch", "PR-4.6"),
    Refusal("take-out-of-turn", position(seat(GREY)), 1, "take base-grey", "PR-4.6"),
    Refusal("draw-out-of-turn", position(seat(GREY), seat(GREY)), 1, "draw", "PR-4.6"),
    Refusal("draw-out-of-turn-with-a-full-hand", position(seat(GREY), seat(GREY, *THREE_CARDS)), 1, "draw", "PR-4.6"),
    Refusal("draw-out-of-turn-without-a-stack", position(seat(GREY), seat(LAUNCH)), 1, "draw", "PR-4.6"),
    Refusal(
        "build-out-of-turn",
        position(seat(LAUNCH), seat(YELLOW, "segment-yellow")),
        1,
        "build segment-yellow 1",
        "PR-4.6",
    ),
    Refusal(
        "build-out-of-turn-from-an-empty-hand", position(seat(LAUNCH), seat(YELLOW)), 1, "build base-red new", "PR-4.6"
    ),
    Refusal("reverse-out-of-turn", position(seat(LAUNCH), seat(CONVEYOR)), 1, "reverse", "PR-4.6"),
    Refusal("reverse-out-of-turn-elsewhere", position(seat(CONVEYOR), seat(RED)), 1, "reverse", "PR-4.6"),
    Refusal(
        "refuel-out-of-turn",
        position(seat(GREY), seat(LAUNCH, rockets=[rocket("yellow", 1, "none")])),
        1,
        "refuel 4 1",
        "PR-4.6",
    ),
    Refusal(
        "recycle-out-of-turn",
        position(seat(GREY), seat(RECYCLING, "base-red")),
        1,
        "recycle base-red conveyor construction-grey",
        "PR-4.6",
    ),
    Refusal(
        "discard-out-of-turn",
        position(seat(GREY), seat(RECYCLING, "base-red"), stacks=NO_CARDS),
        1,
        "recycle base-red conveyor none",
        "PR-4.6",
    ),
    Refusal("seat-0-in-the-turn-of-seat-1", position(seat(GREY), turn=1, points=1), 0, "draw", "PR-4.6"),
    Refusal("next-of-three-before-the-last-point", position(players=3, points=1), 1, "move cw", "PR-4.6"),
    Refusal("last-of-three", position(players=3), 2, "move cw", "PR-4.6"),
    Refusal("previous-of-three", position(players=3, turn=2, starter=1), 1, "move cw", "PR-4.6"),
    Refusal(
        "starter-of-three-in-the-turn-of-another", position(players=3, turn=2, starter=1), 0, "place launch", "PR-4.6"
    ),
    Refusal("first-of-four", position(players=4, turn=3), 0, "move cw", "PR-4.6"),
    Refusal("opposite-of-four", position(seat(CONVEYOR), players=4, turn=2, arrow="ccw"), 0, "reverse", "PR-4.6"),
    Refusal("neighbour-of-four", position(players=4, turn=2, starter=2), 3, "draw", "PR-4.6"),
    Refusal(
        "free-direction-out-of-turn",
        position(seat(GREY), seat(RED, rockets=[rocket("yellow", 1, "free-direction")])),
        1,
        "move ccw",
        "PR-4.6",
    ),
    Refusal(
        "extra-action-gives-no-turn-of-its-own",
        position(seat(GREY), seat(RED, rockets=[rocket("yellow", 1, "extra-action")]), points=1),
        1,
        "draw",
        "PR-4.6",
    ),
    Refusal("take-in-the-search-of-another", searching(RED), 1, "take segment-grey", "PR-4.6"),
    Refusal(
        "take-in-the-search-of-another-at-the-depot",
        position(seat(RECYCLING), seat(RECYCLING, "base-grey"), search=GREY, points=2),
        1,
        "take base-red",
        "PR-4.6",
    ),
    Refusal("take-what-is-not-there-in-the-search-of-another", searching(RED), 1, "take tip-red-none", "PR-4.6"),
    Refusal("move-in-the-search-of-another", searching(RED, points=0), 1, "move cw", "PR-4.6"),
    Refusal("place-in-the-search-of-another", searching(RED, players=3), 2, "place launch", "PR-4.6"),
    Refusal(
        "recycle-in-the-search-of-another",
        position(seat(RECYCLING), seat(LAUNCH), seat(RECYCLING, "base-red"), search=GREY, points=2),
        2,
        "recycle base-red construction-red construction-yellow",
        "PR-4.6",
    ),
    Refusal("draw-in-the-search-of-another", searching(CONVEYOR, players=4), 3, "draw", "PR-4.6"),
]

AFTER_THE_END = [
    Refusal("refuel-after-the-last-fuel", FUEL_GONE, 0, "refuel 4 1", "PR-9.1"),
    Refusal("move-after-the-last-fuel", FUEL_GONE, 0, "move cw", "PR-9.1"),
    Refusal("move-against-the-arrow-after-the-last-fuel", FUEL_GONE, 0, "move ccw", "PR-9.1"),
    Refusal("place-after-the-last-fuel", FUEL_GONE, 0, "place launch", "PR-9.1"),
    Refusal("build-elsewhere-after-the-last-fuel", FUEL_GONE, 0, "build base-grey new", "PR-9.1"),
    Refusal("no-last-turn-for-the-next-seat", FUEL_GONE, 1, "draw", "PR-9.1"),
    Refusal("build-after-the-last-fuel", FUEL_GONE, 1, "build segment-red 2", "PR-9.1"),
    Refusal("take-after-the-last-fuel", FUEL_GONE, 1, "take base-grey", "PR-9.1"),
    Refusal("the-round-is-not-completed", FUEL_GONE_MIDWAY, 0, "reverse", "PR-9.1"),
    Refusal(
        "no-recycling-after-the-last-fuel", FUEL_GONE_MIDWAY, 1, "recycle base-grey conveyor construction-red", "PR-9.1"
    ),
    Refusal("unspent-points-lapse", FUEL_GONE_MIDWAY, 2, "move cw", "PR-9.1"),
    Refusal("move-after-a-standstill", STANDSTILL, 0, "move cw", "PR-9.1"),
    Refusal("draw-after-a-standstill", STANDSTILL, 0, "draw", "PR-9.1"),
    Refusal("progress-after-a-standstill-comes-too-late", STANDSTILL, 0, "build base-grey new", "PR-9.1"),
    Refusal("reverse-after-a-standstill", STANDSTILL, 1, "reverse", "PR-9.1"),
    Refusal("place-after-a-standstill", STANDSTILL, 1, "place conveyor", "PR-9.1"),
    Refusal("refuel-after-a-standstill", STANDSTILL_OF_FOUR, 0, "refuel 1 1", "PR-9.1"),
    Refusal("draw-after-a-standstill-of-four", STANDSTILL_OF_FOUR, 1, "draw", "PR-9.1"),
    Refusal("discard-after-a-standstill", STANDSTILL_OF_FOUR, 2, "recycle base-red conveyor none", "PR-9.1"),
    Refusal("take-after-a-standstill", STANDSTILL_OF_FOUR, 3, "take segment-grey", "PR-9.1"),
]

PLACING_LATE = [
    Refusal("place-in-a-turn", position(), 0, "place conveyor", "PR-3.2"),
    Refusal("place-in-a-turn-on-the-own-site", position(seat(RED)), 0, "place construction-red", "PR-3.2"),
    Refusal("place-in-a-turn-on-the-next-site", position(seat(LAUNCH)), 0, "place construction-grey", "PR-3.2"),
    Refusal("place-in-the-first-turn-of-four", position(players=4, turn=3, starter=3), 3, "place launch", "PR-3.2"),
    Refusal(
        "place-with-the-last-point-of-three", position(players=3, turn=1, points=1), 1, "place recycling", "PR-3.2"
    ),
    Refusal(
        "place-with-a-free-direction", position(seat(RED, rockets=[FREE])), 0, "place construction-yellow", "PR-3.2"
    ),
    Refusal("place-during-a-search", searching(RED), 0, "place launch", "PR-3.2"),
    Refusal("place-during-a-search-with-the-last-point", searching(RED, points=0), 0, "place recycling", "PR-3.2"),
]

WRONG_SITE = [
    Refusal("build-a-base-at-the-launch-site", position(seat(LAUNCH, "base-grey")), 0, "build base-grey new", "PR-4.4"),
    Refusal(
        "build-a-segment-at-the-depot", position(seat(RECYCLING, "segment-grey")), 0, "build segment-grey 1", "PR-4.4"
    ),
    Refusal("build-a-base-on-the-conveyor", position(seat(CONVEYOR, "base-red")), 0, "build base-red new", "PR-4.4"),
    Refusal(
        "build-a-tip-on-the-conveyor",
        position(seat(CONVEYOR, "tip-grey-none", rockets=[rocket("grey", 1)])),
        0,
        "build tip-grey-none 1",
        "PR-4.4",
    ),
    Refusal("build-from-an-empty-hand-at-the-depot", position(seat(RECYCLING)), 0, "build segment-grey 1", "PR-4.4"),
    Refusal("build-on-no-rocket-at-the-launch-site", position(), 0, "build segment-red 14", "PR-4.4"),
    Refusal("reverse-at-the-launch-site", position(seat(LAUNCH)), 0, "reverse", "PR-4.4"),
    Refusal("reverse-at-the-depot", position(seat(RECYCLING)), 0, "reverse", "PR-4.4"),
    Refusal("reverse-next-to-the-conveyor", position(seat(GREY)), 0, "reverse", "PR-4.4"),
    Refusal("reverse-at-the-yellow-line", position(seat(YELLOW), arrow="ccw"), 0, "reverse", "PR-4.4"),
    Refusal("reverse-with-a-free-direction", position(seat(RED, rockets=[FREE])), 0, "reverse", "PR-4.4"),
    Refusal(
        "refuel-at-the-depot",
        position(seat(RECYCLING, rockets=[rocket("grey", 1, "none")])),
        0,
        "refuel 4 1",
        "PR-4.4",
    ),
    Refusal(
        "refuel-on-the-conveyor",
        position(seat(CONVEYOR, rockets=[rocket("red", 3, "none")])),
        0,
        "refuel 1 1",
        "PR-4.4",
    ),
    Refusal(
        "refuel-at-a-line", position(seat(GREY, rockets=[rocket("grey", 2, "plus-one")])), 0, "refuel 2 1", "PR-4.4"
    ),
    Refusal("refuel-an-open-rocket-at-a-line", position(seat(YELLOW)), 0, "refuel 3 1", "PR-4.4"),
    Refusal("refuel-no-rocket-at-a-line", position(seat(RED), fuel={"1": 1}), 0, "refuel 3 9", "PR-4.4"),
    Refusal(
        "recycle-at-the-launch-site",
        position(seat(LAUNCH, "base-red")),
        0,
        "recycle base-red conveyor construction-grey",
        "PR-4.4",
    ),
    Refusal(
        "recycle-on-the-conveyor",
        position(seat(CONVEYOR, "base-red")),
        0,
        "recycle base-red conveyor construction-grey",
        "PR-4.4",
    ),
    Refusal(
        "recycle-at-a-line",
        position(seat(GREY, "base-red")),
        0,
        "recycle base-red construction-grey construction-red",
        "PR-4.4",
    ),
    Refusal(
        "recycle-from-an-empty-hand-at-a-line",
        position(seat(YELLOW)),
        0,
        "recycle base-red construction-red construction-red",
        "PR-4.4",
    ),
    Refusal(
        "discard-at-a-line",
        position(seat(RED, "base-grey"), stacks=NO_CARDS),
        0,
        "recycle base-grey conveyor none",
        "PR-4.4",
    ),
    Refusal(
        "build-at-the-launch-site-in-the-turn-of-seat-2",
        position(seat(GREY), seat(GREY), seat(LAUNCH, "base-red"), turn=2),
        2,
        "build base-red new",
        "PR-4.4",
    ),
    Refusal("reverse-during-a-search", searching(RED), 0, "reverse", "PR-4.4"),
    Refusal("build-during-a-search", searching(RED, "segment-grey"), 0, "build segment-grey 1", "PR-4.4"),
    Refusal("build-during-a-search-what-is-not-in-hand", searching(RED), 0, "build base-yellow new", "PR-4.4"),
    Refusal(
        "refuel-during-a-search",
        position(seat(RECYCLING, rockets=[rocket("grey", 1, "none")]), search=YELLOW, points=1),
        0,
        "refuel 4 1",
        "PR-4.4",
    ),
]

SEARCH_FIRST = [
    Refusal("move-during-a-search", searching(RED), 0, "move cw", "PR-4.5"),
    Refusal("move-against-the-arrow-during-a-search", searching(GREY, "base-red"), 0, "move ccw", "PR-4.5"),
    Refusal(
        "move-with-the-arrow-turned-during-a-search", searching(GREY, arrow="ccw", points=1), 0, "move ccw", "PR-4.5"
    ),
    Refusal("draw-during-a-search", searching(CONVEYOR, points=2), 0, "draw", "PR-4.5"),
    Refusal("draw-during-a-search-in-a-game-of-three", searching(CONVEYOR, "base-red", players=3), 0, "draw", "PR-4.5"),
    Refusal(
        "recycle-during-a-search",
        searching(YELLOW, "base-red", points=2),
        0,
        "recycle base-red conveyor construction-grey",
        "PR-4.5",
    ),
    Refusal(
        "recycle-during-a-search-from-an-empty-hand",
        searching(YELLOW),
        0,
        "recycle base-red conveyor conveyor",
        "PR-4.5",
    ),
    Refusal(
        "discard-during-a-search",
        searching(YELLOW, "base-red", players=4),
        0,
        "recycle base-red conveyor none",
        "PR-4.5",
    ),
    Refusal(
        "move-during-a-search-with-a-free-direction",
        position(seat(RECYCLING, rockets=[FREE]), search=GREY, points=2),
        0,
        "move ccw",
        "PR-4.5",
    ),
    Refusal(
        "move-against-the-binding-during-a-search",
        position(seat(RECYCLING, rockets=[FREE]), search=GREY, points=1, bound="cw"),
        0,
        "move ccw",
        "PR-4.5",
    ),
    Refusal(
        "move-during-a-search-with-an-extra-action",
        position(seat(RECYCLING, rockets=[ACTION]), search=GREY, points=4),
        0,
        "move cw",
        "PR-4.5",
    ),
    Refusal(
        "move-during-a-search-of-seat-1",
        position(seat(GREY), seat(RECYCLING), turn=1, search=RED, points=2),
        1,
        "move cw",
        "PR-4.5",
    ),
]

MOVING = [
    Refusal("move-against-the-arrow", position(), 0, "move ccw", "PR-5.1"),
    Refusal("move-against-the-arrow-turned", position(arrow="ccw"), 0, "move cw", "PR-5.1"),
    Refusal("move-against-the-arrow-on-the-conveyor", position(seat(CONVEYOR)), 0, "move ccw", "PR-5.1"),
    Refusal(
        "move-against-the-arrow-to-the-other-end-of-the-ring", position(seat(RED), arrow="ccw"), 0, "move cw", "PR-5.1"
    ),
    Refusal("move-against-the-arrow-with-the-last-point", position(seat(RECYCLING), points=1), 0, "move ccw", "PR-5.1"),
    Refusal("seat-1-moves-against-the-arrow", position(turn=1), 1, "move ccw", "PR-5.1"),
    Refusal(
        "seat-2-of-three-moves-against-the-arrow", position(players=3, turn=2, arrow="ccw"), 2, "move cw", "PR-5.1"
    ),
    Refusal("seat-3-of-four-moves-against-the-arrow", position(players=4, turn=3), 3, "move ccw", "PR-5.1"),
    Refusal(
        "move-against-the-arrow-with-other-bonuses",
        position(seat(YELLOW, rockets=[HAND, rocket("red", 1, "extra-action"), rocket("red", 2, "plus-one")])),
        0,
        "move ccw",
        "PR-5.1",
    ),
    Refusal(
        "free-direction-of-another",
        position(seat(GREY), seat(GREY, rockets=[rocket("yellow", 2, "free-direction")])),
        0,
        "move ccw",
        "PR-5.1",
    ),
    Refusal("free-direction-in-hand-only", position(seat(GREY, "tip-grey-free-direction")), 0, "move ccw", "PR-5.1"),
    Refusal(
        "free-direction-not-yet-active",
        position(seat(GREY, rockets=[FREE], **pending("free_direction")), points=3, progress=True),
        0,
        "move ccw",
        "PR-5.1",
    ),
    Refusal(
        "free-direction-not-yet-active-with-the-arrow-turned",
        position(seat(CONVEYOR, rockets=[FREE], **pending("free_direction")), points=1, progress=True, arrow="ccw"),
        0,
        "move cw",
        "PR-5.1",
    ),
    Refusal(
        "free-direction-not-yet-active-though-fuelled",
        position(
            seat(LAUNCH, rockets=[rocket("grey", 1, "free-direction", 2)], **pending("free_direction")),
            points=1,
            progress=True,
            arrow="ccw",
        ),
        0,
        "move cw",
        "PR-5.1",
    ),
    Refusal(
        "bound-with-the-arrow", position(seat(CONVEYOR, rockets=[FREE]), points=3, bound="cw"), 0, "move ccw", "PR-8.5"
    ),
    Refusal(
        "bound-against-the-arrow", position(seat(RED, rockets=[FREE]), points=3, bound="ccw"), 0, "move cw", "PR-8.5"
    ),
    Refusal(
        "bound-with-the-arrow-turned",
        position(seat(RED, rockets=[FREE]), points=2, bound="ccw", arrow="ccw"),
        0,
        "move cw",
        "PR-8.5",
    ),
    Refusal(
        "bound-against-the-arrow-turned",
        position(seat(LAUNCH, rockets=[FREE]), points=1, bound="cw", arrow="ccw"),
        0,
        "move ccw",
        "PR-8.5",
    ),
    Refusal(
        "bound-with-two-free-directions",
        position(seat(GREY, rockets=[FREE, rocket("red", 1, "free-direction")]), points=2, bound="cw"),
        0,
        "move ccw",
        "PR-8.5",
    ),
    Refusal(
        "bound-with-an-extra-action",
        position(seat(GREY, rockets=[FREE, rocket("red", 1, "extra-action")]), points=4, bound="ccw"),
        0,
        "move cw",
        "PR-8.5",
    ),
    Refusal(
        "bound-in-the-turn-of-seat-2",
        position(
            seat(GREY),
            seat(GREY),
            seat(YELLOW, rockets=[rocket("red", 4, "free-direction", 1)]),
            turn=2,
            points=1,
            bound="cw",
        ),
        2,
        "move ccw",
        "PR-8.5",
    ),
    Refusal(
        "bound-after-laying-a-second-free-direction",
        position(
            seat(GREY, rockets=[rocket("red", 1, "free-direction"), FREE], bonuses=["free_direction"]),
            points=2,
            bound="ccw",
            progress=True,
        ),
        0,
        "move cw",
        "PR-8.5",
    ),
]

DRAWING = [
    Refusal("draw-at-the-launch-site", position(seat(LAUNCH)), 0, "draw", "PR-6.1"),
    Refusal("draw-at-the-depot", position(seat(RECYCLING)), 0, "draw", "PR-6.1"),
    Refusal("draw-at-the-launch-site-with-a-full-hand", position(seat(LAUNCH, *THREE_CARDS)), 0, "draw", "PR-6.1"),
    Refusal("draw-at-the-depot-with-all-stacks-empty", position(seat(RECYCLING), stacks=NO_CARDS), 0, "draw", "PR-6.1"),
    Refusal("draw-at-the-launch-site-in-a-game-of-four", position(players=4, turn=2, points=1), 2, "draw", "PR-6.1"),
    Refusal("draw-from-the-empty-grey-stack", position(seat(GREY), stacks=stacks(grey=[])), 0, "draw", "PR-6.3"),
    Refusal("draw-from-the-empty-yellow-stack", position(seat(YELLOW), stacks=stacks(yellow=[])), 0, "draw", "PR-6.3"),
    Refusal("draw-from-the-empty-red-stack", position(seat(RED), stacks=stacks(red=[])), 0, "draw", "PR-6.3"),
    Refusal("draw-from-the-empty-conveyor", position(seat(CONVEYOR), stacks=stacks(conveyor=[])), 0, "draw", "PR-6.3"),
    Refusal("draw-with-three-stacks-empty", position(seat(GREY), stacks=only(RED, "base-red")), 0, "draw", "PR-6.3"),
    Refusal("draw-with-all-stacks-empty", position(seat(CONVEYOR), stacks=NO_CARDS), 0, "draw", "PR-6.3"),
    Refusal(
        "draw-from-an-empty-stack-with-a-full-hand",
        position(seat(GREY, *THREE_CARDS), stacks=stacks(grey=[])),
        0,
        "draw",
        "PR-6.3",
    ),
    Refusal(
        "draw-from-an-empty-stack-with-an-extra-hand",
        position(seat(RED, *THREE_CARDS, rockets=[HAND]), stacks=stacks(red=[])),
        0,
        "draw",
        "PR-6.3",
    ),
    Refusal("draw-a-fourth-card", position(seat(GREY, *THREE_CARDS)), 0, "draw", "PR-6.4"),
    Refusal("draw-a-fourth-card-on-the-conveyor", position(seat(CONVEYOR, *["segment-red"] * 3)), 0, "draw", "PR-6.4"),
    Refusal("draw-a-fourth-card-with-the-last-point", position(seat(RED, *THREE_CARDS), points=1), 0, "draw", "PR-6.4"),
    Refusal(
        "draw-a-fourth-card-in-a-game-of-three",
        position(seat(GREY), seat(YELLOW, *THREE_CARDS), players=3, turn=1),
        1,
        "draw",
        "PR-6.4",
    ),
    Refusal(
        "draw-a-fourth-card-from-a-searched-stack",
        position(
            seat(YELLOW, *THREE_CARDS),
            stacks=STACKS | {YELLOW: {"top": ["base-grey"], "bag": {"segment-grey": 2}, "searched_by": 0}},
        ),
        0,
        "draw",
        "PR-6.4",
    ),
    Refusal(
        "draw-a-fifth-card-with-an-extra-hand", position(seat(GREY, *FOUR_CARDS, rockets=[HAND])), 0, "draw", "PR-6.4"
    ),
    Refusal(
        "draw-a-fifth-card-with-two-extra-hands",
        position(seat(GREY, *FOUR_CARDS, rockets=[HAND, rocket("red", 1, "extra-hand")])),
        0,
        "draw",
        "PR-6.4",
    ),
    Refusal(
        "draw-a-fourth-card-with-the-extra-hand-not-yet-active",
        position(seat(GREY, *THREE_CARDS, rockets=[HAND], **pending("extra_hand")), points=1, progress=True),
        0,
        "draw",
        "PR-6.4",
    ),
    Refusal(
        "draw-a-fourth-card-with-the-extra-hand-of-another",
        position(seat(GREY, *THREE_CARDS), seat(GREY, rockets=[rocket("yellow", 1, "extra-hand")])),
        0,
        "draw",
        "PR-6.4",
    ),
    Refusal(
        "draw-a-fourth-card-with-other-bonuses",
        position(seat(CONVEYOR, *THREE_CARDS, rockets=[ACTION, FREE]), points=5),
        0,
        "draw",
        "PR-6.4",
    ),
    Refusal(
        "draw-a-fourth-card-with-the-extra-hand-in-hand",
        position(seat(CONVEYOR, "tip-red-extra-hand", "base-red", "base-red")),
        0,
        "draw",
        "PR-6.4",
    ),
]

BUILDING = [
    Refusal("build-from-an-empty-hand", position(seat(GREY)), 0, "build base-grey new", "PR-7.1"),
    Refusal("build-a-segment-from-an-empty-hand", position(seat(GREY)), 0, "build segment-grey 1", "PR-7.1"),
    Refusal("build-a-card-not-in-hand", position(seat(GREY, "base-grey")), 0, "build segment-grey 1", "PR-7.1"),
    Refusal(
        "build-a-tip-of-another-bonus",
        position(seat(GREY, "tip-grey-none", rockets=[rocket("grey", 1)])),
        0,
        "build tip-grey-plus-one 1",
        "PR-7.1",
    ),
    Refusal(
        "build-a-card-from-the-hand-of-another",
        position(seat(GREY), seat(GREY, "segment-grey")),
        0,
        "build segment-grey 1",
        "PR-7.1",
    ),
    Refusal(
        "build-the-top-card-of-the-stack",
        position(seat(GREY), stacks=stacks(grey=["segment-grey"])),
        0,
        "build segment-grey 1",
        "PR-7.1",
    ),
    Refusal(
        "build-a-yellow-base-at-the-grey-line",
        position(seat(GREY, "base-yellow")),
        0,
        "build base-yellow new",
        "PR-7.1",
    ),
    Refusal(
        "build-a-red-base-at-the-yellow-line", position(seat(YELLOW, "base-red")), 0, "build base-red new", "PR-7.1"
    ),
    Refusal(
        "build-a-grey-segment-at-the-red-line", position(seat(RED, "segment-grey")), 0, "build segment-grey 1", "PR-7.1"
    ),
    Refusal(
        "build-a-grey-tip-at-the-yellow-line",
        position(seat(YELLOW, "tip-grey-extra-action", rockets=[rocket("grey", 2)])),
        0,
        "build tip-grey-extra-action 1",
        "PR-7.1",
    ),
    Refusal(
        "build-a-red-segment-on-a-grey-rocket-at-the-grey-line",
        position(seat(GREY, "segment-red")),
        0,
        "build segment-red 1",
        "PR-7.1",
    ),
    Refusal("build-another-colour-not-in-hand", position(seat(GREY)), 0, "build tip-red-none 1", "PR-7.1"),
    Refusal("build-a-segment-on-no-rocket", position(seat(GREY, "segment-grey")), 0, "build segment-grey 2", "PR-7.1"),
    Refusal(
        "build-a-segment-on-the-highest-number",
        position(seat(GREY, "segment-grey")),
        0,
        "build segment-grey 14",
        "PR-7.1",
    ),
    Refusal("build-a-base-on-no-rocket", position(seat(GREY, "base-grey")), 0, "build base-grey 2", "PR-7.1"),
    Refusal(
        "build-a-tip-on-no-rocket",
        position(seat(RED, "tip-red-none", rockets=[rocket("grey"), rocket("red", 2)])),
        0,
        "build tip-red-none 3",
        "PR-7.1",
    ),
    Refusal(
        "build-on-a-rocket-that-only-another-has",
        position(seat(YELLOW, "segment-yellow"), seat(RED, rockets=[rocket("red"), rocket("yellow")])),
        0,
        "build segment-yellow 2",
        "PR-7.1",
    ),
    Refusal(
        "build-a-card-just-laid-a-second-time",
        position(seat(GREY, rockets=[rocket("grey", 1)]), points=3, progress=True),
        0,
        "build segment-grey 1",
        "PR-7.1",
    ),
    Refusal("build-a-base-on-the-starting-base", position(seat(GREY, "base-grey")), 0, "build base-grey 1", "PR-7.2"),
    Refusal(
        "build-a-base-on-an-open-rocket",
        position(seat(RED, "base-red", rockets=[rocket("grey"), rocket("red", 3)])),
        0,
        "build base-red 2",
        "PR-7.2",
    ),
    Refusal(
        "build-a-base-on-a-rocket-of-another-colour",
        position(seat(YELLOW, "base-yellow")),
        0,
        "build base-yellow 1",
        "PR-7.2",
    ),
    Refusal(
        "build-a-base-on-a-complete-rocket",
        position(seat(GREY, "base-grey", rockets=[rocket("grey", 1, "none")])),
        0,
        "build base-grey 1",
        "PR-7.2",
    ),
    Refusal(
        "build-a-base-on-a-fuelled-rocket",
        position(seat(GREY, "base-grey", rockets=[rocket("grey", 1, "none", 3)])),
        0,
        "build base-grey 1",
        "PR-7.2",
    ),
    Refusal(
        "start-a-rocket-with-a-segment", position(seat(GREY, "segment-grey")), 0, "build segment-grey new", "PR-7.3"
    ),
    Refusal(
        "start-a-rocket-with-a-segment-and-no-open-rocket",
        position(seat(RED, "segment-red", rockets=[rocket("red", 1, "none")])),
        0,
        "build segment-red new",
        "PR-7.3",
    ),
    Refusal(
        "segment-on-a-base-of-another-colour", position(seat(RED, "segment-red")), 0, "build segment-red 1", "PR-7.3"
    ),
    Refusal(
        "segment-on-an-open-rocket-of-another-colour",
        position(seat(YELLOW, "segment-yellow", rockets=[rocket("yellow"), rocket("grey", 2)])),
        0,
        "build segment-yellow 2",
        "PR-7.3",
    ),
    Refusal(
        "segment-on-a-complete-rocket",
        position(seat(GREY, "segment-grey", rockets=[rocket("grey", 1, "none")])),
        0,
        "build segment-grey 1",
        "PR-7.3",
    ),
    Refusal(
        "segment-on-a-complete-rocket-beside-an-open-one",
        position(seat(GREY, "segment-grey", rockets=[rocket("grey"), rocket("grey", 1, "none")])),
        0,
        "build segment-grey 2",
        "PR-7.3",
    ),
    Refusal(
        "segment-on-a-fuelled-rocket",
        position(seat(YELLOW, "segment-yellow", rockets=[rocket("yellow", 2, "plus-one", 4)])),
        0,
        "build segment-yellow 1",
        "PR-7.3",
    ),
    Refusal(
        "segment-on-a-complete-rocket-of-another-colour",
        position(seat(YELLOW, "segment-yellow", rockets=[rocket("red", 2, "plus-one")])),
        0,
        "build segment-yellow 1",
        "PR-7.3",
    ),
    Refusal(
        "segment-on-the-rocket-of-another-by-its-number",
        position(seat(YELLOW, "segment-yellow"), seat(YELLOW, rockets=[rocket("yellow", 1)])),
        0,
        "build segment-yellow 1",
        "PR-7.3",
    ),
    Refusal("start-a-rocket-with-a-tip", position(seat(GREY, "tip-grey-none")), 0, "build tip-grey-none new", "PR-7.4"),
    Refusal(
        "start-a-rocket-with-a-tip-beside-one-that-wants-it",
        position(seat(GREY, "tip-grey-extra-hand", rockets=[rocket("grey", 2)])),
        0,
        "build tip-grey-extra-hand new",
        "PR-7.4",
    ),
    Refusal("tip-on-a-bare-base", position(seat(GREY, "tip-grey-none")), 0, "build tip-grey-none 1", "PR-7.4"),
    Refusal(
        "tip-with-a-bonus-on-a-bare-base",
        position(seat(RED, "tip-red-free-direction", rockets=[rocket("red")])),
        0,
        "build tip-red-free-direction 1",
        "PR-7.4",
    ),
    Refusal(
        "tip-on-a-bare-base-beside-a-rocket-with-segments",
        position(seat(YELLOW, "tip-yellow-plus-one", rockets=[rocket("yellow", 2), rocket("yellow")])),
        0,
        "build tip-yellow-plus-one 2",
        "PR-7.4",
    ),
    Refusal(
        "tip-on-a-rocket-of-another-colour",
        position(seat(RED, "tip-red-none", rockets=[rocket("grey", 1)])),
        0,
        "build tip-red-none 1",
        "PR-7.4",
    ),
    Refusal(
        "tip-on-a-bare-base-of-another-colour", position(seat(RED, "tip-red-none")), 0, "build tip-red-none 1", "PR-7.4"
    ),
    Refusal(
        "tip-on-a-complete-rocket",
        position(seat(GREY, "tip-grey-plus-one", rockets=[rocket("grey", 1, "none")])),
        0,
        "build tip-grey-plus-one 1",
        "PR-7.4",
    ),
    Refusal(
        "tip-on-a-fuelled-rocket",
        position(seat(YELLOW, "tip-yellow-extra-action", rockets=[rocket("yellow", 3, "none", 2)])),
        0,
        "build tip-yellow-extra-action 1",
        "PR-7.4",
    ),
    Refusal(
        "tip-on-a-bare-base-in-the-turn-of-seat-3",
        position(seat(GREY), seat(RED), seat(RED), seat(GREY, "tip-grey-extra-action"), turn=3, points=2),
        3,
        "build tip-grey-extra-action 1",
        "PR-7.4",
    ),
]

AT_THE_DEPOT = position(seat(RECYCLING, "base-grey"))

AT_RECYCLING = [
    Refusal(
        "recycle-from-an-empty-hand",
        position(seat(RECYCLING)),
        0,
        "recycle base-grey conveyor construction-red",
        "PR-7.11",
    ),
    Refusal("recycle-a-card-not-in-hand", AT_THE_DEPOT, 0, "recycle base-red conveyor construction-red", "PR-7.11"),
    Refusal(
        "recycle-a-tip-of-another-bonus",
        position(seat(RECYCLING, "tip-red-none")),
        0,
        "recycle tip-red-plus-one conveyor construction-red",
        "PR-7.11",
    ),
    Refusal("search-the-stack-of-the-discard", AT_THE_DEPOT, 0, "recycle base-grey conveyor conveyor", "PR-7.11"),
    Refusal(
        "search-the-line-of-the-discard",
        AT_THE_DEPOT,
        0,
        "recycle base-grey construction-grey construction-grey",
        "PR-7.11",
    ),
    Refusal("discard-without-a-search", AT_THE_DEPOT, 0, "recycle base-grey conveyor none", "PR-7.11"),
    Refusal(
        "discard-without-a-search-and-a-card-not-in-hand",
        AT_THE_DEPOT,
        0,
        "recycle tip-grey-none conveyor none",
        "PR-7.11",
    ),
    Refusal(
        "search-an-empty-stack",
        position(seat(RECYCLING, "base-grey"), stacks=stacks(red=[])),
        0,
        "recycle base-grey conveyor construction-red",
        "PR-7.11",
    ),
    Refusal(
        "search-an-empty-stack-that-the-discard-would-fill",
        position(seat(RECYCLING, "base-grey"), stacks=stacks(red=[])),
        0,
        "recycle base-grey construction-red construction-red",
        "PR-7.11",
    ),
    Refusal(
        "discard-without-a-search-with-one-stack-empty",
        position(seat(RECYCLING, "base-grey"), stacks=stacks(yellow=[])),
        0,
        "recycle base-grey construction-yellow none",
        "PR-7.11",
    ),
    Refusal(
        "search-the-empty-one-of-two-empty-stacks",
        position(seat(RECYCLING, "base-grey"), stacks=stacks(yellow=[], conveyor=[])),
        0,
        "recycle base-grey construction-yellow conveyor",
        "PR-7.11",
    ),
    Refusal(
        "discard-on-the-only-stack-with-cards",
        position(seat(RECYCLING, "base-grey"), stacks=only(RED, "segment-red")),
        0,
        "recycle base-grey construction-red conveyor",
        "PR-7.11",
    ),
    Refusal(
        "discard-on-the-only-stack-with-cards-without-a-search",
        position(seat(RECYCLING, "base-grey"), stacks=only(RED, "segment-red")),
        0,
        "recycle base-grey construction-red none",
        "PR-7.11",
    ),
    Refusal(
        "discard-on-an-empty-stack-without-searching-the-only-one",
        position(seat(RECYCLING, "base-grey"), stacks=only(RED, "segment-red")),
        0,
        "recycle base-grey conveyor none",
        "PR-7.11",
    ),
    Refusal(
        "discard-on-and-search-the-only-stack-with-cards",
        position(seat(RECYCLING, "base-grey"), stacks=only(CONVEYOR, "segment-red", "base-red")),
        0,
        "recycle base-grey conveyor conveyor",
        "PR-7.11",
    ),
    Refusal(
        "search-with-all-stacks-empty",
        position(seat(RECYCLING, "base-grey"), stacks=NO_CARDS),
        0,
        "recycle base-grey conveyor construction-red",
        "PR-7.11",
    ),
    Refusal(
        "search-the-discard-with-all-stacks-empty",
        position(seat(RECYCLING, "base-grey"), stacks=NO_CARDS),
        0,
        "recycle base-grey conveyor conveyor",
        "PR-7.11",
    ),
    Refusal(
        "discard-from-an-empty-hand-with-all-stacks-empty",
        position(seat(RECYCLING), stacks=NO_CARDS),
        0,
        "recycle base-grey conveyor none",
        "PR-7.11",
    ),
    Refusal(
        "recycle-from-an-empty-hand-in-the-turn-of-seat-2",
        position(seat(GREY), seat(GREY, "base-red"), seat(RECYCLING), turn=2),
        2,
        "recycle base-red conveyor construction-red",
        "PR-7.11",
    ),
    Refusal("take-without-a-search", AT_THE_DEPOT, 0, "take base-red", "PR-7.11"),
    Refusal("take-without-a-search-what-is-in-hand", AT_THE_DEPOT, 0, "take base-grey", "PR-7.11"),
    Refusal(
        "take-a-second-card-after-a-search",
        position(
            seat(RECYCLING, "base-red"),
            points=2,
            stacks=STACKS | {GREY: {"top": ["segment-yellow"], "bag": {"segment-grey": 2}, "searched_by": 0}},
        ),
        0,
        "take segment-grey",
        "PR-7.11",
    ),
    Refusal("take-the-top-card-without-a-search-at-a-line", position(seat(GREY)), 0, "take segment-yellow", "PR-7.11"),
    Refusal(
        "take-without-a-search-on-the-conveyor", position(seat(CONVEYOR), players=4), 0, "take segment-grey", "PR-7.11"
    ),
    Refusal("take-with-all-stacks-empty", position(seat(RECYCLING), stacks=NO_CARDS), 0, "take base-grey", "PR-7.11"),
    Refusal("take-a-card-that-the-searched-stack-lacks", searching(RED), 0, "take tip-red-none", "PR-7.11"),
    Refusal("take-a-card-of-another-stack", searching(GREY), 0, "take segment-red", "PR-7.11"),
    Refusal(
        "take-the-card-just-recycled",
        searching(RED, stacks=STACKS | {CONVEYOR: {"top": ["base-grey"], "covered": ["segment-red"]}}),
        0,
        "take base-grey",
        "PR-7.11",
    ),
    Refusal("take-a-card-in-hand-during-a-search", searching(RED, "tip-red-none"), 0, "take tip-red-none", "PR-7.11"),
    Refusal(
        "take-another-bonus-than-the-searched-stack-has",
        searching(RED, stacks=stacks(red=["tip-red-none", "tip-red-plus-one"])),
        0,
        "take tip-red-extra-hand",
        "PR-7.11",
    ),
    Refusal(
        "take-what-is-not-there-with-the-last-point", searching(YELLOW, points=0), 0, "take base-yellow", "PR-7.11"
    ),
    Refusal(
        "take-what-is-not-there-from-a-stack-of-one",
        searching(GREY, stacks=stacks(grey=["base-red"]), players=3),
        0,
        "take segment-yellow",
        "PR-7.11",
    ),
]

COMPLETE = rocket("grey", 1, "none")

REFUELLING = [
    Refusal("refuel-a-bare-base", position(), 0, "refuel 4 1", "PR-7.14"),
    Refusal("refuel-an-open-rocket", position(seat(LAUNCH, rockets=[rocket("grey", 3)])), 0, "refuel 4 1", "PR-7.14"),
    Refusal(
        "refuel-an-open-rocket-beside-a-complete-one",
        position(seat(LAUNCH, rockets=[COMPLETE, rocket("grey", 3)])),
        0,
        "refuel 1 2",
        "PR-7.14",
    ),
    Refusal(
        "refuel-a-fuelled-rocket",
        position(seat(LAUNCH, rockets=[rocket("grey", 1, "none", 2)])),
        0,
        "refuel 2 1",
        "PR-7.14",
    ),
    Refusal(
        "refuel-a-fuelled-rocket-with-a-better-token",
        position(seat(LAUNCH, rockets=[rocket("red", 2, "plus-one", 1), COMPLETE])),
        0,
        "refuel 4 1",
        "PR-7.14",
    ),
    Refusal("refuel-no-rocket", position(seat(LAUNCH, rockets=[COMPLETE])), 0, "refuel 4 2", "PR-7.14"),
    Refusal("refuel-the-highest-number", position(seat(LAUNCH, rockets=[COMPLETE])), 0, "refuel 1 14", "PR-7.14"),
    Refusal(
        "refuel-the-rocket-of-another-by-its-number",
        position(seat(LAUNCH), seat(LAUNCH, rockets=[rocket("yellow", 1, "none")])),
        0,
        "refuel 3 1",
        "PR-7.14",
    ),
    Refusal(
        "refuel-a-rocket-that-only-another-has",
        position(seat(LAUNCH, rockets=[COMPLETE]), seat(LAUNCH, rockets=[rocket("red"), rocket("red", 1, "none")])),
        0,
        "refuel 3 2",
        "PR-7.14",
    ),
    Refusal(
        "refuel-with-a-token-out-of-the-game",
        position(seat(LAUNCH, rockets=[COMPLETE]), fuel={"1": 2, "2": 2, "3": 2, "4": 0}),
        0,
        "refuel 4 1",
        "PR-7.14",
    ),
    Refusal(
        "refuel-with-a-token-that-others-placed",
        position(
            seat(LAUNCH, rockets=[COMPLETE]),
            seat(RED, rockets=[rocket("yellow", 1, "none", 3), rocket("red", 1, "none", 3)]),
        ),
        0,
        "refuel 3 1",
        "PR-7.14",
    ),
    Refusal(
        "refuel-with-a-token-of-the-own-rocket",
        position(seat(LAUNCH, rockets=[rocket("red", 1, "none", 1), COMPLETE]), fuel={"4": 1}),
        0,
        "refuel 1 2",
        "PR-7.14",
    ),
    Refusal(
        "refuel-with-another-than-the-last-token",
        position(seat(LAUNCH, rockets=[COMPLETE]), fuel={"2": 1}),
        0,
        "refuel 3 1",
        "PR-7.14",
    ),
    Refusal("refuel-an-open-rocket-with-a-token-that-is-gone", position(fuel={"2": 1}), 0, "refuel 3 1", "PR-7.14"),
    Refusal(
        "refuel-with-a-tip-in-hand-only",
        position(seat(LAUNCH, "tip-grey-none", rockets=[rocket("grey", 1)])),
        0,
        "refuel 1 1",
        "PR-7.14",
    ),
    Refusal(
        "refuel-a-bare-base-in-the-turn-of-seat-1-of-three", position(players=3, turn=1), 1, "refuel 1 1", "PR-7.14"
    ),
    Refusal(
        "refuel-a-fuelled-rocket-in-the-turn-of-seat-3",
        position(seat(RED), seat(RED), seat(RED), seat(LAUNCH, rockets=[rocket("grey", 1, "none", 4)]), turn=3),
        3,
        "refuel 4 1",
        "PR-7.14",
    ),
]

REFUSALS: list[Refusal] = [
    *PLACING,
    *OUT_OF_TURN,
    *AFTER_THE_END,
    *PLACING_LATE,
    *WRONG_SITE,
    *SEARCH_FIRST,
    *MOVING,
    *DRAWING,
    *BUILDING,
    *AT_RECYCLING,
    *REFUELLING,
]
