"""Bad input gets one clear sentence and the right exception, and nothing is lost."""

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.testing import toy

GAME = apogee.game("pocket-rockets")
SHIPPED = resources.files("apogee.games.pocket_rockets").joinpath("components.toml").read_text("utf-8")


def is_one_sentence(error: pytest.ExceptionInfo[apogee.ApogeeError]) -> bool:
    text = str(error.value)
    return "\n" not in text and text[-1] in ".?" and 20 < len(text) < 400


def test_every_exception_is_an_apogee_error_and_a_value_error() -> None:
    for name in apogee.__all__:
        thing = getattr(apogee, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert issubclass(thing, apogee.ApogeeError)
            assert issubclass(thing, ValueError)


@pytest.mark.parametrize("name", ["pocket-rocket", "Pocket Rockets", "chess", "", 7, None, [], {}])
def test_unknown_game(name: Any) -> None:
    with pytest.raises(apogee.UnknownGame, match="pocket-rockets") as error:
        apogee.game(name)
    assert is_one_sentence(error)


@pytest.mark.parametrize("players", [0, 1, 5, -2, "2", 2.0, True, 10**9])
def test_wrong_player_count(players: Any) -> None:
    with pytest.raises(apogee.BadPlayers, match="2 to 4") as error:
        GAME.match(players=players)
    assert is_one_sentence(error)


@pytest.mark.parametrize("options", [{"speed": "fast"}, {"mode": "solo"}, {"": ""}])
def test_unknown_option(options: dict[str, str]) -> None:
    with pytest.raises(apogee.BadOption, match="it has none"):
        GAME.match(2, options=options)


def test_misspelt_option_and_wrong_choice() -> None:
    with pytest.raises(apogee.BadOption, match="did you mean 'rounds'"):
        toy.GAME.match(2, options={"round": "2"})
    with pytest.raises(apogee.BadOption, match="is one of"):
        toy.GAME.match(2, options={"rounds": "200"})


@pytest.mark.parametrize("options", [[], "x", 5, [("a", "b")]])
def test_options_that_are_no_dict(options: Any) -> None:
    with pytest.raises(apogee.BadOption, match="a dict of name and choice") as error:
        GAME.match(2, options=options)
    assert is_one_sentence(error)


def test_huge_input_is_not_echoed_whole() -> None:
    match = GAME.match(2, seed=1)
    for ask in (
        lambda: match.why_not(0, "x" * 10**6),
        lambda: match.expect("y" * 10**6),
        lambda: apogee.game("z" * 10**6),
    ):
        with pytest.raises(apogee.ApogeeError) as error:
            ask()
        assert len(str(error.value)) < 400


@pytest.mark.parametrize(
    "seed", [pytest.param(10**5000, id="huge"), "", "two\nlines", " blank", 1.5, True, b"bytes", []]
)
def test_bad_seed(seed: Any) -> None:
    with pytest.raises(apogee.BadSeed, match="a seed is") as error:
        GAME.match(2, seed=seed)
    assert is_one_sentence(error)


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", None, 1.0])
def test_no_such_seat(seat: Any) -> None:
    match = GAME.match(2, seed=1)
    for ask in (match.choices, lambda seat: match.play(seat, "draw"), lambda seat: match.why_not(seat, "draw")):
        with pytest.raises(apogee.BadPlayers, match="seats count from 0 to 1"):
            ask(seat)
    if seat is not None:
        with pytest.raises(apogee.BadPlayers):
            match.view(seat)


@pytest.mark.parametrize(
    "words", ["", "draw ", "DRAW", "pass", "build base-blue new", "refuel 5 1", "\n", 3, None, [], {}]
)
def test_unknown_action(words: Any) -> None:
    match = GAME.match(2, seed=1)
    for ask in (match.play, match.why_not):
        with pytest.raises(apogee.UnknownAction, match="has no action"):
            ask(match.pending()[0], words)


RING = ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"]
BASE = {"colour": "grey", "segments": 0}
SEATS = [{"site": "conveyor", "rockets": [BASE]}, {"site": "launch", "rockets": [BASE]}]
EMPTY: dict[str, Any] = {"construction-grey": [], "construction-yellow": [], "construction-red": [], "conveyor": []}
GOOD: dict[str, Any] = {"ring": RING, "turn": 0, "points": 4, "box": "rest", "seats": SEATS, "stacks": EMPTY}


def seats(**first: Any) -> list[dict[str, Any]]:
    return [{**SEATS[0], **first}, SEATS[1]]


TIP = "tip-grey-none"
IMPOSSIBLE: dict[str, tuple[Any, str]] = {
    "no dict": ([], "must be a dict"),
    "no position": (None, "must be a dict"),
    "an unknown key": ({**GOOD, "sites": []}, "unknown key 'sites'; did you mean"),
    "an unknown key of a seat": ({**GOOD, "seats": seats(hands=[])}, "did you mean 'hand'"),
    "no seats": ({}, "2 to 4 players"),
    "too many seats": ({**GOOD, "seats": [SEATS[0]] * 5}, "2 to 4 players"),
    "players and seats differ": ({**GOOD, "players": 3}, "3 players but 2 seats"),
    "an unknown card": ({**GOOD, "seats": seats(hand=["base-gray"])}, "did you mean 'base-grey'"),
    "a card twice": ({**GOOD, "seats": seats(hand=[TIP, TIP])}, f"only 1 of {TIP}"),
    "too many bases": ({**GOOD, "seats": seats(rockets=[BASE] * 5)}, "only 5 of base-grey"),
    "a hand beyond the limit": ({**GOOD, "seats": seats(hand=["base-red"] * 4)}, "PR-6.4"),
    "known but not held": ({**GOOD, "seats": seats(known=["base-red"])}, "PR-11.1"),
    "a tip on a bare base": ({**GOOD, "seats": seats(rockets=[{**BASE, "tip": TIP}])}, "PR-7.4"),
    "a tip of another colour": (
        {**GOOD, "seats": seats(rockets=[{"colour": "red", "segments": 1, "tip": TIP}])},
        "PR-7.5",
    ),
    "a segment as a tip": (
        {**GOOD, "seats": seats(rockets=[{**BASE, "segments": 1, "tip": "segment-grey"}])},
        "PR-7.5",
    ),
    "fuel on an open rocket": ({**GOOD, "seats": seats(rockets=[{**BASE, "fuel": 1}])}, "PR-7.14"),
    "a token that does not exist": (
        {**GOOD, "seats": seats(rockets=[{**BASE, "segments": 1, "tip": TIP, "fuel": 5}])},
        "PR-1.7",
    ),
    "a rocket without colour": ({**GOOD, "seats": seats(rockets=[{}])}, "has no 'colour'"),
    "too many tokens": ({**GOOD, "fuel": {"1": 3}}, "PR-1.7"),
    "tokens nowhere": ({**GOOD, "box": {}, "fuel": {"1": 1}, "stacks": {}}, "PR-1.7"),
    "cards nowhere": ({**GOOD, "box": {}}, "nowhere"),
    "five places": ({**GOOD, "ring": RING[:5]}, "PR-2.1"),
    "a site twice": ({**GOOD, "ring": [*RING[:5], "conveyor"]}, "PR-1.6"),
    "the launch site elsewhere": ({**GOOD, "ring": [RING[1], RING[0], *RING[2:]]}, "PR-2.2"),
    "an unknown direction": ({**GOOD, "arrow": "left"}, "cw or ccw"),
    "no such turn": ({**GOOD, "turn": 2}, "from 0 to 1"),
    "too many points": ({**GOOD, "points": 5}, "PR-4.1"),
    "no points left": ({**GOOD, "points": 0}, "PR-4.6"),
    "an unknown bonus": ({**GOOD, "seats": seats(bonuses=["speed"])}, "unknown 'speed'"),
    "a bonus twice": ({**GOOD, "seats": seats(bonuses=["extra_hand", "extra_hand"])}, "PR-8.6"),
    "a standstill too long": ({**GOOD, "standstill": 37}, "from 0 to 36"),
    "a standstill that should have ended it": ({**GOOD, "standstill": 36}, "PR-9.4"),
    "ended by fuel with tokens left": ({**GOOD, "points": None, "end_reason": "fuel_exhausted"}, "PR-9.1"),
    "ended with points left": ({**GOOD, "standstill": 36, "end_reason": "stalemate"}, "leave it out"),
    "ended for no reason": ({**GOOD, "end_reason": "bored"}, "fuel_exhausted or stalemate"),
    "an unknown stack": ({**GOOD, "stacks": {**EMPTY, "launch": []}}, "unknown key 'launch'"),
    "more common cards than there are": (
        {**GOOD, "stacks": {**EMPTY, "conveyor": {"common": 9}}, "common": {"base-red": 2}},
        "7 more common cards",
    ),
    "common cards in no stack": ({**GOOD, "common": {"base-red": 2}}, "nowhere"),
    "searched but not looked at": (
        {**GOOD, "stacks": {**EMPTY, "conveyor": {"top": ["base-red"], "common": 1, "searched_by": 0}}},
        "PR-11.2",
    ),
    "a search away from the depot": (
        {**GOOD, "points": 3, "stacks": {**EMPTY, "conveyor": ["base-red"]}, "search": "conveyor"},
        "PR-4.4",
    ),
    "a search of an empty stack": (
        {**GOOD, "points": 3, "seats": seats(site="recycling"), "search": "conveyor"},
        "PR-7.11",
    ),
    "a search with a full hand": (
        {
            **GOOD,
            "points": 3,
            "seats": seats(site="recycling", hand=["base-red", "base-red", "base-yellow"]),
            "stacks": {**EMPTY, "conveyor": ["base-red"], "construction-red": ["base-red"]},
            "search": "conveyor",
        },
        "PR-7.11",
    ),
    "a search before the turn": (
        {**GOOD, "points": None, "seats": seats(site="recycling"), "search": "conveyor"},
        "give 'points' too",
    ),
    "fuel that is no whole number": (
        {**GOOD, "seats": seats(rockets=[{**BASE, "segments": 1, "tip": TIP, "fuel": 4.0}])},
        "PR-1.7",
    ),
    "ended in the middle of progress": (
        {**GOOD, "points": None, "standstill": 36, "end_reason": "stalemate", "progress": True},
        "leave it out",
    ),
    "stacks that are no dict": ({**GOOD, "stacks": []}, "must be a dict"),
    "a turn of nobody": ({**GOOD, "turn": None}, "give 'turn' too"),
    "a turn before pawns are placed": ({**GOOD, "stacks": None, "seats": [{}, {}]}, "PR-2.10"),
    "a point where a list should be": ({**GOOD, "seats": seats(hand="base-red")}, "must be a list"),
    "a count that is no number": ({**GOOD, "fuel": {"1": "two"}}, "from 0 to"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_impossible_position(case: str) -> None:
    position, part = IMPOSSIBLE[case]
    with pytest.raises(apogee.BadPosition) as error:
        GAME.match_at(position)
    assert part in str(error.value)
    assert is_one_sentence(error)


def test_the_position_that_the_impossible_ones_are_made_from_is_possible() -> None:
    assert GAME.match_at(GOOD, seed=1).pending() == (0,)


# --- Component files


def with_components(text: str, folder: Path, code: str = "") -> subprocess.CompletedProcess[str]:
    """What a program says that uses another component file."""
    file = folder / "components.toml"
    file.write_text(text, "utf-8")
    program = "import apogee\ntry:\n    game = apogee.game('pocket-rockets')\n    " + (
        code or "print(game.components_hash)"
    )
    program += "\nexcept apogee.BadComponents as error:\n    print('BadComponents:', error)"
    environment = {**os.environ, "APOGEE_COMPONENTS": str(file), "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, env=environment, check=False
    )


BAD_COMPONENTS: dict[str, tuple[str, str, str]] = {
    "a missing key": ('kind = "tip"\nbonus = "none"\n', 'kind = "tip"\n', "lacks the key 'bonus'"),
    "an extra key": ('id = "base-red"\n', 'id = "base-red"\nweight = 3\n', "unknown key 'weight'"),
    "a misspelt key": ('id = "base-red"\ncolour', 'id = "base-red"\ncolor', "did you mean 'colour'"),
    "a misspelt section": ("[[fuel_token]]", "[[fuel_tokens]]", "did you mean 'fuel_token'"),
    "a missing constant": ('id = "hand_limit"\nvalue = 3\n', 'id = "hand_limits"\nvalue = 3\n', "'hand_limits'"),
    "a text for a number": ("value = 36", 'value = "36"', "a whole number"),
    "a negative number": ("value = 36", "value = -36", "must not be negative"),
    "a total that does not hold": ("rocket_cards = 54", "rocket_cards = 55", "the rows add up to 54"),
    "a count that breaks the totals": (
        "count = 5\n",
        "count = 6\n",
        "[totals] rocket_cards is 54, but the rows add up to 57, 3 more;",
    ),
    "a card too many": (
        'kind = "base"\nbonus = "none"\ncount = 5\nnames = { en = "Grey',
        'kind = "base"\nbonus = "none"\ncount = 6\nnames = { en = "Grey',
        (
            "[totals] rocket_cards is 54, but the rows add up to 55, 1 more; [totals] bases is 15, but the rows add up "
            "to 16, 1 more; colour 'grey' total is 18, but the rows add up to 19, 1 more; part_kind 'base' total is "
            "15, but the rows add up to 16, 1 more: correct the count of base-grey, or else these totals."
        ),
    ),
    "a card too few": (
        'bonus = "none"\ncount = 8\nnames = { en = "Red',
        'bonus = "none"\ncount = 7\nnames = { en = "Red',
        "[totals] rocket_cards is 54, but the rows add up to 53, 1 fewer;",
    ),
    "a tip too few": (
        'bonus = "plus_one"\ncount = 1\nnames = { en = "Yellow',
        'bonus = "plus_one"\ncount = 0\nnames = { en = "Yellow',
        "correct the count of tip-yellow-none, tip-yellow-plus-one, tip-yellow-extra-action",
    ),
    "a card of another colour": (
        'id = "tip-red-none"\ncolour = "red"',
        'id = "tip-red-none"\ncolour = "grey"',
        (
            "components.toml: colour 'grey' total is 18, but the rows add up to 19, 1 more; "
            "colour 'red' total is 18, but the rows add up to 17, 1 fewer: correct"
        ),
    ),
    "a setup that forgets cards": (
        "stacked_cards = 51",
        "stacked_cards = 50",
        "setup for 3 players: stacked_cards is 50, but 54 cards less 3 starting bases are 51.",
    ),
    "stacks that forget cards": (
        "stack_sizes = [13, 13, 13, 12]",
        "stack_sizes = [13, 13, 12, 12]",
        "setup for 3 players: stack_sizes add up to 50, but 54 cards less 3 starting bases are 51.",
    ),
    "a stack too many": (
        "stack_sizes = [13, 13, 13, 12]",
        "stack_sizes = [13, 13, 13, 6, 6]",
        "setup for 3 players: stack_sizes has 5 numbers, but there are 4 stacks.",
    ),
    "fuel that does not add up": ("value = 4\ncount = 2", "value = 4\ncount = 3", "fuel_tokens is 8, but the rows"),
    "an unknown colour": (
        'id = "base-red"\ncolour = "red"',
        'id = "base-red"\ncolour = "blue"',
        "colour must be one of",
    ),
    "an unknown bonus": ('bonus = "plus_one"', 'bonus = "plus_two"', "bonus must be one of"),
    "an id twice": ('id = "pawn-white"', 'id = "pawn-green"', "is there twice"),
    "an unknown source": ('source = "public"', 'source = "hearsay"', "source must be one of"),
    "no TOML": ("schema_version = 1", "schema_version 1", "not a readable TOML file"),
    "another schema": ("schema_version = 1", "schema_version = 2", "schema_version must be 1"),
    "a size below nothing": ("stack_sizes = [13, 13, 13, 13]", "stack_sizes = [-1, 27, 13, 13]", "whole numbers"),
    "a size that is no number": ("stack_sizes = [13, 13, 13, 13]", 'stack_sizes = ["a", 13, 13, 13]', "whole numbers"),
    "a broken base": ("{ grey = 1, yellow = 1, red = 0 }", "{ grey = 1.0, yellow = 1, red = 0 }", "whole numbers"),
    "a place that is no number": (
        "random_positions = [1, 2, 4, 5]",
        'random_positions = ["1", 2, 4, 5]',
        "whole numbers",
    ),
    "an id that is no word": ('id = "tip-red-none"', 'id = "tip red, none"', "small letters"),
    "a misspelt game": ('game = "pocket-rockets"', 'game = "pocket-rokets"', "must say which game"),
    "a schema that is a truth": ("schema_version = 1", "schema_version = true", "schema_version must be 1"),
    "no game": ('game = "pocket-rockets"', "game = 1", "must say which game"),
    "a rule that cannot be a number": (
        'id = "fuel_tokens_per_rocket_max"\nvalue = 1',
        'id = "fuel_tokens_per_rocket_max"\nvalue = 2',
        "PR-7.14",
    ),
    "a bonus that would add up": (
        'effective_from = "owner_next_turn"\nstacks = false',
        'effective_from = "owner_next_turn"\nstacks = true',
        "PR-8",
    ),
}


@pytest.mark.parametrize("case", BAD_COMPONENTS)
def test_bad_component_file(case: str, tmp_path: Path) -> None:
    old, new, part = BAD_COMPONENTS[case]
    assert old in SHIPPED
    answer = with_components(SHIPPED.replace(old, new), tmp_path)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("BadComponents:"), answer.stdout
    assert part in answer.stdout
    assert answer.stdout.count("\n") == 1


def test_another_component_file_is_played_by(tmp_path: Path) -> None:
    """A designer's change: five action points and a shorter standstill; its hash goes into the journal."""
    changed = SHIPPED.replace('id = "action_points"\nvalue = 4', 'id = "action_points"\nvalue = 5')
    changed = changed.replace("value = 36", "value = 6")
    code = "m = game.match(2, seed=1); m.play(m.pending()[0], 'place launch'); m.play(m.pending()[0], 'place launch'); "
    code += "print(m.view(0)['points'], m.view(0)['standstill']['limit'], game.components_hash != SHIPPED)"
    answer = with_components(changed, tmp_path, code.replace("SHIPPED", repr(GAME.components_hash)))
    assert answer.stdout == "5 6 True\n", answer.stderr


def test_a_component_file_that_is_not_there() -> None:
    program = "import apogee\ntry:\n    apogee.game('pocket-rockets')\n"
    program += "except apogee.BadComponents as error:\n    print(error)"
    environment = {**os.environ, "APOGEE_COMPONENTS": "nowhere.toml", "PYTHONPATH": os.pathsep.join(sys.path)}
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True
    )
    assert "nowhere.toml, which cannot be read" in answer.stdout


# --- Journals


def saved(folder: Path) -> Path:
    """A short running match, saved."""
    match = GAME.match(2, seed=3, salt="s")
    for _ in range(40):
        seat = match.pending()[0]
        match.play(seat, match.choices(seat)[0])
    match.save(folder / "match.journal")
    return folder / "match.journal"


def rechained(text: str) -> str:
    """A text whose hashes fit again, as a careful forger would leave it."""
    from apogee.core import journal

    return journal._chained([line.rpartition(" #")[0] for line in text.splitlines()])


def test_a_journal_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    text = path.read_text()
    for cut in [0, 5, 40, *range(100, len(text) - 1, 211), len(text) - 1]:
        path.write_text(text[:cut])
        with pytest.raises(apogee.BadJournal) as error:
            apogee.load(path)
        assert is_one_sentence(error)
        assert path.read_text() == text[:cut]


def test_an_edited_journal_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    text = path.read_text()
    path.write_text(text.replace("players 2", "players 3"))
    with pytest.raises(apogee.BadJournal, match="edited or damaged"):
        apogee.load(path)


FORGERIES: dict[str, tuple[str, str, str]] = {
    "another seed": ("seed 3", "seed 4", "commitment"),
    "another draw": ("* start 1", "* start 0", "seed draws 'start 1'"),
    "an impossible outcome": ("1 * site construction-grey", "1 * site launch !", "chance cannot bring"),
    "an illegal action": (" 0 place construction-grey", " 0 draw", "PR-2.10"),
    "an unknown action": (" 0 place construction-grey", " 0 place moon", "no action"),
    "a seat that is not there": (" 0 place construction-grey", " 5 place construction-grey", "no seat 5"),
    "other odds": ("start 0 x1", "start 0 x2", "line"),
    "no odds": (" | start 0 x1, start 1 x1", "", "lacks the possible outcomes"),
    "odds that are none": ("start 0 x1, start 1 x1", "start 0, start 1", "not a number"),
    "a newer rules version": ("rules 1", "rules 2", "update Apogee"),
    "a rules version that is none": ("rules 1", "rules one", "not a number"),
    "other components": ("components ", "components 0", "APOGEE_COMPONENTS"),
    "an unknown game": ("game pocket-rockets", "game chess", "there is no game"),
    "another format": ("apogee journal 1", "apogee journal 9", "update Apogee"),
    "no game at all": ("game pocket-rockets\n", "", "its game once"),
    "a line out of place": ("\n9 ", "\n90 ", "out of place"),
    "another result line": (
        "\nseed 3",
        "\nresult stalemate scores 0 0 winners 0 1\nresult stalemate scores 0 0 winners 0 1\nseed 3",
        "out of place",
    ),
    "a result without an end": ("\nseed 3", "\nresult stalemate scores 0 0 winners 0 1\nseed 3", "Apogee writes"),
    "no salt": ("\nsalt s", "", "Apogee writes"),
    "another end": ("end running", "end finished", "Apogee writes"),
    "rules that never were": ("rules 1", "rules 0", "knows only 1"),
    "options that are none": ("options {}", "options 5", "cannot be read"),
    "an option that is not there": ("options {}", 'options {"mode":"solo"}', "has no option"),
    "a weight of nothing": ("start 0 x1", "start 0 x0", "without weight"),
    "a digit that is none": ("start 0 x1", "start 0 x\u00b2", "not a number"),
    "a number without end": ("start 0 x1", f"start 0 x{'9' * 5000}", "not a number"),
    "a header in disorder": ("rules 1\n", "", "its rules once"),
    "a take-back into nothing": ("\n50 0 move cw", "\n50 < 77", "not in force"),
}


@pytest.mark.parametrize("case", FORGERIES)
def test_a_forged_journal_is_refused(case: str, tmp_path: Path) -> None:
    old, new, part = FORGERIES[case]
    path = saved(tmp_path)
    bare = "\n".join(line.rpartition(" #")[0] for line in path.read_text().splitlines()) + "\n"
    assert old in bare
    forged = bare.replace(old, new, 1).replace("\n\n", "\n")
    path.write_text(rechained("\n".join(f"{line} #" for line in forged.splitlines())))
    with pytest.raises(apogee.ApogeeError, match=part.replace("(", r"\(")) as error:
        apogee.journal(path).verify()
    assert is_one_sentence(error)


def test_odds_of_a_scripted_line_must_be_those_of_the_rules(tmp_path: Path) -> None:
    match = GAME.match(2, seed=3, salt="s")
    match.expect("site conveyor")
    match.save(tmp_path / "j")
    text = (tmp_path / "j").read_text()
    (tmp_path / "j").write_text(rechained(text.replace("site conveyor x1", "site conveyor x5", 1)))
    with pytest.raises(apogee.BadJournal, match="not those of the rules"):
        apogee.journal(tmp_path / "j").verify()


def test_a_draw_after_a_take_back_is_checked_too(tmp_path: Path) -> None:
    match = GAME.match(2, seed=3, salt="s")
    match.take_back(3)  # the starting player is drawn again, in line 5 or later
    match.save(tmp_path / "j")
    lines = (tmp_path / "j").read_text().splitlines()
    number = max(number for number, line in enumerate(lines) if " * start " in line)
    assert any(" < 3 #" in line for line in lines[:number])
    drawn = "start 0" if "* start 0" in lines[number] else "start 1"
    other = "start 1" if drawn == "start 0" else "start 0"
    lines[number] = lines[number].replace(f"* {drawn}", f"* {other}")
    (tmp_path / "j").write_text(rechained("\n".join(lines)))
    with pytest.raises(apogee.BadJournal, match=f"the seed draws '{drawn}'"):
        apogee.journal(tmp_path / "j").verify()


def test_a_finished_journal_without_its_seed_is_refused(tmp_path: Path) -> None:
    match = GAME.match(2, seed=1)
    while not match.over:
        match.play(match.pending()[0], match.choices(match.pending()[0])[0])
    match.export(tmp_path / "j")
    kept = [line for line in (tmp_path / "j").read_text().splitlines() if not line.startswith(("seed ", "salt "))]
    (tmp_path / "j").write_text(rechained("\n".join(kept)))
    with pytest.raises(apogee.BadJournal, match="lacks its seed"):
        apogee.journal(tmp_path / "j")


@pytest.mark.parametrize("thing", [None, 5, [], {}])
def test_what_is_no_path_at_all(thing: Any) -> None:
    for ask in (apogee.load, apogee.replay, apogee.journal):
        with pytest.raises(apogee.BadJournal, match="named by its path"):
            ask(thing)
    with pytest.raises(apogee.BadJournal, match="no name that a file can have"):
        apogee.load("a\0b")


def test_a_forged_result_is_refused(tmp_path: Path) -> None:
    match = GAME.match(2, seed=1)
    while not match.over:
        match.play(match.pending()[0], match.choices(match.pending()[0])[0])
    match.export(tmp_path / "j")
    text = (tmp_path / "j").read_text()
    scores = " ".join(map(str, match.scores()))
    (tmp_path / "j").write_text(rechained(text.replace(f"scores {scores}", "scores 70 1")))
    with pytest.raises(apogee.BadJournal, match="result"):
        apogee.journal(tmp_path / "j").verify()


@pytest.mark.parametrize("content", [b"", b"hello", b"\x00\xff\xfe", b"apogee", b"{}", b"apogee journal\n"])
def test_no_journal_at_all(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "j").write_bytes(content)
    with pytest.raises(apogee.BadJournal) as error:
        apogee.load(tmp_path / "j")
    assert is_one_sentence(error)
    assert (tmp_path / "j").read_bytes() == content


def test_a_journal_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(apogee.BadJournal, match="cannot be read"):
        apogee.load(tmp_path / "missing")
    with pytest.raises(apogee.BadJournal, match="cannot be read"):
        apogee.load(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_breaks_off_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path)
    before = path.read_text()
    match = apogee.load(path)
    match.play(match.pending()[0], match.choices(match.pending()[0])[0])

    def fails(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="disk is full"):
        match.save(path)
    assert path.read_text() == before
    assert [each.name for each in tmp_path.iterdir()] == ["match.journal"]


def test_a_link_stays_a_link_and_modes_fit_the_purpose(tmp_path: Path) -> None:
    match = GAME.match(2, seed=1)
    (tmp_path / "link").symlink_to(tmp_path / "real")
    match.save(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").stat().st_mode & 0o777 == 0o600  # it holds the seed
    match.export(tmp_path / "public")
    assert (tmp_path / "public").stat().st_mode & 0o777 == 0o644


def test_a_save_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    path = saved(tmp_path)
    before = path.read_text()
    match = apogee.load(path)
    with pytest.raises(OSError, match="no such folder"):
        match.save(tmp_path / "no folder" / "match.journal")
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="something else than a file"):
        match.save(tmp_path / "taken")
    assert path.read_text() == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["match.journal", "taken"]
