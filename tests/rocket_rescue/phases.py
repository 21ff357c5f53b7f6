"""Phases for tests: who has which dice in a phase, and nothing else to do; plans that are quickly written down."""

from collections.abc import Sequence
from typing import Any

import apogee
from tests.rocket_rescue.table import GAME, PHASES, PRINTED, Described, table

CONSTANTS: dict[str, int] = {row["id"]: row["value"] for row in PRINTED["constant"]}
RESOURCES = ("carbon", "aluminium", "titanium")
STANDARD = ("std-cockpit", "std-tank", "std-engine", "std-crew")
NOBODY: tuple[int, ...] = ()  # no dice of a seat


# --- Setting


def four_dice(phase: str, here: Sequence[int]) -> dict[str, list[int]]:
    """Four dice: these in the phase, the others in phases that are over, or where they do nothing."""
    number = PHASES.index(phase)
    dice = {each: [0, 0] for each in PHASES}
    dice[phase] = [*here, 0, 0][:2]
    left = 4 - len(here)
    past = [(each, 3) for each in PHASES[:number]]
    for other, value in [*past, *((each, 1) for each in reversed(PHASES[number + 1 :]))]:
        used = min(left, 2)
        dice[other] = [value] * used + [0] * (2 - used)
        left -= used
    return dice


def bare(seats: Sequence[Described]) -> list[Described]:
    """Seats without cubes, but for those that are named."""
    return [{**seat, "cubes": {**cubes(0, 0, 0), **seat.get("cubes", {})}} for seat in seats]


def phase_at(phase: str, *dice: Sequence[int], seats: Sequence[Described] = (), **more: Any) -> apogee.Match:
    """A match where a phase begins in which the seats have these dice; they have no cubes unless told otherwise."""
    filled = bare([*seats, *({} for _ in range(len(dice) - len(seats)))])
    described = [{"dice": four_dice(phase, here), **seat} for here, seat in zip(dice, filled, strict=True)]
    return GAME.match_at({"phase": phase, "length": "short", "seats": described, **more}, seed=1)


def planning(*seats: Described, **more: Any) -> apogee.Match:
    """A match where everybody plans; the seats have no cubes unless told otherwise."""
    return GAME.match_at({"length": "short", "seats": bare(seats), **more}, seed=1)


def having(*energy: int, **more: Any) -> apogee.Match:
    """A match where everybody plans, with so much energy each."""
    return planning(*({"energy": each} for each in energy), **more)


# --- Acting

IDLE = "boarding 1 1 build_launch 1 1"  # brings 8 energy, and does nothing while nothing stands anywhere


def place_dice(match: apogee.Match, player: int, fields: str, bid: int | None = None) -> None:
    """Dice by phase, "research 4 2 shopping 6 - build_launch 1 -"; a phase has two fields, and "-" leaves one out."""
    words = fields.split()
    for first in range(0, len(words), 3):
        for side, value in zip(("left", "right"), words[first + 1 : first + 3], strict=True):
            if value != "-":
                match.play(player, f"plan {words[first]} {side} {value}")
    if bid is not None:
        match.play(player, f"bid {bid}")


def plan_dice(match: apogee.Match, player: int, fields: str = IDLE, bid: int | None = None) -> None:
    """A whole plan."""
    place_dice(match, player, fields, bid)
    match.play(player, "done")


# --- Looking


def each(match: apogee.Match, key: str) -> list[Any]:
    """The same thing of every seat, as everybody sees it."""
    return [seat[key] for seat in table(match)["seats"]]


def queue(match: apogee.Match) -> list[tuple[int, int]]:
    """Seat and value of the dice still to come in this phase, the present one first."""
    return [(die["seat"], die["value"]) for die in table(match)["queue"]]


def cubes(*numbers: int) -> dict[str, int]:
    """Cubes by type, as views and positions write them."""
    return dict(zip(RESOURCES, numbers, strict=True))


def events(match: apogee.Match, kind: str) -> list[Described]:
    """The events of a kind that everybody sees, without their kind."""
    return [
        {key: value for key, value in entry.items() if key != "event"}
        for entry in match.log(None)
        if entry["event"] == kind
    ]


def kinds(match: apogee.Match) -> list[str]:
    """The kinds of all events that everybody sees, in order."""
    return [entry["event"] for entry in match.log(None)]


def chance(match: apogee.Match) -> list[str]:
    """What chance has decided, in its order."""
    return [entry.words for entry in match.journal.entries if entry.odds]


def odds(match: apogee.Match, words: str) -> dict[str, int]:
    """What else could have come up when chance first decided this, with weights."""
    return next(dict(entry.odds) for entry in match.journal.entries if entry.odds and entry.words == words)
