"""The contract of the table server: the document in the repository, and a server that keeps to it whatever comes."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

import apogee
from apogee.server import metrics
from tests.conftest import IS_LONG, some
from tests.serving import NO_AUTHORITIES, SECONDS, Client, served, serving

ROOT = Path(__file__).parent.parent
DOCUMENT: dict[str, Any] = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))
EXAMPLES = 60 if IS_LONG else 1
ROLES = ("anonymous", "player", "opponent", "spectator")
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
    checks.missing_required_header,
]


# --- The document


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [(path, method, operation) for path, item in DOCUMENT["paths"].items() for method, operation in item.items()]


def test_the_document_is_current() -> None:
    answer = subprocess.run(
        [sys.executable, ROOT / "tools" / "openapi.py", "--check"], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr


def test_frames_have_what_the_document_says(tmp_path: Path) -> None:
    """All three kinds of them: a state, an answer, trouble."""
    schemas = DOCUMENT["components"]["schemas"]
    listed = [schemas[each["$ref"].rsplit("/", 1)[-1]] for each in schemas["Frame"]["oneOf"]]
    by_type = {each["properties"]["type"]["enum"][0]: each for each in listed}
    frames: list[dict[str, Any]] = []

    async def work() -> None:
        async with serving(tmp_path / "a.db") as server, Client(server.port, "Ada") as ada:
            table = await ada.open("countdown")
            async with ada.live(table) as socket:
                frames.append(await socket.next())
                for what, facts in (
                    ("sit", {"seat": 0, "entropy": ""}),
                    ("sit", {"seat": 1, "entropy": ""}),
                    ("no", {}),
                ):
                    await socket.send(what, key=ada.key(), **facts)
                    frames.append(await socket.until(lambda frame: frame["type"] != "state"))

    asyncio.run(work())

    assert [frame["type"] for frame in frames] == ["state", "answer", "answer", "trouble"]
    for frame in frames:
        said = by_type[frame["type"]]
        assert set(said["required"]) <= set(frame) <= set(said["properties"]), frame


def test_the_document_says_what_a_reader_needs() -> None:
    assert DOCUMENT["openapi"].startswith("3.1")
    assert DOCUMENT["info"]["version"] == apogee.__version__
    assert "## Frames" in DOCUMENT["info"]["description"]
    assert DOCUMENT["servers"] == [{"url": "/"}]
    command = DOCUMENT["components"]["schemas"]["Command"]
    assert command["discriminator"]["propertyName"] == "do"
    assert len(command["oneOf"]) == len(command["discriminator"]["mapping"]) == 14
    ids = [operation["operationId"] for _, _, operation in operations()]
    assert len(ids) == len(set(ids))
    for path, method, operation in operations():
        assert operation["summary"], path
        assert operation["tags"], path
        wanted = {"200", "400", "429", "500", "503"} | ({"403", "413", "415"} if method in ("post", "put") else set())
        assert wanted <= set(operation["responses"]), path
        for status, response in operation["responses"].items():
            assert response["description"], (path, status)
            for kind, content in response["content"].items():
                assert content["schema"], (path, status, kind)
                if int(status) >= 400:
                    assert content["schema"]["$ref"].endswith(("/Trouble", "/Answer")), (path, status)


# --- Whatever comes


class Tables:
    """A server with people in every role, and tables to be at."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.people = {
            role: httpx.Client(base_url=self.address, timeout=SECONDS, verify=NO_AUTHORITIES) for role in ROLES
        }
        self.keys = iter(range(10**8, 10**9))
        for role in ROLES[1:]:
            self.ask(role, "/api/guests", name=role)
        self.private = self.open("opponent", is_public=False)

    def ask(self, role: str, path: str, **body: Any) -> dict[str, Any]:
        response = self.people[role].post(path, json=body)
        assert response.status_code == 200, response.text
        answer: dict[str, Any] = response.json()
        return answer

    def open(self, role: str, **more: Any) -> str:
        answer = self.ask(role, "/api/tables", key=self.key(), game="pocket-rockets", players=2, **more)
        table: str = answer["table"]
        return table

    def running(self) -> str:
        """A table where player and opponent have just sat down."""
        table = self.open("player")
        for seat, role in enumerate(("player", "opponent")):
            self.ask(role, f"/api/tables/{table}/commands", do="sit", key=self.key(), seat=seat)
        return table

    def key(self) -> str:
        return f"key-{next(self.keys)}"

    def headers(self, role: str) -> dict[str, str]:
        cookie = self.people[role].cookies.get("apogee")
        return {"cookie": f"apogee={cookie}"} if cookie else {}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Generator[Tables]:
    with served(tmp_path_factory.mktemp("contract") / "a.db") as server:
        found, before = Tables(server.port), faults()
        yield found
        assert faults() == before
        for client in found.people.values():
            client.close()


def faults() -> float:
    """How often the server met a fault of its own."""
    return metrics.REGISTRY.get_sample_value("apogee_reports_total", {"what": "fault"}) or 0.0


def schema_at(address: str) -> Any:
    schema = schemathesis.openapi.from_dict(DOCUMENT)
    schema.config.update(base_url=address)
    schema.config.generation.update(with_security_parameters=False)  # who asks is what each test says
    return schema


@pytest.mark.parametrize("role", some(ROLES, "player"))
def test_no_request_is_answered_but_as_the_document_says(tables: Tables, role: str) -> None:
    """Made-up requests, valid and not, at tables that exist and at others."""
    schema = schema_at(tables.address)
    for found in schema.get_all_operations():
        operation = found.ok()
        can_be_wrong = operation.body or operation.query or operation.path_parameters
        for mode in MODES if can_be_wrong else MODES[:1]:
            strategies = [operation.as_strategy(mode)]
            if "{table}" in operation.path:
                ids = (tables.running(), tables.open("player"), tables.private)
                strategies += [operation.as_strategy(mode, path_parameters={"table": table}) for table in ids]

            @settings(
                max_examples=EXAMPLES * len(strategies),
                derandomize=not IS_LONG,
                database=None,
                deadline=None,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=st.one_of(strategies))
            def validate(case: Any) -> None:
                case.call_and_validate(headers=tables.headers(role), checks=CHECKS, timeout=SECONDS)

            validate()


@pytest.mark.parametrize("role", some(ROLES, "player"))
def test_no_edge_of_the_document_is_unkept(tables: Tables, role: str) -> None:
    """Values at and beyond every limit, missing and unknown fields, methods that an address does not take."""
    schema = schema_at(tables.address)
    for found in schema.get_all_operations():
        operation = found.ok()
        cases = schema.iter_coverage_cases(
            operation,
            generation_modes=MODES,
            generation_config=schema.config.generation_for(operation=operation),
        )
        for case in cases:
            case.call_and_validate(headers=tables.headers(role), checks=CHECKS, timeout=SECONDS)
