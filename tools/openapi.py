"""Writes docs/openapi.json: every request of the table server, and its answers. `--check` only compares."""

import json
import sys

from generated import keep

from apogee.server.app import openapi_document


def page() -> str:
    """The whole document."""
    return json.dumps(openapi_document(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(keep("openapi.json", page))
