"""Writes the types of what travels between page and server, from docs/openapi.json. `--check` only compares."""

import json
import sys
from collections.abc import Iterator
from typing import Any

from generated import DOCS, keep

HEAD = """/** What travels between page and server. Written by tools/protocol.py from docs/openapi.json. */

/* eslint-disable @typescript-eslint/no-explicit-any */
"""
TYPES = "../web/src/lib/protocol.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def page() -> str:
    """All types: those that the document lists, and those that only have a title where they occur."""
    listed = json.loads((DOCS / "openapi.json").read_text("utf-8"))["components"]["schemas"]
    found = {each["title"]: each for schema in listed.values() for each in schemas_with_title(schema)}
    return HEAD + "".join(declaration(name, found[name]) for name in sorted(found))


def schemas_with_title(schema: Any) -> Iterator[dict[str, Any]]:
    """All that has a title in a schema."""
    if isinstance(schema, dict):
        if isinstance(schema.get("title"), str):
            yield schema
        for each in schema.values():
            yield from schemas_with_title(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from schemas_with_title(each)


def declaration(name: str, schema: dict[str, Any]) -> str:
    """A type with its name."""
    text = " ".join(schema.get("description", "").split())
    comment = f"/** {text} */\n" if text else ""
    if "properties" not in schema:
        return f"\n{comment}export type {name} = {whole_type(schema)};\n"
    lines = [f"\n{comment}export interface {name} {{"]
    required = schema.get("required", [])
    for key, each in schema["properties"].items():
        mark = "" if key in required else "?"
        lines.append(f"  {key}{mark}: {type_of(each)};")
    if not required:
        lines.append("  [fact: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """A schema in TypeScript; by its name, where it has one."""
    return str(schema["title"]) if "title" in schema else whole_type(schema)


def whole_type(schema: dict[str, Any]) -> str:
    """A schema in TypeScript, whatever it is called."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(type_of(each) for each in several)
    if schema.get("type") == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(schema.get("type", ""), "any")


if __name__ == "__main__":
    sys.exit(keep(TYPES, page))
