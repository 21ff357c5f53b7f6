import { expect, test } from "vitest";
import type { ReplayStep, Told } from "../lib/protocol";
import type { SeatView } from "../lib/views/rocket-rescue";
import { after, brokenOf, launchOf, vpOf, type Flight } from "./flight";
import { blocksOf, factsOf, flightsOf, raceOf } from "./story";

const LAUNCHED: Told = { event: "launched", seat: 0, hangar: 4, planet: "lullaby" } as unknown as Told;
const TOLD = [
  { event: "assigned", seat: 1, hangar: 4, place: 2, module: "slim-barrel", from: 0, to: 1 },
  { event: "paid", seat: 0, energy: 5 },
  { event: "fee", seat: 0, to: 2, energy: 1 },
  { event: "rescued", seat: 0, count: 2, crew: ["purple", "white"] },
  { event: "launch-reward", seat: 0, vp: 2 },
  { event: "build-reward", seat: 1, vp: 1 },
  { event: "first", seat: 0, vp: 3 },
  { event: "planet", planet: "mossball", space: 2 },
  { event: "stability", hangar: 4, place: 6, module: "kestrel", value: 6 },
  { event: "demanded", seat: 2 },
  { event: "stability", hangar: 4, place: 6, module: "kestrel", value: 2 },
  { event: "held", seat: 0, hangar: 4, place: 6, module: "kestrel" },
  { event: "stability", hangar: 4, place: 2, module: "slim-barrel", value: 6 },
  { event: "passed", seat: 2 },
  { event: "broke", seat: 1, hangar: 4, place: 2, module: "slim-barrel" },
] as unknown as Told[];
const ROCKET = [
  { place: 6, module: "kestrel", owner: 0, crew: {} },
  { place: 2, module: "slim-barrel", owner: 0, crew: {} },
];
const hangars = [{ hangar: 4, modules: ROCKET }];
const step = (events: readonly Told[], round: number, scores: number[], launch: unknown = null): ReplayStep =>
  ({ events, view: { round, launch, hangars, seats: scores.map((score, seat) => ({ seat, score })) } }) as unknown as ReplayStep;
const STEPS = [
  step([], 1, [0, 0]),
  step([LAUNCHED], 1, [0, 0], {}),
  step(TOLD.slice(0, 10), 1, [7, 3], {}),
  step([...TOLD.slice(10), { event: "round", round: 2 } as unknown as Told], 2, [7, 3]),
];

const flown = (told: readonly Told[]): Flight => told.reduce(after, launchOf(0, 4, "lullaby", ROCKET));

test("a launch is what is told of it, whoever rolls again or passes", () => {
  const flight = flown(TOLD);
  expect(flight).toMatchObject({ paid: 5, fee: { to: 2, energy: 1 }, landed: ["purple", "white"], next: "mossball", isOver: false });
  expect(flight.deeds).toEqual([{ kind: "assigned", seat: 1, module: "slim-barrel", hangar: 4, place: 2, from: 0, to: 1 }]);
  expect(flight.checks.map(({ owner, rolls, holds }) => [owner, rolls, holds])).toEqual([
    [0, [6, 2], true],
    [1, [6], false],
  ]);
  expect([vpOf(flight, 0), vpOf(flight, 0, "first"), vpOf(flight, 1), brokenOf(flight)]).toEqual([5, 3, 1, 1]);
});

test("what is not of the launch ends it", () => {
  const over = flown([...TOLD, { event: "ended-turn", seat: 0 } as unknown as Told, ...TOLD.slice(4, 5)]);
  expect([over.isOver, vpOf(over, 0)]).toEqual([true, 5]);
});

test("the story has each launch once, with its round and what it brought", () => {
  const [only, ...more] = flightsOf(STEPS);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ round: 1, place: 3, points: [7, 3] });
  expect(raceOf(STEPS)).toEqual([
    { round: 0, scores: [0, 0] },
    { round: 1, scores: [7, 3] },
  ]);
});

test("points are told by what brought them, and none is lost", () => {
  const seat = { seat: 0, saved: 2, worth: { crew: 4, vp: 6, ambassador: 0 } } as unknown as SeatView;
  expect(blocksOf(seat, flightsOf(STEPS)).map(({ kind, points }) => [kind, points])).toEqual([
    ["crew", 4],
    ["first", 3],
    ["launch", 2],
    ["vp", 1],
  ]);
});

test("what is worth telling", () => {
  const kinds = factsOf(flightsOf(STEPS)).map(({ kind, seat, count }) => [kind, seat, count]);
  expect(kinds).toEqual([
    ["sabotage", 1, 1],
    ["richest", 0, 7],
    ["fullest", 0, 2],
    ["first-home", 0, 1],
    ["first-launch", 0, 1],
    ["reroll", 0, 1],
  ]);
  expect(factsOf([])).toEqual([]);
});
