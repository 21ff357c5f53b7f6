"""apogee rules: look up a rule, with the catalogue's text and its source."""

from __future__ import annotations

import argparse

from apogee.arguments import BadArgument, game_of
from apogee.catalog import GAMES
from apogee.locale.texts import Texts
from apogee.rulebook import Rule, rulebook, rules_of
from apogee.tui import screen
from apogee.tui.screen import Line


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """GAME [ID]."""
    parser.add_argument("game", metavar=texts("help-game"), help=", ".join(GAMES))
    parser.add_argument("id", metavar="ID", nargs="?", help=texts("help-rule-id"))
    screen.configure(parser, texts)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Print the rules asked for."""
    screen.of(arguments, texts).show(rules(texts.of(game_of(texts, arguments.game)), arguments.id))
    return 0


def rules(texts: Texts, wanted: str | None) -> list[Line]:
    """The game in a few lines, then all rules in a sentence each; of one rule or section also the catalogue's full text
    and its source."""
    assert texts.game is not None
    name = texts.game.name
    if wanted:
        found = rules_of(name, wanted)
        if not found and (explained := terms(texts, wanted)):
            return explained
        if not found:
            raise BadArgument(texts("rules-unknown", given=wanted[:40], game=name))
        lines: list[Line] = []
        for rule in found:
            lines += _whole_rule(rule, texts)
        return lines
    if not rulebook(name):
        raise BadArgument(texts("rules-none", game=texts.game.title))
    lines = _in_short(texts)
    section = ""
    for rule in rulebook(name).values():
        if rule.section != section:
            section = rule.section
            lines += [[("", "")], [(texts.section(section), "bold")]]
        lines.append([(f"{rule.id:9}", "bright_cyan"), (texts.rule(rule.id), "")])
    return [*lines, [("", "")], [(texts("rules-more", example=next(iter(rulebook(name)), "")), "dim")]]


def _in_short(texts: Texts) -> list[Line]:
    """The goal, the end and a turn: as on the sheet of rules in the browser; nothing where a game has none."""
    steps = [key for key in texts.catalogue.messages if key.startswith("sheet-step-") and not key.endswith("-what")]
    if not steps:
        return []
    said = [("rules-goal", "sheet-goal"), ("rules-end", "sheet-end"), ("sheet-turn", "sheet-turn-what")]
    lines: list[Line] = [[(texts(name) + "  ", "bold"), (texts(key), "")] for name, key in said]
    return lines + [[(f"  {texts(key)}  ", "bright_cyan"), (texts(f"{key}-what"), "")] for key in steps]


def terms(texts: Texts, wanted: str) -> list[Line]:
    """What a term means, by its name; where none is called so, every term whose name has that in it."""
    typed = " ".join(wanted.split()).casefold()
    messages = texts.catalogue.messages
    names = {key: texts(key) for key in messages if key.startswith("term-") and f"{key}-what" in messages}
    called = [key for key, name in names.items() if typed == name.casefold()]
    called = called or [key for key, name in names.items() if typed and typed in name.casefold()]
    return [[(f"{names[key]}  ", "bold bright_cyan"), (texts(f"{key}-what"), "")] for key in called]


def _whole_rule(rule: Rule, texts: Texts) -> list[Line]:
    lines: list[Line] = [[(f"{rule.id}  ", "bold bright_cyan"), (texts.rule(rule.id), "bold")]]
    lines.append([("  " + texts("rules-catalogue") + " ", "dim"), (texts.show(rule.text), "")])
    if rule.source:
        lines.append([("  " + texts("source") + " ", "dim"), (texts.show(rule.source), "")])
    return lines
