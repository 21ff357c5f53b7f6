"""What each viewer may know of a table, by the authority: all that reached a page is held to it.

The server is another process. So the lines of its tables are read from its database and folded again, and after each
line the match itself is asked what a seat sees. A frame must be what its seat sees after one of the lines, no more.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from apogee.core.game import Game
from apogee.core.match import Match
from apogee.server import protocol
from apogee.server.room import hash_of
from apogee.server.table import Table, founding_of
from tests.history import fold_again
from tests.serving import game_named

SHOWING = set(protocol.Showing.__struct_fields__)
TABLE_INFO = set(protocol.TableInfo.__struct_fields__)
OF_TABLE = re.compile(r"/api/tables/([a-z0-9]+)(/[\w-]+)?")
OF_NOBODY = re.compile(r"/api/(games|lessons|me|guests|replays|texts/.*|rules/.*|cards/.*|openapi.json)")


@dataclass
class Heard:
    """What reached a page: where from, and the text of it."""

    address: str  # path and query; of a frame, that of its socket
    text: str
    is_frame: bool = False
    status: int = 200


@dataclass
class Moment:
    """A table after one of its lines, as each viewer may know it; the last viewer is the spectator."""

    seats: dict[str, int]  # by person
    status: str
    views: list[dict[str, Any] | None]
    choices: list[list[str]]
    facts: list[list[dict[str, Any]]]
    decisions: list[int]
    told: list[int]  # how many events
    pending: list[int]
    bars: dict[tuple[int, str], str | None] = field(default_factory=dict)
    state: Any = None


class History:
    """A table, line by line."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moments: list[Moment] = []
        self.journals: list[str] = []

    def note(self) -> None:
        """Keep what everybody may know now."""
        table, match = self.table, self.table.match
        seats: list[int | None] = [*range(len(table.seats)), None]
        views = [plain(match.view(seat)) if match else None for seat in seats]
        choices = [match.choices(seat) if match and seat is not None else [] for seat in seats]
        self.moments.append(
            Moment(
                seats={seat.person: number for number, seat in enumerate(table.seats) if seat.person},
                status=table.status,
                views=views,
                choices=choices,
                facts=[
                    plain([table.game.telling.facts(view, words) for words in offered]) if view is not None else []
                    for view, offered in zip(views, choices, strict=True)
                ],
                decisions=list(table.decisions),
                told=[len(feed.texts) for feed in table.feeds],
                pending=list(table.pending()),
                state=match.state.clone() if match else None,
            )
        )
        if match:
            self.journals.append(match.journal.text(is_private=False))

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    def bar(self, moment: Moment, seat: int, words: str) -> str | None:
        """The rule that bars an action."""
        if (seat, words) not in moment.bars:
            rule = self.game.bar(moment.state, seat, self.game.action(words))
            moment.bars[seat, words] = self.game.telling.rules.id_of(rule) if rule else None
        return moment.bars[seat, words]


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


def goal_of(history: History, view: dict[str, Any]) -> Any:
    """What a view tells of the goal, as it travels."""
    return plain([vars(part) for part in history.game.telling.goal(view)])


class Follower:
    """A table of a running server, as its database has it now."""

    def __init__(self, database: Path, table: str) -> None:
        self.connection = sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)
        self.connection.row_factory = sqlite3.Row
        row = self.connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone()
        founding = founding_of(dict(row))
        self.table = Table(founding, game_named(founding.game))

    def match(self) -> Match:
        """The match, with all that has been played by now."""
        asked = "SELECT * FROM lines WHERE table_id = ? AND number > ? ORDER BY number"
        for line in self.connection.execute(asked, [self.table.founding.id, self.table.lines]).fetchall():
            fold_again(self.table, dict(line))
        assert self.table.match is not None
        return self.table.match

    def decision(self, seat: int) -> int:
        """The number of a seat's next decision."""
        self.match()
        return self.table.decisions[seat]

    def has_answered(self, seat: int) -> Callable[[], bool]:
        """What tells whether a seat has decided since."""
        before = self.decision(seat)
        return lambda: self.decision(seat) > before

    def close(self) -> None:
        self.connection.close()


class Truth:
    """All tables of a database, as they were at any time."""

    def __init__(self, database: Path) -> None:
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            self.people: dict[str, str] = {
                row["cookie"]: row["id"] for row in connection.execute("SELECT cookie, id FROM people")
            }
            rows = [dict(row) for row in connection.execute("SELECT * FROM tables")]
            lines = [dict(row) for row in connection.execute("SELECT * FROM lines ORDER BY table_id, number")]
        self.rows = {row["id"]: row for row in rows}
        self.lines = lines
        self.known: dict[str, History] = {}

    def history(self, table: str) -> History:
        """A table line by line; folded when first asked for."""
        if table not in self.known:
            founding = founding_of(self.rows[table])
            history = History(Table(founding, game_named(founding.game)))
            history.note()
            for line in self.lines:
                if line["table_id"] == table:
                    fold_again(history.table, line)
                    history.note()
            self.known[table] = history
        return self.known[table]

    # --- What may have been heard

    def faults(self, cookie: str | None, heard: list[Heard]) -> list[str]:
        """What somebody heard that they may not know, in words."""
        person = self.people.get(hash_of(cookie)) if cookie else None
        found = []
        for each in heard:
            fault = self.fault(person, each) or self._secret(each)
            if fault:
                found.append(f"{each.address}: {fault}: {each.text[:400]}")
        return found

    def fault(self, person: str | None, heard: Heard) -> str | None:
        """What is wrong with one thing that was heard by a person, or None."""
        path = urlsplit(heard.address).path
        if OF_NOBODY.fullmatch(path) or heard.status >= 400:
            return None
        if path == "/api/tables" or path == "/api/invitations":
            return None  # lines of tables have no secrets but the columns that _secret looks for
        parts = OF_TABLE.fullmatch(path)
        if parts is not None and heard.is_frame and json.loads(heard.text)["type"] == "trouble":
            return None
        if parts is None or parts[1] not in self.rows:
            return "nobody knows what this is"
        history, part = self.history(parts[1]), parts[2] or ""
        if part == "/journal":
            return None if heard.text in history.journals else "the journal is none that is handed out"
        said = json.loads(heard.text)
        if part in ("", "/live"):
            return self._wrong_showing(history, person, said)
        query = {name: values[0] for name, values in parse_qs(urlsplit(heard.address).query).items()}
        if part in ("/commands", "/go-on"):
            more = set(said) - set(protocol.Answer.__struct_fields__)
            return f"an answer has more: {more}" if more else None
        if part == "/why":
            game = history.table.game
            about = [words for words in game.actions if query.get("about") in game.vocabulary.components_in(words)]
            return self._wrong_bar(history, person, about or [query["words"]], said)
        if part == "/hint":
            return self._wrong_hint(history, person, said)
        if part == "/proposals":
            return self._wrong_proposals(history, person, said)
        if part == "/replay":
            return self._wrong_replay(history, person, said)
        if part == "/review":
            return self._wrong_review(history, said)
        return "nobody knows what this is"

    def _wrong_showing(self, history: History, person: str | None, said: dict[str, Any]) -> str | None:
        if said.get("type", "state") in ("trouble", "answer"):
            return None
        more = (set(said) ^ SHOWING) | (set(said["table"]) ^ TABLE_INFO)
        if more:
            return f"it has not the fields of a Showing: {sorted(more)}"
        why: str | None = "nobody was told so much"
        for moment in history.moments:
            seat = moment.seats.get(person or "")
            viewer = -1 if seat is None else seat
            if moment.told[viewer] != said["number"]:
                continue
            why = self._differs(history, moment, seat, said)
            if why is None:
                return None
        return why

    def _differs(self, history: History, moment: Moment, seat: int | None, said: dict[str, Any]) -> str | None:
        """In what a frame differs from what a seat may know at a moment."""
        viewer = -1 if seat is None else seat
        feed = history.table.feed(seat).texts[said["since"] : said["number"]]
        view = moment.views[viewer]
        is_on = view is not None
        expected = {
            "viewer": seat,
            "view": view,
            "choices": moment.choices[viewer],
            "facts": moment.facts[viewer],
            "goal": [] if view is None else goal_of(history, view),
            "events": [json.loads(text) for text in feed],
            "decision": moment.decisions[seat] if seat is not None and is_on else None,
        }
        for name, value in expected.items():
            if said[name] != value:
                return f"its {name} is not what seat {seat} may know"
        table = said["table"]
        if table["status"] != moment.status or table["pending"] != moment.pending:
            return "the table is not so"
        if (table["result"] is not None) != (moment.status == "finished"):
            return "it has a result before the end"
        return None

    def _wrong_bar(self, history: History, person: str | None, meant: list[str], said: dict[str, Any]) -> str | None:
        for moment in history.moments:
            seat = moment.seats.get(person or "")
            if seat is None or moment.state is None:
                continue
            if any(history.bar(moment, seat, words) == said["rule"] for words in meant):
                return None
        return "no rule ever said so"

    def _wrong_hint(self, history: History, person: str | None, said: dict[str, Any]) -> str | None:
        if set(said) != {"decision", "words", "level", "lines"}:
            return "a hint has its lines and no more"
        for moment in history.moments:
            seat = moment.seats.get(person or "")
            if seat is None or moment.decisions[seat] != said["decision"]:
                continue
            begins = [said["words"], *(line["steps"][0]["words"] for line in said["lines"])]
            if set(begins) <= set(moment.choices[seat]):
                return None
        return "a hint that nobody could follow"

    def _wrong_proposals(self, history: History, person: str | None, said: dict[str, Any]) -> str | None:
        if set(said) != {"decision", "proposals"}:
            return "proposals are lists of steps and no more"
        for moment in history.moments:
            seat = moment.seats.get(person or "")
            if seat is None or moment.decisions[seat] != said["decision"]:
                continue
            if all(steps and steps[0] in moment.choices[seat] for steps in said["proposals"]):
                return None
        return "a proposal that nobody could follow"

    def _wrong_review(self, history: History, said: dict[str, Any]) -> str | None:
        """A review is there after the end alone, and tells what its seat was told."""
        if history.table.status != "finished":
            return "it is not over"
        told = {json.dumps(json.loads(text), sort_keys=True) for text in history.table.feed(said["seat"]).texts}
        events = [event for turn in said["turns"] for event in turn["events"]]
        if any(json.dumps(event, sort_keys=True) not in told for event in events):
            return "it tells what its seat was not told"
        return None

    def _wrong_replay(self, history: History, person: str | None, said: dict[str, Any]) -> str | None:
        """A replay shows positions as its viewer saw them; with others' eyes, or all of it, after the end alone."""
        match, viewer = history.table.match, said["viewer"]
        assert match is not None
        own = [moment.seats.get(person or "") for moment in history.moments]
        if not said["is_over"] and (viewer is not None and viewer not in own):
            return "with others' eyes before the end"
        if said["is_over"] and history.table.status != "finished":
            return "it is not over"
        if viewer == "all":
            return None if said["is_over"] else "everything open before the end"
        place = -1 if viewer is None else viewer
        seen = {json.dumps(moment.views[place], sort_keys=True) for moment in history.moments}
        public = {(entry.seat, entry.words) for entry in match.journal.entries if entry.is_public}
        told = {json.dumps(json.loads(text), sort_keys=True) for text in history.table.feed(viewer).texts}
        for step in said["steps"]:
            if step["number"] and json.dumps(step["view"], sort_keys=True) not in seen:
                return f"step {step['number']} shows what was never seen"
            if step["words"] and step["seat"] != viewer and (step["seat"], step["words"]) not in public:
                return f"step {step['number']} tells what was secret"
            if any(json.dumps(event, sort_keys=True) not in told for event in step["events"]):
                return f"step {step['number']} tells what nobody was told"
            if step["goal"] != goal_of(history, step["view"]):
                return f"step {step['number']} has a goal that its view does not tell"
        return None

    def _secret(self, heard: Heard) -> str | None:
        """Secrets that nobody may be told: cookies, ids of people; of a match, seed and salt before its end."""
        for mark, person in self.people.items():
            if mark in heard.text or person in heard.text:
                return "it names a person's id or cookie"
        parts = OF_TABLE.fullmatch(urlsplit(heard.address).path)
        for name, row in self.rows.items():
            is_own = parts is not None and parts[1] == name
            if row["seed"] not in heard.text and row["salt"] not in heard.text:
                continue
            if not is_own or self.history(name).table.status != "finished":
                return "it has the seed"
            if (parts and (parts[2] or "") in ("", "/live")) and json.loads(heard.text)["table"][
                "status"
            ] != "finished":
                return "it has the seed"
        return None
