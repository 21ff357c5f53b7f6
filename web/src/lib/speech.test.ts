import { expect, test } from "vitest";
import { breaker, spoken } from "./speech";
import { speaking } from "./testing";

test("a text of the component file is said in the reader's language", async () => {
  await speaking("de");

  expect(spoken({ en: "draw 2", de: "ziehe 2" })).toBe("ziehe 2");
  expect(spoken("as it is")).toBe("as it is");
  expect([spoken({ en: "only English" }), spoken(null), spoken(7)]).toEqual(["", "", ""]);
});

test("only long words are broken, and only at their joints", () => {
  const breakable = breaker(/(Raketen|Welt)(?=[a-z]{4})/g);

  expect(breakable("Raketentriebwerk im Weltall")).toBe("Raketen\u00adtriebwerk im Weltall");
});
