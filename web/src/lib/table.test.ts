import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { LiveTable } from "./table.svelte";
import { answering, FakeSocket, frame } from "./testing";

let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // retries wait as long as they are written
  settings.motion = "off";
  settings.confirm = false;
  table = new LiveTable("t1");
});
afterEach(() => {
  table.leavePage();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const offered = (): string[] => [...table.choices.keys()];
const numbers = (): number[] => table.log.map(({ number }) => number);

test("a frame brings what may be done, with its facts", () => {
  FakeSocket.last.say(frame({ may_take_back: true }));

  expect(table.link).toBe("live");
  expect(table.isAsked).toBe(true);
  expect(table.choices.get("draw")).toEqual({ action: "draw" });
  expect(table.mayTakeBack).toBe(true);
});

test("frames are merged into one log, and a frame from the beginning replaces it", () => {
  FakeSocket.last.say(frame({ number: 2, events: [{ event: "draw" }, { event: "move" }] }));
  FakeSocket.last.say(frame({ number: 3, since: 2, events: [{ event: "build" }] }));
  expect(numbers()).toEqual([1, 2, 3]);
  FakeSocket.last.say(frame({ number: 1, since: 0, events: [{ event: "draw" }] }));

  expect(numbers()).toEqual([1]);
});

test("a viewer who takes or leaves a seat has another log, even where it does not come from its beginning", () => {
  FakeSocket.last.say(frame({ number: 2, viewer: null, events: [{ event: "draw" }, { event: "move" }] }));
  FakeSocket.last.say(frame({ number: 4, since: 2, viewer: 0, events: [{ event: "build" }, { event: "draw" }] }));
  expect(numbers()).toEqual([3, 4]);
  FakeSocket.last.say(frame({ number: 5, since: 4, viewer: null, events: [{ event: "score" }] }));

  expect(numbers()).toEqual([5]);
});

test("where lines are missing, or come again, the log begins anew with those that came", () => {
  FakeSocket.last.say(frame({ number: 2, events: [{ event: "draw" }, { event: "move" }] }));
  FakeSocket.last.say(frame({ number: 9, since: 8, events: [{ event: "build" }] }));
  expect(numbers()).toEqual([9]);
  FakeSocket.last.say(frame({ number: 9, since: 7, events: [{ event: "draw" }, { event: "build" }] }));

  expect(numbers()).toEqual([8, 9]);
});

test("whoever comes back says as whom they had seen what they had", () => {
  expect(FakeSocket.last.address).toMatch(/live\?since=0$/);
  FakeSocket.last.say(frame({ number: 3, viewer: null }));
  table.reconnect();

  expect(FakeSocket.last.address).toMatch(/live\?since=3&viewer=null$/);
});

test("lines that were taken back stay, and are marked", () => {
  FakeSocket.last.say(frame({ number: 2, events: [{ event: "draw" }, { event: "move" }] }));
  FakeSocket.last.say(frame({ number: 3, since: 2, events: [{ table: "take-back", seat: 0, undone: [2] }] }));

  expect(table.log.map(({ isUndone }) => isUndone)).toEqual([false, true, false]);
});

test("where things move, a step is seen before the next one is shown and anything may be done", () => {
  settings.motion = "on";
  FakeSocket.last.say(frame());
  FakeSocket.last.say(frame({ number: 1, decision: 2, view: { step: 1 }, events: [{ event: "draw" }] }));
  FakeSocket.last.say(frame({ number: 2, since: 1, decision: 3, view: { step: 2 }, events: [{ event: "move" }] }));
  expect(table.view).toEqual({ step: 1 });
  expect(offered()).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(table.view).toEqual({ step: 2 });
  vi.advanceTimersByTime(300);

  expect(offered()).toEqual(["move cw", "draw"]);
});

/** A rival takes so many steps, all at once; then it is the viewer's turn. */
function rivalPlays(steps: number, view: object = { round: 1, turn: 1 }): void {
  settings.motion = "on";
  FakeSocket.last.say(frame());
  for (let number = 1; number <= steps; number++)
    FakeSocket.last.say(
      frame({ number, since: number - 1, decision: null, choices: [], facts: [], view: { ...view, step: number }, events: [{ event: "draw", seat: 1 }] }),
    );
  FakeSocket.last.say(frame({ number: steps + 1, since: steps, decision: 2, view: { turn: 0 }, events: [{ event: "turn", seat: 0 }] }));
}
const shownStep = (): number | undefined => (table.view as { step?: number } | null)?.step;

test.each([
  ["usual", 12, 2000],
  ["usual", 4, 1200],
  ["quick", 12, 800],
  ["calm", 30, 5000],
  ["none", 12, 0],
] as const)("at the pace %s every one of a turn's %i steps is shown, within %i ms", (pace, steps, most) => {
  settings.pace = pace;
  const seen = new Set<number | undefined>();
  rivalPlays(steps);
  for (let passed = 0; passed < most + 2; passed++) {
    seen.add(shownStep());
    vi.advanceTimersByTime(1);
  }
  settings.pace = "usual";

  expect(offered()).toEqual(["move cw", "draw"]);
  if (most) for (let step = 1; step <= steps; step++) expect(seen).toContain(step);
});

test("a phase of all seats takes three seconds, and a launch has a time of its own", () => {
  rivalPlays(40, { round: 1, phase: "research" });
  vi.advanceTimersByTime(2900);
  expect(table.isBehind).toBe(true);
  vi.advanceTimersByTime(120);

  expect(table.isBehind).toBe(false);
});

test("a press skips to the present, and then decides what was pressed, if it still says the same", async () => {
  const asked = answering({ body: { ok: true } });
  const button = document.createElement("button");
  document.body.append(button);
  button.addEventListener("click", () => table.press(String(button.dataset.ask)));
  button.dataset.ask = "draw";
  rivalPlays(9);
  expect(table.isBehind).toBe(true);
  button.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  expect(table.isBehind).toBe(false);
  button.click();
  await vi.runAllTimersAsync();
  expect(asked[0]?.body).toMatchObject({ do: "play", decision: 2, words: "draw" });

  rivalPlays(9);
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  button.dataset.ask = "move cw";
  button.click();
  await vi.runAllTimersAsync();
  button.remove();

  expect(asked).toHaveLength(1);
});

test("a lost connection comes back after a while that grows, and goes on where it stopped", () => {
  FakeSocket.last.say(frame({ number: 7 }));
  FakeSocket.last.onclose?.({ code: 1006 });
  expect(table.link).toBe("lost");
  expect(offered()).toEqual([]);
  vi.advanceTimersByTime(249);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(FakeSocket.last.address).toMatch(/\/api\/tables\/t1\/live\?since=7&viewer=0$/);
  FakeSocket.last.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(499);
  expect(FakeSocket.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  FakeSocket.last.say(frame({ number: 7, since: 7 }));

  expect(table.link).toBe("live");
  expect(offered()).toEqual(["move cw", "draw"]);
});

test("a server that restarts is told from one that is lost", () => {
  FakeSocket.last.say(frame());
  FakeSocket.last.onclose?.({ code: 1012 });
  vi.advanceTimersByTime(250);
  FakeSocket.last.onclose?.({ code: 1006 });

  expect(table.link).toBe("restarting");
});

test("where there is no table, nobody tries again; where there is too much, one does", () => {
  FakeSocket.last.onclose?.({ code: 4429 });
  expect(table.trouble).toBeNull();
  vi.advanceTimersByTime(250);
  FakeSocket.last.onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);

  expect(table.trouble?.code).toBe("no-table");
  expect(FakeSocket.opened).toHaveLength(2);
});

test("a socket that was given up says nothing any more", () => {
  const old = FakeSocket.last;
  FakeSocket.last.say(frame());
  table.reconnect();
  old.onclose?.({ code: 1006 });

  expect(old.isClosed).toBe(true);
  expect(table.link).toBe("live");
  expect(FakeSocket.opened).toHaveLength(2);
});

test("a move answers its decision once; nothing is offered until the next one", async () => {
  const asked = answering({ body: { ok: true } });
  FakeSocket.last.say(frame({ decision: 4 }));
  table.press("draw");
  expect(table.isDoing).toBe(true);
  expect(offered()).toEqual([]);
  await vi.runAllTimersAsync();
  expect(table.isDoing).toBe(false);
  expect(offered()).toEqual([]);
  expect(asked[0]?.body).toMatchObject({ do: "play", decision: 4, words: "draw" });
  FakeSocket.last.say(frame({ number: 1, decision: 5 }));

  expect(offered()).toEqual(["move cw", "draw"]);
});

test("a refused move may be tried again, and the notice has the rule", async () => {
  answering({ status: 409, body: { error: "illegal", message: "One site at a time.", rule: "PR-5.2" } });
  FakeSocket.last.say(frame());
  table.press("draw");
  await vi.runAllTimersAsync();

  expect(table.notice).toEqual({ kind: "why", text: "One site at a time.", rule: "PR-5.2" });
  expect(offered()).toEqual(["move cw", "draw"]);
});

test("chat does not keep anybody from moving, nor end the wait for a move", async () => {
  let answer: (value: unknown) => void = () => {};
  answering(async ({ body }) => (body?.do === "play" ? new Promise((done) => (answer = done)) : { ok: true }));
  FakeSocket.last.say(frame());
  const chat = table.send({ do: "say", text: "hello" });
  expect(offered()).toEqual(["move cw", "draw"]);
  table.press("draw");
  await chat;
  expect(table.isDoing).toBe(true);
  answer({ ok: true });
  await vi.runAllTimersAsync();

  expect(table.isDoing).toBe(false);
});

test("taking back answers the decision, too", async () => {
  const asked = answering({ body: { ok: true } });
  FakeSocket.last.say(frame({ decision: 3, may_take_back: true }));
  table.takeBack();
  await vi.runAllTimersAsync();

  expect(asked[0]?.body).toMatchObject({ do: "take-back", decision: 3 });
  expect(table.mayTakeBack).toBe(false);
});

test("who confirms every action presses twice, and a choice that is gone is not chosen any more", async () => {
  const asked = answering({ body: { ok: true } });
  settings.confirm = true;
  FakeSocket.last.say(frame());
  table.press("draw");
  expect(table.chosen).toBe("draw");
  FakeSocket.last.say(frame({ decision: 2, choices: ["move cw"], facts: [{}] }));
  expect(table.chosen).toBeNull();
  table.press("move cw");
  table.press("move cw");
  await vi.runAllTimersAsync();

  expect(asked.map(({ body }) => body?.words)).toEqual(["move cw"]);
});

test("what may not be done is asked about, and a hint for another decision is dropped", async () => {
  const asked = answering(({ path }) => (path.includes("/why") ? { rule: "PR-6.1", reason: "Not here." } : { words: "build base-red new" }));
  FakeSocket.last.say(frame());
  table.press("build base-red new");
  await vi.runAllTimersAsync();
  expect(asked[0]?.path).toBe("/api/tables/t1/why?words=build+base-red+new");
  expect(table.notice).toEqual({ kind: "why", text: "Not here.", rule: "PR-6.1" });
  await table.hint();

  expect(table.hinted).toBeNull();
  expect(table.isThinking).toBe(false);
});

test("a page that was left does not come back", () => {
  FakeSocket.last.say(frame());
  const socket = FakeSocket.last;
  table.leavePage();
  socket.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(60_000);

  expect(socket.isClosed).toBe(true);
  expect(FakeSocket.opened).toHaveLength(1);
});

test("who is away is away for so many minutes, until they are here again", () => {
  const bob = (isHere: boolean) => ({ ...frame().table, seats: [{ kind: "person" as const, name: "Bob", is_here: isHere, is_kept: false }] });
  FakeSocket.last.say(frame({ table: bob(false) }));
  expect(table.away).toEqual([0]);
  vi.advanceTimersByTime(119_000);
  FakeSocket.last.say(frame({ table: bob(false) }));
  expect(table.away).toEqual([1]);
  vi.advanceTimersByTime(2000);
  expect(table.away).toEqual([2]);
  FakeSocket.last.say(frame({ table: bob(true) }));

  expect(table.away).toEqual([null]);
});
