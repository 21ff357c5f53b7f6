"""Mutated positions: real ones with something changed, to see how a game takes or refuses them.

Whatever `match_at` accepts must keep every law to the end of the match; whatever it does not is refused in a sentence.
"""

import json
from collections.abc import Iterator
from typing import Any

from apogee.core.errors import BadPosition
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import NOBODY
from apogee.testing import laws

Place = tuple[Any, Any, str]  # a dict or a list, a key or an index of it, and the last key on the way there
LONGEST_SENTENCE = 400


def places(value: Any, key: str = "") -> Iterator[Place]:
    """Every place of a position that holds something."""
    inside: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    for each in inside:
        name = each if isinstance(value, dict) and isinstance(each, str) and not each[:1].isdecimal() else key
        yield value, each, name
        if isinstance(value[each], dict | list):
            yield from places(value[each], name)


class Mutator:
    """Changes positions of a game. New values come from positions that it was shown before, or are close to the old."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.seen: dict[str, list[str]] = {}  # for each key, values that have stood there, as texts

    def show(self, position: dict[str, Any]) -> None:
        """Keep what stands at each key of a position."""
        for holder, at, key in places(position):
            seen = self.seen.setdefault(key, [])
            value = json.dumps(holder[at])
            if value not in seen and len(seen) < 60:
                seen.append(value)

    def mutate(self, position: dict[str, Any]) -> dict[str, Any]:
        """A position with one to three things changed; now and then what is left over goes into the box."""
        changed: dict[str, Any] = json.loads(json.dumps(position))
        for _ in range(1 + self.rng.below(3)):
            self._change(changed)
        if self.rng.below(2) == 0:
            changed["box"] = "rest"
        return changed

    def _change(self, position: dict[str, Any]) -> None:
        there = list(places(position))
        if not there:
            return
        holder, at, key = there[self.rng.below(len(there))]
        value = holder[at]
        change = self.rng.below(6)
        if change == 0:
            del holder[at]
        elif change == 1:
            self._swap(holder, at, there)
        elif change == 2 and self.seen.get(key):
            holder[at] = json.loads(self.seen[key][self.rng.below(len(self.seen[key]))])
        elif change == 3 and isinstance(holder, list):
            holder.insert(self.rng.below(len(holder) + 1), json.loads(json.dumps(value)))
        elif isinstance(value, bool):
            holder[at] = not value
        elif isinstance(value, int):
            holder[at] = value + [-1, 1, -value, self.rng.below(8)][self.rng.below(4)]
        elif isinstance(value, list) and value:
            value.pop(self.rng.below(len(value)))
        elif isinstance(value, dict) or change == 4:
            self._add_key(position)
        else:
            self._swap(holder, at, there)

    def _swap(self, holder: Any, at: Any, there: list[Place]) -> None:
        """Two things of one type change places: a card moves, and none is lost."""
        alike = [place for place in there if type(place[0][place[1]]) is type(holder[at])]
        if isinstance(holder[at], dict | list):
            return
        other, where, _ = alike[self.rng.below(len(alike))]
        holder[at], other[where] = other[where], holder[at]

    def _add_key(self, position: dict[str, Any]) -> None:
        """A key with something that once stood there, on the whole position or on a seat."""
        keys = sorted(self.seen)
        key = keys[self.rng.below(len(keys))]
        seats = position.get("seats")
        holders = [position, *([seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else [])]
        holder = holders[self.rng.below(len(holders))]
        holder[key] = json.loads(self.seen[key][self.rng.below(len(self.seen[key]))])


def check_description(game: Game[Any], described: Any, seed: int) -> State | None:
    """A description is refused in a sentence, or it is a position that is written as it was read. None if refused."""
    try:
        match = game.match_at(described, seed=seed)
    except BadPosition as refusal:
        sentence = str(refusal)
        assert sentence.endswith((".", "?")), f"no sentence: {sentence}"
        assert len(sentence) < LONGEST_SENTENCE, f"too long a sentence: {sentence}"
        return None
    state: State = match.state.clone()
    header = match.journal.header.position
    again = game.match_at(header, seed=seed).journal.header.position
    assert laws.text(again) == laws.text(header), f"a position is not read as it was written: {header} became {again}"
    return state


def check_plays_on(game: Game[Any], state: State, seed: int, apart: int) -> int:
    """An accepted position keeps every law, now and every `apart` steps, until its match ends. Returns the steps."""
    rng = Rng(seed)
    census = game.checks.census(state)
    steps = 0
    while True:
        laws.check_somebody_can_act(game, state)
        assert game.checks.census(state) == census, "something was lost or made"
        if steps % apart == 0 or state.current() == NOBODY:
            laws.check_step(game, state, seed + steps, census)
            assert not list(game.checks.faults(state)), (
                f"play leads to what is refused: {next(iter(game.checks.faults(state)))}"
            )
        if state.current() == NOBODY:
            assert game.end_reason(state), "the match ended for no reason"
            game.places(state)
            return steps
        laws.step(game, state, rng)
        steps += 1
        assert steps <= game.max_steps, f"the match goes on beyond max_steps = {game.max_steps}"


def check_changed(game: Game[Any], positions: list[dict[str, Any]], seed: int, number: int, apart: int) -> int:
    """Change positions so many times: those that are accepted can be played to the end. Returns how many were."""
    rng = Rng(seed)
    mutator = Mutator(rng)
    for position in positions:
        mutator.show(position)
    accepted = 0
    for turn in range(number):
        described = mutator.mutate(positions[rng.below(len(positions))])
        try:
            state = check_description(game, described, seed)
            if state is not None:
                accepted += 1
                check_plays_on(game, state, number * seed + turn, apart)
        except Exception as error:
            raise AssertionError(f"{error!r} after {json.dumps(described)}") from error
    return accepted
