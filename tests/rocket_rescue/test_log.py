"""What is told of a match: hangars and places counted from 1, everything by its id, each kind of event somewhere."""

from apogee.core.events import Event
from apogee.core.rng import Rng
from apogee.core.types import NOBODY, SPECTATOR
from apogee.testing import laws
from tests.conftest import IS_COMPILED
from tests.rocket_rescue.rich import rich_position
from tests.rocket_rescue.table import GAME, module, play, rocket, turn_at

SETUP = {"closed", "character", "chose", "started", "drew-start", "kept-start"}


def test_a_turn_reads_as_it_was_played() -> None:
    match = turn_at(
        "build_launch", 0, 5, [{"modules": ["std-crew"], "energy": 5}],
        hangars={3: [*rocket(0, purple=1), module("bunk-ring", 1, crew={"white": 1})]}, planets=["mossball"],
        piles={"blue": ["lullaby"]}, box="rest",
    )  # fmt: skip
    match.expect("stability 1", "stability 3", "stability 2", "stability 1", "stability 1")
    play(match, 0, "build std-crew 3", "crew", "exchange aluminium titanium", "launch 3 mossball")
    assert match.log(None)[:12] == [
        {"event": "built", "seat": 0, "module": "std-crew", "hangar": 3, "energy": 1},
        {"event": "crew-aboard", "seat": 0, "hangar": 3, "place": 4, "module": "std-crew"},
        {"event": "exchanged", "seat": 0, "given": "aluminium", "taken": "titanium"},
        {
            "event": "launched",
            "seat": 0,
            "hangar": 3,
            "planet": "mossball",
            "odds": {"chance": 0.00823, "numerator": 2, "denominator": 243},
            "percent": 1,
        },
        {"event": "paid", "seat": 0, "energy": 5},
        {"event": "rescued", "seat": 0, "count": 3, "crew": ["purple", "purple", "white"]},
        {"event": "launch-reward", "seat": 0, "vp": 1},
        {"event": "build-reward", "seat": 0, "vp": 2},
        {"event": "planet", "planet": "lullaby", "space": 1},
        {"event": "stability", "hangar": 3, "place": 6, "module": "std-cockpit", "value": 1},
        {"event": "held", "seat": 0, "hangar": 3, "place": 6, "module": "std-cockpit"},
        {"event": "stability", "hangar": 3, "place": 4, "module": "std-crew", "value": 3},
    ]


def test_every_kind_of_event_is_told_somewhere() -> None:
    """On rich tables, with any options; what happens at setup only is told there."""
    told: set[str] = set()
    for players in GAME.players:
        for seed in range(120 if IS_COMPILED else 40):
            state = GAME.from_json(rich_position(players, seed))
            happened: list[Event] = []
            state.events = happened
            rng = Rng(seed)
            for _ in range(60):
                if state.current() != NOBODY:
                    laws.step(GAME, state, rng)
            for viewer in (*range(players), SPECTATOR):
                read = [GAME.telling.read_event(event, viewer) for event in happened]
                told |= {reading["event"] for reading in read if reading is not None}
    known = {reading.word for reading in GAME.telling.readings}
    assert sorted(known - told - SETUP) == []
    assert told <= known
