"""Refusal: why a command or a request is refused. Its sentence is the message `table-<code>` of the catalogues."""

from __future__ import annotations

from math import ceil
from typing import Any, Literal, Self, get_args

from apogee.core.errors import ApogeeError
from apogee.core.game import Game
from apogee.core.refusal import Refused
from apogee.locale import Fact

Code = Literal[
    "astray",
    "bad-journal",
    "bad-name",
    "bad-request",
    "closed",
    "consent-not-needed",
    "damaged",
    "elsewhere",
    "enough-asides",
    "enough-back",
    "enough-said",
    "fault",
    "full-list",
    "has-name",
    "illegal",
    "late",
    "muted-self",
    "no-game",
    "no-hint",
    "no-invitation",
    "no-language",
    "no-lesson",
    "no-match",
    "no-method",
    "no-name",
    "no-order",
    "no-page",
    "no-request",
    "no-seat",
    "no-step",
    "no-table",
    "no-take-back",
    "not-finished",
    "not-host",
    "not-invited",
    "not-json",
    "not-seated",
    "not-your-turn",
    "other-command",
    "over",
    "quick",
    "request-open",
    "running",
    "seat-taken",
    "seated",
    "step-tells",
    "still-secret",
    "storage",
    "too-large",
    "too-many",
    "unknown-action",
    "wrong-game",
]
CODES: tuple[Code, ...] = get_args(Code)
TOO_MUCH = "replay"  # of what is too large: a match that takes too much to be replayed here

STATUS = {
    "bad-journal": 400,
    "bad-name": 400,
    "bad-request": 400,
    "wrong-game": 400,
    "no-name": 401,
    "elsewhere": 403,
    "not-host": 403,
    "not-invited": 403,
    "not-seated": 403,
    "no-game": 404,
    "no-invitation": 404,
    "no-language": 404,
    "no-lesson": 404,
    "no-page": 404,
    "no-table": 404,
    "no-method": 405,
    "too-large": 413,
    "not-json": 415,
    "quick": 429,
    "fault": 500,
    "too-many": 429,
    "damaged": 503,
    "storage": 503,
}


class Refusal(Exception):
    """Raised in place of an answer; nothing has changed."""

    def __init__(
        self,
        code: Code,
        *,
        refused: Refused | None = None,
        wrong: tuple[Game[Any], ApogeeError] | None = None,
        reason: str = "",
        wait: float = 0.0,
        **facts: Fact,
    ) -> None:
        super().__init__(code)
        self.code: Code = code
        self.refused = refused  # by a rule of the game
        self.wrong = wrong  # what a game does not take, and why
        self.reason = reason  # what else the sentence takes; of a bad request the detail
        self.facts = facts
        self.wait = wait  # seconds, where it is a matter of time

    def about(self, facts: dict[str, Fact]) -> Self:
        """The same, with these facts."""
        self.facts |= facts
        return self

    @property
    def retry_after(self) -> str | None:
        """The seconds after which a retry may help, or None."""
        return str(max(1, ceil(self.wait))) if self.status in (429, 503) else None

    @property
    def rule(self) -> str | None:
        """The rule of the game that bars it, if it is one."""
        return self.refused.rule if self.refused else None

    @property
    def detail(self) -> str | None:
        """What is wrong with a request, in English, for whoever writes a client."""
        return self.reason or None if self.code == "bad-request" else None

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    @property
    def is_final(self) -> bool:
        """Whether the refusal is the command's final answer. After others, the same key may be tried again."""
        return self.status == 409


def as_given(text: str) -> str:
    """What somebody sent, as a sentence can quote it: in one line, and shortened."""
    line = "".join(each if each.isprintable() else "\ufffd" for each in text[:80])
    return f"{line[:76]} ..." if len(text) > 80 else line
