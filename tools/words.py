"""Writes docs/words.md: every action and chance outcome of every game, in words. `--check` only compares."""

import sys
from collections.abc import Mapping, Sequence

from generated import keep

import apogee
from apogee.catalog import GAMES

HEAD = """# Words

Actions and chance outcomes as journals, tests, the network and `Match.play` / `Match.expect` use them. A word means the
same for ever; its number inside may change. This page is written by `tools/words.py` and lists every vocabulary whole.
"""


def section(title: str, verbs: Mapping[str, str], words: Sequence[str]) -> list[str]:
    """One vocabulary: what each verb means, then all its words."""
    lines = [f"### {title}", "", "| words | meaning |", "|---|---|"]
    lines += [f"| `{pattern.replace('|', chr(92) + '|')}` | {meaning} |" for pattern, meaning in verbs.items()]
    for verb in dict.fromkeys(pattern.partition(" ")[0] for pattern in verbs):
        lines += ["", f"All {verb}:", "", "```text", *(each for each in words if each.partition(" ")[0] == verb), "```"]
    return lines


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for name in GAMES:
        game = apogee.game(name)
        lines += [f"## {game.title}", ""]
        lines += section("Actions", game.vocabulary.meanings, game.actions)
        lines += ["", *section("Chance", game.chance.meanings, game.outcomes)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(keep("words.md", page))
