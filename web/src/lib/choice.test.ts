import { beforeEach, expect, test, vi } from "vitest";
import { usualBot } from "./choice.svelte";
import type { GameInfo } from "./protocol";

const game = (name: string): GameInfo => ({
  name,
  title: name,
  players: [2, 3],
  options: { pace: { choices: ["slow", "fast"], default: "slow", parts: [], number: 0 } },
  together: { 2: [{ pace: "slow" }, { pace: "fast" }], 3: [{ pace: "slow" }] },
  bots: ["pilot", "greedy", "cadet", "random"],
  lesson: [],
  problems: [],
  minutes: {},
  weight: 0,
  rules_version: 1,
  components_hash: "",
});

beforeEach(() => localStorage.clear());

/** What the next page finds. */
async function reopened(): Promise<typeof import("./choice.svelte").choice> {
  vi.resetModules();
  return (await import("./choice.svelte")).choice;
}

test("the first opponent is one whom a beginner can beat", () => {
  expect(usualBot(["pilot", "greedy", "cadet", "random"])).toBe("cadet");
  expect(usualBot(["random"])).toBe("random");
});

test("what was chosen last is there again, for each game its own", async () => {
  const [one, other] = [game("one"), game("other")];
  let choice = await reopened();
  expect(choice.gameOf([one, other])).toBe(one);
  choice.choose("other");
  choice.want("other", { players: 3, bot: "pilot" });
  choice.want("one", { options: { pace: "fast" } });
  choice = await reopened();
  expect(choice.gameOf([one, other])).toBe(other);
  expect([choice.players(other), choice.bot(other), choice.options(other)]).toEqual([3, "pilot", { pace: "slow" }]);
  expect([choice.players(one), choice.bot(one), choice.options(one)]).toEqual([2, "cadet", { pace: "fast" }]);
});

test("what is kept and cannot be is left out", async () => {
  const one = game("one");
  const kept = { game: 7, wanted: { one: { players: 9, bot: "nobody", options: { pace: "backwards", more: 3 } }, two: null } };
  for (const text of ["{", "null", "[]", JSON.stringify(kept), JSON.stringify({ game: "gone", wanted: [] })]) {
    localStorage.setItem("apogee-choice", text);
    const choice = await reopened();
    expect(choice.gameOf([one])).toBe(one);
    expect([choice.players(one), choice.bot(one), choice.options(one)]).toEqual([2, "cadet", { pace: "slow" }]);
  }
});
