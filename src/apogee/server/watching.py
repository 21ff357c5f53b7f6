"""Watching: how likely each seat is to win, turn by turn, for spectators alone, by what a spectator may know.

A turn is over when others are asked than before, as everybody can tell. Then a twin is made that a spectator cannot
tell from the match, and the workers say what they make of it when no bot needs them. What was over before anybody
watched, or was taken back since, is found by playing the journal again; nothing is thought about twice.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from apogee.bots import roster
from apogee.core.game import Game
from apogee.core.journal import Entry, Journal
from apogee.core.match import begin_again, passages
from apogee.core.state import State
from apogee.core.types import SPECTATOR
from apogee.server.thinking import NoAnswer, NotThinking, Thought, chances_of

Percents = list[int]  # by seat: the chance to win


class Turn(NamedTuple):
    """A turn that is over."""

    line: int  # of the journal, with which it was
    seen: object  # by which a spectator knows the next turn from it
    thought: Thought


class Judged(NamedTuple):
    """The same, once it was thought about."""

    line: int
    seen: object
    percents: Percents


class Eye:
    """A spectator's eye: it sees when a turn is over."""

    def __init__(self, game: Game[Any], seed: int, seen: object = None) -> None:
        self.game = game
        self.seed = seed
        self.seen = seen

    def sees_turn(self, state: State) -> bool:
        """Whether a turn is over since it last looked. Of a match alone, every step that can be seen is one."""
        asked = tuple(state.pending())
        seen = asked if len(state.scores()) > 1 or not asked else state.observe(SPECTATOR).to_json()
        is_new, self.seen = seen != self.seen, seen
        return is_new

    def turn(self, line: int, state: State) -> Turn | None:
        """The turn that is over with a line, if one is."""
        if not self.sees_turn(state):
            return None
        return Turn(line, self.seen, chances_of(state, self.game, self.seed))


class Watching:
    """What spectators of a table are told, and what is still to be thought about for them."""

    def __init__(
        self,
        game: Game[Any],
        seed: str,
        think: Callable[[Thought], Awaitable[str]],
        show: Callable[[], None],
        report: Callable[[BaseException], None],
    ) -> None:
        """The seed is something that spectators may know. `show` is called when there is something new."""
        self.game = game
        self.seed = roster.seed_of(seed, SPECTATOR)
        self.percents: list[Percents] = []  # after each turn, as they are shown
        self._think = think
        self._show = show
        self._report = report
        self._known: dict[bytes, Percents] = {}  # by a hash of what was thought about
        self._found: list[Judged] = []  # the turns that were thought about
        self._eye = Eye(game, self.seed)
        self._lines: int | None = None  # of the journal that were looked at; none before anybody watched
        self._before: Iterator[Turn] | None = None  # the turns from before anybody watched
        self._turns: deque[Turn] = deque()  # those since then
        self._task: asyncio.Task[None] | None = None

    @property
    def has_begun(self) -> bool:
        """Whether somebody has watched. From then on it is looked at each line, for whoever comes next."""
        return self._lines is not None

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that is over was thought about."""
        return self._task is None

    def look(self, journal: Journal, state: State) -> None:
        """Look at the match as it is now; once begun, after each of its lines."""
        lines, self._lines = self._lines, len(journal.entries)
        new = journal.entries[lines:]
        if lines is None or lines > self._lines or not self._can_go_on(new):
            self._begin(journal, state)
        elif new and (turn := self._eye.turn(self._lines, state)) is not None:
            self._turns.append(turn)
        if self._task is None and (self._before is not None or self._turns or len(self._found) < len(self.percents)):
            self._task = asyncio.create_task(self._go_on())
            self._task.add_done_callback(self._rest)

    def _can_go_on(self, new: Sequence[Entry]) -> bool:
        """Forget the turns that new lines take back, if any; false where all has to be looked at again."""
        for entry in new:
            if entry.back_to is None and entry.withdrawn is None:
                continue
            if self._task is not None or self._turns:
                return False
            kept = self._found
            if entry.back_to is not None:
                kept = [each for each in kept if each.line <= entry.back_to]
            elif kept and entry.withdrawn is not None and kept[-1].line >= entry.withdrawn:
                return False  # what came after it stands, and may be another position
            if not kept:
                return False
            if len(kept) < len(self._found):
                self._found, self._eye = kept, Eye(self.game, self.seed, kept[-1].seen)
        return True

    def _begin(self, journal: Journal, state: State) -> None:
        """Begin anew: with the journal as it is, and with what comes after it."""
        self.stop()
        played = replace(journal, entries=journal.entries.copy())
        self._found, self._turns = [], deque()
        self._before = turns_of(played, self.game, self.seed)
        self._eye = Eye(self.game, self.seed)
        self._eye.sees_turn(state)

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _go_on(self) -> None:
        """Think about one turn after the other; one to which nobody has an answer is left out."""
        while (turn := await self._next()) is not None:
            about = sha256(turn.thought.encode()).digest()
            is_new = about not in self._known
            if is_new:
                with suppress(NoAnswer):
                    self._known[about] = msgspec.json.decode(await self._think(turn.thought), type=Percents)
            if about in self._known:
                self._found.append(Judged(turn.line, turn.seen, self._known[about]))
            if is_new and self._all_found() != self.percents[: len(self._found)]:
                self._tell()
        if self._all_found() != self.percents:
            self._tell()

    async def _next(self) -> Turn | None:
        """The next turn; None after the last one. Playing a match again takes a while, so a thread does it."""
        if self._before is not None:
            turn = await asyncio.to_thread(next, self._before, None)
            if turn is not None:
                return turn
            self._before = None
        return self._turns.popleft() if self._turns else None

    def _all_found(self) -> list[Percents]:
        return [each.percents for each in self._found]

    def _tell(self) -> None:
        self.percents = self._all_found()
        self._show()

    def _rest(self, task: asyncio.Task[None]) -> None:
        """There is nothing more to do, until a turn is over."""
        if self._task is task:
            self._task = None
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, NotThinking):
            self._report(error)


def turns_of(journal: Journal, game: Game[Any], seed: int) -> Iterator[Turn]:
    """The turns of a match so far."""
    match, eye = begin_again(journal, game), Eye(game, seed)
    for passage in passages(journal, match):
        if (turn := eye.turn(passage.last_line, match.state)) is not None:
            yield turn
