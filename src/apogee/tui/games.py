"""apogee games: which games there are, for how many, with which options; and in which mode the engine runs."""

from __future__ import annotations

import argparse

import apogee
from apogee.bots import roster
from apogee.catalog import GAMES
from apogee.core.mode import mode
from apogee.locale.texts import Texts
from apogee.tui import screen
from apogee.tui.screen import Line


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """No arguments of its own."""
    screen.configure(parser, texts)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Print the games."""
    lines: list[Line] = []
    for name in GAMES:
        game = apogee.game(name)
        lines.append([(name, "bold bright_green"), (f"  {game.title}, ", ""), (_players(game.players, texts), "")])
        for option, known in game.options.items():
            lines.append(
                [
                    (
                        "  "
                        + texts(
                            "games-option",
                            option=option,
                            choices=", ".join([*known.choices, *known.examples()]),
                            default=known.default,
                        ),
                        "",
                    )
                ]
            )
        lines.append([("  " + texts("games-bots", bots=", ".join(roster.names(name))), "")])
        versions = texts("games-versions", rules=game.rules_version, components=game.components_hash[:12])
        lines.append([("  " + versions, "dim")])
    lines.append([(texts(f"mode-{mode()}", version=apogee.__version__), "")])
    screen.of(arguments, texts).show(lines)
    return 0


def _players(players: range, texts: Texts) -> str:
    return texts("games-players", least=players[0], most=players[-1])
