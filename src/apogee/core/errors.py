"""What can be wrong with what we are given. Each message is one sentence: what is wrong, and what to do instead."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches


class ApogeeError(ValueError):
    """Something given to Apogee is wrong; nothing has changed.

    The message is English. Where the catalogues have it too, `key` names it there and `facts` fill it, so that it can
    be said in the reader's language.
    """

    def __init__(self, message: str, key: str = "", facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.key = key
        self.facts = {} if facts is None else dict(facts)


class UnknownGame(ApogeeError):
    """No game has this name."""


class UnknownBot(ApogeeError):
    """The game has no bot of this name."""


class BadPlayers(ApogeeError):
    """The game is not for this number of players, or there is no such seat."""


class BadOption(ApogeeError):
    """The game has no such option, or the option no such choice."""


class BadSeed(ApogeeError):
    """This cannot be kept in a journal as a seed."""


class BadPosition(ApogeeError):
    """The described position cannot be played."""


class BadComponents(ApogeeError):
    """The component file cannot be used."""


class BadJournal(ApogeeError):
    """The text is no journal, is damaged, or does not fit this program."""


class UnknownAction(ApogeeError):
    """The game's vocabulary does not contain these words.

    The hint says what may be meant: `take-back`, which is the table's matter; `no-end`, where turns end by themselves;
    words or patterns of the game; or `nothing`.
    """

    def __init__(self, message: str, hint: str = "nothing") -> None:
        super().__init__(message)
        self.hint = hint


class BadOutcome(ApogeeError):
    """A scripted chance outcome is unknown, or impossible when its turn comes."""


class NoTakeBack(ApogeeError):
    """The seat has no step that it may take back without asking anybody."""


class IllegalAction(ApogeeError):
    """The rules do not allow this action now."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[str, str]]:
        return IllegalAction, (self.rule, self.reason)


def quoted(value: object) -> str:
    """A value as a sentence can quote it: shortened to a line."""
    if isinstance(value, int) and abs(value) > 10**40:
        return "a number that long"
    text = repr(value) if isinstance(value, str | int | float | bool | None) else f"a {type(value).__name__}"
    return text if len(text) <= 80 else f"{text[:76]} ..."


def nearest(word: str, known: Iterable[str]) -> str:
    """The words that come closest, ready to end a sentence; empty where none is near."""
    return did_you_mean(get_close_matches(word[:80], list(known), n=3, cutoff=0.6))


def near_word(word: str, known: Iterable[str]) -> list[str]:
    """The one word that comes closest, if any is near."""
    return get_close_matches(word[:80], list(known), n=1, cutoff=0.6)


def did_you_mean(near: Iterable[str]) -> str:
    """Words that come near, ready to end a sentence; empty where there are none."""
    words = " or ".join(repr(each) for each in near)
    return f"; did you mean {words}?" if words else ""
