"""What the browser client costs: its weight, how soon a table is drawn, how soon a press is answered, how smoothly it
moves, what it keeps in memory.

Everything is on this machine: the server as a process with a new database, and Chromium without a screen, so frames are
drawn by the processor. Where others use the machine, what server and Chromium took of the processor says more than the
clock. Frames are counted in the browser's own trace, while something moves: gaps longer than a tenth
of a second are pauses between moves. Memory is the JavaScript heap after the garbage was collected.
"""

import argparse
import gzip
import json
import os
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from itertools import count, pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page, Response, sync_playwright
from served import Served, children_of, processor_seconds

from apogee import catalog

DICE = random.Random(1)  # noqa: S311 - for play, not for secrets
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
DESK = {"width": 1280, "height": 800}
PAUSE_MS = 100.0  # between two frames: nothing moves
WARMING = 200  # updates before memory is first looked at
GOES_BACK = 0.93  # of the steps that may be taken back: the match must not end so soon
KEYS = count(1)
# A table is there with what can be done, or with who is asked, where somebody else begins.
NOTE_DRAWN = """
const seen = new MutationObserver(() => {
  if (!document.querySelector("[data-action], .asks")) return;
  window.offeredAt = performance.now();
  seen.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.drawnAt = performance.now(); }));
});
seen.observe(document, { childList: true, subtree: true, attributes: true });
"""
# From a press to the frame that shows what can be done then; nothing where somebody else is asked.
ANSWERED = """(words) => new Promise((done) => {
  const all = () => [...document.querySelectorAll("[data-action]")];
  const offered = () => all().map(({ dataset }) => dataset.action).sort().join();
  const before = offered();
  const began = performance.now();
  const late = setTimeout(() => done(null), 2000);
  const seen = new MutationObserver(() => {
    if (!offered() || offered() === before) return;
    seen.disconnect();
    clearTimeout(late);
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  });
  seen.observe(document, { childList: true, subtree: true, attributes: true });
  document.querySelector(`[data-action="${CSS.escape(words)}"]`).click();
})"""
FETCHED_LATER = """performance.getEntriesByType("resource")
  .filter((each) => each.startTime > window.offeredAt).map((each) => each.name)"""
ROWS = {
    "JavaScript for the first table, kB packed": "script_kb",
    "first table drawn after, s (median)": "drawn_seconds",
    "the slowest of them, s": "drawn_slowest_seconds",
    "of the processor until then, s (median)": "drawn_processor_seconds",
    "a press is answered on screen after, ms (median)": "answered_ms",
    "of the processor for each, ms": "answered_processor_ms",
    "so many presses": "presses",
    "frames a second while something moves": "frames_per_second",
    "frames later than 1/30 s, of all": "late_share",
    "memory grown by, MB": "grown_mb",
    "after so many updates": "updates",
}


class Somebody:
    """A person with a browser of their own."""

    def __init__(self, browser: Browser, origin: str, name: str, *, is_still: bool) -> None:
        motion: Any = "reduce" if is_still else "no-preference"
        self.context: BrowserContext = browser.new_context(viewport=DESK, reduced_motion=motion)  # type: ignore[arg-type]
        self.origin = origin
        self.ask("/api/guests", {"name": name})

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        address = f"{self.origin}{path}"
        answer = self.context.request.get(address) if body is None else self.context.request.post(address, data=body)
        if not answer.ok:
            raise SystemExit(f"{path}: {answer.status} {answer.text()}")
        return answer.json()

    def open(self, game: str, players: int, bots: Iterable[int]) -> str:
        """A table, and a seat at it."""
        wanted = {
            "key": key(),
            "game": game,
            "players": players,
            "bots": {str(bot): "random" for bot in bots},
        }
        table: str = self.ask("/api/tables", wanted)["table"]
        return table

    def do(self, table: str, what: str, **facts: Any) -> Any:
        return self.ask(f"/api/tables/{table}/commands", {"do": what, "key": key(), **facts})


def programs(process: int) -> Iterable[int]:
    """All processes that a process has started, and those that they have."""
    with suppress(OSError):
        for child in children_of(process):
            yield child
            yield from programs(child)


def processor_seconds_used() -> float:
    """What server and browser have used of the processor so far; what has ended meanwhile is left out."""
    total = 0.0
    for process in programs(os.getpid()):
        with suppress(OSError):
            total += processor_seconds(process)
    return total


def fewest(game: str) -> int:
    """The smallest table of a game with somebody else at it."""
    return max(2, min(catalog.game(game).players))


def key() -> str:
    """Another key for each command."""
    return f"key-{next(KEYS):08}"


def measure_drawing(browser: Browser, origin: str, game: str, rounds: int) -> dict[str, float]:
    """How soon a table is there, and what was fetched for it, each time with nothing kept from before."""
    times, spent, weights = [], [], []
    for _ in range(rounds):
        ada = Somebody(browser, origin, "Ada", is_still=True)
        table = ada.open(game, fewest(game), range(1, fewest(game)))
        ada.do(table, "sit", seat=0)
        page = ada.context.new_page()
        scripts: dict[str, int] = {}

        def weigh(response: Response, scripts: dict[str, int] = scripts) -> None:
            if urlsplit(response.url).path.endswith(".js"):
                with suppress(Error):  # it came after the table, and the page is gone
                    scripts[response.url] = len(gzip.compress(response.body()))

        page.on("response", weigh)
        page.add_init_script(NOTE_DRAWN)
        before = processor_seconds_used()
        page.goto(f"{origin}/tables/{table}")
        while not page.evaluate("window.drawnAt"):
            page.wait_for_timeout(20)
        spent.append(processor_seconds_used() - before)
        times.append(page.evaluate("window.drawnAt") / 1000)
        later = set(page.evaluate(FETCHED_LATER))
        weights.append(sum(size for name, size in scripts.items() if name not in later) / 1000)
        ada.context.close()
    return {
        "script_kb": max(weights),
        "drawn_seconds": statistics.median(times),
        "drawn_slowest_seconds": max(times),
        "drawn_processor_seconds": statistics.median(spent),
    }


def measure_answers(browser: Browser, origin: str, game: str, presses: int) -> dict[str, float]:
    """How long it takes from a press to what can be done then, for presses after which one is asked again."""
    ada = Somebody(browser, origin, "Ada", is_still=True)
    table = ada.open(game, fewest(game), range(1, fewest(game)))
    ada.do(table, "sit", seat=0)
    page = ada.context.new_page()
    page.goto(f"{origin}/tables/{table}")
    page.wait_for_selector("[data-action], .asks")
    times: list[float] = []
    spent = 0.0
    while len(times) < presses:
        words = [each for each in offers_of(page) if each != "end"] or offers_of(page)
        before = processor_seconds_used()
        took = page.evaluate(ANSWERED, DICE.choice(words)) if words else None
        if took is not None:
            times.append(took)
            spent += processor_seconds_used() - before
        if page.query_selector("[data-result]"):
            break
        page.wait_for_timeout(100)
    ada.context.close()
    return {
        "answered_ms": statistics.median(times),
        "answered_processor_ms": 1000 * spent / len(times),
        "presses": float(len(times)),
    }


def offers_of(page: Page) -> list[str]:
    """The words of all that the page offers."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-action]')].map((each) => each.dataset.action)"
    )
    return found


def measure_frames(browser: Browser, origin: str, game: str, seconds: float) -> dict[str, float]:
    """How many frames a second are drawn while things move at a full table."""
    ada = Somebody(browser, origin, "Ada", is_still=False)
    most = max(catalog.game(game).players)
    table = ada.open(game, most, range(1, most))
    ada.do(table, "sit", seat=0)
    page = ada.context.new_page()
    page.goto(f"{origin}/tables/{table}")
    page.wait_for_selector("[data-action]")
    session = ada.context.new_cdp_session(page)
    traced: list[dict[str, Any]] = []
    is_complete: list[bool] = []
    session.on("Tracing.dataCollected", lambda found: traced.extend(found["value"]))
    session.on("Tracing.tracingComplete", lambda _: is_complete.append(True))
    wanted = "devtools.timeline,disabled-by-default-devtools.timeline.frame"
    session.send("Tracing.start", {"categories": wanted, "transferMode": "ReportEvents"})
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        press_something(page)
    session.send("Tracing.end")
    while not is_complete:
        page.wait_for_timeout(50)
    ada.context.close()
    at = sorted(event["ts"] / 1000 for event in traced if event["name"] == "DrawFrame")
    gaps = [later - earlier for earlier, later in pairwise(at) if later - earlier < PAUSE_MS]
    if not gaps:
        raise SystemExit("nothing moved.")
    return {
        "frames_per_second": 1000 * len(gaps) / sum(gaps),
        "late_share": sum(gap > 1000 / 30 for gap in gaps) / len(gaps),
        "frames": float(len(at)),
    }


def press_something(page: Page) -> None:
    """Play any action that the page offers, or wait a little."""
    words = offers_of(page)
    if words:
        chosen = json.dumps(DICE.choice(words))
        page.evaluate(
            f"document.querySelector('[data-action={chosen}]')?.click()".replace("'[", "`[").replace("]'", "]`")
        )
    page.wait_for_timeout(30)


def measure_memory(browser: Browser, origin: str, game: str, updates: int) -> dict[str, float]:
    """By how much the heap of a tab grows over so many updates."""
    people = [Somebody(browser, origin, name, is_still=True) for name in ("Ada", "Bob", "Cleo")[: fewest(game)]]
    table = people[0].open(game, len(people), [])
    for seat, person in enumerate(people):
        person.do(table, "sit", seat=seat)
    page = people[0].context.new_page()
    heard: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(len(frame))))
    page.goto(f"{origin}/tables/{table}")
    page.wait_for_selector("[data-link=live]")
    session = people[0].context.new_cdp_session(page)
    done, before = 0, 0.0
    while done < updates + WARMING:
        if done == WARMING:
            before = heap(session, page)
        done += 1
        for person in people:
            seen = person.ask(f"/api/tables/{table}?since=1000000000")
            if seen["may_take_back"] and DICE.random() < GOES_BACK:
                person.do(table, "take-back", decision=seen["decision"])
                break
            if seen["choices"]:
                quiet = [words for words in seen["choices"] if not words.startswith("refuel")] or seen["choices"]
                person.do(table, "play", decision=seen["decision"], words=DICE.choice(quiet))
                break
        else:
            raise SystemExit(f"the match was over after {done} updates.")
    after = heap(session, page)
    for person in people:
        person.context.close()
    return {
        "grown_mb": (after - before) / 1e6,
        "before_mb": before / 1e6,
        "updates": float(min(updates, len(heard) - WARMING)),
    }


def heap(session: Any, page: Page) -> float:
    """What a tab holds when all that nobody needs is gone."""
    page.wait_for_timeout(500)
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    used: float = session.send("Runtime.getHeapUsage")["usedSize"]
    return used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="pocket-rockets", help="which game (default: pocket-rockets)")
    parser.add_argument("--rounds", type=int, default=9, help="how often a table is opened")
    parser.add_argument("--presses", type=int, default=60, help="how often something is pressed")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long things move")
    parser.add_argument("--updates", type=int, default=2000, help="after which memory is looked at; 0: not at all")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    arguments = parser.parse_args()
    found = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if found is None:
        raise SystemExit("there is no chromium; ./test installs it.")
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "a.db") as served,
        sync_playwright() as playwright,
    ):
        origin = f"http://127.0.0.1:{served.port}"
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        figures = measure_drawing(browser, origin, arguments.game, arguments.rounds)
        figures |= measure_answers(browser, origin, arguments.game, arguments.presses)
        figures |= measure_frames(browser, origin, arguments.game, arguments.seconds)
        if arguments.updates:
            figures |= measure_memory(browser, origin, arguments.game, arguments.updates)
        version = browser.version
        browser.close()
    if arguments.json:
        print(json.dumps({"chromium": version, **figures}))
        return
    print(f"{arguments.game}, Chromium {version}, engine {served.mode}")
    for row, name in ROWS.items():
        if name in figures:
            print(f"{row:48} {figures[name]:10,.3g}")


if __name__ == "__main__":
    main()
