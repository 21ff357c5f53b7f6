"""A table for tests: each test states what matters, the rest is quiet.

What a test leaves out: the players have empty hands and all their missions in the HQ; the display shows the first cards
of the file; all other cards are where they lie at setup; the player named acts.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import apogee
from tests.refusing import refused as refused

Described = dict[str, Any]

GAME = apogee.game("rocketmen")

COMPONENTS = Path(__file__).parents[2] / "src/apogee/games/rocketmen/components.toml"
PRINTED: Described = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
CARDS: dict[str, Described] = {
    row["id"]: {"group": group, **row} for group in ("mission", "asset", "engine", "threat") for row in PRINTED[group]
}

MISSIONS = (
    "base_a", "base_b", "mining", "shipyard", "spaceship_a", "spaceship_b",
    "station_a", "station_b", "hotel_a", "hotel_b", "satellite_a", "satellite_b",
)  # fmt: skip
TEN_EACH = ("mining", "spaceship_a", "hotel_a", "hotel_b", "satellite_a")  # the missions worth $10 and nothing else
THREATS = ("asteroid_impact", "climate_change", "pandemic")
ENGINES = ("engine_small", "engine_medium", "engine_large")


# --- Setting


def seat(hand: Sequence[str] = (), **more: Any) -> Described:
    """A player with these hand cards; all missions that are not named are in the HQ."""
    return {"hand": list(hand), **more}


def at(
    seats: Sequence[Described] = (),
    *,
    players: int = 2,
    turn: int = 0,
    seed: int | str = 1,
    **more: Any,
) -> apogee.Match:
    """A match from a described position; bystanders fill the seats."""
    number = max(players, len(seats))
    filled = [*seats, *(seat() for _ in range(len(seats), number))]
    return GAME.match_at({"seats": filled, "turn": turn, **more}, seed=seed)


def solo_at(player: Described, **more: Any) -> apogee.Match:
    """A solo match from a described position; the AI has a mission under way unless told otherwise."""
    ai = {"location": "earth.hotel", "first": "solitaire_149", "second": "solitaire_150", "rocket": 2}
    return GAME.match_at({"seats": [player], "mode": "solo", "ai": ai, **more}, seed=1)


# --- Acting


def play(match: apogee.Match, player: int, *actions: str) -> None:
    """Several actions of one player."""
    for words in actions:
        match.play(player, words)


# --- Looking


def table(match: apogee.Match) -> Described:
    """What everybody sees."""
    return match.view(None)


def waiting(match: apogee.Match) -> tuple[int, int]:
    """The free placements and the draws that wait (RM-4.7)."""
    shown = table(match)
    return shown["free_placements"], shown["draws_waiting"]


def of(match: apogee.Match, player: int, viewer: int | None = None) -> Described:
    """A player's things as a viewer sees them."""
    shown: Described = match.view(viewer)["seats"][player]
    return shown


def zone(match: apogee.Match, player: int, name: str) -> list[str]:
    """The cards in a player's zone, sorted; of the hand as the player sees it."""
    held = of(match, player, player)[name]
    cards = Counter(held) if isinstance(held, dict | list) else Counter([] if held is None else [held])
    return sorted(cards.elements())


def hand(match: apogee.Match, player: int) -> list[str]:
    """A player's hand as that player sees it."""
    return zone(match, player, "hand")


def offered(match: apogee.Match, player: int, verb: str) -> list[str]:
    """The legal actions that begin with a verb."""
    return [words for words in match.choices(player) if words.split()[0] == verb]


def viewers(match: apogee.Match) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(len(match.scores())), None]


def told(match: apogee.Match, viewer: int | None) -> str:
    """All that is sent to a viewer, as text: view, log and choices."""
    choices = [] if viewer is None else match.choices(viewer)
    return json.dumps([match.view(viewer), match.log(viewer), choices], sort_keys=True)
