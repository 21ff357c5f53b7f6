"""A bare table: nobody has a card and nothing comes by chance, unless a test says so; all else is out of the game."""

from collections.abc import Sequence
from typing import Any

import apogee
from tests.rocketmen.table import GAME, Described

SURE = {"rocket": 8, "science": 13}  # tokens with which every launch succeeds before a card is drawn (RM-10.13)
SIX = ["backup_systems", "depot", "designer_drugs", "life_support", "solar_energy", "spacesuit"]  # a display
NO_DECK: Described = {"teal": {}, "pink": {}}
EARTH = [f"earth.{kind}" for kind in ("satellite", "spaceship", "hotel", "station", "shipyard")]
MOON = [f"moon.{kind}" for kind in ("satellite", "hotel", "station", "base")]
MARS = [f"mars.{kind}" for kind in ("spaceship", "mining", "base")]


def bare_at(seats: Sequence[Described] = (), *, players: int = 2, seed: int | str = 1, **more: Any) -> apogee.Match:
    """A match in which the turn of the player named goes on."""
    number = max(players, len(seats))
    described = {
        "seats": [{"hand": [], "hq": [], **each} for each in [*seats, *[{}] * (number - len(seats))]],
        "display": [None] * 6,
        "deck": NO_DECK,
        "box": "rest",
    }
    return GAME.match_at({**described, **more}, seed=seed)


def bare_solo(player: Described | None = None, **more: Any) -> apogee.Match:
    """A solo match with six cards in the display and no deck; the AI has no mission and is not to draw one now."""
    return bare_at([player or {}], players=1, **{"display": SIX, **more})


def over(*seats: Described, **more: Any) -> apogee.Match:
    """A match that has just ended."""
    return bare_at(seats, **{"end_reason": "stalemate", **more})


def flying(plan: str, **more: Any) -> Described:
    """A player whose launch is bound to succeed."""
    return {"plan": plan, "tokens": SURE, **more}


def end_turns(match: apogee.Match, number: int) -> None:
    """So many players end their turns, whoever they are."""
    for _ in range(number):
        match.play(match.pending()[0], "end")
