"""RR-R.47: where it is small enough to enumerate, the twins are exactly all worlds with the same view."""

from itertools import combinations
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.core.types import SPECTATOR
from apogee.testing import laws
from tests.rocket_rescue import second

GAME = apogee.game("rocket-rescue")
KEEPING: dict[str, Any] = {
    "phase": "end",
    "round": 3,
    "seats": [
        {"modules": ["kestrel", "std-tank", "std-tank"]},
        {"modules": ["bunk-ring", "slim-barrel"]},
        {"modules": ["std-engine"]},
        {"modules": ["std-crew", "std-cockpit", "cryo-flask"]},
    ],
}
FIELDS = [(phase, side) for phase in second.PHASES for side in range(2)]


@pytest.mark.parametrize(
    "played", [(), ((0, "keep std-tank"),), ((1, "keep slim-barrel"), (1, "done"), (3, "keep std-crew"))]
)
def test_rr_d_20_twins_are_all_choices_at_the_hand_limit(played: tuple[tuple[int, str], ...]) -> None:
    match = GAME.match_at(KEEPING, seed=1)
    for seat, words in played:
        match.play(seat, words)
    worlds = [GAME.from_json(world) for world in second.kept_worlds(match.position())]
    assert len(worlds) > 10
    for viewer in [0, 1, 2, 3, SPECTATOR]:
        laws.check_all_worlds(match.state, viewer, worlds, draws=25 * len(worlds))


def plan_of(position: dict[str, Any], seat: int) -> tuple[tuple[tuple[str, int], ...], int | None]:
    """On which fields a seat has dice, and its bid."""
    described = position["seats"][seat]
    fields = tuple((phase, side) for phase, side in FIELDS if described["dice"][phase][side] > 0)
    return fields, described.get("bid")


@pytest.mark.parametrize("is_ready", [False, True])
def test_rr_d_7_twins_are_all_plans(is_ready: bool) -> None:
    """Every set of fields with every bid, none at all included, and every value on every field; nothing else."""
    match = GAME.match_at({"seats": [{}, {"energy": 1}, {}], "round": 2}, seed=1)
    for phase in second.PHASES if is_ready else second.PHASES[:2]:
        match.play(1, f"plan {phase} right 6")
    if is_ready:
        match.play(1, "bid 1")
        match.play(1, "done")
    numbers = [4] if is_ready else range(5)
    expected = {(fields, bid) for number in numbers for fields in combinations(FIELDS, number) for bid in (None, 0, 1)}
    for viewer in (0, 2, SPECTATOR):
        plans, values = set(), set()
        for seed in range(6 * len(expected)):
            twin = match.state.determinize(viewer, Rng(seed)).to_json()
            plans.add(plan_of(twin, 1))
            dice = twin["seats"][1]["dice"]
            values |= {(phase, side, dice[phase][side]) for phase, side in FIELDS}
        assert plans <= expected
        assert len(plans) > 0.9 * len(expected)
        assert values == {(phase, side, value) for phase, side in FIELDS for value in range(7)}
    own = match.state.determinize(1, Rng(3)).to_json()
    assert own["seats"][1] == match.position()["seats"][1]


def test_rr_r_47_the_order_of_the_piles_is_nobodys_business() -> None:
    """A described order below what is face up is dealt anew for everybody; what lies open or was laid under stays."""
    described = {
        "seats": [{"character": "explorer"}, {}, {}],
        "round": 2,
        "piles": {
            "advanced": ["kestrel", "bunk-ring", "slim-barrel"],
            "blue": {"top": ["mossball", "lullaby"], "bag": {}, "under": ["puddle-prime"]},
            "red": ["nebelkappe", "iron-dune"],
        },
        "box": "rest",
    }
    state = GAME.from_json(described)
    for viewer in (0, 1, 2, SPECTATOR):
        twin = state.determinize(viewer, Rng(1)).to_json()["piles"]
        assert twin["advanced"] == {"top": ["kestrel"], "bag": {"slim-barrel": 1, "bunk-ring": 1}}
        assert twin["blue"] == {"top": [], "bag": {"mossball": 1, "lullaby": 1}, "under": ["puddle-prime"]}
        assert twin["red"] == {"top": [], "bag": {"nebelkappe": 1, "iron-dune": 1}}
        piles = state.observe(viewer).to_json()["piles"]
        assert (piles["top"], piles["unseen"]) == ("kestrel", {"slim-barrel": 1, "bunk-ring": 1})
        assert piles["planets_unseen"] == {"blue": ["mossball", "lullaby"], "red": ["nebelkappe", "iron-dune"]}
        assert piles["under"] == {"blue": ["puddle-prime"], "red": []}
