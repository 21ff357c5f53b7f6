"""Contender: a bot that takes part in a run, as a label says it.

NAME, then what it is given (`@300` iterations, or `@50ms` of processor time for each decision), then how often it
makes a random move instead (`~10`, in per cent), then which copy it is where a bot meets itself (`#2`).
"""

from __future__ import annotations

import re

from apogee.bots import random, roster
from apogee.bots.roster import Sitter
from apogee.core.rng import Rng
from apogee.core.state import State

LABEL = re.compile(r"(?P<name>[a-z-]+)(@(?P<budget>[0-9]{1,9})(?P<time>ms)?)?(~(?P<slips>[0-9]{1,3}))?(#[0-9]+)?")


class Contender(Sitter):
    """A bot on its seat, with the budget and the handicap of its label."""

    def __init__(self, game_name: str, label: str, seat: int, seed: int) -> None:
        found = LABEL.fullmatch(label)
        assert found is not None, label
        super().__init__(game_name, found["name"], seat, Rng(seed))
        self.label = label
        self.seed = seed
        self.slips = int(found["slips"] or 0)  # per cent
        if found["budget"]:
            self.budget = -1000 * int(found["budget"]) if found["time"] else int(found["budget"])

    def answer_in(self, twin: State) -> int:
        """What the bot does in a twin; sometimes anything."""
        if self.slips and self.rng.below(100) < self.slips:
            return int(random.choose(twin, self.seat, self.rng, 0))
        return super().answer_in(twin)


def is_timed(label: str) -> bool:
    """Whether the bot is given time, so that it may play otherwise when asked again."""
    found = LABEL.fullmatch(label)
    return found is not None and found["time"] is not None


def takes_budget(name: str) -> bool:
    return roster.BUDGETS[name] != 0
