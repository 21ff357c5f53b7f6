"""What can be measured of how a page looks."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.stage import Tab
from tests.conftest import IS_LONG
from tests.serving import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOLDER = Path(os.environ.get("APOGEE_SCREENSHOTS", "") or ROOT / "screenshots")
IS_SHOOTING = IS_LONG or "APOGEE_SCREENSHOTS" in os.environ
MOST_SCREENS = 5
# One of each kind: what axe looks at in the others is in these already, or looked at in the long campaign.
SEEN_BY_AXE = {
    *("home-en", "settings-en", "rules-en", "cards-en", "lobby-host", "turn", "turn-plain", "keys"),
    *("end", "finished", "result", "replay", "rocketmen", "rocket-rescue", "launch"),
}
UNSAID = re.compile(r"\bweb-[a-z][\w-]*|\{\s*\$\w+|\bundefined\b|\bNaN\b|\[object ")
# What moves comes to rest: what goes on for ever is left where it is.
STILL = """document.getAnimations().forEach((each) => {
  if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
})"""
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")


def shoot(page: Page, name: str) -> None:
    """A picture for people to look at, and one of the whole page where that is not much more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
    screens: float = page.evaluate("document.documentElement.scrollHeight / innerHeight")
    if 1.2 < screens < MOST_SCREENS:
        page.screenshot(path=FOLDER / f"{name}-whole.png", animations="disabled", full_page=True)


def troubles(tab: Tab, name: str, *, with_axe: bool = True) -> list[str]:
    """All that is wrong with what a page shows now, in words; and a picture of it, where pictures are wanted."""
    page = tab.page
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(STILL)
    if IS_SHOOTING:
        shoot(page, name)
    found: list[str]
    found, said = page.evaluate(MEASURE, tab.visitor.has_touch)
    found += [f"untranslated: {each}" for each in sorted(set(UNSAID.findall(said)))]
    if with_axe and (IS_LONG or name.rpartition("-")[0] in SEEN_BY_AXE):
        found += unreadable(Axe().run(page).response)
    return [f"{name}: {each}" for each in found]


def unreadable(response: dict[str, Any]) -> list[str]:
    """What axe found, one line for each rule."""
    return [
        f"axe: {each['id']}: {len(each['nodes'])} times, as {each['nodes'][0]['target']}: "
        f"{each['nodes'][0]['html'][:120]} {each['nodes'][0]['failureSummary'][:200]!r}"
        for each in response["violations"]
    ]


# Texts of a table, also in pictures; what is only spoken is not among them.
TEXTS = """[...document.querySelectorAll(".rocketmen *, .rocket-rescue *")].flatMap((each) => [...each.childNodes])
  .filter((node) => node.nodeType === 3 && node.data.trim() && !node.parentElement.closest(".spoken, style"))
  .filter((node) => node.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true }))"""


def smaller_than(pixels: float, pattern: str) -> str:
    """A script that finds texts of this pattern in smaller letters."""
    return f"""() => {{
  const shown = (each) => {{
    const grows = each.getScreenCTM?.();
    return parseFloat(getComputedStyle(each).fontSize) * (grows ? Math.hypot(grows.a, grows.b) : 1);
  }};
  return {TEXTS}.filter((node) => {pattern}.test(node.data.trim()) && shown(node.parentElement) < {pixels} - 0.05)
    .map((node) => `${{node.data.trim()}} (${{shown(node.parentElement).toFixed(1)}} px)`);
}}"""


SMALL = smaller_than(11, "/./")
SMALL_SENTENCES = smaller_than(12, r"/^\S+( \S+){3,}[.?!]$/")
# A word on two lines, with nothing in it that may be broken.
BROKEN = f"""() => {TEXTS}.filter((node) => !node.parentElement.closest("svg")).flatMap((node) =>
  [...node.data.matchAll(/[^\\s\\u00ad\\u200b\\/-]+/g)].filter(({{ 0: word, index }}) => {{
    const range = document.createRange();
    range.setStart(node, index + 1); // the hyphen of the line above belongs to the first letter
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }}).map(([word]) => word))"""


def misprints(tab: Tab) -> list[str]:
    """Text that is too small to read, and words that are broken."""
    small = [*tab.page.evaluate(SMALL), *tab.page.evaluate(SMALL_SENTENCES)]
    return [f"too small: {each}" for each in small] + [f"broken: {each}" for each in tab.page.evaluate(BROKEN)]
