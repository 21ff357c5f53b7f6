"""The OpenAPI document: Litestar lists the addresses, msgspec says what travels, as it reads and writes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from apogee import __version__
from apogee.server import protocol

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler

SCHEMAS = "#/components/schemas/"
TRAVELS = (
    protocol.Accept,
    protocol.Answer,
    protocol.AnswerFrame,
    protocol.CardList,
    protocol.GameInfo,
    protocol.GameTexts,
    protocol.Hint,
    protocol.Me,
    protocol.NewGuest,
    protocol.NewReplay,
    protocol.NewTable,
    protocol.ProgramTexts,
    protocol.Proposals,
    protocol.Replay,
    protocol.Review,
    protocol.RuleList,
    protocol.Showing,
    protocol.TableList,
    protocol.Trouble,
    protocol.TroubleFrame,
    protocol.WhyNot,
)
FRAMES = (protocol.Showing, protocol.AnswerFrame, protocol.TroubleFrame)
DESCRIPTION = """\
Board games about rockets, at tables. All that a page of this server does can be done by these requests.

Who one is, a cookie says, which `POST /api/guests` sets. What changes something has to be JSON, from a page of this
server or from no page at all. Whatever is refused is answered by one sentence in the reader's language
(`Accept-Language`) beside a code that stays the same.

A command carries a key that its sender chooses. The same command with the same key is done once and always answered
the same, so it is safe to send it again. An answer is final, also one that refuses; trouble is not: nothing has
changed, and the command may be sent again.

## Frames

`/api/tables/{table}/live` is a websocket for viewers and players. Its frames are JSON texts:

- The server sends a `Showing` first (`"type": "state"`), and another one whenever something changes; its `events` are
  those after `since`. `?since=` in the address leaves out events up to a number, after a connection was lost, and
  `&viewer=` says whose number that is, as the `Showing` did: a viewer who is another one by now is told everything.
- Whoever has a seat sends commands: a `Command`, as in a request. An `AnswerFrame` (`"type": "answer"`) answers it.
- What is no command, or cannot be done now, is answered by a `TroubleFrame` (`"type": "trouble"`) with the `key` of
  the command, or null where none could be read.
- The server closes with 4000 and the status that a request would have got, as 4404 for no table that one may know of;
  with 1009 after too large a frame; with 1013 where the connection was too slow or the server ends: come again.
"""


def document(handlers: Sequence[ControllerRouterHandler], cookie: str) -> dict[str, Any]:
    """The whole document of some handlers; an application that nobody uses lists their addresses."""
    scheme = SecurityScheme(type="apiKey", name=cookie, security_scheme_in="cookie", description="Who one is.")
    config = OpenAPIConfig(
        title="Apogee",
        version=__version__,
        description=DESCRIPTION,
        components=Components(security_schemes={"cookie": scheme}),
        tags=[
            Tag("server", "The server itself."),
            Tag("people", "Who one is."),
            Tag("texts", "What is said, in every language, and what is printed."),
            Tag("tables", "Games, tables, and what is done at them."),
        ],
        path="/unused",
        render_plugins=[JsonRenderPlugin()],
    )
    listing = Litestar(handlers, openapi_config=config, logging_config=None)
    made: dict[str, Any] = whole_numbers(msgspec.to_builtins(listing.openapi_schema.to_schema()))
    (command, *_), schemas = msgspec.json.schema_components(
        (protocol.AnyCommand, *TRAVELS), ref_template=SCHEMAS + "{name}"
    )
    schemas["Command"] = {
        "title": "Command",
        "description": "What a person wants done at a table; `do` says what.",
        "oneOf": command["anyOf"],
        "discriminator": command["discriminator"],
    }
    schemas["Frame"] = {
        "title": "Frame",
        "description": "What the server sends through the socket of a table; `type` says what.",
        "oneOf": [{"$ref": f"{SCHEMAS}{each.__name__}"} for each in FRAMES],
    }
    made["components"]["schemas"] = schemas
    body = made["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]
    body["content"]["application/json"]["schema"] = {"$ref": f"{SCHEMAS}Command"}
    return made


def whole_numbers(value: Any) -> Any:
    """The same JSON, with 1 instead of 1.0."""
    if isinstance(value, dict):
        return {key: whole_numbers(each) for key, each in value.items()}
    if isinstance(value, list):
        return [whole_numbers(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
