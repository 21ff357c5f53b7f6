"""Guard: stands before all addresses. It turns away requests from other sites, and clients that ask too often."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from ipaddress import ip_address
from time import perf_counter
from typing import Any, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected

from apogee.server import metrics
from apogee.server.hall import Hall
from apogee.server.limits import place_of
from apogee.server.pages import NOT_FOUND, Pages
from apogee.server.protocol import Trouble, encode
from apogee.server.refusal import Refusal
from apogee.server.room import hash_of
from apogee.server.saying import Sayer, language_asked
from apogee.server.wire import ANSWERING, CROWD

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Asgi: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    b"form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [  # of every answer; the wire adds them, but for sockets that are turned away
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
OWN_COOKIE = re.compile(rb"(?:^|;) *apogee=([\w-]{1,200})(?= *(?:;|$))")  # only as the server makes them
HOST = re.compile(r"(?:\[([\da-f:.]+)\]|([^:\[\]]+))(?::\d+)?", re.I)  # a name or an address, perhaps with a port
PRIVATE = (b"cache-control", b"no-store")


class Guard:
    """An application around the application. It serves the pages itself: they are in memory, and no secret."""

    def __init__(self, app: Asgi, hall: Hall, pages: Pages, origins: tuple[str, ...] = ()) -> None:
        self.app = app
        self.hall = hall
        self.pages = pages
        self.origins = origins  # other sites that may use this one, as https://example.org
        self.sayer = Sayer()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = Visit(scope, send)
        has_room = CROWD.ask(visit.place)
        try:
            await self.hall.gate.enter(visit.place)
            await self._attend_to(visit, receive, has_room=has_room)
        finally:
            visit.end_asking()

    async def _attend_to(self, visit: Visit, receive: Receive, *, has_room: bool) -> None:
        """Answer, or turn away. Where there is no room to wait in, nobody waits for that."""
        scope = visit.scope
        cookie = own_cookie(scope)
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        begun = perf_counter()
        is_read = scope["type"] == "http" and scope["method"] == "GET"
        try:
            if not has_room:
                raise Refusal("too-many")
            expect_one_host(scope)
            self._expect_own_name(scope, headers)
            page = self.pages.answer(scope["path"], headers) if is_read else None
            if page is not None:  # it has many files at once, so they do not count as requests
                self.hall.expect_patience(self.hall.file_rate, visit.place)
                await visit.send({"type": "http.response.start", "status": page.status, "headers": page.headings})
                await visit.send({"type": "http.response.body", "body": page.body})
                if page.status == NOT_FOUND:
                    self.hall.logbook.count_refusal("no-page", NOT_FOUND, visit.address)
                return
            if scope["type"] == "websocket":  # dearer than any request, and then there may be frames to read
                self.hall.expect_patience(self.hall.handshake_rate, visit.place)
            self._expect_patience(visit, cookie)
            self._expect_own_page(scope, headers)
            await self.app(scope, receive, visit.send)
        except Refusal as refusal:
            await self._refuse(visit, headers, refusal, is_waiting=has_room)
        except ClientDisconnected:  # the wire has counted it
            pass
        except Exception as error:
            self.hall.report_fault("fault", error)
            await self._refuse(visit, headers, Refusal("fault"))
        else:
            if visit.turned_away is not None:
                await self._refuse(visit, headers, visit.turned_away)
            if scope["type"] == "http":
                metrics.REQUESTS.labels(*visit.kind).observe(perf_counter() - begun)

    def _expect_own_name(self, scope: Any, headers: dict[bytes, str]) -> None:
        """Refuse what was sent to this machine under another name: a page of another site can have its name lead here.

        Where the site has a name, a proxy passes that on.
        """
        host, own = headers.get(b"host"), scope.get("server")
        if host and own and not self.origins and is_loopback(own[0]) and not is_this_machine(host):
            raise Refusal("elsewhere")

    def _expect_own_page(self, scope: Any, headers: dict[bytes, str]) -> None:
        """Refuse changes and sockets that another site's page asks for; browsers say which page asks."""
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        origin, site = headers.get(b"origin"), headers.get(b"sec-fetch-site", "none")
        if is_safe:
            return
        if origin is not None and origin not in self.origins:
            host = headers.get(b"host", "")
            # Where the site has a name, a page under another one is not ours, even if that leads here.
            is_known = not self.origins or is_this_machine(host)
            if not is_known or origin not in (f"http://{host}", f"https://{host}"):
                raise Refusal("elsewhere")
        if origin is None and site not in ("none", "same-origin"):
            raise Refusal("elsewhere")

    def _expect_patience(self, visit: Visit, cookie: str | None) -> None:
        """Hold each person (or address without a person), and each address as a whole, to its requests per second."""
        who = place = visit.place
        if cookie is not None:
            mark = hash_of(cookie)
            known = self.hall.people.get(mark)
            who = known.id if known is not None else f"with {mark}"  # perhaps somebody who has not been here lately
        self.hall.expect_patience_to_ask(who, place)

    async def _refuse(
        self, visit: Visit, headers: dict[bytes, str], refusal: Refusal, *, is_waiting: bool = True
    ) -> None:
        if visit.is_answered:
            return
        self.hall.logbook.count_refusal(refusal.code, refusal.status, visit.address)
        wait = self.hall.rebuffs.count(visit.place)
        if wait and is_waiting:
            await asyncio.sleep(wait)
        said = self.sayer.sentence(refusal, language_asked(headers.get(b"accept-language", "")))
        body = encode(Trouble(refusal.code, said, refusal.detail))
        lines = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if refusal.retry_after:
            lines.append((b"retry-after", refusal.retry_after.encode()))
        if wait or not is_waiting:
            lines.append((b"connection", b"close"))
        kind = "http.response" if visit.scope["type"] == "http" else "websocket.http.response"
        await visit.send({"type": f"{kind}.start", "status": refusal.status, "headers": lines})
        await visit.send({"type": f"{kind}.body", "body": body})


def own_cookie(scope: Any) -> str | None:
    """The value of our own cookie. Other cookies are removed from the request, so that nothing reads them."""
    found, headers = None, []
    for name, value in scope["headers"]:
        if name != b"cookie":
            headers.append((name, value))
        elif own := OWN_COOKIE.search(value):
            found = own[1]
    if found is not None:
        headers.append((b"cookie", b"apogee=" + found))
    scope["headers"] = headers
    return None if found is None else found.decode("latin-1")


def expect_one_host(scope: Any) -> None:
    """Refuse a request that does not name its host exactly once, as HTTP demands; no browser sends such a request."""
    hosts = sum(name == b"host" for name, _ in scope["headers"])
    if scope["http_version"] not in ("1.0", "1.1") or hosts > 1 or (hosts == 0 and scope["http_version"] == "1.1"):
        raise Refusal("bad-request", reason="it takes HTTP/1.1 and one Host")


def content_length(answer: Message) -> int:
    """How many bytes an answer has, as it says."""
    return next((int(value) for name, value in answer.get("headers", []) if name.lower() == b"content-length"), 0)


@lru_cache(maxsize=64)
def is_loopback(address: str) -> bool:
    """Whether an address leads to this machine itself, also as IPv6 writes it that was asked for by IPv4."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return bool((getattr(found, "ipv4_mapped", None) or found).is_loopback)


def is_this_machine(host: str) -> bool:
    """Whether a host name means this machine itself. Such a name cannot be made to point here from outside."""
    named = HOST.fullmatch(host)
    name = (named[1] or named[2]).lower() if named else ""
    return name == "localhost" or is_loopback(name)


class Visit:
    """One request or socket: what came of it, and the headers of its answer."""

    def __init__(self, scope: Any, send: Send) -> None:
        is_head = scope["type"] == "http" and scope["method"] == "HEAD"
        self.scope: dict[str, Any] = {**scope, "method": "GET"} if is_head else scope  # the wire leaves the body out
        self.sending = send
        self.is_answered = False
        self.turned_away: Refusal | None = None  # why a socket is not let in
        self.place = place_of(self.address)
        self.is_asking = True  # and counts as a request that is under way

    @property
    def address(self) -> str:
        return str(self.scope["client"][0]) if self.scope.get("client") else ""

    @property
    def kind(self) -> tuple[str, str]:
        """Which request it is, among the few that there are."""
        address = self.scope.get("path_template")
        return (self.scope["method"], address) if address else ("", "elsewhere")

    def end_asking(self) -> None:
        """It is answered; from now on a socket counts as such."""
        if self.is_asking:
            self.is_asking = False
            CROWD.end_asking(self.place)

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.close" and not self.is_answered:
            self.turned_away = self.turned_away or Refusal("no-page")
            return
        if kind == "websocket.accept" and not CROWD.has_room_for_socket(self.place):
            self.turned_away = Refusal("too-many")
            raise Refusal("too-many")
        if kind == "websocket.accept":
            self.end_asking()
        if kind == "http.response.start":
            self.scope[ANSWERING](content_length(message))
        if kind == "http.response.start" and all(name != PRIVATE[0] for name, _ in message["headers"]):
            message["headers"] = [*message["headers"], PRIVATE]  # all but the pages
        if kind == "websocket.http.response.start":
            message["headers"] = [*message["headers"], *HEADERS, PRIVATE]
        self.is_answered = True
        await self.sending(message)
