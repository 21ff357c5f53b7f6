"""Writes the golden matches of tests/golden: matches per player count and mode, in words, with expected positions.

Run it only when a rule has moved, in a commit of its own that says which; `tools/golden.py GAME` writes those of one
game. Those of older rules are never written again: a change of the rules adds a kind here. A golden match is played
from its words alone, so it survives renumbering; `=` lines say what the position must then show.
"""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import apogee
from apogee.bots import roster
from apogee.catalog import GAMES
from apogee.core.components import package_of
from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.testing import laws

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
EVERY = 40  # decisions between expected positions
AT_RANDOM = 12  # one in so many decisions of a bot's match is made at random


class Kind(NamedTuple):
    """A match to be recorded: its file's name, and how it is set up."""

    name: str
    players: int
    options: dict[str, str]
    rules: int = 1  # the version that it is played by


MORE: dict[str, list[Kind]] = {
    "rocketmen": [
        Kind("battle", 2, {"mode": "battle"}),
        Kind("solo-easy", 1, {"level": "easy"}),
        Kind("solo-hard", 1, {"level": "hard"}),
        Kind("variants-random", 3, {"variants": "random"}),
        Kind("variants-chosen", 2, {"variants": "market_research+specialists"}),
    ],
    "rocket-rescue": [
        Kind("base-short-dealt", 3, {"length": "short", "characters": "deal"}),
        Kind("base-long-chosen", 4, {"length": "long", "characters": "choose"}),
        Kind("deluxe-short-chosen", 5, {"edition": "deluxe", "length": "short", "characters": "choose"}),
        Kind("deluxe-medium-dealt", 4, {"edition": "deluxe", "length": "medium", "characters": "deal"}),
        Kind("deluxe-long-dealt", 3, {"edition": "deluxe", "length": "long", "characters": "deal"}),
        Kind("deluxe-short", 3, {"edition": "deluxe", "length": "short"}),
        Kind("miner-dealt", 3, {"characters": "deal"}, rules=2),
        Kind("miner-chosen", 5, {"length": "long", "characters": "choose"}, rules=2),
    ],
}


def kinds(name: str) -> list[Kind]:
    """A match for each number of players, those of MORE, and one for each choice that none of these makes."""
    game = apogee.game(name)
    found = [*(Kind(f"{players}-players", players, {}) for players in game.players), *MORE.get(name, [])]
    for option, known in game.options.items():
        for choice in known.choices:
            if all(game.chosen_options(kind.options, kind.players)[option] != choice for kind in found):
                found.append(Kind(f"{option}-{choice}", game.players[-1], {option: choice}, game.rules_version))
    return found


BY_BOTS = ("rocketmen", "rocket-rescue")  # random players hardly ever complete a mission, or launch


def choose(name: str, match: Match, rng: Rng) -> str:
    """What the next seat does: by the laws' chooser, which tries every verb, or mostly by the greedy bot."""
    game = apogee.game(name)
    seat = match.pending()[0]
    if name in BY_BOTS and "greedy" in roster.names(name) and rng.below(AT_RANDOM) > 0:
        return game.actions[roster.Sitter(name, "greedy", seat, rng).answer(match.state)]
    return game.actions[laws.choose(game, match.state, seat, rng)]


KEYS = {  # of a position, beside what every match has
    "pocket-rockets": ("turn", "points", "fuel", "arrow"),
    "rocketmen": ("turn", "round", "standstill", "variants", "display", "engines"),
    "rocket-rescue": ("round", "phase", "influence", "market", "planets", "terminal", "closed", "display", "hangars"),
}


def facts(match: Match) -> list[str]:
    """What a golden match checks from time to time."""
    position = match.position()
    shown: dict[str, Any] = {"scores": match.scores(), "pending": list(match.pending())}
    for key in KEYS.get(match.game.name, ()):
        if key in position:
            shown[key] = position[key]
    if all("hand" in seat for seat in position["seats"]):
        shown["hands"] = [sorted(seat["hand"]) for seat in position["seats"]]
    if all("modules" in seat for seat in position["seats"]):
        shown["supplies"] = supplies(position)
    if any("markers" in seat for seat in position["seats"]):
        shown["markers"] = [seat.get("markers", []) for seat in position["seats"]]
    if match.over:
        shown["winners"] = list(match.winners())
        shown["end_reason"] = match.end_reason
    return [f"= {key} {json.dumps(value)}" for key, value in shown.items()]


def supplies(position: dict[str, Any]) -> list[list[Any]]:
    """What each player owns, in Rocket Rescue: energy, VP, crew, chips, cubes and modules."""
    return [
        [seat["energy"], seat["vp"], seat["crew"], seat["chips"], *seat["cubes"].values(), *seat["modules"]]
        for seat in position["seats"]
    ]


def record(name: str, kind: Kind) -> str:
    """A whole match, whose chance and choices are always the same."""
    players, options = kind.players, kind.options
    game = apogee.game(name)
    rng = Rng(players)
    match = game.match(players, options=options, seed=f"golden {players}", salt="golden")
    lines = [f"# A whole match of {game.title} with {players} players, rules version {game.rules_version}."]
    lines += [f"game {name}", *([f"rules {kind.rules}"] if kind.rules > 1 else [])]
    lines += [f"players {players}", *([f"options {json.dumps(options)}"] if options else [])]
    written = 0
    decisions = 0
    while True:
        over = not match.pending()  # which deals, at the beginning
        for entry in match.journal.entries[written:]:
            lines.append(f"{'*' if entry.seat is None else entry.seat} {entry.words}")
        written = len(match.journal.entries)
        if over or decisions % EVERY == 0:
            lines += facts(match)
        if over:
            return "\n".join(lines) + "\n"
        match.play(match.pending()[0], choose(name, match, rng))
        decisions += 1


def released_journal(name: str, players: int) -> str:
    """A finished journal that must verify for ever: with a scripted beginning, and with steps taken back."""
    game = apogee.game(name)
    rng = Rng(100 + players)
    match = game.match(players, seed=f"released {players}", salt="released")
    first = game.new_state(players, game.chosen_options({}, players)).chance_outcomes()
    match.expect(game.outcomes[first[-1][0]])
    decisions = 0
    while not match.over:
        match.play(match.pending()[0], choose(name, match, rng))
        decisions += 1
        if decisions in (12, 30):
            match.take_back(len(match.journal.entries) - decisions // 3)
    return match.journal.text(is_private=False)


def main(names: list[str]) -> int:
    """Write those of the games named, or all."""
    for name in names or GAMES:
        game = apogee.game(name)
        folder = FOLDER / package_of(name)
        folder.mkdir(parents=True, exist_ok=True)
        for kind in kinds(name):
            if kind.rules == game.rules_version:
                (folder / f"{kind.name}.match").write_text(record(name, kind), "utf-8")
        journal = folder / f"rules-{game.rules_version}.journal"
        if not journal.exists():  # a released version's journal is never written again
            journal.write_text(released_journal(name, max(2, game.players[0])), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
