import { expect, test } from "vitest";
import type { ReplayStep } from "../lib/protocol";
import type { RocketmenView } from "../lib/views/rocketmen";
import { blocksOf, factsOf, flightsOf, raceOf } from "./story";

const odds = (numerator: number, denominator: number) => ({ success: numerator / denominator, numerator, denominator });
const view = (round: number, ...vps: number[]) => ({ round, seats: vps.map((vp) => ({ vp })), ai: null }) as unknown as ReplayStep["view"];
const launched = (seat: number, location: string, chance: [number, number]) => ({ event: "launched", seat, location, odds: odds(...chance) });
const STEPS = [
  { view: view(1, 0, 0), events: [launched(0, "p1", [1, 2])] },
  { view: view(1, 0, 0), events: [{ event: "aborted", seat: 0, cost: 0 }] },
  { view: view(2, 0, 0), events: [] },
  { view: view(2, 0, 0), events: [launched(1, "p2", [9, 10]), { event: "failed", seat: 1 }] },
  { view: view(3, 0, 0), events: [] },
  { view: view(3, 3, 0), events: [launched(0, "p1", [1, 10]), { event: "completed", seat: 0, vp: 3 }] },
  { view: view(4, 3, 0), events: [] },
  { view: view(5, 3, 2), events: [launched(1, "p3", [1, 1]), { event: "completed", seat: 1, vp: 2 }] },
];

test("launches with their odds and ends", () => {
  expect(flightsOf(STEPS).map(({ seat, round, end, vp, place }) => [seat, round, end, vp, place])).toEqual([
    [0, 1, "abort", 0, 1],
    [1, 2, "failure", 0, 3],
    [0, 3, "success", 3, 5],
    [1, 4, "success", 2, 7],
  ]);
});

test("the race: everybody's VP at the end of each round", () => {
  expect(raceOf(STEPS)).toEqual([
    { round: 1, vps: [0, 0] },
    { round: 2, vps: [0, 0] },
    { round: 3, vps: [3, 0] },
    { round: 4, vps: [3, 2] },
  ]);
});

test("what is worth telling", () => {
  const facts = factsOf(flightsOf(STEPS), [0]);
  expect(facts.map(({ kind, flight, count }) => [kind, flight.seat, count])).toEqual([
    ["luckiest", 0, 1],
    ["unluckiest", 1, 1],
    ["turning", 0, 3],
    ["patient", 0, 1],
    ["first", 0, 3],
  ]);
  expect(factsOf([], [])).toEqual([]);
});

test("points mission by mission, where they add up", () => {
  const table = (track: number) =>
    ({
      seats: [{ worth: { track, threats: 4, tokens: 0, variants: 0, objective: 1 } }],
      locations: [
        { id: "p1", markers: [1, 0], vp_first: 3, vp_later: 2 },
        { id: "p2", markers: [0], vp_first: 5, vp_later: 4 },
        { id: "p3", markers: [1], vp_first: 5, vp_later: 4 },
      ],
    }) as unknown as RocketmenView;
  expect(blocksOf(table(7), 0).map(({ kind, points, isFirst }) => [kind, points, isFirst])).toEqual([
    ["location", 2, false],
    ["location", 5, true],
    ["threats", 4, false],
    ["objective", 1, false],
  ]);
  expect(blocksOf(table(9), 0)[0]).toMatchObject({ kind: "missions", points: 9 });
});
