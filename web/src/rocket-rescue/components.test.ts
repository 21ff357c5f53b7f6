import { expect, test } from "vitest";
import type { CardSection } from "../lib/protocol";
import { hallsOf } from "./board.svelte";
import { companyOf, stabilityFaces, unpack } from "./components";

test("discounts, faces of the stability die and hangars are those of the component file", () => {
  unpack([
    { section: "company", rows: [{ id: "c1", discount: "titanium", amount: 2 }] },
    {
      section: "die",
      rows: [
        { id: "action", faces: [1, 2] },
        { id: "stability", faces: [7, 1, 1, 3] },
      ],
    },
  ] as CardSection[]);

  expect(companyOf("c1")).toMatchObject({ discount: "titanium", amount: 2 });
  expect(stabilityFaces()).toEqual([1, 3, 7]);
  const halls = hallsOf(["c1", "c1", "c1", "c2", "c1"].map((company, at) => ({ company, hangar: at + 1 })));
  expect(halls.map((hall) => hall.map(({ hangar }) => hangar))).toEqual([[1, 2, 3], [4], [5]]);
});
