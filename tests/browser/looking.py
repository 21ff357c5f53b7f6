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
    *("sheet-pocket-rockets", "sheet-rocketmen", "sheet-rocket-rescue"),
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


# Nothing is smaller than 11 px, and no sentence smaller than 12: four words or more that are read in one go, whatever
# elements they are made of. What is only a number or a sign is no word; what a card is called is no sentence.
SMALL = f"""() => {{
  const size = (each) => {{
    const grows = each.getScreenCTM?.();
    return parseFloat(getComputedStyle(each).fontSize) * (grows ? Math.hypot(grows.a, grows.b) : 1);
  }};
  const block = (each) => {{
    while (!each.closest("svg") && /^inline|^contents/.test(getComputedStyle(each).display)) each = each.parentElement;
    return each;
  }};
  const read = new Map();
  for (const node of {TEXTS}) {{
    const own = block(node.parentElement);
    read.set(own, [...(read.get(own) ?? []), node]);
  }}
  return [...read.values()].flatMap((nodes) => {{
    const words = nodes.map((node) => node.data).join(" ").split(/\\s+/).filter((word) => /\\p{{L}}{{2}}/u.test(word));
    const least = words.length > 3 && !nodes[0].parentElement.closest(".card .name") ? 12 : 11;
    return nodes.filter((node) => size(node.parentElement) < least - 0.05)
      .map((node) => `${{node.data.trim()}} (${{size(node.parentElement).toFixed(1)}} px of ${{least}})`);
  }});
}}"""
# A word on two lines, with nothing in it that may be broken.
BROKEN = f"""() => {TEXTS}.filter((node) => !node.parentElement.closest("svg")).flatMap((node) =>
  [...node.data.matchAll(/[^\\s\\u00ad\\u200b\\/-]+/g)].filter(({{ 0: word, index }}) => {{
    const range = document.createRange();
    range.setStart(node, index + 1); // the hyphen of the line above belongs to the first letter
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }}).map(([word]) => word))"""


# What lies over its neighbour, with all that is in it, in panels where nothing is meant to.
COLLIDING = """() => {
  const isOut = (each) => /absolute|fixed/.test(getComputedStyle(each).position) || !each.checkVisibility();
  const boxes = (each) => [each, ...each.querySelectorAll(":not(svg *)")].filter((one) => {
    for (let at = one; at !== each.parentElement; at = at.parentElement) if (isOut(at)) return false;
    return true;
  }).map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width && height);
  const whole = (each) => boxes(each).reduce((all, box) => ({
    left: Math.min(all.left, box.left), right: Math.max(all.right, box.right),
    top: Math.min(all.top, box.top), bottom: Math.max(all.bottom, box.bottom),
  }), { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity });
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const found = [];
  for (const panel of document.querySelectorAll(".rocketmen :is(.me, .seat, .ai, .duty, .paper, .end, .world)")) {
    const parts = [...panel.children].map((each) => [each, whole(each)]);
    parts.forEach(([one, box], at) => parts.slice(at + 1).forEach(([other, its]) => {
      const words = other.textContent.trim().slice(0, 40);
      if (meet(box, its)) found.push(`<${one.className}> and <${other.className}> "${words}"`);
    }));
  }
  return found;
}"""


def misprints(tab: Tab) -> list[str]:
    """Text that is too small to read, words that are broken, and what lies over its neighbour."""
    small = tab.page.evaluate(SMALL)
    found = [f"too small: {each}" for each in small] + [f"broken: {each}" for each in tab.page.evaluate(BROKEN)]
    return found + [f"over each other: {each}" for each in tab.page.evaluate(COLLIDING)]
