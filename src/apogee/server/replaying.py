"""Replays: a match step by step, as one viewer was told it. Steps that told this viewer nothing leave no gap."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Raw, Struct

from apogee import catalog
from apogee.bots import advice
from apogee.bots.review import review
from apogee.core.errors import ApogeeError, BadJournal
from apogee.core.game import Game
from apogee.core.journal import Journal, read_journal
from apogee.core.match import Match, begin_again, passages
from apogee.core.reasons import Deed
from apogee.server.protocol import (
    AdvisedLine,
    AdvisedStep,
    Eyes,
    GoalPart,
    Outcome,
    Reason,
    Replay,
    ReplaySeat,
    ReplayStep,
    Review,
    ReviewTurn,
    encode,
)
from apogee.server.refusal import TOO_MUCH, Refusal

MOST_LINES = 20_000  # of a journal that somebody hands in


class Recording(Struct, frozen=True):
    """A match to be replayed, as it is at one moment."""

    journal: Journal
    game: Game[Any]
    seats: list[ReplaySeat] | None  # None: nobody knows who had them
    is_open: bool  # its journal is no secret, or no longer


def replay_of(recording: Recording, eyes: Eyes, most_bytes: int) -> bytes:
    """A Replay, as JSON, of all steps that told a viewer something. This is slow."""
    journal, header = recording.journal, recording.journal.header
    match = begin_again(journal, recording.game)
    steps: list[Any] = []  # written at once: as objects they would take ten times the memory
    told, seen, left = 0, None, most_bytes
    for passage in passages(journal, match):
        events, view = news(match, eyes, told), sight(match, eyes)
        told = passage.last_line
        if steps and not events and view == seen:
            continue
        seen, decision = view, passage.decision
        is_known = decision is not None and (decision.is_public or eyes in ("all", decision.seat))
        step = ReplayStep(
            number=len(steps),
            line=passage.line if recording.is_open else None,
            seat=decision.seat if decision is not None and is_known else None,
            words=decision.words if decision is not None and is_known else None,
            events=events,
            view=view,
            goal=[GoalPart(each.case, dict(each.facts), each.is_news) for each in match.game.telling.goal(view)],
        )
        steps.append(Raw(encode(step)))
        left -= len(steps[-1])
        if left < 0:
            raise Refusal("too-large", reason=TOO_MUCH)
    return encode(
        Replay(
            game=header.game,
            title=match.game.title,
            rules_version=header.rules_version,
            components_hash=header.components_hash,
            options=dict(header.options),
            players=header.players,
            seats=recording.seats or [ReplaySeat("unknown", None)] * header.players,
            viewer=eyes,
            is_over=journal.result is not None,
            commitment=journal.commitment,
            steps=steps,
            result=outcome_of(journal),
        )
    )


def review_of(recording: Recording, seat: int) -> bytes:
    """A Review, as JSON. This is slow."""
    game, found = recording.game, review(recording.journal, recording.game, seat)
    turns = [
        ReviewTurn(
            turn.step,
            turn.before,
            turn.after,
            turn.kind,
            turn.cost,
            turn.events,
            None if turn.played is None else step_of(game, turn.played),
            None if turn.better is None else line_of(game, turn.better),
        )
        for turn in found.turns
    ]
    return encode(Review(game.name, seat, found.level, found.percents, found.luck, found.cost, found.is_whole, turns))


def line_of(game: Game[Any], line: advice.AdvisedLine) -> AdvisedLine:
    """A line as it travels."""
    reason = Reason(line.reason.case, dict(line.reason.facts))
    return AdvisedLine([step_of(game, deed) for deed in line.steps], line.percent, reason)


def step_of(game: Game[Any], deed: Deed) -> AdvisedStep:
    """A step as it travels."""
    return AdvisedStep(deed.words, dict(game.telling.facts(deed.before, deed.words)))


def news(match: Match, eyes: Eyes, after: int) -> list[dict[str, Any]]:
    """What a viewer read after a line."""
    return match.open_log(after=after) if eyes == "all" else match.log(eyes, after=after)


def sight(match: Match, eyes: Eyes) -> dict[str, Any]:
    """What a viewer sees."""
    return match.open_view() if eyes == "all" else match.view(eyes)


def outcome_of(journal: Journal) -> Outcome | None:
    """How a match ended, and what its shuffle was made from; nothing while it runs."""
    result, draws = journal.result, journal.draws
    if result is None or draws is None:
        return None
    return Outcome(result.end_reason, list(result.scores), list(result.winners), draws.seed, draws.salt)


CLAIMS = re.compile(r".*\r?\ngame (.*) #\w+\r?\nrules .*\r?\ncomponents (.*) #\w+\r?\n")


def claims_of(text: str) -> tuple[str, str]:
    """The game and the components hash that a journal names, if it does; they are checked when it is read."""
    found = CLAIMS.match(text, 0, 1_000)
    return (found[1], found[2]) if found else ("", "")


def read(text: str) -> Journal:
    """Read a journal that somebody handed in, or refuse a text that is none."""
    text = text.replace("\r\n", "\n")
    try:
        if text.count("\n") > MOST_LINES:
            raise BadJournal("it has too many lines.")
        return read_journal(text, "it")
    except ApogeeError as error:
        raise Refusal("bad-journal", reason=str(error)) from None


def replay_of_stranger(text: str, games: list[str], eyes: Eyes, most_bytes: int) -> bytes:
    """The replay of a journal that somebody handed in, checked to its last line. This is slow."""
    journal = read(text)
    header = journal.header
    if header.game not in games:
        raise Refusal("no-game", given=header.game[:80])
    try:
        game = catalog.game(header.game)
        if not game.plays_by(header.components_hash):
            raise BadJournal(f"the component file {header.components_hash[:12]} is not in the database.")
        game = game.at(header.rules_version)
        if isinstance(eyes, int) and eyes >= header.players:
            raise Refusal("no-seat", given=eyes)
        journal.find_game = lambda _: game
        journal.verify()
        return replay_of(Recording(journal, game, None, is_open=True), eyes, most_bytes)
    except ApogeeError as error:
        raise Refusal("bad-journal", reason=str(error)) from None
    except (OverflowError, RecursionError):
        raise Refusal("bad-journal", reason="it has a number, or something nested, that no match has.") from None
