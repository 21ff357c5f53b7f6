import { expect, test } from "vitest";
import type { Told } from "./protocol";
import { gathered, lineParts, lineText } from "./table-log";
import { speaking } from "./testing";

const SEATS = [
  { kind: "person", name: "Ada" },
  { kind: "person", name: "Bob" },
] as const;
const line = (told: Told, you: number | null = null): string => lineText(told, "pocket-rockets", SEATS, you);

test("what happens at the table is told of others by name, and of oneself as you", async () => {
  await speaking("en");

  expect(line({ table: "ask-back", seat: 0 })).toMatch(/^Ada asks /);
  expect(line({ table: "ask-back", seat: 0 }, 0)).toMatch(/^You ask /);
  expect(line({ table: "answer-back", seat: 1, agree: true }, 1)).not.toBe(line({ table: "answer-back", seat: 1, agree: false }, 1));
  expect(line({ table: "say", seat: 1, text: "hello" })).toBe("Bob: hello");
  expect(line({ table: "sit", seat: 0, name: "Carl" })).toContain("Carl");
  expect(line({ table: "leave", seat: 0, name: "Carl", bot: "greedy" })).not.toBe(line({ table: "leave", seat: 0, name: "Carl" }));
  expect(line({ table: "something-new" })).toBe("something-new");
});

test("names of components can be pressed, other words cannot", async () => {
  await speaking("en", "pocket-rockets", { "base-red": "Red base", conveyor: "Conveyor" });
  const told = { event: "draw", seat: 0, card: "base-red", stack: "conveyor" };
  const parts = lineParts(told, "pocket-rockets", SEATS, null);

  expect(parts.map(({ text }) => text).join("")).toBe(line(told));
  expect(parts.filter(({ card }) => card).map(({ card, text }) => [card, text])).toContainEqual(["base-red", "Red base"]);
  expect(lineParts({ table: "say", seat: 0, text: "Red base" }, "pocket-rockets", SEATS, null)).toHaveLength(1);
});

test("steps taken back one after the other are told once", async () => {
  await speaking("en");
  const back = (seat: number): { told: Told } => ({ told: { table: "take-back", seat } });
  const lines = gathered([back(0), back(0), back(0), back(1), { told: { table: "say", seat: 0, text: "so" } }, back(0)]);

  expect(lines.map(({ told }) => line(told, 0))).toEqual([
    "You took the last step back ×3",
    "Bob took the last step back",
    "You: so",
    "You took the last step back",
  ]);
});
