"""A build turn for tests: each test states what matters, the rest is quiet.

What a test leaves out: nobody has energy, cubes or modules, no crew wait in the terminal, the hangars are empty, the
last ones are closed; the next planets of the piles are BLUE_NEXT and RED_NEXT.
"""

from collections.abc import Sequence
from typing import Any

import apogee
from tests.rocket_rescue.table import COLOURS, GAME, Described

DELUXE = ("mechanic", "mogul")
BLUE_NEXT = "buttercup-nine"
RED_NEXT = "thunder-anvil"
NO_CUBES = {"carbon": 0, "aluminium": 0, "titanium": 0}


# --- Setting


def on(module: str, owner: int = 0, *, chip: bool = False, **crew: int) -> Described:
    """A built module with its owner, its crew by colour, and perhaps the Pilot's chip."""
    built: Described = {"module": module, "owner": owner, "crew": crew}
    return {**built, "pilot_chip": True} if chip else built


def rocket(*owners: int) -> list[Described]:
    """Four modules that never break, engine first, without crew: an engine, a tank, a cabin and a cockpit."""
    modules = ("evergreen-engine", "old-faithful", "storm-shelter", "armoured-brow")
    filled = [*owners, *([owners[-1] if owners else 0] * len(modules))]
    return [on(module, owner) for module, owner in zip(modules, filled, strict=False)]


def cubes(carbon: int = 0, aluminium: int = 0, titanium: int = 0) -> dict[str, int]:
    """Cubes by type."""
    return {"carbon": carbon, "aluminium": aluminium, "titanium": titanium}


def seated(energy: int = 0, character: str | None = None, **more: Any) -> Described:
    """A player with this energy, without cubes unless told otherwise."""
    named = {} if character is None else {"character": character}
    return {"energy": energy, "cubes": NO_CUBES, **named, **more}


def table_at(seats: Sequence[Described] = (), *, players: int = 3, seed: int | str = 1, **more: Any) -> apogee.Match:
    """A match from a described position; bystanders fill the seats."""
    filled = [*seats, *(seated() for _ in range(len(seats), players))]
    is_deluxe = any(seat.get("character") in DELUXE for seat in filled)
    quiet: Described = {
        "edition": "deluxe" if is_deluxe else "base",
        "length": "short",
        "terminal": [],
        "closed": [5, 6][len(filled) - 3 :],
        "piles": {"blue": {"top": [BLUE_NEXT]}, "red": {"top": [RED_NEXT]}},
    }
    return GAME.match_at({**quiet, "seats": filled, **more}, seed=seed)


def at(
    seats: Sequence[Described] = (),
    *,
    turn: tuple[int, int] = (0, 6),
    queue: Sequence[tuple[int, int]] = (),
    **more: Any,
) -> apogee.Match:
    """A match in Build & Launch: whose die it is and its value; then the dice after it."""
    dice: Described = {"phase": "build_launch", "turn": {"seat": turn[0], "value": turn[1]}}
    if queue:
        dice["queue"] = [{"seat": seat, "value": value} for seat, value in queue]
    return table_at(seats, **dice, **more)


def round_at(seats: Sequence[Described] = (), **more: Any) -> apogee.Match:
    """A match at the end of a round, when all dice are done."""
    return table_at(seats, phase="end", **more)


# --- Acting


def rolls(match: apogee.Match, *values: int) -> None:
    """The next stability rolls."""
    match.expect(*(f"stability {value}" for value in values))


# --- Looking


def each(match: apogee.Match, key: str) -> list[Any]:
    """One thing of every seat, as everybody sees it."""
    return [seat[key] for seat in match.view(None)["seats"]]


def standing(match: apogee.Match, hangar: int) -> list[str]:
    """The modules in a hangar, engine first, each with place, owner and crew."""
    return [
        " ".join(
            [
                f"{built['place']} {built['module']} {built['owner']}",
                *(f"{colour}{count}" for colour, count in sorted(built["crew"].items()) if count),
            ]
        )
        for built in match.view(None)["hangars"][hangar - 1]["modules"]
    ]


def open_planets(match: apogee.Match) -> list[str | None]:
    """The available planets, by place."""
    return [place["planet"] for place in match.view(None)["planets"]]


def marks(match: apogee.Match) -> list[int]:
    """The Explorer's chips, by place."""
    return [place["marks"] for place in match.view(None)["planets"]]


def lines(match: apogee.Match) -> list[str]:
    """What everybody read so far, in short: event, seat, and the facts that the tests are about."""
    return [_line(event) for event in match.log(None)]


def _line(event: Described) -> str:
    parts = [event["event"], *([str(event["seat"])] if "seat" in event else [])]
    for fact in ("planet", "module", "crew", "from", "to", "value", "energy", "vp"):
        if fact not in event:
            continue
        value = event[fact]
        if event["event"] == "rescued":
            value = sum(value.values()) if isinstance(value, dict) else len(value)
        elif fact in ("crew", "from", "to") and type(value) is int:
            value = COLOURS[value]
        parts.append(str(value))
    return " ".join(parts)
