import { afterEach, expect, test } from "vitest";
import { Pacing } from "./pace";
import type { Showing } from "./protocol";
import { settings } from "./settings.svelte";

/** A step of another seat: what the view says of it, and what happened. */
const step = (view: Record<string, unknown>, event = "built"): Showing => ({ viewer: 0, view, events: [{ event, seat: 1 }] }) as unknown as Showing;
/** How long each of so many steps is shown that came at once. */
const shown = (count: number, view: Record<string, unknown>): number[] => {
  const pacing = new Pacing();
  return Array.from({ length: count }, (_, at) => pacing.of(step(view), count - 1 - at));
};
const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0);

afterEach(() => {
  settings.pace = "usual";
});

test.each([
  ["a turn", { round: 1, turn: 1 }, 2000],
  ["a phase", { round: 1, phase: "research", turn: 1 }, 3000],
  ["a launch", { round: 1, turn: 1, launch: {} }, 3000],
])("%s of others is shown within its time, however many steps it has", (_, view, most) => {
  for (const count of [1, 5, 40, 200]) {
    const times = shown(count, view);
    expect(sum(times)).toBeLessThanOrEqual(most + 1e-6);
    expect(Math.min(...times)).toBeGreaterThan(0);
  }
  expect(sum(shown(200, view))).toBeCloseTo(most);
});

test("the time begins anew with the next turn, and the plans of all have their own", () => {
  const pacing = new Pacing();
  for (let at = 0; at < 30; at += 1) pacing.of(step({ round: 1, turn: 1 }), 0);
  expect(pacing.of(step({ round: 1, turn: 1 }), 0)).toBe(0);
  expect(pacing.of(step({ round: 1, turn: 2 }), 0)).toBe(300);
  expect(pacing.of(step({ round: 1, phase: "plan" }, "planned"), 3)).toBe(2400);
});

test("how long is a setting", () => {
  settings.pace = "none";
  expect(sum(shown(40, { round: 1, turn: 1 }))).toBe(0);
  settings.pace = "calm";
  expect(sum(shown(40, { round: 1, turn: 1 }))).toBeCloseTo(5000);
});
