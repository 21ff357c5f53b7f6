"""The contract: what a position of any game can be asked, and what a viewer gets to see of it.

State has ten methods that others ask, and three that these ask. `apply` is the fast path and trusts its caller; the
checked door is Match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from apogee.core.events import Event
from apogee.core.rng import Rng
from apogee.core.types import CHANCE

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that one viewer may know, built up from nothing."""

    def to_json(self) -> dict[str, Any]:
        """The view in the catalogue's words, ready for JSON."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data, without randomness. The driver of a match answers for players and chance."""

    def __init__(self) -> None:
        # What happened, for a driver that wants to tell it: the driver puts a list here, clones have none.
        self.events: list[Event] | None = None

    def current(self) -> i64:
        """The player to ask next, or CHANCE, or NOBODY when the match is over."""
        raise NotImplementedError

    def pending(self) -> list[int]:
        """Everyone who may answer now: one in turns, several while planning in secret."""
        player = self.current()
        return [player] if player >= 0 else []

    def legal_actions(self, player: i64) -> list[int]:
        """Ascending; empty for a player who is not pending."""
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """(outcome, integer weight), ascending by outcome; asked only when `current` is CHANCE."""
        raise NotImplementedError

    def apply(self, player: i64, action: i64) -> None:
        """Change this position: a player's action, or an outcome if the player is CHANCE."""
        if player == CHANCE:
            self.decide(action)
        else:
            self.act(player, action)

    def act(self, player: i64, action: i64) -> None:
        """Carry out a player's action; `apply` asks for it."""
        raise NotImplementedError

    def decide(self, outcome: i64) -> None:
        """Let an outcome of chance happen; `apply` asks for it."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points so far, final at the end."""
        raise NotImplementedError

    def observe(self, player: i64) -> View:
        """All that this player, or SPECTATOR, may know; to OMNISCIENT, everything."""
        raise NotImplementedError

    def determinize(self, player: i64, rng: Rng) -> State:
        """A twin: another position that this player cannot tell from this one, made from the view alone."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The whole position, in the form `Game.from_json` takes."""
        raise NotImplementedError

    def read(self, described: Any) -> None:
        """Become the position that is described; what it leaves out is as at setup."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, tuple[Any, dict[str, Any]]]:
        return revived, (type(self), self.to_json())


def revived(kind: Callable[[], S], described: Any) -> S:
    """A position of this kind as it is described: the inverse of to_json, for pickles too."""
    state = kind()
    state.read(described)
    return state


NO_FACT: Final = -99


def tell(
    state: State,
    verb: i64,
    seat: i64,
    seen_by: i64,
    first: i64 = NO_FACT,
    second: i64 = NO_FACT,
    third: i64 = NO_FACT,
    fourth: i64 = NO_FACT,
) -> None:
    """Tell the driver, if one listens, what happened, who may see it, and what it was about."""
    if state.events is not None:
        about: list[int] = [fact for fact in (first, second, third, fourth) if fact != NO_FACT]
        state.events.append(Event(verb, seat, about, seen_by))


def tell_all(state: State, verb: i64, seat: i64, seen_by: i64, about: list[int]) -> None:
    """The same, about any number of things."""
    if state.events is not None:
        state.events.append(Event(verb, seat, about, seen_by))
