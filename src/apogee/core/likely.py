"""What somebody means who asks why not: of the actions that are barred, the likeliest by what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from apogee.core.state import State

if TYPE_CHECKING:
    from apogee.core.game import Game


class Likelihood:
    """Which of the actions that a seat may not take it means: one with what is there for it.

    Of those that are equal in this, it is the one that the latest rule bars: rules are asked in the catalogue's order,
    so that this one comes closest to being legal.
    """

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.view = state.observe(seat).to_json()
        self.own = self.view["seats"][seat]
        self.own_names, self.all_names = named_in(self.own), named_in(self.view)

    def likeliest(self, bars: list[tuple[int, str]]) -> tuple[int, str]:
        """Of actions of one kind, each with the number of the rule that bars it, the one that is meant."""
        return max(bars, key=self._of)

    def _of(self, bar: tuple[int, str]) -> tuple[bool, int, int, int]:
        """Whether an action's card lies where it would come from; how many of its components the seat has, and sees."""
        rule, words = bar
        components = components_of(words)
        return (
            self.lies_there(words) is not False,
            sum(word in self.own_names for word in components),
            sum(word in self.all_names for word in components),
            rule,
        )

    def lies_there(self, words: str) -> bool | None:
        """Whether an action's card lies where it would come from; None where it comes from nowhere."""
        facts = self.game.facts(self.view, words)
        lies = str(facts.get("lies", ""))
        return facts.get("card") in named_in(self.own.get(lies, self.view.get(lies))) if lies else None


def most_likely(game: Game[Any], state: State, seat: int, component: str) -> str | None:
    """Of the actions with a component, the one that a seat means; None where there is none, or one is legal now.

    Of several verbs it is the first in the vocabulary that takes the component from where it lies, or else the first.
    """
    verbs: dict[str, list[tuple[int, str]]] = {}
    for words, rule in zip(game.actions, game.bars(state, seat), strict=True):
        if component in components_of(words):
            verbs.setdefault(words.split()[0], []).append((rule, words))
    if not verbs or not all(rule for bars in verbs.values() for rule, _ in bars):
        return None
    likelihood = Likelihood(game, state, seat)
    found = [likelihood.likeliest(bars)[1] for bars in verbs.values()]
    return next((words for words in found if likelihood.lies_there(words)), found[0])


def components_of(words: str) -> list[str]:
    """The ids of components that an action names."""
    return [word for word in words.split()[1:] if not word.isdecimal()]


def named_in(view: Any) -> set[str]:
    """The components that are in a view, or in a part of it: its texts, and the names of what is not nothing."""
    if isinstance(view, str):
        return {view}
    if isinstance(view, Mapping):
        there = {name: value for name, value in view.items() if value}
        return set(there).union(*map(named_in, there.values()))
    return set().union(*map(named_in, view)) if isinstance(view, list) else set()
