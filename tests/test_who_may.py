"""Who may do what at which table: every operation, by every role, at every kind of table.

The outcomes are in who_may.txt, which was read line by line. APOGEE_WRITE_WHO_MAY=1 writes it anew; read the difference
before you commit it.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.serving import NO_AUTHORITIES, SECONDS, served

PAGE = Path(__file__).parent / "who_may.txt"
DOCUMENT: dict[str, Any] = json.loads((PAGE.parent.parent / "docs" / "openapi.json").read_text("utf-8"))
HEAD = """\
# Who may do what at which table; written by tests/test_who_may.py.
# Roles: anonymous; host, who opened the table and has no seat; player, who is to act; opponent, who has another seat;
# spectator, with a name; watcher, who was invited to watch; leaver, who had a seat.
# Tables: running, private (running, not public), finished, open and closed are the host's, where the roles are as said;
# foreign and hidden are the same as running and private, but other people's; missing is none.
# A number is a status, the word after it the code of the refusal; a socket that is closed has 4000 more.
"""
ROLES = ("anonymous", "host", "player", "opponent", "spectator", "watcher", "leaver")
STRANGERS = ("anonymous", "spectator")
OWN = ("running", "private", "finished", "open", "closed")
TABLES = (*OWN, "foreign", "hidden", "missing")
MISSING = "zzzzzzzzzz"
SEED = "4" * 64  # with which seat 0 begins
COMMANDS: dict[str, dict[str, Any]] = {
    "play": {"do": "play", "decision": "<due>", "words": "<legal>"},
    "play nonsense": {"do": "play", "decision": "<due>", "words": "fly to the moon"},
    "play late": {"do": "play", "decision": 999, "words": "<legal>"},
    "steps": {"do": "steps", "decision": "<due>", "steps": "<legal list>"},
    "take-back": {"do": "take-back", "decision": "<due>"},
    "ask-back": {"do": "ask-back", "decision": "<due>"},
    "answer-back": {"do": "answer-back", "request": 1, "agree": True},
    "sit": {"do": "sit", "seat": 3},
    "sit at no seat": {"do": "sit", "seat": 9},
    "leave": {"do": "leave"},
    "seat-bot": {"do": "seat-bot", "seat": 3, "bot": "random"},
    "invite to a seat": {"do": "invite", "seat": 3},
    "invite to watch": {"do": "invite", "seat": None},
    "say": {"do": "say", "text": "hello"},
    "mute": {"do": "mute", "seat": 1, "on": True},
    "order": {"do": "order", "order": "finish", "on": False},
    "rematch": {"do": "rematch"},
    "close": {"do": "close"},
    "no command": {"do": "explode"},
}

HARMLESS = ("say", "mute", "order", "invite")  # the table stays of its kind


class Place:
    """A table to try things at."""

    def __init__(self, table: str, words: str = "done", token: str = "t" * 20) -> None:
        self.table = table
        self.words = words  # of an action that the player may play
        self.token = token  # of an invitation that nobody has used


class World:
    """A server, people in every role, and tables of every kind; a table that was changed is made anew."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.port = port
        self.keys = count(10**8)
        self.people: dict[str, httpx.Client] = {}
        for role in (*ROLES, "other host", "other player", "other opponent"):
            self.people[role] = httpx.Client(base_url=self.address, timeout=SECONDS, verify=NO_AUTHORITIES)
            if role != "anonymous":
                self.must(role, "/api/guests", name=role)
        self.places: dict[str, Place] = {"missing": Place(MISSING)}

    def key(self) -> str:
        return f"key-{next(self.keys)}"

    def must(self, role: str, path: str, **body: Any) -> dict[str, Any]:
        response = self.people[role].post(path, json=body)
        assert response.status_code == 200, (role, path, body, response.text)
        answer: dict[str, Any] = response.json()
        return answer

    def do(self, role: str, table: str, what: str, **facts: Any) -> dict[str, Any]:
        return self.must(role, f"/api/tables/{table}/commands", do=what, key=self.key(), **facts)

    def place(self, kind: str) -> Place:
        if kind not in self.places:
            self.places[kind] = self.made(kind)
        return self.places[kind]

    def made(self, kind: str) -> Place:
        """A new table of a kind: four seats, of which the last is a bot's or open."""
        other = "other " if kind in ("foreign", "hidden") else ""
        host, player, opponent = f"{other}host", f"{other}player", f"{other}opponent"
        opening = {
            "key": self.key(),
            "game": "countdown" if kind == "finished" else "pocket-rockets",
            "players": 4,
            "is_public": kind not in ("private", "hidden"),
            "shows_chances": True,
        }
        table = self.must(host, "/api/tables", **opening)["table"]
        if not other:
            token = self.do(host, table, "invite", seat=None)["token"]
            self.must("watcher", "/api/invitations", key=self.key(), token=token)
            self.invited("leaver", table, 2)
        self.invited(player, table, 0)
        self.invited(opponent, table, 1)
        token = self.do(host, table, "invite", seat=None)["token"]
        if kind in ("open", "closed"):
            self.do("leaver", table, "leave")
        if kind == "open":
            token = self.do(host, table, "invite", seat=3)["token"]
        if kind == "closed":
            self.do(host, table, "close")
        if kind in ("open", "closed"):
            return Place(table, token=token)
        if other:
            self.do(host, table, "seat-bot", seat=2, bot="random")
        self.do(host, table, "seat-bot", seat=3, bot="random")
        if kind == "finished":
            self.finish(table)
            return Place(table, token=token)
        if not other:
            self.do("leaver", table, "leave")
        seen = self.people[player].get(f"/api/tables/{table}").json()
        assert seen["choices"], "the seed has another seat begin"
        return Place(table, seen["choices"][0], token)

    def invited(self, role: str, table: str, seat: int) -> None:
        host = "other host" if role.startswith("other") else "host"
        token = self.do(host, table, "invite", seat=seat)["token"]
        self.must(role, "/api/invitations", key=self.key(), token=token)
        self.do(role, table, "sit", seat=seat)

    def finish(self, table: str) -> None:
        """Play to the end. Whoever leaves does so in the middle."""
        self.do("leaver", table, "leave")
        for _ in range(2_000):
            is_waiting = True
            for role in ("player", "opponent"):
                seen = self.people[role].get(f"/api/tables/{table}").json()
                if seen["table"]["status"] == "finished":
                    return
                if seen["choices"]:
                    is_waiting = False
                    self.do(role, table, "play", decision=seen["decision"], words=seen["choices"][0])
            if is_waiting:  # for bots, which are slow where others work beside them
                time.sleep(0.05)
        raise AssertionError("the match does not end")

    # --- Trying: each gives what a line of the page says

    def command(self, body: dict[str, Any]) -> Callable[[str, str], str]:
        def tried(role: str, kind: str) -> str:
            place = self.place(kind)
            facts = {"<legal>": place.words, "<legal list>": [place.words], "<due>": self.due(role, place)}
            filled = {name: facts.get(value, value) for name, value in body.items()}
            response = self.people[role].post(f"/api/tables/{place.table}/commands", json={**filled, "key": self.key()})
            return self.outcome(response, kind if body["do"] not in HARMLESS else None)

        return tried

    def due(self, role: str, place: Place) -> int:
        """The number of the decision that a role is asked for, or any."""
        seen = self.people[role].get(f"/api/tables/{place.table}")
        return (seen.json()["decision"] if seen.status_code == 200 else None) or 1

    def get(self, path: str) -> Callable[[str, str], str]:
        def tried(role: str, kind: str) -> str:
            place = self.place(kind)
            while True:
                found = self.outcome(self.people[role].get(path.format(table=place.table, words=place.words)))
                if found != "429 quick":  # the same person asks at all tables at once
                    return found
                time.sleep(0.02)

        return tried

    def listed(self, path: str) -> Callable[[str, str], str]:
        def tried(role: str, kind: str) -> str:
            place = self.place(kind)
            found = self.people[role].get(path).json()["tables"]
            return "yes" if any(line["id"] == place.table for line in found) else "no"

        return tried

    def accept(self, role: str, kind: str) -> str:
        place, is_member = self.place(kind), role != "spectator" and kind in OWN
        if kind in ("running", "private", "finished"):
            place.token = self.do("host", place.table, "invite", seat=None)["token"]
        body = {"key": self.key(), "token": place.token}
        response = self.people[role].post("/api/invitations", json=body)
        return self.outcome(response, None if is_member and kind != "open" else kind)

    def go_on(self, role: str, kind: str) -> str:
        body = {"key": self.key()}
        return self.outcome(self.people[role].post(f"/api/tables/{self.place(kind).table}/go-on", json=body))

    def live(self, role: str, kind: str) -> str:
        return self.first_frame(role, kind, lambda first: "seat" if first["viewer"] is not None else "watch")

    def live_chances(self, role: str, kind: str) -> str:
        return self.first_frame(role, kind, shown)

    def chances(self, role: str, kind: str) -> str:
        response = self.people[role].get(f"/api/tables/{self.place(kind).table}")
        return shown(response.json()) if response.status_code == 200 else self.outcome(response)

    def first_frame(self, role: str, kind: str, read: Callable[[dict[str, Any]], str]) -> str:
        cookie = self.people[role].cookies.get("apogee")
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.place(kind).table}/live"
        with connect(address, additional_headers={"cookie": f"apogee={cookie}"} if cookie else {}) as socket:
            first = json.loads(socket.recv(SECONDS))
            if first["type"] == "state":
                return read(first)
            with pytest.raises(ConnectionClosed) as ended:
                socket.recv(SECONDS)
            assert ended.value.rcvd is not None
            return f"{ended.value.rcvd.code} {first['error']}"

    def outcome(self, response: httpx.Response, changed: str | None = None) -> str:
        """What a response comes to; a table that was changed is forgotten."""
        if response.status_code == 200:
            if changed is not None and changed in self.places:
                del self.places[changed]
            return "200"
        said = response.json()
        assert said["message"], said
        return f"{response.status_code} {said['error']}"

    def operations(self) -> dict[str, Callable[[str, str], str]]:
        """All that can be done at a table."""
        return {
            "table": self.get("/api/tables/{table}"),
            "tables": self.listed("/api/tables"),
            "tables of mine": self.listed("/api/tables?mine=true"),
            "live": self.live,
            "chances": self.chances,
            "chances, live": self.live_chances,
            "why-not": self.get("/api/tables/{table}/why?words={words}"),
            "proposals": self.get("/api/tables/{table}/proposals?action={words}"),
            "hint": self.get("/api/tables/{table}/hint"),
            "replay": self.get("/api/tables/{table}/replay"),
            "replay of seat 1": self.get("/api/tables/{table}/replay?seat=1"),
            "replay of all": self.get("/api/tables/{table}/replay?seat=all"),
            "review": self.get("/api/tables/{table}/review"),
            "review of seat 1": self.get("/api/tables/{table}/review?seat=1"),
            "journal": self.get("/api/tables/{table}/journal"),
            "accept-invitation": self.accept,
            "go-on": self.go_on,
            **{f"command: {name}": self.command(body) for name, body in COMMANDS.items()},
        }

    def elsewhere(self) -> dict[str, Callable[[httpx.Client], httpx.Response]]:
        """All that can be done at no table."""
        return {
            "health": lambda client: client.get("/healthz"),
            "check-shuffle": lambda client: client.get("/check_shuffle.py"),
            "document": lambda client: client.get("/api/openapi.json"),
            "me": lambda client: client.get("/api/me"),
            "texts": lambda client: client.get("/api/texts/en"),
            "texts-of-game": lambda client: client.get("/api/texts/en/countdown"),
            "rules": lambda client: client.get("/api/rules/countdown"),
            "cards": lambda client: client.get("/api/cards/countdown"),
            "games": lambda client: client.get("/api/games"),
            "rename": lambda client: client.put("/api/me", json={"name": "somebody"}),
            "open-table": lambda client: client.post(
                "/api/tables", json={"key": self.key(), "game": "countdown", "players": 2, "is_public": False}
            ),
            "begin-lesson": lambda client: client.post(
                "/api/lessons", json={"key": self.key(), "game": "pocket-rockets", "chapter": "build"}
            ),
            "hand-in-journal": lambda client: client.post("/api/replays", json={"journal": "once upon a time"}),
            "come-in": lambda client: client.post("/api/guests", json={"name": "again"}),
        }


def shown(state: dict[str, Any]) -> str:
    """Whether somebody is shown how likely each seat is to win."""
    return "none" if state["chances"] is None else "shown"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Generator[World]:
    with served(tmp_path_factory.mktemp("who") / "a.db", new_seed=lambda: SEED) as server:
        found = World(server.port)
        yield found
        for client in found.people.values():
            client.close()


def page(world: World) -> str:
    """All outcomes, a line for each operation and role."""
    lines = [f"{'operation':26}{'role':11}{'':16}"]
    for name, ask in world.elsewhere().items():
        for role in ("anonymous", "spectator"):
            cookies = world.people[role].cookies
            with httpx.Client(
                base_url=world.address, cookies=cookies, timeout=SECONDS, verify=NO_AUTHORITIES
            ) as client:
                lines.append(f"{name:26}{role:11}{world.outcome(ask(client))}")
    lines += ["", f"{'operation':26}{'role':11}" + "".join(f"{kind:20}" for kind in TABLES)]
    rows = [(name, role) for name in world.operations() for role in ROLES]
    with ThreadPoolExecutor(len(TABLES)) as threads:  # the disk is what takes time
        columns = list(threads.map(lambda kind: [world.operations()[name](role, kind) for name, role in rows], TABLES))
    for (name, role), *cells in zip(rows, *columns, strict=True):
        lines.append(f"{name:26}{role:11}" + "".join(f"{cell:20}" for cell in cells))
    return HEAD + "\n" + "\n".join(line.rstrip() for line in lines) + "\n"


def test_everybody_may_do_what_the_page_says_and_nothing_else(world: World) -> None:
    found = page(world)
    if os.environ.get("APOGEE_WRITE_WHO_MAY"):
        PAGE.write_text(found, "utf-8")
    assert found.splitlines() == PAGE.read_text("utf-8").splitlines()


def test_the_page_has_every_operation_and_every_command(world: World) -> None:
    names = {*world.operations(), *world.elsewhere()}
    ids = {each["operationId"] for item in DOCUMENT["paths"].values() for each in item.values()}
    kinds = set(DOCUMENT["components"]["schemas"]["Command"]["discriminator"]["mapping"])

    assert ids - {"command"} <= names
    assert kinds <= {body["do"] for body in COMMANDS.values()}


def test_strangers_cannot_tell_a_private_table_from_none(world: World) -> None:
    """Whatever they send, the answers are the same to the last byte."""
    bodies = [{**body, "key": world.key(), "decision": 1} for body in COMMANDS.values()]
    bodies += [{key: value for key, value in body.items() if key != "decision"} for body in bodies]
    hidden = world.place("hidden").table

    def answers(role: str, table: str) -> list[tuple[int, list[tuple[str, str]], bytes]]:
        client, path = world.people[role], f"/api/tables/{table}"
        responses = [
            client.get(path + more)
            for more in (
                "",
                "?since=3",
                "?since=x",
                "/why?words=done",
                "/why",
                "/hint",
                "/journal",
                "/replay",
                "/review",
            )
        ]
        responses += [client.head(path), client.options(path), client.delete(path), client.get(path + "/live")]
        responses += [client.post(path + "/commands", json=body) for body in bodies]
        responses += [client.post(path + "/commands", content=text) for text in ("{", "[" * 1_000)]
        responses += [client.get(path, headers={"accept-language": "it"})]
        return [
            (
                each.status_code,
                sorted((k, v) for k, v in each.headers.items() if k != "date"),
                each.content.replace(table.encode(), b"-"),
            )
            for each in responses
        ]

    for role in STRANGERS:
        assert answers(role, hidden) == answers(role, MISSING)
        assert world.live(role, "hidden") == world.live(role, "missing")
