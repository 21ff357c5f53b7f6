"""The terminal as a person uses it: typed keys in a pseudo-terminal, screens compared, in all three languages.

The expected screens are in tests/screens. `APOGEE_WRITE_SCREENS=1 ./test -- tests/test_terminal.py` writes them anew:
read the difference before you commit it.
"""

import io
import os
import re
import shlex
import signal
import subprocess
import sys
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee import catalog, cli
from apogee.catalog import GAMES
from apogee.core.components import package_of
from apogee.core.events import Event
from apogee.core.match import Match
from apogee.core.mode import mode
from apogee.core.rng import Rng
from apogee.core.schema import (
    FLAG,
    RULE,
    SEAT,
    VIEWER,
    BySeat,
    ByWord,
    Choice,
    Counts,
    Field,
    Id,
    Kind,
    Maybe,
    Number,
    Odds,
    Pile,
    Record,
    Row,
    Seat,
)
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.testing import laws
from apogee.tui import generic
from apogee.tui.replay import CHART_LINES
from apogee.tui.screen import Screen
from apogee.tui.session import COMMANDS, Session
from tests.conftest import some
from tests.terminal import PROGRAM, Terminal, choices_on, environment, play_to_the_end, run

SCREENS = Path(__file__).parent / "screens"
MATCH = ("play", "pocket-rockets", "--seed", "1", "--bot", "random")
KEYS = (
    "2",
    "?",
    "2",
    "u",
    "? draw",
    "1",
    "u",
    "1",
    "draw",
    "b",
    "l",
    "r 7.14",
    "r 99",
    "zzz",
    "42",
    "",
    "s kept.save",
    "q",
)


RING = ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"]


def kept(folder: Path) -> tuple[str, ...]:
    """A saved match in which the first seat is asked, at the grey line with four action points; how to resume it."""
    position = {
        "seats": [{"site": "construction-grey"}, {"site": "launch"}],
        "ring": RING,
        "turn": 0,
        "points": 4,
        "stacks": {
            "construction-grey": {"top": ["tip-red-none"], "bag": {"segment-grey": 2, "tip-red-plus-one": 1}},
            "construction-yellow": ["segment-yellow"],
            "construction-red": [],
            "conveyor": ["base-red", "base-grey"],
        },
        "box": "rest",
    }
    apogee.game("pocket-rockets").match_at(position, seed=2).save(folder / "kept.save")
    return ("play", "--resume", "kept.save", "--seats", "you,random")


def same_screen(name: str, text: str) -> None:
    """The screen is the one that was looked at and kept."""
    file = SCREENS / f"{name}.txt"
    if os.environ.get("APOGEE_WRITE_SCREENS") == "1":
        SCREENS.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")


def bare(raw: bytes) -> str:
    """What was printed, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", raw.decode()).replace("\r\n", "\n")


def too_wide(raw: bytes, columns: int) -> list[str]:
    """The lines that do not fit; commands to copy are whole on purpose."""
    return [line for line in bare(raw).split("\n") if len(line) > columns and "--resume" not in line]


# --- Screens


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_at_80_columns(language: str, tmp_path: Path) -> None:
    with Terminal(*MATCH, "--lang", language, folder=tmp_path) as terminal:
        terminal.type(*KEYS)

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 80) == []
        assert b"\x1b[1" in terminal.raw  # in colour
        same_screen(language, terminal.text())


def test_it_does_not_matter_in_which_pieces_it_comes(tmp_path: Path) -> None:
    with Terminal(*MATCH, "--lang", "en", folder=tmp_path, piece=1) as terminal:
        terminal.type(*KEYS)

        assert terminal.end() == 0
        same_screen("en", terminal.text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_is_the_same_program_in_sentences(language: str, tmp_path: Path) -> None:
    with Terminal(*MATCH, "--plain", folder=tmp_path, LANG=f"{language}_XX.UTF-8") as terminal:
        terminal.type(*KEYS)

        assert terminal.end() == 0
        assert b"\x1b" not in terminal.raw
        assert not re.search(r"[─│┌╔●▲■◆→←↑↓█▶╠·]", terminal.text())
        same_screen(f"{language}-plain", terminal.text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_of_40_columns(language: str, tmp_path: Path) -> None:
    with Terminal(*MATCH, "--lang", language, folder=tmp_path, columns=40) as terminal:
        terminal.type("2", "?", "1", "q")

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 40) == []
        same_screen(f"{language}-40", terminal.text())


def test_no_colour(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path, NO_COLOR="1") as terminal:
        terminal.type("2", "q")
        assert terminal.end() == 0
        assert not re.search(rb"\x1b\[[0-9;]*(3|9)[0-7]", terminal.raw)
    with Terminal(*MATCH, "--colour", "never", folder=tmp_path) as terminal:
        terminal.type("2", "q")
        assert terminal.end() == 0
        assert b"\x1b" not in terminal.raw
    with Terminal(*MATCH, folder=tmp_path, TERM="dumb") as terminal:
        terminal.type("2", "q")
        assert terminal.end() == 0
        assert b"\x1b" not in terminal.raw


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_utf_8(language: str, tmp_path: Path) -> None:
    with Terminal(
        *MATCH, "--lang", language, folder=tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C"
    ) as terminal:
        terminal.type("2", "?", "ü", "q")

        assert terminal.end() == 0
        assert bare(terminal.raw).replace("ü", "").isascii()
        same_screen(f"{language}-ascii", terminal.text())


# --- Whole matches


@pytest.mark.parametrize(("language", "players"), some([("en", 3), ("de", 2), ("it", 4)], ("de", 2)))
def test_a_whole_match_by_typed_keys(language: str, players: int, tmp_path: Path) -> None:
    """Whatever comes up on the way fits into 80 columns and is said in one language."""
    rng = Rng(players)
    seats = ",".join(["you"] + ["greedy"] * (players - 1))
    with Terminal(
        "play", "pocket-rockets", "--seed", "9", "--seats", seats, "--lang", language, folder=tmp_path
    ) as terminal:
        play_to_the_end(terminal, Texts(language), rng, 2000)

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 80) == []
    assert apogee.journal(tmp_path / "end.journal").verify()[-1] == "result"
    checked = run("replay", "end.journal", "--verify", "--lang", language, folder=tmp_path)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_a_game_without_a_drawing_is_played_from_its_view(tmp_path: Path) -> None:
    """Countdown has neither drawing nor catalogue: secret planning, bots, take-back of a plan's steps, to the end."""
    with Terminal(
        "play", "countdown", "--seed", "3", "--players", "3", "--option", "rounds=3", folder=tmp_path
    ) as terminal:
        terminal.type("1", "u", "1", "?", "h")
        after_end, confirm = (f"{Texts('en')(key)} " for key in ("play-after-end", "play-confirm"))
        confirmed = ["", "", "", "u"]  # done is taken back once, from the end of this list
        for _ in range(60):
            prompt = terminal.wait_for("): ", after_end, confirm)
            if prompt == after_end:
                break
            terminal.type(confirmed.pop() if prompt == confirm else str(choices_on(terminal.line())), prompt=":")
        terminal.type("", prompt=":")

        assert terminal.end() == 0
        text = terminal.text()
        assert "taken back" in text
        assert re.search(r"CD-\d\.\d: ", text)
        assert "The match is over: finished." in text
        assert "cards in hand" in text
        assert too_wide(terminal.raw, 80) == []


def plain(view: dict[str, Any], kind: Record, language: str = "en", game: str = "rocketmen") -> list[str]:
    """What a game with views of this kind is told as."""
    known = apogee.game(game)
    texts = Texts(language, replace(known, telling=replace(known.telling, view=kind)))
    lines = generic.tell(view, texts)
    return ["".join(text for text, _ in line) for line in lines]


@pytest.mark.parametrize(("language", "said"), [("en", "it is enough"), ("de", "es reicht"), ("it", "basta così")])
def test_a_game_without_a_drawing_says_what_is_so_without_a_yes(language: str, said: str) -> None:
    cart = Record("Cart", {"covered": Field(FLAG, "enough"), "new_key": Field(Number(9), "new")})
    kind = Record(
        "Other",
        {
            "game": Field(Choice(("other",)), "the game"),
            "viewer": Field(VIEWER, "who looks"),
            "covered": Field(FLAG, "enough"),
            "over": Field(FLAG, "over"),
            "cart": Field(cart, "the cart"),
        },
    )
    view = {"game": "other", "viewer": 0, "covered": True, "over": False, "cart": {"covered": True, "new_key": 2}}

    shown = [line.strip() for line in plain(view, kind, language)]
    assert (shown[0], shown[2:]) == (said, [said, "new key: 2"])


HELD = Record("Held", {"new_seat": Field(SEAT, "whose"), "is_new": Field(FLAG, "new")})
SAID: list[tuple[Kind, Any, list[str]]] = [
    (SEAT, 1, ["new: Player 2"]),
    (SEAT, 0, ["new: You"]),
    (Maybe(SEAT), None, ["new: ?"]),
    (Pile(Seat(has_ai=True)), [0, -1], ["new: You, the AI"]),
    (Pile(SEAT), [], ["new: -"]),
    (Number(9), 1, ["new: 1"]),
    (Number(9, of="points"), 1, ["new: 1 point"]),
    (Number(9, of="money"), 5, ["new: $5"]),
    (Number(9, of="energy"), 5, ["new: 5 energy"]),
    (Odds("success"), {"success": 0.333333, "numerator": 1, "denominator": 3}, ["new: 33.3%"]),
    (Odds("success"), {"success": 1.0, "numerator": 9999, "denominator": 10000}, ["new: 99.9%"]),
    (Id("destination", ("moon", "mars")), "moon", ["new: Moon"]),
    (Row(FLAG, 2), [True, False], ["new: yes, no"]),
    (Counts(Id("destination", ("moon", "mars")), 3), {"mars": 2}, ["new: Mars: 2"]),
    (BySeat(Maybe(Number(6))), [4, None], ["new: You: 4, Player 2: ?"]),
    (BySeat(HELD), [{"new_seat": 0, "is_new": False}] * 2, ["You", "  new seat: You", "Player 2", "  new seat: You"]),
    (Row(Row(SEAT, 2), 2), [[0, 1], [1]], ["new 1: You, Player 2", "new 2: Player 2"]),
    (ByWord(("moon",), HELD), {"moon": {"new_seat": 1, "is_new": True}}, ["new", "  Moon: new seat: Player 2, is new"]),
    (ByWord(("moon",), HELD, is_full=False), {}, ["new: -"]),
    (RULE, "RM-1.1", ["new: RM-1.1"]),
]


@pytest.mark.parametrize(("kind", "value", "expected"), SAID)
def test_each_kind_is_told_as_what_it_is(kind: Kind, value: Any, expected: list[str]) -> None:
    fields = {"viewer": Field(VIEWER, "who looks"), "new": Field(kind, "something new")}

    assert plain({"viewer": 0, "new": value}, Record("Other", fields)) == expected


@pytest.mark.parametrize("name", GAMES)
def test_the_plain_telling_has_no_word_of_python_in_it(name: str) -> None:
    game = apogee.game(name)
    players = game.players[-1]
    for number, state in enumerate(laws.walk(game, players, 1)):
        if number % 50 == 0:
            text = "\n".join(plain(state.observe(0).to_json(), game.telling.view, "en", name))
            assert re.findall(r"None|True|False|[{}\[\]_]|\d\.\d{3}", text) == []


# --- Several people at one screen


def test_hot_seat_hides_a_hand_until_its_owner_presses_a_key(tmp_path: Path) -> None:
    with Terminal("play", "pocket-rockets", "--seed", "1", "--seats", "you,you", folder=tmp_path) as terminal:
        terminal.wait_for("Enter to begin: ")
        assert " ".join(terminal.text().split()) == (
            "Player 2: it is your turn to decide. Nobody else should look now. Press Enter to begin:"
        )
        terminal.type("", prompt=":")
        terminal.type("1")
        terminal.wait_for(": ")
        terminal.type("", prompt=":")
        terminal.wait_for("Enter to begin: ")
        assert "Player 1: it is your turn to decide." in terminal.text()
        assert "hand 0 of 3" not in terminal.text()
        terminal.interrupt()

        assert terminal.end() == 130
        assert "--seats you,you" in terminal.text()


def test_hot_seat_shows_nobody_what_only_another_knows(tmp_path: Path) -> None:
    """A card taken in a search is on its taker's screen, and on nobody else's."""
    position = {
        "seats": [{"site": "recycling", "hand": ["base-red"]}, {"site": "launch"}],
        "ring": RING,
        "turn": 0,
        "points": 1,
        "stacks": {
            "construction-grey": ["tip-red-plus-one", "base-grey"],
            "construction-yellow": ["segment-yellow"],
            "construction-red": [],
            "conveyor": [],
        },
        "box": "rest",
    }
    apogee.game("pocket-rockets").match_at(position, seed=2).save(tmp_path / "at.save")
    with Terminal("play", "--resume", "at.save", "--seats", "you,you", folder=tmp_path) as terminal:
        terminal.type("", prompt=":")
        terminal.type("recycle base-red conveyor construction-grey", "take base-grey")
        terminal.wait_for("goes on: ")
        assert "You took Grey base" in terminal.text()
        terminal.type("", prompt=":")
        terminal.wait_for("Enter to begin: ")
        assert "Grey base" not in terminal.text()
        terminal.type("", prompt=":")
        terminal.wait_for("): ")

        assert "1 unknown card" in terminal.text()
        assert "Grey base" not in terminal.text()
        assert "took a card" in terminal.text()


def test_a_saved_match_does_not_say_who_sits_where(tmp_path: Path) -> None:
    """Without --seats nobody's turn is played by a bot, and the file stays as it is."""
    kept(tmp_path)
    before = (tmp_path / "kept.save").read_bytes()
    done = run("play", "--resume", "kept.save", folder=tmp_path)

    assert (done.returncode, done.stdout) == (2, "")
    assert "--seats you,greedy" in done.stderr
    assert (tmp_path / "kept.save").read_bytes() == before


def test_after_a_take_back_nobody_is_told_everything_again(tmp_path: Path) -> None:
    with Terminal("play", "pocket-rockets", "--seed", "3", "--seats", "you,you", folder=tmp_path) as terminal:
        enter = "Enter to begin: "
        for _ in range(2):
            terminal.wait_for(enter)
            terminal.type("", prompt=":")
            terminal.type("1", prompt="q):")
            if terminal.wait_for("step back: ", "goes on: ") == "step back: ":
                terminal.type("x", "u", prompt=":")
                terminal.type("1", prompt="q):")
            terminal.type("", prompt=":")
        terminal.wait_for(enter)
        terminal.type("", prompt=":")
        terminal.wait_for("q): ")

        assert "On the ring" not in terminal.text()


def test_taking_back_again_and_again_does_no_harm(tmp_path: Path) -> None:
    typed = "\n" + "1\nu\n" * 600
    done = run("play", "pocket-rockets", "--seed", "3", "--plain", "--seats", "you,you", folder=tmp_path, typed=typed)

    assert (done.returncode, done.stderr) == (0, "")
    assert "--resume" in done.stdout


# --- Take-back, hints, refusals


def test_take_back_as_far_as_nothing_new_was_revealed(tmp_path: Path) -> None:
    with Terminal(*kept(tmp_path), folder=tmp_path) as terminal:
        terminal.type("move cw", "u", "draw", "u", "move cw", "u", "u", "move cw", "move cw")
        terminal.wait_for("): ")
        text = terminal.text()
        assert text.count("Your last step is taken back.") == 2
        assert text.count("There is nothing to take back") == 2
        terminal.type("move cw")
        terminal.wait_for("takes the last step back: ")
        terminal.type("u", prompt=":")
        terminal.wait_for("): ")
        assert "You have 1 action point." in terminal.text()[terminal.text().rindex("Your last step is taken back.") :]
        terminal.type("move cw")
        terminal.type("", prompt=":")
        terminal.type("q")
        assert terminal.end() == 0
    lines = apogee.load(tmp_path / "kept.save").journal.entries
    assert [line.back_to for line in lines if line.back_to is not None] != []


@pytest.mark.parametrize(("game", "language"), some(product(GAMES, LANGUAGES), *zip(GAMES, LANGUAGES, strict=False)))
def test_why_not_can_be_asked_at_the_first_question(game: str, language: str, tmp_path: Path) -> None:
    done = run("play", game, "--seed", "1", "--plain", "--lang", language, folder=tmp_path, typed="?\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert 1 <= reasons_in(done.stdout) <= 3
    rest = run("play", "--resume", f"{game}.save", "--seats", seats_of(done.stdout), "--plain", "--lang", language,
               folder=tmp_path, typed="? all\nq\n")  # fmt: skip
    assert reasons_in(rest.stdout) >= reasons_in(done.stdout)
    assert (game == "pocket-rockets") == (reasons_in(rest.stdout) == 1)  # one rule bars all before the first turn
    assert (tmp_path / f"{game}.save").exists()


def reasons_in(text: str) -> int:
    return len(re.findall(r":\s+(PR|RM|RR)-\w+\.\w+: ", text))


def seats_of(text: str) -> str:
    """Who sits where, as the program says it at the end."""
    return text.split("--seats ")[1].split()[0]


@pytest.mark.parametrize("game", GAMES)
def test_somebody_new_is_told_the_goal_and_what_can_be_typed(game: str, tmp_path: Path) -> None:
    done = run("play", game, "--seed", "1", "--plain", folder=tmp_path, typed="help\nq\n")
    texts = Texts("en").of(catalog.game(game))
    told = " ".join(done.stdout.split())

    assert " ".join(texts("play-how").split()) in told
    keys = re.search(r"\(1-\d+; ([^)]+)\):", done.stdout)
    assert keys is not None
    for key in keys[1].split():
        assert f" {key} {texts(f'play-help-{COMMANDS[key]}')}" in told


def test_what_a_card_does_is_found_by_its_name(tmp_path: Path) -> None:
    typed = "r Backup Systems\nr backup sys\nr boosters\nr engine_small\nr rocket points\nr nobody\nq\n"
    done = run("play", "rocketmen", "--seed", "1", "--plain", folder=tmp_path, typed=typed)

    assert done.stdout.count("backup_systems)") == 2
    assert "“boosters” may be: " in done.stdout
    assert "Rocket points  Lift a mission off" in done.stdout
    assert "engine_small)" in done.stdout
    assert "There is no rule and no component “nobody”" in done.stdout


def test_a_list_in_a_list_takes_all_keys(tmp_path: Path) -> None:
    typed = "1\n?\nhelp\nr RR-4.1\n99\n0\n1\nu\n1\n1\n1\nq\n"
    done = run("play", "rocket-rescue", "--seed", "1", "--plain", folder=tmp_path, typed=typed)

    assert done.returncode == 0
    assert reasons_in(done.stdout) >= 1
    assert "Besides:" in done.stdout
    assert "There is no such choice" in done.stdout
    assert "you have done nothing yet" in done.stdout
    entries = apogee.load(tmp_path / "rocket-rescue.save").journal.entries
    assert [each.seat for each in entries].count(0) == 2


def test_what_is_long_comes_a_screen_at_a_time(tmp_path: Path) -> None:
    with Terminal(*kept(tmp_path), folder=tmp_path) as terminal:
        terminal.type("r")
        terminal.type("", prompt="q stops:")
        terminal.type("q", prompt="q stops:")
        terminal.type("q")
        assert terminal.end() == 0
        assert terminal.text().count("PR-1.1 ") == 1
        assert "PR-9.1 " not in terminal.text()


def test_a_line_can_be_edited_and_comes_back(tmp_path: Path) -> None:
    with Terminal(*kept(tmp_path), folder=tmp_path) as terminal:
        terminal.wait_for("): ")
        terminal.press(b"? builX\x7fd\n")
        terminal.wait_for("): ")
        terminal.press(b"\x1b[A\n")  # the line before
        terminal.type("q")
        assert terminal.end() == 0
        assert terminal.text().count("? build\n") == 2


def test_words_that_are_no_action_lead_to_what_was_meant(tmp_path: Path) -> None:
    with Terminal(*kept(tmp_path), folder=tmp_path) as terminal:
        terminal.type("undo", "end turn", "? pass", "refuel 9 1", "recycle", "q")
        assert terminal.end() == 0
        text = " ".join(terminal.text().split())
    assert "“undo” is no action of the game; u takes your last step back." in text
    assert "“end turn” is no action here, nor is one needed: a turn ends by itself when" in text
    assert "“pass” is no action here" in text
    assert "“refuel 9 1” is no action; perhaps you mean: refuel 4 1." in text
    assert "“recycle” is no action; perhaps you mean: recycle CARD STACK STACK|none." in text


def test_refusals_and_hints(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.type("draw", "q")
        assert terminal.end() == 0
        assert "PR-2.10: Before the first turn every player places an astronaut;" in terminal.text()
    with Terminal(*kept(tmp_path), folder=tmp_path) as terminal:
        terminal.type("build base-grey new", "refuel 4 1", "move up", "h", "? move cw", "? nonsense", "? move ccw", "q")
        assert terminal.end() == 0
        text = " ".join(terminal.text().split())
    assert "PR-7.1: Your hand is empty, so there is nothing to build;" in text
    assert "PR-4.4: Your astronaut stands on this site: Grey construction line" in text
    assert "“move up” is no action; perhaps you mean: move cw" in text
    assert "“nonsense” is neither a choice nor a key" in text
    assert re.search(r"Hint \(bot “pilot”\): Move .*\(1 step .* to win: \d+% Or: Draw .*\. Chance to win: \d+%", text)
    assert "Nothing forbids “move cw” now." in text
    assert "PR-5.1: The conveyor's arrow points clockwise" in text


# --- Bad input: one clear line, nothing lost


def test_words_to_type_are_not_broken_at_a_hyphen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    Screen(is_plain=True, is_ascii=False).say(f"{'for example ' * 5}“? build base-yellow new”")

    assert "base-yellow" in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["", " ", "0", "-1", "9" * 5000, "½", "\x07", "a" * 5000, "; rm -rf", "1 2", "{x}"])
def test_wrong_keys_change_nothing(typed: str, tmp_path: Path) -> None:
    done = run(*MATCH, "--plain", folder=tmp_path, typed=f"{typed}\n")

    assert done.returncode == 0
    assert done.stderr == ""
    assert "Where does your astronaut begin?" in done.stdout
    assert apogee.load(tmp_path / "pocket-rockets.save").journal.entries[-1].seat == 1  # nothing of ours was played


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(*kept(tmp_path), folder=tmp_path) as terminal:
        terminal.type("move cw")
        terminal.wait_for("): ")
        before = terminal.text()
        terminal.interrupt()
        assert terminal.end() == 130
        command = shlex.split(terminal.text().strip().splitlines()[-1])
    assert command[:2] == ["apogee", "play"]
    with Terminal(*command[1:], folder=tmp_path) as terminal:
        terminal.wait_for("): ")
        board = before[before.rindex(" Turn: You") :].replace("^C", "")
        assert terminal.text()[terminal.text().rindex(" Turn: You") :].rstrip() == board.rstrip()
        terminal.type("q")
        assert terminal.end() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["kept.save"]  # its own file is written again


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_being_ended_saves(number: int, tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.type("1")
        terminal.wait_for("): ")
        terminal.interrupt(number=number)
        assert terminal.end() == 130
    assert apogee.load(tmp_path / "pocket-rockets.save").pending() == (0,)


def test_a_closed_window_saves(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.type("1")
        terminal.wait_for("): ")
        terminal.close()
        terminal.process.wait(60)
    assert apogee.load(tmp_path / "pocket-rockets.save").pending() == (0,)


def test_the_end_of_input_saves(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.type("1")
        terminal.wait_for("): ")
        terminal.press(b"\x04")
        assert terminal.end() == 0
    assert apogee.load(tmp_path / "pocket-rockets.save").pending() == (0,)


def play_here(monkeypatch: pytest.MonkeyPatch, folder: Path, typed: str, *more: str) -> int:
    """The program in this process, so that faults can be planted in it."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return cli.main([*MATCH, "--plain", "--lang", "en", *more])


def test_a_fault_of_the_program_saves_and_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("planted")

    monkeypatch.setattr(Session, "why_not", fail)
    assert play_here(monkeypatch, tmp_path, "2\n?\n") == 1

    said = capsys.readouterr()
    assert "LookupError: planted" in said.err
    assert "This is a fault of the program" in said.out
    assert said.out.rstrip().endswith("--resume pocket-rockets.save --seats you,random")
    kept = apogee.load(tmp_path / "pocket-rockets.save")
    assert kept.view(0)["seats"][0]["site"] is not None
    assert kept.pending() == (0,)


def test_a_fault_in_mid_step_keeps_what_the_journal_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The position is half changed then, and would not fit the lines of the journal."""
    do, faults = Match._do, ["planted"]

    def fail_once(match: Match, line: int, player: int, action: int) -> list[Event]:
        told = do(match, line, player, action)
        if match.game.actions[action] == "draw" and player == 0 and faults:
            raise RuntimeError(faults.pop())
        return told

    monkeypatch.setattr(Match, "_do", fail_once)
    assert play_here(monkeypatch, tmp_path, "place conveyor\ndraw\n") == 1

    assert "--resume pocket-rockets.save" in capsys.readouterr().out
    kept = apogee.load(tmp_path / "pocket-rockets.save")
    assert kept.view(0)["seats"][0]["hand"] == []
    kept.play(0, "draw")
    assert kept.journal.entries[-2].words == "draw"


def test_a_fault_at_the_end_keeps_the_journal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("planted")

    monkeypatch.setattr(Session, "end", fail)
    assert play_here(monkeypatch, tmp_path, "", "--seats", "random,random") == 1

    assert "The journal is in pocket-rockets.journal" in capsys.readouterr().out
    assert apogee.journal(tmp_path / "pocket-rockets.journal").verify()[-1] == "result"


def test_a_file_that_exists_stays(tmp_path: Path) -> None:
    kept = tmp_path / "mine.txt"
    kept.write_text("precious")
    (tmp_path / "pocket-rockets.save").write_text("older")
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.type("s mine.txt", "s", "s", "s nowhere/x.save", "s .", f"s {'a' * 300}", "s ~nobody/x", "q")
        assert terminal.end() == 0
        text = " ".join(terminal.text().split())
    assert kept.read_text() == "precious"
    assert (tmp_path / "pocket-rockets.save").read_text() == "older"
    assert text.count("exists already and stays as it is") == 2
    assert text.count("The match is saved in pocket-rockets-2.save.") == 2
    assert "could not be saved in nowhere/x.save (there is no such folder)" in text
    assert "(the name is too long)" in text
    assert text.count("could not be saved in") == 3


@pytest.mark.parametrize(
    ("language", "why"), [("de", "diesen Ordner gibt es nicht"), ("it", "questa cartella non esiste")]
)
def test_what_is_in_the_way_of_a_file_is_said_in_the_readers_language(tmp_path: Path, language: str, why: str) -> None:
    with Terminal(*MATCH, "--lang", language, folder=tmp_path) as terminal:
        terminal.type("s nowhere/x.save", "q")
        assert terminal.end() == 0
        assert f"({why})" in " ".join(terminal.text().split())


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path, most_bytes=100, HOME=str(tmp_path), TMPDIR=str(tmp_path)) as terminal:
        terminal.type("1", "s")
        terminal.wait_for("): ")
        assert "could not be saved" in terminal.text()
        terminal.interrupt()
        terminal.wait_for("): ")
        assert "Ctrl-C again" in " ".join(terminal.text().split())
        terminal.type("1")  # whoever plays on is warned anew
        terminal.type("q")
        terminal.wait_for("): ")
        assert " ".join(terminal.text().split()).count("Ctrl-C again") == 2
        terminal.interrupt()
        assert terminal.end() == 1
    assert list(tmp_path.iterdir()) == []  # no half-written file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["play"],
        ["play", "chess"],
        ["play", "pocket-rockets", "--players", "9"],
        ["play", "pocket-rockets", "--players", "two"],
        ["play", "pocket-rockets", "--players"],
        ["play", "pocket-rockets", "--seats", "you,nobody"],
        ["play", "pocket-rockets", "--seats", "you,random", "--players", "3"],
        ["play", "pocket-rockets", "--bot", "hal"],
        ["play", "pocket-rockets", "--option", "x"],
        ["play", "pocket-rockets", "--option", "x=y"],
        ["play", "pocket-rockets", "--seed", ""],
        ["play", "pocket-rockets", "--resume", "nothing.save"],
        ["play", "--resume", "text.txt"],
        ["play", "pocket-rockets", "--frobnicate"],
        ["play", "pocket-rockets", "--plain=yes"],
        ["play", "pocket-rockets", "--colour", "mauve"],
        ["rules"],
        ["rules", "pocket-rockets", "PR-99.9"],
        ["cards", "pocket-rockets", "tip-mauve"],
        ["replay"],
        ["replay", "nothing.journal"],
        ["replay", "text.txt", "--verify"],
        ["games", "extra"],
        ["games", "--lang", "fr"],
        ["--lang", "fr", "games"],
        ["play", "pocket-rockets", "--seats", ""],
        ["replay", "."],
        ["replay", "/dev/zero"],
    ],
    ids=" ".join,
)
def test_bad_arguments_get_one_line(
    arguments: list[str],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANGUAGE", language)
    (tmp_path / "text.txt").write_text("nothing of ours\n")
    code = cli.main(arguments)
    said = capfd.readouterr()

    assert code == 2
    assert said.out == ""
    assert re.fullmatch(r"apogee: [^\n]+[.?]\n", said.err), said.err
    assert not re.search(r"Traceback|/site-packages/|'str'", said.err)


@pytest.mark.parametrize("file", ["nothing.toml", "text.txt", "."])
def test_a_component_file_that_cannot_be_used_gets_one_line(file: str, tmp_path: Path) -> None:
    (tmp_path / "text.txt").write_text("nothing of ours\n")
    done = run("play", "pocket-rockets", "--components", file, folder=tmp_path)

    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"apogee: [^\n]+\.\n", done.stderr), done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_component_file_of_another_game_is_refused(
    game: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    other = next(name for name in GAMES if name != game)
    file = Path(apogee.__file__).parent / "games" / package_of(other) / "components.toml"
    (tmp_path / "its.toml").write_bytes(file.read_bytes())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("APOGEE_COMPONENTS", "")
    apogee.game(game).match(apogee.game(game).players[0], seed=1).save("at.save")
    for arguments in (
        *([command, game] for command in ("play", "rules", "cards", "simulate", "bench")),
        ["play", "--resume", "at.save", "--seats", "you,you"],
        ["replay", "at.save"],
        ["replay", "at.save", "--verify"],
    ):
        code = cli.main([*arguments, "--components", "its.toml", "--lang", language])
        said = capfd.readouterr()
        assert (code, said.out) == (2, ""), arguments
        assert said.err == f"apogee: {Texts(language)('wrong-components', file='its.toml', given=other, game=game)}\n"
    for command in ("games", "serve --bots 0"):  # of all games: any file will do
        cli.main([*command.split(), "--components", "its.toml", "--lang", language])
        assert other not in capfd.readouterr().err


def test_streams_that_are_closed_or_full(tmp_path: Path) -> None:
    for command, code in (
        ("games >&-", (0, 1)),
        ("games >/dev/full", (1,)),
        ("rules pocket-rockets | head -1", (0,)),
        ("--help | true", (0,)),
        ("play pocket-rockets --seed 1 <&-", (0,)),
    ):
        shell = f"{shlex.join([sys.executable, *PROGRAM])} {command}"
        done = subprocess.run(["sh", "-c", shell], cwd=tmp_path, env=environment(), capture_output=True, text=True)  # noqa: PLW1510
        assert done.returncode in code, (command, done.stderr)
        assert "Traceback" not in done.stderr, command
        assert "Exception ignored" not in done.stderr, command
        assert done.stderr.count("\n") <= 1, command
    assert apogee.load(tmp_path / "pocket-rockets.save").pending()


# --- Looking things up


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["rules", "pocket-rockets"],
        ["rules", "pocket-rockets", "8"],
        ["cards", "pocket-rockets"],
        ["cards", "pocket-rockets", "fuel-4"],
    ],
    ids=" ".join,
)
def test_what_can_be_looked_up(arguments: list[str], language: str, tmp_path: Path) -> None:
    done = run(*arguments, "--lang", language, folder=tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    text = done.stdout
    if arguments == ["games"]:
        text, _, last = text.rstrip("\n").rpartition("\n")
        assert mode() in last
    same_screen(f"{language}-{'-'.join(arguments)}", text.rstrip("\n") + "\n")


def test_help_is_there_for_every_command(tmp_path: Path) -> None:
    commands = ["", "games", "play", "rules", "cards", "replay", "simulate", "arena", "train", "bench"]
    for command, language in some(product(commands, LANGUAGES), *zip(commands, cycle(("de", "it")), strict=False)):
        done = run(*filter(None, [command]), "--help", folder=tmp_path, LANG=language)
        assert (done.returncode, done.stderr) == (0, "")
        if language != "en":
            assert not re.search(r"\b(usage|options|show this help|positional)\b", done.stdout), done.stdout


# --- Replays


def finished(folder: Path) -> Path:
    """The journal of a finished match with searches in it."""
    match = apogee.game("pocket-rockets").match(2, seed=4)
    rng = Rng(4)
    while not match.over:
        seat = match.pending()[0]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    match.export(folder / "done.journal")
    return folder / "done.journal"


@pytest.mark.parametrize("language", some(LANGUAGES, "it"))
def test_a_replay_steps_jumps_and_changes_eyes(language: str, tmp_path: Path) -> None:
    last = len(apogee.journal(finished(tmp_path)).entries)
    with Terminal("replay", "done.journal", "--lang", language, folder=tmp_path) as terminal:
        terminal.type(
            "", "n", "b", "200", "v 1", "v", "e", "v 7", "9999999", str(last), "", "0", "b", "x", "q", prompt=":"
        )

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 80) == []
        same_screen(f"{language}-replay", terminal.text())


def test_a_seat_sees_its_own_and_everything_only_after_the_end(tmp_path: Path) -> None:
    finished(tmp_path)
    shown = {}
    for eyes in ([], ["--seat", "1"], ["--seat", "2"], ["--everything"]):
        done = run("replay", "done.journal", "--at", "200", "--plain", *eyes, folder=tmp_path)
        assert done.returncode == 0
        shown[" ".join(eyes)] = done.stdout
    assert len(set(shown.values())) == 4
    assert "unknown" in shown[""]
    assert "unknown" not in shown["--everything"]

    match = apogee.game("pocket-rockets").match(2, seed=4)
    match.play(match.pending()[0], "place launch")
    match.save(tmp_path / "running.save")
    match.export(tmp_path / "running.journal")
    for arguments in (
        ["running.save", "--everything"],
        ["running.journal"],
        ["done.journal", "--at", "-1"],
        ["done.journal", "--seat", "0"],
    ):
        done = run("replay", *arguments, folder=tmp_path)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
    assert run("replay", "running.save", "--at", "3", folder=tmp_path).returncode == 0


def test_a_finished_match_is_reviewed_for_a_seat(tmp_path: Path) -> None:
    finished(tmp_path)
    done = run("replay", "done.journal", "--review", "1", folder=tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("How it went: Player 1\n")
    assert len(re.findall(r"^  Line \d+ of \d+ +\d+%(?: #+)?$", done.stdout, re.MULTILINE)) == CHART_LINES
    assert re.search(r"\nLuck, in percent of a win: -?\d+\nLost by decisions, in percent of a win: \d+\n", done.stdout)
    assert re.search(r"\n  Line \d+ of \d+: (Luck|Decision|Others), \d+% to \d+%: ", done.stdout)
    match = apogee.game("pocket-rockets").match(2, seed=4)
    match.save(tmp_path / "running.save")
    for file, seat in (("running.save", "1"), ("done.journal", "3")):
        done = run("replay", file, "--review", seat, folder=tmp_path)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_changed_journal_is_refused(tmp_path: Path) -> None:
    file = finished(tmp_path)
    file.write_text(file.read_text().replace("move cw", "move ccw", 1))
    done = run("replay", file.name, "--verify", folder=tmp_path)

    assert done.returncode == 2
    assert "edited or damaged" in done.stderr


# --- The picture in the README


def test_the_picture_in_the_readme_is_a_screen(tmp_path: Path) -> None:
    position = {
        "seats": [
            {
                "site": "construction-yellow",
                "rockets": [
                    {"colour": "grey", "segments": 2, "tip": "tip-grey-plus-one", "fuel": 4},
                    {"colour": "yellow", "segments": 3},
                ],
                "hand": ["segment-yellow", "tip-yellow-free-direction"],
            },
            {
                "site": "launch",
                "rockets": [
                    {"colour": "yellow", "segments": 1, "tip": "tip-yellow-extra-action", "fuel": 3},
                    {"colour": "red", "segments": 2, "tip": "tip-red-none"},
                ],
                "bonuses": ["extra_action"],
                "hand": ["base-grey"],
                "known": [],
            },
        ],
        "ring": ["launch", "construction-red", "conveyor", "recycling", "construction-yellow", "construction-grey"],
        "turn": 0,
        "points": 3,
        "fuel": {"1": 2, "2": 2, "3": 1, "4": 1},
        "stacks": {
            "construction-grey": {"top": ["tip-red-extra-hand"], "bag": {"segment-grey": 4, "base-red": 2}},
            "construction-yellow": {"top": ["segment-yellow"], "bag": {"segment-red": 3, "base-yellow": 2}},
            "construction-red": {"top": ["base-red"], "bag": {"segment-red": 2, "tip-grey-none": 1}},
            "conveyor": {"top": ["segment-grey"], "bag": {"tip-yellow-none": 1, "segment-yellow": 2}},
        },
        "box": "rest",
    }
    apogee.game("pocket-rockets").match_at(position, seed=2).save(tmp_path / "picture.save")
    with Terminal("play", "--resume", "picture.save", "--seats", "you,greedy", folder=tmp_path) as terminal:
        terminal.wait_for("): ")
        text = terminal.text()
        terminal.type("q")
        terminal.end()
    picture = text[text.index(" Turn:") :].rstrip()

    assert f"```text\n{picture}\n```" in (Path(__file__).parents[1] / "README.md").read_text("utf-8")
