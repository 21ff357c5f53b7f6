"""Opening a table: what was taken back is not played again, and all is as if it had been."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from apogee import catalog
from apogee.core.chance import Draws
from apogee.core.errors import BadJournal
from apogee.core.match import Match
from apogee.server.hall import fold_lines
from apogee.server.protocol import Clock
from apogee.server.refusal import Refusal
from apogee.server.room import line_digest
from apogee.server.table import Founding, Table, text_of
from apogee.testing import toy
from tests.serving import game_named

THREE = 3  # players, whom every game is for
GAMES = [
    (toy.GAME.name, THREE),
    *((name, players) for name in catalog.GAMES for players in sorted({catalog.game(name).players[0], THREE})),
]


def dice_of(seed: str) -> Random:
    return Random(seed)  # noqa: S311 - for play, not for secrets


class Sitting:
    """People at a table, and the lines that came of what they did."""

    def __init__(self, game: str, players: int, seed: str) -> None:
        self.game = game_named(game)
        self.founding = Founding(
            id="opening",
            game=game,
            rules_version=self.game.rules_version,
            components_hash=self.game.text_hash,
            players=players,
            options=self.game.chosen_options({}, players),
            host="person 0",
            host_name="Ada",
            is_public=True,
            grace_seconds=60,
            clock=Clock("seconds", 30),
            bots={},
            reserved={},
            seed=seed,
            salt="salt",
            commitment=Draws(seed, "salt").commitment(),
        )
        self.table = self.new()
        self.lines: list[dict[str, Any]] = []
        for seat in range(players):
            self.keep(self.table.sit_line(f"person {seat}", f"Ada {seat}", seat, f"entropy {seat}"))

    def new(self) -> Table:
        return Table(self.founding, self.game)

    def keep(self, body: dict[str, Any]) -> None:
        """Fold a line, and keep it as rooms do."""
        number, at = len(self.lines) + 1, 1000.0 + len(self.lines)
        self.table.fold(body, at)
        text = text_of(body)
        self.table.digest = line_digest(self.table.digest, number, at, text)
        self.lines.append({"number": number, "at": at, "body": text, "digest": self.table.digest})

    def play(self, dice: Random, by: str = "person") -> int:
        """Any step of any seat that is asked."""
        match = self.match
        seat = dice.choice(match.pending())
        self.keep(self.table.play_line(seat, self.table.decisions[seat], dice.choice(match.choices(seat)), by))
        return seat

    def take_back(self, seat: int) -> None:
        self.keep(self.table.take_back_line(seat, self.table.decisions[seat]))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def do_something(self, dice: Random) -> None:
        """What people do at a table; what cannot be is left out."""
        table, seat = self.table, dice.randrange(self.founding.players)
        if self.match.over:
            return
        what = dice.choices(
            ["play", "back", "late", "ask", "answer", "say", "mute", "leave"], [60, 60, 2, 2, 4, 2, 2, 0.1]
        )[0]
        try:
            if what in ("play", "late"):
                self.play(dice, "clock" if what == "late" else "person")
            elif what == "back":
                backs = [each for each in range(self.founding.players) if table.may_take_back(each)]
                self.take_back(dice.choice(backs or [seat]))
            elif what == "ask":
                self.keep(table.ask_back_line(seat, table.decisions[seat]))
            elif what == "answer":
                self.keep(table.answer_back_line(seat, table.requests, dice.random() < 0.8))
            elif what == "say":
                self.keep(table.say_line(seat, "hello"))
            elif what == "mute":
                self.keep(table.mute_line(seat, (seat + 1) % self.founding.players, dice.random() < 0.5))
            else:
                self.keep(table.leave_line(table.seat_needed(f"person {seat}")))
        except Refusal:
            pass


def told_of(table: Table) -> dict[str, Any]:
    """All that matters of a table."""
    match, seats = table.match, range(len(table.seats))
    assert match is not None
    return {
        "feeds": [(feed.texts, feed.lines, feed.numbers, feed.late) for feed in table.feeds],
        "decisions": table.decisions,
        "asked at": table.asked_at,
        "asked for": {line: table.asked_for[line] for line, entry in match.standing if entry.seat is not None},
        "by clock": {line for line, _ in match.standing if line in table.by_clock},
        "by hand": table.by_hand,
        "request": table.request and (table.request.number, table.request.to, table.request.agreed),
        "counts": (table.lines, table.by_people, table.is_news, table.digest, table.status),
        "journal": match.journal.text(is_private=True),
        "handed out": match.journal.text(is_private=False),
        "standing": match.standing,
        "position": match.position(),
        "views": [match.view(seat) for seat in seats],
        "take-backs": [match.own_take_back(seat) for seat in seats],
        "log": match.open_log(),
    }


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_table_that_is_opened_is_as_it_was_left(game: str, players: int, seed: int) -> None:
    """Nothing tells that steps which were taken back were not played, and what is done next comes out alike."""
    dice, sitting = dice_of(f"{game} {players} {seed}"), Sitting(game, players, f"opening {seed}")
    for _ in range(250):
        sitting.do_something(dice)
    opened, checked = (
        fold_lines(sitting.new(), sitting.lines),
        fold_lines(sitting.new(), sitting.lines, is_checking=True),
    )
    assert told_of(opened) == told_of(checked) == told_of(sitting.table)
    then = sitting.table
    state = dice.getstate()
    for table in (then, opened, checked):
        dice.setstate(state)
        sitting.table, sitting.lines = table, []
        for _ in range(30):
            sitting.do_something(dice)
    assert told_of(opened) == told_of(checked) == told_of(then)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_was_taken_back_is_not_played_again(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice, sitting = dice_of(f"{game} {players}"), Sitting(game, players, "dear")
    while sitting.table.status == "running" and sum('"take-back"' in line["body"] for line in sitting.lines) < 200:
        seat = sitting.play(dice)
        if sitting.table.may_take_back(seat) and dice.random() < 0.95:
            sitting.take_back(seat)
    played = 0
    really = Match.play

    def play(self: Match, seat: int, words: str) -> None:
        nonlocal played
        played += 1
        really(self, seat, words)

    monkeypatch.setattr(Match, "play", play)
    opened = fold_lines(sitting.new(), sitting.lines)
    assert opened.match is not None
    assert played == sum(entry.seat is not None for _, entry in opened.match.standing)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_going_back_by_consent_does_not_play_from_the_beginning(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does opening the table, which folds all such lines: that is what made a table dear (finding 2)."""
    dice, sitting = dice_of(game), Sitting(game, THREE, "dear")
    for _ in range(120):
        sitting.play(dice)
    done = 0
    really = Match._do

    def do(self: Match, line: int, player: int, action: int) -> Any:
        nonlocal done
        done += 1
        return really(self, line, player, action)

    monkeypatch.setattr(Match, "_do", do)
    times = 0
    while times < 30:
        table = sitting.table
        seat = next((each for each in range(THREE) if table.has_step(each) and not table.may_take_back(each)), None)
        if seat is not None and table.request is None:
            sitting.keep(table.ask_back_line(seat, table.decisions[seat]))
            for other in set(range(THREE)) - {seat}:
                sitting.keep(table.answer_back_line(other, table.requests, True))
            times += 1
        sitting.play(dice)
    while_playing, done = done, 0
    opened = fold_lines(sitting.new(), sitting.lines)
    assert told_of(opened) == told_of(sitting.table)
    assert max(while_playing, done - len(sitting.match.standing)) < 30 * 60


@pytest.mark.parametrize("what", ["changed", "skipped", "asked"])
def test_the_doctor_holds_a_take_back_to_what_it_says_of_itself(what: str) -> None:
    dice, sitting = dice_of("doctor"), Sitting("countdown", 3, "doctor")
    sitting.take_back(sitting.play(dice))
    line = sitting.lines[-1]
    changed = line["body"].replace(f'"{what}":[', f'"{what}":[7,')
    digest = line_digest(sitting.lines[-2]["digest"], line["number"], line["at"], changed)
    assert changed != line["body"]
    with pytest.raises(BadJournal, match=what):
        fold_lines(sitting.new(), [*sitting.lines[:-1], {**line, "body": changed, "digest": digest}], is_checking=True)


def test_take_backs_that_tell_nothing_of_themselves_are_played() -> None:
    """Tables that were kept before lines said so."""
    dice, sitting = dice_of("older"), Sitting("pocket-rockets", 2, "older")
    for _ in range(200):
        sitting.do_something(dice)
    digest, older = sitting.founding.commitment, []
    for line in sitting.lines:
        said = msgspec.json.decode(line["body"])
        body = text_of({name: said[name] for name in said if name not in ("changed", "skipped", "asked")})
        digest = line_digest(digest, line["number"], line["at"], body)
        older.append({**line, "body": body, "digest": digest})
    told, before = told_of(fold_lines(sitting.new(), older)), told_of(sitting.table)
    assert {**told, "counts": ()} == {**before, "counts": ()}
