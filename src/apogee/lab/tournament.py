"""Tournament: the arena's schedule. A block is one deck, played by everybody against everybody from every seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from statistics import fmean
from typing import ClassVar

from apogee.bots import roster
from apogee.lab.schedule import Schedule, rotate
from apogee.lab.strength import Ranking
from apogee.lab.worker import Played

# Seeds of one kind are never seeds of another: what was learned or tuned on some is measured on others.
SEEDS = ("train", "tune", "test")


@dataclass(frozen=True)
class Tournament(Schedule):
    """All that decides the results. Each match has its own generator for each bot, apart from the deck's."""

    FORMAT: ClassVar[str] = "apogee arena 1"

    seeds: str  # one of SEEDS

    @cached_property
    def pairings(self) -> list[tuple[str, str]]:
        """Who is alone against whom: of two, the first against the second; of more, everybody against everybody."""
        if self.players == 1:
            return []
        if len(self.bots) == 2 or self.players == 2:
            return list(combinations(self.bots, 2))
        return list(permutations(self.bots, 2))

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """The matches of a block: each pairing, with the one alone on every seat; with one player, each bot."""
        if self.players == 1:
            return [(bot,) for bot in self.bots]
        return [
            rotate((one, *[other] * (self.players - 1)), by)
            for one, other in self.pairings
            for by in range(self.players)
        ]

    @property
    def blocks(self) -> int:
        return self.matches // len(self.seatings)

    def match_seed(self, match: int) -> str:
        return f"{self.seeds} {self.seed}-{self.block(match)}"

    def bot_seed(self, match: int, seat: int) -> int:
        """Another one for each match, bot and seat."""
        place = match % len(self.seatings)
        return roster.seed_of(f"{self.match_seed(match)} {place} {self.seating(match)[seat]}", seat)

    def pairing(self, match: int) -> tuple[str, str]:
        return self.pairings[match % len(self.seatings) // self.players]


def whole_blocks(tournament: Tournament, played: Iterable[Played]) -> list[list[Played]]:
    """The matches by block, in order, up to the first block of which one is missing."""
    found: defaultdict[int, list[Played]] = defaultdict(list)
    for each in played:
        found[tournament.block(each.match)].append(each)
    blocks: list[list[Played]] = []
    while len(found[len(blocks)]) == len(tournament.seatings):
        blocks.append(sorted(found[len(blocks)]))
    return blocks


# --- What a bot got out of a match


def wins(played: Played, bot: str) -> float:
    """What a bot's seats have of the win: all of it, or a part where several share it, or nothing."""
    winners = [who for who, place in zip(played.bots, played.places, strict=True) if place == 1]
    return winners.count(bot) / len(winners) if winners else 0.0


def margin(played: Played, bot: str) -> float:
    """By how many points a bot is ahead of the mean of the others; alone, its points."""
    own = fmean(score for who, score in zip(played.bots, played.scores, strict=True) if who == bot)
    others = [score for who, score in zip(played.bots, played.scores, strict=True) if who != bot]
    return own - fmean(others) if others else own


def ranking(played: Played) -> Ranking:
    """Who came before whom."""
    by_place: defaultdict[int, list[str]] = defaultdict(list)
    for who, place in zip(played.bots, played.places, strict=True):
        by_place[place].append(who)
    return tuple(tuple(sorted(by_place[place])) for place in sorted(by_place))


class Pair:
    """What blocks say about one bot against another."""

    def __init__(self, tournament: Tournament, blocks: Sequence[Sequence[Played]], one: str, other: str) -> None:
        mine = [[each for each in block if tournament.pairing(each.match) == (one, other)] for block in blocks]
        self.matches = sum(map(len, mine))
        self.shares = [fmean(wins(each, one) for each in block) for block in mine]
        self.margins = [fmean(margin(each, one) for each in block) for block in mine]


def rankings(blocks: Sequence[Sequence[Played]]) -> list[Counter[Ranking]]:
    """What ratings are made of."""
    return [Counter(map(ranking, block)) for block in blocks]
