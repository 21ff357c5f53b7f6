"""Matches that are the same every time: who decides what, and positions to begin at."""

from __future__ import annotations

from functools import cache
from typing import Any

from apogee.bots import roster
from apogee.core.match import Match
from apogee.core.rng import Rng
from tests.serving import game_named

SALT = "5a17" * 16
SHORT = f"{19:064x}"  # with this seed, two greedy players are done after 115 decisions


def advice(match: Match, seat: int, rng: Rng) -> str:
    """What the best bot of a game would do; one that thinks for long does not here."""
    name = match.game.name
    choose = roster.bot(name, roster.best(name))
    return match.game.actions[choose(match.state.determinize(seat, rng), seat, rng, 4)]


class Script:
    """A match as the authority plays it, beside the one in the browser: what may be done, and what will be."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: str,
        *,
        position: dict[str, Any] | None = None,
        entropy: tuple[str, ...] | None = None,
    ) -> None:
        self.game = game_named(game)
        entropy = entropy or ("",) * players
        self.match: Match = (
            self.game.match(players, seed, {}, salt=SALT, entropy=entropy)
            if position is None
            else self.game.match_at(position, seed, salt=SALT, entropy=entropy)
        )
        self.rng = Rng(1)

    @property
    def seat(self) -> int:
        """Who is to decide; the first of several."""
        return self.match.pending()[0]

    def choices(self, seat: int) -> set[str]:
        """What a seat may do now."""
        return set(self.match.choices(seat)) if seat in self.match.pending() else set()

    def chosen(self) -> str:
        """What the seat does that is to decide: what its bot would."""
        return advice(self.match, self.seat, self.rng)

    def play(self, words: str) -> None:
        """Go on."""
        self.match.play(self.seat, words)

    def play_some(self, decisions: int) -> None:
        """So many decisions by the bots."""
        for _ in range(decisions):
            if self.match.over:
                return
            self.play(self.chosen())


@cache
def decisions_in(game: str, players: int, seed: str) -> int:
    """How many decisions a scripted match takes."""
    script, number = Script(game, players, seed), 0
    while not script.match.over:
        script.play(script.chosen())
        number += 1
    return number


@cache
def late(players: int = 2, before_end: int = 16, seed: str = SHORT, game: str = "pocket-rockets") -> dict[str, Any]:
    """The position of a scripted match some decisions before its end."""
    script = Script(game, players, seed)
    script.play_some(decisions_in(game, players, seed) - before_end)
    return script.match.position()


@cache
def undoable() -> dict[str, Any]:
    """A position where the seat that is to decide may both go, which tells nothing new, and draw, which does."""
    script = Script("pocket-rockets", 2, SHORT)
    script.play_some(30)
    while not {"draw", "move cw"} <= script.choices(script.seat):
        script.play_some(1)
    return script.match.position()
