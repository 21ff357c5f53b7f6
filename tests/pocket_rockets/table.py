"""A table for tests: each test states what matters, the rest is quiet.

What a test leaves out: bystanders fill the seats, each with a base as usual at the start; stacks are empty; all other
cards are in the box; the turn of the player named is about to begin.
"""

import json
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import apogee
from tests.refusing import refused as refused

Described = dict[str, Any]

GAME = apogee.game("pocket-rockets")

GREY_LINE = "construction-grey"
YELLOW_LINE = "construction-yellow"
RED_LINE = "construction-red"
CONVEYOR = "conveyor"
LAUNCH = "launch"
RECYCLING = "recycling"
SITES = (GREY_LINE, YELLOW_LINE, RED_LINE, CONVEYOR, LAUNCH, RECYCLING)
STACK_SITES = (GREY_LINE, YELLOW_LINE, RED_LINE, CONVEYOR)
RING = (LAUNCH, GREY_LINE, CONVEYOR, RECYCLING, YELLOW_LINE, RED_LINE)
COLOURS = ("grey", "yellow", "red")
ALL_FUEL = {"1": 2, "2": 2, "3": 2, "4": 2}
USUAL_BASES = {2: ("grey", "yellow"), 3: ("grey", "yellow", "red"), 4: ("grey", "yellow", "grey", "yellow")}


# --- Setting


def rocket(colour: str, segments: int = 0, tip: str | None = None, fuel: int | None = None) -> Described:
    """A rocket; its tip is named by the bonus alone."""
    return {"colour": colour, "segments": segments, "tip": tip and f"tip-{colour}-{tip}", "fuel": fuel}


def seat(site: str = LAUNCH, hand: Sequence[str] = (), **more: Any) -> Described:
    """A player with the pawn on a site; by default with nothing but the starting base."""
    return {"site": site, "hand": list(hand), **more}


def at(
    seats: Sequence[Described] = (),
    *,
    players: int = 2,
    turn: int = 0,
    stacks: Mapping[str, Any] | None = None,
    seed: int | str = 1,
    **more: Any,
) -> apogee.Match:
    """A match from a described position; stacks that are not named are empty."""
    number = max(players, len(seats))
    filled = [{"rockets": [rocket(USUAL_BASES[number][place])], **each} for place, each in enumerate(seats)]
    filled += [seat(rockets=[rocket(USUAL_BASES[number][place])]) for place in range(len(seats), number)]
    laid: dict[str, Any] = {site: [] for site in STACK_SITES}
    position = {"seats": filled, "ring": list(RING), "turn": turn, "stacks": {**laid, **(stacks or {})}, "box": "rest"}
    return GAME.match_at({**position, **more}, seed=seed)


def placed(players: int = 2, seed: int | str = 1, site: str = LAUNCH) -> apogee.Match:
    """A match from the very beginning, with all pawns placed on one site."""
    match = GAME.match(players=players, seed=seed)
    for _ in range(players):
        match.play(match.pending()[0], f"place {site}")
    return match


# --- Acting


def play(match: apogee.Match, player: int, *actions: str) -> None:
    """Several actions of one player."""
    for words in actions:
        match.play(player, words)


def idle(match: apogee.Match, turns: int = 1) -> None:
    """Walk until so many turns are over, or the match is."""
    for _ in range(turns):
        player, *_ = match.pending()
        while match.pending() == (player,):
            match.play(player, next(words for words in match.choices(player) if words.startswith("move ")))


# --- Looking


def table(match: apogee.Match) -> Described:
    """What everybody sees."""
    return match.view(None)


def points(match: apogee.Match) -> int:
    """The action points left in the turn."""
    left: int = table(match)["points"]
    return left


def offered(match: apogee.Match, player: int, verb: str) -> list[str]:
    """The legal actions that begin with a verb."""
    return [words for words in match.choices(player) if words.split()[0] == verb]


def hand(match: apogee.Match, player: int) -> list[str]:
    """A player's hand as that player sees it."""
    return sorted(match.view(player)["seats"][player]["hand"])


def known(match: apogee.Match, player: int, viewer: int | None = None) -> tuple[list[str], int]:
    """What a viewer knows of a hand: the known cards and the number of unknown ones."""
    shown = match.view(viewer)["seats"][player]
    return sorted(shown["known"]), shown["unknown"]


def rockets(match: apogee.Match, player: int, viewer: int | None = None) -> list[Described]:
    """A player's rockets as a viewer sees them, without what they score."""
    shown: list[Described] = match.view(viewer)["seats"][player]["rockets"]
    return [{key: value for key, value in each.items() if key not in ("points", "worth")} for each in shown]


def stack(match: apogee.Match, site: str, viewer: int | None = None) -> Described:
    """The stack beside a site, as a viewer sees it."""
    found: Described = match.view(viewer)["stacks"][site]
    return found


def viewers(match: apogee.Match) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(len(match.scores())), None]


def told(match: apogee.Match, viewer: int | None) -> str:
    """All that is sent to a viewer, as text: view, log and choices."""
    choices = [] if viewer is None else match.choices(viewer)
    return json.dumps([match.view(viewer), match.log(viewer), choices], sort_keys=True)


def stack_size(described: Any) -> int:
    """How many cards a described stack holds."""
    if isinstance(described, list):
        return len(described)
    size: int = len(described.get("top", [])) + len(described.get("covered", [])) + described.get("common", 0)
    size += sum(described.get("bag", {}).values())
    return size


def cards_in(position: Described) -> Counter[str]:
    """All rocket cards of a position, wherever they lie."""
    cards: Counter[str] = Counter(position.get("common", {}))
    cards.update({card: count for card, count in position.get("box", {}).items() if not card.startswith("fuel")})
    for each in position["seats"]:
        cards.update(each["hand"])
        for built in each["rockets"]:
            cards.update({f"base-{built['colour']}": 1, f"segment-{built['colour']}": built["segments"]})
            cards.update([built["tip"]] if built["tip"] else [])
    for pile in position.get("stacks", {}).values():
        described = {"covered": pile} if isinstance(pile, list) else pile
        cards.update(described.get("top", []) + described.get("covered", []))
        cards.update(described.get("bag", {}))
    return +cards


# --- Whole matches


@dataclass(frozen=True)
class Step:
    """One decision of a match, with the position before and after."""

    player: int
    words: str
    choices: list[str]
    before: Described
    after: Described
    seen: Described  # the spectator's view before

    @property
    def verb(self) -> str:
        return self.words.split()[0]


@cache
def whole_match(players: int, seed: int) -> tuple[list[Step], apogee.Match]:
    """A match played to its end: at random, but fond of building and refuelling. Do not play on it."""
    chooser = random.Random(seed)  # noqa: S311
    match = GAME.match(players=players, seed=seed)
    steps = []
    while not match.over:
        player = match.pending()[0]
        choices, before, seen = match.choices(player), match.position(), match.view(None)
        verbs = sorted({words.split()[0] for words in choices})
        liked = [verb for verb in verbs if verb in ("build", "refuel")]
        verb = chooser.choice(liked or verbs)
        words = chooser.choice([each for each in choices if each.split()[0] == verb])
        match.play(player, words)
        steps.append(Step(player, words, choices, before, match.position(), seen))
    return steps, match


def many_steps() -> list[Step]:
    """The decisions of some whole matches, for each number of players."""
    return [step for players in GAME.players for seed in (1, 2) for step in whole_match(players, seed)[0]]
