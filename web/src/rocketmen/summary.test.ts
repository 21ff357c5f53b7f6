import { beforeAll, expect, test } from "vitest";
import type { Told } from "../lib/protocol";
import { speaking } from "../lib/testing";
import { summaryOf, turnsAfter, type Turn } from "./summary";

beforeAll(() => speaking("en", "rocketmen", { big_data: "Big Data", engine_small: "Small Boosters", "moon.base": "Base (Moon)", hotel_a: "Space Hotel A" }));

const turnOf = (...events: Told[]): Turn => turnsAfter([], events)[0] as Turn;
const END = { event: "ended-turn", seat: 1 };

test("a whole turn is one line, each thing said once", () => {
  const turn = turnOf(
    { event: "turn", seat: 1 },
    { event: "bought", seat: 1, cards: ["big_data"] },
    { event: "paid", seat: 1, things: ["hotel_a"] },
    { event: "bought", seat: 1, cards: ["engine_small", "big_data"] },
    { event: "placed", seat: 1, plan: "hotel_a", cards: ["engine_small"], count: 1 },
    END,
  );

  expect(summaryOf(turn)).toBe("bought 2 × Big Data, Small Boosters · placed Space Hotel A, Small Boosters");
});

test("a launch is told by how it ended", () => {
  const launched = { event: "launched", seat: 1, location: "moon.base", percent: 66 };

  expect(summaryOf(turnOf(launched, { event: "completed", seat: 1, location: "moon.base", vp: 5 }))).toBe("landed: Base (Moon), +5 VP");
  expect(summaryOf(turnOf(launched, { event: "failed", seat: 1 }))).toBe("launch failed: Base (Moon)");
});

test("the next turn begins anew, and drawing up after the end belongs to no turn", () => {
  const first = turnsAfter([], [{ event: "bought", seat: 1, cards: ["big_data"] }, END, { event: "drew", seat: 1 }]);
  expect(first.map((turn) => summaryOf(turn))).toEqual(["bought Big Data"]);
  const next = turnsAfter(first, [{ event: "turn", seat: 1 }, END]);

  expect(next.map((turn) => summaryOf(turn))).toEqual(["ended the turn"]);
});
