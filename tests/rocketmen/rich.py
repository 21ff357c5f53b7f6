"""Rich tables by chance: missions planned and flown, full pads, tokens. Random matches from setup rarely get there."""

import random
from typing import Any

from tests.rocketmen import second

MISSIONS = [row["id"] for row in second.FILE["mission"]]
ASSETS = {row["id"] for row in second.FILE["asset"]}
MODES = ("standard", "standard", "battle")


def is_for_pad(card: str) -> bool:
    """RM-8.4."""
    return bool(second.CARDS[card]["rocket"] or second.CARDS[card]["resources"])


def rich_seat(chooser: random.Random, bought: list[str], locations: list[str]) -> dict[str, Any]:
    """A player with a mission on the plan, and all other cards somewhere."""
    missions = chooser.sample(MISSIONS, len(MISSIONS))
    seat: dict[str, Any] = {"plan": missions.pop(), "hand": [], "hq": [], "pad": [], "warehouse": [], "scrapyard": []}
    for card in [*missions, *bought]:
        place = chooser.choice(["hand", "hq", "pad", "pad", "warehouse", "scrapyard"])
        is_twice = card in ASSETS and card in seat["pad"]
        if place == "pad" and (is_twice or not is_for_pad(card) or len(seat["pad"]) == 7):
            place = "hand"
        seat[place].append(card)
    if "depot" in seat["pad"]:
        seat["depot"] = [seat["hand"].pop() for _ in range(min(2, len(seat["hand"])))]
    seat["tokens"] = {kind: chooser.randrange(4) for kind in ("rocket", "hand", "science", "money")}
    seat["markers"] = chooser.sample(locations, chooser.randrange(4))
    return seat


def rich_position(players: int, seed: int) -> dict[str, Any]:
    """A position in the middle of a match of any mode, with any variants; the same for the same seed."""
    chooser = random.Random(seed)  # noqa: S311
    mode = "solo" if players == 1 else MODES[seed % 3]
    cards = sorted(second.supply(players, mode).elements())
    chooser.shuffle(cards)
    locations = [each for each in second.LOCATIONS if mode != "battle" or each.startswith("earth")]
    number = min(11, (len(cards) - 8) // players)
    seats = [rich_seat(chooser, [cards.pop() for _ in range(number)], locations) for _ in range(players)]
    position: dict[str, Any] = {"mode": mode, "seats": seats, "turn": chooser.randrange(players), "round": 3}
    if mode == "standard" and seed % 2:
        position["variants"] = chooser.sample(list(second.VARIANTS), 2)
    if mode == "solo":
        position["level"] = ("easy", "normal", "hard")[seed % 3]
    return position
