"""The audit: faults that would make an arena's figures worthless, looked for in every run.

A bot's choice may depend on the twin, the seat, the generator and the budget, and on nothing else: not on other
matches, nor on what another seat was asked. Everybody sits everywhere equally often. No deck is played in two blocks,
and no generator is used twice. A match that is played again alone goes as it went.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from apogee.core.game import Game
from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY
from apogee.lab import worker
from apogee.lab.contender import Contender, is_timed
from apogee.lab.tournament import Tournament
from apogee.lab.worker import Played

ASKED = 40  # questions of the first match that are put once more
ITERATIONS = 20  # for each of them, where a bot takes a budget
LONG = 50  # steps; so many never come out the same by chance


class Fault(NamedTuple):
    """The end of a message's key (arena-fault-...), and what it tells."""

    key: str
    facts: dict[str, str | int]


def faults_of_bots(game: Game[Any], tournament: Tournament) -> Iterator[Fault]:
    """Ask every pairing's bots for the beginning of a match, and then once more: new ones, the last question first."""
    for match in range(0, len(tournament.seatings), tournament.players):
        questions = list(ask_bots(game, tournament, match))
        again = {bot.seat: bot for bot in _modest(game, tournament, match)}
        changed = {
            again[question.seat].label
            for question in reversed(questions)
            if again[question.seat].ask_again(question.twin, question.rng) != question.answer
        }
        for label in sorted(changed):
            yield Fault("remembers", {"bot": label})


class Question(NamedTuple):
    """What a bot was asked, and what it said."""

    seat: int
    twin: State
    rng: Rng  # as it was when it was asked
    answer: int


def ask_bots(game: Game[Any], tournament: Tournament, match: int) -> Iterator[Question]:
    """The first decisions of a match."""
    bots = _modest(game, tournament, match)
    chance = Rng(match)
    state: State = game.new_state(tournament.players, tournament.options)
    left = ASKED
    while left and (player := state.current()) != NOBODY:
        if player == CHANCE:
            state.apply(CHANCE, pick(state.chance_outcomes(), chance))
            continue
        left -= 1
        bot = bots[player]
        twin = state.determinize(player, bot.rng)
        before = copy_of(bot.rng)
        answer = bot.answer_in(twin.clone())
        yield Question(player, twin, before, answer)
        state.apply(player, answer)


class Modest(Contender):
    """A contender that thinks a little, and equally long each time."""

    def __init__(self, game_name: str, label: str, seat: int, seed: int) -> None:
        super().__init__(game_name, label, seat, seed)
        self.budget = min(self.budget, ITERATIONS) if self.budget >= 0 else ITERATIONS

    def ask_again(self, twin: State, rng: Rng) -> int:
        self.rng = copy_of(rng)
        return self.answer_in(twin.clone())


def _modest(game: Game[Any], tournament: Tournament, match: int) -> list[Modest]:
    seated = enumerate(tournament.seating(match))
    return [Modest(game.name, label, seat, tournament.bot_seed(match, seat)) for seat, label in seated]


def copy_of(rng: Rng) -> Rng:
    """A generator that goes on as this one will."""
    copy = Rng(0)
    copy.a, copy.b, copy.c, copy.counter = rng.a, rng.b, rng.c, rng.counter
    return copy


# --- What was played


def faults_of_matches(tournament: Tournament, played: Sequence[Played]) -> Iterator[Fault]:
    """Look at who really sat where, with which deck and generators."""
    found = _seats(played)
    for label in tournament.bots:
        times = [found[label][seat] for seat in range(tournament.players)]
        if min(times) == 0 or len(set(times)) > 1:
            yield Fault("seats", {"bot": label, "times": ", ".join(map(str, times))})
    decks: defaultdict[str, set[int]] = defaultdict(set)
    for each in played:
        decks[tournament.match_seed(each.match)].add(tournament.block(each.match))
    courses: defaultdict[str, set[int]] = defaultdict(set)
    for each in played:
        if each.decisions + each.chance_steps >= LONG:
            courses[each.course].add(tournament.block(each.match))
    if any(len(blocks) > 1 for blocks in (*decks.values(), *courses.values())):
        yield Fault("deck", {})
    uses = Counter(seed for each in played for seed in each.bot_seeds)
    if max(uses.values(), default=1) > 1:
        yield Fault("generator", {"times": max(uses.values())})


def _seats(played: Sequence[Played]) -> defaultdict[str, Counter[int]]:
    """How often each bot sat where."""
    found: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for each in played:
        for seat, label in enumerate(each.bots):
            found[label][seat] += 1
    return found


def faults_of_replay(game: Game[Any], tournament: Tournament, played: Sequence[Played]) -> Iterator[Fault]:
    """Play the last match again, alone and with new bots; bots that are given time may play otherwise."""
    repeatable = [each for each in played if not any(map(is_timed, each.bots))]
    if repeatable:
        last = repeatable[-1]
        again = worker.play(game, tournament, last.match)
        if again._replace(seconds=last.seconds) != last:
            yield Fault("replay", {"match": last.match})
