"""What a refusal advises can be done: each sentence declares it, and every match holds it to what is legal.

The line above a sentence of the English catalogue says what it advises:

    # Advises: draw, uses? use *
    rm-10-12-draw = Here the first success card is drawn; draw it{ $uses -> ...

Each entry is the words of an action that the sentence sends the reader to at once, with `*` for any words and `$card`
for a fact of the refusal. At least one such action has to be legal for the seat that reads it. `uses? use *` goes with
a choice in the sentence: while the fact `uses` is 0 or empty, the sentence does not speak of it, and nothing of the
kind may be legal. `take-back` is the seat's own last step. `nothing` is advised where the reader waits, goes somewhere
else first, or is told no more than the facts.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from apogee.core.game import Game
from apogee.core.match import Match
from apogee.core.refusal import Refused, Told
from apogee.core.rng import Rng
from apogee.locale import catalogue, source
from apogee.locale.sentences import key_of
from apogee.testing.laws import choose

DECLARED = re.compile(r"^# Advises: (.+)\n([a-z0-9-]+) =", re.MULTILINE)


@cache
def declared(game: str) -> dict[str, list[str]]:
    """What each sentence of a game's refusals advises, by its key."""
    found = DECLARED.findall(source("en", f"{game}-rules", f"{game}-causes"))
    return {key: [] if entries == "nothing" else entries.split(", ") for entries, key in found}


def undeclared(game: str) -> list[str]:
    """Sentences of causes that do not say what they advise."""
    return sorted(set(catalogue("en", f"{game}-causes").messages) - set(declared(game)))


def given(game: str, refused: Refused) -> list[str]:
    """The entries that a refusal's sentence speaks of."""
    facts = refused.cause.facts if refused.cause else {}
    return [entry for entry in declared(game)[key_of(refused.rule, refused.cause)] if _is_said(entry, facts)]


def untold(game: str, refusals: Sequence[Refused]) -> list[str]:
    """Choices of sentences that some refusals do not bring up in both ways."""
    told = {(key_of(each.rule, each.cause), entry) for each in refusals for entry in given(game, each)}
    left = {(key_of(each.rule, each.cause), entry) for each in refusals for entry in _left(game, each)}
    choices = {(key, entry) for key, entries in declared(game).items() for entry in entries if "? " in entry}
    return sorted(f"{key}: {entry}" for key, entry in choices - (told & left))


def _left(game: str, refused: Refused) -> list[str]:
    """The entries that a refusal's sentence does not speak of."""
    said = given(game, refused)
    return [entry for entry in declared(game)[key_of(refused.rule, refused.cause)] if entry not in said]


def faults(game: Game[Any], match: Match, seat: int, refused: Refused) -> list[str]:
    """What a refusal advises and the seat cannot do now; and what it could do where the sentence says it cannot."""
    key = key_of(refused.rule, refused.cause)
    facts = refused.cause.facts if refused.cause else {}
    said = given(game.name, refused)
    return [
        f"{key}: {entry}: {refused.reason}"
        for entry in declared(game.name)[key]
        if _is_doable(match, seat, _filled(entry.rpartition("? ")[2], facts)) != (entry in said)
    ]


def _is_said(entry: str, facts: Mapping[str, Told]) -> bool:
    """Whether a sentence speaks of an entry, by these facts."""
    name, mark, _ = entry.partition("? ")
    return not mark or facts[name] not in (0, "", [])


def _filled(pattern: str, facts: Mapping[str, Told]) -> str:
    return re.sub(r"\$(\w+)", lambda found: str(facts[found[1]]), pattern)


def _is_doable(match: Match, seat: int, pattern: str) -> bool:
    if pattern == "take-back":
        return match.own_take_back(seat) is not None
    return any(fnmatchcase(words, pattern) for words in match.choices(seat))


def faults_in_match(
    game: Game[Any], players: int, options: dict[str, str], seed: int, every: int, most: int
) -> Iterable[str]:
    """All along a seeded match, up to so many decisions: every refusal of some of the vocabulary, for every seat."""
    match = game.match(players, seed=seed, options=options)
    rng = Rng(seed)
    for number in range(most):
        if match.over:
            break
        for seat in range(players):
            for words in game.actions[number % every :: every]:
                refused = match.refused(seat, words)
                if refused is not None:
                    yield from faults(game, match, seat, refused)
        pending = match.pending()
        player = pending[rng.below(len(pending))]
        match.play(player, game.actions[choose(game, match.state, player, rng)])
