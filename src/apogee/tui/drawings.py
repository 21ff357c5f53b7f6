"""How games are drawn: each by its own module of this folder, if it has one; any other is told from its view.

A game's module has `draw`, `tell`, `result` and `field`, and `group` where a verb and one more word do not tell actions
apart.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from apogee import catalog
from apogee.core.components import package_of
from apogee.core.match import Match
from apogee.locale.texts import Texts
from apogee.tui import generic
from apogee.tui.screen import Line, Screen

Result = Callable[[Mapping[str, Any], Texts], list[Line]]
Field = Callable[[str, Any, Texts], str | None]
Group = Callable[[str, Texts], str]


@cache
def _module(game_name: str) -> ModuleType | None:
    """What draws a game of the catalogue, if something does."""
    module = f"apogee.tui.{package_of(game_name)}"
    return import_module(module) if game_name in catalog.GAMES and find_spec(module) else None


def board(view: Mapping[str, Any], texts: Texts, screen: Screen) -> list[Line]:
    """The table as a viewer sees it: drawn where there is room, otherwise told in lines; and what it is about now."""
    own = _module(str(view["game"]))
    lines: list[Line] = (
        own.draw(view, texts, screen) if own and screen.is_drawing else (own or generic).tell(view, texts)
    )
    return lines + goal(view, texts)


def goal(view: Mapping[str, Any], texts: Texts) -> list[Line]:
    """What ends the match, who leads, and what the viewer is after."""
    assert texts.game is not None
    parts = [texts.goal(part, view["viewer"]) for part in texts.game.telling.goal(view)]
    return [[(texts("play-goal-now", goal="; ".join(parts)), "bright_yellow")]] if parts else []


def field(key: str, value: Any, texts: Texts) -> str | None:
    """The value of a component's field as its game says it; None where the game has no words of its own for it."""
    assert texts.game is not None
    said: Field | None = getattr(_module(texts.game.name), "field", None)
    return said(key, value, texts) if said else None


def group(words: str, texts: Texts) -> str:
    """What actions that begin like this one have in common, next to their verb."""
    assert texts.game is not None
    own: Group | None = getattr(_module(texts.game.name), "group", None)
    return own(words, texts) if own else texts.name(texts.game.vocabulary.said[words][1])


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
    own: Result | None = getattr(_module(str(view["game"])), "result", None)
    if own:
        return lines + own(view, texts)
    scores = enumerate(match.scores())
    return lines + [[(texts("result-score", seat=texts.seat(seat, viewer), score=score), "")] for seat, score in scores]
