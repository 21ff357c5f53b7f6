import { expect, test } from "vitest";
import { scoresOf, turningPoints } from "./course";
import type { ReplayStep } from "./protocol";

const steps = (...scores: unknown[][]): ReplayStep[] => scores.map((line) => ({ view: { seats: line.map((score) => ({ score })) } }) as unknown as ReplayStep);

test("scores are read from every view, or there are none", () => {
  expect(scoresOf(steps([0, 1], [2, 1]))).toEqual([
    [0, 1],
    [2, 1],
  ]);
  expect(scoresOf(steps([0, 1], [2, undefined]))).toEqual([]);
  expect(scoresOf([{ view: {} } as unknown as ReplayStep])).toEqual([]);
});

test("turning points are where the lead changed most, in the order of the match", () => {
  const scores = [
    [0, 0],
    [0, 4],
    [0, 4],
    [9, 4],
    [10, 4],
  ];

  expect(turningPoints(scores, 0, 2)).toEqual([
    { place: 1, seat: 1 },
    { place: 3, seat: 0 },
  ]);
});

test("overtaking weighs more than a change of the same size", () => {
  const scores = [
    [0, 1],
    [2, 1],
    [4, 1],
  ];

  expect(turningPoints(scores, 0, 1)).toEqual([{ place: 1, seat: 0 }]);
});

test("a match in which nothing changes has none", () => {
  expect(
    turningPoints(
      [
        [1, 1],
        [1, 1],
      ],
      0,
    ),
  ).toEqual([]);
});
