"""Every action is legal somewhere and barred elsewhere by a rule with a sentence, or can never be legal."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, zip_longest
from typing import Any

import pytest

from apogee.core.rng import Rng
from apogee.core.types import CHANCE
from apogee.games.rocket_rescue import GAME, decisions, vocabulary
from apogee.games.rocket_rescue.game import RocketRescue
from apogee.testing import laws
from tests.refusing import bars_of
from tests.rocket_rescue.table import COLOURS, MODULES, PHASES, PLANETS, Described

IN_TURN = {decisions.TURN_ORDER, decisions.GAME_OVER}  # rules that say nothing of the action itself

# --- What can never be legal

HANGARS = range(1, 7)
NEVER = {
    # No engine has a seat, and the bottom place is the engine's (RR-9.9).
    *(f"board {hangar} 1" for hangar in HANGARS),
    *(f"to {hangar} 1" for hangar in HANGARS),
    *(f"move {hangar} 1 {colour}" for hangar in HANGARS for colour in COLOURS),
    # Chips do not go back from companies, and what changes nothing is not offered (RR-13.12, RR-R.44).
    "spread 0 0 0",
}

# --- Positions in which a lot can be done

MOST_OPEN = 9  # modules in the display: all five have two dice in Research (RR-6.1)
CUBES = {"carbon": 5, "aluminium": 5, "titanium": 5}
CHARACTERS = [row["id"] for row in GAME.components.tables["character"]] if GAME.components else []
BLUE = [planet for planet, row in PLANETS.items() if row["colour"] == "blue"]
RED = [planet for planet, row in PLANETS.items() if row["colour"] == "red"]
SKIES = [  # all planets, five at a time
    [
        *(BLUE[number : number + 3] if number + 3 <= len(BLUE) else BLUE[-3:]),
        *(RED[at : at + 2] if at < 13 else RED[-2:]),
    ]
    for number, at in zip_longest(range(0, len(BLUE), 3), range(0, len(RED), 2), fillvalue=0)
]


def five(*seats: Described, **more: Any) -> Described:
    """Five players of the deluxe edition, so that every hangar is open."""
    rest: list[Described] = [{} for _ in range(5 - len(seats))]
    return {"players": 5, "edition": "deluxe", "length": "long", "round": 2, "seats": [*seats, *rest], **more}


def die(phase: str, value: int, *seats: Described, **more: Any) -> Described:
    """The turn of a die of seat 0."""
    return five(*seats, phase=phase, turn={"seat": 0, "value": value}, **more)


def module(name: str, owner: int, crew: dict[str, int]) -> Described:
    return {"module": name, "owner": owner, "crew": crew}


def rocket(owner: int, colour: str, *, is_crew_first: bool) -> list[Described]:
    """A whole rocket, with a crew member of one colour and a free seat wherever there are two."""
    cabins = [module(name, owner, {colour: 1}) for name in ("capsule-hotel", "grand-dormitory", "explorer-habitat")]
    tank = [module("probe-carrier-tank", owner, {})]
    middle = [*cabins, *tank] if is_crew_first else [*tank, *cabins]
    return [module("tracked-tail", owner, {}), *middle, module("command-pearl", owner, {colour: 1})]


def whole_rockets() -> Iterator[Described]:
    """Each hangar with a whole rocket: it is shifted, equipped, boarded and launched, and the Saboteur does all."""
    for hangar in HANGARS:
        for number, colour in enumerate(COLOURS):
            standing = {hangar: rocket(0, colour, is_crew_first=number % 2 == 0)}
            sky = SKIES[number]
            pilot, saboteur = {"character": "pilot", "energy": 40}, {"character": "saboteur"}
            launch = {"launcher": 0, "hangar": hangar, "planet": sky[0]}
            agenda = ["end_round", "end_phase - build_launch", "build_launch 0 left", "fly", "sabotage 1"]
            plain = {"hangars": standing, "planets": sky}
            yield die("build_launch", 1, pilot, saboteur, **plain)
            yield die("boarding", 2 + number, pilot, saboteur, **plain, influence=[0, 1, 2, 3, 4])
            flying = {"phase": "build_launch", "launch": launch, "turn": {"launches": 1}, "agenda": agenda}
            for owner in (0, 1):
                taken = {hangar: rocket(owner, colour, is_crew_first=owner == 0)}
                seats: list[Described] = [{**pilot, "dice": {"build_launch": [3, 0]}}, saboteur]
                yield five(*seats, **{**plain, "hangars": taken}, **flying)


def flights() -> Iterator[Described]:
    """Each hangar with a rocket that can reach every planet, all planets in turn."""
    tanks = ["std-tank", "probe-carrier-tank", "garage-tank"]
    for hangar in HANGARS:
        standing = [module(name, 0, {}) for name in ("std-engine", *tanks, "std-cockpit")]
        for sky in SKIES:
            seats: list[Described] = [{"energy": 40}, {"character": "mechanic"}]
            yield die("build_launch", 3, *seats, hangars={hangar: standing}, planets=sky)


def round_starts() -> Iterator[Described]:
    """The Explorer with all planets in turn, the Mogul with chips on companies."""
    for sky in SKIES:
        yield five({"character": "explorer"}, phase="begin", planets=sky)
        explorer = ["end_round", *(f"begin_phase - {phase}" for phase in reversed(PHASES)), "plan", "lay - 4", "mark 0"]
        yield five({"character": "explorer"}, phase="plan", planets=sky, agenda=explorer)
        for colour, others in (("blue", BLUE), ("red", RED)):
            drawn = next(planet for planet in others if planet not in sky)
            assert PLANETS[drawn]["colour"] == colour
            replacing = [*explorer, "replace 0"]
            yield five({"character": "explorer"}, phase="plan", planets=sky, drawn=drawn, agenda=replacing)
    companies = ("stellaris-x", "supernova-industries", "project-hyperdrive")
    for chips in ((0, 0, 0), (1, 0, 0), (0, 1, 1), (3, 0, 0), (0, 0, 3)):
        there = dict(zip(companies, chips, strict=True))
        yield five({"character": "mogul"}, phase="begin", companies=there)


def plans() -> Iterator[Described]:
    """Planning with a lot of energy, and the Engineer with dice on all fields, at two values each."""
    yield five({"energy": 99})
    yield five({"energy": 99, "dice": {"research": [1, 2], "boarding": [3, 4]}})
    rest = ["end_round", *(f"begin_phase - {phase}" for phase in reversed(PHASES)), "pay_bid", "settle", "adjust 0"]
    for value in (1, 2):
        for pair in (PHASES[:2], PHASES[2:]):
            dice = {phase: [value, value] for phase in pair}
            others = [{"dice": {"research": [3, 3], "shopping": [3, 3]}} for _ in range(4)]
            yield five({"character": "engineer", "dice": dice}, *others, agenda=rest, phase="plan")


def described() -> Iterator[Described]:
    """The positions; what follows an action in them counts too."""
    yield from plans()
    yield from round_starts()
    advanced = [name for name, row in MODULES.items() if row["deck"] == "advanced"]
    for first in range(0, len(advanced), MOST_OPEN):
        yield die("research", 3, display=advanced[first : first + MOST_OPEN])
    yield die("shopping", 6, {"character": "miner"})
    yield die("shopping", 6)
    yield die("build_launch", 6, {"modules": list(MODULES), "cubes": CUBES})
    yield five({"modules": list(MODULES)}, phase="end")
    yield five(
        {"character": "mechanic"}, {}, hangars={1: rocket(0, "white", is_crew_first=True)}, phase="end", terminal=[1]
    )
    yield from whole_rockets()
    yield from flights()
    yield {"players": 4, "round": 8, "end": "last_round"}


@cache
def positions() -> list[RocketRescue]:
    """All positions that are described, and setup with characters to choose."""
    found = [GAME.from_json(each) for each in described()]
    for wanted in combinations(CHARACTERS, 2):
        if len(found) % 7 == 0 or "mechanic" in wanted:
            state = GAME.new_state(3, GAME.chosen_options({"edition": "deluxe", "characters": "choose"}, 3))
            rng = Rng(len(found))
            while state.current() == CHANCE:
                laws.step(GAME, state, rng)
            found.append(state.clone())
            state.apply(state.current(), vocabulary.ACTIONS.words.index(f"choose {wanted[1]}"))
            state.apply(state.current(), vocabulary.ACTIONS.words.index(f"choose {wanted[0]}"))
            found.append(state)
    return found


@cache
def following() -> list[RocketRescue]:
    """What each action leads to from there, with the first thing that chance can bring."""
    found = []
    for state in positions():
        for player in state.pending()[:1]:
            for action in state.legal_actions(player):
                after = state.clone()
                after.apply(player, action)
                while after.current() == CHANCE:
                    after.apply(CHANCE, after.chance_outcomes()[0][0])
                found.append(after)
    return found


# --- Tests


def test_every_action_that_can_be_is_legal_somewhere_and_no_other() -> None:
    """RR-D.1 to RR-D.20: the whole vocabulary can be used, except what the components make impossible."""
    legal = {
        vocabulary.ACTIONS.words[action]
        for state in [*positions(), *following()]
        for player in state.pending()
        for action in state.legal_actions(player)
    }
    assert sorted(set(vocabulary.ACTIONS.words) - NEVER - legal) == []
    assert sorted(legal & NEVER) == []
    assert len(legal) + len(NEVER) == len(vocabulary.ACTIONS.words) == 1444


def test_every_outcome_can_come_up_and_no_other() -> None:
    """Order rolls, closed hangars, characters, planets, the top of the pile, the stability die."""
    found: set[int] = set()
    for edition in ("base", "deluxe"):
        state = GAME.new_state(3, GAME.chosen_options({"edition": edition, "characters": "deal"}, 3))
        rng = Rng(3)
        while state.current() == CHANCE:
            found |= {outcome for outcome, _ in state.chance_outcomes()}
            laws.step(GAME, state, rng)
    flying = GAME.from_json(next(flights()))
    flying.apply(
        0, next(action for action in flying.legal_actions(0) if vocabulary.ACTIONS.words[action].startswith("launch"))
    )
    while flying.current() == CHANCE:
        found |= {outcome for outcome, _ in flying.chance_outcomes()}
        flying.apply(CHANCE, flying.chance_outcomes()[0][0])
    assert [
        vocabulary.OUTCOMES.words[each] for each in range(len(vocabulary.OUTCOMES.words)) if each not in found
    ] == []
    assert len(vocabulary.OUTCOMES.words) == 94


def test_every_action_is_barred_somewhere_by_a_rule_about_it() -> None:
    """Whoever is asked gets 0 or a rule with a sentence for every action, and every rule that can bar one does."""
    found: dict[int, set[str]] = {rule: set() for rule in bars_of("rocket-rescue")}
    for state in [*positions()[::3], *following()[::29]]:
        for player in state.pending()[:1]:
            for rule, action in zip(GAME.bars(state, player), vocabulary.ACTIONS.words, strict=True):
                if rule != 0:
                    found[rule].add(action)
    about_it = set().union(*(actions for rule, actions in found.items() if rule not in IN_TURN))
    assert sorted(set(vocabulary.ACTIONS.words) - about_it) == []


@pytest.mark.parametrize("number", range(10))
def test_the_laws_hold_where_a_lot_can_be_done(number: int) -> None:
    """Legal is what nothing bars, nothing is lost, and all the rest, in positions that random matches never come to."""
    for state in positions()[number::30]:
        laws.check_step(GAME, state, number, GAME.checks.census(state))
