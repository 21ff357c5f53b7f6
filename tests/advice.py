"""What a refusal advises can be done: each sentence declares it, and every match holds it to what is legal.

The line above a sentence of the English catalogue says what it advises:

    # Advises: draw, uses? use *
    rm-10-12-draw = Here the first success card is drawn; draw it{ $uses -> ...

Each entry is the words of an action that the sentence sends the reader to at once, with `*` for any words, `$card` for
a fact of the refusal, and `or` between several of which one will do. Such an action has to be legal for the seat that
reads it. `uses? use *` goes with a choice in the sentence: while the fact `uses` is 0 or empty, the sentence does not
speak of it, and nothing of the kind may be legal. `!uses? draw` is advised just then instead. `take-back` is the seat's
own last step. `exchange * then build *`: the last of such steps is legal once each of the others was done as often as
it takes; between them nothing is left to chance or to other seats. `no build *` goes with a sentence that says so:
nothing of the kind may be legal. `nothing` is for sentences that let the reader wait, or go elsewhere first, or tell
the facts alone. What fills `{ $do }` in a sentence is declared above its own message, `do-draw`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, TypeAlias

from apogee.core.game import NO_ANSWER, Game
from apogee.core.match import Match
from apogee.core.refusal import Refused, Told
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.locale import catalogue, source
from apogee.locale.sentences import key_of
from apogee.testing.laws import choose

Bot: TypeAlias = Callable[[State, int, Rng], int]  # NO_ANSWER: chance decides
DECLARED = re.compile(r"^# Advises: (.+)\n([a-z0-9-]+) =", re.MULTILINE)


def no_bot(state: State, player: int, rng: Rng) -> int:  # noqa: ARG001 - what every bot is given
    """The bot of matches in which every action is chosen at random."""
    return NO_ANSWER


@cache
def declared(game: str) -> dict[str, list[str]]:
    """What each sentence of a game's refusals advises, by its key."""
    found = DECLARED.findall(source("en", f"{game}-rules", f"{game}-causes"))
    return {key: [] if entries == "nothing" else entries.split(", ") for entries, key in found}


def undeclared(game: str) -> list[str]:
    """The sentences of causes, and of what fills them, that do not declare their advice."""
    return sorted(set(catalogue("en", f"{game}-causes").messages) - set(declared(game)))


def entries(game: str, refused: Refused) -> list[str]:
    """Everything that a refusal's sentence, or what fills it, declares as advice."""
    filling = declared(game)[f"do-{refused.cause.advice}"] if refused.cause and refused.cause.advice else []
    return declared(game)[key_of(refused.rule, refused.cause)] + filling


def given(game: str, refused: Refused) -> list[str]:
    """The declared advice that a refusal's sentence really gives, by its facts."""
    facts = refused.cause.facts if refused.cause else {}
    return [entry for entry in entries(game, refused) if _is_said(entry, facts)]


def untold(game: str, refusals: Sequence[Refused]) -> list[str]:
    """The choices in sentences of which these refusals do not show every variant."""
    told = {(key_of(each.rule, each.cause), entry) for each in refusals for entry in given(game, each)}
    left = {
        (key_of(each.rule, each.cause), entry)
        for each in refusals
        for entry in entries(game, each)
        if entry not in given(game, each)
    }
    filling = {f"do-{each.cause.advice}" for each in refusals if each.cause}
    choices = {(key, entry) for key, each in declared(game).items() for entry in each if "? " in entry}
    missed = [f"{key}: {entry}" for key, entry in choices - (told & left)]
    return sorted([*missed, *(key for key in declared(game) if key.startswith("do-") and key not in filling)])


def faults(
    game: Game[Any], match: Match, seat: int, refused: Refused, known: dict[str, bool] | None = None
) -> list[str]:
    """Advice of a refusal that the seat cannot follow, and legal actions that the sentence denies.

    Known is what this seat was found able to do as the match stands: hundreds of refusals advise the same.
    """
    known = {} if known is None else known
    facts = refused.cause.facts if refused.cause else {}
    said = given(game.name, refused)
    found = []
    for entry in entries(game.name, refused):
        patterns = _filled(entry.rpartition("? ")[2], facts)
        denied = patterns.removeprefix("no ")
        if denied not in known:
            known[denied] = _is_doable(game, match, seat, denied)
        is_doable = known[denied]
        if denied != patterns:
            is_doable = not is_doable
        if is_doable < (entry in said) or ("? " in entry and entry[0] != "!" and is_doable != (entry in said)):
            found.append(f"{key_of(refused.rule, refused.cause)}: {entry}: {refused.reason}")
    return found


def _is_said(entry: str, facts: Mapping[str, Told]) -> bool:
    """Whether a sentence speaks of an entry, by these facts."""
    name, mark, _ = entry.partition("? ")
    return not mark or (facts[name.removeprefix("!")] in (0, "", [])) == name.startswith("!")


def _filled(pattern: str, facts: Mapping[str, Told]) -> str:
    return re.sub(r"\$(\w+)", lambda found: str(facts[found[1]]), pattern)


def _is_doable(game: Game[Any], match: Match, seat: int, patterns: str) -> bool:
    if patterns == "take-back":
        return not match.journal.entries or match.own_take_back(seat) is not None  # a described position has no past
    return _can_follow(game, match.state, seat, patterns.split(" then "))


def _can_follow(game: Game[Any], start: State, seat: int, steps: Sequence[str]) -> bool:
    """Whether the last of the steps is legal once each of the others was done as often as it takes, in this order."""
    ahead: Iterable[State] = [start]
    for step in steps[:-1]:
        ahead = _after_some(game, ahead, seat, step)
    return any(_fitting(game, state, seat, steps[-1]) for state in ahead)


def _after_some(game: Game[Any], states: Iterable[State], seat: int, step: str) -> Iterator[State]:
    """The positions that a step leads to from any of these, taken once or more often; found as they are asked for."""
    seen: set[str] = set()
    for start in states:
        ahead = [start]
        while ahead:
            state = ahead.pop()
            for action in _fitting(game, state, seat, step):
                after = state.clone()
                after.apply(seat, action)
                if (text := repr(after.to_json())) not in seen:
                    seen.add(text)
                    ahead.append(after)
                    yield after


def _fitting(game: Game[Any], state: State, seat: int, patterns: str) -> list[int]:
    """The legal actions that one of the patterns of a step is for."""
    kinds = patterns.split(" or ")
    return [
        action for action in state.legal_actions(seat) if any(fnmatchcase(game.actions[action], each) for each in kinds)
    ]


def faults_in_match(
    game: Game[Any], players: int, options: dict[str, str], seed: int, every: int, most: int, bot: Bot = no_bot
) -> Iterable[str]:
    """All along a seeded match, up to so many decisions: every refusal of some of the vocabulary, for every seat."""
    return faults_along(game, game.match(players, seed=seed, options=options), seed, every, most, bot)


def faults_along(game: Game[Any], match: Match, seed: int, every: int, most: int, bot: Bot = no_bot) -> Iterable[str]:
    """The same from where a match stands. A bot decides by turns with chance, so that it comes far."""
    rng = Rng(seed)
    for number in range(most):
        if match.over:
            break
        for seat in range(len(match.scores())):
            known: dict[str, bool] = {}
            for words in game.actions[number % every :: every]:
                refused = match.refusal(seat, words)
                if refused is not None:
                    yield from faults(game, match, seat, refused, known)
        pending = match.pending()
        player = pending[rng.below(len(pending))]
        action = bot(match.state, player, rng) if rng.below(3) > 0 else NO_ANSWER
        match.play(player, game.actions[action if action != NO_ANSWER else choose(game, match.state, player, rng)])
