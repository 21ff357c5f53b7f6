"""The pages: files in memory, how long browsers keep them, and the one page that the client's addresses lead to."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from apogee.server.app import HANDLERS
from apogee.server.guard import POLICY
from apogee.server.limits import Limits
from apogee.server.pages import MOST_MARKS, PAGE, SERVERS_OWN, Pages, read_pages, takes_packed
from tests.serving import Client, serving
from tests.test_server import Time

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "console.log('a rocket');\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a build leaves."""
    found = tmp_path / "static"
    (found / "assets").mkdir(parents=True)
    (found / ".vite").mkdir()
    (found / "index.html").write_text("<!doctype html><title>Apogee</title><script src='/assets/a-1f.js'></script>\n")
    (found / "assets" / "a-1f.js").write_text(SCRIPT)
    (found / "assets" / "a-1f.css").write_text("p{margin:0}")
    (found / "sw.js").write_text("self.skipWaiting();")
    (found / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (found / "manifest.webmanifest").write_text('{"name":"Apogee"}')
    (found / "strange.bin").write_bytes(bytes(range(256)))
    (found / ".vite" / "manifest.json").write_text("{}")
    (tmp_path / "secret.txt").write_text("the seed")
    return found


async def test_files_are_kept_forever_where_their_names_change_with_them(tmp_path: Path, folder: Path) -> None:
    async with serving(tmp_path / "a.db", pages=Pages(folder)) as server, Client(server.port) as nobody:
        script = await nobody.http.get("/assets/a-1f.js")
        assert (script.status_code, script.text) == (200, SCRIPT)
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["vary"] == "accept-encoding"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        plain = await nobody.http.get("/assets/a-1f.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT
        assert int(plain.headers["content-length"]) == len(SCRIPT) > int(script.headers["content-length"])
        small = await nobody.http.get("/assets/a-1f.css")
        assert "content-encoding" not in small.headers  # it would be larger
        for address, kind in (
            ("/sw.js", "text/javascript; charset=utf-8"),
            ("/icon.svg", "image/svg+xml"),
            ("/manifest.webmanifest", "application/manifest+json"),
            ("/strange.bin", "application/octet-stream"),
        ):
            found = await nobody.http.get(address)
            assert (found.status_code, found.headers["content-type"]) == (200, kind)
            assert found.headers["cache-control"] == "no-cache"
            assert found.headers["content-security-policy"] == POLICY.decode()


async def test_what_a_browser_has_is_not_sent_again(tmp_path: Path, folder: Path) -> None:
    async with serving(tmp_path / "a.db", pages=Pages(folder)) as server, Client(server.port) as nobody:
        for address in ("/", "/sw.js", "/assets/a-1f.js"):
            first = await nobody.http.get(address)
            mark = first.headers["etag"]
            again = await nobody.http.get(address, headers={"if-none-match": f'"other", {mark}'})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
            assert again.headers["cache-control"] == first.headers["cache-control"]
            late = await nobody.http.get(address, headers={"if-none-match": "," * MOST_MARKS + mark})
            assert late.status_code == 200  # no more of it is read
            other = await nobody.http.get(address, headers={"if-none-match": '"other"'})
            assert other.status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        "/", "/tables/abcd234567", "/tables/abcd234567/replay", "/tables/abcd234567/result", "/replay", "/rules",
        "/rules/pocket-rockets", "/rules/pocket-rockets/PR-7.1", "/cards", "/cards/pocket-rockets", "/matches",
        "/settings",
    ],
)  # fmt: skip
def test_addresses_of_the_client_lead_to_its_page(address: str) -> None:
    assert PAGE.fullmatch(address)


async def test_the_client_says_itself_what_is_not_there(tmp_path: Path, folder: Path) -> None:
    async with serving(tmp_path / "a.db", pages=Pages(folder)) as server, Client(server.port) as nobody:
        index = (folder / "index.html").read_text("utf-8")

        async def ask(address: str, **headers: str) -> Any:
            return await nobody.http.get(address, headers=headers)

        for address in ("/", "/tables/abcd234567", "/rules/pocket-rockets"):
            for headers in ({}, HTML):
                found = await ask(address, **headers)
                assert (found.status_code, found.text) == (200, index)
                assert found.headers["content-type"] == "text/html; charset=utf-8"
                assert found.headers["cache-control"] == "no-cache"
        for address in ("/nothing", "/tables", "/tables/X/replay", "/rules/a/b/c", "/apis", "/assets/old-2e.js"):
            lost = await ask(address, **HTML)
            assert (lost.status_code, lost.text) == (404, index)
            assert lost.headers["cache-control"] == "no-cache"
            again = await ask(address, **HTML, **{"if-none-match": lost.headers["etag"]})
            assert (again.status_code, again.text) == (404, index)  # it is still not there
            assert (await ask(address)).json()["error"] == "no-page"  # no browser wants to show it
        for address in ("/api", "/api/nothing", "/api/tables/abcd234567"):
            found = await ask(address, **HTML)
            assert (found.status_code, found.headers["content-type"]) == (404, "application/json")
        assert (await ask("/healthz", **HTML)).text == "ok\n"
        assert (await nobody.http.post("/nothing", json={}, headers=HTML)).json()["error"] == "no-page"
        head = await nobody.http.head("/assets/a-1f.js")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == str(len(gzip.compress(SCRIPT.encode(), mtime=0)))


async def test_nothing_is_read_but_what_lies_in_the_folder(tmp_path: Path, folder: Path) -> None:
    pages = Pages(folder)
    (folder / "late.txt").write_text("written after the start")

    assert sorted(pages.files) == [
        "/assets/a-1f.css", "/assets/a-1f.js", "/icon.svg", "/index.html", "/manifest.webmanifest", "/strange.bin",
        "/sw.js",
    ]  # fmt: skip

    async with serving(tmp_path / "a.db", pages=pages) as server:
        for target in (
            "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt",
            "//secret.txt", "/..\\secret.txt", "/late.txt", "/.vite/manifest.json", "/assets/", "/assets",
        ):  # fmt: skip
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(f"GET {target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
            said = await reader.read()
            writer.close()
            assert said.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400")), target
            assert b"seed" not in said


async def test_opening_pages_does_not_use_up_anybodys_patience(tmp_path: Path, folder: Path) -> None:
    limits = Limits(requests_per_second=1)
    async with (
        serving(tmp_path / "a.db", pages=Pages(folder), limits=limits, now=Time()) as server,
        Client(server.port) as nobody,
    ):
        for _ in range(30):
            assert (await nobody.http.get("/assets/a-1f.js")).status_code == 200
        assert (await nobody.http.get("/api/me")).status_code == 200
        statuses = [(await nobody.http.get("/nothing")).status_code for _ in range(5)]
        assert 429 in statuses


async def test_where_nothing_was_built_a_sentence_says_so(tmp_path: Path, folder: Path) -> None:
    (folder / "index.html").unlink()
    assert Pages(folder).files == Pages(tmp_path / "none").files == Pages(None).files == {}

    async with serving(tmp_path / "a.db", pages=Pages(folder)) as server, Client(server.port) as nobody:
        page = await nobody.http.get("/", headers={**HTML, "accept-language": "de"})
        assert page.status_code == 200
        assert "./play" in page.text
        assert "nicht gebaut" in page.text
        for address in ("/settings", "/sw.js"):
            lost = await nobody.http.get(address, headers=HTML)
            assert (lost.status_code, lost.json()["error"]) == (404, "no-page")


def test_all_addresses_of_the_server_itself_are_known_as_such() -> None:
    own = {path for handler in HANDLERS for path in handler.paths} - {"/"}

    assert [path for path in own if not f"{path}/".startswith(SERVERS_OWN)] == []
    assert [each for each in SERVERS_OWN if not any(f"{path}/".startswith(each) for path in own)] == []


def test_the_pages_of_the_program_are_those_in_its_folder() -> None:
    assert "/index.html" in (files := read_pages().files) or not files


@pytest.mark.parametrize(
    ("encodings", "is_taken"),
    [
        ("gzip", True),
        ("gzip, deflate, br", True),
        ("br;q=1.0, gzip;q=0.8, *;q=0.1", True),
        ("GZIP", True),
        ("br," * 5_000 + "gzip", False),  # nobody reads that far
        ("gzip;q=0." + "1" * 15_000 + "x", True),  # had taken two seconds of everybody's time
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("identity", False),
        ("", False),
        ("x-gzip-ish", False),
    ],
)
def test_what_is_packed_is_for_those_who_take_it(encodings: str, is_taken: bool) -> None:
    assert takes_packed(encodings) == is_taken
