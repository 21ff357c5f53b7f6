"""What people at a table might do next: mostly what they may, now and then something that cannot be."""

from __future__ import annotations

import random
from typing import Any

Seen = dict[str, Any]
Command = dict[str, Any]


def dice(seed: float) -> random.Random:
    """A seeded generator."""
    return random.Random(seed)  # noqa: S311 - it keeps no secret


def next_command(seen: Seen, rng: random.Random, key: str) -> Command | None:
    """A random command for a viewer who is shown this; None if all one can do is wait."""
    decision, choices, request = seen["decision"], seen["choices"], seen["table"]["request"]
    chance = rng.random()
    if seen["table"]["status"] == "finished":
        return {"do": "rematch", "key": key}
    if request is not None and seen["viewer"] not in request["agreed"] and chance < 0.6:
        return {"do": "answer-back", "key": key, "request": request["number"], "agree": chance < 0.4}
    chance = rng.random()
    if chance < 0.02:
        return {"do": "say", "key": key, "text": key}
    if chance < 0.04:
        return {"do": "play", "key": key, "decision": max(1, decision - 1), "words": "done"}  # late, or unknown
    if chance < 0.12 and seen["may_take_back"]:
        return {"do": "take-back", "key": key, "decision": decision}
    if chance < 0.14:
        return {"do": rng.choice(["ask-back", "take-back"]), "key": key, "decision": decision}
    if not choices:
        return None
    if chance > 0.95:
        steps = [rng.choice(choices) for _ in range(rng.choice([1, 2, 2, 3]))]  # few can be done after one another
        back = int(seen["may_take_back"] and rng.random() < 0.5)
        if len(steps) + back > 1:
            return {"do": "steps", "key": key, "decision": decision, "steps": steps, "take_back": back}
    words = "bet 2" if chance < 0.17 else rng.choice(choices)  # perhaps illegal
    return {"do": "play", "key": key, "decision": decision, "words": words}
