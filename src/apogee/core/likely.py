"""Which action a player means who asks "why not?": the likeliest barred one, by what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apogee.core.schema import BySeat, Record, named_in
from apogee.core.state import State

if TYPE_CHECKING:
    from apogee.core.game import Game


class Likelihood:
    """Ranks barred actions by how likely a seat means them: one whose components are at hand comes first.

    Among equals, the action that the latest rule bars comes first: bars are asked in the catalogue's order, so it came
    closest to being legal.
    """

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.view = state.observe(seat).to_json()
        self.own = self.view["seats"][seat]
        self.own_kind = seat_kind(game.telling.view)
        self.own_names, self.all_names = named_in(self.own_kind, self.own), named_in(game.telling.view, self.view)

    def likeliest_of(self, bars: list[tuple[int, str]]) -> tuple[int, str]:
        """The likeliest of some actions of one kind, each given with the number of the rule that bars it."""
        return max(bars, key=self._of)

    def _of(self, bar: tuple[int, str]) -> tuple[bool, int, int, int]:
        """What ranks an action: whether its card lies where it would come from, how many components the seat has of it,
        how many it sees, and the rule."""
        rule, words = bar
        components = self.game.vocabulary.components_in(words)
        return (
            self.lies_there(words) is not False,
            sum(word in self.own_names for word in components),
            sum(word in self.all_names for word in components),
            rule,
        )

    def lies_there(self, words: str) -> bool | None:
        """Whether an action's card lies where it would come from; None where it comes from nowhere."""
        facts = self.game.telling.facts(self.view, words)
        lies = str(facts.get("lies", ""))
        if not lies:
            return None
        kind, there = (self.own_kind, self.own) if lies in self.own else (self.game.telling.view, self.view)
        return lies in there and facts.get("card") in named_in(kind.fields[lies].kind, there[lies])


def most_likely(game: Game[Any], state: State, seat: int, component: str) -> str | None:
    """The action that a seat means when it asks about a component; None where no action names it, or one is legal now.

    Of several verbs it is the first in the vocabulary that takes the component from where it lies, or else the first.
    """
    verbs: dict[str, list[tuple[int, str]]] = {}
    for action in game.with_component.get(component, ()):
        words = game.actions[action]
        verbs.setdefault(game.vocabulary.said[words][0], []).append((game.bar(state, seat, action), words))
    if not verbs or not all(rule for bars in verbs.values() for rule, _ in bars):
        return None
    likelihood = Likelihood(game, state, seat)
    found = [likelihood.likeliest_of(bars)[1] for bars in verbs.values()]
    return next((words for words in found if likelihood.lies_there(words)), found[0])


def seat_kind(view: Record) -> Record:
    """What a view says of each seat."""
    seats = view.fields["seats"].kind
    assert isinstance(seats, BySeat)
    assert isinstance(seats.kind, Record)
    return seats.kind
