"""The stranger's check of a shuffle: what is right passes, what was changed is found, and nothing makes it stumble."""

import ast
import contextlib
import functools
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import apogee
from apogee import check_shuffle
from apogee.core.journal import _chained, lines_in_force
from apogee.testing import toy

PR = apogee.game("pocket-rockets")
PROGRAM = Path(check_shuffle.__file__)


def play_on(match: apogee.Match) -> apogee.Match:
    """To the end, with a seat's own take-backs and some that all agreed on."""
    for number in range(3000):
        if match.over:
            return match
        seat = match.pending()[number % len(match.pending())]
        choices = match.choices(seat)
        match.play(seat, choices[7 * number % len(choices)])
        if number % 3 == 0 and match.own_take_back(number % 2) is not None:
            match.take_back_own(number % 2)
        if number == 5:
            match.take_back(lines_in_force(match.journal.entries)[2][0])
    raise AssertionError("the match goes on for ever")


MATCHES: dict[str, Callable[[], apogee.Match]] = {
    "pocket rockets": lambda: PR.match(2, seed=1, salt="s"),
    "pocket rockets with entropy": lambda: PR.match(3, seed=2, salt="1:2", entropy=("left hand", "", 'r\u00e9 #"2"')),
    "countdown": lambda: toy.GAME.match(3, seed="3", options={"rounds": "3"}),
    "countdown with entropy": lambda: toy.GAME.match(2, seed=4, entropy=("a", "b")),
    "countdown from a position": lambda: toy.GAME.match_at({"players": 2, "rounds": 3}, seed=5, entropy=("a", "b")),
}


@functools.cache
def exported(name: str) -> str:
    """The journal of a match that was played to its end."""
    return play_on(MATCHES[name]()).journal.text(is_private=False)


def changed(text: str, pattern: str, new: str) -> str:
    """The journal with one line changed, and its hashes made to fit."""
    lines = [line.rpartition(" #")[0] for line in text.splitlines()]
    place = next(place for place, line in enumerate(lines) if re.match(pattern, line))
    lines[place] = re.sub(pattern, new, lines[place], count=1)
    return _chained([line for line in lines if line])


def verdict(text: str | bytes, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code and the one line that is printed."""
    (folder / "it.journal").write_bytes(text if isinstance(text, bytes) else text.encode())
    code = check_shuffle.main([str(folder / "it.journal")])
    out, err = capsys.readouterr()
    assert (out == "") == (code != 0)
    assert (err == "") == (code == 0)
    assert (out + err).count("\n") == 1
    return code, out + err


@pytest.mark.parametrize("name", MATCHES)
def test_a_finished_match_is_right(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = exported(name)
    code, said = verdict(text, tmp_path, capsys)
    drawn = len(re.findall(r"^[0-9]+ \* ", text, re.MULTILINE))
    seats = len(MATCHES[name]().journal.header.entropy)
    assert code == 0
    assert f"{drawn} draws are right, with the entropy of {seats} seats; 0 outcomes were scripted" in said
    assert re.search(r"^[0-9]+ < ", text, re.MULTILINE)
    assert name != "countdown" or re.search(r"^[0-9]+ - ", text, re.MULTILINE)
    assert verdict(text.replace("\n", "\r\n"), tmp_path, capsys)[0] == 0


def test_scripted_outcomes_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = toy.GAME.match(2, seed=1)
    match.expect("deal spark", "deal burn")
    code, said = verdict(play_on(match).journal.text(is_private=False), tmp_path, capsys)
    assert (code, "; 2 outcomes were scripted;" in said) == (0, True)


@pytest.mark.parametrize("name", ["pocket rockets with entropy", "countdown from a position"])
def test_any_changed_character_is_found(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = exported(name).splitlines()
    for place in {*range(12), *range(12, len(lines), len(lines) // 20), *range(len(lines) - 5, len(lines))}:
        line = lines[place]
        for column in {0, len(line) // 3, len(line) // 2, len(line) - 1}:
            other = "y" if line[column] == "x" else "x"
            edited = [*lines[:place], line[:column] + other + line[column + 1 :], *lines[place + 1 :]]
            assert verdict("\n".join(edited) + "\n", tmp_path, capsys)[0] == (2 if place == 0 and column < 18 else 1)
        assert verdict("\n".join([*lines[:place], *lines[place + 1 :]]) + "\n", tmp_path, capsys)[0] > 0


@pytest.mark.parametrize(
    ("pattern", "new", "fault"),
    [
        (r"seed .*", "seed other", "commitment"),
        (r"salt .*", "salt other", "commitment"),
        (r"commitment .*", f"commitment {'0' * 64}", "commitment"),
        (r'entropy \["a"', 'entropy ["c"', "the draw is"),
        (r'entropy \["a",', "entropy [", "one printable text for each seat"),
        (r'entropy \["a"', "entropy [1", "one printable text for each seat"),
        (r'entropy .*', 'entropy "ab"', "one printable text for each seat"),
        (r'entropy .*', "entropy " + "[" * 100000, "one printable text for each seat"),
        (r'entropy .*', r'entropy ["\\ud800","a"]', "one printable text for each seat"),
        (r"entropy .*", "", "the draw is"),
        (r"players .*", "players 3", "one printable text for each seat"),
        (r"(\d+) \* deal (\w+)( .*)", r"\1 * deal nothing\3", "says 'deal nothing', but the draw is"),
        (r"(\d+) \* deal spark \|", r"\1 * deal burn |", "the draw is"),
        (r"(\d+) \* (.*) \| .*", r"\1 * \2", "lacks its possible outcomes"),
        (r"(\d+) \* (.*) \| .*", r"\1 * \2 | deal spark x0", "lacks its possible outcomes"),
        (r"(\d+) \* (.*) \| .*", r"\1 * \2 | deal spark x1,deal burn x", "lacks its possible outcomes"),
        (r"3 ", "4 ", "line 3 of play"),
        (r"3 .*", "3 ? what", "line 3 of play"),
        (r"3 .*", "", "line 3 of play"),
        (r"result .*", "salt again", "missing"),
        (r"game .*", "toy countdown", "none that a journal has"),
        (r"seed .*", "", "missing"),
        (r"end finished", "over", "end of the journal is missing"),
    ],
)  # fmt: skip
def test_a_change_with_hashes_that_fit_is_found(
    pattern: str, new: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verdict(changed(exported("countdown with entropy"), pattern, new), tmp_path, capsys)
    assert code == 1
    assert fault in said


@pytest.mark.parametrize("name", MATCHES)
def test_draws_everywhere_are_checked(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = exported(name)
    draws = re.findall(r"^([0-9]+) \* (.*) \| (.*) #", text, re.MULTILINE)
    for number, drawn, odds in draws[:: 1 + len(draws) // 30]:
        others = [each.rpartition(" x")[0] for each in odds.split(", ") if not each.startswith(f"{drawn} x")]
        if others:
            edited = changed(text, rf"{number} \* {drawn} ", f"{number} * {others[0]} ")
            assert verdict(edited, tmp_path, capsys) == (
                1,
                f"line {number} of play says {others[0]!r}, but the draw is {drawn!r}.\n",
            )


@pytest.mark.parametrize("is_private", [True, False])
def test_the_seed_comes_after_the_end(is_private: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = toy.GAME.match(2, seed=1)
    assert match.pending()
    code, said = verdict(match.journal.text(is_private=is_private), tmp_path, capsys)
    assert code == 2
    assert "seed comes after the end" in said


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\x00", b"apogee", b"apogee journal 2 #00\n"])
def test_what_is_no_journal_is_said_to_be_none(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verdict(content, tmp_path, capsys)
    assert (code, "no journal" in said) == (2, True)


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], [str(tmp_path)], [str(tmp_path / "none")], ["\0"]):
        assert check_shuffle.main(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1


COUNTDOWN = exported("countdown with entropy")


@given(st.data())
def test_nothing_makes_it_stumble(data: st.DataObject) -> None:
    """Any line replaced by anything, with hashes that fit."""
    lines = [line.rpartition(" #")[0] for line in COUNTDOWN.splitlines()]
    place = data.draw(st.integers(0, len(lines) - 1))
    word = data.draw(st.sampled_from(["", "entropy ", "seed ", "3 * ", "3 * a | ", "players "]))
    lines[place] = word + data.draw(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n")))
    with contextlib.suppress(check_shuffle.Fault, ValueError):
        check_shuffle.check(_chained(lines))


def test_it_is_short_and_stands_alone(tmp_path: Path) -> None:
    source = PROGRAM.read_text("utf-8")
    assert len(source.splitlines()) <= 100
    imported = {
        name.partition(".")[0]
        for node in ast.walk(ast.parse(source))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or "."]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= sys.stdlib_module_names
    (tmp_path / "check_shuffle.py").write_text(source, "utf-8")
    (tmp_path / "match.journal").write_text(exported("countdown"), "utf-8")
    command = [sys.executable, "-I", "check_shuffle.py", "match.journal"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "draws are right" in done.stdout
