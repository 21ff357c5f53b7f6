import { expect, test } from "vitest";
import { cards, matches, rules } from "./lookup";
import { answering } from "./testing";

test("what was answered is asked for once, what failed again", async () => {
  const asked = answering("offline", { body: { rules: [] } }, { body: { sections: [] } });
  await expect(rules("a")).rejects.toThrow();
  expect(await rules("a")).toEqual({ rules: [] });
  expect(await rules("a")).toEqual({ rules: [] });
  expect(await cards("a")).toEqual({ sections: [] });

  expect(asked.map(({ path }) => path)).toEqual(["/api/rules/a", "/api/rules/a", "/api/cards/a"]);
});

test.each([
  ["", true],
  ["rakete GRUN", true],
  ["grün rak", true],
  ["rakete rot", false],
])("typed %j, found: %j", (typed, isFound) => {
  expect(matches(typed, "Eine Rakete", "in Grün")).toBe(isFound);
});
