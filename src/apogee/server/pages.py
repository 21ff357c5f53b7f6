"""The pages: the built browser client, read into memory once at the start. No other file is ever sent."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeAlias

from msgspec import Struct

Headings: TypeAlias = list[tuple[bytes, bytes]]

KINDS = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
THOROUGHLY, QUICKLY = 9, 4  # levels of compression
NOT_FOUND = 404
ANY_KIND = "application/octet-stream"
INDEX = "/index.html"
LASTING = "/assets/"  # a file in this folder gets another name whenever it changes
FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"  # keep it, but ask whether it is still the same
SERVERS_OWN = ("/api/", "/healthz/", "/metrics/", "/check_shuffle.py/")  # no page, whatever a browser asks for
MOST_ENCODINGS = 200  # letters
MOST_MARKS = 400  # letters of ETags; a browser sends one
TAKES_GZIP = re.compile(r"gzip(;q=(1(\.0*)?|0\.0*[1-9]\d*))?")  # read in one way only, so that it takes no time
PAGE = re.compile(
    r"/|/tables/[a-z0-9]{4,32}(/replay|/result)?|/replay|/rules(/[^/]+){0,2}|/cards(/[^/]+)?|/learn(/[^/]+)?|/matches"
    r"|/settings"
)


class File(Struct, frozen=True):
    """A file as it is sent."""

    kind: bytes
    body: bytes
    packed: bytes | None  # where that is smaller
    mark: bytes  # an ETag, the same for as long as the content is
    keeping: bytes


class Found(Struct, frozen=True):
    """An answer that is ready to be sent."""

    status: int
    headings: Headings
    body: bytes


class Pages:
    """All files of a folder, by their addresses, and which of them an address is answered with."""

    def __init__(self, folder: Traversable | None) -> None:
        found = dict(_files(folder, "/")) if folder is not None and folder.is_dir() else {}
        self.files = found if INDEX in found else {}  # without its first page there is nothing to show

    def answer(self, path: str, headers: dict[bytes, str]) -> Found | None:
        """The answer to a GET, or None if another part of the server has to answer it."""
        if path in self.files:
            return _answer(self.files[path], headers)
        if not self.files or f"{path}/".startswith(SERVERS_OWN):
            return None
        if PAGE.fullmatch(path):
            return _answer(self.files[INDEX], headers)
        if "text/html" in headers.get(b"accept", ""):
            return _answer(self.files[INDEX], headers, NOT_FOUND)  # the page says so itself
        return None


def read_pages() -> Pages:
    """The pages that come with the program, where they have been built."""
    return Pages(resources.files("apogee.server").joinpath("static"))


def _files(folder: Traversable, address: str) -> Iterator[tuple[str, File]]:
    for each in folder.iterdir():
        if each.name.startswith("."):
            continue
        if each.is_dir():
            yield from _files(each, f"{address}{each.name}/")
        elif each.is_file():
            yield f"{address}{each.name}", _file(each.name, each.read_bytes(), address)


def _file(name: str, body: bytes, address: str) -> File:
    return File(
        kind=KINDS.get(name.rpartition(".")[2], ANY_KIND).encode(),
        body=body,
        packed=packed if len(packed := pack(body)) < len(body) else None,
        mark=b'W/"%s"' % sha256(body).hexdigest()[:32].encode(),
        keeping=FOREVER if address.startswith(LASTING) else ASK_AGAIN,
    )


def _answer(file: File, headers: dict[bytes, str], status: int = 200) -> Found:
    headings = [(b"etag", file.mark), (b"cache-control", file.keeping), (b"vary", b"accept-encoding")]
    known = [each.strip() for each in headers.get(b"if-none-match", "")[:MOST_MARKS].split(",")]
    if file.mark.decode() in known and status == 200:
        return Found(304, headings, b"")
    body = file.body
    if file.packed is not None and takes_packed(headers.get(b"accept-encoding", "")):
        body = file.packed
        headings.append((b"content-encoding", b"gzip"))
    headings += [(b"content-type", file.kind), (b"content-length", str(len(body)).encode())]
    return Found(status, headings, body)


def pack(body: bytes, effort: int = THOROUGHLY) -> bytes:
    """Bytes compressed by gzip; equal bytes give equal results."""
    return gzip.compress(body, effort, mtime=0)


def takes_packed(encodings: str) -> bool:
    """Whether the client accepts gzip, by the first letters of what it says; no browser needs more."""
    asked = [each.replace(" ", "").lower() for each in encodings[:MOST_ENCODINGS].split(",")]
    return any(TAKES_GZIP.fullmatch(each) for each in asked)
