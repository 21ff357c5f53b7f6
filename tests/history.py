"""History: what clients sent and heard, held against what the server kept. A pure function finds what does not fit."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from apogee.server.hall import check_chain
from apogee.server.storage import Storage
from apogee.server.table import Table, founding_of
from tests.serving import game_named

Key = tuple[str, str, str]  # table, who, and the key of the command
Deed = tuple[str, str, str]  # table, who, and what the command comes to in the journal


@dataclass(frozen=True, slots=True)
class Sent:
    """A command was sent, perhaps again. A command without a deed has no line of its own."""

    table: str
    who: str
    key: str
    deed: str | None


@dataclass(frozen=True, slots=True)
class Heard:
    """A final answer was received."""

    table: str
    who: str
    key: str
    answer: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Line:
    """What a person did, as the journal tells it, and the number of their next decision.

    Steps that are taken back and come again at once stay, so a journal may tell of a command as of a shorter one.
    """

    table: str
    who: str
    deed: str
    decision: int | None
    longer: str = ""  # the deed with one step more, which stayed


def faults(history: Sequence[Sent | Heard], lines: Sequence[Line], kept: Mapping[Key, Mapping[str, Any]]) -> list[str]:
    """All that contradicts "each command is done once or refused once, in the order that its sender was told"."""
    told = Told(history)
    lines = [told.settled(line) for line in lines]
    return [
        *told.contradictions,
        *_lost_answers(told, kept),
        *_wrong_counts(told, lines),
        *_wrong_decisions(told, lines),
        *_wrong_order(told, lines),
    ]


class Told:
    """A history, by command: when it was first sent and first answered, and how."""

    def __init__(self, history: Sequence[Sent | Heard]) -> None:
        self.sent_at: dict[Key, int] = {}
        self.heard_at: dict[Key, int] = {}
        self.answers: dict[Key, dict[str, Any]] = {}
        self.by_deed: dict[Deed, list[Key]] = defaultdict(list)
        self.contradictions: list[str] = []
        for moment, each in enumerate(history):
            key = (each.table, each.who, each.key)
            if isinstance(each, Sent):
                if key not in self.sent_at and each.deed is not None:
                    self.by_deed[(each.table, each.who, each.deed)].append(key)
                self.sent_at.setdefault(key, moment)
            elif key not in self.sent_at:
                self.contradictions.append(f"answered without having been sent: {key}")
            elif self.answers.setdefault(key, each.answer) != each.answer:
                self.contradictions.append(f"two answers: {key}: {self.answers[key]}, {each.answer}")
            else:
                self.heard_at.setdefault(key, moment)

    def done(self, deed: Deed) -> list[Key]:
        """The commands for this that were acknowledged."""
        return [key for key in self.by_deed.get(deed, []) if key in self.answers and self.answers[key]["ok"]]

    def settled(self, line: Line) -> Line:
        """A line with the deed of the command that it is of: the longer one, where that was done or alone was sent."""
        short, long = (line.table, line.who, line.deed), (line.table, line.who, line.longer)
        is_long = self.done(long) or (self.open(long) and not self.done(short) and not self.open(short))
        return replace(line, deed=line.longer) if is_long else line

    def open(self, deed: Deed) -> list[Key]:
        """The commands for this whose answer nobody heard."""
        return [key for key in self.by_deed.get(deed, []) if key not in self.answers]


def _lost_answers(told: Told, kept: Mapping[Key, Mapping[str, Any]]) -> Iterator[str]:
    for key, answer in told.answers.items():
        if key not in kept:
            yield f"answer lost: {key}: {answer}"
        elif dict(kept[key]) != {name: value for name, value in answer.items() if name != "message"}:
            yield f"answer changed: {key}: {answer}, {kept[key]}"
    for key in kept:
        if key not in told.sent_at:
            yield f"answer invented: {key}"


def _wrong_counts(told: Told, lines: Sequence[Line]) -> Iterator[str]:
    count = Counter((line.table, line.who, line.deed) for line in lines)
    for deed in count.keys() | told.by_deed.keys():
        done, unknown = len(told.done(deed)), len(told.open(deed))
        if count[deed] < done:
            yield f"lost: {deed} is there {count[deed]} times, acknowledged {done} times"
        if count[deed] > done + unknown:
            what = "doubled" if done + unknown else "invented"
            yield f"{what}: {deed} is there {count[deed]} times, acknowledged {done} times, unanswered {unknown} times"


def _known(told: Told, lines: Sequence[Line]) -> Iterator[tuple[Line, Key]]:
    """The lines whose command is certain."""
    count = Counter((line.table, line.who, line.deed) for line in lines)
    for line in lines:
        deed = (line.table, line.who, line.deed)
        done = told.done(deed)
        if len(done) == count[deed] == 1 and not told.open(deed):
            yield line, done[0]


def _wrong_decisions(told: Told, lines: Sequence[Line]) -> Iterator[str]:
    last: dict[tuple[str, str], int] = {}
    for line in lines:
        if line.decision is not None:
            if line.decision < last.get((line.table, line.who), 0):
                yield f"decisions go back: {line}"
            last[(line.table, line.who)] = line.decision
    for line, key in _known(told, lines):
        if told.answers[key].get("decision") != line.decision:
            yield f"another decision was told: {line}, {told.answers[key]}"


def _wrong_order(told: Told, lines: Sequence[Line]) -> Iterator[str]:
    """Commands that were sent after an answer, but whose lines come before the line of what was answered."""
    earliest: dict[str, int] = {}  # per table, when the first of all later lines was answered
    for line, key in reversed(list(_known(told, lines))):
        first = earliest.get(line.table)
        if first is not None and first < told.sent_at[key]:
            yield f"out of order: {line}"
        earliest[line.table] = min(told.heard_at[key], first if first is not None else told.heard_at[key])


def deed_of(command: Mapping[str, Any]) -> str | None:
    """What a command comes to, in the words of `line_of`."""
    names = {
        "play": ("decision", "words"),
        "steps": ("decision", "take_back", "steps"),
        "take-back": ("decision",),
        "ask-back": ("decision",),
        "answer-back": ("request", "agree"),
        "say": ("text",),
        "sit": ("seat",),
    }
    if command["do"] not in names:
        return None
    return " ".join([command["do"], *(str(command[name]) for name in names[command["do"]])])


def line_of(table: Table, body: Mapping[str, Any]) -> tuple[str, str] | None:
    """Whose deed a line tells, before it is folded in; None for what no person did, or no deed is known of."""
    seat = body.get("seat", 0)
    facts: dict[str, Any] = {**body, "decision": table.decisions[seat]}
    if table.request is not None:
        facts["request"] = table.request.number
    deed = deed_of(facts)
    who = body["name"] if body["do"] == "sit" else table.seats[seat].name
    return None if deed is None or body.get("by", "person") != "person" else (who, deed)


def steps_of(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """The command that several lines come from."""
    steps = [line["words"] for line in lines if line["do"] == "play"]
    return {"do": "steps", "decision": lines[0]["decision"], "take_back": len(lines) - len(steps), "steps": steps}


def last_step(table: Table, body: Mapping[str, Any]) -> str | None:
    """The last step in force of the seat that a line is of, before it is folded in."""
    own = [entry.words for _, entry in table.match.standing if entry.seat == body.get("seat")] if table.match else []
    return own[-1] if own else None


def longer_deed(table: Table, body: Mapping[str, Any], whole: list[dict[str, Any]], before: str | None) -> str:
    """What was perhaps asked for: to take back the step before these lines, and to do it again before them."""
    lines = whole or [{**body, "decision": table.decisions[body.get("seat", 0)]}]
    if before is None or any(line["do"] != "play" for line in lines):
        return ""
    short = steps_of(lines)
    return deed_of({**short, "take_back": 1, "steps": [before, *short["steps"]]}) or ""


def fold_again(table: Table, line: dict[str, Any]) -> None:
    """Check one more line of a table's journal, and fold it in."""
    digest = check_chain(table, table.digest, table.lines + 1, line)
    table.fold(json.loads(line["body"]), line["at"])
    table.digest = digest


async def kept_in(storage: Storage) -> tuple[list[Line], dict[Key, dict[str, Any]]]:
    """All lines of people, and all answers at tables, of a server whose people have names of their own."""
    names = {row["id"]: row["name"] for row in await storage.rows("people")}
    lines: list[Line] = []
    whole: list[dict[str, Any]] = []  # the lines of several steps that came in one command
    for row in await storage.rows("tables", order="created_at"):
        founding = founding_of(row)
        table = Table(founding, game_named(founding.game))
        for kept in await storage.rows("lines", {"table_id": founding.id}, order="number"):
            body = json.loads(kept["body"])
            if whole or "more" in body:
                whole.append({**body, "decision": table.decisions[body["seat"]]})
            found = None if "more" in body else line_of(table, body)
            if not whole or len(whole) == 1:
                before = last_step(table, body)
            longer = longer_deed(table, body, whole, before)
            if whole and "more" not in body:
                found = (table.seats[body["seat"]].name or "", deed_of(steps_of(whole)) or "")
                whole = []
            fold_again(table, kept)
            if found is not None:
                decision = table.decisions[body["seat"]] if table.match else None
                lines.append(Line(founding.id, found[0], found[1], decision, longer))
    rows = [row for row in await storage.rows("answers") if row["table_id"]]
    answers = {
        (row["table_id"], names[row["person_id"]], row["key"]): json.loads(row["body"])["answer"] for row in rows
    }
    return lines, answers
