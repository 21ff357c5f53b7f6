"""One match between bots, on the fast State; and the processes that play many of them.

Chance is drawn exactly as Match draws it, line by line, so a Match with the same seed and bots has the same lines:
`through_match` plays it, for its journal.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from apogee.catalog import game as game_of
from apogee.core.chance import Draws
from apogee.core.events import Event
from apogee.core.game import Game
from apogee.core.match import Match
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY, SPECTATOR
from apogee.lab.contender import Contender
from apogee.lab.schedule import Schedule

SALT = "simulated"  # fixed, so that equal matches have equal journals; these seeds are no secret
STOPPED = threading.Event()  # set when this process has to stop playing


class Played(NamedTuple):
    """What came of a match, and who really played it, by which generators; all else follows from the schedule."""

    match: int
    scores: list[int]
    places: list[int]  # by seat, from 1
    turns: int | None  # None where the game tells of no turns
    rounds: int | None  # likewise
    decisions: int
    chance_steps: int
    end_reason: str
    characters: list[str]  # by seat; none where the match has none
    bots: list[str]  # by seat
    bot_seeds: list[int]  # by seat: of the bots' generators
    course: str  # a hash of every step
    answers: list[int]  # by seat: its decisions
    seconds: list[float]  # by seat: the processor time that they took its bot


class Lifeline(Protocol):
    """A worker's end of a pipe. Nothing is sent through it; it closes when the parent ends or stops the worker."""

    def poll(self, timeout: float | None, /) -> bool: ...


class Stopped(Exception):
    """The match was given up, because this process is to stop."""


def sitters(game: Game[Any], schedule: Schedule, match: int) -> list[Contender]:
    """The bots of a match, by seat: new ones for each match."""
    return [
        Contender(game.name, bot, seat, schedule.bot_seed(match, seat))
        for seat, bot in enumerate(schedule.seating(match))
    ]


def play(game: Game[Any], schedule: Schedule, match: int, bots: list[Contender] | None = None) -> Played:
    """A match of the schedule, from its beginning to its end; by its own bots, unless others are given."""
    bots = bots or sitters(game, schedule, match)
    draws = Draws(schedule.match_seed(match), SALT)
    state: State = game.new_state(schedule.players, schedule.options)
    events: list[Event] = []
    state.events = events
    steps: list[int] = []
    chance_steps = 0
    answers = [0] * schedule.players
    seconds = [0.0] * schedule.players
    while (player := state.current()) != NOBODY:
        if player == CHANCE:
            odds = state.chance_outcomes()
            step = odds[draws.pick(len(steps) + 1, [weight for _, weight in odds])][0]
            chance_steps += 1
        else:
            if STOPPED.is_set():
                raise Stopped
            begin = time.thread_time()
            step = bots[player].answer(state)
            seconds[player] += time.thread_time() - begin
            answers[player] += 1
        state.apply(player, step)
        steps.append(step)
        if len(steps) > game.max_steps:
            raise RuntimeError(f"the match goes on beyond {game.max_steps} steps.")
    told = words_told(game, events)
    return Played(
        match=match,
        scores=state.scores(),
        places=[better + 1 for better in game.places(state)],
        turns=told["turn"] or None,
        rounds=told["round"] or None,
        decisions=len(steps) - chance_steps,
        chance_steps=chance_steps,
        end_reason=game.end_reason(state),
        characters=game.extras.characters(state),
        bots=[bot.label for bot in bots],
        bot_seeds=[bot.seed for bot in bots],
        course=sha256(",".join(map(str, steps)).encode()).hexdigest()[:16],
        answers=answers,
        seconds=[round(each, 6) for each in seconds],
    )


def words_told(game: Game[Any], events: list[Event]) -> Counter[str]:
    """How often each event was told: turns, rounds. Events of one verb have one word, so one of each is read."""
    words: dict[int, str] = {}
    found: Counter[str] = Counter()
    for event in events:
        verb = event.verb
        if verb not in words:
            reading = game.telling.read_event(event, SPECTATOR)
            if reading is None:
                continue
            words[verb] = reading["event"]
        found[words[verb]] += 1
    return found


def through_match(game: Game[Any], schedule: Schedule, match: int) -> Match:
    """The same match through the checked door, journal included."""
    bots = sitters(game, schedule, match)
    found = game.match(schedule.players, schedule.match_seed(match), schedule.options, salt=SALT)
    while not found.over:
        seat = min(found.pending())
        found.play(seat, game.actions[bots[seat].answer(found.state)])
    return found


# --- In a process of its own


def begin(lifeline: Lifeline) -> None:
    """Make this process a worker: it stops when the other end of the lifeline closes, and ends when its parent has."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the parent decides
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT, signal.SIGTERM])
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()


def _watch(lifeline: Lifeline) -> None:
    lifeline.poll(None)  # nothing is ever sent
    STOPPED.set()
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def play_chunk(schedule: Schedule, matches: list[int]) -> tuple[list[Played], float]:
    """Some matches, and how many seconds they took; fewer of them if this process is to stop."""
    game = game_of(schedule.game)
    start = time.perf_counter()
    played: list[Played] = []
    for match in matches:
        try:
            played.append(play(game, schedule, match))
        except Stopped:
            break
        except Exception as error:
            seed = schedule.match_seed(match)
            raise RuntimeError(f"match {match}, seed {seed!r}, {','.join(schedule.seating(match))}: {error}") from error
    return played, time.perf_counter() - start
