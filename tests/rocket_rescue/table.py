"""A table for tests: each test states what matters, the rest is quiet.

What a test leaves out: three players without characters in the base edition, short; everybody plans in round 1; all
else lies as at setup (docs/positions.md has the shortcuts).
"""

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import apogee
from tests.refusing import refused as refused

Described = dict[str, Any]

GAME = apogee.game("rocket-rescue")

COMPONENTS = Path(__file__).parents[2] / "src/apogee/games/rocket_rescue/components.toml"
PRINTED: Described = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
MODULES: dict[str, Described] = {row["id"]: row for row in PRINTED["module"]}
PLANETS: dict[str, Described] = {row["id"]: row for row in PRINTED["planet"]}
COLOURS: list[str] = [row["id"] for row in PRINTED["colour"]]
PHASES = ("research", "shopping", "boarding", "build_launch")


# --- Setting


def at(
    seats: Sequence[Described] = (),
    *,
    players: int = 3,
    seed: int | str = 1,
    **more: Any,
) -> apogee.Match:
    """A match from a described position; bystanders fill the seats."""
    described = {"players": max(players, len(seats)), "length": "short", "seats": list(seats), "round": 1, **more}
    return GAME.match_at(described, seed=seed)


def turn_at(phase: str, player: int, value: int, seats: Sequence[Described] = (), **more: Any) -> apogee.Match:
    """The turn of a die, with nothing after it unless `queue` says so."""
    turn = {"seat": player, "value": value, **more.pop("turn", {})}
    return at(seats, phase=phase, turn=turn, **more)


def module(name: str, owner: int = 0, **more: Any) -> Described:
    """A module that stands in a hangar."""
    return {"module": name, "owner": owner, **more}


def rocket(owner: int = 0, *middle: str | Described, **crew: int) -> list[Described]:
    """A standard rocket of one owner that can fly: engine, tank, what is named, and a cockpit with this crew."""
    named = [module(each, owner) if isinstance(each, str) else each for each in middle]
    cockpit = module("std-cockpit", owner, crew=crew)
    return [module("std-engine", owner), module("std-tank", owner), *named, cockpit]


# --- Acting


def play(match: apogee.Match, player: int, *actions: str) -> None:
    """Several actions of one player."""
    for words in actions:
        match.play(player, words)


def plan(match: apogee.Match, player: int, *dice: str, bid: int | None = None) -> None:
    """A whole plan: dice as `research left 4`, then the bid and `done`."""
    play(match, player, *(f"plan {die}" for die in dice), *([] if bid is None else [f"bid {bid}"]), "done")


# --- Looking


def table(match: apogee.Match) -> Described:
    """What everybody sees."""
    return match.view(None)


def of(match: apogee.Match, player: int, viewer: int | None = None) -> Described:
    """A player's things as a viewer sees them."""
    shown: Described = match.view(viewer)["seats"][player]
    return shown


def standing(match: apogee.Match, hangar: int) -> list[str]:
    """The modules in a hangar, engine first."""
    return [each["module"] for each in table(match)["hangars"][hangar - 1]["modules"]]


def offered(match: apogee.Match, player: int, verb: str) -> list[str]:
    """The legal actions that begin with a verb."""
    return [words for words in match.choices(player) if words.split()[0] == verb]


def asks(match: apogee.Match) -> tuple[str | None, list[int]]:
    """What is asked, and whom."""
    seen = table(match)
    return seen["asks"], seen["waiting"]


def viewers(match: apogee.Match) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(len(match.scores())), None]


def told(match: apogee.Match, viewer: int | None) -> str:
    """All that is sent to a viewer, as text: view, log and choices."""
    choices = [] if viewer is None else match.choices(viewer)
    return json.dumps([match.view(viewer), match.log(viewer), choices], sort_keys=True)
