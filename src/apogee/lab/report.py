"""Report: what many matches come to, as text for a terminal of 80 columns."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence

from apogee.core.mode import mode
from apogee.lab.figures import duration, number, percent, table
from apogee.lab.schedule import Schedule
from apogee.lab.worker import Played
from apogee.locale.texts import Texts

Z = 1.959963984540054  # 95 % of a normal distribution lie within as many standard deviations
QUANTILES = (0.5, 0.05, 0.95, 0.99, 1.0)


def wilson(wins: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = wins / of
    centre = share + Z * Z / (2 * of)
    spread = Z * math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    whole = 1 + Z * Z / of
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def quantile(ascending: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed."""
    return ascending[max(0, math.ceil(share * len(ascending)) - 1)]


class Record:
    """How a bot, or a seat, did."""

    def __init__(self) -> None:
        self.played = 0
        self.wins = 0
        self.points = 0

    def add(self, score: int, place: int) -> None:
        self.played += 1
        self.wins += place == 1
        self.points += score

    @property
    def share(self) -> float:
        return self.wins / self.played


def records(schedule: Schedule, played: Sequence[Played]) -> tuple[dict[str, Record], list[Record]]:
    """The bots by name, in the order of their seats, and the seats."""
    bots = {name: Record() for name in schedule.bots}
    seats = [Record() for _ in range(schedule.players)]
    for each in played:
        for seat, name in enumerate(schedule.seating(each.match)):
            for record in (bots[name], seats[seat]):
                record.add(each.scores[seat], each.places[seat])
    return bots, seats


def by_character(texts: Texts, played: Sequence[Played]) -> dict[str, Record]:
    """The characters that were played, by their names, most wins for their matches first."""
    found: defaultdict[str, Record] = defaultdict(Record)
    for each in played:
        for seat, name in enumerate(each.characters):
            found[name].add(each.scores[seat], each.places[seat])
    return {texts.name(name): found[name] for name in sorted(found, key=lambda name: (-found[name].share, name))}


def summary(texts: Texts, schedule: Schedule, played: Sequence[Played], new: int, seconds: float) -> str:
    """All of it. `new` of the matches were played just now, in so many seconds. The texts are those of the game."""
    assert texts.game is not None
    bots, seats = records(schedule, played)
    shared = sum(each.places.count(1) > 1 for each in played)
    tables = [
        texts("simulate-title", game=texts.game.title, matches=len(played), players=schedule.players),
        record_table(texts, "bot", bots),
        *([seat_table(texts, seats)] if schedule.players > 1 else []),
        *([record_table(texts, "character", characters)] if (characters := by_character(texts, played)) else []),
        length_table(texts, played),
        end_table(texts, played),
    ]
    lines = [
        *([texts("simulate-alone")] if schedule.players == 1 else []),
        *([texts("simulate-shared", matches=number(texts, shared))] if shared else []),
        *closing_lines(texts, schedule, new, seconds),
    ]
    return "\n\n".join([*tables, "\n".join(lines)])


def closing_lines(texts: Texts, schedule: Schedule, new: int, seconds: float) -> list[str]:
    """The options, how fast it went, which versions have played, and the seed."""
    listed = ", ".join(f"{name}={value}" for name, value in schedule.options.items())
    rate = number(texts, new / max(seconds, 1e-6), 1)
    rules, components = schedule.rules_version, schedule.components_hash[:12]
    return [
        *([f"{texts('simulate-options')} {listed}"] if listed else []),
        texts("simulate-time", matches=new, time=duration(seconds), rate=rate, mode=mode()),
        texts("simulate-versions", apogee=schedule.apogee_version, rules=rules, components=components),
        texts("simulate-seed", seed=schedule.seed),
    ]


def interval_text(texts: Texts, low: float, high: float) -> str:
    """Within which bounds a share lies, in per cent."""
    return texts("simulate-interval", low=number(texts, 100 * low, 1), high=number(texts, 100 * high, 1))


def record_table(texts: Texts, title: str, found: dict[str, Record]) -> str:
    """Who did how well, with the interval within which the share of wins lies."""
    titles = (title, "played", "wins", "share", "interval", "score")
    lines = [[texts(f"simulate-column-{title}") for title in titles]]
    for name, record in found.items():
        lines.append(
            [
                name,
                number(texts, record.played),
                number(texts, record.wins),
                percent(texts, record.share),
                interval_text(texts, *wilson(record.wins, record.played)),
                number(texts, record.points / record.played, 2),
            ]
        )
    return table(lines)


def seat_table(texts: Texts, seats: list[Record]) -> str:
    lines = [[texts(f"simulate-column-{title}") for title in ("seat", "wins", "share", "score")]]
    for seat, record in enumerate(seats):
        mean = number(texts, record.points / record.played, 2)
        lines.append([texts.seat(seat, None), number(texts, record.wins), percent(texts, record.share), mean])
    return table(lines)


def length_table(texts: Texts, played: Sequence[Played]) -> str:
    lines = [[texts(f"simulate-column-{title}") for title in ("length", "median", "5", "95", "99", "most")]]
    lengths = {
        "rounds": sorted(each.rounds for each in played if each.rounds is not None),
        "turns": sorted(each.turns for each in played if each.turns is not None),
        "decisions": sorted(each.decisions for each in played),
        "chance": sorted(each.chance_steps for each in played),
    }
    for name, ascending in lengths.items():
        if ascending:
            found = [number(texts, quantile(ascending, share)) for share in QUANTILES]
            lines.append([texts(f"simulate-length-{name}"), *found])
    return table(lines)


def end_table(texts: Texts, played: Sequence[Played]) -> str:
    lines = [[texts(f"simulate-column-{title}") for title in ("end", "matches", "share")]]
    for reason, count in Counter(each.end_reason for each in played).most_common():
        lines.append([texts.name(reason), number(texts, count), percent(texts, count / len(played))])
    return table(lines)
