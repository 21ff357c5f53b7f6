"""Rocketmen by other component files: every number is the file's, in rules, positions and labels."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.editions import game_by
from apogee.games.rocketmen import data
from apogee.games.rocketmen.told import read_achieved
from apogee.locale.texts import Texts
from tests import chance
from tests.conftest import some
from tests.rocketmen.refusals import MONEY, SHOWN
from tests.rocketmen.table import COMPONENTS

SHIPPED = COMPONENTS.read_text(encoding="utf-8")
Edit = tuple[str, str]  # what stands in the file, as a pattern, and what comes there


def constant(name: str, value: int) -> Edit:
    """Another value for a constant."""
    return rf'(id = "{name}"\nvalue = )\d+', rf"\g<1>{value}"


def edited(*edits: Edit) -> bytes:
    """The shipped file with these changes, each of which must find its place."""
    text = SHIPPED
    for pattern, instead in edits:
        text, found = re.subn(pattern, instead, text, flags=re.MULTILINE)
        assert found, pattern
    return text.encode()


GREEDY = ["far targets", "ten markers", "no engines", "odd placements", "no surcharge"]
EFFECT = r"(effects = \[\{[^\n]*\b%s = )\d+"
OTHERS: dict[str, list[Edit]] = {
    "small hands": [constant("hand_limit_start", 3), constant("starting_hand", 2)],
    "large hands": [constant("hand_limit_start", 10), constant("starting_hand", 12)],
    "one space in the display": [constant("display_size", 1)],
    "ten spaces in the display": [constant("display_size", 10)],
    "dear placements": [constant("placement_cost", 20)],
    "odd placements": [constant("placement_cost", 7)],
    "no engines": [constant("engines_per_turn", 0)],
    "three engines": [constant("engines_per_turn", 3)],
    "two markers": [constant("mission_markers_per_player", 2), ("mission_markers = 24", "mission_markers = 8")],
    "ten markers": [constant("mission_markers_per_player", 10), ("mission_markers = 24", "mission_markers = 40")],
    "one objective": [constant("objectives_dealt", 1)],
    "three objectives": [constant("objectives_dealt", 3)],
    "threats of 5 VP": [constant("threat_vp", 5), ("^vp = 2$", "vp = 5")],
    "tokens of 4 VP": [constant("moon_token_vp", 4), constant("mars_token_vp", 0)],
    "money tokens of $35": [
        constant("money_token_value", 35), (r"faces = \[20\]", "faces = [35]"),
        ('kind = "money", value = 20', 'kind = "money", value = 35'),
    ],
    "a small depot": [constant("depot_capacity", 1), ("capacity = 3", "capacity = 1")],
    "a battle of two": [constant("battle_for_earth_missions", 2)],
    "a battle of more than there are markers": [constant("battle_for_earth_missions", 9)],
    "an early end": [constant("end_vp_2", 2), constant("end_vp_3", 2), constant("end_vp_4", 2)],
    "an early standstill": [constant("standstill_rounds", 2), constant("standstill_warn_from", 1)],
    "near targets": [("track_target = 8", "track_target = 2"), ("track_target = 10", "track_target = 1")],
    "far targets": [("track_target = 13", "track_target = 80")],
    "one success card": [("success_cards = 3", "success_cards = 1")],
    "many success cards": [("success_cards = 4", "success_cards = 8")],
    "no rocket points needed": [(r"^rocket_points = \d+", "rocket_points = 0")],
    "nothing for later ones": [(r"^vp_later = \d+", "vp_later = 0")],
    "a surcharge from the start": [("from_vp = 5", "from_vp = 0"), (r"^(from_vp = \d+\nmoney = )\d+", r"\g<1>15")],
    "no surcharge": [(r"^(from_vp = \d+\nmoney = )\d+", r"\g<1>0")],
    "odd prices": [(r"cost = \{ money = \d+", "cost = { money = 13")],
    "two resources in a cost": [(r'(cost = \{ money = 30, resources = \["biotech")\]', r'\g<1>, "computer"]')],
    "cards with two resources": [(r'^resources = \["computer"\]$', 'resources = ["computer", "biotech"]')],
    "more draws": [(EFFECT % "draw", r"\g<1>4"), (EFFECT % "extra", r"\g<1>3"), (EFFECT % "max", r"\g<1>4")],
    "more in a launch": [(EFFECT % "spaces", r"\g<1>4"), (EFFECT % "points", r"\g<1>5"), (EFFECT % "cards", r"\g<1>1")],
    "more revealed": [(EFFECT % "reveal", r"\g<1>6"), (EFFECT % "value", r"\g<1>5")],
    "a dear contract": [(EFFECT % "amount", r"\g<1>25")],
    "another Market Research": [(r'(kind = "pay_to_replace_display"[^\n]*money = )\d+', r"\g<1>25")],
    "another Generous Funding": [(r'(kind = "hand_limit_start"[^\n]*value = )\d+', r"\g<1>11")],
    "another Safety First": [(r'(kind = "abort_discount", cards = )\d+', r"\g<1>3")],
    "an AI far ahead": [(r"start = \d+", "start = 30")],
    "other objectives": [(r"vp_per_target = \d+", "vp_per_target = 3"), (r"vp_all_bonus = \d+", "vp_all_bonus = 0")],
    "no zeros": [(r'(id = "success_0"\n(?:.*\n)*?value = )0', r"\g<1>7")],
}  # fmt: skip
REFUSED: dict[str, tuple[list[Edit], str]] = {
    "free placements": ([constant("placement_cost", 0)], "placement_cost must be at least 1"),
    "a battle without missions": ([constant("battle_for_earth_missions", 0)], "battle_for_earth_missions must be at"),
    "more for later ones": ([(r"^vp_later = \d+", "vp_later = 9")], "vp_later must not be above vp_first (RM-11.5)"),
    "free research": (
        [(r'(kind = "pay_to_replace_display"[^\n]*money = )\d+', r"\g<1>0")],
        "market_research: every bill has some money",
    ),
    "no markers": ([constant("mission_markers_per_player", 0)], "mission_markers_per_player must be at least 1"),
    "two objectives scored": ([constant("objectives_scored", 2)], "objectives_scored must be 1"),
    "three variants": ([constant("variants_drawn", 3)], "variants_drawn must be 2"),
    "too many objectives": ([constant("objectives_dealt", 4)], "there are too few objectives to deal"),
    "no success cards": ([("success_cards = 3", "success_cards = 0")], "every destination needs at least one"),
    "another depot on the card": ([("capacity = 3", "capacity = 4")], "capacity must be depot_capacity"),
}
MATCHES: list[tuple[int, dict[str, str]]] = [
    (1, {}), (2, {"mode": "battle"}), (2, {"variants": "safety_first+market_research"}),
    (3, {"variants": "generous_funding+specialists"}),
]  # fmt: skip


def expect_true_label(match: apogee.Match, seat: int, words: str, texts: Texts) -> None:
    """What a label says that a step of a cart costs or pays is what the bill or the offer grows by."""
    before = match.view(seat)
    told = match.game.telling.facts(before, words)
    assert "{" not in texts.action(before, words)
    state = match.game.from_json(match.position())
    state.apply(seat, match.game.action(words))
    cart = state.observe(seat).to_json()["cart"]
    nothing: dict[str, Any] = {"money": 0, "resources": []}
    old = before["cart"] or {"bill": nothing, "offered": nothing}
    verb = words.split()[0]
    if verb in ("buy", "place", "replace"):
        assert cart["bill"]["money"] - old["bill"]["money"] == told["cost"]
    if verb == "buy":
        named = told["resource"] if isinstance(told["resource"], list) else [told["resource"]]
        assert sorted([*old["bill"]["resources"], *(each for each in named if each != "nothing")]) == sorted(
            cart["bill"]["resources"]
        )
    if verb == "pay" and "token" not in words:
        assert cart["offered"]["money"] - old["offered"]["money"] == told["money"]
        named = told["resource"] if isinstance(told["resource"], list) else [told["resource"]] * int(str(told["count"]))
        assert sorted([*old["offered"]["resources"], *named]) == sorted(cart["offered"]["resources"])


def play(game: Game[Any], players: int, options: dict[str, str], decisions: int) -> None:
    """A match by chance that goes on rather than end turns, looked at now and then."""
    texts = Texts("en", game)
    match = game.match(players, seed=7, options=options)
    rng = Rng(7)
    for number in range(decisions):
        if match.over:
            return
        seat = match.pending()[0]
        choices = match.choices(seat)
        if number % 8 == 0:
            position = match.position()
            assert game.match_at(position, seed=1).position() == position
            assert all(game.score_range[0] <= score <= game.score_range[1] for score in match.scores())
            assert all(each["markers_left"] >= 0 for each in match.view(None)["seats"])
            for words in game.actions[number % 17 :: 17]:
                refused = match.refusal(seat, words)
                assert refused is None or texts.refusal(refused) == refused.reason
        for words in choices[number % 3 :: 3]:
            if words.split()[0] in ("buy", "place", "replace", "pay"):
                expect_true_label(match, seat, words, texts)
        busy = [words for words in choices if words not in ("end", "done")]
        likely = busy if busy and rng.below(5) else choices
        match.play(seat, likely[int(rng.below(len(likely)))])


RICH: dict[str, Any] = {
    "seats": [
        {
            "hand": [*MONEY, "base_a", "station_a", "spaceship_b", "private_investors", "carbon_nanotubes"],
            "plan": "satellite_b",
            "markers": ["earth.hotel"],
            "tokens": {"science": 2, "money": 2},
        },
        {},
    ],
    "variants": ["market_research"],
    "box": "rest",
}
BEGUN = ("", "buy big_data", "buy pandemic", "place base_a pad", "replace depot")


@pytest.mark.parametrize("name", some(OTHERS, *[*OTHERS][::6]))
def test_every_label_of_a_rich_hand_is_true(name: str) -> None:
    """All that can be bought, placed and replaced, and all that can pay for it."""
    game = game_by("rocketmen", edited(*OTHERS[name]))
    size = len(game.match(2, seed=1).view(None)["display"])
    checked = 0
    for begun in BEGUN:
        display = [card for card in SHOWN if card in begun] + [card for card in SHOWN if card not in begun]
        shown = [*display, *[None] * (size - len(display))][:size]
        deck = ["robotics"] if None not in shown else []  # an empty space is refilled while there is a deck
        match = game.match_at({**RICH, "display": shown, "deck": deck}, seed=1)
        if begun and begun in match.choices(0):
            match.play(0, begun)
        for words in match.choices(0):
            if words.split()[0] in ("buy", "place", "replace", "pay"):
                expect_true_label(match, 0, words, Texts("en", game))
                checked += 1
    assert checked >= 30


@pytest.mark.parametrize("name", some(OTHERS, *[*OTHERS][1::6]))
def test_a_match_by_another_file(name: str) -> None:
    """Positions are read again, scores stay within their range, and labels and refusals tell the file's numbers."""
    game = game_by("rocketmen", edited(*OTHERS[name]))
    for players, options in MATCHES:
        play(game, players, options, 70)


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_rules_cannot_do_is_refused_when_the_file_is_read(name: str) -> None:
    edits, reason = REFUSED[name]
    with pytest.raises(apogee.BadComponents, match=re.escape(reason)):
        game_by("rocketmen", edited(*edits))


@pytest.mark.parametrize(
    ("token", "value", "told"),
    [
        (data.ROCKET_TOKEN, 1, "Rocket points 1"),
        (data.ROCKET_TOKEN, 3, "Rocket points 3"),
        (data.MONEY_TOKEN, data.MONEY_TOKEN_VALUE, "$20"),
        (data.SCIENCE_TOKEN, 1, "Science"),
    ],
)
def test_a_token_is_told_with_its_value_where_its_kind_has_several(token: int, value: int, told: str) -> None:
    event = {"event": "achieved", "seat": 1, **read_achieved([token, value])}
    assert Texts("en", apogee.game("rocketmen")).event(event, None) == f"Player 2 got an achievement token: {told}"


BOTS = """
import apogee
from apogee.bots import roster
from apogee.core.rng import Rng
from apogee.adapters import tensors
game = apogee.game("rocketmen")
for players, options in ((1, {}), (2, {}), (2, {"mode": "battle"})):
    match, rng = game.match(players, seed=3, options=options), Rng(1)
    for number in range(90):
        if match.over:
            break
        seat = match.pending()[0]
        action = roster.bot(game.name, "greedy")(match.state.determinize(seat, rng), seat, rng, 0)
        if number % 10 == 0:
            assert tensors.encode(game, players, match.view(seat)).max() <= 1
        match.play(seat, game.actions[action])
"""


@pytest.mark.parametrize("name", some(GREEDY, "far targets"))
def test_the_greedy_player_and_the_adapters_by_another_file(name: str, tmp_path: Path) -> None:
    """They know the process's own file, so each has a process."""
    file = tmp_path / "components.toml"
    file.write_bytes(edited(*OTHERS[name]))
    tree = Path(apogee.__file__).parents[1]
    environment = {**os.environ, "APOGEE_COMPONENTS": str(file), "PYTHONPATH": str(tree), **chance.for_a_program()}
    done = subprocess.run([sys.executable, "-c", BOTS], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
