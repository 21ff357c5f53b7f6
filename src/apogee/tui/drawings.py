"""Which games have a drawing of their own; any other is told from its view."""

from collections.abc import Callable, Mapping
from typing import Any

from apogee.core.match import Match
from apogee.locale.texts import Texts
from apogee.tui import generic, pocket_rockets, rocket_rescue, rocketmen
from apogee.tui.screen import Line, Screen

Drawing = Callable[[Mapping[str, Any], Texts, Screen], list[Line]]
Result = Callable[[Mapping[str, Any], Texts], list[Line]]

BOARDS: dict[str, Drawing] = {
    "pocket-rockets": pocket_rockets.board,
    "rocketmen": rocketmen.board,
    "rocket-rescue": rocket_rescue.board,
}
RESULTS: dict[str, Result] = {
    "pocket-rockets": pocket_rockets.result,
    "rocketmen": rocketmen.result,
    "rocket-rescue": rocket_rescue.result,
}
FIELDS: dict[str, Callable[[str, Any, Texts], str | None]] = {
    "pocket-rockets": pocket_rockets.field,
    "rocketmen": rocketmen.field,
    "rocket-rescue": rocket_rescue.field,
}
GROUPS: dict[str, Callable[[str, Texts], str]] = {"rocket-rescue": rocket_rescue.group}


def board(view: Mapping[str, Any], texts: Texts, screen: Screen) -> list[Line]:
    """The table as a viewer sees it."""
    return BOARDS.get(str(view["game"]), generic.board)(view, texts, screen)


def group(words: str, texts: Texts) -> str:
    """What actions that begin like this one have in common, next to their verb."""
    assert texts.game is not None
    if texts.game.name in GROUPS:
        return GROUPS[texts.game.name](words, texts)
    return texts.name(words.split()[1])


def result(match: Match, viewer: int | None, texts: Texts) -> list[Line]:
    """How a match ended, and how the points came about."""
    view = match.view(viewer)
    winners = ", ".join(texts.seat(seat, viewer) for seat in match.winners())
    reason = texts.name(str(match.end_reason))
    lines: list[Line] = [
        [(texts("result-over", reason=reason), "bold")],
        [
            (texts("result-winners", count=len(match.winners()), winners=winners), "bold bright_green")
            if winners
            else (texts("result-lost" if texts.has("result-lost") else "result-nobody"), "bold")
        ],
    ]
    if view["game"] in RESULTS:
        return lines + RESULTS[view["game"]](view, texts)
    scores = enumerate(match.scores())
    return lines + [[(texts("result-score", seat=texts.seat(seat, viewer), score=score), "")] for seat, score in scores]
