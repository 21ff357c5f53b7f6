"""RM-10.12 and the card effects: each launch ability alone, in its windows and in no other; rulings on them."""

from typing import Any

import pytest

from apogee.core.types import CHANCE
from apogee.games.rocketmen.position import SEAT
from tests.rocketmen.launching import after, asked, go, happened, is_over, launch, lies, places, ready
from tests.rocketmen.table import GAME, Described, at, hand, of, offered, play, refused, seat, zone

Timed = tuple[str, tuple[int, ...]]  # an action, and the success cards that it turns up

# A launch to Earth orbit that stops in each window, with a 0 as its first card: how to go on from each.
TOUR_PAD = ("engine_large", "afterburners", "spacesuit", "reusable_rocket_parts")
TOUR: tuple[tuple[str, Timed], ...] = (
    ("w1", ("done", ())),
    ("w2", ("done", ())),
    ("w3", ("draw", (0,))),
    ("w4", ("done", ())),
    ("w5", ("draw", (1,))),
    ("w4", ("done", ())),
    ("w5", ("draw", (1,))),
    ("w4", ("done", ())),
    ("w6", ("done", ())),
    ("salvage", ("done", ())),
)


def toured(words: str, card: str | None = None, others: tuple[str, ...] = ()) -> list[str]:
    """What bars an action in each window of the tour, or "yes"."""
    match = ready([*TOUR_PAD, *([card] if card else [])], others=others)
    go(match, "launch earth")
    found = []
    for window, (onward, cards) in TOUR:
        assert asked(match)[0] == window
        if words in match.choices(0):
            assert match.why_not(0, words) is None
            found.append("yes")
        else:
            found.append(refused(match, 0, words))
        go(match, onward, *cards)
    assert asked(match)[0] == "mission"
    return found


NO = "RM-10.12"
#                     w1     w2     w3     w4(0)  w5     w4(1)  w5     w4(1)  w6     w7
WHEN = {
    "afterburners": ["yes", "yes", "yes", NO, "yes", NO, "yes", NO, "yes", NO],
    "detailed_planning": [NO, NO, "yes", NO, NO, NO, NO, NO, NO, NO],
    "spacesuit": [NO, NO, NO, "yes", NO, "yes", NO, "yes", NO, NO],
    "radiation_shielding": [NO, NO, NO, "yes", NO, NO, NO, NO, NO, NO],
    "industrial_espionage": [NO] * 10,  # before it is a copy, there is nothing to use
    "backup_systems": [NO] * 10,  # these work by themselves
    "fusion_reactor": [NO] * 10,
    "life_support": [NO] * 10,
    "reusable_rocket_parts": [NO] * 10,
    "depot": [NO] * 10,
}


@pytest.mark.parametrize("card", WHEN)
def test_rm_10_12_each_ability_is_offered_in_its_windows_only(card: str) -> None:
    assert toured(f"use {card}", None if card in TOUR_PAD else card) == WHEN[card]


@pytest.mark.parametrize("card", [card for card in WHEN if card not in TOUR_PAD])
def test_rm_10_12_a_card_that_is_not_on_the_pad_does_nothing(card: str) -> None:
    """RM-4.6."""
    assert toured(f"use {card}") == ["RM-10.12" if card == "depot" else "RM-4.6"] * 10


def test_rm_r_11_a_copy_is_started_in_w1_w2_w3_or_w5() -> None:
    """RM-R.11 (a), (g): not in W4, nor in the last call, nor when the outcome is fixed."""
    found = toured("copy big_data", "industrial_espionage", others=("big_data",))
    assert found == ["yes", "yes", "yes", NO, "yes", NO, "yes", NO, NO, NO]
    assert toured("copy big_data", others=("big_data",)) == ["RM-4.6"] * 10


@pytest.mark.parametrize("words", ["pick 1", "salvage engine_small"])
def test_rm_10_12_answers_to_questions_that_nobody_asked(words: str) -> None:
    assert toured(words) == [NO] * 10


@pytest.mark.parametrize("card", ["afterburners", "spacesuit", "detailed_planning", "radiation_shielding"])
def test_rm_10_7_launch_abilities_wait_for_a_launch(card: str) -> None:
    """RM-4.6: neither from the pad nor from the hand in the action phase."""
    assert refused(ready(["engine_large", card]), 0, f"use {card}") == "RM-10.7"
    assert refused(ready(own={"hand": [card]}), 0, f"use {card}") == "RM-4.6"


def test_rm_10_7_copying_waits_for_a_launch() -> None:
    match = ready(["engine_large", "industrial_espionage"], others=["big_data"])

    assert refused(match, 0, "copy big_data") == "RM-10.7"


# --- Where the cards go

CARDS = {"success": (0, 3, 3, 3, 3), "failure": (0, 1, 1, 1, 1), "abort": (0, 1, 1, 1, 1)}


def fly(card: str, outcome: str, *, is_used: bool, copied: str | None = None) -> Described:
    """Seat 0 after a launch to Earth orbit with this outcome; the card is used as soon as it can be, or never."""
    science = {"tokens": {"science": 4}} if outcome == "success" else {}
    match = ready(["engine_large", card], others=[copied] if copied else [], own=science)
    state: Any = after(match.state, 0, "launch earth")
    cards = list(CARDS[outcome])
    liked = [f"copy {copied}", *([f"use {card}", "salvage engine_large"] if is_used else [])]
    liked += ["abort"] if outcome == "abort" else []
    while state.launch is not None:
        if state.current() == CHANCE:
            state = after(state, CHANCE, f"success {cards.pop(0)}")
            continue
        choices = [GAME.actions[action] for action in state.legal_actions(0)]
        highest = choices[-1] if choices[-1].startswith("pick ") else choices[0]
        state = after(state, 0, next((words for words in liked if words in choices), highest))
    assert SEAT.write(state.seats[1], state).get("pad") == ([copied] if copied else None)
    return SEAT.to_dict(state.seats[0], state)


OUTCOMES = ("success", "failure", "abort")
UNUSED = ("warehouse", "warehouse", "pad")
GOES = {  # where a card is after a success, a failure, an abort that costs nothing
    ("detailed_planning", None): ("scrapyard", "warehouse", "warehouse"),
    ("spacesuit", None): ("warehouse", "warehouse", "warehouse"),
    ("radiation_shielding", None): ("warehouse", "warehouse", "warehouse"),
    ("afterburners", None): ("scrapyard", "scrapyard", "scrapyard"),
    ("reusable_rocket_parts", None): UNUSED,
    ("industrial_espionage", "detailed_planning"): ("scrapyard", "warehouse", "warehouse"),
    ("industrial_espionage", "spacesuit"): ("warehouse", "warehouse", "warehouse"),
    ("industrial_espionage", "radiation_shielding"): ("warehouse", "warehouse", "warehouse"),
    ("industrial_espionage", "afterburners"): ("scrapyard", "scrapyard", "scrapyard"),
    ("industrial_espionage", "reusable_rocket_parts"): UNUSED,
    ("industrial_espionage", "depot"): UNUSED,  # RM-R.11 (f)
    ("industrial_espionage", "engine_large"): UNUSED,
}


@pytest.mark.parametrize(("card", "copied"), GOES)
@pytest.mark.parametrize("number", range(3), ids=OUTCOMES)
def test_rm_r_11_and_rm_r_10_where_a_used_card_goes(card: str, copied: str | None, number: int) -> None:
    """RM-R.11 (c): what a copied effect does with the card, it does with Espionage; the original is untouched."""
    own = fly(card, OUTCOMES[number], is_used=True, copied=copied)

    assert card in own[GOES[card, copied][number]]
    has_parts = "reusable_rocket_parts" in (card, copied)
    assert own["known"] == (["engine_large"] if has_parts and OUTCOMES[number] != "abort" else [])


@pytest.mark.parametrize("card", [*WHEN, "engine_medium", "nanotechnology", "station_a"])
@pytest.mark.parametrize("number", range(3), ids=OUTCOMES)
def test_rm_11_3_and_rm_11_4_where_an_unused_card_goes(card: str, number: int) -> None:
    """RM-R.10: Detailed Planning that was not used is discarded like any other; RM-4.8: a Depot never is."""
    own = fly(card, OUTCOMES[number], is_used=False)

    assert card in own["pad" if card == "depot" else UNUSED[number]]


# --- Each ability


@pytest.mark.parametrize(("destination", "rocket"), [("earth", 1), ("moon", 2)])
def test_rm_d_12_backup_systems_move_the_rocket_once_besides_their_symbol(destination: str, rocket: int) -> None:
    match = ready(["engine_large", "backup_systems", "afterburners"])
    go(match, f"launch {destination}")
    go(match, "done")
    assert asked(match) == ("w2", rocket)
    assert match.choices(0) == ["done", "use afterburners"]
    assert happened(match, "advanced") == [{"card": "backup_systems", "rocket": rocket}]
    assert lies(match, "backup_systems") == "pad"

    go(match, "done")

    assert asked(match) == ("w3", rocket)


def test_rm_r_10_detailed_planning_chooses_the_first_of_three() -> None:
    """RM-D.13: the other two stay out for this launch."""
    match = ready(["engine_large", "detailed_planning"])
    go(match, "launch moon")
    go(match, "use detailed_planning", 2, 0, 2)
    assert launch(match)["shown"] == [2, 0, 2]
    assert match.choices(0) == ["pick 0", "pick 2"]
    assert refused(match, 0, "pick 3") == "RM-10.12"
    assert refused(match, 0, "draw") == "RM-10.9"
    assert refused(match, 0, "done") == "RM-10.12"

    go(match, "pick 2")

    assert asked(match) == ("w5", 3)
    assert launch(match)["shown"] == []
    assert (launch(match)["counted"], launch(match)["deck"]) == (1, {"0": 1, "1": 5, "2": 4, "3": 4, "4": 1})
    assert lies(match, "detailed_planning") == "play"


@pytest.mark.parametrize(
    ("reaction", "cards", "rocket", "counted"), [("spacesuit", (3,), 5, 1), ("radiation_shielding", (), 4, 1)]
)
def test_rm_r_10_reactions_apply_to_the_card_that_was_picked(
    reaction: str, cards: tuple[int, ...], rocket: int, counted: int
) -> None:
    match = ready(["engine_large", "detailed_planning", reaction], own={"tokens": {"science": 1}})
    go(match, "launch earth")
    go(match, "use detailed_planning", 0, 1, 1)
    go(match, "pick 0")
    assert asked(match) == ("w4", 2)

    go(match, f"use {reaction}", *cards)

    assert asked(match) == ("w5", rocket)
    assert launch(match)["counted"] == counted


def test_rm_d_14_the_spacesuit_sets_a_card_aside_that_does_not_count() -> None:
    match = ready(["engine_large", "spacesuit", "radiation_shielding"])
    go(match, "launch earth", 1)
    assert match.choices(0) == ["done", "use spacesuit"]
    assert refused(match, 0, "use radiation_shielding") == "RM-10.12"

    go(match, "use spacesuit", 0)

    assert asked(match) == ("w4", 0)  # the replacement may be reacted to
    assert match.choices(0) == ["done", "use radiation_shielding"]
    go(match, "use radiation_shielding")
    assert asked(match) == ("w5", 2)
    assert launch(match)["counted"] == 1
    assert happened(match, "set-aside") == [{"value": 1}]
    assert zone(match, 0, "play") == ["radiation_shielding", "spacesuit"]


@pytest.mark.parametrize("value", [0, 1, 2, 3, 4])
def test_rm_d_14_shielding_reacts_to_a_0_only(value: int) -> None:
    """One of both per revealed card; or it is accepted as it is."""
    match = ready(["engine_large", "spacesuit", "radiation_shielding"])
    go(match, "launch earth", value)
    expected = ["done", "use spacesuit", *(["use radiation_shielding"] if value == 0 else [])]
    assert match.choices(0) == expected

    if value == 0:
        go(match, "use radiation_shielding")
        assert asked(match) == ("w5", 2)
        assert lies(match, "spacesuit") == "pad"
    else:
        go(match, "done")
        assert asked(match) == ("w5", value)


@pytest.mark.parametrize(
    ("reaction", "cards", "rocket"), [("spacesuit", (3,), 8), ("spacesuit", (1,), 6), ("radiation_shielding", (), 7)]
)
def test_rm_r_4_the_last_card_may_be_reacted_to(reaction: str, cards: tuple[int, ...], rocket: int) -> None:
    """A card that the Spacesuit replaces is not the last one."""
    match = ready(["engine_large", reaction, "reusable_rocket_parts"], own={"tokens": {"science": 1}})
    go(match, "launch earth", 2)
    if reaction == "spacesuit":
        go(match, "done")
    go(match, "draw", 2)
    if reaction == "spacesuit":
        go(match, "done")
    go(match, "draw", 0)
    assert asked(match) == ("w4", 5)

    go(match, f"use {reaction}", *cards)

    assert asked(match) == ("salvage", rocket)
    go(match, "done")
    assert (of(match, 0)["markers"] == ["earth.satellite"]) == (rocket == 8)


@pytest.mark.parametrize(
    ("before", "window", "rocket"),
    [
        ([], "w1", 0),
        ([("done", ())], "w2", 1),
        ([("done", ()), ("done", ())], "w3", 1),
        ([("done", ()), ("done", ()), ("draw", (2,))], "w5", 3),
        ([("done", ()), ("done", ()), ("draw", (2,)), ("draw", (1,)), ("draw", (1,))], "w6", 5),
    ],
)
def test_rm_d_11_afterburners_are_scrapped_for_one_space(before: list[Timed], window: str, rocket: int) -> None:
    match = ready(["engine_large", "afterburners", "big_data"])
    go(match, "launch earth")
    for words, cards in before:
        go(match, words, *cards)
    assert asked(match) == (window, rocket)

    go(match, "use afterburners", *([1] if window in ("w1", "w2", "w3") else []))

    assert zone(match, 0, "scrapyard") == ["afterburners"]
    assert happened(match, "advanced") == [{"card": "afterburners", "rocket": rocket + 1}]


def test_rm_d_11_rocket_bonuses_come_by_themselves() -> None:
    """A Fusion Reactor gives two rocket points, and its symbol in step 4."""
    match = ready(["fusion_reactor"])
    go(match, "launch earth", 1)

    assert happened(match, "counted") == [{"points": 2, "needed": 2}]
    assert asked(match) == ("w5", 2)


def test_rm_d_15_what_is_offered_between_two_cards() -> None:
    pad = ["engine_large", "afterburners", "industrial_espionage", "detailed_planning", "spacesuit"]
    match = ready(pad, others=["big_data", "engine_small"])
    for words, cards in (("launch moon", ()), ("done", ()), ("done", ()), ("draw", (1,)), ("done", ())):
        go(match, words, *cards)

    assert asked(match) == ("w5", 3)
    assert match.choices(0) == ["draw", "abort", "use afterburners", "copy big_data", "copy engine_small"]
    assert refused(match, 0, "done") == "RM-10.12"


# --- Reusable Rocket Parts


@pytest.mark.parametrize("outcome", ["success", "failure"])
def test_rm_d_18_one_engine_is_salvaged_or_none(outcome: str) -> None:
    for chosen in ("salvage engine_medium", "salvage engine_large", "done"):
        science = {"tokens": {"science": 8 if outcome == "success" else 0}, "depot": ["engine_small"]}
        match = ready(["engine_large", "engine_medium", "reusable_rocket_parts", "depot"], own=science)
        go(match, "launch earth", *([] if outcome == "success" else [1]))
        if outcome == "failure":
            go(match, "draw", 1)
            go(match, "draw", 1)
        assert asked(match)[0] == "salvage"
        assert launch(match)["window"] == "w7"
        assert match.choices(0) == ["done", "salvage engine_medium", "salvage engine_large"]
        assert refused(match, 0, "salvage engine_small") == "RM-10.12"
        assert refused(match, 0, "salvage reusable_rocket_parts") == "RM-10.12"

        go(match, chosen)
        if outcome == "failure":
            go(match, "keep")

        assert is_over(match)
        saved = [chosen.removeprefix("salvage ")] if chosen != "done" else []
        assert zone(match, 0, "known") == saved
        assert of(match, 0)["unknown"] == 6 - len(saved)
        lost = {"engine_large", "engine_medium", "reusable_rocket_parts"} - set(saved)
        assert places(match)["warehouse"] == sorted(lost)


def test_rm_d_18_nothing_is_salvaged_on_an_abort_or_without_an_engine() -> None:
    match = ready(["engine_large", "reusable_rocket_parts"])
    go(match, "launch earth", 1)
    go(match, "abort")
    assert is_over(match)
    assert zone(match, 0, "known") == []

    match = ready(["reusable_rocket_parts", "shipyard"], own={"tokens": {"science": 8}})
    go(match, "launch earth")
    assert is_over(match)


def test_rm_d_18_of_two_alike_engines_one_is_salvaged() -> None:
    match = ready(["engine_large", "engine_large", "reusable_rocket_parts"], own={"tokens": {"science": 8}})
    go(match, "launch earth")
    go(match, "salvage engine_large")

    assert is_over(match)
    assert (zone(match, 0, "known"), "engine_large" in hand(match, 0)) == (["engine_large"], True)
    assert places(match)["warehouse"] == ["engine_large", "reusable_rocket_parts"]


# --- Industrial Espionage


def test_rm_r_11_only_cards_on_opponents_launch_pads_are_copied() -> None:
    """RM-R.11 (a): not their plan, not what their Depot holds, not the own pad; whoever has it on the pad."""
    match = at(
        [
            seat(plan="satellite_a", pad=["engine_large", "industrial_espionage", "spacesuit"]),
            seat(plan="hotel_a", pad=["depot"], depot=["afterburners", "big_data"]),
            seat(plan="station_a", pad=["backup_systems", "engine_small"]),
            seat(pad=["depot"]),
        ]
    )
    go(match, "launch moon")
    assert offered(match, 0, "copy") == ["copy backup_systems", "copy depot", "copy engine_small"]
    for card in (
        "hotel_a",
        "afterburners",
        "big_data",
        "spacesuit",
        "engine_large",
        "industrial_espionage",
        "pandemic",
    ):
        assert refused(match, 0, f"copy {card}") == "RM-R.11"

    go(match, "copy depot")
    assert launch(match)["copied"] == "depot"


@pytest.mark.parametrize("copied", ["big_data", "spacesuit", "afterburners"])
def test_rm_r_11_a_launch_has_one_copy(copied: str) -> None:
    match = ready(["engine_large", "industrial_espionage", "detailed_planning"], others=[copied, "engine_small"])
    go(match, "launch moon")
    go(match, f"copy {copied}")
    if copied == "afterburners":
        go(match, "done")
        go(match, "done")
    assert asked(match)[0] == "w3"

    assert offered(match, 0, "copy") == []
    assert refused(match, 0, "copy engine_small") == "RM-R.11"


def test_rm_r_11_after_a_copy_was_scrapped_there_is_nothing_to_copy_with() -> None:
    match = ready(["engine_large", "industrial_espionage", "detailed_planning"], others=["afterburners", "big_data"])
    go(match, "launch moon")
    go(match, "copy afterburners")
    go(match, "use industrial_espionage")

    assert asked(match) == ("w3", 2)
    assert launch(match)["copied"] is None
    assert refused(match, 0, "copy big_data") == "RM-4.6"


@pytest.mark.parametrize(
    ("copied", "first", "cards"),
    [("spacesuit", 0, (1,)), ("radiation_shielding", 0, ()), ("detailed_planning", None, (1, 1, 2))],
)
def test_rm_r_11_after_a_copy_was_discarded_it_is_no_copy_any_more(
    copied: str, first: int | None, cards: tuple[int, ...]
) -> None:
    """RM-R.11 (c)."""
    match = ready(["engine_large", "industrial_espionage"], others=[copied, "big_data"])
    go(match, "launch moon")
    go(match, f"copy {copied}", *([] if first is None else [first]))
    assert launch(match)["copied"] == copied
    go(match, "use industrial_espionage", *cards)

    assert launch(match)["copied"] is None
    assert lies(match, "industrial_espionage") == "play"
    assert refused(match, 0, "copy big_data") == "RM-4.6"


def test_rm_r_11_the_next_launch_may_copy_again() -> None:
    match = ready(["engine_large", "industrial_espionage"], others=["big_data"])
    go(match, "launch earth")
    go(match, "copy big_data", 0)
    go(match, "abort")
    assert is_over(match)
    for player in (1, 2, 3):
        play(match, player, "end")

    go(match, "launch earth")

    assert offered(match, 0, "copy") == ["copy big_data"]


@pytest.mark.parametrize(
    ("copied", "points"), [("engine_large", 6), ("fusion_reactor", 4), ("shipyard", 3), ("depot", 2), ("big_data", 2)]
)
def test_rm_r_11_a_copy_in_w1_counts_in_step_3(copied: str, points: int) -> None:
    """RM-R.11 (b): symbols and rocket bonuses of the original, instead of its own."""
    match = ready(["engine_small", "industrial_espionage", "afterburners"], others=[copied])
    go(match, "launch earth")
    go(match, f"copy {copied}")

    assert asked(match) == ("w1", 0)
    assert launch(match)["points"] == points + 1


def test_rm_r_11_a_copied_engine_is_not_salvaged() -> None:
    pad = ["shipyard", "station_b", "industrial_espionage", "reusable_rocket_parts"]
    match = ready(pad, others=["engine_large"], own={"tokens": {"science": 8}})
    go(match, "launch earth")
    go(match, "copy engine_large")

    assert is_over(match)
    assert places(match)["warehouse"] == sorted(pad)


def test_rm_r_11_a_copied_life_support_lowers_the_cost_before_it_ends() -> None:
    """RM-R.11 (f): then Espionage itself can be discarded."""
    match = ready(["engine_large", "engine_large", "industrial_espionage"], plan="mining", others=["life_support"])
    for words, cards in (
        ("launch mars", ()),
        ("done", ()),
        ("done", ()),
        ("draw", (1,)),
        ("draw", (1,)),
        ("draw", (1,)),
    ):
        go(match, words, *cards)
    go(match, "draw", 1)
    assert launch(match)["abort_cost"] == 3
    go(match, "copy life_support")
    assert launch(match)["abort_cost"] == 1

    go(match, "abort")
    assert launch(match)["copied"] is None
    assert match.choices(0) == ["discard industrial_espionage pad", "discard engine_large pad"]
    go(match, "discard industrial_espionage pad")

    assert is_over(match)
    assert zone(match, 1, "pad") == ["life_support"]


def test_rm_r_11_a_copied_depot_is_not_permanent_for_us() -> None:
    match = ready(["engine_large", "industrial_espionage"], others=["depot"])
    go(match, "launch moon")
    go(match, "copy depot", 1)
    go(match, "draw", 1)
    go(match, "abort")

    assert match.choices(0) == ["discard industrial_espionage pad", "discard engine_large pad"]


def test_rm_r_11_a_copied_reusable_parts_lasts_through_w7() -> None:
    """RM-R.11 (f)."""
    match = ready(
        ["engine_large", "industrial_espionage"], others=["reusable_rocket_parts"], own={"tokens": {"science": 8}}
    )
    go(match, "launch earth")
    go(match, "copy reusable_rocket_parts")
    assert asked(match)[0] == "salvage"
    assert launch(match)["copied"] == "reusable_rocket_parts"

    go(match, "salvage engine_large")

    assert (zone(match, 0, "known"), zone(match, 1, "pad")) == (["engine_large"], ["reusable_rocket_parts"])
    assert places(match)["warehouse"] == ["industrial_espionage"]


def test_rm_r_11_a_copied_espionage_has_its_symbol_and_copies_no_further() -> None:
    """RM-R.11 (e): there is one such card, so a position says that another one was copied."""
    at_w1 = {"destination": "earth", "copied": "industrial_espionage", "window": "w1"}
    match = ready(["engine_large", "industrial_espionage"], others=["big_data"], launch=at_w1)
    assert match.choices(0) == ["done"]
    assert refused(match, 0, "copy big_data") == "RM-R.11"
    assert refused(match, 0, "use industrial_espionage") == "RM-10.12"

    go(match, "done", 1)

    assert asked(match) == ("w5", 2)


def test_rm_r_48_without_a_target_espionage_is_its_own_symbol() -> None:
    match = ready(["engine_large", "industrial_espionage"])
    go(match, "launch earth", 1)

    assert asked(match) == ("w5", 2)
    assert refused(match, 0, "copy big_data") == "RM-R.11"
