"""PR sections 1 to 3: components, setup, starting player and placement."""

import tomllib
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import apogee
from tests.pocket_rockets.table import (
    ALL_FUEL,
    COLOURS,
    CONVEYOR,
    GAME,
    GREY_LINE,
    LAUNCH,
    RECYCLING,
    RED_LINE,
    RING,
    SITES,
    STACK_SITES,
    YELLOW_LINE,
    at,
    cards_in,
    idle,
    placed,
    play,
    refused,
    rocket,
    rockets,
    seat,
    stack,
    table,
    told,
    viewers,
    whole_match,
)

COMPONENTS = Path(__file__).parents[2] / "src/apogee/games/pocket_rockets/components.toml"
PRINTED: dict[str, Any] = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = PRINTED["rocket_card"]
SEEDS = range(600)


def count_cards(**wanted: str) -> int:
    """How many printed cards have these properties."""
    return sum(row["count"] for row in CARDS if all(row[key] == value for key, value in wanted.items()))


# --- 1 Components


def test_pr_1_1_the_game_is_for_two_three_or_four_players() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (2, 3, 4):
        assert len(table(GAME.match(players=players, seed=1))["seats"]) == players
    for players in (0, 1, 5):
        with pytest.raises(apogee.BadPlayers):
            GAME.match(players=players, seed=1)
        with pytest.raises(apogee.BadPosition):
            GAME.match_at({"players": players})


def test_pr_1_2_there_are_54_rocket_cards() -> None:
    assert count_cards() == 54
    assert [count_cards(kind=kind) for kind in ("base", "segment", "tip")] == [15, 24, 15]

    for players in GAME.players:
        kinds: Counter[str] = Counter()
        for card, count in cards_in(placed(players).position()).items():
            kinds[card.split("-")[0]] += count
        assert kinds == {"base": 15, "segment": 24, "tip": 15}


def test_pr_1_2_no_card_appears_or_gets_lost_in_a_match() -> None:
    printed = Counter({row["id"]: row["count"] for row in CARDS})
    for players in GAME.players:
        steps, match = whole_match(players, 1)
        assert all(cards_in(step.before) == printed for step in steps)
        assert cards_in(match.position()) == printed


def test_pr_1_3_each_colour_has_five_bases_eight_segments_and_five_tips() -> None:
    assert [row["id"] for row in PRINTED["colour"]] == list(COLOURS)
    in_match = cards_in(placed(3).position())

    for colour in COLOURS:
        assert count_cards(colour=colour) == 18
        assert [count_cards(colour=colour, kind=kind) for kind in ("base", "segment", "tip")] == [5, 8, 5]
        assert in_match[f"base-{colour}"] == 5
        assert in_match[f"segment-{colour}"] == 8
        assert sum(count for card, count in in_match.items() if card.startswith(f"tip-{colour}-")) == 5


def test_pr_1_4_bases_and_segments_are_alike_and_tips_differ_by_colour_and_bonus() -> None:
    plain = [(row["kind"], row["colour"]) for row in CARDS if row["kind"] != "tip"]
    assert sorted(plain) == sorted((kind, colour) for kind in ("base", "segment") for colour in COLOURS)
    tips = [(row["colour"], row["bonus"]) for row in CARDS if row["kind"] == "tip"]
    assert len(set(tips)) == len(tips)

    match = at([seat(GREY_LINE, hand=["segment-grey", "segment-grey", "base-grey"])])
    assert [words for words in match.choices(0) if words.startswith("build")] == [
        "build base-grey new",
        "build segment-grey 1",
    ]


def test_pr_1_5_each_colour_has_one_tip_of_each_bonus_and_one_plain_tip() -> None:
    bonuses = ["none", "plus_one", "extra_action", "extra_hand", "free_direction"]
    assert {row["id"] for row in PRINTED["bonus"]} == set(bonuses)
    assert [count_cards(kind="tip", bonus=bonus) for bonus in bonuses] == [3, 3, 3, 3, 3]
    for colour in COLOURS:
        assert [count_cards(kind="tip", colour=colour, bonus=bonus) for bonus in bonuses] == [1, 1, 1, 1, 1]

    in_match = cards_in(placed().position())
    tips = {f"tip-{colour}-{bonus.replace('_', '-')}" for colour in COLOURS for bonus in bonuses}
    assert {card: count for card, count in in_match.items() if card.startswith("tip")} == dict.fromkeys(tips, 1)


def test_pr_1_6_there_are_six_shipyard_cards() -> None:
    assert {row["id"]: row["kind"] for row in PRINTED["shipyard_card"]} == {
        GREY_LINE: "construction",
        YELLOW_LINE: "construction",
        RED_LINE: "construction",
        CONVEYOR: "conveyor",
        LAUNCH: "launch",
        RECYCLING: "recycling",
    }
    assert sorted(table(placed())["ring"]) == sorted(SITES)


def test_pr_1_7_there_are_two_tokens_of_each_value_and_four_pawns() -> None:
    assert {row["value"]: row["count"] for row in PRINTED["fuel_token"]} == {1: 2, 2: 2, 3: 2, 4: 2}
    assert sum(row["value"] * row["count"] for row in PRINTED["fuel_token"]) == 20
    assert len(PRINTED["pawn"]) == 4

    assert placed().position()["fuel"] == ALL_FUEL
    with pytest.raises(apogee.BadPosition):
        at(fuel={"1": 3, "2": 2, "3": 2, "4": 2})


# --- 2 Setup


@pytest.mark.parametrize(("arrow", "way_round"), [("cw", RING), ("ccw", (RING[0], *reversed(RING[1:])))])
def test_pr_2_1_the_six_sites_form_a_ring(arrow: str, way_round: tuple[str, ...]) -> None:
    match = at(arrow=arrow)
    walked: list[str] = []

    while len(walked) < 7:
        player = match.pending()[0]
        if player == 0:
            walked.append(table(match)["seats"][0]["site"])
        match.play(player, f"move {arrow}")

    assert walked == [*way_round, LAUNCH]


def test_pr_2_2_launch_site_and_recycling_depot_lie_opposite() -> None:
    for seed in SEEDS[:100]:
        ring = table(GAME.match(players=2, seed=seed))["ring"]
        assert (ring[0], ring[3]) == (LAUNCH, RECYCLING)

    with pytest.raises(apogee.BadPosition):
        at(ring=[LAUNCH, RECYCLING, CONVEYOR, GREY_LINE, YELLOW_LINE, RED_LINE])


def test_pr_2_3_all_24_arrangements_of_the_other_four_are_equally_likely() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in SEEDS:
        ring = table(GAME.match(players=2, seed=seed))["ring"]
        seen[(ring[1], ring[2], ring[4], ring[5])] += 1

    assert set(seen) == set(permutations(STACK_SITES))
    expected = len(SEEDS) / 24
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 50  # 0.1 % of fair ones exceed it


def test_pr_2_3_the_arrow_starts_clockwise() -> None:
    assert {table(GAME.match(players=3, seed=seed))["arrow"] for seed in SEEDS[:50]} == {"cw"}
    match = placed(site=LAUNCH)
    player = match.pending()[0]

    play(match, player, "move cw")

    assert table(match)["seats"][player]["site"] == table(match)["ring"][1]


def test_pr_2_4_each_player_begins_with_one_base_as_an_open_rocket() -> None:
    for players in GAME.players:
        match = placed(players)
        for player in range(players):
            (started,) = rockets(match, player)
            assert started == rocket(started["colour"])
            assert match.view(player)["seats"][player]["hand"] == []


@pytest.mark.parametrize(
    ("players", "bases"),
    [(2, ["grey", "yellow"]), (3, ["grey", "red", "yellow"]), (4, ["grey", "grey", "yellow", "yellow"])],
)
def test_pr_2_5_starting_bases_are_dealt_at_random_from_the_set(players: int, bases: list[str]) -> None:
    deals: Counter[tuple[str, ...]] = Counter()
    for seed in SEEDS[:300]:
        seats = table(GAME.match(players=players, seed=seed))["seats"]
        deals[tuple(each["rockets"][0]["colour"] for each in seats)] += 1

    assert set(deals) == set(permutations(bases))
    assert min(deals.values()) > 300 / len(deals) / 2


def test_pr_2_6_each_player_has_one_pawn() -> None:
    for players in GAME.players:
        match = placed(players)
        assert [each["site"] for each in table(match)["seats"]] == [LAUNCH] * players
        for player in range(players):
            refused(match, player, "place conveyor")


def test_pr_2_7_all_fuel_lies_open() -> None:
    for players in GAME.players:
        match = placed(players)
        for viewer in viewers(match):
            assert match.view(viewer)["fuel"] == ALL_FUEL


@pytest.mark.parametrize(("players", "sizes"), [(2, [13, 13, 13, 13]), (3, [13, 13, 13, 12]), (4, [13, 13, 12, 12])])
def test_pr_2_8_the_other_cards_form_four_stacks(players: int, sizes: list[int]) -> None:
    for seed in range(20):
        match = placed(players, seed)

        assert [(site, each["size"]) for site, each in table(match)["stacks"].items()] == list(
            zip(STACK_SITES, sizes, strict=True)
        )
        assert all(each["top"] for each in table(match)["stacks"].values())
        assert cards_in(match.position()).total() - players == sum(sizes)


def test_pr_2_8_all_colours_and_kinds_are_shuffled_together() -> None:
    tops: dict[str, set[str]] = {site: set() for site in STACK_SITES}
    for seed in SEEDS[:300]:
        for site, each in table(placed(seed=seed))["stacks"].items():
            tops[site].add("-".join(each["top"].split("-")[:2]))

    every_sort = {f"{kind}-{colour}" for kind in ("base", "segment", "tip") for colour in COLOURS}
    assert tops == dict.fromkeys(STACK_SITES, every_sort)


def test_pr_2_9_hands_are_empty_at_the_start() -> None:
    for players in GAME.players:
        match = placed(players)
        for player in range(players):
            assert match.view(player)["seats"][player]["hand"] == []
            assert table(match)["seats"][player]["unknown"] == 0


def test_pr_2_10_setup_goes_ring_starter_bases_pawns_stacks() -> None:
    match = GAME.match(players=2, seed=1)
    match.expect("site conveyor", "site construction-red", "site construction-grey")
    match.expect("start 1", "deal base-yellow", "deal base-grey")

    assert table(match)["ring"] == [LAUNCH, CONVEYOR, RED_LINE, RECYCLING, GREY_LINE, YELLOW_LINE]
    assert [rockets(match, player) for player in range(2)] == [[rocket("yellow")], [rocket("grey")]]
    match.play(1, "place launch")
    assert all(match.view(viewer)["stacks"] == {} for viewer in viewers(match))
    assert "top" not in [event["event"] for event in match.log(None)]
    match.expect("top base-red", "top segment-grey", "top tip-red-none", "top segment-grey")
    match.play(0, "place launch")
    assert [each["top"] for each in table(match)["stacks"].values()] == [
        "base-red",
        "segment-grey",
        "tip-red-none",
        "segment-grey",
    ]
    assert match.pending() == (1,)


@pytest.mark.parametrize("too_early", ["start 0", "deal base-grey", "top base-grey"])
def test_pr_2_10_nothing_comes_before_the_ring(too_early: str) -> None:
    match = GAME.match(players=2, seed=1)
    match.expect(too_early)

    with pytest.raises(apogee.BadOutcome):
        match.pending()


def test_pr_2_10_no_turn_begins_before_all_pawns_are_placed() -> None:
    match = GAME.match(players=3, seed=1)

    for _ in range(3):
        player = match.pending()[0]
        for words in ("move cw", "draw", "reverse", "build base-grey new"):
            assert refused(match, player, words) == "PR-2.10"
        match.play(player, "place conveyor")

    assert "draw" in match.choices(match.pending()[0])


# --- 3 Starting player and placement


@pytest.mark.parametrize("players", GAME.players)
def test_pr_3_1_the_starting_player_is_drawn_at_random(players: int) -> None:
    starts = Counter(table(GAME.match(players=players, seed=seed))["starter"] for seed in SEEDS[:300])

    assert set(starts) == set(range(players))
    assert min(starts.values()) > 300 / players * 0.7


@pytest.mark.parametrize("players", GAME.players)
def test_pr_3_1_play_goes_round_in_ascending_seats(players: int) -> None:
    for starter in range(players):
        match = at([seat() for _ in range(players)], turn=starter)
        asked = []

        for _ in range(players + 1):
            asked.append(match.pending())
            idle(match)

        assert asked == [((starter + turn) % players,) for turn in range(players + 1)]


@pytest.mark.parametrize("players", GAME.players)
def test_pr_3_2_pawns_are_placed_in_turn_order_on_any_site(players: int) -> None:
    for seed in range(10):
        match = GAME.match(players=players, seed=seed)
        starter = table(match)["starter"]
        for place in range(players):
            player = (starter + place) % players
            assert match.pending() == (player,)
            assert refused(match, (player + 1) % players, "place launch") == "PR-4.6"
            assert sorted(match.choices(player)) == sorted(f"place {site}" for site in SITES)
            match.play(player, f"place {SITES[(seed + place) % 6]}")
            assert table(match)["seats"][player]["site"] == SITES[(seed + place) % 6]
        assert match.pending() == (starter,)


def test_pr_3_3_pawns_share_sites_and_never_block() -> None:
    match = placed(4, site=CONVEYOR)
    first = match.pending()[0]
    assert [each["site"] for each in table(match)["seats"]] == [CONVEYOR] * 4
    assert "draw" in match.choices(first)
    assert "reverse" in match.choices(first)

    busy = at([seat(LAUNCH), seat(GREY_LINE), seat(CONVEYOR)], stacks={CONVEYOR: ["base-red", "base-grey"]})
    play(busy, 0, "move cw", "move cw", "draw")

    assert [each["site"] for each in table(busy)["seats"]] == [CONVEYOR, GREY_LINE, CONVEYOR]
    assert stack(busy, CONVEYOR)["size"] == 1
    assert "base-red" in told(busy, 0)
