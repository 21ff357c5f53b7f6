"""RM chapters 10, 11 and 13: a launch step by step, its outcomes, its achievements; and the rulings on them."""

import pytest

import apogee
from tests.rocketmen.launching import asked, go, happened, is_over, launch, lies, places, ready, tokens
from tests.rocketmen.table import MISSIONS, at, of, offered, play, refused, seat, table, waiting, zone

DESTINATIONS = ("earth", "moon", "mars")
LOCATIONS = {
    "base_a": ("moon.base", "mars.base"),
    "base_b": ("moon.base", "mars.base"),
    "mining": ("mars.mining",),
    "shipyard": ("earth.shipyard",),
    "spaceship_a": ("earth.spaceship", "mars.spaceship"),
    "spaceship_b": ("earth.spaceship", "mars.spaceship"),
    "station_a": ("earth.station", "moon.station"),
    "station_b": ("earth.station", "moon.station"),
    "hotel_a": ("earth.hotel", "moon.hotel"),
    "hotel_b": ("earth.hotel", "moon.hotel"),
    "satellite_a": ("earth.satellite", "moon.satellite"),
    "satellite_b": ("earth.satellite", "moon.satellite"),
}
ALL_OF_EARTH = [f"earth.{type_}" for type_ in ("satellite", "spaceship", "hotel", "station", "shipyard")]
FULL_DECK = {"0": 2, "1": 5, "2": 6, "3": 4, "4": 1}
Timed = tuple[str, tuple[int, ...]]  # an action, and the success cards that it turns up
PLANNED: list[Timed] = [("launch moon", ()), ("use detailed_planning", (0, 1, 2))]

# --- Before the launch


def test_rm_10_0a_a_launch_needs_a_mission_on_the_plan() -> None:
    match = ready([], plan=None)

    assert offered(match, 0, "launch") == []
    assert {refused(match, 0, f"launch {each}") for each in DESTINATIONS} == {"RM-10.0a"}


def test_rm_10_0a_a_launch_needs_a_legal_location() -> None:
    match = ready(own={"markers": ["earth.satellite", "moon.satellite"]})

    assert offered(match, 0, "launch") == []
    assert {refused(match, 0, f"launch {each}") for each in DESTINATIONS} == {"RM-10.0a"}


def test_rm_r_29_with_six_markers_placed_nobody_launches_but_turns_go_on() -> None:
    match = ready(plan="mining", own={"markers": [*ALL_OF_EARTH, "moon.base"], "vp": 0})
    assert of(match, 0)["markers_left"] == 0
    assert refused(match, 0, "launch mars") == "RM-10.0a"

    play(match, 0, "discard engine_large pad", "done", "end")

    assert match.pending() == (1,)
    for player in (1, 2, 3):
        play(match, player, "end")
    assert match.pending() == (0,)


def test_rm_10_0b_no_hand_card_is_played_in_a_launch() -> None:
    hand = ["big_data", "global_internet", "robotics", "spacesuit", "hotel_b", "storage_batteries"]
    own = {"hand": hand, "depot": ["engine_small"], "tokens": {"money": 1, "science": 1}, "warehouse": ["mining"]}
    match = ready(["engine_large", "depot", "afterburners"], own=own, free_placements=1, draws_waiting=1)
    go(match, "launch earth")
    windows = [
        ("w1", "done", ()),
        ("w2", "done", ()),
        ("w3", "draw", (1,)),
        ("w5", "draw", (1,)),
        ("w5", "draw", (1,)),
        ("w6", "done", ()),
    ]
    attempts = (
        "use big_data", "use storage_batteries", "use robotics", "buy engine_small", "pay hotel_b", "pay token:money",
        "pay token:science", "place spacesuit pad", "free spacesuit pad", "discard hotel_b hand",
        "discard engine_large pad", "store hotel_b", "unload", "scrap hotel_b hand", "fetch mining",
    )  # fmt: skip

    for window, onward, cards in windows:
        assert asked(match)[0] == window
        assert {words: refused(match, 0, words) for words in attempts} == dict.fromkeys(attempts, "RM-10.0b")
        assert refused(match, 0, "use spacesuit") == "RM-4.6"
        assert {refused(match, 0, words) for words in ("end", "launch moon")} == {"RM-5.3"}
        assert refused(match, 1, "end") == "RM-5.1"
        go(match, onward, *cards)


# --- Steps 1 and 2


def test_rm_10_1_declaring_lets_unresolved_effects_lapse_and_puts_the_rocket_on_0() -> None:
    match = ready(["engine_large", "afterburners"], free_placements=1, draws_waiting=2)
    assert waiting(match) == (1, 2)

    go(match, "launch earth")

    assert waiting(match) == (0, 0)
    assert asked(match) == ("w1", 0)


@pytest.mark.parametrize(("destination", "target", "limit"), [("earth", 8, 3), ("moon", 10, 4), ("mars", 13, 5)])
def test_rm_10_2_the_destination_sets_target_and_location(destination: str, target: int, limit: int) -> None:
    plan = "spaceship_a" if destination != "moon" else "satellite_b"
    match = ready(["engine_large", "afterburners"], plan=plan)
    type_ = plan.split("_")[0]

    go(match, f"launch {destination}")

    seen = launch(match)
    assert (seen["seat"], seen["destination"], seen["location"]) == (0, destination, f"{destination}.{type_}")
    assert (seen["target"], seen["limit"], seen["counted"]) == (target, limit, 0)
    (told,) = happened(match, "launched")
    assert (told["destination"], told["location"], told["round"]) == (destination, f"{destination}.{type_}", 1)
    assert told["odds"] == seen["declared"]


@pytest.mark.parametrize("plan", MISSIONS)
def test_rm_d_10_every_destination_on_the_mission_without_an_own_marker(plan: str) -> None:
    """RM-10.3, RM-R.2: markers count per location; those of others do not."""
    there = LOCATIONS[plan]
    for taken in ([], *([each] for each in there)):
        match = ready(plan=plan, own={"markers": taken}, opponent={"markers": list(there)})
        open_to = [each.split(".")[0] for each in there if each not in taken]
        assert offered(match, 0, "launch") == [f"launch {each}" for each in open_to]
        for destination in set(DESTINATIONS) - set(open_to):
            assert refused(match, 0, f"launch {destination}") == ("RM-10.3" if open_to else "RM-10.0a")


def test_rm_10_3_the_same_type_at_another_destination_is_allowed() -> None:
    """RM-R.2: a marker in Earth orbit is in the way of the same location only."""
    match = ready(own={"markers": ["earth.satellite"]})
    assert refused(match, 0, "launch earth") == "RM-10.3"
    assert offered(match, 0, "launch") == ["launch moon"]

    match = ready(own={"markers": ["earth.hotel", "moon.hotel"]})
    assert offered(match, 0, "launch") == ["launch earth", "launch moon"]


def test_rm_r_2_one_mission_per_location() -> None:
    match = ready(own={"markers": ["earth.hotel", "earth.station"], "tokens": {"science": 8}})
    go(match, "launch earth")

    assert of(match, 0)["markers"] == ["earth.satellite", "earth.hotel", "earth.station"]


# --- Step 3


@pytest.mark.parametrize(
    ("pad", "own", "points"),
    [
        (["engine_small"], {}, 2),
        (["engine_small", "engine_medium", "engine_large", "engine_large"], {}, 13),
        (["shipyard", "station_b", "base_a"], {}, 2),
        (["fusion_reactor"], {}, 2),
        (["reusable_rocket_parts", "big_data"], {}, 1),
        (["depot"], {"depot": ["engine_large", "shipyard", "fusion_reactor"]}, 5),
        (["engine_small"], {"tokens": {"rocket": 3, "science": 2}}, 5),
    ],
)
def test_rm_10_4_rocket_points_on_pad_depot_tokens_and_effects(
    pad: list[str], own: dict[str, object], points: int
) -> None:
    """RM-13.1; a Fusion Reactor works on the pad only (RM-4.6), symbols on the mission plan do not count (RM-8.9)."""
    match = ready([*pad, "afterburners"], plan="satellite_a", own=own)
    go(match, "launch moon")

    assert (launch(match)["points"], launch(match)["points_needed"]) == (points + 1, 3)
    go(match, "done")
    assert happened(match, "counted" if points + 1 >= 3 else "too-few-points") == [{"points": points + 1, "needed": 3}]


@pytest.mark.parametrize(
    ("plan", "destination", "needed"),
    [
        ("satellite_a", "earth", 2), ("satellite_a", "moon", 3), ("spaceship_a", "earth", 3),
        ("spaceship_a", "mars", 5), ("hotel_a", "earth", 3), ("hotel_a", "moon", 5),
        ("station_a", "earth", 4), ("station_a", "moon", 5), ("shipyard", "earth", 4),
        ("base_a", "moon", 6), ("mining", "mars", 7), ("base_b", "mars", 8),
    ],
)  # fmt: skip
def test_rm_10_4_the_sum_must_reach_the_number_of_the_location(plan: str, destination: str, needed: int) -> None:
    short = ready([], plan=plan, own={"tokens": {"rocket": needed - 1, "science": 13}})
    go(short, f"launch {destination}")
    assert is_over(short)
    assert happened(short, "too-few-points") == [{"points": needed - 1, "needed": needed}]
    assert of(short, 0)["markers"] == []

    enough = ready([], plan=plan, own={"tokens": {"rocket": needed, "science": 13}})
    go(enough, f"launch {destination}")
    assert of(enough, 0)["markers"] == [f"{destination}.{plan.split('_')[0]}"]


def test_rm_10_5_with_too_few_points_nothing_is_launched_and_the_turn_ends() -> None:
    """RM-R.7: such a launch is legal."""
    match = ready(["engine_small", "big_data", "detailed_planning"], own={"play": ["hotel_b"]})
    assert "launch moon" in match.choices(0)

    go(match, "launch moon")

    assert is_over(match)
    assert zone(match, 0, "plan") == ["satellite_a"]
    assert places(match) == {
        "pad": ["big_data", "detailed_planning", "engine_small"],
        "warehouse": ["hotel_b"],
        "scrapyard": [],
    }
    assert (of(match, 0)["markers_left"], of(match, 0)["vp"]) == (6, 0)
    assert happened(match, "boosted") == happened(match, "success") == []


def test_rm_r_7_afterburners_scrapped_in_vain_stay_scrapped() -> None:
    """Afterburners scrapped in W1 no longer count in step 3."""
    match = ready(["afterburners", "engine_small"])
    go(match, "launch moon")
    assert launch(match)["points"] == 3

    go(match, "use afterburners")

    assert is_over(match)
    assert happened(match, "too-few-points") == [{"points": 2, "needed": 3}]
    assert places(match) == {"pad": ["engine_small"], "warehouse": [], "scrapyard": ["afterburners"]}


# --- Step 4


@pytest.mark.parametrize(
    ("pad", "boosts"),
    [
        (["big_data", "satellite_b"], (2, 0, 0)),
        (["carbon_nanotubes", "robotics"], (0, 3, 0)),
        (["genetic_engineering", "spaceship_b"], (0, 0, 3)),
        (["nanotechnology", "industrial_espionage"], (2, 2, 2)),
        (["nanotechnology", "big_data", "depot", "spacesuit"], (2, 2, 2)),
        (["shipyard", "engine_small", "reusable_rocket_parts"], (0, 0, 0)),
    ],
)
def test_rm_10_6_each_matching_symbol_moves_the_rocket_one_space(pad: list[str], boosts: tuple[int, int, int]) -> None:
    """RM-R.1: computer for Earth orbit, composites for the Moon, biotechnology for Mars; science for all."""
    for plan, destination, boost in zip(
        ("spaceship_a", "satellite_a", "spaceship_a"), DESTINATIONS, boosts, strict=True
    ):
        match = ready([*pad, "engine_large", "afterburners"], plan=plan)
        go(match, f"launch {destination}")
        go(match, "done")
        assert asked(match) == ("w2", boost)
        assert happened(match, "boosted") == [{"spaces": boost, "rocket": boost}]


@pytest.mark.parametrize(
    ("symbols", "destination"), [("big_data", "earth"), ("station_a", "moon"), ("spaceship_b", "mars")]
)
def test_rm_r_1_each_resource_boosts_its_own_destination_alone(symbols: str, destination: str) -> None:
    for plan, each in (("spaceship_a", "earth"), ("satellite_a", "moon"), ("spaceship_a", "mars")):
        assert table(ready([symbols], plan=plan))["odds"][each]["boost"] == (1 if each == destination else 0)


def test_rm_r_17_a_science_symbol_on_the_pad_counts_once_everywhere() -> None:
    for plan, each in (("spaceship_a", "earth"), ("satellite_a", "moon"), ("spaceship_a", "mars")):
        assert table(ready(["nanotechnology"], plan=plan))["odds"][each]["boost"] == 1


def test_rm_r_18_all_unused_science_tokens_count_by_themselves() -> None:
    """RM-13.3: one that paid in this turn does not."""
    for used, boost in ((0, 3), (1, 2), (3, 0)):
        match = ready(["engine_large", "afterburners"], own={"tokens": {"science": 3}, "used": {"science": used}})
        go(match, "launch moon")
        go(match, "done")
        assert asked(match) == ("w2", boost)


def test_rm_10_6_depot_contents_and_the_mission_plan_boost_nothing() -> None:
    own = {"depot": ["big_data", "nanotechnology", "engine_large"]}
    match = ready(["depot", "afterburners"], plan="satellite_b", own=own)
    go(match, "launch earth")
    go(match, "done")

    assert asked(match) == ("w2", 0)


def test_rm_r_50_rocket_points_never_move_the_rocket() -> None:
    match = ready(["engine_large"] * 3 + ["afterburners"], own={"tokens": {"rocket": 9}})
    go(match, "launch earth")
    assert launch(match)["points"] == 22
    go(match, "done")

    assert asked(match) == ("w2", 0)


def test_rm_10_7_a_card_that_is_discarded_for_its_effect_has_moved_the_rocket_before() -> None:
    match = ready(["engine_large", "detailed_planning"])
    go(match, "launch earth")
    assert asked(match) == ("w3", 1)

    go(match, "use detailed_planning", 2, 2, 2)

    assert asked(match) == ("pick", 1)
    assert lies(match, "detailed_planning") == "play"


# --- Steps 5 and 6


def test_rm_10_8_every_launch_begins_with_all_18_success_cards() -> None:
    both = [seat(plan="satellite_a", pad=["engine_large", "detailed_planning"]) for _ in range(2)]
    match = at(both, players=4)
    for player in (0, 1):
        match.play(player, "launch earth")
        assert launch(match)["deck"] == FULL_DECK
        match.expect("success 4", "success 3", "success 2")
        match.play(player, "use detailed_planning")
        assert launch(match)["deck"] == {**FULL_DECK, "4": 0, "3": 3, "2": 5}
        play(match, player, "pick 2", "abort")


def test_rm_10_8_a_success_card_that_is_out_cannot_come_again() -> None:
    match = ready()
    go(match, "launch moon", 4)
    match.expect("success 4")

    with pytest.raises(apogee.BadOutcome):
        match.play(0, "draw")


@pytest.mark.parametrize(("destination", "limit"), [("earth", 3), ("moon", 4), ("mars", 5)])
def test_rm_10_9_so_many_cards_one_by_one(destination: str, limit: int) -> None:
    """RM-10.11: after the last card it is decided."""
    match = ready(["engine_large", "engine_large"], plan="satellite_a" if destination != "mars" else "mining")
    go(match, f"launch {destination}", 1)
    for card in range(1, limit):
        assert asked(match) == ("w5", card)
        assert launch(match)["counted"] == card
        assert match.choices(0) == ["draw", "abort"]
        go(match, "draw", 1)

    assert asked(match) == ("mission", limit)
    assert happened(match, "failed") == [{}]


def test_rm_10_9_reaction_then_movement_then_decision() -> None:
    match = ready(["engine_large", "spacesuit"])
    go(match, "launch earth", 3)
    assert asked(match) == ("w4", 0)
    assert (launch(match)["value"], launch(match)["counted"]) == (3, 0)

    go(match, "done")

    assert asked(match) == ("w5", 3)
    assert (launch(match)["value"], launch(match)["counted"]) == (None, 1)


def test_rm_10_10_spaces_beyond_the_target_are_ignored() -> None:
    """The marker stops at the target."""
    match = ready(["engine_large", "reusable_rocket_parts"], own={"tokens": {"science": 3}})
    go(match, "launch earth", 4)
    assert asked(match) == ("w5", 7)

    go(match, "draw", 3)

    assert asked(match) == ("salvage", 8)


@pytest.mark.parametrize("others", [(), ("big_data",)])
def test_rm_10_11_after_the_last_card_only_afterburners_work(others: tuple[str, ...]) -> None:
    """RM-D.17, RM-R.4."""
    match = ready(["engine_large", "afterburners", "industrial_espionage"], others=others)
    go(match, "launch earth")
    seen = []
    for onward, cards in (("done", ()), ("done", ()), ("draw", (1,)), ("draw", (1,)), ("draw", (1,))):
        seen.append(asked(match))
        go(match, onward, *cards)
    assert [*seen, asked(match)] == [("w1", 0), ("w2", 1), ("w3", 1), ("w5", 2), ("w5", 3), ("w6", 4)]
    assert match.choices(0) == ["done", "use afterburners"]
    assert refused(match, 0, "copy big_data") == "RM-10.12"
    assert refused(match, 0, "draw") == "RM-10.9"
    assert refused(match, 0, "abort") == "RM-11.1"

    go(match, "use afterburners")

    assert asked(match) == ("mission", 5)


def test_rm_d_17_afterburners_in_the_last_call_can_still_succeed() -> None:
    match = ready(["engine_large", "afterburners"], own={"tokens": {"science": 1}})
    for words, cards in (("launch earth", ()), ("done", ()), ("done", ()), ("draw", (2,)), ("draw", (2,))):
        go(match, words, *cards)
    go(match, "draw", 2)
    assert asked(match) == ("w6", 7)

    go(match, "use afterburners")

    assert is_over(match)
    assert of(match, 0)["markers"] == ["earth.satellite"]


@pytest.mark.parametrize(
    ("pad", "science", "actions"),
    [
        ((), 8, ["launch earth"]),
        (("backup_systems",), 7, ["launch earth"]),
        (("afterburners",), 7, ["launch earth", "done", "use afterburners"]),
        (("afterburners",), 7, ["launch earth", "done", "done", "use afterburners"]),
        (("afterburners",), 7, ["launch earth", "use afterburners"]),
    ],
)
def test_rm_10_13_a_launch_can_succeed_before_a_card_is_drawn(
    pad: tuple[str, ...], science: int, actions: list[str]
) -> None:
    """RM-R.3: the rest of the draws is skipped; in W1 nothing is checked before the boost."""
    match = ready(["engine_large", *pad], own={"tokens": {"science": science}})
    for words in actions:
        assert launch(match) is None or words in match.choices(0)
        go(match, words)

    assert is_over(match)
    assert of(match, 0)["markers"] == ["earth.satellite"]
    assert happened(match, "success") == []


@pytest.mark.parametrize(("pad", "missions"), [((), []), (("engine_small",), ["earth.satellite"])])
def test_rm_10_13_before_step_4_nothing_is_checked(pad: tuple[str, ...], missions: list[str]) -> None:
    """A rocket that is at its target in W1 still needs the points (RM-10.5)."""
    at_w1 = {"destination": "earth", "rocket": 7, "window": "w1"}
    match = ready(["afterburners", *pad], launch=at_w1)
    go(match, "use afterburners")

    assert is_over(match)
    assert of(match, 0)["markers"] == missions


def test_rm_r_3_success_is_checked_after_every_movement() -> None:
    match = ready(own={"tokens": {"science": 5}})
    go(match, "launch earth", 1)
    assert asked(match) == ("w5", 6)

    go(match, "draw", 2)

    assert is_over(match)
    assert happened(match, "moved") == [{"spaces": 1, "rocket": 6}, {"spaces": 2, "rocket": 8}]


def test_rm_d_13_before_the_first_card_there_is_no_abort() -> None:
    """RM-R.5."""
    match = ready(["engine_large", "detailed_planning"])
    go(match, "launch earth")
    assert asked(match) == ("w3", 1)
    assert match.choices(0) == ["draw", "use detailed_planning"]
    assert refused(match, 0, "abort") == "RM-11.1"
    assert refused(match, 0, "done") == "RM-10.12"

    go(match, "draw", 1)

    assert match.choices(0) == ["draw", "abort"]


def test_rm_r_5_no_abort_after_the_last_card_nor_before_the_first() -> None:
    match = ready(["engine_large", "afterburners"])
    go(match, "launch earth")
    allowed = []
    for onward, cards in (("done", ()), ("done", ()), ("draw", (1,)), ("draw", (1,)), ("draw", (1,)), ("done", ())):
        allowed.append((asked(match)[0], match.why_not(0, "abort") is None))
        go(match, onward, *cards)
    assert allowed == [("w1", False), ("w2", False), ("w3", False), ("w5", True), ("w5", True), ("w6", False)]
    assert refused(match, 0, "abort") == "RM-11.1"


# --- Abort


def test_rm_11_1_after_one_card_an_abort_costs_nothing() -> None:
    match = ready(["engine_large", "big_data"])
    go(match, "launch earth", 0)
    assert launch(match)["abort_cost"] == 0

    go(match, "abort")

    assert is_over(match)
    assert zone(match, 0, "plan") == ["satellite_a"]
    assert places(match) == {"pad": ["big_data", "engine_large"], "warehouse": [], "scrapyard": []}
    assert of(match, 0)["markers_left"] == 6


def test_rm_11_1_while_an_abort_is_paid_the_view_tells_what_is_still_to_pay() -> None:
    match = ready(["spaceship_b", "big_data", "engine_large"], plan="mining", own={"tokens": {"rocket": 4}})
    for words in ("launch mars", "draw", "draw"):
        go(match, words, 1)
    left = [launch(match)["abort_cost"]]
    for words in ("abort", "discard big_data pad"):
        go(match, words)
        left.append(launch(match)["abort_cost"])
    assert left == [2, 2, 1]


def test_rm_11_2_in_earth_orbit_after_two_cards_one_is_discarded() -> None:
    """RM-D.16: the player chooses which."""
    match = ready(["engine_large", "big_data", "spaceship_b"])
    go(match, "launch earth", 2)
    go(match, "draw", 0)
    assert launch(match)["abort_cost"] == 1
    go(match, "abort")
    assert asked(match)[0] == "abort"
    assert match.choices(0) == ["discard spaceship_b pad", "discard big_data pad", "discard engine_large pad"]
    assert refused(match, 0, "discard nanotechnology pad") == "RM-11.1"
    assert refused(match, 0, "done") == "RM-11.1"
    assert refused(match, 0, "draw") == "RM-10.9"

    go(match, "discard big_data pad")

    assert is_over(match)
    assert zone(match, 0, "plan") == ["satellite_a"]
    assert places(match) == {"pad": ["engine_large", "spaceship_b"], "warehouse": ["big_data"], "scrapyard": []}


def test_rm_d_16_two_cards_are_chosen_one_after_the_other() -> None:
    match = ready(["engine_large", "engine_large", "big_data", "depot"])
    for words in ("launch moon", "draw", "draw"):
        go(match, words, 1)
    go(match, "abort")
    assert refused(match, 0, "discard depot pad") == "RM-4.8"
    assert match.choices(0) == ["discard big_data pad", "discard engine_large pad"]

    go(match, "discard engine_large pad")
    assert match.choices(0) == ["discard big_data pad", "discard engine_large pad"]
    go(match, "discard engine_large pad")

    assert is_over(match)
    assert places(match) == {"pad": ["big_data", "depot"], "warehouse": ["engine_large"] * 2, "scrapyard": []}


def test_rm_r_34_after_an_abort_the_mission_stays_and_can_be_discarded_later() -> None:
    match = ready()
    go(match, "launch earth", 0)
    go(match, "abort")
    assert is_over(match)
    assert zone(match, 0, "plan") == ["satellite_a"]
    for player in (1, 2, 3):
        play(match, player, "end")

    play(match, 0, "discard plan", "done")

    assert zone(match, 0, "plan") == []


@pytest.mark.parametrize(
    ("card", "steps", "counted", "cost"),
    [
        ("spacesuit", [("launch moon", (0,)), ("use spacesuit", (1,)), ("draw", (1,))], 2, 1),
        ("radiation_shielding", [("launch moon", (0,)), ("use radiation_shielding", ()), ("draw", (1,))], 2, 1),
        ("detailed_planning", [*PLANNED, ("pick 1", ())], 1, 0),
        ("detailed_planning", [*PLANNED, ("pick 1", ()), ("draw", (1,))], 2, 1),
    ],
)
def test_rm_r_6_only_resolved_cards_count_for_the_abort(card: str, steps: list[Timed], counted: int, cost: int) -> None:
    match = ready(["engine_large", "engine_small", card])
    for words, cards in steps:
        go(match, words, *cards)

    assert (launch(match)["counted"], launch(match)["abort_cost"]) == (counted, cost)


def test_rm_r_37_with_too_few_cards_all_that_can_be_discarded_goes() -> None:
    match = ready(["depot", "big_data", "engine_large"], plan="mining", own={"tokens": {"rocket": 4}})
    for words in ("launch mars", "draw", "draw", "draw"):
        go(match, words, 1)
    assert launch(match)["counted"] == 4
    assert launch(match)["abort_cost"] == 2

    go(match, "abort")

    assert is_over(match)
    assert places(match) == {"pad": ["depot"], "warehouse": ["big_data", "engine_large"], "scrapyard": []}


@pytest.mark.parametrize("variants", [[], ["safety_first"]])
@pytest.mark.parametrize("has_life_support", [False, True])
def test_rm_11_1_life_support_and_safety_first_add_up(has_life_support: bool, variants: list[str]) -> None:
    """To Mars, abort after each card: two cards fewer with Life Support Systems, one fewer with Safety First."""
    saved = 2 * has_life_support + len(variants)
    pad = [
        "engine_large",
        "engine_large",
        "big_data",
        "nanotechnology",
        *(["life_support"] if has_life_support else []),
    ]
    match = ready(pad, plan="mining", variants=variants)
    costs = []
    for words in ("launch mars", "draw", "draw", "draw"):
        go(match, words, 0 if words == "launch mars" else 1)
        costs.append(launch(match)["abort_cost"])
    assert costs == [max(0, drawn - 1 - saved) for drawn in (1, 2, 3, 4)]

    go(match, "abort")
    for _ in range(costs[-1]):
        go(match, match.choices(0)[0])

    assert is_over(match)
    assert len(zone(match, 0, "pad")) == len(pad) - costs[-1]


# --- Failure


def test_rm_11_3_a_failure_discards_the_pad_and_asks_for_the_mission() -> None:
    """RM-11.7: until the end of the turn the cards lie in the play area."""
    match = ready(["engine_large", "big_data", "depot"], own={"depot": ["engine_small"]})
    for words in ("launch moon", "draw", "draw", "draw"):
        go(match, words, 1)
    assert asked(match)[0] == "mission"
    assert zone(match, 0, "play") == ["big_data", "engine_large"]
    assert match.choices(0) == ["keep", "discard plan"]
    assert refused(match, 0, "done") == "RM-11.3"
    assert refused(match, 0, "abort") == "RM-11.1"

    go(match, "keep")

    assert is_over(match)
    assert zone(match, 0, "plan") == ["satellite_a"]
    assert places(match) == {"pad": ["depot"], "warehouse": ["big_data", "engine_large"], "scrapyard": []}
    assert (of(match, 0)["vp"], of(match, 0)["markers_left"]) == (0, 6)


@pytest.mark.parametrize(("answer", "stays"), [("keep", True), ("discard plan", False)])
def test_rm_d_19_the_mission_stays_or_goes(answer: str, stays: bool) -> None:
    match = ready()
    for words in ("launch earth", "draw", "draw"):
        go(match, words, 1)
    go(match, answer)

    assert is_over(match)
    assert zone(match, 0, "plan") == (["satellite_a"] if stays else [])
    assert places(match)["warehouse"] == sorted(["engine_large", *([] if stays else ["satellite_a"])])


def test_rm_r_36_a_depot_stays_on_a_pad_without_a_mission() -> None:
    match = ready(["depot", "engine_large"], own={"depot": ["engine_small", "pandemic"]})
    for words in ("launch earth", "draw", "draw"):
        go(match, words, 1)
    go(match, "discard plan")

    assert (zone(match, 0, "plan"), zone(match, 0, "pad")) == ([], ["depot"])
    assert zone(match, 0, "depot") == ["engine_small", "pandemic"]
    for player in (1, 2, 3):
        play(match, player, "end")
    play(match, 0, "unload")
    assert zone(match, 0, "depot") == []


# --- Success


def test_rm_11_4_a_success_scraps_the_mission_clears_the_pad_and_scores_at_once() -> None:
    match = ready(["engine_large", "big_data", "depot"], own={"tokens": {"science": 5}, "depot": ["engine_small"]})
    go(match, "launch earth", 2)

    assert is_over(match)
    assert zone(match, 0, "plan") == []
    assert places(match) == {
        "pad": ["depot"],
        "warehouse": ["big_data", "engine_large"],
        "scrapyard": ["satellite_a"],
    }
    assert zone(match, 0, "depot") == ["engine_small"]
    assert of(match, 0)["markers"] == ["earth.satellite"]
    assert (of(match, 0)["vp"], of(match, 0)["markers_left"]) == (2, 5)
    assert tokens(match) == {"rocket": 0, "hand": 0, "science": 6, "money": 0}
    assert happened(match, "completed") == [{"location": "earth.satellite", "vp": 2}]


@pytest.mark.parametrize(
    ("plan", "destination", "first", "later"),
    [
        ("satellite_a", "earth", 2, 1), ("spaceship_a", "earth", 3, 2), ("hotel_a", "earth", 3, 2),
        ("station_a", "earth", 3, 2), ("shipyard", "earth", 4, 3), ("satellite_a", "moon", 3, 2),
        ("hotel_a", "moon", 4, 3), ("station_a", "moon", 4, 3), ("base_a", "moon", 5, 4),
        ("spaceship_a", "mars", 6, 4), ("mining", "mars", 7, 5), ("base_a", "mars", 8, 6),
    ],
)  # fmt: skip
def test_rm_11_5_the_first_scores_more_than_those_who_come_later(
    plan: str, destination: str, first: int, later: int
) -> None:
    location = f"{destination}.{plan.split('_')[0]}"
    own = {"tokens": {"rocket": 8, "science": 13}}
    for markers, vp in (([], first), ([location], later)):
        match = ready([], plan=plan, own=own, opponent={"markers": markers})
        go(match, f"launch {destination}")
        assert of(match, 0)["vp"] == vp
        assert match.position()["seats"][0]["firsts"] == ([] if markers else [location])
        there = next(each for each in table(match)["locations"] if each["id"] == location)
        assert there["markers"] == [*([1] if markers else []), 0]


@pytest.mark.parametrize(("destination", "plan"), [("moon", "satellite_a"), ("mars", "mining")])
def test_rm_11_6_the_first_mission_there_takes_the_token(destination: str, plan: str) -> None:
    """Whichever location; later missions take nothing."""
    own = {"tokens": {"rocket": 8, "science": 13}}
    match = ready([], plan=plan, own=own)
    go(match, f"launch {destination}")
    assert of(match, 0)["discs"] == [destination]
    assert of(match, 0)["score"] == of(match, 0)["vp"] + 1

    match = ready([], plan=plan, own=own, opponent={"markers": [f"{destination}.base"]})
    go(match, f"launch {destination}")
    assert of(match, 1)["discs"] == [destination]
    assert of(match, 0)["score"] == of(match, 0)["vp"]


def test_rm_11_6_earth_orbit_has_no_token() -> None:
    match = ready(own={"tokens": {"science": 8}})
    go(match, "launch earth")

    assert table(match)["discs"] == ["moon", "mars"]


@pytest.mark.parametrize(
    ("steps", "cards"),
    [
        ([("launch earth", (4,)), ("draw", (3,)), ("draw", (1,))], ["engine_large"]),
        ([("launch earth", (1,)), ("draw", (1,)), ("draw", (1,)), ("keep", ())], ["engine_large"]),
        ([("launch earth", (1,)), ("draw", (1,)), ("abort", ())], ["engine_large"]),
    ],
)
def test_rm_11_7_what_an_outcome_discards_ends_in_the_warehouse(steps: list[Timed], cards: list[str]) -> None:
    match = ready()
    for words, values in steps:
        go(match, words, *values)

    assert is_over(match)
    assert places(match)["warehouse"] == cards
    assert zone(match, 0, "play") == []


@pytest.mark.parametrize("outcome", ["success", "failure", "abort", "too few"])
def test_rm_11_8_after_any_outcome_the_turn_ends(outcome: str) -> None:
    """RM-5.3: the end of the turn draws up to the hand limit and turns tokens up again."""
    rocket = {"tokens": {"science": 1, "money": 1}, "used": {"money": 1}}
    match = ready(["engine_large"] if outcome != "too few" else ["shipyard"], own=rocket)
    steps: dict[str, list[Timed]] = {
        "success": [("launch earth", (3,)), ("draw", (4,))],
        "failure": [("launch earth", (1,)), ("draw", (1,)), ("draw", (1,)), ("keep", ())],
        "abort": [("launch earth", (1,)), ("abort", ())],
        "too few": [("launch earth", ())],
    }
    for words, cards in steps[outcome]:
        go(match, words, *cards)

    assert is_over(match)
    assert (of(match, 0)["unknown"], of(match, 0)["tokens"]["money_ready"]) == (6, 1)
    assert refused(match, 0, "end") == "RM-5.1"


def test_rm_11_9_the_worked_example_of_a_satellite_in_earth_orbit() -> None:
    """RM-R.24: a later arrival scores 1."""
    pad = ["big_data", "satellite_b", "engine_small"]
    match = ready(pad, opponent={"markers": ["earth.satellite"]})
    go(match, "launch earth", 3)
    assert asked(match) == ("w5", 5)
    assert launch(match)["abort_cost"] == 0
    go(match, "draw", 0)
    assert asked(match) == ("w5", 5)
    assert launch(match)["abort_cost"] == 1
    go(match, "draw", 4)

    assert is_over(match)
    assert (of(match, 0)["markers"], of(match, 0)["vp"]) == (["earth.satellite"], 1)
    assert happened(match, "completed") == [{"location": "earth.satellite", "vp": 1}]


def test_rm_r_24_the_first_satellite_in_earth_orbit_scores_2() -> None:
    match = ready(own={"tokens": {"science": 8}})
    go(match, "launch earth")

    assert of(match, 0)["vp"] == 2


# --- Achievements


@pytest.mark.parametrize(
    ("plan", "gained"),
    [
        ("base_a", {"rocket": 1}), ("base_b", {"science": 1}), ("mining", {"money": 1}), ("shipyard", {"rocket": 2}),
        ("spaceship_a", {"rocket": 1}), ("spaceship_b", {"hand": 1}), ("station_a", {"science": 1}),
        ("station_b", {"hand": 1}), ("hotel_a", {"money": 1}), ("hotel_b", {"hand": 1}),
        ("satellite_a", {"science": 1}), ("satellite_b", {"money": 1}),
    ],
)  # fmt: skip
def test_rm_13_5_each_mission_gives_its_own_achievement(plan: str, gained: dict[str, int]) -> None:
    """Whatever the destination; cumulative (RM-13.1, RM-13.2)."""
    before = {"rocket": 8, "hand": 1, "science": 13, "money": 1}
    for location in LOCATIONS[plan]:
        match = ready([], plan=plan, own={"tokens": before})
        go(match, f"launch {location.split('.')[0]}")
        assert tokens(match) == {kind: count + gained.get(kind, 0) for kind, count in before.items()}


def test_rm_13_1_rocket_points_count_in_every_launch_and_are_never_flipped() -> None:
    match = ready([], own={"tokens": {"rocket": 2}})
    for _ in range(2):
        go(match, "launch earth", 0)
        assert launch(match)["points"] == 2
        go(match, "abort")
        for player in (1, 2, 3):
            play(match, player, "end")
    assert tokens(match)["rocket"] == 2


def test_rm_13_2_each_hand_token_raises_the_limit_for_good() -> None:
    """RM-12.5: one gained in this launch counts in this turn's draw."""
    match = ready([], plan="hotel_b", own={"tokens": {"hand": 1, "rocket": 3, "science": 8}})
    assert of(match, 0)["hand_limit"] == 7
    go(match, "launch earth")

    assert is_over(match)
    assert (of(match, 0)["hand_limit"], of(match, 0)["unknown"]) == (8, 8)


def test_rm_13_3_a_science_token_pays_or_boosts_once_a_turn() -> None:
    own = {"hand": ["storage_batteries", "super_capacitors"], "tokens": {"science": 1}}
    match = ready(["engine_large", "afterburners"], own=own, display=["global_internet"])
    assert table(match)["odds"]["earth"]["boost"] == 1
    play(match, 0, "buy global_internet", "pay storage_batteries", "pay super_capacitors", "pay token:science", "done")
    assert of(match, 0)["tokens"]["science_ready"] == 0

    go(match, "launch earth")
    go(match, "done")

    assert asked(match) == ("w2", 0)


def test_rm_13_4_a_money_token_pays_20_for_one_action_a_turn() -> None:
    own = {"hand": ["base_b", "station_a", "base_a"], "tokens": {"money": 1}}
    match = ready([], plan=None, own=own)
    play(match, 0, "place base_b plan", "place station_a pad", "pay token:money", "done")
    assert (zone(match, 0, "plan"), zone(match, 0, "pad")) == (["base_b"], ["station_a"])
    assert of(match, 0)["tokens"]["money_ready"] == 0
    assert refused(match, 0, "place base_a pad") == "RM-8.1"

    play(match, 0, "end")

    assert of(match, 0)["tokens"]["money_ready"] == 1


# --- Taking back


def test_rm_10_9_no_take_back_after_a_success_card() -> None:
    """What told nothing may be taken back by its seat; a revealed card stays."""
    match = ready(["engine_large", "afterburners", "detailed_planning"])
    go(match, "launch earth")
    assert match.own_take_back(0) is not None
    go(match, "use afterburners")
    assert match.own_take_back(0) is not None
    match.take_back_own(0)
    assert asked(match) == ("w1", 0)
    go(match, "done")
    go(match, "done")
    go(match, "use detailed_planning", 1, 2, 3)
    assert match.own_take_back(0) is None

    go(match, "pick 3")
    assert match.own_take_back(0) is not None
    match.take_back_own(0)
    assert (asked(match)[0], launch(match)["shown"]) == ("pick", [1, 2, 3])
    assert match.own_take_back(0) is None
    go(match, "pick 2")
    go(match, "draw", 1)

    assert match.own_take_back(0) is None
    with pytest.raises(apogee.NoTakeBack):
        match.take_back_own(0)
