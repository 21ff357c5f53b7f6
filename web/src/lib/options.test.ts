import { expect, test } from "vitest";
import { choiceName, NAMED, optionName, partsIn, questions, settled, usualPlayers } from "./options";
import type { GameInfo } from "./protocol";
import { speaking } from "./testing";

const game = {
  name: "rocketmen",
  players: [1, 2, 3],
  options: {
    mode: { default: "standard", choices: ["standard", "battle", "solo"], parts: [], number: 0 },
    variants: { default: "none", choices: ["none", "random"], parts: ["wind", "dust", "ice"], number: 2 },
  },
  together: {
    1: [{ mode: "solo", variants: "none" }],
    2: [
      { mode: "standard", variants: "none" },
      { mode: "standard", variants: "random" },
      { mode: "standard", variants: "wind+dust" },
      { mode: "battle", variants: "none" },
    ],
  },
} as unknown as GameInfo;
const asked = (players: number, wanted: Record<string, string> = {}): [string[], string][] =>
  questions(game, players, wanted).map(({ choices, chosen }) => [choices, chosen]);

test("two play where they can", () => {
  expect(usualPlayers(game)).toBe(2);
  expect(usualPlayers({ ...game, players: [3, 4] })).toBe(3);
});

test("only what goes together is offered, with the usual choice or what is wanted", () => {
  expect(asked(2)).toEqual([
    [["standard", "battle"], "standard"],
    [["none", "random", NAMED], "none"],
  ]);
  expect(asked(2, { mode: "battle", variants: "random" })).toEqual([
    [["standard", "battle"], "battle"],
    [["none"], "none"],
  ]);
  expect(asked(1, { mode: "battle" })).toEqual([
    [["solo"], "solo"],
    [["none"], "none"],
  ]);
  expect(asked(2, { variants: "ice+wind" })[1]).toEqual([["none", "random", NAMED], NAMED]);
});

test("parts are named in their own order, and a table waits for all of them", () => {
  const questioned = questions(game, 2, { variants: "ice+wind" });
  expect(partsIn("ice+wind+none", { parts: ["wind", "dust", "ice"] })).toEqual(["wind", "ice"]);
  expect(settled(questioned, { variants: "ice+wind" })).toEqual({ mode: "standard", variants: "wind+ice" });
  expect(settled(questions(game, 2, { variants: NAMED }), { variants: "ice" })).toBeNull();
  expect(settled(questions(game, 2, {}), {})).toEqual({ mode: "standard", variants: "none" });
});

test.each([
  ["en", "What is played", "Battle for Earth", "2 of your choice"],
  ["de", "Spielart", "Kampf um die Erde", "2 deiner Wahl"],
  ["it", "Modalità", "Battaglia per la Terra", "2 a tua scelta"],
] as const)("in %s a game's own catalogue says its options", async (language, mode, battle, named) => {
  await speaking(language, "rocketmen", { wind: "Sturm" });

  expect(optionName("mode", "rocketmen")).toBe(mode);
  expect(choiceName("mode", "battle", "rocketmen")).toBe(battle);
  expect(choiceName("variants", NAMED, "rocketmen", 2)).toBe(named);
  expect(choiceName("variants", "wind+dust", "rocketmen")).toBe("Sturm, dust");
  expect(optionName("fog_of_war", "rocketmen")).toBe("fog of war");
});
