"""Journal: a match as one text file. It is the match: whoever replays it gets the same position, events and result.

Every line ends in the hash of all lines so far, so a cut or edited file is noticed. Line n of play is `n SEAT WORDS`
for a decision, `n * WORDS` for chance (`!` marks a scripted outcome, `|` leads the possible outcomes with their
weights), `n < m` for a take-back to line m, and `n - m` where line m alone is withdrawn and what others decided after
it stands. What is handed out of a running match has only the lines that everybody saw, numbered among themselves: it
does not even tell how many secret ones there were.
"""

from __future__ import annotations

import hashlib
import json
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from apogee.core.chance import Draws, is_entropy
from apogee.core.errors import BadJournal

if TYPE_CHECKING:
    from apogee.core.game import Game

FORMAT = 1
FIRST_LINE = "apogee journal"
HEADER = ("game", "rules", "components", "options", "players", "commitment", "entropy", "position")
NOT_ALWAYS = ("entropy", "position")
DEEPEST = 50  # levels of nesting in a header


@dataclass(frozen=True)
class Header:
    """What a match began with."""

    game: str
    rules_version: int
    components_hash: str
    options: Mapping[str, str]
    players: int
    position: dict[str, Any] | None  # the described position that it began from, if it did
    entropy: tuple[str, ...] = ()  # the texts that the seats added to the seed, which are no secret


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of play."""

    seat: int | None = None  # None for chance
    words: str = ""
    odds: tuple[tuple[str, int], ...] = ()  # chance: the possible outcomes with weights, in canonical order
    is_scripted: bool = False  # chance: decided by somebody, not by the seed
    back_to: int | None = None  # a take-back: the line after which play goes on; 0 is the beginning
    withdrawn: int | None = None  # the line that is taken back alone: a decision, with others' decisions after it
    is_public: bool = False  # everybody may read the words (events.py)

    @property
    def is_chance(self) -> bool:
        """Whether chance decided here; otherwise a seat did, or something is taken back."""
        return self.seat is None and self.back_to is None and self.withdrawn is None


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    end_reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass
class Journal:
    """Header, lines of play, and the result; the draws only where the seed may be known."""

    header: Header
    commitment: str
    entries: list[Entry]
    result: Result | None = None
    draws: Draws | None = None
    find_game: Callable[[str], Game[Any]] | None = None

    def text(self, *, is_private: bool) -> str:
        """The file. What is handed out keeps the secrets of a match that is not over."""
        is_open = is_private or self.result is not None
        lines = [f"{FIRST_LINE} {FORMAT}", *self._header_lines(is_open)]
        entries = self.entries if is_open else public_entries(self.entries)
        lines += [f"{number} {_entry_text(entry)}" for number, entry in enumerate(entries, 1)]
        if self.result is not None:
            lines.append(_result_text(self.result))
        if is_open and self.draws is not None:
            lines += [f"seed {self.draws.seed}", f"salt {self.draws.salt}"]
        lines.append(f"end {'finished' if self.result is not None else 'running' if is_private else 'public'}")
        return _chained(lines)

    def _header_lines(self, is_open: bool) -> list[str]:
        header = self.header
        lines = [
            f"game {header.game}",
            f"rules {header.rules_version}",
            f"components {header.components_hash}",
            f"options {_json(header.options)}",
            f"players {header.players}",
            f"commitment {self.commitment}",
        ]
        if header.entropy:
            lines.append(f"entropy {_json(header.entropy)}")
        if header.position is not None:
            lines.append(f"position {_json(header.position) if is_open else 'hidden'}")
        return lines

    def verify(self) -> tuple[str, ...]:
        """Check all that can be checked, and say what that was; raise BadJournal at the first thing that is wrong.

        The chain was checked when the text was read. A journal handed out before the end has no seed to go by.
        """
        if self.draws is None:
            return ("chain",)
        self._check_draws(self.draws)
        if self.find_game is None:
            raise BadJournal("read the journal with apogee.journal, which knows the games to replay it by.")
        self.find_game(self.header.game).replay(self)
        checked = ["chain", "commitment", "draws", "rules", "result" if self.result is not None else "no result yet"]
        scripted = sum(1 for entry in self.entries if entry.is_scripted)
        if scripted > 0:
            checked.append(f"{scripted} scripted")  # these outcomes are somebody's word, not the seed's
        return tuple(checked)

    def _check_draws(self, draws: Draws) -> None:
        """The commitment fits the seed, and the seed gives every draw that was not scripted."""
        if draws.commitment() != self.commitment:
            raise BadJournal("the seed and salt do not fit the commitment; the journal was tampered with.")
        for number, entry in enumerate(self.entries, 1):
            if entry.is_chance and not entry.is_scripted:
                if not entry.odds:
                    raise BadJournal(f"line {number} lacks the possible outcomes, so its draw cannot be checked.")
                drawn = entry.odds[draws.pick(number, [weight for _, weight in entry.odds])][0]
                if drawn != entry.words:
                    raise BadJournal(f"line {number} says {entry.words!r}, but the seed draws {drawn!r}.")


def lines_in_force(entries: list[Entry]) -> list[tuple[int, Entry]]:
    """The numbered lines that take-backs have left standing."""
    standing: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries, 1):
        add_line(standing, number, entry)
    return standing


def add_line(standing: list[tuple[int, Entry]], number: int, entry: Entry) -> None:
    """Update the lines in force by one more line: it joins them, or takes some of them back."""
    if entry.withdrawn is not None:
        if not can_be_withdrawn(standing, entry.withdrawn):
            raise BadJournal(f"line {number} withdraws line {entry.withdrawn}{CANNOT_BE_WITHDRAWN}")
        del standing[bisect_left(standing, entry.withdrawn, key=itemgetter(0))]
    elif entry.back_to is None:
        standing.append((number, entry))
    else:
        while standing and standing[-1][0] > entry.back_to:
            standing.pop()
        if entry.back_to != (standing[-1][0] if standing else 0):
            raise BadJournal(f"line {number} takes back to line {entry.back_to}, which is not in force.")


CANNOT_BE_WITHDRAWN = ", which is not a decision in force with nothing but other seats' decisions after it."


def can_be_withdrawn(standing: list[tuple[int, Entry]], line: int) -> bool:
    """Whether a line is a decision in force, and all that stands after it are decisions of other seats."""
    later: set[int | None] = set()
    for number, entry in reversed(standing):
        if number == line:
            return entry.seat is not None and not {None, entry.seat} & later
        later.add(entry.seat)
    return False


def public_entries(entries: list[Entry]) -> list[Entry]:
    """The lines that everybody saw, numbered among themselves. Odds are left out: they could tell hidden cards.

    Withdrawing the last public line is written as a take-back, so that nobody learns whether secret lines follow it.
    """
    public: list[Entry] = []
    standing: list[tuple[int, int]] = []  # shown lines in force: number in the journal, number among the shown
    for number, entry in enumerate(entries, 1):
        first = last = 0  # the range of lines that stand no longer
        if entry.withdrawn is not None:
            first, last = (find(standing, entry.withdrawn, key=itemgetter(0)) for find in (bisect_left, bisect_right))
        elif entry.back_to is not None:
            first, last = bisect_right(standing, entry.back_to, key=itemgetter(0)), len(standing)
        elif entry.is_public:
            public.append(replace(entry, odds=()))
            standing.append((number, len(public)))
        gone = standing[first:last]
        del standing[first:last]
        if gone and first == len(standing):
            public.append(Entry(back_to=standing[-1][1] if standing else 0))
        elif gone:
            public.append(Entry(withdrawn=gone[0][1]))
    return public


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"), sort_keys=True)


def _entry_text(entry: Entry) -> str:
    if entry.back_to is not None:
        return f"< {entry.back_to}"
    if entry.withdrawn is not None:
        return f"- {entry.withdrawn}"
    who = "*" if entry.seat is None else str(entry.seat)
    script = " !" if entry.is_scripted else ""
    odds = " | " + ", ".join(f"{words} x{weight}" for words, weight in entry.odds) if entry.odds else ""
    return f"{who} {entry.words}{script}{odds}"


def _result_text(result: Result) -> str:
    scores = " ".join(map(str, result.scores))
    return f"result {result.end_reason} scores {scores} winners {' '.join(map(str, result.winners))}"


def _chained(lines: list[str]) -> str:
    """Each line with the hash of all lines so far; the last one with all of it."""
    digest = ""
    chained = []
    for line in lines:
        digest = hashlib.sha256(f"{digest}\n{line}".encode()).hexdigest()
        chained.append(f"{line} #{digest[:16]}")
    chained[-1] = f"{lines[-1]} #{digest}"
    return "\n".join(chained) + "\n"


# --- Reading


def read_journal(text: str, name: str) -> Journal:
    """The journal in a text; the name is only for complaints."""
    lines = _unchained(text, name)
    rest = lines[1:-1]
    values: dict[str, str] = {}
    for key in HEADER:
        word, _, value = rest[0].partition(" ") if rest else ("", "", "")
        if word == key:
            values[key] = value
            del rest[0]
        elif key not in NOT_ALWAYS:
            raise BadJournal(f"{name} must say its {key} once, in its place; use an unbroken copy.")
    journal = Journal(_read_header(values, name), values["commitment"], [])
    tail: dict[str, str] = {}
    for line in rest:
        word, _, value = line.partition(" ")
        if word in ("result", "seed", "salt") and word not in tail:
            tail[word] = value
        elif word == str(len(journal.entries) + 1) and not tail:
            journal.entries.append(_read_entry(value, f"{name}, line {word} of play"))
        else:
            raise BadJournal(f"{name}: the line {line[:40]!r} is out of place; use an unbroken copy.")
    if "result" in tail:
        journal.result = _read_result(tail["result"], name)
    if "seed" in tail and "salt" in tail:
        journal.draws = Draws(tail["seed"], tail["salt"], journal.header.entropy)
    lines_in_force(journal.entries)
    # There is one way to write a journal: written again, it must give the same text.
    if journal.text(is_private=lines[-1] != "end public") != text:
        raise BadJournal(f"{name} was edited: Apogee writes this journal differently; use an unbroken copy.")
    if journal.result is not None and journal.draws is None:
        raise BadJournal(f"{name} is of a finished match but lacks its seed or salt; use an unbroken copy.")
    return journal


def _unchained(text: str, name: str) -> list[str]:
    """The bare lines, if the chain holds and the end is there."""
    raw = text.splitlines()
    first = raw[0].partition(" #")[0] if raw else ""
    if not first.startswith(FIRST_LINE):
        raise BadJournal(f"{name} is not an Apogee journal: it does not begin with {FIRST_LINE!r}.")
    if first != f"{FIRST_LINE} {FORMAT}":
        raise BadJournal(f"{name} is a journal of a format that this program does not know; update Apogee.")
    digest = ""
    lines = []
    for number, each in enumerate(raw, 1):
        line, _, mark = each.rpartition(" #")
        digest = hashlib.sha256(f"{digest}\n{line}".encode()).hexdigest()
        if mark not in (digest[:16], digest):
            raise BadJournal(f"{name} was edited or damaged: the hash of line {number} of the file does not fit.")
        lines.append(line)
    if not lines[-1].startswith("end ") or not text.endswith(f"#{digest}\n"):
        raise BadJournal(f"{name} is cut off: its last line is missing; use an unbroken copy.")
    return lines


def _number(text: str, name: str) -> int:
    """A number as we write it: a few plain digits."""
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text):
        raise BadJournal(f"{name}: {text[:20]!r} is not a number that can be read; use an unbroken copy.")
    return int(text)


def _read_header(values: Mapping[str, str], name: str) -> Header:
    try:
        options = json.loads(values["options"])
        position = values.get("position", "null")
        described = {} if position == "hidden" else json.loads(position)
        entropy = json.loads(values.get("entropy", "[]"))
    except (ValueError, RecursionError):
        raise BadJournal(f"{name} has a header that cannot be read; use an unbroken copy.") from None
    is_deep = any(map(_is_deep, (options, described, entropy)))
    if is_deep or not isinstance(options, dict) or not isinstance(described, dict | None):
        raise BadJournal(f"{name} has a header that cannot be read; use an unbroken copy.")
    rules_version, players = (_number(values[key], f"{name}, {key}") for key in ("rules", "players"))
    if "entropy" in values and not is_entropy(entropy, players):
        raise BadJournal(f"{name}: entropy must be one short printable text for each seat; use an unbroken copy.")
    components_hash = values["components"]
    return Header(values["game"], rules_version, components_hash, options, players, described, tuple(entropy))


def _is_deep(value: object) -> bool:
    """Whether a value is nested more deeply than any position is; a very deep one would break the JSON functions."""
    level = [value]
    for _ in range(DEEPEST):
        level = [
            inner
            for each in level
            for inner in (each.values() if isinstance(each, dict) else each if isinstance(each, list) else ())
        ]
        if not level:
            return False
    return True


def _read_entry(text: str, name: str) -> Entry:
    who, _, rest = text.partition(" ")
    if who == "<":
        return Entry(back_to=_number(rest, name))
    if who == "-":
        return Entry(withdrawn=_number(rest, name))
    if who != "*":
        return Entry(seat=_number(who, name), words=rest, is_public=True)
    words, _, odds = rest.partition(" | ")
    pairs = [each.rpartition(" x") for each in odds.split(", ")] if odds else []
    if any(_number(weight, name) == 0 for _, _, weight in pairs):
        raise BadJournal(f"{name}: an outcome without weight cannot come up; use an unbroken copy.")
    return Entry(
        words=words.removesuffix(" !"),
        odds=tuple((outcome, _number(weight, name)) for outcome, _, weight in pairs),
        is_scripted=words.endswith(" !"),
        is_public=True,  # true of a public text's lines; for other texts it does not matter
    )


def _read_result(text: str, name: str) -> Result:
    try:
        reason, rest = text.split(" scores ")
        scores, winners = rest.split(" winners ")
    except ValueError:
        raise BadJournal(f"{name} has a result that cannot be read; use an unbroken copy.") from None
    return Result(
        reason,
        tuple(_number(score, f"{name}, scores") for score in scores.split()),
        tuple(_number(seat, f"{name}, winners") for seat in winners.split()),
    )
