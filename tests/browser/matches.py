"""Matches that are the same every time: who decides what, and positions to begin at."""

from __future__ import annotations

from functools import cache
from typing import Any

from apogee.bots import roster
from apogee.core.match import Match
from apogee.core.rng import Rng
from tests.rocket_rescue.rich import Maker
from tests.serving import game_named

SALT = "5a17" * 16
SHORT = f"{19:064x}"  # with this seed, two greedy players are done after 115 decisions


def advice(match: Match, seat: int, rng: Rng) -> str:
    """What the best bot of a game would do; one that thinks for long does not here."""
    bot = roster.Sitter(match.game.name, roster.best(match.game.name), seat, rng)
    bot.budget = min(bot.budget, 4)
    return match.game.actions[bot.answer(match.state)]


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


# --- Rocketmen


def hasty(match: Match, seat: int, rng: Rng) -> str:
    """What somebody does who wants to see rockets fly: by no means well, but it leads somewhere."""
    words = match.choices(seat)
    odds = match.view(seat)["odds"]
    good = [each for each in words if each.startswith("launch") and odds[each.split()[1]]["odds"]["success"] > 0.3]
    ahead = [each for each in words if each.split()[0] in ("done", "draw", "place", "free", "keep")]
    more = [each for each in words if each.split()[0] in ("buy", "pay", "use")]
    found = good or (ahead if ahead and rng.below(3) else more if more and rng.below(8) else words)
    return "end" if found is words and "end" in words and rng.below(2) else found[rng.below(len(found))]


@cache
def nearly_over(players: int, mode: str, variants: str) -> dict[str, Any]:
    """A position of Rocketmen that soon ends, after a round more of standstill, in solo with the last display cards.

    Whose turn it is has a plan, so that there are chances of a launch.
    """
    game = game_named("rocketmen")
    match = game.match(players, SHORT, {"mode": mode, "variants": variants}, salt=SALT)
    rng = Rng(1)
    while not _is_late(match.view(None)):
        seat = match.pending()[0]
        match.play(seat, hasty(match, seat, rng))
    position = match.position()
    return position if mode == "solo" else position | {"standstill": match.view(None)["standstill"]["limit"] - 1}


def _is_late(view: dict[str, Any]) -> bool:
    is_far = view["round"] > 6 if view["ai"] is None else len([card for card in view["display"] if card]) < 4
    return is_far and view["asks"] == "act" and bool(view["odds"])


# --- Rocket Rescue


@cache
def last_round(players: int, edition: str, length: str, character: str | None, phase: str) -> dict[str, Any]:
    """A rich position of Rocket Rescue in the last round, with these options, and this character at the table."""
    for seed in range(400):
        maker = Maker(players, seed)
        if (maker.edition, maker.length) != (edition, length) or (character or "") not in [*maker.characters, ""]:
            continue
        if character is None and maker.characters:
            continue
        maker.phase = phase
        position = maker.position() | {"round": 8}
        found: dict[str, Any] = game_named("rocket-rescue").from_json(position).to_json()
        return found
    raise AssertionError("there is no such table")
