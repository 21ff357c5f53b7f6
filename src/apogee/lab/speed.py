"""`apogee bench`: what single operations cost, in the middle of random matches, and how fast matches are played.

It measures the package that runs, and says whether that one is compiled. Times are the processor's and include the call
from Python. Each cost is the median over the positions of the median over the repeats.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from apogee import __version__, catalog
from apogee.arguments import game_of, seconds, whole_number
from apogee.bots import roster
from apogee.bots.random import Tally, play_out, step
from apogee.core.game import Game
from apogee.core.mode import mode
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY
from apogee.lab.figures import Line, number, table
from apogee.lab.runner import INTERRUPTED
from apogee.locale.texts import Texts

SECONDS = 5
MATCHES = 9
MOST_MATCHES = 10_000
REPEATS = 5
ITERATIONS = 32  # per choice of the best bot that searches


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What the command takes."""
    games = ", ".join(catalog.GAMES)
    parser.add_argument("game", metavar=texts("help-game"), nargs="?", help=texts("bench-help-game", games=games))
    parser.add_argument("--players", metavar="N", help=texts("bench-help-players"))
    parser.add_argument("--seconds", metavar="N", default=SECONDS, help=texts("bench-help-seconds", default=SECONDS))
    parser.add_argument("--matches", metavar="N", default=MATCHES, help=texts("bench-help-matches", default=MATCHES))
    parser.add_argument("--json", action="store_true", help=texts("bench-help-json"))
    parser.add_argument("--plain", action="store_true", help=texts("help-plain"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Measure; the exit code."""
    limit = seconds(texts, "--seconds", arguments.seconds)
    matches = whole_number(texts, "--matches", arguments.matches, 1, MOST_MATCHES)
    games = [game_of(texts, name) for name in ([arguments.game] if arguments.game else catalog.GAMES)]
    players = {game.name: game.players[-1] for game in games}
    if arguments.players is not None:
        for game in games:
            players[game.name] = whole_number(texts, "--players", arguments.players, game.players[0], game.players[-1])
    header = {"apogee_version": __version__, "mode": mode(), "python": platform.python_version()}
    if not arguments.json:
        print(texts("bench-mode", apogee=__version__, mode=mode(), python=platform.python_version()), flush=True)
    found: list[dict[str, Any]] = []
    line = Line(is_plain=arguments.plain)
    try:
        for game in games:
            bench = Bench(game, players[game.name], matches, limit, texts, line)
            found.append(bench.measure())
            line.clear()
            if not arguments.json:
                print(f"\n{figures_of(found[-1], game, texts)}", flush=True)
    except KeyboardInterrupt:
        line.clear()
        print(f"apogee: {texts('interrupted')}", file=sys.stderr)
        return INTERRUPTED
    if arguments.json:
        print(json.dumps({**header, "games": found}, indent=1))
    return 0


class Bench:
    """The measurements of one game."""

    def __init__(
        self, game: Game[Any], players: int, matches: int, limit: float, texts: Texts, line: Line | None = None
    ) -> None:
        self.game = game
        self.players = players
        self.matches = matches
        self.seconds = limit  # in all
        self.texts = texts
        self.line = line

    def measure(self) -> dict[str, Any]:
        """All numbers: rates of random play, and microseconds per operation."""
        positions: list[State] = []
        for seed in range(self.matches):
            self.tell("match", number=seed + 1, total=self.matches)
            positions.append(middle(self.game, self.players, seed))
        names = list(operations(self.game, positions[0]))
        slot = self.seconds / ((len(names) + 1) * self.matches)
        costs: dict[str, list[float]] = {name: [] for name in names}
        for place, state in enumerate(positions, 1):
            for name, call in operations(self.game, state).items():
                self.tell("position", number=place, total=self.matches, operation=operation_text(name, self.texts))
                costs[name].append(1e6 * seconds_per_call(call, slot) / (ITERATIONS if "iteration" in name else 1))
        self.tell("play")
        microseconds = {name: statistics.median(found) for name, found in costs.items()}
        return {
            "game": self.game.name,
            "players": self.players,
            "positions": self.matches,
            "per_second": {**self.play_rates(slot * self.matches), "clones": 1e6 / microseconds["clone"]},
            "microseconds": microseconds,
        }

    def play_rates(self, limit: float) -> dict[str, float]:
        """Random matches from the beginning, with a new one as long as there is time."""
        tally = Tally()
        rng = Rng(1)
        matches = 0
        begin = time.process_time()
        while matches == 0 or time.process_time() - begin < limit:
            play_out(opening(self.game, self.players), rng, tally)
            matches += 1
        spent = max(time.process_time() - begin, 1e-9)
        return {
            "steps": int(tally.decisions + tally.chance_steps) / spent,
            "decisions": int(tally.decisions) / spent,
            "matches": matches / spent,
        }

    def tell(self, what: str, **facts: str | int) -> None:
        if self.line and self.line.is_due():
            self.line.show(self.texts(f"bench-progress-{what}", game=self.game.title, **facts))


# --- Positions


def opening(game: Game[Any], players: int) -> State:
    """A match about to begin, with the options that the game has by default."""
    state: State = game.new_state(players, game.chosen_options({}, players))
    return state


def middle(game: Game[Any], players: int, seed: int) -> State:
    """A position half-way through a random match, or soon after, in which a player has a choice."""
    state, rng = opening(game, players), Rng(seed)
    choices: list[int] = []
    length = 0
    while (player := state.current()) != NOBODY:
        if player != CHANCE and len(state.legal_actions(player)) > 1:
            choices.append(length)
        step(state, rng)
        length += 1
    state, rng = opening(game, players), Rng(seed)
    for _ in range(next((place for place in choices if place >= length // 2), choices[-1])):
        step(state, rng)
    return state


# --- Times


def operations(game: Game[Any], state: State) -> dict[str, Callable[[], object]]:
    """What is timed on a position, by name."""
    seat = state.current()
    rng = Rng(1)
    view = state.observe(seat)
    position = state.to_json()
    return {
        "clone": state.clone,
        "twin": lambda: state.determinize(seat, rng),
        "view": lambda: state.observe(seat),
        "view_json": view.to_json,
        "legal_actions": lambda: state.legal_actions(seat),
        "position_to_json": state.to_json,
        "position_from_json": lambda: game.from_json(position),
        "search_iteration": lambda: roster.search(game.name, state, seat, rng).run(ITERATIONS),
    }


def seconds_per_call(call: Callable[[], object], limit: float) -> float:
    """The median over some repeats of many calls each."""
    calls = 1
    while (spent := seconds_of(call, calls)) < limit / (4 * REPEATS) and calls < 10**7:
        calls *= 2
    calls = max(1, min(10**7, int(calls * limit / (REPEATS * max(spent, 1e-9)))))
    return max(statistics.median(seconds_of(call, calls) / calls for _ in range(REPEATS)), 1e-9)


def seconds_of(call: Callable[[], object], calls: int) -> float:
    begin = time.process_time()
    for _ in range(calls):
        call()
    return time.process_time() - begin


# --- Text


def figures_of(found: dict[str, Any], game: Game[Any], texts: Texts) -> str:
    """The tables of a game."""
    title = texts("bench-title", game=game.title, players=found["players"], positions=found["positions"])
    play = [[texts("bench-column-play"), texts("bench-column-rate")]]
    play += [[texts(f"bench-{name}"), rate_text(rate, texts)] for name, rate in found["per_second"].items()]
    cost = [[texts(f"bench-column-{column}") for column in ("cost", "microseconds", "rate")]]
    for name, microseconds in found["microseconds"].items():
        cost.append([operation_text(name, texts), number(texts, microseconds, 2), rate_text(1e6 / microseconds, texts)])
    return "\n\n".join([title, table(play), table(cost)])


def rate_text(rate: float, texts: Texts) -> str:
    return number(texts, rate, 0 if rate >= 100 else 1)


def operation_text(name: str, texts: Texts) -> str:
    return texts(f"bench-{name.replace('_', '-')}")
