"""Replays: a match step by step, as one viewer was told it. What told this viewer nothing leaves no gap to count."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from apogee.core.errors import ApogeeError, BadJournal
from apogee.core.game import Game
from apogee.core.journal import Journal, read_journal
from apogee.core.match import Match, begin_again, passages
from apogee.server.protocol import Eyes, Outcome, Replay, ReplaySeat, ReplayStep
from apogee.server.refusal import Refusal

MOST_STEPS = 5_000
MOST_LINES = 20_000  # of a journal that somebody hands in
MOST_LINES_AGAIN = 200_000  # that its take-backs may have us play again, in all


class Recording(Struct, frozen=True):
    """A match to be replayed, as it is at one moment."""

    journal: Journal
    game: Game[Any]
    seats: list[ReplaySeat]
    is_open: bool  # its journal is no secret, or no longer


def replay_of(recording: Recording, eyes: Eyes) -> Replay:
    """All steps that a viewer was told something by; it takes a while."""
    journal, header = recording.journal, recording.journal.header
    match = begin_again(journal, recording.game)
    steps: list[ReplayStep] = []
    told, seen = 0, None
    for passage in passages(journal, match):
        events, view = news(match, eyes, told), sight(match, eyes)
        told = passage.last_line
        if steps and not events and view == seen:
            continue
        if len(steps) == MOST_STEPS:
            raise Refusal("too-large")
        seen, decision = view, passage.decision
        is_known = decision is not None and (decision.is_public or eyes in ("all", decision.seat))
        steps.append(
            ReplayStep(
                number=len(steps),
                line=passage.line if recording.is_open else None,
                seat=decision.seat if decision is not None and is_known else None,
                words=decision.words if decision is not None and is_known else None,
                events=events,
                view=view,
            )
        )
    return Replay(
        game=header.game,
        title=match.game.title,
        rules_version=header.rules_version,
        components_hash=header.components_hash,
        options=dict(header.options),
        players=header.players,
        seats=recording.seats,
        viewer=eyes,
        is_over=journal.result is not None,
        commitment=journal.commitment,
        steps=steps,
        result=outcome_of(journal),
    )


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


def read(text: str) -> Journal:
    """A journal that somebody hands in, as far as its text tells whether it is one."""
    text = text.replace("\r\n", "\n")
    try:
        if text.count("\n") > MOST_LINES:
            raise BadJournal("it has too many lines.")
        journal = read_journal(text, "it")
        taken_back = (entry.back_to is not None or entry.withdrawn is not None for entry in journal.entries)
        if sum(number for number, is_so in enumerate(taken_back, 1) if is_so) > MOST_LINES_AGAIN:
            raise BadJournal("too much of it was taken back.")
    except ApogeeError as error:
        raise Refusal("bad-journal", reason=str(error)) from None
    return journal


def replay_of_stranger(journal: Journal, game: Game[Any], eyes: Eyes) -> Replay:
    """The replay of a journal that somebody handed in, checked to the last line; it takes a while."""
    journal.find_game = lambda _: game
    players = journal.header.players
    if isinstance(eyes, int) and eyes >= players:
        raise Refusal("no-seat", given=eyes)
    try:
        journal.verify()
        return replay_of(Recording(journal, game, [ReplaySeat("unknown", None)] * players, is_open=True), eyes)
    except ApogeeError as error:
        raise Refusal("bad-journal", reason=str(error)) from None
