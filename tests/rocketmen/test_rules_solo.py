"""RM-20: the solo game against the AI, and its rulings RM-R.38 to RM-R.46."""

from collections import Counter
from pathlib import Path

import pytest

import apogee
from apogee.editions import game_by
from tests.rocketmen.bare import EARTH, MARS, MOON, NO_DECK, SIX, bare_at, bare_solo, flying, over
from tests.rocketmen.table import GAME, THREATS, Described, hand, of, offered, play, refused, table, zone

# By card: the type and the advance, and for each level the destination and the start.
SOLITAIRE = {
    "solitaire_149": ("satellite", 1, {"easy": ("earth", 1), "normal": ("earth", 3), "hard": ("earth", 5)}),
    "solitaire_150": ("hotel", 1, {"easy": ("earth", 2), "normal": ("moon", 3), "hard": ("moon", 5)}),
    "solitaire_151": ("shipyard", 1, {"easy": ("earth", 1), "normal": ("moon", 4), "hard": ("moon", 6)}),
    "solitaire_152": ("station", 1, {"easy": ("moon", 2), "normal": ("moon", 4), "hard": ("mars", 7)}),
    "solitaire_153": ("spaceship", 2, {"easy": ("moon", 2), "normal": ("mars", 4), "hard": ("mars", 7)}),
    "solitaire_154": ("mining", 1, {"easy": ("mars", 3), "normal": ("mars", 5), "hard": ("mars", 8)}),
    "solitaire_155": ("base", 0, {"easy": ("earth", 2), "normal": ("earth", 3), "hard": ("moon", 6)}),
}
LEVELS = ["easy", "normal", "hard"]
TARGETS = {"earth": 8, "moon": 10, "mars": 13}
HOTEL = {"location": "earth.hotel", "first": "solitaire_149", "second": "solitaire_150"}  # a mission under way
BASE = {"location": "moon.base", "first": "solitaire_152", "second": "solitaire_155"}
TO_DRAW = ["act 0", "solitaire"]  # an agenda: the AI draws its destination, then the player acts
DEAR = ["private_investors", "electric_cars", "storage_batteries", "super_capacitors", "hotel_a", "hotel_b", "mining"]


def ai(match: apogee.Match) -> Described:
    """What everybody sees of the AI."""
    found: Described = table(match)["ai"]
    return found


def drawn(match: apogee.Match) -> list[tuple[str, str]]:
    """The solitaire cards that the AI drew, and what for."""
    return [(each["card"], each["which"]) for each in match.log(None) if each["event"] == "ai-card"]


def events(match: apogee.Match) -> list[str]:
    """What happened, as a spectator reads it."""
    return [each["event"] for each in match.log(None)]


# --- Setup


def test_rm_20_1_rm_20_3_and_rm_20_5_the_ai_has_markers_and_vp_and_there_are_no_tokens() -> None:
    match = GAME.match(players=1, seed=1, options={"level": "hard"})

    assert (ai(match)["vp"], ai(match)["markers"], ai(match)["level"]) == (0, [], "hard")
    assert table(match)["discs"] == []
    assert table(match)["variants"] == []
    assert len(table(match)["seats"]) == 1
    assert len(hand(match, 0)) == 6


def test_rm_20_2_cards_for_two_with_the_icon_1_threats_in_the_pink_deck() -> None:
    position = GAME.match(players=1, seed=1).position()
    teal, pink = Counter(position["deck"]["teal"]), Counter(position["deck"]["pink"])

    assert teal.total() + len(position["display"]) == 12
    assert not {*teal, *position["display"]} & {*THREATS}
    assert pink.total() == 11 + 3
    assert [pink[threat] for threat in THREATS] == [1, 1, 1]
    assert position["engines"] == {"engine_small": 3, "engine_medium": 3, "engine_large": 3}


def test_rm_20_3_no_token_is_gained_on_the_moon() -> None:
    match = bare_solo(flying("base_a"))
    match.play(0, "launch moon")

    assert (match.scores(), of(match, 0)["worth"]["tokens"]) == ([5], 0)


OBJECTIVES = [
    "orbital_network", "space_tourism", "lunar_gateway", "red_planet", "prospectors", "shipwrights", "settlers",
    "grand_tour", "home_orbit", "guardians", "trailblazers", "market_leaders",
]  # fmt: skip


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_rm_20_4_one_objective_is_dealt_of_those_fit_for_solo(objective: str) -> None:
    match = bare_solo({"objectives": []}, agenda=["act 0", "objective 0 1"])
    match.expect(f"objective {objective}")
    if objective in ("trailblazers", "market_leaders"):
        with pytest.raises(apogee.BadOutcome):
            match.view(0)
    else:
        assert [each["id"] for each in of(match, 0, 0)["objectives"]] == [objective]

    assert of(GAME.match(players=1, seed=2), 0)["objectives_held"] == 1


@pytest.mark.parametrize(
    ("vp", "missions", "is_won"),
    [(10, 4, True), (10, 3, False), (9, 4, False), (8, 4, False), (9, 3, False)],
)
def test_rm_20_4_and_rm_20_15_a_win_is_more_vp_than_the_ai_and_the_whole_objective(
    vp: int, missions: int, is_won: bool
) -> None:
    seat = {"vp": vp, "markers": EARTH[:missions], "objectives": ["home_orbit"]}
    match = over(seat, players=1, ai={"vp": 9})

    assert match.winners() == ((0,) if is_won else ())
    assert table(match)["winners"] == ([0] if is_won else [])
    assert match.scores() == [vp]  # the objective gives no VP
    assert of(match, 0)["worth"]["objective"] == 0


def test_rm_20_4_owned_threats_fulfil_the_compulsory_objective_too() -> None:
    seat = {"vp": 10, "scrapyard": [*THREATS], "objectives": ["guardians"]}

    assert over(seat, players=1, ai={"vp": 9}).winners() == (0,)
    assert over({**seat, "scrapyard": THREATS[1:]}, players=1, ai={"vp": 9}).winners() == ()


# --- The AI's part


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("first", SOLITAIRE)
def test_rm_20_5_and_rm_20_7_every_pair_of_solitaire_cards_at_every_level(level: str, first: str) -> None:
    destination, start = SOLITAIRE[first][2][level]
    seconds = [card for card in SOLITAIRE if card != first]
    fits = [card for card in seconds if f"{destination}.{SOLITAIRE[card][0]}" in (*EARTH, *MOON, *MARS)]
    for second in seconds:
        match = bare_solo(level=level, agenda=TO_DRAW)
        taken = second if second in fits else fits[0]
        match.expect(*dict.fromkeys([f"solitaire {first}", f"solitaire {second}", f"solitaire {taken}"]))
        kind, advance, _ = SOLITAIRE[taken]
        shown = ai(match)

        assert (shown["first"], shown["second"]) == (first, taken)
        assert (shown["location"], shown["target"]) == (f"{destination}.{kind}", TARGETS[destination])
        assert shown["rocket"] == start + advance
        assert shown["discard"] == ([] if taken == second else [second])  # (f)
        assert match.pending() == (0,)


def test_rm_20_8_the_example() -> None:
    match = bare_solo(level="easy", agenda=TO_DRAW)
    match.expect("solitaire solitaire_155", "solitaire solitaire_153")

    assert (ai(match)["location"], ai(match)["rocket"]) == ("earth.spaceship", 4)
    assert drawn(match) == [("solitaire_155", "destination"), ("solitaire_153", "type")]


def test_rm_20_6_an_active_mission_advances_by_one() -> None:
    match = bare_solo(ai={**HOTEL, "rocket": 3})
    match.play(0, "end")

    assert (ai(match)["rocket"], ai(match)["location"]) == (4, "earth.hotel")
    assert drawn(match) == []


def test_rm_20_6_and_rm_r_45_at_the_target_the_ai_scores_and_draws_no_mission() -> None:
    match = bare_solo(ai={**HOTEL, "rocket": 7, "discard": ["solitaire_155"]})
    match.play(0, "end")
    shown = ai(match)

    assert (shown["markers"], shown["vp"], shown["location"], shown["rocket"]) == (["earth.hotel"], 3, None, 0)
    assert (shown["first"], shown["second"]) == (None, None)
    assert shown["discard"] == ["solitaire_149", "solitaire_150", "solitaire_155"]
    assert shown["deck"] == 4  # not shuffled before it is empty
    assert drawn(match) == []

    match.expect("solitaire solitaire_151", "solitaire solitaire_152")
    match.play(0, "end")
    assert drawn(match) == [("solitaire_151", "destination"), ("solitaire_152", "type")]


def test_rm_r_45_a_discarded_card_does_not_come_up_before_the_deck_is_empty() -> None:
    match = bare_solo(ai={"discard": ["solitaire_149", "solitaire_150"]}, agenda=TO_DRAW)
    match.expect("solitaire solitaire_149")

    with pytest.raises(apogee.BadOutcome):
        match.view(None)


def test_rm_20_16_the_ai_counts_as_a_player_for_first_and_later() -> None:
    match = bare_solo({"markers": ["earth.hotel"]}, ai={**HOTEL, "rocket": 7})
    match.play(0, "end")
    assert ai(match)["vp"] == 2

    match = bare_solo(flying("hotel_a"), ai={"markers": ["earth.hotel"], **BASE, "rocket": 4})
    match.play(0, "launch earth")
    assert of(match, 0)["vp"] == 2
    assert next(each for each in table(match)["locations"] if each["id"] == "earth.hotel")["markers"] == [-1, 0]


def test_rm_20_7_b_a_destination_where_the_ai_has_everything_is_passed_over() -> None:
    match = bare_solo(level="easy", ai={"markers": EARTH}, agenda=TO_DRAW)
    match.expect(*(f"solitaire solitaire_{number}" for number in (149, 155, 152, 150)))

    assert drawn(match) == [
        ("solitaire_149", "destination"),
        ("solitaire_155", "destination"),
        ("solitaire_152", "destination"),
        ("solitaire_150", "type"),
    ]
    assert (ai(match)["location"], ai(match)["rocket"]) == ("moon.hotel", 2 + 1)
    assert ai(match)["discard"] == ["solitaire_149", "solitaire_155"]


def test_rm_20_7_f_a_location_that_the_ai_has_is_passed_over() -> None:
    match = bare_solo(level="easy", ai={"markers": ["earth.hotel"]}, agenda=TO_DRAW)
    match.expect(*(f"solitaire solitaire_{number}" for number in (149, 150, 155, 152)))

    assert ai(match)["location"] == "earth.station"
    assert ai(match)["discard"] == ["solitaire_150", "solitaire_155"]


def test_rm_20_7_h_an_empty_deck_is_made_of_the_discards_but_not_of_the_active_destination_card() -> None:
    others = ["solitaire_150", "solitaire_151", "solitaire_152", "solitaire_153", "solitaire_154"]
    described = {"first": "solitaire_149", "rocket": 1, "deck": ["solitaire_155"], "discard": others}
    for third, location in (("solitaire_150", "earth.hotel"), ("solitaire_149", None)):
        match = bare_solo(level="easy", ai=described, agenda=["act 0", "solitaire - 1"])
        match.expect("solitaire solitaire_155", f"solitaire {third}")
        if location is None:
            with pytest.raises(apogee.BadOutcome):
                match.view(None)
        else:
            assert (ai(match)["location"], ai(match)["discard"]) == (location, [])
            assert ai(match)["deck"] == 5


def test_rm_20_7_h_holds_for_the_destination_card_too() -> None:
    described = {
        "markers": EARTH,
        "deck": ["solitaire_149"],
        "discard": [card for card in SOLITAIRE if card != "solitaire_149"],
    }
    match = bare_solo(level="easy", ai=described, agenda=TO_DRAW)
    match.expect("solitaire solitaire_149", "solitaire solitaire_152", "solitaire solitaire_149")

    assert ai(match)["location"] == "moon.satellite"


def test_rm_r_38_a_destination_without_a_valid_type_shuffles_everything() -> None:
    # Only the satellite is left in orbit, and the one card for orbit is the satellite card itself.
    described = {"markers": EARTH[1:], "discard": ["solitaire_150", "solitaire_151"]}
    match = bare_solo(level="hard", ai=described, agenda=TO_DRAW)
    match.expect(*(f"solitaire solitaire_{number}" for number in (149, 149, 150, 155)))

    assert drawn(match)[:2] == [("solitaire_149", "destination")] * 2
    assert (ai(match)["location"], ai(match)["rocket"]) == ("moon.base", 5)
    assert (ai(match)["discard"], ai(match)["deck"]) == ([], 5)


def test_rm_r_38_without_a_marker_left_the_ai_does_nothing() -> None:
    match = bare_solo(ai={"markers": [*EARTH, "moon.base"]})
    match.play(0, "end")

    assert events(match)[-1] == "ai-idle"
    assert (drawn(match), match.pending()) == ([], (0,))
    assert refused(match, 0, f"remove {SIX[3]}") == "RM-R.40"


def test_rm_r_39_a_rocket_at_its_target_right_after_the_draw_completes_the_mission() -> None:
    file = Path(apogee.__file__).parent / "games/rocketmen/components.toml"
    shipped = b'hard = { destination = "earth", start = 5 }'
    other = game_by("rocketmen", file.read_bytes().replace(shipped, shipped.replace(b"5", b"7")))
    position = {"seats": [{"hand": [], "hq": []}], "display": SIX, "deck": NO_DECK, "box": "rest", "level": "hard"}
    match = other.match_at({**position, "agenda": TO_DRAW}, seed=1)
    match.expect("solitaire solitaire_149", "solitaire solitaire_150")  # 7 and 1; with the shipped file 5 and 1

    assert (ai(match)["rocket"], ai(match)["markers"], ai(match)["location"]) == (0, ["earth.hotel"], None)
    assert (ai(match)["vp"], ai(match)["discard"]) == (3, ["solitaire_149", "solitaire_150"])
    assert match.pending() == (0,)


# --- The player's turn


def test_rm_20_9_the_display_is_not_refilled_in_the_turn() -> None:
    match = bare_solo({"hand": DEAR}, display=["depot", *SIX[:1], *SIX[2:]], deck={"teal": {}, "pink": {"robotics": 1}})
    play(match, 0, "buy depot", "pay private_investors", "pay electric_cars", "done")

    assert table(match)["display"] == [None, *SIX[:1], *SIX[2:]]
    assert offered(match, 0, "buy") != []
    match.play(0, "end")
    assert table(match)["display"] == [*SIX[:1], *SIX[2:], "robotics"]


def test_rm_20_9_a_bought_threat_scores_at_once_and_once() -> None:
    match = bare_solo({"hand": DEAR[:2]}, display=["pandemic", *SIX[:5]])
    play(match, 0, "buy pandemic", "pay private_investors", "pay electric_cars", "done")

    assert (of(match, 0)["vp"], match.scores()) == (2, [2])
    match.play(0, "end")
    assert (of(match, 0)["vp"], match.scores(), ai(match)["vp"]) == (2, [2], 0)


def test_rm_r_43_a_threat_taken_by_a_card_scores_at_once_and_once() -> None:
    match = bare_solo({"hand": ["solar_energy"]}, display=[*SIX[:4], "climate_change", "spacesuit"])
    match.play(0, "use solar_energy")

    assert (of(match, 0)["vp"], match.scores()) == (2, [2])
    assert table(match)["display"] == [*SIX[:4], None, "spacesuit"]
    match.play(0, "end")
    assert match.scores() == [2]


def test_rm_r_43_threats_of_one_purchase_are_all_priced_with_the_vp_before_it() -> None:
    described: Described = {"display": ["pandemic", "climate_change", *SIX[:4]]}
    match = bare_solo({"hand": DEAR, "vp": 4}, **described)
    play(match, 0, "buy pandemic", "buy climate_change")
    assert match.view(0)["cart"]["bill"]["money"] == 100
    play(match, 0, *(f"pay {card}" for card in DEAR[:5]), "done")
    assert of(match, 0)["vp"] == 8

    match = bare_solo({"hand": DEAR, "vp": 4}, **described)
    play(match, 0, "buy pandemic", "pay private_investors", "pay electric_cars", "done", "buy climate_change")
    assert match.view(0)["cart"]["bill"]["money"] == 60


def test_rm_20_10_once_per_turn_a_display_card_is_removed_and_the_ai_rocket_moves() -> None:
    match = bare_solo(ai={**HOTEL, "rocket": 3}, deck={"teal": {}, "pink": {"robotics": 1}})
    match.play(0, f"remove {SIX[2]}")

    assert table(match)["display"] == [*SIX[:2], None, *SIX[3:]]
    assert (ai(match)["rocket"], ai(match)["vp"]) == (4, 0)
    assert refused(match, 0, f"remove {SIX[3]}") == "RM-20.10"
    assert zone(match, 0, "play") == []

    match.play(0, "end")
    assert table(match)["display"] == [*SIX[:2], *SIX[3:], "robotics"]
    assert ai(match)["rocket"] == 5
    assert offered(match, 0, "remove") != []


def test_rm_20_10_only_in_solo() -> None:
    match = bare_at(display=SIX)

    assert refused(match, 0, f"remove {SIX[0]}") == "RM-20.10"


def test_rm_r_40_nothing_can_be_removed_in_the_turn_in_which_the_ai_has_completed_its_mission() -> None:
    match = bare_solo(ai={**HOTEL, "rocket": 7})
    match.play(0, "end")

    assert refused(match, 0, f"remove {SIX[2]}") == "RM-R.40"
    assert offered(match, 0, "remove") == []


def test_rm_r_41_removing_a_threat_gives_the_ai_its_vp_and_may_complete_its_mission_at_once() -> None:
    match = bare_solo(ai={**HOTEL, "rocket": 7, "vp": 1}, display=["pandemic", *SIX[:5]])
    match.play(0, "remove pandemic")

    assert (ai(match)["vp"], ai(match)["markers"], ai(match)["location"]) == (1 + 2 + 3, ["earth.hotel"], None)
    assert [each for each in events(match) if each.startswith(("ai", "removed"))] == [
        "removed",
        "ai-moved",
        "ai-completed",
    ]

    match.expect("solitaire solitaire_151", "solitaire solitaire_152")
    match.play(0, "end")
    assert ai(match)["location"] == "moon.station"
    assert match.scores() == [0]


def test_rm_r_46_engines_cannot_be_removed() -> None:
    match = bare_solo(ai={**HOTEL, "rocket": 3}, engines={"engine_small": 3})

    assert refused(match, 0, "remove engine_small") == "RM-20.10"
    assert offered(match, 0, "remove") == [f"remove {card}" for card in sorted(SIX, key=GAME_ORDER.index)]


GAME_ORDER = [words.split()[1] for words in GAME.actions if words.startswith("remove ")]


# --- The end of the player's turn


def test_rm_20_11_a_turn_without_a_loss_costs_the_leftmost_card_and_all_slide_left() -> None:
    match = bare_solo(ai={**HOTEL, "rocket": 1}, deck={"teal": {"big_data": 1}, "pink": {}})
    assert match.view(0)["ai"]["leaves"] == SIX[0]
    match.play(0, "end")

    assert table(match)["display"] == [*SIX[1:], "big_data"]
    assert ai(match)["vp"] == 0


def test_rm_20_11_an_engine_is_no_card_of_the_display() -> None:
    match = bare_solo({"hand": DEAR[:1]}, ai={**HOTEL, "rocket": 1}, engines={"engine_small": 1})
    play(match, 0, "buy engine_small", "pay private_investors", "done", "end")

    assert table(match)["display"] == [*SIX[1:], None]


@pytest.mark.parametrize("way", ["buy", "use", "remove"])
def test_rm_20_11_whatever_way_a_card_leaves_no_other_goes(way: str) -> None:
    seat = {"hand": [*DEAR[:2], "solar_energy"]}
    match = bare_solo(seat, ai={**HOTEL, "rocket": 1}, display=[*SIX[:4], "climate_change", "spacesuit"])
    if way == "buy":
        play(match, 0, "buy climate_change", "pay private_investors", "pay electric_cars", "done")
    else:
        match.play(0, "use solar_energy" if way == "use" else "remove climate_change")
    assert match.view(0)["ai"]["leaves"] is None
    match.play(0, "end")

    assert table(match)["display"] == [*SIX[:4], "spacesuit", None]
    assert (match.scores()[0], ai(match)["vp"]) == ((0, 2) if way == "remove" else (2, 0))


def test_rm_20_12_a_threat_that_leaves_by_itself_gives_the_ai_2_vp() -> None:
    match = bare_solo(ai={**HOTEL, "rocket": 1}, display=["asteroid_impact", *SIX[:5]])
    match.play(0, "end")

    assert (ai(match)["vp"], match.scores()) == (2, [0])
    assert table(match)["display"] == [*SIX[:5], None]


def test_rm_r_44_with_an_empty_deck_cards_only_slide_and_a_turn_without_a_loss_still_costs_one() -> None:
    described = {**HOTEL, "rocket": 1}
    match = bare_solo(ai=described, display=[*SIX[:4], None, None])
    match.play(0, "end")
    assert table(match)["display"] == [*SIX[1:4], None, None, None]

    match.play(0, f"remove {SIX[2]}")
    match.play(0, "end")
    assert table(match)["display"] == [SIX[1], SIX[3], None, None, None, None]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rm_r_44_and_rm_r_57_a_player_who_only_passes_ends_the_game_within_26_turns(seed: int) -> None:
    match = GAME.match(players=1, seed=seed)
    turns = 0
    while not match.over:
        match.play(0, "end")
        turns += 1

    assert turns <= 26
    assert match.winners() == ()
    assert table(match)["standstill"] is None  # RM-16.6 is not for solo


def test_rm_20_13_the_turn_goes_by_the_flow_chart() -> None:
    described: Described = {"deck": {"teal": {"big_data": 1}, "pink": {}}, "ai": {**HOTEL, "rocket": 6}}
    match = bare_solo({"hq": ["base_a"]}, **described)
    match.play(0, "end")
    assert events(match) == ["ended-turn", "drew", "display-lost", "reveal", "round", "turn", "ai-moved"]

    match.play(0, "end")
    assert events(match)[7:] == ["ended-turn", "display-lost", "round", "turn", "ai-moved", "ai-completed"]

    match.expect("solitaire solitaire_151", "solitaire solitaire_152")
    match.play(0, "end")
    assert events(match)[13:] == ["ended-turn", "display-lost", "round", "turn", "ai-card", "ai-card", "ai-mission"]

    match.play(0, f"remove {SIX[3]}")
    match.play(0, "end")
    assert events(match)[20:] == ["removed", "ai-moved", "ended-turn", "round", "turn", "ai-moved"]


def test_rm_20_13_a_launch_is_part_of_the_turn_and_the_display_moves_on_after_it() -> None:
    match = bare_solo(flying("satellite_b", hq=["base_a"]), ai={**BASE, "rocket": 4})
    match.play(0, "launch earth")

    assert events(match)[-6:] == ["achieved", "drew", "display-lost", "round", "turn", "ai-moved"]
    assert (of(match, 0)["vp"], ai(match)["rocket"]) == (2, 5)


# --- The end of a solo game


def test_rm_20_14_an_empty_display_ends_the_game() -> None:
    match = bare_solo(display=["depot", *[None] * 5])
    match.play(0, "end")
    assert match.end_reason == "display_empty"

    match = bare_solo({"hand": DEAR[:2]}, display=["depot", *[None] * 5])
    play(match, 0, "buy depot", "pay private_investors", "pay electric_cars", "done")
    assert not match.over
    match.play(0, "end")
    assert match.end_reason == "display_empty"

    match = bare_solo(display=["depot", *[None] * 5], deck={"teal": {}, "pink": {"robotics": 1}})
    match.play(0, "end")
    assert not match.over


def test_rm_20_14_twelve_markers_end_the_game() -> None:
    six = [*EARTH, "moon.satellite"]
    match = bare_solo(flying("base_a", markers=EARTH), ai={"markers": six})
    match.play(0, "launch moon")

    assert match.end_reason == "all_markers"


@pytest.mark.parametrize("other", [["moon.satellite"], ["mars.base"]])
def test_rm_20_14_the_players_sixth_marker_ends_the_game_if_every_destination_is_reached(other: list[str]) -> None:
    match = bare_solo(flying("base_a", markers=EARTH), ai={"markers": other})
    match.play(0, "launch moon")

    assert match.end_reason == ("destinations" if other == ["mars.base"] else None)


def test_rm_20_14_and_rm_r_42_the_ais_sixth_marker_ends_the_game_after_the_players_turn() -> None:
    six = {"markers": [*MOON, "mars.mining"], **HOTEL, "rocket": 7}
    match = bare_solo(flying("satellite_b"), ai=six)
    match.play(0, "end")
    assert len(ai(match)["markers"]) == 6
    assert not match.over

    match.play(0, "launch earth")
    assert match.end_reason == "destinations"
    assert of(match, 0)["vp"] == 2


def test_rm_20_14_and_rm_r_42_a_removal_that_places_the_sixth_marker_does_not_end_the_turn() -> None:
    match = bare_solo({"hand": ["hotel_a"]}, ai={"markers": [*MOON, "mars.mining"], **HOTEL, "rocket": 7})
    match.play(0, f"remove {SIX[0]}")
    assert (match.over, "discard hotel_a hand" in match.choices(0)) == (False, True)

    match.play(0, "end")
    assert match.end_reason == "destinations"


def test_rm_20_14_there_is_no_vp_trigger() -> None:
    match = bare_solo(flying("satellite_b", vp=26), ai={**BASE, "vp": 60, "rocket": 4})
    match.play(0, "launch earth")

    assert (match.over, table(match)["trigger"]) == (False, None)


def test_rm_r_56_the_rules_know_neither_concession_nor_timeout() -> None:
    verbs = {words.split()[0] for words in GAME.actions}

    assert verbs == {
        "end", "done", "unload", "draw", "abort", "keep", "discard", "pay", "launch", "pick", "buy", "place", "free",
        "replace", "use", "scrap", "fetch", "store", "remove", "copy", "salvage",
    }  # fmt: skip
