"""Writes the golden matches of tests/golden: one whole match per player count, in words, with expected positions.

Run it only when a rule has moved, in a commit of its own that says which. A golden match is played from its words
alone, so it survives renumbering; `=` lines say what the position must then show.
"""

import json
import sys
from pathlib import Path
from typing import Any

import apogee
from apogee.catalog import GAMES
from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.testing import laws

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
EVERY = 40  # decisions between expected positions


def facts(match: Match) -> list[str]:
    """What a golden match checks from time to time."""
    position = match.position()
    shown: dict[str, Any] = {"scores": match.scores(), "pending": list(match.pending())}
    for key in ("turn", "points", "standstill", "fuel", "arrow"):
        if key in position:
            shown[key] = position[key]
    shown["hands"] = [sorted(seat["hand"]) for seat in position["seats"]]
    if match.over:
        shown["winners"] = list(match.winners())
        shown["end_reason"] = match.end_reason
    return [f"= {key} {json.dumps(value)}" for key, value in shown.items()]


def record(name: str, players: int) -> str:
    """A random match by the laws' chooser, which tries every verb."""
    game = apogee.game(name)
    rng = Rng(players)
    match = game.match(players, seed=f"golden {players}", salt="golden")
    lines = [f"# A whole match of {game.title} with {players} players, rules version {game.rules_version}."]
    lines += [f"game {name}", f"players {players}"]
    written = 0
    decisions = 0
    while True:
        over = match.over  # settles what chance owes
        for entry in match.journal.entries[written:]:
            lines.append(f"{'*' if entry.seat is None else entry.seat} {entry.words}")
        written = len(match.journal.entries)
        if over or decisions % EVERY == 0:
            lines += facts(match)
        if over:
            return "\n".join(lines) + "\n"
        seat = match.pending()[0]
        match.play(seat, game.actions[laws.choose(game, match.state, seat, rng)])
        decisions += 1


def released_journal(name: str, players: int) -> str:
    """A finished journal that must verify for ever: with a scripted beginning, and with steps taken back."""
    game = apogee.game(name)
    rng = Rng(100 + players)
    match = game.match(players, seed=f"released {players}", salt="released")
    first = game.new_state(players, game.chosen_options({})).chance_outcomes()
    match.expect(game.outcomes[first[-1][0]])
    decisions = 0
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, game.actions[laws.choose(game, match.state, seat, rng)])
        decisions += 1
        if decisions in (12, 30):
            match.take_back(len(match.journal.entries) - decisions // 3)
    return match.journal.text(is_private=False)


def main() -> int:
    """Write them all."""
    for name in GAMES:
        folder = FOLDER / name.replace("-", "_")
        folder.mkdir(parents=True, exist_ok=True)
        for players in apogee.game(name).players:
            (folder / f"{players}-players.match").write_text(record(name, players), "utf-8")
        game = apogee.game(name)
        journal = folder / f"rules-{game.rules_version}.journal"
        if not journal.exists():  # a released version's journal is never written again
            journal.write_text(released_journal(name, game.players[0]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
