"""The table server, as people use it: real sockets on loopback, a real database, real bots."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from apogee.bots import roster
from apogee.core.journal import read_journal
from apogee.core.schema import described
from apogee.locale import LANGUAGES, catalogue, read
from apogee.locale.texts import Texts
from apogee.rulebook import rulebook
from apogee.server import room
from apogee.server.clock import SteadyClock
from apogee.server.limits import Limits
from apogee.server.room import RETURN_SECONDS
from apogee.server.thinking import Thinking, Thought, thought_of
from apogee.server.turns import NOBODY, Asker
from tests.limits import PATIENT
from tests.serving import SECONDS, Client, Server, advice_on, logged, serving


async def seated(stack: AsyncExitStack, server: Server, table: str | None = None, **facts: Any) -> list[Client]:
    """Two or more people at a new table, in the order of its seats; the first one has opened it."""
    players = facts.pop("players", 2)
    people = [await stack.enter_async_context(Client(server.port, f"Person {each}")) for each in range(players)]
    table = await people[0].open(players=players, **facts)
    for seat, person in enumerate(people):
        await person.must(table, "sit", seat=seat, entropy=f"entropy-{seat}")
        person.name = table
    return people


def at(people: list[Client]) -> str:
    """The table that people were seated at."""
    assert people[0].name is not None
    return people[0].name


async def turn(people: list[Client]) -> tuple[Client, dict[str, Any]]:
    """Who is to act, and what they see."""
    for person in people:
        seen = await person.see(at(people))
        if seen["choices"]:
            return person, seen
    raise AssertionError("nobody is to act")


# --- People


async def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        assert (await nobody.http.get("/api/me")).json() == {"name": None}
        response = await nobody.http.post("/api/guests", json={"name": "  Ada\u0007  Lovelace "})
        cookie = response.headers["set-cookie"]

        assert response.json() == {"name": "Ada Lovelace"}
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "Secure" not in cookie  # loopback is not https
        assert (await nobody.http.get("/api/me")).json() == {"name": "Ada Lovelace"}
        again = await nobody.http.post("/api/guests", json={"name": "Eve"})
        assert (again.status_code, again.json()["error"]) == (409, "has-name")
        renamed = await nobody.http.put("/api/me", json={"name": "Countess"})
        assert renamed.json() == {"name": "Countess"}
        assert (await nobody.http.get("/api/me")).json() == {"name": "Countess"}


async def test_the_cookie_is_for_https_where_people_come_by_https(tmp_path: Path) -> None:
    origins = ("https://rockets.example",)
    async with serving(tmp_path / "a.db", origins=origins) as server, Client(server.port) as nobody:
        response = await nobody.http.post("/api/guests", json={"name": "Ada"})

        assert "Secure" in response.headers["set-cookie"]


async def test_the_database_holds_no_cookie_and_no_invitation_that_could_be_used(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        table = await ada.open(is_public=False)
        token = (await ada.must(table, "invite", seat=1))["token"]
        people = await server.hall.storage.rows("people")
        invitations = await server.hall.storage.rows("invitations")

        assert ada.http.cookies["apogee"] not in str(people)
        assert token not in str(invitations)


# --- Texts


async def test_texts_are_handed_out_as_they_are_written(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        program = (await nobody.http.get("/api/texts/de")).json()
        german = (await nobody.http.get("/api/texts/de/pocket-rockets")).json()
        toy = (await nobody.http.get("/api/texts/it/countdown")).json()
        own = Texts("de", server.hall.games("pocket-rockets"))

        assert program["language"] == "de"
        assert {"seat-you", "yes"} <= set(read(program["messages"])) <= set(own.catalogue.messages)
        assert "table-no-game" not in program["messages"]
        assert (german["language"], german["game"], german["title"]) == ("de", "pocket-rockets", "Pocket Rockets")
        assert {"pr-4-1", "action-move"} <= set(read(german["messages"]))
        assert (german["names"], german["constants"]) == (own.names, own.constants)
        assert toy == {
            "language": "it",
            "game": "countdown",
            "title": "Countdown",
            "messages": "",
            "names": {},
            "constants": {},
        }


async def test_rules_and_components_are_public(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        rules = (await nobody.http.get("/api/rules/pocket-rockets")).json()
        cards = (await nobody.http.get("/api/cards/pocket-rockets")).json()
        game = server.hall.games("pocket-rockets")
        assert game.components is not None

        assert rules["game"] == "pocket-rockets"
        assert [rule["id"] for rule in rules["rules"]] == list(rulebook("pocket-rockets"))
        assert all(rule["section"] and rule["text"] for rule in rules["rules"])
        assert (cards["game"], cards["components_hash"]) == ("pocket-rockets", game.components_hash)
        for section in cards["sections"]:
            assert section["rows"] == game.components.tables[section["section"]]
            assert all(row["id"] and row["source"] for row in section["rows"])
        assert (await nobody.http.get("/api/rules/countdown")).json() == {"game": "countdown", "rules": []}
        assert {"base-red", "launch"} <= set(cards["in_actions"])
        assert "1" not in cards["in_actions"]
        assert (await nobody.http.get("/api/cards/countdown")).json()["sections"] == []


async def test_what_each_key_of_a_view_is_comes_with_the_components(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        for name in server.hall.game_names():
            game = server.hall.games(name)
            declared = (await nobody.http.get(f"/api/cards/{name}")).json()["view"]
            view = game.match(players=game.players[0], seed=1).view(0)

            assert declared == described(game.telling.view), name
            assert list(declared["fields"]) == list(view), name


async def test_texts_that_are_not_there(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        for address, code in (
            ("/api/texts/xx", "no-language"),
            ("/api/texts/xx/pocket-rockets", "no-language"),
            ("/api/texts/en/chess", "no-game"),
            ("/api/texts/..%2fen", "no-language"),
            ("/api/rules/chess", "no-game"),
            ("/api/cards/chess", "no-game"),
        ):
            response = await nobody.http.get(address)
            assert (response.status_code, response.json()["error"]) == (404, code)


# --- Tables, seats, invitations


async def test_a_table_starts_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Client(server.port, "Ada"))
        bob = await stack.enter_async_context(Client(server.port, "Bob"))
        table = await ada.open(players=3, bots={"2": "random"})
        before = await ada.see(table)
        assert before["table"]["status"] == "open"
        assert before["table"]["commitment"]
        assert before["table"]["entropy"] == []
        assert before["view"] is None
        await ada.must(table, "sit", seat=0, entropy="one")
        assert (await bob.see(table))["table"]["entropy"] == []  # nobody can fit their own to another's
        await bob.must(table, "sit", seat=1)
        seen = await bob.see(table)

        assert seen["table"]["status"] == "running"
        assert seen["table"]["commitment"] == before["table"]["commitment"]
        assert seen["table"]["entropy"] == ["one", "", ""]
        assert seen["viewer"] == 1
        assert seen["view"]["viewer"] == 1
        assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "person", "bot"]
        await bob.refused(table, "seat-bot", "not-host", seat=2, bot=None)
        await ada.refused(table, "seat-bot", "running", seat=2, bot=None)


async def test_a_table_may_have_a_name(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Client(server.port, "Ada"))
        nobody = await stack.enter_async_context(Client(server.port))
        named = await ada.open(name="  Friday's\u0007 <rockets> ")
        plain = await ada.open()
        listed = {line["id"]: line for line in (await nobody.http.get("/api/tables")).json()["tables"]}

        assert (listed[named]["name"], listed[named]["host"]) == ("Friday's <rockets>", "Ada")
        assert (listed[plain]["name"], listed[plain]["host"]) == ("", "Ada")
        assert (await nobody.see(named))["table"]["name"] == "Friday's <rockets>"
        assert (await nobody.see(plain))["table"]["name"] == ""
        wanted = {"key": ada.key(), "game": "countdown", "players": 2}
        for name in ("x" * 41, " \n "):
            response = await ada.http.post("/api/tables", json={**wanted, "name": name})
            assert (response.status_code, response.json()["error"]) == (400, "bad-request")


async def test_a_request_that_cannot_be_read_is_refused_in_the_readers_language(tmp_path: Path) -> None:
    """What msgspec says of it, in English, stands beside the sentence."""
    async with serving(tmp_path / "a.db") as server, Client(server.port) as nobody:
        for name in ("x" * 41, 7):
            for language in LANGUAGES:
                sent: dict[str, Any] = {"json": {"name": name}, "headers": {"accept-language": language}}
                told = (await nobody.http.post("/api/guests", **sent)).json()
                assert told["error"] == "bad-request"
                assert told["message"] == catalogue(language, "server").text("table-bad-request", field="name")
                assert "Expected `str`" in told["detail"]
        empty = (await nobody.http.post("/api/guests", json={"name": "\n"})).json()
        assert (empty["error"], "name" in empty["message"]) == ("bad-request", True)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("You", "you"),
        ("  dU ", "you"),
        ("\uff34\uff35", "you"),
        ("You 2", "you"),
        ("tumbler", "bot"),
        ("Ingenieurin", "bot"),
        ("Capriola 3", "bot"),
        ("\u0410da", "scripts"),
        ("Ad\u03b1", "scripts"),
    ],
)
async def test_a_name_that_could_be_mistaken_is_refused_with_why(tmp_path: Path, name: str, why: str) -> None:
    async with (
        serving(tmp_path / "a.db") as server,
        Client(server.port) as nobody,
        Client(server.port, "Ada") as ada,
    ):
        sentence = catalogue("de", "server").text("table-bad-name", why=why)
        sent: dict[str, Any] = {"json": {"name": name}, "headers": {"accept-language": "de"}}
        for response in (await nobody.http.post("/api/guests", **sent), await ada.http.put("/api/me", **sent)):
            assert (response.status_code, response.json()) == (400, {"error": "bad-name", "message": sentence})
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"


@pytest.mark.parametrize("name", ["Youri", "Ада", "Δήμητρα", "Ada 2", "José", "阿达", "Duck", "Ada ☆"])
async def test_a_name_in_one_script_is_taken(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, name) as guest:
        assert (await guest.http.get("/api/me")).json()["name"] == name


async def test_whoever_has_done_nothing_reads_that_and_is_not_sent_to_ask(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown")
        decision = (await people[0].see(at(people)))["decision"]
        for deed in ("take-back", "ask-back"):
            await people[0].refused(at(people), deed, "no-step", decision=decision)


async def test_a_number_is_written_in_digits(tmp_path: Path) -> None:
    """Found by the long campaign `contract`: 0.0 was taken for a whole number."""
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        table = await ada.open()
        for since in ("0.0", "1e1", "+1", " 1", "0x1", "\u0661", "true"):
            response = await ada.http.get(f"/api/tables/{table}", params={"since": since})
            assert (response.status_code, response.json()["error"]) == (400, "bad-request"), since
        assert (await ada.http.get(f"/api/tables/{table}", params={"since": "0"})).status_code == 200


async def test_nobody_at_a_table_has_another_ones_name(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        names = ["Vera", "Vera", "vera", "\N{FULLWIDTH LATIN CAPITAL LETTER V}era 2"]
        people = [await stack.enter_async_context(Client(server.port, name)) for name in names]
        table = await people[0].open(players=4)
        for seat, person in enumerate(people[:2]):
            await person.must(table, "sit", seat=seat)
        await people[1].must(table, "leave")
        await people[1].must(table, "sit", seat=1)  # a name that was left is free
        for seat, person in enumerate(people[2:], 2):
            await person.must(table, "sit", seat=seat)
        seen = await people[0].see(table)
        shown = ["Vera", "Vera 2", "vera 3", "\N{FULLWIDTH LATIN CAPITAL LETTER V}era 2 2"]
        assert [seat["name"] for seat in seen["table"]["seats"]] == shown
        told = [event for event in seen["events"] if event.get("table") in ("sit", "leave")]
        assert [event["name"] for event in told] == ["Vera", "Vera 2", "Vera 2", *shown[1:]]
        assert (await people[1].http.get("/api/me")).json()["name"] == "Vera"  # elsewhere it is theirs


async def test_seats_are_taken_once_and_left_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Client(server.port, "Ada"))
        bob = await stack.enter_async_context(Client(server.port, "Bob"))
        table = await ada.open(players=3)
        await ada.must(table, "sit", seat=1, entropy="mine")
        await bob.refused(table, "sit", "seat-taken", seat=1)
        await ada.refused(table, "sit", "seated", seat=2)
        await bob.refused(table, "sit", "no-seat", seat=3)
        await bob.refused(table, "leave", "not-seated")
        await ada.must(table, "leave")
        assert server.hall.rooms[table].table.seats[1].entropy == ""
        await bob.must(table, "sit", seat=1)
        await ada.must(table, "seat-bot", seat=0, bot="greedy")
        await ada.refused(table, "seat-bot", "wrong-game", seat=0, bot="genius")
        await ada.must(table, "seat-bot", seat=0, bot=None)
        await ada.refused(table, "seat-bot", "seat-taken", seat=1, bot="random")
        await ada.must(table, "close")
        await ada.refused(table, "sit", "closed", seat=0)

        assert (await ada.see(table))["table"]["status"] == "closed"


async def test_a_private_table_is_for_those_who_were_invited_and_an_invitation_works_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, bob, eve = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob", "Eve")]
        nobody = await stack.enter_async_context(Client(server.port))
        table = await ada.open(is_public=False)
        await ada.must(table, "sit", seat=0)
        for stranger in (bob, eve, nobody):
            assert (await stranger.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await bob.do(table, "sit", seat=1))["status"] == 404
        token = (await ada.must(table, "invite", seat=1))["token"]
        watching = (await ada.must(table, "invite", seat=None))["token"]
        wanted = {"key": bob.key(), "token": token}
        first = await bob.http.post("/api/invitations", json=wanted)
        again = await bob.http.post("/api/invitations", json=wanted)
        assert first.json()["table"] == table
        assert again.json() == first.json()  # the same command has the same answer
        stolen = await eve.http.post("/api/invitations", json={"key": eve.key(), "token": token})
        assert (stolen.status_code, stolen.json()["error"]) == (404, "no-invitation")
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await bob.see(table))["table"]["seats"][1]["kind"] == "reserved"
        await ada.refused(table, "sit", "seated", seat=1)
        assert (await bob.see(table))["table"]["commitment"]  # which is seen before anything is added to it
        await bob.must(table, "sit", seat=1, entropy="b")
        seen = await bob.see(table)
        assert (seen["viewer"], seen["table"]["status"]) == (1, "running")
        await eve.http.post("/api/invitations", json={"key": eve.key(), "token": watching})

        assert (await eve.see(table))["viewer"] is None
        assert table not in (await nobody.http.get("/api/tables")).text
        assert table in (await eve.http.get("/api/tables", params={"mine": True})).text
        for frame in (await bob.http.get(f"/api/tables/{table}")).text, (await eve.http.get("/api/tables")).text:
            assert token not in frame
            assert watching not in frame


async def test_an_invitation_to_a_private_table_is_for_what_it_says(tmp_path: Path) -> None:
    """Whoever may watch may not sit down, and whoever may have one seat may not have another."""
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, bob, eve = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob", "Eve")]
        table = await ada.open(players=3, is_public=False)
        for person, seat in ((eve, None), (bob, 1)):
            token = (await ada.must(table, "invite", seat=seat))["token"]
            await person.http.post("/api/invitations", json={"key": person.key(), "token": token})
        assert [(await each.see(table))["may_sit"] for each in (ada, bob, eve)] == [[0, 2], [1], []]
        for person, seat in ((eve, 0), (eve, 2), (bob, 0), (bob, 2)):
            assert (await person.refused(table, "sit", "not-invited", seat=seat))["status"] == 403
        await eve.refused(table, "sit", "seat-taken", seat=1)
        await bob.must(table, "sit", seat=1)
        await ada.must(table, "sit", seat=0)
        assert [(await each.see(table))["may_sit"] for each in (ada, bob, eve)] == [[], [], []]


async def test_frames_tell_how_much_time_is_left(tmp_path: Path) -> None:
    """By the time that passes: whoever reads it need not know what the server takes for the time of day."""
    time = Time()
    async with serving(tmp_path / "a.db", now=time) as server, AsyncExitStack() as stack:
        clock = {"unit": "seconds", "length": 600}
        people = await seated(stack, server, game="countdown", clock=clock)
        assert (await people[0].see(at(people)))["left"] == 600
        time.at += 42.5
        assert (await people[0].see(at(people)))["left"] == 557.5
        async with people[1].live(at(people)) as line:
            assert (await line.next())["left"] == 557.5
        other = await people[0].open("countdown")
        assert (await people[0].see(other))["left"] is None


async def test_an_invitation_keeps_a_seat_for_whoever_comes_first_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, bob, eve = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Bob", "Eve")]
        nobody = await stack.enter_async_context(Client(server.port))
        table = await ada.open()
        old = (await ada.must(table, "invite", seat=1))["token"]
        token = (await ada.must(table, "invite", seat=1))["token"]  # which takes the place of the first one
        nameless = await nobody.http.post("/api/invitations", json={"key": ada.key(), "token": token})
        assert nameless.json()["error"] == "no-name"
        await eve.refused(table, "sit", "seat-taken", seat=1)  # public, but this seat is kept
        late = await bob.http.post("/api/invitations", json={"key": bob.key(), "token": old})
        assert late.json()["error"] == "no-invitation"
        came = await bob.http.post("/api/invitations", json={"key": bob.key(), "token": token})

        assert came.json()["table"] == table
        await eve.refused(table, "sit", "seat-taken", seat=1)
        await bob.must(table, "sit", seat=1)
        assert (await ada.see(table))["table"]["seats"][1]["name"] == "Bob"


async def test_a_public_table_may_be_watched_by_anybody_as_a_spectator(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        nobody = await stack.enter_async_context(Client(server.port))
        seen = await nobody.see(at(people))

        assert seen["viewer"] is None
        assert seen["choices"] == []
        assert seen["decision"] is None
        assert seen["view"]["viewer"] is None
        assert (await nobody.do(at(people), "say", text="hello"))["status"] == 401
        assert at(people) in (await nobody.http.get("/api/tables")).text


# --- Playing


async def test_two_people_play_a_whole_match_and_the_shuffle_can_be_checked(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown", players=3)
        running = (await people[0].http.get(f"/api/tables/{at(people)}/journal")).text
        assert "seed" not in running
        while (await people[0].see(at(people)))["table"]["status"] == "running":
            person, seen = await turn(people)
            await person.must(at(people), "play", decision=seen["decision"], words=seen["choices"][-1])
        seen = await people[1].see(at(people))
        result = seen["table"]["result"]
        exported = tmp_path / "exported.journal"
        exported.write_text((await people[1].http.get(f"/api/tables/{at(people)}/journal")).text, "utf-8")
        journal = read_journal(exported.read_text("utf-8"), "exported")

        assert journal.commitment == seen["table"]["commitment"]
        assert journal.draws is not None
        assert (journal.draws.seed, journal.draws.salt) == (result["seed"], result["salt"])
        assert journal.header.entropy == ("entropy-0", "entropy-1", "entropy-2")
        journal.find_game = server.hall.games
        assert "draws" in journal.verify()
        await people[0].refused(at(people), "play", "illegal", decision=seen["decision"], words="done")


async def test_each_choice_comes_with_what_its_label_tells(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        await (await turn(people))[0].play(at(people))
        person, seen = await turn(people)
        game = server.hall.games("pocket-rockets")
        other = await next(each for each in people if each is not person).see(at(people))

        assert seen["facts"] == [game.telling.facts(seen["view"], words) for words in seen["choices"]]
        assert {"action", "cost"} <= set(seen["facts"][0])
        assert (other["choices"], other["facts"]) == ([], [])


async def test_refusals_name_the_rule_in_the_readers_language(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        person, seen = await turn(people)
        other = next(each for each in people if each is not person)
        early = await other.do(at(people), "play", decision=1, words="move cw")
        assert (early["status"], early["error"], early["rule"]) == (409, "illegal", "PR-4.6")
        late = await person.refused(at(people), "play", "late", decision=7, words=seen["choices"][0])
        assert late["message"] == "The table has moved on since; look at it again."
        person.http.headers["accept-language"] = "fr, de;q=0.9, en;q=0.8"
        german = await person.refused(at(people), "play", "late", decision=7, words=seen["choices"][0])
        assert german["message"].startswith("Am Tisch ist es inzwischen weitergegangen")
        unknown = await person.refused(at(people), "play", "unknown-action", decision=1, words="mvoe cw")
        assert unknown["message"] == "Das Spiel kennt keine Aktion „mvoe cw“; vielleicht meinst du: move cw."
        same = await person.http.get(f"/api/tables/{at(people)}/why", params={"words": "mvoe cw"})
        assert same.json()["message"] == unknown["message"]
        long = await person.refused(at(people), "play", "unknown-action", decision=1, words="go\n" + "on " * 35)
        assert long["message"].startswith("Das Spiel kennt keine Aktion „go\ufffdon on ")
        assert " ...“" in long["message"]
        undo = await person.http.get(f"/api/tables/{at(people)}/why", params={"words": "undo"})
        assert "nimmt der Tisch zurück" in undo.json()["message"]
        barred = await person.http.get(f"/api/tables/{at(people)}/why", params={"words": "move cw"})
        assert barred.json()["rule"].startswith("PR-")
        free = await person.http.get(f"/api/tables/{at(people)}/why", params={"words": seen["choices"][0]})
        assert free.json() == {"rule": None, "reason": None}


ABOUT = {  # players, something that cannot be used when a match begins, and the rule that says so
    "rocketmen": (2, "engine_large", "RM-7.1"),
    "rocket-rescue": (3, "std-tank", "RR-3.1"),
    "pocket-rockets": (2, "base-red", "PR-2.10"),
}


@pytest.mark.parametrize("name", ABOUT)
async def test_of_a_component_that_cannot_be_used_one_reads_why(name: str, tmp_path: Path) -> None:
    """By its id alone, in the reader's language; whoever has no seat has nothing to ask."""
    players, component, rule = ABOUT[name]

    async with serving(tmp_path / "a.db", game_names=lambda: [name]) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game=name, players=players)
        person, seen = await turn(people)
        where = f"/api/tables/{at(people)}/why"
        found = (await person.http.get(where, params={"about": component})).json()
        german = (await person.http.get(where, params={"about": component}, headers={"accept-language": "de"})).json()
        assert found["rule"] == german["rule"] == rule
        assert found["reason"] != german["reason"]
        usable = seen["choices"][-1].split()[1]
        for nothing in (usable, "nonsense", "5"):
            answer = await person.http.get(where, params={"about": nothing})
            assert (answer.status_code, answer.json()) == (200, {"rule": None, "reason": None})
        for params in ({}, {"about": component, "words": seen["choices"][0]}, {"about": ""}):
            refused = await person.http.get(where, params=params)
            assert (refused.status_code, refused.json()["error"]) == (400, "bad-request")
        watcher = await stack.enter_async_context(Client(server.port, "Watcher"))
        refused = await watcher.http.get(where, params={"about": component})
        assert (refused.status_code, refused.json()["error"]) == (403, "not-seated")


@pytest.mark.parametrize("name", ["rocketmen", "rocket-rescue"])
async def test_whoever_has_done_nothing_has_no_step_to_be_taken_back(name: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", game_names=lambda: [name]) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game=name, players=3)
        assert [(await each.see(at(people)))["has_step"] for each in people] == [False, False, False]
        person, seen = await turn(people)
        await person.must(at(people), "play", decision=seen["decision"], words=seen["choices"][-1])
        assert [(await each.see(at(people)))["has_step"] for each in people] == [each is person for each in people]
        seen = await person.see(at(people))
        await person.must(at(people), "take-back", decision=seen["decision"])
        assert not (await person.see(at(people)))["has_step"]


async def test_the_same_key_is_answered_once_whatever_has_happened_since(tmp_path: Path) -> None:
    async def first(stack: AsyncExitStack) -> tuple[list[tuple[Client, dict[str, Any], str]], str]:
        async with serving(tmp_path / "a.db") as server:
            people = await seated(stack, server)
            person, seen = await turn(people)
            other = next(each for each in people if each is not person)
            command = {"do": "play", "key": person.key(), "decision": 1, "words": seen["choices"][0]}
            address = f"/api/tables/{at(people)}/commands"
            early = {"do": "play", "key": other.key(), "decision": 1, "words": seen["choices"][0]}
            refused = await other.http.post(address, json=early)
            answers = await asyncio.gather(*(person.http.post(address, json=command) for _ in range(5)))
            assert {answer.text for answer in answers} == {answers[0].text}
            assert answers[0].json()["decision"] == 2
            while (await other.see(at(people)))["choices"] == []:
                await person.play(at(people))
            assert (await other.http.post(address, json=early)).text == refused.text  # though it would be legal now
            changed = await person.http.post(address, json=command | {"words": "move cw"})
            assert changed.json()["error"] == "other-command"
            return [(person, command, answers[0].text), (other, early, refused.text)], address

    async with AsyncExitStack() as stack:
        given, address = await first(stack)
        async with serving(tmp_path / "a.db") as server:  # nor does a restart change an answer
            for person, command, answer in given:
                again = await person.http.post(f"http://127.0.0.1:{server.port}{address}", json=command)
                assert again.text == answer


async def test_a_socket_shows_what_changes_and_resumes_without_a_gap(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        person, _ = await turn(people)
        async with person.live(at(people)) as socket:
            first = await socket.next()
            assert first["since"] == 0
            assert len(first["events"]) == first["number"]
            assert first["table"]["seats"][first["viewer"]]["is_here"] is True
            await socket.send("play", key=person.key(), decision=1, words=first["choices"][0])
            shown = await socket.until(lambda frame: frame["type"] == "state")
            assert shown["since"] == first["number"]
            assert shown["decision"] == 2
        for _ in range(4):
            mover, _ = await turn(people)
            await mover.play(at(people))
        async with person.live(at(people), since=shown["number"]) as socket:
            resumed = await socket.next()
        whole = await person.see(at(people))

        assert resumed["since"] == shown["number"]
        assert first["events"] + shown["events"] + resumed["events"] == whole["events"]


async def test_a_number_of_another_feed_leaves_out_nothing(tmp_path: Path) -> None:
    """Whoever took or left a seat while away has another feed now, in which the same number is another event's."""
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        ada, eve = [await stack.enter_async_context(Client(server.port, name)) for name in ("Ada", "Eve")]
        table = await ada.open("countdown", 3)
        await ada.must(table, "sit", seat=0)
        await eve.must(table, "sit", seat=1)
        number = (await eve.see(table))["number"]
        assert number > 0
        for since, left_out in ((f"{number}&viewer=1", number), (f"{number}&viewer=null", 0), (number, number)):
            async with eve.live(table, since) as socket:
                assert (await socket.next())["since"] == left_out, since
        await eve.must(table, "leave")
        number = (await eve.see(table))["number"]
        for since, left_out in ((f"{number}&viewer=1", 0), (f"{number}&viewer=null", number)):
            async with eve.live(table, since) as socket:
                assert (await socket.next())["since"] == left_out, since


async def test_two_tabs_of_one_person_see_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        person, _ = await turn(people)
        one, two = [await stack.enter_async_context(person.live(at(people))) for _ in range(2)]
        first, second = await one.next(), await two.next()
        assert first["number"] == second["number"]
        command = {"decision": first["decision"], "words": first["choices"][0]}
        await asyncio.gather(
            one.send("play", key=person.key(), **command), two.send("play", key=person.key(), **command)
        )
        answers = [await each.until(lambda frame: frame["type"] == "answer") for each in (one, two)]

        assert sorted(answer["ok"] for answer in answers) == [False, True]
        assert {answer.get("error") for answer in answers} == {None, "late"}


# --- Hints


class Slow(Thinking):
    """A pool that thinks until it may answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may_answer = asyncio.Event()
        self.thoughts: list[Thought] = []

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> str:  # noqa: ARG002
        self.thoughts.append(thought)
        await self.may_answer.wait()
        return advice_on(thought.choices[-1])


async def test_a_hint_is_what_the_best_bot_would_do_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        person, seen = await turn(people)
        other = next(each for each in people if each is not person)
        async with other.live(at(people)) as socket, person.live(at(people)) as own:
            await socket.until(lambda frame: all(seat["is_here"] for seat in frame["table"]["seats"]))
            await own.next()
            before = [await each.see(at(people)) for each in people]
            first, again = [(await person.http.get(f"/api/tables/{at(people)}/hint")).json() for _ in range(2)]

            assert first == again
            assert first["decision"] == seen["decision"]
            assert first["words"] in seen["choices"]
            assert first["level"] == roster.adviser("pocket-rockets")
            assert first["lines"][0]["steps"][0]["words"] == first["words"]
            assert len(first["lines"]) == 3
            for line in first["lines"]:
                assert {step["words"] for step in line["steps"][:1]} <= set(seen["choices"])
                assert 0 <= line["percent"] <= 100
                assert line["reason"]["case"] == "place"
            assert [await each.see(at(people)) for each in people] == before
            assert await socket.quiet()
            assert await own.quiet()


async def test_hints_are_for_whoever_is_to_act(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown", players=2)
        eve = await stack.enter_async_context(Client(server.port, "Eve"))
        nobody = await stack.enter_async_context(Client(server.port))
        empty = await eve.open()

        async def refusal(client: Client, table: str) -> tuple[int, str]:
            response = await client.http.get(f"/api/tables/{table}/hint")
            return response.status_code, response.json()["error"]

        assert await refusal(nobody, at(people)) == (401, "no-name")
        assert await refusal(eve, at(people)) == (403, "not-seated")
        assert await refusal(eve, "nosuchtable") == (404, "no-table")
        await eve.must(empty, "sit", seat=0)
        assert await refusal(eve, empty) == (409, "no-match")
        await people[0].play(at(people), "bet 0")
        await people[0].play(at(people), "done")
        assert await refusal(people[0], at(people)) == (409, "not-your-turn")
        while (await people[0].see(at(people)))["table"]["status"] == "running":
            await (await turn(people))[0].play(at(people))
        assert await refusal(people[0], at(people)) == (409, "over")


async def test_nobody_has_two_hints_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one costs nothing: no twin is made for it."""
    asked_for: list[int] = []

    def noted(state: Any, game: Any, bot: str, seat: int, seed: int, *, is_hint: bool = False) -> Any:
        asked_for.append(seat)
        return thought_of(state, game, bot, seat, seed, is_hint=is_hint)

    slow = Slow()
    monkeypatch.setattr(room, "thought_of", noted)
    async with serving(tmp_path / "a.db", thinking=slow) as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        person, seen = await turn(people)
        address = f"/api/tables/{at(people)}/hint"
        first = asyncio.create_task(person.http.get(address))
        while not slow.thoughts:
            await asyncio.sleep(0.01)
        second = await person.http.get(address)
        assert (second.status_code, second.json()["error"]) == (429, "quick")
        assert len(asked_for) == 1
        slow.may_answer.set()
        said = (await first).json()
        assert (said["decision"], said["words"]) == (seen["decision"], seen["choices"][-1])
        again = await person.http.get(address)
        assert (again.status_code, again.json()) == (200, said)
        assert [(thought.bot, thought.is_hint) for thought in slow.thoughts] == [("pilot", True)]  # it was known
        await person.play(at(people))
        person, _ = await turn(people)
        assert (await person.http.get(address)).status_code == 200
        assert len(slow.thoughts) == 2


FAILING = """
from apogee.bots import roster
from apogee.server import thinker

def choose(state, seat, rng, budget):
    raise LookupError("a secret of the table")

roster.bot = lambda game, bot: choose
roster.weigh = lambda game, twin, seat, rng, seconds: choose(twin, seat, rng, 0)
thinker.main()
"""


async def test_a_bot_that_fails_is_no_secret_of_the_table_and_no_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table goes on with a guess; the host reads why, and in which game. Whoever asks for a hint gets no guess."""
    (tmp_path / "failing.py").write_text(FAILING)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))

    thinking = Thinking(1, module="failing", **PATIENT)
    async with serving(tmp_path / "a.db", thinking=thinking) as server, AsyncExitStack() as stack:
        with logged() as lines:
            ada = await stack.enter_async_context(Client(server.port, "Ada"))
            table = await ada.open(bots={"1": "random"})
            await ada.must(table, "sit", seat=0)
            await ada.play_some(table, 3)
            async with asyncio.timeout(SECONDS):
                while not (await ada.see(table))["choices"]:
                    await asyncio.sleep(0.02)
            hint = await ada.http.get(f"/api/tables/{table}/hint")
            assert (hint.status_code, hint.json()["error"]) == (409, "no-hint")
            assert hint.json()["message"].startswith("There is no hint for this decision")
        figures = (await ada.http.get("/metrics")).text
        failed = 'apogee_bot_failures_total{bot="random",failure="failed",game="pocket-rockets"}'
        assert float(figures.partition(failed)[2].split()[0]) >= 1
        guessed = 'apogee_bot_guesses_total{bot="random",game="pocket-rockets"}'
        assert float(figures.partition(guessed)[2].split()[0]) >= 1
        told = [line for line in lines if line["event"] == "bot-failure"]
        assert {line["bot"] for line in told} == {"random", "pilot"}
        for line in told:
            assert (line["failure"], line["kind"]) == ("failed", "LookupError")
            assert (line["game"], line["rules_version"]) == ("pocket-rockets", 1)
            assert line["where"].endswith(" __main__:choose:6")
        assert "secret" not in str(lines)


# --- Taking back


async def test_a_step_that_told_nothing_is_taken_back_alone_and_others_learn_what_they_may(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown")
        one, two = people
        async with two.live(at(people)) as socket:
            before = await socket.next()
            await one.play(at(people), "bet 0")
            await one.play(at(people), "done")
            ready = await socket.until(lambda frame: frame["view"]["seats"][0]["ready"])
            assert ready["number"] == before["number"] + 1
            await two.play(at(people), "bet 0")
            seen = await one.see(at(people))
            assert seen["may_take_back"] is True
            await one.must(at(people), "take-back", decision=seen["decision"])
            back = await socket.until(lambda frame: not frame["view"]["seats"][0]["ready"])
            assert back["events"][-1] == {"table": "take-back", "seat": 0, "undone": [ready["number"]]}
            await one.must(at(people), "take-back", decision=seen["decision"] + 1)  # the bet, which nobody saw
            assert await socket.quiet()
        mine = await one.see(at(people))
        theirs = await two.see(at(people))

        assert "bet 0" in mine["choices"]
        assert theirs["view"]["seats"][1]["bet"] == 0  # what the other one planned meanwhile stands
        await two.refused(at(people), "take-back", "late", decision=1)


async def test_beyond_that_all_seats_have_to_agree(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown")
        one, two = people
        for person in people:
            await person.play(at(people), "bet 0")
            await person.play(at(people), "done")
        seen = await one.see(at(people))
        assert seen["view"]["round"] == 2
        assert seen["may_take_back"] is False
        decision = seen["decision"]
        await one.refused(at(people), "take-back", "no-take-back", decision=decision)
        await one.must(at(people), "ask-back", decision=decision)
        await one.refused(at(people), "ask-back", "request-open", decision=decision)
        asked = (await two.see(at(people)))["table"]["request"]
        assert asked == {"number": 1, "seat": 0, "agreed": [0]}
        await two.must(at(people), "answer-back", request=1, agree=False)
        assert (await two.see(at(people)))["table"]["request"] is None
        await two.refused(at(people), "answer-back", "no-request", request=1, agree=True)
        await one.must(at(people), "ask-back", decision=decision)
        await two.must(at(people), "answer-back", request=2, agree=True)
        seen = await one.see(at(people))

        assert seen["view"]["round"] == 1
        assert seen["choices"] == ["done"]
        assert seen["decision"] > decision


async def test_a_request_lapses_with_the_next_step_that_everybody_sees(tmp_path: Path) -> None:
    """Nobody has agreed to what would be taken back then; and its line may be gone."""
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, players=3)
        asker, _ = await turn(people)
        while (await turn(people))[0] is asker:
            await asker.play(at(people))
        while (await turn(people))[0] is not asker:
            await (await turn(people))[0].play(at(people))
        decision = (await asker.see(at(people)))["decision"]
        await asker.must(at(people), "ask-back", decision=decision)
        others = [each for each in people if each is not asker]
        await others[0].must(at(people), "answer-back", request=1, agree=True)
        await asker.play(at(people))

        assert (await asker.see(at(people)))["table"]["request"] is None
        await others[1].refused(at(people), "answer-back", "no-request", request=1, agree=True)


async def test_a_hidden_step_does_not_end_a_request(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown")
        one, two = people
        for person in people:
            await person.play(at(people), "bet 0")
            await person.play(at(people), "done")
        await one.must(at(people), "ask-back", decision=3)
        await two.play(at(people), "bet 0")
        seen = await one.see(at(people))
        assert seen["table"]["request"] is not None
        await two.must(at(people), "answer-back", request=1, agree=True)

        assert (await two.see(at(people)))["view"]["round"] == 1


# --- Away, clocks, leaving


class Time:
    """A clock that goes on when told to."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at


async def test_a_bot_keeps_the_seat_of_somebody_who_is_away_warm_and_gives_it_back_at_once(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path / "a.db", now=time) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, grace_seconds=30)
        away, _ = await turn(people)
        here = next(each for each in people if each is not away)
        seat = people.index(away)
        socket = await stack.enter_async_context(here.live(at(people)))
        await socket.next()
        time.at += 29
        room = await server.hall.room(at(people))
        room.refresh()
        assert await socket.quiet()
        time.at += 2
        room.refresh()
        kept = await socket.until(lambda frame: frame["table"]["seats"][seat]["is_kept"])
        assert kept["type"] == "state"
        moved = await socket.until(lambda frame: len(frame["events"]) > 0)
        assert moved["events"][0]["seat"] == seat
        back = await stack.enter_async_context(away.live(at(people)))
        assert (await back.next())["table"]["seats"][seat]["is_kept"] is False


async def test_where_the_clock_counts_days_nobody_is_away(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path / "a.db", now=time) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, grace_seconds=5, clock={"unit": "days", "length": 2})
        away, _ = await turn(people)
        here = next(each for each in people if each is not away)
        socket = await stack.enter_async_context(here.live(at(people)))
        number = (await socket.next())["number"]
        time.at += 3_600
        (await server.hall.room(at(people))).refresh()
        await asyncio.sleep(0.2)
        seen = await here.see(at(people))

        assert seen["number"] == number
        assert not any(seat["is_kept"] for seat in seen["table"]["seats"])


async def test_a_machines_clock_that_is_put_decides_nothing_and_locks_nobody_out(tmp_path: Path) -> None:
    """Two days ahead had played five decisions "by clock"; an hour back had refused everybody for an hour."""
    machine = Time()
    clock = SteadyClock(wall=machine)
    async with serving(tmp_path / "a.db", now=clock) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, clock={"unit": "days", "length": 1})
        seen = await people[0].see(at(people))
        for jump in (2 * 86_400, -3 * 86_400, 86_400):
            machine.at += jump
            room = await server.hall.room(at(people))
            room.refresh()
            assert room.thinking == {}  # nobody decides for anybody
            now = await people[0].see(at(people))
            assert now["left"] > 80_000
            assert {**now, "left": seen["left"]} == seen


async def test_time_does_not_go_back_over_a_restart(tmp_path: Path) -> None:
    """A clock that was put back while the server was down had given everybody as much more time."""
    machine = Time()
    async with AsyncExitStack() as stack:
        async with serving(tmp_path / "a.db", now=SteadyClock(wall=machine)) as server:
            people = await seated(stack, server, clock={"unit": "days", "length": 1})
        machine.at -= 3 * 86_400
        async with serving(tmp_path / "a.db", now=SteadyClock(wall=machine)) as server:
            for person in people:
                person.move(server.port)
            assert (await people[0].see(at(people)))["left"] <= 86_400


async def test_time_while_the_server_is_down_counts_for_nobody(tmp_path: Path) -> None:
    """Nothing tells days that passed from a clock that was put ahead (finding 4), and nobody could play meanwhile."""
    machine = Time()
    async with AsyncExitStack() as stack:
        async with serving(tmp_path / "a.db", now=SteadyClock(wall=machine)) as server:
            people = await seated(stack, server, clock={"unit": "days", "length": 1})
            number = (await people[0].see(at(people)))["number"]
        for _ in range(2):
            machine.at += 2 * 86_400
            async with serving(tmp_path / "a.db", now=SteadyClock(wall=machine)) as server:
                hall = server.hall
                hall.started_at = 0.0  # nobody has to come back
                async with asyncio.timeout(SECONDS):
                    while at(people) not in hall.put_off:  # it was due, and opened
                        await asyncio.sleep(0.02)
                (await hall.room(at(people))).refresh()
                await asyncio.sleep(0.2)
                for person in people:
                    person.move(server.port)
                seen = await people[0].see(at(people))
                assert seen["number"] == number
                assert 86_000 < seen["left"] <= 86_400
                assert seen["table"]["deadline"] == pytest.approx(hall.put_off[at(people)], abs=60)


async def test_nobody_plays_for_people_when_nobody_waits(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path / "a.db", now=time) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, grace_seconds=5)
        number = (await people[0].see(at(people)))["number"]
        time.at += 1_000
        (await server.hall.room(at(people))).refresh()
        await asyncio.sleep(0.3)

        assert (await people[0].see(at(people)))["number"] == number


@pytest.mark.parametrize(("unit", "seconds"), [("seconds", 20), ("days", 20 * 86_400)])
async def test_where_time_runs_out_a_bot_decides(tmp_path: Path, unit: str, seconds: int) -> None:
    time = Time()
    clock = {"unit": unit, "length": 20}
    async with AsyncExitStack() as stack:
        async with serving(tmp_path / "a.db", now=time) as server:
            time.at += RETURN_SECONDS
            people = await seated(stack, server, clock=clock)
            slow, seen = await turn(people)
            assert seen["table"]["deadline"] == time.at + seconds
            time.at += seconds - 1
            (await server.hall.room(at(people))).refresh()
            await asyncio.sleep(0.2)
            assert (await slow.see(at(people)))["number"] == seen["number"]
            time.at += 1
        async with serving(tmp_path / "a.db", now=time) as server:  # a restart does not stop the clock
            slow.http.base_url = f"http://127.0.0.1:{server.port}"
            await slow.see(at(people))
            await asyncio.sleep(0.2)
            assert (await slow.see(at(people)))["number"] == seen["number"]  # everybody has time to come back
            time.at += RETURN_SECONDS
            server.hall.rooms[at(people)].refresh()
            async with asyncio.timeout(SECONDS):
                while (after := await slow.see(at(people)))["number"] == seen["number"]:
                    await asyncio.sleep(0.05)

            assert after["decision"] == seen["decision"] + 1
            assert after["may_take_back"] is False  # what the clock decided stands
            await slow.refused(at(people), "take-back", "no-take-back", decision=after["decision"])


async def test_when_time_runs_out_everybody_reads_for_whom_and_what_was_done(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path / "a.db", now=time) as server, AsyncExitStack() as stack:
        server.hall.started_at = 0.0  # nobody has to come back
        people = await seated(stack, server, clock={"unit": "seconds", "length": 20})
        nobody = await stack.enter_async_context(Client(server.port))
        for turns in (1, 2):  # told once for each decision
            slow, seen = await turn(people)
            seat, since = people.index(slow), {each: (await each.see(at(people)))["number"] for each in people}
            before = (await nobody.see(at(people)))["number"]
            time.at += 20
            server.hall.rooms[at(people)].refresh()
            async with asyncio.timeout(SECONDS):
                while (await slow.see(at(people)))["decision"] == seen["decision"]:
                    await asyncio.sleep(0.02)
            for client, number in [*since.items(), (nobody, before)]:
                first, *others = (await client.see(at(people), number))["events"]
                assert first == {"table": "clock", "seat": seat}, turns
                assert others[0]["seat"] == seat
                assert not any("table" in event for event in others)
        person, seen = await turn(people)
        number = seen["number"]
        await person.play(at(people))
        told = (await person.see(at(people), number))["events"]
        assert not any(event.get("table") == "clock" for event in told)  # whoever is in time


async def test_of_small_steps_that_are_hidden_only_their_seat_reads_that_time_ran_out(tmp_path: Path) -> None:
    """The others read it with the step that they see, however many steps were left."""

    async def told(database: Path, steps: list[str]) -> list[list[dict[str, Any]]]:
        time = Time()
        async with serving(database, now=time) as server, AsyncExitStack() as stack:
            server.hall.started_at = 0.0
            clock = {"unit": "seconds", "length": 20}
            people = await seated(stack, server, game="countdown", players=3, clock=clock)
            nobody = await stack.enter_async_context(Client(server.port))
            for person in people[1:]:
                await person.play(at(people), "bet 0")
                await person.play(at(people), "done")
            for words in steps:
                await people[0].play(at(people), words)
            everybody = [*people, nobody]
            numbers = [(await each.see(at(people)))["number"] for each in everybody]
            async with people[1].live(at(people), numbers[1]) as socket:
                await socket.next()
                time.at += 20
                server.hall.rooms[at(people)].refresh()
                frame = await socket.until(lambda frame: frame["events"] != [])
                assert frame["view"]["round"] == 2, "the worlds differ: what a clock does in secret is heard"
            return [
                (await each.see(at(people), number))["events"] for each, number in zip(everybody, numbers, strict=True)
            ]

    many = await told(tmp_path / "many.db", [])
    one = await told(tmp_path / "one.db", ["bet 0"])
    for events in (*many, *one):
        assert events[0] == {"table": "clock", "seat": 0}
        assert [event for event in events if "table" in event] == [events[0]]  # once
    for events in (*many[1:], *one[1:]):
        assert events[1]["event"] == "done"


async def test_taking_back_gains_no_time(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path / "a.db", now=time) as server, AsyncExitStack() as stack:
        time.at += RETURN_SECONDS
        people = await seated(stack, server, clock={"unit": "seconds", "length": 20})
        while not (seen := (await turn(people))[1])["may_take_back"]:  # until a step that told nothing
            mover, seen = await turn(people)
            asked, time.at = time.at, time.at + 15
            moves = [words for words in seen["choices"] if words.startswith(("move", "place"))]
            await mover.must(at(people), "play", decision=seen["decision"], words=(moves or seen["choices"])[0])
        await mover.must(at(people), "take-back", decision=seen["decision"])

        assert (await mover.see(at(people)))["table"]["deadline"] == asked + 20


async def test_whoever_leaves_a_match_is_followed_by_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server)
        leaver, _ = await turn(people)
        stayer = next(each for each in people if each is not leaver)
        async with stayer.live(at(people)) as socket:
            await socket.next()
            await leaver.must(at(people), "leave")
            left = await socket.until(lambda frame: any(each.get("table") == "leave" for each in frame["events"]))
            assert left["table"]["seats"][people.index(leaver)]["kind"] == "bot"
            await socket.until(lambda frame: frame["choices"] != [])  # the bot moves, then it is our turn
        await leaver.refused(at(people), "play", "not-seated", decision=1, words="move cw")
        assert (await leaver.see(at(people)))["viewer"] is None


# --- Talking, and again


async def test_chat_is_plain_text_limited_and_mutable(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", now=Time()) as server, AsyncExitStack() as stack:
        people = await seated(stack, server, players=3)
        one, two, three = people
        await one.must(at(people), "say", text="<script>alert(1)</script>\u0000 & hello")
        response = await two.http.get(f"/api/tables/{at(people)}")
        assert b"<" not in response.content
        said = [event for event in response.json()["events"] if event.get("table") == "say"]
        assert said == [{"table": "say", "seat": 0, "text": "<script>alert(1)</script> & hello"}]
        assert (await one.do(at(people), "say", text="x" * 301))["status"] == 400
        assert (await one.do(at(people), "say", text=" \n "))["status"] == 400
        await two.must(at(people), "mute", seat=0, on=True)
        await two.refused(at(people), "mute", "muted-self", seat=1, on=True)
        number = (await two.see(at(people)))["number"]
        await one.must(at(people), "say", text="can you hear me?")
        assert (await two.see(at(people)))["number"] == number
        assert (await two.see(at(people)))["muted"] == [0]
        assert "can you hear me?" in str((await three.see(at(people)))["events"])
        await two.must(at(people), "mute", seat=0, on=False)
        answers = [await one.do(at(people), "say", text=f"line {number}") for number in range(9)]
        assert [answer["status"] for answer in answers][-1] == 429


async def test_after_a_match_the_same_people_meet_again_at_another_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
        people = await seated(stack, server, game="countdown", name="Our table")
        eve = await stack.enter_async_context(Client(server.port, "Eve"))
        await people[0].refused(at(people), "rematch", "not-finished")
        while (await people[0].see(at(people)))["table"]["status"] == "running":
            await (await turn(people))[0].play(at(people))
        result = (await people[0].see(at(people)))["table"]["result"]
        for seat, person in enumerate(people):  # and their lists of tables have how it ended
            (line,) = (await person.http.get("/api/tables?mine=true")).json()["tables"]
            assert line["ending"].pop("seats") == [{"kind": "person", "name": f"Person {number}"} for number in (0, 1)]
            assert line["ending"] == {"viewer": seat, "scores": result["scores"], "winners": result["winners"]}
            older = await person.http.get(f"/api/tables?mine=true&before={line['changed_at']}")
            assert older.json() == {"tables": []}
        first = await people[1].must(at(people), "rematch")
        second = await people[0].must(at(people), "rematch")
        again = first["table"]

        assert second["table"] == again
        assert (await eve.see(at(people)))["table"]["rematch"] == again
        await eve.refused(again, "sit", "seat-taken", seat=0)
        for seat, person in enumerate(people):
            await person.must(again, "sit", seat=seat)
        table = (await eve.see(again))["table"]
        assert (table["status"], table["name"], table["host"]) == ("running", "Our table", "Person 1")


# --- Keeping


async def test_a_table_goes_on_after_a_restart_as_if_nothing_had_been(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path / "a.db") as server:
            people = await seated(stack, server, players=3)
            for _ in range(30):
                await (await turn(people))[0].play(at(people))
            await people[0].must(at(people), "say", text="see you")
            before = [await person.see(at(people)) for person in people]
        async with serving(tmp_path / "a.db") as server:
            for person in people:
                person.http.base_url = f"http://127.0.0.1:{server.port}"
            after = [await person.see(at(people)) for person in people]
            await (await turn(people))[0].play(at(people))

    assert after == before


async def test_where_a_clock_runs_bots_finish_a_match_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path / "a.db") as server:
            ada = await stack.enter_async_context(Client(server.port, "Ada"))
            bots = {"1": "random", "2": "cadet"}
            table = await ada.open("countdown", 3, bots=bots, clock={"unit": "days", "length": 1})
            await ada.must(table, "sit", seat=0)
            await ada.must(table, "leave")
        async with serving(tmp_path / "a.db") as server:
            ada.http.base_url = f"http://127.0.0.1:{server.port}"
            async with asyncio.timeout(SECONDS):
                while (await server.hall.storage.count("finished")) < 1:
                    await asyncio.sleep(0.05)

            assert (await ada.see(table))["table"]["status"] == "finished"


# --- Safe


async def test_a_site_that_has_a_name_is_not_used_by_another(tmp_path: Path) -> None:
    """Whoever lets a name of theirs lead here has pages that are no pages of ours."""
    origins = ("https://rockets.example",)
    async with serving(tmp_path / "a.db", origins=origins) as server, Client(server.port, "Ada") as ada:
        for host, origin, status in (
            ("rockets.example", "https://rockets.example", 200),
            ("evil.example", "http://evil.example", 403),
            ("evil.example", "https://evil.example", 403),
            (f"127.0.0.1:{server.port}", f"http://127.0.0.1:{server.port}", 200),
        ):
            headers = {"host": host, "origin": origin, "cookie": ada.cookie}
            response = await ada.http.put("/api/me", json={"name": "Ada"}, headers=headers)
            assert response.status_code == status, origin


async def test_answers_carry_a_strict_policy_and_other_sites_are_turned_away(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
        headers = (await ada.http.get("/api/me")).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        for foreign in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            response = await ada.http.put("/api/me", json={"name": "Eve"}, headers=foreign)
            assert (response.status_code, response.json()["error"]) == (403, "elsewhere")
        own = {"origin": f"http://127.0.0.1:{server.port}"}
        assert (await ada.http.put("/api/me", json={"name": "Ada B"}, headers=own)).status_code == 200
        form = await ada.http.put("/api/me", content='{"name":"Eve"}', headers={"content-type": "text/plain"})
        assert (form.status_code, form.json()["error"]) == (415, "not-json")
        table = await ada.open()
        with pytest.raises(Exception, match="403"):
            async with ada.live(table, origin="https://evil.example"):
                pass
        async with ada.live(table, origin=f"http://127.0.0.1:{server.port}") as socket:
            assert (await socket.next())["type"] == "state"


async def test_nobody_may_ask_too_much_and_others_do_not_notice(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=5, body_bytes=2_000)
    async with serving(tmp_path / "a.db", limits=limits, now=Time()) as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Client(server.port, "Ada"))
        bob = await stack.enter_async_context(Client(server.port, "Bob"))
        statuses = [(await ada.http.get("/api/me")).status_code for _ in range(40)]
        assert 429 in statuses
        assert (await bob.http.get("/api/me")).status_code == 200
        large = await bob.http.put("/api/me", json={"name": "x" * 3_000})
        assert (large.status_code, large.json()["error"]) == (413, "too-large")


async def test_the_host_sees_figures_and_nobody_else_does(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as server, Client(server.port) as host:
        assert (await host.http.get("/healthz")).text == "ok\n"
        assert "apogee_rooms" in (await host.http.get("/metrics")).text
        through_a_proxy = await host.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
        assert through_a_proxy.status_code == 404
        for name in ("evil.example", f"evil.example:{server.port}", "localhost.evil.example", "127.0.0.1.example"):
            led_here = await host.http.get("/metrics", headers={"host": name})
            assert led_here.status_code == 403, name  # a page of that name would read it
        assert (await host.http.get("/metrics", headers={"host": f"localhost:{server.port}"})).status_code == 200
    origins = ("https://rockets.example",)
    async with serving(tmp_path / "a.db", origins=origins) as server, Client(server.port) as host:
        assert (await host.http.get("/metrics")).status_code == 404  # a proxy need not say that it is one
