"""What tests of launches share: a player about to launch, and steps with scripted success cards."""

from collections.abc import Sequence
from typing import Any

import apogee
from apogee.core.state import State
from apogee.core.types import CHANCE
from tests.rocketmen.table import GAME, Described, at, of, seat, table, zone

SATELLITE = "satellite_a"  # Earth orbit or Moon; science


def ready(
    pad: Sequence[str] = ("engine_large",),
    *,
    plan: str | None = SATELLITE,
    others: Sequence[str] = (),
    own: Described | None = None,
    opponent: Described | None = None,
    **more: Any,
) -> apogee.Match:
    """Seat 0 of four is about to act; seat 1 has the other cards on its pad."""
    first = seat(plan=plan, pad=list(pad), **(own or {}))
    second = seat(plan="hotel_a", pad=list(others), **(opponent or {}))
    return at([first, second], players=4, **more)


def go(match: apogee.Match, words: str, *cards: int) -> None:
    """An action of seat 0, and the success cards that it turns up."""
    match.expect(*(f"success {card}" for card in cards))
    match.play(0, words)
    match.pending()


def after(state: State, player: int, words: str) -> State:
    """The state after a step of a player or of chance: for courses that no script can foresee."""
    number = GAME.outcome(words) if player == CHANCE else GAME.action(words)
    assert number is not None
    following = state.clone()
    following.apply(player, number)
    return following


def asked(match: apogee.Match) -> tuple[str | None, int]:
    """What is asked in the launch, and where the rocket is."""
    seen = table(match)
    assert seen["launch"] is not None
    return seen["asks"], seen["launch"]["rocket"]


def launch(match: apogee.Match) -> Described:
    """The launch as everybody sees it."""
    seen: Described = table(match)["launch"]
    return seen


def is_over(match: apogee.Match) -> bool:
    """RM-11.8: the launch is over, and the next player's turn has begun."""
    seen = table(match)
    return seen["launch"] is None and seen["turn"] == 1 and match.pending() == (1,)


def places(match: apogee.Match) -> dict[str, list[str]]:
    """Where the cards of seat 0 lie openly."""
    return {name: zone(match, 0, name) for name in ("pad", "warehouse", "scrapyard")}


def lies(match: apogee.Match, card: str) -> str:
    """The zone of seat 0 in which a card lies."""
    found = [
        name for name in ("pad", "play", "warehouse", "scrapyard", "known", "depot") if card in zone(match, 0, name)
    ]
    assert len(found) == 1
    return found[0]


def happened(match: apogee.Match, event: str) -> list[Described]:
    """What the log tells of one kind, without the kind and the seat."""
    told = [each for each in match.log(None) if each["event"] == event]
    return [{key: value for key, value in each.items() if key not in ("event", "seat")} for each in told]


def tokens(match: apogee.Match) -> dict[str, int]:
    """The achievement tokens of seat 0."""
    held = of(match, 0)["tokens"]
    return {kind: held[kind] for kind in ("rocket", "hand", "science", "money")}
