"""Pairs of worlds that a viewer cannot tell apart: a position and its twin, and a way to go on from each.

The viewer does the same in both. What others do may differ where the viewer reads nothing of it, in words and number.
Only what the engine shows the viewer, its view and its log, says what "the same" is: the server has no say in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from apogee.core.events import Event
from apogee.core.game import Game
from apogee.core.journal import lines_in_force
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY, SPECTATOR
from apogee.testing.laws import text, walk

SEED = "5eed" * 16
SALT = "5a17" * 16
TAKE_BACK = "<"  # instead of an action: one's own last step
GO_BACK = "<<"  # the same with everybody's consent
WAYS_TRIED = 40  # to come to a step that reads the same


@dataclass(frozen=True)
class Move:
    """What a seat does, and what chance adds to it."""

    words: str
    chance: tuple[str, ...] = ()


@dataclass(frozen=True)
class Beat:
    """What one seat does at one time, in each of the two worlds."""

    seat: int
    moves: tuple[tuple[Move, ...], tuple[Move, ...]]
    is_hidden: bool  # the viewer reads nothing of it


@dataclass
class Pair:
    """Two worlds, and what happens in them."""

    game: Game[Any]
    players: int
    viewer: int
    positions: tuple[dict[str, Any], dict[str, Any]]
    bots: dict[int, int]  # seat -> the beat from which a bot has it
    beats: list[Beat] = field(default_factory=list)

    @property
    def seat(self) -> int | None:
        """The viewer's seat; a spectator has none."""
        return None if self.viewer == SPECTATOR else self.viewer

    @property
    def worth(self) -> int:
        """How many hidden differences a viewer could notice: more is better."""
        ahead, found = 0, 0
        for beat in self.beats:
            ahead += len(beat.moves[0]) - len(beat.moves[1])
            found += 1 + 3 * (beat.moves[0] != beat.moves[1]) + 3 * (beat.seat == self.viewer and ahead != 0)
        return found


class World:
    """One of the two, as the engine has it."""

    def __init__(self, game: Game[Any], position: dict[str, Any], seat: int | None) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.match = game.match_at(position, SEED, salt=SALT)
        self.done: list[tuple[int, Move]] = []

    @property
    def sight(self) -> str:
        """Everything that the viewer may know: its view, and its log."""
        return text([self.match.view(self.seat), self.match.log(self.seat), self.match.pending()])

    def do(self, seat: int, move: Move) -> None:
        if move.words == TAKE_BACK:
            self.match.take_back_own(seat)
        elif move.words == GO_BACK:
            self.match.take_back(self.line_before(seat) or 0)
        else:
            self.match.expect(*move.chance)
            self.match.play(seat, move.words)
        self.done.append((seat, move))

    def after(self, seat: int, moves: tuple[Move, ...]) -> World:
        """A copy in which a seat went on."""
        copy = World(self.game, self.position, self.seat)
        for who, move in [*self.done, *((seat, move) for move in moves)]:
            copy.do(who, move)
        return copy

    def line_before(self, seat: int) -> int | None:
        """The line to go back to for a seat's last step to be undone."""
        standing = lines_in_force(self.match.journal.entries)
        own = [place for place, (_, entry) in enumerate(standing) if entry.seat == seat]
        if not own:
            return None
        return standing[own[-1] - 1][0] if own[-1] > 0 else 0

    def was_told(self, line: int) -> bool:
        """Whether the viewer read something of a line."""
        return any(number == line for number, _ in self.match.numbered_log(self.seat, after=line - 1))


class Finder:
    """Finds what can happen in both worlds so that the viewer cannot tell them apart."""

    def __init__(self, pair: Pair, rng: Rng) -> None:
        self.pair = pair
        self.rng = rng
        self.game = pair.game
        self.copying = 0  # beats in which hidden steps are the same in both worlds, so that plans can be revealed
        self.worlds = [World(pair.game, position, pair.seat) for position in pair.positions]

    def find(self, beats: int) -> None:
        """So many beats, or fewer if the viewer would tell the worlds apart."""
        self.copying = self.rng.below(2) * self.rng.below(beats)
        while len(self.pair.beats) < beats:
            beat = self._beat()
            if beat is None:
                return
            for number, moves in enumerate(beat.moves):
                for move in moves:
                    self.worlds[number].do(beat.seat, move)
            one, other = self.worlds
            assert one.sight == other.sight, "the pair is no pair"
            self.pair.beats.append(beat)

    def _beat(self) -> Beat | None:
        if self.rng.below(4) == 0:
            back = self._back()
            if back is not None:
                return back
        for seat in self._shuffled(list(self.worlds[0].match.pending())):
            beat = self._own(seat) if seat == self.pair.viewer else self._others(seat)
            if beat is not None:
                return beat
        return None

    def _own(self, seat: int) -> Beat | None:
        """The viewer itself: the same words in both worlds."""
        states = [world.match.state for world in self.worlds]
        for action in self._shuffled(states[0].legal_actions(seat)):
            moves = self._alike(states[0], states[1], seat, action, [action])
            if moves is not None:
                return Beat(seat, ((moves[0],), (moves[1],)), is_hidden=False)
        return None

    def _others(self, seat: int) -> Beat | None:
        """Somebody else: a step that the viewer does not notice, in one of the worlds, or one that reads the same."""
        first = self.rng.below(2)
        states = [world.match.state for world in self.worlds]
        for action in self._shuffled(states[first].legal_actions(seat)):
            if self._is_hidden(states[first], seat, action):
                move = (Move(self.game.actions[action]),)
                if not self._is_copying:
                    return Beat(seat, (move, ()) if first == 0 else ((), move), is_hidden=True)
                if action in states[1 - first].legal_actions(seat):
                    return Beat(seat, (move, move), is_hidden=True)
                continue
            for way, state in self._hidden_ways(states[1 - first], seat):
                moves = self._alike(states[first], state, seat, action, self._shuffled(state.legal_actions(seat)))
                if moves is not None:
                    both = ((moves[0],), (*way, moves[1]))
                    return Beat(seat, both if first == 0 else (both[1], both[0]), is_hidden=False)
        return None

    def _alike(self, one: State, other: State, seat: int, action: int, answers: list[int]) -> tuple[Move, Move] | None:
        """An action, and what in the other world reads the same, chance included."""
        for answer in answers:
            if answer not in other.legal_actions(seat):
                continue
            ends = (one.clone(), other.clone())
            if self._told(ends[0], seat, action) != self._told(ends[1], seat, answer) or not self._look_alike(*ends):
                continue
            chance = self._chance_alike(ends)
            if chance is not None:
                return (
                    Move(self.game.actions[action], tuple(chance[0])),
                    Move(self.game.actions[answer], tuple(chance[1])),
                )
        return None

    def _chance_alike(self, ends: tuple[State, State]) -> tuple[list[str], list[str]] | None:
        """What chance brings in both worlds, until a seat is asked. At the end all is open, and the worlds part."""
        one, other = ends
        brought: tuple[list[str], list[str]] = ([], [])
        while one.current() == CHANCE and other.current() == CHANCE:
            found = self._outcomes_alike(one, other)
            if found is None:
                return None
            brought[0].append(self.game.outcomes[found[0]])
            brought[1].append(self.game.outcomes[found[1]])
            one.apply(CHANCE, found[0])
            other.apply(CHANCE, found[1])
        return None if {CHANCE, NOBODY} & {one.current(), other.current()} else brought

    def _outcomes_alike(self, one: State, other: State) -> tuple[int, int] | None:
        outcomes = [[outcome for outcome, _ in state.chance_outcomes()] for state in (one, other)]
        for outcome in self._shuffled(outcomes[0]):
            for answer in self._shuffled(outcomes[1]):
                ends = (one.clone(), other.clone())
                read = [self._told(end, CHANCE, each) for end, each in zip(ends, (outcome, answer), strict=True)]
                if read[0] == read[1] and self._look_alike(*ends):
                    return outcome, answer
        return None

    def _hidden_ways(self, state: State, seat: int) -> Iterator[tuple[tuple[Move, ...], State]]:
        """Positions that a seat comes to by steps that the viewer does not notice, the present one first."""
        yield (), state
        for _ in range(WAYS_TRIED):
            way: list[Move] = []
            end = state.clone()
            for _ in range(1 + self.rng.below(4)):
                steps = [action for action in end.legal_actions(seat) if self._is_hidden(end, seat, action)]
                if not steps:
                    break
                step = steps[self.rng.below(len(steps))]
                way.append(Move(self.game.actions[step]))
                end.apply(seat, step)
            if not way:
                return
            yield tuple(way), end

    def _is_hidden(self, state: State, seat: int, action: int) -> bool:
        end = state.clone()
        return not self._told(end, seat, action) and self._look_alike(end, state) and end.current() != CHANCE

    def _back(self) -> Beat | None:
        """A take-back: the viewer's or a public one in both worlds, a hidden one in one of them."""
        one, other = self.worlds
        for seat in self._shuffled(list(range(self.pair.players))):
            if self.pair.bots.get(seat, 10**9) <= len(self.pair.beats):
                continue
            lines = [world.match.own_take_back(seat) for world in self.worlds]
            is_told = [
                line is not None and world.was_told(line) for line, world in zip(lines, self.worlds, strict=True)
            ]
            is_hidden = [line is not None and not told for line, told in zip(lines, is_told, strict=True)]
            if any(is_hidden) and not self._is_copying:
                alone = (Move(TAKE_BACK),)
                return Beat(seat, (alone, ()) if is_hidden[0] else ((), alone), is_hidden=True)
            if all(is_told) or all(is_hidden):
                words = TAKE_BACK
            elif lines == [None, None] and None not in (one.line_before(seat), other.line_before(seat)):
                words = GO_BACK
            else:
                continue
            moves = (Move(words),)
            if one.after(seat, moves).sight == other.after(seat, moves).sight:
                return Beat(seat, (moves, moves), is_hidden=all(is_hidden))
        return None

    @property
    def _is_copying(self) -> bool:
        return len(self.pair.beats) < self.copying

    def _told(self, state: State, player: int, action: int) -> list[dict[str, Any]]:
        """What the viewer reads of a step; the state is changed by it."""
        happened: list[Event] = []
        state.events = happened
        state.apply(player, action)
        state.events = None
        readings = [self.game.telling.read_event(event, self.pair.viewer) for event in happened]
        return [reading for reading in readings if reading is not None]

    def _look_alike(self, one: State, other: State) -> bool:
        viewer = self.pair.viewer
        return (
            text(one.observe(viewer).to_json()) == text(other.observe(viewer).to_json())
            and one.pending() == other.pending()
        )

    def _shuffled(self, things: list[int]) -> list[int]:
        left, found = list(things), []
        while left:
            found.append(left.pop(self.rng.below(len(left))))
        return found


def position_in(game: Game[Any], players: int, seed: int, steps: int) -> State:
    """A position some way into a random match, where a seat is asked."""
    found: State | None = None
    for number, state in enumerate(walk(game, players, seed)):
        if state.current() >= 0:
            found = state.clone()
            if number >= steps:
                break
    assert found is not None
    return found


def pair_for(
    game: Game[Any], players: int, viewer: int, seed: int, *, steps: range, beats: int, bots: dict[int, int], tries: int
) -> Pair:
    """The best of a few pairs for a viewer."""
    best: Pair | None = None
    for number in range(tries):
        rng = Rng(1000 * seed + number)
        state = position_in(game, players, seed + number, steps[rng.below(len(steps))])
        twin = state.determinize(viewer, rng)
        if text(twin.to_json()) == text(state.to_json()):
            continue
        pair = Pair(game, players, viewer, (state.to_json(), twin.to_json()), bots)
        Finder(pair, rng).find(beats)
        if best is None or pair.worth > best.worth:
            best = pair
        if best.worth > 3 * beats:
            break
    assert best is not None, f"viewer {viewer} knows everything"
    return best
