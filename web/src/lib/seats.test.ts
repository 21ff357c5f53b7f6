import { expect, test } from "vitest";
import { dress } from "./dress.svelte";
import { SEATS, sign } from "./seats";

test("no two seats share a colour, a shape or a letter", () => {
  for (const key of ["colour", "shape", "letter"] as const) expect(new Set(SEATS.map((seat) => seat[key])).size).toBe(SEATS.length);
});

test("a seat wears its pieces' colour while its game is on the table, and keeps its shape", () => {
  const own = sign(1);
  const undress = dress.wear(["purple", "green", "mauve"]);
  expect(sign(1)).toEqual({ ...own, colour: "#5fd38d" });
  expect(sign(2)).toEqual(SEATS[2]);
  undress();

  expect(sign(1)).toEqual(own);
});
