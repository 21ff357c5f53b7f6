"""Which games have a drawing of their own; any other is told from its view."""

from collections.abc import Callable, Mapping
from typing import Any

from apogee.core.match import Match
from apogee.locale.texts import Texts
from apogee.tui import generic, pocket_rockets
from apogee.tui.screen import Line, Screen

Drawing = Callable[[Mapping[str, Any], Texts, Screen], list[Line]]
Result = Callable[[Mapping[str, Any], Texts], list[Line]]

BOARDS: dict[str, Drawing] = {"pocket-rockets": pocket_rockets.board}
RESULTS: dict[str, Result] = {"pocket-rockets": pocket_rockets.result}


def board(view: Mapping[str, Any], texts: Texts, screen: Screen) -> list[Line]:
    """The table as a viewer sees it."""
    return BOARDS.get(str(view["game"]), generic.board)(view, texts, screen)


def result(match: Match, viewer: int | None, texts: Texts) -> list[Line]:
    """How a match ended, and how the points came about."""
    view = match.view(viewer)
    winners = ", ".join(texts.seat(seat, viewer) for seat in match.winners())
    reason = texts.name(str(match.end_reason))
    lines: list[Line] = [
        [(texts("result-over", reason=reason), "bold")],
        [(texts("result-winners", count=len(match.winners()), winners=winners), "bold bright_green")],
    ]
    if view["game"] in RESULTS:
        return lines + RESULTS[view["game"]](view, texts)
    scores = enumerate(match.scores())
    return lines + [[(texts("result-score", seat=texts.seat(seat, viewer), score=score), "")] for seat, score in scores]


def everything(match: Match) -> dict[str, Any]:
    """All that was ever hidden, for after the end: the spectator's view, with what each seat alone may see put in."""
    opened = match.view(None)
    for seat in range(match.journal.header.players):
        own = match.view(seat)
        for key, value in own.items():
            if key == "seats":
                opened["seats"][seat] = value[seat]
            elif isinstance(value, list) and isinstance(opened[key], list) and len(value) == len(opened[key]):
                opened[key] = [_opened(there, found) for there, found in zip(opened[key], value, strict=True)]
            elif key != "viewer":
                opened[key] = _opened(opened[key], value)
    return opened


def _opened(there: Any, found: Any) -> Any:
    """What a viewer sees in the place of what another does not."""
    if isinstance(there, dict) and isinstance(found, dict):
        return {key: _opened(there.get(key), found[key]) for key in found}
    return found if there is None else there
