import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beSomebody, command, get, newKey, Trouble } from "./api";
import { settings } from "./settings.svelte";
import { answering } from "./testing";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A command, with all the time in the world. */
async function sent(): Promise<unknown> {
  const done = command("/api/tables/t/commands", { do: "play" }).catch((trouble: unknown) => trouble);
  await vi.runAllTimersAsync();
  return done;
}

test("what is asked is asked in the reader's language, and bodies are JSON", async () => {
  const asked = answering({ body: { name: "Ada" } });
  settings.language = "de";
  await get("/api/me");
  await command("/api/tables", { game: "rocketmen" });

  expect(asked[0]).toMatchObject({ method: "GET", body: null, headers: { "accept-language": "de" } });
  expect(asked[0]?.headers).not.toHaveProperty("content-type");
  expect(asked[1]).toMatchObject({ method: "POST", body: { game: "rocketmen" }, headers: { "content-type": "application/json" } });
});

test("a refusal has the server's code, sentence and rule", async () => {
  answering({ status: 409, body: { error: "illegal", message: "One site at a time.", rule: "PR-5.2" } });

  await expect(get("/x")).rejects.toMatchObject({ code: "illegal", message: "One site at a time.", rule: "PR-5.2" });
});

test.each(["offline", "garbage"] as const)("%s is being offline", async (reply) => {
  answering(reply);

  await expect(get("/x")).rejects.toMatchObject({ code: "offline" });
});

test("a command without an answer is sent again with the same key, and done once", async () => {
  const asked = answering("offline", { status: 429, body: { error: "quick" } }, { body: { ok: true } });

  expect(await sent()).toEqual({ ok: true });
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ body }) => body?.key)).size).toBe(1);
});

test("a refusal is final", async () => {
  const asked = answering({ status: 409, body: { error: "late", message: "Look again." } });

  expect(await sent()).toMatchObject({ code: "late" });
  expect(asked).toHaveLength(1);
});

test("who is offline for long is told so", async () => {
  const asked = answering("offline");

  expect(await sent()).toBeInstanceOf(Trouble);
  expect(asked).toHaveLength(8);
});

test("no two keys are the same", () => {
  const keys = new Set(Array.from({ length: 500 }, newKey));

  expect(keys.size).toBe(500);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{24}$/);
});

test("who has a name keeps it, and a guest is made of who has none", async () => {
  expect(answering({ body: { name: "Ada" } }) && (await beSomebody("Bob"))).toBe("Ada");
  const asked = answering({ body: { name: null } }, { body: { name: "Bob 2" } });
  expect(await beSomebody("Bob")).toBe("Bob 2");
  expect(asked[1]).toMatchObject({ path: "/api/guests", body: { name: "Bob" } });
});
