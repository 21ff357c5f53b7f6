"""Whether a step tells a viewer something. To find out, it is tried in worlds that look the same to the viewer."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from apogee.core.events import Event
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import SPECTATOR

TWINS_TRIED: Final = 32  # worlds per viewer in which a step is tried
WAYS_TRIED: Final = 8  # in a world where the step is barred: ways to it by steps that the viewer reads nothing of
LONGEST_WAY: Final = 32
NOTHING: Final = 0  # what a step tells a viewer
NOTHING_BUT_WAYS: Final = 1  # nothing, as in some worlds there are hidden ways to it
SOMETHING: Final = 2

Bar = Callable[[Any, int, int], int]
ReadEvent = Callable[[Event, int], dict[str, Any] | None]


def told_by(state: State, seat: i64, action: i64) -> list[Event]:
    """The events of a step. Playing it changes the state."""
    told: list[Event] = []
    state.events = told
    state.apply(seat, action)
    state.events = None
    return told


def what_is_read(events: list[Event], viewer: int, read_event: ReadEvent) -> list[dict[str, Any]]:
    """What a viewer reads of events."""
    found: list[dict[str, Any]] = []
    for event in events:
        reading = read_event(event, viewer)
        if reading is not None:
            found.append(reading)
    return found


def tells_anybody(
    before: State, seat: int, action: int, told: list[Event], players: int, seed: int, bar: Bar, read_event: ReadEvent
) -> bool:
    """Whether anybody, a seat or a spectator, learns something from what a step told.

    A spectator knows least: a world that a seat holds possible is possible for a spectator too. So one answer serves
    the spectator and every seat that reads the same, unless the step came about in ways hidden from one of them alone.
    """
    public = what_is_read(told, SPECTATOR, read_event)
    found = tells(before, seat, action, told, SPECTATOR, Rng(seed), bar, read_event)
    if found == SOMETHING:
        return True
    for viewer in range(players):
        if found == NOTHING and what_is_read(told, viewer, read_event) == public:
            continue
        if tells(before, seat, action, told, viewer, Rng(seed), bar, read_event) == SOMETHING:
            return True
    return False


def tells(
    before: State, seat: int, action: int, told: list[Event], viewer: int, rng: Rng, bar: Bar, read_event: ReadEvent
) -> int:
    """Whether a viewer learns something from what a step told.

    It does if some twin exists in which the step reads differently, or in which the step is barred and the viewer
    would have seen every way that leads to it.
    """
    read = what_is_read(told, viewer, read_event)
    if not read:
        return NOTHING
    found = NOTHING
    for _ in range(TWINS_TRIED):
        twin: State | None = before.determinize(viewer, rng)
        assert twin is not None
        if bar(twin, seat, action):
            twin = on_a_hidden_way(twin, seat, action, viewer, rng, bar, read_event)
            if twin is None:
                return SOMETHING
            found = NOTHING_BUT_WAYS
        there = told_by(twin, seat, action)
        if not are_alike(there, told) and what_is_read(there, viewer, read_event) != read:
            return SOMETHING
    return found


def are_alike(some: list[Event], others: list[Event]) -> bool:
    """Whether two lists of events are equal, so that everybody reads the same of both."""
    if len(some) != len(others):
        return False
    for place in range(len(some)):
        one = some[place]
        other = others[place]
        if one.verb != other.verb or one.seat != other.seat or one.seen_by != other.seen_by or one.about != other.about:
            return False
    return True


def on_a_hidden_way(
    twin: State, seat: int, action: int, viewer: int, rng: Rng, bar: Bar, read_event: ReadEvent
) -> State | None:
    """A twin in which a step is possible after steps of the same seat that the viewer reads nothing of."""
    for _ in range(WAYS_TRIED):
        state = twin.clone()
        for _ in range(LONGEST_WAY):
            steps = state.legal_actions(seat)
            if not steps or what_is_read(told_by(state, seat, steps[rng.below(len(steps))]), viewer, read_event):
                break
            if not bar(state, seat, action):
                return state
    return None
