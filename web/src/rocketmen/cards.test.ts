import { beforeAll, expect, test } from "vitest";
import type { CardSection } from "../lib/protocol";
import { asParts, destinationOf, factsFor, isCard, lastSpace, locationOf, successCount, unpack } from "./cards";
import { fraction, grade, percent } from "./odds";
import { rocketShape } from "./rocket";

// Ids that tell nothing: whoever takes them apart finds no kind in them.
const BOX = [
  { section: "mission", rows: [{ id: "k1", type: "base", targets: ["p1"], money: 0, rocket: 1, resources: [], achievement: { kind: "hand", value: 1 } }] },
  {
    section: "asset",
    rows: [
      {
        id: "k2",
        colour: "pink",
        cost: { money: 50, resources: [] },
        money: 10,
        rocket: 0,
        resources: ["science"],
        effects: [{ timing: "payment", kind: "draw" }],
      },
      { id: "k3", colour: "teal", cost: { money: 20, resources: [] }, money: 0, rocket: 1, resources: [], effects: [] },
    ],
  },
  { section: "engine", rows: [{ id: "k4", type: "small", cost: { money: 30, resources: [] }, money: 0, rocket: 2, resources: [] }] },
  { section: "objective", rows: [{ id: "k5", targets: [{ kind: "location", at: "p1" }], vp_per_target: 3, vp_all_bonus: 7 }] },
  { section: "location", rows: [{ id: "p1", destination: "d1", type: "base", rocket_points: 6, vp_first: 5, vp_later: 4 }] },
  { section: "destination", rows: [{ id: "d1", track_target: 10, success_cards: 4 }] },
  { section: "resource", rows: [{ id: "r1", matches: "d1" }] },
  { section: "success", rows: [{ id: "success_2", value: 2, count: 6 }] },
] as CardSection[];
beforeAll(() => unpack(BOX));

test("a card's facts come from the component file", () => {
  expect(factsFor("k1")).toMatchObject({ kind: "mission", goals: ["p1"], cost: null, achievement: { kind: "hand", value: 1 } });
  expect(factsFor("k2")).toMatchObject({ kind: "pink", timing: "payment", money: 10, resources: ["science"] });
  expect(factsFor("k3")).toMatchObject({ kind: "teal", timing: null, goals: [] });
  expect(factsFor("k4")).toMatchObject({ kind: "engine", type: "small" });
  expect(factsFor("k5")).toMatchObject({ kind: "objective", vp_per_target: 3, vp_all_bonus: 7, targets: [{ at: "p1" }] });
  expect([isCard("k1"), isCard("nothing")]).toEqual([true, false]);
  expect(locationOf("p1")).toMatchObject({ destination: "d1", rocket_points: 6 });
  expect(lastSpace()).toBe(10);
  expect(destinationOf("d1")).toEqual({ id: "d1", track_target: 10, success_cards: 4, resource: "r1" });
  expect(successCount(2)).toBe(6);
});

test("engines are the tail of a rocket", () => {
  expect(asParts(["k4", "k2", "k1", "k3"])).toEqual(["k1", "k3", "k2", "k4"]);
});

test("a rocket grows with its parts, until they share its room", () => {
  expect(rocketShape(2).length - rocketShape(1).length).toBe(rocketShape(1).part);
  expect(rocketShape(14).length).toBeCloseTo(rocketShape(9).length);
  expect(rocketShape(3, true).length).toBeGreaterThan(rocketShape(3).length);
});

test("what is not certain is never shown as 0 or 100", () => {
  const odds = (numerator: number, denominator: number) => ({ success: numerator / denominator, numerator, denominator });
  expect([odds(0, 1), odds(1, 9999), odds(16, 21), odds(9998, 9999), odds(1, 1)].map(percent)).toEqual([0, 1, 76, 99, 100]);
  expect([odds(16, 21), odds(1, 2), odds(1, 10)].map(grade)).toEqual(["good", "fair", "poor"]);
  expect(fraction(odds(16, 21))).toEqual({ numerator: 16, denominator: 21 });
  expect(fraction(odds(1, 1234567))).toBeNull();
});
