"""Second opinions on Pocket Rockets that read a position only, and know nothing of the engine."""

import itertools
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

from apogee.core.state import State
from apogee.games.pocket_rockets import GAME

Position = dict[str, Any]

FILE = tomllib.loads(resources.files("apogee.games.pocket_rockets").joinpath("components.toml").read_text("utf-8"))


def scores(position: Position) -> list[int]:
    """PR-10.1 to PR-10.4, read off the table."""
    totals = []
    for seat in position["seats"]:
        points = 0
        for rocket in seat.get("rockets", []):
            if rocket["tip"] is None:
                continue
            points += 2 * rocket["segments"]
            points += 1 if rocket["tip"].endswith("-plus-one") else 0
            points += rocket["fuel"] or 0
        totals.append(points)
    return totals


def winners(position: Position) -> list[int]:
    """PR-10.5: most points, then the complete rocket with the most segments, then together."""
    ranks = []
    for seat, points in zip(position["seats"], scores(position), strict=True):
        complete = [rocket["segments"] for rocket in seat["rockets"] if rocket["tip"] is not None]
        ranks.append((points, max(complete, default=0)))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def everything(position: Position) -> Counter[str]:
    """PR-1.2, PR-1.7: all cards and tokens, wherever they lie; those still to be dealt at setup are not there."""
    found: Counter[str] = Counter(position["common"]) + Counter(position.get("box", {}))
    for value, count in position["fuel"].items():
        found[f"fuel-{value}"] += count
    for seat in position["seats"]:
        found.update(seat["hand"])
        for rocket in seat.get("rockets", []):
            found[f"base-{rocket['colour']}"] += 1
            found[f"segment-{rocket['colour']}"] += rocket["segments"]
            if rocket["tip"] is not None:
                found[rocket["tip"]] += 1
            if rocket["fuel"] is not None:
                found[f"fuel-{rocket['fuel']}"] += 1
    for stack in position.get("stacks", {}).values():
        if isinstance(stack, list):
            found.update(stack)
        else:
            found.update(stack["top"])
            found.update(stack.get("covered", []))
            found.update(stack.get("bag", {}))
    return found


def has_everything(position: Position) -> bool:
    """Whether all that the component file lists is there; starting bases still to be dealt lie nowhere."""
    listed = Counter({row["id"]: row["count"] for row in (*FILE["rocket_card"], *FILE["fuel_token"])})
    undealt = listed - everything(position)
    waiting = sum(1 for seat in position["seats"] if "rockets" not in seat)
    return sum(undealt.values()) == waiting and all(card.startswith("base-") for card in undealt)


def worlds(position: Position) -> Iterator[State]:
    """Every way to deal the cards that are hidden from somebody to the places that hide them."""
    slots: list[tuple[str, Any, int]] = [("common", None, sum(position["common"].values()))]
    cards = list(Counter(position["common"]).elements())
    for number, seat in enumerate(position["seats"]):
        hidden = list((Counter(seat["hand"]) - Counter(seat["known"])).elements())
        slots.append(("hand", number, len(hidden)))
        cards += hidden
    for site, stack in position["stacks"].items():
        bag = stack.get("bag", {}) if isinstance(stack, dict) else {}
        slots.append(("bag", site, sum(bag.values())))
        cards += Counter(bag).elements()
    for deal in sorted(set(itertools.permutations(sorted(cards)))):
        left = list(deal)
        world: Position = {**position, "seats": [dict(seat) for seat in position["seats"]]}
        world["stacks"] = {
            site: dict(stack) if isinstance(stack, dict) else stack for site, stack in position["stacks"].items()
        }
        for kind, where, size in slots:
            dealt, left = left[:size], left[size:]
            if dealt != sorted(dealt):
                break  # the same world as the sorted deal
            if kind == "common":
                world["common"] = dict(Counter(dealt))
            elif kind == "hand":
                world["seats"][where]["hand"] = [*world["seats"][where]["known"], *dealt]
            elif size > 0:
                world["stacks"][where]["bag"] = dict(Counter(dealt))
        else:
            yield GAME.from_json(world)
