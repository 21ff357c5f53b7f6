/** What unit tests put in place of a server: answers, sockets, catalogues. */

import { vi } from "vitest";
import type { Showing } from "./protocol";
import { settings, type Language } from "./settings.svelte";
import { texts } from "./texts.svelte";

export interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
  headers: Record<string, string>;
}

type Reply = { status?: number; body?: unknown } | "offline" | "garbage";

/** Answer requests one after the other, or each by a function; what was asked is noted. */
export function answering(...replies: Reply[] | [(asked: Asked) => unknown]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body, headers }: { method: string; body: string | null; headers: Record<string, string> }) => {
    const request = { method, path, body: body === null ? null : (JSON.parse(body) as Record<string, unknown>), headers };
    asked.push(request);
    const [first] = replies;
    if (typeof first === "function") return new Response(JSON.stringify(await first(request)));
    const reply = replies[Math.min(asked.length, replies.length) - 1] as Reply;
    if (reply === "offline") throw new TypeError("no network");
    if (reply === "garbage") return new Response("<html>");
    return new Response(JSON.stringify(reply.body ?? {}), { status: reply.status ?? 200 });
  });
  return asked;
}

const CATALOGUES = import.meta.glob<string>("../../../src/apogee/locale/*/*.ftl", { query: "?raw", import: "default" });

/** A catalogue of the project, as the server sends it. */
export async function catalogue(language: string, name: string): Promise<string> {
  return (await CATALOGUES[`../../../src/apogee/locale/${language}/${name}.ftl`]?.()) ?? "";
}

/** Have the page speak a language, with the texts of a game, the names of its components and its constants. */
export async function speaking(
  language: Language,
  game = "pocket-rockets",
  names: Record<string, string> = {},
  constants: Record<string, number> = {},
): Promise<void> {
  answering(async ({ path }) => {
    if (!path.endsWith(game)) return { messages: `${await catalogue(language, "apogee")}\n${await catalogue(language, "web")}` };
    return { title: game, messages: await catalogue(language, game), names, constants };
  });
  settings.language = language;
  await texts.of(game);
  await texts.speak(language);
}

/** A socket whose other end is the test. */
export class FakeSocket {
  static opened: FakeSocket[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1) as FakeSocket;
  }
}

/** A frame of a table with two seats, in which the first may act. */
export function frame(changes: Partial<Showing> & { table?: Partial<Showing["table"]> } = {}): Showing {
  const { table = {}, ...rest } = changes;
  return {
    type: "state",
    number: 0,
    since: 0,
    viewer: 0,
    is_host: true,
    muted: [],
    orders: {},
    events: [],
    view: {},
    goal: [],
    decision: 1,
    choices: ["move cw", "draw"],
    facts: [{ action: "move" }, { action: "draw" }],
    may_take_back: false,
    has_step: false,
    ...rest,
    table: {
      game: "pocket-rockets",
      name: "",
      seats: [
        { kind: "person", name: "Ada" },
        { kind: "bot", name: "greedy" },
      ],
      pending: [0],
      ...table,
    },
  } as unknown as Showing;
}
