import { beforeAll, expect, test } from "vitest";
import type { Told } from "./protocol";
import { deedsSaid, since } from "./since";
import { speaking } from "./testing";

const NAMES = { launch: "Launch site", conveyor: "Conveyor", "segment-red": "Red segment", "base-red": "Red base", "tip-red": "Red tip" };
beforeAll(() => speaking("en", "pocket-rockets", NAMES));

const turn = (seat: number): Told => ({ event: "turn", seat, points: 4 });
const move = (seat: number, site: string): Told => ({ event: "move", seat, direction: "cw", site });
const build = (seat: number, card: string): Told => ({ event: "build", seat, card, rocket: 1 });
const top: Told = { event: "top", stack: "conveyor", card: "base-red" };

function said(log: Told[], players: number, viewer: number | null): Record<string, string> {
  return Object.fromEntries(since(log, "pocket-rockets", players, viewer).map(({ seat, deeds }) => [String(seat), deedsSaid(deeds, "pocket-rockets")]));
}

const ROUND = [turn(0), move(0, "launch"), turn(1), move(1, "launch"), move(1, "conveyor"), top, build(1, "base-red"), turn(2), build(2, "tip-red")];

test("each of the others has a line, in turn order, with what they did since one's own last turn", () => {
  expect(said(ROUND, 3, 0)).toEqual({ 1: "went to Launch site, Conveyor · built Red base", 2: "built Red tip" });
  expect(said(ROUND, 3, 1)).toEqual({ 0: "", 2: "built Red tip" });
  expect(since(ROUND, "pocket-rockets", 3, 1).map(({ seat }) => seat)).toEqual([2, 0]);
});

test("while the own turn is on, it is still what was done before it", () => {
  const now = [...ROUND, turn(0), move(0, "conveyor"), build(0, "base-red")];
  expect(said(now, 3, 0)).toEqual(said(ROUND, 3, 0));
  expect(said([...now, turn(1)], 3, 0)).toEqual({ 1: "", 2: "" });
});

test("a turn without a deed is a turn", () => {
  expect(said([...ROUND, turn(0), turn(1), turn(2), turn(0), move(0, "launch")], 3, 0)).toEqual({ 1: "", 2: "" });
});

test("whoever watches sees everybody's last turn", () => {
  const two = [...ROUND, turn(0), move(0, "conveyor"), turn(1), build(1, "segment-red")];
  expect(said(two, 3, null)).toEqual({ 0: "went to Conveyor", 1: "built Red segment", 2: "built Red tip" });
});

test("who has no seat has a line where one plays alone", () => {
  const alone = [turn(0), move(0, "launch"), { event: "reverse", arrow: "cw" } as Told, turn(0)];
  expect(said(alone, 1, 0)).toEqual({ null: "reversed the arrow" });
});

test("where more than one thing differs, each deed is said by itself", () => {
  const search = (stack: string): Told => ({ event: "search", seat: 1, stack });
  expect(deedsSaid([search("launch"), search("conveyor"), build(1, "base-red"), build(1, "segment-red")], "pocket-rockets")).toBe(
    "searched Launch site, Conveyor · built Red base, Red segment",
  );
});
