"""RM-10.12, RM-R.11: pairs of launch abilities and copies, each flown once, window by window.

All fly a satellite to the Moon with a large engine; whatever can be used is used at the first moment, in the order in
which the cards are named below; nobody aborts. The success cards come as CARDS says. A row reads: at which window the
player is asked, where the rocket is then, what is used, what else was on offer. In the end everything is discarded but
what is named. What happens if one waits, aborts or arrives is the matter of test_launch_lockstep.py.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from apogee.core.types import CHANCE
from apogee.games.rocketmen.position import LAUNCH, SEAT, words_of
from tests.rocketmen.flight import (
    BACKUP,
    BURNERS,
    DEPOT,
    ESPIONAGE,
    LARGE,
    LIFE,
    MEDIUM,
    PARTS,
    PLANNING,
    REACTOR,
    SHIELD,
    SUIT,
)
from tests.rocketmen.launching import after
from tests.rocketmen.table import GAME, at, seat

CARDS = (0, 1, 1, 2, 0, 1, 1, 2)
NAMES = {
    "burners": BURNERS, "planning": PLANNING, "suit": SUIT, "shield": SHIELD, "espionage": ESPIONAGE,
    "backup": BACKUP, "reactor": REACTOR, "life": LIFE, "parts": PARTS, "depot": DEPOT, "medium": MEDIUM,
    "large": LARGE, "nano": "nanotechnology", "data": "big_data", "tubes": "carbon_nanotubes", "station": "station_a",
    "shipyard": "shipyard",
}  # fmt: skip
SHORT = {card: name for name, card in NAMES.items()}
ABLE = (
    "backup", "planning", "suit", "shield", "espionage", "burners", "reactor", "life", "parts", "depot", "medium",
    "nano",
)  # fmt: skip

# Two abilities side by side, with nothing to copy (RM-R.48). Computers mean nothing on the way to the Moon.
PAIRS = """
backup planning: w3@3 planning; pick 1; w5@4; w5@6; w5@6; failure 7
backup suit: w4@2 suit; w5@3; w5@4; w5@6; failure 6
backup shield: w4@3 shield; w5@5; w5@6; w5@7; failure 9
backup espionage: w5@3; w5@4; w5@5; failure 7
backup burners: w1@0 burners; w5@3; w5@4; w5@5; failure 7 scraps burners
backup reactor: w5@3; w5@4; w5@5; failure 7
backup life: w5@2; w5@3; w5@4; failure 6
backup parts: w5@2; w5@3; w5@4; salvage large; failure 6
backup depot: w5@3; w5@4; w5@5; failure 7 leaves depot
backup medium: w5@2; w5@3; w5@4; failure 6
backup nano: w5@3; w5@4; w5@5; failure 7
planning suit: w3@1 planning; pick 1; w4@1 suit; w5@3; w5@3; w5@4; failure 5
planning shield: w3@2 planning; pick 1; w5@3; w5@5; w4@5 shield; w5@7; failure 8
planning espionage: w3@2 planning; pick 1; w5@3; w5@5; w5@5; failure 6
planning burners: w1@0 burners; w3@2 planning; pick 1; w5@3; w5@5; w5@5; failure 6 scraps burners
planning reactor: w3@2 planning; pick 1; w5@3; w5@5; w5@5; failure 6
planning life: w3@1 planning; pick 1; w5@2; w5@4; w5@4; failure 5
planning parts: w3@1 planning; pick 1; w5@2; w5@4; w5@4; salvage large; failure 5
planning depot: w3@2 planning; pick 1; w5@3; w5@5; w5@5; failure 6 leaves depot
planning medium: w3@1 planning; pick 1; w5@2; w5@4; w5@4; failure 5
planning nano: w3@2 planning; pick 1; w5@3; w5@5; w5@5; failure 6
suit shield: w4@1 suit (shield); w5@2; w5@3; w5@5; w4@5 shield; failure 7
suit espionage: w4@1 suit; w5@2; w5@3; w5@5; failure 5
suit burners: w1@0 burners; w4@1 suit; w5@2; w5@3; w5@5; failure 5 scraps burners
suit reactor: w4@1 suit; w5@2; w5@3; w5@5; failure 5
suit life: w4@0 suit; w5@1; w5@2; w5@4; failure 4
suit parts: w4@0 suit; w5@1; w5@2; w5@4; salvage large; failure 4
suit depot: w4@1 suit; w5@2; w5@3; w5@5; failure 5 leaves depot
suit medium: w4@0 suit; w5@1; w5@2; w5@4; failure 4
suit nano: w4@1 suit; w5@2; w5@3; w5@5; failure 5
shield espionage: w4@2 shield; w5@4; w5@5; w5@6; failure 8
shield burners: w1@0 burners; w4@2 shield; w5@4; w5@5; w5@6; failure 8 scraps burners
shield reactor: w4@2 shield; w5@4; w5@5; w5@6; failure 8
shield life: w4@1 shield; w5@3; w5@4; w5@5; failure 7
shield parts: w4@1 shield; w5@3; w5@4; w5@5; salvage large; failure 7
shield depot: w4@2 shield; w5@4; w5@5; w5@6; failure 8 leaves depot
shield medium: w4@1 shield; w5@3; w5@4; w5@5; failure 7
shield nano: w4@2 shield; w5@4; w5@5; w5@6; failure 8
espionage burners: w1@0 burners; w5@2; w5@3; w5@4; failure 6 scraps burners
espionage reactor: w5@2; w5@3; w5@4; failure 6
espionage life: w5@1; w5@2; w5@3; failure 5
espionage parts: w5@1; w5@2; w5@3; salvage large; failure 5
espionage depot: w5@2; w5@3; w5@4; failure 6 leaves depot
espionage medium: w5@1; w5@2; w5@3; failure 5
espionage nano: w5@2; w5@3; w5@4; failure 6
burners reactor: w1@0 burners; w5@2; w5@3; w5@4; failure 6 scraps burners
burners life: w1@0 burners; w5@1; w5@2; w5@3; failure 5 scraps burners
burners parts: w1@0 burners; w5@1; w5@2; w5@3; salvage large; failure 5 scraps burners
burners depot: w1@0 burners; w5@2; w5@3; w5@4; failure 6 scraps burners leaves depot
burners medium: w1@0 burners; w5@1; w5@2; w5@3; failure 5 scraps burners
burners nano: w1@0 burners; w5@2; w5@3; w5@4; failure 6 scraps burners
reactor life: w5@1; w5@2; w5@3; failure 5
reactor parts: w5@1; w5@2; w5@3; salvage large; failure 5
reactor depot: w5@2; w5@3; w5@4; failure 6 leaves depot
reactor medium: w5@1; w5@2; w5@3; failure 5
reactor nano: w5@2; w5@3; w5@4; failure 6
life parts: w5@0; w5@1; w5@2; salvage large; failure 4
life depot: w5@1; w5@2; w5@3; failure 5 leaves depot
life medium: w5@0; w5@1; w5@2; failure 4
life nano: w5@1; w5@2; w5@3; failure 5
parts depot: w5@1; w5@2; w5@3; salvage large; failure 5 leaves depot
parts medium: w5@0; w5@1; w5@2; salvage large; failure 4
parts nano: w5@1; w5@2; w5@3; salvage large; failure 5
depot medium: w5@1; w5@2; w5@3; failure 5 leaves depot
depot nano: w5@2; w5@3; w5@4; failure 6 leaves depot
medium nano: w5@1; w5@2; w5@3; failure 5
"""

# Espionage beside the engine, and what it copies in which window.
COPIES = """
backup w1: w1@0 copy backup; w5@2; w5@3; w5@4; failure 6
backup w2: w1@0 (copy); w2@1 copy backup; w5@2; w5@3; w5@4; failure 6
backup w3: w1@0 (copy); w2@1 (copy); w3@1 copy backup; w5@1; w5@2; w5@3; failure 5
backup w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy backup; w5@1; w5@2; w5@3; failure 5
planning w1: w1@0 copy planning; w3@1 espionage; pick 1; w5@2; w5@4; w5@4; failure 5
planning w2: w1@0 (copy); w2@1 copy planning; w3@1 espionage; pick 1; w5@2; w5@4; w5@4; failure 5
planning w3: w1@0 (copy); w2@1 (copy); w3@1 copy planning; w3@1 espionage; pick 1; w5@2; w5@4; w5@4; failure 5
planning w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy planning; w5@1; w5@2; w5@3; failure 5
suit w1: w1@0 copy suit; w4@0 espionage; w5@1; w5@2; w5@4; failure 4
suit w2: w1@0 (copy); w2@1 copy suit; w4@1 espionage; w5@2; w5@3; w5@5; failure 5
suit w3: w1@0 (copy); w2@1 (copy); w3@1 copy suit; w4@1 espionage; w5@2; w5@3; w5@5; failure 5
suit w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy suit; w5@1; w4@1 espionage; w5@2; w5@4; failure 4
shield w1: w1@0 copy shield; w4@1 espionage; w5@3; w5@4; w5@5; failure 7
shield w2: w1@0 (copy); w2@1 copy shield; w4@1 espionage; w5@3; w5@4; w5@5; failure 7
shield w3: w1@0 (copy); w2@1 (copy); w3@1 copy shield; w4@1 espionage; w5@3; w5@4; w5@5; failure 7
shield w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy shield; w5@1; w5@2; w5@3; failure 5
burners w1: w1@0 copy burners; w1@0 espionage; w5@1; w5@2; w5@3; failure 5 scraps espionage
burners w2: w1@0 (copy); w2@1 copy burners; w2@1 espionage; w5@2; w5@3; w5@4; failure 6 scraps espionage
burners w3: w1@0 (copy); w2@1 (copy); w3@1 copy burners; w3@1 espionage; w5@2; w5@3; w5@4; failure 6 scraps espionage
burners w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy burners; w5@1 espionage; w5@2; w5@3; w5@4;
  failure 6 scraps espionage
reactor w1: w1@0 copy reactor; w5@1; w5@2; w5@3; failure 5
reactor w2: w1@0 (copy); w2@1 copy reactor; w5@1; w5@2; w5@3; failure 5
reactor w3: w1@0 (copy); w2@1 (copy); w3@1 copy reactor; w5@1; w5@2; w5@3; failure 5
reactor w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy reactor; w5@1; w5@2; w5@3; failure 5
life w1: w1@0 copy life; w5@0; w5@1; w5@2; failure 4
life w2: w1@0 (copy); w2@1 copy life; w5@1; w5@2; w5@3; failure 5
life w3: w1@0 (copy); w2@1 (copy); w3@1 copy life; w5@1; w5@2; w5@3; failure 5
life w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy life; w5@1; w5@2; w5@3; failure 5
parts w1: w1@0 copy parts; w5@0; w5@1; w5@2; salvage large; failure 4
parts w2: w1@0 (copy); w2@1 copy parts; w5@1; w5@2; w5@3; salvage large; failure 5
parts w3: w1@0 (copy); w2@1 (copy); w3@1 copy parts; w5@1; w5@2; w5@3; salvage large; failure 5
parts w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy parts; w5@1; w5@2; w5@3; salvage large; failure 5
depot w1: w1@0 copy depot; w5@1; w5@2; w5@3; failure 5
depot w2: w1@0 (copy); w2@1 copy depot; w5@1; w5@2; w5@3; failure 5
depot w3: w1@0 (copy); w2@1 (copy); w3@1 copy depot; w5@1; w5@2; w5@3; failure 5
depot w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy depot; w5@1; w5@2; w5@3; failure 5
medium w1: w1@0 copy medium; w5@0; w5@1; w5@2; failure 4
medium w2: w1@0 (copy); w2@1 copy medium; w5@1; w5@2; w5@3; failure 5
medium w3: w1@0 (copy); w2@1 (copy); w3@1 copy medium; w5@1; w5@2; w5@3; failure 5
medium w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy medium; w5@1; w5@2; w5@3; failure 5
nano w1: w1@0 copy nano; w5@1; w5@2; w5@3; failure 5
nano w2: w1@0 (copy); w2@1 copy nano; w5@1; w5@2; w5@3; failure 5
nano w3: w1@0 (copy); w2@1 (copy); w3@1 copy nano; w5@1; w5@2; w5@3; failure 5
nano w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy nano; w5@1; w5@2; w5@3; failure 5
data w1: w1@0 copy data; w5@0; w5@1; w5@2; failure 4
data w2: w1@0 (copy); w2@1 copy data; w5@1; w5@2; w5@3; failure 5
data w3: w1@0 (copy); w2@1 (copy); w3@1 copy data; w5@1; w5@2; w5@3; failure 5
data w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy data; w5@1; w5@2; w5@3; failure 5
tubes w1: w1@0 copy tubes; w5@2; w5@3; w5@4; failure 6
tubes w2: w1@0 (copy); w2@1 copy tubes; w5@1; w5@2; w5@3; failure 5
tubes w3: w1@0 (copy); w2@1 (copy); w3@1 copy tubes; w5@1; w5@2; w5@3; failure 5
tubes w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy tubes; w5@1; w5@2; w5@3; failure 5
station w1: w1@0 copy station; w5@1; w5@2; w5@3; failure 5
station w2: w1@0 (copy); w2@1 copy station; w5@1; w5@2; w5@3; failure 5
station w3: w1@0 (copy); w2@1 (copy); w3@1 copy station; w5@1; w5@2; w5@3; failure 5
station w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy station; w5@1; w5@2; w5@3; failure 5
shipyard w1: w1@0 copy shipyard; w5@0; w5@1; w5@2; failure 4
shipyard w2: w1@0 (copy); w2@1 copy shipyard; w5@1; w5@2; w5@3; failure 5
shipyard w3: w1@0 (copy); w2@1 (copy); w3@1 copy shipyard; w5@1; w5@2; w5@3; failure 5
shipyard w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy shipyard; w5@1; w5@2; w5@3; failure 5
"""

# The same with the same card beside it.
BESIDE = """
backup w1: w1@0 copy backup; w5@4; w5@5; w5@6; failure 8
backup w2: w1@0 (copy); w2@3 copy backup; w5@4; w5@5; w5@6; failure 8
backup w3: w1@0 (copy); w2@3 (copy); w3@3 copy backup; w5@3; w5@4; w5@5; failure 7
backup w5: w1@0 (copy); w2@3 (copy); w3@3 (copy); w5@3 copy backup; w5@3; w5@4; w5@5; failure 7
planning w1: w1@0 copy planning; w3@2 planning (espionage); pick 1; w5@3; w5@5; w5@5; failure 6
planning w2: w1@0 (copy); w2@2 copy planning; w3@2 planning (espionage); pick 1; w5@3; w5@5; w5@5; failure 6
planning w3: w1@0 (copy); w2@2 (copy); w3@2 copy planning (planning); w3@2 planning (espionage); pick 1; w5@3; w5@5;
  w5@5; failure 6
planning w5: w1@0 (copy); w2@2 (copy); w3@2 planning (copy); pick 1; w5@3 copy planning; w5@3; w5@5; w5@5; failure 6
suit w1: w1@0 copy suit; w4@0 suit (espionage); w4@0 espionage; w5@1; w5@3; w5@3; failure 4
suit w2: w1@0 (copy); w2@1 copy suit; w4@1 suit (espionage); w4@1 espionage; w5@2; w5@4; w5@4; failure 5
suit w3: w1@0 (copy); w2@1 (copy); w3@1 copy suit; w4@1 suit (espionage); w4@1 espionage; w5@2; w5@4; w5@4; failure 5
suit w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w4@1 suit; w5@2 copy suit; w5@2; w4@2 espionage; w5@4; w5@4; failure 5
shield w1: w1@0 copy shield; w4@2 shield (espionage); w5@4; w5@5; w5@6; failure 8
shield w2: w1@0 (copy); w2@2 copy shield; w4@2 shield (espionage); w5@4; w5@5; w5@6; failure 8
shield w3: w1@0 (copy); w2@2 (copy); w3@2 copy shield; w4@2 shield (espionage); w5@4; w5@5; w5@6; failure 8
shield w5: w1@0 (copy); w2@2 (copy); w3@2 (copy); w4@2 shield; w5@4 copy shield; w5@4; w5@5; w5@6; failure 8
burners w1: w1@0 copy burners (burners); w1@0 burners (espionage); w1@1 espionage; w5@2; w5@3; w5@4;
  failure 6 scraps burners espionage
burners w2: w1@0 burners (copy); w1@1 (copy); w2@2 copy burners; w2@2 espionage; w5@3; w5@4; w5@5;
  failure 7 scraps burners espionage
burners w3: w1@0 burners (copy); w1@1 (copy); w2@2 (copy); w3@2 copy burners; w3@2 espionage; w5@3; w5@4; w5@5;
  failure 7 scraps burners espionage
burners w5: w1@0 burners (copy); w1@1 (copy); w2@2 (copy); w3@2 (copy); w5@2 copy burners; w5@2 espionage; w5@3;
  w5@4; w5@5; failure 7 scraps burners espionage
reactor w1: w1@0 copy reactor; w5@2; w5@3; w5@4; failure 6
reactor w2: w1@0 (copy); w2@2 copy reactor; w5@2; w5@3; w5@4; failure 6
reactor w3: w1@0 (copy); w2@2 (copy); w3@2 copy reactor; w5@2; w5@3; w5@4; failure 6
reactor w5: w1@0 (copy); w2@2 (copy); w3@2 (copy); w5@2 copy reactor; w5@2; w5@3; w5@4; failure 6
depot w1: w1@0 copy depot; w5@2; w5@3; w5@4; failure 6 leaves depot
depot w2: w1@0 (copy); w2@2 copy depot; w5@2; w5@3; w5@4; failure 6 leaves depot
depot w3: w1@0 (copy); w2@2 (copy); w3@2 copy depot; w5@2; w5@3; w5@4; failure 6 leaves depot
depot w5: w1@0 (copy); w2@2 (copy); w3@2 (copy); w5@2 copy depot; w5@2; w5@3; w5@4; failure 6 leaves depot
medium w1: w1@0 copy medium; w5@0; w5@1; w5@2; failure 4
medium w2: w1@0 (copy); w2@1 copy medium; w5@1; w5@2; w5@3; failure 5
medium w3: w1@0 (copy); w2@1 (copy); w3@1 copy medium; w5@1; w5@2; w5@3; failure 5
medium w5: w1@0 (copy); w2@1 (copy); w3@1 (copy); w5@1 copy medium; w5@1; w5@2; w5@3; failure 5
nano w1: w1@0 copy nano; w5@2; w5@3; w5@4; failure 6
nano w2: w1@0 (copy); w2@2 copy nano; w5@2; w5@3; w5@4; failure 6
nano w3: w1@0 (copy); w2@2 (copy); w3@2 copy nano; w5@2; w5@3; w5@4; failure 6
nano w5: w1@0 (copy); w2@2 (copy); w3@2 (copy); w5@2 copy nano; w5@2; w5@3; w5@4; failure 6
"""


def rows(text: str) -> dict[str, str]:
    """The table's rows by their names; an indented line goes on with the one before."""
    return dict(row.split(": ") for row in text.strip().replace("\n  ", " ").splitlines())


def flown(pad: Sequence[str], others: Sequence[str] = (), copy_in: str | None = None) -> str:
    """How the launch goes, as a row tells it."""
    match = at([seat(plan="satellite_a", pad=[LARGE, *pad]), seat(plan="hotel_a", pad=list(others))], players=4)
    state: Any = after(match.state, 0, "launch moon")
    cards = list(CARDS)
    told: list[str] = []
    while state.launch is not None:
        if state.current() == CHANCE:
            state = after(state, CHANCE, f"success {cards.pop(0)}")
            continue
        asked = words_of(state.agenda[-1]).split()[0]
        rocket = LAUNCH.write(state.launch, state)["rocket"]
        choices = [GAME.actions[action] for action in state.legal_actions(0)]
        chosen = choice(asked, choices, copy_in)
        if asked != "mission":
            told.append(row(asked, rocket, choices, chosen))
        state = after(state, 0, chosen)
    own = SEAT.write(state.seats[0], state)
    end = f"failure {rocket}"
    for zone, verb in (("scrapyard", "scraps"), ("pad", "leaves")):
        if zone in own:
            end += f" {verb} " + " ".join(sorted(SHORT[card] for card in own[zone]))
    assert own["plan"] == "satellite_a"
    assert len(own["known"]) == sum(each.startswith("salvage") for each in told)
    return "; ".join([*told, end])


def choice(asked: str, choices: list[str], copy_in: str | None) -> str:
    """What is done: used where that is possible, copied in the window named."""
    copies = [words for words in choices if words.startswith("copy ")]
    uses = [words for words in (f"use {card}" for card in NAMES.values()) if words in choices]
    if asked == copy_in and copies:
        return copies[0]
    if asked == "salvage":
        return f"salvage {LARGE}"
    if asked == "pick":
        return choices[-1]  # the highest
    return uses[0] if uses else choices[0]


def row(asked: str, rocket: int, choices: list[str], chosen: str) -> str:
    """One answer in a row's words."""
    if not asked.startswith("w"):
        verb, what = chosen.split()
        return f"{verb} {SHORT.get(what, what)}"
    uses = [f"use {card}" for card in NAMES.values() if f"use {card}" in choices]
    others = [SHORT[words.split()[1]] for words in uses if words != chosen]
    others += ["copy" for words in choices if words.startswith("copy ") and words != chosen]
    verb, _, what = chosen.partition(" ")
    done = {"use": f" {SHORT.get(what)}", "copy": f" copy {SHORT.get(what)}"}.get(verb, "")
    return f"{asked}@{rocket}{done}" + (f" ({', '.join(others)})" if others else "")


def test_rm_10_12_the_table_has_every_pair() -> None:
    assert list(rows(PAIRS)) == [" ".join(pair) for pair in combinations(ABLE, 2)]
    windows = ("w1", "w2", "w3", "w5")
    copied = [*(name for name in ABLE if name != "espionage"), "data", "tubes", "station", "shipyard"]
    assert set(rows(COPIES)) == {f"{name} {window}" for name in copied for window in windows}
    twice = [name for name in ABLE if name not in ("espionage", "life", "parts")]  # of those there is one card
    assert set(rows(BESIDE)) == {f"{name} {window}" for name in twice for window in windows}


@pytest.mark.parametrize("pair", rows(PAIRS))
def test_rm_10_12_two_abilities_in_one_launch(pair: str) -> None:
    """RM-D.11 to RM-D.18: what each window offers, and what comes of it."""
    assert flown([NAMES[name] for name in pair.split()]) == rows(PAIRS)[pair]


@pytest.mark.parametrize("copied", rows(COPIES))
def test_rm_r_11_a_copy_in_each_window(copied: str) -> None:
    """RM-R.11 (a) to (c), (f): symbols count in later steps, effects in windows still to come."""
    name, window = copied.split()
    assert flown([ESPIONAGE], [NAMES[name]], window) == rows(COPIES)[copied]


@pytest.mark.parametrize("copied", rows(BESIDE))
def test_rm_r_11_a_copy_beside_the_own_card(copied: str) -> None:
    """RM-R.11 (d): both work, each for itself."""
    name, window = copied.split()
    assert flown([ESPIONAGE, NAMES[name]], [NAMES[name]], window) == rows(BESIDE)[copied]
