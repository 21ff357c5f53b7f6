"""RM-10, RM-11: every course of a launch, in lock-step with a second opinion (flight.py)."""

import itertools
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from apogee.core.state import State
from apogee.core.types import CHANCE
from apogee.games.rocketmen.position import LAUNCH, SEAT, words_of
from tests.rocketmen.flight import (
    BACKUP,
    BURNERS,
    DEPOT,
    ESPIONAGE,
    LARGE,
    LIFE,
    MEDIUM,
    PARTS,
    PLANNING,
    REACTOR,
    SHIELD,
    SUIT,
    Flight,
)
from tests.rocketmen.launching import after
from tests.rocketmen.table import GAME, at, seat

ABLE = (BACKUP, PLANNING, SUIT, SHIELD, ESPIONAGE, BURNERS, REACTOR, LIFE, PARTS, DEPOT, MEDIUM, "nanotechnology")
OTHERS = tuple(card for card in ABLE if card != ESPIONAGE)
PLAIN = ("big_data", "carbon_nanotubes", "station_a", "shipyard")  # symbols only, missions among them
MISSION = {"earth": "satellite_a", "moon": "satellite_a", "mars": "mining"}
NEEDED = {"earth": 2, "moon": 3, "mars": 7}
ONLY_ONE = (LIFE, PARTS)  # there is one card of each: nobody has one beside another's


class Walk:
    """All courses of a launch with some success values, on both tables at once."""

    def __init__(self, values: Sequence[int], mission: str) -> None:
        self.values = values
        self.mission = mission
        self.seen: set[Flight] = set()
        self.ends: Counter[str] = Counter()

    def go_on(self, state: State, flight: Flight) -> None:
        """Compare, then try everything."""
        if flight.asks == "over":
            self.compare_end(state, flight)
            return
        self.compare(state, flight)
        if flight in self.seen:
            return
        self.seen.add(flight)
        if flight.asks in ("success", "planning"):
            left = {GAME.outcomes[outcome]: weight for outcome, weight in state.chance_outcomes()}
            assert left == {f"success {value}": count for value, count in flight.left().items() if count > 0}
            for value in self.values:
                if flight.left()[value] > 0:
                    self.go_on(after(state, CHANCE, f"success {value}"), flight.turn_up(value))
            return
        assert {GAME.actions[action] for action in state.legal_actions(0)} == flight.choices()
        for words in sorted(flight.choices()):
            self.go_on(after(state, 0, words), flight.answer(words))

    def compare(self, state: Any, flight: Flight) -> None:
        launch, own = LAUNCH.write(state.launch, state), SEAT.write(state.seats[0], state)
        assert words_of(state.agenda[-1]).split()[0] == flight.asks
        found = (launch["rocket"], launch["counted"], launch.get("value"), launch.get("shown", []))
        assert found == (flight.rocket, flight.counted, flight.value, list(flight.shown)), flight
        assert Counter(own.get("pad", [])) == Counter(flight.pad)
        assert Counter(own.get("play", [])) == Counter(flight.play)
        assert Counter(own.get("scrapyard", [])) == Counter(flight.scrapyard)
        assert own["known"] == sorted(flight.hand)
        assert launch.get("copied") == flight.copied

    def compare_end(self, state: Any, flight: Flight) -> None:
        """RM-11: where everything has gone; the play area is the warehouse already (RM-11.7)."""
        own = SEAT.write(state.seats[0], state)
        assert state.launch is None
        assert flight.outcome is not None
        self.ends[flight.outcome] += 1
        succeeded = flight.outcome == "success"
        assert Counter(own.get("pad", [])) == Counter(flight.pad)
        lost = () if succeeded or flight.mission_stays else (self.mission,)
        assert Counter(own.get("warehouse", [])) == Counter((*flight.play, *lost))
        assert Counter(own.get("scrapyard", [])) == Counter((*flight.scrapyard, *([self.mission] if succeeded else [])))
        assert own["known"] == sorted(flight.hand)
        assert own.get("plan") == (self.mission if not succeeded and flight.mission_stays else None)
        assert len(own["markers"]) == int(succeeded)
        assert (own["vp"] > 0) == succeeded


def walk(
    destination: str, pad: Sequence[str], others: Sequence[str] = (), values: Sequence[int] = (0, 3), **more: Any
) -> Walk:
    """Walk a launch from its declaration; one opponent has the other cards on the pad."""
    mission = MISSION[destination]
    own = seat(plan=mission, pad=pad, **more.pop("own", {}))
    extra = more.pop("flight", {})
    match = at([own, seat(plan="hotel_a", pad=list(others))], players=4, **more)
    flight = Flight(destination, tuple(sorted(pad)), NEEDED[destination], tuple(sorted(others)), **extra)
    walked = Walk(values, mission)
    walked.go_on(after(match.state, 0, f"launch {destination}"), flight.launch())
    return walked


@pytest.mark.parametrize("pair", list(itertools.combinations(ABLE, 2)), ids="-".join)
def test_rm_10_12_every_pair_of_launch_abilities_in_every_order(pair: tuple[str, str]) -> None:
    """No opponent has anything to copy (RM-R.48)."""
    walked = walk("moon", [LARGE, *pair])
    assert all(walked.ends[outcome] > 0 for outcome in ("success", "failure", "abort"))


@pytest.mark.parametrize("copied", OTHERS)
def test_rm_r_11_every_copy_beside_every_ability_in_every_order(copied: str) -> None:
    """The own copy of the same card among them (RM-R.11 d)."""
    for beside in OTHERS:
        if copied != beside or copied not in ONLY_ONE:
            walked = walk("earth", [LARGE, ESPIONAGE, beside], [copied])
            assert all(walked.ends[outcome] > 0 for outcome in ("success", "failure", "abort"))


@pytest.mark.parametrize("destination", ["moon", "mars"])
@pytest.mark.parametrize("copied", [*OTHERS, *PLAIN])
def test_rm_r_11_every_copy_alone_to_the_other_destinations(copied: str, destination: str) -> None:
    walked = walk(
        destination, [LARGE, MEDIUM, ESPIONAGE], [copied], values=(1, 3) if destination == "moon" else (0, 3, 4)
    )
    assert all(walked.ends[outcome] > 0 for outcome in ("success", "failure", "abort"))


def test_rm_r_11_two_targets_depot_and_tokens_in_every_order() -> None:
    """RM-10.4, RM-R.18, Safety First: what lies beside the pad counts too."""
    walked = walk(
        "earth",
        [ESPIONAGE, DEPOT, BURNERS],
        [BURNERS, SUIT],
        own={"depot": [LARGE], "tokens": {"rocket": 1, "science": 2}, "used": {"science": 1}},
        variants=["safety_first"],
        flight={"points": 5, "science": 1, "safety": 1},
    )
    assert all(walked.ends[outcome] > 0 for outcome in ("success", "failure", "abort"))


def test_rm_10_5_too_few_rocket_points_in_every_order() -> None:
    """A copied engine or reactor in W1 may still be enough; scrapped Afterburners no longer count."""
    walked = walk("moon", [ESPIONAGE, BURNERS], [REACTOR, MEDIUM, BURNERS, "big_data"])
    assert walked.ends["too few"] > 0
    assert walked.ends["success"] > 0
