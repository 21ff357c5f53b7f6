"""Matches on the plain State, without a journal: decision by decision, or among bots to the end."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from apogee.bots import random
from apogee.bots.roster import Chooser
from apogee.core.match import Match
from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY

S = TypeVar("S", bound=State)


def asked(state: S, chance: Rng) -> Iterator[tuple[S, int]]:
    """A match, each time that a player is asked: whoever goes through it has to apply an answer."""
    while (player := state.current()) != NOBODY:
        if player == CHANCE:
            state.apply(CHANCE, pick(state.chance_outcomes(), chance))
        else:
            yield state, player


def played(state: S, bots: Sequence[Chooser], seed: int) -> S:
    """A match of bots, to its end, each with a generator of its own."""
    generators = [Rng(1_000_000 + 10 * seed + player) for player in range(len(bots))]
    for _, player in asked(state, Rng(seed)):
        state.apply(player, bots[player](state, player, generators[player], 0))
    return state


def decisions(
    state: S, seed: int, bot: Chooser, is_random: Callable[[int, Rng], bool] = lambda player, _: player % 2 == 1
) -> Iterator[tuple[S, int]]:
    """The decisions of a match that a bot plays, but for some that are random; so odd positions come up."""
    rng = Rng(seed)
    for asking, player in asked(state, rng):
        yield asking, player
        chooser = random.choose if is_random(player, rng) else bot
        state.apply(player, chooser(state, player, rng, 0))


# --- What every bot that knows its game keeps to


def advice(bot: Chooser, match: Match, player: int = 0) -> str:
    """What a bot would do, in words; the same from every twin, and legal."""
    twins = [match.state.determinize(player, Rng(number)) for number in range(5)]
    words = {match.game.actions[bot(twin, player, Rng(1), 0)] for twin in twins}
    assert len(words) == 1
    assert words <= set(match.choices(player))
    return words.pop()


def follow(bot: Chooser, match: Match, player: int = 0, most: int = 40) -> list[str]:
    """Let a bot act until another is asked, the match is over, or its turn ends or comes to a launch."""
    done: list[str] = []
    while match.pending() == (player,) and len(done) < most:
        done.append(advice(bot, match, player))
        match.play(player, done[-1])
        if done[-1].split()[0] in ("launch", "end"):
            break
    return done


def expect_twins_to_be_alike(bot: Chooser, decisions: Iterable[tuple[State, int]], apart: int, twins: int) -> int:
    """A bot's choice is legal, and the same for every twin, at every so many decisions. Returns how many it made."""
    made = 0
    for number, (state, player) in enumerate(decisions):
        if number % apart == 0:
            choices = {bot(state.determinize(player, Rng(n)), player, Rng(7), 0) for n in range(twins)}
            made += 1

            assert len(choices) == 1
            assert choices <= set(state.legal_actions(player))
            assert choices == {bot(state, player, Rng(7), 0)}  # nothing in the real one would help it
    return made


def expect_no_trace(bot: Chooser, decisions: Iterable[tuple[State, int]], apart: int) -> None:
    """A bot leaves the twin as it was, and needs no chance."""
    for number, (state, player) in enumerate(decisions):
        if number % apart == 0:
            twin = state.determinize(player, Rng(number))
            before = json.dumps(twin.to_json())
            rng = Rng(3)

            bot(twin, player, rng, 0)

            assert json.dumps(twin.to_json()) == before
            assert rng.next32() == Rng(3).next32()
