import { expect, test } from "vitest";
import { around, courseOf, DESK_CURVE, freeSpot, legsOf, nextOf, outcomeOf, overlap, PHONE_CURVE, spacesOn } from "./flight";

const odds = (numerator: number, denominator: number) => ({ success: numerator / denominator, numerator, denominator });
const drawn = (value: number, rocket: number, is_set_aside = false) => ({ value, rocket, is_set_aside, odds: odds(rocket, 20) });

test("the way of a rocket: boost, cards, what moved it between them", () => {
  expect(legsOf({ rocket: 3 })).toEqual([{ from: 0, to: 3, value: null }]);
  expect(legsOf({ rocket: 7, drawn: [drawn(3, 6), drawn(0, 6, true), drawn(0, 6), drawn(1, 7)] })).toEqual([
    { from: 0, to: 3, value: null },
    { from: 3, to: 6, value: 3 },
    { from: 6, to: 7, value: 1 },
  ]);
  expect(legsOf({ rocket: 5, drawn: [drawn(2, 4)] }).at(-1)).toEqual({ from: 4, to: 5, value: null });
});

test("a 0 that counted as 2 is one way, not a boost", () => {
  expect(legsOf({ rocket: 4, drawn: [drawn(2, 2), drawn(0, 4)] })).toEqual([
    { from: 0, to: 2, value: 2 },
    { from: 2, to: 4, value: 0 },
  ]);
});

test("a card that is cut short by the target moves the rocket to it", () => {
  expect(legsOf({ rocket: 8, drawn: [drawn(3, 7), drawn(4, 8)] })).toEqual([
    { from: 0, to: 4, value: null },
    { from: 4, to: 7, value: 3 },
    { from: 7, to: 8, value: 4 },
  ]);
});

test("the odds from the declaration on, and once more where something else changed them", () => {
  const course = courseOf({ odds: odds(16, 21), declared: odds(13, 21), drawn: [drawn(3, 6), drawn(4, 6, true)] });
  expect(course.map(({ value }) => value)).toEqual([null, 3, null]);
  expect(course.at(-1)?.odds).toEqual(odds(16, 21));
  expect(courseOf({ odds: odds(1, 2) })).toHaveLength(1);
});

test("what may come next, the least first", () => {
  const next = [2, 0, 4].map((value) => ({ value, left: 1, rocket: value, odds: null }));
  expect(nextOf({ next }).map(({ value }) => value)).toEqual([0, 2, 4]);
  expect(nextOf({})).toEqual([]);
});

test("spaces lie as far from each other on any curve", () => {
  for (const curve of [DESK_CURVE, PHONE_CURVE]) {
    const spaces = spacesOn(curve, 1000, 500, 15);
    expect(spaces).toHaveLength(16);
    const gaps = spaces.slice(1).map(({ x, y }, at) => Math.hypot(x - (spaces[at]?.x ?? 0), y - (spaces[at]?.y ?? 0)));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.25 * Math.max(...gaps));
  }
});

test("how a launch ended is what was told of it", () => {
  expect(outcomeOf([{ event: "moved" }], 1, "p")).toBeNull();
  expect(outcomeOf([{ event: "completed", vp: 6 }, { event: "achieved", token: "rocket", value: 2 }, { event: "token-taken" }], 1, "p")).toMatchObject({
    kind: "success",
    vp: 6,
    token: { kind: "rocket", value: 2 },
    isFirst: true,
  });
  expect(outcomeOf([{ event: "failed" }, { event: "pad-discarded", card: "k1" }, { event: "kept" }], 0, "p")).toMatchObject({ kind: "failure", lost: ["k1"] });
  expect(outcomeOf([{ event: "aborted", cost: 1 }], 0, "p")?.kind).toBe("abort");
});

test("a box goes to the nearest free place of its room", () => {
  const room = { x: 0, y: 0, width: 300, height: 200 };
  const taken = [around({ x: 150, y: 100 }, 60, 40)];
  const wanted = around({ x: 150, y: 100 }, 78, 34);
  const found = freeSpot(wanted, taken, room);
  expect(taken.some((other) => overlap(found, other))).toBe(false);
  expect(Math.abs(found.y - wanted.y)).toBe(40);
  expect(freeSpot(wanted, [room], room)).toEqual(wanted);
  expect(freeSpot({ ...wanted, x: 290 }, [], room).x).toBeLessThanOrEqual(222);
});
