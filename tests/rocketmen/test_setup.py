"""RM chapters 1 and 2: components and setup."""

from collections import Counter
from itertools import chain

import pytest

import apogee
from tests.rocketmen.table import (
    CARDS,
    ENGINES,
    GAME,
    MISSIONS,
    PRINTED,
    THREATS,
    Described,
    at,
    hand,
    of,
    offered,
    play,
    refused,
    seat,
    table,
    viewers,
)

MODES = [(1, "solo"), (2, "standard"), (3, "standard"), (4, "standard"), (2, "battle"), (3, "battle"), (4, "battle")]


def new(players: int, mode: str = "standard", seed: int = 1, **options: str) -> apogee.Match:
    """A match from the very beginning, set up by chance."""
    return GAME.match(players=players, seed=seed, options={"mode": mode, **options})


def asset_deck(match: apogee.Match) -> tuple[Counter[str], Counter[str]]:
    """What is in the teal and the pink part of the asset deck, as everybody knows it; the display's cards are teal."""
    shown = table(match)
    return Counter(shown["deck"]["teal"]) + Counter(shown["display"]), Counter(shown["deck"]["pink"])


def chance(match: apogee.Match) -> list[str]:
    """What chance has decided, in its order."""
    return [entry.words for entry in match.journal.entries if entry.odds]


# --- 1 Components


def test_rm_1_1_the_board_has_a_track_twelve_locations_a_display_of_six_and_three_engine_piles() -> None:
    shown = table(new(2))

    assert len(shown["locations"]) == 12
    assert len(shown["display"]) == 6
    assert set(shown["engines"]) == set(ENGINES)
    assert max(row["track_target"] for row in PRINTED["destination"]) == 13


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rm_1_2_each_player_has_a_colour_and_six_mission_markers(players: int) -> None:
    seats = table(new(players, "solo" if players == 1 else "standard"))["seats"]

    assert [each["colour"] for each in seats] == ["white", "red", "yellow", "blue"][:players]
    assert [each["markers_left"] for each in seats] == [6] * players
    assert PRINTED["totals"]["mission_markers"] == 4 * 6
    assert PRINTED["totals"]["rocket_achievement_tokens"] == 4 * 3
    assert PRINTED["totals"]["other_achievement_tokens"] == 4 * 6
    assert PRINTED["totals"]["vp_markers"] == PRINTED["totals"]["player_boards"] == 4


def test_rm_1_3_there_is_one_token_of_the_moon_and_one_of_mars() -> None:
    assert table(new(2))["discs"] == ["moon", "mars"]
    both = [seat(markers=["moon.base"], discs=["moon"]), seat(markers=["moon.hotel"], discs=["moon"])]
    with pytest.raises(apogee.BadPosition, match=r"RM-1\.3"):
        at(both)


def test_rm_1_4_the_action_cards_are_48_missions_43_assets_15_engines_and_12_threats() -> None:
    counts = Counter(dict.fromkeys(("mission", "asset", "engine", "threat"), 0))
    for row in CARDS.values():
        counts[row["group"]] += row["count"]
    colours = Counter(dict.fromkeys(("teal", "pink"), 0))
    for row in PRINTED["asset"]:
        colours[row["colour"]] += row["count"]

    assert counts == {"mission": 48, "asset": 43, "engine": 15, "threat": 12}
    assert colours == {"teal": 23, "pink": 20}
    assert {row["count"] for row in PRINTED["engine"]} == {5}
    assert {row["count"] for row in PRINTED["threat"]} == {4}

    match = new(4)
    teal, pink = asset_deck(match)
    assert sum((teal + pink).values()) == 43 + 12
    assert table(match)["engines"] == dict.fromkeys(ENGINES, 5)
    assert sum(sum(each["unseen"].values()) for each in table(match)["seats"]) == 48


def test_rm_1_5_the_other_cards_are_18_success_12_objectives_10_variants_and_7_solitaire() -> None:
    assert sum(row["count"] for row in PRINTED["success"]) == 18
    assert [len(PRINTED[kind]) for kind in ("objective", "variant", "solitaire")] == [12, 10, 7]


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_rm_1_6_all_mission_decks_are_alike(players: int, mode: str) -> None:
    for each in table(new(players, mode))["seats"]:
        assert each["unseen"] == dict.fromkeys(MISSIONS, 1)


def test_rm_1_7_the_success_deck_has_one_4_four_3_six_2_five_1_and_two_0() -> None:
    match = at([seat(plan="satellite_a", pad=["engine_small", "afterburners"])], players=3)
    match.play(0, "launch earth")

    assert table(match)["launch"]["deck"] == {"4": 1, "3": 4, "2": 6, "1": 5, "0": 2}


@pytest.mark.parametrize(("engine", "points"), list(zip(ENGINES, (2, 3, 4), strict=True)))
def test_rm_1_8_the_engines_carry_2_3_and_4_rocket_points(engine: str, points: int) -> None:
    match = at([seat(plan="satellite_a", pad=[engine])])

    assert match.view(0)["odds"]["earth"]["points"] == points


def test_rm_1_9_the_printed_numbers_run_from_1_to_165_and_no_rule_uses_them() -> None:
    spans = {"mission": (1, 48), "engine": (92, 106), "threat": (107, 118), "success": (119, 136)}
    spans |= {"objective": (137, 148), "solitaire": (149, 155), "variant": (156, 165)}
    for kind, (first, last) in spans.items():
        numbers = chain.from_iterable(row.get("numbers") or [row["number"]] for row in PRINTED[kind])
        assert sorted(numbers) == list(range(first, last + 1)), kind
    for colour, (first, last) in {"teal": (49, 71), "pink": (72, 91)}.items():
        numbers = chain.from_iterable(row["numbers"] for row in PRINTED["asset"] if row["colour"] == colour)
        assert sorted(numbers) == list(range(first, last + 1)), colour

    named = {words.split()[-1] for words in GAME.actions if words.startswith("buy ")}
    assert named == set(CARDS)  # a card is named by its kind, not by its number


# --- 2 Setup


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_rm_2_1_cards_with_a_higher_player_icon_are_not_used(players: int, mode: str) -> None:
    match = new(players, mode)
    teal, pink = asset_deck(match)
    most = max(2, players)

    assert table(match)["engines"] == {
        row["id"]: sum(icon <= most for icon in row["icons"]) for row in PRINTED["engine"]
    }
    for row in PRINTED["asset"]:
        used = sum(icon <= most for icon in row["icons"])
        expected = (used, 0) if row["colour"] == "teal" else (0, 0 if mode == "battle" else used)
        assert (teal[row["id"]], pink[row["id"]]) == expected, row["id"]


def test_rm_2_1_industrial_espionage_and_afterburners_need_three_players() -> None:
    for card in ("industrial_espionage", "afterburners"):
        assert at([seat([card])], players=3).choices(0)
        with pytest.raises(apogee.BadPosition, match=r"RM-2\.1"):
            at([seat([card])], players=2)


def test_rm_2_2_engines_lie_in_three_open_piles() -> None:
    match = at([seat(["mining", "spaceship_a", "hotel_a", "hotel_b", "satellite_a", "private_investors"])])

    assert offered(match, 0, "buy")[-3:] == [f"buy {engine}" for engine in ENGINES]
    for viewer in viewers(match):
        assert match.view(viewer)["engines"] == dict.fromkeys(ENGINES, 3)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_rm_2_3_icon_1_threats_are_teal_and_the_others_pink(players: int, mode: str) -> None:
    teal, pink = asset_deck(new(players, mode))

    for threat in THREATS:
        in_pink = {"solo": 1, "battle": 0}.get(mode, players - 1)
        assert (teal[threat], pink[threat]) == (0 if mode == "solo" else 1, in_pink)


def test_rm_2_3_the_teal_deck_lies_on_the_pink_one() -> None:
    deck = {"teal": {"pandemic": 1, "solar_energy": 1}, "pink": {"depot": 1, "robotics": 1}}
    match = at([seat(["hotel_a", "hotel_b", "private_investors"])], deck=deck, box="rest")
    shown = set(table(match)["display"])

    play(match, 0, "buy designer_drugs", "pay private_investors", "done")
    assert set(table(match)["display"]) - shown <= {"pandemic", "solar_energy"}
    assert table(match)["deck"]["pink"] == {"depot": 1, "robotics": 1}
    assert sum(table(match)["deck"]["teal"].values()) == 1


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_rm_2_4_six_cards_of_the_asset_deck_are_revealed(players: int, mode: str) -> None:
    match = new(players, mode)
    display = table(match)["display"]

    assert len(display) == 6
    assert [words for words in chance(match) if words.startswith("reveal")] == [f"reveal {card}" for card in display]
    assert all(CARDS[card]["group"] == "threat" or CARDS[card]["colour"] == "teal" for card in display)


def test_rm_2_5_the_success_deck_is_whole_and_nobody_sees_it() -> None:
    match = at([seat(plan="satellite_a", pad=["engine_small", "detailed_planning"])])
    assert all(match.view(viewer)["launch"] is None for viewer in viewers(match))

    match.play(0, "launch earth")
    assert sum(table(match)["launch"]["deck"].values()) == 18
    assert table(match)["launch"]["value"] is None


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_rm_2_6_the_moon_and_the_mars_token_are_on_the_board_of_a_standard_game(players: int, mode: str) -> None:
    assert table(new(players, mode))["discs"] == (["moon", "mars"] if mode == "standard" else [])


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_rm_2_7_each_player_begins_with_twelve_missions_and_nothing_won(players: int, mode: str) -> None:
    for each in table(new(players, mode))["seats"]:
        assert sum(each["unseen"].values()) == 12
        markers = 4 if mode == "battle" else 6
        assert (each["vp"], each["markers"], each["markers_left"]) == (0, [], markers)
        assert set(each["tokens"].values()) == {0}
        assert (each["plan"], each["pad"], each["depot"], each["play"]) == (None, [], [], [])
        assert (each["warehouse"], each["scrapyard"]) == ({}, {})


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_rm_2_8_each_player_draws_six_cards_and_keeps_them(players: int, mode: str) -> None:
    match = new(players, mode)

    for player in range(players):
        assert len(hand(match, player)) == 6
        assert of(match, player)["hq"] == 6
    assert sum(words.startswith("draw") for words in chance(match)) == 6 * players
    assert all(entry.odds for entry in match.journal.entries)  # nobody was asked: there is no mulligan
    assert table(match)["asks"] == "act"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_2_9_each_player_gets_two_objectives_secretly(players: int) -> None:
    match = new(players)
    held = [[each["id"] for each in of(match, player, player)["objectives"]] for player in range(players)]

    assert len(set(chain.from_iterable(held))) == 2 * players
    for player in range(players):
        for viewer in viewers(match):
            assert of(match, player, viewer)["objectives_held"] == 2
            assert (of(match, player, viewer)["objectives"] is not None) == (viewer == player)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_2_10_the_first_player_is_drawn_and_marks_where_a_round_ends(players: int) -> None:
    firsts = {table(new(players, seed=seed))["first"] for seed in range(40)}
    assert firsts == set(range(players))

    match = new(players, seed=3)
    first = table(match)["first"]
    for turn in range(2 * players):
        assert match.pending() == ((first + turn) % players,)
        assert (table(match)["first"], table(match)["round"]) == (first, 1 + turn // players)
        match.play(match.pending()[0], "end")


def test_rm_2_11_the_rocket_marker_begins_on_0() -> None:
    match = at([seat(plan="satellite_a", pad=["engine_small"])])
    match.expect("success 0")
    match.play(0, "launch earth")

    assert table(match)["launch"]["rocket"] == 0


def test_rm_2_12_variant_cards_are_optional_and_come_before_the_starting_hands() -> None:
    assert table(new(2))["variants"] == []

    match = GAME.match(players=2, seed=1, options={"variants": "random"})
    assert len(set(table(match)["variants"])) == 2
    assert {words.split()[0] for words in chance(match)[:2]} == {"variant"}
    assert sorted(chance(match)[:2]) == sorted(f"variant {each}" for each in table(match)["variants"])

    chosen = GAME.match(players=2, seed=1, options={"variants": "generous_funding+safety_first"})
    assert [len(hand(chosen, player)) for player in range(2)] == [7, 7]


DECKS = [
    (1, "solo", 12, 0, 11, 3, 3),
    (2, "standard", 12, 3, 11, 3, 3),
    (3, "standard", 17, 3, 16, 6, 4),
    (4, "standard", 23, 3, 20, 9, 5),
    (2, "battle", 12, 3, 0, 0, 3),
    (3, "battle", 17, 3, 0, 0, 4),
    (4, "battle", 23, 3, 0, 0, 5),
]


@pytest.mark.parametrize(("players", "mode", "teal", "teal_threats", "pink", "pink_threats", "engines"), DECKS)
def test_rm_2_13_deck_sizes(
    players: int, mode: str, teal: int, teal_threats: int, pink: int, pink_threats: int, engines: int
) -> None:
    match = new(players, mode)
    decks = asset_deck(match)
    threats = [sum(deck[threat] for threat in THREATS) for deck in decks]
    assets = [sum(deck.values()) - count for deck, count in zip(decks, threats, strict=True)]

    assert (assets, threats) == ([teal, pink], [teal_threats, pink_threats])
    assert table(match)["deck"]["size"] + 6 == teal + teal_threats + pink + pink_threats
    assert table(match)["engines"] == dict.fromkeys(ENGINES, engines)


@pytest.mark.parametrize(("players", "vp"), [(2, 23), (3, 21), (4, 18)])
def test_rm_2_13_the_vp_that_end_the_game(players: int, vp: int) -> None:
    for before, is_triggered in ((vp - 3, False), (vp - 2, True)):
        launch = {"destination": "earth", "rocket": 7, "window": "w3"}
        match = at([seat(plan="satellite_a", pad=["engine_small"], vp=before)], players=players, launch=launch)
        match.expect("success 1")
        match.play(0, "draw")
        assert of(match, 0)["vp"] == before + 2
        assert (table(match)["trigger"] == "victory_points") == is_triggered


def test_rm_2_13_solo_has_no_vp_that_end_the_game() -> None:
    launch = {"destination": "earth", "rocket": 7, "window": "w3"}
    ai: Described = {"location": "earth.hotel", "first": "solitaire_149", "second": "solitaire_150", "rocket": 2}
    player = seat(plan="satellite_a", pad=["engine_small"], vp=26)
    match = GAME.match_at({"seats": [player], "mode": "solo", "ai": ai, "launch": launch}, seed=1)
    match.expect("success 1")
    match.play(0, "draw")

    assert of(match, 0)["vp"] == 28
    assert not match.over


# --- What is chosen before


def test_rm_d_1_players_mode_level_and_variants_are_chosen() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]
    assert {name: option.choices for name, option in GAME.options.items() if name != "variants"} == {
        "mode": ("standard", "battle", "solo"),
        "level": ("easy", "normal", "hard"),
    }
    assert new(1, "solo", level="hard").view(0)["level"] == "hard"
    assert new(2, "battle").view(0)["mode"] == "battle"
    for players, options in (
        (1, {"mode": "battle"}),
        (2, {"mode": "solo"}),
        (2, {"mode": "battle", "variants": "random"}),
        (1, {"variants": "random"}),
        (2, {"variants": "safety_first"}),
    ):
        with pytest.raises(apogee.BadOption):
            GAME.match(players=players, seed=1, options=options)
    with pytest.raises(apogee.BadPlayers):
        GAME.match(players=5, seed=1)


# --- The mission deck


def test_rm_r_21_the_types_of_the_twelve_locations() -> None:
    assert [each["id"] for each in table(new(2))["locations"]] == [
        "earth.satellite", "earth.spaceship", "earth.hotel", "earth.station", "earth.shipyard",
        "moon.satellite", "moon.hotel", "moon.station", "moon.base",
        "mars.spaceship", "mars.mining", "mars.base",
    ]  # fmt: skip


def test_rm_r_22_a_spaceship_needs_3_to_earth_and_5_to_mars_and_never_goes_to_the_moon() -> None:
    for card in ("spaceship_a", "spaceship_b"):
        match = at([seat(plan=card)])
        needed = {place: each["points_needed"] for place, each in match.view(0)["odds"].items()}
        assert needed == {"earth": 3, "mars": 5}
        assert refused(match, 0, "launch moon") == "RM-10.3"


def test_rm_r_23_each_type_has_as_many_mission_cards_as_locations() -> None:
    cards = Counter(row["type"] for row in PRINTED["mission"])
    locations = Counter(row["type"] for row in PRINTED["location"])

    assert cards == locations
    assert sum(cards.values()) == len(MISSIONS) == 12


GOES_TO = {
    "base_a": ["moon", "mars"], "base_b": ["moon", "mars"], "mining": ["mars"], "shipyard": ["earth"],
    "spaceship_a": ["earth", "mars"], "spaceship_b": ["earth", "mars"], "station_a": ["earth", "moon"],
    "station_b": ["earth", "moon"], "hotel_a": ["earth", "moon"], "hotel_b": ["earth", "moon"],
    "satellite_a": ["earth", "moon"], "satellite_b": ["earth", "moon"],
}  # fmt: skip


@pytest.mark.parametrize("card", MISSIONS)
def test_rm_4_4_a_mission_shows_its_destinations_points_draws_type_and_achievement(card: str) -> None:
    row = CARDS[card]
    match = at([seat(plan=card)])

    assert offered(match, 0, "launch") == [f"launch {place}" for place in GOES_TO[card]]
    for place, each in match.view(0)["odds"].items():
        assert each["location"] == f"{place}.{row['type']}"
        launch = {"destination": place, "rocket": 0, "window": "w3"}
        under_way = at([seat(plan=card)], launch=launch)
        assert table(under_way)["launch"]["limit"] == {"earth": 3, "moon": 4, "mars": 5}[place]
        assert table(under_way)["launch"]["target"] == {"earth": 8, "moon": 10, "mars": 13}[place]


@pytest.mark.parametrize("card", MISSIONS)
def test_rm_4_4_a_completed_mission_gives_the_achievement_on_its_card(card: str) -> None:
    place = GOES_TO[card][0]
    target = {"earth": 8, "moon": 10, "mars": 13}[place]
    match = at([seat(plan=card)], launch={"destination": place, "rocket": target - 1, "window": "w3"})
    match.expect("success 1")
    match.play(0, "draw")

    kind, value = CARDS[card]["achievement"]["kind"], CARDS[card]["achievement"]["value"]
    won = of(match, 0)["tokens"]
    assert {name: won[name] for name in ("science", "money", "hand", "rocket") if won[name]} == {
        kind: value if kind == "rocket" else 1
    }
    assert of(match, 0)["scrapyard"] == {card: 1}


def test_rm_r_19_tokens_are_no_limit() -> None:
    tokens = {"science": 2, "hand": 2, "money": 2, "rocket": 6}
    match = at([seat(plan="satellite_a", tokens=tokens)], launch={"destination": "earth", "rocket": 7, "window": "w3"})
    match.expect("success 1")
    match.play(0, "draw")

    assert of(match, 0)["tokens"]["science"] == 3
