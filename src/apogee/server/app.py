"""The addresses of the server. Handlers only translate; the room decides what somebody may know and do."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import resources
from itertools import product
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import UNSET
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from apogee.bots import roster
from apogee.core import schema
from apogee.core.errors import BadOption
from apogee.core.game import Game
from apogee.lessons import lesson_of
from apogee.locale import LANGUAGES, source
from apogee.locale.texts import BROWSER, files_of
from apogee.rulebook import rulebook
from apogee.server import metrics, protocol
from apogee.server.document import document
from apogee.server.guard import is_loopback, is_this_machine
from apogee.server.hall import Hall
from apogee.server.limits import Limits, place_of
from apogee.server.pages import takes_packed
from apogee.server.protocol import Answer, Trouble, command_decoder, encode
from apogee.server.refusal import Code, Refusal
from apogee.server.room import Live, Person, Room
from apogee.server.saying import Sayer, language_asked
from apogee.server.storage import StorageTrouble
from apogee.server.turns import Asker
from apogee.server.wire import frame_message

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler

COOKIE = "apogee"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one
SOCKET_CLOSED = 4000  # closing codes of sockets are this and the status that a request would get
TRY_AGAIN = 1013
HURRY_SECONDS = 0.1  # pause before the next frame of a socket that sent too many
HUNG_UP = "client disconnected prematurely"  # as the framework says it; nobody reads the answer
UNEXPECTED: dict[int, Code] = {404: "no-page", 405: "no-method", 413: "too-large"}  # by what the framework says


class Context:
    """What all handlers share."""

    def __init__(self, hall: Hall, origins: tuple[str, ...]) -> None:
        self.hall = hall
        self.is_proxied = bool(origins)  # people come through another server
        self.is_secure = any(origin.startswith("https://") for origin in origins)
        self.sayer = Sayer()
        self.sockets: Counter[str] = Counter()  # by person, or by address without one
        self.written: dict[tuple[str, ...], bytes] = {}  # answers that are the same for everybody

    @contextmanager
    def count_socket(self, who: str) -> Generator[None]:
        """Count a socket while it lasts, from before anything is awaited; refuse a person who has too many.

        The wire counts the sockets of an address.
        """
        if self.sockets[who] >= self.hall.limits.sockets_per_person:
            raise Refusal("too-many")
        metrics.SOCKETS.inc()
        self.sockets[who] += 1
        try:
            yield
        finally:
            metrics.SOCKETS.dec()
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]


AnyRequest = Request[Any, Any, State]
AnyGame = Game[Any]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="Leave out events up to this number.")]
Before = Annotated[
    float | None,
    QueryParameter(ge=0, le=1e11, description="Of one's own tables, those that changed last before this time."),
]
GameName = Annotated[str, PathParameter(min_length=1, max_length=40)]
LanguageName = Annotated[str, PathParameter(min_length=1, max_length=40)]
Seat = Annotated[
    str, QueryParameter(pattern=f"^(all|[0-9]{{1,2}})?{protocol.END}", description="A seat's number, or all of them.")
]
OfSeat = Annotated[int | None, QueryParameter(ge=0, le=15, description="A seat's number; otherwise one's own.")]
ActionWords = Annotated[str, QueryParameter(max_length=120, description="An action, in words.")]
ComponentId = Annotated[str, QueryParameter(max_length=120, description="The id of a component.")]
TableId = Annotated[str, PathParameter(pattern=f"^[a-z0-9]{{4,32}}{protocol.END}")]


def context_of(connection: AnyRequest | WebSocket[Any, Any, State]) -> Context:
    found: Context = connection.app.state.context
    return found


def address_of(connection: AnyRequest | WebSocket[Any, Any, State]) -> str:
    return connection.client.host if connection.client else ""


def place_asked_from(connection: AnyRequest | WebSocket[Any, Any, State]) -> str:
    return place_of(address_of(connection))


def asker_of(connection: AnyRequest | WebSocket[Any, Any, State], person: Person | None) -> Asker:
    """For whom something is done."""
    return Asker(place_asked_from(connection), person.id if person else "")


async def person_of(connection: AnyRequest | WebSocket[Any, Any, State]) -> Person | None:
    return await context_of(connection).hall.person_of(connection.cookies.get(COOKIE))


def who_is(connection: AnyRequest | WebSocket[Any, Any, State], person: Person | None) -> str:
    """The name under which use of the server is counted: the person's id, or the address without a person."""
    return person.id if person else f"at {place_asked_from(connection)}"


async def person_needed(request: AnyRequest) -> Person:
    person = await person_of(request)
    if person is None:
        raise Refusal("no-name")
    return person


def json_of(value: object, status: int = 200) -> Response[Any]:
    return Response(encode(value), media_type=MediaType.JSON, status_code=status)


def same_for_all(request: AnyRequest, *what: str, make: Callable[[], object]) -> Response[Any]:
    """An answer that is the same for everybody, written once; it is about something that there is."""
    written = context_of(request).written
    if what not in written:
        written[what] = encode(make())
    return Response(written[what], media_type=MediaType.JSON)


def wants_packed(request: AnyRequest) -> bool:
    return takes_packed(request.headers.get("accept-encoding", ""))


def written_json_of(request: AnyRequest, body: bytes) -> Response[Any]:
    """An answer whose JSON is written already, compressed for clients that accept that."""
    is_packed = wants_packed(request)
    more = {"content-encoding": "gzip"} if is_packed else {}
    return Response(body, media_type=MediaType.JSON, headers={"vary": "accept-encoding", **more})


def answer_of(
    request: AnyRequest, answer: Answer, refusal: Refusal | None, game: AnyGame | None = None
) -> Response[Any]:
    """A final answer, with its sentence in the reader's language."""
    if refusal is None:
        return json_of(answer)
    count_refusal(request, refusal)
    said = context_of(request).sayer.sentence(refusal, language_of(request), game)
    return json_of(msgspec.structs.replace(answer, message=said), refusal.status)


async def expect_json(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a change that does not come as JSON: a form on another site cannot send JSON.

    The framework would ask a plain function in a thread, for each request.
    """
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if connection.scope.get("method") in ("POST", "PUT") and kind != "application/json":
        raise Refusal("not-json")


async def expect_strict(request: AnyRequest, kind: Any) -> None:
    """Refuse a body whose values are of other kinds than the document says: the framework takes "2" for a number."""
    try:
        msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", reason=str(error), field=_field_in(str(error))) from None


async def expect_few_journals(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Hold an address to its journals per minute, before what may be a megabyte is read."""
    hall = connection.app.state.context.hall
    hall.expect_patience(hall.journal_rate, place_of(connection.client.host if connection.client else ""))


def language_of(connection: AnyRequest | WebSocket[Any, Any, State]) -> str:
    return language_asked(connection.headers.get("accept-language", ""))


TROUBLES = {
    400: "It cannot be read, or the game does not take it.",
    401: "Say who you are first.",
    403: "It comes from another site, or is for others to do.",
    404: "There is no such thing, or it is not for you to know of.",
    409: "It does not fit how things are.",
    413: "It is too large.",
    415: "It is not JSON.",
    429: "It is too much at once.",
    500: "Something went wrong in the server.",
    503: "The server cannot write to its disk now.",
}
ALWAYS = (400, 429, 500, 503)
WITH_BODY = (403, 413, 415)
ANYBODY: list[dict[str, list[str]]] = [{}, {"cookie": []}]
SOMEBODY: list[dict[str, list[str]]] = [{"cookie": []}]


def specs(*statuses: int, final: bool = False) -> dict[int, ResponseSpec]:
    """The other answers that an address may give, for the OpenAPI document."""
    found = {
        status: ResponseSpec(Trouble, generate_examples=False, description=TROUBLES[status])
        for status in (*ALWAYS, *statuses)
    }
    if final:
        found[409] = ResponseSpec(Answer, generate_examples=False, description="The final answer: refused.")
    return found


# --- The server itself


@get(
    "/healthz",
    media_type=MediaType.TEXT,
    operation_id="health",
    tags=["server"],
    responses=specs(),
    summary="Whether the server works",
)
async def healthz(request: AnyRequest) -> str:
    await context_of(request).hall.storage.rows("tables", limit=1, columns=["id"])
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def show_metrics(request: AnyRequest) -> Response[bytes]:
    """Only the host may see figures, because counts tell secrets. Behind a proxy everybody looks like the host."""
    if (
        context_of(request).is_proxied
        or not is_loopback(address_of(request))
        or not is_this_machine(request.headers.get("host", ""))
        or "x-forwarded-for" in request.headers
        or "forwarded" in request.headers
    ):
        raise Refusal("no-page")
    return Response(generate_latest(metrics.REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST})


@get(
    "/check_shuffle.py",
    media_type=MediaType.TEXT,
    operation_id="check-shuffle",
    tags=["server"],
    responses=specs(),
    summary="The program that rechecks a shuffle",
)
async def check_shuffle() -> str:
    return resources.files("apogee").joinpath("check_shuffle.py").read_text("utf-8")


@get(
    "/api/openapi.json",
    operation_id="document",
    tags=["server"],
    responses=specs(),
    summary="This document",
)
async def show_document(request: AnyRequest) -> Response[dict[str, Any]]:
    return same_for_all(request, "document", make=openapi_document)


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home(request: AnyRequest) -> str:
    """What is shown if no pages have been built; otherwise the guard has answered."""
    said = context_of(request).sayer.text("serve-page", language_of(request))
    return (
        f'<!doctype html><meta charset="utf-8"><title>Apogee</title><p>{said} <a href="/api/openapi.json">API</a></p>\n'
    )


# --- People


@get(
    "/api/me",
    operation_id="me",
    tags=["people"],
    security=ANYBODY,
    responses=specs(),
    summary="Who one is to this server",
)
async def get_me(request: AnyRequest) -> Response[protocol.Me]:
    person = await person_of(request)
    return json_of(protocol.Me(person.name if person else None))


@post(
    "/api/guests",
    status_code=200,
    operation_id="come-in",
    tags=["people"],
    responses=specs(*WITH_BODY, 409),
    summary="Come in as a guest; the answer sets the cookie",
)
async def new_guest(request: AnyRequest, data: JSONBody[protocol.NewGuest]) -> Response[protocol.Me]:
    await expect_strict(request, protocol.NewGuest)
    context = context_of(request)
    if await person_of(request) is not None:
        raise Refusal("has-name")
    context.hall.expect_patience(context.hall.guest_rate, place_asked_from(request))
    person, cookie = await context.hall.new_guest(data.name)
    response = json_of(protocol.Me(person.name))
    response.set_cookie(
        key=COOKIE,
        value=cookie,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=context.is_secure,
    )
    return response


@put(
    "/api/me",
    operation_id="rename",
    tags=["people"],
    security=SOMEBODY,
    responses=specs(*WITH_BODY, 401),
    summary="Take another name, for tables to come",
)
async def rename(request: AnyRequest, data: JSONBody[protocol.NewGuest]) -> Response[protocol.Me]:
    await expect_strict(request, protocol.NewGuest)
    person = await context_of(request).hall.rename(await person_needed(request), data.name, place_asked_from(request))
    return json_of(protocol.Me(person.name))


# --- Texts


@get(
    "/api/texts/{language:str}",
    operation_id="texts",
    tags=["texts"],
    responses=specs(404),
    summary="The sentences of the program in a language",
)
async def texts(request: AnyRequest, language: LanguageName) -> Response[protocol.ProgramTexts]:
    expect_language(language)
    words = (language, source(language, *BROWSER))
    return same_for_all(request, "texts", language, make=lambda: protocol.ProgramTexts(*words))


@get(
    "/api/texts/{language:str}/{game:str}",
    operation_id="texts-of-game",
    tags=["texts"],
    responses=specs(404),
    summary="The sentences and names of a game in a language",
)
async def texts_of_game(request: AnyRequest, language: LanguageName, game: GameName) -> Response[protocol.GameTexts]:
    context = context_of(request)
    expect_language(language)
    found = context.hall.game(game)

    def texts() -> protocol.GameTexts:
        said = context.sayer.texts_of(language, found)
        messages = source(language, *files_of(game))
        return protocol.GameTexts(language, game, found.title, messages, said.names, said.constants)

    return same_for_all(request, "texts", language, game, make=texts)


@get(
    "/api/rules/{game:str}",
    operation_id="rules",
    tags=["texts"],
    responses=specs(404),
    summary="The rules of a game, with their sources",
)
async def rules(request: AnyRequest, game: GameName) -> Response[protocol.RuleList]:
    name = context_of(request).hall.game(game).name

    def rules() -> protocol.RuleList:
        found = [protocol.RuleInfo(each.id, each.section, each.text, each.source) for each in rulebook(name).values()]
        return protocol.RuleList(name, found)

    return same_for_all(request, "rules", name, make=rules)


@get(
    "/api/cards/{game:str}",
    operation_id="cards",
    tags=["texts"],
    responses=specs(404),
    summary="The components of a game, with their sources, and what each key of its views is",
)
async def cards(request: AnyRequest, game: GameName) -> Response[protocol.CardList]:
    found = context_of(request).hall.game(game)

    def cards() -> protocol.CardList:
        listed = found.components.list_rows() if found.components else {}
        sections = [protocol.CardSection(section, rows) for section, rows in listed.items()]
        view = msgspec.convert(schema.described(found.telling.view), protocol.ViewKind)
        return protocol.CardList(found.name, found.components_hash, sections, sorted(found.with_component), view)

    return same_for_all(request, "cards", found.name, make=cards)


def expect_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("no-language", given=language, reason=", ".join(LANGUAGES))


# --- Games and tables


@get(
    "/api/games",
    operation_id="games",
    tags=["tables"],
    responses=specs(),
    summary="The games that can be played here",
)
async def games(request: AnyRequest) -> Response[list[protocol.GameInfo]]:
    hall = context_of(request).hall
    return same_for_all(request, "games", make=lambda: [game_info(hall, name) for name in hall.game_names()])


def game_info(hall: Hall, name: str) -> protocol.GameInfo:
    game, lesson = hall.games(name), lesson_of(name)
    return protocol.GameInfo(
        name=game.name,
        title=game.title,
        players=list(game.players),
        options={
            key: protocol.OptionInfo(each.default, list(each.choices), list(each.parts), each.number)
            for key, each in game.options.items()
        },
        together={str(number): options_together(game, number) for number in game.players},
        bots=roster.names(game.name),
        lesson=[chapter.id for chapter in lesson.chapters] if lesson else [],
        problems=[problem.id for problem in lesson.problems] if lesson else [],
        minutes={str(number): found for number in game.players if (found := game.minutes(number)) is not None},
        weight=game.extras.weight,
        rules_version=game.rules_version,
        components_hash=game.components_hash,
    )


def options_together(game: Game[Any], players: int) -> list[dict[str, str]]:
    """All options that make a match with so many players, in the order of their choices; of parts, one example."""
    found: list[dict[str, str]] = []
    for choices in product(*([*each.choices, *each.examples()] for each in game.options.values())):
        with suppress(BadOption):
            chosen = game.chosen_options(dict(zip(game.options, choices, strict=True)), players)
            if chosen not in found:
                found.append(chosen)
    return found


@get(
    "/api/tables",
    operation_id="tables",
    tags=["tables"],
    security=ANYBODY,
    responses=specs(),
    summary="Public tables that are open or running, or one's own, those that changed last",
)
async def tables(
    request: AnyRequest, mine: FromQuery[bool] = False, before: Before = None
) -> Response[protocol.TableList]:
    hall = context_of(request).hall
    person = await person_of(request)
    if mine:
        rows = await hall.tables_of(asker_of(request, person), before) if person else []
    else:
        rows = await hall.tables_shown()
    return json_of(protocol.TableList(rows))


@post(
    "/api/tables",
    status_code=200,
    operation_id="open-table",
    tags=["tables"],
    security=SOMEBODY,
    responses=specs(*WITH_BODY, 401, 404, 409),
    summary="Open a table",
)
async def new_table(request: AnyRequest, data: JSONBody[protocol.NewTable]) -> Response[Answer]:
    await expect_strict(request, protocol.NewTable)
    person = await person_needed(request)
    answer = await context_of(request).hall.create(person, data, place_asked_from(request))
    return json_of(answer)


@post(
    "/api/lessons",
    status_code=200,
    operation_id="begin-lesson",
    tags=["tables"],
    security=SOMEBODY,
    responses=specs(*WITH_BODY, 401, 404, 409),
    summary="Begin a chapter of a lesson: a table for oneself",
)
async def new_lesson(request: AnyRequest, data: JSONBody[protocol.NewLesson]) -> Response[Answer]:
    await expect_strict(request, protocol.NewLesson)
    person = await person_needed(request)
    return json_of(await context_of(request).hall.begin_lesson(person, data, place_asked_from(request)))


@get(
    "/api/tables/{table:str}",
    operation_id="table",
    tags=["tables"],
    security=ANYBODY,
    responses=specs(404),
    summary="All that one may know of a table",
)
async def get_table(request: AnyRequest, table: TableId, since: Since = 0) -> Response[protocol.Showing]:
    if not re.fullmatch("[0-9]+", request.query_params.get("since", "0")):  # the framework takes 0.0 for a number, too
        raise Refusal("bad-request", reason="a whole number is written in digits", field="since")
    person = await person_of(request)
    asker = asker_of(request, person)
    shown: Any = await context_of(request).hall.at(table, asker, lambda room: room.showing(person, since, asker.place))
    return Response(shown, media_type=MediaType.JSON)


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    operation_id="command",
    tags=["tables"],
    security=SOMEBODY,
    responses=specs(*WITH_BODY, 401, 404, final=True),
    summary="Do something at a table",
)
async def command(request: AnyRequest, table: TableId, data: JSONBody[protocol.AnyCommand]) -> Response[Answer]:
    await expect_strict(request, protocol.AnyCommand)
    person = await person_needed(request)
    asker = asker_of(request, person)
    answer, refusal, game = await context_of(request).hall.at(
        table, asker, lambda room: do_and_count(room, person, data, asker.place)
    )
    return answer_of(request, answer, refusal, game)


@post(
    "/api/tables/{table:str}/go-on",
    status_code=200,
    operation_id="go-on",
    tags=["tables"],
    security=SOMEBODY,
    responses=specs(*WITH_BODY, 401, 403, 404, 409),
    summary="Go on from where a lesson's chapter ended, as a match: a table for oneself",
)
async def go_on(request: AnyRequest, table: TableId, data: JSONBody[protocol.GoOn]) -> Response[Answer]:
    await expect_strict(request, protocol.GoOn)
    person, hall = await person_needed(request), context_of(request).hall
    asker = asker_of(request, person)
    return json_of(await hall.go_on(person, table, data, asker))


@post(
    "/api/invitations",
    status_code=200,
    operation_id="accept-invitation",
    tags=["tables"],
    security=SOMEBODY,
    responses=specs(*WITH_BODY, 401, 404, final=True),
    summary="Accept an invitation",
)
async def accept(request: AnyRequest, data: JSONBody[protocol.Accept]) -> Response[Answer]:
    await expect_strict(request, protocol.Accept)
    person = await person_needed(request)
    answer, refusal = await context_of(request).hall.accept(person, data.key, data.token, place_asked_from(request))
    return answer_of(request, answer, refusal)


@get(
    "/api/tables/{table:str}/why",
    operation_id="why-not",
    tags=["tables"],
    security=ANYBODY,
    responses=specs(403, 404, 409),
    summary="Why one cannot play an action now, or do anything with a component: one of the two is given",
)
async def why(
    request: AnyRequest, table: TableId, words: ActionWords = "", about: ComponentId = ""
) -> Response[protocol.WhyNot]:
    if (words == "") == (about == ""):
        raise Refusal("bad-request", reason="it takes either words or about", field="words, about")
    person, context = await person_of(request), context_of(request)
    barred, game = await context.hall.at(
        table, asker_of(request, person), lambda room: room.why_not(person, words, about)
    )
    if barred is None:
        return json_of(protocol.WhyNot(None, None))
    said = context.sayer.sentence(Refusal("illegal", refused=barred), language_of(request), game)
    return json_of(protocol.WhyNot(barred.rule, said))


@get(
    "/api/tables/{table:str}/proposals",
    operation_id="proposals",
    tags=["tables"],
    security=SOMEBODY,
    responses=specs(401, 403, 404, 409),
    summary="Ways to carry an action through now: lists of steps for the command `steps`. Nobody else hears of it",
)
async def proposals(request: AnyRequest, table: TableId, action: ActionWords) -> Response[protocol.Proposals]:
    person = await person_needed(request)
    found = await context_of(request).hall.at(
        table, asker_of(request, person), lambda room: room.proposals(person, action)
    )
    return json_of(found)


@get(
    "/api/tables/{table:str}/hint",
    operation_id="hint",
    tags=["tables"],
    security=SOMEBODY,
    responses=specs(401, 403, 404, 409),
    summary="What the best bot would do in one's place now; nobody else hears of it",
)
async def hint(request: AnyRequest, table: TableId) -> Response[protocol.Hint]:
    person = await person_needed(request)
    asker = asker_of(request, person)
    return json_of(await context_of(request).hall.at(table, asker, lambda room: room.hint(person, asker.place)))


@get(
    "/api/tables/{table:str}/journal",
    media_type=MediaType.TEXT,
    operation_id="journal",
    tags=["tables"],
    security=ANYBODY,
    responses=specs(404, 409),
    summary="The journal: of a running match what everybody saw, of a finished one everything",
)
async def journal(request: AnyRequest, table: TableId) -> Response[str]:
    person = await person_of(request)
    text = await context_of(request).hall.journal(who_is(request, person), asker_of(request, person), person, table)
    name = f'attachment; filename="{table}.journal"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


# --- Replays


@get(
    "/api/tables/{table:str}/replay",
    operation_id="replay",
    tags=["tables"],
    security=ANYBODY,
    responses=specs(404, 409, 413),
    summary="A match step by step: from one's own place, after its end from any, or with everything open",
)
async def replay(request: AnyRequest, table: TableId, seat: Seat = "") -> Response[protocol.Replay]:
    person, hall = await person_of(request), context_of(request).hall
    eyes: Any = int(seat) if seat.isdecimal() else seat or "own"
    who, asker = who_is(request, person), asker_of(request, person)
    found = await hall.replay(who, asker, person, table, eyes, is_packed=wants_packed(request))
    return written_json_of(request, found)


@get(
    "/api/tables/{table:str}/review",
    operation_id="review",
    tags=["tables"],
    security=ANYBODY,
    responses=specs(404, 409, 413),
    summary="How a finished match went for a seat, by what it could know: chances, luck, and what decisions cost",
)
async def review(request: AnyRequest, table: TableId, seat: OfSeat = None) -> Response[protocol.Review]:
    person, hall = await person_of(request), context_of(request).hall
    who, asker = who_is(request, person), asker_of(request, person)
    found = await hall.review(
        who, asker, person, table, "own" if seat is None else seat, is_packed=wants_packed(request)
    )
    return written_json_of(request, found)


@post(
    "/api/replays",
    status_code=200,
    operation_id="hand-in-journal",
    tags=["tables"],
    security=ANYBODY,
    responses=specs(*WITH_BODY, 404, 409),
    request_max_body_size=Limits.journal_bytes,
    guards=[expect_few_journals],
    summary="The same from a journal that is handed in, and not kept",
)
async def replay_journal(request: AnyRequest, data: JSONBody[protocol.NewReplay]) -> Response[protocol.Replay]:
    await expect_strict(request, protocol.NewReplay)
    person, hall = await person_of(request), context_of(request).hall
    who, asker, is_packed = who_is(request, person), asker_of(request, person), wants_packed(request)
    found = await hall.replay_of_stranger(who, asker, data.journal, data.seat, is_packed=is_packed)
    return written_json_of(request, found)


# --- Live


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """A viewer's socket: the state first, then what changes; commands come in, and their answers go out."""
    context = context_of(socket)
    await socket.accept()
    try:
        since = int(socket.query_params.get("since", "0")[:10])
    except ValueError:
        since = 0
    seen_as = socket.query_params.get("viewer")
    task = asyncio.current_task()
    assert task is not None
    try:
        person = await person_of(socket)
        asker = asker_of(socket, person)
        viewer = Live(person, task.cancel, asker.place, context.hall.limits.waiting_bytes, context.hall.unread)
        who = who_is(socket, person)
        with context.count_socket(who):
            room = await context.hall.at(table, asker, lambda room: room.attach(viewer, since, seen_as))
            await converse(context, socket, room, viewer, who)
    except Exception as error:
        refusal = refusal_of(context, error)
        with suppress(Exception):  # it may have gone meanwhile
            await socket.send_data(trouble_frame(context, socket, refusal))
            await socket.close(SOCKET_CLOSED + refusal.status)


async def converse(context: Context, socket: WebSocket[Any, Any, State], room: Room, viewer: Live, who: str) -> None:
    """Frames out and commands in, until one of the two ends."""
    sending = asyncio.create_task(send_frames(socket, viewer))
    sending.add_done_callback(lambda done: drop_deaf(room, viewer, done))
    try:
        await receive_commands(context, socket, room, viewer, who)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        room.detach(viewer)
        viewer.forget()
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending
        with suppress(Exception):
            await socket.close(TRY_AGAIN)


def drop_deaf(room: Room, viewer: Live, sending: asyncio.Task[None]) -> None:
    """End a connection to which nothing can be sent any more. Its client will connect again."""
    error = None if sending.cancelled() else sending.exception()
    if error is None or viewer not in room.lives:
        return
    if not isinstance(error, (OSError, RuntimeError)):  # those tell that it is closed already
        room.hall.report_fault("task-trouble", error)
    viewer.drop()


async def send_frames(socket: WebSocket[Any, Any, State], viewer: Live) -> None:
    """Send frames one after the other, without keeping a sent frame in memory until the next one comes."""
    while True:
        await socket.send(frame_message(await viewer.next_frame()))
        viewer.note_sent()


async def receive_commands(
    context: Context, socket: WebSocket[Any, Any, State], room: Room, viewer: Live, who: str
) -> None:
    """Commands one after the other; what is no command is answered with a sentence."""
    while True:
        text = await socket.receive_data(mode="text")
        key = None
        try:
            try:
                context.hall.expect_patience_to_ask(who, viewer.place)
            except Refusal:
                await asyncio.sleep(HURRY_SECONDS)
                raise
            if viewer.person is None:
                raise Refusal("no-name")
            await context.hall.gate.enter(viewer.place)
            data = decode_command(text)
            key = data.key
            answer, refusal, game = await do_and_count(room, viewer.person, data, viewer.place)
        except Exception as error:
            viewer.send(trouble_frame(context, socket, refusal_of(context, error), key))
            continue
        if refusal is not None:
            count_refusal(socket, refusal)
            said = context.sayer.sentence(refusal, language_of(socket), game)
            answer = msgspec.structs.replace(answer, message=said)
        viewer.send(encode(protocol.AnswerFrame(**msgspec.structs.asdict(answer))))


async def do_and_count(
    room: Room, person: Person, data: protocol.AnyCommand, place: str
) -> tuple[Answer, Refusal | None, AnyGame]:
    """A command, done and counted; and the game that it belongs to."""
    begun, kind = perf_counter(), data.__struct_config__.tag
    answer, refusal = await room.do(person, data, place)
    number, seconds = metrics.of_command(kind, "refused" if refusal else "done")
    number.inc()
    seconds.observe(perf_counter() - begun)
    return answer, refusal, room.table.game


def decode_command(text: str) -> protocol.AnyCommand:
    try:
        command: protocol.AnyCommand = command_decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("bad-request", reason=str(error), field=_field_in(str(error))) from None
    return command


def trouble_frame(
    context: Context, socket: WebSocket[Any, Any, State], refusal: Refusal, key: str | None = None
) -> bytes:
    count_refusal(socket, refusal)
    said = context.sayer.sentence(refusal, language_of(socket))
    wait = UNSET if refusal.retry_after is None else int(refusal.retry_after)
    detail = UNSET if refusal.detail is None else refusal.detail
    return encode(protocol.TroubleFrame(key, refusal.code, said, wait, detail))


# --- What goes wrong


def count_refusal(connection: AnyRequest | WebSocket[Any, Any, State], refusal: Refusal) -> None:
    """Count a refusal that is sent now."""
    context_of(connection).hall.logbook.count_refusal(refusal.code, refusal.status, address_of(connection))


def refusal_of(context: Context, error: Exception) -> Refusal:
    """Why something could not be done; of a fault of ours the log says where, the answer nothing.

    Where it happened is forgotten then, or a request would stay in memory with its body until garbage is collected.
    """
    if isinstance(error, Refusal):
        return error.with_traceback(None)
    if isinstance(error, StorageTrouble):
        return Refusal("storage")
    context.hall.report_fault("fault", error)
    error.__traceback__ = None
    return Refusal("fault")


def refuse(request: AnyRequest, error: Exception) -> Response[Any]:
    refusal = refusal_of(context_of(request), error)
    count_refusal(request, refusal)
    said = context_of(request).sayer.sentence(refusal, language_of(request))
    response = json_of(Trouble(refusal.code, said, refusal.detail), refusal.status)
    if refusal.retry_after:
        response.set_header("retry-after", refusal.retry_after)
    return response


def refuse_as_framework(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words; where it fails, that is a fault of ours."""
    if error.status_code >= 500:
        return json_of(None) if error.detail == HUNG_UP else refuse(request, error)
    code = UNEXPECTED.get(error.status_code, "bad-request")
    said, field = _what_is_wrong(error)
    response = refuse(request, Refusal(code, reason=said, field=field))
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def refuse_unreadable(request: AnyRequest, error: Exception) -> Response[Any]:
    """Refuse a body that is no JSON in a way that the framework does not notice."""
    is_deep = isinstance(error, RecursionError)
    return refuse(request, Refusal("bad-request", reason="it is nested too deeply" if is_deep else "it is not UTF-8"))


def _what_is_wrong(error: HTTPException) -> tuple[str, str]:
    """What the framework says, and of which part of the request."""
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    found = extra if isinstance(extra, dict) else {}
    said = str(found.get("message") or error.detail)[:300]
    return said, str(found.get("key") or _field_in(said))[:100]


def _field_in(said: str) -> str:
    """The part of a request that msgspec speaks of."""
    found = re.search(r"`\$\.([a-z_.]+)", said)
    return found[1] if found else "nothing"


@cache
def openapi_document() -> dict[str, Any]:
    """The OpenAPI document."""
    return document(HANDLERS, COOKIE)


def make_app(hall: Hall, origins: tuple[str, ...] = ()) -> Litestar:
    """The application, over a hall that is started and ended by whoever serves it."""
    return Litestar(
        HANDLERS,
        state=State({"context": Context(hall, origins)}),
        guards=[expect_json],
        exception_handlers={
            HTTPException: refuse_as_framework,
            RecursionError: refuse_unreadable,
            UnicodeDecodeError: refuse_unreadable,
            Exception: refuse,
        },
        openapi_config=None,
        request_max_body_size=hall.limits.body_bytes,
        logging_config=None,
    )


HANDLERS = [
    healthz,
    show_metrics,
    show_document,
    check_shuffle,
    get_me,
    home,
    new_guest,
    rename,
    texts,
    texts_of_game,
    rules,
    cards,
    games,
    tables,
    new_table,
    new_lesson,
    go_on,
    get_table,
    command,
    accept,
    why,
    proposals,
    hint,
    journal,
    replay,
    review,
    replay_journal,
    live,
]
