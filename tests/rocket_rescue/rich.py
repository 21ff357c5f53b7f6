"""Rich tables by chance: rockets that can fly, crew everywhere, full hands. Random matches rarely get there."""

import random
from collections import Counter
from typing import Any

from tests.rocket_rescue import second

PHASES = ("build_launch", "build_launch", "build_launch", "boarding", "end", "shopping", "research", "begin")
LENGTHS = tuple(second.CREW)
CHARACTERS = {
    "base": ["explorer", "engineer", "ambassador", "saboteur", "miner", "pilot"],
    "deluxe": ["explorer", "engineer", "mechanic", "ambassador", "saboteur", "mogul", "miner", "pilot"],
}
# Those who act in launches and at the start of rounds sit at the table more often.
BUSY = ["saboteur", "mechanic", "pilot", "explorer", "mogul", "ambassador", "engineer", "miner"]


class Maker:
    """Makes one position; the same for the same seed."""

    def __init__(self, players: int, seed: int) -> None:
        self.chooser = random.Random(1000 * players + seed)  # noqa: S311
        self.players = players
        self.edition = ("base", "deluxe")[seed % 2]
        self.length = LENGTHS[seed // 2 % 3]
        self.phase = PHASES[seed % len(PHASES)]
        self.characters: list[str] = []
        if seed % 3:
            known = CHARACTERS[self.edition]
            busy = [each for each in BUSY if each in known][: players + 1]
            self.characters = self.chooser.sample(busy if seed % 4 == 1 else known, players)
        self.cards = Counter({card: row["copies"][self.edition] for card, row in second.MODULES.items()})
        self.crew = [second.CREW[self.length]] * players  # not yet anywhere
        self.chips = [8 if self.edition == "base" else 9] * players
        if "pilot" in self.characters:
            self.chips[self.characters.index("pilot")] -= 1
        if "explorer" in self.characters:
            self.chips[self.characters.index("explorer")] -= 3
        self.planets = {
            colour: [
                card for card, row in second.PLANETS.items() if row["colour"] == colour and row["copies"][self.edition]
            ]
            for colour in ("blue", "red")
        }
        for pile in self.planets.values():
            self.chooser.shuffle(pile)

    def module(self, kind: str) -> str | None:
        """A module of a type that is still left."""
        left = sorted(card for card in +self.cards if second.MODULES[card]["type"] == kind)
        if not left:
            return None
        card: str = self.chooser.choice(left)
        self.cards[card] -= 1
        return card

    def some_crew(self, seats: int, kept: int = 0) -> dict[str, int]:
        """Crew of any colours, so many at most; so many of each are kept."""
        found: Counter[str] = Counter()
        for _ in range(self.chooser.randrange(seats + 1)):
            player = self.chooser.randrange(self.players)
            if self.crew[player] > kept:
                self.crew[player] -= 1
                found[second.COLOURS[player]] += 1
        return dict(found)

    def built(self, kind: str) -> list[dict[str, Any]]:
        """A module of a type with an owner and crew, if there is one left, and a chip."""
        owners = [player for player in range(self.players) if self.chips[player] > 0]
        card = self.module(kind) if owners else None
        if card is None:
            return []
        owner = self.chooser.choice(owners)
        self.chips[owner] -= 1
        return [{"module": card, "owner": owner, "crew": self.some_crew(second.MODULES[card]["seats"])}]

    def rocket(self) -> list[dict[str, Any]]:
        """A rocket that can mostly fly, sometimes with a part missing."""
        kinds = ["engine", "cockpit", "tank"]
        kinds += self.chooser.choice([[], ["crew"], ["tank"], ["crew", "tank"], ["crew", "crew"], ["tank", "tank"]])
        if self.chooser.random() < 0.25:
            kinds.remove(self.chooser.choice(kinds))
        return [built for kind in kinds for built in self.built(kind)]

    def flown(self) -> list[dict[str, Any]]:
        """Planets that were flown to, with many crew; nobody has rescued everybody before rockets fly (RR-12.1)."""
        kept = 0 if self.phase in ("build_launch", "end") else 1
        found = []
        for _ in range(self.chooser.randrange(5)):
            pile = self.planets[self.chooser.choice(["blue", "red"])]
            if len(pile) > 4:
                rescuer = self.chooser.randrange(self.players)
                found.append({"planet": pile.pop(), "rescuer": rescuer, "crew": self.some_crew(8, kept)})
        return found

    def hand(self) -> list[str]:
        """Modules not yet built; at the start of a round one at most."""
        most = 2 if self.phase == "begin" else 4
        modules = [self.module(self.chooser.choice(["engine", "cockpit", "tank", "crew"])) for _ in range(most - 1)]
        return [card for card in modules[: self.chooser.randrange(most)] if card is not None]

    def seat(self, player: int) -> dict[str, Any]:
        """A player's supply."""
        seat: dict[str, Any] = {
            "energy": self.chooser.choice([0, 1, 5, 12, 20, 30]),
            "cubes": {resource: self.chooser.randrange(6) for resource in second.RESOURCES},
            "modules": self.hand(),
            "vp": self.chooser.randrange(9),
        }
        if self.phase not in ("begin", "end"):
            seat["dice"] = self.dice()
        if self.characters:
            seat["character"] = self.characters[player]
        return seat

    def dice(self) -> dict[str, list[int]]:
        """One or two dice in the phase that begins, high ones where rockets fly."""
        values = [3, 4, 5, 6, 6, 1, 2] if self.phase == "build_launch" else [1, 2, 3, 4, 5, 6]
        second_values = values if self.phase == "research" else [0, *values]
        return {self.phase: [self.chooser.choice(values), self.chooser.choice(second_values)]}

    def position(self) -> dict[str, Any]:
        """The whole position."""
        closed = self.chooser.sample(range(1, 7), second.TABLES[self.players]["closed_hangars"])
        flown = self.flown()
        terminal = [player for player in range(self.players) if self.crew[player] and self.chooser.random() < 0.4]
        for player in terminal:
            self.crew[player] -= 1
        rockets = [[] if number in closed else self.rocket() for number in range(1, 7)]
        found: dict[str, Any] = {
            "edition": self.edition,
            "length": self.length,
            "round": self.chooser.randrange(2, 9),
            "phase": self.phase,
            "influence": self.chooser.sample(range(self.players), self.players),
            "hangars": rockets,
            "closed": closed,
            "terminal": self.chooser.sample(terminal, len(terminal)),
            "flown": flown,
            "planets": [*self.planets["blue"][:3], *self.planets["red"][:2]],
            "market": {resource: self.chooser.randrange(11) for resource in second.RESOURCES},
            "seats": [self.seat(player) for player in range(self.players)],
        }
        if "explorer" in self.characters:
            found["marks"] = [1, 0, self.chooser.randrange(2), self.chooser.randrange(2), 0]
        if "mogul" in self.characters:
            found["companies"] = {"stellaris-x": self.chooser.randrange(2)}
        return found


def rich_position(players: int, seed: int) -> dict[str, Any]:
    """A position in the middle of a match, with any options; the same for the same seed."""
    return Maker(players, seed).position()
