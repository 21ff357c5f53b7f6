import { expect, test } from "vitest";
import { Trouble } from "./api";
import { settings } from "./settings.svelte";
import { answering, catalogue, speaking } from "./testing";
import { texts } from "./texts.svelte";

const SEATS = [
  { kind: "person", name: "Ada" },
  { kind: "bot", name: "greedy" },
] as const;

test.each([
  ["en", "1 point", "2 points"],
  ["de", "1 Punkt", "2 Punkte"],
  ["it", "1 punto", "2 punti"],
] as const)("in %s one thing is said as one", async (language, one, two) => {
  await speaking(language);

  expect(texts.language).toBe(language);
  expect(texts.say("web-plain-score", { score: 1 })).toBe(one);
  expect(texts.say("web-plain-score", { score: 2 })).toBe(two);
  expect(texts.say("no-such-key")).toBe("no-such-key");
});

test("a game's own message goes before the program's", async () => {
  await speaking("en", "rocket-rescue");

  expect(texts.say("word-blue", {}, "rocket-rescue")).toBe("Blue");
  expect(texts.say("word-blue")).toBe("blue");
});

test("a game's sentences have the numbers of its component file", async () => {
  await speaking("en", "rocket-rescue", {}, { action_dice: 77 });

  expect(texts.say("asks-plan", {}, "rocket-rescue")).toMatch(/^Place 77 dice /);
  expect(texts.say("asks-plan", { action_dice: 3 }, "rocket-rescue")).toMatch(/^Place 3 dice /);
});

test("seats, winners and troubles are spoken of as the reader sees them", async () => {
  await speaking("en");

  expect(texts.seat(0, SEATS, 0)).toBe("You");
  expect(texts.seat(0, SEATS, null)).toBe("Ada");
  expect(texts.seat(1, SEATS, 0)).toMatch(/^Bot 2 “.+”$/);
  expect(texts.outcome([0], SEATS, null)).toBe("Winner: Ada");
  expect(texts.outcome([], SEATS, null)).toBe("Nobody wins");
  expect(texts.outcome([], SEATS.slice(0, 1), 0)).toBe("The AI wins");
  expect(texts.trouble(new Trouble("late", "Look again."))).toBe("Look again.");
  expect(texts.trouble(new Trouble("offline", ""))).toBe(texts.say("web-offline"));
});

test("components are called by their names, and words without a message by their words", async () => {
  await speaking("en", "pocket-rockets", { "base-red": "Red base" });

  expect(texts.action("build base-red new", { card: "base-red", rocket: "new" }, "pocket-rockets")).toContain("Red base");
  expect(texts.action("wave base-red some_flag", {}, "pocket-rockets")).toBe("wave Red base some flag");
  expect(texts.said({ cards: ["base-red", "moon_dust"], count: 2 }, "pocket-rockets")).toEqual({ cards: "Red base, moon dust", count: 2 });
});

test("a language that comes late is not spoken any more", async () => {
  await speaking("en");
  answering(async () => ({ messages: await catalogue("de", "apogee") }));
  settings.language = "it";
  await texts.speak("de");

  expect(texts.language).toBe("en");
});
