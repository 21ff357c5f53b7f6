"""What clones and Rocketmen's odds cost, for peers.py: the middle of random matches, and random launch pads."""

import random
import statistics
import time
from typing import Any

import apogee
from apogee.games.rocketmen import data, odds
from apogee.lab import speed

GAME = apogee.game("rocketmen")
RESCUE = apogee.game("rocket-rescue")
POSITIONS = 5  # that are cloned
ABILITIES = [card for card in range(data.KINDS) if data.BACKUP <= data.EFFECT[card] < data.A_DEPOT]
FOR_PAD = [card for card in range(data.KINDS) if data.IS_FOR_PAD[card]]


def random_pad(dice: random.Random) -> list[int]:
    """At least two abilities, some engines, and whatever else a pad may hold."""
    pad = dice.sample(ABILITIES, dice.randint(2, 4))
    pad += [data.FIRST_ENGINE + dice.randrange(data.ENGINES) for _ in range(dice.randint(0, 3))]
    for card in (dice.choice(FOR_PAD) for _ in range(dice.randint(0, 5))):
        if card not in pad:
            pad.append(card)
    return sorted(pad)


def random_table(number: int) -> tuple[Any, int]:
    """Four players with pads, the first of them before a launch, and its destination."""
    dice = random.Random(number)  # noqa: S311 - for play, not for secrets
    destination = number % data.DESTINATIONS_COUNT
    missions = [each for each in range(data.MISSIONS) if data.LOCATION_OF[each][destination] >= 0]
    table = GAME.from_json({"seats": [{}, {}, {}, {}]})
    for seat in table.seats:
        seat.pad = random_pad(dice)
    own = table.seats[table.turn]
    own.plan = dice.choice(missions)
    own.rocket_tokens = dice.randint(3, 9)
    own.science_tokens = dice.randint(0, 3)
    return table, destination


class Costs:
    """Turns of measuring, each with other positions and pads."""

    def __init__(self) -> None:
        self.turns = 0
        self.pads = 0

    def turn(self, seconds: float, pads: int) -> dict[str, Any]:
        """The microseconds of clones, and the milliseconds of the odds of each of some launches, none remembered."""
        slot = seconds / (2 * POSITIONS)
        clones, rescue_clones = (
            [
                speed.seconds_per_call(speed.middle(game, players, self.turns * POSITIONS + number).clone, slot)
                for number in range(POSITIONS)
            ]
            for game, players in ((GAME, 4), (RESCUE, 5))
        )
        launches = []
        for _ in range(pads):
            table, destination = random_table(self.pads)
            self.pads += 1
            odds._KNOWN.clear()  # what it remembers is what is not to be measured
            begin = time.perf_counter()
            odds.before(table, table.turn, destination)
            launches.append(1e3 * (time.perf_counter() - begin))
        self.turns += 1
        return {
            "clone_microseconds": 1e6 * statistics.median(clones),
            "rescue_clone_microseconds": 1e6 * statistics.median(rescue_clones),
            "odds_milliseconds": launches,
        }
