import { expect, test } from "vitest";
import { botsAround, callMe, likelyName, myTables, openTable, openTables, ownTables, playAgain } from "./tables";
import { newName } from "./guests";
import { settings } from "./settings.svelte";
import { answering } from "./testing";

test("a table is opened with its options, and its first free seat taken", async () => {
  settings.name = "Ada";
  const asked = answering(({ path }) => (path === "/api/me" ? { name: "Ada" } : { ok: true, table: "t9" }));

  expect(await openTable({ game: "rocketmen", players: 3, bots: { 0: "greedy" }, options: { mode: "battle" } })).toBe("t9");
  expect(asked[1]?.body).toMatchObject({ game: "rocketmen", players: 3, bots: { 0: "greedy" }, options: { mode: "battle" }, is_public: true, clock: null });
  expect(asked[1]?.body).not.toHaveProperty("name");
  expect(asked[2]).toMatchObject({ path: "/api/tables/t9/commands", body: { do: "sit", seat: 1 } });
  expect(asked[2]?.body?.entropy).toMatch(/^[0-9a-f]{32}$/);
});

test("bots sit around the first seat", () => {
  expect(botsAround(3, "greedy")).toEqual({ 1: "greedy", 2: "greedy" });
  expect(botsAround(1, "greedy")).toEqual({});
});

test("another match keeps one's seat, also where it cannot be taken any more", async () => {
  const asked = answering({ status: 409, body: { error: "seat-taken" } });

  expect(await playAgain("t1", "t2", 1)).toBe("t2");
  expect(asked[0]).toMatchObject({ path: "/api/tables/t2/commands", body: { do: "sit", seat: 1 } });
});

test("who is called otherwise is renamed once, and the name is kept", async () => {
  settings.name = "";
  const asked = answering({ body: { name: "Ada" } }, { body: { name: "Grace" } });

  expect(await callMe("Grace")).toBe("Grace");
  expect(asked[1]).toMatchObject({ method: "PUT", path: "/api/me", body: { name: "Grace" } });
  expect(likelyName()).toBe("Grace");
});

test("a guest's name is one that nobody at the table has", () => {
  const used = new Set<string>();
  for (let number = 0; number < 16; number += 1) used.add(newName([...used]));

  expect(used.size).toBe(16);
  expect(used).toContain(newName([...used]));
});

const line = (id: string, status: string, changed_at = 0): Record<string, unknown> => ({ id, status, changed_at });

test("tables that one can join come first", async () => {
  answering({ body: { tables: [line("a", "running"), line("b", "open"), line("c", "running")] } });

  expect((await openTables()).map(({ id }) => id)).toEqual(["b", "a", "c"]);
});

test("older tables of one's own are asked for from the oldest that was listed", async () => {
  const tables = Array.from({ length: 100 }, (_, place) => line(`t${place}`, place === 99 ? "closed" : "finished", 500 - place));
  const asked = answering(({ path }) => ({ tables: path.includes("before") ? [line("first", "finished", 3)] : tables }));
  const newest = await ownTables();
  const older = await ownTables(newest.oldest);

  expect(newest.tables.length).toBe(99);
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables?mine=true", "/api/tables?mine=true&before=401"]);
  expect([older.tables.map(({ id }) => id), older.oldest]).toEqual([["first"], null]);
});

test("of one's own tables those that run come first and say whose turn it is; each change is looked at once", async () => {
  const tables = [line("done", "finished", 9), line("shut", "closed"), line("new", "open", 5), line("old", "open", 2), line("runs", "running", 1)];
  const asked = answering(({ path }) => (path.includes("mine") ? { tables } : { viewer: 1, table: { pending: [1] } }));
  const found = await myTables();
  await myTables();

  expect(found.map(({ id }) => id)).toEqual(["runs", "new", "old", "done"]);
  expect(found[0]).toMatchObject({ isSeated: true, isAsked: true });
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables?mine=true", "/api/tables/runs", "/api/tables?mine=true"]);
});
