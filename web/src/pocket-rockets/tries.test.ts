import { beforeAll, expect, test } from "vitest";
import type { CardSection, Facts } from "../lib/protocol";
import type { Scene } from "../lib/scene.svelte";
import { cardWith, partOf, siteOf, unpack } from "./box";
import type { TableView } from "./parts";
import { atSite, ofCard, ofFuel, ofRocket, ofStack, waysTo } from "./tries";

// Ids that tell nothing: whoever takes them apart finds no colour, kind or number in them.
const BOX: CardSection[] = [
  {
    section: "rocket_card",
    rows: [
      { id: "k1", kind: "base", colour: "red", bonus: "none" },
      { id: "k2", kind: "segment", colour: "red", bonus: "none" },
      { id: "k3", kind: "tip", colour: "red", bonus: "plus_one" },
      { id: "k4", kind: "segment", colour: "grey", bonus: "none" },
    ],
  },
  {
    section: "shipyard_card",
    rows: [
      { id: "s1", kind: "construction", colour: "red", action: "build" },
      { id: "s2", kind: "conveyor", action: "reverse" },
      { id: "s3", kind: "launch", action: "refuel" },
      { id: "s4", kind: "recycling", action: "recycle" },
    ],
  },
];
beforeAll(() => unpack(BOX));

function scene(choices: Record<string, Facts>): Scene {
  return { viewer: 0, choices: new Map(Object.entries(choices)) } as unknown as Scene;
}
function view(site: string | null, hand: string[] = []): TableView {
  const rockets = [
    { colour: "grey", segments: 1, tip: null, fuel: null },
    { colour: "red", segments: 1, tip: null, fuel: null },
    { colour: "red", segments: 1, tip: "k3", fuel: null },
  ];
  return {
    ring: ["s1", "s2", "s3", "s4"],
    fuel: { 1: 2, 3: 1, 4: 0 },
    stacks: [{ site: "s1" }, { site: "s2" }],
    seats: [{ seat: 0, site, hand, rockets }],
  } as unknown as TableView;
}

test("what a card or a site is, its row tells", () => {
  expect(partOf("k3")).toEqual({ kind: "tip", colour: "red", bonus: "plus_one" });
  expect(siteOf("s1").colour).toBe("red");
  expect(siteOf("s3")).toMatchObject({ colour: null, action: "refuel" });
  expect(cardWith({ kind: "segment", colour: "grey" })).toBe("k4");
});

test("choices are found by their facts", () => {
  const there = scene({ a: { action: "build", card: "k2", rocket: "2" }, b: { action: "refuel", fuel: 3, rocket: 2 }, c: { action: "draw" } });

  expect(waysTo(there, { action: "build" })).toEqual(["a"]);
  expect(waysTo(there, { rocket: 2 })).toEqual(["a", "b"]);
  expect(waysTo(there, { action: "build", card: "k1" })).toEqual([]);
});

test("a site is walked to when it is the next one, and otherwise the rule is asked for", () => {
  const there = scene({ go: { action: "move", direction: "cw" } });

  expect(atSite(there, view("s1"), "s2")).toEqual({ ways: ["go"], attempt: "move cw" });
  expect(atSite(there, view("s1"), "s4")).toEqual({ ways: [], attempt: "move ccw" });
  expect(atSite(there, view("s1"), "s3")).toEqual({ ways: [], attempt: "rule PR-5.2" });
  expect(atSite(scene({ put: { action: "place_pawn", site: "s3" } }), view(null), "s3")).toEqual({ ways: ["put"], attempt: "place s3" });
});

test.each([
  ["s1", ["k4", "k2"], "build k2 2"],
  ["s1", [], "build k1 new"],
  ["s2", [], "reverse"],
  ["s3", [], "refuel 3 3"],
  ["s4", ["k4"], "recycle k4 s1 s2"],
  ["s4", [], "recycle k2 s1 s2"],
])("at %s with %j in hand one would try %j", (site, hand, attempt) => {
  expect(atSite(scene({}), view(site, hand), site).attempt).toBe(attempt);
});

test("cards, fuel, rockets and stacks have their own ways", () => {
  const there = scene({ x: { action: "build", card: "k2", rocket: "2" }, y: { action: "refuel", fuel: 3, rocket: 3 }, z: { action: "draw" } });

  expect(ofCard(there, view("s1", ["k2"]), "k2")).toEqual({ ways: ["x"], attempt: "build k2 2" });
  expect(ofFuel(there, view("s3"), "3")).toEqual({ ways: ["y"], attempt: "refuel 3 3" });
  expect(ofRocket(there, view("s1", ["k1", "k3"]), 2)).toEqual({ ways: ["x"], attempt: "build k3 2" });
  expect(ofRocket(there, view("s1"), 3)).toEqual({ ways: ["y"], attempt: "refuel 3 3" });
  expect(ofStack(there, view("s1"), "s1")).toEqual({ ways: ["z"], attempt: "draw" });
  expect(ofStack(there, view("s1"), "s2")).toEqual({ ways: [], attempt: "rule PR-6.1" });
});
