"""Standing orders: what a seat lets the table answer for it. Nobody else learns of them; they survive everything."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from apogee.core.game import NO_ANSWER, Game, Order
from apogee.core.state import State
from apogee.server.doctor import troubles_of
from apogee.server.room import Room
from apogee.testing import laws, toy
from tests.secrecy import Record, Tab, Time, difference
from tests.serving import SECONDS, Client, Process, Server, game_named, serving
from tests.serving import until as until_so
from tests.terminal import run as in_terminal

GAME = toy.GAME
ORDERS = GAME.extras.orders
SIT_OUT = ("sit-out", "finish")  # together: no card, no bet, done


def run(work: Awaitable[None]) -> None:
    async def timed() -> None:
        async with asyncio.timeout(6 * SECONDS):
            await work

    asyncio.run(timed())


# --- Core


def with_extras(**changed: Any) -> Game[toy.Countdown]:
    return dataclasses.replace(GAME, extras=dataclasses.replace(GAME.extras, **changed))


def planning(**seat: Any) -> toy.Countdown:
    """Two seats that plan; of the first one what is said."""
    return toy.from_json({"seats": [{"hand": ["spark", "burn"], **seat}, {"hand": ["blaze", "burn"]}]})


def test_the_first_order_that_has_an_answer_answers() -> None:
    both = set(SIT_OUT)

    assert GAME.obey(planning(), 0, both) == "bet 0"
    assert GAME.obey(planning(bet=1), 0, both) == "done"
    assert GAME.obey(planning(loaded=["spark"]), 0, both) is None
    assert GAME.obey(planning(bet=1, ready=True), 0, both) is None
    assert GAME.obey(planning(bet=1), 0, {"sit-out", "no such order"}) is None
    assert GAME.obey(planning(), 0, ()) is None


def test_an_order_that_does_not_fit_a_seat_does_not_answer_for_it() -> None:
    game = with_extras(
        orders={**ORDERS, "sit-out": dataclasses.replace(ORDERS["sit-out"], fits=lambda _, player: player == 1)}
    )

    assert game.orders_for(planning(), 0) == ["finish"]
    assert game.orders_for(planning(), 1) == ["sit-out", "finish"]
    assert game.obey(planning(), 0, set(SIT_OUT)) is None


def check_orders(game: Game[Any]) -> None:
    """The law, on the way of some matches."""
    for seed in range(20):
        for state in laws.walk(game, 2, seed):
            laws.check_orders(game, state, seed)


@pytest.mark.parametrize("rule", ["orders", "default"])
@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (lambda table, player: NO_ANSWER if table.seats[1 - player].loaded else toy.sit_out(table, player), "knows"),
        (lambda _, __: toy.DONE, "may not"),
    ],
)
def test_the_law_of_orders_finds(rule: str, answer: Callable[[toy.Countdown, int], int], said: str) -> None:
    planted: dict[str, Any] = (
        {"orders": {"planted": Order("plan", answer)}} if rule == "orders" else {"default": answer}
    )
    game = with_extras(**planted)

    with pytest.raises(AssertionError, match=said):
        check_orders(game)


def test_the_law_of_orders_finds_one_that_answers_another_question() -> None:
    game = with_extras(orders={"finish": dataclasses.replace(ORDERS["finish"], asks="draw")})

    with pytest.raises(AssertionError, match="answers 'plan', but is said to answer 'draw'"):
        check_orders(game)


def test_the_law_of_orders_finds_what_fits_by_a_secret() -> None:
    planted = dataclasses.replace(ORDERS["finish"], fits=lambda table, player: not table.seats[1 - player].loaded)
    game = with_extras(orders={"finish": planted})

    with pytest.raises(AssertionError, match="learns from what it may order"):
        check_orders(game)


# --- Server


async def at_table(stack: AsyncExitStack, server: Server, players: int = 3, **more: Any) -> tuple[str, list[Client]]:
    """Countdown, and people at all its seats."""
    people = [await stack.enter_async_context(Client(server.port, f"Seat {seat}")) for seat in range(players)]
    table = await people[0].open("countdown", players, **more)
    for seat, person in enumerate(people):
        await person.must(table, "sit", seat=seat)
    return table, people


async def until(seen: Callable[[], Awaitable[dict[str, Any]]], is_it: Callable[[dict[str, Any]], bool]) -> Any:
    """What is seen at last."""
    async with asyncio.timeout(SECONDS):
        while not is_it(found := await seen()):
            await asyncio.sleep(0.02)
    return found


def is_ready(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda seen: bool(seen["view"]["seats"][seat]["ready"])


async def healthy(server: Server) -> None:
    """What the doctor says of a database in use."""
    for row in await server.hall.storage.rows("tables", order="id"):
        assert [why async for why in troubles_of(server.hall, row)] == []


def test_orders_answer_for_their_seat_and_are_revoked(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
            table, (one, two, three) = await at_table(stack, server)
            assert (await one.see(table))["orders"] == {"sit-out": False, "finish": False}
            await one.must(table, "order", order="sit-out", on=True)
            seen = await until(lambda: one.see(table), lambda seen: seen["decision"] == 2)
            assert (seen["orders"], seen["choices"]) == ({"sit-out": True, "finish": False}, ["done"])
            assert seen["view"]["seats"][0]["bet"] == 0
            await one.must(table, "order", order="sit-out", on=False)
            await one.must(table, "order", order="finish", on=True)
            await until(lambda: one.see(table), is_ready(0))
            for person in (two, three):
                await person.play(table, "bet 0")
                await person.play(table, "done")
            seen = await one.see(table)
            assert (seen["view"]["round"], seen["decision"]) == (2, 3)  # another round: nobody answers for it now
            assert seen["orders"] == {"sit-out": False, "finish": True}
            await asyncio.sleep(0.1)
            assert (await one.see(table))["decision"] == 3
            await one.play(table, "bet 0")
            await until(lambda: one.see(table), is_ready(0))
            await healthy(server)

    run(work())


def test_orders_answer_for_somebody_who_is_gone_and_nobody_looks(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
            table, people = await at_table(stack, server)
            for person in people:
                for order in SIT_OUT:
                    await person.must(table, "order", order=order, on=True)
            seen = await until(lambda: people[0].see(table), lambda seen: seen["table"]["status"] == "finished")
            assert seen["orders"] == {}
            assert seen["view"]["winners"] == [0, 1, 2]
            await healthy(server)

    run(work())


async def played_by(folder: Path, name: str, deeds: Callable[[str, Client, Tab], Awaitable[None]]) -> Record:
    """All that the others hear, get and find listed while the first seat sits a round out in its own way."""
    ids, secrets, record, moment = count(1), count(1), Record(), Time()
    settings: dict[str, Any] = {
        "now": moment,
        "new_id": lambda: f"id{next(ids):08}",
        "new_secret": lambda: f"secret-{next(secrets):033}",
        "new_seed": lambda: "ab" * 32,
    }
    async with serving(folder / f"{name}.db", **settings) as server, AsyncExitStack() as stack:
        table, (one, two, three) = await at_table(stack, server, clock={"unit": "seconds", "length": 500})
        watcher = await stack.enter_async_context(Client(server.port, "Watcher"))
        own = Tab("own", await stack.enter_async_context(one.live(table)), Record())
        others = [
            Tab(client.name or "", await stack.enter_async_context(client.live(table)), record)
            for client in (two, three, watcher)
        ]
        for tab in (own, *others):
            await tab.settle()
        moment.at += 1

        await two.play(table, "bet 1")
        await deeds(table, one, own)
        await until(lambda: one.see(table), is_ready(0))
        await two.play(table, "done")
        for tab in others:
            await tab.settle()
        for client in (two, three, watcher):
            record.answer("seen", await client.http.get(f"/api/tables/{table}"))
            record.answer("listed", await client.http.get("/api/tables"))
            record.answer("journal", await client.http.get(f"/api/tables/{table}/journal"))
            record.answer("replay", await client.http.get(f"/api/tables/{table}/replay"))
        await three.play(table, "bet 2")
        if deeds is not by_orders_revoked:  # with each take-back the die falls anew
            await three.play(table, "done")
            await one.play(table, "bet 0")
        for tab in others:
            await tab.settle()
            assert not any(tab.seen["orders"].values())
        await healthy(server)
    return record


async def by_hand(table: str, one: Client, own: Tab) -> None:
    """The seat answers itself."""
    await one.play(table, "bet 0")
    await one.play(table, "done")
    await own.settle()


async def by_order(table: str, one: Client, own: Tab) -> None:
    """It has orders answer, given before."""
    for order in reversed(SIT_OUT):
        await one.must(table, "order", order=order, on=True)
    await until(lambda: one.see(table), is_ready(0))
    for order in SIT_OUT:
        await one.must(table, "order", order=order, on=False)
    await own.settle()


async def by_orders_revoked(table: str, one: Client, own: Tab) -> None:
    """It gives orders, revokes them, gives them again, takes back what they did, and finishes itself."""
    for on in (True, False, True, False):
        await one.must(table, "order", order="finish", on=on)
    await one.must(table, "order", order="sit-out", on=True)
    seen = await until(lambda: one.see(table), lambda seen: seen["choices"] == ["done"])
    await one.must(table, "take-back", decision=seen["decision"])
    await one.play(table, "load " + (await one.see(table))["view"]["seats"][0]["hand"][0])
    seen = await one.see(table)
    await one.must(table, "take-back", decision=seen["decision"])
    for order in SIT_OUT:
        await one.must(table, "order", order=order, on=False)
    await by_hand(table, one, own)


def test_what_others_get_is_the_same_with_and_without_orders(tmp_path: Path) -> None:
    async def work() -> None:
        plain = await played_by(tmp_path, "plain", by_hand)
        assert b"sit-out" in plain.heard[0][1]  # everybody has orders of their own to give
        ordered = await played_by(tmp_path, "ordered", by_order)
        found = difference(plain, ordered)
        assert found is None, found
        revoked = await played_by(tmp_path, "revoked", by_orders_revoked)
        reveal = next(place for place, (_, what) in enumerate(plain.heard) if b'"event":"plan"' in what)
        assert revoked.heard[:reveal] == plain.heard[:reveal]
        assert reveal > 20

    run(work())


def test_an_order_tells_nobody_anything_when_it_is_given(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
            table, (one, two, three) = await at_table(stack, server)
            sockets = [await stack.enter_async_context(client.live(table)) for client in (two, three)]
            own = await stack.enter_async_context(one.live(table))
            for socket in (*sockets, own):
                await socket.until(lambda frame: all(seat["is_here"] for seat in frame["table"]["seats"]))
            listed = (await two.http.get("/api/tables")).content
            for on in (True, False, True):
                await own.send("order", key=one.key(), order="finish", on=on)
                shown = await own.until(lambda frame: frame["type"] == "state")
                assert shown["orders"] == {"sit-out": False, "finish": on}
                assert shown["events"] == []
            assert [await socket.quiet() for socket in sockets] == [True, True]
            assert (await two.http.get("/api/tables")).content == listed

    run(work())


def test_what_a_person_answers_in_the_meantime_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        go, waiting = asyncio.Event(), list[int]()

        async def waited(_: Room, number: int) -> None:
            """An order takes its time: until it is told to answer."""
            waiting.append(number)
            await go.wait()

        monkeypatch.setattr(Room, "_wait_as_people_do", waited)
        async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
            table, (one, *_) = await at_table(stack, server)
            await one.must(table, "order", order="sit-out", on=True)
            await until_so(lambda: waiting == [0])
            assert (await one.see(table))["decision"] == 1
            await one.play(table, "bet 1")
            go.set()
            await asyncio.sleep(0.2)
            assert (await one.see(table))["view"]["seats"][0]["bet"] == 1
            go.clear()
            await one.must(table, "order", order="finish", on=True)
            await until_so(lambda: waiting == [0, 0])
            await one.must(table, "order", order="finish", on=False)  # revoked before it answered
            go.set()
            await asyncio.sleep(0.2)
            assert (await one.see(table))["choices"] == ["done"]

    run(work())


def test_whoever_takes_an_order_s_answer_back_answers_that_question(tmp_path: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            async with serving(tmp_path / "a.db") as server:
                table, (one, *_) = await at_table(stack, server)
                await one.must(table, "order", order="sit-out", on=True)
                seen = await until(lambda: one.see(table), lambda seen: seen["choices"] == ["done"])
                assert seen["may_take_back"] is True
                await one.must(table, "take-back", decision=seen["decision"])
                await asyncio.sleep(0.2)
                assert "bet 0" in (await one.see(table))["choices"]
            async with serving(tmp_path / "a.db") as server:
                one.move(server.port)
                await asyncio.sleep(0.2)
                seen = await one.see(table)
                assert "bet 0" in seen["choices"]
                assert seen["orders"] == {"sit-out": True, "finish": False}
                await one.must(table, "order", order="finish", on=True)
                await one.play(table, "bet 1")
                await until(lambda: one.see(table), is_ready(0))
                await healthy(server)

    run(work())


def test_orders_are_given_once_and_survive_a_kill(tmp_path: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            process = stack.enter_context(Process(tmp_path / "a.db").start())
            server: Any = process
            table, (one, two, three) = await at_table(stack, server, clock={"unit": "days", "length": 1})
            command = {"do": "order", "key": "key-of-the-order", "order": "finish", "on": True}
            first = await one.http.post(f"/api/tables/{table}/commands", json=command)
            process.kill()
            process.start()
            again = await one.http.post(f"/api/tables/{table}/commands", json=command)
            assert (again.status_code, again.content) == (first.status_code, first.content)
            other = await one.http.post(f"/api/tables/{table}/commands", json={**command, "on": False})
            assert other.json()["error"] == "other-command"
            assert (await one.see(table))["orders"] == {"sit-out": False, "finish": True}
            assert (await two.see(table))["orders"] == {"sit-out": False, "finish": False}
            await one.play(table, "bet 0")
            changed_at = (await listed(three))["changed_at"]
            process.kill()  # before the order has answered
            process.start()
            await until(lambda: listed(three), lambda line: line["changed_at"] > changed_at)  # nobody opens the table
            await until(lambda: three.see(table), is_ready(0))  # shown a moment after it is on disk

    async def listed(person: Client) -> dict[str, Any]:
        (line,) = (await person.http.get("/api/tables")).json()["tables"]
        return dict(line)

    run(work())


def test_which_orders_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db") as server, AsyncExitStack() as stack:
            table, people = await at_table(stack, server)
            stranger = await stack.enter_async_context(Client(server.port, "Stranger"))
            waiting = await people[0].open("countdown", 2)
            await people[0].must(waiting, "sit", seat=0)
            rockets = await people[0].open("pocket-rockets", 2, bots={"1": "random"})
            await people[0].must(rockets, "sit", seat=0)

            assert (await stranger.see(table))["orders"] == {}
            assert (await people[0].see(waiting))["orders"] == {}
            assert (await people[0].see(rockets))["orders"] == {}
            await stranger.refused(table, "order", "not-seated", order="finish", on=True)
            await people[0].refused(waiting, "order", "no-match", order="finish", on=True)
            for on in (True, False):
                await people[0].refused(rockets, "order", "no-order", order="finish", on=on)
                refused = await people[0].refused(table, "order", "no-order", order="no such thing", on=on)
                assert "no such thing" in refused["message"]
            await people[0].refused(table, "order", "bad-request", order="", on=True)
            await people[0].refused(table, "order", "bad-request", order="finish", on="yes")
            assert (await people[0].see(table))["orders"] == {"sit-out": False, "finish": False}
            for person in people:
                for order in SIT_OUT:
                    await person.must(table, "order", order=order, on=True)
            await until(lambda: people[0].see(table), lambda seen: seen["table"]["status"] == "finished")
            await people[0].refused(table, "order", "over", order="finish", on=False)

    run(work())


def test_whoever_leaves_leaves_no_orders(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", order_seconds=lambda: 0.2) as server, AsyncExitStack() as stack:
            table, (one, two, _) = await at_table(stack, server)
            await one.must(table, "order", order="sit-out", on=True)
            await one.must(table, "leave")
            await until(lambda: two.see(table), is_ready(0))
            assert (await server.hall.room(table)).table.orders[0] == set()
            await healthy(server)

    run(work())


def test_a_bot_that_keeps_a_seat_warm_obeys_its_orders(tmp_path: Path) -> None:
    async def work() -> None:
        moment = Time()
        async with (
            serving(tmp_path / "a.db", now=moment, order_seconds=lambda: 60.0) as server,
            AsyncExitStack() as stack,
        ):
            table, (_, two, _) = await at_table(stack, server, grace_seconds=30)
            socket = await stack.enter_async_context(two.live(table))
            moment.at += 31
            room = await server.hall.room(table)
            room.table.orders[0] = set(SIT_OUT)  # as if it had ordered it and gone
            room.refresh()
            await until(lambda: two.see(table), is_ready(0))
            assert (await socket.next())["type"] == "state"
            assert own_words(room, 0) == ["bet 0", "done"]

    run(work())


def own_words(room: Room, seat: int) -> list[str | None]:
    """What was played for a seat."""
    assert room.table.match is not None
    return [entry.words for entry in room.table.match.journal.entries if entry.seat == seat]


# --- Clocks


def passing(state: State, player: int) -> int:
    """A default of a game in which one may pass: bet nothing, then a bot goes on."""
    assert isinstance(state, toy.Countdown)
    return toy.sit_out(state, player)


def games_with(default: Callable[[State, int], int]) -> Callable[[str], Game[Any]]:
    game = with_extras(default=default)
    return lambda name: game if name == "countdown" else game_named(name)


def test_a_real_clock_takes_the_default_in_time_and_otherwise_a_bot_decides(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", games=games_with(passing)) as server, AsyncExitStack() as stack:
            server.hall.started_at = 0.0  # nobody has to come back
            began = time.monotonic()
            table, people = await at_table(stack, server, clock={"unit": "seconds", "length": 1})
            room = await server.hall.room(table)
            for person in people[:2]:  # the others are here, and wait
                await stack.enter_async_context(person.live(table))
            await until(lambda: people[2].see(table), lambda seen: seen["view"]["round"] == 2)

            assert time.monotonic() - began > 0.9
            assert [own_words(room, seat)[:2] for seat in range(3)] == [["bet 0", "done"]] * 3
            assert (await people[0].see(table))["may_take_back"] is False
            await healthy(server)

    run(work())


class Starting:
    """A clock that stands still until it is told to go, and then goes on from there."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0
        self.began: float | None = None

    def __call__(self) -> float:
        return self.at if self.began is None else self.at + time.monotonic() - self.began

    def go(self) -> None:
        self.began = time.monotonic()


def test_an_order_answers_before_the_clock_does(tmp_path: Path) -> None:
    async def work() -> None:
        now = Starting()  # the clock's two seconds begin when the order is given
        settings: dict[str, Any] = {"games": games_with(passing), "order_seconds": lambda: 60.0, "now": now}
        async with serving(tmp_path / "a.db", **settings) as server, AsyncExitStack() as stack:
            server.hall.started_at = 0.0
            table, (one, *_) = await at_table(stack, server, clock={"unit": "seconds", "length": 2})
            await one.must(table, "order", order="sit-out", on=True)
            now.go()
            seen = await until(lambda: one.see(table), lambda seen: seen["choices"] == ["done"])
            assert seen["may_take_back"] is True  # what the clock decided would stand

    run(work())


# --- Terminal


def test_orders_in_the_terminal(tmp_path: Path) -> None:
    typed = ["o", "o 9", "o x", "o 1", "u", "load spark", "u", "o 2", "bet 1", "", "l", "q"]
    play = ("play", "countdown", "--seed", "3", "--players", "2", "--plain")
    done = in_terminal(*play, folder=tmp_path, typed="\n".join([*typed, ""]))
    said = " ".join(done.stdout.split())

    assert done.returncode == 0
    assert "1 sit out [off] 2 finish [off] Orders: " in said
    assert said.count("There is no such choice; type a number from 1 to 2.") == 2
    ordered = said.split("): o 1 1 ")[1]
    assert ordered.index("sit out [on]") < ordered.index("You: bet, chips 0") < ordered.index("taken back")
    finished = said.split("): o 2 1 ")[1]  # it was taken back: nobody answers that but the person
    assert finished.index("5 bet 2") < finished.index("): bet 1 ") < finished.index("You: done")
    assert "Your turn is over." in finished


def test_games_without_orders_know_no_key_for_them(tmp_path: Path) -> None:
    done = in_terminal("play", "pocket-rockets", "--seed", "1", "--plain", folder=tmp_path, typed="o\nq\n")

    assert "standing orders" not in done.stdout
    assert "“o” is neither a choice nor a key" in done.stdout
