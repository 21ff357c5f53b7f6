"""The laws: what holds for every game, at every step. Each raises AssertionError with a sentence that says what broke.

Use `check_step` on positions of any game by the contract; `walk` brings them up. A law needs nothing of a game but its
Game, and for the second scorer and the list of all worlds a function that reads positions only.
"""

import json
import marshal
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from apogee.core.errors import IllegalAction
from apogee.core.events import Event
from apogee.core.game import NO_ANSWER, Game, no_default
from apogee.core.rng import Rng, pick
from apogee.core.schema import fault
from apogee.core.state import State
from apogee.core.types import CHANCE, EVERYBODY, NOBODY, SPECTATOR

S = TypeVar("S", bound=State)
Position = dict[str, Any]


def text(value: object) -> str:
    """A value as JSON text: equal texts mean equal values, to the last byte."""
    return json.dumps(value, sort_keys=False)


def exact(value: Any) -> bytes:
    """A value as bytes, three times as fast as its text; orders and types make a difference."""
    return marshal.dumps(value, 0)  # the version that knows no references: equal values have equal bytes


def viewers(state: State) -> list[int]:
    """Every seat, and the spectator."""
    return [*range(len(state.scores())), SPECTATOR]


# --- Bringing up positions


def choose(game: Game[Any], state: State, player: int, rng: Rng) -> int:
    """A random action: half the time any, otherwise any of a random verb, which brings up rare verbs more often."""
    actions = state.legal_actions(player)
    if rng.below(2) == 0:
        return actions[rng.below(len(actions))]
    verbs = sorted({verb_of(game, action) for action in actions})
    verb = verbs[rng.below(len(verbs))]
    of_verb = [action for action in actions if verb_of(game, action) == verb]
    return of_verb[rng.below(len(of_verb))]


def verb_of(game: Game[Any], action: int) -> str:
    """An action's verb, in words."""
    return game.vocabulary.said[game.actions[action]][0]


def step(game: Game[Any], state: State, rng: Rng) -> None:
    """One random step, in place; while several seats are pending, any of them may be the one."""
    if state.current() == CHANCE:
        state.apply(CHANCE, pick(state.chance_outcomes(), rng))
    else:
        pending = state.pending()
        player = pending[rng.below(len(pending))]
        state.apply(player, choose(game, state, player, rng))


def walk(game: Game[S], players: int, seed: int, options: dict[str, str] | None = None) -> Iterator[S]:
    """All positions of one random match, the first and the last included. The same object each time: clone to keep."""
    rng = Rng(seed)
    state = game.new_state(players, game.chosen_options(options or {}, players))
    steps = 0
    yield state
    while state.current() != NOBODY:
        step(game, state, rng)
        steps += 1
        assert steps <= game.max_steps, f"a match of {game.name} goes on beyond max_steps = {game.max_steps}"
        yield state


# --- Laws of one position


def check_somebody_can_act(game: Game[Any], state: State) -> None:
    """Chance has outcomes, or a pending seat has actions, or the match is over."""
    current, pending = state.current(), state.pending()
    if current == CHANCE:
        odds = state.chance_outcomes()
        outcomes = [outcome for outcome, _ in odds]
        assert odds, "chance has no outcome"
        assert outcomes == sorted(set(outcomes)), f"chance outcomes are not ascending: {outcomes}"
        assert all(0 <= outcome < game.max_chance for outcome in outcomes), f"an outcome is out of bounds: {outcomes}"
        assert all(weight > 0 for _, weight in odds), f"an outcome without weight: {odds}"
        assert not pending, "a seat is pending while chance is to decide"
    elif current == NOBODY:
        assert not pending, "a seat is pending after the end"
    else:
        assert pending == sorted(set(pending)), f"pending seats are not ascending: {pending}"
        assert current == pending[0], f"current is {current}, but the lowest pending seat is {pending[0]}"
        assert all(state.legal_actions(seat) for seat in pending), "a pending seat has no legal action"
    lowest, highest = game.score_range
    assert all(lowest <= score <= highest for score in state.scores()), f"scores out of range: {state.scores()}"


def check_legal_is_what_nothing_bars(game: Game[Any], state: State) -> None:
    """The listed actions are exactly those that no rule bars, and every bar has a rule and a sentence."""
    pending = state.pending()
    for seat in range(len(state.scores())):
        legal, bars = state.legal_actions(seat), game.bars(state, seat)
        assert len(bars) == game.action_count, "a bar is missing"
        assert legal == sorted(set(legal)), f"legal actions are not ascending: {legal}"
        accepted = [action for action, rule in enumerate(bars) if rule == 0]
        assert legal == accepted, (
            f"seat {seat}: listed but barred {_words(game, set(legal) - set(accepted))}, "
            f"accepted but not listed {_words(game, set(accepted) - set(legal))}"
        )
        assert legal or seat not in pending, f"seat {seat} is pending without a legal action"
        assert not legal or seat in pending, f"seat {seat} has actions but is not pending"
        for rule in set(bars) - {0}:
            refused = game.telling.refuse(state, seat, bars.index(rule), rule)
            assert refused.rule == game.telling.rules.id_of(rule), (
                f"{game.telling.rules.id_of(rule)} is refused as {refused.rule}"
            )
            assert refused.reason.endswith("."), f"{refused.rule} has no sentence"


def _words(game: Game[Any], actions: Iterable[int]) -> list[str]:
    return [game.actions[action] for action in sorted(actions)]


def check_every_action_applies(game: Game[Any], state: State, census: list[int]) -> None:
    """Every listed action and outcome can be carried out, and leaves as much of everything as there was."""
    answers = [(CHANCE, outcome) for outcome, _ in state.chance_outcomes()] if state.current() == CHANCE else []
    answers += [(seat, action) for seat in state.pending() for action in state.legal_actions(seat)]
    before = exact(state.to_json())
    for player, action in answers:
        copy = state.clone()
        copy.apply(player, action)
        assert game.checks.census(copy) == census, f"{_answer(game, player, action)} loses or makes something"
    assert exact(state.to_json()) == before, "playing on a clone changed the original"


def _answer(game: Game[Any], player: int, action: int) -> str:
    return game.outcomes[action] if player == CHANCE else game.actions[action]


def check_clone(game: Game[Any], state: State, rng: Rng) -> None:
    """A clone is equal, and what is played on either leaves the other alone."""
    before = exact(state.to_json())
    listening, state.events = state.events, []
    clone = state.clone()
    second = state.clone()
    state.events = listening
    assert clone.events is None, "a clone tells the driver of its original"
    kept = [(clone.observe(viewer), _seen(clone, viewer)) for viewer in viewers(clone)]
    assert exact(clone.to_json()) == before, "a clone differs from its original"
    for _ in range(4):
        if clone.current() != NOBODY:
            step(game, clone, rng)
    assert exact(state.to_json()) == before, "playing on a clone changed the original"
    assert exact(second.to_json()) == before, "playing on a clone changed another clone"
    for view, seen in kept:
        assert exact(view.to_json()) == seen, "a view changes with the position that it was taken of"


def check_json(game: Game[Any], state: State) -> None:
    """A position survives JSON: written, read and set up again it is the same in every respect."""
    written = text(state.to_json())
    again: State = game.from_json(json.loads(written))
    assert text(again.to_json()) == written, (
        f"a position does not survive JSON: {written} became {text(again.to_json())}"
    )
    assert again.current() == state.current(), "a position read again asks somebody else"
    assert again.pending() == state.pending(), "a position read again has other pending seats"
    if state.current() == CHANCE:
        assert again.chance_outcomes() == state.chance_outcomes(), "a position read again has other odds"
    for viewer in viewers(state):
        assert again.legal_actions(viewer) == state.legal_actions(viewer), "a position read again has other choices"
        assert _shown(again, viewer) == _shown(state, viewer), "a position read again looks different"


def is_same(one: State, other: State) -> bool:
    """Whether two positions are equal, secrets and all."""
    return exact(one.to_json()) == exact(other.to_json())


def _seen(state: State, viewer: int) -> bytes:
    return exact(state.observe(viewer).to_json())


def _shown(state: State, viewer: int) -> str:
    return text(state.observe(viewer).to_json())


def check_twins(game: Game[Any], state: State, seed: int) -> None:
    """A twin looks the same to its viewer, to the last byte, and comes from the view and the generator alone."""
    for viewer in viewers(state):
        twin = state.determinize(viewer, Rng(seed))
        assert _seen(twin, viewer) == _seen(state, viewer), (
            f"viewer {viewer} can tell a twin by its view:\n{_shown(state, viewer)}\n{_shown(twin, viewer)}"
        )
        assert twin.legal_actions(viewer) == state.legal_actions(viewer), (
            f"viewer {viewer} can tell a twin by its choices"
        )
        bars = game.bars(state, viewer)
        assert game.bars(twin, viewer) == bars, f"viewer {viewer} can tell a twin by a refusal"
        for action, rule in _some_barred(bars, seed) if viewer != SPECTATOR else []:
            assert game.telling.refuse(twin, viewer, action, rule) == game.telling.refuse(
                state, viewer, action, rule
            ), f"viewer {viewer} can tell a twin by why {game.actions[action]!r} is refused"
        assert twin.pending() == state.pending(), f"viewer {viewer} can tell a twin by who is pending"
        assert twin.current() == state.current(), f"viewer {viewer} can tell a twin by who is asked"
        assert game.checks.census(twin) == game.checks.census(state), (
            f"a twin for viewer {viewer} lost or made something"
        )
        other = twin.determinize(viewer, Rng(seed + 1))
        straight = state.determinize(viewer, Rng(seed + 1))
        assert exact(other.to_json()) == exact(straight.to_json()), (
            f"a twin for viewer {viewer} depends on more than the view and the generator"
        )


def _some_barred(bars: list[int], seed: int) -> list[tuple[int, int]]:
    """One action that each rule bars, and a few more, with their rules: all of them would take too long."""
    found = {rule: action for action, rule in enumerate(bars) if rule}
    rng = Rng(seed)
    more = [int(rng.below(len(bars))) for _ in range(8)]
    return [(action, bars[action]) for action in [*found.values(), *more] if bars[action]]


def check_twin_is_a_position(game: Game[Any], state: State, seed: int) -> None:
    """A twin is a position like any other: it can be written, read and played on."""
    rng = Rng(seed)
    for viewer in viewers(state):
        twin = state.determinize(viewer, rng)
        check_json(game, twin)
        check_somebody_can_act(game, twin)
        check_legal_is_what_nothing_bars(game, twin)
        for _ in range(3):
            if twin.current() != NOBODY:
                step(game, twin, rng)
        assert game.checks.census(twin) == game.checks.census(state), (
            f"playing on a twin for viewer {viewer} lost something"
        )


def check_refusals_change_nothing(game: Game[Any], state: State, rng: Rng) -> None:
    """A refused action raises with its rule and its sentence, and nothing has changed."""
    if state.current() == CHANCE:
        return
    match = game.match_at(state.to_json(), seed=1)
    before = text(match.position())
    for seat in range(len(state.scores())):
        for _ in range(3):
            action = int(rng.below(game.action_count))
            refusal = match.why_not(seat, game.actions[action])
            if refusal is None:
                continue
            rule, reason = refusal
            refused: IllegalAction | None = None
            try:
                match.play(seat, game.actions[action])
            except IllegalAction as error:
                refused = error
            assert refused is not None, f"{game.actions[action]!r} is barred by {rule}, but was played"
            assert (refused.rule, refused.reason) == (rule, reason), "play and why_not name different rules"
    assert text(match.position()) == before, "a refused action changed the position"
    assert not match.journal.entries, "a refused action was written into the journal"


def check_public_words(game: Game[Any], state: State) -> None:
    """What is exported of a running match tells no more than a spectator reads: words that everybody may read differ
    only where the readings do."""
    world = World(game, state, SPECTATOR)
    for player in state.pending() or ([CHANCE] if state.current() == CHANCE else []):
        read_of: dict[str, int] = {}
        for action in world.answers_of(player):
            _, readings = world.after(player, action)
            is_public = bool(world.told) and world.told[0].seen_by == EVERYBODY
            same = read_of.setdefault(text(readings), action)
            assert same == action or not is_public, (
                f"{_answer(game, player, action)!r} may be exported, but a spectator reads the same of "
                f"{_answer(game, player, same)!r}"
            )


def check_views(game: Game[Any], state: State) -> None:
    """Every view is of the kinds that the game declares."""
    for viewer in viewers(state):
        found = fault(game.telling.view, state.observe(viewer).to_json(), len(state.scores()))
        assert found is None, f"viewer {viewer}: {found}"


def check_facts(game: Game[Any], state: State) -> None:
    """For every viewer, every action has the facts of its label: barred actions are spoken of too."""
    for viewer in viewers(state):
        view = state.observe(viewer).to_json()
        for words in game.actions:
            try:
                facts = game.telling.facts(view, words)
            except Exception as error:
                raise AssertionError(f"viewer {viewer} cannot be told of {words!r}: {error!r}") from error
            wrong = [name for name, fact in facts.items() if not isinstance(fact, str | int)]
            assert not wrong, f"the facts {wrong} of {words!r} are neither texts nor numbers for viewer {viewer}"


def check_proposals(game: Game[Any], state: State, rng: Rng) -> int:
    """Every proposal can be carried out to its end, and depends only on what the seat may know; how many there are.

    Of all actions some are asked for, legal or not. A legal one can always be carried through.
    """
    found = 0
    for seat in state.pending():
        legal = state.legal_actions(seat)
        asked = {legal[rng.below(len(legal))] for _ in range(6)} | {rng.below(game.action_count) for _ in range(6)}
        twin = state.determinize(seat, rng)
        for action in sorted(asked):
            proposals = game.extras.proposals(state, seat, action)
            words = game.actions[action]
            assert proposals == game.extras.proposals(twin, seat, action), (
                f"proposals of {words!r} tell seat {seat} a secret"
            )
            assert proposals or action not in legal, f"{words!r} is legal, but nothing carries it through"
            for steps in proposals:
                assert action in steps, f"{_words(game, steps)} is no way to {words!r}"
                _check_carried_out(game, state, seat, steps)
            found += len(proposals)
    return found


def _check_carried_out(game: Game[Any], state: State, seat: int, steps: list[int]) -> None:
    """These steps can be taken one after the other, without anybody else in between."""
    trial = state.clone()
    for number, action in enumerate(steps):
        told = f"{_words(game, steps)}: {game.actions[action]!r}"
        assert seat in trial.pending(), f"{told} comes when others, or chance, are to decide"
        assert game.bar(trial, seat, action) == 0, f"{told} is barred after {number} steps"
        trial.apply(seat, action)


def check_orders(game: Game[Any], state: State, seed: int) -> None:
    """What orders, or the clock's default, do for a seat is legal, and depends only on what the seat may know."""
    if not game.extras.orders and game.extras.default is no_default:
        return
    for seat in range(len(state.scores())):
        legal, twin = [NO_ANSWER, *state.legal_actions(seat)], state.determinize(seat, Rng(seed))
        asks = state.observe(seat).to_json()["asks"]
        orders = [(name, order.answer, order.asks) for name, order in game.extras.orders.items()]
        for name, answers, asked in [*orders, ("the default", game.extras.default, asks)]:
            answer = answers(state, seat)
            assert answer in legal, f"{name} has seat {seat} do what it may not: {game.actions[answer]}"
            assert answer == answers(twin, seat), f"{name} knows more than seat {seat} may"
            assert answer == NO_ANSWER or asked == asks, f"{name} answers {asks!r}, but is said to answer {asked!r}"
        assert game.orders_for(state, seat) == game.orders_for(twin, seat), f"seat {seat} learns from what it may order"


def check_scores(state: State, second_scorer: Callable[[Position], list[int]]) -> None:
    """The scores are those of a second scorer that reads the position only."""
    again = second_scorer(state.to_json())
    assert state.scores() == again, f"scores are {state.scores()}, but a second scorer finds {again}"


def check_step(
    game: Game[Any],
    state: State,
    seed: int,
    census: list[int],
    second_scorer: Callable[[Position], list[int]] | None = None,
) -> None:
    """All laws of one position."""
    rng = Rng(seed)
    check_somebody_can_act(game, state)
    assert game.checks.census(state) == census, "something was lost or made"
    check_legal_is_what_nothing_bars(game, state)
    check_every_action_applies(game, state, census)
    check_clone(game, state, rng)
    check_json(game, state)
    check_twins(game, state, seed)
    check_views(game, state)
    check_public_words(game, state)
    check_orders(game, state, seed)
    if second_scorer is not None:
        check_scores(state, second_scorer)


# --- Laws of whole stretches


class SecretsSeen:
    """Collects, over many positions, which secret fields some twin has imagined differently."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.fields: set[str] = set()
        self.differed: set[str] = set()

    def look(self, state: State, rng: Rng) -> None:
        """Compare the secrets of a position with those of its twins."""
        real = self.game.checks.secrets(state)
        self.fields |= {name for name, value in real.items() if value}
        for viewer in viewers(state):
            imagined = self.game.checks.secrets(state.determinize(viewer, rng))
            self.differed |= {name for name, value in real.items() if imagined.get(name) != value}

    def check(self) -> None:
        """Each secret differs in some twin. A secret that is shown and never dealt anew would not."""
        assert self.fields, "no position had a secret"
        assert self.fields <= self.differed, f"never imagined differently: {sorted(self.fields - self.differed)}"


def check_all_worlds(state: State, viewer: int, worlds: Iterable[State], draws: int) -> None:
    """The set of twins is the set of all worlds with the same view; `worlds` lists every world there can be."""
    seen = _seen(state, viewer)
    possible = {text(world.to_json()) for world in worlds if _seen(world, viewer) == seen}
    assert text(state.to_json()) in possible, "the real world is not among the worlds listed"
    twins = {text(state.determinize(viewer, Rng(seed)).to_json()) for seed in range(draws)}
    assert twins == possible, (
        f"viewer {viewer}: {len(possible - twins)} worlds of {len(possible)} never come up as a twin, "
        f"{len(twins - possible)} twins are no possible world"
    )


def check_turn_is_finite(game: Game[Any], state: State, rng: Rng, longest: int) -> None:
    """Small decisions inside a turn only go forward: no position comes twice, and the turn ends."""
    if state.current() < 0:
        return
    walker = state.clone()
    seat = walker.current()
    been: set[str] = set()
    while walker.current() == seat:
        assert len(been) < longest, f"more than {longest} decisions in one turn"
        here = text(walker.to_json())
        assert here not in been, "a position comes twice in one turn, so the turn could go on for ever"
        been.add(here)
        walker.apply(seat, choose(game, walker, seat, rng))
        while walker.current() == CHANCE:
            walker.apply(CHANCE, pick(walker.chance_outcomes(), rng))


def check_order_of_commits(game: Game[Any], state: State, rng: Rng) -> None:
    """While several seats plan in secret, the order in which they answer changes nothing."""
    seats = state.pending()
    if len(seats) < 2:
        return
    plans: dict[int, list[int]] = {seat: [] for seat in seats}
    for seat in seats:
        alone = state.clone()  # nothing is revealed while the others are not done
        while seat in alone.pending():
            plans[seat].append(choose(game, alone, seat, rng))
            alone.apply(seat, plans[seat][-1])
    one_by_one = state.clone()
    for seat in seats:
        for action in plans[seat]:
            one_by_one.apply(seat, action)
    mixed = state.clone()
    left = {seat: list(plan) for seat, plan in plans.items()}
    while left:
        waiting = sorted(left)
        seat = waiting[rng.below(len(waiting))]
        mixed.apply(seat, left[seat].pop(0))
        if not left[seat]:
            del left[seat]
    assert text(mixed.to_json()) == text(one_by_one.to_json()), "the order of secret commits changed the position"
    for viewer in viewers(state):
        assert _seen(mixed, viewer) == _seen(one_by_one, viewer), "the order of secret commits can be seen"


class World:
    """A position that goes on, and what a viewer reads of it."""

    def __init__(self, game: Game[Any], state: State, viewer: int) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer
        self.told: list[Event] = []  # by the answer tried last, to whomever

    def after(self, player: int, action: int) -> tuple[State, list[str]]:
        """The position after an answer, and what the viewer reads of it."""
        after = self.state.clone()
        after.events = self.told = []
        after.apply(player, action)
        after.events = None
        readings = [self.game.telling.read_event(event, self.viewer) for event in self.told]
        return after, [text(reading) for reading in readings if reading is not None]

    def answers_of(self, player: int) -> list[int]:
        """All that a player, or chance, may answer."""
        if self.state.current() == CHANCE:
            return [outcome for outcome, _ in self.state.chance_outcomes()] if player == CHANCE else []
        return [] if player == CHANCE else self.state.legal_actions(player)

    def follow(self, player: int, answers: list[int], read: list[str], rng: Rng) -> State | None:
        """The position after the first of these answers that reads the same to the viewer, if there is one."""
        left = list(answers)
        while left:
            after, readings = self.after(player, left.pop(rng.below(len(left))))
            if readings == read:
                return after
        return None


def check_history_tells_nothing_more(game: Game[Any], state: State, viewer: int, rng: Rng, steps: int) -> int:
    """Two worlds that a viewer cannot tell apart stay so as long as the viewer reads the same of both, and only then.

    The real match goes on at random. In a twin, chance and the other seats answer whatever reads the same to a viewer.
    View, choices, refusals and log must be equal at every step; and what others do in secret that looks the same must
    read the same, or the log would tell what the view does not. Returns how many steps the twin could follow.
    """
    real = World(game, state.clone(), viewer)
    twin = World(game, state.determinize(viewer, rng), viewer)
    for number in range(steps):
        if real.state.current() == NOBODY:
            return number
        asked = real.state.pending() or [CHANCE]
        player = asked[rng.below(len(asked))]
        answers = real.answers_of(player)
        action = answers[rng.below(len(answers))]
        after, read = real.after(player, action)
        theirs = [action] if player == viewer else twin.answers_of(player)
        if player != viewer:
            other, other_read = real.after(player, answers[rng.below(len(answers))])
            assert other_read == read or _seen(other, viewer) != _seen(after, viewer) or is_same(other, after), (
                f"viewer {viewer} cannot see the difference between {_answer(game, player, action)!r} and another "
                f"answer of {player}, but reads {read} and {other_read}"
            )
        followed = twin.follow(player, theirs, read, rng)
        if followed is None and player >= 0 and player != viewer and not read:
            followed = twin.state  # a step of another seat that the viewer does not see need not happen in the twin
        if followed is None:
            return number
        real.state = after
        twin.state = followed
        assert _seen(twin.state, viewer) == _seen(real.state, viewer), (
            f"viewer {viewer} read the same of {_answer(game, player, action)!r} and of another answer, "
            f"but sees different things:\n{_shown(real.state, viewer)}\n{_shown(twin.state, viewer)}"
        )
        assert twin.state.legal_actions(viewer) == real.state.legal_actions(viewer), (
            "choices differ after equal readings"
        )
        assert game.bars(twin.state, viewer) == game.bars(real.state, viewer), "refusals differ after equal readings"
    return steps
