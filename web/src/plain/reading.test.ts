import { beforeAll, expect, test } from "vitest";
import type { CardList, ViewKind } from "../lib/protocol";
import { Scene } from "../lib/scene.svelte";
import { speaking } from "../lib/testing";
import { Reading } from "./reading.svelte";

// Keys that tell nothing: whoever goes by their names, or by what values look like, takes them for something else.
const NUMBER: ViewKind = { is: "number", of: "count" };
const FLAG: ViewKind = { is: "flag" };
const SEAT: ViewKind = { is: "seat" };
const CARD: ViewKind = { is: "id", section: "card", lies: true };
const many = (kind: ViewKind, is: ViewKind["is"] = "pile"): ViewKind => ({ is, kind });
const maybe = (kind: ViewKind): ViewKind => ({ is: "maybe", kind });
const record = (fields: Record<string, ViewKind>): ViewKind => ({ is: "record", fields });
const VIEW = record({
  k1: NUMBER,
  k2: SEAT,
  k3: maybe(many(SEAT, "row")),
  k4: many(CARD),
  k5: many({ is: "id", section: "card", lies: false }),
  k6: many(NUMBER, "row"),
  k7: many(maybe(NUMBER), "byseat"),
  k8: { is: "counts", section: "colour" },
  k9: { is: "counts", section: "card" },
  k10: many(record({ a: NUMBER, b: SEAT, c: maybe(CARD) })),
  k11: many(record({ a: NUMBER, b: many(CARD), c: NUMBER })),
  k12: many(many(SEAT, "row")),
  k13: { is: "byword", kind: many(NUMBER, "row") },
  k14: { is: "odds" },
  k15: many(maybe(CARD), "row"),
  k16: record({ legal: { ...FLAG, plain: ["if_not"] }, fee: { ...NUMBER, plain: ["if_any"] }, held: { ...NUMBER, unless: "k" }, k: maybe(many(CARD)) }),
  k17: { ...many(record({ a: NUMBER, b: NUMBER, c: NUMBER })), plain: ["sparse", "boxed"] },
  k18: { ...many(record({ a: NUMBER })), plain: ["folded"] },
  seats: many(record({ colour: { is: "choice" }, hand: maybe(many(CARD)) }), "byseat"),
});

let reading: Reading;
beforeAll(async () => {
  await speaking("en", "rocketmen");
  const scene = new Scene();
  scene.game = "rocketmen";
  scene.view = { seats: [{ colour: "red" }, { colour: "blue" }] };
  reading = new Reading(scene);
  reading.read({ view: VIEW, sections: [], in_actions: [] } as unknown as CardList);
});

test.each([
  ["k1", 1, "number"],
  ["k2", 1, "seats"],
  ["k3", [0, 1], "seats"],
  ["k3", null, "nothing"],
  ["k4", ["x"], "cards"],
  ["k4", [], "none"],
  ["k5", ["x"], "words"],
  ["k6", [0, 1], "numbers"],
  ["k7", [3, null], "held"],
  ["k7", [null, null], "none"],
  ["k8", { red: 2 }, "held"],
  ["k8", { grey: 2 }, "counts"],
  ["k9", { x: 2 }, "counts"],
  ["k10", [{ a: 1, b: 1, c: null }], "table"],
  ["k11", [{ a: 1, b: ["x"], c: 1 }], "list"],
  ["k12", [[0, 1]], "list"],
  ["k12", [0, 1], "seats"],
  ["k13", { x: [1, 2] }, "group"],
  ["k14", { chance: 1, numerator: 1, denominator: 1 }, "said"],
  ["k15", [null, null], "cards"],
  ["k17", [{ a: 1, b: 1, c: 1 }], "list"],
  ["k19", 1, "nothing"],
])("%s with %j is shown as %s", (key, value, kind) => {
  expect(reading.kind(key, value)).toBe(kind);
});

test.each([
  ["hand", ["x"], "seats", "cards"],
  ["c", "x", "k10", "component"],
  ["x", [1, 2], "k13", "numbers"],
])("%s with %j inside of %s is shown as %s", (key, value, path, kind) => {
  expect(reading.kind(key, value, path)).toBe(kind);
});

test("what is told where it is not so, what only where there is any, and what not beside what says as much", () => {
  const shown = (group: Record<string, unknown>): unknown => reading.entries(group, "k16");
  expect(shown({ legal: true, fee: 0, held: 2, k: [] })).toEqual([["k", []]]);
  expect(shown({ legal: false, fee: 1, held: 2, k: null })).toEqual([
    ["not_legal", true],
    ["fee", 1],
    ["held", 2],
    ["k", null],
  ]);
  expect(reading.kind("not_legal", true, "k16")).toBe("flag");
});

test("zeros inside of what is sparse are not worth a word, and things open one by one where the game says so", () => {
  expect(["k1", "k17", "k17.deeper"].map((path) => reading.isMoot("number", 0, path))).toEqual([false, true, true]);
  expect(reading.isMoot("number", 1, "k17")).toBe(false);
  expect(["k17", "k18"].map((path) => reading.isFolded(path))).toEqual([false, true]);
});

test("a press on what does nothing where it lies tells why, where it can be used, or that no action names it", () => {
  const scene = new Scene();
  Object.assign(scene, { game: "rocketmen", view: { seats: [{}, {}] }, viewer: 0, pending: [0], isLive: true });
  scene.choices = new Map([["buy big_data", {}]]);
  const told: string[] = [];
  scene.askAbout = (card): unknown => told.push(`why ${card}`);
  scene.explain = (text): unknown => told.push(text);
  const own = new Reading(scene);
  own.read({ view: VIEW, sections: [], in_actions: ["big_data", "depot"] } as unknown as CardList);
  expect(["big_data", "depot", "unused"].map((card) => own.answer(card))).toEqual(["elsewhere", "rule", "no-action"]);
  for (const card of ["big_data", "depot", "unused"]) own.explain(card, "Unused");
  expect(own.picked).toBe("big_data");
  expect(told).toEqual(["why depot", "Unused: there is nothing to do with it alone. What it does is written on it, or on the page “Cards”."]);
  scene.pending = [];
  expect(own.answer("depot")).toBe(null);
});

test("a card has the colour that the component file gives it, and no other", () => {
  const rows = [{ id: "hot", colour: "red" }, { id: "kind", colour: "blue" }, { id: "cold", type: "kind" }, { id: "plain" }];
  reading.read({ view: VIEW, sections: [{ section: "card", rows }], in_actions: [] } as unknown as CardList);
  const [hot, cold, plain, other] = ["hot", "cold", "plain", "other"].map((card) => reading.colour(card));
  expect(new Set([hot, cold, plain]).size).toBe(3);
  expect(other).toBe(plain);
});
