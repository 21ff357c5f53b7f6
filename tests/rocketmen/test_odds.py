"""The exact odds of a launch, against brute force that knows only the contract, and against pencil and paper."""

import random
from fractions import Fraction

import pytest

from apogee.core.agenda import Step
from apogee.core.types import CHANCE
from apogee.games.rocketmen import data, game, odds, vocabulary
from apogee.games.rocketmen import launch as flight
from apogee.games.rocketmen.game import Rocketmen
from apogee.games.rocketmen.state import NO_CARD, W2, W4, W5, W6, Launch
from tests.conftest import IS_LONG
from tests.fickle import dice

OPTIONS = {"mode": "standard", "level": "normal", "variants": "none"}
EARTH, MOON, MARS = data.EARTH, data.MOON, data.MARS
ABILITIES = [card for card in range(data.KINDS) if data.BACKUP <= data.EFFECT[card] < data.A_DEPOT]
FOR_PAD = [card for card in range(data.KINDS) if data.IS_FOR_PAD[card]]
IN_FLIGHT = [data.BURN, data.REPLACE_CARD, data.ZERO_BECOMES, data.COPY]  # what still works after the first card
PADS = 500
BLOCKS = 20
EVERY = 1 if IS_LONG else 25  # interpreted, some of them are what time allows


def card(name: str) -> int:
    return data.CARD_IDS.index(name)


def cards(*names: str) -> list[int]:
    return sorted(card(name) for name in names)


def table(players: int) -> Rocketmen:
    """A match whose first turn has begun."""
    state = game.new_state(players, OPTIONS)
    while state.current() == CHANCE:
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    return state


def ready(mission: str, *pad: str, tokens: int = 9, science: int = 0, others: tuple[str, ...] = ()) -> Rocketmen:
    """Two players; the one in turn has a mission and a pad, the other one some cards to copy."""
    state = table(2)
    seat = state.seats[state.turn]
    seat.plan = card(mission)
    seat.pad = cards(*pad)
    seat.rocket_tokens = tokens
    seat.science_tokens = science
    state.seats[1 - state.turn].pad = cards(*others)
    return state


def launch(state: Rocketmen, destination: int) -> None:
    state.apply(state.turn, vocabulary.LAUNCH + destination)


def success(state: Rocketmen, value: int) -> None:
    state.apply(CHANCE, vocabulary.OUT_SUCCESS + data.SUCCESS_VALUES.index(value))


# Brute force


class Expectimax:
    """The best chance of a marker on the location, by trying everything that the contract offers."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Fraction] = {}

    def value(self, state: Rocketmen, player: int, location: int) -> Fraction:
        """The value of a position, which is used up."""
        if state.launch is None:
            return Fraction(state.seats[player].markers >> location & 1)
        step = state.agenda[-1]
        if step.verb == data.WINDOW and step.about == W4:  # few come to the same one twice
            return self.fresh(state, player, location)
        key = self.key(state, player, location)
        if key not in self.known:
            self.known[key] = self.fresh(state, player, location)
        return self.known[key]

    def fresh(self, state: Rocketmen, player: int, location: int) -> Fraction:
        if state.current() == CHANCE:
            outcomes = state.chance_outcomes()
            total = Fraction(0)
            for outcome, weight in outcomes:
                total += weight * self.after(state, CHANCE, outcome, player, location)
            return total / sum(weight for _, weight in outcomes)
        actions = state.legal_actions(player)
        if state.agenda[-1].verb not in (data.WINDOW, data.PICK):
            actions = actions[:1]  # the outcome is settled: any answer will do
        elif vocabulary.DRAW in actions and vocabulary.ABORT in actions:
            actions.remove(vocabulary.ABORT)  # no marker comes of it: see the test of its own
        best = Fraction(0)
        for action in actions:
            best = max(best, self.after(state, player, action, player, location))
            if best == 1:
                break
        return best

    def after(self, state: Rocketmen, actor: int, action: int, player: int, location: int) -> Fraction:
        following = state.clone()
        following.apply(actor, action)
        return self.value(following, player, location)

    def key(self, state: Rocketmen, player: int, location: int) -> tuple[object, ...]:
        """What the rest of a launch depends on. In W1 that is everything; later, abilities and not symbols."""
        launch = state.flight()
        step = state.agenda[-1]
        pad = state.seats[player].pad
        others = {each for number, seat in enumerate(state.seats) if number != player for each in seat.pad}
        copied = launch.copied
        if step.verb != data.WINDOW or step.about > 1:
            faces = [copied if each == data.COPIER and copied != NO_CARD else each for each in pad]
            works = IN_FLIGHT if launch.counted or step.about > 3 else [*IN_FLIGHT, data.BACKUP, data.CHOOSE_FIRST]
            can_copy = data.COPIER in pad and copied == NO_CARD
            pad = sorted(each for each in faces if data.EFFECT[each] in works and (can_copy or each != data.COPIER))
            others = {each for each in others if can_copy and data.EFFECT[each] in works}
            location = copied = -1
        return (
            launch.destination,
            location,
            step.verb,
            step.about,
            data.TARGET[launch.destination] - launch.rocket,
            launch.counted,
            launch.value,
            tuple(launch.success),
            tuple(sorted(launch.shown)),
            tuple(pad),
            copied,
            tuple(sorted(others)),
            launch.succeeded,
            (state.seats[player].rocket_tokens, state.seats[player].science_tokens, state.seats[player].science_used)
            if location >= 0
            else 0,
            tuple(state.seats[player].depot) if location >= 0 else 0,
        )


@pytest.fixture(scope="module")
def brute() -> Expectimax:
    """One for all pads, which share what they have in common."""
    return Expectimax()


def random_pad(rng: random.Random, has_copier: bool) -> list[int]:
    """A pad with at least two abilities."""
    chosen = rng.sample([each for each in ABILITIES if each != data.COPIER], rng.randint(2, 4) - has_copier)
    if has_copier:
        chosen.append(data.COPIER)
    chosen += [data.FIRST_ENGINE + rng.randrange(data.ENGINES) for _ in range(rng.randint(0, 3))]
    for _ in range(rng.randint(0, 5)):
        more = rng.choice(FOR_PAD)
        if more != data.COPIER and (more not in chosen or more < data.MISSIONS):  # RM-8.5
            chosen.append(more)
    return sorted(chosen)


def random_table(number: int) -> tuple[Rocketmen, int]:
    """A player before a launch, and the destination; every other pad has Industrial Espionage."""
    rng = dice(number)
    state = table(rng.choice([3, 4]))
    destination = number // 2 % 3
    for player, seat in enumerate(state.seats):
        if player == state.turn:
            seat.pad = random_pad(rng, number % 2 == 0)
        elif rng.random() < 0.8:
            seat.pad = random_pad(rng, rng.random() < 0.2)
    seat = state.seats[state.turn]
    seat.plan = rng.choice([each for each in range(data.MISSIONS) if data.LOCATION_OF[each][destination] >= 0])
    seat.rocket_tokens = rng.randint(0, 6)
    seat.science_tokens = rng.randint(0, 3)
    seat.science_used = rng.randint(0, seat.science_tokens)
    if data.DEPOT in seat.pad:
        seat.depot = sorted(rng.choice(FOR_PAD) for _ in range(rng.randint(0, data.DEPOT_CAPACITY)))
    return state, destination


def settled(state: Rocketmen, player: int) -> None:
    """Answer anything until the launch is over."""
    while state.launch is not None:
        state.apply(player, state.legal_actions(player)[0])


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_odds_are_those_of_brute_force_before_a_launch_and_at_every_step_of_it(
    brute: Expectimax, block: int
) -> None:
    for number in range(block * EVERY, PADS, BLOCKS * EVERY):
        state, destination = random_table(number)
        player = state.turn
        location = data.LOCATION_OF[state.seats[player].plan][destination]
        told = Fraction(*odds.before(state, player, destination))
        launch(state, destination)
        assert told == brute.value(state.clone(), player, location), f"pad {number}"
        rng = dice(number)
        while state.launch is not None:
            told = Fraction(*odds.now(state))
            assert told == brute.value(state.clone(), player, location), f"pad {number}, verb {state.agenda[-1].verb}"
            if state.current() == CHANCE:
                state.apply(CHANCE, rng.choice(state.chance_outcomes())[0])
                continue
            actions = state.legal_actions(player)
            if vocabulary.ABORT in actions:
                aborted = state.clone()
                aborted.apply(player, vocabulary.ABORT)
                assert aborted.launch is None or odds.now(aborted) == (0, 1)
                settled(aborted, player)
                assert aborted.seats[player].markers == 0
                actions.remove(vocabulary.ABORT)
            state.apply(player, rng.choice(actions))


# Pencil and paper


def in_flight(state: Rocketmen, destination: int, rocket: int, counted: int, step: Step) -> None:
    """A launch with the whole success deck, in the middle of things."""
    location = data.LOCATION_OF[state.seats[state.turn].plan][destination]
    state.launch = Launch(destination, location)
    state.launch.rocket = rocket
    state.launch.counted = counted
    state.agenda[-1] = step


def decide(state: Rocketmen) -> Step:
    return Step(data.WINDOW, state.turn, W5)


def test_rm_11_9_the_example_with_its_odds() -> None:
    state = ready("satellite_a", "big_data", "satellite_b", tokens=2)
    assert flight.rocket_points(state, state.turn) == 2
    assert flight.boost(state, state.turn, EARTH) == 2
    assert flight.boost(state, state.turn, MOON) == 0
    launch(state, EARTH)
    success(state, 3)
    assert state.flight().rocket == 5
    assert flight.abort_cost(state, state.turn) == 0
    state.apply(state.turn, vocabulary.DRAW)
    success(state, 0)
    assert odds.now(state) == (1, 4)  # three 3s and the 4 among sixteen cards
    assert flight.abort_cost(state, state.turn) == 1
    assert flight.failure_cost(state.seats[state.turn]) == cards("big_data", "satellite_b")
    state.apply(state.turn, vocabulary.DRAW)
    assert odds.now(state) == (1, 4)
    player = state.turn
    success(state, 4)
    assert state.seats[player].missions() == 1


def test_rm_10_9_one_card_is_left() -> None:
    state = ready("satellite_a")
    in_flight(state, EARTH, 5, 2, decide(state))
    assert odds.now(state) == (5, 18)  # four 3s and the 4
    in_flight(state, EARTH, 3, 2, decide(state))
    assert odds.now(state) == (0, 1)


def test_rm_r_4_a_spacesuit_and_shielding_for_the_last_card() -> None:
    state = ready("satellite_a", "radiation_shielding")
    in_flight(state, EARTH, 6, 2, decide(state))
    assert odds.now(state) == (13, 18)  # eleven cards from 2 on, and two 0s
    state.flight().success = [2, 3, 0, 0, 0]
    state.flight().left = 5
    assert odds.now(state) == (2, 5)
    state = ready("satellite_a", "spacesuit")
    in_flight(state, EARTH, 6, 2, decide(state))
    assert odds.now(state) == (44, 51)  # 11/18 + 7/18 * 11/17


def test_rm_r_10_the_best_of_three_cards() -> None:
    state = ready("satellite_a")
    in_flight(state, EARTH, 5, 2, Step(data.PLANNING, state.turn, 3))
    assert odds.now(state) == (265, 408)  # 1 - (13 * 12 * 11) / (18 * 17 * 16)
    in_flight(state, EARTH, 5, 2, Step(data.PICK, state.turn, 0))
    state.flight().shown = [2, 0, 1]
    assert odds.now(state) == (0, 1)
    state.flight().shown = [2, 3, 1]
    assert odds.now(state) == (1, 1)


def test_rm_10_11_afterburners_work_to_the_last_but_cost_their_rocket_point_in_w1() -> None:
    state = ready("satellite_a", "afterburners")
    in_flight(state, EARTH, 7, 3, Step(data.WINDOW, state.turn, W6))
    assert odds.now(state) == (1, 1)
    state.flight().rocket = 6
    assert odds.now(state) == (0, 1)
    state = ready("satellite_a", "afterburners", "engine_small", tokens=0)
    launch(state, EARTH)
    assert flight.rocket_points(state, state.turn) == 3
    state.apply(state.turn, vocabulary.USE + card("afterburners"))
    assert state.launch is not None
    state = ready("satellite_a", "afterburners", tokens=1)
    launch(state, EARTH)
    assert odds.now(state)[0] > 0
    twin = state.clone()
    twin.apply(twin.turn, vocabulary.USE + card("afterburners"))
    assert twin.launch is None  # RM-10.5: nothing was left to do in W1, and one rocket point is too few


def test_rm_r_7_too_few_rocket_points() -> None:
    state = ready("satellite_a", "industrial_espionage", tokens=1)
    assert odds.before(state, state.turn, EARTH) == (0, 1)
    assert odds.before(state, state.turn, MARS) == (0, 1)  # RM-10.3: no such location


def test_rm_r_11_a_copied_engine_costs_the_symbol_of_the_copier() -> None:
    state = ready("satellite_a", "industrial_espionage", tokens=0, others=("engine_small",))
    assert odds.before(state, state.turn, EARTH) == (35, 272)  # 105 of 816 sets of three cards make 8 spaces
    state = ready("satellite_a", "industrial_espionage", tokens=2, others=("engine_small",))
    assert odds.before(state, state.turn, EARTH)[1] != 272  # nothing to copy for, so it boosts


def test_rm_r_11_a_copy_of_backup_systems_is_in_time_after_the_boost() -> None:
    state = ready("satellite_a", "industrial_espionage", science=6, others=("backup_systems",))
    assert flight.boost(state, state.turn, EARTH) == 7
    assert odds.before(state, state.turn, EARTH) == (1, 1)
    in_flight(state, EARTH, 7, 0, Step(data.WINDOW, state.turn, W2))
    assert odds.now(state) == (1, 1)
    in_flight(state, EARTH, 7, 2, decide(state))
    assert odds.now(state) == (8, 9)  # later it is not: two 0s fail


def test_rm_10_13_boosts_alone_can_do() -> None:
    assert odds.before(ready("satellite_a", science=8), 0, EARTH) == (1, 1)


def test_rm_r_37_what_an_abort_costs() -> None:
    state = ready("hotel_a", "depot", "life_support", "big_data", "engine_small")
    in_flight(state, MOON, 1, 3, decide(state))
    assert flight.abort_cost(state, state.turn) == 0
    assert flight.failure_cost(state.seats[state.turn]) == cards("life_support", "big_data", "engine_small")
    state = ready("hotel_a", "depot", "big_data", "industrial_espionage", others=("life_support",))
    in_flight(state, MOON, 1, 4, decide(state))
    assert flight.abort_cost(state, state.turn) == 2  # three cards less one: the Depot stays
    state.flight().copied = card("life_support")
    assert flight.abort_cost(state, state.turn) == 1
    state.variants = [data.VARIANT_KIND.index(data.SAFETY)]
    assert flight.abort_cost(state, state.turn) == 0
